import type { Beat } from '../plot.ts'

/** The pot is carried to the table as it is, and something comes of it later, when nobody looks. */
export const tableBeats: readonly Beat[] = [
  {
    id: 'choose',
    purpose: 'the hero takes the pot along as it is',
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'home',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'carry', 'calm', '{pot}', '{pot}'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['{pot}', 'door'],
      action: '{hero} picks up the {pot} with nothing to be seen in it and carries it to the door.',
    },
    text: {
      toddlers: [
        'It is {day.t}! [+ Is it up? ]Not yet. {hero} picks up the {pot}. "Come, seed. You come, too."',
        'No leaf. No flower. Just earth. Leave it here? No! {hero} hugs the {pot}. [+ Off they go!]',
      ],
      early: [
        'The big day came. The {pot} was full of earth and nothing else. "You could bring apples," said {mentor}. [+ {hero} looked at the apples. They were red and done. ]{Hero.they} looked at the {pot}. "It can\'t help it that it\'s slow," {hero.they} said, and {hero.they} picked it up in both arms.',
        '{hero} could leave it at home. Then no one would laugh. {Hero.they} got as far as the gate. The {pot} stood in the window by itself and looked out. {hero} walked back in. "All right," {hero.they} told it. "But sit up straight."',
      ],
      middle: [
        'On the morning of {day.the} {hero} washed the {pot}, and dried it, and looked in. Earth. {Hero.they} put {hero.their} arms around it.¶"You needn\'t, you know," said {mentor}. "There are beans you could take. I\'ve got plenty."¶"But I didn\'t wait for the beans," said {hero}. It came out louder than {hero.they} had meant it to. {Hero.they} got the door open with one elbow. [+ It is quite a heavy thing, a {pot} with nothing in it.]',
        '{hero} had thought of four good reasons for staying in bed, and a stomachache for each of them. In the window stood the {pot}. {Hero.they} had watered it every day, and every day it had said nothing, and now it was supposed to come along and say nothing in front of everyone.¶"I could hide you," {hero} told it. "I could put the cloth over you, and say that you\'re bread." {Hero.they} actually fetched the cloth. Then {hero.they} hung it up again, and {hero.sig}, and lifted the {pot} off the sill as it was.',
      ],
      preteen: [
        'It was about the plainest decision in the world, and {hero} took the greater part of the night over it. In the morning {hero.they} came downstairs and lifted the {pot} off the windowsill, looking exactly as it had always looked, with the earth in it and a ring on the earth that was not quite dry.¶"You\'re taking it after all, then," said {mentor}.¶"It\'s the only thing that\'s really what I did," said {hero}. Put like that, it sounded very nearly dignified, and {hero.they} only wished that {hero.they} could have felt the same about walking through the door with it.',
        '"I\'m not going to swap it," {hero} announced at breakfast, although nobody had said a word. "I know how it\'ll look. I know that it might be dead. But I\'ve been getting up for it for weeks, and if I walk in with another one I\'ll have to stand there and be congratulated." {Hero.they} stopped, since {hero.they} had not known until then that this was the part {hero.they} couldn\'t bear. {mentor} passed the butter.¶"That seems a pity," said {mentor}, "to be congratulated, and not be in."',
      ],
    },
    more: {
      middle: ['Nobody had told {hero.them} to. {Hero.they} would have felt much better if someone had.'],
      preteen: [
        '{Hero.they} wrapped a scarf around it on account of the wind. It was perfectly ridiculous, and {hero.they} did it anyway, tucking in the ends. {Hero.they} thought of the root. Perhaps there was another one, feeling its way past the stones, and perhaps there was not, and it was entirely possible that {hero.they} would never find out. That was how things stood. It surprised {hero.them} how much lighter it was to carry a thing once you had stopped needing it to be {plant.tall}.',
      ],
    },
  },
  {
    id: 'walk',
    purpose: 'on the way, people ask what it is',
    core: false,
    rank: { young: 6, old: 5 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'same',
      shot: 'wide',
      cast: [
        ['hero', 'carry', 'shy', '{pot}', '{pot}'],
        ['mentor', 'walk', 'calm', 'hero', 'basket'],
        ['friend', 'walk', 'happy', 'hero'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['{pot}', 'baskets', 'houses'],
      action: '{hero} carries the {pot} down the street, among people with full baskets.',
    },
    text: {
      toddlers: [
        'Here come pumpkins. Here come plums. And here comes {hero}! "What is it?" "A seed. It is asleep."',
      ],
      early: [
        'Everyone was on the way. One had a pumpkin as big as a pig. [+ One had plums. ]"What have you got?" they asked. "It\'s {plant.a}," said {hero}. They looked in. "Where?" they asked. [?friend: "Still downstairs," said {friend}. ][!friend: {hero} knew that question. {Hero.they} had asked it, too.]',
      ],
      middle: [
        'The whole street was walking in the same direction, with baskets. There were pumpkins and plums and a jar of honey as long as your arm. [?friend: {friend} walked ahead with a plant that waved to people. ]"What have you got there?" asked the man with the marrow.¶"{Plant.a}," said {hero}.¶He bent over and looked in. "Ah," he said kindly. "And where is it?"¶"Downstairs," said {hero}.',
      ],
      preteen: [
        'It is remarkable how many people you meet when you are carrying something that you would rather not explain. There was a man with a marrow in a wheelbarrow. There were the twins with their plums. [?friend: Beside {hero.them} walked {friend}, half hidden by leaves, and from time to time {friend.they} said something cheerful, and from time to time {friend.they} had the sense not to. ]Each of them looked into the {pot} and then up at {hero}, and in each face there was the same small pause. {hero} began to recognize it. It was the sound of somebody choosing a tone of voice.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} trotted in front with a tail like a flag, as though there were a prize pumpkin behind.][!companion: {mentor} walked beside {hero.them} and carried the leeks, and said that the morning was fine.]',
      ],
      preteen: [
        '"I\'ve brought leeks again," said {mentor}, keeping step with some difficulty. "I shall stand up and say, *These are my leeks*, as I have said every year since I can remember."¶"At least they\'re actually there," said {hero}.¶"Oh, yes, they\'re certainly there," {mentor} agreed, "and nobody has ever asked me a single question about them." They walked on for a bit in silence, while the {pot} grew heavier, as things do, and {hero} shifted it to the other hip. It occurred to {hero.them} that {hero.they} had been asked more questions already that morning than {mentor} in all those years.',
      ],
    },
  },
  {
    id: 'table',
    purpose: 'the cost: earth among the pumpkins, and a thank-you for what is not there yet',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'shy', '{pot}'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['friend', 'stand', 'wow', '{pot}'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['long table', 'pumpkins', '{pot}', 'apples'],
      action: 'The {pot} with nothing in it stands on the long table among the pumpkins, and {hero} speaks.',
    },
    text: {
      toddlers: [
        'Up on the table. Big pumpkin. [+ Red apples. ]And earth! "Ha!" says a boy. [?friend: {friend} holds {hero}\'s hand. ]"Thank you, seed," says {hero}.',
        'Look at all the good things! "And this?" they ask. "Just earth?" {hero} nods. "Thank you, God, for earth."',
      ],
      early: [
        'They put it at the end of the table, behind a pumpkin. Then each one had to say thank you for something. "For plums," said one. [+ "For honey," said one. ]Then it was {hero}\'s turn. {Hero.their} ears got hot. "Thank you for what\'s in here," said {hero}. "I can\'t see it. But thank you." Somebody laughed, and then no one did.',
        '"That\'s only dirt!" said a boy. He had a melon. {hero} felt it in {hero.their} tummy, like a step that isn\'t there. {Hero.they} moved the {pot} next to the melon all the same. "It\'s not done," {hero.they} said. "Thank you for things that aren\'t done." [+ It was the shortest thank-you of the day. ][+ And the longest wait had gone into it.]',
      ],
      middle: [
        'There was no room left in the middle of the table, so they put the {pot} at the very end, between the salt and somebody\'s hat. {hero} listened to the others as they went by, one after another. *Thank you for the plums. Thank you for the honey.* Then it was quiet, and everyone was looking.¶"It\'s {plant.a}," said {hero}. "Or it may be. I dug it up once, and that was wrong. It hasn\'t come up." A boy laughed. [+ {hero} felt it go in, like a thorn. ]{Hero.they} held on to the rim. "I want to say thank you for it anyway," {hero.they} said. "I got to water it." And {hero.they} sat down, because there was no more.',
        '"What\'s that?" said the boy with the melon.¶"Earth," said {hero}. It seemed best to say so first.¶{Hero.they} had imagined this so often. In all of it there had been {plant.dream}, and a sort of gasp. [+ There was a sort of gasp now, too, but it came from a lady who had nearly put her cake on it. ]Everyone stood around the table, all the way to the wall, and {hero} was the next in line. {Hero.their} sentence was gone. "Thank you," {hero.they} said, "for the part that we don\'t see." Then {hero.they} looked at nothing but {hero.their} own thumbs.',
      ],
      preteen: [
        'The long table was a remarkable sight that year, with pumpkins the size of footstools, and grapes, and a loaf of bread in the shape of a sheaf. They found a place for the {pot} at the far end, next to the stack of spare plates. Along the row the sentences came steadily toward {hero}, one after another, like a bucket being passed from hand to hand. *These are my leeks. These are our plums.* Somebody behind {hero.them} whispered, "Is that just *dirt*?"¶"Yes, so far," said {hero}, turning around, and then {hero.they} found that {hero.they} had begun. "I was going to say that I grew this, but I didn\'t," {hero.they} said. "I dug it up because I couldn\'t wait, and I broke it, and I honestly don\'t know if it\'s alive. But I have watered it every morning for weeks, and I\'d like to say thank you for that, because I never expected to like it."',
        'It was a good deal worse than {hero} had expected, and then it was over. {Hero.they} had stood up. {Hero.they} had looked down that whole gleaming table, at all the things that people had finished, and had heard {hero.themself} say, "This is a pot with a seed in it. I can\'t show you." There was a laugh, not a nasty one, only the sort that gets out by itself. It hurt no less for that. {hero} waited until it had stopped. "Thank you that somebody can see it," {hero.they} said, "even if it isn\'t me," and sat down again among the elbows with {hero.their} face on fire.',
      ],
    },
    more: {
      middle: [
        "[?friend: Under the table {friend} kicked {hero.them}, but gently. It was meant as applause.][!friend: Under the table {mentor} found {hero}'s hand. {Mentor.theirs} had earth on it, too.]",
      ],
      preteen: [
        'Nobody gasped, and nobody wept. The sentence went on to the next person, who had brought eggs. {hero} stared at {hero.their} knees. {Hero.they} would have liked to say that it did not matter to {hero.them} where the {pot} stood, and that would not have been true. The middle of the table was just as far away as it looked, and in the middle stood a melon. {Hero.they} had wanted it very much. It was possible, apparently, to have done the right thing, and still to want to crawl under a tablecloth until evening.',
      ],
    },
  },
  {
    id: 'laugh',
    purpose: 'one more laugh after the dark part: somebody takes the pot for something else',
    core: false,
    rank: { young: 8, old: 11 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'laugh', '{pot}'],
        ['companion', 'reach', 'happy', '{pot}'],
        ['friend', 'sit', 'laugh', '{pot}'],
        ['mentor', 'sit', 'happy', 'hero'],
      ],
      props: ['{pot}', 'spoon', 'long table'],
      action: 'Somebody has mistaken the {pot} for a pudding.',
    },
    text: {
      toddlers: [
        'A baby comes with a spoon. Yum, yum? No, no! Not pudding! Everybody laughs. The baby, too.',
      ],
      early: [
        'A very small boy came along with a spoon. He looked into the {pot}. "Pudding," he said, and before anyone could stop him, he had some. [+ He thought about it for a long time. ]"Not sweet," he said. {hero} laughed so hard that {hero.they} had to hold on to the pumpkin.',
      ],
      middle: [
        'The worst was over, and there was pie. Somebody\'s uncle came down the table with his plate, talking to the person behind him. He dug a big spoon into the {pot} and took a helping. He had put gravy on it before {hero} could get a word out.¶"Unusual," said the uncle, chewing.¶It was {mentor} who began to laugh. [+ Then it went down the whole table like a row of bricks, and {hero} went down with the rest. ]"Was it any good?" {hero.they} asked.¶"Wants salt," said the uncle.',
      ],
      preteen: [
        'By the time the pies had come in, no one was thinking of the {pot} at all, and that was how the mayor came to mistake it for the mustard. He took a modest spoonful. He was a man with excellent manners, and it was some while before he permitted himself an expression.¶"I\'m afraid that\'s mine," said {hero}.¶"A very honest flavor," said the mayor, and reached for the water. The laugh started at the leeks and ran all the way to the melon, and it was a different laugh from the first one, since this time {hero} was in it.',
      ],
    },
    more: {
      middle: [
        '{hero} patted the earth flat where the spoon had been. "Sorry," {hero.they} told it. "That won\'t happen again."',
      ],
      preteen: [
        '"Did you get any of it?" {hero} asked him afterward, in a low and anxious voice. "The seed, I mean."¶The mayor considered the question thoroughly with his tongue. "I believe not," he said at last, "for I\'m sure that I\'d have noticed. Anything that takes so very long must have a taste of its own." He was perfectly serious about it. He filled in the hole with his own spoon, and pressed the earth flat again, and then he bent down to the rim and told the {pot} in confidence that he, too, had always been considered a late starter.',
      ],
    },
  },
  {
    id: 'thanks',
    purpose: 'others begin to say thanks for what is not finished yet',
    core: false,
    rank: { young: 4, old: 4 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['mentor', 'hug', 'tender', 'hero'],
        ['hero', 'stand', 'wow', 'mentor'],
        ['friend', 'give', 'happy', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['long table', '{pot}', 'candles'],
      action: 'Others come to the end of the table and lean over the {pot}.',
    },
    text: {
      toddlers: [
        '{mentor} comes close. "Thank you, {hero}. Now I can wait with you." [?friend: Hug {friend}. ][?companion: Hug {companion}. ]One hug. Two hugs. Three!',
      ],
      early: [
        '{mentor} came and sat down by the {pot}. "Theirs are all done," said {mentor}. "With yours I get to wait. May I?" {hero} moved over. [?friend: {friend} came, too. ][?companion: So did {companion}. ]Soon there was a whole row of them at that end of the table. They were all looking at earth. It was very interesting earth.',
      ],
      middle: [
        'When the plates were empty, {mentor} said something more. "I have a thank-you left over," said {mentor}. "It\'s for my knee. It isn\'t well yet. But it\'s thinking about it." People laughed. Then the lady with the cake stood up. She was thankful for a letter that she had not got yet. [+ A boy was thankful for his front tooth, and there was only a gap. ]It went around the table once more, and now it was about all the things that weren\'t there.¶[?friend: "You started that," {friend} whispered.][!friend: "You started that," said {mentor}.]¶{hero} looked at the {pot}. It looked the same as ever. It was standing in the middle now, and nobody could have said who had put it there.',
      ],
      preteen: [
        'It was the woman with the eggs who unexpectedly stood up again. "I\'ve said my sentence already," she told them, "but I had another one, and I was ashamed of it. We\'ve been waiting for two years now for my brother to write to us, and I water it every day, so to speak." She sat down, and there was a silence, of the kind that has a door in it. Then an old man gave thanks for the apple trees that he had planted that spring and would never live to climb, and a girl gave thanks for French, although she could not speak it yet. {hero} listened with {hero.their} mouth a little open. {Hero.they} had never suspected how many pots of earth there were in that room.',
      ],
    },
    more: {
      middle: ['"Next year," said {mentor}, "we\'ll need a longer table."'],
      preteen: [
        'Somewhere in the course of all this the {pot} had begun to travel. Each of them, while they were speaking, had pulled it a little closer in order to have something to look at, and had then passed it on, so that by the end it was standing in the middle of the table beside the melon, without anybody\'s having decided it.¶"There you are, you see," said {mentor}, nodding toward it.¶"But it\'s only there by accident," said {hero}.¶"Naturally," said {mentor}, handing {hero.them} the last of the pie. "That is how I came by nearly all my best things."',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'home again; when nobody looks, it lifts one crumb of earth like a hat',
    core: true,
    valence: 2,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'sleep', 'calm'],
        ['mentor', 'sit', 'tender', '{pot}'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{pot}', 'bed', 'window', 'small green sprout'],
      action: '{hero} sleeps, and in the {pot} on the windowsill a small green thing lifts a crumb of earth.',
    },
    text: {
      toddlers: [
        '{hero} is asleep. The {pot} is on the sill. [+ Shh! ]Pop. One green leaf. {heart}',
        'Night, night. Moon on the {pot}. What is that? Up, up, up! Hello, green! {heart}',
      ],
      early: [
        'That night {hero} did not look. {Hero.they} said good night to the {pot} and went to sleep on the good side of the pillow. And when the moon came in, something small and green bent its neck and pushed. It lifted up one crumb of earth, like a hat. [+ Then it stood there and waited for morning. ]It was not in a hurry.',
        '"Will it come up now?" asked {hero}, in bed. "It may," said {mentor}. "Or it may not. I\'ll be here." "Me, too," said {hero}, and yawned so wide that you could see right in. Then {hero.they} slept. So {hero.they} did not see it. A thing like a green hook came up out of the earth. It had a crumb on its head.',
      ],
      middle: [
        'That evening {hero} put the {pot} back on the sill, gave it one cup, and got into bed. {Hero.they} meant to look at it once more. {Hero.they} lay on {hero.their} side and thought about all the people who were waiting for something, and was asleep before the third. [?companion: {companion} turned around three times on the blanket. ]So nobody saw it. Some time after the moon came in, the earth in the {pot} cracked, no wider than a hair. A thing like a green hook put its back against it and pushed. It came up with a crumb of earth on its head, like a hat, and it did not take it off, because there was no one to take it off to.',
        'Three days later, when the last of the pie was gone, {hero} ran past the {pot} on the way to the door, and stopped, and ran back. [+ {Hero.they} did not shout. ]{Hero.they} got down on {hero.their} knees until they were eye to eye. It was green. It was about as tall as a comma. It had a crumb of earth on its head, like somebody who has just come in and not yet been asked to stay.¶"Hello," said {hero}. "There you are."¶Then {hero.they} went and fetched the cup, because it was morning, and put the crumb back when it fell off.',
      ],
      preteen: [
        '{hero} had meant to stay awake, and would have told you that {hero.they} did. But it had been a long day with a great many people in it. [?companion: {companion} was already asleep across {hero.their} feet. ]{Hero.they} heard {mentor} come in and stand at the window, and wanted to ask if there was anything, and the question went under before it could be got out. And that, of course, was when it began. In the dark, in the {pot} on the sill, a crumb of earth stirred, and rolled to one side, and stopped. Something pale was underneath. It had its neck bent, like a person coming up through a low door.',
        'It came up on a Tuesday, nine days too late for anything. Nobody was there. {hero} was having a bath, and {mentor} was looking for {mentor.their} glasses. When {hero.they} came in with wet hair and the cup in one hand, there it stood, the height of a thumbnail, and it wore a crumb of earth on its head like a hat that was too large for it. {hero} did not call anyone at first. {Hero.they} lay down on the floor in front of it, with {hero.their} chin on {hero.their} fists, and the two of them looked at each other. "You took your time," {hero.they} said, and it was the politest thing that {hero.they} could think of.',
      ],
    },
    more: {
      middle: ['Outside, the wind went through the whole dark garden, and everything in it was busy.'],
      preteen: [
        'There would be weeks and weeks of it still. It would need a stick to lean on, and it might never be {plant.tall}, and by the time that it flowered, if it ever flowered, there would be frost on the grass and nobody left to show it to. None of that had been decided. On the windowsill there was a ring of damp, already drying from the edges inward, and the sprout stood in the middle of it. It had done the hardest part in the dark, and it did not look as though it particularly wished to talk about it.',
      ],
    },
  },
]
