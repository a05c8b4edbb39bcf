import type { Beat } from '../plot.ts'

/** The run is on, somebody's thing breaks, and the hero goes by like the others. */
export const raceBeats: readonly Beat[] = [
  {
    id: 'go',
    purpose: 'the start, and it goes as well as in the dream',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'run', 'joy', 'away', '{thing}'],
        ['guest', 'run', 'laugh', 'away', '{thing}'],
        ['mentor', 'wave', 'calm', 'hero'],
        ['companion', 'run', 'joy', 'hero'],
      ],
      props: ['{thing}', 'flag'],
      action: 'The flag drops, and {hero} is off with the {thing}.',
    },
    text: {
      toddlers: [
        'Down goes the flag! {thing.sound} Off goes {hero}! Off goes {guest}! [+ Go, go, go!]',
        'Ready, steady, wait... "Not yet," says {mentor}. [+ Ready, steady. ]Go! {thing.sound}',
        'One, two, three, go! {thing.sound} [+ Wind in the face! ]{hero} laughs and laughs.',
        '"Go!" says {mentor}. {thing.sound} Fast, fast, fast! [+ Hold on, {hero}!]',
      ],
      early: [
        '"Ready," said {mentor}. "Steady." A dog barked, and half of them went too soon. They all had to come back. "Ready. Steady. Go!" Down came the flag. {Thing.sound} {hero} {thing.went} off so fast that {hero.their} ears came along later.',
        '{mentor} held up the flag. It was so still that you could hear a bun being chewed. Then the flag came down. Twenty-three {thing}s went off at once, and one hat. {Thing.sound} {hero} {hero.sig}, and then {hero.they} had no time for that.',
        'Go! {hero} {thing.went} past a teapot. {Hero.they} {thing.went} past a pair of wings. {Thing.sound} The red string hummed in the wind. "Look at seven!" somebody shouted. {hero} looked around for seven. Then {hero.they} remembered who that was.',
        '"Are you ready?" {mentor} asked. "No!" said {guest}. "Then go when you are," said {mentor}, and dropped the flag. {Thing.sound} Off they went. {hero} had waited six weeks for this, and it felt like flying with your feet on.',
      ],
      middle: [
        '{mentor} did not shout. {Mentor.they} only let the flag fall, and the whole row broke loose like a sack of potatoes. For a while there was nothing but elbows. {Thing.sound} Then a pair of wings dropped back, and a teapot dropped off, and {hero} had air in front of {hero.them} and the red string humming on both sides. Everything that {hero.they} had thought about in forty-two days was working at the same time. {Hero.they} wished that {hero.they} could stop and tell someone.',
        '"On your marks," said the steward, and a dog ran across. "On your marks," said the steward again, and somebody\'s grandmother crossed over to look for the dog. "Oh, go on, then," said {mentor}, and dropped the flag. {Thing.sound} It was not the start that anyone had practiced. {hero} got away well. {Hero.they} {hero:was|were} tenth at the well, and sixth at the bakery, and somewhere on the left {guest} was shouting, "It goes! It goes!"',
        'The good thing about the first bend was that nobody had practiced it. Six of them went straight on. {hero}, who had drawn that bend nine times on the wall of a shed, {thing.went} around it as if it had been put there for the purpose. {Thing.sound} There was a cheer. {Hero.they} would have liked to hear it twice. But it was already behind {hero.them}, along with the band and the smell of onions. [+ "Seven!" a small boy yelled. "Come on, seven!" It took {hero} a moment to think who seven was.]',
        'You think about a thing for six weeks, and then it starts with somebody sneezing. {mentor} sneezed, the flag dropped, and they were off. {Thing.sound} {hero} {hero.sig} out of pure happiness. Then {hero.they} put {hero.their} head down. One after another the others came nearer, and were beside {hero.them}, and were gone: the feathers, the trumpet, the two cousins who had begun to argue about whose turn it was.',
      ],
      preteen: [
        '{mentor} let the flag fall without any ceremony, as a person drops a letter into a box, and forty-two days of waiting were over in the time that it takes a piece of cloth to reach the ground. {Thing.sound} There was shouting, there was a confusion of elbows and knees, and then quite suddenly there was space. {hero} had expected to think about the first bend and the second bend, and about everything on the list. {Hero.they} thought of nothing at all. The {thing} {thing.went} as though it had been told a secret, and the red string sang on either side.',
        "There had been one false start because of a dog, and another because of the dog's owner. When the flag dropped for the third time nobody quite believed in it, and {hero}, who did, was away a full second before the rest. It is an astonishing thing to have practiced so long that you no longer need to try. {Hero.they} {thing.went} past the feathers. {Hero.they} passed the two cousins in matching helmets, and a man who was apologizing to his own trumpet. {Thing.sound} People were calling out a number, over and over. It was some time before {hero} recognized it as {hero.their} own.",
        '"Go," said {mentor}, in an ordinary voice, and for one absurd instant nobody moved, since they had all been expecting something louder. Then everybody did. {Thing.sound} {hero} was aware of noise, and of a green hat immediately to the right, and of {guest} calling joyfully, to no one in particular, that it was going, that it was actually going. By the second bend the crowd had drawn out into a line. By the third, {hero} could have counted on five toes the people who were still ahead.',
        'The course ran in one great curve around the church hill, and it bent to the left nearly all the way. {hero} knew it as you know a piece of music. {Hero.they} knew where it quickened, and where you had to hold back for a breath and then let go. When the flag fell, {hero.they} simply began at the beginning. {Thing.sound} The others appeared to be making it up as they went along, and one by one {hero.they} came up to them and left them, with a feeling that was partly triumph, and partly, which {hero.they} had not foreseen, a kind of gratitude toward every single one of those forty-two evenings.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} was making a noise that nobody had ever heard from {companion.them} before, or perhaps it was the wind.][!companion: Behind, the band struck up its one tune, a bit too fast.]',
      ],
      preteen: [
        "It's hard to describe being that happy, because nobody is at home while it's going on. {hero} could have told you afterward that the wind smelled of buns and varnish, and that an old man at the corner had taken off his hat. Of what {hero.they} had felt, {hero.they} remembered only that it had been too large to fit, and that {hero.they} had laughed out loud, alone, in the middle of the course, for no reason at all.",
      ],
    },
  },
  {
    id: 'ahead',
    purpose: 'only one is still in front, and it is the one nobody counted on',
    core: false,
    rank: { young: 8, old: 11 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'run', 'wow', 'guest', '{thing}'],
        ['guest', 'run', 'joy', 'away', '{thing}'],
        ['companion', 'run', 'happy', 'guest'],
      ],
      props: ['{thing}', 'tree'],
      action: 'Only {guest} is still in front of {hero}.',
    },
    text: {
      toddlers: [
        'Who is in front? [+ Not the hat. Not the horn. ]It is {guest}! Hello, {guest}!',
        '{hero} goes fast. {guest} goes faster! [+ Left, left, left! ]"Whee!"',
        'Two are in front. {hero} and {guest}! [+ {guest} waves. {hero} waves. ]{thing.sound}',
      ],
      early: [
        'Only one was still in front, and it was number eight. {guest}! The {thing} leaned to the left, and so did the course. It was as if they had been made for each other. "I told you I like left!" {guest} called. {hero} laughed so much that {hero.they} nearly missed the bend.',
        '{hero} counted the ones in front. Three. Then two. Then there was just one, and one was {guest}. "How did you get up here?" called {hero}. "I don\'t know!" {guest} called back. "Don\'t tell anyone!"',
        'They came around the bend side by side. {guest} had both eyes shut. "Open them!" called {hero}. {guest} opened one. "Oh," said {guest}. "It\'s us!" It was true. There was nobody else in front at all.',
      ],
      middle: [
        'Only one was left in front, and when {hero} saw the number {hero.they} thought that it must be upside down. It was eight. It was {guest}. The crooked {thing} pulled to the left, as it always had, and the whole course went to the left, and so the two of them agreed about everything. "Isn\'t it nice?" shouted {guest}, who did not seem to know that it was a race. [+ "Very nice!" {hero} shouted back. There was nothing else to say.]',
        'Half a mile before the end there were two of them left who mattered, and {hero} was one. {Hero.they} came up close behind the other. It was the {thing} with one good side. From the back you could see every patch on it, and it was going like a bird. {guest} looked around, as red as a radish. ¶ "After you!" {guest} called. ¶ "It\'s a race!" called {hero}. ¶ "Oh, yes," said {guest}.',
        'The crowd had stopped calling "seven." It was calling "seven and eight," and then "eight and seven," and a man on a ladder had to hold on with both hands. {hero} had never in all {hero.their} practicing thought about {guest}. But there {guest.they} {guest:was|were}, a length ahead, leaning into the bend and singing. It would take one more good corner to pass {guest.them}, and {hero} knew which.',
      ],
      preteen: [
        'Only one remained in front, and {hero} took a moment to believe it. Number eight was leaning into the curve at an angle for which it might have been designed, and of course that was the explanation: the thing pulled to the left, it had pulled to the left from the day it was made, and today for the first time so did the world. "I don\'t understand it either!" {guest} shouted over one shoulder, radiant with alarm. {hero} found that {hero.they} {hero:was|were} grinning. It hardly mattered, for there was a straight stretch coming, and on the straight there could be no question.',
        'It is possible to be beaten by somebody and to be delighted for them, though not for very long. {hero} managed it for about a hundred yards. Ahead of {hero.them} {guest} was holding on and singing, in front of all those people, at the head of {thing.event}, with {thing.a} that had been mended before it was made. Then {hero} lowered {hero.their} head and began to gain. {Hero.they} had no wish to be unkind. {Hero.they} only intended to be first.',
        '"Eight!" the people were shouting now. They had been shouting "seven" until the second bend, but nothing pleases a crowd so much as a surprise, and there was no doubt that {guest} was one. {hero} was only a length behind. {Hero.they} could see the patches and the knots, and {guest}\'s ears, which were scarlet. There were two more bends, and then the straight. {hero} had planned for the green hat, and for the cousins. In six weeks of planning {hero.they} had not given one minute to this.',
      ],
    },
    more: {
      preteen: [
        '[?friend: Far off at the finish {friend} must have been able to see them by now, two specks with a little {thing.dust} behind them, and {hero} imagined {friend.them} taking a firmer hold of the rope.][!friend: Far off at the finish they must have been visible by now, two specks with a little {thing.dust} behind them, and {hero} imagined all the heads turning to look.]',
      ],
    },
  },
  {
    id: 'break',
    purpose: "somebody's thing breaks, and nobody is hurt",
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'close',
      cast: [
        ['guest', 'kneel', 'sad', '{thing}', '{thing}'],
        ['hero', 'run', 'wow', 'guest'],
        ['companion', 'stand', 'worried', 'guest'],
      ],
      props: ['{thing}', 'rope'],
      action: '{guest} sits beside a broken {thing}.',
    },
    text: {
      toddlers: [
        '{thing.crack} {thing.tbreaks} [+ "Oh no," says {guest}. ]{guest} is not hurt. But look!',
        'Go, {guest}! {thing.crack} {thing.tbreaks} {guest} sits down. [+ Oh dear.]',
        '{thing.crack} {guest} stops. {thing.tbreaks} "It broke," says {guest}.',
        '{guest} goes fast. [+ Wobble, wobble. ]{thing.crack} {thing.tbreaks} Poor {guest}.',
      ],
      early: [
        '{Thing.crack} ¶ {guest} had been just in front. Now {guest.they} {guest:was|were} {thing.side}, and {thing.broke}. {guest} was not hurt. {Guest.they} stood up, and looked {guest.themself} over, and sat down again next to the {thing}.',
        'Just in front of {hero}, {guest} gave a happy shout. Then it was not so happy. {Thing.crack} {Thing.broke}. Left went one half, and right went the other. In between sat {guest}, quite whole, with a very round mouth.',
        '"Look at me!" called {guest}, a little way ahead. {hero} looked. And just then {thing.broke}. {Thing.crack} {guest} slid to a stop {thing.side}. "Don\'t look at me," {guest.they} said.',
        'It was such a small noise. {Thing.crack} You would hardly have noticed. But {guest} had been in front, and then {guest.they} {guest:was|were} not. {Guest.they} sat {thing.side} and held {thing.part}. {Guest.they} turned it around, as if the other end might work.',
      ],
      middle: [
        "{Thing.crack} ¶ It was not a loud noise, as noises go. {guest} was a length ahead, and then all at once {guest.they} {guest:was|were} not ahead but {thing.side}, sitting down. {Thing.broke}. Nobody was hurt. {guest} felt both knees, and found them where they belonged. Then {guest.they} looked at the {thing}, and took hold of {thing.part}, and tried to put it back where it had been, as you do with something that can't be true.",
        '{hero} saw it all. {Hero.they} saw {guest}, just in front, put up an arm to wave at somebody. {Hero.they} saw the {thing} give a shudder, like a horse with a fly on it. {Thing.crack} {Thing.broke}. It went one way and {guest} went the other, turned over once, and sat up with {thing.dust} all over. "I\'m all right!" {guest} called to nobody. Then {guest.they} saw the {thing}, and did not call that anymore.',
        'They had come to the last bend but one, with {guest} a bit in front, when something flew through the air. {hero} ducked. It was a patch. {Thing.crack} {Thing.broke}. By some miracle of knees {guest} stayed upright, and came to a stop {thing.side}. "Oh," said {guest}. {Guest.they} said it very quietly, the way you would say it to something asleep.',
        'Afterward everyone said that they had seen it coming. They had not. {guest} was in front, singing, and it looked as if {guest.they} might go on singing all the way home. Then {thing.broke}. {Thing.crack} It was over in a blink. {guest} {guest.sig}, out of habit, and stood there {thing.side} with {thing.part}. There was a scratch on one elbow, and nothing else wrong with {guest.them} that you could see.',
      ],
      preteen: [
        "{Thing.crack} ¶ {hero} would have recognized that sound anywhere, since {hero.they} had produced it so often {hero.themself} in {mentor}'s shed. It is the sound of something that has held for exactly as long as it could. Just ahead, {thing.broke}, and the crooked, gallant, ridiculous {thing} slewed around and stopped {thing.side}. {guest} had been thrown clear. {Guest.they} got up at once, brushed off both knees, and called out that nothing had happened to {guest.them}. It was true, if you did not count the thing that had happened.",
        'It occurred without any drama. One moment {guest} was in front with {guest.their} whole heart in it, and the next {thing.broke}, quite gently, like a tired person sitting down. {Thing.crack} Nobody was hurt, and nobody screamed. There was simply one {thing} fewer in the race. {guest} stood {thing.side}, holding {thing.part}, and looked back along the course and then forward along the course, toward the place where people would be standing on tiptoe to see who came around the corner first.',
        '"No," said {guest}, clearly, as you would say it to a dog. "No, no, not now." But the {thing} had been asked for a great deal that morning, and it had nothing left to give. {Thing.broke}. {Thing.crack} {hero}, coming up close behind, saw {guest} let go, tumble, and sit up again unharmed in a cloud of {thing.dust}. {Guest.they} did not cry. {Guest.they} drew up {guest.their} knees and looked at it. [+ It would have been a good deal easier if {guest.they} had cried.]',
        'For the rest of {hero.their} life {hero} could have drawn a picture of it. {guest} was a length ahead, with both elbows out, and the sun was on the patches. {Thing.crack} Then {thing.broke}, and number eight swung sideways and came to rest {thing.side}, and {guest} climbed out of the wreckage entirely unhurt. For a second or two {guest.they} went on smiling. It was the smile from before, which had not yet been told.',
      ],
    },
    more: {
      middle: ['Somewhere behind, the next ones were coming. You could hear them already.'],
      preteen: [
        "It was one of those accidents for which there is nobody to blame. The best of it had been somebody's bed, and the rest had been somebody's curtain, and it had been glued on a step by lamplight. Considering everything, it was remarkable that it had ever gone at all, and that it had gone so far, and that for the better part of a morning it had been in front.",
      ],
    },
  },
  {
    id: 'past',
    purpose: 'the hero goes by, as anyone would, and now nobody is in front',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'run', 'worried', 'guest', '{thing}'],
        ['guest', 'sit', 'sad', '{thing}'],
        ['companion', 'stand', 'sad', 'guest'],
      ],
      props: ['{thing}'],
      action: '{hero} goes by and leaves {guest} behind.',
    },
    text: {
      toddlers: [
        '{thing.sound} {hero} goes by. Bye, {guest}! [+ Bye, bye! ]No one is in front.',
        'Go, {hero}, go! No one is in front. {guest} gets small. [+ Very small.]',
        'By goes {hero}. "Sorry, {guest}!" {guest} sits there. [+ Little, little {guest}.]',
        '{hero} looks back. There is {guest}. [+ {hero} looks ahead. ]{hero} is first! Oh.',
      ],
      early: [
        '{hero} did not stop. It was a race! {Hero.they} {thing.went} right past {guest}, and then there was nobody in front at all. {Hero.they} {hero:was|were} first! It should have felt like jumping into a lake. But something inside {hero.them} hung back, {img.is}.',
        '"Are you hurt?" {hero} called in passing. "No!" called {guest}. "Go on!" So {hero} went on. {Guest.they} had said so, after all. Now {hero.they} {hero:was|were} first. {Hero.they} looked back just once. [?companion: {companion} was looking back the whole time. ]{Img.start}.',
        '"Somebody will help," thought {hero}. There were a lot of people behind. {Thing.sound} By {hero.they} went. In front there was only sky, and it all belonged to number seven. {Img.start}. {hero} {thing.went} faster, to shake it off.',
        '{guest} looked up. {hero} looked down. It was only for as long as a blink, because {hero.they} {hero:was|were} going so fast. Then {hero} was past, and first, and people were clapping. {Img.start}. {Hero.they} had not known that you could feel bad and fast at once.',
      ],
      middle: [
        'There was plenty of room to go by. {hero} went by. {Hero.they} called "Sorry!" as {hero.they} passed, and {guest} lifted one arm, to show that it was all right. Then the course was empty in front of {hero.them}, for the first time that day, with not one back to look at. {Hero.they} {hero:was|were} first. {hero} waited to be glad about it. {Img.start}. [?companion: {companion} was looking back, and went on looking.]',
        'It all went so fast that {hero} was past before {hero.they} had decided anything. That was what {hero.they} told {hero.themself}. The {thing} knew the way, and the {thing} wanted to win, and one bend later {hero.they} {hero:was|were} alone in front, with the whole town calling "Seven!" ¶ "Somebody will stop," said {hero} out loud. There were twenty-one of them back there. It stood to reason. But {img.start}.',
        '"Do you need anything?" {hero} called. It is a strange question to ask when you are going by at that speed. ¶ "No, no!" called {guest}, getting smaller. "You go and win!" ¶ And that was handsome of {guest.them}, and {hero} fully meant to. There was nothing ahead now but the last two bends. {Img.start}.',
        '{hero} looked straight ahead. It is quite easy not to see a person, if you choose something else to look at, so {hero.they} chose a tree. The tree went by. Something with the number eight on it went by, too, down on the left. Then {hero} was in front of everybody, as {hero.they} had been so often in bed at night, only in bed {hero.they} had never noticed any noise behind {hero.them} of somebody not crying. {Img.start}.',
      ],
      preteen: [
        'There was ample room to pass, and {hero} passed. It was entirely correct. You are not required to stop; {hero} had read the rules, all nine of them, and not one dealt with what you do about other people. {guest} even moved a foot out of the way. "Go on!" {guest.they} called. "You\'re first!" It was only then that {hero} understood that this was so, and that the thing {hero.they} had wanted for as long as {hero.they} could remember had just been handed to {hero.them}, from the ground, by somebody with {thing.dust} in both eyes. {Img.start}.',
        'By the time that {hero} had thought of stopping, it was too late to stop. At any rate that was how {hero.they} would have explained it. It takes a good many yards to slow {thing.a} down, and by then you are around the corner, and it would be foolish to go back, and there are twenty-one others behind who have not yet gone by. It was sound reasoning, and it carried {hero} smoothly into the lead. There was no one before {hero.them} now. {Img.start}.',
        "They looked at each other as {hero} went by. It could not have lasted half a second. There was no reproach in {guest}'s face, which {hero} could have borne, and no appeal, which {hero.they} could have pretended not to notice. There was only a sort of interest, as when you see a train go through with all its windows lit. Then the empty course lay open in front of {hero.them}, every yard of it, just as {hero.they} had always imagined. {Img.start}.",
        '"I\'ll come back for you afterward!" {hero} shouted. ¶ "There\'s no need!" shouted {guest}. ¶ It was a friendly exchange, and it left nothing to be desired except that {hero} felt worse at the end of it than before. Afterward was a long way off. Afterward the people would have gone home to lunch, and there would be no line to come over. {Hero.they} knew that perfectly well. {Hero.they} rounded the bend, found nobody ahead, and heard the whole hillside begin to cheer. {Img.start}.',
      ],
    },
    more: {
      middle: [
        'It was the very thing that {hero.they} had wished for, and it had arrived with something sticking to it.',
      ],
      preteen: [
        '{Hero.they} tried to attend to the steering. It ought to have been the best minute of all, the minute that the whole six weeks had been for, and {hero.they} did not want to be absent from it. But it is no good telling yourself what to feel. The cheering seemed to come from rather a long way away, and to be meant for some other person with the same number on.',
      ],
    },
  },
]
