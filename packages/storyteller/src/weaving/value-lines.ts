import type { ValueId } from '../scripture/moral-values.ts'

/** What is said about a value when the parent asks for more of it: a toddler's line, and two small talks for older ones. */
export interface ValueLines {
  toddlers: string
  early: readonly [before: string, after: string]
  older: readonly [before: string, after: string]
}

/** `{hero}` is the hero, `{other}` somebody human who is there; all but the toddlers' lines are past tense. */
export const valueLines: Readonly<Record<ValueId, ValueLines>> = {
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
  honesty: {
    toddlers: 'Say it, {hero}. Yes! That is true.',
    early: [
      '"Is it still a fib if it is little?" asked {hero}. "Is it still a pea if it is under your bed?" asked {other}.',
      '{hero} had said what was true. It had been hard to start and easy to stop.',
    ],
    older: [
      '"What if the truth makes it worse?" asked {hero}. "It often does," said {other}, "for about five minutes."',
      'It was odd about the truth, {hero} thought. It weighed a great deal until you said it, and then it weighed nothing.',
    ],
  },
  courage: {
    toddlers: 'Be brave, {hero}. One step. There!',
    early: [
      '"Are you ever scared?" asked {hero}. "Often," said {other}. "I go anyway, and it comes along behind."',
      '"You were brave," said {other}. "My knees were not," said {hero}. "Knees never are," said {other}.',
    ],
    older: [
      '"When does the brave feeling come?" asked {hero}. "Afterward," said {other}. "It is always late."',
      '"You did not look afraid," said {other}. "I was," said {hero}. "I just did not have a hand free for it."',
    ],
  },
  'trust-in-god': {
    toddlers: 'God is near, {hero}. God is here.',
    early: [
      '"I can\'t see God," said {hero}. "You can\'t see the wind," said {other}, "and look what your hair is doing."',
      '"Were you alone?" asked {other}. {hero} thought about it. "No," {hero.they} said. "I don\'t think so."',
    ],
    older: [
      '"How do you trust somebody you can\'t see?" asked {hero}. "The same way you cross a bridge in fog," said {other}. "One board at a time."',
      'Nothing had turned out the way {hero} had planned it, and yet {hero.they} had not been dropped. {Hero.they} decided to remember that.',
    ],
  },
  patience: {
    toddlers: 'Wait, {hero}. Wait, wait. Soon!',
    early: [
      '"Is it time yet?" asked {hero}. "Not yet," said {other}. "Now?" "That was still the same not yet."',
      '{hero} had waited all that time, and had only asked nine times.',
    ],
    older: [
      '"I hate waiting," said {hero}. "So does everybody," said {other}. "Some of us have just learned to do it quietly."',
      '"You waited," said {other}. "I complained," said {hero}. "You can do both," said {other}. "It still counts."',
    ],
  },
  gratitude: {
    toddlers: 'Thank you, {other}! Thank you, God!',
    early: [
      '"What is thank you for?" asked {hero}. "So that the good thing knows it has arrived," said {other}.',
      '"Thank you," said {hero}. {Hero.they} said it twice, once to {other} and once a bit higher up.',
    ],
    older: [
      '"Count three good things," said {other}. "Before I have had breakfast?" said {hero}. "Especially then," said {other}.',
      '"Thank you," said {hero}. It was an ordinary word, but this time {hero.they} noticed what was inside it.',
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
  humility: {
    toddlers: '{other} first. Then {hero}. Good!',
    early: [
      '"Who is the best of us?" asked {hero}. "Who is asking?" said {other}.',
      '{hero} did not tell anyone about it. It was nice to know it, all alone.',
    ],
    older: [
      '"I only wanted to be first once," said {hero}. "I know," said {other}. "The trouble is the view. You can\'t see anybody from there."',
      'Nobody had clapped. {hero} was surprised to find that {hero.they} had not been listening for it.',
    ],
  },
  perseverance: {
    toddlers: 'Try, {hero}. Try, try. Yes!',
    early: [
      '"I did it wrong again," said {hero}. "Good," said {other}. "Now you know two ways that don\'t work."',
      '"One more time," said {hero}. And it was the one more time that did it.',
    ],
    older: [
      '"How often do you have to try?" asked {hero}. "Once more," said {other}. "It is always just the once."',
      '"When did you stop wanting to give up?" asked {other}. "I didn\'t," said {hero}. "I only kept forgetting to do it."',
    ],
  },
  joy: {
    toddlers: 'Clap, {hero}! Clap, clap! So glad!',
    early: [
      '"Why are you humming?" asked {hero}. "It got full in there," said {other}, "so some came out."',
      '{hero} hummed. It had got a bit full in there.',
    ],
    older: [
      '"You are happy about nothing," said {hero}. "It is the best kind," said {other}. "Nobody can break it."',
      'It was a gladness with no particular reason, and it seemed to get bigger whenever {hero} handed some of it on.',
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
  hope: {
    toddlers: 'Look up, {hero}! A little light.',
    early: [
      '"What if it never gets better?" asked {hero}. "Then why are the birds up so early?" said {other}.',
      '"I hoped a bit," said {hero}. "A bit is how it starts," said {other}.',
    ],
    older: [
      '"Is hoping the same as wishing?" asked {hero}. "Wishing looks out of the window," said {other}. "Hoping puts its boots on."',
      '{hero} noticed that {hero.they} had been hoping all along, underneath, the way a lamp can be on in a room you are not in.',
    ],
  },
  'keeping-promises': {
    toddlers: '{hero} said it. {hero} does it!',
    early: [
      '"Does it count if nobody heard me promise?" asked {hero}. "You heard you," said {other}.',
      '{hero} had said it, and now it was so. That was a good feeling.',
    ],
    older: [
      '"I could still get out of it," said {hero}. "Of course," said {other}. "That is what makes it a promise and not a fence."',
      '"You did what you said," said {other}. {hero} nodded. It had been a great deal easier to say.',
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
  wisdom: {
    toddlers: 'Think, {hero}. Hmm. Hmm. Yes!',
    early: [
      '"What should I do?" asked {hero}. "What will you wish you had done?" asked {other}.',
      '{hero} had asked first. It had saved a lot of running.',
    ],
    older: [
      '"I don\'t know what to do," said {hero}. "Good," said {other}. "That is where thinking starts."',
      '"How did you know?" asked {other}. "I didn\'t," said {hero}. "I asked, and then I listened, and then I was less wrong than before."',
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
  contentment: {
    toddlers: 'One is good. It is enough.',
    early: [
      '"I want more," said {hero}. "Have you used up this one?" asked {other}.',
      '{hero} had just enough, and {hero.they} had it all.',
    ],
    older: [
      '"If I only had a bigger one," said {hero}. "Then you would have a bigger if," said {other}.',
      '{hero} looked around for something to want, and could not find anything that was not already there.',
    ],
  },
  'hard-work': {
    toddlers: 'Work, {hero}! Tug, tug. All done!',
    early: [
      '"Is it done?" asked {hero}. "It is begun," said {other}. "That is the hard half."',
      '{hero} was tired all the way down to the toes. It was the good kind of tired.',
    ],
    older: [
      '"It would be good enough like that," said {hero}. "For whom?" asked {other}. {hero} sighed, and went back to it.',
      '"No one will ever see that corner," said {other}. "I will know that it is there," said {hero}.',
    ],
  },
  obedience: {
    toddlers: '"Come, {hero}," says {other}. {hero} comes!',
    early: [
      '"Must I?" asked {hero}. "Not must," said {other}. "Listen first. Then see what your feet do."',
      '"You did it at once," said {other}. "I was as surprised as you are," said {hero}.',
    ],
    older: [
      '"What if I don\'t see the reason?" asked {hero}. "Then ask me for it," said {other}, "but ask me on the way there."',
      '"I only did what you said," said {hero}. "Yes," said {other}, "and I noticed that you did it before I had finished."',
    ],
  },
  'self-control': {
    toddlers: 'Stop, {hero}. Breathe in. Breathe out. Good.',
    early: [
      '"I am so cross!" said {hero}. "Then blow on it," said {other}, "like soup." {hero} blew.',
      '{hero} had wanted to shout. The shout was still in there, but it had shrunk.',
    ],
    older: [
      '"How do you not say it?" asked {hero}. "I say it to the kettle," said {other}. "By the time it boils I mostly don\'t need it anymore."',
      '{hero} thought of the sentence that had not been said. It had been an excellent sentence. It was still the best one of the day, and nobody was ever going to hear it.',
    ],
  },
  prayer: {
    toddlers: '{hero} says, "Hello, God." Shh. God hears.',
    early: [
      '"What do I say to God?" asked {hero}. "Start with hello," said {other}. "The rest mostly comes by itself."',
      '"Did God say anything?" asked {other}. "No," said {hero}. "But it was not empty."',
    ],
    older: [
      '"Is it still praying if I only complain?" asked {hero}. "A good part of the Psalms is just that," said {other}.',
      'Nothing had changed since {hero} prayed, except that {hero.they} {hero:was|were} not the only one who knew about it.',
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
  'wonderfully-made': {
    toddlers: 'Two eyes. One nose. God made {hero}!',
    early: [
      '"Why am I like this?" asked {hero}. "Because God was in a good mood that day," said {other}.',
      '{hero} looked into a puddle. There was {hero} again. It was good to know where to look.',
    ],
    older: [
      '"Don\'t you ever wish that you were somebody else?" asked {hero}. "On Tuesdays," said {other}. "But I would miss my feet."',
      '"There is only one of you," said {other}. "Is that good?" asked {hero}. "It is scarce," said {other}. "Scarce things are looked after."',
    ],
  },
  'being-a-light': {
    toddlers: 'Shine, {hero}! Little light, shine.',
    early: [
      '"What can one small light do?" asked {hero}. "Ask the dark," said {other}.',
      '"Somebody saw it," said {other}. {hero} had not known that anybody was looking.',
    ],
    older: [
      '"It is not as if anybody would notice," said {hero}. "People notice a light," said {other}. "They just don\'t always say so."',
      'You never knew who was looking, {hero} thought, and it was probably better that way. A lamp does not keep looking around to see who is reading.',
    ],
  },
}
