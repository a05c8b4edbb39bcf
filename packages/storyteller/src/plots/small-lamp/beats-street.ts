import type { Beat } from '../plot.ts'

/** The plan calls, the words are read, and the hero turns around. */
export const streetBeats: readonly Beat[] = [
  {
    id: 'pull',
    purpose: 'the plan calls; it is a good plan',
    core: true,
    valence: 0,
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'thinking', 'away', '{lamp}'],
        ['ally', 'hold-hands', 'wow', 'lights'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['lanterns', 'houses'],
      action: '{hero} stands with the {lamp}; bright lights on one side, the dark on the other.',
    },
    text: {
      toddlers: [
        '{plan.t} It is this way! {hero} looks this way. {hero} looks that way. [+ Hmm.]',
        'Here is {plan.the}. Lights, lights, lights! And there is the dark. {hero} stops.',
      ],
      early: [
        'Just then {plan.call}. {Plan.the}! {hero} had waited and waited for it. {Hero.their} feet knew the way by themselves. But {hero.their} head looked back. It was so dark back there. Something inside {hero.them} {img.tight}, {img.is}.',
        'All the lights were going up the street. There was a moon. There was a star. There was a very lumpy camel. "Come on!" they called. {hero} wanted to. {Hero.they} wanted to so much that {hero.their} toes curled. Something inside {hero.them} {img.tight}, {img.is}.',
      ],
      middle: [
        'Up the street, {plan.call}. Lights came out of the doors, moons and stars and one very lumpy camel. "{hero}! You\'re {plan.place}!" somebody shouted. The {lamp} shone in {hero.their} hands as if it had heard. [+ {Hero.they} had looked at every other light in the street, quite fairly, and {hero.their} own was the best. ]You couldn\'t even see {edge.big} from here. {hero} took three steps toward the lights. With each of them, {img.the} {img.tight}.',
        'It was the smell that did it, candle smoke and fried dough and wet wool. That was how {plan.the} smelled, once a year, and {hero} had been waiting since the last one. Then {plan.call}. The {lamp} swung a little, all on its own. "It wants to go," said {hero}, but {hero.they} did not move. Behind {hero.them} it was so dark that it had no edges. {Img.the} {img.tight}.',
      ],
      preteen: [
        'There ought to have been a sign, {hero} thought, a flash of lightning, or at the very least a raised voice. Instead {plan.call}, and it was the most cheerful sound imaginable. Doors opened all along the street, and people came out of them with their moons and their stars and one exceedingly lumpy camel, every one of them in an excellent mood. Someone called {hero.their} name, and someone made room. There is nothing whatever wrong with a party, and that was what made it so difficult to stand there with the dark at {hero.their} back.',
        '"You\'re {plan.place}," said a woman with a list, and she ticked it. It was as simple as that. {hero} had been ticked. {Hero.they} had only to stand where {hero.they} {hero:was|were} put and lift up the {lamp} at the right moment, and everything that {hero.they} had imagined would happen, one thing after another. {Hero.they} looked over {hero.their} shoulder. The street behind {hero.them} went down for about nine steps, and then there was no more of it.',
      ],
    },
    more: {
      middle: [
        'It was a good plan. That was the trouble with it. If it had been a bad plan, nobody would have needed to think.',
      ],
      preteen: [
        "{Img.the} {img.tight}. {hero} delivered a short lecture to {hero.themself}. {away} was safe, because {mentor} had said so, and it was nobody's job to be a street lamp. If {hero.they} went, {hero.they} would only be in the way, and if {hero.they} stayed, {hero.they} would be happy, and surely {away} would have wanted {hero.them} to be happy. It was an excellent lecture, without a hole in it anywhere. {hero} listened attentively to the end, and did not feel any better.",
      ],
    },
  },
  {
    id: 'someone-tall',
    purpose: 'surely somebody bigger will do it',
    core: false,
    rank: { young: 10, old: 8 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'worried', 'away', '{lamp}'],
        ['ally', 'walk', 'thinking', 'hero'],
      ],
      props: ['lanterns', 'people'],
      action: '{hero} looks at all the tall people, who have seen nothing.',
    },
    text: {
      toddlers: [
        'Big people go by. Tall, tall, tall. "Help {away}?" says {hero}. The big people sing, "La, la, la!"',
      ],
      early: [
        'There were so many tall people in the street. {hero} looked up at all their chins. [+ One of them would go. ]One of them must have a big light. {hero} waited for one of them to turn around. They were all singing.',
      ],
      middle: [
        'Somebody would think of something. Somebody tall. {hero} looked at the fathers with their torches, and the teacher with the big drum, and the mayor, who had a whistle. [+ They were all looking at their feet, so as not to step on a tail or a train. ]It dawned on {hero} that each of them was waiting for somebody tall.',
      ],
      preteen: [
        "It stood to reason that somebody was already taking care of it. There were adults everywhere, with car keys and telephones, and adults were known to be in charge. {hero} studied them as they went past. They were chatting, and counting their children, and trying to keep wax off their sleeves. Not one of them had looked {edge.to}. It wasn't that they did not care. It simply had not occurred to anyone that there was anything to look for, because the only person who had counted was {hero}.",
      ],
    },
    more: {
      middle: ['"Excuse me," said {hero} to a man with a flag. "Not now, sweetheart," said the man.'],
      preteen: [
        '{hero} actually caught hold of a sleeve. "{away} is still {edge.out}," {hero.they} said, "and the big lamp isn\'t working." The man bent down with an expression of great kindness. "I\'m absolutely certain that somebody has seen to it," he said, and he was perfectly sincere. He patted {hero.them} on the shoulder and went on with the others, while {hero} stood looking after him, and considered that the entire town was probably as certain as he was.',
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'the words, and the size they do not mention',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'porch',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'read', 'wow', 'words', '{lamp}'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['ally', 'look-up', 'thinking', 'words'],
      ],
      props: ['door', '{lamp}'],
      action: '{hero} holds the {lamp} up and the words can be read.',
    },
    text: {
      toddlers: [
        '{mentor} sings it soft and low. {verse} [+ {hero} hums it, too. ]{heart}',
        '{mentor} has a big book. {hero} has a small light. {mentor} reads. {verse} {heart}',
        '{hero} sits by {mentor}. "God\'s words," says {mentor}. {verse} {heart}',
      ],
      early: [
        '"Hold it up," said {mentor}. "I want to read you something, and my eyes are old." So {hero} held the {lamp} over the page.¶{verse}¶"Read it again?" asked {hero}.¶"You have it now," said {mentor}. "Put it in your pocket."',
        'There was a card on {mentor}\'s wall. {hero} knew the picture, but not the words. "What does it say?"¶{verse}¶"Does it say that you have to be big?" asked {hero}. {mentor} looked again. "It doesn\'t say big," said {mentor}.',
        '{mentor} was humming. It was the song from Sunday, the one {hero} liked. Then {mentor} said the words, slow and plain.¶{verse}¶{hero} looked down at the {lamp}. It was not much of a light. But it was on.',
      ],
      middle: [
        'White letters were painted over the old door. {hero} went by them every day, and {hero.they} had seen them so often that {hero.they} had given up reading them. Now {hero.they} held up the {lamp}, and its light ran along the line.¶{verse}¶[?ally: "Does it say how big you have to be?" asked {ally}.¶]{hero} read it through again, more slowly. It didn\'t say anything about how big. It didn\'t say anything about tall people, either.',
        '{mentor} kept a Bible on the shelf between the train times and the tea, and it was about as worn as both. {Mentor.they} didn\'t need to look for the page.¶{verse}¶"Who wrote on it?" said {hero}, for there was a pencil date beside the line. "My father did," said {mentor}, "on a night like this one."¶{hero} would have liked to ask what had happened that night. But {mentor} was looking {edge.to}, and so {hero} looked there, too.',
        "It was the line that {hero} had learned for Sunday school, and had said so quickly that it got a gold star and no thinking at all. Now it came back, one word at a time, as if it had been waiting for a night with nothing else to look at.¶{verse}¶{hero} stood still in the middle of the road. {Hero.they} hadn't known it was about [lamps / Thursdays / tonight].",
      ],
      preteen: [
        'There was a sampler on the wall above {mentor}\'s desk, and {hero} had always assumed that it was decoration. Somebody had embroidered it a very long time ago, with tremendous determination and not much skill.¶{verse}¶"The stitches go crooked at the end," said {hero}.¶"My grandmother finished it during the war," said {mentor}, "after the electricity was gone."',
        "{hero} wasn't at all sure that {hero.they} believed it. It was easy enough to write such a thing in broad daylight. {Hero.they} read it through once more, moving the {lamp} along so that the words lit up and went out again, one after another.¶{verse}¶It occurred to {hero.them} that this was probably how it worked. It did not illuminate the entire wall, but it was always enough for the next word.",
        '"Say it to me," said {mentor}, "but don\'t recite it. Say it as though I had asked you a question."¶{hero} thought that this was an extraordinary time for homework. Nevertheless {hero.they} took a deep breath, and said it slowly to the dark window.¶{verse}¶"And what was the question?" asked {mentor}. {hero} looked out at the place where the street had been until that evening. "Whether there is really any point," {hero.they} said at last, "in one small lamp."',
      ],
    },
    more: {
      middle: [
        '"It\'s shorter than I remembered," said {hero}.¶"It was always that long," said {mentor}. "You were always in a hurry."',
      ],
      preteen: [
        'Neither of them spoke for a while, and the clock on the shelf went on chopping the evening into small pieces. {hero} had heard those words in church, on a good many Sundays, with {hero.their} attention chiefly on lunch. They had been comfortable words, the sort that you could lean against. Now they seemed to have turned around in order to look at {hero.them}. They were not asking for very much, only they were asking it tonight, and in {hero.their} particular size.',
      ],
    },
  },
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
        '{hero} has one light. [+ One little light. ]"For {away}," says {hero}. Up, up, up it goes!',
        '{Plan.the}? No, not yet. {hero} takes the {lamp}. [+ Step, step, step. ]"I am coming, {away}!"',
        '"My {lamp}," says {hero}. {hero} hugs it. Then {hero} takes {mentor}\'s hand. "Your {lamp}, {away}."',
      ],
      early: [
        {
          say: '{hero} could hear the party. There was music, and there was cake. [+ {Hero.they} held the {lamp} tight. ]Then {hero.they} turned around. "The cake can wait," {hero.they} said. "{away} can\'t see." [?ally: "Can the cake wait long?" asked {ally}. ]{mentor} took {hero.their} hand, and down they went.',
          when: { nouns: { plan: ['party'] } },
        },
        'The {lamp} was for {plan.the}. {hero} {lamp.made}. But {plan.the} had plenty of lights. {Edge.the} had none. {hero} gave {hero.their} {hero.wear} a tug. "This way," {hero.they} said. {mentor} took {hero.their} hand, and down they went to the dark end of the path.',
        '"Will it get wet?" asked {hero}.¶"Yes," said {mentor}.¶"Will it get spoiled?"¶"It might."¶{hero} thought about that. [+ It was a long think for such a short path. ]"All right," said {hero}. "But you hold my other hand."',
      ],
      middle: [
        'Behind them the music grew louder. In front of them there was only {weather.the}. {Lamp.weakness}, and {hero} knew it. {Hero.they} thought of all those evenings with sticky fingers. Then {hero.they} said, "We\'re going to ask {mentor} to walk us down."¶[?ally: "Will we miss {plan.the}?"¶][!ally: "What about {plan.the}?" called the girl with the paper moon.¶]"Yes," said {hero}. It was a short word, but it took {hero.them} two tries.',
        "{hero} made a list in {hero.their} head. On one side there was {plan.the}, and the whole town clapping, and {hero.their} name called out. On the other side there was {away}. [+ It was a silly sort of list. ]{Hero.they} had turned around before {hero.they} got to the end of it, and {hero.their} feet were already on their way to {mentor}'s door. {mentor} was putting on boots. {Mentor.they} had the other pair ready.",
        {
          say: '"Somebody will think of something," said a boy with a paper moon.¶"Yes," said {hero}. "I just did." {Hero.they} stepped out of the line. The gap {hero.they} left closed up at once, as if nobody had ever stood there, and that stung a little. Then {hero.they} {hero.sig}, to keep {hero.their} courage company, and went to find {mentor}, who would come along if it was dark.',
          when: { nouns: { plan: ['parade'] } },
        },
      ],
      preteen: [
        'It was not a difficult decision, and {hero} was annoyed to find how much it hurt. Nobody would blame {hero.them} for staying. Nobody would even know. {Hero.they} looked at the {lamp}, which was the best thing that {hero.they} had ever made. It could be admired or it could be useful, and it had about an hour left in which to be either.',
        '"You\'ll ruin it, you know," said somebody behind {hero.them}, quite kindly.¶"I expect that I shall," said {hero}, and saying it aloud made it simpler. The {lamp} would be ruined, and {plan.the} would go on without it, and {away} would see a light. Two of those things were sad and one of them was not, and it turned out that this was not really a matter for arithmetic.',
        {
          say: '{hero} had always imagined that a brave person felt brave. {Hero.they} felt cold, chiefly, and a bit foolish, walking the wrong way through a procession with everyone\'s lanterns bumping against {hero.their} shoulders. Several people said, "You\'re going the wrong way." By the bottom of the hill {hero.they} had stopped explaining. {mentor} was standing in the doorway, and had already put on {mentor.their} boots.',
          when: { nouns: { plan: ['parade'] } },
        },
      ],
    },
    more: {
      middle: ['{Img.the} did not go away. But it was easier to carry when you were walking.'],
      preteen: [
        '{hero} did not go alone, for that would have been stupid, and {hero.they} {hero:was|were} not stupid. {Hero.they} knocked on {mentor}\'s door and explained the matter in one breath, beginning with the end. {mentor} listened, reached for {mentor.their} coat, and asked only a single question. "Are you certain about it? It won\'t look like that when we come back." {hero} gazed down at the {lamp} for as long as it takes to say goodbye. "I\'m not certain at all," {hero.they} said, "so let\'s go now." [?ally: "I\'m coming along, too," said {ally}, and that was a considerable help, although {hero} did not say so.]',
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
      toddlers: ['Who comes, too? {companion.steps} {companion} comes, too! {companion} wants a snack.'],
      early: [
        '{companion} came along behind. No one had asked {companion.them}. {companion} was not brave. {companion} was hungry, and {mentor} had a bun. The bun was going down the path. So {companion} went down the path.',
      ],
      middle: [
        '{companion} came along behind them, because {companion.they} thought that there might be something to eat in it. It is not the noblest reason for walking into the dark. But there was one more set of feet on the path, and {hero} was glad of the sound. "{companion} is being brave," {hero.they} told {mentor}. {mentor} moved the sandwich to the other pocket.',
      ],
      preteen: [
        'They had gone about twenty steps when {hero} became aware that they were being followed. It was {companion}, who did not care for the damp, or the dark, or as a rule for exercise. {companion} had evidently considered all these circumstances, and weighed them against the sandwich in {mentor}\'s coat. "We might as well let {companion.them} come along," said {mentor}. "I never turned down help because of its reasons."',
      ],
    },
    more: {
      middle: [
        'Every few steps {companion} stopped to look offended. Then {companion.they} ran to catch up.',
      ],
      preteen: [
        'So they went on as a procession of their own, a good deal shorter than the other one and much worse lit. {hero} walked in front with the {lamp}, {mentor} came next, and {companion} brought up the rear with an air of having been tricked. From a distance it must have looked ridiculous. {hero} found that {hero.they} did not mind, and that it was difficult to be properly gloomy in front of somebody who was sniffing a coat pocket.',
      ],
    },
  },
]
