import type { Beat } from '../plot.ts'

/** Everybody gathers, and two are level. */
export const gatherBeats: readonly Beat[] = [
  {
    id: 'gather',
    purpose: 'what is gathered and what it is for: whoever has the most may do it, tomorrow at the fair',
    core: true,
    valence: 1,
    scene: {
      setting: 'meadow',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'reach', 'happy', '{unit}', 'jar'],
        ['guest', 'kneel', 'happy', '{unit}', 'jar'],
        ['friend', 'kneel', 'happy', '{unit}'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['jar', 'tree', '{unit}'],
      action: '{hero} and {guest} gather {unit.s} in two jars.',
    },
    text: {
      toddlers: [
        '{hero} puts {unit.s} in a jar. {guest} does it, too. Who has the most? That one may {gain.do}!',
        'Who has the most {unit.s}? [?companion: {companion} finds one. ]Is it {hero} or {guest}? That one may {gain.do}!',
        '"I want to {gain.do}!" says {hero}. "Me, too," says {guest}. The most {unit.s} win!',
        '{hero} fills a jar with {unit.s}. {guest} fills one, too. [?friend: {friend} helps. ]The most wins! That one may {gain.do}.',
      ],
      early: [
        'Every day {hero} looked for {unit.s}. {Hero.they} looked before lunch and after lunch. [+ Once {hero.they} looked during lunch. ]Whoever had the most in the jar would {gain.do} at the fair. [?companion: {companion} helped, and mostly sat on them. ]{guest} was looking, too. {guest} had a jar of {guest.their} own.',
        'The jar had been for jam. Now it was for {unit.s}. {hero} wrote {hero.their} name on it. [+ {Hero.they} wrote it so big that it went all the way around. ]On the next stump stood {guest}\'s jar. "Whoever has the most gets to {gain.do}," said {guest}. "I know," said {hero}. Everybody knew.',
        '{unit.plink}! That was one. {unit.plink}! That was one more. {hero} loved that sound. [?friend: {friend} loved it, too, and shook the jar to hear it again. ]Soon it would be the fair, and whoever had the most {unit.s} would {gain.do}. {unit.plink}! That was not {hero}. [+ That was {guest}, on the other side of the tree.]',
        '"How many do you have?" asked {guest}. "I\'m not telling," said {hero}. "How many do you have?" "I\'m not telling, either." They both went on looking for {unit.s}. [?companion: Only {companion} knew, and {companion} never told. ]At the fair, the one with the most would {gain.do}.',
      ],
      middle: [
        '{hero} did not usually get up early, but that week {hero.they} {hero:was|were} always the first one {unit.where}. It was the week of the {unit.s}. Whoever had gathered the most of them by Friday would be allowed to {gain.do}, on Saturday, at the fair, in front of everybody. There was just one of those, and it was done just once. [?friend: {friend} held the bag. ][?companion: {companion} found things that were not {unit.s}. ]{hero} had wanted it since {hero.they} {hero:was|were} so small that {hero.they} had to be held up to see. The only trouble was that {guest} got up early, too.',
        'There were two jars on the wall, and there was a week between them and the fair. One had {hero}\'s name on it, and the other had {guest}\'s. {unit.plink}, went the {unit.s}. {unit.plink}, {unit.plink}. Sometimes one jar was ahead, and sometimes the other. On Saturday whoever had the most would {gain.do}, and that happened once a year and to one person. [?companion: {companion} guarded both of them, chiefly by lying in the way. ]"We could both stop looking," said {guest}. "You first," said {hero}. Neither of them stopped.',
        '"Is that your fortieth?" asked {guest}.¶"It might be," said {hero}, and dropped it into {hero.their} jar. {unit.plink}. "Is that yours?"¶"It might be," said {guest}. {unit.plink}. They had been at it since Monday, side by side, {unit.where}, and they had never looked so politely past each other. It was all for the fair. Whoever brought in the most {unit.s} would be the one to {gain.do}. [?friend: {friend} had given up on Wednesday and now did the cheering. ]On Friday they would be counted.',
        "Three hundred days a year nobody cares about {unit.s}. Then comes the week before the fair, and you can't get one for money. The rule was as old as the town: whoever has the most may {gain.do}. {hero} had turned over every leaf twice. [?companion: {companion} had turned over the rest. ]{hero}'s knees were green, and {hero.their} jar was so full that it had begun to sound different, lower and more important. There was one other jar that sounded like that. It was {guest}'s.",
      ],
      preteen: [
        "It had started as something to keep the little kids busy, and by now the entire town was crazy about it. In the week before the fair everybody went out and gathered {unit.s}, and whoever brought in the most of them was allowed to {gain.do} on Saturday, with everyone watching. Only one person got to do it, once a year. Every year {hero} had stood in the crowd and clapped for somebody else, and this time {hero.they} wanted the others to do the clapping. [?friend: {friend} was {hero.their} manager, and mainly carried the sandwiches. ]There was only one problem, and that was {guest}, because {guest}'s jar was exactly as full as {hero.theirs}.",
        "{hero} had a jar with a lid, a list of the nine best places, and a stiff neck. Every morning that week, before school, {hero.they} had been {unit.where} in the wet grass, picking up {unit.s} as if they were gold coins. They weren't worth anything. But whoever had the most of them, when they were counted, would get to {gain.do} at the fair, and {hero} wanted that so badly that {hero.they} hadn't told anyone how much. [?companion: {companion} came along every single time and thought that it was a wonderful hobby. ]There was always somebody else there, too, with socks that were just as wet. {hero} and {guest} nodded at each other and went on picking, like two people who are after the same fish.",
        '"What would you do if you won?" asked {guest}. They were sitting on the wall at the end of the afternoon, with their two jars of {unit.s} between them, and whoever had the most tomorrow would be the winner.¶"The same as anybody," said {hero}. "I\'d {gain.do}." It sounded so small when you said it out loud. {Hero.they} didn\'t know how to explain that {hero.they} had wanted it ever since {hero.they} {hero:was|were} so little that somebody had to lift {hero.them} up to see. "And what would you do?"¶"I\'d do it for a really long time," said {guest}, "until they came and asked me to stop." {hero} thought that this was the best answer {hero.they} had ever heard, and that it was a pity that one of them would have to lose. [?friend: "You could always arm-wrestle for it," said {friend}. ]',
        "{unit.plink}. That was the sound it made when one more {unit} dropped into the jar, and after five days {hero} heard it even in {hero.their} sleep. {unit.plink}, and the jar was a little fuller, and the fair was a little closer. Whoever brought in the most would get to {gain.do}, and that was something you couldn't buy, and couldn't borrow from anybody, either. [?companion: {companion} had stopped finding it exciting on about the second day. ]{hero} knew exactly how many {hero.they} had. {Hero.they} also thought that {hero.they} knew how many {guest} had, because {hero.they} had crouched behind a hedge and counted the sounds, and if {hero.they} had heard right, the two of them had exactly the same number.",
      ],
    },
    more: {
      toddlers: ['Look here. Look there. Look under that!'],
      early: [
        'You did not have to be tall for it. You did not have to be fast. You just had to look, and look, and look again.',
      ],
      middle: [
        'It was a fair sort of contest, and that was the best thing about it. You did not have to be tall or quick, or know anybody. You only had to look, and to go on looking after you had stopped wanting to.',
      ],
      preteen: [
        "What {hero} liked about it was that it was so fair. You didn't have to be clever, or popular, or have the right kind of shoes. You only had to get up early and pick up what was there, and do it again on the next day, and in the end somebody counted, and the number was the number. There weren't many things that you could say that about.",
      ],
    },
  },
  {
    id: 'best-one',
    purpose: "the other one's special find, known by its mark: planted",
    core: false,
    rank: { young: 1, old: 1 },
    valence: 1,
    scene: {
      setting: 'meadow',
      time: 'day',
      shot: 'close',
      cast: [
        ['guest', 'hold-up', 'joy', '{unit}', '{unit}'],
        ['hero', 'lean', 'wow', '{unit}'],
        ['friend', 'lean', 'wow', '{unit}'],
      ],
      props: ['{unit}', 'jar'],
      action: '{guest} shows {hero} a {unit} that is like no other.',
    },
    text: {
      toddlers: [
        '{guest} has a good {unit}. It has {unit.tmark}. [+ "Oooh," says {hero}.]',
        '"See my {unit}!" says {guest}. It has {unit.tmark}. [+ [?companion: {companion} looks. ]]{hero} likes it.',
        'One {unit} has {unit.tmark}. It is {guest}\'s. "Good night," {guest} tells it. [+ Hee, hee!]',
      ],
      early: [
        '"Look at this one," said {guest}. It had {unit.mark}. There was no other {unit} like it. {hero} looked for a long time. "What do you call it?" {hero.they} asked. "Bob," said {guest}. [+ That was all. It looked like a Bob. ]',
        '{guest} came running. "I found the king of them!" {Guest.they} held it out. It was a {unit} with {unit.mark}. [?friend: "It\'s just a {unit}," said {friend}, but {friend.they} looked twice. ]"It still counts as one," said {hero}. "I know," said {guest}, and kissed it, and dropped it in.',
        'One was not like the rest. It had {unit.mark}. {guest} had found it on Monday, and {guest.they} showed it to the baker. {Guest.they} showed it to a horse. [+ The horse was not so sure. ]Now {guest.they} showed it to {hero}. "It\'s the best one in the world," said {hero}, and it was.',
      ],
      middle: [
        'On Tuesday {guest} found the best one. It was a {unit} with {unit.mark}, and {guest.they} ran all the way down the street to show it. "He\'s called the Admiral," {guest.they} said. {hero} looked at the Admiral from all sides. {Hero.they} would have given three of {hero.their} own for him. [?friend: "He counts as one," said {friend}, "like anybody." ]"I know that," said {guest}, "but he counts as one *with a face*." And {guest.they} put him in on top, where he could see out.',
        'You would think that one {unit} is like another. {guest} did not think so. {Guest.they} had one with {unit.mark}, and before it went into the jar it had to be shown to everyone. The baker saw it. The baker\'s mother saw it, through the window, with her glasses on. [?companion: {companion} had it held in front of {companion.their} nose. ]"Well?" said {guest} to {hero}. {hero} wanted to say that it was nothing special. "It\'s wonderful," {hero.they} said. It just came out.',
        '"Guess what I\'ve got," said {guest}, with both hands shut. {hero} guessed a frog. {Hero.they} guessed a tooth. It was neither. It was a {unit} with {unit.mark}, and {guest} breathed on it and polished it on {guest.their} sleeve. "If I win, it\'ll be because of this one."¶"It\'s only one more," said {hero}.¶"Everything is only one more," said {guest}, and it turned out afterward that there was quite a lot in that.',
      ],
      preteen: [
        'There were hundreds of {unit.s} that week, and only one of them that anybody would have known again. It had {unit.mark}. {guest} had found it on Tuesday, and carried it around to show to people, like somebody with a new baby. "It\'s got a face," {guest.they} said, "if you look at it from the side." {hero} looked at it from the side, and had to admit that it did have a face, and that the face looked a bit surprised. [?friend: "You\'d be surprised, too, if two people stared at you like that," said {friend}. ]{guest} put it at the very top of the jar, with its face to the glass, so that it could see out.',
        '"Somebody wanted to trade me for it," said {guest}, and unfolded a handkerchief. In it lay {unit.a} with {unit.mark}. "I could have had two ordinary ones and half a licorice stick." But {guest.they} had said no. {hero} turned it over with one finger. It was ridiculous to want it, and {hero} wanted it so much that {hero.they} had to put {hero.their} hands in {hero.their} pockets. "It only counts as one, you know," {hero.they} said, and it came out a lot meaner than it was supposed to.¶"I know," said {guest}, wrapping it up again, and wasn\'t offended at all. "I just like knowing that it\'s in there."',
        "{guest} got attached to things. By the middle of the week {guest.they} had given names to about a third of {guest.their} {unit.s}, and the most important one, which had {unit.mark}, was called the Ambassador. {hero} made fun of {guest.them} for it all the way home. [?companion: Even {companion} had to be introduced to the Ambassador, and sniffed it politely. ]But in the evening, when nobody was looking, {hero} went through {hero.their} own jar and held them up to the lamp, one after another, to see if there was a single one among them that looked like somebody. There wasn't.",
      ],
    },
    more: {
      middle: ['"Don\'t you lose him," said {hero}, and meant it kindly.'],
      preteen: [
        "They walked home together, each with a jar under one arm, very carefully, so as not to spill. {hero} liked that part of the day. If there hadn't been a contest, {hero.they} would never have gotten to know {guest}, and if there hadn't been a contest, they could have been really good friends, and it was difficult to see how both of those could be true.",
      ],
    },
  },
  {
    id: 'rival',
    purpose: 'they are level, and both want it; a laugh',
    core: false,
    rank: { young: 9, old: 9 },
    valence: 1,
    scene: {
      setting: 'meadow',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'run', 'laugh', 'guest', 'jar'],
        ['guest', 'run', 'laugh', 'hero', 'jar'],
        ['companion', 'run', 'happy', 'hero'],
        ['friend', 'cheer', 'laugh', 'hero'],
      ],
      props: ['{unit}', 'tree'],
      action: '{hero} and {guest} both run for the same {unit}.',
    },
    text: {
      toddlers: [
        'There is one! {hero} runs. {guest} runs. Bump! [+ Two heads. ]One {unit}. Hee, hee!',
        'One for {hero}. One for {guest}. One for... [?companion: {companion}? ][!companion: the bird? ]No, no! Hee, hee!',
        '"Mine is so full!" "Mine is so full, too!" {hero} hops. {guest} hops. {unit.plink}, {unit.plink}!',
      ],
      early: [
        'They saw it at the same time. It was the last {unit} on that side. {hero} ran, and {guest} ran, and their heads went bonk. "You take it," said {guest}, and rubbed {guest.their} nose. "No, you," said {hero}. [+ While they were so polite, a bird took it. ]',
        '"You have mud on your nose," said {guest}. "You have mud on both your ears," said {hero}. They had been on their knees all day. [?friend: {friend} said that they looked like two potatoes. ]"I will still win," said the one potato. "No, I will," said the other.',
        '{hero} walked fast. {guest} walked faster. {hero} trotted. {guest} trotted. By the gate they were both running, with their jars held tight, and {unit.plink}, {unit.plink}, they lost six each. [+ Then they had to crawl all the way back. ]',
      ],
      middle: [
        'Each evening they stood their jars on the wall, side by side, and looked at them with their heads tilted. "Mine\'s higher," said {hero}. "Yours are just lying badly," said {guest}. They shook them down, each the other\'s, to be fair. Now {guest}\'s was higher. [?friend: {friend} offered to sit on both of them. ]They shook them again. In the end they both had a jar of very tired {unit.s} and no idea at all.',
        'The last {unit} lay exactly in the middle of the path. {hero} saw it, and saw that {guest} saw it. They walked toward it like two people who are only out for the air. Three steps away they both began to run. What happened next was never quite cleared up, but it ended with four muddy knees and a squirrel on a branch, which had the {unit}, and looked down at them, and chewed. [?companion: {companion} was the only one who enjoyed it. ]',
        '"If you win," said {guest}, "I\'ll clap for you. But I won\'t enjoy it."¶"If you win," said {hero}, "I\'ll clap so hard that you\'d think I did." They shook hands on it. Their hands were so sticky with mud and leaves that they had some trouble in getting them apart again. [?friend: {friend} had to pull. ]It was a good quarrel, they both felt. It had hardly any quarrel in it.',
      ],
      preteen: [
        'They had an agreement, although nobody had ever said it out loud. Nobody started before six in the morning, and nobody went on after dark. On Wednesday {hero} got there at five minutes to six, and found {guest} sitting on the gate and looking at the church clock. "I\'m not picking any up," said {guest}. "I\'m only sitting here next to them." [?companion: {companion} sat down between the two of them, to keep the peace. ]So they waited side by side and didn\'t say another word, and on the first stroke of six both of them jumped, and both of them landed on the same one.',
        '"I can\'t sleep anymore," said {guest}, "because I lie there and count them."¶"So do I," said {hero}. "Last night I got to sixty, but I think that some of them were owls." It was funny to have so much in common with the one person you had to beat. [?friend: "Maybe you should start a club," said {friend}. ]They looked at each other\'s jars, and then both of them looked up at the sky very quickly, because there was nothing up there that you could count.',
        'By Thursday it was so close that they started to measure. {hero} tied a thread around {hero.their} jar, exactly as high as the topmost {unit}, and {guest} held a ruler against {guest.theirs}. Then they argued for half an hour about whether you measured to the top of the heap or to the gaps in between. [?friend: "Why don\'t you just weigh them?" asked {friend}. They had tried that already, and now the kitchen scale said eleven pounds when there was nothing on it. ]In the end they had to wait, like everybody else, until somebody important sat down and counted.',
      ],
    },
    more: {
      preteen: [
        'Afterward {hero} thought that this had been the best part of all. Nobody had won yet, and nobody had lost. There was plenty of mud, and somebody to be muddy with, and Saturday was still to come, and it still belonged to both of them.',
      ],
    },
  },
]
