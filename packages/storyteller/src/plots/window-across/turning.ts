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
          say: 'They started at one, with a lot of noise, and {hero} went with them, {ride.taking} the {ride}. {mentor} came behind with the thermos bottle and the spare gloves. It was four hundred steps to the corner. For the first hundred they all sang, and {hero} sang, too. In the second hundred you could already hear the ones who had gone ahead, because they {ride.shout}. And in the third hundred {hero} noticed that {hero.they} {hero:was|were} walking on the right, with a space next to {hero.them} that was just wide enough for one. Whenever somebody stepped into it, {hero.they} moved over a bit farther.',
          shows: shown.mentorAlong,
        },
        'You could hear them over the roofs, because they {ride.shout}, and there was somebody up there whose voice cracked whenever they cheered, and everybody in the line laughed about it and walked a little faster. [?ally: {ally} had grabbed hold of the {ride}, too, to help it along. ]{hero} laughed with them. This was what {hero.they} had wanted all summer, and now {hero.they} had it. It was just strange that {hero.they} had to keep telling {hero.themself} so.',
        '{hero} was thinking about {ride.great}, and {hero.they} knew every bit of it by heart. There was the start, and the middle, and the end, where {hero.they} would climb out of the heap and say, "Did you see that?" But every time {hero.they} thought it through, {hero.they} said it to somebody who wasn\'t there. {Hero.they} tried to think of somebody else to say it to. It worked a little, if {hero.they} tried very hard. [?companion: {companion} walked along beside {hero.them} and kept looking back.]',
      ],
    },
    more: {
      preteen: [
        'It was only four hundred steps. With every step {hero} came closer to the thing that {hero.they} had been waiting for, and with every step {hero.they} felt more that {hero.they} had left something at home.',
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
        'At the corner {hero} stopped to let the others by, but when the last of them had gone, {hero.they} {hero:was|were} still standing there with the {ride}. {Hero.they} could hear how they {ride.shout}, and there were four good reasons to go on, and {hero.they} counted them, and there was nothing wrong with any of them. Then {hero.they} took hold of the {ride} and turned it around. ¶ "Did you forget something?" [?ally: asked {ally}, who had run back][!ally: asked a boy who came running late]. ¶ "Yes," said {hero}. "Don\'t wait for me." It was a long way back, and everybody that {hero.they} met was going the other way. Under {friend}\'s window there was a bit of ground, as big as a carpet, and there {hero} {ride.under}, all alone, and it looked terrible. Then {hero.they} looked up, and {friend} had both hands over {friend.their} face and was looking through the fingers.',
        '"Come on!" they called. "It\'s the first day, and it\'s never as good as on the first day!" That was true, and {hero} knew it better than any of them, and {hero.they} stood at the corner and held on tight to the {ride}. {Hero.they} had wanted {ride.great} for a year, and {hero.they} wanted it now, just as much as before, and it didn\'t get any smaller when {hero.they} thought of {friend}. But {friend} didn\'t get any smaller, either. "I don\'t want to," {hero.they} said out loud, to nobody, and turned the {ride} around. ¶ A quarter of an hour later {hero} stood down in the {way} and bowed to a window upstairs. Then {hero.they} {ride.under}, and {hero.they} knew how silly it looked. It was so quiet afterward that you could hear them cheering on the other side of the roofs.',
        "You can't stand on a corner forever, and the {ride} was in everybody's way. \"It's left,\" said somebody, to be helpful, and {hero} nodded. They {ride.shout} up there, and all of {hero.them} wanted to go left, and only {hero.their} feet didn't. The feet turned around, all the way around, and the {ride} turned with them, and now it was pointing back to where it had come from. ¶ \"It isn't fair to you,\" said {mentor}, who had caught up with the thermos bottle. ¶ \"No, it isn't,\" said {hero}. \"But it isn't fair to {friend}, either, and I can't do anything about that, so I'm doing this.\" And so, on a bit of ground under a window, and with only {mentor} to clap, {hero} {ride.under}, and it was really bad. Up above, somebody started to knock on the glass.",
        'The others went around the corner, and then they were over there with the rest of them, where they {ride.shout}. {hero} had stayed behind to tie a lace. It was tied, and {hero.they} tied it again. {Hero.they} thought of {ride.great}, and that it would be as good as today only once. Then {hero.they} thought of what you could see from that bed, and it was four chimneys and two trash cans. Nobody had asked {hero.them} to do anything, and {friend} would be furious. {hero} got up, and turned the {ride} around, and it was much heavier that way. ¶ "What are you doing?" said {friend}\'s mouth, behind the glass. {hero} pointed at the {ride}, and at the ground, and spread out both arms like somebody in a circus, and then {hero.they} {ride.under}. {friend} looked down for a long time, and slowly held up three fingers, out of ten.',
      ],
    },
    more: {
      preteen: [
        "{hero} waited to feel good about it, but {hero.they} didn't. {Hero.their} knees were cold. Four hundred steps away they were having the best afternoon of the year, and it wouldn't come twice. Then {friend} pointed down, and made a circle in the air with one finger, and that meant *again*.",
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
        'The {ride} had been built for two, and it didn\'t like to be used by only one, and the second time {hero} {ride.fall}. The third time {hero.they} thought about it first, and then {hero.they} {ride.fall2}. By then there was a sheet of paper in the window with a number on it, like the ones that judges hold up. It was a two, and after that it was a four. For the last time, when {hero} got up and {hero.their} hat was on backward, {hero.they} got an eight and a half. "You\'re giving me points for falling!" {hero} called up. {friend} turned the paper over. *Of course*, it said. *Anybody can stay on.*',
        '"And now the classic way!" announced {hero}, and {ride.fall}. "And now the modern way!" {hero.they} announced, and {ride.fall2}. A window opened on the right, and somebody\'s grandfather leaned out, and then he called his wife. {hero} had only wanted one person to see it. But now that they were there, {hero.they} bowed to all three of the windows, and in the middle one {friend} was laughing very carefully, with a pillow pressed to {friend.their} tummy.',
        "{friend} couldn't be there, so {hero} wanted to show {friend.them} how it was, with the start, and the speed, and the finish. But there was no speed, and the finish came before the start, because {hero} {ride.fall}. {Hero.they} waved {hero.their} arms to show that it wasn't supposed to go like that. Then {hero.they} tried it again, and {ride.fall2}, and that didn't need explaining. [?companion: {companion} went and lay down under a bush. ]Up in the window a finger drew a circle in the air. {hero} had never been so bad at anything, and nobody had ever wanted so much to see it again.",
      ],
    },
    more: {
      preteen: [
        "People who came past stopped for a moment and wondered. They saw somebody falling down again and again, and somebody in pajamas who was giving out points, and they couldn't tell which of the two was having more fun.",
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
        'On the first day it had been a surprise, but by the fourth day it was something that {friend} waited for. At three {hero} came out with the {ride}, and at three {friend} was at the window, with combed hair, and with the numbers ready. {hero} did it forward, and backward, and the way that some of their teachers would do it. At five the others came home, tired and hoarse, and told {hero.them} about {ride.great}. {hero} asked them about the steep part, because {hero.they} really wanted to know, and it hurt a bit to listen. [?ally: "It isn\'t the same without you," said {ally}. That was nice of {ally.them}, and they both knew that it was nearly the same.]',
        '"You\'re a good friend, and everybody has seen it," said one of the older ones. "So come along today, just once." ¶ {hero} thought about it. {Hero.they} thought about it every single day, at half past two, and it never got easier. "That isn\'t why I do it," {hero.they} said at last. "{Friend.they} {friend:looks|look} at the clock." The others shrugged, and went. [?ally: But {ally} stayed that afternoon and pushed, and for the first and only time it was nearly fast. ]When the {way} was quiet, there was a moment in which {hero} would have given a lot not to have to be funny. Then the curtain moved, and {hero.they} picked up the {ride}.',
        "{hero} wrote the program on an old board, in letters so big that you could read them from a bed. *Monday, the duchess. Tuesday, the duchess backward. Wednesday, you choose.* {friend} chose with both arms, and complained with both arms if {hero.they} did it wrong. [?companion: On Fridays there was a number with {companion} in it, and {companion} mostly didn't come. ]It looked like fun, and mostly it was. But there were also days when it was wet, or {hero} had a headache, or they {ride.shout} over there, and it sounded much too good. On those days {hero} went out, too, and you could do it without being in the mood, {hero.they} found out, and from above nobody could tell.",
      ],
    },
    more: {
      preteen: [
        'Nobody counted the afternoons, but there were eleven of them. And on every one of them there was a moment, at the gate, when {hero} could still have turned left.',
      ],
    },
  },
]
