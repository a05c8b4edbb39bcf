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
        'They waited in the hallway behind the stage, with their hands to themselves. Miss Arden went down the line and touched each of them on the head and counted under her breath. "Twenty-four," she said. "All present." It was the right number. But {hero}, who had been touched on the head like everyone else, felt the way you feel when somebody has given you too much change. [?friend: {friend} was gray in the face. "Say something," {friend.they} whispered. "Anything. I can\'t remember how it begins." {hero} told {friend.them} how it began.] It had never been a question of not knowing it.',
        '"Aren\'t you scared?" asked the girl with the braid. ¶ "Not really," said {hero}. There was no reason to be. Nothing can possibly go wrong if you aren\'t going to do anything. It was only then that {hero.they} looked along the hallway at the others and saw what was different about them. They were pale, and they swallowed, and some of them were hopping on the spot, and every single one of them looked as if they were about to be given something. {hero} was the only one there who was as calm as a coat on a hook.',
        "Through the gap beside the hinge you could see a strip of the audience, and right in the strip was {mentor}. {Mentor.they} had put on the good collar, and pushed back {mentor.their} hair from the ear that heard best, and {mentor.they} sat leaning forward so as not to miss a crumb of it. All around {mentor.them} people were chatting, but {mentor} was listening already, and {hero} moved back from the gap in a hurry. It's hard to look at a face like that when you know that you have nothing to give it.",
      ],
    },
    more: {
      middle: ['Somewhere a chair was pulled in. Then it got quiet, the way it does.'],
      preteen: [
        "There was still time. {hero} told {hero.themself} that several times, and didn't ask time for what. In a quarter of an hour it would all be over. {Hero.they} only had to stand there as {hero.they} had stood for weeks, with bright eyes, and everybody would be happy, and then there would be cake.",
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
        '{group.all} Now {hero} takes one step. [+ One big breath. ]{group.sound} {hero} {group.does}!',
        '{hero} sees {mentor}. {hero} takes one big breath. {group.sound} [+ Yes! ]{hero} {group.does}!',
        '"I will not be still today!" One, two, three! {group.sound} {hero} {group.does}! [+ All look up.]',
        '{group.all} "Me, too," says {hero}. {hero} takes one step. {group.sound} [+ There is {hero}!]',
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
        'Miss Arden raised her stick, and it began, and it was beautiful. {hero} stood in the second row with bright eyes and let nothing out. By now {hero.they} knew exactly how it was done. After about a minute {hero.they} thought that {hero.they} could do this for the rest of {hero.their} life, and nobody would ever ask, and that there must be people who did. And there in the middle of the audience sat {mentor}, with one hand behind {mentor.their} ear, and a small, puzzled line between {mentor.their} eyes. {hero} came forward by half a step. It put {hero.them} completely out of line, so that nobody could have any doubt about who it was, and then {hero.they} took a deep breath and {group.did}, {group.like}.',
        "It wasn't that {hero} was brave. {Hero.they} had been brave for weeks, and {hero.they} {hero:was|were} tired of it. When the others began, {hero.they} felt it come up in {hero.them}, just as it used to every morning {group.at}, and from pure habit {hero.they} put {hero.their} foot on it. And then, in front of all those people, {hero.they} took {hero.their} foot away, and that was really all it was. Shaking from top to toe, {hero.they} moved forward by the length of a shoe, because if you are going to be wrong you shouldn't do it from behind somebody, and {hero.they} {group.did}. You could not have mistaken it for anything else.",
        'What {hero} was thinking about, at the moment when it happened, was the word *present*. Miss Arden had said it in the hallway. All present. Now the others had come in on the beat, and they {group.others}, and there was nothing missing anywhere. {hero} was going to be the only thing wrong with it, and {hero.they} {hero:was|were} truly sorry about that, for the others. But there simply was no other way to be there, because {hero.they} had tried three of them. {hero} moved out to where everyone could see {hero.them}, lifted {hero.their} face, and {group.did}, just as {hero.they} {hero:was|were} made.',
        "{hero} waited for a sign, and there wasn't any sign, there was only the beat coming nearer, and {hero.their} own heart, and a fly that was walking up the scarf of the boy in front. Nobody was going to decide this for {hero.them}, and it was going to be decided now. \"Here I am,\" {hero.they} thought, and {hero.they} didn't mean the audience. Then {hero.they} moved out half a step, on two legs that {hero.they} wouldn't have trusted with a teacup, and {group.did}. [?friend: {friend}, at {hero.their} shoulder, let out a breath as though {friend.they} had been holding it for a month.]",
      ],
    },
    more: {
      middle: ["It was out. You can't put a thing like that back in. {Hero} had tried."],
      preteen: [
        "It was louder than {hero.they} remembered. Maybe it had been growing in there, in the dark, all those weeks. Miss Arden's stick gave a jerk, like a fishing rod, and then it went on, because Miss Arden could have gone on through an earthquake. {hero} had expected to be ashamed, but there was no time for that, because if you do a thing with your whole self it takes your whole self to do it, and {hero.they} {hero:was|were} a bit out of practice.",
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
        '[+ Ha, ha! ]A man laughs at {hero}. [+ Hot, hot ears! ]But {hero} goes on. {group.sound}',
        '"Ha!" goes a boy. [+ Ouch. ][+ That is not nice. ]But {hero} does not stop.',
        '"Hee, hee!" A man laughs at {hero}. [+ Oh. ]But {hero} goes on.',
        'It is not like the others. "Ha, ha!" goes a man. [+ Ouch. ]But {hero} goes on.',
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
        'Somebody laughed. It wasn\'t the kind of laugh that could have been a cough. It rang out from the left, near the front, and a second one answered it, and heads turned, and a woman said "Hush!" much louder than the thing she wanted to hush. {hero} went red all the way up into {hero.their} hair. {Hero.they} had imagined this moment so often that it was like meeting somebody you only know from photographs. It was exactly as tall as {hero.they} had expected, and now that it was standing in front of {hero.them}, there was nothing to do except go on, and so, with a wobble, {hero.they} did.',
        "\"What is *that*?\" said a little girl, in a voice that you could have heard across a field, and a whole row fell apart laughing. You couldn't blame them. {hero} heard it the way they did: the wide, smooth, lovely thing that the others were making, and {hero.theirs} sticking out of the side of it like a leg out of a car window. It didn't blend in. It didn't turn out to be the special thing that made the whole evening, as it would have in a movie. It was just {hero.theirs}, and it hurt to hear people laugh at it exactly as much as it had hurt in March. [?friend: A sleeve was pushed against {hero.their} sleeve, on {friend}'s side, and left there. ]{hero} did not stop.",
        "There were three of them, as far as {hero} could see: a boy, another boy who had to be his brother, and a man who was trying to climb into his own hat. Three out of two hundred isn't many. But a laugh doesn't care about numbers. {hero} had often wondered what would become of {hero.them} if it happened, and had always thought that {hero.they} would probably faint. But {hero.they} stayed exactly where {hero.they} {hero:was|were}, bright red, with stinging eyes, and went on, and the thing that {hero.they} had been afraid of for nine weeks sat there in the third seat from the left with a hat over its face.",
        "Miss Arden's stick had missed a beat. It was the only beat in the whole evening that went wrong, and everybody would remember it, because of the laugh that fell into it. {hero} had done that, all alone: it had been as smooth as an egg, and now there was a crack in it that nobody could explain away. {Hero.they} minded terribly. {Hero.they} looked around inside for the part of {hero.themself} that was sorry, so as to have it out with that part, and nobody was home. The laugh came again. {hero} lifted {hero.their} chin a little higher, as you do when the water gets deep, and kept on.",
      ],
    },
    more: {
      middle: ['Two hundred people, and every one of them now knew what {hero} did before breakfast.'],
      preteen: [
        "Nobody came to help, and nobody could have, because it isn't a thing that anyone can do for you. {mentor}, in the middle, didn't frown at the people who were laughing, and didn't nod at {hero} to be encouraging. {Mentor.they} had taken {mentor.their} hand down from behind {mentor.their} ear. {Mentor.they} didn't need it anymore, and {mentor.they} sat back, like somebody in an armchair by an open window.",
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
        '{group.sound} [+ {group.sound} ]It feels so good! [+ Up to the toes! ]{hero} laughs, too.',
        '{group.all} {group.sound} That one is {hero}! [+ It feels so good! ]{hero} goes on and on.',
        'Now they all stop. {group.sound} [+ Oops! ]{hero} stops last. The people clap. [+ Clap, clap, clap!]',
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
        "It's not easy to say when it changed. The laugh had come and gone, and had come back once to look for its hat, and {hero} had been waiting so grimly for a third one that it took {hero.them} a while to notice that {hero.they} {hero:was|were} not waiting anymore. {Hero.they} {hero:was|were} back {group.at}, at ten minutes to seven, and there was toast in the kitchen. Only now there were others, on the left and on the right, and they {group.others}, and being in the middle of that with everything you have is like running downhill in a crowd. {Img.the} {img.loose}. {hero} didn't see where it went.",
        "It's no use looking for joy, because it only comes when you are looking at something else, and {hero} was looking at the end. {Hero.they} had promised {hero.themself} to hold out that long, whatever happened, and then, quite a while before it, right in front of everybody, {hero.they} noticed that {hero.they} {hero:was|were} happy. It had nothing to do with how it sounded. It sounded the way it always had, {group.like}. But it had been shut up in the dark for nine weeks, and now it was out, and it went around and around {hero.them} like a dog on a beach. [?friend: {friend} looked over, and started laughing, and lost {friend.their} place.]",
        "The others ended all together, as they had practiced, like somebody shutting a book. {hero} ended a little later. {Group.sound} ¶ There was nothing to be done about it. It hung there in the silence, perfectly clear, for as long as it takes to raise your eyebrows, and then the clapping came down and covered it up. {hero} began to laugh. {Hero.they} couldn't possibly help it, because it had been so very much like {hero.them}. [?guest: {guest} turned right around in the front row, with a face like a lamp. ]They weren't clapping for {hero} especially, they were clapping for the whole {group}, but this time {hero.they} had been in it, for all of the second half and about a yard past the end.",
      ],
    },
    more: {
      middle: ['"Again!" shouted a very old man in the back. He meant all of it, and so that was all right.'],
      preteen: [
        "Afterward {hero.they} thought about it a lot, and could never really explain it. It wasn't that {hero.they} had stopped minding, because {hero.they} could have shown you exactly where it hurt. But it turned out that a person has more rooms than you would think, and that somebody can be crying in one of them while there's a party down the hall, with all the windows open.",
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
        '"Say cheese!" Click. All stand still. {hero} wiggles. [+ Click! ]One fuzzy {hero}! Ha, ha!',
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
        "Somebody took a photograph, and it's still hanging in the hall. You can see three rows of people in green scarves with their chins up, as much alike as spoons. In the second row there is one that isn't like a spoon at all. That one must have moved, and you can't tell what the face is doing, because it might be shouting, or about to sneeze, or just happy. Visitors always put a finger on that spot and ask who it is. {hero} has never gotten used to being asked about in that way. {Hero.they} always {hero:tells|tell} them.",
        '"One more," said the photographer, "to be on the safe side. That one moved." He pointed with his whole arm. They took one more, and then a third. In the first one {hero} is laughing. In the second one {hero.they} {hero:is|are} trying hard not to, and in the third one {hero.they} {hero:is|are} looking right out of the picture, at somebody in the audience. They had a meeting about it, and the meeting took an hour. In the end they hung up the first one, because in that one it at least looked as if {hero} had meant it.',
        "The man from the newspaper wanted all the heads to point the same way. He went along the row and turned each chin with two fingers, as if he were setting clocks. {hero}'s didn't stay. He turned it back, and it came around again. \"That's how it's screwed on,\" said {hero}, and somebody snorted with laughter, but this time {hero} was the one who had made the joke. It was in the paper on Wednesday, on page four. There were twenty-three faces from the side and one from the front, the size of a lentil, looking straight out at you.",
      ],
    },
    more: {
      middle: [
        '"It\'s not a very good one of you," said Miss Arden. "It\'s quite like me, though," said {hero}.',
      ],
      preteen: [
        "Under the picture were all the names, and one of them was spelled wrong. It wasn't {hero}'s. The boy who made the jokes bought six copies, to show people that he wasn't called that, and for a whole week he went around with the worried look of somebody who sticks out and hasn't had any practice.",
      ],
    },
  },
]
