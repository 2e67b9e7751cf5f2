# What `camlann doctor` says: what it found on a machine, and what to do.

doctor-sign-fine = ok
doctor-sign-advice = hint
doctor-sign-wrong = WRONG
doctor-end = { $wrong ->
    [0] Nothing stops this server.
    [one] One thing is wrong. Mend it and run camlann doctor again.
   *[other] { $wrong } things are wrong. Mend them and run camlann doctor again.
}

## The machine

doctor-python = Python { $version }.
doctor-no-page = The page for browsers was not built. Install a release, or run scripts/web build in a checkout. For programs alone, start with { $flag }.
doctor-no-uvloop = uvloop is not installed, so the server is slower. Install it: python3 -m pip install uvloop
doctor-capacity = { $cores } cores and { $memory } MB of memory: enough for about { $players } players at a time.
doctor-few-files = A process may open only { $limit } files, enough for { $people } people. Raise the limit to { $wanted }: ulimit -n { $wanted }
doctor-bots = Bots think in { $workers } processes.
doctor-easy-bots = All bots are easy. For strong ones set --bot-workers to 1 or more.
doctor-folder = The folder { $path } can be written.
doctor-folder-will-be-made = The folder { $path } will be made.
doctor-folder-cannot-be-made = The folder { $path } cannot be made: { $parent } cannot be written. Choose another with --data.
doctor-folder-is-a-file = { $path } is a file. Choose a folder with --data.
doctor-folder-not-writable = The folder { $path } cannot be written. Give this user the right to, or choose another with --data.
doctor-folder-in-use = Another camlann serve is running in the folder { $path }. Stop it first, or choose another folder with --data.
doctor-no-server-here = There is no server in the folder { $path }. Name the folder of camlann serve with --data. To make a new server, run camlann serve.
doctor-disk = { $free } MB are free on the disk.
doctor-disk-full = Only { $free } MB are free where { $path } is. Make room: { $wanted } MB are the least.

## The store and its key

doctor-store = The store { $store } can be read.
doctor-store-will-be-made = The store { $path } will be made.
doctor-store-unknown = There is no such store. Use sqlite:PATH or postgresql://…
doctor-store-not-shared = An SQLite file serves one process. For gates and keepers in several processes use PostgreSQL: --store postgresql://…
doctor-store-unreachable = PostgreSQL cannot be reached ({ $error }). Start it, and compare the address, the user and the password.
doctor-store-read-only = PostgreSQL only allows reading (default_transaction_read_only). No move could be kept; switch it off.
doctor-store-forgets = PostgreSQL runs with fsync off: a power cut would lose moves. Switch it on.
doctor-connections = PostgreSQL allows { $limit } connections: enough for { $processes } gates and keepers together.
doctor-few-connections = PostgreSQL allows { $limit } connections, and { $used } are in use. Each gate and each keeper opens up to { $each }. Set max_connections to { $wanted }: that is enough for { $more } more of them.
doctor-store-broken = { $path } is damaged, or is no database. Restore it from a backup.
doctor-schema-will-be-made = The database is empty. Its tables will be made at the first start.
doctor-schema-newer = A newer Camlann made this store (its schema is { $theirs }, ours is { $ours }). Install that version.
doctor-schema-older = The store is older than this Camlann. { $missing ->
    [one] One migration runs
   *[other] { $missing } migrations run
} at the next start; games go on. Make a backup first.
doctor-clock = The clocks of this machine and of PostgreSQL differ by { $seconds } seconds. Set them by NTP.
doctor-key = The key { $path } can be read.
doctor-key-will-be-made = The key { $path } will be made. Keep a copy of it in a safe place.
doctor-key-missing = The key { $path } is missing, and without it no running game can be read. Copy it back from where you keep it, or make the first one with camlann keys.
doctor-key-unreadable = The key { $path } cannot be read. Give this user the right to read it.
doctor-key-broken = { $path } holds no key. Copy it back from where you keep it.
doctor-key-open-to-others = Others on this machine can read the key { $path }. Close it: chmod 600 { $path }
doctor-key-of-another-store = The key { $path } does not belong to this store: it opens none of its games. Look for the right one.
doctor-key-of-gates = { $path } holds only the part of the keys that gates have. A keeper needs the whole key file, which camlann keys made.
doctor-key-of-keepers = { $path } holds the whole keys, with which games can be read. Give gates only their part: camlann keys --of { $path } FILE
doctor-file-unreadable = { $path } cannot be read ({ $error }). Name the right file with { $flag }, and give this user the right to read it.
doctor-erased-not-writable = The list of erased people { $path } cannot be written, and nobody could erase their account. Make its folder, and give this user the right to write there.
doctor-no-erased-list = No list of erased people is named, and a restore would bring them back. Set --erased at every gate to a file on another disk than the store. If that is meant, say --erased none.
doctor-no-owner = No owner is named, and nobody can appoint moderators. camlann owner makes one; set CAMLANN_OWNER to the person_id it prints.

## The network

doctor-bus = NATS answers.
doctor-bus-unknown = There is no such bus. Use nats://host:port or tls://host:port
doctor-bus-unreachable = NATS cannot be reached ({ $error }). Start it, and compare the address.
doctor-port = The port { $port } is free.
doctor-port-is-ours = A Camlann is running on the port { $port }. To have its proxy tried, stop it first.
doctor-port-taken = Another program uses the port { $port }. Stop it, or choose another port with { $flag }.
doctor-port-not-allowed = This user may not open the port { $port }. Choose one above 1023 with { $flag }, behind a web server.
doctor-no-such-host = This machine has no address { $host }. Choose another with { $flag }; 0.0.0.0 stands for all of them.
doctor-url = { $url } leads here.
doctor-url-unreachable = { $url } cannot be reached ({ $error }). Look at the proxy, the name in DNS and the firewall.
doctor-url-elsewhere = { $url } answers, but leads somewhere else. Let the proxy pass everything to this port.
doctor-certificate = Browsers will not accept the certificate of { $name }: { $reason }. Renew it.
doctor-certificate-ends = The certificate of { $name } is valid for only { $days } more days. Renew it.
doctor-proxy-host = The proxy changes the name of the server: { $host } came instead of { $wanted }. Let it pass the Host header.
doctor-proxy-silent = The proxy does not send people’s addresses. Let it set X-Forwarded-For, or leave out --proxy.
doctor-proxy-unknown = A proxy sends people’s addresses, and the server does not look at them: all seem to be one person. Use --proxy yes.
doctor-proxy-no-sockets = The proxy does not let WebSockets through, and nobody could play. Let it pass Upgrade and Connection.
doctor-no-https = People at { $url } play without encryption. Use HTTPS if they are not in your own network.
doctor-push = Push messages can be sent.
doctor-push-without-https = Push messages need HTTPS. Set --url to an https address, or --push no.
