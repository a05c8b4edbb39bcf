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
        'They met the signs again in reverse, so that the whole thing began with sarcasm and got more courteous as it went along. {hero} stopped in front of each and read it through, and found that they were models of their kind, with nothing you could have added and nothing that you could have left out. "How did I do that?" {hero.they} asked [?friend: {friend}][!friend: {mentor}], honestly curious. "I know how to read." ¶ The answer was that {hero.they} had read them perfectly well, but only ever out loud, to other people, and {hero} turned that over in {hero.their} mind for the next half mile.',
        "\"I want to hear the one about the sign again,\" said {mentor}, and from the back of the line {hero} obliged, in full, in the original voice. It brought the house down. It's a strange sensation to be that funny when you have been that serious, and {hero} found, a bit to {hero.their} own surprise, that {hero.they} didn't mind it as much as {hero.they} would have that morning. You can laugh with both lungs when you aren't holding anything up. Only {guest} didn't join in, because {guest.they} {guest:was|were} up front, looking for a tree.",
        'At the last of the signs, which had been the first, {hero} let the others get ahead. It was very quiet. {Hero.they} stood in front of it and did something that {hero.they} would not have wanted anybody to see. {Hero.they} pointed one finger the same way as the sign, out past the edge of the board and across the field, and followed it as far as it went. It went to a gate, with a wall next to it, and somebody small sitting on top. ¶ "Are you coming?" called {guest}, from around the bend, and {hero} was.',
      ],
    },
    more: {
      preteen: [
        '{hero} had assumed that on the way back {hero.they} would be thinking about nothing except having been wrong. Mostly, though, {hero.they} thought about lunch, and blisters, and the funny way that {mentor} walked downhill. Being wrong was like a pack on your shoulders: it weighed whatever it weighed, but after the first mile you could look around.',
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
        '{ally} had not left the wall. {Ally.they} watched them come up, {ally.siging}, and counted them under {ally.their} breath, and seemed relieved by the total. {hero} walked up to {ally.them} from the back of the line, which wasn\'t strictly necessary, since {guest} had the map and the way was no longer in doubt. "I\'d like to ask you for directions," said {hero}. "I would have liked it this morning, too, only I didn\'t know that yet." ¶ "It\'s left," said {ally}, "and I\'m glad you asked, because most people, by this time of the day, walk by me with their collars up." {hero} asked if it was far, and {ally} gave the matter some thought. "It\'s exactly as far as it was," {ally.they} said. "It\'s only later."',
        '"So," said {ally}, moving over to make room on the wall, "what have they got up there at present?" {hero} said that it was {end.the}, and {ally} nodded several times, as though it had often been {end.the}. "It\'s a nice walk otherwise," {ally.they} said comfortably. {Ally.they} had white paint under one fingernail, and did nothing to hide it. "I do the signs, you see. I put one up whenever somebody goes by me without asking, and lately I\'ve been thinking about a fourth." ¶ {hero}, who really wanted to know, asked what it would have had to say in order to work. ¶ {ally} gave the question all the attention that it deserved. "You\'d have had to want one," {ally.they} said in the end, and pointed left.',
        'What {hero} remembered later was how little there was to it. {Hero.they} said, "Excuse me, how do we get to {goal.the}?" and {ally} answered that you went left here, and then kept the hill on your right for as long as there was any hill. It took about as long as tying a shoe. The sky did not fall, and {ally} did not appear to think less of {hero.them}, or if {ally.they} did, it had happened that morning and was already over. In fact {ally.they} looked pleased, the way people generally do when you ask them for something that they have plenty of. ¶ "And that\'s all?" said {hero}. ¶ {ally} assured {hero.them} that it had never been a very long question.',
      ],
    },
    more: {
      early: ['{ally} cut the apple and gave everyone a piece. {hero} got the biggest one, for asking.'],
      preteen: [
        '{guest} got out a pencil and wrote it on the back of {guest.their} hand, in capitals, although {guest.they} had known it perfectly well since breakfast. It was always nice, {guest.they} explained, to have a thing from two people.',
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
        '{guest} brought them in as the light was going, without one wrong turn. There it was, {goal.the}, exactly where it had always been. And {goal.late}. {hero} stood there and took it in, and made no attempt to think of it as an adventure. All day long {hero.they} had carried around a picture of {goal.dream}, and everyone else had been carrying one, too, and now they could put them down. ¶ {hero} told them that {hero.they} {hero:was|were} sorry. {guest} answered that {guest.they} would have liked to see it, which was honest, and a relief. What was left was {goal.left}, and they gathered around it as people gather around a small fire, and made it last.',
        "The way around the hill turned out to be beautiful. It had elms, and a stream that kept it company, and it never once needed to explain itself. {hero} walked at the end of the line and saw everything that they could have been looking at since the morning. When they finally came out in front of {goal.the}, {goal.late}. ¶ {mentor} lowered the bag. [?friend: {friend} lay down flat on {friend.their} back. ]No one said that it didn't matter, and no one said that it was {hero}'s fault, either; it was simply there among them, like the weather, and after a while they sat down in it. There was still {goal.left}, and {guest} got the best of it, because {hero} saw to that.",
        '"Shortcut or no shortcut," said {mentor}, "here we are." ¶ It was {goal.the}, and it was dusk, and {goal.late}. {hero} worked it out, since it was {hero.their} arithmetic. The line on the map had been going to save an hour. So far it had cost them seven, along with most of the skin on somebody\'s heel. {Hero.they} said so out loud, the whole sum, and {hero:was|were} surprised at how steady it sounded. ¶ "Seven and a half," said {guest}, who had stopped for an owl. Then {guest.they} found {goal.left}, and waved everybody over, and saved the place next to {guest.them} for {hero}.',
        'You always hope. {hero} knew what time it was, and could read the sky as well as anybody; but coming up the last stretch, at the tail of the line, {hero.they} still half believed that somebody would have waited for them. Nobody had. By the time they were all standing in front of {goal.the}, {goal.late}. ¶ For a minute they were just a collection of tired people with sore feet. [?companion: {companion} leaned against {hero}, or possibly just leaned. ]{hero} told them that it was because of {hero.them}, and {guest} agreed that it was, and added that there was room for {hero} to sit down anyway. So they sat, all in a heap, and shared what there was to be had, which was {goal.left}.',
      ],
    },
    more: {
      early: ['{mentor} put a blanket around them. It was just big enough, if nobody breathed out.'],
      middle: ['{hero} gave {guest} the dry end of the blanket, and took the other one.'],
      preteen: [
        'There was no use pretending that it was just as good. It was not what they had come for, and everyone there would have traded it at once for noon, and {goal.dream}. But it was something, and they had it together, and nobody was explaining anything. {hero} had been talking almost without interruption since breakfast, and had not known how nice it was when it stopped.',
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
        '{mentor} put the washtub on the porch and filled it, and they lowered their feet into it one pair at a time, with the kind of noises that people make in church when the sermon is over. It was a tight fit. {hero} looked down into the water and honestly couldn\'t tell which of the toes were {hero.theirs}. "Don\'t say it," {hero.they} warned, and {guest} replied that {guest.they} hadn\'t been going to say anything. Somewhere out in the dark an owl had started up. {Img.the} {img.loose}; {hero} only noticed that there was room where it had been. "Which way is bed?" {hero.they} asked after a while. It took a second, and then everyone within reach of {hero.them} pointed left.',
        "Before turning out the lamp, {hero} spread the map on the floor one more time. There was the gate. There was the good brown path, wriggling around its hill. There was the line, thin and straight and very sure of itself, and {hero}, who felt a certain family resemblance, took a pencil and wrote along it: *fold*. After some consideration {hero.they} added: *Ask {guest}.* {Img.the} {img.loose}. {Hero.they} couldn't find the place in any case. Then {hero.they} closed the map, and it went along quietly, the way it always had, from the front to the back and over.",
        '"You\'d be good at it, you know," said {guest}, out of the dark at the other end of the porch. "At leading, I mean, if you had somebody to tell you things." ¶ {hero} pointed out that people had told {hero.them} things all day long, and {guest} agreed that this was so, and explained that what was needed was that, plus {hero}. It took {hero.them} some time to work out what it meant, and by then the soup was finished and [?companion: {companion} was asleep and ]{mentor} was going around with the lamp, stepping carefully over everybody\'s legs. {Img.the} {img.loose}. At last {hero} asked where {hero.they} ought to walk tomorrow, in that case. ¶ "Next to me," said {guest}. "It\'s wide enough for two, if you go left."',
        'For the next three days {hero} moved around like a person on eggs, and you could hear similar noises from everybody else in the neighborhood who had been along. But that first night nobody was moving anywhere. They lay on the porch in the dusk, with their shoes off, and told it from the beginning, and it was already getting better: the signs had grown, and {end.the} had become enormous, and {hero} did all the voices. {Img.the} {img.loose}. "And then what did you say?" asked {guest}, who knew perfectly well. {hero} looked up at the stars, quite a few of which {hero.they} couldn\'t have named. "I said I was lost," {hero.they} answered with a yawn, "and you said, \'Left.\'"',
      ],
    },
    more: {
      early: ['Somewhere outside an owl asked who it was. Nobody was awake enough to tell it.'],
      middle: ['The lamp was turned down low that night, but it was not turned off.'],
      preteen: [
        "{mentor} hung the bag on its hook and looked in once more at the lot of them, but nobody had anything left to say. [?friend: {friend} had fallen asleep in the middle of a word. ]{Mentor.they} left the door open a hand's width, so that a stripe of light lay across the floor, and it was thin, and perfectly straight, and went all the way to bed.",
      ],
    },
  },
]
