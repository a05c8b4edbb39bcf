import type { Beat } from '../plot.ts'
import { verseShown } from '../verse-shown.ts'
import { shown } from './shown.ts'

/** At noon, at home, with everything packed. */
export const words: Beat = {
  id: 'verse',
  purpose: 'The words, met at noon with one boot on.',
  core: true,
  valence: 0,
  carries: 'verse',
  scene: {
    setting: 'kitchen',
    time: 'day',
    shot: 'close',
    cast: [
      ['hero', 'sit', 'thinking', 'mentor'],
      ['mentor', 'read', 'tender', 'hero', 'book'],
      ['companion', 'sit', 'calm', 'hero'],
    ],
    props: ['table', 'book', 'soup'],
    action: '{hero} hears the words at noon.',
  },
  text: {
    toddlers: [
      {
        way: 'read-aloud',
        say: "{hero} wants to go out. {mentor} reads God's words. {verse} {heart}",
        shows: shown.heldAtLunch,
      },
      {
        way: 'sung',
        say: "Zip, zip, goes {hero}'s coat. {mentor} sings God's words. {verse} {heart}",
        shows: shown.coatZipped,
      },
      {
        way: 'hands-busy',
        say: "{mentor} helps {hero} with the boots. {mentor} says God's words. {verse} {heart}",
        shows: shown.bootsTied,
      },
      {
        way: 'opened-by-chance',
        say: 'The big book is open. {mentor} shows {hero} the words. {verse} {heart}',
      },
    ],
    early: [
      {
        say: 'First there was lunch. {hero} ate it with one boot on. {mentor} read a verse, as on every day. {hero} listened with one ear. Then it was two. ¶ {verse} ¶ "Who is that for?" asked {hero}. "Whoever is listening," said {mentor}. {hero} looked down at the boot.',
        way: 'read-aloud',
      },
      {
        say: '{mentor} was tying up {hero}\'s scarf. It was a long scarf, and {mentor.they} said a verse while {mentor.they} tied. It was just as long. ¶ {verse} ¶ "Is it too tight?" asked {mentor}. "Not the scarf," said {hero}.',
        way: 'hands-busy',
        shows: shown.scarfTied,
      },
      {
        say: 'There was a plate on the wall with words around the rim. {hero} had time, so {hero.they} read all the way around. ¶ {verse} ¶ "It has been there all the time," said {hero}. "I only looked at the bird."',
        way: 'on-a-thing',
        shows: verseShown.onWallReadAlone,
      },
      {
        say: '{hero} had a verse to write out for Sunday. It was best to do it now. {hero} wrote one word after the other. ¶ {verse} ¶ "That was quick," said {mentor}. "It got slow at the end," said {hero}.',
        way: 'written-out',
        shows: shown.written,
      },
    ],
    middle: [
      {
        say: 'Before anyone went anywhere there was lunch, and before lunch {mentor} read something. {hero} sat there with {hero.their} boots on and thought about the corner. {Hero.they} would be early. {Hero.they} would be the first. And then a sentence came along that did not go past. ¶ {verse} ¶ "Is that about anyone special?" asked {hero}. ¶ "It doesn\'t give any names," said {mentor}, and looked for the bookmark. "I expect there\'s room to put one in."',
        way: 'read-aloud',
      },
      {
        say: "In the hall a card was stuck to the mirror. It was for the people going out, {mentor} said, so that they should have something in their pockets. {hero} knew it by its shape. Today {hero.they} stood before it with {hero.their} scarf half wound, because the corner was not until one o'clock, and read it. ¶ {verse} ¶ {Hero.they} wound the scarf the rest of the way. Then {hero.they} unwound it and read it once more.",
        way: 'on-a-thing',
        shows: shown.mirrorInHall,
      },
      {
        say: '"Since you\'re sitting there anyway," said {mentor}, "write me this one out. My eyes are tired, and I want to send it to somebody." It was for a card. {hero} wrote in {hero.their} best letters, with the clock ticking. ¶ {verse} ¶ "Who is it for?" asked {hero}. ¶ "A person who can\'t get out much," said {mentor}. {hero} licked the envelope. It was not for {friend}, it was for an aunt. But for a moment {hero.they} had thought so.',
        way: 'written-out',
        shows: shown.written,
      },
      {
        say: 'The radio was on next door, and through the wall you could hear a choir singing. Mostly you could not make out the words. {hero} stood at the sink and rinsed {hero.their} plate, so as to be ready. Then someone over there turned it up, and one voice sang alone. ¶ {verse} ¶ "I know that one," said {hero}. {Hero.they} had known it for years. {Hero.they} turned off the tap. It was strange to hear it come out of a wall, as though it had been looking for {hero.them}.',
        way: 'overheard',
        shows: shown.throughWall,
      },
    ],
    preteen: [
      {
        say: 'There was one more hour until one o\'clock. {mentor} was looking for a recipe, which {mentor.they} kept in the Bible so that it stayed flat, and {mentor.they} shook the Bible, and it fell open on the table in front of {hero}. There was no recipe on that page, but somebody had drawn a thick pencil line next to one of the verses. ¶ {verse} ¶ "Did you draw that line?" asked {hero}. ¶ "I must have, but I don\'t remember why," said {mentor}, and looked over {hero}\'s shoulder. "You mark a thing because you need it, and then it gets better, and you forget." {hero} put a finger on the line, and didn\'t say anything for a while.',
        way: 'opened-by-chance',
        shows: shown.pencilLine,
      },
      {
        say: '{mentor} always said something while {mentor.they} peeled potatoes, half out loud and in time with the knife. {hero} had heard it so often that {hero.they} didn\'t hear it anymore, and {hero.they} {hero:was|were} sitting on the floor and tying {hero.their} boots. But then the knife slipped, and {mentor} stopped in the middle and had to start again from the beginning. ¶ {verse} ¶ {hero} sat there with one lace in each hand. "Do you do that on purpose?" {hero.they} asked. ¶ "Do what?" asked {mentor}, and picked up the next potato.',
        way: 'hands-busy',
        shows: shown.potatoes,
      },
      {
        say: "{hero} and {friend} had once had to learn it for the same Sunday, and they had learned it across the {way}, one word from each window, until the neighbors complained. So when it came into {hero}'s head now, over the dirty dishes, it came in both their voices, one word each. ¶ {verse} ¶ Why did it have to come now? It was half past twelve, and the {ride} was standing at the door. {hero} dried the same plate for a very long time.",
        way: 'by-heart',
        shows: shown.platesDried,
      },
      {
        say: 'There was a letter from {mentor}\'s old friend, who wrote in tiny letters, and {hero} had to read it out loud because {mentor} couldn\'t find {mentor.their} glasses. It was about the weather, and about somebody\'s knee. Then it said, *I have been in bed for a month now, and this has been good company*, and under that there was one verse. ¶ {verse} ¶ {hero} read on, and there was a lot more about the knee, but {hero.they} kept looking back at that one line. "In bed for a month," said {hero}. "Does anybody come?" ¶ "I write," said {mentor}, "and it isn\'t the same, but it isn\'t nothing."',
        way: 'in-a-letter',
        shows: shown.letterReadOut,
      },
    ],
  },
  more: {
    preteen: [
      'It was twenty to one by the clock over the stove, and outside they were laughing, and somebody was already calling names. It was just the same as five minutes ago. But {hero} went to the window anyway, and looked across, to make sure that {friend} was still there.',
    ],
  },
}
