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
        'Every place needs somebody to be funny, the way it needs somebody to know where the keys are, and {place.at} that somebody was {hero}. There had never been an election. It had just turned out that when a tray got dropped, or a speech ran long, people stopped looking at the tray or the speech and looked at {hero} instead, to see what it would turn into. That morning a pigeon walked off with most of a sandwich. "He\'ll be back for the pickle," said {hero}, not even very loud, and the laugh went to the far corner and came back. [?friend: {friend}, who had been drinking something, had to be patted on the back.]',
        '"Are you working on anything new?" asked the man who swept up, as if {hero} were a bakery. ¶ As a matter of fact {hero} was. It was about a goose that goes up a flight of stairs and can\'t remember why, and there were no words in it at all, only the goose. By the second landing everyone {place.at} had stopped what they were doing. [?companion: {companion} wandered into the middle of it and improved it a good deal.] {hero} would have done almost anything for that sound, the moment when a crowd that has been trying to hold it in finally gives up. {Hero.they} had never wondered what "almost anything" might include.',
        'According to {hero}, who had made a study of it, there were five kinds of laugh. There was the snort, the squeak, the slow leak, and the collapse, which required furniture. Those four were honest, because nobody could do them on purpose. The fifth kind was the one people did with their mouths to be polite, while their eyes went on thinking about something else. {hero} could hear the difference from across a street. That morning {place.at} {hero.they} told the one about the cow on the roof and collected six snorts, a leak, and a collapse against a mailbox. There was not a single number five.',
        "It started with one snort, somewhere near the steps, and spread along the row until even the people who hadn't heard the joke were laughing at the people who had. {hero} stood in the middle of it and kept a perfectly straight face. [?friend: {friend} was no help, since {friend} had slid down the wall by then.] The joke itself was nothing special. It concerned a cow, and a roof, and the question of who was going to tell her. But {hero} had a gift for the pause before the last line, and {hero.they} knew exactly how long {place.all} could be made to wait for it.",
      ],
    },
    more: {
      early: ['Even the pigeons seemed to be waiting for the next one.'],
      middle: [
        '"Tell us another one," they said. They always said that. {hero} acted as if {hero.they} had to think. {Hero.they} had four more ready.',
      ],
      preteen: [
        "It was a good thing to be known for, and {hero} knew it. Other people were the strong one, or the smart one, and had to go around all day being strong or smart. Being the funny one was more like carrying a bag of warm rolls down the street, since everybody was glad to see you coming. It never crossed your mind to look around for anyone who hadn't gotten one.",
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
        'There are days when a person has new shoes on the inside, and anybody could see that this was one of {guest}\'s. {Guest.they} {thing.had}. {Guest.they} had visited it in the shop window for three weeks, it turned out, and had been afraid every time that it would be gone. Now here {guest.they} came with it, taking the long way around so as to run into more people. "You can say if you don\'t like it," {guest.they} told {hero}, sounding like someone who has not considered the possibility. {hero} liked it fine. {Hero.they} said so, too, which later on was no help at all.',
        '"All right, get it over with," said {guest}. "Look." {hero} looked. {guest} {thing.had}, and was trying so hard not to seem excited about it that it made {guest.them} walk strangely. Everyone in the shop had recommended the plain one, apparently. {guest} had considered the plain one for several days, and then had gone back and asked for this. {hero} told {guest.them} honestly that it was a lot more interesting than the plain one. [?friend: {friend} said the same.] {guest} {guest.sig}, and you could practically see the day get longer and sunnier on all sides of {guest.them}.',
        "It doesn't take much to make a person happy, and that week it had taken one {thing}. {guest} brought it out into the daylight as though it might need some time to get used to people. {Guest.they} told {hero} the story of how {guest.they} had found it, which had a beginning, a middle, two shops that were closed, and a happy ending. {hero} listened to the whole thing. They weren't best friends, the two of them, or not so that anybody had announced it, but {guest} was easy to like, and {hero} liked {guest.them}. None of what came afterward happened because {hero} didn't.",
      ],
    },
    more: {
      preteen: [
        '"It\'s just a {thing}," {guest} added at the end, because that is what people say when it isn\'t, and {guest.they} looked down at it again to make completely certain that it was still there. Then {guest.they} continued on {guest.their} way with a small skip in every fourth step, which {guest.they} probably thought that nobody could see.',
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
        'It wasn\'t meant that way, which has to be said first, because {hero} said it so often afterward. {guest} was standing there {thing.inthat}, and there was a gap in the talk, the sort of gap that had {hero}\'s name on it. {Thing.joke}. The word came up out of nowhere, and it was perfect; it had the right number of syllables, and it even looked like what it meant. "Ladies and gentlemen," said {hero}, holding out one arm, "{thing.nick}." They roared. A woman had to put down her bags. {guest} laughed with everybody else, maybe half a second late, and if {hero} noticed the half second, {hero.they} put it down to good manners.',
        'Most of {hero}\'s jokes took work. This one just arrived, with its coat on, ready to go. {hero} looked at {guest} {thing.inthat}, saw what everyone else had been just about to see, and got there first. "{thing.rhyme}" {hero.they} sang. {Thing.joke}, and once somebody had pointed it out you couldn\'t look at it any other way. That was the trouble with it, and that was why it was so good. They made {hero.them} sing it four times. [?friend: By the third time {friend} had added a stamp and a clap.] "Very funny," said {guest}, and laughed, and you\'d have needed good ears to hear that it came only from the front of {guest.their} mouth.',
        'There is a gate somewhere between thinking a thing and saying it, and a person has about a second to decide whether to open it. {hero} had the word, and {hero.they} had the second. {Hero.they} looked at {guest} {thing.inthat}, so pleased, and a small voice said, *You don\'t have to use that one.* {Thing.joke}. But there were twenty people waiting, and it was the best thing that {hero} had thought of in a month. "Well, if it isn\'t {thing.nick}," said {hero}. The laugh practically had an echo. {guest} glanced from face to face, like somebody who has come in at the end of the movie, and then {guest.they} laughed along.',
        '{hero} had a stub of chalk and an audience, and {hero.they} had never in {hero.their} life been able to keep those two apart. It took about six lines. What came out was {thing.drawn}, and nobody had to ask who it was supposed to be, because there stood {guest} {thing.inthat}, and {thing.joke}, so that all anybody had to do was compare. {hero} wrote "{thing.nick}" beneath it with a flourish. The collapse was general. [?companion: {companion} was in the middle of it, as usual.] {guest} came closer and studied it for a while with {guest.their} head tilted, and said that it was good, really, and then {guest.they} did laugh. Everyone would remember later that {guest.they} had laughed.',
      ],
    },
    more: {
      early: ['"Do it again!" people said. So {hero} did it again.'],
      middle: [
        '"Where do you get them from?" someone asked. {hero} shrugged. It was a good question. {Hero.they} should have asked it, too.',
      ],
      preteen: [
        "It was as harmless as a name can possibly be. It had nothing to do with {guest.their} face or {guest.their} family or anything else that {guest.they} couldn't help; it was about a {thing}. {hero} went over this argument more than once in the days that followed, and it remained perfectly true every time, and got less and less useful.",
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
        '{mentor} was out on the porch with all the pillows in the house, beating them one after another, and {hero} stood on the bottom step and gave {mentor.them} the complete performance. {mentor} laughed. {Mentor.they} had never been the kind of grown-up who pretends that a thing isn\'t funny. "You\'ve got a real ear," {mentor.they} said, and turned the pillow over. "How did {guest} like it?" ¶ "{Guest.they} laughed." ¶ "I\'m glad. What kind of a laugh was it?" ¶ {hero} thought back. It was strange. {Hero.they} could have drawn a map of everyone who had been standing there, and there was one place on it that {hero.they} had forgotten to look at.',
        'By the time {hero} got as far as {mentor}\'s porch, the story had acquired gestures. {mentor} listened with a pillow under one arm, an old one whose seam was going, so that every time {mentor.they} laughed a feather or two got out and went off across the yard. {hero} pointed out, without being asked, that it was only about a {thing}. It had nothing to do with {guest} personally. ¶ "No, of course not," said {mentor}, and gave the pillow a careful pat, the kind you would give a dog that isn\'t yours. "I suppose {guest} knows that?" ¶ "Everybody knows that," said {hero}, and this was perfectly correct, as far as {hero.they} knew.',
        '"Sit down before you burst," said {mentor}, moving a stack of pillows, and {hero} sat down on the porch step and didn\'t burst, and told it. It got better every time. {hero} could hear {hero.themself} leaving out the boring parts, such as who had said what before, and how {guest} had been standing there with {guest.their} face all lit up, waiting for someone to say something nice. It wasn\'t a lie. You have to trim a story, or nobody will listen to it. {mentor} laughed in the right place, and beat the pillow twice, and then asked, in no particular tone, "And what happened next?" ¶ "Nothing," said {hero}. "That was the end."',
      ],
    },
    more: {
      preteen: [
        "That night in bed {hero} went through the laughs again, in order of size, the way other people count sheep, and somewhere toward the bottom of the list there was a short one that {hero.they} couldn't identify. It seemed to have come from very close by. {Hero.they} fell asleep before {hero.they} got to it.",
      ],
    },
  },
]
