import type { Beat } from '../plot.ts'

/** What goes on underneath, and what it takes to go on watering. */
export const waitingBeats: readonly Beat[] = [
  {
    id: 'mentor-hands',
    purpose: "the mentor's slow work; the hero tells what happened",
    core: false,
    rank: { young: 7, old: 6 },
    valence: 0,
    scene: {
      setting: 'kitchen',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['mentor', 'work', 'calm', 'dough'],
        ['hero', 'sit', 'sad', 'mentor'],
        ['companion', 'lie', 'sleepy', 'mentor'],
      ],
      props: ['bowl', 'bread', 'table'],
      action: '{mentor} covers the bread dough with a cloth and waits, and {hero} watches.',
    },
    text: {
      toddlers: ['{mentor} makes bread. Push, pull, pat. Now the dough takes a nap. "Shh," says {mentor}.'],
      early: [
        '{mentor} was making bread. The dough lay in its bowl under a cloth. "May I look?" asked {hero}. "If you look, it gets cold," said {mentor}. {hero} thought about that. "I looked at my seed," {hero.they} said. "I broke its leg." {mentor} did not say a thing. {Mentor.they} made room on the bench.',
      ],
      middle: [
        '{mentor} was kneading bread and did not turn around. "You\'ve got earth on your chin," {mentor.they} said.¶So {hero} told {mentor.them} all about it, mostly into {hero.their} collar, while {mentor} went on pushing the dough away and pulling it back. Then {mentor.they} put it in the bowl and laid a cloth over it, the way you would with a child.¶"Now it has to be left," said {mentor}. "I\'m no good at that part, either. I used to lift up the cloth. My bread was like a plate."¶"Is the seed dead?"¶"I don\'t know," said {mentor}. {Mentor.they} never said that {mentor.they} knew when {mentor.they} didn\'t.',
      ],
      preteen: [
        '{hero} had not intended to tell anyone about it. But {mentor} was making bread, and it is extremely difficult to keep a secret from a person who is not looking at you, and so it came out between one push of the dough and the next. {mentor} neither stopped kneading nor said that it did not matter.¶"Roots do break," {mentor.they} said at last, "and sometimes they send down another, and sometimes they don\'t." {Mentor.they} laid a cloth over the bowl and tucked in the edges, as carefully as though there were somebody in it. "It\'s a great nuisance, isn\'t it, that the best of it always goes on where we can\'t get at it?"',
      ],
    },
    more: {
      middle: [
        'They sat and watched the cloth. After an hour it was a little rounder than before. Neither of them had seen it move.',
      ],
      preteen: [
        '"How can you possibly stand it," said {hero}, "all the waiting?"¶{mentor} thought about it for a while before answering. "I can\'t always," {mentor.they} admitted. "When I was about your age I opened all my Christmas presents in November, and did them up again so carefully that nobody noticed. It was the most dreadful Christmas of my life, because I already knew everything." {Mentor.they} pulled out the other chair with one foot. The two of them sat there together and looked at a cloth on a bowl, and although it was not doing anything at all, it was surprisingly good company.',
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'the words, and what they do not promise a date for',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'home',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'lie', 'sleepy', 'hero'],
        ['friend', 'sit', 'thinking', 'mentor'],
      ],
      props: ['book', 'lamp', '{pot}'],
      action: '{mentor} reads to {hero}, with the {pot} on the windowsill.',
    },
    text: {
      toddlers: [
        '{mentor} reads from the big book. {verse} {heart} [+ {hero} says it to the seed.]',
        'Sit here, {hero}. {mentor} sings, soft and low. {verse} {heart} Shh. The seed can hear.',
      ],
      early: [
        'At bedtime {mentor} opened the Bible. A pressed leaf fell out. "That was here already," said {mentor}, and read what stood beside it.¶{verse}¶"Does it say when?" asked {hero}. {mentor} looked again. "No," {mentor.they} said. "It never says when."',
        '{mentor} was darning a sock and talking at the same time. [+ The words came out slowly, one to a stitch.]¶{verse}¶"Is that about seeds?" asked {hero}. "I thought it was about people," said {mentor}. They both looked at the {pot}. "Could be both," said {hero}.',
      ],
      middle: [
        'When {mentor} opened the Bible, it opened by itself at a place where somebody had pressed a flower. It was a brown and delicate thing, as thin as breath, and it had left its own shape on the paper. {mentor} read around the edges of it.¶{verse}¶"Who put it in there?" asked {hero}.¶"I did. I was nine. I wanted it to be finished." {mentor} blew at it a little. "It was the last one we had that year." {hero} read the line for {hero.themself}, with a finger under the words. It didn\'t say by when.',
        '{hero} had to copy it out for Sunday, in {hero.their} best writing, and {hero.they} {hero:was|were} only thinking of how to get the tails straight. [+ But writing is slow. You can\'t run ahead in it. ]By the time {hero.they} had come to the end, the words had gone past one by one, and each had looked at {hero.them}.¶{verse}¶"That took you a while," said {mentor}.¶"There\'s a lot in it," said {hero}. {Hero.they} blew on the ink, and found that {hero.they} could not hurry that, either.',
      ],
      preteen: [
        'It was {mentor}\'s habit to read one sentence aloud in the evening, only one, and then to shut the book on it. {hero} usually listened with half an ear. Tonight there was nothing for the other half to do.¶{verse}¶"You always stop just when it gets going," said {hero}.¶"It goes on without me," said {mentor}. "That\'s rather the idea." {hero} lay on the rug, and turned the sentence over, to see what was underneath. {Hero.they} could find no date on it anywhere.',
        'Somebody had written a line on a strip of paper and fastened it above the potting bench, so long ago that the tape had gone brown. {hero} had always read it as one reads a label. Now {hero.they} {hero:was|were} standing there with earth under {hero.their} nails, not wishing to go in, and there was nothing else to look at.¶{verse}¶"Do you actually believe that?" {hero} asked, when {mentor} came in to hang up the rake.¶"On Sundays I do," said {mentor}, "and on weekdays I practice it." {Mentor.they} hung the rake next to the fork, and considerately did not ask how the fork came to be wet.',
      ],
    },
    more: {
      middle: [
        '"Read it once more," said {hero}, "and don\'t put in any voice." {mentor} read it once more, with no voice at all.',
      ],
      preteen: [
        '{hero} would have preferred something with more of a plan to it. {Hero.they} liked a sentence that told you what to do, and when you would be done. This one left you standing there. But it did not leave you standing there alone, {hero.they} noticed, and that was a difference. {Hero.they} thought of the root going down past two stones and around a third, in the pitch dark, with nobody clapping. It had not had a date, either. It had simply seemed to think that there would be something there.',
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'company in the waiting, no magic',
    core: false,
    rank: { young: 11, old: 8 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'calm', '{pot}'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['{pot}', 'bed', 'window'],
      action: '{hero} prays beside the {pot} on the windowsill.',
    },
    text: {
      toddlers: ['"God, I am sorry," says {hero}. "Help me wait." The seed sleeps. {hero} sleeps, too.'],
      early: [
        '"Dear God," said {hero}, "I broke its leg. I\'m sorry. Please wait with me. I\'m not good at it alone." {Hero.they} opened one eye. The {pot} looked just the same. But now there were two who were waiting. Three, with the seed.',
      ],
      middle: [
        '"God," said {hero}, with {hero.their} forehead against the cold window, "you made it, so you know what it looks like in there. I only made a mess of it." That seemed to be the main thing. After a while {hero.they} added, "Will you wait with me? You must be used to it."¶Nothing green came up. {Hero.they} had not really expected that. But {hero.they} got into bed, and for the first night in a week {hero.they} did not get out again to look.',
      ],
      preteen: [
        '"I would like to ask you to fix it," {hero} told God in the dark, "but I think that\'s the same as digging." {Hero.they} lay and listened to the gutter. It was hard to know what was left to ask for, once you took that away. {Hero.they} tried several things in {hero.their} head, and each turned out to have a date in it somewhere. "Then just be here while I don\'t know," {hero.they} said in the end, "because I\'m bad at not knowing." It was not much of a prayer. It was about the size of a seed.',
      ],
    },
    more: {
      middle: [
        'The moon went across the {pot} from one side to the other, and did not find anything, and went home.',
      ],
      preteen: [
        'No answer came, or none with any words in it. The gutter dripped. In the {pot} on the sill there was either something or nothing, exactly as before. But {hero} found that {hero.they} could leave it at that, if only until breakfast. It was something like the feeling when you have been carrying a heavy basket by yourself, and another hand takes the second handle. The basket is as heavy as ever. It just no longer bangs against your leg.',
      ],
    },
  },
  {
    id: 'underneath',
    purpose: 'imagining what goes on down there; wonder',
    core: false,
    rank: { young: 10, old: 1 },
    valence: 1,
    scene: {
      setting: 'garden',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['hero', 'lie', 'thinking', 'garden'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'lie', 'wow', 'garden'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['grass', 'tree', '{pot}'],
      action: '{hero} lies in the grass with one ear to the ground.',
    },
    text: {
      toddlers: ['{hero} lies in the grass. One ear down. [+ Shh! ]Worms go by. Roots drink. Sip, sip, sip.'],
      early: [
        '{hero} lay down and put one ear on the grass. "What do you hear?" asked {mentor}. "Nothing," said {hero}. Then {hero.they} listened some more. "A lot of nothing," {hero.they} said. "It\'s very busy."',
      ],
      middle: [
        '{hero} lay down on {hero.their} stomach in the grass and laid one ear on the ground. You couldn\'t hear anything. But {hero.they} thought about it. Right under {hero.their} ear there were worms on their way home, and beetles shutting their doors, and the roots of the big tree going down and down without a lamp. [+ None of them was in a hurry. ]None of them was late.¶"Are you asleep?" asked [?friend: {friend}][!friend: {mentor}].¶"No," said {hero}. "I\'m visiting."',
      ],
      preteen: [
        "That evening {hero} lay on {hero.their} back in the grass until the stars came out, first the ones you expect and then all the others. It was odd to think that there was just as much underneath. Everything that {hero.they} could see, the hedge and the tree and the whole green untidy garden, had once come up out of a crack in the ground while somebody was looking in another direction. No one had clapped. Nobody had written it in a column. It had gone on for thousands of years, behind everyone's back, with the most tremendous patience, and here it all was.",
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} lay down next to {hero.them} and listened, too. {companion} may have been asleep.][!companion: A beetle walked over {hero.their} hand, and did not hurry, and went down a hole.]',
      ],
      preteen: [
        '"What are you doing out here?" asked {mentor}, who had appeared with a blanket over one arm.¶"Nothing," said {hero}, "because I thought that I ought to practice."¶{mentor} lay down beside {hero.them}, with a good deal of creaking, and for some considerable time they both did nothing, which turned out to be the sort of activity that goes better with two. "I have always liked it in the garden," {mentor} said eventually. "It\'s the only place where nobody has ever asked me when I\'ll be finished." An owl went over without a sound. {hero} noticed that {img.the} {img.loose}, and then that {hero.they} could not have said when it had happened.',
      ],
    },
  },
  {
    id: 'every-day',
    purpose: 'watering again and again, gently; nobody claps',
    core: false,
    rank: { young: 2, old: 7 },
    valence: 1,
    scene: {
      setting: 'garden',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'pour', 'calm', '{pot}', 'watering can'],
        ['companion', 'walk', 'happy', 'hero'],
        ['mentor', 'wave', 'calm', 'hero'],
      ],
      props: ['{pot}', 'watering can', 'puddle'],
      action: '{hero} waters the {pot} once more, also today.',
    },
    text: {
      toddlers: [
        'Drip, drip, drop. Every day. [?friend: {friend} helps. ][?companion: {companion} drinks. ]Sun? [+ Drip, drop. ]Rain? Drip, drop.',
      ],
      early: [
        'Now {hero} watered it every morning. [+ It was just one cup, not two. ]{Hero.they} did it when {hero.they} {hero:was|were} sleepy. [+ {Hero.they} did it in boots. ]{Hero.they} even did it on {hero.their} birthday, before the cake. [?companion: {companion} always came along and drank what was spilled. ]"Is it up?" asked the mailman. "Not yet," said {hero}, and that was all right. It was just what they said.',
      ],
      middle: [
        "After that {hero} watered it once a day, one cup, and did not touch anything. [+ {Hero.they} did it before school, and {hero.they} did it with a cold. ]Once {hero.they} did it in the rain, under an umbrella, because a promise is a promise even if it is to dirt. People stopped asking. It wasn't news anymore. There was only the cup, and the small dark ring that the water made, and how it sank in, every day, and was gone.",
      ],
      preteen: [
        "What followed was the least interesting fortnight of {hero}'s life. Every morning {hero.they} filled one cup and poured it slowly around the edge, as {mentor} did, and put the cup back on its nail. {Hero.they} no longer wrote anything down. On the first few days it was a penance. Then it was merely a chore. But somewhere in the second week, and {hero.they} could not have named the day, it became a thing that {hero.they} would have missed. It was the one minute between waking and school in which nobody wanted to know how {hero.they} had done.",
      ],
    },
    more: {
      middle: [
        'One day {hero.they} forgot. {Hero.they} got out of bed at night, found the cup in the dark, and said sorry to the {pot} in a whisper.',
      ],
      preteen: [
        'There was even a sort of skill in it. If you poured too quickly, the water stood on top and sulked. If you went around slowly, the earth took it in with a little sigh, and changed color from the outside to the middle. {hero} had watered the thing for weeks without ever noticing that. {Hero.they} had been looking through the earth for something else. [?companion: {companion} came along each time and drank what was spilled. ]"You\'ve stopped frowning at it," observed {mentor}, over the hedge.',
      ],
    },
  },
  {
    id: 'shortcut',
    purpose: 'a grown plant could be had instead, and nobody would know',
    core: false,
    rank: { young: 12, old: 2 },
    valence: 0,
    scene: {
      setting: 'market',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'thinking', '{plant}'],
        ['friend', 'give', 'happy', 'hero', '{plant}'],
        ['mentor', 'walk', 'calm', 'away'],
      ],
      props: ['market stall', '{plant}', 'flowers'],
      action: 'A tall plant stands there for {hero} to take.',
    },
    text: {
      toddlers: [
        'Look! A big, big {plant}. "Take it," says the man. "Mine is small," says {hero}. "Mine is *mine*."',
      ],
      early: [
        'At the market stood a whole row of plants in bloom. One was just like the one in {hero}\'s head. "Two coins," said the man. {hero} had two coins. {Hero.they} could put it in the {pot}. No one would ever know. {hero} looked at it for so long that the man gave {hero.them} a chair.',
      ],
      middle: [
        'The day before {day.the} {hero} was sent to the market for string. And there it stood, on the third stall, between the radishes and the honey. It was {plant.dream}. It was so exactly the one in {hero}\'s head that {hero.they} looked behind it for {hero.their} name. "Two coins," said the woman. "You pop it in your own pot, and who\'s to know? People do it every year." {hero} had three coins. {Hero.they} took them out and counted them. It didn\'t take long enough.',
      ],
      preteen: [
        '"You could have this one," said [?friend: {friend}, and pushed the cracked mug across the top of the wall. "I mean it, because I\'ve got no use for it, and you\'ve worked ten times as hard as I have."][!friend: the woman at the market, and pushed it across the boards. "Two coins, and you pop it into your own pot, love, and nobody any the wiser, because half of that table comes from me."]¶It was {plant.dream}. It was, down to the very last leaf, what {hero} had been seeing with {hero.their} eyes shut for two whole months. There was even a certain fairness in the idea, since nobody could deny that {hero.they} had worked for it. If anyone had earned {plant.a}, surely it was {hero}, and the only thing that would have to be altered was a single word of the sentence.',
      ],
    },
    more: {
      middle: [
        '"It\'s a good one," said the woman. "It knows how to stand up straight." {hero} knew what she meant.',
      ],
      preteen: [
        '{hero} said that {hero.they} would think about it. {Hero.they} went and stood a little way off, where the crates were stacked. *I grew this* was three words, and in that whole sentence there was nothing wrong except the second one. {Hero.they} tried it with *brought*. {Hero.they} tried it with *have*. You could practically say it and mean nothing by it. And then {hero.they} thought of the other one, standing on the sill at home with its one wet ring, and how it would be to carry this past it, out of the door.',
      ],
    },
  },
]
