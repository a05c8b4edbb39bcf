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
        '{hero} stops. {hero} turns around. "I am coming to help you, {guest}!"',
        '{hero} could win. But {hero} turns around. {hero} goes back to {guest}. [+ Step, step, step.]',
        '"Come on!" call the people. "No," says {hero}. "I must help {guest}!" {hero} goes back.',
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
        '"I must be crazy," said {hero} out loud, and turned the {thing} around. It didn\'t look noble at all. {hero} hit {hero.their} shin, and it took four tries, because the {thing} was made to go forward as fast as possible, and not to go back. A kind of groan came from the finish, since {hero} had forgotten that they could all see {hero.them}. Then {hero.they} {thing.back}, close to the side, because now all the others were coming, and it would have been silly to get in their way.',
        "One moment {hero} could still have gone on, and the next moment {hero.they} couldn't. It was {hero.their} arms that did it, because they took hold of the {thing} and pulled it around, while the rest of {hero.them} was still thinking of reasons why not. The flags had been in front, and now they were behind. [?companion: {companion} was facing forward for the first time in half an hour. ]{hero} {thing.back}, slowly at first, and then faster and faster.",
        '"It\'s the other way!" called a woman from a window. ¶ "I know, thank you," said {hero}. ¶ That was all that {hero.they} ever said about it. The {thing} was already turned around by then, and {hero} {thing.back}, past the church, out of the shade and into the bright sun. It hurt just as much as {hero.they} had thought it would. But under the part that hurt there was another part, farther down, and that part was quite calm. {hero} hadn\'t expected that.',
        "{hero} didn't feel kind, and {hero.they} didn't feel brave. If {hero.they} had waited until {hero.they} did, {hero.they} would still be standing at that corner. {Hero.they} felt as if somebody had stolen something from {hero.them}. But {guest} was sitting back there, and nobody was going, and that was just how it was. So {hero} stopped waiting to feel anything, and turned, and {thing.back}. Behind {hero.them} the people at the finish let out a long sigh, as if somebody had let go of a balloon.",
      ],
    },
    more: {
      middle: [
        'The girl in the green hat came around the bend and saw that there was nobody in front of her. Her mouth fell open.',
      ],
      preteen: [
        "{hero} had thought that you turn around once, and then it's done. But at every gate and every tree there was still time to change {hero.their} mind, and to go back, and be third, or seventh, or at least somewhere in the middle. So {hero.they} had to turn around about fifteen times on that short way. Nobody could see it, because the whole time {hero.they} just kept going.",
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
        'They came toward {hero.them} one after another, with bright red faces, and all of them had something to say. "Wrong way!" yelled the chicken costume. "Did you forget something?" called the man with the trumpet. {hero} could feel {hero.their} place going down, like the number in an elevator. Third, eighth, fourteenth, and around the eighteenth it stopped hurting so much. It was like walking into cold water, where the worst part is over when you\'re in up to your stomach.',
        '"Well done," said the girl in the green hat as she went by. Maybe she meant it to be mean, or maybe she was only out of breath. {hero} thought about that for a while. Then the cousins came, and wanted to know what had happened, and if there was a flood, and if it counted when you turned back. "It doesn\'t count," said {hero}. They put their helmets together and talked it over. You could see that one of them really would have liked to come along, but the other one said that it was so close to the end, and so they went on.',
        'The man with the armband ran along beside {hero.them}. "You\'re not allowed to go backward," he said. "It isn\'t in the rules!" ¶ "Is it against the rules?" asked {hero}. ¶ The man took out the rules and read them while he ran. There were nine. "It doesn\'t say, because nobody ever wanted to," he panted. Then he stood still in the middle of the course, with his finger on number nine, and the others rushed by him on both sides, and he looked after {hero}, as if he would have liked to go, too.',
      ],
    },
    more: {
      preteen: [
        "When the last of them had gone by it was very quiet. The {thing.dust} came down again. A blackbird was sitting on a fence post and singing, and it must have been singing the whole time, through the flag, and the band, and all the cheering. {hero} had been going so fast that {hero.they} hadn't heard any of it.",
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
        '"Oh, you shouldn\'t have," said {guest}, who really meant it. "You were first! I saw you go around the bend, and there wasn\'t anybody!" ¶ "I don\'t want to talk about it," said {hero}. "What have you got to tie it with?" {guest} had half a shoelace, and for a while they both looked at everything except at the yards and yards of nice red string. Then {hero} took hold of the end and pulled, and it came off, turn after turn, all forty of them, and what was left was a plain brown {thing} that looked like a piece of fence. And with the red string {hero.they} {thing.fix}.',
        'They didn\'t talk much while they worked. It was good to have something in front of you that was only broken, and {hero} had fixed all of that before, on {hero.their} own {thing}, in forty-two evenings, and {hero.their} hands knew what to do. "Pull," {hero.they} said, and {guest} pulled. {hero} unwound the red string right to the end, and {thing.fix}, and finished it off with {mentor}\'s special knot, the one that gets tighter the more you pull at it. [?companion: {companion} sat right in the way and watched.]',
        '"Nobody stopped," said {guest}, who wasn\'t complaining. It was more like something that {guest.they} had read in an encyclopedia. ¶ "Me neither," said {hero}. ¶ For a moment neither of them said anything, but it was all right. Then {hero} showed {guest} how to hold the two ends together, and {hero.they} unwound the red string, which hadn\'t been good for anything until then and was just long enough, and {thing.fix}. "It was only for decoration before," said {hero}. "I think it likes this better."',
      ],
    },
    more: {
      middle: [
        '"It\'s going to look as if it\'s had the measles," said {guest}. {Guest.they} put {guest.their} head on one side. "I like it."',
      ],
      preteen: [
        'Neither of them said anything about the time. Somewhere behind the bend people were shouting, but you only heard it the way you hear a television through a wall, and here there was a knot to be tied, and then another one. {guest} had {thing.dust} on both eyelashes. "Does it hurt?" {guest.they} asked. {hero} thought that {guest.they} meant the shin, and said that it was nothing. Then {hero.they} saw that {guest} hadn\'t meant the shin.',
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
        '{prize.t} Hear that? Somebody else wins the race. [+ {hero} sits very still.]',
        '{prize.t} "What is that?" says {guest}. "The race is over," says {hero}. [+ Sniff, sniff.]',
        '{prize.t} It is not for {hero}. It is not for {guest}. [+ {guest} pats {hero}. ]Pat, pat, pat.',
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
        "They both heard it. Far away, on the other side of the hill, {prize.gone}, and then everybody shouted for a long time. {hero} stopped with one end of the string between {hero.their} teeth. {Prize.once}. It was strange that it was only such a small noise, when it had been so big in {hero.their} head. {hero} waited to be sorry, and it came, and it was just as bad as {hero.they} had thought. {guest} didn't say anything, but put one finger on the knot and kept it there, so that it wouldn't slip while {hero} was crying.",
        '"There it goes," said {hero}, when {prize.gone} on the other side of the hill. {Hero.they} wanted it to sound as if {hero.they} {hero:was|were} talking about a bus. But in the middle of it {hero.their} voice went wrong, and {guest} looked up. ¶ "That could have been you," said {guest}. ¶ "I know." There was no point in pretending, because it was gone, and somebody else had it now, who hadn\'t done anything wrong. "I\'d like to be sad about it for two minutes," said {hero}, "and then I\'d like to get you to the finish." So {guest} looked the other way and counted two whole minutes, in hippopotamuses.',
        'They were talking about knots when they heard it. {Prize.gone}, on the far side of the hill, and then everybody was shouting the name of the girl in the green hat. {hero} had often imagined what that would sound like if it was your own name. {Hero.they} had never imagined what it would sound like from back here. Afterward it was so quiet that you could hear a bee. {hero} looked at {hero.their} own {thing}, which was so plain now without its string. If {hero.they} had to choose again, {hero.they} thought, {hero.they} would complain just as much, and do it again.',
      ],
    },
    more: {
      preteen: [
        "Some sad things get smaller when you look at them for long enough. This one didn't. It stayed just as big as it was, and {hero} could tell that it would be standing around in {hero.their} head for a while, like a piano in a hall. Still, nobody had ever told {hero.them} that you can be as sad as that, and still want to know if a knot will hold.",
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
        'Nobody had ever gone down that course so slowly, and it was a lot of fun. {guest}\'s {thing} {thing.limp}, over and over again, and each time it made them laugh. They talked about what they were going to have for lunch, and they talked about what the cousins were fighting about by now. "You know what?" said {guest}. "This is the best place of all. It was lonely in the back, and it was even worse in the front, but here you\'ve got somebody to talk to."',
        "Most of the people had left. There were programs lying around, and bun wrappers, and a little boy was asleep under a hedge. The few who were still there were folding up their blankets when the two {thing}s came by, one all red with string and the other one as bare as a plate. They stopped folding, and they stood up, and one of them started to clap. It didn't sound like the clapping at the finish, which comes all at once, like a firework. Here each of them had to think of it on their own.",
        '"I\'ve been working out how fast we are," said {hero}. ¶ "And?" ¶ "It\'s about as fast as that snail." They let the snail go first. {guest}\'s {thing} {thing.limp}, and {guest} said sorry, first to {hero} and then to the snail, and then they couldn\'t hold it in any longer. They had to stop until they could breathe again. {hero} had laughed at the start of the race, too, all alone, because it was so fast. It was much better to laugh with somebody because it was so slow.',
      ],
    },
    more: {
      middle: [
        '"They\'re still there," said {guest} suddenly. "I can see them. One of them is standing on a bucket."',
      ],
      preteen: [
        'When you go fast, you only see the course. Now that {hero} was going slowly, {hero.they} saw that there was a well with a face on it, and a bakery with a cat in the window, and a sign that said, "No more buns." {hero} had practiced here for six weeks, and had thought that {hero.they} knew every bit of it.',
      ],
    },
  },
]
