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
        '{friend} comes to help. "Me first!" "No, me!" Bump! They laugh. Clack goes the pin.',
        '"My turn," says {friend}. {friend} helps {hero}. [+ Oops! ][+ {hero} laughs. ]Clack goes the pin.',
        '{friend} plays with the gate. [+ Squeak, squeak, squeak! ]"One squeak is enough," says {mentor}.',
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
        'On the second evening {friend} came along, to see what all the fuss was about. {friend} looked at the line, and the tin, and the note on the door, and then {friend.they} looked at {job.the}, and {job.the} {job.thanks}. "I see," said {friend}. "And what do you get for it?"¶"A pin," said {hero}, and then they both had to laugh so much that they couldn\'t go on. They did it together, and they did it very badly. Each of them gave the other one orders, like two captains on one small boat, and they had to start over twice. "I\'ve never seen four minutes take so long," said {mentor} from the wall.',
        'It was {friend} who found out that you could play songs on the gate. You had to swing it slowly for the low note, and fast for the high one, and if you practiced you could get the first line of almost anything. While {friend} played, {hero} {job.did}, and {mentor} put both hands over {mentor.their} ears and asked them to think of the neighbors. The second pin dropped into the tin exactly on the last note. "You know," said {friend} on the way home, "that\'s a pretty good job you\'ve got there," and {hero} felt as proud as if {hero.they} had invented evenings.',
        '"I don\'t see why it has to be boring," said {friend}, who had brought a stopwatch, a whistle and a feather duster. {friend} was the kind of person who could turn a trip to the mailbox into an expedition. There wasn\'t one dull second in that whole second evening. They timed each other, and argued about the numbers, and then they interviewed {job.the} for a newspaper. {Job.the} {job.thanks}, and they put that in the newspaper, too. {hero} dropped the second pin into the tin, and thought that if {friend} came along every time, it would be over before they noticed.',
      ],
    },
    more: {
      middle: ['"Will you come tomorrow?" asked {hero}. "If there\'s nothing else on," said {friend}.'],
      preteen: [
        '"Are you coming tomorrow, too?" asked {hero} at the corner.¶"Probably," said {friend}, who was already walking backward. "If nothing else comes up." It was a friendly answer, and it was an honest one. Only later on, in the bath, {hero} noticed that it was an answer that {hero.they} couldn\'t give anymore.',
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
        '{hero} blows {job.the} a kiss. {job.tthanks} {hero} laughs.',
        '{job.tthanks} "Was that thank you?" asks {hero}. "No," says {mentor}.',
        '"Say thank you!" says {hero}. {job.tthanks} {mentor} laughs. {hero} laughs, too.',
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
        'In books, when somebody looks after a thing, it starts to love them in about chapter two. {hero} had read several books like that, and had been counting on it, and {hero.they} bent down, to make it easier. {Job.the} {job.thanks}.¶"That\'s the way {job.it} says good night," said {mentor}.¶"And how does {job.it} say go away?" asked {hero}. {mentor} thought about that for a while, and had to admit that it looked about the same.',
        'You couldn\'t expect any thanks there, {hero} found out. You could be early, or you could be careful, or you could be a hero, and it made no difference at all to {job.the}. On that evening {hero.they} had done it especially well, and then {hero.they} stood there and waited for a little something, and {job.the} {job.thanks}. {mentor} had to look the other way. "That isn\'t funny," said {hero}, who could see very well that it was. "I\'ve been treated badly by better people than you," {hero.they} said to {job.the}, and went home in a wonderful mood.',
        '"Why does {owner} go to so much trouble," asked {hero}, "for something that doesn\'t even like {owner.them}?"¶{mentor} held the mending up to the light, and looked at it from both sides. "I asked that once, too," {mentor.they} said. "{owner} told me that it\'s very restful to do something for somebody who doesn\'t make a fuss about it." And at that very moment, as if it had only been waiting for that, {job.the} {job.thanks}. {hero} looked down. "No fuss," said {hero}. "I can see that."',
      ],
    },
    more: {
      middle: ['"Good night to you, too," said {hero}, and shut the gate politely.'],
      preteen: [
        "{hero} told them about it at supper, and everybody laughed, and in the middle of the story {hero.they} noticed something. {Hero.they} had said *my {job}*. It had just slipped out. You can't look after something every day, no matter how badly it treats you, and go on thinking that it belongs to somebody else.",
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
        '{hero} comes again. [+ Squeak! ]{job.tdo} Three pins are down. [+ Clack, clack, clack!]',
        'Night two. {hero} comes. [+ Clack! ]Night three. {job.tdo} Clack!',
        '{job.tdo} "Good night, {job}." Three pins are in the tin. [+ Rattle, rattle!]',
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
        'On the third evening there was nothing new anymore. The gate squeaked on its two notes. {hero} {job.did}, and noticed that {hero.they} had been thinking about something else the whole time, and had only woken up for the pin. *Clack.* It had taken less than two minutes. {hero} stood there beside the line, with the whole evening in front of {hero.them}. It was a bit like when you go up the stairs in the dark, and lift your foot for one more step, and there isn\'t one.¶"Is something wrong?" asked {mentor}.¶"No," said {hero}. "It\'s just finished so fast."',
        "{hero} was good at it now. It was nice to be good at something, and {hero.they} did it with a bit of a show, in case anybody was going by. Nobody was, because the lane was as empty as a plate. {mentor} was counting stitches up on the wall, and couldn't clap. So {hero} {job.did}, and dropped the third pin into the tin, and shook the tin a little to hear how much was in there. It wasn't as much as {hero.they} had thought. Then {hero.they} looked up at the line, and there were more than {hero.they} had thought up there.",
        '"Three," said {hero} on the third evening, and let the pin drop. The *clack* wasn\'t as exciting as the first one, because {hero.they} knew it by now. The chart was hanging next to the note on the door, with three neat crosses on it. {hero} looked at the other squares, and could see exactly what they were going to look like. When {hero.they} had drawn that chart {hero.they} could hardly wait to fill it in. "Is it always like this in the middle?" {hero.they} asked. {mentor} looked up from the mending. "I don\'t want to spoil it for you," said {mentor}.',
      ],
    },
    more: {
      early: ['"Four more," said {hero}. It was easy to say.'],
      middle: ['"You\'re nearly in the middle," said {mentor}. "Watch out for the middle."'],
      preteen: [
        "On the way home they met some people who were on their way to something, with towels, and a ball. {hero} turned around and looked after them. It wasn't that {hero.they} {hero:was|were} jealous. It was only that a small voice in {hero.their} head had said *three*, and then, after a while, it said *and four more*.",
      ],
    },
  },
]
