import type { Hinge, SeamName } from '../plot.ts'

const gathering: readonly SeamName[] = ['after gather', 'after best-one']
const foundOut: readonly SeamName[] = ['after discover']
const beforeTheSteps: readonly SeamName[] = ['before stand-up', 'before fair']
const said: readonly SeamName[] = ['after stand-up']
const watching: readonly SeamName[] = ['after cost']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: foundOut,
      say: {
        toddlers: '{hero} does not like {hero.fear}. This is as bad as that.',
        early:
          'All at once {hero} felt as {hero.they} did about {hero.fear}. And it was only one {unit}, and it was so small.',
        middle:
          '{hero} knew this feeling. {Hero.they} had it with {hero.fear}, because {hero.they} {hero:was|were} afraid of {hero.fear}. But there you can shut your eyes. {Hero.they} shut {hero.their} eyes now, and opened them, and it was still forty.',
        preteen:
          "{hero}'s hands had gone cold. Usually that only happened because of {hero.fear}, which {hero.they} {hero:was|were} afraid of, and against which there was a very simple remedy. You went somewhere else. {Hero.they} actually got up and went into another room. But it had come along, because it wasn't in the jar at all.",
      },
    },
    late: {
      at: said,
      say: {
        toddlers: '{hero} shakes, as with {hero.fear}. But it is out. It is said!',
        early:
          'It was as bad as {hero.fear}. {hero} had known that it would be. But now it was said, and it could not come back.',
        middle:
          'Now {hero} waited for it to be as bad as {hero.fear}. It was, too. It was just as bad, for as long as it takes to breathe twice. Then something odd happened that never happened with {hero.fear}. It was over, and it would not come back.',
        preteen:
          "{hero} had been prepared for it to be as bad as {hero.fear}, and for a moment it was worse. All {hero.their} fingers had gone cold. But with {hero.fear} {hero.they} always knew that it would come again, next week or next year. This wouldn't. {Hero.they} had done it, it was finished, and nobody could ever make {hero.them} do it again.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: foundOut,
      say: {
        toddlers: '{hero} thinks of {hero.like}. It does not help. Not now.',
        early: 'In bed {hero} tried to think of {hero.like}. But each time the {unit} came rolling in.',
        middle:
          'When {hero} could not sleep {hero.they} thought of {hero.like}. It was a good method. Tonight {hero.they} got as far as the second sentence. Then something small came rolling into the middle of it, and it had {unit.mark}.',
        preteen:
          "{hero} lay in bed and thought hard about {hero.like}, because that was what {hero.they} did when {hero.they} couldn't sleep. It had never failed before. But it seems that you need both hands for it, in a way, and {hero.they} {hero:was|were} holding on to something that wasn't {hero.theirs}.",
      },
    },
    late: {
      at: watching,
      say: {
        toddlers: 'Now {hero} can think of {hero.like} again. {hero} tells {mentor}. {mentor} nods.',
        early:
          '{hero} tried it, just to see. {Hero.they} thought of {hero.like}. Nothing rolled in. It was all there, and it was all {hero.theirs}.',
        middle:
          'To be on the safe side {hero} tried to think of {hero.like}, right there in the crowd. It worked. Nothing came rolling in from the side. It was not a ribbon. But {hero.they} would be able to sleep tonight.',
        preteen:
          'Without meaning to, {hero} began to talk to {mentor} about {hero.like}, there at the edge, behind all those backs. {Hero.they} had not been able to think about {hero.like} since yesterday. "I was wondering where that had gotten to," said {mentor}.',
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: gathering,
      say: {
        toddlers: '{hero} can {hero.skill.base}. They all clap for that. So nice!',
        early:
          'People clapped when {hero} learned to {hero.skill.base}. {hero} had liked that very much. {Hero.they} wanted some more of it.',
        middle:
          '{hero} knew how it was when people clap. They had done it once, because {hero.they} had learned to {hero.skill.base}, and that had been hard. {Hero.they} could still hear it, if {hero.they} kept very still. {Hero.they} wanted to hear it again.',
        preteen:
          "People had clapped for {hero} once before, and {hero.they} hadn't forgotten it. It was when {hero.they} could finally {hero.skill.base}. It had taken {hero.them} months, and {hero.they} had known exactly what they were clapping for. It was the best sound in the world, and {hero.they} thought that all clapping was like that.",
      },
    },
    late: {
      at: beforeTheSteps,
      say: {
        toddlers: 'They clapped when {hero} learned to {hero.skill.base}. That was true. This is not true.',
        early:
          'They had clapped when {hero} learned to {hero.skill.base}. That had been for {hero}. This was not for {hero} at all.',
        middle:
          '{hero} listened to the clapping. It was much louder than when {hero.they} had learned to {hero.skill.base}. But it did not go in. That other time it had gone in, all the way down, because it was about something that {hero.they} had really done. This just stayed outside, like rain.',
        preteen:
          'They clapped, and it was strange. {hero} knew how it was supposed to feel. {Hero.they} knew it from the day when {hero.they} could {hero.skill.base} for the first time. It was the same people, and more of them, and they were louder, and it was as if they were clapping for somebody who was standing right behind {hero.them}. {Hero.they} nearly turned around to look.',
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: gathering,
      say: {
        toddlers: '{hero} has {hero.belonging.the}. All of them know that it is {hero.theirs}.',
        early:
          '{hero} had {hero.belonging} along, for luck. Everybody knew whose that was. There was no other like it.',
        middle:
          'For luck {hero} had {hero.belonging} along. You could have laid {hero.belonging.them} down anywhere in town, and by supper somebody would have brought {hero.belonging.them} home. Everybody knew who belonged to it.',
        preteen:
          'For luck {hero} had brought along {hero.belonging}. {Hero.they} had lost {hero.belonging.them} once, years ago, for a whole day, and it had been the longest day of {hero.their} life, until a stranger came to the door. There are things that everybody can see belong to somebody.',
      },
    },
    late: {
      at: beforeTheSteps,
      say: {
        toddlers: 'What if {guest} had {hero.belonging.the}? That would be sad. So {hero} will give it back.',
        early:
          'What if {guest} had found {hero.belonging.the}, and said nothing? {hero} thought of that. {Hero.they} thought of it all the way up.',
        middle:
          '{hero} felt for {hero.belonging.the}, and there {hero.belonging.they} {hero.belonging.was}. If {guest} had found that, among {guest.their} own things, then {guest} would have come running. {Guest.they} would not have counted first. {Guest.they} would not have waited until morning.',
        preteen:
          '{hero} held on to {hero.belonging.the} with the other hand. {Hero.they} had to think of the stranger who had stood at the door that time, out of breath, and had said, "I think that this must be yours." That was all. The man hadn\'t even looked as if it was difficult.',
      },
    },
  },
  {
    acts: 'guest.like',
    late: {
      at: watching,
      say: {
        toddlers: '"It is as good as {guest.like}!" calls {guest}. {hero} has to laugh.',
        early:
          '"It is even better than {guest.like}!" {guest} called down. {hero} had not known that {guest} could say such a thing.',
        middle:
          '"It\'s better than {guest.like}!" {guest} shouted down to {hero}. Everybody who knew {guest} gasped. Nothing had ever been better than {guest.like}.',
        preteen:
          '"How is it?" called {hero}. ¶ {guest} leaned over the edge. {Guest.their} hair stood up, and {guest.their} ears were red. "You know how I am about {guest.like}?" {guest.they} called back. "It\'s like that, only loud!" And now {hero} knew exactly how it was.',
      },
    },
  },
  {
    acts: 'guest.fear',
    late: {
      at: watching,
      say: {
        toddlers: '"It is so high up," says {guest}. "It is like {guest.fear}! Stay close, {hero}."',
        early:
          '"I am more scared than of {guest.fear}," whispered {guest}. "So many people!" "I will stand here," said {hero}. "Look at me."',
        middle:
          '"I can\'t," {guest} had whispered, at the bottom of the steps. "It\'s worse than {guest.fear}."¶"Then look at me," said {hero}, "and not at them." And so, whenever {guest} looked down, {hero} was there, and nodded, and it cost something to nod each time.',
        preteen:
          '"I\'m afraid of {guest.fear}, you know," {guest} had said very quickly, before {guest.they} went up, "and this is like that." ¶ "I\'ll stand where you can see me," said {hero}. {Hero.they} could have been angry that it should be {hero.them} of all people. But nobody else knew how many steps there were, and that the third one creaked.',
      },
    },
  },
  {
    acts: 'guest.skill',
    late: {
      at: watching,
      say: {
        toddlers: '{guest} can {guest.skill.base}. {guest} can do this, too! {hero} claps.',
        early:
          '"It is like {guest.skill}," {guest} said later. "The first time is over so fast." {hero} nodded. {Hero.they} would have liked to know.',
        middle:
          '"It\'s a bit like {guest.skill}," said {guest} afterward, quite out of breath. "You wait for ages, and then you do it, and then you want to do it again."¶"I thought so," said {hero}.',
        preteen:
          '"What was it like?" asked {hero} afterward. {guest} thought about it honestly, as {guest.they} thought about everything. "You know when you {guest.skill.base}, and for once it all works?" {guest.they} said. "Like that. I wish you could have had it." {hero} believed {guest.them}. That was almost the worst part, and almost the best.',
      },
    },
  },
]
