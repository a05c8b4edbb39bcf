import type { Beat } from '../plot.ts'

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
        'Here is {away}. All love {away}! [+ Hug, hug. ]Click goes the gate.',
        '"Good morning, {away}!" Pat, pat. [?friend: {friend} pats, too. ]Click goes the gate.',
        'Who lives by the green gate? {away}! {hero} loves {away}. Click, says the gate.',
        'Click! That is the gate. {hero} is in. {away} comes. Hug, hug, hug.',
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
        "The eleven houses in the lane had eleven different opinions about practically everything, and they had been known to quarrel for a month over a drain. About {away}, however, there was only the one. {away} lived behind a green gate at the far end, next to {owner}'s house, and it was a rare day when there was nobody leaning on it. People told {away.them} things which they would never have told each other, and {away} {away.sig}, and they went home comforted. Whenever there was music in the town {away} joined in, at the top of {away.their} voice and in no particular key. The children looked after {away.them} by turns, a week at a time, and this week it was {hero}'s turn at last. There was a single rule, which {owner} repeated to every one of them as solemnly as if it had never been said before: you did not walk away from that gate until you had heard the click.",
        '*Click*, said the latch, and {hero}, who had been holding {hero.their} breath for it, went home satisfied. It was an obstinate old latch that had to be lifted slightly and then dropped, and there was a knack to it, and {hero} had the knack. All that week it was {hero.they} who looked after {away}, and since there was nobody in the lane who did not love {away}, it was a little like being mayor. The baker raised his hat. Even people who had not spoken since the business of the drain would stop at the green gate, one on each side of it, and for as long as {away} {away.sig} they would forget not to speak.',
        '"I don\'t know what it is about {away}," said {owner}, with both elbows on the green gate. "I\'ve had clever animals, and I\'ve had handsome ones, and nobody ever came to see them in the rain."¶{hero} thought that {hero.they} knew. It was that {away} was always so plainly glad to see you, whoever you were, and whatever you had done since the last time. [?friend: "Even me," said {friend}, "and I once stepped on {away.them}." ]This week it was {hero} who had been entrusted with the water and the supper, and with shutting the gate behind {hero.them} at night; and {hero.they} shut it every time with particular care, and waited, as you were supposed to, for the click.',
        "Some places have a castle, and some have a famous bridge. What {hero}'s lane had was {away}, who lived at the end of it behind a green gate, and to whom eleven households brought their crusts, their scraps and their sorrows. There was a list on {owner}'s door, in different handwritings, of the children who took it in turns to look after {away.them}; and for this one week in the summer the name at the top was {hero}'s own. {Hero.they} had waited for it since the snow. {Hero.they} fetched the water without spilling, and sat with {away} until it grew dark, and then did the most important thing of all, which was to lift the latch, and drop it, and stand there until it clicked.",
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
        '"And suppose that somebody forgets?" {hero} had asked on the Monday, out of curiosity.¶"Everybody forgets something," {owner} had said. "I\'ve forgotten more things than you have learned. But that gate doesn\'t stay shut out of kindness, you see, and it will look for all the world as if it were closed when it isn\'t, so the only one who can tell you is the latch." {hero} had promised to listen to it. It had not seemed much to ask.',
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
        'In the whole of {hero}\'s life nothing had ever been drawn out of a hat with {hero.their} name on it, until the baker put in his floury hand and read it aloud. Tomorrow morning, at eight o\'clock, when the entire town turned out for {day.the}, it would be {hero} who was going to {day.part}. Nobody was ever chosen twice. {Hero.they} {day.prep}, and {hero.they} knew every moment of it so well by now that {hero.they} sometimes remembered it, although it had not happened yet. [?friend: "You\'ll be insufferable," said {friend} fondly. "I\'ve decided to put up with it until Sunday."]',
        '"If you show me once more," said {mentor}, "I\'ll be able to do it myself."¶{hero} showed {mentor.them} once more. It was {day.the} tomorrow, at eight in the morning, and {hero.they} {hero:was|were} going to {day.part}, which was an honor that went to one person a year, by lot, and to none of them a second time. {Hero.they} {day.prep}. When {hero.they} shut {hero.their} eyes {hero.they} could see the street, and every window in it open, and hear the hush that would come just before. It was a very good hush. {hero} had arranged it {hero.themself}.',
        'It is a dangerous thing to look forward to something with your whole weight. {hero} had been doing it for nine days. At eight o\'clock tomorrow there would be {day.the}, as there was every summer, and this summer, out of all the names in the baker\'s hat, it was {hero} who had been picked to {day.part}. {Hero.they} {day.prep}. Already everyone who came along the lane would call out "Until tomorrow!" and {hero} would try to look like a person who had forgotten about it, and would fail, and would grin all the way home.',
      ],
    },
    more: {
      middle: [
        '"Go and tell {away}," said {mentor}. "{Away.they} {away:hasn\'t|haven\'t} heard it since lunch."',
      ],
      preteen: [
        'Of course {hero.they} had told {away}. {Hero.they} had gone through the whole of it from beginning to end, leaning on the gate, and {away} had listened as {away.they} listened to everyone, as if it were the most amazing thing in the world. "You\'ll be able to hear it from here," {hero} had promised. For {away} never missed a celebration. Whenever there was music in the town {away.they} answered it, at the top of {away.their} voice and in no particular key, until somebody came and laughed.',
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
        '{day.t} "I am coming!" [+ Run, {hero}, run! ]Bang goes the gate. No click.',
        'Good night, {away}! {hero} must run. Hop, hop, hop. [+ The gate swings. ]No click.',
        'Quick, quick! Tomorrow is {day.the}! Off runs {hero}. [+ Is the gate shut? ]No click.',
        '"Bye, {away}!" Zoom goes {hero}. The gate goes creak. It does not go click.',
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
        '"You\'ll stay a bit?" asked {owner} from {owner.their} window. "{Away.they} {away:likes|like} a bit of talk at night."¶"Tomorrow!" called {hero}. "I\'ll tell {away.them} everything tomorrow, when I\'ve done it!" {Hero.they} put down the supper, patted {away} somewhere, and {hero:was|were} gone, down the lane, with [?friend: {friend} galloping alongside.][!friend: {hero.their} shoelaces flying.] The gate swung after {hero.them}. It touched the post. It seemed to think about it. Then it swung back again, by the width of a hand.',
        'On any other evening {hero} sat on the upturned bucket until it was dark, and {away} stood beside {hero.them}, and they looked at things. On this one {hero.they} did not sit. There was one more practice, the very last, and {hero.they} could already hear it: {day.t}¶{Hero.they} did everything that was on the list. {Hero.they} did it in four minutes. Water, supper, good night, gate. [?friend: {friend} kept the time. ]{Hero.they} had even got to the corner when {hero.they} had a feeling of having left something out. But {hero.they} had both shoes, and {hero.their} hat.',
      ],
      preteen: [
        'It would be convenient if there were some mark on the moments that are going to matter. There was none on this one. It was a mild, gold evening, and there was to be a last practice for {day.the}, and {hero} was late for it. {Hero.they} filled the trough, and gave {away} supper, and a pat that landed on the wrong end. {Hero.they} went through the gate at a run and threw it shut behind {hero.them}, and it made a magnificent bang, which {hero} heard with satisfaction and took for the end of the matter. [?friend: "You\'re going to break that one day," said {friend}, already running. ]A bang is a good deal louder than a click, and it is very easily mistaken for something final.',
        'Afterward {hero} would go over those four minutes as you go through the pockets of an old coat. There had been the water, and the supper, and {away}, who would have liked some company and had said so in the usual way. There had been {day.t} from the direction of the square, where they were beginning without {hero.them}. {Hero.they} remembered putting one foot against the gate, and the push. {Hero.they} remembered the corner, and the warm wall under {hero.their} palm. But between the push and the corner, where there ought to have been a small dry sound, there was nothing at all; for {hero.they} had not been listening, having been, by that time, in every respect but one, already at the other end of the lane.',
        '"Aren\'t you going to sit with {away.them}?" asked {owner}, who was watering beans.¶"I can\'t," {hero} called back. "It\'s the last practice, and they\'ve started, and I haven\'t even got both sleeves on!" Every word of that was true. {Hero.they} had done the water and the supper as well, and done them properly, if you did not look too closely. Tomorrow {hero.they} would {day.part}. {Hero.they} gave the gate a shove in passing, with an elbow, because nothing else was free. [?friend: {friend} was hopping on the spot. ]It swung to, and kissed the post, and hung there, considering; and then, when the running feet had turned the corner, it drifted open again, no farther than the width of a hand, with a creak like somebody asking a question.',
        "There is a sort of happiness that is practically deaf. {hero} was so full of tomorrow, and of being about to {day.part}, that when the practice began without {hero.them} on the other side of the houses, {hero.they} simply dropped whatever {hero.they} {hero:was|were} doing, which was {away}'s supper, and fled. [?friend: {friend} caught {hero.them} by the sleeve at the corner, and they ran on as one animal. ]{away} stood there among the spilled crusts and {away.sig}. The gate swung. All that week {hero} had waited for the click as you wait for the end of a song, and it had never once occurred to {hero.them} that it was possible to leave before the end, and not to notice that the thing was still going on.",
      ],
    },
    more: {
      early: ['Behind {hero.them}, {away} looked at the gate. It was an interesting gate.'],
      middle: ['Behind {hero.them}, {away} looked at the gate with interest.'],
      preteen: [
        "The practice was glorious. {hero} did it three times from the beginning, and the third time it was so nearly perfect that nobody could think of a thing to say, and somebody's grandmother blew her nose. Walking back, {hero.they} felt about two feet above the ground. Only once, on the way, did {hero.they} slow down, with a dim impression that there was something {hero.they} had meant to listen for; but it was gone again before {hero.they} could ask it what it was.",
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
          elsewhere: { setting: 'bathroom', props: ['duck', 'towel'] },
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
        'At supper {hero} performed the entire occasion, with potatoes, and was a great success. [?friend: {friend}, who had been invited to stay, supplied the crowd. ]It was only at the moment of the hush, just before the cheering, that {hero} {hero.themself} fell silent a little longer than {hero.they} had intended. Something was creaking, a long way off, in the direction of the pump. It creaked, and waited, and then it creaked again. "There\'s a wind getting up," said {mentor}. {hero} agreed that there was. {Hero.they} finished the cheering, but {hero.they} had an odd sensation, as of having put down a book in the middle of a word.',
        '"All in, and all shut?" asked {mentor}, as {mentor.they} had asked every night since anyone could remember, and {hero} replied that it was. It was more of a custom than a question. But on this occasion {hero} heard {hero.themself} answer, and something about it did not ring quite true, as when you set down a glass and there is no table there. {Hero.they} went back over it. There had been water, and supper, and a bang; there had most certainly been a bang. "I might just run along again," {hero.they} said carelessly, "and say good night."',
        'It was the best supper in weeks, and {hero} could not have told you what {hero.they} ate. Everyone who passed the window knocked on it and called out "Until tomorrow!" {mentor} had ironed whatever could be ironed. And all that time, beneath the talk, and the knocking, and the agreeable racket inside {hero.their} own head, there was a tiny interval of silence that should not have been there. {hero} kept turning toward it as you turn to a clock that has stopped. {Hero.they} {hero:was|were} on the very edge of knowing what it was, and then somebody passed the butter.',
      ],
    },
    more: {
      middle: ['"Take the lantern," said {mentor}, "if you\'re going out again."'],
      preteen: [
        'It is remarkable how long a person can go on not knowing a thing that {hero.they} {hero:knows|know}. {hero} cleared the table, and dried the cups, and hung up the towel by its loop, which {hero.they} never did; and it was while {hero.they} {hero:was|were} standing there, and looking at the loop, and at the way in which it held, that {hero.they} put down everything, and went to the door, and began to walk, and then, from the third house on, to run.',
      ],
    },
  },
]
