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
        '{unit.plink}, {unit.plink}! {hero} has a jar. {guest} has a jar. So many {unit.s}!',
        'One {unit} for the jar. [?companion: {companion} finds one. ]Who has the most, {hero} or {guest}?',
        '"I want to {gain.do}!" says {hero}. "Me, too," says {guest}. Find the most {unit.s}!',
        '{hero} fills a jar. {guest} fills one, too. [?friend: {friend} helps. ]{unit.plink}! So full!',
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
        "It had begun as a way of keeping small children busy, and at some point in the last hundred years it had become serious. In the week before the fair everybody went out and gathered {unit.s}, and whoever brought in the most was permitted to {gain.do}, on Saturday, with the whole town looking on. It was done once a year, by one person. {hero} had watched other people do it ten times, and had clapped, and had been generous about it, and this year {hero.they} intended to be on the other side of the clapping. [?friend: {friend} had been appointed as manager, and was already tired of it. ]Only {guest} could still prevent it, since {guest}'s jar was exactly as full as {hero.theirs}.",
        '{hero} had a jar with a lid, a list of the eleven best places, and a stiff neck. {Hero.they} had been {unit.where} every morning before school, in the wet, picking up {unit.s} as though each of them were a coin. They were worth nothing at all, of course. But the person who had most of them when they were counted would {gain.do} at the fair, and {hero} wanted that so much that {hero.they} would have been embarrassed to tell anyone. [?companion: {companion} had come along every single time, and thought that it had gone very well. ]There was somebody else {unit.where} each morning, equally wet. They nodded to each other, {hero} and {guest}, like two people who happen to be fishing for the same fish.',
        '"What would you do with it, if you won?" asked {guest}. They were sitting on the wall at the end of an afternoon, with their two jars between them.¶"The same as everyone," said {hero}. "I\'d {gain.do}." It sounded a little bald, put like that. {Hero.they} tried to think how to explain that it was not the thing itself so much as being, for once, the one who did it, instead of the one who made room at the side. "What would you?"¶"I\'d do it for a very long time," said {guest}, after some consideration, "until they asked me to stop." {hero} thought that this was an excellent answer, and was sorry that one of them would have to lose. [?friend: "You could always fight," suggested {friend}. ]',
        '{unit.plink}. It was surprising how a sound could get into your head. For five days {hero} had been hearing it even in {hero.their} sleep: {unit.plink}, and one more {unit} lay in the jar, and the jar was a little fuller, and the fair was a little nearer. Whoever brought the most would be the one to {gain.do}, which was an honor that could be neither bought nor borrowed. [?companion: {companion} had long ago lost interest. ]{hero} knew to the last one how many {hero.they} had. {Hero.they} also believed that {hero.they} knew how many {guest} had, having listened carefully from the other side of the hedge, and if {hero.they} had heard correctly, there was nothing between them at all.',
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
        'What {hero} liked about it was that it was so entirely fair. You could not be clever at it, or popular, or have the right sort of shoes. You had to walk along with your eyes on the ground and pick up what was there, and then do the same thing again on the following day; and in the end somebody would count, and the number would be the number. There were not many things in life, {hero.they} had noticed, that you could say that about.',
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
        '{guest} has a good {unit}. It has {unit.tmark}. "Oooh," says {hero}.',
        '"See mine!" says {guest}. It has {unit.tmark}. [+ [?companion: {companion} looks. ]]{hero} looks. Nice!',
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
        'Among the hundreds of {unit.s} that were picked up that week there was a single one that anybody would have recognized. It had {unit.mark}. {guest} had found it on the Tuesday, and {guest.they} had carried it around to be admired, like somebody with a new nephew. "It\'s got an expression," {guest.they} insisted. {hero}, who was in a position to be objective, looked at it for some time and was compelled to agree. It looked mildly surprised. [?friend: "It\'d be surprised to hear what you two talk about," said {friend}. ]{guest} laid it on the very top of the jar, with its face toward the glass.',
        '"I\'ve had an offer for it," said {guest}, unfolding a handkerchief. Inside lay a {unit} with {unit.mark}. "Two ordinary ones and half a licorice stick." {Guest.they} had declined. {hero} turned it over with one finger. It was absurd to covet such a thing, and {hero.they} coveted it very much. There was something about it that made all of the others look as if they had been made by the dozen. "It\'ll only count as one, you know," {hero.they} said, more sharply than {hero.they} had intended.¶"Of course," said {guest}, and wrapped it up again, not at all offended. "I just like knowing that it\'s in there."',
        "It was part of {guest}'s character to grow fond of things. By the middle of the week {guest.they} had named about a third of {guest.their} {unit.s}, and the chief of them, which had {unit.mark}, was known as the Ambassador. {hero} teased {guest.them} about it a good deal. [?companion: Even {companion} was introduced to the Ambassador, formally, and bore it well. ]But privately {hero} went through {hero.their} own jar that evening, holding up one after another to the lamp, in the hope that some of them might prove to have a face; and none of them had.",
      ],
    },
    more: {
      middle: ['"Don\'t you lose him," said {hero}, and meant it kindly.'],
      preteen: [
        'They walked back together, each with a jar under one arm, walking carefully so as not to spill. It was a good part of the day, that walk. {hero} sometimes thought that if there had been no contest {hero.they} would never have gotten to know {guest} at all, and sometimes that if there had been no contest they could have been much better friends, and it was difficult to see how both of these could be true.',
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
        'There existed between them an unwritten agreement: nobody started before six in the morning, and nobody went on after dark. On Wednesday {hero} had arrived at five minutes to, and found {guest} sitting on the gate, fully dressed, looking at the church clock. "I\'m not looking for any," said {guest} with dignity. "I\'m just sitting here next to them." [?companion: {companion} sat down between them, as a neutral power. ]They waited together in silence, side by side. At the first stroke of six they both jumped, and both landed on the same one.',
        '"I ought to tell you that I\'ve stopped sleeping," said {guest}. "I keep on counting them."¶"So do I," said {hero}. "I got to sixty last night, but I believe some of them were owls." It was peculiar to have so much in common with the one person whom you needed to beat. [?friend: {friend} said that they might as well get married. ]They looked at each other\'s jars, and then quickly at the sky, where there was nothing that could be counted.',
        'It grew so close toward the end that both of them took to measuring. {hero} tied a thread around {hero.their} jar at the level of the topmost {unit}. {guest} laid a ruler across {guest.theirs}. They compared the results and quarreled for some time over whether you measured to the top of the heap or to the hollows. [?friend: "Weigh them," said {friend}. They had thought of that; the kitchen scales had been broken in the attempt. ]There was nothing for it but to wait until somebody with authority sat down and counted.',
      ],
    },
    more: {
      preteen: [
        'Looking back, {hero} considered that this had been the happiest part. Neither of them had won yet and neither had lost. There was mud, and there was somebody to be muddy with; and the whole of Saturday still lay ahead, shining, and belonged equally to both of them.',
      ],
    },
  },
]
