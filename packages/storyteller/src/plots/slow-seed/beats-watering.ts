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
        "The next two weeks were the most boring of {hero}'s life. Every morning {hero.they} filled one cup, and poured it slowly around the edge, the way {mentor} did it, and hung the cup back on its nail. {Hero.they} didn't write anything down. In the beginning {hero.they} did it because {hero.they} {hero:was|were} sorry, and then {hero.they} did it because it was {hero.their} job. And one day {hero.they} noticed that {hero.they} liked it. It was the only minute in the whole day when nobody asked {hero.them} how it was going.",
        'After a while {hero} could do it without waking up. It was one cup, poured slowly, all the way around. Sometimes {hero.they} {hero:was|were} halfway down the street before {hero.they} thought of it, and ran back, and the earth was wet already. {Hero.their} hands had done it on their own. "Isn\'t it awful," asked [?friend: {friend}][!friend: somebody at school], "when nothing ever happens?" {hero} thought about it. It had been awful for as long as {hero.they} wanted something for it. "No," {hero.they} said, "I just do it because it\'s thirsty."',
        "There was a hot week, when everything on the street hung its head, and you had to save water, and {hero} brought the {pot} what was left from washing {hero.their} face. Then there was a wet week, and {hero.they} carried it under the roof so that it wouldn't drown. Nobody kept count. But once, on the way back with the cup, {hero} did. If the seed was dead, {hero.they} had watered it thirty times for nothing, and {hero.they} {hero:was|were} not sorry about a single one. {Hero.they} counted again, to be sure, and {hero.they} still {hero:was|were} not.",
      ],
    },
    more: {
      middle: [
        'One day {hero.they} forgot. {Hero.they} got out of bed at night, found the cup in the dark, and said sorry to the {pot} in a whisper.',
      ],
      preteen: [
        'There was even a trick to it. If you poured too fast, the water just stood there on top and sulked, but if you went around slowly, the earth drank it with a little sigh, and turned dark from the outside in. For weeks {hero} had never noticed, because {hero.they} had only looked for something green. [?companion: {companion} always came along and drank what got spilled. ]"You\'ve stopped frowning at it," said {mentor} over the hedge.',
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
        '"You could have this one," said [?friend: {friend}, and pushed the cracked mug across the top of the wall. "I mean it, because you\'ve worked ten times as hard as I have."][!friend: the woman at the market, and pushed it across the boards. "It\'s two coins, and you just put it in your own pot, and nobody will ever know."] ¶ It was {plant.dream}. It looked just the way {hero} had imagined it for two whole months, down to the last leaf. It would even have been a bit fair, because if anybody had worked for {plant.a}, it was {hero}. *I grew this* was such a short sentence, and only one word in it was wrong.',
        '"I\'ve got one too many," said [?friend: {friend}][!friend: the gardener at the big house], "so take it, and you\'d be doing me a favor." It was {plant.dream}. {hero} turned it all the way around, and it looked good from every side. For the first time in weeks {hero.they} could see {day.the} again as it was supposed to be, with the door, and the heads turning, and the place in the middle of the table. {Hero.they} could see all of it except for {hero.themself}. Somebody was carrying that plant in, and it wasn\'t quite {hero}.',
        "It wouldn't really be cheating, because other people did it, too. The twins bought their plums, and the man with the giant squash had a cousin with a greenhouse, and everybody knew that, and nobody minded. So when {hero} saw {plant.dream} in the window of the flower shop, and had just enough money for it, {hero.they} went right in. Then {hero.they} came out again without it, and had to hold on to the bicycle rack for a moment. Nobody had said a word to {hero.them}. {Hero.they} had been arguing with {hero.themself}, and {hero.they} had lost.",
      ],
    },
    more: {
      middle: [
        '"It\'s a good one," said the woman. "It knows how to stand up straight." {hero} knew what she meant.',
      ],
      preteen: [
        "It was only three words. {hero} said them all the way home, *I grew this*, and {hero.they} tried it with *brought*, and {hero.they} tried it with *have*. You could say it like that, and it wouldn't even be a lie. Then {hero.they} came in at the door, and the {pot} was standing on the windowsill with its wet ring. {hero} thought of how it would be to carry the other one out past it, and {hero.they} turned the {pot} around, as if it could see {hero.them}.",
      ],
    },
  },
]
