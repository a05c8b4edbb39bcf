import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The middle, which is only the same again, and then the invitation. */
export const dullEvenings: readonly Beat[] = [
  {
    id: 'dull',
    purpose: 'The fourth evening: rain, nobody watching, always the same.',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'work', 'sad', '{job}'],
        ['mentor', 'stand', 'calm', 'hero', 'umbrella'],
        ['companion', 'stand', 'sad', 'hero'],
      ],
      props: ['{job}', 'puddle', 'umbrella'],
      action: '{hero} looks after the {job} in the rain, and nobody is there to see it.',
    },
    text: {
      toddlers: [
        'Night four. It rains and rains. "Again?" asks {hero}. But {hero} goes. {job.tdo} Clack.',
        '{hero} yawns. It is no fun now. {job.tdo} [+ Pin four comes down. ][+ Clack.]',
        '{hero} does not want to go. [+ Drip, drip. ]But {hero} goes. {job.tdo} Clack.',
        '{hero} has wet shoes. [+ And a wet nose. ]{job.tdo} It is no fun today. [+ Clack.]',
      ],
      early: [
        'On the fourth evening it rained. {hero} did not run. {Hero.they} did not sing. [?friend: {friend} had not come. ]{Hero.they} {job.edid}, and the rain ran down {hero.their} neck. {Job.the} {job.elooks}. "I know," said {hero}. "It\'s me again." [+ Clack. It was a small, wet clack.]',
        '{job.plain}. {job.plain}. It was always the same. {hero} looked at the pins. Four were still up. Then one came down, and three were up. "That is still a lot," said {hero}. {mentor} held the umbrella and did not say that it wasn\'t.',
        '"Do I have to?" asked {hero}. There was a good warm chair. {mentor} was already in {mentor.their} boots. "You could stay here," said {mentor}. "But the pin would stay up." So they went. {hero} {job.edid} with rain in {hero.their} eyes. Clack.',
        'On the fourth evening nobody watched. [?friend: {friend} had found a better game. ]{mentor} sat under the umbrella. {hero} {job.edid}, and it was no fun at all, not even at the edge. [?companion: {companion} sneezed. ]Pin four fell in the tin. There was rain in the tin. Plip.',
      ],
      middle: [
        'By the fourth evening the fun had been used up. It was raining in the slow way that means to go on. {hero} {job.did}, and water ran down {hero.their} neck and out at the other end. [?friend: {friend} had stayed away. There had been a good reason, but {hero} had forgotten which. ]{mentor} stood under the umbrella with {mentor.their} mending in {mentor.their} pocket.¶{job.plain}. It came to {hero} that nobody in the whole world was looking. {Hero.they} could have done it badly, or only half, and the rain would have told no one.¶{Hero.they} did the other half. *Clack*, said the pin, without much feeling.',
        '{job.plain}. {hero} had said it so often that it had stopped being words. On the fourth evening it was drizzling, and every single thing in the yard was the color of a wet sock.¶"What\'s wrong?" asked {mentor}.¶"Nothing\'s wrong," said {hero}. "It\'s just the same." That was the whole trouble with it. A thing that was terrible you could have told people about. [?friend: {friend} would have come for something terrible. ]But nobody has ever run home shouting that it was the same as yesterday. The fourth pin fell into the tin, and {hero} did not wait for the *clack*.',
        'On the fourth evening {hero} discovered how many good things there are to do at six o\'clock. [?friend: {friend} was building a dam at the corner, with real mud. ]There was a smell of pancakes from somewhere. There was a book with a pirate in it, lying open on its face.¶"Is it today as well?" asked {hero}.¶"It\'s today as well," said {mentor}, and held out the wet coat.¶So {hero.they} squeaked in at the gate and {job.did}. {Job.the} {job.looks}. Nobody said "well done." *Clack.* Now there were three pins on the line, and in the rain they looked like six.',
        'It wasn\'t hard. That was what made it so hard. If there had been a dragon, {hero} could have been brave. But there was only a gate, and a puddle, and the same thing that {hero.they} had done on Monday, waiting to be done again. {Hero.they} {job.did}, and it rained on {hero.them} all the way there and all the way back. [?companion: It rained on {companion} as well. ]"Four," said {hero}, and let the pin drop.¶"More than half," said {mentor}.¶{hero} looked up at the other three. {Hero.they} would have thought that more than half would feel bigger.',
      ],
      preteen: [
        "On the fourth evening it rained. It wasn't a good, loud rain, but the slow gray kind that has all day. [?friend: {friend} hadn't been there since the day before yesterday, and let {hero} know that something had come up. ]{hero} squelched along the lane beside {mentor}, opened the gate, and {job.did}. It took less than two minutes, because there was nothing to find out anymore, and nothing to do better, and nobody to see it. {Job.the} {job.looks}. This must be the exact middle, thought {hero}. It was just as far back to the beginning, when it had been fun, as it was to the end, when it would be over. {Hero.they} dropped the fourth pin into the tin. There was an inch of rainwater in it, so that the pin didn't even go *clack*, but only *plip*.",
        'People are always telling you to get ready for when it gets hard, but nobody had ever told {hero} what to do when it got boring. It wasn\'t hard at all, because there was only the gate with its two squeaks, and four minutes that had turned into a minute and a half, and that minute and a half was the longest of the whole day. "{job.plain}," said {hero}, like somebody who reads out a very short menu, and of course it was raining, too. [?friend: From the far end of the lane you could hear {friend} and some others, who were building a dam in the gutter. ]{mentor} held the umbrella over both of them, as well as it would go, and didn\'t say anything wise. {hero} was grateful for that, and {hero.they} {job.did}, and the fourth pin came down.',
        '"You don\'t have to make such a face," said {mentor}. "It can\'t see it."¶{hero} hadn\'t known that {hero.they} {hero:was|were} making one. It was the fourth evening, and it was wet. And the worst was that {hero.they} had been reading, and had to stop at the very place where the door begins to open all by itself. {Hero.they} {job.did}, and thought about that door. Nobody would notice if {hero.they} left out the second half. {Job.the} certainly wouldn\'t tell anyone. {hero} stood there for a moment and looked at the second half. Then {hero.they} did it. The pin dropped into the tin, and {hero.they} walked home without a word.',
        '{hero} hadn\'t known that you can be bored and wet at the same time. On the fourth evening {hero.they} found out. [?companion: {companion} had been so excited about it at the start, and now had to be pulled along. ]{hero} {job.did}, exactly like on the first evening, except that on the first evening {hero.they} had been whistling. "Three left," said {mentor} from under the umbrella.¶"I can count," said {hero}, and it came out meaner than {hero.they} wanted, because {mentor} had come out into the rain for no other reason than to sit next to somebody else\'s promise. "Sorry," said {hero}. The pin fell. {mentor} moved the umbrella a bit farther over.',
      ],
    },
    more: {
      early: ["{mentor} put a warm roll in {hero}'s pocket on the way home, and said nothing about it."],
      middle: ["{mentor} put a warm roll in {hero}'s pocket on the way home, and did not mention it."],
      preteen: [
        "That night {hero} found the chart under the bed. {Hero.they} had made it with a ruler and with three different colors, on the very first evening, when {hero.they} had thought that something is as good as done when you've got a chart for it. {hero} looked at the neat squares for a while. Then {hero.they} found a pencil, and put a cross into the fourth one. It was only a small cross.",
      ],
    },
  },
  {
    id: 'mentor-story',
    purpose: 'The mentor says, with busy hands, why dull things get done.',
    core: false,
    rank: { young: 11, old: 6 },
    valence: 0,
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'close',
      cast: [
        ['mentor', 'work', 'calm', 'hero'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'sit', 'sleepy', 'hero'],
      ],
      props: ['bench', 'basket'],
      action: '{mentor} mends something and talks with {hero} on the step.',
    },
    text: {
      toddlers: [
        '{mentor} sews. In and out. "Again?" asks {hero}. "Again. Look, now it is a sock!"',
        {
          say: '{mentor} stirs the soup. "Is it dull?" asks {hero}. "Yes. But then we eat it!"',
          shows: shown.soupInKitchen,
        },
        '{mentor} brings {hero} a bun. [+ Munch, munch. ]"Come again tomorrow," says {mentor}.',
      ],
      early: [
        '{mentor} was mending a sock. In went the needle, and out, and in. "Isn\'t it dull?" asked {hero}. "Very," said {mentor}. "Then why do you do it?" {mentor} held up the sock. "Because of the toe," said {mentor}.',
        '"What do you think about when it\'s boring?" asked {hero}. "I think about the one it\'s for," said {mentor}. {hero} tried it. [+ {Hero.they} thought about {owner}, far away, with {owner.their} shoes off. ]"What {owner:is|are} {owner.they} doing now?" {hero.they} asked. "Not worrying," said {mentor}.',
        '"Did you ever stop something in the middle?" asked {hero}. "I stopped a scarf once," said {mentor}. "It was going to be for a giraffe." {mentor} pulled it out. It was as long as a thumb. "It has been a cold giraffe," said {mentor}.',
      ],
      middle: [
        '{mentor} had been darning the same stocking since Monday. {hero} watched the needle go over and under. "How do you stand it?" {hero.they} asked. "It\'s always the same."¶"So is breakfast," said {mentor}. {Mentor.they} drew the thread tight and bit it off. "I don\'t do it because it\'s exciting. I do it because there\'s a foot."¶{hero} thought about that. On the other side of the wall there wasn\'t a foot, but there was {job.the}, and a person on a train who believed that it was being looked after.',
        '"Did you ever promise something and wish you hadn\'t?" asked {hero}.¶"Every year," said {mentor}. "I promised to bring the soup to the harvest supper, when I was young and silly. I\'ve peeled for it twenty-two times." {Mentor.they} {mentor:was|were} peeling now, as it happened. The peel came off in one long curl.¶"Why don\'t you stop?"¶"Somewhere about the ninth time," said {mentor}, "I noticed that I\'d become the person who brings the soup. I found I liked {mentor.them}."',
        '{mentor} told {hero} about the man who looked after the church bell, and who had rung it at noon for forty years. "And what did he think about, all that time?" asked {hero}.¶"Lunch," said {mentor}. "But a woman at the far end of the valley set her clock by him, and a boy came home from the fields by him, and he never met either of them." The needle stopped for a moment. "That\'s what I like about it. He thought that he was pulling a rope."',
      ],
      preteen: [
        '{mentor} had pulled a sock over {mentor.their} fist and was mending the heel of it, over and under, over and under, until {hero} wanted to lie down on the ground. "Doesn\'t it drive you crazy?" asked {hero}.¶"It used to," said {mentor}. "I used to do all of them at once, on the last day of the month, and I was in a bad mood, and you could tell by the socks." {Mentor.they} held the heel up to the light. "The exciting things always get done somehow. It\'s the boring ones that need somebody." {hero} wanted to say that this wasn\'t much help, but then {hero.they} looked at the heel, and you couldn\'t see anymore where the hole had been, so {hero.they} didn\'t say it.',
        '"I\'ve been wondering about something," said {hero}. "If it\'s boring, and nobody\'s looking, and nobody would ever find out, then who are you doing it for?"¶{mentor} was peeling an apple, and went on peeling it. "Well, who\'s left?" {mentor.they} said. "There\'s {owner}, who isn\'t here. Then there\'s God, who is, and I don\'t think that God gets bored very easily, and then there\'s you. You\'d find out." The peel dropped into the bowl, and it was all in one piece. "I can fool other people if I have to," said {mentor}, "but I\'ve never been much good at fooling that one."',
        'They sat on the step for a while, because the rain had stopped, and everything smelled as if somebody had washed it. {mentor} was knitting something long and gray. "When I was eleven I promised to write to my aunt every Sunday," said {mentor}. "I did it for five weeks, and then I stopped. She never said a word about it. She was a busy woman, and I don\'t think I ever got an answer." The needles clicked. "A long time later I found those five letters. She had kept them in her button box, with her best buttons, and they weren\'t even good letters." {mentor} counted the stitches to the end of the row, and {hero} waited for the moral. There wasn\'t one.',
      ],
    },
    more: {
      middle: ['They sat there until the first bat came out.'],
      preteen: [
        "{hero} picked up the other end of the yarn and started to wind it into a ball, because it was lying there, and because {hero.their} hands didn't have anything to do. It was boring, around and around, but it wasn't so bad to be bored next to somebody.",
      ],
    },
  },
  {
    id: 'almost-forgot',
    purpose: 'The fifth evening is remembered only at bedtime.',
    core: false,
    rank: { young: 6, old: 7 },
    valence: -1,
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'run', 'worried', '{job}', 'lantern'],
        ['mentor', 'walk', 'calm', 'hero', 'lantern'],
        ['companion', 'walk', 'sleepy', 'hero'],
      ],
      props: ['moon', 'path', 'lantern'],
      action: '{hero} hurries along the lane at night because the fifth evening was nearly forgotten.',
    },
    text: {
      toddlers: [
        {
          say: '{hero} is in bed. [+ Oh no! ]{hero} forgot {job.the}! Run, {hero}, run! {job.tdo} Clack.',
          shows: shown.rememberedInBed,
        },
        {
          say: '"Good night," says {mentor}. "Wait!" says {hero}. "I must {job.tto}!" Run, run! [+ Clack.]',
          shows: shown.rememberedInBed,
        },
        '{hero} forgot {job.the}! "I will come with you," says {mentor}. {job.tdo} Clack.',
      ],
      early: [
        {
          say: 'On the fifth evening {hero} was already in bed. Then {hero.they} sat up. "The pin!" {mentor} did not scold. {Mentor.they} only fetched the lantern and two coats. {hero} {job.edid} by the light of the moon. "Sorry I\'m late," {hero.they} whispered. Clack.',
          shows: shown.rememberedInBed,
        },
        '{hero} had teeth to brush and a story to hear. It was a very full evening. Only, at the end of it, there was a hole somewhere. "Oh!" said {hero}. Five minutes later there was a lantern in the lane, and two pairs of boots. Pin five. Clack.',
        '"What did I forget?" asked {hero}. "Your teeth?" asked {mentor}. "No." "Your prayers?" "No." Then they both ran for their boots. {mentor} held the lantern. {hero} {job.edid}. Clack. "That was close," said {hero}. "I was in my socks," said {mentor}.',
      ],
      middle: [
        {
          say: 'On the fifth evening, at twenty minutes to nine, {hero} sat up in bed as if somebody had pulled a string. {Hero.they} had not been lazy. {Hero.they} had not even decided anything. {Hero.they} had simply forgotten, the way you forget a coat on a warm day.¶{mentor} was at the door with a lantern before {hero} had found the second boot. They went along the lane without talking. Everything looked different at night, and {job.the} looked as if {job.it} had been waiting. {hero} {job.did}, took down the pin by feel, and let it go. *Clack.*¶"It doesn\'t count if it\'s late, does it?" {hero.they} asked.¶"It counts as late," said {mentor}.',
          shows: shown.rememberedInBed,
        },
        {
          say: '{hero} was warm. That was how it started, on the fifth evening: {hero.they} {hero:was|were} warm, and clean, and lying down, and then {hero.they} remembered. {Hero.they} kept quite still, in case it would go away.¶It was dark out. One time wouldn\'t matter. {Job.the} was probably asleep.¶Then {hero} said a short word into the pillow and put {hero.their} feet on the floor, and the floor was cold. "I wondered," said {mentor}, who was sitting in the kitchen with the lantern lit and both coats over a chair. *Clack*, went pin five, at nine o\'clock, under the moon.',
          shows: shown.rememberedInBed,
        },
        '"Have you done everything?" asked {mentor}, as on any evening.¶"Yes," said {hero}, as on any evening. Then something cold went down {hero.their} back. There was one thing that was not washed, or folded, or said. {Hero.they} looked at the clock, and it was half past eight.¶They went with a lantern. The gate squeaked twice as loud as by day. {hero} {job.did}, and told {job.the} that {hero.they} {hero:was|were} sorry, and {job.the} {job.thanks}. "You might have reminded me," said {hero} on the way back.¶"I might," {mentor} agreed. "But it wasn\'t I who promised."',
      ],
      preteen: [
        "What scared {hero} on the fifth evening wasn't the dark, it was how easy it had been. {Hero.they} had come home, and had supper, and read a book, and gone to bed, and {hero.they} hadn't felt bad about anything. And the whole time the fifth pin was hanging on the line. {hero} hadn't decided to break a promise, {hero.they} had just stopped looking at it, and it had slipped away all by itself, like a cup on a table that isn't straight. {mentor} lit the lantern and didn't ask. At ten minutes to nine {hero} {job.did}, with a coat over {hero.their} pajamas, and when the pin went *clack* {hero.they} stayed there for another moment, with one hand on the line.",
        {
          say: 'A bed gets twice as comfortable when you suddenly remember that you have to get out of it. It was the fifth evening, and it was nearly nine, and {hero} lay there and thought it over. It was cold outside, and it was dark. Anybody would say that it was too late now, and that the best thing was to go very early tomorrow and do it twice. That sounded sensible. {hero} listened to it for a while, until {hero.they} noticed who was talking. Then {hero.they} groaned, and felt around for {hero.their} shoes. Downstairs {mentor} was standing by the door, in boots, with a lantern. "How did you know?" asked {hero}.¶"I didn\'t," said {mentor}. "I was going to give it until nine."',
          shows: shown.rememberedInBed,
        },
        '"You\'re very quiet," said {mentor}, halfway down the lane. It was the fifth evening, or what was left of it, and the light of the lantern went along with them like a small room.¶"I forgot it," said {hero}. "I forgot it completely. I would have gone to sleep!" {Hero.they} had always thought that you keep a promise by being a nice person. But {hero.they} {hero:was|were} just as nice as yesterday, and it had fallen out of {hero.their} hand, and {hero.they} hadn\'t even felt it. By the light of the lantern {hero} {job.did}, more carefully than on any evening since the first one. {Job.the} {job.thanks}. "I deserved that," said {hero}.',
      ],
    },
    more: {
      middle: ['"Two left," said {mentor}, and blew out the lantern at the door.'],
      preteen: [
        "When {hero.they} {hero:was|were} back in bed, with cold feet, {hero} tied a piece of string to the bedpost, right where {hero.they} would see it, and made two knots in it. {Hero.they} felt a bit silly about the string, but it had turned out that {hero.they} couldn't trust {hero.themself} without help, so it was better to say so, and tie a knot.",
      ],
    },
  },
  {
    id: 'invitation',
    purpose: 'The sixth evening: tomorrow at six comes the one thing the hero wants most. One pin is left.',
    core: true,
    valence: 0,
    scene: {
      setting: 'street',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'jump', 'joy', 'mentor'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'cheer', 'joy', 'hero'],
        ['companion', 'look-up', 'wow', 'hero'],
      ],
      props: ['gate', 'lanterns', 'paper'],
      action:
        '{hero} hears of {wish.all}, which is tomorrow evening at six, and one pin is left on the line.',
    },
    text: {
      toddlers: [
        '"Tomorrow night is {wish.the}!" calls a man. {hero} hops. [+ Oh. ]One pin is left.',
        '"Tomorrow is {wish.the}!" "I want to go," says {hero}. [+ Oh. ]There is one more pin.',
        'Six nights are done. One night is left. But that night is {wish.the}! [+ Oh, oh, oh.]',
        '{hero} wants to see {wish.the}. It is tomorrow night. [+ Oh. ]But who will {job.tto}?',
      ],
      early: [
        'On the sixth evening there was a paper on the gate. "{Wish.all}," read {mentor}. "Tomorrow! The wagon comes by at six." {hero} jumped so high that the gate squeaked. Then {hero.they} saw the line. One pin was left. Inside {hero.them}, {img.start}.',
        '"Guess what!" [?friend: It was {friend}, out of breath. ][!friend: It was the baker\'s boy, out of breath. ]"Tomorrow is {wish.the}! The wagon comes right here, at six!" {hero} had just taken down pin six. {Hero.they} did a dance with it. Then {hero.they} stopped. One pin was left. Inside {hero.them}, {img.start}.',
        'There was one thing that {hero} wanted more than all the others. It was {wish.the}. And now a man on a ladder was hanging up a sign. "Tomorrow at six," it said. "The wagon comes by." Hooray! But one last pin hung on the line. Inside {hero.them}, {img.start}.',
        '"Six," said {hero}. Clack. One pin was left. Then a wagon rolled past, all hung with paper roses. "Tomorrow at six!" called the driver. "Who is coming to {wish.the}?" "Me!" called {hero}. "Me, me!" Then {hero.they} saw the line: one pin. Inside {hero.them}, {img.start}.',
      ],
      middle: [
        "The sixth pin had just gone *clack* when a man came down the lane with a ladder and a pot of paste. He put up a poster on the wall, right across from the gate, and smoothed it with his sleeve. It had gold letters. *{Wish.all}*, it said. *Tomorrow! The wagon comes through the lane at six.*¶{hero} read it three times, in case it changed. It came once a year. Last year {hero.they} had been in bed with a cold and had heard the wagon go by. {Hero.they} had already thought of what to wear. Only then did {hero.they} look around, at the line with its one last pin.¶Six o'clock. Under {hero.their} ribs {img.start}.",
        '"You\'re coming, aren\'t you?" [?friend: {friend} came around the corner so fast that {friend.they} had to hold on to the gatepost.][!friend: The girl from the bakery came around the corner so fast that she had to hold on to the gatepost.] "It\'s {wish.all}! It\'s tomorrow! They\'re sending the wagon around, and there\'ll be {wish.best}, and it stops right here at six."¶"Of course I\'m coming," said {hero}. {Hero.they} had waited a whole year. {Hero.they} had the sixth pin in {hero.their} mouth, from having clapped, and now {hero.they} took it out and looked at it. There was one more where it came from.¶"At six," said {hero}, and under {hero.their} ribs {img.start}.',
        'If you had asked {hero} on any day of the year what {hero.they} wanted, {hero.they} would have said {wish.the}, and if you had asked what else, {hero.they} would have said {wish.the} again. So {hero.they} could hardly breathe when {mentor} unfolded the newspaper on the wall, on the sixth evening, and read it out: {wish.all}, tomorrow, for one night only. The wagon would come down the lane at six to fetch whoever was ready.¶"I\'m ready now," said {hero}.¶Then nobody said anything. In the quiet they could both hear the last pin, turning on the line in the wind. Under {hero}\'s ribs {img.start}.',
        'There were two good things about the sixth evening. The first was that there was only one more to come. The second drove right past them in the lane, with a bell on its shaft and paper roses on its wheels. "Tomorrow at six!" the driver called down. "{Wish.all}! Last wagon, first wagon, only wagon!"¶{hero} ran along beside it as far as the corner, shouting that {hero.they} would be there. {Hero.they} came walking back more slowly. {mentor} was standing at the gate and did not say it. The two good things had turned out to be at the same time. Under {hero.their} ribs {img.start}.',
      ],
      preteen: [
        "On the sixth evening, just when the pin dropped into the tin, a man was putting up a poster on the other side of the lane. {hero} went across to look at it, and it was for {wish.all}. It was tomorrow, and only tomorrow, once a year, and at six o'clock a wagon would come down the lane and take everybody there. Last year {hero} had had a fever, and had lain in bed and listened to the wagon going past. Since then there hadn't been a single month when {hero.they} hadn't thought about {wish.best}. {hero} was already planning what to wear when {hero.they} read the poster again, and got to the six. Behind {hero.them}, on {owner}'s line, hung the last pin. Somewhere under {hero.their} ribs {img.start}.",
        'The sixth evening was a good one. The rain had stopped, and the pin was in the tin, and there was only one left on the line, and {hero} had even started to whistle again. Then [?friend: {friend} came running around the corner with a piece of paper][!friend: the boy from the bakery came running around the corner with a piece of paper] and held it right under {hero.their} nose. "It\'s tomorrow!" somebody shouted, because by now half of the lane had come out. "{Wish.all}! They\'re sending the wagon at six!" {hero} shouted, too, and {hero.they} had been waiting for it for a whole year. Only when all the shouting had moved on to the next house did {hero.they} hear that one word again, *six*, and {hero} turned around and looked at the line. Under {hero.their} ribs {img.start}.',
        '"You\'ve seen the poster, I suppose," said {mentor}, folding up the mending. The sixth pin was in the tin.¶{hero} hadn\'t seen any poster, so {hero.they} turned around. It was on the wall across the lane, as tall as a door, with gold letters, and it must have been there the whole time. {Wish.all}! It was only once a year, and it was tomorrow. {hero} would finally see {wish.best}. Everybody who had ever been there had told {hero.them} about it, and none of them had ever stopped on time. There was a wagon that came and picked you up. "It leaves at six," {hero} read out loud, and then {hero.they} didn\'t say anything else, because there was one pin left. Under {hero.their} ribs {img.start}.',
        'Most wishes you can tell to anybody, but there is usually one that you keep to yourself, because it would be too awful if it went wrong and everyone knew. {hero}\'s was {wish.the}. {Hero.they} had wanted to see {wish.best} for as long as {hero.they} could remember, and every year something had gotten in the way. And now, on the sixth evening, the wagon itself came rolling down the lane, with paper roses in its wheels. "Tomorrow at six!" the driver called to {hero}. "Only once a year! Shall I keep a place for you?"¶"Yes!" yelled {hero}. {Hero.they} turned around, with the biggest smile in the world, and saw the line, and on it the last pin. Under {hero.their} ribs {img.start}.',
      ],
    },
    more: {
      early: ['{hero} walked home behind {mentor}, so as not to be asked.'],
      middle: [
        '[?companion: {companion} looked at the poster, and then at the line. It was a bad sign when even {companion} could see it.][!companion: All the way home {hero} walked behind {mentor}, so as not to be asked.]',
      ],
      preteen: [
        "And nobody had done anything wrong. {owner} couldn't have known about it, and the people with the wagon couldn't have known about {owner}. {hero} had said yes to both of them, and had meant it both times. Somebody could have told those two yeses about each other, thought {hero}.",
      ],
    },
  },
]
