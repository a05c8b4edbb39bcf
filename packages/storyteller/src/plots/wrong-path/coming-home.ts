import type { Beat } from '../plot.ts'

/** The long way back, the question at the gate, and what is left of the day. */
export const comingHome: readonly Beat[] = [
  {
    id: 'signs-again',
    purpose: 'the same signs, read properly, from the back of the line',
    core: false,
    rank: { young: 6, old: 7 },
    valence: 1,
    scene: {
      setting: 'forest',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['guest', 'walk', 'happy', 'away', 'map'],
        ['hero', 'read', 'laugh', 'sign'],
        ['mentor', 'walk', 'calm'],
        ['friend', 'walk', 'laugh', 'hero'],
        ['companion', 'walk', 'calm', 'guest'],
      ],
      props: ['sign', 'tree'],
      action: '{guest} leads everyone back past the signs, and {hero} reads them at last.',
    },
    text: {
      toddlers: [
        'Hello, sign! "You were right," says {hero}. [+ Pat, pat. Hello, next sign!]',
        'Sign, sign, sign. {hero} reads them all. "Yes," says {hero}. "Yes, yes, yes."',
        'Here is the sign. "Sorry, sign," says {hero}. [+ {guest} laughs. ]Left foot, right foot.',
      ],
      early: [
        'They came by the signs again, the last one first. {hero} read each of them out loud, every word. It did not take long. "They\'re really very clear," said {hero}. "They were clear this morning, too," said {guest} from the front. [?friend: {friend} laughed so much that {friend.they} had to hold on to a sign.]',
        'At the first sign {hero} stopped. "I\'m sorry," {hero.they} told it. "You were right." [+ At the next one {hero.they} said it again. ]By the third sign {hero.they} had gotten quite good at it. "You only have to say it to the people," said {mentor}. But {hero} did not want to leave anybody out.',
        '"What does this one say?" asked {guest}, and stood still. {hero} read it out. "And what does it mean?" {hero} thought of cows, and wind, and a few other things. "It means what it says," said {hero}. "Good," said {guest}, and walked on with the map under one arm.',
      ],
      middle: [
        'The signs came by in the wrong order, with the cross one first and the polite one last. {hero} read each of them properly, from the capital letter to the period. It felt like meeting people that you have been rude to. They hadn\'t changed a bit. "I\'d like to add something to that one," said {hero}. {Hero.they} borrowed {guest}\'s pencil, and wrote under it, very small, "It\'s true. I checked."',
        '"Say what you said about this one," begged [?friend: {friend}][!friend: {guest}], at every sign. And {hero} had to say it all over again, in the same voice, so clever and so sure. It had sounded much better on the way out. By the third time even {hero} was laughing, and had to lean on the post. It held. It was really a very solid post.',
        'It was a good deal farther back than it had been out. A mile that you have sung is short, and a mile that you have to walk again is long. Nobody grumbled, quite. At each of the signs the whole line slowed down, and {guest}, in front, looked around to see if {hero} wanted to say anything. {hero} nodded to the sign, like someone who is taking off a hat.',
      ],
      preteen: [
        'They came to the signs again, and this time the last one was the first, and {hero} stopped in front of each of them and read it, from the first letter to the last. They were very good signs, and there was nothing that you could get wrong, not even if you tried. "But I can read," {hero.they} said to [?friend: {friend}][!friend: {mentor}], "so how did I do that?" ¶ "You can read very well," said [?friend: {friend}][!friend: {mentor}], "but you only ever read it to us, and you never read it to yourself." ¶ {hero} thought about that for the next half mile.',
        '"Tell us again what you said about this one," said {mentor} at the sign. And {hero} did it all over again, from the end of the line, in the same clever voice as before. They laughed so hard that they had to stop walking. In the morning {hero.they} would have hated that, but now it was funny, and {hero} laughed louder than anybody. Only {guest} didn\'t laugh, because {guest.they} {guest:was|were} way up in front, looking for a tree that {guest.they} remembered.',
        'At the last of the signs {hero} waited until the others were around the bend, because there was something that {hero.they} wanted to do, and {hero.they} didn\'t want anybody to see it. {Hero.they} stood in front of the sign and pointed with one finger in the same direction as the arrow, along the board, and out across the field. Then {hero.they} looked where {hero.they} {hero:was|were} pointing. There was a gate, and next to the gate there was a wall, and somebody very small was sitting on it. ¶ "Are you coming?" called {guest}. ¶ "I\'m coming," said {hero}.',
      ],
    },
    more: {
      preteen: [
        '{hero} had thought that on the way back {hero.they} would feel bad with every step. {Hero.they} did feel bad for the first mile, but then {hero.they} thought about soup, and about the blister on {hero.their} heel, and about the funny way that {mentor} walked downhill. Having been wrong was like carrying the bag. It was heavy, but you could still look around.',
      ],
    },
  },
  {
    id: 'ask',
    purpose: 'the question that was too much in the morning is asked at the gate',
    core: false,
    rank: { young: 5, old: 8 },
    valence: 1,
    scene: {
      setting: 'hills',
      time: 'late-afternoon',
      shot: 'close',
      cast: [
        ['hero', 'look-up', 'shy', 'ally'],
        ['ally', 'sit', 'happy', 'hero', 'apple'],
        ['guest', 'stand', 'happy', 'ally', 'map'],
      ],
      props: ['gate', 'stones'],
      action: '{hero} stands before {ally} at the gate and asks the way.',
    },
    text: {
      toddlers: [
        'Here is the gate. [+ And {ally}! ]"Which way?" says {hero}. "Left!" says {ally}.',
        '[+ "Good day!" ]"May I ask?" says {hero}. "Ask, ask!" says {ally}. "Which way?" "That way."',
        '[+ {hero} tugs {ally}\'s coat. ]"I do not know," says {hero}. "I do," says {ally}. "Left!"',
      ],
      early: [
        '{ally} was still on the wall, {ally.siging}. [+ {hero} went up to {ally.them}, all alone. ]"I should have asked you this morning," said {hero}. "Which way is it to {goal.the}?" "Left," said {ally}. "Is it far?" "As far as it was this morning," said {ally}. "It\'s just later."',
        '"I know you," said {ally}. "You\'re the one with the map." "I\'m the one without the map," said {hero}. "I\'m just the one who asks now." "Oh, good," said {ally}. "I sat here all day, hoping for one of those." And {ally.they} pointed, with a long, straight arm, to the left.',
        '{hero} stopped in front of {ally}. "Please, is it left?" {hero.they} asked. {guest} had the map and knew it was left. They all knew. But {hero} wanted to ask. {ally} looked down from the wall. "It\'s left," said {ally}. "It\'s a lovely question. Come again." And {ally.they} {ally.sig}.',
      ],
      middle: [
        '{ally} was still there, and had only moved along the wall a little to stay in the sun. {hero} could have slipped by at the back of the line. Instead {hero.they} came all the way up to the front, to where {ally}\'s feet were hanging, and asked the way to {goal.the}. ¶ "It\'s left," said {ally}. ¶ {hero} said that {hero.they} could have asked that in the morning, and {ally} agreed. "It was the same price," said {ally}, and looked at the sun. "You\'ll be late, but there\'ll be a moon."',
        '"Back again," said {ally}, and looked them over, shoe by shoe. "How was it?" ¶ "It stops," said {hero}. ¶ There was a spot of white paint on {ally}\'s thumb. {hero} saw the thumb, and {ally} saw {hero} see it. "They\'re very good signs," said {hero}, "and I\'m sorry I didn\'t believe them. Would you tell me the way?" And {ally} told them all about it, at great length, with every bend, because nobody had asked {ally.them} anything all day.',
        '"You don\'t have to ask {ally.them}," whispered {guest}. "I know it." ¶ "I know you know," said {hero}. "I want to." {Hero.they} had walked by that wall this morning with {hero.their} nose in the air, and it seemed to {hero.them} that there was still a question lying around there that somebody ought to pick up. So {hero.they} asked it. {ally} got down off the wall, which took a while, and came out into the middle of the path, and turned {hero} around by the shoulders until {hero.they} faced left.',
      ],
      preteen: [
        '{ally} was still on the wall, {ally.siging}, and {ally.they} watched them come and counted them, and then {ally.they} looked happier. {hero} came all the way up from the end of the line, although {hero.they} didn\'t need to, because {guest} had the map and knew the way. "I should have asked you this morning," said {hero}, "but I\'m asking now, so how do we get to {goal.the}, please?" ¶ "It\'s left," said {ally}, "and I\'m glad you asked, because most people go by me very quickly at this time of the day, and look at their shoes." ¶ "Is it far?" asked {hero}. ¶ {ally} thought about it. "It\'s just as far as it was this morning," {ally.they} said. "It\'s only later."',
        '"So," said {ally}, and moved over to make room on the wall, "what\'s up there at the moment?" ¶ "{End.the}," said {hero}. ¶ "It\'s mostly {end.the}," said {ally} and nodded, "but it\'s a nice walk otherwise." {Ally.they} had white paint under one fingernail, and {ally.they} didn\'t hide it. "I paint the signs, and whenever somebody goes by without asking, I think that maybe I need one more." ¶ "What would I have listened to?" asked {hero}, who really wanted to know. ¶ {ally} thought for a long time. "I don\'t know any words for that," {ally.they} said, "but you\'re asking now," and {ally.they} pointed left.',
        '"Excuse me, how do we get to {goal.the}?" asked {hero}. ¶ "You go left here," said {ally}, "and then you keep the hill on your right until you\'re there." ¶ It hadn\'t taken any longer than tying a shoe, and the sky was still up there, and nobody laughed, and {ally} even looked pleased, as if {hero} had given {ally.them} a present. "And that\'s all?" asked {hero}. ¶ "That\'s all," said {ally}, "and it was a very short question this morning, too."',
      ],
    },
    more: {
      early: ['{ally} cut the apple and gave everyone a piece. {hero} got the biggest one, for asking.'],
      preteen: [
        '{guest} got out the pencil and wrote it on the back of {guest.their} hand, although {guest.they} had known it since breakfast. "It\'s nice to hear it from two people," said {guest}.',
      ],
    },
  },
  {
    id: 'late',
    purpose: "they come too late, and it is nobody's fault but one",
    core: true,
    valence: 0,
    scene: {
      setting: 'hills',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['guest', 'point', 'happy', '{goal}', 'map'],
        ['hero', 'stand', 'sad', '{goal}'],
        ['mentor', 'sit', 'calm'],
        ['friend', 'sit', 'happy', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{goal}', 'moon'],
      action: 'At dusk they reach {goal.the}, too late, and {hero} looks at what is left.',
    },
    text: {
      toddlers: [
        'They come to {goal.t}. But oh. {goal.tlate} [+ "Too late," says {hero}. ]{goal.tleft}',
        'Step, step, stop. They are too late. {goal.tlate} [+ "I am sorry," says {hero}. ]{guest} sits close. {goal.tleft}',
        '[+ Is it here? ]Here is {goal.t}! But it is late. {goal.tlate} {goal.tleft}',
        '"We are here!" says {guest}. [+ Good job, {guest}! ]But it is late. {goal.tlate} {goal.tleft}',
      ],
      early: [
        'Then {guest} stopped. "Here it is," said {guest}. It was nearly dark, and {goal.late}. All that was left was {goal.left}. "If we had gone left, we would have been here at noon," said {hero}. Nobody said no, because it was true. [+ Nobody\'s feet were happy. ]So they sat down together and made it last a long time.',
        'They got to {goal.the} at last, but {goal.late}. [+ {hero} looked at everybody\'s tired faces. ]"I\'m sorry," said {hero}. "I know," said {guest}. "I\'m sad about it, too." Then they found {goal.left}. It was not much. It was nice of it to wait.',
        '"Left, left, and left again," said {guest}, and there it was. {guest} had never been wrong once. But they were too late. {goal.late}. All that was left was {goal.left}. {hero} wanted {guest} to have the first go. "You got us here," said {hero}. "I just got us late."',
        'It was so late that the first star was out. "Is that {goal.the}?" asked {hero} from the back. It was. But {goal.late}. [?companion: {companion} was too tired to mind. ]{hero} did mind. [+ {Hero.they} had thought of it all week. ]Then {mentor} found {goal.left}, and they all sat so close that there was just one big lump of people.',
      ],
      middle: [
        "They came around the hill when the light was going, and there was {goal.the}. And {goal.late}. {hero} had known that it would be like that, but it still isn't the same when you see it. {Hero.they} had been looking forward to {goal.dream}, and so had everyone else, and there was only one person here who couldn't say that it was somebody else's fault. ¶ \"I'm sorry,\" {hero.they} said. ¶ \"I wanted to see it, too,\" said {guest}. {Guest.they} didn't say that it was all right. {Guest.they} just moved over. All that was left was {goal.left}, and they made it last.",
        '{guest} found the way without looking at the map, all around the hill, and past a barn, and through a little wood. There was not one sign the whole time. It didn\'t need any. But a day is only so long, and they had spent most of it going someplace else. When they got to {goal.the}, {goal.late}. ¶ "Well, there\'s this," said {mentor}, and showed them {goal.left}. ¶ "{guest} first," said {hero}. It was the only thing that {hero.they} had left to lead with.',
        'Feet can be counted, and {hero}, at the back, had counted them. Every one of those feet hurt, and each of them hurt for three miles more than it had to. Then {guest} in front called, "Here!" It was {goal.the}, the real one. {goal.late}. Nobody spoke. {hero} waited for somebody to say that it didn\'t matter, and was glad when they didn\'t, because it did. ¶ "There\'s {goal.left}," said {guest}, after a while. And that was what they had, and they sat down with it in the last of the light.',
        '"Are we too late?" asked {hero}, when they were close enough to see. ¶ "Yes," said {guest}, who always told you how it was. {goal.late}. [?friend: {friend} let out a long breath and sat down on the spot. ]They had walked the whole day for this, and missed it by an hour, and it was the hour that the shortcut was supposed to save. {hero} did that sum twice. ¶ Then {mentor} discovered {goal.left}. It wasn\'t {goal.dream}. But they had all come to see something, and they saw it.',
      ],
      preteen: [
        '{guest} led them there without one wrong turn, and it was nearly dark when they saw it at last. There was {goal.the}, and {goal.late}. All day long {hero} had thought of {goal.dream}, and so had everybody else, and now they stood there and looked. ¶ {hero} said that {hero.they} {hero:was|were} sorry. ¶ "I would have liked to see it," said {guest}. That was true, and {hero} was glad that {guest.they} said it and didn\'t say that it was fine. All that was left was {goal.left}, so they all sat down around it, close together, and made it last as long as they could.',
        "The way around the hill was beautiful, with tall trees, and a stream that ran along beside the path. {hero} walked at the end of the line and saw everything that they could have seen in the morning. When they came out in front of {goal.the} at last, {goal.late}. ¶ {mentor} put down the bag. [?friend: {friend} lay down flat on {friend.their} back. ]Nobody said that it didn't matter, and nobody said that it was {hero}'s fault, either, because everybody knew it, and after a while they just sat down. There was still {goal.left}. {hero} made sure that {guest} got the best of it.",
        '"Well, here we are," said {mentor}. ¶ They had come to {goal.the}, and it was getting dark, and {goal.late}, and {hero} counted it up out loud, because it was {hero.their} shortcut. "It was supposed to save us one hour," {hero.they} said, "and it took us seven hours more." It was hard to say, but {hero.they} said it. ¶ "Seven and a half," said {guest}, who had stopped for an owl. Then {guest.they} found {goal.left}, and called everybody over, and kept the place next to {guest.them} free for {hero}.',
        '{hero} knew that they were too late, because the sun was down, and the sky was nearly dark. But on the last stretch, at the end of the line, {hero.they} still hoped that somebody had waited for them. Nobody had. When they were all standing in front of {goal.the}, {goal.late}. ¶ Nobody said anything for a minute, because they were all tired, and their feet hurt. [?companion: {companion} leaned against {hero}. ]{hero} said that it was because of {hero.them}. ¶ "Yes," said {guest}, "but sit down anyway," so they sat there, all in a heap, and shared what they could find, which was {goal.left}.',
      ],
    },
    more: {
      early: ['{mentor} put a blanket around them. It was just big enough, if nobody breathed out.'],
      middle: ['{hero} gave {guest} the dry end of the blanket, and took the other one.'],
      preteen: [
        "It wasn't as good, and nobody pretended that it was. They would all have liked to be there at noon, with {goal.dream}. But it was something, and they had it together, and for the first time since breakfast {hero} didn't have to explain anything.",
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'home, sore feet, and a map that knows how to close',
    core: true,
    valence: 2,
    scene: {
      setting: 'porch',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'sleepy', 'guest'],
        ['guest', 'sit', 'happy', 'hero', 'map'],
        ['mentor', 'pour', 'calm', 'hero'],
        ['friend', 'sit', 'sleepy'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bucket', 'lamp', 'star'],
      action: 'In the evening {hero} and {guest} sit with their feet in a tub of warm water.',
    },
    text: {
      toddlers: [
        'They are home. [+ Warm, warm water. ]All the toes go in. "Which way is bed?" "That way."',
        'Splish, splash! The feet get a bath. {hero} leans on {guest}. [+ {mentor} hums. ]Good night, map.',
        'They are home at last. The map goes to bed. [+ Fold, fold. ]{hero} goes to bed, too. Shh.',
        'All the shoes stand in a row. [+ {guest} yawns. {hero} yawns. ]"Bed?" "This way." Shh.',
      ],
      early: [
        'At home {mentor} filled a big tub with warm water. They all put their tired feet in. You could not tell whose toes were whose. {Img.the} {img.loose}. [+ {guest} folded the map. It went small by itself. ]"Which way is bed?" asked {hero}. "Left," said {guest}. And {hero} went left.',
        'That night there was soup, and nobody talked until it was gone. "We could go again tomorrow," said {hero}. "You in front?" asked {guest}. "You in front," said {hero}. "I\'ll count us at the corners." {Img.the} {img.loose}. [+ {hero} had been too tired to see it go.]',
        'The shoes stood on the step in a row, as gray as dust. {hero} sat next to them and looked at the stars. "Do you know what they are called?" asked {guest}. {hero} opened {hero.their} mouth, and shut it. "No," said {hero}. "Do you?" And {mentor} came out with the lamp and told them, one by one. {Img.the} {img.loose}.',
        '{hero} was as good as asleep, with one sock on and one sock off. [?companion: {companion} lay across the other end. ]"Was I very wrong?" asked {hero}. "Very," said {guest}, with a yawn. "And then you weren\'t." {Img.the} {img.loose}. [+ Nobody saw where it went. ]The lamp stayed on in the hall.',
      ],
      middle: [
        'Back home {mentor} carried out the big tub, and everybody put their feet in at once. It was very full. There was some discussion about whose toes were whose. "Those are mine," said {hero}. ¶ "They\'re mine," said {guest}, and wiggled them. ¶ "I was so sure," said {hero}. {Img.the} {img.loose}. The map lay on the step, and had closed itself up along the crease, since nobody was holding it open. "Which way is bed?" asked {hero}, after a while. "Left," they all said.',
        '{hero} hung the map on its nail. Then {hero.they} took it down again, and took a pencil, and next to the thin, straight line {hero.they} wrote, in small letters, "This is a fold." {Hero.they} thought of whoever would carry it next. "Shouldn\'t you put \'really\'?" asked {guest}, over {hero.their} shoulder. {hero} put "really." ¶ They sat on the step until the lamps went on across the valley. {Img.the} {img.loose}. {hero} could not have said where. It hadn\'t been on any map.',
        '"Same walk tomorrow?" said {mentor}, when the soup was gone. ¶ Everybody looked at their feet. "The day after," said {guest}. ¶ "{guest} leads," said {hero}. ¶ "You can have the map, though," said {guest}. "I just look behind me." It was quiet out on the step, and warm, and someone had put a lamp in the window. {Img.the} {img.loose}. {hero} put {hero.their} feet up on the rail beside everybody else\'s, last in the row. You got a good view from there, as a matter of fact. You could see them all.',
        'By the time they got home, nobody could agree about how long it had been. {mentor} thought eleven miles. [?friend: {friend} thought forty. ]{guest} had counted bends instead, and there were sixty-two, and {guest.they} could tell you what came after each of them. {hero} lay on {hero.their} back on the porch and listened, with {hero.their} heels in a bowl of cold water. "What\'s after forty?" {hero.they} asked. ¶ "A tree with a lump," said {guest}. ¶ "And after that?" {Img.the} {img.loose}. At bend fifty-one, {hero} was asleep.',
      ],
      preteen: [
        '{mentor} put the washtub on the porch and filled it with warm water, and one after another they put their feet in and groaned. There wasn\'t much room, and {hero} looked down into the water, and {hero.they} really couldn\'t tell which of the toes were {hero.theirs}. "Don\'t say it," said {hero} to {guest}. "I wasn\'t going to say anything," said {guest}. Somewhere out in the dark an owl had started to call. {Img.the} {img.loose}, and {hero} hadn\'t even noticed. "Which way is bed?" {hero.they} asked after a while, and it took a second, and then everybody pointed left.',
        "Before {hero} turned out the lamp, {hero.they} spread out the map on the floor one more time. There was the gate, and there was the brown path, with all its bends, going around the hill, and there was the line, so straight and so thin. {hero} took a pencil and wrote along it: *fold*. {Hero.they} thought for a while, and then {hero.they} wrote one more thing under it: *Ask {guest}.* {Img.the} {img.loose}, and {hero.they} couldn't have said where. Then {hero.they} folded up the map, from the front to the back and over. For once it didn't get stuck.",
        '"You\'d be good at it, you know," said {guest} out of the dark, from the other end of the porch. "At leading, I mean, if you had somebody to tell you things." ¶ "But people told me things all day long," said {hero}. ¶ "Yes," said {guest}, "and you\'d also need to listen," and {hero} thought about that until the soup was finished and [?companion: {companion} was asleep and ]{mentor} was going around with the lamp and stepping over everybody\'s legs. {Img.the} {img.loose}. "So where should I walk tomorrow?" {hero.they} asked at last. ¶ "Next to me," said {guest}, "because there\'s room for two, if you go left."',
        'For the next three days {hero} walked as if {hero.they} had eggs in {hero.their} shoes, and so did everybody else who had come along, but that first night nobody walked anywhere. They lay on the porch in the dark with their shoes off, and told it all from the beginning, and it was already getting better. The signs were bigger now, and {end.the} was huge, and {hero} did all the voices. {Img.the} {img.loose}. "And then what did you say?" asked {guest}, who knew it very well. {hero} looked up at the stars. "I said I was lost," {hero.they} said, and yawned, "and you said, \'Left.\'"',
      ],
    },
    more: {
      early: ['Somewhere outside an owl asked who it was. Nobody was awake enough to tell it.'],
      middle: ['The lamp was turned down low that night, but it was not turned off.'],
      preteen: [
        '{mentor} hung the bag on its hook and looked in at them all one more time, but nobody was talking anymore. [?friend: {friend} had fallen asleep in the middle of a word. ]{Mentor.they} left the door open just a bit, so that a line of light lay across the floor. It was thin and perfectly straight, and it really did go all the way to bed.',
      ],
    },
  },
]
