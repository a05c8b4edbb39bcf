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
        'Every place needs somebody to be funny, the way it needs somebody to know where the keys are, and {place.at} that somebody was {hero}. When a tray got dropped, people stopped looking at the tray and looked at {hero}, to see what it would turn into. ¶ So everyone was more or less waiting when {guest} came along that morning. {Guest.they} {thing.had}. {Guest.they} had been visiting it in the shop window for three weeks. {Thing.joke}. The word came up out of nowhere, perfect, with its coat on, and {hero} had about one second in which to leave it alone. "Ladies and gentlemen," said {hero}, "{thing.nick}." They roared. [?friend: {friend} slid down the wall.] {guest} laughed along with everybody else, maybe half a second late, and {hero} put the half second down to good manners.',
        'According to {hero}, who had made a study of it, there were five kinds of laugh. There was the snort, the squeak, the slow leak, and the collapse, which required furniture; and there was the fifth kind, which people do with their mouths to be polite. That morning {place.at} {hero.they} had collected everything but number five. [?companion: Even {companion} had joined in, in a way.] ¶ Then {guest} came along, and {guest} {thing.had}, and was trying so hard not to seem excited about it that it made {guest.them} walk strangely. {Thing.joke}. Once somebody had pointed it out, you couldn\'t look at it any other way, and {hero} was the one who pointed it out. "{thing.rhyme}" {hero.they} sang, on the spot. They made {hero.them} sing it four times. "Very funny," said {guest}, and laughed, and you\'d have needed good ears to tell which kind it was.',
        '"Are you working on anything new?" asked the man who swept up, as if {hero} were a bakery. ¶ As it happened, {hero} wasn\'t. {Hero.they} had already done the goose that morning, and there were twenty people {place.at} who hadn\'t had enough. [?friend: {friend} was wiping {friend.their} eyes.] {Hero.they} looked around for something to use, and there was {guest}, lit up like a window, because {guest.they} {thing.had}. {Guest.they} had picked it out {guest.themself}. {Guest.they} stood there waiting for someone to say something nice. {Thing.joke}. There is a gate between thinking a thing and saying it, and a person has about a second to decide whether to open it. "Well, if it isn\'t {thing.nick}," said {hero}. The laugh practically had an echo. {guest} glanced from face to face, like somebody who has come in at the end of the movie, and then {guest.they} laughed, too.',
      ],
    },
    more: {
      middle: [
        '"Where do you get them from?" someone asked. {hero} shrugged. They had always just arrived by themselves, like sneezes, and it had never been necessary to look at them first.',
      ],
      preteen: [
        "It was as harmless as a name can possibly be. It had nothing to do with {guest.their} face, or {guest.their} family, or anything else that {guest.they} couldn't help; it was about a {thing}. {hero} went over this argument repeatedly in the days that followed, and it remained perfectly true every time, and got less and less useful.",
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
        "A good joke usually stays where you put it. This one had gone out during the night. By the next morning it was on {place.wall}, by the day after that it was on the back of a truck that was leaving town, and by the end of the week {echo.a} {echo.where} was saying it to the mailman. [?friend: {friend} had given it a tune while drying the dishes, and it turned out to be the kind that a person can't put down.] Strangers sang it. Eight out of nine could draw it, too, and none of them had ever met {guest}. ¶ {guest} had stopped bringing the {thing}. Then {guest.they} had stopped telling the stories that took too long; and for a couple of mornings {guest.they} had stood at the edge, wearing a small fixed smile like something that had been hung up there and forgotten. And now there was just the edge. {Img.start}.",
        '"Excuse me," said {hero}. "Who *is* {thing.nick}?" ¶ The girl had a bucket on her head. She raised it in order to see what sort of person would need to ask. "It\'s the one nobody wants to be," she said, and went back to her game. It had taken a week to get that far. {hero} had seen it on {place.wall}, and on the bus shelter, and in wet cement, where it would presumably stay until the end of time. {Hero.they} had even heard it from people who were only passing through. [?friend: {Hero.they} had heard it with {friend}\'s tune on it, through other people\'s windows.] What {hero.they} had not heard for days was {guest}. Someone had seen {guest.them} on Monday, without the {thing}, walking close to the wall where it was written, as if to cover up as much of it as one shoulder can. Since then {guest.they} hadn\'t been back. [?companion: {companion} had looked in all the usual places.] {Img.start}.',
        '{hero} tried to find out how it had traveled. The woman who sold eggs had gotten it from the man with the ladder, who\'d heard it from {echo.a} {echo.where}, and as for the bird, it did voices. It did the mailman\'s. It did one that was quick and bright and tremendously pleased with itself, and it took {hero} a moment to recognize that one. "Is it about somebody?" asked the woman. She seemed to find that a little disappointing. ¶ {hero} went to tell {guest}. They ran into each other beside the wall, and there was no {thing}. "I gave up on it," said {guest} politely, with the look of somebody who is trying to work out whether this is another joke, and whether it would be safer to laugh. Then {guest.they} went home, and that was the last that anyone saw of {guest.them} {place.at} for many days. {Img.start}.',
      ],
    },
    more: {
      middle: [
        '"They\'re all laughing," {hero} told {hero.themself}, "so it must be all right." {Hero.they} counted them again, to be on the safe side, and everybody was laughing except for one.',
      ],
      preteen: [
        'Half a second, thought {hero}, that was how late {guest} had been, with that very first laugh. {Hero.they} knew about timing, since timing was the one subject that {hero.they} understood. You could fit a surprising amount into half a second, such as looking at every single face around you, one after another, and discovering that there was nothing left for you to do except laugh, too.',
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
        "{hero} began with soap. By nine in the morning {hero.they} had scrubbed {place.wall} until the bricks were pink, and by noon somebody had noticed how much room there was on it. After that {hero.they} tried words, which had never let {hero.them} down before. {Hero.they} climbed on a box between the cabbages and the fish and said that it wasn't funny anymore. They howled. In all the years they'd known {hero.them} nobody had ever seen {hero.them} do *sincere*, and {hero.they} did it so well. ¶ The third idea was the best. If people needed a name to throw around, they could have {hero.theirs}; {hero.they} put on a bucket, walked into a post, and introduced {hero.themself} as Bucket-Head. It was a triumph. It took a minute to make out what they were singing out there. They had kept everything they already had, and they'd added a second verse. {Img.the} {img.tight}.",
        'It seemed simple enough. You went from one person to the next and asked them, politely, to stop. "To stop saying what?" asked the woman with the eggs, and {hero} had to tell her, and she told the man across the aisle, and so it went all down the row, under its own power. [?friend: {friend} stopped at once, but the tune had been in there too long, and it came out through {friend.their} nose.] Scrubbing was no better; chalk comes off, but brick remembers. ¶ Nothing drives out a joke except a better joke. {hero} sat up half the night over a snake with a cold, and told it the next day to people who had to hold each other up. When it was over, there was that happy groaning that is better than applause. "And the snake\'s supposed to be {thing.nick}, right?" somebody asked. "The snake is a *snake*," said {hero}. But you could already hear it moving off through the crowd. {Img.the} {img.tight}.',
        'There were fourteen of them, on walls and gates and cans, and {hero} crossed them off one by one with a bucket and a brush. When {hero.they} came back around to the first, there was a girl on a box in front of it, on her toes. "Is that how you spell it?" she asked. "I want to get it right." So {hero} announced a ban, and by noon somebody was selling it on a button, under the table. ¶ "All right, then make up one for me," said {hero}. They settled on Onion, and called {hero.them} Onion very enthusiastically until lunch, and {hero} kept waiting for it to hurt the way it must have hurt {guest}, and it didn\'t. {Hero.they} felt like someone who has walked into the ocean up to the ankles to find out about drowning. [?companion: {companion} looked at {hero.them} as if {hero.they} had a bucket on.] By evening nobody remembered Onion. The other one was doing fine. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        '"You certainly started something there," said the lady with the eggs, and she meant it kindly, and it didn\'t help.',
      ],
      preteen: [
        'What {hero.they} had not mentioned to them, not to a single one of them, was who had made it up, or how little {guest} had done to deserve it. {Hero.they} noticed that on the way home, going back over every word. {Hero.they} had talked about *that name*, and about *people*, and about how far the whole business had gone, and had managed to make it sound like some kind of weather.',
      ],
    },
  },
]
