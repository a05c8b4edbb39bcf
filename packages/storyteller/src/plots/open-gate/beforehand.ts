import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The one whom everybody loves, the great day, and a gate that is thrown shut. */
export const beforehand: readonly Beat[] = [
  {
    id: 'beloved',
    purpose: 'The one whom the whole lane loves, and the latch that has to click.',
    core: true,
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'kneel', 'joy', 'away'],
        ['away', 'stand', 'happy', 'hero'],
        ['owner', 'stand', 'happy', 'away'],
        ['friend', 'reach', 'happy', 'away'],
        ['companion', 'sit', 'calm', 'away'],
      ],
      props: ['gate', 'well'],
      action: '{hero} looks after {away}, whom everybody in the lane loves, behind a green gate.',
    },
    text: {
      toddlers: [
        'Here is {away}. They all love {away}! [+ Hug, hug. ]{hero} shuts the gate. [+ Click!]',
        'Good morning! {hero} pats {away}. [?friend: {friend} pats, too. ]{hero} shuts the gate. [+ Click!]',
        'Who lives by the green gate? It is {away}! {hero} loves {away}. Click goes the gate.',
        '{hero} comes in. {away} comes. [+ Hug, hug, hug! ]Then {hero} shuts the gate. [+ Click!]',
      ],
      early: [
        'Everybody in the lane loved {away}. The baker brought crusts. The mail carrier brought the news. When the band played, {away} sang along, all wrong. This week it was {hero} who brought the supper. There was only one rule. "Wait for the click," said {owner}. When the gate went click, it was shut.',
        'Click. That was the green gate. {hero} made it go click three times a day, for it was {hero.their} week to look after {away}. [?friend: {friend} had done last week. ]When the band played, {away} sang along, all wrong. "You like me best," said {hero}. {away} liked everybody best.',
        '"Who is the most loved in our lane?" asked {owner}. "Me," said {hero}. "Who else?" "{away}," said {hero}. That was true. {away} had a yard with a green gate, and sang along with every band. Whoever went out last had to wait for the click. "I always do," said {hero}.',
        'There were eleven houses in the lane, and {away} had a friend in each. [?friend: {friend} was one of them. ]But this week belonged to {hero}. {Hero.they} brought water. {Hero.they} brought supper. When the band played, {away} sang along, all wrong. Then {hero.they} shut the green gate and waited for the click.',
      ],
      middle: [
        'Nobody in the lane could agree on anything, except on {away}. {away} lived behind a green gate at the end of it, beside {owner}\'s house, and everybody stopped there. The baker stopped with his crusts. The mail carrier stopped with her troubles. {away} listened to all of it and {away.sig}, and people went away lighter.¶Whenever there was music in the town {away.they} sang along, in no tune at all. They all took turns at looking after {away.them}, a week each, and this week it was {hero}\'s. "Only one rule," said {owner}, as {owner.they} said it to everyone. "Don\'t go until you hear the click."',
        '*Click.* It was the last sound of every day. The latch on the green gate was old and had to be lifted a little and then dropped, and if you did it right, it said so. Behind it lived {away}. There were eleven houses in the lane, and if you had asked in any of them who the most important person was, they would have said {away}, and {away} was not even a person. {Away.they} could not even sing, although {away.they} joined in whenever a band went by.¶"You\'ve got the knack of it," said {owner}, when it was {hero}\'s week. {hero} lifted, and dropped, and listened. *Click.*',
        '"You may tell {away} anything," said {owner}, leaning on the green gate. "Half the lane does."¶{hero} had noticed. {Hero.they} had heard the baker telling {away} about his back. [?friend: {friend} had told {away.them} about a spelling test. ]{away} {away.sig}, and it seemed to help. If there was music anywhere, {away} joined in, and nobody had ever sung so badly and been so loved for it.¶This week it was {hero} who brought the water and the supper, and who shut the gate at night. There was a trick to it. You had to stand still and wait for the click.',
        'There were three things that made the lane the best one in the town. It had a pump that sang. It had a wall that was warm until nine. And it had {away}, who joined in whenever a band went by, and sang worse than anybody. {Away.they} lived behind the green gate and belonged to no one in particular, so that everyone could have a share.¶This was {hero}\'s week. {Hero.they} had written it on {hero.their} arm. {Hero.they} had filled the water to the very brim, and {away} {away.sig}, and {owner} had said what {owner.they} always said: "Wait for the click."',
      ],
      preteen: [
        "The eleven families in the lane never agreed about anything, and once they had argued about a drain for a whole year, but they all agreed about {away}. {away} lived behind a green gate at the end of the lane, next to {owner}'s house, and there was nearly always somebody leaning on that gate and talking. You could tell {away} things that you didn't tell anybody else, and {away} {away.sig}, and you felt better. If there was music somewhere in town {away} sang along, very loudly and very badly, until somebody came and laughed. The children took turns looking after {away.them}, one week each, and now it was {hero}'s week at last. There was only one rule, and {owner} said it to every one of them. You don't go away from the gate until you have heard the click.",
        "*Click*, went the latch, and {hero}, who had been waiting for it, went home happy. It was a stubborn old latch, which you had to lift a little and then drop, and not everybody could do it, but {hero} could. All this week it was {hero} who looked after {away}, and because everybody in the lane loved {away}, it was almost like being the mayor. The baker gave {hero.them} the end of the bread for free. Even the two neighbors who weren't talking to each other because of a drain stopped at the green gate in the evening, one on the left and one on the right, and while {away} {away.sig} they forgot that they weren't talking.",
        '"I don\'t know what it is about {away}," said {owner}, with both elbows on the green gate. "I\'ve had smarter animals, and I\'ve certainly had prettier ones, but nobody ever came to see them in the rain."¶{hero} thought that {hero.they} knew what it was, because {away} was always so happy to see you, no matter who you were, and no matter what you had done since the last time. [?friend: "Even me," said {friend}, "and I once stepped on {away.them}." ]This week {hero} brought the water and the supper, and at night {hero.they} shut the gate. {Hero.they} did that part very carefully every time, and then stood there and waited for the click, as you were supposed to.',
        "Other towns have a castle, or a famous bridge. {hero}'s lane had {away}, who lived at the end of it behind a green gate, and eleven families brought {away.them} their old bread, and told {away.them} their troubles. There was a list on {owner}'s door with the names of the children who took turns looking after {away.them}, and this week the name at the top was {hero}'s own. {Hero.they} had been waiting for it since it snowed. {Hero.they} brought the water without spilling any, and sat with {away} until it was dark, and then {hero.they} did the most important thing of all, which was to lift the latch of the gate, and drop it, and stand there until it clicked.",
      ],
    },
    more: {
      early: [
        '"What if it does not click?" asked {hero}. "Then it is not shut," said {owner}, "no matter how it looks."',
      ],
      middle: [
        '"What if it doesn\'t click?" asked {hero}. "Then it isn\'t shut," said {owner}, "whatever it looks like."',
      ],
      preteen: [
        '"And what if somebody forgets?" {hero} had asked on Monday.¶"Everybody forgets something," said {owner}. "I\'ve forgotten more things than you\'ve ever learned. But that gate can look as if it\'s shut when it isn\'t, so you can\'t trust your eyes. You have to listen to the latch." {hero} had promised that {hero.they} would, because it didn\'t seem like much.',
      ],
    },
  },
  {
    id: 'great-day',
    purpose: "Tomorrow is the hero's own great day.",
    core: false,
    rank: { young: 6, old: 4 },
    valence: 2,
    scene: {
      setting: 'home',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'dance', 'joy', 'friend'],
        ['friend', 'clap', 'laugh', 'hero'],
        ['mentor', 'work', 'happy', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['window', 'chair'],
      action: '{hero} practices for {day.the}, which is tomorrow at eight.',
    },
    text: {
      toddlers: [
        '{day.t} Tomorrow is {day.the}! {hero} hops on the bed. Hooray!',
        '"Me! Me! Tomorrow!" sings {hero}. {day.t} [?friend: {friend} claps.]',
        '"Look, {mentor}!" says {hero}. {day.t} Chin up. Tomorrow is the day!',
      ],
      early: [
        'Tomorrow was {day.the}, and {hero} was going to {day.part}. {Hero.they} {day.prep}. {Hero.they} had told the whole lane. {Hero.they} had told {away} twice. "At eight," said {hero}. "I know," said {mentor}. "You said so in your sleep."',
        '"Look," said {hero}. {Hero.they} did it once, for {mentor} to see. {Hero.they} did it once more, for the chair. [?friend: "The chair liked it best," said {friend}. ]Tomorrow at eight {hero.they} would {day.part}. There was just one sleep in between.',
        '{hero} could not sit still. Tomorrow at eight {hero.they} would {day.part}! {Hero.they} put out {hero.their} best clothes. {Hero.they} put them on, to see. Then {hero.they} took them off again, so that they would be a surprise.',
      ],
      middle: [
        'The next morning at eight would be {day.the}, and {hero} was going to {day.part}. Out of everybody in the lane it was {hero.they}, whose name had been drawn from the baker\'s hat. {Hero.they} {day.prep}. By now {mentor} didn\'t even look up when something fell over.¶[?friend: "What if you sneeze?" asked {friend}.¶]"I\'ve practiced with a sneeze," said {hero}.',
        '{hero} had been chosen. It still made {hero.them} go hot when {hero.they} thought of it, and {hero.they} thought of it about once a minute. At {day.the}, tomorrow at eight, with everybody looking, it would be {hero} who was going to {day.part}. {Hero.they} {day.prep}. [?companion: {companion} had been the audience every time. ]It came around once a year, and each year somebody else was drawn from the hat, and you were never drawn twice.',
        '"Only one more sleep," said {hero}.¶"You\'ll have to sleep it, though," said {mentor}. "You can\'t hop through it."¶But {hero} hopped. Tomorrow at eight the whole town would be there for {day.the}, and {hero} was going to {day.part}. {Hero.they} {day.prep}. [?friend: {friend} had held the stopwatch. ]Nobody was ever chosen twice, and so it had to be perfect the first time.',
      ],
      preteen: [
        'Nobody had ever pulled {hero}\'s name out of a hat, not once in {hero.their} whole life, until the baker put in his hand, with flour all over it, and read it out loud. Tomorrow morning at eight was {day.the}, and the whole town would come to it, and {hero} was going to {day.part}. Nobody was ever picked twice. {Hero.they} {day.prep}, and {hero.they} knew every minute of it so well that it almost felt as if it had already happened. [?friend: "You\'re going to be impossible," said {friend}. "I\'ve decided to put up with it until Sunday."]',
        '"If you show it to me one more time," said {mentor}, "I\'ll be able to do it myself."¶{hero} showed it to {mentor.them} one more time. Tomorrow at eight was {day.the}, and {hero.they} {hero:was|were} going to {day.part}, and only one person a year got to do that, and nobody ever got to do it twice. {Hero.they} {day.prep}. When {hero} closed {hero.their} eyes {hero.they} could see the street, with people in all the windows, and {hero.they} could hear how quiet it would get just before it started.',
        '{hero} had been looking forward to it for nine days, and by now {hero.they} could hardly sit down. Tomorrow at eight was {day.the}, like every summer, and this summer, out of all the names in the baker\'s hat, they had picked {hero} to {day.part}. {Hero.they} {day.prep}. Everybody who came along the lane called out "See you tomorrow!" and each time {hero} tried to look as if {hero.they} had forgotten all about it, and each time {hero.they} had to grin all the way home.',
      ],
    },
    more: {
      middle: [
        '"Go and tell {away}," said {mentor}. "{Away.they} {away:hasn\'t|haven\'t} heard it since lunch."',
      ],
      preteen: [
        'Of course {hero} had told {away}, too. {Hero.they} had leaned on the gate and told {away.them} all of it, from beginning to end, and {away} had listened as if it were the most amazing thing in the world. "You\'ll be able to hear it from here," {hero} promised. {away} never missed a celebration. When there was music in town {away.they} always sang along, very loudly and very badly.',
      ],
    },
  },
  {
    id: 'hurry',
    purpose: 'The evening before: the hero runs off, and does not wait for the click.',
    core: true,
    valence: 1,
    scene: {
      setting: 'garden',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'run', 'joy', 'street'],
        ['away', 'stand', 'calm', 'hero'],
        ['friend', 'run', 'laugh', 'hero'],
      ],
      props: ['gate', 'well'],
      action: '{hero} runs out of the gate in a great hurry and does not look back.',
    },
    text: {
      toddlers: [
        'Tomorrow is {day.the}! [+ Run, {hero}, run! ]{hero} runs off. The gate does not go click.',
        'Good night, {away}! {hero} must run. {hero} forgets the gate. [+ It swings. ][+ No click.]',
        'Quick, quick! Tomorrow is {day.the}! Off runs {hero}. [+ Is the gate shut? ]The gate is not shut.',
        '"Bye, {away}!" Zoom goes {hero}. The gate does not go click. It stays open.',
      ],
      early: [
        'It was the last practice for {day.the}, and {hero} was late. "Good night, {away}!" {hero.they} called. Out {hero.they} ran, and threw the gate behind {hero.them}. Bang! It was a very good bang. But it was not a click.',
        '{day.t} That came from the square. "They are starting!" [?friend: cried {friend}.][!friend: cried {hero}.] {hero} gave {away} {away.their} supper, all in one heap. {Hero.they} ran so fast that one shoe came off. {Hero.they} went back for the shoe. {Hero.they} did not go back for the click.',
        '{hero} did the water. {Hero.they} did the supper. {Hero.they} did them at a run, because tomorrow {hero.they} would {day.part}, and tonight was the last practice. [?friend: "Hurry!" called {friend}. ]The gate swung to, and swung back a bit. {away} {away.sig}. Nobody said click.',
        '"Stay and talk," said {away}\'s face. "I can\'t!" said {hero}. "Tomorrow is {day.the}!" {Hero.they} kissed {away} on the nose and missed, and hit an ear. Then {hero.they} ran. Behind {hero.them} the gate said bang, and then it said creak.',
      ],
      middle: [
        'That evening there was a last practice for {day.the}, and {hero} was late for it. {Hero.they} poured the water, and most of it went into the trough. {Hero.they} told {away} good night. [?friend: "*Come on!*" shouted {friend} from the corner. ][!friend: "*Come on!*" shouted somebody from the corner. ]¶{hero} came on. {Hero.they} flung the gate behind {hero.them} and ran, with one arm in a sleeve, and the bang it made was splendid. You could have heard it at the pump. It was much louder than a click.',
        'It takes about as long to wait for a click as it takes to say your own name. {hero} worked that out later.¶At the time, {hero.they} {hero:was|were} thinking of tomorrow at eight. {Hero.they} {hero:was|were} thinking of it so hard that {hero.they} gave {away} the supper in the water and the water in the supper, and {away} {away.sig}. {day.t} It came from the square, where they were practicing. "I\'m late!" cried {hero}, and {hero.they} pushed the gate with one foot, the way you push a gate when you are already somewhere else.',
        {
          say: '"You\'ll stay a bit?" asked {owner} from {owner.their} window. "{Away.they} {away:likes|like} a bit of talk at night."¶"Tomorrow!" called {hero}. "I\'ll tell {away.them} everything tomorrow, when I\'ve done it!" {Hero.they} put down the supper, patted {away} somewhere, and {hero:was|were} gone, down the lane, with [?friend: {friend} galloping alongside.][!friend: {hero.their} shoelaces flying.] The gate swung after {hero.them}. It touched the post. It seemed to think about it. Then it swung back again, by the width of a hand.',
          shows: shown.ownerCalls,
        },
        'On any other evening {hero} sat on the upturned bucket until it was dark, and {away} stood beside {hero.them}, and they looked at things. On this one {hero.they} did not sit. There was one more practice, the very last, and {hero.they} could already hear it: {day.t}¶{Hero.they} did everything that was on the list. {Hero.they} did it in four minutes. Water, supper, good night, gate. [?friend: {friend} kept the time. ]{Hero.they} had even got to the corner when {hero.they} had a feeling of having left something out. But {hero.they} had both shoes, and {hero.their} hat.',
      ],
      preteen: [
        "Nothing about that evening looked important. It was warm and golden, and there was one last practice for {day.the}, and {hero} was late for it. {Hero.they} filled the trough with water, and threw {away} some supper, and gave {away.them} a pat that landed on the wrong end. Then {hero.they} ran through the gate and slammed it behind {hero.them}, and it made a really good bang, and {hero} heard it, and thought that this was that. [?friend: \"You're going to break that one day!\" yelled {friend}, who was already running. ]But a bang isn't a click, even though it's a lot louder.",
        "Later on {hero} went through those four minutes again and again, the way you go through your pockets when you have lost your key. First there was the water, and then the supper, and then there was {away}, who wanted somebody to stay for a bit and said so. From the square came {day.t} They were starting without {hero.them}! {hero} could remember {hero.their} foot against the gate, and the push. {Hero.they} could remember the corner, and the warm wall under {hero.their} hand. But between the push and the corner there should have been a small, dry sound, and {hero} couldn't remember it, because {hero.they} hadn't been listening.",
        {
          say: "\"Aren't you going to sit with {away.them}?\" asked {owner}, who was watering the beans.¶\"I can't!\" called {hero}. \"It's the last practice, and they've already started, and I've only got one sleeve on!\" All of that was true. {Hero.they} had done the water and the supper, too, if you didn't look very closely. Tomorrow {hero.they} would {day.part}. {Hero.they} pushed the gate with one elbow, because nothing else was free. [?friend: {friend} was hopping up and down at the corner. ]The gate swung shut, touched the post, and stopped there. And then, when you couldn't hear the running feet anymore, it slowly opened again, just as wide as a hand, and creaked.",
          shows: shown.ownerCalls,
        },
        "You can be so happy that you hardly hear anything. {hero} was thinking about tomorrow, and how {hero.they} would {day.part}, and when {hero.they} heard the practice start on the other side of the houses, without {hero.them}, {hero.they} just dropped what {hero.they} had in {hero.their} hands. That was {away}'s supper, and then {hero.they} ran. [?friend: {friend} grabbed {hero.their} sleeve at the corner and pulled. ]{away} stood there in the middle of the crusts and {away.sig}. The gate swung back and forth. On every other evening that week {hero} had waited for the click, and it had never even crossed {hero.their} mind that {hero.they} could forget it.",
      ],
    },
    more: {
      early: ['Behind {hero.them}, {away} looked at the gate. It was an interesting gate.'],
      middle: ['Behind {hero.them}, {away} looked at the gate with interest.'],
      preteen: [
        "The practice was wonderful. {hero} did it three times from the beginning, and the third time it was so good that nobody said anything, and somebody's grandmother had to blow her nose. On the way home {hero.they} hardly touched the ground. Only once {hero.they} slowed down, because there was something that {hero.they} had been meaning to listen for, but {hero.they} couldn't think what it was, and then it was gone.",
      ],
    },
  },
  {
    id: 'supper',
    purpose: 'A happy supper with one sound missing.',
    core: false,
    rank: { young: 11, old: 11 },
    valence: 0,
    scene: {
      setting: 'home',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'happy', 'mentor'],
        ['mentor', 'pour', 'calm', 'hero'],
        ['friend', 'sit', 'happy', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['table', 'bread', 'window'],
      action: '{hero} sits at supper and tells everyone about tomorrow.',
    },
    text: {
      toddlers: [
        'Soup! Yum. {hero} sings to the soup. What was that creak? Only the wind.',
        '{hero} eats. {hero} talks and talks. Creak, says something far away. Hm?',
        {
          say: 'Bath time. Splash! Tomorrow, tomorrow! Creak, goes the dark.',
          shows: shown.bath,
        },
      ],
      early: [
        '{hero} ate {hero.their} soup standing up. {Hero.they} could not sit. "Is there something you forgot?" asked {mentor}. {hero} looked. Spoon, bread, both shoes. "No," said {hero}. But {hero.they} put down the spoon. What was it that {hero.they} had not heard?',
        '"How was {away}?" asked {mentor}. "Fine," said {hero}, and {hero.their} mouth was full. Outside something went creak. It went creak again. "The wind is up," said {mentor}. There was no wind at all in the soup.',
        '{hero} showed it all with a fork and two potatoes. The potatoes were the people. They cheered. [?friend: {friend} made the noise for them. ]In the middle of the cheering {hero} stopped. "Did I," {hero.they} said. Then {hero.they} forgot what.',
      ],
      middle: [
        'They had potatoes, and {hero} used them to show how it would be. The big one was the town hall. [?friend: {friend} did the crowd. ]"And then everybody goes quiet," said {hero}, and everybody went quiet, and in the quiet there was a creak from somewhere outside.¶"What\'s that?" asked {mentor}.¶"Nothing," said {hero}. "Wind." {Hero.they} went on. But it was as if one tooth were missing in the evening, and {hero.their} tongue kept going to the place.',
        '"You\'re not eating," said {mentor}.¶"I\'m too full of tomorrow," said {hero}. It was nearly true. There was another thing, very small, in a back corner. {Hero.they} went over the list again: water, supper, good night, gate. All done. {Hero.they} could hear the bang still. It had been a good bang.¶So why did {hero.they} feel like somebody who goes downstairs in the dark and has miscounted by one?',
        'Every evening {mentor} asked the same thing. "All in? All shut?" And every evening {hero} said, "All shut." This time {hero.their} mouth was open for it, and something else came out. "I think so."¶{mentor} looked up from the bread. "Think?"¶"I\'ll go and say good night to {away} again," said {hero}, "so {away.they} can see me before I\'m famous." It was a joke. But {hero.they} had stopped chewing.',
      ],
      preteen: [
        'At supper {hero} acted out the whole thing with potatoes. [?friend: {friend} had been invited, and was the crowd. ]Everybody laughed and clapped, but when {hero.they} came to the quiet part, right before the cheering, {hero.they} stayed quiet for longer than {hero.they} had planned. Something was creaking, a long way off. It creaked, and stopped, and then it creaked again. "It\'s getting windy," said {mentor}. {hero} said yes, it was, and did the cheering, but {hero.they} felt as if {hero.they} had put down a book in the middle of a word.',
        '"Is everything in, and everything shut?" asked {mentor}, as {mentor.they} asked every night, and {hero} said yes, as {hero.they} said every night, but this time it didn\'t sound quite right. It was like setting down a glass and finding that there\'s no table. {hero} thought back. There was the water, and the supper, and then there was the bang. {Hero.they} {hero:was|were} sure about the bang. "I might just run over there again," said {hero}, as if it wasn\'t important, "and say good night."',
        'It was the best supper in weeks, and {hero} couldn\'t have told you what it was. People knocked on the window when they went by, and called, "See you tomorrow!" {mentor} had ironed everything that you can iron, and under all the talking and the knocking there was something missing, something very small. {hero} kept turning around to look for it, the way you look at a clock that has stopped ticking. {Hero.they} nearly had it, and then somebody asked {hero.them} to pass the butter.',
      ],
    },
    more: {
      middle: ['"Take the lantern," said {mentor}, "if you\'re going out again."'],
      preteen: [
        '{hero} cleared the table, and dried the cups, and then {hero.they} hung up the dish towel by its loop, which {hero.they} never did. {Hero.they} looked at the loop, and how it held on to the hook. Then {hero.they} put down everything and went out of the door. {Hero.they} started out walking, and from the third house on {hero.they} ran.',
      ],
    },
  },
]
