# What the command line says about itself (`camlann --help`), and what a server prints when it starts.
# Words to be typed stay as they are: flags, file names, values such as known_pair.

cli-usage = usage:
cli-about = games of hidden loyalty
cli-title-positional-arguments = arguments
cli-title-options = options
cli-title-commands = commands
cli-title-settings = settings
    .about = each also as a variable: --url as CAMLANN_URL
cli-needs = camlann { $command } needs { $package }, which is not installed. Try:

## Commands

cli-command-play = play a game in this terminal
cli-command-replay = step through a record
cli-command-verify = verify the deal and the dice of a record
cli-command-narrator = write a page that reads the script of the reveal aloud, for a game with cards
cli-command-serve = run a server on this machine
cli-command-doctor = look for what would stop a server on this machine, and say what to do
cli-command-owner = make a sign-in link for the owner of the server
cli-command-admin = list or withdraw links that make somebody a moderator
cli-command-admin-links = list the links that still work
cli-command-admin-withdraw = withdraw a link before anybody uses it
cli-command-gate = run a gate: holds connections (many machines)
cli-command-keep = run a keeper: owns tables (many machines)
cli-command-keys = make the key file that keepers share
cli-command-tidy = delete data whose retention period is over
cli-command-backup = copy the store while games run; the keys go elsewhere
cli-command-restore = make an empty store again from a backup and its keys
cli-command-bots = run the bots (many machines)
cli-command-bench = benchmark the rules, or count the bytes of frames
cli-command-arena = let bots play against each other
cli-command-arena-duel = two bots, each on both sides
cli-command-arena-ladder = each level against the one below it
cli-command-arena-strength = every duel of docs/bots.md, for hours; it can be stopped
cli-command-arena-camelot = one bot in all seats, for the game in which most play together

## Flags of several commands

cli-flag-help = show this help and exit
cli-flag-version = show the version and exit
cli-flag-language = language of the output (default: that of your system, or English)
cli-flag-names = the players’ names, clockwise
cli-flag-data = folder of the database and the key (default: { $default }); or the variable CAMLANN_DATA
cli-flag-store = postgresql://…, if you use PostgreSQL; or the variable CAMLANN_STORE
cli-flag-bus = nats://… or tls://…; or the variable CAMLANN_BUS
cli-flag-host = address to listen on (default: all addresses of this machine); or the variable CAMLANN_HOST
cli-flag-port = port to listen on (default: { $default }; 0: any); or the variable CAMLANN_PORT
cli-flag-no-page = start although the page was not built: programs can play, browsers cannot
cli-flag-health-port = serve health checks and metrics on this port
cli-flag-health-host = address of the health port (default: this machine only)

## Flags of one command

cli-play-game = which game (default: { $default })
cli-play-seats = number of seats (default: the number of names, or 5)
cli-play-seat = your seat: a number from 0, or a name (default: { $default })
cli-play-hot = hot seats: seats of people who share this screen, such as 0,2; all: every seat; none: watch bots play
cli-play-bots = how well the bots in the other seats play, where the game has such bots (default: { $default })
cli-play-preset = a preset: first_game, classic, everything; it, fr, fa: as in that language’s box
cli-play-narrate = show the narration to read aloud before the players look at their roles
cli-play-set = set any other option of the game
cli-play-seed = seed of the deal; anybody who knows it knows the deal
cli-play-save = save a record of the game
cli-replay-file = a record saved with --save or downloaded
cli-replay-viewer = show the game as this seat saw it (default: as a spectator)
cli-replay-text = print the whole transcript at once
cli-verify-file = { cli-replay-file }
cli-verify-receipt = the receipt that your device kept of the deal, as JSON
cli-narrator-file = the file (default: { $default })
cli-narrator-language = language it begins with; it has all (default: that of your system, or English)
cli-bench-what = what to measure
cli-bench-rounds = rounds; the result is their median
cli-bench-games = games per round
cli-arena-a = random, rules, logic, bayes; naive or observing for reference; your own as MODULE:CLASS
cli-arena-b = its opponent
cli-arena-bot = rules or random, or your own as MODULE:CLASS (default: { $default })
cli-arena-games = games of a duel, half of them with sides exchanged
cli-arena-camelot-games = number of games
cli-arena-seats = number of seats (default: { $default })
cli-arena-modules = roles and modules beyond the first game
cli-arena-traitors = how many Traitors there may be (default: { $default })
cli-arena-expansion = with Merlin’s Company
cli-arena-seed = seed of the deals (default: { $default })
cli-arena-keep = keep the results there, and go on where an earlier run stopped
cli-arena-show = play nothing, print what was played so far
cli-arena-jobs = processes that play at the same time (default: { $default })
cli-arena-json = print the figures as JSON
cli-gate-store = postgresql://… or sqlite:PATH; or the variable CAMLANN_STORE
cli-gate-host = address to listen on (default: this machine only); or the variable CAMLANN_HOST
cli-gate-bots-key = file with the secret shared with the bots
cli-gate-people-keys = made by `camlann keys --of`; without it: no notes, no reports
cli-keep-store = { cli-gate-store }
cli-keep-keys = the key file (camlann keys)
cli-bots-at = the gates’ addresses, such as http://host:8080
cli-bots-bots-key = file with the secret shared with the gates
cli-admin-withdraw-id = the id that `camlann admin links` prints; all: every link
cli-keys-file = where to write the key
cli-keys-of = no new key: write the part of this key file that gates need for notes and reports
cli-doctor-bus = nats://…, if you use NATS; or the variable CAMLANN_BUS
cli-doctor-keys = the key file, if it is not in the folder
cli-backup-folder = where to write the backup; a new folder
cli-backup-keys-of = the key file, if it is not in the folder of --data
cli-backup-keys = copy the keys there, apart from the backup
cli-restore-folder = a backup made by camlann backup
cli-restore-keys = the keys it belongs to
cli-restore-erased = the list of who was erased (camlann.erased), which may be repeated; none: nobody was

