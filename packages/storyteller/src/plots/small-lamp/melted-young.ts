import type { MeltedPage } from '../plot.ts'

/** Pages of two or three beats as toddlers and early readers hear them, and those of the shortest story for all. */
export const youngPages: readonly MeltedPage[] = [
  {
    id: 'small-light/habit',
    scene: {
      setting: 'home',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'hold-up', 'joy', '{lamp}', '{lamp}'],
        ['ally', 'lean', 'wow', '{lamp}'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{lamp}', 'window'],
      action: '{hero} shows the {lamp} and counts who is home.',
    },
    text: {
      toddlers: [
        '{hero} has {lamp.a}. It is for {plan.the}. [?companion: {companion} is home. ]{hero} is home. But {away} is not home yet.',
        'Look! {hero} has {lamp.a} for {plan.the}. {hero} puts it by the window. {hero} waits for {away}.',
        '[+ Click! ]The {lamp} glows for {plan.the}. But {away} is not home yet.',
      ],
      early: [
        '{hero} had {lamp.a}. {Hero.they} {lamp.made}, and tonight was {plan.the}. {hero} set it on the sill and looked out. Every night {hero.they} counted who was home. [?companion: {companion}, one. ][!companion: The kettle, one. ]{hero}, two. {away} was always three.',
        '"It\'s done," said {hero}. {Hero.they} lit the {lamp} and the whole window went gold. Soon it would be time for {plan.the}. But first came the counting. {hero} did it every night, when people came in for supper. [?ally: "{ally}, one. ][!ally: "Me, one. ][?companion: {companion}, one and a half," ][!companion: Soup, two," ]said {hero}. Now just {away} was left.',
        '"Close your eyes," said {hero}, "and now open them!" There was the {lamp}, and it was for {plan.the}. It could see as far as the hall, where the coats hung, one for each. {hero} went along and patted them, as on every night. [?companion: {companion} had no coat, so {hero} patted {companion}. ][?ally: {ally}\'s was on the floor. ]The last peg was for {away}, and it was still empty.',
      ],
      middle: [
        '{hero} counted things, and most of all {hero.they} counted who was home. [?companion: {companion} counted, even from under the sofa. ][?ally: {ally} counted as one and a half, on account of the noise. ]When {away} came in and hung up the coat, the number was right and the day was finished.¶Tonight there was something else on the windowsill. It was {lamp.a}, lit for the first time. {hero} {lamp.made}. Tonight was {plan.the}, and {hero} was going to be {plan.place}.¶"It\'s smiling," said [?ally: {ally}][!ally: {mentor}].¶"Lamps can\'t smile," said {hero}. But {hero.they} went around to the front, to check.',
        'On the kitchen table stood the {lamp}, and it was finished. {hero} {lamp.made}. [+ Once it had caught on a sleeve and {hero.they} had had to begin all over again. ]Now it glowed, leaning a bit to the left, and it was ready for {plan.the}.¶"Come and look!" {hero} shouted up the stairs, and then remembered to count. It was what {hero.they} did every evening, as other people pull the curtains. [?ally: {ally}, home. ][?companion: {companion}, home, under the table. ]There was only {away} to come. {away} was always last, and always called "Here!" from the gate, and then the day clicked shut like a drawer.',
      ],
      preteen: [
        "There were two things that {hero} didn't talk about. The first one was the counting. Every evening, when it began to get dark, {hero.they} counted in {hero.their} head who was home, and {hero.they} had done that since {hero.they} {hero:was|were} four. The last one was nearly always {away}. When {away.their} coat was on its hook, the day was over, and {hero} could stop. ¶ The second thing was the {lamp}, and {hero.they} {lamp.made}, behind a closed door, and told everybody that it was homework. But it was for {plan.the}, which only came once a year, and it was the first thing that {hero.they} had ever finished.",
        '{hero} kept going out of the kitchen, so that {hero.they} could come back in and see it again. There it stood on the table and shone, a bit crooked. {Hero.they} {lamp.made}, and tonight {hero.they} {hero:was|were} going to carry the {lamp} at {plan.the}, {plan.place}. All the other years {hero.they} had only clapped from the side. ¶ [?ally: "You\'re letting all the heat out," said {ally}, "and it\'s still there, just like the last four times." ¶ ][!ally: "It\'s still there," said {mentor} without turning around, "just like the last four times." ¶ ]"I\'m not looking at the {lamp}," said {hero}, "I\'m counting," and that was true, too, because {hero.they} counted every evening who was home. There was still one missing, and it was {away}, who always came last, and always called "Here!" from the gate.',
      ],
    },
    more: {
      middle: [
        '"What are you going to do when it\'s over?" asked [?ally: {ally}][!ally: {mentor}]. {hero} had not thought of that. "Do it again," {hero.they} said.',
      ],
      preteen: [
        'Outside the first ones were already going by, with their lights under their coats, and {hero} went to the window, and the sky was as gray as a wet blackboard. [?companion: {companion} came and leaned against {hero.their} leg, as {companion.they} always did before the weather changed, or before supper. ]There was one more hour. {hero} put out the {lamp} to save it, and the kitchen was much darker than before.',
      ],
    },
  },
  {
    id: 'dark-comes/gap',
    scene: {
      setting: 'place',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'point', 'worried', 'away'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['ally', 'look-up', 'wow'],
        ['companion', 'sit', 'worried', 'hero'],
      ],
      props: ['{edge}', 'dark lamp post'],
      action: '{hero} looks for {away}, and the big lamp is dark.',
    },
    text: {
      toddlers: [
        'It is dark. Where is {away}? [?ally: {ally} looks. ][?companion: {companion} looks. ]"{away} is safe," says {mentor}. But the big lamp is out. {away} waits for a light.',
        '{Weather.soft} {away} is not home. [?ally: {ally} looks. ][?companion: {companion} looks. ]The big lamp is out. "{away} waits for a light," says {mentor}.',
      ],
      early: [
        '{Weather.the} {weather.came}. {hero} looked for the big lamp {edge.at}. It was out. "And {away} is still out there!" said {hero}. "{away} {edge.knows}," said {mentor}. "{Away.they} will sit down and wait for a light." [?ally: "What light?" asked {ally}. ][!ally: What light? ][?companion: {companion} came and sat on {hero}\'s foot. ]Something inside {hero} {img.tight}, {img.is}.',
        'One by one they all came home. But not {away}. "{Away.they} will wait until {away.they} can see," said {mentor}. "{away} is good at waiting." {hero} looked for the big lamp. It had broken on Monday. [?ally: "It\'s as black as a boot," said {ally}. ][!ally: It just stood there, as black as a boot. ][?companion: {companion} made a small sound. ]Something inside {hero} {img.tight}, {img.is}.',
      ],
      middle: [
        '{Weather.the} {weather.came}, and it {weather.ate} the roofs and the road. {hero} counted who was home. [?companion: {companion}, one. ]{Hero.they} counted again. {away} was missing.¶"{away} {edge.knows}," said {mentor}, who did not hurry over it. "{Away.they} will find a dry place and wait there for a light, and come to no harm but a cold supper."¶"Which light?" said [?ally: {ally}][!ally: {hero}]. {Edge.big} had broken on Monday. The new one was coming on Friday, and this was Thursday.¶Under {hero.their} ribs, {img.start}.',
        '"Don\'t wait supper for me," {away} had said. But {weather.the} {weather.came}. Now the house held everyone but one. [?companion: {companion} stood at the door and would not come away. ]{hero} ran out[?ally:  with {ally}] to look for the big lamp {edge.at}, and for the first time in {hero.their} life it wasn\'t lit. A sign hung on it: OUT OF ORDER. SORRY.¶"{away} {edge.knows}," said {mentor}. "You {edge.stop} when you can\'t see, and you wait, and that is all there is to it." It helped a little. But sorry is not very bright, and under {hero.their} ribs {img.start}.',
      ],
      preteen: [
        '{Weather.the} {weather.came}. When the soup was on the table, it had already {weather.ate} everything that was farther away than the gate, and people came in and stamped their feet, and said that you couldn\'t see your own hand out there. [?companion: {companion} had crept under the stove. ][?ally: {ally} came in with {ally.their} cap on backward. ]{hero} counted them as they came in, and there was one missing, because {away} had gone {edge.out} at noon and wasn\'t back. ¶ "{away} {edge.knows}," said {mentor}, who wasn\'t worried, and who never pretended. "If you can\'t see, you {edge.stop}, and you wait until you see a light." ¶ "Which light?" asked {hero}. {Edge.big} had gone out on Monday, and it wasn\'t going to be mended until Friday. Under {hero}\'s ribs {img.start}.',
        "Every night {edge.big} shone from evening until morning, and nobody ever thought about it, but on Monday it had gone out, and they couldn't mend it until Friday. And today was Thursday, and {weather.the} {weather.came}, and {away} was still {edge.out}. ¶ \"There's no danger,\" said {mentor}. \"If you can't see, you {edge.stop}, and you wait until there's something to walk to.\" {Mentor.they} poured the tea and didn't spill a drop. {hero} believed every word. [?ally: {ally} believed it, too, and held on to {hero}'s sleeve. ][?companion: {companion} didn't say anything. ]But {hero.they} looked up at the big dark lamp, and under {hero.their} ribs {img.start}.",
      ],
    },
    more: {
      middle: [
        '{Hero.they} counted a third time, backward, in case that was better. It came out just the same.',
      ],
      preteen: [
        '"Somebody should have mended it," said {hero}. ¶ "Somebody will," said {mentor}, "on Friday." ¶ It was strange about that somebody, thought {hero}. He was always going to do it on Friday, or he should have done it on Monday. But he was never there on Thursday, when it was dark, and when {away} was standing out there and couldn\'t see.',
      ],
    },
  },
  {
    id: 'calm-word/gap',
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['mentor', 'stand', 'calm', 'hero'],
        ['hero', 'stand', 'worried', 'away'],
        ['ally', 'hold-hands', 'thinking', 'mentor'],
      ],
      props: ['dark lamp post', 'door'],
      action: '{mentor} tells {hero} that {away} is safe; the big lamp is dark.',
    },
    text: {
      toddlers: [
        '"{away} is safe," says {mentor}. [+ "{away} waits for a light." ]But the big lamp is out.',
        '"Is {away} lost?" asks {hero}. "No," says {mentor}. "But the big lamp is out. {away} waits."',
      ],
      early: [
        '"{away} is safe," said {mentor}. "{Away.they} will sit down and wait for a light." {hero} looked for the big lamp {edge.at}. It was as black as a boot. "It broke on Monday," said {mentor}. "The new one comes on Friday." This was Thursday.',
        '{mentor} went on peeling an apple, all in one long curl. "{away} {edge.knows}," {mentor.they} said. "{Away.they} will wait until the big lamp shows the way." {hero} looked out. "It\'s not on," {hero.they} said. The curl stopped. "Oh," said {mentor}. "So it isn\'t."',
      ],
      middle: [
        '"{away} {edge.knows} better than I know my own kitchen," said {mentor}, who was tying a bootlace and didn\'t hurry. [+ That helped a little. ]"{Away.they} will {edge.stop} until {away.they} can see the way."¶"See it by what?" asked [?ally: {ally}][!ally: {hero}].¶It was a good question. {Edge.big} had broken on Monday. The new one was coming on Friday. Today was Thursday.¶They all looked up at it. [+ It looked very tall, and very sorry.]',
        '{hero} ran to ask {mentor}, who always knew. "Is {away} lost?"¶"No. Late," said {mentor}. "There\'s a difference of about one supper. {Away.they} will {edge.stop} and wait until there\'s a light to come home by." And {mentor.they} turned to point at the big lamp {edge.at}, and left {mentor.their} finger hanging in the air. The lamp was dark. A sign on it said OUT OF ORDER.¶"Well," said {mentor}, after a moment, "{away.they} will have to sing to {away.themself}."',
      ],
      preteen: [
        "{mentor} wasn't worried, and {mentor} never pretended. \"{away} {edge.knows},\" {mentor.they} said. \"If you can't see anything, you {edge.stop}, and you wait until you see a light, and it's very boring, and that's the worst of it.\" {Mentor.they} poured the tea and didn't spill a drop. {hero} watched to see if {mentor.their} hand was shaking, and it wasn't. ¶ \"Which light?\" {hero.they} asked. ¶ {mentor} put down the pot. {Edge.big} had gone out on Monday, and it wasn't going to be mended until Friday, and they both knew that today was Thursday.",
        '"How long would you wait out there?" asked {hero}. ¶ "Until I could see the big lamp," said {mentor}, "and then I\'d walk straight to it, the way everybody does. Don\'t worry about {away}, {away} {edge.knows}." And then they both turned around and looked out of the window to where the big lamp was, and it had been there for ninety years. But on Monday it had gone out, and somebody had tied a note to it, and on the note it said that it would be mended on Friday.',
      ],
    },
    more: {
      middle: [
        '[?ally: "Could {away.they} see a very loud noise?" asked {ally}. Nobody thought so.][!ally: {hero} tried shouting. The dark swallowed it without chewing.]',
      ],
      preteen: [
        '"If there\'s no light, {away.they} will wait until morning," said {mentor}. "{Away.they} will be very cold and very cross, and nothing worse." {hero} believed it, but it was a whole night until morning, and {hero.they} had to think of {away}, who was standing out there, hour after hour, and had nothing to look at.',
      ],
    },
  },
  {
    id: 'pull/choose',
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
      props: ['{lamp}', 'lanterns far away'],
      action: "{hero} turns away from {plan.the} and takes {mentor}'s hand.",
    },
    text: {
      toddlers: [
        '{plan.t} {hero} wants to go to {plan.the}. But {away} has no light. "This light is for {away}!" says {hero}.',
        'Now {plan.the} starts. But {away} is in the dark. {hero} turns around. "I will bring you a light, {away}!"',
      ],
      early: [
        'Just then {plan.call}. {hero} looked up the street, where all the lights were. {Hero.they} looked down the path, where there were none. [+ Up there it was bright already. ]{hero} took {mentor}\'s hand. "This way," {hero.they} said, and {hero.they} {hero:was|were} sad and sure at the same time.',
        '"Come on!" called the lumpy camel. "You\'ll miss it!" {hero} wanted to come. {Hero.they} wanted to so much that {hero.their} toes curled. "Will it get spoiled out there?" {hero.they} asked {mentor}. "It might," said {mentor}. {hero} turned {hero.their} toes around. The rest of {hero.them} went with them.',
      ],
      middle: [
        'Up the street, {plan.call}. "{hero}! You\'re {plan.place}!" somebody shouted, and the {lamp} shone as if it had heard. {Hero.they} had looked at every other light there was, quite fairly, and {hero.their} own was the best. {Lamp.weakness}. And {away} was still {edge.out}.¶"Somebody will think of something," said a boy with a paper moon.¶"Yes," said {hero}. "I just did." {Hero.they} stepped out of the row, and the gap {hero.they} left closed up at once, as if nobody had ever stood there. That stung. {mentor} was waiting at the corner, with boots on.',
        '{hero} made a list in {hero.their} head. On one side there was {plan.the}, and the whole street clapping. On the other side there was {away}. [+ It was a silly sort of list. ]{Img.the} {img.tight} with every line of it.¶"Are you coming?" called the girl with the star.¶"No," said {hero}. It was a short word, but it took {hero.them} two tries. Then {hero.they} turned the {lamp} around and went to fetch {mentor}, since nobody with any sense goes {edge.to} alone in the dark.',
      ],
      preteen: [
        '"You\'re {plan.place}," said a woman with a list, and she put a check beside {hero}\'s name. Now {hero.they} only had to stand there until it began, and {hero.they} looked over {hero.their} shoulder. Behind {hero.them} you could see nine steps of the street, and then there was nothing, and {img.the} {img.tight}. ¶ "I\'m sorry," said {hero}, "but I think you have to cross me out." ¶ It wasn\'t courage, or it didn\'t feel like courage. It was only that the {lamp} would last for about one more hour, and you could look at it, or you could use it. {mentor} was already coming down the street with two pairs of boots.',
        '{Plan.call}, and everybody laughed and looked for their places. It was a good party, and that made it so hard, and nobody would be angry if {hero} stayed, and nobody would even know. {Hero.they} looked at the {lamp}, which was the best thing that {hero.they} had ever made, and {hero.they} looked at it for as long as you need to say goodbye. ¶ "It\'ll get all wet down there," said somebody, who meant it nicely. ¶ "I know," said {hero}, and went to knock on {mentor}\'s door. It was easier when you had said it, but it didn\'t hurt any less.',
      ],
    },
    more: {
      middle: [
        '[?ally: "I\'ll come, too," said {ally}. "I don\'t like the camel." It was not true. {Ally.they} had talked about the camel all day.][!ally: Behind {hero.them} they began to sing. It was {hero.their} favorite one, too.]',
      ],
      preteen: [
        'They met half the town, and everybody was coming the other way. "You\'re going the wrong way!" people called, and when the third one called it, {hero} stopped explaining. {Hero.they} had always thought that you feel brave when you do a thing like that, and {hero.they} mostly felt cold, and a bit silly. [?companion: {companion} came along behind them, because there was a sandwich in {mentor}\'s pocket. ]Then the street was empty, and you could only hear their own feet.',
      ],
    },
  },
  {
    id: 'first-try/burn-down',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'hold-up', 'sad', '{lamp}', '{lamp}'],
        ['mentor', 'comfort', 'calm', 'hero'],
        ['ally', 'stand', 'sad', '{lamp}'],
      ],
      props: ['{edge}', '{lamp.part}'],
      action: '{hero} holds the {lamp} as high as {hero.they} can, and it begins to come apart.',
    },
    text: {
      toddlers: [
        '{hero} holds up the {lamp}. [+ Oh! ]{Lamp.tspent} One small glow is left. Hold on, {hero}!',
        '{hero} holds it high. [+ Oh no, the {lamp.part}! ]{Lamp.tspent} But it still glows!',
      ],
      early: [
        '{hero} stood {edge.at} and held up the {lamp}. "Higher," said {hero}, and went up on {hero.their} toes. Then the wind came. {Lamp.spent}. {hero} watched it go. All that was left was {lamp.left}. But it was still lit, so {hero} still held it up.',
        'It had looked so big at home. Here it was as small as a bean. {hero} held it up with both arms. {Lamp.spent}. "Do you want to stop?" asked {mentor}. {hero} shook {hero.their} head. There was {lamp.left}, and it was on.',
      ],
    },
  },
  {
    id: 'burn-down/answer/rest',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'wide',
      cast: [
        ['away', 'hug', 'joy', 'hero'],
        ['hero', 'cheer', 'joy', 'away', '{lamp}'],
        ['ally', 'jump', 'laugh', 'away'],
        ['mentor', 'stand', 'happy', 'away'],
        ['companion', 'stand', 'wow', 'away'],
      ],
      props: ['{edge}', '{lamp}'],
      action: '{away} has come home by the light of what is left of the {lamp}.',
    },
    text: {
      toddlers: [
        '{hero} holds up the {lamp}. {Lamp.tspent} But it still glows. {away} sees it and comes home! [?ally: {ally} is home. ][?companion: {companion} is home. ][+ {heart} ]Good night.',
        '{hero} holds up the {lamp}. {Lamp.tspent} It still glows! "I see it!" calls {away}. {away} is home. [+ Hug! ][?ally: Hug {ally}. ][?companion: Hug {companion}. ][+ {heart}]',
      ],
      early: [
        '{Lamp.spent}. But {hero} held up what was left. And out of {weather.color} came {away}, cold and damp and laughing. "I saw a gold crumb," {away.they} said, "and there was a {hero} under it!" That night {hero} counted who was home. [?ally: {ally}, one. ][?companion: {companion}, on the bed. ]{away}, home! It was the right number. On the sill stood {lamp.left}, and no one turned it off.',
        'It was {lamp.left} now. {hero} held it up until {hero.their} arms shook. [?ally: {ally} held the arms. ][?companion: {companion} put up {companion.their} ears. ]Then somebody came out of {weather.color}. It was {away}! "Was my light big out there?" asked {hero}, in bed, when the boots were dry. "No," said {away}. "It was just in the right place." And they left it on.',
      ],
      middle: [
        '{Lamp.spent}, until there was only {lamp.left}. {hero} kept {hero.their} arm up all the same. [?ally: {ally} held a coat against the wind and shivered. ][?companion: {companion} sat on everybody\'s feet. ]And after a while there was one more person standing {edge.at} than there had been before.¶"You can put your arm down now," said {away}. It had been up so long that it had to be helped.¶"It\'s only a little light," said {hero}.¶"It\'s the only one there was."¶{Img.the} {img.loose}, and nobody saw it go. That night {hero} lay in bed and counted who was home. {Hero.they} meant to count the lamps in the street, too, but {hero.they} {hero:was|were} asleep by two.',
        '"Please, God," said {hero}, not very loudly, "stay with {away}. And stay with us." {Weather.the} didn\'t lift. {Lamp.spent}, and {hero} stood and held up {lamp.left}, because it was lit. [?ally: {ally} kept the wind off with an open coat. ][?companion: {companion} put up {companion.their} head.]¶Far off, somebody began to sing. It was badly off key.¶"I saw a wobbly sort of light," called {away}, coming out of {weather.color} the way a drawing comes. "I said to myself, that\'s either a star with a cold, or it\'s {hero}!"¶Later, when the boots stood by the stove, {away} put the light on the windowsill. "You missed {plan.the}," {away.they} said.¶"Yes," said {hero}, and counted everybody once more, to be thorough.',
      ],
      preteen: [
        '{Lamp.weakness}, and now {hero} had to watch how all that work came undone. {Lamp.spent}, and {hero.they} could have gone home while there was still something to save, and {hero.they} thought of it, and {hero.they} stayed. [?ally: {ally} held {ally.their} coat open against the wind and didn\'t say anything. ][?companion: {companion} sat on everybody\'s feet to keep them warm. ]In the end {hero.they} held up {lamp.left}, and {away} came toward it out of {weather.color}, slowly, with one hand held out in front. ¶ "I nearly didn\'t believe it," said {away}. "I thought that it couldn\'t be meant for me." ¶ "But it was," said {hero}, "and it was meant for you the whole time. I just didn\'t know." ¶ Much later, in bed, {hero.they} counted, and {hero.they} did it slowly, because it was so nice, until the last door clicked downstairs, and nobody was missing.',
        'You can cry and hold up a light at the same time. {hero} found that out while {lamp.spent}, and {mentor} didn\'t say that they could make a new one. {Mentor.they} only moved closer, on the side where the wind came from, [?ally: and {ally} held {ally.their} coat open until {ally.their} arms shook, ]and they went on standing there, because it was still lit. [?companion: It was {companion} who heard the steps first.] ¶ {away} didn\'t say much. {Away.they} came up to them and looked at {lamp.left}, and then at {hero}\'s cold fingers. {Away.they} took off {away.their} own gloves and put them on {hero}, first one and then the other. ¶ At midnight it stood on the windowsill at home. "You don\'t have to leave it on," said {away}. "There might be somebody," said {hero}.',
      ],
    },
    more: {
      middle: ['{Plan.other}. {hero} heard about it in the morning, and was glad, mostly.'],
      preteen: [
        "{Plan.other}, and when {hero} heard about it, {hero.they} clapped, and {hero.they} {hero:was|were} happy about nearly all of it. One small part, no bigger than a pea, didn't clap, and {hero} let it be. {Img.the} {img.loose}, and nobody had seen it happen. Outside the street was still dark, but on the sill the small light leaned over, and stood up straight again, and went on shining.",
      ],
    },
  },
]
