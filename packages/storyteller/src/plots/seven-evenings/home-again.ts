import type { Beat } from '../plot.ts'

/** The wagon comes home, and so does the neighbor. */
export const homeAgain: readonly Beat[] = [
  {
    id: 'back-late',
    purpose: 'The wagon comes home at night; somebody has kept half of something.',
    core: false,
    rank: { young: 10, old: 4 },
    valence: 1,
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'wow', 'wagon'],
        ['mentor', 'hold-hands', 'calm', 'hero'],
        ['friend', 'give', 'sleepy', 'hero'],
        ['companion', 'walk', 'sleepy', 'hero'],
      ],
      props: ['wagon', 'moon', 'lantern'],
      action: 'The wagon comes home late, full of sleeping people, and stops in front of {hero}.',
    },
    text: {
      toddlers: [
        '[+ Clip, clop. ]The wagon comes back. The people bring {hero} a bit of cake.',
        'Who comes? The wagon! [?friend: {friend} has a treat. "For you, {hero}." ][!friend: The people have a treat for {hero}. ][+ Yum.]',
        '"Was it good?" asks {hero}. "So good," say the sleepy people. They bring {hero} a bun.',
      ],
      early: [
        'Late in the evening the wagon came back. They were all asleep on it, with the baker on top. [?friend: Only {friend} was awake. "I kept you half," said {friend}. ][!friend: "This is for the one at the gate," said the driver. ]It was {wish.brought}. It was very good, and it was only half.',
        'Clip. Clop. The wagon was back. "Was it nice?" asked {hero}. "Oh," said the driver. "Oh, it was nice." He did not say that it was not, just to be kind. [?friend: {friend}][!friend: He] gave {hero} {wish.brought}. {hero} was glad, and sad, too.',
        '{hero} and {mentor} were at the corner when the wagon rolled by. [?friend: "Stop!" said {friend}. ][!friend: "Whoa," said the driver. ]"You missed {wish.best}." "I know," said {hero}. Then there was something sticky in {hero.their} pocket. It was {wish.brought}.',
      ],
      middle: [
        'They were nearly home when they heard it behind them, slowly, one bell at a time. The lanterns were down to their ends. On the boards lay the whole lane in a heap, asleep, with paper roses in its hair, [?friend: and on the front seat sat {friend}, holding something in both fists. "I\'d have finished it," said {friend}, "but I only ate up to the middle." It was {wish.brought}. ][!friend: and the driver put one finger to his lips. "They saved you this," he whispered. It was {wish.brought}. ]¶"Was it good?" asked {hero}.¶Nobody lied to {hero.them}. "It was wonderful," was the answer.¶{hero} nodded. That hurt, and {hero.they} would not have wanted it otherwise.',
        'The wagon came home at ten, much smaller than it had gone. That was because everyone on it was lying down. The driver walked beside the horse, to save it the trouble, and stopped when he saw {hero} and {mentor} at the corner.¶[?friend: "There you are," said a heap of coats, and {friend} came out at the top of it. "I\'ve got {wish.brought} for you. It was a whole one at the bridge." ][!friend: "There you are," he said. "The little bakers sent you {wish.brought}. It was a whole one at the bridge." ]¶"How was {wish.best}?" asked {hero}.¶"It\'s over," he was beginning to say, for {wish.over}. But then he saw {hero.their} face. "It was grand," said the driver. "I\'ll not tell you less."',
        '{hero} had meant to be asleep by then. But {hero.they} stood at the window in {hero.their} nightclothes, beside {mentor}, and saw the wagon come up the street without a sound, as if it had been cut out of paper. {Wish.over}, said the driver when they opened the window, and that was the end of it for this year.¶[?friend: Something flew up out of the dark and landed on the sill. It was {wish.brought}, wrapped in {friend}\'s handkerchief. "Half!" hissed {friend} from below. "I measured!" ][!friend: He stood up on his seat and laid something on the sill. It was {wish.brought}. "You had that coming," he said. ]¶{hero} ate it in the dark. It tasted of everything {hero.they} had missed.',
      ],
      preteen: [
        'They met the wagon on the way home. It came out of the dark very slowly, with its lanterns nearly out, and the people lay on top of each other like laundry. {Wish.over}, whispered the driver, and it had never been so good. He didn\'t try to make it sound worse than it was. It went into {hero} like a splinter, and still {hero.they} {hero:was|were} glad that he hadn\'t. [?friend: Then one of the people sat up. "I kept you half," said {friend}, half asleep, and held out {wish.brought}. There was some fluff on it. {friend} loved that more than anything, and had carried it for six miles, and hadn\'t bitten past the middle, not even one crumb. ][!friend: "The little ones kept you this," he said. It was {wish.brought}, and there was some fluff on it. The baker\'s five children had carried it for six miles, and not one of them had bitten past the middle. ]',
        '"Don\'t tell me how it was," said {hero}, when the wagon stopped next to them. It was past ten, and the moon was out. "No, tell me. No, wait."¶The driver waited. He was a patient man, and the horse didn\'t mind. [?friend: {friend} was lying across three other people, and lifted {friend.their} head. "It was the best ever," said {friend}, with both eyes shut. "I hated it that you weren\'t there. I\'ve got {wish.brought}." ][!friend: "It was the best one we\'ve ever had," he said after a while. "And there\'s {wish.brought} for you." ]It was warm from somebody\'s pocket. {hero} held it, and looked at all the sleeping people. They were smiling, and you could see that they were still thinking of {wish.best}. {hero} minded. But {hero.they} noticed, too, that {hero.they} wouldn\'t have wanted to trade.',
        'At a quarter past ten the wagon came home, right under the window. {hero} was supposed to be asleep, and was standing there in the dark, and {mentor} was standing there, too, and didn\'t say anything about it. The wagon hardly made any noise. The paper roses were hanging down, and {wish.over}, and there was nothing left of it but forty tired people who had had a good time. [?friend: One of them stood up and swayed. "{hero}!" whispered {friend}, as loudly as you can whisper. "Catch!" And in through the window came a paper bag, with {wish.brought} in it, and one paper rose. ][!friend: The driver stood up and put a paper bag on the windowsill, with {wish.brought} in it, and one paper rose. ]It was exactly half. {hero} shared it with {mentor}, and then it was quarters.',
      ],
    },
    more: {
      early: ['{mentor} was given a bite. That was fair.'],
      middle: ['{mentor} was given a bite. It was fair.'],
      preteen: [
        '{hero} lay awake for a bit, and could still taste the sugar. There were two things to feel, and {hero.they} tried them both. One was that {hero.they} had missed it, which was true, and tomorrow it would still be true. The other one was harder to say. It was like walking along a wall in the dark, with one hand on it, and finding out at the end that the wall was there the whole way.',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'The eighth day at six: the feet go to the gate by themselves; the neighbor is home.',
    core: true,
    valence: 2,
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['owner', 'sit', 'happy', 'hero'],
        ['hero', 'sit', 'calm', 'owner'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'sit', 'happy', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bench', 'tin', '{job}'],
      action: '{hero} and {owner} sit on the step in the evening, and the line above them is empty.',
    },
    text: {
      toddlers: [
        '{owner} is home! {owner} counts the pins. "Seven! Thank you, {hero}!" [+ {heart} ]{job.tend}',
        '[+ Ding, dong. ]Six! {hero} comes once more. There is {owner}! {owner} hugs {hero}. [+ {heart} ][+ {job.tend}]',
        '{owner} comes home. All the pins are down. {owner} hugs {hero}. [+ {heart} ][+ {job.tend}]',
        '{owner} is home. "You came every night!" {hero} leans on {owner}. [+ {heart} ][+ {job.tend}]',
      ],
      early: [
        'The next day {owner} was home. But at six o\'clock {hero} put on {hero.their} boots. "You are done," said {mentor}. "I know," said {hero}. "My feet don\'t." So they walked over, and {owner} moved up on the step. [?friend: {friend} told {wish.told}. ]{Img.the} {img.loose}. [+ No one had seen it go.]',
        '{owner} came home with the train. {Owner.they} looked in the tin. {Owner.they} did not say "good." {Owner.they} said, "I had such a quiet week." {hero} liked that. In the evening they sat on the step, all in a row. [?friend: {friend} told {wish.told}. ]{Img.the} {img.loose}. [+ {Job.the} {job.end}.]',
        '"What was it like?" asked {owner}, home again. They sat on the step. "First it was fun," said {hero}. "Then it was wet. Then I cried." {owner} nodded. "That is a whole week," said {owner}. [?companion: {companion} lay down on the suitcase. ]{Img.the} {img.loose}. {Job.the} {job.end}.',
        '{owner} was home, and {hero} got a present. "That is pin seven," said {owner}. "It has a bite in it." {hero} clipped it to {hero.their} {hero.wear}. [?friend: {friend} told {wish.told}, and {hero} was only a bit sad. ]{Img.the} {img.loose}. "Same time tomorrow?" asked {owner}. "Not as a job," said {hero}.',
      ],
      middle: [
        '{owner} came home on the morning train and found an empty line. At five minutes to six that evening {hero} stood up from the table.¶"It\'s the eighth day," said {mentor}. "You\'ve finished."¶"I know," said {hero}, looking for the other boot. "Nobody\'s told my feet."¶The gate squeaked, and {owner} moved over on the step without asking who it was. [?friend: {friend} sat on the wall and told them, for the third time, {wish.told}. It did sound wonderful. {hero} thought that it probably always would. ]{Job.the} {job.end}. {Img.the} {img.loose}, some time or other, when nobody was looking.¶"Four minutes," said {owner} at last. "It isn\'t long, is it?"¶"It depends which four," said {hero}.',
        '{owner} tipped the pins out of the tin and looked at them, all seven, as if each had something written on it. {Owner.they} came to the last. "What was that one like?" {owner.they} asked.¶{hero} told {owner.them}. It did not take long. {owner} did not say that {hero.they} should have gone, and {owner.they} did not say that it was only {wish.a}. {Owner.they} looked at the pin for a good while.¶"I had my supper in peace," said {owner}. "Every night. I\'d like you to know what that was."¶They sat on the step until the bats came out. [?friend: {friend} came by and stayed. ][?companion: {companion} fell asleep against the suitcase. ]{Job.the} {job.end}. {hero} noticed that {img.the} {img.loose}, and could not have said on which evening.',
        '"Your gate squeaks," said {hero}.¶"I know," said {owner}, who was home again, with {owner.their} shoes off. "I could oil it."¶They both thought about that. "No," said {hero}.¶It was six o\'clock, and there was nothing to do. {owner} had done it. {hero} had only come to see whether it had been done right. The two of them sat under the empty line and shared a roll. [?friend: On {hero}\'s other side {friend} was telling {wish.told}, with gestures. ][?companion: {companion} had an eye on the roll. ]A year was a long time, {hero} thought, but there were worse places to begin it. {Img.the} {img.loose}. {Job.the} {job.end}, and {owner} broke what was left of the roll in two.',
        'The seven pins were back on the line, and on each of them hung a sock. {owner} had come home. "I\'ll tell you a secret," {owner.they} said, when {hero} had climbed up beside {owner.them} on the step. "I wasn\'t sure. I was sure of Monday and Tuesday. Anyone would do Monday and Tuesday."¶"And the others?"¶"I hoped," said {owner}.¶{hero} leaned back on {hero.their} elbows. [?friend: "It was raining on Thursday," said {friend}. "I know, because I wasn\'t there." ]The air smelled of supper. {Job.the} {job.end}. Somebody over the hill was taking down the last of the lanterns, and it stung a bit, and then it didn\'t. {Img.the} {img.loose}. "Those are very big socks," said {hero}.',
      ],
      preteen: [
        '{owner} came home with the morning train, looked at the line, and went inside to unpack. That was all, but at six o\'clock in the evening {hero} was standing in the lane with {hero.their} boots on. "You\'re finished, you know!" {mentor} had called after {hero.them}, and {hero} had said that {hero.they} knew, but that nobody had told {hero.their} feet.¶{owner} was sitting on the step, and moved over to make room. [?friend: After a while {friend} came, too, and hung over the gate, and told them {wish.told}. {hero} laughed until it hurt, and it hurt a little before that, too. ]The line above them was empty. {Job.the} {job.end}. {hero} felt around inside for the old feeling, and {img.the} {img.loose}, and {hero.they} had no idea since when. "It\'s funny," said {hero}. "It\'s just as boring as it was on Thursday." {owner} gave {hero.them} half an apple. "Yes," said {owner} happily. "Isn\'t it?"',
        '"I should say something," said {owner}, who had taken the seven pins out of the tin and put them on the step in a row. "I\'ve been trying to think what. On the train I thought that I\'d bring you a present, but then it would look as if I was paying you."¶"I don\'t want to be paid," said {hero}.¶"I know," said {owner}. "So I\'ve brought you nothing at all. I looked everywhere for it." They both looked at the pins for a while, in the last of the sun. [?friend: {friend}, at the other end of the step, thought that nothing could have come with some chocolate. ]Then {hero} told {owner.them} about the seventh evening, and {owner} listened right to the end, and didn\'t say that {hero.they} should have gone. {Job.the} {job.end}. {Img.the} {img.loose}, and nobody saw it go. After a while {owner} picked out one of the pins, the one with tooth marks in it, and clipped it onto {hero}\'s {hero.wear}.',
        'Nothing had changed. {hero} could see that from the gate. The bucket was where it always was, and the line was empty, and when {hero.they} said hello to {job.the}, {job.the} {job.looks}. It was six o\'clock on the eighth evening, and {owner}, in {owner.their} old coat, had just finished.¶"I\'m sorry, there\'s nothing left for you to do," said {owner}.¶"I only came to look," said {hero}, and sat down. {mentor} was already on the wall. [?friend: {friend} was on the wall, too, and was telling {mentor} {wish.told}, for the fourth time at least. ][?companion: {companion} had taken the warm half of the step. ]Behind the hill, where the lights had been, it was getting dark. There wouldn\'t be any lights there tomorrow, or for another year. {hero} looked at the place for as long as {hero.they} wanted to. {Img.the} {img.loose}. Then {owner} held out a piece of bread, without saying anything, and {hero} took it, and they listened to how quiet the lane was.',
        'They didn\'t talk about it until the washing was in. "You must have been bored," said {owner}, who had come home that morning, and who always came straight to the point.¶"Very," said {hero}. "In the middle I was so bored that I could hear my hair grow. And then it was {wish.the}, and I cried on your bucket." {Hero.they} thought that {hero.they} might as well say all of it. "It isn\'t all right about {wish.the}, and I don\'t think that it\'s supposed to be. But I\'d do it again, and I\'ve no idea why."¶"I have," said {owner}, but {owner.they} didn\'t tell. {Owner.they} hung up one good shirt with seven pins, when three would have been enough, and sat down next to {hero} on the step. [?friend: Down at the gate {friend} was trying to play a song on it. ]{Job.the} {job.end}. {Img.the} {img.loose}. It must have happened on one of those evenings, when {hero.they} had {hero.their} hands full.',
      ],
    },
    more: {
      early: ['In the lane a bicycle went by and rang its bell, only once.'],
      middle: [
        '[?companion: {companion} yawned with the whole of {companion.their} face.][!companion: In the lane a bicycle went by, and somebody rang its bell, only once.]',
      ],
      preteen: [
        'It got dark very slowly, and somebody went by in the lane and said good evening over the wall, to all of them at once. Then the wind pushed the gate open, and it was {hero} who got up to shut it. Nobody had asked {hero.them} to, and it squeaked on its high note, and then it was closed.',
      ],
    },
  },
]
