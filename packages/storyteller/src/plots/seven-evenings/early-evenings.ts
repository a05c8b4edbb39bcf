import type { Beat } from '../plot.ts'

/** The evenings on which it is still fun. */
export const earlyEvenings: readonly Beat[] = [
  {
    id: 'friend-helps',
    purpose: 'The second evening: the friend comes, and it goes funny.',
    core: false,
    rank: { young: 8, old: 11 },
    valence: 2,
    needs: ['friend'],
    scene: {
      setting: 'place',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['friend', 'work', 'happy', '{job}'],
        ['hero', 'clap', 'laugh', 'friend'],
        ['mentor', 'sit', 'happy', 'friend'],
      ],
      props: ['{job}', 'tin'],
      action: '{friend} helps {hero} with the {job}, and it goes wrong in a funny way.',
    },
    text: {
      toddlers: [
        '{friend} helps, too. Me first! No, you! Bump! Hee, hee! Clack.',
        '"My turn," says {friend}. {job.tdo} Oops! [+ {hero} laughs. ]Clack!',
        '{friend} does the gate. Squeak, squeak, squeak! "One is enough," says {mentor}.',
      ],
      early: [
        '"I will help," said {friend}. {friend} did the gate. Squeak, squeak, squeak, squeak. "We only need one squeak," said {hero}. But {friend} was playing a tune on it. [+ {hero} {job.edid}, in time to the music. ]Clack went the second pin.',
        'On the second evening {friend} came, too. "Tell me what to do," said {friend}. {friend} did it. {Job.the} {job.thanks}. "Was that a thank you?" asked {friend}. "I think it was a no thank you," said {hero}. [+ They laughed so hard that {mentor} had to hold the tin.]',
        '{friend} had a good idea. They would do it with their eyes shut! There was a bump, and a splash, and a word. Then they did it again with their eyes open. "That was much better," said {mentor}. Clack went the second pin.',
      ],
      middle: [
        'On the second evening {friend} came along to help. {friend} had a way of helping that left a good deal to be tidied. First {friend.they} played a tune on the gate. Then {friend.they} tried to teach {job.the} to answer to a whistle, and {job.the} {job.thanks}.¶"{Job.it} likes me," said {friend}.¶"{Job.it} does that to everybody," said {hero}. But it was twice as much fun with two, and they took down the second pin together, one on each end, and made a wish on it, like a chicken bone. *Clack.*',
        '"You do the boring half," said {friend}, "and I\'ll do the interesting half."¶They looked for the interesting half. It took them some time. In the end {friend} did the gate, and the tin, and a drum roll on the bottom of the tin, while {hero} {job.did}. {mentor}, on the wall, remarked that it had never been done to music before. The second pin went in with a *clack* that could be heard across the lane.',
        '{friend} brought a stopwatch to the second evening. "Yesterday you needed four minutes," {friend.they} said. "We can beat that." They could. They did it in one minute and nine seconds, and then they had to do it all over again, because they had done it to the wrong thing.¶{mentor} laughed so much that {mentor.they} dropped the mending behind the wall. "Five minutes and fifty," said {friend}, and wrote it down. *Clack.*',
      ],
      preteen: [
        '{friend} came along on the second evening, in order, as {friend.they} put it, to see what all the fuss was about. {Friend.they} inspected the line, the tin and the instructions, and {friend.they} inspected {job.the}, and {job.the} {job.thanks}. "I see," said {friend}. "And you do that for nothing?"¶"For a pin," said {hero}, and by then both of them were laughing too much to go on. They did it together, very badly, each giving the other orders like two sea captains on one small boat, and had to begin again twice. {mentor} said from the wall that {mentor.they} had never seen four minutes\' work take so long, or be so well supervised.',
        'It was {friend} who found out that the gate could be played. You had to swing it slowly for the low note and sharply for the high one, and with practice you could get the first line of almost any song. {hero} {job.did} to this accompaniment, while {mentor} begged them from the wall to consider the neighbors. The second pin went into the tin on the last beat. "You know," said {friend}, when they were walking home, "that\'s really quite a good job you\'ve got," and {hero} felt as proud as if {hero.they} had invented evenings.',
        '"I don\'t see why it should have to be boring," said {friend}, who had brought a stopwatch, a whistle and a feather duster, and had made out a rota. {friend} was the sort of person who could make an expedition out of a trip to the mailbox. For the whole of that second evening there was not one dull second in it: they timed each other, and disputed the results, and interviewed {job.the} for an imaginary newspaper. {Job.the} {job.thanks}, and that went into the paper, too. {hero} dropped the second pin into the tin and thought that if {friend} came along every time, seven would be over before they had noticed.',
      ],
    },
    more: {
      middle: ['"Will you come tomorrow?" asked {hero}. "If there\'s nothing else on," said {friend}.'],
      preteen: [
        '"Will you be here tomorrow?" {hero} asked at the corner.¶"Probably," said {friend}, already walking backward. "If nothing else comes up." It was a perfectly friendly answer, and a perfectly honest one. It was only later, in the bath, that {hero} noticed it was one that {hero.they} {hero.themself} could not give, and wondered at what moment that had been decided.',
      ],
    },
  },
  {
    id: 'no-thanks',
    purpose: 'The thing that is looked after is not grateful at all.',
    core: false,
    rank: { young: 5, old: 5 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'kneel', 'wow', '{job}'],
        ['mentor', 'sit', 'happy', 'hero'],
      ],
      props: ['{job}'],
      action: 'The {job} shows {hero} no thanks at all.',
    },
    text: {
      toddlers: [
        '{hero} blows a kiss. {job.tthanks} Hee, hee!',
        '{job.tthanks} "Was that thank you?" asks {hero}. "No," says {mentor}.',
        '{job.tthanks} Oh! {mentor} laughs. {hero} laughs, too.',
      ],
      early: [
        '"You could say thank you," {hero} told {job.the}. {Job.the} {job.thanks}. "I think that was it," said {mentor}. {hero} bowed. "You are welcome," {hero.they} said, "I think."',
        '{hero} had hoped that {job.the} would like {hero.them}. Everyone else did, more or less. {Hero.they} tried a joke about a potato. {Job.the} {job.thanks}. "Maybe it was not a good potato," said {hero}.',
        '"How do you know when {job.it} likes you?" asked {hero}. Just then {job.the} {job.thanks}. "Like that," said {mentor}. "And when {job.it} does not?" asked {hero}. "Also like that," said {mentor}.',
      ],
      middle: [
        'You would think that {job.the} might have been a little grateful. {hero} did think so. {Hero.they} had been punctual, and polite, and had even learned a song for {job.him}. {Hero.they} put {hero.their} face quite close and waited.¶{Job.the} {job.thanks}.¶"Did you see that?" said {hero}.¶"That\'s as good as a kiss," said {mentor}, "from {job.him}."',
        '"Does {job.it} like {owner} better?" asked {hero}.¶"I\'ve never noticed that {job.it} liked anybody," said {mentor}, and as if to prove it, {job.the} {job.thanks}. {hero} was a bit hurt. Then {hero.they} had to laugh. It was restful, in a way. You could not do it in order to be thanked. You could only do it.',
        '{hero} kept a list of the thanks {hero.they} had received so far. It had three columns: *words*, *looks* and *other*. After that evening there was one entry in it, under *other*. It said: *{Job.the} {job.thanks}.*¶"Shall I rub it out?" asked {mentor}.¶"No," said {hero}. "It\'s the only one I\'ve got."',
      ],
      preteen: [
        'It would be pleasant to report that {job.the} showed signs of affection. {hero} had rather counted on it. There are books in which a thing like that happens as early as the second chapter, and {hero.they} had read several of them. {Hero.they} bent down to make it easier. {Job.the} {job.thanks}.¶"That\'s the way {job.it} says good night," said {mentor}.¶"How does {job.it} say go away?" asked {hero}, and {mentor} gave this some thought, and admitted that there did not appear to be a difference.',
        'You couldn\'t expect any thanks there, {hero} found out. You could be early, or careful, or downright heroic, and it was all one to {job.the}. On that particular evening {hero.they} had taken special trouble, and when {hero.they} straightened up to receive whatever there might be, {job.the} {job.thanks}. {mentor} had to turn {mentor.their} face to the wall. "I don\'t see what\'s so funny," said {hero}, who by then saw it perfectly well. "I\'ve been snubbed by better than you," {hero.they} informed {job.the}, with dignity, and went home in an excellent mood.',
        '"Why does {owner} go to so much trouble," asked {hero}, "for something that doesn\'t even like {owner.them}?"¶{mentor} held the mending up to the light and looked at it from both sides. "I asked the same thing once," {mentor.they} said. "{owner} told me it was a great rest, to do something for somebody who wasn\'t going to make a fuss about it." At this moment, as though it had been waiting for its cue, {job.the} {job.thanks}. {hero} looked down. "No fuss," {hero.they} said. "I can see that."',
      ],
    },
    more: {
      middle: ['"Good night to you, too," said {hero}, and shut the gate politely.'],
      preteen: [
        "{hero} told the story at supper, and it got a good laugh, and in the middle of it {hero.they} noticed something. {Hero.they} had said *my {job}*. It had slipped out without anybody's permission. It is hard to look after a thing for any length of time, however badly it behaves, and go on thinking of it as entirely somebody else's.",
      ],
    },
  },
  {
    id: 'third-evening',
    purpose: 'The third evening goes by itself; it is almost a habit.',
    core: false,
    rank: { young: 1, old: 12 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'happy', '{job}'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['companion', 'sit', 'happy', '{job}'],
      ],
      props: ['{job}', 'tin'],
      action: '{hero} looks after the {job} as if it had always been so.',
    },
    text: {
      toddlers: [
        '{hero} comes again. Squeak! {job.tdo} Three pins down. [+ Clack, clack, clack!]',
        'Night two. Clack! Night three. {job.tdo} Clack! [+ {hero} is so good.]',
        '"Good night, {job}." {job.tdo} Three pins in. Rattle, rattle!',
      ],
      early: [
        'On the third evening {hero} did not need the list. Squeak, in. {Hero.they} {job.edid}. Clack, pin. Squeak, out. [+ It went like a song that you know. ]"Look, no thinking!" called {hero}. "I saw that," said {mentor}.',
        'There were three pins in the tin now. {hero} shook it, until {mentor} said that the whole lane knew. "I am nearly at the middle," said {hero}. "The middle is the hard part," said {mentor}. [+ {hero} did not hear it, because of the tin.]',
        '"Tell me a joke while I do it," said {hero}. {mentor} knew one about a goat. {hero} {job.edid}, and the joke was just long enough. Clack went pin three. "Do you know four more?" asked {hero}. "I know two," said {mentor}.',
      ],
      middle: [
        'The third evening went by itself. The gate squeaked its two notes, and {hero} {job.did}, without looking at the instructions, and the pin went *clack*. [?companion: {companion} had learned the way by heart and was at the gate before anybody. ]"I could do it asleep," said {hero}, and shut {hero.their} eyes to show it. There was a crash. {mentor} came and picked up the bucket.¶"Nearly asleep," said {hero}.',
        'By the third evening {hero} had a system. In at the gate, left around the bucket, done, pin, *clack*, right around the bucket, out. It took two minutes. [+ There was nothing left in it to improve. ]{Hero.they} stood under the line for a moment and wondered what the other two minutes used to have in them.¶"Three in the tin," said {mentor}.¶"Four on the line," said {hero}. It had begun to look like a number.',
        'On the third evening {hero} met the mail carrier at the gate. "Have you moved in?" asked the mail carrier.¶"I\'m in charge," said {hero}, and showed him how it was done. {Hero.they} {job.did}. The mail carrier said that he couldn\'t have done it better himself, and that he had to get home to his soup. {hero} watched him go. It was a fine, light evening, and everybody seemed to be getting home to something. *Clack.*',
      ],
      preteen: [
        'By the third evening there was nothing left to discover. The gate gave its two notes. {hero} {job.did}, and found that {hero.their} mind had been elsewhere throughout, and had come back only for the pin. *Clack.* It had taken under two minutes. {Hero.they} stood there beside the line with the rest of the evening in front of {hero.them}, and felt a little as you do at the top of a staircase when you lift your foot for a step that isn\'t there.¶"Something wrong?" asked {mentor}.¶"No," said {hero}. "It\'s just finished so soon."',
        '{hero} was good at it now. It was agreeable to be good at something, and {hero.they} performed the whole operation with a certain flourish, in case anybody should be going by. Nobody was. The lane was as empty as a plate. {mentor}, on the wall, was counting stitches and could not be expected to applaud. {hero} {job.did}, dropped the third pin in the tin, and gave it a rattle, to hear how much there was. There was less than {hero.they} would have supposed. Then {hero.they} looked up at the line, and there was more.',
        '"Three," said {hero}, on the third evening, and let the pin fall. The *clack* was no longer quite the event that it had been on the first. {Hero.they} had heard it, after all. The chart that {hero.they} had drawn hung beside the instructions, with three neat crosses on it, and it struck {hero.them} that the remaining squares would look exactly like the ones that were filled in. There was a time in the life of every chart, obviously, when you had been interested in it. "Is it always like this, in the middle?" {hero.they} asked, and {mentor} looked up from the mending and said that {mentor.they} would rather not spoil it.',
      ],
    },
    more: {
      early: ['"Four more," said {hero}. It was easy to say.'],
      middle: ['"You\'re nearly in the middle," said {mentor}. "Watch out for the middle."'],
      preteen: [
        'On the way home they met several people who were on their way to do something that they had not done the evening before. {hero} caught {hero.themself} looking after them; it was nothing as definite as envy. It was only that a small voice, no louder than the tin, had said *three*, and then, after an interval, *and four more*.',
      ],
    },
  },
]
