import type { MeltedPage } from '../plot.ts'

/** The turn and the end, on fewer pages. */
export const turningPages: readonly MeltedPage[] = [
  {
    id: 'lost/front',
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'give', 'shy', 'guest', 'map'],
        ['guest', 'reach', 'tender', 'hero'],
        ['mentor', 'sit', 'tender', 'hero'],
        ['friend', 'stand', 'calm', 'hero'],
        ['companion', 'sit', 'tender', 'hero'],
      ],
      props: ['map'],
      action: '{hero} says that {hero.they} {hero:is|are} lost, and gives the map to {guest}.',
    },
    text: {
      toddlers: [
        '"I am lost," says {hero}. "I did not listen. Which way?" {guest} goes first now. "That way!"',
        '{hero} turns around. "I was wrong. Which way, {guest}?" "That way," says {guest}. Now {hero} goes last.',
        '"I was wrong," says {hero}. "You go first, {guest}." {guest} takes the map. "That way!"',
      ],
      early: [
        '{hero} put the map down and turned around, all the way. "I\'m lost," said {hero}. "And {mentor} told me." It came out very small. So {hero.they} said it again, and this time it was bigger. "Which way is it, please?" "Left at the gate," said {guest}. {hero} held the map for one more second. Then {hero.they} gave it away. "You go first," said {hero}. "You knew it all the time." And {hero} went to the end of the line.',
        '"I don\'t know the way," said {hero}. "I said that I did, six times." "Seven," said {guest}. "Seven," said {hero}. "I was told, and I\'m sorry. Who knows how to get back?" {guest} knew. So everybody turned around where they stood, and look! The back was the front now. {guest} was first, with the map. {hero} was last, and nobody had taken a single step.',
        '{hero} sat down in the middle of the path. It was a small thump. "I\'m lost," {hero.they} said. "I was told left, and I went right. Will you tell me again?" Nobody laughed. "Left," said {mentor}, "at the gate." [?friend: "I forgive you," said {friend}. "My left foot needs a bit longer." ]Then {hero} gave {guest} the map and the place in front. That was hard. {guest} stopped for a feather, and {hero} did not say "Quick, quick!"',
      ],
      middle: [
        '{hero} turned around, and there they all were, with their shoes off. "I\'m lost," {hero.they} said. "And I wasn\'t just lost, I was told, because {mentor} told me, and {guest} told me, and there were three signs." ¶ Nobody said anything, except for a bird. ¶ "So now I\'m asking," said {hero}. "Which way do we go?" ¶ "Left at the gate," said {guest}. ¶ {hero} folded up the map, as neatly as {hero.they} could, and walked down the whole line to the end, and held it out. "You should have had it from the start." So {guest} went in front, slowly, stopping for feathers, and {hero} went last. It was dusty back there, and you ate what everybody else kicked up.',
        '"You know the way, right?" asked {guest}, putting on a shoe. ¶ "No," said {hero}, and it was so short that they all thought there must be more. "I don\'t know it, and I didn\'t know it this morning, although you said left and I heard you. Would you tell me again? This time I\'d listen." ¶ So {mentor} told {hero.them} again, and it was just four words long. "At the gate, left." Then {mentor.they} asked who was going to be in front. All day long there had been one answer to that question. {hero} put the map into {guest}\'s hands, and it was surprising how light it was to carry, and how heavy it was to give. Then {hero.they} went and stood at the end of the line.',
        '{Hero.they} had meant to start with the reasons. But when {hero} was standing in front of them all, everything fell off except the end. "I\'m lost," said {hero}, "and I was told." And because that was out, and nothing terrible had happened, {hero.they} said the other part. "I should have asked. How do we get there from here?" ¶ "I looked behind me on the way," said {guest}. "I know all the bends." ¶ "Then it ought to be you," said {hero}, and gave {guest.them} the map. [?friend: {friend} said that {friend.they} forgave {hero.them}, but that {friend.their} feet would need until Tuesday. ]It is a funny thing to watch a walk go off without you. {hero} waited until everyone had gone by, and went last.',
      ],
      preteen: [
        '{hero} got up, and turned {hero.their} back on {end.the}, and faced the others, which was about the shortest walk of the day and by a good margin the longest. "I\'m lost," {hero.they} admitted. "I don\'t mean that we took a wrong turn. I mean that I took it, when I\'d been told not to, and that I invented a story about every single sign, because I wanted so much to be the one who knew." {Hero.their} voice was not doing anything {hero.they} told it to. "So I need to ask somebody which way it is." ¶ {guest} said that it was left at the gate, as if it were nothing. ¶ {hero} folded the map and held it out, and said that {guest} was the one who ought to be in front. {guest} objected that {guest.they} stopped for everything. "You stop, and you\'re right," said {hero}, "and I was only fast." So {guest} turned around once, checking the view that {guest.they} had been collecting all morning, and started back. {hero} let everyone go by and took the end of the line, where the dust was.',
        "\"It isn't historic, and I didn't plan it,\" said {hero}, and sat down on the ground, since it seemed wrong to be saying this from above. \"I'm lost, and I was told, and I don't even have an excuse anymore. I had one for every mile, and I've used them all up.\" ¶ {mentor} said that this was the best sentence {mentor.they} had heard all day, and when {hero} asked whether {mentor.they} would explain the way again, {mentor.they} said that at the gate you went left. {Mentor.they} said it just as {mentor.they} had in the morning, with no more edge on it and no less. ¶ {hero} gave the map to {guest}. {Hero.they} had wanted the front of that line for longer than {hero.they} would have liked to say, and {hero.they} stood there for a moment and minded it. Then the entire column turned on its heel, like a sentence read backward, so that the last was first without having moved, and {hero} went after them, through the dust.",
        '{hero} had worked out a version. In this version the map was partly responsible, and certain other people, who would not be named, might have expressed themselves more clearly. {Hero.they} stood up to deliver it. Then {hero.they} saw {guest}, not hopeful, not anything, just waiting there with one shoe on, and {hero.they} left it lying where it was. "I\'m lost," said {hero}. "I was told, and I went the other way anyhow, and I apologize. Does anybody here know how to get us back?" ¶ {guest} said yes, as if it were nothing, and {hero} held out the map. It would have been easy, at that point, to make a remark; but {guest} only asked whether {hero} would take the back of the line in that case, since somebody had to count everyone at the corners. ¶ {hero} had never known that it was a job. [?friend: "I forgave you at the second sign," {friend} told {hero.them} in passing, "but I didn\'t want to interrupt." ]So they set out for the gate, and at every corner {hero} counted, and everyone was there.',
      ],
    },
    more: {
      preteen: [
        '"You let us come all this way," said {hero} to {mentor} later, "and you never even looked worried about being lost." ¶ {mentor} said that {mentor.they} had never been lost for a minute. {Mentor.they} had known exactly where {mentor.they} {mentor:was|were} at every step, and had only been walking, for reasons of {mentor.their} own, behind somebody who didn\'t.',
        'The view from the back was nothing but backs, but it was strange how much a back will tell you. You could see who was tired, and who was only pretending to look at a flower. You could see {mentor} walking a half step slower than {mentor.they} needed to, so that no one would be left behind, and from the front, in all that sunshine, {hero.they} had never noticed it.',
      ],
    },
  },
  {
    id: 'late/rest',
    scene: {
      setting: 'porch',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'sleepy', 'guest'],
        ['guest', 'sit', 'happy', 'hero', 'map'],
        ['mentor', 'pour', 'calm', 'hero'],
        ['friend', 'sit', 'sleepy'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bucket', 'lamp', 'star'],
      action: 'In the evening {hero} and {guest} sit on the porch with their tired feet in a tub.',
    },
    text: {
      toddlers: [
        'They come to {goal.t} too late. {goal.tlate} {goal.tleft} Then they go home. {guest} knows the way. [+ Shh.]',
        'Here is {goal.t} at last! But oh. {goal.tlate} They go home. [+ {hero} has tired, tired toes. ][+ Shh.]',
        'They come to {goal.t}. It is dark. {goal.tlate} [+ {goal.tleft} ]At home {hero} leans on {guest}. Good night, map.',
      ],
      early: [
        'It was nearly dark when they got to {goal.the}, and {goal.late}. All that was left was {goal.left}. "I\'m sorry," said {hero}. "I wanted it, too," said {guest}. At home {mentor} filled a big tub, and they all put their tired feet in. [+ You could not tell whose toes were whose. ]{Img.the} {img.loose}. "Which way is bed?" asked {hero}. "Left," said {guest}.',
        'They were too late. When they got to {goal.the}, {goal.late}. "You got us here," said {hero} to {guest}. "I just got us late." There was only {goal.left}, and {guest} had the first go. That night they all sat on the step. "What are the stars called?" asked {guest}. {hero} opened {hero.their} mouth, and shut it. "I don\'t know," said {hero}. "Do you?" {Img.the} {img.loose}.',
        'When they got there, the first star was out, and {goal.late}. "I\'m sorry," said {hero}. "I\'m sad about it, too," said {guest}. [+ They sat close and shared what there was. ]All that was left was {goal.left}. "Was I very wrong?" asked {hero} at home, over the soup. "Very," said {guest}, with a yawn. "And then you weren\'t." {Img.the} {img.loose}. The lamp stayed on in the hall.',
      ],
      middle: [
        'They came around the hill when the light was going, and there was {goal.the}. And {goal.late}. {hero} waited for somebody to say that it didn\'t matter, and was glad when they didn\'t, because it did. "I wanted to see it, too," said {guest}. {Guest.they} just moved over. All that was left was {goal.left}, and they made it last. ¶ Back home {mentor} carried out the big tub, and everybody put their feet in at once. "Those are mine," said {hero}. "They\'re mine," said {guest}, and wiggled them. ¶ "I was so sure," said {hero}. {Img.the} {img.loose}. The map lay on the step and closed itself up, since nobody was holding it open. "Which way is bed?" asked {hero}, after a while. "Left," they all said.',
        '{guest} found the way without looking at the map. But a day is only so long, and they had spent most of it going someplace else. When they got to {goal.the}, {goal.late}. There was just {goal.left}. "{guest} first," said {hero}. ¶ That night {hero} took a pencil, and next to the thin, straight line on the map {hero.they} wrote, in small letters, "This is a fold." {Hero.they} thought of whoever would carry it next. "Shouldn\'t you put \'really\'?" asked {guest}, over {hero.their} shoulder. {hero} put "really." They sat on the step until the lamps went on across the valley. {Img.the} {img.loose}. {hero} could not have said where. It hadn\'t been on any map.',
        'When they were close enough to see it, {goal.late}. {hero} asked if they were too late. "Yes," said {guest}, who always told you how it was. They had missed it by an hour, and it was the very hour that the shortcut was supposed to save. Then {mentor} discovered {goal.left}. It wasn\'t what they had come for, but they all sat down with it, in the last of the light. ¶ At home there was soup, and {mentor} asked who wanted the same walk again tomorrow. Everybody looked at their feet. "The day after," said {guest}. ¶ "And {guest} leads," said {hero}, and put {hero.their} feet up on the rail, last in the row. {Img.the} {img.loose}. You got a good view from there, because you could see them all.',
      ],
      preteen: [
        '{guest} brought them in as the light was going, without one wrong turn. There it was, {goal.the}, exactly where it had always been. And {goal.late}. {hero} told them all that {hero.they} {hero:was|were} sorry, and {guest} said that {guest.they} would have liked to see it, which was honest, and a relief. What was left was {goal.left}, and they gathered around it as people gather around a small fire, and made it last. ¶ At home {mentor} put the washtub on the porch, and they lowered their feet into it one pair at a time, with the kind of noises that people make when the sermon is over. {hero} looked down into the water and honestly couldn\'t tell which of the toes were {hero.theirs}. "Don\'t say it," {hero.they} warned, and {guest} replied that {guest.they} hadn\'t been going to say anything. {Img.the} {img.loose}; {hero} only noticed that there was room where it had been. "Which way is bed?" {hero.they} asked after a while. It took a second, and then everyone within reach of {hero.them} pointed left.',
        'The way around the hill turned out to be beautiful, and it never once needed to explain itself. {hero} walked at the end of the line and admired everything that they could have been admiring since the morning. When they finally came out in front of {goal.the}, {goal.late}. No one pretended that it didn\'t matter. There was still {goal.left}, and {guest} got the best of it, because {hero} saw to that. ¶ "You\'d be good at it, you know," said {guest} that night, out of the dark at the other end of the porch. "At leading, I mean, if you had somebody to tell you things." {hero} pointed out that people had told {hero.them} things all day long, and {guest} agreed, and explained that what was needed was that, plus {hero}. By the time {hero.they} had worked out what it meant, {mentor} was going around with the lamp, stepping carefully over everybody\'s legs. {Img.the} {img.loose}. At last {hero} asked where {hero.they} ought to be walking tomorrow, in that case. ¶ "Next to me," said {guest}. "It\'s wide enough for two, if you go left."',
        '"Shortcut or no shortcut," said {mentor}, "here we are." It was {goal.the}, and it was dusk, and {goal.late}. {hero} worked it out, since it was {hero.their} arithmetic. The line on the map had been going to save an hour, and it had cost them seven, or seven and a half, according to {guest}, who had stopped on the way for an owl. Then {guest} discovered {goal.left}, and waved everybody over, and saved the place next to {guest.them} for {hero}. ¶ Before turning out the lamp that night, {hero} spread the map on the floor one more time. There was the line, thin and straight and very sure of itself, and {hero}, who felt a certain family resemblance, took a pencil and wrote along it: *fold*. After some consideration {hero.they} added: *Ask {guest}.* {Img.the} {img.loose}. Then {hero.they} closed the map, and it went along quietly, the way it always had, from the front to the back and over.',
      ],
    },
    more: {
      middle: ['The lamp was turned down low that night, but it was not turned off.'],
      preteen: [
        "{mentor} hung the bag on its hook and looked in once more at the lot of them. Nobody had anything left to say. {Mentor.they} left the door open a hand's width, so that a stripe of light lay across the floor. It was thin, and perfectly straight, and it went all the way to bed.",
      ],
    },
  },
]
