import type { ValueLines } from './value-lines.ts'

/** What is said about the values by which we live with others. */
export const towardOthers = {
  love: {
    toddlers: '{hero} loves {other}. {other} loves {hero}.',
    early: [
      '"How do you do love?" asked {hero}. "With your hands, mostly," said {other}.',
      '"That was love," said {other}. {hero} looked at {hero.their} hands.',
    ],
    older: [
      '"Everybody says they love people," said {hero}. "How can you tell?" {other} thought about it. "Look at what their hands are doing," {other.they} said.',
      '"You never said a word about love just now," said {other}. "No," said {hero}. "I was busy."',
    ],
  },
  kindness: {
    toddlers: 'Be kind, {hero}. Pat, pat. Good.',
    early: [
      '"What does kind look like?" asked {hero}. "Small," said {other}. "It fits in a pocket."',
      '{hero} had done one kind thing. It was a small one, but it was still there.',
    ],
    older: [
      '"Being kind is not the same as being nice," said {other}. "Nice is what you say. Kind is what you do when it is not much fun." {hero} put that away for later.',
      '"That was kind," said {other}. {hero} went red. "It was only a little thing," {hero.they} said. "They mostly are," said {other}.',
    ],
  },
  forgiveness: {
    toddlers: '"Sorry," says {hero}. "All good," says {other}. Hug.',
    early: [
      '"If you say sorry, is it gone?" asked {hero}. "Sorry opens the door," said {other}. "Then somebody has to say come in."',
      '"I forgive you," said {other}. {hero} said it, too, just to see how it felt. It felt like setting down a big bag.',
    ],
    older: [
      '"Do you have to forgive people right away?" asked {hero}. "You have to start right away," said {other}. "It can take a while to finish."',
      '"Forgiving is not saying that it did not matter," said {other}. "It is saying that it does not get to decide what happens next." {hero} thought that this was the sort of thing you have to hear twice.',
    ],
  },
  sharing: {
    toddlers: 'One for {other}. One for {hero}.',
    early: [
      '"If I share it, I only have half," said {hero}. "Half, and somebody to eat it with," said {other}.',
      '{hero} had less than before. It did not feel like less.',
    ],
    older: [
      '"There is hardly enough for one," said {hero}. "Then it will be easy to divide," said {other}.',
      '"It is strange," said {hero}. "I gave away half, and I keep feeling as if I had been given something." {other} did not think that it was strange at all.',
    ],
  },
  'making-peace': {
    toddlers: '"Friends?" says {hero}. "Friends!" says {other}.',
    early: [
      '"Who has to say it first?" asked {hero}. "The one who is bigger inside," said {other}.',
      'Somebody had to take the first step. It was a very small step. It was big enough.',
    ],
    older: [
      '"It was not all my fault," said {hero}. "No," said {other}. "That is what makes the first step so expensive."',
      '"Somebody had to go first," said {hero}. "Yes," said {other}, "and people can stand a very long time waiting for somebody."',
    ],
  },
  gentleness: {
    toddlers: 'Soft hands, {hero}. Soft, soft.',
    early: [
      '"Softer," said {other}. "Like this?" asked {hero}. "Like you would hold a sneeze," said {other}.',
      '{hero} had been so gentle that nobody had even woken up.',
    ],
    older: [
      '"You can do it fast, or you can do it gently," said {other}. "Gently is harder. That is why so few people bother."',
      'It had taken more strength to be gentle than it would have taken to push. {hero} had not expected that.',
    ],
  },
  compassion: {
    toddlers: 'Sad? Come here. {hero} is near.',
    early: [
      '"I can\'t make it better," said {hero}. "No," said {other}. "But you can sit down next to it."',
      '{hero} had not fixed a thing. {Hero.they} had only stayed.',
    ],
    older: [
      '"I did not know what to say," said {hero}. "Then you said the right thing," said {other}.',
      '"You felt it, too," said {other}. "That is all it is, really. And then you did not walk away."',
    ],
  },
  friendship: {
    toddlers: '{hero} and {other}. Friends, friends, friends.',
    early: [
      '"How do you get a friend?" asked {hero}. "You leave a gap," said {other}, "about as wide as a person."',
      '"You stayed," said {other}. "So did you," said {hero}.',
    ],
    older: [
      '"Anybody can be your friend on a good day," said {other}. "They practice on those."',
      '"You did not have to stay," said {hero}. "I know," said {other}. "That is the part I liked."',
    ],
  },
  welcome: {
    toddlers: 'Come in! Come in! Sit by {hero}.',
    early: [
      '"What if they are not like us?" asked {hero}. "Then we will have more kinds of jokes," said {other}.',
      '"Come in," {hero} had said. It was only two words, and they were just wide enough.',
    ],
    older: [
      '"Everyone in this place was new once," said {other}. "Some of us have simply forgotten what the door looked like from outside."',
      'A welcome, {hero} thought, was mostly a matter of moving over. The rest was furniture.',
    ],
  },
  helping: {
    toddlers: '{hero} helps. Push, push. All done!',
    early: [
      '"I am too small to help," said {hero}. "Hold this," said {other}. And {hero} was just the right size.',
      '"I helped," said {hero}. {Hero.their} hands were dirty, and {hero.they} liked them that way.',
    ],
    older: [
      '"Nobody asked me to help," said {hero}. "Nobody asks," said {other}. "You have to look for the heavy end."',
      '"What do I get for it?" {hero} had once asked about such things. It had not crossed {hero.their} mind to ask it today.',
    ],
  },
  'honoring-family': {
    toddlers: '{hero} listens. {other} is glad.',
    early: [
      '"Why do I have to listen?" asked {hero}. "Because I have been six already," said {other}, "and you have not been me."',
      '{hero} had listened, and {other} had noticed. They did not talk about it.',
    ],
    older: [
      '"You don\'t know what it is like," said {hero}. "I know what it was like," said {other}. "It has only changed its clothes."',
      'For a moment {hero} saw how long {other} had been looking after everybody, and how seldom anybody had said so. "Thank you," {hero.they} said.',
    ],
  },
  'caring-for-creation': {
    toddlers: 'Soft, {hero}. It is small. God made it.',
    early: [
      '"Is it ours?" asked {hero}. "It is lent to us," said {other}. "So we wipe our feet."',
      '{hero} stepped over the ants. They had not asked for it, but they looked busy.',
    ],
    older: [
      '"It is only a weed," said {hero}. "Nobody has told it that," said {other}, and walked around.',
      '"Somebody had to carry it out of the road," said {hero}, wiping {hero.their} hands. "Somebody always does," said {other}. "It is surprising how often it is nobody."',
    ],
  },
  fairness: {
    toddlers: 'One for {hero}. One for {other}. Fair!',
    early: [
      '"Is it fair?" asked {other}. {hero} counted it again, slowly. "It is now," said {hero}.',
      '"You could have had more," said {other}. "I know," said {hero}. "I can count."',
    ],
    older: [
      '"Fair is not when everybody gets the same," said {other}. "What is it, then?" asked {hero}. "When you would change places with anybody there," {other} said.',
      '"It isn\'t even my turn to say something," said {hero}. "That is why it counts," said {other}.',
    ],
  },
} as const satisfies Record<string, ValueLines>
