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
        "Later there were several people who said that they had turned around first. The boy with the moon said that it was him. Probably somebody had asked where {hero} was, and somebody else had known it, and then nobody had felt like going on up the hill. They came down in ones and twos, and they looked as if they weren't sure that they were welcome. They stood their lights in a row and stepped back, and it wasn't dark anymore for a long way.",
        'After a while there were feet on the path, a lot of them, and they walked the way people walk when nobody has invited them. It was {plan.the}, or most of it. Somebody coughed. "We thought that you might like a break," he said. ¶ {hero} couldn\'t get {hero.their} arms down. They had to take them down for {hero.them}, first one and then the other, like something from a high shelf. And before they were all the way down, there was another light up there, and one on each side of it.',
        'It was the best {plan} that anybody could remember, and nobody had planned it. It took place {edge.at}, in the wet, and there weren\'t any speeches, and there was soup, because somebody had brought the pot. The lights stood there all mixed up, the fancy ones next to the plain ones. {hero}\'s was neither anymore, and it stood somewhere in the middle. "This must be what it looks like inside a head," said {mentor}, and looked along the row, "on a good day."',
      ],
    },
    more: {
      middle: [
        '"Should we do this every year?" asked somebody. "We should fix the big lamp," said {mentor}.',
      ],
      preteen: [
        'One of them was a man with a flag, who looked down at his boots. "I was sure that somebody was taking care of it," he said, "and I could have counted, too." He didn\'t make any excuses, and {hero} liked him for that, and he went and stood in the row with the others. {hero}\'s own light was the smallest one in it now, and the ugliest. Several people asked whose that funny old thing was, and {hero} told every one of them that it was {hero.theirs}.',
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
        '{Plan.other}. {hero} clapped with everybody else. {Hero.they} had wondered what it would feel like, and it felt like two things at once, and both of them were true. {Hero.they} {hero:was|were} happy for the camel, and {hero.they} also wanted to go behind a wall and kick something. "Are you all right?" asked {away}, who noticed a lot of things. ¶ {hero} thought about it. "I will be by Saturday," {hero.they} said.',
        "{Plan.other}, and it was a very good camel, and {hero} clapped. But then there was a speech, and {hero.they} hadn't thought of that. A big, friendly man stood up and said that there was somebody else here who would probably have won, if things had gone differently. Everybody turned around to look. {hero} studied the ground until it was over. You can lose something and be fine, but it's a lot harder when they all come and comfort you.",
        {
          say: '{Plan.other}, and they could hear the cheering from where they stood. "Do you mind?" asked {mentor}. {hero} listened to the cheering right to the end, because {hero.they} wanted to give a true answer. "I don\'t mind as much as I should," {hero.they} said, "and then, in between, I mind terribly." ¶ "It\'ll go on like that," said {mentor}. "I gave something up once, when I was twenty, and I\'m not sorry, but I still think of it every time I hear a brass band."',
          shows: shown.mentorNear,
        },
      ],
    },
    more: {
      middle: ['The camel bowed. One of its humps fell off.'],
      preteen: [
        'When the clapping was over, the boy who owned the camel came up to {hero}. He was eight, and he had been crying, because one of the humps had come off. "They all say that it should have been you," he said, and held out a red ribbon, and you could see how much he hoped that {hero} wouldn\'t take it. ¶ {hero} looked at it from the front and from the back. "It\'s just the right color for a camel," {hero.they} said, and pinned it on where the hump was missing, so that nobody would see the hole.',
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
          say: 'It was very late when {hero} lay in bed at last, and {hero.their} hair smelled of outside. On the windowsill stood {lamp.left}, and tomorrow somebody would want to throw it away. Downstairs {away} was going through the house and closing things, and humming the same eleven notes. [?companion: {companion} had most of the blanket. ]{hero} counted. {Hero.they} did it slowly, from the beginning, because it was so nice to do, and then the last door clicked, and nobody was missing.',
          shows: shown.awayBelow,
        },
        '"You don\'t have to leave it on," said {away} at the bedroom door. ¶ {hero} looked at {lamp.left}, and at the glow in it, which was as big as a thumbnail. "There might be somebody," {hero.they} said. ¶ {away} looked out at the street, and there was nobody, as far as you could see, and you couldn\'t see far. {Away.they} came back in and moved the light a bit, until it stood right in the middle of the window. Then {away.they} sat down on the end of the bed, where {away.they} hadn\'t sat for years, and they didn\'t have to talk.',
        'They didn\'t talk about it very much. {away} took a bath and sang in it, and after that there was toast. It was nearly a normal evening, and {hero} kept noticing how good it was, the butter, and the noise in the pipes, and somebody\'s wet sock on the stove. {Hero.they} put {lamp.left} on the windowsill. When {hero.they} turned around, {away} was standing there with the other sock. "Are you done counting?" asked {away}. ¶ "Not quite," said {hero}. ¶ "Here," said {away}.',
        '"It\'s bent," said {away}, and held up what had come home with them, and that was {lamp.left}. "I could straighten it for you, and we could get some new {lamp.part}." ¶ {hero} thought of how it had looked on the kitchen table, only a few hours ago. {Hero.they} waited for that to hurt, and it did, a little, like the place where a tooth has been. "No, leave it bent," {hero.they} said. {away} put it back on the windowsill and turned off the light, and they waited until their eyes were used to it. It hardly took any time, and then you could see the whole room.',
      ],
    },
    more: {
      middle: ['Outside, somebody went by late, whistling, and did not stumble on the step.'],
      preteen: [
        "Tomorrow there would be wet boots, and they would tell it at school, and mostly the ones who hadn't been there. On Friday the big lamp would be mended, and nobody would ever think about it again. {hero} wanted to be cross about that, but {hero.they} {hero:was|were} too sleepy. Far away a clock struck, and it took a very long time, and on the windowsill the small light leaned over, and stood up straight again, and went on shining.",
      ],
    },
  },
]
