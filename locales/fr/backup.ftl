# Ce que disent `camlann backup` et `camlann restore`.

backup-done = La sauvegarde est dans { $path } : { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}, { $megabytes } Mo.
backup-keys-are = Elle ne peut être lue qu’avec les clés de { $path }. Gardez-les ailleurs.
backup-restored = Le stockage est restauré : { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}. { $erased ->
    [0] Personne n’a dû être effacé de nouveau.
    [one] Un identifiant a été effacé de nouveau.
   *[other] { $erased } identifiants ont été effacés de nouveau.
} Démarrez le serveur.

## Pourquoi rien n’a été fait

backup-no-store = Le stockage { $path } n’existe pas. Indiquez le dossier du serveur avec --data, ou le stockage avec --store.
backup-no-such-store = Un tel stockage n’existe pas. Utilisez sqlite:PATH ou postgresql://…
backup-store-unknown = Le stockage ne peut pas être lu : il est abîmé, ou aucune version publiée de Camlann ne l’a fait.
backup-store-unreachable = PostgreSQL est injoignable ({ $error }). Démarrez-le, et vérifiez l’adresse, l’utilisateur et le mot de passe.
backup-schema-newer = Un Camlann plus récent a fait ceci (son schéma est { $theirs }, le nôtre { $ours }). Installez cette version.
backup-format-newer = Un Camlann plus récent a fait cette sauvegarde. Installez cette version.
backup-no-keys = { $path } ne contient pas de clés. Indiquez le fichier des clés.
backup-keys-of-another-store = Les clés de { $path } ne sont pas celles de ce stockage : elles n’ouvrent aucune de ses parties. Cherchez les bonnes.
backup-keys-inside = { $path } est dans la sauvegarde. Qui trouve les deux peut tout lire : choisissez un autre endroit pour les clés.
backup-keys-differ = { $path } contient d’autres clés et n’a pas été changé. Choisissez un autre endroit.
backup-folder-exists = { $path } existe déjà. Choisissez un nouveau dossier.
backup-left-unfinished = Une sauvegarde précédente n’a pas été finie. Supprimez { $path } et réessayez.
backup-file-failed = Un fichier n’a pas pu être écrit ou lu ({ $error }) : { $path }
backup-missing = La sauvegarde { $path } n’existe pas.
backup-unfinished = La sauvegarde { $path } n’a jamais été finie. Prenez-en une autre.
backup-damaged = { $path } est abîmé ou a été modifié. Rien n’a été restauré ; prenez une autre sauvegarde.
backup-other-keys = Ces clés ne sont pas celles de la sauvegarde { $path }. Cherchez celles du serveur qui l’a faite.
backup-store-not-empty = Le stockage n’est pas vide : { $path }. On ne restaure que dans un stockage vide ; déplacez-le d’abord.
backup-store-in-use = Des gates ou des keepers sont connectés à cette base de données. Arrêtez-les tous d’abord.
backup-who-was-erased = Qui a été effacé depuis la sauvegarde doit l’être de nouveau. Indiquez la liste avec --erased (camlann.erased du serveur perdu), ou dites --erased none s’il n’y a personne.
backup-not-a-list = { $path } n’est pas une liste de personnes effacées.
