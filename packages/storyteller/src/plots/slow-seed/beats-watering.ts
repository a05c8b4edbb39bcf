import type { Beat } from '../plot.ts'

/** Wonder, a cup every morning, and a way around it. */
export const wateringBeats: readonly Beat[] = [
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
      toddlers: [
        '{hero} lies in the grass. One ear down. [+ Shh! ]Worms go by. Roots drink. Sip, sip, sip.',
        'Under the grass it is dark and warm. The mole is home. The ant is home. Shh, seed.',
        '{hero} pats the ground. Who is down there? Worm! Beetle! Root! They all work. Shh.',
      ],
      early: [
        '{hero} lay down and put one ear on the grass. "What do you hear?" asked {mentor}. "Nothing," said {hero}. Then {hero.they} listened some more. "A lot of nothing," {hero.they} said. "It\'s very busy."',
        'After the rain there were worms on the path. {hero} sat down by one. "Have you seen my seed?" {hero.they} asked. The worm did not say. It just pushed its nose into the earth, and pulled the rest of itself in after it. "It\'s gone to look," said {hero}.',
        '{mentor} pulled up a carrot. There was so much more of it than you could see! "Was that down there all the time?" asked {hero}. "All the time," said {mentor}. "It didn\'t say anything," said {hero}. {Hero.they} looked around the garden. What else was down there, and not saying anything?',
      ],
      middle: [
        '{hero} lay down on {hero.their} stomach in the grass and laid one ear on the ground. You couldn\'t hear anything. But {hero.they} thought about it. Right under {hero.their} ear there were worms on their way home, and beetles shutting their doors, and the roots of the big tree going down and down without a lamp. [+ None of them was in a hurry. ]None of them was late.¶"Are you asleep?" asked [?friend: {friend}][!friend: {mentor}].¶"No," said {hero}. "I\'m visiting."',
        'A mole had been in the lawn. There was a row of little hills, and in between them nothing but grass. But you could tell where the mole had gone, if you joined them up. {hero} walked along on top of the tunnel with very light feet. [?companion: {companion} walked behind, and put an ear to each hill. ]Somebody had been working under here all night, with no lamp, and had never once put out a head to see if anyone was watching. "You might tell it to hurry," {hero} said down the last hole. Then {hero.they} said, "No, don\'t."',
        '{mentor} showed {hero.them} the bulbs. They lay in a box in the cellar, brown and dry, like a lot of old onions, and on each one at the top there was a green tip. "Who told them?" asked {hero}.¶"That it\'s nearly time? No one," said {mentor}. "They do it in the dark. They do it in a box."¶{hero} carried one to the stairs, where it was lighter. It had no earth, and no water, and it had not been sung to at all. {Hero.they} brought it back and put it down among the others, the right way up.',
      ],
      preteen: [
        "That evening {hero} lay on {hero.their} back in the grass until the stars came out. There was so much up there, {hero.they} thought, and there was just as much underneath. The hedge, and the tree, and the whole garden had come up out of the ground once, and it must have happened when nobody was looking. Nobody had clapped, and nobody had written it in a book. It had been going on like that for thousands of years, behind everybody's back, and here it all was.",
        'In the shed there was an old picture from a school. It showed a field from the side, like a slice of cake, and on top there was a bit of green, and below came all the rest. {hero} had always looked at the green part, and now {hero.they} held the lamp closer. Some of the roots went down farther than the tree went up, and there were things asleep down there, all curled up, and water ran between the stones. How did the painter know about all that, when nobody can see it? He must have just been sure.',
        'It was raining, and {hero} stood in the doorway and listened to the garden, and you could hear it drink, because it ticked on all sides. All that water went down past the grass, and down to where things were lying with their coats half off, and not one of them would say thank you. [?friend: "What are you grinning at?" asked {friend}. ][!friend: "You look happy," said {mentor}. ]{hero} hadn\'t known it. "They\'re so rude," {hero.they} said, "and somebody takes such good care of them."',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} lay down next to {hero.them} and listened, too. {companion} may have been asleep.][!companion: A beetle walked over {hero.their} hand, and did not hurry, and went down a hole.]',
      ],
      preteen: [
        '"What are you doing out here?" asked {mentor}, who was standing there with a blanket. ¶ "Nothing," said {hero}, "and I thought I should practice." ¶ {mentor} lay down beside {hero.them} with a groan, and for a long time they both did nothing, and it\'s easier if you do it with somebody. "I like it in the garden," said {mentor} at last. "It\'s the only place where nobody has ever asked me when I\'ll be finished." An owl flew over them without a sound. {hero} noticed that {img.the} {img.loose}, and {hero.they} couldn\'t have said since when.',
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
        '{hero} waters the seed every day. [?friend: {friend} helps. ][?companion: {companion} drinks. ]Sun? [+ Drip, drop. ]Rain? Drip, drop.',
        '"Good morning, seed." Drip, drop. [+ "Good night, seed." Drip, drop. ]{hero} comes every day.',
        '{hero} has a cold. Achoo! {hero} waters the seed. [+ Drip, drop. ]"You, too?" says {hero}.',
      ],
      early: [
        'Now {hero} watered it every morning. [+ It was just one cup, not two. ]{Hero.they} did it when {hero.they} {hero:was|were} sleepy. [+ {Hero.they} did it in boots. ]{Hero.they} even did it on {hero.their} birthday, before the cake. [?companion: {companion} always came along and drank what was spilled. ]"Is it up?" asked the mailman. "Not yet," said {hero}, and that was all right. It was just what they said.',
        "There was a hook for the cup now, just as high as {hero}'s nose. Each morning {hero.they} took it down and filled it up to the line. [+ {Hero.they} walked slowly, so as not to spill. [?friend: {friend} opened the door. ]]Nothing was up. {hero} hung the cup back on its hook. It had got to be a nice sound, the cup on the hook.",
        'One day it snowed a bit, although it was too early. [+ One day there were visitors. ]One day {hero} was cross with everybody. {Hero.they} watered the seed on all of them. [?companion: {companion} knew the way by now, and went first. ]"You are very good at that," said {mentor}. "At what?" asked {hero}. {Hero.they} had not noticed that {hero.they} {hero:was|were} doing anything.',
      ],
      middle: [
        "After that {hero} watered it once a day, one cup, and did not touch anything. [+ {Hero.they} did it before school, and {hero.they} did it with a cold. ]Once {hero.they} did it in the rain, under an umbrella, because a promise is a promise even if it is to dirt. People stopped asking. It wasn't news anymore. There was only the cup, and the small dark ring that the water made, and how it sank in, every day, and was gone.",
        "There was a day when {hero} had a splinter, and a day when {hero.they} had a birthday party to go to, and on both of them the cup got filled. {Hero.they} didn't bend down to look anymore. {Hero.they} just poured, around and around, and told it whatever there was to tell: that there had been fish for lunch, that the swing was broken. It was like writing to somebody who never writes back. [+ After a while you stop minding. ]You even save things up.",
        '"Who does it when you\'re away?" asked the neighbor, leaning on the fence. {hero} thought about that. "I\'m not away," {hero.they} said. They were all going to the lake that Saturday. {Hero.they} got up at five, and did it in the dark, in {hero.their} coat, and the seat in the car was still cold when {hero.they} climbed in. Nobody had asked {hero.them} to. That was what was so odd: it wasn\'t like a chore. It was more like having a secret that needs a drink.',
      ],
      preteen: [
        "What followed was the least interesting fortnight of {hero}'s life. Every morning {hero.they} filled one cup and poured it slowly around the edge, as {mentor} did, and put the cup back on its nail. {Hero.they} no longer wrote anything down. On the first few days it was a penance. Then it was only a chore. But somewhere in the second week, and {hero.they} could not have named the day, it became a thing that {hero.they} would have missed. It was the one minute between waking and school in which nobody wanted to know how {hero.they} had done.",
        'It got to be so ordinary that {hero.they} did it without waking up. One cup, slowly, around the rim. Sometimes {hero.they} {hero:was|were} halfway down the street before {hero.they} asked {hero.themself} whether it had been done, and it always had, {hero.their} hands had seen to it. "Isn\'t it depressing?" asked [?friend: {friend}][!friend: somebody at school], and {hero} considered the question fairly. It had been depressing as long as {hero.they} did it in order to get something. At some point, without any announcement, {hero.they} had begun to do it because it was thirsty.',
        'There was a hot week. Everything in the street hung its head, and water was not to be wasted, and {hero} carried over what was left from washing {hero.their} face. There was a wet week, in which it was ridiculous to water anything, and {hero.they} lifted the {pot} in under the eaves. Nobody was keeping a list. It came to {hero.them} once, on the way back with the cup, that if the seed was dead then {hero.they} had by now done this some thirty times for no reason at all, and that {hero.they} did not regret a single one of them. It was the sort of thought that you check twice, like change from a shop.',
      ],
    },
    more: {
      middle: [
        'One day {hero.they} forgot. {Hero.they} got out of bed at night, found the cup in the dark, and said sorry to the {pot} in a whisper.',
      ],
      preteen: [
        'There was even a sort of skill in it. If you poured too quickly, the water stood on top and sulked. If you went around slowly, the earth took it in with a little sigh, and changed color from the outside to the middle. {hero} had watered the thing for weeks without ever noticing that. {Hero.they} had been looking through the earth for something else. [?companion: {companion} came along each time and drank what was spilled. ]"You\'ve stopped frowning at it," said {mentor}, over the hedge.',
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
        'A lady has a tall one. "For you!" she says. "No, thank you," says {hero}. "I have one. It sleeps."',
        'Look, there! Big and green! {hero} wants it. {hero} thinks. "My seed would be sad," says {hero}.',
      ],
      early: [
        'At the market stood a whole row of plants in bloom. One was just like the one in {hero}\'s head. "Two coins," said the man. {hero} had two coins. {Hero.they} could put it in the {pot}. No one would ever know. {hero} looked at it for so long that the man gave {hero.them} a chair.',
        '"I have two," said the woman next door. "You can have this one. Then you have something to bring." It was {plant.dream}. {hero} wanted it so much that {hero.their} toes curled. "Do I have to say that I grew it?" {hero.they} asked. "You don\'t have to say anything," said the woman. But that was just the trouble. {hero} would have to say something.',
        '{hero} had a dream. In it the {pot} was full, and everyone clapped. When {hero.they} woke up, there really was a plant there! {Hero.they} ran to it. It was {mentor}\'s. It had only been put down for a minute. {hero} touched one leaf. It would have been so easy to say, "Look, mine!" {Hero.they} put {hero.their} hands behind {hero.their} back.',
      ],
      middle: [
        'The day before {day.the} {hero} was sent to the market for string. And there it stood, on the third stall, between the radishes and the honey. It was {plant.dream}. It was so exactly the one in {hero}\'s head that {hero.they} looked behind it for {hero.their} name. "Two coins," said the woman. "You pop it in your own pot, and who\'s to know? People do it every year." {hero} had three coins. {Hero.they} took them out and counted them. It didn\'t take long enough.',
        'There was a boy who sold them out of a wagon. He had sunflowers and beans and everything else, all tall, all in flower. "For {day.the}?" he said. "I\'ve sold nine already." {hero} asked to whom. The boy winked. And {hero} looked along the street at all the houses, and wondered which nine.¶"This one\'s you all over," said the boy. It was {plant.dream}. It even nodded. {hero} could feel {hero.their} hand going to {hero.their} pocket as if somebody else had sent it there.',
        'It stood on the compost heap behind the big house, roots and all. Somebody had thrown it out. It was {plant.dream}, a bit floppy, and it didn\'t belong to anyone. "Finders keepers," thought {hero}. {Hero.they} wouldn\'t even have to pay. {Hero.they} could give it a drink, and stand it up, and it would be a good deed, in a way. {Hero.they} had thought of so many reasons by now that {hero.they} began to be suspicious. When a thing is all right, one is usually enough.',
      ],
      preteen: [
        '"You could have this one," said [?friend: {friend}, and pushed the cracked mug across the top of the wall. "I mean it, because I\'ve got no use for it, and you\'ve worked ten times as hard as I have."][!friend: the woman at the market, and pushed it across the boards. "Two coins, and you pop it into your own pot, love, and nobody any the wiser, because half of that table comes from me."]¶It was {plant.dream}. It was, down to the very last leaf, what {hero} had been seeing with {hero.their} eyes shut for two whole months. There was even a certain fairness in the idea, since nobody could deny that {hero.they} had worked for it. If anyone had earned {plant.a}, surely it was {hero}, and the only thing that would have to be altered was a single word of the sentence.',
        'It was [?friend: {friend}][!friend: the gardener at the big house] who made the offer, and it was not made in order to tempt anyone. "I\'ve got one to spare. You\'d be doing me a favor." It was {plant.dream}. {hero} turned it around by its pot. It had no bad side. And for the first time in many weeks {hero.they} could see the whole of {day.the} again, just as it used to be: the door, the heads turning, the place in the middle of the table. There was only a small, dull voice that said, *And who would be carrying it?*',
        'Nobody would have called it cheating. {hero} had looked into that. One of the twins bought their plums, and the man with the marrow was said to have a cousin with a greenhouse, and it was all taken in good part. So when {hero.they} saw {plant.dream} in the window of the flower shop, with a price on it that {hero.they} could just afford, it was with the clearest conscience in the world that {hero.they} went in. {Hero.they} came out again without it, and had to stand for a moment holding on to the bicycle rack. It was most annoying. {Hero.they} had not been arguing with anybody, and {hero.they} had lost.',
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
