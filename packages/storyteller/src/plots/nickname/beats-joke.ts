import type { Beat } from '../plot.ts'

/** The funny one makes up a funny name. */
export const jokeBeats: readonly Beat[] = [
  {
    id: 'funny',
    purpose: 'the hero is the one who makes everybody laugh',
    core: false,
    rank: { young: 1, old: 1 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'jump', 'joy'],
        ['friend', 'stand', 'laugh', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['bench', 'tree'],
      action: '{hero} makes everybody laugh.',
    },
    text: {
      toddlers: [
        'Here comes {hero}! Hop, flop, bump! They all laugh. [+ Ha, ha, ha!]',
        '"Knock, knock!" says {hero}. "Who is there?" "Moo!" They all laugh. [+ Moo, moo!]',
        'One, two, three, boo! {hero} peeks out. They all laugh. [+ "Again, {hero}!"]',
        '{hero} walks like a goose. Honk, honk! They all laugh. [+ Ha, ha!]',
      ],
      early: [
        'Every morning {hero} made somebody laugh. [+ {Hero.they} could do it with a spoon, or a word. ]Today it was a walk. {hero} walked like a goose who is late for lunch. Everybody {place.at} laughed. The baker laughed so hard that he sat on a bun. [?companion: {companion} walked behind {hero}, and that was even better.]',
        '"What did the sock say to the foot?" asked {hero}. Nobody {place.at} knew. "You again!" said {hero}. Everybody laughed, even the man on the ladder. [?friend: {friend} had to hold on to a post.][+ If there was a laugh going around, it came from {hero}.]',
        'Seven people laughed at {hero}\'s first joke. Nine laughed at the second one. At the third one a lady got the hiccups, and then they all laughed at that. {hero} counted the hiccups, too. "That makes twenty-one," {hero.they} said. [?companion: {companion} made it twenty-two.]',
        'Ha! Ho! Hee, hee! That meant that {hero} was {place.at}. {Hero.they} had told the one about the cow on the roof. It was not even a very good joke. But {hero} did the cow so well that nobody minded. [+ Then {hero.they} did the roof.]',
      ],
      middle: [
        'Most people {place.at} were good at something. One could whistle with two fingers, and one always knew when it would rain. {hero} was funny. Nobody had voted on it. But if a thing fell over, people looked around to hear what {hero} would say about it, and {hero.they} always said something. That morning a pigeon stole a roll right off a plate. "He\'ll be back for the butter," said {hero}. The laugh went all the way to the corner and came back. [?friend: {friend} laughed until {friend.they} had to sit down.]',
        '"Do the goose," somebody called. ¶ "I did the goose yesterday," said {hero}. ¶ "Do the goose going up stairs." ¶ That was different, of course. {hero} did the goose going up stairs, and then the goose who has forgotten why it went up. By then everybody {place.at} was laughing, and a man with a ladder had to lean it on a tree and wipe his eyes. [?companion: {companion} came along behind and spoiled the ending, and that was the best part.] {hero} took a bow. There was nothing that {hero.they} liked better than that sound.',
        'There are five kinds of laugh, and {hero} had counted them. There is the snort, and the squeak, and the big one that has to sit down. There is the one that comes late because somebody had to think. And there is the fifth kind, which people do with only their mouths, to be polite. {hero} did not get many of those. {Hero.they} told the one about the cow on the roof to everyone {place.at} that morning, and got two snorts, nine squeaks and a man who had to sit down.',
        'It began with a snort, over by the steps. Then somebody squeaked. Then the whole row went off, one after another, like popcorn in a pot. {hero} had only asked how you tell a cow that she is on the wrong roof. {Hero.they} waited, and it was the waiting that did it. "You have to break it to her gently," said {hero}. [?friend: {friend} had heard it twice before, and {friend} laughed the hardest.] It was a good morning {place.at}. It was the kind that {hero} lived for.',
      ],
      preteen: [
        'If somebody dropped a tray {place.at}, people didn\'t look at the tray, they looked at {hero}, because they wanted to hear what {hero.they} would say about it. Nobody had ever asked {hero.them} to be the funny one. It had just turned out that way, and by now they all waited for it. That morning a pigeon walked off with most of a sandwich. "He\'ll be back for the pickle," said {hero}, not even very loud, and you could hear them laughing all the way to the corner. [?friend: {friend} had just been drinking something, and had to be patted on the back.]',
        '"Have you got anything new today?" asked the man who swept up, as if {hero} were a bakery. ¶ {hero} did have something new. It was about a goose that goes up the stairs and then can\'t remember why, and there were no words in it at all, there was only the goose. When it got to the second floor, everybody {place.at} had stopped working and was watching. [?companion: {companion} walked right into the middle of it and made it even better.] {hero} loved the moment when people are trying not to laugh, and then they can\'t help it. {Hero.they} would have done nearly anything for it.',
        "{hero} knew five kinds of laugh. There was the snort, and the squeak, and the one that leaks out slowly, and the one where you have to hold on to something. Those four were real, because you can't do them on purpose. The fifth kind is the polite one, which people only do with their mouths, while their eyes are thinking about something else, and {hero} could hear the difference from across the street. That morning {place.at} {hero.they} told the one about the cow on the roof. {Hero.they} got six snorts, and a leak, and a man who had to hold on to the mailbox, and not a single number five.",
        "It started with one snort, over by the steps, and then it went down the whole row, until even the people who hadn't heard the joke were laughing at the people who had. {hero} stood in the middle and didn't even smile. [?friend: {friend} was no help, because {friend} had already slid down the wall.] It was only the one about the cow on the roof, and who was going to tell her. But there is a little stop before the last line, and {hero} knew just how long you could make {place.all} wait for it.",
      ],
    },
    more: {
      early: ['Even the pigeons seemed to be waiting for the next one.'],
      middle: [
        '"Tell us another one," they said. They always said that. {hero} acted as if {hero.they} had to think. {Hero.they} had four more ready.',
      ],
      preteen: [
        "{hero} liked being the funny one. It was like walking down the street with a bag of warm rolls, because everybody was happy to see you coming. You never looked around to see if there was somebody who hadn't gotten one.",
      ],
    },
  },
  {
    id: 'thing-day',
    purpose: 'somebody comes with a thing that makes them glad',
    core: false,
    rank: { young: 8, old: 8 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['guest', 'walk', 'happy', 'hero', '{thing}'],
        ['hero', 'stand', 'happy', 'guest'],
        ['companion', 'stand', 'happy', 'guest'],
      ],
      props: ['tree'],
      action: '{guest} comes along and shows a new {thing}.',
    },
    text: {
      toddlers: [
        'Here comes {guest}! See the new {thing}! [+ Turn, {guest}. ]Turn and turn!',
        '"Look, look!" says {guest}. It is a new {thing}! [+ {guest} is so glad.]',
        'Who is that? It is {guest}! [+ Hello, {guest}. ]Hello, new {thing}!',
      ],
      early: [
        'That day {guest} {thing.had}. {Guest.they} came along a bit slowly, so that people could look. {Guest.they} turned around once. Then {guest.they} turned around the other way. "It\'s the best one in the shop," said {guest}. [+ {hero} could see that {guest.they} had thought so all night.]',
        '"Notice anything?" asked {guest}. {hero} looked {guest.them} up and down. "You grew," said {hero}. "No." "You shrank." "No!" {guest} was laughing now. "It\'s my {thing}! It\'s new!" [+ And it was. It still had the tag on it.]',
        '{guest} {guest.sig}. This was a good day, because {guest} {thing.had}. {Guest.they} had waited for it for three weeks. [?companion: Even {companion} had a look at it.][!companion: Even a bee had a look at it.] "Do you like it?" asked {guest}. "I like it," said {hero}, and it was true.',
      ],
      middle: [
        'Anyone could see that it was a big day for {guest}. {Guest.they} {thing.had}, and {guest.they} came along just slowly enough for everybody to get a good look. "It was the last one they had," {guest.they} told {hero}. "I went back to the shop three times to see if it was still there." {Guest.they} {guest.sig}. {hero} said that it was very nice. It is worth remembering that {hero.they} said so, and that {hero.they} meant it.',
        '"You can ask me about it," said {guest}. ¶ "About what?" asked {hero}, who could see perfectly well. ¶ "You *know*." {guest} {thing.had}, and {guest.they} had taken the long way around so as to meet more people. {hero} asked about it. It took {guest} quite a while to answer, because there had been a whole shelf of them, and only one that was right. [?friend: {friend} asked, too, and got the whole shelf again.] Nobody minded. It\'s nice to stand next to somebody who is that pleased.',
        'It was only a {thing}. But {guest} {thing.had}, and {guest.they} carried {guest.themself} like a person with good news. "I picked it out myself," said {guest}. "Everyone else wanted the plain one." {Guest.they} stopped in front of {hero} and waited. {hero} walked all the way around {guest.them} once, as you do with a horse, and nodded. "I\'d know you a mile off now," said {hero}. {guest} looked as if someone had handed {guest.them} a prize.',
      ],
      preteen: [
        'Anybody could see how happy {guest} was that day, because {guest.they} {thing.had}. For three weeks {guest.they} had looked at it in the shop window, and every time {guest.they} had been afraid that somebody else had bought it. Now {guest.they} took the long way around, so that more people would see it. "You can tell me if you don\'t like it," {guest.they} said to {hero}, but you could hear that {guest.they} didn\'t think it was possible. {hero} said that {hero.they} liked it, and {hero.they} really did.',
        '"All right," said {guest}, "look at it, and get it over with." {hero} looked, and {guest} {thing.had}, and {guest.they} tried so hard not to look excited that {guest.they} walked in a funny way. In the shop they had told {guest.them} to take the plain one, and {guest.they} had thought about the plain one for days, and then gone back and gotten this one. "It\'s a lot more interesting than the plain one," said {hero}, and that was true. [?friend: {friend} said the same.] {guest} was so glad that {guest.they} {guest.sig}.',
        "{guest} carried the new {thing} out into the sunshine as carefully as if it might be shy. {Guest.they} told {hero} the whole story of how {guest.they} had found it, and there were two shops in it that were closed, and an aunt, and a happy ending. {hero} listened to all of it. They weren't best friends, the two of them, but you had to like {guest}, and {hero} did. What happened after that didn't happen because {hero} didn't like {guest.them}.",
      ],
    },
    more: {
      preteen: [
        '"It\'s just a {thing}," said {guest} at the end, the way people do when it isn\'t. Then {guest.they} walked on, and every few steps {guest.they} did a small skip, and probably thought that nobody saw it.',
      ],
    },
  },
  {
    id: 'name',
    purpose: 'the hero makes up a funny name, and everybody laughs, also the one it is about',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'close',
      cast: [
        ['hero', 'point', 'laugh', 'guest'],
        ['guest', 'stand', 'wow', 'hero', '{thing}'],
        ['friend', 'stand', 'laugh', 'guest'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['wall'],
      action: '{hero} makes up a funny name for {guest}, and everybody laughs.',
    },
    text: {
      toddlers: [
        'Oh! {guest} has a new {thing}. [+ {Thing.tjoke} ]"Hello, {thing.nick}!" says {hero}. They all laugh.',
        '"{thing.rhyme}" sings {hero}. It is about {guest} and the {thing}. [+ Ha, ha, ha!]',
        'Look at {guest} and the {thing}! [+ {Thing.tjoke} ]"{thing.nick}!" says {hero}. Ha, ha!',
        'See the new {thing}! "{thing.nick}! {thing.nick}!" calls {hero}. {guest} laughs, too. [+ A bit.]',
      ],
      early: [
        'There was {guest}, {thing.inthat}, and {thing.joke}. "Good morning, {thing.nick}!" said {hero}. Everybody laughed. [+ It was a good joke. ]Even {guest} laughed. {Guest.they} just started a little later than the others.',
        '"{thing.rhyme}" sang {hero}. You had to see {guest} {thing.inthat} to get it, for {thing.joke}. [+ Everybody saw it, and everybody got it. ][?friend: {friend} sang it right back. ]"That\'s me," said {guest}, and laughed a bit. "I\'m the {thing.nick}."',
        '{hero} looked at {guest} {thing.inthat}, and {thing.joke}. A word came up in {hero} like a bubble. It got as far as {hero.their} teeth. [+ {hero} could have shut them. ]"{thing.nick}!" said {hero}. Pop! Everybody laughed. {guest} laughed last.',
        '{hero} drew in the dust with a stick. "Who is this?" {hero.they} asked. It was {thing.drawn}. And there stood {guest} {thing.inthat}, and {thing.joke}. "It\'s {thing.nick}!" said {hero}. [+ They laughed so much that they stepped on it. ]{guest} laughed, too, and looked at the drawing for a while.',
      ],
      middle: [
        '{hero} didn\'t plan it. There stood {guest} {thing.inthat}, and everyone was looking, and it was one of those moments when somebody has to say something. {Thing.joke}. The word simply walked out. "Make way for {thing.nick}!" said {hero}. There was a tiny silence, and then {place.all} fell over laughing. It was a really good one. It fitted. {guest} laughed, too. {Guest.they} started a bit after the others and stopped a bit before them, but {hero} was taking a bow just then.',
        '"{thing.rhyme}" ¶ It had taken {hero} as long as it takes to breathe in. {Thing.joke}, and there was {guest} {thing.inthat}, and the rhyme just sat there like a ripe plum. {hero} sang it. Then {hero.they} sang it again, because they asked {hero.them} to. [?friend: The second time {friend} came in with a drum part.] A man who was only passing through stopped to wipe his eyes. "I guess that\'s me," said {guest}, and {guest.they} laughed with only the front of {guest.their} mouth.',
        'There\'s a moment just before you say something funny. It\'s a short one, about as long as a sneeze, and in that moment {hero} looked at {guest} {thing.inthat}, and {hero.they} had the word ready, and {hero.they} thought, *Maybe not.* {Thing.joke}. It was too good. "Everybody," said {hero}, "meet {thing.nick}." ¶ It was the biggest laugh of the year. [?companion: Even {companion} seemed to be in on it.] {guest} looked around at all the open mouths, and then {guest.they} laughed, too.',
        '{hero} had a bit of chalk, and people were waiting. With six lines {hero.they} drew {thing.drawn}. It was not a good drawing. It didn\'t have to be. {Thing.joke}, and there stood {guest} {thing.inthat}, right beside the picture, to compare. "{thing.nick}," {hero} wrote underneath. Somebody shrieked. It went around the crowd like a dropped tray. "That\'s pretty good," said {guest}, after a moment, and laughed, and rubbed at one corner of it with a toe.',
      ],
      preteen: [
        '{hero} didn\'t mean it in a bad way, and later {hero.they} said so again and again. {guest} was standing there {thing.inthat}, and for a moment nobody was talking, and everybody looked at {hero}. {Thing.joke}, and there was the word, all by itself, and it was perfect. "Ladies and gentlemen," said {hero}, and held out one arm, "here comes {thing.nick}!" They roared. A woman had to put down her bags, and {guest} laughed, too, but about half a second later than the others. {hero} noticed it, and didn\'t think about it.',
        'Most of {hero}\'s jokes were hard work, but this one just came. {Hero.they} looked at {guest} {thing.inthat}, and {thing.joke}, and nobody else had seen it yet. "{thing.rhyme}" {hero.they} sang, and as soon as {hero.they} had sung it, you couldn\'t look at the {thing} without thinking of it. They made {hero.them} sing it four times. [?friend: The third time {friend} stamped and clapped along.] "Very funny," said {guest}, and laughed. But {guest.they} laughed only with {guest.their} mouth, and nobody was listening that closely.',
        'When you think of a word, you have about one second before you say it. {hero} looked at {guest} {thing.inthat}, so happy, and {thing.joke}, and in that one second {hero.they} thought, *You don\'t have to say it.* But there were twenty people waiting, and it was the best joke that {hero.they} had thought of in a month. "Well, if it isn\'t {thing.nick}!" said {hero}. They laughed so loudly that it came back from the houses. {guest} looked from one face to the next, as if {guest.they} had missed something, and then {guest.they} laughed, too.',
        '{hero} had a piece of chalk in {hero.their} hand, and people were watching, and that had never ended any other way. It took about six lines. {Hero.they} drew {thing.drawn}, and nobody had to ask who it was, because {guest} was standing right there {thing.inthat}, and {thing.joke}. Under it {hero} wrote in big letters, "{thing.nick}." They laughed so hard that they had to hold on to each other. [?companion: {companion} was in the middle of it, as always.] {guest} came closer and looked at it for a while, and {guest.they} said that it was good, really good, and then {guest.they} laughed. Later everybody remembered that {guest.they} had laughed.',
      ],
    },
    more: {
      early: ['"Do it again!" people said. So {hero} did it again.'],
      middle: [
        '"Where do you get them from?" someone asked. {hero} shrugged. It was a good question. {Hero.they} should have asked it, too.',
      ],
      preteen: [
        "It was only a name. It wasn't about {guest.their} face, or {guest.their} family, or anything that {guest.they} couldn't help, it was only about a {thing}. {hero} told {hero.themself} that many times in the next days, and it was true every time, and it never helped.",
      ],
    },
  },
  {
    id: 'proud',
    purpose: 'the hero tells it at home, and is asked one question',
    core: false,
    rank: { young: 11, old: 7 },
    valence: 1,
    scene: {
      setting: 'porch',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'joy', 'mentor'],
        ['mentor', 'work', 'happy', 'hero', 'pillow'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['pillow', 'door'],
      action: '{hero} tells {mentor} the joke while {mentor} airs the pillows.',
    },
    text: {
      toddlers: [
        '{hero} tells {mentor}. "{thing.nick}! Ha, ha!" "Did {guest} laugh, too?" asks {mentor}.',
        'Pat, pat. {mentor} pats the pillow. "{thing.nick}!" sings {hero}. [+ Pat. ]"And {guest}?" asks {mentor}.',
        '"I made a name!" says {hero}. "It is {thing.nick}!" "Hm," says {mentor}. [+ Pat, pat.]',
      ],
      early: [
        '{mentor} was out on the porch, airing the pillows. {hero} told it with all the voices. {mentor} laughed[+ , because it was told so well]. "And {guest}?" asked {mentor}. "{Guest.they} laughed, too," said {hero}. "What kind of laugh was it?" asked {mentor}. {hero} had to go in to supper just then.',
        '"Guess what I made today," said {hero}. "A mess?" said {mentor}, who was beating the pillows. "A name!" said {hero}, and told {mentor.them}. [+ A feather came out of the oldest pillow and went up over the roof. ]"Does {guest} like {guest.their} new name?" asked {mentor}. "Everybody likes it," said {hero}.',
        '"{thing.rhyme}" sang {hero}. {mentor} was hanging pillows over the rail. "Who is it about?" asked {mentor}. {hero} told {mentor.them}. {mentor} patted the pillow flat. "And would it be as funny," {mentor.they} asked, "if it were about you?" {hero} thought that it might be. [+ {Hero.they} did not try.]',
      ],
      middle: [
        '{mentor} was on the porch that afternoon, knocking the dust out of the pillows. {hero} did the whole thing for {mentor.them}, with the faces. {mentor} laughed, because it was told very well, and a person can\'t help that. ¶ "And how did {guest} take it?" asked {mentor}. ¶ "{Guest.they} laughed." ¶ "Good." {mentor} turned the pillow over. "Which kind?" ¶ {hero} opened {hero.their} mouth to say, and found that {hero.they} had not been listening.',
        '"You look like somebody who found a nickel," said {mentor}, over a pillow. ¶ "Better," said {hero}, and told it. {mentor} went on shaking out the pillow the whole time. It was an old one, with a thin place in the seam, and now and then a feather got out and sailed off over the fence. "It\'s about a {thing}," {hero} explained. "It\'s not about {guest.them}." ¶ "Ah," said {mentor}. "And who\'s in the {thing}, as it were?" A feather landed on {hero}\'s nose. It seemed like a good time to sneeze.',
        '{hero} had eleven people\'s laughs to tell about, and {mentor} had eleven pillows to beat, so it came out even. {mentor} chuckled at the right places. At the last pillow {mentor.they} stopped. "You told me what the baker did," said {mentor}, "and the man with the ladder, and the lady with the bags. You left one out." ¶ "Who?" asked {hero}. ¶ "I don\'t know," said {mentor}. "I wasn\'t there." {Mentor.they} hung the pillow on the rail, rather gently, because it had a weak seam.',
      ],
      preteen: [
        '{mentor} was out on the porch with all the pillows in the house, and was beating the dust out of them, and {hero} stood on the bottom step and did the whole show for {mentor.them}. {mentor} laughed, because {mentor.they} never pretended that a thing wasn\'t funny when it was. "That\'s a good one," {mentor.they} said, and turned the pillow over. "How did {guest} like it?" ¶ "{Guest.they} laughed." ¶ "I\'m glad," said {mentor}. "What kind of a laugh was it?" ¶ {hero} tried to remember, and {hero.they} knew how all of them had laughed, the whole crowd, but at that one face {hero.they} hadn\'t looked.',
        '{hero} told it to {mentor} on the porch, with both arms, and {mentor} listened with an old pillow on {mentor.their} lap. The seam of it was coming open, and whenever {mentor.they} laughed, a feather flew out and sailed away across the yard. "It\'s only about a {thing}," said {hero}, although nobody had asked, "so it doesn\'t have anything to do with {guest}." ¶ "No, of course not," said {mentor}, and patted the pillow. "Does {guest} know that?" ¶ "Everybody knows that," said {hero}, but now {hero.they} {hero:was|were} a bit less sure.',
        '"Sit down before you burst," said {mentor}, and pushed the pillows over, and {hero} sat down on the porch step and told it. It got better every time. {hero} left out the boring parts now, like who had said what before, and how {guest} had been standing there with a shining face, waiting for somebody to say something nice. {mentor} laughed in all the right places, and beat the pillow twice. "And what happened next?" {mentor.they} asked. ¶ "Nothing," said {hero}. "That\'s the end."',
      ],
    },
    more: {
      preteen: [
        "In bed that night {hero} went through all the laughs again, one after another, the way other people count sheep. There was a short one in it that {hero.they} couldn't place. It had come from very close by, and {hero.they} fell asleep before {hero.they} knew whose it was.",
      ],
    },
  },
]
