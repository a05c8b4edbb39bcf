import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

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
        '{hero} goes to {friend}. "I am sorry, {friend}." {friend} holds out a hand.',
        '[+ Knock, knock. ]There is {friend}. "I am sorry," says {hero}. "I am sorry, too." Hug, hug!',
        '{hero} opens {friend}\'s door. "I am sorry, {friend}." {hero} gives {friend} the {thing.mine}.',
        '"I am sorry," says {hero}. It is very small. "I am sorry!" {friend} hears it now.',
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
        'The door opened, and there stood {friend} with a dish towel, and every sentence that {hero} had practiced was gone. "I\'m sorry," said {hero}. "I was mean to you, and I said it because I knew that it would hurt, and it wasn\'t even true. Ever since then I keep thinking of things, and I turn around to tell you, and you aren\'t there." {Hero.they} held out the {thing.mine}. "And I tore it. I know that there were two of us, but I\'m only talking about my half."',
        '"If you\'ve come to explain it to me," said {friend} through the crack of the door, "you can go home again."¶"I had an explanation with seven points, but I left it at home," said {hero}, and had to swallow before {hero.they} could go on. "I\'m sorry. I was horrible to you, and I did it on purpose, and I\'d take it back if I could. I can\'t, so I brought you this." It was the {thing.mine}, and it looked very small out there on the step. You could hardly believe that somebody had fought so hard to keep it.',
        'They both started at the same time, and both of them stopped. "You first," said {friend}, and any other week they would have laughed. "I\'m sorry," said {hero}. "I\'m sorry that I tore it, and I\'m a lot more sorry about what I said, because you trusted me, and I used it to win an argument." {Hero.they} had to look at the doormat, and at {friend}\'s left shoe, to get to the end of it. "That\'s all, and you don\'t have to do anything about it." And {hero.they} laid the {thing.mine} in {friend}\'s arms, as carefully as if it were asleep.',
        "It didn't come out the way {hero} had planned it, because {hero.they} had wanted to sound calm, and instead {hero.their} voice slid up and down like a trombone. \"I was wrong,\" {hero.they} said, \"and I could say that you were wrong, too, and maybe you were, but that isn't what I came for. I was mean to you, and you're my friend, and I'm sorry.\" {friend} didn't say a word. {hero} held out the {thing.mine}, and went on holding it out, and it got heavier and heavier.",
      ],
    },
    more: {
      preteen: [
        "Nobody had warned {hero} that this was the difficult part. Saying it was over in a second. But then you had to stand there with empty hands, and there was nothing more that you could do, because now it was {friend}'s turn.",
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
        'It took {friend} a long time. "I\'m not going to say that it\'s all right," {friend.they} said in the end, "because I cried in the bathtub. But I forgive you." {Friend.they} said it slowly, like somebody who reads a thing through before signing it. "I wanted to tell you last night, and then I thought that you should come and get it, and this morning I thought, what if I\'m the one who\'s supposed to bring it?" {Friend.they} rubbed {friend.their} nose with the dish towel. "I was on my way over to you, and I\'ve even got my jacket on."',
        '"I had the perfect thing to say to you, if you came, and you\'d have cried," said {friend}, turning the {thing.mine} over and over. "And now you\'re here, and I can\'t remember a word of it." For a while they listened to somebody beating a rug, three gardens along. "It was a horrible thing to say," {friend} said then, "and I want you to know that it hurt, and it still does, and I forgive you." {Friend.they} took a deep breath. "And I did pull, by the way, like crazy, and I\'m sorry."',
        '"Give me a minute," said {friend}, and shut the door. {hero} stood there and looked at the brass lion. It was a fair answer, and {hero.they} {hero:was|were} just wondering if {hero.they} should wait or go home, when the door opened again. {friend} had the {thing.yours} under one arm and a freshly washed face. "I wanted to do it properly," {friend.they} said, "and I forgive you. It isn\'t all gone yet, because I think it goes away in pieces, but I\'ve made up my mind. And I\'m sorry, too, because you looked so sad at your window," {friend.they} added, nodding across the street, "and you can see right through those curtains, you know."',
      ],
    },
    more: {
      preteen: [
        "They sat there side by side on the step, because nobody's knees were working very well, and for a while they just looked across at {hero}'s house. It seemed a very long way off from here, although it was only eleven paces.",
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
        'They fix the {thing}. {hero} holds. {friend} ties. In and out. It has a big seam. Good!',
        '[+ Stick, stick, stick! ]{hero} and {friend} fix the {thing}. Hello again, {thing}!',
        'Glue here. Glue there. [+ Squish! ]{hero} holds. {friend} holds. The {thing} is one again.',
        '[+ Tie, tie, tie. ]{hero} and {friend} make a big knot. {mentor} helps. It holds, it holds!',
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
        "They did it that afternoon, on {mentor}'s long table, and it took a lot longer than breaking it. At first they were so polite that they got nothing done, and kept on handing each other the needle and saying, \"No, please, after you.\" By four o'clock they were arguing about every stitch again, and then it went much faster. It wasn't as good as new. There was a thick, bumpy seam all the way across, in red string. {hero}'s end of it started out beautifully, and {friend}'s end finished beautifully, and in the middle it was a mess.",
        '"Everybody is going to see it," said {friend}.¶"I know," said {hero}. They had tried to fold the ragged edge under, and that made it too short. They had tried to paint over it, and that made it look as if it had been in a terrible accident. So in the end they did just the opposite, and sewed it up in bright red, with the thickest string that {mentor} had in the house, so that you could see it from the far end of the street. They pulled every stitch as tight as they could, one from the left and one from the right. {mentor} held a lamp over it and said that nobody could accuse them of hiding anything.',
        '"What did you do with the loose threads?" asked {mentor}. {hero} reached into one pocket, and {friend} reached into another, and each of them pulled out a little tangle and stared at the other one\'s. They had both kept them, and neither of them had told anybody. There weren\'t enough to be of any use, but {mentor} twisted them together all the same and made the very first stitch with them. The rest was red string. They took turns, forty stitches each, and it was past four when {hero} bit off the end. Anybody could see where it had come apart.',
        "Starting a thing is easy, and putting it back together is not, because above all you have to wait. {hero} had never in {hero.their} life waited for glue to dry. Now {hero.they} had to sit there with a clamp in each hand, and across the table sat {friend} with two more, and for half an hour there was nothing to do but talk. They talked about what they had said to each other, once more, and this time nobody had to shout. Then they sewed over it with red string, to be on the safe side. {mentor} tugged at it from both ends and said that it wasn't going anywhere.",
      ],
    },
    more: {
      preteen: [
        '"So whose is it now?" asked {mentor}, looking around for the scissors. Both of them opened their mouths, and looked at each other, and shut them again. {mentor} seemed to think that this was a very good answer.',
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
        'Then there was the question of who got to go first. "You first," said {friend}, and "No, you first," said {hero}, and for a moment it looked as if they were going to have another argument.¶"It\'s got two ends, and there are two of you," said {mentor}. So they did it together, and it {thing.did}, {thing.higher}, only a lot more crookedly than before. It kept pulling to the left, and nothing that they tried could stop it. They spent the rest of the afternoon learning to lean to the right.',
        '"I don\'t expect anything, and I just want you to know that," said {friend}, holding on so hard that {friend.their} knuckles were white. {hero} didn\'t expect anything, either. They let go at the same moment, without counting, and it {thing.did}. It was a hand shorter than before, and it pulled to the left, and it was a much worse {thing} than it had been. "Look at that!" said {hero}, and couldn\'t really see it, because there was something in {hero.their} eyes.',
        'They expected it to come apart at the seam. Everything else did come apart. A corner got loose, and a knot came undone, and one of the borrowed things fell off directly in front of the person who had lent it. But the seam held, and it {thing.did}, {thing.higher}, leaning over like an old man in the wind. [?companion: {companion} got to see every minute of it. ][!companion: People stopped on the sidewalk and gave them advice. ]"One more time?" asked {friend}. They did it eleven times, until it was getting dark, and neither of them could have told you who had held it more often.',
      ],
    },
    more: {
      preteen: [
        "It was slower than before, and anybody could see what had happened to it. But {hero} wasn't worried anymore that it would break, because it had broken already, and here it was.",
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
        '{hero} and {friend} sit on one step. They share an apple. Bite, bite. Good night, {thing}.',
        'The sun goes down. {hero} leans on {friend}. They are friends again. [+ Shh.]',
        'The moon comes up. {hero} and {friend} share a bun. "A bite for you." Night, night.',
        '{hero} and {friend} sit on one step. Tap, tap go the feet. [+ {heart} ]Sleep well, {thing}.',
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
        {
          say: '{mentor} came past with {mentor.their} bag and stopped at the gate. "All mended?" asked {mentor}. ¶ "Mostly," said {friend}. "It pulls to the left." ¶ "I meant the other thing," said {mentor}. They looked at each other. "That pulls to the left, too," said {hero}. {friend} laughed so suddenly that {friend.they} got the hiccups, and they had them, first one and then the other, until the stars were out.',
          shows: shown.mentorPasses,
        },
      ],
      preteen: [
        'They sat on the step until it was too dark to see the seam, and then they felt for it with their thumbs. "We\'ll have another argument, you know," said {friend} after a while, "and next time I could be the one to go first, with apologizing."¶"You can try," said {hero}, "but you\'ll have to be quick." {Img.the} {img.loose}, and {hero.they} hadn\'t even noticed when. The streetlights came on, one after another, and neither of them wanted to be the first to go in.',
        "It spent that night at {friend}'s house and the next night at {hero}'s, and so on, back and forth across eleven paces of street. The neighbors got used to seeing somebody carry it over at bedtime. {Img.the} {img.loose}, and {hero} couldn't have said since when. It was a lot of trouble for two people to own one thing. But every evening, when {hero.they} handed it over, there was one moment on the step when both of them had hold of it, and neither of them pulled. {hero} liked that moment, and sometimes {hero.they} held on a little longer.",
        'It got dark, and neither of them went in. {friend} found half a pack of crackers in a pocket, and they divided it up so carefully that even the crumbs came out even. "What did you do all day yesterday?" asked {hero}.¶"I made a list of everything that\'s wrong with you," said {friend}. "It had seven points, and when I read it again, it was all the stuff I like." {hero} started to laugh and couldn\'t stop, and {img.the} {img.loose}. They passed the {thing} back and forth while they talked, whenever one of them needed both arms for the story.',
        {
          say: 'In the middle of that street there is a drain cover, and at nine o\'clock that night two people were standing on it and trying to do a handshake with seven parts and a spin. It took them three tries. "When tomorrow?" asked {friend}, with the {thing} under one arm.¶"It\'s your night and my day," said {hero}, "so come at eight, and don\'t be early."¶"I\'m never early," said {friend}, and that was true. {Img.the} {img.loose}. Two doors closed, one on each side of the street, and then one of them opened again, because somebody had forgotten to say good night.',
          shows: shown.handshake,
        },
      ],
    },
    more: {
      preteen: [
        'Farther down the street somebody was practicing the piano. They always got stuck at the same wrong note, and went back, and tried it again, and the two of them listened until it came out right, or possibly until they had gotten used to it.',
      ],
    },
  },
]
