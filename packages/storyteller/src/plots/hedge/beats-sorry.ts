import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The biggest message of all, and the evening on which there is no way out. */
export const sorryBeats: readonly Beat[] = [
  {
    id: 'big-one',
    purpose: 'the biggest lie: the other one is sorry',
    core: true,
    valence: -1,
    scene: {
      setting: 'kitchen',
      time: 'day',
      shot: 'medium',
      cast: [
        ['guest', 'sit', 'tender', 'hero'],
        ['hero', 'stand', 'worried', 'guest'],
      ],
      props: ['table', 'chair', '{pay}'],
      action: '{hero} tells {guest} that {guest2} is sorry, and {guest} sits down.',
    },
    text: {
      toddlers: [
        '"Is he sorry?" asks {guest}. "Yes!" says {hero}. But it is not so. {guest} cries a bit. [+ Oh.]',
        '{hero} tells a big fib. "{guest2} says sorry!" [+ {guest2} did not. ]{guest} is so glad. {hero} is not.',
        '"What did he say?" "He said sorry," says {hero}. It is not so. [+ {hero} feels it. ][+ Itch, itch.]',
        '{guest} is sad. "{guest2} is sorry," says {hero}. [+ No, he is not. ]{guest} hugs {hero}. Itch, itch.',
      ],
      early: [
        '"Tell me," said {guest}. "Did he ever say that he was sorry?"¶{hero} looked at her face. It was a face that hoped. "Yes," said {hero}. "He did."¶{guest} sat down. One tear ran down to her chin. And something in {hero} felt {img.is}.',
        '{hero} had run out of nice things. So {hero.they} took the biggest one there was. "He says that he is sorry," said {hero}. "About back then."¶{guest} did not give {hero.them} {pay.one}. She gave {hero.them} the whole basket. It was so heavy that it hurt.',
        '"I would forgive him," said {guest}. "If he would just say sorry. But he never will."¶"He has!" said {hero}. It jumped out. {hero} tried to catch it, but it was too late. {guest} was laughing and crying and looking for a hanky.',
        '"Eleven years," said {guest}. "I only wanted one word."¶{hero} knew the word. {Hero.they} wanted her to have it so much! "{guest2} said it," {hero} told her. "He said sorry."¶Then it was very still. {hero} felt {img.is}.',
      ],
      middle: [
        '"There\'s one thing I\'d like to know," said {guest}. She had put down her knitting. "All these nice messages. But he never says a word about the other thing. I don\'t suppose he ever said that he was sorry?"¶It was quiet in the kitchen. {hero} could have said no. It was only two letters. "Yes," {hero.they} said. "He did say so. Yesterday."¶{Hero.they} had thought that {guest} would be pleased. But she {guest:wasn\'t|weren\'t} pleased. She put her hands in front of her face, and her shoulders shook. It was much bigger than pleased, and it wasn\'t true. {Img.start}.',
        '{hero} had used up everything. {Hero.they} had used "kind regards" and "many thanks," and "how well you look." When {guest} asked, "And what does he say today?" there was just one thing left on the shelf, right at the top, and {hero.they} took it down. "He says that he\'s sorry," said {hero}.¶"For the ladder?"¶"For all of it."¶{guest} got up. She went to the cupboard and took out a second cup, with a gold rim, and began to wash it. "I kept it," she said with her back turned. "I don\'t know why I kept it." {Img.start}.',
        '"If he had only said it once," said {guest}. She was looking out at the {hedge}. "I would have gone across on my knees. It\'s just a word. I\'ve been waiting eleven years for that word, and I\'m getting old."¶{hero} had never heard her talk like that. It was not a message. She was only saying it. And {hero} couldn\'t stand it. "He has said it!" {hero.they} cried. "He told me. He said he\'s sorry!" Then {hero.they} held still, the way you do when you\'ve thrown a ball and are waiting for the glass. {Img.start}.',
        'It was the last week of the summer vacation. "He must be sorry," said {guest}, "or he wouldn\'t talk like that. Well? Is he sorry?" She had hold of {hero}\'s sleeve.¶{hero} had become very quick at it by then. You asked yourself what they wanted to hear, and it was already out. "Yes," said {hero}. "Very."¶And {guest} let go of the sleeve. She took the whole basket of {pay.many} and put it in {hero}\'s arms. "For bringing me that," she said. It was so heavy that {hero} could hardly see over it. {Img.start}.',
      ],
      preteen: [
        '{guest} hadn\'t said anything for a while. "I\'m grateful for the messages, I really am," she said. "There\'s only one thing I still wonder about. Did he ever say that he was sorry?"¶{hero} could have said no. It was such a short word. But {guest}\'s hands were lying on the table with the palms up, as if she was waiting for somebody to put something in them. "Yes, he said so yesterday," said {hero}.¶{Hero.they} had thought that she would smile, but instead she put her forehead down on the table and cried, without any noise, for quite a long time. {Img.start}. {hero} had made up a lot of things that summer, but you can\'t just make up what is in another person\'s heart, and now {hero.they} had done it.',
        'It had to come sooner or later. {hero} had used up all the compliments, the hat and the roses and the singing, and {guest} asked again, "And what does he say today?" There was only one thing left that was bigger than all the others. "He says that he\'s sorry about the ladder, and about everything else," said {hero}.¶{guest} didn\'t say a word. She got up, and from the very back of the cupboard she took a second cup, the twin of her own, with eleven years of dust in it, and she washed it and dried it, and went on drying it long after it was dry. {Img.start}. {hero} had wanted to give her a present, but it wasn\'t {hero.theirs} to give, because it belonged to {guest2}.',
        '"I\'m too old for all this," said {guest} suddenly, in the middle of the beans. "I\'ll tell you something, and it\'s not a message. If that stubborn man had come to me just once in eleven years and said \'I\'m sorry,\' I would have said it right back. I\'ve had it ready the whole time. Sometimes I practice it on the {hedge}."¶All {hero} had to do was nothing. If {hero.they} had kept quiet and gone on with the beans, {guest} might have gotten up and gone over there by herself. But she looked so sad, and {hero} couldn\'t stand it. "He did say it!" {hero} burst out. "He told me to tell you!" {Img.start}.',
        '"There\'s just one thing that I don\'t understand," said {guest}. "He likes my singing, and he asks about my knee, and he sends me kind regards all day long. But he never says the one word that I\'d really like to hear. Or did he?" Her voice went up a little at the end, and that was too much for {hero}.¶"He did," said {hero}. "He told me that he was sorry."¶There was a basket of {pay.many} on the table. {guest} looked around for something that was big enough to say thank you with, and in the end she pushed the whole basket across to {hero}. {Img.start}. {hero} could hardly lift it, and {hero.they} had never wanted anything less.',
      ],
    },
    more: {
      middle: [
        "On the way out {hero} did not use the {hedge.hole}. {Hero.they} went around by the lane, the long way, to have time to think. {Hero.they} didn't think of anything.",
      ],
      preteen: [
        "Out on the step {hero} thought that it could even be true. Maybe {guest2} had been sorry for years and just never said so, but {hero} didn't know, because in all those weeks {hero.they} had talked so much that {hero.they} had never once asked him.",
      ],
    },
  },
  {
    id: 'sunday',
    purpose: 'both will come to the hedge, each to be told sorry',
    core: false,
    rank: { young: 1, old: 8 },
    valence: -1,
    scene: {
      setting: 'porch',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['guest2', 'stand', 'happy', 'hero'],
        ['hero', 'stand', 'worried', 'guest2'],
        ['companion', 'sit', 'worried', 'hero'],
      ],
      props: ['door', '{hedge}'],
      action: "{hero} stands in front of {guest2}'s door and says one thing too many.",
    },
    text: {
      toddlers: [
        '"I will go and see him," says {guest}. "I will see her," says {guest2}. [+ Tomorrow! ]Uh-oh, {hero}!',
        '{guest} and {guest2} will meet tomorrow. But {hero} told a fib. [+ Oh no.]',
        '"Tomorrow we will talk," says {guest}. [+ "Me, too!" says {guest2}. ]{hero} hides. {hero} told a fib. Itch, itch.',
      ],
      early: [
        '"Tell him to come to the {hedge}," said {guest}. "Tomorrow at three. I want to hear it from him."¶{hero} ran to {guest2}. What now? "{guest} wants to say sorry to you," {hero.they} said. "Tomorrow at three."¶"At last!" said {guest2}. Now they would both come, and both would wait.',
        'It should have been over. But it was not. "Tomorrow at three," said {guest}, "we shake hands. He says sorry, and I say good." And over there {guest2} said, "Tomorrow at three. She says sorry, and I say good." For {hero} had told them both the same.',
        '{guest} got out her best hat. It was for tomorrow at three. {guest2} got out his best tie. That was for tomorrow at three, too. Each one was going to hear a sorry, for {hero} had said so. No one was going to say one.',
      ],
      middle: [
        '"I must hear that with my own ears," said {guest}. "Tell him that I\'ll be at the {hedge} tomorrow at three. He only has to say it once."¶{hero} went across to {guest2} as slowly as {hero.they} could. But it was eleven steps, and then {hero.they} {hero:was|were} there. "{guest} will be at the {hedge} tomorrow at three," {hero.they} said.¶{guest2} turned quite white. "What for?"¶"To say..." said {hero}, and there was only one way out, and {hero.they} took it. "To say that she\'s sorry." Then {hero.they} stood there and saw what {hero.they} had done. They\'d both come. They would both be waiting for the same word. And nobody was going to have it with them.',
        'The next message was the last one. It was from {guest}, and it was the shortest. "Tomorrow at three, at the {hedge}. Then he can say it to me." And {hero} hadn\'t even got all the way out on the far side when {guest2} said, "I\'ve been thinking. If she\'d say sorry, I would do it, too. You don\'t suppose?"¶"Tomorrow," said {hero}. "At three. She\'ll say it then." It was the easiest thing {hero.they} had ever done. {Hero.they} just told them both what they wished for. It was like putting two trains on one track, so that neither of them should have to wait.',
        '{guest2} was sharpening his shears when {hero} came to him. "What does she say?" he asked.¶"She wants to see you. Tomorrow at three."¶"Does she!" {guest2} put down the shears. "Then she\'s sorry at last. Is that it?"¶{hero} nodded. {Hero.they} only nodded. And over there {guest} was already ironing a collar, because tomorrow at three {guest2} was going to say sorry to her. You could hear the iron. [?friend: "What happens at five past three?" asked {friend}.¶{hero} didn\'t know. {Hero.they} had only thought as far as three. ]',
      ],
      preteen: [
        '"Then I\'ll go to the {hedge}," said {guest}, "and he can say it to my face. Tomorrow at three. Tell him that." Her cheeks were red, and she was looking for her brooch already. {hero} carried it across, and it was the first message in weeks that {hero.they} hadn\'t changed, and it was the worst one of all.¶"To the {hedge}?" said {guest2}. "What does she want from me?"¶{hero} could have told him then, but instead {hero.they} said, "She wants to say that she\'s sorry."¶The old man stood up very straight, and asked if {hero} thought that he should wear a tie. And then {hero} understood what {hero.they} had done, because tomorrow at three there would be two people at the {hedge}, in their best clothes, and each of them would be waiting for the other one to say sorry.',
        'If you build a bridge, sooner or later somebody will walk on it. "Let him come to the {hedge} tomorrow at three and say it," said {guest}, "because one word is all I want." And on the other side, before {hero} had even gotten up off {hero.their} knees, {guest2} said that if a certain person wanted to say sorry to him, he wouldn\'t be the one to make it hard for her.¶"Tomorrow at three," said {hero} to both of them. [?friend: "You\'ve promised them both the same word," said {friend}, "and you haven\'t got it." ]All summer long {hero} had always brought one word too many, and tomorrow {hero.they} would be one word short.',
        "By four in the afternoon it was all arranged. {guest} would be at the {hedge} tomorrow at three to hear that {guest2} was sorry. {guest2} would be at the {hedge} tomorrow at three to hear that {guest} was sorry. {hero} had run back and forth between them for a quarter of an hour, because as long as {hero.they} ran {hero.they} didn't have to think. Then {hero.they} sat down on the curb, and thought. From the left came the smell of ironing. From the right came whistling, and the sound of somebody brushing a hat. {hero} had never known two people to be so happy about something that wasn't true.",
      ],
    },
    more: {
      middle: [
        "{Img.the} {img.tight}. It was twenty-three hours until three o'clock tomorrow. {hero} counted them on {hero.their} fingers, and had to use some of them twice.",
      ],
      preteen: [
        "{Img.the} {img.tight}. Maybe {hero.they} could be ill tomorrow, or maybe {hero.they} could fall and hurt {hero.their} leg. {hero} tried to work out how far down the lane you could get by three o'clock if you started right after breakfast.",
      ],
    },
  },
  {
    id: 'heavy',
    purpose: 'the pay has no taste anymore',
    core: false,
    rank: { young: 10, old: 11 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'sad', '{pay}', '{pay}'],
        ['companion', 'sit', 'sad', 'hero'],
      ],
      props: ['{pay}', 'basket', 'bed'],
      action: '{hero} sits on the bed and cannot eat {pay.one}.',
    },
    text: {
      toddlers: [
        'So many {pay.many}! {hero} takes a bite. [+ No. ]Not good. Poor tummy.',
        '{hero} looks at the {pay.many}. [+ The {pay.many} look at {hero}. ]Bad {pay.many}. Itch, itch.',
        '"Yum?" No. Not yum. [?companion: {companion} can have it. ]{hero} puts the {pay} down.',
      ],
      early: [
        'There was a whole basket of {pay.many}. {hero} took one bite. It did not taste of anything. {Hero.they} tried another, and that was the same. They had been so good when they were for carrying. They were not so good for making up.',
        '{hero} gave all the {pay.many} away. {Hero.they} gave some to the hens, and some to the mailbox. [?companion: {companion} had three. ]In the morning there were still two on the windowsill. They looked at {hero}.',
        {
          say: '"Are you ill?" asked {mentor}. "You have not eaten your {pay}."¶"It has a bone in it," said {hero}.¶{mentor} looked. A {pay} has no bone. But {mentor} did not say so. {Mentor.they} just sat down on the bed.',
          shows: shown.askedOnBed,
        },
      ],
      middle: [
        "The basket stood beside the bed. {hero} had never had so many {pay.many} at one time. {Hero.they} took one and bit into it, and chewed, and it tasted of cardboard. Perhaps it was a bad one. {Hero.they} tried a second. It was as if somebody had taken out the taste and left the rest. {Hero.they} turned the basket to the wall. [?companion: {companion} was offered one, and wouldn't have it, either.]",
        "It came to two hundred and six {pay.many}. {hero} worked it out that evening, because {hero.they} couldn't sleep. A hundred or so had been for real messages. The others had been for good ones. If you took off what {hero.they} had eaten, and what {hero.they} had given away, there was only this one basket left over. {Hero.they} could bring it back tomorrow. It wouldn't be enough. It'd be like bringing back the peel.",
        {
          say: 'At supper {hero} said that {hero.they} {hero:wasn\'t|weren\'t} hungry. It was true, for once. "Full of {pay.many}, I expect," said {mentor}, and cleared away the plate. {hero} nodded. {Hero.they} felt full, but not of that. It was all those words that {hero.they} had swallowed on the way: "pooh" and "hinge" and "disgrace." They\'d had to go somewhere. Now they lay in there, like things that you find when you gut a fish.',
          shows: shown.noAppetite,
        },
      ],
      preteen: [
        "{hero} carried the basket up to {hero.their} room, because it had to go somewhere, and there it stood, and {hero.they} couldn't look anywhere else. {Hero.they} had been paid every single one of those {pay.many}. {Hero.they} took one and bit into it. There was nothing wrong with it. It was fresh and it smelled good, and it tasted like a piece of cardboard. {hero} chewed for a long time, and then couldn't swallow it. [?companion: {companion} sniffed at what was left, and went under the bed.]",
        {
          say: '"You\'re not eating," said {mentor}.¶"I already had something," said {hero}, and that was true, because that summer {hero.they} had had about two hundred {pay.many}, and now {hero.they} tried to remember what they had tasted like. The first one {hero.they} still remembered very well. {guest} had given it to {hero.them} for nine words about a squeaky gate, and {hero.they} had eaten it up on the wall, with the sun on {hero.their} legs. That one had been the best, because it had really been {hero.theirs}.',
          shows: shown.noAppetite,
        },
        "In the night {hero} got up and counted them. {Hero.they} made two heaps on the blanket, and one was for the messages that {hero.they} had carried word for word, and the other one was for the rest. The first heap was very small, but they all looked alike, and if you had mixed them up, nobody could have told which was which. {hero} didn't like that at all. In the end {hero.they} pushed them together again, and lay down on the bit of bed that was left.",
      ],
    },
    more: {
      preteen: [
        '{hero} had to think of the little white plate that {guest} always put out when she was waiting for a message, with nothing on it, only so that it would be ready.',
      ],
    },
  },
  {
    id: 'hide',
    purpose: 'ways of getting out of it',
    core: false,
    rank: { young: 11, old: 10 },
    valence: 0,
    scene: {
      setting: 'living-room',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['hero', 'hide', 'worried', 'door'],
        ['mentor', 'stand', 'thinking', 'hero'],
        ['friend', 'stand', 'laugh', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['bed', 'chair', 'blanket'],
      action: '{hero} tries to be ill, and {mentor} puts a hand on {hero.their} forehead.',
    },
    text: {
      toddlers: [
        '"I am sick," says {hero}. Cough, cough! [+ {mentor} feels {hero.their} nose. ]Not sick. Oh.',
        '{hero} hides. Under the table! [+ No. ]Under the bed! No. The itch comes, too.',
        '"Let us move away," says {hero}. [+ "To the moon." ]"No," says {mentor}. "Tonight we eat soup."',
      ],
      early: [
        '{hero} thought of a way out. {Hero.they} would be ill. "I have the spots," said {hero}.¶{mentor} looked. "Those are jam," {mentor.they} said.¶Then {hero.they} would lose {hero.their} voice. That was good! But {hero.they} told everyone about it, and then it was no use.',
        '"Could it rain tomorrow?" asked {hero}.¶"It could," said {mentor}.¶"Could it rain right at three?"¶"Why at three?"¶"No reason," said {hero}. {Hero.they} looked at the sky very hard. There was not a cloud in it.',
        {
          say: '{hero} packed a bag. {Hero.they} put in socks and a {pay}. [?companion: {companion} sat on the bag. ]{Hero.they} got as far as the gate. From there you could see two windows with a light on. {hero} took the bag home. It was too far to the moon, in any case.',
          shows: shown.bagAtGate,
        },
      ],
      middle: [
        'There had to be a way out of it. {hero} could be ill. {Hero.they} lay down on the sofa and breathed as if it were difficult. "Where does it hurt?" asked {mentor}.¶"Everywhere," said {hero}, "until about four o\'clock tomorrow."¶{mentor} laid a hand on {hero.their} forehead, and left it there rather long. "That\'s an odd sort of fever," {mentor.they} said. "It\'s cold." Or it could rain. Or the {hedge} could catch fire, just slightly. [?friend: "You could tell them," said {friend}. {hero} put the cushion over {hero.their} head. ]',
        {
          say: "{hero} wrote two letters. \"Please don't come tomorrow, I have a cold,\" said the one, and under it stood {guest2}'s name. The other said it in {guest}'s handwriting, or near enough. {Hero.they} had the stamps already on. Then {hero.they} saw that this made two more. {Hero.they} could go on for the rest of {hero.their} life, one letter a day on each side, and nobody would ever meet anybody, and {hero.they} {hero:was|were} the only one who'd know why. {Hero.they} tore them up small. [?companion: {companion} helped with that.]",
          shows: shown.lettersWritten,
        },
        {
          say: '"How far is it to Canada?" asked {hero} at supper.¶"Why?" said {mentor}.¶"No reason. How long does it take to lose your memory?"¶{mentor} put down the spoon. {Mentor.they} waited. {hero} looked at the soup, in which there were beans. {Hero.they} very nearly said it then. It was right behind {hero.their} teeth. But what came out was, "May I get down?" And {hero.they} got down, and {hero.they} took it with {hero.them}.',
          shows: shown.noAppetite,
        },
      ],
      preteen: [
        "{hero} spent the whole evening trying to get out of it. First {hero.they} got ill. {Hero.they} lay down on the sofa under a blanket, held a hot-water bottle to {hero.their} cheek until it glowed, and told {mentor} in a weak voice that {hero.they} would probably not be able to get up before four o'clock tomorrow. \"What a punctual fever,\" said {mentor}. Then {hero} hoped for rain, but there wasn't a cloud in the sky, so {hero.they} wrote two letters in two different handwritings, and both of them said that the writer was sorry but couldn't come. {hero} was already licking the second envelope before {hero.they} noticed that this was just two more lies.",
        '"If somebody knew," said {hero}, "that two other people were going to be really angry tomorrow, about a thing that they don\'t know yet, wouldn\'t it be kinder not to tell them?"¶[?friend: "Are you the somebody?" asked {friend}.¶"It\'s just a question," said {hero}.¶]{mentor} went on mending a sock. "How kind has it been so far?" {mentor.they} asked.¶"Very kind," said {hero}, and heard how that sounded, because all summer {hero.they} had been kinder to those two than anyone in the world, and now {hero.they} would rather have walked to the North Pole in that sock than stand in front of them for one minute.',
        {
          say: "You could always run away. {hero} got out {hero.their} bag and packed a sweater, a flashlight and some of the {pay.many}. [?companion: {companion} sat down in the middle of the bag, because it looked like a trip. ]From the garden gate you could see both of their windows. There was a light in the left one, and there was a light in the right one, and in each of them somebody was walking up and down and holding things up to the lamp, first a tie, then another tie, and then a good pair of gloves. {hero} stood there until {hero.their} fingers were cold. If only they hadn't been so happy! Then {hero.they} carried the bag back up to bed.",
          shows: shown.bagAtGate,
        },
      ],
    },
    more: {
      preteen: [
        'That was everything that {hero} could think of, and none of it was any good. There was just one thing left. {hero} had known all evening what it was.',
      ],
    },
  },
]
