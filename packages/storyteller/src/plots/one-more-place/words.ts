import type { Beat } from '../plot.ts'
import { verseShown } from '../verse-shown.ts'
import { shown } from './shown.ts'

/** The words come back, and a friend says the other side. */
export const words: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'The words come back, and this time they have an edge on them.',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'bedroom',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'read', 'thinking', 'book', 'book'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['book', 'lamp', 'bed'],
      action: '{hero} reads a verse by the lamp and stops to think.',
    },
    text: {
      toddlers: [
        {
          way: 'read-aloud',
          say: "It is night. {hero} thinks of {arrival}. The big book has God's words. {verse} {heart}",
        },
        {
          way: 'sung',
          say: '{hero} lies in bed. {hero} hums a song from God. {verse} {heart}',
          shows: shown.songInBed,
        },
        {
          way: 'hands-busy',
          say: "[+ Splash, splash! ]It is bath time. God's words go with each splash. {verse} {heart}",
          shows: shown.bath,
        },
        {
          way: 'on-a-thing',
          say: "{hero} has a cup with God's words on it. {hero} drinks and thinks of {arrival}. {verse} {heart}",
          shows: shown.cup,
        },
      ],
      early: [
        {
          say: 'There were words on the wall by the bed. {hero} had seen them a hundred times. That night {hero.they} read them with one finger. ¶ {verse} ¶ "Oh," said {hero}. {Hero.they} had not known that the words were about today.',
          way: 'on-a-thing',
          shows: verseShown.onWallReadAlone,
        },
        {
          say: 'At bedtime the big Bible lay open, and the lamp made a yellow ring on the page. ¶ {verse} ¶ "Read it again?" asked {hero}. It was read again. "Does it say how much room you need?" It did not say. They looked, and it did not say.',
          way: 'read-aloud',
        },
        {
          say: 'The window was open. In the church across the way they were singing, and they sang the same words over and over, until they got them right. ¶ {verse} ¶ {hero} hummed along in bed. After a while {hero.they} stopped humming. {Hero.they} had heard what it was about.',
          way: 'overheard',
          shows: shown.songInBed,
        },
        {
          say: '{hero} helped to dry the plates. There was always a verse that went with the plates, one bit for each. ¶ {verse} ¶ {hero} held the last plate. It had been dry for a long time. "There are six plates," {hero.they} said, "and we are just five." It was a thing that {hero.they} had never noticed.',
          way: 'hands-busy',
          shows: shown.plates,
        },
      ],
      middle: [
        {
          say: 'It was when {hero} was brushing {hero.their} teeth that the words came back, all by themselves, the ones {hero.they} had practiced so often that there was nothing left in them. ¶ {verse} ¶ {hero} stood still with the brush in {hero.their} mouth. There was something left in them after all. {Hero.they} said the middle part again, slowly, because that was where it pricked.',
          way: 'by-heart',
          shows: shown.teeth,
        },
        {
          say: 'A card fell out of the big Bible when {hero} took it down, with a pressed flower stuck to it. Somebody had written on it, long ago, in brown ink. ¶ {verse} ¶ {hero} turned it over. There was nothing on the back, no name, no date, and no list of people whom it was not about. {Hero.they} had rather hoped for a list.',
          way: 'opened-by-chance',
          shows: shown.pressedCard,
        },
        {
          say: "In {hero}'s lunchbox, under the apple, there was a strip of paper. Somebody put one in every week, and {hero} mostly used them to scrape the mud off {hero.their} shoes. This one had come out face up. ¶ {verse} ¶ {hero} looked around. It was as if someone had been watching. {Hero.they} folded it up small and put it in {hero.their} pocket, and for the rest of the day {hero.they} could feel that it was there.",
          way: 'in-a-letter',
          shows: shown.lunchbox,
        },
        {
          say: '{hero} and {friend} said it in turns in the evening, on the way home with the milk: one step and one word, and nobody was allowed to step on the other one\'s. ¶ {verse} ¶ "You stepped on my word," said {hero}. ¶ "You\'d stopped," said {friend}. {hero} had. {Hero.they} {hero:was|were} standing in the road with {hero.their} foot in the air, looking at the word {hero.they} had been about to step on.',
          way: 'in-turns',
          shows: shown.homeWithMilk,
        },
      ],
      preteen: [
        {
          say: "That night {hero} stood at the window, very straight, and practiced it for about the two hundredth time.¶{verse}¶{Hero.they} stopped. {Hero.they} had expected the words to go by as they always did, like people on the other side of the street, but one of them had turned around and looked at {hero.them}. {Hero.they} went over it again, more slowly. It didn't say anything about having enough space, and it didn't sound as if anybody had counted first.",
          way: 'by-heart',
          shows: shown.atWindow,
        },
        {
          say: 'You could hear the choir through the wall on Thursdays, and tonight they were singing the same line again and again, because the altos kept coming in late.¶{verse}¶The ninth time, {hero} was listening, although {hero.they} hadn\'t meant to, and the tenth time {hero.they} had put down {hero.their} pencil. "And once more from the beginning!" called a voice next door. {hero} put {hero.their} hands over {hero.their} ears, but it was no use, because by then {hero.they} knew it by heart.',
          way: 'overheard',
          shows: shown.choirNextDoor,
        },
        {
          say: "There were forty invitations to write for the harvest supper, and at the bottom of each one there had to be a line from the Bible. By the tenth, {hero} could make it fit. By the twentieth {hero.they} didn't have to look anymore.¶{verse}¶It was somewhere in the thirties that {hero.they} noticed what {hero.they} {hero:was|were} doing. {Hero.they} {hero:was|were} sitting in {hero.their} own warm corner, with the door shut, and writing that out forty times for other people. {hero} put down the pen and looked at the door.",
          way: 'written-out',
          shows: shown.invitations,
        },
        {
          say: '{hero} wanted to press a leaf, and the Bible was the heaviest book they had. When {hero.they} heaved it open, there was a leaf in that place already, brown and quite flat, and beside it somebody had made a pencil mark as thin as a hair.¶{verse}¶There was a name as well, and an age, and it was almost exactly {hero.their} own. {Hero.they} wondered who had been standing outside, that fall. Then {hero.they} put {hero.their} own leaf in on top, and closed the book very gently.',
          way: 'opened-by-chance',
          shows: verseShown.foundAlone,
        },
      ],
    },
    more: {
      preteen: [
        "{Hero.they} sat down on the edge of the bed. {Hero.they} would rather have had that thought in some other week. The trouble with knowing a sentence by heart is that you can't put it down and walk away, because it comes along. {hero} lay awake for a long time, and it lay awake right beside {hero.them}. Toward midnight {hero.they} knew what {hero.they} {hero:was|were} going to do, and still didn't particularly want to.",
        "Nobody explained it to {hero.them}, and {hero.they} didn't ask anyone to, because some sentences get smaller when you explain them. {Hero.they} only thought that if it was true at all, then it was also true on weekdays, and {place.on}, and about people you hadn't expected.",
      ],
    },
  },
  {
    id: 'objection',
    purpose: 'A friend says the other side, and says it fairly.',
    core: false,
    rank: { young: 10, old: 3 },
    valence: -1,
    needs: ['friend'],
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['friend', 'stand', 'angry', 'hero'],
        ['hero', 'stand', 'worried', 'friend'],
      ],
      props: ['{place}'],
      action: '{friend} does not agree with {hero} and says so.',
    },
    text: {
      toddlers: [
        '"No, no!" says {friend}. "It is full!" {hero} thinks. Hmm, hmm, hmm.',
        '"No, no," says {friend}. "It is full." {hero} thinks. It is full. Hmm.',
        '"That is my side," says {friend}. "And that is yours." Where does {arrival} go?',
        '"Too many," says {friend}. {friend} counts. One, two, three. "No more!"',
      ],
      early: [
        '"But it is full," said {friend}. "You said so. You counted." ¶ "I know," said {hero}. ¶ "And it was your spot first." ¶ "I know that, too," said {hero}. {friend} was right about all of it. That was what made it so hard.',
        '"Then we will all get squashed," said {friend}. "Do you like to be squashed?" {hero} did not. "And where will you put your feet?" asked {friend}. {hero} looked at {hero.their} feet. {friend} asked very good questions. {hero} wished that {friend.they} would stop.',
        '"We said three," said {friend}. "We shook on it." They had. {hero} could still feel it. "Can we shake on something else?" {hero} asked. {friend} {friend.sig} and thought about it. "I do not want to," said {friend}. At least it was true.',
      ],
      middle: [
        '"You can\'t just let everybody in," said {friend}. "We made it for us. We did all the work, and it was hot." ¶ "I know," said {hero}. ¶ "And if {arrival} comes, somebody else will want to come, and then it won\'t be a {place} anymore, it will be a crowd." {friend} {friend.sig}. "I\'m not being mean. I\'m just saying." ¶ {hero} thought that it was all quite true. It was a pity that it didn\'t help.',
        '"Let\'s vote," said {friend}, and put up a hand. {hero} left {hero.theirs} down. So it was one against one, and they looked at each other. "I\'m only thinking of you," said {friend}. "It\'ll be your spot. It always ends up being your spot. You won\'t like it, and then you\'ll be grumpy, and I\'ll have to sit next to you." {Friend.they} knew {hero} very well. ¶ "I probably will be grumpy," said {hero}.',
        '{friend} didn\'t get loud. {Friend.they} only went quiet and picked at the {place.part}. "I thought that we were enough," {friend.they} said at last. ¶ {hero} hadn\'t expected that. "We are," {hero.they} said. "It isn\'t because there\'s something missing." ¶ "Then why?" said {friend}. And {hero} sat there with {hero.their} mouth open, because it was a real question, and {hero.they} didn\'t want to give a silly answer to it.',
      ],
      preteen: [
        '"Absolutely not," said {friend}, without even looking up. "We worked on it all summer, and did {arrival.they} even ask?"¶"No," said {hero}.¶"Then who\'s making you?"¶{hero} looked for an answer that wouldn\'t sound like showing off. "Nobody," {hero.they} said, "but there\'s this thing that I keep saying by heart, and it says the opposite, and I can\'t make it come out right."¶{friend} {friend.sig} for a very long time. "I just want you to know," {friend.they} said at last, "that I liked it the way it was."¶"So did I," said {hero}.',
        "\"I can tell you exactly what's going to happen,\" said {friend}. \"{Arrival.they} will come in, and we'll all be very nice. And we won't say the things that we usually say, because we'd have to explain them, and after a week of explaining they won't be funny anymore.\" {Friend.they} {friend.sig}. \"I've got nothing against {arrival}. I just happen to like what we have.\"¶{hero} couldn't say anything to that, because {hero.they} happened to like it, too. It was the best thing that either of them had ever had, and maybe {friend} was right, and it would never be the same again.",
        '"There\'s a right number for everything," said {friend}. "A chair has four legs, and nobody complains that it\'s unfair to the fifth one."¶Any other day {hero} would have laughed. "{arrival} isn\'t a leg," {hero.they} said.¶"No, {arrival} is a very nice person that we hardly know." {friend} looked up, and {hero} saw with surprise that {friend.they} had nearly been crying. "You made it for us," {friend.they} said, "and I was so proud that it was us." After that neither of them could think of anything to say.',
      ],
    },
    more: {
      preteen: [
        'The hard part was that it was fair. If {friend} had been mean about it, {hero} could have been noble, and that would have been much easier for both of them. But {friend} only wanted to keep what they had, and so did {hero}.',
      ],
    },
  },
]
