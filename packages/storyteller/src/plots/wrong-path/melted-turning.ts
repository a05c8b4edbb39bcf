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
        '{hero} got up, and turned {hero.their} back to {end.the}, and walked over to the others. It was only five steps, and they were the longest five steps of the day. "I\'m lost," {hero.they} said. "I don\'t mean that we took a wrong turn, I mean that I took it, and you\'d told me not to, and I made up a story about every single sign, because I wanted so much to be the one who knows the way." {Hero.their} voice wobbled. "So now I need to ask you which way it is." ¶ "It\'s left at the gate," said {guest}, as if it were nothing. ¶ {hero} held out the map and said that {guest} should be in front. "But I stop for everything," said {guest}. "You stop, and you\'re right," said {hero}, "and I was only fast." So {guest} turned around once, to see if everything looked the way {guest.they} remembered it, and started back, and {hero} let them all go by, and went to the end of the line, where the dust was.',
        '"I made it all up," said {hero} suddenly, and sat down on the ground in front of them. "I\'m lost, and you told me the way, and I didn\'t listen, and I don\'t even have an excuse anymore, because I had one for every mile, and now I\'ve used them all up." ¶ "That\'s the best thing that I\'ve heard all day," said {mentor}. ¶ "Then would you tell me the way one more time?" asked {hero}. "At the gate you go left," said {mentor}, in just the same voice as in the morning. ¶ {hero} gave the map to {guest}. {Hero.they} had wanted to go in front for years, and {hero.they} had only had half a day of it. Then everybody just turned around where they stood, and now the last one was first, without taking a single step. And {hero} was last, and {hero.they} stood there for a moment and didn\'t like it, and then {hero.they} went after them, through the dust.',
        '{hero} had thought of a way to say it. {Hero.they} would say that it was an old map, and that some people could have spoken up a bit louder, and {hero.they} stood up and opened {hero.their} mouth. Then {hero.they} saw {guest}, who was just sitting there with one shoe on and waiting, and {hero.they} couldn\'t do it. "I\'m lost," said {hero}, "and you told me, and I went the other way anyhow, and I\'m sorry. Does anybody here know how to get back?" ¶ "Yes," said {guest}, and put on the other shoe, and {hero} held out the map. {guest} could have said all kinds of things, but {guest.they} only asked if {hero} would go last, then, because somebody had to count everybody at the corners. ¶ {hero} had never known that it was a job. [?friend: "I forgave you at the second sign," said {friend}, "but I didn\'t want to interrupt." ]So they started back, and at every corner {hero} counted, and every time everybody was there.',
      ],
    },
    more: {
      preteen: [
        '"You came along the whole way," said {hero} to {mentor} later, "and you never even looked worried." ¶ "I wasn\'t lost," said {mentor}, "because I knew exactly where I was, and I was just walking behind somebody who didn\'t."',
        "From the back all you could see was backs. But it was funny how much {hero} could tell from a back. {Hero.they} could see who was tired, and who had a stone in one shoe and didn't want to say so. And {hero.they} saw that {mentor} walked half a step slower than {mentor.they} needed to, so that nobody got left behind. {mentor} had probably done it all day, and {hero} had never noticed it from the front.",
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
        '{guest} led them there without one wrong turn, and it was nearly dark when they saw it. There was {goal.the}, and {goal.late}. {hero} said that {hero.they} {hero:was|were} sorry. "I would have liked to see it," said {guest}. That was true, and {hero} was glad that {guest.they} said it and didn\'t say that it was fine. All that was left was {goal.left}, and they sat down around it, close together, and made it last as long as they could. ¶ At home {mentor} put the washtub on the porch, and one after another they put their feet in and groaned. There wasn\'t much room, and {hero} looked down into the water, and {hero.they} really couldn\'t tell which of the toes were {hero.theirs}. "Don\'t say it," said {hero} to {guest}, who hadn\'t been going to say anything. {Img.the} {img.loose}, and {hero} hadn\'t even noticed. "Which way is bed?" {hero.they} asked after a while, and it took a second, and then everybody pointed left.',
        'The way around the hill was beautiful, and {hero} walked at the end of the line and saw everything that they could have seen in the morning. When they came out in front of {goal.the} at last, {goal.late}, and nobody said that it didn\'t matter. There was still {goal.left}, and {hero} made sure that {guest} got the best of it. ¶ "You\'d be good at it, you know," said {guest} that night out of the dark, from the other end of the porch. "At leading, I mean, if you had somebody to tell you things." "But people told me things all day long," said {hero}. "Yes," said {guest}, "and you\'d also need to listen." {hero} thought about that until {mentor} came around with the lamp and stepped over everybody\'s legs. {Img.the} {img.loose}. "So where should I walk tomorrow?" {hero.they} asked at last. ¶ "Next to me," said {guest}. "There\'s room for two, if you go left."',
        '"Well, here we are," said {mentor}. They had come to {goal.the}, and it was getting dark, and {goal.late}. {hero} counted it up out loud, because it was {hero.their} shortcut. "It was supposed to save us one hour," {hero.they} said, "and it took us seven hours more." "Seven and a half," said {guest}, who had stopped for an owl. Then {guest.they} found {goal.left}, and called everybody over, and kept the place next to {guest.them} free for {hero}. ¶ Before {hero} turned out the lamp that night, {hero.they} spread out the map on the floor one more time, and there was the line, so straight and so thin. {hero} took a pencil and wrote along it: *fold*. Then {hero.they} thought for a while and wrote one more thing under it: *Ask {guest}.* {Img.the} {img.loose}, and {hero.they} couldn\'t have said where. Then {hero.they} folded up the map, from the front to the back and over.',
      ],
    },
    more: {
      middle: ['The lamp was turned down low that night, but it was not turned off.'],
      preteen: [
        '{mentor} hung the bag on its hook and looked in at them all one more time, but nobody was talking anymore. {Mentor.they} left the door open just a bit, so that a line of light lay across the floor, and it was thin and perfectly straight, and it really did go all the way to bed.',
      ],
    },
  },
]
