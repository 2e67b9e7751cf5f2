## Avalon in three minutes. Short sentences: a test counts their words.

rules-avalon-aim = Who can be trusted?
    .text = Good and Evil sit at one round table, and nobody can tell them apart. Good wants three quests to succeed. Evil wants three quests to fail, and hides among you.
rules-avalon-deal = A secret role
    .text = Everyone gets a role and keeps it secret. The minions of Evil see each other. Merlin sees them too. A Loyal Servant sees nothing, and has to think. Evil is the smaller side, but it knows more.
rules-avalon-team = The { avalon-leader } names a team
    .text = The { avalon-leader } chooses who goes on the quest. The board says how many. Discuss it first: who should go, and why? If the team is rejected, or the quest is over, the next player leads.
rules-avalon-vote = All of you vote
    .text = Everyone votes on the team, in secret, and then all votes are shown. More than half must approve: a tie is not enough. Remember the votes, because each one says something about the player. Who wanted this team, and who feared it?
rules-avalon-rejections = Five teams at most
    .text = After each rejected team the lead passes on. If a fifth team in a row is rejected, Evil wins on the spot. So Good must accept the fifth.
rules-avalon-quest = The quest
    .text = Each member of the team plays one card, face down. Good must play Success. Evil may play Success or Fail. The cards are mixed, then shown. A single Fail and the quest fails. With seven or more players, the fourth quest takes two.
rules-avalon-assassin = The last word
    .text = If three quests fail, Evil wins. If three succeed, the Assassin has one guess: who is Merlin? If the guess is right, Evil wins after all. So Merlin must help, and nobody may notice.
rules-avalon-say = Say what you like
    .text = You may tell the truth or lie. Only your card you never show. Look for what cannot lie: teams, votes, and Fails. When a quest of three fails, at least one of the three is Evil. That is where you begin.
rules-avalon-numbers = How many go
rules-avalon-players = Players
rules-avalon-two-fails = * This quest takes two Fails.
