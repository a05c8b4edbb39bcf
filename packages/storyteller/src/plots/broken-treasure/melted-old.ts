import type { MeltedPage } from '../plot.ts'

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
        'What happened next took less than a minute, and {hero} had the curious feeling of watching somebody else do it. This person fetched the {cover}, laid the pieces in it one by one so that they would not knock together, and put the chair back on the four marks where it always stood. When {owner}\'s key turned in the lock there was nothing left to see. ¶ "I must be getting forgetful," said {owner}, standing in front of the shelf, "because I was absolutely certain that I\'d left it there." It would have been the perfect moment. {hero} could see it, like a bus with its doors open. Then {owner} laughed and shook {owner.their} head, the doors closed, and the moment drove away with nobody on it. {Img.start}.',
        'It is possible to know a thing the whole way along a corridor. {hero} knew it while {hero.they} carried the pieces to {hero.their} room in the {cover}, like a thief in a film, and pushed it under the bed as far as {hero.their} arm would reach. {Thing.sound} ¶ "I wouldn\'t touch it," {hero.they} said, when {owner} asked, which was a very carefully built sentence. It was even true, if you took it to be about the future. {owner} looked at {hero.them} a second longer than usual. Then they talked about school. All through it {hero} could hear the thing {hero.they} hadn\'t said, moving about like somebody upstairs. {Img.start}.',
        'It was the neatness of it that {hero} would be ashamed of later on. {Hero.they} thought of the splinters in the crack between the boards, and of the dust on the shelf, which had a clean round patch in it now, and {hero.they} moved a jar onto the patch. The rest went into the {cover}, and the {cover} went under the bed. ¶ The trouble was that {owner} did not accuse anybody. "Things do wander, when you get older," {owner.they} said, and {owner.they} looked in the pantry, and behind the bread, and once, with a little laugh at {owner.themself}, in the oven. {hero} helped. {Hero.they} knelt on the floor and looked under the dresser with a flashlight, and said, "Not here," and that was the truest thing that {hero.they} had said all day. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        'It occurred to {hero} that everything {hero.they} said from now on would have to be measured against everything {hero.they} had already said, like shelves that are built one above another by somebody who is making up the wall as he goes along. {owner} noticed nothing at all, and cheerfully peeled an apple in one long ribbon, as on any other afternoon.',
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
        '{companion} lay down in front of {hero}\'s bed and would not be moved, and every so often {companion.they} sighed. "Has {companion.they} lost something?" asked {owner} from the door. ¶ "{Companion.they} just {companion:likes|like} it there," said {hero}. ¶ {owner} bent down and found a tooth mark on the leg of the chair. It was an old one. But now it looked like proof. "So it was you who went climbing," {owner} said to {companion}, "and here I\'ve been blaming my own head." {companion} wagged a little, to be on the safe side. {hero} had not said that it was {companion}. {Hero.they} had only left a space, and {companion} fitted in.',
      ],
      preteen: [
        'It was {companion} who brought it out, in the best of moods, dragging the {cover} along the boards with a noise like a drawer full of spoons. ¶ "What has {companion.they} got hold of?" called {owner}. ¶ "Just some old blocks," {hero} called back, and marveled at how readily the blocks had come when they were needed. ¶ "Then I suppose it was {companion} who was at my shelf," said {owner}. "I don\'t like to say so. But who else is there?" It was not really a question. {companion}, hearing {companion.their} name, came over and was scratched behind the ear. "I forgive you," {owner} said, "whatever you did with it." And that was almost more than {hero} could bear, because it had been said so easily, and had gone to the wrong address.',
        'If {companion} had been able to talk, it would have been over in a minute. {Companion.they} had dragged the {cover} out into the middle of the hall, and sat down beside it, like a clerk with a file. {Thing.sound} "What\'s that?" asked {owner}, going past with the laundry. "School things," said {hero}. The clerk looked from one of them to the other. ¶ By supper {owner} had worked it all out: the open window, and the cushion on the floor, and the hair on the chair. {hero} had never once mentioned {companion}; {hero.they} had simply left a space in the story, and {companion} had been put into it, since there was nobody else of the right size. "{Companion.they} must have carried it off and buried it," said {owner}. "I looked by the roses." {companion} slept through the whole of the trial with {companion.their} nose on {hero}\'s foot.',
        '"Shall I put your washing on?" called {owner}, and {hero} arrived at the bedroom door ahead of {owner.them} without having touched the floor. {companion} was there before either of them, and had gotten the {cover} as far as the rug. {Thing.sound} "I\'ll do it," said {hero}. "I like doing it." It was the least likely sentence that had ever been uttered in that house. ¶ "It must have been {companion} who was at my shelf," {owner} said that evening, and took {companion.their} basket out to the porch. It was a mild night. It was a perfectly good porch. {companion} got in, and turned around, and looked back through the glass at the lit room, not like somebody who has been wronged, but only like somebody who has not understood the joke.',
      ],
    },
    more: {
      preteen: [
        'That evening the door to the room was kept shut, and {companion} lay outside it with {companion.their} nose to the crack, apparently convinced that there had been a misunderstanding and that somebody responsible would after a while clear it up. {hero} stepped over {companion.them} twice without looking down.',
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
        'Nobody would ever know. {hero} went over it from every direction, and it was watertight. In a year it would be a story that was told at dinner, and {hero} would have to sit there, each time, and look interested; that was what kept {hero.them} awake. ¶ {Hero.they} did not kneel down, because that would have felt like making an impression. {Hero.they} just said it to the ceiling. "I broke it. I hid it. I let {owner.them} think that {owner.they} had lost it. I don\'t want to tell {owner.them}. I would like to want to." It was not a beautiful prayer. But it was the first wholly true thing that {hero.they} had said since the morning, and it was astonishing how much quieter the room became.',
        'At about midnight {hero} began to be angry. What sort of person kept a thing like that where it could fall? {Hero.they} kept it up very well for a quarter of an hour. Then through the wall {hero.they} heard {owner} cough, twice, and turn over, as {owner.they} had done every night of {hero.their} life, and the whole anger went out like a match. ¶ "I expect that you want me to say I\'m sorry," {hero} said into the dark, "and I am, but mostly I\'m sorry that I have to go and do it." It is difficult to go on being clever with somebody who does not argue. "All right," {hero.they} said, in another voice. "I\'m sorry that I let {owner.them} think it was {owner.their} own fault." And there it was, the thing underneath all the other things.',
        'There are only so many ways to lie in a bed. {hero} had gotten as far as bargaining: {hero.they} would bring in the wood each day until Christmas. It seemed fair. There was only the one thing that did not go into the sum. All that time, {owner} would be thanking {hero.them}. ¶ {Hero.they} had been told as a child that God could see through walls, and had found it creepy. It did not feel like that tonight. It felt like when you have hidden so well that everyone has given up and gone in to supper, and you are sitting there behind the shed, in the dusk, having won, and then there is a step on the gravel, and someone has come out to look for you after all. "I\'m here," said {hero}.',
      ],
    },
    more: {
      preteen: [
        "Down the hall there was still a line of light under {owner}'s door; it was perhaps fifteen steps away. {hero} had walked them a thousand times without noticing that they were steps. {Hero.they} felt about for {hero.their} slippers.",
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
        '{owner} was quiet for a long time. {Owner.they} turned the {thing.part} over in {owner.their} hand, and {hero} understood that {owner.they} had gone somewhere, years back, where it was whole, and that it would be rude to follow. "I\'m not angry," {owner.they} said when {owner.they} came back. "I\'m only sad, and I am telling you so that you don\'t have to guess." {Owner.they} laid the piece down. "And I forgive you. I want to say it now, while it still costs something." ¶ "You don\'t have to," said {hero}. ¶ "No," said {owner}. "That\'s how you can tell that it\'s a present." And {owner.they} pulled {hero} over by the sleeve, not very gently, and {hero} put {hero.their} forehead down on {owner.their} shoulder, where it had not been for about two years, and found that it still fitted.',
        '"It\'s only a thing," {hero} said at last, because the silence had gone on so long, and because it is what you say. ¶ "No, it isn\'t," said {owner}, "but thank you." {Owner.they} ran a finger along the broken edge, back and forth, like somebody reading in the dark. "I\'ll be all right. I only have to get used to it, and you can\'t do that any faster." Then {owner.they} got up, and put the kettle on, and took down two cups. ¶ "Is that for me?" asked {hero}. ¶ "I put it out for you every day," said {owner}, "and I\'ve no intention of stopping. I forgive you. Drink it while it\'s hot." {hero} drank, and burned {hero.their} tongue, and cried at last, noisily, with {hero.their} elbows on the table, and {owner} moved the milk.',
        'There are sorrows you can do something about. {hero} would have gone out there and then, in {hero.their} nightclothes, and dug the garden. {owner} did not want anything dug. {Owner.they} sat with the {thing.part} in {owner.their} lap, and asked what the time was, and when {hero} told {owner.them}, {owner.they} nodded as if that had been the right answer. {hero} sat still. ¶ "You\'d better come here," said {owner}, a good while later. It was said so dryly that {hero} supposed there was to be a lecture. There was an arm, and a shoulder, and the corner of a shawl. "I forgive you," said {owner}, over the top of {hero.their} head. "I particularly don\'t want you to go around paying for it, because I know you, and you would immediately start bringing in wood."',
      ],
    },
    more: {
      preteen: [
        '"Losing the {thing} I could have put up with," {owner} said after some time, "because I have had a good deal of practice in losing things. But I noticed this morning that I had also lost you, although you were sitting directly across the table, and I wouldn\'t ever want to get used to that."',
      ],
    },
  },
]
