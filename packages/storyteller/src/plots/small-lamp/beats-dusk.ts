import type { Beat } from '../plot.ts'

/** The light is ready, the dark comes, and somebody is still out. */
export const duskBeats: readonly Beat[] = [
  {
    id: 'small-light',
    purpose: 'the lamp, and what it is for',
    core: true,
    valence: 2,
    scene: {
      setting: 'home',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'hold-up', 'joy', '{lamp}', '{lamp}'],
        ['ally', 'lean', 'wow', '{lamp}'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{lamp}', 'table'],
      action: '{hero} holds up the {lamp} for the first time.',
    },
    text: {
      toddlers: [
        'Look! {hero} has {lamp.a}. [+ Click! ]It glows. It is for {plan.the}. [?ally: "Oooh!" says {ally}. ][?companion: {companion} blinks.]',
        '{hero} made {lamp.a}. It is for {plan.the}. [?ally: {ally} claps. ][?companion: {companion} sniffs. ]Glow, {lamp}, glow!',
        '{hero} has {lamp.a}. "I will take it to {plan.the}!" [?ally: {ally} claps. ][?companion: {companion} blinks. ]Hello, light!',
        'Tonight is {plan.the}. {hero} has {lamp.a} for it. "Glow!" It glows! [?ally: "More!" says {ally}. ][?companion: {companion} sniffs it.]',
      ],
      early: [
        '{hero} had {lamp.a}. {Hero.they} {lamp.made}. Tonight was {plan.the}, and it was ready at last. {hero} lit it under the table, to see. The whole table glew. "Glowed," said [?ally: {ally}][!ally: {mentor}]. "Glew," said {hero}. It was that bright. [?companion: {companion} put a paw on the gold spot, to hold it still.]',
        '"Close your eyes," said {hero}. "Now open them!" There it was, the {lamp}. [+ It made a round spot of gold on the wall. ]"Is it for {plan.the}?" asked [?ally: {ally}][!ally: {mentor}]. {hero} nodded. "It has to be the best one. I {lamp.madei}." [?companion: {companion} had helped, mostly by sitting on things.]',
        'There was a light under the blanket, and feet on the outside. "Who is in there?" asked [?ally: {ally}][!ally: {mentor}]. "Me and the {lamp}," said {hero}. {Hero.they} {lamp.made}, and now it worked. "It\'s for {plan.the}," said {hero}. "I am only trying it out. I have tried it out nine times." [?companion: {companion} was in there, too.]',
        '{hero} had {lamp.a} for {plan.the}. {Hero.they} {lamp.made}. Now {hero.they} put it on the table and walked away backward, to see how far it shone. It shone as far as the door. "It can see me!" said {hero}. [?ally: {ally} walked backward as well, and sat down on the cake. ][?companion: {companion} sat in the light and shut {companion.their} eyes.]',
      ],
      middle: [
        'It was finished. {hero} put down the last scrap of tape, stepped back, and bumped into the cupboard. [?companion: {companion} opened one eye and shut it again. ]The {lamp} stood on the table and glowed, as if it had always meant to. {Hero.they} {lamp.made}, and there had been one bad Tuesday when it had to be started all over again. [?ally: "Does it know that it\'s finished?" asked {ally}.¶"It does now," said {hero}.¶]Tonight was {plan.the}, and {hero} had a place in it: {plan.place}.',
        'There are lights that you switch on and lights that you make, and {hero}\'s was the second kind. {Hero.they} {lamp.made}. It leaned a bit to the left. [+ If you looked at it for long enough, you began to lean, too. ]But when it was lit, the {lamp.part} shone like something that had never been anything else. [?ally: "It\'s crooked," said {ally} fondly. ][?companion: {companion} sneezed. ]"Well," said {hero}, and {hero.sig}. It was the evening of {plan.the}, and there was nothing left to do but wait for it to get dark.',
        'First it had been an idea, and then it had been a mess. {hero} {lamp.made}, and the table had looked like a place where something has exploded quietly. [?ally: {ally} had held whatever had to be held. ][?companion: {companion} still had some of it on {companion.their} nose. ]But now somebody blew out the kitchen light, and it was all worth it. The {lamp} stood there in the dark and made the whole room look as if it were about to be told a story. {Plan.the} was tonight, and {hero} was going to be {plan.place}.',
        '"Don\'t breathe on it," said {hero}. So they all held their breath. [?ally: {ally} went red, and then purple. ]The {lamp} glowed. {hero} {lamp.made}, and had shown it to nobody until this minute, and now it turned out that it was the sort of thing one has to be quiet near. [?companion: {companion}, who was not afraid of anything, walked around it twice. ]Tonight was {plan.the}. "I\'m going to be {plan.place}," said {hero}, and at last they let the air out.',
      ],
      preteen: [
        "{hero} had never finished anything. There was half of a scarf in {hero.their} drawer, and the first three pages of a story about pirates, and a kite that only needed a string. But {hero.they} had finished the {lamp}. {Hero.they} {lamp.made}, and nobody had told {hero.them} to. Now it stood on the kitchen table and shone, and {hero} kept going out of the room, so that {hero.they} could come in and see it again. [?ally: {ally} had started to hold the door open for {hero.them}. ][?companion: {companion} didn't like the draft, and had moved to the other chair.]",
        '"It\'s pretty good," said {hero}, and waited to see if anybody thought that it wasn\'t. Nobody did. [?ally: {ally} had been looking at it for so long that {ally.their} soup was cold. ]{Hero.they} {lamp.made}, and until today {hero.they} had never been sure that it would work. Now the {lamp} stood in the kitchen window, a bit crooked, and it shone, and nobody wanted to look at anything else[?companion: , except for {companion}, who was looking at the soup].',
        '{hero} {lamp.made}, and nobody had asked about it yet, but they would, because tonight was {plan.the}. {Hero.they} lit the {lamp} and put it where you could see it from the stairs. Then {hero.they} sat down next to it with a book, and pretended to read, and waited. [?ally: "All right," said {ally} at last, "how did you do that with the {lamp.part}?" ][?companion: {companion} looked at it for a long time, with {companion.their} head on one side.]',
        "{hero} knew exactly how long it had taken, and {hero.they} {lamp.made}, and that made thirty-one hours, without the evening when the glue didn't stick. Nobody had believed that it would stand up. [?ally: {ally} had even bet a cookie that it would fall over. ]Now it stood on the kitchen table, a bit crooked, and it didn't fall over. The light came through the {lamp.part}, and everybody who came in stopped talking in the middle of a word. [?companion: Even {companion} had stopped, with one foot in the air. ]It looked just like the picture in {hero}'s head.",
      ],
    },
    more: {
      middle: [
        '"Shall I carry it for you?" asked [?ally: {ally}][!ally: {mentor}], who knew the answer. "Nobody carries it but me," said {hero}.',
      ],
      preteen: [
        'Tonight was {plan.the}, and {hero} was going to be {plan.place}. {Hero.they} had thought about it so often that it felt as if {hero.they} could already remember it. It never rained in {hero.their} head, and nobody sneezed, and when people saw the {lamp}, they all went quiet.',
        "{Plan.the} came once a year, and every year {hero} had stood at the side and clapped for the others. But this year {hero.they} {hero:was|were} going to be {plan.place}, and {hero.they} had made something that people would want to look at. {Hero.they} went to the window to see if it was dark yet. It wasn't, and {hero.they} went to the window again.",
      ],
    },
  },
  {
    id: 'habit',
    purpose: 'the hero counts everybody home, every evening: planted here, answered on the last page',
    core: false,
    rank: { young: 2, old: 1 },
    valence: 1,
    scene: {
      setting: 'home',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'point', 'happy', 'window'],
        ['companion', 'sit', 'calm', 'hero'],
        ['ally', 'stand', 'happy', 'hero'],
      ],
      props: ['window', '{lamp}'],
      action: '{hero} counts at the window who is home.',
    },
    text: {
      toddlers: [
        '{hero} counts. [?companion: {companion}? Home. ][?ally: {ally}? Home. ]{hero}? Home! {away}? Not yet.',
        'Who is home? {hero} is home. [?companion: {companion} is home. ]{away} comes soon.',
        'One at home. Two at home. Who is not at home? {away}! Come soon, {away}.',
      ],
      early: [
        'Every night {hero} counted who was home. [?ally: "{ally}, one. ][!ally: "Me, one. ][?companion: {companion}, two. ][!companion: The clock, two. ]Kettle, three," said {hero}. The kettle was always home, but {hero.they} did not like to leave it out. When {away} came in, the counting was done.',
        '{hero} had a bedtime rule. No one could sleep until all were in. So {hero.they} stood at the window and said the names. [?companion: {companion} had to answer, and that took a while. ]The last name was always {away}, and {away} always called, "Here!"',
        'There were pegs in the hall, one for each coat. {hero} went along and patted them every night. Coat, coat, coat. [?companion: {companion} had no coat, so {hero} patted {companion}. ]The last peg was for {away}. It was still empty. {hero} patted it, so that it would not feel left out.',
      ],
      middle: [
        '{hero} had a habit, and it was older than {hero.their} shoes. Each evening {hero.they} stood at the window and counted who was home. [?companion: {companion} counted as one, even when {companion.they} hid. ][?ally: {ally} counted as one and a half, on account of the noise. ]It was not that {hero} was worried. It was more like shutting a drawer. When {away} came in and hung up the coat, the day clicked, and everybody could go to bed.',
        'Nobody knew when {hero} had begun to do it, not even {hero}. It was simply what happened when it got dark. {Hero.they} went along the hall and looked at the boots: big boots, small boots, boots with a hole. [?ally: {ally}\'s stood in the way, as always. ]If they were all there, you could shut the door on the night and never mind it. [?companion: {companion} went along and sniffed each pair, to make sure. ]One pair was always the last, and those were {away}\'s. They came in with a stamp and a "Here!", and then the row was full.',
        "In that house there was a bell by the door, and whoever came home gave it one ring. You didn't have to look up. {hero} lay on the rug with a book, and counted the rings without knowing that {hero.they} did it. [?ally: One ring, and a crash: that was {ally}. ][?companion: No ring, but a scratch: that was {companion}. ]The last one was {away}'s, two short and one long, because {away.they} liked to be fancy. After that {hero.they} could turn the page.",
      ],
      preteen: [
        'Every evening, when it began to get dark, {hero} counted, and nobody knew about it. {Hero.they} had started when {hero.they} {hero:was|were} four, on a chair by the door, and {hero.they} had never found a good moment to stop. {Hero.they} counted everybody who belonged to the house, one after another, as they came in and dropped their shoes. The last one was nearly always {away}, who called "Here!" from the gate. Then {hero} was done, and {hero.they} could go to sleep.',
        "Every evening {hero} found some reason to go through the hall, and there {hero.they} pretended to look for a scarf, and counted the coats. [?ally: {ally}'s was on the floor, but that counted, too. ]It didn't take longer than a breath. If you had caught {hero.them} at it, {hero.they} would have said that there was a draft. The last hook was {away}'s, and {away} always came late, and threw {away.their} coat at it from the door, and missed. When {hero} heard that, the day was over.",
        '"You\'re like an old hen," {away} used to say, and {away.they} meant it nicely. "You can\'t sit down until they\'re all under you." {hero} didn\'t like the hen, but it was true. When it got dark, {hero.they} went from window to window and closed the curtains, and at every window {hero.they} thought of one person and where that person was. [?ally: {ally} was in the bathtub, and you could hear it. ][?companion: {companion} was on the forbidden chair. ]The last curtain belonged to {away}, who was always late, and {hero} left it open a bit until {away.they} came.',
      ],
    },
    more: {
      middle: [
        '"All in?" {away} would ask, wiping both feet. "All in," {hero} would say, and that was that.',
      ],
      preteen: [
        '[?ally: {ally} had found out about it, because {ally} found out about nearly everything. "What happens if there\'s one missing?" {ally.they} had asked, and {hero} had said that there never was. ]You did it, and then you didn\'t have to think about it anymore, just like making sure that the stove is off. That was the best part of the counting, that it stopped.',
      ],
    },
  },
  {
    id: 'dark-comes',
    purpose: 'the weather arrives softly; someone is still out',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'point', 'worried', 'away'],
        ['ally', 'look-up', 'wow'],
        ['companion', 'sit', 'worried', 'hero'],
      ],
      props: ['{edge}', 'lights'],
      action: '{hero} looks out for {away}, and it is getting hard to see.',
    },
    text: {
      toddlers: [
        'Down goes the sun. [+ Bye-bye, sun! ]It gets dark. {away} is not home. Where is {away}?',
        '{Weather.soft} It is on the hill. It is on the house. Where, oh where, is {away}?',
        '{hero} looks out. There is no moon. [+ There is no star. ]And {away} is not home!',
        'The lights go on. [+ One. Two. Three. ]But {away} does not come. [+ Where is {away}?]',
      ],
      early: [
        {
          say: 'The fog came at supper. It slid down the hill and sat on the roof. It ate up the fence. [+ It ate up the gate. ]{hero} put {hero.their} nose to the glass. "Where is {away}?" {hero.they} asked.',
          when: { nouns: { weather: ['fog'] } },
        },
        'One by one they all came home. First [the hens / the bikes / the ducks]. Then [the cows / the cars / the gulls]. [+ {hero} waited by the gate and {hero.sig}. ]But one was not home yet. It was {away}.',
        'Night came early. It was a thick, soft night, like a wool hat pulled down too far. "I can\'t see my feet," said {hero}. [?ally: "I can\'t see your feet, too," said {ally}. ]Then {hero} thought of {away}, who was still out there.',
        '"Is that {away}?" asked {hero}. It was the wind. "Is that {away}?" It was the gate. It got so dark that there was nothing left to ask about. {Weather.the} {weather.came}, and it {weather.ate} the path. {away} was out there, {edge.out}, and did not knock at the door.',
      ],
      middle: [
        {
          say: 'The fog came while they were eating. It slid over the wall without a sound, and it rubbed out the [masts / trees / chimneys], and then the wall, and then the end of the street. {hero} went out to see, and {hero.sig}, and then stopped. Something was missing. {away} was not home. {Away.they} {away:was|were} still {edge.out}, and {weather.the} was there, too. Under {hero.their} ribs, {img.start}.',
          when: { nouns: { weather: ['fog'] } },
        },
        {
          say: "At first it was pretty. The lamps grew soft edges, and everyone's voice seemed to come from inside a pillow. [?ally: \"Does fog have a mother?\" asked {ally}.¶]Then {hero} looked at the hook where {away}'s coat should have been. The hook was empty. The coat was out there, {edge.out}, and {away} was in it. Under {hero}'s ribs, {img.start}.",
          when: { nouns: { weather: ['fog'] } },
        },
        '"Don\'t wait supper for me," {away} had said. "I\'ll be home before dark." But the dark hadn\'t played fair. {Weather.the} {weather.came}, and it {weather.ate} the roofs and the gate and the road. {hero} stood on the step and looked {edge.to}, where {away} ought to be coming from. [+ There was nothing there to look at. ]Under {hero.their} ribs, {img.start}.',
        "The soup was on the table, and there was one spoon too many. That was how {hero} noticed. Outside, {weather.the} {weather.came}, and it {weather.ate} the street, one house at a time, beginning with the ones you knew least. [?ally: \"It'll eat us next,\" said {ally}, and then {ally.they} wished that {ally.they} hadn't. ]{hero} looked at the spoon. It was {away}'s. {Away.they} {away:was|were} {edge.out}, where nobody had lit anything. Under {hero}'s ribs, {img.start}.",
      ],
      preteen: [
        {
          say: "On the radio they had said that there might be some fog. It came up the street as fast as you walk, and it took the houses, one after another, without any noise. {hero} watched how the church disappeared, and then the school, and it wasn't scary. It was more as if somebody was putting things away, but {away} was still out there.",
          when: { nouns: { weather: ['fog'] } },
        },
        "When {hero} was little, {hero.they} used to stand at the window until {away} came around the corner. {Hero.they} hadn't done that for years. {Hero.they} {hero:was|were} not doing it now, either, {hero.they} just happened to be standing there, but today there wasn't any corner to look at. {Weather.the} {weather.came}, and it {weather.ate} everything that was farther away than the gate.",
        {
          say: "Everybody in the valley knew what you do in fog, and you stay where you are until you can see something. {away} knew it, too, and {hero} told {hero.themself} so several times. Somewhere {edge.out}, in all that gray, {away} had stopped now and was waiting for a light, and the trouble was only that there wasn't one.",
          when: { nouns: { weather: ['fog'] } },
        },
        "{Weather.the} {weather.came}. It {weather.ate} the street, and it started at the far end, and when the soup was on the table there was no street left. People came in and stamped their feet, and said that you couldn't see your own hand out there. {hero} counted them as they came in, and then {hero.they} counted again, because {away} had gone {edge.out} at noon, and there was one missing.",
      ],
    },
    more: {
      middle: ['{Hero.they} counted once more, in case somebody had come in by the back door. Nobody had.'],
      preteen: [
        '{hero} went out on the step. The air was wet and still and smelled of chimneys, and somewhere a dog barked once and stopped. "{away}?" said {hero}, not very loud, and nobody answered. [?ally: {ally} had come out, too, and for once {ally.they} didn\'t ask any questions. ]Under {hero}\'s ribs {img.start}.',
      ],
    },
  },
  {
    id: 'calm-word',
    purpose: 'the mentor is not worried, and says why',
    core: false,
    rank: { young: 1, old: 2 },
    valence: 0,
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['mentor', 'stand', 'calm', 'hero'],
        ['hero', 'stand', 'worried', 'away'],
        ['ally', 'hold-hands', 'thinking', 'mentor'],
      ],
      props: ['door', 'coat'],
      action: '{mentor} tells {hero} that {away} will wait until it is safe.',
    },
    text: {
      toddlers: [
        '"Is {away} lost?" says {hero}. "No, no," says {mentor}. "{away} waits. {away} is safe."',
        '{mentor} pats {hero}\'s back. "{away} is big. {away} stops and waits. All is well."',
        '"Do not cry," says {mentor}. "{away} has a warm coat. {away} waits for a light."',
      ],
      early: [
        '"{away} {edge.knows}," said {mentor}. "{Away.they} will [sit tight / stay put] and wait until {away.they} can see." {mentor} went on peeling an apple, all in one long curl. {hero} watched the curl. It did not break. "Is {away.they} scared?" asked {hero}. "{Away.they} will be hungry," said {mentor}.',
        '{mentor} did not look worried. [+ {hero} looked hard, to make sure. ]"{away} will stop and wait," said {mentor}. "{Away.they} always did, even when {away.they} {away:was|were} small." "Wait for what?" asked {hero}. "For something to walk to," said {mentor}.',
        '"Are you worried?" asked {hero}. "I was," said {mentor}. "Then I thought about it. {away} {edge.knows}. {Away.they} will stop and wait and eat {away.their} apple." "Has {away.they} got an apple?" asked {hero}. "{Away.they} always {away:has|have} an apple," said {mentor}. {hero} had to think about the apple. It was a good thing to think about.',
      ],
      middle: [
        '"{away} {edge.knows} better than I know my own kitchen," said {mentor}, who was tying a bootlace and did not hurry over it. [+ That helped a little. ]"{Away.they} will {edge.stop} until {away.they} can see the way. Nothing will happen to {away.them}, except that {away.their} tea will get cold."¶"See it by what?" asked [?ally: {ally}][!ally: {hero}].¶{mentor} stopped tying. It was a good question.',
        '{mentor} made {hero} sit down, and gave {hero.them} a bowl to hold. It is hard to be frightened with a warm bowl in your lap. "{away} {edge.knows}," said {mentor}. "I walked it with {away.them} when {away.they} {away:was|were} no taller than you, and I never once had to fish {away.them} out of anything. {Away.they} will {edge.stop} until there\'s something to see." {hero} drank. "And if there isn\'t anything?" {hero.they} asked. {mentor} blew on {mentor.their} own soup for rather a long time.',
        '"There are two sorts of late," said {mentor}. "There\'s the sort where something has happened, and there\'s the sort where nothing has happened, only very slowly. This is the second." {Mentor.they} knew the difference; {mentor.they} had waited for people for sixty years. "{away} {edge.knows}. {Away.they}\'ll {edge.stop}, and {away.they}\'ll be bored, and {away.they}\'ll sing to keep warm." {hero} had to laugh at that. {away} sang like a gate.',
      ],
      preteen: [
        '{mentor} wasn\'t worried, and {mentor} was somebody who never pretended. "{away} {edge.knows}," {mentor.they} said. "When you can\'t see anything, you {edge.stop}, and you wait for a light, and it\'s terribly boring, and nothing worse than that can happen to you." {Mentor.they} poured the tea and didn\'t spill a drop. {hero} had watched the teapot to see if it was shaking, and it wasn\'t, and {hero.their} shoulders came down by about an inch. ¶ "How long would you wait?" {hero.they} asked. ¶ "Until I saw something that I could walk to," said {mentor}.',
        '"Sit down," said {mentor}, "and ask me what you really want to ask." {hero} sat down and asked it, and {mentor} didn\'t smile, and {mentor.they} didn\'t look away. "No," {mentor.they} said, "and I would tell you. {away} {edge.knows}, and {away} isn\'t stupid. The only bad thing that you can do on a night like this is to keep on walking, and so {away.they} will {edge.stop}, and be bored." It was as if somebody had put in a floor, and now {hero} could stand on it and look around. ¶ "And how do you find the way home?" {hero.they} asked. ¶ "You look for a light," said {mentor}.',
        '{mentor} always told you the truth, and {mentor.they} told it as if you had only asked to borrow a hammer. "You don\'t have to be afraid for {away}," said {mentor}. "You can be sorry for {away.them}, because it\'s cold. But {away} {edge.knows}, and {away.they} will {edge.stop}, and wait for a light to come home to, and I\'d do the same." {hero} thought about that, and there was nothing wrong with it. It took {hero.them} quite a while to notice that there was one word that stuck, and the word was *light*.',
      ],
    },
    more: {
      middle: [
        '"The dark is only the day with its coat on," said {mentor}. "But it\'s dull, standing about in it."',
      ],
      preteen: [
        '"And what if there isn\'t any light?" asked {hero}. ¶ {mentor} thought about it, because {mentor.they} didn\'t like to say things that weren\'t true. "Then until morning," {mentor.they} said. "{Away.they} would be very cold, and very cross, and {away.they} would be all right." That was a good answer, but it had a whole night in it. {hero} had to think of {away}, who was standing out there, hour after hour, and had nothing to look at.',
      ],
    },
  },
  {
    id: 'gap',
    purpose: 'the light that ought to be there is not',
    core: false,
    rank: { young: 11, old: 12 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'wide',
      cast: [
        ['hero', 'look-up', 'thinking', '{edge}'],
        ['mentor', 'point', 'calm', '{edge}'],
      ],
      props: ['{edge}', 'dark lamp post'],
      action: '{hero} and {mentor} look up at the big lamp, and it is dark.',
    },
    text: {
      toddlers: [
        'There is the big lamp. But oh! It is out. {away} cannot see the way.',
        '"Big lamp, wake up!" says {hero}. It does not wake up. It is all dark up there.',
        'The big lamp is out. No light shines for {away}. No light, no light.',
      ],
      early: [
        'There was a big lamp {edge.at}. [+ It was as tall as a tree. ]{hero} looked for it. "It\'s not on," {hero.they} said. "It broke on Monday," said {mentor}. "The new one comes on Friday." {hero} counted on {hero.their} fingers. Today was only Thursday.',
        '"The big lamp will show the way," said {hero}. But the big lamp was dark. [+ A bird had built a nest in it, or a screw had come loose. No one was sure. ]It just stood there with nothing to say.',
        '{mentor} went out to look at the big lamp, and {hero} went, too. {hero} shouted up at it. "Hello! You are not on!" It had a bit of paper tied to it. "What does it say?" "It says Friday," said {mentor}. They both looked at the sky. It was very much Thursday.',
      ],
      middle: [
        '{Edge.big} had broken on Monday, and the new one was coming on Friday. Today was Thursday. {hero} went to look at it anyway. It stood {edge.at}, as tall as three people, and it did nothing at all. Somebody had hung a sign on it: OUT OF ORDER. SORRY.¶"Sorry isn\'t very bright," said {hero}, and {mentor} agreed that it was not.',
        '"Why doesn\'t somebody just switch it on?" said {hero}. But it was not that sort of broken. {Edge.big} had stood {edge.at} for a hundred years and had never been off before, so nobody had noticed that there was only one of it. Now a man had taken out its insides and put them in a bag, and the bag was in another town. [?companion: {companion} looked up at it and yawned. ]"It\'s a funny thing," said {mentor}. "I\'ve never really looked at it until now."',
        "There was a rule about the big lamp, and everyone had learned it before they could tie their shoes: if you can't see, look for the light {edge.at}, and walk to it. It was a good rule. {hero} looked. There was the post, and there was a ladder against it, and a bucket, and no light. The rule did not say what you did then. {hero} thought of {away}, who would be looking as well.",
      ],
      preteen: [
        "If the big lamp had been working, it wouldn't have mattered at all. It stood {edge.at}, and for ninety years it had been shining all night long, and people thought about it as much as they think about their own knees. But on Monday it had gone out. Somebody had ordered a new part, and the part was coming on Friday, and today was already Thursday. {hero} stood under it and looked up. You wouldn't believe that something could be so big and help so little.",
        "They went out to see if they could do something about the big lamp, and they couldn't. A man had taken it apart, and he had put all the pieces on a sheet, in rows, and covered them with another sheet, and put a stone on every corner. \"He's very tidy,\" said {mentor}. It was the tidiest broken lamp that {hero} had ever seen. {Hero.they} stood {edge.at}, on the very spot where every child in town was told to look for home, and held up {hero.their} hand in front of {hero.their} face, and couldn't see it.",
        'On any other night you couldn\'t have missed it. The big lamp stood {edge.at}, and swung its long arm around over everybody\'s heads, and people slept well under it. When {hero} was six, {hero.they} had made a picture of it, with a face. "I keep listening for it," said {mentor}, "and it never made a sound." ¶ Somebody had tied a card to the door, and it was a very polite card, and said that they were sorry. "Who are they?" asked {hero}. ¶ {mentor} turned up {mentor.their} collar. "It never says that on the card," said {mentor}.',
      ],
    },
    more: {
      middle: ['{hero} knocked on the post, in case it was only a loose wire. It was not.'],
      preteen: [
        '"Somebody should have fixed it," said {hero}. ¶ "Somebody will," said {mentor}, "on Friday." ¶ It was a funny thing about somebody. {hero} had heard of him all {hero.their} life, and {hero.they} had never met him. He should have done things yesterday, or he was going to do them on Friday, but he was never there on a Thursday, when it was dark and people were waiting.',
      ],
    },
  },
]
