import type { Beat } from '../plot.ts'

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
        '"Is he sorry?" says {guest}. [+ He did not say so. ]"Yes!" says {hero}. {guest} cries a bit. Oh.',
        '{hero} makes up a big one. "He says sorry!" [+ {guest2} did not. ]{guest} is so glad. {hero} is not.',
        '"What did he say?" "He said sorry," says {hero}. [+ It is not so. ]It itches. Itch, itch.',
        '{guest} looks sad. "He is sorry," says {hero}. [+ No, he is not. ]{guest} hugs {hero}. Itch, itch.',
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
        '{guest} had been silent for some time. "I\'m grateful for the messages," she said. "I don\'t wish to seem greedy, but there is a thing that they all go around, as you go around a well. Did he never say that he was sorry?"¶{hero} could have answered this truthfully with a single syllable. {Hero.they} looked at {guest}\'s hands, which lay on the table with the palms up. It seemed quite natural to put something in them. "Yes," {hero.they} said. "He said so yesterday."¶{Hero.they} had expected a smile. But {guest} bent down until her forehead was on the oilcloth, and wept, without any noise, as you do over a thing that has been carried for a very long way. {Img.start}. It\'s one thing to make up somebody\'s greetings, {hero} found out, and quite another to make up somebody\'s heart.',
        'It was bound to come to that in the end. When you have raised the price of everything, there is at last nothing left but the thing that cannot be paid for. "And what does he say today?" {guest} asked, and {hero} felt about, and found that the shelf was empty except for one thing at the very top. "That he\'s sorry," said {hero}. "About the ladder. About all of it."¶{guest} said nothing. She rose, and from the back of the cupboard took a second cup, the fellow of her own, with eleven years of dust in it, and stood there drying it long after it was dry. {Img.start}. {hero} had wanted to give her something, but you can\'t give away what belongs to someone else. That is called by another name.',
        '"I\'m too old for this," said {guest} suddenly, in the middle of the beans. "I\'ll tell you something that isn\'t a message. If that stubborn creature had come to me once, in eleven years, and said \'I\'m sorry,\' I\'d have said it first. I\'ve had it ready. I say it to the {hedge} sometimes."¶If {hero} had been asked, afterward, at which point it would still have been possible to turn back, {hero.they} would have said that it was here. {guest} had opened a door, and had only to be left alone in front of it, but {hero} could not bear to see anybody wait. "He has said it," {hero} burst out. "He told me to tell you." And the door, which had been a real one, was gone, and there was only a picture of it. {Img.start}.',
        '"There is one thing I don\'t understand," said {guest}. "He admires my singing, he inquires after my back, he sends me the most beautiful regards. But as for the single word that I\'d have liked to hear, he hasn\'t said it. Or has he?" It was the faint rise in her voice, at the very end, that was {hero}\'s undoing. By that time {hero.they} no longer told lies; the lies told themselves, and one needed only to stand in the neighborhood of somebody\'s wish for it to come out in somebody else\'s name.¶"He has," said {hero}. "He told me that he was sorry."¶There was a basket of {pay.many} on the table. {guest} looked around for something that would be large enough, and found nothing, and pushed across the entire basket. {Img.start}. It was all that {hero} could do to lift it.',
      ],
    },
    more: {
      middle: [
        "On the way out {hero} did not use the {hedge.hole}. {Hero.they} went around by the lane, the long way, to have time to think. {Hero.they} didn't think of anything.",
      ],
      preteen: [
        'It occurred to {hero.them}, out on the step, that it might be true. People do feel sorry, and do not say so. {guest2} might very well have been sorry all the time, but that was just it. {Hero.they} did not know, since in all these weeks {hero.they} had not once listened to {guest2} long enough to find out.',
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
        '"I will come to him," says {guest}. "I will come to her," says {guest2}. [+ Tomorrow! ]Uh-oh, {hero}!',
        '{guest} puts on a hat. {guest2} puts on a hat. [+ They will meet! ]Oh no, oh no, {hero}.',
        '"Tomorrow we will talk," says {guest}. [+ "Me, too!" says {guest2}. ]{hero} hides. Itch, itch.',
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
        '"Then I\'ll go to the {hedge}," said {guest}, "and he can say it to my face. Tomorrow at three. Tell him." She had gotten some color in her cheeks. {hero} carried it across; it was the first message in weeks that {hero.they} had not altered, and it was the one that finished {hero.them}.¶"To the {hedge}?" said {guest2}. "What does she want with me?"¶Here there was a very short silence, in which {hero} might have said anything at all. "She wants to apologize," said {hero}.¶{Hero.they} saw it go in. {Hero.they} saw an old back grow straight, and only then, in all its beauty, did {hero.they} see the whole of it: at three o\'clock tomorrow there would be two people standing at that {hedge}, in their best clothes, each of whom had come in order to forgive the other, and neither of whom had the slightest idea of what was wanted.',
        'It is in the nature of bridges that sooner or later somebody will try to walk on them. "I\'ll meet him halfway," {guest} declared. "Let him come to the {hedge} tomorrow, at three, and say it. One word is all I ask." And on the other side, before {hero} had so much as wiped {hero.their} feet, {guest2} said that if a certain person could see her way to an apology, he for his part would be big about it.¶"Tomorrow at three," {hero} said, to each. [?friend: "You\'ve promised them both the same thing," said {friend}, "and you haven\'t got it." ]{Hero.they} had only ever brought one word too many. Now they were going to be one word short.',
        "By four in the afternoon everything had been arranged. {guest} was to be at the {hedge} the next day, at three, to receive an apology. {guest2} was to be at the {hedge} the next day, at three, for the same purpose. {hero} had organized it in less than a quarter of an hour, running to and fro, with hardly a pause for breath, because as long as {hero.they} ran {hero.they} didn't have to look at it. It was when {hero.they} finally sat down that {hero.they} looked. On the left someone was ironing. On the right someone was whistling, and brushing a hat, and it went through {hero} like a knife. {Hero.they} had never known two people to be so happy because of something that was not so.",
      ],
    },
    more: {
      middle: [
        "{Img.the} {img.tight}. It was twenty-three hours until three o'clock tomorrow. {hero} counted them on {hero.their} fingers, and had to use some of them twice.",
      ],
      preteen: [
        "{Img.the} {img.tight}. You might be ill tomorrow, of course. You might fall and hurt your leg. {hero} worked out how far down the lane you could get by three o'clock if you started right after breakfast.",
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
        '"Are you ill?" asked {mentor}. "You have not eaten your {pay}."¶"It has a bone in it," said {hero}.¶{mentor} looked. A {pay} has no bone. But {mentor} did not say so. {Mentor.they} just sat down on the bed.',
      ],
      middle: [
        "The basket stood beside the bed. {hero} had never had so many {pay.many} at one time. {Hero.they} took one and bit into it, and chewed, and it tasted of cardboard. Perhaps it was a bad one. {Hero.they} tried a second. It was as if somebody had taken out the taste and left the rest. {Hero.they} turned the basket to the wall. [?companion: {companion} was offered one, and wouldn't have it, either.]",
        "It came to two hundred and six {pay.many}. {hero} worked it out that evening, because {hero.they} couldn't sleep. A hundred or so had been for real messages. The others had been for good ones. If you took off what {hero.they} had eaten, and what {hero.they} had given away, there was only this one basket left over. {Hero.they} could bring it back tomorrow. It wouldn't be enough. It'd be like bringing back the peel.",
        'At supper {hero} said that {hero.they} {hero:wasn\'t|weren\'t} hungry. It was true, for once. "Full of {pay.many}, I expect," said {mentor}, and cleared away the plate. {hero} nodded. {Hero.they} felt full, but not of that. It was all those words that {hero.they} had swallowed on the way: "pooh" and "hinge" and "disgrace." They\'d had to go somewhere. Now they lay in there, like things that you find when you gut a fish.',
      ],
      preteen: [
        '{hero} brought the basket up to {hero.their} room, since it had to be put somewhere, and it filled the room. {Hero.they} had earned every single one of those {pay.many}, in a manner of speaking. {Hero.they} bit into one. It was ripe, or fresh, or whatever they are supposed to be, and it might have been a piece of the mattress. It is a curious thing about wages that the tongue should know what they are for. [?companion: {companion} sniffed at the remainder, and withdrew under the bed.]',
        '"You\'ve not been eating," said {mentor}.¶"I had something before," said {hero}. {Hero.they} had. {Hero.they} had had, over the course of that summer, by {hero.their} own reckoning, some two hundred {pay.many}, and {hero.they} {hero:was|were} trying to remember what a single one of them had tasted like. The first was still quite clear. It had been given to {hero.them} for carrying nine words about a gate, and {hero.they} had eaten it sitting on the wall in the sun. That one had been {hero.theirs}.',
        'In the night {hero} got up and counted them. {Hero.they} sorted them on the quilt into two heaps, those that had been honestly come by and the rest. It was quickly done. Nobody could have told the two heaps apart by looking at them, and that troubled {hero.them} more than anything, for {hero.they} had gone through the whole summer on the same principle. In the end {hero.they} pushed them all together again and lay down beside them, on what was left of the bed.',
      ],
    },
    more: {
      preteen: [
        '{Hero.they} thought, for some reason, of the plate that {guest} always put out when she was expecting a message. It was a small white plate. There had never been anything on it, except what {hero} had brought.',
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
        '{hero} packed a bag. {Hero.they} put in socks and a {pay}. [?companion: {companion} sat on the bag. ]{Hero.they} got as far as the gate. From there you could see two windows with a light on. {hero} took the bag home. It was too far to the moon, in any case.',
      ],
      middle: [
        'There had to be a way out of it. {hero} could be ill. {Hero.they} lay down on the sofa and breathed as if it were difficult. "Where does it hurt?" asked {mentor}.¶"Everywhere," said {hero}, "until about four o\'clock tomorrow."¶{mentor} laid a hand on {hero.their} forehead, and left it there rather long. "That\'s an odd sort of fever," {mentor.they} said. "It\'s cold." Or it could rain. Or the {hedge} could catch fire, just slightly. [?friend: "You could tell them," said {friend}. {hero} put the cushion over {hero.their} head. ]',
        "{hero} wrote two letters. \"Please don't come tomorrow, I have a cold,\" said the one, and under it stood {guest2}'s name. The other said it in {guest}'s handwriting, or near enough. {Hero.they} had the stamps already on. Then {hero.they} saw that this made two more. {Hero.they} could go on for the rest of {hero.their} life, one letter a day on each side, and nobody would ever meet anybody, and {hero.they} {hero:was|were} the only one who'd know why. {Hero.they} tore them up small. [?companion: {companion} helped with that.]",
        '"How far is it to Canada?" asked {hero} at supper.¶"Why?" said {mentor}.¶"No reason. How long does it take to lose your memory?"¶{mentor} put down the spoon. {Mentor.they} waited. {hero} looked at the soup, in which there were beans. {Hero.they} very nearly said it then. It was right behind {hero.their} teeth. But what came out was, "May I get down?" And {hero.they} got down, and {hero.they} took it with {hero.them}.',
      ],
      preteen: [
        '{hero} devoted the evening to escape. {Hero.they} first fell ill. {Hero.they} lay on the sofa under a blanket, with a hot-water bottle held against {hero.their} cheek until it glowed, and informed {mentor} in a failing voice that {hero.they} did not expect to be about before four o\'clock tomorrow. "That is a very punctual fever," said {mentor}. {Hero.they} next considered the weather, but it was set fair. {Hero.they} drafted two letters, in two handwritings, each regretting that the writer was prevented, and it was while licking the second envelope that {hero.they} perceived what {hero.they} {hero:was|were} doing. {Hero.they} {hero:was|were} trying to put out a fire by telling it something nice.',
        '"If a person knew," said {hero}, "that two other persons were going to be extremely angry tomorrow, because of something that they didn\'t know yet, wouldn\'t it be kinder not to tell them?"¶[?friend: "Is one of the persons you?" asked {friend}.¶"It\'s a general question," said {hero}.¶]{mentor} went on darning. "How kind has it been up to now?" {mentor.they} asked.¶"Very," said {hero}, and heard how it sounded. {Hero.they} had, during one summer, been kinder to two people than anyone else in their lives, and {hero.they} would have crawled to the North Pole rather than stand in front of them both for a minute.',
        'You could, of course, run away. {hero} got out {hero.their} bag, and put into it a sweater, a flashlight and a number of {pay.many}. [?companion: {companion} sat down in the middle of it, under the impression that {companion.they} had been invited. ]From the garden gate you could see both of their windows. The left one was lit, and so was the right one, and in each of them somebody was going to and fro, and holding something up to the light, a tie, a collar, a good pair of gloves. {hero} stood there till {hero.their} fingers were cold. It would have been a great deal easier if they had not been so pleased, and then {hero.they} carried {hero.their} bag up to bed.',
      ],
    },
    more: {
      preteen: [
        'It was a comfort, of a sort, to have tried everything. There was only the one door left in the whole corridor, and {hero} had known since the beginning which one it was.',
      ],
    },
  },
]
