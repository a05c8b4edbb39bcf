import type { MeltedPage } from '../plot.ts'
import { shown } from './shown.ts'

/** Pages of two beats for older readers. */
export const meltedOld: readonly MeltedPage[] = [
  {
    id: 'hide/fib',
    scene: {
      setting: 'home',
      time: 'day',
      shot: 'medium',
      cast: [
        ['owner', 'stand', 'thinking', 'hero'],
        ['hero', 'stand', 'shy', 'floor'],
      ],
      props: ['table', 'shelf'],
      action: '{owner} looks at the empty shelf, and {hero} looks at the floor.',
    },
    text: {
      middle: [
        'Outside the gate clicked. It was then that {hero}\'s hands began to do things without asking {hero.them}. They put the pieces into the {cover} and slid it under the bed, behind the box with the winter things. {Thing.sound} ¶ "You haven\'t seen the {thing}, have you?" said {owner} at lunch. ¶ {hero} meant to say yes. {Hero.they} had it all ready. But "no" is shorter, and it got out first. {owner} nodded and believed {hero.them}, and that was the worst part. {Img.start}.',
        'By the time the back door opened, the floor was clean, the chair was in its place, and the {cover} was under {hero}\'s bed with a shape in it that it hadn\'t had before. "What have you been up to?" asked {owner}. "I was in the garden," said {hero}. But somebody might ask what {hero.they} had done there, so {hero.they} had to add a beetle. By supper the beetle had a name, and {owner} wanted to see it. {Img.start}.',
        'The first thought {hero} had was of {owner}\'s face. {Hero.they} couldn\'t let {owner.them} see it like that. It was out of kindness, really, that {hero.they} swept everything into the {cover} and pushed it under the bed. {Hero.they} told {hero.themself} so twice. ¶ "Did you hear a bump this morning?" asked {owner}. "Mrs. Finch said that she heard one." ¶ "It was probably Mrs. Finch," said {hero}. {owner} laughed until {owner.they} had to sit down. {hero} was often funny. It had never before felt like putting a coin in somebody else\'s pocket that was not real. {Img.start}.',
      ],
      preteen: [
        'What came next took less than a minute, and {hero} felt as if {hero.they} {hero:was|were} watching somebody else do it, somebody who was calm and quick and clever. This person got the {cover}, and laid the pieces in it one by one, so that they wouldn\'t knock together, and put the chair back on the four marks where it always stood. When {owner}\'s key turned in the lock there was nothing left to see.¶"I must be getting forgetful," said {owner}, standing in front of the shelf. It was the perfect moment to say it. It stood right in front of {hero}, like a bus with its doors open. "Maybe you put it away somewhere," said {hero}. Then {owner} laughed, and the doors closed, and the bus drove away with nobody on it. {Img.start}.',
        'You can know a thing all the way down a hall and still not do it. {hero} knew it while {hero.they} sneaked to {hero.their} room with the pieces in the {cover}, like a burglar in a movie, and pushed it under the bed as far back as {hero.their} arm would reach. {Thing.sound}¶"I would never touch it," {hero.they} said, when {owner} asked. {Hero.they} had built that sentence very carefully, and it was even true, if you meant from now on. {owner} looked at {hero.them} a second longer than usual, and then they talked about school. And all the time {hero} could hear the other thing, the one that {hero.they} hadn\'t said, walking around like somebody upstairs. {Img.start}.',
        'If {hero} had just kicked the pieces under the stove, it wouldn\'t have been half as bad. But {hero.they} did it properly. {Hero.they} got a brush, and because there was a clean round spot in the dust on the shelf now, {hero.they} moved a jar on top of it. The rest went into the {cover}, and the {cover} went under the bed.¶The trouble was that {owner} didn\'t blame anybody. "Things wander off when you get older," {owner.they} said, and {owner.they} looked in the pantry, and behind the bread, and once, laughing at {owner.themself}, in the oven. {hero} helped, and got down on the floor with a flashlight. "It isn\'t here," {hero.they} said, and that was the truest thing that {hero.they} had said all day. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        "From now on everything that {hero.they} said had to fit with everything that {hero.they} had said before, and {hero} noticed that it was like building shelves without a wall behind them. {owner} hadn't noticed anything at all, and was peeling an apple in one long curl.",
      ],
    },
  },
  {
    id: 'nearly-found/other-blamed',
    needs: ['companion'],
    scene: {
      setting: 'hallway',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['companion', 'pull', 'happy', 'hero', '{cover}'],
        ['hero', 'pull', 'worried', 'door', '{cover}'],
        ['owner', 'stand', 'thinking', 'companion'],
      ],
      props: ['door', '{cover}'],
      action: '{companion} drags the bundle into the hallway.',
    },
    text: {
      middle: [
        'There is one in every house who always finds things, and here it was {companion}. {hero} met {companion.them} in the middle of the hallway, walking backward, with the {cover} in tow. It went {thing.soundin} on every floorboard. ¶ "What on earth is that?" called {owner}. ¶ "It\'s only {companion}," {hero} called back, "with a tin." ¶ "Then I think I know who was at my shelf," said {owner}. "You had better stay out of that room for a while, old friend." {companion} lay down outside the door. {hero} had not said that it was {companion}. {Hero.they} had only not said that it wasn\'t. It turned out to weigh the same.',
        'There were visitors in the kitchen when {companion} came in with it. {Companion.they} had one end of the {cover} between {companion.their} teeth, and walked backward. {Thing.sound} Everybody turned around. "It\'s a game," said {hero}, much too loudly, and got hold of the other end. "It\'s called Bundle." ¶ "How do you win?" asked somebody. "You don\'t," said {hero}. ¶ "If {companion} was up on that chair after my {thing}," said {owner} that evening, "then this door had better stay shut." There came one scratch, and a small, puzzled sound. {Companion.they} had never been on the other side before. {hero} thought, *Now. Say it now.* {Hero.they} said, "{Companion.they} didn\'t mean it." It sounded so nice. It was the worst one yet.',
        {
          say: '{companion} lay down in front of {hero}\'s bed and would not be moved, and every so often {companion.they} sighed. "Has {companion.they} lost something?" asked {owner} from the door. ¶ "{Companion.they} just {companion:likes|like} it there," said {hero}. ¶ {owner} bent down and found a tooth mark on the leg of the chair. It was an old one. But now it looked like proof. "So it was you who went climbing," {owner} said to {companion}, "and here I\'ve been blaming my own head." {companion} wagged a little, to be on the safe side. {hero} had not said that it was {companion}. {Hero.they} had only left a space, and {companion} fitted in.',
          shows: shown.askedAtBed,
        },
      ],
      preteen: [
        'It was {companion} who found it. {Companion.they} came along the hall in a wonderful mood, dragging the {cover}, with a noise like a drawer full of spoons.¶"What has {companion.they} got there?" called {owner}.¶"Just some old blocks!" {hero} called back, who didn\'t even own any blocks.¶"Then I suppose that it was {companion} who was at my shelf," said {owner}. "I don\'t like to say so, but who else is there?" One word would have been enough, but nobody said it. {companion} had heard {companion.their} name, and came over, and {owner} scratched {companion.them} behind the ear. "I forgive you," {owner.they} said, "whatever you did with it." {hero} couldn\'t look. It had been so easy for {owner} to say, and it had gone to the wrong address.',
        'If {companion} had been able to talk, it would have been over in a minute. {Companion.they} had dragged the {cover} out into the middle of the hall and sat down next to it, like somebody who works at the lost and found. {Thing.sound} "What have you got there?" asked {owner}, going by with the laundry. "It\'s just school things," said {hero}. {companion} looked from one of them to the other.¶By supper {owner} had worked it all out, the open window, and the cushion on the floor, and the hair on the chair. {hero} had never said one word about {companion}, but had only left an empty place in the story, and now somebody had been put into it who was about the right size. "{Companion.they} must have carried it off and buried it," said {owner}. {companion} slept through the entire conversation with {companion.their} nose on {hero}\'s foot.',
        '"Should I wash that old {cover} for you?" called {owner}. {hero} arrived at the bedroom door first and couldn\'t have said how. {companion} was there already, and had pulled the {cover} out as far as the rug. {Thing.sound} "No, I\'ll do it, because I like washing things!" said {hero}. Nobody had ever said that in that house before.¶"It must have been {companion} who was at my shelf," said {owner} that evening, and put {companion.their} basket out on the porch for the night. It was a mild night, and it was a perfectly good porch. {companion} got in and turned around, and looked back through the glass into the bright kitchen. {Companion.they} didn\'t look angry, but only like somebody who hasn\'t understood the joke.',
      ],
    },
    more: {
      preteen: [
        'Before bedtime {hero} went to see {companion}, who was as friendly as ever, and that made it worse. {hero} would have felt considerably better if {companion.they} had growled.',
      ],
    },
  },
  {
    id: 'night/prayer',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'moon', 'window'],
      action: '{hero} cannot sleep and talks to God.',
    },
    text: {
      middle: [
        'The moon came in and sat down on the end of the bed. Nobody had seen it, {hero} explained to the moon. In a week {owner} would have stopped asking. It was a good plan, and it had only one hole in it: wherever {hero.they} went for the rest of {hero.their} life, {hero.they} would be there, too. ¶ "Dear God," {hero} began, and then {hero.they} stopped, because what usually came next was a list of people. "It was me," {hero.they} said instead. The moon did not go out. "You knew already. Could you stay with me while I tell the other one?"',
        '{hero} heard {owner} go along the shelf, as {owner.they} did every night, and stop at the place. "Good night, my dear," said {owner} through the door. "I expect it\'ll turn up." {hero} lay with {hero.their} fist in {hero.their} mouth. ¶ Then {hero.they} knelt down in the usual place, and {hero.their} knee touched the {cover}. {Thing.sound} "I know," said {hero}. "I was coming to that." {Hero.they} told God how it was, from the chair to the soup. It was odd: the whole day long {hero.they} had been thinking up words, and now {hero.they} hardly needed any. "Stay close," {hero.they} said, "because I\'m going to go and say it again to someone with a face."',
        'It seemed that it would be easier if it weren\'t there. There was the pond. There was the hollow tree behind the school. {hero} saw {hero.themself} walking there in {hero.their} nightshirt with the {cover} over one shoulder. Nobody could ever find it then. Not even {hero} could. ¶ "Dear God," {hero.they} said, "I\'m not going to say please let {owner.them} not be sad, because {owner.they} will be. That\'s not up to you." {Hero.they} rubbed {hero.their} nose on {hero.their} sleeve. "Just please let me be there, and don\'t let me run." The moon had come around to the bed. It was a long way down that hall, but it was only a hall.',
      ],
      preteen: [
        "Nobody would ever know. {hero} went over it from all sides, and there wasn't a hole in it anywhere. In a year it would be a funny story that {owner} told at dinner, and {hero} would have to sit there and laugh, too. That was what kept {hero.them} awake.¶{Hero.they} didn't kneel down, because it would have felt like showing off. {Hero.they} just said it to the ceiling. \"I broke it, and I hid it, and I let {owner.them} think that {owner.they} had lost it. I don't want to tell {owner.them}, but I wish that I wanted to.\" It wasn't a beautiful prayer, but it was the first thing that {hero.they} had said all day that was true from beginning to end, and it was astonishing how quiet the room was afterward.",
        'Around midnight {hero} got angry. What sort of person kept a thing like that where it could fall? {Hero.they} kept it up for about fifteen minutes. Then {hero.they} heard {owner} cough on the other side of the wall, two times, and turn over, as {owner.they} did every night, and all of that anger went out like a match.¶"I guess you want me to say that I\'m sorry," {hero} said into the dark, "and I am, but mostly I\'m sorry that I have to go and tell {owner.them}." It\'s difficult to go on making excuses to somebody who doesn\'t argue. "All right," {hero.they} said, in a different voice. "I\'m sorry that {owner.they} thought it was {owner.their} own fault, and I let {owner.them}." And there it was, and it had been underneath all the other things the whole time.',
        "There are only so many ways to lie in a bed. By now {hero} was making bargains, and had promised to bring in the firewood every single day until Christmas. It seemed perfectly fair, and there was only one thing wrong with it. Every single day until Christmas, {owner} would say thank you.¶When {hero} was little, somebody had said that God can see through walls, and {hero.they} had thought that it was creepy. Tonight it felt like hide-and-seek, when you've hidden so well that all the others have given up and gone in to supper, and you sit there behind the shed in the dark, and you've won. And then there are footsteps on the gravel, and somebody has come out to look for you after all. \"I'm here,\" said {hero}.",
      ],
    },
    more: {
      preteen: [
        "At the other end of the hall there was still a line of light under {owner}'s door. It was about fifteen steps away, and {hero} had gone that way a thousand times, and had never thought of it as far. {Hero.they} felt around for {hero.their} slippers.",
      ],
    },
  },
  {
    id: 'quiet/open-arms',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['owner', 'hug', 'tender', 'hero'],
        ['hero', 'hug', 'sad', 'owner'],
      ],
      props: ['lamp', '{thing}'],
      action: '{owner} is sad, and forgives {hero} all the same.',
    },
    text: {
      middle: [
        '{owner} picked up the pieces one by one and laid each of them down again. "I\'m not going to tell you that it doesn\'t matter," {owner.they} said, and {owner.their} voice was a bit rough. "I\'m going to be sad about it for a little." ¶ "How long?" asked {hero}. ¶ "I don\'t know yet," said {owner}. Then {owner.they} made room beside {owner.them}. "And I forgive you. I can do both." ¶ {hero} waited for the "but." There wasn\'t one. "I missed you all day, you know," said {owner}. "You were sitting right there, and I couldn\'t find you."',
        '"I was so sure that I\'d gone soft in the head," said {owner}, and {owner.they} gave a bit of a laugh, and then it stopped being one. {hero} wanted to run. {Hero.they} put {hero.their} feet on the floor, side by side, and left them there. They sat with the pieces, and the lamp hummed. ¶ "Well," said {owner} after a long while, and held out both {owner.their} arms. "You\'re supposed to be cross first," said {hero}. ¶ "I was cross for a while just now. Did you miss it?" said {owner}. "I forgive you, and my arms are getting tired." After that it was only three steps.',
        '{owner} took one of the pieces over to the window and held it so that the moon came through. "My mother used to scold me for smearing it," {owner} said to the glass. "Right here." {hero} came and looked. {Hero.they} didn\'t say *sorry* again. {Hero.they} had noticed that it would have been for {hero.themself}. ¶ "You came down that hall on your own two feet," said {owner} then. "Nobody fetched you. I\'d have lost the {thing} ten times over, to be able to see that." {Owner.they} found a peppermint and broke it in two. "I forgive you. Here."',
      ],
      preteen: [
        '{owner} didn\'t say anything for a long time. {Owner.they} turned the {thing.part} over and over in {owner.their} hand, and {hero} could see that {owner.they} {owner:was|were} thinking of something long ago, when it was still in one piece. "I\'m not angry," {owner.they} said at last. "I\'m only sad, and I\'m telling you so that you don\'t have to guess." {Owner.they} put the piece down. "And I forgive you, and I want to say it now, while it\'s still difficult."¶"You don\'t have to," said {hero}.¶"No," said {owner}. "That\'s how you can tell that it\'s a present." And {owner.they} took {hero} by the sleeve and pulled, not very gently, and {hero} put {hero.their} forehead down on {owner.their} shoulder. It hadn\'t been there for about two years, and it still fit.',
        '"It\'s only a thing," {hero} said in the end, because it had been quiet for so long, and because that\'s what people say.¶"No, it isn\'t," said {owner}, "but thank you." {Owner.they} ran a finger along the broken edge, back and forth. "I\'ll be all right, but I have to get used to it, and you can\'t do that any faster." Then {owner.they} got up and put the kettle on, and took down two cups.¶"Is that for me?" asked {hero}.¶"I put it out for you every day," said {owner}, "and I\'m not going to stop now. I forgive you, so drink it while it\'s hot." {hero} drank, and burned {hero.their} tongue, and finally cried, very noisily, with both elbows on the table, and {owner} moved the milk.',
        'Sometimes, when people are sad, you can do something about it. {hero} would have gone out in {hero.their} pajamas and dug up the entire garden. But {owner} didn\'t need anything dug. {Owner.they} sat there with the {thing.part} in {owner.their} lap, and asked what time it was, and when {hero} told {owner.them}, {owner.they} nodded. {hero} kept still.¶"You\'d better come here," said {owner}, a good while later. It sounded so stern that {hero} expected a lecture, but instead of a lecture there was an arm, and a shoulder that smelled of soap. "I forgive you," said {owner} into {hero.their} hair, "and I don\'t want you to go around paying for it, because I know you, and tomorrow you\'d start bringing in firewood."',
      ],
    },
    more: {
      preteen: [
        '"I can get used to losing the {thing}," said {owner} after a while, "because I\'ve lost things before. But today I noticed that I had lost you, although you were sitting right across the table, and I wouldn\'t want to get used to that."',
      ],
    },
  },
]
