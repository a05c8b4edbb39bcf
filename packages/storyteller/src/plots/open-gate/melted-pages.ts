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
        "The eleven families in the lane never agreed about anything, but they all agreed about {away}. {away} lived behind a green gate at the end of the lane, and you could tell {away.them} things that you didn't tell anybody else, and you went home feeling better. If there was music somewhere in town {away} sang along, very loudly and very badly. The children took turns looking after {away.them}, and now it was {hero}'s week at last. There was only one rule, and you don't go away from the gate until you have heard the click.¶And as if that wasn't enough, tomorrow was {day.the}. At eight in the morning, in front of the whole town, {hero} was going to {day.part}, because the baker had pulled {hero.their} name out of the hat, and nobody was ever picked twice. {Hero.they} {day.prep}. [?friend: \"You're going to be impossible,\" said {friend}. ]It was almost too much luck for one person.",
        '"I\'ve had smarter animals, and I\'ve certainly had prettier ones," said {owner}, with both elbows on the green gate, "but nobody ever came to see them in the rain." There was always somebody leaning there and talking to {away}. All this week it was {hero} who brought the water, and who waited every night until the latch had clicked. And nobody had heard as much about {day.the} as {away} had.¶It was tomorrow. {hero} {day.prep}, and at eight in the morning {hero.they} would {day.part}, in front of everyone. When {hero.they} closed {hero.their} eyes {hero.they} could see it. [?friend: {friend} said that you could see it through {hero.their} eyelids. ]{away} {away.sig}. "Exactly," said {hero}.',
        "Other towns have a castle. {hero}'s lane had {away}, and eleven families brought {away.them} their old bread, and told {away.them} their troubles. This week it was {hero} who looked after {away.them}, and who did the most important thing of all, every night, which was to lift the latch of the green gate, and drop it, and stand there until it clicked. {owner} had never once had to remind {hero.them}.¶And tomorrow there was {day.the}. {hero} had been looking forward to it for nine days, and by now {hero.they} could hardly sit down. Out of all the names in the baker's hat they had picked {hero.theirs}, and tomorrow at eight {hero.they} would {day.part}. {Hero.they} {day.prep}. Everybody who came along the lane called out \"See you tomorrow!\" and {hero} tried to look as if {hero.they} had forgotten all about it, and couldn't.",
      ],
    },
    more: {
      middle: ['"Until tomorrow!" called the baker over the wall. "Until tomorrow!" called {hero}.'],
      preteen: [
        '"You\'ll be able to hear it from here," {hero} promised {away}, because {away} never missed a celebration. When there was music in town {away.they} always sang along, until somebody came and laughed. They couldn\'t agree about that in the lane, either. The baker said that it was a hymn, and the lady from number nine said that it was a rusty hinge.',
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
        '"It must have been the wind," said {owner}, and held the lantern up to the latch. By then the whole lane was outside, and one of them had felt it at about seven. The longer they talked the stronger it got, until it was practically a storm, and {hero} stood behind {mentor} in the dark and listened. {Hero.they} didn\'t have to do anything, and {hero.they} just had to let them go on. The flame in the lantern stood perfectly still, and {img.the} {img.tight}.¶"It wasn\'t the wind," said {hero}. {Hero.they} had said it so quietly that {hero.they} hoped nobody had heard, but {owner} had turned around. "It was me. I pushed the gate with my foot, and I didn\'t wait for the click, and then I let you talk about the wind, because I wanted it to be the wind." One after another the lanterns came up, and {hero} let {hero.their} arms hang down, and stood there, and let them all look at {hero.them}.',
        'Nobody thought that it could have been {hero}. "With some of the others I\'d have wondered," said the lady from number nine, "but {hero} always waits for the click." They all nodded, and they were praising {hero.them}! [?friend: On the other side of the circle {friend} had turned red, and looked at {friend.their} shoes. ]So it must have been the wind. {Img.the} {img.tight}.¶"You did hear it click this time, didn\'t you?" asked {owner}, only to be sure, and {hero} knew that nobody would ever ask again. "No," said {hero}. It\'s such a short word, and everything stopped. The baker let go of his bun. {hero} heard {hero.themself} go on and tell them about the practice, and the foot, and the bang. "You don\'t have to say that it doesn\'t matter," said {hero}. "I just couldn\'t stand it anymore that you were all so nice to me."',
        '{hero} found out that you don\'t need words for a lie, and you can do it by standing still. They had all come out with their lanterns, and somebody said that it must have been the wind, and {hero} only looked at the ground. "It\'s nobody\'s fault," said {owner}, across all the others. {Img.the} {img.tight}. Every time {hero.they} went past that gate, thought {hero}, {hero.they} would know who Nobody was.¶In the end it was because of a hammer. One of the neighbors had brought one, and a mouth full of nails, and wanted to repair the latch, and {hero} couldn\'t stand there and let somebody blame it. {Hero.they} took hold of it, and lifted it, and let it drop. *Click.* "It works," said {hero}, "and it would have worked this evening, too, if I had waited. I was in a hurry to be wonderful, and I left it open, and {away} went out."',
      ],
    },
    more: {
      middle: ['Then {hero.they} waited. That was the worst part, and there was nothing to do in it.'],
      preteen: [
        '{hero} had thought that something would happen now. They would shout at {hero.them}, or turn their backs, or say that somebody else should {day.part}, but all that happened was that the lady from number nine blew her nose. The evening just went on. {hero} was surprised to find that {hero.their} legs still worked, and that {mentor} had come to stand right next to {hero.them}, so close that their sleeves touched.',
      ],
    },
  },
]
