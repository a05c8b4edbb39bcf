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
          way: 'read-aloud',
          say: "It is bedtime. {hero} feels bad. {owner} reads God's words. {verse} {heart}",
        },
        {
          way: 'sung',
          say: '{hero} is sad in bed. {owner} sings a song from God. {verse} {heart}',
          shows: shown.songAtBed,
        },
        {
          way: 'hands-busy',
          say: "{owner} helps {hero} with the pajamas. [+ Zip! ]{owner} says God's words. {verse} {heart}",
          shows: shown.buttons,
        },
        {
          way: 'on-a-thing',
          say: 'A picture with words hangs on the wall. {owner} reads it to {hero}. {verse} {heart}',
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
          say: 'There was an old Bible in the house that always fell open at the same few places, because those were the ones where it had been opened most. That night {owner} let it fall open, as {owner.they} sometimes did, and read out what was there.¶{verse}¶It was quiet for such a long time that you could hear the refrigerator. "You chose that one on purpose," said {hero} in the end.¶"I didn\'t choose it at all," said {owner}, who was honestly surprised. "Why, does it bite?"',
          way: 'opened-by-chance',
        },
        {
          say: '{hero} was supposed to copy out a verse in {hero.their} best handwriting, for the card that would go with the flowers on Sunday. It was a good thing to do if you didn\'t want to talk to anybody. {Hero.they} dipped the pen in the ink and began.¶{verse}¶Somewhere in the middle {hero.they} had stopped drawing letters and started to read. {Hero.they} looked at the wet ink, and the sentence looked back, as if it was waiting for {hero.them} to say something. "I know," whispered {hero}. "I know."',
          way: 'written-out',
          shows: shown.lettering,
        },
        {
          say: "It was one of those verses that {hero} could have said in {hero.their} sleep. That night, when {owner} had come in with the lamp to say good night, it started to say itself, whether {hero} liked it or not.¶{verse}¶At the age of seven {hero.they} had won a bookmark with it, and had thought that this was what it was for. {Hero.they} rolled over, but it didn't help. You can put some words away for years, and when you come across them again they're still good.",
          way: 'by-heart',
          shows: shown.awake,
        },
        {
          say: '{owner} was winding wool, and {hero} held it with both hands, so that neither of them could get away. "My grandmother used to say a verse when she did this," said {owner}, "because it helped her to wind evenly. Let me see if I can remember how it goes."¶{verse}¶The yarn ran from {hero}\'s hands to {owner}\'s, around and around. "I believe that\'s all of it, and you\'ve stopped moving your thumbs, you know," said {owner}. {hero} looked down and saw that {hero.they} had, and that everything was in a tangle.',
          way: 'hands-busy',
          shows: shown.winding,
        },
      ],
    },
    more: {
      preteen: [
        '"Can you know something like that, and think that it\'s right, and still not do it?" asked {hero}.¶"All the time," said {owner}. "I think that it was written down for exactly those people." {Owner.they} waited, in case there was more. Then {owner.they} turned off the lamp, and left the door open by the width of a hand.',
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
        "Nobody would ever know. {hero} went over it from all sides, and there wasn't a hole in it anywhere. In a month nobody would talk about it anymore. In a year it would be a funny story that {owner} told at dinner, about the {thing} that walked away, and everybody would laugh, and {hero} would have to sit there and laugh, too. That was what kept {hero.them} awake. {Hero.they} could stand the thought of being found out, but {hero.they} couldn't stand the thought of that dinner.",
        "Around midnight {hero} got angry. What sort of person kept a thing like that where it could fall? And what sort of person believed everything that you told them? It was almost {owner}'s own fault, for being so easy to fool. {Hero.they} kept it up for about fifteen minutes. Then {hero.they} heard {owner} cough on the other side of the wall, two times, and turn over, as {owner.they} did every night, and all of that anger went out like a match.",
        'There are only so many ways to lie in a bed, and {hero} had tried them all. By now {hero.they} {hero:was|were} making bargains. From tomorrow on {hero.they} would be so good, and so helpful, that it would come out even in the end. {Hero.they} would bring in the firewood every single day until Christmas. {Hero.they} added it all up, and it seemed perfectly fair, and there was only one thing wrong with it. Every single day until Christmas, {owner} would say thank you.',
      ],
    },
    more: {
      preteen: [
        "The house creaked and settled. At the other end of the hall there was still a line of light under {owner}'s door. It was about fifteen steps away, and {hero} had gone that way a thousand times, and had never thought of it as far.",
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
        "{hero} didn't kneel down, because it would have felt like showing off. {Hero.they} just lay there and said it to the ceiling. \"I broke it, and I hid it, and I let {owner.them} think that {owner.they} had lost it. I don't want to tell {owner.them}, but I wish that I wanted to.\" It wasn't a beautiful prayer, but it was the first thing that {hero.they} had said all day that was true from beginning to end, and it was astonishing how quiet the room was afterward.",
        '"I guess you want me to say that I\'m sorry," {hero} said into the dark, "and I am, but mostly I\'m sorry that I have to go and tell {owner.them}." Nobody contradicted {hero.them}, and it\'s difficult to go on making excuses to somebody who doesn\'t argue. {hero} lay still for a bit. "All right," {hero.they} said, in a different voice. "I\'m sorry that {owner.they} looked for it everywhere, and I let {owner.them}." And there it was, and it had been underneath all the other things the whole time.',
        "When {hero} was little, somebody had said that God can see through walls, and {hero.they} had thought that it was creepy. Tonight it didn't feel creepy at all, but like hide-and-seek, when you've hidden so well that all the others have given up and gone in to supper, and you sit there behind the shed in the dark, and you've won. And then there are footsteps on the gravel, and somebody has come out to look for you after all. \"I'm here,\" said {hero}. That was the whole prayer, and {hero.they} couldn't think of anything to add to it.",
      ],
    },
    more: {
      preteen: [
        "Nobody answered out loud. But {hero} noticed that {hero.they} had already sat up and started feeling around for {hero.their} slippers. {Hero.they} {hero:wasn't|weren't} any braver than before. It was only as if somebody had moved over to make room on the edge of the bed, and would be coming along.",
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
        'It was fifteen steps. On the third one {hero} thought that it would be better to wait until the morning. On the sixth {hero.they} thought of leaving the bundle outside the door with a note, and made up the whole note, and it was very moving. On the ninth {hero.they} stopped. "{Thing.soundin}," went the {cover} in {hero.their} arms. Up to here nobody knew anything, and {hero.they} could still turn around. Then {hero.they} took the tenth step, and after that the others were just as long as any other steps.',
        "{hero} didn't decide to go, but only to put {hero.their} feet on the floor, and that didn't mean anything. Then {hero.they} decided to look if there was still a light on, and there was. Since {hero.they} {hero:was|were} up anyway, {hero.they} took the {cover} along, because it would have been silly to leave it behind. And that was how {hero}, by deciding one small thing after another, got all the way to {owner}'s door, and then there was only one of them left.",
        "The hall was full of things that {hero} had done. There was the burn on the windowsill, from the time with the magnifying glass, and there was the lamp that leaned. There was a whole row of little holes in the wallpaper, exactly as high as a four-year-old with a fork. {owner} had forgiven {hero.them} for every one of those, and {hero.they} had never really thought about it until now. {Hero.they} carried the {cover} past them, {thing.soundin}, {thing.soundin}, and it wasn't like walking past a row of angry people. It was more like being handed along.",
      ],
    },
    more: {
      preteen: [
        '{hero} had always imagined that you got brave first, and then you went. It seemed that you had to go without it, like somebody who goes out without a coat, and if you were lucky it came running after you.',
      ],
    },
  },
]
