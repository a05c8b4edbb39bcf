import type { Beat } from '../plot.ts'
import { verseShown } from '../verse-shown.ts'
import { shown } from './shown.ts'

/** The words, on the evening after the quarrel. */
export const words: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'The words, and the part of them that pricks.',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'home',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['book', 'lamp', 'table'],
      action: '{mentor} reads to {hero} out of the Bible.',
    },
    text: {
      toddlers: [
        {
          way: 'read-aloud',
          say: "{hero} is sad. {mentor} opens the big book. Here are God's words. {verse} {heart}",
        },
        {
          way: 'sung',
          say: '"Come and sit with me, {hero}." {mentor} sings God\'s words. {verse} {heart}',
          shows: verseShown.sung,
        },
        {
          way: 'hands-busy',
          say: "{hero} is sad. {mentor} stirs the soup. {mentor} says God's words. {verse} {heart}",
          shows: verseShown.overSoup,
        },
        {
          way: 'on-a-thing',
          say: 'A picture is on the wall. {mentor} reads the words on it. {verse} {heart}',
          shows: verseShown.onWall,
        },
      ],
      early: [
        {
          say: 'In the evening {mentor} read from the Bible. {hero} was only listening a bit. Then {hero.they} {hero:was|were} listening a lot. ¶ {verse} ¶ "Does that go for both people?" asked {hero}. "For both," said {mentor}. "But it doesn\'t say who starts."',
          way: 'read-aloud',
        },
        {
          say: '{mentor} had a cushion with words sewn on it. {hero} had sat on it many times. Tonight {hero.they} turned it over and read. ¶ {verse} ¶ "I did not know I was sitting on that," said {hero}.',
          way: 'on-a-thing',
          shows: shown.cushion,
        },
        {
          say: '"You know a verse about that," said {mentor}. "I do not," said {hero}. But then {hero.their} mouth began all by itself. ¶ {verse} ¶ {hero} had said it a hundred times, and it had just been words. "It went in by my ears," said {hero}, "and it took until today to come down."',
          way: 'by-heart',
          shows: verseShown.saidByHero,
        },
        {
          say: '{mentor} washed the dishes and {hero} dried them. {mentor} always said a verse at the big pot, because it took so long. ¶ {verse} ¶ "Say it again," said {hero}. {mentor} did. The pot had been dry for quite a while.',
          way: 'hands-busy',
          shows: verseShown.overDishes,
        },
      ],
      middle: [
        {
          say: '{mentor} had a card stuck in the frame of the mirror, brown at the edges. {hero} had seen it so often that {hero.they} only saw the fly-spots. Now {hero.they} read it, because it was better than looking in the mirror. ¶ {verse} ¶ "Who put that there?" asked {hero}. ¶ "I did," said {mentor}. "I wanted it at eye level. I find that I need it most when I look like that."',
          way: 'on-a-thing',
          shows: shown.mirror,
        },
        {
          say: '"Say me something," said {mentor}, whose hands were full of wool. "What did you learn on Sunday?" ¶ {hero} had learned it on the way home, together with {friend}, one word each, turn about, as fast as they could. It felt strange to say all of the words alone. ¶ {verse} ¶ "You left gaps," said {mentor}. ¶ "Those are {friend}\'s words," said {hero}. "I had to wait for them."',
          way: 'in-turns',
          shows: shown.wool,
        },
        {
          say: '{mentor} wanted to press a leaf, and {hero} had to fetch the heavy Bible. It fell open by itself where there was an old leaf already, brown and flat, and above the leaf somebody had drawn a line in pencil. ¶ {verse} ¶ "Is that your line?" asked {hero}. ¶ "It\'s so long ago," said {mentor}. "I don\'t know anymore what we quarreled about. I only know that I drew it with a ruler." [+ {hero} put the new leaf in on the same page.]',
          way: 'opened-by-chance',
          shows: verseShown.readByHero,
        },
        {
          say: 'There was a spelling test coming, and {mentor} always took the sentences out of the Bible, because they had good hard words in them. {hero} wrote down what {hero.they} heard, with {hero.their} tongue between {hero.their} teeth. ¶ {verse} ¶ "Read it back to me," said {mentor}, "so that I can see where you went wrong." ¶ {hero} read it back. {Hero.they} did not find any mistake. All the same {hero.they} could see quite clearly where {hero.they} had gone wrong.',
          way: 'written-out',
          shows: shown.dictation,
        },
      ],
      preteen: [
        {
          say: "They had learned it together, for a bet, one word each in turn, and {friend} had always started to giggle in the middle. Ever since then {hero} couldn't think of it without hearing both of them. Tonight it came into {hero.their} head all by itself, in the dark hall, in two voices.¶{verse}¶Every second word was {friend}'s, and when {hero} tried to say it without those, what was left over made no sense at all.",
          way: 'in-turns',
          shows: shown.darkHall,
        },
        {
          say: "Somebody had left the Bible open on the kitchen table with a pair of reading glasses lying on it, and under the glasses one line was much bigger than all the others.¶{verse}¶{hero} pushed the glasses along, because {hero.they} hoped that there would be something about people who are right. The next line got big, and then the one after that, but {hero.they} had already read the first one, and you can't un-read a thing. {Hero.they} pushed the glasses back to where they had been.",
          way: 'opened-by-chance',
          shows: shown.spectacles,
        },
        {
          say: 'On the other side of the wall {mentor} was reading out loud, the way {mentor.they} did every evening, to nobody in particular. {hero} never listened, because it was just a noise that the house made, like the refrigerator. But tonight it was so quiet in {hero}\'s room that every word came through.¶{verse}¶Then there was a pause. "Do you want me to come in there," asked {mentor} through the wall, in exactly the same voice, "or do you want to come out here?" And {hero} came out.',
          way: 'overheard',
          shows: shown.throughWall,
        },
        {
          say: 'Weeks ago {hero} had promised to write a card for the church door, in ink, with a fancy capital letter. {Hero.they} thought that it was just the thing for a miserable evening, because while you did it you couldn\'t think of anything else. {Hero.they} drew the lines, and copied what it said on the slip of paper, one letter after the other.¶{verse}¶When the ink was dry {hero} held the card up, to see if it was straight, and then {hero.they} made the mistake of reading it. "That\'s beautiful," said {mentor}, looking over {hero.their} shoulder. "Why have you gone so red?"',
          way: 'written-out',
          shows: verseShown.written,
        },
      ],
    },
    more: {
      preteen: [
        '"But what if it was mostly the other person\'s fault?" {hero} asked {mentor}, as if it was only a question about people in general.¶"Then you\'d just have to be sorry for the rest," said {mentor}, "and with me the rest has always been plenty."',
      ],
    },
  },
]
