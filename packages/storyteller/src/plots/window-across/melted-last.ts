import type { MeltedPage } from '../plot.ts'

/** Pages that tell of prayers and afternoons, and the short ending. */
export const meltedLast: readonly MeltedPage[] = [
  {
    id: 'bossy/orders',
    scene: {
      setting: 'kitchen',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'angry', 'mentor'],
        ['mentor', 'work', 'tender', 'hero', 'bread'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['table', 'bread', 'window'],
      action: '{hero} has told God what to do, and asks {mentor} why it was not done.',
    },
    text: {
      middle: [
        'That left God. "Please make {friend} well by tomorrow at eight," said {hero} that night. "You made the whole sea, so it can\'t be hard. Amen." At eight {hero.they} {hero:was|were} at the window. {friend} was lying there as before. {Img.the} {img.tight}. ¶ "Did you ask, or did you order?" said {mentor}, who was slicing bread. ¶ {hero} thought back. It had had a time in it. "What\'s the difference?" ¶ "When you\'ve ordered, you look at the clock. When you\'ve asked, you look at the one you asked." {Mentor.they} gave {hero} the crust, which was the best bit, and didn\'t say anything else.',
        '{hero} wrote it down first: *1. Make {friend} well. 2. All before the big day. 3. This means tomorrow.* Then {hero.they} knelt and read it to God from top to bottom. In the morning {friend} sat there, no better, and waved. {Img.the} {img.tight}. ¶ "Why doesn\'t God do it?" {hero} asked at breakfast. ¶ {mentor} put down the bread knife. "I don\'t know," {mentor.they} said. "I\'ve asked him that as well. After a while I noticed that I\'d been talking to him the whole time, and wasn\'t so alone with it." {Mentor.they} picked up the knife again. "It isn\'t soup, praying. It\'s more like sitting with somebody."',
        '"I\'m only going to ask once," {hero} told God. Then {hero.they} asked four times, with please and with now. {Hero.they} went to sleep quite sure, and the sun came up on {friend} in bed, with {ill.look}. {Img.the} {img.tight}. ¶ {hero} was not on speaking terms with God that morning, and said so. ¶ "You might tell him that," said {mentor}, and cut another slice. ¶ "But then I\'d be speaking to him." ¶ "Yes," said {mentor}. "That\'s the snag." {hero} looked at the ceiling. "I\'m cross," {hero.they} told it. It was the first thing {hero.they} had said up there in days that was not an order.',
      ],
      preteen: [
        'There was one thing left to try, and {hero} thought that maybe {hero.they} should have started with it. "Dear God, please make {friend} well by tomorrow morning," {hero.they} said, on {hero.their} knees. "I\'ve tried everything else, and it can\'t be very hard for you. Amen." In the morning {friend} was lying exactly where {friend.they} had been lying the night before. {Img.the} {img.tight}. ¶ "It doesn\'t work," said {hero} at breakfast, and pushed away {hero.their} plate. ¶ {mentor} went on cutting bread. "I used to think it was like the bell that you ring for the waiter," {mentor.they} said. "Then we had a bad winter, and I rang and rang, and nobody brought me what I\'d ordered. But after a while I noticed that somebody had sat down at the table with me." {hero} thought about that, and pulled the plate back, and it wasn\'t the answer that {hero.they} had wanted, but at least {mentor} didn\'t pretend to understand everything.',
        '{hero} had thought about what to say all the way up the stairs. {Hero.they} told God how sick {friend} was, and why it had to be quick, and {hero.they} even offered to give something up, and it was cheese. And in the morning the sun came up, and the milk was at the door, and {friend} had {ill.look}. {hero} wasn\'t so much sad as angry, because {hero.they} had asked nicely. {Img.the} {img.tight}. ¶ "Is it because I was rude?" {hero.they} asked in the kitchen. ¶ "No," said {mentor}, and put down the knife, so that {mentor.they} could look at {hero.them}. "God isn\'t as small as that." Then {mentor.they} picked up the bread again. "I can\'t tell you why it takes so long, and nobody can. I only know that {friend} isn\'t over there all alone, and you aren\'t all alone over here." {hero} ate something, and it helped a bit, although {hero.they} didn\'t want it to.',
        '"You could do it," said {hero} to the ceiling, "and you know you could, and I know you could, so what are we waiting for?" {Hero.they} had been on {hero.their} knees for so long that {hero.their} feet had gone to sleep, but tomorrow came, and it was just one more day with {friend} in bed. {Img.the} {img.tight}. "If somebody can help and doesn\'t," said {hero} at breakfast, "they ought to tell you the reason. Or what\'s the use of asking?" ¶ "What\'s the use of waving?" asked {mentor}. "You stand at that window and wave for an hour every day, and it hasn\'t made {friend.them} any better, as far as I can see." ¶ "That\'s different. {Friend.they} {friend:likes|like} it," said {hero}, and stopped. ¶ "Yes," said {mentor}, and passed {hero.them} the butter.',
      ],
    },
    more: {
      preteen: [
        'The worst of it was that it was so quiet. If somebody had said no, {hero} could have argued, but still {hero.they} had a feeling that somebody had listened to every single word, and was listening now.',
      ],
    },
  },
  {
    id: 'afternoons/prayer',
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
      middle: [
        'It was the same each afternoon. At three o\'clock {hero} came out with the {ride}, and at five to three there was already a nose on the glass. {Hero.they} did it sitting and lying and with {hero.their} eyes shut. Once {hero.they} {ride.fall}, and {friend} held up a nine. Toward evening the others came home with red ears. "You should have seen us!" they said, and {hero} asked how it was at the steep part. [?ally: "I\'d have kept you a place," said {ally}. "I know," said {hero}.] ¶ At night {hero.they} leaned on the sill. "I haven\'t got any orders," {hero.they} told God. "I only wanted to say that it\'s slow. Stay with {friend}, please. I\'m not allowed in." In the morning {friend} was not one bit better. But {hero} had slept well.',
        '"Just today," said the others on the fourth day. "It won\'t last. {friend} will understand." {hero} knew that {friend} would. That was no help. {Hero.they} thought of the clock over there getting to three, and then to five past. [?ally: {ally} said nothing, and came along that once, and gave the {ride} such a push that it was nearly fast. ]Then {hero} {ride.fall2}, and behind the glass somebody laughed into a pillow. ¶ "They did {ride.great} today," {hero} told God in bed. "All of them. I heard it." {Hero.they} swallowed. "And {friend} gave me a nine." {Hero.they} didn\'t ask for anything. But it was as though someone had pulled up a chair.',
        'By the second week {hero} had a program, written on a board so that you could read it from above: *Monday, the Blind Captain. Tuesday, Backward. Wednesday, by request.* On Wednesday {hero.they} {ride.fall}, by request. And all that time the great afternoons went by, {ride.where}, and {hero} was not in any of them. {Hero.they} did not forget it. {Hero.they} only got used to the way it felt. ¶ Nowadays {hero.they} said good night in two directions, first across the {way} and then up. "You\'re with {friend}," {hero.they} told God. "And you\'re with me. So we\'re all three in the same place, if you look at it from your side." The {way} was not so very wide from there.',
      ],
      preteen: [
        'On the first day it had been a surprise, but by the fourth day it was something that {friend} waited for. At three {hero} came out with the {ride}, and at three {friend} was at the window, with combed hair, and with a pencil for the points. {hero} did it forward and backward, and once {hero.they} {ride.fall}, and got a nine for it. At five the others came home, tired and hoarse, and {hero} asked them about the steep part, because {hero.they} really wanted to know. ¶ At night {hero.they} leaned {hero.their} forehead on the cold glass. "I\'m not going to tell you when," {hero.they} told God. "I felt sorry for myself again at half past two. You probably noticed. Please sit with {friend.them}. I\'d do it, but they won\'t let me in." Nobody answered, but this time {hero} hadn\'t been waiting for an answer, and that made all the difference.',
        '"You\'re a good friend, and everybody has seen it," said one of the older ones. "So come along today, just once." ¶ {hero} thought about it. {Hero.they} thought about it every single day, at half past two, and it never got easier. "That isn\'t why I do it," {hero.they} said. "{Friend.they} {friend:looks|look} at the clock." The others went. [?ally: But {ally} stayed that afternoon and pushed, and for the first and only time it was nearly fast. ]Then {hero} {ride.fall2}, and an old man two windows down called his wife. ¶ At night {hero.they} told God about the day, out loud but not very loud, and quite a lot of it was complaining, and {hero.they} left that part in, because God knew it anyway. "Stay with {friend}," {hero.they} said at the end, and didn\'t say until when. It didn\'t change anything over there, as far as you could see, but it did make the evenings less lonely.',
        'Every day at three {hero} came out with the {ride}, and on the old board under the window you could read what was coming. *Tuesday, the duchess. Wednesday, the duchess backward.* It looked like fun, and mostly it was. But there were also days when it was wet, or they {ride.shout} over there, and it sounded much too good. On those days {hero} went out, too, and {ride.fall2}, and took a bow. You could do it without being in the mood, {hero.they} found out, and from above nobody could tell. ¶ "Is it all right if I don\'t ask for anything?" {hero.they} said into the dark on such an evening. At the beginning {hero.they} had explained it all so well, and now {hero.they} {hero:was|were} tired of explaining. "Be there," {hero.they} said. And after a moment: "I know that you are. I only want to say that I\'m glad."',
      ],
    },
    more: {
      preteen: [
        'Nobody counted the afternoons, but there were eleven of them. And on every one of them there was a moment, at the gate, when {hero} could still have turned left.',
      ],
    },
  },
  {
    id: 'badly/prayer',
    scene: {
      setting: 'street',
      time: 'late-afternoon',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'laugh', 'friend'],
        ['companion', 'stand', 'wow', 'hero'],
      ],
      props: ['{ride}', 'window'],
      action: '{hero} tumbles with the {ride} under the window of {friend}.',
    },
    text: {
      toddlers: [
        '{hero} falls. Bump! {friend} claps. "Again!" At night {hero} prays. "God, sit with {friend}."',
        'Each day {hero} plays for {friend}. {ride.sound} Oops! At night {hero} prays. "God, be with {friend}."',
        '[+ Oops! ]{hero} falls. {friend} laughs. "More!" At night {hero} prays. "God, you are there."',
      ],
      early: [
        'It was hard to do it alone. {hero} {ride.fall}. {friend} held up a paper with a 3 on it. Then {hero} {ride.fall2}, and that was an 8. Every day {hero} came. And every night {hero.they} said, "Stay over there with {friend}, God. And stay here." {Hero.they} gave no more orders.',
        'It went on like that each afternoon. The others asked, "Are you coming?" and {hero} said, "No, I am busy falling down." Then {hero.they} {ride.fall}. "Dear God, I fell down nine times," {hero} said at night. "{friend} liked the sixth. Please sit with {friend.them}. It is so slow."',
        '"And now the famous {hero}!" called {hero}. Then {hero.they} {ride.fall2}. {hero} came the next day, and the next. {friend} always sat up at three. When it got dark, you could not see {friend} anymore. "But you can," {hero} told God. "Please stay." It was quiet, and somebody was in it.',
      ],
    },
  },
  {
    id: 'gone/rest',
    scene: {
      setting: 'hallway',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'happy', 'friend'],
        ['friend', 'sit', 'laugh', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{ride}', 'door', '{signal}'],
      action: '{friend} is well, and {hero} and {friend} sit on the {ride} together at last.',
    },
    text: {
      toddlers: [
        '{ill.tend} They play. [+ Hug, hug! ]{ride.tover} Oh well. Now it is night. {signal.task} {signal.tanswer}',
        '{friend} comes out! {ride.tover} "Next time," says {hero}. Now it is night. {signal.task} {signal.tanswer} Shh.',
        '"Hello, {friend}!" {ill.tend} {ride.tdry} Then night comes. {signal.task} {signal.tanswer}',
      ],
      early: [
        'Each afternoon {hero} came again. And {ill.slow}. On a Monday {ride.over}, and on the Thursday {ill.end}. {friend} came out and looked around. "I am too late," said {friend}. "Me, too," said {hero}. So they {ride.dry}. In the long weeks they had made up a sign: {signal.deal}. {hero} {signal.ask}. And {signal.answer}.',
        'It took so long that {ride.over} first. Then {ill.end}. "What was the great one like?" asked {friend}. "I do not know," said {hero}. "I was down here." {friend} was quiet for a bit. Then they {ride.dry}. In the evening {hero} said good night to God, and to {friend}, for {signal.deal}. {hero} {signal.ask}. It was dark over there. Then {signal.answer}.',
        'The door opened, and there stood {friend}, in shoes! At last {ill.end}. But {ride.over}, too, and there was {ride.last}. "You never had the great one," said {friend}. "No," said {hero}. "Next time." They {ride.dry}. At bedtime {hero} looked across the {way}. They had a sign now: {signal.deal}. {hero} {signal.ask}, and lay down. And {signal.answer}.',
      ],
      middle: [
        'Every afternoon at three {hero} came out with the {ride}, and every afternoon there was a nose on the glass. And {ill.slow}. Then {ride.over}, and four days later {ill.end}. {friend} came down the steps, on legs like a new calf. "You never once did {ride.great}," {friend.they} said. ¶ "No," said {hero}. It was no use saying that it didn\'t matter. "Get in." And they {ride.dry}. ¶ That night {hero} lay in bed with two bruises. {Img.the} {img.loose}. In the long weeks the two of them had agreed on one thing: {signal.deal}. {hero} {signal.ask}. For a while there was only the dark, and the roofs. Then {signal.answer}.',
        'For weeks the others told {hero} about {ride.great}, and {hero} listened, and at three o\'clock {hero.they} went out under the window again. It was no prayer that made {friend} well in the end, and no soup. {ill.slow}, until {ill.end}. By then {ride.over}. "I\'m sorry about that," said {friend}, and sat down in the front place. ¶ "So am I," said {hero}, and got in behind. They {ride.dry}. ¶ "Stay with {friend}," {hero} told God at night, out of habit. Then {hero.they} knelt up at the window, for by now everybody knew that {signal.deal}. {hero} {signal.ask}. At once {signal.answer}. "Slow down," said {hero}, with a yawn. "We\'ve got all year."',
        '"You could have gone," said {friend}. "Every day you could have gone." They stood in the {way}, face to face, for now {ill.end}. But {ride.over}. There was {ride.last}. {hero} had come out under that window every afternoon, and never once been {ride.where}. ¶ "I\'d have liked to," said {hero} honestly. They both looked at what was left. And then they {ride.dry}. ¶ At night {mentor} pointed out that they could say it at the door now. "It\'s not the same," said {hero}. In the long weeks it had been settled that {signal.deal}. {Img.the} {img.loose}. {hero} {signal.ask}, and turned on one side, so as to be able to see. And {signal.answer}.',
      ],
      preteen: [
        '{hero} came every day at three, for eleven afternoons, and fell off, and {friend} gave {hero.them} points for it. In the evenings {hero.they} told God about it, and asked him to sit with {friend}, and didn\'t say anymore until when. {ill.slow}, and then there came a day when {ill.end}, but by then {ride.over}. "I thought that there\'d be a bit left," said {friend} on the doormat, and looked at {ride.last}. "And you never went." ¶ "I wanted to," said {hero}. ¶ "I know. I listened at half past two." So now they had said it, and then they {ride.dry}. ¶ That night, at eight o\'clock, {hero} was standing at {hero.their} window, because in all those weeks they had agreed that {signal.deal}. {Img.the} {img.loose}. {hero} {signal.ask}. It wasn\'t such a bad view at all, if you thought about it, and after a little while {signal.answer}.',
        'On a Tuesday {ride.over}, and {hero} went {ride.to} for the first time, all alone, and you could see from the tracks that it must have been wonderful. {Hero.they} had spent all those afternoons under a window, and now {hero.they} stood there and {hero:was|were} sad, and nobody was there, so {hero.they} didn\'t have to hide it. Five days later {ill.end}, as the doctor had always said, and {friend} came across the {way} on thin legs. "How was {ride.great}?" {friend.they} asked. ¶ "I don\'t know," said {hero}. ¶ "Then neither of us knows," said {friend} slowly. "That makes two." And then they {ride.dry}. ¶ "Be with {friend}," said {hero} to God that night, because {hero.they} had said it every night. "I mean, thank you. It was long." Since {signal.deal}, {hero.they} {signal.ask}. {Img.the} {img.loose}, as quietly as a guest who doesn\'t want to wake anybody, and {hero.they} {hero:was|were} nearly asleep when {signal.answer}.',
        '"It just got better, the way it always does," said the doctor, when {hero} asked what had helped. {ill.slow}, that was all, until {ill.end}. But in those same weeks something else had come to an end as well, and now {ride.over}. {hero} had spent all of it under one window, and had gotten points for every day. "I owe you one," said {friend}, and looked at {ride.last}. ¶ "You don\'t owe me anything," said {hero}. "It would have been boring without you." ¶ "Liar," said {friend}, but {friend.they} said it nicely. It was a lie, and they left it at that, and then, with {friend} in front to shout, they {ride.dry}. ¶ That night there was light in {friend}\'s window until late. {hero} lay in bed and watched it, and {img.the} {img.loose}, and {hero.they} couldn\'t have said when. There was only one thing left to do, because {signal.deal}. {hero} {signal.ask}. It was quiet for a bit, and then {signal.answer}.',
      ],
    },
  },
]
