import type { Beat } from '../plot.ts'

/** Other lights join, the plan goes to another, and everybody is counted home. */
export const homeBeats: readonly Beat[] = [
  {
    id: 'others-come',
    purpose: 'other small lights join',
    core: false,
    rank: { young: 9, old: 7 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'wow', 'lights', '{lamp}'],
        ['away', 'stand', 'joy', 'lights'],
        ['ally', 'wave', 'joy', 'lights'],
      ],
      props: ['lanterns', '{edge}'],
      action: "A long row of small lights comes to stand beside {hero}'s.",
    },
    text: {
      toddlers: ['Look! One light. Two lights. More, more, more! All the lights come here.'],
      early: [
        'Then {hero} saw a light on the path. Then there were two. It was the moon, and the star, and the very lumpy camel! [+ They had all come down to help. ]"Is anyone else still out?" they asked. They held their lights up high, to see.',
      ],
      middle: [
        'News travels fast in a small place, and faster when it is good. A paper moon came down the path, and then a star, and then everybody else, drum and all. Nobody had told them to. They set their lights in a row beside {hero}\'s, in case anyone else was still out there looking for the way. [+ It was bright enough to read by. ]"Now there are lots," said {hero}. "Now we\'re only in the row," and {hero.they} did not seem to mind.',
      ],
      preteen: [
        'Afterward there were several opinions about who had been the first to turn around. The boy with the moon said that it was he. The truth was probably that somebody had asked where {hero} was, and somebody else had known, and then people had simply run out of reasons to go on uphill. They came down in ones and twos, looking slightly embarrassed. They stood their lights along the edge, and stepped back, and there was no dark left for a considerable distance.',
      ],
    },
    more: {
      middle: [
        '"Should we do this every year?" asked somebody. "We should fix the big lamp," said {mentor}.',
      ],
      preteen: [
        'Among them was the man who had been so certain that somebody had seen to it. He put down his flag and made no excuses, and {hero} liked him for it. "I should have looked," he said, "and I could perfectly well have counted, too." Then he went and stood in the row with the rest of them. {hero}\'s own light was now the smallest in the entire row, as well as by far the ugliest, and several people asked whose that funny old thing was, and {hero} answered each of them that it was {hero.theirs}.',
      ],
    },
  },
  {
    id: 'prize',
    purpose: 'the plan goes to another, and that is all right, mostly',
    core: false,
    rank: { young: 12, old: 11 },
    valence: 1,
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'clap', 'happy', 'lumpy camel'],
        ['away', 'hug', 'tender', 'hero'],
        ['ally', 'clap', 'laugh', 'hero'],
      ],
      props: ['lumpy camel lantern', 'ribbon'],
      action: '{hero} claps for somebody else.',
    },
    text: {
      toddlers: ['Who gets the ribbon? The lumpy camel! Clap, clap, clap. {hero} claps, too.'],
      early: [
        '{Plan.other}. {hero} clapped for the camel. First {hero.they} clapped small. Then {hero.they} clapped big. "Next year," said {hero}, "I will make one that can swim."',
      ],
      middle: [
        '{Plan.other}. {hero} clapped, and {hero.they} mostly meant it. There was one small part, about the size of a pea, that did not clap. [+ {Hero.they} knew that it was there and let it sit. ]"You\'d have won," said the camel\'s owner, who was honest. "I know," said {hero}. "Yours has very good knees, though." And it had.',
      ],
      preteen: [
        '{Plan.other}. {hero} clapped with everybody else. {Hero.they} had wondered how it would feel, and it turned out to feel like two things at once, and neither of them was pretending. {Hero.they} {hero:was|were} glad. {Hero.they} also wanted to go behind a wall and kick something. "Are you all right?" asked {away}, who missed very little.¶"I will be by Saturday," said {hero}, having worked it out.',
      ],
    },
    more: {
      middle: ['The camel bowed. One of its humps fell off.'],
      preteen: [
        'The owner of the camel came over when the clapping had died down. He was eight years old, and he had recently been crying, because one of the humps had fallen off. "Everyone says that they\'d have given it to you," he said, holding out the ribbon, and it was perfectly plain how much he hoped that {hero} would not take it.¶{hero} examined it thoroughly, both front and back. "It\'s exactly the right color for a camel," {hero.they} said, and pinned it on again where the missing hump had been, so that nobody would see the hole.',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'bed, the counting once more, the lamp on the sill',
    core: true,
    valence: 1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'lie', 'sleepy', '{lamp}'],
        ['away', 'sit', 'tender', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'window', '{lamp}'],
      action: '{hero} lies in bed, and what is left of the {lamp} stands on the windowsill.',
    },
    text: {
      toddlers: [
        '{hero} is in bed. {away} is home. [?companion: {companion} is home. ][?ally: {ally} is home. ]{heart} Good night, {lamp}.',
        'The light is on the sill. {away} sits on the bed. Kiss. [+ Yawn. ]{heart} [+ Shh.]',
      ],
      early: [
        'That night {hero} counted in bed. "{away} is home. [?ally: {ally} is home. ][?companion: {companion} is on my feet. ]And me." It was the right number. On the windowsill stood {lamp.left}. [+ It was not pretty anymore. ]{away} reached out to turn it off. "Leave it," said {hero}. So {away.they} left it.',
        '"Tell me again what it looked like," said {hero}. "It was as big as a crumb," said {away}. "A gold crumb. I walked right up to it, and there was a {hero} under it." {hero} smiled with {hero.their} eyes shut. {Hero.they} meant to count who was home. {Hero.they} got as far as {away}.',
      ],
      middle: [
        'That night {hero} lay and listened. Downstairs {away} was washing the cups and singing, all the wrong notes in their usual places. On the windowsill stood {lamp.left}. {hero} began to count. {away}, home. [?ally: {ally}, home, with a cold coming. ][?companion: {companion}, home, and lying on both of {hero.their} feet. ]{Hero.they} meant to go on and count the lights along the street, but {hero.they} {hero:was|were} asleep by two.',
        '"What will you do with it?" asked {away}, who had come to say good night and was looking at {lamp.left}.¶"Keep it," said {hero}. "In case it\'s dark tomorrow."¶"It\'s dark every night, you know."¶"Then it\'ll be busy," said {hero}.¶{away} set it on the windowsill, on the street side. {hero} turned over and began to count who was home. It was a short list tonight, and there was no one missing from it.',
      ],
      preteen: [
        'It was very late when {hero} finally lay in bed, with hair that smelled of smoke. On the windowsill stood {lamp.left}. By daylight somebody was sure to suggest throwing it away. {Hero.they} could hear {away} going around the house below, shutting things, and humming the same eleven notes. [?companion: {companion} had taken possession of the blanket. ]{hero} counted. {Hero.they} did it properly, from the beginning, for the pleasure of it. Then the last door clicked, and the number was right.',
        '"You needn\'t leave it on," said {away}, at the bedroom door.¶{hero} considered what remained of the {lamp}, which was {lamp.left}, with a glow in it no bigger than a thumbnail. "There might be somebody," {hero.they} said.¶{away} looked out at the street. There was nobody, as far as one could see, which was not far. {Away.they} came back into the room and moved the light a little, until it stood exactly in the middle of the window. Then {away.they} sat down on the end of the bed, where {away.they} had not sat for years, and neither of them felt any need to talk.',
      ],
    },
    more: {
      middle: ['Outside, somebody went by late, whistling, and did not stumble on the step.'],
      preteen: [
        'Tomorrow there would be the wet boots, and the story would be told at school by people who had not been there, and on Friday the big lamp would be mended and no one would think about it anymore. {hero} tried to mind that, and was too sleepy. A long way off a clock struck some large number. On the sill the small light leaned, and straightened, and went on.',
      ],
    },
  },
]
