import type { MeltedPage } from '../plot.ts'

/** Pages on which two beats before the telling are told as one. */
export const meltedCarrying: readonly MeltedPage[] = [
  {
    id: 'two-houses/errand',
    scene: {
      setting: 'garden',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['guest', 'point', 'angry', '{hedge}'],
        ['hero', 'reach', 'happy', '{pay}'],
        ['guest2', 'work', 'angry', '{hedge}'],
        ['friend', 'stand', 'happy', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['{hedge}', '{pay}', 'house'],
      action: '{guest} gives {hero} a message for {guest2}, who lives behind the {hedge}.',
    },
    text: {
      toddlers: [
        '{guest} is here. {guest2} is there. No hello! [+ "Take my word," says {guest}. ]{hero} runs.',
        '"Hmpf!" says {guest}. "Hmpf!" says {guest2}. [+ They do not talk. ]"I can take it," says {hero}.',
        'A big {hedge}! It has a {hedge.hole}. [+ {hero} can go in. ]"Tell {guest2} this," says {guest}.',
      ],
      early: [
        '{guest} and {guest2} had not said one word to each other for eleven years. In between stood {hedge.a}. But there was {hedge.low}, and it was as big as {hero}. "Will you take a message?" asked {guest}. "Word for word? I give {pay.one} for each."¶"Word for word," said {hero}.',
        '"Tell him that the gate squeaks," said {guest}. She could have said it over the {hedge}. But they did not speak, and that was that. It had been eleven years. "I will say it just so," said {hero}. {Hero.they} got {pay.one} for going, and {pay.one} for coming back.',
        'Two doors went bang every day, one here and one there. In between stood {hedge.a}, and for eleven years no word had gone across. Only {hero} fit {hedge.through}. Scritch, scratch! "Say it just as I say it," said {guest}. So did {guest2}. {hero} promised them both. For each word there was {pay.one}.',
      ],
      middle: [
        'There were two houses at the end of the lane. On the left lived {guest}, and on the right lived {guest2}, and between them stood {hedge.a}. {hedge.care}. They hadn\'t spoken for eleven years. It had to do with a ladder. But there was {hedge.low}, and that was how {hero} got the job. "If I were on speaking terms with anybody over there," said {guest}, "I\'d tell them that their gate squeaks. There\'d be {pay.one} in it, for someone who could carry a message. But it would have to be word for word."¶"Word for word," said {hero}, and gave {hero.their} hand on it.',
        '{hero} was the only person in the lane who knew both sides of the {hedge}. {guest}\'s side was sunny, and on {guest2}\'s side the wrens nested, and in eleven years the two of them hadn\'t exchanged so much as a button. "How much would you want," said {guest2} one morning, "for saying something to a person I don\'t know?"¶"A {pay}?" said {hero}.¶So it was {pay.one} for going, and {pay.one} for coming back, since {guest} had an answer. "But not one word more or less," they both said, and {hero} promised it, on both sides. The way was {hedge.through}. {Hero.they} could do it in nine seconds.',
        'Two people who don\'t speak have a great deal to say. {guest} and {guest2} hadn\'t spoken for eleven years. There was {hedge.a} between them, as high as a house, and neither of them ever looked over it. But at the bottom there was a place that only hens used. Hens, and {hero}. "You might just mention," said {guest}, "that somebody\'s gate squeaks." She pushed {pay.one} across the table. "Only say it as I said it. Promise?"¶{hero} promised. It was the beginning of a profession.',
      ],
      preteen: [
        'There are quarrels that people have, and there are quarrels that have people. {guest} and {guest2} lived at the end of the lane in two houses so alike that the mail was always going astray, and they had not exchanged a word in eleven years. It had begun with a ladder. Between their gardens stood {hedge.a}. {hedge.care}. {hero}, who was fond of both of them, had learned early to praise nobody\'s roses in the other one\'s kitchen, but there was {hedge.low}, and one day {guest}, talking to the ceiling, said that there were gates that squeaked, and that somebody might recommend oil. "I could tell him," said {hero}.¶"You would have to say it exactly as I do," said {guest}. "I want your word." {hero} gave it, on both sides, and meant it. It was to be {pay.one} for every message.',
        '"I have nothing against him," {guest} used to say. "I simply don\'t know who you mean." On the far side of the {hedge} {guest2} said much the same. They rose at the same hour, they sneezed at the same pollen, and it was eleven years since either had said "Bless you." There had been something about a ladder.¶"I don\'t wish to communicate with that person," {guest2} told {hero}, "but I\'d like that person to know something." It was a difficulty that {hero} could see a way around, or rather a way through, for there was {hedge.low}, and nobody else in the lane was the right size. The terms were quickly settled. It was to be {pay.one} for each message, carried as it was, word for word, on {hero}\'s honor. "A messenger," {hero.they} explained to {mentor}, "is like an envelope."',
        'It was eleven steps from {guest}\'s back door to {guest2}\'s, or it would have been, if it had not been for the {hedge}. {hedge.care}. {hero} had been brought up in its shadow, so to speak, and for years had thought that everybody had one. There were old people in the village who remembered seeing the two of them shelling peas into one bowl, and then had come the affair of the ladder.¶"I suppose," said {guest} one morning, "that if a person were to think aloud in the presence of another person, and if that other person happened to pass by over there." She pushed {pay.one} across the table with one finger. {hero} knew of a place, at the bottom of the {hedge}, where {hero.they} could get through. "Word for word," {guest} added sharply. "I won\'t have it embroidered."¶"Word for word," said {hero}.',
      ],
    },
    more: {
      preteen: [
        '{Hero.they} had never until then been needed by two people at the same time, and it may be that {hero.they} enjoyed it a trifle more than was good for {hero.them}.',
      ],
    },
  },
  {
    id: 'errand/true-word',
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'worried', 'guest2'],
        ['guest2', 'stand', 'sad', 'hero'],
        ['friend', 'stand', 'calm', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['door', '{hedge}', '{pay}'],
      action: '{hero} brings {guest2} a message, word for word.',
    },
    text: {
      middle: [
        'It was on account of a squeaking gate that {hero} got the job. There was {hedge.low}, and no one else was small enough. "There\'d be {pay.one} in it," said {guest}, "for someone who could carry a message. But word for word." {hero} gave {hero.their} hand on it.¶The trouble with "word for word" was the words. There was something about the gate, and something about hens, and then one day there was something about a hat. "Say that it looks like an accident," said {guest}. {hero} ran across and said it, because {hero.they} had promised. {guest2} had been smiling. It takes rather a long time for a smile to go, when it has nowhere to go to. "It was my brother\'s," said {guest2}. And that was not a message.',
        '"How much would you want," said {guest2}, "for saying something to a person I don\'t know?" So it was {pay.one} for going {hedge.through}, and {pay.one} for coming back. "But exactly as I said it," said {guest2}, and {hero} promised, on both sides. [?friend: {friend} tried to come along, and had to be pulled out by the feet. ]¶ {hero} had thought that it\'d be like carrying pebbles. It was more like carrying nettles. They stung {guest}, and they stung {guest2}, and a little of it always came off on {hero}. "And what did he say to that?" {guest} would ask, leaning forward. You could see her hoping. And {hero} told her, word for word, and watched it stop.',
        'Two people who don\'t speak have a great deal to say. "You might tell them over there that their gate squeaks," said {guest}, and pushed {pay.one} over the table. "Only say it as I said it. Promise?" {hero} promised. There was {hedge.low}, and by the end of the week {hero} could do it in nine seconds.¶By then the messages weren\'t about gates. "You said it exactly like that?" asked {guest2}.¶"Exactly," said {hero}.¶{guest2} went in, and there were two bangs, one from the door and one from the window. Then {hero} had to go back and report on the bangs. {hero} was paid twice that day. It did not feel like twice.',
      ],
      preteen: [
        '{hero} became a messenger by chance, as most people do. {guest} had said, to the ceiling, that there were gates that squeaked. "I could tell him," said {hero}, for there was {hedge.low}, known only to hens. "You would have to say it exactly as I do," said {guest}. "I want your word." {hero} gave it, and it was sealed with {pay.one}.¶A promise is easy to keep as long as it doesn\'t matter, but they had eleven years saved up, the two of them, and it was coming up by the bucketful. On Thursday {hero} was supposed to say that a certain person\'s hat looked like something that a cart had run over. {Hero.they} said it. {guest2} had come to the door with a hopeful look on his face, and {hero} had to stand there and watch it being taken down, like a flag. "I see," said {guest2}. "It was my brother\'s." {hero} went home and ate {hero.their} {pay}. It had a bruise in it.',
        '"I don\'t wish to communicate with that person," said {guest2}, "but I\'d like that person to know something." {hero} could see a way through, as there was {hedge.low}, and nobody else was the right size. It was to be {pay.one} for each message, word for word, on {hero}\'s honor. [?friend: "What if it\'s rude?" asked {friend}.¶"A messenger is like an envelope," said {hero}. ]¶ {Hero.they} had imagined that an envelope felt nothing. {Hero.they} now learned that this depended on what was inside. When {hero.they} said the thing about the singing, {guest} became quite still, and then asked in a bright voice whether {hero} would have milk. When {hero.they} said the thing about the cooking, {guest2} laughed, and you could hear that it was made of tin. Each of them wanted to be told it twice.',
        "It turned out that they had been saving things up. No sooner was it known that {hero} could get {hedge.through}, than there was something to carry every morning, and by the afternoon there was a reply. \"You'll give it to him just as I've given it to you,\" said {guest}, and {hero} answered, a little stiffly, that {hero.they} had promised. There was {pay.one} for each.¶Nobody had told {hero.them} that it would be {hero.their} mouth in which it was carried. After a week of this {hero.they} had called {guest2} a miser, and told {guest} that she sang like a hinge, and twice {hero.they} had made an old person's chin tremble, all of it to the letter, as agreed. They thanked {hero.them}. They paid. At night {hero} found that {hero.they} {hero:was|were} rinsing {hero.their} mouth rather more than was necessary.",
      ],
    },
    more: {
      preteen: [
        'What troubled {hero.them} most was something that no one had asked {hero.them} to carry. It was the look on each of those faces in the second before {hero.they} opened {hero.their} mouth. That never got across. There were no words to it, and it was the only thing the two of them really had to say.',
      ],
    },
  },
  {
    id: 'big-one/sunday',
    scene: {
      setting: 'kitchen',
      time: 'day',
      shot: 'medium',
      cast: [
        ['guest', 'sit', 'tender', 'hero'],
        ['hero', 'stand', 'worried', 'guest'],
        ['companion', 'sit', 'worried', 'hero'],
      ],
      props: ['table', 'chair', '{pay}'],
      action: '{hero} tells {guest} that {guest2} is sorry, and {guest} wants to hear it.',
    },
    text: {
      toddlers: [
        '"He says sorry," says {hero}. He did not. [+ Itch, itch. ]"I will go to him!" says {guest}. Uh-oh.',
        '"Is he sorry?" "Yes," says {hero}. [+ It is not so. ]"Tomorrow we will meet!" Oh no, {hero}.',
        '"He is sorry." "She is sorry." [+ {hero} made it up. ]Tomorrow they will meet. Itch, itch!',
      ],
      early: [
        '"Did he ever say sorry?" asked {guest}.¶{guest}\'s face was so full of hope. "Yes," said {hero}. "He did."¶"Then I want to hear it. Tomorrow at three, at the {hedge}!"¶{hero} ran to {guest2}. What now? "{guest} wants to say sorry to you," {hero.they} said. "Tomorrow at three." Now they would both come, and both would wait. {hero} felt {img.is}.',
        '{hero} had run out of nice things. So {hero.they} took the biggest one there was. {Hero.they} told {guest} that {guest2} was sorry. {Hero.they} told {guest2} that {guest} was sorry. Both of them cried a bit, one on each side. "Tomorrow at three," they both said, "we will meet at the {hedge}." Then {hero} felt {img.is}. For nobody had said sorry at all.',
        '"I only wanted one word," said {guest}. "For eleven years." {hero} knew the word. {Hero.they} wanted her to have it so much! "{guest2} said it," {hero} said. "He said sorry."¶{guest} got out the good hat at once. "Tell him to come to the {hedge}. Tomorrow at three he can say it to me." And over there {guest2} got out the good tie, for {hero} had told him the same.',
      ],
      middle: [
        '"There\'s one thing I\'d like to know," said {guest}. "I don\'t suppose he ever said that he was sorry?"¶{hero} could have said no. It was only two letters. "Yes," {hero.they} said. "He did say so. Yesterday."¶{guest} put both hands in front of her face. It was much bigger than pleased, and it wasn\'t true. {Img.start}. "I must hear that with my own ears," said {guest} at last. "Tomorrow at three, at the {hedge}."¶{hero} carried it across as slowly as {hero.they} could. "What does she want?" asked {guest2}. And there was only one way out, and {hero} took it. "To say that she\'s sorry," said {hero}. They\'d both come. They would both be waiting for the same word. {Img.the} {img.tight}.',
        '{hero} had used up everything, "kind regards" and "many thanks" and "how well you look." When {guest} asked, "And what does he say today?" there was just one thing left on the shelf. "He says that he\'s sorry," said {hero}. "For all of it."¶{guest} went to the cupboard and took out a second cup. "I kept it," she said. "I don\'t know why I kept it." {Img.start}. It went very quickly after that. {guest} would be at the {hedge} tomorrow at three, so that {guest2} could say it again. {guest2} would be there too, because {hero} had told him the same thing the other way around. It was like putting two trains on one track, so that neither of them should have to wait. {Img.the} {img.tight}.',
        '"If he had only said it once," said {guest}. "I\'ve been waiting eleven years for one word, and I\'m getting old." It wasn\'t a message. She was only saying it. And {hero} couldn\'t stand it. "He has said it!" {hero.they} cried. "He told me!" {Img.start}.¶"Then he can tell me, too," said {guest}. "Tomorrow at three, at the {hedge}." And {hero} hadn\'t even got all the way out on the far side when {guest2} said, "If she\'d say sorry, I would do it, too. You don\'t suppose?"¶"Tomorrow," said {hero}. "At three. She\'ll say it then." [?friend: "What happens at five past three?" asked {friend}. ]{hero} had only thought as far as three. {Img.the} {img.tight}.',
      ],
      preteen: [
        '{guest} had been silent for some time. "These messages all go around one thing," she said, "as you go around a well. Did he never say that he was sorry?"¶{hero} could have answered this truthfully with a single syllable. {Hero.they} looked at {guest}\'s hands, which lay on the table with the palms up. It seemed quite natural to put something in them. "Yes," {hero.they} said. "He said so yesterday." {Hero.they} had expected a smile, but {guest} wept, without any noise, as you do over a thing that has been carried for a very long way. {Img.start}.¶"Then I\'ll go to the {hedge}," said {guest}, "tomorrow at three, and he can say it to my face." {hero} carried it across. "What does she want with me?" asked {guest2}, and there was a very short silence, in which {hero} might have said anything at all. "She wants to apologize," said {hero}. {Hero.they} saw an old back grow straight. {Img.the} {img.tight}. There would be two people at that {hedge}, in their best clothes, each of whom had come in order to forgive the other.',
        'It was bound to come to that in the end. "And what does he say today?" {guest} asked, and {hero} felt about, and found that the shelf was empty except for one thing at the very top. "That he\'s sorry," said {hero}. "About the ladder. About all of it."¶{guest} said nothing. From the back of the cupboard she took a second cup, the fellow of her own, and stood there drying it long after it was dry. {Img.start}. It\'s one thing to make up somebody\'s greetings, {hero} found out, and quite another to make up somebody\'s heart.¶It is also in the nature of bridges that sooner or later someone will try to walk on them. "I\'ll meet him at the {hedge}," {guest} declared, "tomorrow at three, and let him say it." On the other side {guest2} said that if a certain person could see her way to an apology, he for his part would be big about it. "Tomorrow at three," said {hero}, to each. {Hero.they} had only ever brought one word too many. Now they were going to be one word short. {Img.the} {img.tight}.',
        '"I\'ll tell you something that isn\'t a message," said {guest}. "If that stubborn creature had come to me once, in eleven years, and said \'I\'m sorry,\' I\'d have said it first. I say it to the {hedge} sometimes."¶{guest} had opened a door, and had only to be left alone in front of it, but {hero} could not bear to see anybody wait. "He has said it," {hero} burst out. "He told me to tell you." And the door, which had been a real one, was gone, and there was only a picture of it. {Img.start}.¶By four in the afternoon everything had been arranged. {guest} was to be at the {hedge} the next day, at three, to receive an apology. {guest2} was to be there at three for the same purpose. It was when {hero} finally sat down that {hero.they} looked at it. On the left someone was ironing. On the right someone was whistling. {Img.the} {img.tight}. {Hero.they} had never known two people to be so happy because of something that was not so.',
      ],
    },
    more: {
      preteen: [
        "You might be ill tomorrow, of course. You might fall and hurt your leg. {hero} worked out how far down the lane you could get by three o'clock if you started right after breakfast.",
      ],
    },
  },
]
