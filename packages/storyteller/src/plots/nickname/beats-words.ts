import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The words, a night, and the way back to where it began. */
export const wordsBeats: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'the words, at the table where the pillow is sewn up',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'kitchen',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'work', 'tender', 'hero', 'pillow'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['pillow', 'lamp', 'table'],
      action: '{mentor} sews up the pillow by the lamp, and {hero} sits beside {mentor.them}.',
    },
    text: {
      toddlers: [
        { way: 'hands-busy', say: "{mentor} sews the pillow. {mentor} says God's words. {verse} {heart}" },
        { way: 'sung', say: "[+ Stitch, stitch. ]{mentor} sews and sings God's words. {verse} {heart}" },
        { way: 'on-a-thing', say: "Look! God's words are on the pillow. {hero} sees them. {verse} {heart}" },
        { way: 'by-heart', say: '"What does God say?" asks {mentor}. {hero} knows it. {verse} {heart}' },
      ],
      early: [
        {
          say: '{mentor} sewed up the pillow by the lamp. {mentor} always said a verse when {mentor.they} sewed, to keep the stitches even. ¶ {verse} ¶ "Is that about feathers?" asked {hero}. "I don\'t think so," said {mentor}. "Why? Is yours?"',
          way: 'hands-busy',
        },
        {
          say: 'There were blue words stitched along the old pillow. {hero} had leaned on them many times. Now {hero.they} read them, as {mentor} sewed. ¶ {verse} ¶ "It must have gone in at your elbow," said {mentor}. "It just hadn\'t come up yet."',
          way: 'on-a-thing',
        },
        {
          say: '{hero} had one feather left. {Hero.they} put it in {mentor}\'s big Bible. The Bible fell open at a line with a pencil mark. ¶ {verse} ¶ "I only wanted to put away a feather," {hero} told {mentor}.',
          way: 'opened-by-chance',
          shows: shown.featherInBible,
        },
        {
          say: '{mentor} sewed, and sang, soft and low. It was a slow tune, not like that other one. You could hear all the words. ¶ {verse} ¶ "People could sing that one," said {hero}. "They could," said {mentor}. "Somebody has to start."',
          way: 'sung',
        },
      ],
      middle: [
        {
          say: '{mentor} sat under the lamp and sewed up what was left. It was a thin pillow now. {hero} held the scissors and said nothing, and that was so unusual that {mentor} looked over {mentor.their} glasses twice. In the end {mentor} began to say something {mentor.themself}, a word to a stitch, as {mentor.they} always did over long seams. ¶ {verse} ¶ "Do you say that because of me?" asked {hero}. ¶ "I say it because of the seam," said {mentor}. "But you may have it, if it fits."',
          way: 'hands-busy',
          shows: shown.scissors,
        },
        {
          say: 'Along the hem of the old pillow ran a line of cross-stitch, so faded that {hero} had always taken it for a border. Now it lay right under the lamp, under {mentor}\'s needle, and {hero} saw that the border had letters in it. {Hero.they} read it out, slowly, because of the holes. ¶ {verse} ¶ "I\'ve had my elbow on that for years," said {hero}. ¶ "It can\'t have gone in very deep," said {mentor}, and went on sewing.',
          way: 'on-a-thing',
        },
        {
          say: 'The feathers that {hero} had saved would not even have filled a mitten. {Hero.they} kept out one. {mentor}\'s Bible lay on the table, and {hero} opened it somewhere in the middle to put the feather in, and there was a feather in it already, brown and very old, and beside it somebody had drawn a line. ¶ {verse} ¶ "Whose feather is that?" asked {hero}. ¶ {mentor} didn\'t look up from the seam. "Mine," {mentor.they} said. "It came out of a different pillow, a long time ago."',
          way: 'opened-by-chance',
          shows: shown.featherInBible,
        },
        {
          say: '"I need a card," said {mentor}, "to pin on this pillow, so the next one who shakes it is warned. You write so nicely." {Mentor.they} told {hero} what to put. {hero} wrote it in {hero.their} best letters and only thought about the letters. ¶ {verse} ¶ {Hero.they} put down the pencil. "That doesn\'t say anything about pillows." ¶ "No?" said {mentor}, who was hunting for the thread. "Read it to me again." {hero} read it again. It took longer this time.',
          way: 'written-out',
          shows: shown.cardForPillow,
        },
      ],
      preteen: [
        {
          say: '{mentor} sewed by the lamp, and {hero}, who had offered to help, held the pincushion. They\'d put back what there was. It made a pillow about as thick as a slice of toast. Over long seams {mentor} had a habit of saying verses under {mentor.their} breath, one word to a stitch, the way other people count, and tonight the kitchen was so quiet that you could follow it. ¶ {verse} ¶ {mentor} reached the end of the thread and the end of the line together, and tied a knot. "You can have that one for nothing," said {mentor}. {hero} noticed that {hero.they} had been holding a pin the entire time, and that {hero.they} had been holding it by the wrong end.',
          way: 'hands-busy',
        },
        {
          say: 'There was a border around the old pillow, in faded blue cross-stitch, that {hero} had never looked at. It had been against {hero.their} cheek on a hundred visits. Tonight it lay inside out under the lamp while {mentor} worked along the seam, and where the thread was less faded the border came apart into letters, and the letters turned into words, and {hero} read them off sideways as they went by under the needle. ¶ {verse} ¶ "Who stitched that?" {hero} asked. ¶ "Somebody with something on her mind, I always imagined," said {mentor}. "It must take about a month to do that many letters, so I guess you wouldn\'t pick a line unless you needed it."',
          way: 'on-a-thing',
        },
        {
          say: 'All that had been rescued would have stuffed a mitten. {hero} kept one feather aside, a small curled one, for no reason that {hero.they} could have given. {mentor}\'s Bible was lying on the kitchen table under the lamp. {hero} opened it to put the feather somewhere safe, and it opened by itself where there was another one, brown with age, pressed so flat that it had left its shape on the page. A pencil line ran down the margin beside it. ¶ {verse} ¶ "That one\'s mine," said {mentor}, who had not looked up from the seam. "It was a different pillow. I was a very funny kid, as a matter of fact, and everyone in the neighborhood said so."',
          way: 'opened-by-chance',
          shows: shown.featherInBible,
        },
        {
          say: '{mentor}\'s kitchen window was open, because of the fluff, and across the way the choir was having its Wednesday practice. They were no better than usual. They kept breaking down in the same bar. {mentor} sewed, and {hero} cut thread, and neither of them was listening, until the whole ragged bunch of them got over the hard part together and simply went on, as if a gate had opened, to the end. ¶ {verse} ¶ "Well, there it is," said {mentor}, meaning, most likely, the seam. {hero} put down the scissors. {Hero.they} had been humming the other tune all week without wanting to, and it had just stopped.',
          way: 'overheard',
          shows: shown.scissors,
        },
      ],
    },
    more: {
      middle: [
        'The lamp hummed. {hero} took a deep breath, as if to say something, and then let it out again and kept the words.',
      ],
      preteen: [
        'They talked a little more after that, mostly about thread. At one point {hero} asked, as though the question had only just occurred to {hero.them}, whether the neighbors had been mad about the feathers. "They had a right to be, some of them," said {mentor}, "and I didn\'t go over there to stop them being mad. I went over there so that they\'d know who to be mad at."',
      ],
    },
  },
  {
    id: 'night',
    purpose: 'the hero talks to God and begins with the truth',
    core: false,
    rank: { young: 6, old: 3 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'moon', 'window'],
      action: '{hero} cannot sleep and talks to God.',
    },
    text: {
      toddlers: [
        'Night, night. {hero} is in bed. "God, I made that name. Help me."',
        'The moon is up. "Dear God," says {hero}. "{guest} is sad. I did it."',
        '{hero} turns and turns. "God, help me say it." [+ Shh.]',
      ],
      early: [
        '"Dear God," said {hero} in the dark, "I made it up. But you know that. You were there." It was good that someone was. "I don\'t want to tell them," said {hero}. "They will stop liking me. Could you come along?" [+ Far off, somebody was whistling that tune.]',
        '{hero} lay in bed and told God a joke. Then {hero.they} stopped. It was not the time for it. "I hurt {guest}," {hero.they} said. It was the shortest thing that {hero.they} had said all week. After it the room felt a bit bigger.',
        '{hero} was still awake, and the moon was, too. "God," said {hero}, "do you have a name for {guest}?" {Hero.they} thought about it. "I guess it\'s {guest}," {hero.they} said. "You would know."',
      ],
      middle: [
        '{hero} lay in bed and looked at the ceiling. "God," {hero.they} said, "I don\'t want to," and that was as far as {hero.they} got for some time. "If I tell them, they might never laugh again, and I don\'t know what I\'m for, if I\'m not funny." It sounded silly out loud, and it was true all the same. A moth walked across the window. "You do, I suppose," said {hero}. {Hero.they} {hero:was|were} quiet then, and didn\'t feel alone.',
        '"I\'m sorry," said {hero} to God, "but." {Hero.they} listened to that. There was always a *but*. There was, *but they all laughed*. There was, *but {guest} laughed as well*. {Hero.they} took them off, one after another, like wet clothes. It took half the night, and when {hero.they} {hero:was|were} done there were two words left, and it was a bit cold. "I\'m sorry," said {hero}. Nothing in the room had changed, except that somebody had heard it.',
        'Through the window you could hear a person going home late, whistling. {hero} put the pillow over {hero.their} ears, and the tune was under there, too. "I can\'t stop it," {hero.they} told God from inside the pillow. "All I can do is tell {guest} and everyone that it was me." {Hero.they} waited to see whether there was something easier, and there was not. "Okay," said {hero}, "but please be standing somewhere that I can feel it."',
      ],
      preteen: [
        "\"I don't want to do it,\" said {hero}, to the ceiling and to God, since it seemed best to begin with the part that was true. \"I know that I'm going to, and I don't want to.\" A car went by, and its lights slid slowly across the wall. \"I want to be the one who makes them laugh, and I don't know who I'd be if I wasn't.\" {Hero.they} hadn't known that until it came out, and now it lay there in the dark and was not actually very big. It occurred to {hero} that God had presumably liked {hero.them} before {hero.they} knew any jokes, as a baby, for instance, when {hero.their} material had been extremely limited.",
        '{hero} composed the apology several times. In the first version, everybody had laughed. In the second, it had only been about a {thing}, and in the third {hero.they} hadn\'t meant it that way. All three were true, and each time {hero.they} got to the end of one, it turned out to be about {hero}. "God," {hero.they} said finally, "I made up a name, and it hurt {guest}, and I knew that it might. I had about one second when I knew." {Hero.they} had never told anyone about the second. {Hero.they} waited. The room stayed as it was, with its chair, its shelf, and its patch of moon. But it was the first time all week that {hero} had said a thing without checking to see how it went over.',
        'It was past midnight, and somebody out there was going home and whistling, and of course it was that tune. {hero} pulled the pillow over {hero.their} head, only to find that the tune was in there already. "You can hear that, too," {hero.they} said to God, "and you hear it everywhere, from every place at once." That was a new thought, and not a comfortable one: somebody had heard the name each single time it had been said, and had known, each time, whose it really wasn\'t. "You never call {guest} that," said {hero} slowly, "not even once." {Hero.they} took the pillow off again, and lay there a while, and finally said that all right, {hero.they} would go and tell them, but would God please come, because {hero.they} didn\'t think it was going to be funny.',
      ],
    },
    more: {
      preteen: [
        "{Hero.they} must have fallen asleep in the end, because when {hero.they} woke up it was getting light and the whistling had stopped. The small curled-up hope that {hero.they} might still get out of it somehow had disappeared during the night as well, and {hero.they} discovered that {hero.they} didn't particularly miss it.",
      ],
    },
  },
  {
    id: 'walk-up',
    purpose: 'everybody is waiting for a joke',
    core: false,
    rank: { young: 12, old: 12 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'worried', 'away'],
        ['friend', 'wave', 'happy', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['bench', 'tree'],
      action: '{hero} comes along, and everybody waits for a joke.',
    },
    text: {
      toddlers: [
        '"Here is {hero}! Be funny!" [+ {hero} is not funny. ]{hero} has a big job.',
        'Step, step, step. {hero} comes. [+ "A joke, a joke!" they call. ]No joke now.',
        '{hero} takes a breath. "Do the goose!" they call. No goose. [+ Not now.]',
      ],
      early: [
        'In the morning they were glad to see {hero}. "Do the goose!" they called. {hero} went right on past the goose. {Hero.their} knees felt like soup. [?companion: {companion} came along and did not do anything funny, either.]',
        '"Here comes {hero}!" somebody called. People made room. They had their laughs all ready. You could see them holding them in. {hero} had never been so sorry to see so many people.',
        'It was thirty-one steps to the middle. At step nine a man said, "Tell us one!" At step twenty a lady said, "Morning, dear, how is {thing.nick}?" At step thirty {hero} nearly turned around. So {hero.they} took the last step fast.',
      ],
      middle: [
        '"There {hero.they} {hero:is|are}!" they called in the morning, when {hero} came around the corner. "What have you got?" They were already grinning. It\'s a wonderful thing to be waited for like that, and {hero} walked toward it slowly, the way you eat the last piece of cake. [?friend: {friend} was sitting on the steps and lifted a hand. {Friend.they} took one look at {hero}\'s face and put it down.] "It\'s a new one," said {hero}. "You haven\'t heard it."',
        '{hero} had thought that it would look different, but it was a morning like all the others, with the man up on his ladder and the girl with the jump rope singing "{thing.rhyme}" to keep time. She waved, because she had no idea, and {hero} waved back. {Hero.they} had practiced a sentence all the way there, and now {hero.they} felt for it, as you feel for a key in the bottom of a bag. It was still there. It was quite short.',
        '"Make room, make room," said the lady with the eggs, "{hero}\'s going to tell us something." ¶ They made room. They made a ring, in fact, and somebody lifted a child up to see. {hero} had often dreamed of a ring like that. {Hero.they} saw the man with the ladder getting his handkerchief out, to have it ready. "You\'d better put that away," {hero} told him. The man laughed so hard that he needed it.',
      ],
      preteen: [
        'They were waiting for {hero.them}, just as they\'d waited every morning since {hero.they} could remember. "Here we go," said the man with the broom, and leaned it against the wall so as to have both arms free. It was the same wall. Somebody had touched up the paint. {hero} walked the whole length of that friendly silence, and every few steps there was a face {hero.they} had made laugh, and knew how to make laugh again; it would take {hero.them} four words at the outside. [?friend: {friend} looked up, saw {hero.their} expression, and slowly stopped chewing.] Nobody has ever gone to the dentist with so many people looking forward to it.',
        'It was an ordinary morning, and {hero} thought that was a bit much. There ought to have been a wind. Instead there was the man on his ladder, and two women sharing a paper, and the girl with the rope, counting under her breath, "{thing.rhyme}" with a skip on every beat. She grinned at {hero} over the rope, like somebody who knows that you\'ll like this. {hero} felt around for {hero.their} one sentence. {Hero.they} had worked on it since dawn. All the good words had been taken out of it, one after another, and what was left was about as funny as a spoon.',
        '"Shh," somebody said, "{hero.they} {hero:is|are} going to do one." The shushing went outward in a ring, and people who had been on their way somewhere stopped. A father set a small boy on his shoulders. It was the best house that {hero} had ever had. {Hero.they} noticed that in a professional way, and also noticed, at about the level of {hero.their} knees, that it was still possible to do the goose. No one would ever know. They would go home happy. [?companion: {companion} leaned against {hero.their} leg.] {hero} thought about the boy on the shoulders, who might be three, and who knew the word already, because his lips were moving.',
      ],
    },
    more: {
      preteen: [
        "It struck {hero.them} that these were nice people, and that this made it harder, because if they'd been mean {hero.they} could have gotten angry at them, and an angry person can say nearly anything. But all that they had ever done, every morning for as long as {hero} could remember, was to trust {hero.them} about what was funny.",
      ],
    },
  },
]
