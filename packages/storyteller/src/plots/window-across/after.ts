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
        'It didn\'t happen all at once. {ill.slow}, and then there came a morning when the doctor stayed for only five minutes and whistled on the stairs. By that night {ill.end}, but by then {ride.over}, and it had been over for nearly a week. When the door opened at last and {friend} came out, there was only {ride.last}, and {friend} stood there and looked at it. "I thought that there\'d be a bit left," {friend.they} said. ¶ "So did I," said {hero}. ¶ "And you never went, not even once. I used to listen at half past two to hear if you\'d go." {friend} rubbed {friend.their} nose. "I wanted you to go, and I was glad when you didn\'t. I was both." ¶ "I wanted to go, too," said {hero}, "and I was glad when I hadn\'t. But mostly I was only glad the next day." So now they had said it, and then they {ride.dry}.',
        'On a Tuesday {ride.over}, and {hero} had known that it would come, the way you know about the end of the holidays, and still it was hard. {Hero.they} went {ride.to} for the first time, all alone, and you could see the tracks of the others everywhere, and you could see that it must have been wonderful. {hero} stood there and was sad, and nobody was there, so {hero.they} didn\'t have to hide it. ¶ Five days later {ill.end}, as the doctor had always said, and {friend} came across the {way} on thin legs and held on to the wall. "Well, tell me," said {friend}. "How was {ride.great}?" ¶ "I don\'t know," said {hero}. ¶ It was quiet for a moment. "Then neither of us knows," said {friend} slowly. "That makes two." And then they {ride.dry}, and they didn\'t care who was looking.',
        '"It just got better, the way it always does," said the doctor, when {hero} asked what had helped. {ill.slow}, that was all, until {ill.end}. But in those same weeks something else had come to an end as well, and now {ride.over}. ¶ {friend} came out on a gray, mild morning, in so many scarves that {friend.they} could hardly turn {friend.their} head, and all that there was to see was {ride.last}. "I owe you one," said {friend}. ¶ "You don\'t owe me anything," said {hero}. "It would have been boring without you." ¶ "Liar," said {friend}, but {friend.they} said it nicely. It was a lie, because {hero} would have had the best time of {hero.their} life, and they both knew it, and left it at that. And then, with {friend} in front to shout, they {ride.dry}.',
        'They hadn\'t stood face to face for so long that they were shy. {hero} had gotten used to seeing {friend} in a window, without any sound, and always from below, and here was {friend} on the doormat, with feet, because at last {ill.end}. It had taken just as long as such a thing takes. "I\'ve brought you something," said {friend}, and it was a pile of papers as thick as a brick, with all of {hero}\'s points. There were threes and fours, and here and there an eight. ¶ "What did the others get?" asked {hero}. ¶ "I never looked at the others," said {friend}. Then neither of them knew what to say, and they looked at {ride.last}, because {ride.over}. "You\'d have been so good," said {friend}, "at {ride.great}." ¶ "I know," said {hero}, and it came out very small. "Then {ride.next}," said {friend}, and hugged {hero.them}. And after that they {ride.dry}.',
      ],
    },
    more: {
      middle: [
        '[?ally: {ally} came by, and told them once more about the steep part, with both arms. "You should have been there," {ally} said, and then {ally.they} stopped and went red. "It\'s all right," said {hero}. "I should have liked it."][!ally: The others came by and told them once more about the steep part. "You should have been there," they said. "Yes," said {hero}. "I should have liked it."]',
      ],
      preteen: [
        "[?ally: {ally} came past in the middle of it and asked if they knew that it was all over, and they said that they knew. {ally} thought about that for a moment, and then took hold at the back and pushed.][!ally: Some of the others came past in the middle of it and asked if they knew that it was all over, and they said that they knew. One of them thought about that for a moment, and then took hold at the back and pushed.] It was silly, and they knew it. But when you have waited that long for an afternoon, you don't care what time of year it is.",
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
        "They didn't need it anymore, because you could just walk across the {way} and say good night. But in all those weeks they had agreed that {signal.deal}, and at eight o'clock, without even thinking about it, {hero} was standing at {hero.their} window. {Img.the} {img.loose}, and {hero.they} hadn't noticed when. Down in the hall was the {ride}, with two names on it, and with the paint knocked off one corner. {hero} {signal.ask}. There were the four chimneys, and the two trash cans, and it wasn't such a bad view at all, if you thought about it. And after a little while {signal.answer}.",
        '"Be with {friend}," said {hero} to God, because {hero.they} had said it every night. "I mean, you are. I mean, thank you. It was long." {Hero.they} thought about how long it had been. There had been eleven afternoons that {hero.they} would never get back, and just now {hero.they} didn\'t know what {hero.they} would have traded them for. {Img.the} {img.loose}, and it had gone as quietly as a guest who doesn\'t want to wake anybody. {hero} got into bed and pushed {hero.their} pillow to the side where you could see out. Since {signal.deal}, {hero.they} {signal.ask}, and it took a while, and {hero.they} {hero:was|were} nearly asleep {hero.themself} when {signal.answer}.',
        "{friend} had taken the plan home to make it better, and there was light in {friend.their} window until late, and {hero} lay in bed and watched it. So it would be {ride.next}. That was a long way off, and a lot of things could happen before then, {hero} knew that now, but it was still nice to think about. [?companion: At the foot of the bed {companion} turned around three times and lay down with a sigh. ]{Img.the} {img.loose}, and {hero} couldn't have said when. At last the light went out, and then there was only one thing left to do, because {signal.deal}. {hero} {signal.ask}. It was quiet for a bit, and then {signal.answer}.",
        'Down in the hall somebody bumped into the {ride} and said, "Ouch." {hero} grinned into the pillow. Everything was where it belonged. The {ride} was in the way, and {mentor} was downstairs with the last of the soup, and {friend} was behind {friend.their} own window, in bed, but only because it was night. {hero} had already been to the window and had done {hero.their} part, because {signal.deal}. {Img.the} {img.loose}, and {hero} didn\'t miss it. The whole house smelled a bit of soup. And just when it was getting too hard to keep both eyes open, and {hero} was down to one, {signal.answer}.',
      ],
    },
  },
]
