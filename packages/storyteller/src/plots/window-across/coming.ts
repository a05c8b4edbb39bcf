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
        'Naturally it came now. It had had six weeks in which to come, and it had let them all go by, and then, in a single night, {ride.came}. {hero} drew the curtain and {ride.see}, and for some seconds there was no room in {hero.them} for anything but joy. It was so exactly what had been promised. Below, the others were already gathering, and calling up that they were meeting at the corner after lunch and going {ride.to}, every one of them, until dark. {hero} flung up an arm and shouted that {hero.they} would be there. It was only when {hero.they} lowered it that {hero.they} saw {friend}, upright among the pillows on the other side, with both hands flat against the glass.',
        "There is a kind of shout that goes through a neighborhood like a bell, and {hero} was on {hero.their} feet before {hero.they} knew what it was about. In the night {ride.came}. You had only to look: {ride.see}. Within ten minutes {hero.they} had extracted the {ride} from the hall, past the umbrella stand, and down the steps, and the others were calling that they were all going {ride.to}, at one o'clock, from the corner. And {hero.they} {hero:was|were} ready, {hero.they} had never been so ready in {hero.their} life, with {friend}'s name in red paint under one hand. Only now did {hero.they} notice that {hero.they} had put the hand there. Up in the window {friend} was making shooing movements, rather too cheerfully. {Img.the} {img.tight}.",
        'A slipper hit {hero}\'s window at ten to seven. It was a good throw, from somebody who was lying down, and there was no need to ask what it meant. In the night {ride.came}; {ride.see}. {hero} tore open the window, and {friend} tore open {friend.theirs}, just by a crack, and for a moment they simply yelled at each other. Then the crack was shut again from inside by a grown-up arm. The others came past below, and stopped, and called out the hour and the place: after lunch, at the corner, and {ride.to}, everybody. "Yes," called {hero}, "yes, of course." The slipper lay on the windowsill, and it was a left one, and {hero} turned it over and over without knowing what ought to be done with it.',
        'By the time {hero} came down, it was common knowledge. In the night {ride.came}. The baker had said so, and the postman, and you only had to open the door, for {ride.see}. {hero} brought out the {ride} to general applause. It had been made for this day, every board of it, and when the others said that they would set off from the corner at one, and go {ride.to}, and not come home until they were sent for, something in {hero} stood up and sang. "You\'ll be in the one with two seats," said someone. "Who\'s going in front?" ¶ "Nobody, just now," said {hero}. It was a perfectly natural question, and {hero.they} went on hearing it.',
      ],
    },
    more: {
      preteen: [
        'There was nothing to decide. {hero} told {hero.themself} so while {hero.they} rubbed the {ride} down once more, although it needed no rubbing. {friend} wanted {hero.them} to go, and had said so in the clearest possible signs, and anyone could see that it helped nobody if two people stayed at home instead of one.',
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
        'It was a procession of inventions. There were tea trays, and a door, and a tin bath with a flag on it, and a thing on runners which its owner described as a prototype. [?ally: {ally} had brought the cushions from two separate sofas and was hoping that the matter would not come up. ]Each of them slowed down on reaching the {ride}. They walked around it. They asked about the joints. {hero}, who was not used to being an expert, discovered that you could come to like it, and gave advice about soap until nearly noon.',
        '"I could sit in front," offered a girl whom {hero} hardly knew, "if you need the weight." ¶ It was a sensible idea, and she was nice about it. {hero} looked at the front seat. They had measured it with {friend} in it, and the left side was cut out for {friend}\'s left elbow, which stuck out. [?ally: "It\'s got an elbow," {ally} explained, since {hero} had not said anything. ]"Sorry," said {hero}. "It wouldn\'t fit you." The girl said that it looked quite big enough. {hero} said that it did look it.',
        "Everyone was kind that day. It is easy when you are happy. Someone gave {hero} a pair of gloves, and someone else half a sausage. [?ally: {ally} promised to go ahead and keep a place in the line. ]Old quarrels were called off for the afternoon, and people who had not spoken for months were holding each other's ropes. {hero} stood in the middle of it all with the {ride} and thought that this was what it must be like to belong to something. Above their heads a window was open by the width of a hand, so as to let in the noise.",
      ],
    },
    more: {
      preteen: [
        'It was the kind of morning on which everything that has ever been put away in an attic, in the expectation that it might someday come in useful, comes in useful all at once. {hero} could not remember when {hero.they} had last been so thoroughly and so simply part of everybody else.',
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
        'It was a small thing, and {hero} might easily have missed it. {friend} was waving to the people below. {Friend.they} did it properly, leaning forward for each, and each of them went past with a head full of plans and never looked up. A boy went by, then two girls, then a man with a ladder. {friend} gave the man with the ladder a particularly good one. There was nothing sorry about it. {Friend.they} might have been practicing. But in between {friend.they} looked at {friend.their} own hand, for a moment, as if to check that it could be seen. {Img.the} {img.tight}.',
        "Being a practical person, {hero} lay down on the wall under {friend}'s house with {hero.their} head the way {friend}'s head must be, and looked. The view consisted of the {way}. It consisted of a gutter, four chimneys, two bins, and {hero}'s own window, which was larger than all the rest of it. Whatever was going to happen {ride.where} would happen behind those chimneys. You would hear it begin, and then you would lie there and imagine the middle. {Hero.they} got up again and brushed off {hero.their} knees. It had been a mistake to look.",
        'There was a drawing on the glass, done with a fingertip in a patch of breath: the {ride}, and two figures, and lines behind them for the speed. It was good. It was also vanishing, from the edges inward, as such drawings do, and {hero} saw {friend} bend forward and breathe on it, and sit back, and wait, and bend forward once more. How long {friend.they} had been at it was hard to say. "Aren\'t you coming in to lunch?" called {mentor}. {hero} came, but {hero.they} came backward, as far as the door.',
      ],
    },
    more: {
      preteen: [
        'Until that moment {hero} had imagined the window from only one side, the outside, where a person appears in it and is looked at. It was surprisingly uncomfortable to discover that there had been another side to it the whole time, from which somebody had been looking out.',
      ],
    },
  },
  words,
]
