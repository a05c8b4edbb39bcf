import type { ValueLines } from './value-lines.ts'

/** What is said about the values by which we hold to what is right. */
export const withinOurselves = {
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
} as const satisfies Record<string, ValueLines>
