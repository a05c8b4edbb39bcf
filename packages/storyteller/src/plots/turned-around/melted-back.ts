import type { MeltedPage } from '../plot.ts'

/** Pages of the way back on which several beats are told as one. */
export const backPages: readonly MeltedPage[] = [
  {
    id: 'turn/mend',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'calm', '{thing}', 'string'],
        ['guest', 'kneel', 'wow', 'hero', '{thing}'],
        ['companion', 'sit', 'happy', 'guest'],
      ],
      props: ['{thing}', 'string'],
      action: "{hero} has come back and mends {guest}'s {thing} with red string.",
    },
    text: {
      toddlers: [
        '{hero} stops and turns around. {hero} goes back to {guest}! The red string helps. [+ Wind, wind. ]{thing.tfix}',
        '{hero} could win. But {hero} goes back. "You came!" says {guest}. {hero} ties the red string. {thing.tfix}',
        '{guest} needs help. {hero} turns around! {hero} ties the red string. [+ Wind, wind. ]{thing.tfix}',
      ],
      early: [
        '{hero} looked at the flags for a good long time, so as to have them for later. Then {hero.they} turned the {thing} around. "Wrong way!" called the people. {Hero.they} {thing.back}. "Why did you come?" asked {guest}. {hero} could not think of a short answer. {Hero.they} pulled all the red string off {hero.their} own {thing}, and {hero.they} {thing.fix}. Just then, far away, {prize.gone}. They both heard it.',
        '"If I don\'t go," said {hero}, "nobody will." It did not sound brave. It sounded a bit cross. But {hero.they} {thing.back}, and there was {guest}. "It needs string," said {guest}, "and I have none." {hero} had forty turns of it. {Hero.they} looked at it a bit too long. Then {hero.they} pulled the bow. [?companion: {companion} sat on the loose end. ]While they were tying, {prize.gone}, a long way off.',
        'When {hero} turned {hero.their} head, the rest of {hero.them} turned, too. The {thing} turned last. ¶ "Did you lose something?" asked a lady at the fence. ¶ "Not yet," said {hero}. And {hero.they} went back to {guest}, and unwound the red string, and {thing.fix}. It looked like a cat with a bandage on. Far off, {prize.gone}. "That was it," said {hero}, and finished the knot.',
      ],
      middle: [
        '"You\'re nearly there!" shouted a man on a wall. ¶ "Yes," said {hero}, and turned the {thing} around. {Hero.they} {thing.back}. All the others came toward {hero.them}, with red faces. "Wrong way!" they called, until there were no more of them to call it. ¶ "You were first," said {guest}, when {hero} stood there. "I saw you." ¶ "Show me where it broke," said {hero}. There was no hammer out here and no shed, but there were forty turns of good red string. So {hero} found the end and pulled, and {thing.fix}. They were on the last knot when, far away, {prize.gone}. They listened until there was none of it left, and then they did the knot.',
        '{hero} would never know exactly when it was settled. {Hero.they} had been going to count to ten and then decide. At four {hero.they} {hero:was|were} facing the flags, and at seven {hero.they} {hero:was|were} not. {guest} was where {hero.they} had left {guest.them}, trying to mend the {thing} with half a shoelace. "I\'m only doing it so as to be doing something," {guest} said. ¶ "Then do something with this," said {hero}, and undid the red bow. One held, and the other wound, and {hero} {thing.fix}. On the far side of the hill {prize.gone}. "You wanted that," said {guest}. ¶ "Yes," said {hero}. "Pull tighter."',
        'First {hero} promised {hero.themself} only to go and look. You can always go and look. But {hero.they} had hardly {hero.their} back to the flags when {hero.they} began to hurry, and so {hero.they} {thing.back}. [?companion: {companion}, for once, was facing the right way. ]{guest} {guest.sig}. "It isn\'t the glue," {guest.they} said. "The glue is the only good part." ¶ {hero} knew what it needed. {Hero.they} had known it at the church. {Hero.they} unwound the red string, all of it, and {thing.fix}, and somewhere in the middle of that {prize.gone}, small and far off. {hero}\'s nose was running. "Have you got a handkerchief?" {hero.they} asked. {guest} had a sock.',
      ],
      preteen: [
        '"I must be crazy," said {hero} out loud, and turned the {thing} around. It didn\'t look noble at all, because {hero} hit {hero.their} shin, and it took four tries. "Wrong way!" yelled the green hat, and the chicken costume, and all the others who came toward {hero.them}, and each time {hero} was one place farther back. ¶ "Oh, you shouldn\'t have," said {guest}, who really meant it. They both looked at everything except at the yards and yards of nice red string. Then {hero} took hold of the end and pulled, and it came off, turn after turn, and with it {hero.they} {thing.fix}. Far away, on the other side of the hill, {prize.gone}. {guest} put one finger on the knot and kept it there, so that it wouldn\'t slip while {hero} was crying.',
        '{hero} didn\'t feel kind, and {hero.they} didn\'t feel brave, {hero.they} only felt as if somebody had stolen something from {hero.them}. But {guest} was sitting back there, and nobody was going, and that was just how it was. So {hero} stopped waiting to feel anything, and turned, and {thing.back}. ¶ "Nobody stopped," said {guest}, as if {guest.they} had read it in an encyclopedia. ¶ "Me neither," said {hero}. For a moment neither of them said anything, but it was all right, and then {hero} unwound the red string, which hadn\'t been good for anything until then, and {thing.fix}. They both heard it, when far away {prize.gone}. "I\'d like to be sad about it for two minutes," said {hero}, and {guest} counted them.',
        '"It\'s the other way!" called a woman from a window. ¶ "I know, thank you," said {hero}. ¶ That was all that {hero.they} ever said about it. {Hero.they} {thing.back}, and it hurt just as much as {hero.they} had thought it would, and when {hero.they} came around the bend there was {guest}, trying to tie up the whole {thing} with half a shoelace. "Pull," said {hero}, and sat down. {Hero.they} unwound the red string right to the end, and {thing.fix}, and finished it off with {mentor}\'s special knot, the one that gets tighter the more you pull at it. [?companion: {companion} sat right in the way and watched. ]They were just trying it out when {prize.gone}, on the other side of the hill. It was strange that it was only such a small noise, when it had been so big in {hero}\'s head.',
      ],
    },
    more: {
      middle: ["{Prize.once}. It had been this year's, and now it was not anybody's but the one who had it."],
      preteen: [
        '{Prize.once}. {hero} waited to be sorry, and it came, and it was just as bad as {hero.they} had thought. It would be standing around in {hero.their} head for a while, like a piano in a hall. Still, nobody had ever told {hero.them} that you can be as sad as that, and still want to know if a knot will hold.',
      ],
    },
  },
  {
    id: 'mend/prize-gone',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'work', 'sad', '{thing}', 'string'],
        ['guest', 'kneel', 'tender', 'hero', '{thing}'],
        ['companion', 'sit', 'calm', 'guest'],
      ],
      props: ['{thing}', 'string'],
      action: "{hero} ties the last knot on {guest}'s {thing} and listens to the cheering far away.",
    },
    text: {
      toddlers: [
        '{hero} ties the red string. [+ Wind, wind. ]{thing.tfix} {prize.t} Somebody else wins the race.',
        '"You came!" says {guest}. {hero} ties the red string. [+ {thing.tfix} ]But the race is over.',
        '{hero} winds the red string. {thing.tfix} {prize.t} "We did not win," says {hero}. [+ {guest} gives a pat.]',
      ],
      early: [
        '"You came back," said {guest}. "Hold this," said {hero}. {Hero.they} pulled all the red string off {hero.their} own {thing}, and {hero.they} {thing.fix}. Then, far away, {prize.gone}. "Was that it?" asked {guest}. "That was it," said {hero}. [+ {Hero.their} eyes were wet. ]{Hero.they} finished the knot. It was a good one.',
        '"It needs string," said {guest}, "and I have none." {hero} looked at {hero.their} own {thing}, with the nice red string all over it. [+ {Hero.they} looked a bit too long. ]Then {hero.they} pulled the bow. They were winding and winding when {prize.gone}, far off. {guest} did not say a thing. {Guest.they} just held the string for {hero.them}.',
        '"I know how to do that," said {hero}. "I did mine eleven times." So {guest} held, and {hero} wound the red string, and {hero.they} {thing.fix}. In the middle of it {prize.gone}, far away. "We could hurry," said {guest}. [+ {hero} wiped {hero.their} nose. ]"It\'s too late to hurry," {hero.they} said. "Now we can do it right."',
      ],
      middle: [
        '"You were first," said {guest}. "I saw you. There was nobody in front." ¶ "Yes," said {hero}. "Show me where it broke." ¶ There was no hammer out here and no shed, but there were forty turns of good red string. {hero} found the end and pulled, and {thing.fix}. They were on the last knot when, far away, on the other side of the hill, {prize.gone}, and {hero} stopped with the string in the air. "You wanted that," said {guest}. ¶ "Yes," said {hero}. "Quite a lot." {guest} moved over so that their shoulders touched, and after a bit they did the knot.',
        '{guest} had tried a shoelace, and a hair ribbon that somebody had dropped, and a good deal of spit. "I\'m only doing it so as to be doing something," {guest.they} said. ¶ "Then do something with this," said {hero}, and untied the red bow. One held and one wound, and neither talked, except to say "tighter." [?companion: {companion} kept the end from rolling away. ]In the end {hero} {thing.fix}, and it held. Just then {prize.gone}, so far off that you could have missed it. They did not miss it. "Have you got a handkerchief?" asked {hero}. {guest} had a sock.',
        '{hero} lay down on {hero.their} stomach to look at it. {Hero.they} knew what it needed. {Hero.they} had known it at the church. {Hero.they} began to unwind, and with every turn {hero.their} own {thing} looked a bit less like something in a hurry. "Shh," said {guest}, in the middle of the third knot. Far off, {prize.gone}. It is not a very big sound when you are at the wrong end of it. {Prize.once}. {hero} listened until there was none of it left. Then {hero.they} {thing.fix}, with the kind of knot that gets tighter when you pull.',
      ],
      preteen: [
        '"Oh, you shouldn\'t have," said {guest}, who really meant it. "You were first!" ¶ "I don\'t want to talk about it," said {hero}. "What have you got to tie it with?" {guest} had half a shoelace, and they both looked at everything except at the yards and yards of nice red string. Then {hero} took hold of the end and pulled, and it came off, turn after turn, and what was left was a plain brown {thing} that looked like a piece of fence. {Hero.they} {thing.fix}, and still had one end of the string between {hero.their} teeth when {prize.gone}, far away, on the other side of the hill. {Prize.once}. {guest} put one finger on the knot and kept it there, so that it wouldn\'t slip while {hero} was crying.',
        '"Nobody stopped," said {guest}, as if {guest.they} had read it in an encyclopedia. ¶ "Me neither," said {hero}. ¶ For a moment neither of them said anything, but it was all right, and then {hero} unwound the red string from {hero.their} own {thing}, and it was just long enough, and {hero.they} {thing.fix}. "There it goes," {hero.they} said, when {prize.gone} on the other side of the hill. {Hero.they} wanted it to sound as if {hero.they} {hero:was|were} talking about a bus, but in the middle of it {hero.their} voice went wrong. "I\'d like to be sad about it for two minutes," said {hero}, "and then I\'d like to get you to the finish." So {guest} looked the other way and counted two whole minutes, in hippopotamuses.',
        'They didn\'t talk much while they worked. It was good to have something in front of you that was only broken, and {hero} had fixed all of that before, on {hero.their} own {thing}, in forty-two evenings, and {hero.their} hands knew what to do. "Pull," {hero.they} said, and {guest} pulled, and {hero} {thing.fix}, with all of the red string, and with {mentor}\'s special knot, the one that gets tighter the more you pull at it. It was tight when {prize.gone}, far away, and the wind brought them the name of the girl in the green hat. {hero} had often imagined what that would sound like if it was your own name. {Hero.they} had never imagined what it would sound like from back here.',
      ],
    },
    more: {
      middle: [
        '"It\'s going to look as if it\'s had the measles," said {guest}. {Guest.they} put {guest.their} head on one side. "I like it."',
      ],
      preteen: [
        "Some sad things get smaller when you look at them for long enough. This one didn't. It stayed just as big as it was, and {hero} could tell that it would be standing around in {hero.their} head for a while, like a piano in a hall. Still, nobody had ever told {hero.them} that you can be as sad as that, and still want to know if a knot will hold.",
      ],
    },
  },
]
