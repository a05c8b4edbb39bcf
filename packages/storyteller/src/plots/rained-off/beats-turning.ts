import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The words behind the curtain, the hat carried back, and what cannot be had again. */
export const turningBeats: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'the words, as heard on a windowsill',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'living-room',
      time: 'same',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'thinking', 'mentor'],
        ['mentor', 'read', 'calm', 'hero', 'book'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['curtain', 'window', 'book'],
      action: '{hero} hears the words of the Bible behind the curtain.',
    },
    text: {
      toddlers: [
        {
          way: 'sung',
          say: '{hero} hides. {mentor} sings, soft and low. {verse} {heart}',
          shows: shown.songOutside,
        },
        {
          way: 'read-aloud',
          say: '{mentor} sits down by the curtain. {mentor} reads to {hero}. {verse} {heart}',
        },
        {
          way: 'hands-busy',
          say: "{mentor} dries a cup. [+ Rub, rub. ]{Mentor.they} {mentor:says|say} God's words. {verse} {heart}",
          shows: shown.cupDried,
        },
        {
          way: 'on-a-thing',
          say: 'God\'s words are on the wall. "Read them," says {hero}. {verse} {heart}',
          shows: shown.wordsOnWall,
        },
      ],
      early: [
        {
          say: 'Somebody sat down on the other side of the curtain. It was {mentor}, with the Bible. [+ {Mentor.they} just read. ]¶ {verse}¶"Is that for people in curtains, too?" asked {hero}.¶"It does not say where you have to sit," said {mentor}. Then {mentor.they} went back to the cups.',
          way: 'read-aloud',
        },
        {
          say: '"What are you doing?" called {hero}.¶"I am drying a cup," said {mentor}, "and saying something."¶"What?"¶{verse}¶"Did you say that to the cup?" asked {hero}.¶"The cup did not need it," said {mentor}. "I did."',
          way: 'hands-busy',
          shows: shown.cupDried,
        },
        {
          say: 'Next to the window hung a picture with words on it. {hero} had only ever looked at the sheep. Now {hero.they} put {hero.their} head out of the curtain and read.¶{verse}¶"Was that there the whole time?" asked {hero}. The sheep looked as if it had been.',
          way: 'on-a-thing',
          shows: shown.wordsOnWall,
        },
        {
          say: '{hero} had learned something for Sunday. {Hero.they} could say it with a full mouth. Now it came into the curtain all by itself.¶{verse}¶{hero} had never listened to it before. It was harder with the mouth empty.',
          way: 'by-heart',
          shows: shown.alone,
        },
        {
          say: 'An old Bible lay on the windowsill. {hero} opened it, just for something to do, and a dry daisy fell out. This was where it had been.¶{verse}¶"Who put you there?" {hero} asked the daisy. [+ {Hero.they} laid it back on the words, very softly.]',
          way: 'opened-by-chance',
          shows: shown.bibleOnSill,
        },
      ],
      middle: [
        {
          say: 'There was a Bible on the windowsill. All day {hero} had used it to lean on. Now {hero.they} opened it, and it fell open at a place where somebody had pressed a daisy, long ago, on some fine day or other. The daisy was as thin as paper. It lay across one line like a finger.¶{verse}¶"What was so special about you?" {hero} asked the daisy. It was quite an ordinary one. Perhaps it had been the day that was ordinary, and somebody had bent down and looked at it all the same.',
          way: 'opened-by-chance',
          shows: shown.bibleOnSill,
        },
        {
          say: 'The kitchen door was half open, and {mentor} was talking in there. {hero} listened. It wasn\'t about {hero.them}, and it wasn\'t to anyone. It was what {mentor} said when {mentor.they} {mentor:was|were} upset, over and over, the way other people count to ten.¶{verse}¶A cup was set down. "Once more," said {mentor}, and said it once more, a bit more firmly. {hero} had always thought it was for people in church. It had never occurred to {hero.them} that {mentor} needed it in the kitchen, on account of somebody in a curtain.',
          way: 'overheard',
          shows: shown.alone,
        },
        {
          say: 'The list was lying on the windowsill, the one with all the checks. {hero} picked it up to tear it in two. There was something on the back. It was in {mentor}\'s writing, in pencil. "For {plan.the}," it said, "in case we have a quiet minute," and then there was this.¶{verse}¶A quiet minute! They had one now. {hero} read it twice. It must have been put there days ago, for somebody in the sunshine. {Hero.they} didn\'t tear up the list after all.',
          way: 'in-a-letter',
          shows: shown.listTurned,
        },
        {
          say: "{hero} had learned it in a week when nothing was the matter, and got a gold star for it. It is easy to know a thing by heart when you don't need it. Now it turned up of its own accord, in the half dark, like somebody who has been asked to come at two o'clock and comes at two.¶{verse}¶{hero} moved {hero.their} lips to see if any of it was missing. It was all there. It just seemed to be about something, all at once, and {hero.they} had a fair idea what.",
          way: 'by-heart',
          shows: shown.alone,
        },
        {
          say: '{hero} breathed on the glass and wrote {hero.their} name in it. Then {hero.they} breathed again and wrote the first long thing that came into {hero.their} head. It was the verse from Sunday, and it went right across the pane.¶{verse}¶It looked different from the way it looked in a book. You could see {weather.the} through it. [?friend: "What are you writing in there?" asked {friend}.¶"Something I know," said {hero}. ]By the time {hero.they} got to the end the beginning was already fading, and {hero.they} read it quickly, before it went.',
          way: 'written-out',
          shows: shown.writtenOnPane,
        },
      ],
      preteen: [
        {
          say: 'There was a border along the edge of the curtain, and {hero} had always thought that it was only leaves and berries, but {hero.they} had never seen it from behind. On the inside there were knots and crossed threads, and between them there were letters, upside down. It took {hero.them} some time to read them. ¶ {verse} ¶ Somebody had stitched that, one letter at a time, and had put the leaves around it afterward, so that from the room you only saw the leaves. {hero} turned the edge over, and back again. On the outside it was very neat, and all the knots were on the side where {hero.they} {hero:was|were} sitting.',
          way: 'on-a-thing',
          shows: shown.hemRead,
        },
        {
          say: "Through the half-open door {hero} could hear {mentor}'s voice, and {hero.they} held {hero.their} breath, and waited for {hero.their} own name, but {mentor} wasn't talking about {hero}. {Mentor.they} {mentor:was|were} saying something to {mentor.themself}, a bit at a time, and in between you could hear the cups. ¶ {verse} ¶ Then {mentor} sighed, and turned on the water again. {hero} wasn't supposed to hear that, and it wasn't meant to teach {hero.them} anything. It was only what {mentor} said to {mentor.themself} when somebody had hurt {mentor.them}.",
          way: 'overheard',
          shows: shown.alone,
        },
        {
          say: "{hero} had the list with {hero.them} behind the curtain, because {hero.they} wanted to tear it up. On the back of it there was something in pencil that hadn't been there before, in {mentor}'s slanting handwriting. *For {plan.the}*, it said, *after the cookies, if nobody minds*. And under that, very neatly, there was this. ¶ {verse} ¶ {hero} didn't mind. {mentor} must have sat down one evening, at the end of a long day, and sharpened a pencil. It was meant for a sunny day, but it didn't say so anywhere.",
          way: 'in-a-letter',
          shows: shown.listTurned,
        },
        {
          say: "{hero} could say it in {hero.their} sleep. Once {hero.they} had said it in eleven seconds, for a bet. But now it came back to {hero.them}, behind the curtain, and it came slowly. ¶ {verse} ¶ {Hero.they} said it again, to make sure, and it had never been about anybody that {hero.they} knew. Now it was about this room, and the chair with the hat on it, and it didn't point at anybody, and it was more as if somebody had turned on a light.",
          way: 'by-heart',
          shows: shown.alone,
        },
        {
          say: 'The window was all fogged up from {hero}\'s breath, and {hero.they} drew a face on it, and it looked so much like {hero.them} that {hero.they} rubbed it out with {hero.their} elbow. Then {hero.they} wrote down what {hero.they} had to learn by Sunday, in small square letters, as far as {hero.they} could reach. ¶ {verse} ¶ Through the letters you could see {weather.the}, and a bit of the road. [?friend: "You\'ve gotten so quiet," said {friend}, on the other side of the curtain. ¶ "I\'m reading," said {hero}, and that was true. ]{Hero.they} had only written it so that {hero.they} {hero:was|were} done with it. But {hero.they} couldn\'t stop reading it.',
          way: 'written-out',
          shows: shown.writtenOnPane,
        },
      ],
    },
    more: {
      middle: [
        '"What does it mean, exactly?" {hero} asked.¶"I\'ve been at it for years," {mentor} called from the kitchen. "I\'ll tell you when I\'m through."',
      ],
      preteen: [
        'It didn\'t tell {hero.them} what to do. It would have been easier if it had said, "Stand up," or "Take hold of the curtain." But it was quiet now in {hero.their} head, and right in the middle of it there was a straw hat.',
      ],
    },
  },
  {
    id: 'choose',
    purpose: 'out of the curtain; the hat is carried back, and the word unsaid',
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'kitchen',
      time: 'later',
      shot: 'close',
      cast: [
        ['hero', 'hold-up', 'sad', 'mentor', 'hat'],
        ['mentor', 'lean', 'tender', 'hero'],
        ['friend', 'stand', 'wow', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['hat', 'cup'],
      action: '{hero} brings {mentor} the straw hat and says sorry.',
    },
    text: {
      toddlers: [
        'Out comes {hero}. {hero} takes the hat to {mentor}. "I am sorry. Here is your hat."',
        '{hero} opens the curtain. [+ Swish! ]{hero} gives back the hat. "I am sorry."',
        '{hero} takes the hat to {mentor}. "I was mean. [+ I am so ]sorry." Hug!',
        '{hero} puts the hat on {mentor}. "It is not only a {plan.only}. I am sorry."',
      ],
      early: [
        '{hero} slid down and pulled the curtain open. {Hero.they} took the straw hat from the chair and carried it to the kitchen. "It is not only a {plan.only}," {hero.they} said. "I said that to be mean. I am sorry."¶{mentor} bent down low, and {hero} put the hat back on.',
        '"You left this," said {hero}. It was the hat.¶"I know," said {mentor}.¶"I made you take it off." {hero}\'s chin shook. "Can I un-say it?"¶"No," said {mentor}. "But you can say something on top." So {hero} said sorry. It was a small word, but it went on top.',
        'It is hard to come out of a curtain. {hero} put out a foot. Then the rest of {hero.them} came, too. {Hero.they} put the straw hat on, and walked right into {mentor}. "It is me," said {hero} in the hat. "I am sorry. It was a good {plan.only}."¶"I forgive you," said {mentor}, and lifted the brim to look.',
        '{hero} went all the way to the kitchen, with the hat. "I was mean to you," {hero.they} said, "and you made it for me. I\'m sorry."¶[?friend: "To me, too," said {friend}.¶"To you, too," said {hero}.¶]"It did hurt," said {mentor}. Then {mentor.they} opened {mentor.their} arms, hat and all.',
      ],
      middle: [
        '{hero} pulled back the curtain. It made a great noise, and there was nobody there to see it, which was just as well. {Hero.they} took the straw hat from the chair with both hands and walked to the kitchen. {mentor} had {mentor.their} back to the door.¶"It isn\'t only a {plan.only}," said {hero}. "I knew that when I said it. I said it to make it small." It came out rather hoarse. "I\'m sorry. I\'d like you to put this on again."¶{mentor} dried {mentor.their} hands for a long time. Then {mentor.they} bent down {mentor.their} head, and {hero} put the hat on it, a bit crooked. "What\'s it doing out there now?" asked {mentor}.',
        '"Can you take a thing back?" asked {hero}, in the kitchen door. {Hero.they} had the hat in front of {hero.them} like a tray.¶"Not really," said {mentor}. "It\'s been said. I heard it."¶{hero} nodded. {Hero.they} had been afraid of that. "Then I\'ll just have to say another one as well. It was the nicest thing anybody did all day, and I stepped on it. I\'m sorry."¶{mentor} looked at {hero.them} over the cup. It was a long look, but it got warmer toward the end. "That\'s a good one," {mentor.they} said. "I\'ll put it in front of the other."',
        'It was four steps from the windowsill to the chair, and nine from the chair to the kitchen. {hero} took the hat along, so as to have something to look at. [?friend: {friend} saw {hero.them} coming, and held the door. ]"I\'m out," said {hero}.¶"So I see," said {mentor}.¶"I said it was only a {plan.only}. That was a lie. And I said it because you were having a nice time, and I wasn\'t." There was more, but {hero.their} voice was used up. {Hero.they} held out the hat. {mentor} took it, and turned it around once, and put it on. "I forgive you," said {mentor}. "It was very cold with nothing on my head."',
        '{hero} had thought of writing a note and pushing it out under the curtain. {Hero.they} got as far as the pencil. Then {hero.they} saw that it was one more way of staying in. So {hero.they} stood up. {Hero.their} legs had gone to sleep, and {hero.they} came out into the room like a newborn calf, and picked up the straw hat, and wobbled into the kitchen. [?companion: {companion} was carried along, for courage. ]"You waited for it, too," {hero} said, "as long as I did. And I acted as if it was all mine. I\'m sorry for that, and for what I said."¶{mentor} sat down with the hat in {mentor.their} lap. "Do you know," {mentor.they} said, "I\'ve been wanting to sit in a curtain since six."',
      ],
      preteen: [
        'It\'s much harder to come out from behind a curtain than to go in, because to go in you only have to be angry. {hero} pulled it open, one ring after another, and the hat was still on the chair. {Hero.they} picked it up by the brim, very carefully, and carried it into the kitchen. ¶ "It isn\'t only a {plan.only}," {hero.they} said to {mentor}\'s back. "I could see what it was. I only said that because I didn\'t want you to be happier than me." {Hero.they} had wanted to stop there, but there was more. "I\'m sorry that I hurt you. I\'d take it back if I could." ¶ {mentor} didn\'t say that it was nothing, and {mentor.they} turned around, and {mentor.their} eyes were very bright. "You can\'t take it back," said {mentor}. "But you can put my hat on." And {mentor.they} bent down {mentor.their} head.',
        '"May I come in?" asked {hero}. ¶ "You live here," said {mentor}, and didn\'t turn around. ¶ {hero} stood in the door with the straw hat in {hero.their} hands, and {hero.they} had planned to explain it, and to start with the weather, but {mentor} knew all about the weather. "You\'d been looking forward to it, too," said {hero}, "and I never asked. I acted as if nobody was sad but me. And then I said that about the {plan.only}, and it wasn\'t even true." ¶ {mentor} turned off the water. "It was a bit true," {mentor.they} said, "and that\'s why it hurt." ¶ "It wasn\'t the part that\'s important," said {hero}, and held out the hat. It took a few seconds, and then {mentor} took it, with both hands.',
        '{hero} walked through the room very fast, so that {hero.they} couldn\'t change {hero.their} mind. {Hero.they} took the hat from the chair, and {hero.they} went all the way around {plan.themade}, so that nothing would get knocked over. [?friend: {friend} was in the kitchen with a dish towel, and suddenly had to look very hard at a spoon. ] ¶ "I want to unsay something," said {hero}, "but I know that you can\'t. I only want you to see that I tried." ¶ "Go on," said {mentor}. ¶ So {hero} said it all backward, as well as {hero.they} could, and {hero.they} said that it wasn\'t only a {plan.only}, and that it was nice, and that {hero.they} {hero:was|were} ashamed. [?friend: "You were mean to me, too," said {friend} to the spoon, and so {hero} unsaid that as well. ]"I forgive you," said {mentor}, and took the hat. "But it did hurt."',
        '{hero} wanted to do it well, but {hero.their} left foot had gone to sleep. {Hero.they} came out of the curtain sideways, on one leg, with dust in {hero.their} hair, and had to hold on to the chair with the hat on it. And that was how {hero.they} came to {mentor}, hopping, and holding out a straw hat. ¶ "I was horrible," said {hero}. "You made it for all of us, and I spoiled it, because it wasn\'t the one that I wanted." ¶ [?companion: {companion} had come along under {hero.their} arm and looked sorry, too. ¶ ]{mentor} looked at {hero.them}, at the foot and at the dust. "Yes, you were," said {mentor}. "And you\'ve been sitting in a draft for six hours. So I think we can stop now." But {mentor.they} didn\'t say that it hadn\'t mattered, and {hero} was glad about that.',
      ],
    },
    more: {
      preteen: [
        'Nobody knew what to say next, so {hero} looked out of the kitchen window. {Weather.the} was still there. "There are things going on out there," said {hero}, "and I saw one of them, and you wouldn\'t get it on a nice day. Maybe there are more." ¶ {mentor} put the hat straight. "I\'m free this afternoon," {mentor.they} said.',
      ],
    },
  },
  {
    id: 'other-day',
    purpose: 'the other day does not come back',
    core: false,
    rank: { young: 9, old: 9 },
    valence: -1,
    scene: {
      setting: 'kitchen',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'sad', '{plan.kit}', 'bag'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'sit', 'thinking', 'hero'],
      ],
      props: ['table', 'bag', 'cookie'],
      action: '{hero} sets the {plan.kit} on the kitchen table, and it is opened.',
    },
    text: {
      toddlers: [
        '"Is it {plan.the} tomorrow?" says {hero}. "No," says {mentor}. [+ "It is all gone." ]Hug.',
        'Open the {plan.kit}. [+ "No {plan}," says {hero}. ]No {plan}, but one cookie for each.',
        'The day is gone. Bye-bye, {plan}. [+ {mentor} is sad, too. ]{hero} is a bit sad.',
      ],
      early: [
        '"Will it be tomorrow?" asked {hero}.¶"No," said {mentor}.¶"Next week?"¶"No. It was today."¶{hero} went and got the {plan.kit} from the door. {Hero.they} put it on the table. It was hard to open it here. But {hero.they} did. "Then we should eat the cookies," {hero.they} said. "They don\'t know it\'s off."',
        '{hero} unpacked the {plan.kit}. {Hero.they} had packed it so well! Out came everything, one by one, onto the kitchen table. [?friend: {friend} held out both arms. ]"Shall we save it for another day?" asked {mentor}. {hero} shook {hero.their} head. "That day is gone," {hero.they} said. "This is the one we have."',
        '"I still wish we had gone," said {hero}.¶"So do I," said {mentor}.¶They said it quite a few times, one after the other. It did not bring {plan.the} back. But it was better to say it with two.',
      ],
      middle: [
        '"They won\'t do it another day?" asked {hero}. {Hero.they} knew already. {Hero.they} only wanted to hear it from somebody in a hat.¶"No," said {mentor}. "There isn\'t another one this year. It\'s gone."¶{hero} went out into the hall and came back with the {plan.kit}. It was heavy. {Hero.they} lifted it up on the table and undid it, and that was the worst part of the whole day, because as long as it stood there packed you could think that it was still going somewhere. "We might as well start with the cookies," {hero.they} said.',
        'Nothing was mended by it, as far as {plan.the} went. {hero} noticed that. Saying sorry had put the hat back on, but it hadn\'t put the sun back, and somewhere the day that they\'d been going to have was going by without them, hour after hour, for the only time. [?friend: "I\'d have liked to see it," said {friend}. ]"So would I," said {mentor}. Nobody said that it was for the best. They sat around the kitchen table for a bit and were sorry about it, all together, and {hero} unpacked the {plan.kit}.',
        '{hero} fetched the calendar and laid it on the table. The red ring was still there. "What shall I do with it?" {hero.they} asked. "I can\'t cross it out. It\'s today. We\'re in it."¶{mentor} turned the page to the light. "It\'s still got a ring around it," {mentor.they} said. "I don\'t see that it says anywhere what has to be inside." {hero} thought that this was cheating. But {hero.they} didn\'t cross it out.',
      ],
      preteen: [
        '"They\'re not going to hold it next week instead," said {hero}, "are they." It was not really a question.¶"No," said {mentor}. "That one\'s gone."¶{hero} nodded, and went and brought the {plan.kit} from its place beside the door. {Hero.they} set it down on the kitchen table. As long as it had stood there, packed and strapped, some part of {hero.them} had gone on believing in a mistake. Now {hero.they} undid it and took out what was in it, piece by piece, in the order that had been so carefully planned for somewhere else. Nobody made a joke. [?friend: {friend} put each thing on a plate as if it were breakable. ]It looked very different on a kitchen table, and it was rather good.',
        '{hero} had half expected that being forgiven would make up for it. It was strange to find out that the two had nothing to do with each other. The hat was back where it belonged, the kitchen was warm, and {plan.the} was exactly as lost as it had been at six in the morning. It would be lost tomorrow. People who had never seen it would ask how it had been.¶"I\'m still sad about it," {hero.they} said, a little defiantly.¶"I should hope so," said {mentor}. "It would have been lovely." And they sat there, for as long as it took the kettle to boil, and missed it together.',
        "\"I've been thinking about what to do with this,\" said {hero}, and laid the list on the table, the one with a check beside every line. You couldn't really check off something that hadn't happened, and you couldn't cross it out, either, after looking forward to it that hard.¶{mentor} put on {mentor.their} glasses. \"You've been happy for thirty-one days on the strength of that list,\" {mentor.they} observed. \"I wouldn't throw it away. You've had the looking forward. They can't call that off.\" {hero} turned this over. It was not enough, nor anything like it. But it was more than nothing, and nobody could rain on it.",
      ],
    },
    more: {
      preteen: [
        "Later on {hero} would be asked whether {hero.they} {hero:was|were} glad, in the end, that things had turned out as they did, and would say no. You can have a very good afternoon and still want the other one back. People who say that you can't have never packed for anything.",
      ],
    },
  },
]
