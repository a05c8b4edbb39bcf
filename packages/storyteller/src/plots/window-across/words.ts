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
        say: 'There was an hour to fill until one o\'clock. {mentor} was looking for a recipe that {mentor.they} kept pressed in the Bible, and shook the book by the spine, and it fell open on the table in front of {hero} at a page which had no recipe in it. There was only a pencil line, drawn very deliberately, down the whole of the margin. ¶ {verse} ¶ "Is this your line?" asked {hero}. ¶ "It must be. I\'ve no idea what it was about." {mentor} looked at it over {hero}\'s shoulder. "You mark a thing because it hits you, and then it gets well again, and you forget." {hero} put a finger on the line, and it seemed to {hero.them} that this particular one had not been forgotten everywhere.',
        way: 'opened-by-chance',
        shows: shown.pencilLine,
      },
      {
        say: 'It was {mentor}\'s habit to say something over the potatoes, half aloud, in time with the knife. {hero}, who was lacing {hero.their} boots, had long ago stopped hearing it, as you stop hearing a clock. But the knife slipped, and the sentence stopped in the middle, and began over again from the front. ¶ {verse} ¶ The potatoes continued, while {hero} sat motionless with one lace in either hand. "Do you do that on purpose?" {hero.they} asked. ¶ "Do what?" said {mentor}. There was really no expression of any kind in {mentor.their} face.',
        way: 'hands-busy',
        shows: shown.potatoes,
      },
      {
        say: 'They had both had to learn it, {hero} and {friend}, for the same Sunday, and they had done it across the {way}, one word from each window, until the neighbors complained. So when it came back to {hero} now, over the washing up, for no reason at all, it came in both their voices. ¶ {verse} ¶ It was irritating. You learn such things in order to have learned them, and not in order to have them walk in at half past twelve, when the {ride} is standing at the door. {hero} dried the same plate for some time.',
        way: 'by-heart',
        shows: shown.platesDried,
      },
      {
        say: 'A letter had come from {mentor}\'s old friend, the one who wrote small, and {hero} was asked to read it out, since the light was bad. It dealt with the weather, and with somebody\'s knee. Then it said, *I have been in for a month now, and I have had this for company*, and there followed one line, copied out carefully. ¶ {verse} ¶ {hero} read on, and there was a good deal more about the knee, but {hero.they} had lost the thread, and had to go back to that line and start again from there. "In for a month," {hero.they} said. "Does anybody come?" ¶ "I write," said {mentor}. "It isn\'t the same. It isn\'t nothing, either."',
        way: 'in-a-letter',
        shows: shown.letterReadOut,
      },
    ],
  },
  more: {
    preteen: [
      'The clock over the stove said twenty to one, and from outside came a clatter, and laughter, and somebody impatiently calling a name. None of that was any different from five minutes ago, but {hero} went over to the window all the same, to make absolutely certain of it.',
    ],
  },
}
