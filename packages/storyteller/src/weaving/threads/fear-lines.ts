import type { ThreadsByAge } from './thread-lines.ts'

/** What `{who}` does not like or is afraid of: never put in their way, only lived with. */
export const fearLines: ThreadsByAge = {
  toddlers: {
    planted: [
      '{who} does not like {wish.a}. No, no.',
      'What about {wish.a}? {who} holds on tight.',
      '"No {wish.full}," says {who}. That is all right.',
      '{Wish.a}? {who} takes a hand.',
      '{who} is a bit scared of {wish.a}. Shh.',
      '"Any {wish.full}?" asks {who}. No, no.',
      'Just one thing, {who}? {Wish.a}. Hm.',
    ],
    used: [
      'Hold my hand, {who}. There.',
      '{who} is a bit brave. Just a bit.',
      'One breath. Two breaths. Good, {who}.',
      '{who} peeks with one eye.',
      'God is near you, {who}.',
      'Squeeze, squeeze. {who} holds on.',
    ],
    paid: [
      '{who} was so brave today!',
      'Not so scary now, {who}? Good.',
      '{who} lets go. Only for a bit!',
      'Big hug for brave {who}!',
      'Sleep tight, {who}. All is well.',
      'Look at {who}! Big and brave.',
    ],
  },
  early: {
    planted: [
      '{who} did not like {wish.a}. {Who.they} kept one hand free, just in case.',
      '"Are there going to be any surprises?" asked {who}. {Who.they} meant {wish.a}. "Not today," said {other}.',
      'There was one thing that made {who} feel small, and that was {wish.a}.',
      '{who} was brave about nearly everything. {Who.they} {who:was|were} not so brave about {wish.a}.',
      'When {who} thought of {wish.a}, {who.they} put up {who.their} shoulders until they touched {who.their} ears.',
      '"Everybody is afraid of something," said {other}. "With me it is {wish.a}," said {who}. It felt good to say it.',
    ],
    used: [
      "{who} took hold of {other}'s sleeve. {other} did not say a word about it.",
      '"I am not scared," said {who}. "I am only holding on."',
      '{who} counted to five, slowly. At four it was already better.',
      'To be brave you first have to be a bit afraid. {who} had got that far.',
      '{who} said a small prayer. It was only three words, but they were good ones.',
      'There was nothing there. {who} looked again. There was still nothing there.',
    ],
    paid: [
      {
        say: '{who} noticed something. {Who.their} shoulders had come down all by themselves.',
        after: 'put up',
      },
      '"That was the bravest thing I saw all day," said {other}. {who} had hoped that someone had seen it.',
      '{who} was still not fond of {wish.the}. But {who.they} had got a bit bigger, and {wish.the} had not.',
      'That night {who} left the door open only a crack.',
      '"Next time I will only hold on with one hand," said {who}.',
      'When {who} thought about {wish.the} now, there was somebody else in the thought, and that was {other}.',
    ],
  },
  middle: {
    planted: [
      '{who} had nothing against {wish.a}, as long as {wish.they} stayed on the other side of town.',
      'It was a well-kept secret, known to everybody, that {who} could not stand {wish.a}.',
      '"There won\'t be any, will there?" said {who}, who had read that it is better to ask. {Who.they} meant {wish.a}. {other} said that it was most unlikely.',
      '{who} had a list of brave people in the Bible, and wondered which of them had been afraid of {wish.a}. Nobody ever wrote that down.',
      "Most things could be looked at through {who}'s fingers, if need be. {Wish.a} could not.",
      '{who} had never told a soul how much {who.they} minded {wish.a}. {other} had known for ages, and always walked on that side.',
    ],
    used: [
      '{who} noticed that {who.they} {who:was|were} holding {who.their} breath, and let some of it go.',
      '"It\'s all right to mind," said {other}. "I mind things, too." {who} wanted to know which. {other} told {who.them} two.',
      'Being afraid takes up a lot of room. {who} tried to fold it smaller.',
      '{who} said to God that {who.they} would be glad of some company. It did not make {who.them} brave, but it made {who.them} less alone.',
      'It was not {wish.the} this time. It was only the feeling that goes with {wish.them}, and {who} knew that feeling well enough to nod to it.',
      'There is a kind of courage that looks exactly like standing still. {who} had plenty of that.',
    ],
    paid: [
      'It was some time later that {who} realized how long {who.they} had not thought about {wish.the}.',
      '"You didn\'t even blink," said {other}. {who} had blinked a great deal, but {who.they} let it stand.',
      '{who} would never be a friend of {wish.the}. But they had looked each other in the eye, and {who} had not been the first to look away.',
      {
        say: 'On the way back {who} walked on the other side, the one where {other} usually walked.',
        after: 'walked on that side',
      },
      {
        say: 'That evening {who} added one name to the list of brave people, in very small letters.',
        after: 'list of brave people',
      },
      'Some fears do not go. They only get used to you. {who} thought that this was probably as good as it gets, and quite good enough.',
    ],
  },
  preteen: {
    planted: [
      '{who} had a perfectly sensible attitude to most of the dangers of life, with the exception of {wish.a}, on which no sense had ever made an impression.',
      "There was one subject that was avoided in {who}'s presence, and that was {wish.a}. It was never discussed. People simply walked a little closer.",
      '"Statistically," {other} had once explained, "there is no reason whatever to be nervous about {wish.a}." {who} had thanked {other.them} for the information, and had gone on being nervous.',
      'At an age when everyone else seemed to have outgrown such things, {who} still minded {wish.a}, and minded even more that {who.they} minded.',
      '{who} had developed a whole system of small precautions against {wish.a}. It worked very well, provided that nobody asked about it.',
      'What {who} disliked about {wish.a} was difficult to put into words, chiefly because the words made it worse.',
    ],
    used: [
      'It was not {wish.the}, or anything of the sort. But fear is not particular about where it comes from, and {who} recognized the taste.',
      '{other} moved half a step nearer, and looked in another direction. {who} was aware of having been rescued, and of not being expected to say so.',
      'Courage, {who} had read somewhere, is fear that has said its prayers. {Who.they} said them, and waited to see.',
      {
        say: 'All the small precautions were at home, in a drawer. {who} would have to manage without.',
        after: 'precautions',
      },
      '"Are you all right?" asked {other}. ¶ "No," said {who}, since it was true. "But I\'m staying."',
      '{who} observed, with a certain scientific interest, that it is possible to be afraid all the way through and to go on putting one foot before the other.',
    ],
    paid: [
      'It could not be said that {who} had stopped minding {wish.the}. But {who.they} had now been afraid and useful on the same day, and that changes the arithmetic.',
      '"Were you frightened?" asked {other}, a good deal later. ¶ "The whole time," said {who}, and heard with surprise that it sounded like a boast.',
      {
        say: 'There were still the precautions, of course. {who} looked through them that night, and found that two or three could be spared.',
        after: 'precautions',
      },
      'Nobody gives a medal for such things. {who} gave {who.themself} the window seat.',
      '{Wish.the} would be there tomorrow, and {who} would mind, as always. It was only that {who.they} no longer thought of it as the most important fact about {who.them}.',
      '{other} had taken up {other.their} usual place, on the side where it mattered. "You needn\'t," said {who}. "I know," said {other}, and stayed.',
    ],
  },
}
