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
        'The door goes creak. "{friend}? I am sorry." {hero} gives {friend} the {thing.mine}. Here.',
        '"Sorry!" says {hero}. It is very small. "Sorry," {hero} says again. {friend} hears it now.',
      ],
      early: [
        'The door opened. There was {friend}. {hero} forgot all the long words. "I\'m sorry," {hero.they} said. "I pulled. And what I said was mean." Then {hero.they} held out the {thing.mine}. It was the only thing {hero.they} had.',
        '"I came to say it," said {hero}. "Say what?" asked {friend}. {hero} looked at {hero.their} shoes. They were no help. "That I am sorry," said {hero}. It was a short thing for such a long walk.',
        '{friend} opened the door a crack. One eye looked out. "I pulled," {hero} told the eye, "and I said a bad thing, and I am sorry." The eye blinked. Then the crack got bigger. It got as big as a nose, and then as big as {friend}.',
        '{hero} had learned it by heart all the way across. But when {friend} stood there, it was gone. Only the last word was left. "Sorry," said {hero}. {Hero.they} put the {thing.mine} into {friend}\'s arms. "I can\'t do it without you. I don\'t want to, either."',
      ],
      middle: [
        '{friend} opened the door by about the width of a nose. ¶ "I\'m sorry," said {hero}. {Hero.they} had intended to stop there, but it went on by itself. "I said I could have done it without you, and I can\'t, because I tried all afternoon, and I can\'t even manage a single knot." {Hero.they} held out the {thing.mine}. "This is yours as well. It always was." ¶ The door did not move. But it didn\'t close.',
        '"You again," said {friend}. It was not very friendly, but it was not very unfriendly. ¶ {hero} had a whole speech ready. It had three parts. "I\'m sorry," {hero.they} said, and then {hero.they} waited for the second part, and found that there wasn\'t one. "That\'s all," said {hero}. "I took off the rest."',
        '{friend} had jam on {friend.their} chin, and it is difficult to make a proper speech to somebody with jam on their chin. "I\'m sorry," said {hero}. "I don\'t only mean about the {thing}, I mean what I said to you, because I knew that it would hurt, and I said it." {Hero.they} held out the {thing.mine} with both hands, because one of them was shaking. {friend} looked at it, and then at {hero}, and forgot about the jam.',
        '"I\'ve brought back what I\'ve got of it," said {hero} when the door opened. "And I\'m sorry. It was mean, what I said." That was the whole of it. Now there was a gap, and {hero} wanted very badly to fill it with a reason. There were so many good ones. {Hero.they} bit on {hero.their} lip until the gap had gone on for as long as it needed to.',
      ],
      preteen: [
        'The door opened, and there stood {friend} with a dishcloth, and all of the sentences that {hero} had so carefully prepared walked out of {hero.their} head in single file. "I\'m sorry," said {hero}. "I said that I\'d never needed you, because I knew it would hurt, and it was the exact opposite of true. I haven\'t been able to think of a single thing since yesterday without turning around to tell you." {Hero.they} held out the {thing.mine}. "And I tore it. I know that we both did. I\'m only talking about my half."',
        '"If you\'ve come to explain," said {friend} through the gap, "you needn\'t." ¶ "I haven\'t," said {hero}. "I had an explanation. It was in seven parts, and I left it at home." {Hero.they} could hear {hero.their} own heart, quite clearly, like someone moving furniture. "I\'m sorry. I was horrible to you, on purpose, and I would take it back if there were a way. There isn\'t, so I brought this." It was the {thing.mine}. It looked very small, out there on the step, for a thing that had been so hard to let go of.',
        'They both began at the same time and both stopped. "You first," said {friend}. In any other week it would have been funny. "I\'m sorry," said {hero}. "I\'m sorry that I tore it, and I\'m sorrier about what I said. You told me that once because you trusted me, and I used it." {Hero.they} had to look at the brass lion on the door, in order to finish. "That\'s all I came for. You don\'t have to do anything about it." And {hero.they} laid the {thing.mine} across {friend}\'s arms, carefully, like something asleep.',
        'It did not come out at all as planned. {hero} had meant to be calm, and {hero.their} voice slid up in the middle like a badly played trombone. "I was wrong," {hero.they} said. "I could say that you were as well, and you might even agree with me, but that would be coming here to sell you something. I was cruel to you, and you\'re my friend, and I\'m sorry." {friend} did not say a word. {hero} held out the {thing.mine}, and went on holding it out, and the arm got heavy.',
      ],
    },
    more: {
      preteen: [
        'There was a silence. This, {hero} discovered, was the actual price of it: not the saying, which was over in a moment. It was the standing there afterward with empty hands, when everything that happened next was up to somebody else.',
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
      toddlers: [
        '{friend} thinks. Hmm, hmm. "I forgive you," says {friend}. Two on the step. Squeeze!',
        '{friend} looks at {hero}. {friend} opens both arms. "All good," says {friend}. Big hug.',
        '"I was sad," says {friend}. "Me, too," says {hero}. Pat, pat. Friends again.',
      ],
      early: [
        '{friend} thought about it. {Friend.they} thought for as long as it takes to eat an apple. "It still hurts a bit," {friend.they} said. "I know," said {hero}. "But I forgive you," said {friend}. "You can sit here while it stops."',
        '"Did you mean it?" asked {friend}. "What I said? No," said {hero}. "And the sorry?" "Yes," said {hero}. {friend} nodded slowly. "Then I will keep the sorry and give you back the other thing," {friend.they} said. "I forgive you. And I pulled, too. I\'m sorry."',
        '{friend} looked at the floor. {friend} looked at the sky. It took a long time. [?companion: {companion} sat down in between, to be ready for either. ]"I forgive you," said {friend} at last. Then {friend.they} said, "Wait here," and ran off, and came back with the {thing.yours}.',
      ],
      middle: [
        '{friend} sat down on the step, and after a moment {friend.they} moved over. "I\'m still a bit angry, and I thought that you should know about it," {friend.they} said. ¶ "All right," said {hero}, and sat down in the gap. ¶ "I forgive you, though. I decided it last night. I just wasn\'t going to tell you until you came." {friend} {friend.sig}. "I\'m sorry I pulled. And I\'m sorry I said that about the ten drawings." They looked at the street. "They were quite good drawings," said {friend}.',
        '{friend} didn\'t say that it was all right, because it wasn\'t. "I kept hearing it all evening, even while I was brushing my teeth," {friend.they} said, and {hero} nodded. ¶ {friend} {friend.sig}. "But I don\'t want to keep it, and I forgive you. You\'ll have to be especially nice to me this morning, though, because it hasn\'t quite stopped." ¶ "I can do that," said {hero}. "How long?" ¶ "Until lunch," said {friend}. It turned out that they both forgot by ten.',
        '"I did pull," said {friend} slowly. "I told everyone at home that I didn\'t. I even told the dog next door." They sat side by side, and for a bit neither of them knew what came next. Then {friend} held out {friend.their} right hand, and they did the handshake, all five parts of it, up to the bit with the elbows. "I forgive you," said {friend} at the elbows. "And I\'m sorry, too." It was good to have something to do with the elbows.',
      ],
      preteen: [
        '{friend} took a long time about it. "I\'m not going to say that it was nothing," {friend.they} said at last, "because I cried in the bath." ¶ "No," said {hero}. "Don\'t." ¶ "But I forgive you." {Friend.they} said it slowly, like a person who signs something and reads it through first. "I had it ready last night already. I was only waiting for you to come and get it, and then this morning I thought, what if I\'m supposed to deliver?" {Friend.they} rubbed {friend.their} nose with the dishcloth. "I was actually on my way. You can ask the gate. It\'s got a squeak on both sides."',
        '"I had it all worked out what I\'d say if you came," said {friend}. "It was brilliant. You\'d have cried." {Friend.they} turned the {thing.mine} over. "And now you\'re here and I can\'t remember a word." For a while they listened to somebody beating a carpet, three gardens along. "It was a horrible thing to say," {friend} said then. "I\'d like you to know that I know that. And I forgive you, and it isn\'t because it didn\'t matter." {Friend.they} breathed out. "I was pulling, by the way. I pulled like anything. I\'m sorry."',
        '"Give me a minute," said {friend}, and shut the door. {hero} looked at the brass lion that hung on it. It was, all things considered, a fair enough answer, and {hero.they} {hero:was|were} trying to think how you get down off a step when the door opened again. {friend} had the {thing.yours} under one arm and {friend.their} face had been washed. "I wanted to do it properly," said {friend}. "I forgive you. There. It isn\'t gone yet, I think it goes in bits, but I\'ve decided." {Friend.they} sat down. "And I\'m sorry. You looked so sad at that window. I could see you the entire time, you know. Those curtains are like lace."',
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
        'Glue here. Glue there. Squish! {hero} holds. {friend} holds. It is one again.',
        'Tie, tie, tie. {mentor} helps with the knot. One big knot! It holds, it holds!',
      ],
      early: [
        'They mended it on {mentor}\'s big table. {hero} held, and {friend} tied. It took all the string and most of the tape. When it was done, it had a big lump in the middle. "That is the best part," said {friend}. "That is the part that will never break."',
        'It did not fit as it had before. There was a bit too much here and a bit too little there. "We could hide it," said {friend}. "No," said {hero}. {Hero.they} got the red paint and painted the seam red, from one end to the other.',
        '"Glue on your side," said {mentor}, "and glue on your side." Then they had to press. {hero} pressed, and {friend} pressed, and nobody might let go. They sang all the songs they knew. At the end one of {hero}\'s fingers was part of the {thing}. {mentor} got it off with soap.',
        'They laid the {thing.mine} next to the {thing.yours}. "Hello," said {hero} in a small voice, for the {thing.mine}. "Hello," said {friend}, for the {thing.yours}. "You look awful." "So do you." Then they laughed so much that it took them a while to thread the needle.',
      ],
      middle: [
        '{mentor} lent them the glue and the long table, and no advice. They put glue on both sides. Then they had to hold it together and count to three hundred, one number each, turn about, and by a hundred and twelve they had got the giggles. It was not as good as new. A thick seam ran right down the middle, with a lump where they had laughed. But the two small names were side by side again, and the seam went around them.',
        '"Whose turn is it to hold?" asked {friend}. "Yours," said {hero}. "I mean, ours." It took the whole day, because they kept having to stop and be polite, and because the tear, although it was quite clean, was remarkably long. When the last knot was tied, {friend} pulled at it with both hands, hard, and then made {hero} pull as well. It held. It was the only place on the whole {thing} where there was nothing to worry about.',
        'First they put the two parts side by side on {mentor}\'s table, without touching them, and had a look. The edges had frayed a bit. "It won\'t go together like before," said {friend}. "No," said {hero}. So they cut off what was loose, and it got a bit shorter, and then they laid one edge over the other and sewed through both. It was thick there now. When you ran your thumb along it you could count how often they had changed places. [?companion: {companion} slept on what they had cut off.]',
        '"I\'ll hold and you tie," said {hero}. ¶ "No, I\'ll hold and you tie," said {friend}. They looked at each other in alarm. "We could both tie," said {hero}. So they did, one from each end, with a great deal of glue, and {mentor} stood by with a wet rag and did not say what {mentor.they} thought. In the middle the two knots met. There was not room for both, and it made a lump as big as a walnut. It was by far the ugliest spot on the whole {thing}, and they were very proud of it.',
      ],
      preteen: [
        'They did it on {mentor}\'s long table, that afternoon, and it took much longer than it had taken to tear. There was a certain amount of excessive politeness to be got through first. "After you," said {friend}, handing over the needle. "No, please," said {hero}. By four o\'clock they were arguing again in a perfectly normal manner. What they ended up with was not as good as new. A thick, uneven seam ran from one end of it to the other, with {hero}\'s stitches on one side of it, which began beautifully, and {friend}\'s on the other, which ended so.',
        '"It\'s going to show," said {friend}. ¶ "Yes," said {hero}. They had tried turning the torn side under, and that made it too short. They had tried covering it with paint. In the end they did the opposite, and sewed it in red, with the thickest thread that {mentor} possessed, so that it could be seen from the far end of the street. It was, they both agreed, the strongest piece of work in the entire {thing}. {mentor} bent over it for a long time with a lamp. "I wouldn\'t have dared," said {mentor}.',
        '"What did you do with the threads?" asked {mentor}. Each of them reached into a pocket. Neither had thrown them away, and neither had mentioned it to the other. There were not enough of them to be of any practical use, but {mentor} twisted them together all the same, and drew the result through the eye of a thick needle, and made the first stitch with it. The rest was string. They took it in turns, forty stitches each, and it was past four when {hero} bit off the end. Anybody could see where it had been.',
        'It is a good deal more difficult to put a thing together with somebody than to begin it. You have to wait. {hero}, who had never waited for glue in {hero.their} life, sat with a clamp in each hand, facing {friend}, who had the other two, and there was nothing at all to do for half an hour but talk. They talked about the roof. They talked about what had been said, once more, and this time it did not need to be said loudly. When {mentor} took off the clamps there was a ridge all the way along, hard as a scar. {mentor} laid a ruler across it. "That," said {mentor}, "is not going anywhere."',
      ],
    },
    more: {
      preteen: [
        '"Whose is it now?" asked {mentor}, who had a gift for asking such questions while looking for a pair of scissors, and the two of them opened their mouths to answer, glanced at each other, and shut them again. That seemed to be the right answer.',
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
      toddlers: [
        'One, two, three, go! It {thing.jobs}! It goes a bit wonky. Hee, hee, hee!',
        'Up and go! It {thing.jobs} again! {hero} runs. {friend} runs. Hand in hand.',
        'Will it go? Ooh. Ooh. It {thing.jobs}! "Ours!" says {hero}. "Ours!" says {friend}.',
      ],
      early: [
        '"You first," said {hero}. "No, you," said {friend}. "No, you." They looked at each other. Then they took hold of it at the same time, and ran. It {thing.did}! It {thing.did} {thing.crooked}. They ran {thing.crooked}, too.',
        'They took it out to try. It had a fat seam now, and it was a little bit short. "Please," said {friend} to the {thing}. "Please," said {hero}. It gave a cough. Then it {thing.did}, {thing.crooked}! A boy on the path called, "It\'s crooked!" "We know!" they called back. "That is the good part!"',
        '"Ready?" asked {hero}. "Only if you are," said {friend}. "I am only if you are," said {hero}. They might be standing there still. But the wind came, or somebody bumped it, and off it went by itself, and they both had to run after it.',
      ],
      middle: [
        '"You go first," said {friend}. ¶ "No, you," said {hero}. ¶ "If we start that again," said {friend}, "I\'m going home." So they both took hold, one on each side of the seam, and counted to three, and it {thing.did}. It {thing.did} {thing.crooked}, because of the lump. If you wanted it to go perfectly straight, one of them had to lean out sideways, and so they took turns at leaning.',
        'It was slower than before. It also made a noise now, a sort of *flup*, once every time around, where the lump was. They ran along beside it and said "flup" with it. "You know," panted {friend}, "I can hear where it is with my eyes shut." So they tried that, too. It {thing.did}, {thing.crooked}, and so did they, straight into a hedge, one on each side. [?companion: {companion} came out in the middle.]',
        '{mentor} had come along to watch, with folded arms. "It\'ll never get up," said a man with a ladder. ¶ "It has been up before," said {hero}. "It knows the way," said {friend}. They didn\'t discuss who would go first. They noticed that only later. It {thing.did}, {thing.higher}, a bit to the left and a bit like a cow, and the man took off his cap.',
      ],
      preteen: [
        'There remained the question of who was to go first. "You," said {friend}. "Certainly not," said {hero}. They considered each other with deep mistrust. Eventually it was {mentor} who observed that it had handles at both ends, and that as far as anyone could tell it always had had. So they went together, and it {thing.did}, {thing.higher}, with a decided inclination to the left that no adjustment could cure. They spent the rest of the afternoon learning to lean.',
        '"I want it noted," said {friend}, "that I have no expectations." {Friend.they} {friend:was|were} holding on so hard that {friend.their} knuckles were white. {hero} didn\'t have any, either. They let go at the same moment, without counting, and it {thing.did}. It had lost a good hand\'s breadth in length, and pulled sharply to the left, and was a much worse {thing} than it had been. "Look at it go," said {hero}, and found that {hero.they} couldn\'t, quite, because of something in {hero.their} eyes.',
        'They had half expected it to fall apart at the seam. Everything else about it gave trouble, as it happened: a corner came loose, and something that had been borrowed fell off and was given back to its owner on the spot. But the seam held. It {thing.did}, {thing.higher}, leaning like an old gentleman in the wind, and [?companion: {companion} galloped along underneath, giving advice. "One more time?" asked {friend}][!companion: the people on the path stopped to give advice. "One more time?" asked {friend}]. They did it eleven times. It was getting dark by then, and neither of them could have told you who had held it when.',
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
        'Moon, moon, up you come. {hero} and {friend} share a bun. Bite for you. Night, night.',
        'Four feet on one step. Tap, tap, tap, tap. {heart} Sleep well, {thing}.',
      ],
      early: [
        'Then it was evening. They sat on {friend}\'s step, and after a while they went over and sat on {hero}\'s step, to be fair. The {thing} lay across their knees. "I will take it tonight," said {friend}, "and you take it tomorrow." "Or we leave it in the middle," said {hero}. But there was a street in the middle.',
        '"Are we still friends?" asked {friend}. "I never stopped," said {hero}. "I only stopped being nice." They shared a bun. {friend} broke it, and {hero} got to pick. They were the same size. They measured.',
        'They put the {thing} between them on the step and covered it with a coat. "So that it can sleep," said {friend}. "Tell it something," said {hero}. {friend} told it the story of how it was made. {Friend.they} left out the middle bit. Then {friend.they} put it back in. "It should know," {friend.they} said.',
        '{hero} had a look inside {hero.themself}. It had been {img.is} in there all day long. Now there was only bun. "What are you doing?" asked {friend}. "Nothing," said {hero}. Across the street a light went on, and somebody called that it was late. Nobody got up.',
      ],
      middle: [
        'When it got dark they sat on the step with their backs against the door. Nobody said anything clever. {friend} was tying a knot in a bit of leftover string, and {hero} was holding the end. "Yesterday was a very long day," said {friend}. ¶ "It was two days," said {hero}. "Yours and mine." {Img.the} {img.loose}. {hero} looked for it once, and then {hero.they} forgot to look.',
        'They wrote the date on it, next to the two small names: not the day on which they had finished it, but the day on which they had finished it again. "In case anyone asks," said {friend}. ¶ "What do we tell them?" asked {hero}. ¶ {friend} thought about it until the first star was out. "We say it used to be in one piece," {friend.they} said, "but now it\'s in two pieces that want to be together."',
        '"Where shall it live?" asked {hero}. They looked across at {hero}\'s house, and up at {friend}\'s. In the end they drew lots with two bits of string, and both the bits turned out to be the same length. "You always check," said {hero}. ¶ "You never do," said {friend}. They leaned back against the door, with the {thing} across all four knees, and watched the lamps go on along the street. {Img.the} {img.loose}. It had gone some time in the afternoon, with the shavings.',
        '{mentor} came past with {mentor.their} bag and stopped at the gate. "All mended?" asked {mentor}. ¶ "Mostly," said {friend}. "It pulls to the left." ¶ "I meant the other thing," said {mentor}. They looked at each other. "That pulls to the left, too," said {hero}. {friend} laughed so suddenly that {friend.they} got the hiccups, and they had them, first one and then the other, until the stars were out.',
      ],
      preteen: [
        'They sat on the step until it was too dark to see the seam, and then felt for it with their thumbs. {hero} was aware of being happy, in a cautious sort of way, like a person who has been ill and is walking around the garden. "We\'ll do it again, you know," said {friend} after a while. "Quarrel, I mean." ¶ "I know," said {hero}. ¶ "I thought that next time I could go first. With the sorry." ¶ "You could try," said {hero}. "You\'d have to be quick."',
        "It spent that night at {friend}'s and the next at {hero}'s, and so on, back and forth across eleven paces of street, until the people in between grew used to the sight of somebody carrying it over at dusk. {Img.the} {img.loose}. {Hero} could not have said since when. There were easier ways of owning a thing. But each time {hero.they} handed it over, there was a moment on the step in which both of them had hold of it and neither of them pulled, and {hero} thought that this was possibly what it was for.",
        'It got dark, and neither of them went in. {friend} had found half a packet of something in a pocket, and they divided it with the exactness of bankers. "What did you do all yesterday?" asked {hero}. ¶ "I made a list," said {friend}, "of everything that\'s wrong with you." ¶ "How many points?" ¶ "Seven. Then I read it through, and it was everything I like." {hero} began to laugh, and couldn\'t stop. {Img.the} {img.loose}. They handed the {thing} back and forth while they talked, each time the holder needed both arms.',
        'There is a drain cover in the middle of that street, and at nine o\'clock that night two people could be seen standing on it, engaged in a handshake of several parts. It took them three attempts. "Tomorrow?" asked {friend}, with the {thing} under one arm. ¶ "It\'s your night, and my day," said {hero}. "Eight o\'clock. Don\'t be early." ¶ "I\'m never early." ¶ "No," said {hero}, and discovered that it was one of the things {hero.they} liked. Their doors shut at the same time, with two small, careful clicks.',
      ],
    },
    more: {
      preteen: [
        'Someone across the way was practicing a tune on the piano and stopping, every time, at the same wrong note, and going back, and trying it once more. They listened until it came right, or until they had gotten so used to it that it made no difference.',
      ],
    },
  },
]
