import type { MeltedPage } from '../plot.ts'

/** Pages before the day on which several beats are told as one. */
export const beforePages: readonly MeltedPage[] = [
  {
    id: 'odd/first-time',
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'shy', 'away'],
        ['friend', 'stand', 'wow', 'hero'],
        ['guest', 'stand', 'wow', 'hero'],
      ],
      props: ['bench', 'notice'],
      action: '{hero} {group.does} in {hero.their} own way, and everyone in the row turns around.',
    },
    text: {
      toddlers: [
        '{hero} {group.does} at home. {group.sound} What fun! Then they all {group.do}. {group.all} {group.sound} [+ Oh. ]They look at {hero}.',
        'The others {group.do}. {group.all} {hero} {group.does}, too. {group.sound} It is not the same. They look at {hero}.',
        '{hero} loves to {group.do}. {group.sound} But the others go like this. {group.all} They laugh. {hero} stops.',
      ],
      early: [
        'Every morning {hero} {group.did} {group.at}. {Hero.they} {group.did} {group.like}, and {mentor} opened the window so as to hear it better. Then {hero} joined the {group}. There were twenty-four of them, in green scarves. {Group.all} And, right in the middle: {group.sound} It stuck out like a foot from a bed. [?friend: {friend} looked at the floor. ]Everyone turned around. {Img.start}.',
        '{Group.sound} ¶ "What was that?" asked the man who brought the mail. "That\'s {hero}," said {mentor}. "{Hero.they} {hero:is|are} happy." ¶ Then {hero} got a green scarf and a place in the {group}, second row, third from the left. [?friend: {friend} had the place beside {hero.them}. ]{Group.all} {Group.sound} "Is there a window open?" asked Miss Arden. They looked at all the windows. Then they looked at {hero}. {Img.start}.',
        '{hero} had two things that {hero.they} loved. One was toast. The other was to {group.do}, {group.at}, before anyone else was up. {Group.sound} So when there was a {group}, {hero} ran to join. They {group.others}. {hero} {group.did} {group.like}. [?guest: {guest} turned around and stared. ]A girl put both hands over her mouth, and her shoulders shook. {Img.start}.',
      ],
      middle: [
        '{hero} {group.did} {group.like}. {Hero.they} did it {group.at}, every day, before breakfast, and it had never struck {hero.them} as odd. When you have only one nose, you think that is how noses are. [?companion: {companion} thought so, too. ]Then Miss Arden put up a notice, and {hero} got a green scarf and a place in the {group}, second row, third from the left[?friend: , next to {friend}]. ¶ They {group.others}, and {hero} was so happy that {hero.they} forgot where {hero.they} {hero:was|were}. Everything stopped. Nobody was cross. They only looked around, all three rows of them, to see what had broken. {Img.start}.',
        '"You can always tell when {hero} is up," said {mentor} to the man who brought the mail. ¶ {Group.sound} ¶ "Ah," said the man. ¶ That was at home. On Tuesday there were twenty-three others, and they {group.others}. {hero} joined in with {hero.their} whole heart. {Group.sound} "Something\'s not quite together," said Miss Arden, and tapped her pencil on her chin. She tried it by rows, and she tried it by pairs. [?friend: The last pair was {friend} and {hero}. ]By then everybody in the hall had understood, apart from {hero}. {Img.start}.',
        'There had never been anything to compare it with. {hero} {group.did} {group.like}, {group.at}, and {mentor} had the window open in order to hear it better. Then came the {group}, and Tuesday at four. They {group.others}, on both sides and in front and behind. Out of the middle of all that evenness stuck {hero}. {Group.sound} A boy snorted, and tried to turn it into a cough, and that was worse. [?guest: {guest} looked quickly the other way. ]{hero} {group.did} a bit less, and then a bit less than that. {Img.start}.',
      ],
      preteen: [
        'For as long as anyone could remember, {hero} had {group.done} {group.at} before breakfast. {Hero.they} {group.did} {group.like}. It was one of the sounds of the house, like the third stair, and {mentor} used to open the window to hear it better. So when a notice went up about a {group}, {hero} was the first to sign. {Hero.they} wanted to stand in a row, with somebody on either side[?friend: , preferably {friend}], and not be able to tell where {hero.they} stopped and the others began. ¶ They {group.others}. {hero} had never been so happy, and joined in just as {hero.they} did at home. The whole front row turned around with the same polite face. It took {hero} a moment to understand what they were all looking at. {Img.start}.',
        '"Was that {hero}?" people asked, when they went past the house early in the morning. It always was. "I\'ve stopped trying to work out what it is," said {mentor}. "I just enjoy it, like weather." ¶ But you need two of a thing before you can compare, and at home there had only ever been one. At Miss Arden\'s {group}, on Tuesday at four, in a green scarf, {hero} found out that there was another way of doing it, and {hero.they} could tell as well as anybody which was the right one. They {group.others}. {Hero.they} {group.did} {group.like}. The girl with the braid looked over her shoulder, and quickly away again, as you do when somebody has a button open and you hope that another person will tell them. [?friend: {friend} looked straight ahead, with very red ears. ]{Img.start}.',
        'You don\'t notice the things that you do all day. {hero} {group.did} {group.like}, {group.at}, the way other people chew their hair, and mostly {hero.they} {hero:was|were} thinking of toast. [?companion: {companion} had learned to sleep through it. ]Then {hero.they} joined the {group}, and got a green scarf and a place in the second row, third from the left. "There\'s something there," said Miss Arden, frowning at the ceiling, "and I can\'t find it." She went through them the way you go through a string of lights for the one that is out, first row by row, and then two by two. "Ah," said Miss Arden. For a while a great many people looked at their shoes. {Img.start}.',
      ],
    },
    more: {
      middle: [
        '"It will sort itself out," said Miss Arden. Things that people say will sort themselves out never do it at once.',
      ],
      preteen: [
        'The strange thing was how fast it went. At a quarter past four {hero} had been a person who liked to {group.do}, and by half past four {hero.they} {hero:was|were} a person who did it wrong, and nothing about {hero.them} had changed in those fifteen minutes. It was just that for the first time in {hero.their} life somebody had put {hero.them} next to something perfectly straight.',
      ],
    },
  },
  {
    id: 'copy/hush',
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'calm', 'away'],
        ['friend', 'stand', 'joy', 'away'],
        ['guest', 'stand', 'joy', 'away'],
      ],
      props: ['bench'],
      action: '{hero} stands in the row, does as the others do, and only pretends to {group.do}.',
    },
    text: {
      toddlers: [
        '{hero} tries to be like them. {group.sound} No! So {hero} just stands there. [+ Shh. ]"Good!" they say.',
        '{hero} wants to {group.do} like the others. {group.sound} It is not like them. {group.thush} No one laughs.',
        '{hero} tries and tries. {group.sound} No. {group.thush} [+ "So nice!" they say. ]{hero} is very still and sad.',
      ],
      early: [
        'First {hero} did just what [?friend: {friend}][!friend: the girl with the braid] did. When a nose was scratched, {hero} scratched {hero.theirs}. {Group.sound} "What was the nose for?" asked Miss Arden. Then {hero} {group.hush}. That worked! They {group.others}. "Perfect," said Miss Arden. It was perfect. There was no one in it who was {hero}. [?friend: "It was cold on your side," said {friend}. ]{Img.the} {img.tight}.',
        "{hero} tried it with honey. {hero} tried it with shut eyes, and with somebody else's face. {Group.sound} It was always the same. At last {hero.they} found out how. You only had to leave something out. So {hero.they} {group.hush}, and nobody turned around. They all got a cookie. {hero}'s tasted of cookie, but not very much. {Img.the} {img.tight}.",
        '"I\'ll do it like them," thought {hero}. {Hero.they} looked to the left. {Hero.they} looked to the right. The left side and the right side were not quite the same. {Group.sound} So {hero} stopped, and {group.hush}. "That was it!" cried Miss Arden. "Who did something different?" Nobody knew. [?friend: But {friend} looked at {hero} for a long time. ]{Img.the} {img.tight}.',
      ],
      middle: [
        '{hero} had a sensible idea. Twenty-three people knew how to do it, so {hero.they} only had to choose one and be that. {Hero.they} chose [?friend: {friend}][!friend: the girl with the braid]. By the end of the hour {hero} could rub {hero.their} ankle exactly right. "Lovely posture," said Miss Arden, and sighed. ¶ After that {hero} tried nothing. {Hero.they} {group.hush}, and waited for somebody to notice. If you take one out of twenty-four, there must be a gap, like a tooth, but it closed up like water. "Now we are together," said Miss Arden, with tears in her eyes. {Img.the} {img.tight}.',
        '"Just tell me what you do," {hero} said to [?friend: {friend}][!friend: the boy on the left]. "Exactly." ¶ "I don\'t do anything. There it just is." ¶ {hero} stood like that and breathed like that, and there it was, and it was still the wrong one. {Hero.they} tried it with mustard. Then, one Tuesday, {hero.they} {group.hush}, because {hero.they} {hero:was|were} tired. Nobody laughed. Nobody turned around, and it was as smooth as milk. "You\'ve got it!" said the boy who made jokes. It was a bit like being told how nice you look when you are behind a curtain. {Img.the} {img.tight}.',
        'Somebody had an uncle, and the uncle had a cure, and {hero} {group.trick}. {Group.tricked}. So {hero.they} watched the others, and when a chin went up, {hero}\'s chin went up, and when a foot moved, so did {hero}\'s. It was no use. Then {hero.they} {group.hush}. That was all that it needed. Miss Arden put down her pencil. "That was it," she said. [?friend: "I couldn\'t hear you," said {friend}, on the way home. "Nobody could," said {hero}. "I know," said {friend}. "It was drafty." ]{Img.the} {img.tight}.',
      ],
      preteen: [
        '{hero} decided to be scientific about it. If you copied one of the twenty-three exactly, in every single particular, it simply had to come out the same. {Hero.they} picked [?friend: {friend}][!friend: the girl with the braid], and by the second hour you could hardly have told them apart. Then everyone was asked to {group.do}, and you could. Miss Arden said that {hero} had very nice posture. ¶ The other way was so simple that {hero} couldn\'t believe {hero.they} hadn\'t thought of it before. {Hero.they} {group.hush}. They {group.others}, clean and smooth from beginning to end. "There," said Miss Arden, very quietly, and looked along the second row, and her eyes went over {hero} without stopping. {Img.the} {img.tight}.',
        'It\'s hard work to be like other people, and {hero} now saw that everybody else had been practicing for years. {Hero.they} learned to laugh when they laughed, just a tiny bit later. {Hero.they} asked everyone for advice, and {group.trick}. {Group.tricked}. And then, one Tuesday, {hero.they} {group.hush}, just to try it, and waited to be missed. Nothing happened, because it wasn\'t only just as good without {hero.them}, it was better, and everyone was so delighted that they clapped for themselves, and {hero}, who didn\'t want anybody to notice, clapped, too. [?friend: "You weren\'t there," said {friend}, on the bridge. "How did you do it?" ]{Img.the} {img.tight}.',
        '"What do you think about while you\'re doing it?" {hero} asked [?friend: {friend}][!friend: the girl with the braid]. ¶ "Lunch," was the answer, after a while. So {hero} stood the way the others stood, and thought about lunch until {hero.they} {hero:was|were} really hungry. It didn\'t make any difference. ¶ Nobody told {hero.them} to do the other thing. {Hero.they} just noticed that if {hero.they} {group.hush}, then nothing happened. Nobody looked around, and nobody coughed at the end of the row. Now {hero.they} had exactly what {hero.they} had wanted. {Hero.they} stood in a row, and nobody could have told where {hero.they} stopped and the others began. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        'At home it grew quiet as well. {mentor} burned the toast, because {mentor.they} had always timed it by {hero}.',
      ],
      preteen: [
        'It was a week before {hero} noticed that {hero.they} had stopped doing it at home as well. {mentor} had burned the toast three times, because {mentor.they} had always gone by the sound. Nobody mentioned it, because it was such a nice, tidy, sensible quiet, the kind they probably have in most families. [?companion: {companion} sat at the foot of the stairs, as if something had gotten lost. ]{hero} had won, and nothing could go wrong now before the first Sunday in May. All that {hero.they} had to do was not be there, in the second row, in front of everybody, for as long as {hero.they} wanted to belong.',
      ],
    },
  },
  {
    id: 'copy/trick',
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stretch-arms', 'thinking', 'friend'],
        ['friend', 'stand', 'calm', 'away'],
        ['guest', 'stand', 'happy', 'away'],
      ],
      props: ['bench'],
      action: '{hero} copies everything that the one beside {hero.them} does.',
    },
    text: {
      middle: [
        '{hero} had a sensible idea. Twenty-three people knew how to do it, so {hero.they} only had to choose one and be that. {Hero.they} chose [?friend: {friend}, who was nearest][!friend: the girl with the braid, who was nearest]. When that chin went up, {hero}\'s chin went up. "Lovely posture, {hero}," said Miss Arden, and sighed. ¶ The boy by the door had an uncle, and the uncle had a cure. So at home {hero} {group.trick}. {Group.tricked}. [?companion: {companion} had to be helped out from behind the stove. ]"Did it work?" called {mentor} through the door. ¶ "It did something," said {hero}.',
        '"Just tell me what you do," {hero} said to [?friend: {friend}][!friend: the boy on the left]. "Exactly." ¶ "I don\'t do anything. There it just is." {hero} stood like that and breathed like that, and there it was, and it was still the wrong one. ¶ Then {hero.they} did what the woman at the bakery had told {hero.them}, because she had looked so certain. {Hero.they} {group.trick}. {Group.tricked}. {mentor}\'s face began to shake around the edges. "Don\'t," said {hero}, but it was no use, and then they both had to hold on to the table.',
        'At home {hero} practiced in front of the mirror. {Hero.they} made a face like the girl with the braid, and once, by mistake, Miss Arden\'s face, and stood up straight. On Tuesday {hero.they} put on the best of them and held it for an hour. "Have you got a toothache?" asked [?friend: {friend}][!friend: the girl with the braid]. ¶ There were four cures in the almanac, and {hero} tried the last of them. {Hero.they} {group.trick}. {Group.tricked}. "It says here, \'Not for goats,\'" {mentor} read out. ¶ "Where does it say what it *is* for?" asked {hero}.',
      ],
      preteen: [
        '{hero} decided to be scientific about it. If you copied one of those twenty-three exactly, in every single particular, it simply had to come out the same. {Hero.they} picked [?friend: {friend}, who was closest][!friend: the girl with the braid, who was closest]. {Hero.they} copied how the head was held, and even the habit of rubbing one ankle with the other foot. By the second hour you could hardly have told them apart, and then everyone was asked to {group.do}, and you could. Miss Arden said that {hero} had very nice posture. ¶ Next came a professor with a beard, in a library book with ten steps. At the tenth {hero} {group.trick}. {Group.tricked}. "What does the professor say to that?" asked {mentor}. The professor said that you should go back to step one.',
        '"What do you think about while you\'re doing it?" {hero} asked [?friend: {friend}][!friend: the girl with the braid]. ¶ "Lunch," was the answer, after a while. "Sometimes whether I left the tap on." {hero} stood the way they stood, and thought about lunch until {hero.they} {hero:was|were} really hungry. It didn\'t make any difference at all. ¶ "I\'ve had an idea," said {hero} at home, in the voice that had also come just before the business with the umbrella. {Hero.they} {group.trick}. [?companion: {companion} was found later, under the table. ]{Group.tricked}. It was quiet for a long time. "I liked it better before," said {mentor} in the end, "but then I\'m used to it."',
        'It\'s hard work to be like other people, and {hero} now saw that everybody else had been practicing for years. {Hero.they} learned to laugh when they laughed, just a tiny bit later, and to roll up {hero.their} sleeves to the same place as [?friend: {friend} did][!friend: the boy on the left]. "So close," said Miss Arden, to be encouraging. ¶ And as soon as people heard that {hero} was looking for a cure, it turned out that everyone had one. On Wednesday {hero} took the best one home, and {group.trick}. {Group.tricked}. {mentor} came in for a spoon, and went out again without it, and from the other side of the door you could hear somebody holding on to the furniture.',
      ],
    },
    more: {
      middle: [
        '"You could try it the other way around," said {mentor}. {hero} tried it the other way around. It was the same, the other way around.',
      ],
      preteen: [
        "They laughed until it hurt and they had to open the window. For a moment, with {mentor} wiping both eyes on a dish towel, {hero} could see perfectly well that the whole thing was very funny, and that on Tuesday {hero.they} would say so. It was only around bedtime that {hero.they} couldn't see it anymore. There are things that are extremely funny in a kitchen, when there are two of you, and they simply don't keep.",
      ],
    },
  },
  {
    id: 'hush/missed',
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'calm', 'away'],
        ['friend', 'stand', 'thinking', 'hero'],
        ['guest', 'stand', 'joy', 'away'],
      ],
      props: ['bench', 'coats'],
      action: '{hero} stands in the row and only pretends to {group.do}.',
    },
    text: {
      middle: [
        'And then, one Tuesday, {hero} found it. {Hero.they} {group.hush}, and that was all. They {group.others}, all the way to the end, with not a crumb in it. ¶ "That was it," said Miss Arden. "No, don\'t tell me what you did, just do it again." {Img.the} {img.tight}. ¶ [?friend: {friend} walked home beside {hero.them} and swung {friend.their} scarf. ][!friend: {mentor} had come to fetch {hero.them}, and they walked home side by side. ]"I couldn\'t hear you today," said {friend|mentor}. ¶ "Nobody could," said {hero}, rather proudly. ¶ "I know." {friend|mentor} thought for the length of a garden wall. "It was drafty on that side," said {friend|mentor}.',
        'It worked, and that was the terrible thing. {hero} {group.hush}, and nobody laughed, and for the first time since March {hero.their} ears were cool. The boy who had laughed slapped {hero.them} on the back. "You\'ve got it!" he said. {Img.the} {img.tight}. ¶ It was raining, and {friend|mentor} had brought the big umbrella. "Say something," said {friend|mentor}, on the way home. ¶ "What?" ¶ "Anything. I want to hear if it\'s still in there." ¶ It was odd, but {hero} could not think of a thing to say. They listened to the rain for a while instead.',
        'The third thing that {hero} tried was nothing. {Hero.they} {group.hush}. If you take one out of twenty-four, there must be a gap somewhere, like a tooth. But there was no gap, for it closed up like water. "Now we are together," said Miss Arden, and she had tears in her eyes. {Img.the} {img.tight}. ¶ "You were very good," said {friend|mentor} on the way home. ¶ "Nobody turned around," said {hero}. ¶ "No," said {friend|mentor}. "I did. I wanted to see if you were still there." {hero} laughed, a bit too long, and said that of course {hero.they} {hero:was|were}.',
      ],
      preteen: [
        'The third thing was perfectly simple. {hero} {group.hush}. You would have had to put a hand on {hero.them} to notice anything, and they {group.others}, clean and smooth, and when it was over nobody moved for several seconds. "There," said Miss Arden, very quietly, and looked along the second row, and her eyes went over {hero} without stopping. {Img.the} {img.tight}. ¶ "You weren\'t there," said {friend|mentor}, on the way home, when they got to the bridge. "I looked. You were standing right there, and you weren\'t there. How did you do it?" {hero} explained how it was done, a little proudly, because it was clever. {friend|mentor} listened to the end and threw a leaf into the water. "And how long are you going to be gone?" said {friend|mentor}.',
        '{hero} had thought that there would be a gap. So that Tuesday {hero.they} {group.hush}, just to try it, and waited to be missed. Nothing happened, because it was actually better without {hero.them}, so much better that everyone was delighted and clapped for themselves, and {hero}, who didn\'t want anybody to notice, clapped, too. {Img.the} {img.tight}. ¶ "Everyone said how good it was," {hero.they} said, on the wet leaves. ¶ "It was good," said {friend|mentor}. "You know when you move a big cupboard, and suddenly there\'s all that wall? And it\'s a perfectly good wall." {hero} said that {hero.they} didn\'t think of {hero.themself} as a cupboard. "No," said {friend|mentor}. "You can\'t see it, from inside."',
        'Nobody had told {hero.them} to. {hero} just noticed, one Tuesday, that if {hero.they} {group.hush}, then nothing happened. Nobody looked around, and nobody coughed at the end of the row. Now {hero.they} had what {hero.they} had wanted. {Hero.they} stood in a row, with somebody on either side, and nobody could have told where {hero.they} stopped and the others began. {Img.the} {img.tight}. ¶ "It\'s funny," said {friend|mentor}, under the umbrella, on the way home. "I\'ve gotten so used to having you on that side that I never noticed it. And then today there was a draft." [?guest: {guest}, who was in front, in all the puddles, turned around and said that it had been lovely today.]',
      ],
    },
    more: {
      middle: [
        'At home it grew quiet as well. {mentor} burned the toast, because {mentor.they} had always timed it by {hero}.',
      ],
      preteen: [
        "It was a week before {hero} noticed that {hero.they} had stopped doing it at home as well. Day after day {hero.they} had gotten as far as breakfast and hadn't even begun. {mentor} had burned the toast three times, because {mentor.they} had always gone by the sound. Nobody mentioned it, because it was such a nice, tidy, sensible quiet, the kind they probably have in most families, and everyone talked a little more softly than they needed to, so as not to wake it. [?companion: {companion} sat at the foot of the stairs, as if something had gotten lost.]",
      ],
    },
  },
]
