import type { Beat } from '../plot.ts'

/** Hiding is heavier than the thing. */
export const hiding: readonly Beat[] = [
  {
    id: 'fib',
    purpose: 'The first small untruth, almost funny.',
    core: true,
    valence: -1,
    scene: {
      setting: 'home',
      time: 'day',
      shot: 'medium',
      cast: [
        ['owner', 'work', 'thinking', 'hero'],
        ['hero', 'stand', 'shy', 'floor'],
      ],
      props: ['table', 'shelf'],
      action: '{owner} asks, and {hero} looks at the floor.',
    },
    text: {
      toddlers: [
        '"Where is the {thing}?" says {owner}. {hero} hides {hero.their} hands. "Gone," says {hero}. {Thing.sound} Oh, {hero}.',
        '{owner} looks up. {owner} looks down. "No {thing}!" {hero} says nothing. {Hero.their} tummy goes {thing.soundin}.',
        '"Did you see it?" says {owner}. "No, no, no," says {hero}. {Thing.sound} Who said that?',
        '"Hello, {hero}! What did you do?" asks {owner}. "Nothing," says {hero}. {Thing.sound} That is not so.',
      ],
      early: [
        '"Where is your {cover}?" asked {owner}. ¶ "It\'s asleep," said {hero}. ¶ "Asleep? Before lunch?" ¶ "It was up late," said {hero}. ¶ It was only a small fib. But inside {hero}, something went {thing.soundin}.',
        '{owner} stopped by the empty shelf. "That\'s funny," {owner.they} said. "I\'m sure it was here." ¶ "Maybe it went for a walk," said {hero}. ¶ {owner} laughed. {hero} wanted to laugh, too, but it got stuck.',
        '"Have you seen the {thing}?" asked {owner}. ¶ {hero} looked at the floor. {Hero.they} looked at the wall. "Not today," {hero.they} said. It was two little words. They lay in {hero.their} tummy like two cold stones.',
        '"Who moved my jar?" asked {owner}. "And where is the {thing}?" {hero} put a whole potato into {hero.their} mouth, so as not to be able to say anything. {owner} waited. It was a big potato. "I was outside," said {hero}, when it was gone. Now there was a lump in there, and it was not potato.',
      ],
      middle: [
        '"You haven\'t seen the {thing}, have you?" said {owner}. ¶ {hero} meant to say yes. {Hero.they} had it all ready. But "no" is shorter, and it got out first. {owner} nodded and believed {hero.them}, and that was the worst part. [+ {Hero.they} would have felt better if {owner} had been suspicious.] {Img.start}.',
        'The first lie was so small that {hero} hardly noticed telling it. It was only, "I was in the garden." But somebody might ask what {hero.they} had done there, so {hero.they} had to add a beetle. By supper the beetle had a name, and {owner} wanted to see it. {Img.start}.',
        '{hero} discovered that you can tell a lie without saying anything. [?companion: "Was it you, you rascal?" {owner} asked {companion}, and {companion} looked as if it might have been.][!companion: "Now, who could have moved it?" {owner} asked the empty shelf.] {hero} looked into {hero.their} cup. {Thing.soundin}, went something, quite near {hero.their} heart.',
        '"Did you hear a bump this morning?" asked {owner}. "While I was out?" ¶ "What sort of bump?" said {hero}. That wasn\'t a lie, it was a question. ¶ "Mrs. Finch said that she heard one." ¶ "It was probably Mrs. Finch," said {hero}. {owner} laughed until {owner.they} had to sit down. {hero} was often funny. It had never before felt like putting a coin in somebody else\'s pocket that was not real. {Img.start}.',
      ],
      preteen: [
        '"I must be getting forgetful," said {owner}, standing in front of the shelf, "because I was absolutely certain that I\'d left it there." It would have been the perfect moment. {hero} could see it, like a bus with its doors open. Then {owner} laughed and shook {owner.their} head, the doors closed, and the moment drove away with nobody on it.',
        '{hero} did not think of {hero.themself} as a person who told lies; what {hero.they} told {owner} was only incomplete. Yes, {hero.they} had been in the room, and yes, the window had been open, and it was a windy day. {Hero.they} simply arranged the facts in a row, and let {owner} walk along them to the wrong place.',
        '"I wouldn\'t touch it," said {hero}, which was a very carefully built sentence. It was even true, if you took it to be about the future. {owner} looked at {hero.them} a second longer than usual. [+ Then {owner.they} asked about school, and they had an entire conversation about fractions.] All through it {hero} could hear the thing {hero.they} hadn\'t said, moving about like somebody upstairs.',
        'The trouble was that {owner} did not accuse anybody. "Things do wander, when you get older," {owner.they} said, and {owner.they} went and looked in the pantry, and behind the bread, and once, with a little laugh at {owner.themself}, in the oven. {hero} helped. There was no reason not to; it would have looked odd. {Hero.they} knelt on the floor beside {owner} and looked under the dresser with a flashlight, and said, "Not here," and that was the truest thing that {hero.they} had said all day.',
      ],
    },
    more: {
      early: [
        'It was a very small fib. You could have kept it in a thimble. But it did not like being alone.',
      ],
      preteen: [
        '{Img.start}. {hero} looked around to see whether anybody else had heard it. {owner} was peeling a potato, in one long ribbon, the way {owner.they} always did, and seemed to have no idea that anything in the world was different.',
      ],
    },
  },
  {
    id: 'heavy',
    purpose: 'Food has no taste; games do not work.',
    core: false,
    rank: { young: 6, old: 3 },
    valence: -1,
    scene: {
      setting: 'same',
      time: 'later',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'sad', 'away'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['table', 'bowl'],
      action: '{hero} sits at the table and does not eat.',
    },
    text: {
      toddlers: [
        'Yum, soup! But {hero} is not hungry. "{Thing.soundin}," goes {hero.their} tummy.',
        'Play? No. Cake? No. {hero} sits on the bed. Under the bed it goes {thing.soundin}.',
        '{owner} sings. {hero} does not sing. {hero} has a big lump in there. Poor {hero}.',
      ],
      early: [
        'There was soup with stars in it. {hero} ate one star. It tasted like a button. {Hero.they} went out to play, but {hero.their} legs did not want to run. They were too full of {thing.soundin}.',
        '{hero} built a tower, and it fell down, and {hero.they} let it lie. [?friend: {friend} came by to play. "I am busy," said {hero}. {Hero.they} sat on the bed and was busy. ]It was a long, long afternoon. "{Thing.soundin}," it went at three o\'clock. "{Thing.soundin}," it went at four. Nobody heard it but {hero}.',
        '"Have some more," said {owner}. It was pudding, too. {hero} put the spoon in. {Hero.they} looked at {hero.their} face in the spoon. It was upside down, and it looked as if it knew. {Hero.they} put the spoon down again.',
      ],
      middle: [
        'It was odd how much work it was. {hero} had to remember what {hero.they} had said, and to whom, and which face went with it. Supper tasted of spoon. Afterward they played the card game that {hero} always won, and {hero.they} won it, and it felt like winning against a chair. "You\'re quiet," said {owner}. "I\'m thinking," said {hero}. That, at least, was true.',
        '"You\'ve hardly touched it," said {owner}, and it was only the soup {owner.they} meant, but {hero} jumped. {Hero.they} went out to the swing. It is hard to swing when you have to be careful of something. {Hero.they} dragged {hero.their} feet. [?friend: "What\'s up with you?" asked {friend}, and {hero} nearly said it. {Hero.they} had already opened {hero.their} mouth. "Stomach," {hero.they} said. ]After a while {hero.they} noticed that {hero.they} {hero:was|were} counting how often the swing creaked. It creaked on every single one.',
        'They sang in the kitchen, as they always did on that day of the week. {owner} did the low part. {hero} moved {hero.their} mouth. There was a line in the song about a light heart, and when it came, {hero} bent down to do up a shoe. {owner} stopped stirring for a moment. "That went better last week," {owner.they} said. It had. Last week there had been two of them.',
      ],
      preteen: [
        'By evening {hero} had found out several things about having a secret; it takes up the place where your appetite usually is. It gets between you and the end of every joke. You can forget it for as long as ten minutes, and then it taps you on the shoulder to ask whether you had forgotten it. {owner} had made {hero.their} favorite supper, as it happened, for no reason at all, and {hero} ate every bite of it and could not have told you what it was.',
        'There was a concert on the radio, and the two of them listened to it, one on either side of the lamp, as they did every week. {hero} heard nothing of it. {Hero.they} had discovered that with a slight effort {hero.they} could see straight through the floor, the bedspread and the {cover}, to where it lay in the dark, and that having once begun {hero.they} could not stop. At the end {owner} clapped, all alone, in the kitchen, and said, "Wasn\'t that fine?" "Very fine," said {hero}.',
        "{owner} gave {hero.them} the heel of the loaf, with salt on it, because that was the best part. {owner} let {hero.them} win. {owner} looked up from {owner.their} knitting and smiled at {hero.them} for no reason at all. You would not believe how hard a person can be made to suffer by being treated exactly as usual. By eight o'clock {hero} had begun to wish, in earnest, for something to be blamed for: a broken cup, say, or mud in the hall, that {hero.they} could own up to at once, and be done with.",
      ],
    },
    more: {
      preteen: [
        '"Is something the matter?" asked {owner}. ¶ "No," said {hero}. It was getting quicker each time. {Hero.they} noticed that with some alarm, the way you notice that a door you have always had to push is suddenly swinging open by itself.',
      ],
    },
  },
  {
    id: 'nearly-found',
    purpose: 'The finder drags it out; the second untruth.',
    core: false,
    rank: { young: 2, old: 2 },
    valence: 0,
    needs: ['companion'],
    scene: {
      setting: 'hallway',
      time: 'same',
      shot: 'wide',
      cast: [
        ['companion', 'pull', 'happy', 'hero', '{cover}'],
        ['hero', 'pull', 'worried', 'door', '{cover}'],
      ],
      props: ['{cover}', 'door'],
      action: '{companion} pulls at one end of the bundle and {hero} at the other.',
    },
    text: {
      toddlers: [
        'Tug, tug, tug. {companion} has the {cover}! No, {companion}! Give it back. {Thing.sound}',
        '{Companion.steps} What does {companion} have? It is the {cover}! Shh, {companion}. Shh!',
        'Sniff, sniff, sniff. {companion} sniffs at the bed. No, {companion}! Out you go! {Thing.sound}',
      ],
      early: [
        '{Thing.sound} {Thing.sound} {companion} came down the hall, tail first, with the {cover}. "What is that noise?" called {owner}. ¶ "{companion}\'s toes!" called {hero}. {Hero.they} pulled. {companion} pulled. Then {companion} let go and looked at {hero}. Now there were two fibs in there. They were getting heavy.',
        '{companion} knew just where the {cover} was. {Companion.they} pulled it out from under the bed and sat down on it. {Thing.sound} "What have you got there?" called {owner}. "Just a bone!" called {hero}. {companion} looked at {hero} for a long time. There was no bone.',
        '{companion} had {companion.their} head under the bed, and {companion.their} back end was very happy. {Thing.sound} "Come out of there!" said {hero}. "What is it?" called {owner}. "A spider!" called {hero}. Then {owner} came to save {hero.them} from the spider. They looked and looked. It was a very hard spider to find.',
      ],
      middle: [
        'There is one in every house who always finds things, and here it was {companion}. {hero} came around the corner and met {companion.them} in the middle of the hallway, walking backward, with the {cover} in tow. It went {thing.soundin} on every floorboard. ¶ "What on earth is that?" called {owner} from the kitchen. ¶ "It\'s only {companion}," {hero} called back, "with a tin." {Hero.they} took hold of the other end. {companion} looked up at {hero.them}, not angrily, but as though {companion.they} had expected something else.',
        '{companion} lay down in front of the bed and would not be moved. {Companion.they} had {companion.their} nose under the edge, and every so often {companion.they} sighed. "What\'s the matter with {companion.them}?" asked {owner} from the door. "Has {companion.they} lost something?" ¶ "{Companion.they} just {companion:likes|like} it there," said {hero}. That made three. {hero} had heard that they get easier, and so far it was true, and it was not a nice thing to find out.',
        'There were visitors in the kitchen when {companion} came in with it. {Companion.they} had one end of the {cover} between {companion.their} teeth, and walked backward, as a gentleman does with a lady. {Thing.sound} Everybody turned around. "It\'s a game," said {hero}, much too loudly, and got hold of the other end. "It\'s called Bundle." ¶ "How do you win?" asked somebody. ¶ "You don\'t," said {hero}.',
      ],
      preteen: [
        'It was {companion} who brought it out. {hero} turned into the hallway and there {companion.they} {companion:was|were}, in the best of moods, dragging the {cover} along the boards with a noise like a drawer full of spoons. ¶ "What has {companion.they} got hold of?" called {owner}. ¶ "Nothing," {hero} called back, "just some old blocks," and {hero.they} marveled at how readily the blocks had come when {hero.they} needed them. {Hero.they} pulled; {companion} pulled. For a few seconds they looked at each other over the bundle, and it was {hero} who looked away.',
        '"Shall I put your washing on?" called {owner}, already halfway down the hall, and {hero}, who had been reading on the stairs, arrived at the bedroom door ahead of {owner.them} without having touched the floor. {companion} was there before either of them. {Companion.they} had gotten the {cover} as far as the rug, and was regarding it with {companion.their} head to one side. {Thing.sound} ¶ "Don\'t bother with that," said {hero}. "It\'s damp. I\'ll do it. I like doing it." It was the least likely sentence that had ever been uttered in that house, and {owner} was so pleased that {owner.they} patted {hero.their} cheek.',
        'If {companion} had been able to talk, it would have been over in a minute, and {hero} almost held it against {companion.them} that {companion.they} could not. For {companion.they} knew. {Companion.they} had dragged the thing out into the middle of the hall, and sat down beside it, like a clerk with a file. {Thing.sound} "What\'s that you\'ve got?" asked {owner}, going past with the laundry. ¶ "School things," said {hero}. The clerk looked from one of them to the other. {hero} picked up the file and took it back to where it came from, and did not meet {companion.their} eye.',
      ],
    },
    more: {
      preteen: [
        'Afterward {hero.they} put it somewhere better; it is strange to find out that you have a talent for a thing you never wanted to be good at.',
      ],
    },
  },
  {
    id: 'mend-alone',
    purpose: 'The hero tries to fix it in secret; it gets worse.',
    core: false,
    rank: { young: 8, old: 1 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'dusk',
      shot: 'close',
      cast: [['hero', 'work', 'worried', '{thing}', '{thing}']],
      props: ['{thing}', 'lamp', 'bed'],
      action: '{hero} tries to glue the {thing} in secret.',
    },
    text: {
      toddlers: [
        'Stick, stick, stick. {hero} sticks the bits. They fall. Oh. Sticky, sticky {hero}!',
        '{hero} has tape. Tape here, tape there. The tape sticks on {hero}. The bits do not stick.',
        'Put it on, put it on. Now stay! It does not stay. Plop. {hero} tries again. Plop.',
      ],
      early: [
        '{hero} got some jam. Jam is very sticky. {Hero.they} put jam on one bit, and then on the next bit. It held for as long as {hero.they} said "ta-da." Then it did not hold. Now the bits were broken and red.',
        '{hero} put the bits together like a puzzle. Nearly all of them fit. {Hero.they} held it with ten fingers. It was whole! But {hero.they} had no more fingers to open the door with. So {hero.they} let go, one finger at a time, and it came apart, one bit at a time.',
        '"Please," said {hero} to the glue. The glue would not come out. {Hero.they} squeezed. {Hero.they} squeezed with {hero.their} foot. Then it all came out at once. It got on the bits, and on the bed, and on {hero.their} sleeve, and everywhere but in the crack.',
      ],
      middle: [
        'Before supper {hero} shut the door and tried to mend it. {Hero.they} had the glue from school, the kind that is good for paper. The first two pieces stuck together beautifully, and so did {hero.their} thumb. When {hero.they} pulled the thumb off, a new crack ran down the side with a tiny sound, like somebody saying "tsk." So now it was worse, and it was worse on purpose.',
        "{hero} laid the pieces out on the floor, in the right order, as if it were only a puzzle. With both hands {hero.they} could hold four of them together, and then it looked almost whole. {Hero.they} held it like that for a long while. But you can't go through life holding something together with both hands. {Hero.their} nose began to itch. {Thing.sound}",
        "{hero} had once seen {owner} mend a plate, so {hero.they} knew how. First you wash your hands. After that {hero.they} couldn't remember. {Hero.they} did what {hero.they} could with string, and the string held it together quite well, only that it now looked like a parcel. {Hero.they} turned it to the left and to the right. Perhaps if {owner} never looked up again, for the rest of {owner.their} life, it might do.",
      ],
      preteen: [
        'That afternoon {hero} locked the door and set about mending it. {Hero.they} {hero:was|were} under the impression that if it could be put back on the shelf before anybody asked again, then in a sense it would never have happened; the glue had other ideas. It held the {thing.part} on crooked, and it would not let go. By the time {hero.they} had it off, there was a chip missing that no amount of searching could find, and {hero} sat on the floor with glue on {hero.their} knees and understood that there was now no version of the {thing} that could stand on a shelf and say nothing.',
        'There was a film about repairing things, seventeen minutes long, and {hero} watched all of it under the covers; the man in the film said that the most important tool was patience. {hero} had twenty minutes until supper. {Hero.they} fitted the largest pieces together and counted to a hundred, and they held, and {hero.they} breathed out; it was the breathing out that did it. This time it broke in places where it had not been broken before.',
        'It was a matter, {hero} told {hero.themself}, of going about it logically. {Hero.they} numbered the pieces, and drew a plan of them, and began at the bottom. It went so well that {hero.they} started to hum. And then the last piece would not go in. {Hero.they} turned it around; {hero.they} pressed. It was a hair too large, because every single one of the others was a hair out of place. There was a creak. {hero} sat with the seven numbers in {hero.their} lap, and heard {owner} next door, humming the same tune.',
      ],
    },
    more: {
      preteen: [
        '{Hero.they} wrapped it all up again; it took up more room than before, as broken things do. What bothered {hero.them} most was the thought that {owner} would have known how to do it. {Owner.they} would have had the right glue, and a lamp, and all the time in the world.',
      ],
    },
  },
  {
    id: 'other-blamed',
    purpose: 'Somebody else might get the blame.',
    core: false,
    rank: { young: 12, old: 4 },
    valence: -1,
    needs: ['companion'],
    scene: {
      setting: 'home',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['companion', 'sit', 'sad', 'hero'],
        ['owner', 'stand', 'thinking', 'companion'],
        ['hero', 'stand', 'worried', 'companion'],
      ],
      props: ['shelf', 'door'],
      action: '{owner} wonders whether it was {companion}.',
    },
    text: {
      toddlers: [
        '"Was it you, {companion}?" says {owner}. {companion} looks at {hero}. Oh, {hero}.',
        '{owner} looks at {companion}. "Bad, bad {companion}!" But it was not {companion}. {hero} knows it.',
        '"No treat for {companion}," says {owner}. {companion} is sad. {hero} is so sad, too.',
      ],
      early: [
        '"I think I know who it was," said {owner}. {hero}\'s heart jumped. But {owner} was looking at {companion}. "Did you take my {thing}, you rascal?" {companion} hung {companion.their} head. {Companion.they} had not done it. {Companion.they} just hung it to be polite.',
        'There was a scratch on the wall under the shelf. "{companion}!" said {owner}. "Did you jump up there?" {companion} went and sat in the corner by {companion.themself}. Nobody had told {companion.them} to. {Companion.they} just thought that somebody should. {hero} looked into {hero.their} cup.',
        '"No sausage tonight for somebody," said {owner}, "if somebody broke my {thing} and carried it off." {companion} looked at the sausage. {companion} looked at {hero}. Under the table {hero} gave {companion.them} {hero.their} own sausage, all of it. It did not help.',
      ],
      middle: [
        '"I wonder," said {owner} at supper, and looked under the table, where {companion} lay. "Somebody was running about in there this morning. Was it you, old friend?" {companion} thumped the floor, because {companion.they} liked to be talked to. "Well, perhaps you\'d better stay out of that room for a while." {companion} got up and lay down again outside the door. {hero} had not told a lie this time. {Hero.they} had only not said anything. It turned out to weigh the same.',
        '{owner} found a tooth mark on the leg of the chair. It was an old one. But now it looked like proof. "So it was you who went climbing," {owner} said to {companion}, and for the first time that day {owner.their} voice was tired. "And here I\'ve been blaming my own head." {companion} wagged a little, to be on the safe side. {hero} thought, *Now. Say it now.* {Hero.they} said, "{Companion.they} didn\'t mean it." It sounded so nice. It was the worst one yet.',
        '"I shall have to keep this door shut, then," said {owner}, and {owner.they} shut it, with {companion} on the other side. There came one scratch, and a small, puzzled sound. {Companion.they} had never been on the other side before. ¶ "How long?" asked {hero}. ¶ "Until {companion.they} {companion:has|have} learned," said {owner}. {hero} wondered what {companion.they} {companion:was|were} supposed to learn in there, in the dark. {Hero.they} {hero:was|were} learning a good deal out here.',
      ],
      preteen: [
        '"I suppose that it must have been {companion}," said {owner} at last, "and I don\'t like to say so, but who else is there?" It was not really a question, and it hung over the table for a moment while {hero} watched it hang there. {companion}, hearing {companion.their} name, came over and put {companion.their} chin on {owner}\'s knee. {owner} scratched {companion.them} behind the ear. "I forgive you," {owner.they} said, "whatever you did with it." And that was almost more than {hero} could bear, because it had been said so easily, and had gone to the wrong address.',
        '{owner} had worked it out, and explained it over supper quite without anger: the open window, and the cushion on the floor, and the hair on the chair. It all fitted. {hero}, who had never once mentioned {companion}, had simply left a space in the story, and {companion} had been put into it, since there was nobody else of the right size. "{Companion.they} must have carried it off and buried it," said {owner}. "I looked by the roses." {companion} slept through the whole of the trial with {companion.their} nose on {hero}\'s foot.',
        'It would be so simple, {hero} saw. {Hero.they} need not say a word. There are people about whom everyone is prepared to believe anything, and in that house it was {companion}, who had once eaten a hymnbook. "Well, {companion.they} can\'t help it," {owner} sighed, and took {companion.their} basket out to the porch. It was a mild night. It was a perfectly good porch. {companion} got in, and turned around, and looked back through the glass at the lit room, not like somebody who has been wronged, but only like somebody who has not understood the joke.',
      ],
    },
    more: {
      preteen: [
        'That night the door to the room was kept shut, and {companion} lay outside it with {companion.their} nose to the crack. {Companion.they} did not seem to hold it against anyone. {hero} stepped over {companion.them} twice without looking down.',
      ],
    },
  },
]
