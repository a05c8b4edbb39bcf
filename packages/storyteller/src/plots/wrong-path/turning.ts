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
        '{hero} got up, and turned {hero.their} back to {end.the}, and walked over to the others. It was only five steps, and they were the longest five steps of the day. "I\'m lost," {hero.they} said. ¶ Nobody moved. ¶ "I don\'t mean that we took a wrong turn, I mean that I took it, and you\'d told me not to, because {mentor} told me, and {guest} told me, and the signs told me, and I made up a story every time, because I wanted so much to be the one who knows the way." {Hero.their} voice wobbled, but {hero.they} went on until {hero.they} had said it all. "So now I need to ask. Which way is it?"',
        '"I said that we were going the right way, but I just made that up," said {hero} suddenly. {Hero.they} sat down on the ground in front of them and put the map on {hero.their} knees. "I\'m lost, and you told me the way, and I didn\'t listen, and I don\'t even have an excuse anymore, because I had one for every mile, and now I\'ve used them all up." ¶ "That\'s the best thing that I\'ve heard all day," said {mentor}. ¶ "Then would you tell me the way one more time?" asked {hero}. "I want to write it down." And {guest} came over and gave {hero.them} the pencil.',
        '{hero} had thought of a way to say it, and {hero.they} would say that it was an old map, and that the sun had been in {hero.their} eyes, and that some people could have spoken up a bit louder. Most of it was nearly true, and {hero.they} stood up and opened {hero.their} mouth. Then {hero.they} saw {guest}, who was just sitting there with one shoe on and waiting, and {hero.they} couldn\'t do it. "I\'m lost," said {hero}, "and you told me, and I went the other way anyhow, and I\'m sorry. Does anybody here know how to get back?" ¶ "Yes," said {guest}, and put on the other shoe.',
        '"Can I ask something?" said {hero}. ¶ {Hero.they} hadn\'t asked anything all day, so everybody looked up, and {hero.they} had taken the map down from in front of {hero.their} face. "How do you get to {goal.the}?" {hero.they} asked. ¶ "At the gate you go left," said {mentor}, in just the same voice as in the morning. ¶ "I know," said {hero}, "and I mean, you told me, and I heard it, and I didn\'t listen, and now I\'m lost, and I\'ve gotten all of you lost, too. So I\'m asking again, because I want to listen this time." [?friend: "It\'s a lot better when you look at us," said {friend}. ]And {hero} said it over and over, very softly, so that {hero.they} wouldn\'t forget: left at the gate.',
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
        '"You came along the whole way," said {hero} to {mentor} after a while, "and you never even looked worried." ¶ "I wasn\'t lost," said {mentor}, "because I knew exactly where I was, and I was just walking behind somebody who didn\'t." {Mentor.they} held out a cookie, the kind with raisins. "I\'ve been the one in front, too, you know, and it\'s a very hard place to turn around in."',
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
        '"Look at this," said {guest}, and {guest.they} put the map on a flat stone and rubbed the straight line with {guest.their} thumb, and it got fainter, and then {guest.they} folded the map and opened it, and the line was back. {hero} made {guest.them} do it twice. "It\'s a fold," said {hero} at last, "and I made everybody walk along a fold." ¶ "It\'s a very straight one," said {mentor}. ¶ It was quiet for a moment. Then {hero} felt a laugh coming, all the way up from {hero.their} boots, and a second later they were all laughing so hard that [?companion: {companion} had to be told that everything was all right][!companion: a bird flew out of the tree].',
        '{hero} wanted to see that line one more time. {Hero.they} found it right away, and now that {hero.they} really looked, it didn\'t even start at the gate. It started in the middle of a field, and it went past {goal.the}, and straight across a lake, and off the edge of the paper. "That isn\'t a path at all," {hero.they} said. ¶ "No, that\'s where the map folds," said {guest}, who had seen it right away, back at the gate. {hero} counted how many people could have told {hero.them}, if {hero.they} had asked just once, and it was everybody.',
        '"Give me that map for a moment," said {mentor}, and held it up to the light. The real paths were brown, and every one of them had bends in it, because people had walked there and gone around things. The straight line wasn\'t brown, it was no color at all, because it was just a fold, with a bit of mustard in it. ¶ "So that\'s why nobody ever found it before," said {hero} slowly. "It isn\'t there." [?friend: "That could be why," said {friend}. ]{Hero.they} put a hand over {hero.their} eyes, and {hero.their} shoulders started to shake. It took the others a second to see that {hero.they} {hero:was|were} laughing.',
      ],
    },
    more: {
      preteen: [
        '"I forgive you," said {guest} after a while. "My feet will need until Tuesday." ¶ "Thank you," said {hero}, and then {hero.they} said sorry to the feet, too, first to the left one and then to the right one.',
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
        '{hero} folded up the map and carried it to the other end of the line, and told {guest} that {guest.they} should be in front. ¶ "But I stop for everything," said {guest}. ¶ "You stop, and you\'re right," said {hero}, "and I was only fast." It hurt a bit to let go of the map, but {guest} didn\'t say anything about it. {Guest.they} turned around once, to see if everything looked the way {guest.they} remembered it, and started back, and the others followed. {hero} stood there and let them all go past [?friend: and {friend} punched {hero.them} on the arm in a friendly way, ]until {mentor} came. {mentor} gave {hero.them} the heavy bag to carry, and {hero} thought that this was fair.',
        '"I guess you should go first," said {hero} to {guest}, and tried to sound as if it were nothing. It wasn\'t nothing, because {hero.they} had wanted that place for years, and {hero.they} had only had it for half a day. {guest} took the map as carefully as if it were hot. Then everybody just turned around where they stood, and now the last one was first, without taking a single step. And {hero} was last, where all the dust was, and {hero.they} stood there for a moment and didn\'t like it. Then {hero.they} went after them.',
        'When {hero} held out the map, {guest} could have said all kinds of things, and {guest.they} had had the whole day to think of them. But {guest} only took it. "Would you go last, then?" {guest.they} asked. "Somebody has to, because the one at the back has to count everybody at the corners." ¶ "Sure," said {hero}, who had never known that it was a job. [?companion: {companion} came to the end of the line, too, and stayed with {hero.them}. ]So they started back, and {guest} was in front and stopped for feathers, and at every corner {hero} counted them, and every time everybody was there.',
        '"You knew it all the time, so it\'s only fair," said {hero}, and gave {guest} the map, and stepped to the side to let the others by. {Hero.they} had thought that {hero.they} would feel good now, but mostly {hero.they} felt {hero.their} feet, and then {hero.they} saw all the other feet go past, and some of them were limping. "I\'m sorry," {hero.they} said to each of them. [?friend: "I forgave you back at the second sign," said {friend}. "I just didn\'t want to interrupt." ]Nobody told {hero.them} that it didn\'t matter. It was a long way back, and {guest} had already started.',
      ],
    },
    more: {
      early: [
        'At each corner {hero} counted heads. They were all there, every time. {Hero.they} had never known that this was a job.',
      ],
      preteen: [
        "From the back all you could see was backs. But it was funny how much {hero} could tell from a back. {Hero.they} could see who was tired, and who had a stone in one shoe and didn't want to say so. And {hero.they} saw that {mentor} walked half a step slower than {mentor.they} needed to, so that nobody got left behind. {mentor} had probably done it all day, and {hero} had never noticed it from the front.",
      ],
    },
  },
]
