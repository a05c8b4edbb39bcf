import type { Beat } from '../plot.ts'

/** The lantern, and a night of calling. */
export const night: readonly Beat[] = [
  {
    id: 'prayer',
    purpose: 'The hero prays for the lost one, and the night stays as it was.',
    core: false,
    rank: { young: 5, old: 5 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['window', 'moon', 'bed'],
      action: '{hero} prays at the window.',
    },
    text: {
      toddlers: [
        '"God, you see {away}," says {hero}. "Stay there. Stay here." It is dark.',
        '{hero} prays. "God, keep {away} warm. I am sorry." The moon is up.',
        '"Dear God, where is {away}? You know." Hush. The wind is soft.',
      ],
      early: [
        '"God," said {hero}, "I know you forgive me. {owner} does. But please be with {away}. {Away.they} {away:doesn\'t|don\'t} like to be alone." It was just as dark as before. But somebody was looking who could see in it.',
        '{hero} asked God for {away} on the mat. {Hero.they} went and looked. There was only the mat. So {hero.they} asked for something else. "Be with {away} until I come," {hero.they} said. And {hero.they} noticed what {hero.they} had said.',
        '"Dear God, I left it open," said {hero}, "and you know that. Please don\'t leave {away}. And help me not to leave {away.them}." Then {hero.they} said amen, and sat up.',
      ],
      middle: [
        '"I\'m not going to ask you to bring {away.them} to the door," said {hero}, "although you could." {Hero.they} waited a little, in case. "Just be there. {Away.they} {away:hates|hate} it when nobody\'s there. You don\'t have to do anything. Only let {away.them} know, somehow."¶The meadows lay in the moonlight, and nothing came across them. It was as still as before. But {hero} had been seeing {away} all alone out there, and {hero.they} tried, and found that {hero.they} could not see it quite like that anymore.',
        '{hero} began with the sorry. {Hero.they} had said it to everybody else already, and it seemed rude to leave God out. Then {hero.they} said, "And thank you for {away}. I never said that. I thought {away.they} {away:was|were} just there." {Hero.they} had not known that {hero.they} {hero:was|were} going to say thank you. It made {hero.their} chin shake.¶"I hope you\'re with {away.them}," {hero} finished. "I expect you are. I\'d like to be as well." And {hero.they} looked at the boots.',
        '"You know where {away.they} {away:is|are}," said {hero} to God. "That\'s what I can\'t get over. You\'re looking at {away.them} right now." It was an odd thought, and rather a comfort. There was one place in the world where nobody was asking where {away} was.¶It would have been nice to be told. {hero} listened as hard as {hero.they} could. A bat went by, and a leaf came down. "All right," {hero.they} said. "But if you\'re staying up with {away.them}, I\'m staying up as well."',
      ],
      preteen: [
        '"I don\'t know how to ask for this," {hero} told God, "because I\'m the one who left it open." {Hero.they} leaned {hero.their} forehead against the window. "But {owner} forgave me at the gate, before anything was fixed, and I think that {owner.they} learned that from you. So I\'m going to ask anyway. Please don\'t let {away} think that we\'ve stopped looking." Nothing moved out there in the moonlight, and {hero} hadn\'t really thought that it would. But before that {hero.they} had been wide awake and all alone, and now {hero.they} {hero:was|were} only wide awake.',
        'In the middle of the prayer {hero} stopped, because {hero.they} noticed something. {Hero.they} had been going to ask that they would find {away} right now, quickly, so that there was still time to sleep before {day.the}. That was what {hero.they} wanted, but there were two wishes in it, and one of them was for {hero}. "Leave that part out," {hero.they} told God after a while. "I do want it, you know that I do. But please start with {away}." It wasn\'t a very good prayer, with so much crossed out. And it was still just as dark outside, but if there is somebody who can see in the dark, {hero} thought, then it\'s a different kind of dark.',
        "{hero} didn't know what to ask for. {Hero.they} couldn't ask that it hadn't happened, because it had, and {hero.they} didn't think that {hero.they} should get a miracle, either, after that bang. \"I don't see how this can turn out all right,\" {hero.they} told God, because that was the truth. \"You don't have to show me all of it. Just give me enough for the next bit.\" {Hero.they} stayed on {hero.their} knees for another moment and listened. You could hear the clock, and the water at the mill. And then, without really knowing why, {hero.they} got up and reached for {hero.their} coat.",
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} had been left on the bed, and was asleep.][!companion: Down at the gate the lamp was still burning.]',
      ],
      preteen: [
        '{hero} thought of all the other people who were sitting at a window right now and praying for somebody who wasn\'t home. There had to be thousands of them. You would think that it made {hero.them} feel small, but it was more like coming into a room and finding it full of people. "Them, too," said {hero}. "Start wherever you like."',
      ],
    },
  },
  {
    id: 'go-out',
    purpose: 'The hero takes down the lantern and goes out again, and knows what it will cost.',
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'hallway',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'reach', 'calm', 'lantern', 'lantern'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['door', 'lantern'],
      action: '{hero} takes the lantern from its hook, and {mentor} opens the door.',
    },
    text: {
      toddlers: [
        "{hero} takes the lamp. {mentor} takes {hero}'s hand. They go out and call {away}.",
        '{hero} does not go to bed. {hero} and {mentor} take the lamp. They go out to find {away}.',
        '"And {day.the}?" asks {mentor}. {hero} takes the lamp. "No, {away} comes first."',
        'Squeak goes the door. {hero} and {mentor} go out with the lamp. They look for {away}.',
      ],
      early: [
        '"They said to wait till morning," said {mentor}. "I know," said {hero}. {Hero.they} went up on {hero.their} toes and took the lantern off its hook. "And tomorrow is {day.the}." "I know," said {hero}. [+ It was heavy. {hero} held it with both arms. ]"{away} first," {hero.they} said. So {mentor} fetched {mentor.their} coat.',
        'There were {hero}\'s best clothes, on the chair. There was the lantern, on its hook. [+ {hero} looked at one. {Hero.they} looked at the other. ]{Hero.they} would not be able to have both. Then {hero.they} took down the lantern. "Come with me?" {hero.they} asked. "I have had my boots on for an hour," said {mentor}.',
        '"If we go now," said {mentor}, "you will miss {day.the}." {hero} thought of it. {Hero.they} thought of {day.ing}. [+ It was a big, shiny thought. ]Then {hero.they} reached up, and the lantern came off its hook. "{Away.they} would look for me," said {hero}.',
        '{hero} could not lie down. {Hero.they} tried it twice. Then {hero.they} got up and took the lantern. {mentor} was in the hall. "When do we come home?" asked {mentor}. "When we have {away}," said {hero}. "And at eight?" {hero} swallowed. "Then it will be eight," {hero.they} said.',
      ],
      middle: [
        'The lantern hung beside the door. {hero} stood under it in {hero.their} boots. Upstairs on the chair lay {hero.their} best clothes, and they had never looked so good.¶"{owner} says that it can wait," said {mentor}, who was sitting on the bottom stair.¶"I know. {Owner.they} {owner:is|are} probably right." {hero} reached up. "But {away} is used to being called. I\'m going to go on calling, so {away.they} {away:knows|know}. Until {away.they} {away:answers|answer}."¶"And if {away.they} {away:answers|answer} at noon?"¶{hero} thought of {day.ing}, with everybody looking. It went through {hero.them} like a tooth being pulled. "Then it\'ll be noon," {hero.they} said, and lifted the lantern off its hook.',
        '"I\'m not being good," said {hero}. "I just can\'t do it. I can\'t go to bed, and get up, and {day.part}, and wave at people." {Hero.they} tried to imagine it, and all the time there was an empty yard in the back of the picture.¶"No," said {mentor}. "I see that."¶"So I\'ve got to go out. I know it means I\'ll miss it." {Hero.they} had said it quickly, but it hurt just as much as if {hero.they} had said it slowly. {Hero.they} took down the lantern. {mentor} had the matches ready, and {hero.their} scarf, and half a loaf. It was plain that {mentor.they} had been sitting there for some time with all of it in {mentor.their} lap.',
        'On the stairs {hero} turned back once and went to look at the clothes on the chair. {Hero.they} straightened one sleeve. It was a way of saying goodbye.¶Then {hero.they} went down and took the lantern from its hook, and it swung, and the whole hall swung with it.¶"It\'s a long time until morning," said {mentor}. "We may find nothing."¶"I know."¶"And they won\'t wait for you at eight."¶"I know that, too," said {hero}. "Will you come?"¶{mentor} opened the door. It had never crossed {mentor.their} mind not to. Outside it smelled of hay, and the road was white.',
        'They had all said the same thing: *wait till morning*. {hero} had nothing against the morning. But when {hero.they} shut {hero.their} eyes, {hero.they} saw {away} with {away.their} head up, listening, and nobody calling anymore.¶{Hero.they} took the lantern down.¶"You\'ll be asleep on your feet by eight," said {mentor}. "Somebody else will have to {day.part}."¶"Somebody else can," said {hero}. It was the first time {hero.they} had thought so. {Hero.they} had to lean on the wall for a moment. "Anybody can do that. It was me who left the gate."¶{mentor} nodded, and went to see about the boots.',
      ],
      preteen: [
        'It only makes a small noise when you take a lantern off its hook, but {mentor} must have been waiting for it, because {mentor.they} came out into the hall before it had stopped swinging. "They\'re right, you know," said {mentor}. "It would be better to wait until morning."¶"I know they are," said {hero}, and did up {hero.their} coat. "But I already left once today before I was finished, because there was somewhere that I\'d rather be. I don\'t want to do it again." {mentor} looked at {hero.them}, and then {mentor.they} looked up the stairs, to where the best clothes were hanging over the chair. "They\'ll start without you." {hero} had known that since half past ten. "Could you come right now," {hero.they} asked, "before I start to think about it?"',
        '{hero} had thought that you have to be brave for something like that, but it turned out that you mostly have to do up buttons. {Hero.they} did up all of them, right down to the last one, and while {hero.they} did it {hero.they} said goodbye to {day.the}. {Hero.they} said goodbye to all the faces in the windows, and to {day.ing}. {Hero.they} had practiced for nine days, and now {hero.they} wouldn\'t do it tomorrow, or next year, or ever, because nobody was picked twice. Then {hero.they} took the lantern from beside the door. "You don\'t have to go, and everybody has told you so," said {mentor}.¶"I know," said {hero}, "but nobody has told {away}." {mentor} thought about that for a moment, and then {mentor.they} put on {mentor.their} hat.',
        '"What if we walk around until it gets light," said {mentor}, "and we don\'t find anything at all, and you\'ve missed it for nothing?"¶"Then I\'ve missed it," said {hero}, who already had the lantern in {hero.their} arms. "I\'ve thought about it. If I stay here, I\'ll get up at seven and put on those clothes, and I\'ll {day.part}, and everybody will clap, and the only thing that I\'ll hear is that gate." {Hero.they} took a deep breath. "I want to do it more than anything in the world, and I\'m only telling you so that you know. I\'m not going because I don\'t mind."¶"I never thought so," said {mentor}, and held the door open. They stood on the step for a while, until their eyes were used to how dark it was, and how big.',
        'They had been sitting on the stairs for a while, {hero} at the top and {mentor} at the bottom, and neither of them had said what they were both thinking. "I\'m only going to say it once," said {mentor}. "You\'ve been forgiven. You don\'t have to go out there to pay for it."¶{hero} thought about that, because {hero.they} had wondered about it {hero.themself}. "It isn\'t that," {hero.they} said slowly. "If I wanted to pay for it, I\'d go to {day.the}, where everyone could see how sorry I am. I just want {away} to come home." {Hero.they} stood up. It would be dark out there, and nobody would see it, and maybe it wouldn\'t be any use. And at eight o\'clock somebody else would {day.part}. {hero} reached up and took the lantern off its hook.',
      ],
    },
    more: {
      early: ['They pulled the door shut behind them. Click. They both heard it.'],
      middle: ['They pulled the door shut behind them. *Click.* They both heard it.'],
      preteen: [
        "They went down the lane without talking, past all the dark houses, and past the green gate with its lamp. {hero} touched the latch with one finger as they went by. The road went on between the hedges, as white as flour. It was a quarter past eleven, and there were nearly nine hours left until eight o'clock. {hero} was going to use all of them, and {hero.they} took a deep breath, and started to call.",
      ],
    },
  },
  {
    id: 'calling',
    purpose: "They walk and call through the night until the hero's voice is gone.",
    core: false,
    rank: { young: 4, old: 6 },
    valence: -1,
    scene: {
      setting: 'forest',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'sad', 'lantern', 'lantern'],
        ['mentor', 'walk', 'calm', 'hero'],
        ['companion', 'walk', 'sleepy', 'hero'],
      ],
      props: ['lantern', 'path', 'moon'],
      action: '{hero} and {mentor} walk through the night and call for {away}.',
    },
    text: {
      toddlers: [
        '{hero} calls by the mill. "{away}!" {hero} calls by the wood. [+ Hoo, says an owl. ]"{away}!"',
        'Step, step, step. {hero} calls and calls. "{away}!" {mentor} calls, too.',
        'They go up the hill. "{away}!" They go down the hill. "{away}!" Only the moon looks back.',
      ],
      early: [
        'They called at the mill. [+ They called at the stream. ]They called until {hero}\'s voice got thin, and then it got thinner. "Ay," {hero.they} called. Nothing else came out. "Shall I carry the calling for a bit?" asked {mentor}. So {mentor} called, and {hero} held up the light.',
        '"{away}!" called {hero}. "Hoo," said an owl. "Not you," said {hero}. {Hero.they} called over the hill and under the bridge. By four o\'clock it was only a croak. "A frog would come," said {mentor}. {hero} croaked on.',
        'The night was very big. {hero} put {hero.their} voice into it, again and again, like crumbs in a lake. "Are you tired?" asked {mentor}. "Only my legs," said {hero}, "and my arms, and the middle part." But {hero.they} called once more.',
      ],
      middle: [
        'They went by the mill, and along the stream, and up through the wood as far as the quarry wall. At every gate {hero} stopped, took a breath, and called, and then they both stood still and counted to twenty. [?companion: {companion} learned to sit down at the count. ]By two o\'clock {hero} was hoarse. By three {hero.they} squeaked. By four there was no more voice in {hero.them} than in a shoe.¶"I\'ll call," said {mentor}, "and you listen."¶"Call higher," croaked {hero}. "{Away.they} {away:knows|know} me higher." So {mentor}, who sang bass, called like a small child in the middle of the night, at every gate, for two hours.',
        'An owl answered, and a weir, and once a farmer, from a window, with a word that {mentor} said not to remember. {hero} apologized to the farmer and went on calling.¶They had a way of doing it by now. {hero} called. {mentor} held the lantern up as high as it went and then let it sink, so that it could be seen to move. Then they listened. Then they walked to the next place. It was dull, like all things that you do two hundred times. {hero} was surprised that you could be so frightened for somebody and so bored at once.¶Toward morning {hero.their} voice gave out. {Hero.they} opened {hero.their} mouth, and what came was air.',
        '"How far have we gone?" asked {hero}, when the sky was beginning to be gray along one edge.¶"Eleven miles," said {mentor}, "or one mile, eleven times."¶{hero} would have laughed, but {hero.they} had no voice to do it with. {Hero.they} had left it behind in bits, at the ford, and the chapel, and at every single gate. {Hero.they} had told the dark, over and over, that {hero.they} {hero:was|were} here. If {away} had been within a mile, {away.they} must have heard it. "{Away.they} might be answering," {hero.they} whispered. "We\'ve been so loud." It was a new thought. {Hero.they} {hero:was|were} too tired to do anything with it.',
      ],
      preteen: [
        "After a while they had a system. {hero} called three times, and {mentor} lifted the lantern up high on a stick and let it down again, and then they both stood quite still and listened, for as long as it takes to count to fifty. They did that at the mill and at the stream, at the chapel and at the quarry, and at every gate in between. An owl answered them, and so did a farmer, who wasn't pleased. For the first hour {hero} felt like somebody in a book. After that it was only walking and shouting, and {hero.their} heel hurt, and {hero.they} went on because there wasn't any good place to stop. By four in the morning {hero.they} had called that name so often that it didn't sound like a name anymore. Then {hero.they} opened {hero.their} mouth to do it again, and nothing came out.",
        '"I wonder what we sound like from far away," said {mentor} at about three o\'clock.¶{hero} thought about it. "Like people who mean it," {hero.they} croaked. {Hero.they} could hardly talk by then, because {hero.they} had left a bit of {hero.their} voice behind at every gate for eleven miles. [?companion: {companion} came last, and looked like somebody who is going to complain to the manager. ]A few times {hero.they} thought, *now I\'ll stop*. But then {hero.they} called just one more time, to be sure, and by then they were already at the next gate. It wasn\'t that {hero.they} {hero:was|were} brave. {Hero.they} just kept going, like a clock. When {hero.their} voice was all gone {mentor} called instead, as high as {mentor.they} could, so that it would sound like {hero}. It didn\'t sound like {hero} at all, and they had to sit down, they laughed so hard.',
        "You wouldn't believe how big a night is. In the daytime you could walk around all those little fields in one morning, and now every hedge had another side to it, and every hollow was dark in its own way, and {hero} called into all of them. {Hero.they} called until {hero.their} throat hurt. {mentor} walked along with the lantern and never once said how late it was. One time they sat on a wall and shared some bread. One time {hero} fell asleep while {hero.they} {hero:was|were} walking, for the length of a whole field, and when {hero.they} woke up {hero.they} {hero:was|were} still calling, but it was only a whisper, and you couldn't have heard it on the other side of a table. In the east there was a thin gray line. It would be light in an hour, and at eight it would be too late.",
      ],
    },
    more: {
      early: ['"Listen," {mentor} kept saying. They listened. There was a lot of nothing.'],
      middle: ['"Listen," {mentor} kept saying. They listened. There was a lot of nothing.'],
      preteen: [
        "Somewhere around the tenth mile {hero} noticed that {hero.they} {hero:wasn't|weren't} calling anymore to get an answer. It was more like leaving a light on in the window for somebody. It meant, *we're still up, and we're still looking*. {hero} couldn't do anything about whether there was somebody to hear it. That part {hero.they} had to leave to God, and {hero.they} {hero:was|were} surprised how much lighter it was without it.",
      ],
    },
  },
  {
    id: 'night-watch',
    purpose: 'They rest under a hedge; first light; hope.',
    core: false,
    rank: { young: 10, old: 10 },
    valence: 0,
    scene: {
      setting: 'hills',
      time: 'dawn',
      shot: 'medium',
      cast: [
        ['hero', 'lean', 'sleepy', 'mentor'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['lantern', 'star'],
      action: '{hero} and {mentor} sit under a hedge and wait for the first light.',
    },
    text: {
      toddlers: [
        "{hero} sits down. {mentor}'s coat is warm. [+ One star. ]Soon it is day.",
        '{hero} yawns. {hero} leans on {mentor}. Look, the sky is pink!',
        '"Tweet!" says a bird. It is still dark. But the bird sings.',
      ],
      early: [
        'They sat down under a hedge. {mentor} put half of the coat around {hero}. Then a bird began to sing, although it was still dark. "What does it know?" whispered {hero}. "It knows what comes next," said {mentor}.',
        '"Do you still think so?" whispered {hero}. "Think what?" "That we will find {away.them}." {mentor} poured the last of the tea. "I think so in my feet," {mentor.they} said. "They want to go on." {hero} felt {hero.their} own feet. Yes. So did they.',
        'One star was left. {hero} held it with one eye, so that it would not go. [?companion: {companion} was asleep on the other side. ]It went all the same. But where it had been, the sky was getting light.',
      ],
      middle: [
        'They rested under a thorn hedge, with {mentor}\'s coat around both of them. The grass was wet. Neither had anything to say, and {hero} could not have said it. Over the hill hung one star, very low.¶Then, somewhere, a bird began. It was still quite dark. It sang four notes, and waited, and sang them again, as though somebody had told it a secret.¶"It can\'t see anything yet," whispered {hero}.¶"No," said {mentor}. "But it\'s facing the right way."',
        '"What will you say to {away.them}?" asked {mentor}, to keep {hero} awake.¶"That I\'m sorry," croaked {hero}. "And then I\'ll tell {away.them} the whole night, from the front." It was the first time for hours that {hero.they} had thought about what came after. {Hero.they} could feel it, quite small, like a match in cupped hands.¶{mentor} passed {hero.them} the heel of the loaf. It got a little lighter, and you could see that there was a world, and that it went on in all directions.',
        "{hero} dreamed for about a minute, sitting up. {Hero.they} dreamed that {hero.they} {hero:was|were} in the square, and everyone was waiting, and {hero.they} had forgotten what to do. When {hero.they} woke, the lantern was pale, and {mentor}'s chin was on {mentor.their} chest.¶It would be today, then. They would be ironing things, back there. {hero} felt for how much it hurt, as you press on a bruise, and it hurt. Then {hero.they} turned up the lantern and shook {mentor} softly by the sleeve.",
      ],
      preteen: [
        'They sat down under a hedge, back to back, because neither of them could have sat up alone. {hero} had a burr in {hero.their} sock and was too tired to take it out. It was that time of the night when you can\'t believe that there will ever be breakfast again. Then a bird started to sing in the dark, right over {hero.their} head. It tried out four notes, and thought about them, and sang them again, a little louder. {hero} looked up, but there was no light anywhere. "How can it be so sure?" {hero.they} whispered.¶"It has done this before," said {mentor}.',
        '"You can stop now, if you like," said {mentor}, "and nobody could say that you didn\'t try. I just want you to know that." They were sitting under a hedge, with one coat for the two of them, and the tea was gone. {hero} looked for the part of {hero.them} that wanted to stop. It had made a lot of noise at midnight, but now it seemed to have gone home. "No, thank you," {hero.they} whispered. The next hour probably wouldn\'t be any different from the last seven. But {hero} noticed that {hero.they} still hoped that it would be, and as long as {hero.they} {hero:was|were} still hoping {hero.they} might as well keep walking.',
        '{hero} slept for a short while, and in {hero.their} sleep {hero.they} heard a click. {Hero.they} woke up with {hero.their} heart pounding, but it was only {mentor}, who was closing the lantern, because they didn\'t need it anymore. Everything was gray, and you could see the fields, one behind another. It was morning. In town they were getting up now, and looking for their good shoes. {hero} thought about it, and it was like thinking about a book that you had to leave lying there at the best place. {Hero.they} washed {hero.their} face in the wet grass. "Which way now?" {hero.they} asked, but you could only see it, and not hear it.',
      ],
    },
    more: {
      middle: ['The bird sang its four notes again. Somebody else, farther off, sang them back.'],
      preteen: [
        "It's funny what you think about at a time like that. {hero} thought about eleven kitchens with eleven kettles in them, and how {away} had gone from one back door to the next last night, and everybody had been so happy to see {away.them}. Then {hero.they} had spoiled it all, because {hero.they} couldn't listen for two seconds, and still {owner} had moved over on the step to make room. You could think about that for a very long time.",
      ],
    },
  },
]
