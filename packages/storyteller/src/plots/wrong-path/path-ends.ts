import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The path ends, and the hero could still pretend. */
export const pathEnds: readonly Beat[] = [
  {
    id: 'end',
    purpose: 'the path ends, nobody scolds, and everybody looks at the hero',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'worried', '{end}', 'map'],
        ['guest', 'stand', 'calm', 'hero'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'stand', 'wow', '{end}'],
        ['companion', 'sit', 'calm', 'away'],
      ],
      props: ['{end}', 'sign'],
      action: 'The path ends, and {hero} stands there with the map while the others look on.',
    },
    text: {
      toddlers: [
        '{end.t} They cannot go on. [+ {hero} looks here. {hero} looks there. ][+ Oh. ][+ Oh, oh.]',
        'Stop! {end.t} [+ {mentor} sits down. {guest} sits down. ]They all look at {hero}.',
        '{end.t} "Is it this way?" says {hero}. No. [+ It is not this way.]',
        'Step, step, stop. {end.t} [+ "Hm," says {mentor}. ]{hero} turns the map. It is the wrong way!',
      ],
      early: [
        'Around the last bend, {end.ended}. {hero} stopped. Everyone stopped. [+ {end.no}, not even with a map. ]{mentor} sat down and took off a shoe. [?companion: {companion} was already facing the other way. ]They all looked at {hero}. {Img.start}.',
        '"Here we are!" called {hero}. But where were they? {end.ended}. {hero} turned the map around, and turned it again. [+ It did not help, whichever way was up. And {end.who}. ]Everybody looked at {hero}. {Img.start}.',
        '"Why are we stopping?" asked {guest} from the back. {end.ended}, that was why. [?friend: "Oh," said {friend}. ]"Oh," said {guest}. "Well, well," said {mentor}, and found a good stone to sit on. {hero} did not say oh. [+ {Hero.they} could not say anything. ]{Img.start}.',
        'One more step, and {end.ended}. "Is this {goal.the}?" asked {guest}. It was a fair question. {hero} looked for {goal.the}. [+ {Hero.they} looked behind the map, too. ]Then it was very still, and {end.who}. {Img.start}.',
      ],
      middle: [
        'It came with no warning, unless you count three signs. They went around a bend, and {end.ended}. {hero} stood there with one foot out for the next step. There wasn\'t a next step. {end.no}. ¶ {mentor} found a comfortable stone, sat down on it, and shook out a shoe. [?friend: {friend} said "Huh." ]Nobody asked anything. They all just looked at {hero}, the way you look at a clock. {Img.start}.',
        '"Is that it?" said {guest}. ¶ {hero} had been hoping that it was something else. But {end.ended}, and it didn\'t look as if it had plans to begin again. On the map the thin line ran right on through, as straight as ever. {hero} looked from the one to the other. And {end.who}. ¶ "Take your time," said {mentor}, who had sat down and was unpacking a sandwich. {Img.start}.',
        'One moment {hero} was saying, "It\'s just around this corner," and the next moment they were around it. {end.ended}. For a while they all stood in a row and looked. [?companion: {companion} seemed to have expected it. ]{end.no}. A dragonfly went past, on its way somewhere else. Then, one after another, the heads turned, until everybody {end.by} was looking at the same person. {Img.start}.',
        'There was a lot of quiet at the end of the path. First the front of the line stopped, and then the middle bumped into it, and then {guest} came up and looked around an elbow. {end.ended}. {hero} checked the map, and checked the sun, and checked a nearby tree. ¶ "So this is where it stops," said {guest}. {Guest.they} didn\'t say it meanly. {Guest.they} had just been wondering. {mentor} sat down on a log and was in no hurry at all. {Img.start}.',
      ],
      preteen: [
        'The signs had been right about everything. They came around a last bend and {end.ended}. {hero} stood looking at it with the map open in front of {hero.them}, and the thin line ran across the paper, straight through the place where they were, with no sign of trouble. ¶ "Ah," said {mentor}, in a tone of mild interest, and found a comfortable stone, and sat. [?friend: {friend} sat down next to {mentor.them}. ]No one complained or said I told you so, although there was at least one person who was entitled to. They were waiting to hear what happened next, and it was {hero} who was supposed to know. {Img.start}.',
        'It was an undramatic sort of ending. {end.ended}. That was all there was to it, and nobody was hurt, or wet, or even particularly surprised, apart from the leader. {end.no}, and {hero} was not the sort to suggest it. {Hero.they} could feel the whole line coming to a halt behind {hero.them}, one pair of shoes at a time, and a kind of politeness settling over everybody. From somewhere close by, {end.who}. {Img.start}.',
        '{hero} had pictured the arrival many times. In the picture {hero.they} threw out an arm, and said something casual, and there in the sun lay {goal.the}: {goal.dream}. {Hero.they} had already begun to raise the arm. Then the bend was behind them, and {end.ended}. {hero} turned the arm into a kind of stretch. ¶ "Is it past that?" asked {guest}, who was prepared to believe almost anything, within reason. {mentor} had picked out a sunny spot and was pulling off a boot. {Img.start}.',
        '"Everybody stay calm," said {hero}. ¶ They were all extremely calm. {mentor} had lowered the bag and was rooting around in it for an egg. {guest} was examining a beetle. The only one who wasn\'t calm was {hero}, because around that last corner {end.ended}, and no matter how {hero.they} held the map, no other path came out of it. {end.no}. {Hero.they} looked it up and down. Then {hero.they} noticed that it had become quiet behind {hero.them}, and knew, without turning around, whom everyone was looking at. {Img.start}.',
      ],
    },
    more: {
      early: ['It was a nice, sunny spot. There was just nowhere to go from it.'],
      middle: ['The thing about a map is that it can tell you where everything is, except for you.'],
      preteen: [
        '{hero} would almost have preferred a scolding. You can do something with a scolding; you can argue, or stamp off, or at least be sorry for yourself. But {mentor} looked about as alarmed as a person waiting for a kettle, and the others just sat there, trusting {hero.them}, in their dusty shoes.',
      ],
    },
  },
  {
    id: 'pretend',
    purpose: 'the hero could go on pretending, and tries',
    core: false,
    rank: { young: 4, old: 5 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'shy', 'guest', 'map'],
        ['guest', 'sit', 'calm', 'hero', 'bread'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'sit', 'thinking', 'hero'],
        ['companion', 'lie', 'calm'],
      ],
      props: ['{end}', 'blanket', 'basket'],
      action: '{hero} pretends that this is where they meant to rest, and the others eat their sandwiches.',
    },
    text: {
      toddlers: [
        '"We rest here," says {hero}. [+ "Yum, yum." ]But {hero} does not eat. Hm, hm.',
        '"Surprise!" says {hero}. Nobody says hooray. {guest} eats a bun. [+ Munch, munch.]',
        '{hero} hides in the map. [+ The map shakes. ]"We can see you," says {guest}.',
      ],
      early: [
        '"This is our rest stop," said {hero}. "I planned it." So they rested. They had their sandwiches. When the sandwiches were gone, they had the crumbs. Then there were no more crumbs, and everybody looked up. It had been a very long rest. {Img.the} {img.tight}.',
        '"Here it is!" said {hero}. "Here is what?" asked {guest}. {hero} looked around fast. "This stone," {hero.they} said. "It\'s a famous stone." They all looked at the stone. It was gray. [?companion: {companion} sat down on it. ]{Img.the} {img.tight}.',
        '{hero} held the map up high, so that nobody could see {hero.their} face. Then {hero.they} held it higher. "What are you doing in there?" asked {guest}. "Thinking," said the map. "It\'s upside down," said {guest}. {Img.the} {img.tight}.',
      ],
      middle: [
        '"Right on time," said {hero}, and clapped. "Lunch!" It was a pretty good trick. It even worked, for as long as there was lunch. {hero} chewed each bite thirty times. {Hero.they} asked for the story about the goat. {Hero.they} admired a cloud. But there comes a point where the last person has eaten the last crust and folded up the paper, and everybody looks around to see who is going to get up first. {Img.the} {img.tight}.',
        '"Actually," said {hero}, "we\'re here to see {end.the}." ¶ "Oh," said {guest}, and turned to look at it again with new interest. "Why?" ¶ "It\'s old," said {hero}. "It\'s one of the oldest." ¶ It might have been true. {guest} even got out a pencil and began to draw it, because {guest.they} believed {hero.them}, and somehow that was much worse than if {guest.they} had laughed. {Img.the} {img.tight}.',
        'There were still some things that a person could say, and {hero} went through them. "The map\'s wrong" was one. "You all walked too slow" was another. "{mentor} should have told me" was a good one, except that {mentor} had, twice. So {hero.they} said, "Let\'s just enjoy the view for a bit," and stood there enjoying it with {hero.their} back to everyone. {Img.the} {img.tight}.',
      ],
      preteen: [
        '"And here," said {hero}, turning to face the party, "is where we have lunch." ¶ As an idea it was hard to find fault with. Sandwiches were handed around, and {guest} shared out a pickle. {hero} ate more slowly than {hero.they} had ever eaten anything. {Hero.they} praised the bread. {Hero.they} told a joke, and {hero.they} {hero.sig}, and people laughed; you would have said that there was nobody {end.by} with a care in the world. Then the paper was folded and the crumbs were brushed off, and they all turned, refreshed and ready, to the leader. {Img.the} {img.tight}.',
        'It could still be passed off as a choice. {hero} saw that quite clearly. {Hero.they} only had to say, "I wanted you to see this," and wave at {end.the}, and sound as though there were a story to it, and so {hero.they} did. ¶ {guest} looked at it, politely and for a long time, and then asked what it was about it that they ought to see. And {hero} heard {hero.themself} begin to explain that they were standing on a historic spot, in connection with which, it seemed, there had been a king. [?friend: "Which king was that?" asked {friend}, with real interest. ]With every sentence there was more of it to hold up, and nobody to hold the other end. {Img.the} {img.tight}.',
        'There were other people who could be blamed for it, and {hero} considered them in order. There was the person who had printed the map. There was {mentor}, who had, after all, entrusted it to a beginner, and there was whoever had been too polite to grab that beginner by the collar at the gate. "I think that some of us could have spoken up," {hero.they} said to the air in general. Nobody answered. {guest} was pouring the sand out of a shoe, patiently, into a neat little heap, and there seemed to be several miles of it. {Img.the} {img.tight}.',
      ],
    },
    more: {
      early: [
        '{mentor} lay back in the grass and shut {mentor.their} eyes. {Mentor.they} did not look worried at all.',
      ],
      preteen: [
        "The odd part was how easy it would have been to keep going. People want to believe you. They will help you along, they will even hand you the next brick, and if you are quick and cheerful you can build the thing up over your head before anyone notices that there's no door in it.",
      ],
    },
  },
  {
    id: 'tug',
    purpose: 'two thoughts pull, and everyone is waiting',
    core: false,
    rank: { young: 11, old: 9 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'sad', 'away', 'map'],
        ['guest', 'sit', 'calm', 'hero'],
        ['mentor', 'lie', 'calm'],
        ['friend', 'sit', 'calm', 'hero'],
        ['companion', 'sit', 'tender', 'hero'],
      ],
      props: ['{end}', 'stones'],
      action: '{hero} sits apart from the others with the map and thinks.',
    },
    text: {
      toddlers: [
        '{hero} sits down, all alone. The map is so big. [+ {hero} feels so small.]',
        'Big words come. They go back in. [+ {hero} looks at {hero.their} toes. Toes, toes.]',
        '"Say it," thinks {hero}. "No," thinks {hero}. Yes? No? [+ {hero} sniffs.]',
      ],
      early: [
        'There were two thoughts in {hero}. One said, "Keep going. They don\'t know." It was big and loud. The other one said, "But you know." It was quite small, and it sat right next to {hero.their} heart. {Img.the} {img.tight}.',
        'How do you say a thing like that? {hero} tried it out on a stone, very low. "I was wrong," {hero.they} told the stone. The stone took it well. But there were no eyes in a stone. {Img.the} {img.tight}.',
        '{hero} counted. One mile back to the first sign. Two words to say it with. It was funny. The mile was short, and the words were long. {Img.the} {img.tight}. [?companion: {companion} was close by, and that was good.]',
      ],
      middle: [
        "If {hero.they} told them, they would know. If {hero.they} didn't tell them, they would still all be sitting {end.by}. {hero} went back and forth between those two things for so long that there ought to have been a path there. {Img.the} {img.tight}. Over by the bag, {mentor} had put a napkin over {mentor.their} face and seemed to be asleep.",
        "{hero} walked off a little way and looked at {end.the} from there. It looked the same. {Hero.they} thought of the way back, all those bends again, and everybody's feet. It was not the bends {hero.they} minded most. It was the first second, when they would look at {hero.them} and there would be nothing in front of {hero.their} face, not even a map. {Img.the} {img.tight}.",
        '"Dear God," said {hero}, but just with {hero.their} lips, because of the others, "I don\'t know where I am, and I don\'t want to say so." That was the whole prayer. Nothing happened. {End.the} stayed where it was. But it was out of {hero.them} once now, and it is easier to say a thing the second time. {Img.the} {img.tight}.',
      ],
      preteen: [
        "What was it, exactly, that {hero.they} {hero:was|were} afraid of? {hero} tried to look at it straight. It wasn't {mentor}, who was lying peacefully in the grass with a napkin over {mentor.their} eyes, and it wasn't that anyone would shout. It was that for one entire morning {hero.they} had been somebody who knew the way, and {hero.they} had enjoyed being that person; and as soon as {hero.they} opened {hero.their} mouth, that person would be gone. {Img.the} {img.tight}.",
        "{hero} took the map over to a rock and had it out with {hero.themself}. On one side there was the fact that {hero.they} had been wrong. On the other side there was the fact that nobody knew it for certain. The second fact looked big, until you noticed that everybody was sitting right there {end.by}, and had eyes. [?companion: {companion} had come over too and was being quietly on {hero.their} side. ]{Img.the} {img.tight}. It's amazing how hard it is to give away a secret that nobody else is keeping.",
        '"God," said {hero} inside {hero.their} head, looking at {end.the}, "I don\'t want to tell them." It was not much of a prayer, but it was accurate, and {hero.they} could not at that moment think of anything in the world that {hero.they} wanted less. {Hero.they} waited, but no path appeared, and over in the grass {mentor} snored, once, briefly. What did happen was that {hero.they} noticed {hero.their} own shoulders, which had obviously been up around {hero.their} ears ever since the gate, and let them down. {Img.the} {img.tight}.',
      ],
    },
    more: {
      preteen: [
        "{guest} looked over once, and then {guest.they} looked away again, on purpose, the way you do when somebody is trying on clothes and the curtain doesn't close. Of everything that happened that day, it was one of the kindest.",
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'the words come, and the hero has no answer to them',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'read', 'thinking', 'words', 'map'],
        ['mentor', 'sit', 'tender', 'hero'],
        ['guest', 'sit', 'calm', 'hero'],
      ],
      props: ['{end}', 'words', 'stones'],
      action: '{hero} takes in the words while {mentor} sits close by.',
    },
    text: {
      toddlers: [
        {
          way: 'sung',
          say: '{hero} sits down. {mentor} hums God\'s song. {verse} {heart} [+ "Again," says {hero}.]',
          shows: shown.said,
        },
        { way: 'on-a-thing', say: "{hero} looks at the map. God's words are on it! {verse} {heart}" },
        {
          way: 'overheard',
          say: "Who sings back there? It is {guest}. It is God's song. {verse} {heart}",
          shows: shown.guestSings,
        },
        {
          way: 'by-heart',
          say: "{mentor} knows God's words by heart. {hero} sits close. {verse} {heart}",
          shows: shown.said,
        },
      ],
      early: [
        {
          say: '{mentor} shook a stone out of one shoe. And while {mentor.they} {mentor:was|were} at it, {mentor.they} said some words from the Bible, the way other people hum. ¶ {verse} ¶ "Do you always say that to your shoes?" asked {hero}. "I say it to whoever is there," said {mentor}.',
          way: 'hands-busy',
          shows: shown.stoneInShoe,
        },
        {
          say: '{hero} folded the map up, very small. There was writing on the back, in {mentor}\'s hand. ¶ {verse} ¶ "That\'s the fourth sign today," said {hero}. "And there\'s no arrow on it," said {guest}.',
          way: 'on-a-thing',
        },
        {
          say: 'Somebody was singing, a little way off, with a beetle on one finger. It was {guest}. It was a song with God\'s own words in it. ¶ {verse} ¶ "Why are you singing that?" asked {hero}. "The beetle was sad," said {guest}. {hero} thought that it might work on more than beetles.',
          way: 'overheard',
          shows: shown.guestSings,
        },
        {
          say: '{mentor} had a small Bible in the bag, between the eggs and the salt. {mentor} shook out the salt, and found a page, and read. ¶ {verse} ¶ {hero} had had an answer for every sign today. {Hero.they} looked for one now. "I like it," said {hero}, and it came out very small.',
          way: 'read-aloud',
          shows: shown.bibleFromBag,
        },
      ],
      middle: [
        {
          say: 'For want of anything better to do, {hero} turned the map over. There was pencil on the back, in {mentor}\'s handwriting, gone gray and soft from being carried around. {Hero.they} had led people about under it for half a day. ¶ {verse} ¶ "When did you write that?" asked {hero}. ¶ "The first time I led," said {mentor}, and peeled an egg. "It was raining. I had gone right, too."',
          way: 'on-a-thing',
        },
        {
          say: 'It was so quiet that {hero} could hear {guest} talking to a snail, some way off, in a low and friendly voice. Only, it wasn\'t talk. It was the line that they all had to learn by heart for Sunday, and {guest} was practicing. ¶ {verse} ¶ "Is that right?" {guest} asked the snail. The snail drew in its horns and thought it over. {hero}, who\'d had an answer for every sign since the gate, could not find a thing to say to this one.',
          way: 'overheard',
          shows: shown.guestSings,
        },
        {
          say: '{mentor} asked for the salt. {hero} felt around in the bag, and what came out was not the salt but a little old Bible with a rubber band around it. The band snapped, and the book fell open at a place where somebody had once put a four-leaf clover. ¶ {verse} ¶ {hero} read it twice, because the clover lay over some of the words. Then {hero.they} found the salt. "What does it say there?" asked {mentor}. {hero} said that it said nothing about paths, but {hero.they} didn\'t close it.',
          way: 'opened-by-chance',
          shows: shown.fallenOpen,
        },
        {
          say: '{guest} and {mentor} had a game that they played whenever they sat down. One of them said the first half of a verse from the Bible, and the other one had to finish it. It went back and forth over {hero}\'s head like a ball. ¶ {verse} ¶ "You\'re next, {hero}," said {mentor}. ¶ {hero} knew a hundred answers, and {hero.they} had been giving them out since breakfast. "I think I\'d like to hear that one again," {hero.they} said.',
          way: 'in-turns',
          shows: shown.inTurns,
        },
      ],
      preteen: [
        {
          say: '{hero} folded the map, and in folding it saw the back, which nobody ever looks at. There was a line of pencil there, running along the edge. It was {mentor}\'s handwriting, but younger, with big enthusiastic loops, and it had been rubbed so faint by all those years of traveling that it had to be tilted to the light. ¶ {verse} ¶ {hero} asked what it was. ¶ "Directions," said {mentor}, without opening {mentor.their} eyes. "I wrote them down for myself the first time that anybody let me go in front, because I\'d gone right at the gate."',
          way: 'on-a-thing',
        },
        {
          say: 'Over by the bag {guest} was polishing the egg spoons with a handful of grass and saying something under {guest.their} breath. It had a rhythm to it, like a thing you say while you are skipping rope, and it took {hero} a moment to recognize the verse from Sunday. ¶ {verse} ¶ {guest}, noticing that somebody was listening, explained that it was excellent against being bored at the back, and exactly long enough to get you around a corner. ¶ {hero} considered all the corners there had been since the gate, and figured that {guest} must have said it about a hundred times.',
          way: 'overheard',
          shows: shown.spoons,
        },
        {
          say: '{mentor} was sewing up a hole in a sock. {Mentor.they} carried a needle for the purpose, in the lining of the bag, and {mentor.they} sewed the way {mentor.they} walked, without any particular hurry. And in time with the needle {mentor.they} repeated, not to anyone in particular, a verse that {mentor.they} had obviously known for a very long while. ¶ {verse} ¶ {hero} asked whether it was intended for {hero.them}. ¶ "It\'s for the sock," answered {mentor}, and bit off the thread. "But it\'s one size fits all."',
          way: 'hands-busy',
          shows: shown.sock,
        },
        {
          say: '"Hand me the book, would you?" said {mentor}. It lived at the bottom of the bag, a pocket Bible with a stained cover, and at every lunch stop it came out again, between the eggs and the fruit. {mentor} read one verse aloud and never more than that. More than one, {mentor.they} always said, wouldn\'t fit into anybody\'s head along with the sandwiches. ¶ {verse} ¶ Somebody usually said something clever afterward, and it was usually {hero}. They all waited a moment. "No," said {hero} slowly, "I\'ve got nothing."',
          way: 'read-aloud',
          shows: shown.bibleFromBag,
        },
      ],
    },
    more: {
      early: ['Nobody said anything for a bit. It was a good kind of quiet.'],
      middle: [
        '"That makes four signs," said {guest}, and {guest.they} held up the fingers to count them on.',
      ],
      preteen: [
        "Three signs that day had told {hero} something, and {hero.they} had found a way around every one of them. {Hero.they} turned this one over in {hero.their} mind, out of pure habit, looking for the place where it was meant for somebody else. It didn't seem to have one. It just stayed there, perfectly friendly, like a person holding a door.",
      ],
    },
  },
]
