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
          say: '{mentor} had lit the lantern again, no higher than a fingernail, and was groping in {mentor.their} bag for peppermints. What came out first was a Bible about the size of a sandwich. It fell open on the floor, at a place where somebody had once pressed a leaf, and the light ran along one line.¶{verse}¶{hero} read it upside down, and then went around and read it the right way up. "Is that where it always opens?"¶"No," said {mentor}, peering. "I\'ve never seen that leaf in my life."',
          way: 'opened-by-chance',
          shows: shown.fallenOpen,
        },
        {
          say: '{hero} had once been made to copy it out ten times, in {hero.their} best handwriting, and the copying had worn off all its meaning, as happens to a coin. {Hero.they} had not thought about it since. But now, for want of sheep, {hero.they} wrote it again, with one finger, on the inside of the {warm}, where no one could possibly see.¶{verse}¶It took a long time, because {hero.they} could not look at what {hero.they} had already written, and had to mean every word in order to keep the place. "What are you drawing?" asked {mentor}.¶"Nothing," said {hero}. "I was just reading something."',
          way: 'written-out',
          shows: shown.writtenOnCloth,
        },
        {
          say: '"One word each," proposed {mentor}, "back and forth, until we\'ve got it all. It\'s best in the dark, and whoever laughs has to start over." [?friend: {friend} wanted to be in it, too, so that it went around in a ring. ]They did it very quietly. Something peculiar happens to a sentence when it is handed to you in single pieces, and you don\'t discover until the last moment which of the pieces is going to be yours.¶{verse}¶Nobody had laughed. "I was given all the important ones," said {hero}, after a long silence. "How strange," said {mentor}, "because so was I."',
          way: 'in-turns',
          shows: shown.inTurns,
        },
        {
          say: 'There was a folded note in the pocket of {hero}\'s pajamas. It had been put there that morning, by somebody who knew about nights, and on the outside it said: *Not to be opened until you are wide awake.* {hero} considered that this condition had been fulfilled. {mentor} held the match for {hero.them}.¶{verse}¶There was nothing else on the paper, and no advice of any kind. "That\'s a good thing to have in your pocket, on a night like this one," said {mentor}, shaking out the match.¶"It doesn\'t say what I\'m supposed to do," said {hero}.¶"No," said {mentor}, "only whose company you\'d be doing it in."',
          way: 'in-a-letter',
          shows: shown.noteByMatch,
        },
      ],
    },
    more: {
      preteen: [
        'It did not put an end to the sound. {hero} had not seriously expected it to. It went {noise.low} again, a little way off, just as before. But there is a difference between lying in the dark and lying in the dark with something true to hold on to, and {hero.they} lay and held on to it, turning it this way and that, and finding by touch where the handle was.',
        'Nobody explained it, for which {hero} was grateful. {Hero.they} disliked it when people took a verse to pieces in front of you, like a clock, so that afterward you knew how it worked and it no longer told the time. {mentor} only said "Yes," to nobody in particular. Out in the dark the {noise.low} came, and {hero} noticed that {hero.they} had listened to it, this time, with a different part of {hero.themself}.',
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
        '{hero} did not usually pray lying on {hero.their} stomach, but it did not seem to be the moment for formalities. "I\'d better begin with the truth," {hero.they} said, not quite aloud. "I don\'t want to go. I want somebody else to have gone already, so that it\'s over, and I want to have been asleep while it happened." {Hero.they} thought about it. "I\'m not even asking you to make it stop, because I believe that it would stop by itself if it could. I\'m only asking you to come along, although I\'m not particularly good company at the moment." Nothing happened. The darkness went on being dark; but it was no longer, {hero} noticed, the kind of darkness that has nobody in it.',
        'It occurred to {hero} that God could hear it as well, and this was a surprising thought. {Hero.they} had been imagining the night as a kind of room, with all of them on one side and the sound on the other; but if God was listening, then he was listening on both sides at once, and he knew precisely how small it was, and how late. "You\'re with it already, aren\'t you?" said {hero}. "Then I wouldn\'t really be going out there at all. I\'d only be coming over." {Noise.snd}, it said. {hero} lay and breathed for a bit. "Please stay near," {hero.they} added, "because my knees aren\'t entirely convinced."',
        '"Dear God," {hero} began, and got no further, since all the phrases that came to mind were meant for meals. {Hero.they} tried again. "I\'m frightened of something that I can\'t see, and {mentor} says it\'s smaller than a cabbage. I know how that sounds." It was a relief not to have to put it better. "I\'d like to be the sort of person who goes. I don\'t believe that I am, but perhaps you could go first, and I could be the sort of person who follows." It went {noise.low}. {Hero.they} found that {hero.they} had already moved one foot out into the cold.',
      ],
    },
    more: {
      preteen: [
        'There was no voice, and no light, and {hero.their} heart did not slow down by so much as a beat. If anybody had asked whether it had helped, {hero.they} would have had to say that it depended on what you meant. Everything was the same size as before. It was only that {hero.they} {hero:was|were} not facing it by {hero.themself}.',
      ],
    },
  },
]
