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
        'The signs had been right, all three of them, and they came around one more bend, and {end.ended}. {hero} stood there with the map open in front of {hero.them}. On the paper the thin line just went on, straight through the place where they were standing, as if nothing were the matter. ¶ "Ah," said {mentor}, and looked for a nice stone, and sat down on it. [?friend: {friend} sat down next to {mentor.them}. ]Nobody complained, and nobody said "I told you so," although {guest} could have. They were all waiting to hear what they were going to do now, and it was {hero} who was supposed to know. {Img.start}.',
        'One moment they were still singing, and then {end.ended}. That was all, and nobody was hurt, and nobody was wet, and nobody was even surprised, except for the leader. {end.no}, that was clear, and behind {hero} the others stopped, one pair of shoes after another, until it was very quiet. Then, from somewhere close by, {end.who}. {Img.start}.',
        '{hero} knew exactly how it was going to be when they got there, because {hero.they} had thought of it all week. {Hero.they} would come around the last bend and throw out one arm, and say, "Well, here we are," as if it were nothing special. And there in the sun would be {goal.the}: {goal.dream}. So {hero.they} came around the last bend and threw out one arm, and {end.ended}. {hero} tried to look as if {hero.they} {hero:was|were} stretching. ¶ "Is it behind that?" asked {guest}, who wanted to be fair. {mentor} had already found a sunny spot and was pulling off a boot. {Img.start}.',
        '"Everybody stay calm!" said {hero}. ¶ They were all very calm. {mentor} had put down the bag and was looking for the eggs, and {guest} was looking at a beetle. Only {hero} wasn\'t calm, because around that last corner {end.ended}, and {hero.they} turned the map upside down, and then the right way up again, and there was no other path on it anywhere. {end.no}. Then {hero.they} noticed how quiet it was behind {hero.them}, and {hero.they} didn\'t have to turn around to know that they were all looking at {hero.them}. {Img.start}.',
      ],
    },
    more: {
      early: ['It was a nice, sunny spot. There was just nowhere to go from it.'],
      middle: ['The thing about a map is that it can tell you where everything is, except for you.'],
      preteen: [
        'It would have been easier if somebody had been angry, because then {hero} could have been angry, too, or stomped off, or felt sorry for {hero.themself}. But {mentor} just hummed a little, as if this were a good place for a rest. And the others sat there in their dusty shoes, and waited, and trusted {hero.them}.',
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
        '"And this," said {hero}, and turned around to face them, "is where we have lunch." ¶ It wasn\'t a bad idea, so they unpacked the sandwiches, and {guest} cut up a pickle so that everybody got a piece. {hero} had never eaten so slowly in {hero.their} life. {Hero.they} said how good the bread was, and {hero.they} told a joke, and {hero.they} {hero.sig}, and everybody laughed. But then the last sandwich was gone, and somebody folded up the paper, and they all looked at {hero} again. Now what? {Img.the} {img.tight}.',
        'Maybe {hero} could pretend that {hero.they} had done it on purpose. "I wanted you to see this," {hero.they} said, and waved {hero.their} hand at {end.the}. ¶ {guest} looked at it politely for a long time, and then {guest.they} asked what there was to see. ¶ "It\'s a historic spot," said {hero}, who could hear {hero.themself} talking and couldn\'t stop, "because a king was here once." [?friend: "Which king?" asked {friend}. ]"He stood right there, and he had a horse, and it was winter." Now there was a king and a horse and a winter, and {hero} would have to remember them all. {Img.the} {img.tight}.',
        'There had to be somebody else who had done it, and {hero} thought hard. There was the person who had printed the map, and there was {mentor}, who had given it to somebody who had never led a walk before. And somebody could have grabbed {hero.them} by the jacket at the gate. "I think that some of us could have said something," {hero.they} said to nobody in particular. Nobody answered, because {guest} had taken off one shoe and was pouring the sand out of it, and there was so much sand that it made a little hill. {Img.the} {img.tight}.',
      ],
    },
    more: {
      early: [
        '{mentor} lay back in the grass and shut {mentor.their} eyes. {Mentor.they} did not look worried at all.',
      ],
      preteen: [
        'It would be so easy to keep going, because they all liked {hero.them}, and they wanted to believe it. {Hero.they} would only have to make up one more thing, and then one more thing after that, and when would {hero.they} get to stop?',
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
        "What was {hero} afraid of? {Hero.they} tried to find out, and it wasn't {mentor}, who was lying in the grass with a napkin over {mentor.their} eyes, and nobody was going to shout at {hero.them}. But for a whole morning {hero} had been the one who knew the way, and {hero.they} had loved it, and as soon as {hero.they} opened {hero.their} mouth, it would be over. {Img.the} {img.tight}.",
        "{hero} took the map and sat down on a rock, away from the others, and thought. {Hero.they} had been wrong, {hero.they} knew that now, but nobody else knew it for sure, so maybe {hero.they} didn't have to say it. Then {hero.they} looked at the others, who were all sitting there {end.by}, and of course they knew, and were only waiting. [?companion: {companion} came over and sat down right beside {hero.them}. ]{Img.the} {img.tight}. Why was it so hard to tell people something that they already knew?",
        '"God," prayed {hero} without a sound, and looked at {end.the}, "I don\'t want to tell them." It wasn\'t a very nice prayer, but it was true, and then {hero.they} waited. No new path opened, and over in the grass {mentor} snored, just once. But {hero} noticed that {hero.their} shoulders were all the way up at {hero.their} ears, and that they had been up there since the gate, and {hero.they} let them down. {Hero.they} still didn\'t want to tell them, but it was good to have told somebody. {Img.the} {img.tight}.',
      ],
    },
    more: {
      preteen: [
        "Once {guest} looked over at {hero}, and then {guest.they} quickly looked at something else, because {guest.they} didn't want {hero} to feel watched. It was about the kindest thing that anybody did on that whole day.",
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
          say: '{hero} folded up the map, and on the back of it {hero.they} saw something that {hero.they} had never seen before. There was a line of writing along the edge, in pencil, and it was {mentor}\'s writing, only rounder, as if {mentor.they} had written it long ago. It was so faint that {hero} had to hold it up to the light. ¶ {verse} ¶ "What\'s this?" asked {hero}. ¶ "Directions," said {mentor}, and didn\'t even open {mentor.their} eyes, "and I wrote that down the first time that they let me go in front. I\'d gone right at the gate."',
          way: 'on-a-thing',
        },
        {
          say: '{guest} was over by the bag and was rubbing the egg spoons clean with some grass. While {guest.they} rubbed, {guest.they} said something under {guest.their} breath, again and again, like a jump-rope rhyme. {hero} listened, and then {hero.they} knew that it was the verse from Sunday. ¶ {verse} ¶ {guest} noticed that somebody was listening. "It\'s good when you\'re bored at the back," {guest.they} said, "because it\'s just long enough for one corner." ¶ {hero} thought of all the corners they had come around since the gate, and {guest} must have said it about a hundred times.',
          way: 'overheard',
          shows: shown.spoons,
        },
        {
          say: '{mentor} was mending a hole in a sock, because {mentor.they} always had a needle in the lining of the bag, and {mentor.they} sewed just like {mentor.they} walked, without any hurry. And in time with the needle {mentor.they} said a verse, so quietly that {hero} had to come closer to hear it. ¶ {verse} ¶ "Did you say that for me?" asked {hero}. ¶ "I said it for the sock," said {mentor}, and bit off the thread. "But it fits anybody."',
          way: 'hands-busy',
          shows: shown.sock,
        },
        {
          say: '"Hand me the book, would you?" said {mentor}. At the bottom of the bag there was a small Bible with a jam spot on the cover, and whenever they stopped for lunch, {mentor} read one verse from it, and never more than one. "More than one won\'t fit in your head," {mentor.they} always said, "not with all the sandwiches." ¶ {verse} ¶ Most days somebody said something clever after that, and most days it was {hero}, so they all waited a moment. "No," said {hero} slowly. "I can\'t think of anything."',
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
        "Three signs had told {hero} something today, and for each of them {hero.they} had found a reason why it didn't mean {hero.them}. {Hero.they} tried it with this one, too, and looked for a reason, but {hero.they} couldn't find any. It did mean {hero.them}, and it wasn't angry about it, and it just waited.",
      ],
    },
  },
]
