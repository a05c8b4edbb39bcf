import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** At noon of the last day, when nothing has happened yet. */
export const words: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'The words, on the seventh day, a few hours before six.',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'kitchen',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'thinking', 'mentor'],
        ['mentor', 'work', 'tender', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['table', 'basket', 'window'],
      action: '{hero} sits with {mentor} in the kitchen and listens.',
    },
    text: {
      toddlers: [
        {
          way: 'sung',
          say: '{hero} cannot do both. {mentor} sings to {hero}. {verse} {heart}',
          shows: shown.sung,
        },
        {
          way: 'read-aloud',
          say: '"What will I do?" asks {hero}. {mentor} reads from the Bible. {verse} {heart}',
          shows: shown.readAloud,
        },
        {
          way: 'hands-busy',
          say: '{mentor} opens peas. [+ Pop, pop! ]{hero} asks what to do. {mentor} says: {verse} {heart}',
          shows: shown.peas,
        },
        {
          way: 'in-a-letter',
          say: '{owner} sends {hero} a card. {mentor} reads it. {verse} {heart}',
          shows: shown.cardRead,
        },
      ],
      early: [
        {
          say: 'There was a card in the mailbox. It was from {owner}, and it was for {hero}. On the back there was only one line.¶{verse}¶"Nothing about the pins?" asked {mentor}. {hero} turned the card around. "No," {hero.they} said. "Only this."',
          way: 'in-a-letter',
          shows: shown.cardReadByHero,
        },
        {
          say: '{mentor} was making soup, and {hero} was making a face. "Say something," said {hero}. {mentor} went on cutting carrots. Then {mentor.they} said it by heart, one word for each carrot.¶{verse}¶"That was a lot of carrots," said {hero}.',
          way: 'hands-busy',
          shows: shown.carrots,
        },
        {
          say: 'The church door was open, and somebody was practicing for Sunday. {hero} stood still with {mentor} and listened.¶{verse}¶"They sang it twice," said {hero}. "Maybe they weren\'t sure," said {mentor}. "I think they were," said {hero}.',
          way: 'overheard',
          shows: shown.choirHeard,
        },
        {
          say: '{hero} wrote a card for {owner}. "Welcome home," it said. There was a lot of room under it. {mentor} put a finger on a line in the Bible, and {hero} wrote that, too.¶{verse}¶"Now I have to give it to {owner.them}," said {hero}. "And look at {owner.them}."',
          way: 'written-out',
          shows: shown.cardWritten,
        },
      ],
      middle: [
        {
          say: 'At noon the mail carrier brought a postcard with a railway station on it. {owner} had very small handwriting. *The food is good*, it said, *and the beds are short. I think of the pins at six, and then I have my supper in peace. Here is what we had in church:*¶{verse}¶"At six," said {hero}, "and then in peace." {Hero.they} propped the card against the milk jug. It was no good. It could be read from everywhere in the room.',
          way: 'in-a-letter',
          shows: shown.cardReadByHero,
        },
        {
          say: 'There was a wooden spoon on {mentor}\'s wall, too big for any pot. It had letters burned into the handle. {hero} had seen it every day and had taken it for decoration. Now that {hero.they} {hero:was|were} looking for something to do except think, {hero.they} read it, from the bowl upward.¶{verse}¶"Who made this?" asked {hero}.¶"A man who wasn\'t any good at spoons," said {mentor}. "He said that it was the words he needed."',
          way: 'on-a-thing',
          shows: shown.woodenSpoon,
        },
        {
          say: '{hero} had learned it for a sticker. {Hero.they} had said it in front of the whole class at full speed, like somebody running downstairs, and had got the sticker, and had never thought of it since. Now, over a bowl of soup that was getting cold, it came back up the stairs, one step at a time.¶{verse}¶"Did you say something?" asked {mentor}.¶"No," said {hero}. "Something said me." That was not quite what {hero.they} meant, but it was close.',
          way: 'by-heart',
          shows: shown.overSoup,
        },
        {
          say: 'They were shelling peas, {hero} on one side of the bowl and {mentor} on the other. "Do you still know that one that goes in turns?" asked {mentor}. "You say some and I say some."¶{hero} knew it. They said it over the bowl, a few words each, with peas in between.¶{verse}¶"You had the longer half," said {hero}.¶"It goes around," said {mentor}. "Next time it\'s you."',
          way: 'in-turns',
          shows: shown.peas,
        },
      ],
      preteen: [
        {
          say: '{hero} took the big Bible off {mentor}\'s shelf, but only because {mentor} kept the train times in it, and there might be another way to get to {wish.the}. The train times weren\'t there, but there was a pressed clover between the pages instead, and next to the clover somebody had drawn a line in pencil.¶{verse}¶"Did you find what you were looking for?" called {mentor} from the stove.¶"No," said {hero}, and went on reading.',
          way: 'opened-by-chance',
          shows: shown.trainTimes,
        },
        {
          say: 'At noon a postcard came. There was a train station on the front, and on the back there was {owner}\'s handwriting, so small that {owner.they} must have done it with a pin. *They feed me too much here*, wrote {owner}. *Every evening at six I look at my watch and think of you, and then I pass the potatoes. This is what they read in church, and I thought that you would like it:*¶{verse}¶{hero} read it standing up. Then {hero.they} gave it to {mentor} across the table.¶"{Owner.they} didn\'t write that to catch you," said {mentor}. "I know," said {hero}. "That\'s how it caught me."',
          way: 'in-a-letter',
          shows: shown.cardReadByHero,
        },
        {
          say: "It was written all around the edge of the bread plate, in letters that were so worn down that you could feel them better than see them. {hero} had eaten off that plate more often than {hero.they} could count, but on that day {hero.they} {hero:wasn't|weren't} hungry. {Hero.they} pushed the crust to one side and followed the words with one finger, all the way around.¶{verse}¶\"That's been on there the whole time,\" said {hero}.¶\"That's what it's for,\" said {mentor}, who was pouring the water. \"You get to it when you've eaten what's on top.\"",
          way: 'on-a-thing',
          shows: shown.breadPlate,
        },
        {
          say: '"Do you still know the one that you learned for Sunday?" asked {mentor}, who had both arms in the sink and wanted to hear something nice.¶{hero} did. {Hero.they} had said it so often that it went all by itself, so {hero.they} started it, and thought about the wagon. About halfway through {hero.they} stopped thinking about the wagon, and listened.¶{verse}¶For a moment you could only hear the drops. "You got slower," said {mentor}.¶"I was listening to it," said {hero}. "Usually I just say it."',
          way: 'by-heart',
          shows: shown.dishes,
        },
      ],
    },
    more: {
      middle: [
        'The clock on the wall said ten minutes past two. {hero} had never known it to be so much on its mind.',
      ],
      preteen: [
        "It would be wrong to say that this decided it. You can't decide {hero} with one sentence, but up to then it had been a question of what {hero.they} could get away with, and now it was another question. {hero} finished the soup, because it was there. The clock struck the half hour. It would be six before you knew it.",
      ],
    },
  },
]
