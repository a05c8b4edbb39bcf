import type { Beat } from '../plot.ts'

/** Two make one thing, and pull it apart. */
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
      ],
      early: [
        '{hero} and {friend} were making {thing.a}. It took {thing.from}. {hero} did the holding. {friend} did the tying. Then they changed places, because {friend.their} thumb was stuck. "It is the best one ever," said {hero}. "So far," said {friend}.',
        '"Hold this," said {friend}. {hero} held it. "Now hold that." {hero} held that, too. "Now scratch my nose," said {friend}, who had both hands full. So {hero} {hero.sig}, put down everything, and scratched. And that is how they made {thing.a}.',
      ],
      middle: [
        'It took {thing.from}, and it took five days. {hero} drew the plan, and {friend} found everything that was wrong with it. They were never finished at the same time. When one of them was sure, the other had a better idea, and so the {thing} got better and better, and by Friday it was really quite good. "Ours," said {hero}, and wrote both names on it, very small, where only they would look.',
        "Some people are good at beginning things, and some are good at finishing them. {hero} could begin anything before breakfast. {friend} never let go of a knot until it was perfect. Alone, each of them had a shelf full of halves. But put the two together, with {thing.from}, and you got a whole {thing}. It stood there in the morning light, and neither of them could have said where one person's work stopped.",
      ],
      preteen: [
        'It had begun as an argument about whether it could be done at all, and by the end of the week it was standing in front of them: {thing.a}, made from {thing.from}, and from everything that either of them had ever read on the subject. {hero} had drawn the plans, eleven of them. {friend} had quietly ignored the first ten. Between the two of them they possessed exactly one complete set of talents, and it was generally agreed in the neighborhood that it was safest when they were busy.',
        '{hero} was good at beginnings. The trouble with beginnings is that a shelf fills up with them, and {hero.their} shelf was full. {friend} was the opposite sort of person, who would rather sit for an hour over a single knot than start on a second one. It had taken them years to notice that these two failings fitted together like the halves of a walnut. The {thing} was the first proof of it: {thing.from}, five afternoons, and not one corner that was only begun.',
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
      ],
      early: [
        'They tried it at once. One, two, three! It did nothing at all. One, two, three! It gave a hop. One, two, three, and it {thing.did}! {hero} cheered. {friend} cheered. A dog next door cheered, too, but he did not know why.',
      ],
      middle: [
        'The first time, it fell on its nose. The second time, {friend} fell on {friend.theirs}. The third time a bit of wind came along that seemed to have been looking for something to do, and the {thing} {thing.did}, {thing.higher}, for as long as it takes to say both their names. {hero} said them. Then it came down with a bump, and they looked at each other, with their mouths still open.',
      ],
      preteen: [
        'There is an instant, with things that you have made yourself, when they stop being a collection of parts and begin to want something. {hero} felt it happen in {hero.their} hands. The {thing} gave a sort of shrug, and then it {thing.did}, {thing.higher}, while the two of them ran along beneath it shouting instructions that it no longer needed. It lasted for eleven seconds. {friend}, who had counted, said that this was a great deal for a first attempt, and {friend.their} voice cracked in the middle.',
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
      ],
      early: [
        '"I go first," said {hero}. "No, I do," said {friend}. "It was my idea," said {hero}. "They were my knots," said {friend}. They both had hold of it by now. They were both right, and that made it much worse.',
        '"My turn," said {friend}. ¶ "You had a turn," said {hero}. ¶ "That was a try. A try is not a turn." ¶ "It is so." ¶ "It is not." ¶ You would think that somebody would have laughed. But nobody did.',
      ],
      middle: [
        'It started with such a small thing that afterward they could not find it again. Somebody said "my" where there had always been an "our." "Let me take my {thing} for a bit," it was, or "careful with my knots." ¶ "Yours?" said the other one. ¶ "It was my idea," said {hero}. ¶ "Ideas don\'t {thing.job}," said {friend}. By now each of them had a hand on it.',
        'Only one of them could go first. That was the whole difficulty. They might have tossed a coin, or asked somebody\'s grandmother. Instead {hero} explained why it ought to be {hero}, and {friend} explained why it ought to be {friend}, and they were both such good reasons that there was no room left between them. "You always begin," said {friend}. "You never do," said {hero}.',
      ],
      preteen: [
        'Nobody could have said which of them used the word first. For a week it had been *our* {thing}. Then, that afternoon, somebody said *my*, quite by accident, and it lay there between them like something that has fallen out of a pocket. ¶ "Your {thing}?" said {friend}. ¶ "It was my drawing," said {hero}, who would have liked to leave it at that. ¶ "It was your eleventh drawing," said {friend}. "The first ten were mine, if you count who noticed that they wouldn\'t work."',
        'They could not both go first. It was a problem that people have been solving since the beginning of the world, with coins and straws and short prayers, and there was really no reason why two intelligent persons should not have solved it in a minute. But it was hot, and they were tired, and {hero} said that the one who had thought of it should have the first turn, and {friend} said that thinking of things was the easy part. It was said lightly. It was, unfortunately, also heard.',
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
      toddlers: ['"Go away!" says {hero}. Oh. That was loud. {friend}\'s lip goes wobble.'],
      early: [
        "Then {hero} said a thing. It was not a nice thing. It was about {friend} and how slow {friend.they} {friend:was|were}. {hero} wanted to catch it and put it back. But it was out. It had gone right into {friend}'s ears. You could see it land.",
      ],
      middle: [
        '"I could have done it without you," said {hero}. ¶ It was not true. It was not even something that {hero.they} thought. It had been lying there, and {hero.they} had picked it up and thrown it, because it was the right size. {friend} did not throw anything back. {Friend.they} only went a bit white around the nose, and took a better hold.',
      ],
      preteen: [
        '"I don\'t actually need you for this," said {hero}. "I never have." ¶ There are sentences that one says in order to hear how they sound, and this one sounded dreadful. It was the exact opposite of the truth, so neatly reversed that it might have been done with a mirror. {hero} saw it arrive. {friend} opened {friend.their} mouth, and closed it again, and something went out in {friend.their} face, quite quietly, like a lamp in a house across the road.',
      ],
    },
    more: {
      preteen: [
        'Even then it could have been taken back. It would have required three words, and {hero} had all of them ready, but they were standing behind a great crowd of other words, each of which wanted to be first.',
      ],
    },
  },
  {
    id: 'tear',
    purpose: 'It is pulled in two.',
    core: true,
    valence: -2,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'worried', '{thing}', '{thing}'],
        ['friend', 'stand', 'worried', '{thing}', '{thing}'],
        ['companion', 'hide', 'worried'],
      ],
      props: ['{thing}'],
      action: 'The {thing} has come apart, and each of them holds a piece.',
    },
    text: {
      toddlers: [
        'Pull! Pull! {Thing.rip} Oh no. One bit for {hero}. One bit for {friend}.',
        '{Thing.rip} Bump! {hero} sits down. Bump! {friend} sits down. Oh no, {thing}.',
      ],
      early: [
        '{hero} pulled. {friend} pulled. {Thing.rip} ¶ They both sat down hard. {hero} had the {thing.mine}. {friend} had the {thing.yours}. What was left of the {thing} lay in between, and it looked very flat.',
        '"Let go!" said {hero}. "You let go!" said {friend}. Then neither of them let go, but the {thing} did. {Thing.rip} It was the biggest sound of the day. After it there was no sound at all.',
      ],
      middle: [
        '{Thing.rip} ¶ It is surprising how long five days take to make, and how short a time they take to come apart. {hero} was sitting on the ground with the {thing.mine} in {hero.their} hands. {friend} was sitting on the ground with the {thing.yours}. Nobody had meant to pull that hard. They both looked at the place where the two small names had been. The tear went right between them.',
        'They did not exactly pull. They only held on, and leaned, each a little more than the other. {Thing.rip} ¶ "Now look what you did," said {friend}. ¶ "What I did?" said {hero}. And they got up, and picked up whatever they happened to be holding, and went home by different ways, although they lived in the same street.',
      ],
      preteen: [
        'Neither of them pulled. {hero} was quite sure of that, later on, and would have sworn to it: {hero.they} had merely held on, as one has every right to do, and leaned back, and {friend} had merely held on as well. {Thing.rip} ¶ It made a noise out of all proportion. When {hero} looked down, {hero.they} had the {thing.mine} in {hero.their} hands, with a long pale tear down the side of it, and {friend}, who had sat down on the ground, was holding the {thing.yours}. Between them lay an object of no particular kind.',
        '{Thing.rip} ¶ The remarkable thing was the quiet. A moment before there had been two people shouting, and now there was a bird somewhere, going over the same three notes, and {friend} breathing through {friend.their} nose. {hero} turned over what {hero.they} had in {hero.their} hands. It was the {thing.mine}. On the torn edge {hero.they} could read {hero.their} own name, very small, and where the other one ought to have been there was nothing but threads.',
      ],
    },
    more: {
      preteen: [
        'Nobody apologized. It was the obvious moment for it, and each of them waited politely for the other to begin. Since both of them had excellent manners in that respect, they picked up their pieces and went home.',
      ],
    },
  },
  {
    id: 'home-alone',
    purpose: 'Each goes home with half.',
    core: false,
    rank: { young: 2, old: 6 },
    valence: -1,
    scene: {
      setting: 'street',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'angry', 'away', '{thing}'],
        ['friend', 'walk', 'angry', 'away'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['tree', 'path'],
      action: '{hero} and {friend} walk home on two sides of the street.',
    },
    text: {
      toddlers: ['Stomp, stomp. {hero} goes home. Stomp, stomp. {friend} goes home. Bye? No bye.'],
      early: [
        '{hero} walked home on one side of the street. {friend} walked home on the other. They walked at the same speed. It is hard to stomp away from someone who is stomping right beside you.',
      ],
      middle: [
        "They had to go home along the same street. {hero} took the sunny side, and {friend} took the shady one, and neither of them would walk behind the other, and so they marched along exactly level, like two soldiers who have never met. At {friend}'s gate there was a bang. At {hero}'s gate there was another. [?companion: {companion} looked from one gate to the other, and went in last.]",
      ],
      preteen: [
        'It would have been a more impressive exit if they had not lived in the same street. As it was, they were obliged to storm off in the same direction, one on either pavement, at precisely the same angry pace, and when {hero} stopped to retie a shoe in order to let {friend} get ahead, it turned out that {friend} had stopped as well, for exactly that reason.',
      ],
    },
    more: {
      preteen: [
        '{Img.start}. {Hero.they} shut the front door with great care, because it would have been childish to slam it, and then stood for some time in the dark of the hall with the {thing.mine} under one arm.',
      ],
    },
  },
  {
    id: 'half',
    purpose: 'Half of it is no use.',
    core: true,
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'later',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'sad', '{thing}', '{thing}'],
        ['companion', 'sit', 'thinking', 'hero'],
      ],
      props: ['{thing}', 'bed', 'window'],
      action: '{hero} sits alone with half of the {thing}.',
    },
    text: {
      toddlers: [
        '{hero} has the {thing.mine}. Go, go! It does not go. {hero} is all alone.',
        'Half {thing.a}. Half is no fun. {hero} looks at the floor. Where is {friend}?',
      ],
      early: [
        '{hero} tried to play with the {thing.mine}. {Hero.they} held it up. {Hero.they} put it down. {Thing.useless}. {Hero.they} tried being glad that nobody was in the way. It did not work, either. {Hero.their} tummy felt {img.is}.',
        'At home {hero} put the {thing.mine} on a chair, and sat down on the other chair. They looked at each other. "It was my idea," said {hero}. The {thing.mine} did not say a thing. It was no good to talk to. It was not even half as good as {friend}.',
      ],
      middle: [
        "{Thing.useless}. {hero} found that out in the course of the afternoon, in several ways. {Hero.they} leaned the {thing.mine} against the wall, and then against the other wall. It looked like something that you put out for the dustmen. {Hero.they} could have built the rest of it again, of course. {Hero.they} fetched a knot's worth of string, and it came undone. It had always been {friend} who did the knots. {Img.start}.",
        "All that afternoon {hero} had the whole room to {hero.themself}, and nobody to tell {hero.them} that it wouldn't work. So {hero.they} had three ideas, one after the other. They were all brilliant. By the time {hero.they} had got to the end of each, there was nobody there to be jealous of it. {Hero.they} looked at the {thing.mine}. {Img.start}.",
      ],
      preteen: [
        '{Thing.useless}. {hero} established this fact in the course of a long afternoon. {Hero.they} drew a twelfth plan, in which there was no need of a {thing.yours}, and pinned it to the wall, and admired it. It was elegant. It was also wrong somewhere, {hero.they} could tell from across the room, and the one person who would have put a finger on the spot at once, in that maddening way, without even having to get up, was on the other side of the street.',
        'There was a certain satisfaction in it for about an hour. {hero} had been right. {Hero.they} had said so. {Hero.they} {hero:was|were} in possession of the {thing.mine}. After that {hero.they} began to notice the afternoon. It seemed to have been made for two, like a seesaw. {Hero.they} would think of something funny, and look up, and there would be the wall.',
      ],
    },
    more: {
      preteen: [
        '{Img.the} {img.tight}. It is an odd discovery to make, that a person may be entirely in the right and still have nobody to eat {hero.their} sandwiches with, and {hero} would have been glad to go on not knowing it.',
      ],
    },
  },
]
