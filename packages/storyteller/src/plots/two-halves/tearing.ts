import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** It is pulled in two, and half of it is no use. */
export const tearing: readonly Beat[] = [
  {
    id: 'tear',
    purpose: 'It is pulled in two.',
    core: true,
    valence: -2,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'worried', '{thing}', '{thing}'],
        ['friend', 'stand', 'worried', '{thing}', '{thing}'],
        ['companion', 'hide', 'worried'],
      ],
      props: ['{thing}'],
      action: 'The {thing} has come apart, and each of them holds a piece.',
    },
    text: {
      toddlers: [
        'They pull and pull. {Thing.rip} Oh no. {hero} has one bit. {friend} has one bit.',
        '{Thing.rip} Bump! {hero} sits down. Bump! {friend} sits down. Oh no, the {thing} is in two.',
        '{friend} pulls. {hero} pulls. Big pull! {Thing.rip} The {thing} is in bits. Oh, oh.',
        'They tug and tug. {Thing.rip} What was that? That was the {thing}!',
      ],
      early: [
        '{hero} pulled. {friend} pulled. {Thing.rip} ¶ They both sat down hard. {hero} had the {thing.mine}. {friend} had the {thing.yours}. What was left of the {thing} lay in between, and it looked very flat.',
        '"Let go!" said {hero}. "You let go!" said {friend}. Then neither of them let go, but the {thing} did. {Thing.rip} It was the biggest sound of the day. After it there was no sound at all.',
        'It began with a small sound, like a zipper. They both heard it. They both pulled a bit more, just to see who would stop first. {Thing.rip} Now nobody had won. {hero} had the {thing.mine}, and {friend} had the {thing.yours}, and there was a lot of air in between.',
        '"One," said {hero}. "Two," said {friend}. They did not say three. {Thing.rip} {hero} flew one way and {friend} flew the other. {hero} looked at {hero.their} hands. There was the {thing.mine}, and nothing on the end of it.',
      ],
      middle: [
        '{Thing.rip} ¶ It is surprising how long five days take to make, and how short a time they take to come apart. {hero} was sitting on the ground with the {thing.mine} in {hero.their} hands. {friend} was sitting on the ground with the {thing.yours}. Nobody had meant to pull that hard. They both looked at the place where the two small names had been. The tear went right between them.',
        'They did not exactly pull. They only held on, and leaned, each a little more than the other. {Thing.rip} ¶ "Now look what you did," said {friend}. ¶ "What I did?" said {hero}. And they got up, and picked up whatever they happened to be holding, and went home by different ways, although they lived in the same street.',
        'If only one of them had slipped or sneezed, {hero} thought afterward, it would never have happened, and even a bumblebee would have done it. But there was no bumblebee, and so they went on pulling, politely at first. {Thing.rip} ¶ {friend} had the {thing.yours}. {hero} had the {thing.mine}. "Well," said {friend}, in a voice that was much too high, "now it\'s quite clear which is whose."',
        "{Thing.rip} ¶ They had both heard about things that break in slow motion. This didn't. It was over before {hero} had finished being angry, and so there was some anger left that had nowhere to go. {Hero.they} looked at the {thing.mine}. {Hero.they} looked at {friend}, who had gone very pale and was holding the {thing.yours} against {friend.their} chest like a hurt bird. Somebody ought to have said something. [?companion: {companion} sneezed, but it wasn't that.]",
      ],
      preteen: [
        "Neither of them pulled. {hero} would have sworn to that afterward. {Hero.they} had only held on to {hero.their} end, as anybody would, and leaned back a little, and {friend} had only held on to {friend.theirs}. {Thing.rip}¶It was much louder than you would have thought. When {hero} looked down, {hero.they} had the {thing.mine} in {hero.their} hands, with a ragged edge all down the side, and {friend} was sitting on the ground with the {thing.yours}. Between them lay some bits and pieces that weren't anything anymore.",
        "{Thing.rip}¶Then it was quiet. A moment earlier two people had been shouting at the top of their voices. Now you could hear a bird somewhere, and {friend} breathing noisily through {friend.their} nose. {hero} turned over what was in {hero.their} hands, and it was the {thing.mine}. At the ragged edge {hero.they} could read {hero.their} own name, very small, and next to it, where {friend}'s name had been, there were only a few loose threads.",
        "They were both too stubborn to let go, and in the middle was {thing.a} that they had worked all week to make as light as they could. {Thing.rip}¶It didn't even go all at once. It went slowly, from one end to the other, and either of them could have stopped it just by opening one hand. They both stood there and watched it go. In the end {hero} had the {thing.mine} and {friend} had the {thing.yours}, and the two small names, which had been side by side all week, were on different pieces.",
        '{hero} had always looked down on people who threw things when they were angry. {Hero.they} would never have done that, so {hero.they} only held on. {Thing.rip}¶{friend} picked up the {thing.yours}, and tried to fit a broken bit back on, and it fell off again. "I wanted to say that I don\'t care," {friend.they} said, and {friend.their} chin was going up and down, "but I put my whole week into this." {hero} had put {hero.their} whole week into it, too. Now {hero.they} had the {thing.mine} to show for it.',
      ],
    },
    more: {
      preteen: [
        'It would have been a good moment for somebody to apologize. {hero} waited for {friend} to start, and {friend} waited for {hero}, and it took quite a while, because both of them were good at waiting. Then they picked up their pieces and went home.',
      ],
    },
  },
  {
    id: 'home-alone',
    purpose: 'Each goes home with half.',
    core: false,
    rank: { young: 2, old: 6 },
    valence: -1,
    scene: {
      setting: 'street',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'angry', 'away', '{thing}'],
        ['friend', 'walk', 'angry', 'away'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['tree', 'path'],
      action: '{hero} and {friend} walk home on two sides of the street.',
    },
    text: {
      toddlers: [
        'Stomp, stomp. {hero} goes home. Stomp, stomp. {friend} goes home. Bye? No bye.',
        '{hero} goes that way. {friend} goes this way. No hand to hold. Stomp, stomp.',
        "Bang! {hero}'s door. Bang! {friend}'s door. Now it is quiet. Too quiet.",
      ],
      early: [
        '{hero} walked home on one side of the street. {friend} walked home on the other. They walked at the same speed. It is hard to stomp away from someone who is stomping right beside you.',
        {
          say: 'Two doors went bang. One was on this side of the street. One was on the other side. "Was that the wind?" asked {mentor}. "It was me," said {hero}. "And the other bang?" asked {mentor}. {hero} did not answer that.',
          shows: shown.doorShut,
        },
        '{hero} carried the {thing.mine} home. It was light, but it felt heavy. Each time {hero.they} turned around to look, {friend} was just turning back. So {hero} did not know whether {friend} had looked. {Hero.they} looked again to make sure.',
      ],
      middle: [
        "They had to go home along the same street. {hero} took the sunny side, and {friend} took the shady one, and neither of them would walk behind the other, and so they marched along exactly level, like two soldiers who have never met. At {friend}'s gate there was a bang. At {hero}'s gate there was another. [?companion: {companion} looked from one gate to the other, and went in last.]",
        'On any other day they would have gone home the long way, past the baker\'s, and shared something with icing. {hero} went past the baker\'s anyway, on principle. {Hero.they} bought a bun. It was the sort that comes in two halves, and the woman had already cut it. "And where is the other one today?" she asked. [?companion: {companion} got the other half, and thought it was a holiday. ][!companion: {hero} ate both halves, and the second was much worse.]',
        '"We\'ll see who comes first," {hero} told the {thing.mine}, all the way home. It was a fine sentence to walk to. It had four beats in it, and {hero} stamped on every one. On the other side of the street somebody else was stamping. After a while {hero} noticed that they were stamping in time, and changed feet.',
      ],
      preteen: [
        "It's hard to storm off when you live on the same street. They both had to storm off in the same direction, one on the left sidewalk and one on the right, at exactly the same speed. {hero} stopped and tied a shoe that wasn't untied, so that {friend} would get ahead. When {hero.they} looked up, {friend} had stopped on the other side and was tying one, too.",
        '{hero} took the back lane, which was longer and smelled of cabbage, because {hero.they} didn\'t want to meet anybody who would say, "All by yourself today?" {Hero.they} met four people. All four of them said it. By the fourth one {hero} had thought of a really brilliant answer, and then {hero.they} noticed that the only person {hero.they} wanted to tell it to was {friend}.',
        "They didn't say goodbye. They always said goodbye in the middle of the street, on the drain cover, with a secret handshake that had seven parts and a spin. It had taken them a whole winter to get it right. Today {hero} walked past the drain cover on the left, and {friend} walked past it on the right, and both of them were suddenly very interested in the houses.",
      ],
    },
    more: {
      preteen: [
        "{Img.start}. {Hero.they} shut the front door very quietly, because slamming it would have been babyish, and then {hero.they} stood in the dark hall for a while, with the {thing.mine} under one arm, and didn't know what to do next.",
      ],
    },
  },
  {
    id: 'half',
    purpose: 'Half of it is no use.',
    core: true,
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'later',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'sad', '{thing}', '{thing}'],
        ['companion', 'sit', 'thinking', 'hero'],
      ],
      props: ['{thing}', 'bed', 'window'],
      action: '{hero} sits alone with half of the {thing}.',
    },
    text: {
      toddlers: [
        '{hero} has just the {thing.mine}. It does not go. {hero} is all alone.',
        '{hero} has half {thing.a}. Half is no fun. {hero} looks at the floor. Where is {friend}?',
        '{hero} sits. {hero} has the {thing.mine}. Who holds the other bit? Nobody.',
        '"Play!" says {hero}. The {thing.mine} does not play. The room is so big.',
      ],
      early: [
        '{hero} tried to play with the {thing.mine}. {Hero.they} held it up. {Hero.they} put it down. {Thing.useless}. {Hero.they} tried being glad that nobody was in the way. It did not work, either. {Hero.their} tummy felt {img.is}.',
        'At home {hero} put the {thing.mine} on a chair, and sat down on the other chair. They looked at each other. "It was my idea," said {hero}. The {thing.mine} did not say a thing. It was no good to talk to. It was not even half as good as {friend}.',
        '{hero} put a blanket on the {thing.mine}, so as not to see it. Then it looked like a ghost. So {hero} took the blanket off. It looked like half {thing.a}. That was worse than a ghost. {Thing.useless}.',
        '"I can do it by myself," said {hero}. {Hero.they} could not. It needed a hand here, and a hand there, and a hand in the middle. {hero} counted {hero.their} hands. {Hero.they} counted again. There was one too few, and it was {friend}\'s.',
      ],
      middle: [
        "{Thing.useless}. {hero} found that out in the course of the afternoon, in several ways. {Hero.they} leaned the {thing.mine} against the wall, and then against the other wall. It looked like something that you put out for the dustmen. {Hero.they} could have built the rest of it again, of course. {Hero.they} fetched a knot's worth of string, and it came undone. It had always been {friend} who did the knots. {Img.start}.",
        "All that afternoon {hero} had the whole room to {hero.themself}, and nobody to tell {hero.them} that it wouldn't work. So {hero.they} had three ideas, one after the other. They were all brilliant. By the time {hero.they} had gotten to the end of each, there was nobody there to be jealous of it. {Hero.they} looked at the {thing.mine}. {Img.start}.",
        {
          say: 'Supper was pancakes. {hero} told the pancakes how it had really been. {Hero.they} told it very well. It was only that at the best part, where you wait for somebody to say "No!", nobody did. [?companion: {companion} listened as long as there was pancake. ]Upstairs the {thing.mine} stood in the corner. {Thing.useless}. {Img.start}.',
          shows: shown.pancakesAlone,
        },
        "{hero} decided to be busy. {Hero.they} sorted {hero.their} pencils by length. {Hero.they} sorted them by color. Then {hero.they} found one with teeth marks at the end, and they were {friend}'s teeth marks, from the time with the math test. {hero} put it back into the box the other way around. {Thing.useless}, and you cannot unbite a pencil, either. {Img.start}.",
      ],
      preteen: [
        "{Thing.useless}. {hero} found that out in the course of a long afternoon. {Hero.they} drew a twelfth plan, one without any {thing.yours} in it, and pinned it to the wall, and stepped back to admire it. Something about it was wrong. {Hero.they} could see that from all the way across the room, but {hero.they} couldn't see what it was. {friend} would have put a finger on the spot immediately, without even getting up, in that way that always drove {hero} crazy, and {friend} was on the other side of the street.",
        'For about an hour it felt wonderful, because {hero} had been right, and had said so, and had come home with the {thing.mine}. {Thing.useless}, but never mind. Then the afternoon began to get longer. {Hero.they} thought of something funny, and looked up to say it, and there was the wall, and then {hero.they} started a game of checkers against {hero.themself}, and lost. [?companion: {companion} would have played, but had never learned the rules. ]It was the sort of afternoon that needs two people, like a seesaw, and there was only one of them.',
        '{hero} didn\'t miss {friend}, and {hero.they} wanted to make that completely clear. It was just that somebody seemed to have gone through the whole house and put out everything in twos. There were two cups on the hooks, and two cushions on the window seat, and one of the cushions had a dent in it that was exactly the size of {friend}. On the back of the bedroom door hung a list called "Things to Build," in two different handwritings, and the {thing} was only number four. {Thing.useless}.',
        "\"You're home early!\" somebody called from the kitchen, and {hero} called back that {hero.they} had lots of things to do, and then {hero.they} did them. {Hero.they} cleaned up the whole room, and {hero.they} read eleven pages of a book, and afterward {hero.they} couldn't have told you if it was about pirates or about potatoes. {Thing.useless}. At five o'clock {hero} noticed that {hero.they} {hero:was|were} standing at the top of the stairs and listening for the bell, for two short rings and a long one. Nobody rang. {Hero.they} went back to {hero.their} room and shut the door.",
      ],
    },
    more: {
      preteen: [
        '{Img.the} {img.tight}. Nobody had ever told {hero} that you can be completely right and still have no one to share your sandwiches with. {Hero.they} gave half of them to the birds, and the birds had an enormous argument about it.',
      ],
    },
  },
]
