import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** A night, and the way across the street. */
export const evening: readonly Beat[] = [
  {
    id: 'night',
    purpose: 'Looking for the first sentence.',
    core: false,
    rank: { young: 8, old: 7 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'lie', 'thinking', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'moon', 'window'],
      action: '{hero} lies awake and looks for the right words.',
    },
    text: {
      toddlers: [
        'Night, night. {hero} is in bed. But {hero} is not asleep. Where is {friend}?',
        'The moon looks in. "Sorry," says {hero} to the moon. "Sorry, sorry." It is not for the moon.',
        '{hero} turns this way. {hero} turns that way. The bed is too big tonight.',
      ],
      early: [
        '{hero} lay in bed and tried it out. "Sorry, but," {hero.they} said to the dark. No. "Sorry if," {hero.they} said. No. It took a long time to find one that was just "sorry," with nothing stuck on behind.',
        'There was a light on across the street. {hero} could see it from the bed. {friend} was awake, too. {hero} switched the lamp off and on, just once. A bit later the other light went off and on. That was not a sorry. But it was not nothing.',
        '{hero} counted sheep. The first sheep was called {friend}. {hero} started again. The next one was also called {friend}. By the fifth sheep {hero} sat up. "All right," {hero.they} said. "I will go tomorrow. But not before breakfast."',
      ],
      middle: [
        'There was a light on across the street, too. {hero} lay and worked on a sentence. "I\'m sorry, but you started it." That was not it. "I\'m sorry if you were upset." That was what people say when they aren\'t. {Hero.they} took off one word after another, the way you peel an onion, and it had about the same effect on {hero.their} eyes. In the end there were two words left. They were very small, and there was nowhere to hide in them.',
        '{hero} lay awake and practiced. {Hero.they} tried it with {hero.their} hands behind {hero.their} back. {Hero.they} tried it in a deep voice. "I am sorry," said {hero} to the ceiling, "I am *sorry*, I *am* sorry." However {hero.they} said it, there was always a small "but" hanging on at the end like a tail. [?companion: {companion} groaned in {companion.their} sleep. ]Long after midnight {hero.they} said it once without, by mistake, and was so surprised that {hero.they} fell asleep.',
        '"What is the worst that can happen?" {hero} asked the dark. {friend} could shut the door, or laugh, or simply say, "Who are you?", and that was so awful that it was nearly funny. {hero} thought through all of them in turn. At the end of each there was a morning on which {hero.they} had at least been there. At the end of not going there was just another day like this one.',
      ],
      preteen: [
        '{hero} lay in bed and worked on what {hero.they} would say. The first version took four minutes, and the second half of it was all about what {friend} had done, so {hero.they} cut that. The next one had an "if" in it, and the one after that had a "but." Whenever {hero.they} pulled out the "but," half of the sentence fell down. It was almost eleven before there was only one sentence left, and it was true from beginning to end, and you could say it in one breath. {hero} was shocked at how short it was, because it felt like going out in the street in your pajamas.',
        'At midnight {hero} was still awake and still going over it, and the surprising thing was that hardly any of it was about the {thing}. You could make another one, if you had to. But there was only one person in the world to whom {hero.they} could say a thing up on the roof, in the dark, and know that it would never be used against {hero.them}. {friend} was like that. Until that afternoon {hero} had been like that, too. {Hero.they} turned over the pillow, and it was hot on both sides.',
        '"I\'ll go over there tomorrow," {hero} told the ceiling, "and I\'ll explain it to {friend.them} very calmly." By one o\'clock it was, "I\'ll go over there and listen to what {friend.they} {friend:has|have} to say." By two it was, "I\'ll go over there," and that was the end of the sentence. {hero} waited for a while, in case there was any more of it, and then {hero.they} noticed that this was really all {hero.they} needed.',
      ],
    },
    more: {
      preteen: [
        "There was still a light on in the window across the street. Behind {friend}'s blind a shadow went back and forth, back and forth, like somebody who has lost something and has already looked in all the drawers.",
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'One honest line to God.',
    core: false,
    rank: { young: 4, old: 8 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [['hero', 'pray', 'sad', 'window']],
      props: ['bed', 'moon'],
      action: '{hero} prays by the window.',
    },
    text: {
      toddlers: [
        '"Dear God," says {hero}. "I miss {friend}. Help me." God hears {hero}.',
        '{hero} folds {hero.their} hands. "God, I was bad. I am sorry." God is near. God hears.',
        '"Hello, God," says {hero}. "Please come. I will say sorry." Shh. Now {hero} can sleep.',
      ],
      early: [
        '"Dear God," said {hero}, "{friend} pulled, too. But I pulled. I don\'t want to go first." {Hero.they} waited a bit. "Will you come along?" The night was big and soft. {hero} did not feel so alone in it.',
        '{hero} knelt on the cold floor. "Dear God, it was not my fault," {hero.they} said. That did not sound right. {Hero.they} tried once more. "Dear God, a bit of it was my fault. It was a big bit." Now it was true, and true things are easier to hold. [?companion: {companion} came and was warm.]',
        '"God," said {hero}, "do you like {friend}?" Of course God did. "Do you like me, too? Still?" The curtain moved a little, and the night smelled of rain. {hero} knew the answer to that one. {Hero.they} had learned it when {hero.they} {hero:was|were} small. It was good to ask it anyway.',
      ],
      middle: [
        '"God," said {hero}, "I\'d like it to be {friend.them} who comes. I\'d be really nice about it." {Hero.they} listened. Outside a bicycle went by. "I know," {hero.they} said. "{Friend.they} probably told you the same thing." It was odd to think of both of them talking to the same person, one on each side of the street. It made the street seem narrower.',
        '{hero} began with the ordinary things, for a run-up: the food, the family, the weather. Then {hero.they} got to {friend}, as on every evening, because {friend} had been on the list since they were four. {Hero.they} could hardly leave {friend.them} out. "And bless {friend}," said {hero}, and stopped. It is very hard to bless somebody with your teeth together. {Hero.they} undid {hero.their} teeth. "And I\'m the one who said it," {hero.they} said, much lower. "You heard me. Please help me not be like that tomorrow."',
        '"I don\'t know how to start," said {hero} to God. It was quiet. Somewhere downstairs a clock was getting on with it. "I suppose that I have started," {hero.they} said then. So {hero.they} told him all of it, also the words that {hero.they} had thrown, and it did not get any smaller by being told. But {hero.they} {hero:was|were} not alone with it anymore. It was like carrying a table: as soon as someone takes the other end, you can see where you are going.',
      ],
      preteen: [
        '"I just want to say that {friend} started it," {hero} told God, and then {hero.they} remembered that God had been there the whole time. "All right, I don\'t know who started it," {hero.they} said. "But I\'m the one who said that mean thing, and it was a lie, and I said it because I knew where it would hurt. I only knew that because {friend.they} told me once." It took a moment before {hero.they} could go on. "I\'m not asking you to make {friend.them} forgive me, but please be there with me on the step."',
        '{hero} thought about asking God to turn everything back to yesterday, but that seemed like a lot of trouble for everybody else. "I just want somebody to know how it really was," {hero.they} said, with {hero.their} forehead against the cold window. "I can\'t tell {friend}, because {friend} is the one I did it to." So {hero.they} told God, and didn\'t leave out the bad parts. It took about four minutes, and nobody answered, but it didn\'t feel like talking to an empty window.',
        '"Forgive us our trespasses," {hero} rattled off, thinking of something else, "as we forgive." There {hero.they} got stuck, like a sleeve on a nail. {Hero.they} had said that every night for years, and had never noticed that it went in two directions, like a bridge. "That\'s a lot to ask of somebody right before bedtime," {hero.they} told God, and nobody argued. So {hero} went back to the beginning and said it again, one word at a time, the way you walk on ice, and this time {hero.they} got to the other side.',
      ],
    },
    more: {
      preteen: [
        'Nothing was fixed, and the street was just as wide as before. But it had been said out loud to somebody who stayed and listened, and {hero}, who had been lying there as stiff as a board for hours, rolled over and fell asleep.',
      ],
    },
  },
  {
    id: 'walk',
    purpose: 'Across the street.',
    core: false,
    rank: { young: 5, old: 9 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'carry', 'worried', 'door', '{thing}'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['{thing}', 'door', 'tree'],
      action: '{hero} carries half of the {thing} across the street.',
    },
    text: {
      toddlers: [
        '{hero} takes the {thing.mine} to {friend}. Step, step, step, over the street.',
        "{hero} looks left and right. {hero} holds {mentor}'s hand. They go to {friend}'s house.",
        "{hero} is a bit scared. Step. Stop. Step. Stop. There is {friend}'s house.",
      ],
      early: [
        'In the morning {hero} took the {thing.mine} and went across the street with {mentor}. It was not a wide street. But {hero} had time to think of three good reasons to go home. {Hero.they} {hero.sig}. Then there was the step, and there was the door.',
        {
          say: '"Shall I come with you?" asked {mentor}. "Only as far as the middle," said {hero}. So {mentor} walked along as far as the middle of the street and looked both ways. From there {hero} went on alone with the {thing.mine}. {Hero.their} shoes were very loud.',
          shows: shown.walkedAcross,
        },
        {
          say: '{hero} had on {hero.their} good shirt. {Hero.they} did not know why. {mentor} took {hero.them} across, and did not talk, and did not hurry. The {thing.mine} got heavier at every step. On the other side there were seven flagstones, and then a door.',
          shows: shown.walkedAcross,
        },
      ],
      middle: [
        'It was eleven steps from gate to gate. {hero} knew, because the two of them had measured it once, for a telephone made of tins. This morning it was more like forty. {Hero.they} carried the {thing.mine} in front of {hero.them}, so as to have something to look around. [?companion: {companion} trotted ahead, with {companion.their} nose in the air, as if the thing were settled.]',
        'The milk was just being delivered, and a cat sat on a wall and watched {hero} come out with the {thing.mine}. {hero} nodded to the cat. {Hero.they} had decided not to think until {hero.they} {hero:was|were} across. It works quite well if you count, so {hero.they} counted: one for the curb, two for the drain cover, where they always shook hands. At two {hero.they} forgot to count, and after that {hero.they} had to think the whole rest of the way.',
        '"I\'m only taking it for a walk," {hero} told {mentor}, who had not asked. It was a gray morning, and the {thing.mine} banged against the gate on the way out. Somebody\'s curtain moved. {hero} would have liked to look as if {hero.they} {hero:was|were} going to the shop. But there is no shop to which you carry half of {thing.a}. So {hero.they} went straight across, in front of everyone, and that was nearly the worst bit.',
      ],
      preteen: [
        'The street was eleven paces wide. They had measured it once, when they wanted to build a cable car. {hero} would never have believed how much you can think in eleven paces. At pace three {hero.they} thought that {friend} might not be home, and at pace four {hero.they} caught {hero.themself} hoping so. At pace six {hero.they} thought that it was really too early for a visit, and all that time {hero.they} just kept on going, like an old horse that knows the way.',
        '{hero} went before breakfast, because then there would be nobody around to see it, and there were five people around. {Hero.they} had the {thing.mine} under one arm. "Going to fix it?" called a man who was washing his car, and {hero} nearly turned around right there. [?companion: At the drain cover {hero.they} stopped, out of habit. "No handshake today," {hero.they} told {companion}.][!companion: In the middle, at the drain cover, where they always shook hands, {hero}\'s right hand came up all by itself, and {hero.they} had to put it back in {hero.their} pocket.]',
        'There were several good reasons for waiting. It was early, and {friend} was usually grumpy before nine, and it looked like rain, and maybe it was better for everybody to cool down first. {hero} listened to every one of these excellent reasons, and in the meantime {hero.they} went down the path and out through the gate. The {thing.mine} rattled all the way. On the other side of the street a curtain moved.',
      ],
    },
    more: {
      preteen: [
        'It was difficult to carry. It bumped against {hero.their} knees, and it stuck out in front and in back, so that everybody who happened to look out of a window could see exactly where {hero} was going, and could pretty well guess why.',
      ],
    },
  },
  {
    id: 'gate',
    purpose: 'The hero turns back once.',
    core: false,
    rank: { young: 10, old: 10 },
    valence: -1,
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'medium',
      cast: [['hero', 'stand', 'worried', 'door', '{thing}']],
      props: ['door', '{thing}'],
      action: '{hero} stands at the door with one hand raised to knock.',
    },
    text: {
      toddlers: [
        'Here is the door. Knock? No. Knock? No. Knock, knock!',
        'Up goes the hand. Down goes the hand. {hero} takes a big breath. Tap, tap, tap.',
        {
          say: '"You knock," says {hero}. "No, you," says {mentor}. {hero} knocks. Small knock. Big knock!',
          shows: shown.mentorAtDoor,
        },
      ],
      early: [
        '{hero} put up a hand to knock. {Hero.they} took it down again. {Hero.they} turned around and went back to the gate. The gate said squeak. "All right, all right," said {hero}, and went back and knocked.',
        'The bell was high up. {hero} could just reach it. {Hero.they} held one finger in front of it, and the finger did not want to. "On three," said {hero} to the finger. "One, two." The finger rang at two. It wanted to have it over with.',
        '{hero} stood on the mat. It said WELCOME. {hero} was not sure that it meant {hero.them}. {Hero.they} wiped {hero.their} shoes for a very long time. Then there was nothing left to wipe, and so {hero.they} knocked.',
      ],
      middle: [
        '{hero} lifted {hero.their} hand to knock, and at that moment {hero.they} remembered reason number four. It really had been a good one. {Hero.they} went back as far as the gate to think it over. A woman went by with a shopping bag. "Are you coming or going?" she asked. ¶ "I don\'t know yet," said {hero}. But hearing it like that, {hero.they} did.',
        'There was a spider in the corner of the door frame, mending its web. {hero} watched it go back and forth. It was very interesting. {Hero.they} might have gone on finding it interesting until dinnertime. But the spider finished, and tried the last thread with one foot, and sat down in the middle to wait for whatever would come. {hero} sighed, and knocked.',
        '{hero} put the {thing.mine} down on the step and tiptoed away. That would do it, surely. {friend} would find it there, and would understand. {Hero.they} had gotten as far as the gate when {hero.they} turned around once more. It looked like something that somebody had left out for the dustmen. {hero} went back, and picked it up, and rang, all in one go, so as not to be able to change {hero.their} mind in between.',
      ],
      preteen: [
        "{hero} lifted {hero.their} hand to knock, and found out that you can stand like that for a surprisingly long time. Inside somebody was doing the dishes. {Hero.they} put the hand down and went back as far as the gate, and the gate squeaked. Now {friend} must have heard it, {hero} thought, and was probably standing right behind that door, wondering whether to open it. So there were two of them who didn't know what to do, and that helped a little, and {hero.they} went back and knocked.",
        "There's a way of knocking so that nobody can hear you. {hero} did it with one knuckle and took a step back immediately, to be ready to say that nobody was home. Nobody came. So {hero.they} had tried it, and now {hero.they} could go, and {hero.they} got as far as the gate, and there {hero.they} stopped and called {hero.themself} a chicken, under {hero.their} breath. Then {hero.they} went back and knocked so hard that the whole neighborhood could hear it.",
        'There was a brass lion on the door, with a ring in its mouth. When they were little, the two of them had decided that it could tell when you were lying, and that you had to look it in the eye before you were allowed in. {hero} looked it in the eye. "I\'ve come to apologize," {hero.they} told it, and the lion went on staring. "And I hope that it\'s quick," said {hero}, "because I can\'t stand it anymore." That seemed to be all of it, so {hero.they} took hold of the ring and knocked.',
      ],
    },
    more: {
      preteen: [
        '{Hero.they} held the {thing.mine} in front of {hero.them} with both hands, like a shield, although it would have made a very bad one. {Hero.their} heart was banging away like somebody moving furniture.',
      ],
    },
  },
]
