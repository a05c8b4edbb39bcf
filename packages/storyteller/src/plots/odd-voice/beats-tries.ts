import type { Beat } from '../plot.ts'

/** Three ways of being like the others; the third one works. */
export const triesBeats: readonly Beat[] = [
  {
    id: 'copy',
    purpose: 'the first try: to do everything just as the one beside does it',
    core: true,
    valence: 0,
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stretch-arms', 'thinking', 'friend'],
        ['friend', 'stand', 'calm', 'away'],
        ['guest', 'stand', 'happy', 'away'],
      ],
      props: ['bench'],
      action: '{hero} copies everything that the one beside {hero.them} does.',
    },
    text: {
      toddlers: [
        'All arms up? Up! [+ Nose itch? Scratch, scratch! ]{hero} does it, too. {group.sound} Oh no.',
        '[?friend: {friend}][!friend: The girl] nods. {hero} nods. [+ Wink? {hero} winks. ]{group.sound} Oh, no!',
        'Nose like this. Chin like this. [+ Now go! ]{group.sound} Oh. Not like this.',
        '{hero} does what [?friend: {friend}][!friend: the girl] does. Yawn? {hero} yawns! [+ Sneeze? Achoo! ]{group.sound}',
      ],
      early: [
        '"I\'ll do it just like [?friend: {friend}][!friend: the girl with the braid]," thought {hero}. So {hero.they} stood like that, and breathed like that. When {hero.they} saw a nose being scratched, {hero.they} scratched {hero.their} own. It all went well until they had to {group.do}. {Group.sound} "What was the nose for?" asked Miss Arden.',
        '{hero} watched the chin next to {hero.them}. When it went up, {hero} put up {hero.theirs}. When it went down, {hero.theirs} went down. Then it sneezed. {hero} sneezed, too. Half the row looked around. {Group.sound} And it had not even helped.',
        'This time {hero} had a plan. {Hero.they} would do all that [?friend: {friend}][!friend: the boy on the left] did, only very fast after. But everyone got in a muddle about who came first. [?friend: {friend} tried to do what {hero} did, to be kind. ]Then there were two of them who were wrong.',
        '{hero} looked to the left, and did what they did there. {Hero.they} looked to the right, and did what they did there. The left side and the right side were not quite the same. {Group.sound} {hero} had to sit down for a bit. {Hero.they} {hero:was|were} dizzy.',
      ],
      middle: [
        '{hero} had an idea, and it was a sensible one. Twenty-three people knew how to do it. All {hero.they} had to do was to choose one and be that. {Hero.they} chose [?friend: {friend}, who was nearest][!friend: the girl with the braid, who was nearest]. When that chin went up, {hero}\'s chin went up, and when that foot moved, so did {hero}\'s, until they looked like one person and a mirror. Then they began to {group.do}. "Lovely posture, {hero}," said Miss Arden, and sighed.',
        'It turned out that a person does a great deal when you watch closely. [?friend: {friend} blinked, and swallowed, and rubbed one ankle with the other foot. ][!friend: The boy on the left blinked, and swallowed, and rubbed one ankle with the other foot. ]{hero} did every bit of it, half a second later. By the end of the hour {hero} could rub {hero.their} ankle exactly right. The rest was just as before.',
        'At home {hero} practiced it in front of the mirror. {Hero.they} made a face like the girl with the braid, and a face like the boy by the door, and once, by mistake, Miss Arden\'s face, and stood up straight. On Tuesday {hero.they} put on the best of them and held it for the whole hour. "Have you got a toothache?" asked [?friend: {friend}][!friend: the girl with the braid].',
        '"Just tell me what you do," {hero} said to [?friend: {friend}][!friend: the boy on the left]. "Exactly." ¶ "I don\'t do anything. I open my mouth, or whatever it is, and there it is." ¶ "There what is?" ¶ "You know. *It*." {hero} wrote that down, and went home, and looked for *it* everywhere. On the next Tuesday {hero.they} opened up, just as {hero.they} had been told, and there it was, and it was still the wrong one.',
      ],
      preteen: [
        '{hero} approached the matter scientifically. There were twenty-three people in that hall who could do it, and it stood to reason that if one copied any of them completely enough, the result must come out the same. {Hero.they} selected [?friend: {friend}, who was closest][!friend: the girl with the braid, who was closest]. {Hero.they} copied the angle of the head and the set of the shoulders. {Hero.they} copied an absent-minded habit of rubbing one ankle with the other foot. By the second hour the resemblance was uncanny, until they were asked to {group.do}. Miss Arden complimented {hero.them} on {hero.their} posture.',
        '"What do you think about while you\'re doing it?" {hero} asked [?friend: {friend}][!friend: the girl with the braid]. ¶ "Lunch," was the answer, after some consideration. "Sometimes whether I left the tap on." It was not a great deal to go on, but {hero} went on it. {Hero.they} stood as the others stood, and breathed when they breathed, and thought about lunch until {hero.they} {hero:was|were} thoroughly hungry. It made no difference at all, save that {hero.they} would never again {group.do} without thinking of soup.',
        'There is a skill in being like other people, and {hero} now saw that everybody else had been working on it for years. One had to watch them all the time, and never be seen to. {Hero.they} learned to laugh when they laughed, a shade afterward. {Hero.they} learned to roll {hero.their} sleeves to the same place. Each week {hero.they} {hero:was|were} more and more like them, in every respect but one. "So near," said Miss Arden encouragingly, "and yet."',
        'They were asked to form pairs and face each other, like a person and a looking glass. It suited {hero} perfectly. {Hero.they} reproduced [?friend: {friend}][!friend: the boy on the left] in every detail: the cowlick, as far as that was possible, the loose lace, the way of standing as if about to apologize. [?friend: "It\'s creepy," said {friend}, fascinated. "Do my walk." ][!friend: "It\'s creepy," said the boy, fascinated. "Do my walk." ]It was flawless. Then the mirror was required to {group.do}. There was, in the other\'s face, a flicker of something like sympathy, and {hero} copied that, too.',
      ],
    },
    more: {
      middle: [
        '"Don\'t look at them," said Miss Arden. "Look at me." So {hero} looked at Miss Arden, and found {hero.themself} tapping {hero.their} chin with a pencil.',
      ],
      preteen: [
        'What nobody mentions about copying is how lonely it is. One is always a little behind. While everyone else is already thinking about the next thing, one is still occupied in finding out what they did with their elbows. {hero} came home from those Tuesdays as tired as if {hero.they} had carried twenty-three people up a flight of stairs, one at a time, and none of them had noticed the ride.',
      ],
    },
  },
  {
    id: 'trick',
    purpose: 'the second try: a trick, which goes funny',
    core: false,
    rank: { young: 1, old: 1 },
    valence: 1,
    scene: {
      setting: 'kitchen',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'thinking'],
        ['mentor', 'stand', 'laugh', 'hero'],
        ['companion', 'hide', 'wow', 'hero'],
      ],
      props: ['table', 'bowl', 'chair'],
      action: '{hero} tries a trick at home so as to {group.do} like the others.',
    },
    text: {
      toddlers: [
        '{group.ttrick} {group.sound} No! [+ Ha, ha! ]Poor {hero}.',
        '"I know a trick," says {hero}. {group.ttrick} {group.sound} [+ Hm. ]Same, same, same.',
        '{group.ttrick} {mentor} looks. {mentor} laughs. [+ {hero} laughs a bit. ]{group.sound}',
      ],
      early: [
        'Next {hero} tried a trick. {Hero.they} {group.trick}. [?companion: {companion} watched from under the table. ]Then {hero.they} tried again. {Group.sound} {Group.tricked}. "Well," said {mentor}, "it was a good idea." It had been a very good idea. It just had not worked.',
        '"Somebody told me what to do," said {hero}. "Who?" asked {mentor}. "A boy." So {hero} {group.trick}. They both waited. {Group.sound} {Group.tricked}. "Maybe he meant it for somebody else," said {mentor}.',
        'There was a book with a page about it. The page had jam on it, so you could not read the end. {hero} did what you could read. {Hero.they} {group.trick}. {Group.sound} {Group.tricked}. {hero} licked the page a bit, but the end was gone.',
      ],
      middle: [
        'The boy by the door had an uncle, and the uncle had a cure. {hero} tried it as soon as {hero.they} got home. {Hero.they} {group.trick}. Then {hero.they} shut the kitchen door, so as not to startle anyone, and took a breath. {Group.tricked}. [?companion: {companion} had to be helped out from behind the stove. ]¶ "Did it work?" called {mentor} through the door. ¶ "It did something," said {hero}.',
        '{hero} asked everybody. Some said to stand on one leg, and some said to think of snow. In the end {hero.they} did what the woman at the bakery had told {hero.them}, because she had looked the most certain. {Hero.they} {group.trick}. {mentor} sat down to watch, which did not make it easier. {Group.tricked}. They looked at each other. {mentor}\'s face began to shake around the edges. "Don\'t," said {hero}, but it was no use, and then they both had to hold on to the table. [+ It was the first time all week that {hero} had laughed about it.]',
        'There were four cures in the almanac, and {hero} tried them in order. The first was mustard, the second was worse, and for the third you needed a full moon. So that left number four. {Hero.they} {group.trick}. {Group.tricked}. {mentor} read the small print through the glasses. "It says here, \'Not for goats,\'" said {mentor}. ¶ "Where does it say what it *is* for?" asked {hero}.',
      ],
      preteen: [
        "Once word had got about that {hero} was in search of a remedy, everybody proved to have one. The postman recommended raw onions. Somebody's aunt had had great success by lying on the floor. {hero}, who had become a little desperate, took the likeliest of them home on Wednesday, and {group.trick}, in the kitchen, with the window shut. {Group.tricked}. {mentor}, coming in for a spoon, stood stock-still, and then went out again without the spoon, and could be heard on the other side of the door, evidently holding on to something.",
        'In the library there was a volume on the subject by a professor with a beard. His method was in ten steps. {hero} carried out the first nine, of which no more need be said, and on Thursday afternoon arrived at the tenth. {Hero.they} {group.trick}. {Group.tricked}. "What does the professor say to that?" asked {mentor}. {hero} turned the page. The professor said that if results were not yet entirely satisfactory, the student should return to step one, and they looked for some considerable time, and in silence, at his beard.',
        '"I\'ve had an idea," said {hero}, in the voice that had in earlier years preceded the affair of the umbrella. {mentor} put down the newspaper. It was, on the face of it, an intelligent idea, which had come to {hero} in the middle of the night, and so {hero.they} {group.trick}. [?companion: {companion} was found afterward, underneath the table. ]Then {hero.they} squared {hero.their} shoulders and began. ¶ {Group.tricked}. There was a lengthy pause, during which somebody\'s bicycle went past outside. "I preferred it as it was," said {mentor} finally, "but then I\'m used to it."',
      ],
    },
    more: {
      middle: [
        '"You could try it the other way around," said {mentor}. {hero} tried it the other way around. It was the same, the other way around.',
      ],
      preteen: [
        'They laughed until it hurt, and had to open the window. For a moment, with {mentor} wiping both eyes on a dish towel, it was quite clear to {hero} that the whole affair was really very funny, and that {hero.they} would be able to say so on Tuesday. It was only toward bedtime that it stopped being clear. There are things that are funny in a kitchen, among two people, and that do not keep.',
      ],
    },
  },
  {
    id: 'mentor-odd',
    purpose: 'somebody at home keeps a crooked thing, and is not troubled by it',
    core: false,
    rank: { young: 4, old: 5 },
    valence: 1,
    scene: {
      setting: 'kitchen',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'pour', 'happy', 'teapot', 'teapot'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['teapot', 'table', 'clock'],
      action: '{mentor} uses an old crooked thing as if nothing were the matter, and {hero} watches.',
    },
    text: {
      toddlers: [
        '{mentor} has a clock. Bong, bong, bong! [+ It says three. It is two. ]{mentor} claps. "Good clock!"',
        '{mentor} has a funny teapot. It pours to the side. [+ Oops! ]{mentor} moves the cup.',
        '{mentor} has a cow. She says, "Moo-hoo-hoo!" [+ Like a hiccup. ]"Hello, my cow."',
      ],
      early: [
        '{mentor} had a teapot with a bent spout. It poured around the corner. {mentor} did not scold it. {Mentor.they} just put the cup there. "Why don\'t you get a straight one?" asked {hero}. "I had one once," said {mentor}. "I never knew it was there."',
        'The clock on {mentor}\'s wall struck five. It was four. "It\'s wrong," said {hero}. "It\'s glad," said {mentor}. "It always puts on one more." [+ {mentor} gave it a pat. ]{hero} waited for six. It struck seven, and you could tell that it had meant to.',
        'There was a chair in the kitchen with one short leg. If you sat down, it went *tock*. {mentor} sat down. Tock. {mentor} stood up. Tock. "Doesn\'t that bother you?" asked {hero}. "It used to be two of us," said {mentor} to the chair. "Now it\'s three."',
      ],
      middle: [
        '{mentor} had a teapot with a crooked spout. You had to hold it sideways and aim past the cup, and then it came around the corner and went in. Nobody else in the house could do it. "You could buy a new one," said {hero}, mopping. ¶ "I could," said {mentor}. {Mentor.they} {mentor.sig}. "I\'ve looked at some. They were all very nice. They looked as if they would be nice to anybody." And {mentor.they} poured another cup, around the corner, without spilling a drop.',
        'The kitchen clock struck nine at eight o\'clock, and ten at nine. It had done so for as long as {hero} could remember. A man had come once and wanted to put it right. ¶ "What did you tell him?" ¶ "I asked him if he could make it strike eight and still be as pleased about it," said {mentor}. "He said that he couldn\'t promise that." The clock cleared its throat. They both looked up and waited for it, with their spoons in the air.',
        'On {mentor}\'s windowsill grew a plant that did not hold with up. It had set out sideways when it was small, and it had gone along the whole sill, past the radio, and around the corner. "Shouldn\'t somebody tie it to a stick?" asked {hero}. ¶ "I did that," said {mentor}. "It grew straight, and sulked." {mentor} turned the pot, just a bit, so that it could see more of the room. [+ It had five leaves on the far side that you would have had to stand up to find.]',
      ],
      preteen: [
        'Among the household goods was a teapot with a twisted spout, out of which no visitor had ever succeeded in pouring a cup of tea. It had come out of the kiln like that. {mentor} held it at an angle that one would have called impossible and talked about other things, while the tea came around the corner and descended into the cup as neatly as a cat. ¶ "Didn\'t anyone think of throwing it away?" asked {hero}. ¶ "The potter did," said {mentor}. "I was standing next to the bin." {Mentor.they} {mentor.sig}. "You wouldn\'t believe what I had to pay him for it, once he saw that I wanted it."',
        'At nine o\'clock the clock in the kitchen struck ten. It was otherwise an excellent clock, which had been striking one too many all its life, and everyone had got into the way of taking one off without thinking, as one takes off one\'s hat. "A man offered to regulate it," said {mentor}. "He opened it up and showed me the little tooth in there that\'s longer than the others, and he said that it would only take a second, with a file." ¶ {hero} waited. "And?" ¶ "And I gave him a cup of coffee," said {mentor}, "and I shut the door of the clock."',
        '{mentor} was darning. It was the blue sweater, which had by now so many darns, in whatever wool had happened to be at hand, that it was debatable what was sweater and what was not. {hero} had sometimes wished that {mentor.they} would not wear it out of doors. "Don\'t you mind when people look?" {hero} asked. ¶ {mentor} bit off the thread and reflected. "I believe I used to, though I can\'t remember when I stopped," said {mentor}. "It\'s warm, you see, and I know where I got all of the colors." And {mentor.they} pulled it on over {mentor.their} head, and it had a bird\'s nest in the collar, where the moth had been.',
      ],
    },
    more: {
      middle: [
        '{hero} would have liked to say something about Tuesday. But it was nice just then, and Tuesday was nowhere about.',
      ],
      preteen: [
        'It did not occur to {hero} that this had anything to do with {hero.them}, and {mentor} did not say that it had. {mentor} belonged to the class of people who hold that if a thing is worth saying it will still be worth it in an hour, and who generally turn out, after the hour, to have gone to bed.',
      ],
    },
  },
  {
    id: 'hush',
    purpose: 'the third try works: to be there and not be heard or seen',
    core: true,
    valence: -1,
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'calm', 'away'],
        ['friend', 'stand', 'joy', 'away'],
        ['guest', 'stand', 'joy', 'away'],
      ],
      props: ['bench', 'notice'],
      action: '{hero} stands in the row and only pretends.',
    },
    text: {
      toddlers: [
        '{group.thush} The rest go on. {group.all} [+ "So nice!" ]{hero} is very still.',
        '{group.all} And {hero}? {group.thush} No one laughs. [+ No one looks.]',
        '{hero} is in the row. {group.thush} [+ "Good, good!" ]All the rest clap.',
        'No one laughs now. {group.thush} {hero} just stands. [+ {group.all} So good!]',
      ],
      early: [
        'On Tuesday {hero} {group.hush}. They {group.others}. "Oh!" said Miss Arden. "That was it! Who did something different?" Nobody knew. {hero} knew. {Hero.they} had done nothing at all. {Img.the} {img.tight}.',
        'It was so easy! {hero} just {group.hush}. [?friend: Even {friend}, right next to {hero.them}, looked happy. ]Nobody turned around, and nobody\'s shoulders shook. "Perfect," said Miss Arden. It was perfect. There was no one in it who was {hero}. {Img.the} {img.tight}.',
        'The third trick was the best. {hero} {group.hush}, and it worked! Everybody was pleased. They all got a cookie. {hero} ate {hero.theirs}. It tasted of cookie, but not very much. {Img.the} {img.tight}.',
        '{hero} found out how to be like the others. You only had to leave something out. So {hero.they} {group.hush}, and it was all as smooth as milk. "Beautiful," said Miss Arden. [?guest: {guest} turned around and nodded, to show that it was all right now. ]{hero} felt as if {hero.they} had gone home and left the scarf standing there. {Img.the} {img.tight}.',
      ],
      middle: [
        'And then, one Tuesday, {hero} found it. It was so simple that {hero.they} wondered why it had taken so long. {Hero.they} {group.hush}, and that was all. They {group.others}, all the way to the end, with not a crumb in it. ¶ Miss Arden put down her pencil. "That was it," she said. "No, don\'t tell me what you did, just do it again." ¶ So they did it again, and {hero} didn\'t do it again, and it was even better. {Img.the} {img.tight}.',
        'The third thing that {hero} tried was nothing. {Hero.they} {group.hush}, and from in front you couldn\'t have told the difference. {Hero.they} waited for somebody to notice. Surely, if you take one out of twenty-four, there must be a gap somewhere, like a tooth. But there was no gap, for it closed up like water. "Now we are together," said Miss Arden, and she had tears in her eyes. {Img.the} {img.tight}.',
        'It worked. That was the terrible thing. {hero} {group.hush}, and nobody laughed, and nobody turned around, and for the first time since March {hero.their} ears were cool. The boy who had made the joke slapped {hero.them} on the back. "You\'ve got it!" he said. {hero} thanked him. It was a bit like being told how nice you look when you are behind a curtain. {Img.the} {img.tight}.',
        '{hero} arrived a little late, and stood in {hero.their} place, second row, third from the left, and {group.hush}. {Hero.they} meant to do it only for that one day, because {hero.they} {hero:was|were} tired. But on that day everything fitted, and people nodded to each other, and Miss Arden hummed while she put away the music. How could you go and spoil a thing like that? {hero} decided to be tired next week as well. {Img.the} {img.tight}.',
      ],
      preteen: [
        'The third method had the advantage of being perfectly simple, and {hero} could not imagine why {hero.they} had not thought of it at once. {Hero.they} {group.hush}. It was done so well that one would have had to lay a hand on {hero.them} to find out. They {group.others}, clean and whole from beginning to end, and when it was over nobody moved for several seconds. "There," said Miss Arden, very quietly. "That\'s what I have been hearing in my head." She looked along the second row, and her eyes passed over {hero} without stopping. {Img.the} {img.tight}.',
        '{hero} had supposed that there would be a gap. If a thing is made of twenty-four, and one is taken out, then surely somebody ought to feel the draft. So on that Tuesday {hero.they} {group.hush}, partly as an experiment, and waited with some interest for the hue and cry. There was none. It was not merely as good without {hero.them}. It was better, it was a great deal better, and everyone was so delighted that they applauded themselves; and {hero}, who did not wish to be conspicuous, applauded, too. {Img.the} {img.tight}.',
        'Nobody had told {hero.them} to. It ought to be said, in fairness, that Miss Arden would have been horrified. {hero} merely noticed, one Tuesday, that if {hero.they} {group.hush}, then nothing happened. There were no looks, there was no cough from the end of the row. It was like finding the one position in which a tooth does not ache. {Hero.they} kept in that position, with great care, for the remainder of the hour, and on the way out the boy who made jokes held the door for {hero.them} as one does for anybody. {Img.the} {img.tight}.',
        'It is surprisingly hard work to do nothing in time with others. {hero} {group.hush}, watching Miss Arden with bright eyes, so that anybody would have sworn that {hero.they} {hero:was|were} giving {hero.their} all. And at last {hero.they} had what {hero.they} had wanted since the notice first went up. {Hero.they} stood in a row, with a person on either side, and no one could have told where {hero.they} stopped and the others began. It was exactly as {hero.they} had imagined it, apart from one thing, which {hero.they} had not thought to put into the wish. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        '"I\'m so glad," Miss Arden said to {hero} at the door. "I knew that it would come." She was so glad that {hero} could not have told her for anything.',
      ],
      preteen: [
        'On the way home it rained, and {hero} did not put up {hero.their} collar. {Hero.they} had won. There would be no more turning heads, and no more jokes; there was nothing whatever to stand between {hero.them} and the first Sunday in May. All that {hero.they} needed to do was to be absent, in public, in the second row, and to go on being absent for as long as {hero.they} wished to belong there. It was not a high price. It only came to everything.',
      ],
    },
  },
  {
    id: 'missed',
    purpose: 'somebody noticed that a piece was missing',
    core: false,
    rank: { young: 3, old: 4 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'sad', 'away'],
        ['friend', 'walk', 'thinking', 'hero'],
        ['mentor', 'walk', 'calm', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['tree', 'house'],
      action: '{hero} goes home after practice, and is asked where {hero.they} {hero:has|have} been.',
    },
    text: {
      toddlers: [
        '"Where was my {hero}?" says {friend|mentor}. "Here," says {hero}. "I did not hear you."',
        '{friend|mentor} looks at {hero}. "No {group.odd}?" "No," says {hero}. [+ "Oh." ]Hm, hm, hm.',
        'Step, step. It is so quiet. [+ {hero} says nothing. ]"I miss you," says {friend|mentor}.',
      ],
      early: [
        '"Where were you today?" asked [?friend: {friend}, on the way home][!friend: {mentor}, who had come to fetch {hero.them}]. "I was there," said {hero}. "Second row." "I know that," said {friend|mentor}. "I mean the rest of you." {hero} kicked a stone. It did not roll far.',
        '[?friend: {friend} was very quiet on the way home. "It was cold on your side," {friend.they} said at last. ][!friend: {mentor} had come to fetch {hero.them}. "I stood outside and listened," said {mentor}. "I couldn\'t find you." ]"But it was right!" said {hero}. "It was so right!" "Yes," said {friend|mentor}. "It was." And they went on, step after step.',
        '"You\'ve got it now," said [?friend: {friend}][!friend: {mentor}, on the way home]. "Yes," said {hero}. "It\'s good that you\'ve got it." "Yes." They went past four gates. "What did you do with the other one?" asked {friend|mentor}. {hero} did not know. {Hero.they} felt in {hero.their} {hero.wear}, as if it might be there.',
      ],
      middle: [
        '[?friend: {friend} walked home beside {hero.them} and swung {friend.their} scarf. ][!friend: {mentor} had come to fetch {hero.them}, and they walked home side by side. ]"I couldn\'t hear you today," said {friend|mentor}. ¶ "Nobody could," said {hero}. {Hero.they} {hero:was|were} rather proud of it. ¶ "I know." {friend|mentor} thought for the length of a garden wall. "It was drafty on that side." Neither of them said anything after that.',
        '"You were very good," said {friend|mentor} on the way home. It sounded the way it does when you say that a doctor was very good. ¶ "Nobody laughed," said {hero}. ¶ "No." ¶ "You could say that I fit in." ¶ "You could say so," said {friend|mentor}. "I kept wanting to look and see if you were still there." They had reached the corner. {hero} laughed, a bit too long, and said that of course {hero.they} {hero:was|were}. [+ Then {hero.they} looked down, just quickly, to make sure.]',
        'It was raining, and {friend|mentor} had brought the big umbrella, and drops fell from it in a ring. "Say something," said {friend|mentor}. ¶ "What?" ¶ "Anything. I want to hear if it\'s still in there." ¶ {hero} opened {hero.their} mouth. It was odd, but {hero.they} could not think of a thing to say, or how {hero.they} would have said it. They listened to the rain for a while instead.',
      ],
      preteen: [
        '[?friend: "I\'d like to ask you something," said {friend}, on the way home, "and you don\'t have to answer." ][!friend: "I\'d like to ask you something," said {mentor}, who had come to meet {hero.them}, "and you don\'t have to answer." ]They had walked past the bakery and the churchyard before the question came. "What was it exactly that you did today?" ¶ "I fitted in," said {hero}, with a certain satisfaction. ¶ "Yes, I saw, and it was most impressive." {friend|mentor} shifted the umbrella to the other hand. "It\'s a strange thing, but I\'ve evidently got used to having you on that side, and I never noticed it at all until there was a draft."',
        'It had not gone unobserved, after all. "You weren\'t there," said {friend|mentor}, when they had got as far as the bridge. It was not an accusation. "I looked particularly, and you were standing there, and nevertheless you weren\'t there. How did you do it?" ¶ {hero} explained the method in detail, and with some pride, for it was ingenious. {friend|mentor} listened to the end of the explanation, leaning on the railing, and threw a leaf into the water. "And how long do you mean to be gone?" said {friend|mentor}.',
        '"They all said how good it was," said {hero}. ¶ "It was really very good," said {friend|mentor}, "and nobody could have found anything wrong with it." They went on for several minutes without talking, on the wet leaves. "You know when you move a wardrobe," said {friend|mentor} at last, "and there is suddenly all that wall, and it\'s a perfectly good wall? That\'s what it was like." {hero} said that {hero.they} did not see {hero.themself} as a wardrobe. "No," said {friend|mentor}. "You can\'t, from inside."',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} went along between them, and for once kept to the middle of the path.][!companion: The street lamps came on, one after another, without a sound.]',
      ],
      preteen: [
        '{hero} was annoyed, as one is with a person who points out a thing that one had nearly succeeded in not knowing. It was all very well to talk. Nobody had drawn pictures of anyone else on the board. And yet something in {hero.them} had sat up, far at the back, like a dog that has heard its name in another room, and was listening.',
      ],
    },
  },
]
