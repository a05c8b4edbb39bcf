import type { MeltedPage } from '../plot.ts'

/** Pages of the day and the evening on which several beats are told as one. */
export const showPages: readonly MeltedPage[] = [
  {
    id: 'out-loud/laugh',
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'stretch-arms', 'joy', 'mentor'],
        ['friend', 'stand', 'calm', 'hero'],
        ['guest', 'stand', 'wow', 'hero'],
        ['mentor', 'sit', 'tender', 'hero'],
      ],
      props: ['flowers', 'flag'],
      action:
        '{hero} takes half a step forward and {group.does} in {hero.their} own way, and somebody laughs.',
    },
    text: {
      toddlers: [
        '{group.all} One step. One breath. {group.sound} Ha, ha! [+ Who laughs? ]{hero} goes on.',
        'Shh? No! One step. {group.sound} "Hee, hee!" Ouch. [+ Hot ears. ]{hero} goes on.',
        'There is {mentor}. {group.sound} "Ha!" goes a man. [+ Ouch. ]{hero} goes on.',
      ],
      early: [
        'They began. {Group.all} {hero} stood there as {hero.they} had planned, and did nothing. Then {hero.they} took half a step forward, so that it could not be anyone else. {Group.sound} Somebody laughed, right out loud. It hurt, just like the first time. [?friend: {friend} moved over until their sleeves touched. ]It did not fit, and it never would. But there was a lot of it still to go, and so {hero} went on. In the middle of it {hero.they} forgot to listen. {Img.the} {img.loose}.',
        '{hero} looked for {mentor}. {mentor} was leaning so far forward that {mentor.they} nearly fell. {Mentor.they} {mentor:was|were} listening and listening. "Oh well," thought {hero}, and opened up as wide as at home. {Group.sound} "What is *that*?" said a little girl, and people laughed. {hero} was red from the chin to the ears. [?friend: So was {friend}, next to {hero.them}, who did not move away. ]"That\'s me," thought {hero}. When all the others stopped, {hero.they} had a bit left. {Group.sound}',
        '"I can do nothing," thought {hero}, "or I can do mine." It was not hard to choose. It was only hard to do. {Hero.they} stepped to where you could see {hero.them}, and {group.did} {group.like}. {Group.sound} A man laughed, and put his hat over his mouth, too late. {hero} wanted to sit down on the floor. {Hero.they} stayed up. [?guest: {guest} turned right around to see. ]"Whee," thought {hero}, a bit later, in spite of the hat. {Img.the} {img.loose}.',
      ],
      middle: [
        "Miss Arden raised her stick, and they began, as smooth as milk. {hero} stood in the middle of it and did nothing, and did it well. Then {hero.they} saw {mentor}, with one hand behind the ear, waiting. ¶ There is a step that you can take in a row, about as long as a shoe. {hero} took it, and breathed in, and {group.did}. {Group.sound} Somebody laughed. It was a large laugh, and it had a friend with it. {Hero}'s whole face went hot. [?friend: {friend} shifted over until their sleeves touched. ]It would never sound like the others, not if {hero} lived to be a hundred. {Hero.they} went on, to the end, and a little beyond it. {Img.the} {img.loose}, and no one had seen it go.",
        'It was too late to be anybody else. That was what {hero} thought, as Miss Arden\'s stick went up. {Hero.they} took half a step forward, on shaking knees. "What is *that*?" said a small girl in front, in the clearest voice in the world, and her row began to shake. One man had to bend down and look for something under his chair. {hero} could have gone soft, bit by bit, and nobody would have said a thing. [?friend: But {friend} had grinned all over {friend.their} face. ]{Hero.they} held on to the end of {hero.their} scarf and kept going. ¶ It is a strange thing to be laughed at and to be happy, and {hero} was both. When the others had finished, {hero.they} did a bit more. {Group.sound}',
        "They had gone on without {hero} for nearly a minute. It did not need {hero.them}; you could hear that. {hero} was sure that {hero.they} would spoil it, and it made {hero.them} sad. Then {hero.they} moved to where {hero.they} could be seen, because it would have been cowardly to do it from behind, and {group.did}. {Group.sound} ¶ Miss Arden's stick stopped for half a beat. A boy laughed, and his brother laughed, and a man got behind his hat. [?guest: {guest} spun right around in the first row. ]The music had a bump in it that it had not had yesterday. {Hero}'s eyes stung, and {hero.they} went right on being the bump, until {hero.they} forgot to mind. {Img.the} {img.loose}.",
      ],
      preteen: [
        "It began, and it was beautiful, and {hero} stood in the second row with bright eyes and gave nothing. It came to {hero.them} that {hero.they} could do this for the rest of {hero.their} life; that there must be people who did. In the middle of the audience sat {mentor}, with a hand behind one ear, and a small, puzzled crease on {mentor.their} face. {hero} took half a step forward, so that there could be no doubt about who it was, filled {hero.their} chest, and {group.did}, {group.like}. ¶ Somebody laughed. It was not one of those laughs that can be taken for something else. It did not blend, what {hero} did, and it never would. [?friend: A sleeve was pushed against {hero.their} sleeve, on {friend}'s side, and left there. ]{hero} minded dreadfully, and with a wobble, and with {hero.their} chin a little higher, went on. {Img.the} {img.loose}; {hero} could never afterward have said at what point.",
        '"Here I am," thought {hero}, not to the audience. There had been no sign of any description, but only the beat coming nearer, and a fly that was walking up the scarf of the boy in front. {Hero.they} stepped out half a pace, on two thoroughly unreliable legs, and {group.did}. [?friend: {friend} let out a breath as though {friend.they} had been holding it for a month. ]¶ "What is *that*?" a little girl demanded, and a whole row gave way. One could not blame them, for it stuck out of the side of that lovely thing like a leg out of a carriage, and it hurt quite as much as it had in March. The others ended together, like a book being shut. {hero} ended shortly afterward. {Group.sound} It hung in the hush for as long as it takes to raise one\'s eyebrows, and {hero} began to laugh as well. It had been so very much like {hero.them}.',
        "What {hero} was thinking about was the word *present*. Miss Arden had counted them in the passage, with a finger on each head. All present, she had said. They {group.others}, and it lacked nothing whatever. {hero} would be the only flaw in it, and {hero.they} {hero:was|were} truly sorry, for their sake. But there was no other way to be there; {hero.they} had tried three. {Hero.they} moved out to where {hero.they} could be seen, lifted {hero.their} face, and {group.did}. ¶ Miss Arden's stick missed a beat, and into that beat fell a laugh. [?guest: {guest} turned completely around in the front row. ]{hero} looked for the part of {hero.themself} that was sorry {hero.they} had begun, and was surprised not to find it at home. {Hero.they} {hero:was|were} scarlet, and somewhere behind that, against all reason, {hero.they} {hero:was|were} back {group.at}, in the morning, before the toast.",
      ],
    },
    more: {
      middle: ['Two hundred people, and every one of them now knew what {hero} did before breakfast.'],
      preteen: [
        'It was not that {hero} had stopped minding. If you had asked {hero.them}, {hero.they} could have told you precisely where it hurt. But it seemed that a person had more rooms than {hero.they} had supposed, and that you could have somebody crying in one of them, and, along the passage, with the windows open, a party. {mentor}, in the middle, neither frowned at the laughers nor nodded encouragement. {Mentor.they} had taken {mentor.their} hand down from behind {mentor.their} ear, because it was no longer needed.',
      ],
    },
  },
  {
    id: 'laugh/go-on',
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'close',
      cast: [
        ['hero', 'dance', 'joy', 'away'],
        ['friend', 'dance', 'laugh', 'hero'],
        ['guest', 'clap', 'joy', 'hero'],
        ['mentor', 'look-up', 'tender', 'hero'],
      ],
      props: ['flowers'],
      action: 'Somebody laughs, and {hero} goes on to the very end, and is glad.',
    },
    text: {
      middle: [
        "Somebody laughed. It was a large laugh, from near the front, and it had a friend with it. {Hero}'s whole face went hot, all at once, like a stove. [?friend: {friend} shifted over until their sleeves touched, and stayed there. ]It would never sound like the others, not if {hero} lived to be a hundred. {Hero.they} went on. ¶ And somewhere in the last part {hero} forgot. {Hero.they} forgot about the laugh, and about the third from the left. You can't hold on to all that and {group.do} as well, not with your whole heart; there isn't room. It was like the mornings, only bigger. {Img.the} {img.loose}, and rolled away under some chair.",
        '"What is *that*?" said a small girl in front, in the clearest voice in the world, and her row began to shake. One man had to bend down and look for something under his chair. It would have been quite easy to go soft, bit by bit. {hero} held on to the end of {hero.their} scarf instead, and kept going, and it went on not fitting. ¶ They came to the end, all twenty-three of them, like one big door closing. {hero} came to the end, too, but {hero.they} took a moment longer. {Group.sound} "Did we do it?" {hero.they} asked, shaking. ¶ "We did," said [?friend: {friend}, who was shaking with the good kind][!friend: the girl with the braid]. "You did some more."',
        'Three people laughed: a boy, and the boy\'s brother, and a man with a hat. It is a strange thing that three can be so much louder than a hundred. The music had a bump in it now, and everybody would always remember the bump. {Hero}\'s eyes stung, and {hero.they} went right on being the bump. ¶ {hero} had always thought that there were two ways: either you fitted, or you stood outside. But you could be in the very middle, with a shoulder on either side of you, and not fit. It was rather warm. [?guest: {guest} looked around and laughed as well, but it was the other kind. ]"{Group.all}" went the others, and "{group.sound}" went {hero}, and nobody had to move over. {Img.the} {img.loose}.',
      ],
      preteen: [
        'Somebody laughed. It rang out from the left, near the front, and a second one answered it; there were turned heads, and a woman saying "Hush!" a good deal more audibly than what she wished to hush. {hero} felt the blood rise to the roots of {hero.their} hair. {Hero.they} had imagined this moment so often that it was like meeting someone whom one knows from photographs. There was nothing to be done except to go on, and with a wobble {hero.they} did. [?friend: A sleeve was pushed against {hero.their} sleeve, on {friend}\'s side, and left there. ]¶ It is not easy to say when it turned. {Hero.they} had been waiting so grimly for a third laugh that it was some time before {hero.they} noticed {hero.they} {hero:was|were} no longer waiting. {Hero.they} {hero:was|were} back {group.at}, and there was toast. {Img.the} {img.loose}. {hero} did not see where it went to.',
        '"What is *that*?" a little girl demanded, in a voice that would have carried across a field, and a whole row gave way. One could not blame them. {hero} heard it as they did: the broad, even, lovely thing that the others were making, and, sticking out of the side of it like a leg out of a carriage, {hero.theirs}. It hurt quite as much as it had in March. {hero} did not stop. ¶ The others ended together, upon the instant, like a book being shut. {hero} ended shortly afterward. {Group.sound} It hung in the hush, perfectly distinct, and then the applause came down and covered it. {hero} began to laugh, for {hero.they} could not help it; it had been so very much like {hero.them}. [?guest: {guest} turned right around in the front row, with a face like a lamp. ]The applause was for the {group}. But {hero.they} had been in it, this time, and about a yard beyond the end.',
        'There were three of them, as far as {hero} could make out: a boy, another boy who was evidently his brother, and a man with a hat, who was doing his best to climb into it. {hero} had often wondered what would become of {hero.them} if it happened, and had supposed that {hero.they} would faint. {Hero.they} remained upright, scarlet, with smarting eyes, and continued to {group.do}. ¶ Joy is a shy thing, and comes when one is looking in another direction. {hero} was looking toward the end, having resolved to hold out as far as that, whatever happened, and long before it, in full view of the man with the hat, {hero.they} found that {hero.they} {hero:was|were} happy. It sounded as it had always sounded. But it had been shut up in the dark for nine weeks, and it was out, and it went around and around {hero.them} like a dog on a beach. [?friend: {friend} glanced sideways, and lost {friend.their} place with laughing. ]{Img.the} {img.loose}.',
      ],
    },
    more: {
      middle: ['Two hundred people, and every one of them now knew what {hero} did before breakfast.'],
      preteen: [
        '{Hero.they} would think about it afterward, and would never be able to explain. It was not that {hero.they} had stopped minding. If you had asked {hero.them}, {hero.they} could have told you precisely where it hurt. But it seemed that a person had more rooms than {hero.they} had supposed, and that you could have somebody crying in one of them, and, along the passage, with the windows open, a party.',
      ],
    },
  },
  {
    id: 'after/rest',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'lie', 'sleepy', 'mentor'],
        ['mentor', 'sit', 'tender', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'lamp', 'scarf'],
      action: '{hero} lies in bed, the green scarf hangs on the chair, and {mentor} sits by the bed.',
    },
    text: {
      middle: [
        '"Well?" said {hero}, when they had gone as far as the bakery. ¶ "I heard you," said {mentor}. ¶ "Everyone heard me. There\'s a man who had to put a hat on his face." ¶ "Yes," said {mentor}. They walked on. The evening smelled of lilac and somebody\'s onions. "I\'d been wondering where you had got to," {mentor} said. "I\'m glad it was only there." [?friend: {friend} came running after them, with the scarf that {hero} had left behind. ]¶ In bed {hero} did it once more, under {hero.their} breath. {Group.sound} [?companion: {companion}, at the foot of the bed, slept on. ]"Was that the stairs?" called {mentor}. ¶ "That was me." ¶ "Good," said {mentor}. "I\'d have had to fix the stairs."',
        'Miss Arden was stacking chairs. "I had a picture in my head of how it would go," she told {hero}. "It\'s not what I got. I counted you, in the passage. I\'ve been thinking about that." She put one chair on top of another. "Tuesday, at four. Bring all of it." [?friend: {friend} walked home with them as far as the gate, and did not want to go in. ]¶ "I can still hear the laugh," said {hero}, at bedtime, in the dark. {mentor} sat down on the edge of the bed. "What does it sound like?" {hero} did the laugh, and {mentor} did it after {hero.them}, and got it wrong. By the time that they could both do it they had to hold on to the blanket. [?companion: In the course of it {companion} slid off the bed. ]Then {hero} turned over. "Thank you," {hero.they} said, not to {mentor}.',
        'Most people said that the flowers had been nice. The girl with the braid came up to {hero} at the coats. "I thought you were going to stop, when they laughed," she said. ¶ "So did I." ¶ "I\'d have stopped. I didn\'t laugh, this time." ¶ "I know," said {hero}. It was not a long talk, but {hero.their} coat went on quite easily after it. [?friend: {friend} held the other sleeve. ]¶ That night {hero} would not take off the scarf. "What was it like?" asked {mentor}, sitting on the bed. ¶ "Like having the hiccups in church," said {hero}, "and like being let out of school." ¶ "Both?" ¶ "They were going on at the same time." [?companion: {companion} had gone to sleep in the middle, where there was most room. ]A moth flew around the lamp, in its own way, a bit crooked, and neither of them tried to help it.',
      ],
      preteen: [
        '{mentor} said nothing as far as the bakery, and nothing from there to the bridge. "You may as well say it," said {hero}. ¶ "I heard you." ¶ "I should think that they heard me in the next town." ¶ "No doubt they did," said {mentor}. "I am speaking of listening." They leaned on the railing. "It hasn\'t got any smoother," {mentor} remarked, "from being put away. I was afraid that it might have." [?friend: From across the water came {friend}\'s whistle, two notes, which meant good night. ]¶ Much later {hero} lay awake, but it was the pleasant kind of lying awake. Out in the dark somebody was whistling, flat, and quite without shame. {hero} listened to the very end of it, and then, since it seemed only civil, {hero.they} answered, very low. {Group.sound} [?companion: {companion} slept on. ]"Is that the stairs?" called {mentor} from below. ¶ "No," said {hero}, "it\'s me." ¶ "Oh, good," said {mentor}. "I wouldn\'t know what to oil."',
        'One of those who had laughed came over in person. He was large and unhappy, and he held his hat in front of him like a plate. "I should like you to know that it wasn\'t intended unkindly," he said, "but it just came out." ¶ "So did mine," said {hero}. ¶ He considered this, turning the hat around by its brim, and for some moments they stood there, side by side, and ate cake. [?friend: "Who was that?" asked {friend}. {hero} said that it was somebody {hero.they} knew from a concert. ]¶ "Does it still hurt?" asked {mentor}, that night, who had come up to close the curtains, and then had not closed them. ¶ "It\'s about so big," said {hero}, and showed {mentor.them}, between two fingers. "I don\'t suppose that it\'ll go away." ¶ {mentor} sat down on the bed, on the green scarf. "I have one from when I was nine, and I get it out sometimes and look at it," {mentor.they} said. "It\'s hardly worth keeping, and one does." [?companion: {companion} was already asleep. ]"Thank you," said {hero}, presently, to nobody who needed to be looked at.',
        '"I want a word with you," said Miss Arden, from behind a pile of chairs. "I had something in my head, and for three weeks I had it in the hall as well, and now I find out how I came by it." She set down a chair with rather more force than a chair requires. "I passed my hand over your head and counted you, and I feel a perfect fool." ¶ "It was better without me," said {hero}. "It really was." ¶ "It was smoother," said Miss Arden. "I\'ve been confusing the two for years." [?friend: {friend} was waiting at the gate, and they walked home without putting their collars up. ]¶ In bed {hero} intended to go over all of it again from the beginning, and got as far as the passage. "All present," Miss Arden said once more, and laid her finger on {hero.their} head, and this time {hero} answered; and somewhere in the course of answering {hero.they} fell asleep. [?companion: {companion} lay against {hero.their} knees. ]When {mentor} looked in with the lamp, there came from the bed a very small sound.',
      ],
    },
    more: {
      middle: ['Downstairs the third stair creaked. It always did that last.'],
      preteen: [
        "Nothing was settled. On Tuesday there would be practice, and it would not blend, and in all likelihood somebody's shoulders would shake. It would be so next week, and probably in forty years. It had hurt, and it would hurt again, and it would be said, from now on, about somebody who was there to hear it. The night was mild, and the thing remained what it was: a plain fact, of a certain size, with somebody living in it.",
      ],
    },
  },
]
