import type { Beat } from '../plot.ts'
import { words } from './words.ts'

/** What everyone has waited for is there, for everyone but one. */
export const coming: readonly Beat[] = [
  {
    id: 'comes',
    purpose: 'The great thing comes; all the others are going, and the hero is ready to go.',
    core: true,
    valence: 1,
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'jump', 'joy', '{ride}'],
        ['ally', 'wave', 'joy', 'hero'],
        ['guest', 'jump', 'joy'],
        ['companion', 'run', 'joy'],
      ],
      props: ['{ride}', 'house', 'window'],
      action: 'What they waited for has come, and {hero} brings out the {ride}.',
    },
    text: {
      toddlers: [
        '{ride.tcame} At last! {hero} takes out the {ride}. But {friend} is still in bed.',
        'Wake up, {hero}! Look! {ride.tcame} All run out to play. But {friend} must stay in bed.',
        '{ride.sound} What is that? {ride.tcame} "Come and play!" call the others. {hero} wants to go.',
        '{ride.tcame} [+ {hero} dances. ]But {friend} cannot come out.',
      ],
      early: [
        'Then, in the night, {ride.came}. In the morning {ride.see}. "It is here!" shouted {hero}. {Hero.they} got the {ride} out so fast that one boot stayed behind. "We all go after lunch!" called the others. Then {hero.they} saw {friend} at the window. {friend} waved, too.',
        '{hero} ran to the window. In the night {ride.came}, and now {ride.see}! {hero} danced on the rug. Outside the others called. "We all go after lunch!" Then {hero.they} stopped. {friend} was still in bed over there. {friend} held up one thumb.',
        '"Are you coming?" called the others. In the night {ride.came}, and they were all off {ride.to} after lunch. "I am coming!" {hero.they} called. {Hero.they} {hero.sig}. The {ride} was out of the door before its paint had time to wake up.',
        '{hero} sat up. All the others were shouting in the {way}. In the night {ride.came}! "Today!" they shouted. "After lunch!" {hero} put on everything {hero.they} could find. Some of it was on backward. There was only one window where nobody jumped.',
      ],
      middle: [
        'And in the night, when nobody was looking, {ride.came}. {hero} pulled back the curtain, and {ride.see}. {Hero.they} stood there with {hero.their} mouth open. Then {hero.they} shouted so that the cups rang. Down in the {way} the others were out already. "We\'re all going after lunch!" they called. "{ride.to}! Bring the {ride}!" ¶ "I\'m coming!" called {hero}. And only then, with one arm in the air, did {hero.they} look across. {friend} sat in bed behind the glass and clapped, very softly, and none of it was for {friend.them}.',
        'It came on a Saturday, as if somebody had ordered it. In the night {ride.came}, and in the morning {ride.see}. {hero} had the {ride} outside before breakfast, in slippers. Everyone who had legs was in the {way}. "One o\'clock at the corner!" they said to each other. "Everybody! {ride.to}!" ¶ {hero} looked up. In the window opposite {friend} was holding up the plan, both sides of it, one after the other. Then {friend.they} pointed at {hero}, and at the {ride}, and made a little shooing sign. *Go on*, it meant. {Img.the} {img.tight}.',
        '"It\'s here," said somebody, and then the whole house was awake. In the night {ride.came}. When you leaned out, {ride.see}. {hero} danced on one leg, because the other one was not in its trousers yet. They would all meet at the corner after lunch, called the others, and go {ride.to} together, and stay until it got dark. ¶ "Save me a place!" called {hero}. {Hero.they} {hero.sig}. Then {hero.they} caught sight of the window across the {way}, and of the person in it, looking at the sky.',
        "A hundred taps were for yes. That was how {hero} and {friend} had arranged it, long ago. This morning there was no other way to say it, for in the night {ride.came}, and {ride.see}. {hero} tapped on the windowpane with a spoon. {friend} joined in from the bed. They got to a hundred at exactly the same time. ¶ Then the others called from below that it was one o'clock at the corner, {ride.to}, and was {hero} coming? Of course {hero.they} {hero:was|were} coming. {hero} dropped the spoon and ran for the {ride}. The tapping over there went on a little by itself, a hundred and one, a hundred and two. Then it stopped.",
      ],
      preteen: [
        "And now, of course, it came. It had had six weeks to come in, and then, in one single night, {ride.came}. {hero} pulled back the curtain, and {ride.see}, and {hero.they} {hero:was|were} so happy that {hero.they} couldn't speak. The others were already running around down there. They called up that they were going {ride.to}, all of them, right after lunch, and that they would meet at the corner. {hero} threw up one arm and shouted that {hero.they} would be there, and then {hero.they} saw {friend}, who was sitting up in bed on the other side, with both hands flat on the glass. {Img.the} {img.tight}.",
        'Somebody shouted it down in the {way}, and {hero} was out of bed before {hero.they} knew what it was. In the night {ride.came}, and you only had to look, because {ride.see}. Ten minutes later {hero.they} had gotten the {ride} out of the hall, and past the umbrella stand, and down the steps. "We\'re all going {ride.to}!" the others called. "One o\'clock, at the corner!" And {hero} was ready. {Hero.they} had never been so ready in {hero.their} life, and then {hero.they} noticed that {hero.their} hand was lying on the front seat, right on {friend}\'s name, which was painted there in red. Up in the window {friend} was waving at {hero.them} to go, go, and {friend.they} looked a bit too cheerful. {Img.the} {img.tight}.',
        'A slipper hit {hero}\'s window at ten to seven, and it was a very good throw for somebody who was lying down, and {hero} knew right away what it meant. In the night {ride.came}, and {ride.see}. {hero} opened {hero.their} window, and {friend} opened {friend.theirs} just a crack, and they yelled at each other for joy, until a grown-up closed it again, and then the others came by. "We\'re going {ride.to}!" they called. "Everybody! After lunch, at the corner!" ¶ "Yes!" called {hero}. "Yes, of course!" The slipper was lying on the windowsill, and it was {friend}\'s, and {hero} turned it over and over in {hero.their} hands. {Img.the} {img.tight}.',
        'When {hero} came down, everybody knew it already, and in the night {ride.came}. The baker said so, and the mailman said so, and you only had to open the door, because {ride.see}. {hero} brought out the {ride}, and the others clapped, and they had built it for a day just like this. At one o\'clock everybody was going {ride.to}, from the corner, and nobody was coming home until dark, and {hero} was so happy that it almost hurt. "You\'ve got the one with two seats," said somebody. "Who\'s going in front?" ¶ "Nobody, right now," said {hero}. It was a perfectly nice question, and {hero.they} couldn\'t stop hearing it. {Img.the} {img.tight}.',
      ],
    },
    more: {
      preteen: [
        "There was nothing to decide. {hero} said that to {hero.themself} while {hero.they} wiped the {ride} clean one more time, although it was clean already. {friend} wanted {hero.them} to go, and had told {hero.them} so with both arms, and it didn't help anybody if there were two people at home instead of one.",
      ],
    },
  },
  {
    id: 'others',
    purpose: 'The others go by with all they have, and call.',
    core: false,
    rank: { young: 10, old: 8 },
    valence: 1,
    scene: {
      setting: 'street',
      time: 'day',
      shot: 'medium',
      cast: [
        ['ally', 'run', 'joy', 'hero', '{ride}'],
        ['guest', 'run', 'joy'],
        ['hero', 'wave', 'happy', '{ride}'],
      ],
      props: ['{ride}', 'house'],
      action: 'Everyone gets ready to go out, and {hero} does, too.',
    },
    text: {
      toddlers: [
        'Here they come! Big ones. Small ones. A dog in a hat. All go by.',
        'Stomp, stomp, stomp. Red boots. Blue boots. [?ally: {ally} is there. ]"Come on, {hero}!"',
        'One goes by. Two go by. Ten go by! {hero} counts them all. {friend} counts, too.',
      ],
      early: [
        'All morning they came out of the houses. One had a tray from the kitchen. One had a bathtub. [?ally: {ally} had a box with a rope. ]"What is that for?" asked {hero}. "We will find out," they said. {hero} laughed. It was going to be the best day of the year.',
        '"Is it fast?" they asked, and looked at the {ride}. "Very," said {hero}. [?ally: {ally} felt the side with one finger. "It smells," said {ally}. "That is the soap," said {hero}.] [!ally: A small girl sniffed at it. "It smells," she said. "That is the soap," said {hero}.] They were all a bit jealous. It was lovely.',
        'A boy came by with a pot on his head. "In case I fall," he said. [?ally: {ally} ran back home to get a pot, too. ]Soon they all had pots. You could hear them from far away. Clang! {hero} looked up at {friend}. {friend} had put on a pot in bed.',
      ],
      middle: [
        'They came past in ones and twos, with whatever they had: tea trays, planks, and something on wheels that had been a pram. [?ally: {ally} had tied a rope around a washing tub and would not say why. ]Each of them stopped and looked at the {ride}. "With that one you\'ll be first," they said. {hero} said that it was not about being first. {Hero.they} had never been so close to being first.',
        '"How many does it hold?" asked a girl from the end of the {way}. ¶ "Two," said {hero}. ¶ "Then I could come with you." ¶ It was said in the friendliest way. There was the front place, quite empty, with {friend}\'s name on it in red. [?ally: {ally} looked at it, too, and then kindly looked somewhere else. ]"It\'s taken," said {hero}. The girl nodded. She could read.',
        'By eleven the {way} sounded like a kitchen that is being carried out of a house. Everybody was hammering. [?ally: {ally} hammered on three things at once, and two of them belonged to other people. ]Somebody sang. Somebody had lost a glove and blamed it on somebody else. {hero} lent out {hero.their} string, and the good candle, and felt rich. You could wait a whole year for a morning like that, and {hero.they} had.',
      ],
      preteen: [
        'Everybody had brought something. There were tea trays, and an old door, and a bathtub with a flag on it, and a thing with a lot of string that might have been a ladder once. [?ally: {ally} had brought the cushions from two different sofas, and hoped that nobody at home wanted to sit down. ]All of them stopped when they came to the {ride}, and walked around it, and asked how it was built. {hero} had never been an expert before, and it turned out that {hero.they} liked it. {Hero.they} told them about the cheese until it was nearly noon.',
        '"I could sit in front," said a girl whom {hero} hardly knew, "so that you aren\'t too light." ¶ She meant it nicely, and {hero} looked at the front seat. They had measured it with {friend} sitting in it, and there was a piece cut out on the left side for {friend}\'s elbow, because it always stuck out. [?ally: "It has an elbow," {ally} explained, because {hero} didn\'t say anything. ]"Sorry," said {hero}, "it wouldn\'t fit you." The girl said that it looked big enough, and {hero} said that yes, it did look big enough.',
        "Everybody was nice that day, because it's easy when you're happy. Somebody gave {hero} a pair of gloves, and somebody else gave {hero.them} half a sausage. [?ally: {ally} promised to run ahead and keep a place in the line. ]Two boys who hadn't talked for months were holding each other's ropes. {hero} stood in the middle of it with the {ride}, and all of them were {hero.their} friends. Up above them a window was open just a crack, to let in the noise.",
      ],
    },
    more: {
      preteen: [
        "{hero} had never been part of so many people at once, and they all talked to {hero.them}, and they all wanted to know where {hero.they} would start. Every now and then somebody went by under {friend}'s window, and not one of them looked up.",
      ],
    },
  },
  {
    id: 'face',
    purpose: 'The friend waves at everybody who goes by, and nobody looks up.',
    core: false,
    rank: { young: 4, old: 6 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'day',
      shot: 'close',
      cast: [['friend', 'wave', 'sad', 'window']],
      props: ['window', 'bed'],
      action: '{friend} waves from the window at everyone who goes by.',
    },
    text: {
      toddlers: [
        '{friend} waves. Nobody looks. {friend} waves and waves. {hero} sees it. Oh.',
        'Look up. There is {friend}. One small face. One big window. So quiet.',
        '{friend} breathes on the glass. {friend} draws a face. The face looks sad.',
      ],
      early: [
        '{friend} waved at the first one who went by. Then {friend.they} waved at the second. {friend} waved at a dog. They were all in a hurry, and no one looked up. {hero} looked up. {friend} quickly put on a happy face. But {hero} had seen the other one.',
        '{friend} had drawn something on the glass with one finger. It was the {ride}. It had two people on it. Now one of them was running down the window in a long drip. {friend} wiped it off with a sleeve. {hero} had seen which one it was.',
        '"{friend} has the best place," said somebody. "You can see all of it from up there." {hero} looked. You could see the {way}. You could see a wall and two bins. You could not see {ride.where}, not even with a long neck. {friend} had a very long neck just then.',
      ],
      middle: [
        'On {hero.their} way in to lunch {hero} happened to look up. {friend} was waving. {Friend.they} waved at the boys with the tea tray. {Friend.they} waved at the postman, and at a dog. Nobody waved back, for nobody looks at upstairs windows on a day like that. After each one {friend} put the hand back on the blanket, as you put back a cup. When {friend.they} saw {hero}, {friend.they} grinned at once with {friend.their} whole face. {Img.the} {img.tight}.',
        "What could you see from that bed? {hero} had never asked {hero.themself}. {Hero.they} stood with {hero.their} back to {friend}'s house and tried it out. You could see the {way}, a bit of roof, and the bins. The great thing was happening {ride.where}, on the far side of everything. From up there you would hear them going. Later on you would hear them coming home. In between there would be the bins.",
        'There was a picture on the windowpane, drawn in breath. {hero} had to come quite close to make it out. It was the {ride}, very well done, with two people on it. As {hero} was looking, {friend} leaned over and breathed on it again, because it was fading. {Friend.they} had to do that every minute or so. You could see from the marks that {friend.they} had been keeping it up all morning.',
      ],
      preteen: [
        '{hero} saw it only because {hero.they} happened to look up. {friend} was waving at the people down below. {Friend.they} leaned forward and gave each of them a real wave, and they all went by and thought about {ride.great}, and nobody saw it. A boy went by, and then two girls, and then a man with a ladder. The man with the ladder got an especially big wave, and then {friend} looked at {friend.their} own hand for a moment, as if {friend.they} wanted to make sure that you could see it. {Img.the} {img.tight}.',
        "{hero} wanted to know what it looked like from there, so {hero.they} lay down on the wall under {friend}'s house, with {hero.their} head the same way as {friend}'s, and looked. You could see the {way}, and you could see a gutter, four chimneys, two trash cans, and {hero}'s window, which was the biggest thing in it. Everything that was going to happen {ride.where} would happen behind those chimneys. You would hear them shout, and you would have to lie here and guess the rest. {hero} got up again and brushed off {hero.their} knees, and wished that {hero.they} hadn't looked. {Img.the} {img.tight}.",
        'There was a drawing on {friend}\'s window. {friend} had breathed on the glass and drawn it with one finger: the {ride}, and two people on it, and lines behind them to show how fast they were. It was good, but it was already going away from the edges. {friend} leaned forward and breathed on it again, and sat back, and waited, and leaned forward again. How long had {friend.they} been doing that? "Aren\'t you coming in to lunch?" called {mentor}. {hero} came, but {hero.they} walked backward all the way to the door. {Img.the} {img.tight}.',
      ],
    },
    more: {
      preteen: [
        'Until now {hero} had always looked at that window from the outside, and there was somebody in it, and you waved. {Hero.they} had never thought about how it was on the inside, when you were the one looking out.',
      ],
    },
  },
  words,
]
