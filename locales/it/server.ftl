# Why the server itself refuses a command.

server-fault = Il server ha un problema. Non è stato fatto nulla: riprova tra un momento.
server-malformed = Il server non capisce questo comando. Ricarica la pagina.
server-not-yours = Può giocare solo chi siede a questa partita.
