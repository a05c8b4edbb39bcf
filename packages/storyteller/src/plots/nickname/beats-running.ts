import type { Beat } from '../plot.ts'

/** The name runs by itself. */
export const runningBeats: readonly Beat[] = [
  {
    id: 'runs',
    purpose: 'by the next days the name is everywhere, and runs without the hero',
    core: true,
    valence: 0,
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'wow', 'wall'],
        ['friend', 'stand', 'joy', 'hero'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['chalk', 'door', 'sign'],
      action: '{hero} finds the name chalked up everywhere.',
    },
    text: {
      toddlers: [
        '"{thing.nick}!" sings the baker. [+ Hop, hop! ]The name runs down the street.',
        'The name is on the wall. [+ It is on the door! ]They all say {thing.nick}, {thing.nick}!',
        'One sings, "{thing.nick}!" Two sing it. [+ Three sing it. ]Now they all call {guest} that.',
        '{hero} does not say {thing.nick} now. But they all do. The name runs by itself.',
      ],
      early: [
        'The next day the name was there before {hero} was. It was on the wall, in chalk. "{thing.rhyme}" sang a boy on a scooter. [?friend: {friend} had made a tune for it, and the tune stuck. ]"I made that!" {hero} called after him. But he was gone.',
        'On the first day six people said {thing.nick}. On the second day it was the whole street. [?friend: And {friend} had put a tune to it. ]It was funny for {hero}, to hear {hero.their} own joke come around the corner by itself.',
        '{hero} had made it up one time, out loud. But somebody took it home and told it at supper. [?friend: {friend} gave it a tune. ]A few days later two ladies stood in line at the baker\'s. "Who is this {thing.nick}?" asked one of them. "I don\'t know," said the other. "But it\'s good, isn\'t it?"',
        'The whole line at the bus stop was singing it. "{thing.rhyme}" Somebody had drawn {thing.drawn} on the sign, and on the back of a truck. [?friend: "Do you hear my tune?" asked {friend}. ]The truck was leaving. "Where is it going?" asked {hero}. "The next town," said the driver.',
      ],
      middle: [
        'By the next morning it was on {place.wall}, in letters as tall as {hero}. By the day after it was on four bins, a gate and a snow shovel. {hero} came around the corner, and there were people whom {hero.they} didn\'t know, singing "{thing.rhyme}" while they waited for the bus. [?friend: The tune was {friend}\'s. It had come to {friend.them} in the bath.] It gave {hero} an odd feeling. It was like meeting your own bicycle with somebody else on it. "That\'s mine," {hero.they} told a girl with a jump rope. ¶ "No, it isn\'t," said the girl. "Everybody does it."',
        'A joke has to be told, most of the time. You have to pick it up and carry it. This one got up and walked. It went home with people in their bags, and sat down to supper with them, and in the morning it came out of houses where {hero} had never been. {Hero.they} saw it in chalk on {place.wall}. {Hero.they} saw it in the dust on the back of a van, and the van was just leaving town. [?friend: "It needed a tune," said {friend}, who had made one. "Now you can\'t get rid of it. Try." {hero} tried, and it was true.]',
        '{hero} began to count, just for fun. Eleven people said it on the first day. On the second it was thirty, and somebody had drawn {thing.drawn} on {place.wall}. On the third day {hero} stopped, because the mailman had said "Morning, {thing.nick}!" to a dog. [?friend: {friend} had worked out a tune with a stamp in it, and now you could hear it coming from two streets off.] It was the most famous thing that {hero} had ever made. [?companion: {companion} walked along beside {hero.them} and looked from wall to wall.] The funny part was that nobody seemed to remember who had made it.',
        '"{thing.rhyme}" sang the lady who sold eggs. ¶ "Where did you hear that?" asked {hero}. ¶ "From the man with the ladder." ¶ The man with the ladder had it from a girl. The girl had it from {place.wall}, where it was written up in chalk beside {thing.drawn}. [?friend: She had the tune from {friend}. Everybody had the tune from {friend}.] {hero} followed it backward through five people, and not one of them had ever met {guest}. "It isn\'t about anyone," the girl explained. "It\'s just funny."',
      ],
      preteen: [
        "By the next morning it was written on {place.wall}, in letters as tall as {hero}, and the day after that it was on the bus stop, and on four trash cans, and on the back of a truck that was just leaving for another town. [?friend: {friend} had made a tune for it while {friend.they} {friend:was|were} drying the dishes, and it was the kind of tune that you can't get out of your head.] People who had never met {hero} were singing it. {hero} stood on the corner and heard it go by, and it felt as if somebody were riding past on {hero.their} bicycle, and ringing the bell.",
        '{hero} tried to find out how it had gotten around. The woman with the eggs had it from the man with the ladder, and he had it from a girl with a jump rope, and she had read it on {place.wall}. It really was there, with a picture of {thing.drawn}, and the picture was better than {hero}\'s. [?friend: The tune was {friend}\'s, and so was the stamp in the middle.] {hero} asked nine people that morning, and eight of them could sing it, and none of them had ever met {guest}. "Is that somebody real?" asked the girl with the jump rope. "I thought it was just a song."',
        'At first it was wonderful. No joke of {hero}\'s had ever lasted longer than a weekend, and here was the mailman, days later, saying good morning to {thing.nick}, and saying it to a dog. [?friend: {friend} had made a tune for it, and you could march to it, or skip, and a whole class of second graders was doing both.] It was on {place.wall}, and it was written in the dust on a van, and in the wet cement in front of the bank, where it was going to stay. [?companion: {companion} nearly got into the cement, too.] "I made that up," {hero} told the man who was smoothing the cement. "That\'s what they all say," said the man.',
        '"{thing.rhyme}" somebody sang behind a window, in a house that {hero} had never been in. A bit farther on somebody was whisking eggs and singing it to that. [?friend: They all had {friend}\'s tune, and that made it worse, because {friend} was very good at tunes.] {hero} walked down the street, and {hero.their} own joke came out of every other door, and nobody turned around to look at {hero.them}, because nobody knew whose it was. On {place.wall} three different people had written it. One of them had spelled it wrong, and {hero} didn\'t know why that one bothered {hero.them} the most.',
      ],
    },
    more: {
      early: ['{hero} waved to it, a little. It did not wave back.'],
      middle: [
        '"They\'re all laughing," {hero} told {hero.themself}, "so it must be all right." It was, too, as far as you could see from there.',
      ],
      preteen: [
        "On which day had it stopped being {hero}'s joke? {Hero.they} tried to remember, but it was like throwing a ball, and you can feel it leave your fingers, and after that you can only watch where it goes.",
      ],
    },
  },
  {
    id: 'echo',
    purpose: 'it comes out of a bird',
    core: false,
    rank: { young: 3, old: 6 },
    valence: 1,
    scene: {
      setting: 'street',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'look-up', 'laugh', '{echo}'],
        ['friend', 'stand', 'laugh', '{echo}'],
        ['companion', 'look-up', 'wow', '{echo}'],
      ],
      props: ['{echo}', 'tree'],
      action: 'The {echo} says the funny name to {hero}.',
    },
    text: {
      toddlers: [
        'Up there sits {echo.a}. "Hello," says {hero}. "{thing.nick}!" says the {echo}. [+ "{thing.nick}! {thing.nick}!"]',
        'Who said that? It is the {echo}! "{thing.nick}!" it says. [+ "{thing.nick}!" ]Silly bird!',
        '"Hello, bird!" says {hero}. "{thing.nick}!" says the {echo}. [+ Now the birds say it, too.]',
      ],
      early: [
        'There was {echo.a} {echo.where}, and it could talk. It used to say, "Nice weather." {hero} came by and said hello. "{thing.nick}!" it said. "Nice {thing.nick}!" {hero} laughed and laughed. [+ "Who taught you that?" {hero.they} asked. "{thing.nick}," said the {echo}.]',
        '"{thing.nick}!" somebody called. {hero} looked left and right. Then {hero.they} looked up. It was the {echo} {echo.where}, and it had a new word. "Say hello," said {hero}. "{thing.nick}," said the {echo}. [+ "Say good night." ]"{thing.nick}." It had given up all its other words for this one.',
        'Everyone knew the {echo} {echo.where}. It said "Mind the step" to people. But not today. Today a man came along. "{thing.nick}!" said the {echo}. The man laughed, and did not mind the step, and sat down on it. [+ {hero} helped him look for his other shoe.]',
      ],
      middle: [
        'There lived {echo.a} {echo.where} that could say three things. It said "Mind the step," and "Who\'s a good girl," and the price of onions. {hero} stopped there, as {hero.they} often did. The {echo} put its head on one side. It seemed to be going through its whole collection. ¶ "{thing.nick}," it said. ¶ {hero} looked around, but there was nobody else it could have been. "{thing.nick}," said the {echo} again, "four cents a pound." [?friend: {friend} laughed so much that {friend.they} got the hiccups.] You had to laugh. And yet a bird, thought {hero}, never forgets anything.',
        '"It used to say \'Welcome,\'" said the old lady who owned the {echo} {echo.where}. "I worked on that for four years, with raisins." ¶ "{thing.nick}!" said the {echo}, bowing to all sides. ¶ "And that took it three days," said the lady, "and nobody even taught it." {hero} laughed until {hero.their} sides hurt, and then {hero.they} thought of something, and asked how long a bird like that could live. ¶ "Oh, if it eats its seeds," said the lady, "about sixty years."',
        'If you wanted to know what people {place.at} were talking about, you asked the {echo} {echo.where}. It picked up everything. Last winter it had coughed. {hero} went by and said good day to it, out of habit, and the {echo} bowed and said, "{thing.nick}." It said it in the voice of the mailman. Then it said it in the voice of the baker\'s wife. Last of all, and very well, it said it in the voice of {hero}. [?companion: {companion} looked at the bird, and then at {hero}, and back.] {hero} laughed, but {hero.they} had never known that {hero.they} sounded like that.',
      ],
      preteen: [
        'The {echo} {echo.where} had belonged to a teacher, and if it was in a good mood, it knew the seven times table. {hero} always asked it something when {hero.they} came by. "What are seven sevens?" asked {hero}. The {echo} looked at {hero.them} with one eye and then with the other. "{thing.nick}," it said. {hero} had to hold on to a post, and a man who was carrying a cake had to put it down. [?friend: {friend} sat down next to the cake.] "And seven eights?" asked {hero}, when {hero.they} could talk again. "{thing.nick}," said the {echo}. From now on that was its answer to everything.',
        '{hero} laughed as hard as anybody at the {echo} {echo.where}, at least to begin with, and it could do voices. For a whole winter it had coughed like the dentist, and now it said "{thing.nick}" like the mailman, and then it said it like the lady with the eggs, and people held their sides. And then it said it in a third voice, quick and bright and very pleased with itself. ¶ "Whose voice is that?" asked {hero}. ¶ They all turned around and looked at {hero.them}. "That\'s you," somebody said. "It does you best of all."',
        '"For four years," said the woman who owned the {echo} {echo.where}, "I\'ve been teaching that bird to say \'Peace be with you.\' It was four years of work, and raisins." ¶ "{thing.nick}!" screamed the {echo}, and hopped from one foot to the other. ¶ "And this it learns in three days, for nothing, from the street." She was laughing a bit, and {hero} laughed, too. [?companion: {companion} sat there and looked up at the bird with an open mouth.] ¶ "It\'ll forget it again, won\'t it?" asked {hero}. ¶ The woman thought about it. "They remember it all," she said, "and they can live to be sixty."',
      ],
    },
    more: {
      middle: ['All the way to the corner {hero} could hear it. It was practicing.'],
      preteen: [
        'Sixty years is a long time, and {hero} did the math on the way home. By then everybody who was laughing now would have white hair, and would have forgotten all about it. And one morning they would walk past under that bird, and it would remind them.',
      ],
    },
  },
  {
    id: 'smallest',
    purpose: 'the smallest children play it, and do not know whose name it is',
    core: false,
    rank: { young: 4, old: 10 },
    valence: 0,
    scene: {
      setting: 'playground',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'wow', 'bucket'],
        ['friend', 'stand', 'thinking', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['bucket', 'swing'],
      action: '{hero} watches a game that the smallest children have made of the name.',
    },
    text: {
      toddlers: [
        'The babies play, too. "You are {thing.nick}!" "No, you!" [+ Run, run, run!]',
        'Tag! "Now you are {thing.nick}!" says a tot. "Not me!" [+ The tot cries. Oh.]',
        'Round and round go the tots. "{thing.nick} is out!" [+ Who is out? ]Poor tot.',
      ],
      early: [
        'The smallest children had made a game of it. It was like tag. If you were caught, you were {thing.nick}. "Who is {thing.nick}?" asked {hero}. A girl with a bucket looked up. "It\'s the one that nobody wants to be," she said. [+ Then she ran.]',
        '"Eeny, meeny, {thing.nick}, out!" sang the smallest ones. A boy in a bib began to cry. "I don\'t want to be {thing.nick}!" "But it\'s a funny name," {hero} told him. The boy thought about it. "Then you be it," he said. [+ {hero} did not say anything.]',
        'Some very small ones sat by the sandbox. "What are you playing?" asked {hero}. "{thing.nick}," they said. "You hide, and we don\'t look for you." {hero} waited for the rest. But that was the whole game.',
      ],
      middle: [
        'The smallest ones had made a game out of it. They ran around the swings, and when you were caught, you were {thing.nick}, and the others held their noses. {hero} had nothing to do with that. {Hero.they} had never said anything about noses. ¶ "Who is {thing.nick}?" {hero.they} asked a girl with a bucket on her head. ¶ She lifted the bucket to see who was so silly. "It\'s the one that nobody wants to be," she said.',
        '"{thing.nick}, {thing.nick}, one, two, three, and you don\'t get to play with me!" ¶ It was a counting rhyme. Four very small children stood in a ring and pointed with very small fingers. {hero} had not made up that line. {Hero.they} would have made it scan. "Do you know whose name that is?" {hero.they} asked. They shook their heads. One of them was the youngest of all, and had just been counted out, and was looking at the ground. {hero} knew that way of looking. {Hero.they} just couldn\'t think where {hero.they} had seen it.',
        'In the sandbox they were baking. "This cake is for the queen," said a boy of about three. "This one is for my mom. And this one is for {thing.nick}." He had put a worm in it. ¶ {hero} asked what {thing.nick} had done to get the worm, and the boy looked at {hero.them} with pity. "Because it\'s {thing.nick}," he said. ¶ He was a perfectly nice boy. [?companion: He offered {companion} the cake for the queen.] He had learned the word that week, together with *shovel*.',
      ],
      preteen: [
        'The little ones from preschool were playing it now. They had a base, and there was a lot of screaming, and as far as {hero} could see, whoever got caught was {thing.nick}, and then nobody was allowed to stand near them. "Excuse me," {hero} said to a girl with a bucket on her head. "Who is {thing.nick}?" ¶ The girl pushed up the bucket to see who didn\'t know that. "It\'s the one that nobody wants to be," she said. Then she pulled the bucket down again and ran straight into the fence, and {hero} didn\'t even laugh.',
        "Behind the swings some very small children were standing in a ring, and they were counting out who had to leave. They had made up a line of their own, about how {thing.nick} doesn't get to play. {hero} had never written that line, and {hero.they} stood there and listened to it. One of them was out now, and he was hardly bigger than a boot. He walked away from the ring with his chin on his chest, and he didn't make a sound.",
        '"This pie is for my grandma, and this pie is for the firemen," said a boy in the sandbox, and hit each of them flat with his hand, "and this pie is for {thing.nick}." In the last pie there were three sticks and a worm. "What did {thing.nick} do?" asked {hero}. "Why does {thing.nick} get the worm?" The boy had never thought about that. "You have to," he said. "It\'s {thing.nick}." He couldn\'t be older than three, and he wasn\'t mean at all. He had already given half of his grandma\'s pie to a beetle.',
      ],
    },
    more: {
      preteen: [
        "The worst thing was how much fun they were having. None of those children had anything against {guest}, and they didn't even know that there was a {guest}. If somebody had been doing it on purpose, {hero} could have told them to stop.",
      ],
    },
  },
]
