import type { MeltedPage } from '../plot.ts'

/** Pages of two beats for the shortest story, at every age. */
export const shortestPages: readonly MeltedPage[] = [
  {
    id: 'asked/first-evening',
    scene: {
      setting: 'porch',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'joy', '{job}'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'cheer', 'happy', 'hero'],
        ['companion', 'stand', 'wow', '{job}'],
      ],
      props: ['{job}', 'tin', 'bench'],
      action: '{hero} looks after the {job} for {owner}, and the first of seven clothespins comes down.',
    },
    text: {
      toddlers: [
        '{owner} goes away for seven nights. "I will {job.tto}!" says {hero}. {job.tdo} Seven pins are up. One comes down. [+ Clack!]',
        '"Will you {job.tto}?" asks {owner}. "Yes, every night!" says {hero}. {owner} goes away. {job.tdo} [?friend: {friend} claps. ]One pin comes down. [+ Clack!]',
        '{owner} must go away. Who will {job.tto}? "I will!" says {hero}. "Seven nights!" {job.tdo} [?companion: {companion} looks. ]The first pin comes down. [+ Clack!]',
      ],
      early: [
        '{owner} had to go away on the train. "I need seven evenings," said {owner}, and hung seven pins on the line. "I promise!" said {hero}. {Hero.they} came at six, with {mentor}, and {job.edid}, and sang a song. [?friend: {friend} sang, too. ][?companion: {companion} sat down after the first verse. ]One pin fell in the tin. Clack! "Can I do it again?" asked {hero}. "Tomorrow," said {mentor}.',
        'Seven clothespins hung by {owner}\'s door, one for each evening that {owner.they} would be away. "At six," said {owner}, "and every evening." "I promise," said {hero}. And at six {hero.they} {job.edid}, while {mentor} sat on the wall. {Job.the} {job.thanks}. [?friend: {friend} laughed. ]"You are welcome," said {hero}. Clack went the first pin. Six were left.',
        '"I promise," said {hero}. {owner} had not even asked yet! So {owner.they} asked. Would {hero} {job.eto}, for seven evenings? {owner} hung up a pin for each and took the train. That evening {hero} was much too early. [?friend: So was {friend}. ][?companion: So was {companion}. ]{Hero.they} {job.edid}, and {mentor} watched. One pin came down. Clack!',
      ],
      middle: [
        'There was one person in the lane who thought the world of {job.the}, and that was {owner}. "It\'s only for seven evenings," {owner.they} said, with a suitcase beside {owner.them}, and hung seven clothespins on the line by the door. "You come at six. You {job.to}. Then you take down a pin."¶"Easy," said {hero}. "I promise."¶{owner} looked at {hero.them} for a moment. "The first one is," {owner.they} said.¶And it was. {mentor} sat on the wall, [?friend: {friend} worked the gate, ]and {hero} {job.did}, and swept the step, and made a speech. {Job.the} {job.thanks}. The pin fell into the old tin. *Clack.*',
        '"How good are you at boring things?" asked {owner} over the fence.¶"Quite good," said {hero}. "I go to bed every night."¶"Then you\'ll do." {owner} was going away on the train, and somebody had to {job.to}, at six o\'clock, seven evenings running. {hero} promised before the end of the sentence. Seven pins were hung on the line, one for each.¶On the first evening {hero.they} arrived in clean socks. [?friend: {friend} came to watch. ]{mentor} came along and sat on the wall with something to mend. {hero} {job.did}, took a bow, and dropped the first pin into the tin. *Clack.* "Six to go," {hero.they} said, almost sorry.',
        'Seven is not a large number. {hero} had eaten more pancakes than that, and so {hero.they} promised it without blinking: seven evenings, at six, while {owner} was away. {owner} hung seven clothespins on the line, so that nobody would lose count, and went to catch a train.¶{mentor} came along on the first evening and brought some mending. {hero} {job.did}. {Job.the} {job.looks}. It took four minutes[?friend: , or five, with {friend} helping]. Then {hero} took down a pin and held it over the tin for as long as {hero.they} could stand it.¶*Clack.*¶It was possibly the most satisfying noise in the world.',
      ],
      preteen: [
        '{owner} had to go away on the train, and somebody had to {job.to}, at six o\'clock, on seven evenings. "I promise," said {hero}. It took about as long as a sneeze. {owner} hung up seven clothespins on the line beside the door, one for each evening, and then {owner.they} stood there and looked at the whole row, for quite a long time.¶On the first evening {hero} arrived with a broom, a notebook and clean shoes, and {mentor} sat down on the wall and mended something. [?friend: {friend} wanted to know if there would be snacks. ]{hero} {job.did}, and it took four minutes, and then {hero.they} swept the path as well, because {hero.they} didn\'t want to stop yet. {Job.the} {job.thanks}. The first pin dropped into the tin. *Clack*, it went, and all the way home {hero} felt about a hand taller.',
        '"What do you do," asked {owner}, "when something isn\'t fun anymore?"¶"I usually stop," said {hero}.¶{owner} laughed so hard that {owner.they} had to put down the suitcase. "Would you like to try something else for once?" {owner.they} asked. And that was how {hero} came to promise that {hero.they} would {job.to}, at six o\'clock exactly, on each of the seven evenings while {owner} was away. {owner} hung up a clothespin for every one of them, and it made a very short row.¶On that first evening {mentor} came along with some mending, and was careful not to watch. [?friend: {friend} did watch. ]{hero} {job.did}, as carefully as a doctor. Grown-ups had always come along afterward and finished things for {hero.them}, but this time nobody was going to, because this one was {hero.theirs}. {Hero.they} took down the pin {hero.themself}. *Clack.*',
        'There were usually dishcloths on the line beside {owner}\'s door. Today there were seven clothespins and nothing else, and {owner} was standing under them with {owner.their} good shoes on. {hero} was to come at six, every evening for a week, and {job.to}, and afterward take down a pin. It\'s easy to promise something when the sun is shining, and when somebody looks at you as if they know already that you will do it.¶At six that same evening the gate squeaked on its two notes. {mentor} sat on the wall and mended something. [?friend: {friend} had come to see what all the fuss was about. ][?companion: {companion} had been shown around, and seemed to like it. ]{hero} {job.did}. "If it\'s always as nice as this," said {hero}, "I could do it as a job." And the first pin went *clack*.',
      ],
    },
    more: {
      early: ['All the way home {hero} walked like somebody with a key.'],
      preteen: [
        '"Are you going to call and check if I\'ve done it?" {hero} had asked, and {owner} had looked surprised. "If I had to check," {owner.they} had said, "I could just as well stay at home." {hero} thought about that all the way back, and nobody was in charge. {hero} couldn\'t decide if that was careless of {owner}, or if it was the nicest thing that anybody had ever done for {hero.them}.',
      ],
    },
  },
  {
    id: 'dull/invitation',
    scene: {
      setting: 'street',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'jump', 'joy', 'mentor'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'wave', 'joy', 'hero'],
        ['companion', 'look-up', 'wow', 'hero'],
      ],
      props: ['gate', 'lanterns', 'paper'],
      action: '{hero} has grown tired of the job, and now {wish.the} is tomorrow, and one pin is left.',
    },
    text: {
      toddlers: [
        '{hero} comes, even in the rain. Now one pin is left. "Tomorrow is {wish.the}!" calls a man. [+ Oh! ]{hero} wants to go.',
        'Six nights are done. One is left. But that night is {wish.the}, too. {hero} wants to see it. Who will {job.tto}?',
        'Six pins are down. One is left. "Come to {wish.the} tomorrow!" calls a man. {hero} jumps. [+ Oh! ]But who will {job.tto}?',
      ],
      early: [
        'On the fourth evening it rained, and it was no fun at all. {hero} went all the same. Then, on the sixth, there was a paper on the gate. "{Wish.all}," read {mentor}. "Tomorrow! The wagon comes by at six." {hero} jumped up and down. Then {hero.they} looked at the line. One pin was left. Inside {hero.them}, {img.start}.',
        '{job.plain}. {job.plain}. By the middle of the week {hero} was tired of it. [?friend: {friend} had stopped coming. ]But then, on the sixth evening, a bell rang in the lane. "{Wish.all}!" called a man on a wagon. "Tomorrow at six!" "Me!" shouted {hero}. Then {hero.they} turned around. One pin was left. Inside {hero.them}, {img.start}.',
        'It got dull. It got wet. {hero} did not sing anymore. But {hero.they} came, and two pins came down, and three more. "Only one left!" said {hero} on the sixth evening. "Tomorrow at six is {wish.all}!" [?friend: called {friend}][!friend: called the baker]. It was what {hero} wanted most of all. Inside {hero.them}, {img.start}.',
      ],
      middle: [
        'By the fourth evening the fun had been used up. It was raining in the slow way that means to go on. {job.plain}, with water down the neck. [?friend: {friend} had stopped coming. ]Nobody in the whole world was looking, and {hero} did it all the same, and took down the pin. It sounded like any pin.¶On the sixth evening a man came down the lane and pasted a poster to the wall. *{Wish.all}*, it said, in gold. *Tomorrow! The wagon comes through the lane at six.* {hero} read it three times. It came once a year, and last year {hero.they} had been in bed with a cold. {Hero.they} had already thought of what to wear when {hero.they} looked around at the line, with its one last pin.¶Under {hero.their} ribs {img.start}.',
        'It wasn\'t hard. That was what made it so hard. If there had been a dragon, {hero} could have been brave. But there was only the same thing again, in the rain, with nobody to see it. [?friend: {friend} was building a dam. ]{job.plain}. *Clack.* {job.plain}. *Clack.*¶Then, on the sixth evening, a wagon rolled by with roses on its wheels. "Tomorrow at six!" called the driver. "{Wish.all}! One night only!"¶{hero} ran beside it as far as the corner and shouted that {hero.they} would be there. {Hero.they} came back more slowly. {mentor} stood at the gate and did not say it. One pin was left. Under {hero}\'s ribs {img.start}.',
        'On the first evenings {hero} had run to the gate. In the middle of the week {hero.they} walked. On the fourth evening, in the rain, {hero.they} had to be handed {hero.their} coat. {Job.the} {job.looks}. "I know," said {hero}. "Me again."¶So {hero.they} counted. Three pins left. Two. On the sixth evening there was just one, and {hero.they} {hero:was|were} about to cheer when {mentor} unfolded the newspaper on the wall and read out what it said: {wish.all}, tomorrow, and the wagon would come through the lane at six.¶It was the one thing that {hero} wanted more than all the others. And the pin was for six as well. Under {hero.their} ribs {img.start}.',
      ],
      preteen: [
        'People are always telling you to get ready for when it gets hard, but nobody had ever told {hero} what to do when it got boring. By the fourth evening there was only the gate, and the rain, and four minutes that had turned into a minute and a half, and that minute and a half was the longest of the whole day. [?friend: {friend} let {hero} know that something had come up. ]Nobody would notice if {hero.they} left out the second half. {hero} stood there for a moment and looked at the second half, and then {hero.they} did it.¶And on the sixth evening, when there was only one pin left on the line, there was a poster on the wall across the lane. {Wish.all}! It was only once a year, and last time {hero} had had a fever and missed it, and it was tomorrow. The wagon would come at six. {Hero.they} had read it twice before {hero.they} really heard that word, *six*. Under {hero.their} ribs {img.start}.',
        '{hero} hadn\'t known that you can be bored and wet at the same time. On the fourth evening {hero.they} found out. {job.plain}, said the rain, and didn\'t stop saying it. [?friend: From the far end of the lane you could hear {friend} and some others, who were building a dam in the gutter. ]{hero} went because {hero.they} had said that {hero.they} would, and for no other reason, and {mentor} sat there under the umbrella and didn\'t say anything wise.¶On the sixth evening the rain had stopped, and there was only one pin left after that. {hero} had even started to whistle again, when the wagon itself came rolling down the lane, with paper roses in its wheels. "Tomorrow at six!" called the driver. "{Wish.all}! Shall I keep a place for you?"¶"Yes!" yelled {hero}, and turned around, with the biggest smile in the world, and saw the pin. Under {hero.their} ribs {img.start}.',
        'Three of the evenings were fun, and after that came the others. On the fourth it rained. {hero} {job.did}, exactly like on the first evening, except that on the first evening {hero.they} had been whistling. "Three left," said {mentor}.¶"I can count," said {hero}, and it came out meaner than {hero.they} wanted, because {mentor} had come out into the rain for no other reason than to sit next to somebody else\'s promise.¶On the sixth evening, when there was only one pin left, {mentor} had brought the newspaper, and read it out loud. Tomorrow there would be {wish.all}. {hero} had been waiting for that for a whole year, and everybody who had ever been there had told {hero.them} about it. The wagon left at six. Then it was quiet, and they could both hear the pin turning on the line, and under {hero}\'s ribs {img.start}.',
      ],
    },
    more: {
      early: ['"At six," said {hero}. It did not help to say it again.'],
      preteen: [
        "And nobody had done anything wrong. {hero} had said yes to both of them, and had meant it both times. It was only one evening out of seven, and nothing would happen to {job.the}, and nobody would ever know. {Hero.they} lay awake until the moon had gone around the house. \"I don't want to,\" {hero.they} told God at last, because it's best to start with the truth. There was no answer, and it was still just as dark, but {hero} wasn't the only one in the dark anymore.",
      ],
    },
  },
  {
    id: 'last-pin/rest',
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'calm', 'owner'],
        ['owner', 'sit', 'happy', 'hero'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'sit', 'happy', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bench', 'tin', '{job}'],
      action: 'The last pin is in the tin, and {hero} and {owner} sit together on the step.',
    },
    text: {
      toddlers: [
        '{job.tdo} {job.tturn} The last pin comes down. [+ Clack! ]Then {owner} is home. "Thank you, {hero}!" [+ {heart}]',
        'The wagon is gone. {job.tdo} {job.tturn} Seven nights are done. {owner} comes home. {owner} hugs {hero}. [+ {heart}]',
        '{job.tdo} {job.tturn} That is the last pin. [+ Clack! ][?friend: {friend} claps. ]{owner} comes home and is glad. [+ {heart}]',
      ],
      early: [
        '{hero} {job.edid}, all alone, and did not leave out a bit. Over the hill {wish.the} began, and then it was over. But {job.the} {job.eturn}. "Oh!" said {hero}. Clack went the last pin. The next day {owner} was home, and at six they sat on the step. [?friend: {friend} told {wish.told}. ][?companion: {companion} lay on their feet. ]{Img.the} {img.loose}. {Job.the} {job.end}.',
        '"It\'s me," said {hero}. "I was nearly not me." Then {hero.they} {job.edid}. The seventh pin went clack, and far away the music stopped. {hero} had missed it all. "I had such a quiet week," said {owner} the next day. They sat on the step and shared a bun. [?friend: {friend} got the middle. ][?companion: {companion} got the crumbs. ]{Img.the} {img.loose}. No one had seen it go.',
        'The lane was empty. {hero} {job.edid}, with one tear on {hero.their} chin. {Job.the} {job.eturn}, and {hero} laughed out loud. Clack. Seven. The next day {owner} was home, and {hero} still came at six. "You are done," said {mentor}. "I know," said {hero}. "My feet don\'t." They all sat down on the step. {Img.the} {img.loose}. {Job.the} {job.end}.',
      ],
      middle: [
        'It was very quiet. {hero} {job.did}, even the part that nobody ever saw. From beyond the hill came {wish.sound}. Then {job.the} {job.turn}. It didn\'t make up for {wish.the}. But there had been only one place to see it from, and {hero} had been standing on it. *Clack*, said the last pin. Over the hill the music stopped.¶The next day {owner} was home. At five to six {hero} stood up from the table. "You\'ve finished," said {mentor}.¶"I know," said {hero}. "Nobody\'s told my feet."¶{owner} moved over on the step. [?friend: {friend} sat on the wall and told them {wish.told}. ][?companion: {companion} had the warm corner. ]{Job.the} {job.end}, and {img.the} {img.loose}, some time or other, when nobody was looking. "Four minutes," said {owner}. "It isn\'t long, is it?"¶"It depends which four," said {hero}.',
        '"You don\'t even know what day it is," {hero} told {job.the}, and {job.did}, and took {hero.their} time about it. Behind the hill they had {wish.best}. Here they had a cricket. And that was when {job.the} {job.turn}. By the time the last pin went *clack*, it was dark, and {wish.over}.¶{owner} came home and tipped the pins out of the tin. "What was the last one like?" {owner.they} asked. {hero} told {owner.them}. {owner} did not say that it was only {wish.a}.¶"I had my supper in peace," {owner.they} said. "Every night. I\'d like you to know what that was."¶They sat on the step until the bats came out. [?friend: {friend} came by and stayed. ][?companion: {companion} fell asleep on the suitcase. ]{Img.the} {img.loose}, and {hero} could not have said on which evening.',
        '{mentor} sat on the wall and did not ask. {hero} {job.did}. {Hero.they} did it properly, because if {hero.they} had come here for this, then this was what {hero.they} wanted to have come for. Far away people cheered. "{mentor}," {hero.they} said, "come here. Slowly." {Job.the} {job.turn}. They looked until it was night, and the music was over, and the seventh pin went *clack*.¶A day later there were seven socks on the line, and {owner} underneath. "I wasn\'t sure," said {owner}. "I was sure of Monday and Tuesday. Anyone would do Monday and Tuesday."¶"And the others?"¶"I hoped," said {owner}.¶[?friend: {friend} told them {wish.told}, and it stung a bit, and then it didn\'t. ][?companion: {companion} snored. ]{Img.the} {img.loose}. "Those are very big socks," said {hero}.',
      ],
      preteen: [
        'It was so quiet that {hero} could hear the pin turning on the line. {Hero.they} {job.did}, and took more trouble over it than on any evening since the first one. When the wind turned you could hear {wish.sound} from behind the hill, like a party in somebody else\'s house. And then {job.the} {job.turn}. It wasn\'t a reward, because nobody had planned it, but it had happened right there, at that moment, and if {hero} had been on the wagon, nobody would have seen it. When the last pin went *clack*, the music had stopped, and what {hero} had wanted for a whole year was over.¶{owner} came home with the morning train, looked at the line, and went inside to unpack. But at six o\'clock {hero} was standing in the lane with {hero.their} boots on, and {owner}, who was sitting on the step, moved over to make room. [?friend: {friend} hung over the gate and told them {wish.told}, and {hero} laughed until it hurt. ][?companion: {companion} had the warm half of the step. ]{Img.the} {img.loose}, and {hero.they} had no idea since when. "It\'s just as boring as it was on Thursday," said {hero}. "Yes," said {owner} happily. "Isn\'t it?"',
        '"I gave up {wish.best} for you," {hero} told {job.the}, but {job.it} had nothing to say about that. {Hero.they} {job.did}, one thing after another, and noticed that you can be completely miserable and still have steady hands. And just when {hero.they} had forgotten to be miserable, {job.the} {job.turn}. From behind the hill came one last cheer, and then it got quiet, the way it does when people look for their coats. The seventh pin dropped into the tin.¶"On the train I thought that I\'d bring you a present," said {owner} on the step, on the eighth evening, "but then it would look as if I was paying you. So I\'ve brought you nothing at all. I looked everywhere for it." [?friend: {friend} thought that nothing could have come with some chocolate. ][?companion: {companion} looked through the suitcase, just in case. ]Then {hero} told {owner.them} about the seventh evening, and {owner} listened right to the end, and didn\'t say that {hero.they} should have gone. {Job.the} {job.end}. {Img.the} {img.loose}, and nobody saw it go.',
        "There was nobody left in the lane, as if the whole world had gone to {wish.the} and had left {hero} the key. {Hero.they} {job.did}, and it took four minutes, just as on the first evening, because there wasn't any reason to hurry anymore. Then {hero.they} stayed there, and didn't know what {hero.they} {hero:was|were} waiting for, and {job.the} {job.turn}. It was dark when the seventh pin went *clack*, and behind the hill it was quiet. They were going home now.¶\"You must have been bored,\" said {owner} the next day, because {owner.they} always came straight to the point.¶\"Very,\" said {hero}. \"And then I cried on your bucket. It isn't all right about {wish.the}, and I don't think that it's supposed to be, but I'd do it again, and I've no idea why.\"¶{owner} hung up one good shirt with seven pins, when three would have been enough, and sat down next to {hero.them} on the step. [?friend: Down at the gate {friend} was trying to play a song on it. ][?companion: {companion} was asleep against the wall. ]{Job.the} {job.end}. {Img.the} {img.loose}. It must have happened on one of those evenings, when {hero.they} had {hero.their} hands full.",
      ],
    },
    more: {
      early: ['In the lane a bicycle went by and rang its bell, only once.'],
      preteen: [
        'It got dark very slowly, and somebody went by in the lane and said good evening over the wall, to all of them at once. Then the wind pushed the gate open, and it was {hero} who got up to shut it. Nobody had asked {hero.them} to, and it squeaked on its high note, and then it was closed.',
      ],
    },
  },
]
