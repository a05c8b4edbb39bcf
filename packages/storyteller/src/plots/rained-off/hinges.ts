import type { Hinge, SeamName } from '../plot.ts'

const eve: readonly SeamName[] = ['after waiting']
const behindTheCurtain: readonly SeamName[] = ['after spoil']
const beforeComingOut: readonly SeamName[] = ['before choose']
const peaceMade: readonly SeamName[] = ['after choose']
const outdoors: readonly SeamName[] = ['after out', 'after hunt']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: eve,
      say: {
        toddlers: '{hero} does not like {hero.fear}. "I will hold you," says {mentor}.',
        early:
          '"And what about {hero.fear}?" asked {hero}. {mentor} did not laugh. "Then you take my hand," said {mentor}.',
        middle:
          '"And if I have to think of {hero.fear}?" asked {hero}. It was the only thing that {hero.they} {hero:was|were} afraid of.¶{mentor} did not say that it was nothing. "Then you take hold of my sleeve," {mentor.they} said, "and we\'ll both think of it. After that we\'ll eat something."',
        preteen:
          'There was one thing left to talk about, and they did it without looking at each other. "If it\'s about {hero.fear}," said {mentor}, "you just come and stand next to me. You don\'t have to explain." {hero} nodded. {Hero.they} {hero:was|were} afraid of {hero.fear}, and {mentor} had never once smiled about it.',
      },
    },
    late: {
      at: beforeComingOut,
      say: {
        toddlers: '{mentor} is so good. {mentor} helps with {hero.fear}. {hero} is sorry.',
        early:
          '{hero} thought of {hero.fear}. {mentor} had never said that it was only {hero.fear}. {Mentor.they} had never said *only* at all.',
        middle:
          'There was that word, *only*. {hero} turned it over. {Hero.they} thought of {hero.fear}, and how {mentor} had come every time, also in the middle of supper. Not once had {mentor.they} said, "It\'s only {hero.fear}." {mentor} did not use that word on people.',
        preteen:
          'It was the word *only* that {hero} couldn\'t get rid of. {Hero.they} thought of {hero.fear}. Plenty of people had said it about that, and they had meant it kindly, and every time it had felt like a door in the face. {mentor} had never said it. In all those years {mentor} hadn\'t said "only" to {hero.them} one single time.',
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: behindTheCurtain,
      say: {
        toddlers: '{hero} thinks of {hero.like}. It does not help. Not one bit.',
        early:
          '{hero} tried to think of {hero.like}. Nothing came. Not even {hero.like} helped, and that had never happened before.',
        middle:
          'In the dark behind the curtain {hero} tried to think of {hero.like}. On other days that was good for an hour at least. Today {hero.they} got to the end of it at once. It seems that you can spoil a thing for somebody else and find that you have spoiled all of yours as well.',
        preteen:
          "Behind the curtain {hero} started to think of {hero.like}, because {hero.they} had to think of something. It had worked with fevers, and in long cars. It didn't work now. Everything about {hero.like} was still there, but it had gone flat, like lemonade that somebody has left standing.",
      },
    },
    late: {
      at: peaceMade,
      say: {
        toddlers: 'Now {hero} can think of {hero.like}. {mentor} wants to hear it all.',
        early:
          '"Tell me about {hero.like}," said {mentor}. And all at once {hero} had so much to say that {hero.they} did not know where to begin.',
        middle:
          '"I couldn\'t even think of {hero.like}," said {hero}.¶"As bad as that?" said {mentor}. {Mentor.they} really looked shocked. "And now?"¶{hero} tried it. It was all there again, and in the right order. "Now I could," {hero.they} said. "Do you want to hear it on the way?"',
        preteen:
          '"It was so bad that not even {hero.like} helped," said {hero}.¶{mentor} put down the towel. {Mentor.they} knew {hero.them} well enough to know what that meant. "Then it\'s high time that we went out," {mentor.they} said. "You can start on the stairs. I believe that we had gotten to the good part."',
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: eve,
      say: {
        toddlers: '"Can I {hero.skill.base} there?" asks {hero}. "You can!" says {mentor}.',
        early: '"Can I {hero.skill.base} there, too?" asked {hero}. "All day long," said {mentor}.',
        middle:
          '"Will there be time for {hero.skill}?" asked {hero}.¶"There\'ll be time for everything," said {mentor}. "And if it goes wrong you can start again from the top. That\'s what is nice about a whole day."',
        preteen:
          '"And will I have time to {hero.skill.base}?" asked {hero}.¶"You\'ll have a whole day," said {mentor}. "If it goes wrong, you just start again from the beginning. You always do that anyway."¶That was true. It was the only thing that {hero} was never ashamed to do badly, because with {hero.skill} there was always another go.',
      },
    },
    late: {
      at: beforeComingOut,
      say: {
        toddlers: 'When {hero} gets it wrong, {hero} can start again. Can you do that today?',
        early:
          'If it went wrong with {hero.skill}, {hero} just started again. Could you do that with a day? Nobody had ever said no.',
        middle:
          '{hero} thought of {hero.skill}. When that went wrong you did not sit behind a curtain. You said "Again," and took a breath, and started from the top. It was late for that, on a day like this. But it was not so late that you could not ask.',
        preteen:
          "If it had been {hero.skill}, {hero} would have known what to do. {Hero.they} would have said that it was no good like that, and gone back to the beginning. It wasn't even hard. Why should you be allowed to do that with {hero.skill} and not with a Saturday? There wasn't any rule. {Hero.they} had only never seen anybody do it.",
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: eve,
      say: {
        toddlers: '{hero} packs {hero.belonging.the}, too. "You come with us!"',
        early: 'On top of it all {hero} put {hero.belonging}. "Now we are all packed," {hero.they} said.',
        middle:
          'Last of all {hero} went to get {hero.belonging}, and put {hero.belonging.them} on the very top, where there was the best view. It was to be a great day, and everybody who belonged to it was coming along.',
        preteen:
          "On top of everything, where it would be the first thing that you saw, {hero} had put {hero.belonging}. It wasn't on either of the lists. There are things that you don't have to write down.",
      },
    },
    late: {
      at: beforeComingOut,
      say: {
        toddlers: 'Who comes out first? {hero.belonging.the}! No one is cross. So {hero} peeks out.',
        early:
          'First {hero} held out {hero.belonging.the} through the gap. Nobody shouted. So that was safe. Then {hero.they} put out one hand.',
        middle:
          '{hero} did not dare to come out all at once. {Hero.they} held {hero.belonging.the} through the gap first, at arm\'s length, and waited. Nothing happened to {hero.belonging.them}. Nobody said anything that was hard to hear. "All right," whispered {hero}, and got ready to follow.',
        preteen:
          'First of all {hero} held {hero.belonging.the} out through the gap. {Hero.they} knew that it was silly. It was what they used to do when {hero.they} {hero:was|were} small, whenever there had been a fight. Whoever was sorry sent that out ahead, and if nobody took it away, you could come, too. {Hero.they} counted to twenty. Nobody took it away.',
      },
    },
  },
  {
    acts: 'hero.habit',
    early: {
      at: behindTheCurtain,
      say: {
        toddlers: '{hero} does not {hero.habit.base}. Not today. {hero} just sits.',
        early:
          '{hero} did not {hero.habit.base} now, not even a bit. It was as if somebody had turned {hero.them} off.',
        middle:
          'On other days {hero} {hero.habit.past}, and everybody in the house knew where {hero.they} {hero:was|were}. Now you would not have known that there was anybody behind the curtain at all. You could only see that it was too thick.',
        preteen:
          "On any other day {hero} {hero.habit.past}, and nobody took any notice. Today {hero.they} didn't, and it was odd how much emptier that made the house. Even the clock seemed to be listening for it.",
      },
    },
    late: {
      at: outdoors,
      say: {
        toddlers: 'And look! Now {hero} can {hero.habit.base} again. {mentor} is so glad.',
        early:
          'And there, at last, {hero} {hero.habit.past} again. {mentor} said nothing. But {mentor.they} put {mentor.their} hat straight.',
        middle:
          'And then {mentor} stood still and held up one finger. For {hero} {hero.habit.past} again, as if {hero.they} had never stopped.¶"What is it?" asked {hero}.¶"Nothing," said {mentor}. "I just thought that I had lost something."',
        preteen:
          "Somewhere along the way {hero} {hero.habit.past} again. {Hero.they} didn't notice it. {mentor} did, and was careful not to say so, because it's like with birds. If you point at them, they stop.",
      },
    },
  },
  {
    acts: 'mentor.habit',
    late: {
      at: beforeComingOut,
      say: {
        toddlers: '{mentor} does not {mentor.habit.base} now. {mentor} is sad.',
        early: 'On other days {mentor} {mentor.habit.past}. Not now. {hero} knew whose fault that was.',
        middle:
          'Something was wrong in the kitchen. On other days {mentor} {mentor.habit.past}, and you did not even notice it. Now you noticed it very much, because it was not there. {hero} knew who had done that.',
        preteen:
          'It took {hero} some time to find out what was missing in that house. On any other day {mentor} {mentor.habit.past}. It was like the sound of a refrigerator. You only hear it when it stops, and {hero} knew exactly at which word it had stopped.',
      },
    },
  },
  {
    acts: 'mentor.like',
    late: {
      at: peaceMade,
      say: {
        toddlers: '{mentor} loves {mentor.like}. But {mentor} loves {hero} more.',
        early:
          '"I tried to think of {mentor.like}," said {mentor}. "It did not help. I could only think of you."',
        middle:
          '"I tried to think of {mentor.like}," said {mentor}, "to cheer myself up. That always works."¶"Did it?" asked {hero}.¶"No," said {mentor}. "But now it does."',
        preteen:
          '"Do you know what I did?" said {mentor}. "I stood at the sink and tried to think of {mentor.like}. Usually that gets me through anything." {Mentor.they} shook {mentor.their} head. "I couldn\'t come up with one single thing."',
      },
    },
  },
]
