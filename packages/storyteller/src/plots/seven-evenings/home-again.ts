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
        'Clip, clop. The wagon is back. Shh! A bit of cake for {hero}.',
        'Who comes? The wagon! [?friend: "For you," says {friend}. ]A bite for {hero}. Yum.',
        '"Was it good?" asks {hero}. "So good," say the sleepy people.',
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
        'They met the wagon on the way home. It came up out of the dark at a walk, with its lanterns burned down and its passengers piled on each other like laundry. {Wish.over}, the driver reported in a whisper. He had never seen it better. He did not seem to think that {hero} would want to be told anything else, and {hero}, although it went in like a splinter, discovered that he was right. [?friend: Then one of the bundles sat up. "I kept you half," said {friend}, not very clearly, and held out {wish.brought}; there was lint on it. It had been carried for six miles by somebody who loved it, and it had not been bitten past the middle by so much as a crumb. ][!friend: "The little ones kept you this," he added. It was {wish.brought}, with lint on it. It had been carried for six miles by five small bakers, and not one of them had bitten past the middle. ]',
        '"Don\'t ask me how it was," said {hero}, when the wagon stopped beside them; it was past ten, and there was a moon. "No, do tell me. No, wait."¶The driver waited. He was a patient man, and the horse was glad of the rest. [?friend: {friend}, who was lying across three other people, raised {friend.their} head. "It was the best ever," {friend.they} said, with {friend.their} eyes shut. "I hated that you weren\'t there. I\'ve got {wish.brought}." ][!friend: "It was the best we\'ve ever had," he said, when it seemed to be safe. "And there\'s {wish.brought} for you." ]It was warm from somebody\'s pocket. {hero} held it, and looked at all the sleeping faces, on every one of which there was still a little of {wish.best}. {Hero.they} minded. {Hero.they} noticed, however, that {hero.they} did not want to trade.',
        'At a quarter past ten the wagon rolled home below the window. {hero} had been told to be asleep, and was standing there in the dark instead, with {mentor} standing next to {hero.them} and not mentioning it. It made hardly any noise. The paper roses had gone limp, and {wish.over}; there was nothing left of it but forty tired people who had been happy. [?friend: One of them stood up, swaying. "{hero}!" whispered {friend}, as loudly as a whisper can. "Catch!" And over the sill came a paper bag, with {wish.brought} in it, and one paper rose. ][!friend: The driver stood up on the shafts and put a paper bag on the sill; it held {wish.brought}, and a paper rose. ]It was exactly half. {hero} and {mentor} divided it into quarters.',
      ],
    },
    more: {
      early: ['{mentor} was given a bite. That was fair.'],
      middle: ['{mentor} was given a bite. It was fair.'],
      preteen: [
        '{hero} lay awake for a little longer, tasting sugar. There were two things to be felt, and {hero.they} tried them one after the other, as you might try two keys. One was that {hero.they} had missed it; it was quite true, and it would be true tomorrow. The other was harder to find a word for. It was something like having walked the whole length of a wall in the dark, with one hand on it, and coming to the end, and finding that the wall was there all the way.',
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
        '{owner} is home! {owner} counts. Seven! {heart} {job.tend}',
        'Ding, dong. Six! {hero} comes all the same. {owner} laughs. {heart} [+ {job.tend}]',
        'No pin on the line. {owner} is home. Hug. {heart} {job.tend}',
        '"You came and came," says {owner}. {hero} leans on {owner}. {heart} [+ {job.tend}]',
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
        '{owner} came home with the morning train, looked at the line, and went indoors to unpack. That was all; there was no speech. But at six o\'clock in the evening {hero} found {hero.themself} standing in the lane with {hero.their} boots on. "You\'ve finished, you know," {mentor} had called after {hero.them}, and {hero.they} had said that {hero.they} knew it, but that {hero.they} did not think {hero.their} feet had been informed.¶{owner} was sitting on the step, and moved over. [?friend: After a while {friend} came, too, and hung over the gate, and told them {wish.told}. {hero} laughed until it hurt, and it did also hurt. ]The line above them was empty. {Job.the} {job.end}. {hero} felt about for that old sensation, {img.is}, and found that {img.the} {img.loose}, and had no idea since when. "It\'s strange," {hero.they} said. "It\'s exactly as boring as it was on Thursday." {owner} passed {hero.them} half an apple. "Yes," {owner.they} said, with deep contentment. "Isn\'t it?"',
        '"I ought to say something," said {owner}, who had taken the seven pins out of the tin and laid them along the step. "I\'ve been trying to think what. In the train I thought I would bring you a present, but then it would look as though I\'d paid for it."¶"I don\'t want to be paid," said {hero}.¶"No," {owner} said. "So I have brought you nothing at all. I looked for it everywhere." They considered the pins for a while, in the last of the sun. [?friend: {friend}, at the far end of the step, was of the opinion that there might have been chocolate. ]{hero} told {owner.them} about the seventh, then, since it had become possible to tell it, and {owner} heard it through to the end without once saying that {hero.they} should have gone. It was a great compliment. {Job.the} {job.end}. {Img.the} {img.loose}, unobserved. After a time {owner} picked up one of the pins, the one with toothmarks in it, and clipped it to {hero}\'s {hero.wear}.',
        'Nothing had changed. {hero} established that from the gate. The bucket stood where it had stood, the line hung empty, and {job.the}, on being greeted, {job.looks}. It was six o\'clock on the eighth evening, and {owner}, in {owner.their} old coat, had just finished doing what there was to do.¶"I\'ve left you nothing," {owner.they} apologized.¶"I only came to see," said {hero}, and sat down. {mentor} was already on the wall. [?friend: {friend} was on the wall, too, and was telling {mentor} {wish.told}, for what must have been the fourth time. ][?companion: {companion} had taken the warm half of the step. ]It was getting dark over the hill, in the place where the lights had been. There would not be any there tomorrow, nor for another year. {hero} looked at it for as long as it asked to be looked at. {Img.the} {img.loose}. Then {owner} held out a heel of bread, without a word, and {hero} took it, and they listened to the lane being quiet.',
        'They did not talk about it until the washing was in. "You\'ll have been bored," said {owner}, who had come home that morning, and who never went around a thing.¶"Very," said {hero}. "Around the middle I was so bored that I could hear my hair grow. And then it was {wish.the}, and I cried on your bucket." {Hero.they} thought that {hero.they} might as well be thorough. "It isn\'t all right about {wish.the}. I don\'t think it\'s supposed to be. But I\'d do it again, and I\'ve no idea why."¶"I have," said {owner}, but {owner.they} did not say it. {Owner.they} hung {owner.their} one good shirt on seven pins, which was four more than a shirt requires, and sat down beside {hero} on the step. [?friend: Farther down, {friend} was trying to play the gate. ]{Job.the} {job.end}. {Img.the} {img.loose}; it must have happened some evening when {hero.they} had {hero.their} hands full.',
      ],
    },
    more: {
      early: ['In the lane a bicycle went by and rang its bell, only once.'],
      middle: [
        '[?companion: {companion} yawned with the whole of {companion.their} face.][!companion: In the lane a bicycle went by, and somebody rang its bell, only once.]',
      ],
      preteen: [
        'It grew dark by small degrees. Someone went along the lane and said good evening over the wall, to the step in general, as people do who have seen the same heads in the same place for a good many years. {hero} said good evening back; it was {hero.they} who got up to latch the gate when it had swung open in the wind. Nobody had asked {hero.them} to; it gave its upper note, and then it was shut.',
      ],
    },
  },
]
