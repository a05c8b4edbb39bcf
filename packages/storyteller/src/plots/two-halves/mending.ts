import type { Beat } from '../plot.ts'

/** Somebody goes first, and it is made whole, with a seam. */
export const mending: readonly Beat[] = [
  {
    id: 'sorry',
    purpose: 'The hero goes first, without an if or a but.',
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'give', 'sad', 'friend', '{thing}'],
        ['friend', 'stand', 'wow', 'hero'],
      ],
      props: ['door', '{thing}'],
      action: '{hero} says sorry to {friend} and holds out the other half.',
    },
    text: {
      toddlers: [
        '"Sorry, {friend}," says {hero}. {friend} looks. {friend} holds out a hand.',
        'Knock, knock. There is {friend}. "I am sorry." "I am sorry, too." Hug, hug!',
      ],
      early: [
        'The door opened. There was {friend}. {hero} forgot all the long words. "I\'m sorry," {hero.they} said. "I pulled. And what I said was mean." Then {hero.they} held out the {thing.mine}. It was the only thing {hero.they} had.',
        '"I came to say it," said {hero}. "Say what?" asked {friend}. {hero} looked at {hero.their} shoes. They were no help. "That I am sorry," said {hero}. It was a short thing for such a long walk.',
      ],
      middle: [
        '{friend} opened the door by about the width of a nose. ¶ "I\'m sorry," said {hero}. {Hero.they} had meant to stop there, but it went on by itself. "I said I could have done it without you. I can\'t. I tried all afternoon. I can\'t even do a knot." {Hero.they} held out the {thing.mine}. "This is yours as well. It always was." ¶ The door did not move. But it didn\'t close.',
        '"You again," said {friend}. It was not very friendly, but it was not very unfriendly. ¶ {hero} had a whole speech ready. It had three parts. "I\'m sorry," {hero.they} said, and then {hero.they} waited for the second part, and found that there wasn\'t one. "That\'s all," said {hero}. "I took off the rest."',
      ],
      preteen: [
        'The door opened, and there stood {friend} with a dishcloth, and all of the sentences that {hero} had so carefully prepared walked out of {hero.their} head in single file. "I\'m sorry," said {hero}. "I said that I\'d never needed you, because I knew it would hurt, and it was the exact opposite of true. I haven\'t been able to think of a single thing since yesterday without turning around to tell you." {Hero.they} held out the {thing.mine}. "And I tore it. I know that we both did. I\'m only talking about my half."',
        '"If you\'ve come to explain," said {friend} through the gap, "you needn\'t." ¶ "I haven\'t," said {hero}. "I had an explanation. It was in seven parts, and I left it at home." {Hero.they} could hear {hero.their} own heart, quite distinctly, like someone moving furniture. "I\'m sorry. I was horrible to you, on purpose, and I would take it back if there were a way. There isn\'t, so I brought this." It was the {thing.mine}. It looked remarkably small, out there on the step, for a thing that had been so hard to let go of.',
      ],
    },
    more: {
      preteen: [
        'There was a silence, and {hero} discovered that this was the actual price of it: not the saying, which was over in a moment, but the standing there afterward with empty hands, when everything that happened next was up to somebody else.',
      ],
    },
  },
  {
    id: 'answer',
    purpose: "Forgiveness is given, and it is the other's to give.",
    core: false,
    rank: { young: 11, old: 11 },
    valence: 2,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['friend', 'sit', 'thinking', 'hero'],
        ['hero', 'sit', 'shy', 'friend'],
      ],
      props: ['door', '{thing}'],
      action: '{friend} and {hero} sit side by side on the step.',
    },
    text: {
      toddlers: ['{friend} thinks. Hmm, hmm. "I forgive you," says {friend}. Two on the step. Squeeze!'],
      early: [
        '{friend} thought about it. {Friend.they} thought for as long as it takes to eat an apple. "It still hurts a bit," {friend.they} said. "I know," said {hero}. "But I forgive you," said {friend}. "You can sit here while it stops."',
      ],
      middle: [
        '{friend} sat down on the step, and after a moment {friend.they} moved over. "I\'m still a bit angry," {friend.they} said. "I thought you should know." ¶ "All right," said {hero}, and sat down in the gap. ¶ "I forgive you, though. I decided it last night. I just wasn\'t going to tell you until you came." {friend} {friend.sig}. "I\'m sorry I pulled. And I\'m sorry I said that about the ten drawings." They looked at the street. "They were quite good drawings," said {friend}.',
      ],
      preteen: [
        '{friend} took a long time about it. "I\'m not going to say that it was nothing," {friend.they} said at last, "because I cried in the bath." ¶ "No," said {hero}. "Don\'t." ¶ "But I forgive you." {Friend.they} said it slowly, like a person who signs something and reads it through first. "I had it ready last night already. I was only waiting for you to come and get it, and then this morning I thought, what if I\'m supposed to deliver?" {Friend.they} rubbed {friend.their} nose with the dishcloth. "I was actually on my way. You can ask the gate. It\'s got a squeak on both sides."',
      ],
    },
    more: {
      preteen: [
        'They sat down on the step, since neither of them trusted the legs in question, and for a while they did nothing but look at the opposite side of the street, where {hero} lived, and which looked from here, {hero.they} noticed, rather a long way off.',
      ],
    },
  },
  {
    id: 'mend',
    purpose: 'Together; the seam shows.',
    core: true,
    valence: 2,
    scene: {
      setting: 'workshop',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'happy', '{thing}', '{thing}'],
        ['friend', 'work', 'happy', '{thing}', '{thing}'],
        ['mentor', 'stand', 'calm', '{thing}'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['{thing}', 'table', 'rope'],
      action: '{hero} and {friend} put the {thing} together again.',
    },
    text: {
      toddlers: [
        'In and out. In and out. {hero} holds. {friend} ties. A big, big seam. Good!',
        'Stick, stick, stick! {hero} and {friend} fix it. Hello again, {thing}!',
      ],
      early: [
        'They mended it on {mentor}\'s big table. {hero} held, and {friend} tied. It took all the string and most of the tape. When it was done, it had a big lump in the middle. "That is the best part," said {friend}. "That is the part that will never break."',
        'It did not fit as it had before. There was a bit too much here and a bit too little there. "We could hide it," said {friend}. "No," said {hero}. {Hero.they} got the red paint and painted the seam red, from one end to the other.',
      ],
      middle: [
        '{mentor} lent them the glue and the long table, and no advice. They put glue on both sides. Then they had to hold it together and count to three hundred, one number each, turn about, and by a hundred and twelve they had got the giggles. It was not as good as new. A thick seam ran right down the middle, with a lump where they had laughed. But the two small names were side by side again, and the seam went around them.',
        '"Whose turn is it to hold?" asked {friend}. "Yours," said {hero}. "I mean, ours." It took the whole day, because they kept having to stop and be polite. The tear had been quite clean. It was only long. When the last knot was tied, {friend} pulled at it with both hands, hard, and then made {hero} pull as well. It held. It was the only place on the whole {thing} where there was nothing to worry about.',
      ],
      preteen: [
        'They did it on {mentor}\'s long table, that afternoon, and it took considerably longer than it had taken to tear. There was a certain amount of excessive politeness to be got through first. "After you," said {friend}, handing over the needle. "No, please," said {hero}. By four o\'clock they were arguing again in a perfectly normal manner. What they ended up with was not as good as new. A thick, uneven seam ran from one end of it to the other, with {hero}\'s stitches on one side of it, which began beautifully, and {friend}\'s on the other, which ended so.',
        '"It\'s going to show," said {friend}. ¶ "Yes," said {hero}. They had tried turning the torn side under, and that made it too short. They had tried covering it with paint. In the end they did the opposite, and sewed it in red, with the thickest thread that {mentor} possessed, so that it could be seen from the far end of the street. It was, they both agreed, the strongest piece of work in the entire {thing}. {mentor} bent over it for a long time with a lamp. "I wouldn\'t have dared," said {mentor}.',
      ],
    },
    more: {
      preteen: [
        '"Whose is it now?" asked {mentor}, who had a gift for asking such questions while looking for a pair of scissors, and the two of them opened their mouths to answer, glanced at each other, and shut them again. That, on the whole, was felt to be the correct reply.',
      ],
    },
  },
  {
    id: 'again',
    purpose: 'It works, crookedly; turns are shared.',
    core: false,
    rank: { young: 12, old: 12 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'run', 'laugh', '{thing}'],
        ['friend', 'cheer', 'laugh', '{thing}'],
        ['companion', 'run', 'happy', '{thing}'],
      ],
      props: ['{thing}', 'tree'],
      action: 'The {thing} works again, a bit crookedly, and they laugh.',
    },
    text: {
      toddlers: ['One, two, three, go! It {thing.jobs}! It goes a bit wonky. Hee, hee, hee!'],
      early: [
        '"You first," said {hero}. "No, you," said {friend}. "No, you." They looked at each other. Then they took hold of it at the same time, and ran. It {thing.did}! It {thing.did} {thing.crooked}. They ran {thing.crooked}, too.',
      ],
      middle: [
        '"You go first," said {friend}. ¶ "No, you," said {hero}. ¶ "If we start that again," said {friend}, "I\'m going home." So they both took hold, one on each side of the seam, and counted to three, and it {thing.did}. It {thing.did} {thing.crooked}, because of the lump. If you wanted it to go straight, one of them had to lean. They took turns at leaning.',
      ],
      preteen: [
        'There remained the question of who was to go first. "You," said {friend}. "Certainly not," said {hero}. They considered each other with deep mistrust. Eventually it was {mentor} who observed that it had handles at both ends, and that as far as anyone could tell it always had had. So they went together, and it {thing.did}, {thing.higher}, with a decided inclination to the left that no adjustment could cure. They spent the rest of the afternoon learning to lean.',
      ],
    },
    more: {
      preteen: [
        'It was slower than before, and anybody could see what had happened to it. But {hero} noticed that {hero.they} no longer winced at each gust, waiting to find out whether it would hold, for the simple reason that it had already been broken, and had come back.',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'Two on one step; the stone is gone.',
    core: true,
    valence: 2,
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'calm', 'friend'],
        ['friend', 'sit', 'calm', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{thing}', 'door', 'star'],
      action: '{hero} and {friend} sit on one step in the evening, with the {thing} beside them.',
    },
    text: {
      toddlers: [
        'Two on one step. {hero} and {friend}. One apple. Bite, bite. Good night, {thing}.',
        'The sun goes down. {hero} leans on {friend}. {friend} leans on {hero}. Shh.',
      ],
      early: [
        'Then it was evening. They sat on {friend}\'s step, and after a while they went over and sat on {hero}\'s step, to be fair. The {thing} lay across their knees. "I will take it tonight," said {friend}, "and you take it tomorrow." "Or we leave it in the middle," said {hero}. But there was a street in the middle.',
        '"Are we still friends?" asked {friend}. "I never stopped," said {hero}. "I only stopped being nice." They shared a bun. {friend} broke it, and {hero} got to pick. They were the same size. They measured.',
      ],
      middle: [
        'When it got dark they sat on the step with their backs against the door. Nobody said anything clever. {friend} was tying a knot in a bit of leftover string, and {hero} was holding the end. "Yesterday was a very long day," said {friend}. ¶ "It was two days," said {hero}. "Yours and mine." {Img.the} {img.loose}. {hero} looked for it once, and then {hero.they} forgot to look.',
        'They wrote the date on it, next to the two small names: not the day on which they had finished it, but the day on which they had finished it again. "In case anyone asks," said {friend}. ¶ "What do we tell them?" asked {hero}. ¶ {friend} thought about it until the first star was out. "We say it used to be in one piece," said {friend.they}, "but now it\'s in two pieces that want to be together."',
      ],
      preteen: [
        'They sat on the step until it was too dark to see the seam, and then felt for it with their thumbs. {hero} was aware of being happy, in a cautious sort of way, like a person who has been ill and is walking around the garden. "We\'ll do it again, you know," said {friend} presently. "Quarrel, I mean." ¶ "I know," said {hero}. ¶ "I thought that next time I could go first. With the sorry." ¶ "You could try," said {hero}. "You\'d have to be quick."',
        "It spent that night at {friend}'s and the next at {hero}'s, and so on, back and forth across eleven paces of street, until the people in between grew used to the sight of somebody carrying it over at dusk. {Img.the} {img.loose}. {Hero} could not have said since when. There were easier ways of owning a thing. But each time {hero.they} handed it over, there was a moment on the step in which both of them had hold of it and neither of them pulled, and {hero} thought that this was possibly what it was for.",
      ],
    },
    more: {
      preteen: [
        'Someone across the way was practicing a tune on the piano and stopping, every time, at the same wrong note, and going back, and trying it once more. They listened until it came right, or until they had got so used to it that it made no difference.',
      ],
    },
  },
]
