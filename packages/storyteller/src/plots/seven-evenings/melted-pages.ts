import type { MeltedPage } from '../plot.ts'

/** Pages of two beats for stories of ten pictures. */
export const meltedPages: readonly MeltedPage[] = [
  {
    id: 'first-evening/no-thanks',
    scene: {
      setting: 'place',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['hero', 'work', 'joy', '{job}'],
        ['mentor', 'sit', 'happy', 'hero'],
        ['friend', 'cheer', 'laugh', 'hero'],
        ['companion', 'stand', 'wow', '{job}'],
      ],
      props: ['{job}', 'bench', 'tin'],
      action: '{hero} looks after the {job} for the first time and gets no thanks for it.',
    },
    text: {
      middle: [
        'At six sharp {hero} pushed open {owner}\'s gate. It squeaked, as if it were asking who was there. {mentor} had come along and sat down on the wall with something to mend. [?friend: {friend} had come to watch. ]{hero} {job.did}, and that took four minutes, and so {hero.they} swept the step as well, and gave a short speech.¶Then {hero.they} waited. You would think that {job.the} might have been a little grateful. {Job.the} {job.thanks}.¶"That\'s as good as a kiss," said {mentor}, "from {job.him}."¶{hero} took down the first pin and dropped it into the tin. *Clack.*',
        '"Good evening," {hero} told {job.the}. "I\'m {hero}. I\'ll be doing this for a week." {Hero.they} {job.did}, carefully, in the right order, while {mentor} sat on the wall with some mending [?friend: and {friend} held the tin, ]and the sun lay along the path like a cat. It was the most grown-up thing that {hero.they} had ever been given to do.¶{Job.the} {job.thanks}.¶"Does {job.it} do that to {owner}, too?" asked {hero}.¶"For years," said {mentor}.¶{hero} had to laugh. The first pin fell, and it was possibly the most satisfying noise in the world. *Clack.*',
        '{hero} had made a plan with eight numbers on it. Number three was the job. Number eight was *thanks*. {mentor}, on the wall, read them out one by one[?friend:, and {friend} did the drum rolls]. {hero} said good evening. {Hero.they} {job.did}. {Hero.they} took a bow. Then they came to number eight, and everybody looked at {job.the}.¶{Job.the} {job.thanks}.¶"I\'ll put that down as a maybe," said {mentor}. And {hero} unclipped the first of the pins, and let it drop in the tin. *Clack.* There were six left. It seemed a pity that there were so few.',
      ],
      preteen: [
        'On the first evening {hero} arrived with a broom, a notebook and clean shoes. {Hero.they} {job.did}, and it took four minutes, which was disappointing for somebody who had put on clean shoes, and so {hero.they} went on to sweep the path. {mentor} had come along and was sitting on the wall with some mending. [?friend: {friend} had come as well, and asked whether there would be refreshments. ]¶It would be pleasant to report that {job.the} showed signs of affection. {hero} bent down to make it easier. {Job.the} {job.thanks}.¶"That\'s the way {job.it} says good night," said {mentor}.¶"And how does {job.it} say go away?" asked {hero}. {mentor} had to admit that there did not appear to be a difference. The first pin went into the tin with a small dry *clack*.',
        "There is a particular pleasure in being trusted with somebody's gate. {owner}'s squeaked on two notes, one for in and one for out, and {hero}, who had gone by it all {hero.their} life, had never known. {Hero.they} {job.did}, while {mentor} sat on the wall with something to mend and carefully did not supervise. [?friend: {friend} supervised from the fence. ]It was done in four minutes, and it was done perfectly. {Hero.they} stepped back to receive whatever there might be in the way of thanks, and {job.the} {job.thanks}.¶\"I've been snubbed by better than you,\" {hero} informed {job.him}, with dignity, and {hero.they} took down the first pin. *Clack*, it said, like a period at the end of a very good sentence, and {hero.they} walked home in an excellent mood.",
        '"Why does {owner} go to such trouble," asked {hero}, "for something that doesn\'t even like {owner.them}?" For {hero} had come at six, in clean shoes, and said good evening, and {job.did}, as carefully as a doctor, and {job.the} {job.thanks}.¶{mentor}, who had settled on the wall with some mending, held it up to the light. "I asked the same thing once," {mentor.they} said. "{owner} told me it was a great rest, to do something for somebody who wasn\'t going to make a fuss about it." [?friend: "I\'d want a fuss," said {friend}. ]{hero} looked down at {job.the}. There was no fuss of any kind, and so {hero.they} began to laugh, and unclipped the first of the seven pins, and let it fall into the tin. *Clack.* The six that were left looked like practically nothing.',
      ],
    },
    more: {
      middle: ['All the way home {hero} walked like somebody with a key.'],
      preteen: [
        '"Same time tomorrow?" asked {mentor}, folding up the mending.¶"Is that a joke?" said {hero}, and all the way up the lane {hero.they} explained what {hero.they} meant to do differently on the second evening, and on the third. There was to be a chart. {mentor} listened with great interest, for {mentor.they} had kept a number of promises in {mentor.their} time, and {mentor.they} knew about first evenings, and did not say so.',
      ],
    },
  },
  {
    id: 'pull/prayer',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['bed', 'window', 'moon'],
      action: '{hero} lies awake and thinks about the last pin, and prays.',
    },
    text: {
      toddlers: [
        '{hero} thinks. {Wish.the}? The last pin? "God, stay with me." [+ Good night.]',
        'One pin is so small! But {hero} said yes. "Help me, God."',
        '{hero} hugs the pillow. "Dear God, you know." The moon looks in.',
      ],
      early: [
        'It was only one evening. {owner} would never know. But inside {hero} it went on, {img.is}. "God," said {hero}, "I don\'t want to do it tomorrow. I want to go on the wagon. Please sit here with me." It was just as dark as before. [+ But it was not so big.]',
        '{hero} began a prayer about rain. If it rained, there would be no {wish}! But it did not seem right to rain on everyone. So {hero.they} said only, "God, I said I would, and I don\'t want to. Come along tomorrow, if I go." [+ From the window you could see the pin.]',
        '"Will {owner} find out?" asked {hero}. "Not unless you tell," said {mentor}, and kissed {hero.them} good night. It should have felt good. {hero} turned over. "God," {hero.they} whispered, "I would find out." Then it was quiet, and {hero.they} {hero:was|were} not alone in it.',
      ],
      middle: [
        '{hero} sat on the bed and was reasonable. It was only one evening. {Job.the} would hardly notice. Nobody would ever know. It all fitted together like a puzzle, and there was just one piece over, and it was the piece with {hero.their} own voice on it, saying *I promise*. {Img.the} {img.tight}.¶"God," {hero.they} said at last, "I don\'t want to." It was best to get that out of the way. "I\'m not asking you to move it." {Hero.they} waited, all the same, in case it moved. It didn\'t. But {hero.they} had been carrying it up and down the room since supper, and now somebody else knew about it, from the inside.',
        '"Nobody would know," said {hero} to the ceiling. The ceiling did not dispute it. {Hero.they} could take down the pin in passing, at half past five. A pin couldn\'t tell whether you had done anything first. {Img.the} {img.tight}. That was the trouble. {Hero.they} could tell.¶{Hero.they} had been going to ask for a sign, but there was only the spider, and there was always the spider. "I suppose I know what it is," {hero} said into the dark. "I just wanted you to say that I needn\'t." Then, after a while: "All right. I still don\'t want to. Please stay here while I don\'t want to."',
        '{hero} made a list with two columns. In the first one {hero.they} wrote {wish.best}, and the wagon, and *once a year*. In the second {hero.they} wrote *{job.plain}*, and that looked very short over there. So below that {hero.they} wrote *I said so*. {Img.the} {img.tight}, and {hero.they} put down the pencil.¶"You were there when I said it," {hero} told God, and stopped for a while, because that was the whole trouble in one sentence. "And you were there in the rain, I think. It wasn\'t any drier. But you were there." Somewhere a door closed. [?companion: {companion} sighed in {companion.their} sleep. ]"So you\'ll be there tomorrow," said {hero}, "whichever."',
      ],
      preteen: [
        '{hero} went about it in an orderly manner. In the first place, it was one evening out of seven. In the second place, {job.the} would come to no harm. In the third place, nobody would ever find out, and {owner} would come home to an empty line, and be pleased, and bring a present. It was at the present that the whole argument, which up to then had stood like a wall, began to lean. {hero} could see {hero.their} own face, accepting it. {Img.the} {img.tight}.¶"I don\'t want to," {hero.they} told God, since it seemed best to begin with the truth. "I\'ve found four ways in which I needn\'t, and they\'re all quite good." It was peculiar to set them out in front of somebody who could not be impressed by them; they got shorter. No answer came, but {hero.they} had stopped being the only person in the dark.',
        'The curious thing about the promise was that it had been so much bigger when it was made. It had been somebody\'s whole trust then, and now it had worn down to four minutes, for the sake of a thing that had never once been civil. Against that stood {wish.best}. {hero} put it to {hero.themself} like that several times, and each time some stubborn clerk at the back of {hero.their} head read out the sentence in question, from the record, in {hero.their} own voice. {Img.the} {img.tight}.¶{Hero.they} thought of asking for a cloudburst. But you couldn\'t have a whole valley rained on just so as not to have to decide. "Let me at least want to want to," {hero.they} said in the end; it was the most that {hero.they} could honestly sign.',
        '"If this were something that mattered," {hero} explained to the bedroom wall, "it would be different." {Hero.they} would have given up {wish.the} for a fire, without a second thought; it was hard that nobody had sent one. What {hero.they} had been sent was the smallest duty in the world, and the question, apparently, of how much a thing weighed when there was nothing on the scale but having said it. {Img.the} {img.tight}.¶It made an uncomfortable prayer, for {hero.they} kept having to cross things out. *Please let it be canceled*: that was not fair. *Please let me not mind*: but it would have been strange, and a little false, not to mind. What remained was hardly more than a line. "I mind very much," {hero.they} told God, "and I\'m here."',
      ],
    },
    more: {
      early: ['Outside hung the pin, and the moon went by it.'],
      middle: ['The pin hung on its line outside, and the moon went by it.'],
      preteen: [
        "From the window you could see {owner}'s house with its dark panes, and the line, and on it, very thin in the moonlight, the pin. It was ridiculous; it weighed less than a spoon. {hero} drew the curtain, and a minute later {hero.they} got up and drew it back again, because {hero.they} had found that it could be seen through the curtain just as well.",
      ],
    },
  },
  {
    id: 'gate/wagon-leaves',
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'reach', 'sad', 'gate'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['friend', 'wave', 'sad', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['gate', 'wagon', 'lanterns'],
      action: "{hero} goes in at {owner}'s gate, and the wagon drives off without {hero.them}.",
    },
    text: {
      toddlers: [
        'Ding, dong. Six! "Come up!" {hero} walks to the gate. Squeak. Bye-bye, wagon.',
        'The wagon waits. The pin waits. Squeak goes the gate. Bye-bye, wagon. [+ Sniff.]',
        '"I said I would." Push. Squeak! The wagon goes. Small. Smaller. Gone.',
      ],
      early: [
        'The wagon stood in the lane, and one place was free. [?friend: "It\'s for you!" called {friend}. ]Then the clock began to strike. "I can\'t," said {hero}. "It\'s six." {Hero.they} turned around and pushed the gate. Squeak. Behind {hero.them} the bells began to move. "It\'s gone," said {hero}. "Yes," said {mentor}.',
        'On one side were the wagon, and the lights, and the song. On the other side was one pin. "Could you wait a bit?" {hero} asked the driver. He shook his head. "Then you have to go," said {hero}, "and I have to go, too." Squeak. The wagon rolled away. [?companion: {companion} stayed. ]{hero} sat down and cried for as long as a shoelace.',
        '"Aren\'t you coming?" [?friend: called {friend}][!friend: called the driver] from the wagon. {hero} wanted to, right down to the toes. But the toes were pointing the other way. "I have one pin left," said {hero}. Squeak. Clip, clop, went the horse. Clip, clop. Clip. Then it was as quiet as a pocket. [+ {mentor} moved over on the wall.]',
      ],
    },
  },
  {
    id: 'last-pin/back-late',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'tender', '{job}'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'give', 'sleepy', 'hero'],
        ['companion', 'sit', 'calm', '{job}'],
      ],
      props: ['{job}', 'tin', 'moon'],
      action: '{hero} takes down the last pin, and late at night the wagon comes home.',
    },
    text: {
      middle: [
        'It was very quiet. {hero} {job.did}. {Hero.they} did not leave out the part that nobody ever saw. From beyond the hill came {wish.sound}, now and then, when the wind was right.¶Then {job.the} {job.turn}. {Job.it} had never done that before. They stayed like that, the two of them, until the sky went gray, and {hero.they} noticed that the music had stopped. *Clack*, said the last pin.¶The wagon came home at ten, with everyone on it asleep. [?friend: Only {friend} sat up. "I kept you half," said {friend}. It was {wish.brought}. ][!friend: "They saved you this," whispered the driver. It was {wish.brought}. ]¶"Was it good?" asked {hero}.¶"It was wonderful," was the answer, and {hero} was glad that nobody had said less.',
        '"You don\'t even know what day it is," {hero} told {job.the}. {Hero.they} {job.did}, for the seventh time, and somewhere in the middle {hero.they} noticed that {hero.they} {hero:was|were} not doing it for the pin anymore. {Hero.they} {hero:was|were} just doing it. And that was when {job.the} {job.turn}.¶"Well, look at you," said {hero}, very low. By the time {hero.they} reached up for the pin, it was dark, and {wish.best} had come and gone. *Clack.*¶{mentor} walked home with {hero.them}. At the corner the wagon rolled by, one bell at a time. [?friend: "{hero}?" said a heap of coats, and {friend} came out on top of it with {wish.brought}. "It was a whole one at the bridge." ][!friend: "Here," said the driver, and reached down {wish.brought}. "It was a whole one at the bridge." ]It was very good. It was half.',
        '{mentor} sat on the wall and did not ask. Behind the hill they had {wish.sound}. On this side they had a cricket. {hero} {job.did}, properly, because if {hero.they} had come here for this, then this was what {hero.they} wanted to have come for.¶"{mentor}," {hero.they} said after a while. "Come here. Slowly." {Job.the} {job.turn}.¶"Seven evenings," whispered {mentor}, "and {job.it} picks this one."¶They looked until it was night. A long way off people cheered for the last time. *Clack.* And then {wish.over}, as the driver told them in the lane, with his hat in his hand. [?friend: {friend} had kept {hero} {wish.brought}, and had not bitten past the middle. ][!friend: The five small bakers had kept {hero} {wish.brought}, and had not bitten past the middle. ]',
      ],
      preteen: [
        'It was so quiet that {hero} could hear the pin turning on the line, and {hero.they} {job.did}. There was no audience, and nothing to be got by it, and {hero.they} noticed with mild surprise that {hero.they} {hero:was|were} taking more trouble than on any evening since the first. When the wind came around you could hear {wish.sound}, from beyond the hill, like a party in somebody else\'s life. And then {job.the} {job.turn}; it was no reward. It did not weigh as much as {wish.best}, or anything like it. But it had happened in that place at that minute, and there had been someone there.¶It was dark before the last pin went *clack*. They met the wagon on the way home, at a walk, with its passengers piled on each other like laundry. [?friend: "I kept you half," said {friend}, not very clearly, and held out {wish.brought}. ][!friend: "The little ones kept you half," said the driver, and held out {wish.brought}. ]There was lint on it. Nobody had bitten past the middle.',
        '"I gave up {wish.best} for you," {hero} informed {job.the}. "I don\'t suppose that you care to comment?" {Job.it} did not. {hero} {job.did}, step by step, and Somewhere along the way the misery got bored and wandered off. There was only the work, and the smell of the evening, and {mentor} on the wall; it was at that moment that {job.the} {job.turn}. From over the hill came one last cheer, a long way off, and after it the silence that means that people are looking for their coats. The seventh pin dropped into the tin.¶"Don\'t tell me how it was," said {hero}, when the wagon stopped beside them at the corner. "No, do."¶[?friend: "It was the best ever," said {friend}, from under three other people. "I hated that you weren\'t there. I\'ve got {wish.brought}." ][!friend: "It was the best we ever had," said the driver, "and there\'s {wish.brought} for you." ]{hero} minded, and noticed that {hero.they} did not want to trade.',
        'There was nobody left in the lane at all; it was as if the whole world had gone to {wish.the} and left {hero} the key. {Hero.they} {job.did}, and it took four minutes, as on the first evening, since there was no longer any reason to be quick. Then {hero.they} waited, without knowing for what, and {job.the} {job.turn}. "{mentor}," said {hero}, hardly moving {hero.their} lips, and {mentor} laid down the mending and came; they said nothing for a long time. When {hero.they} finally unclipped the pin it was night, and the hill was silent.¶At a quarter past ten the wagon rolled home below the window. {Wish.over}; there was nothing left of it but forty tired people who had been happy. [?friend: One of them stood up, swaying, and {friend}\'s voice said "Catch!" ][!friend: The driver stood up on the shafts and said "Catch!" ]Over the sill came {wish.brought}. It was exactly half. {hero} and {mentor} divided it into quarters.',
      ],
    },
    more: {
      middle: ['"Seven," said {mentor}, and counted the tin, to be fair. It was seven.'],
      preteen: [
        'There were two things to be felt, and {hero} tried them one after the other, as you might try two keys. One was that {hero.they} had missed it; it was quite true, and it would be true tomorrow. The other was harder to find a word for. It was something like having walked the whole length of a wall in the dark, with one hand on it, and coming to the end, and finding that the wall was there all the way.',
      ],
    },
  },
]
