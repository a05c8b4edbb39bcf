import type { Beat } from '../plot.ts'

/** Being right is lonely. */
export const alone: readonly Beat[] = [
  {
    id: 'reasons',
    purpose: 'The hero collects reasons for being right.',
    core: false,
    rank: { young: 9, old: 2 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'same',
      shot: 'close',
      cast: [['hero', 'draw', 'angry', 'paper', 'paper']],
      props: ['paper', 'table', 'window'],
      action: '{hero} writes a list of reasons.',
    },
    text: {
      toddlers: [
        '"It was {friend}," says {hero}. "It was!" The wall says nothing.',
        '"I am right!" says {hero}. Nobody is there. "I am right?" It is very quiet.',
        '{hero} tells the bed. {hero} tells the chair. "It was {friend}!" The chair does not care.',
      ],
      early: [
        '{hero} made a list. "{friend} pulled," it said. "{friend} was rude. {friend} has cold feet." There was a lot of paper left over. So {hero} drew {friend}. {Hero.they} gave {friend.them} very big ears. It looked a lot like {friend}. {hero} put it away fast.',
        '"Who is right?" {hero} asked the mirror. The one in the mirror looked cross. "You are," it said, because it always said the same as {hero}. That was no help. {friend} never said the same as {hero}. That was the good thing about {friend}.',
        '{hero} set up two chairs and played court. On one chair sat {hero}. On the other sat a pillow that was {friend}. "You began it," said {hero}. The pillow fell over. It looked so sad that {hero} put it up again, and gave it a biscuit.',
      ],
      middle: [
        '{hero} made a list of all the reasons why it had been {friend}\'s fault. There were seven. Number four was quite good. {Hero.they} read the list aloud in a calm voice, the way judges do. Then, because it was only fair, {hero.they} wrote "me" on the back and meant to leave it empty. After a while there was one thing on it. It was short. It was the thing about not needing {friend.them}.',
        '"Point one," said {hero} to the wardrobe. It was a good listener and had large doors. {Hero.they} went through everything that {friend} had ever done wrong, back to the matter of the goldfish. It took a while to think of the goldfish. In fact, that had been {hero}. The wardrobe door came open by itself, with a long creak, as it always did. Just then it sounded like "Oh, really?"',
        'The best thing, {hero} thought, would be a letter. "Dear {friend}, I am writing to tell you what you did." {Hero.they} told {friend.them} what {friend.they} did. It filled a page. Then {hero.they} read it through to check the spelling, and at every line {hero.they} could hear just what {friend} would say. "That\'s not how it was," {friend} would say, and point. {hero} crossed out the line. At the end there was only "Dear {friend}" left.',
      ],
      preteen: [
        "By four o'clock {hero} had thought it all through. There were seven points, and {hero.they} wrote them down on a sheet of paper, with numbers. Every one of them proved that {hero.they} had been right. To be fair, {hero.they} took a second sheet, wrote {friend}'s name at the top, and tried to imagine {friend}'s opinion. At first hardly anything came. Then there was something after all, and then there was more. By half past four the second list was longer than the first one, and {hero} turned it face down on the desk and put a dictionary on it.",
        '{hero} told the whole story to [?companion: {companion}][!companion: the bathroom mirror], for practice. It was a good story, and anybody would have agreed with {hero.them}. The second time {hero.they} left out the part about who had said what, because that only made it complicated. The third time {hero.they} noticed that {friend} hardly said anything in it anymore, but just stood there being wrong, like somebody cut out of cardboard. "You can say something, too, if you want," {hero} told the cardboard {friend}, and immediately it said something surprisingly good.',
        '"I\'m going to be fair about this," said {hero} out loud, and drew a line down the middle of a sheet of paper. On one side, under {friend}\'s name, {hero.they} wrote "stubborn," and "slow," and "always checks everything twice." {Hero.they} looked at that for a while. If you thought about it, you could also write "never gives up," and "does it properly," and "makes sure that nobody gets hurt." It was the very same list. {hero} folded it up very small, and couldn\'t think of any place to put it.',
      ],
    },
    more: {
      preteen: [
        "If you want to stay angry with somebody, you shouldn't try to think what it's like to be them. It's like trying on their shoes, because you only do it to see how silly they look, and then you notice where they pinch.",
      ],
    },
  },
  {
    id: 'see-friend',
    purpose: 'The friend is alone, too.',
    core: false,
    rank: { young: 3, old: 3 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'peek', 'sad', 'window'],
        ['companion', 'look-up', 'calm', 'hero'],
      ],
      props: ['window', 'chair'],
      action: '{hero} looks out of the window at {friend}, who sits alone on a step.',
    },
    text: {
      toddlers: [
        '{hero} peeks out. There is {friend}. {friend} sits on the step. {friend} is sad, too.',
        'Who sits out there? It is {friend}. {friend} is all alone. {friend} is sad. [+ Oh.]',
        '{hero} looks out. {friend} looks out. {hero} is sad. {friend} is sad, too. Duck!',
      ],
      early: [
        '{hero} looked out of the window. Across the street was {friend}. {Friend.they} had the {thing.yours} on {friend.their} knees. {Friend.they} gave it a little pull. It did not do anything. {Friend.they} looked up, and {hero} ducked so fast that {hero.they} bumped {hero.their} nose.',
        'It was nearly evening. {friend} sat on the step across the street. There was room for two on it. {friend} had left the room for two, out of habit. {hero} looked at the empty bit for a long time. It was just as wide as {hero}.',
        '{hero} wanted to look cross. {Hero.they} went to the window to do it. But {friend} sat there on the step with {friend.their} chin on the {thing.yours}, and {friend.their} hat was on crooked. Nobody had told {friend.them}. It is hard to be cross with a crooked hat.',
      ],
      middle: [
        "From the window you could see {friend}'s step. {friend} was sitting on it with the {thing.yours} in {friend.their} lap, tying a knot in it, and undoing it, and tying it again. {Friend.they} did not look angry anymore. {Friend.they} looked like somebody at a bus stop when the last bus has gone. {hero} had been looking forward to being still quite cross at supper. Now it was leaking out, and {hero.they} couldn't find the hole.",
        '{hero} was not looking out of the window. {Hero.they} {hero:was|were} watering the plant that happened to stand there, and by now it was very wet. Across the street {friend} sat on the step and threw small stones at the drain cover. Each time one hit, there was a *ping*, and {friend} looked up, straight across, as if to say, "Did you see?" Then {friend} seemed to remember, and looked down again.',
        "You could tell by the back of {friend}'s neck. {hero} knew it very well, because {hero.they} sat behind it at school. When it was proud it was straight, and when it was cross it was red. Now {friend} sat on the step with the {thing.yours} beside {friend.them}, and {friend.their} neck was neither. It just looked thin. {hero} stood at the window with a remark all ready, and nothing to do with it.",
      ],
      preteen: [
        "From the window you looked straight across at {friend}'s front step. Up to now {hero} had always thought that this was a good thing. {friend} was sitting there with the {thing.yours} across {friend.their} knees, and was tying a knot in it. {Friend.they} looked at the knot, and picked it open again, and tied it the other way, and picked that open, too, as if there had to be some way to tie it that would make everything all right. {Friend.they} didn't look like somebody who had won. {hero} stood behind the curtain and watched for much too long.",
        'Every evening at six {friend} came out and sat down on the front step, and every evening {hero} saw it from the window and went over there. Today {hero} stayed where {hero.they} {hero:was|were}. {friend} put the {thing.yours} down and moved over to the right, and there {friend.they} sat, all the way over at the edge, next to an empty place that was exactly the usual size. {friend} could easily have moved into the middle, because nobody else needed the room. {hero} counted to a hundred. {friend} stayed at the edge.',
        "It had started to drizzle. {friend} was sitting out there in the rain without a jacket, and when {hero} looked more closely, {hero.they} saw where the jacket was. It was wrapped around the {thing.yours}, with the sleeves tucked in, the way you wrap up a baby. {hero} had been saving up a really good mean remark since three o'clock. {Hero.they} tried to think of it now, but it had gone all soft, like a cookie that somebody has left out in the rain.",
      ],
    },
    more: {
      preteen: [
        "All afternoon {hero} had imagined {friend} standing there with folded arms, like a statue of somebody stubborn. But statues don't have a shoelace that is coming undone, and they don't keep wiping their nose on their wrist when they think that nobody is looking.",
      ],
    },
  },
  {
    id: 'mentor-work',
    purpose: 'Somebody mends something and gives no advice.',
    core: false,
    rank: { young: 7, old: 4 },
    valence: 1,
    scene: {
      setting: 'workshop',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['mentor', 'work', 'calm', 'chair'],
        ['hero', 'stand', 'thinking', 'mentor', '{thing}'],
      ],
      props: ['table', 'chair', 'lamp'],
      action: '{mentor} mends an old chair, and {hero} watches.',
    },
    text: {
      toddlers: [
        '{mentor} has a torn sock. In goes the needle. Out goes the needle. "There," says {mentor}.',
        'Oh, the cup! It is in two. {mentor} has glue. Drip, drip. Now hold. Hold. Good!',
        '{mentor} has a big patch. Stitch, stitch. The old bag smiles. "All better," says {mentor}.',
      ],
      early: [
        '{mentor} was gluing a chair. "Will it hold?" asked {hero}. "It will hold better here than anywhere," said {mentor}, and tapped the crack. "Why?" "Because here somebody took care." {hero} looked at the {thing.mine}. {Hero.they} did not ask anything else.',
        '{mentor} was sewing up a bag. It had a patch, and on top of the patch there was another patch. "Why do you keep it?" asked {hero}. "Because it is mine," said {mentor}, "and because now I know where it is weak." {hero} thought about that.',
        '"Hold this," said {mentor}. It was one half of a jug. {hero} held it. {mentor} held the other half. The glue was slow. They stood there for so long that {hero} began to talk. It all came out, the pulling and the bad word. {mentor} just held the jug.',
      ],
      middle: [
        '{mentor} was putting a leg back on a chair. {hero} stood about with the {thing.mine} under one arm and waited to be asked. {mentor} did not ask. {Mentor.they} spread the glue on one side, and then on the other. "Why on both?" said {hero}. ¶ "It doesn\'t hold if you only do one," said {mentor}. "You can put on as much as you like." {Mentor.they} pressed the two together and looked around for something to do while {mentor.they} held them. "This is the dull part," {mentor.they} said. "You just have to stay."',
        'On {mentor}\'s table lay a bowl in three pieces. "I\'ve been meaning to do it ever since Easter, and every day I thought, tomorrow, and had to walk past it again," said {mentor}. {Mentor.they} brushed on the glue. {hero} looked at the pieces, and at {mentor.their} big careful thumbs. "Was it hard?" {hero.they} asked. ¶ "The gluing? No. It was the walking past," said {mentor}.',
        '"Good, a third hand," said {mentor}, and gave {hero} the end of a seam to hold. It was a coat, and it had torn right up the back. {hero} held it tight, and {mentor} sewed toward {hero.them}, stitch by stitch. "Not so hard," said {mentor}. "If you pull, I can\'t bring it together." {hero} let it hang loose. {Hero.they} looked at the seam coming nearer, and did not say anything for eleven stitches. "What if the other side pulls as well?" {hero.they} asked then.',
      ],
      preteen: [
        '{mentor} was gluing the back of a chair, and had both hands full. {hero} leaned the {thing.mine} against the wall, in a place where nobody could help seeing it, but {mentor} didn\'t see it. "Does a thing like that hold as well as before?" asked {hero} in the end.¶"Even better," said {mentor}, "if you do it immediately, but the trouble is that people wait. They put the pieces in the attic, and the dust gets in, and then one day the edges don\'t fit anymore." {Mentor.they} sighed, and tightened the clamp, and added, "I don\'t know why people do that, but I always do it, too."',
        '{mentor} was taking a coat apart, which always took longer than sewing it. "I put one sleeve in backward," {mentor.they} said. "I noticed it on Tuesday, but by then I had already done the collar, so I just went on, and did the pockets." {Mentor.they} pulled, and the thread came out with a little popping sound. "So now I\'ve got to undo four days of work, and it could have been ten minutes, and all because I didn\'t want to say \'oops\' to a coat."¶{hero} said that it was probably different with coats. {mentor} said that it probably was.',
        'There was a clock on {mentor}\'s bench, or at least there were forty pieces of a clock, each of them on its own little square of paper. "Who broke it?" asked {hero}.¶"I have no idea," said {mentor}. "People always try to tell me who broke it, and so far it has never helped me to put in a single spring." {Mentor.they} held a tiny wheel up to the light. "What I need to know is whether I\'ve got all the pieces, because you\'d be surprised how often somebody is still holding on to one." {hero} hid the {thing.mine} behind {hero.their} back, and then {hero.they} brought it out again.',
      ],
    },
    more: {
      preteen: [
        '{hero} would have liked to explain exactly whose fault it was. But {mentor} had started to hum, and was bending over the work so carefully that {hero} only stood there and watched, and passed things over whenever {mentor} held out a hand.',
      ],
    },
  },
]
