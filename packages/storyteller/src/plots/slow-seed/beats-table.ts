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
        'It was about the plainest decision in the world, and {hero} took the greater part of the night over it. In the morning {hero.they} came downstairs and lifted the {pot} off the windowsill, looking exactly as it had always looked, with the earth in it and a ring on the earth that was not quite dry.¶"You\'re taking it after all, then," said {mentor}.¶"It\'s the only thing that\'s really what I did," said {hero}. Put like that, it sounded very nearly dignified, and {hero.they} only wished that {hero.they} could have felt the same about walking through the door with it.',
        '"I\'m not going to swap it," {hero} announced at breakfast, although nobody had said a word. "I know how it\'ll look. I know that it might be dead. But I\'ve been getting up for it for weeks, and if I walk in with another one I\'ll have to stand there and be congratulated." {Hero.they} stopped, since {hero.they} had not known until then that this was the part {hero.they} couldn\'t bear. {mentor} passed the butter.¶"That seems a pity," said {mentor}, "to be congratulated, and not be in."',
        'On the morning of {day.the} {hero} stood in front of the mirror with the {pot} in {hero.their} arms, in order to find out what it would look like. It looked like somebody holding a pot of dirt. {Hero.they} tried it with the chin up, and then with a smile. {Hero.they} tried it lower down, as if you had been asked to hold it for a moment by someone else. In the end {hero.they} simply held it, and that was the least bad. "Are you coming as you are?" asked {mentor} from the doorway, and {hero} said yes, they both were.',
        '"You could say that it\'s a late variety," said {mentor}, not as advice, only to be fair. "You could stay at home, and nobody would think a thing." {hero} had been through these already, at four in the morning, and several others besides. They were all quite sensible. There was only one thing to be said against them, which was that in every one of them {hero.they} would be somewhere else, and it was {hero.their} seed. {Hero.they} lifted the {pot} off its saucer. It came away with a small, wet, reluctant sound. "Come along," said {hero}.',
      ],
    },
    more: {
      middle: ['Nobody had told {hero.them} to. {Hero.they} would have felt much better if someone had.'],
      preteen: [
        '{Hero.they} wrapped a scarf around it because of the wind. It was completely ridiculous, and {hero.they} did it anyway, tucking in the ends. {Hero.they} thought of the root. Perhaps there was another one, feeling its way past the stones, and perhaps there was not, and it was entirely possible that {hero.they} would never find out. That was how things stood. It surprised {hero.them} how much lighter it was to carry a thing once you had stopped needing it to be {plant.tall}.',
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
        'It is remarkable how many people you meet when you are carrying something that you would rather not explain. There was a man with a marrow in a wheelbarrow. There were the twins with their plums. [?friend: Beside {hero.them} walked {friend}, half hidden by leaves, and from time to time {friend.they} said something cheerful, and from time to time {friend.they} had the sense not to. ]Each of them looked into the {pot} and then up at {hero}, and in each face there was the same small pause. {hero} began to recognize it. It was the sound of somebody choosing a tone of voice.',
        'They had not gone fifty yards before {hero} was overtaken by a wheelbarrow. "What\'s in there?" asked the man who pushed it. He had known {hero} from a baby and could ask such things. {hero} tilted the {pot} to let him see. "So," said the man. He put down the handles and took some time over it. "Well, it\'s good soil," he said. It was so kindly meant, and so exactly what you say about a plain child\'s hair, that {hero} laughed in spite of {hero.themself}, and for the next few hundred steps it was not so bad.',
        'There are certain things you cannot carry inconspicuously: a tuba, for instance, or a goose. {hero} would have given a good deal for a goose. [?friend: {friend} had offered to walk in front with {friend.their} own plant, as a sort of screen, and they tried that for a while, until a breeze parted the leaves. ]People said, "Good morning," and then their eyes went down. {hero} began to say it for them. "It\'s {plant.a}," {hero.they} said. "It isn\'t up." By the church it had become quite fluent, like a foreign language.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} trotted in front with a tail like a flag, as though there were a prize pumpkin behind.][!companion: {mentor} walked beside {hero.them} and carried the leeks, and said that the morning was fine.]',
      ],
      preteen: [
        '"I\'ve brought leeks again," said {mentor}, keeping step with some difficulty. "I\'ll stand up and say, *These are my leeks*, as I have said every year since I can remember."¶"At least they\'re actually there," said {hero}.¶"Oh, yes, they\'re certainly there," {mentor} agreed, "and nobody has ever asked me a single question about them." They walked on for a bit in silence, while the {pot} grew heavier, as things do, and {hero} shifted it to the other hip. It occurred to {hero.them} that {hero.they} had been asked more questions already that morning than {mentor} in all those years.',
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
        'The long table was a remarkable sight that year, with pumpkins the size of footstools, and grapes, and a loaf of bread in the shape of a sheaf. They found a place for the {pot} at the far end, next to the stack of spare plates. Along the row the sentences came steadily toward {hero}, one after another, like a bucket being passed from hand to hand. *These are my leeks. These are our plums.* Somebody behind {hero.them} whispered, "Is that just *dirt*?"¶"Yes, so far," said {hero}, turning around, and then {hero.they} found that {hero.they} had begun. "I was going to say that I grew this, but I didn\'t," {hero.they} said. "I dug it up because I couldn\'t wait, and I broke it, and I honestly don\'t know if it\'s alive. But I have watered it every morning for weeks, and I\'d like to say thank you for that, because I never expected to like it."',
        'It was a good deal worse than {hero} had expected, and then it was over. {Hero.they} had stood up. {Hero.they} had looked down that whole gleaming table, at all the things that people had finished, and had heard {hero.themself} say, "This is a pot with a seed in it. I can\'t show you." There was a laugh, not a nasty one, only the sort that gets out by itself. It hurt no less for that. {hero} waited until it had stopped. "Thank you that somebody can see it," {hero.they} said, "even if it isn\'t me," and sat down again among the elbows with {hero.their} face on fire.',
        "It struck {hero}, when {hero.their} turn came, that nobody in that room wished {hero.them} any harm. That made it no easier. They had all turned toward {hero.them} with such encouraging faces, and then they saw the {pot}, and one after another the faces did not know what to do. {hero} had prepared something graceful about patience. \"It hasn't come up,\" {hero.they} said instead. \"I don't think it's because of the weather. I dug, and I did some damage. So I haven't grown anything. I've only looked after it.\" Someone at the back tittered. \"I'm grateful that I was allowed to do that. I'd like to go on.\" It was the wrong sort of speech for the occasion, and {hero.they} knew it, and it was over.",
        '{hero} was put between the melon and the bread that was shaped like a sheaf, and could not have looked worse there if it had been arranged on purpose. *These are our plums*, said the twins, in chorus. There was applause. Then it was {hero.their} turn, and {hero.they} rose, and the fine sentence that {hero.they} had once composed for this very moment went past {hero.them}, waving, like somebody on a train. "I wanted to say *I grew this*," said {hero}, "but nobody grows anything, as far as I can see. You water it and you keep your hands off, and I didn\'t even manage that." A child asked aloud where the flower was. "So thank you," said {hero}, rather fast, "for whatever it is that\'s in here, and that it isn\'t up to me."',
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
]
