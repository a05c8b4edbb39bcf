import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** Forgiven, they look everywhere, and are told to wait till morning. */
export const search: readonly Beat[] = [
  {
    id: 'forgiven',
    purpose: 'The owner is sad, and forgives.',
    core: false,
    rank: { young: 2, old: 2 },
    valence: 1,
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'close',
      cast: [
        ['owner', 'sit', 'tender', 'hero'],
        ['hero', 'sit', 'sad', 'owner'],
        ['mentor', 'stand', 'calm', 'hero'],
      ],
      props: ['door', 'bench', 'lantern'],
      action: '{owner} sits down beside {hero} on the step and forgives {hero.them}.',
    },
    text: {
      toddlers: [
        '{owner} is sad. {owner} opens both arms. "I forgive you, {hero}." Hug.',
        '"I am sad," says {owner}. "But I forgive you, {hero}." Hug, hug.',
        '"Still friends?" asks {hero}. "Still friends," says {owner}. Sniff, sniff, both.',
      ],
      early: [
        '{owner} sat down on the step. [+ For a while {owner.they} did not say a thing. ]"I am sad about it," said {owner}. "I know," said {hero}. "And I forgive you," said {owner}. "I can do both. I am old, and there is room." Then {owner.they} moved over.',
        '"Are you angry?" asked {hero}. {owner} thought about it. "A bit," {owner.they} said, "and mostly sad. And glad that you told." {Owner.they} held out a hand. "I forgive you. Come, we have work to do."',
        '"I left it open once," said {owner}. "You?" "It was a goat. It ate the mayor\'s hat." {hero} laughed, and then {hero.they} cried. {owner} waited for both. "I was forgiven, too," said {owner}, "even by the mayor. I forgive you, {hero}."',
      ],
      middle: [
        '{owner} lowered {owner.themself} onto the step. It took {owner.them} a moment to find the words, and {hero} stood through every bit of it.¶"I\'m not going to say that it\'s nothing," said {owner}. "You\'d know better." {Owner.they} rubbed {owner.their} eyes. "But I forgive you. You could have let it be the wind. I was rather fond of the wind."¶{hero} sat down, because {hero.they} had to. "Will you always think of it?"¶"Now and then," said {owner}, "when I hear the click."',
        '"Come here," said {owner}, and {hero} came, one shoe at a time.¶{Owner.they} did not shout. {Owner.they} looked at the empty yard, and then at {hero}, and then {owner.they} took {hero.their} face in both hands, as if it were something that might spill. "I\'m sad about {away}," said {owner}. "I\'d like you to let me be sad. And I forgive you. They don\'t get in each other\'s way."¶Behind them the lane had gone back to looking. [?friend: {friend} was down on all fours under the hedge. ]Nobody was talking about the wind anymore.',
        'The lanterns went off again, this way and that. {owner} stayed. "When I was nine," {owner.they} said, "I let out forty geese."¶"Forty?"¶"On market day. My father found thirty-nine, and he said that he forgave me, and I thought, he can\'t, not until the last one." {Owner.they} looked down the road as though it might still be coming. "But he had. He\'d done it at the gate, before he put his boots on." {Owner.they} laid a hand on {hero}\'s head. It was heavy and warm. "So have I," said {owner}.',
      ],
      preteen: [
        "{owner} didn't say anything for a while, and {hero} was glad about that, because it wouldn't have been right to be forgiven too fast. {Owner.they} sat down on the step, with the lantern between {owner.their} feet. \"I'm not going to tell you that it doesn't matter,\" said {owner}. \"I've talked to {away} every single day for years, and I don't like to look at that empty yard.\" {hero} nodded. {Hero.they} didn't like to, either. \"But you told us, and you didn't have to. I'd rather have a neighbor who leaves a gate open and says so than one who never leaves it open at all.\" {Owner.they} moved over to make room. \"I forgive you, {hero}. And I'm still sad. There's room on this step for both.\"",
        '"Say something," said {hero}, when the others had gone off along the hedges, and {owner} was still standing there.¶"I\'m thinking about my father," said {owner}. When {owner} was nine, it turned out, {owner.they} had let out forty geese, on the morning of the market. They had only ever gotten thirty-nine of them back. "He was a strict man, and it was a lot of money, and I just stood there and waited. He looked at me, and he said, \'Well, I forgive you. Now get your boots on.\' I\'d thought that he would say it when we had found them all, but he said it at the gate." {owner} cleared {owner.their} throat. "So I\'m saying it at the gate. I forgive you, and now let\'s get our boots on."',
        '{owner} was so gentle about it that {hero} could hardly bear it. "I think you\'d like me to be angry," said {owner}, and sat down on the step, and {hero} noticed that it was true. "I am, somewhere. I\'ll probably find it on Thursday, but I saw you up there with all those lanterns on you, and I thought, that\'s about as much as anybody can carry in one night." {Owner.they} felt around for {owner.their} handkerchief. "I forgive you. I mean it, and it may take me a day or two until I mean all of it." Nobody had said anything as honest as that all evening. {hero} leaned {hero.their} head against {owner.their} shoulder, and they were miserable together, which was better.',
      ],
    },
    more: {
      early: ['{hero} blew {hero.their} nose. "Where has nobody looked?" {hero.they} asked.'],
      middle: ['{hero} blew {hero.their} nose. "Where hasn\'t anybody looked?" {hero.they} asked.'],
      preteen: [
        'They only sat there for about a minute. Nothing was fixed, and {away} was just as lost as before, and {hero} was the one who had done it, and it would still be {hero} tomorrow and next year. But now {hero.they} could look at people again. There they were, poking around in the nettles with their lanterns, and {hero} could see every one of them quite clearly.',
      ],
    },
  },
  {
    id: 'places',
    purpose: 'They look in all the likely places, and in several unlikely ones.',
    core: false,
    rank: { young: 1, old: 7 },
    valence: 1,
    scene: {
      setting: 'farm',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'look-up', 'worried', 'mentor', 'lantern'],
        ['mentor', 'walk', 'calm', 'hero', 'lantern'],
        ['friend', 'peek', 'wow', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['lanterns', 'path'],
      action: '{hero} and the others look everywhere for {away}.',
    },
    text: {
      toddlers: [
        'Is {away} in the barn? No. [+ Is {away} in the bush? No. ]In the pot? No, no, no!',
        '{hero} calls {away}. [+ Look up. Look down. ][?friend: {friend} looks in a boot. ]{away} is not there.',
        '{hero} peeks and peeks. That is a cat. [+ That is a hat. ]That is not {away}.',
        {
          say: 'Knock, knock! Is {away} with the bread? {hero} looks. [+ Sniff, sniff. ]No. Buns, buns, buns.',
          shows: shown.bakery,
        },
      ],
      early: [
        'They looked behind the bakery. There was a cat. They looked in the coal shed. There was coal. [?friend: {friend} looked in a teapot. "You never know," {friend.they} said. ]{hero} looked in all the places twice, and still there was no {away} in any of them.',
        {
          say: '"If I were {away}," said {hero}, "where would I go?" {Hero.they} thought hard. "To the bakery." So they went to the bakery. There were crumbs. [?companion: {companion} helped with the crumbs. ]"And then?" asked {mentor}. "Then I would go home," said {hero}. But {away} had not.',
          shows: shown.bakery,
        },
        'Something moved in the hedge! "{away}!" cried {hero}, and jumped on it. It was the baker. He was looking, too. He had leaves in his hair. "Not here," said the baker. "I can see that," said {hero}.',
      ],
      middle: [
        'They divided it up. {mentor} took the ditch, and {hero} took the hedge. [?friend: {friend} took everything that nobody else would have thought of. ]They found a glove, half a kite, and a ladder that had been missing since Easter. They found the baker, twice.¶"What does {away} like best?" asked {mentor}.¶"Everybody," said {hero}. That was the trouble. There was no house where {away.they} would not have been happy to go. {Hero.they} knocked at all eleven doors, and at each of them a face lit up, and then went out again.',
        '"Think like {away}," said {mentor}.¶{hero} tried. {Hero.they} went out through the gate, slowly, as somebody might who had never been allowed to. There was a smell of bread on the left. On the right there was a puddle. [?companion: {companion} chose the puddle. ]{Hero.they} followed what {away} would have followed, from one nice thing to the next, past the pump, around the churchyard and along the wall. It was quite a good evening for it. At the end of the wall there were no more nice things. There were only the fields, and it was getting dark.',
        'Behind the mill something rustled. They all stood still. {hero} held up the lantern, and {hero.their} heart went like a drum.¶"{away}?"¶The thing came out. It was a hedgehog. It looked at the lantern, and it looked at {hero}, and it went back in again with an offended sort of sniff.¶"Excuse us," said {mentor}. [?friend: {friend} began to giggle, and couldn\'t stop. ]{hero} giggled, too. It was dreadful. You could be as sad as anything, and there was still a hedgehog.',
        {
          say: 'The baker unlocked the bakery for them, although it was nearly night. They looked behind the flour sacks and under the counter, and {hero} put {hero.their} head right into the oven, which was cold. [?friend: {friend} looked in the bread box, where nobody would have fitted, and took rather a long time over it. ]By then there was flour on all of them.¶"These are for {away.them}," said the baker. "I keep the crusts." He held up a paper bag. It was full, and he put it back on the shelf very carefully, as if there were somebody asleep in it.',
          shows: shown.bakery,
        },
      ],
      preteen: [
        "They did it in the proper order. {mentor} took one side of the road, and {hero} took the other, [?friend: and {friend} was to look in every place that a sensible person would have left out, ]and they went from the pump to the churchyard, and from the churchyard to the mill. They found a ladder, and half a kite, and a love letter, and the baker, who was stuck in a hedge. They found out that {away} had been at nearly every back door that evening, and had gotten something to eat at each one. Everybody had thought that somebody was taking {away.them} for a walk. It was like running after a guest who goes from one party to the next, and getting there every time when they're already putting away the chairs.",
        '"I keep thinking where I would go if I were {away}," said {hero}. "I\'d go where there are people. {Away.they} {away:hates|hate} to be alone, so {away.they} would just follow the first person who came along."¶"That\'s good, isn\'t it?" said {mentor}.¶It should have been, but there was nobody on the path through the fields, and nobody was down at the stream. Once there was a rustling in the leaves, and {hero} ran, with the lantern swinging, and pushed the leaves apart. It was a hedgehog, and it looked very offended. [?friend: "Wrong one!" called {friend}, who couldn\'t stop laughing. ]{hero} laughed, too. {Hero.they} wouldn\'t have thought that you could, on a night like this, and it hurt in the same place as crying.',
        'There were so many places! {hero} had lived there all {hero.their} life, and would have told you that you could see all of it from the church tower. Now, in the light of the lantern, it was full of sheds, and hollow trees, and holes under roots, and gaps behind woodpiles, and each of them was just big enough. [?companion: {companion} went into some of them, and came out gray. ]{hero} called the name into every one, and waited, and went on to the next. {mentor} never said that they had already looked there. When they came to where the fields begin, {hero} turned around, and everywhere in the dark there were little lights that bent down, and stood up, and moved on.',
        {
          say: 'The baker unlocked the bakery for them, and they looked everywhere, from the flour in the attic down to the cellar steps. It was warm, and it smelled so good that you could hardly believe anything was wrong. {hero} looked into the oven, and felt silly, and then looked into it again. [?friend: {friend} checked the shelves, one after another, and stayed for a long time with the cookies. ]Behind the door, on a hook, there was a paper bag with {away}\'s name on it in pencil, full of crusts for the morning. Nobody said anything. The baker took it down, and looked into it, and hung it up again. ¶ "So it\'s for tomorrow," he said, and {hero} was glad that he had said tomorrow.',
          shows: shown.bakery,
        },
      ],
    },
    more: {
      early: ['"Now we know where {away.they} {away:isn\'t|aren\'t}," said {mentor}. "That is something."'],
      middle: ['"Now we know where {away.they} {away:isn\'t|aren\'t}," said {mentor}. "That\'s something."'],
      preteen: [
        "By ten o'clock they were all coming home. They came along the path by twos and threes, with burrs on their socks, and you didn't have to ask them anything. [?friend: Somebody came to get {friend}, who said that {friend.they} {friend:wasn't|weren't} tired, and fell asleep on the way home. ]Each of them touched the gate when they went past it, just with two fingers, the way you touch the bed of somebody who is ill. {hero} hadn't expected that.",
      ],
    },
  },
  {
    id: 'not-there',
    purpose: 'A sound, a run, and it is not the right one.',
    core: false,
    rank: { young: 9, old: 12 },
    valence: -1,
    scene: {
      setting: 'riverbank',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'run', 'worried', 'mentor', 'lantern'],
        ['mentor', 'walk', 'calm', 'hero', 'lantern'],
        ['friend', 'run', 'wow', 'hero'],
      ],
      props: ['path', 'lantern'],
      action: '{hero} runs toward a sound in the dark, and it is not {away}.',
    },
    text: {
      toddlers: [
        'Hark! Rustle, rustle. "{away}!" No. It is only a frog. Croak.',
        'What is white over there? "{away}!" No. It is a sheet. Oh.',
        'Splash! Who is that? A duck goes by. Not {away}. Sniff.',
      ],
      early: [
        'Down by the stream there was something pale. "{away}!" cried {hero}, and ran. It was a shirt on a line. It waved its sleeves. {hero} could have kicked it. "It can\'t help being a shirt," said {mentor}.',
        '"Listen!" said {hero}. Something was breathing, in and out, in and out. They crept up close. It was the baker, asleep on a bench, with the bun on his tummy. {hero} let him sleep. He had looked for a long time.',
        'There was a print in the mud. It was fresh! {hero} followed it, nose to the ground. It went around a tree. It went around again. Then {hero.they} saw that it was {hero.their} own. "I found me," said {hero}. Nobody laughed much.',
      ],
      middle: [
        'Down by the stream something pale was moving. {hero} ran, through nettles and over a fence, with {hero.their} breath in {hero.their} throat. {Hero.they} had already made up what {hero.they} would say.¶It was a shirt. Somebody had left it on a line, and it waved one sleeve, as if it was sorry.¶{hero} sat down on the bank. {Hero.their} legs stung. It is one thing not to find somebody, and another to find them and then have it be a shirt. {mentor} caught up, and sat down as well, and picked the burrs off {hero.their} socks, one after another.',
        '"There!" whispered {hero}. In the soft ground beside the ford was a print, and then another. They were quite fresh. {Hero.they} followed them with the lantern held low, around the willow, through the reeds, and back to the ford. There were two sets now.¶"That\'s you," said {mentor} gently. "You\'ve been around once already."¶{hero} put {hero.their} own foot into one of them. It fitted. {Hero.they} had been so sure.',
        "Three times {hero} thought that {hero.they} heard something. The first time it was an owl. The second time it was a gate, some other gate, creaking. The third time it was so like {away} that {hero.they} shouted for joy, and then a boy came around the bend, a stranger, driving home a late cow. He hadn't seen anybody. He said that he would keep his eyes open. He seemed to mean it. But he was going the other way.",
      ],
      preteen: [
        "Down at the stream something white was moving between the trees, and {hero} was over the fence before {mentor} could lift the lantern. {Hero.they} didn't even feel the nettles. {Hero.they} had already started to scold, as you do when everything has turned out all right, but it was a shirt, and somebody had forgotten it on the line. The wind went into it, and it lifted one arm, as if it would have liked to help. {hero} stood there and looked at it for a long time. For the length of one field {hero.they} had found {away}, and now {hero.they} had to lose {away.them} all over again.",
        '{hero} found the tracks by the stream, and they were so fresh that the water was still running into them. {Hero.they} didn\'t say a word, so as not to spoil it. {Hero.they} followed them, bent over double, around the big tree and through the reeds and up the bank, with {mentor} right behind {hero.them}, and then down again to the stream. There {hero.they} stopped. Now there were twice as many tracks. "I think those are ours," said {mentor}, as kindly as you can say a thing like that. {hero} put {hero.their} foot into the nearest one, and it fit.',
        "The listening was the worst of it. In the dark everything sounded like {away}. A door did, and an owl did, and so did the water at the mill. Once it sounded so much like {away.them} that {hero} shouted, but it was only a boy with a cow, who was late getting home. He hadn't met anyone, he said. He was sorry, and he took off his cap, because he could see that it was serious. {hero} said thank you. After that {hero.they} walked for a while without calling, because {hero.they} couldn't trust {hero.their} own ears anymore.",
      ],
    },
    more: {
      middle: ['"We\'ll know it when it\'s right," said {mentor}. "You always do."'],
      preteen: [
        '{mentor} poured out the last of the tea, and they shared the lid of the flask. "How do you know that {away.they} went this way?" asked {hero}.¶"I don\'t know it," said {mentor}. "I only know that it\'s one of the ways." That didn\'t help much. But at least it was something that you could put your feet on, first the left one and then the right one, and after a while they were walking again.',
      ],
    },
  },
  {
    id: 'wait',
    purpose: 'The grown-ups say: wait till morning. It is good advice.',
    core: false,
    rank: { young: 8, old: 1 },
    valence: -1,
    scene: {
      setting: 'porch',
      time: 'night',
      shot: 'medium',
      cast: [
        ['owner', 'sit', 'calm', 'hero', 'lantern'],
        ['mentor', 'stand', 'thinking', 'hero'],
        ['hero', 'stand', 'sad', 'street'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['door', 'lantern', 'moon'],
      action: '{owner} says that it is time to sleep and to look again in the morning.',
    },
    text: {
      toddlers: [
        '"Wait till morning," says {owner}. "{away} is warm. {away} is safe." {hero} looks out.',
        'Night, night. The lamps go home. "We look tomorrow," says {owner}. But {hero} is not sleepy.',
        '"Bed," says {owner}. {hero} shakes and shakes. No bed without {away}.',
      ],
      early: [
        '"It is mild," said {owner}. "{away} is dressed for it. Nothing out there will hurt {away.them}. In the morning we will see more." It was good sense. Everyone yawned and went home. "But {away} does not know that it is only till morning," said {hero}.',
        '"Go to bed," said {owner}. "Tomorrow is {day.the}. I will leave the lamp lit at the gate." {hero} looked at the lamp. It was a good lamp. But {away} had never learned to read lamps.',
        'One lantern after another went home. "{away} will be hungry," said {owner}, "and cross, and quite all right. Wait till morning." {hero} nodded. {Hero.they} could wait. It was only that {hero.their} feet could not.',
      ],
      middle: [
        '"That\'s enough for tonight," said {owner}, at ten o\'clock. "It\'s mild, and there\'s nothing out there that would hurt {away.them}. {Away.they} {away:is|are} dressed for it. {Away.they} will lie down somewhere and be cross, and in the morning we\'ll see what we\'re doing." {Owner.they} hung the big lamp on the gatepost. "And you have to be in the square at eight."¶It was all true. {mentor} thought so, too. The lane went to bed, one window at a time.¶"{Away.they} {away:doesn\'t|don\'t} know that, though," said {hero}. "About the morning. {Away.they} only {away:knows|know} that nobody\'s there."',
        '"Bed," said {owner}, "the lot of you." Nobody wanted to, and everybody went. They had done all that could be done in the dark. {away} was safe enough. It was a soft night, and {away.they} had slept out before, and there was not a thing in those woods that was bigger than a badger.¶"You can\'t find anything by lantern that doesn\'t want to be found," said {owner}.¶"But {away.they} {away:does|do}," said {hero}. "{Away.they} {away:wants|want} to. {Away.they} always {away:wants|want} to." {owner} had no answer to that. {Owner.they} trimmed the lamp at the gate, and left it burning.',
        'There were two opinions, and both of them were right. {owner} said that you should wait until it was light, because people who stumble about at night only find ditches. {hero} said that you should not stop calling somebody just because you are tired.¶"And {day.the}?" said {owner}. "You\'ll want your sleep."¶{hero} looked at the lamp that {owner} had hung on the gatepost. It made a small warm circle. "That\'s for if {away.they} {away:comes|come} back," said {hero}. "What is there for if {away.they} can\'t?"',
      ],
      preteen: [
        '"We\'ve done what we can," said {owner} at ten o\'clock, and hung the big lantern on the gatepost. "It\'s a warm night, and there\'s nothing out there that\'s bigger than a badger. {away} is lying under some hedge right now and feeling sorry for {away.themself}. We should sleep, and start again when we can see something." It was sensible. {mentor} thought so, too, and so did everybody else. "And you have to be in the square at eight," said {owner} to {hero}, "and wide awake." One after another the windows in the lane went dark. {hero} looked at the lantern on the gatepost. It was a good help for somebody who could come home, but what if somebody couldn\'t?',
        'It was {owner} who sent them to bed, and if anybody was allowed to do that, it was {owner}. You can\'t search with a lantern, {owner.they} said. You can only see where {away} isn\'t, and the night was warm, and {away} had slept outside before, just for fun. "{Away.they}\'ll be fine until morning," said {owner}.¶"I know," said {hero}. "But {away.they} {away:doesn\'t|don\'t} know that it\'s only until morning. {Away.they} only {away:knows|know} that we were all calling, and then we stopped."¶{owner} opened {owner.their} mouth and shut it again. They were both right, and that was the trouble. The lantern stayed on the gatepost, and everybody went to bed.',
        '"I\'ve looked for a lot of animals in my time," said {owner}, "and I never found one after ten o\'clock." {Owner.they} explained it to {hero} very fairly. Everybody was worn out, and it wasn\'t dangerous, and there was nothing that they could do in the dark that they couldn\'t do much better when it got light. And then there was {day.the}, and nobody was ever picked twice. "You told us, and you helped us look," said {owner}, "so nobody wants you to lie awake." {hero} said thank you, and promised to try. It was nearly a relief, but halfway home {hero.they} noticed that {hero.they} {hero:was|were} walking on tiptoe, as if {hero.they} hoped that somebody would call {hero.them} back.',
      ],
    },
    more: {
      middle: ['The lamp burned at the gate. A moth came to see who it was for.'],
      preteen: [
        '{hero} got as far as taking off one shoe. {Hero.their} best clothes were hanging over the chair for tomorrow, ironed and ready, with the sleeves folded. It was half past ten. {Hero.they} sat on the edge of the bed, with the shoe in {hero.their} lap, and looked at the chair, and then at the window, and then at the chair again.',
      ],
    },
  },
]
