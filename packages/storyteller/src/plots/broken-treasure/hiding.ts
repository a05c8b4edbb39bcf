import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

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
        '"Where is the {thing}?" asks {owner}. "It is gone," says {hero}. {Thing.sound} Oh, {hero}.',
        '{owner} looks up. {owner} looks down. "Where is the {thing}?" {hero} will not tell. {Hero.their} tummy goes {thing.soundin}.',
        '"Did you touch the {thing}?" asks {owner}. "No, no, no," says {hero}. {Thing.sound} That is not so.',
        '"What did you do, {hero}?" asks {owner}. "Nothing," says {hero}. {Thing.sound} That is not so.',
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
        '"I must be getting forgetful," said {owner}, standing in front of the shelf, "because I was absolutely certain that I\'d left it there." It was the perfect moment to say it, and it stood right in front of {hero}, like a bus with its doors open, and {hero.they} only had to get on. "Maybe you put it away somewhere," said {hero}.¶"Maybe I did," said {owner}, and laughed, and shook {owner.their} head. And the doors closed, and the bus drove away with nobody on it.',
        '{hero} wasn\'t a person who told lies. {Hero.they} only answered questions. Had {hero.they} been in the kitchen? Yes, {hero.they} had. Had {owner} been cleaning in there yesterday? Yes, for hours, and {owner.they} had carried four boxes up to the attic afterward. Every word of it was true. {hero} only arranged the true words in a row, like stepping-stones, and let {owner} walk along them to the wrong place. "Then I must have packed it up by mistake," said {owner}. {hero} didn\'t say anything, and that was the lie.',
        '"I would never touch it," said {hero}. {Hero.they} had built that sentence very carefully, on the way to the kitchen, and it was even true, if you meant from now on. {owner} looked at {hero.them} a second longer than usual. [+ Then {owner.they} asked about school, and they had a whole conversation about fractions. ]And all the time {hero} could hear the other thing, the one that {hero.they} hadn\'t said, walking around like somebody upstairs.',
        'The trouble was that {owner} didn\'t blame anybody. "Things wander off when you get older," {owner.they} said, and {owner.they} looked in the pantry, and behind the bread, and once, laughing at {owner.themself}, in the oven. {hero} helped, because it would have looked suspicious not to. {Hero.they} got down on the floor with a flashlight and looked under the cupboard. "It isn\'t here," {hero.they} said, and that was the truest thing that {hero.they} had said all day.',
      ],
    },
    more: {
      early: [
        'It was a very small fib. You could have kept it in a thimble. But it did not like being alone.',
      ],
      preteen: [
        "{Img.start}. {hero} looked around to see if anybody else had heard it, but {owner} was peeling a potato, in one long curl, the way {owner.they} always did, and hadn't noticed anything at all.",
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
        {
          say: '"Have some more," said {owner}. It was pudding, too. {hero} put the spoon in. {Hero.they} looked at {hero.their} face in the spoon. It was upside down, and it looked as if it knew. {Hero.they} put the spoon down again.',
          shows: shown.supperTogether,
        },
      ],
      middle: [
        {
          say: 'It was odd how much work it was. {hero} had to remember what {hero.they} had said, and to whom, and which face went with it. Supper tasted of spoon. Afterward they played the card game that {hero} always won, and {hero.they} won it, and it felt like winning against a chair. "You\'re quiet," said {owner}. "I\'m thinking," said {hero}. That, at least, was true.',
          shows: shown.supperTogether,
        },
        '"You\'ve hardly touched it," said {owner}, and it was only the soup {owner.they} meant, but {hero} jumped. {Hero.they} went out to the swing. It is hard to swing when you have to be careful of something. {Hero.they} dragged {hero.their} feet. [?friend: "What\'s up with you?" asked {friend}, and {hero} nearly said it. {Hero.they} had already opened {hero.their} mouth. "Stomach," {hero.they} said. ]After a while {hero.they} noticed that {hero.they} {hero:was|were} counting how often the swing creaked. It creaked on every single one.',
        'They sang in the kitchen, as they always did on that day of the week. {owner} did the low part. {hero} moved {hero.their} mouth. There was a line in the song about a light heart, and when it came, {hero} bent down to do up a shoe. {owner} stopped stirring for a moment. "That went better last week," {owner.they} said. It had. Last week there had been two of them.',
      ],
      preteen: [
        "By evening {hero} had found out several things about secrets. They sit in the place where your supper is supposed to go, and they get in between you and the end of every joke. Sometimes you can forget one for ten whole minutes, and then it taps you on the shoulder and asks if you've forgotten it. {owner} had made {hero.their} favorite meal, for no reason at all, and {hero} ate every bite of it, and afterward {hero.they} couldn't have told you what it was.",
        'There was a concert on the radio, and they listened to it together, one on each side of the lamp, as they did every week. {hero} didn\'t hear any of it, because {hero.they} had discovered that if {hero.they} tried, {hero.they} could look straight through the wall, and the bedspread, and the {cover}, to where it lay in the dark, and now that {hero.they} had started {hero.they} couldn\'t stop. At the end {owner} clapped, all alone, in the kitchen. "Wasn\'t that beautiful?" {owner.they} asked.¶"Very beautiful," said {hero}.',
        {
          say: "{owner} gave {hero} the end of the loaf, with butter and salt on it, because that was the best part. {Owner.they} let {hero.them} win at dominoes, and looked up from {owner.their} sewing and smiled, just because somebody was there. You wouldn't believe how hard it is to have everyone be as nice to you as usual. By eight o'clock {hero} was wishing for something that {hero.they} could be scolded for, like mud in the hall, or a broken cup. {Hero.they} would have owned up to a cup in one second.",
          shows: shown.supperTogether,
        },
      ],
    },
    more: {
      preteen: [
        '"Is something the matter?" asked {owner}.¶"No," said {hero}. It came out faster every time, and that frightened {hero.them} a little, like a door that you\'ve always had to push, and suddenly it swings open by itself.',
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
        '{companion} tugs at the {cover}. The bits are in it! "No, {companion}! Give it back." {Thing.sound}',
        '{companion} has the {cover}! The bits are in it. "Shh, {companion}!" [+ {Companion.steps}]',
        {
          say: '[+ Sniff, sniff. ]{companion} smells the bits. "No, {companion}! Go away," says {hero}. {Thing.sound}',
          shows: shown.foundUnderBed,
        },
      ],
      early: [
        '{Thing.sound} {Thing.sound} {companion} came down the hall, tail first, with the {cover}. "What is that noise?" called {owner}. ¶ "{companion}\'s toes!" called {hero}. {Hero.they} pulled. {companion} pulled. Then {companion} let go and looked at {hero}. Now there were two fibs in there. They were getting heavy.',
        {
          say: '{companion} knew just where the {cover} was. {Companion.they} pulled it out from under the bed and sat down on it. {Thing.sound} "What have you got there?" called {owner}. "Just a bone!" called {hero}. {companion} looked at {hero} for a long time. There was no bone.',
          shows: shown.foundUnderBed,
        },
        {
          say: '{companion} had {companion.their} head under the bed, and {companion.their} back end was very happy. {Thing.sound} "Come out of there!" said {hero}. "What is it?" called {owner}. "A spider!" called {hero}. Then {owner} came to save {hero.them} from the spider. They looked and looked. It was a very hard spider to find.',
          shows: shown.askedAtBed,
        },
      ],
      middle: [
        'There is one in every house who always finds things, and here it was {companion}. {hero} came around the corner and met {companion.them} in the middle of the hallway, walking backward, with the {cover} in tow. It went {thing.soundin} on every floorboard. ¶ "What on earth is that?" called {owner} from the kitchen. ¶ "It\'s only {companion}," {hero} called back, "with a tin." {Hero.they} took hold of the other end. {companion} looked up at {hero.them}, not angrily, but as though {companion.they} had expected something else.',
        {
          say: '{companion} lay down in front of the bed and would not be moved. {Companion.they} had {companion.their} nose under the edge, and every so often {companion.they} sighed. "What\'s the matter with {companion.them}?" asked {owner} from the door. "Has {companion.they} lost something?" ¶ "{Companion.they} just {companion:likes|like} it there," said {hero}. That made three. {hero} had heard that they get easier, and so far it was true, and it was not a nice thing to find out.',
          shows: shown.askedAtBed,
        },
        {
          say: 'There were visitors in the kitchen when {companion} came in with it. {Companion.they} had one end of the {cover} between {companion.their} teeth, and walked backward, as a gentleman does with a lady. {Thing.sound} Everybody turned around. "It\'s a game," said {hero}, much too loudly, and got hold of the other end. "It\'s called Bundle." ¶ "How do you win?" asked somebody. ¶ "You don\'t," said {hero}.',
          shows: shown.pulledInKitchen,
        },
      ],
      preteen: [
        'It was {companion} who found it. {hero} came around the corner, and there {companion.they} {companion:was|were}, in a wonderful mood, dragging the {cover} along the hall with a noise like a drawer full of spoons.¶"What has {companion.they} got there?" called {owner}.¶"Just some old blocks!" {hero} called back. {Hero.they} didn\'t even own any blocks, and it was scary how quickly they had turned up when {hero.they} needed them. {hero} pulled on one end, and {companion} pulled on the other, and for a few seconds they looked at each other over the top of it, and {hero} was the one who looked away.',
        '"Should I wash that old {cover} for you?" called {owner}, already halfway down the hall. {hero}, who had been reading on the stairs, arrived at the bedroom door first and couldn\'t have said how. {companion} was there already, beside the {cover}, which had somehow gotten as far as the rug. {Thing.sound}¶"No, I\'ll do it, because I like washing things!" said {hero}. Nobody had ever said that in that house before, and {owner} was so pleased that {hero} got a pat on the cheek for it.',
        {
          say: 'If {companion} had been able to talk, it would have been over in a minute, because {companion} knew everything. {Companion.they} had dragged the {cover} out into the middle of the hall and sat down next to it, like somebody who works at the lost and found. {Thing.sound}¶"What have you got there?" asked {owner}, going by with the laundry.¶"It\'s just school things," said {hero}. {companion} looked from one of them to the other. {hero} picked up the bundle and took it back to where it came from, and couldn\'t look {companion.them} in the eye.',
          shows: shown.metInHall,
        },
      ],
    },
    more: {
      preteen: [
        'Afterward {hero.they} found a better place for it. {Hero.they} {hero:was|were} getting good at this, and it was the first time that {hero.they} had ever been sorry to be good at something.',
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
        '{hero} puts a bit on. It does not stay. Plop. {hero} tries again. Plop.',
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
        "That afternoon {hero} locked the door and got out the glue. If the {thing} was back in its place before anybody asked again, {hero.they} thought, then it would almost be as if nothing had happened. The glue had other ideas. It stuck the {thing.part} on crooked, and it stuck {hero.their} thumb to the {thing.part}, and it wouldn't let go of either one. By the time {hero.they} had gotten everything apart again, there was a chip missing, and {hero.they} couldn't find it anywhere. {hero} sat on the floor with glue on both knees, and now it was even more broken than before.",
        "There was a film about repairing things, seventeen minutes long, and {hero} watched all of it under the covers. The man in the film said that the most important tool was patience, and {hero} had twenty minutes until supper. {Hero.they} fitted the two largest pieces together and counted to a hundred, and let go, and they held. {hero} was so relieved that {hero.they} breathed out, and that was enough. This time it broke in places where it hadn't been broken before.",
        "You just had to be logical about it, {hero} told {hero.themself}. {Hero.they} numbered the pieces from one to seven, and drew a plan, and started at the bottom, and it went so well that {hero.they} began to hum. Then there was only number seven left, and number seven wouldn't go in. It was a tiny bit too big, because every one of the others was a tiny bit crooked. {Hero.they} pressed, and there was a crunch. {hero} sat there with seven numbers in {hero.their} lap, and on the other side of the wall {owner} was humming the same tune.",
      ],
    },
    more: {
      preteen: [
        '{Hero.they} wrapped it all up again, and it took up more room than before, as broken things do. The worst of it was that {owner} would have known how to do it, and would have had the right glue, and a good lamp, and plenty of patience.',
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
        '"I suppose that it must have been {companion}," said {owner} in the end. "I don\'t like to say so, but who else is there?" It was very quiet at the table, and one word would have been enough. {companion} had heard {companion.their} name, and came over and put {companion.their} chin on {owner}\'s knee, and {owner} scratched {companion.them} behind the ear. "I forgive you," {owner.they} said, "whatever you did with it." {hero} stared at {hero.their} plate, because it had been so easy for {owner} to say, and it had gone to the wrong address.',
        '{owner} had worked it all out, and explained it at supper without being angry. There was the open window, and the cushion on the floor, and the hair on the chair. {hero} had never said one word about {companion}, but had only left an empty place in the story, and now somebody had been put into it who was about the right size. "{Companion.they} must have carried it off and buried it," said {owner}, "and I\'ve already looked under the roses." {companion} slept through the entire conversation with {companion.their} nose on {hero}\'s foot.',
        "It would be so easy, and {hero} wouldn't even have to say a word. In that house everybody was ready to believe anything about {companion}, who had once eaten a hymnbook. \"Well, {companion.they} can't help it,\" said {owner} with a sigh, and put {companion.their} basket out on the porch for the night. It was a mild night, and it was a perfectly good porch. {companion} got in and turned around, and looked back through the glass into the bright kitchen. {Companion.they} didn't look angry, but only like somebody who hasn't understood the joke.",
      ],
    },
    more: {
      preteen: [
        'Before bedtime {hero} went to see {companion}, who was as friendly as ever, and that made it worse. {hero} would have felt considerably better if {companion.they} had growled.',
      ],
    },
  },
]
