import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The night and the morning before the seventh evening: reasons, a prayer, and nobody to pass it on to. */
export const lastNight: readonly Beat[] = [
  {
    id: 'pull',
    purpose: 'Nobody would ever know: the arguments for going.',
    core: false,
    rank: { young: 3, old: 2 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'thinking', 'window'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['window', 'bed', 'moon'],
      action: '{hero} sits at the window and thinks of tomorrow.',
    },
    text: {
      toddlers: [
        '{hero} thinks. See {wish.the}? Or {job.tto}? [+ Hmm, hmm, hmm.]',
        '{hero} could stay away. Who will see? No one. But {hero} said yes.',
        '{hero} wants to see {wish.the}. But who will {job.tto}?',
      ],
      early: [
        'It was only one evening, {hero} told the window. Six was nearly seven. And {owner} was far away and would never know. It was very good thinking. But inside {hero} it went on, {img.is}, and it did not care about the thinking.',
        {
          say: '"Will {job.the} be all right for one night?" asked {hero}. "I think so," said {mentor}. "Will {owner} find out?" "No," said {mentor}. "Not unless you tell." {hero} lay down. That was good. So why did it not feel good?',
          shows: shown.askedAtBedtime,
        },
        "{hero} made a plan. {Hero.they} would do tomorrow's evening right now! But {job.elater}. {hero} looked out of the window. One pin hung on the line, white in the moon. It was such a thin little pin.",
      ],
      middle: [
        '{hero} sat on the bed and was reasonable. It was only one evening. {Hero.they} had done six, and one of them in the rain. {Job.the} would hardly notice. {Job.it} hardly noticed when {hero} *was* there. And {owner} would come home and find {job.the} just as {owner.they} had left {job.him}, and take down the last pin {owner.themself}, thinking nothing of it.¶It all fitted together like a puzzle. There was just one piece over, and it was the piece with {hero.their} own voice on it, saying *I promise*. {Img.the} {img.tight}.',
        '"Nobody would know," said {hero} to the ceiling.¶The ceiling did not dispute it. Nobody would. {Hero.they} could take down the pin in passing, at half past five, and jump onto the wagon at six, and the line would be empty when {owner} came home. *Clack.* It was so simple that {hero} lay quite still and looked at it. A pin was only a bit of wood. It couldn\'t tell whether you had done anything first.¶{Img.the} {img.tight}. That was the trouble. {Hero.they} could tell.',
        '{hero} made a list with two columns. In the first one {hero.they} wrote {wish.best}, and the music, and the wagon with the bell. Then {hero.they} wrote *once a year*, and underlined it. In the second column {hero.they} wrote *{job.plain}*. It looked very short over there.¶[?companion: {companion} was asked for an opinion and gave none.¶]{Hero.they} tried to think of something else to put under it. At last {hero.they} wrote *I said so*. It was not much of a reason. {Img.the} {img.tight}, and {hero.they} put down the pencil.',
      ],
      preteen: [
        '{hero} thought it through, one thing after another. First of all, it was only one evening out of seven, and nobody could take away the other six. Second, nothing would happen to {job.the}, because {hero} had asked {mentor}, and {mentor} never just said things to make you feel good. Third, nobody would ever know. {Hero.they} could drop the last pin into the tin on the way to the wagon, and {owner} would come home and see an empty line, and be happy, and bring a present. And there {hero} got stuck, at the present. {Hero.they} could see {owner.them} holding it out, and {hero.they} could see {hero.themself} taking it, and saying thank you. {Img.the} {img.tight}.',
        'The promise had been so much bigger when {hero} made it. It had been seven evenings, and {owner} had walked past all the other gates. Now there were only four minutes left of it, for something that had never once been polite. On the other side was {wish.best}. When you put it like that it was easy, and {hero} put it like that several times, lying there in the dark. But each time, just when {hero.they} turned over to go to sleep, {hero.they} heard somebody say, "I promise," very clearly. It was {hero.their} own voice, and it sounded so happy. {Img.the} {img.tight}.',
        '"If it was something important," {hero} explained to the bedroom wall, "it would be different." If there was a fire, for example, {hero.they} would give up {wish.the} right away, and wouldn\'t even think about it, but there wasn\'t any fire. It was just about the smallest job in the whole world, and it didn\'t matter to anybody if {hero.they} did it tomorrow or not. There was only one thing about it. {Hero.they} had said that {hero.they} would. So the question was how much that counts, all by itself, and {hero} would have liked it a lot better if somebody else had to find out. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        'Through the window came the sound of somebody practicing a trumpet. Everyone was going to be there.',
      ],
      preteen: [
        "From the window you could see {owner}'s house, with all its windows dark, and the line, and on it, quite small in the moonlight, the pin. It was silly, because it weighed less than a spoon. {hero} closed the curtain, and a minute later {hero.they} got up and opened it again, because {hero.they} could see the pin through the curtain just as well.",
      ],
    },
  },
  {
    id: 'prayer',
    purpose: '"I don\'t want to": honest words at night, and company.',
    core: false,
    rank: { young: 4, old: 3 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'moon', 'window'],
      action: '{hero} prays in the dark.',
    },
    text: {
      toddlers: [
        '{hero} prays. "God, I want to go. Help me to stay."',
        '"Dear God," says {hero}, "I want to go. Stay with me."',
        '{hero} lies in bed. "God, you know." God knows. [+ Good night, {hero}.]',
      ],
      early: [
        '"Dear God," said {hero}, "I don\'t want to do it tomorrow. I want to go on the wagon." {Hero.they} waited. There was still one pin. "But you came along in the rain," said {hero}. "So come tomorrow, too." Then {hero.they} slept.',
        '{hero} began a prayer about rain. If it rained, there would be no {wish}! But it did not seem right to rain on everyone. So {hero.they} said only, "God, I am sad. Please sit here." It was a short one. [+ It was true all the way through.]',
        '"God," said {hero}, "can you make six o\'clock come twice?" It was a good idea. But {hero.they} did not think that it was how God did things. "Then be there with me," said {hero}, "at the one there is."',
      ],
      middle: [
        '"God," said {hero}, "I don\'t want to." It was best to get that out of the way. "I want to go to {wish.the}, and I think it\'s mean that it\'s tomorrow. I\'m not asking you to move it." {Hero.they} waited, all the same, in case it moved.¶It didn\'t. The trumpet down the street went on making the same mistake. But {hero} had been carrying it up and down the room alone since supper, and now somebody else knew about it, from the inside. {Hero.they} turned the pillow over to the cool side. "You could come along," {hero.they} said, "if I go."',
        '{hero} had been going to ask for a sign. {Hero.they} had heard that people did that. {Hero.they} lay and watched the ceiling for anything unusual, and there was a spider, but there was always a spider.¶"I suppose I know what it is," {hero} said at last. "I just wanted you to say that I needn\'t." It is odd to hear yourself say a thing like that. "All right," {hero.they} said into the dark. "I still don\'t want to. Please stay here while I don\'t want to." After that it was easier to lie still.',
        'It was not a long prayer. {hero} was too tired to make it handsome. "You were there when I said it," {hero.they} began. Then {hero.they} stopped for a while, because that was the trouble in one sentence. "And you were there in the rain, I think. It wasn\'t any drier. But you were there." Somewhere a door closed, and a cat was told to come in. "So I know you\'ll be there tomorrow, whichever," said {hero}. "I\'d just like it to be the one where I can look at you."',
      ],
      preteen: [
        "\"I don't want to,\" {hero} told God, because it's best to start with the truth. \"I wish that I had never promised. I've been thinking since supper how I could get out of it, and I've found four ways, and they're all pretty good.\" Then {hero.they} told God all four. It was funny, but out loud they weren't as good. They got shorter and shorter, and in the end there was nothing left except that {hero.they} wanted to see {wish.best} so much that it hurt, so {hero.they} said that, too. There was no answer, and it was still just as dark, but {hero} wasn't the only one in the dark anymore.",
        "First {hero} thought of asking for a thunderstorm, because then there wouldn't be any wagon. But there were a lot of other people who had been looking forward to it for a year, and you couldn't let it rain on all of them, just so that you didn't have to decide. So {hero.they} asked for something smaller. \"Please let me *want* to want to,\" {hero.they} said. It was all that {hero.they} could honestly ask for. Then {hero.they} lay there and listened to somebody two streets away, who was practicing the trumpet. After every mistake there was a long pause, and then whoever it was took a breath and started again.",
        'It wasn\'t an easy prayer, because {hero} had to keep crossing things out. *Please let it be canceled.* That wasn\'t fair. *Please let somebody else do it.* But nobody else had promised. *Please let me not mind.* But it would have been strange not to mind, and a bit of a lie. In the end there was only one line left. "I mind a lot," {hero} told God, "and I\'m here." The moonlight had come as far as the foot of the bed. {hero} watched it move across one whole board of the floor, and then {hero.they} fell asleep.',
      ],
    },
    more: {
      early: ['A bat went by, and a leaf came down. Then it was still.'],
      middle: [
        '[?companion: {companion} sighed and lay down on {hero.their} feet.][!companion: The pin hung on its line, and the moon went by it.]',
      ],
      preteen: [
        'When {hero.they} {hero:was|were} little, {hero} used to think that you pray to get things, the way you ring a bell at a counter. Mostly nobody came, and only lately {hero.they} had noticed the other thing. Sometimes, when {hero.they} had finished praying, {hero.they} {hero:was|were} standing in a slightly different place, and everything looked a bit different from there.',
      ],
    },
  },
  {
    id: 'ask-around',
    purpose: "The hero tries to hand the last evening on; nobody can do it in the hero's place.",
    core: false,
    rank: { young: 12, old: 1 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'run', 'worried', 'mentor'],
        ['mentor', 'work', 'calm', 'hero'],
        ['friend', 'stand', 'laugh', 'hero'],
      ],
      props: ['gate', 'basket'],
      action: '{hero} asks everyone in the lane to do the last evening instead.',
    },
    text: {
      toddlers: [
        '"Will you {job.tto}?" asks {hero}. "No," says the baker. "I go to {wish.the}!"',
        '"Will you {job.tto}?" asks {hero}. "I can," says {mentor}. "But you said yes." Oh.',
        '{hero} asks the baker to help. "No." {hero} asks the cat. "Meow." No help!',
      ],
      early: [
        'In the morning {hero} went up and down the lane. "Would you do it, just tonight?" "Tonight I go to {wish.the}," said the baker. So did everyone. "I could do it," said {mentor}. "But {owner} asked for you." {hero} went home the long way around.',
        '"I will give you my best marble," {hero} told the mail carrier. The mail carrier looked at the marble. "I would like it," he said. "But then it would be me who came. Who was it that {owner} asked?" "Me," said {hero}.',
        '"I could {job.eto}," said {mentor}. {hero} jumped up. "I could take down a pin. But there is one thing I could not do." "What?" asked {hero}. "I could not keep your promise," said {mentor}. {hero} sat down again.',
      ],
      middle: [
        'Next morning {hero} went looking for somebody to do it instead. The mail carrier was going to {wish.the}. The baker was going, with all his children. [?friend: {friend} had been ready since five. ]Old Finch, who never went anywhere, was going.¶That left {mentor}. "I\'d do it gladly," said {mentor}. "I\'d come at six, and do it all, and take down the pin. There\'s only one part I can\'t manage."¶"Which?"¶"The part where it\'s you," said {mentor}. {hero} kicked the gatepost, not very hard. It would have been so much easier if {mentor} had simply said no.',
        '"Is it still keeping a promise," asked {hero}, "if you send somebody?"¶{mentor} stopped with the broom in {mentor.their} hand. "Sometimes it is," {mentor.they} said. "If you\'re ill. If the bridge is down. And if you can ask the one you promised."¶{hero} could not ask. There was no telephone where {owner} was, and {hero} was not ill. {Hero.they} felt {hero.their} forehead, to be sure. The bridge was standing there in the sun, in excellent repair.¶"I would do it for you," said {mentor}. "But I\'d rather you decided what it is you\'d be asking me for."',
        '{hero} put up a notice. *Wanted: one reliable person, for four minutes, tonight at six.* By noon it had been read by a great many reliable people. All of them were going to {wish.the}. [?friend: "You should have seen their faces," said {friend}. ]One had written underneath, in pencil, *I thought that was you*.¶{hero} looked at the handwriting. It might have been anyone\'s. {Hero.they} took the notice down and folded it up quite small.',
      ],
      preteen: [
        '{hero} didn\'t want to break the promise. {Hero.they} only wanted to give it to somebody else for one evening, somebody who had nothing better to do. But by the middle of the morning {hero.they} had been to every house in the lane, and they all had something better to do. The baker was going to {wish.the} with all five of his children, and the mail carrier was going, too. That only left {mentor}, who put down the broom and listened to the end. "I could do it, and I\'d do it well," said {mentor}, "but I can\'t do it for you. {owner} could have asked me, you know. I was standing right there with a sock."',
        '"What if I sent somebody else?" asked {hero}. "Somebody who\'s better at it than I am. {Job.the} wouldn\'t even know."¶"No," said {mentor}.¶"And {owner} wouldn\'t mind."¶"Maybe not," said {mentor}. "If you could ask {owner.them}, and {owner.they} said yes, it would be fine, but it\'s one thing when somebody lets you off, and it\'s another thing when you let yourself off." And you couldn\'t ask, because {owner} was on a train somewhere, in a hat. {hero} looked at {mentor}. {hero} knew that {mentor} would say yes, if {hero.they} asked one more time, and that was the worst part.',
        '{hero} offered the mail carrier {hero.their} second-best pocketknife, and when that didn\'t work, {hero.their} best one. The mail carrier turned it over in his hand. "It\'s a beautiful knife," he said, "and I\'d love to have it, but I\'m going to {wish.the} myself." He gave it back, with the handle first. "What do they pay you for it?"¶"Nothing," said {hero}. "Pins."¶The mail carrier whistled. "Then I couldn\'t afford you," he said, and went on up the lane with his bag. {hero} stood there with the knife, and didn\'t know if that had been a compliment. Everybody that {hero.they} asked was going. Only {mentor} wasn\'t, and {mentor} said, "I could do the job for you, but I couldn\'t do the promise."',
      ],
    },
    more: {
      middle: [
        'By noon there was not a single person left to ask. There was a goat, but the goat had eaten the last notice it was shown.',
      ],
      preteen: [
        "At noon {hero} sat down on the wall. By now thirty people knew about it, and they had all been very nice, and they had all said that it was a shame, and that nobody would blame {hero.them}. {hero} believed it, and it was only strange how little it helped. There were thirty people who wouldn't blame {hero.them}, and one who would, and that one was sitting on the wall.",
      ],
    },
  },
]
