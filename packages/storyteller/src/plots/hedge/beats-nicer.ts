import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The messages get nicer on the way, and it works. */
export const nicerBeats: readonly Beat[] = [
  {
    id: 'better',
    purpose: 'the first changed message: a nicer lie, and it works',
    core: true,
    valence: 1,
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'peek', 'thinking', '{hedge}'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{hedge}', 'leaf'],
      action: '{hero} stops in the {hedge.hole} and thinks of something nicer to say.',
    },
    text: {
      toddlers: [
        '"Tell {guest} to go away!" says {guest2}. [+ Scritch, scratch. ]"What did he say?" {hero} says, "He said hello."',
        '{guest2} says a bad word. {hero} will not tell it. "{guest2} likes you," says {hero}. {guest} is glad!',
        '"Hmpf!" says {guest2}. {hero} goes back to {guest}. "What did he say?" "He said good day!" It is not so.',
        {
          say: '{guest2} says a cross word. {hero} makes it a nice word. {guest} is so glad.',
          shows: shown.gladGuest,
        },
      ],
      early: [
        '"Tell her that she sings like a gate," said {guest2}.¶In the middle {hero} stopped. It was not a nice message. So {hero.they} made a better one. "{guest2} says that you sing like a lark," {hero.they} told {guest}.¶"Does he?" said {guest}, and went pink.',
        {
          say: '"What does he say?" asked {guest}.¶What he had said was "Pooh." But {guest} looked so glad to get a message! "He said... thank you," said {hero}. "And good morning."¶{guest} sat down on the step. "Good morning," she said, very softly.',
          shows: shown.gladGuest,
        },
        '{hero} lost a message. It fell out in the {hedge.hole}, in the dark. It had not been kind. "Well?" asked {guest2}, on the other side. "{guest} says your beans look fine," said {hero}. It just came out. {guest2} stood up very tall, like a bean.',
        'It was such a little change. {guest} had said, "That hat is awful." {hero} only took out "awful." {Hero.they} put in "new." "{guest} asks if that hat is new," said {hero}. {guest2} took it off, and smiled at it. [+ Nobody had got hurt. ]And there was {pay.one}, too.',
      ],
      middle: [
        'One morning {hero} got stuck. {Hero.they} {hero:wasn\'t|weren\'t} stuck in the {hedge.hole}, for {hero.they} fit that like a key. {Hero.they} {hero:was|were} stuck with the message. It was from {guest2}, about {guest}\'s singing, and it had the word "hinge" in it. "What does he say?" called {guest}, who had already got her listening face on.¶"He says," said {hero}, and stopped. "He says that he can hear you sing. In the mornings." That was true. "And he likes it," said {hero}. That wasn\'t. But you should have seen her. She had to hold on to the doorpost.',
        'It happened in the middle, where nobody could see. {hero} had a message from {guest} to deliver, and it was about {guest2}\'s hat, and it was a horrible one. {Hero.they} sat there in the half dark {hedge.in} and looked at it from all sides. If you turned it around, it was hardly horrible at all.¶"{guest} noticed your hat," {hero} said, when {hero.they} came out.¶{guest2} grew stiff. "And?"¶"It reminds her of old times," said {hero}. {guest2} didn\'t say anything. But he gave {hero} two {pay.many} instead of one, and stood for a good while with the hat in his hands.',
        'The first one was hardly a lie. {guest} had said that {guest2}\'s roses were a disgrace. {hero} merely mentioned, over there, that {guest} had been talking about the roses.¶"Talking? What did she say?"¶"That they\'re something," said {hero}. "That you don\'t see roses like those."¶Well, you didn\'t. It was word for word, almost. But {guest2} walked along the whole row of them, and touched one. That evening there was a rose lying in the {hedge.hole}, with its stem wrapped in wet newspaper. It didn\'t say who it was for. "He sent you this," {hero} told {guest}. And that part was quite true.',
        '"Tell her I\'ve nothing to say to her," said {guest2}.¶It was the shortest message yet. {hero} said it over to {hero.themself} on the way. And {guest} was standing there, waiting, in a clean apron. She had even put out a plate. "Nothing to say," thought {hero}. You couldn\'t put that on a plate. "He sends his regards," {hero} heard {hero.themself} say. {Hero.they} had got it from a book. "His kind regards."¶"Kind?" said {guest}. She said it as if it were the name of somebody she used to know.',
      ],
      preteen: [
        'It was a Friday when {hero} changed a message for the first time. {guest2} had said that {guest} sang like a rusty hinge, and that if she didn\'t stop, the milk would turn sour. {hero} was supposed to say so, word for word, but halfway {hedge.through} {hero.they} sat down. On the other side {guest} was waiting already, in a clean apron, and {hero} could see her shoes.¶"He can hear you singing in the mornings," said {hero} when {hero.they} came out. That was true. {Hero.they} could have stopped there. "He says that he\'d miss it if you didn\'t," said {hero}, and {guest}\'s whole face went pink, right up to the hair. {hero} had never made anybody look like that before, and it was so easy.',
        '{hero} didn\'t mean to lie. {Hero.they} only wanted to leave out one word. {guest} had said that {guest2}\'s hat was the ugliest hat in the whole county, and {hero}, who was tired and sorry and only halfway across, left out "ugliest." But then there was a hole in the sentence, and you had to put something in. "She says that it\'s the most amazing hat in the whole county," said {hero}.¶{guest2} took it off and looked at it from all sides. "She said amazing?" he asked, and he asked it two more times, and then he went in and came back with {pay.one} for {hero}, and it was the best one in the basket. He was smiling at the hat. {hero} couldn\'t see that it had hurt anyone.',
        'There was a message that started with "Tell that person," and after that it got worse. {hero} carried it as far as the middle and stopped, and wondered what would happen if nobody said it. One old lady would have a nice afternoon, and one old man would never find out, so it would be a kind thing to do, really. "{guest2} sends you his kind regards," {hero.they} said when {hero.they} came out on the other side, with dirt on both knees. {guest} had crossed her arms, the way she always did before a message. Very slowly she uncrossed them again.¶"Kind?" she said. {hero} nodded. By then it was too late to say anything else.',
        'The trouble was that it worked. There was a mean message about roses, and {hero} turned it around, so that it came out as a nice one, and then {hero.they} waited for something terrible to happen. Nothing did. {guest2} went out to his roses with the scissors and cut the best one, and asked {hero} if a certain person still had a vase. [?friend: "That isn\'t what she said, is it?" asked {friend} afterward.¶"It\'s what she would have said," said {hero}, "if she was nicer." ]That whole day nobody said one bad word in either garden. There had only been the one small lie, and it had been such a good one.',
      ],
    },
    more: {
      middle: [
        'It was like finding out that you could do magic. You went in at one end with a thorn, and came out at the other with a rose.',
      ],
      preteen: [
        '"Word for word," said a small voice in {hero}\'s head. {hero} told it that this was a special case. The voice seemed to be all right with that, but the next morning there was a special case again, and the morning after there were two.',
      ],
    },
  },
  {
    id: 'pears',
    purpose: 'business is splendid, and the hole grows',
    core: false,
    rank: { young: 2, old: 9 },
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'run', 'joy', '{hedge}', '{pay}'],
        ['guest', 'wave', 'happy', 'hero'],
        ['guest2', 'wave', 'happy', 'hero'],
        ['friend', 'run', 'joy', 'hero'],
        ['companion', 'run', 'happy', 'hero'],
      ],
      props: ['{hedge}', '{pay}', 'basket'],
      action: '{hero} runs back and forth {hedge.through} with both arms full.',
    },
    text: {
      toddlers: [
        '{hero} tells nice fibs. {guest} gives {hero} {pay.one}. {guest2} gives {hero} {pay.one}. [+ Munch, munch!]',
        '[+ {hero} goes in and out. ]{hero} tells nice words to both. The {hedge.hole} grows big.',
        '{hero} gets {pay.many} for nice words. One, two, three! [+ [?companion: {companion} has one. ][?friend: {friend} has one. ]][+ Munch, munch, munch.]',
      ],
      early: [
        '{hero} ran all day. "{guest} says you look well!" "{guest2} says you work hard!" Nobody had said any of it. But they gave {pay.one} for each. [?friend: {friend} helped to eat them. ]The {hedge.hole} got bigger every time. Soon {hero} could go in standing up.',
        "There were {pay.many} in {hero}'s pockets. There were {pay.many} under the bed. [?companion: {companion} slept on {pay.one} by mistake. ]{guest} was humming. {guest2} was humming. It was not the same tune, but it was at the same time.",
        'A bad word took nine seconds to carry. A nice one took four. {hero} had timed it. And you got two {pay.many} for it, if it was nice enough! So {hero.they} made them nicer and nicer. [+ {Hero.they} {hero:was|were} getting good at it. ]In the {hedge} there was a hole like a door.',
      ],
      middle: [
        'Business had never been so good. As long as the messages were true, there had been two or three of them a day. Now there were ten. {guest} wanted to know if {guest2} had slept well. {guest2} wanted to know what {guest} was having for supper. It was {pay.one} each way, and two if the news was very nice, and so the news grew nicer all the time. {hero} ran to and fro with {hedge.mark}. {Hedge.bigger}. [?companion: {companion}, who ran along, was paid in cores and crumbs.]',
        "By July {hero} had eaten so many {pay.many} that {hero.they} began to give them away. [?friend: {friend} took six, and asked no questions. ]{guest} had bought new curtains. {guest2} had painted the gate, and it hardly squeaked. In the evenings each of them sat by the {hedge}, with their back to it, but they'd moved their chairs a little closer. {hero} could see it from the lane, and swelled. {Hero.they} had done that. {Hero.they} had done it all with {hero.their} own mouth.",
        'You could tell how things stood by the {hedge.hole}. At first {hero} had had to lie flat. Then {hero.they} could crawl, and by midsummer {hero.they} went in bent over, at a trot, with {pay.one} in each hand. {Hedge.bigger}. On the left somebody was saying, "What did he say? Tell me again!" And on the right somebody was saying exactly the same. {hero} told them again. {Hero.they} had to make it a bit nicer each time, or they\'d have noticed that it was old.',
      ],
      preteen: [
        'After that came the golden weeks. {hero} went back and forth from breakfast until the bats came out, and every message was a bit nicer than the one before, because once somebody has been told that she is kind, you can\'t come back the next day with "not bad." It rained {pay.many}. {guest} had started to hum. {guest2} oiled the gate. [?friend: {friend} was hired as an assistant, and wrote down who had been told what. ]{Hedge.bigger}. At night {hero} lay in bed, with {hero.their} pockets full, and added it all up, and what it came to was that two people were happy, and all that it had cost was the truth, and nobody had liked the truth anyway.',
        "You wouldn't have known them. {guest}, who had worn the same gray cardigan for eleven years, came out one morning in a yellow dress. {guest2} was seen dancing with a rake. They wanted more messages, and {hero} gave them more, at {pay.one} each. By now {hero.they} had gotten really good at it, and if {guest2} said something rude about her hens, {hero} could turn it into a friendly question about her knee before {hero.they} had crawled out at the other end. {Hedge.bigger}, and the neighbors said that it looked as if somebody was making a path there.",
        '"I don\'t know how you do it," said {guest}, and stuffed {hero}\'s pockets with {pay.many}. "He never used to have one kind word for anybody."¶"Maybe he\'s changed," said {hero}, and by then it nearly felt true. {hero} had talked so much about the charming {guest2}, the one {hero.they} had made up, that {hero.they} really liked him. It was always a bit of a shock to come out at the other end and find the real one standing there in his suspenders, yelling at a hen. [?companion: {companion} took the rest of the {pay.many} behind the shed and didn\'t ask where they came from.]',
      ],
    },
    more: {
      preteen: [
        "There was a lot to remember, of course. But when you are running down a hill and going really fast, you don't look for the place where you are going to stop.",
      ],
    },
  },
  {
    id: 'singing',
    purpose: 'a nice lie has funny consequences',
    core: false,
    rank: { young: 6, old: 1 },
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['guest', 'dance', 'joy', 'away'],
        ['guest2', 'hide', 'worried', '{hedge}'],
        ['hero', 'stand', 'worried', 'guest'],
      ],
      props: ['{hedge}', 'house'],
      action: '{guest} sings at the top of her voice, and {guest2} covers both ears.',
    },
    text: {
      toddlers: [
        '"He likes my song?" says {guest}. La, la, LA! [+ {guest2} holds both ears. ]La, la, LA, LA!',
        'La, la, la! {guest} sings so loud. [+ The hens run. ]"Help!" says {guest2}. Oh, {hero}.',
        '{guest} sings and sings. [+ It is for {guest2}. ]{guest2} puts socks in his ears. Two socks!',
      ],
      early: [
        '"{guest2} loves your singing," {hero} had said. Now {guest} sang before breakfast. She sang on a chair, so that it would go over the top. On the other side {guest2} put a pillow on his head, and then the cat on the pillow.',
        '{guest} sang all morning. "Does he like it?" she asked.¶"Oh, yes," said {hero}.¶"Then I will sing it again!"¶On the far side the hens would not lay. "Tell her to STOP," said {guest2}. "He says don\'t stop," said {hero}, before {hero.they} could think.',
        '{hero} had told {guest2} that {guest} longed for his bean soup. So now {guest2} made it. He made it every day, and {hero} had to carry it across. "Ugh, beans," said {guest}. "Yum, beans," {hero} said over there. [+ [?companion: {companion} had to eat all of it.][!companion: {hero} had to eat all of it, in the {hedge.hole}.]]',
      ],
      middle: [
        'There was one thing that {hero} had not thought of. If you tell people that somebody loves their singing, then they sing. {guest} began at six. She had only the one song, and it had nineteen verses, and she stood on a kitchen chair beside the {hedge}, so that none of it should be lost. On the other side {guest2} went about with his fingers in his ears. "Tell her that a cow is in less pain!" he bellowed.¶"What does he say?" called {guest}, beaming.¶"He says that the cows like it, too," said {hero}.',
        '{guest2} had been told that {guest} thought about his bean soup a great deal. It was a thing that {hero} had thrown in one afternoon, at no extra charge. The next morning there was a pot in the {hedge.hole}. The morning after that there was a larger one. "I can\'t bear beans," said {guest}, looking into it. "Whatever\'s the matter with him? But say thank you." So {hero} said how much she had enjoyed it. [?friend: There was nothing for it but to sit down in the middle with two spoons, {hero} and {friend}, and eat. ][!friend: There was nothing for it but to sit down in the middle with a spoon, and eat. ]By Friday {hero} knew what it was to carry a message inside you.',
        'It was the hat that gave the most trouble. {hero} had said that {guest} admired it. So {guest2} wore it from morning till night. He wore it to feed the hens, and walked up and down with it along the {hedge}, turning slowly, so that it could be seen from every side. "What is he doing?" whispered {guest}. "Is he ill?"¶"He likes to walk," said {hero}.¶"In that thing?" said {guest}. {hero} was paid for taking across that she hoped it would rain. {Hero.they} took across something else.',
      ],
      preteen: [
        'Nobody had told {hero} what happens when you tell somebody that she sings well. She sings more. {guest} started at six in the morning, on a kitchen chair, with the window open, and she sang all nineteen verses of a song about a sailor who drowns. On the other side {guest2} ran around the henhouse with a cushion tied over his ears. "Tell that person," he shouted, "that my hens have stopped laying!"¶"What did he say?" called {guest}, between verse eleven and verse twelve.¶"He says that even the hens are listening," said {hero}. In a way they were, because they had all crowded into one corner, and not one of them made a sound.',
        "The soup was {hero}'s own fault. {Hero.they} had wanted to finish a message nicely, and had said that {guest} often thought about {guest2}'s bean soup. From then on a pail of it came {hedge.through} every day at noon, with a lid and a napkin. {guest} couldn't stand beans. \"But I wouldn't hurt his feelings for the world,\" she said, and that was the nicest thing that she had said all summer, and {hero} couldn't even tell him. [?friend: So {hero} and {friend} sat down in the dark and ate the soup. ][!friend: So {hero} sat down in the dark {hedge.in} and ate the soup. ]On Monday it was delicious, but by Saturday {hero} only had to hear the lid rattle to feel sick.",
        'By now each of them thought that the other one had gone a little bit crazy. {guest2} believed that she loved his hat, so he wore it all the time, and he even wore it in bed, because in the morning it was on his head when he opened the shutters. {guest} believed that he loved her song, so she added arm movements. "You have to admit that he\'s acting very strangely," said {guest}. "You have to admit that she\'s not quite well," said {guest2}. {hero} admitted it, on both sides. That night {hero.they} worked out what {hero.they} would have to say tomorrow, so that nobody would find out what {hero.they} had said today. It came to eleven sentences.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} had begun to leave the garden as soon as either of them came out. ]"It\'s so nice," said {guest} bravely, "to make somebody happy."',
      ],
      preteen: [
        "It couldn't go on like that, thought {hero}, but it did. It was like a house of cards, where every lie stood on another one, and it would hold as long as nobody on either side opened a door too fast.",
      ],
    },
  },
  {
    id: 'list',
    purpose: 'one has to remember who is supposed to have said what',
    core: false,
    rank: { young: 12, old: 5 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'draw', 'worried', 'paper', 'paper'],
        ['friend', 'stand', 'thinking', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['paper', 'bed', '{pay}'],
      action: '{hero} sits on the bed with a long list and tries to remember.',
    },
    text: {
      toddlers: [
        'Who said hello? Who said thank you? [+ {hero} thinks and thinks. ]Nobody did. {hero} did.',
        'So many words! This one, that one. [+ Which one is true? ]{hero} does not know.',
        '{hero} cannot sleep. The words go around. [+ Around and around. ]Shh, words. Shh.',
      ],
      early: [
        'There was so much to remember now! Did {guest} like beans, or was that {guest2}? Who had sent regards to the hens? {hero} made a list. On one side {hero.they} put what they said. On the other {hero.they} put what {hero.they} said that they said. The second one was much longer.',
        '"What did {guest} say today?" asked [?friend: {friend}][!friend: {mentor}].¶"Which one?" said {hero}.¶"There is only one {guest}."¶"There are two," said {hero}. "There is a cross one, and there is one that I made." {hero} looked tired. [+ It is hard work to be two people.]',
        "The true words were easy. They stayed the way they were. But the nice ones had to be watched. If {hero} turned around, they got mixed up. Today {hero.they} had told {guest2} happy birthday. It was not {guest2}'s birthday. Now {guest2} had put up a flag.",
      ],
      middle: [
        '{hero} had to start a list. {Hero.they} wrote down everything that {guest} had said, and next to it what {hero.they} had said that she said, and the same for {guest2}, in green. It was the only way. Yesterday {hero.they} had wished {guest2} a happy birthday from {guest}, and the day before {hero.they} had thanked {guest} for a cake that nobody had baked. [?friend: "Show me," said {friend}, and read it right to the end. "There\'s nothing left in here that\'s true," said {friend}, "except the hens."¶"They\'re happy," said {hero}.¶"The hens?"¶"No," said {hero}. "The hens are exhausted."][!friend: {Hero.they} read it through. There wasn\'t much left in it that was true, apart from the hens.]',
        "With the truth you don't have to do anything. You put it down, and next morning it's still there. But {hero}'s messages had to be fed and watered. There was {guest2}'s cold, for one. {hero} had made it up, because he had not come out to hear the singing. Now {guest} wanted to know every day how it was. So {hero.they} had let the cold get better, and then, by mistake, {hero.they} had let it get worse. \"Should he not see a doctor?\" asked {guest}. {hero} could see {guest2} from where {hero.they} stood. He was up in a tree, whistling.",
        {
          say: '"You look like somebody with a lot on {hero.their} mind," said {mentor}.¶"It\'s only business," said {hero}. {Hero.they} {hero:was|were} counting on {hero.their} fingers. On the left there was a cake that never was, and a poem. On the right there was a birthday. {Hero.they} must not forget the poem. [?companion: {companion} was looking at {hero.them} with {companion.their} head on one side. ]"Who lives over there, really?" {hero} thought, when {hero.they} crept back under the {hedge} that evening. "And who lives over here?" For a moment {hero.they} couldn\'t have said. {Hero.they} had only ever listened for what could be made of it.',
          shows: shown.mentorAsks,
        },
      ],
      preteen: [
        'After four weeks {hero} couldn\'t keep it all in {hero.their} head anymore, so {hero.they} made a list. In the first column was what {guest} had said, and in the second was what she was supposed to have said, and then there were two more columns for {guest2}, in green. {Hero.they} kept it under the mattress. [?friend: {friend} found it there and read the whole thing. "You\'ve got four neighbors," said {friend}. "Two of them are real, and they can\'t stand each other. The other two are best friends, and you made them up." ][!friend: When {hero.they} looked at it like that, {hero.they} got a shock. There were four neighbors on that paper. Two of them were real, and couldn\'t stand each other. The other two were best friends, and they had been made up by {hero}. ]The list made a lump in the mattress, and {hero} felt it all night, on whichever side {hero.they} lay.',
        "One good thing about the truth is that you don't have to remember it, but {hero} had never thought of that before, and now {hero.they} had to remember a cold that {guest2} didn't have, and a poem that {guest} hadn't written, and a birthday on the nineteenth that {hero.they} had made up in a hurry. Every day somebody asked about the cold. Somebody was already planning a cake. At half past six in the evening {hero} sat on {hero.their} bed with a pencil, and tried to work out if it was the left one or the right one who was supposed to love owls.",
        '"Didn\'t he say on Monday that he can\'t stand lilac?" asked {guest}. She was holding a big bunch of it.¶"That was before," said {hero}.¶"Before what?"¶{hero} looked at the lilac. {Hero.they} had nearly been caught a few times already, and each time {hero.they} had gotten out of it with another little lie, but this time nothing came, as if {hero.they} had put {hero.their} hand into a box that had always been full, and there was only the bottom. "Before he knew that it was yours," {hero.they} said at last. {guest} hid her face in the flowers, because she didn\'t want anybody to see how happy she was, and {hero} felt awful.',
      ],
    },
    more: {
      preteen: [
        'Then {hero.they} noticed something about the list. There were four columns on it, and not one of them was for what {hero.they} thought {hero.themself}.',
      ],
    },
  },
]
