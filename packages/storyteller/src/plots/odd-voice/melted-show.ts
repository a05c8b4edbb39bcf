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
        '{group.all} {hero} takes one big breath. {group.sound} A man laughs. [+ Ha, ha! ]But {hero} goes on.',
        '{hero} will not be still today. {group.sound} "Hee, hee!" goes a man. [+ Hot ears. ]But {hero} goes on.',
        '{hero} sees {mentor}. {hero} is not still now. {group.sound} "Ha!" goes a man. [+ Ouch. ]But {hero} goes on.',
      ],
      early: [
        'They began. {Group.all} {hero} stood there as {hero.they} had planned, and did nothing. Then {hero.they} took half a step forward, so that it could not be anyone else. {Group.sound} Somebody laughed, right out loud. It hurt, just like the first time. [?friend: {friend} moved over until their sleeves touched. ]It did not fit, and it never would. But there was a lot of it still to go, and so {hero} went on. In the middle of it {hero.they} forgot to listen. {Img.the} {img.loose}.',
        'Up on the stage {hero} looked for {mentor}. {mentor} was leaning so far forward that {mentor.they} nearly fell. {Mentor.they} {mentor:was|were} listening and listening. "Oh well," thought {hero}, and opened up as wide as at home. {Group.sound} "What is *that*?" said a little girl, and people laughed. {hero} was red from the chin to the ears. [?friend: So was {friend}, next to {hero.them}, who did not move away. ]"That\'s me," thought {hero}. When all the others stopped, {hero.they} had a bit left. {Group.sound}',
        '"I can do nothing," thought {hero}, "or I can do mine." It was not hard to choose. It was only hard to do. {Hero.they} stepped to where you could see {hero.them}, and {group.did} {group.like}. {Group.sound} A man laughed, and put his hat over his mouth, too late. {hero} wanted to sit down on the floor. {Hero.they} stayed up. [?guest: {guest} turned right around to see. ]"Whee," thought {hero}, a bit later, in spite of the hat. {Img.the} {img.loose}.',
      ],
      middle: [
        "Miss Arden raised her stick, and they began, as smooth as milk. {hero} stood in the middle of it and did nothing, and did it well. Then {hero.they} saw {mentor}, with one hand behind the ear, waiting. ¶ There is a step that you can take in a row, about as long as a shoe. {hero} took it, and breathed in, and {group.did}. {Group.sound} Somebody laughed. It was a large laugh, and it had a friend with it. {Hero}'s whole face went hot. [?friend: {friend} shifted over until their sleeves touched. ]It would never sound like the others, not if {hero} lived to be a hundred. {Hero.they} went on, to the end, and a little beyond it. {Img.the} {img.loose}, and no one had seen it go.",
        'It was too late to be anybody else. That was what {hero} thought, as Miss Arden\'s stick went up. {Hero.they} took half a step forward, on shaking knees. "What is *that*?" said a small girl in front, in the clearest voice in the world, and her row began to shake. One man had to bend down and look for something under his chair. {hero} could have gone soft, bit by bit, and nobody would have said a thing. [?friend: But {friend} had grinned all over {friend.their} face. ]{Hero.they} held on to the end of {hero.their} scarf and kept going. ¶ It is a strange thing to be laughed at and to be happy, and {hero} was both. When the others had finished, {hero.they} did a bit more. {Group.sound}',
        "They had gone on without {hero} for nearly a minute. It did not need {hero.them}; you could hear that. {hero} was sure that {hero.they} would spoil it, and it made {hero.them} sad. Then {hero.they} moved to where {hero.they} could be seen, because it would have been cowardly to do it from behind, and {group.did}. {Group.sound} ¶ Miss Arden's stick stopped for half a beat. A boy laughed, and his brother laughed, and a man got behind his hat. [?guest: {guest} spun right around in the first row. ]The music had a bump in it that it had not had yesterday. {Hero}'s eyes stung, and {hero.they} went right on being the bump, until {hero.they} forgot to mind. {Img.the} {img.loose}.",
      ],
      preteen: [
        "It began, and it was beautiful, and {hero} stood in the second row with bright eyes and let nothing out. {Hero.they} thought that {hero.they} could do this for the rest of {hero.their} life, and that there must be people who did. In the middle of the audience sat {mentor}, with one hand behind {mentor.their} ear, and a small, puzzled line between {mentor.their} eyes. {hero} came forward by half a step, so that nobody could have any doubt about who it was, took a deep breath, and {group.did}, {group.like}. ¶ Somebody laughed. It wasn't the kind of laugh that could have been a cough. What {hero} did didn't blend in, and it never would. [?friend: A sleeve was pushed against {hero.their} sleeve, on {friend}'s side, and left there. ]{hero} minded terribly, and with a wobble, and with {hero.their} chin a little higher, went on. {Img.the} {img.loose}, and {hero} could never say afterward just when.",
        '"Here I am," thought {hero}, and {hero.they} didn\'t mean the audience. There hadn\'t been any sign, there was only the beat coming nearer, and a fly that was walking up the scarf of the boy in front. {Hero.they} moved out half a step, on two legs that {hero.they} wouldn\'t have trusted with a teacup, and {group.did}. [?friend: {friend} let out a breath as though {friend.they} had been holding it for a month. ]¶ "What is *that*?" said a little girl, and a whole row fell apart laughing. You couldn\'t blame them. It stuck out of that lovely thing like a leg out of a car window, and it hurt as much as it had in March. The others ended all together, like somebody shutting a book. {hero} ended a little later. {Group.sound} It hung in the silence for as long as it takes to raise your eyebrows, and {hero} began to laugh as well. It had been so very much like {hero.them}.',
        "What {hero} was thinking about was the word *present*. Miss Arden had counted them in the hallway, with a finger on each head. All present, she had said. Now they {group.others}, and there was nothing missing anywhere. {hero} was going to be the only thing wrong with it, and {hero.they} {hero:was|were} truly sorry, for the others. But there simply was no other way to be there, because {hero.they} had tried three of them. {Hero.they} moved out to where everyone could see {hero.them}, lifted {hero.their} face, and {group.did}. ¶ Miss Arden's stick missed a beat, and into that beat fell a laugh. [?guest: {guest} turned completely around in the front row. ]{hero} looked for the part of {hero.themself} that was sorry, and nobody was home. {Hero.they} {hero:was|were} bright red, and somewhere behind that {hero.they} {hero:was|were} back {group.at}, in the morning, before the toast.",
      ],
    },
    more: {
      middle: ['Two hundred people, and every one of them now knew what {hero} did before breakfast.'],
      preteen: [
        "It wasn't that {hero} had stopped minding, because {hero.they} could have shown you exactly where it hurt. But it turned out that a person has more rooms than you would think, and that somebody can be crying in one of them while there's a party down the hall, with all the windows open. {mentor}, in the middle, didn't frown at the people who were laughing, and didn't nod to be encouraging. {Mentor.they} had taken {mentor.their} hand down from behind {mentor.their} ear. {Mentor.they} didn't need it anymore.",
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
        "Somebody laughed. It rang out from the left, near the front, and a second one answered it, and heads turned, and a woman said \"Hush!\" much louder than the thing she wanted to hush. {hero} went red all the way up into {hero.their} hair. {Hero.they} had imagined this moment so often that it was like meeting somebody you only know from photographs. There was nothing to do except go on, and so, with a wobble, {hero.they} did. [?friend: A sleeve was pushed against {hero.their} sleeve, on {friend}'s side, and left there. ]¶ It's not easy to say when it changed. {Hero.they} had been waiting so grimly for a third laugh that it took {hero.them} a while to notice that {hero.they} {hero:was|were} not waiting anymore. {Hero.they} {hero:was|were} back {group.at}, and there was toast. {Img.the} {img.loose}. {hero} didn't see where it went.",
        '"What is *that*?" said a little girl, in a voice that you could have heard across a field, and a whole row fell apart laughing. You couldn\'t blame them. {hero} heard it the way they did: the wide, smooth, lovely thing that the others were making, and {hero.theirs} sticking out of the side of it like a leg out of a car window. It hurt as much as it had in March. {hero} did not stop. ¶ The others ended all together, like somebody shutting a book. {hero} ended a little later. {Group.sound} It hung there in the silence, perfectly clear, and then the clapping came down and covered it up. {hero} began to laugh. {Hero.they} couldn\'t possibly help it, because it had been so very much like {hero.them}. [?guest: {guest} turned right around in the front row, with a face like a lamp. ]They were clapping for the {group}. But this time {hero.they} had been in it, all the way and about a yard past the end.',
        "There were three of them, as far as {hero} could see: a boy, another boy who had to be his brother, and a man who was trying to climb into his own hat. {hero} had often wondered what would become of {hero.them} if it happened, and had always thought that {hero.they} would probably faint. But {hero.they} stayed exactly where {hero.they} {hero:was|were}, bright red, with stinging eyes, and went on. ¶ It's no use looking for joy. It comes when you are looking at something else. {hero} was looking at the end, which {hero.they} had promised {hero.themself} to get to, and then, quite a while before it, right in front of the man with the hat, {hero.they} noticed that {hero.they} {hero:was|were} happy. It sounded the way it always had. But it had been shut up in the dark for nine weeks, and now it was out, and it went around and around {hero.them} like a dog on a beach. [?friend: {friend} looked over, and started laughing, and lost {friend.their} place. ]{Img.the} {img.loose}.",
      ],
    },
    more: {
      middle: ['Two hundred people, and every one of them now knew what {hero} did before breakfast.'],
      preteen: [
        "Afterward {hero.they} thought about it a lot, and could never really explain it. It wasn't that {hero.they} had stopped minding, because {hero.they} could have shown you exactly where it hurt. But it turned out that a person has more rooms than you would think, and that somebody can be crying in one of them while there's a party down the hall, with all the windows open.",
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
        '"Well?" said {hero}, when they had gone as far as the bakery. ¶ "I heard you," said {mentor}. ¶ "Everyone heard me. There\'s a man who had to put a hat on his face." ¶ "Yes," said {mentor}. They walked on. The evening smelled of lilac and somebody\'s onions. "I\'d been wondering where you had gotten to," {mentor} said. "I\'m glad it was only there." [?friend: {friend} came running after them, with the scarf that {hero} had left behind. ]¶ In bed {hero} did it once more, under {hero.their} breath. {Group.sound} [?companion: {companion}, at the foot of the bed, slept on. ]"Was that the stairs?" called {mentor}. ¶ "That was me." ¶ "Good," said {mentor}. "I\'d have had to fix the stairs."',
        'Miss Arden was stacking chairs. "I had a picture in my head of how it would go," she told {hero}. "It\'s not what I got. I counted you, in the passage. I\'ve been thinking about that." She put one chair on top of another. "Tuesday, at four. Bring all of it." [?friend: {friend} walked home with them as far as the gate, and did not want to go in. ]¶ "I can still hear the laugh," said {hero}, at bedtime, in the dark. {mentor} sat down on the edge of the bed. "What does it sound like?" {hero} did the laugh, and {mentor} did it after {hero.them}, and got it wrong. By the time that they could both do it they had to hold on to the blanket. [?companion: In the course of it {companion} slid off the bed. ]Then {hero} turned over. "Thank you," {hero.they} said, not to {mentor}.',
        'Most people said that the flowers had been nice. The girl with the braid came up to {hero} at the coats. "I thought you were going to stop, when they laughed," she said. ¶ "So did I." ¶ "I\'d have stopped. I didn\'t laugh, this time." ¶ "I know," said {hero}. It was not a long talk, but {hero.their} coat went on quite easily after it. [?friend: {friend} held the other sleeve. ]¶ That night {hero} would not take off the scarf. "What was it like?" asked {mentor}, sitting on the bed. ¶ "Like having the hiccups in church," said {hero}, "and like being let out of school." ¶ "Both?" ¶ "They were going on at the same time." [?companion: {companion} had gone to sleep in the middle, where there was most room. ]A moth flew around the lamp, in its own way, a bit crooked, and neither of them tried to help it.',
      ],
      preteen: [
        '{mentor} said nothing as far as the bakery, and nothing from there to the bridge. "You can say it," said {hero}. ¶ "I heard you." ¶ "I think they heard me in the next town." ¶ "I\'m sure they did," said {mentor}. "But they only heard you. I was listening." They leaned on the railing. "It hasn\'t gotten any smoother," said {mentor}, "from being put away. I was afraid that it might have." [?friend: From across the water came {friend}\'s whistle, two notes, which meant good night. ]¶ Much later {hero} lay awake, but it was the good kind of lying awake. Out in the dark somebody was whistling, terribly flat, and not caring at all. {hero} listened to the very end. Then, because somebody ought to answer, {hero.they} did, very low. {Group.sound} [?companion: {companion} slept on. ]"Is that the stairs?" called {mentor} from below. ¶ "No," said {hero}, "it\'s me." ¶ "Oh, good," said {mentor}. "I wouldn\'t know what to oil."',
        'One of the people who had laughed came over. He was large and unhappy, and he held his hat in front of him like a plate. "I didn\'t mean it in a bad way," he said. "It just came out." ¶ "So did mine," said {hero}. ¶ The man turned his hat around by the brim, and for a while they stood there side by side and ate cake. [?friend: "Who was that?" asked {friend}. {hero} said that it was somebody {hero.they} knew from a concert. ]¶ "Does it still hurt?" asked {mentor}, that night, who had come up to close the curtains and then had not closed them. ¶ "About this much," said {hero}, and held up two fingers with a gap between them. "I don\'t think it\'s going to go away." ¶ {mentor} sat down on the bed, right on the green scarf. "I have one from when I was nine," {mentor.they} said. "I get it out sometimes and look at it. I don\'t know why I keep it, but I do." [?companion: {companion} was already asleep. ]"Thank you," said {hero}, after a while, to nobody who needed to be looked at.',
        '"I want a word with you," said Miss Arden, from behind a pile of chairs. "I had something in my head, and for three weeks I had it in the hall as well, and now I find out how I got it." She put down a chair so hard that it hopped. "I laid my hand on your head and counted you! I feel like a perfect fool." ¶ "It was better without me," said {hero}. "It really was." ¶ "It was smoother," said Miss Arden. "I\'ve been mixing those two up for years." [?friend: {friend} was waiting at the gate, and they went home without putting their collars up. ]¶ In bed {hero} was going to go over all of it again, and got as far as the hallway behind the stage. "All present," Miss Arden said once more, and laid her finger on {hero.their} head, and this time {hero} answered. Somewhere in the middle of answering {hero.they} fell asleep. [?companion: {companion} lay against {hero.their} knees. ]When {mentor} looked in with the lamp, there came from the bed a very small sound.',
      ],
    },
    more: {
      middle: ['Downstairs the third stair creaked. It always did that last.'],
      preteen: [
        "Nothing was fixed. On Tuesday there would be practice, and {hero} would stick out, and somebody's shoulders would shake. It would be the same next week, and probably in forty years. It had hurt, and it would hurt again, only from now on they would be saying it about somebody who was there to hear it. The night was mild, and the thing stayed what it was: something true about {hero.them}, about so big, with room in it for the person it belonged to.",
      ],
    },
  },
]
