import type { Beat } from '../plot.ts'

/** The hero gets the map and the front place, and turns the wrong way at the gate. */
export const settingOut: readonly Beat[] = [
  {
    id: 'lead',
    purpose: 'the hero gets the map and the place in front, and is told the way',
    core: true,
    valence: 2,
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'hold-up', 'joy', 'map', 'map'],
        ['mentor', 'point', 'happy', 'hero'],
        ['guest', 'stand', 'happy', 'hero'],
        ['friend', 'stand', 'happy', 'hero'],
        ['companion', 'stand', 'calm', 'hero'],
      ],
      props: ['map', 'door'],
      action: '{hero} holds up the map and is going to lead everyone, while {mentor} tells the way.',
    },
    text: {
      toddlers: [
        '{hero} has the map to {goal.t}. [+ Flap, flap! ]"I go first!" "Go left at the gate," says {mentor}.',
        'They go to {goal.t}! {hero} goes first. [+ {guest} goes last. ]"At the gate go left!" calls {mentor}.',
        'Who has the map? {hero} has it! They go to {goal.t}. [+ Hop, hop. ]"Go left at the gate," says {mentor}.',
        'They all go to {goal.t}. "Go left at the gate," says {mentor}. [+ "I know!" says {hero}.]',
      ],
      early: [
        'The map was old and soft, [+ with a coffee ring on it, ]and it smelled of socks. Today {hero} carried it, and {guest} came last. They were off to {goal.the}, and {mentor} came, too. "At the gate, go left," said {mentor}. "Left," said {hero}, and was first out of the door.',
        '"Who goes first?" asked {mentor}. "Me," said {hero}. "Who has the map?" "Me," said {hero}. "And where do we turn?" [+ {hero} had a good long think. ]"Left, at the gate," said {mentor}. "I was going to say that," said {hero}. So off they went to {goal.the}, and {guest} came last.',
        'There were three things to know about the way to {goal.the}. One, it was long. Two, at the gate you went left. Three, there was no three. {mentor} said it all twice. "I know," said {hero}, who had the map[+ , and said that twice, too]. Then they went, {hero} first and {guest} last.',
        'Crackle! {hero} shook out the map until it was as big as a tablecloth. "You lead us to {goal.the}," said {mentor}. "At the gate, go left." {hero} nodded behind the map. [+ Nobody could see if {hero.they} {hero:was|were} listening. ]Out they went, and {guest} shut the door, because {guest} was last.',
      ],
      middle: [
        '{hero} had always walked third. Third is not bad, but what you mostly see is backs. Today {mentor} held out the map and told {hero.them} to lead. "We\'re going to {goal.the}," {mentor.they} said, "and when you get to the gate, go left." {hero} took the map in both arms. {Hero.they} had been waiting for this, and {hero.they} {hero.sig}. "Left," {hero.they} said, already walking. [?friend: {friend} fell in behind. ]{guest} came last and closed up the line.',
        'The map had a coffee ring on it, and a mustard stain the shape of a boot. It had been everywhere. This morning {mentor} unfolded it, looked at it for a while, and gave it to {hero}. "To {goal.the}," said {mentor}. "It\'s a good long walk. There\'s only one thing to remember, and that\'s the gate. Go left at the gate." ¶ "I\'ll remember," said {hero}, who was looking at the boot. {guest}, at the back, said "left" to {guest.themself} once or twice, under {guest.their} breath.',
        '"Say it back to me," said {mentor}, and {hero} asked what there was to say back. ¶ "What I just told you." ¶ {hero} had the map by then, and it is hard to listen with a map. It had hills on it like fingerprints. "We\'re going to {goal.the}," {hero.they} said, "and I\'m leading." ¶ "And what do you do at the gate?" ¶ "Left," said {guest}, from the back of the line, because it had gone so quiet. "Left," agreed {hero}, as if {hero.they} had been the one who said it. And off they went, to {goal.for}.',
        'Five minutes after {hero} got the map, {hero.they} had a new way of walking. The knees came up higher. From time to time {hero.they} stopped, so that everyone stopped, and looked at the map, and said "Hm." They were going to {goal.the}, to {goal.for}. "At the gate, left," called {mentor}. ¶ "Hm," said {hero}. [?friend: "That means yes," {friend} told the others. ]{guest} was at the back and had not been told to say anything. {Guest.they} said "left" anyway, to a snail.',
      ],
      preteen: [
        'The map was so old that it had nearly come apart at the folds, and it had a coffee ring at the top and a mustard stain at the bottom, and on every walk it had been in the front of {mentor}\'s bag. But this morning {mentor} took it out and gave it to {hero}. "You\'re leading today," {mentor.they} said. "When you get to the gate, go left. It looks like the long way around, but it\'s the only way there is." ¶ "Left at the gate," said {hero}, as fast as you say "fine, thanks." {Hero.they} {hero:was|were} already on the path to {goal.the}, and everybody else got into a line behind {hero.them}, and {guest} came last.',
        '"Any questions?" asked {mentor}. ¶ {hero} had only one, which was when they could start, but {hero.they} thought that a leader probably didn\'t ask that. {Hero.they} had the map in {hero.their} hand and everybody was standing in a line behind {hero.them}, and somewhere behind those hills was {goal.the}, and {goal.dream}. ¶ "Then I\'ll say it one more time," said {mentor}, "and when you get to the gate, turn left." {hero} nodded without listening. [?friend: "Left," said {friend}, to be helpful. ]And {guest}, at the very end of the line, said it too, and wrote it on {guest.their} wrist with a pencil.',
        'With a map in your hand you feel taller, and {hero} noticed it right away. All the others had their shoes tied and their hats on, and now they were waiting for {hero.them} to show them where to go. They had never done that before. They were going to {goal.the} to {goal.for}, and it was a long way, and {hero} was the leader. {mentor} was explaining something about a gate, and ended with, "So go left there." ¶ "Left, sure," said {hero}, and started so fast that {guest}, who always came last, had to run.',
        '{hero} had been waiting for this for years. When {hero.they} {hero:was|were} the leader, {hero.they} had always said, everybody would walk faster, and nobody would stop to look at things, and now {mentor} held out the map. "It\'s your turn today," said {mentor}, "and we\'re going to {goal.the}, and at the gate you go left." {hero} wanted to look like somebody who knows the way, and that took so much work that {hero.they} hardly heard the second part. [?companion: {companion} seemed to be listening a lot better. ]"Follow me!" said {hero}. So they all followed {hero.them} in a line, and {guest} was at the end, where {guest} usually was.',
      ],
    },
    more: {
      early: [
        '{mentor} picked up the bag with the sandwiches. It was a big bag. "You never know how long a walk is," said {mentor}.',
      ],
      preteen: [
        '{hero} liked the sound of all those feet behind {hero.them}. They went wherever {hero.they} went, and {hero.they} walked a little faster, just to hear them hurry up.',
        'Just before they left, {mentor} opened {mentor.their} mouth, as if {mentor.they} wanted to say it a third time. But then {mentor.they} saw how tightly {hero} was holding the map, and {mentor.they} picked up the bag with the sandwiches instead.',
      ],
    },
  },
  {
    id: 'line-up',
    purpose: 'the order of the line, and the rules of the one in front',
    core: false,
    rank: { young: 7, old: 10 },
    valence: 1,
    scene: {
      setting: 'street',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'point', 'happy', 'guest', 'map'],
        ['guest', 'walk', 'calm'],
        ['mentor', 'walk', 'happy', 'hero'],
        ['friend', 'walk', 'happy', 'hero'],
        ['companion', 'walk', 'calm'],
      ],
      props: ['map', 'fence'],
      action: '{hero} tells everyone where to walk, and {guest} is last in the line.',
    },
    text: {
      toddlers: [
        '{hero} is one. {mentor} is two. {guest} is last. [+ {guest} sees a snail. ]Hello, snail!',
        '"Quick, quick!" says {hero}. {guest} stops. [+ A bug! A blue bug! ]"Quick, {guest}!"',
        '"I am the head," says {hero}. "You are the tail, {guest}." [+ Wag, wag, goes {guest}.]',
      ],
      early: [
        '{hero} made some rules. Rule one: {hero} goes first. Rule two: nobody goes before {hero}. Rule three: no stopping for bugs. "What about snails?" asked {guest} from the back. [+ {hero} had not thought of snails. ]"Short ones," said {hero}.',
        '"What do you do back there?" called {hero}. "I look where we have been," said {guest} from the back. "So that I know it again." [+ {hero} thought that was funny. ]Who would want to know that?',
        '"A line has a head and a tail," said {hero}. "I\'m the head." [?friend: "I\'m the neck," said {friend}. ]"I\'m the tummy," said {mentor}, and patted the bag with the sandwiches. "Then I\'m the tail," said {guest}. {Guest.they} did not mind. A tail sees a lot of things.',
      ],
      middle: [
        '{hero} had ideas about the line. The tall ones in the middle, the sandwiches near the front, and nobody ahead of the map. {guest} had to go last, because {guest.they} stopped for things. In the first half mile {guest.they} stopped for two snails and a shiny bottle cap. "You\'ll get lost back there," called {hero}. ¶ "I don\'t think so," said {guest}, and turned around once to see what the road looked like from the other side. [+ It looked quite different. {Guest.they} nodded to it.]',
        '"Are we there?" asked {guest} from the far end. ¶ "I\'ll tell you when we\'re there," said {hero}. It felt wonderful to be the one who would tell. {Hero.they} walked with the map out in front like a tray of glasses, and said "Puddle!" whenever there was a puddle. "Puddle," said everybody down the line, until it got to {guest}, who said, "Which one? There are three."',
        'There are people who walk to get somewhere, and {hero} was one. There are people who walk to look at things, and {guest} was the other one. So {guest} was last, and every now and then the whole line had to stop and wait. ¶ "What is it this time?" called {hero}. ¶ "A tree with a face," said {guest}. "You should always remember a tree with a face." ¶ "Why?" said {hero}, but {hero.they} did not wait for the answer.',
      ],
      preteen: [
        '{hero} was in front and wanted to go faster. {mentor} [?friend: and {friend} were][!friend: was] in the middle and wanted to talk about sandwiches. And at the end there was {guest}, who stopped for every snail and every feather and then had to run to catch up. {hero} looked around for the tenth time, and called, "You\'d be a lot faster if you didn\'t look at everything!" ¶ "Yes, I\'d be faster," said {guest}, after thinking about it. {Guest.they} didn\'t say it in a mean way at all, and for the next hundred steps {hero} wondered why it bothered {hero.them}.',
        '{hero} explained how it worked. The map went first, and the person who stopped the most went last, so that nobody else had to wait. "That\'s me," said {guest}, and went and stood at the end. ¶ Nobody asked what happens when the last one in the line gets lost, and nobody else notices. But {mentor} had thought of it, and {mentor.they} [+ counted everybody, and ]put the sandwiches on the other shoulder, and dropped back a few steps to walk near {guest}.',
        'The best thing about the front is that you can see everything. {hero} had looked forward to that, and it was just as good as {hero.they} had hoped, because there was the road in the sun, and nobody\'s back was in the way. But it was also a bit lonely, and once somebody behind {hero.them} laughed, and when {hero.they} turned around, it was already over. "It was a cow," called {guest} from the far end, "but you had to be here." {hero} said that a leader couldn\'t be everywhere. Then {hero.they} looked straight ahead again and wondered what the cow had done.',
      ],
    },
    more: {
      early: [
        'They walked past a pond, and a dog, and a woman who sold eggs. {guest} said hello to all three.',
      ],
      preteen: [
        '{guest} did one strange thing, and {hero} saw it without thinking about it: at every corner {guest.they} stopped, turned all the way around and looked back for a moment. "What are you looking at?" asked {hero}. "I\'m looking at how it will look when we go home," said {guest}.',
      ],
    },
  },
  {
    id: 'shortcut',
    purpose: 'at the gate the hero sees a straight line on the map, asks nobody, and goes right',
    core: true,
    valence: 1,
    scene: {
      setting: 'hills',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'point', 'joy', 'away', 'map'],
        ['guest', 'point', 'thinking', 'hero'],
        ['ally', 'sit', 'calm', 'hero', 'apple'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'stand', 'thinking', 'hero'],
        ['companion', 'sit', 'calm'],
      ],
      props: ['gate', 'map', 'stones'],
      action: 'At the gate {hero} points to the right, and {ally} watches from the wall.',
    },
    text: {
      toddlers: [
        'Here is the gate. [+ And here is {ally}. ]"Go that way," says {guest}. "No," says {hero}. "This way!"',
        'Creak goes the gate. "Go left," says {guest}. "No," says {hero}. [+ "I see a line." ]"This way!"',
        '{ally} sits by the gate. "Ask me the way!" "No, I know it," says {hero}. [+ "This way!"]',
        'Here is the gate. {guest} says, "Go left." {hero} does not listen. "This way!" says {hero}.',
      ],
      early: [
        'There was the gate. {ally} sat on the wall beside it[+ , {ally.siging}]. "Look at this line on the map!" said {hero}. "It\'s as straight as string, and it goes to {goal.the}!" "That isn\'t left," said {guest} from the back. "It\'s better than left," said {hero}. "It\'s shorter." And {hero.they} turned right. {ally} opened {ally.their} mouth, but nobody had asked.',
        '"Left," said {guest} at the gate. "Right," said {hero}. "Right, like yes?" "Right, like right," said {hero}. "There\'s a thin, straight line on the map. [+ Nobody ever saw it but me. ]It\'s a shortcut!" {ally} was sitting on the wall and could have said something. But {hero} did not ask. So they went right.',
        '{ally} sat on the wall by the gate. "Do you want to know the way?" asked {ally}. "No, thank you," said {hero}. "I have a map." And on the map was a thin, straight line, right to {goal.the}. [+ But it did not go left. ]"{mentor} said left," said {guest}. "{mentor} never saw this line," said {hero}. So they went right.',
        'Creak went the gate. A wide path went left, and a thin path went right. "This map has a line!" said {hero}. "It goes straight there!" {guest}, at the back, pointed left. {mentor} looked at the sky, and there was lots of day in it. {ally}, up on the wall, only {ally.sig}. "This way!" said {hero}, and went right.',
      ],
      middle: [
        'At the gate {hero} stopped to look at the map, mainly because {ally} was sitting on the wall and it is nice to be seen with a map. That was when {hero.they} found the line. It was thin and very straight, and it ran from the gate right up to {goal.the}, while the path on the left went wandering off around the hill as if it had all week. ¶ "Left," said {guest}, from the end. ¶ "There\'s a shortcut," said {hero}. "Look, it\'s as straight as a ruler." ¶ "You could ask," said {guest}, with a nod at the wall. But if you ask, people think that you don\'t know. {hero} turned right.',
        '"Left," said {guest}, when they got to the gate. ¶ "Right," said {hero}. ¶ "Right as in yes, or right as in right?" ¶ "Both," said {hero}, and held up the map. There was a line on it, thinner than the others, and it went from the gate to {goal.the} without one single bend. Anybody could see that it would save an hour. {ally} watched them from the wall, {ally.siging}. {Ally.they} looked like a person with all the time in the world for questions. {hero} said good morning and did not ask one. {mentor} glanced left, and glanced up at the sun, and followed the map. "You\'re in front," was all {mentor.they} said.',
        'There was a gate, and a wall beside it, and on the wall sat {ally}, who could see every path there was from up there. {Ally.they} wished them a good morning and asked where they were going. ¶ {hero} said that they were going to {goal.the} and knew the way. It came out before {hero.they} had unfolded the map. Then {hero.they} did unfold it, and there was the line: thin, straight, and much shorter than going left. [?friend: {friend} held it up to the light and said "Huh." ]{guest}, at the back, said that {mentor} had told them left. ¶ "That\'s for people who haven\'t seen this," said {hero}, and turned right.',
        'You could go two ways at the gate. The left one was wide and had wheel marks in it, and it went off around the hill the way old people tell stories. The right one was narrow and looked like a secret. {hero} spread the map on the wall, next to {ally}, who moved {ally.their} lunch over. And there, from the gate to {goal.the}, ran a line as straight as a string. "There\'s a faster way," {hero.they} said, "and it was there the whole time." ¶ "It isn\'t left, though," said {guest}. {ally} looked at the map upside down and took a breath. But {hero} was already walking, to the right.',
      ],
      preteen: [
        'They came to the gate, and next to it {ally} was sitting on the wall, {ally.siging}, and from up there you could see every path for miles. When {hero} unfolded the map, {hero.they} saw a line, as thin as a hair and perfectly straight. It went from the gate to {goal.the}, and the path on the left went all the way around the hill first. "Look at that!" said {hero}. "If we go right, it\'s only half as far." ¶ "But that isn\'t left," said {guest} from the end of the line, "and we could ask somebody, because somebody\'s sitting right there." ¶ "You only have to ask if you don\'t have a map," said {hero}. {Hero.they} folded it up and turned right, and the whole line turned right behind {hero.them}.',
        '"Left, we said," said {guest}, when {hero} had looked at the map for a long time. ¶ "I know what we said. But that was before I found this." {hero} put a finger on it, and there was a line, as straight as a ruler, that cut across everything and came out at {goal.the}. "It isn\'t even marked as a path. I bet nobody has ever seen it before." ¶ {ally} was sitting on the wall, close enough to be asked, and {ally.they} [+ {ally.sig} and ]looked from one of them to the next, like somebody in class who knows the answer. {hero} waved to {ally.them} in a friendly way and led everybody through the gate and off to the right.',
        'It\'s a great feeling when you find out that everybody else has been doing something the hard way, and {hero} had it at the gate. All the other people went left here, and walked the whole way around the hill to {goal.the}, and all that time there had been a line on the other side, thin and perfectly straight. {Hero.they} held it under {mentor}\'s nose. "Well," said {mentor}, and looked at it very closely, "you\'re the one in front." [?friend: {friend} said that {friend.they} liked shortcuts. ]But {guest} said that {guest.they} liked left. {ally}, up on the wall, knew every path in those hills, but nobody asked {ally.them}, and they turned right.',
        '"Where are you all going?" called {ally} from the wall beside the gate. ¶ "To {goal.the}!" called {hero}, and didn\'t even slow down. ¶ "Ah," said {ally}, "then you\'ll want to—" ¶ "We\'ve got it, thanks!" said {hero} cheerfully. {Hero.they} had just found a line on the map, thinner than the other paths and much straighter, that went off to the right and would save them a whole hour. {Hero.they} could already hear them all asking who had found it. ¶ "I think the next word was going to be left," said {guest}, and looked back at the wall. But {guest.they} {guest:was|were} at the end of the line, and the front of it was too far away to hear.',
      ],
    },
    more: {
      early: [
        'The gate went creak behind them. {guest} was the one who shut it, and {guest.they} looked back at it for a bit.',
      ],
      middle: [
        '{mentor} was in no hurry to say anything. It was a fine day, and there were plenty of sandwiches.',
      ],
      preteen: [
        "{mentor} looked at the path on the left, and at the sky, where there was plenty of day left, and at the narrow path on the right. It was a safe little path, and the worst thing that you could get there was a wet sock. So {mentor.they} picked up the bag and came along, and didn't say a word. {hero} thought that {mentor.they} {mentor:was|were} impressed.",
        '{guest} was the last one through the gate. {Guest.they} closed it, as you should, and looked to both sides, and said "left" one more time, very quietly, to nobody. [?companion: {companion} was looking left, too.]',
      ],
    },
  },
  {
    id: 'called-after',
    purpose: 'a voice from the wall, and a wave instead of a question',
    core: false,
    rank: { young: 12, old: 11 },
    valence: 0,
    scene: {
      setting: 'meadow',
      time: 'morning',
      shot: 'close',
      cast: [
        ['ally', 'wave', 'thinking', 'hero'],
        ['hero', 'wave', 'happy'],
        ['guest', 'look-up', 'thinking', 'ally'],
        ['companion', 'sit', 'calm', 'ally'],
      ],
      props: ['stones', 'gate'],
      action: '{ally} calls after them from the wall, and {hero} only waves.',
    },
    text: {
      toddlers: [
        '"Hoo-hoo!" calls {ally}. [+ "Hoo-hoo!" calls {hero}. ]Wave, wave. On they go.',
        '"Stop!" calls {ally}. "Hop!" says {hero}. Hop, hop, hop. {guest} looks back.',
        '{ally} waves and waves. "Bye-bye!" says {hero}. But it is not bye-bye.',
      ],
      early: [
        '"Hey!" called {ally} from the wall. {hero} waved. "Hey, you there!" called {ally}. {hero} waved with both arms. "What a friendly person," said {hero}. "I think it was about the path," said {guest}. But {hero} had already gone around the bend.',
        '{ally} stood up on the wall and pointed. {Ally.they} pointed left, as hard as {ally.they} could. {hero} looked back and saw it. "{Ally.they} must be doing exercises," said {hero}. {guest} walked backward for a while, and watched.',
        'A long call came over the grass. "Le-e-e-eft!" It was {ally}. "What was that?" asked {guest}. "A sheep," said {hero}. [?friend: "A sheep that says left?" asked {friend}. ]They all listened. But there was only a real sheep, and it said what sheep say.',
      ],
      middle: [
        'They were not far past the gate when {ally} called something after them, but the wind took the front half of it. What arrived was, "...eft!" {guest} wanted to know what that had been. ¶ "Best," said {hero}. "{Ally.they} {ally:is|are} wishing us all the best." And {hero.they} turned and waved the map. {ally} waved, too, a big wave with both arms, over and over, and always to the same side.',
        '{ally} whistled. It was a real one, with two fingers. {hero} knew perfectly well what it means when people whistle at you like that. It means come back, you\'ve forgotten something. {Hero.they} checked. {Hero.they} had the map, {hero.they} had the people. "Nothing missing," {hero.they} said, and walked on. ¶ "Maybe it\'s a thing we don\'t know we\'ve forgotten," said {guest}.',
        '"Somebody\'s waving at us," said {guest}. {hero} looked around. {ally} had climbed up on top of the wall and was pointing, with {ally.their} whole arm, like a signpost. ¶ "Say thank you," said {hero}. So they all waved and called "Thank you!", and {ally} put down {ally.their} arm, and stood there looking after them. You could tell even from far away that {ally.they} {ally:was|were} shaking {ally.their} head.',
      ],
      preteen: [
        'They had just started out when somebody shouted behind them. The wind blew most of it away, and all they heard was something like "...eft." ¶ "It\'s {ally}," said {hero}, "and I think {ally.they} said we were deft, which means clever." ¶ "It could also have been left," said {guest}. ¶ "It could have been lots of things," said {hero}, and waved the map high over {hero.their} head. {ally} waved back with both arms and kept on pointing to the left so hard that {ally.they} nearly fell off the wall, and {hero} said that people in the country were so friendly.',
        '"Are you sure about that?" {ally} called after them, loud enough for everybody to hear. ¶ There was only one field between them and the wall. {hero} could have walked back thirty steps and said, "Actually, no," and the whole thing would have taken a minute. {Hero.they} thought about that minute a lot, later on, but now everybody was looking at {hero.them}. "Very sure!" {hero.they} called back. And when you have shouted a thing like that in front of everybody, you have to be sure, even if you aren\'t.',
        'Somebody whistled loudly from the wall, and they all turned around, except for {hero}, who thought that a leader shouldn\'t. "What does {ally} want?" {hero.they} asked, and looked straight ahead. ¶ "{Ally.they} {ally:is|are} pointing at the other path," said {guest}, "and now with both arms, and now with {ally.their} lunch." ¶ "They probably do that here to say goodbye," said {hero}. [?friend: {friend} wanted to be polite, and pointed back with a sandwich. ]So they walked on, and behind them the wall got smaller and smaller, and somebody was standing on it and getting smaller, too.',
      ],
    },
    more: {
      preteen: [
        'For a while {guest} walked backward. "It isn\'t nice to turn your back on somebody who hasn\'t finished talking," {guest.they} said.',
      ],
    },
  },
]
