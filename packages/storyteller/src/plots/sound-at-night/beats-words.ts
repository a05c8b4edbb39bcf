import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The words in the small light, and a prayer. */
export const wordsBeats: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'the words, said in the dark, where they weigh more',
    core: true,
    valence: 1,
    carries: 'verse',
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['hero', 'sit', 'thinking', 'mentor', '{warm}'],
        ['friend', 'sit', 'calm', 'mentor'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['lantern', 'book', '{warm}'],
      action: '{mentor} and {hero} share the words in the small light.',
    },
    text: {
      toddlers: [
        {
          way: 'sung',
          say: "{mentor} sings God's words, soft and low. {verse} {hero} hums, too. {heart}",
          shows: shown.sung,
        },
        { way: 'read-aloud', say: '{mentor} opens the big book. {mentor} reads to {hero}. {verse} {heart}' },
        {
          way: 'hands-busy',
          say: '{mentor} tucks the {warm} in. {Mentor} says, {verse} {heart}',
          shows: shown.tuckedIn,
        },
        {
          way: 'in-turns',
          say: '"Say it with me," says {mentor}. They say God\'s words. {verse} {heart}',
          shows: shown.inTurns,
        },
      ],
      early: [
        {
          say: '{mentor} lit the lantern, but only a thumb high. Then {mentor.they} took a small book out of {mentor.their} boot. "Is that where you keep it?" asked {hero}. "It keeps the boot in shape," said {mentor}, and read.¶{verse}¶"Does it know that it\'s dark here?" asked {hero}. "I think it was written in the dark," said {mentor}.',
          way: 'read-aloud',
        },
        {
          say: '{mentor} began to hum. {hero} knew the tune from Sunday. It was the one that goes up at the end. Then came the words, soft and low.¶{verse}¶[?friend: "Again," said {friend}. ]"It sounds bigger at night," said {hero}.',
          way: 'sung',
          shows: shown.sung,
        },
        {
          say: '"Let us say it in turns," said {mentor}. "You do one word, and I do one." [+ In the dark you could not see who was next. You had to listen for it.]¶{verse}¶"We did it without a bump," said {hero}. {Hero.they} held on to the last word for a bit.',
          way: 'in-turns',
          shows: shown.inTurns,
        },
        {
          say: 'Words were sewn along the edge of the {warm}. {hero} had never read them. [+ They were only the part that tickled. ]Now {mentor} held a light, and {hero} read with one finger.¶{verse}¶"I have been sleeping under that," said {hero}. "Every night," said {mentor}.',
          way: 'on-a-thing',
          shows: shown.sewnWords,
        },
      ],
      middle: [
        {
          say: 'There was a card on the nail beneath the lantern. It had hung there for so long that only its corners were still white. Tonight {hero} happened to be lying at the right angle, and {mentor} happened to strike a match.¶{verse}¶"Who put that up?" asked {hero}.¶"I did," said {mentor}, "the first night I slept here. I wasn\'t much bigger than you." The match went out. {hero} found that {hero.they} could still see the words.',
          way: 'on-a-thing',
          shows: shown.cardOnNail,
        },
        {
          say: '"Say me something," said {hero}. "Not a funny one."¶{mentor} was feeling about for {mentor.their} second sock, and said it the way you say a thing when your hands are busy and your mouth knows it by itself.¶{verse}¶"You didn\'t have to think," said {hero}.¶"No. I did my thinking about that one years ago," said {mentor}. "On another night. It was thunder, that time." And {mentor.they} found the sock.',
          way: 'hands-busy',
          shows: shown.sockFound,
        },
        {
          say: '{hero} had learned it for Sunday, together with a tune, and it had seemed a daylight sort of verse. {Hero.they} had said it very fast, for a sticker. Now it came back in the dark, all by itself, at a walking pace.¶{verse}¶[?companion: {hero} whispered it to {companion}, to see how it sounded. ]It sounded as if somebody had sat down on the end of the bed. "What are you mumbling?" asked {mentor}. "It\'s not mumbling," said {hero}. "It\'s a thing I know."',
          way: 'by-heart',
          shows: shown.lyingAwake,
        },
        {
          say: '{mentor} thought that {hero} was asleep. That must have been why {mentor.they} {mentor:was|were} talking, very low, to somebody who was not in the room. {hero} lay and listened. It was not secret. It was only quiet.¶{verse}¶"Amen," said {hero}, before {hero.they} could stop.¶"Oh, you\'re there," said {mentor}. "I say that one every night. I was only a bit louder tonight, because of the competition."',
          way: 'overheard',
          shows: shown.prayerHeard,
        },
      ],
      preteen: [
        {
          say: '{mentor} had lit the lantern again, only as high as a fingernail, and was digging around in {mentor.their} bag for peppermints. What came out first was a Bible, about as big as a sandwich. It fell open on the floor, at a place where somebody had once pressed a leaf, and the light fell on one of the lines.¶{verse}¶{hero} read it upside down, and then went around and read it the right way up. "Does it always open there?" {hero.they} asked.¶"No," said {mentor}, looking at it closely. "I\'ve never seen that leaf before in my life."',
          way: 'opened-by-chance',
          shows: shown.fallenOpen,
        },
        {
          say: '{hero} had once had to copy it out ten times, in {hero.their} best handwriting, and by the tenth time it hadn\'t meant anything anymore, and {hero.they} hadn\'t thought about it since. But now, because counting sheep didn\'t work, {hero.they} wrote it once more, with one finger, on the inside of the {warm}, where nobody could see.¶{verse}¶It took a long time, because you couldn\'t look at what you had already written, and so you had to think about every single word. "What are you drawing?" asked {mentor}.¶"Nothing," said {hero}. "I was just reading something."',
          way: 'written-out',
          shows: shown.writtenOnCloth,
        },
        {
          say: '"We\'ll take one word each," said {mentor}, "back and forth, until we\'ve got all of it, and whoever laughs has to start over. It works best in the dark." [?friend: {friend} wanted to play, too, so it went around in a ring. ]They did it very quietly. It\'s strange when you get a sentence one piece at a time, because you never know until the last moment which piece is going to be yours.¶{verse}¶Nobody had laughed. "I got all the important ones," said {hero}, after it had been quiet for a while.¶"That\'s funny," said {mentor}, "because so did I."',
          way: 'in-turns',
          shows: shown.inTurns,
        },
        {
          say: 'There was a folded note in the pocket of {hero}\'s pajamas. Somebody had put it there that morning, somebody who knew about nights, and on the outside it said, "Do not open until you are wide awake." {hero} was as wide awake as you can get. {mentor} held a match for {hero.them}.¶{verse}¶There was nothing else on the paper. "That\'s a good thing to have in your pocket on a night like this," said {mentor}, shaking out the match.¶"It doesn\'t say what I\'m supposed to do," said {hero}.¶"No," said {mentor}. "It only says who would be with you."',
          way: 'in-a-letter',
          shows: shown.noteByMatch,
        },
      ],
    },
    more: {
      preteen: [
        "It didn't stop the sound, and {hero} hadn't really expected that it would. A little way off it went {noise.low}, just as before. But it's one thing to lie in the dark, and it's another thing to lie in the dark with something true to hold on to, and {hero} held on to it with both hands.",
        "Nobody explained it, and {hero} was glad. {Hero.they} didn't like it when people took a verse apart in front of you, like a clock, and afterward you knew how it worked, but it didn't tell the time anymore. Out in the dark it went {noise.low}, and {hero} noticed that {hero.they} had stopped listening to it with {hero.their} knees.",
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'one honest line to God: for company, not for the sound to stop',
    core: false,
    rank: { young: 8, old: 12 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'pray', 'calm', '{warm}'],
        ['companion', 'sit', 'calm', 'hero'],
        ['mentor', 'sit', 'calm', 'hero'],
      ],
      props: ['{warm}', 'moon'],
      action: '{hero} prays in the dark.',
    },
    text: {
      toddlers: [
        '"God," says {hero}, "I am scared. Are you here?" It is still dark. {hero} is not alone.',
        '"Dear God, hold me. Hold the little one, too." {Noise.snd}! {hero} holds on.',
        '{hero} shuts {hero.their} eyes. "God, stay with me." [?companion: {companion} is quiet, too. ]"Amen," says {mentor}.',
      ],
      early: [
        '"God," said {hero}, "I am scared of a {noise.low}. I know it\'s only a {noise.low}. Please stay here anyway." It went {noise.low} again. Nothing had changed. But {hero} had said it to somebody, and that somebody had not gone away.',
        '"Dear God," said {hero} into the {warm}, "you can see in the dark. I can\'t. So you know what it is." {Hero.they} waited, in case {hero.they} might be told. "Well, will you come along if I go?" {Hero.they} felt quite sure about that one.',
        '{hero} wanted to pray that it would stop. Then {hero.they} thought of somebody small, out there, all alone. [?companion: {Hero.they} held on to {companion}. ]"God," {hero.they} said, "stay with me, and stay with it. Amen." [+ It was funny to pray for a sound. But it needed it.]',
      ],
      middle: [
        '"God," said {hero}, "I\'d like to be brave, but I\'d like it to be tomorrow." It seemed best to start with the truth. "I don\'t want to get up, and I don\'t want to lie here, either. Would you come with me? I know that you\'re there already, but I wanted to ask." It went {noise.low}, and {hero.their} knees had not changed at all. Only it was as if somebody had moved over, to make room for {hero.them} on the same side.',
        '{hero} didn\'t fold {hero.their} hands, because they were busy holding up the {warm}. "Dear God," {hero.they} said inside {hero.their} head, where it is quickest, "you made everything, so you made whatever that is. Then you must like it." {Hero.they} had not thought of that before. {Hero.they} thought of it for a while. "I\'ll try to like it, too," {hero.they} said. "But please stay close while I try."',
        '"I\'m only going to say it once," {hero} told God, "because I\'m quite busy being afraid. Please stay with that thing out there, and please stay with me." There was no answer that anyone could have heard. {Noise.run} The dark was just as dark as before. But until then it had felt empty, and {hero} would not have said so now.',
      ],
      preteen: [
        "{hero} didn't usually pray lying on {hero.their} stomach, but it wasn't a night for being fussy. \"I'd better start with the truth,\" {hero.they} whispered. \"I don't want to go. I want somebody else to have gone already, and I want to have been asleep.\" {Hero.they} thought about it. \"I'm not even asking you to make it stop, because I think that it would stop by itself if it could. I'm only asking you to come along, even though I'm not very good company right now.\" Nothing happened, and the dark went on being dark, but {hero} noticed that it wasn't the kind of dark anymore that has nobody in it.",
        '{hero} suddenly thought that God could hear it, too. {Hero.they} had been imagining the night like a room, with all of them on one side of it and the sound on the other side. But if God was listening, then he was on both sides at once, and he knew exactly how small it was, and how late. "You\'re with it already, aren\'t you?" said {hero}. "Then I wouldn\'t really be going out there. I\'d only be coming over." {Noise.snd}, it went. {hero} lay there and breathed for a bit. "Please stay close," {hero.they} added, "because my knees still don\'t believe it."',
        '"Dear God," said {hero}, and then {hero.they} couldn\'t go on, because all the words that came into {hero.their} head were for before meals. {Hero.they} tried again. "I\'m afraid of something that I can\'t see, and {mentor} says that it\'s smaller than a cabbage, and I know how that sounds." It was a relief not to have to say it any better. "I\'d like to be the sort of person who goes, but I don\'t think I am. So maybe you could go first, and I could be the sort of person who follows." It went {noise.low}, and {hero} noticed that {hero.they} had already put one foot out into the cold.',
      ],
    },
    more: {
      preteen: [
        "There wasn't any voice, and {hero.their} heart didn't slow down one bit. If you had asked {hero.them} if it had helped, {hero.they} would have had to think about it. Everything was still exactly as big as before, but {hero} wasn't looking at it all by {hero.themself} anymore.",
      ],
    },
  },
]
