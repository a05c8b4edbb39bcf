import type { Beat } from '../plot.ts'

/** What belongs to the two windows after dark. */
export const evenings: readonly Beat[] = [
  {
    id: 'signal',
    purpose: 'Two windows find a way to say good night.',
    core: false,
    rank: { young: 6, old: 12 },
    valence: 1,
    scene: {
      setting: 'bedroom',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'peek', 'wow', 'window', '{signal}'],
        ['companion', 'look-up', 'calm', 'window'],
      ],
      props: ['window', 'star', '{signal}'],
      action: '{hero} and {friend} find a way to say good night from window to window.',
    },
    text: {
      toddlers: [
        'It is dark. {signal.task} What is that? It is {friend}! "Good night, {hero}!"',
        'Who is there? {friend} is there. {signal.task} {hero} does it, too. Good night!',
        '{signal.task} That is hello. That is good night. That is "I like you."',
      ],
      early: [
        'In the evening you cannot wave. Nobody sees it. So {friend} had an idea. {signal.born}. From then on, {signal.deal}. {hero} wanted one for good morning, too, and one for soup. They kept the one for good night. It was the best.',
        '"We need a sign," {hero} wrote on a big paper. {friend} nodded. That night {signal.born}, and so it began: {signal.deal}. They said it once. They said it nine times. "Good night is only once," said {mentor}. "Not for us," said {hero}.',
        'What was that, over there in the dark? {hero} put {hero.their} nose to the glass. It was {friend}, who could not sleep. {signal.born}. {hero} saw at once what it meant. It meant good night. {hero} {signal.ask}, and then they both could sleep.',
      ],
      middle: [
        'When it got dark, the window across the {way} turned into a mirror, and you could not see {friend} anymore. They both minded that. It was {friend} who found the way. {signal.born}, and they agreed, with a great deal of pointing: {signal.deal}. {hero} {signal.ask}. There was a little pause, as there is with the stars. And then {signal.answer}.',
        '"Evenings are longest," {friend} had written on a paper. {hero} read it and thought about it for the whole of supper. {Hero.they} had always had somebody to say good night to. So they invented something, the two of them, without a word. {signal.born}. From that night on, {signal.deal}. You could do it as often as you liked. It was only polite to do it back, and so it never really came to an end. Somebody had to fall asleep.',
        'Secret codes are hard to agree on when you cannot talk. The first one that {hero} made up had twenty-six signs, and {friend} mistook "hello" for "the house is on fire." So they threw out twenty-five of them. {signal.born}, and that was all they needed: {signal.deal}. [?companion: {companion} got one, too, and didn\'t answer. ]It was not much of a secret. But when {hero} did it, every night at eight, {hero.they} felt as though somebody had tucked in the other side of the blanket.',
      ],
      preteen: [
        'When it got dark, the windows turned black, and {hero} and {friend} could only see themselves in the glass. They both hated that, and it was {friend} who had the idea. {signal.born}, and after a whole day of waving they had agreed on it: {signal.deal}. But it also meant "I\'m still here," and on some nights it meant "I can\'t sleep, either." {hero} {signal.ask}, and waited, and it was surprising how long a second could be. Then {signal.answer}.',
        "*Nights are the worst*, {friend} wrote one afternoon, and took the paper down again very quickly. {hero} wasn't sure that {hero.they} {hero:was|were} supposed to have read it, but that evening they worked something out. {signal.born}. First {hero} wanted a sign for every letter, but {friend} thought that it would take all night, so there was only one sign in the end: {signal.deal}. They gave it every evening at eight. On some evenings they gave it again at nine, and in the daytime nobody said anything about it.",
        'First they had a much bigger plan, with twenty-six different signs and a book to look them up in. It didn\'t get far, because on the first evening {hero} asked "how are you," and {friend} understood "send elephants." So they crossed out everything that you could get wrong, and only one sign was left. {signal.born}, and {signal.deal}. {hero} thought at first that it was a pity, but at the end of a long day it was good not to have to be clever. {Hero.they} {signal.ask}. A moment later {signal.answer}, and that was all there was to say.',
      ],
    },
    more: {
      preteen: [
        'It was funny how little you needed for it. You needed two windows, and a bit of dark in between, and you had to be sure that the other one was looking.',
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'A second prayer, without an order in it: company.',
    core: false,
    rank: { young: 12, old: 11 },
    valence: 1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'calm', 'window'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['bed', 'window', 'star'],
      action: '{hero} prays at the window and gives no orders.',
    },
    text: {
      toddlers: [
        '"Dear God," says {hero}. "Sit with {friend}. Sit with me. Amen." Shh.',
        '{hero} prays. No "now, now." Just "Be with {friend}." Soft, soft, soft.',
        'One bed here. One bed there. "You are here, God. You are there. Good night."',
      ],
      early: [
        'That night {hero} prayed again. {Hero.they} did not give any orders. "Dear God," {hero.they} said, "are you over there with {friend}? Please stay. And I am over here." {Hero.they} waited a bit. Nothing happened. But it was a nice kind of nothing, with somebody in it.',
        '"Dear God, I fell down nine times," said {hero}. "{friend} liked the sixth." Then {hero.they} told about the others, and how far they had gone. {Hero.they} told that {hero.they} had wanted to go, too. It was not really a prayer. It just went on until {hero.they} {hero:was|were} asleep.',
        '{hero} looked across at the dark window. "It is slow, God," {hero.they} said. "Did you know that it is this slow?" Then {hero.they} pulled up the blanket. "Stay with {friend}, please. All night. I can stay only until eight."',
      ],
      middle: [
        'It was some nights before {hero} prayed about it again. {Hero.they} didn\'t kneel, {hero.they} leaned on the windowsill. "I haven\'t got any orders," {hero.they} said. "I only wanted to say that it\'s slow. And that I\'d have liked to go with the others today." The window across the {way} was dark. "Stay with {friend}, please. I can\'t. I\'m not allowed in." ¶ {friend} was not one bit better in the morning. But {hero} had slept well, and had not once looked at the clock.',
        '"Dear God," said {hero}. Then {hero.they} didn\'t know how to go on, because {hero.they} had given up telling him what to do, and there did not seem to be very much left. "They did {ride.great} today," {hero.they} said in the end. "All of them. I heard it." {Hero.they} swallowed. "And {friend} gave me a nine." [?companion: {companion} moved up closer. ]It was odd. {Hero.they} {hero:was|were} not asking for anything. But it was as though someone had pulled up a chair.',
        'Nowadays {hero} said good night in two directions. First it was across the {way}. Then it was up, although {mentor} said that up was only a manner of speaking. "You\'re with {friend}," {hero} told God. "And you\'re with me. So we\'re all three in the same place, really, if you look at it from your side." {Hero.they} looked at it from that side for a while. The {way} was not so very wide from there.',
      ],
      preteen: [
        "It was many days before {hero} prayed for {friend} again, and this time {hero.they} hadn't planned what to say. \"I'm not going to tell you when,\" {hero.they} began, and leaned {hero.their} forehead on the cold glass, \"because you know that I'd like it to be tomorrow. I felt sorry for myself again at half past two, and you probably noticed. I went out anyway, but I wasn't very nice about it.\" There was no light across the {way}. \"Please sit with {friend.them}. I'd do it, but they won't let me in.\" It was quiet, and nobody answered, but this time {hero} hadn't been waiting for an answer, and that made all the difference.",
        "{hero} couldn't have said when it started, but now {hero.they} did it every evening. {Hero.they} leaned in the window and told God about the day, out loud but not very loud: who had said what, and how often {hero.they} had fallen, and what the others had told {hero.them} about {ride.great}. Some of it was complaining, and {hero.they} left that part in, because God knew it anyway. And at the end {hero.they} said, \"Stay with {friend},\" and didn't say until when. It didn't change anything over there, as far as you could see. But it did make the evenings less lonely.",
        '"Is it all right if I don\'t ask for anything?" said {hero} one night, into the dark. At the beginning {hero.they} had asked for so much, and had explained it all so well, and now {hero.they} {hero:was|were} tired of explaining. {friend} was over there behind the other window, and maybe {friend.they} {friend:was|were} asleep, and maybe not. "Be there," said {hero} at last. And then, because it seemed rude to stop there: "I know that you are. I only want to say that I\'m glad." A car went by, and {hero} stayed at the window a bit longer, and {hero.they} didn\'t feel alone.',
      ],
    },
    more: {
      preteen: [
        "In the morning {friend} was just as sick as the day before, or maybe a tiny bit less, but not so much that you could see it. It went the way that grass grows, and you can sit right next to it, and still you can't see it.",
      ],
    },
  },
]
