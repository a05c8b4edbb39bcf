import type { Beat } from '../plot.ts'

/** Nothing comes, and the hero digs to see. */
export const nothingBeats: readonly Beat[] = [
  {
    id: 'nothing',
    purpose: 'days go by; the image tightens',
    core: true,
    valence: -1,
    scene: {
      setting: 'home',
      time: 'later',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'sad', '{pot}'],
        ['mentor', 'work', 'calm', 'hero'],
        ['companion', 'lie', 'calm', '{pot}'],
      ],
      props: ['{pot}', 'window'],
      action: '{hero} sits in front of the {pot}, and nothing has come up.',
    },
    text: {
      toddlers: [
        'One day. Two days. Three days. [+ Is it up? ]Not yet. Not yet. Not yet. Oh!',
        'Look in the {pot}. Just earth. Look, look, look. Just earth. {hero} stamps. "Up, seed!"',
        'Sun comes up. Sun goes down. Sun comes up. Is it up? Not yet. {hero} is sad.',
        '"Come out, seed!" says {hero}. "Come OUT!" Nothing. Just earth. Just earth. Just earth.',
      ],
      early: [
        'A week went by, and it was a long one. Monday, earth. Tuesday, earth. Wednesday, earth. {hero} began to have a feeling in {hero.their} fingers, {img.is}. [+ They wanted to *do* something. ]{Hero.they} sat on them. It did not help.',
        '{hero} could count up to the day now. It was {day.soon}. Still there was nothing in the {pot} but earth, and one ant. "Is that it?" asked {hero}. "No," said {mentor}. "That\'s an ant." {hero}\'s fingers {img.tighte}, {img.is}.',
        "{hero} had a paper with boxes on it, one for every day. {Hero.they} put a cross in each. There were a lot of crosses now, and only a few boxes. In the {pot} there was still no green, not even a dot. {hero}'s fingers {img.tighte}. They wanted to know.",
        '"Are you sure it is in there?" asked {hero}. "I saw you put it in," said {mentor}. "Maybe it went out again," said {hero}. {Hero.they} looked under the {pot}. {Hero.they} looked behind the curtain. In {hero.their} fingers there was a feeling {img.is}, and {hero.they} could not make it stop.',
      ],
      middle: [
        'Monday there was earth. Tuesday there was earth. On Wednesday {hero} thought that there was a speck of green, but it was a bit of wool from {hero.their} own {hero.wear}. {Day.the} was {day.soon}. [+ {Hero.they} watered, and waited, and looked, and it was like talking to someone who has left the room.]¶Somewhere in {hero.their} fingers {img.start}. {Hero.they} put them in {hero.their} pockets, but it only went in there with them.',
        'You can be told to wait, but nobody ever tells you how it is done. {hero} tried doing it with {hero.their} eyes shut. [+ {Hero.they} tried doing it backward, from a hundred. ]{Hero.they} tried being somewhere else, and this was worst of all, because it could be happening right now. When {hero.they} ran home and looked, the earth lay there in its {pot} as smooth as a shut door. In {hero.their} fingers {img.start}. There was nothing whatever for them to do.',
        "It was like waiting for a bus when you don't know whether there is one. {hero} watered. {hero} looked. In between {hero.they} asked what day it was, until they all held up a calendar as soon as {hero.they} opened {hero.their} mouth. {Day.the} was {day.soon}. Two weeks, and still not so much as a hair of green. [+ Even the fly had left. ]In {hero.their} fingers {img.start}, and it was always worst when {hero.they} walked past the {pot} and did not stop.",
        'After ten days {hero} put {hero.their} mouth close to the earth and said, "You can come out now." After twelve {hero.they} said, "Please." After fourteen {hero.they} said some other things, and then {hero:was|were} sorry, and watered it to make up for it. Nothing came of any of them. {Day.the} was {day.soon}. In {hero.their} fingers {img.start}, and when {hero.they} sat on them it went up into {hero.their} elbows.',
      ],
      preteen: [
        'Nothing went wrong, because nothing went at all. Every morning there was the {pot} with the earth in it, and the sun moved across it from left to right, and in the evening it was still just earth. {Day.the} was {day.soon}. Everybody asked {hero} how it was coming along, and they meant it nicely, and each time it got worse. In {hero.their} fingers {img.start}.',
        "Maybe the seed was doing something down there in the dark, and {hero} just wasn't allowed to see it. Or maybe it wasn't doing anything, and for weeks {hero.they} had been watering some dirt, and from above it looked the same. {Day.the} was {day.soon}. {hero} stared at the earth for so long that it began to swim in front of {hero.their} eyes, and in {hero.their} fingers {img.start}.",
        "In the first week they had all asked {hero} about it. By the third week nobody asked anymore, and that was worse, because they stopped in such a careful way, as if somebody were sick. The {pot} stood on the windowsill, and there was earth in it. {Day.the} was {day.soon}. In {hero}'s fingers {img.start}. {Hero.they} started to whistle, so that {hero.they} wouldn't think of it, and then {mentor} asked {hero.them} to please stop whistling.",
        "{hero} had thought that waiting was easy, because you don't have to do anything. But it was the hardest work that {hero.they} had ever done, and {hero.they} had to do it all day long, and nobody could do half of it for {hero.them}. Each time {hero.they} looked into the {pot}, {hero.they} gave up hoping, and each time {hero.they} went out of the room, {hero.they} had started again before {hero.they} got to the door. {Day.the} was {day.soon}. In {hero.their} fingers {img.start}.",
      ],
    },
    more: {
      middle: ['"Are you sure that it wasn\'t a stone?" {hero} asked. "Fairly sure," said {mentor}.'],
      preteen: [
        '"You could always bring apples," said [?friend: {friend}][!friend: somebody], and didn\'t mean anything bad by it. ¶ But {hero} didn\'t want to bring apples. For three years {hero.they} had stood there and said, "These are apples," and everybody could see that. Just once {hero.they} wanted to stand up and point at something that wouldn\'t be there if it weren\'t for {hero.them}.',
      ],
    },
  },
  {
    id: 'friend-grows',
    purpose: "the friend's plant is already tall; envy, fairly",
    core: false,
    rank: { young: 9, old: 9 },
    valence: 0,
    needs: ['friend'],
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'medium',
      cast: [
        ['friend', 'hold-up', 'joy', '{pot}', '{plant}'],
        ['hero', 'stand', 'sad', '{plant}'],
        ['mentor', 'stand', 'calm', 'hero'],
      ],
      props: ['{plant}', '{pot}'],
      action: '{friend} shows {hero} a plant that is already tall.',
    },
    text: {
      toddlers: [
        '{friend} has a seed, too. Up, up, up it came! Look, a leaf! And {hero}? Not yet.',
        '"Look, look!" says {friend}. A big green leaf! {hero} has no leaf. {hero} looks at {hero.their} shoes.',
        '{friend} has a plant. It waves hello. "Mine sleeps," says {hero}. It is a small voice.',
      ],
      early: [
        '{friend} came over with a pot. There was a plant in it as long as a pencil. "It just came up," said {friend}. "I didn\'t do a thing." {hero} said that it was nice. It was a small, hard "nice," like a pea. Then {hero.they} went in and shut the door.',
        'There was a plant on {friend}\'s step, and it had a ribbon on it. "I called it Gus," said {friend}. "What is yours called?" {hero} thought of the {pot} with just earth in it. "I don\'t know it well enough yet," {hero.they} said. Then {hero.they} had to go home very quickly.',
        '"You can have one of my leaves," said {friend}. "I have six." {hero} shook {hero.their} head. Six! {Hero.they} went home and told the seed about it. "I am not cross with you," {hero.they} said. But {hero.they} {hero:was|were}, just around the edges.',
      ],
      middle: [
        '{friend} had planted on the same day, from the same envelope, and had forgotten all about it. Now {friend} needed two hands to carry it. "It\'s {plant.tallish}," said {friend}. "I don\'t know what it\'s so happy about. I only watered it when I washed the bike."¶"It\'s nice," said {hero}. {Hero.they} meant it, too, as far down as {hero.they} could reach. Below that there was something else, and it was green, but it wasn\'t a leaf.',
        '{friend} came to ask for a bigger pot, because the old one was full of roots. "They\'re coming out at the bottom," said {friend}. "It\'s like having a horse." {Friend.they} looked into {hero}\'s {pot}, and there was a bit of a silence. "Nice earth," said {friend}.¶It was meant well. {hero} lent {friend.them} the bigger pot, and carried it over, and even held the plant while it moved in. It was {plant.tallish}. All the way back {hero.they} practiced breathing out.',
        'Their seeds had come from the same envelope, on the same day, so it was quite simple. Either {friend} had done something right, or {hero} had done something wrong. "What did you do?" asked {hero}.¶{friend} thought hard. "I forgot about it," said {friend}. "Then I found it again." {Friend.they} really was sorry that it wasn\'t more. The plant stood between them, {plant.tallish}, and nodded in the wind as if it agreed with everybody.',
      ],
      preteen: [
        'The worst thing about {friend} was that {friend.they} didn\'t even show off. {Friend.they} had stuck a seed from the same envelope into a cracked mug, and put it behind the curtain, and forgotten it. Then one day {friend.they} pulled the curtain back, and there it was, {plant.tallish}. "Isn\'t it crazy?" said {friend} happily. "I think I\'ve been watering it with my cold tea." ¶ {hero} looked at it for as long as you have to when you\'re being polite. It was a beautiful plant, and nobody had ever lost one minute of sleep over it.',
        '{friend} stood on the doorstep with {friend.their} plant in both arms, because it was {plant.tallish}, and it hadn\'t fit into the bicycle basket. "I thought that yours might like some company," said {friend}. They put them next to each other on the windowsill. On the left was a great big heap of leaves, and on the right was {pot.a} full of dirt, and nobody said anything about it. {hero} made two cups of cocoa. You can like a person very much, {hero.they} noticed, and still wish that a goat would come by.',
        '"It doesn\'t mean anything," said {friend}. "Mine is just a show-off, and it leans, and yesterday it dropped a leaf into the butter." The plant was {plant.tallish}. {friend} went on and on about everything that was wrong with it, and {hero} could see why {friend.they} did it. {Friend.they} only wanted to be nice, and that was what was so hard to forgive. ¶ "It\'s really pretty," said {hero}. It was true, and it felt like swallowing a button.',
      ],
    },
    more: {
      middle: ['"You can have a look whenever you like," said {friend}. That made it worse, somehow.'],
      preteen: [
        '"It isn\'t a race, you know," said {friend}, who had seen {hero}\'s face. ¶ "I know that it\'s not a race," said {hero}. {Hero.they} did know it, but it\'s always the people in front who tell you. All that afternoon {hero.they} tried to be happy for {friend}. It was like putting on a coat that is much too big for you, and the sleeves hung down over {hero.their} hands, but {hero.they} kept it on until supper.',
      ],
    },
  },
  {
    id: 'dig',
    purpose: 'the hero digs it up to see, and a root breaks',
    core: true,
    valence: -2,
    scene: {
      setting: 'garden',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'kneel', 'worried', '{pot}', 'spade'],
        ['companion', 'peek', 'worried', '{pot}'],
      ],
      props: ['{pot}', 'spade', 'earth'],
      action: '{hero} has dug into the {pot}, and the small white root is broken.',
    },
    text: {
      toddlers: [
        'Dig, dig, dig! {hero} wants to see. Snap! A tiny white root. Oh no. Sorry, seed.',
        'One finger goes in. Where are you, seed? There! Ouch, says the seed. {hero} hides the finger.',
        'One small poke. Two small pokes. A big poke! Oh no. The root went snap. {hero} cries a bit.',
        '{hero} tips the {pot}. Out falls the earth! There is the seed. It has a leg. Ouch! Put it back!',
      ],
      early: [
        '{hero} only wanted to look. [?friend: {friend} was not there to see it. ]{Hero.they} took a spoon. {Hero.they} lifted up the earth, as you lift a blanket. There was the seed. It had one tiny white leg. "Oh!" said {hero}. "You *were* doing something!" But the spoon had gone too far. The leg had snapped.',
        "{hero}'s fingers did it by themselves. They went in, and they dug around, and they found the seed. It was soft now. It had split its coat down the front, and a white thread hung out. Then there was less of the thread. {hero} put it all back, very fast. {Hero.they} did not tell anyone. [+ {Hero.they} felt like an ant.]",
        '"Just a peek," said {hero}. {Hero.they} said it to nobody. {Hero.they} pushed the earth to one side, bit by bit, like a quilt. Under the quilt lay the seed. It was not asleep at all! It had a white foot, and it was just stepping out. {hero} was so glad that {hero.they} picked it up. Then the foot was not on it anymore.',
        'It was nearly dark. {hero} carried the {pot} behind the shed and shook it. Nothing rattled. So {hero.they} turned it over, and it all came out in one lump, like a cake. On the side of the lump was a thin white line, going down. "So that\'s where you were," said {hero}. {Hero.they} put the lump back. It was a bit too big now, and {hero.they} had to push. Something went crick.',
      ],
      middle: [
        'It was not a decision. {hero} went out to water it, and there was a spoon lying there, and the next moment there was earth all over the step. [+ {Hero.they} only wanted to know. ]{Hero.they} went in from the side, carefully, like a doctor. And there it was. It had split its coat. One thin white root had come out and was going down, without any fuss, into the dark. So it had been busy the whole time.¶{hero} bent closer. The spoon slipped. It made the smallest sound in the world.',
        "\"I'll just see if you're all right,\" {hero} told the earth, and put in two fingers. [+ It's quite hard to find a seed that you have planted yourself. ]By the time {hero.they} had it, {hero.they} had turned over everything there was. It lay in {hero.their} palm with a white thread hanging from it, as fine as a hair. Another bit of the thread lay on the step. [+ {hero} looked from the one to the other. ]Nobody had seen it. That was no help at all, because {hero} had.",
        '{hero} had promised {hero.themself} to count to a thousand first. {Hero.they} got as far as six hundred. Then {hero.their} hand was in the earth up to the wrist, and it was cool in there, and something touched {hero.their} finger. It was alive. You can tell. It was a root, no thicker than a hair, and it was holding on to a stone as tightly as a baby holds your thumb. {hero} pulled back {hero.their} hand as if it were hot. [+ That was the mistake. ]The root came, too, or a piece of it did.',
        "It's easy to dig up a thing with a teaspoon if you only take a little at a time. {hero} took a little. {Hero.they} took a little more. {Hero.they} told {hero.themself} that the next one would be the last, and it was, because the next one had the seed in it. It was split open and pale, and it had a root with a bend in it, like somebody going down a staircase in the dark with one hand on the wall. On the edge of the spoon was the rest of the root. {hero} looked at the spoon for a long time.",
      ],
      preteen: [
        "{hero} didn't call it digging, and {hero.they} only wanted to make sure. {Hero.they} pushed a fork under the earth and lifted it, not more than an inch, and there it was. Down there in the dark a root as thin as a thread had grown past two stones and around a third. It had been on its way the whole time. {hero} saw it for about one second, and then the earth slid off the fork, and half of the root came with it.",
        "Later {hero} didn't know when {hero.they} had picked up the trowel, and {hero.they} only remembered how easy it was. The earth came up, and under it was the seed, and it wasn't a seed anymore. It had opened its coat and let down one white root, with hairs on it that were so thin that you could only see them when they moved. You weren't supposed to see them. {hero} knew that right away, and {hero.they} tried to put it back, very carefully, and the root broke off in {hero.their} fingers.",
        'First {hero} only watered the {pot}. Then {hero.they} scratched the earth on top a little, so that the water could get in, and because it was loose already, {hero.they} pushed some of it to the side. It took a quarter of an hour to get down to the seed, and in all that time {hero.they} never once said to {hero.themself} that {hero.they} {hero:was|were} digging. Then {hero.they} saw the root. It was white and went straight down. {Hero.they} had only wanted to see it, and {hero.they} did see it, and {hero.they} saw how {hero.their} own thumbnail went right through.',
        "At first {hero} was so happy that {hero.they} laughed out loud. There it was, after all those weeks, and it wasn't dead, it had opened up, and a thin root went down into the dark, farther than {hero.they} could see. It was so much more than {hero.they} had hoped for. {hero} was holding the seed between two fingers, and maybe {hero.they} lifted it a bit, without noticing. It didn't even make a sound, and {hero.they} only felt it, as when a very thin thread tears.",
      ],
    },
    more: {
      middle: [
        '{Hero.they} pushed it all back and smoothed it over until it looked the same as before. It looked just the same as before. That was the worst of it.',
      ],
      preteen: [
        "{Hero.they} put it all back. {Hero.they} pressed the earth flat with {hero.their} hand, and watered it, and swept the step, and when {hero.they} {hero:was|were} done, nobody could have seen that anything had happened. The {pot} looked just like yesterday, and it would probably look like that at {day.the}, too, and now it would be {hero.their} own fault. {Hero.they} washed {hero.their} hands for a very long time. {Img.the} had stopped, and it was quiet in {hero.their} fingers now, and that didn't feel good, either.",
      ],
    },
  },
]
