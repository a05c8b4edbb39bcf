import type { MeltedPage } from '../plot.ts'
import { shown } from './shown.ts'

/** Pages of two beats for stories of ten pictures. */
export const meltedPages: readonly MeltedPage[] = [
  {
    id: 'first-evening/no-thanks',
    scene: {
      setting: 'place',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['hero', 'work', 'joy', '{job}'],
        ['mentor', 'sit', 'happy', 'hero'],
        ['friend', 'cheer', 'laugh', 'hero'],
        ['companion', 'stand', 'wow', '{job}'],
      ],
      props: ['{job}', 'bench', 'tin'],
      action: '{hero} looks after the {job} for the first time and gets no thanks for it.',
    },
    text: {
      middle: [
        'At six sharp {hero} pushed open {owner}\'s gate. It squeaked, as if it were asking who was there. {mentor} had come along and sat down on the wall with something to mend. [?friend: {friend} had come to watch. ]{hero} {job.did}, and that took four minutes, and so {hero.they} swept the step as well, and gave a short speech.¶Then {hero.they} waited. You would think that {job.the} might have been a little grateful. {Job.the} {job.thanks}.¶"That\'s as good as a kiss," said {mentor}, "from {job.him}."¶{hero} took down the first pin and dropped it into the tin. *Clack.*',
        '"Good evening," {hero} told {job.the}. "I\'m {hero}. I\'ll be doing this for a week." {Hero.they} {job.did}, carefully, in the right order, while {mentor} sat on the wall with some mending [?friend: and {friend} held the tin, ]and the sun lay along the path like a cat. It was the most grown-up thing that {hero.they} had ever been given to do.¶{Job.the} {job.thanks}.¶"Does {job.it} do that to {owner}, too?" asked {hero}.¶"For years," said {mentor}.¶{hero} had to laugh. The first pin fell, and it was possibly the most satisfying noise in the world. *Clack.*',
        '{hero} had made a plan with eight numbers on it. Number three was the job. Number eight was *thanks*. {mentor}, on the wall, read them out one by one[?friend:, and {friend} did the drum rolls]. {hero} said good evening. {Hero.they} {job.did}. {Hero.they} took a bow. Then they came to number eight, and everybody looked at {job.the}.¶{Job.the} {job.thanks}.¶"I\'ll put that down as a maybe," said {mentor}. And {hero} unclipped the first of the pins, and let it drop in the tin. *Clack.* There were six left. It seemed a pity that there were so few.',
      ],
      preteen: [
        'On the first evening {hero} arrived with a broom, a notebook and clean shoes. {Hero.they} {job.did}, and it took four minutes. That was a bit disappointing when you had put on clean shoes, so {hero.they} swept the path as well. {mentor} had come along, and was sitting on the wall and mending something. [?friend: {friend} had come along, too, and wanted to know if there would be snacks. ]¶In books, when somebody looks after a thing, it starts to love them in about chapter two. {hero} bent down, to make it easier. {Job.the} {job.thanks}.¶"That\'s the way {job.it} says good night," said {mentor}.¶"And how does {job.it} say go away?" asked {hero}, and {mentor} had to admit that it looked about the same. The first pin dropped into the tin, with a small dry *clack*.',
        '{owner}\'s gate squeaked. It squeaked on two notes, a low one when you went in, and a high one when you came out, and {hero} had gone past it all {hero.their} life and had never known. {Hero.they} {job.did}, while {mentor} sat on the wall and mended something, and was careful not to watch. [?friend: {friend} watched from the fence. ]It took four minutes, and it was perfect. {hero} stood there and waited for a little something in the way of thanks, and {job.the} {job.thanks}.¶"I\'ve been treated badly by better people than you," said {hero} to {job.him}, and took down the first pin. *Clack*, it went, like the period at the end of a really good sentence, and {hero} walked home in a wonderful mood.',
        '"Why does {owner} go to so much trouble," asked {hero}, "for something that doesn\'t even like {owner.them}?" {Hero.they} came at six, in clean shoes, and said good evening, and then {hero.they} {job.did}, as carefully as a doctor, and {job.the} {job.thanks}.¶{mentor} was sitting on the wall with some mending, and held it up to the light. "I asked that once, too," {mentor.they} said. "{owner} told me that it\'s very restful to do something for somebody who doesn\'t make a fuss about it." [?friend: "I\'d want a fuss," said {friend}. ]{hero} looked down at {job.the}. There was no fuss of any kind, so {hero.they} started to laugh, and took the first of the seven pins off the line, and let it drop into the tin. *Clack.* The six that were left looked like almost nothing.',
      ],
    },
    more: {
      middle: ['All the way home {hero} walked like somebody with a key.'],
      preteen: [
        '"Same time tomorrow?" asked {mentor}, and folded up the mending.¶"Of course!" said {hero}, and all the way up the lane {hero.they} told {mentor} what {hero.they} would do on the second evening, and on the third, and that there was going to be a chart. {mentor} listened to all of it. {Mentor.they} had kept a few promises {mentor.themself}, and knew about first evenings, and didn\'t say anything.',
      ],
    },
  },
  {
    id: 'pull/prayer',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['bed', 'window', 'moon'],
      action: '{hero} lies awake and thinks about the last pin, and prays.',
    },
    text: {
      toddlers: [
        '{hero} lies in bed. See {wish.the}? Or {job.tto}? "God, help me," says {hero}. [+ Good night.]',
        '{hero} wants to see {wish.the}. But {hero} said yes. "Help me, God," says {hero}.',
        '{hero} cannot sleep. "Dear God, I want to go. Stay with me." [+ The moon looks in.]',
      ],
      early: [
        'It was only one evening. {owner} would never know. But inside {hero} it went on, {img.is}. "God," said {hero}, "I don\'t want to do it tomorrow. I want to go on the wagon. Please sit here with me." It was just as dark as before. [+ But it was not so big.]',
        '{hero} began a prayer about rain. If it rained, there would be no {wish}! But it did not seem right to rain on everyone. So {hero.they} said only, "God, I said I would, and I don\'t want to. Come along tomorrow, if I go." [+ From the window you could see the pin.]',
        {
          say: '"Will {owner} find out?" asked {hero}. "Not unless you tell," said {mentor}, and kissed {hero.them} good night. It should have felt good. {hero} turned over. "God," {hero.they} whispered, "I would find out." Then it was quiet, and {hero.they} {hero:was|were} not alone in it.',
          shows: shown.askedAtBedtime,
        },
      ],
      middle: [
        '{hero} sat on the bed and was reasonable. It was only one evening. {Job.the} would hardly notice. Nobody would ever know. It all fitted together like a puzzle, and there was just one piece over, and it was the piece with {hero.their} own voice on it, saying *I promise*. {Img.the} {img.tight}.¶"God," {hero.they} said at last, "I don\'t want to." It was best to get that out of the way. "I\'m not asking you to move it." {Hero.they} waited, all the same, in case it moved. It didn\'t. But {hero.they} had been carrying it up and down the room since supper, and now somebody else knew about it, from the inside.',
        '"Nobody would know," said {hero} to the ceiling. The ceiling did not dispute it. {Hero.they} could take down the pin in passing, at half past five. A pin couldn\'t tell whether you had done anything first. {Img.the} {img.tight}. That was the trouble. {Hero.they} could tell.¶{Hero.they} had been going to ask for a sign, but there was only the spider, and there was always the spider. "I suppose I know what it is," {hero} said into the dark. "I just wanted you to say that I needn\'t." Then, after a while: "All right. I still don\'t want to. Please stay here while I don\'t want to."',
        '{hero} made a list with two columns. In the first one {hero.they} wrote {wish.best}, and the wagon, and *once a year*. In the second {hero.they} wrote *{job.plain}*, and that looked very short over there. So below that {hero.they} wrote *I said so*. {Img.the} {img.tight}, and {hero.they} put down the pencil.¶"You were there when I said it," {hero} told God, and stopped for a while, because that was the whole trouble in one sentence. "And you were there in the rain, I think. It wasn\'t any drier. But you were there." Somewhere a door closed. [?companion: {companion} sighed in {companion.their} sleep. ]"So you\'ll be there tomorrow," said {hero}, "whichever."',
      ],
      preteen: [
        "{hero} thought it through, one thing after another. First of all, it was only one evening out of seven. Second, nothing would happen to {job.the}. Third, nobody would ever know, and {owner} would come home and see an empty line, and be happy, and bring a present. And there {hero} got stuck, at the present. {Hero.they} could see {hero.themself} taking it, and saying thank you. {Img.the} {img.tight}.¶\"I don't want to,\" {hero.they} told God, because it's best to start with the truth. \"I've found four ways to get out of it, and they're all pretty good.\" Then {hero.they} told God all four, and it was funny, but out loud they weren't as good. There was no answer, but {hero} wasn't the only one in the dark anymore.",
        'The promise had been so much bigger when {hero} made it. {owner} had walked past all the other gates. Now there were only four minutes left of it, for something that had never once been polite, and on the other side was {wish.best}. {hero} put it like that several times. But each time {hero.they} heard somebody say, "I promise," very clearly, and it was {hero.their} own voice, and it sounded so happy. {Img.the} {img.tight}.¶First {hero} thought of asking for a thunderstorm, but you couldn\'t let it rain on all those people, just so that you didn\'t have to decide. "Please let me *want* to want to," {hero.they} said in the end, and it was all that {hero.they} could honestly ask for.',
        '"If it was something important," {hero} explained to the bedroom wall, "it would be different." If there was a fire, for example, {hero.they} would give up {wish.the} right away, but there wasn\'t any fire. It was just about the smallest job in the whole world, and there was only one thing about it, which was that {hero.they} had said that {hero.they} would, so the question was how much that counts, all by itself. {Img.the} {img.tight}.¶It wasn\'t an easy prayer, because {hero} had to keep crossing things out. *Please let it be canceled.* That wasn\'t fair. *Please let me not mind.* But it would have been strange not to mind, and a bit of a lie. In the end there was only one line left. "I mind a lot," {hero} told God, "and I\'m here."',
      ],
    },
    more: {
      early: ['Outside hung the pin, and the moon went by it.'],
      middle: ['The pin hung on its line outside, and the moon went by it.'],
      preteen: [
        "From the window you could see {owner}'s house, with all its windows dark, and the line, and on it, quite small in the moonlight, the pin. It was silly, because it weighed less than a spoon. {hero} closed the curtain, and a minute later {hero.they} got up and opened it again, because {hero.they} could see the pin through the curtain just as well.",
      ],
    },
  },
  {
    id: 'gate/wagon-leaves',
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'reach', 'sad', 'gate'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['friend', 'wave', 'sad', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['gate', 'wagon', 'lanterns'],
      action: "{hero} goes in at {owner}'s gate, and the wagon drives off without {hero.them}.",
    },
    text: {
      toddlers: [
        '"Come up!" say the people. "No. I said I would help." {hero} opens the gate. [+ Squeak! ]Bye-bye, wagon.',
        '{hero} wants to see {wish.the}. But {hero} goes to the gate. [+ Squeak! ]The wagon rolls away. [+ Sniff.]',
        '"I must {job.tto}," says {hero}. [+ Squeak goes the gate. ]The wagon rolls away. {hero} is sad.',
      ],
      early: [
        'The wagon stood in the lane, and one place was free. [?friend: "It\'s for you!" called {friend}. ]Then the clock began to strike. "I can\'t," said {hero}. "It\'s six." {Hero.they} turned around and pushed the gate. Squeak. Behind {hero.them} the bells began to move. "It\'s gone," said {hero}. "Yes," said {mentor}.',
        'On one side were the wagon, and the lights, and the song. On the other side was one pin. "Could you wait a bit?" {hero} asked the driver. He shook his head. "Then you have to go," said {hero}, "and I have to go, too." Squeak. The wagon rolled away. [?companion: {companion} stayed. ]{hero} sat down and cried for as long as a shoelace.',
        '"Aren\'t you coming?" [?friend: called {friend}][!friend: called the driver] from the wagon. {hero} wanted to, right down to the toes. But the toes were pointing the other way. "I have one pin left," said {hero}. Squeak. Clip, clop, went the horse. Clip, clop. Clip. Then it was as quiet as a pocket. [+ {mentor} moved over on the wall.]',
      ],
    },
  },
  {
    id: 'last-pin/back-late',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'tender', '{job}'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'give', 'sleepy', 'hero'],
        ['companion', 'sit', 'calm', '{job}'],
      ],
      props: ['{job}', 'tin', 'moon'],
      action: '{hero} takes down the last pin, and late at night the wagon comes home.',
    },
    text: {
      middle: [
        'It was very quiet. {hero} {job.did}. {Hero.they} did not leave out the part that nobody ever saw. From beyond the hill came {wish.sound}, now and then, when the wind was right.¶Then {job.the} {job.turn}. {Job.it} had never done that before. They stayed like that, the two of them, until the sky went gray, and {hero.they} noticed that the music had stopped. *Clack*, said the last pin.¶The wagon came home at ten, with everyone on it asleep. [?friend: Only {friend} sat up. "I kept you half," said {friend}. It was {wish.brought}. ][!friend: "They saved you this," whispered the driver. It was {wish.brought}. ]¶"Was it good?" asked {hero}.¶"It was wonderful," was the answer, and {hero} was glad that nobody had said less.',
        '"You don\'t even know what day it is," {hero} told {job.the}. {Hero.they} {job.did}, for the seventh time, and somewhere in the middle {hero.they} noticed that {hero.they} {hero:was|were} not doing it for the pin anymore. {Hero.they} {hero:was|were} just doing it. And that was when {job.the} {job.turn}.¶"Well, look at you," said {hero}, very low. By the time {hero.they} reached up for the pin, it was dark, and {wish.best} had come and gone. *Clack.*¶{mentor} walked home with {hero.them}. At the corner the wagon rolled by, one bell at a time. [?friend: "{hero}?" said a heap of coats, and {friend} came out on top of it with {wish.brought}. "It was a whole one at the bridge." ][!friend: "Here," said the driver, and reached down {wish.brought}. "It was a whole one at the bridge." ]It was very good. It was half.',
        '{mentor} sat on the wall and did not ask. Behind the hill they had {wish.sound}. On this side they had a cricket. {hero} {job.did}, properly, because if {hero.they} had come here for this, then this was what {hero.they} wanted to have come for.¶"{mentor}," {hero.they} said after a while. "Come here. Slowly." {Job.the} {job.turn}.¶"Seven evenings," whispered {mentor}, "and {job.it} picks this one."¶They looked until it was night. A long way off people cheered for the last time. *Clack.* And then {wish.over}, as the driver told them in the lane, with his hat in his hand. [?friend: {friend} had kept {hero} {wish.brought}, and had not bitten past the middle. ][!friend: The five small bakers had kept {hero} {wish.brought}, and had not bitten past the middle. ]',
      ],
      preteen: [
        'It was so quiet that {hero} could hear the pin turning on the line. {Hero.they} {job.did}, and noticed that {hero.they} {hero:was|were} taking more trouble over it than on any evening since the first one. When the wind turned you could hear {wish.sound} from behind the hill, like a party in somebody else\'s house. And then {job.the} {job.turn}. It wasn\'t a reward, because nobody had planned it, and it wasn\'t nearly as big as {wish.best}. But it had happened right there, at that moment, and if {hero} had been on the wagon, nobody would have seen it.¶It was dark when the last pin went *clack*. They met the wagon on the way home, and it went very slowly, and the people lay on top of each other like laundry. [?friend: "I kept you half," said {friend}, half asleep, and held out {wish.brought}. ][!friend: "The little ones kept you half," said the driver, and held out {wish.brought}. ]There was some fluff on it, and nobody had bitten past the middle.',
        '"I gave up {wish.best} for you," {hero} told {job.the}. "Do you have anything to say about that?" {Job.it} didn\'t. {hero} {job.did}, one thing after another, and somewhere in the middle of it {hero.they} forgot to be miserable. There was only the work, and how the evening smelled, and {mentor} on the wall. Just then {job.the} {job.turn}. From behind the hill came one last cheer, and then it got quiet, the way it does when people look for their coats. The seventh pin dropped into the tin.¶"Don\'t tell me how it was," said {hero}, when the wagon stopped next to them at the corner. "No, tell me."¶[?friend: "It was the best ever," said {friend}, from under three other people. "I hated it that you weren\'t there. I\'ve got {wish.brought}." ][!friend: "It was the best one we\'ve ever had," said the driver, "and there\'s {wish.brought} for you." ]{hero} minded. But {hero.they} noticed, too, that {hero.they} wouldn\'t have wanted to trade.',
        'There was nobody left in the lane, as if the whole world had gone to {wish.the} and had left {hero} the key. {Hero.they} {job.did}, and it took four minutes, just as on the first evening, because there wasn\'t any reason to hurry anymore. Then {hero.they} stayed there, and didn\'t know what {hero.they} {hero:was|were} waiting for, and {job.the} {job.turn}. "{mentor}," whispered {hero}, and {mentor} put down the mending and came, and for a long time neither of them said a word. When {hero} took down the last pin it was night, and behind the hill it was quiet.¶At a quarter past ten the wagon came home, right under the window. {Wish.over}, and there was nothing left of it but forty tired people who had had a good time. [?friend: One of them stood up and swayed, and {friend}\'s voice said, "Catch!" ][!friend: The driver stood up and said, "Catch!" ]In through the window came {wish.brought}, and it was exactly half. {hero} shared it with {mentor}, and then it was quarters.',
      ],
    },
    more: {
      middle: ['"Seven," said {mentor}, and counted the tin, to be fair. It was seven.'],
      preteen: [
        'There were two things to feel, and {hero} tried them both. One was that {hero.they} had missed it, which was true, and tomorrow it would still be true. The other one was harder to say. It was like walking along a wall in the dark, with one hand on it, and finding out at the end that the wall was there the whole way.',
      ],
    },
  },
]
