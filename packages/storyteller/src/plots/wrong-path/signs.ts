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
        'The first sign was as plain as a sign can be. It said "{goal.the}," and under the words was an arrow, and the arrow pointed back over everyone\'s shoulder in the direction of the gate. {hero} studied it with {hero.their} head on one side, and came to the conclusion that some kids must have turned it around. ¶ {guest} put a shoulder to the post and leaned. It turned out to have been set in cement, and {guest} observed, without any particular expression, that they must have been extremely strong kids. ¶ "Well, they grow up on farms around here," said {hero}, and led on.',
        'There is always a chance, with a sign, that it is meant for somebody else, and {hero} thought of that immediately. This one showed a painted hand with one finger out, and said "To {goal.the}," and the finger unfortunately pointed behind them. {Hero.they} announced that this was the scenic route, for people who weren\'t in a hurry. {guest} asked, in an interested tone, whether they were in a hurry themselves. ¶ "We\'re saving an hour," said {hero}. [?friend: {friend} wanted to know what they were planning to do with it. ]{mentor} had stopped to tie a boot, and was giving the sign a small nod, as you would to someone you had known for years.',
        '"Well, there\'s your answer," said {mentor} pleasantly, when they came up to the sign, and {hero} was glad to hear it, until {hero.they} had read it. The arrow pointed back, and it was a fairly large arrow. {Hero.they} held the map up next to it and looked from the one to the other, and it was obvious that they couldn\'t both be right; and the map, after all, was printed. {hero} decided that the sign must be out of date. ¶ "It can\'t be very far out," said {guest}, and held up a thumb to show them. "The paint is wet."',
      ],
    },
    more: {
      early: ['"Good day, sign," said {guest}, and hurried to catch up.'],
      preteen: [
        "If you had stopped {hero} right there and asked, {hero.they} would have told you honestly that {hero.they} had no doubts at all. {Hero.they} had simply begun to walk a little faster, so as to get to the place where {hero.they} wouldn't need any.",
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
        'As wrong paths go, it was the best {hero} had ever been on. There were butterflies in pairs. There was a smell of hot grass, and a lark was going up and down overhead like something on elastic. {hero} started a marching song, and the others took it up one after another, with {mentor} supplying a kind of bassoon. For a mile or so they were completely happy. The sun was shining, everybody was together, and the only thing wrong with any of it was the direction.',
        'Somewhere in the second hour a farmer leaned on a fence to let them pass, and told them that they were a cheerful bunch, considering. {guest} asked what it was that he was considering. ¶ "Oh," said the farmer, and looked up the path, and scratched his ear, "it\'s just that they mostly come back quiet." ¶ {hero} thanked him and struck up a song. It was very good for the spirits, and it was also, as {hero} had intended, very good for not continuing a conversation.',
        '{hero} had discovered the great secret of leading, which is that people will follow a good mood practically anywhere. {Hero.they} sang. {Hero.they} walked backward and conducted. {Hero.they} {hero.sig}, to general applause, and pointed out a hill that looked like a sleeping dog. [?companion: {companion} was appointed vice president. ]"You\'re really good at this," said {guest}, meaning every word of it, "if we were going the right way."',
      ],
    },
    more: {
      early: ['"Again!" said everybody. So they sang it again.'],
      preteen: [
        "{hero} would think about that mile later on, because it had been a good mile, and nobody could take it back. It didn't seem entirely fair that you could be so wrong and have such a nice time, and that nothing in the weather should give you a hint.",
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
        'The second sign was nailed to a tree. "This path stops," it said. ¶ "Philosophically speaking," said {hero}, "every path stops." ¶ It was so obviously the kind of remark that a leader makes that they were all well past the tree before anyone examined it. Then {guest} said slowly, from the back, that if it was true of every path, you wouldn\'t really need to put it on this one. [?friend: {friend} turned around to look at {guest} with some respect. ]{hero} pointed out an interesting woodpecker.',
        'You could tell that it had been put up by the same person as the first one, only later in the day. There was no arrow this time and no decoration, just the information that this path stopped. {hero} read it aloud in a light, amused voice, and then explained that it meant the path stopped being *easy*, and that signs like these were generally put up to discourage tourists. ¶ "And what are we?" asked {guest}. It was an honest question, and {hero}, who found that {hero.they} didn\'t have an answer handy, passed it along to {mentor} by asking what kind of sandwiches there were.',
        '"\'This path stops,\'" {guest} read from the sign, and {hero}, who had been afraid of something of the sort, asked {guest.them} to look again and find the part where it said *where*. {Hero.they} had hit on something there, and {hero.they} knew it. The sign did not mention a place. It could be years from here, for all anybody knew, and there might be whole families who had walked this path all their lives without ever coming to the part where it stopped. {hero} developed this idea for about a quarter of a mile, over {hero.their} shoulder, and nobody interrupted {hero.them}, except once, when a branch did.',
      ],
    },
    more: {
      early: ['A bird sat on top of the sign. It looked at them go by, and it said, "Tsk, tsk."'],
      preteen: [
        "Being right is a lot less work than being wrong. When you're right, you only have to walk. {hero} had been talking almost without a break since the gate, and {hero.their} mouth was dry, and a small tired part of {hero.them} would have given a good deal to be somewhere in the middle, looking at a back.",
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
        'The third sign was the size of a postcard and stuck in the ground at knee height, so that you had to bow to it in order to read it. "It still stops," it said. ¶ There was a silence, and then somebody at the end of the line made a noise like a kettle. [?friend: {friend} was the next to go. ]Soon they were all leaning on each other, even {mentor}, who had to sit down on a rock to do it properly. {hero} waited with dignity until it was over, and said that {hero.they} didn\'t see what was so funny about a perfectly ordinary sign. But {hero.their} ears had gone warm, and {hero.they} read it again, privately, after the others had walked on.',
        '"Yes, you," said the third sign, and although {hero} looked around, there was really no one else it could have been talking to. {guest} had gone to inspect the other side, where the message obviously continued. "\'You with the map,\'" {guest} read out in a clear voice. "\'We admire your spirit, but it stops.\'" ¶ {hero} said that this was just rude. It was even signed, or at any rate there was a line at the bottom, in smaller letters, to the effect that asking was free and could be done at any hour on the wall beside the gate. {hero} said that they must have very little to do around here, and that it certainly couldn\'t be far now. The last part, as it turned out, was perfectly true.',
        'By the third sign the painter had abandoned language. It was a drawing of a person with a large sheet of paper, leading a row of other persons directly off the edge of the board, and the one at the back was looking the other way. It was not a portrait, exactly, but {mentor} said you had to admit that it was well drawn. {hero} admitted that it was well drawn. {Hero.they} {hero:was|were} prepared to discuss the drawing for as long as anyone liked. ¶ "That your me," said {guest}, pleased, and pointed at the back of the row.',
      ],
    },
    more: {
      early: ['For a while nobody said a thing. You could hear all the feet.'],
      preteen: [
        "{hero} had three explanations by now, one for each sign, and each of them, considered separately, was pretty good. What {hero.they} didn't like was the way they looked when you stood them next to each other. One sign can be mistaken, but three signs would have had to get together and plan it.",
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
        'Having said it at the gate, {guest} did not mention it again for more than an hour. Then {guest.they} came up the whole length of the line, one person at a time, until {guest.they} arrived at the front. "I think it was left," {guest} said, in such a low voice that nobody else could hear. It was decently done. {hero} understood that {hero.they} {hero:was|were} being offered a way out, privately and free of charge, and {hero.they} thanked {guest} and promised to keep it in mind. So {guest} stood aside to let everyone go by, and took up {guest.their} place at the end.',
        'It is hard to explain why the sight of {guest} made {hero} so cross, because {guest.they} {guest:was|were} not complaining. {Guest.they} just came along at the end, and at every bend {guest.they} laid three small stones in a row, pointing back the way they had come. {hero} observed that nobody needed to do that as long as somebody had a map. ¶ "I know," said {guest}. "This is only for in case." ¶ {hero} wanted to know in case of what, exactly, and {guest} considered {hero.them} for a moment in a kindly way, like a person deciding how much to tell a small child about the dentist. "Just in case," {guest.they} said, and straightened one of the stones.',
        '"If you wanted to turn around," said {guest}, to no one in particular, "this would be a nice spot for it." ¶ The whole line listened to that, all the way up to the front. [?friend: {friend} said nothing, but looked attentively at {hero}\'s back. ]It *was* a nice spot. There was room, and shade, and a convenient stump that might have been put there for a person to stand on and announce a change of plan. {hero} saw the stump. {Hero.they} looked at it the whole time that they were walking past it, and then {hero.they} {hero:was|were} by, and there did not seem to be another one.',
      ],
    },
    more: {
      preteen: [
        "The trouble was that it kept getting more expensive. At the gate it would have cost {hero} one word, and at the first sign it would have cost a laugh, and now, with all those miles behind them, {hero.they} couldn't even have said what it would cost. {Hero.they} only knew that {hero.they} {hero:was|were} still adding to it, step by step.",
      ],
    },
  },
]
