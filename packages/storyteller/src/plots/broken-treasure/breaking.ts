import type { Beat } from '../plot.ts'

/** Why it is dear, how it breaks, where it is hidden. */
export const breaking: readonly Beat[] = [
  {
    id: 'hero-intro',
    purpose: "The hero's habit and the hiding place, funny.",
    core: false,
    rank: { young: 1, old: 5 },
    valence: 2,
    scene: {
      setting: 'home',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'joy', 'owner'],
        ['owner', 'work', 'happy', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['table', '{cover}'],
      action: '{hero} shows {owner} the {cover} that goes everywhere.',
    },
    text: {
      toddlers: [
        'Look, look! It is {hero}. {hero} has a {cover}. On it goes. Ta-da!',
        'Here is {hero}. Here is the {cover}. Hello, {cover}! Up and down they go.',
      ],
      early: [
        '{hero} took {hero.their} {cover} along to breakfast. {Hero.they} took it to the shop. {Hero.they} even took it into the bath. "{Cover}s don\'t need baths," said {owner}. "Mine does," said {hero}. "It worked hard all day."',
        '{hero} {hero.sig}. {Hero.they} did it in the morning, and {hero.they} did it at night, and {hero.they} did it with {hero.their} {cover} on {hero.their} head. "Is that a hat?" asked {owner}. "Today it is," said {hero}.',
      ],
      middle: [
        'There were two things you could count on in that house. One was that {owner} would be up before everybody else. The other was that {hero} would come down to breakfast with {hero.their} {cover}, no matter the weather. "Good morning, {hero}," said {owner}. "Good morning, {cover}." The {cover} got a chair of its own. [+ Nobody remembered anymore how that had started.]',
      ],
      preteen: [
        '{hero} owned one object that {hero.they} would have saved from a fire, and it was a {cover} that had seen better days. It had been to the sea; it had been to the dentist; it had been, on one occasion, up a tree for an entire weekend. People had suggested replacing it. {hero} {hero.sig} whenever the subject came up, and after a while it came up less often. ¶ "It has character," said {owner}, who understood such matters, and who owned one such thing {owner.themself}.',
      ],
    },
    more: {
      preteen: [
        "That was the good thing about {owner}. {Owner.they} did not ask you to explain. {Owner.they} handed you a cup of something hot and went on with whatever {owner.they} {owner:was|were} doing, and if you wanted to talk you could, and if you didn't, the kettle did.",
      ],
    },
  },
  {
    id: 'treasure',
    purpose: 'Why it is dear; look, do not touch.',
    core: true,
    valence: 2,
    scene: {
      setting: 'home',
      time: 'morning',
      shot: 'close',
      cast: [
        ['owner', 'point', 'calm', '{thing}'],
        ['hero', 'look-up', 'wow', '{thing}'],
      ],
      props: ['{thing}', 'shelf'],
      action: '{owner} shows {hero} the {thing.full} {thing.where}.',
    },
    text: {
      toddlers: [
        'Up, up, up it sits. {owner} has {thing.a}. "Look," says {owner}. "Do not touch."',
        'Shine, shine! {owner} loves the {thing}. {hero} loves it, too. Look with your eyes, {hero}!',
        'Who sits up so high? It is the {thing}! {hero} waves. It does not wave back.',
      ],
      early: [
        '{Thing.where} stood {owner}\'s {thing.full}. {hero} loved to look at it. {Hero.they} said good morning to it, and good night. "It is very old," said {owner}. "So look with your eyes. Not with your hands."',
        '{owner} had {thing.a}, and it was the best thing in the house. {Owner.they} {thing.loved}. "May I hold it?" asked {hero}. "When you are bigger," said {owner}. {hero} stood on {hero.their} toes. "Now?" asked {hero}.',
      ],
      middle: [
        'It was not worth much, {owner} always said, but {owner.they} said it while {owner.they} {owner:was|were} dusting it with the corner of a clean cloth, which {owner.they} did for nothing else. It was a {thing.full}, and it stood {thing.where}. {owner} {thing.loved}. "You may look as long as you like," {owner.they} told {hero}. "It\'s used to being looked at. It isn\'t used to hands."',
        'Everyone is allowed one thing that other people mustn\'t touch. {hero}\'s was a {cover}. {owner}\'s was the {thing.full} that stood {thing.where}, where the light got at it in the morning. {Owner.they} {thing.loved}. ¶ "What would happen if somebody touched it?" asked {hero}. ¶ "Nothing at all," said {owner}, "if they were careful. I have just never met anybody who was."',
      ],
      preteen: [
        'The {thing} stood {thing.where}, and had stood there for so long that the wall behind it had kept its color. It was not beautiful, exactly. It was a {thing.full}, and it had survived two house moves, a flood and a great many cousins. {owner} {thing.loved}. {Owner.they} never made rules about it. {Owner.they} had simply said, once, "I would rather that one stayed where it is," and in that house this was understood to be the strongest language there was.',
        'When {hero} was little, {hero.they} had believed that the {thing} was alive. It stood {thing.where} and watched over breakfast with a sort of patient interest, and {owner} dusted it before anything else. {Owner.they} {thing.loved}. "It was given to me by somebody who trusted me with it," {owner} said when {hero} asked. "One day I\'ll do the same to somebody." {Owner.they} did not say to whom. {hero} thought about that rather often, and always in the same direction.',
      ],
    },
    more: {
      middle: [
        '{hero} put {hero.their} hands in {hero.their} pockets, where {hero.they} could keep an eye on them.',
      ],
      preteen: [
        '{hero} knew it by heart, down to the {thing.part}. {Hero.they} could have drawn it with {hero.their} eyes shut. What {hero.they} did not know was what it weighed, or whether it was cold, or what it sounded like if you put your ear to it. These were reasonable things to want to know. {Hero.they} had wanted to know them for about four years.',
        '"What is so special about it?" a visitor asked once. ¶ {owner} thought about that. "Nothing," {owner.they} said, "except that it\'s still here." And {owner.they} gave the {thing.part} a small rub with {owner.their} thumb, as one touches the head of a child in passing.',
      ],
    },
  },
  {
    id: 'wish',
    purpose: 'An innocent reason to come nearer.',
    core: true,
    valence: 1,
    scene: {
      setting: 'home',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'climb', 'happy', '{thing}'],
        ['companion', 'look-up', 'worried', 'hero'],
      ],
      props: ['{thing}', 'chair', 'window'],
      action: '{hero} climbs on a chair to be nearer to the {thing}.',
    },
    text: {
      toddlers: [
        '{owner} goes out. {hero} looks up. Just one little look. Up on the chair!',
        'Hello, {thing}! {hero} wants to say hello. Up, up, up goes {hero}.',
      ],
      early: [
        'One day {owner} went out to hang up the wash. {hero} looked up. Maybe the {thing} was lonely. Maybe nobody ever said hello to it up close. So {hero} got a chair.',
        '{hero} had made a card for {owner}. It was a good card, with a sun on it. It had to stand right next to the {thing}, so that {owner} would see it. {hero} could not reach. But the chair could.',
      ],
      middle: [
        'It really did begin with a good idea. {hero} noticed that there was dust on the {thing}, just where {owner} could not see it without {owner.their} other glasses. It would be a surprise. {Hero.they} would dust it, very gently, and say nothing, and one day {owner} would ask, "Who has been keeping this so clean?" {hero} had got as far as deciding on the face {hero.they} would make. {Hero.they} fetched the kitchen chair.',
        '{hero} was only going to look. It is hard to look properly from below. You get mostly the bottom of a thing. {owner} was outside, talking to the neighbor over the fence, and that always took as long as a song with all its verses. {hero} pushed a chair along the floor, and it squeaked, as if it wanted to be asked first.',
      ],
      preteen: [
        'There was to be a small celebration on Sunday, and {hero} had decided that the {thing} should be the middle of it. {Hero.they} could see it all: the cloth, the flowers, {owner} coming in and stopping at the door. It was the kind of plan in which one does not ask permission, because asking would spoil the surprise. {Hero.they} had thought of everything, even where to stand. {Hero.they} waited until {owner} was out of the house, and moved the chair.',
        'It had nothing to do with disobeying. {hero} wanted to draw it. They had been told at school to draw an object that meant something to somebody, and {hero.they} had done the {thing} three times from memory, and each time the {thing.part} came out wrong. {Hero.they} needed to see it from the other side. It would take a minute. {owner} was out, and {hero} did not like to think of the word "good" in connection with that, so {hero.they} only thought that it was convenient.',
      ],
    },
    more: {
      preteen: [
        '"I\'ll put it straight back," {hero.they} told the empty room, and {hero.they} meant it. That was the odd thing, afterward: how well {hero.they} had meant it. You could have searched that minute from one end to the other and not found a single bad intention in it.',
      ],
    },
  },
  {
    id: 'near-miss',
    purpose: 'It wobbles and does not fall.',
    core: false,
    rank: { young: 9, old: 6 },
    valence: 0,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [['hero', 'reach', 'wow', '{thing}']],
      props: ['{thing}', 'shelf'],
      action: 'The {thing} wobbles, and {hero} holds {hero.their} breath.',
    },
    text: {
      toddlers: ['Wobble, wobble goes the {thing}. Stop! Phew. It stops.'],
      early: [
        '{hero} put out one finger. The {thing} went this way. It went that way. {hero} did not breathe. Then it stood still again. "Sorry," {hero.they} told it. {Hero.they} should have stopped right there.',
      ],
      middle: [
        'It was heavier than it looked. {hero} had it by the {thing.part} when it tipped, and for the space of one breath it stood on its edge and thought about which way to go. Then it came back. {Hero.their} heart was going like somebody running downstairs. A sensible person would have climbed down. {hero} thought so, too, and reached out again, only to set it straight.',
      ],
      preteen: [
        "The first time, nothing happened. {hero} took hold of it, it slid a finger's breadth toward the edge, and {hero.they} caught it, with both hands and part of {hero.their} chin. {Hero.they} stood there for a while with {hero.their} cheek against it and felt how cold it was; it ought to have been a warning. What {hero} took it for was a sign that {hero.they} {hero:was|were} quick enough.",
      ],
    },
    more: {
      preteen: [
        "From outside came {owner}'s voice, saying something cheerful to somebody. There was still plenty of time. There is usually plenty of time, right up to the moment when there is none.",
      ],
    },
  },
  {
    id: 'break',
    purpose: 'One sound, then quiet.',
    core: true,
    valence: -2,
    scene: {
      setting: 'home',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'worried', '{thing}'],
        ['companion', 'hide', 'worried', 'hero'],
      ],
      props: ['{thing}', 'chair'],
      action: 'The {thing} lies in pieces on the floor, and {hero} stands beside it.',
    },
    text: {
      toddlers: [
        'Up goes {hero}. Up, up, up! Oh, oh, oh... Crash!',
        '{hero} wants to see. Just one peek. Tip, tip, tip. Crash! Oh no, {hero}.',
        'The {thing} goes wobble. Wobble, wobble. Down it goes! Crash! {hero} jumps.',
      ],
      early: [
        "CRASH! ¶ The {thing} lay on the floor in [three / four / five] pieces. The {thing.part} had rolled all the way to {hero}'s foot. It was very quiet. Even the clock seemed to hold its tick.",
        'It happened so fast. First there was {thing.a}. Then there was a noise. Then there was no {thing} at all. There were just bits. {hero} did not move. {Hero.they} did not even {hero.sigbase}.',
        '{hero} only touched it with one finger. But it was the wrong finger. The {thing} rocked. It rocked again. "No, no, no," said {hero}, and put out both hands. ¶ Crash! Too late.',
      ],
      middle: [
        'There is a moment when something has started to fall and has not landed yet. {hero} had time to think, *I could still catch it.* {Hero.they} had time to think, *I was told.* Then the {thing} hit the floor, and the moment was over. [?companion: {companion} left the room in a hurry.]',
        "It didn't make a big noise. {hero} thought about that later. You'd have expected something so old to go with a bang, but it just said {thing.soundin}, rather politely, and came apart. {Hero.they} stood there with one hand still up in the air.",
        '"I\'m only looking," {hero} said out loud, though there was nobody there to hear it. {Hero.their} sleeve was not only looking. It caught the edge of the {thing} and brought it along, all the way around, all the way down. ¶ {Thing.sound} ¶ The {thing.part} rolled under the table and was the last thing to stop moving.',
      ],
      preteen: [
        '{hero} would have liked to say that {hero.they} tripped, or that the shelf was loose, or that [?companion: {companion}][!companion: somebody] had bumped {hero.their} arm. None of those things had happened. {Hero.they} had been told to leave the {thing} alone, and had reached for it anyway. Now it lay in pieces on the tiles, and the house was extraordinarily quiet.',
        'Afterward what {hero} remembered was how ordinary it had been. A radio was playing in another room, and a fly was walking up the window. {Hero.their} hand went out, the {thing} went over, and a whole lifetime of not being broken came to an end in about a second and a half.',
        'The {thing} had come through everything that had ever happened in that house. It did not come through {hero}. {Hero.they} had lifted it down for the best of reasons, and it had slid out between {hero.their} hands as if it had somewhere else to be. For a moment {hero.they} actually waited for it to come back.',
      ],
    },
    more: {
      preteen: [
        "There were seven pieces, and some that were too small to be called pieces. {hero} counted them, because it was something to do. If {hero.they} looked at them from the side, and half closed {hero.their} eyes, they still had the shape of it. Then {hero.they} opened {hero.their} eyes, and they hadn't.",
      ],
    },
  },
  {
    id: 'hide',
    purpose: 'Quick hands, quick steps.',
    core: true,
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'hide', 'worried', 'door', '{cover}'],
        ['companion', 'peek', 'worried', 'hero'],
      ],
      props: ['bed', '{cover}', 'door'],
      action: '{hero} pushes a bundle under the bed.',
    },
    text: {
      toddlers: [
        'Quick, quick! Bits in the {cover}. {cover} under the bed. {Thing.sound} Shh!',
        'Where can it go? In here! Push, push, push. No one can see. {Thing.sound}',
      ],
      early: [
        'Then {hero} heard steps outside. Quick! {Hero.they} put all the bits into {hero.their} {cover}, and pushed it far under the bed. It was dark in there. "{Thing.soundin}," said the {cover}. "Shh," said {hero}.',
        '{hero} did not think at all. {Hero.their} hands did it. They picked up the bits. They put them into the {cover}. They put the {cover} under the bed, right at the back, where the lost sock was. When it was all done, {hero} looked at {hero.their} hands. They shook a bit.',
      ],
      middle: [
        'Outside the gate clicked. {owner} was coming back. It was then that {hero}\'s hands began to do things without asking {hero.them}. They gathered up the pieces and put them into the {cover}. They carried the {cover} down the hall, and slid it under the bed, behind the box with the winter things. {Thing.sound} ¶ "I\'m home!" called {owner}. ¶ "I know!" called {hero}. It was an odd answer, but it was too late to change it.',
        'If {hero} had stayed where {hero.they} {hero:was|were}, it would have been over in five minutes. {Hero.they} knew that afterward. But feet are quicker than thinking. By the time the back door opened, the floor was clean, the chair was in its place, and the {cover} was under {hero}\'s bed with a shape in it that it hadn\'t had before. "{Thing.soundin}," it said, when {hero} let go.',
      ],
      preteen: [
        'What happened next took less than a minute, and {hero} had the curious feeling of watching somebody else do it; this other person was calm and clever. This person fetched the {cover}, laid the pieces in it one by one so that they would not knock together, wiped the floor with a damp cloth, and put the chair back on the four marks where it always stood. When {owner}\'s key turned in the lock there was nothing left to see. ¶ "{Thing.soundin}," said the {cover}, quite softly, from under the bed.',
        'There was still time to do the right thing. {hero} knew it, and went on knowing it while {hero.they} knelt down, and while {hero.they} swept the pieces together, and while {hero.they} carried them down the hall in {hero.their} {cover} like a thief in a film. It is possible to know a thing the whole way along a corridor. {Hero.they} pushed the bundle under the bed as far as {hero.their} arm would reach, and when {hero.they} stood up again, {hero.they} had a secret, and it was already heavier than the {thing}.',
      ],
    },
    more: {
      preteen: [
        'In the mirror over the chest of drawers {hero} saw a person who looked perfectly normal. {Hero.they} tried out a smile; it was fairly good. {Hero.they} took it with {hero.them} to the kitchen.',
      ],
    },
  },
]
