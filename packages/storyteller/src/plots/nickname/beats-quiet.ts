import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The one it is about goes quiet, and the name will not be called back. */
export const quietBeats: readonly Beat[] = [
  {
    id: 'quiet',
    purpose: 'the one it is about leaves the thing at home, goes quiet, and stops coming',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['guest', 'walk', 'sad', 'away'],
        ['hero', 'stand', 'worried', 'guest'],
        ['companion', 'stand', 'sad', 'guest'],
      ],
      props: ['wall', 'chalk'],
      action: '{guest} walks away quietly without the {thing}, and {hero} sees it.',
    },
    text: {
      toddlers: [
        'Here comes {guest}. {guest} has no {thing}. {guest} does not laugh. [+ Soft, soft. ]{guest} goes home.',
        '"{thing.nick}!" they call. {guest} looks down. {guest} is sad and goes home. [+ Where is {guest} now?]',
        {
          say: '{guest} does not come to play now. [+ {hero} looks and looks. ]{guest} is sad at home.',
          shows: shown.nobodyThere,
        },
        'They all laugh. {guest} does not laugh. {guest} goes home[+ , all alone].',
      ],
      early: [
        '{guest} came without the {thing}. "Where is it?" asked {hero}. "At home," said {guest}. {Guest.they} went home early. The next day {guest.they} did not come at all. [?companion: {companion} waited by the gate for a while. ]{Img.start}.',
        '"{thing.nick}!" they called. {guest} did not laugh. {Guest.they} had left the {thing} at home, and {guest.they} walked along close to the wall. [+ On the wall it said {thing.nick}. ]After that day {guest} stayed away. {Img.start}.',
        {
          say: '{hero} counted who was there. There was the baker\'s boy. There was the lady with the eggs. [?friend: There was {friend}. ]Somebody was missing. "{guest} came on Monday," said the baker\'s boy, "without the {thing}. And then not again." {Img.start}.',
          shows: shown.nobodyThere,
        },
        'They told the good joke again. {hero} looked around to see who was laughing. Only {guest} was not. {guest} stood behind the others, without the {thing}, with {guest.their} mouth shut tight. The next day {guest} did not come back. {Img.start}.',
      ],
      middle: [
        'The first day {guest} came without the {thing}. "It\'s at home," {guest.they} said, when {hero} asked. The second day {guest.they} came late and stood where the wall makes a corner. Somebody sang the tune, not even at {guest.them}, just singing it, and {hero} saw {guest.their} shoulders go up around {guest.their} ears. On the third day nobody stood in the corner. [?companion: Only {companion} stayed near it.] {hero} looked for {guest} that day, and the day after that. {Img.start}.',
        {
          say: '"Have you seen {guest}?" asked {hero}. ¶ "Who?" said the girl with the jump rope. ¶ "You know. {thing.nick}." ¶ "Oh, {thing.nick}!" said the girl. "Sure. {Guest.they} came by on Monday without the {thing}. {Guest.they} didn\'t say anything, though. {Guest.they} used to be fun." She skipped a bit. "I don\'t think that {guest.they} {guest:comes|come} here anymore." ¶ {hero} had wanted to say something funny back. There wasn\'t anything. What stayed in {hero.their} ears was {hero.their} own voice, saying it, just so that somebody would know whom {hero.they} meant. {Img.start}.',
          shows: shown.nobodyThere,
        },
        "It's harder to hear somebody stop than to hear somebody start. {guest} had always had something to say in the mornings, and {hero} couldn't have told you on which day {guest.they} had stopped saying it. {Guest.they} just got quieter, like a radio when you walk away from the house. The {thing} wasn't there anymore. Then {guest} smiled at things, but didn't open {guest.their} mouth. Then {guest.they} didn't come. [?friend: \"Maybe {guest.they} {guest:has|have} a cold,\" said {friend}, and looked at {friend.their} shoes.] {Img.start}.",
        'They met by the wall, by accident. {guest} had come without the {thing}. "Where\'s the {thing}?" asked {hero}. ¶ "I don\'t use it now," said {guest}. ¶ "It was nice, though." ¶ {guest} looked at {hero.them} for the first time. {Guest.they} didn\'t look angry. It was more as if {guest.they} had heard something in a language that {guest.they} used to know. Behind {guest.them}, on the bricks, in three colors of chalk, was {thing.drawn}. Then {guest.they} went home, and nobody saw {guest.them} the next day, or the next. {Img.start}.',
      ],
      preteen: [
        "On the first day, {guest} came without the {thing}. {Guest.they} said that it was at home, and that it wasn't really practical. On the second day {guest.they} came late and found a spot where the wall makes a corner, the kind of spot you choose when you'd like to be able to see who is behind you. Somebody was whistling the tune. It wasn't aimed at anyone, it was just whistling, but {hero} happened to be looking that way, and saw {guest.their} shoulders rise up slowly around {guest.their} ears. On the third day nobody was standing in the corner. {hero} told {hero.themself} that people have colds, and dentists, and things to do. {Img.start}.",
        {
          say: '{hero} asked around, in a casual way. The girl with the jump rope had an idea that {guest} might have moved away, but the man who swept up said no, he\'d seen {guest.them} on Monday, without that {thing}; {guest.they} had walked along the wall where it said {thing.nick}, with one shoulder close to the bricks, as if to cover up as much of it as one shoulder can. "I said, \'Hello there, {thing.nick},\' to cheer {guest.them} up a little," said the man, leaning on his broom, "but it didn\'t seem to." Since then {guest.they} had not been back. {Img.start}.',
          shows: shown.nobodyThere,
        },
        'You don\'t notice a person going quiet, because it isn\'t like a noise, and there is no first moment of it. One day {hero} just realized that it had been a good while since {guest} had interrupted anybody. {Guest.they} had stopped bringing the {thing}. Then {guest.they} had stopped telling the stories that took too long, and then {guest.they} had stood at the edge for a couple of mornings, wearing a small fixed smile like something that had been hung up there and forgotten. And now there was just the edge. [?friend: "{Guest.they} laughed, didn\'t {guest.they}?" said {friend}. "At the beginning? I\'m sure {guest.they} laughed."] {Img.start}.',
        'They ran into each other beside the wall, where it couldn\'t be avoided, and {hero}, who could usually think of six things to say to anybody, could only think of asking what had happened to the {thing}. ¶ "I gave up on it," said {guest} politely. ¶ "But you loved that {thing}," said {hero}, and {guest} gave {hero.them} a look that {hero} would carry around for quite some time. There wasn\'t any anger in it. It was the look of somebody who is trying to work out whether this is another joke, and whether it would be safer to laugh. Then {guest} said that {guest.they} had to go. That was the last that anyone saw of {guest.them} {place.at} for many days. {Img.start}.',
      ],
    },
    more: {
      early: ['The tune went on all by itself. It did not need {guest}.'],
      middle: [
        '[?companion: {companion} sat down facing the way that {guest} had gone, and would not be called off.][!companion: A breeze came around the corner and turned over a scrap of paper. It had the name on it.]',
      ],
      preteen: [
        'Half a second, thought {hero}, that was how late it had been, that very first laugh. {Hero.they} knew about timing, since timing was the one subject that {hero.they} understood. You could fit a surprising amount into half a second. You could fit in looking at every single face around you, one after another, and discovering that there was nothing left for you to do except laugh, too.',
      ],
    },
  },
  {
    id: 'empty-spot',
    purpose: 'the empty place, and telling oneself that it was only a joke',
    core: false,
    rank: { young: 10, old: 11 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'thinking', 'away'],
        ['companion', 'sit', 'sad', 'hero'],
      ],
      props: ['bench', 'tree'],
      action: '{hero} sits beside an empty place.',
    },
    text: {
      toddlers: [
        'Here is a spot. It is for {guest}. {guest} does not come. [+ {hero} waits.]',
        '"Just a joke," says {hero}. "Ha, ha." [+ No one is there. ]No {guest}.',
        '{hero} tells a joke. The bench does not laugh. [+ Oh, {guest}.]',
      ],
      early: [
        'There was room next to {hero}. It was just as wide as {guest}. "It was only a joke," {hero} told the bench. The bench did not laugh. It did not say that it was all right, either. [?companion: {companion} would not sit on that side.]',
        '{hero} tried out a new joke, all alone. It was about a snake with a cold. {guest} would have liked it. {guest} always asked, "And then what?" {hero} waited a bit. Nobody asked, "And then what?" So that was the end of the joke.',
        'A cat came and sat down in {guest}\'s place. "That\'s taken," said {hero}. The cat stayed. "It\'s for somebody who isn\'t coming," said {hero}. It sounded odd when you said it out loud.',
      ],
      middle: [
        'There was a gap on the bench, and everybody sat around it as if it had been painted. {hero} went through it once more. It was only a joke. Everyone knew that it was only a joke. {guest} had laughed at it, with {guest.their} own mouth. It was a very good speech, and {hero} gave it twice. [?companion: {companion} got up in the middle and moved to the other end.] There ought to have been somebody in the gap to say, "Oh, I see. That\'s all right, then."',
        '"If it was me," said {hero}, to nobody, "I\'d just laugh." {Hero.they} tried it. {Hero.they} put {hero.themself} on the bench, all alone, and thought of the song, and of the wall, and of every single face turning around. "Ha," said {hero}. It did not come out like any kind of laugh that {hero.they} knew. It sounded like somebody dropping a spoon.',
        'When everybody had gone home, {hero} stayed to think up something new. {Hero.they} had a good beginning. It had a snake in it, with a cold. {guest} was the one you tried those out on, because {guest.they} always asked, "And then what?", and then you had to find out. {hero} got as far as the sneeze. "And then what?" {hero.they} said to the empty place. A leaf blew across it. It was no use. It has to be somebody else who asks.',
      ],
      preteen: [
        '{hero} had an excellent case. It was only a joke; it was only about a {thing}; {guest} {guest.themself} had laughed, in front of witnesses. {Hero.they} laid all this out for the benefit of the empty half of the bench, and it was very convincing, and when {hero.they} had finished {hero.they} went straight back to the beginning and started over. [?companion: {companion} listened to it once and then left to lie down under a tree.] You might ask why anyone would need to win the same argument so many times. {hero} did ask, around the fifth time through. The bench, which was in a position to know, kept its opinion to itself.',
        'As an experiment, {hero} tried being {guest}. {Hero.they} waited until the place was deserted and went and stood in the corner, and imagined the rest: the heads coming around, the tune starting up over by the steps, all those friendly faces, grinning, waiting to see {hero.them} take it well. {Hero.they} tried to take it well. {Hero.they} smiled. It held for about three seconds, and then it began to shake at one end, like a shelf with too much on it. How long had {guest} kept it up? It must have been most of a week.',
        'Long after the others had gone home, {hero} was still there, working on the one about the snake with a cold. It needed something in the middle. Normally you tried that kind of thing on {guest}, who never laughed too soon, and who\'d lean forward and ask, "And then what?" as if the snake were a mutual friend. Half of what {hero} was famous for had come out of that question. {Hero.they} had never given {guest.them} any credit. There is no line in a joke where you can stop and say so.',
      ],
    },
    more: {
      preteen: [
        "The light moved off the bench a little at a time, beginning at {guest}'s end. It was nobody's fault, because that was simply the direction in which the sun went around the building. {hero} sat there watching it anyway until there was none of it remaining on that side.",
      ],
    },
  },
  {
    id: 'wipe',
    purpose: 'first try: the hero wipes it off, and it comes back',
    core: false,
    rank: { young: 5, old: 9 },
    valence: -1,
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'close',
      cast: [
        ['hero', 'work', 'worried', 'wall', 'bucket'],
        ['friend', 'work', 'worried', 'wall'],
        ['companion', 'stand', 'calm', 'bucket'],
      ],
      props: ['bucket', 'chalk', 'door'],
      action: '{hero} scrubs the name off a wall.',
    },
    text: {
      toddlers: [
        'Wipe, wipe. {hero} wipes the wall. [+ All gone! ]Oh no. It is back.',
        'Splash! Scrub, scrub! No more {thing.nick}. [+ {hero} turns. ]There it is again!',
        '{hero} rubs it off here. Rub, rub. [+ It is still there. ]It is all over!',
      ],
      early: [
        '{hero} got a bucket and a brush. Scrub, scrub, scrub! {Hero.they} got it off the wall and off the bin. [?friend: {friend} did the gate. ]Then {hero.they} looked back. Somebody had written it on the wall again. The wall was so nice and clean now.',
        '{hero} took a bucket and washed off nine names and {thing.drawn}. It took all morning[+ , and {hero.their} {hero.wear} got wet]. A boy came by with some chalk. "Are you done?" he asked. "Can I have that bit?"',
        '"What are you doing?" asked the lady with the eggs. "I\'m wiping off {thing.nick}," said {hero}. "What\'s {thing.nick}?" asked the lady. {hero} had to explain. "Oh, that\'s good!" said the lady, and went off to tell her sister.',
      ],
      middle: [
        'The first thing that {hero} tried was water. {Hero.they} borrowed a bucket and a brush, got up very early, and started at one end of the street. Chalk comes off. By breakfast {hero.they} had cleaned four bins, a gate and {place.wall}. [?friend: {friend} did the high parts.] It looked wonderful. By lunch someone had noticed how wonderful it looked. A clean wall is the best thing there is to write on, and this time they did it in paint.',
        '"Nice of you," said the man with the ladder, watching {hero} scrub. "Was it you who wrote it?" ¶ "No," said {hero}, and that was true, as far as this wall went. ¶ The man wanted to know why {hero.they} {hero:was|were} cleaning it, then, and {hero} scrubbed for a while instead of answering. {Hero.they} had gotten off everything but the *{thing.nick}*, which had soaked in so well that you could read it better wet than dry. [?companion: {companion} got a good deal of the water, and none of the chalk.]',
        'There were fourteen, not counting the truck. {hero} knew, because {hero.they} had made a list, and {hero.they} went down it with a bucket and crossed them off one by one. When {hero.they} got to fourteen {hero.they} went back to number one, just to enjoy it. There stood a girl with her tongue between her teeth. She was writing in chalk, and taking great care. She was on the last letter. "Is it spelled right?" she asked {hero}.',
      ],
      preteen: [
        "{hero} began with soap, since that was what {hero.they} had. {Hero.they} {hero:was|were} out before breakfast with a bucket and a stiff brush, and by nine o'clock had cleaned the bus shelter, all four garbage cans, and {place.wall}. [?friend: {friend} took the high parts and didn't talk much.] {Hero.they} stepped back. The bricks were practically pink. It was the most beautiful stretch of wall in the neighborhood, and that, when you thought about it, was a mistake. By noon somebody else had also noticed how much room there was on it. They used paint this time.",
        '"Community service?" asked the man with the ladder. {hero} said that it was more of a hobby. The thing about chalk is that it comes off, and the thing about brick is that it remembers. {hero} scrubbed until {hero.their} {hero.wear} was soaked, and got rid of the drawing, and of two hearts and a phone number that had nothing to do with it, and in the middle of the wet patch the word stood there, paler than before and much easier to read. A small crowd had collected. Half of them hadn\'t known about it. "What\'s it say?" asked someone in the back, and somebody in the front was good enough to read it out.',
        'It was on fourteen walls, gates, and cans, and in one slab of cement. {hero} had them all on a list, in order, with a little map, and set out at sunrise to cross them off. Everything went so well that {hero.they} even whistled, until {hero.they} noticed what {hero.they} {hero:was|were} whistling. When {hero.they} came back around to number one, just for the pleasure of seeing it gone, there was a girl standing on a box in front of it, on her toes, with a fresh piece of chalk. She was on the very last letter. "Is that how you spell it?" she asked. "I want to get it right."',
      ],
    },
    more: {
      middle: [
        '{hero} carried the bucket home. It was full of gray water, and heavier than when {hero.they} had set out.',
      ],
      preteen: [
        "It wasn't that anybody was fighting {hero.them}, because a fight {hero} might have had some chance of winning. They had simply discovered a clean wall and an excellent word. They were putting the two of them together, exactly as {hero.they} would have done {hero.themself} only a week before, and with the same cheerful expression.",
      ],
    },
  },
]
