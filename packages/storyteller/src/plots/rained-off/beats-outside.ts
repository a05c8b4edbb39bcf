import type { Beat } from '../plot.ts'

/** Out into it: what this day has, and no other. */
export const outsideBeats: readonly Beat[] = [
  {
    id: 'boots',
    purpose: 'dressing for it, not very well',
    core: false,
    rank: { young: 6, old: 10 },
    valence: 1,
    scene: {
      setting: 'hallway',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'play', 'laugh', 'mentor'],
        ['mentor', 'stand', 'laugh', 'hero'],
        ['friend', 'pull', 'laugh', 'boots'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['boots', 'coats', 'door'],
      action: 'Everybody gets dressed to go out, and nothing quite fits.',
    },
    text: {
      toddlers: [
        'On with the coat. On go the boots. Oh! Two left boots. [+ Hee, hee!]',
        'Zip, zip, zip. [+ Who is in there? Just a nose. ]Hello, nose! Hello, {hero}!',
        'Coat on. Boots on. [+ [?companion: {companion} is ready, too. ]]"And my straw hat," says {mentor}.',
      ],
      early: [
        '{hero} put on two coats. {mentor} put on one coat and the straw hat.¶"That hat is for the sun," said {hero}.¶"It is for going out in," said {mentor}. [+ "I have waited long enough." ][?friend: {friend} had two boots, but they were both left ones.]',
        '"Where is my other boot?" asked {hero}.¶It was not under the bench. [?companion: {companion} was sitting on it. {Companion.they} looked as if {companion.they} had never seen a boot. ][!companion: It was on {hero}\'s foot. {Hero.they} had put both feet in one. ]So that was all right. They could go.',
        'Nothing fit. The coat was too long, and the boots were too short. {mentor} tied a scarf over the straw hat and under {mentor.their} chin. "How do I look?" asked {mentor}. {hero} wanted to be kind. "Warm," {hero.they} said.',
      ],
      middle: [
        'They had dressed that morning for another day altogether, so now it all had to be put on over the top. {hero} wore a coat that came down to the boots, and boots that went up to the coat. {mentor} tied the straw hat on with a scarf.¶"You\'ll ruin it," said {hero}.¶"It was bought for an occasion," said {mentor}. "If this isn\'t one, I don\'t know what is." [?friend: {friend} had found one mitten and a tea cozy, and it was some time before anyone could stop laughing. ]When they opened the door, they had to squeeze through it one by one.',
        'There were five boots in the hall, and none of them were related. {hero} got two that were both for the right. [?friend: That left two for the left, and {friend} took those, and they agreed to walk side by side. ]{mentor} came down with the straw hat on and an old bath mat around {mentor.their} shoulders. It was the only thing in the house, {mentor.they} said, that had never minded the wet. [?companion: For {companion} there was a shopping bag, with a hole for the head. ]"If we meet anyone," said {hero}, "we\'re foreign."',
        '"Ready?" said {hero}.¶"Nearly," said {mentor}, who was buttoning. {Mentor.they} got to the top and had a button left over. {Mentor.they} unbuttoned everything and began again, and this time there was a hole left over. {hero} stood by the door in two sweaters and got warmer and warmer.¶"Perhaps," {hero.they} said, "there\'s a coat inside the coat."¶There was. It had been missing since March. They were both so pleased that they shook hands on it, as well as they could with those sleeves.',
      ],
      preteen: [
        'It had been a long time since anyone in that house had dressed for the purpose of getting into bad weather rather than out of it, and there was no tradition to go by. {hero} put on everything that hung on the nearest hook. {mentor} wound a scarf over the crown of the straw hat and tied it beneath {mentor.their} chin, so that {mentor.they} looked like a very dignified pudding.¶"It\'ll be ruined," {hero} said. {Hero.they} minded about that hat by now.¶"Very possibly," said {mentor}. "I bought it to go out in with people I like. It has been on a chair." [?friend: {friend}, who had been left with the tea cozy, wore it without complaint.]',
        'The cupboard in the hall had not been opened to the bottom for years. It gave up, in the following order, one skate, a fishing rod, three right boots, and a yellow cape that must have belonged to somebody as broad as he was tall. {hero} took the cape. It reached to the ground on every side and stood out like a bell, and when {hero.they} {hero.sig} there was a muffled echo. [?companion: A second head after a while came out beside {hero.their} own, and it was {companion}\'s. ]"Is that you in there?" asked {mentor}, from beneath the brim of the straw hat. {hero} said that there was plenty of room, if {mentor.they} cared to join {hero.them}.',
        '"The essential thing," said {mentor}, "is to be dressed in such a manner that nothing can be spoiled." {Mentor.they} looked at {hero.themself} in the mirror.¶"Except the hat," said {hero}.¶"The hat knows what it\'s doing," said {mentor}, and pulled it down.¶In the end {hero} had on a coat with one sleeve turned inside out, which could not be turned back, and boots of which the left had been a different color in life from the right. [?friend: {friend} declined all offers of clothing on the ground that somebody had to stay presentable, and then was lent the bath mat after all. ]They stood in a row by the door, and nobody in the world had ever looked less like {plan.the}.',
      ],
    },
    more: {
      preteen: [
        "It came to {hero} that nothing of this kind would have occurred on the other day. They would all have been wearing the right shoes. There would have been a photograph, in which everyone had combed hair and was squinting, and it would have looked like other people's photographs.",
      ],
    },
  },
  {
    id: 'out',
    purpose: 'outside: the first thing that only this day has',
    core: false,
    rank: { young: 1, old: 3 },
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'jump', 'joy', '{weather.prop}'],
        ['mentor', 'stand', 'laugh', 'hero', 'hat'],
        ['friend', 'run', 'joy', 'hero'],
        ['companion', 'play', 'happy', 'hero'],
      ],
      props: ['{weather.prop}', 'tree'],
      action: '{hero} and {mentor} play outside in {weather.the}.',
    },
    text: {
      toddlers: [
        'They go out to play. [+ {weather.tfind} ]{weather.tplay} {hero} laughs. {mentor} laughs, too.',
        '{hero} opens the door. They play in the {weather}! {weather.tplay} [+ [?friend: {friend} does it, too. ][?companion: {companion} does it, too. ]]',
        '"Come out with me, {mentor}!" {weather.tfind} {weather.tplay} [+ What a day!]',
        'They go out. {weather.tfind} "Hooray!" says {hero}. [+ {weather.tplay} ]"Hooray!" says {mentor}.',
      ],
      early: [
        'They went out into it. And there, right by the gate, was {weather.one}. {hero} looked at it for a long time. Then {hero.they} {weather.play}. {mentor} held on to the straw hat with both hands, and {mentor.they} {weather.play}, too.',
        '"What is there today," said {hero}, "that there is not on other days?"¶"Let\'s see," said {mentor}.¶There was {weather.one}. [+ There was a straw hat, going up and down. ][?companion: There was {companion}, wet to the ears. ]{hero} {weather.play}, and shouted.',
        '{mentor} opened the door. "Good day," {mentor.they} said to {weather.the}, and tipped the straw hat. "We were cross with you."¶Then {hero} saw {weather.one}. {Hero.they} {weather.play}, and then {hero.they} had no time to be cross.',
        '{hero} put one foot out, and the other. It was not so bad. It was not so bad at all! "Look at that!" {hero.they} called. It was {weather.one}. {hero} {weather.play}. [?friend: {friend} {weather.play}. ]And the hat went up and down.',
      ],
      middle: [
        'Nobody else was out. They had it all to themselves, the whole gray garden and the road. {hero} stopped just beyond the door. {Hero.they} had been looking at it since half past six that morning, but only as something that was in the way. By the gate there was {weather.one}. It hadn\'t been there yesterday. It wouldn\'t be there tomorrow.¶"Well, go on," said {mentor}.¶{hero} {weather.play}. {Hero.they} came back panting, with a red nose. "You have to do it with the hat on," {hero.they} told {mentor}. "It\'s much better." And {mentor}, who had meant only to watch, {weather.play}.',
        '"The rule is," said {hero}, "that it only counts if you couldn\'t have it on a fine day."¶They stood on the step and looked. {mentor} had the straw hat pulled down to {mentor.their} ears. [?friend: "Cold knees," said {friend}. It was agreed that cold knees counted. ]Then {hero} saw it. Over by the gate was {weather.one}. {hero} ran at it without another word and {weather.play}. The next moment {mentor} {weather.play}, too, and the brim of the hat was waving up and down like a wing.',
        '{Weather.the} was waiting for them. It got in at once at the top of the collar, and {mentor} said "Ooh!" in a voice that {hero} had never heard from {mentor.them} before. They had to hold on to each other. Then {hero} let go. {Hero.they} had found {weather.one}, and {hero.they} {weather.play}, and {mentor}, straw hat and all, {weather.play} right behind {hero.them}. [?companion: {companion} got some of it in the face, and looked surprised. ]"What would it be now, at {plan.the}?" called {mentor}.¶"No idea!" shouted {hero}. {Hero.they} really hadn\'t any. It must have been an hour since {hero.they} last looked at the clock.',
        'It began quite properly, with a walk. They went down the path, and {mentor} held up one side of the straw hat, so as to see. At the gate they stopped. There was {weather.one}.¶"Now, isn\'t that something?" said {mentor}. {Mentor.they} bent down to look, and {hero} bent down, too. [?friend: {friend} did not bend down. {friend} {weather.play}, and that was the end of the walk. ][!friend: "It is," said {hero}. "But that\'s not how you do it." And {hero.they} {weather.play}, and that was the end of the walk. ]After a minute you couldn\'t have said who was the oldest of them. You could only have said who was the loudest, and that was the one in the hat.',
      ],
      preteen: [
        'They had the entire outdoors to themselves. Everyone else had very sensibly stayed at home, and the gardens lay one after another under {weather.the} like rooms in a house from which the people have gone away. {hero} stood on the step, and for the first time that day {hero.they} looked at it without wanting it to be something else. {Hero.they} saw {weather.one}. It had come in the night, and by tomorrow it would be gone, and if they had all been where they had planned to be, then nobody would have seen it at all. {hero} did not think this out in so many words. What {hero.they} did was that {hero.they} {weather.play}. Somebody behind {hero.them} said "Oh, why not," and the next instant {mentor}, with the straw hat tied on and {mentor.their} coat flying, {weather.play} as well.',
        '"We ought to be systematic," said {hero}, who felt rather shy about it, now that they were really outside. "I thought we could look for things that you only get today."¶"Such as?" said {mentor}.¶{hero} looked around. There was {weather.one}, there was an empty street, and there was {mentor} in a straw hat with {weather.the} coming in under the brim. [?friend: "Such as this," said {friend}, who had no talent for being systematic, and {weather.play}.¶It was impossible to let that pass. ][!friend: "Such as this," {hero.they} said. ]{hero} {weather.play}, and came up speechless, and did it again, to make certain. When {hero.they} had gotten {hero.their} breath back, {hero.they} entered it in {hero.their} head as number one.',
        'It was colder than it had looked, and a great deal more interesting. {Hero.they} had been shut out of this day, or so {hero} had believed since morning. It had not dawned on {hero.them} that {hero.they} had only been in. Down by the gate {hero.they} came across {weather.one}, and stood still.¶"Mind your feet," said {mentor}, from sheer habit.¶{hero} looked at {hero.their} feet, and then {hero.they} looked at {mentor}, and {hero.they} could see that the same idea had occurred to both of them. [?companion: It had occurred to {companion} some time earlier. ]They {weather.play}. It was entirely without dignity, and it went on for twenty minutes, and at the end of it {mentor} was laughing so hard that {mentor.they} had to hold on to the gatepost with one hand and to the hat with the other.',
        'Nothing about {weather.the} had improved. It had not cleared up out of consideration for anyone\'s feelings, and it met them on the step with the same thoroughness with which it had met everything since dawn. The difference was that they were now on the same side of the door. "Good afternoon," said {mentor}, and raised the straw hat to it.¶{hero} went ahead, and halfway down the path {hero.they} {hero:was|were} brought up short. There was {weather.one}. {Hero.they} thought of all the mornings on which {hero.they} must have gone by some such thing at a run with {hero.their} collar up. Then {hero.they} {weather.play}. [?friend: {friend} arrived from the other side at the same moment, so that both of them were knocked over, and neither could get up for laughing.]',
      ],
    },
    more: {
      middle: [
        "It isn't that {hero} had forgotten about {plan.the}. It was just that for the moment {hero.they} had {hero.their} hands full.",
      ],
      preteen: [
        "That was the strange thing about it, and you couldn't put it on a list, and you couldn't draw a red ring around it, because nobody knew that it was coming. You just had to be there, in somebody else's boots.",
      ],
    },
  },
  {
    id: 'hunt',
    purpose: 'a list of what this day has: everyone finds something',
    core: false,
    rank: { young: 4, old: 7 },
    valence: 2,
    scene: {
      setting: 'street',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'point', 'joy', '{weather.prop}'],
        ['friend', 'point', 'joy', 'hero'],
        ['mentor', 'look-up', 'wow', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['{weather.prop}', 'lamp'],
      action: '{hero} and the others find one thing after another that only this day has.',
    },
    text: {
      toddlers: [
        '"One!" says {hero}. It is {weather.ttwo}. "Two!" says {mentor}. It is {weather.tthree}.',
        'Look here. {Weather.ttwo}! Look there. {Weather.tthree}! What else? Come, let us look.',
        'What did {mentor} find? {Weather.ttwo}! What did {hero} find? {Weather.tthree}! Hooray!',
      ],
      early: [
        'Number one was {weather.two}. Number two was {weather.three}. Number three was that {mentor}\'s nose was blue. [?friend: {friend} found number four. It was a smell, like wet stones. ][?companion: {companion} found something, too, and sat on it. ]"How many are there?" asked {hero}. No one knew. They had to go on.',
        '"I see {weather.two}!" said {hero}.¶"I see {weather.three}!" said {mentor}.¶[?friend: "I see two silly people," said {friend}.¶]{hero} held up a finger for each. When {hero.they} had no more fingers, they used {mentor}\'s. {Mentor.they} did not have enough, either.',
        '{mentor} stopped. "Listen," {mentor.they} said. They listened. You could hear {weather.sound}. You do not hear that when the sun is out. {hero} put it on the list, after {weather.two}. [?companion: {companion} shook, and that went on the list as well.]',
      ],
      middle: [
        'By the end of the street they had nine. {Weather.two} was number two, and {weather.three} was number three. [?friend: Number five was {friend}\'s. It was a smell, and it took them a long time to agree what it was of. In the end they put it down as "outside." ]Number six was the sound of {weather.sound}. Number seven was a woman at a window, who had looked so sad, and then she saw the straw hat go by. {hero} had never been so busy in {hero.their} life. It turned out that the day was crammed full. It had just been put away in odd places.',
        '"That can\'t be all," said {hero}, when they came to the corner, and of course it wasn\'t. {mentor} found {weather.two}, and {hero} found {weather.three}. [?companion: {companion} found a stick. It was pointed out that there are sticks on fine days, too. {companion} did not care, and carried it. ]Every time {hero} was sure there could be nothing more, they went another ten steps, and there was. "We could have been doing this since six o\'clock," said {hero}.¶"Yes," said {mentor}. "We could." It was a bit sad. But neither of them said it in a sad way.',
        "They took turns. You had three lampposts to find something in, and then it was the next one's go. {mentor} got {weather.two}. {hero} got {weather.three}, and was so proud of it that they all had to go back and look at it again. [?friend: {friend} got nothing for two lampposts, and then, right at the foot of the third, the best of all: a lost glove, sitting up and waving. ]Then it was {mentor}'s turn again. {Mentor.they} shut {mentor.their} eyes. \"I've got {weather.sound},\" {mentor.they} said. \"You can't see it. But it's a beauty.\"",
      ],
      preteen: [
        'They agreed on the rules as they went along. A thing counted only if you could not have had it in fine weather. It had to be shown to the others before it went away; and nobody was allowed to say "pretty." {mentor} opened with {weather.two}. {hero} replied with {weather.three}. [?friend: {friend}, who had scorned the entire business, came running back from the corner with something in both hands, and it was only a smell, on a wet leaf, but they all had to admit that it was a good one. ]By the time the lamps were lit they had gotten to nineteen. {hero} went over the whole list aloud. It occurred to {hero.them} that {hero.they} had not once, in drawing up the other one, had to run.',
        'What astonished {hero} was how much of it there was. {Hero.they} had imagined that they would find two or three of them and then go home. But it was like looking for four-leaf clovers: for ages there are none, and then your eyes change, and the field is full. Here was {weather.two}. There was {weather.three}. They stood still for {weather.sound}, with their mouths open, as people do who are listening hard. [?companion: {companion} contributed a puzzled expression, and it was put down as number eleven. ]"I come along here nearly every day," said {mentor}, "and I\'ve never once been here."¶"How can you come along and not be here?" asked {hero}.¶"I go through it," said {mentor}.',
        '"Number fourteen," said {mentor}, pointing with a finger that had lost all its color. It was {weather.two}.¶{hero} went up close to look at it, and found number fifteen on the way, which was {weather.three}. It struck {hero.them} how little any of these things cared about being found. They had not been put there to make up to anybody for {plan.the}. They would have been there if nobody had come. [?friend: "Sixteen," called {friend}, who had climbed up on a wall. "You two. From up here you look like a couple of mushrooms." ]And yet it felt, absurdly, like getting letters, one after another, on a day when you have been told that there was no mail.',
      ],
    },
    more: {
      preteen: [
        "{mentor} walked in front, with the hat drooping a little more at every corner, and from time to time {mentor.they} hummed. {Mentor.they} didn't seem to know it. {hero} had it down as number twenty, and had decided not to tell anyone, in case it stopped.",
      ],
    },
  },
  {
    id: 'slip',
    purpose: 'something goes wrong outside, and the sulk looks back in',
    core: false,
    rank: { young: 11, old: 12 },
    valence: -1,
    scene: {
      setting: 'street',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'wow', 'mentor'],
        ['mentor', 'help-up', 'laugh', 'hero'],
      ],
      props: ['{weather.prop}'],
      action: 'Something goes wrong for {hero}, and {mentor} helps.',
    },
    text: {
      toddlers: [
        '{weather.tslip} Cry? Laugh? Cry? Ha, ha, ha! [+ {mentor} laughs, too.]',
        '{weather.tslip} {hero} looks cross. [+ {mentor} looks cross, too. ]Hee, hee!',
        '{weather.tslip} "No!" says {hero}. Flop, goes the hat. [+ And {hero} laughs.]',
      ],
      early: [
        'Then {hero} {weather.slip}. It was very cold. {Hero.they} felt the lip come out, all by itself. "Oh no, you don\'t," said {hero} to the lip. {Hero.they} pushed it back in with a finger. It was hard to do that and not laugh.',
        '{hero} {weather.slip}. For a moment nobody moved.¶"Shall I fetch the curtain?" asked {mentor}.¶{hero} looked up. {Hero.their} face went one way, and then it went the other. "No," {hero.they} said. "I left it at home."',
        'It was going so well. Then {hero} {weather.slip}. "That is it," said {hero}. "That is the worst day of all." {mentor} put out a hand. {hero} thought about it. Then {hero.they} took it. "The second worst," said {hero}.',
      ],
      middle: [
        'It couldn\'t all go well. At the corner {hero} {weather.slip}. It was a nasty moment. {Hero.they} could feel the morning come back, the whole of it, as if it had only been waiting around the corner with its arms folded. It would have been quite easy to let it in. {mentor} didn\'t say, "Never mind." {mentor} said, "Well? Does it count?"¶{hero} thought it over. "Number ten," {hero.they} said, between {hero.their} teeth.',
        '{hero} {weather.slip}. "I want to go home," {hero.they} said at once. {Hero.they} had quite a good frown coming. {Hero.they} had all the practice, after all. But you can\'t frown properly when your teeth are chattering. It slid. [?friend: {friend} made a noise like a kettle. ]{hero} held on as long as {hero.they} could, and then it got away from {hero.them}, and they all stood in the road and howled, and somebody opened a window to see who was being hurt.',
        'Then {hero} {weather.slip}, and there was nothing funny about it. It hurt a bit, and it was cold. {Hero.they} sat down on the curb. {mentor} sat down, too, straw hat and all, and waited.¶"I\'m not cross," said {hero} after a while. "I\'m only cold."¶"They feel much the same," said {mentor}. "I get them mixed up, too." So they sat until it was clear which one it was, and then they went on.',
      ],
      preteen: [
        'The day had one more trick up its sleeve. Just as {hero} had begun to think well of {hero.themself}, {hero.they} {weather.slip}. It was cold, and it was sudden, and there was a boy across the street who saw it. {Hero.they} felt the old thing stir at once, with all its reasons, like a dog that has heard the word "walk." There was even a doorway handy where you could have stood with your back to everybody. {hero} looked at the doorway. "No," {hero.they} told it. "I\'ve been." And {hero.they} bowed to the boy across the street, who, to the surprise of both of them, bowed back.',
        'It must not be supposed that {hero} had been improved once and for all. Ten minutes later {hero.they} {weather.slip}, and what {hero.they} said then was short and ill-tempered, and was directed at {mentor}, who had done nothing except to be nearest. There was a silence. It was the same kind of silence as before. But {hero.they} knew the way out of it by now, and it was much shorter from here. "That wasn\'t for you," {hero.they} said. "I\'m sorry. It was for the {weather}."¶"I\'ll see that it gets it," said {mentor}, and held out a hand.',
        '{hero} {weather.slip}. In the interval before anybody spoke, {hero.they} had time to notice that there were two of {hero.them}. One was already on its way back to the windowsill. The other sat where it was, with its teeth chattering, and was chiefly curious to know how it must have looked.¶"How did it look?" {hero} asked.¶"Do you want the truth?" said {mentor}, whose mouth was not quite under control. "Like a bishop falling off a bicycle." The first {hero} turned around to hear that again, and never got as far as the curtain.',
      ],
    },
    more: {
      preteen: [
        '"You\'re allowed to mind it," said {mentor}, a little farther on.¶"I do mind it," said {hero}. "I\'m minding it while I walk." It appeared that this could be done. {Hero.they} had only thought that you had to sit down to it.',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'home, wet, in what was only a floor; the weather goes on',
    core: true,
    valence: 2,
    scene: {
      setting: 'living-room',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'lie', 'sleepy', 'mentor'],
        ['mentor', 'sit', 'tender', 'hero', 'cup'],
        ['friend', 'sleep', 'calm'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{plan.prop}', 'lamp', 'hat', 'cookie'],
      action: 'Everybody rests {plan.in}, and {weather.the} goes on outside.',
    },
    text: {
      toddlers: [
        'Now they are home. {plan.tin} {hero} eats a cookie. {mentor} eats a cookie. {weather.tlull}',
        '{hero} has dry socks now. [+ {plan.tin} ]{hero} is warm. {weather.tlull}',
        '[+ {plan.tin} ]{hero} leans on {mentor}. {mentor} hums and hums. {weather.tlull}',
        'Good night, hat. Good night, {plan}. {hero} is warm and glad. {weather.tlull}',
      ],
      early: [
        'They came home {weather.state}. They hung up their socks, and the straw hat, too. It {weather.hat}. Then they all sat {plan.in}. "It is a good {plan.only}," said {hero}.¶"It is the only one we have," said {mentor}. [+ {Weather.the} {weather.lull}.]',
        'It was dark, and {weather.the} {weather.lull}. They all sat {plan.in}, in dry socks. {mentor} hummed. [+ [?companion: {companion} was rubbed dry with a towel. ]]"What was the best?" asked {mentor}. {hero} began to say. But {hero.they} {hero:was|were} asleep before the end of it, with a cookie.',
        '"Can we do this again tomorrow?" asked {hero}. They were sitting {plan.in}.¶"Tomorrow it will be nice out," said {mentor}.¶"Oh," said {hero}. "That\'s a pity." {Weather.the} {weather.lull}. The hat hung over the stove. It {weather.hat}. [+ But it hung there all year.]',
        'That night there was one more sleep. They did it all together, {plan.in}. [+ [?friend: {friend} talked in {friend.their} sleep, about mustard. ]]{hero} lay and listened. {Weather.the} {weather.lull}. "Good night," {hero.they} told it. "You can stop now." But it did not have to.',
      ],
      middle: [
        'They came home {weather.state}. Five socks hung over the stove, and next to them the straw hat. It {weather.hat}.¶"It\'ll never be the same," said {mentor}.¶"I\'ll get you another one," said {hero}.¶"You will not. It\'s a hat with a story now." They sat {plan.in}, with the tin of cookies in the middle, and somehow it had gotten bigger since noon. [?friend: {friend} fell asleep with {friend.their} mouth open, and they built a tower of crumbs on {friend.their} knee. ]{Img.the} {img.loose}. {Weather.the} {weather.lull}, and nobody asked it to stop.',
        '"It isn\'t {plan.the}," said {hero}, when the lamp was lit and they were all {plan.in}. {Hero.they} had a blanket around {hero.them} and both feet in a bucket of warm water.¶"No," said {mentor}. "It isn\'t."¶"I\'d still rather have gone." {hero} took a cookie. "I\'d rather have had both." They listened for a while. {Weather.the} {weather.lull}. {Img.the} {img.loose}; {hero} felt for it, and it wasn\'t there. [?companion: {companion} steamed gently and smelled of wet wool. ]On the nail hung a hat that {weather.hat}. {mentor} had started to hum.',
        'Before bed {hero} went to the calendar once more. The red ring was still around today. {Hero.they} looked for the pen, but there was so little left in it that it only scratched. So {hero.they} got a pencil, and under {plan.the} {hero.they} wrote down what there had been instead. It took up all of the next day, too, and some of Tuesday. Then {hero.they} went back to the others, {plan.in}, where there was just enough room if nobody moved. [?friend: {friend} moved. ]The straw hat {weather.hat}. {Weather.the} {weather.lull}. {Img.the} {img.loose}. It must have been left outside.',
        'The last of the cookies were eaten {plan.in}, in the dark, with the lamp turned low. Nobody had thought of turning on the big light. {mentor} sat there in {mentor.their} socks, humming all the songs that would have been for the way home. [?companion: {companion} was asleep on everybody\'s feet. ]"What\'ll we do with the hat?" asked {hero} sleepily. The hat {weather.hat}.¶"Wear it," said {mentor}, "whenever it\'s bad out." {Weather.the} {weather.lull}. {Img.the} {img.loose}, and {hero} could not have said when. There had been too much to look at.',
      ],
      preteen: [
        "They came home when it was getting dark, {weather.state}, and stood in the kitchen and dripped, and the hat was hung up over the stove to dry. It {weather.hat}, and nobody would ever believe again that it was a sun hat. ¶ They had supper {plan.in}, and {hero} had gone in first and moved over, and there was just enough room if they all breathed in turns. [?friend: {friend} asked for the mustard. ]It was only a {plan.only}. But {mentor} was sitting there and leaning against the wall, and humming, with both feet in a towel. {Img.the} {img.loose}, and {hero} couldn't have said when. {Weather.the} {weather.lull}. After a while {hero} noticed that {hero.they} {hero:was|were} listening to it.",
        '"Would you swap?" asked {mentor}, quite late. They were lying {plan.in}, with wet hair, and between them stood the tin with the last cookie in it, which each of them was leaving for the other. ¶ {hero} thought about it, and in that other day they would all be walking home by now, sunburned and singing. "Yes," said {hero}, because {hero.they} didn\'t want to say things anymore that weren\'t true. "If I could have both. But I wouldn\'t give this one away for nothing." ¶ "No," said {mentor}. {Weather.the} {weather.lull}. {Img.the} {img.loose}. Over the stove hung the straw hat, which {weather.hat}, and now and then a drop fell from it.',
        'The red ring stayed on the calendar. "What was that for?" people asked, weeks later, and then {hero} told them that it was for {plan.the}, and that they hadn\'t gone. "What a pity," they said, and {hero} said that it was. ¶ But tonight {hero.they} lay {plan.in}, rolled up in a quilt, between {mentor} and a hat that {weather.hat}. [?friend: {friend} had fallen asleep in the middle of a sentence. ][?companion: {companion} had been wrung out, and was warm again. ]Nobody had wanted to clear it all away. {Img.the} {img.loose}. {Weather.the} {weather.lull}, and the lamp was so low that you could hardly see the walls. "Leave the curtain open," said {hero}.',
        "{mentor} fell asleep first, sitting up, {plan.in}, with a cup on {mentor.their} lap, and {mentor.they} had been humming until the last moment. {hero} took the cup away and didn't spill a drop. {Hero.they} {hero:was|were} stiff all over, and {hero.their} nose was sore, and on that whole long day nothing had gone the way it was supposed to. {hero} went through it once more, from the beginning, and it wasn't the best day of {hero.their} life, but {hero.they} had been there for it. The hat over the stove {weather.hat}. {Weather.the} {weather.lull}. {Img.the} {img.loose}, and nobody was awake to see it.",
      ],
    },
    more: {
      early: ['On the line the socks hung in a row. They had had a long day, too.'],
      preteen: [
        'In the hall stood the {plan.kit}, and it was empty now, and one day they would pack it again for something else. Before {hero} fell asleep, {hero.they} thought of two things that had to go in on top, and they were a towel, and the hat for bad weather.',
      ],
    },
  },
]
