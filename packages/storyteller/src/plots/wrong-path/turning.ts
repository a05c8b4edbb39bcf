import type { Beat } from '../plot.ts'

/** The hero says it, asks, and gives the front place away. */
export const turning: readonly Beat[] = [
  {
    id: 'lost',
    purpose: 'the hero sits down or turns around, says it, and asks',
    core: true,
    valence: 0,
    carries: 'choice',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'shy', 'mentor', 'map'],
        ['mentor', 'sit', 'tender', 'hero'],
        ['guest', 'stand', 'tender', 'hero'],
        ['friend', 'stand', 'calm', 'hero'],
        ['companion', 'sit', 'tender', 'hero'],
      ],
      props: ['{end}'],
      action: '{hero} turns around to the others and says that {hero.they} {hero:is|are} lost.',
    },
    text: {
      toddlers: [
        '{hero} turns around. "I am lost. [+ You told me. ]Which way?" "That way," says {guest}.',
        '[+ Plop! ]{hero} sits down. "I am lost. [+ I do not know. ]Help me, {guest}," says {hero}.',
        '{hero} puts the map down. "I was wrong," says {hero}. "Which way, {guest}?"',
        '"I am lost, {mentor}," says {hero}. "Which way?" "Left," says {mentor}. [+ "Come."]',
      ],
      early: [
        '{hero} put the map down and turned around, all the way, until {hero.they} could see everybody. "I\'m lost," said {hero}. "And {mentor} told me." It came out very small. So {hero.they} said it again, and this time it was bigger. "Which way is it, please?" "Left," said {guest} and {mentor}.',
        '{hero} sat down in the middle of the path, thump. "I\'m just lost," {hero.they} said. "I was told, and I went right." Nobody laughed. Then {hero} asked the thing that {hero.they} had not asked all day. "Which way?" And {guest} showed {hero.them}.',
        '"I have to say something," said {hero}. [+ {Hero.they} took a big breath, and let it out, and took another one. ]"I don\'t know the way. I said that I did, six times." "Seven," said {guest}. "Seven," said {hero}. "{guest} was right, and {mentor} told me. I\'m sorry. Will you tell me again?" "Left," said {mentor}, "at the gate."',
        '{hero} stood up and said it fast, before {hero.their} knees could change their mind. "Iwaswrongandimlost." "Pardon?" said {mentor}. So it had to be said slowly. "I was told, and I was wrong, and I\'m lost," said {hero}. "How do we get back?" [?companion: Even {companion} seemed to listen.]',
      ],
      middle: [
        '{hero} turned around. It was only half a turn, and {hero.they} had been putting it off for an hour. There they all were, with their shoes off, and every one of them was looking. "I\'m lost," said {hero}, "and I think I\'ve been lost since the gate. And I wasn\'t just lost, I was told, because {mentor} told me, and {guest} told me, and there were three signs." ¶ Nobody answered, except for a bird. ¶ "So now I\'m asking which way to go," said {hero}, and {guest} said, "Left."',
        '{hero} sat down flat in the dust with the map in front of {hero.them}. It was the first time that day that {hero.they} had been lower than anyone. "There\'s no trick," {hero.they} said. "This isn\'t on purpose. I wanted it to be my way so badly that I stopped listening, and I\'m sorry about your feet." {Hero.they} looked up at {mentor}. "Can you tell me again, from the beginning?" ¶ {mentor} told {hero.them} again from the beginning, and it took just four words. "At the gate, left."',
        '"You know the way, right?" asked {guest}. It wasn\'t meant as anything, since {guest} was only putting on a shoe. ¶ "No," said {hero}. ¶ It was so short that they all thought there must be more of it, and there was. "I don\'t know it, and I didn\'t know it this morning. You said left, and I heard you every time." {Hero.they} had to stop there and swallow. "Would you tell me now? This time I\'d listen." ¶ [?friend: {friend} moved over and made room. ]"Come over here, then," said {mentor}, "and bring the map."',
        '{hero} had meant to start with the reasons. {Hero.they} had some good ones: the line was so straight, and the sun had been shining in {hero.their} eyes. But when {hero.they} stood there in front of them all, everything fell off except the end. "I\'m lost," said {hero}, "and I was told." [?companion: {companion} was right there, by {hero.their} foot. ]And because that was out, and nothing terrible had happened, {hero.they} said the other part. "I should have asked, so I\'m asking now. How do we get there from here?"',
      ],
      preteen: [
        '{hero} got up, and turned {hero.their} back on {end.the}, and faced the others, which was about the shortest walk of the day and by a good margin the longest. "I\'m lost," {hero.they} said. ¶ No one moved. It was as though they were all holding still so as not to scare it away. ¶ "I don\'t mean that we took a wrong turn, I mean that I took it, and that I\'d been told not to. {mentor} told me, and {guest} told me, and I made up a story about every single sign, because I wanted so much to be the one who knew." {Hero.their} voice was not doing anything that {hero.they} told it to, but {hero.they} kept on to the end. "So I need to ask somebody which way it is."',
        '"It isn\'t historic, and I didn\'t plan it," said {hero}. It just came out, in the middle of a silence, in a perfectly ordinary voice. {Hero.they} sat down on the ground, since it seemed wrong to be saying this from above, and laid the map across {hero.their} knees with the blank side up. "I\'m lost, and I was told, and I don\'t even have an excuse anymore, because I had one for every mile and I\'ve used them all up." ¶ {mentor} said that this was the best sentence {mentor.they} had heard all day. ¶ "Then would you tell me the way again?" asked {hero}. "I\'d like to write it down this time." And {guest} came over and handed {hero.them} the pencil.',
        '{hero} had worked out a version. In this version the map was partly responsible, and the light had been tricky, and certain other people, who would not be named, might have expressed themselves more clearly. It was a good, solid version, made almost entirely of things that were almost true, and {hero.they} stood up to deliver it. Then {hero.they} saw {guest} looking at {hero.them}, not hopefully, not anything, just waiting there with one shoe on; and {hero.they} left it lying where it was. "I\'m lost," said {hero}. "I was told, and I went the other way anyhow, and I\'m sorry. Does anybody here know how to get us back?" ¶ {guest} said yes, as if it were nothing.',
        '"Can I ask something?" said {hero}. ¶ It was so unlike everything else {hero.they} had said that day that they all looked up. {Hero.they} had taken the map down from in front of {hero.their} face, and without it there seemed to be a remarkable amount of daylight. "How do you get to {goal.the}?" {hero.they} asked, and {mentor} said that at the gate you went left, exactly as {mentor.they} had said it in the morning, with no more edge on it and no less. ¶ "I know," said {hero}. "I mean that I was told. I heard it and I didn\'t listen, and now I\'m lost, and I\'ve gotten all of you lost along with me, so I\'m asking because I want to hear it properly." [?friend: "It does sound better when you\'re facing us," {friend} said. ]And {hero.they} repeated it several times to {hero.themself}, like an address.',
      ],
    },
    more: {
      early: [
        '"Did you know?" {hero} asked {mentor}. "I told you this morning," said {mentor}. "I had nothing new to say."',
      ],
      middle: [
        '"Did you know?" {hero} asked {mentor}. ¶ "I told you at breakfast," said {mentor}, "and I didn\'t have anything newer to tell you."',
      ],
      preteen: [
        '"You let us come all this way," said {hero} after a while, "and you never even looked worried about being lost." ¶ {mentor} said that {mentor.they} had never been lost for a minute. {Mentor.they} had known exactly where {mentor.they} {mentor:was|were} at every step, and had only been walking behind somebody who didn\'t. {Mentor.they} held out a cookie, the kind with raisins. "I\'ve been the one in front, too, you know," {mentor.they} added, "and it\'s a very hard place to turn around in."',
      ],
    },
  },
  {
    id: 'fold',
    purpose: 'nobody scolds, and the straight line turns out to be a fold',
    core: false,
    rank: { young: 9, old: 6 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'close',
      cast: [
        ['guest', 'point', 'laugh', 'map'],
        ['hero', 'peek', 'wow', 'map', 'map'],
        ['mentor', 'look-up', 'laugh', 'hero'],
        ['friend', 'peek', 'laugh', 'map'],
        ['companion', 'peek', 'calm', 'map'],
      ],
      props: ['map'],
      action: '{guest} shows {hero} that the straight line on the map is only a fold.',
    },
    text: {
      toddlers: [
        '{guest} looks at the line. [+ Rub, rub. ]It is a fold! "Oh, map!" says {hero}.',
        'Fold, unfold. [+ Fold, unfold. ]There goes the line! It is just a crease!',
        '"Where is the line?" says {guest}. [+ Pat, pat, flat. ]No line! {hero} has to laugh.',
      ],
      early: [
        '"Show me your line," said {guest}. {hero} showed it. {guest} pressed it with one finger, and the line went away. "It\'s a fold," said {guest}. "That\'s where the map bends." [+ {hero} bent it. {Hero.they} flattened it. ]They had all been walking along a fold!',
        '{mentor} held the map up to the sun. The real paths were printed on it, with bends. The thin, straight one was not. "That\'s just a fold," said {mentor}. "I sat on it, one winter." {hero} began to laugh. [+ {Hero.they} could not help it. ]They had all been walking where {mentor} sat.',
        '"There are two more lines like that," said {guest}. "Look, one here, and one there." They were all very straight. One went right through a lake. "Those are the folds," said {guest}. "I saw it at the gate." "Why didn\'t you say?" asked {hero}. "I did," said {guest}. "But I said it to your back."',
      ],
      middle: [
        '"Can I see this famous line?" said {guest}. {hero} spread out the map, and {guest} bent down until {guest.their} nose was almost on the paper. Then {guest.they} took hold of two corners, and folded it, and unfolded it, and folded it again. "It\'s the crease," {guest} said. ¶ {hero} looked, and it was the crease. It ran from top to bottom, through the gate and {goal.the}, and through a church and two farms as well. [?friend: "Well, it is straight," said {friend}. ]Somebody snorted, and it was {hero}.',
        '{hero} held the map out to {mentor}, because there was a line on it, and anybody could see it. ¶ {mentor} looked, and licked a thumb, and rubbed, and the line got thinner and thinner, until there was nothing there but a fold. "It\'s sandwich," said {mentor}. "It must have gotten into the crease. It\'s egg, I think." ¶ They all had to come and see. It is not every day that you follow an egg sandwich for three miles.',
        '"Turn it over," said {guest}. {hero} turned the map over, and the line was on the back, too. It was on the back of everything. When you let go, the map folded itself up along it, neat and small, as it had done a thousand times. "Oh," said {hero}. "It\'s just where it *closes*." And then {hero.they} began to laugh, and it got hold of the others, and for a while they all sat {end.by} and wiped their eyes.',
      ],
      preteen: [
        '"About this line," said {guest}, and laid the map on a flat stone and smoothed it with the side of a fist, and the line grew fainter. Then {guest.they} folded the map, and it came back. {hero} watched this happen twice. "It\'s a crease," {hero.they} said at last. "I took everyone for a walk down a crease." ¶ {mentor} said that it was at least an extremely straight one. There was a short, terrible pause, in which {hero} could feel it coming up from {hero.their} boots; and then they were all laughing so hard that [?companion: {companion} had to be told that nothing was the matter][!companion: a startled bird left the tree]. It was, everybody agreed afterward, the best fold that they had ever walked along.',
        '{hero} wanted to see the line one more time, as you want another look at the step that tripped you. {Hero.they} found it immediately. {Hero.they} also discovered, now that {hero.they} {hero:was|were} really looking, that it began a good inch before the gate and continued for some distance past {goal.the}, straight across a lake, and off the edge of the paper. "That isn\'t a path at all," {hero.they} said, and {guest} agreed that it was only where the map folded. {Guest.they} had wondered once or twice whether {hero} wanted to know. {hero} thought about how many people {hero.they} would have had to not listen to, in order not to know that. It came to everyone.',
        '"I want to be fair to the map," said {mentor}, and took it, and held it against the light. The real paths were brown. Each of them had been walked by somebody, and it wriggled accordingly. The line was no color at all. It was a fold, and along the fold ran a hair of mustard. ¶ "So nobody ever noticed it before," said {hero} slowly, "because it isn\'t there." [?friend: "That\'d do it," said {friend}. ]{Hero.they} put a hand over {hero.their} eyes. {Hero.their} shoulders had begun to shake, and it took the others a second to see that {hero.they} {hero:was|were} laughing.',
      ],
    },
    more: {
      preteen: [
        '"I forgive you," said {guest} after a while, quite formally, "though certain parts of me will need until Tuesday." And {hero}, who would not have known how to ask for it, said thank you, and apologized again, individually, to the parts.',
      ],
    },
  },
  {
    id: 'front',
    purpose: 'the hero gives the map and the front place to the one who was last',
    core: true,
    valence: 1,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'give', 'tender', 'guest', 'map'],
        ['guest', 'reach', 'happy', 'hero'],
        ['mentor', 'stand', 'calm', 'guest'],
        ['friend', 'walk', 'happy', 'guest'],
        ['companion', 'walk', 'happy'],
      ],
      props: ['map'],
      action: '{hero} gives the map to {guest}, who goes first now.',
    },
    text: {
      toddlers: [
        '"Here, {guest}. You go first." {guest} has the map now. {hero} goes last.',
        '{guest} goes first now. [+ Step, step! ]{hero} goes last, like a tail. [+ Wag, wag, wag.]',
        '{hero} gives {guest} the map. [+ It is a bit hard. ]{guest} goes first. {hero} goes last.',
        '"You knew the way," says {hero}. "You go first, {guest}!" "That way!" [+ Off they go.]',
      ],
      early: [
        '{hero} held the map for one second more. Then {hero.they} gave it to {guest}. "You go first," said {hero}. "It\'s only fair. You knew it all the time." [+ {guest} did not even open the map. ]{hero} walked to the end of the line, past everyone. "Sorry," {hero.they} said to each of them, and to each of their feet.',
        '"Who leads us back?" asked {mentor}. {hero} wanted to say "Me." [+ It was right there on {hero.their} tongue. ]"{guest}," said {hero}, and gave away the map. Then everybody turned around where they stood. The back was the front now! {guest} was first, and {hero} was last, and nobody had taken a single step.',
        '"I can\'t be first," said {guest}. "I stop for things." "Then we\'ll stop for things," said {hero}, and gave {guest.them} the map. So {guest} went in front, and they stopped for a feather and a very good stick. {hero} was last. From there you could see that one of them had a hole in a sock. [+ {Hero.they} had never known that.]',
        '{hero} took one last look at the map. Then {hero.they} put it into {guest}\'s arms. [?friend: "I forgive you," said {friend}. "My left foot needs a bit longer." ]"This way," said {guest}, not very loud. [+ But it was the right way, and so it did not need to be loud. ]{hero} came last, and did not say "Quick, quick!" even once.',
      ],
      middle: [
        'There was one more thing to do, and nobody asked for it. {hero} folded up the map. It took a while, because {hero.they} wanted it to be neat. Then {hero.they} walked down the whole line to the end, to {guest}, and held it out. "You should have had it from the start," {hero.they} said. ¶ "I don\'t need it," said {guest}, "I looked behind me on the way." But {guest.they} took it, and then {guest.they} walked up to the front, and the line turned around and followed. {hero} was last. It was dusty back there. You ate what everybody else kicked up.',
        '"Who\'s in front?" asked {mentor}, with the bag on {mentor.their} shoulder. ¶ All day long there had been one answer to that. {hero} opened {hero.their} mouth, and shut it again, and put the map into {guest}\'s hands. It was surprising how light it was to carry and how heavy it was to give. [?friend: "Your feet must hurt," {hero} said to {friend} as {hero.they} went by. "They\'ve forgiven you," said {friend}. "Nearly." ]Then {hero.they} went and stood at the end of the line, where there was a space just big enough.',
        '{guest} led the way back. That was {hero}\'s idea, and it was fair, but nobody said that fair would be fun. {guest} walked slowly. {Guest.they} stopped for a feather. {Guest.they} stopped to look at a tree with a lump on it, and said, "There you are," and turned off there, and it was right. {hero}, at the back, had sore feet, and three signs to walk by all over again. {Hero.they} didn\'t call "Hurry up." {Hero.they} had thought of it several times.',
        '"I\'d rather not lead," said {guest}, when {hero} held out the map. "People look at you." ¶ "I know," said {hero}. "But you\'re the one who knows the way, and they\'d be looking at somebody who does." ¶ {guest} thought that over. Then {guest.they} took the map, not very happily, and stepped out in front, and after ten steps {guest.they} had forgotten about being looked at. {hero} waited until everyone had gone by. It is a funny thing to watch a walk go off without you. Then {hero.they} followed, and nobody was behind {hero.them} at all.',
      ],
      preteen: [
        '{hero} folded the map along its creases, one after another, and carried it to the far end of the line, and told {guest} that it ought to be {guest.them} in front. {guest} objected that {guest.they} stopped for everything. ¶ "You stop, and you\'re right," said {hero}. "I was only fast." It hurt a little to see how quickly the map left {hero.their} hold, and how well it looked in somebody else\'s. {guest} didn\'t make anything of it. {Guest.they} turned around once, checking the view that {guest.they} had been collecting all morning, and started back, and everyone fell in. {hero} let them go past, every one, with a nod here and a pat there [?friend: and a friendly punch on the arm from {friend} ]until {mentor} came, who gave {hero.them} the bag to carry, and that was fair enough.',
        '"I suppose you\'d better go first," said {hero}, and tried to make it sound like nothing. It did not sound like nothing. {Hero.they} had wanted the front of that line for longer than {hero.they} would have liked to say, and {hero.they} had held on to it for just about half a day. {guest} took the map as if it might be hot. Then the whole column turned on its heel, like a sentence read backward, so that the last was first without having moved. {hero} hadn\'t moved either, and {hero.they} {hero:was|were} where the dust was. {Hero.they} stood there a moment and let {hero.themself} mind it. Then {hero.they} went after them.',
        'It would have been easy for {guest} to enjoy it. There were several remarks to be made, and {guest.they} had had all day to think of them. But when {hero} held out the map, {guest} just accepted it. "Would you take the back, then?" {guest.they} asked. "Somebody ought to. Whoever walks there has to count everyone at the corners." ¶ {hero} said that {hero.they} would. {Hero.they} had never known that it was a job. [?companion: {companion} came and kept {hero.them} company there. ]So they set out for the gate, with {guest} in front, stopping for feathers, and {hero} behind, and at every corner {hero} counted them, and everyone was there.',
        '"Fair\'s fair," said {hero}, and gave {guest} the map, and stepped back off the path to let the others by. {Hero.they} had expected to feel noble. What {hero.they} felt was mostly feet. They were {hero.their} own, to begin with, and then, as one person after another limped past with a friendly nod, they were everybody\'s, several miles of them, that didn\'t need to have been walked. "I\'m sorry," {hero.they} said to each. [?friend: "I forgave you back at the second sign," said {friend}. "I just didn\'t want to interrupt." ]They didn\'t pretend that it was fine. It was a long way, and it was still in front of them, and {guest} had already started.',
      ],
    },
    more: {
      early: [
        'At each corner {hero} counted heads. They were all there, every time. {Hero.they} had never known that this was a job.',
      ],
      preteen: [
        'The view from the back was nothing but backs, just as {hero} remembered, but it was strange how much a back will tell you. You could see who was tired, and who was only pretending to look at a flower. You could see {mentor} walking a half step slower than {mentor.they} needed to, so that no one would be left behind, and from the front, in all that sunshine, {hero.they} had never noticed it.',
      ],
    },
  },
]
