import type { Beat } from '../plot.ts'

/** The pot is carried to the table as it is. */
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
        'Up on the wagon! The {pot} has a seat. "Hold on, seed," says {hero}. Roll, roll.',
        '"What will you bring?" asks {mentor}. {hero} brings the {pot}. "It is not up. It is mine."',
      ],
      early: [
        'The big day came. The {pot} was full of earth and nothing else. "You could bring apples," said {mentor}. [+ {hero} looked at the apples. They were red and done. ]{Hero.they} looked at the {pot}. "It can\'t help it that it\'s slow," {hero.they} said, and {hero.they} picked it up in both arms.',
        '{hero} could leave it at home. Then no one would laugh. {Hero.they} got as far as the gate. The {pot} stood in the window by itself and looked out. {hero} walked back in. "All right," {hero.they} told it. "But sit up straight."',
        '{hero} put on a clean shirt. Then {hero.they} cleaned the {pot}, too, with the same cloth. "You do not have to take it," said {mentor}. "I know," said {hero}. "But it got up with me every day." And {hero.they} took it under one arm, and {mentor} took the other side.',
        'Last night {hero} had made a plan. {Hero.they} would stick a paper flower in the {pot}, with a long stalk. It was a good flower. {Hero.they} held it over the earth. Then {hero.they} stuck it in a bottle and put it on the table for {mentor}. The {pot} came along with nothing on.',
      ],
      middle: [
        'On the morning of {day.the} {hero} washed the {pot}, and dried it, and looked in. Earth. {Hero.they} put {hero.their} arms around it.¶"You needn\'t, you know," said {mentor}. "There are beans you could take. I\'ve got plenty."¶"But I didn\'t wait for the beans," said {hero}. It came out louder than {hero.they} had meant it to. {Hero.they} got the door open with one elbow. [+ It is quite a heavy thing, a {pot} with nothing in it.]',
        '{hero} had thought of four good reasons for staying in bed, and a stomachache for each of them. In the window stood the {pot}. {Hero.they} had watered it every day, and every day it had said nothing, and now it was supposed to come along and say nothing in front of everyone.¶"I could hide you," {hero} told it. "I could put the cloth over you, and say that you\'re bread." {Hero.they} actually fetched the cloth. Then {hero.they} hung it up again, and {hero.sig}, and lifted the {pot} off the sill as it was.',
        '"Bring it or don\'t bring it," said {mentor}, and buttoned up {mentor.their} good coat. "It\'ll be the same {pot}." {hero} stood in the hall. {Hero.they} could say that it was sick. People would be sorry for it, and no one would have to look in. It was a good plan, and it would have worked, too. [+ That was what was wrong with it. ]{hero} went and got it from the sill, and tucked it inside {hero.their} jacket, with the rim looking out, because there was a wind.',
        'They were all out on the street already, calling. {hero} ran back for {hero.their} cap, and there was the {pot}. For the first time in weeks {hero.they} had not been going to look at it. It looked as it always did at that time of the morning, dark around the edge from the cup. You\'d have thought it was ready to go. "There won\'t be anything to see," {hero.they} told it. "It\'ll be just you and me, and everyone." And {hero.they} picked it up, and forgot the cap.',
      ],
      preteen: [
        'It wasn\'t a hard question, and it took {hero} most of the night. In the morning {hero.they} came downstairs and lifted the {pot} off the windowsill. It looked the way it had always looked, with a wet ring on the earth from yesterday\'s cup. ¶ "So you\'re taking it after all," said {mentor}. ¶ "It\'s the only thing that I really did," said {hero}. That sounded very brave in the kitchen, and {hero.they} only hoped that it would still sound like that at the other end of the street.',
        '"I\'m not going to swap it," said {hero} at breakfast, although nobody had asked. "I know what it looks like, and I know that it may be dead. But I\'ve got up for it every morning, and if I go in there with another one, everybody will say how well I\'ve done, and I\'ll have to stand there." {Hero.they} stopped, because {hero.they} hadn\'t known until then that this was the bad part. ¶ "Yes," said {mentor}, and passed {hero.them} the butter. "They\'d all be clapping, and you\'d be looking around to see who it was for."',
        'On the morning of {day.the} {hero} stood in front of the mirror with the {pot} in {hero.their} arms. It looked like somebody holding {pot.a} full of dirt. {Hero.they} tried it with a smile, and then {hero.they} tried it lower down, as if somebody had just asked {hero.them} to hold it for a minute. "It\'s no use," {hero.they} told the mirror, and simply held it, and that looked best. ¶ "Are you coming like that?" asked {mentor} from the door, and {hero} said yes, they both were.',
        '"You could tell them that it\'s a late kind," said {mentor}, "or you could stay at home, and nobody would think anything of it." {Mentor.they} didn\'t mean that {hero} should do it, but {mentor.they} wanted to be fair. ¶ {hero} had thought of all that already, at four in the morning. They were good ideas, and there was only one thing wrong with them. It was {hero.their} seed, and somebody had to come with it. {Hero.they} lifted the {pot} off its saucer, and it came away with a small wet smack. "Come on," said {hero}, and {hero.they} didn\'t mean {mentor}.',
      ],
    },
    more: {
      middle: ['Nobody had told {hero.them} to. {Hero.they} would have felt much better if someone had.'],
      preteen: [
        "{Hero.they} wrapped a scarf around the {pot}, because it was windy. That was silly, and {hero.they} did it anyway, and tucked in the ends. Maybe there was a new root down there by now, feeling its way around the stones, and maybe there wasn't, and {hero} might never find out. But it didn't have to be {plant.tall} anymore, and that made it a lot easier to carry.",
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
        'Step, step, step. The {pot} is heavy. [?friend: {friend} takes one side. ]Step, step. "A hole with a seed in it!"',
        'A big boy has a big melon. {hero} has a {pot}. "Where is yours?" "Down there," says {hero}.',
      ],
      early: [
        'Everyone was on the way. One had a pumpkin as big as a pig. [+ One had plums. ]"What have you got?" they asked. "It\'s {plant.a}," said {hero}. They looked in. "Where?" they asked. [?friend: "Still downstairs," said {friend}. ][!friend: {hero} knew that question. {Hero.they} had asked it, too.]',
        '{hero} met a lady with a basket on each arm. "Oh, how nice," she said. "Is it a cake?" "No," said {hero}. "Is it a frog?" "No." "I give up," said the lady. "So do I, nearly," said {hero}. "But it\'s {plant.a}." [?companion: {companion} looked proud, in case that helped.]',
        'It was a long way, and the {pot} got heavier. {hero} carried it in front. Then {hero.they} carried it on {hero.their} head, like a queen. A bit of earth fell down {hero.their} neck. "You could put it down," said {mentor}. "Somebody might step on it," said {hero}. "It\'s very small."',
      ],
      middle: [
        'The whole street was walking in the same direction, with baskets. There were pumpkins and plums and a jar of honey as long as your arm. [?friend: {friend} walked ahead with a plant that waved to people. ]"What have you got there?" asked the man with the marrow.¶"{Plant.a}," said {hero}.¶He bent over and looked in. "Ah," he said kindly. "And where is it?"¶"Downstairs," said {hero}.',
        'At the corner they had to wait for a hay wagon, and so everybody had time to look. "That one grows dirt," said a little girl, quite clearly. ¶"Sh," said her mother, and then she looked, too. [?friend: "It\'s special dirt," said {friend}. "You have to be over eight." ]{hero} got a better grip. There were four hundred steps still to go. {Hero.they} knew, because {hero.they} had counted them once with something lighter.',
        'They passed the pond, and {hero} saw the two of them in it, upside down: {hero.themself}, with a very clean collar, and the {pot} with nothing on top. Behind them went a boy who had a whole bush. It hung over into the picture. [?companion: {companion} drank some of the bush. ]"Heavy?" asked {mentor}. ¶"No," said {hero}. "It\'s only that you notice it." They went on, and the boy with the bush had to walk backward to get around the bend.',
      ],
      preteen: [
        "You never meet so many people as when you're carrying something that you don't want to explain. There was a man with a squash in a wheelbarrow, and there were the twins with their plums. [?friend: {friend} walked along behind {friend.their} leaves, and from time to time {friend.they} said something cheerful, and from time to time {friend.they} knew better. ]They all looked into the {pot}, and then they looked up at {hero}, and then they needed a moment to think of something nice. \"It's a very good {pot},\" said the twins.",
        'They hadn\'t gone fifty steps when a wheelbarrow came up behind them. "What have you got in there?" asked the man who pushed it, and he was allowed to ask, because he had known {hero} as a baby. {hero} held the {pot} down to him. The man set down the handles, and looked for a long time, and scratched his chin. "Well," he said, "that\'s good dirt." It was so kind of him that {hero} had to laugh, and for the next hundred steps it wasn\'t so bad.',
        'Some things can\'t be carried down a street in secret, such as a tuba, or a goose. {hero} would have been glad of a goose. [?friend: "You can walk behind me," said {friend}, and held up {friend.their} plant, and that worked until the wind blew the leaves apart. ]People said, "Good morning," and then they looked into the {pot}, and after a while {hero} said it for them. "It\'s {plant.a}, but it isn\'t up yet," {hero.they} said. {Hero.they} said it eleven times before they got to the church, and by then it sounded nearly normal.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} trotted in front with a tail like a flag, as though there were a prize pumpkin behind.][!companion: {mentor} walked beside {hero.them} and carried the leeks, and said that the morning was fine.]',
      ],
      preteen: [
        '"I\'ve got leeks again," said {mentor}, who had to walk fast to keep up. "I\'ll stand up and say, \'These are my leeks,\' just like every year." ¶ "But you can see them," said {hero}. ¶ "Oh, yes, you can see them," said {mentor}, "and nobody has ever asked me one question about them." They walked on, and the {pot} got heavier, and {hero} moved it to the other arm. {Hero.they} thought of all the questions that people had asked {hero.them} that morning already, and there had been nine, and they had only come as far as the bakery.',
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
        '"What did you bring?" {hero} holds up the {pot}. "I gave it water. Every day. Thank you, God."',
        'Bread, and apples, and the {pot}. Nobody claps. {hero} pats it. "Thank you for you."',
      ],
      early: [
        'They put it at the end of the table, behind a pumpkin. Then each one had to say thank you for something. "For plums," said one. [+ "For honey," said one. ]Then it was {hero}\'s turn. {Hero.their} ears got hot. "Thank you for what\'s in here," said {hero}. "I can\'t see it. But thank you." Somebody laughed, and then no one did.',
        '"That\'s only dirt!" said a boy. He had a melon. {hero} felt it in {hero.their} tummy, like a step that isn\'t there. {Hero.they} moved the {pot} next to the melon all the same. "It\'s not done," {hero.they} said. "Thank you for things that aren\'t done." [+ It was the shortest thank-you of the day. ][+ And the longest wait had gone into it.]',
        'There was a pie, and a pumpkin pie, and a pie nobody knew. In between stood the {pot}. "Who brought the mud?" asked a girl. {hero} put up {hero.their} hand. It felt very long, that hand. "It\'s not mud," said {hero}. "It\'s somebody\'s bed. I say thank you that I got to look after it." Then {hero.they} took the hand down again.',
        '{hero} had to stand on a chair so that they could all see {hero.them}. Now they could all see the {pot}, too. "It didn\'t come up," said {hero}. "I looked too soon, and I hurt it. So I\'m sorry, and thank you, God, that I can still water it." It was quiet. Then somebody giggled, and somebody said, "Sh." {hero} climbed down on the wrong side.',
      ],
      middle: [
        'There was no room left in the middle of the table, so they put the {pot} at the very end, between the salt and somebody\'s hat. {hero} listened to the others as they went by, one after another. *Thank you for the plums. Thank you for the honey.* Then it was quiet, and everyone was looking.¶"It\'s {plant.a}," said {hero}. "Or it may be. I dug it up once, and that was wrong. It hasn\'t come up." A boy laughed. [+ {hero} felt it go in, like a thorn. ]{Hero.they} held on to the rim. "I want to say thank you for it anyway," {hero.they} said. "I got to water it." And {hero.they} sat down, because there was no more.',
        '"What\'s that?" said the boy with the melon.¶"Earth," said {hero}. It seemed best to say so first.¶{Hero.they} had imagined this so often. In all of it there had been {plant.dream}, and a sort of gasp. [+ There was a sort of gasp now, too, but it came from a lady who had nearly put her cake on it. ]Everyone stood around the table, all the way to the wall, and {hero} was the next in line. {Hero.their} sentence was gone. "Thank you," {hero.they} said, "for the part that we don\'t see." Then {hero.they} looked at nothing but {hero.their} own thumbs.',
        '{hero} had hoped to go early, and get it over with, but they began at the other end. So {hero.they} had to sit through the melon. The melon got a long "Ooh." Then came a wheel of cheese, and the honey, and a marrow that needed two men. "And you?" said the lady who had the list.¶{hero} stood up with the {pot}. From here the middle of the table looked as far away as the moon. "I\'ve got nothing to show," {hero.they} said. "There is something. But you can\'t see it, and I can\'t, either. I\'m thankful for that, I think. I wasn\'t at first." Someone snorted. The lady wrote it down.',
        'The thing about a long table is that everybody can see everybody. {hero} held on to the {pot} under the cloth until the last moment. Then {hero.they} put it up between a pumpkin and a pan of rolls, and it got so quiet that you could hear the jam. "Did you forget something?" asked the boy with the melon, and his cousins laughed.¶"No," said {hero}. {Hero.their} voice wobbled, and {hero.they} let it. "I dug it up to look, so it may not come. I did water it afterward. Forty-one times. I\'d like to say thank you for the forty-one times." {Hero.they} sat down. There was a crumb of earth on the white cloth, and {hero.they} looked at that.',
      ],
      preteen: [
        'There were pumpkins on the long table that were as big as footstools, and grapes, and a loaf of bread that looked like a bundle of wheat. They put the {pot} at the far end, next to the spare plates. Everybody had to say their sentence, and it came closer and closer. *These are my leeks. These are our plums.* "Is that just *dirt*?" whispered somebody behind {hero}. ¶ "Yes, so far," said {hero}, and turned around, and then {hero.they} noticed that {hero.they} had already started. "I was going to say that I grew this, but I didn\'t," {hero.they} said. "I dug it up because I couldn\'t wait, and I broke it, and I don\'t know if it\'s alive. But I\'ve watered it every morning for weeks, and I want to say thank you for that, because I never thought that I\'d like it."',
        'It was a lot worse than {hero} had thought, and then it was over. {Hero.they} stood up and looked down that long, shining table, at all the things that people had finished. "This is {pot.a} with a seed in it," {hero.they} heard {hero.themself} say, "but I can\'t show you." Somebody laughed. They didn\'t mean to, it just got out, and it hurt all the same, and {hero} waited until it was quiet again. "Thank you that somebody can see it," {hero.they} said, "even if that somebody isn\'t me." Then {hero.they} sat down, and {hero.their} face was so hot that you could have baked bread on it.',
        "Nobody in that room wanted to be mean, and that was what made it so hard. They all turned to {hero} with friendly faces, and then they saw the {pot}, and the faces didn't know where to go. \"It hasn't come up,\" said {hero}. That wasn't what {hero.they} had wanted to say at all. \"It's not because of the weather, and it's not the seed's fault. I dug it up, and I broke the root, so I haven't grown anything, I've just looked after it.\" Somebody at the back giggled. \"So thank you that I get to do that,\" said {hero}, \"and tomorrow I'm going to do it again.\"",
        'They put the {pot} between the honey and the bread, and it couldn\'t have stood in a worse place, because they both shone. "These are our plums," said the twins, both at once, and everybody clapped. Then it was {hero}\'s turn. {Hero.they} had practiced the sentence for weeks, and now it went by like a train, and {hero.they} {hero:was|were} not on it. "I wanted to say, \'I grew this,\'" said {hero}, "but I think nobody grows anything. You water it, and you keep your hands off, and I couldn\'t even do that." ¶ "Where\'s the flower?" asked a small child out loud. ¶ "So thank you," said {hero} very quickly, "for whatever is in here, and that I\'m not the one who has to make it grow."',
      ],
    },
    more: {
      middle: [
        "[?friend: Under the table {friend} kicked {hero.them}, but gently. It was meant as applause.][!friend: Under the table {mentor} found {hero}'s hand. {Mentor.theirs} had earth on it, too.]",
      ],
      preteen: [
        'Nothing terrible happened. The next one stood up, and she had brought eggs, and {hero} looked down at {hero.their} knees. In the middle of the table, where everybody could see it, stood a melon. {hero} had wanted that place so much, and {hero.they} still wanted it. {Hero.they} had told the truth, and it had been right, and all the same {hero.they} would have liked to crawl under the tablecloth until evening.',
      ],
    },
  },
]
