## Avalon in three minutes. Short sentences: a test counts their words.

rules-avalon-aim = Who can be trusted?
    .text = Good and Evil sit at one round table, and nobody can tell them apart. Good wants three quests to succeed. Evil wants three quests to fail, and hides among you.
rules-avalon-deal = A secret role
    .text = Everyone gets a role and keeps it secret. The Minions of Mordred see each other. Merlin sees them too. A Loyal Servant sees nothing, and has to think. Evil is the smaller side, but it knows more.
rules-avalon-team = The { avalon-leader } names a team
    .text = The { avalon-leader } chooses who goes on the quest. The board says how many. Discuss it first: who should go, and why? If the team is rejected, or the quest is over, the next player leads.
rules-avalon-vote = All of you vote
    .text = Everyone votes on the team, in secret, and then all votes are shown. More than half must approve: a tie is not enough. Remember the votes, because each one says something about the player. Who wanted this team, and who feared it? Rejecting does not make you Evil. Practised groups often vote three times or more before a team goes. Ask why somebody approves: perhaps Evil is on the team.
rules-avalon-rejections = Five teams at most
    .text = After each rejected team { avalon-leader.lead } passes on. If a fifth team in a row is rejected, Evil wins on the spot. So Good must accept the fifth.
rules-avalon-quest = The quest
    .text = Each member of the team plays one card, face down. Good must play Success. Evil may play Success or Fail. The cards are mixed, then shown. A single Fail and the quest fails. With seven or more players, the fourth quest takes two.
rules-avalon-assassin = The last word
    .text = If three quests fail, Evil wins. If three succeed, the Assassin has one guess: who is Merlin? If the guess is right, Evil wins after all. So Merlin must help, and nobody may notice.
rules-avalon-say = Say what you like
    .text = You may tell the truth or lie. Never show your card. Look for what cannot lie: teams, votes, and Fails. When a quest of three fails, at least one of the three is Evil. That is where you begin.
rules-avalon-numbers = How many go
rules-avalon-players = Players
rules-avalon-two-fails = * This quest takes two Fails.

## The parts of the game: what is played, and an example for each that is hard to imagine

rules-avalon-part-quests = Where the { avalon-leader } chooses the quest, its number is chosen with the team.
    .example = Seven play, and two quests are over. Elaine leads and takes the fourth quest: its team is larger, but it needs two Fails. Gareth would rather have the third, where a single Fail shows more.
rules-avalon-part-lady = She begins at the right of the first { avalon-leader } and is used three times: after the second, the third and the fourth quest.
    .example = Gareth looks at Elaine and says that she is Evil. Now Elaine has the Lady. She looks at Lucan, and says that he is Good. Whoever believes Gareth trusts neither her nor her word.
rules-avalon-part-excalibur = The { avalon-leader } gives the sword to another member of the team. When all cards have been played, its bearer may exchange one member’s card, and alone sees which one it was.
    .example = Lucan leads and gives Elaine the sword. Gareth plays Success. Elaine mistrusts him and exchanges his card: now it is a Fail. She alone has seen that it was a Success.
rules-avalon-part-lancelot = The hidden deck has three cards without a change and two switches. One is turned each round from the third on, so at most three are seen. Open cards are known from the start.
    .example = Five cards lie open, and the second and the fourth are switches. Tristan began as the Evil Lancelot: in the second round he is Good and plays Success. From the fourth on he is Evil again, and must play Fail.
