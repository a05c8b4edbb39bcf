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
        'Look! {hero} has {place.a}. It is {place.feel}. It is just right for {hero}.',
        '{Place.sound} Here is the {place}. {hero} sits {place.on}. This is a good spot.',
        'Where does {hero} sit? Right {place.on}! It is {place.feel}. {hero} loves this spot.',
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
        "It had taken most of the summer, and by now {hero} knew the {place} better than {hero.their} own room. {Hero.they} had {place.work}, and {hero.they} had {place.work2}. {Hero.they} knew that {place.flaw}, and {hero.they} knew which {place.part} you had to be polite to, because it had a temper. There was room for {place.count}, as long as nobody was wearing a backpack, and it had never crossed {hero.their} mind that {place.count} wasn't very many.",
        "At school {hero} was careful, and at home {hero} was helpful, but {place.on} {hero.they} didn't have to be anything at all. {Hero.they} only had to settle down {place.spot}, and after about a minute {hero.their} shoulders came down all by themselves. [+ {Hero.they} had never told anybody about the shoulders. ]There was room for {place.count}, and most of the time that was exactly as many as {hero} needed.",
        '"It\'s finished," said {hero}, and {hero.sig}, in case anybody hadn\'t noticed. [?friend: ¶"It\'s small," said {friend}, going all the way around it.¶"It isn\'t small, it\'s exactly right," said {hero}, who had measured it four times. "There\'s room for {place.count}, and that\'s all the people we need." ][!friend: "There\'s room for {place.count}," {hero.they} added, having measured it four times, "and that\'s enough for anybody." ]That afternoon it seemed like a perfectly sensible thing to say.',
        'You couldn\'t lock it, because there was nothing to lock, but everybody knew that {place.on} there was one spot that belonged to {hero}, and that was the one {place.spot}. {Hero.they} had {place.work}, and {hero.they} had {place.work2}, and after that there was nothing left to do except be happy. "How many does it hold?" people asked.¶"Exactly {place.count}," said {hero}, who could have told them the inches, too.',
      ],
    },
    more: {
      middle: [
        'It smelled of {place.smell}. {hero} had tried to explain that smell to people, but you had to be sitting {place.spot} to understand it.',
      ],
      preteen: [
        'It smelled of {place.smell}, and from {hero.their} own spot, {place.spot}, you could {place.view}. {hero} had tried out all the other spots first, to be fair, the way you taste all the cookies before you decide. But in the end it had to be that one.',
        "Sometimes at night {hero} lay in bed and worried about it, all by itself in the dark, the way other people worry about a dog that has been left outside. [?friend: {friend} said that it couldn't be healthy to be so fond of a thing. But {friend} came every day. ]It was the first thing in {hero.their} life that had turned out exactly as {hero.they} had imagined it.",
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
        '{hero} had one job that week, and it was only one sentence long. On Sunday {hero.they} {hero:was|were} supposed to read it aloud, in front of everybody. So {hero.they} practiced it for the mirror, and on the stairs, and in front of a row of jars in the pantry, which listened politely. By now {hero.they} had said it so often that the words were as smooth as stones in a river, and {hero.they} hardly noticed anymore that they meant something.',
        'Their teacher at church believed in learning things by heart. "You won\'t need it today," she always said, "and maybe you won\'t need it this year, but it keeps, and one day you\'ll put your hand in your pocket, and there it is." {hero} learned this week\'s verse between the front gate and the corner, and said it without a single mistake, and got a sticker. Then {hero.they} put it away so carefully that {hero.they} immediately forgot all about it.',
        'That summer {hero} had a job dusting the hymnbooks, at ten cents a shelf. In one of them somebody had written a line on the inside of the cover, in brown ink, with a date from very long ago. {hero} read it and dusted it. A week later there was the same line in another book, and a week after that in a third one, and whoever it was had gone through the entire pew. It must have been pretty important to them, {hero} thought, and sneezed, and went on to the next shelf.',
      ],
    },
    more: {
      preteen: [
        '"Slower," said the person who was supposed to be listening, from behind a newspaper.¶{hero} said it slower, but it was like walking past a store where you never buy anything, because everything was there in the window, and none of it had anything to do with {hero.them}.',
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
        '{Guest.steps} Here comes {guest}. {Guest.cry} {guest} wants to come in. Is there room?',
        'Who is that? Peek! It is {guest}. {guest} wants to sit, too. Is there room?',
        '[+ Sniff, sniff. ]Who is it? It is {guest}! {guest} peeks in. Is there room for {guest}?',
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
        "{guest} was the first one to come by. {Guest.they} {guest.sig}, and stopped just close enough to be noticed, and {hero} noticed. There was plenty of room that afternoon, and it's easy to be generous with a place that nobody is sitting in. {hero} waved, and felt like a really nice person.",
        "Nobody had told {guest} about it, and {guest.they} came anyway, as usual. {Guest.they} went once around the {place}, {guest.sig}, and then looked at {hero}, not like somebody who is asking, but like somebody who wouldn't say no. {hero} laughed. There was plenty of room, and {hero.they} could just as well have tried to send away the sunshine.",
        "Usually {hero} didn't like to be watched while {hero.they} {hero:was|were} doing nothing. But when {guest} came along, and {guest.sig}, and settled down a few steps away, {hero.they} found that {hero.they} didn't mind. {guest} looked at everything in such a friendly way that all of it seemed a little better than before. \"There's room, if you want,\" said {hero}. It didn't cost {hero.them} anything.",
      ],
    },
    more: {
      preteen: [
        "It would have been difficult to say no, anyway. {guest} hardly took up any room, and knew how to sit next to somebody without talking, which most people don't. {hero} was already looking forward to it.",
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
        '[+ Scoot, scoot, scoot! ]"Come sit, {guest}. There is room!" {guest} sits. [+ Plop!]',
        '"Yes, yes!" says {hero}. [+ Scoot, scoot, scoot! ]{guest} comes in. [+ Plop!]',
        '{hero} moves over. [+ Scoot, scoot, scoot! ]{guest} comes in. [+ Plop! ]It is snug.',
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
        '"There\'s room," said {hero}, and moved over by the width of a hand. {guest} came {place.onto}, just like that. It surprised {hero} how easy it was, because it had only taken one hand and two words, and here was somebody who was obviously happy, and {hero.they} still had {hero.their} own spot, {place.spot}. If that was all it cost, {hero.they} thought, {hero.they} could be generous every day of the week.',
        '"Make yourself at home," said {hero}, and {guest} did, very thoroughly. Then the two of them sat there and looked at the same patch of sunlight, and nobody had to say anything. {hero} had always believed that what {hero.they} liked about the {place} was being alone. It turned out that you could be alone with {guest} just as well.',
        'First they had to play the game in which {hero} pretended to think it over, and {guest} {guest.sig}, and both of them knew how it would end. Then {hero} moved over. It took about a second, and {hero.their} own spot, {place.spot}, stayed exactly where it was, and {hero.they} had been kind to somebody without having to pay for it. You should be a little careful when you feel like that.',
      ],
    },
    more: {
      preteen: [
        'They sat there and watched the light move. Now and then {guest} looked around, as if to make sure that everything was still there, and then {hero} looked around, too, and it was almost like seeing it for the first time.',
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
        '{Guest2.steps} Here comes {guest2}, too. [+ Scoot, scoot, scoot! ]"Come sit, {guest2}. There is room!"',
        '{Guest2.cry} It is {guest2}! {hero} moves over. [+ Scoot, scoot, scoot! ]{guest2} sits. [+ Plop!]',
        'One more? Yes, one more! It is {guest2}. [+ Scoot, scoot, scoot! ]{guest2} comes in. [+ Plop, plop!]',
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
        'Good news gets around, and the next one to hear about it was {guest2}, who turned up in the afternoon, and {guest2.sig} until somebody looked up. This time they had to think about it. {guest} moved, and {hero} moved, and in the end there was a gap of exactly the right size.¶"That\'s it, though," said {hero}, when all of them were in. "Now we\'re full." {Hero.they} said it quite cheerfully, because it was only a number.',
        'Then {guest2} turned up, and {guest2.sig}, and after the first one they could hardly stop at one. {hero} directed everything from {hero.their} spot, like a conductor. "You go a bit to the left," {hero.they} said, "and you pull in your feet, and now quickly, before anybody breathes!" When it was done, the {place} was as full as an egg, and nobody could scratch.',
        'Nobody could be annoyed with {guest2}, who had such good manners. {Guest2.they} {guest2.sig}, and waited at the edge until they had talked it over. "What if everybody breathes out?" asked {hero}. So everybody breathed out, and {guest2} slid in sideways, like a letter under a door. That was the first time {hero} ever said the word "full," and {hero.they} said it as if {hero.they} had invented it.',
      ],
    },
    more: {
      preteen: [
        '"Full" is a satisfying word. It sounds like supper, and like a suitcase that somebody has finally managed to close. {hero} said it again, just to hear it, and patted the nearest {place.part}.',
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
        '{hero} has {treat}. One for {hero}. One for {guest}. {Treat.sound} All gone!',
        '{hero} has {treat}. One for {hero}. One for a bug. {Treat.sound} All gone!',
        'What is in the bag? {Treat}! {Treat.sound} "No, {guest}! My nose is not a {treat.one}!"',
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
        'There were {treat}, and there was an argument about them. {hero} thought that they should be divided by the number of people. [?friend: {friend} thought that they should be divided by how hungry people were, which was fairer, but harder to measure. ]While they were discussing it, there got to be fewer and fewer {treat}. [?companion: Nobody looked at {companion}. {companion} looked at the sky. ]In the end there was exactly one left, and they cut it into pieces that were so small that it took longer to share it than to eat it.',
        '"I was going to save these for later," said {hero}, unpacking the {treat}, "but I don\'t think that I believe in later." They went from hand to hand, and for several minutes nobody said anything, because nobody could. [?friend: "If the world ended now," said {friend} with a full mouth, "I wouldn\'t mind." ][?companion: {companion} was given one, too, and then, by mistake, somebody else\'s. ]Everybody there would have signed a paper that there had never been an afternoon like it.',
        'Somebody had once told {hero} that you can tell what people are like by what they do with the last one. So {hero.they} watched. There were {treat} for everybody, and then there was one left over, lying right in the middle, and nobody took it. They talked about the weather, and they talked about teeth, and everyone looked somewhere else, very hard. [?companion: In the end {companion} ate it, out of pure kindness. ][!companion: In the end a wasp came and sat on it, and that seemed fair. ]"I still don\'t know what any of you are like," said {hero}.',
      ],
    },
    more: {
      preteen: [
        "It was one of those afternoons that you don't notice while you're in them. Later on {hero} mostly remembered how easy everything had been, in that last hour before it got complicated.",
      ],
    },
  },
]
