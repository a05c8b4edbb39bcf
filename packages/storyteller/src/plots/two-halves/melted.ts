import type { MeltedPage } from '../plot.ts'
import { shown } from './shown.ts'

export const melted: readonly MeltedPage[] = [
  {
    id: 'mine/tear',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'pull', 'angry', 'friend', '{thing}'],
        ['friend', 'pull', 'angry', 'hero', '{thing}'],
        ['companion', 'hide', 'worried'],
      ],
      props: ['{thing}'],
      action: '{hero} and {friend} pull at the {thing} from both sides.',
    },
    text: {
      toddlers: [
        '"Me first!" "No, me!" {hero} pulls. {friend} pulls. {Thing.rip} Now the {thing} is in two.',
        '"It is mine!" says {hero}. "No, mine!" says {friend}. [+ Tug, tug. ]{Thing.rip} It breaks in two.',
        '{hero} holds on. {friend} holds on. "Mine!" Pull, pull! {Thing.rip} Oh no, the {thing}!',
      ],
      early: [
        '"I go first," said {hero}. "No, I do," said {friend}. "It was my idea." "They were my knots." They both had hold of it. {hero} pulled. {friend} pulled. {Thing.rip} ¶ They both sat down hard. {hero} had the {thing.mine}. {friend} had the {thing.yours}.',
        '"My turn," said {friend}. "You had a turn," said {hero}. "That was a try. A try is not a turn." "Let go!" "You let go!" Then neither of them let go, but the {thing} did. {Thing.rip} After that it was very quiet.',
        '{hero} wanted to go left. {friend} wanted to go right. "My {thing}," said {hero}. "My {thing}," said {friend}. It had only ever been *our* {thing} before. It did not like it. {Thing.rip} ¶ There they stood. {hero} had the {thing.mine}. {friend} had the {thing.yours}.',
      ],
      middle: [
        'It started with such a small thing that afterward they could not find it again. Somebody said "my" where there had always been an "our." "It was my idea," said {hero}. ¶ "Ideas don\'t {thing.job}," said {friend}. "They were my knots." ¶ "I could have done it without you," said {hero}. It was not even something that {hero.they} thought. By now each of them had a hand on it, and they leaned, each a little more than the other. ¶ {Thing.rip} ¶ {hero} had the {thing.mine}, and {friend} had the {thing.yours}. Nobody had meant to pull that hard.',
        'They reached for it at the same moment. "I\'ve got it," said {hero}. "I\'ve got it," said {friend}, and for the first time that week neither of them was trying to be funny. "Who sat there with the knots?" said {friend}. ¶ "Who wants to sit there?" said {hero}. "Only somebody with no ideas." It was out before {hero.they} had looked at it. Nobody pulled, exactly. They only leaned. ¶ {Thing.rip} ¶ Then {friend} was holding the {thing.yours} against {friend.their} chest like a hurt bird, and {hero} had the {thing.mine}, and they went home on two sides of the street.',
        'There was one question left, and that was who would carry it. It sounds like nothing, but when you carry a thing through the neighborhood, everybody asks, "Did you make that?", and you say yes. "You\'re so slow," said {hero}. It was an old joke, only this time {hero.they} had left off the grin. {friend} took hold of {friend.their} end. "Then you won\'t need me," {friend.they} said. ¶ {Thing.rip} ¶ {friend} had the {thing.yours}, and {hero} had the {thing.mine}. "Well," said {friend}, in a voice that was much too high, "now it\'s quite clear which is whose." And {friend.they} went.',
      ],
      preteen: [
        'All week long it had been "our" {thing}, and then, that afternoon, somebody said "my," just by accident.¶"Well, I drew it," said {hero}.¶"You drew eleven of them," said {friend}, "and ten were garbage."¶"I\'ve never even needed you for this," said {hero}, which was a lie from beginning to end, and {hero.they} saw it land. By then each of them had hold of one end. Neither of them pulled, but they held on, as anybody would, and leaned back a little. {Thing.rip}¶When {hero} looked down, {hero.they} had the {thing.mine} in {hero.their} hands, with a ragged edge all down the side, and {friend} was sitting on the ground with the {thing.yours}.',
        'A woman stopped to look, and asked which of them had had such a clever idea.¶"I did," said {hero}, and at exactly the same moment {friend} said, "I did." The woman laughed and walked on, and the two of them were left standing there, each with one hand on the {thing}. After that they both said things, and {hero} said the worst one. "You only like it," {hero.they} said, "because you never have anything of your own." Neither of them let go, and they had worked all week to make it as light as they could. {Thing.rip}¶It went so slowly that either of them could have stopped it. "I put my whole week into this," said {friend}, looking at the {thing.yours}, and so had {hero}, and now {hero.they} had the {thing.mine} to show for it.',
        '"Be careful with it," said {friend}.¶"I know how to hold my own {thing}," said {hero}.¶"Your own," said {friend}, and put down {friend.their} bag, to have both hands free, and by then {hero} only wanted to win. "You\'re not careful, you\'re just scared, like always," {hero.they} said. {friend} had told {hero.them} that once, up on the roof in the dark, and nobody else in the world knew it. It was so quiet that you could hear the tape measure snap back into its case. Neither of them pulled, but they were both too stubborn to let go. {Thing.rip}¶Somewhere a bird was singing, and {hero} had the {thing.mine}. At the ragged edge {hero.they} could read {hero.their} own name, very small, and next to it, where {friend}\'s name had been, there were only a few loose threads.',
      ],
    },
    more: {
      preteen: [
        'It would have been a good moment for somebody to apologize. {hero} waited for {friend} to start, and {friend} waited for {hero}, and both of them were good at waiting. So in the end they picked up their pieces and stormed off, and since they lived on the same street, they had to do it in the same direction, one on each sidewalk, at exactly the same speed.',
      ],
    },
  },
  {
    id: 'mine/tear/half',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'pull', 'angry', 'friend', '{thing}'],
        ['friend', 'pull', 'angry', 'hero', '{thing}'],
      ],
      props: ['{thing}'],
      action: '{hero} and {friend} pull at the {thing} until it comes apart.',
    },
    text: {
      toddlers: [
        '"It is mine!" "No, it is mine!" They pull and pull. {Thing.rip} {hero} has half. {friend} has half. Half is no fun.',
        '{hero} wants the {thing}. {friend} wants the {thing}. [+ Tug, tug! ]{Thing.rip} It is in two. {friend} goes home. {hero} is all alone.',
        '"Me first!" "No, me!" {Thing.rip} The {thing} is in two. {hero} goes home with half. Now {hero} has no friend.',
      ],
      early: [
        '"I go first," said {hero}. "No, I do," said {friend}. They both pulled. {Thing.rip} ¶ {hero} had the {thing.mine}, and {friend} had the {thing.yours}. They went home on two sides of the street. {Thing.useless}. {hero} tried being glad, all alone. It did not work, either.',
        'Neither of them let go, but the {thing} did. {Thing.rip} "Now look!" said {hero}. "You look!" said {friend}. At home {hero} put the {thing.mine} on a chair and sat down on the other one. It was no good to talk to. It was not even half as good as {friend}.',
        '"Mine," said {hero}. "Mine," said {friend}. {Thing.rip} The {thing} was in two. ¶ Two doors went bang. {hero} sat down with the {thing.mine}. It needed a hand here, and a hand there, and a hand in the middle. {hero} counted {hero.their} hands. There was one too few, and it was {friend}\'s. {Hero.their} tummy felt {img.is}.',
      ],
      middle: [
        'It started with a very small thing. Somebody said "my" where there had always been an "our." "It was my idea," said {hero}. "They were my knots," said {friend}. "I could have done it without you," said {hero}, and it was not even something that {hero.they} thought. They held on, and leaned. {Thing.rip} ¶ Then they went home by different ways, although they lived in the same street, one with the {thing.mine} and the other with the {thing.yours}. {Thing.useless}. {hero} found that out in the course of the afternoon, in several ways. {Img.start}.',
        'Two people can carry a thing together for a week and never ask whose it is. Then one of them asks. "Who sat there with the knots?" said {friend}. "Only somebody with no ideas would want to," said {hero}, and it was out before {hero.they} had looked at it. They both held on. {Thing.rip} ¶ At home {hero} told the pancakes how it had really been. {Hero.they} told it very well, only that at the best part, where you wait for somebody to say "No!", nobody did. {Thing.useless}. {Img.start}.',
        '"I\'ve got it," said {hero}. "I\'ve got it," said {friend}. {Thing.rip} And that was five days. {friend} took the {thing.yours} and went home by the sunny side, and {hero} took the {thing.mine} and went by the shady one, stamping in time. ¶ In {hero}\'s pencil box there was a pencil with {friend}\'s teeth marks. {hero} put it back the other way around. {Thing.useless}, and you cannot unbite a pencil, either. "I could have done it without {friend.them}," {hero} told the wall. It was true that {hero.they} had said so. {Img.start}.',
      ],
      preteen: [
        'All week long it had been "our" {thing}, and then, that afternoon, somebody said "my," just by accident, and before either of them could laugh about it, it was too late. "I\'ve never even needed you for this," said {hero}, and it was a lie from beginning to end. Neither of them pulled, but they held on, and leaned back a little. {Thing.rip}¶They went home on the same street, one on each sidewalk, {hero} with the {thing.mine} and {friend} with the {thing.yours}. {Thing.useless}. {hero} drew a new plan, and something about it was wrong, but {hero.they} couldn\'t see what it was. {friend} would have put a finger on the spot immediately, without even getting up. {Img.start}.',
        'They were both too stubborn to let go, and in the middle was {thing.a} that they had worked all week to make as light as they could. "You\'re not careful, you\'re just scared, like always," {hero} had said, and {friend} had told {hero.them} that once, up on the roof in the dark. {Thing.rip}¶{hero} took the {thing.mine} home by the back lane, because {hero.they} didn\'t want to meet anybody, and met four people, and all four of them said, "All by yourself today?" {Thing.useless}. At five o\'clock {hero} noticed that {hero.they} {hero:was|were} standing at the top of the stairs and listening for the bell, for two short rings and a long one. Nobody rang. {Img.start}.',
        '"Which of you had the idea?" asked a woman who was walking by, and they both said, "I did," and that was all it took. By the time she had turned the corner, each of them had one hand on the {thing}, and {hero} had said the meanest thing that {hero.they} could imagine. {Thing.rip}¶For about an hour it felt wonderful, because {hero} had been right, and had said so, and had come home with the {thing.mine}. {Thing.useless}, but never mind. Then the afternoon began to get longer, and {hero.they} thought of something funny, and looked up to say it, and there was the wall. {Hero.they} started a game of checkers against {hero.themself}, and lost. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        "From the window you looked straight across at {friend}'s front step. {friend} was sitting there with the {thing.yours} and tying a knot in it, and picking it open again, and tying it the other way. Nobody had ever told {hero} that you can be completely right and still have no one to share your sandwiches with.",
      ],
    },
  },
  {
    id: 'sorry/answer',
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'give', 'sad', 'friend', '{thing}'],
        ['friend', 'stand', 'tender', 'hero'],
      ],
      props: ['door', '{thing}'],
      action: '{hero} says sorry to {friend} and holds out the other half, and {friend} forgives.',
    },
    text: {
      toddlers: [
        '{hero} goes to {friend}. "I am sorry." [+ {friend} thinks. ]"I forgive you," says {friend}. [+ Hug, hug!]',
        'Knock, knock. "I am sorry, {friend}," says {hero}. "I am sorry, too. I forgive you." [+ Hug, hug!]',
        '{hero} gives {friend} the {thing.mine}. "I am sorry." [+ It is very small. ]"I forgive you," says {friend}.',
      ],
      early: [
        'The door opened. There was {friend}. {hero} forgot all the long words. "I\'m sorry," {hero.they} said. "What I said was mean." {Hero.they} held out the {thing.mine}. {friend} thought for as long as it takes to eat an apple. "It still hurts a bit," {friend.they} said. "But I forgive you. You can sit here while it stops."',
        '{friend} opened the door a crack. One eye looked out. "I pulled," {hero} told the eye, "and I said a bad thing, and I am sorry." The eye blinked. "I pulled, too," it said. The crack got as big as a nose, and then as big as {friend}. "And I forgive you," said {friend}.',
        '{hero} had learned it by heart all the way across. But then {friend} stood there, and only the last word was left. "Sorry," said {hero}. "Did you mean it?" asked {friend}. "What I said? No." "And the sorry?" "Yes," said {hero}. {friend} nodded. "Then I will keep the sorry and give you back the other thing," {friend.they} said. "I forgive you."',
      ],
      middle: [
        '{friend} opened the door by about the width of a nose.¶"I\'m sorry," said {hero}. {Hero.they} had intended to stop there, but it went on by itself. "I said I could have done it without you, and I can\'t, because I tried all afternoon, and I can\'t even manage a single knot." {Hero.they} held out the {thing.mine}.¶{friend} sat down on the step, and after a moment {friend.they} moved over. "I\'m still a bit angry, and I thought that you should know about it," {friend.they} said. "I forgive you, though. I decided it last night. I just wasn\'t going to tell you until you came."',
        '"You again," said {friend}. It was not very friendly, but it was not very unfriendly.¶{hero} had a whole speech ready, in three parts. "I\'m sorry," {hero.they} said, and then {hero.they} waited for the second part, and found that there wasn\'t one. "That\'s all," said {hero}. "I took off the rest."¶{friend} didn\'t say that it was all right, because it wasn\'t. "But I forgive you," {friend.they} said. "You\'ll have to be especially nice to me this morning, though, because it hasn\'t quite stopped."¶"How long?" asked {hero}.¶"Until lunch," said {friend}. It turned out that they both forgot by ten.',
        '{friend} had jam on {friend.their} chin, and it is difficult to make a proper speech to somebody with jam on their chin. "I\'m sorry," said {hero}. "I don\'t only mean about the {thing}, I mean what I said to you, because I knew that it would hurt, and I said it." {friend} looked at the {thing.mine}, and then at {hero}, and forgot about the jam.¶"I did pull," said {friend} slowly. "I told everyone at home that I didn\'t. I even told the dog next door." Then {friend} held out {friend.their} right hand, and they did the handshake, up to the bit with the elbows. "I forgive you," {friend.they} said at the elbows. "And I\'m sorry, too."',
      ],
      preteen: [
        'The door opened, and there stood {friend} with a dish towel, and every sentence that {hero} had practiced was gone. "I\'m sorry," said {hero}. "I was mean to you, and I said it because I knew that it would hurt, and it wasn\'t even true." {Hero.they} held out the {thing.mine}. "And I tore it, and I know that there were two of us, but I\'m only talking about my half."¶It took {friend} a long time. "I\'m not going to say that it\'s all right," {friend.they} said in the end, "because I cried in the bathtub. But I forgive you." {Friend.they} said it slowly, like somebody who reads a thing through before signing it. "I wanted to tell you last night, and then I thought that you should come and get it, and this morning I thought, what if I\'m the one who\'s supposed to bring it?" {Friend.they} rubbed {friend.their} nose with the dish towel. "I was on my way over to you, and I\'ve even got my jacket on."',
        '"If you\'ve come to explain it to me," said {friend} through the crack of the door, "you can go home again."¶"I had an explanation with seven points, but I left it at home," said {hero}, and had to swallow before {hero.they} could go on. "I\'m sorry. I was horrible to you, and I did it on purpose, and I\'d take it back if I could. I can\'t, so I brought you this." It was the {thing.mine}, and it looked very small out there on the step.¶For a while they listened to somebody beating a rug, three gardens along. "It was a horrible thing to say," {friend} said then, "and I want you to know that it hurt, and it still does, and I forgive you." {Friend.they} took a deep breath. "And I did pull, by the way, like crazy, and I\'m sorry."',
        'It didn\'t come out the way {hero} had planned it, because {hero.they} had intended to be calm, and instead {hero.their} voice slid up and down like a trombone. "I was wrong," {hero.they} said, "and I was mean to you, and you\'re my friend, and I\'m sorry." {Hero.they} held out the {thing.mine}, and it got heavier and heavier.¶"Give me a minute," said {friend}, and shut the door. It was a fair answer, and {hero} was just wondering whether to wait or to go home, when the door opened again. {friend} had the {thing.yours} under one arm and a freshly washed face. "I wanted to do it properly," {friend.they} said. "I forgive you. It isn\'t all gone yet, because I think it goes away in pieces, but I\'ve made up my mind, and I\'m sorry, too."',
      ],
    },
    more: {
      middle: ['They stayed on the step for a while, because there was room on it for exactly two.'],
      preteen: [
        "They sat there side by side on the step, because nobody's knees were working very well, and for a while they just looked across at {hero}'s house. It seemed a very long way off from here, although it was only eleven paces.",
      ],
    },
  },
  {
    id: 'mend/rest',
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'happy', 'friend', '{thing}'],
        ['friend', 'sit', 'happy', 'hero', '{thing}'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{thing}', 'door', 'star'],
      action: '{hero} and {friend} sit with the mended {thing} across their knees.',
    },
    text: {
      toddlers: [
        '{hero} holds. {friend} ties. The {thing} is one again! {hero} and {friend} are friends. They sit on one step. [+ Shh.]',
        '[+ Stick, stick! ]They fix the {thing}. {hero} and {friend} are friends again. {hero} leans on {friend}. Good night, {thing}.',
        '{hero} and {friend} glue the {thing}. [+ Squish, squish! ]It holds! They sit on one step. They see the moon. [+ Shh.]',
      ],
      early: [
        'They mended it on the step. {hero} held, and {friend} tied. It had a big lump in the middle. "That is the part that will never break," said {friend}. In the evening it lay across their knees. "I take it tonight," said {friend}, "and you take it tomorrow." And nobody pulled.',
        'They glued the {thing}, but you could see where. "We could hide it," said {friend}. "No," said {hero}, and painted the seam red from one end to the other. Then they sat on {friend}\'s step, and after a while on {hero}\'s step, to be fair. They shared a bun. It broke in the middle, all by itself.',
        'They glued it at {mentor}\'s, and pressed, and sang all the songs they knew. At the end one of {hero}\'s fingers was part of the {thing}. {mentor} got it off with soap. In the evening the two of them sat on the step and looked at the lump in the middle. "It is ugly," said {friend}. "It is ours," said {hero}, and leaned on {friend.them}.',
      ],
      middle: [
        '{mentor} lent them the glue, and no advice. They put it on both sides, and then they had to hold the halves together and count to three hundred, one number each, turn about. By a hundred and twelve they had got the giggles. A thick seam ran down the middle, with a lump where they had laughed. ¶ When it got dark they sat on the step with the {thing} across their knees. "Yesterday was a very long day," said {friend}. ¶ "It was two days," said {hero}. "Yours and mine." {Img.the} {img.loose}. {hero} looked for it once, and then {hero.they} forgot to look.',
        {
          say: 'They sewed it on {mentor}\'s table, one from each end. In the middle the two knots met. There was not room for both, and it made a lump as big as a walnut. It was by far the ugliest spot on the whole {thing}, and they were very proud of it. ¶ "All mended?" asked {mentor} that evening, going past the step with {mentor.their} bag. "Mostly," said {friend}. "It pulls to the left." ¶ "I meant the other thing," said {mentor}. ¶ "That pulls to the left, too," said {hero}. {Img.the} {img.loose}. It had gone some time in the afternoon, with the shavings.',
          shows: shown.mentorPasses,
        },
        '"I\'ll hold and you tie," said {hero}. "No, I\'ll hold and you tie," said {friend}. They looked at each other in alarm, and then they got the giggles, and the seam has a bend in it there to this day. {mentor} stood by with a wet rag and didn\'t say what {mentor.they} thought. ¶ Later they drew lots for where it should live, with two bits of string, and both the bits were the same length. So it lay across all four knees, on the step, and they watched the lamps go on. {Img.the} {img.loose}. {hero} could not have said when. Somebody had been laughing.',
      ],
      preteen: [
        "They did it on {mentor}'s long table, and it took a lot longer than breaking it. At first they were so polite that they got nothing done, but by four o'clock they were arguing about every stitch again, and then it went much faster. It wasn't as good as new. There was a thick, bumpy seam all the way across, in red string, and you could see it from the far end of the street.¶It spent that night at {friend}'s house and the next night at {hero}'s, and so on, back and forth. {Img.the} {img.loose}. It was a lot of trouble for two people to own one thing. But every evening, when {hero.they} handed it over, there was one moment on the step when both of them had hold of it, and neither of them pulled. {hero} liked that moment, and sometimes {hero.they} held on a little longer.",
        '"What did you do with the loose threads?" asked {mentor}. {hero} reached into one pocket, and {friend} reached into another, because they had both kept them, and neither of them had told anybody. {mentor} twisted them together and made the very first stitch with them. The rest was red string, forty stitches each, and it was past four when {hero} bit off the end.¶They sat on the step until it was too dark to see the seam, and then they felt for it with their thumbs. "Yesterday I made a list of everything that\'s wrong with you," said {friend}. "It had seven points, and when I read it again, it was all the stuff I like." {hero} started to laugh and couldn\'t stop, and {img.the} {img.loose}.',
        'Starting a thing is easy, and putting it back together is not, because above all you have to wait. {hero} sat there with a clamp in each hand, and across the table sat {friend} with two more, and for half an hour there was nothing to do but talk, and this time nobody had to shout. Then they sewed over it with red string, to be on the safe side. {mentor} tugged at it from both ends, and it held.¶In the middle of that street there is a drain cover, and at nine o\'clock that night two people were standing on it and trying to do a handshake with seven parts and a spin. "It\'s your night and my day," said {hero}, "so come at eight, and don\'t be early."¶"I\'m never early," said {friend}, with the {thing} under one arm, and that was true. {Img.the} {img.loose}.',
      ],
    },
  },
  {
    id: 'home-alone/half',
    scene: {
      setting: 'bedroom',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'sad', '{thing}', '{thing}'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{thing}', 'bed', 'window'],
      action: '{hero} sits at home with half of the {thing}.',
    },
    text: {
      toddlers: [
        '[+ Stomp, stomp. ]{hero} goes home. {hero} has half a {thing}. Half is no fun.',
        '{hero} is home, all alone. [+ Bang! ]{hero} has just one half. Where is {friend}?',
        '{hero} goes home with half a {thing}. {hero} cannot play with half. "{friend}?" says {hero}.',
      ],
      early: [
        '{hero} walked home on one side of the street. {friend} walked home on the other. At home {hero} put the {thing.mine} on a chair and looked at it. {Thing.useless}. It was no good to talk to. {Hero.their} tummy felt {img.is}.',
        "Bang went {friend}'s gate. Bang went {hero}'s gate. {hero} tried to play with the {thing.mine}. {Hero.they} held it up. {Hero.they} put it down. {Thing.useless}. And nobody was there to say so.",
        '{hero} carried the {thing.mine} home. {Hero.they} did not look back. Then {hero.they} looked back, and {friend} was just not looking back. At home {hero} said, "I can do it by myself." {Hero.they} could not. It needed one more hand. {Thing.useless}. {Hero.their} tummy felt {img.is}.',
      ],
    },
  },
  {
    id: 'prayer/walk',
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'carry', 'worried', 'door', '{thing}'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['{thing}', 'door', 'tree'],
      action: '{hero} carries half of the {thing} over to {friend}.',
    },
    text: {
      toddlers: [
        '"Dear God, come with me." {hero} takes the {thing.mine} to {friend}. [+ Step, step, step.]',
        '"Help me, God," says {hero}. {hero} goes over the street to {friend}. [+ Step, step.]',
        "{hero} prays. {hero} takes {mentor}'s hand. They go to {friend}. [+ Step, step, step.]",
      ],
      early: [
        '"Dear God," said {hero}, "I don\'t want to go first. Will you come along?" Then {hero.they} took the {thing.mine} and went across the street with {mentor}. It was not a wide street. But {hero} had time to think of three good reasons to go home.',
        '{hero} tried it out in the dark. "Sorry, but." No. "Sorry if." No. "God," said {hero}, "help me say just the one word." In the morning {hero.they} took the {thing.mine} in both arms, and {mentor} walked {hero.them} across. There was the step. There was the door.',
        '"Dear God, a bit of it was my fault," said {hero}. "It was a big bit. Please come with me." In the morning {mentor} walked along to the middle of the street and looked both ways. From there {hero} went on with the {thing.mine}. {Hero.their} shoes were very loud.',
      ],
    },
  },
  {
    id: 'half/reasons',
    scene: {
      setting: 'bedroom',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'draw', 'angry', 'paper', 'paper'],
        ['companion', 'sit', 'thinking', 'hero'],
      ],
      props: ['{thing}', 'paper', 'window'],
      action: '{hero} sits with half of the {thing} and writes a list.',
    },
    text: {
      middle: [
        '{Thing.useless}. {hero} found that out in the course of the afternoon, in several ways. So {hero.they} made a list of all the reasons why it had been {friend}\'s fault. There were seven. Number four was quite good. Then, because it was only fair, {hero.they} wrote "me" on the back and meant to leave it empty. After a while there was one thing on it. It was short. It was the thing about not needing {friend.them}. {Img.start}.',
        'Supper was pancakes, and {hero} told the pancakes how it had really been. Then {hero.they} went up and told the wardrobe. "Point one," said {hero}. {Hero.they} went through everything that {friend} had ever done wrong, back to the matter of the goldfish. It took a while to think of the goldfish. In fact, that had been {hero}. The wardrobe door came open by itself, with a long creak, as it always did, and it sounded like "Oh, really?" ¶ {Thing.useless}. It stood in the corner and leaned. {Img.start}.',
        '{hero} was going to write a letter. "Dear {friend}, I am writing to tell you what you did." It filled a page. {Hero.they} read it through to check the spelling, and at every line {hero.they} could hear just what {friend} would say. "That\'s not how it was," {friend} would say, and point. {hero} crossed out the line. At the end there was only "Dear {friend}" left, and the {thing.mine}, leaning against the wall. {Thing.useless}. {Img.start}.',
      ],
      preteen: [
        "{Thing.useless}. {hero} drew a new plan, one without any {thing.yours} in it, and pinned it to the wall, and stepped back to admire it. Something about it was wrong, but {hero.they} couldn't see what it was. {friend} would have put a finger on the spot immediately, and {friend} was on the other side of the street.¶By four o'clock {hero} had found seven points that proved how right {hero.they} {hero:was|were}, and had written them down with numbers. To be fair, {hero.they} took a second sheet, wrote {friend}'s name at the top, and tried to imagine {friend}'s opinion. By half past four that list was longer than the first one, and {hero} turned it face down on the desk and put a dictionary on it. {Img.start}.",
        '{hero} didn\'t miss {friend}. It was just that somebody seemed to have gone through the whole house and put out everything in twos. There were two cups on the hooks, and two cushions on the window seat, and one of the cushions had a dent in it that was exactly the size of {friend}. {Thing.useless}.¶"I\'m going to be fair about this," said {hero} out loud, and took a sheet of paper. Under {friend}\'s name {hero.they} wrote "stubborn," and "slow," and "always checks everything twice." {Hero.they} looked at that for a while. If you thought about it, you could also write "never gives up," and "does it properly," and "makes sure that nobody gets hurt." It was the identical list. {Img.start}.',
        'For about an hour it felt wonderful to be right. {hero} told the whole story to [?companion: {companion}][!companion: the bathroom mirror], and anybody would have agreed with {hero.them}. But the third time {hero.they} told it, {hero.they} noticed that {friend} hardly said anything in it anymore, but just stood there being wrong, like somebody cut out of cardboard. "You can say something, too, if you want," {hero} told the cardboard {friend}, and immediately it said something surprisingly good.¶{hero} stopped and looked at the {thing.mine}, which was leaning against the wall. {Thing.useless}. It had begun to rain, and there was nobody to say so to. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        "If you want to stay angry with somebody, you shouldn't try to think what it's like to be them. It's like trying on their shoes, because you only do it to see how silly they look, and then you notice where they pinch.",
      ],
    },
  },
  {
    id: 'night/prayer',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'moon', 'window'],
      action: '{hero} looks for the right words and talks to God.',
    },
    text: {
      middle: [
        '{hero} lay and worked on a sentence. "I\'m sorry, but you started it." That was not it. "I\'m sorry if you were upset." That was what people say when they aren\'t. {Hero.they} took off one word after another, the way you peel an onion, and in the end there were two words left. ¶ "God," said {hero}, "I\'d like it to be {friend.them} who comes. I\'d be really nice about it." Outside a bicycle went by. "I know," said {hero}. "{Friend.they} probably told you the same thing." It was odd to think of both of them talking to the same person, one on each side of the street. It made the street seem narrower.',
        '"I am sorry," {hero} told the ceiling, "I am *sorry*, I *am* sorry." However {hero.they} said it, there was always a small "but" hanging on at the end like a tail. Then {hero.they} got to {friend} in {hero.their} prayers, as on every evening, because {friend} had been on the list since they were four. It is very hard to bless somebody with your teeth together. ¶ {hero} undid {hero.their} teeth. "And I\'m the one who said it," {hero.they} told God, much lower. "You heard me. Please help me not be like that tomorrow." The tail came off by itself, after that.',
        'There was a light on across the street. "What is the worst that can happen?" {hero} asked the dark. {friend} could shut the door. {friend} could say, "Who are you?", and that was so awful that it was nearly funny. ¶ "I don\'t know how to start," said {hero} to God. Somewhere downstairs a clock was getting on with it. "I suppose that I have started," {hero.they} said then, and told him all of it. It didn\'t get any smaller by being told. But it was like carrying a table: as soon as someone takes the other end, you can see where you are going.',
      ],
      preteen: [
        '{hero} lay in bed and worked on what {hero.they} would say. The first version took four minutes, and the second half of it was all about what {friend} had done. The next one had an "if" in it, and the one after that had a "but," and whenever {hero.they} pulled out the "but," half of the sentence fell down.¶"I just want to say that {friend} started it," {hero} told God, and then {hero.they} remembered that God had been there the whole time. "All right, I don\'t know who started it, but I\'m the one who said that mean thing, and I said it because I knew where it would hurt. I\'m not asking you to make {friend.them} forgive me. Just please be there with me on the step."',
        '"I\'ll go over there tomorrow," {hero} told the ceiling, "and I\'ll explain it to {friend.them} very calmly." By one o\'clock it was, "I\'ll go over there and listen to what {friend.they} {friend:has|have} to say." By two it was, "I\'ll go over there," and that was the end of the sentence.¶"Forgive us our trespasses," {hero.they} rattled off, thinking of something else, "as we forgive." There {hero.they} got stuck, like a sleeve on a nail. {Hero.they} had said that every night for years, and had never noticed that it went in two directions, like a bridge. So {hero} went back to the beginning and said it again, one word at a time, the way you walk on ice, and this time {hero.they} got to the other side.',
        'At midnight {hero} was still awake and still going over it, and the surprising thing was that hardly any of it was about the {thing}. You could make another one, if you had to. But there was only one person in the world to whom {hero.they} could say a thing up on the roof, in the dark, and know that it would never be used against {hero.them}.¶"I just want somebody to know how it really was," {hero.they} said to God, with {hero.their} forehead against the cold window. "I can\'t tell {friend}, because {friend} is the one I did it to." So {hero.they} told God, and didn\'t leave out the bad parts. It took about four minutes, and it didn\'t feel like talking to an empty window.',
      ],
    },
    more: {
      preteen: [
        "There was still a light on in the window across the street. Behind {friend}'s blind a shadow went back and forth, back and forth, like somebody who has lost something and has already looked in all the drawers.",
      ],
    },
  },
]
