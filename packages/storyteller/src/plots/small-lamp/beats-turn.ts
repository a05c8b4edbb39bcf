import type { Beat } from '../plot.ts'

/** The hero turns around, and somebody comes along. */
export const turnBeats: readonly Beat[] = [
  {
    id: 'choose',
    purpose: 'back down into the dark, where the light is needed',
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'calm', 'away', '{lamp}'],
        ['mentor', 'hold-hands', 'calm', 'hero'],
        ['ally', 'walk', 'happy', 'hero'],
        ['companion', 'walk', 'calm', 'ally'],
      ],
      props: ['{lamp}', 'lights far away'],
      action: '{hero} turns around and carries the {lamp} the other way.',
    },
    text: {
      toddlers: [
        '{hero} has one light. [+ It is so small. ]"It is for {away}," says {hero}. Up, up, up it goes!',
        '{hero} does not go to {plan.the}. {hero} takes the {lamp}. [+ Step, step, step. ]"I am coming, {away}!"',
        '{hero} hugs the {lamp}. [+ {hero} takes {mentor}\'s hand. ]"We bring you a light, {away}."',
        '"No cake now," says {hero}. {hero} takes the {lamp} to the dark. "Look here, {away}!"',
      ],
      early: [
        {
          say: '{hero} could hear the party. There was music, and there was cake. [+ {Hero.they} held the {lamp} tight. ]Then {hero.they} turned around. "The cake can wait," {hero.they} said. "{away} can\'t see." [?ally: "Can the cake wait long?" asked {ally}. ]{mentor} took {hero.their} hand, and down they went.',
          when: { nouns: { plan: ['party'] } },
        },
        'The {lamp} was for {plan.the}. {hero} {lamp.made}. But {plan.the} had plenty of lights. {Edge.the} had none. {hero} gave {hero.their} {hero.wear} a tug. "This way," {hero.they} said. {mentor} took {hero.their} hand, and down they went to the dark end of the path.',
        '"Will it get wet?" asked {hero}.¶"Yes," said {mentor}.¶"Will it get spoiled?"¶"It might."¶{hero} thought about that. [+ It was a long think for such a short path. ]"All right," said {hero}. "But you hold my other hand."',
        '"Wait!" called the girl with the silk fish. "You are going the wrong way!" {hero} knew it was the wrong way. All the others were coming toward {hero.them}, and {hero.they} had to say "sorry" at every step. "Sorry," said {hero}. "Sorry. Sorry." At the end of the street {mentor} stood with boots on, and held out a hand.',
      ],
      middle: [
        'Behind them the music grew louder. In front of them there was only {weather.the}. {Lamp.weakness}, and {hero} knew it. {Hero.they} thought of all those evenings with sticky fingers. Then {hero.they} said, "We\'re going to ask {mentor} to walk us down."¶[?ally: "Will we miss {plan.the}?"¶][!ally: "What about {plan.the}?" called the girl with the paper moon.¶]"Yes," said {hero}. It was a short word, but it took {hero.them} two tries.',
        "{hero} made a list in {hero.their} head. On one side there was {plan.the}, and the whole town clapping, and {hero.their} name called out. On the other side there was {away}. [+ It was a silly sort of list. ]{Hero.they} had turned around before {hero.they} got to the end of it, and {hero.their} feet were already on their way to {mentor}'s door. {mentor} was putting on boots. {Mentor.they} had the other pair ready.",
        {
          say: '"Somebody will think of something," said a boy with a paper moon.¶"Yes," said {hero}. "I just did." {Hero.they} stepped out of the line. The gap {hero.they} left closed up at once, as if nobody had ever stood there, and that stung a little. Then {hero.they} {hero.sig}, to keep {hero.their} courage company, and went to find {mentor}, who would come along if it was dark.',
          when: { nouns: { plan: ['parade'] } },
        },
        'The funny thing was that nobody stopped {hero.them}. {Hero.they} had thought that somebody would say, "Where do you think you\'re going?", and then {hero.they} could have explained it, and perhaps been talked out of it. {hero} lifted the {lamp} over their heads, so that it wouldn\'t be crushed, and went down through the whole of {plan.the} the wrong way. They made way for {hero.them}. They thought it was part of the show. At the bottom stood {mentor}, with two pairs of boots.',
      ],
      preteen: [
        'It was not a difficult decision, and {hero} was annoyed to find how much it hurt. Nobody would blame {hero.them} for staying. Nobody would even know. {Hero.they} looked at the {lamp}, which was the best thing that {hero.they} had ever made. It could be admired or it could be useful, and it had about an hour left in which to be either.',
        '"You\'ll ruin it, you know," said somebody behind {hero.them}, quite kindly.¶"I expect that I\'ll," said {hero}, and saying it aloud made it simpler. The {lamp} would be ruined, and {plan.the} would go on without it, and {away} would see a light. Two of those things were sad and one of them was not, and it turned out that this was not really a matter for arithmetic.',
        {
          say: '{hero} had always imagined that a brave person felt brave. {Hero.they} felt cold, mostly, and a bit ridiculous, walking the wrong way through a procession with everyone\'s lanterns bumping against {hero.their} shoulders. Several people said, "You\'re going the wrong way." By the bottom of the hill {hero.they} had stopped explaining. {mentor} was standing in the doorway, and had already put on {mentor.their} boots.',
          when: { nouns: { plan: ['parade'] } },
        },
        '"I\'m going down to {edge.the}," said {hero} to the woman with the list, since it seemed only polite, in a voice that sounded surprisingly normal. "Could you possibly give my place to somebody who would like it?" ¶The woman looked at the {lamp}, and then at {hero.their} face, and opened her mouth, and thought better of it. She crossed something out. {hero} watched the pencil go through {hero.their} own name, from left to right. It was a soft pencil. "The one with the camel has been crying," {hero.they} said, "if that helps." Then {hero.they} went to find {mentor}, and {mentor} was lacing {mentor.their} boots.',
      ],
    },
    more: {
      middle: ['{Img.the} did not go away. But it was easier to carry when you were walking.'],
      preteen: [
        '{hero} did not go alone, for that would have been stupid, and {hero.they} {hero:was|were} not stupid. {Hero.they} knocked on {mentor}\'s door and explained the matter in one breath, beginning with the end. {mentor} listened, reached for {mentor.their} coat, and asked only a single question. "Are you certain about it? It won\'t look like that when we come back." {hero} gazed down at the {lamp} for as long as it takes to say goodbye. "I\'m not certain at all," {hero.they} said, "so let\'s go now." [?ally: "I\'m coming along, too," said {ally}, and that was a big help, although {hero} did not say so.]',
      ],
    },
  },
  {
    id: 'companion-comes',
    purpose: 'the companion joins in for its own funny reasons',
    core: false,
    rank: { young: 4, old: 9 },
    valence: 1,
    needs: ['companion'],
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'medium',
      cast: [
        ['companion', 'walk', 'calm', 'away'],
        ['hero', 'walk', 'calm', '{edge}', '{lamp}'],
        ['mentor', 'walk', 'calm', 'hero'],
      ],
      props: ['path'],
      action: '{companion} comes along behind {hero}.',
    },
    text: {
      toddlers: [
        'Who comes, too? {companion.steps} {companion} comes, too! {companion} wants a snack.',
        'Hop, trot, hop! {companion} wants to come. In the dark? Yes, yes! Come along.',
        '{companion} runs on ahead. {companion} runs back. "Come on, come on!" Where is that bun?',
      ],
      early: [
        '{companion} came along behind. No one had asked {companion.them}. {companion} was not brave. {companion} was hungry, and {mentor} had a bun. The bun was going down the path. So {companion} went down the path.',
        '"You stay here," {hero} told {companion}. {companion} stayed. Then {companion} stayed a bit nearer. Each time {hero} looked back, {companion} was staying somewhere else. In the end {companion} was staying on {hero}\'s foot. "All right," said {hero}.',
        'There was a small noise behind them. They stopped, and it stopped. They went on, and it went on. "It\'s the dark," whispered {hero}. "The dark has a bell on," said {mentor}. It was {companion}, and {companion.they} looked at a bush, so as not to be seen.',
      ],
      middle: [
        '{companion} came along behind them, because {companion.they} thought that there might be something to eat in it. It is not the noblest reason for walking into the dark. But there was one more set of feet on the path, and {hero} was glad of the sound. "{companion} is being brave," {hero.they} told {mentor}. {mentor} moved the sandwich to the other pocket.',
        'It had not been planned that {companion} should be there. But when {mentor} shut the door, there turned out to be one too many on the outside of it. {companion} looked up at the sky and down at the puddle, and made a face. It was plain that {companion.they} had had a different evening in mind. "You can still go back," said {hero}. {companion} thought about it, and leaned against {hero}\'s leg, and sighed.',
        'They could hear {companion} before they saw {companion.them}, because {companion.they} {companion:was|were} complaining. {Companion.they} complained the whole way down. {Companion.they} complained about the wet, and the stones, and the time of night, and never once stopped walking. "That\'s what I call brave," said {mentor}. "It\'s no trick to go along if you like it."',
      ],
      preteen: [
        'They had gone about twenty steps when {hero} became aware that they were being followed. It was {companion}, who did not care for the damp, or the dark, or as a rule for exercise. {companion} had obviously considered all these circumstances, and weighed them against the sandwich in {mentor}\'s coat. "We might as well let {companion.them} come along," said {mentor}. "I never turned down help because of its reasons."',
        '"Who let {companion.them} out?" said {mentor}, and {hero} said that nobody had. It was not a question of letting. {companion} had simply looked at the two of them, putting on their boots, and drawn the conclusion that whatever was going on, it was going on without {companion.them}. It was the only argument that had ever been known to get {companion.them} out in weather. {Companion.they} walked exactly in the middle, where it was driest.',
        '{hero} had expected that it would be very quiet down there. {Hero.they} had not expected {companion}. You cannot feel entirely abandoned by the world while somebody is snuffling. {companion} investigated each gatepost; {companion.they} fell into something, and came out of it, and shook, and everyone got their share. "I had been rather dreading this," said {mentor}, wiping {mentor.their} face, "but I see that it\'s to be an outing."',
      ],
    },
    more: {
      middle: [
        'Every few steps {companion} stopped to look offended. Then {companion.they} ran to catch up.',
      ],
      preteen: [
        'So they had a parade of their own, considerably shorter than the other one and considerably darker. {hero} walked in front with the {lamp}, {mentor} came next, and {companion} brought up the rear with an air of having been tricked. From a distance it must have looked ridiculous. {hero} found that {hero.they} did not mind, and that it was difficult to be properly gloomy in front of somebody who was sniffing a coat pocket.',
      ],
    },
  },
]
