import type { Beat } from '../plot.ts'

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
        '{hero} looked back. {Hero.they} had not meant to. From the bend you could see it all as if on a stage: the small figure {thing.side}, and the others coming up to it one after another, glancing, and going on. No one was cruel about it. Several called out something sympathetic. A steward with an armband asked whether there was any blood, and on learning that there was none he made a note in his book. Each of them had clearly reached the same conclusion as {hero}, that somebody was bound to stop, and it was this that made it so dreadful to watch. {Hero.they} recognized the look. [?friend: {Hero.they} {hero:was|were} glad that {friend}, at the finish with the rope, could not see it on {hero.their} face.]',
        'It was like one of those puzzles where you are asked what is wrong with the picture. There was the sun, and there were the flags, and people were cheering. Number four went by, and then number eleven, shedding feathers. And down at the side {guest} kept shifting the broken {thing} a little farther out of everybody\'s way, and saying, as far as you could judge from a distance, "Excuse me." {hero} counted eleven of them go past. At the twelfth {hero.they} stopped counting. It was not helping either of them. [?friend: {friend} would have known what to say, and {friend} was half a mile off with a rope in both arms.]',
        'Nobody stopped. It would have been easier to understand if they had been villains. But {hero} knew them; they were people who brought soup to the sick, and who got up at night for lambs. It was just that they were all in the middle of something. They had built for weeks, and the line was close. One woman actually slowed, and looked around to see whether anybody else would do it, and since nobody else was doing it, concluded, with evident relief, that it was not done. [?companion: {companion} alone had not turned away.]',
      ],
    },
    more: {
      preteen: [
        '"There\'s bound to be somebody at the end," said {hero}, [?companion: to {companion}, who was facing the wrong way and made no reply][!companion: to the red string]. {Hero.they} tried to think who would be at the end. There was the girl with the brother. There was the old man who fell off every year. They were all of them behind {guest} still, and every one of them, {hero} now saw, would arrive at that place with the same excellent reasons, and find it a little easier to go by, because so many had.',
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
        'There is the line! Flags, flags, flags! {hero} slows down. [+ Hmm.]',
        'Near, near, near! {hero} sees flags. [+ {hero} sees {guest}, far away. ]Which way?',
        '"Come, {hero}!" call the people. So near! But {guest}? [+ Poor, far {guest}.]',
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
        'And there it lay, at the end of a straight and perfectly empty stretch. There were the flags and the crowd, and across the middle, at about the height of {hero.their} heart, the rope. [?friend: {friend} had one end of it in both arms, and was holding it as high as it would go. ]{hero} had imagined this so often that it looked slightly familiar, like a place in a photograph. Every year there would be another {thing.event}, but {hero.they} would not get such a chance again, and {hero.they} knew it. {Img.the} {img.tight}. It was then that {hero.they} noticed how slowly {hero.they} {hero:was|were} going.',
        '{hero} put the case to {hero.themself} as fairly as {hero.they} could. In favor of going on there were forty-two evenings, eleven drawings, and everyone {hero.they} knew. There was the fact that {guest} had *asked* {hero.them} to go on. In favor of going back there was nothing at all, except that {guest} was there. It should not have taken long to add up. {Hero.they} did it twice, as you do with a sum that comes out wrong, and all the while {img.the} {img.tight}.',
        'The worst of it was that no one would ever think badly of {hero.them}. They would clap. They would carry {hero.them} around the square, very likely, and {guest} would be there at the back, clapping hardest of all. {hero} could see it so plainly that {hero.they} could hear it. {Hero.they} tried to picture what {hero.their} own face would be doing meanwhile, and that was the only part of the picture that would not come. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        'A man leaned out of a window. "What are you waiting for?" he called. {hero} would have liked to know that, too.',
      ],
      preteen: [
        'It would be nice to say that {hero} was only thinking about {guest}. In fact {hero.they} {hero:was|were} thinking about how unfair it was, of {guest}, and of glue, and of whoever is in charge of such things, to bring up a matter like this *now*. Any other day {hero.they} would have stopped like a shot. It seemed hard that a person should be good on three hundred and sixty-four days of the year, and have it come down to the one on which {hero.they} {hero:was|were} busy.',
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
        { say: '[+ {hero} stops. ]{mentor} sings this song at night. {verse} {heart}', way: 'sung' },
        { say: "[+ Look! ]God's words! {mentor} knows them, too. {verse} {heart}", way: 'on-a-thing' },
        { say: '{mentor} told {hero} God\'s words. {verse} {heart} [+ "Oh, {guest}."]', way: 'by-heart' },
        { say: "[+ La, la! ]The church sings God's words. {verse} {heart}", way: 'overheard' },
      ],
      early: [
        {
          say: 'At the last bend stood the church, with words over the door. {mentor} always took time to read them. {hero} always ran. Today {hero.they} stopped. ¶ {verse} ¶ {hero} looked at the words. {Hero.they} looked back along the course. "I know," {hero.they} told the door. [+ "I know, I know."]',
          way: 'on-a-thing',
        },
        {
          say: 'Something was scratching in {hero}\'s {hero.wear}. It was a note from {mentor}, with a bun in it. {hero} stopped at the last bend and read it. ¶ {verse} ¶ On the back it said, "Good luck. Eat the bun." {hero} did not feel like a bun.',
          way: 'in-a-letter',
        },
        {
          say: 'The church window was open. Somebody in there was getting Sunday ready, and read out loud to the empty chairs. It was somebody old, who read as slowly as {mentor}. ¶ {verse} ¶ "That was for the chairs," {hero} told {hero.themself}. But {hero.their} ears had heard it, and they would not give it back.',
          way: 'overheard',
        },
        {
          say: '{hero} had learned some words with {mentor}. They fitted the sound of the {thing}. Now they came by themselves. ¶ {verse} ¶ {hero} stopped. It was not the same without the noise. You could hear what it said.',
          way: 'by-heart',
        },
      ],
      middle: [
        {
          say: '{hero} had needed something to paint along the side of the {thing}, and it had to be long enough to go all the way around. So {mentor} had given {hero.them} a line out of the Bible, and {hero.they} had painted it in yellow, one letter at a time, thinking mostly about the letters. Now {hero.they} stood still at the last bend, by the church wall, and there it was, upside down, under {hero.their} nose. ¶ {verse} ¶ {hero} had to turn {hero.their} head to read it. {Hero.they} had painted every word of that. You would think that a person would notice.',
          way: 'written-out',
        },
        {
          say: 'The last bend went around the church. The window stood open, and inside the choir was practicing for tomorrow, because there are always some people who would rather sing than see a race. {mentor}\'s place in the back row must have been empty. They kept stopping in the middle. Then they got it right, all of it, in one breath. ¶ {verse} ¶ "Once more," said somebody in there. "As if you meant it." ¶ {hero} stood outside by the wall, and did not need it once more.',
          way: 'overheard',
        },
        {
          say: '{hero} felt in the {hero.wear} for something to bite on, and found a paper bag. In it was a bun, from {mentor}, and around the bun was a note. {hero} leaned on the church wall and smoothed it flat. ¶ {verse} ¶ Under it {mentor} had written, "This one goes well with buns." It did not, and {hero} folded the note up again and could not think where to put it. [+ {Hero.they} ate the bun. It did not help either.]',
          way: 'in-a-letter',
        },
        {
          say: 'It was something that {mentor} had said that morning, around a mouthful of pins. {hero} had been too excited to listen. {Mentor.they} always said a line of the Bible to every one of them while pinning on the number, and nobody ever heard it, because of the pins. At the last bend, beside the church, it arrived. ¶ {verse} ¶ It had taken {hero.them} all the way around the hill to hear it. {Hero.they} had stopped by now, with one foot down.',
          way: 'hands-busy',
        },
      ],
      preteen: [
        {
          say: "The last bend goes close around the churchyard, where a stone is let into the wall at about the height of a child's eyes. The masons had cut a line into it some hundreds of years before, and a great many shoulders had rubbed against it since. {hero} had gone past it at full speed all through {hero.their} practicing and had never taken in anything except that it was gray. ¶ {verse} ¶ {Hero.they} had come to a standstill. There was moss in some of the letters, and somebody, obviously, had been picking it out of the others, so that people could go on reading. It would be just like {mentor}.",
          way: 'on-a-thing',
        },
        {
          say: "{hero} had been supposed to learn it for Sunday. {Hero.they} had done so, in {mentor}'s shed, in time to the hammer, and so {hero.they} couldn't say it except at a gallop and with a bang after every third word. But now {hero.they} had come to a stop beside the churchyard wall and there was no hammer. The words arrived on their own, one by one, like people who have been standing behind a crowd and are finally let through. ¶ {verse} ¶ It was not what {hero.they} would have chosen to think about. {Hero.they} had the impression, rather, that it had chosen {hero.them}.",
          way: 'by-heart',
        },
        {
          say: 'Somebody was reading aloud in the church. The door stood wide open, and an old voice, practicing tomorrow\'s lesson to rows and rows of empty benches, stumbled, went back to the beginning, and tried again. ¶ {verse} ¶ "Hm," said the voice, to itself, exactly as {mentor} would have. "Well, yes." And there followed a pause, as though whoever it was had put down the book in order to consider. {hero}, outside in the sunshine, with nobody ahead and the finish in full view, discovered that {hero.they} had stopped in order to consider it, too.',
          way: 'overheard',
        },
        {
          say: "There was a game that {hero} and {mentor} had played on the way to the shed, forty-two evenings running, in which one of them would begin a verse and the other must finish it. It had started as a method of getting {hero} to learn something. {mentor} had lost, mostly, and it was possible that {mentor.they} had lost on purpose. Last night's had been a new one, and {hero} had not been able to finish it. Here beside the churchyard wall, at a standstill, out of breath, {hero.they} could. ¶ {verse} ¶ There was nobody there to tell it to. That was a pity, because {hero.they} had gotten every word.",
          way: 'in-turns',
        },
      ],
    },
    more: {
      middle: ['Behind {hero.them} somebody shouted, "What\'s the matter with seven?"'],
      preteen: [
        "It's odd about words that you have heard all your life. They stand around like furniture, and you go around them, and then one day, in the dark, you bark your shin. {hero} stood and looked across at the flags. They were still there, and it was still true that {hero.they} could reach them before anybody. Nothing had altered, except that {hero.they} could no longer think of any way to read that line as if it were about someone else.",
      ],
    },
  },
]
