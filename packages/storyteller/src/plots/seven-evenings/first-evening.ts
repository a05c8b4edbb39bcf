import type { Beat } from '../plot.ts'

/** The promise, and the first evening, on which it is a pleasure to keep. */
export const firstEvening: readonly Beat[] = [
  {
    id: 'asked',
    purpose:
      'The neighbor has to go away, and the hero promises seven evenings before the question is finished.',
    core: true,
    valence: 1,
    scene: {
      setting: 'porch',
      time: 'day',
      shot: 'medium',
      cast: [
        ['owner', 'give', 'happy', 'hero', 'basket'],
        ['hero', 'stand', 'joy', 'owner'],
        ['friend', 'lean', 'happy', 'owner'],
        ['companion', 'sit', 'calm', '{job}'],
      ],
      props: ['door', 'basket', '{job}'],
      action:
        '{owner} hangs seven clothespins on the line by the door, and {hero} promises to look after the {job}.',
    },
    text: {
      toddlers: [
        '{owner} must go away. "Help {job.the}, {hero}?" "Yes!" Seven pins, seven nights.',
        '{job.sound} That is {job.the}. {hero} will help. Seven pins on the line.',
        'One, two, three, four, five, six, seven! Seven pins. {hero} helps {job.the}. [+ Bye-bye, {owner}!]',
        '"Every night?" asks {owner}. "Every night!" [+ Seven pins on a line. ]Hello, {job}!',
      ],
      early: [
        '{owner} had to go away on the train. "Seven evenings," said {owner}. "Can you do it for me?" "Yes," said {hero}. "Don\'t you want to know what it is?" "Yes," said {hero}. "That, too." It was to {job.eto}. {owner} hung up seven clothespins. [+ One pin for each evening.]',
        'Seven clothespins hung by {owner}\'s door. "One for each evening that I am away," said {owner}. "You come at six and {job.eto}. Then you take down one pin." [+ {hero} counted the pins. ]"I can do that," said {hero}. "I promise."',
        '"I promise," said {hero}. "I have not asked yet," said {owner}. So {owner.they} asked. Would {hero} {job.eto}, for seven evenings? "I promise," said {hero}, all over again. {owner} hung up a clothespin for each, [+ so that no one could lose count, ]and took the train.',
        'Clack, clack, clack. {owner} hung up clothespins, but no clothes. "Is it invisible washing?" asked {hero}. "It is evenings," said {owner}. "I must go away for seven. Who will {job.eto}?" [+ {Job.the} {job.elooks}. ]"I will," said {hero}. "I promise."',
      ],
      middle: [
        'For as long as anyone could remember, {owner} had gone to {job.the} at six every evening, in the same old coat. You could have set your watch by it. So it was a shock to see {owner.them} at the fence at noon, with a suitcase.¶"Seven evenings," {owner.they} said. "I need somebody who will {job.to}, and not only on the days when it\'s fun."¶"I promise," said {hero}, who had stopped listening at *need*.¶{owner} hung seven clothespins on the line by the door. "You take one down when you have finished," {owner.they} said. "Then you always know where you are."',
        'There was one person in the lane who thought the world of {job.the}, and that was {owner}. Nobody else had ever been asked to think about {job.him} at all.¶"It\'s only for seven evenings," said {owner}. {Owner.they} put down a suitcase and hung seven clothespins on the line by the door. "You come at six. You {job.to}. Then you take down a pin."¶{Job.the} {job.looks}.¶"Easy," said {hero}. "I promise."¶{owner} looked at {hero.them} for a moment. "The first one is," {owner.they} said.',
        '"How good are you at boring things?" asked {owner} over the fence.¶{hero} considered it. Nobody had ever asked {hero.them} that. "Quite good," {hero.they} said. "I go to bed every night."¶"Then you\'ll do," said {owner}. {Owner.they} had to go away on the train, for a whole week, and somebody had to come at six each evening and {job.to}. {Owner.they} hung seven clothespins on the line by the door, one for each time. "I promise," said {hero}, and they shook on it, up and down, like people who are buying a horse.',
        'Seven is not a large number. {hero} had eaten more pancakes than that, and before nine in the morning. So when {owner} asked for seven evenings, one after another, at six o\'clock, {hero} said yes before {owner.they} had gotten to the end of it.¶"You don\'t know yet what it is," said {owner}, who was standing there in traveling shoes. It was to {job.to}. "I promise that, too," said {hero}.¶{owner} hung seven clothespins on the line by the door. *Clack*, they went, *clack, clack*. It did not sound like a lot.',
      ],
      preteen: [
        'Nobody in the lane had ever seen {owner} hurry, and nobody had ever seen {owner.them} late. At six o\'clock every evening {owner.they} went to {job.the}, in all weathers, with the regularity of a tide. So {hero} was alarmed to find {owner.them} at the fence in the middle of the day, wearing a hat and standing beside a suitcase. "I have to go away for a week," said {owner}, "and somebody has got to {job.to}. It has to be at six, and it has to be every evening, and I ought to warn you that it isn\'t especially interesting."¶"I promise," said {hero}. It took about as long as sneezing. {owner} nodded, and hung seven clothespins in a row on the line beside the door, one for each evening, and gave the last of them a small pat.',
        '"What do you do," asked {owner}, "when a thing has stopped being fun?"¶It seemed an odd way to begin a conversation over a fence. {hero} thought about it honestly. "I generally stop, too," {hero.they} admitted.¶{owner} laughed so much that {owner.they} had to put down the suitcase. "That\'s the first true answer I\'ve had all week," {owner.they} said. "Would you like to try something different?" And that was how {hero} came to promise that {hero.they} would {job.to}, at six o\'clock precisely, on seven evenings in succession. On the line beside the door {owner} had hung seven wooden clothespins, with nothing pegged to them but the week. {Job.the} {job.looks}. {hero} felt, at that moment, that seven would hardly be enough.',
        'The line beside {owner}\'s door was usually hung with dishcloths. That noon it held seven clothespins and nothing else, and {owner} was standing underneath it in traveling shoes. "Whenever you\'ve finished, you take one down," {owner.they} explained, "so that you needn\'t carry the number about in your head."¶Somebody had to {job.to}, at six, on each of the seven evenings that {owner} would be away. {owner} could have asked anyone in the lane, and had walked past every other gate in order to ask {hero}. {Hero.they} promised at once. It is very easy to promise a thing while the sun is shining, and while the person who asks is looking at you as though you were already the sort that does it.',
        'A promise weighs nothing at all when you pick it up. {hero} picked one up that day over {owner}\'s fence, as lightly as a leaf. {owner} was going away by train, and there was {job.the} to be considered, and would {hero} be so good as to come at six, for seven evenings, and {job.to}?¶"Of course I promise," said {hero}, before the sentence had properly stopped. [?friend: "{hero} always says of course," said {friend}, who was balancing on the wall.]¶{owner} did not tell {hero.them} how wonderful that was. {Owner.they} only hung up seven clothespins, one beside the other, on the line beside the door, and looked along the row for a while, the way you look along a road.',
      ],
    },
    more: {
      early: [
        '"What if I forget?" asked {hero}. "Then there will be a pin too many," said {owner}, "and it will look at you."',
      ],
      middle: [
        '"What if I forget?" asked {hero}.¶"Then there will be a pin too many," said {owner}, "and it will look at you."',
      ],
      preteen: [
        '"Will you telephone, to find out if I\'ve done it?" asked {hero}, just because {hero.they} wondered.¶"Certainly not," said {owner}, and seemed surprised. "If I had to check, I could just as well stay at home." {Owner.they} picked up the suitcase, and {owner.they} {owner.sig}, and then {owner.they} set off down the lane without once turning around, like a person who has put something down in a safe place.',
      ],
    },
  },
  {
    id: 'pins',
    purpose: 'The rules: at six and not before, and nobody will check.',
    core: false,
    rank: { young: 7, old: 10 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'thinking', '{job}'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{job}', 'clock'],
      action: '{hero} looks at the seven clothespins and waits until it is six.',
    },
    text: {
      toddlers: [
        '{hero} wants to help. Now! "Not yet," says {mentor}. "At six." Wait, wait.',
        'Is it six? No. Is it six? No. Ding, dong! Go, {hero}, go!',
        'Look at the pins. First help. Then one pin. Clack!',
      ],
      early: [
        '{hero} was there at five. "Too early," said {mentor}. "{Job.why}." So {hero} sat down and counted the pins. [+ {Hero.they} counted them from the left and from the right. ]It was seven from both sides. It was also still five.',
        'There was a note from {owner} on the door. "At six," it said, "and not before. {Job.why}." "How long is it until six?" asked {hero}. "About as long as a bath," said {mentor}.',
        '"May I take down a pin now?" asked {hero}. "Have you done the job?" asked {mentor}. "I have thought about it a lot," said {hero}. But that did not count. [+ The pin stayed up, and {hero} waited for six.]',
      ],
      middle: [
        '{owner} had left a note on the door. It had three rules on it, and each of them was underlined. *At six. Not before. {Job.why}. One pin, afterward.* There was no rule about what would happen if somebody did not do it. {hero} turned the note around to look. The back was empty.¶"That\'s the whole of it?" {hero.they} asked.¶"{owner} doesn\'t write more than {owner.they} {owner:needs|need}," said {mentor}.',
        'At five {hero} was already standing under the line. The seven pins sat on it like small birds with nowhere to go. "You\'re an hour early," said {mentor}.¶"I thought I\'d get a bit done in advance."¶"You can\'t," said {mentor}. "{Job.why}. Evenings only come one at a time." {hero} thought that this was badly arranged.',
        '{hero} worked it out on a piece of paper. Seven evenings made seven walks to the gate and seven walks back. It made seven pins. "If I did all of them today," {hero.they} said, "I\'d have six evenings off."¶{mentor} read the note on the door aloud: "*At six, and never before. {Job.why}.*"¶"{Owner.they} thought of that," said {hero}, with respect.',
      ],
      preteen: [
        "The instructions were pinned to the door, in handwriting as upright as a fence; they covered less than half a page. *At six, not before. {Job.why}. When you have finished, take down one pin and put it in the tin.* {hero} read them twice, looking for the part about what would happen if somebody failed to turn up, and there wasn't one. There was no telephone number, either. It occurred to {hero.them} that {owner} had left {hero.them} alone with the thing altogether, and {hero.they} could not decide whether that was careless, or an enormous compliment.",
        '"Couldn\'t I do two at once, and have tomorrow off?" asked {hero}, when they had walked over there for the first time and found that it was only five.¶{mentor}, who had brought some work along and settled on the wall with it, did not even look up. "{Job.why}," {mentor.they} said. "Some things you can\'t do in advance. You can\'t eat on Monday for the whole of the week." {hero}, who had tried, had to agree, and sat down beneath the seven pins to wait for six; it took the entire hour.',
        'There are jobs that you can finish and jobs that you can only do. {hero} had always liked the first sort, which leave a hole in the ground, or a pile of wood, and something to show to people. This was obviously one of the other sort. You came at six, and not before, because, as the note on the door put it, *{job.why}*. You did what there was to do, and took down a pin, and the next evening it was all to do again, as if you had never been there. {hero} found this slightly insulting, and looked forward to it all the same.',
      ],
    },
    more: {
      middle: ['{hero} read the note once more, to see whether it had got any longer.'],
      preteen: [
        'Still, there was something to be said for the pins. They were gray with age, and polished at the ends by a great many washing days, and when {hero} flicked one it swung right around the line and came to rest again. Seven of them made a very short row, and {hero.they} could cover it with one outstretched arm.',
      ],
    },
  },
  {
    id: 'first-evening',
    purpose: 'It is fun, and the hero does far more than was asked.',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['hero', 'work', 'joy', '{job}'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'cheer', 'laugh', 'hero'],
        ['companion', 'stand', 'wow', '{job}'],
      ],
      props: ['{job}', 'bench', 'tin'],
      action: '{hero} looks after the {job} for the first time and takes down the first pin.',
    },
    text: {
      toddlers: [
        'Six! {job.tdo} [?friend: {friend} helps. ][?companion: {companion} looks. ]One pin down. Clack!',
        'Squeak goes the gate. {job.tdo} [+ "Good night, {job}!" ]One pin down. Clack!',
        '{hero} runs to the gate. [+ {mentor} comes, too. ]{job.tdo} One pin. Clack!',
        '"I am coming!" [?friend: {friend} comes, too. ]{job.tdo} [+ Such fun! ]One pin down. Clack!',
      ],
      early: [
        '{hero} came at six. {Hero.they} {job.edid}, and sang a song with four verses. [?friend: {friend} clapped after each one. ][?companion: {companion} sat down after the second. ]"Was the song on the list?" asked {mentor} from the wall. "It is extra," said {hero}. One pin fell in the tin. Clack!',
        'Squeak went {owner}\'s gate. {hero} marched in, [?friend: {friend} marched behind, ]and {mentor} sat down on the wall. {hero} {job.edid}. "Can I do it again?" asked {hero}. "Tomorrow," said {mentor}. So {hero} took down a pin. Clack! [+ It was the best clack of the day.]',
        '"Good evening," said {hero} to {job.the}. "I will be your {hero} for seven evenings." {Job.the} {job.elooks}. {hero} {job.edid}, very slowly, so as to do it right. [+ {mentor} watched from the wall. ]One pin came down. Clack! Now there were six.',
        'The first evening was the best. {hero} put on clean socks for it. {Hero.they} {job.edid}. [+ Then {hero.they} told {mentor} all about it, and {mentor} was sitting right there on the wall. ]"One," said {hero}. The pin fell into the tin. Clack!',
      ],
      middle: [
        'At six sharp {hero} pushed open {owner}\'s gate. It squeaked, as if it were asking who was there. "It\'s me," said {hero}.¶{mentor} had come along and sat down on the wall with something to mend. [?friend: {friend} had come to watch. ]{hero} {job.did}, and then, since that had taken only four minutes, {hero.they} swept the step, polished the doorknob and gave a short speech to {job.the}. [?companion: {companion} yawned in the middle of it. ]At the end {hero.they} took down the first pin and dropped it into the old tin under the line. *Clack.*¶"Six to go," said {hero}. {Hero.they} {hero:was|were} almost sorry that there were so few.',
        '"Don\'t help me," said {hero}.¶"I wasn\'t going to," said {mentor}, who had sat down on {owner}\'s wall and taken out some work.¶So {hero} {job.did}, all alone, [?friend: with {friend} holding the other end of things, ]and it was splendid. {Hero.they} {hero.sig} while {hero.they} did it. The gate squeaked, and the sun lay along the wall like a cat. [?companion: {companion} lay along it as well. ]When {hero.they} took down the pin and let it drop into the tin, it went *clack*, and {hero.they} thought that it was possibly the most satisfying noise in the world.',
        '{hero} had made a plan, with a drawing. Number one was *gate*. Number two was *say good evening*. Number three was the job itself, and there were five more numbers after it, including a bow. [?friend: {friend} read them out from the wall, beside {mentor}. ][!friend: {mentor} read them out from the wall. ]{Job.the} {job.looks}. {hero} {job.did}, took a bow, and dropped the first pin into the tin under the line.¶*Clack.*¶"Was that number eight?" asked {mentor}.¶"That was number one," said {hero}, "of seven."',
        'By six o\'clock {hero} had been ready for two hours. {Hero.they} knew by heart what to do, and {hero.they} did it: {hero.they} {job.did}. It was over so quickly that it seemed a pity. So {hero.they} told {job.the} everything that had happened that day, from getting up onward. [?friend: "You left out lunch," said {friend}. ]{mentor}, on the wall, bit off a thread and said nothing.¶Then came the pin. {hero} held it over the tin as long as {hero.they} could stand it, and let go. *Clack.*',
      ],
      preteen: [
        'On the first evening {hero} arrived with a broom, a notebook and clean shoes, and {hero.they} {job.did}, and it took four minutes. This was disappointing for somebody who had put on clean shoes, and so {hero.they} went on to sweep the path, and polish the doorknob, and make an entry in the notebook, under the heading of *Observations*. {mentor} had come along and was sitting on the wall with some mending. [?friend: {friend} had come as well and asked whether there would be refreshments. ]¶"You\'ll have to leave something for the other six," {mentor} said.¶{hero} said that there was plenty left. {Hero.they} took the first pin from the line, held it over the old tin that stood underneath, and let it fall. *Clack*, it said, and for the whole of the way home {hero} felt about a hand taller.',
        "There is a particular pleasure in being trusted with somebody's gate. {owner}'s had a squeak in it, and {hero} had gone by it all {hero.their} life, and had never known that it squeaked on two notes, one for in and one for out. {Hero.they} {job.did}, while {mentor} sat on the wall with something to mend and carefully did not supervise. {Job.the} {job.looks}. [?friend: \"I don't think you're appreciated,\" said {friend}, hanging over the fence. ]¶But {hero} was enjoying {hero.themself} far too much to mind. {Hero.they} had discovered that there was one right way of doing it, and about forty wrong ones, and that {hero.they} could tell them apart. Afterward the first pin went into the tin beneath the line with a small dry *clack*, like a period at the end of a very good sentence.",
        '"Good evening," {hero} said to {job.the}. "My name is {hero}, and I\'ll be looking after you until further notice."¶{Job.the} {job.looks}. From the wall, where {mentor} had settled down with some mending, there came a sound like a cough. [?friend: From behind {mentor} there came a sound like {friend}. ]{hero} paid no attention to any of it. {Hero.they} {job.did}, as carefully as a doctor, and stepped back, and there was nothing left that could have been done better. It was, {hero.they} thought, the first time that anybody had given {hero.them} a thing to do in which nobody else was going to finish the end of it. {Hero.they} took down the pin {hero.themself}, and dropped it in the tin {hero.themself}. *Clack.*',
        'The whole affair took four minutes, and {hero} made it last for half an hour. {Hero.they} {job.did}, following the instructions to the letter, and then admired it from several sides. The evening was warm, and somebody in the next garden was frying onions. {mentor} sat on the wall, mending something, with {mentor.their} feet crossed at the ankles. [?companion: {companion} had been shown around and had found it satisfactory. ]¶"If it\'s all as pleasant as this," said {hero}, "I could do it for a living." {Hero.they} unclipped the first of the pins, and it dropped into the tin below with a clean small *clack*. Six of them were left on the line; they looked, from underneath, like practically nothing.',
      ],
    },
    more: {
      early: ['All the way home {hero} walked like somebody with a key.'],
      middle: [
        '[?friend: "Can I do tomorrow\'s?" asked {friend}. "You can do the gate," said {hero}.][!friend: All the way home {hero} walked like somebody with a key.]',
      ],
      preteen: [
        '"Same time tomorrow?" asked {mentor}, folding up the mending.¶"Is that a joke?" said {hero}, and all the way up the lane {hero.they} explained what {hero.they} meant to do differently on the second evening, and on the third. There was to be a chart. [?friend: {friend} offered to draw the chart, in exchange for being allowed to work the gate. ]{mentor} listened with great interest. {Mentor.they} had kept a number of promises in {mentor.their} time, and {mentor.they} knew about first evenings, and did not say so.',
      ],
    },
  },
]
