import type { Beat } from '../plot.ts'

/** The day itself: out loud, somebody laughs, and it goes on. */
export const showBeats: readonly Beat[] = [
  {
    id: 'backstage',
    purpose: 'the last minute, and the easy way is open',
    core: false,
    rank: { young: 8, old: 7 },
    valence: 0,
    scene: {
      setting: 'hallway',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'worried', 'away'],
        ['friend', 'hold-hands', 'calm', 'hero'],
        ['guest', 'stand', 'worried', 'away'],
      ],
      props: ['door', 'coats'],
      action: '{hero} waits with the others before {group.show} begins.',
    },
    text: {
      toddlers: [
        "All stand in a row. Shh, wait. [+ Thump, thump goes {hero}'s heart. ]So many people!",
        'Green scarf, green scarf, green scarf. [+ Where is {hero}? ]Second row. There is {hero}!',
        'Peek! {hero} sees {mentor}. [+ {mentor} does not see {hero}. ]Shh. Now they go in.',
      ],
      early: [
        'They stood in a line behind the door. It smelled of hair. "If you lose your place," said Miss Arden, "just smile." {hero} did not plan to lose {hero.their} place. {Hero.they} planned to do nothing in it. [?friend: {friend} took {hero.their} sleeve and held on. {Friend.their} fingers were cold.]',
        '{hero} peeped out through the crack. There were a lot of people. In the middle sat {mentor}, all dressed up, leaning forward so as not to miss anything. It had not even begun. Oh dear, thought {hero}. {Mentor.they} {mentor:has|have} come to hear me.',
        '"Are you scared?" [?guest: {guest} asked.][!guest: asked the girl with the braid.] "No," said {hero}. "I can\'t do anything wrong." It was the truth. {hero} thought about it. You have to do a thing to do it wrong.',
      ],
      middle: [
        "They were lined up behind the door by height and told not to breathe on each other. Somebody's scarf had come untied, and somebody needed the bathroom. [?friend: {friend} was saying the beginning over and over, without any sound. ]Through the crack {hero} could see the people, rows and rows of them, and in the middle {mentor}, sitting very straight, with {mentor.their} good ear toward the front. It had not come into {hero}'s head before. {mentor} had not come to hear the {group}. {Mentor.they} had heard it through the window for weeks.",
        '"You\'re the only one who isn\'t nervous," said the girl with the braid. She was as white as a plate, and her teeth were knocking together. "How do you do that?" ¶ "It\'s easy," said {hero}. "I\'m not going to do it." ¶ "What?" ¶ But just then the door opened, and she had to go in. {hero} went after her. {Hero.they} could still hear {hero.themself} saying it. It had been so quick, and so true.',
        '"Twenty-two, twenty-three, twenty-four," counted Miss Arden. She put a finger on each head. "All here." {hero} felt the finger, and felt it go on to the next. It\'s not a lie to be counted. But {hero.they} looked down, to see if twenty-four was the right number. [?friend: "Come on," said {friend}, and pulled {hero.them} by the scarf.]',
      ],
      preteen: [
        'They waited in the passage, in order of height, with their hands to themselves. Miss Arden went down the line and touched each of them on the head, counting under her breath. "Twenty-four," she said, "all present." It was perfectly correct, and yet {hero}, on whom the finger had rested for a moment like everyone else, felt as a person does who has been handed too much change. [?friend: {friend} was gray in the face. "Say something," {friend.they} muttered. "Anything. I can\'t remember how it begins." {hero} told {friend.them} how it began.] It had, after all, never been a matter of not knowing it.',
        '"Aren\'t you frightened?" asked the girl with the braid. ¶ "Not especially," said {hero}. {Hero.they} had no reason to be. Nothing could go wrong with somebody who did nothing. It was only then, looking along the passage at the others, that {hero.they} noticed what was different about them. They were pale, they swallowed, they hopped on the spot. They looked, each of them, as if they were about to be given something. {hero} alone was as calm as a coat on a hook.',
        'Through the gap beside the hinge one had a view of a strip of the audience. It so happened that {mentor} was in the strip. {Mentor.they} had on the good collar, and had pushed back {mentor.their} hair from the ear that heard best, and was sitting forward, with an air of not wishing to lose a crumb. Beside {mentor.them} people were chatting. {mentor} was already listening. {hero} drew back from the gap rather quickly. There are some looks that one has no business to see unless one intends to deserve them.',
      ],
    },
    more: {
      middle: ['Somewhere a chair was pulled in. Then it got quiet, the way it does.'],
      preteen: [
        'There was still time. {hero} told {hero.themself} so several times over, without inquiring what there was time for. It would be over in a quarter of an hour. {Hero.they} had only to stand as {hero.they} had stood for weeks, with bright eyes, and everybody would be happy, and it would hold, and there would be cake.',
      ],
    },
  },
  {
    id: 'out-loud',
    purpose: "the hero does it in the way that is the hero's own, where everyone can see",
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'stretch-arms', 'joy', 'mentor'],
        ['friend', 'stand', 'wow', 'hero'],
        ['guest', 'stand', 'wow', 'hero'],
        ['mentor', 'sit', 'tender', 'hero'],
      ],
      props: ['flowers', 'flag'],
      action:
        '{hero} takes half a step forward and {group.does} in {hero.their} own way, in front of everyone.',
    },
    text: {
      toddlers: [
        '{group.all} Now {hero} takes one step. One big breath. {group.sound} [+ There it is!]',
        '{hero} sees {mentor}. Chin up. One big breath. {group.sound} [+ Yes!]',
        'Shh? No, not today. One, two, three! {group.sound} {hero} {group.does}! [+ All look up.]',
        '{group.all} "Me, too," says {hero}. One step. {group.sound} [+ There is {hero}!]',
      ],
      early: [
        'Now! Miss Arden lifted her stick. {Group.all} {hero} stood there as {hero.they} had planned. Nobody looked at {hero.them}. Then {hero.they} took half a step forward, so that it could not be anyone else. {Hero.they} took a breath. And {hero.they} {group.did}. {Group.sound}',
        '{hero} looked for {mentor}, and found {mentor.them}. {mentor} was leaning so far forward that {mentor.they} nearly fell. {Mentor.they} {mentor:was|were} listening and listening. "Oh well," thought {hero}. {Hero.they} opened up as wide as at home. {Group.sound} There it was, and everybody had it.',
        "It began. {Group.all} {hero}'s toes began, too. Then it was {hero.their} knees. It came up from down there, and {hero.they} could have held it in. {Hero.they} knew how. {Hero.they} looked straight at the people and let it go. {Group.sound}",
        '{hero} counted. At three it would start. One. "I can do nothing," thought {hero}, "or I can do mine." Two. It was not hard to choose. It was only hard to do. Three! {Hero.they} moved half a step forward, where you could see {hero.them}, and {group.did} {group.like}. {Group.sound}',
      ],
      middle: [
        'Miss Arden raised her stick, and they began. {Group.all} It was as smooth as milk. {hero} stood in the middle of it and did nothing, and did it well, for a whole minute. Then {hero.they} saw {mentor}, in the middle of all those people, with one hand behind the ear, waiting. ¶ There is a step that you can take in a row, about as long as a shoe. {hero} took it. Then {hero.they} breathed in, as far as it would go, and {group.did}, {group.like}, exactly as {hero.they} always had. {Group.sound}',
        '{hero} had thought that it would be a big thing, if {hero.they} ever did it, like jumping off a wall. It was more like putting down a bag. They began, on all sides, and {hero} stood among them as still as a post, and simply did not want to carry it anymore. {Hero.they} stood up straight, with {hero.their} face to the people, and {group.did} as {hero.they} did {group.at}. ¶ [?friend: Next to {hero.them}, {friend} jumped. Then {friend.they} grinned all over {friend.their} face.][!friend: The girl with the braid jumped.]',
        "It was too late to be anybody else. That was what {hero} thought, as Miss Arden's stick went up. There were twenty-three of the others there, and they did it beautifully. If one was wanted of {hero}, it would have to come from here. {Hero}'s knees shook so that the scarf trembled. {Hero.they} took half a step forward, and lifted {hero.their} chin, and {group.did}, out loud, in the one way that {hero.they} had. {Group.sound}",
        '"Just smile," Miss Arden had said, "and go on." They had gone on without {hero} for nearly a minute. It did not need {hero.them}; you could hear that it was quite finished and round. {hero} was sure that {hero.they} would spoil it, and it made {hero.them} sad. Then {hero.they} moved to where {hero.they} could be seen, because it would have been cowardly to do it from behind, and took a breath, and {group.did}. {Group.sound}',
      ],
      preteen: [
        'Miss Arden raised her stick, and it began, and it was beautiful. {hero} stood in the second row with bright eyes and gave nothing. {Hero.they} knew by now just how it was done. It came to {hero.them} after about a minute that {hero.they} could do this for the rest of {hero.their} life; that nobody would ever ask; that there must be people who did. And there in the middle of the audience sat {mentor}, with a hand behind one ear, and on {mentor.their} face a small, puzzled crease. {hero} took half a step forward. It put {hero.them} out of line, so that there could be no doubt about who it was. Then {hero.they} filled {hero.their} chest and {group.did}, {group.like}.',
        'It cannot be said that {hero} was brave. {Hero.they} had been brave for weeks, and {hero.they} {hero:was|were} thoroughly tired of it, and when the others began, {hero.they} felt it rise in {hero.them} as it used to every morning {group.at}, and from pure habit {hero.they} put {hero.their} foot on it; and then, in front of all those people, {hero.they} took {hero.their} foot away. That was everything. Shaking from top to toe, {hero.they} came forward by the length of a shoe, because it seemed to {hero.them} that if one was going to be wrong one ought not to do it from behind somebody, and {hero.they} {group.did}. There was no mistaking it for anything else.',
        'What {hero} was thinking about, at the moment when it happened, was the word *present*. Miss Arden had said it in the passage. All present. The others had come in on the beat, they {group.others}, and it lacked nothing whatever, and it was going to be the greatest success. {hero} would be the only flaw in it, and {hero.they} {hero:was|were} truly sorry about that, for their sake, but there was no other way to be there; {hero.they} had tried three. {hero} moved out to where {hero.they} could be seen, lifted {hero.their} face, and {group.did}, just as {hero.they} {hero:was|were} made.',
        '{hero} waited for a sign, and there was none; there was only the beat coming nearer, and {hero.their} own heart, and a fly that was walking up the scarf of the boy in front. It was going to be decided, {hero.they} saw, by nobody but {hero.them}, and it was going to be decided now. "Here I am," {hero.they} thought, not to the audience. And {hero.they} stepped out half a pace, on two thoroughly unreliable legs, and opened {hero.themself} like a window, and {group.did}. [?friend: {friend}, at {hero.their} shoulder, let out a breath as though {friend.they} had been holding it for a month.]',
      ],
    },
    more: {
      middle: ["It was out. You can't put a thing like that back in. {Hero} had tried."],
      preteen: [
        "It was louder than {hero.they} remembered. Perhaps it had been growing, in the dark, through all those weeks of being sat upon. Miss Arden's stick gave a jerk, as a fishing rod does, and then, because she was a professional, it went on. {hero} had thought that {hero.they} would be ashamed. There was hardly time. It takes one's entire attention to do a thing with the whole of oneself, and {hero.they} {hero:was|were} somewhat out of practice.",
      ],
    },
  },
  {
    id: 'laugh',
    purpose: 'somebody laughs, and it is no use pretending that it fits',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'shy', 'away'],
        ['friend', 'stand', 'calm', 'hero'],
        ['mentor', 'look-up', 'tender', 'hero'],
      ],
      props: ['flowers'],
      action: 'Somebody laughs, and {hero} hears it and goes on.',
    },
    text: {
      toddlers: [
        'Ha, ha! Who laughs? [+ Hot, hot ears! ]{hero} goes on. {group.sound}',
        '"Ha!" goes a boy. Ouch. [+ Not nice. ]{hero} does not stop.',
        '"Hee, hee!" A big man laughs. [+ Oh. ]Chin up! {hero} goes on.',
        'It is not like the rest. [+ No. ]"Ha, ha!" Ouch. {hero} goes on.',
      ],
      early: [
        "Somebody laughed. It was a big laugh, from somewhere near the front, and it was not a cough. {hero} heard it. [?friend: So did {friend}, who moved over until their sleeves touched. ]It hurt, just like the first time. {Hero}'s ears got hot. But there was a lot of it still to go, and so {hero.they} went on.",
        'It did not fit. It stuck out like a foot from a bed. The others went one way, and {hero} went {group.like}. "Hee!" went a boy in the front, and he poked his brother, and then the brother went "Hee!" too. {hero} had known that it would come. Now it was here. [+ It was about as big as {hero.they} had thought.] {Hero.they} looked over their heads and went on.',
        'A man laughed right out loud. His wife said "Shh!" He put his hat over his mouth, but it was too late for a hat. {hero} wanted to sit down on the floor. {Hero.they} thought about it. The floor was not very far. Then {hero.they} saw {mentor}, who was not laughing, and not crying either. {mentor} was just listening. {hero} stayed up.',
        '"What is *that*?" said a little girl in a very clear voice. People laughed. They could not help it. {hero} was red from the chin to the ears. "That\'s me," {hero.they} thought. It was a good question, so {hero.they} went on with the answer. {Group.sound}',
      ],
      middle: [
        "Somebody laughed. {hero} had known that somebody would, and had hoped that it would be a small laugh. It was a large one, from near the front, and it had a friend with it. You could see heads turn. {Hero}'s whole face went hot, all at once, like a stove. [?friend: {friend} shifted over until their sleeves touched, and stayed there. ]It was no good telling {hero.themself} that it sounded nice with the others. It did not, and it would never sound like the others, not if {hero.they} lived to be a hundred. {Hero.they} went on.",
        '"What is *that*?" said a small girl in front, in the clearest voice in the world, and the row that she sat in began to shake. One man had to bend down and look for something under his chair. So it was going to be like that. {hero} felt it go in, in the same old place. It would have been quite easy to stop. {Hero.they} could have gone soft, bit by bit, and nobody would have said a thing. {Hero.they} held on to the end of {hero.their} scarf instead, and kept going, and it went on not fitting.',
        "Not everybody laughed. {hero} counted, since {hero.they} {hero:was|were} looking that way in any case, and there was a boy, and the boy's brother, and a man with a hat. That made three. It is a strange thing that three can be so much louder than a hundred. Miss Arden's stick had stopped for half a beat. The music had a bump in it now that it had not had yesterday, and everybody would always remember the bump. That was {hero}. {Hero}'s eyes stung, and {hero.they} went right on being the bump.",
        'It is one thing to think of somebody laughing and another thing to hear it. {hero} stopped, for the length of a breath. In that breath {hero.they} could hear how well the others did without {hero.them}, and it was like looking in at a window. "No, thank you," thought {hero}. {Hero.they} began again, with ears as red as radishes. And the laugh came again as well, from the same place. [+ You can\'t say that it hadn\'t been fair. They each had a turn.]',
      ],
      preteen: [
        'Somebody laughed. It was not one of those laughs that can be taken for something else. It rang out from the left, near the front, and a second one answered it; there were turned heads, and a ripple, and a woman saying "Hush!" a good deal more audibly than what she wished to hush. {hero} felt the blood rise to the roots of {hero.their} hair. {Hero.they} had imagined this moment so often that it was like meeting someone whom one knows from photographs. It was exactly as tall as {hero.they} had expected. And now that it stood in front of {hero.them} there was nothing that {hero.they} could do about it, except to go on, and so, with a wobble, {hero.they} did.',
        '"What is *that*?" a little girl demanded, in a voice that would have carried across a field, and a whole row gave way. One could not blame them. {hero} heard it as they did: the broad, even, lovely thing that the others were making, and, sticking out of the side of it like a leg out of a carriage, {hero.theirs}. It did not blend. It gave it no special charm, and nobody in after years was going to say that it had been the making of the evening. It was simply there, and it was {hero.theirs}, and it hurt to have it laughed at quite as much as it had in March. [?friend: A sleeve was pushed against {hero.their} sleeve, on {friend}\'s side, and left there. ]{hero} did not stop.',
        'There were three of them, as far as {hero} could make out: a boy, another boy who was evidently his brother, and a man with a hat, who was doing his best to climb into it. Three out of some two hundred is not a great many. But a laugh has nothing to do with arithmetic. {hero} had often wondered what would become of {hero.them} if it happened, and had supposed that {hero.they} would die, or at any rate faint. {Hero.they} did neither. {Hero.they} remained upright, scarlet, with smarting eyes, and continued to {group.do}, and the thing that {hero.they} had been afraid of for nine weeks sat there in the third seat from the left, with a hat over its face.',
        "Miss Arden's stick had missed a beat. It was the one beat in the entire evening that went astray, and everybody would remember it, because of the laugh that fell into it. {hero} had done that. It had been as smooth as an egg, and now there was a crack in it that could not be mended or explained away. {Hero.they} minded dreadfully. {Hero.they} looked for the part of {hero.themself} that was sorry {hero.they} had begun, in order to have it out with {hero.them}, and was surprised not to find it at home. Again there came the laugh. {hero} lifted {hero.their} chin a little higher, as one does in wading, and kept on.",
      ],
    },
    more: {
      middle: ['Two hundred people, and every one of them now knew what {hero} did before breakfast.'],
      preteen: [
        'Nobody came to {hero.their} aid, and this was as it should be, since no one can do that sort of thing for anybody else. {mentor}, in the middle, neither frowned at the laughers nor nodded encouragement. {Mentor.they} had taken {mentor.their} hand down from behind {mentor.their} ear, because it was no longer needed. {Mentor.they} sat back, like somebody in an armchair by an open window.',
      ],
    },
  },
  {
    id: 'go-on',
    purpose: 'in the middle of it, joy',
    core: false,
    rank: { young: 2, old: 3 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'dance', 'joy', 'away'],
        ['friend', 'dance', 'laugh', 'hero'],
        ['guest', 'clap', 'joy', 'hero'],
        ['mentor', 'clap', 'joy', 'hero'],
      ],
      props: ['flowers', 'flag'],
      action: '{hero} goes on to the very end, and is glad.',
    },
    text: {
      toddlers: [
        '{group.sound} {group.sound} It feels so good! [+ Up to the toes! ]{hero} laughs, too.',
        '{group.all} {group.sound} One is {hero}! [+ It feels so good! ]On and on!',
        'Now it stops. All stop. {group.sound} [+ Oops! ]{hero} stops last. Clap, clap, clap!',
      ],
      early: [
        'And then a funny thing happened. {hero} forgot to listen to it. {Hero.they} {group.did} and {group.did}, and it was like the mornings at home, only with twenty-three other people in the kitchen. {Img.the} {img.loose}. {Hero.they} did not even see it go. [?friend: {friend} bumped into {hero.them} on purpose.]',
        'It went on, and {hero} went with it, a bit beside it, like a dog beside a cart. {Group.sound} It was such fun! {Hero.they} had forgotten that. When all the others stopped, {hero} was not quite done. So there was one more, all by itself. {Group.sound} Then it was over, and people clapped.',
        '"Whee," thought {hero}, somewhere in the middle. {Hero.they} had not thought "whee" since that Tuesday in March. It came up from {hero.their} toes, past the place where it hurt, and out at the top. The place still hurt. It just had company now.',
      ],
      middle: [
        "Somewhere in the last part {hero} forgot. {Hero.they} forgot about the laugh, and the braid, and the third from the left. You can't hold on to all that and {group.do} as well, not with your whole heart; there isn't room. It was like the mornings, only bigger. {hero} had been so busy getting it right, and then so busy leaving it out, that {hero.they} had clean forgotten the main thing about it, and that was how much fun it was. {Group.sound} {Img.the} {img.loose}, and rolled away under some chair.",
        'They came to the end, all twenty-three of them, on the same beat, like one big door closing. {hero} came to the end, too, but {hero.they} took a moment longer. {Group.sound} ¶ It stood there in the silence, quite alone. Then there was the clapping. [?friend: {friend} had both hands over {friend.their} mouth and was shaking, and it took {hero} a second to see that it was the good kind. ]{hero} was shaking as well. "Did we do it?" {hero.they} asked. ¶ "We did," said [?friend: {friend}][!friend: the girl with the braid]. "You did some more."',
        '{hero} had always thought that there were two ways: either you fitted, or you stood outside. It turned out that there was a third. You could be in the very middle, with a shoulder on either side of you, and not fit. It was rather warm. "{Group.all}" went the others, and "{group.sound}" went {hero}, and nobody had to move over. [+ It is a pity that you can\'t see your own face. {Hero}\'s was worth seeing.]',
      ],
      preteen: [
        "It is not easy to say when it turned. The laugh had been and gone, and had come back once to look for its hat, and {hero} had been waiting so grimly for a third one that it was some time before {hero.they} noticed {hero.they} {hero:was|were} no longer waiting. {Hero.they} {hero:was|were} back {group.at}. It was ten minutes to seven, and there was toast. Only now there were others there, on the left and on the right, who {group.others}, and to be in the thick of that, with one's whole weight, was like running downhill in a crowd. {Img.the} {img.loose}. {hero} did not see where it went to.",
        'Joy is a shy thing, and comes when one is looking in another direction. {hero} was looking toward the end. {Hero.they} had resolved to hold out as far as that, whatever happened, and long before it, all at once, in full view of everybody, {hero.they} found that {hero.they} {hero:was|were} happy. It had nothing to do with how it sounded. It sounded as it had always sounded, {group.like}. But it had been shut up in the dark for nine weeks, and it was out, and it went around and around {hero.them} like a dog on a beach. [?friend: {friend} glanced sideways, and lost {friend.their} place with laughing.]',
        "The others ended together, as they had been taught, upon the instant, like a book being shut. {hero} ended shortly afterward. {Group.sound} ¶ There was nothing to be done about it. It hung in the hush, perfectly distinct, for as long as it takes to raise one's eyebrows, and then the applause came down and covered it. {hero} began to laugh, for {hero.they} could not help it; it had been so very much like {hero.them}. [?guest: {guest} turned right around in the front row, with a face like a lamp. ]It was not a triumph. The applause was for the {group}. But {hero.they} had been in it, this time, for all of the second half and about a yard beyond the end.",
      ],
    },
    more: {
      middle: ['"Again!" shouted a very old man in the back. He meant all of it, and so that was all right.'],
      preteen: [
        '{Hero.they} would think about it afterward, and would never be able to explain. It was not that {hero.they} had stopped minding. If you had asked {hero.them}, {hero.they} could have told you precisely where it hurt. But it seemed that a person had more rooms than {hero.they} had supposed, and that you could have somebody crying in one of them, and, along the passage, with the windows open, a party.',
      ],
    },
  },
  {
    id: 'photo',
    purpose: 'a picture is taken, and one can see which is the hero',
    core: false,
    rank: { young: 11, old: 10 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'laugh', 'away'],
        ['friend', 'stand', 'joy', 'away'],
        ['guest', 'stand', 'joy', 'away'],
      ],
      props: ['flowers', 'chair'],
      action: 'All twenty-four stand for a picture, and {hero} is the one who is different.',
    },
    text: {
      toddlers: [
        '"Say cheese!" Click. All stand still. [+ Not {hero}. ]{hero} is a blur. Ha, ha!',
        'Look at the picture. So many green scarves! [+ All smile. ]Who has an open mouth? {hero}!',
        'Click! A picture. One, two, three rows. [+ There is {hero}. ]{hero} waves. Oops!',
      ],
      early: [
        'A man took a picture. "Everyone say Sunday!" he cried. Click. Twenty-three of them said Sunday. {hero} was a bit late. So there is one in the picture with a wide-open mouth, in the second row, third from the left. You can see right down it.',
        'They all had to look at the bird on the camera. {hero} looked for the bird. "Where?" {hero.they} asked, and turned around. Click. "Got it," said the man. He had got the back of {hero}\'s head. It was a good picture of it.',
        'The picture came out very well. There were twenty-four green scarves and twenty-three smiles. {hero} had been laughing so hard that {hero.they} came out like smoke. "Which one is that?" people asked. They did not have to ask twice.',
      ],
      middle: [
        'Afterward they had to line up again for a picture. "Nobody move," said the man behind the camera, and nobody moved. But it took a long time, and in the middle of it {hero} thought of the bump. So there you have it, on the wall of the hall, in a frame: twenty-three people like a row of candles, and in between, second row, third from the left, something that looks a bit like weather. [+ Miss Arden said that they could take it again. Nobody wanted to.]',
        '"Smile!" said the man, and the flash went off, and then {hero} smiled. It was always going to be like that. {Hero.they} saw it at once, when the picture was passed around, and for a moment {hero.their} stomach dropped. There they all were, so nice and so alike. And there {hero.they} {hero:was|were}. "You look as if you\'ve just heard something," said [?friend: {friend}][!friend: the girl with the braid]. ¶ "I had," said {hero}. "It was me."',
        'The picture for the newspaper was taken on the steps. "You there, third from the left," called the man. "Could you do it like the others?" ¶ Everybody looked at {hero}. It went very still on the steps. "No," said {hero}, quite politely. "I\'ve tried." And the man shrugged, and looked through the camera again, and pressed.',
      ],
      preteen: [
        'A photograph was taken, which is still to be seen in the passage of the hall. It shows three rows in green scarves, with their chins up, as alike as spoons. In the second row there is one that is not like a spoon, and that must have moved, for what the face is doing cannot be told with certainty; it may be shouting, or about to sneeze, or merely glad. Visitors always put a finger on that spot and ask who it was. It is not altogether pleasant to be asked about in that way, and {hero} has never got used to it. {Hero.they} always {hero:tells|tell} them.',
        '"We\'ll take one more," said the photographer, "to be on the safe side. That one moved." He pointed with his whole arm. They took one more, and they took a third. In the first {hero} is laughing, in the second {hero.they} {hero:is|are} trying hard not to, and in the third {hero.they} {hero:is|are} looking out of the frame altogether, at somebody in the audience. The committee met and discussed them for an hour. In the end they hung up the first, since in that one it at least appeared to be intentional.',
        "The man from the newspaper wished to have them all with their heads at the same angle. He went along the row, and turned each chin with two fingers, as if he were setting clocks. {hero}'s did not stay. He turned it back, and it came around again. \"It's how it's screwed on,\" said {hero}, not unkindly, and somebody snorted, and this time {hero.they} {hero:was|were} the one who had said it. It was printed on Wednesday, on page four. There were twenty-three profiles and one full face, the size of a lentil, looking out at the reader with interest.",
      ],
    },
    more: {
      middle: [
        '"It\'s not a very good one of you," said Miss Arden. "It\'s quite like me, though," said {hero}.',
      ],
      preteen: [
        "Among the names printed underneath, one was spelled wrong. It was not {hero}'s. The boy who made jokes bought six copies, in order to show people that he was not called what it said, and for as long as a week he went about with the wary look of somebody who has been made to stick out, and has not had any practice.",
      ],
    },
  },
]
