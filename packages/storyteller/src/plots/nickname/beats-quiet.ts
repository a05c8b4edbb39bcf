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
        'On the first day {guest} came without the {thing}, and said that it was at home. On the second day {guest.they} came late, and stood where the wall makes a corner, so that nobody could be behind {guest.them}. Somebody started whistling the tune. He only whistled because he liked it, but {hero} happened to look over, and saw {guest.their} shoulders go up, very slowly, all the way to {guest.their} ears. On the third day there was nobody in the corner. People have colds, thought {hero}, and people have to go to the dentist. {Img.start}.',
        {
          say: "{hero} asked around, as if it weren't important, and the girl with the jump rope thought that {guest} had moved away. \"No, {guest.they} came by on Monday,\" said the man who swept up, \"without that {thing}. {Guest.they} walked along the wall, where it says {thing.nick}, and kept one shoulder very close to it, so that you couldn't read it all. I called, 'Hello there, {thing.nick}!' to cheer {guest.them} up a little, but I don't think it did.\" After that nobody had seen {guest.them} at all. {Img.start}.",
          shows: shown.nobodyThere,
        },
        'You don\'t notice right away when somebody gets quiet. First {guest} stopped bringing the {thing}, and then {guest.they} stopped telling those stories of {guest.theirs} that went on too long. For a few mornings {guest.they} stood at the edge and smiled, and it was always the same smile, and one day nobody was standing at the edge anymore. It took {hero} until noon to notice. [?friend: "But {guest.they} laughed, didn\'t {guest.they}?" said {friend}. "At the beginning? I\'m sure that {guest.they} laughed."] {Img.start}.',
        'They met by the wall, and neither of them could get out of the way. Most days {hero} could think of six things to say to anybody, but now {hero.they} could think of only one, and that was to ask what had happened to the {thing}. ¶ "I leave it at home now," said {guest} politely. ¶ "But you loved that {thing}!" said {hero}. {guest} looked at {hero.them}, and wasn\'t even angry. {Guest.they} only looked as if {guest.they} {guest:was|were} trying to find out if this was another joke, and if {guest.they} had to laugh now. Then {guest} said that {guest.they} had to go, and for many days nobody saw {guest.them} {place.at}. {Img.start}.',
      ],
    },
    more: {
      early: ['The tune went on all by itself. It did not need {guest}.'],
      middle: [
        '[?companion: {companion} sat down facing the way that {guest} had gone, and would not be called off.][!companion: A breeze came around the corner and turned over a scrap of paper. It had the name on it.]',
      ],
      preteen: [
        "Half a second, thought {hero}. That was how late {guest.they} had been, with that very first laugh. It isn't long, but it's long enough to look at all the faces around you, one after another, and to see that they're all laughing, and that you'd better laugh, too.",
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
        'It was only a joke, {hero} told the bench, and it was only about a {thing}, and {guest} had laughed. Nobody was sitting on the bench. {hero} explained it so well that anybody would have believed it, and when {hero.they} {hero:was|were} done, {hero.they} started again from the beginning. [?companion: {companion} listened to it once and then went to lie down under a tree.] When {hero.they} had explained it for the fifth time, {hero.they} began to wonder. If {hero.they} {hero:was|were} right, why was it so important to say it again and again?',
        "{hero} wanted to know how it was to be {guest}. {Hero.they} waited until nobody else was there, and then {hero.they} went and stood in the corner by the wall, and imagined the rest. The heads turned around. Somebody started the tune, and they were all looking at {hero.them} and grinning in a friendly way, and waiting, so {hero} smiled, to show that {hero.they} didn't mind. {Hero.they} could do it for three seconds, and then {hero.their} mouth began to shake. How long had {guest} done it? It must have been nearly a week.",
        'All the others had gone home, and {hero} was still sitting there and working on a joke about a snake with a cold. It needed something in the middle. When {hero.they} got stuck like that, {hero.they} always tried it on {guest}, because {guest} never laughed too soon. {Guest.they} leaned forward and asked, "And then what?" as if the snake were a friend of theirs. Half of {hero}\'s best jokes had come from that question, and {hero.they} had never told anybody, and {hero.they} hadn\'t even told {guest}.',
      ],
    },
    more: {
      preteen: [
        "Slowly the sun moved off the bench, and it went from {guest}'s end first. It did that every day, but {hero} sat there and watched it until that side was all in the shade.",
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
        "{hero} started with soap. Before breakfast {hero.they} went out with a bucket and a stiff brush, and by nine o'clock {hero.they} had cleaned the bus stop, and all four trash cans, and {place.wall}. [?friend: {friend} did the high parts, and didn't say much.] {Hero.they} stepped back to look at it, and it was the cleanest wall in the whole neighborhood, and that was the trouble. By noon somebody else had noticed how much room there was on it, and this time they used paint.",
        '"Are they making you do that?" asked the man with the ladder. {hero} said that {hero.they} just liked clean walls. {Hero.they} scrubbed until {hero.their} {hero.wear} was soaked. The drawing came off, and so did two hearts and a telephone number that had nothing to do with it, but the name had gone into the bricks, and now it was standing in the middle of a big clean spot, and you could read it better than before. People stopped to see what {hero} was doing. "What does it say?" somebody asked at the back, and somebody at the front read it out, very loudly.',
        'It was on fourteen walls and gates and trash cans. {hero} wrote a list of them and started at sunrise, and crossed them off, one after another. It went so well that {hero.they} started to whistle, until {hero.they} noticed what {hero.they} {hero:was|were} whistling, and then {hero.they} went back to number one, just to see how nice it looked. A girl was standing there on a box, on the tips of her toes, with a new piece of chalk, and she was writing the last letter. "Is that how you spell it?" she asked. "I want to get it right."',
      ],
    },
    more: {
      middle: [
        '{hero} carried the bucket home. It was full of gray water, and heavier than when {hero.they} had set out.',
      ],
      preteen: [
        'Nobody was doing it to make {hero} mad. They saw a clean wall, and they knew a funny word, and they put them together and grinned. A week ago {hero} would have done just the same.',
      ],
    },
  },
]
