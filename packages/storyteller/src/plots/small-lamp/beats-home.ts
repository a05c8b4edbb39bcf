import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

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
      toddlers: [
        'Look! One light. Two lights. More, more, more! All the lights come here.',
        'More lights come down the hill. They come from {plan.the}! Now it is so bright.',
        '"Here we are!" say the big people. They hold up the lights. So bright! {hero} laughs.',
      ],
      early: [
        'Then {hero} saw a light on the path. Then there were two. It was the moon, and the star, and the very lumpy camel! [+ They had all come down to help. ]"Is anyone else still out?" they asked. They held their lights up high, to see.',
        'Boom, boom, boom. It was the drum. It came down the hill, and behind it came everybody. "You forgot to come to {plan.the}," said the girl with the silk fish, "so we brought it." They set down all the lights along {edge.the}. It took a long time. There were so many.',
        '"You are late," {hero} told the very lumpy camel. "I have bad knees," said the boy inside. Behind him came a star and a ship and a round red sun. They did not talk much. They just stood in a row beside {hero}, with their lights up, until all of the dark had moved back.',
      ],
      middle: [
        'News travels fast in a small place, and faster when it is good. A paper moon came down the path, and then a star, and then everybody else, drum and all. Nobody had told them to. They set their lights in a row beside {hero}\'s, in case anyone else was still out there looking for the way. [+ It was bright enough to read by. ]"Now there are lots," said {hero}. "Now we\'re only in the row," and {hero.they} did not seem to mind.',
        'It was the woman with the list who came first. She had a lantern in each hand, and the list was gone. "I got to your name," she told {hero}, "and I couldn\'t go on to the next one." Then the rest of them came around the corner. It was not a parade, because nobody was in step. They filled up {edge.the} from one end to the other, and put their lights down on the ground, and for a while nobody sang.',
        '"What do we do now?" asked the boy with the paper moon. ¶"You hold it up," said {hero}. "That\'s all there is to it. And after a bit your arm hurts." So he held it up. Then the next one did, and the one after. From out there it must have looked as if somebody were drawing a line under the whole town. Two more people came in by it that night, and a dog whom nobody knew.',
      ],
      preteen: [
        'Afterward there were several opinions about who had been the first to turn around. The boy with the moon said that it was he. The truth was probably that somebody had asked where {hero} was, and somebody else had known, and then people had simply run out of reasons to go on uphill. They came down in ones and twos, looking slightly embarrassed. They stood their lights along the edge, and stepped back, and there was no dark left for a long way.',
        'By and by there were feet on the path, a good many of them, walking in the way in which people walk who are not sure whether they have been asked. It was {plan.the}, or most of it. Somebody cleared his throat. "We thought that you might want to be relieved," he said. {hero} could not lower {hero.their} arms, as it turned out. They had to be taken down, one at a time, like something off a shelf; and before they were all the way down, there was another light in that place, and one on either side of it.',
        'Nobody afterward liked to say how it came about that the best attended {plan} in living memory had taken place {edge.at}, in the wet, without a program. There were no prizes at it. There was soup, because somebody had thought to bring the pot. The lights stood along the edge in no order at all, the fine ones next to the plain ones, and {hero}\'s, which was neither anymore, in among them. "It\'s like the inside of someone\'s head," said {mentor}, looking along the row, "on a good day."',
      ],
    },
    more: {
      middle: [
        '"Should we do this every year?" asked somebody. "We should fix the big lamp," said {mentor}.',
      ],
      preteen: [
        'Among them was the man who had been so certain that somebody had seen to it. He put down his flag and made no excuses, and {hero} liked him for it. "I\'d have looked," he said, "and I could perfectly well have counted, too." Then he went and stood in the row with the rest of them. {hero}\'s own light was now the smallest in the entire row, as well as by far the ugliest, and several people asked whose that funny old thing was, and {hero} answered each of them that it was {hero.theirs}.',
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
      toddlers: [
        'Who gets the ribbon? The lumpy camel! Clap, clap, clap. {hero} claps, too.',
        {
          say: 'The camel has a ribbon. {hero} pats the camel. "Good camel," says {hero}. Bump, bump, big hump.',
          when: { nouns: { plan: ['parade', 'prize'] } },
        },
        '"You won!" says {hero} to the camel. The camel bows. Oops! Off falls a hump. Hee, hee.',
      ],
      early: [
        '{Plan.other}. {hero} clapped for the camel. First {hero.they} clapped small. Then {hero.they} clapped big. "Next year," said {hero}, "I will make one that can swim."',
        {
          say: '{Plan.other}. {hero} held {mentor}\'s hand and looked. It was a good camel. It had a tail made out of a brush. "Mine had gold," said {hero}, very low, so that only {mentor} heard it. "It did," said {mentor}. "I saw it." It was good that somebody had.',
          shows: shown.mentorNear,
        },
        '"Who made that one?" asked the judge. He meant the thing that {hero} held. "Nobody would give a prize to that," said a big boy. "No," said {hero}. {Plan.other}. {hero} clapped until {hero.their} hands were warm. They had been cold, so that was something.',
      ],
      middle: [
        '{Plan.other}. {hero} clapped, and {hero.they} mostly meant it. There was one small part, about the size of a pea, that did not clap. [+ {Hero.they} knew that it was there and let it sit. ]"You\'d have won," said the camel\'s owner, who was honest. "I know," said {hero}. "Yours has very good knees, though." And it had.',
        {
          say: '{Plan.other}, and the judge shook hands with both ends of it. {hero} stood on a box to see. If things had been different it would have been {hero.their} hand, and there would have been the ribbon, and a photograph. {Hero.they} let {hero.themself} think about the photograph for as long as it takes to count to ten. [?companion: {companion} yawned at seven. ]Then {hero.they} put two fingers in {hero.their} mouth and whistled for the camel, louder than anybody.',
          when: { nouns: { plan: ['parade', 'prize'] } },
        },
        {
          say: 'Afterward there was the matter of the ribbon. {Plan.other}; but the front half of the camel did not want it. "It isn\'t fair," said the front half, and held it out. "Everyone knows that yours was better." ¶"Mine\'s not here," said {hero}. "Yours is." {Hero.they} wanted that ribbon so much that {hero.they} put {hero.their} hands in {hero.their} pockets. "You can let me feel it, though." It was real silk. {hero} gave it back.',
          when: { nouns: { plan: ['parade', 'prize'] } },
        },
      ],
      preteen: [
        '{Plan.other}. {hero} clapped with everybody else. {Hero.they} had wondered how it would feel, and it turned out to feel like two things at once, and neither of them was pretending. {Hero.they} {hero:was|were} glad. {Hero.they} also wanted to go behind a wall and kick something. "Are you all right?" asked {away}, who missed very little.¶"I will be by Saturday," said {hero}, having worked it out.',
        '{Plan.other}. There was applause, and it was deserved, and {hero} contributed to it. What {hero.they} had not bargained for was the speech. The judge, a large and kindly man, felt moved to mention that there was another entry which would no doubt have given the camel a run for its money, had circumstances been otherwise. People turned around. {hero} looked at the ground until they had finished. You can lose a thing quite cheerfully, but having people come up and comfort you for it is a lot harder.',
        {
          say: '"Does it bother you?" asked {mentor}, who was never one to go politely around a thing. {Plan.other}, and they could hear the cheering from where they were standing. {hero} listened to it honestly from beginning to end. "It bothers me that it doesn\'t bother me more," {hero.they} said after a while, "and then, in between, it bothers me tremendously."¶"Yes, and it will go on doing that," said {mentor}. "I gave up something important once, in the year when I was twenty, and I don\'t regret it in the least, and I remember it every single time I hear a brass band."',
          shows: shown.mentorNear,
        },
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
        '{hero} is in bed. {away} is home. [?companion: {companion} is home. ][?ally: {ally} is home. ][+ {heart} ]Good night, {lamp}.',
        'The {lamp} is on the sill. {away} sits on the bed. [+ {hero} gets a kiss. ][+ {heart} ][+ Shh.]',
        '{away} is home. {away} sings to {hero}. [+ {heart} ]The {lamp} is on the sill. Sleep, {hero}.',
        'It is dark outside. It is warm inside. They are all home. [+ {heart} ]Good night, small light.',
      ],
      early: [
        'That night {hero} counted in bed. "{away} is home. [?ally: {ally} is home. ][?companion: {companion} is on my feet. ]And me." It was the right number. On the windowsill stood {lamp.left}. [+ It was not pretty anymore. ]{away} reached out to turn it off. "Leave it," said {hero}. So {away.they} left it.',
        '"Tell me again what it looked like," said {hero}. "It was as big as a crumb," said {away}. "A gold crumb. I walked right up to it, and there was a {hero} under it." {hero} smiled with {hero.their} eyes shut. {Hero.they} meant to count who was home. {Hero.they} got as far as {away}.',
        '{hero} was in bed, and {away} sat on the edge of it, with a hot cup. "Move your feet," said {away}. {hero} moved {hero.their} feet. [?companion: {companion} moved {companion.theirs}. ]On the sill stood {lamp.left}, and looked out into the night, in case. "Are you counting?" asked {away}. "I have stopped," said {hero}. "I got to the end."',
        '"Shall we put out the light?" asked {away}. {hero} shook {hero.their} head, deep down in the pillow. "It\'s on duty," {hero.they} said. So it stayed on the sill, all bare and bent. A moth came to look at it. Someone walked by down in the street, and the steps got a bit quicker, and a bit happier, and went home.',
      ],
      middle: [
        {
          say: 'That night {hero} lay and listened. Downstairs {away} was washing the cups and singing, all the wrong notes in their usual places. On the windowsill stood {lamp.left}. {hero} began to count. {away}, home. [?ally: {ally}, home, with a cold coming. ][?companion: {companion}, home, and lying on both of {hero.their} feet. ]{Hero.they} meant to go on and count the lights along the street, but {hero.they} {hero:was|were} asleep by two.',
          shows: shown.awayBelow,
        },
        '"What will you do with it?" asked {away}, who had come to say good night and was looking at {lamp.left}.¶"Keep it," said {hero}. "In case it\'s dark tomorrow."¶"It\'s dark every night, you know."¶"Then it\'ll be busy," said {hero}.¶{away} set it on the windowsill, on the street side. {hero} turned over and began to count who was home. It was a short list tonight, and there was no one missing from it.',
        '"Here," said {away}. It was only a word, and {away.they} said it from the doorway, with wet hair and a towel. But it was the right word. Something in {hero} that had been standing up all evening sat down. [?ally: {ally} had fallen asleep on the stairs and had been carried in. ]On the windowsill was {lamp.left}. "I never answered," said {away}, "when you counted. So I\'m doing it now." ¶"I heard you anyway," said {hero}, who was almost gone.',
        {
          say: "In the night {hero} woke up once and didn't know why. The wind had gone. It had gotten so clear that the whole sky was crowded, right down to the roofs. You could have seen anybody coming, for miles. On the sill the small light was still burning. You hardly noticed it, with all that up there. {hero} got up, and moved it over to the dark side of the window, and went back to bed.",
          shows: shown.awayBelow,
        },
      ],
      preteen: [
        {
          say: 'It was very late when {hero} finally lay in bed, with hair that smelled of smoke. On the windowsill stood {lamp.left}. By daylight somebody was sure to suggest throwing it away. {Hero.they} could hear {away} going around the house below, shutting things, and humming the same eleven notes. [?companion: {companion} had taken possession of the blanket. ]{hero} counted. {Hero.they} did it properly, from the beginning, for the pleasure of it. Then the last door clicked, and the number was right.',
          shows: shown.awayBelow,
        },
        '"You needn\'t leave it on," said {away}, at the bedroom door.¶{hero} considered what remained of the {lamp}, which was {lamp.left}, with a glow in it no bigger than a thumbnail. "There might be somebody," {hero.they} said.¶{away} looked out at the street. There was nobody, as far as you could see, which was not far. {Away.they} came back into the room and moved the light a little, until it stood exactly in the middle of the window. Then {away.they} sat down on the end of the bed, where {away.they} had not sat for years, and neither of them felt any need to talk.',
        'They did not talk about it very much. {away} had a bath, and sang in it, and afterward there was toast. It was very nearly an ordinary evening, and {hero} went through it with a sort of astonishment at how good it was, the butter, and the noise of the pipes, and somebody\'s wet sock on the stove. {Hero.they} put {lamp.left} on the windowsill. When {hero.they} turned around, {away} was standing there with the other sock. "I only ever called \'Here\' because you\'d have nagged," said {away}. ¶"I know," said {hero}. ¶"Here," said {away}.',
        '"It\'s bent," {away} pointed out. {away} was holding up what had come back, and it was {lamp.left}. "I could easily straighten it for you, and we could get you some new {lamp.part}."¶{hero} considered the offer. {Hero.they} remembered it as it had been on the kitchen table, only a few hours ago, and waited for that to hurt, and it did, a little, like the place where a tooth has been. "Leave it bent," {hero.they} said. {away} put it carefully back on the sill and felt for the switch, and they sat there without any other light until their eyes had become accustomed to it, which took hardly any time at all. You could see the entire room.',
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
