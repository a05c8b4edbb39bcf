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
        "A good joke usually stays where you put it. This one had gone out during the night. By the next morning it was on {place.wall}, in letters as tall as {hero} {hero.themself}, and by the day after that it had gotten onto the bus shelter, four garbage cans, and the back of a truck that was leaving for another town altogether. [?friend: {friend} had given it a tune, more or less by accident, while drying the dishes, and it turned out to be the kind of tune that a person can't put down.] Strangers sang it. {hero} stood at the corner and heard it go by, and felt like someone who sees {hero.their} own bicycle coming down the street with a stranger riding it, ringing the bell.",
        "{hero} tried to find out how it had traveled. The woman who sold eggs had gotten it from the man with the ladder, who'd heard it from a girl with a jump rope, who said that it was on {place.wall}, and it was, beside a drawing that was not {hero}'s. The drawing showed {thing.drawn}. It was better than {hero}'s. [?friend: The tune was {friend}'s work, and so was the stamp.] Out of nine people whom {hero} asked that morning, eight could sing it, four could draw it, and exactly none had ever met {guest}. \"You mean it's about somebody?\" said the girl with the jump rope. She seemed to find that a little disappointing.",
        'At first it was wonderful. Nothing {hero} had made up before had ever outlived the weekend, and here was the mailman, several days later, wishing a good morning to {thing.nick} and getting it wrong and saying it to a dog. [?friend: {friend} had set it to music. You could skip to it, or march, and a class of second graders was doing both.] It was written on {place.wall}. It was written in the dust on a van, and in the wet cement outside the bank, where it would presumably stay until the end of time. [?companion: {companion} very nearly got into the cement as well.] "I made that," {hero} told the man with the trowel. The man said that was what they all said.',
        '"{thing.rhyme}" It came through an open window on the second floor of a house {hero} had never been inside. It came out of a kitchen, where somebody was doing it to the rhythm of a whisk. [?friend: It came with {friend}\'s tune attached, and that was half the trouble, because {friend} had a real talent for tunes.] {hero} walked along the street and was surrounded by {hero.their} own joke, and no one turned to look at {hero.them}, since no one knew whose it was. On {place.wall} it had been written up by three separate hands. One of them couldn\'t spell. That one, for some reason, bothered {hero} more than the others: someone had wanted to say it that badly.',
      ],
    },
    more: {
      early: ['{hero} waved to it, a little. It did not wave back.'],
      middle: [
        '"They\'re all laughing," {hero} told {hero.themself}, "so it must be all right." It was, too, as far as you could see from there.',
      ],
      preteen: [
        "Afterward {hero} would try to remember on what day exactly it had stopped belonging to {hero.them}. That was like trying to say when a ball that you have thrown stops being in your hand: you can feel the moment in the tips of your fingers, and there isn't one single thing you can do about it.",
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
        'The {echo} {echo.where} had belonged to a retired schoolteacher and could say, if it was in the mood, the seven times table. {hero} had known it for years. "Seven sevens," said {hero}, as usual, and the {echo} considered the question from both sides. "{thing.nick}," it said at last, with such complete confidence that {hero} had to hang on to the nearest post, and a man who had been passing with a cake had to put the cake down. [?friend: {friend} slid to the ground beside the cake.] When {hero.they} could talk again {hero.they} asked it what seven eights were, and it turned out that the {echo} had settled on a single answer to absolutely everything. {hero} knew several people like that.',
        'It was the {echo} {echo.where} that worried {hero}, in the end, although {hero.they} laughed as hard as anyone. It did voices. It had always done voices; all through one winter it had coughed like the dentist. Now it looked down at the people waiting below and said "{thing.nick}" like the mailman, and then like the lady with the eggs, and then, while everybody howled, it said it in a third voice, quick and bright and tremendously pleased with itself. ¶ "Whose is that one?" asked {hero}. ¶ They all turned around and looked at {hero.them}. "That one\'s you," somebody said. It really was an excellent likeness.',
        '"I spent four years," said the woman who owned the {echo} {echo.where}, "teaching that bird to say \'Peace be with you.\' Four years, and raisins." ¶ "{thing.nick}!" shrieked the {echo}, hopping from foot to foot. ¶ "And this it gets in three days, for nothing, off the street." She wasn\'t really angry. She was even laughing a little, and {hero} laughed with her, because there is something about a bird with strong opinions. [?companion: {companion} sat and gazed up at it with deep respect.] ¶ "Will it forget it again eventually?" asked {hero}. ¶ "They don\'t, as a rule," said the woman, after thinking it over. "They don\'t forget anything, and they live to be sixty."',
      ],
    },
    more: {
      middle: ['All the way to the corner {hero} could hear it. It was practicing.'],
      preteen: [
        "Sixty years is about how long a bird of that kind can live, and {hero} did the arithmetic on the way home, more or less unwillingly. Most of the people who were laughing now would have forgotten everything about it by then. They would have gray hair and complicated knees, and one morning they'd come walking along under that bird, and it would tilt its head to one side and remind them.",
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
        'The preschoolers had gotten hold of it. They had a game, with a base and a great deal of screaming, and as far as {hero} could make out, whoever was tagged became {thing.nick}, and then nobody was allowed to stand next to them. "Excuse me," {hero} said to a girl with a bucket on her head. "Who *is* {thing.nick}?" ¶ The girl raised the bucket in order to see what sort of person would need to ask. "It\'s the one nobody wants to be," she explained, and then she let it down again and ran straight into the fence, and normally {hero} would have enjoyed the fence.',
        "On the far side of the swings there were some very small children in a ring, counting each other out. They had made up a line of their own to go with it, about how {thing.nick} doesn't get to play. {hero} had never written any such thing. {Hero.they} stood listening, like someone who has planted a row of radishes and comes back to find something large and hairy growing there. The one who'd been counted out was hardly bigger than a boot. He walked away from the ring with his chin tucked in, and didn't make a sound about it.",
        '"This pie is for my grandma, this pie is for the firemen," said a boy in the sandbox, slapping each one flat, "and this pie is for {thing.nick}." There were three sticks and a worm in the last pie. {hero} asked what {thing.nick} had done to deserve the worm. It was clearly not the kind of question that anybody asks. "You *have* to," the boy said, with great patience. "It\'s {thing.nick}." He couldn\'t have been more than three, and he wasn\'t mean, since he had already offered half of his grandmother\'s pie to a beetle; he\'d just learned the word the way you learn *hot* or *broccoli*, with the face that goes with it.',
      ],
    },
    more: {
      preteen: [
        'What stayed with {hero} was that they were having such a wonderful time. Nobody in that whole playground had anything against {guest}, or had even the faintest idea that there was such a person. It would have been much simpler, {hero} thought, if somebody had been doing it on purpose.',
      ],
    },
  },
]
