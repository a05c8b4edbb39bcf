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
        '{owner} goes away. Seven pins, seven nights. {hero} helps! {job.tdo} One pin down. Clack!',
        '"Help {job.the}?" asks {owner}. "Yes!" Bye-bye! {job.tdo} [?friend: {friend} claps. ]One pin. Clack!',
        '{job.sound} "I will come," says {hero}. {job.tdo} [?companion: {companion} looks. ]First pin. Clack!',
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
        'A promise weighs nothing at all when you pick it up. {hero} picked one up that day over {owner}\'s fence, as lightly as a leaf. {owner} was going away by train, and somebody had to {job.to}, at six o\'clock, on seven evenings. "I promise," said {hero}. It took about as long as sneezing. {owner} hung seven clothespins on the line beside the door, one for each evening, and looked along the row for a while, the way you look along a road.¶On the first evening {hero} arrived with a broom, a notebook and clean shoes, and {mentor} settled on the wall with something to mend. [?friend: {friend} asked whether there would be refreshments. ]{hero} {job.did}, in four minutes, and then swept the path as well, for it seemed a pity to stop. {Job.the} {job.thanks}. The first pin dropped into the tin with a small dry *clack*, and {hero.they} felt about a hand taller all the way home.',
        '"What do you do," asked {owner}, "when a thing has stopped being fun?"¶"I generally stop, too," {hero} admitted.¶{owner} laughed so much that {owner.they} had to put down the suitcase. "Would you like to try something different?" {owner.they} asked. And so {hero} promised that {hero.they} would {job.to}, at six precisely, on each of the seven evenings that {owner} would be gone. A clothespin was hung on the line for every one of them; they made a very short row.¶{mentor} came along that first evening, with some mending, and carefully did not supervise. [?friend: {friend} did. ]{hero} {job.did}, as though it had never been done before. It was, {hero.they} thought, the first time that anyone had given {hero.them} a thing of which nobody else was going to finish the end. {Hero.they} took down the pin {hero.themself}. *Clack.*',
        'The line beside {owner}\'s door was usually hung with dishcloths. That noon it held seven clothespins and nothing else, and {owner} was standing underneath in traveling shoes. {hero} was to come at six, every evening for a week, and {job.to}, and afterward take down a pin. It is very easy to promise a thing while the sun is shining, and while the person who asks is looking at you as though you were already the sort that does it.¶At six that same evening the gate squeaked on its two notes. {mentor} sat on the wall with {mentor.their} mending. [?friend: {friend} had come to see what the fuss was about. ][?companion: {companion} had been shown around, and approved. ]{hero} {job.did}. "If it\'s all as pleasant as this," {hero.they} said, "I could do it for a living." And the first pin went *clack*.',
      ],
    },
    more: {
      early: ['All the way home {hero} walked like somebody with a key.'],
      preteen: [
        '"Will you telephone, to find out whether I\'ve done it?" {hero} had asked, and {owner} had seemed surprised. "If I had to check," {owner.they} had said, "I could just as well stay at home." {hero} thought about it on the way back, while {mentor} walked alongside; there was nobody in charge. There was no rule about what happened if you didn\'t, and {hero.they} could not decide whether it was careless of {owner}, or an enormous compliment.',
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
        'Rain. Again? Again. Clack. Then, {wish.the}! Tomorrow! Oh. One pin is left.',
        'The same, the same. Clack. "Tomorrow is {wish.the}!" Oh. The last pin.',
        'Six pins down. Then, hooray! {Wish.the}! Tomorrow night! Oh, oh. One pin.',
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
        'People are always told to prepare for difficulties; nobody had ever warned {hero} about the opposite. By the fourth evening there was nothing left to be discovered: there was only the gate, and the drizzle, and four minutes that had shrunk to a minute and a half and were still the longest of the day. [?friend: {friend} had sent word that something had come up. ]Nobody would have noticed if {hero} had left out the second half. {Hero.they} considered it, with interest, and did the second half.¶And then, on the sixth evening, with a single pin left on the line, there was a poster on the wall across the lane. {Wish.all}! It was held on one night in the year, and {hero} had missed it the last time with a fever, and the night was tomorrow. The wagon would come by at six. {Hero.they} had read it through twice before the *six* caught up with {hero.them}. Under {hero.their} ribs {img.start}.',
        'It had not occurred to {hero} that you could be bored and wet at the same time. By the fourth evening {hero.they} knew better. {job.plain}, said the rain, and went on saying it. [?friend: From the end of the lane came the voices of {friend} and the others, who were damming the gutter. ]{Hero.they} went because {hero.they} had said so, and for no other reason, and {mentor} sat under the umbrella and offered no wisdom.¶On the sixth evening it cleared; there was only one pin more. {hero} had actually begun to whistle when the wagon itself came rolling down the lane, with paper roses in its wheels. "Tomorrow at six!" called the driver. "{Wish.all}! Shall I keep you a place?"¶"Yes!" cried {hero}, with {hero.their} whole heart, and turned around, radiant, and saw the pin. Under {hero.their} ribs {img.start}.',
        'There were three evenings that were fun, and after that there were the others. On the fourth it rained. {hero} {job.did}, exactly as on the first, except that on the first it had been done by a person who whistled. "Three left," said {mentor}.¶"I can count," said {hero}, and was sorry at once, for {mentor} had come out in the wet for no better reason than to sit beside somebody else\'s promise.¶It was the sixth evening, when there was one pin left and the end could be seen from where they stood, that brought the newspaper. {mentor} read it aloud. Tomorrow there would be {wish.all}, for which {hero} had waited a year, and about which everyone who had ever been told one everything, at unnecessary length. The wagon left the lane at six. Nobody said anything. In the quiet they could both hear the pin turn on the line, and under {hero}\'s ribs {img.start}.',
      ],
    },
    more: {
      early: ['"At six," said {hero}. It did not help to say it again.'],
      preteen: [
        'Nobody had done anything wrong. That was what {hero} could not get over, for {hero.they} had only said yes to both of them, gladly, and meant it both times. And it was only one evening out of seven; {job.the} would come to no harm, and nobody would ever find out. {Hero.they} lay awake over it until the moon had gone around the house. "I don\'t want to," {hero.they} told God at last, since it seemed best to begin with the truth. No answer came, and the dark was as dark as before. But {hero.they} had stopped being the only person in it.',
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
        '{job.tdo} {job.tturn} Clack. All done! Then {owner} is home. {heart}',
        'The wagon is gone. {job.tdo} {job.tturn} Seven pins! {owner} is home. {heart}',
        '{job.tturn} Last pin. Clack. Next day {owner} is home. [?friend: {friend} sits near. ]{heart}',
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
        'It was so quiet that {hero} could hear the pin turning on the line. {Hero.they} {job.did}, and took more trouble than on any evening since the first. When the wind came around you could hear {wish.sound}, from beyond the hill, like a party in somebody else\'s life. And then {job.the} {job.turn}; it was no reward. Nobody had arranged it. But it had happened in that place at that minute, and there had been someone there. By the time the last pin went *clack*, the music had stopped, and what {hero} had wanted all year was over.¶{owner} came home with the morning train, looked at the line, and went indoors to unpack; there was no speech. But at six o\'clock {hero} found {hero.themself} in the lane with {hero.their} boots on, and {owner}, on the step, moved over. [?friend: {friend} hung over the gate and told them {wish.told}. {hero} laughed until it hurt, and it did also hurt. ][?companion: {companion} had the warm half of the step. ]{Img.the} {img.loose}, and {hero.they} had no idea since when. "It\'s exactly as boring as it was on Thursday," said {hero}. "Yes," said {owner}, with deep contentment. "Isn\'t it?"',
        '"I gave up {wish.best} for you," {hero} informed {job.the}, which did not care to comment. {Hero.they} {job.did}, step by step, and found that it is possible to be thoroughly miserable and to have steady hands. Somewhere along the way the misery got bored and wandered off; it was at that moment that {job.the} {job.turn}. From over the hill came one last cheer, and the silence that means that people are looking for their coats. The seventh pin dropped into the tin.¶"In the train I thought I\'d bring you a present," said {owner}, on the step, on the eighth evening, "but then it would look as though I had paid for it. So I\'ve brought you nothing at all. I looked for it everywhere." [?friend: {friend} was of the opinion that there might have been chocolate. ][?companion: {companion} went through the suitcase, in case. ]{hero} told {owner.them} about the seventh, and {owner} heard it through to the end without once saying that {hero.they} should have gone. {Job.the} {job.end}. {Img.the} {img.loose}, unobserved.',
        'There was nobody left in the lane at all; it was as if the whole world had gone to {wish.the} and left {hero} the key. {Hero.they} {job.did}, and it took four minutes, as on the first evening, since there was no longer any reason to be quick. Then {hero.they} waited, without knowing for what, and {job.the} {job.turn}. It was dark when the seventh pin went *clack*, and the hill was silent. They would be going home now.¶"You\'ll have been bored," said {owner} the next day. {Owner.they} never went around a thing.¶"Very," said {hero}. "And then I cried on your bucket. It isn\'t all right about {wish.the}. I don\'t think it\'s supposed to be. But I\'d do it again, and I\'ve no idea why."¶{owner} hung one good shirt on seven pins, which was four more than a shirt requires, and sat down beside {hero.them} on the step. [?friend: Farther down, {friend} was trying to play the gate. ][?companion: {companion} slept against the wall. ]{Job.the} {job.end}. {Img.the} {img.loose}; it must have happened some evening when {hero.they} had {hero.their} hands full.',
      ],
    },
    more: {
      early: ['In the lane a bicycle went by and rang its bell, only once.'],
      preteen: [
        'It grew dark by small degrees. Someone went along the lane and said good evening over the wall, to the step in general, as people do who have seen the same heads in the same place for a good many years. {hero} said good evening back; it was {hero.they} who got up to latch the gate when it had swung open in the wind. Nobody had asked {hero.them} to; it gave its upper note, and then it was shut.',
      ],
    },
  },
]
