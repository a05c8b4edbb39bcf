import type { Beat } from '../plot.ts'

/** Being right is lonely, and somebody has to go first. */
export const alone: readonly Beat[] = [
  {
    id: 'reasons',
    purpose: 'The hero collects reasons for being right.',
    core: false,
    rank: { young: 9, old: 2 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'same',
      shot: 'close',
      cast: [['hero', 'draw', 'angry', 'paper', 'paper']],
      props: ['paper', 'table', 'window'],
      action: '{hero} writes a list of reasons.',
    },
    text: {
      toddlers: ['"It was {friend}," says {hero}. "It was!" The wall says nothing.'],
      early: [
        '{hero} made a list. "{friend} pulled," it said. "{friend} was rude. {friend} has cold feet." There was a lot of paper left over. So {hero} drew {friend}. {Hero.they} gave {friend.them} very big ears. It looked a lot like {friend}. {hero} put it away fast.',
      ],
      middle: [
        '{hero} made a list of all the reasons why it had been {friend}\'s fault. There were seven. Number four was quite good. {Hero.they} read the list aloud in a calm voice, the way judges do. Then, because it was only fair, {hero.they} wrote "me" on the back and meant to leave it empty. After a while there was one thing on it. It was short. It was the thing about not needing {friend.them}.',
      ],
      preteen: [
        "By four o'clock {hero} had a complete case. {Hero.they} had gone over the whole argument, improving {hero.their} own part of it a little each time, until it was really a pleasure to listen to. There were seven points. In the interest of fairness {hero.they} took a second sheet, and wrote {friend}'s name on it, and tried to put down what {friend.they} might say. It went slowly at first. By half past four it had become a good deal longer than the other one, and {hero} turned it face down on the desk.",
      ],
    },
    more: {
      preteen: [
        "It is a mistake to argue somebody else's side if you want to go on being angry with them, for it is like trying on their shoes: you discover, without having wished to know it, exactly where they pinch.",
      ],
    },
  },
  {
    id: 'see-friend',
    purpose: 'The friend is alone, too.',
    core: false,
    rank: { young: 3, old: 3 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'peek', 'sad', 'window'],
        ['companion', 'look-up', 'calm', 'hero'],
      ],
      props: ['window', 'chair'],
      action: '{hero} looks out of the window at {friend}, who sits alone on a step.',
    },
    text: {
      toddlers: ['{hero} peeks out. There is {friend}. {friend} sits on the step. {friend} is sad, too.'],
      early: [
        '{hero} looked out of the window. Across the street was {friend}. {Friend.they} had the {thing.yours} on {friend.their} knees. {Friend.they} gave it a little pull. It did not do anything. {Friend.they} looked up, and {hero} ducked so fast that {hero.they} bumped {hero.their} nose.',
      ],
      middle: [
        "From the window you could see {friend}'s step. {friend} was sitting on it with the {thing.yours} in {friend.their} lap, tying a knot in it, and undoing it, and tying it again. {Friend.they} did not look angry anymore. {Friend.they} looked like somebody at a bus stop when the last bus has gone. {hero} had been looking forward to being still quite cross at supper. Now it was leaking out, and {hero.they} couldn't find the hole.",
      ],
      preteen: [
        "The window looked straight across at {friend}'s front step, which had never struck {hero} as an inconvenience before. {friend} was there. {Friend.they} had the {thing.yours} across {friend.their} knees, and {friend:was|were} tying a knot in it, examining the knot, and picking it undone again, over and over, as though there were a way of doing it that would put everything right. {Friend.they} did not look like a person who has won. {hero} stood behind the curtain for longer than {hero.they} had intended, and {hero:was|were} ashamed, chiefly, of the curtain.",
      ],
    },
    more: {
      preteen: [
        '{Hero.they} had imagined {friend}, all afternoon, as a sort of statue of stubbornness with its arms folded. It was disconcerting to see that the statue had a shoelace undone, and kept wiping its nose on its wrist when it supposed that nobody was looking.',
      ],
    },
  },
  {
    id: 'mentor-work',
    purpose: 'Somebody mends something and gives no advice.',
    core: false,
    rank: { young: 7, old: 4 },
    valence: 1,
    scene: {
      setting: 'workshop',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['mentor', 'work', 'calm', 'chair'],
        ['hero', 'stand', 'thinking', 'mentor', '{thing}'],
      ],
      props: ['table', 'chair', 'lamp'],
      action: '{mentor} mends an old chair, and {hero} watches.',
    },
    text: {
      toddlers: [
        '{mentor} has a torn sock. In goes the needle. Out goes the needle. "There," says {mentor}.',
      ],
      early: [
        '{mentor} was gluing a chair. "Will it hold?" asked {hero}. "It will hold better here than anywhere," said {mentor}, and tapped the crack. "Why?" "Because here somebody took care." {hero} looked at the {thing.mine}. {Hero.they} did not ask anything else.',
      ],
      middle: [
        '{mentor} was putting a leg back on a chair. {hero} stood about with the {thing.mine} under one arm and waited to be asked. {mentor} did not ask. {Mentor.they} spread the glue on one side, and then on the other. "Why on both?" said {hero}. ¶ "It doesn\'t hold if you only do one," said {mentor}. "You can put on as much as you like." {Mentor.they} pressed the two together and looked around for something to do while {mentor.they} held them. "This is the dull part," {mentor.they} said. "You just have to stay."',
      ],
      preteen: [
        '{mentor} was regluing the back of a chair, and had reached the stage at which both hands are occupied and a visitor is welcome. {hero} leaned the {thing.mine} against the wall, where it could be noticed. It was not noticed. "Does it hold as well as before?" {hero.they} asked finally. ¶ "Better," said {mentor}, "if it\'s a clean break and nobody leaves it lying about. The trouble is that people wait. Dust gets in, and then each edge changes a little, and one day they don\'t fit." {Mentor.they} tightened the clamp. "I don\'t know why people wait. I always do it myself."',
      ],
    },
    more: {
      preteen: [
        'It was on the tip of {hero.their} tongue to explain the entire matter, including all seven points. But {mentor} was humming, and looking at the chair with such undivided attention, that it would have seemed like bringing a newspaper into church.',
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'The words, and the part of them that pricks.',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'home',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['book', 'lamp', 'table'],
      action: '{mentor} reads to {hero} out of the Bible.',
    },
    text: {
      toddlers: [
        "{mentor} opens the big book. Here are God's words. {verse} {heart}",
        "Come and sit, {hero}. {mentor} sings God's words. {verse} {heart}",
      ],
      early: [
        'In the evening {mentor} read from the Bible. {hero} was only listening a bit. Then {hero.they} {hero:was|were} listening a lot. ¶ {verse} ¶ "Does that go for both people?" asked {hero}. "For both," said {mentor}. "But it doesn\'t say who starts."',
        '{mentor} had a cushion with words sewn on it. {hero} had sat on it many times. Tonight {hero.they} turned it over and read. ¶ {verse} ¶ "I did not know I was sitting on that," said {hero}.',
      ],
      middle: [
        '{mentor} had a card stuck in the frame of the mirror, brown at the edges. {hero} had seen it so often that {hero.they} only saw the fly-spots. Now {hero.they} read it, because it was better than looking in the mirror. ¶ {verse} ¶ "Who put that there?" asked {hero}. ¶ "I did," said {mentor}. "I wanted it at eye level. I find that I need it most when I look like that."',
        '"Say me something," said {mentor}, whose hands were full of wool. "What did you learn on Sunday?" ¶ {hero} had learned it on the way home, together with {friend}, one word each, turn about, as fast as they could. It felt strange to say all of the words alone. ¶ {verse} ¶ "You left gaps," said {mentor}. ¶ "Those are {friend}\'s words," said {hero}. "I had to wait for them."',
      ],
      preteen: [
        "They had learned it together, the two of them, for a bet, one word each in turn, and ever since then {hero} had been unable to think of it in any other way. Tonight it came up by itself, in the dark of the hall, in two voices. ¶ {verse} ¶ {Hero.they} got as far as the end, and noticed that every second word had been in {friend}'s voice, with the slight whistle on the *s*. You could not take those out. {Hero.they} tried it, and what remained made no sense whatever.",
        'The book had been left open on the kitchen table, with a pair of spectacles lying across it, so that one line was larger than all of the others. ¶ {verse} ¶ {hero} moved the spectacles along, hoping for something about people who are in the right. The next line grew large, and then the next. But {hero.they} had read the first one by then, and it is not possible to unread a thing. {Hero.they} put the spectacles back exactly as {hero.they} had found them.',
      ],
    },
    more: {
      preteen: [
        '"And suppose that it was mostly the other person?" {hero} asked {mentor}, as if it were a question of purely general interest. ¶ "Then you would only have to be sorry for the rest," said {mentor}. "I have generally found that the rest was enough to be going on with."',
      ],
    },
  },
  {
    id: 'night',
    purpose: 'Looking for the first sentence.',
    core: false,
    rank: { young: 8, old: 7 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'lie', 'thinking', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'moon', 'window'],
      action: '{hero} lies awake and looks for the right words.',
    },
    text: {
      toddlers: ['Night, night. {hero} is in bed. But {hero} is not asleep. Where is {friend}?'],
      early: [
        '{hero} lay in bed and tried it out. "Sorry, but," {hero.they} said to the dark. No. "Sorry if," {hero.they} said. No. It took a long time to find one that was just "sorry," with nothing stuck on behind.',
      ],
      middle: [
        'There was a light on across the street, too. {hero} lay and worked on a sentence. "I\'m sorry, but you started it." That was not it. "I\'m sorry if you were upset." That was what people say when they aren\'t. {Hero.they} took off one word after another, the way you peel an onion, and it had about the same effect on {hero.their} eyes. In the end there were two words left. They were very small, and there was nowhere to hide in them.',
      ],
      preteen: [
        '{hero} lay in bed composing. The first version of the apology ran to several paragraphs and dealt, in its second half, chiefly with {friend}. {Hero.they} cut that. The next version contained the word *if*, and the one after that the word *but*, and it was instructive to see how much of the sentence collapsed when one pulled them out. Toward eleven {hero.they} arrived at something that was entirely true and could be said in one breath. {Hero.they} had not realized that it would be so short. It was like going out without a coat.',
      ],
    },
    more: {
      preteen: [
        "Across the street there was still a light in {friend}'s window, and behind the blind a shadow crossed it now and then, back and forth, like somebody who is also looking for something and has tried all of the drawers.",
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'One honest line to God.',
    core: false,
    rank: { young: 4, old: 8 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [['hero', 'pray', 'sad', 'window']],
      props: ['bed', 'moon'],
      action: '{hero} prays by the window.',
    },
    text: {
      toddlers: ['"Dear God," says {hero}. "I miss {friend}. Help me." God hears {hero}.'],
      early: [
        '"Dear God," said {hero}, "{friend} pulled, too. But I pulled. I don\'t want to go first." {Hero.they} waited a bit. "Will you come along?" The night was big and soft. {hero} did not feel so alone in it.',
      ],
      middle: [
        '"God," said {hero}, "I\'d like it to be {friend.them} who comes. I\'d be really nice about it." {Hero.they} listened. Outside a bicycle went by. "I know," said {hero.they}. "{Friend.they} probably told you the same thing." It was odd to think of both of them talking to the same person, one on each side of the street. It made the street seem narrower.',
      ],
      preteen: [
        '"I should like to state, first of all, that I was provoked," {hero} told God, since it was no use pretending otherwise to somebody who had been there. {Hero.they} thought about it. "Only I said the other thing, too, about not needing {friend.them}, and that was a lie, and I said it because I knew where it would hurt. I know where, because {friend.they} told me once." It was some time before {hero.they} could go on. "I\'m not asking you to make {friend.them} forgive me. Just please be on the step."',
      ],
    },
    more: {
      preteen: [
        'Nothing was settled by it, exactly, and the street outside remained the same number of yards across. But the thing had been said aloud to somebody who did not leave the room, and {hero}, who had been lying for hours as stiff as a plank, turned over and slept.',
      ],
    },
  },
  {
    id: 'walk',
    purpose: 'Across the street.',
    core: false,
    rank: { young: 5, old: 9 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'carry', 'worried', 'door', '{thing}'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['{thing}', 'door', 'tree'],
      action: '{hero} carries half of the {thing} across the street.',
    },
    text: {
      toddlers: ['{hero} takes the {thing.mine}. Step, step, step. Over the street, to {friend}.'],
      early: [
        'In the morning {hero} took the {thing.mine} and went across the street with {mentor}. It was not a wide street. But {hero} had time to think of three good reasons to go home. {Hero.they} {hero.sig}. Then there was the step, and there was the door.',
      ],
      middle: [
        'It was eleven steps from gate to gate. {hero} knew, because the two of them had measured it once, for a telephone made of tins. This morning it was more like forty. {Hero.they} carried the {thing.mine} in front of {hero.them}, so as to have something to look around. [?companion: {companion} trotted ahead, with {companion.their} nose in the air, as if the thing were settled.]',
      ],
      preteen: [
        'The street was eleven paces wide. They had measured it themselves, years ago, with a view to stretching a cable, and {hero} would never have believed that so much could be thought in eleven paces. {Hero.they} thought that {friend} might not be in. {Hero.they} thought, with a shameful leap of hope, that {friend} might not be in. And all the time {hero.their} feet went on, one in front of the other, like a pair of well-trained horses that know the way and have stopped waiting to be told.',
      ],
    },
    more: {
      preteen: [
        'It was an awkward thing to carry. It caught the wind, it bumped against {hero.their} knees, and it announced to everyone who happened to be looking out of a window precisely where {hero} was going, and more or less why.',
      ],
    },
  },
  {
    id: 'gate',
    purpose: 'The hero turns back once.',
    core: false,
    rank: { young: 10, old: 10 },
    valence: -1,
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'medium',
      cast: [['hero', 'stand', 'worried', 'door', '{thing}']],
      props: ['door', '{thing}'],
      action: '{hero} stands at the door with one hand raised to knock.',
    },
    text: {
      toddlers: ['Here is the door. Knock? No. Knock? No. Knock, knock!'],
      early: [
        '{hero} put up a hand to knock. {Hero.they} took it down again. {Hero.they} turned around and went back to the gate. The gate said squeak. "All right, all right," said {hero}, and went back and knocked.',
      ],
      middle: [
        '{hero} lifted {hero.their} hand to knock, and at that moment {hero.they} remembered reason number four. It really had been a good one. {Hero.they} went back as far as the gate to think it over. A woman went by with a shopping bag. "Are you coming or going?" she asked. ¶ "I don\'t know yet," said {hero}. But hearing it like that, {hero.they} did.',
      ],
      preteen: [
        '{hero} raised {hero.their} hand to knock, and discovered that it was perfectly possible to stand like that for quite a while. From inside came the sound of somebody washing up. {Hero.they} lowered the hand. {Hero.they} got back as far as the gate, and {hero:was|were} halfway through it when it occurred to {hero.them} that {friend} must have heard the latch, and was standing on the other side of that door at this very moment, wondering whether to open it. There were two of them, then. It made {hero.them} feel almost sociable.',
      ],
    },
    more: {
      preteen: [
        '{Hero.they} went back up the path with the {thing.mine} held before {hero.them} like a rather inadequate shield, and knocked before {hero.they} could be consulted.',
      ],
    },
  },
]
