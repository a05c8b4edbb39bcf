import type { Beat } from '../plot.ts'

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
        '"Might one not," said {hero}, with {hero.their} eyes on the eggs, "improve a message, if it would otherwise break somebody\'s heart?"¶{mentor} was carrying them in from the henhouse, six of them, in two bare hands. {Mentor.they} set them down one after another before {mentor.they} answered. "You can do a great deal with how you carry a thing," {mentor.they} said. "I could bring you those as if I were throwing them, or I could bring them like this. I might cover them up. I might say, \'Careful, there\'s a crack in that one.\' All of that is up to me. But if I put six potatoes in front of you, and tell you that they\'re eggs, because I think you\'d rather, then I\'ve not been gentle with you. I\'ve only been out."',
        '"You have grown very thin for somebody who lives on {pay.many}," said {mentor}, looking up from the mending.¶{hero} ignored this. "Is it always right to repeat exactly what you were told," {hero.they} asked, "even when it is cruel?"¶{mentor} considered. "If a person hands me a knife by the blade, I take hold of it carefully, and when I pass it on I turn it around and offer the handle. Nobody could object to that. But it remains the same knife. You may be as gentle with the truth as you like, and you should be, for it is a sharp thing. What you cannot do is to give them a spoon, and let them go about believing that they own a knife, because sooner or later they will have something to cut."',
        'There was a pile of letters on the table, somebody else\'s, which had come to the wrong door. {mentor} was going to take them around. "Have you never been tempted," asked {hero}, "to open one that was bound to be unpleasant, and put in something nicer?"¶{mentor} considered the idea with interest. "I\'d be very popular," {mentor.they} said. "People would begin to look out for me, and nobody in the whole lane would ever again hear from anyone." {Mentor.they} tied the letters together with a bit of string. "They\'d think that they did, of course. That\'s the sad part. They would be sitting there, each with a drawer full of me."',
      ],
    },
    more: {
      middle: [
        "{hero} said nothing more. But {hero.they} took the next one very carefully, in both hands, and didn't drop it.",
      ],
      preteen: [
        "{hero} had been hoping for a rule, if possible one with a hole in it, and there wasn't one. There was the thing itself, and there was the way you carried it, and {hero.they} had only ever been allowed to decide about the second.",
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
        '{hero} had gotten into the way of hearing {hero.their} own sentences before {hero.they} spoke them, and of tidying them up. {Hero.they} heard this one. It was a graceful prayer, with thanks at both ends, and it did not contain a word about what was the matter. {Hero.they} crossed it out. "I have lied to two people all summer," {hero.they} said aloud, to the window, "and I\'ve been calling it kindness, and some of it was. That\'s what I can\'t sort out. Please don\'t let me make it sound any better tomorrow than it is." It was the first message in a long time that had gone off in the state in which it was received.',
        '"I\'m aware that you\'ve heard it," said {hero}. "You were present, but I\'d like to have told you." {Hero.they} told. It was strange to talk to somebody for whom nothing needed to be arranged. You could not please God with regards from {guest}. You could not be caught, either, having been known about from the first day, {hedge.in} and everywhere else, and obviously not thrown away. {hero} got to the end, and rested {hero.their} forehead on the glass. "I would be glad," {hero.they} said, "if I didn\'t have to stand there by myself." Over the way, first one light went out, and then the other.',
        'It began as a request for rain. {hero} abandoned this about halfway, because it was plain even to {hero.them} that what {hero.they} wanted was one more thing to hide behind. {Hero.they} knelt there for a time without any words at all. {Hero.they} had used up so many. "I don\'t know which of it was love," {hero.they} said finally, "and which of it was {pay.many}." {Hero.they} had not known that this was what {hero.they} wanted to ask. There was no reply, but it was not the silence of an empty room, and {hero} stayed on in it for longer than {hero.they} had meant to.',
      ],
    },
    more: {
      preteen: [
        "{Hero.they} did not feel any braver afterward. {Hero.they} felt, if anything, rather smaller, but all of one piece, as you do on getting out of somebody else's coat.",
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
        { say: '{mentor} opens the big book. {hero} sits close. {verse} {heart}', way: 'read-aloud' },
        { say: "{mentor} sings God's words, soft and low. [+ {hero} listens. ]{verse} {heart}", way: 'sung' },
        {
          say: "{mentor} folds a blanket. {Mentor.they} {mentor:says|say} God's words. {verse} {heart}",
          way: 'hands-busy',
        },
        {
          say: "God's words are on the cup. [+ Round and round. ]{mentor} reads. {verse} {heart}",
          way: 'on-a-thing',
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
        },
        {
          say: 'There was a cup in the cupboard with words around it. {hero} had to turn it to read them.¶{verse}¶{hero} turned it once more. You could start where you liked, and it was still the same. "You try to change that," {hero} said to {hero.themself}.',
          way: 'on-a-thing',
        },
        {
          say: '{mentor} had a mouth full of pins. {Mentor.they} took them out, one by one. "There is something I say when I don\'t know what to do," said {mentor}.¶{verse}¶"How do you know that I don\'t know what to do?" asked {hero}.¶"I didn\'t," said {mentor}. "I meant me."',
          way: 'hands-busy',
        },
        {
          say: '{hero} said the verse for Sunday. {Hero.they} had to have it right, word for word.¶{verse}¶{Hero.they} had not left out one. {Hero.they} could still do it, then. {Hero.they} could carry a thing and not spill it.',
          way: 'by-heart',
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
        },
        {
          say: '{hero} had been told to write it out ten times, because of {hero.their} handwriting. {Hero.they} did it every evening, and never looked at what it said. Tonight {hero.they} looked.¶{verse}¶{Hero.they} had it there ten times, one under another, and not one of them was any different. It was quite restful. {Hero.they} thought of {hero.their} other list. Nobody could have copied that out twice.',
          way: 'written-out',
        },
        {
          say: 'There was a letter in the {hedge.hole}, and it was old. The snails had been at it. {hero} had found it weeks ago, right at the bottom, under the leaves. It had no name on it. Someone must have pushed it in there, years back, from the one side or the other, and nobody had fetched it. There were only two lines, and the second was this.¶{verse}¶The first one said, "I can\'t say it myself, so here is somebody who can." {hero} read it again, under the lamp. So one of them had tried.',
          way: 'in-a-letter',
        },
        {
          say: '"Let me hear your verse," said {mentor}.¶{hero} said it to the lamp. {Hero.they} had learned it that week, between two trips {hedge.through}, with {hero.their} mouth full.¶{verse}¶"All of it," said {mentor}, "and nothing added. You\'re a good messenger." {Mentor.they} couldn\'t have known. {hero} looked at the lamp until it swam.',
          way: 'by-heart',
        },
      ],
      preteen: [
        {
          say: "The windows stood open because of the heat. From the left came {guest}'s voice. She was not singing for once, but only saying something over, as you do when you are ironing and think that you are alone.¶{verse}¶{hero} would have thought nothing of it. But then, from the right, a second voice set in, an old man's, rusty, about half a line behind; he was looking for a clean handkerchief, by the sound of it, and he knew it, too. They had it from the same place, no doubt, and perhaps from the same bench. Neither of them could hear the other. In the whole of that summer it was the only thing that they had both said, and {hero} had not been needed for it.",
          way: 'overheard',
        },
        {
          say: '"You choose," said {mentor}, and pushed the Bible across. {hero} let it fall open, in the hope of some king or other with a long name.¶{verse}¶{hero} read it out exactly as it stood. {Hero.they} had the odd sensation of something going through {hero.their} mouth that {hero.they} had not touched. "It\'s quite plain," {hero.they} said, almost resentfully.¶"They often are," said {mentor}. "It\'s we who are complicated."',
          way: 'read-aloud',
        },
        {
          say: "It had to be copied for Sunday, in a fair hand, and {hero} had put it off until the last evening like everything else. {Hero.they} wrote slowly. It was months since {hero.they} had set down anybody's words without looking to see what might be done with them.¶{verse}¶{Hero.they} compared the two, letter for letter. There was nothing missing, and nothing had been put in. It was not very long, and {hero} sat and looked at it with something like homesickness.",
          way: 'written-out',
        },
        {
          say: 'Right at the bottom of the {hedge}, where {hero} had crawled a hundred times, there was a jar with a lid on it, and it was that evening, of all evenings, that {hero.they} put {hero.their} hand on it. There was a slip of paper inside, gone brown. "I can\'t get it out of my mouth," somebody had written, "so I\'ve borrowed this." And below it was a single line.¶{verse}¶There was no name. It might have been pushed in from the left, and it might just as well have been from the right. It had been lying there for years, three steps from either door, waiting for someone who would carry it as it was.',
          way: 'in-a-letter',
        },
        {
          say: '"Have you got your piece ready for Sunday?" asked {mentor}.¶{hero} stood up straight, with {hero.their} hands behind {hero.them}, and began. It went by itself, as the nice things did, until about the middle, where {hero.they} happened to hear what {hero.they} {hero:was|were} saying.¶{verse}¶"Not a word out of place," said {mentor}, biting off a thread, "and nothing added. I would trust you with anything." It was kindly meant, and {hero} would have preferred to be struck by a plank.',
          way: 'by-heart',
        },
      ],
    },
    more: {
      middle: [
        '"Who is it to?" asked {hero}.¶"It doesn\'t say," said {mentor}. "I generally take it that it\'s for me."',
      ],
      preteen: [
        'It had crossed more than a few years to get there, and been through a good many hands, and it struck {hero} that somebody must always have been standing in the middle who had not thought that {hero.they} could do it better.',
      ],
    },
  },
]
