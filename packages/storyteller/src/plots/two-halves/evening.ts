import type { Beat } from '../plot.ts'

/** The words, a night, and the way across the street. */
export const evening: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'The words, and the part of them that pricks.',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'home',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['book', 'lamp', 'table'],
      action: '{mentor} reads to {hero} out of the Bible.',
    },
    text: {
      toddlers: [
        { say: "{mentor} opens the big book. Here are God's words. {verse} {heart}", way: 'read-aloud' },
        { say: "Come and sit, {hero}. {mentor} sings God's words. {verse} {heart}", way: 'sung' },
        { say: "{mentor} stirs the soup. {mentor} says God's words. {verse} {heart}", way: 'hands-busy' },
        {
          say: 'Look, a picture on the wall! {mentor} reads what it says. {verse} {heart}',
          way: 'on-a-thing',
        },
      ],
      early: [
        {
          say: 'In the evening {mentor} read from the Bible. {hero} was only listening a bit. Then {hero.they} {hero:was|were} listening a lot. ¶ {verse} ¶ "Does that go for both people?" asked {hero}. "For both," said {mentor}. "But it doesn\'t say who starts."',
          way: 'read-aloud',
        },
        {
          say: '{mentor} had a cushion with words sewn on it. {hero} had sat on it many times. Tonight {hero.they} turned it over and read. ¶ {verse} ¶ "I did not know I was sitting on that," said {hero}.',
          way: 'on-a-thing',
        },
        {
          say: '"You know a verse about that," said {mentor}. "I do not," said {hero}. But then {hero.their} mouth began all by itself. ¶ {verse} ¶ {hero} had said it a hundred times, and it had just been words. "It went in by my ears," said {hero}, "and it took until today to come down."',
          way: 'by-heart',
        },
        {
          say: '{mentor} washed the dishes and {hero} dried them. {mentor} always said a verse at the big pot, because it took so long. ¶ {verse} ¶ "Say it again," said {hero}. {mentor} did. The pot had been dry for quite a while.',
          way: 'hands-busy',
        },
      ],
      middle: [
        {
          say: '{mentor} had a card stuck in the frame of the mirror, brown at the edges. {hero} had seen it so often that {hero.they} only saw the fly-spots. Now {hero.they} read it, because it was better than looking in the mirror. ¶ {verse} ¶ "Who put that there?" asked {hero}. ¶ "I did," said {mentor}. "I wanted it at eye level. I find that I need it most when I look like that."',
          way: 'on-a-thing',
        },
        {
          say: '"Say me something," said {mentor}, whose hands were full of wool. "What did you learn on Sunday?" ¶ {hero} had learned it on the way home, together with {friend}, one word each, turn about, as fast as they could. It felt strange to say all of the words alone. ¶ {verse} ¶ "You left gaps," said {mentor}. ¶ "Those are {friend}\'s words," said {hero}. "I had to wait for them."',
          way: 'in-turns',
        },
        {
          say: '{mentor} wanted to press a leaf, and {hero} had to fetch the heavy Bible. It fell open by itself where there was an old leaf already, brown and flat, and above the leaf somebody had drawn a line in pencil. ¶ {verse} ¶ "Is that your line?" asked {hero}. ¶ "It\'s so long ago," said {mentor}. "I don\'t know anymore what we quarreled about. I only know that I drew it with a ruler." [+ {hero} put the new leaf in on the same page.]',
          way: 'opened-by-chance',
        },
        {
          say: 'There was a spelling test coming, and {mentor} always took the sentences out of the Bible, because they had good hard words in them. {hero} wrote down what {hero.they} heard, with {hero.their} tongue between {hero.their} teeth. ¶ {verse} ¶ "Read it back to me," said {mentor}, "so that I can see where you went wrong." ¶ {hero} read it back. {Hero.they} did not find any mistake. All the same {hero.they} could see quite clearly where {hero.they} had gone wrong.',
          way: 'written-out',
        },
      ],
      preteen: [
        {
          say: "They had learned it together, the two of them, for a bet, one word each in turn, and ever since then {hero} had been unable to think of it in any other way. Tonight it came up by itself, in the dark of the hall, in two voices. ¶ {verse} ¶ {Hero.they} got as far as the end, and noticed that every second word had been in {friend}'s voice, with the slight whistle on the *s*. You could not take those out. {Hero.they} tried it, and what remained made no sense at all.",
          way: 'in-turns',
        },
        {
          say: 'The book had been left open on the kitchen table, with a pair of spectacles lying across it, so that one line was larger than all of the others. ¶ {verse} ¶ {hero} moved the spectacles along, hoping for something about people who are in the right. The next line grew large, and then the next. But {hero.they} had read the first one by then, and it is not possible to unread a thing. {Hero.they} put the spectacles back exactly as {hero.they} had found them.',
          way: 'opened-by-chance',
        },
        {
          say: 'On the other side of the wall {mentor} was reading aloud, as {mentor.they} did every evening, to nobody, in a level voice that you noticed about as much as a refrigerator. {hero} had never in {hero.their} life paid attention to it. Tonight the house was so empty that the words came through. ¶ {verse} ¶ There was a pause. "Would you like me to come in there with it, or will you come out here?" asked {mentor} through the wall, in the very same voice. {hero} came out.',
          way: 'overheard',
        },
        {
          say: '{hero} had promised weeks ago to letter a card for the church door, in ink, with a proper capital. It seemed a safe occupation for that evening. {Hero.they} ruled the lines and copied what stood on the slip of paper, one letter after the other, thinking only of the spaces in between. ¶ {verse} ¶ When it was dry {hero.they} held it at arm\'s length, in order to judge the margins, and made the mistake of reading it. "That is very handsome," said {mentor}, behind {hero.them}. "Do you suppose that anyone will take it personally?"',
          way: 'written-out',
        },
      ],
    },
    more: {
      preteen: [
        '"And suppose that it was mostly the other person?" {hero} asked {mentor}, as if it had nothing to do with anybody in particular. ¶ "Then you would only have to be sorry for the rest," said {mentor}. "I have generally found that the rest was enough to be going on with."',
      ],
    },
  },
  {
    id: 'night',
    purpose: 'Looking for the first sentence.',
    core: false,
    rank: { young: 8, old: 7 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'lie', 'thinking', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'moon', 'window'],
      action: '{hero} lies awake and looks for the right words.',
    },
    text: {
      toddlers: [
        'Night, night. {hero} is in bed. But {hero} is not asleep. Where is {friend}?',
        'The moon looks in. "Sorry," says {hero} to the moon. "Sorry, sorry." It is not for the moon.',
        '{hero} turns this way. {hero} turns that way. The bed is too big tonight.',
      ],
      early: [
        '{hero} lay in bed and tried it out. "Sorry, but," {hero.they} said to the dark. No. "Sorry if," {hero.they} said. No. It took a long time to find one that was just "sorry," with nothing stuck on behind.',
        'There was a light on across the street. {hero} could see it from the bed. {friend} was awake, too. {hero} switched the lamp off and on, just once. A bit later the other light went off and on. That was not a sorry. But it was not nothing.',
        '{hero} counted sheep. The first sheep was called {friend}. {hero} started again. The next one was also called {friend}. By the fifth sheep {hero} sat up. "All right," {hero.they} said. "I will go tomorrow. But not before breakfast."',
      ],
      middle: [
        'There was a light on across the street, too. {hero} lay and worked on a sentence. "I\'m sorry, but you started it." That was not it. "I\'m sorry if you were upset." That was what people say when they aren\'t. {Hero.they} took off one word after another, the way you peel an onion, and it had about the same effect on {hero.their} eyes. In the end there were two words left. They were very small, and there was nowhere to hide in them.',
        '{hero} lay awake and practiced. {Hero.they} tried it with {hero.their} hands behind {hero.their} back. {Hero.they} tried it in a deep voice. "I am sorry," said {hero} to the ceiling, "I am *sorry*, I *am* sorry." However {hero.they} said it, there was always a small "but" hanging on at the end like a tail. [?companion: {companion} groaned in {companion.their} sleep. ]Long after midnight {hero.they} said it once without, by mistake, and was so surprised that {hero.they} fell asleep.',
        '"What is the worst that can happen?" {hero} asked the dark. {friend} could shut the door, or laugh, or simply say, "Who are you?", and that was so awful that it was nearly funny. {hero} thought through all of them in turn. At the end of each there was a morning on which {hero.they} had at least been there. At the end of not going there was just another day like this one.',
      ],
      preteen: [
        '{hero} lay in bed composing. The first version of the apology ran to several paragraphs and dealt, in its second half, chiefly with {friend}. {Hero.they} cut that. The next version contained the word *if*, and the one after that the word *but*, and it was interesting to see how much of the sentence fell down when you pulled them out. Toward eleven {hero.they} arrived at something that was entirely true and could be said in one breath. {Hero.they} had not realized that it would be so short. It was like going out without a coat.',
        "At midnight {hero} was still awake, going over it, and it was humiliating to find how little of it had to do with the {thing}. You could make another {thing}. What you couldn't make again was the sort of person to whom you could say a thing once, on a roof, in the dark, and know that it would be safe there. {friend} had been that. Until yesterday, {hero} had been that as well. {Hero.they} turned the pillow over. It was hot on both sides.",
        '"I\'ll go over there tomorrow," {hero} announced to the ceiling, "and be extremely reasonable." The ceiling was not impressed. By one o\'clock it had become, "I\'ll go and hear what {friend.they} {friend:has|have} to say for {friend.themself}." By two it was, "I\'ll go." There was nothing after it. {Hero.they} waited for some time, in case more should come, and then noticed that the light across the street was burning, too, and had been all along.',
      ],
    },
    more: {
      preteen: [
        "Across the street there was still a light in {friend}'s window, and behind the blind a shadow crossed it now and then, back and forth, like somebody who is also looking for something and has tried all of the drawers.",
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'One honest line to God.',
    core: false,
    rank: { young: 4, old: 8 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [['hero', 'pray', 'sad', 'window']],
      props: ['bed', 'moon'],
      action: '{hero} prays by the window.',
    },
    text: {
      toddlers: [
        '"Dear God," says {hero}. "I miss {friend}. Help me." God hears {hero}.',
        '{hero} folds {hero.their} hands. "God, I was bad. I am sorry." God is near. God hears.',
        '"Hello, God," says {hero}. "Please come. I will say sorry." Shh. Now {hero} can sleep.',
      ],
      early: [
        '"Dear God," said {hero}, "{friend} pulled, too. But I pulled. I don\'t want to go first." {Hero.they} waited a bit. "Will you come along?" The night was big and soft. {hero} did not feel so alone in it.',
        '{hero} knelt on the cold floor. "Dear God, it was not my fault," {hero.they} said. That did not sound right. {Hero.they} tried once more. "Dear God, a bit of it was my fault. It was a big bit." Now it was true, and true things are easier to hold. [?companion: {companion} came and was warm.]',
        '"God," said {hero}, "do you like {friend}?" Of course God did. "Do you like me, too? Still?" The curtain moved a little, and the night smelled of rain. {hero} knew the answer to that one. {Hero.they} had learned it when {hero.they} {hero:was|were} small. It was good to ask it anyway.',
      ],
      middle: [
        '"God," said {hero}, "I\'d like it to be {friend.them} who comes. I\'d be really nice about it." {Hero.they} listened. Outside a bicycle went by. "I know," {hero.they} said. "{Friend.they} probably told you the same thing." It was odd to think of both of them talking to the same person, one on each side of the street. It made the street seem narrower.',
        '{hero} began with the ordinary things, for a run-up: the food, the family, the weather. Then {hero.they} got to {friend}, as on every evening, because {friend} had been on the list since they were four. {Hero.they} could hardly leave {friend.them} out. "And bless {friend}," said {hero}, and stopped. It is very hard to bless somebody with your teeth together. {Hero.they} undid {hero.their} teeth. "And I\'m the one who said it," {hero.they} said, much lower. "You heard me. Please help me not be like that tomorrow."',
        '"I don\'t know how to start," said {hero} to God. It was quiet. Somewhere downstairs a clock was getting on with it. "I suppose that I have started," {hero.they} said then. So {hero.they} told him all of it, also the words that {hero.they} had thrown, and it did not get any smaller by being told. But {hero.they} {hero:was|were} not alone with it anymore. It was like carrying a table: as soon as someone takes the other end, you can see where you are going.',
      ],
      preteen: [
        '"I\'d like to state, first of all, that I was provoked," {hero} told God, since it was no use pretending otherwise to somebody who had been there. {Hero.they} thought about it. "Only I said the other thing, too, about not needing {friend.them}, and that was a lie, and I said it because I knew where it would hurt. I know where, because {friend.they} told me once." It was some time before {hero.they} could go on. "I\'m not asking you to make {friend.them} forgive me. Just please be on the step."',
        '{hero} had given up praying for things to happen at about the age of eight, on the evidence. So {hero.they} did not ask for anything to happen. "I just think that somebody ought to know how it really was," {hero.they} said, with {hero.their} forehead against the cold window, "and I can\'t tell {friend}, because {friend} is who I did it to." {Hero.they} told it without improving it. It took four minutes, and at the end of it there was no answer, and {hero} did not have the feeling of having talked to a window.',
        '"Forgive us our trespasses," said {hero} rapidly, with {hero.their} mind elsewhere, "as we forgive," and there {hero.they} stuck, like a coat on a nail. {Hero.they} had said that sentence every night for years, and had never noticed that it was a bridge and went in both directions. "That\'s rather a lot to ask before bedtime," {hero.they} told God, not disrespectfully. Then {hero.they} began again at the beginning, slowly, a word at a time, as you test ice, and got across.',
      ],
    },
    more: {
      preteen: [
        'Nothing was settled by it, exactly, and the street outside remained the same number of yards across. But the thing had been said aloud to somebody who did not leave the room, and {hero}, who had been lying for hours as stiff as a plank, turned over and slept.',
      ],
    },
  },
  {
    id: 'walk',
    purpose: 'Across the street.',
    core: false,
    rank: { young: 5, old: 9 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'carry', 'worried', 'door', '{thing}'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['{thing}', 'door', 'tree'],
      action: '{hero} carries half of the {thing} across the street.',
    },
    text: {
      toddlers: [
        '{hero} takes the {thing.mine}. Step, step, step. Over the street, to {friend}.',
        "Look left. Look right. Hold {mentor}'s hand. Over the street with the {thing.mine}. Go, {hero}!",
        "{hero} is a bit scared. Step. Stop. Step. Stop. There is {friend}'s house.",
      ],
      early: [
        'In the morning {hero} took the {thing.mine} and went across the street with {mentor}. It was not a wide street. But {hero} had time to think of three good reasons to go home. {Hero.they} {hero.sig}. Then there was the step, and there was the door.',
        '"Shall I come with you?" asked {mentor}. "Only as far as the middle," said {hero}. So {mentor} walked along as far as the middle of the street and looked both ways. From there {hero} went on alone with the {thing.mine}. {Hero.their} shoes were very loud.',
        '{hero} had on {hero.their} good shirt. {Hero.they} did not know why. {mentor} took {hero.them} across, and did not talk, and did not hurry. The {thing.mine} got heavier at every step. On the other side there were seven flagstones, and then a door.',
      ],
      middle: [
        'It was eleven steps from gate to gate. {hero} knew, because the two of them had measured it once, for a telephone made of tins. This morning it was more like forty. {Hero.they} carried the {thing.mine} in front of {hero.them}, so as to have something to look around. [?companion: {companion} trotted ahead, with {companion.their} nose in the air, as if the thing were settled.]',
        'The milk was just being delivered, and a cat sat on a wall and watched {hero} come out with the {thing.mine}. {hero} nodded to the cat. {Hero.they} had decided not to think until {hero.they} {hero:was|were} across. It works quite well if you count, so {hero.they} counted: one for the curb, two for the drain cover, where they always shook hands. At two {hero.they} forgot to count, and after that {hero.they} had to think the whole rest of the way.',
        '"I\'m only taking it for a walk," {hero} told {mentor}, who had not asked. It was a gray morning, and the {thing.mine} banged against the gate on the way out. Somebody\'s curtain moved. {hero} would have liked to look as if {hero.they} {hero:was|were} going to the shop. But there is no shop to which you carry half of {thing.a}. So {hero.they} went straight across, in front of everyone, and that was nearly the worst bit.',
      ],
      preteen: [
        'The street was eleven paces wide. They had measured it themselves, years ago, with a view to stretching a cable. {hero} would never have believed that so much could be thought in eleven paces. {Hero.they} thought that {friend} might not be in. {Hero.they} thought, with a shameful leap of hope, that {friend} might not be in. And all the time {hero.their} feet went on, one in front of the other, like a pair of well-trained horses that know the way and have stopped waiting to be told.',
        'Since it could not be done with dignity, {hero} did it before breakfast, when there were fewer people about. {Hero.they} had the {thing.mine} under {hero.their} arm. A man who was washing his car said, "Morning! On the mend, then?" and it was a moment before {hero} realized that he was talking about the weather. [?companion: {companion} stopped at the drain cover, as always, and waited for the handshake. "Not today," said {hero}.][!companion: At the drain cover in the middle, where they had always shaken hands, {hero.their} right hand came up by itself.]',
        'There were so many good reasons for doing it later. It was early, and {friend} was never any use before nine, and it looked like rain, and there was something to be said for letting both sides cool. {hero} listened to all of these with interest while {hero.their} feet went down the steps and through the gate. It was rather like being carried across the street by someone stronger, who had heard it all before. The {thing.mine} rattled. On the other side, a lace curtain fell back into place.',
      ],
    },
    more: {
      preteen: [
        'It was an awkward thing to carry. It caught the wind, it bumped against {hero.their} knees, and it announced to everyone who happened to be looking out of a window precisely where {hero} was going, and more or less why.',
      ],
    },
  },
  {
    id: 'gate',
    purpose: 'The hero turns back once.',
    core: false,
    rank: { young: 10, old: 10 },
    valence: -1,
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'medium',
      cast: [['hero', 'stand', 'worried', 'door', '{thing}']],
      props: ['door', '{thing}'],
      action: '{hero} stands at the door with one hand raised to knock.',
    },
    text: {
      toddlers: [
        'Here is the door. Knock? No. Knock? No. Knock, knock!',
        'Up goes the hand. Down goes the hand. {hero} takes a big breath. Tap, tap, tap.',
        '"You knock," says {hero}. "No, you," says {mentor}. {hero} knocks. Small knock. Big knock!',
      ],
      early: [
        '{hero} put up a hand to knock. {Hero.they} took it down again. {Hero.they} turned around and went back to the gate. The gate said squeak. "All right, all right," said {hero}, and went back and knocked.',
        'The bell was high up. {hero} could just reach it. {Hero.they} held one finger in front of it, and the finger did not want to. "On three," said {hero} to the finger. "One, two." The finger rang at two. It wanted to have it over with.',
        '{hero} stood on the mat. It said WELCOME. {hero} was not sure that it meant {hero.them}. {Hero.they} wiped {hero.their} shoes for a very long time. Then there was nothing left to wipe, and so {hero.they} knocked.',
      ],
      middle: [
        '{hero} lifted {hero.their} hand to knock, and at that moment {hero.they} remembered reason number four. It really had been a good one. {Hero.they} went back as far as the gate to think it over. A woman went by with a shopping bag. "Are you coming or going?" she asked. ¶ "I don\'t know yet," said {hero}. But hearing it like that, {hero.they} did.',
        'There was a spider in the corner of the door frame, mending its web. {hero} watched it go back and forth. It was very interesting. {Hero.they} might have gone on finding it interesting until dinnertime. But the spider finished, and tried the last thread with one foot, and sat down in the middle to wait for whatever would come. {hero} sighed, and knocked.',
        '{hero} put the {thing.mine} down on the step and tiptoed away. That would do it, surely. {friend} would find it there, and would understand. {Hero.they} had gotten as far as the gate when {hero.they} turned around once more. It looked like something that somebody had left out for the dustmen. {hero} went back, and picked it up, and rang, all in one go, so as not to be able to change {hero.their} mind in between.',
      ],
      preteen: [
        '{hero} raised {hero.their} hand to knock, and discovered that it was perfectly possible to stand like that for quite a while. From inside came the sound of somebody washing up. {Hero.they} lowered the hand. {Hero.they} got back as far as the gate, and {hero:was|were} halfway through it when it occurred to {hero.them} that {friend} must have heard the latch, and was standing on the other side of that door at this very moment, wondering whether to open it. There were two of them, then. It made {hero.them} feel almost sociable.',
        'There is a kind of knock that is meant not to be heard. {hero} knew it at once for what it was, even as {hero.they} produced it: two knuckles, no wrist, and a step backward to be ready to conclude that nobody was at home. Nobody came. {Hero.they} had done what {hero.they} could, then, and {hero:was|were} free to go. {Hero.they} got to the gate. {Hero.they} stood there with a hand on the latch, and said, under {hero.their} breath, a short word about {hero.themself}. Then {hero.they} walked back, and knocked so that the whole street could hear it.',
        'The door had a brass lion on it with a ring in its mouth. When they were six, they had agreed that it could tell whether you were lying, and that you had to look it in the eye before you were allowed in. {hero} looked it in the eye. "I\'ve come to apologize," {hero.they} told it, and added, since it went on staring, "and to get it over with. And because I can\'t stand it." That seemed to be the whole truth. {Hero.they} took hold of the ring.',
      ],
    },
    more: {
      preteen: [
        '{Hero.they} went back up the path with the {thing.mine} held before {hero.them} like a rather inadequate shield, and knocked before {hero.they} could be consulted.',
      ],
    },
  },
]
