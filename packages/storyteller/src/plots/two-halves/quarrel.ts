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
        'Tap, tap, tap. {hero} and {friend} make {thing.a}. One holds. One ties. Look!',
        'Snip, snip! {hero} snips. Stick, stick! {friend} sticks. It is {thing.a}!',
        'One for {hero}. One for {friend}. Push, push, push. Up it goes! Hello, {thing}!',
        '"Up here!" says {hero}. "Down there!" says {friend}. Bang, bang. It is {thing.a}!',
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
        'It had begun as an argument about whether it could be done at all, and by the end of the week it was standing in front of them: {thing.a}, made from {thing.from}, and from everything that either of them had ever read on the subject. {hero} had drawn the plans, eleven of them. {friend} had quietly ignored the first ten. Between the two of them they possessed exactly one complete set of talents, and it was generally agreed in the neighborhood that it was safest when they were busy.',
        '{hero} was good at beginnings. The trouble with beginnings is that a shelf fills up with them, and {hero.their} shelf was full. {friend} was the opposite sort of person, who would rather sit for an hour over a single knot than start on a second one. It had taken them years to notice that these two failings fitted together like the halves of a walnut. The {thing} was the first proof of it: {thing.from}, five afternoons, and not one corner that was only begun.',
        "Five pages of the notebook were in {hero}'s handwriting, which leaned forward, and five were in {friend}'s, which sat down, and on the last page the two had become so mixed up with each other that it was impossible to say who had corrected whom. The result stood in front of them in the morning sun. It consisted of {thing.from}, and it was, in the opinion of both of its inventors, unquestionably {thing.a}.",
        '"Nobody has ever done it like that," said {friend}, in a tone that made it sound like a warning. ¶ "Exactly," said {hero}. That was on the Monday. By Friday evening they had quarreled cheerfully about every single screw, had borrowed {thing.from} from people who were not certain of getting it back, and were sitting side by side on an upturned bucket, admiring {thing.a} that anyone else would probably have called a heap.',
      ],
    },
    more: {
      middle: [
        '"If it works," said {friend}, "we\'ll be famous." {Friend.they} thought about that. "In this street."',
      ],
      preteen: [
        '"We ought to give it a name," said {hero}, and {friend} pointed out, reasonably, that it had one already, since both of theirs were written on the underside in letters so small that a person would have to lie down on the ground to read them. They lay down on the ground and read them several times.',
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
        'Ready? Go! It {thing.jobs}! It {thing.jobs}! "Hooray!" says {hero}. "Hooray!" says {friend}.',
        'One, two, three! {hero} runs. {friend} runs. Look! It {thing.jobs}! Hop, hop, hop!',
        '"Now!" says {friend}. "Now!" says {hero}. It {thing.jobs}! Clap, clap, clap!',
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
        'There is an instant, with things that you have made yourself, when they stop being a collection of parts and begin to want something. {hero} felt it happen in {hero.their} hands. The {thing} gave a sort of shrug, and then it {thing.did}, {thing.higher}, while the two of them ran along beneath it shouting instructions that it no longer needed. It lasted for eleven seconds. {friend}, who had counted, said that this was a great deal for a first attempt, and {friend.their} voice cracked in the middle.',
        "It had been {hero}'s secret conviction that it would never work, and it turned out to have been {friend}'s as well, because when it {thing.did}, {thing.higher}, on the very first attempt, they both stood rooted to the ground with expressions of the purest disbelief. \"It isn't supposed to do that,\" whispered {friend}. Then somebody began to laugh, and it was impossible to tell which of them it was, and they ran after it, holding on to each other's sleeves.",
        'The first attempt was a failure and the second one was an accident, but the third was something else. {friend} had adjusted a knot by the width of a fingernail. {hero} had wetted a finger and held it up, as people do in books. It {thing.did}, {thing.higher}, and there was one long moment when nothing in the world was required of either of them except to look. "Write that down," said {friend} hoarsely. They never did. There was no need to.',
      ],
    },
    more: {
      preteen: [
        'Afterward {hero.they} would remember those eleven seconds with particular exactness, because they were the last in which neither of them had given a single thought to whose it was.',
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
        'Nobody could have said which of them used the word first. For a week it had been *our* {thing}. Then, that afternoon, somebody said *my*, quite by accident, and it lay there between them like something that has fallen out of a pocket. ¶ "Your {thing}?" said {friend}. ¶ "It was my drawing," said {hero}, who would have liked to leave it at that. ¶ "It was your eleventh drawing," said {friend}. "The first ten were mine, if you count who noticed that they wouldn\'t work."',
        'They could not both go first. It was a problem that people have been solving since the beginning of the world, with coins and straws and short prayers, and there was really no reason why two intelligent persons should not have solved it in a minute. But it was hot, and they were tired, and {hero} said that the one who had thought of it should have the first turn, and {friend} said that thinking of things was the easy part. It was said lightly. It was, unfortunately, also heard.',
        'A woman whom neither of them knew had stopped to look at it. "What a clever idea," she said. "Which of you had it?" ¶ It was a friendly question. It would have been friendlier not to ask it. "I did," said {hero}, and {friend} said, at precisely the same instant, "I did," and when the woman had walked on, laughing, they were left looking at each other over the top of it, each with one hand on the {thing}, like two people who have reached for the same coat.',
        'Later on, {hero} was able to point to the exact second. {friend} had said, "Mind what you\'re doing with it," and it was a sensible remark, and {hero} had said, "I think I know how to handle my own {thing}." ¶ "Your own," repeated {friend}. {Friend.they} put down the bag that {friend.they} {friend:was|were} carrying, so as to have a hand free. "How interesting. I must have dreamed the last five days, in that case, and somebody else must have tied every knot in it." {Friend.they} took hold of the other end.',
      ],
    },
    more: {
      preteen: [
        '"That\'s not fair," said {hero}, and it wasn\'t, and neither was what {hero.they} said next, which followed from it in a perfectly logical manner, the way one stair follows another when a person is falling down them.',
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
        '"I don\'t actually need you for this," said {hero}. "I never have." ¶ There are sentences that you say just to hear how they sound, and this one sounded dreadful. It was the exact opposite of the truth, so neatly reversed that it might have been done with a mirror. {hero} saw it arrive. {friend} opened {friend.their} mouth, and closed it again, and something went out in {friend.their} face, quite quietly, like a lamp in a house across the road.',
        'When you have known a person for years you are in possession of a kind of map, on which every sore place is marked. {hero} had never thought of it as a thing that could be used. "You only like it," {hero.they} heard {hero.themself} say, "because you\'d never have anything of your own." ¶ It went in without a sound. {friend} did not shout. {Friend.they} looked at {hero} with a sort of curiosity, as if {friend.they} {friend:was|were} trying to remember where they had met.',
        '"Say it, then," said {friend}. "You\'ve been wanting to." ¶ {hero} had not been wanting to. {Hero.they} had not known that there was anything to say. But it is dangerous to be asked for something in front of an open drawer, and {hero} reached in and took the first sharp thing. "You\'re not careful at all," {hero.they} said. "You\'re scared. You\'ve always been scared." ¶ [?companion: Even {companion} lay down. ]It was quiet enough then to hear the tape measure slide back into its case.',
      ],
    },
    more: {
      preteen: [
        'Even then it could have been taken back. It would have required three words, and {hero} had all of them ready, but they were standing behind a great crowd of other words, each of which wanted to be first.',
      ],
    },
  },
]
