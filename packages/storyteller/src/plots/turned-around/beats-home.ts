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
        '[+ No more flags. ]But {friend|mentor} is still here! In comes {guest}. In comes {hero}. Last!',
        '"You first," says {hero}. Over goes {guest}! [+ Clap, clap! ]"Now me. Last!"',
        '"Here they come!" calls {friend|mentor}. {guest} is in! {hero} is last. [+ Clap, clap!]',
        '{friend|mentor} waits and waits. [+ The buns are gone. ]In come two! {hero} is last.',
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
        'When they came around the last corner there was scarcely anything left. Two men were taking down the flags, and the band had been paid and gone. On the far side of the square, in a ring of people, the girl in the green hat {prize.won}. But across the street hung the rope, and at the end of it stood {friend|mentor}, with both arms trembling. "They told me to take it down at noon," said {friend|mentor}. "I said that I\'d been asked to hold it for everyone, and that I could count." {guest} went over first, since {hero} had slowed down a lot to make certain of it, and after {guest.them}, with a deep breath, went {hero}, who was last. You could not have been more last than that if you had tried.',
        '{mentor} wrote them down in the book, as {mentor.they} had written down everybody else: twenty-second, {guest}; twenty-third, {hero}. The pen stopped at the second name. {mentor} considered the {thing} that had been scarlet that morning, and was now the color of a fence, and {mentor.they} considered the other one, and {mentor.they} asked no questions. "That completes the page," was all that {mentor.they} said. [?friend: {friend} let the rope fall at last and shook out {friend.their} arms. ]Across the square the girl in the green hat {prize.won}, and she did it very well. {hero} watched until the end. It seemed only polite to something that {hero.they} had been so fond of.',
        'People did cheer. It was not a great cheer. It came from nine people, a baby and a dog, but {guest} received it like royalty, turning to every side in order not to leave anyone out. {hero} came over the line a few feet behind {guest.them}, with nobody at {hero.their} back, and {friend|mentor} lowered the rope. And that was all. Nobody proposed that they should do it over again. The rules had nothing to say on the subject, and the girl in the green hat, who had broken none of them, {prize.won}. {hero} went across and told her that she had been quick on the second bend. It took {hero.them} two attempts to start walking.',
        '"You needn\'t wait for me," said {guest}, ten yards from the line. ¶ "I\'m not," said {hero}. "I\'m admiring the view." And {hero.they} stood there admiring it until {guest} had gone over, with {guest.their} arms flung up, into the midst of everybody who had been standing on buckets for an hour and a half. Then {hero.they} went over after {guest.them}, so quietly that only {friend|mentor}, at the end of the rope, appeared to notice. "Twenty-third," said {friend|mentor}, and, after a moment, "You do know that you were first?" ¶ "Briefly," said {hero}. Beyond the well the girl in the green hat {prize.won}, and noon had long since been and gone.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} came over the line as well. Strictly speaking, that made twenty-four.][!companion: The man with the broom swept around their feet.]',
      ],
      preteen: [
        'Later there would be people who asked about it. Some of them would think that {hero} had been very good, and others would think that {hero.they} had been very silly, and both kinds would say it in the same tone of voice. For the present there was only the square with its paper bags, and its bare poles. Wanting a thing does not stop because you have given it up. It went on inside {hero}, quite clearly, like a clock in a room that everyone has left.',
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
        '"People have been telling me that I don\'t mind," said {hero}. "I\'ve had it from the baker and from two of the cousins." They were sitting on the step, with their backs to the warm wall. [?friend: {friend} had come along, and had the sense to be quiet. ]¶ "And do you mind?" asked {mentor}. ¶ "Horribly." ¶ {mentor} nodded, as if that was the first sensible thing that anybody had said all day. "I should think so," {mentor.they} said. "I\'d be worried about a person who could do that and not mind." And {mentor.they} fetched the soup, and they minded it together for a while.',
        '"Was it the right thing?" said {hero}. ¶ "You were there," said {mentor}, "and I was at the other end with a book." {Mentor.they} {mentor.sig}. "What do you think?" ¶ {hero} watched the light go off the roofs, one after the other. "I think that it was right, and I think that I\'d have made a marvelous winner, and I don\'t see why the two of them have to be in the same sentence." ¶ "No," said {mentor} thoughtfully. "I never have found out why. They generally are, though."',
        '{mentor} brought out two cups and did not begin. {Mentor.they} had a gift for not beginning. The swifts went over, screaming, and went over again, until finally {hero} said into the cup, "I\'d planned where I was going to look." ¶ "When?" ¶ "When they clapped. I\'d planned it for weeks. I was going to look at the clock, so as not to seem proud." It sounded so foolish, out in the air, that {hero.they} laughed, and then {hero.they} {hero:was|were} not laughing. {mentor} moved the cups out of the way. It was some time before either of them needed to say anything.',
      ],
    },
    more: {
      middle: ['Down the road you could hear {guest}, who was telling it all again to somebody new.'],
      preteen: [
        'It was the hour when swallows are exchanged for bats and nobody sees it happen. {hero} was grateful that {mentor} did not say it would be different next year. Next year was perfectly true, and it had nothing to do with the matter. You can lose one particular thing, and have plenty of reasons to be happy, and the particular thing is lost all the same.',
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
        'Good night, {thing}. {guest} yawns. [?companion: {companion} yawns. ][+ {hero} yawns. ]{heart} [+ Shh.]',
        'Two {thing}s, side by side. {hero} leans on {guest}. [?companion: {companion} sleeps. ]{heart} [+ Shh.]',
        '{mentor} brings a lamp. [+ Two {thing}s go to sleep. ]{guest} is asleep. {heart}',
        'Who was last? {hero} was last. [+ Pat, pat. ]{heart} Good night, {thing}.',
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
        '{mentor} had cleared a space, and so that evening there were two of them in the shed: the plain one, and the one done up in scarlet like a parcel nobody was meant to open. {guest} had offered to unpick the string. It would have meant cutting it, and {hero} had looked at the knots, and had heard {hero.themself} say that they were better where they were. They sat down on two buckets[?companion: , with {companion} in between]. There was nothing at all left to do. {Img.the} {img.loose}, {hero} noticed, although when {hero.they} tried to work out where that had been {hero.they} kept being reminded of the laughing. "Same time tomorrow?" said {guest}. ¶ "What for?" said {hero}. "It\'s finished." ¶ "Mine isn\'t," said {guest}.',
        'The eleven drawings were still pinned to the wall. {hero} intended to take them down, but {guest}, who had never seen them, wanted to have each of them explained, and by number six it was dark. {mentor} came across with the lamp. [?companion: {companion} had gone to sleep against the warm side of the stove. ]"There ought to be a twelfth," {guest} observed, "with two of them on it." {hero} turned over an old paper bag, since there was nothing else, and began to draw. It was not to scale. Toward the end it acquired a snail. There would be school on Monday, and there would be people with opinions, and on the square they would be talking for a year about somebody else; and the lamp hummed, and the pencil went on across the paper, in no hurry.',
        'At the very end of that day {hero} was sitting in the dark shed with the door open[?companion: , and {companion} was leaning against {hero.their} side]. Nobody had asked {hero.them} to come in. {guest} was there, too, on the other bucket, and had for once run out of things to say. In the light from the house you could just make out the two {thing}s, and which was which, because of the red. "I keep thinking that I should give it back to you," said {guest}, finally. ¶ "The string?" ¶ "No," said {guest}. ¶ {hero} thought it over. {Img.the} {img.loose} by now, and what was there instead was no bigger than a bun and about as warm. "You can\'t," {hero.they} said. "It\'s all right. I know where it went."',
        'They were sent to bed twice, and both times they were found again in the shed. The second time {mentor} did not say a word. {Mentor.they} put the lamp down on the bench and lowered {mentor.themself} onto the third bucket, with some creaking, and the three of them[?companion: , or four, with {companion},] looked at the {thing}s in silence, as you look at a fire. "That\'s my string," {mentor} said at length. ¶ "It was," said {guest}. ¶ "I was saving it for something." ¶ "So was I," said {hero}, and {guest} started to laugh, and it was so late, and they were so tired, that it went around the three of them several times before it stopped. After that the only sound was the lamp.',
      ],
    },
    more: {
      middle: [
        'Outside it began to rain a little, on the course, and on the place where the flags had been, and on the roof.',
      ],
      preteen: [
        'A long way off, on the square, somebody was still celebrating. You could hear it and then not hear it, according to the wind. {hero} found that {hero.they} could listen to it quite peacefully, the way you listen to rain when you are in bed. It had been a good thing to want. {Hero.they} {hero:was|were} not sorry to have wanted it. Then somebody yawned, and somebody else reached up and turned down the lamp.',
      ],
    },
  },
]
