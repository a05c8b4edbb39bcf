import type { MeltedPage } from '../plot.ts'

/** Pages of two beats for the shortest story, at every age. */
export const shortestPages: readonly MeltedPage[] = [
  {
    id: 'beloved/hurry',
    scene: {
      setting: 'garden',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'run', 'joy', 'street'],
        ['away', 'stand', 'happy', 'hero'],
        ['owner', 'stand', 'happy', 'hero'],
        ['friend', 'run', 'laugh', 'hero'],
      ],
      props: ['gate', 'well'],
      action: '{hero} looks after {away}, and runs off without waiting for the click of the gate.',
    },
    text: {
      toddlers: [
        'All love {away}! {hero} loves {away}. But now, run! {day.t} No click.',
        'Pat, pat, {away}. Tomorrow is {day.the}! Off runs {hero}. Bang! No click.',
        'Here is {away}. Hug, hug. "I must run!" Zoom. The gate goes creak. No click.',
      ],
      early: [
        'Everybody in the lane loved {away}. This week it was {hero} who brought the supper. "Only one rule," said {owner}. "Wait for the click." But tomorrow was {day.the}, and {hero} was going to {day.part}! [?friend: "Hurry!" called {friend}. ]{hero} ran, and threw the gate behind {hero.them}. Bang! It was a very good bang. But it was not a click.',
        'There were eleven houses in the lane, and {away} had a friend in each. [?friend: {friend} was one of them. ]But this week belonged to {hero}. {Hero.they} shut the green gate every night and waited for the click. Then came the evening before {day.the}. {hero} kissed {away} on the ear and ran. Behind {hero.them} the gate said bang, and then it said creak.',
        '"Who is the most loved in our lane?" asked {owner}. "{away}," said {hero}. "And whose week is it?" "Mine! And tomorrow I will {day.part}." {hero} was so happy that {hero.they} hopped out of the yard. [?friend: {friend} hopped, too. ]{Hero.they} pushed the gate with one foot. It swung to. It swung back. Nobody said click.',
      ],
      middle: [
        'Nobody in the lane could agree on anything, except on {away}. {away} lived behind the green gate, and everybody stopped there to talk. Whenever there was music in the town {away.they} sang along, in no tune at all. They all took turns at looking after {away.them}, and this week was {hero}\'s. "Only one rule," said {owner}. "Don\'t go until you hear the click."¶But the next morning at eight was {day.the}, and {hero}\'s name had been drawn from the hat, out of all the names there were, to {day.part}. That evening there was a last practice. [?friend: "*Come on!*" shouted {friend}. ]{hero} flung the gate behind {hero.them} and ran, with one arm in a sleeve, and the bang it made was splendid. It was much louder than a click.',
        "*Click.* It was the last sound of every day. The latch on the green gate had to be lifted and dropped, and behind it lived {away}, who was the most important person in the lane and wasn't even a person. It was {hero}'s week to look after {away.them}.¶It takes about as long to wait for a click as it takes to say your own name. But {hero} was going to {day.part}, tomorrow at eight, in front of everyone, and {hero.they} {hero:was|were} late for the last practice. {Hero.they} gave {away} {away.their} supper all in one heap. {Hero.they} pushed the gate with one foot, the way you push a gate when you are already somewhere else.",
        'There were three things that made the lane the best one in the town: a pump that sang, a wall that was warm until nine, and {away}, who belonged to no one in particular, so that everyone could have a share. [?friend: {friend} had done last week. ]This week was {hero}\'s. "Wait for the click," {owner} always said.¶And every night {hero.they} had. But tomorrow was {day.the}, and {hero.they} {hero:was|were} to {day.part}, and nobody was ever chosen twice. "I\'ll tell {away.them} everything when I\'ve done it!" {hero.they} called, and ran. The gate swung after {hero.them}. It touched the post. It seemed to think about it. Then it swung back again, by the width of a hand.',
      ],
      preteen: [
        "The eleven houses in the lane had eleven different opinions about practically everything, but about {away} there was only the one. People leaned on the green gate and told {away.them} things which they would never have told each other. Whenever there was music in the town {away} joined in, at the top of {away.their} voice and in no particular key. The children looked after {away.them} by turns, and this week it was {hero}'s turn. There was a single rule: you did not walk away from that gate until you had heard the click.¶It would be convenient if there were some mark on the moments that are going to matter. On the evening before {day.the}, at which {hero} was going to {day.part}, there was a last practice, and {hero.they} {hero:was|were} late. {Hero.they} went through the gate at a run and threw it shut behind {hero.them}. It made a magnificent bang. A bang is a good deal louder than a click, and it is very easily mistaken for something final.",
        "What {hero}'s lane had, in place of a castle, was {away}, who lived at the end of it behind a green gate, and to whom eleven households brought their crusts and their sorrows. For this one week in the summer it was {hero} who fetched the water, and who did, at nightfall, the most important thing of all, which was to lift the latch, and drop it, and stand there until it clicked.¶There is a sort of happiness that is practically deaf. {hero} had been drawn from the baker's hat to {day.part}, tomorrow at eight, and the last practice was beginning without {hero.them}. {Hero.they} dropped {away}'s supper in a heap, and fled. The gate swung to, and kissed the post, and hung there, considering; then it drifted open, no farther than the width of a hand, with a creak like somebody asking a question.",
        '"I\'ve had clever animals, and I\'ve had handsome ones," said {owner}, with both elbows on the green gate, "and nobody ever came to see them in the rain." {away} was neither. {Away.they} {away:was|were} only so glad to see you, whoever you were, that the whole lane came to be seen. It was {hero}\'s week to look after {away.them}, and to wait, last thing at night, for the click.¶Afterward {hero} would go over that evening as you go through the pockets of an old coat. Tomorrow {hero.they} would {day.part}; there was one more practice, and {hero.they} could hear it already. {Hero.they} remembered putting one foot against the gate, and the push. But between the push and the corner, where there ought to have been a small dry sound, there was nothing at all.',
      ],
    },
    more: {
      early: ['{away} looked at the gate. It was an interesting gate.'],
      preteen: [
        "The practice was glorious. {hero} did it three times from the beginning, and the third time it was so nearly perfect that nobody could think of a thing to say, and somebody's grandmother blew her nose. Walking back, {hero.they} felt about two feet above the ground. Only once, on the way, did {hero.they} slow down, with a dim impression that there was something {hero.they} had meant to listen for; but it was gone again before {hero.they} could ask it what it was.",
      ],
    },
  },
  {
    id: 'gone/tell',
    scene: {
      setting: 'garden',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'sad', 'owner'],
        ['owner', 'stand', 'wow', 'hero', 'lantern'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['friend', 'stand', 'thinking', 'hero'],
      ],
      props: ['gate', 'lanterns'],
      action: 'The gate is open and {away} is gone, and {hero} tells everybody whose fault it is.',
    },
    text: {
      toddlers: [
        'The gate is open. No {away}! "The wind?" says {owner}. "No," says {hero}. "Me."',
        'Where is {away}? Gone! All come with lamps. "It was me," says {hero}.',
        'Oh no. No {away}! {hero} looks up. "I did not wait. I am sorry."',
      ],
      early: [
        '{hero} came back to say good night. The gate stood open, as wide as a yawn, and there was no {away}. Inside {hero.them}, {img.start}. Soon the whole lane was there with lamps. "It must have been the wind," said {owner}. {hero} put up one arm, as you do at school. "It was not the wind," {hero.they} said. "It was me. I did not wait for the click."',
        'Creak, went the gate. The yard was empty. {hero} looked under the bucket, but {away} would not have fit. {away} was gone, and inside {hero}, {img.start}. "Poor {hero}," said everyone, "and in your week!" That was too much. "Don\'t be nice," said {hero}. "It was me. I ran, and I never heard the click." {owner} was quiet. "I forgive you," {owner.they} said, "and now we look."',
        '"Good night, {away}," said {hero}, but {hero.they} said it to nobody. {away} was gone! Inside {hero}, {img.start}. All the doors in the lane flew open. "Who was it?" asked the baker. {hero} wanted to be small as a pea. But {hero.they} went to the front, where the light was. "I was happy," {hero.they} said, "and I forgot to listen." {owner} took {hero.their} hand.',
      ],
      middle: [
        'The gate was open. {hero} saw it from the pump, and {hero.their} legs stopped by themselves. {Hero.they} walked all around the yard with {hero.their} hand on the wall, in case it was darker than it looked. Then {hero.they} stood in the middle of it, and inside {hero.them} {img.start}.¶Soon all eleven doors were open, and the lane was full of lanterns. "It\'ll have been the wind," said {owner}, and everybody agreed about the wind. There was no wind. {Img.the} {img.tight}.¶"No," said {hero}. It came out louder than {hero.they} had meant. "I shut it with my foot. I was thinking about tomorrow. I didn\'t wait for the click."¶{owner} looked at the yard, and then at {hero}. "I\'m sad," {owner.they} said. "And I forgive you. They don\'t get in each other\'s way."',
        '{hero} had brought {away} a piece of potato. {Hero.they} {hero:was|were} still holding it out when {hero.they} noticed that there was no one there to take it. The latch hung down like a tongue. There had been a bang, {hero} thought. There had never been a click. And inside {hero.them} {img.start}.¶The neighbors came with lanterns, and called, and looked in places where {away} could only have been if {away.they} had been folded. "Poor you," they said, "and in your week." Somebody began to mend the latch.¶"Don\'t," said {hero}. "There\'s nothing wrong with it. It was me." {Hero.they} lifted it and let it fall. *Click.* Everyone heard it. {owner} came through the lanterns and put a hand on {hero.their} head. It was heavy and warm, and {owner} was crying a little. "I forgive you," said {owner}. "Get your boots."',
        'You can tell when a place is empty. It is quieter than when somebody is only keeping still. In the mud by the post were {away}\'s footprints, and they went out into the lane, in no hurry at all. Inside {hero}, {img.start}.¶"So it was the wind," said {owner}, when they had all come with their lamps. It was so simple. {hero} only had to go on standing there. {Img.the} {img.tight}.¶"It wasn\'t," said {hero}, and {hero.they} walked into the middle, where the light was. "It was me, and it wasn\'t anything else."¶Nobody spoke. A moth went around a lantern, twice. "I let out forty geese once," said {owner} at last. "My father forgave me at the gate, before he put his boots on." {Owner.they} looked at {hero}. "So do I."',
      ],
      preteen: [
        '{hero} had seen that gate every day of {hero.their} life, and had never known that it could look like that. It stood wide open to the lane, quite at its ease, and creaked. There were the crusts, which {away} always kept until the end. {Hero.they} called, and it was the silence afterward that told {hero.them}, for {away} had never let anybody call twice. Inside {hero.them} {img.start}.¶"There\'ll have been a gust," said {owner}, when they had all come with their lanterns, and by degrees it turned into quite a storm. The air was perfectly motionless. {Img.the} {img.tight}. "It wasn\'t the wind," said {hero}. "I pushed it with my foot, and I never waited for the click, and I let you go on because I wanted it to be the wind." {owner} did not answer at once. "I\'m sad," {owner.they} said at length, "and I forgive you. You\'ll find that there\'s room for both."',
        'The worst of it was how peaceful it looked. A blackbird was singing on the open gate, and there was a dent in the straw in the shape of {away}. {hero} closed the gate and dropped the latch, and it gave its small dry click without the slightest difficulty. It was two hours late. Inside {hero.them} {img.start}.¶Within a quarter of an hour the entire lane was out of doors with lanterns, and every one of them said something kind, because it was {hero}\'s week. {Img.the} {img.tight}. "You did hear the click?" asked {owner}, for the sake of being thorough. "No," said {hero}. It\'s a short word for how much room it takes up. The baker lowered his bun. And it was {owner} who crossed the space between them, which was not large, and seemed to be. "I\'d sooner have a neighbor who leaves a gate open and says so," {owner.they} said, "than one who never leaves it open at all. I forgive you. Get your boots."',
        'It is possible to know a thing with your feet before you know it with your head. {hero}\'s feet had stopped, just short of the green gate, and would not go any nearer. There were prints in the damp earth, clear and unhurried, and they led out across the stones in the direction of everywhere. In four minutes, {hero.they} thought, I did everything but one thing. And inside {hero.them} {img.start}.¶A neighbor had set about the latch, with a mouthful of nails, and nothing was wrong with it. {hero} could have borne a good deal, but {hero.they} could not stand by and see it blamed. "It works," {hero.they} said. "It would have worked this evening, if I had stayed to hear it. It was me." The lanterns came up one by one. "My father forgave me forty geese," said {owner}, when it had been silent for long enough, "and he did it at the gate, before he put his boots on. So I\'m saying it at the gate."',
      ],
    },
    more: {
      early: [
        'They looked until ten at night. Then everyone was sent to bed, and a lamp was left at the gate.',
      ],
      preteen: [
        'They looked until ten, in every shed and ditch, and they found a ladder, half a kite, and the baker, who was stuck in a hedge. Then {owner} sent them all to bed. It was as mild as milk, and nothing out there was larger than a badger; {away} was dressed for it, and would keep until the morning. It was the sensible thing. "I know that {away.they} will keep," said {hero}. "But {away.they} {away:doesn\'t|don\'t} know that it\'s only until the morning. {Away.they} only {away:knows|know} that everyone was calling, and then they stopped."',
      ],
    },
  },
  {
    id: 'found/rest',
    scene: {
      setting: 'garden',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'hug', 'joy', 'away'],
        ['away', 'stand', 'happy', 'hero'],
        ['owner', 'stand', 'happy', 'away'],
        ['mentor', 'sit', 'happy', 'hero'],
        ['friend', 'stand', 'joy', 'away'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['gate', 'lantern'],
      action: '{away} has been found in the brambles and is home again, and {hero} shuts the gate.',
    },
    text: {
      toddlers: [
        '{day.t} Far off. And who sings, too? {away}! Scratch. Hug! Home. Click. {heart}',
        'Hush! A small voice. {away} is in the thorns! Ouch. Hug! {heart} Click.',
        'All night they call. Then: {away}! One scratch, one hug. Home! {heart} Click.',
      ],
      early: [
        'At eight it came from far off, over the hill: {day.t} {Day.the} had begun, without {hero}. And {away}, who always sang along, sang along! It came out of the brambles. {hero} went right in, and a thorn ran down {hero.their} chin. But there was {away}! In the evening they all sat in the yard. [?friend: {friend} told how it was at {day.the}. ]{Img.the} {img.loose}. Then {hero} shut the gate, and waited. Click.',
        '{hero} had no voice left, so for once it was quiet. Far away {day.begins}. "It\'s eight," {hero.they} whispered. And then somebody sang along, quite near and all wrong. {hero} dived into the thorns, and got a long scratch on the chin, and got {away}! The whole lane cried into its best clothes. [?friend: {friend} cried, too. ]That night {hero} went to the gate, and nobody said a word, so as to hear it. Click. {Img.the} {img.loose}.',
        'They called until it was light. Then it was eight, and over the hill {day.begins}, and {hero} sat on a stone and missed it. Just then something sang along, behind the stone! {away} was stuck in the thorns. {hero} pulled, and the thorns pulled, and {hero} won. "There will be a scar," said {owner} at home. "I know where it goes," said {hero}. {Img.the} {img.loose}. [?friend: {friend} held the lamp. ]Click.',
      ],
      middle: [
        'All night they called, and made so much noise that nobody could have got a word in. At eight {hero} had no voice left, and so it was quiet. And in the quiet, from far away over the fields, {day.begins}. Somebody else {day.did}. {hero} stood with {hero.their} arms hanging, and listened to what {hero.they} {hero:was|were} missing.¶Then something answered, hoarse and furious and not at all in tune. "{Away.they} always {away:sings|sing} along!" whispered {hero}, and {hero.they} went into the brambles headfirst. A thorn opened {hero.their} chin from one side to the other. In the very middle stood {away}.¶"That\'ll stay," said {owner} in the evening, looking at the chin. [?friend: "It makes you look dangerous," said {friend}. ]{Img.the} {img.loose}, and nobody had seen it go. {hero} lifted the latch, and let it drop, and the whole lane seemed to hold still. *Click.*',
        'They found {away} because of {day.the}. They had passed the place twice in the night, calling so loudly that they heard nothing else. But at eight, when it began, over in the town, {hero} just stood on the path and listened. {day.t} It was lovely, and {hero.they} {hero:was|were} not there. And out of the thorns below came an answer, cracked and off key, from somebody who could not bear to be left out.¶It cost one sleeve and some skin. When they came home, {day.over}, and the whole lane ran toward them in its best clothes. {owner} got there first and put {owner.their} face against {away}\'s neck.¶That evening {hero} sat on the bucket until it was dark. {away} {away.sig}. {Img.the} {img.loose}. "Shall I?" said {owner}, with a hand on the gate. "I\'ll do it," said {hero}. *Click.*',
        '{mentor} and {hero} called at every gate for eleven miles, and listened, and called. Toward morning {hero.their} voice gave out. Then it was eight o\'clock, and over the hill {day.begins}, very small and clear, like something in a bottle. {hero} shut {hero.their} eyes. {Hero.they} opened them again, because on the left there was the worst singing in the county.¶The brambles had {away} by the {away.wear}. They got {hero} by the chin. {Hero.they} had to be pulled out by the boots, with {away} in {hero.their} arms.¶"Your name\'s on the list until Sunday," said {owner} that night, and went on watering the beans. So {hero} did the water and the supper. {Img.the} {img.loose}; where it had been there was only a bit of sore chin. {Hero.they} shut the gate, and stood there with {hero.their} head bent, long after the click.',
      ],
      preteen: [
        'By eight in the morning they had called at every gate for eleven miles, and {hero}\'s voice was quite gone; it was owing to this alone that they were silent. Over the fields, from the town, very small and clear, {day.begins}. {hero} followed it from the first moment, as you follow a boat that you were supposed to be on. Now, with all those faces turned toward the place where {hero.they} should have been, somebody else {day.did}. And then from the brambles something answered, cracked, indignant, and in no key that has ever been written down. {hero} went over the edge like an otter. One thorn laid open {hero.their} chin from end to end; and in the midst of it, held fast by the {away.wear}, and glaring, stood {away}.¶"Your name is on the list until Sunday," said {owner} that evening, and went on watering the beans. That was all that was ever said about it. {Img.the} {img.loose}. At nine {hero} lifted the latch, and let it fall; and behind eleven windows, it seemed, people had stopped talking in order to hear it. *Click.*',
        'They must have gone past that spot three times in the dark, calling so earnestly that they could not have heard a brass band. What found {away} was nothing that they did. It was that {hero} could do no more, and had sat down on a stone to wait until it should be over; for far off in the town, at the stroke of eight, {day.begins}, and there was no help for it but to listen. It was just as lovely as {hero.they} had known that it would be. Then, immediately below the stone, a hoarse voice lifted itself in song. It took a quarter of an hour, and the better part of a coat, and when {hero.they} came out there was a long red line on {hero.their} chin, and {away} in {hero.their} arms.¶"It\'ll fade to a line," said {owner}, tilting {hero.their} face to the lantern. "I can\'t tell you that it\'ll go." [?friend: "You\'d have been better than me," said {friend}, who had been made to do it. ]{Img.the} {img.loose}, and {hero} had not been present. {Hero.they} went out last, and closed the gate, and stayed there with {hero.their} palm on the wood. {Hero.they} had already heard the click, but {hero.they} let it finish.',
        "In later life {hero} was sometimes asked about the scar, and gave various answers, for the true one took too long. It had to begin with a bang; and there had to be a night in it, and eleven miles, and a voice that gave out at the last gate of all. It had to be eight o'clock, with {mentor} looking at the sky, while far away {day.begins} and {hero} listened, to the end, to what {hero.they} had given up. And only then, in the great hush, did you come to the worst singing in the county, and to the brambles, and to {away}, who had never been able to hear a celebration without joining in.¶But on this evening there was only a chin that smarted, and a gray dusk with bats in it, and {away}, who {away.sig}, and wished to be talked to. [?friend: {friend} had described the whole of {day.the}, and {hero} had asked for it twice. ]{Img.the} {img.loose}. It was late before {hero} went out, and shut the green gate, and stood in the lane with {hero.their} head on one side; and only when {hero.they} had heard what {hero.they} {hero:was|were} waiting for did {hero.they} go home.",
      ],
    },
    more: {
      early: ['{mentor} had to carry {hero.them} the last bit. {Hero.they} had fallen asleep at the pump.'],
      preteen: [
        'The lane was quarreling again by then. Somebody was angry about the chairs, and somebody brought up the drain, and {hero} listened to all of it and felt completely peaceful. Next summer somebody else would be drawn from the hat; that was over, and there was nothing to be done with it but to have it, like the line on the chin. On the way up the lane somebody was putting out a lamp, in one house after another, softly, for the night.',
      ],
    },
  },
]
