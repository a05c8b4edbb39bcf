import type { Beat } from '../plot.ts'

/** Three signs, each plainer than the one before, and an answer to each. */
export const signs: readonly Beat[] = [
  {
    id: 'sign-one',
    purpose: 'the first sign points the other way, and is explained',
    core: false,
    rank: { young: 1, old: 1 },
    valence: 1,
    scene: {
      setting: 'meadow',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'point', 'happy', 'sign'],
        ['guest', 'point', 'thinking', 'sign'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'look-up', 'thinking', 'sign'],
        ['companion', 'sit', 'calm', 'sign'],
      ],
      props: ['sign', 'flower'],
      action: '{hero} and {guest} look at a sign that points back the way they came.',
    },
    text: {
      toddlers: [
        'They see a sign. It points back. [+ "Silly sign!" says {hero}. ]"No, this way!" says {hero}.',
        'Look! A sign says, "Go back." [+ {guest} stops. ]"Come on!" says {hero}. "This way!"',
        'An arrow points that way. But {hero} goes this way. [+ "Bye, arrow!"]',
      ],
      early: [
        'They came to a sign with an arrow, and the arrow pointed back. "To {goal.the}," it said. "The wind did that," said {hero}. [+ There was no wind. ]{guest} held up a wet finger to make sure.',
        '"{Goal.the}: other way," said the sign. "Other than what?" asked {hero}. They all thought about that. "Other than the way that the sign is looking," said {hero}. "And it\'s looking at us. So it\'s that way!" [+ And on {hero.they} went.]',
        'There was a sign with an arrow. The arrow pointed at {hero}\'s tummy. [+ {hero} stepped to the side. It still pointed back. ]"That sign is tired," said {hero}. "It\'s lying down on the job." {guest} looked at the sign. It looked quite new.',
      ],
      middle: [
        'The first sign was a good one, with an arrow, and the words "To {goal.the}" in white paint. The arrow pointed straight back at them. ¶ "The wind has turned it around," said {hero}. ¶ {guest} gave the post a push. It had been sunk in stone. "It must have been some wind," {guest.they} said. ¶ "It was probably years ago," said {hero}, and walked on past the arrow, a bit like a fish going up a stream.',
        '"Sign!" called {guest}, and they all stopped to read it. It said, "{goal.the}," and had an arrow, and you could not argue with the arrow, because it was pointing back to the gate. {hero} argued with it. {Hero.they} said that it was only for people who were coming from the other side. ¶ "From what other side?" asked {guest}. ¶ "From any of them," said {hero}. [?friend: {friend} had a look at the back of the sign, but there was nothing on it.][!friend: The sign didn\'t say anything else.]',
        'You could see the sign from a long way off. It showed a hand, painted very nicely with a cuff and a button, and the hand pointed back down the path. "{Goal.the}," said the letters under it. ¶ {hero} shook it, politely, and walked on. ¶ "I think it meant something," said {guest}. ¶ "It\'s a hand," said {hero}. "It could mean hello."',
      ],
      preteen: [
        'The first sign was easy to read, because it said "{goal.the}," and under it there was an arrow, and the arrow pointed back to the gate. {hero} looked at it with {hero.their} head on one side. "Some kids must have turned it around," {hero.they} said. ¶ {guest} leaned against the post with one shoulder and pushed as hard as {guest.they} could, but it didn\'t move at all, because somebody had set it in cement. "They must have been very strong kids," said {guest}. ¶ "Well, they grow up on farms around here," said {hero}, and walked on.',
        'This sign was a painted hand with one finger out, and it said "To {goal.the}," but the finger pointed the wrong way, right back to where they had come from. "That\'s for people who want to take the long way and look at flowers," said {hero}, "and we\'re in a hurry." {guest} asked if they really were. ¶ "We\'re saving an hour," said {hero}. [?friend: "What are we going to do with it?" asked {friend}. ]{mentor} had stopped to tie {mentor.their} boot, and {mentor.they} gave the sign a little nod, as if they had known each other for years.',
        '"Well, there\'s your answer," said {mentor}, when they came to the sign, and {hero} was happy until {hero.they} read it. It said "{goal.the}," and it had a big, fat arrow, and the arrow pointed back. {Hero.they} held up the map next to it and looked from one to the other, and they couldn\'t both be right, and the map was printed, so it had to be the sign. "It\'s just too old," said {hero}, "and I bet it\'s been here for a hundred years." ¶ "It can\'t be that old," said {guest}, and held up {guest.their} thumb, which was white. "The paint\'s wet."',
      ],
    },
    more: {
      early: ['"Good day, sign," said {guest}, and hurried to catch up.'],
      preteen: [
        'If you had asked {hero}, {hero.they} would have said that {hero.they} {hero:was|were} completely sure. {Hero.they} just walked a little faster now, so that they would get there sooner and everybody could see it.',
      ],
    },
  },
  {
    id: 'song',
    purpose: 'the wrong way is a fine one, and everybody sings',
    core: false,
    rank: { young: 10, old: 12 },
    valence: 2,
    scene: {
      setting: 'meadow',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'dance', 'joy', 'away', 'map'],
        ['guest', 'clap', 'happy', 'hero'],
        ['mentor', 'walk', 'laugh', 'hero'],
        ['friend', 'clap', 'laugh', 'hero'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['map', 'flower', 'bird'],
      action: '{hero} leads with a marching song, and everyone sings along.',
    },
    text: {
      toddlers: [
        'La, la, la! {hero} sings. {guest} sings. [+ {mentor} sings low. ]Left foot, right foot!',
        'Stamp, stamp! It is a fine path. [+ Flowers here! Birds there! ]{hero} sings, "This way!"',
        '"One, two!" sings {hero}. "Three, four!" sings {guest}. Big steps, small steps. La!',
      ],
      early: [
        'It was a very nice path. [+ There were butterflies on it. ]{hero} made up a song, and it went, "I know the way, the way, the way!" They all sang it, low and high. You can walk a long way on one line.',
        '"Left, right, left, right," sang {hero}, and marched. "Why do we say left," asked {guest}, "if we went right?" {hero} stopped singing. Then {hero.they} sang, "Right, right, right, right." That is much harder to march to. [?companion: Even {companion} got mixed up.]',
        '{mentor} started to hum. Then {guest} hummed, too, and {hero} sang the loud part. A cow looked up. A second cow came to the fence. By the end of the song they had seven cows. "They like how I lead," said {hero}.',
      ],
      middle: [
        "You can't say that it wasn't a lovely path. It had daisies down the middle, and there was a lark up somewhere, and the sun lay on {hero}'s neck like a warm hand. {hero} made up a marching song with eleven verses, all about the way and who knew it. By verse four everyone had joined in. {mentor} sang the low part. It is surprising how right you can feel when there is a tune to it.",
        '"Marching order!" called {hero}, and {hero.they} {hero.sig}, and started a song. It was a clapping song, so it needed both hands, and the map went under one arm. {guest} made up a second verse about a snail. It was slower than the first, and everybody had to walk that way for as long as it lasted. {hero} laughed so hard that {hero.they} had to stop. [+ Nobody noticed that it was the snail\'s first time in front.]',
        'Two cyclists came toward them with their bikes on their shoulders, scratched all over. "Lovely day," they said. ¶ "Lovely," said {hero}. "Is it far?" ¶ The cyclists looked at each other. "It\'s very far," said one of them, "and then it stops." ¶ "Funny people," said {hero}, when they had gone by, and began to sing.',
      ],
      preteen: [
        'It was the best wrong path that {hero} had ever been on. There were butterflies, and hot grass that smelled like tea, and a bird that flew straight up into the sky, singing all the way. {hero} started a marching song, and one after another they all joined in, and {mentor} sang the low part. For a whole mile everybody was happy. The sun was shining, and they were all together, and the only thing wrong with that walk was that it was going the wrong way.',
        'After an hour or so they met a farmer, who leaned on a fence to let them by. "You\'re a cheerful bunch, considering," he said. "Considering what?" asked {guest}. ¶ "Oh," said the farmer, and he looked up the path and scratched his ear, "it\'s just that people mostly come back quiet." ¶ {hero} thanked him and started to sing. It was a good loud song, and everybody sang along, and that was just what {hero} wanted. As long as you\'re singing, nobody can ask you anything.',
        '{hero} had found out what a leader needs, and that is to be in a good mood. If the one in front is cheerful, people will follow almost anywhere, so {hero} sang, and walked backward, and waved {hero.their} arms like the man in front of the band. {Hero.they} {hero.sig}, and everybody clapped, and {hero.they} showed them a hill that looked like a sleeping dog. [?companion: {companion} got to be vice president. ]"You\'re really good at this," said {guest}, and {guest.they} meant it. "If only we were going the right way."',
      ],
    },
    more: {
      early: ['"Again!" said everybody. So they sang it again.'],
      preteen: [
        "Later {hero} thought about that mile again, because it had been a good one, and it didn't seem fair. You would think that the sun would go in, at least, when you were going the wrong way.",
      ],
    },
  },
  {
    id: 'sign-two',
    purpose: 'the second sign says that the path stops',
    core: false,
    rank: { young: 2, old: 2 },
    valence: 1,
    scene: {
      setting: 'forest',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'read', 'thinking', 'sign', 'map'],
        ['guest', 'peek', 'thinking', 'sign'],
        ['friend', 'read', 'thinking', 'sign'],
      ],
      props: ['sign', 'tree'],
      action: '{hero} and {guest} read a second sign.',
    },
    text: {
      toddlers: [
        'A new sign says, "This path stops." "Not for me," says {hero}. [+ "This way! This way!"]',
        'Here is a big, big sign. It says, "Stop." {hero} does not stop. [+ Hop, hop, hop.]',
        '[+ Uh-oh. ]A red sign says, "Stop." [+ {guest} sits down. ]"Come on!" says {hero}. "This way!"',
      ],
      early: [
        'There was another sign, nailed to a tree. "This path stops," it said. "Every path stops," said {hero}. "It stops when you get there." [+ {guest} read the sign again. ]"It doesn\'t say there," said {guest}. "It just says stops."',
        'The next sign was red. "This path stops," it said. [+ {hero} looked at it for a long time. ]"That sign is for cows," said {hero}. "Can cows read?" asked {guest}. "No," said {hero}, "and that\'s why they get lost."',
        '"This path sto s," said the sign. A letter had come off. "It\'s about storks," said {hero}. "This path: storks." So they all looked out for storks. [+ They looked up and they looked down. ]There was not one stork. "Maybe it was a P," said {guest}.',
      ],
      middle: [
        'The next sign was nailed to a tree at the height of {mentor}\'s nose. "This path stops," it said. ¶ "All paths stop," said {hero}. "If they didn\'t, you\'d never get anywhere." ¶ It sounded so clever that nobody said anything for a hundred steps. Then {guest} said, from the back, "But why would they put up a sign, if it\'s all of them?"',
        '"Can you read it?" asked {mentor}, and stood aside. ¶ {hero} could read it very well. It said, "This path stops." So {hero.they} read it once more, in a different voice, and it went on saying so. Then {hero.they} decided that it must be for cars. ¶ {guest} looked at the path, which had just enough room on it for one person and a sandwich. "Very thin cars," {guest.they} said.',
        'Another sign stood beside the path, and this one had been painted by somebody who was losing patience. "This path stops," it said, and "stops" was underlined twice. ¶ "They\'re exaggerating," said {hero}. ¶ "Which part?" asked {guest}. There were only three words in it. {hero} said that it was the underlining, mostly, and held a branch aside so that everyone could go on.',
      ],
      preteen: [
        'The second sign was nailed to a tree. "This path stops," it said. ¶ "Every path stops, if you think about it," said {hero}. ¶ It sounded so clever that they were all past the tree before anybody thought about it. "But if every path stops," said {guest} slowly from the back, "then why did they only write it on this one?" [?friend: {friend} turned around to look at {guest}, because {friend.they} hadn\'t thought of that. ]{hero} said, "Look, everybody, a woodpecker!"',
        'The second sign was painted by the same person as the first one, you could see that, but it had no arrow, and it just said, "This path stops." {hero} read it out loud in a funny voice. "That means it stops being easy," {hero.they} said, "and they only put these up to scare the tourists away." ¶ "And what are we?" asked {guest}. ¶ {guest} really wanted to know, and {hero} couldn\'t think of an answer, so {hero.they} turned to {mentor} and asked what kind of sandwiches there were.',
        '"\'This path stops,\'" {guest} read from the sign. ¶ "Does it say where?" asked {hero}. {guest} looked again, and it didn\'t. "There you go," said {hero}, "because if it doesn\'t say where, it could be a hundred miles from here. There could be people who have walked on this path all their lives, and they\'ve never gotten to the place where it stops." {Hero.they} went on like that for quite a while, over {hero.their} shoulder, and nobody interrupted {hero.them}, except once, when a branch did.',
      ],
    },
    more: {
      early: ['A bird sat on top of the sign. It looked at them go by, and it said, "Tsk, tsk."'],
      preteen: [
        "Being right is a lot less work than being wrong. When you're right, you only have to walk, but {hero} had been walking and talking since the gate, and {hero.their} mouth was dry. {Hero.they} would have liked to be somewhere in the middle for a while, with somebody else's back to look at.",
      ],
    },
  },
  {
    id: 'sign-three',
    purpose: 'the third sign has run out of patience',
    core: false,
    rank: { young: 3, old: 3 },
    valence: 1,
    scene: {
      setting: 'forest',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'wow', 'sign', 'map'],
        ['guest', 'read', 'laugh', 'sign'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'point', 'laugh', 'sign'],
        ['companion', 'sit', 'calm', 'away'],
      ],
      props: ['sign', 'rock'],
      action: '{hero} stands before a third sign, and {guest} reads it out.',
    },
    text: {
      toddlers: [
        'Here is one more sign. "Go back!" it says. "No, no, no!" says {hero}. [+ "This way!"]',
        'A sign again! It says, "Really, stop!" [+ {guest} laughs. ]"This way," says {hero}. [+ Hm.]',
        'Look, a sign with a sad face! [+ It says, "Go back." ]"Is it this way?" says {hero}.',
      ],
      early: [
        'The third sign was so small that they had to come close. "It still stops," it said. {guest} began to laugh. "It knows us," said {guest}. {hero} did not laugh. "It says still," said {hero}. "So there\'s still some path." [+ And there was, a bit.]',
        '"Really," said the third sign. "Really what?" asked {hero}. {guest} turned it over. On the back it said, "Really, it stops. Yes, you with the map." {hero} put the map behind {hero.their} back. "There are lots of maps," said {hero}[+ , and walked on quite fast].',
        'There was one sign more. It had no words, just a face, and the mouth went down. "Somebody drew me," said {guest}. "It\'s only a drawing," said {hero}. [+ It seemed to watch them as they went by. ][?companion: {companion} would not look at it.]',
      ],
      middle: [
        'The third sign was no bigger than a postcard, and you had to bend down to it. "It still stops," it said. ¶ Somebody giggled. It started at the back and ran all the way up the line, and when it got to {hero} there was nowhere for it to go. ¶ "\'Still\' is a good word," said {hero}. "It means that it\'s quiet." ¶ "I don\'t think it means that one," said {guest}, wiping {guest.their} eyes.',
        '"Yes, you," said the third sign, and they all stood in front of it. {hero} asked what it meant by that, and {guest} went around behind it, where the sign went on. It said that this was for the one with the map, that the path really stopped, and that they might as well have their lunch here, because everyone did. ¶ "They can\'t mean me," said {hero}. "They\'ve never met me." But there were bread crumbs all around the post.',
        'Whoever had put up the signs had given up on words by now. The third one was a drawing. It showed a path, a small person with a big piece of paper, and a very large question mark, and everyone said that it had {hero}\'s nose. ¶ {hero} said that it could be anybody. ¶ "It could," said {guest}. "But you\'re the one who\'s holding the paper like that." {hero} held it some other way, and went on. Nobody said very much after that.',
      ],
      preteen: [
        'The third sign was as small as a postcard, and so low down that you had to bow to read it. "It still stops," it said. ¶ First nobody said anything, and then {guest}, at the end of the line, started to giggle. [?friend: Then {friend} started, too. ]And then they all laughed so hard that they had to hold on to each other, and {mentor} had to sit down on a rock. "I don\'t know what\'s so funny about a sign," said {hero}, and waited until they were done. But {hero.their} ears were hot, and when the others had walked on, {hero.they} bent down and read it again.',
        '"Yes, you," said the third sign. {hero} looked behind {hero.them}, but there was nobody there, so it had to mean {hero.them}, and {guest} had walked around to the back of it, where there was more. "\'You with the map,\'" {guest} read out loud. "\'We like your spirit, but it stops.\'" ¶ "That\'s just rude," said {hero}. At the bottom somebody had added in small letters that asking was free, every day, on the wall beside the gate. "They must be really bored around here," said {hero}, "and anyway it can\'t be far now." And it really wasn\'t far.',
        'The third sign had no words at all, just a picture of a person with a big sheet of paper, and behind that person there was a whole row of people, and they were all marching off the edge of the board. Only the last one was looking the other way. "It\'s very well drawn," said {mentor}. {hero} said that it was, especially the shoes, and that {hero.they} could look at it all day. Anything was better than talking about what it meant. ¶ "That\'s me!" said {guest} happily, and pointed at the last one in the row.',
      ],
    },
    more: {
      early: ['For a while nobody said a thing. You could hear all the feet.'],
      preteen: [
        "By now {hero} had explained all three of the signs, and each time it had sounded pretty good. But when {hero.they} thought of them one after another, it didn't sound so good anymore. One sign can be wrong, but how could there be three of them, all wrong, and all saying the same thing?",
      ],
    },
  },
  {
    id: 'back-of-line',
    purpose: 'a small voice from the back, and no answer to it',
    core: false,
    rank: { young: 8, old: 4 },
    valence: 0,
    scene: {
      setting: 'forest',
      time: 'day',
      shot: 'wide',
      cast: [
        ['guest', 'point', 'thinking', 'away'],
        ['hero', 'walk', 'worried', 'away', 'map'],
        ['mentor', 'walk', 'calm'],
        ['friend', 'look-up', 'thinking', 'guest'],
        ['companion', 'look-up', 'calm', 'guest'],
      ],
      props: ['map', 'tree'],
      action: '{guest} stands at the back and points the other way, and {hero} walks on.',
    },
    text: {
      toddlers: [
        '"It was left," says {guest}. [+ It is a small voice. ]{hero} does not hear it.',
        '{guest} pulls a sleeve. "Left?" "Nearly there!" says {hero}. [+ Nearly, nearly.]',
        '{guest} stops. [+ Nobody sees. ]"Hello? That way!" says {guest}. Nobody turns. On they go.',
      ],
      early: [
        '"{hero}?" said a voice from the back. "It was left." [+ It was not a cross voice. ]It just said so, like telling you that your lace is undone. "Nearly there!" called {hero}. It is easy not to hear someone when you are so loud.',
        'At every bend {guest} put a small mark in the dirt with a stick. "What are those for?" asked {hero}. "For later," said {guest}, "when we come back." "We won\'t come back this way," said {hero}. [+ {guest} made one more mark, to be sure.]',
        '"What did you say at the gate?" {hero} asked {guest}. {Hero.they} asked it without turning around. "Left," said {guest}. "I thought so," said {hero}. And {hero.they} walked on, right to the next bend and around it. [?friend: {friend} looked at {guest}. {guest} looked at {friend}.]',
      ],
      middle: [
        '{guest} came all the way up the line to say it, past everybody. "I think it was left at the gate, {hero}," {guest.they} said. "I\'m not being mean." ¶ "I know you\'re not," said {hero}. ¶ {guest} waited a bit, in case there was more, but there wasn\'t. So {guest.they} stood still and let the others go by, one after another, until {guest.they} {guest:was|were} back at the end again. It was farther than it looked.',
        'Whenever {hero} turned around, there was {guest}, small and far back, putting one stone on top of another. "What\'s that for?" called {hero}. ¶ "It\'s so we\'ll know which way to come home." ¶ "I know the way," said {hero}. {Hero.they} said it as loudly as before. But it was like a jacket that fit you last year. It didn\'t go all the way around anymore.',
        '[?friend: "Did anyone say left this morning?" asked {friend}, in a thinking kind of voice, and {guest} said that {guest.they} had, and {mentor} said, "Me, too."][!friend: "Who was it that said left this morning?" asked {mentor}, to nobody special, and {guest} said that it had been both of them.] ¶ {hero} was bending over the map just then, and had the wind in {hero.their} ears, although there was not much wind. "Nearly there," {hero.they} called. It was the fourth time that {hero.they} had said so, and {guest} had been counting.',
      ],
      preteen: [
        '{guest} had said it at the gate, and then {guest.they} didn\'t say it again for more than an hour. But now {guest.they} came up along the whole line, past one after another, until {guest.they} got to the front. "I think it was left," {guest} said, very quietly, so that nobody else could hear it. That was nice of {guest.them}, and {hero} could have stopped right there and said that {hero.they} had just noticed it, too. "Thanks," said {hero}, "I\'ll think about it." So {guest} stood by the side of the path until everybody had gone by, and went back to the end of the line.',
        '{guest} never complained. {Guest.they} just came along at the end, and at every bend {guest.they} put three little stones in a row, pointing back the way they had come, and {hero} didn\'t know why that made {hero.them} so mad. "You don\'t need to do that," {hero.they} said, "because we\'ve got a map." ¶ "I know," said {guest}. "This is only just in case." ¶ "In case of what?" asked {hero}. ¶ {guest} looked up, and {guest.they} thought about what to say for quite a while, the way people do when they don\'t want to hurt your feelings. "Just in case," {guest.they} said, and made one of the stones lie straighter.',
        '"This would be a good spot to turn around," said {guest}, "if anybody wanted to." ¶ {Guest.they} hadn\'t said it loudly, but they all heard it, right up to the front. [?friend: {friend} didn\'t say anything, and looked hard at {hero}\'s back. ]It *was* a good spot, with some shade, and plenty of room, and there was even a stump to stand on if you had something to say. {hero} saw the stump, and {hero.they} looked at it the whole time that they were coming closer, and the whole time that they were walking past it. Then it was behind {hero.them}, and there wasn\'t another one.',
      ],
    },
    more: {
      preteen: [
        'It got harder all the time. At the gate {hero} would only have had to say one word, and at the first sign they would have laughed about it for a minute. But now there were miles and miles behind them, and all of them were wrong, and with every step there was a bit more to be sorry for.',
      ],
    },
  },
]
