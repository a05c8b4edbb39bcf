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
        'The map had been folded so often that it was really eight small maps that happened to be neighbors. It had a coffee ring in the north and a mustard stain the shape of a boot in the south, and on every walk it had traveled up front, in {mentor}\'s bag. This morning {mentor} handed it to {hero}. "You\'re leading," {mentor.they} said. "When you come to the gate, go left. It looks like the long way, and it\'s the only one there is." ¶ "Left at the gate," said {hero}, in the voice people use for saying "fine, thanks." {Hero.they} {hero:was|were} already on the path to {goal.the}, with everyone else in a line behind {hero.them} and {guest} at the very end of it.',
        '"Any questions?" asked {mentor}. ¶ {hero} had just one, which was how soon they could start, and {hero.they} thought that it would sound more like a leader not to ask it. {Hero.they} had the map, and {hero.they} had the front of the line, and somewhere ahead of {hero.them}, beyond the hills, was {goal.the}, and {goal.dream}. ¶ {mentor} said that in that case {mentor.they} would mention it once more, and that when they got to the gate they should turn left. {hero} nodded the way you nod at a song you already know. [?friend: "Left," {friend} repeated, to be helpful. ]And {guest}, at the very back of the line, said it too, and wrote it on {guest.their} wrist for safekeeping.',
        'Nobody tells you that a map makes you taller. {hero} noticed it almost at once. People who had never in their lives waited for {hero.them} were waiting now, with their shoes tied, to find out which way {hero.they} would face. They were going to {goal.the} to {goal.for}, and it was a serious distance, and for the first time {hero} was in charge of it. {mentor} was explaining something about a gate. "So, left," {mentor.they} finished. ¶ "Absolutely," said {hero}, and set off so fast that {guest}, at the back, had to hurry to be last.',
        'For years {hero} had held certain opinions about how a walk should be led. It should be led faster, for one thing, with much less stopping to admire things. The person in front should look as if {hero.they} knew where {hero.they} {hero:was|were} going. So when {mentor} held out the map and said, "Your turn today, all the way to {goal.the}, and left at the gate," {hero} was so busy arranging {hero.their} face that only the first half of it went in. [?companion: {companion} looked more interested in the second half. ]"Follow me," {hero.they} said. They did, in single file, with {guest} at the tail end, where {guest} usually was.',
      ],
    },
    more: {
      early: [
        '{mentor} picked up the bag with the sandwiches. It was a big bag. "You never know how long a walk is," said {mentor}.',
      ],
      preteen: [
        "{hero} liked the sound of all those feet behind {hero.them}. It was a good-natured, trusting sort of noise, like rain on somebody else's roof, and {hero.they} walked a little faster to hear it hurry.",
        'There was a moment, just before they set out, when {mentor} seemed about to say the thing a third time. But {mentor.they} looked at the map, and at the way {hero} was holding it, and picked up the bag with the sandwiches instead.',
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
        'It turned out that a line has a personality. The front of it, which was {hero}, wanted to get on. The middle, which was {mentor} [?friend: and {friend}], wanted to have a conversation about sandwiches. The end of it was {guest}, who stopped for every snail, feather and interesting gate, and then hurried to catch up, and {hero} found this hard to bear in a follower. {Hero.they} called back that a person would go a lot faster if {guest.they} didn\'t look at everything. ¶ "I\'d be faster," {guest} agreed, after some thought, and it was said without any heat at all, and bothered {hero} for about a hundred yards.',
        '{hero} explained the system. The map went first, because it was the map, and whoever stopped the most went last, so that nobody would be held up. "That\'s me," said {guest}, and went and stood there. There was a short pause in which it might have occurred to somebody that the person at the back is the only one who can get lost without the others noticing. It occurred to {mentor}, who [+ counted heads, and ]changed the sandwiches to the other shoulder and dropped back a few steps, to keep {guest} company.',
        "From the front you get the view. {hero} had looked forward to that, and it was every bit as good as promised, with the road unrolling in the sunshine and not one single back in the way. What you don't get, apparently, is company. Behind {hero.them} somebody laughed at something, and by the time {hero.they} had turned around it was over. {guest} called up from the far end that it had been a cow, but that you had to be here to appreciate it. {hero} replied that a leader couldn't be everywhere, and faced front again, and wondered for a little while what it was that the cow had done.",
      ],
    },
    more: {
      early: [
        'They walked past a pond, and a dog, and a woman who sold eggs. {guest} said hello to all three.',
      ],
      preteen: [
        '{guest} had one odd habit, which {hero} noticed without really thinking about it. At every corner {guest.they} turned all the way around and looked back, carefully, the way you check a room before you leave it. When {hero} asked what there was to see back there, {guest} said that it was a picture of how everything would look going home.',
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
        "The gate was where gates are, and on the wall beside it sat {ally}, {ally.siging}, with a view of every path in the neighborhood. {hero} spread out the map. It would be unfair to say that {hero.they} {hero:was|were} looking for a way to improve on {mentor}'s instructions. The line just happened to be there, thin as a hair and perfectly straight, running from the gate to {goal.the}, while the path on the left took the entire hill into its confidence before it got anywhere. {Hero.they} announced to everybody that it was only half as long. ¶ {guest}, from the end of the line, mentioned that it wasn't left, and that there was somebody sitting right there whom they could ask about it. {hero} folded the map, since asking was for people without one. {Hero.they} turned right, and the line turned right behind {hero.them}.",
        '"Left, we said," said {guest}, when {hero} had been studying the map for some time. ¶ "I know what we said. But that was before I found this." {hero} put a finger on it: a line, straight as a ruler, that cut across everything and came out at {goal.the}. "It isn\'t even marked as a path. I bet nobody\'s ever noticed it before." ¶ That should probably have made somebody wonder. {ally}, who was sitting on the wall within easy reach of a question, [+ {ally.sig} and ]looked from one face to the next like a person waiting to be called on. {hero} gave {ally.them} a friendly wave, one expert to another, and led the whole party off to the right.',
        'There is a special kind of satisfaction in finding out that everybody has been doing something the hard way. {hero} felt it at the gate, with the map against the wall. For as long as there had been maps, apparently, people had gone left here, and plodded around the hill to {goal.the}; and all that time there had been a line, thin and perfectly straight, on the other side. {Hero.they} held it under {mentor}\'s nose. "Well," said {mentor}, after looking at it rather closely, "you\'re the one in front." [?friend: {friend} said that {friend.they} liked shortcuts. ]{guest} said that {guest.they} liked left. And {ally} on the wall, whom nobody had consulted, went on not being consulted, and they turned right.',
        '"Where are you folks headed?" called {ally} from the wall beside the gate, and {hero} answered, without slowing down, that they were going to {goal.the}. ¶ "Ah," said {ally}. "Then you\'ll want to—" ¶ "We\'ve got it, thanks!" said {hero}, very cheerfully, because {hero.they} had just that second discovered the line. It was thinner than the other paths on the map and much straighter, and it left the gate on the right-hand side. It would save them an hour, and already {hero.they} could hear people asking who had been the first to notice it. ¶ {guest}, looking back at the wall, observed that those had almost been directions, and that the next word had probably been going to be left. But the front of the line was too far away by then to hear what was being said at the back of it.',
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
        'To be fair, {mentor} did raise an eyebrow. {Mentor.they} looked to the left, and at the sky, which had a great deal of daylight in it, and at the narrow path on the right, where nothing worse could happen to anybody than a wet sock. Then {mentor.they} shifted the bag and came along. {hero} took the silence for admiration.',
        'The last one through the gate was {guest}. {Guest.they} closed it properly, as you should, and looked both ways, and said "left" one more time, very quietly, to nobody. [?companion: {companion} was facing left as well.]',
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
        'They had gone about as far as you can throw a ball when a shout came after them across the grass. The wind had been at it, and there was only a scrap of it left, something like "...eft." ¶ {hero} gave it as {hero.their} opinion that the word was "deft," and that {ally} had been paying them a compliment. {guest} thought that it could also have been "left." ¶ "It could have been a lot of things," said {hero}, and swung the map overhead in a grand sort of wave, which {ally} answered with both arms, pointing so energetically that {ally.they} nearly fell off the wall. {hero} told the others that people in the country were famous for their warmth.',
        'It would have taken one minute. {hero} figured that out later, when there was time to figure things out. {ally} had called, "You sure about that?", loudly enough to be heard by everyone, and there was still only a field between them. All {hero.they} had to do was turn around, walk thirty steps, and say, "Actually, no." Instead {hero.they} called back, "Very sure!", and having said it out loud in front of witnesses, {hero.they} {hero:was|were}.',
        'A sharp whistle from the wall made everyone turn around except {hero}, who had seen enough of leaders to know that they don\'t. Facing front, {hero.they} asked what {ally} seemed to want. ¶ "{Ally.they} {ally:is|are} pointing at the other path," {guest} reported, "and now with both arms, and now with {ally.their} lunch." ¶ {hero} put it down to local custom. [?friend: {friend}, who was polite, pointed back with {friend.their} own sandwich. ]Nobody said any more about the matter, and behind them the wall got smaller and smaller, with somebody standing on top of it who was getting smaller, too.',
      ],
    },
    more: {
      preteen: [
        '{guest} walked backward for quite a while after that. It seemed rude, {guest.they} explained, to turn your back on somebody in the middle of a sentence.',
      ],
    },
  },
]
