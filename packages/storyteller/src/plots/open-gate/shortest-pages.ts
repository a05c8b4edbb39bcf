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
        '{hero} loves {away}. [+ Pat, pat! ]"Tomorrow is {day.the}. I must run!" {hero} does not shut the gate. [+ No click.]',
        '{away} lives by the gate. {hero} hugs {away}. Tomorrow is {day.the}! Off runs {hero}. The gate stays open.',
        'They all love {away}. "I must run, {away}!" says {hero}. Zoom! {hero} does not shut the gate. [+ No click.]',
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
        "The eleven families in the lane never agreed about anything, but they all agreed about {away}. People leaned on the green gate and told {away.them} things that they didn't tell anybody else, and if there was music somewhere in town {away} sang along, very loudly and very badly. The children took turns looking after {away.them}, and now it was {hero}'s week. There was only one rule, and you don't go away from the gate until you have heard the click.¶Nothing about that evening looked important. Tomorrow at eight was {day.the}, and {hero} was going to {day.part}, and there was one last practice, and {hero.they} {hero:was|were} late for it. {Hero.they} ran through the gate and slammed it behind {hero.them}. It made a really good bang, but a bang isn't a click, even though it's a lot louder.",
        "Other towns have a castle. {hero}'s lane had {away}, who lived at the end of it behind a green gate, and eleven families brought {away.them} their old bread, and told {away.them} their troubles. This week it was {hero} who brought the water, and who did the most important thing of all, every night, which was to lift the latch, and drop it, and stand there until it clicked.¶But you can be so happy that you hardly hear anything. Tomorrow at eight {hero.they} would {day.part}, and now the last practice was starting without {hero.them}. {Hero.they} dropped {away}'s supper in a heap, and ran. The gate swung shut, touched the post, and stopped there. And then it slowly opened again, just as wide as a hand, and creaked.",
        '"I\'ve had smarter animals, and I\'ve certainly had prettier ones," said {owner}, with both elbows on the green gate, "but nobody ever came to see them in the rain." {away} was always so happy to see you, no matter who you were, that the whole lane came. This week {hero} was looking after {away.them}, and every night {hero.they} waited for the click.¶Later on {hero} went through that evening again and again, the way you go through your pockets when you have lost your key. Tomorrow {hero.they} would {day.part}, and there was one more practice, and {hero.they} could hear it already. {Hero.they} could remember {hero.their} foot against the gate, and the push, but after the push there should have been a small, dry sound, and {hero} couldn\'t remember it.',
      ],
    },
    more: {
      early: ['{away} looked at the gate. It was an interesting gate.'],
      preteen: [
        "The practice was wonderful. {hero} did it three times from the beginning, and the third time it was so good that nobody said anything, and somebody's grandmother had to blow her nose. On the way home {hero.they} hardly touched the ground. Only once {hero.they} slowed down, because there was something that {hero.they} had been meaning to listen for, but {hero.they} couldn't think what it was, and then it was gone.",
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
        'The gate is open. {away} is gone! "Was it the wind?" asks {owner}. "No," says {hero}. "It was me. I am sorry."',
        'Where is {away}? {away} is gone! They all come with lamps. "I did not shut the gate," says {hero}. "I am sorry."',
        '[+ Oh no. ]{away} is not there! {hero} goes to {owner}. "It was me. I did not shut the gate. I am sorry."',
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
        '{hero} had seen that gate every day of {hero.their} life, but {hero.they} had never seen it like this. It was wide open, and it creaked. Even the crusts were still there, and {away} always ate the crusts. {hero} called, and nothing came, and {away} had never let anybody call twice. Inside {hero.them} {img.start}.¶They all came running with their lanterns. "It must have been the wind," said {owner}, and the longer they talked about it the stronger the wind got, although the flame in the lantern stood perfectly still. {Img.the} {img.tight}. "It wasn\'t the wind," said {hero}. "I pushed the gate with my foot, and I didn\'t wait for the click, and I let you talk about the wind, because I wanted it to be the wind." {owner} didn\'t say anything for a while. Then {owner.they} sat down on the step, and moved over to make room. "I forgive you, and I\'m still sad," said {owner}, "and there\'s room on this step for both."',
        'The worst of it was how nice it looked. A blackbird was sitting on the open gate and singing, and there was a dent in the straw, in the shape of {away}. {hero} closed the gate and dropped the latch, and it clicked right away. It was two hours too late. Inside {hero.them} {img.start}.¶After a quarter of an hour the whole lane was outside with lanterns, and all of them said something nice to {hero}, because it was {hero.their} week. {Img.the} {img.tight}. "You did hear it click, didn\'t you?" asked {owner}, only to be sure. "No," said {hero}. It\'s such a short word, and everything stopped. The baker let go of his bun. Then {owner} came over to {hero}. "I\'d rather have a neighbor who leaves a gate open and says so," said {owner}, "than one who never leaves it open at all. I forgive you. Now get your boots on."',
        '{hero}\'s feet knew it first, because they stopped, just before the green gate, and they didn\'t want to go any nearer. There were footprints in the wet earth, and they went out of the gate and across the stones, not in a hurry at all. In those four minutes, thought {hero}, I did everything, except for one thing. And inside {hero.them} {img.start}.¶One of the neighbors brought a hammer, and wanted to repair the latch, and nothing was wrong with it. {hero} couldn\'t stand there and let somebody blame it. "It works," {hero.they} said, "and it would have worked this evening, too, if I had waited. It was me." The lanterns came up, one after another. "I let out forty geese once, and my father forgave me," said {owner}, when it had been quiet for long enough, "and he did it at the gate, before he put his boots on. So I\'m saying it at the gate. I forgive you."',
      ],
    },
    more: {
      early: [
        'They looked until ten at night. Then everyone was sent to bed, and a lamp was left at the gate.',
      ],
      preteen: [
        'They looked in every shed and every ditch until ten, and they found a ladder, and half a kite, and the baker, who was stuck in a hedge. Then {owner} sent them all to bed. It was a warm night, and there was nothing out there that was bigger than a badger, and {away.they} would be fine until morning. That was sensible. "I know," said {hero}. "But {away.they} {away:doesn\'t|don\'t} know that it\'s only until morning. {Away.they} only {away:knows|know} that we were all calling, and then we stopped."',
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
        '{day.t} {hero} is not at {day.the}. But look, here is {away}! [+ Hug! ]They go home. {hero} shuts the gate. [+ Click. ][+ {heart}]',
        '[+ Hush! ]A small voice. {away} is in the thorns! {hero} gets {away} out. [+ Ouch! ][+ Hug! ]They go home. [+ {heart} ]Click.',
        'All night {hero} calls. Then {hero} finds {away}! [+ Hug, hug! ]They go home. {hero} shuts the gate. [+ {heart} ]Click.',
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
        'By eight in the morning they had called at every gate for eleven miles, and {hero} had no voice left, and that was the only reason why they were quiet. Far away in the town, very small and very clear, {day.begins}. It was like watching a boat leave that you were supposed to be on. Now everyone was looking at the place where {hero} should have been, and somebody else {day.did}. And then, down in the brambles, somebody answered, loud, and angry, and completely out of tune. {hero} went down that slope on the seat of {hero.their} pants. One of the thorns scratched {hero.their} chin from one side to the other, and in the middle of it all, caught by the {away.wear}, and glaring at {hero.them}, was {away}.¶"Your name is on the list until Sunday," said {owner} that evening, and went on watering the beans, and that was all that anybody ever said about it. {Img.the} {img.loose}. At nine {hero} lifted the latch, and let it drop. All along the lane people had stopped talking, because they wanted to hear it, too. *Click.*',
        'They must have gone past that place three times in the night, and each time they had been calling so loudly that they couldn\'t have heard a brass band. Now {hero} had no voice left, and sat down on a stone to wait until it was over, because far away in the town it was eight o\'clock, and {day.begins}. It was just as beautiful as {hero.they} had known it would be, and then, right under the stone, somebody with a very scratchy voice began to sing along. It took them a quarter of an hour and half of a coat. When {hero} came out there was a long red scratch on {hero.their} chin, and {hero.they} had both arms full of {away}.¶"It\'ll fade," said {owner}, who was holding {hero.their} chin up to the lantern. "I can\'t promise you that it\'ll go away." [?friend: "You would have been better than me," said {friend}, who\'d had to do it instead. ]{Img.the} {img.loose}, and {hero} had no idea when that had happened. {Hero.they} went out last, and closed the gate, and put {hero.their} hand flat against the wood. {hero} had already heard the click, but {hero.they} let it finish.',
        "Later on people sometimes asked {hero} about the scar. The real story was too long. It started with a bang, and there had to be a whole night in it, and eleven miles, and a voice that gave out at the very last gate. Then it had to be eight o'clock in the morning, while far away {day.begins}, and {hero} sat there and listened to what {hero.they} had given up. And only then, in the quiet part, came the worst singing in the whole county, and the brambles, and {away}, who had never been able to hear a celebration without singing along.¶But on this evening there was only a chin that stung, and bats in the air, and {away}, who {away.sig}, and wanted somebody to talk to. [?friend: {friend} had told {hero.them} all about {day.the}, and {hero} had wanted to hear it twice. ]{Img.the} {img.loose}. It was late before {hero} went out, and shut the green gate, and stood there with {hero.their} head on one side. And only when {hero.they} had heard what {hero.they} {hero:was|were} waiting for did {hero.they} go home.",
      ],
    },
    more: {
      early: ['{mentor} had to carry {hero.them} the last bit. {Hero.they} had fallen asleep at the pump.'],
      preteen: [
        'By then they were all arguing again. Somebody was angry about the chairs, and somebody brought up the drain, and {hero} thought that {hero.they} had never heard anything so nice. Next summer the baker would pull another name out of the hat, and there was nothing that you could do about that. It was like the line on {hero.their} chin. In one house after another somebody was turning off the light.',
      ],
    },
  },
]
