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
        "After dark the panes turned black, and each of them could see only a reflection, and behind it a room with one person in it. They both disliked this more than they would have said. It was {friend} who thought of a remedy. {signal.born}, and after a day of negotiation by sign language it was settled: {signal.deal}. It meant other things as well, as it turned out. It could mean *still here*, and *can't sleep either*. {hero} {signal.ask}, and waited, and it was surprising how long a second could be. Then {signal.answer}.",
        '*Nights are the worst*, {friend} wrote one afternoon, and took the paper down again so quickly that {hero} was not sure of having been meant to read it. That evening they worked something out. {signal.born}. {hero} had proposed an alphabet, but {friend} held that if you could say anything, you would end up saying nothing much, and so there was only the one sign: {signal.deal}. They gave it every evening at eight. On some evenings it had to be given again at nine. No one ever mentioned it by day.',
        'There had been a more ambitious plan. It involved twenty-six separate signals and a code book, and it broke down on the first evening, when "how are you" was received as "send elephants." What was left, when they had crossed out everything that could be misunderstood, was a single sign. {signal.born}, and {signal.deal}. {hero} thought at first that it was a pity. But it is a great relief, at the end of the day, not to have to be clever. {Hero.they} {signal.ask}. In a moment {signal.answer}. And that was the entire conversation, and nothing had been left out of it.',
      ],
    },
    more: {
      preteen: [
        'It was remarkable, {hero} considered, how little was actually necessary. You needed two windows, and a certain amount of darkness in between, and somebody on the other side who could be absolutely relied on to be looking. The conversation itself, once these arrangements had been made, took care of everything that was important.',
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
        'When {hero} finally prayed again, {hero.they} had nothing prepared. "I\'m not going to tell you when," {hero.they} began, with {hero.their} forehead on the cold glass, "because you know that I\'d like it to be tomorrow." {Hero.they} thought of the afternoon. "I was sorry for myself again at half past two. I expect you noticed. I went all the same, but not nicely." Across the {way} there was no light. "Please sit with {friend.them}. I\'d do it, only I\'m not let in." The darkness made no reply. It took {hero} a while to put {hero.their} finger on the difference, which was that this time {hero.they} had not been waiting for one.',
        'It had turned into a sort of habit, and {hero} could not have said on which evening it began. {Hero.they} would lean in the window, and go over the day, aloud but not very loud: who had said what, and how often {hero.they} had fallen, and what the others had told about {ride.great}. Some of it was complaint. {Hero.they} left the complaint in, since there seemed to be no point in tidying up for someone who had seen the room. And at the end {hero.they} said, "Stay with {friend}," and left it at that, without any date. It changed nothing over there, as far as you could tell. But the evenings had stopped being something to get through alone.',
        '"Is it all right if I don\'t ask for anything?" said {hero}, one night, into the dark. {Hero.they} had asked for so much, back at the beginning, and with such good arguments. The arguments were all still sound. {Hero.they} had only grown tired of listening to them. What remained was {friend}, asleep behind the other window, or else not asleep. "Be there," {hero} said at last. And after a moment, as it seemed rude to stop at that: "I know that you are. I\'m only saying that I\'m glad." A cart went by. {hero} stayed at the window for a little longer, in company.',
      ],
    },
    more: {
      preteen: [
        "In the morning {friend} was exactly as ill as on the previous day, or possibly, by some amount too small for anybody to measure, a little less so. It was nobody's doing, for ordinary things were mending in the ordinary way, invisibly and in their own good time, as grass grows.",
      ],
    },
  },
]
