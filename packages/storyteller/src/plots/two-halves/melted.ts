import type { MeltedPage } from '../plot.ts'

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
        '"Me first!" "No, me!" {hero} pulls. {friend} pulls. {Thing.rip} Oh no.',
        '"Mine!" says {hero}. "Mine!" says {friend}. Tug, tug. {Thing.rip} Bump!',
        'Two hold on. Two say "Mine!" Pull, pull, pull. {Thing.rip} Now it is nobody\'s.',
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
        'For a week it had been *our* {thing}. Then, that afternoon, somebody said *my*, quite by accident, and it lay there between them like something that has fallen out of a pocket. "It was my drawing," said {hero}. ¶ "It was your eleventh drawing," said {friend}. ¶ "I don\'t actually need you for this," said {hero}. "I never have." It was the exact opposite of the truth, so neatly reversed that it might have been done with a mirror, and {hero} saw it arrive. By this time each of them had hold of one end. Neither of them pulled. They only held on, as you have every right to do, and leaned. ¶ {Thing.rip} ¶ When {hero} looked down, {hero.they} had the {thing.mine} in {hero.their} hands, with a long pale tear down the side of it. {friend}, who had sat down on the ground, was holding the {thing.yours}.',
        '"What a clever idea," said a woman who had stopped to look. "Which of you had it?" ¶ "I did," said {hero}, and {friend} said, at precisely the same instant, "I did." When she had walked on they were left looking at each other across it, each with one hand on the {thing}, like two people who have reached for the same coat. Things were said then. {hero} reached for the nearest sharp one, and saw it go in. "You only like it because you\'d never have anything of your own." Neither of them let go, and the {thing} had been made, with great care, to be light. ¶ {Thing.rip} ¶ It went slowly enough for either of them to have stopped it. {friend} turned over the {thing.yours} once or twice. "I put the whole week into this," {friend.they} said, quite evenly. {hero} had, too. {Hero.they} had the {thing.mine} to prove it.',
        '"Mind what you\'re doing with it," said {friend}, and {hero} said, "I think I know how to handle my own {thing}." ¶ "Your own," repeated {friend}. {Friend.they} put down {friend.their} bag, so as to have a hand free. After that it was dreadfully simple. {hero} said that {friend} was not careful at all, only scared, and always had been, and it was so quiet that you could hear the tape measure slide back into its case. They were both too proud to pull and both too proud to let go. ¶ {Thing.rip} ¶ Afterward there was a bird somewhere, going over the same three notes. {hero} had the {thing.mine}. On the torn edge {hero.they} could read {hero.their} own name, very small, and where the other one ought to have been there was nothing but threads.',
      ],
    },
    more: {
      preteen: [
        'It was the obvious moment for an apology, and each of them waited politely for the other to begin. They were both very good at waiting, so in the end they picked up their pieces and went home, one on either side of the street, at precisely the same angry pace.',
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
        '"Mine!" "No, mine!" {Thing.rip} Half for {hero}. Half for {friend}. Half is no fun.',
        'Tug, tug! {Thing.rip} {friend} goes home. {hero} goes home. All alone.',
        '"Me!" "No, me!" {Thing.rip} Bang goes the door. {hero} has half. {hero} has no friend.',
      ],
      early: [
        '"I go first," said {hero}. "No, I do," said {friend}. They both pulled. {Thing.rip} ¶ {hero} had the {thing.mine}, and {friend} had the {thing.yours}. They went home on two sides of the street. {Thing.useless}. {hero} tried being glad, all alone. It did not work, either.',
        'Neither of them let go, but the {thing} did. {Thing.rip} "Now look!" said {hero}. "You look!" said {friend}. At home {hero} put the {thing.mine} on a chair and sat down on the other one. It was no good to talk to. It was not even half as good as {friend}.',
        '"Mine," said {hero}. "Mine," said {friend}. {Thing.rip} ¶ Two doors went bang. {hero} sat down with the {thing.mine}. It needed a hand here, and a hand there, and a hand in the middle. {hero} counted {hero.their} hands. There was one too few, and it was {friend}\'s. {Hero.their} tummy felt {img.is}.',
      ],
      middle: [
        'It started with a very small thing. Somebody said "my" where there had always been an "our." "It was my idea," said {hero}. "They were my knots," said {friend}. "I could have done it without you," said {hero}, and it was not even something that {hero.they} thought. They held on, and leaned. {Thing.rip} ¶ Then they went home by different ways, although they lived in the same street, one with the {thing.mine} and the other with the {thing.yours}. {Thing.useless}. {hero} found that out in the course of the afternoon, in several ways. {Img.start}.',
        'Two people can carry a thing together for a week and never ask whose it is. Then one of them asks. "Who sat there with the knots?" said {friend}. "Only somebody with no ideas would want to," said {hero}, and it was out before {hero.they} had looked at it. They both held on. {Thing.rip} ¶ At home {hero} told the pancakes how it had really been. {Hero.they} told it very well, only that at the best part, where you wait for somebody to say "No!", nobody did. {Thing.useless}. {Img.start}.',
        '"I\'ve got it," said {hero}. "I\'ve got it," said {friend}. {Thing.rip} And that was five days. {friend} took the {thing.yours} and went home by the sunny side, and {hero} took the {thing.mine} and went by the shady one, stamping in time. ¶ In {hero}\'s pencil box there was a pencil with {friend}\'s teeth marks. {hero} put it back the other way around. {Thing.useless}, and you cannot unbite a pencil, either. "I could have done it without {friend.them}," {hero} told the wall. It was true that {hero.they} had said so. {Img.start}.',
      ],
      preteen: [
        'For a week it had been *our* {thing}. Then, that afternoon, somebody said *my*, quite by accident, and by the time either of them could have laughed about it, it was too late. "I don\'t actually need you for this," said {hero}. "I never have." It was the exact opposite of the truth. Neither of them pulled. They only held on, and leaned. {Thing.rip} ¶ They went home along the same street, one on either pavement, {hero} with the {thing.mine} and {friend} with the {thing.yours}. {Thing.useless}. {hero} drew a twelfth plan, and it was wrong somewhere, {hero.they} could tell from across the room. The one person who would have put a finger on the spot at once, without even having to get up, was on the other side of the street. {Img.start}.',
        'They were both too proud to pull, and both too proud to let go, and in between these two prides was {thing.a} that had been made, with great care, to be light. "You\'re not careful at all," {hero} had just said, "you\'re only scared," and that was a thing that {friend} had told {hero.them} once, on a roof, in the dark. {Thing.rip} ¶ {hero} went home with the {thing.mine} by the back lane, so as not to meet anyone, and met four people, who all said, "On your own today?" {Thing.useless}. At five {hero.they} caught {hero.themself} at the top of the stairs, listening for a particular way of ringing the bell, two short and one long, and went back to the room and shut the door. {Img.start}.',
        '"Which of you had the idea?" a woman asked in passing, and they both said, "I did." That was all. By the time she had turned the corner there were two hands on the {thing}, and they were not helping each other. {hero} said the worst thing {hero.they} could find, because it was lying on top. {Thing.rip} ¶ There was a certain satisfaction in it for about an hour. {hero} had been right, and had said so, and {hero:was|were} in possession of the {thing.mine}. {Thing.useless}. After that {hero.they} began to notice the afternoon, which seemed to have been made for two, like a seesaw. {Hero.they} would think of something funny, and look up, and there would be the wall. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        "It is an odd discovery to make, that a person may be entirely in the right and still have nobody to eat {hero.their} sandwiches with. From the window you looked straight across at {friend}'s front step, and {friend} was sitting on it, tying a knot and picking it undone again, over and over.",
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
        '{hero} holds. {friend} ties. A big, big seam! Two on one step. Shh.',
        'Stick, stick! All fixed. {hero} leans on {friend}. Good night, {thing}.',
        'Glue, glue! Squish, squish! It holds! Now two on one step. One moon. Shh.',
      ],
      early: [
        'They mended it on the step. {hero} held, and {friend} tied. It had a big lump in the middle. "That is the part that will never break," said {friend}. In the evening it lay across their knees. "I take it tonight," said {friend}, "and you take it tomorrow." And nobody pulled.',
        '"We could hide it," said {friend}. "No," said {hero}, and painted the seam red from one end to the other. Then they sat on {friend}\'s step, and after a while on {hero}\'s step, to be fair. They shared a bun. It broke in the middle, all by itself.',
        'They glued it at {mentor}\'s, and pressed, and sang all the songs they knew. At the end one of {hero}\'s fingers was part of the {thing}. {mentor} got it off with soap. In the evening the two of them sat on the step and looked at the lump in the middle. "It is ugly," said {friend}. "It is ours," said {hero}, and leaned on {friend.them}.',
      ],
      middle: [
        '{mentor} lent them the glue, and no advice. They put it on both sides, and then they had to hold the halves together and count to three hundred, one number each, turn about. By a hundred and twelve they had got the giggles. A thick seam ran down the middle, with a lump where they had laughed. ¶ When it got dark they sat on the step with the {thing} across their knees. "Yesterday was a very long day," said {friend}. ¶ "It was two days," said {hero}. "Yours and mine." {Img.the} {img.loose}. {hero} looked for it once, and then {hero.they} forgot to look.',
        'They sewed it on {mentor}\'s table, one from each end. In the middle the two knots met. There was not room for both, and it made a lump as big as a walnut. It was by far the ugliest spot on the whole {thing}, and they were very proud of it. ¶ "All mended?" asked {mentor} that evening, going past the step with {mentor.their} bag. "Mostly," said {friend}. "It pulls to the left." ¶ "I meant the other thing," said {mentor}. ¶ "That pulls to the left, too," said {hero}. {Img.the} {img.loose}. It had gone some time in the afternoon, with the shavings.',
        '"I\'ll hold and you tie," said {hero}. "No, I\'ll hold and you tie," said {friend}. They looked at each other in alarm, and then they got the giggles, and the seam has a bend in it there to this day. {mentor} stood by with a wet rag and didn\'t say what {mentor.they} thought. ¶ Later they drew lots for where it should live, with two bits of string, and both the bits were the same length. So it lay across all four knees, on the step, and they watched the lamps go on. {Img.the} {img.loose}. {hero} could not have said when. Somebody had been laughing.',
      ],
      preteen: [
        "They did it on {mentor}'s long table, and it took much longer than it had taken to tear. There was a certain amount of excessive politeness to be got through first, but by four o'clock they were arguing again in a perfectly normal manner. What they ended up with was not as good as new. A thick, uneven seam ran from one end of it to the other, sewn in red, so that it could be seen from the far end of the street. ¶ It spent that night at {friend}'s and the next at {hero}'s, and so on, back and forth. {Img.the} {img.loose}. There were easier ways of owning a thing. But each time {hero.they} handed it over, there was a moment on the step in which both of them had hold of it and neither of them pulled, and {hero} thought that this was possibly what it was for.",
        '"What did you do with the threads?" asked {mentor}. Each of them reached into a pocket, for neither had thrown them away, and neither had mentioned it. {mentor} twisted them together and made the first stitch with them. The rest was red string, forty stitches each, turn about, and it was past four when {hero} bit off the end. ¶ They sat out on the step until it was too dark to see the seam, and then felt for it with their thumbs. "What did you do all yesterday?" asked {hero}. ¶ "I made a list of everything that\'s wrong with you," said {friend}. "Seven points. Then I read it through, and it was everything I like." {hero} began to laugh, and couldn\'t stop. {Img.the} {img.loose}.',
        'It is a good deal more difficult to put a thing together with somebody than to begin it. You have to wait. {hero} sat with a clamp in each hand, facing {friend}, who had the other two, and there was nothing to do for half an hour but talk, and this time it did not need to be said loudly. When {mentor} took off the clamps there was a ridge all the way along, hard as a scar. ¶ At nine o\'clock that night two people could be seen on the drain cover in the middle of the street, engaged in a handshake of several parts. "It\'s your night, and my day," said {hero}. "Don\'t be early." ¶ "I\'m never early," said {friend}, with the {thing} under one arm, and {hero} discovered that it was one of the things {hero.they} liked. {Img.the} {img.loose}, and had been for hours.',
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
        'Stomp, stomp. {hero} goes home. {hero} has half. Half is no fun.',
        'Stomp, stomp, bang! {hero} is home. One half, all alone. Where is {friend}?',
        '{hero} goes home with half. It does not go. It does not play. "{friend}?" says {hero}.',
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
        '"Dear God, come with me." {hero} takes the {thing.mine}. Step, step, step.',
        '"Help me, God," says {hero}. Over the street they go. Step, step.',
        "{hero} prays. {hero} gets up. {hero} takes {mentor}'s hand. Over the street. Step, step.",
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
        "{Thing.useless}. {hero} drew a twelfth plan, in which there was no need of a {thing.yours}, and pinned it to the wall, and admired it. It was wrong somewhere, {hero.they} could tell from across the room, and the one person who would have put a finger on the spot at once was on the other side of the street. ¶ By four o'clock {hero.they} had a complete case, in seven points. To be fair, {hero.they} took a second sheet, and wrote {friend}'s name on it, and tried to put down what {friend.they} might say. By half past four it had become a good deal longer than the other one, and {hero} turned it face down on the desk. {Img.start}.",
        '{hero} did not miss {friend}. It was simply that the house seemed to have been arranged, that afternoon, by somebody with a grudge: there were two cups on the hook, and two cushions on the window seat, one of them with a dent. "Let us be objective," said {hero}, and divided a sheet of paper by a vertical stroke. Under {friend}\'s name {hero.they} wrote *stubborn*, and *slow*, and *always has to check*. {Hero.they} considered these for a while. If you turned your head a little, they also said *doesn\'t give up*, and *takes trouble*, and *was there every single day*. {Thing.useless}. {Img.start}.',
        'There was a certain satisfaction in being right, and it lasted for about an hour. {hero} told the story to [?companion: {companion}][!companion: the bathroom mirror], clearly and moderately, so that anyone would have been convinced. With every telling {friend} said less and less, until {friend.they} {friend:was|were} standing there like something cut out of cardboard, and had not been allowed a single good line. {hero} stopped. The {thing.mine} was leaning against the wall. {Thing.useless}. It had begun to rain, and there was nobody to say so to. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        "It is a mistake to argue somebody else's side if you want to go on being angry with them, for it is like trying on their shoes: you discover, without having wished to know it, exactly where they pinch.",
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
        '{hero} lay in bed composing. The first version of the apology ran to several paragraphs and dealt, in its second half, chiefly with {friend}. The next version contained the word *if*, and the one after that the word *but*, and it was interesting to see how much of the sentence fell down when you pulled them out. ¶ "I\'d like to state, first of all, that I was provoked," {hero} told God, since it was no use pretending otherwise to somebody who had been there. {Hero.they} thought about it. "Only I said the other thing, too, about not needing {friend.them}, and I said it because I knew where it would hurt. I\'m not asking you to make {friend.them} forgive me. Just please be on the step."',
        '"I\'ll go over there tomorrow," {hero} announced to the ceiling, "and be extremely reasonable." By one o\'clock it had become, "I\'ll go and hear what {friend.they} {friend:has|have} to say." By two it was, "I\'ll go," and there was nothing after it. ¶ "Forgive us our trespasses," said {hero} rapidly, with {hero.their} mind elsewhere, "as we forgive," and there {hero.they} stuck, like a coat on a nail. {Hero.they} had said that sentence every night for years, and had never noticed that it was a bridge and went in both directions. {Hero.they} began again at the beginning, slowly, a word at a time, as you test ice, and got across.',
        'At midnight {hero} was still going over it, and it was humiliating to find how little of it had to do with the {thing}. You could make another {thing}. What you couldn\'t make again was the sort of person to whom you could say a thing once, on a roof, in the dark, and know that it would be safe there. ¶ "I just think that somebody ought to know how it really was," {hero.they} said to God, with {hero.their} forehead against the cold window, "and I can\'t tell {friend}, because {friend} is who I did it to." {Hero.they} told it without improving it. It took four minutes, and {hero.they} did not have the feeling of having talked to a window.',
      ],
    },
    more: {
      preteen: [
        "Across the street there was still a light in {friend}'s window, and behind the blind a shadow crossed it now and then, back and forth, like somebody who is also looking for something and has tried all of the drawers.",
      ],
    },
  },
]
