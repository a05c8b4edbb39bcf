import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The words, when everybody else has been told to sleep. */
export const words: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'The words, late in the evening.',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'home',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'sad', 'mentor'],
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['book', 'lamp', 'window'],
      action: '{hero} sits with {mentor} by the lamp, and hears the words.',
    },
    text: {
      toddlers: [
        { way: 'read-aloud', say: '{hero} is sad. {mentor} opens the big book. {verse} {heart}' },
        {
          way: 'sung',
          say: '{mentor} sings to {hero}. {hero} looks out for {away}. {verse} {heart}',
          shows: shown.sungLow,
        },
        {
          way: 'hands-busy',
          say: "{mentor} dries the boots and says God's words. {verse} {heart}",
          shows: shown.bootsDried,
        },
        {
          way: 'in-turns',
          say: "{mentor} says a bit. {hero} says a bit. They are God's words. {verse} {heart}",
          shows: shown.inTurns,
        },
      ],
      early: [
        {
          say: '"I can\'t sleep," said {hero}. "Then don\'t," said {mentor}. {Mentor.they} turned up the lamp, and read.¶{verse}¶"Is that for {away}, too?" asked {hero}. "I never heard that it wasn\'t," said {mentor}.',
          way: 'read-aloud',
        },
        {
          say: '{mentor} was drying {hero}\'s boots with a rag. {Mentor.they} rubbed, and {mentor.they} said it by heart, in time to the rubbing.¶{verse}¶"Why do you dry them," asked {hero}, "if it\'s bedtime?" "I don\'t know yet," said {mentor}.',
          way: 'hands-busy',
          shows: shown.bootsDried,
        },
        {
          say: 'There were words on the old lantern. They went around the rim, and {hero} had to turn it to read them.¶{verse}¶"Who put that there?" asked {hero}. "Somebody who had to go out at night," said {mentor}.',
          way: 'on-a-thing',
          shows: shown.lanternTurned,
        },
        {
          say: '{hero} knew it by heart. {Hero.they} had said it on Sunday, very fast, for a sticker. Now {hero.they} said it slowly, to the dark window.¶{verse}¶"You left out the part where you hop," said {mentor}. "It\'s a different one at night," said {hero}.',
          way: 'by-heart',
          shows: shown.toDarkWindow,
        },
      ],
      middle: [
        {
          say: '"Sit here until you\'re sleepy," said {mentor}, and moved the lamp. {Mentor.they} had the Bible on {mentor.their} knees, and {mentor.they} read from where the ribbon was.¶{verse}¶{hero} listened to it all the way to the end, and a bit beyond. "It doesn\'t say to wait till morning," {hero.they} remarked.¶"No," said {mentor}. "It doesn\'t say to go, either. I\'ve looked."',
          way: 'read-aloud',
        },
        {
          say: 'The old lantern had letters punched into its lid, so that when it was lit they stood on the ceiling, backward and a yard high. {hero} had looked at them since {hero.they} {hero:was|were} small. It had never struck {hero.them} that they said anything.¶{verse}¶"It\'s on the inside," said {mentor}, "so it\'s you who has to carry it."',
          way: 'on-a-thing',
          shows: shown.lettersOnCeiling,
        },
        {
          say: 'There was a verse that {hero} had been taught for the summer service, and had learned while hopping. You could hear the hops in it. Now, sitting in the window in one shoe, {hero.they} said it over, and it had stopped hopping.¶{verse}¶"I thought you\'d forgotten that one," said {mentor} from the door.¶"So did I," said {hero}. "It hadn\'t forgotten me."',
          way: 'by-heart',
          shows: shown.toDarkWindow,
        },
        {
          say: 'Two houses down, the grim old woman at number nine said her prayers every night with the window open, and rather loudly, because she was a little deaf. {hero} knew most of them. This one was new.¶{verse}¶It was quiet for a moment. "And {away}," added the voice, crossly. "See to it."¶"Amen," said {hero} and {mentor}, at the same time.',
          way: 'overheard',
          shows: shown.heardAtWindow,
        },
      ],
      preteen: [
        {
          say: '"I\'m not going to tell you to sleep," said {mentor}, who came in with the lamp. "I\'ll read, and you do what you want." {Mentor.they} didn\'t look for anything special. {Mentor.they} just read what came next, after yesterday\'s, as {mentor.they} had done every evening since winter.¶{verse}¶"You picked that on purpose," said {hero}.¶"I didn\'t, it was just there when we got to it," said {mentor}, "but I have to say, it does look as if it had been waiting."',
          way: 'read-aloud',
        },
        {
          say: 'There was an old lantern in the house, and it was older than anybody in it. Somebody had cut letters into the lid, and when there was a candle inside, the letters walked around the walls. {hero} had gone to sleep underneath them on a great many nights, but {hero.they} had never read all of it. Now {hero.they} did, turning slowly all the way around.¶{verse}¶"That\'s a funny place to put it," said {hero}.¶"It\'s where you need it, since nobody takes that lantern down because the weather is nice," said {mentor}.',
          way: 'on-a-thing',
          shows: shown.lettersOnCeiling,
        },
        {
          say: 'Every night at half past ten the lady from number nine prayed out loud, at her open window. She couldn\'t hear very well, and had no idea how loud she was. Most nights {hero} put a pillow over {hero.their} head. Tonight {hero.they} leaned out.¶{verse}¶After that she blew her nose for a long time. "And about my little plum," she went on, "You know where {away.they} {away:is|are}, and I don\'t, and that\'s all that I\'ve got to say."¶"She means {away}," whispered {hero}. "I know who she means," said {mentor}.',
          way: 'overheard',
          shows: shown.heardAtWindow,
        },
        {
          say: '{hero} had learned it once to get a gold star for it, and after that {hero.they} had never thought of it again. Now, when {hero.they} didn\'t have anything else that was of any use, it came back all by itself. {Hero.they} said it very softly to the dark window, to see if it was all there.¶{verse}¶"Say that again," said {mentor} from the door.¶"I can\'t," said {hero}. "I think I only just understood it."',
          way: 'by-heart',
          shows: shown.toDarkWindow,
        },
      ],
    },
    more: {
      middle: ['The clock ticked. Nobody went to bed.'],
      preteen: [
        "{hero} knew that it hadn't been written about {away}, or about a latch. Somebody had written it a very long time ago, who had troubles of {mentor.their} own, but that was what was so strange about it. It had come such a long way, and at a quarter to eleven at night it had gotten to exactly this room. {hero} looked down, and saw that {hero.they} had put {hero.their} shoe on again.",
      ],
    },
  },
]
