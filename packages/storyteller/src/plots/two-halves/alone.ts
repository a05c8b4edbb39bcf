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
        "By four o'clock {hero} had a complete case. {Hero.they} had gone over the whole argument, improving {hero.their} own part of it a little each time, until it was really a pleasure to listen to. There were seven points. To be fair, {hero.they} took a second sheet, and wrote {friend}'s name on it, and tried to put down what {friend.they} might say. It went slowly at first. By half past four it had become a good deal longer than the other one, and {hero} turned it face down on the desk.",
        '{hero} told it to [?companion: {companion}][!companion: the bathroom mirror] first, as a rehearsal. It was a clear and moderate account, and anyone would have been convinced by it. The second time {hero.they} left out the part about who had said what, since it only confused the issue. The third time {hero.they} noticed that with every telling {friend} said less and less, and that by now {friend.they} {friend:was|were} standing there like something cut out of cardboard, and had not been allowed a single good line.',
        '"Let us be objective," said {hero} aloud, and divided a sheet of paper by a vertical stroke. Under {friend}\'s name {hero.they} wrote *stubborn*, and *slow*, and *always has to check*. {Hero.they} considered these for a while. If you turned your head a little, they also said *doesn\'t give up*, and *takes trouble*, and *was there every single day*. It was the identical list. {Hero.they} folded it up very small, and could not think of anywhere to put it.',
      ],
    },
    more: {
      preteen: [
        "It is a mistake to argue somebody else's side if you want to go on being angry with them, for it is like trying on their shoes: you discover, without having wished to know it, exactly where they pinch.",
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
        'Who sits there? It is {friend}. All alone. {friend} hugs {friend.their} knees. Oh.',
        '{hero} looks out. {friend} looks out. Two windows. Two sad faces. Duck!',
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
        "The window looked straight across at {friend}'s front step, and until today {hero} had always thought of that as a good thing. {friend} was there. {Friend.they} had the {thing.yours} across {friend.their} knees, and {friend:was|were} tying a knot in it. {Friend.they} examined the knot, and picked it undone, and tied it over again, as if there had to be a way of doing it that would put everything right. {Friend.they} did not look like a person who has won. {hero} stood behind the curtain for longer than {hero.they} had intended, and {hero:was|were} ashamed, chiefly, of the curtain.",
        'At six, as on every evening, {friend} came out to sit on {friend.their} front step, and {hero}, as on every evening, was at the window to see it, although on other evenings that had only been on the way to the door. {friend} put the {thing.yours} down on the left, and moved over to the right. Then {friend.they} sat there, well to one side, beside an empty place of exactly the usual size. {hero} counted to a hundred. {friend} did not move into the middle.',
        "It had started to drizzle, not enough for an umbrella. {friend} was sitting out in it. {Friend.they} had taken off {friend.their} jacket and put it around the {thing.yours}, with the sleeves tucked in, the way you would wrap something that could catch a cold. {hero}, who had been keeping a particularly good remark in readiness since about three o'clock, felt it go soft and come apart, like a paper bag.",
      ],
    },
    more: {
      preteen: [
        '{Hero.they} had imagined {friend}, all afternoon, as a sort of statue of stubbornness with its arms folded. It was hard to see that the statue had a shoelace undone, and kept wiping its nose on its wrist when it supposed that nobody was looking.',
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
        '{mentor} was regluing the back of a chair, and had reached the stage at which both hands are occupied and a visitor is welcome. {hero} leaned the {thing.mine} against the wall, where it could be noticed. It was not noticed. "Does it hold as well as before?" {hero.they} asked finally. ¶ "Better," said {mentor}, "if it\'s a clean break and nobody leaves it lying about. The trouble is that people wait. Dust gets in, and then each edge changes a little, and one day they don\'t fit." {Mentor.they} tightened the clamp. "I don\'t know why people wait. I always do it myself."',
        '{mentor} was unpicking something, which always took longer than sewing it, and had not looked up. "I put the sleeve in the wrong way around," said {mentor}. "I knew it by Tuesday. But I had already done the collar by then, so I went on to the pockets." The thread came out with a small dry sound. "It\'s a curious thing. I made four days\' work out of ten minutes, only because I didn\'t care to say \'oops\' to a coat." {hero} said that it was probably different with coats. {mentor} agreed that it probably was.',
        'There was a clock on {mentor}\'s bench, in about forty parts, every one lying on its own square of paper. "Who broke it?" asked {hero}. ¶ "I couldn\'t tell you. People bring me the pieces, and they always want to tell me who broke it, and it never once helped me to put in a spring." {Mentor.they} held a wheel to the light. "What I like to know is whether I\'ve got all of it. You\'d be surprised how often somebody is still holding on to a piece." {hero} moved the {thing.mine} behind {hero.their} back, and then thought better of it.',
      ],
    },
    more: {
      preteen: [
        'It was on the tip of {hero.their} tongue to explain the whole thing, with all seven points. But {mentor} was humming, and looking at the chair so carefully that it would have been like rattling a newspaper in church.',
      ],
    },
  },
]
