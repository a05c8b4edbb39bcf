import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** One seed is given, planted, looked after and looked at. */
export const plantingBeats: readonly Beat[] = [
  {
    id: 'seed',
    purpose: 'the mentor gives one seed; the dream of it, and the day it is for',
    core: true,
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['mentor', 'give', 'happy', 'hero', 'seed'],
        ['hero', 'reach', 'wow', 'seed'],
        ['companion', 'sit', 'calm', 'mentor'],
        ['friend', 'look-up', 'wow', 'seed'],
      ],
      props: ['seed', 'garden bench'],
      action: "{mentor} puts one seed into {hero}'s open hand.",
    },
    text: {
      toddlers: [
        '{mentor} has one {plant.seed}. "It is for you," says {mentor}. {hero} wants it big for {day.t}.',
        'Look! {hero} has one {plant.seed}. "Grow big for {day.t}," says {hero}.',
        'What is in {mentor}\'s hand? It is one {plant.seed}. "Is it for me?" asks {hero}. Yes!',
        '{mentor} shakes a bag. Out rolls a {plant.seed}. "Hello, you!" says {hero}. "Grow big!"',
      ],
      early: [
        '{mentor} put a thing into {hero}\'s hand and folded the fingers shut. {hero} opened them again. It was {plant.seedlong}, no bigger than a tooth. "That\'s {plant.a}," said {mentor}. {hero} looked on the back. "Where?" {hero.they} asked.',
        '"I need {plant.dream}," said {hero}. "It\'s for {day.the}. It must go in the middle of the table." {mentor} felt in a pocket. [+ There was string in it, and a button. ]There was also {plant.seedlong}. "Here you are," said {mentor}. "It\'s all in there."',
        '{mentor} had something in {mentor.their} hat. {hero} looked in. There was only the hat. Then {hero.they} looked again. Down in the corner lay {plant.seedlong}. "One day that is {plant.a}," said {mentor}. "Which day?" asked {hero}. "One of them," said {mentor}.',
        '{hero} found it on the floor of the shed. It was {plant.seedlong}. "You dropped a crumb," {hero.they} said. "That is not a crumb," said {mentor}. "That is {plant.dream}. It has just not started." {hero} shut {hero.their} hand very fast. "Can I have it?" {hero.they} asked. "I need one for {day.the}."',
      ],
      middle: [
        '{hero} had already decided what to bring to {day.the}. Everyone had to bring something that grew, and it had to be thanked for out loud. {hero} was going to bring {plant.dream}, and it was going to stand in the middle of the table. There was only one thing missing.¶"Hold out your hand," said {mentor}, and dropped {plant.seedlong} into it.¶{hero} looked at it. "Is there a bigger one?"¶"They all start that size," said {mentor}. "So did you, or very nearly."',
        '{mentor} kept seeds in old envelopes, with the names written on them so badly that you had to guess. {hero} was allowed to choose one. {Hero.they} shook them all beside {hero.their} ear, and {hero.sig}, and chose the envelope that rattled. Inside was {plant.seedlong}. "That\'s all?"¶"That\'s {plant.a}," said {mentor}, "folded very small."¶{hero} thought of {day.the}, when everybody brought what they had grown and put it on the long table. {Hero.they} could see the place already. It was in the middle.',
        'There was a rule about {day.the}. You could bring anything, as long as you had grown it yourself. Last year {hero} had brought a turnip, and the turnip had been {mentor}\'s, really. This year it was going to be different. "What have you got that gets big?" asked {hero}.¶{mentor} searched through four pockets. Then {mentor.they} laid {plant.seedlong} in the middle of {hero}\'s palm, where it looked even smaller.¶"That gets big," said {mentor}.',
        '"Guess what this is," said {mentor}.¶{hero} guessed a button. {Hero.they} guessed a tooth, and a bit of toast, and a beetle that was being very good. It was {plant.seedlong}.¶"It\'s {plant.dream}," said {mentor}. "You can\'t see it because you\'re looking from the outside."¶{hero} looked at it for a long time. There was a long table at {day.the}, and everyone put on it what they had grown. {Hero.they} had never had anything to put on it that was really {hero.theirs}.',
      ],
      preteen: [
        'Every year at {day.the} there was a long table, and people put on it what they had grown, and then each of them stood up and said one sentence about it. Mostly it was a short one, like, "These are my leeks." {hero} had been bringing a bag of apples for years, and somebody else had picked them. "This time I want to bring something of my own," {hero.they} said, and it was going to be {plant.dream}. {mentor} listened to all of it. Then {mentor.they} felt around in {mentor.their} coat pocket, and took out a button, and a piece of string, and {plant.seedlong}. "Here you are," said {mentor}, and put the button back.',
        '"There\'s {plant.a} in there," said {mentor}, and held out {plant.seedlong}. ¶ {hero} put it on {hero.their} hand, and it was so light that {hero.they} couldn\'t feel it. "Doesn\'t it come with something that tells you how to do it?" {hero.they} asked. ¶ "It does," said {mentor}, "but that\'s on the inside, and only the seed can read it." {hero} closed {hero.their} hand around it very carefully. There were still two months left until {day.the}, when everybody brought something that they had grown, and {hero} had a plan for every day of them.',
        'It came in an old envelope that had been used twice already. On it {mentor} had written {hero}\'s name, and under that the date of {day.the}, so that it looked like an invitation. {hero} turned it upside down, and out came {plant.seedlong}, and slid across the tablecloth, and lay still. ¶ "Everybody can bring something for the long table," said {mentor}, "as long as they\'ve grown it themselves, and I\'ve noticed that you always stand at the back." {hero} looked down at {hero.their} feet. {Hero.they} had thought that back there nobody could see {hero.them}.',
        '"This year nobody is going to laugh," said {hero}, and told {mentor} all about it. At {day.the} everybody put what they had grown on the long table, and last time {hero.they} had come in with a bag of apples from the store, right behind a man with a pumpkin in a wheelbarrow. This time it was going to be {plant.dream}. ¶ {mentor} nodded all the way through. Then {mentor.they} opened an old tin for cough drops, and out of it {mentor.they} shook {plant.seedlong}. "That\'s not very big," said {hero}. ¶ "The pumpkin wasn\'t, either," said {mentor}.',
      ],
    },
    more: {
      middle: ['"What do I have to do?" asked {hero}.¶"Less than you\'d like," said {mentor}.'],
      preteen: [
        'The plan was quite simple. On Friday the seed would come up, and at the end of the month it would be as high as the windowsill, and by {day.the} it would be {plant.tall}. Then {hero} would carry it in through the big door, and everybody would turn around. {Hero.they} had the sentence ready, too, and it started with *I grew this*. {Hero.they} had already tried it out on [?friend: {friend}, and {friend} had clapped][!friend: the bathroom mirror, and it had looked impressed].',
      ],
    },
  },
  {
    id: 'pot',
    purpose: 'something has to be found to plant it in',
    core: false,
    rank: { young: 5, old: 10 },
    valence: 1,
    scene: {
      setting: 'home',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'hold-up', 'happy', '{pot}', '{pot}'],
        ['mentor', 'work', 'happy', 'hero'],
        ['companion', 'peek', 'wow', '{pot}'],
      ],
      props: ['{pot}', 'shelf', 'boots'],
      action: '{hero} has found {pot.a} to plant the seed in.',
    },
    text: {
      toddlers: [
        'A cup? Too small. A hat? No, no! {pot.a}? Yes! This one.',
        'A shoe? No, no, it is wet. A box? It has a hole. {pot.a}? Just right!',
        'Look for a bed for the seed. Under here? Up there? Ah! {pot.a}! In with the earth.',
      ],
      early: [
        'First {hero} tried a cup, but somebody was drinking from it. Then {hero.they} tried a hat. "That\'s my hat," said {mentor}. Last of all {hero.they} found {pot.a}. It was old, and it had a dent. "Perfect," said {hero}. "So it won\'t mind."',
        '"It needs a house," said {hero}. {Hero.they} took a milk jug. But there was milk in it. [?companion: {Hero.they} took a dish, but it was {companion}\'s. ]Behind the shed stood {pot.a} with a snail in it. "Do you need this?" {hero} asked the snail. It did not say yes, so {hero} put it on the wall, with the nicest view.',
        '{mentor} had seven good pots, all in a row. {hero} did not want a good one. {Hero.they} wanted the one that stood by itself. It was {pot.a} with a crack in the rim. "That one leans," said {mentor}. "Then it will hear better," said {hero}.',
      ],
      middle: [
        'It needed a place to live. {hero} looked at everything in the house that had an inside. The teapot was busy. [+ The drum was refused. ][?companion: {companion} was lying in the big bowl and did not intend to move. ]At last, behind the boots, {hero.they} came upon {pot.a} that nobody had wanted for years. {Hero.they} wiped out the spiders, one at a time, and told each of them that it was nothing personal.',
        '"Any old thing will do," said {mentor}, but {hero} didn\'t want any old thing. {Hero.they} knocked on the flowerpots, and listened. {Hero.they} sat down next to each of them, to see what the view was like. In the end {hero.they} took {pot.a} that somebody had once painted blue, and somebody else had painted over, so that it was now the color of a puddle. "Why that one?" asked {mentor}.¶"It\'s had practice," said {hero}.',
        "In the attic, under a lampshade, {hero} found {pot.a}. It had somebody's initials scratched into the bottom. {Hero.they} asked {mentor} whose they were, but {mentor} only knew that they had always been there. So {hero} scratched {hero.their} own next to them with a nail. [+ It took most of an hour. ]Now there were two people who had planted something in it, and only one of them knew how it was going to turn out.",
      ],
      preteen: [
        "{hero} couldn't put a seed like that into just anything. The big soup bowl was too fancy, and the yogurt cup wasn't fancy enough. [?friend: \"It's a seed,\" said {friend}. \"It doesn't know what it's in.\" ]In the end {hero.they} took {pot.a} that had been standing behind the back door for as long as anybody could remember. It had a dent on one side, as if somebody had kicked it once and then been sorry. {Hero.they} scrubbed it twice, and then {hero.they} wrote {hero.their} name on the bottom, where only the floor could read it.",
        'There was a really good pot at the hardware store, with a blue rim and a saucer. {hero} went to see it twice, but it cost four times as much as {hero.they} had. [?friend: "You could put it in a boot," said {friend}. ]So {hero.they} came home with {pot.a} from the heap behind the church, and you could tell that it had been thrown away by several people, one after the other. {Hero.they} gave it a saucer with a picture of a harbor on it. It stood there like somebody in borrowed shoes.',
        '"Take one that you like to look at," said {mentor}, "because you\'re going to look at it a lot." That was a funny thing to say about {pot.a}. But there was one in the shed that {hero} kept putting down and picking up again. It was a bit crooked, so that it always leaned forward, like somebody who doesn\'t hear very well and wants to know all the same. {hero} carried it out into the sun and hosed it down, and it leaned forward and listened to that, too.',
      ],
    },
    more: {
      middle: ['"What was in it before?" {hero} asked. "Hope, mostly," said {mentor}, "and some nails."'],
      preteen: [
        "{mentor} knocked on it like a doctor. \"It'll do,\" {mentor.they} said. \"It leaks a little, but that's good, because a pot that can't let go of anything drowns what's in it.\" ¶ {hero} had a feeling that this wasn't only about pots. {mentor} would say something about potatoes or the weather, and you forgot it, and then three weeks later you were brushing your teeth, and there it was again, and it was about you.",
      ],
    },
  },
  {
    id: 'plant',
    purpose: 'in it goes; how long? as long as it takes',
    core: true,
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'kneel', 'tender', '{pot}'],
        ['mentor', 'kneel', 'calm', 'hero'],
        ['companion', 'sit', 'thinking', '{pot}'],
      ],
      props: ['{pot}', 'watering can', 'earth'],
      action: '{hero} pushes the seed into the earth with one finger.',
    },
    text: {
      toddlers: [
        '{hero} pokes a hole. In goes the seed. [+ Pat, pat, pat. ]"Good night, seed. Grow!"',
        'Earth goes in. The seed goes in. [+ Drip, drip, drop! ]Now {hero} must wait. [+ Wait, wait, wait.]',
        '{hero} puts the seed in the earth. [+ Pat, pat! ]Night, night!',
        '{hero} has mud on {hero.their} nose. The seed is in! [+ Drip, drop. ]"Drink up," says {hero}.',
      ],
      early: [
        '{hero} made a hole with one finger, as deep as a fingernail. [+ {Hero.they} covered it up and patted it flat. ]"Good night," {hero.they} said into the earth. Then {hero.they} put {hero.their} ear on it. "How long does it take?" "As long as it takes," said {mentor}.',
        'In went the earth, and then the seed, and then the water. [+ Most of the water went into {hero}\'s shoe. ]{Hero.they} sat down in front of the {pot} and folded {hero.their} arms. "I\'m ready," said {hero}. "You\'ll want a snack," said {mentor}.',
        '"Which way up does it go?" asked {hero}. {mentor} did not know. "It will find out," said {mentor}. So {hero} dropped it into the hole, any way it liked, and tucked it in. "I think it turned over," {hero.they} said.',
        '{hero} said goodbye to the seed. {Hero.they} told it where it was going, and that it would be dark, and that it must not mind. Then in it went. {hero} poured on the water. It made a little sucking sound. "It said thank you!" said {hero}. "It said glug," said {mentor}. "That is how they say it."',
      ],
      middle: [
        '{hero} pushed the seed in with one finger, up to the first knuckle, as {mentor} had shown {hero.them}, and covered it up. [+ It felt odd to give a thing away to the dark like that. ]{Hero.they} patted the earth flat, and watered it, and told it good night, quickly, so that no one should hear.¶"And now?"¶"Now it\'s not our turn anymore," said {mentor}, wiping both hands.¶"How long does it take?"¶"As long as it takes."¶{hero} looked at {hero.their} watch.',
        'There is not much to planting a seed. You make a hole and you fill it up again, and afterward it looks as if you had done nothing at all. [+ {hero} had expected a bit more. ]{Hero.they} stood the {pot} where the sun came first, and {hero.sig}, and stepped back to see if it looked any different. It looked like {pot.a} full of dirt. "When will it come up?" asked {hero}.¶"When it\'s ready," said {mentor}.¶"What day is that?"',
        '{mentor} did not help. {Mentor.they} sat on an upturned crate and shelled beans, and only looked over now and then. So {hero} did it all alone: stones at the bottom, then earth, then a hole with one finger. {Hero.they} held the seed over it. [+ It was the last time that {hero.they} would see it, probably. ]"Ready?" {hero.they} asked it, and let go.¶It didn\'t make any sound. "So," said {hero}. "How long?"¶"As long as it takes," said {mentor}, and shelled another bean.',
        '{hero} planted it twice. The first time {hero.they} forgot the water, and the second time {hero.they} forgot which side was the middle, and had to feel for it. But the third time would have been too many, so {hero.they} left it where it was and smoothed the earth over. "I hope it likes surprises," {hero.they} said.¶"It had better," said {mentor}. {Mentor.they} showed {hero.them} how to pour from low down, so that nothing got washed away. Then they both looked into the {pot}. It is hard to know how long you ought to go on doing that.',
      ],
      preteen: [
        'It took less than a minute. {hero} had spread out newspaper and rolled up {hero.their} sleeves, as if it were an operation, but the hole was only as deep as the tip of a finger. The seed went in, and the earth went over it, and then you couldn\'t see that there had ever been anything. All at once {hero} wanted to take it out again and say goodbye to it. ¶ "How long does it take?" {hero.they} asked. ¶ "As long as it takes," said {mentor}, and washed {mentor.their} hands, as if that were a proper answer.',
        '"Don\'t put it in too deep," said {mentor}, "or it gives up, and don\'t put it in too high, or the birds find it. You want it about like a secret." So {hero} put the seed in about like a secret, and smoothed the earth over it with the side of {hero.their} hand. {Hero.they} watered it, and turned the {pot} so that the dent was next to the wall. "And what do I do now?" {hero.they} asked. ¶ "Nothing," said {mentor}. {hero} had never done that before, and {hero.they} didn\'t know how you started.',
        '"Do you want to say a few words?" asked {mentor}, and held up the watering can. {hero} laughed, and then {hero.they} stopped, because all at once it felt like seeing somebody off at the station. The hole was there, and the seed was lying in it, and in a moment there would be earth on top. "Come back," said {hero} at last, because nothing better came to {hero.them}, and filled in the hole. ¶ "That\'s what most people say," said {mentor}, and watered it. "Now it takes as long as it takes."',
        '{hero} did it all just right. First came a layer of broken cups, so that the water could run out, and then a layer of sand, and then the earth, which {hero.they} had put through a sieve. There wasn\'t a better {pot} for miles around. After all that work it was just one finger, and one hole, and one seed, and it was gone. "Well, you\'re in," {hero} said to the place where it had been, and looked up. "And what do I do now?" {mentor} thought about it for a while. "You could wash the sieve," said {mentor}.',
      ],
    },
    more: {
      middle: [
        '[?friend: {friend} bent down and knocked on the side. "Nobody\'s in," said {friend}.][!friend: The earth said nothing at all. It was very calm about it.]',
      ],
      preteen: [
        '"People think that this is the start of it," said {mentor}, "but it\'s only tidying up." ¶ "Then when does it start?" asked {hero}. ¶ "When you aren\'t there," said {mentor}. "I\'ve been growing things all my life, and I\'ve never once caught one of them starting, not even with a flashlight." {mentor} didn\'t seem to mind. {hero} didn\'t say anything, but {hero.they} {hero:was|were} going to be the first one who did.',
      ],
    },
  },
  {
    id: 'look-one',
    purpose: 'the first morning; nothing',
    core: false,
    rank: { young: 1, old: 12 },
    valence: 0,
    scene: {
      setting: 'home',
      time: 'morning',
      shot: 'close',
      cast: [
        ['hero', 'look-up', 'wow', '{pot}'],
        ['companion', 'peek', 'thinking', '{pot}'],
      ],
      props: ['{pot}', 'window'],
      action: '{hero} looks into the {pot} on the first morning.',
    },
    text: {
      toddlers: [
        '"Good morning, seed!" {hero} looks in the {pot}. [?friend: {friend} looks. ][?companion: {companion} looks. ]It is not up yet.',
        '[+ Up jumps {hero}. ]{hero} runs to the {pot}. Just earth. [+ "Hello, seed?" ]Not yet.',
        {
          say: '{hero} taps on the {pot}. [+ Tap, tap. ]"Is it up?" "It sleeps," says {mentor}. Not yet.',
          shows: shown.bothLook,
        },
      ],
      early: [
        'In the morning {hero} ran to the {pot} with no socks on. {Hero.they} looked in from the left. {Hero.they} looked in from the right. [?friend: {friend} looked in from the top. ][?companion: {companion} looked in from below. ]"Is it up?" called {mentor}. "Not yet," said {hero}. "But it\'s thinking about it."',
        "{hero} woke up, and it was still dark. {Hero.they} felt in the {pot} with one finger, very softly, on the top. There was earth. There was also something soft. {hero} gave a shout and {mentor} came with the lamp. [?companion: It was {companion}'s nose.][!companion: It was {hero}'s own other sock.]",
        {
          say: '"It is up! It is up!" called {hero}. {mentor} came in slippers to look. [+ There it was, tiny and green. ]{mentor} put on {mentor.their} glasses. Then {mentor} picked it up and ate it. "Parsley," said {mentor}. "It fell off my sandwich. Yours will take a bit longer."',
          shows: shown.bothLook,
        },
      ],
      middle: [
        '{hero} was up before the birds. {Hero.they} carried a chair to the {pot}, in case it took a while, and sat down in front of it. There was earth. After half an hour there was the same earth. [?companion: {companion} came and looked, too, and clearly saw nothing that was worth getting up for. ]"Anything?" asked {mentor}, going by with the bread.¶"It\'s about to," said {hero}. {Hero.they} had breakfast on the chair.',
        'On the first morning {hero} looked before {hero.they} had opened the other eye. Earth. On the way to school {hero.they} ran back twice because {hero.they} had forgotten something, and each time {hero.they} had forgotten to look once more. [?friend: "Is it up?" asked {friend} at the gate. ][!friend: "Is it up?" called {mentor} over the fence. ]"Not so that you\'d notice," said {hero}.',
        '{hero} drew it. {Hero.they} thought that {hero.they} would draw it every day, and then at the end you could flip the pages and see it grow. So {hero.they} drew the {pot}, and the earth in it, and wrote *Day One* underneath. It was quite a good drawing. On day two it was the same drawing. On day three {hero.they} put in a fly, so as to have something to do.',
      ],
      preteen: [
        '{hero} set the alarm for six, and at two minutes past six {hero.they} {hero:was|were} kneeling in front of the {pot} with a magnifying glass. {Hero.they} had a notebook, too, with a column for *height*, and one for *leaves*, and one for *anything else*. There was earth. At ten past six one crumb rolled down from a bigger crumb, and {hero} grabbed the pencil and wrote *crumb* under *anything else*. After an hour it was time for breakfast, and that was still the only word on the page.',
        "On the first morning {hero} was very calm about it. {Hero.they} walked past the {pot} with {hero.their} toast and gave it one quick look, the way you look at a thermometer, and didn't even slow down. At noon {hero.they} walked past it again, and looked twice. By evening {hero.they} {hero:was|were} lying on the floor in front of it with a ruler, and {hero.they} told everybody that the earth was four millimeters higher on the left. It had been like that the day before.",
        "{hero} knew that nothing comes up on the first day, and {hero.they} had told everybody so. But on the stairs, between the second step and the third, where you can't see the windowsill yet, it was standing there. It was {plant.a}, with the sun shining through the leaves, and {hero} could see every one of them. Then {hero.they} came around the corner, and there was {pot.a} full of dirt. It was just as much dirt as the night before, and it looked a lot emptier.",
      ],
    },
    more: {
      middle: ['At lunch {hero.they} looked again. At supper {hero.they} looked with a torch.'],
      preteen: [
        'It went on like that until Friday. "What are you waiting for?" asked [?friend: {friend}][!friend: {mentor}], who really wanted to know. {hero} opened {hero.their} mouth to answer, and then {hero.they} shut it again, because {hero.they} couldn\'t say what it would look like. {Hero.they} had never seen anything come up. All the plants that {hero.they} knew had already been there when {hero.they} came.',
      ],
    },
  },
  {
    id: 'helpers',
    purpose: 'the hero helps too much; a laugh',
    core: false,
    rank: { young: 3, old: 3 },
    valence: 1,
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'play', 'joy', '{pot}'],
        ['companion', 'sit', 'wow', 'hero'],
        ['friend', 'clap', 'laugh', 'hero'],
        ['mentor', 'work', 'happy', 'hero'],
      ],
      props: ['{pot}', 'umbrella', 'blanket', 'watering can'],
      action: '{hero} does everything for the {pot} that a person could like.',
    },
    text: {
      toddlers: [
        '{hero} sings to the seed. La, la, la! [?companion: {companion} sings, too. ]{hero} gives it a hat. Is it up? Not yet.',
        '{hero} gives the seed a sock. {hero} gives it a kiss. [+ "One, two, three, up!" ]Not yet.',
        '{hero} gives it more water. [+ Splash! ]"Not so much," says {mentor}. "It is small." Not yet.',
      ],
      early: [
        '[+ Maybe it was cold. {hero} gave it a blanket. ]Maybe it was bored. {hero} read it a book about a bear. Maybe it was hungry. {hero} gave it a bit of toast. [?companion: {companion} wanted to be hungry, too. ][?friend: "Maybe it is shy," said {friend}, and looked the other way. ]"Is it up?" asked {mentor}. "Not yet," said {hero}. "But it liked the bear." [+ In the night a mouse came and ate the toast.]',
        '[+ {hero} moved the {pot} to the window. Then {hero.they} moved it to the other window. [?friend: {friend} said the first one was better. ]]{hero} took it for a ride in the wagon, so that it would see something. {Hero.they} showed it the garden, and said, "Like that. Do it like that." "Is it a seed or a visitor?" asked {mentor}.',
        '"Maybe it does not know what to do," said {hero}. So {hero.they} showed it. {Hero.they} crouched down small. Then {hero.they} came up, bit by bit, and stretched out both arms, and waved them. [?companion: {companion} did it, too, but forgot to stop. ]{hero} looked into the {pot}. "Shall I do it slower?" {hero.they} asked.',
      ],
      middle: [
        'If a thing is slow, you help it. That was how {hero} saw it. So {hero.they} moved the {pot} into the sun, and out of the wind, and back into the sun. [+ {Hero.they} sang to it, all the verses. ]{Hero.they} gave it water at breakfast, lunch and supper, until it made a noise like a wet boot. [?friend: "Maybe it wants a rest," said {friend}.¶]{mentor} came past and tipped the {pot} a little, and a small river ran out at the bottom.¶"It wants to be a seed," said {mentor}, "and you\'re making it a fish."',
        'First {hero} built it a fence, and then a roof, and then a scarecrow out of two forks. Anyone who wanted to get at that seed would have needed a ladder. [?companion: {companion} was not allowed to breathe on it. ]The trouble was that the sun couldn\'t get at it now, either. {mentor} lifted off the roof with two fingers. "What are you keeping out?" {mentor.they} asked.¶"Everything," said {hero}.¶"It\'ll want some of that," said {mentor}.',
        '{hero} asked everyone for advice, and everyone had some. The mailman said manure. The lady at the bakery said that you should talk to it. [?friend: {friend} said you should on no account talk to it. ]{hero} did all of it, one after another, and by Thursday the {pot} smelled so strong that it had to live outside. "Poor thing," said {mentor}, holding {mentor.their} nose. "It only asked for a hole."',
      ],
      preteen: [
        '{hero} read all about it in books. You should play music for it, it said in one of them, and another one was for coffee grounds, and there was one that was for talking to it in a firm voice. {hero} tried it all, one after another, and wrote down what happened. [?companion: It also needed banana peel, but {companion} ate that. ]Nothing happened. It\'s strange when you do so much for somebody and don\'t get an answer, and after a while you do it louder. ¶ "I wonder if it can hear itself grow," said {mentor}, and lifted the {pot} out of a puddle, "with all that help."',
        '{hero} made a timetable. At seven the {pot} stood in the kitchen window, and at eleven in the one on the stairs, and at three {hero.they} carried it out on the step. Each time {hero.they} turned it a bit, so that it wouldn\'t grow crooked. [?friend: "Doesn\'t it get dizzy?" asked {friend}. ]It was a lot of work, but as long as {hero.they} had a timetable, it felt as if something was happening. ¶ "You\'ve moved that poor thing eleven times since yesterday," said {mentor}. "If I were down there, I\'d come up once to see where I was, and then I\'d go down again."',
        '{hero} couldn\'t stand it that it was so quiet. If it had only made one bubble, or one tiny crack, {hero.they} would have left it alone. So {hero.they} asked it questions, and read to it from the newspaper, and in the third week {hero.they} gave it a name, but nobody was allowed to know that. [?companion: {companion} was supposed to show it how to lie still, and did it very well. ]"It\'s just a seed," said {mentor} gently, "and you keep knocking on the bathroom door."',
      ],
    },
    more: {
      middle: [
        '"I\'m only being kind to it," said {hero}. "So you are," said {mentor}. "Be kind more quietly."',
      ],
      preteen: [
        'For about an hour {hero} was mad at {mentor}. Then {hero.they} remembered how {hero.they} had learned to swim. Five aunts and uncles had stood around the pool, and all of them had shouted what {hero.they} should do, and {hero.they} had gone down like a spoon. It had only worked when they had all gone to get ice cream, so {hero} switched off the music. {Hero.they} left the {pot} alone for nearly a whole afternoon, and it was the longest afternoon of the summer.',
      ],
    },
  },
]
