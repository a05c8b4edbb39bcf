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
        'Now the race starts. {thing.sound} Off goes {hero}! Off goes {guest}! [+ Go, go, go!]',
        'Ready, steady, wait... "Not yet," says {mentor}. [+ Ready, steady. ]Go! {hero} is so fast.',
        '[+ One, two, three, go! ]The race starts. {thing.sound} {hero} laughs and laughs.',
        '"Go!" says {mentor}. {thing.sound} {hero} is fast. {guest} is fast. [+ Hold on, {hero}!]',
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
        "{mentor} let the flag fall, the way you drop a letter into a mailbox, and forty-two days of waiting were over. {Thing.sound} There was shouting, and there were elbows and knees everywhere, and then all at once there was room. {hero} had meant to think about the first bend, and the second bend, and everything on the list, and now {hero.they} didn't think about anything at all. The {thing} {thing.went} as if somebody had told it a secret, and the red string hummed on both sides.",
        "The first start didn't count because of a dog, and the second one didn't count because of the dog's owner. So when the flag came down for the third time nobody quite believed it, except for {hero}, who was off before any of the others had moved. {Hero.they} had practiced so much that {hero.they} didn't have to try anymore. {Hero.they} {thing.went} past a chicken costume, and past the two cousins with the matching helmets, and past a man who was still playing his trumpet. {Thing.sound} People were shouting a number, over and over, and it took {hero} a while to notice that it was {hero.their} own.",
        '"Go," said {mentor} in a perfectly normal voice, and for a second nobody moved, because they had all been waiting for something louder. Then everybody moved at once. {Thing.sound} {hero} heard a lot of noise, and saw a green hat on the right, and somewhere behind {hero.them} {guest} was shouting happily, to nobody at all, "It\'s going! It\'s really going!" By the second bend they were all in one long line. By the third bend {hero} could have counted the ones in front on one hand.',
        'The course went around the church hill in one long curve, and nearly the whole way it bent to the left. {hero} knew every bit of it, and {hero.they} knew where it got fast, and where you had to hold back for one breath and then let go. When the flag fell {hero.they} simply started at the beginning and did what {hero.they} had done forty-two times before. {Thing.sound} All the others seemed to be making it up as they went along, and one by one {hero} caught up with them and left them behind, and {hero.they} could have hugged every single evening in that shed.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} was making a noise that nobody had ever heard from {companion.them} before, or perhaps it was the wind.][!companion: Behind, the band struck up its one tune, a bit too fast.]',
      ],
      preteen: [
        "It's hard to say what it's like to be that happy. Afterward {hero} remembered that the wind had smelled of buns and paint, and that an old man at the corner had taken off his hat. {Hero.they} remembered laughing out loud, all alone, in the middle of the course, for no reason at all.",
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
        "Now there was only one left in front, and {hero} couldn't believe who it was. Number eight was leaning into the curve, so far that it nearly fell over. Then {hero} understood, because the thing pulled to the left, and it had pulled to the left since the day it was made, and today the whole course went to the left, too. \"I don't understand it either!\" shouted {guest}, looking back with very round eyes. {hero} had to grin, because it didn't matter, anyway. After the bend there was a straight bit, and on the straight bit {hero} was faster.",
        "You can be happy for somebody who is beating you, but not for very long. {hero} managed it for about a hundred yards. There was {guest}, in front of all those people, at the very front of {thing.event}, hanging on tight and singing, with {thing.a} that was made of nothing but patches. It was wonderful, and then {hero} put {hero.their} head down and started to catch up. {Hero.they} didn't have anything against {guest}. {Hero.they} just wanted to be first.",
        '"Eight!" the people were shouting. They had been shouting "Seven!" up to the second bend, but now they had seen {guest}, and there is nothing that people like as much as a surprise. {hero} was close behind. {Hero.they} could see the patches and the knots, and {guest}\'s ears, which were bright red. There were two more bends, and after that it was straight. {hero} had a plan for the green hat, and {hero.they} had a plan for the cousins, but in six weeks {hero.they} had not once thought that {hero.they} would need a plan for {guest}.',
      ],
    },
    more: {
      preteen: [
        '[?friend: {friend} must have seen them by now, from far off at the finish, two dots with a little {thing.dust} behind them, and {hero} could imagine how tightly {friend.they} {friend:was|were} holding on to the rope.][!friend: From the finish you must have been able to see them by now, two dots with a little {thing.dust} behind them, and {hero} could imagine how everybody was standing on tiptoe.]',
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
        '{thing.crack} {thing.tbreaks} [+ "Oh no," says {guest}. ]{guest} is not hurt. But {guest} must stop.',
        'Go, {guest}! {thing.crack} {thing.tbreaks} {guest} sits down and is sad. [+ Oh dear.]',
        '{thing.crack} {guest} stops. {thing.tbreaks} "My {thing} is broken," says {guest}.',
        '{guest} goes fast. [+ Wobble, wobble. ]{thing.crack} {thing.tbreaks} Poor {guest} must stop.',
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
        "{Thing.crack} ¶ {hero} knew that sound. {Hero.they} had made it often enough in {mentor}'s shed, and it's the sound that something makes when it has held for as long as it can. Right in front of {hero.them}, {thing.broke}, and {guest}'s crooked, brave, patched-up {thing} swung around and stopped {thing.side}. {guest} had been thrown off. {Guest.they} got up right away, and wiped both hands, and called out that nothing had happened to {guest.them}. That was true, because it had only happened to everything else.",
        "It wasn't even loud. One moment {guest} was in front, singing, and the next moment {thing.broke}, quite gently, like somebody who is tired and sits down. {Thing.crack} Nobody was hurt, and nobody screamed, but there was one {thing} less in the race. {guest} stood {thing.side} with {thing.part} in both hands, and looked back the way they had come, and then {guest.they} looked the other way, to where the banner was, and where everyone was waiting to see who would come around the corner first.",
        '"No," said {guest}, the way you say it to a dog. "No, no, not now." But the {thing} had worked very hard all morning, and it couldn\'t do any more. {Thing.broke}. {Thing.crack} {hero} was close behind, and saw {guest} let go, and tumble over, and sit up again in a cloud of {thing.dust}, without so much as a scratch. {guest} didn\'t cry, but pulled up both knees, and put both arms around them, and looked at it. [+ It would have been easier for {hero} if there had been crying.]',
        '{hero} never forgot what it looked like, with {guest} in front, both elbows sticking out, and the sun shining on the patches. {Thing.crack} Then {thing.broke}, and number eight swung sideways and came to a stop {thing.side}, and {guest} climbed out from under it without a scratch. For one or two seconds {guest.they} went on smiling. It was still the smile from before, because nobody had told it yet.',
      ],
    },
    more: {
      middle: ['Somewhere behind, the next ones were coming. You could hear them already.'],
      preteen: [
        "It wasn't anybody's fault. The best part of it had once been a bed, and the rest had been a curtain, and it was all held together with porridge. It was a miracle that it had gone at all, and for most of the morning it had been in first place.",
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
        '{thing.sound} {hero} goes by. "Bye, {guest}!" [+ Bye, bye! ]Now no one is in front.',
        '{hero} goes on and on. No one is in front. {guest} is far back. [+ Very far.]',
        '{hero} goes by. "Sorry, {guest}!" {guest} sits there and is sad.',
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
        'There was plenty of room to go around, and {hero} went around. It wasn\'t against the rules, because {hero} had read all nine of them, and there was nothing in them about what you do when somebody breaks down. {guest} even pulled back one foot, so as not to be in the way. "Go on, you\'re first!" {guest.they} called. Only then did {hero} understand that it was true. There was nobody in front of {hero.them}. It was what {hero.they} had wanted for as long as {hero.they} could remember, and {guest} had given it to {hero.them}, sitting on the ground, with {thing.dust} on both eyelashes. {Img.start}.',
        "When {hero} thought of stopping, it was too late to stop. At least that was what {hero.they} told {hero.themself}. You can't just stop {thing.a}, and by the time you have slowed down you are around the corner, and then it would be silly to go back, and anyway there were twenty-one others coming, and one of them would surely stop. It all made sense, and while {hero.they} {hero:was|were} still thinking about how much sense it made, {hero.they} went around the bend and into the lead. There was nobody ahead of {hero.them} now. {Img.start}.",
        "They looked at each other when {hero} went by. It took less than a second. {guest} didn't look angry, and {hero} could have lived with angry, and {guest} didn't look as if {guest.they} wanted help, either, because then {hero} could have pretended not to see it. {guest} just watched {hero.them} go by, the way you stand at a crossing and watch a train with all its windows lit. Then there was nothing in front of {hero.them} but the empty course, exactly as {hero.they} had always imagined it. {Img.start}.",
        '"I\'ll come back for you afterward!" shouted {hero}. ¶ "You don\'t have to!" shouted {guest}. ¶ It was nice of them both, and {hero} felt worse after it than before. Afterward was a long way off. Afterward everybody would have gone home to lunch, and they would have taken down the banner, and there wouldn\'t be any line left to come over. {hero} knew that very well, but {hero.they} came around the bend, and there was nobody ahead, and the whole hill started to cheer. {Img.start}.',
      ],
    },
    more: {
      middle: [
        'It was the very thing that {hero.they} had wished for, and it had arrived with something sticking to it.',
      ],
      preteen: [
        "{hero} tried to think about steering. This was supposed to be the very best minute of all, the one that {hero.they} had worked for, all those evenings, and {hero.they} wanted to notice every bit of it. But you can't tell yourself what to feel. The cheering sounded as if it came through a wall, and as if it was for somebody else with a seven on.",
      ],
    },
  },
]
