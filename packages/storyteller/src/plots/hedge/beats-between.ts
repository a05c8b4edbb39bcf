import type { Beat } from '../plot.ts'

/** Two houses, what stands between them, and somebody who fits through the hole. */
export const betweenBeats: readonly Beat[] = [
  {
    id: 'two-houses',
    purpose: 'two neighbors who do not speak, and what stands between them',
    core: true,
    valence: 1,
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'wide',
      cast: [
        ['guest', 'work', 'angry', '{hedge}'],
        ['guest2', 'work', 'angry', '{hedge}'],
        ['hero', 'stand', 'thinking', '{hedge}'],
        ['friend', 'stand', 'calm', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{hedge}', 'house', 'tree'],
      action: '{guest} and {guest2} work in two gardens, and the {hedge} stands between them.',
    },
    text: {
      toddlers: [
        'Here is {guest}. Here is {guest2}. Here is {hedge.a}. [+ Do they say hello? ]No hello!',
        'One house. Two houses. A big {hedge}. [+ {guest} looks this way. ]Nobody says hello.',
        '"Hmpf!" says {guest}. "Hmpf!" says {guest2}. The {hedge} says nothing. [+ What a big {hedge}!]',
        'Look up, up, up. What a {hedge}! [+ {guest} is here. ]{guest2} is there. No hello.',
      ],
      early: [
        '{guest} had a garden. {guest2} had a garden, too. In between stood {hedge.a}. {hedge.care}. They had not said one word to each other for eleven years. That was longer than {hero} had been alive.',
        '"Good morning, {guest}!" said {hero}, every day. "Good morning, {hero}!" said {guest}. "Good morning, {guest2}!" said {hero}. "Good morning, {hero}!" said {guest2}. But between {guest} and {guest2} there was {hedge.a}, and nobody said good morning to that.',
        'Bang, went the one door. Bang, went the other. {guest} never came out when {guest2} was out. [+ {guest2} never came out when {guest} was. ]It took a lot of looking. In between stood {hedge.a}, and it had not heard a word for eleven years.',
        'How many people lived at the end of the lane? {hero} had counted two. How many were there when you asked {guest}? One. How many when you asked {guest2}? One. Each of them looked at the {hedge}, and said, "Nobody lives there."',
        'The {hedge} was the biggest thing in the lane. {hedge.care}. On the one side lived {guest}, and on the other lived {guest2}. {hero} liked them both. But {hero.they} could not like them at the same time. It was not allowed.',
      ],
      middle: [
        'There were two houses at the end of the lane, and they had one chimney color, one kind of door, and the same yellow roses. Only the people in them were different. On the left lived {guest}, who {guest.sig}. On the right lived {guest2}, who {guest2.sig}. And between them stood {hedge.a}. {hedge.care}. They hadn\'t spoken for eleven years. {hero}, who went in and out on both sides, had once asked what it was about. "Ask over there," they had both said.',
        'Every morning at eight {guest} opened the door, looked to the right, and shut it again. Every morning at five past eight {guest2} opened the door, looked to the left, and came out, because now the air was clear. It had been going on for so long that nobody in the lane noticed it anymore. They only noticed when a stranger asked who it was that lived behind the {hedge}. "Nobody," {guest} would say. "Nobody at all," {guest2} would say. {hero} had been to tea with both of the nobodies. They made the same cake.',
        '"Is there somebody over there?" {guest} liked to ask, with a look at the {hedge}. She knew very well who was over there. You could hear him coughing. {hedge.care}. It had begun eleven years ago, in May. {hero} hadn\'t been born then, or had been far too small to have an opinion. [?friend: "Why don\'t they just stop?" asked {friend}. ]It was as though someone had wound up a clock and then lost the key, and it went, and went, and nobody could get at it to make it stop.',
        "{hero} was the only person in the lane who knew both sides of the {hedge}. On the left side it was {guest}'s, and sunny. On the right side it was {guest2}'s, and the wrens nested there. {hedge.care}. In eleven years the two of them hadn't exchanged so much as a button. When {guest} had too many beans, she threw the rest away. When {guest2} had too few, he went without. [?companion: {companion} went to see both of them, too, as it happened, and had two breakfasts.]",
        'Eleven is a large number of years. {hero} had worked it out: you could be born, and learn to walk, and lose all your front teeth and get new ones, and in that whole time {guest} and {guest2} would not have said "Bless you" to each other. And they sneezed quite often. There was a lot of pollen, on account of the {hedge}. {hedge.care}. It was a fine one, people said. They came to look at it on Sundays. But {hero} had noticed that nobody ever leaned on it.',
      ],
      preteen: [
        "There are quarrels that people have, and there are quarrels that have people. {guest} and {guest2} lived at the end of the lane in two houses so alike that the mail was always going astray, and they had not exchanged a word in eleven years. Between their gardens stood {hedge.a}. {hedge.care}. Nobody had any longer a clear idea of what it had been about, but it was kept up on both sides with great care, like a monument. {hero}, who was fond of both of them, had learned early to praise nobody's roses in the other one's kitchen. It made {hero.them} feel, at times, like a small country between two large ones.",
        '"I have nothing against him," {guest} used to say. "I simply don\'t know who you mean."¶On the far side of the {hedge} {guest2} said much the same. They rose at the same hour, they grew the same beans, they sneezed at the same pollen, and it was eleven years since either had said "Bless you." [?friend: "They could get married," said {friend}, "they\'re practically the same person." {hero} thought it wiser not to pass this on. ]What struck {hero}, who had the run of both houses, was that each of the kitchens had two chairs in it, and that in each of them the second chair looked as if nobody had sat down on it since it was bought.',
        "It was eleven steps from {guest}'s back door to {guest2}'s, or it would have been, if it had not been for the {hedge}. As things were, you had to go out by the one gate, and down the lane, and in by the other gate, which took four minutes and was done by nobody. {hedge.care}. It had not always been so tall. There were old people in the village who could remember looking over the top of it, and seeing {guest} and {guest2} shelling peas into one bowl. {hero} had tried to picture this. It was like being told that a couple of mountains used to go dancing.",
        "If you had asked either of them, they would have told you that they were on perfectly good terms with all of their neighbors. It was only that in {guest}'s case this did not include anyone to the right, and in {guest2}'s case it stopped at the left. In the middle was {hedge.a}. {hedge.care}. {hero} had been brought up in its shadow, so to speak, and for years had thought that everybody had one. [?companion: {companion}, who had no politics, was on friendly terms with both kitchens. ]On summer evenings they sat out, one on either side, an arm's length apart, each of them alone, and {hero} could hear them both, quite clearly, not speaking.",
      ],
    },
    more: {
      early: ['Even the bees flew around it. Nobody knew who had told them.'],
      middle: ['"It isn\'t a quarrel," {guest} explained. "For a quarrel you have to talk."'],
      preteen: [
        'You got used to it. That was maybe the oddest thing. People in the lane spoke of the {hedge} as they did of the weather, as a fact about the place, and nobody ever seemed to notice that there were two people who got up each morning and had to make it all over again, by hand, before breakfast.',
      ],
    },
  },
  {
    id: 'ladder',
    purpose: 'what it was about: something with a ladder',
    core: false,
    rank: { young: 8, old: 3 },
    valence: 0,
    scene: {
      setting: 'garden',
      time: 'same',
      shot: 'close',
      cast: [
        ['guest', 'point', 'angry', '{hedge}'],
        ['hero', 'stand', 'thinking', 'guest'],
      ],
      props: ['{hedge}', 'tree'],
      action: '{guest} tells {hero} about the ladder and points at the {hedge}.',
    },
    text: {
      toddlers: [
        'Why are they cross? "My ladder!" says {guest}. "No, my ladder!" says {guest2}. [+ But where is it? ]All gone.',
        'Once there was a ladder. {guest} pulled. {guest2} pulled. [+ Crack! ]Now no one says hello.',
        '"He knows why," they say. "You know why!" [+ Nobody knows why. ]It was a ladder.',
      ],
      early: [
        '"What was it about?" asked {hero}.¶"A ladder," said {guest}. "I lent it. It came back with a rung out."¶{hero} asked {guest2}. "A ladder," said {guest2}. "I got it with a rung out. I fell in the beans."',
        'Once upon a ladder there were two good friends. One stood on top of it. One stood below. The one on top said something. The one below let go. Nobody could say what it was. [+ But it was eleven years ago, and it still rang.]',
        '{hero} had seen the ladder. It lay in the grass by the {hedge}, half on this side and half on that. Things grew through it. [+ A snail lived on it. ]"Whose is it?" asked {hero}. But that was just what you could not ask.',
      ],
      middle: [
        'It was about a ladder. That much was known. {guest} said that she had lent it, and that it had come back with a rung missing. {guest2} said that it had been missing to begin with, and that this was how he had come to fall into the beans. After that something had been said from the ground, and something had been said from the window. Nobody would repeat it. But the ladder was still there. It lay in the long grass at the foot of the {hedge}, with half of it on either side, because neither of them would take it and neither would let the other have it.',
        '"You\'d better not ask about the ladder," people told {hero}, so of course {hero.they} asked.¶"A fine ladder," said {guest}, and closed her mouth like a purse.¶"A miserable ladder," said {guest2}, and went to see about his beans.¶{hero} had found it, in the end, with {hero.their} shin. It was lying beside the {hedge}, gray and light as a bone. It had nine rungs and a gap. It looked too small to have held up anybody, let alone eleven years.',
        'There was a ladder in it somewhere. There was also a broken rung, and a bed of beans that someone had fallen into, and a remark. {hero} had collected these from different people, like the parts of a puzzle. The remark was missing. "I wouldn\'t repeat it," said {guest}. "It was about the way I hold a ladder."¶"I wouldn\'t repeat it," said {guest2}. "It was about the way I fall." They were both quite pale when they said it, as if it had happened on Tuesday.',
      ],
      preteen: [
        'As far as {hero} could establish, it was about a ladder. {guest} had lent it to {guest2}, one May, for the cherries. It had been returned, or not returned, with one rung fewer than it ought to have had, and in the interval {guest2} had passed through the place where the rung should have been and into a row of young beans. Both parties then said something. {hero} had never been able to discover what. It could not have taken longer than ten seconds to say, and it had been going on ever since. The ladder itself lay rotting under the {hedge}, with one end in each garden, like a bridge that nobody had been told about.',
        'The cause of it was on view to anyone who cared to part the grass. It was a ladder, or had been; the moss was at work on it, and a rung was out. {guest} maintained that it had been a perfectly sound ladder when it left her hands. {guest2} had a scar on the shin which said otherwise. [?friend: "You could buy a new one for less than the trouble," said {friend}, who was practical. ]But {hero} had come to suspect that the ladder was not the point. It was only where they had put it down, the thing that they could neither of them carry any farther.',
        '"I\'ll tell you the facts," said {guest}, "and you may judge for yourself." The facts took until teatime, and there was a ladder in them. The next day {guest2} told {hero} the facts. They were the same ladder, the same beans and the same broken rung. It was extraordinary how little you would have had to move in order to turn the one story into the other. It was like those pictures that are either a vase or two faces, and {hero} went home along the {hedge} with {hero.their} head on one side, trying to see them both at once.',
      ],
    },
    more: {
      middle: [
        '{hero} thought that somebody might just say sorry. But it turned out that each of them was waiting for that. They had been waiting the whole time.',
      ],
      preteen: [
        'Neither of them, {hero.they} noticed, ever said that it had not hurt. They said that it was long ago, that it was of no importance, and that they hardly gave it a thought, and all the while each of them had a hand laid flat on the tablecloth, as if to keep something from getting up.',
      ],
    },
  },
  {
    id: 'errand',
    purpose: 'the hero becomes the messenger, and promises: word for word',
    core: true,
    valence: 1,
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'reach', 'happy', '{pay}'],
        ['guest', 'give', 'calm', 'hero', '{pay}'],
        ['friend', 'stand', 'happy', 'hero'],
        ['companion', 'sit', 'happy', '{pay}'],
      ],
      props: ['{pay}', 'basket', 'door'],
      action: '{guest} gives {hero} {pay.one} for carrying a message to {guest2}.',
    },
    text: {
      toddlers: [
        '"Tell {guest2} this," says {guest}. "And here is {pay.one}." [+ Yum! ]{hero} runs. Scritch, scratch, through the {hedge.hole}!',
        'There is a {hedge.hole}. It is just for {hero}. [+ In goes {hero}. ]Out comes {hero}! "Say it just so," says {guest}.',
        '{guest} has a word for {guest2}. Who can take it? {hero} can! [+ Here is {pay.one}. ]Scritch, scratch!',
        '"Take my word," says {guest}. "Take mine," says {guest2}. [+ {Pay.one} here, {pay.one} there. ]Run, {hero}, run!',
      ],
      early: [
        '"Somebody should tell {guest2} that his gate squeaks," said {guest}. She looked at {hero}. "There is {pay.one} in it."¶"I can go," said {hero}.¶"Word for word?"¶"Word for word," said {hero}, and went {hedge.through}. Scritch, scratch.',
        'There was {hedge.low}. It was just as big as {hero}. "You could take a message," said {guest}. "I will say it just as you say it," said {hero}. So {hero.they} got {pay.one} for going. Then {guest2} had an answer. That was one more.',
        'It began with a squeak. "That gate!" said {guest}. "Tell him to oil it. Say it just so." {hero} promised, and crept {hedge.through}. "Tell her it is my gate," said {guest2}. {hero} crept back. And {hero.they} had two {pay.many}, one for each word.',
        '{guest} could not say it to {guest2}. But there was {hedge.low}, and there was {hero}. "Can you keep a message just as it is?" asked {guest}. {hero} said yes. That was a promise. It was worth {pay.one}. [+ The answer was worth one more.]',
      ],
      middle: [
        'It was on account of a squeaking gate that {hero} got the job. "If I were on speaking terms with anybody over there," said {guest}, "I\'d tell them to use some oil." She looked at the {hedge}, and then she looked at {hero}, who was small enough. For there was {hedge.low}. "There\'d be {pay.one} in it, for someone who could carry a message. But it would have to be word for word."¶"Word for word," said {hero}. {Hero.they} gave {hero.their} hand on it. Then {hero.they} went {hedge.through}, and came out on the other side, with {hedge.mark}.',
        '"How much would you want," said {guest2} one morning, "for saying something to a person I don\'t know?"¶{hero} thought about it. "A {pay}?" {hero.they} said.¶So it was {pay.one} for going, and it turned out to be {pay.one} for coming back as well, since {guest} had an answer. "But exactly as I said it," said {guest2}. "Not one word more or less." {hero} promised, on both sides. There was {hedge.low}, which nobody else in the lane was narrow enough to use. [?friend: {friend} tried it, and had to be pulled out by the feet.]',
        'Everybody in the lane knew {hedge.low}. The hens used it. That summer {hero} began to use it as well, and {hero.they} took the words along with {hero.them}. "Tell her that the gate is going to squeak as long as it likes," {guest2} would say. "Word for word, mind."¶"Word for word," said {hero}, and ran, and said it so, and got {pay.one}. {guest} drew a deep breath and sent back eleven words about gates. That was another. It seemed to {hero} that there had never been such an easy way to get hold of {pay.many}.',
        'Two people who don\'t speak have a great deal to say. {hero} found that out by accident. {Hero.they} had only mentioned in {guest}\'s kitchen that {hero.they} {hero:was|were} going across to {guest2}\'s. "Then you might say," said {guest}, as if it had just come into her head, "that somebody\'s gate squeaks." And she pushed {pay.one} over the table. "Only say it as I said it. Promise?" {hero} promised. It was the beginning of a profession. There was {hedge.low}, and by the end of the week {hero} could do it in nine seconds.',
      ],
      preteen: [
        '{hero} became a messenger by chance, as most people do. {guest} had said, to the ceiling, that there were gates that squeaked, and that if anybody should meet the owner, they might mention oil. "I could tell him," said {hero}. There was a pause while {guest} examined the proposal for flaws. "You would have to say it exactly as I do," she said. "Nothing left out, and nothing put in. I want your word." {hero} gave it. She took {pay.one} from the basket by the door, and laid it on the table, as you seal a treaty. The way led {hedge.through}. There was {hedge.low}, known only to hens, and {hero} arrived on the far side with {hedge.mark}, in the service of two powers at once.',
        '"I don\'t wish to communicate with that person," said {guest2}, "but I\'d like that person to know something."¶It was a difficulty that had occupied him for eleven years. {hero} could see a way around it, or rather a way through: there was {hedge.low}, and nobody else in the lane was the right size. The terms were quickly settled. It was to be {pay.one} for each message, payable on delivery, and the message was to be carried as it was, word for word, on {hero}\'s honor. [?friend: "What if it\'s rude?" asked {friend}.¶"A messenger isn\'t rude," said {hero} grandly. "A messenger is like an envelope." ]It was only some days later that it began to strike {hero.them} that an envelope does not have to look at anybody\'s face.',
        'It turned out that they had been saving things up. No sooner was it known that {hero} could get {hedge.through}, than there was something to carry every morning, and by the afternoon there was a reply. It concerned gates at first, and after that hens. "You\'ll give it to him just as I\'ve given it to you," said {guest}. It was not a question, and {hero} answered, a little stiffly, that {hero.they} had promised, for every message there was {pay.one}. [?companion: {companion}, who trotted along as escort, received the leftovers. ]It was respectable work. {hero} had never until then been needed by two people at the same time, and it may be that {hero.they} enjoyed it a trifle more than was good for {hero.them}.',
        'The arrangement was {guest}\'s idea, although she denied it afterward. She had observed {hero} one morning disappearing on the one side and appearing on the other, for there was {hedge.low}, and she thought about it during an entire rice pudding. "I suppose," she said, "that if a person were to think aloud in the presence of another person, and if that other person happened to pass by over there." She did not finish, but pushed {pay.one} across the table with one finger. "Word for word," she added sharply. "I won\'t have it embroidered."¶"Word for word," said {hero}. {Hero.they} meant it. It is worth recording that {hero.they} really did.',
      ],
    },
    more: {
      middle: [
        '"What do you do with all those {pay.many}?" asked [?friend: {friend}][!friend: {mentor}].¶"I\'m in business," said {hero}, with {hero.their} mouth full.',
      ],
      preteen: [
        '{Hero.they} felt, besides, that it was a good deed. Words were going across that place which had not been crossed in years. They were not very friendly words, but you had to begin somewhere, and {hero} pictured them as a kind of thin, prickly traffic that would one day become a road.',
      ],
    },
  },
  {
    id: 'true-word',
    purpose: 'carried word for word, the words hurt, on both sides',
    core: false,
    rank: { young: 7, old: 6 },
    valence: -1,
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'worried', 'guest2'],
        ['guest2', 'stand', 'angry', '{hedge}'],
      ],
      props: ['{hedge}', 'house'],
      action: '{hero} brings {guest2} a message, and {guest2} does not like it.',
    },
    text: {
      toddlers: [
        '"Your hat is silly," says the word. [+ {hero} says it just so. ]{guest2} is sad. Bang, goes the door.',
        '{hero} brings the word. It is a bad word. [+ Poke, poke, it goes. ]"Ouch," says {guest2}.',
        '"You are too loud!" "You are too slow!" [+ Back and forth goes {hero}. ]Ouch and ouch.',
      ],
      early: [
        'The words got worse. "Tell him that his hat looks like a dead hen," said {guest}. {hero} had promised, so {hero.they} said it just so. {guest2} did not say a thing. He took off the hat and looked at it. {hero} wished that {hero.they} had been ill.',
        '"What does she say?" asked {guest2}. He had washed his ears for it.¶{hero} said it. It was about {guest2}\'s singing.¶"Oh," said {guest2}. He gave {hero} {pay.one}, the same as always. But his hand was not the same.',
        'It was fun to run. It was fun to creep {hedge.through}. It was not fun at the end, when you had to say the words. {hero} said them very fast, with both eyes shut. But you could hear it all the same. First it was quiet. Then a door went bang.',
      ],
      middle: [
        'The trouble with "word for word" was the words. There had been something about a gate, and something about hens, and then one day there was something about a hat. "Say that it looks like an accident," said {guest}. {hero} ran across with it and said it, because {hero.they} had promised. {guest2} had been smiling. It takes rather a long time for a smile to go, when it has nowhere to go to. He put up his hand and felt the brim. "It was my brother\'s," said {guest2}. And that was not a message. It was only said.',
        '{hero} had thought that it\'d be like carrying pebbles. You pick one up here and put it down there. But it was more like carrying nettles. They stung {guest}, when they arrived, and they stung {guest2}, and a little of it always came off on {hero}. "And what did he say to that?" {guest} would ask, leaning forward. You could see her hoping. It was always the same thing she hoped for. And {hero} told her, word for word, and watched it stop.',
        '"You said it exactly like that?" asked {guest2}.¶"Exactly," said {hero}.¶{guest2} nodded. He went indoors, and there were two bangs, one from the door and one from the window. Then {hero} had to go back and report on the bangs. {guest} was pleased about them for about as long as it takes to eat {pay.one}. After that she went and looked at the {hedge} for a while, with her hands in her apron. {hero} was paid twice that day. It didn\'t feel like twice.',
      ],
      preteen: [
        'A promise is easily kept as long as nothing hangs on it. The gate was all right, and so were the hens, but they had eleven years in store, the two of them, and it was coming up by the bucketful. On Thursday {hero} was supposed to say that a certain person\'s hat looked like something that a cart had run over. {Hero.they} said it. {guest2} had come to the door with a hopeful look on his face, and {hero} had to stand there and watch it being taken down, like a flag. "I see," said {guest2}. "It was my brother\'s." {Hero.they} went home and ate {hero.their} {pay}. It had a bruise in it.',
        '{hero} had imagined that an envelope felt nothing. {Hero.they} now learned that this depended on what was inside. When {hero.they} said, word for word, the thing about the singing, {guest} became quite still, and then asked in a bright voice whether {hero} would have milk. When {hero.they} said the thing about the cooking, {guest2} laughed, and you could hear that it was made of tin. Each of them wanted to be told it twice. [?friend: "Why do they go on asking?" said {friend}.¶{hero} had wondered that, too. "I think they\'re hoping that it\'ll be something else," {hero.they} said.]',
        "It had seemed so simple. The one said a thing, {hero} carried it, and the other one got it. Nobody had told {hero.them} that it would be {hero.their} mouth in which it was carried. After a week of this {hero.they} had called {guest2} a miser, and told {guest} that she sang like a hinge, and twice {hero.they} had made an old person's chin tremble, and all of it, to the letter, as agreed. They thanked {hero.them}. They paid. At night {hero} found that {hero.they} {hero:was|were} rinsing {hero.their} mouth rather more than was necessary.",
      ],
    },
    more: {
      middle: [
        '"You\'re only the messenger," said [?mentor: {mentor}][!mentor: somebody], when {hero.they} told about it. That was true. It was also the trouble.',
      ],
      preteen: [
        'What troubled {hero.them} most was something that no one had asked {hero.them} to carry. It was the look on each of those faces in the second before {hero.they} opened {hero.their} mouth. That never got across. There were no words to it, and nobody would have paid for it, and it was the only thing the two of them really had to say.',
      ],
    },
  },
]
