import type { Beat } from '../plot.ts'

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
        '{owner} counts. Bump goes the table! "{hero} has three!" A ribbon for {hero}!',
        'Here sits {owner}. One, two, three. [+ Oops, a bump! ]"{hero} wins!" A yellow ribbon!',
        '"Two for {guest}," says {owner}. [+ [?friend: {friend} claps. ]]"Three for {hero}!" {hero} gets the ribbon.',
        'Bump! {owner} counts one, two, three. {hero} has the most. [+ Clap, clap! ]Here is the ribbon!',
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
        'The counting took place in the square, at a trestle table, and was performed by {owner}, who had done it for as long as anyone could remember and had never been known to hurry. Two heaps remained by the end, {guest}\'s on the left and {hero}\'s on the right. Just as {owner} bent down to begin, somebody stumbled against the trestle. [?companion: Everybody thought of {companion}, but nobody had seen it. ]The heaps shifted and slid, and {owner} threw both arms around them until everything had stopped rolling. "No harm done," {owner.they} announced. Then {owner.they} counted forty for {guest}, and there was a murmur; and {owner.they} counted forty-one for {hero}, and there was a roar. The yellow ribbon came out of its box. It was pinned on rather crookedly, and {hero} would not have had it straightened for the world.',
        '{hero} had imagined the moment so often that when it arrived {hero.they} scarcely noticed. There was the table, there was {owner} with the pencil, and there were the last two heaps of {unit.s}, so close together that when a wagon rumbled by and shook the boards, a few of them rolled to and fro in the gap between. {owner} pushed them back with the side of a hand. "Forty," {owner.they} said at last, and wrote it down under {guest}\'s name. Then the pencil moved across to the other side, and it went on moving long after {hero} had expected it to stop. "Forty-one," said {owner}. [?friend: The next thing that {hero} knew was {friend}, hanging around {hero.their} neck and shrieking. ]And there, pinned to {hero.their} {hero.wear}, was the ribbon, as yellow as an egg.',
        '"One," said {owner}, "two, three," and the entire square counted along under its breath, like people in church who are not quite certain of the hymn. {hero} kept {hero.their} eyes on {owner.their} sleeve. It was a wide sleeve, and a moment ago, when the table had lurched on its short leg, it had swept the two heaps out of danger and then had swept them apart again, more or less as they had been. {guest} had forty. It was more than anyone had gathered in eleven years, and it was a record for about five minutes.¶"Forty-one," said {owner}. The cheering began at the back. {hero} saw the ribbon coming, and {guest}\'s two hands, which were clapping, and which kept on clapping after everyone else\'s had stopped.',
        'Nobody could remember that it had ever been so close. {owner} had tipped out the jars in two heaps, and had asked everybody to be quiet, and just when it was quiet somebody gave an enormous sneeze. The table jumped. {unit.s} hopped about on it like peas on a drum, and {owner} spread both arms over all of them until they were lying still. Then nobody thought about it anymore, because now {owner} counted. There were forty strokes for {guest}, in bundles of five, and there were forty for {hero}, and then there was one {unit} left, and it was lying on {hero}\'s side. "And that," said {owner}, "is that." [?friend: {friend} was so excited that {friend.they} burst into tears. ]{hero} bent {hero.their} head, so that somebody could pin the yellow ribbon on, and thought: *it\'s me*.',
      ],
    },
    more: {
      early: ['"I thought I had ten," said {guest}, and shook {hero}\'s hand. "I must be bad at counting."'],
      middle: [
        '"By one," said {guest}, when {guest.they} came to shake hands. "I thought I had one more than that. I must have counted wrong."',
      ],
      preteen: [
        '{guest} came over to shake hands, as is the custom. {Guest.they} did it properly, and looked {hero} in the eye. "By one," {guest.they} said. "I was certain that I had forty-one. I counted them three times last night, on the bed. I suppose that I\'m just no good at it." And {guest.they} laughed, not very well, and picked up the jar by its rim, and went home by way of the back lane, where there were not so many people.',
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
        'At supper {hero} wore the ribbon. {Hero.they} wore it in the bath, on {hero.their} ear. "You can take it off to sleep," said {mentor}. "It doesn\'t want to," said {hero}. [?companion: Then {companion} got to wear it, but only for one minute. ]',
        '[?friend: {friend} told everyone. ][!friend: {hero} told everyone. ]The baker was told, and the man with the ladder, and a hen. "By one!" It got better each time. {hero} held the ribbon, so that the wind could not get it. [+ There was no wind. But you never know. ]',
      ],
      middle: [
        'It is not far from the square to the house, but that evening it took half an hour. {hero} had to stop for everyone. {Hero.they} stopped for the baker, who shook hands across the counter and left flour on {hero.their} fingers. {Hero.they} stopped for a baby. [?friend: {friend} walked in front and cleared the way, although it was clear already. ][?companion: {companion} walked behind like the back end of a parade. ]By the time that {hero.they} reached {mentor}\'s door {hero.they} had said "by one" so often that it had begun to sound like a foreign language.',
        '{hero} put the ribbon on the pillow, and on the milk jug, and on {hero.their} own {hero.wear}, and it looked well everywhere. It looked best on {hero}. {Hero.they} kept coming back to the mirror to be introduced. [?companion: {companion} was shown it, too, and did not say anything against it. ]"Supper," called {mentor}, for the third time. "We\'re coming," said {hero}. {Hero.they} meant the two of them, {hero.themself} and the ribbon.',
        '"Well, well," said {mentor}, when {hero} came in, and stood in the light, and turned sideways, so that it could not be missed. "What\'s that you have on?" {mentor} knew perfectly well. {Mentor.they} had heard the shouting from the kitchen. But {mentor.they} asked, and {hero} told it, and then {mentor.they} asked again, and {hero} told it again, with the sneeze or the bump or whatever it had been put in. [?friend: {friend} did the crowd. ]There were pancakes. It was that kind of a day.',
      ],
      preteen: [
        'For the length of one evening {hero} was famous. People whom {hero.they} hardly knew leaned out of their windows to say "By one!" and hold up a finger; somebody gave {hero.them} a bun, and refused to be paid for it. [?friend: {friend} went ahead and told the story at every corner, so that by the end of the street it had grown a thunderstorm. ]It was every bit as pleasant as {hero} had always imagined, which does not often happen. {Hero.they} had supposed that you would get used to it. {Hero.they} arrived at {mentor}\'s door without being the least bit used to it, and hoped that somebody would ask.',
        '{mentor} listened to the whole of it, with both elbows on the table, from the first {unit} to the last. {Mentor.they} {mentor:was|were} a good listener, and gasped in the proper places. [?companion: {companion} was less attentive, having heard it on the way. ]"And {guest}?" {mentor.they} asked at the end. "How did {guest.they} take it?"¶"{Guest.they} clapped," said {hero}. "{Guest.they} {guest:was|were} really nice." There was a very small silence. "I\'d have done the same," {hero} added, and thought that it was true, and was glad that it had not been necessary.',
        'The ribbon was to be worn until the fair was over; that was the rule. {hero} would have kept it on in any case. {Hero.they} wore it to supper, and {hero.they} wore it to wash the dishes, with {hero.their} chin held well to one side so as not to splash. It caught the light at the edge of {hero.their} eye whenever {hero.they} moved. [?companion: {companion} had been permitted to admire it from a suitable distance. ]There were, {hero.they} reflected, about nine hundred people in the town, and every one of them would be there tomorrow, and {hero.they} would {gain.do}.',
      ],
    },
    more: {
      preteen: [
        'It was not that {hero.they} thought {hero.themself} better than anyone. {Hero.they} simply had the feeling that, for once, everything stood in its right place, as on a shelf that has been dusted: {hero.they} had worked for a thing, and had been given it, and nobody on earth could say that it was not {hero.theirs}. {Hero.they} said that over several times, for the pleasure of it.',
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
        '{hero} is so glad. {gain.low}! [+ "Shh," says {mentor}. ]{gain.low}, very soft.',
        {
          say: 'Bath time. Splash! {gain.sound} sings {hero}. [+ Splash! ]Now {mentor} is wet.',
          shows: { setting: 'bathroom', props: ['duck', 'towel'] },
        },
      ],
      early: [
        '{hero} had to practice. So {hero.they} {gain.try}. "{gain.sound}" {hero.they} sang. [?companion: {companion} went under the table. ]"Very good," said {mentor}. "How long does it go on?" "All night," said {hero}. [+ {mentor} put a cushion on each ear. ]',
        '"Tomorrow I will {gain.do}," said {hero} to {mentor}. "I will {gain.do}," {hero.they} said to the stove. "Tomorrow," {hero.they} told the spoons. [?friend: {friend} was there, and was told four times. ]The spoons were in a row. [+ They looked like people who were very glad for {hero.them}. ]',
        'Where do you stand? Where do you look? {hero} tried it by the stove. {Hero.they} {gain.try}, with {hero.their} chin up. Then {hero.they} bowed to {mentor}. {mentor} stood up and clapped. [?companion: {companion} got a small bow, too. ]"That was just the first time," said {hero}. "Sit down."',
        {
          say: '{hero} was in the bath, up to the chin. "{gain.sound}" sang {hero}, and the wall sang it right back. [?companion: {companion} looked in, and went out again, wet. ]"Are you washing?" called {mentor} at the door. "No," called {hero}, "I am practicing!" [+ The duck had to clap. It had no hands, so {hero} did it for the duck. ]',
          shows: { setting: 'bathroom', props: ['duck', 'towel'] },
        },
      ],
      middle: [
        'There is more to it than people think. {hero} practiced after supper. First {hero.they} {gain.try}, to get the feel of it. Then {hero.they} practiced walking up, and not tripping, and looking modest. The modest part was the hardest. "You look as if you had a toothache," said {mentor}. [?friend: "Look at the ground," said {friend}, "and think of something boring." ]{hero} looked at the ground. {Hero.they} couldn\'t think of a single thing that was boring. [?companion: {companion} had seen enough and left the room. ]',
        '"{gain.sound}" went the kitchen. It was {hero}, who had {gain.try}, and then done it again, because the first time had been so good.¶"Is it over?" asked {mentor} from behind the newspaper.¶"That was only the beginning," said {hero}. "There\'s a slow part." [?companion: {companion} looked for a way out. ]{hero} did the slow part. {Hero.they} did the part where everyone cheers, and that one {hero.they} had to do alone, in two voices.',
        'On the rug that evening, with both feet up on the sofa, {hero} went through it from the start. They would call {hero.their} name, and {hero.they} would get up, not too fast. There would be the {gain}, and there would be all those faces; and then {hero.they} would {gain.do}. {Hero.their} toes moved all by themselves. "{gain.sound}" {hero.they} said, quite softly. "What\'s that?" called {mentor}. "Nothing," said {hero}. [?companion: {companion} had been close by, though, and knew. ]',
        {
          say: 'The best place to practice was the bath, because everything is bigger in there. "{gain.sound}" said {hero}, and the tiles said it back. The soap was {owner}, and called out {hero}\'s name, and all the bubbles cheered. [?companion: {companion} watched from the mat and did not believe a word of it. ]Only the bow had to be left out, on account of the water.¶"Have you washed your neck?" asked {mentor} through the door.¶"It\'s coming to the fair with me," said {hero}. "So, yes."',
          shows: { setting: 'bathroom', props: ['duck', 'towel'] },
        },
      ],
      preteen: [
        'It would not do to arrive unprepared. {hero} closed the kitchen door, and, having made certain that nobody of importance was within earshot, {gain.try}. It was not the real thing, but it gave one an idea. [?friend: "From the top," said {friend}, who had been appointed to be the crowd, "and this time try to look surprised." ]{hero} walked up once more from the pantry. {Hero.they} had decided in favor of a calm and slightly faraway expression, such as you see on stamps. It lasted for as long as it took to cross the floor, and then {hero.they} caught sight of {hero.themself} in the window and laughed so much that {hero.they} had to sit down.',
        '"I don\'t wish to disturb you," said {mentor}, putting {mentor.their} head around the door, "but are you aware that you\'re making a noise?"¶{hero} was aware of it. {Hero.they} had just {gain.try}, for the fifth time, and {hero:was|were} at last beginning to be satisfied. "It\'s for tomorrow," {hero.they} explained. "I\'ve never done it before, and I\'ll only ever do it once, so it has to be right the first time."¶"That\'s true of a good many things," said {mentor}. [?companion: {companion}, from under the table, gave a hollow groan. ]"Carry on, then," {mentor} said, and closed the door again, and could be heard on the other side of it, chuckling.',
        '{hero} wrote it out as a timetable. At eleven they would open the fair; at a quarter past, {owner} would call out a name, and it would be {hero.theirs}. At sixteen minutes past eleven, allowing for the walk, {hero.they} would {gain.do}. {Hero.they} looked at this line for some time. It was very odd to see it there, between *polish shoes* and *lunch*, just as if it were a thing like any other. [?friend: {friend} had added a line of {friend.their} own: *try not to burst*. ]Then, since nobody was looking, {hero.they} stood on a chair and {gain.try}.',
        {
          say: 'There is nowhere like a bathroom for finding out what it is to be famous. {hero} shut the door, ran the water, and said "{gain.sound}" to the tiles, by way of experiment; and the tiles, which had never taken the slightest interest in {hero.them} before, gave it back as though two hundred people had been waiting behind them. {Hero.they} thanked them. {Hero.they} said that it was nothing, that anyone might have done it, and that {hero.they} owed it all to {hero.their} family, whereupon the family knocked. ¶ "Some of us would like to brush our teeth," said {mentor}. ¶ "In a moment," called {hero}, and bowed to the shower curtain. [+ It had, after all, not stopped applauding.]',
          shows: { setting: 'bathroom', props: ['duck', 'towel'] },
        },
      ],
    },
    more: {
      toddlers: ['Once more, {hero}! And once more!'],
      early: [
        '"Is it over?" asked {mentor}. "No," said {hero}. "Now comes the slow part." The slow part was just as loud.',
      ],
      preteen: [
        "What it would actually be like {hero} could not have said. {Hero.they} only knew that for as long as {hero.they} could remember there had been a picture of it in {hero.their} head, and that in the picture there had always been somebody else's back. Tomorrow the back would be {hero.theirs}. It is a great thing to be about to step into a picture, and {hero.they} went around the house touching the furniture, to make sure that it was there.",
      ],
    },
  },
]
