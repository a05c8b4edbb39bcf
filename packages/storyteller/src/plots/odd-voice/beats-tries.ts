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
        '{hero} wants to be like the others. Arms up? {hero} does it, too. {group.sound} Oh no.',
        '[?friend: {friend}][!friend: The girl] nods. {hero} nods, too. [+ Wink? {hero} winks. ]But oh! {group.sound}',
        '{hero} tries to be like them. [+ Nose up. Chin up. ]{group.sound} [+ It is not like them.]',
        '{hero} does what [?friend: {friend}][!friend: the girl] does. Yawn? {hero} yawns! [+ Sneeze? Achoo! ]But oh! {group.sound}',
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
        '{hero} decided to be scientific about it. There were twenty-three people in that hall who could do it, and if you copied one of them exactly, in every single particular, it simply had to come out the same. {Hero.they} picked [?friend: {friend}, who was closest][!friend: the girl with the braid, who was closest]. {Hero.they} copied how the head was held, and the shoulders, and even the habit of rubbing one ankle with the other foot. By the second hour you could hardly have told them apart, and then everyone was asked to {group.do}, and you could. Miss Arden said that {hero} had very nice posture.',
        '"What do you think about while you\'re doing it?" {hero} asked [?friend: {friend}][!friend: the girl with the braid]. ¶ "Lunch," was the answer, after a while. "Sometimes whether I left the tap on." It wasn\'t a lot of help, but {hero} took what there was. {Hero.they} stood the way the others stood, and breathed when they breathed, and thought about lunch until {hero.they} {hero:was|were} really hungry. It didn\'t make any difference at all, except that from then on {hero.they} could never {group.do} again without thinking of soup.',
        'It\'s hard work to be like other people, and {hero} now saw that everybody else had been practicing for years. You had to watch them the whole time and never be caught watching, and {hero.they} learned to laugh when they laughed, just a tiny bit later, and to roll up {hero.their} sleeves to exactly the same place. Every week {hero.they} got more and more like them, in everything but one. "So close," said Miss Arden, to be encouraging, "so close."',
        'They had to find a partner and be each other\'s mirror. {hero} was good at that. {Hero.they} copied [?friend: {friend}][!friend: the boy on the left] in every detail: the hair, as far as it would go, the loose shoelace, the way of standing as if you were about to say sorry. [?friend: "It\'s creepy," said {friend}, delighted. "Do my walk." ][!friend: "It\'s creepy," said the boy, delighted. "Do my walk." ]It was perfect. Then the mirror was asked to {group.do}. Something went across the other one\'s face that might have been pity, and {hero} copied that, too.',
      ],
    },
    more: {
      middle: [
        '"Don\'t look at them," said Miss Arden. "Look at me." So {hero} looked at Miss Arden, and found {hero.themself} tapping {hero.their} chin with a pencil.',
      ],
      preteen: [
        'Nobody tells you how lonely it is to copy people, because you are always a little bit late. Everyone else is already thinking about the next thing, and you are still working out what they did with their elbows. {hero} came home from those Tuesdays as tired as if {hero.they} had carried all twenty-three of them up a flight of stairs, one at a time, and not one of them had noticed the ride.',
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
        '{hero} tries a trick. {group.ttrick} {group.sound} No! [+ Ha, ha! ][+ Poor {hero}.]',
        '"I know a trick," says {hero}. {group.ttrick} {group.sound} [+ Hm. ]It is still the same.',
        '{group.ttrick} Will it help? {group.sound} No. {mentor} laughs. [+ {hero} laughs a bit.]',
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
        "As soon as people heard that {hero} was looking for a cure, it turned out that everyone had one. The mail carrier said raw onions. Somebody's aunt had done it by lying on the floor. {hero} was getting a little desperate, so on Wednesday {hero.they} took the best idea home to the kitchen, shut the window, and {group.trick}. {Group.tricked}. {mentor} came in for a spoon, stood still, and went out again without the spoon. From the other side of the door you could hear somebody holding on to the furniture.",
        'There was a book about it in the library, by a professor with a beard. It had ten steps. {hero} did the first nine, and the less said about them the better, and on Thursday afternoon {hero.they} got to the tenth. {Hero.they} {group.trick}. {Group.tricked}. "What does the professor say to that?" asked {mentor}. {hero} turned the page. The professor said that if it hadn\'t worked yet, you should go back to step one. They both looked at his beard for a considerable time and didn\'t say anything.',
        '"I\'ve had an idea," said {hero}, in the voice that had also come just before the business with the umbrella. {mentor} put down the newspaper. It did seem like an excellent idea, since it had come to {hero} in the middle of the night, and so {hero.they} {group.trick}. [?companion: {companion} was found later, under the table. ]Then {hero.they} stood up straight and began. ¶ {Group.tricked}. It was quiet for so long that they could hear somebody\'s bicycle go by outside. "I liked it better before," said {mentor} in the end, "but then I\'m used to it."',
      ],
    },
    more: {
      middle: [
        '"You could try it the other way around," said {mentor}. {hero} tried it the other way around. It was the same, the other way around.',
      ],
      preteen: [
        "They laughed until it hurt and they had to open the window. For a moment, with {mentor} wiping both eyes on a dish towel, {hero} could see perfectly well that the whole thing was very funny, and that on Tuesday {hero.they} would say so. It was only around bedtime that {hero.they} couldn't see it anymore. There are things that are extremely funny in a kitchen, when there are two of you, and they simply don't keep.",
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
        '{mentor} has a clock. Bong, bong, bong! "Three!" says the clock. It is two. {mentor} claps. [+ "Good clock!"]',
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
        'There was a teapot in the house with a twisted spout, and no visitor had ever managed to get a cup of tea out of it. It had come out of the oven like that. {mentor} tipped it over until you were sure that the lid would drop off, and talked about something else, and the tea came around the corner and went down into the cup as neatly as a cat. ¶ "Didn\'t anybody want to throw it away?" asked {hero}. ¶ "The potter did," said {mentor}. "I was standing next to the bin." {Mentor.they} {mentor.sig}. "You wouldn\'t believe what he made me pay, once he saw that I wanted it."',
        'At nine o\'clock the clock in the kitchen struck ten. It was a very good clock apart from that. It had struck one too many all its life, and everybody in the house just took one off again without thinking. "A man once offered to fix it," said {mentor}. "He opened it up and showed me the little tooth in there that\'s longer than the others. He said that it would only take a second, with a file." ¶ {hero} waited. "And?" ¶ "And I gave him a cup of coffee," said {mentor}, "and I shut the door of the clock."',
        '{mentor} was mending the blue sweater. It had been mended so often by now, in whatever wool there was, that you couldn\'t have said which part was the sweater. {hero} had sometimes wished that {mentor} wouldn\'t wear it on the street. "Don\'t you mind when people look?" {hero} asked. ¶ {mentor} bit off the thread and thought about it. "I believe I used to," said {mentor}. "I can\'t remember when I stopped. It\'s warm, you see, and I know where I got every one of the colors." And {mentor.they} pulled it on over {mentor.their} head, and it had a bird\'s nest of red wool in the collar, where the moth had been.',
      ],
    },
    more: {
      middle: [
        '{hero} would have liked to say something about Tuesday. But it was nice just then, and Tuesday was nowhere about.',
      ],
      preteen: [
        "It didn't cross {hero}'s mind that this had anything to do with {hero.them}, and {mentor} didn't say so. {mentor} believed that if a thing was worth saying, it would still be worth saying in an hour. And after the hour, usually, {mentor.they} had gone to bed.",
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
        '{group.thush} The others go on. {group.all} [+ "So nice!" ]{hero} is very still.',
        '[+ {group.all} And {hero}? ]{group.thush} No one laughs now. {hero} is sad.',
        '{hero} is in the row. {group.thush} [+ "Good, good!" ]The others clap. {hero} is sad.',
        'No one laughs now. {group.thush} {hero} just stands there. [+ {group.all} So good!]',
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
        'The third thing was so simple that {hero} couldn\'t believe {hero.they} hadn\'t thought of it right away. {Hero.they} {group.hush}. You would have had to put a hand on {hero.them} to notice anything, and they {group.others}, clean and smooth from beginning to end, and when it was over nobody moved for several seconds. "There," said Miss Arden, very quietly. "That\'s what I\'ve been hearing in my head." She looked along the second row, and her eyes went over {hero} without stopping. {Img.the} {img.tight}.',
        "{hero} had thought that there would be a gap. If a thing is made of twenty-four, and you take one out, surely somebody has to feel the draft. So that Tuesday {hero.they} {group.hush}, just to try it, and waited to be missed. Nothing happened, because it wasn't only just as good without {hero.them}, it was better. It was so much better that everyone was delighted and clapped for themselves, and {hero}, who didn't want anybody to notice, clapped, too. {Img.the} {img.tight}.",
        "Nobody had told {hero.them} to. If Miss Arden had known, she would have been horrified. {hero} had just noticed, one Tuesday, that if {hero.they} {group.hush}, then nothing happened. Nobody looked around, and nobody coughed at the end of the row, and it was like finding the one way to hold your head so that your tooth doesn't ache. {Hero.they} stayed like that, very carefully, for the rest of the hour, and on the way out the boy who made the jokes held the door open, the way you do for anybody. {Img.the} {img.tight}.",
        "It's surprisingly hard to do nothing in time with everybody else. {hero} {group.hush}, and watched Miss Arden with bright eyes, and anybody would have sworn that {hero.they} {hero:was|were} giving it everything. And {hero.they} finally had what {hero.they} had wanted ever since the notice went up. {Hero.they} stood in a row, with somebody on either side, and nobody could have told where {hero.they} stopped and the others began. It was exactly as {hero.they} had imagined it, except for one thing, and {hero.they} hadn't thought of putting that into the wish. {Img.the} {img.tight}.",
      ],
    },
    more: {
      middle: [
        '"I\'m so glad," Miss Arden said to {hero} at the door. "I knew that it would come." She was so glad that {hero} could not have told her for anything.',
      ],
      preteen: [
        "It rained on the way home, and {hero} didn't put up {hero.their} collar. {Hero.they} had won. There would be no more heads turning and no more jokes, and nothing could go wrong now before the first Sunday in May. All that {hero.they} had to do was not be there, in the second row, in front of everybody, for as long as {hero.they} wanted to belong. It didn't seem like a particularly high price, considering that it was only everything.",
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
        '"Where was my {hero}?" says {friend|mentor}. "Here," says {hero}. "I did not hear you," says {friend|mentor}.',
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
        '[?friend: "I\'d like to ask you something," said {friend}, on the way home, "and you don\'t have to answer." ][!friend: "I\'d like to ask you something," said {mentor}, who had come to meet {hero.them}, "and you don\'t have to answer." ]They had gone past the bakery and the churchyard before the question came. "What was it that you did today?" ¶ "I fitted in," said {hero}, a bit proudly. ¶ "Yes, I saw that, and you were really remarkably good at it." {friend|mentor} moved the umbrella to the other hand. "It\'s funny. I\'ve gotten so used to having you on that side that I never noticed it at all. And then today there was a draft."',
        'Somebody had noticed after all. "You weren\'t there," said {friend|mentor}, when they got to the bridge. It didn\'t sound cross. "I looked. You were standing right there, and you weren\'t there. How did you do it?" ¶ {hero} explained how it was done, with all the details, and a little proudly, because it was clever. {friend|mentor} listened to the end, leaning on the railing, and threw a leaf into the water. "And how long are you going to be gone?" said {friend|mentor}.',
        '"Everyone said how good it was," said {hero}. ¶ "It was good," said {friend|mentor}. "Nobody could have found anything wrong with it." They went on for a while without talking, on the wet leaves. "You know when you move a big cupboard," said {friend|mentor} then, "and suddenly there\'s all that wall? And it\'s a perfectly good wall. That\'s what it was like." {hero} said that {hero.they} didn\'t think of {hero.themself} as a cupboard. "No," said {friend|mentor}. "You can\'t see it, from inside."',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} went along between them, and for once kept to the middle of the path.][!companion: The street lamps came on, one after another, without a sound.]',
      ],
      preteen: [
        '{hero} was annoyed, because {hero.they} had very nearly managed not to know it. It was easy for other people to talk. Nobody had drawn pictures of them on the board. But far at the back of {hero.them} something had sat up, like a dog that has heard its name in another room, and was listening.',
      ],
    },
  },
]
