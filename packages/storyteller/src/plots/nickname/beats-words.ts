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
          say: '{mentor} sat by the lamp and sewed, and {hero} held the pins. They had stuffed back all the feathers that they had, and now the pillow was as thick as a slice of toast. On long seams {mentor} always said Bible verses under {mentor.their} breath, one word for each stitch, the way other people count, and tonight it was so quiet in the kitchen that {hero} could hear every word. ¶ {verse} ¶ {mentor} came to the end of the thread and the end of the verse at the same time, and tied a knot. "You can keep that one," said {mentor}. {hero} noticed that {hero.they} had been holding a pin the whole time, and by the wrong end.',
          way: 'hands-busy',
        },
        {
          say: 'There was blue stitching all around the edge of the old pillow, and {hero} had never looked at it, although {hero.their} cheek had been lying on it a hundred times. Now {mentor} was sewing up the seam, and the pillow lay under the lamp, and the blue stitches turned into letters. {hero} read them one after another, sideways, as they went by under the needle. ¶ {verse} ¶ "Who made that?" asked {hero}. ¶ "I don\'t know," said {mentor}, "but it takes about a month to stitch so many letters. So I think it was somebody who needed it."',
          way: 'on-a-thing',
        },
        {
          say: 'They had caught so few feathers that you could have stuffed a mitten with them. {hero} kept one of them, a small curly one, and opened {mentor}\'s Bible, which was lying on the kitchen table, so that it wouldn\'t get lost. The Bible opened all by itself, and there was another feather, brown and very old, and it had been lying there for so long that you could see the shape of it on the page. Next to it somebody had drawn a line with a pencil. ¶ {verse} ¶ "That feather is mine," said {mentor}, and didn\'t even look up from the seam. "It was a different pillow. I was a very funny kid, you know, and everybody on our street said so."',
          way: 'opened-by-chance',
          shows: shown.featherInBible,
        },
        {
          say: '{mentor}\'s kitchen window was open because of all the fluff, and across the way the choir was practicing, as it did every Wednesday. They weren\'t very good, and they always got stuck in the same place, and had to start again. {mentor} sewed, and {hero} cut the thread, and neither of them was really listening. Then, all at once, the choir got over the hard part, and went on singing, right to the end. ¶ {verse} ¶ "Well, there it is," said {mentor}, and probably meant the seam. {hero} put down the scissors. All week {hero.they} had had that other tune in {hero.their} head, and now it had stopped.',
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
        '"Were they mad about the feathers?" asked {hero} after a while. ¶ "Some of them were, and they had every right to be," said {mentor}, "and I didn\'t go over there to make them stop being mad. I went over there so that they\'d know who to be mad at."',
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
        '"I don\'t want to do it," said {hero} to God, up at the ceiling, because it was best to start with the part that was true. "I know that I\'m going to, but I don\'t want to." A car went by, and its lights slid along the wall. "I want to be the one who makes them laugh, and if I\'m not, I don\'t know who I am." {Hero.they} hadn\'t known that until {hero.they} said it. It was quiet for a while, and then {hero} thought that God must have liked {hero.them} even before {hero.they} knew any jokes, when {hero.they} {hero:was|were} a baby, for example, and only knew one word.',
        '{hero} lay in bed and tried out how to say it. *Everybody laughed*, {hero.they} could say, or *It was only about a {thing}*, or *I didn\'t mean it that way.* All of that was true, and none of it was about {guest}. "God," {hero.they} said at last, "I made up a name, and it hurt {guest}, and I knew that it would. I had about one second, and I knew it." {Hero.they} had never told anybody about that second. Nothing moved in the room, and there was a patch of moonlight on the floor. But for the first time in a week {hero} had said something without looking to see if anybody laughed.',
        'Long after midnight somebody was walking home and whistling, and of course it was that tune, and {hero} pulled the pillow over {hero.their} head, but the tune was already inside. "You can hear it, too," {hero.they} said to God, "and you hear it everywhere, all at once." {Hero.they} had never thought of that. Every single time that anybody had said that name, God had heard it, and had known that it wasn\'t true. "You never call {guest} that," said {hero} slowly, "not even once." {Hero.they} took the pillow off again and lay there for a while. "All right," {hero.they} said, "I\'ll go and tell them. But please come with me, because I don\'t think it\'s going to be funny."',
      ],
    },
    more: {
      preteen: [
        "{hero} must have fallen asleep in the end, because when {hero.they} woke up it was light, and nobody was whistling anymore. Last night there had still been a small hope that {hero.they} could get out of it somehow, and now it was gone, and {hero.they} didn't miss it.",
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
        'They were all waiting for {hero.them}, just like every morning. "Here we go," said the man with the broom, and leaned it against the wall so that he could clap. It was the same wall, and somebody had painted the letters fresh, and {hero} walked past all of them. Every few steps there was a face that {hero.they} had made laugh, and {hero.they} knew how to do it again, and it would only take four words. [?friend: {friend} looked up and saw {hero.their} face, and slowly stopped chewing.] It was as if {hero} had to go to the dentist, and everybody had come to watch.',
        'It was just a normal morning. The man was up on his ladder, and two women were sharing a newspaper, and the girl with the rope was jumping and singing, "{thing.rhyme}" with one hop for every beat. She grinned at {hero}, because she was sure that {hero.they} would like that. {hero} had worked on what to say since it got light. {Hero.they} had taken out all the clever words, one after another, and now there was only one sentence left, and it was about as funny as a spoon.',
        '"Shh," somebody said, "{hero.they} {hero:is|are} going to do one." People stopped, and more and more of them turned around, and a father put his little boy up on his shoulders. {hero} had never had so many people waiting for a joke, and {hero.they} could still do the goose. Nobody would ever know, and they would all go home happy. [?companion: {companion} leaned against {hero.their} leg.] Then {hero} looked at the boy up there on his father\'s shoulders, who was three years old at most. His lips were moving, and {hero} could see what he was saying, because he knew that name already.',
      ],
    },
    more: {
      preteen: [
        "If only they had been mean, and then {hero} could have gotten angry, and when you're angry you can say nearly anything. But they were nice people, and every morning they had just trusted {hero.them} to tell them what was funny.",
      ],
    },
  },
]
