import type { Beat } from '../plot.ts'

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
        '{hero} thinks. {Wish.the}? The last pin? [+ Hmm, hmm, hmm.]',
        'One pin is so small. Who will see? No one. But {hero} said yes.',
        '{hero} wants to go. But who helps {job.the}?',
      ],
      early: [
        'It was only one evening, {hero} told the window. Six was nearly seven. And {owner} was far away and would never know. It was very good thinking. But inside {hero} it went on, {img.is}, and it did not care about the thinking.',
        '"Will {job.the} be all right for one night?" asked {hero}. "I think so," said {mentor}. "Will {owner} find out?" "No," said {mentor}. "Not unless you tell." {hero} lay down. That was good. So why did it not feel good?',
        "{hero} made a plan. {Hero.they} would do tomorrow's evening right now! But {job.elater}. {hero} looked out of the window. One pin hung on the line, white in the moon. It was such a thin little pin.",
      ],
      middle: [
        '{hero} sat on the bed and was reasonable. It was only one evening. {Hero.they} had done six, and one of them in the rain. {Job.the} would hardly notice. {Job.it} hardly noticed when {hero} *was* there. And {owner} would come home and find {job.the} just as {owner.they} had left {job.him}, and take down the last pin {owner.themself}, thinking nothing of it.¶It all fitted together like a puzzle. There was just one piece over, and it was the piece with {hero.their} own voice on it, saying *I promise*. {Img.the} {img.tight}.',
        '"Nobody would know," said {hero} to the ceiling.¶The ceiling did not dispute it. Nobody would. {Hero.they} could take down the pin in passing, at half past five, and jump onto the wagon at six, and the line would be empty when {owner} came home. *Clack.* It was so simple that {hero} lay quite still and looked at it. A pin was only a bit of wood. It couldn\'t tell whether you had done anything first.¶{Img.the} {img.tight}. That was the trouble. {Hero.they} could tell.',
        '{hero} made a list with two columns. In the first one {hero.they} wrote {wish.best}, and the music, and the wagon with the bell. Then {hero.they} wrote *once a year*, and underlined it. In the second column {hero.they} wrote *{job.plain}*. It looked very short over there.¶[?companion: {companion} was asked for an opinion and gave none.¶]{Hero.they} tried to think of something else to put under it. At last {hero.they} wrote *I said so*. It was not much of a reason. {Img.the} {img.tight}, and {hero.they} put down the pencil.',
      ],
      preteen: [
        '{hero} went about it in an orderly manner. In the first place, it was one evening out of seven, which made six evenings that nobody could take away. In the second place, {job.the} would come to no harm, for {hero.they} had asked, and {mentor}, who never said a thing to be comfortable, had said the same. In the third place, nobody would ever find out, and {hero.they} could drop the last pin in the tin on the way to the wagon. {owner} would come home to an empty line, and be pleased, and bring a present. It was at the present that the whole argument, which up to then had stood like a wall, began to lean. {hero} could see {hero.their} own face, accepting it. {Img.the} {img.tight}.',
        "The curious thing about the promise was that it had been so much bigger when it was made. {hero} turned it over in the dark. It had been seven evenings then, and somebody's whole trust, and now it had worn down to four minutes with a can or a key or a spoon, for the sake of a thing that had never once been civil. Against that stood {wish.best}. Put like that, there was hardly any choice in it. {hero} put it like that several times. But each time, just as {hero.they} turned over to go to sleep, some small and stubborn clerk at the back of {hero.their} head read out the sentence in question, from the record, in {hero.their} own voice. {Img.the} {img.tight}.",
        '"If this were something that mattered," {hero} explained to the bedroom wall, "it would be different." If there were a fire. If somebody\'s life hung on it. {Hero.they} would have given up {wish.the} for a fire without a second thought, and it was hard that nobody had sent one. What {hero.they} had been sent was the smallest duty in the world. It did not matter to anyone if it was done tomorrow, except that {hero.they} had said it would be. So it was a question, apparently, of how much that weighed by itself, with nothing else on the scale: just the saying, and {hero.they} would have preferred not to be the person who had to find out. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        'Through the window came the sound of somebody practicing a trumpet. Everyone was going to be there.',
      ],
      preteen: [
        "From the window you could see {owner}'s house with its dark panes, and the line, and on it, very thin in the moonlight, the pin. It was ridiculous; it weighed less than a spoon. {hero} drew the curtain, and a minute later {hero.they} got up and drew it back again, because {hero.they} had found that it could be seen through the curtain just as well.",
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
        '{hero} prays. "God, I want to go. Help me be good."',
        '"Dear God," says {hero}, "one pin is left. Stay with me."',
        '{hero} folds up small. "God, you know." God knows. [+ Good night, {hero}.]',
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
        "\"I don't want to,\" {hero} told God, since it seemed best to begin with the truth. \"I would give nearly anything not to have promised. I've been trying since supper to work out a way in which I needn't, and I've found four, and they're all quite good.\" It was peculiar to set them out, one by one, in front of somebody who could not be impressed by them; they got shorter. At the end {hero.they} had nothing left but a bare sort of ache about {wish.best}, and {hero.they} let that be there, too. No answer came, and the dark was just as dark as before. But {hero.they} had stopped being the only person in it.",
        '{hero} considered asking for a cloudburst; it would settle everything. But there were a great many people in the valley who had been looking forward to it for a year, and you couldn\'t have all of them rained on just so as not to have to decide. So {hero.they} asked for something smaller. "Let me at least want to want to," {hero.they} said. It was the most that {hero.they} could honestly sign. Then {hero.they} lay listening to the trumpet that was being practiced two streets away, and to the long pauses after each mistake, in which somebody out there was obviously taking a breath and starting again.',
        'It was an uncomfortable prayer, for {hero} kept having to cross things out. *Please let it be canceled*: that was not fair. *Please let somebody else do it*: nobody else had said they would. *Please let me not mind*: but it would have been strange, and a little false, not to mind. What remained in the end was hardly more than a line. "I mind very much, and I\'m here." {Hero.they} could not have said which of the two of them it was meant to be about. The moon had moved around to the foot of the bed. {hero} watched it cross one whole board of the floor, and slept.',
      ],
    },
    more: {
      early: ['A bat went by, and a leaf came down. Then it was still.'],
      middle: [
        '[?companion: {companion} sighed and lay down on {hero.their} feet.][!companion: The pin hung on its line, and the moon went by it.]',
      ],
      preteen: [
        'When {hero.they} {hero:was|were} small, {hero} had supposed that you prayed in order to have a thing changed, as you ring for a porter. {Hero.they} had been rather put out to discover how seldom the luggage moved. It was only lately that {hero.they} had begun to notice the other part: that now and then you came out of it standing in a slightly different place, although nobody had pushed.',
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
        '"Will you do it?" asks {hero}. "No," says the baker. "I go to {wish.the}!"',
        '"You do it?" asks {hero}. "I can," says {mentor}. "But you said yes." Oh.',
        '{hero} asks the baker. No. {hero} asks the cat. Meow. No!',
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
        'It was not that {hero} wanted to break a promise. {Hero.they} only wanted to pass it on, in good condition, to somebody who had nothing better to do. By the middle of the morning {hero.they} had been to every house in the lane, and it appeared that there was nobody in that situation. The baker was going to {wish.the} with all five of his children. The mail carrier was going; there remained only {mentor}, who heard {hero.them} out and laid down the broom. "I\'d do it," said {mentor}, "and I\'d do it properly. But I can\'t do it as you. {owner} could have asked me, you know. I was standing right there, mending a sock."',
        '"Suppose that I sent somebody in my place," said {hero}. "Somebody better than I am. {Job.the} wouldn\'t know the difference."¶"No," {mentor} agreed.¶"And {owner} wouldn\'t mind."¶"{Owner.they} might not," said {mentor}. "I\'d say that it was all right, if you could ask {owner.them}. There\'s a good deal of difference between being let off a thing and letting yourself off it." There was no way to ask. {owner} had gone beyond the reach of telephones, in a hat. {hero} stood there in the sunshine and was aware that {mentor} was waiting, with perfect friendliness, to be asked all the same, and would say yes, and that this was the worst of it.',
        '{hero} offered the mail carrier {hero.their} second-best penknife, and, when this had no effect, {hero.their} best. He weighed it in his palm. "It\'s a beautiful knife," he said, "and I\'d be glad to have it. Only I\'m going to {wish.the} myself." He gave it back, handle first. "What are they paying you for it?"¶"Nothing," said {hero}. "Pins."¶The mail carrier whistled. "Then I couldn\'t afford you," he said, and went on up the lane with his bag, leaving {hero} with the knife, and with the odd feeling that {hero.they} had been paid a compliment and sent to prison in a single sentence. Everyone {hero.they} asked that morning was going. Even {mentor}, who was not, only said, "I could do the work. I couldn\'t do the promise."',
      ],
    },
    more: {
      middle: [
        'By noon there was not a single person left to ask. There was a goat, but the goat had eaten the last notice it was shown.',
      ],
      preteen: [
        "{hero} sat down on the wall at noon and reviewed the situation. Some thirty people had been informed of it by now. They had all been sympathetic, and several had said that it was a shame, and that nobody would blame {hero.them}. {Hero.they} believed it. It was remarkable, all the same, how little it helped to know that thirty people wouldn't blame you, when the matter lay with one, who happened to be sitting on the wall.",
      ],
    },
  },
]
