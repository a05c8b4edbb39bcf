import type { MeltedPage } from '../plot.ts'

/** Pages of two beats for older children. */
export const meltedPages: readonly MeltedPage[] = [
  {
    id: 'beloved/great-day',
    scene: {
      setting: 'garden',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'dance', 'joy', 'away'],
        ['away', 'stand', 'happy', 'hero'],
        ['owner', 'stand', 'happy', 'hero'],
        ['friend', 'clap', 'laugh', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['gate', 'well'],
      action: '{hero} tells {away} about {day.the}, which is tomorrow at eight.',
    },
    text: {
      middle: [
        'Nobody in the lane could agree on anything, except on {away}. {away} lived behind the green gate at the end of it, and everybody stopped there to talk. {away} {away.sig}, and people went away lighter. Whenever there was music in the town {away.they} sang along, in no tune at all. They all took turns at looking after {away.them}, and this week was {hero}\'s. "Only one rule," said {owner}. "Don\'t go until you hear the click."¶It was the best week of the year already, and it was going to end with {day.the}. Tomorrow at eight {hero} would {day.part}. {Hero.they} {day.prep}. [?friend: "What if you sneeze?" asked {friend}.¶]"I\'ve practiced with a sneeze," {hero} told {away}.',
        "*Click.* It was the last sound of every day. Behind the green gate lived {away}, who was the most important person in the lane and wasn't even a person, and all this week it was {hero} who lifted the latch at night, and dropped it, and listened.¶{Hero.they} had a great deal to tell {away.them}. {hero} had been drawn from the baker's hat. At {day.the}, tomorrow at eight, with the whole town looking, it would be {hero} who was going to {day.part}, and nobody was ever drawn twice. {Hero.they} {day.prep}. [?friend: {friend} had held the stopwatch. ]{away} {away.sig}. \"You'll hear it from here,\" {hero} promised.",
        '"You may tell {away} anything," said {owner}, leaning on the green gate. "Half the lane does."¶So {hero} did, since it was {hero.their} week to bring the supper. {Hero.they} told {away.them} about {day.the}, and how {hero.they} would {day.part}, tomorrow at eight. {Hero.they} {day.prep}. {Hero.they} showed how it went. {away} {away.sig}, and [?friend: {friend}][!friend: the baker], who was next in line, clapped politely.¶"Only one more sleep," said {hero}. {Hero.they} went out, and lifted the latch, and waited, as you had to, for the click.',
      ],
      preteen: [
        "The eleven houses in the lane had eleven different opinions about practically everything. About {away}, however, there was only the one. {away} lived behind a green gate at the far end, and people told {away.them} things which they would never have told each other, and went home comforted. Whenever there was music in the town {away} joined in, at the top of {away.their} voice and in no particular key. The children looked after {away.them} by turns, and this week it was {hero}'s turn at last. There was a single rule: you did not walk away from that gate until you had heard the click.¶As if that were not enough, tomorrow was {day.the}. At eight in the morning, in front of the entire town, {hero} was going to {day.part}, for which {hero.they} had been drawn by lot from the baker's hat, and nobody was ever drawn twice. {Hero.they} {day.prep}. [?friend: \"You'll be insufferable,\" said {friend} fondly. ]It seemed to {hero.them} that one person could hardly hold so much good luck without spilling some of it.",
        '"I\'ve had clever animals, and I\'ve had handsome ones," said {owner}, with both elbows on the green gate, "and nobody ever came to see them in the rain." It was quite true of {away}. Somebody was always leaning there. All this week it was {hero} who fetched the water, and who waited, last thing at night, until the latch had clicked; and since {away} was the best listener in the parish, it was {away} who had heard most about {day.the}.¶It was tomorrow. {hero} {day.prep}, and at eight in the morning {hero.they} would {day.part}, with all those faces turned toward {hero.them}. {Hero.they} could see it whenever {hero.they} shut {hero.their} eyes. [?friend: {friend} claimed to be able to see it through {hero.their} eyelids. ]{away} {away.sig}. "Exactly," said {hero}.',
        'What {hero}\'s lane had, in place of a castle, was {away}, to whom eleven households brought their crusts and their sorrows. For this one week in the summer it was {hero} who looked after {away.them}, and who did, every night, the most important thing of all, which was to lift the latch of the green gate, and drop it, and stand there until it clicked. {owner} had never once had to remind {hero.them}.¶It is a dangerous thing to look forward to something with your whole weight. {hero} had been doing it for nine days. Out of all the names in the baker\'s hat, it was {hero.theirs} that had been picked, and tomorrow at eight, at {day.the}, {hero.they} would {day.part}. {Hero.they} {day.prep}. Everyone who came along the lane called out "Until tomorrow!" and {hero} tried to look like a person who had forgotten about it, and failed.',
      ],
    },
    more: {
      middle: ['"Until tomorrow!" called the baker over the wall. "Until tomorrow!" called {hero}.'],
      preteen: [
        '"You\'ll be able to hear it from here," {hero} promised {away}. For {away} never missed a celebration. Whenever there was music in the town {away.they} answered it, at the top of {away.their} voice and in no particular key, until somebody came and laughed. It was the one thing on which the critics in the lane were divided. The baker held that it was a hymn. The widow at number nine maintained that it was a hinge.',
      ],
    },
  },
  {
    id: 'wind/tell',
    scene: {
      setting: 'garden',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'sad', 'owner'],
        ['owner', 'stand', 'wow', 'hero', 'lantern'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['friend', 'stand', 'thinking', 'hero'],
      ],
      props: ['gate', 'lanterns'],
      action: 'Everybody blames the wind, and {hero} tells them that it was not the wind.',
    },
    text: {
      middle: [
        '"It\'ll have been the wind," said {owner}, when all eleven doors were open and the lane was full of lanterns. There had been a gust at seven, somebody remembered. Somebody else remembered two. It was so simple. {hero} only had to go on standing there, and it would be the wind. {Img.the} {img.tight}.¶A feather lay on the gatepost, and it did not so much as stir.¶"No," said {hero}. It came out louder than {hero.they} had meant, and all the lanterns turned. "I shut it with my foot. I was late, and I was thinking about tomorrow. I didn\'t wait for the click. It was me, and it wasn\'t anything else."¶Nobody spoke. A moth went around a lantern, twice.',
        '"Whose week is it?" asked the mail carrier.¶"{hero}\'s," said {owner}, "so it can\'t have been that," and {owner.they} patted {hero.them} on the back. {hero} would have given anything not to be patted. They settled on the wind. Somebody fetched a hammer and began to mend the latch. {Img.the} {img.tight}.¶"Don\'t," said {hero}. "There\'s nothing wrong with it." {Hero.they} went up to the gate, lifted the latch, and let it fall. *Click.* Everyone heard it. "That\'s all you have to do. I knew that, and I didn\'t do it, because I wanted to get to {day.the}."¶The man put down the hammer. {mentor} came and stood so near that their sleeves touched.',
        'First one person said that it might have been the wind. Then it probably was. By the time they had all said it, they were shaking their fists at the sky. [?friend: Only {friend} looked at {hero}. {friend} had been at the corner. {friend} had heard the bang as well. ]{Img.the} {img.tight}. It is strange how loud it can be, not to say something.¶So {hero} climbed onto the rim of the trough, where they could see {hero.them}. {Hero.their} knees were knocking. "You\'re looking for {away} and for who did it," {hero.they} said. "You can stop the second one. It was me. I went off without the click."¶It was the longest quiet that {hero.they} had ever stood on top of.',
      ],
      preteen: [
        '"There\'ll have been a gust," said {owner}, holding the lantern up to the latch. By that time the entire lane was out of doors. There had been a gust at about seven, one of them was fairly certain, and by degrees it turned into quite a storm, and {hero}, standing behind {mentor} in the dark, listened to it rising. {Hero.they} needed to do nothing; {hero.they} had only to let it blow. The lantern burned straight up in the perfectly motionless air, and {img.the} {img.tight}.¶"It wasn\'t the wind," said {hero}. {Hero.they} spoke so softly that {hero.they} had the wild idea that {hero.they} might get away with it. But {owner} had turned around. "It was me. I pushed the gate with my foot, and I never waited for the click. I let you go on because I wanted it to be the wind." One after another the lanterns came up, and {hero} stood there with {hero.their} arms at {hero.their} sides, and let {hero.themself} be looked at.',
        'It had not occurred to anyone that it might be {hero}. "If it had been some of them," said the widow from number nine, "I\'d have wondered, but {hero} has always waited for the click." There was a murmur of approval; they were actually praising {hero.them}. [?friend: {friend}, across the circle of lanterns, had gone red, and was studying the toe of one boot. ]So it was the wind. {Img.the} {img.tight}.¶"You did hear it, this time?" asked {owner}, only for the sake of being thorough, and {hero} understood that it was the last time that anyone would ask. "No," {hero.they} said. It\'s a short word for how much room it takes up. The baker lowered his bun. {hero} heard {hero.themself} go on, quite steadily, and tell them about the practice, and the foot, and the bang. "I\'m not telling you so that you\'ll say it doesn\'t matter," {hero.they} finished. "I only couldn\'t go on being patted."',
        '{hero} found out that you don\'t need words for a lie. You can do it just by standing still. They had all come out with their lanterns, and somebody had said that it must have been the wind; and all that {hero} had contributed was a slight lowering of the head. "It\'s nobody\'s fault," said {owner}, kindly, across the others. {Img.the} {img.tight}, for it came to {hero} that {hero.they} would have to meet this Nobody every time {hero.they} passed the gate.¶What decided it was the hammer. A neighbor had set about the latch with a mouthful of nails, and {hero} could have borne a good deal, but {hero.they} could not stand by and see it blamed. {Hero.they} took hold of it, and lifted, and let it drop. *Click.* "It works," {hero.they} said. "It would have worked this evening, if I had stayed to hear it. I was in a hurry to be wonderful, and I left it open, and {away} went."',
      ],
    },
    more: {
      middle: ['Then {hero.they} waited. That was the worst part, and there was nothing to do in it.'],
      preteen: [
        '{Hero.they} had thought, if {hero.they} had thought at all, that something would happen. They would shout, perhaps, or turn their backs on {hero.them}, or {day.the} would be taken away and given to some worthier person. What happened was that the widow from number nine blew her nose. It went on being evening. {hero} was surprised to notice that {hero.their} legs were still there, and that {mentor} had come to stand beside {hero.them}, at a distance of about an inch.',
      ],
    },
  },
]
