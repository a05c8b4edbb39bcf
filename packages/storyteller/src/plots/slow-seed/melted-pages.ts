import type { MeltedPage } from '../plot.ts'

/** Pages of two beats, for stories with fewer pictures. */
export const meltedPages: readonly MeltedPage[] = [
  {
    id: 'seed/plant',
    scene: {
      setting: 'garden',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['mentor', 'give', 'happy', 'hero', 'seed'],
        ['hero', 'kneel', 'wow', '{pot}'],
        ['companion', 'sit', 'calm', '{pot}'],
        ['friend', 'look-up', 'wow', 'seed'],
      ],
      props: ['{pot}', 'seed', 'watering can'],
      action: '{mentor} gives {hero} one seed, and it goes into the {pot}.',
    },
    text: {
      toddlers: [
        '{mentor} gives {hero} a seed. {hero} puts it in the {pot}. [?friend: {friend} pats it. ][?companion: {companion} sniffs it. ]"Grow big for {day.t}!"',
        '{hero} has one {plant.seed}. It must grow for {day.t}. In the {pot} it goes. [?friend: {friend} looks. ][?companion: {companion} looks. ]"Good night, seed!"',
        'Look what {mentor} has! It is a seed. {hero} plants it for {day.t}. [?friend: {friend} digs, too. ][?companion: {companion} digs, too. ]"Sleep well, seed!"',
      ],
      early: [
        '"I need {plant.dream}," said {hero}. "It\'s for {day.the}." {mentor} felt in a pocket and found {plant.seedlong}. "It\'s all in there," said {mentor}. {hero} pushed it into the earth with one finger. [?friend: "How long does it take?" asked {friend}. ][!friend: "How long does it take?" {hero.they} asked. ]"As long as it takes," said {mentor}. [?companion: {companion} lay down to wait.]',
        '{mentor} put a thing into {hero}\'s hand. It was {plant.seedlong}, no bigger than a tooth. "That\'s {plant.a}," said {mentor}. {hero} looked on the back. "Where?" So they put it in {pot.a} and watered it, to find out. [?friend: {friend} poured, and most of it went into {hero}\'s shoe. ][!friend: Most of the water went into {hero}\'s shoe. ][?companion: {companion} drank the rest.]',
        '"Guess what this is," said {mentor}. It was {plant.seedlong}. "A crumb," said {hero}. "It is {plant.dream}," said {mentor}. "It has just not started." So {hero} put it to bed in {pot.a}, with earth up to its chin. [?friend: {friend} sang to it. ][?companion: {companion} gave it a lick. ]"It\'s for {day.the}," said {hero}. "How long does it take?" "As long as it takes," said {mentor}.',
      ],
      middle: [
        '{hero} had already decided what to bring to {day.the}. Everyone had to bring something that grew, and say thank you for it out loud. {hero} was going to bring {plant.dream}, and it would stand in the middle of the table. There was only one thing missing. [?friend: "A seed," said {friend}, who was practical. ]¶{mentor} felt in a pocket and found {plant.seedlong}.¶"Is there a bigger one?" asked {hero}.¶"They all start that size."¶[?companion: {companion} sniffed at it and was not impressed. ]So {hero} pushed it into {pot.a} full of earth, up to the first knuckle. {Hero.they} told it good night, quickly, so that no one should hear. "How long does it take?" {hero.they} asked.¶"As long as it takes," said {mentor}. {hero} looked at {hero.their} watch.',
        '{mentor} kept seeds in old envelopes, and {hero} chose the one that rattled. Inside was {plant.seedlong}. "That\'s {plant.a}," said {mentor}, "folded very small."¶{hero} found {pot.a} behind the boots and wiped out the spiders. [?companion: {companion} chased the biggest one. ][?friend: {friend} fetched the water. ]In went the earth. In went the seed. When it was covered up, it looked as if {hero.they} had done nothing at all. {Hero.they} stood it where the sun came first, and thought of {day.the}, when everyone brought what they had grown and put it on the long table. [+ There was still a place in the middle.]¶"When will it come up?" asked {hero}.¶"When it\'s ready," said {mentor}.¶"What day is that?"',
        'There was a rule about {day.the}. You could bring anything to the long table, as long as you had grown it yourself. "What have you got that gets big?" asked {hero}.¶{mentor} searched through four pockets. Then {mentor.they} laid {plant.seedlong} in the middle of {hero}\'s palm, where it looked even smaller. [?friend: "Is that it?" said {friend}. ]"That gets to be {plant.dream}," said {mentor}.¶{hero} did it all alone: stones at the bottom of the {pot}, then earth, then a hole with one finger. [?companion: {companion} kept an eye on the hole. ]{Hero.they} held the seed over it. "Ready?" {hero.they} asked, and let go. It didn\'t make any sound.¶"So," said {hero}. "How long?"¶"As long as it takes," said {mentor}.',
      ],
      preteen: [
        'Every year at {day.the} there was a long table, and on it stood all the things that people had grown, and each of them had to say one sentence about it. For years {hero} had brought a bag of apples that somebody else had picked[?friend: , usually {friend}]. But this time {hero.they} wanted to bring something of {hero.their} own, and it was going to be {plant.dream}. {mentor} listened to all of it, and held out {plant.seedlong} between two fingers. ¶ "There\'s {plant.a} in that," said {mentor}. ¶ {hero} put it into {pot.a} with a dent in one side. {Hero.they} had spread out newspaper, and rolled up {hero.their} sleeves, but the hole was only as deep as the tip of a finger, and so it was over very quickly.',
        '"You don\'t put it in too deep," said {mentor}, "or it gives up, and you don\'t put it in too high, or the birds find it. Put it in as deep as a secret." {hero} looked at {plant.seedlong} in {hero.their} hand. If you found a thing like that on your sleeve, you would brush it off. Then {hero.they} put it into {pot.a}, as deep as a secret, and covered it up. ¶ It was for {day.the}, when everybody brought something that they had grown, and stood up, and said one sentence about it. {hero} knew {hero.their} sentence already, and it started with *I grew this*. Now {hero.they} only wanted to know how long it would take. ¶ "As long as it takes," said {mentor}, as if that were a proper answer.',
        'It came in an old envelope, and on it {mentor} had written {hero}\'s name, and under that the date of {day.the}, like an invitation. Inside was {plant.seedlong}. "You can bring something for the long table, too," said {mentor}, "if you\'ve grown it yourself, because I\'ve noticed that you always stand at the back." [?friend: "We both do," said {friend}. ] ¶ {hero} did it all just right. First came some broken cups, so that the water could run out, and then sand, and then the earth, which {hero.they} had put through a sieve. After all that preparing it was just one finger, and one hole, and one seed, and it was gone. "Well, you\'re in," {hero} said to it, and looked up. "And what do I do now?" ¶ "Now you put away the sieve," said {mentor}, "and it takes as long as it takes."',
      ],
    },
    more: {
      middle: [
        '[?friend: {friend} bent down and knocked on the side. "Nobody\'s in," said {friend}.][!friend: The earth said nothing at all. It was very calm about it.]',
      ],
      preteen: [
        '{hero} had it all planned. On Friday the seed would come up, and at the end of the month it would be as high as the windowsill, and by the big day it would be {plant.tall}. {Hero.they} would carry it in through the door, [?friend: and {friend} would hold the door open, ][?companion: and {companion} would walk in front, ]and everybody would turn around. ¶ "People think that this is the start of it," said {mentor}, and washed {mentor.their} hands, "but it starts when you aren\'t there. I\'ve been growing things all my life, and I\'ve never once caught one of them starting." {hero} didn\'t say anything, but {hero.they} {hero:was|were} going to be the first one who did.',
      ],
    },
  },
  {
    id: 'nothing/dig',
    scene: {
      setting: 'garden',
      time: 'later',
      shot: 'close',
      cast: [
        ['hero', 'kneel', 'worried', '{pot}', 'spade'],
        ['companion', 'peek', 'worried', '{pot}'],
        ['mentor', 'stand', 'calm', 'away'],
      ],
      props: ['{pot}', 'spade', 'earth'],
      action: 'After days of nothing {hero} has dug into the {pot}, and the root is broken.',
    },
    text: {
      toddlers: [
        'Is the seed up? Not yet. [?friend: {friend} looks. ][?companion: {companion} looks. ]{hero} can\'t wait. [+ Dig, dig! ]Snap! The root is off. "Sorry, seed."',
        'Just earth. {hero} digs to see the seed. Oh no, a tiny root! "Sorry, seed."',
        '{hero} waits and waits. [?friend: {friend} waits. ][?companion: {companion} waits. ]Not yet! {hero} digs up the seed. [+ Oh no. ]The root is off.',
      ],
      early: [
        'A week went by. Monday, earth. Tuesday, earth. {hero} had a feeling in {hero.their} fingers, {img.is}. So {hero.they} took a spoon, only to look. There was the seed, and it had one tiny white leg. "You *were* doing something!" said {hero}. But the spoon had gone too far. The leg had snapped. [?companion: {companion} had seen it. ][?friend: {hero} did not tell {friend}.]',
        'There was nothing in the {pot} but earth, and one ant. "Is that it?" asked {hero}. "No," said {mentor}. "That\'s an ant." Then {mentor} went in. [?friend: {friend} went home. ][?companion: {companion} shut {companion.their} eyes. ]{hero}\'s fingers went into the earth by themselves. They found the seed, and a thin white thread on it. And then there was less of the thread.',
        '{hero} had a paper with boxes on it, one for every day. There were a lot of crosses now, and in the {pot} there was just earth. {Hero.their} fingers {img.tighte}. "Just a peek," said {hero}, and pushed the earth to one side, like a quilt. The seed was not asleep at all! It had a white foot, and it was just stepping out. {hero} was so glad that {hero.they} picked it up. Then the foot was not on it anymore. [?friend: "What is it?" called {friend}. "Nothing," said {hero}. ][?companion: {companion} came and leaned on {hero.their} leg.]',
      ],
      middle: [
        'Monday there was earth. Tuesday there was earth. [?friend: "Is it up?" called {friend} over the wall. It was not. ]{Day.the} was {day.soon}, and in {hero}\'s fingers {img.start}.¶It was not a decision. {Hero.they} went out to water it, and there was a spoon lying there, and the next moment there was earth all over the step. {Hero.they} went in from the side, carefully, like a doctor. And there it was. It had split its coat. One thin white root was going down, without any fuss, into the dark. So it had been busy the whole time.¶{hero} bent closer. The spoon slipped. It made the smallest sound in the world. [?companion: {companion} got up and went indoors.]',
        "You can be told to wait, but nobody ever tells you how it is done. [?companion: {companion} could do it for hours, lying down. ][?friend: {friend} said to count. ]{hero} tried it with {hero.their} eyes shut. {Hero.they} tried it backward, from a hundred. The earth lay in its {pot} as smooth as a shut door, and in {hero.their} fingers {img.start}.¶\"I'll just see if you're all right,\" {hero.they} told it, and put in two fingers. [+ It's hard to find a seed that you have planted yourself. ]By the time {hero.they} had it, {hero.they} had turned over everything there was. It lay in {hero.their} palm with a white thread hanging from it. Another bit of the thread lay on the step. Nobody had seen it. That was no help at all, because {hero} had.",
        'After ten days {hero} put {hero.their} mouth close to the earth and said, "You can come out now." After twelve {hero.they} said, "Please." [?friend: After fourteen {friend} said it, too, in case it had to be two people. ]{Day.the} was {day.soon}. In {hero}\'s fingers {img.start}.¶It\'s easy to dig up a thing with a teaspoon if you only take a little at a time. {hero} took a little. {Hero.they} took a little more. [?companion: {companion} looked away. ]The next one had the seed in it. It was split open and pale, and it had a root with a bend in it, like somebody going down a staircase in the dark with one hand on the wall. On the edge of the spoon was the rest of the root.',
      ],
      preteen: [
        "Nothing went wrong, because nothing went at all. Every morning there was the {pot} with the earth in it, and the sun moved across it from left to right, and in the evening it was still just earth. {Day.the} was {day.soon}, and in {hero}'s fingers {img.start}. ¶ {hero} didn't call it digging. {Hero.they} only wanted to make sure. {Hero.they} pushed a fork under the earth and lifted it, not more than an inch, and down there in the dark a root as thin as a thread had grown past two stones and around a third. {hero} saw it for about one second, and then the earth slid off the fork, and half of the root came with it.",
        "Maybe the seed was doing something down there in the dark, and {hero} just wasn't allowed to see it. Or maybe it wasn't doing anything, and for weeks {hero.they} had been watering some dirt. [?friend: {friend} thought that it was doing something, and said so every day. ][?companion: {companion} didn't say. ]In {hero.their} fingers {img.start}. {Day.the} was {day.soon}. ¶ Later {hero} didn't know when {hero.they} had picked up the trowel, and {hero.they} only remembered how easy it was. The seed wasn't a seed anymore, and it had opened its coat and let down one white root, and you weren't supposed to see that. {hero} tried to put it back, very carefully, and the root broke off in {hero.their} fingers.",
        "{hero} had thought that waiting was easy, because you don't have to do anything, but it was the hardest work that {hero.they} had ever done. [?friend: {friend} didn't ask about it anymore, and did it so carefully that it was worse than asking. ]{Day.the} was {day.soon}. In {hero.their} fingers {img.start}. ¶ First {hero} only scratched the earth on top a little, so that the water could get in. Then, because it was loose already, {hero.they} pushed some of it to the side. [?companion: {companion} saw it all. ]The root was white and went straight down. {hero} had only wanted to see it, and {hero.they} did see it, and {hero.they} saw how {hero.their} own thumbnail went right through.",
      ],
    },
    more: {
      middle: [
        '{Hero.they} pushed it all back and smoothed it over until it looked the same as before. That was the worst of it.',
      ],
      preteen: [
        "{Hero.they} put it all back. {Hero.they} pressed the earth flat with {hero.their} hand, and watered it, and swept the step, and when {hero.they} {hero:was|were} done, nobody could have seen that anything had happened. [?friend: {friend} would never find out. ]The {pot} looked just like yesterday. It would probably look like that on the big day, too, and now it would be {hero.their} own fault. {Img.the} had stopped. It was quiet in {hero.their} fingers now, and that didn't feel good, either.",
      ],
    },
  },
  {
    id: 'choose/table',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'carry', 'shy', '{pot}', '{pot}'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['friend', 'stand', 'wow', '{pot}'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['long table', 'pumpkins', '{pot}'],
      action: '{hero} has brought the {pot} as it is, and it stands among the pumpkins.',
    },
    text: {
      toddlers: [
        'It is {day.t}. The seed is not up. {hero} brings the {pot}. [+ It has just earth. ][?friend: {friend} looks. ][?companion: {companion} sniffs. ]"Thank you, God, for my seed."',
        '{hero} takes the {pot} to {day.t}. [?companion: {companion} goes, too. ][?friend: "Just earth?" asks {friend}. ][!friend: "Just earth?" they ask. ]"Thank you, God, for earth," says {hero}.',
        'It is {day.t}. {hero} brings the {pot}. Just earth! "Thank you, God, for my seed."',
      ],
      early: [
        '"You could bring apples," said {mentor}. {hero} looked at the {pot}. "It can\'t help it that it\'s slow," {hero.they} said, and took it along. They put it at the end of the table, behind a pumpkin. "That\'s dirt!" said a boy. {hero}\'s ears got hot. [?friend: {friend} came and stood close. ][?companion: {companion} growled at the pumpkin. ]"Thank you for what\'s in here," said {hero}. "I can\'t see it. But thank you."',
        '{hero} got as far as the gate without it. The {pot} stood in the window and looked out. "All right," said {hero}, and went back. At the table there were plums, and honey, and a pumpkin like a pig. [?friend: "What\'s that?" they asked. "It\'s {hero}\'s," said {friend}. ][!friend: "And what\'s that?" they asked. ]"It\'s not done," said {hero}. "Thank you for things that aren\'t done." [?companion: {companion} sat down next to it, very straight.]',
        '"You do not have to take it," said {mentor}. "But it got up with me every day," said {hero}. At the table there was a pie, and a pumpkin pie, [+ and a pie nobody knew, ]and in between stood the {pot}. "Who brought the mud?" asked a girl. [?friend: {friend} looked at her very hard. ][?companion: {companion} sat down on {hero}\'s foot. ]{hero} put up {hero.their} hand. "It\'s not mud. It\'s somebody\'s bed," {hero.they} said. "Thank you that I got to look after it."',
      ],
      middle: [
        '"There are beans you could take," said {mentor}. "I\'ve got plenty."¶"But I didn\'t wait for the beans," said {hero}, with both arms around the {pot}, and opened the door with one elbow. [+ It is quite a heavy thing, a {pot} with nothing in it.]¶They put it at the far end of the table, between the salt and somebody\'s hat, and it looked very bare there. *Thank you for the plums*, said the others. *Thank you for the honey.* Then everyone was looking at {hero}. [?companion: {companion} looked away, out of politeness. ][?friend: {friend} gave {hero.them} a push from behind. ]"It\'s {plant.a}," {hero.they} said. "Or it may be. I dug it up once, and that was wrong." A boy laughed. [+ {hero} felt it go in, like a thorn. ]{Hero.they} held on to the rim. "Thank you for it anyway. I got to water it."',
        'At the market stood {plant.dream}, for two coins. "Pop it in your own pot," said the woman, "and who\'s to know?" {hero} had three coins. {Hero.they} counted them. Then {hero.they} put them away, and {hero.sig}, and went home for the {pot} with nothing in it.¶"What\'s that?" said a boy with a melon, when it stood on the long table.¶"Earth," said {hero}. It seemed best to say so first. [?friend: "*Good* earth," said {friend}. ][?companion: {companion} lay down underneath, as near as possible. ]Somebody laughed. {Hero.their} fine sentence was gone, and only a short one was left. "Thank you for the part that we don\'t see," {hero.they} said, and looked at nothing but {hero.their} own thumbs.',
        '"There\'ll be nothing to see," {hero} told the {pot}. "It\'ll be just you and me, and everyone." All the same {hero.they} tucked it inside {hero.their} jacket, because there was a wind, and took it along.¶They began at the other end, so {hero} had to sit through the melon. The melon got a long "Ooh." [?friend: {friend} got an "Ooh," too, and blushed. ]"And you?" said the lady who had the list.¶{hero} stood up. "I\'ve got nothing to show," {hero.they} said. "There is something. But I dug, and I hurt it, so I don\'t know." [?companion: {companion} put a chin on the bench. ]Someone snorted. "I watered it afterward. Forty-one times. I\'d like to say thank you for the forty-one times." The lady wrote it down.',
      ],
      preteen: [
        '"You could have this one for two coins," said the woman at the market, and it was {plant.dream}. "You just put it in your own pot, and nobody will ever know." {hero} thought about it for most of the night, and in the morning {hero.they} lifted the {pot} off the windowsill, and there was still nothing in it but earth. "It\'s the only thing that I really did," {hero.they} told {mentor}. ¶ At the long table they put it at the far end, next to the spare plates. "Is that just dirt?" somebody whispered. ¶ "Yes, so far," said {hero}, and turned around, and then {hero.they} noticed that {hero.they} had already started. "I was going to say that I grew this, but I didn\'t," {hero.they} said. "I dug it up because I couldn\'t wait, and I broke it, and I don\'t know if it\'s alive. But I\'ve watered it every morning for weeks, and I want to say thank you for that, because I never thought I\'d like it."',
        '"I\'m not going to swap it," said {hero} at breakfast, although nobody had said anything. "I know that it may be dead, but if I come in with another one, they\'ll all say how well I\'ve done, and I\'ll have to stand there." ¶ "Yes," said {mentor}, and passed {hero.them} the butter, "and you wouldn\'t even know who they were talking to." ¶ So {hero} carried it down the whole street, and everybody looked[?companion: , and {companion} marched in front][?friend: , and {friend} talked loudly about something else]. Then {hero.they} stood up at the end of that long, shining table, with all the finished things on it. "This is a pot with a seed in it," {hero.they} said, "but I can\'t show you." Somebody laughed, and they didn\'t mean it, but it hurt. "Thank you that somebody can see it," said {hero}, "even if it isn\'t me."',
        '"You could stay at home, and nobody would mind," said {mentor}. {hero} had already thought of that, at four in the morning, but then {hero.they} would be somewhere else, and it was {hero.their} seed. {Hero.they} lifted the {pot} off its saucer. ¶ At the long table nobody was mean, and that didn\'t make it any easier. They all looked at {hero.them} in a friendly way, and then they looked into the {pot}, and didn\'t know what to do with their faces. [?friend: {friend} kept nodding at {hero.them}. ][?companion: {companion} breathed under the bench. ]"It hasn\'t come up," said {hero}, "and I dug, and I broke something, so I haven\'t grown anything, I\'ve only looked after it." Somebody at the back giggled. "And I\'m thankful that I was allowed to do that," said {hero}, "and I\'d like to go on."',
      ],
    },
    more: {
      middle: ["Under the table {mentor} found {hero}'s hand. {Mentor.theirs} had earth on it, too."],
      preteen: [
        'Nothing terrible happened, and the next one stood up, who had brought eggs. {hero} looked down at {hero.their} knees. In the middle of the table, where everybody could see it, stood a melon, and {hero} had wanted that place so much, and {hero.they} still wanted it. {Hero.they} had done the right thing, and all the same {hero.they} would have liked to crawl under the tablecloth. Then {mentor}, who was sitting next to {hero.them}, pulled the {pot} a bit closer, to have something to look at.',
      ],
    },
  },
  {
    id: 'shortcut/choose',
    scene: {
      setting: 'market',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'thinking', '{plant}'],
        ['friend', 'stand', 'happy', 'hero'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['market stall', '{plant}', '{pot}'],
      action: '{hero} looks at the tall plant on the stall, and leaves it there.',
    },
    text: {
      middle: [
        'The day before {day.the} {hero} was sent to the market for string. And there it stood, between the radishes and the honey. It was {plant.dream}. "Two coins," said the woman. "Pop it in your own pot, and who\'s to know? People do it every year."¶{hero} had three coins. {Hero.they} took them out and counted them, and it didn\'t take long enough. {Hero.they} thought of the {pot} on the sill. {Hero.they} thought of carrying this one past it, out of the door.¶"Just the string, please," said {hero}. {Hero.they} could have kicked something all the way home.',
        '"You needn\'t take it, you know," said {mentor}, on the morning of {day.the}. "There\'s a fine one at the market. I saw you looking."¶{hero} had looked. {Hero.they} had stood in front of it so long that the woman had given {hero.them} a crate to sit on. It was {plant.dream}. [+ Nobody would ever have known. ]{Hero.they} lifted the {pot} off the sill, and there was earth in it, with a wet ring where the water had gone.¶"I didn\'t wait for that one," said {hero}. "I waited for this one." It sounded braver than it was. [+ It is quite a heavy thing, a {pot} with nothing in it.]',
        'There was a boy who sold them out of a wagon, all tall, all in flower. "For {day.the}?" he said. "I\'ve sold nine already." {hero} asked to whom. The boy winked. It was {plant.dream}, and {hero.their} hand went to {hero.their} pocket as if somebody else had sent it there. "It\'s you all over," said the boy.¶"It isn\'t," said {hero}, "and that\'s what\'s the matter with it." {Hero.they} went home and got the {pot} down from the sill. "I could say that you\'re sick," {hero.they} told it, "and nobody would look in." It was a good plan, and it would have worked, too. {hero} tucked it inside {hero.their} jacket with the rim looking out.',
      ],
      preteen: [
        '"You could have this one," said [?friend: {friend}, and pushed the cracked mug across the top of the wall. "I mean it, because you\'ve worked ten times as hard as I have."][!friend: the woman at the market, and pushed it across the boards. "It\'s two coins, and you just put it in your own pot, and nobody will ever know."] It was {plant.dream}. It looked just the way {hero} had imagined it for two whole months, down to the last leaf, and it would even have been a bit fair. "I\'ll think about it," said {hero}, and {hero.they} thought about it for most of the night. ¶ In the morning {hero.they} came downstairs and lifted the {pot} off the windowsill, and it looked like it had always looked. "It\'s the only thing that I really did," {hero.they} said.',
        '*I grew this.* It was such a short sentence, and only one word in it was wrong. {hero} stood at the market and tried it with another word, and {hero.they} tried *I brought this*, and {hero.they} tried *I have this*. In front of {hero.them}, for two coins, stood {plant.dream}. "Half of that long table comes from me," said the woman, "and nobody ever knows." ¶ "I\'m not going to do it," {hero} told {mentor} at breakfast. "I know that mine may be dead, but if I come in with another one, they\'ll all say how well I\'ve done, and I\'ll have to stand there." ¶ "Yes," said {mentor}, and passed {hero.them} the butter, "and you wouldn\'t even know who they were talking to."',
        'It wouldn\'t really be cheating, because other people did it, too. The twins bought their plums, and the man with the giant squash had a cousin with a greenhouse, and everybody knew that. In the window of the flower shop stood {plant.dream}, and {hero} had just enough money, and {hero.they} went in. Then {hero.they} came out again without it, and had to hold on to the bicycle rack for a moment. ¶ On the morning of the big day {hero.they} stood in front of the mirror with the {pot} in {hero.their} arms. It looked like somebody holding a pot of dirt. "Are you coming like that?" asked {mentor} from the door, and {hero} said yes, they both were.',
      ],
    },
    more: {
      middle: ['Nobody had told {hero.them} to. {Hero.they} would have felt much better if someone had.'],
      preteen: [
        "{Hero.they} wrapped a scarf around the {pot} because it was windy. That was silly, and {hero.they} did it anyway, and {hero.they} thought of the root. Maybe there was a new one down there by now, feeling its way past the stones, and maybe there wasn't. It didn't have to be {plant.tall} anymore, and that made it a lot easier to carry.",
      ],
    },
  },
  {
    id: 'walk/table',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'carry', 'shy', '{pot}', '{pot}'],
        ['mentor', 'walk', 'tender', 'hero'],
        ['friend', 'walk', 'wow', '{pot}'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['long table', 'pumpkins', '{pot}', 'baskets'],
      action: '{hero} carries the {pot} with nothing in it to the long table.',
    },
    text: {
      middle: [
        'The whole street was walking in the same direction, with baskets. "What have you got there?" asked the man who carried an enormous marrow.¶"{Plant.a}," said {hero}.¶He bent over and looked in for a good long time. "Ah," he said kindly. "And where is it?"¶"Downstairs," said {hero}.¶There was no room left in the middle of the table, so they put the {pot} at the very end, between the salt and somebody\'s hat. *Thank you for the plums*, said the others. *Thank you for the honey.* Then everyone was looking. "It hasn\'t come up," said {hero}. "I dug it out once, and that was wrong." A boy laughed. {hero} held on to the rim. "I want to say thank you for it anyway. I got to water it."',
        '{hero} walked in the middle of the street, because of the weight, and everyone went around {hero.them} with pumpkins. [?friend: {friend} walked ahead with a plant that waved to people. ]When they came to the long table, the lady with the cake nearly put it down on the {pot}. "What\'s that?" said a boy.¶"Earth," said {hero}. It seemed best to say so first.¶{Hero.they} had imagined all this so often. In all of it there had been {plant.dream}, and a sort of gasp. Now {hero.they} {hero:was|were} next in line, and the sentence was gone. "Thank you," {hero.they} said, "for the part that we don\'t see."',
        'At the corner they had to wait for a hay wagon, and so everybody had time to look. "That\'s only dirt," said a little girl, quite clearly. [?friend: "It\'s special dirt," said {friend}. "You have to be over eight." ]{hero} got a better grip. There were four hundred steps still to go.¶They put it between a pumpkin and a pan of rolls, and it got so quiet that you could hear the jam. "Did you forget something?" asked the boy with the melon, and his cousins laughed.¶"No," said {hero}. {Hero.their} voice wobbled, and {hero.they} let it. "I dug it up to look, so it may not come. I did water it afterward. Forty-one times. I\'d like to say thank you for the forty-one times." {Hero.they} sat down. There was a crumb of earth on the white cloth, and {hero.they} looked at that.',
      ],
      preteen: [
        'You never meet so many people as when you\'re carrying something that you don\'t want to explain. They all looked into the {pot} and then up at {hero}, and then they needed a moment to think of something nice to say. ¶ At the long table they put it at the far end, next to the spare plates. Everybody had to say their sentence, and it came closer and closer. *These are my leeks. These are our plums.* "Is that just dirt?" somebody whispered. ¶ "Yes, so far," said {hero}, and turned around, and then {hero.they} noticed that {hero.they} had already started. "I was going to say that I grew this, but I didn\'t," {hero.they} said. "I dug it up because I couldn\'t wait, and I broke it, and I don\'t know if it\'s alive. But I\'ve watered it every morning for weeks, and I want to say thank you for that, because I never thought I\'d like it."',
        '"I\'ve got leeks again," said {mentor} on the way. "I\'ll stand up and say, \'These are my leeks,\' just like every year." ¶ "But you can see them," said {hero}, and moved the {pot} to the other arm. ¶ "Oh, yes, you can see them," said {mentor}, "and nobody has ever asked me one question about them." ¶ It was a lot worse than {hero} had thought, and then it was over. {Hero.they} stood up and looked down that long, shining table, with all the things on it that people had finished. "This is a pot with a seed in it," {hero.they} heard {hero.themself} say, "but I can\'t show you." Somebody laughed, and they didn\'t mean it, but it hurt, and {hero} waited until it was quiet again. "Thank you that somebody can see it," {hero.they} said at last, "even if that somebody isn\'t me."',
        'You can carry a goose down the street, and nobody minds, and {hero} would have liked to have a goose. People said, "Good morning," and then they looked into the {pot}, and after a while {hero} said it for them. "It\'s {plant.a}, but it isn\'t up yet," {hero.they} said. ¶ "These are our plums," said the twins, both at once, and everybody clapped. Then it was {hero}\'s turn, and {hero.they} couldn\'t remember one word of the sentence that {hero.they} had planned all summer. "I wanted to say, \'I grew this,\'" said {hero}. "But I think nobody grows anything. You water it, and you keep your hands off, and I couldn\'t even do that." A small child wanted to know where the flower was. "So thank you," said {hero} very quickly, "for whatever is in here, and that I\'m not the one who has to make it grow."',
      ],
    },
    more: {
      middle: [
        "[?friend: Under the table {friend} kicked {hero.them}, but gently. It was meant as applause.][!friend: Under the table {mentor} found {hero}'s hand. {Mentor.theirs} had earth on it, too.]",
      ],
      preteen: [
        'Nothing terrible happened, and the next one stood up, who had brought eggs. {hero} looked down at {hero.their} knees. In the middle of the table, where everybody could see it, stood a melon, and {hero} had wanted that place so much, and {hero.they} still wanted it. {Hero.they} had done the right thing, and all the same {hero.they} would have liked to crawl under the tablecloth until evening.',
      ],
    },
  },
]
