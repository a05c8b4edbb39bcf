import type { MeltedPage } from '../plot.ts'

/** Pages of the run on which several beats are told as one. */
export const racePages: readonly MeltedPage[] = [
  {
    id: 'go/break/past',
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'run', 'worried', 'guest', '{thing}'],
        ['guest', 'sit', 'sad', '{thing}'],
        ['companion', 'stand', 'sad', 'guest'],
      ],
      props: ['{thing}', 'flag'],
      action: '{hero} goes by while {guest} sits beside a broken {thing}.',
    },
    text: {
      toddlers: [
        'The race starts. {hero} and {guest} go fast. [+ Go, go, go! ]{thing.crack} {thing.tbreaks} {guest} must stop. But {hero} goes by.',
        'Down goes the flag! {guest} is in front. {thing.crack} {thing.tbreaks} {guest} must stop. {hero} goes by. [+ Oh, {guest}.]',
        'Go, {hero}! Go, {guest}! {thing.crack} {thing.tbreaks} {guest} sits there and is sad. Now {hero} is first.',
      ],
      early: [
        'Down came the flag, and off they went. {Thing.sound} {hero} passed somebody with a teapot. {Hero.they} passed somebody with wings. Only {guest} was still in front, going left and singing. {Thing.crack} {Thing.broke}. {guest} was not hurt. But {guest.they} sat there {thing.side} and got smaller, for {hero} did not stop. {Hero.they} {hero:was|were} first now. [?friend: Far off stood {friend} with the rope. ][?companion: {companion} looked back. ]{Img.start}.',
        '"Go!" said {mentor}, and {hero} went. {Thing.sound} It was like flying with your feet on. Soon there was only one more in front. It was {guest}! "I like left!" {guest} called. And then {thing.broke}. "Are you hurt?" called {hero}. "No! Go on!" So {hero} went on, with nobody ahead but [?friend: {friend}, who held the rope at the end][!friend: the flags]. [?companion: {companion} looked back. ]{Img.start}.',
        '{hero} saw the flag come down. {Hero.they} saw all the others, and then {hero.they} saw only one of them, and that was {guest}. {Thing.crack} {Thing.broke}. {guest} sat up, quite whole, and looked at it. "Somebody will help," thought {hero}, and {hero.they} {thing.went} past. It was what you do in a race. [?friend: {friend} was waiting at the end with the rope. ][?companion: But {companion} looked back. ]{Img.start}.',
      ],
      middle: [
        '{mentor} did not shout. {Mentor.they} only let the flag fall, and the whole row broke loose like a sack of potatoes. {Thing.sound} {hero} had practiced it all, and {hero.they} passed the feathers and the trumpet and two cousins, until there was only one in front, and it was {guest}. {Guest}\'s crooked {thing} pulled to the left, and so did the course. "Isn\'t it nice?" {guest.they} shouted. ¶ {Thing.crack} ¶ {Thing.broke}. {guest} sat {thing.side}, with nothing wrong with {guest.them} except that. There was plenty of room to go by. {hero} went by. "Sorry!" {hero.they} called, and then there was nobody ahead at all[?friend: , except for {friend}, who had hold of the rope at the finish], and everyone was shouting "Seven!" [?companion: {companion} was looking back, and went on looking. ]{Img.start}.',
        'At the bakery {hero} was sixth, and at the well {hero.they} {hero:was|were} second. Everything that {hero.they} had thought about for forty-two days was working at the same time. Only number eight was still ahead, and number eight was {guest}, who was singing. Then {thing.broke}. {Thing.crack} "I\'m all right!" {guest} called, and looked at the {thing}, and did not call that anymore. ¶ "Somebody will stop," said {hero} out loud. There were twenty-one people back there. It stood to reason. {Hero.they} {thing.went} on, and one bend later {hero.they} {hero:was|were} alone in front, just as in {hero.their} dreams. [?friend: You could see {friend} already, at the finish, with the rope. ][?companion: {companion} was facing backward. ]{Img.start}.',
        'First a dog ran across the start, and then somebody\'s grandmother. "Oh, go on, then," said {mentor}, and dropped the flag. {Thing.sound} There was wind, there were buns, there was a cheer at every corner, and {hero} came up to one after another and left them behind. The last one was {guest}, of all people. "After you!" called {guest}, as red as a radish. It was the last thing that {guest.they} said before {thing.broke}. {Thing.crack} {Guest.they} {guest:was|were} not hurt. {Guest.they} put up an arm to show it. {hero} looked straight ahead and chose a tree to look at, and the tree went by, and so did {guest}. [?companion: {companion} had not looked at any tree. ][?friend: Away in front, {friend} was holding up the rope. ]{Img.start}.',
      ],
      preteen: [
        "{mentor} let the flag fall, the way you drop a letter into a mailbox, and forty-two days of waiting were over. {Thing.sound} {hero} had meant to think about all the bends, and now {hero.they} didn't think about anything. By the well there were three ahead of {hero.them}, and by the bakery there was only one, and that one was {guest}, who leaned into the curve and looked just as surprised as everybody else. ¶ {Thing.crack} ¶ {Thing.broke}, quite gently, like somebody who is tired and sits down. {guest} got up without a scratch, and stood {thing.side}, and called, \"Go on, you're first!\" There was plenty of room to go around, and {hero} went around. It wasn't against the rules, because there were nine of them, and none of them said what you do when somebody breaks down. [?companion: {companion} looked back the whole time. ]{Img.start}.",
        '{hero} had practiced so much that {hero.they} didn\'t have to try anymore. {Thing.sound} {Hero.they} {thing.went} past a chicken costume, and past the cousins with the matching helmets, and past a man who was still playing his trumpet, until there was nobody in front but {guest}, whose {thing} always pulled to the left, just like the course. {hero} put {hero.their} head down and started to catch up. {Thing.crack} {Thing.broke}. {guest} climbed out from under it without a scratch, and was still smiling, because nobody had told the smile yet. "I\'ll come back for you afterward!" shouted {hero} while {hero.they} went by. ¶ "You don\'t have to!" shouted {guest}. ¶ Afterward was a long way off. Ahead there was nobody[?friend: , except for {friend}, right at the end, holding up the rope with both arms]. [?companion: {companion} was looking back. ]{Img.start}.',
        "\"Go,\" said {mentor} in a perfectly normal voice, and they went. {Thing.sound} For most of the morning it was just the way {hero} had imagined it on forty-two evenings, with the wind, and people shouting {hero.their} number at every corner, and the others falling behind one by one. Then there was only {guest} in front, and then {thing.broke}, and there was nobody. {Thing.crack} They looked at each other when {hero} went by. {guest} wasn't hurt, and {guest} didn't look angry, and {hero} could have lived with angry. When {hero.they} thought of stopping, it was too late to stop. At least that was what {hero.they} would have said[?friend: , if {friend} had asked {hero.them}, at the finish, with the rope]. [?companion: {companion} couldn't stop looking back. ]{Img.start}.",
      ],
    },
    more: {
      middle: ['Behind {hero.them}, one after another, the rest of them went by {guest} as well.'],
      preteen: [
        "One by one the others went by as well. From the bend {hero} could see it all. The man with the armband asked if there was any blood, and when he heard that there wasn't any, he went away. They weren't bad people, they were just in the middle of something, and all of them were thinking the same thing that {hero} had thought, that somebody else was sure to stop. Two hundred steps ahead were the flags. {hero} had never been so close to anything in {hero.their} life, and {hero.they} noticed that {hero.they} {hero:was|were} getting slower, and {img.the} {img.tight}.",
      ],
    },
  },
  {
    id: 'past/nobody-stops',
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['guest', 'stand', 'sad', 'away', '{thing}'],
        ['hero', 'look-up', 'worried', 'guest', '{thing}'],
        ['companion', 'stand', 'sad', 'guest'],
      ],
      props: ['{thing}'],
      action: '{hero} has gone by, and looks back to see all the others go by as well.',
    },
    text: {
      toddlers: [
        '{hero} wants to win. {hero} goes by {guest}. [+ Zoom! ]They all go by. Nobody stops. [?companion: {companion} looks back.]',
        '{guest} needs help. But {hero} goes by. [+ Zoom, zoom! ]No one stops. [?companion: {companion} looks back.]',
        '{hero} goes by {guest}. The others go by. Will one stop? No. [?companion: {companion} looks back. ][+ Oh, {guest}.]',
      ],
      early: [
        '{hero} did not stop. It was a race! {Hero.they} {thing.went} right past {guest}, and now {hero.they} {hero:was|were} first. {Img.start}. {Hero.they} looked back. [?companion: So did {companion}. ]The next one went by {guest}, too. So did the one with the wings. [?friend: {friend} was at the finish with the rope, and could not see it.][!friend: Two cousins slowed down, but only to see.]',
        '"Somebody will help," thought {hero}, and {hero.they} {thing.went} by. Now there was nobody in front. But {hero} looked behind. {guest} put out an arm, not a big wave, just a small one. The green hat waved back and went on. The trumpet waved back and went on. [?friend: "{friend} would stop," thought {hero}. But {friend} was holding the rope. ][?companion: {companion} looked back and back. ]{Img.start}.',
        '"Go on!" called {guest}. "I\'m not hurt!" So {hero} went on, and was first. {Hero.they} counted over one shoulder. One went by {guest}. Two. Three. "Bad luck!" called a man. "Poor thing!" called a lady. It sounded kind, but none of it mended anything. [?friend: Far in front {friend} held up the rope. ][?companion: {companion} was looking the other way, at {guest}. ]{Img.start}.',
      ],
    },
  },
  {
    id: 'break/past',
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'close',
      cast: [
        ['guest', 'kneel', 'sad', '{thing}', '{thing}'],
        ['hero', 'run', 'worried', 'guest', '{thing}'],
        ['companion', 'stand', 'sad', 'guest'],
      ],
      props: ['{thing}'],
      action: '{guest} sits beside a broken {thing}, and {hero} goes by.',
    },
    text: {
      middle: [
        '{Thing.crack} ¶ {guest} had been just in front, leaning to the left and singing. Now {guest.they} {guest:was|were} {thing.side}, and {thing.broke}. {Guest.they} felt both knees, and found them where they belonged, and took hold of {thing.part}, and tried to put it back, as you do with something that can\'t be true. ¶ "Do you need anything?" called {hero}. It is a strange question to ask when you are going by at that speed. "No, no!" called {guest}, getting smaller. And then there was nobody in front. {hero} waited to be glad about it. [?companion: {companion} was looking back, and went on looking. ]{Img.start}.',
        'One other was still ahead, and of all people it was {guest}, who waved to somebody in the crowd. {hero} saw the {thing} give a shudder, like a horse with a fly on it. {Thing.crack} {Thing.broke}. {guest} turned over once and sat up, unhurt, with {thing.dust} all over. There was plenty of room to go by. {hero} went by. {Hero.they} looked at a tree, because it is quite easy not to see a person if you choose something else to look at. One bend later the whole hill was calling "Seven!" That was {hero}. {Hero.they} {hero:was|were} first. [?companion: Only {companion} was still facing the other way. ]{Img.start}.',
        '"It\'s a race!" {hero} had called to {guest}, just a moment before, because {guest.they} kept turning around to talk. They were first and second, and nobody knew how {guest.they} had done it. Then {thing.broke}. {Thing.crack} "Oh," said {guest}, very quietly, the way you say it to something asleep. There was not a scratch on {guest.them}. {hero} was past before {hero.they} had decided anything, or so {hero.they} told {hero.themself}. "Somebody will stop," {hero.they} said out loud. There were twenty-one of them back there. [?companion: {companion} was looking at {hero}, for some reason. ]{Img.start}.',
      ],
      preteen: [
        'Only {guest} was still in front, on a course that went to the left just as {guest}\'s {thing} did, and {hero} was close behind and catching up. {Thing.crack} {Thing.broke}, quite gently, like somebody who is tired and sits down, and there was one {thing} less in the race. {guest} stood up without a scratch, and even pulled back one foot, so as not to be in the way. "Go on, you\'re first!" {guest.they} called. ¶ Only then did {hero} understand that it was true. It was what {hero.they} had wanted for as long as {hero.they} could remember, and {guest} had given it to {hero.them}, with {thing.dust} on both eyelashes. {Hero.they} {thing.went} past. [?companion: {companion} was facing backward, and saw it longer. ]{Img.start}.',
        '"No," said {guest}, the way you say it to a dog. "No, no, not now." Nobody had thought that number eight would ever be in front, and {guest} least of all. But the {thing} had worked very hard all morning. {Thing.broke}. {Thing.crack} {guest} tumbled over, and sat up again in a cloud of {thing.dust}, without so much as a scratch, and {hero}, who was close behind, went around. It wasn\'t against the rules. They looked at each other for half a second. Then there was nothing in front of {hero} but the empty course, and the whole hill started to cheer. [?companion: {companion} didn\'t turn to look at the cheering. ]{Img.start}.',
        '{hero} knew that sound, because {hero.they} had made it often enough. It\'s the sound that something makes when it has held for as long as it can. {Thing.crack} Right in front of {hero.them}, where {guest} was in the lead and nobody knew why, {thing.broke}. Nobody was hurt. ¶ "I\'ll come back for you afterward!" shouted {hero}. ¶ "You don\'t have to!" shouted {guest}. ¶ It was nice of them both, and {hero} felt worse after it than before. {Hero.they} came around the bend, and there was nobody ahead. [?companion: {companion} was still looking back. ]{Img.start}.',
      ],
    },
    more: {
      middle: ['The tree was gone, and the next one, too. It would have been a long way to walk back.'],
      preteen: [
        '{hero} tried to think about steering. This was supposed to be the very best minute of all, the one that {hero.they} had worked for, all those evenings, and {hero.they} wanted to notice every bit of it. But somehow the cheering sounded as if it came through a wall, and as if it was for somebody else with a seven on.',
      ],
    },
  },
  {
    id: 'nobody-stops/tug',
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'thinking', 'guest', '{thing}'],
        ['guest', 'stand', 'sad', 'away', '{thing}'],
        ['companion', 'look-up', 'sad', 'guest'],
      ],
      props: ['{thing}', 'flags'],
      action: '{hero} looks back at {guest}, whom everyone passes, and ahead at the flags.',
    },
    text: {
      middle: [
        'From the bend you could see both ways. Behind was {guest}. The green hat went by {guest.them}, and the feathers, and the cousins. A steward with an armband came over and asked if anyone was bleeding. Nobody was. He wrote that down and left. In front were the flags, the rope and all the faces. [?friend: {friend} was at one end of the rope, jumping up and down without letting go. ]It was perhaps two hundred steps, and then {hero} would {prize.dream}. {Hero.they} slowed down a little, to think about that. {Img.the} {img.tight}.',
        '"Out of the way, please!" That was number four. {guest} dragged what was left of the {thing} a bit farther to the side, so that nobody would run into it. {hero} counted nine who went by, and four of those said "Bad luck." ¶ "It isn\'t my fault," said {hero}. "No," said {hero}. "And I\'m not a carpenter." "You\'ve got string," said {hero}. {Hero.they} did not like the way that this talk was going. The flags were very near now[?friend: , and {friend} was waving the end of the rope]. {Img.the} {img.tight}, and the {thing} {thing.went} slower and slower.',
        'They all had something to look at just then. One of them had to look at the clock, and one at a shoe. A man who kept bees looked {guest} right in the face, nodded as you nod to a neighbor, and went on. You could see what each of them thought: somebody will stop. {hero} knew that thought. {Hero.they} had just had it. ¶ "Seven! Seven!" sang the people by the flags. [?friend: {friend} sang loudest, and held up the rope. ]It was the nicest song in the world, and {hero.they} could not understand why {hero.their} feet had gone so slow. {Img.the} {img.tight}.',
      ],
      preteen: [
        '{hero} looked back, although {hero.they} hadn\'t meant to. The others came up to the small figure {thing.side}, one after another, and looked, and went on. Some of them called out "Poor you!" as they went by. The man with the armband asked if there was any blood, and when he heard that there wasn\'t any, he wrote that down in his book. They were all thinking the same thing that {hero} had thought, which was that somebody else was sure to stop. ¶ And on the other side, at the end of a long, straight, empty bit, were the flags. [?friend: {friend} was holding up the rope with both arms. ]{hero} had imagined it so often that it looked like a place where {hero.they} had already been. {Img.the} {img.tight}.',
        "Nobody stopped. If they had been bad people, it would have been easier to understand. But they were people who brought you soup when you were sick, and who got up in the night when a lamb was coming. They were just in the middle of something. {hero} counted eleven of them. Then {hero.they} looked the other way, at the finish, and tried to be fair about it. For going on there were forty-two evenings, and eleven drawings, [?friend: and {friend}, who was holding the rope up with both arms, ]and {guest} had *told* {hero.them} to. For going back there was only {guest}, so it shouldn't have been hard to add up, but {hero} did it twice, and the whole time {img.the} {img.tight}.",
        'One woman did slow down, and looked around to see if anybody else was stopping. Nobody was. So she went on, with her eyes on the flags, and you could see that she was glad. {hero} watched her come. That must be just what {hero.they} had looked like {hero.themself}, to {guest}. ¶ And nobody would ever know. They would all clap, and they would probably carry {hero.them} once around the square, and {guest} would stand at the back, and would clap louder than anyone. {hero} could see all of it in front of {hero.them}, [?friend: even {friend} with the rope, ]except for {hero.their} own face. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        'A man leaned out of a window. "What are you waiting for?" he called. {hero} would have liked to know that, too.',
      ],
      preteen: [
        'It would be nice to say that {hero} was thinking about {guest}. But really {hero.they} {hero:was|were} thinking how unfair it was that it had to happen *now*. On any other day {hero.they} would have stopped right away. {Hero.they} {hero:was|were} a nice person on three hundred and sixty-four days of the year, and it had to be this one.',
      ],
    },
  },
]
