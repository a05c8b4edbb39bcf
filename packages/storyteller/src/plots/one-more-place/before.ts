import type { Beat } from '../plot.ts'

/** The good place, and the guests for whom there is room. */
export const before: readonly Beat[] = [
  {
    id: 'own-place',
    purpose: 'The hero in a place worth having; its limit is planted.',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'joy', '{place}'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['{place}', 'tree'],
      action: '{hero} is proud of {place.the}.',
    },
    text: {
      toddlers: [
        {
          say: '{hero} has {place.a}. Down it goes! {Place.sound} {hero} sits right in the middle.',
          when: { nouns: { place: ['blanket'] } },
        },
        'Look, look! {hero} has {place.a}. It is {place.feel}. It is just right.',
        '{Place.sound} Here is the {place}. {hero} pats it. Pat, pat. This is a good spot.',
        'Where does {hero} sit? Here! Right {place.on}. It is {place.feel}. Wiggle, wiggle. Ahh.',
      ],
      early: [
        '{hero} had {place.a}, and it was the best one anywhere. {Hero.they} had tried every bit of it. {Hero.their} own spot was {place.spot}. "Mine," said {hero}, and {hero.they} {hero.sig}.',
        'It took {hero} all morning to get the {place} just right. {Hero.they} {place.work}. Then {hero.they} {place.work2}. At last {hero.they} sat down {place.spot}. {Hero.they} did not plan to get up until supper.',
        '"Let me count," said {hero}. [?companion: One spot for {companion}. ]One spot for a friend, just in case. One spot for {hero}, {place.spot}. And that was that. The {place} was full to the edges, and it felt good.',
        {
          say: '"Knock, knock," said {hero}. Nobody was there, because {hero} was in there already. That was the good thing about the {place}. {Hero.they} {place.work}, and {hero.they} {place.work2}, and then {hero.they} sat down {place.spot} and said, "Come in," to {hero.themself}.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
      ],
      middle: [
        "There was one really good spot {place.on}, and it was {hero}'s. Nobody had ever written it down. It was simply known, like which stair creaks. From there {hero.they} could {place.view}, and no one's elbows ever got in the way. [+ {Hero.they} had once sat there through a whole thunderstorm, on purpose.]",
        "The {place} had been {hero}'s idea, and {hero.they} had done most of the work. {Hero.they} {place.work}, and {hero.they} {place.work2}, and then {hero.they} did it all over again, because the first time had only been practice. Now it was perfect. It had room for {place.count}, and {hero} already knew which {place.count}.",
        '"Who wants to see something?" said {hero}, and {hero.they} {hero.sig}, which {hero.they} always did when {hero.they} {hero:was|were} pleased. There it was, the finished {place}. {Hero.they} had worked on it all week, and it was exactly big enough. [+ That was the word {hero} used. Exactly.] The best spot was {place.spot}, and you did not have to ask whose it was.',
        'You had to know how to sit in it. First you put down your left foot, and then you turned around, and then you let go, and there you were, {place.spot}, as snug as a nut. {hero} {hero.sig}. {Hero.they} had found out about the left foot all by {hero.themself}. From there you could {place.view}. It held {place.count}, if nobody ate too much, and it always smelled of {place.smell}.',
      ],
      preteen: [
        'By the time the {place} was finished, {hero} knew it better than {hero.their} own room. {Hero.they} knew where {place.flaw}, and which {place.part} had to be treated politely; it had cost the better part of the summer, and it held {place.count} in comfort. It had never crossed {hero.their} mind that {place.count} was a small number.',
        'Everyone has a place where they stop holding their breath, and for {hero} it was {place.the}. At school {hero.they} {hero:was|were} careful, and at home {hero.they} {hero:was|were} helpful, but {place.on} nobody required {hero.them} to be anything in particular. [+ {Hero.they} would have been embarrassed to explain this to anybody.] So {hero.they} never had.',
        '"It\'s finished," {hero} announced, and {hero.they} {hero.sig} in case anyone had failed to notice. [?friend: ¶ "It\'s small," said {friend}, walking around it. ¶ "It isn\'t small. It\'s exact," said {hero}, who had measured it four times. "There\'s room for {place.count}, and that\'s all the people we need." ¶ ]It seemed, on that particular afternoon, a perfectly sensible thing to say.',
        'There was no lock on it, since there was nothing to lock; but it was generally understood that {place.on} one spot belonged to {hero}, namely the one {place.spot}. {Hero.they} had {place.work}, and {hero.they} had {place.work2}, and after that it had been only a matter of getting used to being perfectly happy. It held {place.count}. "You must have measured it," people said, and {hero} did not reply that {hero.they} had only ever measured what {hero.they} could bear to share.',
      ],
    },
    more: {
      middle: [
        'It smelled of {place.smell}. {hero} had tried to explain that smell to people, but you had to be sitting {place.spot} to understand it.',
      ],
      preteen: [
        'It smelled of {place.smell}, and from {hero.their} own spot, {place.spot}, {hero.they} could {place.view}. {Hero.they} had tried every other spot first, in fairness, the way you read all the other names before you choose your own. But it had to be that one; it fitted {hero.them} like a sentence that says precisely what it means.',
        '{Hero.they} had {place.work} and {place.work2}, and on the days when it rained {hero.they} had stood at the window and worried about it, as other people worry about a dog that has been left outside. [?friend: {friend} said that it was not healthy to be so fond of a thing. But {friend} came every day. ]It was the first thing in {hero.their} life that had turned out the way it was drawn.',
      ],
    },
  },
  {
    id: 'verse-plant',
    purpose: 'The words are met before they matter; they are not yet told.',
    core: false,
    rank: { young: 8, old: 1 },
    valence: 0,
    scene: {
      setting: 'home',
      time: 'later',
      shot: 'medium',
      cast: [['hero', 'read', 'thinking', 'book']],
      props: ['book', 'table', 'window'],
      action: '{hero} practices words out of a book without listening to them.',
    },
    text: {
      toddlers: [
        '{hero} has a big book. Look, a word! {hero} pats the word. What does it say?',
        "La, la, la! {hero} sings God's song. {hero} sings it to the cup. La, la!",
        'There are words on the wall. Big words! {hero} waves at them. Hello, words!',
      ],
      early: [
        '{hero} had to learn some words for Sunday. {Hero.they} said them to the cup. {Hero.they} said them to the spoon. The words went in one ear, had a look around, and went out of the other.',
        'There was a card by the door with words on it. It had always been there. {hero} could say all of it, fast, in one breath. {Hero.they} did not know what it said.',
        '{hero} had a line to learn for church, and nobody to say it to. So {hero.they} said it to the hens. The hens stopped pecking and looked up. "They like it," said {hero}. "They think it\'s corn," said the woman next door.',
      ],
      middle: [
        'On Sunday {hero} was going to read a line aloud in church, so {hero.they} practiced. {Hero.they} said it to the bathroom mirror and to the soup, and once, by mistake, to the man who had come about the stove. By Wednesday {hero.they} could say it without thinking. That was just the trouble, though {hero} did not know it yet. {Hero.they} said it without thinking at all.',
        'There was a line from the Bible over the kitchen door, in letters that somebody had painted long ago and somebody else had painted over, not quite in the same place. {hero} walked under it ten times a day. {Hero.they} knew it the way you know wallpaper. If you had asked {hero.them} what it said, {hero.they} would have had to go and look.',
        'It was {hero}\'s turn to write the card for Sunday, the big one that stood by the church door. {Hero.they} did the letters in three colors, with tails. It took a whole afternoon, and {hero.they} got to know every letter personally. "And what does it say?" asked the minister, when {hero.they} brought it. {hero} looked at the card. {Hero.they} had been so close to it that {hero.they} had not seen it.',
      ],
      preteen: [
        'There was one duty that week, and it was a single sentence long. {hero} had been asked to read it aloud on Sunday, in front of everybody, and had therefore been practicing it for days, to the mirror, to the stairs, and to a row of jars that made no remarks. {Hero.they} had said the words so often that they had worn smooth, like stones in a river, and {hero.they} could no longer feel any edges on them.',
        "Their teacher at church believed in learning things by heart. You would not need the words today, she said, or very likely this year, but they would keep, and one day you would put your hand in your pocket and there they would be. {hero} had learned this week's line between the front gate and the corner, and recited it without a mistake, and then put it away so thoroughly that {hero.they} forgot {hero.they} had it.",
        "Over the summer {hero} had taken on the job of dusting the hymnbooks, two pence a shelf. Inside the cover of one there was a line in somebody's handwriting, with a date from before the war. {hero} read it and dusted it. {Hero.they} came across it again the following week, in another book, and the week after that in a third; whoever it was had gone through the entire pew. You would have thought, {hero} reflected, shaking out the cloth, that it had been a matter of some importance to them.",
      ],
    },
    more: {
      preteen: [
        '"Slower," said the person who was supposed to be listening, from behind a newspaper. ¶ {hero} said it slower; it was like walking past a shop where you never buy anything: everything in the window was in its place, and none of it had to do with {hero.them}.',
      ],
    },
  },
  {
    id: 'guest-comes',
    purpose: 'An easy arrival; the question is asked for the first time.',
    core: false,
    rank: { young: 1, old: 8 },
    valence: 1,
    needs: ['guest'],
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'wow', 'guest'],
        ['guest', 'walk', 'shy', 'hero'],
      ],
      props: ['{place}', 'flowers'],
      action: '{guest} comes to {place.the} and {hero} looks up.',
    },
    text: {
      toddlers: [
        '{Guest.steps} Here comes {guest}. {Guest.cry} Is there room?',
        'Who is that? Peek! It is {guest}. {guest} looks in. Is there room?',
        'Sniff, sniff. Who is it? {guest}! {guest} peeks in. Is there room for {guest}?',
      ],
      early: [
        'First came {guest}. {Guest.they} stopped a little way off and {guest.sig}. "Is that you, {guest}?" asked {hero}. It was a silly thing to ask. You could see that it was {guest}. But would there be room?',
        '{Guest.steps} Somebody was coming. {hero} looked up. It was {guest}, and {guest.they} {guest:was|were} looking at the {place}. {Guest.they} looked at it for a long time, for {guest}.',
        'Something moved behind the bush. {hero} held {hero.their} breath. It was a nose, and then it was all of {guest}. {Guest.they} came as far as the edge and sat down and {guest.sig}. "You look like a visitor," said {hero}.',
      ],
      middle: [
        '{guest} was the first to find out. {Guest.they} came along as if {guest.they} {guest:was|were} on {guest.their} way to somewhere else, and {guest.they} {guest.sig}, and then {guest.they} {guest:was|were} suddenly very close. {hero} knew that look. It was the look of somebody who would like to be asked. There were still places to spare, so it was not a hard thing to do.',
        'There was a rustle, and then a pause, and then another rustle a bit closer. {hero} didn\'t look up. With {guest} it was best not to look up too soon. {Guest.they} liked to arrive by accident. After a while something breathed on {hero.their} neck. "Oh," said {hero}, "it\'s you," as if it could have been anybody.',
        '"I wonder who that could be," said {hero}, and {guest} {guest.sig}. It was a joke between them. Nobody else in the world came along in quite that way, a bit sideways, and stopping to think. {hero} had known for five minutes that {guest.they} {guest:was|were} coming. There were still places enough, so it was a pleasure to be found.',
      ],
      preteen: [
        'It was {guest} who came first, in no hurry, and {guest.sig}, and took up a position near enough to be noticed. {hero} noticed. There were still places to spare that afternoon, and it is easy to be generous with a place that nobody is sitting in. {hero} felt, as {hero.they} waved, like rather a good sort of person.',
        '{guest} had, as usual, heard about it from nobody and come straight there. {Guest.they} walked once around the {place}, {guest.sig}, and then gave {hero} a look in which there was no question at all, only a certain willingness to be invited. {hero} laughed. There were places to spare that afternoon. It would no more have occurred to {hero.them} to send {guest} away than to send away the weather.',
        'Ordinarily {hero} did not care to be looked at while {hero.they} {hero:was|were} doing nothing. It is a private occupation. But when {guest} came along and {guest.sig} and settled down at a tactful distance, {hero.they} found that {hero.they} did not mind. {guest} looked at things in such a friendly way that afterward they seemed to have been better all along. "There\'s room, if you want," said {hero}. It cost {hero.them} nothing at all.',
      ],
    },
    more: {
      preteen: [
        'It would have been hard to say no, in any case. {guest} had never been known to take up much room, and {guest.they} brought along a kind of cheerful silence that improved whatever was going on. {hero} was already looking forward to it.',
      ],
    },
  },
  {
    id: 'guest-in',
    purpose: 'Room is made; the refrain is heard.',
    core: false,
    rank: { young: 2, old: 9 },
    valence: 2,
    needs: ['guest'],
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'joy', 'guest'],
        ['guest', 'sit', 'happy', 'hero'],
      ],
      props: ['{place}'],
      action: '{hero} and {guest} sit close together.',
    },
    text: {
      toddlers: [
        'Scoot, scoot, scoot! "Come sit, {guest}. There is room!" {guest} sits. Plop!',
        '"Yes, yes!" says {hero}. Scoot, scoot, scoot! In comes {guest}. Plop!',
        '{hero} pats the {place}. Pat, pat! Scoot, scoot, scoot! {guest} comes in. Plop! Snug.',
      ],
      early: [
        '"Come on," said {hero}. {Hero.they} moved over a bit. Scoot, scoot, scoot! {guest} sat down with a plop. It was a good plop. Now there were two of them, and the {place} was just as nice as before.',
        '{hero} moved a bit to the left. {guest} came in on the right. "There," said {hero}. "It fits." And it did. There was even a bit left over, about as wide as a cat.',
        '"Left or right?" asked {hero}. {guest} tried the left. {guest} tried the right. Then {guest} lay down in the middle and shut {guest.their} eyes. "Or there," said {hero}. Scoot, scoot, scoot! It was still roomy enough, if you sat with care.',
      ],
      middle: [
        '"You can come in," said {hero}, and moved up. It was hardly any trouble. {guest} settled down as if the place had been made to measure, and {guest.sig}. For a while they did nothing together, which is one of the best things to do with somebody. It was still {hero}\'s spot that was the best one. {Hero.they} had checked.',
        'It was hardly worth calling it moving over. {hero} pulled in one knee, and there was a {guest}-sized hole where the knee had been. {Guest.they} got in, and turned around, and {guest.sig}, and let out a long breath. It is nice to hear that somebody has stopped wanting anything. {hero} listened to it for a while. {Hero.their} own spot had not been touched.',
        '"Watch the {place.part}," said {hero}. {guest} watched it, and came {place.onto} as carefully as if it were the deck of a ship. Then they shared out what there was: {hero} kept the good spot, and {guest} got the next best, and both of them got the view. It was a very fair arrangement. It was {hero} who had arranged it.',
      ],
      preteen: [
        '"There\'s room," said {hero}, and moved up by the width of a hand. {guest} came {place.onto} without any fuss. It did strike {hero} how little it had taken. A hand\'s width, two words, and here was somebody who was plainly happy, and {hero.their} own spot had not been touched at all. If that was what it cost, {hero.they} thought, {hero.they} could afford to be generous every day of the week.',
        '"Make yourself at home," said {hero}, and {guest} did so, with a thoroughness that was a sort of compliment. There followed one of those silences in which two minds are comfortably occupied with the same small patch of sunlight. {hero} had been under the impression that it was being alone that {hero.they} liked about the {place}. It appeared that {hero.they} could also be alone with {guest}.',
        'There was a formality to be gone through, in which {hero} said that {guest} might come in, and {guest} {guest.sig}, and both of them pretended that it could have turned out otherwise. Then {hero.they} moved up. It took a second. {Hero.their} own spot, {place.spot}, was not affected in the slightest, and {hero.they} had the pleasant sensation of having been kind at no expense. It is a feeling that you should be a little careful of.',
      ],
    },
    more: {
      preteen: [
        'They sat and watched the light move; nobody said anything clever. Now and then {guest} looked around, as if to make sure that all of it was still there, and {hero} found {hero.themself} looking around as well, and seeing it as if for the first time.',
      ],
    },
  },
  {
    id: 'second-guest',
    purpose: 'The same again, quicker.',
    core: false,
    rank: { young: 3, old: 10 },
    valence: 1,
    needs: ['guest', 'guest2'],
    scene: {
      setting: 'same',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'wave', 'joy', 'guest2'],
        ['guest', 'sit', 'calm', 'guest2'],
        ['guest2', 'walk', 'shy', 'hero'],
      ],
      props: ['{place}', 'path'],
      action: '{hero} waves to {guest2}, who is coming, too.',
    },
    text: {
      toddlers: [
        '{Guest2.steps} Here comes {guest2}. Scoot, scoot, scoot! "Come sit, {guest2}. There is room!"',
        '{Guest2.cry} It is {guest2}! Scoot, scoot, scoot! In you come. Plop!',
        'One more? Yes, one more! Scoot, scoot, scoot! In you come, {guest2}. Plop, plop!',
      ],
      early: [
        'Then {guest2} came. {Guest2.they} {guest2.sig}. "Is there room for {guest2}, too?" {hero} looked to the left. {Hero.they} looked to the right. "If {guest} breathes in," said {hero}. {guest} breathed in. Scoot, scoot, scoot! Plop!',
        'It did not take long. {guest2} had heard the plop. {Guest2.they} came to see what it was. "Scoot," said {hero} to {guest}. {guest} said it without words, and scooted. Now they sat like beans in a pod.',
        '{guest2} did not knock. {Guest2.they} came in backward, so as not to be seen. "We can see you," said {hero}. {guest2} {guest2.sig}. Scoot, scoot, scoot! Plop! Now there was no more room for a cat. There was just room for a very thin mouse.',
      ],
      middle: [
        'News of a good place gets around. Before long {guest2} turned up, and {guest2.sig}, and waited. "Breathe in," {hero} told {guest}. They both breathed in. {guest2} fitted exactly, the way the last book goes on a shelf: you have to push a little, and after that you can\'t get any of them out.',
        '"That\'s funny," said {hero}. "I heard two plops, and only one of you sat down." The other one was {guest2}, who had come in on the far side and {guest2.sig} and was trying to look as if {guest2.they} had been there since morning. They passed the {place} around in their heads for a bit, to see where there was any of it left. "You can have the bit behind me," said {hero}. And that was the last bit.',
        'It\'s a well-known fact that whatever {guest} has got, {guest2} would like to have, too. So nobody was surprised. {guest2} {guest2.sig}, and looked in, and drew {guest2.their} own conclusions. They all had to hold on to each other while {guest2.they} got settled. "Nobody may grow," said {hero}, "until tonight."',
      ],
      preteen: [
        'Good news travels, and the next one it reached was {guest2}, who appeared in the afternoon and {guest2.sig} until somebody looked up; this time they had to think about it. {guest} moved, and {hero} moved, and in the end there was a gap of the right width. ¶ "That\'s it, though," said {hero}, when all of them were in. "Now we\'re full." It was said quite cheerfully. It was only arithmetic.',
        'It was then that {guest2} appeared, and {guest2.sig}, and after one they could hardly stop at one. There was some shifting about. It had now to be done with a plan, and {hero} directed it from {hero.their} spot like a conductor: you a little to the left; your feet, if I might trouble you; and in. When it was over, {place.the} was as full as an egg, and it held together in much the same way.',
        'Nobody could have called {guest2} an intruder, for {guest2.they} had such good manners. {Guest2.they} {guest2.sig}, and waited at the edge until the matter had been discussed. "If we were all to exhale," {hero} proposed, and so they did, and {guest2} slid in sideways, like a letter under a door. It was at this moment that {hero} first used the word "full." {Hero.they} said it with satisfaction, and knocked on the nearest {place.part}.',
      ],
    },
    more: {
      preteen: [
        '"Full" is a satisfying word. It has something of supper in it, and something of a suitcase that has been got to close. {hero} said it again to {hero.themself}, and patted the nearest {place.part}.',
      ],
    },
  },
  {
    id: 'treat',
    purpose: 'A laugh; what is good is shared.',
    core: false,
    rank: { young: 4, old: 11 },
    valence: 2,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'give', 'laugh', '{treat}', '{treat}'],
        ['guest', 'sit', 'laugh', '{treat}'],
        ['companion', 'reach', 'happy', '{treat}'],
        ['friend', 'sit', 'laugh', 'hero'],
      ],
      props: ['{treat}', '{place}'],
      action: '{hero} hands out {treat}, and everybody laughs.',
    },
    text: {
      toddlers: [
        '{Treat}! One for {hero}. One for {guest}. {Treat.sound} All gone!',
        '{Treat}! One for {hero}. One for the bug. {Treat.sound} All gone!',
        'What is in here? {Treat}! {Treat.sound} "No, {guest}! My nose is not a {treat.one}!"',
      ],
      early: [
        '{hero} had brought {treat}. "One for you and one for me," {hero.they} said. [?guest: "And one for {guest}." But {guest} had already had one. It was gone, and so was the bag. ]{Treat.sound} For a while nobody could talk.',
        '"Who wants {treat}?" asked {hero}. It was a silly thing to ask. {Treat.sound} When there was just one left, they all looked at it. Then they all looked away, to be polite. [?guest: When they looked back, it was gone, and {guest} was chewing.][!guest: Then {hero} broke it, and it came out even, nearly.]',
        'There was one more thing to do in a good place, and that was to eat in it. {hero} had {treat} in a bag. {Treat.sound} "They taste better in here," said {hero}. [?guest: {guest} thought so, too, four times. ]Some crumbs fell down. The ants came and had a picnic under the picnic.',
      ],
      middle: [
        '{hero} had brought {treat}, and counted them out so that it came out even. [?companion: {companion} could not count, but {companion.they} could eat, and so it came out uneven after all. ]They ate without talking. You can tell a lot about people from the way they eat {treat}. {hero} always saved the best bite for last, and looked at it for a while first, so that it should know that it was appreciated.',
        '"Shut your eyes," said {hero}. "What\'s this?" It was {treat}. It was always {treat}; but if you shut your eyes, there was at least a chance. They ate slowly, and saw who could make it last the longest. [?companion: {companion} came in last, if you counted from the wrong end. ]When all of it was gone, {hero} found one more in {hero.their} sleeve. {Hero.they} had been keeping it there for just such a moment.',
        'There was a rule that whoever brought the {treat} got to tell the story, and nobody was allowed to interrupt, because their mouths were full. {hero} had brought {treat}. {Hero.they} told them about a man who was afraid of cheese. [?friend: {friend} tried to interrupt and went purple. ]It was a very good story, and it got better every time somebody choked.',
      ],
      preteen: [
        'There were {treat}, and there was a discussion about them. {hero} held that they should be divided by the number of persons present. [?friend: {friend} held that they should be divided by hunger, which was harder to measure but more just. ]While they were considering this, the {treat} became fewer. [?companion: Nobody looked at {companion}. {companion} looked at the sky. ]In the end there was one left, and it was cut into pieces so small that it took longer to share than it did to eat.',
        '"I was going to keep these for later," said {hero}, unpacking the {treat}, "but I find that I don\'t care for later." They were passed from hand to hand, and for some minutes conversation gave way to something more sincere. [?friend: "If the world were to end now," said {friend} eventually, "I should consider that we\'d come out ahead." ][?companion: {companion} was given {companion.their} share, and, after a short pause for reflection, somebody else\'s. ]It was quite clear to everyone that there had never been such an afternoon.',
        'Somebody had told {hero} once that you could tell what a person was like by what they did with the last one. So {hero.they} watched. There were {treat} for everybody, and then there was one over, in the middle, in full view. Nobody reached for it. They talked of other things, with great animation; the sun moved on by an inch. [?companion: It was {companion} who ended it, out of pure kindness. ][!companion: In the end a wasp settled on it, and that was felt to be fair. ]"I still don\'t know what any of you are like," said {hero}.',
      ],
    },
    more: {
      preteen: [
        'It was, all in all, one of those afternoons that you do not notice while you are in it. {hero} would remember it later mainly for how easy everything had been, in the last hour before it became complicated.',
      ],
    },
  },
]
