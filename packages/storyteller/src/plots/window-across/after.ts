import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** What it cost, and how it ends. */
export const after: readonly Beat[] = [
  {
    id: 'gone',
    purpose: 'The cost: it is over before the friend comes out, and the hero never had the great one.',
    core: true,
    valence: 1,
    scene: {
      setting: 'hallway',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'happy', 'friend'],
        ['friend', 'walk', 'happy', 'hero'],
        ['mentor', 'stand', 'calm', 'friend'],
        ['companion', 'jump', 'joy', 'friend'],
      ],
      props: ['door', '{ride}'],
      action: '{friend} is well and comes through the door to {hero} at last.',
    },
    text: {
      toddlers: [
        '{ride.tover} Then the door opens. {ill.tend} Out comes {friend}! {ride.tdry}',
        'Days go by. {ride.tover} {ill.tend} {friend} comes out! [+ Hug, hug, hug.]',
        'Here comes {friend}! {ill.tend} {ride.tover} [+ Oh well. {ride.tdry}]',
        '{ill.tend} {friend} comes out. [+ Hug, hug! ]{ride.tover} "Next time," says {hero}.',
      ],
      early: [
        'It took long, but {ill.slow}. Then, on a Monday, {ride.over}. And on the Thursday {ill.end}. {friend} came out and looked around. There was {ride.last}. "I am too late," said {friend}. "Me, too," said {hero}. So they {ride.dry}.',
        'At last {ill.end}. Across the {way} the door opened, and there was {friend}, in shoes! {hero} ran. It was allowed. Then {friend} looked around, for {ride.over}. "You missed it all," said {friend}, "because of me." "I saw you every day," said {hero}. They {ride.dry}.',
        'It took so long that {ride.over} first. There was only {ride.last}. Three days later {ill.end}, and {friend} came over the {way} on wobbly legs. "What was the great one like?" asked {friend}. "I do not know," said {hero}. "I was not there." "But you fall very well," said {friend}. And they {ride.dry}.',
        '"You have to show me," said {friend}, on the first day outside. "How does it go?" At last {ill.end}, but now {ride.over}. "It goes like this," said {hero}. Then they {ride.dry}. The others had had the real one, many times. {hero} thought of that for a moment. Then {friend} shouted, "Tree!"',
      ],
      middle: [
        'Nobody could have said on which day it got better. But {ill.slow}, and the doctor came and went, and one morning {ill.end}. But four days before that, {ride.over}. When {friend} came down the steps, on legs like a new calf, there was {ride.last}. ¶ "Oh," said {friend}. {Friend.they} looked at it for some time, with {friend.their} head on one side. "And you never once did {ride.great}." ¶ "No," said {hero}. It was no use saying that it didn\'t matter, because it did. "{ride.next}," {hero.they} said. ¶ "That\'s a year." ¶ "I know. Get in." And they {ride.dry}.',
        'First {ride.over}. It went in one night, as it had come. There was {ride.last}, and {hero} stood and looked at it, and thought of {ride.great}, which {hero.they} now would not have. The others were talking about it still. They said, "Remember when?" and {hero} didn\'t. ¶ Then, on the Sunday, {ill.end}. The door opposite opened, and {friend} walked straight across the {way} as if it were nothing. "{hero}!" said {friend}. You could hear {friend.them}. {hero} had forgotten what a loud voice that was. "I gave you a mark for every fall," said {friend}. "You\'ve got two hundred and six." Then they {ride.dry}.',
        'It was over, and not even a sign of it was left except for {ride.last}. {hero} had put the {ride} back in the hall, and there {friend} found it, on the day when {ill.end}. {Friend.they} came in without knocking, thin and pale and grinning all over. ¶ "It was no prayer that did it," said {hero} later, "and no soup either. It just took as long as it took." ¶ "I know. I was there." {friend} sat down in the front place and moved {friend.their} elbow. "I\'m sorry about {ride.great}." ¶ "So am I," said {hero}, and got in behind. They {ride.dry}. "Tree!" called {friend}, and they leaned.',
        '"Close your eyes," said {mentor}, and took {hero} out into the {way}. "Now open them." There stood {friend}, on the ground. For weeks {hero} had only seen the upper half of {friend.them}, and had forgotten that there was more. It had taken a long time, but {ill.slow}, until at last {ill.end}. ¶ They both began to talk, and stopped, and began again, until {friend} looked past {hero} and went quiet, because by now {ride.over}. "You could have gone," said {friend}. "Every day you could have gone." ¶ "Yes," said {hero}. {Hero.they} thought about it honestly. "I\'d have liked to." They stood there side by side. And then they {ride.dry}.',
      ],
      preteen: [
        'It did not end with a bang. {ill.slow}, and in time there came a morning when the doctor stayed for only five minutes, and was heard to whistle on the stairs. By nightfall {ill.end}. But {friend} had been well for less than a day, and {ride.over}, and had been for nearly a week, and what lay in front of the door, when it finally opened, was {ride.last}. {friend} stood and contemplated it. "I did think," {friend.they} said, "that there\'d be a bit left." ¶ "So did I," said {hero}. ¶ "And you never went. Not a single time. I used to listen at half past two, to hear whether you\'d go." {friend} rubbed {friend.their} nose. "I wanted you to go, and I was glad when you didn\'t, both at the same time, and I thought that I should tell you." ¶ "I wanted to go," said {hero}, "and I was glad when I hadn\'t. Mostly on the next day." Having got that over, they {ride.dry}.',
        'On the Tuesday {ride.over}, and although {hero} had been expecting it, as you expect the end of the holidays, it was a shock all the same. {Hero.they} walked {ride.to}, for the first time, alone, and looked at the tracks of the others, which were everywhere, and you could see that it must have been wonderful. {Hero.they} stood there for some time and {hero:was|were} sorry, quite plainly, with nobody to be brave for. ¶ And five days afterward {ill.end}, as the doctor had always said that it would, and {friend} crossed the {way} on thin legs, holding on to the wall. "Well, tell me," said {friend}. "What was {ride.great} like?" ¶ "No idea," said {hero}. There was a silence. "Then we neither of us know," said {friend} slowly. "That makes two." And they {ride.dry}, since nobody was looking who mattered.',
        '"It\'s the ordinary course of things," said the doctor, when {hero} asked what had done it. And so it was, for no one had discovered a remedy. {ill.slow}, that was all, until {ill.end}; and during those same weeks, at a pace of its own, the other thing had arrived at its end as well, so that now {ride.over}. The two of them had simply never been introduced. ¶ {friend} came out on a mild gray morning, wrapped up like a parcel, and what there was to see was {ride.last}. "I owe you one of those," said {friend}. ¶ "You don\'t owe me anything. I\'d have been bored without you." ¶ "Liar," said {friend} fondly. It was a lie, since {hero} would unquestionably have had the best time of {hero.their} life, and they looked each other in the eye and let it stand. And then, with {friend} in front to shout, they {ride.dry}.',
        'They had not stood face to face for so long that they were shy. {hero} had grown used to a figure in a frame, who was silent and always to be seen from below, and here was {friend} on the doormat, with a voice, and with feet. At long last {ill.end}, after exactly as much time as such things require. "I\'ve brought you something," said {friend}, and it was marks, one for each performance, a stack of paper as thick as a brick. {hero} leafed through them: threes, fours, here and there an eight. ¶ "What did the others get?" {hero} asked. ¶ "I never saw the others." Outside the window, where {ride.over}, there was {ride.last}, and they both looked at that, because it was easier. "You\'d have been magnificent," said {friend}, "at {ride.great}." ¶ "I know," said {hero}, and it came out much smaller than intended. "{ride.next}, then," {friend} said, and held on to {hero} for a moment. Afterward they {ride.dry}.',
      ],
    },
    more: {
      middle: [
        '[?ally: {ally} came by, and told them once more about the steep part, with both arms. "You should have been there," {ally} said, and then {ally.they} stopped and went red. "It\'s all right," said {hero}. "I should have liked it."][!ally: The others came by and told them once more about the steep part. "You should have been there," they said. "Yes," said {hero}. "I should have liked it."]',
      ],
      preteen: [
        "[?ally: {ally}, who came past in the middle of it, asked if they knew that it was all over, and they said that they knew. {ally} thought about that for a moment and then took hold at the back and pushed.][!ally: Some of the others, who came past in the middle of it, asked if they knew that it was all over, and they said that they knew. One of them thought about that for a moment and then took hold at the back and pushed.] It was ridiculous, and they knew it. But when two people have waited that long for the same afternoon, they don't much care what season it is, or who is looking.",
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'Two windows, one sign, good night.',
    core: true,
    valence: 2,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'lie', 'sleepy', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'window', '{signal}', 'moon'],
      action: '{hero} lies in bed and sees the sign of {friend} in the other window.',
    },
    text: {
      toddlers: [
        'Night comes. {signal.task} {signal.tanswer} Good night, {friend}. Good night, {hero}. [+ Shh.]',
        '{hero} is in bed. {friend} is in bed. {signal.task} {signal.tanswer} All is quiet. [+ Shh.]',
        '{hero} looks out. There is {friend}! {signal.task} {signal.tanswer} Sleep now, {hero}.',
        '{hero} yawns. {friend} yawns, too. {signal.task} {signal.tanswer} [+ Night, night.]',
      ],
      early: [
        'At night {hero} went to the window one more time. They had made it up in the long weeks, and now they kept it: {signal.deal}. {hero} {signal.ask}. [?companion: {companion} was asleep by then. ]It was dark over there. {hero} waited. Then {signal.answer}.',
        '"Good night, God," said {hero}. "Thank you for staying over there. You can stay on." Then {hero.they} climbed into bed, where you can just see out. {hero} {signal.ask}, for {signal.deal}. And {signal.answer}. And then, because {friend} is {friend}, it came once more.',
        {
          say: '{mentor} put out the light. "Now that {friend} can come here every day," said {mentor}, "you do not need the window." "Yes, we do," said {hero}. For {signal.deal}. {hero} {signal.ask}. In a moment {signal.answer}.',
          shows: shown.lightOut,
        },
        '{hero} counted what was left. There was {ride.last}. There was the {ride}, with two names on it. There was a blue spot on one knee. Then {hero} {signal.ask}, since {signal.deal}. {hero} was asleep before it came back. But it did come. {signal.answer}.',
      ],
      middle: [
        'The {ride} was back in the hall, and everyone bumped into it again. {hero} lay in bed with two bruises and a scrape and listened to the quiet. {Img.the} {img.loose}. {Hero.they} looked for it a little, as you look for a tooth, and then {hero.they} gave it up. There was one more thing to do, for the two of them had agreed on it in the long weeks: {signal.deal}. {hero} {signal.ask}. ¶ For a while there was only the dark, and the roofs. Then {signal.answer}.',
        '"Stay with {friend}," said {hero}, as on every night. {friend} was well now. But {hero} had gotten used to saying it, and besides, a person who is well might like company, too. Then {hero.they} knelt up at the window. By now the whole {way} knew that {signal.deal}, and an old man on the right had begun to join in. {hero} {signal.ask}. ¶ At once {signal.answer}. "Slow down," said {hero}, with a yawn. "We\'ve got all year."',
        {
          say: 'They could have gone over now and said it at the door. {mentor} pointed that out. "It\'s eleven jumps," said {mentor}. ¶ "It\'s not the same," said {hero}. At the window it had been long ago settled that {signal.deal}, and things like that you don\'t just stop because somebody gets well. {Img.the} {img.loose}. It must have happened somewhere around the doormat. {hero} {signal.ask}, and lay down, and turned on one side, so as to be able to see. And {signal.answer}. {hero} meant to do it back. {Hero.they} got as far as lifting one arm.',
          shows: shown.lightOut,
        },
        'That night {friend} needed a long time. {hero} had done it already, as every evening, for {signal.deal}. {Hero.they} lay there and looked out at the black window across the {way}, and {hero:was|were} not worried. [?companion: {companion} breathed in and out at the foot of the bed. ]Somebody over there was probably looking for {friend.their} second slipper. {hero} thought of that, and of {ride.next}, and of the place in front. {Hero.their} eyes fell shut. They opened once more, just a crack, because {signal.answer}.',
      ],
      preteen: [
        "There was no need for it any longer, strictly speaking, since you could perfectly well have walked across the {way} and said it. But during those weeks they had agreed that {signal.deal}, and at eight o'clock, without having thought about it, {hero} was in {hero.their} place at the window. {Img.the} {img.loose}. {Hero.they} noticed it only because {hero.they} happened to be leaning on the spot where it had been. Down in the hall stood the {ride}, with the paint knocked off one corner and two names on it. {hero} {signal.ask}. The roofs lay there, and four chimneys, and the bins, and it was not such a bad view when you thought about it, since you could see everything that mattered. And after a little while {signal.answer}.",
        '"Be with {friend}," said {hero} to God, out of sheer habit, and then corrected {hero.themself}. "I mean, you are. I mean, thank you. It was long." {Hero.they} thought that over, because it had been extremely long. There had been eleven afternoons in it that {hero.they} would never get back, and {hero.they} would not have known, just then, what {hero.they} would have traded them for. {Img.the} {img.loose}; it had gone without a word, like a guest who doesn\'t want to wake anybody. {hero} climbed into bed and moved the pillow to the side where you can see out. Since {signal.deal}, {hero} {signal.ask}. The answer took its time, and {friend} had probably gone to sleep, {hero} thought, and {hero.they} {hero:was|were} nearly asleep as well when {signal.answer}.',
        '{friend} had taken home the plan, in order to make improvements, and there was a light on over there until late, which {hero} lay and watched. It would have to be {ride.next}, then. That was a long way off, and a great many things could come in between, as {hero} now knew from experience, but it did not spoil the thought. [?companion: At the foot of the bed {companion} turned around three times and sank down with a sigh. ]{Img.the} {img.loose}, and when it had left {hero.they} could not have said. At last the light went out, and then there was only one thing still to be done, for of all their codes and treaties this one had lasted: {signal.deal}. {hero} {signal.ask}. There was a silence, of the friendly sort. And {signal.answer}.',
        'In the hall somebody bumped into the {ride} and said a short word. {hero} grinned into the pillow. Everything was where it belonged: the {ride} in the way, {mentor} downstairs with the last of the soup, and {friend} behind {friend.their} own window, in bed, but only because it was night. {hero} had been to the sill already and done {hero.their} part, as they had agreed in the long weeks, when {signal.deal}. {Img.the} {img.loose}. {Hero.they} did not miss it, and so {hero.they} did not notice. There was a breath of soup in the air. Just when it had become too much trouble to keep both eyes open, and {hero.they} {hero:was|were} down to one, {signal.answer}.',
      ],
    },
  },
]
