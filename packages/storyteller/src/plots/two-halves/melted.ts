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
      ],
      early: [
        '"I go first," said {hero}. "No, I do," said {friend}. "It was my idea." "They were my knots." They both had hold of it. {hero} pulled. {friend} pulled. {Thing.rip} ¶ They both sat down hard. {hero} had the {thing.mine}. {friend} had the {thing.yours}.',
        '"My turn," said {friend}. "You had a turn," said {hero}. "That was a try. A try is not a turn." "Let go!" "You let go!" Then neither of them let go, but the {thing} did. {Thing.rip} After that it was very quiet.',
      ],
      middle: [
        'It started with such a small thing that afterward they could not find it again. Somebody said "my" where there had always been an "our." "It was my idea," said {hero}. ¶ "Ideas don\'t {thing.job}," said {friend}. "They were my knots." ¶ "I could have done it without you," said {hero}. It was not even something that {hero.they} thought. By now each of them had a hand on it, and they leaned, each a little more than the other. ¶ {Thing.rip} ¶ {hero} had the {thing.mine}, and {friend} had the {thing.yours}. Nobody had meant to pull that hard.',
      ],
      preteen: [
        'For a week it had been *our* {thing}. Then, that afternoon, somebody said *my*, quite by accident, and it lay there between them like something that has fallen out of a pocket. "It was my drawing," said {hero}. ¶ "It was your eleventh drawing," said {friend}. ¶ "I don\'t actually need you for this," said {hero}. "I never have." It was the exact opposite of the truth, so neatly reversed that it might have been done with a mirror, and {hero} saw it arrive. By this time each of them had hold of one end. Neither of them pulled. They merely held on, as one has every right to do, and leaned. ¶ {Thing.rip} ¶ When {hero} looked down, {hero.they} had the {thing.mine} in {hero.their} hands, with a long pale tear down the side of it. {friend}, who had sat down on the ground, was holding the {thing.yours}.',
      ],
    },
    more: {
      preteen: [
        'It was the obvious moment for an apology, and each of them waited politely for the other to begin. Since both of them had excellent manners in that respect, they picked up their pieces and went home, one on either side of the street, at precisely the same angry pace.',
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
      ],
      early: [
        '"I go first," said {hero}. "No, I do," said {friend}. They both pulled. {Thing.rip} ¶ {hero} had the {thing.mine}, and {friend} had the {thing.yours}. They went home on two sides of the street. {Thing.useless}. {hero} tried being glad, all alone. It did not work, either.',
        'Neither of them let go, but the {thing} did. {Thing.rip} "Now look!" said {hero}. "You look!" said {friend}. At home {hero} put the {thing.mine} on a chair and sat down on the other one. It was no good to talk to. It was not even half as good as {friend}.',
      ],
      middle: [
        'It started with a very small thing. Somebody said "my" where there had always been an "our." "It was my idea," said {hero}. "They were my knots," said {friend}. "I could have done it without you," said {hero}, and it was not even something that {hero.they} thought. They held on, and leaned. {Thing.rip} ¶ Then they went home by different ways, although they lived in the same street, one with the {thing.mine} and the other with the {thing.yours}. {Thing.useless}. {hero} found that out in the course of the afternoon, in several ways. {Img.start}.',
      ],
      preteen: [
        'For a week it had been *our* {thing}. Then, that afternoon, somebody said *my*, quite by accident, and by the time either of them could have laughed about it, it was too late. "I don\'t actually need you for this," said {hero}. "I never have." It was the exact opposite of the truth. Neither of them pulled. They merely held on, and leaned. {Thing.rip} ¶ They went home along the same street, one on either pavement, {hero} with the {thing.mine} and {friend} with the {thing.yours}. {Thing.useless}. {hero} drew a twelfth plan, and it was wrong somewhere, {hero.they} could tell from across the room. The one person who would have put a finger on the spot at once, without even having to get up, was on the other side of the street. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        "It is an odd discovery to make, that a person may be entirely in the right and still have nobody to eat {hero.their} sandwiches with. From the window one looked straight across at {friend}'s front step, and {friend} was sitting on it, tying a knot and picking it undone again, over and over.",
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
      ],
      early: [
        'They mended it on the step. {hero} held, and {friend} tied. It had a big lump in the middle. "That is the part that will never break," said {friend}. In the evening it lay across their knees. "I take it tonight," said {friend}, "and you take it tomorrow." And nobody pulled.',
        '"We could hide it," said {friend}. "No," said {hero}, and painted the seam red from one end to the other. Then they sat on {friend}\'s step, and after a while on {hero}\'s step, to be fair. They shared a bun. It broke in the middle, all by itself.',
      ],
      middle: [
        '{mentor} lent them the glue, and no advice. They put it on both sides, and then they had to hold the halves together and count to three hundred, one number each, turn about. By a hundred and twelve they had got the giggles. A thick seam ran down the middle, with a lump where they had laughed. ¶ When it got dark they sat on the step with the {thing} across their knees. "Yesterday was a very long day," said {friend}. ¶ "It was two days," said {hero}. "Yours and mine." {Img.the} {img.loose}. {hero} looked for it once, and then {hero.they} forgot to look.',
      ],
      preteen: [
        "They did it on {mentor}'s long table, and it took considerably longer than it had taken to tear. There was a certain amount of excessive politeness to be got through first, but by four o'clock they were arguing again in a perfectly normal manner. What they ended up with was not as good as new. A thick, uneven seam ran from one end of it to the other, sewn in red, so that it could be seen from the far end of the street. ¶ It spent that night at {friend}'s and the next at {hero}'s, and so on, back and forth. {Img.the} {img.loose}. There were easier ways of owning a thing. But each time {hero.they} handed it over, there was a moment on the step in which both of them had hold of it and neither of them pulled, and {hero} thought that this was possibly what it was for.",
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
      ],
      early: [
        '{hero} walked home on one side of the street. {friend} walked home on the other. At home {hero} put the {thing.mine} on a chair and looked at it. {Thing.useless}. It was no good to talk to. {Hero.their} tummy felt {img.is}.',
        "Bang went {friend}'s gate. Bang went {hero}'s gate. {hero} tried to play with the {thing.mine}. {Hero.they} held it up. {Hero.they} put it down. {Thing.useless}. And nobody was there to say so.",
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
      ],
      early: [
        '"Dear God," said {hero}, "I don\'t want to go first. Will you come along?" Then {hero.they} took the {thing.mine} and went across the street with {mentor}. It was not a wide street. But {hero} had time to think of three good reasons to go home.',
        '{hero} tried it out in the dark. "Sorry, but." No. "Sorry if." No. "God," said {hero}, "help me say just the one word." In the morning {hero.they} took the {thing.mine} in both arms, and {mentor} walked {hero.them} across. There was the step. There was the door.',
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
      ],
      preteen: [
        "{Thing.useless}. {hero} drew a twelfth plan, in which there was no need of a {thing.yours}, and pinned it to the wall, and admired it. It was wrong somewhere, {hero.they} could tell from across the room, and the one person who would have put a finger on the spot at once was on the other side of the street. ¶ By four o'clock {hero.they} had a complete case, in seven points. In the interest of fairness {hero.they} took a second sheet, and wrote {friend}'s name on it, and tried to put down what {friend.they} might say. By half past four it had become a good deal longer than the other one, and {hero} turned it face down on the desk. {Img.start}.",
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
      ],
      preteen: [
        '{hero} lay in bed composing. The first version of the apology ran to several paragraphs and dealt, in its second half, chiefly with {friend}. The next version contained the word *if*, and the one after that the word *but*, and it was instructive to see how much of the sentence collapsed when one pulled them out. ¶ "I should like to state, first of all, that I was provoked," {hero} told God, since it was no use pretending otherwise to somebody who had been there. {Hero.they} thought about it. "Only I said the other thing, too, about not needing {friend.them}, and I said it because I knew where it would hurt. I\'m not asking you to make {friend.them} forgive me. Just please be on the step."',
      ],
    },
    more: {
      preteen: [
        "Across the street there was still a light in {friend}'s window, and behind the blind a shadow crossed it now and then, back and forth, like somebody who is also looking for something and has tried all of the drawers.",
      ],
    },
  },
]
