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
        '{owner} must go away. "Will you {job.tto}?" "Yes!" says {hero}. "Every night!"',
        '{job.sound} That is {job.the}. {owner} must go away. {hero} will {job.tto} every night.',
        '"I go away for seven nights," says {owner}. "I will {job.tto}," says {hero}. [+ Bye-bye, {owner}!]',
        '{owner} goes away. {owner} hangs up seven pins. One pin for one night. "I will {job.tto}!" says {hero}.',
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
        'Nobody in the lane had ever seen {owner} in a hurry, and nobody had ever seen {owner.them} late. Every evening at six o\'clock {owner.they} went to {job.the}, in rain and snow and sunshine, and you could have set your watch by it. So {hero} got a shock when {owner.they} came to the fence in the middle of the day, with a hat on, and with a suitcase. "I have to go away for a week," said {owner}, "and somebody has to {job.to}. It has to be at six, and it has to be every evening, and I should tell you that it isn\'t very exciting."¶"I promise," said {hero}. It took about as long as a sneeze. {owner} nodded, and hung up seven clothespins on the line beside the door, one for each evening, and gave the last one a little pat.',
        '"What do you do," asked {owner} over the fence, "when something isn\'t fun anymore?"¶It was a funny question, and {hero} thought about it. "I usually stop," {hero.they} said.¶{owner} laughed so hard that {owner.they} had to put down the suitcase. "That\'s the first honest answer I\'ve had all week," said {owner}. "Would you like to try something else for once?" And that was how {hero} came to promise that {hero.they} would {job.to}, at six o\'clock exactly, on seven evenings in a row. {owner} hung up seven wooden clothespins on the line beside the door, one for each evening. {Job.the} {job.looks}. {hero} could hardly wait to begin, and thought that seven would hardly be enough.',
        'There were usually dishcloths on the line beside {owner}\'s door. Today there were seven clothespins and nothing else, and {owner} was standing under them with {owner.their} good shoes on. "Every time you\'ve finished, you take one down," said {owner}, "so you don\'t have to carry the number around in your head."¶Somebody had to {job.to}, at six, on each of the seven evenings while {owner} was away. {owner} could have asked anybody in the lane, and had walked past all the other gates to ask {hero}, so {hero} promised at once. It\'s easy to promise something when the sun is shining, and when somebody looks at you as if they know already that you will do it.',
        '{owner} had to go away on the train, and there was {job.the} to think of. Would {hero} be so kind as to come at six o\'clock, on seven evenings, and {job.to}?¶"Of course I will, I promise," said {hero}, before {owner} had even gotten to the end of it. [?friend: "{hero} always says of course," said {friend}, who was balancing on the wall.]¶{owner} didn\'t tell {hero.them} how wonderful that was. {Owner.they} only hung up seven clothespins on the line beside the door, one next to the other, and then {owner.they} stood there and looked at the whole row, for quite a long time. A promise doesn\'t weigh anything when you pick it up, and you only notice later on that you\'re carrying something.',
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
        '"Are you going to call and check if I\'ve done it?" asked {hero}, who just wanted to know.¶"No," said {owner}, and looked surprised. "If I had to check, I could just as well stay at home." {Owner.they} picked up the suitcase, and {owner.they} {owner.sig}, and then {owner.they} walked off down the lane and didn\'t look back once.',
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
        '{hero} wants to {job.tto} now. "Not yet," says {mentor}. "At six." {hero} waits.',
        'Is it six? No. {hero} waits. Is it six? Yes! [+ Ding, dong! ]Go, {hero}, go!',
        'Seven pins hang on the line. {hero} will help. Then one pin comes down. [+ Clack!]',
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
        "There was a note on the door, in {owner}'s very straight handwriting. *At six, not before. {Job.why}. When you've finished, take down one pin and put it in the tin.* {hero} read it twice, and looked for the part that said what would happen if somebody didn't come. There wasn't any such part, and there wasn't any phone number, either. {owner} had just gone off and left {hero.them} alone with it. {hero} couldn't decide if that was careless, or if it was the nicest thing that anybody had ever done for {hero.them}.",
        '"Couldn\'t I do two today, and have tomorrow off?" asked {hero}. They had walked over there for the first time, and it was only five.¶{mentor} had brought some mending along and sat down on the wall with it. "{Job.why}," said {mentor}. "And there are some things that you can\'t do ahead of time. You can\'t eat on Monday for the whole week." {hero} had tried that once, so {hero.they} sat down under the seven pins and waited for six o\'clock, and it took the whole hour.',
        "There are jobs that you can finish, and there are jobs that you just have to keep doing, and {hero} liked the first kind better, because afterward you've got a hole in the ground, or a pile of wood, and you can show it to people. This was the other kind. You came at six, and not before, because it said on the door, *{job.why}*. You did what there was to do, and you took down a pin, and the next evening you had to do it all over again, as if you had never been there. {hero} thought that this was a bit unfair, and looked forward to it all the same.",
      ],
    },
    more: {
      middle: ['{hero} read the note once more, to see whether it had got any longer.'],
      preteen: [
        'The pins were nice, though. They were old and gray and smooth from all the washing that had ever hung on them, and if you gave one a push it swung all the way around the line and came back. Seven of them made a very short row, so short that {hero} could cover it with one arm.',
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
        'It is night one. {job.tdo} [?friend: {friend} helps. ][?companion: {companion} looks. ]One pin comes off the line. [+ Clack!]',
        '{hero} opens the gate. [+ Squeak! ]{job.tdo} [+ "Good night, {job}!" ]One night is done. One pin goes in the tin. [+ Clack!]',
        '{hero} runs to the gate. [+ {mentor} comes, too. ]{job.tdo} [+ This is fun! ]One pin comes down. [+ Clack!]',
        '"Here I am!" says {hero}. {job.tdo} [?friend: {friend} comes, too. ][+ Such fun! ]One night, one pin. [+ Clack!]',
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
        'On the first evening {hero} arrived with a broom, a notebook and clean shoes. {Hero.they} {job.did}, and it took four minutes. That was a bit disappointing when you had put on clean shoes, so {hero.they} swept the path as well, and polished the doorknob, and wrote it all down in the notebook. {mentor} had come along, and was sitting on the wall and mending something. [?friend: {friend} had come along, too, and wanted to know if there would be snacks. ]¶"You\'d better leave something for the other six," said {mentor}.¶{hero} said that there was plenty left. {Hero.they} took the first pin off the line, held it over the old tin that stood below, and let it drop. *Clack*, it went, and all the way home {hero} felt about a hand taller.',
        "{owner}'s gate squeaked, and {hero} had gone past it all {hero.their} life, and had never known that it squeaked on two notes, a low one when you went in, and a high one when you came out. {Hero.they} {job.did}, while {mentor} sat on the wall and mended something, and was careful not to watch. {Job.the} {job.looks}. [?friend: \"I don't think that's a thank-you,\" said {friend}, who was hanging over the fence. ]¶But {hero} was having much too good a time to mind. {Hero.they} had found out that there was one right way to do it, and about forty wrong ones, and that {hero.they} could tell which was which. Then the first pin dropped into the tin. *Clack*, it went, like the period at the end of a really good sentence.",
        '"Good evening," said {hero} to {job.the}. "My name is {hero}, and I\'m going to look after you for a week."¶{Job.the} {job.looks}. Up on the wall, where {mentor} was sitting with some mending, somebody coughed. [?friend: Next to {mentor} somebody else coughed, and that was {friend}. ]{hero} didn\'t take any notice. {Hero.they} {job.did}, as carefully as a doctor, and then {hero.they} stepped back, and there was nothing that you could have done better. Grown-ups had always come along afterward and finished things for {hero.them}. This time nobody was going to, because this one was {hero.theirs}. {Hero.they} took down the pin {hero.themself}, and dropped it into the tin {hero.themself}. *Clack.*',
        'It took four minutes, and {hero} made it last for half an hour. {Hero.they} {job.did}, exactly the way it said on the door, and then {hero.they} looked at it from all sides, because it was a warm evening, and somebody next door was frying onions. {mentor} sat on the wall and mended something and swung {mentor.their} feet. [?companion: {companion} had been shown around, and seemed to like it. ]¶"If it\'s always as nice as this," said {hero}, "I could do it as a job." {Hero.they} took the first pin off the line, and it dropped into the tin. *Clack.* Now there were only six left, and from down here they looked like almost nothing.',
      ],
    },
    more: {
      early: ['All the way home {hero} walked like somebody with a key.'],
      middle: [
        '[?friend: "Can I do tomorrow\'s?" asked {friend}. "You can do the gate," said {hero}.][!friend: All the way home {hero} walked like somebody with a key.]',
      ],
      preteen: [
        '"Same time tomorrow?" asked {mentor}, and folded up the mending.¶"Of course!" said {hero}, and all the way up the lane {hero.they} told {mentor} what {hero.they} would do on the second evening, and on the third, and that there was going to be a chart. [?friend: {friend} wanted to draw the chart, and to be allowed to work the gate. ]{mentor} listened to all of it. {Mentor.they} had kept a few promises {mentor.themself}, and knew about first evenings, and didn\'t say anything.',
      ],
    },
  },
]
