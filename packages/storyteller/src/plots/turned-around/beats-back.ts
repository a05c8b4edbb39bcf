import type { Beat } from '../plot.ts'

/** Back the way they came, a long red string, and what is heard from far away. */
export const backBeats: readonly Beat[] = [
  {
    id: 'turn',
    purpose: 'the hero turns around and goes back, with nobody in front',
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'calm', 'guest', '{thing}'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['{thing}', 'flags'],
      action: '{hero} has turned the {thing} around and goes back, away from the flags.',
    },
    text: {
      toddlers: [
        '[+ Flags this way. {guest} that way. ]{hero} turns around. "I am coming, {guest}!"',
        'Stop, {thing}. Turn around, around! Back goes {hero}. [+ Step, step, step.]',
        '"Come on!" call the people. "No," says {hero}. [+ Around goes the {thing}. ]Back to {guest}!',
        '{guest} is all alone. Stop, {thing}! {hero} turns around. [+ Step, step, step.]',
      ],
      early: [
        '{hero} looked at the flags. {Hero.they} looked for a good long time, so as to have it for later. Then {hero.they} turned the {thing} around. "Seven!" called the people. "It\'s this way!" "I know," said {hero}, and {hero.they} went that way.',
        '"I\'m just going to turn my head," thought {hero}. But when {hero.they} turned {hero.their} head, the rest of {hero.them} turned, too. The {thing} turned last. It did not want to. "Me neither," said {hero}. And {hero.they} {thing.back}.',
        '{hero} {hero.sig}. Then {hero.they} took hold of the {thing} and pointed it the wrong way. It was the first time that it had ever gone away from the flags. ¶ "Did you lose something?" asked a lady at the fence. ¶ "Not yet," said {hero}.',
        '"If I don\'t go," said {hero}, "nobody will." There. It was out. It did not sound brave. It sounded a bit cross. But {hero.they} {thing.back}, and {hero.their} feet got quicker as they went.',
      ],
      middle: [
        'It was not as hard as it had been to think about. {hero} got down, took hold of the {thing}, and turned it around. It took three tries, because it had never been built to go that way. Somebody at the finish laughed, and somebody else called, "Seven! What are you doing?" {hero} looked once more at the flags, as you look at your bed when you have to get up. Then {hero.they} {thing.back}. Every step was downhill for {hero.their} feet and uphill for all the rest of {hero.them}.',
        '"You\'re nearly there!" shouted a man on a wall. "Don\'t stop now!" ¶ "I\'m not stopping," said {hero}. "I\'m turning around." ¶ "But you\'ll lose!" ¶ "Yes," said {hero}. {Hero.they} had hoped that it would sound better than that. {Hero.they} {thing.back}, and did not look over {hero.their} shoulder until {hero.they} {hero:was|were} sure that there was a corner in between.',
        'First {hero} promised {hero.themself} that {hero.they} would only go and look. You can always go and look. {Hero.they} turned the {thing}, and the red string went from the sunny side to the shady side. [?companion: {companion} was already facing the right way. ]It was very quiet, going in that direction. There was no one to call a number, and there was just the course that {hero.they} had come along so fast, and at slow speed it had a surprising number of stones in it.',
        '{hero} would never know exactly when it was settled. {Hero.they} had been going to count to ten and then decide. At four {hero.they} {hero:was|were} facing the flags, and at seven {hero.they} {hero:was|were} not. "Well, come on," {hero.they} said to the {thing}, a little gruffly, and {hero.they} {thing.back}. Behind {hero.them} the people at the finish had gone silent, the way people do when somebody has walked out of the wrong door at a wedding.',
      ],
      preteen: [
        '"I can\'t think what is the matter with me," said {hero} aloud, and turned the {thing} around. It was not a noble moment at all. {Hero.they} bumped {hero.their} shin, and it took four attempts, for it had been constructed with great ingenuity to go in one direction only. From the finish came a kind of groan. {Hero.they} had not reckoned with that; {hero.they} had thought that nobody would be looking. Then {hero.they} {thing.back}, keeping well to the side, because the others would be coming now, and it would be just as foolish to be in their way.',
        "There was a moment at which {hero} might have gone on, and then there was a moment at which {hero.they} could not, and you couldn't have seen any line between the two. It was {hero.their} arms that did it. They took hold of the {thing} and swung it about, while the remainder of {hero.them} was still drawing up reasons. The flags, which had been in front, were behind. [?companion: {companion}, for the first time in half an hour, was facing forward. ]{Hero.they} {thing.back}, without any hurry at first, and afterward with a good deal.",
        '"It\'s the other way!" a woman called down to {hero.them} from a window. ¶ "Thank you," said {hero}. "I know it is." ¶ That was all the explanation that anybody ever got. {Hero.they} had turned the {thing} by then, and {hero.they} {thing.back}, past the church, out of the shade and into the glare. It hurt precisely as much as {hero.they} had supposed it would. What {hero.they} hadn\'t expected was that you could be hurt like that and, somewhere lower down, be quite calm.',
        'If {hero} had waited to feel generous, {hero.they} would be standing at that corner still. {Hero.they} did not feel in the least generous. {Hero.they} felt robbed. But there was somebody back there, and nobody was going, and that was as plain as a post, and no amount of feeling got {hero.them} around it. So {hero.they} stopped trying to feel anything, and turned, and {thing.back}. A long sigh came from the crowd behind {hero.them}, such as you hear when a balloon has gotten away.',
      ],
    },
    more: {
      middle: [
        'The girl in the green hat came around the bend and saw that there was nobody in front of her. Her mouth fell open.',
      ],
      preteen: [
        '{Hero.they} had supposed that turning around was something you did once. It turned out that it had to be done again at every gate and every tree, since at each of them there was still time to think better of it, and go back, and be third, or seventh, or at the very worst respectably in the middle. {hero} turned around some fifteen times in that short distance. Nobody could have seen it, because {hero.their} feet, all the while, went steadily on.',
      ],
    },
  },
  {
    id: 'passed-by',
    purpose: 'everyone comes the other way',
    core: false,
    rank: { young: 9, old: 8 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'calm', 'guest', '{thing}'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['{thing}', 'hat'],
      action: '{hero} goes back along the course, and all the others come toward {hero.them}.',
    },
    text: {
      toddlers: [
        'Zoom! Here they all come. [+ All the {thing}s! ]"Wrong way!" "Right way," says {hero}.',
        'The hat goes by. The horn goes by. {hero} goes back. [+ Back, back, back.]',
        'All go this way. {hero} goes that way. [+ Beep, beep! ]Mind your toes!',
      ],
      early: [
        'Now they all came toward {hero.them}. The teapot came, and the wings came. "Wrong way!" they cried. {hero} said good morning to each of them. By the ninth good morning {hero.they} {hero:was|were} out of breath.',
        '"You\'re going the wrong way!" called the man with the trumpet. "So are you," {hero} wanted to say. But it was not true. He was going the right way, if you wanted to {prize.dream}. {hero} looked at the ground until he had gone by.',
        'The cousins came around the bend, with their helmets down. "Is it over?" cried one. "Is there a bear?" cried the other. "No bear," said {hero}. They looked behind {hero.them}, to be sure. Then they went on, much faster.',
      ],
      middle: [
        'It is a strange thing to meet a whole race coming the other way. They were so red, and so serious. Some of them said, "Wrong way!" and some of them said, "Are you all right?" and one of them, who must have been rather tired, said, "Oh no," and turned around as well. {hero} had to explain it to him. [+ He took some convincing.]',
        'The last of them was the old man who fell off every year. He pulled up next to {hero}. "Forget something?" he asked. ¶ "Someone," said {hero}. ¶ The old man looked back, and went pink. "I saw," he said. "I thought that somebody younger would be along." He put a screw and a bit of wire into {hero}\'s {hero.wear}, because it was all that he had with him, and went on more slowly than before.',
        '{hero} counted them as they passed, because it was something to do. Four. Nine. Fifteen. With each of them {hero.they} {hero:was|were} one place farther back. After twenty-one there were no more numbers to lose, and it became quite peaceful. You could hear the birds. They had been singing the whole time.',
      ],
      preteen: [
        'They came at {hero.them} in ones and twos, crimson with effort, and every one of them had something to say. "Wrong way!" said the feathers. "Cramp?" cried the trumpet, in a tone of hope. {hero} could watch {hero.their} own place going down, like the number over the door of an elevator, third, eighth, fourteenth. By the eighteenth it had ceased to hurt in the same spot. It is rather like getting into cold water: the awful part is about as far as the waist.',
        '"Bravo," said the girl in the green hat as she went by. It may have been meant unkindly, or she may only have been out of breath. {hero} thought about it for some time. Then the cousins were on top of {hero.them}, demanding to know what had happened, whether there was a flood, and whether it counted if you turned back. "It doesn\'t count," said {hero}. They conferred, with their helmets together. One of them honestly hesitated. The other said that it was really terribly close to the end, and so they left.',
        'The steward with the armband ran beside {hero.them} for several yards. "You are not allowed to go backward," he said. "It isn\'t in the rules." ¶ "Is it against them?" asked {hero}. ¶ The steward got out the rules and read them, running. There were nine. "It doesn\'t say," he panted. "No one has ever wanted to." And he stood still in the middle of the course, with his finger on number nine and others streaming by on either side, and looked after {hero} with an expression that was nearly envy.',
      ],
    },
    more: {
      preteen: [
        'After the last of them had gone it was astonishingly quiet. The {thing.dust} that they had thrown up came down again. A blackbird was singing on a fence post, and it became apparent that it must have been singing throughout, straight through the flag, and the band, and the cheering. {hero} had been along here in such a hurry that {hero.they} had missed the entire morning.',
      ],
    },
  },
  {
    id: 'mend',
    purpose: "the red string comes off, and the other's thing is mended with it",
    core: false,
    rank: { young: 1, old: 1 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'work', 'calm', '{thing}', 'string'],
        ['guest', 'kneel', 'wow', 'hero', '{thing}'],
        ['companion', 'sit', 'happy', 'guest'],
      ],
      props: ['{thing}', 'string'],
      action: "{hero} mends {guest}'s {thing} with the red string from {hero.their} own.",
    },
    text: {
      toddlers: [
        '"You came!" says {guest}. {hero} has red string. [+ Wind, wind, wind. ]{thing.tfix}',
        'Off comes the red string. [+ Pull, {hero}! Hold, {guest}! ]Tie, tie, tie. {thing.tfix}',
        '{hero} sits down by {guest}. One knot. Two red knots! [+ Pull! ]{thing.tfix}',
      ],
      early: [
        '"You came back," said {guest}. "Why?" {hero} could not think of a short answer. "Hold this," {hero.they} said. Then {hero.they} unwound the red string from {hero.their} own {thing}, all forty turns of it, and {hero.they} {thing.fix}. [?companion: {companion} sat on the loose end, so that it would not run off.]',
        '{guest} had tried glue. {Guest.they} had tried a shoelace. {Guest.they} had tried asking it nicely. "It needs string," said {guest}, "and I have none." {hero} looked at the {thing} with the nice red string all over it. {Hero.they} looked a bit too long. Then {hero.they} pulled the bow. It came undone as if it had been waiting.',
        '"Are you hurt?" asked {hero}. "Only my {thing}," said {guest}. They looked at it with their heads together. "I know how to do that," said {hero}. "I did mine eleven times." So {guest} held, and {hero} wound red string around and around, and {hero.they} {thing.fix}. It looked funny. It looked like a cat with a bandage on.',
      ],
      middle: [
        '"You were first," said {guest}. {Guest.they} had gotten to {guest.their} feet. "I saw you. There was nobody in front." ¶ "Yes," said {hero}. "Show me where it broke." ¶ There was nothing in {hero}\'s {hero.wear} that would do it. There was no hammer out here and no shed. But there were forty turns of good red string. {hero} found the end and pulled, and it came off the {thing} around and around and around, and underneath it was quite plain. Then {hero.they} {thing.fix}. [?companion: {companion} kept the end from rolling away.]',
        '{guest} had done what {guest.they} could. There was a shoelace in it, and a hair ribbon that somebody had dropped, and a good deal of spit. "It won\'t hold," said {guest}, very politely. "I\'m only doing it so as to be doing something." ¶ {hero} sat down next to {guest.them}. {Hero.they} untied the bow that was as big as a cabbage. "Then do something with this," {hero.they} said. It took both of them. One held and one wound, and neither talked, except to say "tighter." In the end {hero} {thing.fix}, and it held.',
        '"Is it the glue?" asked {guest}. ¶ "It isn\'t the glue. The glue is the only good part." {hero} lay down on {hero.their} stomach to look. {Hero.they} knew what it needed. {Hero.they} had known it at the church. "It needs about this much string," said {hero}, and {hero.they} began to unwind, and with every turn the {thing} looked a bit less like something in a hurry. Then {hero.they} {thing.fix}, with a knot that {mentor} had taught {hero.them}, the kind that gets tighter when you pull.',
      ],
      preteen: [
        '"Oh, you shouldn\'t have," said {guest}, and {guest.they} plainly meant it. "You were in front. I saw you go around the bend, and there wasn\'t anybody." ¶ "I\'d sooner not discuss it," said {hero}. "What have you got to tie it with?" {guest} had half a shoelace. There was a silence, in which both of them looked everywhere except at the yards and yards of excellent red string. Then {hero} took hold of the end. It came away turn after turn, all forty of them, and the {thing} that emerged from underneath was a perfectly ordinary one, the color of a fence. With the string {hero.they} {thing.fix}.',
        'They worked without saying much. It was strange how good it felt to have something in front of you that was only broken. {hero} had mended every one of these faults before, in forty-two evenings, on {hero.their} own {thing}; it might have been practice for this. "Pull," {hero.they} said, and {guest} pulled. {Hero.they} unwound the red string to its end and {thing.fix}, finishing with the knot that {mentor} called the honest one, because it only tightens under strain. [?companion: {companion} supervised from close by and was no use at all.]',
        '"Nobody stopped," said {guest}. {Guest.they} {guest:was|were} not complaining. It was more as if {guest.they} had found it out in an encyclopedia. ¶ "No," said {hero}. "Neither did I." ¶ They let that lie there for a moment, and it did not go off. Then {hero} showed {guest} how to hold the two ends together, and unwound the red string, which had been of no use to anybody for a week and now turned out to be precisely long enough, and {thing.fix}. "It was only for show before," {hero.they} explained. "I expect it\'ll be pleased."',
      ],
    },
    more: {
      middle: [
        '"It\'s going to look as if it\'s had the measles," said {guest}. {Guest.they} put {guest.their} head on one side. "I like it."',
      ],
      preteen: [
        'Neither of them mentioned the time. Somewhere beyond the bend people were shouting, the way a sea shouts when you hear it through a wall, but here there was only a knot to be tied, and then another. {guest} had {thing.dust} on both eyelashes. "Does it hurt?" {guest.they} asked, and {hero}, who supposed that {guest.they} meant the shin, said that it was nothing; and then saw that {guest.they} did not mean the shin.',
      ],
    },
  },
  {
    id: 'prize-gone',
    purpose: 'from far away they hear that it is over',
    core: false,
    rank: { young: 5, old: 3 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'look-up', 'sad', 'away', 'string'],
        ['guest', 'look-up', 'sad', 'hero', '{thing}'],
        ['companion', 'look-up', 'calm', 'away'],
      ],
      props: ['{thing}'],
      action: '{hero} and {guest} look up and listen to the cheering far away.',
    },
    text: {
      toddlers: [
        '{prize.t} Hear that? That is for the first. [+ {hero} sits very still.]',
        '{prize.t} "What is that?" says {guest}. "All done," says {hero}. [+ Sniff, sniff.]',
        '{prize.t} Not for {hero}. Not for {guest}. [+ {guest} pats {hero}. ]Pat, pat, pat.',
      ],
      early: [
        'Then, far away, {prize.gone}. They both looked up. {hero} had a knot half tied, and {hero.their} eyes were wet. "Was that it?" asked {guest}. "That was it," said {hero}. {Hero.they} finished the knot. It was a good one.',
        '"Listen," said {guest}. Far off, {prize.gone}. {hero} had known that sound all {hero.their} life. {Hero.they} had never heard it from behind. It was much smaller from behind. {guest} did not say anything. {Guest.they} just held the string for {hero.them}.',
        'Far away, {prize.gone}. Now it was gone for this year. "We could hurry," said {guest}. "It\'s too late to hurry," said {hero}, and wiped {hero.their} nose with a bit of string. "That\'s the good thing. Now we can do it right."',
      ],
      middle: [
        'They were on the last knot when it came. Far away, on the other side of the hill, {prize.gone}. ¶ {hero} stopped with the string in the air. {Prize.once}. It had been this year\'s, and now it was not anybody\'s anymore but the one who had it. {hero} found that {hero.their} nose was running. "You wanted that," said {guest}. ¶ "Yes," said {hero}. "Quite a lot." {guest} moved over so that their shoulders touched, and after a bit they did the knot.',
        '"Shh," said {guest}, and held up a finger. Far off {prize.gone}. ¶ It is not a very big sound when you are at the wrong end of it. {hero} listened until there was none of it left. Nobody was going to do it again, just because somebody had been busy. {Hero.they} had thought that it would make {hero.them} angry, and it only made {hero.them} tired. "Have you got a handkerchief?" asked {hero}. {guest} had a sock.',
        '{hero} heard it before {guest} did. Perhaps {hero.they} had been listening for it. {Prize.gone}, a long way off, and people were shouting a name, and it was not {hero.their} name. {Hero.they} had practiced a face for that minute, with {hero.their} mouth modestly closed. There was no use for it out here. [+ A sheep was watching.] "I\'m sorry," said {guest}. ¶ "It isn\'t you," said {hero}. "It\'s just that I could hear it so well."',
      ],
      preteen: [
        'They both heard it. A long way off, beyond the hill, {prize.gone}, and after it there came a roar that went on for some time. {hero} had stopped with one end of the string between {hero.their} teeth. It was odd how small it was, considering how much room it had taken up. {Prize.once}. {Hero.they} waited for the regret to come, and it came, and it was fully as large as {hero.they} had expected. {guest} said nothing. {Guest.they} put out one finger and kept it on the knot, so that it should not slip while {hero} was crying.',
        '"That\'ll be it, then," said {hero} lightly, when {prize.gone} on the far side of the hill. {Hero.they} had intended it to sound like a remark about the weather. But {hero.their} voice did something of its own on the last word, and {guest} looked up. ¶ "You could have had that," said {guest}. ¶ "I know I could." It was no good pretending. It was gone, quite properly and forever, and somebody else had it, who had done nothing wrong. "I\'d like to be sorry about it for two minutes," said {hero}, "and after that I\'d like to get you home." {guest} looked away and counted the two minutes, by the sound of it, in hippopotamuses.',
        'It reached them on the wind in the middle of a conversation about knots: {prize.gone}, and then the name of the girl in the green hat, over and over. {hero} had sometimes wondered how it would sound from the inside. {Hero.they} had never once wondered how it would sound from here. Afterward there was a hole in the air, with a lark in it. {hero} looked at {hero.their} own {thing}, so plain now without its string, and thought, with a kind of wonder, that if {hero.they} had to choose over again {hero.they} would complain just as bitterly, and do it.',
      ],
    },
    more: {
      preteen: [
        'There are sorrows that get smaller when they are looked at, and others that remain exactly the same size and only become quiet. This was one of the second sort. {hero} could tell that {hero.they} would be walking around it for some while, as you walk around a piano that has been left in the hall. But nobody had ever told {hero.them} that you could carry such a thing and, at the same time, be rather interested in whether a knot would hold.',
      ],
    },
  },
  {
    id: 'together',
    purpose: 'the slow, funny way home side by side',
    core: false,
    rank: { young: 3, old: 6 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'laugh', 'guest', '{thing}'],
        ['guest', 'walk', 'laugh', 'hero', '{thing}'],
        ['companion', 'run', 'joy', 'guest'],
      ],
      props: ['{thing}', 'tree'],
      action: '{hero} and {guest} go along side by side, slowly, and laugh.',
    },
    text: {
      toddlers: [
        '{thing.sound} Off go {hero} and {guest}. Slow, slow, slow. [+ "Whee!"]',
        'Now two go. Wobble, wobble! {guest} laughs. {hero} laughs. [+ Ha, ha, ha!]',
        'Who is that? A snail! The snail is faster. [+ "Go, snail!" ]{thing.sound}',
      ],
      early: [
        'Then they set off, side by side. {Guest}\'s {thing} {thing.limp}. {Thing.sound} "Is it meant to do that?" asked {hero}. "It\'s new," said {guest}. A butterfly went past them. Then it had a rest, and went past them again.',
        '"Who\'s winning?" asked {guest}. "You are," said {hero}. "Now you are. Now it\'s me." They had never laughed so much in a race. When you are last, there is no one behind you to mind. [?companion: {companion} was in front for a while. Nobody could catch {companion.them}.]',
        'They came to an old man on a chair. He was folding it up to go home. When he saw them, he unfolded it and sat down again. He clapped all the way until they were by. It took quite a long time. His hands were red at the end.',
      ],
      middle: [
        'They went along side by side, since nobody was left to be in front of. {guest}\'s {thing} {thing.limp}, and each time it did that they both laughed, until it hurt. ¶ "We are going to be so last," said {guest}. ¶ "We\'re going to be the lastest that anyone has ever been." ¶ A snail was crossing the course. They waited for it. It seemed only fair, since it had been going longer than they had.',
        'Most of the people along the way had gone to lunch. There was a woman left, who was taking in a flag. She looked at the two of them, and then she put the flag out again, and held on to the pole as if it had been her plan all along. "Well done, you two!" she called. ¶ "We\'re twenty-second and twenty-third!" {guest} called back, and did not seem to know that it wasn\'t a thing you shout.',
        '"Tell me if it comes off," said {guest}, looking straight ahead. ¶ "It isn\'t coming off," said {hero}. ¶ "Tell me if it\'s going to." It did not come off. It {thing.limp}, but the knot held. They sang the band\'s tune, because there was only one and they both knew it. Where the trumpet part came, they did that, too. [+ A cow joined in at the second verse, a bit flat.]',
      ],
      preteen: [
        'It was the slowest anybody had ever been known to go, and it was a good deal of fun. {guest}\'s {thing} {thing.limp}, regularly, like a comedian with only one joke, and every time it set them off again. They discussed what they would have for lunch. They discussed what the cousins would be quarreling about by now. "Do you know," said {guest}, "that this is the best place of all? Behind was lonely, and in front was worse. It\'s nice here. You can talk."',
        'Most of the spectators had left. There were trampled programs about, and bun papers, and a small boy asleep under a hedge. The few who remained stopped folding their blankets when they saw the two {thing}s come by, one scarlet with string and the other as bare as a plate, and got uncertainly to their feet. It was hard to say what they were clapping for. Nor did it sound like the clapping at the front, which goes up in one piece, like a firework. It was more as though each of them had thought of it separately.',
        '"I\'ve been trying to work out our average speed," said {hero}. ¶ "And?" ¶ "It\'s within reach of the snail\'s." They gave way to the snail. {guest}\'s {thing} {thing.limp}, and {guest} apologized for it to {hero}, and then to the snail, and that finished them both. They had to stop until they could stand up straight. {hero} had laughed at the start of that race as well, by {hero.themself}, because of how fast it was. It was quite another thing to laugh with somebody because of how slow.',
      ],
    },
    more: {
      middle: [
        '"They\'re still there," said {guest} suddenly. "I can see them. One of them is standing on a bucket."',
      ],
      preteen: [
        'When you go fast there is only the course, like a ribbon, with a blur along either side of it. Going slowly, {hero} saw that there was a well with a face carved on it, and a cat in the window of the bakery beside a sign that said the buns were finished. {Hero.they} had practiced on that course for six weeks, and had supposed that {hero.they} knew it.',
      ],
    },
  },
]
