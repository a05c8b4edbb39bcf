import type { Beat } from '../plot.ts'

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
        '"Tell {guest}: go away!" [+ Scritch, scratch. ]"What did he say?" {hero} says, "He said hello."',
        'It is a bad word. {hero} drops it. [+ Plop. ]"{guest2} likes you," says {hero}. Oh! A smile!',
        '"Hmpf!" says {guest2}. [+ In goes {hero}. Out comes {hero}. ]"What did he say?" "He said good day!"',
        '{hero} has a cross word. {hero} makes a nice word. [+ All new! ]{guest} says, "Oh! How nice!"',
      ],
      early: [
        '"Tell her that she sings like a gate," said {guest2}.¶In the middle {hero} stopped. It was not a nice message. So {hero.they} made a better one. "{guest2} says that you sing like a lark," {hero.they} told {guest}.¶"Does he?" said {guest}, and went pink.',
        '"What does he say?" asked {guest}.¶What he had said was "Pooh." But {guest} looked so glad to get a message! "He said... thank you," said {hero}. "And good morning."¶{guest} sat down on the step. "Good morning," she said, very softly.',
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
        'The first improvement was made on a Friday, about halfway {hedge.through}. {guest2} had expressed the opinion that {guest} sang like a hinge, and that if it went on, the milk would turn. {hero} was to say so, word for word. {Hero.they} sat down in the dusk {hedge.in} and considered the matter. On the far side {guest} was already waiting, in a clean apron, with her whole face held out like a saucer.¶"He can hear you singing in the mornings," said {hero}. It was a fact. It lay there between them, not doing anything, and it would have cost nothing to leave it at that. "He said that he would miss it," said {hero}, and it was as though someone had opened a shutter. {hero} had never before seen anything that {hero.they} had made do that to a person.',
        '{hero} had no intention of lying. {Hero.they} only took a word out. {guest} had called {guest2}\'s hat the ugliest object in the district, and {hero}, who {hero:was|were} tired, and sorry, and only halfway across, left out "ugliest." A sentence is a delicate thing, and with that gone it would not stand up by itself any longer. You had to put something in its place. "She says that it\'s the most striking hat in the district," said {hero}, on arrival.¶{guest2} took it off and looked at it. "She said striking?" he asked, twice, and then he went in, and came out again with {pay.one} for {hero} that was quite plainly the best of the whole basket, and {hero.they} could not see that anyone had come to any harm.',
        'There was a message that began with "Inform that person," and it did not get any warmer. {hero} bore it carefully as far as the middle. There {hero.they} did what {hero.they} had not done before, and looked at it. Supposing that nobody said this, {hero.they} thought, what would be lost? One old person would be spared a bad afternoon, and the other would never know. It would be the purest kindness. It would be almost a duty. "{guest2} sends kind regards," {hero.they} said as {hero.they} came out on the other side, brushing off the dust, and {guest}, who had drawn herself up to receive the blow, stood there with all that armor on and nothing happening.¶"Kind?" she said at last. {hero} nodded. It seemed late to say anything else.',
        'The worst of it was that it worked. {Hero.they} altered one message, a spiteful one about roses, so that it came out on the other side as a compliment, with hardly a seam to be seen, and {hero.they} waited for the sky to fall. What fell was quiet. {guest2} walked down his row of roses, like a general after the war, and cut one, and asked {hero} whether {hero.they} supposed that a certain person still had a vase. [?friend: "That isn\'t what she said, is it?" {friend} asked afterward.¶"It\'s what she would have said," said {hero}, "if she was nicer." ]Not one bad word had been spoken in either garden that day. {hero} had spoken only the one small one, and it had been such a good one.',
      ],
    },
    more: {
      middle: [
        'It was like finding out that you could do magic. You went in at one end with a thorn, and came out at the other with a rose.',
      ],
      preteen: [
        '"Word for word," said a voice, somewhere in the region of {hero}\'s collar. {Hero.they} explained to it that this had been a special case. The voice seemed satisfied, and it was some time before {hero.they} noticed that every case, when you came to look at it, was special.',
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
        'Scritch, scratch! {Pay.one} from {guest}. Scritch, scratch! {Pay.one} from {guest2}. [+ Munch, munch!]',
        'In and out goes {hero}. [+ In and out! ]Nice words, nice words. The {hedge.hole} grows big.',
        '{hero} has {pay.many}. One, two, three! [+ [?companion: {companion} has one. ][?friend: {friend} has one. ]]Munch, munch, munch.',
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
        "There followed what {hero} thought of, later, as the golden weeks. The messages went back and forth from breakfast until the swallows came out, and each was a little handsomer than the one before, for it is with compliments as it is with cakes, that nobody is content with a smaller one than yesterday's. It rained {pay.many}. {guest} had taken to humming. {guest2} oiled the gate. [?friend: {friend} was employed as an assistant, and kept the accounts. ]{Hedge.bigger}. When {hero} lay in bed at night {hero.they} went over the whole situation, and had to conclude that {hero.they} had made two people happy, and all that it had cost anyone was the truth, which they had not been enjoying.",
        "It was remarkable what became of them. {guest}, who for eleven years had worn nothing but gray, appeared one morning in yellow. {guest2} was seen to dance two steps with a rake. They asked for more, and {hero} supplied it, at {pay.one} the message, in the best quality. {Hero.they} had developed a certain skill. A coarse remark about hens could be turned within nine seconds into a delicate inquiry after somebody's health. {Hedge.bigger}, and people in the lane had begun to say that it looked as if a path were coming there.",
        '"I don\'t know how you do it," said {guest}, filling {hero}\'s pockets. "He never used to have a civil word for anyone."¶"Perhaps he\'s changed," said {hero}. It had begun to feel like that. {Hero.they} had talked about this charming, invented {guest2} for so long that {hero.they} had grown quite attached to him, and it was always a slight shock, on coming out at the other end, to find the real one there, in suspenders, shouting at a hen. [?companion: {companion} took what was left of the {pay.many} behind the shed, and made no comment.]',
      ],
    },
    more: {
      preteen: [
        'There was, it is true, a certain amount to remember. But when you are running fast enough, downhill, with the wind behind one, you do not as a rule look about for the place where it is going to stop.',
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
        'No one had warned {hero} that a compliment is a kind of order. {guest}, having been given to understand that her singing was the joy of the neighborhood, saw it as no more than her duty to sing. She began at six in the morning, standing on a kitchen chair, with all nineteen verses of a song about a drowned sailor. On the opposite side {guest2} could be observed walking around and around the henhouse with a cushion tied over his ears. "Inform that person," he roared, "that the hens have stopped laying!"¶"What was that?" called {guest}, between the sailor and the sea.¶"He says that even the hens are listening," said {hero}. It was, if anything, understated.',
        "The soup was entirely {hero}'s own fault. {Hero.they} had wished to round off a message prettily, and had added that {guest} often thought of {guest2}'s bean soup. By the end of that week it was being passed {hedge.through} every noon, in a covered pail, with a napkin. {guest} could not so much as look at a bean. \"But I wouldn't hurt his feelings for the world,\" she said, which would have been a beautiful message, if there had been any way of delivering it. [?friend: {hero} and {friend} ate the soup between them, in the dark, in silence. ][!friend: {hero} ate the soup alone, in the dark {hedge.in}. ]It was very good soup. By Saturday you could hardly get it down.",
        'By now each of them was sure that the other one had gone slightly mad. {guest2}, who believed that she admired the hat, wore it in bed; at least it was on his head when he opened the shutters. {guest}, who believed that he doted on the song, added gestures. "You must admit that he\'s behaving very strangely," said {guest}. "You must admit that she\'s not quite well," said {guest2}. {hero} admitted it on both sides. {Hero.they} lay awake that night, working out what would have to be said tomorrow so that nobody would find out about what had been said today, and it came to eleven sentences. The day before it had been four.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} had begun to leave the garden as soon as either of them came out. ]"It\'s so nice," said {guest} bravely, "to make somebody happy."',
      ],
      preteen: [
        '"It can\'t go on," thought {hero}, lying awake, but it could. That was the trouble with it. Each lie held up the one above it and leaned on the one below, like the cards in a house of cards, and it could go on just as long as no one in either garden happened to breathe out.',
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
        '"You look like somebody with a lot on {hero.their} mind," said {mentor}.¶"It\'s only business," said {hero}. {Hero.they} {hero:was|were} counting on {hero.their} fingers. On the left there was a cake that never was, and a poem. On the right there was a birthday. {Hero.they} must not forget the poem. [?companion: {companion} was looking at {hero.them} with {companion.their} head on one side. ]"Who lives over there, really?" {hero} thought, when {hero.they} crept back under the {hedge} that evening. "And who lives over here?" For a moment {hero.they} couldn\'t have said. {Hero.they} had only ever listened for what could be made of it.',
      ],
      preteen: [
        'By the fourth week it could no longer be done from memory, and {hero} drew up a table. In the first column stood what {guest} had said, and in the second what she was supposed to have said, and there were two more columns for {guest2}, in green. {Hero.they} kept it underneath the mattress. [?friend: {friend} discovered it there, and studied it with growing respect. "You have four neighbors," {friend.they} said at last. "Two of them are real, and can\'t abide each other. The other two are getting along beautifully, and neither of them exists." ][!friend: Seen like that, on paper, it gave {hero.them} something of a turn, for there were four neighbors in it. Two of them were real, and could not abide each other. The other two were getting along beautifully, and neither of them existed. ]{hero} pushed it back underneath the mattress, where it made a lump, whichever way one lay.',
        'The truth has this to be said for it, that it keeps. {hero} had never valued it properly. {Hero.they} now had in {hero.their} charge a cold, which {guest2} did not suffer from; a poem, which {guest} had not written; and a birthday, on a date that had been chosen in a moment of panic. All of these had to be attended to daily. The cold was asked after. A cake was being planned. At half past six in the evening {hero} sat on {hero.their} bed with a pencil, like a traveling circus doing its sums, and tried to think whether it was the left or the right one who was supposed to be fond of owls.',
        '"Didn\'t he say on Monday that he couldn\'t abide lilac?" asked {guest}. She was holding a bunch of it.¶"That was before," said {hero}.¶"Before what?"¶{hero} looked at the lilac. {Hero.they} had been caught before, in small things, and had always gotten out of it with another small thing, but that evening {hero.they} reached for one, and it was not there. {Hero.they} simply could not think of any more. "Before he knew it was yours," {hero} said finally, and {guest} buried her nose in the flowers, so as to have somewhere to put her face.',
      ],
    },
    more: {
      preteen: [
        'In all those columns, {hero.they} noticed, there was not a single line that said what {hero.they} thought {hero.themself}. There was no room for it, and {hero.they} had rather gone out of use.',
      ],
    },
  },
]
