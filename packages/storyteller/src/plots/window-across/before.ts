import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** Two windows, one plan, and then one of the two is in bed. */
export const before: readonly Beat[] = [
  {
    id: 'waiting',
    purpose: 'Two friends in two windows wait for the one great thing of the season.',
    core: true,
    valence: 2,
    scene: {
      setting: 'bedroom',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'wave', 'joy', 'window'],
        ['companion', 'look-up', 'happy', 'window'],
      ],
      props: ['window', '{ride}'],
      action: '{hero} waves at the window of {friend} across the {way}.',
    },
    text: {
      toddlers: [
        '{hero} is at the window. {friend} is at a window, too. They wave. Hello, hello! Soon they will play.',
        '{hero} waves. "Hello, {friend}!" {friend} waves, too. "Hello, {hero}!" Soon they will play.',
        '{hero} has {ride.a}. It is for two. {friend} will come, too. "Is it time?" "Not yet!"',
        '{hero} taps on the glass. There is {friend}[+ , across the {way}]! "We will play soon!"',
      ],
      early: [
        'Every morning {hero} looked out of the window. Every morning {friend} looked out, too, across the {way}. They both shook their heads. No {ride.stuff} yet. But the {ride} was ready. It was for two.',
        'The {ride} stood by the door. It had two names on it. One was {hero}, and one was {friend}. "When the {ride.stuff} is here," said {friend}, "we go at once." "Before breakfast?" asked {hero}. "With breakfast," said {friend}. "In our pockets."',
        '"Is it here?" called {hero} across the {way}. ¶ "Not yet!" called {friend}. ¶ "Is it here now?" ¶ "I looked just now!" ¶ They were waiting for the {ride.stuff}. {hero} had the {ride}, and {friend} had the plan.',
        'Tap, tap, tap. That was {friend}, at the window across the {way}. {hero} tapped, too. One tap was hello. Two taps were no {ride.stuff} yet. A hundred taps were going to be yes. The {ride} was ready.',
      ],
      middle: [
        "{hero}'s window looked straight into {friend}'s window, with only the {way} in between. Each morning the two of them pulled back their curtains at the same moment, looked up at the sky, and shook their heads. No {ride.stuff} yet. They had the {ride}. They had a plan, too, drawn on both sides of the paper. They were going to do {ride.great}, both of them at once, and nobody had ever done that with {ride.a} that squeaked.",
        'The {ride} had been ready for three weeks. It stood in the hall, and everyone in the house had bumped into it by now. "Who sits where?" {friend} called across the {way}, leaning out over the sill. ¶ "You\'re in front," called {hero}. "I\'m brave behind people." ¶ All they needed was the {ride.stuff}. Then it would be {ride.great}, the two of them together, as soon as it was light.',
        'It was eleven jumps from {hero}\'s house to {friend}\'s. It was no jumps at all from window to window, because you can wave through glass. So every day began with waving. After that they both held a wet finger out into the air, to see whether there was any {ride.stuff} in it, and {friend} made a note. "Tomorrow," {friend} called. {Friend.they} had called "Tomorrow" for nineteen days. But the {ride} was ready, and some day it had to be true.',
        "A bell rang across the {way}. It was a teaspoon on a glass, and it meant: come to the window. There stood {friend}, with both thumbs down. No {ride.stuff}. {hero} put two thumbs down, too, and then they both grinned, because it was rather nice to be cross together. They had promised each other {ride.great}. It was not a thing that you could do alone. {Hero.they} had painted both names on the {ride}, and {friend}'s came first, since {friend.they} had spelled it.",
      ],
      preteen: [
        "There was nothing between {hero}'s window and {friend}'s except the width of the {way}, and over the years it had turned into a sort of second conversation, one in which nobody needed to speak. Curtains open meant that you were up. A cup on the sill meant that you were not to be talked to yet. These weeks of waiting had added one more sign, two thumbs turned down, which meant that there was still no {ride.stuff}, and that the {ride} would have to stand in the hall for another day. They had promised themselves {ride.great}, together, and {friend} had the whole thing drawn to scale.",
        '"Statistically," {friend} called across the {way}, with both elbows on the sill, "it has to be this week." {Friend.they} had said so last week as well, but with less evidence. {hero} looked up at an empty sky. They had agreed on it in the hottest part of the summer: the moment that there was {ride.stuff}, they were going to take the {ride} and do {ride.great}, both of them at once, {friend} in front to shout and {hero} behind to steer. Nobody had managed it before. It was possible, {hero} admitted, that nobody had been silly enough to want to.',
        "The list on the inside of {hero}'s cupboard had nine items, and eight of them were crossed out. *Find boards. Find nails. Say sorry about boards.* The {ride} stood finished in the hall, a little larger than intended, and it had room for exactly two. Only the last item was left, and it said: *{ride.stuff}*. That one could not be found, bought, or borrowed from a neighbor. Every morning {hero} went to the window and looked across the {way} to the other window, where {friend} was standing with an identical list, holding up an identical pencil, and shaking {friend.their} head.",
        'A teaspoon struck a glass on the far side of the {way}, three times, which was the signal for important news. {hero} was at the window before it had stopped ringing. {friend} stood opposite in a dressing gown, looking up at the clouds with great dignity, and then shook {friend.their} head. There was no news. There had only been the hope of some. It made {hero} laugh, because {hero.they} had been about to pick up a teaspoon too. They had waited for the {ride.stuff} since the summer, and for {ride.great}, and there was hardly a better person to wait with.',
      ],
    },
    more: {
      middle: [
        '"What if it comes in the night?" asked {hero}. ¶ "Then I throw my slipper at your window," said {friend}. They had tried it once. The slipper was still on the roof.',
      ],
      preteen: [
        'The point of it, as far as {hero} could have explained, was not the speed. It was that the two of them would arrive at the end of it at the same moment, in the same heap, and would be able to say for the rest of their lives, "Do you remember?" You cannot say that to a person who was not there.',
      ],
    },
  },
  {
    id: 'ready',
    purpose: 'The great plan: who sits where.',
    core: false,
    rank: { young: 9, old: 5 },
    valence: 1,
    scene: {
      setting: 'hallway',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'work', 'happy', '{ride}'],
        ['friend', 'point', 'happy', '{ride}'],
        ['companion', 'sit', 'happy', '{ride}'],
      ],
      props: ['{ride}', 'brush'],
      action: '{hero} and {friend} make the {ride} ready.',
    },
    text: {
      toddlers: [
        'Rub, rub, rub. {hero} rubs the {ride}. {friend} rubs it, too. Now it shines.',
        '"You here," says {hero}. "Me there," says {friend}. Two places. Just right!',
        "Dab, dab! Red paint! One dab here. One dab there. One dab on {friend}'s nose.",
      ],
      early: [
        'They rubbed the {ride} with a candle, to make it fast. {hero} rubbed the left side. {friend} rubbed the right side. "What if my side is faster?" asked {friend}. "Then we will go in a circle," said {hero}.',
        '"Who goes in front?" asked {hero}. "I do," said {friend}. "I have the loudest shout." They tried it in the hall. {friend} shouted. A picture fell off the wall. "Good," said {hero}. "That was very good."',
        '{friend} brought a bun for the great day. They hid it in the {ride}. The next day they looked if it was still there. They tried a bit, to see if it was still good. It was. After that there was no more bun.',
      ],
      middle: [
        'On Saturday they practiced in the hall. {friend} sat in front and called out the dangers. "Tree!" called {friend}, and they both leaned. "Rock! Duck! Teacher!" ¶ "Why a teacher?" asked {hero}. ¶ "You never know," said {friend}. They leaned so hard for the teacher that they took the umbrella stand with them.',
        '{hero} painted the names on it. {Hero.they} had started too large, so {friend}\'s name was huge, and {hero.their} own had to go around the corner. "You can hardly read mine," said {hero}. ¶ "Yours is for the people behind us," said {friend}. They both thought about how many people there would be behind them.',
        'They had rubbed it with candles, and with soap, and with the rind of a cheese. The rind had been {friend}\'s idea. The {ride} did not get any faster, but [?companion: {companion} followed it everywhere now][!companion: a neighbor\'s cat followed it everywhere now]. "If we come in last," said {friend}, "at least we\'ll have company."',
      ],
      preteen: [
        'There was a rehearsal in the hall, with chairs for scenery. {friend} sat in front and named the hazards as they came, and {hero} steered around them with great seriousness, until {friend} called, "Distant aunt, approaching on the left!" and they both leaned the wrong way and had to be dug out of the coats. They lay there for some time, being no use to anyone. It occurred to {hero} that this was quite possibly already the best part.',
        "They had drawn up a contract, because {friend} liked contracts. It laid down that neither party was to attempt {ride.great} without the other one, that the winnings were to be shared, and that in case of disaster each would claim that it had been the other's idea. {hero} signed on the dotted line. {friend} signed too, with a flourish, and stamped it with half a potato. It was, they agreed, entirely watertight.",
        'The rind of a cheese, {friend} had read, was what the professionals used. They rubbed the {ride} with it for a whole wet afternoon, until it shone like a piano and smelled like a cellar. [?companion: {companion} would not leave it alone. ]"I don\'t believe it makes the slightest difference," said {hero} at last. ¶ "Of course it doesn\'t," said {friend}, going on rubbing, "but think how well we\'ll know it by the time we go."',
      ],
    },
    more: {
      preteen: [
        'When {friend} had gone home across the {way}, {hero} sat down alone in the back seat and leaned to the left and to the right. It was not at all the same, with nobody in front to shout.',
      ],
    },
  },
  {
    id: 'in-bed',
    purpose: 'The friend has to stay in bed for a long while, and nobody may visit.',
    core: true,
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'sad', 'window'],
        ['mentor', 'comfort', 'calm', 'hero'],
        ['companion', 'sit', 'worried', 'window'],
      ],
      props: ['window', 'house'],
      action: '{hero} hears that {friend} has to stay in bed, and nobody may visit.',
    },
    text: {
      toddlers: [
        '[+ Oh no. ]{friend} {ill.thas}. {friend} must stay in bed[+  for a long, long time].',
        'Where is {friend}? {friend} {ill.thas} and is in bed. "No visits yet," says {mentor}.',
        '{hero} waves. {friend} waves from bed. {friend} {ill.thas}. They cannot play today.',
        '"Come out, {friend}!" But {friend} {ill.thas}. {mentor} says, "First rest. Then play."',
      ],
      early: [
        'One day {friend} {ill.has}. "Will it get better?" asked {hero}. "Yes," said {mentor}. "But it will take long. And nobody may visit until the doctor says so." Across the {way} lay {friend}, right by the window. {Hero.their} tummy felt {img.is}.',
        'No tap came at the window. {hero} tapped first. Then {hero.they} saw. {friend} was in bed, with {ill.look}. "{friend} {ill.now}," said {mentor}. "It is just slow. No visits for now." It was only one {way}. It had never been so wide.',
        '"How many days?" asked {hero}. ¶ "A lot of days," said {mentor}. ¶ "More than five?" ¶ "More than five and five and five." ¶ {friend} {ill.has}, and nobody was to go in. {hero} could see {ill.look}. {Hero.their} tummy felt {img.is}.',
        '{hero} put on both shoes to go and see {friend}. "Stop," said {mentor}. "{friend} {ill.now}. {ill.rule}." {hero} took off one shoe. "May I go with one shoe?" No, not with one. Across the {way}, in a bed by the glass, sat {friend}. They both just looked.',
      ],
      middle: [
        'Then one morning only one of the curtains opened. ¶ "{friend} {ill.now}," said {mentor}, and sat down beside {hero}. "It isn\'t dangerous. It\'s only long. No visitors until the doctor says so." ¶ "Not even quick ones?" ¶ "{ill.rule}," said {mentor}. ¶ Later they moved {friend}\'s bed over to the window. {hero} could see {ill.look}, and one hand, waving slowly. {Img.start}.',
        '"How long is long?" asked {hero}. ¶ {mentor} thought about it. "You know how it feels until supper when there are pancakes? Longer than that. Weeks." ¶ {friend} {ill.has}. It would get well all by itself, the doctor said, but it could not be hurried, and there were to be no visits. {hero} went to the window and looked at {ill.look}. The {way} was as wide as ever. It had only stopped being a place that you could cross. {Img.start}.',
        'There was a notice on {friend}\'s door. {hero} could read it from {hero.their} own window. It said NO VISITORS, and underneath somebody had added PLEASE, which did not help. {friend} {ill.has}. "{Friend.they} will be well again," said {mentor}. "It\'s quite sure, and it\'s quite slow." ¶ In the bed behind the glass sat {friend}, with {ill.look}. {Friend.they} pointed at the {ride.stuff} that wasn\'t there yet, and put two thumbs down. {hero} did it, too. {Img.start}.',
        '{hero} was halfway into {hero.their} coat. "Where to?" asked {mentor}, who had just come in from the {way}. ¶ "Over to {friend}." ¶ "Sit down a moment," said {mentor}. And so {hero} heard it with one arm in a sleeve: {friend} {ill.has}, {friend.they} had to stay in bed for weeks, and nobody was to visit. It was not a bad thing to have. It was just a very long one. {hero} stayed in the coat for the rest of the morning. Across the {way} they were pushing a bed to the window. {Img.start}.',
      ],
      preteen: [
        'In the second week of waiting, the curtain on the other side stayed shut. It was past nine when {mentor} came in, like somebody who is carrying something very full and is afraid of spilling it. "{friend} {ill.now}," {mentor.they} said. "It will be perfectly all right, and it will take a perfectly ridiculous time. And no visitors, I\'m afraid, until the doctor says so." ¶ "I wouldn\'t be a visitor," said {hero}. "I\'d be me." ¶ "{ill.rule}," said {mentor}, "and that goes for you as well." By the afternoon they had moved the bed to the window, so that you could see {ill.look}, and a hand, which waved. {Img.start}.',
        '"Define *a while*," said {hero}. ¶ "Weeks," said {mentor}, who did not believe in smaller doses. "Quite a number of them." ¶ It was an entirely ordinary piece of bad luck. {friend} {ill.has}, as thousands of people do every year, and every one of them gets up again. There was nothing to be frightened of, and nothing at all to be done. Nobody was allowed in. When {hero} went to the window, the bed on the other side had been turned around so that {friend} could look out, and the two of them regarded each other across the {way} like people on two railway platforms. {Img.start}.',
        'The notice on the door across the {way} was printed in capitals. It said NO VISITORS, and it had been put up, as {hero} felt, with quite unnecessary thoroughness, at all four corners. {friend} {ill.has}. The doctor had been and gone, and had used the word *patience*, and had prescribed nothing else. "Everyone gets over it," said {mentor}, "and nobody gets over it quickly." In the window sat {friend}, with {ill.look}, holding up a sheet of paper with one line on it. It took {hero} a moment to read it at that distance. *Don\'t you dare be nice about it*, it said. {Img.start}.',
        '{hero} knew before anybody had told {hero.them}, because there was a cup on the other windowsill, and it was the invalid\'s cup, the one with two handles. {friend} {ill.has}. There had been a bump and a doctor and a good many telephone calls, and the result was that {friend} was going to lie in bed, and be looked after, and not be visited. "By anyone," said {mentor} gently. "{ill.rule}." ¶ "For how long?" ¶ "Until it\'s over," said {mentor}, and that, {hero} thought, was either a very wise answer or none at all. Across the {way} somebody was pushing a bed up to the glass. {Img.start}.',
      ],
    },
    more: {
      middle: [
        '"What happens in there all day?" asked {hero}. ¶ "Getting better," said {mentor}. "It\'s work, even if it looks like lying down."',
      ],
      preteen: [
        'They had planned everything except for this. {hero} went through the whole plan again, point by point, and there was not one word in it about what one of them was supposed to do if the other one had to lie still.',
      ],
    },
  },
  {
    id: 'gate',
    purpose: 'The hero would like to run over, gets as far as the gate, and keeps to the rule.',
    core: false,
    rank: { young: 7, old: 3 },
    valence: -1,
    scene: {
      setting: 'hallway',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'thinking', 'door'],
        ['companion', 'stand', 'happy', 'door'],
      ],
      props: ['door', 'shoe'],
      action: '{hero} would like to run across to {friend} and does not.',
    },
    text: {
      toddlers: [
        '{hero} runs to the door. Stop! No visits. {hero} stops. Good feet.',
        'One step. Two steps. Stop. "No visits," says {hero}. Back, back, back.',
        '{hero} wants to go. {hero} wants it so much. {hero} stays. Hard, hard, hard!',
      ],
      early: [
        '{hero} went to look at the door. {Hero.they} only wanted to look. Then the door was open. Then {hero.they} {hero:was|were} on the step. "No visits," {hero.they} told {hero.their} feet. The feet thought it over. Then they came back in.',
        {
          say: '"I could go on tiptoe," said {hero}. "Nobody would hear." "And the rule?" asked {mentor}. "The rule would hear," said {hero}. {Hero.they} let go of the door. It took quite a long time.',
          shows: shown.askedAtDoor,
        },
        'Nobody was looking. It was ten steps across. {hero} did three of them. That was nearly there. Then {hero.they} thought of {friend}, who had to rest. So {hero.they} took the three steps back. They were much bigger steps.',
      ],
      middle: [
        'It would have been so easy. {hero} stood at the open door after lunch, when everybody was asleep, and looked at the other door. Eleven jumps. [?companion: {companion} had done three of them already, and looked around to see where {hero} was. ]Nobody had to know. But the doctor had said no, and {friend} had to get well, and those were two sides of the same thing. "Come on," {hero} said [?companion: to {companion}][!companion: to {hero.their} own feet], "we\'re going in." It was the hardest thing that {hero.they} did that day, and it looked like nothing at all.',
        {
          say: '"May I wave from the step?" asked {hero}. {mentor} nodded. "From the gate?" {mentor} nodded again, more slowly. "From the other side, if I don\'t touch the door?" ¶ "And if it opened?" asked {mentor}. ¶ {hero} thought about it honestly. If it opened, {hero.they} would be inside before {hero.they} knew. "From the step, then," {hero.they} said.',
          shows: shown.askedAtDoor,
        },
        '{hero} had worked it out. If you held your breath, it was not really a visit. {Hero.they} got as far as the middle of the {way}, with fat cheeks, and there {hero.they} had to breathe. From up in the bed {friend} was watching. {Friend.they} wanted {hero} to come. You could see it. And {friend.they} shook {friend.their} head. So {hero} went back, and breathed all the way.',
      ],
      preteen: [
        "There was no policeman at the door across the {way}. There was only the notice, and four drawing pins, and {hero}'s promise, which had not even been said aloud. {Hero.they} stood on the step for quite some time. A rule is an odd thing, {hero.they} thought, when there is nobody about: it weighs hardly more than a feather, and yet you cannot lift it. {hero} sat down where {hero.they} {hero:was|were}, on the near side, and stayed until {hero.their} feet got cold. It was as close as a person could be without being closer.",
        '{hero} could think of three perfectly convincing ways of getting in. The pantry window was one of them, and it was even possible that {friend}, who had no great opinion of rules, would be delighted. But wanting a thing for two people does not make it good for either, and {hero} had heard what the doctor said. {Hero.they} went through all three of the ways once more, from the beginning, with a certain admiration. Then {hero.they} put the shoes back in the rack, side by side, and went to look for some other thing to do.',
        {
          say: '"You\'ve been standing there with your hand on the latch," said {mentor}, "since I started on the potatoes." ¶ "I\'m not going," said {hero}. ¶ "I can see that you\'re not." ¶ "I just want it to be clear that I could." ¶ {mentor} put down the knife. "It\'s the ones who could," {mentor.they} said, "that the rule is for." After another minute {hero} let go of the latch, which had become quite warm.',
          shows: shown.askedAtDoor,
        },
      ],
    },
    more: {
      preteen: [
        'When {hero} returned to the window upstairs, a new sheet of paper had appeared on the opposite side, and it was evident that the whole undignified performance had been followed with interest from beginning to end. *Saw you*, it said; and underneath, in much smaller letters: *Thanks for not.*',
      ],
    },
  },
]
