import type { Beat } from '../plot.ts'
import { verseShown } from '../verse-shown.ts'
import { shown } from './shown.ts'

/** The evening before: carrying carefully, a prayer, and the words. */
export const beforeBeats: readonly Beat[] = [
  {
    id: 'mentor-word',
    purpose: 'one may carry a thing carefully, but not carry another thing',
    core: false,
    rank: { young: 9, old: 2 },
    valence: 0,
    scene: {
      setting: 'kitchen',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['mentor', 'work', 'calm', 'egg'],
        ['hero', 'stand', 'thinking', 'mentor'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['egg', 'basket', 'table'],
      action: '{mentor} carries eggs across the kitchen, and {hero} watches.',
    },
    text: {
      toddlers: [
        '{mentor} has an egg. Slow, slow, slow. [+ Do not drop it. ]It is the same egg. Hello, egg.',
        '"Carry it soft," says {mentor}. Tip, tip, tip. [+ Not a stone. ]An egg is an egg.',
        '{hero} holds an egg. Soft hands, soft feet. [+ "Good," says {mentor}. ]Still an egg!',
      ],
      early: [
        '{mentor} was bringing in the eggs. {Mentor.they} went very slowly. "If it is a hard thing to carry," asked {hero}, "may you carry an easy one?"¶"No," said {mentor}. "They want these. But you may carry them softly." {Mentor.they} set down the eggs, and not one was cracked.',
        '"What if a true thing hurts?" asked {hero}.¶{mentor} thought about it. "You can take off the thorns," {mentor.they} said. "You can\'t say that it is a rose, if it is a thistle."¶{hero} thought about it, too. {Hero.they} had brought them nothing but roses.',
        '{mentor} was sorting the mail for the lane. "Did you ever change a letter?" asked {hero}.¶"No."¶"Not even a bad one?"¶"I walk up softly with a bad one," said {mentor}. "And then I stay a bit. But it\'s not my letter."',
      ],
      middle: [
        '{mentor} came in with the eggs, in {mentor.their} two hands, walking as if there were somebody asleep. "You always carry them like that," said {hero}. "Why don\'t you just take something that doesn\'t break?"¶"They asked for eggs," said {mentor}.¶{hero} looked at them. "And if somebody gives you something nasty to carry? Something with prickles?"¶"Then I\'d go slowly," said {mentor}, "and give it over with the prickles turned in. I might even say that I was sorry to be bringing it. But I\'d not swap it for a bunch of flowers on the way. It isn\'t mine to swap."',
        '"Supposing," said {hero}, "that a messenger makes a message better."¶"Better how?" said {mentor}, who was peeling.¶"Nicer."¶"That\'s not the same." {mentor} held up a potato and cut out an eye, very neatly, and put the potato in the pot. "You can leave off the dirt," {mentor.they} said, "and the bits that would only make somebody sick. That\'s just good manners. But it\'s got to be the same potato."¶{hero} was silent. It had been a long time since there was a potato.',
        '"Did you ever read what was in a letter?" asked {hero}.¶"Never," said {mentor}. "I\'ve taken around a good many of them, for one person and another, and I could tell the bad ones by how they weighed. I used to wipe my feet for those. I\'d say, \'I\'ll just sit down a minute, if I may.\' But I gave them the letter. You mustn\'t keep people from their own mail." {Mentor.they} looked at {hero}. "It makes them so lonely," said {mentor}, "when they find out."',
      ],
      preteen: [
        '{mentor} came in from the henhouse with six eggs in {mentor.their} bare hands, walking as slowly as if there were a baby asleep in the room. "If a message would really hurt somebody," said {hero}, "couldn\'t you make it a little better on the way?"¶{mentor} put the eggs down one after another before {mentor.they} answered. "You can be as careful as you like about how you carry it," {mentor.they} said. "I could throw you these eggs, or I could bring them like this. I could even say, \'Look out, that one has a crack in it.\' But if I put six potatoes in front of you and tell you that they\'re eggs, because I think you\'d like that better, then I haven\'t been kind to you. I\'ve just tricked you, and you still haven\'t got any eggs."',
        '"You\'re awfully thin for somebody who lives on {pay.many}," said {mentor}, and looked up from the mending.¶{hero} didn\'t answer that. "Do you always have to say exactly what somebody told you to say," {hero.they} asked, "even if it\'s mean?"¶{mentor} picked up the scissors from the table, took them by the blades, and held them out to {hero} with the handles first. "That\'s how you pass on something sharp," {mentor.they} said. "You turn it around, and you go slowly, and you hold out the handle. You can always do that. But they\'re still scissors. If I gave you a spoon and told you that it was a pair of scissors, you\'d be very pleased with me, right up to the moment when you had to cut something."',
        'There was a pile of letters on the table that had come to the wrong house, and {mentor} was going to take them around. "Didn\'t you ever want to open one that looked bad," asked {hero}, "and put in something nicer?"¶{mentor} laughed. "People would love me," {mentor.they} said. "They\'d wait for me at the gate every morning. And nobody in this whole lane would ever again hear from their own sister, or their own son." {Mentor.they} tied the letters together with a bit of string. "The sad part is that they\'d think that they did. They\'d sit there with a whole drawer full of letters, and every one of them would be from me."',
      ],
    },
    more: {
      middle: [
        "{hero} said nothing more. But {hero.they} took the next one very carefully, in both hands, and didn't drop it.",
      ],
      preteen: [
        "{hero} had been hoping for a rule with a hole in it, but there wasn't any hole. You could choose how you carried a thing, softly or not, but it had to be the same thing when you got there.",
      ],
    },
  },
  {
    id: 'prayer',
    purpose: "an honest prayer, in the hero's own words for once",
    core: false,
    rank: { young: 5, old: 4 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['hero', 'pray', 'worried', 'window'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['bed', 'window', 'moon'],
      action: '{hero} prays at the window, from which two lit windows can be seen.',
    },
    text: {
      toddlers: [
        '"Dear God," says {hero}. "It was me. [+ I said it. ]Come with me tomorrow." God will.',
        '"God, I told a fib. A big, big one. [+ What now? ]Stay by me." God stays.',
        'Fold, fold. "God, I am scared. [+ They will be cross. ]Help me say it." God is near.',
      ],
      early: [
        '"God," said {hero}, "here is a message. It is from me." {Hero.they} had not sent one from {hero.themself} for a long time. "I told lies, and they were nice ones. I am scared of three o\'clock. Will you be there?" It was word for word.',
        '{hero} wanted to pray something nice. {Hero.they} began, "Thank you for the..." and stopped. That was one more nice thing. So {hero.they} said the true one. "I lied to {guest}. I lied to {guest2}. I don\'t want to go." The moon was still there. [+ Nothing had gone bang.]',
        '"You heard all of it," {hero} said to God. "You were in the {hedge.hole}, too." {Hero.they} felt odd about that. But then {hero.they} thought that it was good. There was one who knew, and {hero} did not have to tell that one a thing. "Come along tomorrow," said {hero}.',
      ],
      middle: [
        "{hero} knelt at the window and began to explain. {Hero.they} noticed after a while that {hero.they} {hero:was|were} improving it. {Hero.they} had gotten as far as how much good it had done. \"I'll start again,\" {hero.they} said. \"God, I said I'd take it word for word, and I didn't. I made it all up. They're so happy, and it isn't so, and I can't stand it.\" That was the whole message. {Hero.they} left it just as it was. Across the lane two windows were lit, and it seemed to {hero} that somebody was standing in between.",
        '"I\'d like you to make them both forget it," {hero} told God, "overnight." But {hero.they} could hear that this was just another way through the {hedge.hole}. {Hero.they} put {hero.their} chin on the sill. "No. Don\'t do that," {hero.they} said. "I\'d like you to be there. I\'m going to have to stand in the middle, and it\'s very thin there." Nothing moved in the night, apart from a moth. But {hero.they} {hero:wasn\'t|weren\'t} whispering anymore.',
        'It\'s not easy to pray when you\'ve got used to saying what people would like to hear. {hero} tried it three times. "Dear God, I am very well, thank you," was how it began the first time. In the end {hero.they} just said, "It\'s bad." After that it went better. {Hero.they} told about {guest} and the second cup, or anyway about her face, and about {guest2} and how straight he had stood. "You know what they really said," said {hero}. "I\'m sorry I never brought it to you. I could have."',
      ],
      preteen: [
        '{hero} knelt at the window and began, and noticed that {hero.they} {hero:was|were} making it sound nice. It was a lovely prayer, with a thank-you at both ends, and there wasn\'t one word in it about what was wrong. {hero} stopped and started over. "I lied to two people all summer," {hero.they} said out loud, to the dark garden. "I told myself that it was to be kind, and some of it was, and some of it was for the {pay.many}. Please help me tell them tomorrow, and please don\'t let me make it sound any better than it is." That was the whole message. {hero} hadn\'t changed one word of it.',
        '"You know it already," said {hero}. "You were there the whole time, but I want to tell you anyway." And {hero.they} told God all of it, from the squeaky gate to the second cup, and it was strange to talk to somebody who didn\'t need it to be nice. {hero} couldn\'t be found out, because God had known it since the first Friday, and God had not gone away. When it was all said, {hero} put {hero.their} forehead against the cold glass. "I don\'t mind if they\'re angry," {hero.they} said. "I mean, I do mind. I just don\'t want to stand there by myself." Across the lane one light went out, and then the other one.',
        'It started as a prayer for rain. About halfway through {hero} gave that up, because {hero.they} knew very well that {hero.they} only wanted something to hide behind. Then {hero.they} knelt there for a while and didn\'t say anything, because {hero.they} had used up so many words. "I don\'t know how much of it was because I like them," {hero.they} whispered at last, "and how much was because I liked being the one they waited for." There was no answer that you could hear. But it didn\'t feel like talking to an empty room, either, and {hero} stayed there longer than {hero.they} had planned.',
      ],
    },
    more: {
      preteen: [
        "{hero} didn't feel any braver afterward. {Hero.they} felt smaller, if anything, but {hero.they} felt like {hero.themself} again, the way you do when you've taken off a coat that belongs to somebody else.",
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'the words, and the part of them that is about the mouth and the neighbor',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'home',
      time: 'night',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'calm', 'hero', 'book'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['book', 'lamp', 'table'],
      action: '{mentor} and {hero} sit by the lamp with the Bible.',
    },
    text: {
      toddlers: [
        { way: 'read-aloud', say: '{hero} feels bad. {mentor} opens the big book. {verse} {heart}' },
        {
          way: 'sung',
          say: "{hero} is in bed. {mentor} sings God's words, soft and low. {verse} {heart}",
          shows: verseShown.sung,
        },
        {
          way: 'hands-busy',
          say: "{mentor} folds a blanket. {Mentor.they} {mentor:says|say} God's words to {hero}. {verse} {heart}",
          shows: shown.blanketFolded,
        },
        {
          way: 'on-a-thing',
          say: "God's words are on the cup. [+ Round and round. ]{mentor} reads them to {hero}. {verse} {heart}",
          shows: verseShown.onCup,
        },
      ],
      early: [
        {
          say: 'At bedtime {mentor} read from the Bible.¶{verse}¶"Did you say that just as it is?" asked {hero}.¶"Word for word," said {mentor}.¶"You didn\'t make it nicer?"¶"It doesn\'t need me to," said {mentor}.',
          way: 'read-aloud',
        },
        {
          say: '{mentor} was singing over the dishes. It was one from church. {hero} knew the tune, but {hero.they} had never heard the words. Now {hero.they} did.¶{verse}¶"Sing it again," said {hero}. {mentor} did. It came out just the same.',
          way: 'sung',
          shows: verseShown.overDishes,
        },
        {
          say: 'There was a cup in the cupboard with words around it. {hero} had to turn it to read them.¶{verse}¶{hero} turned it once more. You could start where you liked, and it was still the same. "You try to change that," {hero} said to {hero.themself}.',
          way: 'on-a-thing',
          shows: shown.cupTurned,
        },
        {
          say: '{mentor} had a mouth full of pins. {Mentor.they} took them out, one by one. "There is something I say when I don\'t know what to do," said {mentor}.¶{verse}¶"How do you know that I don\'t know what to do?" asked {hero}.¶"I didn\'t," said {mentor}. "I meant me."',
          way: 'hands-busy',
          shows: shown.pins,
        },
        {
          say: '{hero} said the verse for Sunday. {Hero.they} had to have it right, word for word.¶{verse}¶{Hero.they} had not left out one. {Hero.they} could still do it, then. {Hero.they} could carry a thing and not spill it.',
          way: 'by-heart',
          shows: verseShown.saidByHero,
        },
      ],
      middle: [
        {
          say: '"Read me something," said {hero}, "but read what\'s there."¶"What else would I read?" asked {mentor}, and opened the Bible at the ribbon.¶{verse}¶"It doesn\'t say \'unless,\'" said {hero} after a while.¶{mentor} ran a finger back along the line. "No," {mentor.they} said. "I\'ve looked for that, too."',
          way: 'read-aloud',
        },
        {
          say: "The window was open. On the left {guest} was humming while she ironed, and then she stopped humming, and said something to the collar, slowly, as people do when they've known it for sixty years.¶{verse}¶And from the right, through the other window, came a cough, and a voice that went along with it, half a word behind. Neither of them could hear the other. {hero} could hear them both. They had it word for word the same.",
          way: 'overheard',
          shows: verseShown.heardAtWindow,
        },
        {
          say: '{hero} had been told to write it out ten times, because of {hero.their} handwriting. {Hero.they} did it every evening, and never looked at what it said. Tonight {hero.they} looked.¶{verse}¶{Hero.they} had it there ten times, one under another, and not one of them was any different. It was quite restful. {Hero.they} thought of {hero.their} other list. Nobody could have copied that out twice.',
          way: 'written-out',
          shows: verseShown.writtenAlone,
        },
        {
          say: 'There was a letter in the {hedge.hole}, and it was old. The snails had been at it. {hero} had found it weeks ago, right at the bottom, under the leaves. It had no name on it. Someone must have pushed it in there, years back, from the one side or the other, and nobody had fetched it. There were only two lines, and the second was this.¶{verse}¶The first one said, "I can\'t say it myself, so here is somebody who can." {hero} read it again, under the lamp. So one of them had tried.',
          way: 'in-a-letter',
          shows: shown.letterFound,
        },
        {
          say: '"Let me hear your verse," said {mentor}.¶{hero} said it to the lamp. {Hero.they} had learned it that week, between two trips {hedge.through}, with {hero.their} mouth full.¶{verse}¶"All of it," said {mentor}, "and nothing added. You\'re a good messenger." {Mentor.they} couldn\'t have known. {hero} looked at the lamp until it swam.',
          way: 'by-heart',
          shows: verseShown.saidByHero,
        },
      ],
      preteen: [
        {
          say: "All the windows were open because it was so hot. From the left came {guest}'s voice. For once she wasn't singing. She was ironing, and saying something to herself, the way you do when you think that nobody can hear you.¶{verse}¶{hero} wouldn't have thought anything of it. But then a second voice started up on the right, an old, scratchy one, about half a line behind. {guest2} was looking for a clean handkerchief, and he was saying the very same words. They must have learned them together, when they were small, on the same bench. Neither of them could hear the other. It was the only thing that they had both said all summer, and nobody had needed {hero} to carry it.",
          way: 'overheard',
          shows: verseShown.heardAtWindow,
        },
        {
          say: '"You pick," said {mentor}, and pushed the Bible across the table. {hero} let it fall open anywhere, and hoped that it would be something long about a king.¶{verse}¶{hero} read it out just the way it stood there. It felt strange in {hero.their} mouth, because for weeks {hero.they} hadn\'t said anything without changing it first. "It\'s pretty clear, isn\'t it?" {hero.they} said, and {hero.they} sounded almost angry.¶"Most of them are, and we\'re the ones who make it complicated," said {mentor}.',
          way: 'read-aloud',
          shows: verseShown.readByHero,
        },
        {
          say: "It was homework for Sunday, to be copied out in neat handwriting, and {hero} had left it until the very last evening. {Hero.they} wrote slowly, because for months {hero.they} had not put down anybody's words without thinking how to make them better.¶{verse}¶Then {hero} put a finger under each word and checked it, letter by letter. Nothing was missing, and nothing had been added, and it was a good feeling, like coming home and finding everything where it belongs.",
          way: 'written-out',
          shows: verseShown.writtenAlone,
        },
        {
          say: 'Deep in the {hedge}, where {hero} had crawled about a hundred times, there was a jar with a lid on it, and that evening {hero.they} put {hero.their} hand right on it. There was a piece of paper in the jar, and it had gone brown. "I can\'t get it out of my mouth," somebody had written, "so I\'m borrowing this." There was one line below it.¶{verse}¶There was no name, and it could have been pushed in from the left, and it could just as well have been pushed in from the right. It had been lying there for years, three steps from either door, and nobody had ever carried it across.',
          way: 'in-a-letter',
          shows: shown.jarInHedge,
        },
        {
          say: '"Do you know your verse for Sunday?" asked {mentor}.¶{hero} stood up straight and put {hero.their} hands behind {hero.their} back. It went all by itself, until about the middle, and there {hero} suddenly heard what {hero.they} {hero:was|were} saying.¶{verse}¶"Not one word wrong, and nothing added, so I\'d trust you with anything," said {mentor}, and bit off a thread. It was meant to be nice. {hero} would rather have walked into a door.',
          way: 'by-heart',
          shows: verseShown.saidByHero,
        },
      ],
    },
    more: {
      middle: [
        '"Who is it to?" asked {hero}.¶"It doesn\'t say," said {mentor}. "I generally take it that it\'s for me."',
      ],
      preteen: [
        'Those words were very old, and they had been handed on from one person to the next, for hundreds and hundreds of years. Somebody must have stood in the middle every time, thought {hero}, and not one of them had tried to make it better.',
      ],
    },
  },
]
