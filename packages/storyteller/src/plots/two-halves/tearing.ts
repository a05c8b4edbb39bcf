import type { Beat } from '../plot.ts'

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
        'Pull! Pull! {Thing.rip} Oh no. One bit for {hero}. One bit for {friend}.',
        '{Thing.rip} Bump! {hero} sits down. Bump! {friend} sits down. Oh no, {thing}.',
        '{friend} pulls. {hero} pulls. Big pull! {Thing.rip} All in bits. Oh, oh, oh.',
        'Tug, tug, tug, tug. {Thing.rip} What was that? That was the {thing}.',
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
        'Neither of them pulled. {hero} was quite sure of that, later on, and would have sworn to it: {hero.they} had only held on, as you have every right to do, and leaned back, and {friend} had only held on as well. {Thing.rip} ¶ It made a noise out of all proportion. When {hero} looked down, {hero.they} had the {thing.mine} in {hero.their} hands, with a long pale tear down the side of it, and {friend}, who had sat down on the ground, was holding the {thing.yours}. Between them lay an object of no particular kind.',
        '{Thing.rip} ¶ The remarkable thing was the quiet. A moment before there had been two people shouting, and now there was a bird somewhere, going over the same three notes, and {friend} breathing through {friend.their} nose. {hero} turned over what {hero.they} had in {hero.their} hands. It was the {thing.mine}. On the torn edge {hero.they} could read {hero.their} own name, very small, and where the other one ought to have been there was nothing but threads.',
        'They were both too proud to pull, and both too proud to let go, and in between these two prides was {thing.a} that had been made, with great care, to be light. {Thing.rip} ¶ It did not even go all at once. It went stitch by stitch, from one end to the other, slowly enough for either of them to have stopped it, and they stood and watched it go. At the end of it {hero} had the {thing.mine}, and {friend} the {thing.yours}, and the two small names had parted company somewhere in the middle.',
        'There are people who throw things when they are angry. {hero} had always rather looked down on them. Now {hero.they} understood that you can do just as much harm by holding on. {Thing.rip} ¶ "There," said {friend}. {Friend.they} picked up the {thing.yours} and turned it over once or twice. "I\'d like to say that it doesn\'t matter," {friend.they} went on, quite evenly, "but I put the whole week into this." {hero} had, too. {Hero.they} had the {thing.mine} to prove it.',
      ],
    },
    more: {
      preteen: [
        'Nobody apologized. It was the obvious moment for it, and each of them waited politely for the other to begin. They were both very good at waiting, so in the end they picked up their pieces and went home.',
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
        'Two doors went bang. One was on this side of the street. One was on the other side. "Was that the wind?" asked {mentor}. "It was me," said {hero}. "And the other bang?" asked {mentor}. {hero} did not answer that.',
        '{hero} carried the {thing.mine} home. It was light, but it felt heavy. Each time {hero.they} turned around to look, {friend} was just turning back. So {hero} did not know whether {friend} had looked. {Hero.they} looked again to make sure.',
      ],
      middle: [
        "They had to go home along the same street. {hero} took the sunny side, and {friend} took the shady one, and neither of them would walk behind the other, and so they marched along exactly level, like two soldiers who have never met. At {friend}'s gate there was a bang. At {hero}'s gate there was another. [?companion: {companion} looked from one gate to the other, and went in last.]",
        'On any other day they would have gone home the long way, past the baker\'s, and shared something with icing. {hero} went past the baker\'s anyway, on principle. {Hero.they} bought a bun. It was the sort that comes in two halves, and the woman had already cut it. "And where is the other one today?" she asked. [?companion: {companion} got the other half, and thought it was a holiday. ][!companion: {hero} ate both halves, and the second was much worse.]',
        '"We\'ll see who comes first," {hero} told the {thing.mine}, all the way home. It was a fine sentence to walk to. It had four beats in it, and {hero} stamped on every one. On the other side of the street somebody else was stamping. After a while {hero} noticed that they were stamping in time, and changed feet.',
      ],
      preteen: [
        'It would have been a more impressive exit if they had not lived in the same street. As it was, they had to storm off in the same direction, one on either sidewalk, at precisely the same angry pace. {hero} stopped to retie a shoe in order to let {friend} get ahead. It turned out that {friend} had stopped as well, for exactly that reason.',
        '{hero} went home by the back lane, which was longer and smelled of cabbage, because there was less danger there of meeting anyone who might say, "On your own today?" {Hero.they} met four people. Every one of them said it. By the fourth {hero.they} had worked out a reply that was both dignified and amusing, and there was nobody at all to tell it to.',
        'They did not say goodbye. For as long as {hero} could remember they had said goodbye in the middle of the street, at the drain cover, with a handshake of several parts that it had taken them an entire winter to perfect. Today each of them walked straight past the drain cover on their own side and looked at the houses. It is really astonishing how far you can turn your head when there is something in the middle of the road.',
      ],
    },
    more: {
      preteen: [
        '{Img.start}. {Hero.they} shut the front door with great care, because it would have been childish to slam it, and then stood for some time in the dark of the hall with the {thing.mine} under one arm.',
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
        '{hero} has the {thing.mine}. Go, go! It does not go. {hero} is all alone.',
        'Half {thing.a}. Half is no fun. {hero} looks at the floor. Where is {friend}?',
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
        'Supper was pancakes. {hero} told the pancakes how it had really been. {Hero.they} told it very well. It was only that at the best part, where you wait for somebody to say "No!", nobody did. [?companion: {companion} listened as long as there was pancake. ]Upstairs the {thing.mine} stood in the corner. {Thing.useless}. {Img.start}.',
        "{hero} decided to be busy. {Hero.they} sorted {hero.their} pencils by length. {Hero.they} sorted them by color. Then {hero.they} found one with teeth marks at the end, and they were {friend}'s teeth marks, from the time with the math test. {hero} put it back into the box the other way around. {Thing.useless}, and you cannot unbite a pencil, either. {Img.start}.",
      ],
      preteen: [
        '{Thing.useless}. {hero} established this fact during a long afternoon. {Hero.they} drew a twelfth plan, in which there was no need of a {thing.yours}, and pinned it to the wall, and admired it. It was elegant. It was also wrong somewhere, {hero.they} could tell from across the room, and the one person who would have put a finger on the spot at once, in that maddening way, without even having to get up, was on the other side of the street.',
        'There was a certain satisfaction in it for about an hour. {hero} had been right. {Hero.they} had said so. {Hero.they} {hero:was|were} in possession of the {thing.mine}. After that {hero.they} began to notice the afternoon. It seemed to have been made for two, like a seesaw. {Hero.they} would think of something funny, and look up, and there would be the wall.',
        '{hero} did not miss {friend}. {Hero.they} wished to be quite clear about that. It was simply that the house seemed to have been arranged, that afternoon, by somebody with a grudge. There were two cups on the hook. There were two cushions on the window seat, one of them with a dent. On the back of the bedroom door there was a list in two handwritings, headed *Things to build*, and the {thing} was only number four. {Thing.useless}.',
        '"You\'re back early," somebody called from the kitchen, and {hero} said that {hero.they} had things to do. That was true. {Hero.they} did them, one after another: {hero.they} tidied, and {hero.they} read eleven pages, and could not have said what was in them. {Thing.useless}. At five {hero.they} caught {hero.themself} standing at the top of the stairs, listening for a particular way of ringing the bell, two short and one long, and went back to the room and shut the door.',
      ],
    },
    more: {
      preteen: [
        '{Img.the} {img.tight}. It is an odd discovery to make, that a person may be entirely in the right and still have nobody to eat {hero.their} sandwiches with, and {hero} would have been glad to go on not knowing it.',
      ],
    },
  },
]
