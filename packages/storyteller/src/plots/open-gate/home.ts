import type { Beat } from '../plot.ts'

/** The great day begins far off, and something answers it. */
export const home: readonly Beat[] = [
  {
    id: 'found',
    purpose:
      'At eight the great day begins without the hero, far off, and the lost one answers it; brambles, and a scratch that stays.',
    core: true,
    valence: 2,
    scene: {
      setting: 'forest',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'hug', 'joy', 'away'],
        ['away', 'stand', 'happy', 'hero'],
        ['mentor', 'kneel', 'happy', 'hero'],
        ['companion', 'stand', 'wow', 'away'],
      ],
      props: ['bush', 'path'],
      action: '{hero} has crawled into the brambles, has a scratch on the chin, and holds {away}.',
    },
    text: {
      toddlers: [
        'Far away: {day.t} {hero} is too late. But hush! {away} answers! Ouch, thorns. [+ Hug, hug.]',
        '{day.t} [+ It starts, far off. ]Then a small voice! {away} is in the bush! [+ Ouch. ][+ Hug!]',
        '{day.t} And who sings, too? It is {away}! {hero} goes in the thorns. [+ Ouch! ]Out comes {away}.',
        '{hero} hears {day.the}, far away. Then {hero} hears {away}! The thorns scratch. But {hero} has {away}!',
      ],
      early: [
        'They called all night. Then it was eight. From far off, over the hill, it came: {day.t} {Day.the} had begun. {hero} stood still. And {away}, who always sang along, sang along! It came out of the brambles. {hero} went right in. A thorn ran down {hero.their} chin. But there was {away}, held fast by the {away.wear}, and {hero.they} had both arms full.',
        'After that night {hero} had no voice left, so for once it was quiet. Far away {day.begins}. "It\'s eight," {hero.they} whispered. [+ "I\'m not there." ] And then somebody answered the music, very cross and quite near. [+ Only one in the world sang as badly as that! ]{hero} dived into the thorns, and got a long scratch on the chin, and got {away}.',
        '"Hush," said {mentor}. {Day.begins}, far off in the town, and they both thought of it. [+ Somebody else did the thing that {hero} had wanted so much. ]Then, in the brambles: a small voice! "{away}!" whispered {hero}. {Hero.they} crawled in on {hero.their} tummy. There were thorns, and there was a warm nose. "Ouch," said {hero}. "Hello."',
        'They called until it was light. {hero} sat down on a stone. It was eight. Over the hill {day.begins}, without {hero.them}. [+ "That was it, then," {hero.they} thought. ]Just then something sang along, in no tune at all. It was behind the stone! {away} was stuck in the thorns. {hero} pulled, and the thorns pulled, and {hero} won. {Hero.they} had a scratch on {hero.their} chin to show for it.',
      ],
      middle: [
        'At eight o\'clock they had come to the top of the old quarry path, and {hero} could not have called if {hero.they} had wanted to. So it was quiet. And in the quiet, from far away over the fields, {day.begins}.¶{hero} knew every bit of it. Now they were all looking. Now somebody else {day.did}. {Hero.they} stood with {hero.their} arms hanging, and two tears ran down and dropped off.¶Then something answered. It was hoarse and furious and not at all in tune, and it came from the brambles.¶"{Away.they} {away:sings|sing} along," whispered {hero}. "{Away.they} always {away:sings|sing} along!" {Hero.they} went in headfirst. A thorn opened {hero.their} chin from one side to the other, and {hero.they} never felt it. In the very middle, caught by the {away.wear}, stood {away}.',
        "All night they had been making so much noise that nobody could have got a word in. Now {hero}'s voice was gone, and they sat down on a log, and for the first time they really listened.¶What {hero} heard was {day.the}. It was a long way off, but you could not mistake it: {day.t} It was eight o'clock, and it was beginning, and {hero.they} {hero:was|were} here. \"I'm sorry,\" said {mentor}. {hero} nodded.¶And {away}, who had never missed a celebration in {away.their} life, lifted up {away.their} voice in the bramble patch, thirty steps away, and joined in.¶It took ten minutes, and cost one sleeve and some skin. The scratch went right across {hero}'s chin. {away} {away.sig}, as though they had been the ones to keep {away.them} waiting.",
        '"It\'s eight," said {mentor}, quietly, since it had to be said. And as if it had only waited for that, the wind brought it over the hill: {day.begins}.¶{hero} shut {hero.their} eyes. {Hero.they} could see all of it. {Hero.they} had thought it would be like a door slamming, and it was only very small and clear, like something in a bottle.¶Then {hero.they} opened {hero.their} eyes again, because from somewhere on the left there had come a sound. It was the worst singing in the county.¶"There," said {hero}, with no voice at all, and ran. The brambles had {away} by the {away.wear}. They got {hero} by the chin. {Hero.they} had to be pulled out by the boots, in the end, with {away} in {hero.their} arms, and neither of them would let go.',
        'They found {away} because of {day.the}. {hero} thought about that for a long time afterward.¶They had passed the place twice in the night, calling so loudly that they heard nothing else. But at eight, when it began, over in the town, {hero} had no voice and no more plans. {Hero.they} just stood on the path and listened to what {hero.they} {hero:was|were} missing. {day.t} And out of the thorns below came an answer, cracked and off key, from somebody who could not bear to be left out.¶"That\'s {away.them}," breathed {hero}. Down {hero.they} slid. It was like crawling into a sack of needles. One of them drew a line across {hero.their} chin that would be there for good. "I\'ve got you," said {hero}. "I\'ve got you. Hold still. I\'ve got you."',
      ],
      preteen: [
        "They were only quiet because {hero} had no voice left. They had come to the end of the path, above the old quarry. It was eight o'clock, and they knew it, because far away in the town, very small and very clear, {day.begins}. {hero} stood still and listened to it from the first moment. It was like watching a boat leave that you were supposed to be on. Now it got quiet over there, and everyone was looking at the place where {hero.they} should have been, and somebody else {day.did}, and then, down in the brambles, not forty steps away, somebody answered. It was loud, and angry, and completely out of tune. {away} had never in {away.their} life been able to hear a celebration without singing along. {hero} went down that slope on the seat of {hero.their} pants. There were thorns everywhere, and one of them scratched {hero.their} chin from one side to the other, and in the middle of it all, caught by the {away.wear}, and glaring at {hero.them}, was {away}.",
        "They must have gone past that place three times in the night, and each time they had been calling so loudly that they couldn't have heard a brass band. Now {hero} had no voice, and no ideas either, and sat down on a stone to wait until it was over. Because far away in the town it was eight o'clock, and {day.begins}, and {hero} couldn't help hearing it. {Hero.they} heard all of it, everything that {hero.they} had given up. It was just as beautiful as {hero.they} had known it would be, and then, right under the stone, somebody with a very scratchy voice began to sing along. {hero} looked at {mentor}, and {mentor} looked at {hero}. It took them a quarter of an hour and half of a coat. When {hero} came out backward, with both arms full of {away}, there was a long red scratch on {hero.their} chin, and {hero.they} {hero:was|were} laughing without any sound.",
        '"Don\'t say it," whispered {hero}, when {mentor} looked up at the sun. "I know what time it is." But {hero.they} had to hear it anyway, because the wind had turned, and it brought them every bit of it, over two miles of fields: {day.begins}. {hero} leaned against a gate and knew exactly what was happening, minute by minute. {Hero.they} had said goodbye to it last night, and now {hero.they} had to do it again, because now it was really going. Then came the quiet part, just before somebody else {day.did}, and in the quiet part {hero.they} heard another noise. It was very close by, and it was rusty, and it was singing. "That\'s not a bird," said {mentor}. It wasn\'t, it was {away}, deep inside the brambles, caught by the {away.wear}, and singing along. {hero} didn\'t look for a way around. The scratch went right across {hero.their} chin, and you can see it to this day.',
        "On any other morning there wouldn't have been anything to answer, and {hero} often thought about that later. They had come to the edge of the old quarry, and sat there with their legs hanging down, because they didn't know where else to go. At eight it came over from the town. {Day.begins}. {hero} had waited for that for a whole year, and for nine days, and for a night, and here it was, so quiet that a leaf could have covered it. {mentor} put an arm around {hero.them}. \"Now somebody else is {day.ing},\" whispered {hero}. And at that very moment {away} answered. You couldn't mistake it, because for miles around nobody else sang like a rusty hinge. It came from straight below them, out of the thorns, and {hero} just slid down. {Hero.they} got scratched from one ear to the chin, and only noticed it when {hero.they} kissed {away}, and got it all over both of them.",
      ],
    },
    more: {
      early: ['"Your chin," said {mentor}. "What about it?" said {hero}, and did not look.'],
      middle: ['"Your chin," said {mentor}. "What about it?" said {hero}, and did not look.'],
      preteen: [
        "{away} was hungry, and dirty, and in a very bad mood, and nothing else was wrong with {away.them} at all. {Away.they} let {hero} cry on {away.them} for a while. Then {away.they} ate the rest of the bread, and the ribbon on {mentor}'s hat. And when {hero} had sat down in the middle of the road, because {hero.their} legs wouldn't go anymore, {away} came and leaned against {hero.them}, with all of {away.their} weight, and stayed there. On the other side of the hill they had gotten to the cheering. It was for somebody else, but it came at exactly the right moment.",
      ],
    },
  },
  {
    id: 'welcome',
    purpose: 'They come home; the great day is over, and everybody is there.',
    core: false,
    rank: { young: 7, old: 8 },
    valence: 2,
    scene: {
      setting: 'street',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'carry', 'happy', 'owner'],
        ['away', 'walk', 'happy', 'owner'],
        ['owner', 'run', 'joy', 'away'],
        ['mentor', 'walk', 'happy', 'hero'],
        ['friend', 'cheer', 'joy', 'hero'],
        ['companion', 'run', 'happy', 'away'],
      ],
      props: ['people', 'gate'],
      action: '{hero} brings {away} home, and the whole lane comes running.',
    },
    text: {
      toddlers: [
        'They are home! Everyone runs. {Day.the} is over. But {away} is here. Hug {away}!',
        '{owner} runs. [?friend: {friend} runs. ]Everyone hugs {away}. Everyone hugs {hero}. Hooray!',
        'Here they come! The baker cries. {owner} laughs. {away} is home!',
      ],
      early: [
        'They came down the hill at ten. {Day.over}. But when the people saw {away}, they threw their hats up, and one stayed in a tree. {owner} did not throw a hat. {Owner.they} just knelt down in the road and held out {owner.their} arms. {away} was so glad that {away.they} ran past {owner.them} and back.',
        '"You missed it," [?friend: said {friend}. "I had to do it for you. I did it all wrong." ][!friend: said the baker\'s boy. "I had to do it for you. I did it all wrong." ]"I heard it," whispered {hero}. "It was good." Then the whole lane came running, all in their best clothes, and {away} got mud on every one of them.',
        '{owner} saw them first. {Owner.they} rang the bell at the pump, and all the doors flew open. Two who had not spoken for a year both spoke at once. The baker cried into his apron. "Where were you?" he asked {away}. {away} {away.sig}. It was no answer, but they all loved it.',
      ],
      middle: [
        'They came home at ten, down the middle of the road. {Day.over}. People were folding chairs, in their best clothes, with their hair combed. Then somebody looked up and dropped one.¶You never saw such running. The baker ran, and the widow from number nine ran with her skirts in both fists. {owner} got there first. {Owner.they} did not say anything. {Owner.they} put {owner.their} face against {away}\'s neck, and stayed.¶[?friend: "I had to do it," said {friend}, pulling at {hero}\'s sleeve. "They needed somebody. I hated it. I got it wrong in the middle." ][!friend: "I had to do it instead of you," said the baker\'s youngest. "I got it wrong in the middle." ]¶"I know," croaked {hero}. "I heard." It hurt, and {hero.they} grinned.',
        'The bell at the pump had not been rung for eleven years. {owner} rang it until the rope broke.¶"They\'ve got {away.them}! They\'ve got {away.them}!" It went through the town like a second holiday. {Day.over}, but nobody had gone home yet, and so they all came, a whole townful, and stood in the lane, and everyone had to touch {away} somewhere. [?friend: {friend} had got a ribbon for {day.ing}, and tied it around {away}, who ate it. ]¶"You\'ll have missed it, then," somebody said to {hero}.¶"Yes," said {hero}. It was simply so. {Hero.they} looked at the bare poles, where the flags had been, and then somebody lifted {hero.them} up.',
        '{hero} had thought that they might creep in by the back. But {away} had never crept in {away.their} life. {Away.they} came around the corner like a mayor, and met the whole town going home.¶First it was quiet. Then it was not. {owner} sat down on the curb and laughed until {owner.they} cried, or the other way around. Two neighbors who had not spoken for a year shook hands. [?friend: {friend} turned a cartwheel in {friend.their} good clothes. ]Nobody talked about {day.the} anymore, although it had been lovely, and {hero} could see bits of it lying about: a paper star, and some string. {Hero.they} picked up the star and put it in {hero.their} pocket.',
      ],
      preteen: [
        'It was past ten when they came over the bridge. {Day.over}, and there were only a few people left, in their best clothes, who were stacking up the chairs. One of them looked up, and put a chair down on his own foot. Then they came from all sides, the baker and his children, and the lady from number nine, and in front of everyone came {owner}, who hadn\'t run since before {hero} was born. {owner} didn\'t shout. {Owner.they} got down on {owner.their} knees in the road, and put both arms around {away}, and said something into {away.their} ear. [?friend: "I had to do it instead of you," said {friend}, and pulled at {hero}\'s sleeve. "I thought of you in the quiet part, and I got it all wrong." ]{hero} wanted to say that it didn\'t matter. It did matter, and {hero.they} had no voice, so {hero.they} just held on to everybody who held on to {hero.them}.',
        '{Day.over}, and people were on their way home, feeling a bit flat, as you do when something nice is finished. Then around the corner of the bakery, with {away.their} head up high and a yard of brambles trailing behind {away.them}, came {away}. For a second nobody breathed. Then the two neighbors who weren\'t talking to each other fell into each other\'s arms. [?friend: {friend} still had the ribbon on from {day.ing}, and tore it off, and looked around for somewhere to put it, and hung it on {away}. ]"And this one?" asked the lady from number nine, and turned {hero}\'s chin to the light. "This one looks as if {hero.they} {hero:was|were} out all night." {mentor} said that it was so. The whole street passed it on, from one to the next, and nobody cheered. But they all moved aside to make room, and the baker took off his hat.',
        '"You\'re late," said {owner} to {away}. {Owner.they} {owner:was|were} standing at the green gate, under the lantern, which was still burning, although it was bright day. {Owner.their} voice wobbled. After that they weren\'t alone for long. {Day.over}, and everyone who had been there came straight to the lane. The baker cried and didn\'t hide it, and the mail carrier blew her whistle until somebody asked her to stop. [?friend: {friend} came last, in borrowed clothes. "They made me do it for you," said {friend}. "The whole time I thought, this isn\'t mine." ]{hero} looked at all the good clothes and the flags, and it hurt, very clearly, like biting on something cold. {Hero.they} waited until it stopped. Then {hero.they} bent down and pulled the last of the brambles out of {away}\'s hair.',
      ],
    },
    more: {
      middle: ['"Who is going to tell {away} that it\'s over?" said the baker. Nobody did.'],
      preteen: [
        "Somebody brought water for the chin, and somebody else brought {owner}'s good honey, and they couldn't agree which of them you should use. \"That'll leave a mark,\" said the lady from number nine, and sounded pleased. {hero} sat on the edge of the trough and let them talk. All eleven families had a story about last night, and in every story they had nearly been the ones to find {away}. {hero} was half asleep by then, but {hero.they} counted them, and there was nobody missing.",
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'Evening: the latch clicks; the scratch will stay.',
    core: true,
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'sleepy', 'away'],
        ['away', 'sleep', 'calm'],
        ['owner', 'sit', 'calm', 'hero'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'sit', 'calm', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['gate', 'lantern', 'star'],
      action: '{hero} sits in the yard with {away} in the evening, and the gate is shut.',
    },
    text: {
      toddlers: [
        '{away} is home. {hero} shuts the gate. [+ Wait, wait. ][+ Click! ][+ {heart} ]Shh.',
        '{hero} pats {away}. {hero} has one scratch. Kiss it. [+ {heart} ]Click goes the gate.',
        '{away} sleeps. {owner} sits near. [?friend: {friend} sits near. ][+ {heart} ]Click goes the gate.',
        '"Good night, {away}." {hero} shuts the gate. [+ Click! ][+ {heart} ]Good night.',
      ],
      early: [
        'In the evening {hero} did the water. {Hero.they} did the supper. Then {hero.they} sat down on the bucket and stayed. {away} leaned on {hero.them}. "Does it hurt?" asked {owner}, and touched the chin. "It\'s only the mark," whispered {hero}. {Img.the} {img.loose}. {hero} lifted the latch and let it fall, and they all listened. Click.',
        'They sat in the yard until the stars came. [?friend: {friend} told how it was at {day.the}. It was so lovely that {hero} had to look at {away} for a bit. ]{away} {away.sig}. "Whose turn is it to shut the gate?" asked {owner}. "Mine," said {hero}. Click. {Img.the} {img.loose}, and no one saw it go.',
        '{away} was asleep before it was dark. {Away.they} snored. "There will be a scar," said {mentor}. "Here to here." {hero} felt it with one finger. [+ It was like a little path. ]"I know where it goes," {hero.they} whispered. {Img.the} {img.loose}. Then {hero.they} stood up and shut the gate, and waited. Click.',
        '"You can go to bed," said {owner}. "I\'ll shut it." {hero} shook {hero.their} head. {Hero.they} sat with {away} a long time first, and they looked at things. [?companion: {companion} looked at things, too. ]{Img.the} {img.loose}. [+ The chin was still sore. ]Last of all {hero.they} went to the gate. Nobody said a word, so as to hear it. Click.',
      ],
      middle: [
        'That evening {hero} sat on the bucket until it was dark, with {away} against {hero.their} knees, and they looked at things. There was a moon. There was a bat. {Hero.they} told about the whole long night, in a whisper, since that was all the voice {hero.they} had.¶"That\'ll stay," said {owner}, looking at {hero.their} chin.¶"I know," said {hero}. {Hero.they} did not mind it so much. It was like having it written down. [?friend: "It makes you look dangerous," said {friend}, with envy. ]{Img.the} {img.loose}; it had gone at some time in the night, and nobody had seen it go.¶Then {hero} got up, and lifted the latch, and let it drop, and the whole lane seemed to hold still. *Click.*',
        '"They\'ll do it again next year," said {mentor}.¶"With somebody else," whispered {hero}. You were never drawn twice. {Hero.they} had gone by the square on the way, and there was a paper star on a nail, and it had stung. {Hero.they} had taken it home. {Hero.they} meant to keep it.¶They were all in the yard, as if by accident. The baker leaned on the gate and told {away} about his back. [?friend: {friend} was asleep against the trough. ]{Img.the} {img.loose}. {hero} could not have said when.¶"Out, now," said {owner} at last, and they went out, and {hero} went last. Nobody spoke. They were all waiting to hear it. *Click.*',
        '{away} slept, and twitched in {away.their} sleep, as if {away.they} {away:was|were} still walking. "I wonder where {away.they} {away:goes|go}," said {hero}.¶"To all eleven doors," said {owner}.¶{hero} felt along {hero.their} chin. It was going to be a long one, thin as a thread. In years to come people would ask about it, and {hero.they} would have to decide how much to tell. {Hero.they} thought that {hero.they} would probably begin with the bang. [?companion: {companion} yawned. ]{Img.the} {img.loose}, as quietly as it had come.¶"Shall I?" said {owner}, with a hand on the gate.¶"I\'ll do it," said {hero}. {Hero.they} lifted, and dropped, and listened. *Click.* "Once more?" asked {owner}. *Click.*',
        'It was still {hero}\'s week. Nobody had said anything about that. {Hero.they} came at six, with the water, rather stiff, and stopped outside with {hero.their} eyes on the ground. "I wasn\'t sure," {hero.they} whispered, "if you\'d want me to."¶{owner} went on watering the beans. "It\'s Thursday," said {owner}. "Your name\'s on the list until Sunday."¶So {hero} went in. {away} {away.sig}, and got water all over {hero.them}. They sat until the stars were out. [?friend: {friend} came and sat on the other side. ]{Img.the} {img.loose}; where it had been there was only a bit of sore chin. When {hero.they} left, {hero.they} shut the gate and stood there with {hero.their} head bent, long after the click.',
      ],
      preteen: [
        'It was still {hero}\'s week. At six {hero.they} came along the lane with the water, limping a little, and stopped in front of the gate. "I didn\'t know if you wanted somebody else to do it," {hero.they} whispered, because {hero.they} could only whisper.¶{owner} went on watering the beans. "Your name is on the list until Sunday," {owner.they} said, and that was all that anybody ever said about it. {hero} sat on the bucket until it was dark, and {away} leaned against {hero.them}. [?friend: {friend} came and told {hero.them} all about {day.the}, from beginning to end, and {hero} wanted to hear it twice. ]{Img.the} {img.loose}. At nine {hero.they} stood up, and lifted the latch, and let it drop. All along the lane people had stopped talking, in eleven kitchens, because they wanted to hear it, too. *Click.*',
        '"It\'ll fade," said {owner}, who was holding {hero}\'s chin up to the lantern. "I can\'t promise you that it\'ll go away."¶"I don\'t think I want it to," said {hero}. That wasn\'t quite true, so {hero.they} said, "Not all of it." They were sitting on the step, and {away} was lying on everybody\'s feet. It had been a long day for somebody who hadn\'t slept. {Img.the} {img.loose}, and {hero} had no idea when that had happened. They had taken the flags down in the square. Next summer the baker would pull another name out of the hat, and there was nothing that you could do about that. [?friend: "You would have been better than me," said {friend}. "Probably," said {hero}, and they both laughed. ]When it was quite dark {hero.they} went out last, and closed the gate, and put {hero.their} hand flat against the wood. *Click*, it went. {hero} had already heard it, but {hero.they} let it finish.',
        "By evening they were all arguing again. Somebody was angry about the chairs, and somebody brought up the drain, and {hero} sat in {away}'s yard and thought that {hero.they} had never heard anything so nice. {away} was asleep, and {away.their} feet were running. {owner} had come out to sit with them, and so had {mentor}. Then the others came, one after another, and every one of them said that they just happened to be passing, until you couldn't have fit a bucket in between. [?friend: {friend} had brought {hero} a paper star from the square. ]Nobody told {away} their troubles tonight, and they only wanted to watch {away.them} breathe. {Img.the} {img.loose}. In the end they all went home on tiptoe, and {hero} was the last one out. {Hero.they} lifted the latch. All along the lane the footsteps stopped and waited, and after the click they went on.",
        "Later on people sometimes asked {hero} about the scar, and {hero.they} never told it the same way twice. The real story was too long. It started with a bang, and there had to be a lantern in it, and eleven back doors, and the worst singing in the whole county, and it was no good without the part where somebody moved over on a step. But that was later. On this evening there was only a chin that stung, and bats in the air, and {away}, who {away.sig}, and wanted somebody to talk to. [?companion: {companion} had fallen asleep in the straw. ]{hero} had hardly any voice, and talked anyway. {Img.the} {img.loose}, and {hero.they} didn't even notice. It was late before {hero.they} said good night. {Hero.they} went out, and shut the green gate, and stood there with {hero.their} head on one side. And only when {hero.they} had heard what {hero.they} {hero:was|were} waiting for did {hero.they} go home.",
      ],
    },
    more: {
      early: ['{mentor} had to carry {hero.them} the last bit. {Hero.they} had fallen asleep at the pump.'],
      middle: ['{mentor} had to carry {hero.them} the last bit. {Hero.they} had fallen asleep at the pump.'],
      preteen: [
        '{mentor} was sitting on the wall outside with both pairs of boots, and didn\'t hurry {hero.them}. They walked up the lane together under the stars. In one house after another somebody was turning off the light. "What were you thinking about," asked {mentor}, "all that time by the gate?"¶"Nothing," whispered {hero}. "I was only listening."',
      ],
    },
  },
]
