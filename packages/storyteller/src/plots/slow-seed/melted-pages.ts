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
        'Every year at {day.the} there was a long table, and on it stood whatever people had grown, and each of them had to say a sentence about it. For several years {hero} had brought a bag of apples that somebody else had picked[?friend: , usually {friend}]. This time {hero.they} wanted {plant.dream}. {mentor} listened to this gravely and held out {plant.seedlong} between finger and thumb.¶"There\'s {plant.a} in that," said {mentor}.¶It weighed nothing at all. {hero} planted it in {pot.a} with a dent in one side, and made an occasion of it. But there is only so much ceremony to be got out of a hole the depth of a fingertip.',
        '"You don\'t cover it too deep," said {mentor}, "or it loses heart, and you don\'t leave it too shallow, either, or the birds discover it. About like a secret, I\'d say." {hero} looked once more into {hero.their} palm, at {plant.seedlong}, which was the sort of thing that you would brush off your sleeve without noticing. Then {hero.they} put it into {pot.a}, about like a secret, and smoothed the earth over it.¶It was intended for {day.the}, when everyone brought something that they had grown, and stood up, and said a sentence about it. {hero} had the sentence already, and it began with the words *I grew this*. "How long does it take?" {hero.they} asked.¶"As long as it takes," said {mentor}, and seemed to think that this was an answer.',
        'It arrived in an envelope that had been used at least twice before, and on it {mentor} had written {hero}\'s name, with the date of {day.the} underneath, like an invitation. Out slid {plant.seedlong}. "Everyone\'s allowed to bring something to the long table," said {mentor}, "provided that they grew it. I noticed that you generally stand at the back." [?friend: "We both do," said {friend}. ]¶{hero} did everything in the right order. There was a layer of broken crockery, for drainage, and a layer of sand, and then the earth, which {hero.they} had put through a sieve. By comparison the actual event was very slight: one finger, one hole, one seed, gone. "Well, that\'s you in," said {hero} to the place where it had been. {Hero.they} looked up. "And what do I do now?"¶"I\'d put away the sieve," said {mentor}. "It takes as long as it takes."',
      ],
    },
    more: {
      middle: [
        '[?friend: {friend} bent down and knocked on the side. "Nobody\'s in," said {friend}.][!friend: The earth said nothing at all. It was very calm about it.]',
      ],
      preteen: [
        'The plan went like this. By Friday the seed would come up, by the end of the month it would reach the windowsill, and by the day itself it would be {plant.tall}, so that {hero} would have to carry it in through the big door, [?friend: with {friend} to hold it open, ][?companion: and {companion} walking in front, ]and with everyone turning around.¶"People always think that this is the beginning," said {mentor}, washing {mentor.their} hands, "but it\'s really only cleaning up. I\'ve been growing things all my life, and I\'ve never once caught a single one of them starting." {hero} decided, without telling anybody, to be the first person who did.',
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
        "It was not that anything in particular went wrong, because {hero} could have dealt with that. It was that nothing went at all. Every morning there was the {pot}, with the earth in it, and the light moving gradually across the earth from left to right. {Day.the} was {day.soon}, and in {hero}'s fingers {img.start}.¶{Hero.they} did not think of it as digging so much as making sure. {Hero.they} slid a fork underneath the earth and raised it by no more than an inch, and down there in the dark a root as pale as a thread had made its way past two stones and around a third. {hero} saw it for about a second before the earth slipped off the fork again, and took half of the root along with it.",
        'Either the seed was doing something down there, and {hero} was not allowed to know it, or else it was doing nothing, and {hero.they} had been carefully watering some dirt. [?friend: {friend} believed the first, and said so rather too often. ][?companion: {companion} had no opinion. ]From above, the two looked exactly alike. In {hero.their} fingers {img.start}. {Day.the} was {day.soon}.¶{Hero.they} could not have told you at what point {hero.they} picked up the trowel. {Hero.they} remembered only how easily the earth came up. The seed was not a seed anymore. It had opened its coat and let down a single white root, and it was the most secret-looking thing that {hero} had ever laid eyes on. When {hero.they} tried to lay it back, the root came off in {hero.their} fingers.',
        '{hero} had thought that waiting meant not doing anything, and that {hero.they} would probably be good at it. It turned out to be the hardest work {hero.they} had ever done. [?friend: {friend} had stopped asking, in a considerate way, and this was worse than the asking. ]{Day.the} was {day.soon}. In {hero.their} fingers {img.start}.¶You can do a thing so slowly that you never have to admit you have begun. {Hero.they} scratched the surface a little, so that the water would go in. Then, since it was loose already, {hero.they} moved some of it aside. [?companion: {companion} watched {hero.them} with the expression of a witness. ]The root was as white as a bone and went straight down. {Hero.they} had only wanted to see. {Hero.they} saw it, and in the same moment saw {hero.their} own thumbnail go through it.',
      ],
    },
    more: {
      middle: [
        '{Hero.they} pushed it all back and smoothed it over until it looked the same as before. That was the worst of it.',
      ],
      preteen: [
        '{Hero.they} put it all back. {Hero.they} pressed the earth flat with the palm of {hero.their} hand, and watered it, and swept the step, and when {hero.they} had finished there was no way for anybody to tell. [?friend: {friend} would never find out. ]The {pot} had looked like that yesterday. It would very likely look like that on the day, and now it would be {hero.their} own doing. {Img.the} had stopped, at any rate. There was a much quieter feeling where it had been.',
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
        '"You could have this one for two coins," said the woman at the market, and it was {plant.dream}. "Pop it in your own pot, love, and nobody will ever be any the wiser." {hero} thought about it for the greater part of the night, and in the morning {hero.they} lifted the {pot} off the windowsill, with nothing to be seen in it but earth. "It\'s the only thing that\'s really what I did," {hero.they} explained to {mentor}.¶They put it at the far end of the long table, beside the spare plates, where somebody immediately whispered, "Is that just *dirt*?"¶"Yes, so far," said {hero}, turning around, and discovered that {hero.they} had already begun. "I was going to say that I grew this, but I didn\'t," {hero.they} said. "I dug it up because I couldn\'t wait, and I broke it, and I honestly don\'t know if it\'s alive. But I have watered it every morning for weeks, and I\'d like to say thank you for that, because I never expected to like it."',
        '"I\'m not going to swap it," {hero} announced at breakfast, although nobody had said a word. "I know that it might be dead. But if I walk in with another one I\'ll have to stand there and be congratulated."¶"That seems a pity," said {mentor}, passing the butter, "to be congratulated, and not be in."¶So {hero.they} carried it the whole length of the street, with everyone looking[?companion: , and {companion} marching in front][?friend: , and {friend} talking loudly about something else]. {Hero.they} stood up at the end of that gleaming table and said, "This is a pot with a seed in it. I can\'t show you." There was a laugh, only the sort that gets out by itself. It hurt no less for that. "Thank you that somebody can see it," {hero.they} said, "even if it isn\'t me."',
        '"You could stay at home, and nobody would think a thing," said {mentor}, only to be fair. {hero} had been through that already, at four in the morning. It was quite sensible. But {hero.they} would have been somewhere else, and it was {hero.their} seed. The {pot} came off its saucer with a small, wet, reluctant sound.¶It struck {hero}, when {hero.their} turn came, that nobody in that room wished {hero.them} any harm, and that made it no easier. [?friend: {friend} was nodding at {hero.them} like a conductor. ][?companion: Under the bench {companion} breathed. ]"It hasn\'t come up," {hero.they} said. "I dug, and I did some damage. So I haven\'t grown anything. I\'ve only looked after it." Someone at the back tittered. "I\'m grateful that I was allowed to do that. I\'d like to go on."',
      ],
    },
    more: {
      middle: ["Under the table {mentor} found {hero}'s hand. {Mentor.theirs} had earth on it, too."],
      preteen: [
        'Nobody gasped, and nobody wept. The sentence went on to the next person, who had brought eggs. {hero} stared at {hero.their} knees. The middle of the table was just as far away as it looked, and in the middle stood a melon. {Hero.they} had wanted it very much. It was possible, apparently, to have done the right thing, and still to want to crawl under a tablecloth until evening. Then {mentor}, on {hero.their} left, pulled the {pot} a little closer, in order to have something to look at.',
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
        '"You could have this one," said [?friend: {friend}, and pushed the cracked mug across the top of the wall. "I mean it, because you\'ve worked ten times as hard as I have."][!friend: the woman at the market, and pushed it across the boards. "Two coins, and you pop it into your own pot, love, and nobody will be any the wiser."] It was {plant.dream}. It was, down to the very last leaf, what {hero} had been seeing with {hero.their} eyes shut for two whole months, and there was even a certain fairness in the idea. {Hero.they} said politely that {hero.they} would think about it, and {hero.they} thought about it for the greater part of the night.¶In the morning {hero.they} came downstairs and lifted the {pot} off the windowsill, looking exactly as it had always looked. "It\'s the only thing that\'s really what I did," said {hero}.',
        '*I grew this.* In that whole sentence there was nothing wrong except one word. {hero} stood in front of the third stall at the market and tried it with *brought*. {Hero.they} tried it with *have*. On the boards, for two coins, stood {plant.dream}, and half of that long table was bought here every year, the woman said, and nobody any the wiser.¶"I\'m not going to," {hero} told {mentor} at breakfast. "I know that mine might be dead. But if I walk in with another one I\'ll have to stand there and be congratulated."¶"That does seem a pity," said {mentor}, passing the butter, "to be congratulated, and not be in."',
        'Nobody would have called it cheating. One of the twins bought their plums, and the man with the marrow was said to have a cousin with a greenhouse, and it was all taken in good part. So when {hero} saw {plant.dream} in the window of the flower shop, with a price on it that {hero.they} could just afford, it was with the clearest conscience in the world that {hero.they} went in. {Hero.they} came out again without it, and had to stand for a moment holding on to the bicycle rack.¶On the morning itself {hero.they} stood in front of the mirror with the {pot} in {hero.their} arms. It looked like somebody holding a pot of dirt. "Are you coming as you are?" asked {mentor} from the doorway, and {hero} said yes, they both were.',
      ],
    },
    more: {
      middle: ['Nobody had told {hero.them} to. {Hero.they} would have felt much better if someone had.'],
      preteen: [
        '{Hero.they} wrapped a scarf around the {pot} because of the wind. It was completely ridiculous, and {hero.they} did it anyway, tucking in the ends. {Hero.they} thought of the root. Perhaps there was another one, feeling its way past the stones, and perhaps there was not, and it was entirely possible that {hero.they} would never find out. It surprised {hero.them} how much lighter it was to carry a thing once you had stopped needing it to be {plant.tall}.',
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
        'It is remarkable how many people you meet when you are carrying something that you would rather not explain. Each of them looked into the {pot}, and then up at {hero}, and in each of the faces there was the same small hesitation, like the sound of somebody choosing a tone of voice.¶They found a place for it at the far end of the long table, beside the spare plates, while along the row the sentences came steadily closer. *These are my leeks. These are our plums.* "Is that just *dirt*?" somebody whispered.¶"Yes, so far," said {hero}, turning around, and then {hero.they} found that {hero.they} had begun. "I was going to say that I grew this, but I didn\'t," {hero.they} said. "I dug it up because I couldn\'t wait, and I broke it, and I honestly don\'t know if it\'s alive. But I have watered it every morning for weeks, and I\'d like to say thank you for that, because I never expected to like it."',
        '"I\'ve brought leeks again," said {mentor}, keeping step with some difficulty. "I\'ll stand up and say, *These are my leeks*, as I have said every year since I can remember."¶"At least they\'re actually there," said {hero}, shifting the {pot} to the other hip.¶"Oh, yes, they\'re certainly there, and nobody has ever asked me a single question about them."¶It was a good deal worse than {hero} had expected, and then, quite suddenly, it was over. {Hero.they} had looked down the whole length of that gleaming table, at all the things that people had finished, and had heard {hero.themself} say, "This is a pot with a seed in it, only I can\'t show you." There was a laugh, of the sort that gets out by itself. "Thank you that somebody can see it," {hero.they} continued, "even if it isn\'t me."',
        'There are certain things you cannot carry inconspicuously: a tuba, for instance, or a goose. {hero} would have given a good deal for a goose. People said, "Good morning," and then their eyes went down, and {hero} began to say it for them. "It\'s {plant.a}. It isn\'t up." By the time they got there it had become quite fluent, like a foreign language.¶*These are our plums*, said the twins, in chorus. There was applause. Then it was {hero.their} turn, and the fine sentence that {hero.they} had once composed for this very moment went past {hero.them}, waving, like somebody on a train. "I wanted to say *I grew this*," said {hero}, "but nobody grows anything, as far as I can see. You water it and you keep your hands off, and I didn\'t even manage that." A child asked aloud where the flower was. "So thank you," said {hero}, rather fast, "for whatever it is that\'s in here, and that it isn\'t up to me."',
      ],
    },
    more: {
      middle: [
        "[?friend: Under the table {friend} kicked {hero.them}, but gently. It was meant as applause.][!friend: Under the table {mentor} found {hero}'s hand. {Mentor.theirs} had earth on it, too.]",
      ],
      preteen: [
        'Nobody gasped, and nobody wept. The sentence went on to the next person, who had brought eggs. {hero} would have liked to say that it did not matter to {hero.them} where the {pot} stood, and that would not have been true. The middle of the table was just as far away as it looked, and in the middle stood a melon. {Hero.they} had wanted it very much. It was possible, apparently, to have done the right thing, and still to want to crawl under a tablecloth until evening.',
      ],
    },
  },
]
