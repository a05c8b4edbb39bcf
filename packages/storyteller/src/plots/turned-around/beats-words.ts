import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** Nobody stops, the line is near, and the words are met. */
export const wordsBeats: readonly Beat[] = [
  {
    id: 'nobody-stops',
    purpose: 'the others go by as well, each for a reason',
    core: false,
    rank: { young: 2, old: 2 },
    valence: -2,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['guest', 'stand', 'sad', 'away', '{thing}'],
        ['hero', 'look-up', 'worried', 'guest'],
        ['companion', 'stand', 'sad', 'guest'],
      ],
      props: ['{thing}'],
      action: '{hero} looks back and sees one after another go by {guest}.',
    },
    text: {
      toddlers: [
        'Zoom! One goes by {guest}. Zoom! Two go by. [+ Zoom, zoom! ]Nobody stops.',
        'The hat goes by. Will it stop? No. [+ The horn goes by. ]Nobody stops.',
        '"Help?" says {guest}. Zoom! "Help?" Zoom! No one stops. [+ {hero} sees it.]',
      ],
      early: [
        '{hero} looked back. A {thing} with a teapot on it came along. It did not stop. One with wings came along. It did not stop. Two cousins came along, and they slowed down, but it was only to see. "Somebody stop," said {hero}. Nobody heard, since {hero} was so far away. [?friend: {friend} was at the finish, with the rope, and could not see it.]',
        '{hero} counted, looking back over one shoulder. One went by {guest}. Two. Three. A man called, "Bad luck!" and went on. A lady called, "Poor thing!" and went on, too. It sounded kind. But none of it mended anything. [?friend: "{friend} would stop," thought {hero}. But {friend} was holding the rope.][?companion: {companion} looked back the whole time.]',
        '{guest} put out an arm. It was not a big wave, just a small one. The green hat waved back and went on. The trumpet waved back and went on. They all thought that {guest} was saying hello. [?companion: Only {hero} and {companion} had seen what came before the wave.][!companion: Only {hero} had seen what came before the wave.]',
      ],
      middle: [
        'From the bend you could see the whole of it, if you looked back, and {hero} looked back. The green hat went by {guest}. The feathers went by. Each of them turned a head and had a look, and each of them looked up the course and saw how near the end was. It was not that they were unkind. You could see them think it: somebody will stop. A steward with an armband came over and asked if anyone was bleeding. Nobody was. He wrote that down and left. [?friend: If {friend} had been there, it would have been different, but {friend} was at the other end with the rope.]',
        '"Out of the way, please!" That was number four. "Mind your feet!" That was the cousins. {guest} dragged what was left of the {thing} a bit farther from the course, so that nobody would run into it. {hero} saw all that, from the bend, with {hero.their} chin on {hero.their} shoulder. {Hero.they} counted nine who went by, and four of those said "Bad luck." After that {guest} took off the paper with the eight on it and folded it up small. [?companion: {companion} was watching, too, and made no sound.]',
        'People are very good at being in a hurry. {hero} had never noticed before how good. {Hero.they} saw them go by {guest}, one behind the other, and everyone had something to look at just then. This one had to look at the clock. That one had to look at a shoe. One man looked {guest} right in the face, nodded to {guest.them} as you nod to a neighbor, and went on toward the finish. [+ He was a nice man. He kept bees.][?friend: {hero} wondered what {friend} would have done. {Friend.they} would have shouted, probably.]',
      ],
      preteen: [
        "{hero} looked back, although {hero.they} hadn't meant to. From the bend you could see it all, the small figure {thing.side}, and the others, who came up to it one after another, and looked, and went on. Nobody was mean about it. Some of them called out \"Poor you!\" as they went by. The man with the armband asked if there was any blood, and when he heard that there wasn't any, he wrote that down in his book. They were all thinking the same thing that {hero} had thought, which was that somebody else was sure to stop. [?friend: {hero} was glad that {friend}, at the finish with the rope, couldn't see {hero.their} face.]",
        'It looked like one of those pictures where you have to find the mistake. The sun was shining, and there were flags, and people were cheering. Number four went by, and then number eleven, who was losing feathers. And down at the side {guest} was pushing the broken {thing} a bit farther out of everybody\'s way, and you could see that {guest.they} {guest:was|were} saying "Excuse me" to each one of them. {hero} counted eleven who went past, and at the twelfth {hero.they} stopped counting. [?friend: {friend} would have known what to do. But {friend} was half a mile away, with a rope in both arms.]',
        "Nobody stopped. If they had been bad people, it would have been easier to understand. But {hero} knew them, and they were people who brought you soup when you were sick, and who got up in the night when a lamb was coming. They were just in the middle of something right now, because they had built for weeks, and the finish was so close. One woman did slow down, and looked around to see if anybody else was stopping. Nobody was. So she went on, and you could see that she was glad. [?companion: Only {companion} hadn't turned away.]",
      ],
    },
    more: {
      preteen: [
        '"There\'s sure to be somebody at the very end," said {hero}[?companion:  to {companion}, who was looking the other way][!companion:  to the red string]. {Hero.they} tried to think who was at the end. There was the girl with her little brother, and there was the old man who fell off every year. All of them still had to go past {guest}, and every one of them would think that somebody else was coming, and each time it would be a little bit easier, because so many had done it already.',
      ],
    },
  },
  {
    id: 'tug',
    purpose: 'the line is in sight, and what would be lost',
    core: false,
    rank: { young: 10, old: 5 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'thinking', 'away', '{thing}'],
        ['companion', 'look-up', 'thinking', 'hero'],
      ],
      props: ['{thing}', 'flags', 'notice'],
      action: '{hero} can see the finish with its flags, and slows down.',
    },
    text: {
      toddlers: [
        '{hero} sees the flags. {hero} could win! But {hero} slows down. [+ Hmm.]',
        '{hero} is near the flags. [+ {hero} sees {guest}, far away. ]{guest} is far back. Which way?',
        '"Come, {hero}!" call the people. {hero} could win! But what about {guest}?',
      ],
      early: [
        'Now {hero} could see the finish. There were flags on it. [?friend: There was {friend}, holding the rope up high. ]It was so near that you could have hit it with a bun. {Img.the} {img.tight}. "I\'m nearly there," said {hero} to nobody. "I only have to keep on."',
        'There were two thoughts in {hero}. One said, "Go and {prize.dream}!" It was big and loud. The other one said, "Nobody stopped." It was very small, and it said it again and again. {Img.the} {img.tight}.',
        '"Seven! Seven! Seven!" sang the people at the finish. It was the nicest song that {hero} had ever heard. {Hero.they} {hero:was|were} so close that {hero.they} could smell the buns. So why did {hero.their} feet feel so slow? {Img.the} {img.tight}.',
      ],
      middle: [
        'There it was. {hero} came around the bend, and at the far end were the flags, and the rope, and all the faces turned one way. [?friend: {friend} was at one end of the rope, jumping up and down without letting go. ]It was perhaps two hundred steps. In two hundred steps {hero.they} would {prize.dream}, and it would be true forever. Nobody could come along afterward and take it away. {Hero.they} slowed down a little, to think about that properly. {Img.the} {img.tight}.',
        '{hero} had a talk with {hero.themself}. "It isn\'t my fault," said {hero}. "No," said {hero}. "And I can\'t do anything. I\'m not a carpenter." "You\'ve got string," said {hero}. {Hero.they} did not like the way that this was going. "It took six weeks," {hero.they} said. There was no answer to that one. {Img.the} {img.tight}, all the same, and the {thing} {thing.went} slower and slower.',
        'On one side there was everything: the flags, the band, the buns, and {hero.their} whole street calling "Seven." On the other side there was {guest}. If you put it on a scale, it would have gone down with a bump. {hero} could not understand why it kept coming up again. {Img.the} {img.tight}. [+ "I don\'t want to," said {hero}, to nobody that you could see.]',
      ],
      preteen: [
        'And there it was, at the end of a long, straight, empty bit, with flags on both sides. Across the middle, just as high as {hero.their} heart, somebody was holding the rope. [?friend: It was {friend}, who had one end in both arms and held it as high as it would go. ]{hero} had imagined it so often that it looked like a place where {hero.they} had already been. There would be another {thing.event} next year, but {hero.they} would never again be this far ahead. {Img.the} {img.tight}. Then {hero.they} noticed that {hero.they} {hero:was|were} getting slower.',
        "{hero} tried to be fair about it. For going on there were forty-two evenings, and eleven drawings, and everyone that {hero.they} knew. There was also the fact that {guest} had *told* {hero.them} to go on. For going back there was only one thing, and that was {guest}, sitting back there. It shouldn't have been hard to add up. {hero} did it twice, as you do with a sum that comes out wrong, and the whole time {img.the} {img.tight}.",
        "The worst part was that nobody would ever know. They would all clap, and they would probably carry {hero.them} once around the square, and {guest} would stand at the back, and would clap louder than anyone. {hero} could see it in front of {hero.them}, and {hero.they} could even hear it. The only thing in the picture that {hero.they} couldn't see was {hero.their} own face. {Img.the} {img.tight}.",
      ],
    },
    more: {
      middle: [
        'A man leaned out of a window. "What are you waiting for?" he called. {hero} would have liked to know that, too.',
      ],
      preteen: [
        'It would be nice to say that {hero} was thinking about {guest}. But really {hero.they} {hero:was|were} thinking how unfair it was, of {guest}, and of that stupid glue, that it had to happen *now*. On any other day {hero.they} would have stopped right away. {Hero.they} {hero:was|were} a nice person on three hundred and sixty-four days of the year, and it had to be this one.',
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'the words meet the hero at the last bend',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'church',
      time: 'morning',
      shot: 'close',
      cast: [
        ['hero', 'read', 'thinking', 'words', '{thing}'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{thing}', 'door', 'words'],
      action: '{hero} has stopped by the church wall at the last bend and takes in the words.',
    },
    text: {
      toddlers: [
        {
          way: 'sung',
          say: '{hero} thinks of {guest}. {mentor} sings this song at night. {verse} {heart}',
          shows: shown.standingStill,
        },
        {
          way: 'on-a-thing',
          say: "Look! God's words are on a sign. {mentor} knows them, too. {verse} {heart}",
        },
        {
          way: 'by-heart',
          say: '{mentor} told {hero} God\'s words. {verse} {heart} [+ "Oh, {guest}."]',
          shows: shown.standingStill,
        },
        {
          way: 'overheard',
          say: "[+ La, la! ]In the church they sing God's words. {verse} {heart}",
          shows: shown.churchHeard,
        },
      ],
      early: [
        {
          say: 'At the last bend stood the church, with words over the door. {mentor} always took time to read them. {hero} always ran. Today {hero.they} stopped. ¶ {verse} ¶ {hero} looked at the words. {Hero.they} looked back along the course. "I know," {hero.they} told the door. [+ "I know, I know."]',
          way: 'on-a-thing',
        },
        {
          say: 'Something was scratching in {hero}\'s {hero.wear}. It was a note from {mentor}, with a bun in it. {hero} stopped at the last bend and read it. ¶ {verse} ¶ On the back it said, "Good luck. Eat the bun." {hero} did not feel like a bun.',
          way: 'in-a-letter',
          shows: shown.noteRead,
        },
        {
          say: 'The church window was open. Somebody in there was getting Sunday ready, and read out loud to the empty chairs. It was somebody old, who read as slowly as {mentor}. ¶ {verse} ¶ "That was for the chairs," {hero} told {hero.themself}. But {hero.their} ears had heard it, and they would not give it back.',
          way: 'overheard',
          shows: shown.churchHeard,
        },
        {
          say: '{hero} had learned some words with {mentor}. They fitted the sound of the {thing}. Now they came by themselves. ¶ {verse} ¶ {hero} stopped. It was not the same without the noise. You could hear what it said.',
          way: 'by-heart',
          shows: shown.standingStill,
        },
      ],
      middle: [
        {
          say: '{hero} had needed something to paint along the side of the {thing}, and it had to be long enough to go all the way around. So {mentor} had given {hero.them} a line out of the Bible, and {hero.they} had painted it in yellow, one letter at a time, thinking mostly about the letters. Now {hero.they} stood still at the last bend, by the church wall, and there it was, upside down, under {hero.their} nose. ¶ {verse} ¶ {hero} had to turn {hero.their} head to read it. {Hero.they} had painted every word of that. You would think that a person would notice.',
          way: 'written-out',
          shows: shown.paintedWords,
        },
        {
          say: 'The last bend went around the church. The window stood open, and inside the choir was practicing for tomorrow, because there are always some people who would rather sing than see a race. {mentor}\'s place in the back row must have been empty. They kept stopping in the middle. Then they got it right, all of it, in one breath. ¶ {verse} ¶ "Once more," said somebody in there. "As if you meant it." ¶ {hero} stood outside by the wall, and did not need it once more.',
          way: 'overheard',
          shows: shown.churchHeard,
        },
        {
          say: '{hero} felt in the {hero.wear} for something to bite on, and found a paper bag. In it was a bun, from {mentor}, and around the bun was a note. {hero} leaned on the church wall and smoothed it flat. ¶ {verse} ¶ Under it {mentor} had written, "This one goes well with buns." It did not, and {hero} folded the note up again and could not think where to put it. [+ {Hero.they} ate the bun. It did not help either.]',
          way: 'in-a-letter',
          shows: shown.noteRead,
        },
        {
          say: 'It was something that {mentor} had said that morning, around a mouthful of pins. {hero} had been too excited to listen. {Mentor.they} always said a line of the Bible to every one of them while pinning on the number, and nobody ever heard it, because of the pins. At the last bend, beside the church, it arrived. ¶ {verse} ¶ It had taken {hero.them} all the way around the hill to hear it. {Hero.they} had stopped by now, with one foot down.',
          way: 'hands-busy',
          shows: shown.standingStill,
        },
      ],
      preteen: [
        {
          say: "The last bend goes close around the churchyard, and there is a stone in the wall there, about as high as a child's eyes. A long time ago somebody had cut some words into it, and since then a great many shoulders had rubbed against it. {hero} had gone past it forty-two times at full speed, and all that {hero.they} could have told you about it was that it was gray. ¶ {verse} ¶ {hero} had stopped. There was moss in some of the letters, and somebody had been picking it out of the others with a nail, so that people could go on reading it. That was just the kind of thing that {mentor} would do.",
          way: 'on-a-thing',
        },
        {
          say: "{hero} was supposed to learn it for Sunday, and {hero.they} had learned it in {mentor}'s shed, in time with the hammer. So {hero.they} could only say it very fast, with a bang after every third word. But now {hero.they} had stopped beside the churchyard wall, and there wasn't any hammer. The words came by themselves, one at a time. ¶ {verse} ¶ It wasn't what {hero.they} would have picked to think about just then, it was more as if it had picked {hero.them}.",
          way: 'by-heart',
          shows: shown.standingStill,
        },
        {
          say: 'Somebody was reading out loud in the church. The door stood open, and inside there was an old voice, practicing tomorrow\'s reading in front of all the empty benches, and it got stuck, and went back to the beginning, and tried again. ¶ {verse} ¶ "Hm," said the voice to itself, just as {mentor} would have said it. "Well, yes." Then there was a pause, as if whoever it was had put down the book to think about it. And outside in the sun, with nobody ahead and the finish right there, {hero} found that {hero.they} had stopped to think about it, too.',
          way: 'overheard',
          shows: shown.churchHeard,
        },
        {
          say: '{hero} and {mentor} had a game that they played every evening, on the way to the shed. One of them started a Bible verse, and the other one had to finish it. {mentor} lost most of the time, and maybe on purpose. Last night there had been a new one, and {hero} had gotten stuck in the middle, but here, beside the churchyard wall, standing still and out of breath, {hero.they} knew how it went. ¶ {verse} ¶ There was nobody there to say it to, which was a pity, because this time {hero.they} had every word of it right.',
          way: 'in-turns',
          shows: shown.standingStill,
        },
      ],
    },
    more: {
      middle: ['Behind {hero.them} somebody shouted, "What\'s the matter with seven?"'],
      preteen: [
        "It's funny about words that you have known all your life. They stand around like chairs, and you walk right past them, and then one day, in the dark, you hit your shin on one. {hero} looked across at the flags. They were still there, and {hero.they} could still get there before anybody else. But {hero.they} couldn't pretend anymore that those words were for somebody else.",
      ],
    },
  },
]
