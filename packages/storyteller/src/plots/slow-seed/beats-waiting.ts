import type { Beat } from '../plot.ts'
import { verseShown } from '../verse-shown.ts'
import { shown } from './shown.ts'

/** The slow work of others, the words, and company in the waiting. */
export const waitingBeats: readonly Beat[] = [
  {
    id: 'mentor-hands',
    purpose: "the mentor's slow work; the hero tells what happened",
    core: false,
    rank: { young: 7, old: 6 },
    valence: 0,
    scene: {
      setting: 'kitchen',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['mentor', 'work', 'calm', 'dough'],
        ['hero', 'sit', 'sad', 'mentor'],
        ['companion', 'lie', 'sleepy', 'mentor'],
      ],
      props: ['bowl', 'bread', 'table'],
      action: '{mentor} covers the bread dough with a cloth and waits, and {hero} watches.',
    },
    text: {
      toddlers: [
        '{mentor} makes bread. Push, pull, pat. Now the dough takes a nap. "Shh," says {mentor}.',
        {
          say: 'Stir, stir. The soup is hot. "Wait," says {mentor}. Blow, blow. "Wait," says {mentor}. Now! Yum.',
          shows: shown.soupStirred,
        },
        {
          say: '{mentor} has wool. Click, click. One row. One more row. It will be a sock. Not yet.',
          shows: shown.sockKnitted,
        },
      ],
      early: [
        '{mentor} was making bread. The dough lay in its bowl under a cloth. "May I look?" asked {hero}. "If you look, it gets cold," said {mentor}. {hero} thought about that. "I looked at my seed," {hero.they} said. "I broke its leg." {mentor} did not say a thing. {Mentor.they} made room on the bench.',
        {
          say: '{mentor} was shelling peas. {hero} helped. Pop went the pods. In the last pod was a pea as small as a dot. "That one wanted more time," said {mentor}. {hero} went red. "I dug mine up," {hero.they} said, all in a rush. {mentor} put the small pea on the windowsill, by itself. "Tell me," {mentor.they} said.',
          shows: shown.peasShelled,
        },
        {
          say: 'The jam was on the stove, and {mentor} stirred and stirred. "Is it done?" asked {hero}. "No," said {mentor}. "Now?" "No." {hero} looked at the spoon. "I could not wait," {hero.they} said, "so I dug, and it broke." {mentor} gave {hero.them} the spoon. "Here," said {mentor}. "You stir. I will stand next to you."',
          shows: shown.soupStirred,
        },
      ],
      middle: [
        '{mentor} was kneading bread and did not turn around. "You\'ve got earth on your chin," {mentor.they} said.¶So {hero} told {mentor.them} all about it, mostly into {hero.their} collar, while {mentor} went on pushing the dough away and pulling it back. Then {mentor.they} put it in the bowl and laid a cloth over it, the way you would with a child.¶"Now it has to be left," said {mentor}. "I\'m no good at that part, either. I used to lift up the cloth. My bread was like a plate."¶"Is the seed dead?"¶"I don\'t know," said {mentor}. {Mentor.they} never said that {mentor.they} knew when {mentor.they} didn\'t.',
        {
          say: '{mentor} was mending a net, and that is slow, because every knot is the same as the last one. {hero} sat under it as if it were a tent. It was easier to say it from in there. "I dug it up," {hero.they} said. "The root\'s off."¶{mentor} tied two knots before answering. "Did you put it back?"¶"Yes."¶"Deep enough?"¶"About like before."¶"Then we\'ve both done what we can," said {mentor}, and {mentor.they} passed {hero.them} the end of the twine to hold. [+ Nothing was said about spoons.]',
          shows: shown.netMended,
        },
        {
          say: 'On the shelf {mentor} had a cheese. It had been lying there since spring, under a bowl. Once a day {mentor} turned it over, and that was all. "What happens if you cut it early?" asked {hero}.¶"It\'s like soap," said {mentor}. "I\'ve done it. I sat there and ate soap, and told everyone how good it was." {Mentor.they} turned the cheese. Then {mentor.they} turned around and looked at {hero}\'s fingernails, and waited.¶"I broke its root," said {hero}. {Hero.they} had not been going to say so. "Ah," said {mentor}, and put on some milk.',
          shows: shown.cheeseTurned,
        },
      ],
      preteen: [
        "{hero} hadn't wanted to tell anybody. But {mentor} was making bread, and it's hard to keep a secret from somebody who isn't looking at you. So it came out, bit by bit, between one push and the next. {mentor} didn't stop, and {mentor.they} didn't say that it wasn't so bad. \"Roots do break,\" {mentor.they} said at last, \"and sometimes they grow a new one, and sometimes they don't.\" {Mentor.they} laid a cloth over the bowl, and tucked it in all around, as if there were somebody in it. \"It's the same with bread. The best part happens where you can't see it, and if you look, it goes flat.\"",
        {
          say: 'Every evening {mentor} wound the clock, eleven turns, and {hero} held the oil can. "I\'ve done something stupid," {hero} told the oil can. {mentor} was counting, and {mentor.they} counted to the end. "Eleven," said {mentor}. "You dug it up." ¶ "How do you know?" asked {hero}. ¶ "You\'ve had your hands in your pockets since yesterday," said {mentor}, and shut the little glass door. "Once I took this clock apart to see why it was slow, and it wasn\'t slow at all, I was just in a hurry. It took the clockmaker four months to put it back together." {hero} waited for the rest of the story, but there wasn\'t any more, and the clock ticked.',
          shows: shown.clockWound,
        },
        {
          say: 'There was a quilt at {mentor}\'s house that had been there for as long as {hero} could remember, and in all that time it had grown about as wide as a door. Tonight {mentor} moved over on the bench, and {hero} threaded a needle. When you\'re looking at a needle, you can say nearly anything, and by the end of the row {mentor} knew about the digging and the root. "What do I do now?" asked {hero}. ¶ "You water it," said {mentor}. ¶ "But what if it\'s dead?" asked {hero}. ¶ "Then you\'ll have watered it," said {mentor}, and bit off the thread. "I\'ve done a lot of things that I was sorry for, and that was never one of them."',
          shows: shown.quiltSewn,
        },
      ],
    },
    more: {
      middle: [
        'They sat and watched the cloth. After an hour it was a little rounder than before. Neither of them had seen it move.',
      ],
      preteen: [
        '"How do you stand it," asked {hero}, "all that waiting?" ¶ {mentor} had to think about that. "I can\'t always," {mentor.they} said. "When I was as old as you are, I opened all my Christmas presents in November, and I wrapped them up again so well that nobody noticed. It was the worst Christmas that I ever had, because I had to be surprised eleven times." Then {mentor.they} pulled out the other chair with one foot. They sat there for a while and waited for nothing at all, and it was easier with two.',
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'the words, and what they do not promise a date for',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'home',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'lie', 'sleepy', 'hero'],
        ['friend', 'sit', 'thinking', 'mentor'],
      ],
      props: ['book', 'lamp', '{pot}'],
      action: '{mentor} reads to {hero}, with the {pot} on the windowsill.',
    },
    text: {
      toddlers: [
        {
          way: 'read-aloud',
          say: '{mentor} reads to {hero} from the big book. {verse} {heart} [+ {hero} says it to the seed.]',
        },
        {
          way: 'sung',
          say: '"Sit here, {hero}." {mentor} sings, soft and low. {verse} {heart} Shh. The seed can hear.',
          shows: shown.sung,
        },
        {
          way: 'hands-busy',
          say: "{mentor} washes the cups. [+ Rub, rub. ]{mentor} says God's words. {verse} {heart}",
          shows: shown.cupsWashed,
        },
        {
          way: 'on-a-thing',
          say: 'A plate has words on it. {mentor} reads them. {verse} {heart}',
          shows: verseShown.onWall,
        },
      ],
      early: [
        {
          say: 'At bedtime {mentor} opened the Bible. A pressed leaf fell out. "That was here already," said {mentor}, and read what stood beside it.¶{verse}¶"Does it say when?" asked {hero}. {mentor} looked again. "No," {mentor.they} said. "It never says when."',
          way: 'opened-by-chance',
        },
        {
          say: '{mentor} was darning a sock and talking at the same time. [+ The words came out slowly, one to a stitch.]¶{verse}¶"Is that about seeds?" asked {hero}. "I thought it was about people," said {mentor}. They both looked at the {pot}. "Could be both," said {hero}.',
          way: 'hands-busy',
          shows: shown.sockDarned,
        },
        {
          say: 'On the old watering can there were words. {hero} had always held the can, and never read it. Now {hero.they} rubbed off the mud with {hero.their} thumb.¶{verse}¶"Who wrote that on a can?" asked {hero}. "Somebody who had to wait, I think," said {mentor}.',
          way: 'on-a-thing',
          shows: shown.wateringCan,
        },
        {
          say: 'It was evening, and the window of the church was open. Some people were in there practicing. They said it all together, slow and low, and then once more, because it had not been good enough.¶{verse}¶{hero} stood under the window with the cup of water. "They have to wait, too," {hero.they} told the {pot}, "until they can do it."',
          way: 'overheard',
          shows: shown.underChurchWindow,
        },
      ],
      middle: [
        {
          say: 'When {mentor} opened the Bible, it opened by itself at a place where somebody had pressed a flower. It was a brown and delicate thing, as thin as breath, and it had left its own shape on the paper. {mentor} read around the edges of it.¶{verse}¶"Who put it in there?" asked {hero}.¶"I did. I was nine. I wanted it to be finished." {mentor} blew at it a little. "It was the last one we had that year." {hero} read the line for {hero.themself}, with a finger under the words. It didn\'t say by when.',
          way: 'opened-by-chance',
        },
        {
          say: '{hero} had to copy it out for Sunday, in {hero.their} best writing, and {hero.they} {hero:was|were} only thinking of how to get the tails straight. [+ But writing is slow. You can\'t run ahead in it. ]By the time {hero.they} had come to the end, the words had gone past one by one, and each had looked at {hero.them}.¶{verse}¶"That took you a while," said {mentor}.¶"There\'s a lot in it," said {hero}. {Hero.they} blew on the ink, and found that {hero.they} could not hurry that, either.',
          way: 'written-out',
          shows: shown.written,
        },
        {
          say: 'On the way home from the field they did what they always did. {mentor} said the first bit, and {hero} said the next bit, and whoever got stuck had to carry the rake.¶{verse}¶{hero} had to carry the rake. "I knew it," {hero.they} said. "I only stopped because I heard it."¶"That happens," said {mentor}. They walked on, and the rake bumped behind them over the stones. "Say your part again," said {mentor}. {hero} said it again. It was the part that didn\'t say when.',
          way: 'in-turns',
          shows: shown.homeFromField,
        },
        {
          say: 'There was a card in with the seeds, at the very bottom of the box. Somebody had sent them to {mentor} years ago, and had written on the back, in very small letters, to save paper.¶{verse}¶"She always put one in," said {mentor}. "She said a seed shouldn\'t have to travel alone." {hero} read it twice. {Hero.they} leaned it against the {pot}, with the words toward the earth, so that whoever was in there could see.',
          way: 'in-a-letter',
          shows: shown.cardInBox,
        },
      ],
      preteen: [
        {
          say: 'Every evening {mentor} read one sentence out loud, and never more than one, and then {mentor.they} shut the book. Most of the time {hero} listened with half an ear. But tonight {hero.they} listened with both. ¶ {verse} ¶ {hero} complained that {mentor} always stopped when it got interesting. "It goes on without me," said {mentor}. {hero} lay on the rug and thought the sentence through, forward and backward, and it didn\'t say anywhere how long it would take.',
          way: 'read-aloud',
          shows: shown.onRug,
        },
        {
          say: 'Over the bench in the shed somebody had taped a strip of paper to the wall, so long ago that the tape was brown. {hero} had seen it so often that {hero.they} didn\'t see it anymore. But now {hero.they} {hero:was|were} standing there with earth under {hero.their} nails, and didn\'t want to go in, and there was nothing else to look at. ¶ {verse} ¶ "Do you really believe that?" asked {hero}, when {mentor} came in to hang up the rake. ¶ "On Sundays I do," said {mentor}, "and on the other days I practice." {Mentor.they} hung the rake next to the fork, and saw that the fork was wet, and didn\'t ask.',
          way: 'on-a-thing',
          shows: shown.pottingBench,
        },
        {
          say: "{hero} had learned it by heart, years ago, and had said it in front of people in a clean shirt, and gotten a sticker for it. {Hero.they} hadn't thought of it since. But tonight water was dripping from the gutter, and it dripped just the way the words went. ¶ {verse} ¶ Nobody had told {hero.them} that it meant something. It had always been a row of words with a sticker at the end. {Hero.they} said it once more, very quietly, to the window, where the {pot} stood black against the last of the light, and this time {hero.they} listened.",
          way: 'by-heart',
          shows: shown.atDarkWindow,
        },
        {
          say: '{mentor} always sang while {mentor.they} watered the beans, and {mentor.they} didn\'t sing well, and it was never more than one line, and {hero} had stopped hearing it long ago. But tonight {hero.they} {hero:was|were} sitting there on a crate, with {hero.their} chin in {hero.their} hands, and {hero.they} heard it again for every row of beans. ¶ {verse} ¶ "Is there more of it?" asked {hero}, when all the beans were watered. ¶ "There is, but I can only remember that one line," said {mentor}, "so I\'ve had to live on it." {Mentor.they} shook the last drops out of the can. "It\'s lasted a long time."',
          way: 'sung',
          shows: shown.songInBeans,
        },
      ],
    },
    more: {
      middle: [
        '"Read it once more," said {hero}, "and don\'t put in any voice." {mentor} read it once more, with no voice at all.',
      ],
      preteen: [
        "{hero} would have liked it to tell {hero.them} what to do, and when it would be over, and it didn't do that. But {hero.they} thought of the root. It had gone down past two stones and around a third, all in the dark, and nobody had told it when it would be over, either. It had just gone on, as if it knew that there would be something there.",
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'company in the waiting, no magic',
    core: false,
    rank: { young: 11, old: 8 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'calm', '{pot}'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['{pot}', 'bed', 'window'],
      action: '{hero} prays beside the {pot} on the windowsill.',
    },
    text: {
      toddlers: [
        '"God, I am sorry," says {hero}. "Help me wait." The seed sleeps. {hero} sleeps, too.',
        '{hero} folds {hero.their} hands. "God, look after my seed." Then {hero} pats the {pot}. Sleep now.',
        '"Are you awake, God?" God is awake. "Then I can sleep," says {hero}. Night, seed.',
      ],
      early: [
        '"Dear God," said {hero}, "I broke its leg. I\'m sorry. Please wait with me. I\'m not good at it alone." {Hero.they} opened one eye. The {pot} looked just the same. But now there were two who were waiting. Three, with the seed.',
        '"God," said {hero}, "you can see in the dark. I can\'t." {Hero.they} thought about the seed, down there with its one sore leg. "So will you look at it for me? You don\'t have to tell me. Only look." Then {hero} got under the blanket and shut {hero.their} eyes. It was easier now that somebody was looking.',
        '{hero} prayed for everybody. {Hero.they} always began with the biggest, and that was the horse across the road. It took a while to get down to the seed. "And bless the very small one," said {hero}, "that I hurt." {Hero.they} stayed on {hero.their} knees a little longer. It was nice there, and not so alone.',
      ],
      middle: [
        '"God," said {hero}, with {hero.their} forehead against the cold window, "you made it, so you know what it looks like in there. I only made a mess of it." That seemed to be the main thing. After a while {hero.they} added, "Will you wait with me? You must be used to it."¶Nothing green came up. {Hero.they} had not really expected that. But {hero.they} got into bed, and for the first night in a week {hero.they} did not get out again to look.',
        '"I wasn\'t going to ask for anything," said {hero}, kneeling on the cold boards, "I only wanted to say what I did." {Hero.they} said it. It was short enough. Outside somebody was whistling for a dog. "And that I\'m sorry, and I know that you can\'t un-dig a thing." {Hero.they} stopped, because perhaps he could. "But I\'d rather you stayed than fixed it," {hero.they} said, and {hero:was|were} surprised, and found that it was so. The dog came home. You could hear the gate.',
        'It was too dark to see the {pot}, and so {hero} put one hand on it. "Dear God," {hero.they} began, and then couldn\'t think how to go on. {Hero.they} thought about waiting, and how he must have had a lot of it. People were always keeping him waiting. {hero} had, for one. "How do you do it?" {hero.they} asked. It was quiet, but not an empty sort of quiet. After a time the side of the {pot} was as warm as {hero.their} hand.',
      ],
      preteen: [
        '"I\'d like to ask you to fix it," {hero} told God in the dark, "but I think that\'s the same as digging." Rain was dripping from the roof, and {hero.they} lay there and listened to it. {Hero.they} tried to think of something else to ask for, but each time it had a date in it. "Then just be here," {hero.they} said in the end, "while I don\'t know, because I\'m very bad at not knowing." It wasn\'t much of a prayer. It was about as big as a seed.',
        '{hero} liked prayers that other people had written, because you knew how they ended. But tonight there wasn\'t one that fit. "I don\'t want a sign," {hero.they} began, and stopped, because of course {hero.they} did, and God knew it. "I want it to have been all right," {hero.they} said, "and it wasn\'t, and that was me." It was out now, and it was true, and there was nothing to add to it. {hero} sat on the edge of the bed for a long time, and {hero.they} didn\'t feel alone.',
        '"You hold up the whole world," said {hero}, with {hero.their} elbows on the windowsill, "and I can\'t even leave {pot.a} alone." Behind the roofs a train went by, all lit up, with nobody in it. {hero} tried to think of everything that God had to look after just now, and still there was time left over for a seed. It made {hero.them} feel very small. But it was a good kind of small, because when you\'re that small, you don\'t have to know everything. "Good night," {hero.they} said, to God and to the {pot}.',
      ],
    },
    more: {
      middle: [
        'The moon went across the {pot} from one side to the other, and did not find anything, and went home.',
      ],
      preteen: [
        "There wasn't any answer that you could have heard. In the {pot} on the windowsill there was something, or there was nothing, just like before. But {hero} found that {hero.they} could leave it alone, at least until breakfast. It's like when you carry a heavy basket, and somebody takes the other handle. The basket is as heavy as ever, but it doesn't bang against your leg anymore.",
      ],
    },
  },
]
