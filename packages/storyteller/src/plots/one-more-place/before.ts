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
      ],
      early: [
        '{hero} had {place.a}, and it was the best one anywhere. {Hero.they} had tried every bit of it. {Hero.their} own spot was {place.spot}. "Mine," said {hero}, and {hero.they} {hero.sig}.',
        'It took {hero} all morning to get the {place} just right. {Hero.they} {place.work}. Then {hero.they} {place.work2}. At last {hero.they} sat down {place.spot}. {Hero.they} did not plan to get up until supper.',
        '"Let me count," said {hero}. [?companion: One spot for {companion}. ]One spot for a friend, just in case. One spot for {hero}, {place.spot}. And that was that. The {place} was full to the edges, and it felt good.',
      ],
      middle: [
        "There was one really good spot {place.on}, and it was {hero}'s. Nobody had ever written it down. It was simply known, like which stair creaks. From there {hero.they} could {place.view}, and no one's elbows ever got in the way. [+ {Hero.they} had once sat there through a whole thunderstorm, on purpose.]",
        "The {place} had been {hero}'s idea, and {hero.they} had done most of the work. {Hero.they} {place.work}, and {hero.they} {place.work2}, and then {hero.they} did it all over again, because the first time had only been practice. Now it was perfect. It had room for {place.count}, and {hero} already knew which {place.count}.",
        '"Who wants to see something?" said {hero}, and {hero.they} {hero.sig}, which {hero.they} always did when {hero.they} {hero:was|were} pleased. There it was, the finished {place}. {Hero.they} had worked on it all week, and it was exactly big enough. [+ That was the word {hero} used. Exactly.] The best spot was {place.spot}, and you did not have to ask whose it was.',
      ],
      preteen: [
        'By the time the {place} was finished, {hero} knew it better than {hero.their} own room. {Hero.they} knew where {place.flaw}, and which {place.part} had to be treated politely; it had cost the better part of the summer, and it held {place.count} in comfort. It had never crossed {hero.their} mind that {place.count} was a small number.',
        'Everyone has a place where they stop holding their breath, and for {hero} it was {place.the}. At school {hero.they} {hero:was|were} careful, and at home {hero.they} {hero:was|were} helpful, but {place.on} nobody required {hero.them} to be anything in particular. [+ {Hero.they} would have been embarrassed to explain this to anybody.] So {hero.they} never had.',
        '"It\'s finished," {hero} announced, and {hero.they} {hero.sig} in case anyone had failed to notice. [?friend: ¶ "It\'s small," observed {friend}, walking around it. ¶ "It isn\'t small. It\'s exact," said {hero}, who had measured it four times. "There\'s room for {place.count}, and that\'s all the people we need." ¶ ]It seemed, on that particular afternoon, a perfectly sensible thing to say.',
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
      toddlers: ['{hero} has a big book. Look, a word! {hero} pats the word. What does it say?'],
      early: [
        '{hero} had to learn some words for Sunday. {Hero.they} said them to the cup. {Hero.they} said them to the spoon. The words went in one ear, had a look around, and went out of the other.',
        'There was a card by the door with words on it. It had always been there. {hero} could say all of it, fast, in one breath. {Hero.they} did not know what it said.',
      ],
      middle: [
        'On Sunday {hero} was going to read a line aloud in church, so {hero.they} practiced. {Hero.they} said it to the bathroom mirror and to the soup, and once, by mistake, to the man who had come about the stove. By Wednesday {hero.they} could say it without thinking. That was just the trouble, though {hero} did not know it yet. {Hero.they} said it without thinking at all.',
        'There was a line from the Bible over the kitchen door, in letters that somebody had painted long ago and somebody else had painted over, not quite in the same place. {hero} walked under it ten times a day. {Hero.they} knew it the way you know wallpaper. If you had asked {hero.them} what it said, {hero.they} would have had to go and look.',
      ],
      preteen: [
        'There was one duty that week, and it was a single sentence long. {hero} had been asked to read it aloud on Sunday, in front of everybody, and had therefore been practicing it for days, to the mirror, to the stairs, and to a row of jars that made no remarks. {Hero.they} had said the words so often that they had worn smooth, like stones in a river, and {hero.they} could no longer feel any edges on them.',
        "Their teacher at church believed in learning things by heart. You would not need the words today, she said, or very likely this year, but they would keep, and one day you would put your hand in your pocket and there they would be. {hero} had learned this week's line between the front gate and the corner, and recited it without a mistake, and then put it away so thoroughly that {hero.they} forgot {hero.they} had it.",
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
      ],
      early: [
        'First came {guest}. {Guest.they} stopped a little way off and {guest.sig}. "Is that you, {guest}?" asked {hero}. It was a silly thing to ask. You could see that it was {guest}. But would there be room?',
        '{Guest.steps} Somebody was coming. {hero} looked up. It was {guest}, and {guest.they} {guest:was|were} looking at the {place}. {Guest.they} looked at it for a long time, for {guest}.',
      ],
      middle: [
        '{guest} was the first to find out. {Guest.they} came along as if {guest.they} {guest:was|were} on {guest.their} way to somewhere else, and {guest.they} {guest.sig}, and then {guest.they} {guest:was|were} suddenly very close. {hero} knew that look. It was the look of somebody who would like to be asked. There were still places to spare, so it was not a hard thing to do.',
      ],
      preteen: [
        'It was {guest} who came first, in no hurry, and {guest.sig}, and took up a position near enough to be noticed. {hero} noticed. There were still places to spare that afternoon, and it is easy to be generous with a place that nobody is sitting in. {hero} felt, as {hero.they} waved, like rather a good sort of person.',
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
      ],
      early: [
        '"Come on," said {hero}. {Hero.they} moved over a bit. Scoot, scoot, scoot! {guest} sat down with a plop. It was a good plop. Now there were two of them, and the {place} was just as nice as before.',
        '{hero} moved a bit to the left. {guest} came in on the right. "There," said {hero}. "It fits." And it did. There was even a bit left over, about as wide as a cat.',
      ],
      middle: [
        '"You can come in," said {hero}, and moved up. It was hardly any trouble. {guest} settled down as if the place had been made to measure, and {guest.sig}. For a while they did nothing together, which is one of the best things to do with somebody. It was still {hero}\'s spot that was the best one. {Hero.they} had checked.',
      ],
      preteen: [
        '"There\'s room," said {hero}, and moved up by the width of a hand. {guest} came {place.onto} without any fuss. It did strike {hero} how little it had taken. A hand\'s width, two words, and here was somebody who was plainly happy, and {hero.their} own spot had not been touched at all. If that was what it cost, {hero.they} thought, {hero.they} could afford to be generous every day of the week.',
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
      ],
      early: [
        'Then {guest2} came. {Guest2.they} {guest2.sig}. "Is there room for {guest2}, too?" {hero} looked to the left. {Hero.they} looked to the right. "If {guest} breathes in," said {hero}. {guest} breathed in. Scoot, scoot, scoot! Plop!',
        'It did not take long. {guest2} had heard the plop. {Guest2.they} came to see what it was. "Scoot," said {hero} to {guest}. {guest} said it without words, and scooted. Now they sat like beans in a pod.',
      ],
      middle: [
        'News of a good place gets around. Before long {guest2} turned up, and {guest2.sig}, and waited. "Breathe in," {hero} told {guest}. They both breathed in. {guest2} fitted exactly, the way the last book goes on a shelf: you have to push a little, and after that you can\'t get any of them out.',
      ],
      preteen: [
        'Good news travels, and the next one it reached was {guest2}, who appeared in the afternoon and {guest2.sig} until somebody looked up; this time they had to think about it. {guest} moved, and {hero} moved, and in the end there was a gap of the right width. ¶ "That\'s it, though," said {hero}, when all of them were in. "Now we\'re full." It was said quite cheerfully. It was only arithmetic.',
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
        '"Who wants {treat}?" asked {hero}. It was a silly thing to ask, too. {Treat.sound} When there was just one left, they all looked at it. Then they all looked away. It sat there and was very yellow, or very brown, or very red. [?guest: It was {guest} who ate it.]',
      ],
      middle: [
        '{hero} had brought {treat}, and counted them out so that it came out even. [?companion: {companion} could not count, but {companion.they} could eat, and so it came out uneven after all. ]They ate without talking. You can tell a lot about people from the way they eat {treat}. {hero} always saved the best bite for last, and looked at it for a while first, so that it should know that it was appreciated.',
      ],
      preteen: [
        'There were {treat}, and there was a discussion about them. {hero} held that they should be divided by the number of persons present. [?friend: {friend} held that they should be divided by hunger, which was harder to measure but more just. ]While they were considering this, the {treat} became fewer. [?companion: Nobody looked at {companion}. {companion} looked at the sky. ]In the end there was one left, and it was cut into pieces so small that it took longer to share than it did to eat.',
      ],
    },
    more: {
      preteen: [
        'It was, all in all, one of those afternoons that you do not notice while you are in it. {hero} would remember it later mainly for how easy everything had been, in the last hour before it became complicated.',
      ],
    },
  },
]
