import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

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
        '{guest} lives here. {guest2} lives there. [+ Here is {hedge.a}. ]Do they say hello? No!',
        'Here are two houses and a big {hedge}. [+ {guest} looks this way. ]{guest} and {guest2} do not talk.',
        '"Hmpf!" says {guest}. "Hmpf!" says {guest2}. They are cross. They do not talk. [+ What a big {hedge}!]',
        'Look up, up, up. What a {hedge}! {guest} is here. {guest2} is there. They do not say hello.',
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
        "{guest} and {guest2} lived at the end of the lane, in two houses so alike that the mailman mixed them up about once a week, and they had not said a word to each other in eleven years. Between their gardens stood {hedge.a}. {hedge.care}. If one of them came out to hang up the washing, the other one remembered something on the stove and went in. {hero} liked them both and visited them both, and had learned very early never to say anything nice about {guest}'s roses in {guest2}'s kitchen, because the last time {hero.they} did, {guest2} put the cookies back into the tin.",
        '"I\'ve got nothing against him," {guest} used to say. "I just don\'t know who you mean."¶On the other side of the {hedge} {guest2} said almost the same thing. They got up at the same time, they grew the same beans, and in May they sneezed at the same trees, but in eleven years neither of them had once said "Bless you." [?friend: "They could get married," said {friend}. "They\'re practically the same person." {hero} decided not to pass that on. ]{hero} went in and out of both houses, and had noticed something funny, which was that there were two chairs in each kitchen, and in each kitchen one of the chairs looked brand-new, because nobody had sat on it for eleven years.',
        "From {guest}'s back door to {guest2}'s it was eleven steps, or it would have been, if the {hedge} had not been in the way. So you had to go out of one gate, along the lane and in by the other gate, which took four minutes, and nobody ever did it except {hero} and the mailman. {hedge.care}. It had not always been like that, because the old people in the village could remember {guest} and {guest2} sitting side by side on one bench, shelling peas into the same bowl and laughing so loudly that the dogs barked. {hero} had tried to imagine it, but it was like being told that two mountains used to go dancing.",
        "On summer evenings {guest} sat on her bench on one side, and {guest2} sat on his bench on the other side, and between them was {hedge.a}. {hedge.care}. They were so close that one could hear the other stirring his tea. If {guest} coughed, {guest2} turned the page of his newspaper very loudly, and if {guest2} hummed, {guest} shut a window. {hero} had grown up next door to all this, and for years {hero.they} had thought that every street had one of those, and two people who didn't talk. [?companion: {companion} didn't care about any of it, and got breakfast in both houses.]",
      ],
    },
    more: {
      early: ['Even the bees flew around it. Nobody knew who had told them.'],
      middle: ['"It isn\'t a quarrel," {guest} explained. "For a quarrel you have to talk."'],
      preteen: [
        'You got used to it, and that was maybe the oddest thing about it, because people in the lane talked about the {hedge} as if it were a hill, or the weather, and nobody ever said out loud that it was only two people, who got up every morning and decided all over again not to talk.',
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
        {
          say: 'Why are they cross? "My ladder!" says {guest}. "No, my ladder!" says {guest2}. [+ But where is it? ]All gone.',
          shows: shown.bothBlame,
        },
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
        "As far as {hero} could find out, it was about a ladder. One May {guest} had lent it to {guest2} for picking cherries, and when it came back there was a rung missing. Or else the rung had been missing before, and that was why {guest2} had fallen through it and landed in the beans on his back, depending on whom you asked. Then they had both shouted something, and it couldn't have taken more than ten seconds, and it had lasted eleven years so far. The ladder was still there. It lay under the {hedge} in the nettles, with one end in each garden and a family of snails in the middle.",
        'If you pushed the grass aside you could see what it had all been about. It was an old ladder with moss on it, and the fourth rung was gone. {guest} said that there had been nothing wrong with it when she lent it to him. {guest2} pulled up his pant leg, if you let him, and showed you the scar. [?friend: "You could buy a new one for twenty dollars," said {friend}, "and then they\'d both be happy." ]{hero} was not so sure, because {hero.they} had the feeling that it had stopped being about the ladder a long time ago, and that they just didn\'t know how to put it down.',
        '"I\'ll tell you what happened," said {guest}, "and then you can judge for yourself." It took until supper, and there was a ladder in it, and a lot of beans, and the next day {hero} asked {guest2}, and he told {hero.them} what had happened, too. It was the same ladder and the same beans and the same broken rung, and yet in one story {guest} was the one who had been treated badly, and in the other one {guest2} was. {hero} walked home along the {hedge} and tried to put the two stories together. Both of them fit. That was the annoying thing.',
      ],
    },
    more: {
      middle: [
        '{hero} thought that somebody might just say sorry. But it turned out that each of them was waiting for that. They had been waiting the whole time.',
      ],
      preteen: [
        '{hero} noticed one more thing. Neither of them ever said, "That hurt me." They said that it was long ago, and that they never gave it a thought, and all the time they were rubbing at a spot on the tablecloth that wasn\'t there.',
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
        '"Tell {guest2} this for me," says {guest}. "Here is {pay.one}." [+ Yum! ]{hero} goes in the {hedge.hole}. [+ Scritch, scratch!]',
        'The {hedge} has a {hedge.hole}. {hero} can go in. "Tell {guest2} for me," says {guest}. [+ "Say it just so."]',
        '{guest} wants to tell {guest2} a thing. Who can go? {hero} can! [+ Here is {pay.one}. ][+ Scritch, scratch!]',
        '"Tell {guest2} this," says {guest}. "Tell {guest} that," says {guest2}. [+ {Pay.one} here, {pay.one} there. ]Run, {hero}, run!',
      ],
      early: [
        '"Somebody should tell {guest2} that his gate squeaks," said {guest}. She looked at {hero}. "There is {pay.one} in it."¶"I can go," said {hero}.¶"Word for word?"¶"Word for word," said {hero}, and went {hedge.through}. Scritch, scratch.',
        'There was {hedge.low}. It was just as big as {hero}. "You could take a message," said {guest}. "I will say it just as you say it," said {hero}. So {hero.they} got {pay.one} for going. Then {guest2} had an answer. That was one more.',
        'It began with a squeak. "That gate!" said {guest}. "Tell him to oil it. Say it just so." {hero} promised, and crept {hedge.through}. "Tell her it is my gate," said {guest2}. {hero} crept back. And {hero.they} had two {pay.many}, one for each word.',
        '{guest} could not say it to {guest2}. But there was {hedge.low}, and there was {hero}. "Can you keep a message just as it is?" asked {guest}. {hero} said yes. That was a promise. It was worth {pay.one}. [+ The answer was worth one more.]',
      ],
      middle: [
        'It was on account of a squeaking gate that {hero} got the job. "If I were on speaking terms with anybody over there," said {guest}, "I\'d tell them to use some oil." She looked at the {hedge}, and then she looked at {hero}, who was small enough. For there was {hedge.low}. "There\'d be {pay.one} in it, for someone who could carry a message. But it would have to be word for word."¶"Word for word," said {hero}. {Hero.they} gave {hero.their} hand on it. Then {hero.they} went {hedge.through}, and came out on the other side, with {hedge.mark}.',
        {
          say: '"How much would you want," said {guest2} one morning, "for saying something to a person I don\'t know?"¶{hero} thought about it. "A {pay}?" {hero.they} said.¶So it was {pay.one} for going, and it turned out to be {pay.one} for coming back as well, since {guest} had an answer. "But exactly as I said it," said {guest2}. "Not one word more or less." {hero} promised, on both sides. There was {hedge.low}, which nobody else in the lane was narrow enough to use. [?friend: {friend} tried it, and had to be pulled out by the feet.]',
          shows: shown.secondPayer,
        },
        'Everybody in the lane knew {hedge.low}. The hens used it. That summer {hero} began to use it as well, and {hero.they} took the words along with {hero.them}. "Tell her that the gate is going to squeak as long as it likes," {guest2} would say. "Word for word, mind."¶"Word for word," said {hero}, and ran, and said it so, and got {pay.one}. {guest} drew a deep breath and sent back eleven words about gates. That was another. It seemed to {hero} that there had never been such an easy way to get hold of {pay.many}.',
        'Two people who don\'t speak have a great deal to say. {hero} found that out by accident. {Hero.they} had only mentioned in {guest}\'s kitchen that {hero.they} {hero:was|were} going across to {guest2}\'s. "Then you might say," said {guest}, as if it had just come into her head, "that somebody\'s gate squeaks." And she pushed {pay.one} over the table. "Only say it as I said it. Promise?" {hero} promised. It was the beginning of a profession. There was {hedge.low}, and by the end of the week {hero} could do it in nine seconds.',
      ],
      preteen: [
        'It started by accident. {guest} was looking at the ceiling and saying to nobody at all that some people had gates that squeaked, and that some people ought to buy a can of oil. "I could tell him," said {hero}.¶{guest} thought about that for a long time. "You\'d have to say it exactly the way I say it," she said. "You don\'t leave anything out, and you don\'t put anything in. Promise me." {hero} promised. She took {pay.one} out of the basket by the door and put it on the table, and they shook hands on it. Then {hero} crawled {hedge.through}, because there was {hedge.low}, and only the hens knew about it, and {hero.they} came out on the other side with {hedge.mark}, and with the first message in eleven years.',
        {
          say: '"I\'m not talking to that person," said {guest2}, "but there is something that I want that person to know."¶He had been stuck on that for eleven years. {hero} saw a way out, or at least a way through, because there was {hedge.low}, and {hero.they} {hero:was|were} just the right size for it. They agreed on it quickly, and from then on {hero} would get {pay.one} for every message, and would carry it just as it was, word for word, on {hero.their} honor. [?friend: "What if it\'s rude?" asked {friend}.¶"I\'m not the one who\'s rude," said {hero}. "I\'m like an envelope." ]It was a few days before {hero} found out that there is a difference, since an envelope doesn\'t have to look at anybody\'s face.',
          shows: shown.secondPayer,
        },
        'It turned out that the two of them had been saving things up. As soon as they knew that {hero} could get {hedge.through}, there was a message to take over every morning, and every afternoon there was an answer to bring back. At first it was about gates, and after that it was about hens, and for every message there was {pay.one}. "You tell him just the way I told you," said {guest}, and {hero} said that {hero.they} had promised, hadn\'t {hero.they}? [?companion: {companion} came along as a bodyguard, and got the crumbs. ]Two people were waiting for {hero} every day, and looked out of the window for {hero.them}, which had never happened to {hero.them} before, and {hero.they} walked a little taller, even when {hero.they} had to crawl.',
        'It was {guest}\'s idea, although she said later that it wasn\'t. She had seen {hero} go into the {hedge} on one side and come out on the other, because there was {hedge.low}, and she thought about that for as long as it takes to eat a bowl of rice pudding. "Suppose," she said, "that I were to say something out loud, just to myself, and suppose that you happened to go by over there afterward." Then she pushed {pay.one} across the table with one finger. "Word for word," she said. "No decorations."¶"Word for word," said {hero}. Whatever came later, on that day {hero.they} really meant it.',
      ],
    },
    more: {
      middle: [
        '"What do you do with all those {pay.many}?" asked [?friend: {friend}][!friend: {mentor}].¶"I\'m in business," said {hero}, with {hero.their} mouth full.',
      ],
      preteen: [
        "It was also a good deed, if you looked at it the right way, because two people who hadn't talked for eleven years were sending each other messages. They weren't nice messages, but {hero} thought that you had to start somewhere.",
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
        'Gates and hens were easy, but they had eleven years of other things saved up, and now all of it came out. On Thursday {hero} was told to say that a certain person\'s hat looked like something that a truck had run over. {Hero.they} said it, because {hero.they} had promised. {guest2} had come to the door with a hopeful look on his face, and {hero} had to stand there and watch the look go away. He took the hat off and turned it around in his hands. "I see," said {guest2}. "It was my brother\'s." {hero} went home and ate {hero.their} {pay}, and it didn\'t taste of anything.',
        '{hero} had said that {hero.they} {hero:was|were} only an envelope, and now {hero.they} found out what that was like. When {hero.they} told {guest} what {guest2} had said about her singing, she didn\'t move for a moment, and then she asked in a very bright voice if {hero} would like some milk. When {hero.they} told {guest2} what {guest} had said about his cooking, he laughed, but he put down his spoon and didn\'t pick it up again. And both of them always wanted to hear it a second time. [?friend: "Why do they keep asking?" said {friend}.¶"I think they\'re hoping that it\'ll be something else," said {hero}.]',
        "It had seemed so simple, because one of them said something, {hero} carried it over, and the other one got it. Nobody had told {hero.them} that it would have to come out of {hero.their} own mouth. In one week {hero.they} had called {guest2} a cheapskate, and {hero.they} had told {guest} that she sang like a rusty hinge, and two times {hero.they} had seen an old person's chin start to tremble. It was all word for word, just as {hero.they} had promised. They said thank you. They paid. In the evening {hero} brushed {hero.their} teeth twice.",
      ],
    },
    more: {
      middle: [
        '"You\'re only the messenger," said [?mentor: {mentor}][!mentor: somebody], when {hero.they} told about it. That was true. It was also the trouble.',
      ],
      preteen: [
        'The worst part was the second before {hero.they} started to speak. Each of them looked up at {hero.them} then, every single time, as if today it might be something good. There were no words for that look, so nobody ever asked {hero} to carry it across.',
      ],
    },
  },
]
