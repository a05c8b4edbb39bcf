import type { Beat } from '../plot.ts'

/** Two make one thing, and quarrel over it. */
export const quarrel: readonly Beat[] = [
  {
    id: 'making',
    purpose: 'Two make one thing, each in their own way.',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'work', 'joy', '{thing}'],
        ['friend', 'work', 'joy', '{thing}'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['{thing}', 'rope'],
      action: '{hero} and {friend} build {thing.a} together.',
    },
    text: {
      toddlers: [
        '[+ Tap, tap, tap! ]{hero} and {friend} make {thing.a}. {hero} holds. {friend} ties. Look!',
        '[+ Snip, snip! ]{hero} snips. [+ Stick, stick! ]{friend} sticks. They make {thing.a}!',
        '{hero} and {friend} are friends. They make {thing.a}. [+ Push, push, push. ]Hello, {thing}!',
        '"Up here!" says {hero}. "Down there!" says {friend}. [+ Bang, bang! ]They make {thing.a}.',
      ],
      early: [
        '{hero} and {friend} were making {thing.a}. It took {thing.from}. {hero} did the holding. {friend} did the tying. Then they changed places, because {friend.their} thumb was stuck. "It is the best one ever," said {hero}. "So far," said {friend}.',
        '"Hold this," said {friend}. {hero} held it. "Now hold that." {hero} held that, too. "Now scratch my nose," said {friend}, who had both hands full. So {hero} {hero.sig}, put down everything, and scratched. And that is how they made {thing.a}.',
        'First there was nothing. Then there were bits: {thing.from}. Then there was {thing.a}. {hero} had thought of it in the bath. {friend} had run home for the tools. In the middle of it all they had a bun, half each. The crumbs went in, too.',
        'One, two, three, four, five. That was how many days it took. On Monday they found {thing.from}. On Tuesday they dropped it. By Friday there was {thing.a}, and {hero} had a blue thumb, and {friend} had a blue ear. "How did you paint your ear?" asked {hero}. {friend} did not know.',
      ],
      middle: [
        'It took {thing.from}, and it took five days. {hero} drew the plan, and {friend} found everything that was wrong with it. They were never finished at the same time. When one of them was sure, the other had a better idea, and so the {thing} got better and better, and by Friday it was really quite good. "Ours," said {hero}, and wrote both names on it, very small, where only they would look.',
        "Some people are good at beginning things, and some are good at finishing them. {hero} could begin anything before breakfast. {friend} never let go of a knot until it was perfect. Alone, each of them had a shelf full of halves. But put the two together, with {thing.from}, and you got a whole {thing}. It stood there in the morning light, and neither of them could have said where one person's work stopped. Both names were written on it, side by side and very small.",
        'You could hear them from the end of the street. There was hammering, and then there was a silence, and then two people said "Sorry!" at the same time. For five days {hero} and {friend} had been building {thing.a} out of {thing.from}. {hero} was the one with the pencil. {friend} was the one with the tape measure. When it was finished they wrote their two names on it, so small that an ant could have carried them off.',
        '"What if we put that bit there?" said {hero}, on the first day. ¶ "It\'ll fall off," said {friend}. It fell off. But on the second day it stayed, because {friend} had lain awake and thought about it, and by the fifth day {thing.from} had turned into {thing.a}. They walked around it, one this way and one that way, and met in the middle. Both their names were on it. Nobody else would ever find them.',
      ],
      preteen: [
        'They had argued for a whole day about whether it could be done at all. {friend} said that it couldn\'t. {hero} said that it could, and drew eleven plans to prove it, and {friend} took a red pencil and crossed out the first ten. But nobody could find anything wrong with the eleventh, and so they went from door to door and borrowed {thing.from}. On Friday afternoon, after five days of measuring and tying and saying "Not like that!", they were standing in front of {thing.a}. It leaned a bit, and they thought that it was the best thing they had ever made.',
        '{hero} was good at starting things. {Hero.they} had a whole shelf full of things that {hero.they} had started, and there was a birdhouse without a roof on it, and half a model of the moon, and one mitten. {friend} was the other way around, and would rather sit over a single knot for an hour, until it was perfect, than go on to the next one. Alone, neither of them ever got anything done. Together they had borrowed {thing.from}, and in five afternoons they had turned it all into {thing.a}. For once every corner of it was finished.',
        'There were ten pages of plans in the notebook, five of them in {hero}\'s handwriting and five in {friend}\'s, and on the last page you couldn\'t tell anymore who had written what, because they had both been scribbling at the same time, with their heads bumping together. They had needed {thing.from}, and five days, and eleven bandages. Now it was done, and the sun was shining on it.¶"Is it supposed to look like that?" asked {friend}.¶"No," said {hero}, "but it\'s definitely {thing.a}."',
        '"Nobody has ever made one like that," said {friend} on Monday, and it sounded like a warning.¶"Exactly," said {hero}. By Friday they had argued about every single screw, and had enjoyed it very much. They had borrowed {thing.from}, and promised that all of it would come back in one piece. One night {hero} had even fallen asleep over the plans, with one cheek in the glue. Now the two of them sat side by side on an upside-down bucket and admired it. When a man came by and asked what it was supposed to be, they said that it was {thing.a}, obviously, and felt a bit sorry for him.',
      ],
    },
    more: {
      middle: [
        '"If it works," said {friend}, "we\'ll be famous." {Friend.they} thought about that. "In this street."',
      ],
      preteen: [
        '"It needs a name," said {hero}.¶"It\'s got two already," said {friend}. They had written their own names on the underside, so small that you had to lie down on the ground to read them. So they lay down on the ground and read them, several times.',
      ],
    },
  },
  {
    id: 'first-try',
    purpose: 'It works, for a moment, and it is glorious.',
    core: false,
    rank: { young: 1, old: 5 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'cheer', 'joy', '{thing}'],
        ['friend', 'run', 'joy', '{thing}'],
      ],
      props: ['{thing}', 'tree'],
      action: '{hero} and {friend} try the {thing} for the first time and cheer.',
    },
    text: {
      toddlers: [
        'They try it. Ready? Go! The {thing} {thing.jobs}! "Hooray!" says {hero}. "Hooray!" says {friend}.',
        'One, two, three! {hero} runs. {friend} runs. Look! The {thing} {thing.jobs}!',
        '"Now!" says {friend}. "Now!" says {hero}. The {thing} {thing.jobs}! [+ Clap, clap, clap!]',
      ],
      early: [
        'They tried it at once. One, two, three! It did nothing at all. One, two, three! It gave a hop. One, two, three, and it {thing.did}! {hero} cheered. {friend} cheered. A dog next door cheered, too, but he did not know why.',
        '"You count," said {hero}. {friend} counted to three. Nothing happened. So {friend} counted to ten, to be safe. At nine and a half it {thing.did}! They both forgot to hold on. They just stood there and hopped.',
        '"Does it bite?" asked {friend}. It did look a bit wild. Then {hero} gave it a push, and it {thing.did}. It {thing.did} past the tree. It {thing.did} past the bench. "That was us!" said {hero}. "We did that!"',
      ],
      middle: [
        'The first time, it fell on its nose. The second time, {friend} fell on {friend.theirs}. The third time a bit of wind came along that seemed to have been looking for something to do, and the {thing} {thing.did}, {thing.higher}, for as long as it takes to say both their names. {hero} said them. Then it came down with a bump, and they looked at each other, with their mouths still open.',
        '"If it breaks," said {friend}, "I was never here." They shut their eyes and let it go. When they opened them again, it {thing.did}, {thing.higher}, all by itself, and they had to run to be there when it stopped. Neither of them had ever run so fast without being chased. [?companion: {companion} ran, too, and did not ask what for.]',
        'They had agreed to be very calm about it. {hero} would say "Ready," and {friend} would say "Go." What {hero} really said was more like a squeak. But it {thing.did}. It {thing.did}, {thing.higher}, and two grown-up people stopped on the other side of the street and put down their shopping. {friend} bowed. {hero} bowed. Then they bowed to each other, and bumped heads.',
      ],
      preteen: [
        '{hero} counted to three, and {friend} counted to three, and nothing happened. "Maybe it can\'t count," said {friend}. Then {hero} gave it one tiny push with a finger, and all at once it {thing.did}, {thing.higher}, and the two of them stood there with their mouths open and forgot to hold on to anything. It lasted for eleven seconds, because {friend} had counted those as well. "That\'s really long, for a first try," {friend.they} said, and {friend.their} voice went funny in the middle.',
        "Deep down {hero} had never believed that it would work, and hadn't told {friend} so, because {friend} seemed so sure of it. But when it {thing.did}, {thing.higher}, on the very first try, {friend} let out a shriek and grabbed {hero}'s sleeve. \"It isn't supposed to do that!\" {friend.they} shouted, so {friend} hadn't believed in it either, and had spent five whole afternoons on it anyway. They laughed until they had to hold each other up, and somebody opened a window and asked if everything was all right.",
        'The first try was a flop, and the second try was an accident. Before the third one {friend} moved a knot by the width of a fingernail, and {hero} licked a finger and held it up in the air, although {hero.they} had no idea what that was good for. Then it {thing.did}, {thing.higher}, and for a moment nobody had to pull anything, or hold anything, or fix anything, and they could just look. "Write that down," said {friend} in a hoarse voice. They never did write it down. They never forgot it, either.',
      ],
    },
    more: {
      preteen: [
        'Later on {hero} often thought of those few seconds, and wished that {hero.they} could have preserved them in a jar, like peaches. They were the last ones in which neither of them had wondered whose it was.',
      ],
    },
  },
  {
    id: 'mine',
    purpose: 'The quarrel starts over something small.',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'pull', 'angry', 'friend', '{thing}'],
        ['friend', 'pull', 'angry', 'hero', '{thing}'],
      ],
      props: ['{thing}'],
      action: '{hero} and {friend} both want to go first.',
    },
    text: {
      toddlers: [
        '"Me first!" says {hero}. "No, me!" says {friend}. Pull, pull, pull.',
        '"My turn!" "No, my turn!" {hero} tugs. {friend} tugs. Uh-oh.',
        '"I do it!" says {hero}. "I do it!" says {friend}. Four hands. One {thing}. Uh-oh.',
        '{hero} has it. {friend} has it, too. "Let go!" "You let go!" Pull!',
      ],
      early: [
        '"I go first," said {hero}. "No, I do," said {friend}. "It was my idea," said {hero}. "They were my knots," said {friend}. They both had hold of it by now. They were both right, and that made it much worse.',
        '"My turn," said {friend}. ¶ "You had a turn," said {hero}. ¶ "That was a try. A try is not a turn." ¶ "It is so." ¶ "It is not." ¶ You would think that somebody would have laughed. But nobody did.',
        '"Can I hold it now?" asked {friend}. "In a minute," said {hero}. {friend} counted to sixty, out loud and fast. "That was a fast minute," said {hero}. "That was a slow friend," said {friend}. Now nobody was smiling. And each of them had one end.',
        '{hero} took it by the left side. {friend} took it by the right side. They both began to walk. It was not the same way. "This way," said {hero}. "That way," said {friend}. They stopped and looked at each other, and nobody let go.',
      ],
      middle: [
        'It started with such a small thing that afterward they could not find it again. Somebody said "my" where there had always been an "our." "Let me take my {thing} for a bit," it was, or "careful with my knots." ¶ "Yours?" said the other one. ¶ "It was my idea," said {hero}. ¶ "Ideas don\'t {thing.job}," said {friend}. By now each of them had a hand on it.',
        'Only one of them could go first. That was the whole difficulty. They might have tossed a coin, or asked somebody\'s grandmother. Instead {hero} explained why it ought to be {hero}, and {friend} explained why it ought to be {friend}, and they were both such good reasons that there was no room left between them. "You always begin," said {friend}. "You never do," said {hero}.',
        '"I\'ll just show them the good bit," said {hero}, and picked it up. ¶ "Which is the good bit?" asked {friend}. ¶ {hero} thought that it was perfectly clear which was the good bit. It was the bit {hero.they} had thought of. {Hero.they} said so. After that it was strange to see how quickly five days can be sorted into two heaps. "That\'s mine," said {friend}, "and that\'s mine, and so is that." They were both holding on by now.',
        'It was the question of who would carry it. When you carry a thing, people say, "Did you make that?", and you say yes. {hero} had worked this out on the way there. So, as it happened, had {friend}. They arrived at the {thing} at the same moment, and each of them took hold of it. "I\'ve got it," said {hero}. "I\'ve got it," said {friend}, and for the first time that week they were not trying to be funny.',
      ],
      preteen: [
        'Nobody could say afterward who had used the word first. All week long it had been "our" {thing}, and then, that afternoon, somebody said "my," just by accident.¶"Your {thing}?" said {friend}.¶"Well, I drew it," said {hero}, and could have left it at that.¶"You drew eleven of them," said {friend}, "and ten were garbage, and who was it that noticed?"¶"I\'d have noticed it myself, sooner or later," said {hero}, and took hold of one end of the {thing}, to move it out of the sun, and {friend} took hold of the other end, to stop {hero.them}.',
        'They couldn\'t both go first, and that was all it was. They could have tossed a coin, or pulled straws, or asked the dog next door. But it was hot, and they were tired, and {hero} said that the first turn should go to the one who had had the idea.¶"Ideas are easy, but I\'ve tied about two hundred knots, and I\'ve got no skin left on my thumbs," said {friend}, and held them up, so that {hero} could see.¶"Anybody can tie a knot," said {hero}. {Hero.they} had meant it as a joke, but it didn\'t come out like one.',
        'A woman with a shopping bag stopped to look at it, and asked which of them had had such a clever idea.¶It was a friendly question. "I did," said {hero}, and at exactly the same moment {friend} said, "I did." The woman laughed and walked on, and the two of them were left standing there, each with one hand on the {thing}. "You drew it," said {friend} slowly, "but I was the one who said that we should make one, on the bus in March, and you weren\'t even listening."',
        'Later on, {hero} could have told you the exact second. "Be careful with it," said {friend}, and there was nothing wrong with that, because it was good advice.¶"I know how to hold my own {thing}," said {hero}.¶"Your own," said {friend}, and put down the bag that {friend.they} {friend:was|were} carrying, to have both hands free. "So who was sitting here all week and tying every knot again, because somebody else was in too much of a hurry?" And {friend.they} took hold of the other end.',
      ],
    },
    more: {
      preteen: [
        '"That\'s not fair," said {hero}. It wasn\'t, either, but what {hero.they} said next was even less fair, and what {friend} said after that was worse, and so it went on, faster and faster, like when you have tripped at the top of the stairs.',
      ],
    },
  },
  {
    id: 'words',
    purpose: 'Words that cannot be put back.',
    core: false,
    rank: { young: 6, old: 1 },
    valence: -2,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'point', 'angry', 'friend'],
        ['friend', 'stand', 'sad', 'hero'],
      ],
      props: ['{thing}'],
      action: '{hero} says something unkind, and {friend} goes quiet.',
    },
    text: {
      toddlers: [
        '"Go away!" says {hero}. Oh. That was loud. {friend}\'s lip goes wobble.',
        '"I do not like you!" says {hero}. Oh, oh. {friend} looks down. Now it is quiet.',
        '"You are bad!" says {hero}. No, no. It just came out. {friend} is sad.',
      ],
      early: [
        "Then {hero} said a thing. It was not a nice thing. It was about {friend} and how slow {friend.they} {friend:was|were}. {hero} wanted to catch it and put it back. But it was out. It had gone right into {friend}'s ears. You could see it land.",
        '"I don\'t even need you!" said {hero}. {friend} went red. Then {friend.they} went white. It was not true. {hero} needed {friend} for nearly everything. But the words were out and running, and {hero} could not catch them.',
        '{hero} knew a name that {friend} did not like. {Hero.they} had never said it. Now {hero.they} said it, quite loud. {friend} stood very still. It had only been one word. How could one word be so big?',
      ],
      middle: [
        '"I could have done it without you," said {hero}. ¶ It was not true. It was not even something that {hero.they} thought. It had been lying there, and {hero.they} had picked it up and thrown it, because it was the right size. {friend} did not throw anything back. {Friend.they} only went a bit white around the nose, and took a better hold.',
        '"Who fixed it, though?" said {friend}. "Every time. Who sat there?" ¶ "Who wants to sit there?" said {hero}. "Only somebody with no ideas." ¶ It was out before {hero.they} had looked at it. They both heard it land. Once, on a roof, {friend} had told {hero} that this was the thing that {friend.they} {friend:was|were} most afraid of, and {friend.they} had only ever told one person.',
        'There was a joke between them about how slow {friend} was. It was a good joke, and {friend} had made it up. "Hurry up," {hero} said now, "or do you need another five days to count your fingers?" The words were the same as ever. But they had always been said with a grin around them, and this time {hero} had left off the grin. Without it they were just what they said. {friend} looked at {friend.their} fingers.',
      ],
      preteen: [
        '"I don\'t even need you for this," said {hero}. "I never did."¶It was a lie from beginning to end. {hero} had only wanted to win, and it was the biggest thing that {hero.they} could find to throw, and {hero.they} saw it land. {friend} opened {friend.their} mouth and shut it again, and then {friend.their} whole face closed, the way a store closes, when somebody turns around the sign on the door.',
        'When you\'ve known somebody for years, you know what makes them laugh, and you also know exactly where it hurts. {hero} had never used that before. "You only like it because you never have anything of your own," {hero.they} heard {hero.themself} say.¶{friend} didn\'t shout, and {hero} wished that {friend.they} had. {Friend.they} only looked at {hero}, with {friend.their} head a little to one side, as if {friend.they} {friend:was|were} trying to remember where they had met.',
        '"Go on and say it," said {friend}. "You\'ve been wanting to say something all day."¶{hero} hadn\'t been wanting to, but now {hero.they} had to come up with something, and {hero.they} took the first thing that {hero.they} found, and it was a sharp one. "You\'re not careful, you\'re just scared, like always," {hero.they} said. {friend} had told {hero.them} that once, about being scared, up on the roof in the dark, and nobody else in the world knew it. [?companion: Even {companion} held still. ]It was so quiet that you could hear the tape measure snap back into its case.',
      ],
    },
    more: {
      preteen: [
        '{hero} could have taken it back right then. It would only have needed three words, and {hero.they} had all three of them ready. But there were so many other words standing in front of them, and every one of those wanted to get out first.',
      ],
    },
  },
]
