import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The words, the dark, and the long hall. */
export const night: readonly Beat[] = [
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
        {
          say: "Time for bed. {owner} has the big book. {owner} reads God's words. {verse} {heart}",
          way: 'read-aloud',
        },
        {
          say: '{owner} sings by the bed. It is a song from God. {verse} {heart}',
          way: 'sung',
          shows: shown.songAtBed,
        },
        {
          say: "Button, button, zip. {owner} helps with the pajamas. {owner} says God's words. {verse} {heart}",
          way: 'hands-busy',
          shows: shown.buttons,
        },
        {
          say: 'On the wall hangs a picture with words. {owner} reads it to {hero}. {verse} {heart}',
          way: 'on-a-thing',
          shows: shown.wallAtBed,
        },
      ],
      early: [
        {
          say: 'At bedtime {owner} opened the Bible and read. ¶ {verse} ¶ "Is that for big people?" asked {hero}. ¶ "It is for people," said {owner}. {Owner.they} kissed {hero} on the nose and put out the light.',
          way: 'read-aloud',
        },
        {
          say: '{owner} always said a verse when {owner.they} tucked {hero} in. {Owner.they} tucked in one side. ¶ {verse} ¶ Then {owner.they} tucked in the other side. "Are there any words about {thing.soundin}?" asked {hero}. "About what?" asked {owner}. "Nothing," said {hero}.',
          way: 'by-heart',
          shows: shown.tuckedIn,
        },
        {
          say: 'There was something in {hero}\'s lunchbox that {hero.they} had not seen before. It was a small note, folded in half. {owner} put one in every day. ¶ {verse} ¶ "Did you read my note?" asked {owner} at bedtime. "Yes," said {hero}. "It read me back."',
          way: 'in-a-letter',
          shows: shown.lunchboxNote,
        },
        {
          say: 'The door stood open a bit. {owner} sat on the edge of {owner.their} bed and said {owner.their} verse for the night, as {owner.they} always did, with no one there to hear it. ¶ {verse} ¶ {hero} stood in the hall in {hero.their} bare feet. {Hero.they} had only wanted a drink. {Hero.they} forgot about the drink.',
          way: 'overheard',
          shows: shown.doorAjar,
        },
      ],
      middle: [
        {
          say: 'They read one page every night, whatever came next. {hero} had been hoping for something long with a lot of names in it. ¶ {verse} ¶ "What do you think that means?" asked {owner}, as {owner.they} always did. ¶ "Can we do it tomorrow?" said {hero}. ¶ {owner} looked at {hero.them} over the top of the book. "Of course," {owner.they} said. "It will still be there."',
          way: 'read-aloud',
        },
        {
          say: '{owner} knew a great many verses by heart, and said them while {owner.they} did other things. That evening {owner.they} {owner:was|were} sewing a button on {hero}\'s shirt. ¶ {verse} ¶ {Owner.they} bit off the thread. "I learned that one when I was about your age," {owner.they} said, "and I remember the day I found out what it was for." ¶ "What was it for?" asked {hero}. But {owner} only held the shirt up to the light to see if the button was straight.',
          way: 'hands-busy',
          shows: shown.sewing,
        },
        {
          say: 'There was a plate on the wall over {hero}\'s bed that had words around the rim. {Hero.they} had learned to read on those words, and then {hero.they} had stopped seeing them. Tonight {hero.they} lay on {hero.their} back with nothing else to look at, and they went around and around. ¶ {verse} ¶ You could start anywhere. It always came out at the same place. "{owner}?" said {hero}. ¶ "Yes?" said {owner} from the hall. ¶ "Nothing," said {hero}.',
          way: 'on-a-thing',
          shows: shown.wallAbove,
        },
        {
          say: 'They said it in turns on the way up to bed, a bit on every stair. {owner} began. It was a game they had, and whoever forgot their part had to go back to the bottom. ¶ {verse} ¶ {hero} had not forgotten {hero.their} part. {Hero.they} stood on the ninth stair and didn\'t say it. "Shall I help you?" asked {owner}. "No," said {hero}. "I\'ve got it. It\'s just a bit big to get out."',
          way: 'in-turns',
          shows: shown.onStairs,
        },
      ],
      preteen: [
        {
          say: 'There was a Bible in the house that fell open at the places where it had been opened most. {owner} let it fall open that night, as {owner.they} sometimes did, and read what was there. ¶ {verse} ¶ It was quiet for a long time, except for the clock in the hallway, which appeared to be agreeing with every word. "You chose that one on purpose," said {hero} finally. ¶ "I didn\'t choose it at all," said {owner}, in honest astonishment. "Why, does it bite?"',
          way: 'opened-by-chance',
        },
        {
          say: '{hero} was supposed to be copying out a verse in {hero.their} best handwriting, for the card that would go with the flowers on Sunday. {Hero.they} dipped the pen. ¶ {verse} ¶ Halfway through {hero.they} noticed that {hero.they} had stopped drawing letters and begun to read. {Hero.they} looked at the wet ink. It seemed to {hero.them} that the sentence was waiting for {hero.them} to say something. "I know," {hero.they} said under {hero.their} breath. "I know."',
          way: 'written-out',
          shows: shown.lettering,
        },
        {
          say: 'It was one of those verses that {hero} could have said in {hero.their} sleep, and that night, lying on {hero.their} back with {hero.their} eyes open, {hero.they} found that it was being said, in the pauses of the clock, whether {hero.they} liked it or not. ¶ {verse} ¶ {Hero.they} had won a bookmark with it at the age of seven, and had supposed that this was what it was for. {Hero.they} turned over. It was no use. Some words wait for years in the place where you put them down, and do not spoil.',
          way: 'by-heart',
          shows: shown.awake,
        },
        {
          say: '{owner} was winding wool, and {hero} held it, and so neither of them could get away. "I\'ve been trying to remember how it goes," said {owner}, "because my own grandmother invariably said it over the wool, in order to keep her tension even." ¶ {verse} ¶ The strand ran from {hero}\'s hands to {owner}\'s, and the ball went around. "That\'s all of it, I believe," said {owner}, "and you\'ve stopped moving your thumbs, love." {hero} looked down, and discovered that {hero.they} had, and that everything had caught.',
          way: 'hands-busy',
          shows: shown.winding,
        },
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
      toddlers: [
        'Dark, dark night. {hero} is not asleep. "{Thing.soundin}," says the dark.',
        '{hero} looks at the moon. The moon looks at {hero}. "I hid it," says {hero}. Big moon. Small voice.',
        'Under the bed it is dark. "{Thing.soundin}." {hero} puts the pillow on {hero.their} ears. "{Thing.soundin}."',
      ],
      early: [
        '{hero} lay in the dark. If {hero.they} kept still, no one would ever know. {Hero.they} kept very still. {Hero.they} kept still on one side, and then on the other. But {hero} knew. {hero} knew all night long.',
        '{hero} had the sheet up to {hero.their} nose. Under the bed was the {cover}. Most nights there was a monster under there. {hero} missed the monster. You could tell a monster to go away.',
        '"Good night, moon," said {hero}. "Good night, chair. Good night, bear." {Hero.they} did not say good night to what was under the bed. But it said something all the same. It said {thing.soundin}, so softly that you could only hear it if you knew.',
      ],
      middle: [
        'The moon came in and sat down on the end of the bed. {hero} explained it to the moon. Nobody had seen it. Nobody would ever look behind the box. In a week {owner} would have stopped asking, and in a year it would be a thing that had once got lost. It was a good plan, and it had only one hole in it: wherever {hero.they} went for the rest of {hero.their} life, {hero.they} would be there, too.',
        '{hero} heard {owner} lock the door and wind the clock. {Hero.they} heard {owner.them} go along the shelf, as {owner.they} did every night, and stop at the place. It was quiet there for a long while. Then the stairs creaked, one after another, rather slowly. "Good night, my dear," said {owner} through the door. "Sleep well. I expect it\'ll turn up." {hero} lay with {hero.their} fist in {hero.their} mouth.',
        "It seemed that it would be easier if it weren't there. So {hero} got up, and thought where else it might go. There was the pond. There was the hollow tree behind the school. {Hero.they} saw {hero.themself} walking there in {hero.their} nightshirt with the {cover} over one shoulder. It would be gone then, and nobody could ever find it. {Hero.they} sat down on the edge of the bed. Not even {hero} could find it then. That was a lonelier thought than any of the others.",
      ],
      preteen: [
        'Nobody would ever know. {hero} went over it from every direction, and it was watertight. In a month it would be a small mystery, and in a year a story that was told at dinner, and {hero} would have to sit there, each time, and look interested. That was what kept {hero.them} awake; it was not the thought of being found out. It was the thought of {hero.themself}, years from now, at a table full of people, looking interested.',
        'At about midnight {hero} began to be angry. What sort of person kept a thing like that where it could fall? What sort of person trusted everybody? It was almost unkind to be so easy to deceive. {Hero.they} kept it up very well for a quarter of an hour. Then through the wall {hero.they} heard {owner} cough, twice, and turn over, as {owner.they} had done every night of {hero.their} life, and the whole anger went out like a match.',
        'There are only so many ways to lie in a bed. {hero} had been through them. {Hero.they} had gotten as far as bargaining: {hero.they} would be so good, from tomorrow, and so helpful in every way, that it must surely come out even in the end. {Hero.they} would bring in the wood each day until Christmas. {Hero.they} added it up, and it seemed fair. There was only the one thing that did not go into the sum. All that time, {owner} would be thanking {hero.them}.',
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
      toddlers: [
        '"God?" says {hero}. "I did it." Shh. God is here. God still loves {hero}.',
        '{hero} kneels by the bed. "God, it was me. Help me tell." God is near. God helps.',
        '"God, are you cross?" Shh. God is soft and near. "Then come with me," says {hero}.',
      ],
      early: [
        '{hero} sat up. "God," {hero.they} said, "I am full of {thing.soundin}. I think you can hear it." It was quiet. It was not an angry quiet. "Please come along down the hall," said {hero}.',
        '"Dear God," said {hero}, "please make it not so." {Hero.they} looked under the bed. It was still so. "Then please make me tell it," {hero.they} said. That was harder to ask. But when it was out, there was a little more room in there to breathe.',
        '{hero} put {hero.their} hands together, but {hero.they} kept {hero.their} eyes open. "You saw it," {hero.they} said to God. "You saw where I put it, too." It was funny. All day {hero.they} had been afraid that somebody would see. And somebody had, and had stayed all day.',
      ],
      middle: [
        '"Dear God," {hero} began, and then {hero.they} stopped, because what usually came next was a list of people. "It was me," {hero.they} said instead. Nothing happened. The moon did not go out. But it was the first time that {hero.they} had said it aloud, and the words had not broken anything. "You knew already," said {hero}. "Could you stay with me while I tell the other one?"',
        '{hero} knelt down in the usual place, and {hero.their} knee touched the {cover}. {Thing.sound} It was not a good start. "I know," said {hero}. "I was coming to that." So {hero.they} began with it, for once, before the food and the family, and told God how it was, from the chair to the soup. It took some time. It was odd: the whole day long {hero.they} had been thinking up words, and now {hero.they} hardly needed any. "Stay close," {hero.they} said, "because I\'m going to go and say it again to someone with a face."',
        '"I\'m not going to say please let {owner.them} not be sad," {hero} told God, after thinking it over, "because {owner.they} will be. That\'s not up to you." {Hero.they} rubbed {hero.their} nose on {hero.their} sleeve. "So just please let me be there when {owner.they} {owner:is|are}." That wasn\'t quite grammar. But it was what {hero.they} meant, and God, {hero} thought, must be used to worse.',
      ],
      preteen: [
        '{hero} did not kneel down, because that would have felt like making an impression. {Hero.they} just lay on {hero.their} back and said it to the ceiling. "I broke it. I hid it. I let {owner.them} think that {owner.they} had lost it. I don\'t want to tell {owner.them}. I would like to want to." It was not a beautiful prayer. But it was the first wholly true thing that {hero.they} had said since the morning, and it was astonishing how much quieter the room became.',
        '"I expect that you want me to say I\'m sorry," {hero} said into the dark, "and I am, but mostly I\'m sorry that I have to go and do it." Nobody contradicted {hero.them}. It is difficult to go on being clever with somebody who does not argue. {hero} lay still for a bit. "All right," {hero.they} said, in another voice. "I\'m sorry that I made {owner.them} look in the oven." And there it was, the thing underneath all the other things, and it had been the oven all along.',
        '{hero} had been told as a child that God could see through walls, and had found it creepy. It did not feel like that tonight. It felt like when you have hidden so well that everyone has given up and gone in to supper, and you are sitting there behind the shed, in the dusk, having won, and then there is a step on the gravel, and someone has come out to look for you after all. "I\'m here," said {hero}. It was the whole prayer. {Hero.they} couldn\'t have put it better if {hero.they} had tried.',
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
        'One foot. Two foot. {hero} has the {cover}. Dark hall. Light at the end. Go, {hero}, go.',
        'Step, {thing.soundin}. Step, {thing.soundin}. Here is the door. {hero} takes a big breath.',
      ],
      early: [
        "{Hero.they} took the {cover} in both arms. It was only one door away. It felt as far as the moon. All the way down the hall it went {thing.soundin}, {thing.soundin}, {thing.soundin}. Then there was {owner}'s door. There was a bit of light under it.",
        '{hero} went past the coats. {Hero.they} went past the clock. [?companion: {companion} came along, and {companion.their} toes went click. ]The {cover} went {thing.soundin}. "I\'m only going to the bathroom," {hero} told the clock. That was one more fib. So {hero.they} went back to the clock and said, "I\'m going to tell."',
        "It was cold in the hall, and {hero}'s feet were bare. {Hero.they} walked on the edges of them. {Hero.they} walked past {hero.their} own picture on the wall. In the picture {hero.they} had no teeth, and {owner} held {hero.them} up high and laughed. {hero} looked at it for a bit. Then {hero.they} walked faster.",
      ],
      middle: [
        "A hallway is longer at night. {hero} counted the doors, and there were as many as always. {Hero.they} held the {cover} against {hero.their} chest, and at each step it gave a small {thing.soundin}, as if to say, *are you sure, are you sure?* {Hero.they} wasn't. At the third door {hero.they} turned around, and went back as far as the second. [?companion: But {companion} had come along behind, and {companion.they} {companion:was|were} sitting in the way. ]So {hero} turned around once more.",
        '"If the light is off, I\'ll do it tomorrow," thought {hero}. The light was on. "If the fourth board creaks, I\'ll do it tomorrow." The fourth board always creaked. {hero} stood in front of it for some time, with the {cover} getting heavier, and then {hero.they} took a very large step, right across, and landed on the fifth. Nothing creaked. So that was that. There was nothing left now between {hero.them} and the door, except for being afraid, and that turned out not to be a thing that you can trip over.',
        "{hero} had carried a sleeping baby once, and it was the same. You put each foot down as if the floor were made of eggs. You can't see your feet. You think, *If I can only get as far as the window.* At the window the moon was shining on the boards in four white squares, and {hero} waited there until {hero.they} had {hero.their} breath back. [?companion: {companion} leaned against {hero.their} leg. ]Then {hero.they} went on into the dark part, toward the line of light.",
      ],
      preteen: [
        'It was fifteen steps; on the third, {hero} thought of waiting until the morning. On the sixth {hero.they} thought of leaving the bundle outside the door with a note, and composed the note, and it was very moving. On the ninth {hero.they} stopped altogether, and the {cover} went {thing.soundin} in {hero.their} arms, and it struck {hero.them} that this was the last moment at which {hero.they} could still be a person about whom nobody knew. Then {hero.they} took the tenth step; the rest were the same length as any other steps.',
        "{hero} did not decide to go. {Hero.they} decided to put {hero.their} feet on the floor, which committed one to nothing. Then {hero.they} decided to look whether there was still a light. Then, since {hero.they} {hero:was|were} up, and since it would be silly to leave it behind, {hero.they} took the {cover} along. In this manner, by a series of small and quite separate decisions, {hero.they} arrived at {owner}'s door, and there was only one of them left.",
        'The hall was full of things that {hero} had been forgiven for. There was the burn on the sill, from the time with the magnifying glass. There was the lamp that leaned. There was a whole row of small holes in the wallpaper, at the height of a four-year-old with a fork. {Hero.they} had never thought of them in that light. {Hero.they} walked past one after another with the {cover} in {hero.their} arms, {thing.soundin}, {thing.soundin}, and the strange thing was that it was not like passing witnesses. It was more like being handed along.',
      ],
    },
    more: {
      preteen: [
        '{Hero.they} had imagined that courage would come before the walking, like a coat that you put on in order to go out. It seemed that you had to go out without it, and that with luck it caught up with you somewhere along the way.',
      ],
    },
  },
]
