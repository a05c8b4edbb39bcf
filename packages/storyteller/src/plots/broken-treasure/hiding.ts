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
      ],
      early: [
        '"Where is your {cover}?" asked {owner}. ¶ "It\'s asleep," said {hero}. ¶ "Asleep? Before lunch?" ¶ "It was up late," said {hero}. ¶ It was only a small fib. But inside {hero}, something went {thing.soundin}.',
        '{owner} stopped by the empty shelf. "That\'s funny," {owner.they} said. "I\'m sure it was here." ¶ "Maybe it went for a walk," said {hero}. ¶ {owner} laughed. {hero} wanted to laugh, too, but it got stuck.',
        '"Have you seen the {thing}?" asked {owner}. ¶ {hero} looked at the floor. {Hero.they} looked at the wall. "Not today," {hero.they} said. It was two little words. They lay in {hero.their} tummy like two cold stones.',
      ],
      middle: [
        '"You haven\'t seen the {thing}, have you?" said {owner}. ¶ {hero} meant to say yes. {Hero.they} had it all ready. But "no" is shorter, and it got out first. {owner} nodded and believed {hero.them}, and that was the worst part. [+ {Hero.they} would have felt better if {owner} had been suspicious.] {Img.start}.',
        'The first lie was so small that {hero} hardly noticed telling it. It was only, "I was in the garden." But somebody might ask what {hero.they} had done there, so {hero.they} had to add a beetle. By supper the beetle had a name, and {owner} wanted to see it. {Img.start}.',
        '{hero} discovered that you can tell a lie without saying anything. [?companion: "Was it you, you rascal?" {owner} asked {companion}, and {companion} looked as if it might have been.][!companion: "Now, who could have moved it?" {owner} asked the empty shelf.] {hero} looked into {hero.their} cup. {Thing.soundin}, went something, quite near {hero.their} heart.',
      ],
      preteen: [
        '"I must be getting forgetful," said {owner}, standing in front of the shelf. "I was certain that I\'d left it there." It would have been the perfect moment. {hero} could see it, like a bus with its doors open. Then {owner} laughed and shook {owner.their} head, the doors closed, and the moment drove away with nobody on it.',
        '{hero} did not think of {hero.themself} as a person who told lies; what {hero.they} told {owner} was merely incomplete. Yes, {hero.they} had been in the room, and yes, the window had been open, and it was a windy day. {Hero.they} simply arranged the facts in a row, and let {owner} walk along them to the wrong place.',
        '"I wouldn\'t touch it," said {hero}, which was a very carefully built sentence. It was even true, if you took it to be about the future. {owner} looked at {hero.them} a second longer than usual. [+ Then {owner.they} asked about school, and they had an entire conversation about fractions.] All through it {hero} could hear the thing {hero.they} hadn\'t said, moving about like somebody upstairs.',
      ],
    },
    more: {
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
      toddlers: ['Yum, soup! But {hero} is not hungry. "{Thing.soundin}," goes {hero.their} tummy.'],
      early: [
        'There was soup with stars in it. {hero} ate one star. It tasted like a button. {Hero.they} went out to play, but {hero.their} legs did not want to run. They were too full of {thing.soundin}.',
      ],
      middle: [
        'It was odd how much work it was. {hero} had to remember what {hero.they} had said, and to whom, and which face went with it. Supper tasted of spoon. Afterward they played the card game that {hero} always won, and {hero.they} won it, and it felt like winning against a chair. "You\'re quiet," said {owner}. "I\'m thinking," said {hero}. That, at least, was true.',
      ],
      preteen: [
        'By evening {hero} had found out several things about having a secret; it takes up the place where your appetite usually is. It gets between you and the end of every joke. You can forget it for as long as ten minutes, and then it taps you on the shoulder to ask whether you had forgotten it. {owner} had made {hero.their} favorite supper, as it happened, for no reason at all, and {hero} ate every bite of it and could not have told you what it was.',
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
      ],
      early: [
        '{Thing.sound} {Thing.sound} {companion} came down the hall, tail first, with the {cover}. "What is that noise?" called {owner}. ¶ "{companion}\'s toes!" called {hero}. {Hero.they} pulled. {companion} pulled. Then {companion} let go and looked at {hero}. Now there were two fibs in there. They were getting heavy.',
        '{companion} knew just where the {cover} was. {Companion.they} pulled it out from under the bed and sat down on it. {Thing.sound} "What have you got there?" called {owner}. "Just a bone!" called {hero}. {companion} looked at {hero} for a long time. There was no bone.',
      ],
      middle: [
        'There is one in every house who always finds things, and here it was {companion}. {hero} came around the corner and met {companion.them} in the middle of the hallway, walking backward, with the {cover} in tow. It went {thing.soundin} on every floorboard. ¶ "What on earth is that?" called {owner} from the kitchen. ¶ "It\'s only {companion}," {hero} called back, "with a tin." {Hero.they} took hold of the other end. {companion} looked up at {hero.them}, not angrily, but as though {companion.they} had expected something else.',
      ],
      preteen: [
        'It was {companion} who brought it out. {hero} turned into the hallway and there {companion.they} {companion:was|were}, in the best of moods, dragging the {cover} along the boards with a noise like a drawer full of spoons. ¶ "What has {companion.they} got hold of?" called {owner}. ¶ "Nothing," {hero} called back, "just some old blocks," and {hero.they} marveled at how readily the blocks had come when {hero.they} needed them. {Hero.they} pulled; {companion} pulled. For a few seconds they looked at each other over the bundle, and it was {hero} who looked away.',
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
      toddlers: ['Stick, stick, stick. {hero} sticks the bits. They fall. Oh. Sticky, sticky {hero}!'],
      early: [
        '{hero} got some jam. Jam is very sticky. {Hero.they} put jam on one bit, and then on the next bit. It held for as long as {hero.they} said "ta-da." Then it did not hold. Now the bits were broken and red.',
      ],
      middle: [
        'Before supper {hero} shut the door and tried to mend it. {Hero.they} had the glue from school, the kind that is good for paper. The first two pieces stuck together beautifully, and so did {hero.their} thumb. When {hero.they} pulled the thumb off, a new crack ran down the side with a tiny sound, like somebody saying "tsk." So now it was worse, and it was worse on purpose.',
        "{hero} laid the pieces out on the floor, in the right order, as if it were only a puzzle. With both hands {hero.they} could hold four of them together, and then it looked almost whole. {Hero.they} held it like that for a long while. But you can't go through life holding something together with both hands. {Hero.their} nose began to itch. {Thing.sound}",
      ],
      preteen: [
        'That afternoon {hero} locked the door and set about mending it. {Hero.they} {hero:was|were} under the impression that if it could be put back on the shelf before anybody asked again, then in a sense it would never have happened; the glue had other ideas. It held the {thing.part} on crooked, and it would not let go. By the time {hero.they} had it off, there was a chip missing that no amount of searching could find, and {hero} sat on the floor with glue on {hero.their} knees and understood that there was now no version of the {thing} that could stand on a shelf and say nothing.',
        'There was a film about repairing things, seventeen minutes long, and {hero} watched all of it under the covers; the man in the film said that the most important tool was patience. {hero} had twenty minutes until supper. {Hero.they} fitted the largest pieces together and counted to a hundred, and they held, and {hero.they} breathed out; it was the breathing out that did it. This time it broke in places where it had not been broken before.',
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
      toddlers: ['"Was it you, {companion}?" says {owner}. {companion} looks at {hero}. Oh, {hero}.'],
      early: [
        '"I think I know who it was," said {owner}. {hero}\'s heart jumped. But {owner} was looking at {companion}. "Did you take my {thing}, you rascal?" {companion} hung {companion.their} head. {Companion.they} had not done it. {Companion.they} just hung it to be polite.',
      ],
      middle: [
        '"I wonder," said {owner} at supper, and looked under the table, where {companion} lay. "Somebody was running about in there this morning. Was it you, old friend?" {companion} thumped the floor, because {companion.they} liked to be talked to. "Well, perhaps you\'d better stay out of that room for a while." {companion} got up and lay down again outside the door. {hero} had not told a lie this time. {Hero.they} had only not said anything. It turned out to weigh the same.',
      ],
      preteen: [
        '"I suppose it must have been {companion}," said {owner} at last. "I don\'t like to say so. But who else is there?" It was not really a question. It hung over the table for a moment, and {hero} watched it hang there. {companion}, hearing {companion.their} name, came over and put {companion.their} chin on {owner}\'s knee. {owner} scratched {companion.them} behind the ear. "I forgive you," {owner.they} said, "whatever you did with it." And that was almost more than {hero} could bear, because it had been said so easily, and had gone to the wrong address.',
      ],
    },
    more: {
      preteen: [
        'That night the door to the room was kept shut, and {companion} lay outside it with {companion.their} nose to the crack. {Companion.they} did not seem to hold it against anyone. {hero} stepped over {companion.them} twice without looking down.',
      ],
    },
  },
  {
    id: 'verse',
    purpose: "The words, and a child's question about them.",
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['owner', 'read', 'tender', 'hero', 'book'],
        ['hero', 'lie', 'worried', 'owner'],
      ],
      props: ['bed', 'lamp', 'book'],
      action: '{owner} reads to {hero} from the Bible at bedtime.',
    },
    text: {
      toddlers: [
        "Time for bed. {owner} has the big book. {owner} reads God's words. {verse} {heart}",
        '{owner} sings by the bed. It is a song from God. {verse} {heart}',
      ],
      early: [
        'At bedtime {owner} opened the Bible and read. ¶ {verse} ¶ "Is that for big people?" asked {hero}. ¶ "It is for people," said {owner}. {Owner.they} kissed {hero} on the nose and put out the light.',
        '{owner} always said a verse when {owner.they} tucked {hero} in. {Owner.they} tucked in one side. ¶ {verse} ¶ Then {owner.they} tucked in the other side. "Are there any words about {thing.soundin}?" asked {hero}. "About what?" asked {owner}. "Nothing," said {hero}.',
      ],
      middle: [
        'They read one page every night, whatever came next. {hero} had been hoping for something long with a lot of names in it. ¶ {verse} ¶ "What do you think that means?" asked {owner}, as {owner.they} always did. ¶ "Can we do it tomorrow?" said {hero}. ¶ {owner} looked at {hero.them} over the top of the book. "Of course," {owner.they} said. "It will still be there."',
        '{owner} knew a great many verses by heart, and said them while {owner.they} did other things. That evening {owner.they} {owner:was|were} sewing a button on {hero}\'s shirt. ¶ {verse} ¶ {Owner.they} bit off the thread. "I learned that one when I was about your age," {owner.they} said, "and I remember the day I found out what it was for." ¶ "What was it for?" asked {hero}. But {owner} only held the shirt up to the light to see if the button was straight.',
      ],
      preteen: [
        'There was a Bible in the house that fell open at the places where it had been opened most. {owner} let it fall open that night, as {owner.they} sometimes did, and read what was there. ¶ {verse} ¶ It was quiet for a while. "You chose that on purpose," said {hero}. ¶ "I didn\'t choose it at all," said {owner}, surprised. "Why? Does it bite?"',
        '{hero} was supposed to be copying out a verse in {hero.their} best handwriting, for the card that would go with the flowers on Sunday. {Hero.they} dipped the pen. ¶ {verse} ¶ Halfway through {hero.they} noticed that {hero.they} had stopped drawing letters and begun to read. {Hero.they} looked at the wet ink. It seemed to {hero.them} that the sentence was waiting for {hero.them} to say something. "I know," {hero.they} said under {hero.their} breath. "I know."',
      ],
    },
    more: {
      preteen: [
        '"Can a person know something like that, and agree with it, and still not do it?" asked {hero}. ¶ "All the time," said {owner}. "I should think that it was written down for exactly those people." {Owner.they} waited, in case there was more. Then {owner.they} turned off the lamp, and left the door open by the width of a hand.',
      ],
    },
  },
  {
    id: 'night',
    purpose: 'Nobody would ever know.',
    core: false,
    rank: { young: 3, old: 7 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'lie', 'thinking', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'moon', 'window'],
      action: '{hero} lies awake in the dark.',
    },
    text: {
      toddlers: ['Dark, dark night. {hero} is not asleep. "{Thing.soundin}," says the dark.'],
      early: [
        '{hero} lay in the dark. If {hero.they} kept still, no one would ever know. {Hero.they} kept very still. {Hero.they} kept still on one side, and then on the other. But {hero} knew. {hero} knew all night long.',
      ],
      middle: [
        'The moon came in and sat down on the end of the bed. {hero} explained it to the moon. Nobody had seen it. Nobody would ever look behind the box. In a week {owner} would have stopped asking, and in a year it would be a thing that had once got lost. It was a good plan, and it had only one hole in it: wherever {hero.they} went for the rest of {hero.their} life, {hero.they} would be there, too.',
      ],
      preteen: [
        'Nobody would ever know. {hero} went over it from every direction, and it was watertight. In a month it would be a small mystery, and in a year a story that was told at dinner, and {hero} would have to sit there, each time, and look interested. That was what kept {hero.them} awake; it was not the thought of being found out. It was the thought of {hero.themself}, years from now, at a table full of people, looking interested.',
      ],
    },
    more: {
      preteen: [
        "The house ticked and settled. Down the hall there was still a line of light under {owner}'s door; it was perhaps fifteen steps away. {hero} had walked them a thousand times without noticing that they were steps.",
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'One honest line to God.',
    core: false,
    rank: { young: 7, old: 8 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [['hero', 'pray', 'sad', 'window']],
      props: ['bed', 'moon'],
      action: '{hero} kneels by the bed and talks to God.',
    },
    text: {
      toddlers: ['"God?" says {hero}. "I did it." Shh. God is here. God still loves {hero}.'],
      early: [
        '{hero} sat up. "God," {hero.they} said, "I am full of {thing.soundin}. I think you can hear it." It was quiet. It was not an angry quiet. "Please come along down the hall," said {hero}.',
      ],
      middle: [
        '"Dear God," {hero} began, and then {hero.they} stopped, because what usually came next was a list of people. "It was me," {hero.they} said instead. Nothing happened. The moon did not go out. But it was the first time that {hero.they} had said it aloud, and the words had not broken anything. "You knew already," said {hero}. "Could you stay with me while I tell the other one?"',
      ],
      preteen: [
        '{hero} did not kneel down, because that would have felt like making an impression. {Hero.they} just lay on {hero.their} back and said it to the ceiling. "I broke it. I hid it. I let {owner.them} think that {owner.they} had lost it. I don\'t want to tell {owner.them}. I would like to want to." It was not a beautiful prayer. But it was the first wholly true thing that {hero.they} had said since the morning, and it was astonishing how much quieter the room became.',
      ],
    },
    more: {
      preteen: [
        'No answer came, unless you counted the fact that {hero.they} had sat up and was feeling about for {hero.their} slippers. {Hero.they} {hero:was|were} not any braver. {Hero.they} only had the sense that somebody had moved over to make room for {hero.them} on the edge of the bed, and would be coming along.',
      ],
    },
  },
  {
    id: 'long-walk',
    purpose: 'The hallway is very long.',
    core: false,
    rank: { young: 4, old: 9 },
    valence: -1,
    scene: {
      setting: 'hallway',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'worried', 'door', '{cover}'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['door', 'window', 'moon'],
      action: '{hero} carries the bundle down the long hallway.',
    },
    text: {
      toddlers: [
        '{hero} takes the {cover}. Tip, toe, tip, toe. Down the long hall. {Thing.sound} {Thing.sound}',
      ],
      early: [
        "{Hero.they} took the {cover} in both arms. It was only one door away. It felt as far as the moon. All the way down the hall it went {thing.soundin}, {thing.soundin}, {thing.soundin}. Then there was {owner}'s door. There was a bit of light under it.",
      ],
      middle: [
        "A hallway is longer at night. {hero} counted the doors, and there were as many as always. {Hero.they} held the {cover} against {hero.their} chest, and at each step it gave a small {thing.soundin}, as if to say, *are you sure, are you sure?* {Hero.they} wasn't. At the third door {hero.they} turned around, and went back as far as the second. [?companion: But {companion} had come along behind, and {companion.they} {companion:was|were} sitting in the way. ]So {hero} turned around once more.",
      ],
      preteen: [
        'It was fifteen steps; on the third, {hero} thought of waiting until the morning. On the sixth {hero.they} thought of leaving the bundle outside the door with a note, and composed the note, and it was very moving. On the ninth {hero.they} stopped altogether, and the {cover} went {thing.soundin} in {hero.their} arms, and it struck {hero.them} that this was the last moment at which {hero.they} could still be a person about whom nobody knew. Then {hero.they} took the tenth step; the rest were the same length as any other steps.',
      ],
    },
    more: {
      preteen: [
        '{Hero.they} had imagined that courage would come before the walking, like a coat that you put on in order to go out. It seemed that you had to go out without it, and that with luck it caught up with you somewhere along the way.',
      ],
    },
  },
]
