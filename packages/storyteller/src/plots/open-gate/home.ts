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
        'Far away: {day.t} Too late. But hush! Who answers? {away}! Ouch, thorns. Hug, hug.',
        '{day.t} It begins, far off. Then a small voice: here! {away} is in the bush! Scratch. Hug!',
        'Shh. {day.t} And who sings, too? {away}! In goes {hero}. Ouch! Out comes {away}.',
        '{hero} hears {day.the}, far away. Then {hero} hears {away}! Thorns go scratch. {hero} has {away}!',
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
        "{hero}'s voice was quite gone by then, and it was owing to this alone that they were silent. They had come to the end of the quarry path. It was eight o'clock; they knew it, because over the fields, from the town, very small and clear, {day.begins}. Neither of them moved. {hero} followed it from the first moment, as you follow a boat that you were supposed to be on. Now came the hush. Now, with all those faces turned toward the place where {hero.they} should have been, somebody else {day.did}. And then from the brambles beneath the path, not forty steps away, something answered. It was cracked, indignant, and in no key that has ever been written down. {away} had never in {away.their} life been able to hear a celebration without taking part in it. {hero} went over the edge like an otter. It was all thorns, and one of them laid open {hero.their} chin from end to end; and in the midst of it, held fast by the {away.wear}, and glaring, stood {away}.",
        'They must have gone past that spot three times in the dark, and they had been calling on every occasion so earnestly that they could not have heard a brass band. What found {away} was nothing that they did. It was that {hero} could do no more. {Hero.they} had sat down on a stone, without a voice or an idea, to wait until it should be over; for far off in the town, at the stroke of eight, {day.begins}, and there was no help for it but to listen. {Hero.they} listened to the whole of what {hero.they} had given up. It was just as lovely as {hero.they} had known that it would be. Then, immediately below the stone, a hoarse voice lifted itself in song. {hero} looked at {mentor}, and {mentor} looked at {hero}. It took a quarter of an hour, and the better part of a coat, and when {hero.they} came out backward with {hero.their} arms full there was a long red line on {hero.their} chin, and {hero.they} {hero:was|were} laughing without any noise.',
        '"Don\'t," whispered {hero}, when {mentor} looked at the sky. "I know what time it is." But nobody could have been spared it. The wind had gone around, and it brought the thing to them over two miles of fields, in little bright pieces: {day.begins}. {hero} had {hero.their} back against a gate. {Hero.they} could have told you, at every moment, exactly what was being done. {Hero.they} had believed that {hero.they} had said goodbye to it on the stairs; apparently you had to say it again when it actually left. It was in the pause, in the great hush before somebody else {day.did}, that {hero.they} heard the second thing. It was near at hand, and rusty, and it was singing. "That\'s never a bird," said {mentor}. It was not. It was {away}, fifteen feet inside a thicket of brambles, hooked by the {away.wear}, and joining in. {hero} did not look for a way around. The scar of it ran the whole length of {hero.their} chin, and {hero.they} had it always.',
        'If it had been any other morning there would have been nothing to answer, and {hero} often thought of that. They had reached the rim of the old quarry, and sat there with their feet hanging, as people sit who have come to the end of something. At eight the sound came over from the town. {Day.begins}; {hero.they} had waited for it a year, and nine days, and a night, and here it was, so faint that a leaf could have covered it. {mentor} put an arm about {hero.them}. "There goes somebody else," said {hero}, without any voice, "{day.ing}." It was at this instant that {away} replied. There was no mistaking it, for there was only one creature for miles that sang like a hinge. It came from straight beneath them, out of the thorns; and {hero} let {hero.themself} drop, and was scratched from ear to chin, and did not find it out until {hero.they} tried to kiss {away} and got it all over both of them.',
      ],
    },
    more: {
      early: ['"Your chin," said {mentor}. "What about it?" said {hero}, and did not look.'],
      middle: ['"Your chin," said {mentor}. "What about it?" said {hero}, and did not look.'],
      preteen: [
        "{away} was hungry, and filthy, and in a very poor temper, and had lost nothing else at all. {Away.they} allowed {away.themself} to be wept on. {Away.they} ate the rest of the loaf, and {mentor}'s hat ribbon, and it was only after that, when {hero} had sat down in the road because {hero.their} legs had resigned, that {away} came, and leaned the whole of {away.their} weight against {hero.them}, and stayed like that. Over the hill they had gotten to the cheering. {hero} could hear it perfectly well. It was odd that it should be for something else, since it came in at exactly the right place.",
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
        'Home, home, home! Everyone runs. "{away}!" {Day.the}? All over. Hug {away}!',
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
        'It was past ten when they came over the bridge. {Day.over}; there was nothing left of it but some trampled grass, and a few people in their best clothes who were stacking chairs. One of them looked up, and put a chair down on his own foot. Then it was as though somebody had pulled a cord. They came from every side: the baker, and his children, and the widow from number nine, at a gallop; and in front of them all {owner}, who had not run since before {hero} was born. {Owner.they} did not shout. {Owner.they} got down on {owner.their} knees in the road, and put {owner.their} arms around {away}, and said something into {away.their} ear. [?friend: "I had to do it for you," said {friend}, tugging at {hero}. "I was terrible. I thought of you at the hush, and I got it wrong." ]{hero} tried to say that it did not matter, and it did matter, and {hero.they} had no voice; so {hero.they} only held on to everyone who held on to {hero.them}.',
        'There has probably never been a celebration so thoroughly interrupted, considering that it had already finished. {Day.over}, and the town was walking home, a little flat, as you are afterward; and around the corner of the bakery, {away.their} head held high, and trailing a yard of bramble, came {away}. For an instant nobody breathed. Then two neighbors who had not spoken for a year fell into each other\'s arms. [?friend: {friend}, who had a ribbon pinned on for {day.ing}, tore it off, and looked about for somewhere to put it, and put it on {away}. ]"And this one?" asked the widow, turning {hero} to the light and clicking her tongue over the chin. "This one has been out all night, by the look of it." {mentor} said that that was so. It went from mouth to mouth. They did not cheer; it was not that sort of thing. But the crowd opened a little, and people took off their hats as {hero.they} went through.',
        '"You\'re late," said {owner}. {Owner.they} {owner:was|were} standing at the green gate, under the lamp, which {owner.they} had not put out, although it was broad day. {Owner.they} said it to {away}, and {owner.their} voice shook. After that they were not alone for long. {Day.over}, and everyone who had been at it came straight on to the lane; the baker wept openly, and the mail carrier blew her whistle until she was asked to stop. [?friend: {friend} came last, in borrowed finery. "They made me do it for you," {friend.they} said miserably. "I kept thinking, this isn\'t mine." ]{hero} looked at the finery. It gave {hero.them} a pang like a plucked string, quite pure, and {hero.they} waited until it had died away. Then {hero.they} reached out and straightened the collar.',
      ],
    },
    more: {
      middle: ['"Who is going to tell {away} that it\'s over?" said the baker. Nobody did.'],
      preteen: [
        'Somebody fetched water for the chin, and somebody else fetched {owner}\'s good honey, and they could not agree which of the two should be used, and for what. "That\'ll leave a mark," the widow prophesied with satisfaction. {hero} sat on the trough and let it all go on above {hero.them}, the voices, and the kettles, and the eleven accounts of a night in which every person present appeared to have been on the point of finding {away}. Half asleep, {hero.they} counted them. There was nobody missing.',
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
        '{hero} shuts the gate. [+ Wait, wait. ]Click! {away} is home. {heart} Shh.',
        'Pat, pat, {away}. One scratch on {hero}. Kiss it. {heart} Click.',
        '{away} sleeps. {owner} sits near. [?friend: {friend} sits near. ]{heart} Click, goes the gate.',
        'Good night, {away}. {hero} waits and waits. Click! {heart} Good night.',
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
        'It was still {hero}\'s week. {Hero.they} came along the lane at six with the water, limping slightly, and stopped short of the gate. "I didn\'t know whether you\'d want somebody else to do it," {hero.they} whispered, for {hero.they} could only whisper.¶{owner} went on watering the beans. "Your name is on the list until Sunday," {owner.they} said. That was all that was ever said about it. {hero} sat on the bucket until it was dark, and {away} leaned against {hero.them}, and they looked at things. [?friend: {friend} came, and described the whole of {day.the} from beginning to end, and {hero} asked for it twice. ]Now and again {hero.they} passed a finger along {hero.their} chin. {Img.the} {img.loose}; when {hero.they} felt for it there was only the evening. At nine {hero.they} stood up, and lifted the latch, and let it fall; and behind eleven windows, it seemed, people had stopped talking in order to hear it. *Click.*',
        '"It\'ll fade to a line," said {owner}, tilting {hero}\'s face to the lantern. "I can\'t tell you that it\'ll go."¶"I don\'t think I\'d want it to," said {hero}. It was not quite true, and {hero.they} added, "Not all the way." They were sitting on the step, the three of them, and {away} was lying across everybody\'s feet. It had been a long day for a person with no sleep. Somewhere along the way {img.the} {img.loose}, and {hero} had not been present. The flags were down in the square. Somebody else would be drawn from the hat next summer; that was over, and there was nothing to be done with it but to have it, like the line on the chin. [?friend: "You\'d have been better than me," {friend} said. "I might," {hero} admitted. ]When it was quite dark {hero.they} went out last, and closed the gate, and stayed there with {hero.their} palm on the wood. *Click*, it said. {Hero.they} had already heard it, but {hero.they} let it finish.',
        "The lane had resumed its quarrels by the evening. There was a sharp exchange about the chairs, and the drain was mentioned. {hero} listened to it from {away}'s yard with a sense of deep peace. {away} was asleep, with four legs going, on {away.their} way to all eleven doors. {owner} had come out to sit with them, and {mentor}, and then, one after another, as though each had just happened to be passing, the others, until you could not have got a bucket in between. [?friend: {friend} had brought {hero} a paper star that had hung in the square. ]No one was talking to {away} about anything. They had only come to see {away.them} breathe. {Img.the} {img.loose}, it might have been hours ago, and {hero} thought of it only the way you remember a noise. They went home at last, on tiptoe, and it fell to {hero} to be the last one out. {Hero.they} lifted the latch. All along the lane the footsteps stopped, and waited, and after the click they went on.",
        'In later life {hero} was sometimes asked about the scar, and gave various answers. The true one took too long. It had to begin with a bang, and there had to be a lantern in it, and eleven doors, and the worst singing in the county; and it was never any good unless you told about the step, and how somebody had moved over. But all that was still to come. On this evening there was only a chin that smarted, and a mild gray dusk with bats in it, and {away}, who {away.sig}, and wished to be talked to. [?companion: {companion} had fallen asleep in the trough. ]{hero} had hardly any voice. {Hero.they} talked all the same. {Img.the} {img.loose}, and {hero.they} did not notice that, either, being occupied. It was late before {hero.they} said good night. {Hero.they} went out, and shut the green gate, and stood in the lane with {hero.their} head on one side; and only when {hero.they} had heard what {hero.they} {hero:was|were} waiting for did {hero.they} go home.',
      ],
    },
    more: {
      early: ['{mentor} had to carry {hero.them} the last bit. {Hero.they} had fallen asleep at the pump.'],
      middle: ['{mentor} had to carry {hero.them} the last bit. {Hero.they} had fallen asleep at the pump.'],
      preteen: [
        '{mentor} was sitting on the wall outside, with both pairs of boots, and did not ask whether {hero.they} {hero:was|were} ready. They went up the lane together under the stars. In one house after another somebody was putting out a lamp. "What were you thinking of," said {mentor}, "all that time by the gate?"¶"Nothing," whispered {hero}. "I was only listening." It seemed to {hero.them} that {hero.they} could hear it yet, that small dry sound, going on ahead of them up the road, and shutting everything, one thing after the other, softly, for the night.',
      ],
    },
  },
]
