import type { MeltedPage } from '../plot.ts'

/** Pages on which the name is made and runs. */
export const meltedBefore: readonly MeltedPage[] = [
  {
    id: 'funny/name',
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'point', 'laugh', 'guest'],
        ['guest', 'stand', 'wow', 'hero', '{thing}'],
        ['friend', 'stand', 'laugh', 'guest'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['bench', 'wall'],
      action: '{hero}, the funny one, makes up a name for {guest}, and everybody laughs.',
    },
    text: {
      toddlers: [
        '[+ Hop, flop! ]{hero} is so funny. {guest} has a new {thing}. {thing.tjoke} "Hello, {thing.nick}!" says {hero}. They all laugh.',
        '{guest} comes with a new {thing}. {thing.tjoke} "{thing.nick}!" says {hero}. They all laugh. {guest} does not. [+ Ha, ha!]',
        '{guest} has a new {thing}. {thing.tjoke} "{thing.nick}, {thing.nick}!" sings {hero}. They all laugh at {guest}.',
      ],
      early: [
        'Every morning {hero} made somebody laugh. Today {guest} {thing.had}, and {thing.joke}. "Good morning, {thing.nick}!" said {hero}. Everybody {place.at} laughed. [?friend: {friend} had to hold on to a post. ]{guest} laughed, too. {Guest.they} just started a little later than the others.',
        '"What did the sock say to the foot?" asked {hero}. "You again!" Everybody {place.at} laughed. [?companion: {companion} looked proud. ]Just then {guest} came along. {Guest.they} {thing.had}, and {thing.joke}. A word came up in {hero} like a bubble. "It\'s {thing.nick}!" said {hero}. Pop! Everybody laughed, and {guest} laughed last.',
        'Ha! Ho! Hee, hee! {hero} had told the one about the cow, and {place.all} was laughing. Then they saw {guest}. {guest} {thing.had}, and {thing.joke}. "{thing.rhyme}" sang {hero}. [?friend: {friend} sang it right back. ]"That\'s me," said {guest}, and laughed a bit.',
      ],
      middle: [
        'Most people {place.at} were good at something. {hero} was funny. If a thing fell over, people looked around to hear what {hero} would say, and {hero.they} always said something. ¶ That morning it was {guest} who came by, and {guest} {thing.had}. {Guest.they} had gone back to the shop three times to see if it was still there. {Thing.joke}. There was a moment, about as long as a sneeze, when {hero} thought, *Maybe not.* Then {hero.they} said it. "Make way for {thing.nick}!" ¶ It was the biggest laugh of the year. {guest} looked around at all the open mouths, and then {guest.they} laughed, too.',
        '"Do the goose," somebody called. ¶ {hero} did the goose going up stairs, who has forgotten why it went up. Everybody {place.at} was laughing by then, and a man with a ladder had to lean it on a tree and wipe his eyes. [?companion: {companion} came along behind and spoiled the ending, and that was the best part.] There was nothing that {hero} liked better than that sound. ¶ And there was {guest}, pleased as could be, because {guest.they} {thing.had}. {Thing.joke}. "{thing.rhyme}" sang {hero}. It had taken as long as it takes to breathe in. They made {hero.them} sing it four times. {guest} laughed with the front of {guest.their} mouth. "I guess that\'s me," {guest.they} said.',
        'There are five kinds of laugh, and {hero} had counted them. The fifth is the one that people do with only their mouths, to be polite. {hero} did not get many of those. Then {guest} came along. {Guest.they} {thing.had}, and {guest.they} told {hero} that {guest.they} had picked it out from a whole shelf. {Thing.joke}. Everybody {place.at} was looking, and somebody had to say something. "Friends," said {hero}, "meet {thing.nick}." [?friend: {friend} laughed until {friend.they} had to sit down.] {hero} got three kinds at once. It was only later that {hero.they} remembered the fourth, which came a bit late, and it was not the fourth. It was the fifth.',
      ],
      preteen: [
        'If somebody dropped a tray {place.at}, people didn\'t look at the tray, they looked at {hero}, because they wanted to hear what {hero.they} would say about it. So they were all waiting when {guest} came along that morning, and {guest} {thing.had}. For three weeks {guest.they} had looked at it in the shop window. ¶ {Thing.joke}. And there was the word, all by itself, and it was perfect, and {hero} had about one second in which {hero.they} could have kept it. "Ladies and gentlemen," said {hero}, "here comes {thing.nick}!" They roared. [?friend: {friend} slid down the wall.] {guest} laughed, too, but about half a second later than the others, and {hero} noticed it, and didn\'t think about it.',
        '{hero} knew five kinds of laugh. There was the snort, and the squeak, and the one that leaks out slowly, and the one where you have to hold on to something. And then there is the polite one, which people only do with their mouths. That morning {place.at} {hero.they} had gotten all of them but number five. [?companion: Even {companion} had joined in, in a way.] ¶ Then {guest} came along, and {guest} {thing.had}, and {guest.they} tried so hard not to look excited that {guest.they} walked in a funny way. {Thing.joke}. "{thing.rhyme}" sang {hero}, and as soon as {hero.they} had sung it, you couldn\'t look at the {thing} without thinking of it. They made {hero.them} sing it four times. "Very funny," said {guest}, and laughed, and nobody was listening closely enough to hear which kind it was.',
        '"Have you got anything new today?" asked the man who swept up, as if {hero} were a bakery. ¶ {hero} didn\'t. {Hero.they} had already done the goose that morning, and there were twenty people {place.at}, and they all wanted more. [?friend: {friend} was still wiping {friend.their} eyes.] Then {guest} came along, and {guest} {thing.had}, and {guest.they} stood there with a shining face and waited for somebody to say something nice. {Thing.joke}. When you think of a word, you have about one second before you say it. *You don\'t have to*, thought {hero}. "Well, if it isn\'t {thing.nick}!" {hero.they} said. They laughed so loudly that it came back from the houses. {guest} looked from one face to the next, as if {guest.they} had missed something, and then {guest.they} laughed, too.',
      ],
    },
    more: {
      middle: [
        '"Where do you get them from?" someone asked. {hero} shrugged. They had always just arrived by themselves, like sneezes, and it had never been necessary to look at them first.',
      ],
      preteen: [
        "It was only a name. It wasn't about {guest.their} face, or {guest.their} family, or anything that {guest.they} couldn't help, it was only about a {thing}. {hero} told {hero.themself} that many times in the next days, and it was true every time, and it never helped.",
      ],
    },
  },
  {
    id: 'runs/quiet',
    scene: {
      setting: 'street',
      time: 'day',
      shot: 'wide',
      cast: [
        ['guest', 'walk', 'sad', 'away'],
        ['hero', 'stand', 'worried', 'guest'],
        ['friend', 'stand', 'thinking', 'hero'],
        ['companion', 'stand', 'sad', 'guest'],
      ],
      props: ['chalk', 'sign', 'door'],
      action: 'The name is on every wall, and {guest} walks home without the {thing}.',
    },
    text: {
      toddlers: [
        'Now they all sing, "{thing.nick}!" {guest} looks down. {guest} is sad and goes home.',
        '{thing.nick} is on the wall. {thing.nick} is on the door. {guest} is sad. {guest} does not come to play.',
        '"{thing.nick}!" sings the baker. "{thing.nick}!" says a bird. {guest} does not laugh. {guest} is sad and goes home.',
      ],
      early: [
        'The next day the name was on the wall, in chalk. [?friend: {friend} made a tune for it, and the tune stuck. ]Even {echo.a} {echo.where} said "{thing.nick}!" to the mailman. {hero} laughed. Then {hero.they} saw {guest}. {Guest.they} had no {thing} now, and {guest.they} walked close to the wall. The day after that {guest.they} did not come at all. {Img.start}.',
        '"{thing.rhyme}" sang a boy on a scooter. "I made that!" {hero} called, but the boy was gone. [?friend: {friend} had put a tune to it, so it went even faster. ]Everyone sang it. Only {guest} did not. {guest} came without the {thing} and stood at the edge. Then {guest.they} did not come anymore. [?companion: {companion} waited by the gate for {guest.them}. ]{Img.start}.',
        '"Who is {thing.nick}?" asked {hero}. The smallest ones were playing it, like tag. "It\'s the one that nobody wants to be," said a girl. It was on the wall, too, and {echo.a} {echo.where} could say it. {hero} looked around for {guest}. "{Guest.they} left the {thing} at home," said the girl, "and then {guest.they} stayed at home, too." {Img.start}.',
      ],
      middle: [
        'By the next morning it was on {place.wall}, in letters as tall as {hero}. By the day after it was on four bins and a gate, and {echo.a} {echo.where} said it to the mailman. [?friend: {friend} had found a tune for it in the bath.] It was like meeting your own bicycle with somebody else on it. Nobody seemed to remember who had made it. ¶ {guest} came without the {thing}. "It\'s at home," {guest.they} said. The second day {guest.they} stood where the wall makes a corner, and when somebody hummed the tune, {guest.their} shoulders went up around {guest.their} ears. On the third day nobody stood in the corner. {Img.start}.',
        '"Who is {thing.nick}?" {hero} asked a very small girl by the swings. They were playing it, like tag. ¶ "It\'s the one that nobody wants to be," said the girl. ¶ That was what had become of it in a week. It had been on {place.wall}, and then on the bus, and the bus had taken it away over the hill. [?friend: {friend}\'s tune went with it.] {hero} had meant to tell {guest}, because it was nearly funny. But {guest} had come without the {thing} on Monday, and had not said a word on Tuesday. Since then {guest.they} had not come at all. [?companion: {companion} kept looking down the street.] {Img.start}.',
        'A joke has to be carried, most of the time. This one got up and walked. It went home with people in their bags, and in the morning it came out of houses where {hero} had never been. A bird had it. Two ladies in line at the baker\'s had it, and didn\'t know that it was about anyone. "Have you seen {guest}?" {hero} asked them. "You know, {thing.nick}?" ¶ "Oh, {thing.nick}!" said the ladies. "That one came by without the {thing}, and looked at nobody, and never came back." What stayed in {hero}\'s ears was {hero.their} own voice, saying it. {Img.start}.',
      ],
      preteen: [
        "By the next morning it was written on {place.wall}, and the day after that it was on the back of a truck that was just leaving town, and by the end of the week {echo.a} {echo.where} was saying it to the mailman. [?friend: {friend} had made a tune for it while {friend.they} {friend:was|were} drying the dishes, and it was the kind of tune that you can't get out of your head.] People who had never met {hero} were singing it, and none of them knew {guest}. ¶ First {guest} stopped bringing the {thing}. Then {guest.they} stopped telling those stories of {guest.theirs} that went on too long. For a few mornings {guest.they} stood at the edge and smiled, and it was always the same smile, and one day nobody was standing at the edge anymore. {Img.start}.",
        '"Excuse me," said {hero}. "Who is {thing.nick}?" ¶ The girl had a bucket on her head, and she pushed it up to see who didn\'t know that. "It\'s the one that nobody wants to be," she said, and went back to her game. It had only taken a week, and {hero} had seen it on {place.wall}, and on the bus stop, and in wet cement, where it was going to stay. [?friend: {Hero.they} had heard it through open windows, with {friend}\'s tune.] But {hero.they} hadn\'t seen {guest} for days. On Monday {guest.they} had come by without the {thing}, somebody said, and had walked along the wall with one shoulder very close to it, so that you couldn\'t read it all. After that nobody had seen {guest.them}. [?companion: {companion} had looked in all the usual places.] {Img.start}.',
        '{hero} tried to find out how it had gotten around. The woman with the eggs had it from the man with the ladder, and he had it from {echo.a} {echo.where}, and the bird could do voices. It did the mailman\'s voice. Then it did one that was quick and bright and very pleased with itself, and that was {hero}\'s. "Is that somebody real?" asked the woman. "I thought it was just a song." ¶ So {hero} went to tell {guest}, and they met by the wall, and there was no {thing}. "I leave it at home now," said {guest} politely, and looked as if {guest.they} {guest:was|were} trying to find out if this was another joke, and if {guest.they} had to laugh now. Then {guest.they} went home, and for many days nobody saw {guest.them} {place.at}. {Img.start}.',
      ],
    },
    more: {
      middle: [
        '"They\'re all laughing," {hero} told {hero.themself}, "so it must be all right." {Hero.they} counted them again, to be on the safe side, and everybody was laughing except for one.',
      ],
      preteen: [
        "Half a second, thought {hero}. That was how late {guest} had been, with that very first laugh. It isn't long, but it's long enough to look at all the faces around you, one after another, and to see that they're all laughing, and that you'd better laugh, too.",
      ],
    },
  },
  {
    id: 'hush/new-joke',
    scene: {
      setting: 'market',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'dance', 'worried', 'away', 'bucket'],
        ['friend', 'stand', 'worried', 'hero'],
        ['companion', 'stand', 'wow', 'hero'],
      ],
      props: ['bucket', 'basket'],
      action: '{hero} tries to make people forget the name, and it only runs faster.',
    },
    text: {
      middle: [
        'First {hero} tried water, because chalk comes off. But a clean wall is the best thing there is to write on, and by lunch they had done it again in paint. ¶ Then {hero.they} tried asking. "Please don\'t say {thing.nick} to {guest}," {hero.they} told the lady with the eggs, and that made the man across from her want to know what was wrong with {thing.nick}, and it went down the whole row like that. ¶ Last of all {hero.they} put a bucket over {hero.their} head and said in a hollow voice, "I am Bucket-Head, so sing about me." They were glad to. {hero}, in there in the dark, heard the song start up, and found that it had two verses now, for they had kept the first one. {Img.the} {img.tight}.',
        '"It\'s not funny anymore," said {hero}. {Hero.they} had climbed on a box to say it. ¶ Somebody snorted. Nobody could do a serious face like {hero}. "Tell it again!" they called. [?friend: {friend} had stopped singing it, but the tune came out through {friend.their} nose.] ¶ So {hero} went home and wrote a better joke, to drive it out. It was about a snake with a cold, and the next day people lay down on the ground. "Oh my," said the man with the ladder, "and the snake is {guest}, I suppose?" ¶ "No!" said {hero}, but it had already gone down the line. {Hero.they} got a bucket then, and scrubbed the wall. You could read it better wet than dry. {Img.the} {img.tight}.',
        '{hero} made a list of three things that might stop it. The first was soap. {Hero.they} washed fourteen walls, and when {hero.they} got back to number one, a girl was writing on it. "Is it spelled right?" she asked. The second was to make it a secret. That was a mistake. A word that people shout gets boring, but one that you may only whisper is worth having. [?friend: "It\'s going faster," said {friend}.] The third was to give them another. "Call me Onion," said {hero}, and they did, to be nice, until lunch. When it\'s your own idea it doesn\'t hurt a bit, and {guest} had never been asked. {hero} crossed off number three and sat there with the pencil. {Img.the} {img.tight}.',
      ],
      preteen: [
        "{hero} started with soap. By nine o'clock {hero.they} had scrubbed {place.wall} until it was the cleanest wall in the neighborhood, and by noon somebody had noticed how much room there was on it. So {hero.they} tried it with words. {Hero.they} climbed up on a box between the cabbages and the fish, and said that it wasn't funny anymore, and they howled. They had never seen {hero.them} so serious, and they thought that {hero.they} did it really well. ¶ The third idea was the best one. If they needed somebody to make fun of, they could have {hero}, so {hero.they} put a bucket on {hero.their} head, and walked into a post, and said that {hero.their} name was Bucket-Head. They loved it, and it took a minute until {hero.they} could hear what they were singing out there. It was still the old song, and now it had a second verse. {Img.the} {img.tight}.",
        '{hero} went from one person to the next and asked them all politely to stop saying it. "To stop saying what?" asked the woman with the eggs, and so {hero} had to tell her, and she told the man across from her, and so it went, all the way down the row. [?friend: {friend} really did stop, but the tune had been in there for too long, and it came out through {friend.their} nose.] Scrubbing didn\'t help, either, because the name had gone into the bricks. ¶ If they had a better joke, thought {hero}, they would forget the old one. So {hero.they} sat up half the night with a snake that had a cold, and the next day they laughed until they couldn\'t stand up. "And the snake, is that {thing.nick}?" somebody asked at the end. "The snake is a snake," said {hero}. But they were already telling each other that there was a new joke about {thing.nick}. {Img.the} {img.tight}.',
        'It was on fourteen walls and gates and trash cans. {hero} crossed them off, one after another, with a bucket and a brush, and when {hero.they} came back to the first one, a girl was standing there on a box. "Is that how you spell it?" she asked. "I want to get it right." So {hero} told everybody that they weren\'t allowed to say it anymore, and by noon you could buy it on a button. ¶ "All right, then make up a name for me," said {hero}. They thought of Onion, and called {hero.them} Onion until lunch, and {hero} waited for it to hurt the way it must have hurt {guest}, and it didn\'t hurt at all. [?companion: {companion} looked at {hero.them} as if {hero.they} had a bucket on.] By evening nobody remembered Onion anymore, and they were all singing the other one. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        '"You certainly started something there," said the lady with the eggs, and she meant it kindly, and it didn\'t help.',
      ],
      preteen: [
        'On the way home {hero} thought over what {hero.they} had said to them. {Hero.they} had said "that name," and "people," and "it\'s gone too far." There was one thing that {hero.they} hadn\'t said to anybody, and that was who had made it up.',
      ],
    },
  },
]
