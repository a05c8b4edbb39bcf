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
        'It was not that anything went wrong. {hero} could have dealt with that; there were chapters about it. It was that nothing went at all. Each morning there was the {pot}, and the earth in it, and the light moving across the earth from left to right, and each evening {hero.they} put a dash in the column. {Day.the} was {day.soon}. In {hero.their} fingers {img.start}, and it grew worse every time that someone asked, very nicely, how it was coming along.',
        'There were two explanations, and {hero} could not decide which of them was worse. Either the seed was doing something down there in the dark, and {hero} was not allowed to know it, or else it was doing nothing, and all this while {hero.they} had been carefully watering some dirt. {Day.the} was {day.soon}. From above, the two looked exactly alike. {Hero.they} stared at the earth until it swam. In {hero.their} fingers {img.start}.',
        "People had been so kind about it in the first week. By the third they had stopped asking, and this was worse, because they had stopped in such a considerate way, with a little breath, as you do not ask about an uncle. The {pot} stood on its sill. There was earth in it. Every day the sun went across it and found nothing to stop for, and {day.the} was {day.soon}. In {hero}'s fingers {img.start}. {Hero.they} took up whistling, and {hero:was|were} asked to stop.",
        '{hero} had thought that waiting meant not doing anything, and that {hero.they} would probably be good at it. It turned out to be the hardest work {hero.they} had ever done. It had to be done all day. You could not do it ahead, or get somebody else to do half. Each time {hero.they} looked into the {pot} {hero.they} had to put down the same hope, and each time {hero.they} left the room {hero.they} found that {hero.they} had picked it up again. {Day.the} was {day.soon}. In {hero.their} fingers {img.start}.',
      ],
    },
    more: {
      middle: ['"Are you sure that it wasn\'t a stone?" {hero} asked. "Fairly sure," said {mentor}.'],
      preteen: [
        '"You could always bring apples," said [?friend: {friend}][!friend: somebody], and did not mean any harm by it.¶{hero} said that {hero.they} did not want to bring apples. {Hero.they} had brought apples for three years running, and said *These are apples*, as though there might be some doubt about it. {Hero.they} wanted, just once, to stand up and point to a thing, and for it to be true that without {hero.them} it would not have been there. It didn\'t seem a lot to ask of {plant.a}.',
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
        'The trouble with {friend} was that {friend.they} did not even boast. {Friend.they} had stuck a seed from the same envelope into a cracked mug, and forgotten it behind the curtain. When {friend.they} pulled the curtain back, it was {plant.tallish}. "Isn\'t it mad?" said {friend}, honestly delighted. "I think I\'ve been watering it with tea."¶{hero} looked at it for as long as was polite. It was a magnificent plant. There was no justice in it whatsoever.',
        '{friend} turned up on the doorstep with {friend.their} plant in both arms, since it had to be taken around by way of the street, being {plant.tallish}. "I wondered if yours would like company," said {friend}. They stood them side by side on the sill: on the left a column of leaves, turning its whole attention to the light, and on the right {pot.a} of dirt. Neither of them said anything about it. {hero} made tea. It was entirely possible, {hero.they} discovered, to like a person very much and to wish that a goat would come past.',
        '"Honestly, it doesn\'t mean anything," said {friend}. "Mine\'s a show-off." {Friend.they} went on to describe all its faults, how it leaned, and how it dropped leaves into the butter, and {hero} could see that {friend.they} {friend:was|were} doing it out of pure kindness. That was what was so hard to forgive. The plant was {plant.tallish}. "It\'s lovely," said {hero}, and it was true, and it felt like swallowing a button.',
      ],
    },
    more: {
      middle: ['"You can have a look whenever you like," said {friend}. That made it worse, somehow.'],
      preteen: [
        '"It isn\'t a race, you know," said {friend}, catching sight of {hero.their} expression.¶"I know perfectly well that it\'s not," said {hero}, and {hero.they} did know it; it was only that the people who say so are generally some distance in front. Walking home, {hero.they} tried out being glad for somebody else, the way that you try on a coat which belongs to a much larger person. The sleeves came down over {hero.their} hands, but {hero.they} kept it on as far as the corner.',
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
        "{hero} did not think of it as digging. {Hero.they} thought of it as making sure. A thing that is all right cannot be harmed by somebody's having a look at it, {hero.they} reasoned, and a thing that isn't all right needs looking at. With this in mind {hero.they} slid a fork under the earth, and raised it an inch. Down there, in the dark, a root as pale as a thread had made its way past two stones and around a third. It had been going somewhere. {hero} saw it for about a second, and then the earth slipped off the fork and took half of the root along.",
        'Afterward {hero} could not have told you at what point {hero.they} had picked up the trowel. {Hero.they} remembered only how very easily the earth came up, and what lay under it. The seed was not a seed anymore. It had opened its coat and let down a single white root, and on the root were hairs so fine that you saw them only when they moved. It was the most secret-looking thing that {hero} had ever laid eyes on. It had not been meant to be looked at. When {hero.they} tried to lay it back, the root came off in {hero.their} fingers.',
        'You can do a thing so slowly that you never have to admit you have begun. {hero} watered the {pot}. Then {hero.they} scratched the surface a little, so that the water would go in. Then, since it was loose already, {hero.they} moved some of it aside. It must have taken a quarter of an hour to get down to where the seed was, and in all of that time {hero.they} did not once decide to dig. The root was as white as a bone and went straight down. {Hero.they} had only wanted to see. {Hero.they} saw it, and in the same moment saw {hero.their} own thumbnail go through it.',
        'What {hero} remembered later was the joy of it. For there it was, after all those weeks, not dead, not a stone, but opened like a book, with a thread of root that ran down out of sight, and it was so much more than {hero.they} had hoped for that {hero.they} laughed out loud. It lasted for as long as it takes to breathe in. {Hero.they} had been holding the seed between two fingers. Without noticing it, {hero.they} must have lifted. There was a feeling, hardly even a sound, like a stitch giving way in something very fine.',
      ],
    },
    more: {
      middle: [
        '{Hero.they} pushed it all back and smoothed it over until it looked the same as before. It looked just the same as before. That was the worst of it.',
      ],
      preteen: [
        '{Hero.they} put it all back. {Hero.they} pressed the earth flat with the palm of {hero.their} hand, and watered it, and swept the step, and when {hero.they} had finished there was no way for anybody to tell. The {pot} had looked like that yesterday. It would very likely look like that at {day.the}, and now it would be {hero.their} own doing. {Hero.they} went and washed {hero.their} hands for a long time. {Img.the} had stopped, at any rate. There was a much quieter feeling where it had been.',
      ],
    },
  },
]
