import type { Beat } from '../plot.ts'

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
        'Rain, rain, rain. Again? Again. {job.tdo} Pin four. Clack.',
        'Squeak. Yawn, says {hero}. {job.tdo} The same, the same. Clack.',
        '{hero} does not want to. [+ Drip, drip. ]{hero} goes. {job.tdo} Clack.',
        'Wet shoes. [+ Wet nose. ]{job.tdo} No song today. Pin four. Clack.',
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
        'It rained on the fourth evening, not dramatically, but like somebody at a desk who has a lot to get through. [?friend: {friend} had not been seen since the day before yesterday, and sent word that something had come up. ]{hero} squelched along the lane beside {mentor}, opened the gate, and {job.did}. It took under two minutes; there was nothing to be discovered in it any longer, nothing to be improved, and no one to admire it. {Job.the} {job.looks}. It occurred to {hero} that this was the actual middle, and that it was exactly as far from the beginning, which had been interesting, as from the end, which would be over. {Hero.they} dropped the fourth pin into the tin, where it landed in an inch of rainwater, and made no sound to speak of.',
        'People are always told to prepare for difficulties; nobody had ever warned {hero} about the opposite. There was no difficulty. There was only the gate, the two notes of the gate, and the four minutes that had shrunk to a minute and a half, and were still the longest of the day. "{job.plain}," {hero.they} recited under {hero.their} breath, like somebody reading from a very short menu; it was, of course, drizzling. [?friend: From the far end of the lane came the voices of {friend} and some others, who were damming the gutter. ]{mentor} held the umbrella over both of them as far as it would go, and did not offer any wisdom, for which {hero} was grateful. {Hero.they} {job.did}. The fourth pin came down.',
        '"You needn\'t make such a face," said {mentor}. "It isn\'t listening."¶{hero} had not known that {hero.they} {hero:was|were} making one. It was the fourth evening, and wet, and worst of all {hero.they} had been called away from a book at the very place where the door begins to open. {Hero.they} {job.did}, with the rest of the chapter going around in {hero.their} head; nobody would have noticed if {hero.they} had left out the second half. {Job.the}, to put it mildly, would not have written to the newspapers. {hero} stood there and considered the second half for a moment, with interest, as if it were somebody else\'s. Then {hero.they} did it. The pin went into the tin, and {hero.they} walked home without having said a word to anyone.',
        'It had not occurred to {hero} that you could be bored and wet at the same time. {Hero.they} had always thought of them as two separate things. On the fourth evening, however, there they both were, and {job.the} in between. [?companion: {companion}, who had been so keen on it all at the start, had to be brought along. ]{hero} {job.did}, exactly as on the first evening, except that on the first evening it had been done by a person who whistled. "Three left," {mentor} said from under the umbrella.¶"I can count," said {hero}, and was sorry at once, for {mentor} had come out in the rain for no better reason than to sit beside somebody else\'s promise. The pin fell. Neither of them made anything of it.',
      ],
    },
    more: {
      early: ["{mentor} put a warm roll in {hero}'s pocket on the way home, and said nothing about it."],
      middle: ["{mentor} put a warm roll in {hero}'s pocket on the way home, and did not mention it."],
      preteen: [
        "That night {hero} found the chart, or the list, or whatever it had been, under the bed. It had been drawn up with a ruler and three colors of ink by somebody who believed that a thing would be more or less done once there was a chart of it. {hero} looked at this person's handwriting with a certain pity. Then, since there was a pencil lying there, {hero.they} made a cross in the fourth square, quite a small one, and went to bed.",
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
        '{mentor} sews. In and out. "Again?" "Again. Look, a sock!"',
        '{mentor} stirs the soup. Stir, stir. "Is it dull?" "Yes. Then it is soup."',
        '{mentor} brings a bun. Sit, {hero}. Munch, munch. Tomorrow again.',
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
        '{mentor} had a sock over {mentor.their} fist and was filling in the heel of it, over and under, over and under, in a manner that made {hero} want to lie down on the ground. "Doesn\'t it drive you mad?" {hero.they} asked.¶"It used to," said {mentor}. "I used to do them all at once, on the last day of the month, in a temper. They came out in a temper, too." {Mentor.they} turned the heel to the light. "The exciting things in my life have mostly looked after themselves. It\'s the others that needed me." {hero} wanted to say that this was not very comforting. But {hero.they} looked at the heel, where there was no longer any sign of a hole, and for some reason did not.',
        '"I\'ve been wondering about something," said {hero}. "If a thing is boring, and nobody\'s watching, and nobody would ever find out, then who exactly are you doing it for?"¶{mentor} went on peeling, for {mentor.they} had a way of treating questions like fruit, and going all the way around them before {mentor.they} cut. "That rather depends on who\'s left in the room," {mentor.they} said. "There\'s {owner}, who isn\'t here. There\'s God, who is, and who has never struck me as being easily bored. And then there\'s you. You would find out." The peel dropped into the bowl in one piece. "I always found that I could get around the others," {mentor} added, "a good deal more easily than around that one."',
        'They stayed for a while on the step, because the rain had stopped and the air smelled as though somebody had washed it. {mentor} was knitting something gray and endless. "When I was eleven I promised to write to my aunt every Sunday," {mentor.they} said, without any introduction. "I kept it up for five weeks. Nobody minded. She was a busy woman, and I don\'t believe she ever mentioned it." The needles clicked. "She kept those five letters in her button box. I found them there. They weren\'t even good letters." {mentor} counted the stitches to the end of the row, and {hero} waited for the moral, and it turned out that there wasn\'t one.',
      ],
    },
    more: {
      middle: ['They sat there until the first bat came out.'],
      preteen: [
        '{hero} took up the other end of the yarn and began to wind it into a ball, since it was lying there and {hero.their} hands were free. It was dull work, over and around. But it was not unpleasant to be dull beside somebody. The gate next to them moved a little in the wind and gave its lower note, like a person who has thought of something and decides to keep it for later.',
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
        '{hero} is in bed. Oh no! The pin! Run! {job.tdo} Clack.',
        'Good night. Wait! What about {job.the}? Run, {hero}, run! [+ {mentor} runs, too. ]Clack.',
        '{hero} forgot! "I will come with you," says {mentor}. {job.tdo} Clack.',
      ],
      early: [
        'On the fifth evening {hero} was already in bed. Then {hero.they} sat up. "The pin!" {mentor} did not scold. {Mentor.they} only fetched the lantern and two coats. {hero} {job.edid} by the light of the moon. "Sorry I\'m late," {hero.they} whispered. Clack.',
        '{hero} had teeth to brush and a story to hear. It was a very full evening. Only, at the end of it, there was a hole somewhere. "Oh!" said {hero}. Five minutes later there was a lantern in the lane, and two pairs of boots. Pin five. Clack.',
        '"What did I forget?" asked {hero}. "Your teeth?" asked {mentor}. "No." "Your prayers?" "No." Then they both ran for their boots. {mentor} held the lantern. {hero} {job.edid}. Clack. "That was close," said {hero}. "I was in my socks," said {mentor}.',
      ],
      middle: [
        'On the fifth evening, at twenty minutes to nine, {hero} sat up in bed as if somebody had pulled a string. {Hero.they} had not been lazy. {Hero.they} had not even decided anything. {Hero.they} had simply forgotten, the way you forget a coat on a warm day.¶{mentor} was at the door with a lantern before {hero} had found the second boot. They went along the lane without talking. Everything looked different at night, and {job.the} looked as if {job.it} had been waiting. {hero} {job.did}, took down the pin by feel, and let it go. *Clack.*¶"It doesn\'t count if it\'s late, does it?" {hero.they} asked.¶"It counts as late," said {mentor}.',
        '{hero} was warm. That was how it started, on the fifth evening: {hero.they} {hero:was|were} warm, and clean, and lying down, and then {hero.they} remembered. {Hero.they} kept quite still, in case it would go away.¶It was dark out. One time wouldn\'t matter. {Job.the} was probably asleep.¶Then {hero} said a short word into the pillow and put {hero.their} feet on the floor, and the floor was cold. "I wondered," said {mentor}, who was sitting in the kitchen with the lantern lit and both coats over a chair. *Clack*, went pin five, at nine o\'clock, under the moon.',
        '"Have you done everything?" asked {mentor}, as on any evening.¶"Yes," said {hero}, as on any evening. Then something cold went down {hero.their} back. There was one thing that was not washed, or folded, or said. {Hero.they} looked at the clock, and it was half past eight.¶They went with a lantern. The gate squeaked twice as loud as by day. {hero} {job.did}, and told {job.the} that {hero.they} {hero:was|were} sorry, and {job.the} {job.thanks}. "You might have reminded me," said {hero} on the way back.¶"I might," {mentor} agreed. "But it wasn\'t I who promised."',
      ],
      preteen: [
        'What frightened {hero}, on the fifth evening, was not the dark; it was how easily it had happened. {Hero.they} had come home, and eaten, and read, and gone to bed like a person with nothing on {hero.their} conscience, and the whole of that time the fifth pin had been hanging on the line. {Hero.they} had not decided to break a promise. {Hero.they} had only stopped looking at it, and it had begun to slide, all by itself, like a cup on a sloping table. {mentor} lit the lantern and asked no questions. At ten minutes to nine {hero} {job.did}, with {hero.their} coat on over {hero.their} nightclothes, and when the pin went *clack* {hero.they} stood there for a moment longer, with one hand on the line.',
        'It\'s a funny thing about a bed that it gets twice as comfortable the moment you remember that you have to get out of it. {hero} lay and made calculations; it was the fifth evening, and nearly nine. It was cold out, and perfectly dark. Anybody would say that it was too late now in any case, and that the sensible thing was to go early tomorrow and do it twice. {hero} listened to all this with close attention until {hero.they} noticed who was talking. Then {hero.they} groaned, and felt about for {hero.their} shoes. Downstairs {mentor} was standing beside the door, in boots, with a lantern. "How did you know?" said {hero}.¶"I didn\'t," said {mentor}. "I thought I\'d give it until nine."',
        '"You\'re very quiet," said {mentor}, when they were halfway down the lane. It was the fifth evening, or what remained of it, and the lantern made a small swaying room that they both walked in.¶"I forgot," said {hero}. "I completely forgot. I\'d have gone to sleep." It was the *completely* that stuck. {Hero.they} had believed, up to now, that a promise was a thing you kept by being good, and it had just been explained to {hero.them} that it was also a thing that you could drop without feeling it leave your hand. {hero} {job.did}, by lantern light, more carefully than {hero.they} had done it since Monday. {Job.the} {job.thanks}. "I deserved that," said {hero}.',
      ],
    },
    more: {
      middle: ['"Two left," said {mentor}, and blew out the lantern at the door.'],
      preteen: [
        "Back in bed, with cold feet, {hero} tied a piece of string around the bedpost, where {hero.they} would be sure to see it. There were two knots in it, and {hero.they} felt rather foolish about the string. But it had turned out that {hero.they} couldn't be relied on, not without help, and it seemed more honest to admit it and tie a knot.",
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
        'What is this? {Wish.the}! Tomorrow night! {hero} hops. Oh. One pin.',
        '"Tomorrow is {wish.the}!" "Me, too!" says {hero}. Oh. One more pin.',
        'Six pins down. One pin up. Tomorrow is {wish.the}! [+ Oh, oh, oh.]',
        '{hero} wants {wish.the} so much! When? Tomorrow night. Oh, the last pin.',
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
        "On the sixth evening, as the pin dropped into the tin, a man was pasting a poster to the wall on the opposite side of the lane. {hero} wandered across to see; it was {wish.all}. It would be held tomorrow, on one night only, as it was every year, and a wagon would come down the lane at six o'clock and take everybody there. {Hero.they} had missed it last year with a fever, and had lain in bed and listened to the wagon going by. There had not been a month since then in which {hero.they} had not thought about {wish.best}. {hero} was halfway through planning what to wear when {hero.they} read the poster again, and arrived at the six. Behind {hero.them}, on {owner}'s line, hung the last of the pins. Somewhere under {hero.their} ribs {img.start}.",
        'It had been a good evening, the sixth. The rain was over, the pin was in the tin, and there was a single one left on the line, and {hero} had actually begun to whistle again. Then [?friend: {friend} came tearing around the corner with a handbill][!friend: the boy from the bakery came tearing around the corner with a handbill] and held it up in front of {hero.their} nose. "It\'s tomorrow!" somebody was shouting, for by now half the lane had come out. "{Wish.all}! They\'re sending the wagon at six!" {hero} shouted as well, for {hero.they} had looked forward to nothing else for a year. It was only when the noise had moved along to the next house that the word *six* came back, quite quietly, and stood there waiting to be noticed. Under {hero.their} ribs {img.start}.',
        '"I suppose you\'ve seen the poster," said {mentor}, folding up the mending, when the sixth pin had gone into the tin.¶{hero} had not seen any poster, and so {hero.they} turned around. It was on the wall across the lane, a yard high, with gold letters, and it had obviously been there for the whole of the time. {Wish.all}! There was only the one night in the year for it, and the night was tomorrow. A wagon would come by to collect people. {Hero.they} would finally see {wish.best}, about which {hero.they} had heard from everyone who had ever been, at unnecessary length. "The wagon comes at six," {hero} read out, and {hero.their} voice went on for a little way after the sense had stopped; there was one pin left. Under {hero.their} ribs {img.start}.',
        'There are wishes that you would mention to anybody, and there is usually one that you keep for yourself, because it would be unbearable to have it go wrong in public. With {hero} it was {wish.the}, and {hero.they} had wanted to see {wish.best} ever since {hero.they} could remember, and every year something had come in between. And now the wagon itself rolled down the lane, on the sixth evening, with paper roses in its wheels. "Tomorrow at six!" the driver called to {hero}, pointing with his whip like a man who hands out crowns. "One night only! Shall I keep you a place?"¶"Yes!" cried {hero}, with {hero.their} whole heart, and turned, radiant, and saw the line; there hung the last pin. Under {hero.their} ribs {img.start}.',
      ],
    },
    more: {
      early: ['{hero} walked home behind {mentor}, so as not to be asked.'],
      middle: [
        '[?companion: {companion} looked at the poster, and then at the line. It was a bad sign when even {companion} could see it.][!companion: All the way home {hero} walked behind {mentor}, so as not to be asked.]',
      ],
      preteen: [
        'Nobody had done anything wrong. That was what {hero} could not get over. {owner} could not have known about it, and the people with the wagon could not have known about {owner}, and {hero} {hero.themself} had only said yes to both of them, gladly, and meant it both times. You would have thought that two good things might have been introduced to each other beforehand.',
      ],
    },
  },
]
