import type { Beat } from '../plot.ts'

/** Both hear it to their faces; what it costs; the hole stays. */
export const tellingBeats: readonly Beat[] = [
  {
    id: 'tell',
    purpose: 'the hero stands in the hole between them and says the true words to both',
    core: true,
    valence: 0,
    carries: 'choice',
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'sad', 'guest'],
        ['guest', 'stand', 'wow', 'hero'],
        ['guest2', 'stand', 'wow', 'hero'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'stand', 'worried', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{hedge}', 'house'],
      action: '{hero} stands between {guest} and {guest2} and tells them both the truth.',
    },
    text: {
      toddlers: [
        '{guest} is here. {guest2} is here. {hero} stands up. [+ "He did not say it. ]"I said it. Sorry."',
        '{hero} goes in the {hedge.hole}. {hero} stays there. "I made it up. [+ All of it. ]I am sorry."',
        'Look this way. Look that way. "It was not so," says {hero}. [+ "I am sorry. ]"It was me."',
        '"Well?" says {guest}. "Well?" says {guest2}. "It was a fib," says {hero}. [+ It was hard. ]"Sorry, both."',
      ],
      early: [
        'At three they both came. They stood and waited. {hero} went into the {hedge.hole}, and did not come out on any side. "Nobody said sorry," said {hero}. "I made it up. I made up all the nice ones. I am the one who is sorry." [+ {Hero.their} knees shook, but they stayed.]',
        '"Well?" said {guest}.¶"Well?" said {guest2}.¶{hero} stood in the middle. "He said that your song hurts his hens," {hero.they} said. "And she said that your hat is awful. I told you other things. I broke my promise to you both. I\'m sorry."¶You could hear a bee.',
        'It was three o\'clock. {guest} had on the good hat, and {guest2} had on the good tie. {hero} could still run. [+ {Hero.they} looked at the lane. ]Then {hero.they} took hold of the {hedge}. "Don\'t wait," {hero.they} said. "There is no sorry, just mine. I lied to you both."',
        '{hero} put the basket down in the {hedge.hole}. "You paid me for your words," {hero.they} said. "But I gave you mine." And then {hero.they} told it, first to the left, and then to the right. {Hero.they} did not make it nicer. {Hero.they} only said it softly.',
      ],
      middle: [
        'At three o\'clock they both came out. {guest} had a brooch on, and {guest2} had wet his hair. They stood and looked past each other, their heads a bit to one side, waiting. [?mentor: {mentor} had come along as far as the gate. ]{hero} went into the {hedge.hole}, and stopped in the middle. {Hero.they} could have gone out by either end.¶"He didn\'t say it," {hero} told {guest}. "He never said sorry. And she didn\'t, either," {hero.they} told {guest2}. "I did. I made it up. You said that the singing was like a hinge, and you said that the hat was an accident, and I changed it, every time. I promised you word for word. I\'m sorry." Then {hero.they} stood there. That was the hardest part, not to go home.',
        '"You go first," said {guest}, over the top.¶"After you," said {guest2}.¶It was the first thing they\'d said to each other for eleven years, and they weren\'t even looking. {hero} stepped in between. {Hero.their} mouth was dry. All {hero.they} needed was one more nice sentence. {Hero.they} had it ready, even. {Hero.they} shut {hero.their} teeth on it until it was gone. "There isn\'t going to be a sorry," {hero.they} said. "There never was one. It was me who said it, to both of you, because I couldn\'t bear to see you wait. And because of the {pay.many}." {Hero.they} told them what each had really said, as gently as it would go. But {hero.they} left it the size it was. [?friend: {friend} stood at the gate and held on to it.]',
        '{hero} was there first. {Hero.they} sat down in the {hedge.hole} with the basket on {hero.their} knees, and when two pairs of good shoes came up, one on each side, {hero.they} stood up. {Hero.they} had to turn {hero.their} head to and fro, because there was a face at either end.¶"I\'ve got the real ones," {hero} said. "I\'ve written them down." And {hero.they} read them out. They were not many. The gate was in it, and the hat, and the hinge. Then {hero.they} read the ones that {hero.they} had made, and that took a long time. Nobody interrupted. "Those are all by me," said {hero} at the end. "So is the sorry. I\'m the only one who\'s said it."',
        'It would be easier, {hero} thought, to tell the one today and the other tomorrow. But then each of them would have heard it from a messenger. So {hero.they} took {guest} by the sleeve on the one side, and {guest2} by the sleeve on the other, and held on. [?companion: {companion} sat down on {hero.their} feet, which was a help. ]"I have to say it to both, or it\'s no good," said {hero}. "I lied to you. Not once. All summer. You both think the other one is sorry, and it\'s not true, and you\'ve dressed up." {Hero.their} voice went. {Hero.they} waited until it came back. "I\'m sorry. You can let go now, if you want," {hero} said, though it was {hero} who was holding on.',
      ],
      preteen: [
        'At three o\'clock two doors opened. {guest} was wearing the brooch, and {guest2}, who had a flower in his buttonhole, had shaved so carefully that it hurt to look at him. They came up to the {hedge}, one on either side, and waited with great courtesy, each for the other to begin. {hero} was standing in the {hedge.hole}, from where it was exactly the same distance to both.¶"He never told me that he was sorry," {hero.they} said to {guest}, and to {guest2}, "and neither did she. I don\'t know whether you are or not, because I never listened for it." It was out, then, and the rest came after it, not in a rush, as {hero.they} had feared, but piece by piece: the hinge, and the hat, and everything that {hero.they} had made of them. "I promised it to you word for word, and what you got was me. I\'m sorry." {Hero.they} had turned cold all over. There was a way out to the left, and another to the right. {hero} put {hero.their} hands behind {hero.their} back, and stayed.',
        '{hero} had thought of writing it down. {Hero.they} could have left a letter on each of the doorsteps, and been somewhere else, but that would have been one more message, and {hero.they} had carried enough of those. "I have to tell you both at once," {hero.they} said, standing in the {hedge.hole} between them, "or each of you will believe that you had the worst of it." {guest} smiled encouragingly. It was dreadful. "Neither of you has apologized. It was I who said it, and I said nearly everything else as well. He said that your voice would turn the milk, and she said that she wouldn\'t be seen dead beside that hat, and I thought that I could carry something better, and I hadn\'t the right." {Hero.they} did not soften it, and {hero.they} did not sharpen it. {Hero.they} held it out to them with the handle first. "I\'m sorry," {hero.they} said. "That one is real."',
        '"Well, then," said {guest2}, clearing his throat, "I understand that you have something to say to me."¶"I?" said {guest}, on the other side. "I was informed that it was you."¶It had taken less than a minute. They turned, both of them, slowly, as people turn who have heard something fall, and looked down into the {hedge.hole}. [?mentor: {mentor}, who had come along without being asked, remained standing by the gate. ]It would still have been possible to say something clever; {hero} could feel it, already warm, beneath {hero.their} tongue. "You were informed of it by me," {hero.they} said, "and there was never anything in it. I have been changing what you said since the first week, and you thanked me for it, and I let you, and I\'m sorry." Then {hero.they} gave them the true ones, as quietly as {hero.they} could, one to the left and one to the right, until each of them had back everything that was theirs. "I won\'t run away," {hero.they} added, but that was chiefly addressed to {hero.their} legs.',
        '{hero} had brought the basket, with all the {pay.many} that were left. {Hero.they} set it down in the middle of the {hedge.hole}, like a witness. "These are yours," {hero.they} said, looking from the one good collar to the other. "I took them for bringing you what the other one said. I didn\'t bring it." There was a pause, in which {guest}\'s smile began to feel its way about for something to hold on to. [?friend: {friend}, at the gate, could not watch, and watched. ]"You\'ve come to hear that somebody\'s sorry. Nobody said it. You both only said that you\'d like to hear it, and I couldn\'t stand to carry that, because it was the saddest thing I ever had to carry, and so I turned it into something else." {Hero.they} looked up. "I ought to have brought it just the way it was," said {hero}. "You might have known what to do with it."',
      ],
    },
    more: {
      middle: [
        'A door stood open on the left, and a door stood open on the right. {hero} had never noticed how loud a summer afternoon is. There were at least four kinds of bees.',
      ],
      preteen: [
        'Nobody had told {hero.them} that afterward you have to go on standing there. In a book there would have been a new chapter, but here it was still six minutes past three, with the sun on the back of {hero.their} neck, and two old faces, in which something was going out that {hero.they} {hero:was|were} the one who had lit.',
      ],
    },
  },
  {
    id: 'cross',
    purpose: 'both are cross with the hero, at the same time: the first thing they agree on',
    core: true,
    valence: -1,
    scene: {
      setting: 'garden',
      time: 'same',
      shot: 'medium',
      cast: [
        ['guest', 'stand', 'angry', 'hero'],
        ['guest2', 'stand', 'angry', 'hero'],
        ['hero', 'stand', 'sad', 'guest'],
      ],
      props: ['{hedge}', '{pay}'],
      action: '{guest} and {guest2} are both cross with {hero}, and look at each other over the {hedge}.',
    },
    text: {
      toddlers: [
        '"Hmpf!" says {guest}. "Hmpf!" says {guest2}. They say it together! [+ Oh! They look up.]',
        '{guest} is cross. {guest2} is cross. [+ Bang, bang go the doors. ]No more {pay.many}. Poor {hero}.',
        '"Bad!" they say. They both say it. [+ They look at each other. ]"Hmpf. Yes. Bad," they say.',
        '"No more {pay.many}!" says {guest}. "No more!" says {guest2}. [+ Oh! ]They said the same thing.',
      ],
      early: [
        '"You fibbed to me!" said {guest}.¶"And to me!" said {guest2}.¶"That is very bad," they both said, at the same time. Then they looked at each other. They had not thought the same for eleven years. "Hmpf," they said, and went in. [+ There was just one bang.]',
        '{guest} was so cross that her hat shook. {guest2} was so cross that his tie came off. They took the basket, one on each side. "No more {pay.many}," said {guest}. "Not one," said {guest2}. "I was just going to say that," said {guest}. [+ And {hero} went home with nothing.]',
        'No one said, "That\'s all right." It was not all right. {guest} cried a little. {guest2} blew his nose like a horn. "Awful?" he said. "My hat?" "A hinge?" said {guest}. "My song?" Now they were cross with each other, too, but face to face.',
        '"I even put out a cup," said {guest}.¶"I even washed my neck," said {guest2}. They both looked down at {hero}. [+ {Hero.they} would have liked a shout much better. ]"You go home now," they said, both at once. When {hero} looked around, they were still standing there.',
      ],
      middle: [
        '"You lied to me," said {guest}.¶"And to me!" said {guest2}.¶"All summer long!" they both cried. They had said it in one breath, like a choir. There was a surprised sort of silence. It was the first time in eleven years that they had agreed about anything, and it was about {hero}. Then each of them bent down and took one handle of the basket. {hero} saw them carry it off along the {hedge}, one on either side, holding it up over the top between them because neither would let go. They didn\'t look back. It was no comfort that {hero.they} had earned it.',
        '{guest} took off her brooch. She did it slowly. "I told the cup about it," she said.¶{guest2} pulled the flower from his buttonhole and looked at it as if it had spoken out of turn. "A fool in a tie," he said. "That\'s what you made of me."¶{hero} nodded. {Hero.they} had nothing to say to it that would have made it smaller. They weren\'t loud at all. {Hero.they} {hero:was|were} not to come for a while, they said, and there would be no more {pay.many}. They said it one after the other, and each of them nodded while the other said it. Only the wren in the {hedge} noticed that.',
        'It was a good while before anyone spoke. "A hinge," said {guest} then. But she said it over the top.¶"I had a headache," said {guest2}, also over the top. "What was that about my hat?"¶"It is an awful hat."¶"It was my brother\'s."¶"I know. It was awful on him, too." They glared at each other, and then both of them remembered {hero}, and glared at {hero.them}. "You," said {guest}, "have no business in my kitchen until I say so."¶"Nor in mine," said {guest2}. And there was a bang, and right after it there was another. {hero} was left standing in the {hedge.hole} with {hedge.mark}.',
        'First {hero} thought that they were going to laugh. Then {hero.they} saw that it was the other thing. "I believed it," said {guest}. "I believed every word. I sang."¶"I wore it to bed," said {guest2}.¶They looked at one another in horror. For a moment they were quite alone up there, the two of them, with what they\'d done. Then they turned to {hero}. They had never been so cross with anybody, and there was no gap between the one crossness and the other that you could have slipped through. They wanted their {pay.many} back. {hero} gave them all of it. It was what {hero.they} had brought the basket for, but it went very fast.',
      ],
      preteen: [
        '"You have made a fool of me," said {guest}.¶"And of me!" cried {guest2}.¶"Of both of us," they said, in perfect unison; and stopped, in some confusion, because it was the first time in eleven years that either of them had used that word. It did not save {hero}. They were hurt, they were old, and they had been seen by each other in their best clothes, with their hopes on. {guest} said that she would not be needing {hero} for some time. {guest2} said that this went for him as well. Each of them took hold of one handle of the basket, neither would let go, and so it was borne away along the top of the {hedge}, swaying, between two straight backs. {hero} watched it as far as the corner. It had been the best summer of {hero.their} life, and it was not coming back.',
        'It would be a mistake to imagine that the truth was received with gratitude. {guest} unpinned the brooch and put it in her pocket, and her hands were not steady. "I had forgiven you," she said across the {hedge}, in a voice like a shut drawer.¶"I had forgiven you," said {guest2}. "I\'d got a speech."¶"For the ladder."¶"Naturally for the ladder."¶It came to them both, at about the same moment, that they were conversing. They ceased at once. There was only one other person present, and on that person they now turned the whole of it, from above, from both sides, like two taps. {hero} was not to come back, neither for {pay.many} nor for anything else, until {hero.they} {hero:was|were} sent for. {Hero.they} said that {hero.they} understood. It would have been pleasanter not to.',
        'Nobody shouted, and that was the worst of it. {guest2} asked only one question. "When you told me that she remembered my brother\'s hat," he said, "was that one of yours?"¶"Yes," said {hero}.¶{guest2} nodded several times, like somebody who has put a foot down where there was no stair.¶"I did remember it, as it happens," said {guest} gruffly, from the far side. "I wouldn\'t have told that one about it, that\'s all." She was glaring at {hero}, and so was {guest2}, but there was something peculiar about this glare. It came from two directions and it matched. They took away the {pay.many}, the errands and the run of both kitchens, one item after another, taking turns. {hero} had never known them to work together on anything.',
        'For a full minute they did not seem to have understood, and then {guest} went as red as a brick. "I sang," she said. "On a chair."¶"I know that you did," said {guest2}. "I ate nothing but cold potatoes for a week, so that you should have soup."¶"I loathe beans!"¶"I loathe sailors!"¶They were leaning over the top from either side, with their noses a hand\'s breadth apart, and they had not been so close in eleven years. And as there was really nothing in it for which they could blame each other, it had to come down somewhere, and it came down in the middle. When it was over {hero} had no basket, no employment, and no invitation to anything. {Hero.they} had been called what {hero.they} had been. {Hero.they} went home with {hedge.mark}, and {hero.they} did not run.',
      ],
    },
    more: {
      middle: [
        'That night {hero} lay awake, and it hurt. But it only hurt in one place. Nothing had to be remembered.',
      ],
      preteen: [
        'What surprised {hero.them} was a kind of quiet. {Hero.they} {hero:was|were} as unhappy as {hero.they} had ever been, and yet there was nothing anywhere that had to be held up. {Hero.they} noticed it only in the way that you notice, some time afterward, that a noise has stopped.',
      ],
    },
  },
  {
    id: 'no-pears',
    purpose: 'what it costs: shut doors, no errands, empty pockets',
    core: false,
    rank: { young: 4, old: 12 },
    valence: -1,
    scene: {
      setting: 'street',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'sad', 'away'],
        ['friend', 'walk', 'calm', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['house', 'tree'],
      action: '{hero} walks down the lane past two closed doors.',
    },
    text: {
      toddlers: [
        'No {pay.many} today. No run, run, run. [+ Two doors are shut. ]{hero} is sad. It is quiet.',
        'Knock, knock? No. Knock, knock? No. [+ {hero} goes home. ]No {pay.many} for {hero}.',
        '{hero} looks in the basket. No {pay.many}. [+ Not even one. ]But no more itch.',
      ],
      early: [
        "There were no more messages. There was no more scritch, scratch. When {hero} went by, {guest}'s door was shut, and {guest2}'s door was shut. {hero} said good morning to both of them all the same. It was a true one. Nobody said it back.",
        '{hero} had one {pay} left. {Hero.they} found it in a boot. It was {pay.last}. {Hero.they} did not eat it. {Hero.they} put it on the mailbox, for whoever it was from. [?companion: {companion} looked at it for a long time.]',
        'A whole week went by. "Do you miss the {pay.many}?" asked {mentor}.¶"No," said {hero}. "Yes. But I miss {guest} and {guest2} more."¶{mentor} put an arm around {hero.them}. {Mentor.they} did not say that it would be all right. It was not all right yet.',
      ],
      middle: [
        'Nobody called from the left that week, and nobody called from the right. {hero} had all the time in the world. {Hero.they} went down the lane in the mornings, past the one shut door and past the other, and said "Good morning" to each, not very loudly. {Hero.they} {hero:wasn\'t|weren\'t} paid for it. It was just the only message {hero.they} had. [?friend: {friend} went along, and didn\'t say, "I told you so," although {friend.they} had.]',
        'There was one {pay} that they had missed. {hero} came upon it in a coat pocket, and it was {pay.last}. {Hero.they} thought it over. Then {hero.they} wrapped it in paper and put it in the {hedge.hole}, in the exact middle, with a note that said, "This is the last one. It was for a lie about roses." The next day it was gone. It might have been {guest}, or it might have been {guest2}. It might have been a hen.',
        '{hero} had never known how much of the day there was. It used to be all used up by running. Now {hero.they} sat on the wall and looked at the two roofs. "You could go and say sorry again," said {mentor}.¶"I did," said {hero}. "Twice. They said they had heard."¶"Then you must let them be cross for a while," said {mentor}. "It\'s theirs." So {hero} let them. It was a bit like holding a door open for somebody who is coming very slowly.',
      ],
      preteen: [
        'It turned out that you could be out of work at {hero}\'s age. No one called from the left, and no one called from the right. The {hedge.hole} stood open, as large as life, and {hero} went the long way around by the lane. {Hero.they} had gone to each of them once more, by the front door this time, and had said that {hero.they} {hero:was|were} sorry. {guest} had answered, "I daresay." {guest2} had answered, "So I should think." They were not unkind about it. It was only that they had trusted {hero.them}, and now they did not, and there is nothing that you can carry to anybody that will change that. [?friend: {friend} lent {hero.them} a book. It was a good one, about a spy.]',
        "The last {pay} of all came to light in {hero}'s other shoe. It was {pay.last}. {Hero.they} looked at it as you might look at a coin from a country that no longer exists. {Hero.they} had been important, that summer. {Hero.they} had been expected, at two doors, with a plate. It is difficult to give back a thing like that, since there is nothing to hand over, and {hero.they} had to do it again every morning, by not going in. {hero} buried the {pay} under the ladder. It seemed the right place for it.",
        '"Aren\'t you going over today?" people asked in the lane.¶"No," said {hero}. "I lied to them." {Hero.they} had made up {hero.their} mind to say it in just so many words to anyone who asked, and at first it was like swallowing a stone each time. By the end of the week it had become only a fact. [?companion: {companion}, who was still received in both kitchens, brought home crumbs in {companion.their} fur, and {hero} tried not to read anything into it. ]What {hero.they} missed was not the {pay.many}. {Hero.they} missed being told things. {Hero.they} missed the real {guest} and the real {guest2}, to whom, when {hero.they} thought about it, {hero.they} had hardly ever listened.',
      ],
    },
    more: {
      preteen: [
        'There was no knowing how long it would continue. Eleven years had been mentioned in that lane as a reasonable figure, and {hero}, who did the sum, found that {hero.they} would be quite grown up by then.',
      ],
    },
  },
  {
    id: 'talk-through',
    purpose: 'they quarrel in person, through the hole',
    core: false,
    rank: { young: 3, old: 7 },
    valence: 1,
    scene: {
      setting: 'garden',
      time: 'evening',
      shot: 'close',
      cast: [
        ['guest', 'lean', 'angry', 'guest2'],
        ['guest2', 'lean', 'angry', 'guest'],
      ],
      props: ['{hedge}', 'cup'],
      action: '{guest} and {guest2} bend down on both sides of the {hedge.hole} and talk.',
    },
    text: {
      toddlers: [
        'Who talks? {guest} talks in the {hedge.hole}. [+ Who talks back? ]{guest2} talks back. "Hmpf!" "Hmpf!"',
        '"My ladder!" "No, mine!" [+ They shout and shout. ]But they talk! Hello, hello!',
        'Peek. There is an eye. [+ It is {guest2}\'s eye. ]"Hello, eye," says {guest}.',
      ],
      early: [
        'One evening there was a voice in the {hedge.hole}. "It was a good ladder," it said.¶"It was not," said a voice from the other end.¶"It was so."¶It went on until dark. They were both quite hoarse, and nobody had to carry any of it.',
        '{guest} had to bend down, and {guest2} had to kneel. That was how you talked in the {hedge.hole}. "About my hat," said {guest2}. "Yes?" said {guest}. "Is it really awful?" {guest} looked hard. "From here I can only see your chin," said {guest}. "Your chin is all right."',
        '{hero} went by in the lane, on tiptoe. Two people were fighting in the {hedge}. "You let go!" "You wiggled!" "You said I was a goose!" "I said you were as brave as a goose!" Then it was still. "Oh," said {guest}. "I only heard the goose."',
      ],
      middle: [
        'It began with a spoon. {guest} had found {guest2}\'s soup spoon in the grass. You can\'t send back a spoon without a word, and there was no one there anymore to take it. So {guest} bent down at the one end of the {hedge.hole}. "Spoon," she said.¶Out of the other end came a hand. "Much obliged." The hand didn\'t go away. "About that ladder," said {guest2}.¶They had it out until the bats were flying. They went over the whole of it, rung by rung, and got very loud at the top. {hero} heard it from the lane. There was not one nice word in it, and they were all true.',
        '"I said you were as heavy as an ox," said {guest}\'s voice. "I was underneath!"¶"You said a good deal more than that," said {guest2}\'s.¶"And what did you say?"¶It was low, and {hero}, who had only come to look for {hero.their} cap, couldn\'t help hearing. It took a while till the answer came. "I said nobody would ever hold a ladder for you again," said {guest2}. "And I\'ve been sorry since I hit the beans."¶"Well, why didn\'t you say so?"¶"I fell on my mouth," said {guest2}.¶Then there was a noise as if someone had sat down on a bucket. They were laughing.',
        'From then on you could see one of them kneeling there every evening, on a cushion, with her head in the {hedge.hole}. It looked most uncomfortable. They could\'ve used the gate, but it would have felt too much like giving in. "It didn\'t turn the milk," {guest2} was saying. "It only curdled it a bit."¶"Nineteen verses are too many, perhaps," said {guest}.¶"Twelve," said {guest2}. "I could live with twelve." {hero} went home by the lane. {Hero.they} hadn\'t known that it could sound like that, when two people weren\'t nice to each other, but were there.',
      ],
      preteen: [
        'On the ninth evening, as {hero} was passing with {hero.their} eyes on the ground, there were voices in the {hedge}, one from the left of it and one from the right. {Hero.they} stood still. They were quarreling, in person, on their hands and knees, at either end of the {hedge.hole}, with a thoroughness that took your breath away, and eleven years came out of there by the armful. "As heavy as an ox, you called me," said {guest2}, "and you might simply have admitted that you couldn\'t hold me."¶It was quiet for a long time. "I couldn\'t hold you," said {guest}. "I tried, with all my strength, and I have never told anyone." {guest2} did not reply to this in words at all, or in none that {hero} could have carried.',
        'It was the spoon that did it, in the end. It was {guest2}\'s soup spoon, it had been lying in the grass on {guest}\'s side, and there was nobody left who could have delivered it. {guest} held out for two days, and on the third she got down on her knees in her apron and pushed it through the {hedge.hole}, as far as her arm would reach. Somebody took hold of the other end. "You might come around and fetch the pail, while you are about it," said {guest2}\'s voice.¶"I can hear you perfectly well from here," said {guest}, "and there is a thing that you called me once, from the top of that ladder, which I\'d like explained." {hero}, out in the lane, did not stay to listen, since it was their own mail. But {hero.they} walked home more slowly than {hero.they} had come.',
        'They never made it up, not so that there was an afternoon you could point to. They only took up the quarrel at the place where it had been left lying. {hero} could hear them, evening after evening, going through it, rung by rung, the one kneeling on a cushion and the other on a sack. Neither gave an inch, but a quarrel has two ends, as a ladder does, and as long as each had only dragged at one of them it would not budge. "You did say \'goose,\'" said {guest2}.¶"I said that you were as brave as one. Have you ever met a goose?"¶"Oh," said {guest2}. And, after about a minute: "I only heard the goose."',
      ],
    },
    more: {
      preteen: [
        '{hero} had imagined peace as a kind of hush, with a smile on it. It had not entered {hero.their} head that it might be so noisy, or that you could recognize it because everybody finally said what they meant.',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'the hedge stays, with a hole in it; the hero is let in again',
    core: true,
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'calm', '{hedge}'],
        ['guest', 'sit', 'calm', 'guest2'],
        ['guest2', 'sit', 'calm', 'guest'],
        ['friend', 'sit', 'calm', 'hero'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{hedge}', 'chair', 'cup'],
      action:
        '{guest} and {guest2} sit on both sides of the {hedge.hole} in the evening, and {hero} is near.',
    },
    text: {
      toddlers: [
        'The {hedge} is still there. The {hedge.hole} is, too. [+ "Hello?" "Hello." ]Good night, {hedge.hole}.',
        '{guest} sits here. {guest2} sits there. [+ They talk in the {hedge.hole}. ]{hero} hears it in bed.',
        '"Come in, {hero}," says {guest}. No {pay.many}. Just a lap. [+ Hum, hum. ]Good night, {hedge}.',
        'A cup goes in the {hedge.hole}. Out comes a cookie. [+ No words. ]"Mmm," they say. Good night.',
      ],
      early: [
        'The {hedge} did not go away. But no one shut the {hedge.hole}. In the evening two chairs stood there, one on each side. You could hear them all down the lane. "Twelve verses!" "Nine!" {hero} lay in bed and listened. It was not nice at all. It was lovely.',
        'One day {guest} called over the gate. "You may come in, {hero}. I was cross till Thursday. Now I am only a bit cross."¶"And I am done," said {guest2}, out of the {hedge.hole}. There was no {pay} on the table. There were three cups.',
        '"Shall I carry something?" asked {hero}.¶"No," said {guest}. "I can shout." And she did.¶"I heard you the first time!" shouted {guest2}. {hero} sat down in the middle. [+ [?companion: {companion} went to sleep on both sides at once. ]]It was good not to be needed. {Hero.they} shut {hero.their} eyes.',
        'In the fall {hedge.keep2}. But where the hole was, they both stopped. "Leave that," said {guest}. "I was going to," said {guest2}. At night a light came through it from both sides. It fell on two chairs, and on a small one.',
      ],
      middle: [
        'The {hedge} is still there. {hedge.keep}. Only around the {hedge.hole} they go very carefully, from both sides, and leave it as it is. In the evenings there are two chairs by it. {hero} was sent for on a Thursday. "I\'ve been as cross with you as I could," said {guest}, "and now I\'ve finished. There\'s no {pay}. You can have tea."¶"Is she talking about me?" called {guest2}.¶"No!" shouted {guest}. "For once!" {hero} drank {hero.their} tea. It was too hot, and {hero.they} said so. {Img.the} {img.loose}. It was so nice to say something, and that was all it was.',
        'Nobody asked {hero} to carry anything that fall. If {guest} had something to say, she got down on her knees and said it. Often it was rude. [?mentor: "Doesn\'t it bother you?" asked {mentor}, at the window.¶"No," said {hero}. ][!mentor: It didn\'t bother {hero}. ]{Hero.they} had found out that you could tell from the voice. There was a way of saying "You old goose" that was better than kind regards. {Img.the} {img.loose}. The two windows over there were lit. Between them stood the {hedge}, big and black, and right at the bottom there was a spot of light, about the size of {hero}.',
        '"It\'s your fault that I\'ve got a stiff neck," said {guest2}. "From talking into that thing."¶"I\'m sorry," said {hero}.¶"Don\'t be. Hold this." And he gave {hero} the end of a ladder. It had a new rung in it, of yellow wood. They pushed it {hedge.through}, and {guest} took the other end, and grumbled, and didn\'t let go. {hero} walked along in the middle. [?companion: {companion} walked under it. ]There was no {pay} in it for anybody. {Img.the} {img.loose}. "Left a bit!" shouted {guest}. "Which left?" shouted {guest2}. And {hero}, who was standing between them and knew what both of them meant, kept {hero.their} mouth shut.',
        'It took until the first frost before {guest2} put out a chair for {hero}, too. It was a small one. It stood with two legs on {guest2}\'s side and two on {guest}\'s, right where the {hedge.hole} was. "You can hear from there," he said, "but you\'re not to say anything for anyone."¶"Only for yourself," said {guest}. [?friend: {friend} was allowed the footstool. ]So {hero} sat there in the dusk, and they talked, over {hero.their} head, about beans. They didn\'t agree. {Img.the} {img.loose}, and {hero} thought of nothing at all. The light went slowly, first on the one side, and then on the other.',
      ],
      preteen: [
        'The {hedge} is there to this day. {hedge.keep}. People who come on Sundays to admire it sometimes ask about the hole, and are told, from both sides at once, to mind their own business. {hero} was sent for in September. "I have been angry with you for three weeks," said {guest}, "and I have done it properly, and now I have forgiven you, which doesn\'t mean that there will be any {pay.many}." There were none. There was tea, however, and a place at the table, and when {hero} was asked how {hero.they} liked the cake it was quiet for a moment, since {hero.they} actually had to look and see. "It\'s a little dry," {hero.they} said. {guest} cut {hero.them} a second piece. {Img.the} {img.loose}. "I TOLD you that it was dry!" called a triumphant voice out of the {hedge}.',
        'They have not become nice, and it should not be supposed that they have. They sit in the dusk on two kitchen chairs, one on either side of the {hedge.hole}, with a teapot standing in it, and contradict each other until the bats come out. {hero} can hear them from bed. [?companion: {companion} goes over most evenings, and lies down across the border. ]There is no longer any need to make out the words, which go back and forth, rough and short, by the direct way, eleven steps from door to door, without anyone being paid for them. Neither of the two has quite trusted {hero} yet with so much as an egg, and {hero} has been informed that it will take time. {Img.the} {img.loose}. "Good night, you ridiculous old goose," says the one, and it is quite a long while, every evening, before the other one answers.',
        'It was in October that {hero} was given something to carry again. {guest} had it ready on the table, wrapped in a cloth. "It\'s for him," she said. "I would take it myself, if it weren\'t for my knee. You may tell him that it is burned on the bottom, and that he has only his own recipe to thank for it."¶"Word for word?" asked {hero}.¶{guest} looked at {hero.them} for a long time. "Word for word," she said.¶So {hero} went {hedge.through}, in which there was by now hardly any need to stoop, and repeated it exactly as it was, and held it out carefully, with both hands. "Burned!" said {guest2} with satisfaction; but he had already put out two plates. {Img.the} {img.loose}. Behind {hero}, in the dusk, somebody was getting down on her bad knee at the other end, in order to hear what he would say.',
        'Of everything that there had been that summer, it was the hole that remained. They might have closed it. {hedge.keep}, that fall as every fall, and {hero}, who was watching from the lane, saw them come to the place, one from the left and one from the right, and lower their tools. "I suppose that it lets in the hens," said {guest2}.¶"Hens have to go somewhere," said {guest}. It was left. [?friend: {friend} wanted to know what the moral was, and {hero} said that {hero.they} thought it was hens. ]That evening, for the first time in a month, a third cup was put out, without any remark. It stood on the ground between the two chairs, exactly in the middle, and {hero} sat down behind it. {Img.the} {img.loose}. Nobody asked {hero.them} to say anything, and {hero.they} did not.',
      ],
    },
    more: {
      early: [
        'A hen went in at one end of the hole and came out at the other. No one asked her what she had heard.',
      ],
      preteen: [
        'One of the hens came through from the left, in no particular hurry, and looked at the three of them, and went out on the right. Nobody asked what she had heard, and she carried it away with her exactly as it was.',
      ],
    },
  },
]
