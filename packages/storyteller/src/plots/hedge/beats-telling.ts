import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

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
        '{guest} is here. {guest2} is here. {hero} stands up. "He did not say it. It was me. I am sorry."',
        '[+ {hero} goes in the {hedge.hole}. ]{hero} tells them both. "I made it up. I am sorry."',
        '{hero} looks at {guest}. {hero} looks at {guest2}. "It was not so. [+ It was me. ]I am sorry."',
        '"Well?" says {guest}. "Well?" says {guest2}. "I told a fib," says {hero}. "I am sorry."',
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
        'At three o\'clock two doors opened. {guest} was wearing her brooch, and {guest2} had a flower in his buttonhole and a bit of paper on his chin, where he had cut himself shaving. They came up to the {hedge}, one on each side, and each of them waited politely for the other to begin. {hero} stood in the {hedge.hole}, exactly in the middle.¶"He never said that he was sorry," {hero.they} told {guest}, and then {hero.they} turned around, "and she didn\'t say it, either, because I made it up." And now that it was out, the rest came after it, one piece at a time, the rusty hinge and the ugly hat and what {hero.they} had turned them into. "I promised you both word for word, and I broke it the very first week. I\'m sorry." {hero} was cold all over. You could get away on the left, and you could get away on the right. {hero} put {hero.their} hands behind {hero.their} back, and stayed.',
        '{hero} had thought about writing it down. {Hero.they} could have left a letter on each of the two doorsteps, and been miles away by three. But that would have been one more message, and {hero.they} had carried enough of those. "I have to tell you both at the same time," {hero.they} said, standing in the {hedge.hole} between them, "or each of you will think that you got the worst of it." {guest} smiled at {hero.them}, to help {hero.them} along, and that was terrible. "Neither of you said sorry, I said it, and I made up nearly everything else, too. He said that your singing would turn the milk sour, and she said that your hat looked as if a truck had run over it. I\'m the one who\'s sorry, and that part I didn\'t make up."',
        '"Well then," said {guest2}, and cleared his throat. "I believe that you\'ve got something to say to me."¶"Me?" said {guest}. "I was told that it was you!"¶It had taken less than a minute. Very slowly they both turned, and looked down at {hero} in the {hedge.hole}. [?mentor: {mentor} had come along without being asked, and was standing by the gate. ]There was still time to say something clever. {hero} already had it on {hero.their} tongue, and {hero.they} shut {hero.their} teeth until it was gone. "I told you that, and it wasn\'t true," {hero.they} said. "I\'ve been changing what you said since the first week, and you both thanked me for it, and I let you, and I\'m sorry." Then {hero.they} gave them back the real words, as gently as {hero.they} could, a few to the left and a few to the right. "I\'m not going to run away," said {hero}, but {hero.they} said it mostly to {hero.their} own legs.',
        '{hero} had brought the basket, with all the {pay.many} that were left, and set it down in the middle of the {hedge.hole}. "These are yours," {hero.they} said, and looked from {guest}\'s brooch to {guest2}\'s good tie. "I got them for telling you what the other one said, and I didn\'t tell you." [?friend: {friend} stood at the gate with both hands over {friend.their} eyes, and looked through the fingers. ]{guest} was still smiling a little, as if there might be a joke coming. "You\'re here because somebody said sorry," said {hero}, "and nobody did. Each of you only told me that you\'d like to hear it. That was the saddest thing that I ever had to carry, so I changed it. I should have brought it over just the way it was. Maybe you would have known what to do with it."',
      ],
    },
    more: {
      middle: [
        'A door stood open on the left, and a door stood open on the right. {hero} had never noticed how loud a summer afternoon is. There were at least four kinds of bees.',
      ],
      preteen: [
        "Nobody tells you that afterward you have to go on standing there. In a book a new chapter would start now, but it was six minutes past three, the sun was shining on the back of {hero}'s neck, and there were two old faces, and {hero} was the one who had made them look like that.",
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
        '{guest} and {guest2} are cross. "Hmpf!" they say. They say it together! [+ Oh! They look up.]',
        '{guest} is cross with {hero}. {guest2} is cross, too. [+ Bang, bang go the doors. ]No more {pay.many}. Poor {hero}.',
        '"That was bad!" says {guest}. "Yes, bad," says {guest2}. [+ They look at each other. ][+ Oh! ]Now they talk.',
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
        '"You made a fool of me," said {guest}.¶"And of me!" cried {guest2}.¶"Of both of us," they said at exactly the same time, and then they stopped, because that was a word that neither of them had used for eleven years. It didn\'t help {hero}, because they were hurt, and they were old, and they were standing there in their best clothes. {guest} said that she didn\'t want to see {hero} for a while. {guest2} said that it was the same with him. Then each of them grabbed one handle of the basket, and neither of them would let go, and so they carried it away together along the {hedge}, one on this side and one on that. {hero} watched it wobble all the way to the corner. It had been the best summer of {hero.their} life, and it was over.',
        'Nobody said, "Thank you for telling the truth." {guest} took off her brooch and put it in her pocket, and it took her three tries, because her hands were shaking. "I had forgiven you," she said across the {hedge}, in a voice like a drawer that somebody pushes shut.¶"I had forgiven you, and I\'d even written a speech," said {guest2}.¶"About the ladder?"¶"Of course about the ladder!"¶At that moment it struck both of them that they were talking to each other, and they stopped at once. So they both turned on {hero} instead, one from the left and one from the right. {hero} was not to come back, neither for {pay.many} nor for anything else, until somebody sent for {hero.them}. {Hero.they} said that {hero.they} understood, and that was the hard part, because {hero.they} really did.',
        'Nobody shouted. {hero} would have liked it better if they had. {guest2} only asked one question. "When you told me that she remembered my brother\'s hat," he said, "did you make that up, too?"¶"Yes," said {hero}.¶{guest2} nodded, and kept on nodding, like somebody who has to think of something else to do with his face.¶"I do remember it, as it happens," said {guest} from the other side. "He wore it to the fair. I just wouldn\'t have told that one." And she glared at {hero}, and {guest2} glared at {hero}, and it was the same glare. They took away the {pay.many}, and the errands, and the cookies in both kitchens, one thing after another, taking turns, and {hero} had never seen them work together before.',
        'For a whole minute they didn\'t seem to understand it. Then {guest} turned as red as a tomato. "I sang," she said. "On a chair. With my arms."¶"I know you did," said {guest2}. "And I ate cold potatoes for a week, so that you could have the soup."¶"I can\'t stand beans!"¶"I can\'t stand sailors!"¶They were both leaning over the top, and their noses were so close that they nearly touched, closer than they had been for eleven years. But they couldn\'t very well be angry at each other for being nice, so they had to be angry at somebody else, and there was only {hero}. When it was over {hero.they} had no basket, and no job, and nowhere to go after school. {hero} went home with {hedge.mark}, and {hero.they} didn\'t run.',
      ],
    },
    more: {
      middle: [
        'That night {hero} lay awake, and it hurt. But it only hurt in one place. Nothing had to be remembered.',
      ],
      preteen: [
        '{hero} was as unhappy as {hero.they} had ever been, and still it was easier to breathe, because there was nothing left to remember. It was like when the refrigerator stops humming, and you only notice then that it was on.',
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
        {
          say: 'A whole week went by. "Do you miss the {pay.many}?" asked {mentor}.¶"No," said {hero}. "Yes. But I miss {guest} and {guest2} more."¶{mentor} put an arm around {hero.them}. {Mentor.they} did not say that it would be all right. It was not all right yet.',
          shows: shown.mentorComforts,
        },
      ],
      middle: [
        'Nobody called from the left that week, and nobody called from the right. {hero} had all the time in the world. {Hero.they} went down the lane in the mornings, past the one shut door and past the other, and said "Good morning" to each, not very loudly. {Hero.they} {hero:wasn\'t|weren\'t} paid for it. It was just the only message {hero.they} had. [?friend: {friend} went along, and didn\'t say, "I told you so," although {friend.they} had.]',
        'There was one {pay} that they had missed. {hero} came upon it in a coat pocket, and it was {pay.last}. {Hero.they} thought it over. Then {hero.they} wrapped it in paper and put it in the {hedge.hole}, in the exact middle, with a note that said, "This is the last one. It was for a lie about roses." The next day it was gone. It might have been {guest}, or it might have been {guest2}. It might have been a hen.',
        {
          say: '{hero} had never known how much of the day there was. It used to be all used up by running. Now {hero.they} sat on the wall and looked at the two roofs. "You could go and say sorry again," said {mentor}.¶"I did," said {hero}. "Twice. They said they had heard."¶"Then you must let them be cross for a while," said {mentor}. "It\'s theirs." So {hero} let them. It was a bit like holding a door open for somebody who is coming very slowly.',
          shows: shown.mentorComforts,
        },
      ],
      preteen: [
        'Nobody called from the left anymore, and nobody called from the right. The {hedge.hole} was still there, as big as ever, and {hero} went the long way around, along the lane. {Hero.they} had gone to each of them once more, by the front door, and had rung the bell and said sorry. "I\'m sure you are," said {guest}. "I should hope so," said {guest2}. They weren\'t mean about it. They had trusted {hero.them}, and now they didn\'t, and there was nothing that {hero} could bring them to change that, except to wait. [?friend: {friend} lent {hero.them} a book. It was about a spy who gets caught, so it didn\'t help much.]',
        "The very last {pay} turned up in {hero}'s other shoe. It was {pay.last}. {hero} turned it around in {hero.their} hand. That summer {hero.they} had been important. There had been two doors where somebody put out a plate when they heard {hero.them} coming. You can't give back a thing like that, because there is nothing to hand over, so {hero} did it in the only way that there was. Every morning {hero.they} walked past both gates, and didn't go in. {Hero.they} buried the {pay} under the old ladder, which seemed like the right place.",
        '"Aren\'t you going over there today?" people asked in the lane.¶"No," said {hero}. "I lied to them." {Hero.they} had decided to say it just like that, to anybody who asked. The first time it was like swallowing a stone, and by the end of the week it was just a thing that had happened. [?companion: {companion} was still allowed into both kitchens, and came home with crumbs on {companion.their} nose, and {hero} tried not to mind. ]It wasn\'t the {pay.many} that {hero} missed. {Hero.they} missed sitting on the kitchen stool and being told things, and {hero.they} missed the real {guest} and the real {guest2}, who were grumpy and funny, and to whom {hero.they} had hardly listened all summer.',
      ],
    },
    more: {
      preteen: [
        'There was no telling how long it would last, since in that lane people could stay angry for eleven years. {hero} did the math, and found out that {hero.they} would be grown up by then.',
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
        'On the ninth evening {hero} was walking past with {hero.their} eyes on the ground, when {hero.they} heard voices in the {hedge}, one from the left and one from the right. {hero} stood still and listened. They were down on their hands and knees, one at each end of the {hedge.hole}, and they were having a fight, and it was the biggest fight that {hero} had ever heard. "You said that I was as heavy as an ox," said {guest2}. "You could have just said that you couldn\'t hold me!"¶For a long time it was quiet. "I couldn\'t hold you," said {guest}. "I tried as hard as I could, and you slipped, and I never told anyone." {guest2} didn\'t say anything after that, but he blew his nose, very loudly, and it wasn\'t because of the trees.',
        "In the end it was because of a spoon. It was {guest2}'s soup spoon, which was lying in the grass on {guest}'s side, and there was nobody left to take it back. {guest} waited for two days. On the third day she got down on her knees in her apron and pushed the spoon into the {hedge.hole}, as far as her arm would go. Somebody took hold of it at the other end. \"While you're down there, you could come around and get your pail, too,\" said {guest2}'s voice.¶\"I can hear you fine from here,\" said {guest}, \"and there's something that you called me once, from the top of that ladder, and I'd like to know what you meant by it.\" {hero} didn't stay to listen, because it was their mail, after all. But {hero.they} walked home a lot slower than {hero.they} had come.",
        'They never made up, not so that you could say it was on such and such a day. They just started their quarrel again at the place where they had stopped it eleven years ago. Every evening {hero} could hear them go through it, rung by rung, {guest} kneeling on a cushion and {guest2} on a potato sack. Neither of them gave in. "You called me a goose!" said {guest2}.¶"I said that you were as brave as a goose. Have you ever met a goose?"¶"Oh," said {guest2}. It was quiet for about a minute. "I only heard the goose," he said.',
      ],
    },
    more: {
      preteen: [
        "{hero} had always thought that peace would be quiet, with everybody smiling, and {hero.they} hadn't known that it could be this loud, or that you could tell it by the way they both came back the next evening.",
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
        'The {hedge} is still there. But now they say hello. "Hello?" "Hello." Good night, {hedge.hole}.',
        {
          say: '{guest} sits here. {guest2} sits there. Now they talk. [+ {hero} hears it in bed.]',
          shows: shown.heardFromBed,
        },
        '"Come in, {hero}," says {guest}. There are no {pay.many}. There is a lap. [+ Hum, hum. ]Good night, {hedge}.',
        '{guest} puts a cup in the {hedge.hole}. {guest2} puts in a cookie. "Mmm," they say. Good night.',
      ],
      early: [
        {
          say: 'The {hedge} did not go away. But no one shut the {hedge.hole}. In the evening two chairs stood there, one on each side. You could hear them all down the lane. "Twelve verses!" "Nine!" {hero} lay in bed and listened. It was not nice at all. It was lovely.',
          shows: shown.heardFromBed,
        },
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
        'The {hedge} is still there. {hedge.keep}. Sometimes visitors ask about the hole, and then they are told from both sides at once to mind their own business. {hero} was sent for in September. "I was angry with you for three weeks," said {guest}, "and I did it properly, and now I\'ve forgiven you, but that doesn\'t mean that there\'ll be any {pay.many}." There weren\'t any, but there was tea, and a place at the table, and when {guest} asked how {hero} liked the cake, it was quiet for a moment, because {hero} had to think what was true. "It\'s a bit dry," said {hero}. {guest} looked at {hero.them}, and then she cut {hero.them} a second piece. {Img.the} {img.loose}. "I TOLD you that it was dry!" shouted somebody {hedge.through}.',
        {
          say: 'They haven\'t turned nice, if that is what you were hoping. When it gets dark they sit on two kitchen chairs, one on each side of the {hedge.hole}, with a teapot in the middle, and tell each other that they are wrong until the bats come out. {hero} can hear it from bed. [?companion: {companion} goes over most evenings, and lies down right on the border. ]You don\'t have to understand the words, because they go back and forth all by themselves, eleven steps from door to door, and nobody gets paid for it. Neither of them trusts {hero} with so much as an egg yet. It will take time, they say, and {hero} comes every Saturday to see if it is time. {Img.the} {img.loose}. "Good night, you silly old goose," says one of them, and after a while the other one says it, too.',
          shows: shown.heardFromBed,
        },
        'In October {hero} was given something to carry again. {guest} had it ready on the table, wrapped in a cloth. "It\'s for him," she said. "I\'d take it myself, but my knee hurts. You can tell him that it\'s burned on the bottom, and that it\'s the fault of his recipe."¶"Word for word?" asked {hero}.¶{guest} looked at {hero.them} for a long time. "Word for word," she said.¶So {hero} went {hedge.through}, where you hardly had to duck anymore, and held it out with both hands, and said exactly that. "Burned!" said {guest2}, very pleased. He had already put out two plates. {Img.the} {img.loose}. And behind {hero}, at the other end, somebody was getting down on her bad knee, because she wanted to hear what he would say.',
        'After that summer there was still the hole. They could have closed it. {hedge.keep}, that fall like every fall, and {hero} was watching from the lane when they came to the place, one from the left and one from the right, and both of them stopped. "I suppose the hens like it," said {guest2}.¶"Hens have to go somewhere," said {guest}, and so they left it. [?friend: "What\'s the moral of that?" asked {friend}. {hero} thought about it, and said that it was probably hens. ]That evening there was a third cup, for the first time in a month. It stood on the ground between the two chairs, exactly in the middle, and nobody said anything about it. {hero} sat down behind it. {Img.the} {img.loose}. Nobody asked {hero.them} to say anything to anybody, so {hero.they} drank {hero.their} tea.',
      ],
    },
    more: {
      early: [
        'A hen went in at one end of the hole and came out at the other. No one asked her what she had heard.',
      ],
      preteen: [
        'One of the hens came in from the left, looked at the three of them, and went out on the right. Whatever she had heard, she kept it to herself.',
      ],
    },
  },
]
