import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** Somebody counts, and the hero has won by one. */
export const wonBeats: readonly Beat[] = [
  {
    id: 'count',
    purpose: 'the counting, the bump that nobody minds, and the ribbon for the hero',
    core: true,
    valence: 2,
    scene: {
      setting: 'market',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['owner', 'point', 'thinking', '{unit}', 'pencil'],
        ['hero', 'jump', 'joy', 'owner', 'yellow ribbon'],
        ['guest', 'stand', 'sad', '{unit}'],
        ['friend', 'cheer', 'joy', 'hero'],
        ['companion', 'stand', 'happy', 'hero'],
      ],
      props: ['table', 'jar', '{unit}', 'yellow ribbon'],
      action: '{owner} counts the {unit.s} on a table, and {hero} gets the yellow ribbon.',
    },
    text: {
      toddlers: [
        '{owner} counts the {unit.s}. [+ Bump goes the table! ]"{hero} has three!" {hero} gets a ribbon!',
        '{owner} counts. One, two, three. [+ Oops, a bump! ]"{hero} wins!" {hero} gets a yellow ribbon!',
        '"{guest} has two," says {owner}. [+ [?friend: {friend} claps. ]]"{hero} has three!" {hero} gets the ribbon.',
        'Bump! {owner} counts one, two, three. {hero} has the most. [+ Clap, clap! ]{hero} gets the ribbon!',
      ],
      early: [
        '{owner} sat at a long table with a pencil. First {guest}\'s jar was tipped out, and next to it {hero}\'s. Then somebody bumped the table. [?companion: {companion} was the nearest, and looked the other way. ]"Hold still," said {owner}, and counted. "{guest} has nine. {hero} has ten!" [+ Everyone clapped. ]And {owner} pinned the yellow ribbon on {hero}\'s {hero.wear}.',
        '"Two heaps," said {owner}. "This one is {hero}\'s. That one is {guest}\'s. Nobody sneeze." So somebody sneezed, and the table shook. {owner} put out both arms and saved them. Then {owner.they} counted. "Nine for {guest}. And ten for {hero}!" [?friend: {friend} threw up a hat. ]The yellow ribbon was {hero.theirs}.',
        '{hero} shut {hero.their} eyes while {owner} counted. There was a bump, and somebody said, "Sorry!" There was a long, long hum. "{guest}," said {owner}, "nine." That was a lot. "{hero}," said {owner}, "ten." {hero} opened {hero.their} eyes. [+ {guest} had closed {guest.theirs}. ]Then there was a yellow ribbon, right on {hero.their} front.',
        'It was very close. {owner} counted {guest}\'s heap and said, "Nine." {Owner.they} counted {hero}\'s heap. Just before that a dog ran under the table, and it wobbled. "Eight, nine," said {owner}, "and ten!" [?friend: "TEN!" shouted {friend}. ]{hero} got the yellow ribbon. {guest} got a pat. [+ It was a nice pat. But it was not a ribbon. ]',
      ],
      middle: [
        '{owner} did the counting every year, at a table in the square, with a pencil and a good deal of dignity. The two jars were tipped out in two heaps, side by side. Just then somebody backed into the table. [?companion: It may have been {companion}. Nobody saw. ]The heaps slid, and {owner} threw both arms around them, and that was that.¶"{guest}," said {owner} after a long time, "forty." Somebody whistled. "{hero}," said {owner}, "forty-one." And {owner.they} took the yellow ribbon out of its box and pinned it on {hero}\'s {hero.wear}, a bit crooked. Tomorrow {hero} would {gain.do}.',
        'It came down to the last two heaps. {owner} counted with the blunt end of a pencil, moving {owner.their} lips. Halfway through, a wagon went by and the whole table jumped, and a few {unit.s} rolled about like marbles. {owner} herded them together again. "Where was I?" {owner.they} said, and went on.¶Forty for {guest}. Then it was {hero}\'s turn, and the square went quiet. "Thirty-nine," said {owner}. "Forty." {hero} stopped breathing. "And one." [?friend: {friend} yelled so loudly that the pigeons left. ]The ribbon was yellow. It was pinned on before {hero} had got {hero.their} breath back.',
        '{hero} could not look. {Hero.they} stood with {hero.their} back to the table and heard it instead: {unit.plink}, {unit.plink}, as {owner} moved them over one by one. Somebody bumped against something, and somebody said, "No harm done." [?friend: "Forty for {guest}," reported {friend}, who was watching for {hero.them}. ][!friend: "Forty for {guest}," said {owner}. ]Then it began again, and it went on much too long. {Hero.they} had stopped counting at thirty.¶"Forty-one," said {owner}. When {hero} turned around there was a yellow ribbon coming toward {hero.them}, and behind it, over somebody\'s shoulder, was {guest}\'s face. {guest} was clapping. {Guest.they} did it properly, with both hands.',
        '"Stand back," said {owner}. "Breathe through your noses." {Owner.they} emptied {guest}\'s jar on the left and {hero}\'s on the right, and leaned over to begin. The table had one short leg. It gave a lurch, and everybody cried out, and {owner} spread {owner.their} sleeves like a hen. Nothing fell on the ground.¶So it was counted. It was counted slowly, with a mark on paper for each. There were forty marks for {guest}. There were forty-one for {hero}. [?companion: {companion} was lifted up to see it. ]"One!" said everybody. "By one!" And {hero}, with a yellow ribbon pinned to {hero.their} {hero.wear}, looked down at it as if it might fly away.',
      ],
      preteen: [
        "The counting was done in the square, on a long table, and {owner} did it, as {owner.they} did every year, very slowly and with a very sharp pencil. In the end there were only two heaps left, {guest}'s on the left and {hero}'s on the right. Just as {owner} bent down to start, somebody bumped into the table. [?companion: Everybody looked at {companion}, but nobody had seen it happen. ]Both of the heaps began to slide, and {owner} threw both arms around them and held on until nothing was rolling anymore. \"No harm done,\" {owner.they} said. Then {owner.they} counted forty for {guest}, and everybody whispered, and {owner.they} counted forty-one for {hero}, and everybody yelled. The yellow ribbon was pinned on crooked, and {hero} wouldn't have let anyone straighten it for a million dollars.",
        '{hero} had imagined that moment so often that {hero.they} almost missed it when it came. There was the table, and there was {owner} with a pencil, and there were the last two heaps of {unit.s}, so close together that when a wagon rumbled past and shook the table, a few of them rolled to and fro in the middle. {owner} pushed them back with the side of one hand and started to count. "Forty," {owner.they} said, and wrote it down under {guest}\'s name. Then came {hero}\'s heap, and the pencil went on and on, until {hero} couldn\'t stand it anymore. "Forty-one," said {owner}. [?friend: The next thing that {hero} knew was {friend}, who was hanging around {hero.their} neck and screaming. ]And there was the ribbon, pinned to {hero.their} {hero.wear}, as yellow as an egg.',
        '"One," said {owner}, "two, three," and the entire square counted along in a whisper. {hero} couldn\'t bear to look at the heaps, so {hero.they} looked at {owner}\'s sleeve. It was a wide sleeve. A minute ago the table had lurched on its short leg, and the sleeve had swept both heaps away from the edge, and then it had pushed them apart again, more or less the way they had been. Now {guest} had forty. That was more than anybody had ever had, and it was a record for about three minutes.¶"Forty-one," said {owner}. The cheering started at the back. {hero} saw the yellow ribbon coming, and {hero.they} saw {guest} clapping, and when all the other people had stopped, {guest} was still clapping.',
        "It had never been so close before. {owner} tipped out both jars on the table, in two heaps, and asked everybody to be quiet, and just when it was quiet somebody sneezed so hard that the table jumped. {unit.s} hopped around on it like peas on a drum, and {owner} spread both arms over them until they were lying still. Then everybody forgot about it, because now {owner} counted. There were forty for {guest}. There were forty for {hero}, too, and then there was one {unit} left, and it was lying on {hero}'s side. \"And that's that,\" said {owner}. [?friend: {friend} was so excited that {friend.they} burst into tears. ]Somebody pinned on the yellow ribbon, and {hero} looked down at it and couldn't believe that it was {hero.theirs}.",
      ],
    },
    more: {
      early: ['"I thought I had ten," said {guest}, and shook {hero}\'s hand. "I must be bad at counting."'],
      middle: [
        '"By one," said {guest}, when {guest.they} came to shake hands. "I thought I had one more than that. I must have counted wrong."',
      ],
      preteen: [
        '{guest} came over to shake hands, and looked {hero} in the eye, and did it properly. "By one," {guest.they} said. "I was absolutely sure that I had forty-one, because I counted them three times last night, on my bed. I guess that I\'m just no good at counting." And {guest.they} laughed, not very well, and picked up {guest.their} jar, and went home by the back lane, where there weren\'t so many people.',
      ],
    },
  },
  {
    id: 'ribbon',
    purpose: 'gladness, and everybody is glad with the hero; a laugh',
    core: false,
    rank: { young: 6, old: 7 },
    valence: 2,
    scene: {
      setting: 'street',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'joy', 'mentor', 'yellow ribbon'],
        ['mentor', 'walk', 'happy', 'hero'],
        ['friend', 'jump', 'joy', 'hero'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['yellow ribbon', 'jar', 'house'],
      action: '{hero} walks home along the street with the yellow ribbon on.',
    },
    text: {
      toddlers: [
        '{hero} has the ribbon on. Hello, tree! [+ Hello, door! ]See my ribbon?',
        'Yellow, yellow ribbon! {hero} hops. [?companion: {companion} hops. ]The ribbon hops, too.',
        '"Look, {mentor}!" says {hero}. "A ribbon!" {mentor} claps. [?friend: {friend} claps. ]Clap, clap!',
      ],
      early: [
        '{hero} walked home with the ribbon on. {Hero.they} walked slowly, so that it could be seen. [+ {Hero.they} walked past the baker\'s twice. ]"What\'s that?" asked the baker. "What\'s what?" said {hero}. "On your front." "Oh, that," said {hero}. "That\'s my ribbon."',
        {
          say: 'At supper {hero} wore the ribbon. {Hero.they} wore it in the bath, on {hero.their} ear. "You can take it off to sleep," said {mentor}. "It doesn\'t want to," said {hero}. [?companion: Then {companion} got to wear it, but only for one minute. ]',
          shows: shown.ribbonAtSupper,
        },
        '[?friend: {friend} told everyone. ][!friend: {hero} told everyone. ]The baker was told, and the man with the ladder, and a hen. "By one!" It got better each time. {hero} held the ribbon, so that the wind could not get it. [+ There was no wind. But you never know. ]',
      ],
      middle: [
        'It is not far from the square to the house, but that evening it took half an hour. {hero} had to stop for everyone. {Hero.they} stopped for the baker, who shook hands across the counter and left flour on {hero.their} fingers. {Hero.they} stopped for a baby. [?friend: {friend} walked in front and cleared the way, although it was clear already. ][?companion: {companion} walked behind like the back end of a parade. ]By the time that {hero.they} reached {mentor}\'s door {hero.they} had said "by one" so often that it had begun to sound like a foreign language.',
        {
          say: '{hero} put the ribbon on the pillow, and on the milk jug, and on {hero.their} own {hero.wear}, and it looked well everywhere. It looked best on {hero}. {Hero.they} kept coming back to the mirror to be introduced. [?companion: {companion} was shown it, too, and did not say anything against it. ]"Supper," called {mentor}, for the third time. "We\'re coming," said {hero}. {Hero.they} meant the two of them, {hero.themself} and the ribbon.',
          shows: shown.ribbonAtMirror,
        },
        {
          say: '"Well, well," said {mentor}, when {hero} came in, and stood in the light, and turned sideways, so that it could not be missed. "What\'s that you have on?" {mentor} knew perfectly well. {Mentor.they} had heard the shouting from the kitchen. But {mentor.they} asked, and {hero} told it, and then {mentor.they} asked again, and {hero} told it again, with the sneeze or the bump or whatever it had been put in. [?friend: {friend} did the crowd. ]There were pancakes. It was that kind of a day.',
          shows: shown.ribbonAtSupper,
        },
      ],
      preteen: [
        "For one evening {hero} was famous. People {hero.they} hardly knew leaned out of their windows and shouted \"By one!\" and held up a finger, and somebody gave {hero.them} a bun and wouldn't take any money for it. [?friend: {friend} walked in front and told the story at every corner, and by the end of the street there was a thunderstorm in it. ]{hero} had thought that you would get used to it after a while. But by the time {hero.they} got to {mentor}'s door {hero.they} {hero:wasn't|weren't} one bit used to it, and hoped very much that somebody would ask.",
        {
          say: '{mentor} wanted to hear everything, from the first {unit} to the last one, and sat there with both elbows on the table and gasped in all the right places. [?companion: {companion} went to sleep, having been there. ]"And {guest}?" asked {mentor} at the end. "How did {guest.they} take it?"¶"{Guest.they} clapped," said {hero}, "and {guest.they} {guest:was|were} really nice about it." It was quiet for a second. "I would have clapped, too," {hero} added, and thought that this was probably true, and was glad that {hero.they} hadn\'t had to.',
          shows: shown.ribbonAtSupper,
        },
        {
          say: 'You had to wear the ribbon until the fair was over. That was the rule, but {hero} would have done it anyway. {Hero.they} wore it at supper, and {hero.they} wore it to wash the dishes, with {hero.their} chin pointing sideways so that nothing would splash on it. Whenever {hero.they} moved, there was something yellow at the edge of {hero.their} eye. [?companion: {companion} was allowed to look at it, but not to lick it. ]There were about nine hundred people in the town, and tomorrow every one of them would be there, and {hero} would {gain.do}.',
          shows: shown.ribbonAtSupper,
        },
      ],
    },
    more: {
      preteen: [
        "It wasn't that {hero} thought that {hero.they} {hero:was|were} better than other people. It was just that for once everything was the way it ought to be. {Hero.they} had worked for something, and {hero.they} had gotten it, and nobody in the world could say that it wasn't {hero.theirs}. {hero} told {hero.themself} so several times, because it sounded so good.",
      ],
    },
  },
  {
    id: 'dream',
    purpose: 'the hero practices at home: how much it is wanted; a laugh',
    core: false,
    rank: { young: 5, old: 5 },
    valence: 2,
    scene: {
      setting: 'kitchen',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'play', 'laugh', 'mentor', 'yellow ribbon'],
        ['mentor', 'sit', 'laugh', 'hero'],
        ['companion', 'hide', 'wow', 'hero'],
        ['friend', 'clap', 'laugh', 'hero'],
      ],
      props: ['pot', 'chair', 'table'],
      action: '{hero} practices at home for tomorrow.',
    },
    text: {
      toddlers: [
        '{hero} tries it at home. {gain.sound} [?companion: {companion} runs. ][+ {gain.sound} ]{mentor} laughs.',
        '"Tomorrow I {gain.do}!" says {hero}. {gain.sound} Again! {gain.sound} [+ Again!]',
        '{hero} is so glad. "{gain.sound}" sings {hero}. [+ "Shh," says {mentor}. ]',
        {
          say: 'Bath time. Splash! "{gain.sound}" sings {hero}. [+ Splash! ]Now {mentor} is wet.',
          shows: shown.bath,
        },
      ],
      early: [
        '{hero} had to practice. So {hero.they} {gain.try}. "{gain.sound}" {hero.they} sang. [?companion: {companion} went under the table. ]"Very good," said {mentor}. "How long does it go on?" "All night," said {hero}. [+ {mentor} put a cushion on each ear. ]',
        '"Tomorrow I will {gain.do}," said {hero} to {mentor}. "I will {gain.do}," {hero.they} said to the stove. "Tomorrow," {hero.they} told the spoons. [?friend: {friend} was there, and was told four times. ]The spoons were in a row. [+ They looked like people who were very glad for {hero.them}. ]',
        'Where do you stand? Where do you look? {hero} tried it by the stove. {Hero.they} {gain.try}, with {hero.their} chin up. Then {hero.they} bowed to {mentor}. {mentor} stood up and clapped. [?companion: {companion} got a small bow, too. ]"That was just the first time," said {hero}. "Sit down."',
        {
          say: '{hero} was in the bath, up to the chin. "{gain.sound}" sang {hero}, and the wall sang it right back. [?companion: {companion} looked in, and went out again, wet. ]"Are you washing?" called {mentor} at the door. "No," called {hero}, "I am practicing!" [+ The duck had to clap. It had no hands, so {hero} did it for the duck. ]',
          shows: shown.bath,
        },
      ],
      middle: [
        'There is more to it than people think. {hero} practiced after supper. First {hero.they} {gain.try}, to get the feel of it. Then {hero.they} practiced walking up, and not tripping, and looking modest. The modest part was the hardest. "You look as if you had a toothache," said {mentor}. [?friend: "Look at the ground," said {friend}, "and think of something boring." ]{hero} looked at the ground. {Hero.they} couldn\'t think of a single thing that was boring. [?companion: {companion} had seen enough and left the room. ]',
        '"{gain.sound}" went the kitchen. It was {hero}, who had {gain.try}, and then done it again, because the first time had been so good.¶"Is it over?" asked {mentor} from behind the newspaper.¶"That was only the beginning," said {hero}. "There\'s a slow part." [?companion: {companion} looked for a way out. ]{hero} did the slow part. {Hero.they} did the part where everyone cheers, and that one {hero.they} had to do alone, in two voices.',
        'On the rug that evening, with both feet up on the sofa, {hero} went through it from the start. They would call {hero.their} name, and {hero.they} would get up, not too fast. There would be the {gain}, and there would be all those faces; and then {hero.they} would {gain.do}. {Hero.their} toes moved all by themselves. "{gain.sound}" {hero.they} said, quite softly. "What\'s that?" called {mentor}. "Nothing," said {hero}. [?companion: {companion} had been close by, though, and knew. ]',
        {
          say: 'The best place to practice was the bath, because everything is bigger in there. "{gain.sound}" said {hero}, and the tiles said it back. The soap was {owner}, and called out {hero}\'s name, and all the bubbles cheered. [?companion: {companion} watched from the mat and did not believe a word of it. ]Only the bow had to be left out, on account of the water.¶"Have you washed your neck?" asked {mentor} through the door.¶"It\'s coming to the fair with me," said {hero}. "So, yes."',
          shows: shown.bath,
        },
      ],
      preteen: [
        '{hero} wanted to be prepared. {Hero.they} closed the kitchen door, made sure that nobody was listening, and {gain.try}. It wasn\'t the real thing, but it gave you an idea. [?friend: "Again," said {friend}, who was being the crowd, "and this time you have to look surprised." ]{hero} came in from the pantry once more, very slowly and with great dignity, like a person on a postage stamp. It worked as far as the table. Then {hero.they} saw {hero.themself} in the window, and laughed so hard that {hero.they} had to sit down on the floor.',
        '"I don\'t want to interrupt," said {mentor}, looking in at the door, "but do you know that you\'re making a noise?"¶{hero} knew it. {Hero.they} had been practicing since supper. "It\'s for tomorrow," {hero.they} explained, "and I\'ve never done it before, and I\'ll only ever do it once, so it has to be right the first time."¶"That\'s true of a lot of things," said {mentor}. [?companion: Under the table {companion} groaned. ]"Well, go on, then." So {hero} {gain.try} for the sixth time, and on the other side of the door somebody could be heard laughing into a dish towel.',
        '{hero} made a timetable. At eleven the fair would open, and at a quarter past eleven {owner} would call out a name, and it would be {hero.theirs}. At sixteen minutes past eleven, if you allowed for the walk, {hero.they} would {gain.do}. {Hero.they} looked at that line for a long time, because it was so strange to see it there, between "polish shoes" and "lunch," as if it were just another thing to do. [?friend: {friend} had added a line of {friend.their} own at the bottom, and it said, "Try not to explode." ]Then, since nobody was looking, {hero.they} climbed on a chair and {gain.try}.',
        {
          say: 'There\'s no better place than a bathroom for finding out what it\'s like to be famous. {hero} locked the door, turned on the water, and said "{gain.sound}" to the tiles, and the tiles said it back as loudly as two hundred people. {Hero.they} thanked them all for coming. {Hero.they} told them that it was nothing, really, and that anybody could have done it, and that {hero.they} owed everything to {hero.their} family. Then the family knocked.¶"Some of us would like to brush our teeth," said {mentor}.¶"Just a minute," called {hero}, and bowed to the shower curtain. [+ It hadn\'t stopped clapping yet.]',
          shows: shown.bath,
        },
      ],
    },
    more: {
      toddlers: ['Once more, {hero}! And once more!'],
      early: [
        '"Is it over?" asked {mentor}. "No," said {hero}. "Now comes the slow part." The slow part was just as loud.',
      ],
      preteen: [
        'As long as {hero} could remember, there had been a picture of it in {hero.their} head. In that picture there was always somebody standing up there at the front, and it was always somebody else, and you only saw them from behind. Tomorrow {hero} would be the one in the picture. {Hero.they} walked around the house touching the furniture, to make sure that it was real.',
      ],
    },
  },
]
