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
        'There was one thing left to try, and {hero} thought that {hero.they} should really have begun with it. "Dear God, I\'d like {friend} to be well by tomorrow morning," {hero.they} said, on {hero.their} knees. "I have tried everything at this end. It can\'t be a great deal of trouble. Amen." In the morning {friend} lay exactly where {friend.they} had lain. {Img.the} {img.tight}. ¶ "It doesn\'t work," said {hero} at breakfast, and pushed away the plate. ¶ {mentor} went on slicing bread. "I used to think of it as a kind of bell," {mentor.they} said, "that you ring for the waiter. And then there was a bad winter when I rang and rang, and nobody brought me what I\'d ordered, and I found after some time that somebody had sat down at the table." {hero} took back the plate. It was not the answer that {hero.they} had wanted, but {hero.they} noticed that {mentor} had not claimed to understand it.',
        'It was a thorough prayer. It dealt with the matter under several headings: the facts, the urgency, the plan, and what {hero} was prepared to give up in return, which included cheese. And in the morning the sun rose, the milk came, and {friend} had {ill.look}. {hero} was not so much sad as offended. {Hero.they} had as good as filled in the form. {Img.the} {img.tight}. ¶ "Is it because I was rude?" {hero.they} asked in the kitchen. ¶ "No," said {mentor} at once, and put the knife down in order to say it properly. "God isn\'t as small as that." Then {mentor.they} picked up the bread again. "I can\'t tell you why it takes so long. I only know that {friend} isn\'t over there by {friend.themself}. And that you aren\'t over here." {hero} ate something, and it did, rather annoyingly, help.',
        '"You could do it," said {hero} to the ceiling, "and you know you could, and I know you could, so I don\'t see what we are waiting for." {Hero.they} had knelt there for so long that {hero.their} feet had gone to sleep before the rest of {hero.them}. But tomorrow, when it arrived, was simply another day with {friend} in bed in it. {Img.the} {img.tight}. "If a person can help, and doesn\'t," {hero.they} said over the bread, "you ought to be told the reason. What\'s the good of asking otherwise?" ¶ "What\'s the good of your waving?" said {mentor}. "You stand at that window for an hour every day. It hasn\'t made {friend.them} any better, as far as I can see." ¶ "That\'s different. {Friend.they} {friend:likes|like} it." {hero} stopped. ¶ "Yes," said {mentor}, and passed the butter.',
      ],
    },
    more: {
      preteen: [
        "It was the silence that {hero} had minded most, because a plain no would at least have been an answer, and you could have argued with it. And still {hero.they} couldn't quite get rid of the feeling that somebody had listened to every single word, and was listening now.",
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
        'Anybody can do a thing once. By the fourth afternoon it had turned into something that somebody was waiting for. At three {hero} came out with the {ride}; at three {friend} was at the window, washed and combed, with a pencil for the marks. {Hero.they} did it forward and backward, and in the manner of several teachers, and once {hero.they} {ride.fall}, which was rated very high. Toward five the others came home, tired and hoarse, and {hero} asked how it was at the steep part, like a person who asks for news from a country to which they had held a ticket. ¶ At night {hero.they} leaned {hero.their} forehead on the glass. "I\'m not going to tell you when," {hero.they} told God. "I was sorry for myself again at half past two. I expect you noticed. Please sit with {friend.them}. I\'d do it, only I\'m not let in." The dark didn\'t answer. But this time, and it made a big difference, {hero.they} had not been waiting for it to.',
        '"You\'ve made your point," said one of the older ones. "Now come along, for once." ¶ {hero} considered it. {Hero.they} considered it every single day, in all honesty, at about half past two. "It isn\'t a point," {hero.they} said. "{Friend.they} {friend:looks|look} at the clock." The others went. [?ally: But {ally} stayed that afternoon and pushed, and so for the first and only time it was almost fast. ]Then {hero} {ride.fall2}, and an old man two windows along called his wife. ¶ It had turned into a habit to go over the whole of the day at night, aloud but not very loud, and quite a lot of it was complaining. {Hero.they} left that part in, since there seemed to be no point in tidying up for someone who had seen the room. "Stay with {friend}," {hero.they} said at the end, without any date. It changed nothing over there, as far as you could tell, but the evenings had gradually stopped being something to get through alone.',
        'To an outsider it must have looked like high spirits: every day at three, beneath the same window, the same performance, announced on a board. *Tuesday, Scenes from History. Wednesday, the same, but backward.* And often it was; but there were also days when it was wet, or when the shouting over there, where they {ride.shout}, was simply too good to listen to. On those days {hero} went out as well, and {ride.fall2}, and took a bow. {Hero.they} found that you could do a thing without being in the mood for it, and that from above nobody could tell. ¶ "Is it all right if I don\'t ask for anything?" {hero.they} said into the dark, on such an evening. The old arguments were all still sound. {Hero.they} had only grown tired of listening to them. "Be there," {hero.they} said. And after a moment: "I know that you are. I\'m only saying that I\'m glad."',
      ],
    },
    more: {
      preteen: [
        'Nobody counted the afternoons. If anyone had, there would have been eleven of them, and on each there had been a moment, at the gate, when it was still possible to turn left.',
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
        'What you do once is a gesture, and after that it is an appointment. {hero} kept it every day at three, for eleven afternoons, and fell off in front of an audience of one. In the evenings {hero.they} told God about it, and asked him to sit with {friend}, and no longer said until when. Meanwhile {ill.slow}, and there came a day when {ill.end}. By then {ride.over}. "I did think that there\'d be a bit left," said {friend}, on the doormat, contemplating {ride.last}. "And you never went." ¶ "I wanted to," said {hero}. ¶ "I know. I listened at half past two." Having got that over, they {ride.dry}. ¶ That night, at eight o\'clock, {hero} was in {hero.their} place at the window, because during those weeks they had agreed that {signal.deal}. {Img.the} {img.loose}. {hero} {signal.ask}. You could see everything that mattered from there. And after a little while {signal.answer}.',
        'On a Tuesday {ride.over}. {hero} walked {ride.to}, for the first time, alone, and saw from the tracks that it must have been magnificent. {Hero.they} had spent all those afternoons underneath a window, and now {hero.they} stood there and {hero:was|were} sorry, quite plainly, with nobody to be brave for. And five days afterward {ill.end}, as the doctor had always said that it would, and {friend} crossed the {way} on thin legs. "What was {ride.great} like?" ¶ "No idea," said {hero}. ¶ "Then we neither of us know," said {friend} slowly. "That makes two." And they {ride.dry}. ¶ "Be with {friend}," said {hero} to God, out of sheer habit, from among the blankets. "I mean, thank you. It was long." Since {signal.deal}, {hero} {signal.ask}. {Img.the} {img.loose}; it had gone without a word, like a guest who doesn\'t want to wake anybody, and {hero} was very nearly asleep when {signal.answer}.',
        '"It\'s the ordinary course of things," said the doctor, when {hero} asked what had done it. {ill.slow}, that was all, until {ill.end}; and in the same weeks, at its own pace, the other thing had come to its end, too, and now {ride.over}. {hero} had had all of those afternoons in front of one window, and had gotten a mark for each. "I owe you one of those," said {friend}, looking down at {ride.last}. ¶ "You don\'t owe me anything. I\'d have been bored without you." ¶ "Liar," said {friend} fondly. It was undoubtedly a lie, and they let it stand, and then, with {friend} in front to shout, they {ride.dry}. ¶ There was a light on over there until late. {hero} lay and watched it, and {img.the} {img.loose}, and when it had left {hero.they} could not have said. Of all their codes and treaties one had lasted: {signal.deal}. {hero} {signal.ask}. There was a silence, of the friendly sort, and then {signal.answer}.',
      ],
    },
  },
]
