import type { ThreadsByAge } from './thread-lines.ts'

/** What `{who}` does not like or is afraid of: never put in their way, only lived with. */
export const fearLines: ThreadsByAge = {
  toddlers: {
    planted: [
      '{who} does not like {wish.a}. No, no.',
      'What about {wish.a}? {who} holds on tight.',
      '"Not {wish.full}," says {who}. "Please."',
      '{Wish.a}? {who} takes a hand.',
      '{who} is a bit scared of {wish.a}. Shh.',
      '"Any {wish.full}?" asks {who}. No, no.',
      'Brave {who}! But {wish.a}? Oh, no.',
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
      'See, {who}? All is well.',
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
      '"Tonight I will leave the door open only a crack," said {who}. {Who.they} meant it.',
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
      '{who} was sensible about most of the things that can happen to a person. {Who.they} {who:was|were} just not sensible about {wish.a}, and nobody had ever been able to talk {who.them} into it.',
      "There was one thing that nobody mentioned when {who} was around, and that was {wish.a}. They didn't talk about it. They just came a little closer.",
      '"There\'s really no reason to be nervous about {wish.a}," {other} had once explained, with numbers. {who} had thanked {other.them} for the numbers, and had gone on being nervous.',
      'Everybody else that age seemed to have grown out of it. {who} still minded {wish.a}, and what {who.they} minded even more was minding.',
      '{who} had a whole set of precautions against {wish.a}, and they worked very well as long as nobody asked what {who.they} {who:was|were} doing.',
      '{who} could not have told you what was so bad about {wish.a}. If {who.they} tried to put it into words, the words only made it worse.',
    ],
    used: [
      "It wasn't {wish.the} this time. But being afraid tastes the same wherever it comes from, and {who} knew the taste.",
      "{other} moved half a step closer and looked the other way. {who} knew that {who.they} had just been rescued, and that {who.they} didn't have to say so.",
      'Somebody had once told {who} that courage is only fear that has said its prayers. {Who.they} said them, and waited to see.',
      {
        say: 'All the precautions were at home. {who} was going to have to manage without.',
        after: 'precautions',
      },
      '"Are you all right?" asked {other}. ¶ "No," said {who}, because it was true. "But I\'m staying."',
      '{who} found out that you can be afraid all the way through, from your hair to your shoes, and the shoes still work.',
    ],
    paid: [
      "It wasn't that {who} had stopped minding {wish.the}. But now {who.they} had been afraid and useful on the same day, and {who.they} hadn't known that the two went together.",
      '"Were you scared?" asked {other}, a good deal later. ¶ "The whole time," said {who}, and was surprised that it sounded like showing off.',
      {
        say: '{who} went through all the precautions that night, one after the other, and thought that {who.they} could spare two or three.',
        after: 'precautions',
      },
      'Nobody gives you a medal for that kind of thing. {who} gave {who.themself} the window seat.',
      "{Wish.the} would be there tomorrow, and {who} would mind, the same as ever. It just wasn't the first thing that {who.they} would have told you about {who.themself} anymore.",
      '{other} was on the side where {other.they} always went, the one that mattered. "You don\'t have to," said {who}. "I know," said {other}, and stayed.',
    ],
  },
}
