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
        '{hero} and {friend} lived across the {way} from each other, and they could talk with their windows. If the curtains were open, you were awake, and a cup on the sill meant that you didn\'t want to be talked to yet. In these weeks they had one sign more. Two thumbs down meant "still no {ride.stuff}," and then the {ride} had to stand in the hall for another day. They had built it together, and they had promised each other that they would do {ride.great} together, on the very first day.',
        '"It has to be this week," {friend} called across the {way}, with both elbows on the sill. {Friend.they} had said so last week, too. {hero} looked up, and the sky was empty. They had planned it all in the hottest part of the summer, and as soon as the {ride.stuff} came, they were going to take the {ride} and do {ride.great}, both of them at once. {friend} would sit in front and shout, and {hero} would sit behind and steer. Nobody had ever done that before, and maybe nobody else had ever been silly enough to want to.',
        "On the inside of {hero}'s cupboard there was a list with nine things to do, and eight of them were crossed out, from finding boards to saying sorry about the boards. The {ride} was finished. It stood in the hall, and it was a bit bigger than they had planned, and there was room for exactly two. Only the last thing was left, and that was {ride.stuff}, and you couldn't buy it or borrow it. Every morning {hero} went to the window and looked across the {way}. In the other window {friend} was standing with the same list, and shaking {friend.their} head.",
        'Across the {way} somebody hit a glass with a spoon, three times, and that meant important news. {hero} ran to the window so fast that it was still ringing. {friend} stood over there in a bathrobe and looked up at the clouds for a long time, and then {friend.they} shook {friend.their} head. So there was no news at all. It made {hero} laugh, because {hero.they} had just been going to hit a glass, too. They had been waiting for the {ride.stuff} since summer, and for {ride.great}, and there was nobody in the world who was better to wait with.',
      ],
    },
    more: {
      middle: [
        '"What if it comes in the night?" asked {hero}. ¶ "Then I throw my slipper at your window," said {friend}. They had tried it once. The slipper was still on the roof.',
      ],
      preteen: [
        "It wasn't about going fast. {hero} wanted them both to get to the end of it at the same moment, and fall off in the same heap, so that for the rest of their lives they could say to each other, \"Do you remember?\" You can't say that to somebody who wasn't there.",
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
        'They practiced in the hall, with chairs for trees. {friend} sat in front and shouted whenever something was in the way, and {hero} steered around it, until {friend} yelled, "Look out, an aunt on the left!" Then they both leaned to the wrong side, and the whole {ride} tipped over into the coats. They lay there under the coats for a long time, and couldn\'t stop laughing, and {hero} thought that maybe this was already the best part.',
        "{friend} liked contracts, so they wrote one. It said that neither of them was allowed to do {ride.great} without the other one, and if anything went wrong, each of them would say that it had been the other one's idea. {hero} signed it at the bottom. {friend} signed it, too, with a long curly line under the name, and stamped it with half a potato, and after that it was official.",
        '{friend} had read somewhere that you had to rub it with the rind of a cheese. So they rubbed the {ride} for a whole rainy afternoon, until it shone like a piano and smelled like old feet. [?companion: {companion} wouldn\'t leave it alone after that. ]"I don\'t think that it\'ll be any faster," said {hero} at last. ¶ "Of course it won\'t," said {friend}, and went on rubbing, "but just think how well we\'ll know it."',
      ],
    },
    more: {
      preteen: [
        "When {friend} had gone home across the {way}, {hero} sat down on the back seat all alone and leaned to the left and to the right. It wasn't the same without somebody in front to shout.",
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
        'In the second week the curtain on the other side stayed shut, and {hero} waited until nine, and then {mentor} came in and closed the door very softly. "{friend} {ill.now}," {mentor.they} said. "Everything will be all right, but it\'ll take a very long time, and nobody may visit until the doctor says so." ¶ "But I\'m not a visitor," said {hero}. "I\'m me." ¶ "{ill.rule}," said {mentor}, "and that\'s for you, too." That afternoon they moved {friend}\'s bed to the window, and {hero} could see {ill.look}, and a hand, which waved. {Img.start}.',
        '"It\'s going to take a while," said {mentor}. ¶ "How long is a while?" asked {hero}. ¶ "It\'ll be weeks," said {mentor}, who always told you how it was, "and quite a lot of them." It was just bad luck. {friend} {ill.has}, the way lots of people do every year, and all of them get up again. So nobody had to be afraid, but nobody could do anything, either, and nobody was allowed in. When {hero} went to the window, the bed on the other side had been turned around so that {friend} could look out, and they looked at each other across the {way} and didn\'t know what to do. {Img.start}.',
        'There was a sign on the door across the {way}. It said NO VISITORS, and somebody had pinned it up at all four corners so that it couldn\'t even flap. {friend} {ill.has}. The doctor had been there, and had said that what it needed was patience, and he hadn\'t left anything else. "Everybody gets over it," said {mentor}, "and nobody gets over it quickly." {friend} was sitting at the window, with {ill.look}, and holding up a sheet of paper. {hero} had to squint to read it, and it said, *Don\'t you dare be nice about it.* {Img.start}.',
        '{hero} knew it before anybody told {hero.them}, because there was a cup on the other windowsill, and it was the one with two handles that you only got when you were sick. {friend} {ill.has}. The doctor had come and gone, and the telephone had been ringing all morning, and now {friend} had to stay in bed and couldn\'t have visitors. "Not even you," said {mentor} gently. "{ill.rule}." ¶ "For how long?" asked {hero}. ¶ "Until it\'s over," said {mentor}. Across the {way} somebody was pushing a bed up to the window. {Img.start}.',
      ],
    },
    more: {
      middle: [
        '"What happens in there all day?" asked {hero}. ¶ "Getting better," said {mentor}. "It\'s work, even if it looks like lying down."',
      ],
      preteen: [
        "They had planned everything, but they hadn't planned this. {hero} went through the whole plan again, and there wasn't one word in it about what you should do when the other one has to lie still.",
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
        "Nobody was guarding the door across the {way}. There was only the sign on it, and four pins, and {hero}'s promise, which {hero.they} hadn't even said out loud. {Hero.they} stood on the step for a long time with {hero.their} hand next to the bell. Then {hero.they} sat down right there, outside the door, because that was as close as you could get and still keep the rule, and {hero.they} stayed until {hero.their} feet got cold.",
        "{hero} knew three ways to get in. The window of the pantry was the best one, and {friend} would probably love it, because {friend.they} didn't like rules very much. {hero} put on {hero.their} shoes, but the doctor had said that it wasn't good for {friend}, and it wouldn't be any better for {friend.them} just because they both wanted it. {Hero.they} thought about the window of the pantry one more time. Then {hero.they} put the shoes back in the rack, and went to look for something else to do.",
        {
          say: '"You\'ve been standing there with your hand on the latch since I started on the potatoes," said {mentor}. ¶ "I\'m not going," said {hero}. ¶ "I can see that." ¶ "I just want you to know that I could." ¶ {mentor} put down the knife. "I know you could," {mentor.they} said, "and that\'s why they need the rule." {hero} stood there for another minute, and then {hero.they} let go of the latch, which had gotten quite warm.',
          shows: shown.askedAtDoor,
        },
      ],
    },
    more: {
      preteen: [
        'When {hero} came back to the window upstairs, there was a new sheet of paper on the other side. {friend} must have seen the whole thing. *Saw you*, it said, and under that, in much smaller letters, *Thanks for not.*',
      ],
    },
  },
]
