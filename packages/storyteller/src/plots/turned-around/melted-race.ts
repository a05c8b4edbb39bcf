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
        '{thing.sound} Off they go! [+ Go, go, go! ]{thing.crack} {thing.tbreaks} Oh, {guest}! {hero} goes by.',
        'Down goes the flag! {thing.crack} {thing.tbreaks} {guest} stops. {hero} goes by. [+ Oh, {guest}.]',
        '{thing.sound} {guest} is in front! {thing.crack} {thing.tbreaks} Now {hero} is first. [+ {guest} is sad.]',
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
        '{mentor} let the flag fall as a person drops a letter into a box, and forty-two days of waiting were over. {Thing.sound} {hero}, who had expected to think about the bends, thought of nothing at all, and by the well there were three ahead of {hero.them}, and by the bakery there was one, and that one, incredibly, was {guest}, leaning into the curve on the left with a face of radiant alarm. ¶ {Thing.crack} ¶ {Thing.broke}, quite gently, like a tired person sitting down. {guest} got up unhurt and stood {thing.side}. "Go on!" {guest.they} called. "You\'re first!" There was ample room to pass, and {hero} passed. It was entirely correct. {Hero.they} had read the rules, all nine of them, and not one dealt with what you do about other people. [?companion: {companion} was looking back, and continued to. ]{Img.start}.',
        'It is an astonishing thing to have practiced so long that you no longer need to try. {Thing.sound} {hero} {thing.went} past the feathers, past the cousins in their matching helmets, past a man who was apologizing to his own trumpet, until there was nobody in front but {guest}, whose {thing} pulled to the left, as it always had, on a course that did the same. {hero} lowered {hero.their} head and began to gain. {Thing.crack} {Thing.broke}. {guest} climbed out of the wreckage with not a scratch on {guest.them}, still smiling; it was the smile from before, which had not yet been told. "I\'ll come back for you afterward!" {hero} shouted, going by. ¶ "There\'s no need!" shouted {guest}. ¶ Afterward was a long way off. Ahead there was no one[?friend: , except, at the very end, {friend}, holding up the rope with both arms]. [?companion: {companion} was facing backward. ]{Img.start}.',
        '"Go," said {mentor}, in an ordinary voice, and they went. {Thing.sound} For most of a morning it was exactly what {hero} had imagined on forty-two evenings, the wind, and the number called out at every corner, and the others left behind one by one. Then there was only {guest} ahead. Then {thing.broke}, and there was nobody. {Thing.crack} They looked at each other as {hero} went past. {guest} was not hurt, and there was no reproach in {guest.their} face, which {hero} could have borne, and no appeal, which {hero.they} could have pretended not to see. By the time that {hero.they} had thought of stopping, it was too late to stop. At any rate that was how {hero.they} would have explained it[?friend: , to {friend}, for instance, who was waiting at the finish with the rope]. [?companion: {companion} had not taken {companion.their} eyes off the place. ]{Img.start}.',
      ],
    },
    more: {
      middle: ['Behind {hero.them}, one after another, the rest of them went by {guest} as well.'],
      preteen: [
        'One by one the others went by as well. {hero}, looking back from the bend, could see it all as if on a stage. A steward with an armband asked whether there was any blood, learned that there was none, and left. They were not unkind people; they were only in the middle of something important, and each of them had plainly come to the same conclusion as {hero}, that somebody was bound to stop. In front, not two hundred steps away, hung the flags, and {hero}, who had never in {hero.their} life been so near to anything, slowed down without having meant to, and {img.the} {img.tight}.',
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
        '{hero} goes by {guest}. [+ Zoom! ]The hat goes by. The horn goes by. Nobody stops. [?companion: {companion} looks back.]',
        'Bye, {guest}! {hero} is first. [+ Look back! ]Zoom, zoom! No one stops. [?companion: {companion} looks.]',
        'By goes {hero}. By go the rest. Will one stop? No. [?companion: {companion} looks back. ][+ Oh, {guest}.]',
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
        'Only {guest} was still in front, on a course that leaned to the left as faithfully as {guest.their} {thing} did, and {hero} was a length behind and gaining. {Thing.crack} {Thing.broke}, quite gently, like a tired person sitting down, and there was one {thing} fewer in the race. {guest} stood up without a scratch. {Guest.they} even moved a foot out of the way. "Go on!" {guest.they} called. "You\'re first!" ¶ It was only then that {hero} understood that this was so, and that what {hero.they} had wanted for as long as {hero.they} could remember had just been handed to {hero.them}, from the ground, by somebody with {thing.dust} in both eyes. {Hero.they} {thing.went} past. [?companion: {companion} was facing backward, and so saw it for longer. ]{Img.start}.',
        '"No," said {guest}, clearly, as you would say it to a dog. "No, no, not now." Nobody had expected to see number eight in the lead, and {guest} least of all. But the {thing} had been asked for a great deal that morning. {Thing.broke}. {Thing.crack} {guest} tumbled, and sat up again unharmed in a cloud of {thing.dust}, and {hero}, who was close behind, swung out and went around. There was no line in the rules about it. They looked at each other for perhaps half a second. Then the empty course lay open, every yard of it, and the hillside began to cheer. [?companion: {companion} did not look around at the cheering. ]{Img.start}.',
        '{hero} would have recognized that sound anywhere, since {hero.they} had produced it so often {hero.themself}. It is the sound of something that has held for exactly as long as it could. {Thing.crack} Just ahead, where to everyone\'s astonishment {guest} had been leading, {thing.broke}. Nobody was hurt. ¶ "I\'ll come back for you afterward!" {hero} shouted. ¶ "There\'s no need!" shouted {guest}. ¶ It was a friendly exchange, and it left nothing to be desired except that {hero} felt worse at the end of it than before. {Hero.they} rounded the bend and found nobody ahead. [?companion: {companion} was still looking at what lay behind. ]{Img.start}.',
      ],
    },
    more: {
      middle: ['The tree was gone, and the next one, too. It would have been a long way to walk back.'],
      preteen: [
        '{Hero.they} tried to attend to the steering. It ought to have been the best minute of all, the minute that the whole six weeks had been for, and {hero.they} did not want to be absent from it. The cheering seemed to come from rather a long way away, and to be meant for some other person with the same number on.',
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
        '{hero} looked back. {Hero.they} had not meant to. One after another they came up to the small figure {thing.side}, and glanced, and went on. Several called out something sympathetic. A steward asked whether there was any blood, and on learning that there was none he made a note in his book. Each had clearly reached the same conclusion as {hero}, that somebody was bound to stop, and it was this that made it so dreadful to watch. ¶ And there, on the other side, at the end of a straight and perfectly empty stretch, hung the flags. [?friend: {friend} was holding up the rope with both arms. ]{hero} had imagined this so often that it looked familiar, like a place in a photograph. {Img.the} {img.tight}.',
        'Nobody stopped. It would have been easier to understand if they had been villains. But they were people who brought soup to the sick, and who got up at night for lambs; they were just in the middle of something. {hero} counted eleven. Then {hero.they} faced about, toward the finish, and put the case to {hero.themself} as fairly as {hero.they} could. In favor of going on there were forty-two evenings, eleven drawings, [?friend: {friend}, who was holding the rope up with both arms, ]and the fact that {guest} had *asked* {hero.them} to. In favor of going back there was nothing at all, except that {guest} was there. It should not have taken long to add up. {Hero.they} did it twice, and all the while {img.the} {img.tight}.',
        'One woman actually slowed. She looked around to see whether anybody else would do it, and since nobody else was doing it she concluded, with evident relief, that it was not done. {hero} saw her come on, with her eyes on the flags. It struck {hero.them} that this must be just what {hero.they} had looked like {hero.themself}, from where {guest} was. ¶ They would never think badly of {hero.them}. That was the worst of it. They would carry {hero.them} around the square, very likely, and {guest} would be there at the back, clapping hardest of all. {hero} could see everything in that picture, [?friend: {friend} with the rope included, ]except {hero.their} own face. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        'A man leaned out of a window. "What are you waiting for?" he called. {hero} would have liked to know that, too.',
      ],
      preteen: [
        'It would be nice to say that {hero} was only thinking about {guest}. In fact {hero.they} {hero:was|were} thinking about how unfair it was to bring up a matter like this *now*. Any other day {hero.they} would have stopped like a shot. It seemed hard that a person should be good on three hundred and sixty-four days of the year, and have it come down to the one on which {hero.they} {hero:was|were} busy.',
      ],
    },
  },
]
