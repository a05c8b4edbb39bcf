import type { Beat } from '../plot.ts'

/** Last over the line, and an evening in the shed. */
export const homeBeats: readonly Beat[] = [
  {
    id: 'last',
    purpose: 'last over the line, and what it cost stays as it is',
    core: true,
    valence: 1,
    scene: {
      setting: 'market',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'calm', 'guest', '{thing}'],
        ['guest', 'cheer', 'joy', 'mentor', '{thing}'],
        ['friend', 'hold-up', 'joy', 'guest', 'rope'],
        ['mentor', 'draw', 'tender', 'hero', 'book'],
        ['companion', 'run', 'happy', 'mentor'],
      ],
      props: ['{thing}', 'flags', 'rope'],
      action: '{guest} and {hero} come over the finish line, last of all.',
    },
    text: {
      toddlers: [
        '[+ No more flags. ]But {friend|mentor} is still here! In comes {guest}. In comes {hero}. {hero} is last!',
        '"You go first," says {hero}. In goes {guest}! [+ Clap, clap! ]"Now me. I am last!"',
        '"Here they come!" calls {friend|mentor}. {guest} is in! Then comes {hero}. {hero} is last. [+ Clap, clap!]',
        '{friend|mentor} waits and waits. [+ The buns are gone. ]Here come the two! {hero} is last.',
      ],
      early: [
        'The flags were coming down. The girl in the green hat {prize.won}. But {friend|mentor} still had hold of the rope. "You first," said {hero}. So {guest} went over the line[+ , and people cheered]. Then came {hero}, and that was the end of the race.',
        '"Twenty-two," wrote {mentor} in the big book. That was {guest}. "Twenty-three," wrote {mentor}. That was {hero}. "Is that the last one?" asked [?friend: {friend}, whose arms were shaking from the rope][!friend: a man with a broom]. "That\'s the last one," said {mentor}. [+ {hero} looked at the number. ]It was a very long way from one.',
        '{guest} came over the line with both eyes shut. "Did I do it?" {guest.they} asked. "You did it," said {hero}, who came last. {friend|mentor} let down the rope. It had been up all that time, just for them. The girl in the green hat {prize.won}. [+ It looked just as nice as {hero} had thought.]',
        '"Here they come!" called {friend|mentor}. [+ There were not many people left, but they all stood up. ]{guest} went over so slowly that you could count the claps. {hero} waited until {guest.they} {guest:was|were} all the way over. Then {hero.they} came in last, and got the last bun.',
      ],
      middle: [
        'The flags were half down when they came in. A man was sweeping up the bun papers. Somewhere on the square the girl in the green hat {prize.won}, and everybody had gone to look. But the rope was still up, because {friend|mentor} had refused to let go of it. "I was told to hold it until the end," said {friend|mentor}, "and it isn\'t the end." {hero} dropped back a little, so that {guest} could go over first. Then {hero.they} went over. {Hero.they} {hero:was|were} twenty-third out of twenty-three, and that is as far back as you can be.',
        'It was {guest} who made the noise. {Guest.they} came up to the line as red as a radish, shouting, "I\'m doing it! I\'m doing it! I\'ve done it!" and a number of people, who had really been on the way home, came running back to see what had been done. "Twenty-two," wrote {mentor} in the big book, and looked up. {hero} came over the line with the bare {thing}. {mentor} looked at the place where the string had been. {Mentor.they} looked at {guest}\'s, with the string all over it. Then {mentor.they} wrote "twenty-three" in {mentor.their} best handwriting. Nobody offered to hold the race over again. You can\'t.',
        '"After you," said {hero}. ¶ "No, after you," said {guest}. They stood in front of the line and were polite until [?friend: {friend}, who had been holding up the rope for an hour, said that {friend.their} arms were coming off][!friend: {mentor}, who had been holding up the rope for an hour, said that there was such a thing as lunch]. So {guest} went. There was a small, untidy cheer. Then {hero} went. The girl in the green hat {prize.won}, over by the well, in the middle of a crowd. {hero} took one good look, and it was exactly like what {hero.they} had always imagined, with somebody else in it.',
        'There is nothing printed on the list after number twenty-three. {hero} checked. Above it stood {guest}, and above that all the others, and right at the top the girl in the green hat, who at that moment {prize.won}. "If you had only kept going," said a man who was rolling up a flag. He meant it well. "I know," said {hero}. {Hero.they} looked over at {guest}, who was telling it all to {friend|mentor} from the beginning, with the whole upper half of {guest.their} body. "I know," {hero} said again, and it came out a bit different.',
      ],
      preteen: [
        'When they came around the last corner there was hardly anything left. Two men were taking down the flags, and the band had gone home. On the other side of the square, in the middle of a crowd, the girl in the green hat {prize.won}. But the rope was still there, right across the street, and at the end of it stood {friend|mentor}, with shaking arms. "They told me to take it down at noon, but I said that I was holding it for everyone, and that I can count," said {friend|mentor}. {guest} went over the line first, because {hero} had slowed down to make sure of it. After {guest.them} came {hero}, who took a deep breath, and was last. You couldn\'t have been any more last than that.',
        '{mentor} wrote them down in the book, the same as all the others. Number twenty-two was {guest}, and number twenty-three was {hero}. Then the pen stopped, and {mentor} looked at the {thing} that had been all red that morning and was brown now, and {mentor.they} looked at the other one, and {mentor.they} didn\'t ask. "That\'s everybody, then," said {mentor}. [?friend: {friend} let go of the rope at last, and shook out both arms. ]On the other side of the square the girl in the green hat {prize.won}, and everyone was looking at her. {hero} looked, too, right to the end, because {hero.they} had wanted it so much that it would have been rude to look away.',
        "They did get a cheer. It wasn't a big one, because it came from nine people, a baby and a dog, but {guest} waved to every side, so that nobody would be left out, and even to the dog. {hero} came over the line a few feet behind, with nobody behind {hero.them}, and {friend|mentor} let down the rope. That was all, and nobody said that they should run the race again. The girl in the green hat hadn't done anything wrong, and she {prize.won}. {hero} went over to tell her that she had been really good on the second bend. It took {hero.them} two tries to start walking.",
        '"You don\'t have to wait for me," said {guest}, ten yards from the line. ¶ "I\'m not, I\'m looking at the view," said {hero}, and {hero.they} looked at the view until {guest} had gone over the line, with both arms in the air, right into the middle of everybody who had been waiting there with a banner for an hour and a half. Then {hero} went over it, too, so quietly that only {friend|mentor} saw it, at the end of the rope. "Twenty-third," said {friend|mentor}, "and you do know that you were first?" ¶ "For a bit," said {hero}. Beside the well the girl in the green hat {prize.won}, and it was long past noon.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} came over the line as well. Strictly speaking, that made twenty-four.][!companion: The man with the broom swept around their feet.]',
      ],
      preteen: [
        'Later on, people would ask about it. Some of them would think that {hero} had been very good and brave, and some would think that {hero.they} had been very stupid, and they would all have the same look on their faces when they said it. Right now there was only the square, with paper bags lying around on it. {hero} still wanted to {prize.dream}, since that does not stop just because you have given it up.',
      ],
    },
  },
  {
    id: 'wanted',
    purpose: 'the hero says aloud how much they wanted it, and nobody explains it away',
    core: false,
    rank: { young: 11, old: 7 },
    valence: 0,
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'sad', 'away'],
        ['mentor', 'sit', 'tender', 'hero'],
        ['friend', 'sit', 'calm', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['bench', 'lantern'],
      action: '{hero} sits on the step with {mentor} and tells how it was.',
    },
    text: {
      toddlers: [
        '"I wanted it," says {hero}. "I know," says {mentor}. [+ Long, long hug.]',
        '"{Prize.t}" says {hero}. "Not for me." {mentor} holds {hero}. [+ Sniff.]',
        '"Was I slow?" says {hero}. "Very slow," says {mentor}. [+ "I saw you." ]Kiss.',
      ],
      early: [
        '"Did you want it very much?" asked {mentor}. They sat on the step. "This much," said {hero}, and showed {mentor.them} how much. It was as wide as it would go. {mentor} looked at it carefully, from one end to the other. "That is a lot," said {mentor}. And they left it there between them.',
        '{hero} was not crying. It was only {hero.their} nose. "I would have been good at it," {hero.they} said. "You would have been wonderful at it," said {mentor}. {mentor} did not say that it did not matter. {hero} was glad about that, and ate some soup.',
        '"Are you sad?" asked {mentor}. {hero} felt around inside. "On this side I am," {hero.they} said. "And on the other side?" {hero} felt there, too. "On the other side I\'m hungry," said {hero}.',
      ],
      middle: [
        'They sat on the step, {hero} and {mentor}, and shelled peas. [?friend: {friend} ate more than {friend.they} shelled. ]"I wanted it," said {hero}, after a whole bowl. ¶ "Of course you did." ¶ "I mean that I wanted it even while I was tying the knot. I wanted it the entire time. Does it still count?" ¶ {mentor} split a pod from end to end. "I don\'t know how you would do it if you didn\'t want anything," said {mentor}. "That would only be a walk."',
        '"I was looking at you through the glasses," said {mentor}. "I saw you come around the bend. I saw that there was nobody in front of you." {Mentor.they} {mentor.sig}. "And then I saw you stop. I said a word that I don\'t usually say." ¶ "A bad one?" ¶ "No," said {mentor}. "It was \'please.\' I didn\'t know which way I meant it."',
        '"Do you wish you hadn\'t?" asked {mentor}. ¶ {hero} thought about it honestly, because {mentor} always noticed. "I wish that it hadn\'t broken," {hero.they} said, "and I wish that it had been somebody else\'s job, and I wish that I could have had both." That was three wishes already. {Hero.they} looked for the fourth, the one that {mentor} had asked about, and could not find it anywhere.',
      ],
      preteen: [
        '"Everybody keeps telling me that I don\'t mind," said {hero}. "The baker said so, and so did both of the cousins." They were sitting on the step, with their backs against the warm wall. [?friend: {friend} had come along, and was smart enough not to say anything. ]¶ "And do you mind?" asked {mentor}. ¶ "A lot." ¶ {mentor} nodded, as if that was the first sensible thing that anybody had said all day. "I should hope so," said {mentor}. "I\'d be worried about you if you didn\'t." Then {mentor.they} went and got the soup, and they sat there for a while and minded it together.',
        '"Was it right?" said {hero}. ¶ "You were there," said {mentor}, "and I was at the other end with a book." {Mentor.they} {mentor.sig}. "What do you think?" ¶ {hero} watched the light go off the roofs, one after another. "I think that it was right," {hero.they} said slowly, "and I think that I would have been a really great winner, and I don\'t see why I couldn\'t have both." ¶ "I\'ve never found that out, either," said {mentor}, "but you usually can\'t."',
        '{mentor} brought out two cups of cocoa and sat down and didn\'t say anything, because {mentor.they} {mentor:was|were} good at that. The birds went over, screaming, and came back again, until at last {hero} said into {hero.their} cup, "I had it all planned, where I was going to look." ¶ "When?" ¶ "When they clapped. I was going to look up at the clock, so that I wouldn\'t look proud." It sounded so silly when you said it out loud that {hero} laughed. And then {hero.they} {hero:wasn\'t|weren\'t} laughing anymore, and {mentor} moved the cups out of the way, and for a long time neither of them needed to say anything.',
      ],
    },
    more: {
      middle: ['Down the road you could hear {guest}, who was telling it all again to somebody new.'],
      preteen: [
        "{hero} was glad that {mentor} didn't say, \"There's always next year.\" That was true, but it wasn't the same thing, because you can lose something, and have plenty of other things to be happy about, and still that one thing is gone. {mentor} seemed to know that.",
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'evening in the shed; the thing is bare, the string is elsewhere, and nobody minds being there',
    core: true,
    valence: 1,
    scene: {
      setting: 'workshop',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'calm', '{thing}'],
        ['guest', 'sit', 'happy', 'hero'],
        ['mentor', 'stand', 'tender', 'hero', 'lantern'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{thing}', 'lantern', 'string'],
      action:
        'Two {thing}s stand side by side in the shed, one of them with red string, and {hero} and {guest} sit in front of them.',
    },
    text: {
      toddlers: [
        '{guest} yawns. [?companion: {companion} yawns. ]{hero} yawns. [+ {heart} ]Good night, {thing}. [+ Shh.]',
        'Two {thing}s stand side by side. {hero} leans on {guest}. [?companion: {companion} sleeps. ][+ {heart} ][+ Shh.]',
        '{mentor} brings a lamp. {hero} sits by {guest}. [+ Two {thing}s go to sleep. ]{guest} is asleep. [+ {heart}]',
        '{hero} was last. "But you came back," says {guest}. [+ {heart} ]Good night, {thing}.',
      ],
      early: [
        'In the evening there were two {thing}s in {mentor}\'s shed. One had red string on it. One had none. "Do you want it back?" asked {guest}. {hero} thought about it. "No," {hero.they} said. "Yours has more to hold." [?companion: {companion} was asleep between the two. ][+ They sat there until it was dark, and {mentor} brought the lamp.]',
        '{mentor} put {hero}\'s {thing} on its hook. {guest}\'s had to stay on the floor, because of the knots. [?companion: {companion} lay down next to it. ]"It won\'t get lonely," said {guest}. "Mine is up there." "That one is mine," said {hero}. "Oh," said {guest}. "They are both nearly both." [+ {hero} felt around inside. ] {Img.the} {img.loose}. {Hero.they} had not heard it go.',
        '"Twenty-two," said {guest}, and yawned. "Twenty-three," said {hero}, and yawned, too. It was catching. [?companion: {companion} got it. ]{mentor} got it, and nearly dropped the lamp. [+ Then there was nobody left to give it to. ]The two {thing}s stood side by side in the dark, and did not go anywhere at all.',
        '{guest} would not go home. {Guest.they} wanted to tell it all again, the part with the snail. [+ There had nearly been a snail, and it got faster each time. ]{hero} lay in the straw and listened. [?companion: {companion} did not listen. {Companion.they} slept.] {mentor} turned the lamp down low. "And then," said {guest}, and that was where they both fell asleep.',
      ],
      middle: [
        'There were two {thing}s in the shed that night. {guest}\'s had been allowed to come in, out of the damp, and it stood beside the other, crisscrossed with red. {hero}\'s own looked rather bare. [?companion: {companion} had gone to sleep between them.] {Hero.they} had thought that {hero.they} might ask for the string back, now that it was over. {Hero.they} looked at the knots for a while. They were very good knots. "You\'d need a knife," said {guest}. ¶ "Leave it," said {hero}. {Img.the} {img.loose}. It must have happened somewhere along the way, when {hero.they} {hero:was|were} busy laughing.',
        'On the wall were the forty-two chalk marks. {hero} took the chalk to make one more, and found that {hero.they} did not know what to put. "Put a snail," said {guest}. So {hero} drew a snail, and {guest} gave it a number eight, and {hero} gave it a seven, and after that it looked quite fast. [?companion: {companion} got a place on its back.] {mentor} held up the lamp to see. "Whose is it?" {mentor.they} asked. They both said, "Mine," and then they both said, "Ours," and then it was time to put out the lamp.',
        '"If you could have it over again," said {guest}, lying on {guest.their} back on the floor of the shed, "what would you do?" ¶ {hero} was lying there, too. From below the two {thing}s looked very large and rather alike. "I\'d bring more string," said {hero}. ¶ They lay and considered that. {Img.the} {img.loose}; {hero} could not have said when. [?companion: {companion} lay across somebody\'s feet. ]"And a second bun," said {hero}. {mentor}, who had come to lock up, stood in the door with the lamp for some time and did not lock up.',
        'It turned out that {guest} could not be got to go home[?companion: , and neither could {companion}]. {Guest.they} {guest:was|were} out in the shed with {hero}, telling everything to the {thing}s, because everybody else had heard it. "And then who comes around the corner?" said {guest}. "The wrong way?" ¶ "Me," said {hero} sleepily. ¶ "Don\'t spoil it." {mentor} hung the lamp on the nail beside the door and let them be. There was one more bun after all, it had been under somebody\'s hat, and they had half each. [+ It had gone hard. Neither of them noticed.]',
      ],
      preteen: [
        '{mentor} had made room in the shed, and so that evening there were two of them in it, a plain brown one, and one that was all done up in red like a birthday present. {guest} had said that they could take the string off again. But then they would have had to cut it, and {hero} had looked at the knots, and had heard {hero.themself} say that it was fine where it was. They sat on two buckets[?companion: , with {companion} in the middle]. There was nothing left to do. {Img.the} {img.loose}, {hero} noticed. {Hero.they} tried to work out when that had been, and could only think of the snail. "Same time tomorrow?" said {guest}. ¶ "What for, when it\'s finished?" said {hero}. ¶ "Mine isn\'t," said {guest}.',
        'The eleven drawings were still up on the wall. {hero} was going to take them down, but {guest} had never seen them, and wanted to have every one of them explained, and by number six it was dark. {mentor} came across with the lamp. [?companion: {companion} had gone to sleep where it was warm. ]"There should be one more," said {guest}, "with two of them on it." {hero} found an old paper bag, turned it over, and started to draw. It wasn\'t very neat, and near the end there was a snail on it. On Monday there would be school again, and people who knew better, and for a year they would all be talking about the girl in the green hat. But the lamp hummed, and the pencil went on across the paper, and nobody was in a hurry.',
        'At the very end of that day {hero} sat in the dark shed with the door open[?companion: , and {companion} leaned against {hero.their} side]. Nobody had called {hero.them} in. {guest} was sitting on the other bucket, and for once didn\'t have anything to say. There was a little light from the house, and you could just see the two {thing}s, and which was which, because of the red. "I keep thinking that I should give it back to you," said {guest} after a while. ¶ "The string?" ¶ "No," said {guest}. ¶ {hero} thought about it. {Img.the} {img.loose} by now, and what was there instead was about as big as a bun, and just as warm. "You can\'t," said {hero}, "but it\'s all right, because I know where it went."',
        'They were sent to bed twice, and both times they were found in the shed again. The second time {mentor} didn\'t say a word, but put the lamp on the bench, and sat down on the third bucket, and the three of them[?companion: , or four, with {companion},] looked at the two {thing}s, the way you look at a fire. "That\'s my string," said {mentor} after a while. ¶ "It was," said {guest}. ¶ "I was saving it for something." ¶ "So was I," said {hero}. Then {guest} started to laugh, and because it was so late, and because they were so tired, they all laughed, around and around, until nobody knew anymore what it was about. After that you could only hear the lamp.',
      ],
    },
    more: {
      middle: [
        'Outside it began to rain a little, on the course, and on the place where the flags had been, and on the roof.',
      ],
      preteen: [
        "Far away, on the square, they were still celebrating. When the wind came from there you could hear it, and then it was gone again. {hero} found that {hero.they} could listen to it, the way you listen to rain when you are in bed. It had been a good thing to want, and {hero.they} {hero:wasn't|weren't} sorry that {hero.they} had wanted it. Then somebody yawned, and somebody turned down the lamp.",
      ],
    },
  },
]
