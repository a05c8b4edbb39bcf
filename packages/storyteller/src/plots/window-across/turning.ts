import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The corner, the turn, and how it goes when one does it alone. */
export const turning: readonly Beat[] = [
  {
    id: 'corner',
    purpose: 'The hero goes along with the others, and can hear it already.',
    core: false,
    rank: { young: 11, old: 7 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['ally', 'run', 'joy', 'hero'],
        ['guest', 'run', 'joy'],
        ['hero', 'walk', 'happy', '{ride}', '{ride}'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['{ride}', 'tree'],
      action: '{hero} takes the {ride} and goes with the others.',
    },
    text: {
      toddlers: [
        'Off they go! {hero} {ride.takes} the {ride}. Step, step, step. The others sing.',
        'Hear that? {ride.sound} {ride.sound} It is not far now. {hero} hops.',
        {
          say: '{mentor} comes along. {hero} comes along. Down the {way}, down to the corner.',
          shows: shown.mentorAlong,
        },
      ],
      early: [
        {
          say: "At one o'clock they all set off. {hero} {ride.took} the {ride}, and {mentor} came with the thermos. They sang a song with too many verses. From far off they could hear it. {ride.sound} went the first ones. {ride.sound} Everybody walked faster.",
          shows: shown.mentorAlong,
        },
        '[?ally: {ally} walked in front, and kept looking back. "Come on, {hero}!"][!ally: The others walked in front. "Come on, {hero}!" they called.] {hero} {ride.took} the {ride}. It went by itself today, so it seemed. It had been waiting, too. Now there was only the {way}, and then the corner.',
        '{hero} {ride.took} the {ride} past the first house and the second. At the third house {hero.they} heard shouts from far off. They were glad shouts. {Hero.their} feet began to hop. The rest of {hero} was a bit behind.',
      ],
      middle: [
        "At one they set off, in a long untidy line, and {hero} was in it, {ride.taking} the {ride}. {mentor} walked behind with the thermos. Before they were even around the corner they could hear the ones who had gone ahead. They {ride.shout}. You could tell from the noise how good it was. [?ally: {ally} could not stand it, and ran. ]{hero} walked on one side of the {ride}. The other side was {friend}'s, and {hero.they} kept leaving room for it.",
        '"What a day for it!" people said, and {hero} said so, too. {Hero.they} {ride.took} the {ride} along in the middle of them all. Someone told a joke. {hero} turned to the left to see if {friend} was laughing, because {friend} always walked on the left. There was a lamppost there. It was not laughing.',
        'Step by step they got nearer. First it was only a hum. Then you could make out voices, and then you could tell whose they were. They {ride.shout}, and one of them screamed with joy, on and on, like a kettle. [?companion: {companion} pricked up {companion.their} ears. ]{hero} held on to the {ride} and walked in time with the others. {Hero.they} did not look around. If you look around, you fall over things.',
      ],
      preteen: [
        {
          say: 'They left at one, with more noise than was strictly needed, and {hero} was among them, {ride.taking} the {ride}. {mentor} came behind with the thermos and the spare gloves. It was about four hundred steps to the corner. For the first hundred there was singing, and {hero} sang. During the second hundred you could begin to hear those who had gone ahead, who {ride.shout}. In the third hundred {hero} noticed that {hero.they} {hero:was|were} walking on the right, with a space beside {hero.them} of about the width of one person, and that whenever anybody stepped into it {hero.they} moved over a little farther.',
          shows: shown.mentorAlong,
        },
        'Wonderful sounds were coming over the roofs. They {ride.shout}, up there, and there was one voice that broke at the top of every cheer, and everybody in the line laughed at it and walked more quickly. [?ally: {ally} had caught hold of the {ride} as well, to help it along. ]{hero} laughed with them. Surely this was how you felt when you were getting what you wanted. It had simply never before been necessary to remind {hero.themself} of it.',
        'If {hero} had been asked on the way what {hero.they} {hero:was|were} thinking about, {hero.they} would have answered, {ride.great}. {Hero.they} knew every yard of it. {Hero.they} had it before {hero.their} eyes now, quite sharply, the start and the middle and the finish; and at the finish, each time, {hero.they} got up out of the heap and said, "Did you see?" to somebody, and there was nobody there. {Hero.they} tried it with other people. It could be done, with a little effort. [?companion: {companion} trotted alongside, and now and then looked back.]',
      ],
    },
    more: {
      preteen: [
        'There are distances that have nothing to do with measurement. {hero} found out on that short walk that you can get closer with every step to the very thing that you have been looking forward to, and notice more and more clearly that you are leaving something behind.',
      ],
    },
  },
  {
    id: 'turn',
    purpose:
      'The choice: at the corner the hero turns the ride around and does it badly and alone, under the window.',
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'street',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'calm', 'friend', '{ride}'],
        ['ally', 'stand', 'wow', 'hero'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['{ride}', 'house', 'window'],
      action: '{hero} turns the {ride} around and goes back to the window of {friend}.',
    },
    text: {
      toddlers: [
        'The others go on. But {hero} turns around. {hero} goes back to {friend}! {ride.undert} "Look!"',
        '"Come on!" call the others. "No," says {hero}. "I go to {friend}." {ride.undert} {friend} laughs.',
        '{hero} wants to go on. But {friend} is in bed. {hero} goes back to {friend}! {ride.undert}',
        '{hero} turns around to {friend}. {ride.undert} {friend} claps!',
      ],
      early: [
        'They were all going {ride.to}. At the corner {hero} stopped. Then {hero.they} turned the {ride} around. "Wrong way!" [?ally: called {ally}][!ally: somebody called]. "I know," said {hero}, and went back to {friend}\'s window. It was a bad place for it. {hero} {ride.under}. In the window somebody sat up.',
        '"I forgot something," said {hero} at the corner. ¶ "What?" they asked. ¶ "{friend}," said {hero}. ¶ They went on, for it was the great day. {hero} {ride.took} the {ride} back alone. Under {friend}\'s window {hero} {ride.under}. It was not much. But {friend} saw all of it.',
        'At the corner you go left for {ride.great}. {hero} could hear it already. But {friend} could not see around corners. So {hero} turned around, right there, and went back to the window. "Watch!" {hero.they} called. And {hero} {ride.under}.',
        'The others ran on around the corner. {hero} did not run. The {ride} pulled one way, and the window pulled the other way. "Oh, well," said {hero}, and turned the {ride} around. {friend} could not come to the fun. So the fun had to come to {friend}. It was a small bit. {hero} {ride.under}.',
      ],
      middle: [
        'At the corner the whole line turned left. {hero} got as far as that. The others {ride.shout}, over there, all at once, and it was the best sound in the world. {hero} stood still and let them go around {hero.them}. Then {hero.they} turned the {ride} around. ¶ "That\'s the wrong way," [?ally: said {ally}][!ally: somebody said]. "They won\'t wait for you." ¶ "I know," said {hero}. {Hero.they} went back alone, and it was longer than coming. Under {friend}\'s window, in a silly place with hardly any room, {hero} {ride.under}, with nobody to push and nobody to shout. It was over at once. Then {hero.they} looked up. {friend} was kneeling on the bed.',
        '"Are you coming or not?" they called, from around the corner already. {hero} stood there and held on to the {ride}. To the left there was {ride.great}, for which {hero.they} had waited all year. And behind {hero.them} there was a window with a person in it who could see nothing but bins. ¶ It wasn\'t that {hero.they} decided, exactly. {Hero.they} took hold and turned the {ride} around, and it squeaked, as if it wanted to know why. "Because," {hero} told it. They went back together, and under {friend}\'s window {hero} {ride.under}. It was badly done, and {hero.they} {hero:was|were} alone, and from the far side of the roofs you could hear the others cheering. They were not cheering for {hero.them}. {Hero.they} did it again.',
        'It was four steps around the corner. After four steps you could not see {friend}\'s window anymore, and then it would be all right. {hero} had done one of them. [?companion: {companion} sat down. ]The second one would not come, although {hero} looked at {hero.their} foot for a while. "Go on without me," {hero.they} told the others. ¶ "Till when?" ¶ "I don\'t know," said {hero}. "Till {friend} is well." They stared. Then somebody shouted from far off, and they ran. {hero} {ride.took} the {ride} all the way back. {Hero.they} bowed in front of {friend}\'s house, as you do at the circus, and then {hero} {ride.under}. It was not at all like {ride.great}, but it was in front of the right window.',
        'The trouble with a corner is that you have to go one way. {hero} found that out with the {ride} in {hero.their} hands. Left was everybody. Left was {ride.great}, today, while it was new. Back was only {friend}, and {hero.they} couldn\'t even go in. "Tell me what it\'s like," {hero.they} said to the others, and it came out hoarse. Then {hero.they} turned around. ¶ {Hero.they} walked fast, so as not to hear them. Under the window {hero.they} cleared a place with one foot. {friend} was looking down, and didn\'t understand, and then did. "No!" said {friend.their} mouth behind the glass. "Go!" ¶ "Can\'t hear you!" called {hero}. And {hero} {ride.under}, quite alone.',
      ],
      preteen: [
        'At the corner {hero} stopped to let the others by. That was all that {hero.they} meant to do. But when the last of them had gone around it, {hero.they} {hero:was|were} still standing there, with the {ride}, and with the sound of it coming over the roofs, where they {ride.shout}. There were at least four excellent reasons for going on, and {hero.they} went through them one by one, and there was nothing wrong with any of them. Then {hero.they} took hold of the {ride} and turned it around. ¶ "You\'ve forgotten something?" [?ally: asked {ally}, who had run back][!ally: asked a boy who came running late]. ¶ "Yes," said {hero}. "Don\'t wait." It was a long way back, and everyone whom {hero.they} met was going in the other direction. Under {friend}\'s window there was a strip of ground about as large as a carpet, and on it, without any help, and without any style at all, {hero} {ride.under}. Then {hero.they} looked up. {friend} had both hands over {friend.their} face and was watching through the fingers.',
        '"Come on," they called. "It\'s the first day! It\'s never as good as on the first day!" And that was true, as {hero} knew better than any of them. {Hero.they} stood at the corner and held on to the {ride} as though someone were trying to take it away. {Hero.they} had wanted {ride.great} for a year, and {hero.they} wanted it now, no less than before; that was what was so tiresome. It did not get any smaller when you looked at it, and the difficulty was that the other thing did not get any smaller, either. "I don\'t want to," {hero.they} said aloud, to no one, and turned the {ride} around. ¶ A quarter of an hour later the people in the {way} could see a lone figure bow to an upstairs window. Then {hero} {ride.under}, which looked extremely foolish, and felt it. In the silence afterward you could hear the cheering on the other side of the roofs.',
        'You cannot stand at a corner forever, particularly with {ride.a} that is blocking the pavement. "Left," said somebody, helpfully. {hero} nodded. {Hero.they} had heard the noise from up there, where they {ride.shout}, and every part of {hero.them} was already leaning to the left except, as it turned out, {hero.their} feet. The feet went around in a small half circle. The {ride} went with them, and there it was, facing the way that it had come. ¶ "It isn\'t fair on you," said {mentor}, who had caught up with the thermos. ¶ "No," agreed {hero}. "But it isn\'t fair on {friend}, either, and I can\'t do anything about that, so I can only do this." And so, on a patch of ground beneath a window, with {mentor} for a public, {hero} {ride.under}. It was, by any standard, a miserable performance. Up above, someone began to knock on the glass.',
        'The others took the corner without slowing down, and the sound of them went on for a while and then joined the larger sound beyond, where they all {ride.shout}. {hero} had stayed behind to tie a lace. It was tied, and {hero.they} tied it again. {Hero.they} thought of {ride.great}, which would be at its best for exactly one afternoon, and then {hero.they} thought, against {hero.their} will, about what you could see from that bed, which was four chimneys and two bins. Nobody had asked this of {hero.them}, and {friend} would certainly be furious. {hero} got up, and turned the {ride} around, and it was much heavier in that direction. ¶ "What on earth are you doing?" said {friend}\'s face in the window, quite legibly. {hero} pointed at the {ride}, and at the ground, and spread {hero.their} arms like a person who is about to be marvelous. Then {hero} {ride.under}. There was a long pause. Behind the glass {friend} slowly held up three fingers, out of ten.',
      ],
    },
    more: {
      preteen: [
        "There wasn't any warm feeling. {hero} had expected one, after a thing like that, and waited for it, but there was only a cold feeling about the knees, and the plain knowledge that a great afternoon was going on four hundred steps away, and that it would not come twice. Then {friend} pointed downward and made a circle in the air with one finger. *Again.*",
      ],
    },
  },
  {
    id: 'badly',
    purpose: 'It goes badly, and is a success.',
    core: false,
    rank: { young: 2, old: 9 },
    valence: 2,
    scene: {
      setting: 'street',
      time: 'late-afternoon',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'laugh', 'friend'],
        ['companion', 'stand', 'wow', 'hero'],
      ],
      props: ['{ride}', 'window'],
      action: '{hero} tumbles with the {ride} under the window, and {friend} asks for more.',
    },
    text: {
      toddlers: [
        'Again! {ride.sound} Bump! {hero} sits down. Plop! {friend} claps. Again, again!',
        'Oops! There goes the hat. Oops! There goes {hero}. {friend} knocks. More, more!',
        '{ride.undert} {hero} takes a bow. Bump! {friend} holds up ten fingers.',
      ],
      early: [
        'It was hard to do it alone. {hero} {ride.fall}. {Hero.they} looked up. {friend} was holding up a paper. It said 3. So {hero} tried once more and {ride.fall2}. Now the paper said 8. "You only like it when I fall," called {hero}. {friend} nodded and nodded.',
        '"And now," called {hero}, "the famous {hero}!" {Hero.they} took a run. {hero} {ride.fall}. Up in the window {friend} drew a circle in the air. That meant: again. {hero} did it again. It went even worse. [?companion: {companion} went and sat a bit farther off. ]{friend} drew two circles.',
        'A window opened at the side. "Is anyone hurt?" asked a man. "No," said {hero}, "this is how it goes." Then {hero} {ride.fall2}. The man put both arms on the sill and stayed. So now there were two who watched. {friend} knocked on the glass to say: that was a good one.',
      ],
      middle: [
        'There is a trick to doing it alone, and {hero} did not know it. {Hero.they} took a long run and {ride.fall}. When {hero.they} had sorted out {hero.their} arms and legs, a sheet of paper was up in the window. *3*, it said. {hero} shook a fist. {Hero.they} tried harder, and {ride.fall2}. *9*, said the paper. ¶ "For that?" shouted {hero}. Behind the glass {friend} wiped {friend.their} eyes and turned the paper over. *More of that*, it said.',
        '{hero} announced it with a trumpet made of one fist. "For the first time in this {way}!" Then {hero} {ride.fall}. It got a round of knocking from above. The second time {hero.they} {ride.fall2}, and the old man next door brought out a chair. By four o\'clock {hero} had a bruise, and a public of one, two, three windows. None of it had anything to do with {ride.great}. It was simply what you could do here.',
        '"It would go better with two," said the postman, who had stopped to look. ¶ "I know," said {hero}. "The other one is up there." They both looked up. {friend} waved at the postman, and this time the postman waved back. Then {hero} showed him how it went, and {ride.fall}. "Does it always end like that?" asked the postman. It did. Once, for a change, {hero.they} {ride.fall2}. [?companion: {companion} carried home the hat.]',
      ],
      preteen: [
        'The thing had been built for two, and it took a lively revenge on anyone who tried it alone. On the second attempt {hero} {ride.fall}. On the third, having thought it over, {hero.they} {ride.fall2}. There was a sheet of paper in the window by that time, with a figure on it, like the ones that judges hold up on television: a two, and then a four. For the last one, or rather for the expression with which {hero} got up from it, there was an eight and a half. "You\'re marking me for falling," {hero} called up. {friend} turned over the page. *Naturally*, it said. *Anyone can stay on.*',
        "It is difficult to be graceful under observation. {hero} announced a demonstration of the classic style, and {ride.fall}; after which {hero.they} announced the modern style, and {ride.fall2}. A window went up on the right. Somebody's grandfather put his elbows on the sill, and then he called his wife. {hero} had meant to be seen by exactly one person. But {hero.they} bowed to all three windows, since they were there, and in the middle one {friend} was laughing carefully, with a pillow held against {friend.them}, like someone carrying a full glass.",
        'What {hero} had in mind was a sort of report. {friend} could not be there, and so you would show {friend.them} how it was: the start, the speed, the arrival. In practice there was no speed, and the arrival tended to come before the start. {hero} {ride.fall}. {Hero.they} explained, in gestures, that this was not how it was meant. {Hero.they} tried again and {ride.fall2}, and this needed no explaining. [?companion: {companion}, who had so far stood by, went and lay down under a bush. ]Overhead a finger drew a circle on the air. {hero} had never in {hero.their} life been so bad at anything, and nobody had ever so badly wanted to see it again.',
      ],
    },
    more: {
      preteen: [
        'Nobody who happened to be passing could possibly have understood what was being celebrated underneath that window, or why an invalid in a dressing gown should be awarding marks for it with such extraordinary severity. But then it was not intended for anybody who happened to be passing.',
      ],
    },
  },
  {
    id: 'afternoons',
    purpose: 'Every afternoon again, though the others ask.',
    core: false,
    rank: { young: 5, old: 10 },
    valence: 1,
    scene: {
      setting: 'street',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'hold-up', 'happy', 'friend', '{ride}'],
        ['ally', 'stand', 'thinking', 'hero'],
        ['companion', 'run', 'happy'],
      ],
      props: ['{ride}', 'house', 'window'],
      action: '{hero} is under the window of {friend} again, like every afternoon.',
    },
    text: {
      toddlers: [
        'One day. Two days. Three days. Every day {hero} comes. Every day {friend} waits. Wave, wave!',
        '"Come with us," say the others. "No," says {hero}. "{friend} waits." {ride.undert}',
        'After the nap, {hero} comes. {ride.sound} Every day! {friend} is always there.',
      ],
      early: [
        'The next day {hero} came again, and the next day, too. At three o\'clock {friend} sat up and looked at the clock. At three o\'clock {hero} came out with the {ride}. "Today is the best day yet," [?ally: said {ally}][!ally: said the others]. "Come on!" {hero} {hero.sig}. "I am busy falling down," {hero.they} said.',
        'On Monday {hero} did it standing. On Tuesday {hero.they} did it in a skirt of curtains. On Wednesday {hero.they} did it with a pan on {hero.their} head. [?ally: On Thursday {ally} came and gave one good push. Then {ally} went to join the others. ]Every time {friend} was there in the window. And every time the others came home with red cheeks and told how it had been.',
        '"Do you not want to come even once?" they asked. {hero} did want to. {Hero.they} wanted to so much that {hero.their} nose itched. But at three o\'clock there was a face at the window. So {hero} {ride.took} the {ride} out, as on every day. [?companion: {companion} went first, and knew the way.]',
      ],
      middle: [
        'It was the same each afternoon. At three o\'clock {hero} came out with the {ride}, and at five to three there was already a nose on the glass. {Hero.they} did it sitting and lying and with {hero.their} eyes shut. {Hero.they} did it as a lord, with a cushion, and as the lord\'s aunt. Afterward the others came home in the dusk with red ears. "We did it from the very top," they would say. "You should have seen us!" ¶ "Tell me," said {hero}, and listened to all of it, and asked the right questions. [?ally: "I\'d have kept you a place," said {ally} once. "I know," said {hero}.]',
        '"Just today," said the others on the fourth day. "It won\'t last. {friend} will understand." ¶ {hero} knew that {friend} would. That was no help. {Hero.they} thought of somebody looking at a clock, and the clock getting to three, and then to five past. "Maybe tomorrow," {hero.they} said, and they both knew, {hero.they} and tomorrow. [?ally: {ally} didn\'t say anything. {Ally.they} came along that once, and gave the {ride} such a push that it went twice as far as ever. ]Up in the window the paper said *TEN*. It was the first ten.',
        'By the second week {hero} had a kind of program. It was written on a board, so that it could be read from above: *Monday, the Blind Captain. Tuesday, Backward. Wednesday, by request.* {friend} sent down requests with {friend.their} hands. Some of them could not be done, not with bones. [?companion: On Fridays {companion} had a part, and on Fridays it generally went wrong. ]And all that time, {ride.where}, the great afternoons went by, one after another, and {hero} was not in any of them. {Hero.they} did not forget it. {Hero.they} only got used to the way it felt.',
      ],
      preteen: [
        'What you do once is a gesture. By the fourth afternoon it had become an appointment, and appointments are a good deal less exciting. At three {hero} came out with the {ride}; at three {friend} was at the window, washed and combed, with the marks ready. {Hero.they} did it forward, and backward, and in the manner of several teachers. Toward five the others came home, tired and hoarse, and told {hero.them} about {ride.great}, and {hero} stood there and listened, and asked about the steep part, because {hero.they} really wished to know. It was like asking for news from a country that you once had a ticket for. [?ally: "It isn\'t the same without you," said {ally}. It was kindly meant, and they both knew that it was very nearly the same.]',
        '"You\'ve made your point," said one of the older ones, in a friendly manner. "Nobody could say that you aren\'t loyal. Now come along, for once." ¶ {hero} considered it. That was the worst of it, {hero.they} considered it every single day, in all honesty, at about half past two. "It isn\'t a point," {hero.they} said finally. "{Friend.they} {friend:looks|look} at the clock." The other one shrugged, and went. [?ally: But {ally} stayed that afternoon and pushed, and so for the first and only time it was almost fast. ]There was a moment, when the {way} had gone quiet, in which {hero} would have given a great deal not to have to be funny. Then the curtain moved, and {hero.they} picked up the {ride}.',
        'The program was written up on an old board, large enough for an invalid to read: *Monday, Scenes from History. Tuesday, the same, but backward. Wednesday, by request.* {friend} made requests by semaphore, and complained by semaphore when they were not met. [?companion: {companion} was billed on Fridays, and seldom appeared. ]To an outsider it must have looked like high spirits. And often it was; but there were also days when it was wet, or {hero} had a headache, or the shouting from over there, where they {ride.shout}, was simply too good to listen to. On those days {hero.they} went out as well. {Hero.they} found that you could do a thing without being in the mood for it, and that from above nobody could tell.',
      ],
    },
    more: {
      preteen: [
        'Nobody counted the afternoons. If anyone had, there would have been eleven of them, and on each there had been a moment, at the gate, when it was still possible to turn left.',
      ],
    },
  },
]
