import type { Beat } from '../plot.ts'

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
        '"I am sad. I forgive you," says {owner}. Hug, hug.',
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
        "{owner} did not answer at once, and {hero} was glad, for it would have been a sort of insult to be forgiven quickly. {Owner.they} sat down on the step and put the lantern between {owner.their} feet. \"I won't tell you that it doesn't matter,\" {owner.they} said at length. \"I've talked to {away} every day for years, and I don't like the look of that yard.\" {hero} nodded. It was what {hero.they} thought as well. \"But you needn't have told us, and you did; and I'd sooner have a neighbor who leaves a gate open and says so than one who never leaves it open at all.\" {Owner.they} moved over, to make room. \"I forgive you, {hero}. I'm still sad. You'll find that there's space on the step for the both of us, and for that, too.\"",
        '"Say something," begged {hero}, when the others had gone off along the hedges, and {owner} was still standing there.¶"I\'m thinking," said {owner}, "how my father did it." It appeared that at the age of nine {owner} had let out forty geese on the morning of the market, and that thirty-nine of them had been recovered. "He was a hard man, and it was a great deal of money, and I waited for it to fall on me. He looked at me, and he said, \'Well, I forgive you, now get your boots on.\' I thought he\'d say it when we had them all back. But he said it at the gate." {Owner.they} cleared {owner.their} throat. "So I\'m saying it at the gate. I forgive you. And now we had better put our boots on."',
        'There was something terrible about {owner}\'s gentleness. "I expect you\'d like me to be angry," {owner.they} said, sitting down heavily on the step, and {hero}, who had not been aware of it, found that it was so. "I am, somewhere. I\'ll come to it, I dare say, on Thursday. But I looked at you up there with all those lamps on you, and I thought, that\'s as much as a person can carry in one night, and I\'m not going to put mine on top." {Owner.they} felt about for {owner.their} handkerchief. "I forgive you, and I mean it, and it may take me a day or two to mean all of it." It was the most honest thing that anybody had said that evening, and {hero} laid {hero.their} head against {owner.their} shoulder, and they were wretched together, which was better.',
      ],
    },
    more: {
      early: ['{hero} blew {hero.their} nose. "Where has nobody looked?" {hero.they} asked.'],
      middle: ['{hero} blew {hero.their} nose. "Where hasn\'t anybody looked?" {hero.they} asked.'],
      preteen: [
        'They sat there for perhaps a minute, and it was curious how much of the evening fitted into it. Nothing had been mended. {away} was exactly as lost as before, and {hero} had done it, and would have done it tomorrow, and next year. But something that had stood between {hero.them} and every face in the lane had been taken down and carried off, and {hero.they} could see them now, poking about in the nettles, with their absurd lanterns, each one of them quite plain.',
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
        'Is {away} in the barn? No. In the bush? No. In the pot? No, no, no!',
        '"{away}!" [+ Look up. Look down. ][?friend: {friend} looks in a boot. ]No {away} in there.',
        'Peek, peek, peek. That is a cat. [+ That is a hat. ]That is not {away}.',
        {
          say: 'Knock, knock! Is {away} with the bread? [+ Sniff, sniff. ]No. Buns, buns, buns.',
          elsewhere: { setting: 'bakery', props: ['lanterns', 'bread'] },
        },
      ],
      early: [
        'They looked behind the bakery. There was a cat. They looked in the coal shed. There was coal. [?friend: {friend} looked in a teapot. "You never know," {friend.they} said. ]{hero} looked in all the places twice, and still there was no {away} in any of them.',
        {
          say: '"If I were {away}," said {hero}, "where would I go?" {Hero.they} thought hard. "To the bakery." So they went to the bakery. There were crumbs. [?companion: {companion} helped with the crumbs. ]"And then?" asked {mentor}. "Then I would go home," said {hero}. But {away} had not.',
          elsewhere: { setting: 'bakery', props: ['lanterns', 'bread'] },
        },
        'Something moved in the hedge! "{away}!" cried {hero}, and jumped on it. It was the baker. He was looking, too. He had leaves in his hair. "Not here," said the baker. "I can see that," said {hero}.',
      ],
      middle: [
        'They divided it up. {mentor} took the ditch, and {hero} took the hedge. [?friend: {friend} took everything that nobody else would have thought of. ]They found a glove, half a kite, and a ladder that had been missing since Easter. They found the baker, twice.¶"What does {away} like best?" asked {mentor}.¶"Everybody," said {hero}. That was the trouble. There was no house where {away.they} would not have been happy to go. {Hero.they} knocked at all eleven doors, and at each of them a face lit up, and then went out again.',
        '"Think like {away}," said {mentor}.¶{hero} tried. {Hero.they} went out through the gate, slowly, as somebody might who had never been allowed to. There was a smell of bread on the left. On the right there was a puddle. [?companion: {companion} chose the puddle. ]{Hero.they} followed what {away} would have followed, from one nice thing to the next, past the pump, around the churchyard and along the wall. It was quite a good evening for it. At the end of the wall there were no more nice things. There were only the fields, and it was getting dark.',
        'Behind the mill something rustled. They all stood still. {hero} held up the lantern, and {hero.their} heart went like a drum.¶"{away}?"¶The thing came out. It was a hedgehog. It looked at the lantern, and it looked at {hero}, and it went back in again with an offended sort of sniff.¶"Excuse us," said {mentor}. [?friend: {friend} began to giggle, and couldn\'t stop. ]{hero} giggled, too. It was dreadful. You could be as sad as anything, and there was still a hedgehog.',
        {
          say: 'The baker unlocked the bakery for them, although it was nearly night. They looked behind the flour sacks and under the counter, and {hero} put {hero.their} head right into the oven, which was cold. [?friend: {friend} looked in the bread box, where nobody would have fitted, and took rather a long time over it. ]By then there was flour on all of them.¶"These are for {away.them}," said the baker. "I keep the crusts." He held up a paper bag. It was full, and he put it back on the shelf very carefully, as if there were somebody asleep in it.',
          elsewhere: { setting: 'bakery', props: ['lanterns', 'bread'] },
        },
      ],
      preteen: [
        'They did it methodically, to begin with. {mentor} took one side of the road and {hero} the other, [?friend: {friend} was to look in any place that a sensible person would have left out, ]and they worked their way from the pump to the churchyard, and from the churchyard to the mill. In the course of the evening they discovered a ladder, half a kite, a love letter, and the baker, who had gotten himself stuck in a hedge. They discovered that {away} had paid a call at practically every back door, earlier on, and had been given something at each. Everyone had supposed that {away.they} {away:was|were} out for a walk with somebody. It was like following a guest of honor from one party to the next, and arriving always just as the chairs were being put away.',
        '"I keep thinking what I\'d do if I were {away}," said {hero}. "And I\'d go where there was somebody. {Away.they} {away:hates|hate} to be alone. {Away.they} would go up to the first person {away.they} met."¶"That\'s in {away.their} favor," said {mentor}.¶It ought to have been. But there was nobody on the field path, or at the ford. Once they heard a rustling, and {hero} ran, with the lantern swinging, and parted the leaves, and was confronted by a hedgehog, who had seldom been so affronted in its life. [?friend: "Wrong one," called {friend}, and began helplessly to laugh. ]{hero} laughed as well. {Hero.they} would not have believed that it was possible, and it hurt in the same place as crying.',
        'It was surprising what a number of places there were. {hero} had lived there always, and would have told you that you could see the whole of it from the church tower. Now it came apart, under the lantern, into sheds and culverts, hollow trees, holes beneath roots, gaps behind woodpiles, each of them just large enough. [?companion: {companion} went into several, and came out gray. ]{Hero.they} called the name into every one, and waited, and went on to the next. {mentor} never once said that they had tried there already. When they came at last to the stile, where the fields begin, {hero} turned to look back, and all over the dusk there were small lights stooping, and straightening up, and moving on.',
        {
          say: 'The baker had gone ahead to unlock, and they searched the bakery from the flour loft to the cellar steps, in that sweet, warm air in which it is difficult to believe in a misfortune. {hero} looked into the oven, felt foolish, and looked into it again. [?friend: {friend} inspected the shelves, one after another, with particular attention to the almond crescents. ]On a hook behind the door hung a paper bag with {away}\'s name on it in pencil, full of crusts for the morning. Nobody said anything. The baker took it down, considered it, and hung it up again. ¶ "Tomorrow, then," he said. It was as much as to say that there would be one.',
          elsewhere: { setting: 'bakery', props: ['lanterns', 'bread'] },
        },
      ],
    },
    more: {
      early: ['"Now we know where {away.they} {away:isn\'t|aren\'t}," said {mentor}. "That is something."'],
      middle: ['"Now we know where {away.they} {away:isn\'t|aren\'t}," said {mentor}. "That\'s something."'],
      preteen: [
        "By ten o'clock the searchers were coming home. They trickled in along the field path, by twos and threes, with their lanterns burned low and burrs in their stockings, and not one of them needed to be asked. [?friend: {friend} was fetched indoors by somebody, protesting, and fell asleep on the way. ]Each of them touched the gate as they went past it. {hero} had not expected that. It was just a tap, with two fingers, as you might touch a bed in which someone is ill.",
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
        'Down by the stream something pale was moving, between the willows, and {hero} was over the fence before {mentor} could lift the lantern. {Hero.they} did not feel the nettles. {Hero.they} had even begun to scold, the way you do when everything has come out right. It was a shirt, which someone had forgotten on a line. It filled with air, and emptied, and lifted an arm to {hero.them} like a person who would help if {hero.they} could. {hero} stood in front of it for some time. {Hero.they} had known before what it was not to find {away}; {hero.they} had not known what it was to find {away.them}, for as long as it takes to cross a field, and then to have to give {away.them} back.',
        '{hero} came on the tracks at the ford, and they were fresh; there was still water seeping into them. {Hero.they} said nothing, for fear of breaking it. {Hero.they} followed them, bent nearly double, around the willow and through the reeds and up the bank, with {mentor} breathing behind {hero.them}, and down again to the ford. There {hero.they} stopped. There were now two lines of prints. "I believe that those are ours," said {mentor}, as kindly as it can be said. {hero} set {hero.their} foot in the nearest one, and it was like being answered, after all that calling, by {hero.their} own voice.',
        'It was the hearing that was the worst. In the dark everything sounded like {away}. A hinge did, and an owl, and the weir. Once it was so exactly right that {hero} shouted aloud, and a boy came around the bend of the lane, somebody whom {hero.they} had never seen before, driving home a single late cow. He had not met anyone. He was sorry, he said, and took off his cap, for he could see that it was serious. {hero} thanked him. After that {hero.they} walked for a time without calling, since {hero.they} could no longer rely on {hero.their} ears, which wanted so badly to be of use.',
      ],
    },
    more: {
      middle: ['"We\'ll know it when it\'s right," said {mentor}. "You always do."'],
      preteen: [
        '{mentor} poured out the last of the tea, and they shared the lid of the flask. "How do you know that {away.they} {away:is|are} even this way?" asked {hero}, after a silence.¶"I don\'t," said {mentor}. "I only know that it\'s a way." That was not much of a comfort. But it was a thing you could put your feet on, first the left and then the right, and after a while they found that they were walking again.',
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
        '"We\'ve done what can be done," said {owner}, at ten o\'clock, and hung the big lamp on the gatepost. "It\'s as mild as milk. There is nothing out there larger than a badger, and {away} is dressed for it; {away.they} will be lying under a hedge this minute, feeling extremely hard done by. The sensible thing is to sleep, and begin again when we can see." It was the sensible thing. {mentor} agreed, and so did everyone. "And you\'re expected in the square at eight," {owner} added to {hero}, more gently, "with your wits about you." Along the lane the windows went out. {hero} stood looking at that lamp. It would be a great help to anyone who was able to come home, and it occurred to {hero.them} to wonder about anyone who was not.',
        'It was {owner} {owner.themself} who sent them to bed, and nobody could have had a better right to. {Owner.they} pointed out that a person cannot search by lantern, but can only illuminate the place where {away} is not. {Owner.they} pointed out that the night was warm, and that {away} had slept in the open many a time, and from choice. "{Away.they} will keep until the morning," said {owner}.¶"I know that {away.they} will," said {hero}. "But {away.they} {away:doesn\'t|don\'t} know that it\'s only until the morning. {Away.they} only {away:knows|know} that everyone was calling, and then they stopped."¶{owner} opened {owner.their} mouth and closed it again. It was one of those disagreements in which there is nobody to be angry with. The lamp was left burning at the gate, and the lane lay down to sleep.',
        '"I\'ve looked for a good many animals," said {owner}, "and I never found one after ten o\'clock." {Owner.they} laid it out for {hero} quite fairly. They were all tired out; there was no danger; there was nothing to be gained in the dark that could not be had for the asking at daybreak. Besides, there was {day.the}. Nobody was ever chosen twice. "You\'ve owned up," {owner} said. "You\'ve done your share, and more. Nobody wants you to lie awake." {hero} thanked {owner.them} and promised to try. It was a relief, in a way, to be forbidden. But halfway along the lane {hero.they} noticed that {hero.they} {hero:was|were} walking on tiptoe, as you do if you are hoping to be called back.',
      ],
    },
    more: {
      middle: ['The lamp burned at the gate. A moth came to see who it was for.'],
      preteen: [
        '{hero} went as far as taking off one shoe. {Hero.their} best clothes were laid out on the chair for the morning, with the sleeves folded, like somebody very calm who was already asleep. It was half past ten. {Hero.they} sat there on the edge of the bed with the shoe in {hero.their} lap, and looked from the window to the chair, and again from the chair to the window.',
      ],
    },
  },
]