## Flags of the games

cli-avalon-roles = roles on top of those of the table: { $values }
cli-avalon-lady = play with the Lady of the Lake
cli-avalon-excalibur = play with Excalibur
cli-avalon-plot = play with plot cards
cli-avalon-lancelot = play with both Lancelots: { $values }
cli-avalon-discussion = the discussion before the vote: { $values }
cli-avalon-quest-order = order of the quests: { $values }
cli-shadows-expansion = play with Merlin’s Company
cli-shadows-squires = begin as squires, and win the coat of arms
cli-shadows-traitors = how many Traitors there may be: { $values }

## Settings; docs/hosting.md has them too

cli-settings-name = the server’s name, shown on its pages
cli-settings-url = the address people use, if it is not this machine’s own: `https://…`
cli-settings-cell = the cell that this server is, of several installations: its tables’ addresses begin with it, such as `/t/c7-…`
cli-settings-lan-name = without `--url`: more names of this machine, besides its host name and addresses
cli-settings-proxy = whether a proxy in front sends people’s addresses in `X-Forwarded-For`
cli-settings-opens = who may open a table: `anyone`; the `club`, with its link; or the `hosts` listed
cli-settings-club = the secret in the club’s link, at least 16 characters; `serve` makes one by itself
cli-settings-hosts = who may open tables besides the owner: `person_id`s, separated by commas
cli-settings-owner = the owner’s `person_id`; `serve` finds it in its folder
cli-settings-moderators = who decides about reports besides the owner: `person_id`s, separated by commas
cli-settings-contact = contact for this server, `mailto:…` or `https://…`: shown in `security.txt`
cli-settings-erased = the file that lists who was erased, for `camlann restore`; `serve` has its own; a gate over PostgreSQL needs it, or `none`
cli-settings-open-tables = whether tables may be listed publicly
cli-settings-chat = whether people may write texts in chat
cli-settings-bots = whether bots may play
cli-settings-bot-workers = how many processes may think for bots; 0: all bots are easy
cli-settings-spectators = whether spectators are allowed
cli-settings-push = whether people may be told by their browsers’ push services that a slow game or a guest waits; `loopback`: for tests, also by a push service on this machine
cli-settings-animation-scale = how long reveals and bots’ pauses last: 1 is normal, 0.5 is half
cli-settings-tables = how many tables may be opened in a day, per gate
cli-settings-tables-per-person = how many of them by one person
cli-settings-people = how many devices may be connected at a time, per gate

## What is wrong with a setting

setting-yes-or-no = { $variable }, or { $flag }, must be yes or no, not { $text }.
setting-number = { $variable }, or { $flag }, must be a number, not { $text }.
setting-one-of = { $variable }, or { $flag }, must be one of { $values }, not { $text }.
setting-refused = { $variable }, or { $flag }, cannot be { $text }: { $error }.
setting-url = { $variable } must be an address without a path, such as https://games.example.org.
setting-cell = { $variable } must be a short name such as c7 (a to z, then at most seven of a to z and 0 to 9), not { $text }.
setting-club = { $variable } is too short and could be guessed: use at least 16 characters.
setting-people = { $variables } take person_ids: 32 hexadecimal digits.
setting-contact = { $variable } must begin with mailto: or https://.
setting-lan-name = { $variable } must be a name such as games.home.arpa, without a port, not { $text }.

## What the commands of a server print

serve-address = Camlann is at { $url }
serve-alone = Only this machine can reach it. For phones on your network, leave out --host.
serve-phones = On a phone in the same network, open { $url }
serve-here = On this machine, open { $url }
serve-url = Everybody opens { $url }
serve-listens = It listens at { $url }
serve-stop = Ctrl-C stops the server. Games are kept in { $path }.
serve-club = Link for club members, who may open tables: { $url }
serve-owner = Your link as the owner. Open it once, and share it with nobody: { $url }
owner-id = The owner’s person_id is { $person-id }
owner-set = Set { $variable }={ $person-id } for every gate, and start the gates again.
admin-link = { $id } works until { $until }
admin-no-links = There is no link for a new moderator that still works.
admin-withdrawn = The link { $id } was withdrawn.
admin-no-link = There is no link { $id }: it was used, has expired or was withdrawn.
admin-no-store = There is no database { $path }. Name the folder of the server with --data, or its store with --store.
admin-unreachable = The store cannot be reached. Check its address, and that it runs.
keys-exist = { $path } exists already and was not changed.
keys-not-written = { $path } cannot be written ({ $error }). Make its folder, and give this user the right to write there.
keys-of-people = { $path } holds the keys that gates need for notes and reports. No game can be read with them.
keys-made = { $path } holds a new key. Without it no running game can be read: keep a copy in a safe place.
cli-narrator-written = { $path }: open it in a browser. It needs no network.
cli-narrator-not-built = The page was not built. In a checkout, run scripts/web first.
