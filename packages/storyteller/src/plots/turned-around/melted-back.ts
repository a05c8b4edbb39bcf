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
        '{hero} turns around. Back to {guest}! Off comes the red string. [+ Wind, wind. ]{thing.tfix}',
        '[+ Stop! Turn! ]Back goes {hero}. "You came!" says {guest}. Red string! {thing.tfix}',
        '[+ Flags this way. {guest} that way. ]{hero} goes to {guest}! Tie the red string. {thing.tfix}',
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
        '"I can\'t think what is the matter with me," said {hero} aloud, and turned the {thing} around. It was not a noble moment at all. {Hero.they} bumped {hero.their} shin, and it took four attempts. "Wrong way!" cried the green hat, and the feathers, and all the others as they came, and with each of them {hero} was one place farther back. ¶ "Oh, you shouldn\'t have," said {guest}, and {guest.they} plainly meant it. They both looked everywhere except at the yards and yards of excellent red string. Then {hero} took hold of the end. It came away turn after turn, and with it {hero.they} {thing.fix}. A long way off, beyond the hill, {prize.gone}. {guest} put one finger on the knot and kept it there, so that it should not slip while {hero} was crying.',
        'If {hero} had waited to feel generous, {hero.they} would be standing at that corner still. {Hero.they} felt robbed. But there was somebody back there, and nobody was going, and no amount of feeling got {hero.them} around that. So {hero.they} stopped trying to feel anything, and turned, and {thing.back}. ¶ "Nobody stopped," said {guest}. It was not a complaint. It was more as if {guest.they} had found it out in an encyclopedia. ¶ "No," said {hero}. "Neither did I." They let that lie for a moment, and it did not go off. Then {hero} unwound the red string, which had been of no use to anybody until then, and {thing.fix}. They heard it both at once: far away, {prize.gone}. "I\'d like to be sorry about it for two minutes," said {hero}, and {guest} counted them.',
        '"It\'s the other way!" a woman called down from a window. ¶ "Thank you," said {hero}. "I know it is." ¶ That was all the explanation that anybody ever got. {Hero.they} {thing.back}, and it hurt precisely as much as {hero.they} had supposed it would, and {guest}, when {hero.they} came around the bend, was tying up the {thing} with half a shoelace and a great deal of tact. "Pull," said {hero}, sitting down. {Hero.they} unwound the red string to its end and {thing.fix}, finishing with the knot that {mentor} called the honest one, because it only tightens under strain. [?companion: {companion} supervised. ]They were testing it when {prize.gone}, beyond the hill. It was odd how small it was, considering how much room it had taken up.',
      ],
    },
    more: {
      middle: ["{Prize.once}. It had been this year's, and now it was not anybody's but the one who had it."],
      preteen: [
        '{Prize.once}. {hero} waited for the regret to come, and it came, and it was fully as large as {hero.they} had expected. There are sorrows that get smaller when they are looked at, and others that remain exactly the same size and only become quiet. But nobody had ever told {hero.them} that you could carry such a thing and, at the same time, be rather interested in whether a knot would hold.',
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
        '[+ Wind, wind. ]Red string for {guest}! {thing.tfix} {prize.t} Not for {hero}.',
        '"You came!" [+ Tie, tie, tie. ]Red string for {guest}. {prize.t} All done. Not for {hero}.',
        'Wind the red string. {thing.tfix} {prize.t} "Not for us," says {hero}. [+ {guest} gives a pat. ]Pat, pat.',
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
        '"Oh, you shouldn\'t have," said {guest}, and {guest.they} plainly meant it. "You were in front." ¶ "I\'d sooner not discuss it," said {hero}. "What have you got to tie it with?" {guest} had half a shoelace. They both looked everywhere except at the yards and yards of excellent red string. Then {hero} took hold of the end. It came away turn after turn, and the {thing} that emerged from underneath was a perfectly ordinary one, the color of a fence. {Hero.they} {thing.fix}, and had one end of it still between {hero.their} teeth when {prize.gone}, a long way off, beyond the hill. {Prize.once}. {guest} put one finger on the knot and kept it there, so that it should not slip while {hero} was crying.',
        '"Nobody stopped," said {guest}, as if {guest.they} had found it out in an encyclopedia. ¶ "No," said {hero}. "Neither did I." ¶ They let that lie there for a moment, and it did not go off. Then {hero} unwound the red string from {hero.their} own {thing}, and found that it was precisely long enough, and {thing.fix}. "That\'ll be it, then," {hero.they} said lightly, when {prize.gone} on the far side of the hill. But {hero.their} voice did something of its own on the last word. "I\'d like to be sorry about it for two minutes," said {hero}, "and after that I\'d like to get you home." {guest} looked away and counted the two minutes, by the sound of it, in hippopotamuses.',
        'They worked without saying much. It was strange how good it felt to have something in front of you that was only broken. {hero} had mended every one of these faults before, on {hero.their} own {thing}; the forty-two evenings might have been practice for this. "Pull," {hero.they} said, and {guest} pulled, and so {hero.they} {thing.fix}, with the whole of the red string, and the knot that {mentor} called the honest one, because it only tightens under strain. It was tight when {prize.gone}, far away, and the wind carried over to them the name of the girl in the green hat. {hero} had often wondered how that would sound from the inside. {Hero.they} had never once wondered how it would sound from here.',
      ],
    },
    more: {
      middle: [
        '"It\'s going to look as if it\'s had the measles," said {guest}. {Guest.they} put {guest.their} head on one side. "I like it."',
      ],
      preteen: [
        'There are sorrows that get smaller when they are looked at, and others that remain exactly the same size and only become quiet. This was one of the second sort. {hero} could tell that {hero.they} would be walking around it for some while, as you walk around a piano that has been left in the hall. But nobody had ever told {hero.them} that you could carry such a thing and, at the same time, be rather interested in whether a knot would hold.',
      ],
    },
  },
]
