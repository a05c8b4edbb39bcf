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
        "It wasn't hard to decide, but {hero} was surprised how much it hurt. Nobody would be angry if {hero.they} stayed, and nobody would even know. {Hero.they} looked at the {lamp}, which was the best thing that {hero.they} had ever made, and you could look at it, or you could use it, and there was about one hour left for that.",
        '"It\'ll be ruined down there, you know," said somebody behind {hero.them}, who meant it nicely. ¶ "I know," said {hero}, and it got easier when {hero.they} had said it. The {lamp} would be ruined, and {plan.the} would start without {hero.them}, and {away} would see a light. Two of those things were sad and one was not, but you couldn\'t do it like math.',
        {
          say: '{hero} had always thought that you feel brave when you do a thing like that. {Hero.they} mostly felt cold, and a bit silly, because everybody else was going up the street, and their lanterns bumped against {hero.their} shoulders. "You\'re going the wrong way!" people called, and at the corner {hero} stopped explaining. {mentor} was standing in the doorway and had already put on {mentor.their} boots.',
          when: { nouns: { plan: ['parade'] } },
        },
        '"I\'m going down to {edge.the}," {hero} said to the woman with the list, and {hero.their} voice sounded nearly normal. "Can you give my place to somebody else?" ¶ The woman looked at the {lamp}, and then she looked at {hero.their} face, and shut her mouth again. She crossed something out. {hero} watched how the pencil went through {hero.their} own name, from left to right. "The one with the camel has been crying," {hero.they} said, "if that helps." Then {hero.they} went to find {mentor}, who was just tying {mentor.their} boots.',
      ],
    },
    more: {
      middle: ['{Img.the} did not go away. But it was easier to carry when you were walking.'],
      preteen: [
        '{hero} didn\'t go alone, because that would have been stupid. {Hero.they} told {mentor} everything in one breath, with the end first. {mentor} listened, and buttoned up {mentor.their} coat, and asked only one question. "Are you sure? It won\'t look like that when we come back." ¶ {hero} looked at the {lamp} for as long as you need to say goodbye. "No, I\'m not sure," {hero.they} said, "so let\'s go now." [?ally: "I\'m coming, too," said {ally}, and that was a great help, although {hero} didn\'t say so.]',
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
        'They had gone about twenty steps when {hero} noticed that somebody was coming after them. It was {companion}, who didn\'t like the wet, or the dark, or walking, but there was a sandwich in {mentor}\'s coat, and {companion} had thought it over and come to a decision. "Let {companion.them} come," said {mentor}, "because I never send help away, and I never ask what it\'s here for."',
        '"Who let {companion.them} out?" asked {mentor}, and {hero} said that nobody had. {companion} had watched them putting on their boots, and had understood that something was going on, and that it was going on without {companion.them}. There was nothing else in the world that could get {companion.them} out in weather like this. {Companion.they} walked exactly in the middle, where it was driest, and the others got wet on both sides.',
        '{hero} had thought that it would be very quiet and lonely down there, but {hero.they} hadn\'t thought of {companion}. You can\'t feel all alone in the world when somebody is snuffling. {companion} looked at every single gatepost on the way, and fell into something, and climbed out again, and shook, and they all got some of it. "I wasn\'t looking forward to this," said {mentor}, and wiped {mentor.their} face, "but I see now that it\'s going to be a picnic."',
      ],
    },
    more: {
      middle: [
        'Every few steps {companion} stopped to look offended. Then {companion.they} ran to catch up.',
      ],
      preteen: [
        "So they had a parade of their own, but it was much shorter than the other one, and much darker, and {hero} went in front with the {lamp}. {mentor} came next, and {companion} went along with them and looked as if somebody had tricked {companion.them}. It must have been a funny sight, if there had been anybody there to see it. You can't be properly sad, {hero} noticed, when somebody near you is sniffing at a coat pocket.",
      ],
    },
  },
]
