import type { Beat } from '../plot.ts'
import { verseShown } from '../verse-shown.ts'
import { shown } from './shown.ts'

/** The words at night, and the fair in the morning. */
export const wordsBeats: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'the words, met with something in the hand',
    core: true,
    valence: 1,
    carries: 'verse',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['book', 'lamp', 'bed'],
      action: '{mentor} and {hero} share the words at bedtime.',
    },
    text: {
      toddlers: [
        {
          way: 'read-aloud',
          say: "{mentor} opens God's book. {hero} sits close. {mentor} reads. {verse} {heart}",
        },
        {
          way: 'sung',
          say: '{mentor} sings to {hero}, soft and low. {verse} {hero} sings, too. {heart}',
          shows: verseShown.sung,
        },
        {
          way: 'hands-busy',
          say: "{mentor} knits. [+ Click, click. ]{mentor} says God's words to {hero}. {verse} {heart}",
          shows: shown.knitting,
        },
        {
          way: 'on-a-thing',
          say: 'There is a card by the bed. {mentor} reads it to {hero}. {verse} {heart}',
          shows: shown.cardAtBed,
        },
      ],
      early: [
        {
          say: '{mentor} read to {hero} before bed, as {mentor.they} always did. [+ {hero} had one hand shut. ]{mentor} did not ask what was in it.¶{verse}¶"Is that for big people?" asked {hero}. {mentor} looked at the page. "It doesn\'t say how big," said {mentor}.',
          way: 'read-aloud',
        },
        {
          say: 'There was a picture over {hero}\'s bed. Under it there were words. {hero} had never read them, because the picture had a goat in it. Tonight {hero.they} read them.¶{verse}¶"Did you know about that?" {hero} asked the goat. [?companion: {companion} thought that {hero.they} meant {companion.them}.]',
          way: 'on-a-thing',
          shows: shown.goatPicture,
        },
        {
          say: '{hero} had to learn a verse for Sunday. {mentor} said one bit, and {hero} said one bit, up the stairs, a step for each.¶{verse}¶At the top {hero} stood still. "It\'s longer than it was," {hero.they} said. "It\'s just the same," said {mentor}. "You came up slower."',
          way: 'in-turns',
          shows: verseShown.onStairs,
        },
        {
          say: '{mentor} was humming at the sink. It was a song from church. Then {mentor.they} sang the words, with a plate in each hand.¶{verse}¶"Sing that bit again?" asked {hero}. So {mentor} did. It was still about the same thing.',
          way: 'sung',
          shows: verseShown.overDishes,
        },
      ],
      middle: [
        {
          say: '{hero} had a card to write for Sunday school, in {hero.their} best letters, with a border. {Hero.they} thought that it might be good to have something to do. {Hero.they} wrote, and put {hero.their} tongue out, and got to the end.¶{verse}¶"That\'s neat," said {mentor}, looking over {hero.their} shoulder. "You\'ve only smudged one word." {hero} had noticed which one. {Hero.they} had stopped there rather long with the pen.',
          way: 'written-out',
          shows: verseShown.written,
        },
        {
          say: '{mentor} came up to say good night, with the laundry over one arm, and said the verse as usual, folding a towel at every line. {Mentor.they} had said it every night that week. Tonight {hero} heard it.¶{verse}¶"Say it slower," said {hero}.¶{mentor} put down the towel. "Which part?" {mentor.they} asked. "All of it," said {hero}. "No. Don\'t. I\'ve got it now."',
          way: 'hands-busy',
          shows: shown.foldingTowels,
        },
        {
          say: 'The Bible on the shelf was the big one, and {hero} only took it down to press the ribbon flat. It fell open by itself, at a place where a leaf had been put, long ago, and gone brown. The leaf lay across the page like a pointing finger.¶{verse}¶"Who put that leaf there?" {hero} called down the stairs. Nobody knew. {hero} left it where it was, and took the ribbon out again. [?companion: {companion} watched {hero.them} do it.]',
          way: 'opened-by-chance',
          shows: verseShown.foundAlone,
        },
        {
          say: 'The window was open, and across the way they were practicing for Sunday, the whole choir, with the same line over and over because of the tenors. {hero} had to listen to it. There was no way of not listening.¶{verse}¶"They\'ll never get it right," said {mentor}, shutting the window.¶"I think they\'ve got it," said {hero}. "I think they got it the first time."',
          way: 'overheard',
          shows: shown.windowShut,
        },
      ],
      preteen: [
        {
          say: 'It was the verse that {hero} was supposed to learn for Sunday, and {hero.they} had learned it days ago, without thinking about it, the way you drop a coin into a slot. Now, when {hero.they} {hero:was|were} nearly asleep, the coin came out at the bottom.¶{verse}¶{Hero.they} sat up in bed. It\'s strange to have known something for a week and then to find out what it says. "Is everything all right up there?" called {mentor}.¶"I\'ve just remembered something," said {hero}.',
          way: 'by-heart',
          shows: shown.awakeInBed,
        },
        {
          say: 'There was a letter on the pillow. It was from {mentor}, who thought that some things were better in writing. "I\'m so glad for you about the ribbon," it said, "because you worked for it like a beaver. I thought that you might like to have this for tomorrow." And underneath, copied out very carefully, there was one more line.¶{verse}¶{mentor} couldn\'t possibly have known. {hero} read it through twice and looked at the door, and heard {mentor.them} in the kitchen, washing a cup and humming. "Thank you for the letter!" called {hero}. "It\'s very... it\'s a good one."',
          way: 'in-a-letter',
          shows: shown.letterOnPillow,
        },
        {
          say: 'In the upstairs hall hung an old piece of embroidery, so faded that you could only read it if you already knew what it said. {hero} walked past it about eight times a day. Tonight {hero.they} {hero:was|were} standing in front of it in {hero.their} pajamas, because it was better than looking at the ceiling, and for the first time {hero.they} followed it with one finger, stitch after stitch, to the end.¶{verse}¶Whoever made it had gone wrong in the middle, and had taken everything out and done it over. You could still see the old holes. "I\'ve never noticed those before," said {hero}.¶"They\'re the part that I like best," said {mentor}, going by with the sheets.',
          way: 'on-a-thing',
          shows: shown.passage,
        },
        {
          say: '"Read me something," said {mentor}, "because I\'ve been looking at small print all day, and my eyes are tired." They often did that, in the last fifteen minutes before bed. {hero} opened the Bible at the bookmark and started in the voice that {hero.they} always used for reading aloud, and didn\'t really listen to it.¶{verse}¶Somewhere on the way {hero.their} voice had changed. {Hero.they} stopped. "Is that the end of it?" asked {mentor} after a moment, with closed eyes.¶"No, there\'s more," said {hero}. "I just have to go back a bit."',
          way: 'read-aloud',
          shows: shown.readToMentor,
        },
      ],
    },
    more: {
      preteen: [
        '{hero} looked for the part that said, "except when it\'s very small," or, "except when you didn\'t do it on purpose." There wasn\'t any such part. {Hero.they} went through it from the front and from the back, the way you go through all the pockets of a coat, and it stayed exactly as it was.',
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'the truth said to God first, because it is easier to begin there',
    core: false,
    rank: { young: 2, old: 10 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'pray', 'sad', 'moon'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['bed', 'moon', '{unit}'],
      action: '{hero} prays beside the bed.',
    },
    text: {
      toddlers: [
        '"God," says {hero}, "it is not mine. I still want it. Help me." God hears {hero}.',
        '{hero} prays. "I want to {gain.do}. But it is {guest}\'s turn. Amen."',
        '"Dear God, I have one too many. You know it." [?companion: {companion} is quiet. ]{hero} feels a bit better.',
      ],
      early: [
        '"God," said {hero}, "there\'s a thing that only I know. And you." {Hero.they} told it all, from the jar to the end. It was good to tell it to somebody who knew. "I still want to {gain.do}," {hero.they} said. "Could you come and stand near me tomorrow?"',
        '"Dear God, I have nine," said {hero}. "I wish I had ten." {Hero.they} waited for a bit. There were still nine. "All right," said {hero.they}. "Then please help me say nine. It\'s a hard number." [+ The moon looked in. The dark felt soft. ]',
        '{hero} did not know how to begin, so {hero.they} began with the worst. "I was going to keep it," {hero.they} told God. [?companion: {companion} heard it, too. ]"I don\'t like that. I don\'t like giving it up, either. Stay with me while I don\'t like it. Amen."',
      ],
      middle: [
        '"I\'d better tell you," {hero} said to God, "although you were there." {Hero.they} told it in order. It was much shorter than it had been in {hero.their} head. "The trouble is that I want to keep it, and I want to be a person who wouldn\'t." Nothing came in at the window but air. "I can\'t have both, can I?" said {hero}. Nobody had said so. But it was easier to lie there, somehow, now that there were two who knew.',
        '{hero} asked for it to be a dream. Then {hero.they} asked for it to rain so hard that there could be no fair. Then {hero.they} took both of those back. "I\'m sorry," {hero.they} said. "Those were only so that I needn\'t do anything. What I really want is not to be alone up there." The bed creaked. A long way off a cow said one word. {hero} wasn\'t less afraid of tomorrow, but tomorrow had somebody in it.',
        '"Please don\'t be cross with me," said {hero} into the pillow, and noticed that {hero.they} {hero:was|were} not being thought about crossly at all. {Hero.they} could not have said how {hero.they} knew. It was like coming into a kitchen where someone has kept your supper warm. "I\'ll do it, then," {hero.they} said, not very loudly. "But I\'m not going to enjoy it. You can\'t ask me that."',
      ],
      preteen: [
        "\"I guess I should start with what happened,\" {hero} said to God, because there was nobody else that {hero.they} could have said it to. \"It isn't mine, and I've known that since supper, and all I've been thinking about is how I could keep it.\" It sounded ugly when you said it so plainly, but it was also a relief, like taking off a tight shoe. \"I'm not asking you to change the number, because I tried that already. I'm asking you to be there tomorrow, when I have to stand up in front of all those people. I don't think that I can do it on my own.\" The night was very big and very quiet, and it didn't seem to have anything against {hero.them}.",
        'It wasn\'t a very tidy prayer. {hero} started by explaining everything, and then noticed that {hero.they} {hero:was|were} only making excuses, and tried it again without them. "I have forty," {hero.they} said, "and {guest} has forty-one, and {guest.they} {guest:thinks|think} that {guest.they} can\'t count." It didn\'t take any longer than that. {Hero.they} lay there and listened to how it sounded in the dark, now that somebody had heard it who couldn\'t be talked into anything, and who didn\'t go away. "I don\'t want to do it," {hero.they} added, because that was part of the truth, too. "Please help me to do it anyway, and please don\'t let anybody say how wonderful I am."',
        '{hero} had always imagined that God was mainly interested in big things, like whales. It was not very comfortable to think that he had been there at four o\'clock in the afternoon, next to a table, and had seen one {unit} roll from the left to the right. "So you\'ve known it the whole time," said {hero}, "and you didn\'t say a word." {Hero.they} thought about that. "You left it for me to say." Either God trusted {hero.them} a lot, or it was very inconvenient, and probably it was both. "Then please come with me tomorrow," {hero.they} said, "because I\'m going to need somebody up there who can count."',
      ],
    },
    more: {
      preteen: [
        "Nobody answered, at least not out loud, and what {hero.they} had to do hadn't gotten one inch smaller. But {hero} had been alone with it ever since supper, going around and around in circles, and now {hero.they} {hero:wasn't|weren't} alone with it. {Hero.they} turned the pillow over to the cool side. {Hero.they} didn't sleep well, but {hero.they} slept.",
      ],
    },
  },
  {
    id: 'fair',
    purpose: 'the fair, the crowd, the thing itself within reach: what would be lost',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'worried', '{gain}', 'yellow ribbon'],
        ['owner', 'wave', 'happy', 'hero'],
        ['guest', 'clap', 'calm', 'hero'],
        ['mentor', 'stand', 'happy', 'hero'],
        ['friend', 'cheer', 'joy', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['flags', '{gain}', 'yellow ribbon'],
      action: 'It is the morning of the fair, and {owner} calls {hero} up.',
    },
    text: {
      toddlers: [
        '[+ The fair is here. ]"Come, {hero}!" calls {owner}. "You may {gain.do}!" [+ Oh, oh.]',
        'So many people! Now {hero} may {gain.do}. [?friend: {friend} claps. ][+ It is so near. ]But it is not right.',
        '"{hero}! {hero}!" they call. [+ Clap, clap. ]{guest} claps, too. {hero} looks at {guest}.',
        '{hero} goes up. {hero} may {gain.do} now! But {hero} looks at {guest}. [+ Hmm.]',
      ],
      early: [
        'There were flags on every house. There was a smell of buns. And there it was! Nobody had ever looked at a {gain} the way {hero} did. [?friend: "It\'s all yours!" shouted {friend}. ]"{hero}!" called {owner}. "Come up here!" {hero} went up. [+ {Hero.their} shoes had never been so loud. ]In {hero.their} hand was the {unit}.',
        'Everyone had come to the fair. Even the hens had come. {mentor} had on a hat. In the front row stood {guest}, clapping. {Guest.they} clapped nicely, with a straight face. {Img.the} {img.tight}. "And now," said {owner}, "{hero} will {gain.do}!" It was time.',
        "{hero} was up so high that {hero.they} could see the tops of all the hats. One step more, and {hero.they} could {gain.do}. One step! [+ {Hero.they} could have touched it with {hero.their} nose. ][?companion: Down there sat {companion}, looking up. ]In {hero.their} hand was something small. It was {guest}'s.",
        '"Are you ready?" asked {owner}. {hero} was more than ready. {Hero.they} had been ready all {hero.their} life. "{gain.sound}" it would go. And then it would be over, and nobody would know. [?friend: "Go on!" called {friend}. ]{hero} looked down. {guest} was clapping for {hero.them}.',
      ],
      middle: [
        'The whole town was there, with flags and buns and babies, and {mentor} had put on the good hat and found a place in front. [?friend: {friend} was waving with both arms. ]{owner} read from a card, which took a while. Then {owner.they} called out, "{hero}!"¶{hero} went up, and there was the {gain}, so close that {hero.they} could have put out one finger. In a moment {hero.they} would {gain.do}. It was every bit as good as {hero.they} had thought it would be, and that was what made it so hard. In {hero.their} other hand, the one that was shut, was the {unit} with {unit.mark}. {guest} was clapping. {Img.the} {img.tight}.',
        'It was the bluest morning of the year, and the ribbon shone as though somebody had polished it. People that {hero} did not know moved aside for {hero.them} and said, "By one!" [?companion: {companion} kept close to {hero.them}, among all the legs. ]{guest} stood by the steps. "Do it for a long time," {guest.they} said. "Do it for me as well."¶That nearly finished {hero}. There were four steps, and {hero.they} went up every one of them. At the top was {owner}, beaming, and behind {owner} was the {gain}, and it was so quiet that you could hear the flags.',
        '"{gain.sound}" thought {hero}. "{gain.sound}" {Hero.they} could hear it already. {Hero.they} had wanted it since before {hero.they} could tie a shoe. Now there was nothing between {hero.them} and it, no fence and no rope, and nobody who would say no. Everybody wanted {hero.them} to do it. They had all come on purpose. [?friend: {friend} had brought a chair to stand on. ]{owner} stepped back and made a kind of bow.¶{hero} looked for {mentor}, and there {mentor} was. {Hero.they} looked for {guest}. {guest} was clapping harder than anybody, with a face like a shut door. {Img.the} {img.tight}.',
        'They had put a carpet down. It was red, and it was only as long as six steps, but {hero} had never walked on a longer one. On the left were the bakers and the choir. On the right was the school. {Hero.they} saw {mentor}. {Hero.they} saw {guest}, who had combed {guest.their} hair. [?companion: {companion} was there, with a bow on. ]At the end of it, up four steps, was {owner}, who said in a loud voice that {hero} had won fairly, by one, and would now {gain.do}. *Fairly*, thought {hero}. It was a word like any other. {Hero.they} wished that {owner} had used some other. {Img.the} {img.tight}.',
      ],
      preteen: [
        "Nothing went wrong. {hero} had been hoping for rain, or a small fire in the bakery, but the morning of the fair was blue and crisp and smelled of buns, and at eleven o'clock the whole town was standing under the flags. {mentor} was in the front row with {mentor.their} good hat on. [?friend: {friend} had climbed on a barrel, to shout better. ]{owner} unfolded a piece of paper and read out what was always read out, and at the end of it there was a name, and this year it was {hero.theirs}. {Hero.they} went up the steps. There was the {gain}, closer than it had ever been, and everyone {hero.they} knew was smiling at {hero.them}. In {hero.their} closed hand lay the {unit} with {unit.mark}, and it was quite warm by now. {Img.the} {img.tight}.",
        '{hero} had thought that {hero.they} wouldn\'t want it so much anymore in the morning. {Hero.they} had told {hero.themself} so all night. Now {hero.they} stood at the bottom of the steps, with the ribbon fluttering in the wind, and had never wanted anything so much in {hero.their} life. [?companion: {companion} had been brushed for the fair, and knew it. ]"Do it for a very long time," said somebody next to {hero.them}. It was {guest}, with {guest.their} hair combed. "Until they ask you to stop. I\'d like to think of that." And {guest.they} meant it, and that was the hardest part. "{hero}!" called {owner} from above, and held out an arm. There were only four steps. {Hero.they} went up them.',
        'From up there you could see everything. {hero} saw the roofs, and the flags, and about nine hundred faces that were all turned the same way. {Hero.they} saw {mentor}, who lifted one hand an inch or so, as {mentor.they} always did. {Hero.they} saw {guest}, all the way out at the edge, where it\'s easier to leave, and {guest.they} {guest:was|were} clapping. "Won by a single {unit}," {owner} was saying, "in the fairest contest that I\'ve ever had the honor to judge." It was strange to stand in front of so many people and be the only one who knew. [?friend: "Go on!" yelled {friend}. "It\'s yours!" ]There was the {gain}, right in front of {hero.them}. {Img.the} {img.tight}. It would be over in five minutes, and then it would never be over.',
        'There was even a carpet. {owner} was wearing a gold chain and led {hero} along the carpet like a bride, and on both sides people whispered "By one!" and stretched out their hands to touch {hero.their} sleeve, and a baby was held up so that it could see. {hero} had dreamed of exactly this, right down to the smell of the buns. [?friend: {friend}, who was walking behind and carrying nothing, was crying already. ]At the end of the carpet, at the top of the steps, in the sun, was the {gain}. "Whenever you\'re ready," whispered {owner} very kindly. {hero} looked straight ahead, because on the left there was {mentor}, and on the right there was {guest}, and in {hero.their} own hand there was something with {unit.mark}. {Img.the} {img.tight}.',
      ],
    },
    more: {
      early: [
        'It would take one word to lose it. It would take no word at all to keep it. {hero} had never known how easy it is to say nothing.',
      ],
      middle: [
        'It would take one word to lose it, and no word at all to keep it. {hero} had never noticed before how easy it is to say nothing.',
      ],
      preteen: [
        'There were still lots of ways out. {hero} could do it now, and tell {guest} about it afterward, in private. {Hero.they} could do it, and give {guest.them} something really good for {guest.their} birthday, or {hero.they} could write a letter when {hero.they} {hero:was|were} grown up. One after another they came into {hero.their} head, like helpful people in a store, and all of them were holding a door open, and all of the doors led out at the back.',
      ],
    },
  },
]
