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
        '{guest} lives here. {guest2} lives there. They do not talk! "Tell {guest2} this," says {guest}. {hero} runs to him.',
        '{guest} is cross. {guest2} is cross. They do not talk. "I will tell him for you," says {hero}.',
        'A big {hedge} stands here. {guest} and {guest2} do not talk. {hero} goes in the {hedge.hole}. "I will tell {guest2}!"',
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
        '{guest} and {guest2} lived at the end of the lane, in two houses so alike that the mailman mixed them up about once a week, and they had not said a word to each other in eleven years, and it had all started with a ladder. Between their gardens stood {hedge.a}. {hedge.care}. {hero} liked them both, and visited them both, and knew {hedge.low}. And one day {guest} looked at the ceiling and said to nobody at all that some people had gates that squeaked, and that some people ought to buy a can of oil. "I could tell him," said {hero}.¶"You\'d have to say it exactly the way I say it," said {guest}. "Promise me." So {hero} promised, first on one side and then on the other, and meant it. {Hero.they} would get {pay.one} for every message.',
        '"I\'ve got nothing against him," {guest} used to say. "I just don\'t know who you mean." On the other side of the {hedge} {guest2} said almost the same thing. They got up at the same time, and in May they sneezed at the same trees, but in eleven years neither of them had once said "Bless you." It had something to do with a ladder.¶"I\'m not talking to that person," {guest2} told {hero}, "but there is something that I want that person to know." {hero} saw a way, because there was {hedge.low}, and {hero.they} {hero:was|were} just the right size for it. They agreed on it quickly, and from then on {hero} would get {pay.one} for every message, and would carry it just as it was, word for word, on {hero.their} honor. "I\'m like an envelope," {hero.they} told {mentor}.',
        'From {guest}\'s back door to {guest2}\'s it was eleven steps, or it would have been, if the {hedge} had not been in the way. {hedge.care}. The old people in the village could remember the two of them sitting side by side on one bench, shelling peas into the same bowl, until there was that trouble about the ladder. {hero} tried to imagine it, and couldn\'t.¶"Suppose," said {guest} one morning, "that I were to say something out loud, just to myself, and suppose that you happened to go by over there afterward." She pushed {pay.one} across the table with one finger. {hero} knew a place at the bottom of the {hedge} where {hero.they} could get through. "Word for word, and no decorations," said {guest}.¶"Word for word," said {hero}.',
      ],
    },
    more: {
      preteen: [
        'Two people were waiting for {hero} now, every day, and looked out of the window for {hero.them}, which had never happened to {hero.them} before, and {hero.they} liked it a lot.',
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
        'It started by accident. {guest} was looking at the ceiling and saying to nobody at all that some people had gates that squeaked. "I could tell him," said {hero}, because there was {hedge.low}, and only the hens knew about it. "You\'d have to say it exactly the way I say it," said {guest}. {hero} promised, and got {pay.one} for it.¶Gates were easy, but the two of them had eleven years of other things saved up, and now all of it came out. On Thursday {hero} was told to say that a certain person\'s hat looked like something that a truck had run over. {Hero.they} said it. {guest2} had come to the door with a hopeful look on his face, and {hero} had to stand there and watch the look go away. "I see," said {guest2}. "It was my brother\'s." {hero} went home and ate {hero.their} {pay}, and it didn\'t taste of anything.',
        '"I\'m not talking to that person," said {guest2}, "but there is something that I want that person to know." {hero} saw a way through, because there was {hedge.low}, and {hero.they} {hero:was|were} the right size. {Hero.they} would get {pay.one} for each message, word for word, on {hero.their} honor. [?friend: "What if it\'s rude?" asked {friend}.¶"I\'m not the one who\'s rude," said {hero}. "I\'m like an envelope." ]¶An envelope doesn\'t have to look at anybody\'s face, though. When {hero} told {guest} what {guest2} had said about her singing, she didn\'t move for a moment, and then she asked in a very bright voice if {hero} would like some milk. When {hero.they} told {guest2} what {guest} had said about his cooking, he laughed, but he put down his spoon and didn\'t pick it up again. And both of them always wanted to hear it a second time.',
        'It turned out that the two of them had been saving things up. As soon as they knew that {hero} could get {hedge.through}, there was a message to take over every morning, and every afternoon there was an answer to bring back. "You tell him just the way I told you," said {guest}, and {hero} said that {hero.they} had promised. There was {pay.one} for each.¶But nobody had told {hero} that it would all have to come out of {hero.their} own mouth. In one week {hero.they} had called {guest2} a cheapskate, and {hero.they} had told {guest} that she sang like a rusty hinge, and two times {hero.they} had seen an old person\'s chin start to tremble. They said thank you. They paid. In the evening {hero} brushed {hero.their} teeth twice.',
      ],
    },
    more: {
      preteen: [
        'The worst part was the second before {hero.they} started to speak. Each of them looked up at {hero.them} then, every single time, as if today it might be something good. There were no words for that look, so nobody ever asked {hero} to carry it across.',
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
        '"He is sorry," says {hero}. It is a fib. [+ Itch, itch. ]"I will go to him tomorrow!" says {guest}. [+ Uh-oh.]',
        '"Is he sorry?" asks {guest}. "Yes," says {hero}. It is not so. "Then we will meet tomorrow!" Oh no, {hero}.',
        '{hero} tells {guest}, "He is sorry." {hero} tells {guest2}, "She is sorry." It is a fib. Tomorrow they will meet!',
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
        '{guest} hadn\'t said anything for a while. "There\'s only one thing I still wonder about," she said. "Did he ever say that he was sorry?"¶{hero} could have said no, because it was such a short word, but {guest}\'s hands were lying on the table with the palms up, as if she was waiting for somebody to put something in them. "Yes, he said so yesterday," said {hero}. {Hero.they} had thought that she would smile, but instead she put her forehead down on the table and cried, without any noise. {Img.start}.¶"Then I\'ll go to the {hedge} tomorrow at three," said {guest}, "and he can say it to my face." {hero} carried that across. "What does she want from me?" asked {guest2}, and {hero} could have told him then. "She wants to say that she\'s sorry," said {hero} instead. The old man stood up very straight. {Img.the} {img.tight}. Tomorrow there would be two people at the {hedge}, in their best clothes, and each of them would be waiting for the other one to say sorry.',
        'It had to come sooner or later. "And what does he say today?" asked {guest}, and {hero} had used up all the compliments, and there was only one thing left that was bigger than all the others. "He says that he\'s sorry about the ladder, and about everything else," said {hero}.¶{guest} didn\'t say a word. From the very back of the cupboard she took a second cup, the twin of her own, and she washed it and dried it, and went on drying it long after it was dry. {Img.start}. {hero} had wanted to give her a present, but it wasn\'t {hero.theirs} to give.¶And if you build a bridge, sooner or later somebody will walk on it. "I\'ll meet him at the {hedge}," said {guest}. "Let him come tomorrow at three and say it." On the other side {guest2} said that if a certain person wanted to say sorry to him, he wouldn\'t make it hard for her. "Tomorrow at three," said {hero} to both of them. {Img.the} {img.tight}. All summer long {hero} had brought one word too many, and tomorrow {hero.they} would be one word short.',
        '"I\'ll tell you something, and it\'s not a message," said {guest}. "If that stubborn man had come to me just once in eleven years and said \'I\'m sorry,\' I would have said it right back, and sometimes I practice it on the {hedge}."¶All {hero} had to do was nothing, and {guest} might have gotten up and gone over there by herself. But she looked so sad, and {hero} couldn\'t stand it. "He did say it!" {hero} burst out. "He told me to tell you!" {Img.start}.¶By four in the afternoon it was all arranged. {guest} would be at the {hedge} tomorrow at three to hear that {guest2} was sorry, and {guest2} would be there to hear that {guest} was sorry. Then {hero} sat down on the curb, and thought, and from the left came the smell of ironing, and from the right came whistling, and the sound of somebody brushing a hat. {Img.the} {img.tight}. {hero} had never known two people to be so happy about something that wasn\'t true.',
      ],
    },
    more: {
      preteen: [
        "Maybe {hero.they} could be ill tomorrow, or maybe {hero.they} could fall and hurt {hero.their} leg. {hero} tried to work out how far down the lane you could get by three o'clock if you started right after breakfast.",
      ],
    },
  },
]
