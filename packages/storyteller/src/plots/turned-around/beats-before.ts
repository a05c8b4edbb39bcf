import type { Beat } from '../plot.ts'

/** The thing is made, the other one's too, and nobody sleeps much the night before. */
export const beforeBeats: readonly Beat[] = [
  {
    id: 'built',
    purpose: 'a thing made over a long time, the red string, and what it is for',
    core: true,
    valence: 2,
    scene: {
      setting: 'workshop',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'joy', '{thing}', '{thing}'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'lean', 'happy', '{thing}'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['{thing}', 'tools', 'string'],
      action: '{hero} winds red string around the finished {thing}.',
    },
    text: {
      toddlers: [
        '{thing.tmade} {hero} makes {thing.a}. [+ Round and round goes the string. ]Red string! All done!',
        'Look! {hero} made {thing.a}. It has red string. [+ Pretty, pretty {thing}!]',
        '"Is it done?" says {mentor}. "One red string," says {hero}. [+ Wind, wind. ]Done!',
        'One day. Two days. [+ So many days! ]{hero} makes {thing.a} with red string.',
      ],
      early: [
        'Every day after supper {hero} went out to look at the {thing}. {Hero.they} had {thing.made}. [+ It had taken six weeks. ]Today {hero.they} wound red string around it, forty times, for good luck. [?friend: {friend} did the counting. ]"Good night, {thing}," said {hero}. "Sleep well. Saturday is {thing.event}."',
        '"Does it need more string?" asked {mentor}. "It needs red string," said {hero}. So {mentor} found some. {hero} wound it all around the {thing}, and {hero.they} {hero.sig}. "Now it is fast," {hero.they} said. "It looks fast," said {mentor}. "That is half of it."',
        'It took {hero} six weeks and nine bandages. But there it stood, a {thing.full}, with red string all around it. "On Saturday," {hero} told it, "we are going to {prize.dream}." The {thing} did not say a thing. It was saving itself.',
        '{Thing.sound} ¶ That was {hero} in the shed, with the new {thing}. {Hero.they} had {thing.made}. Only the red string came from {mentor}. ¶ "Too loud?" called {hero}. ¶ "Just loud enough," said {mentor}, holding both ears.',
      ],
      middle: [
        "There may have been better {thing}s than {hero}'s, but {hero.they} had never met one. {Hero.they} had {thing.made}. It had taken six weeks, counting Sundays, when {hero.they} only looked at it. Last of all came the red string, a whole ball of it, from {mentor}. {hero} wound it around and around until the {thing} looked like something in a hurry. On Saturday it would need to be. The first one over the line got to {prize.dream}.",
        '"You can stop now," said {mentor} from the door of the shed. ¶ "I\'m nearly finished," said {hero}, who had been nearly finished with the {thing} for two weeks. {Hero.they} had {thing.made}, and taken it apart, and done it again better. Now {hero.they} {hero:was|were} winding red string around it, because fast things are often red. [?friend: {friend} let out the string, a bit at a time, like somebody fishing. ]¶ "Will it win?" asked {mentor}. ¶ {hero} looked at it with {hero.their} head on one side. "It would like to," {hero.they} said.',
        "Forty-two days. That was what the {thing} had cost so far, and {hero} had crossed them off in chalk on the wall of {mentor}'s shed. In that time {hero.they} had {thing.made}, and had bumped {hero.their} nose so often that it had given up complaining. Now there was only the red string to put on. It made the {thing} no faster. But you could see it coming from a long way off, and {hero} wanted people to see it coming. [+ Forty-two days is a long time to make a noise in a shed without showing anybody why.]",
        '{Thing.sound} ¶ It was half past six in the morning, and most of the neighbors were asleep, or had been. ¶ "{hero}!" called {mentor} over the fence. ¶ "The {thing} is done!" {hero} called back. {Hero.they} had {thing.made}, and nobody could be expected to keep that quiet. There was red string all around it, and the end was tied in a bow as big as a cabbage. "It\'s for {thing.event}. I\'m going to {prize.dream}." ¶ "At half past six?" said {mentor}.',
      ],
      preteen: [
        "Most people who knew {hero} had stopped asking about the {thing}, because they had discovered that the answer took twenty minutes. For six weeks {hero.they} had gone out to {mentor}'s shed directly after supper, and in that time {hero.they} had {thing.made}, found out that it was all wrong, and patiently begun again. It was finished now. {hero} wound the last of {mentor}'s red string around it, although the string served no purpose at all, except that a person would be able to recognize it from the far end of the course. On Saturday there would be a great many people at the far end of the course.",
        '"What is the string for?" asked {mentor}, who had supplied it. ¶ "It reduces the wind," said {hero}. ¶ "Does it really?" ¶ "No," {hero} admitted. [?friend: {friend}, who was holding the other end, laughed so much that they had to wind the last part twice. ]The truth was simply that the {thing} was finished. {Hero.they} had {thing.made}, with almost no help and a great many bandages, and it seemed to deserve a decoration. Every year, the first over the line at {thing.event} was allowed to {prize.dream}. {hero} had watched other people do it ever since {hero.they} {hero:was|were} small enough to need lifting, and on Saturday {hero.they} did not intend to watch.',
        "There were eleven drawings pinned to the wall of {mentor}'s shed, and every one of them showed the same {thing}, a little less wrong each time. Drawing number eleven was standing in the middle of the floor. {hero} had {thing.made}, in six weeks of evenings, and {hero.they} walked around it slowly with a ball of red string in search of something left to do. There was nothing. {Hero.they} wound the string about it all the same, very neatly, turn on turn, because it is surprisingly difficult to stop working on a thing that you have been looking forward to for so long.",
        '{Thing.sound} ¶ The neighbors had grown accustomed to it. On weekday evenings it began at about half past six, and continued, with pauses for bad temper, until somebody called {hero} in to bed. Tonight it stopped early, and the silence was so unusual that {mentor} came across the yard to see what was the matter. Nothing was the matter. The {thing} was ready. {hero} had {thing.made}, and now {hero.they} {hero:was|were} sitting on an upturned bucket and admiring the red string that {hero.they} had wound around it. "Well," said {mentor}, after an inspection that lasted some time, "if anyone asks which one is yours, I\'ll be able to tell them."',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} had been there the whole time, and had only once got stuck to anything.][!companion: "It only needs a name," said {mentor}. "It has one," said {hero}, "but it\'s private."]',
      ],
      preteen: [
        "Nobody in {hero}'s neighborhood could have said when {thing.event} had first been held. It had simply always been there, like the church clock. On one Saturday of the year the whole place turned out to watch, the bakery ran out of buns by ten, and the winner got to {prize.dream}. {prize.once}. {hero} had thought about that moment so frequently, and in such detail, that there were times when {hero.they} almost believed it had already happened, and that Saturday would only be a matter of going along to collect it.",
        'It would be wrong to say that {hero} was a boastful person. {Hero.they} had only mentioned to a few people that {hero.they} intended to {prize.dream}, and those few people had obviously mentioned it to others, for by the end of the week the woman in the bakery was asking about it, and so was the man who came to read the meter. {hero} told each of them modestly that nothing was certain. Privately, at night, {hero.they} had already decided where to look while everybody clapped.',
      ],
    },
  },
  {
    id: 'practice',
    purpose: 'the first try-out goes wrong in a funny way',
    core: false,
    rank: { young: 6, old: 10 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'run', 'laugh', '{thing}', '{thing}'],
        ['friend', 'jump', 'laugh', 'hero'],
        ['mentor', 'stand', 'happy', 'hero'],
        ['companion', 'run', 'happy', 'hero'],
      ],
      props: ['{thing}', 'tree'],
      action: '{hero} tries the {thing} for the first time and ends up in a bush.',
    },
    text: {
      toddlers: [
        'Ready? Go! {thing.sound} Too fast! [+ Into the leaves. ]Where is {hero}? Peekaboo!',
        '{hero} tries the {thing}. {thing.sound} [+ It goes! ]It stops. Bump! "Again!"',
        '{thing.sound} The {thing} {thing.goes}. A hen runs. [+ Cluck, cluck! ]"Sorry, hen."',
      ],
      early: [
        'They tried it before supper. {Thing.sound} It {thing.went} straight on. Then it {thing.went} straight into {thing.bush}. {hero} came out with leaves on. "It works!" {hero.they} called. "How do you stop it?" asked {mentor}. {hero} looked at the leaves. "Like that," {hero.they} said.',
        'First {hero} fell off the front. Then {hero.they} fell off the back. The third time the {thing} {thing.went} on by itself for a bit, and {hero} ran behind it. "Who is taking who for a walk?" asked [?friend: {friend}][!friend: {mentor}]. It was hard to say.',
        '{Thing.sound} A hen looked up. {Thing.sound} The hen ran for her life. {hero} {thing.went} past her with {hero.their} mouth wide open. "Sorry!" {hero.they} called. The hen did not lay an egg for two days. When she did, it was a big one.',
      ],
      middle: [
        '"Where are the brakes?" asked {mentor}. ¶ {hero} had thought about the brakes. {Hero.they} had thought that they would only slow it down. And so, at the first trial, the {thing} {thing.went} beautifully past the fence, past the washing line, and straight into {thing.bush}. There was a silence. Then a voice from deep inside said, "It\'s faster than I expected." It sounded pleased.',
        'There were three trials. In the first, {hero} and the {thing} arrived at the bottom at different times. In the second they arrived together, but upside down. In the third everything went right, and it was like being thrown by somebody kind. {hero} wanted to tell everyone about it at once. The only one near enough was a goat, and {hero} told the goat. [+ It went on chewing, but it had clearly listened.]',
        '{Thing.sound} The first time, {hero} shouted. The second time, {hero.they} held {hero.their} breath. By the fifth time {hero.they} could do it and wave, and that was how {hero.they} came to have a mouthful of leaves. "Both eyes in front," said [?friend: {friend}, pulling {hero.them} out by the feet][!friend: {mentor}, who had come out to see about the noise]. "I was waving at you," said {hero}. ¶ "I could see you perfectly well without."',
      ],
      preteen: [
        'The first trial established that the {thing} was extremely quick, and also that it had views of its own about direction. It {thing.went} past the gate at a speed that made {mentor} take a step back, altered its mind, and carried {hero} through a washing line, from which {hero.they} emerged wearing somebody\'s tablecloth. "I believe that\'s what is known as a teething problem," {hero.they} said, when {hero.they} had found the way out. {mentor} said that it was also what they called the good tablecloth.',
        'According to the notebook there were seven trials. Number one was described as "short," and number two as "shorter." Number three simply said "leaves." Beside number four somebody had drawn a small picture of a duck with a surprised expression. It was only at number seven, late in the afternoon, with nobody looking, that everything came together at last, and the {thing} {thing.went} the whole distance like a sentence that you have finally found the words for. {hero} wrote nothing beside number seven. {Hero.they} only underlined it, twice.',
        '"You have to trust it," said {hero}, climbing out of {thing.bush}. "That\'s the secret. If you trust it, it goes where it likes, and then you like it, too." It was the sort of theory that comes easily to people who have just bumped their heads. All the same, there was something in it, for toward evening the {thing} gave up arguing. It {thing.went} through the long light as though it had been doing so for years, and {hero} found that {hero.they} had stopped steering, and shouting, and even planning, and {hero:was|were} only there.',
      ],
    },
    more: {
      preteen: [
        '[?friend: {friend} timed the last one on the kitchen clock, which had been carried outdoors for the purpose and looked out of place on the grass. "That would have won last year," {friend.they} announced, and wrote it down, and for some while the two of them could do nothing except look at the number.][!friend: {mentor} timed the last one by the church clock, and wrote the result on the back of an envelope, and looked at it for some while. "That would have won last year," {mentor.they} said at last, in the tone of someone reporting the weather. {hero} kept the envelope.]',
      ],
    },
  },
  {
    id: 'neighbor',
    purpose: 'the other one, who has made a thing alone and comes along with little hope',
    core: false,
    rank: { young: 4, old: 4 },
    valence: 0,
    scene: {
      setting: 'porch',
      time: 'evening',
      shot: 'close',
      cast: [
        ['guest', 'work', 'shy', '{thing}', '{thing}'],
        ['hero', 'stand', 'thinking', 'guest'],
        ['companion', 'stand', 'wow', '{thing}'],
      ],
      props: ['{thing}', 'tools'],
      action: '{guest} works on a crooked {thing}, and {hero} comes by and looks.',
    },
    text: {
      toddlers: [
        'Here is {guest}. {guest} has {thing.a}, too. [+ It is a bit crooked. ]Pat, pat.',
        '"Hello, {guest}!" {guest} has {thing.a}, too. [+ It leans a bit. ]"Mine!" says {guest}.',
        '[+ Tap, tap. ]Who makes {thing.a}, too? {guest}! Wave, wave! [+ "Hello!"]',
      ],
      early: [
        '{guest} had {thing.a}, too. {Guest.they} had made it on the back step, out of odds and ends. It leaned to one side. "Does it always lean?" asked {hero}. {guest} leaned, too, and had a look. "Not if you stand like this," {guest.they} said.',
        'On the way home {hero} met {guest}. {guest} {guest.sig}. "I\'m in it, too," {guest.they} said, and held up {thing.a}. It was held together with glue and hope. There was more hope than glue. "Good luck," said {hero}. "I only want to get to the end," said {guest}.',
        '"How do you make it go straight?" asked {guest}. {guest} had been working on {thing.a} all day. {hero} showed {guest.them} how. It took a long time. At the end it still went a bit left. "I like left," said {guest}.',
      ],
      middle: [
        '{hero} was not the only one with {thing.a}. Not far from the shed {guest} sat on a step and worked on one, with a pot of glue and a great many patches, some of them on top of each other. {guest} had never been in {thing.event} before. "Do you think it will get all the way around?" {guest.they} asked. ¶ {hero} looked it over. One part of it looked back. "If you\'re nice to it," said {hero}. ¶ "I\'m always nice to it," said {guest}. "It\'s just shy."',
        '"I don\'t need to win," said {guest}. "I only want to get over the line. I\'ve told everyone that I\'m going to." {Guest.they} {guest.sig}, and looked at {thing.a} that {guest.they} had made all alone, out of what there was. It was not a pretty thing. It had one good side, and {guest.they} had turned that side toward the street. ¶ "You will," said {hero}, because it is easy to say. [+ {hero} was already thinking about something else. {Hero.they} {hero:was|were} thinking about Saturday.]',
        'Everybody had been very secret about their {thing}s, except for {guest}, who showed {guest.theirs} to anyone who came by. "This bit came off a bed," {guest.they} said, "and this bit came off a cupboard, and this bit just came off." {hero} laughed, and then {hero.they} lent {guest.them} the good scissors, and they worked side by side until it was too dark to see. Neither of them asked the other whose was faster. You could see whose was faster.',
      ],
      preteen: [
        '{guest} was building {thing.a}, too, on the steps by the green gate, out of materials that other people had put out for collection. {hero} had stopped to be polite and stayed longer than intended. There was a frankness about the workmanship. Wherever something had gone wrong, {guest} had simply added a patch, so that the whole was more repair than {thing}. "I know that it isn\'t fast," said {guest}, who {guest.sig}. "I\'ve only ever wanted to see what it\'s like to come over the line, with the people there. I don\'t mind when."',
        '"May I ask you something technical?" said {guest}. It was hardly technical, since all of it was about glue. {guest} had been at work alone for weeks, on a back step, from a library book with the last chapter missing, and the {thing} that had come out of it had a distinct list to the left. {hero} explained about glue. {Hero.they} explained it rather well, and {hero:was|were} thanked for it with so much warmth that {hero.they} went away with the comfortable sensation of having done {guest} a favor, and thought no more about it.',
        'They had built in secret, all of them, behind curtains and locked doors, with the single exception of {guest}, who worked on the front steps because there was no shed. You could see everything. You could see that {guest.they} had run out of glue on Tuesday, and what {guest.they} had decided to use instead. "It only has to last for one morning," {guest.they} explained to {hero}, without embarrassment. "Everyone I know is going to stand at the finish. I\'ve told them not to expect anything, so now they are expecting everything."',
      ],
    },
    more: {
      middle: ['{guest} gave the {thing} a pat, the way you pat a horse before the vet comes.'],
      preteen: [
        "It is one thing to look down on somebody's work, and another to stand beside it while it is being done. By the time the light went, {hero} had formed an opinion about {guest}, which was that {guest.they} {guest:was|were} either very brave or had no idea what {guest.they} {guest:was|were} up against. It did not occur to {hero} that a person could be both.",
      ],
    },
  },
  {
    id: 'night-before',
    purpose: 'an honest prayer about winning, which is really about something else',
    core: false,
    rank: { young: 12, old: 12 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'thinking', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'window', 'moon'],
      action: '{hero} cannot sleep and talks to God about tomorrow.',
    },
    text: {
      toddlers: [
        '[+ Night, night. ]{hero} is not sleepy. "Dear God, tomorrow is {thing} day!"',
        'Is it morning? No. [+ Is it now? No. ]"God, are you awake? Me, too."',
        '{hero} lies down. Up pops {hero}! [+ Good night, {thing}. ]"Thank you, God." Now sleep.',
      ],
      early: [
        '{hero} could not sleep. {Hero.they} turned to the left. {Hero.they} turned to the right. "Dear God," {hero.they} said, "I would like to be first. But {guest} would, too, I think. What do you do about that?" {hero} listened. It was a good question. {Hero.they} fell asleep on it.',
        'In the night {hero} got up to look at the {thing}. It was asleep. {hero} went back to bed. Then {hero.they} got up to see if it was still asleep. "God," said {hero}, "I think I need some help with lying down."',
        '"Please make me fast," {hero} told God. Then {hero.they} thought about it. "And make me nice," {hero.they} said, "in case I am not fast." That was two things. {hero} hoped that two was all right.',
      ],
      middle: [
        '"God," said {hero} to the ceiling, "I don\'t know if you do races." It was a thing that {hero.they} had wondered about before. Everybody in {thing.event} had probably asked to win, and they couldn\'t all. It must be like a teacher with a hundred hands up. "So I won\'t ask for that," said {hero}. "I mean, I\'d like it. You know I\'d like it. But just be there, please." The moon came around the edge of the curtain, and after that {hero.they} slept.',
        'There were four hours until breakfast, and {hero} was awake for all of them. {Hero.they} went through the course in {hero.their} head. {Hero.they} won it nine times. The tenth time, for some reason, {guest} got in the way, and {hero.they} had to start over. "Good night, God," said {hero} at last. "Please look after tomorrow. I\'ve looked after it long enough."',
        '{hero} had a plan for sleeping. It was to count {thing}s going over a fence. The trouble was that they all had red string on, and every one of them came in first. By the fortieth {hero.they} {hero:was|were} wider awake than before. "Dear God," said {hero}, "thank you for the {thing}. It\'s the best thing I ever made." And because that was all there really was to say, {hero.they} fell asleep in the middle of wondering what came next.',
      ],
      preteen: [
        'There was a certain difficulty about praying to win a race, and {hero} lay awake over it. {Hero.they} pictured all the others, each in a separate bed, all asking for exactly the same thing, and {hero.they} could not see how it would look fair from above. "I shan\'t ask for it," {hero.they} said finally, in the dark. "But I won\'t pretend that I don\'t want it, either, because you\'d know." It was a relief to have that settled. "Stay near me tomorrow. I may not be very easy to stay near."',
        'At two in the morning {hero} was sitting up in bed, examining the weather. At three {hero.they} {hero:was|were} composing a few words for the winner to say, short ones, with a joke in them. At four it came to {hero.them} that {guest} was very likely awake as well, on the other side of the wall or the street, and not composing any words at all. It was an uncomfortable thought, and it did not seem to lead anywhere. "God," said {hero}, "would you keep an eye on {guest} tomorrow? I\'m going to be busy."',
        'Sleep was out of the question, so {hero} made a list of everything that could possibly go wrong, with a remedy beside each. It filled two pages. It dealt with wind, with rain, with loose fastenings and escaped dogs. When there was nothing left to put down, {hero.they} turned off the lamp, and told God about the few things for which {hero.they} had not been able to think of a remedy, and was astonished to find how quickly that list was done, and how little of it had to do with the {thing}.',
      ],
    },
    more: {
      preteen: [
        "Outside, the night was doing nothing in particular, slowly. Somebody's cat walked along a wall. It seemed to {hero} quite extraordinary that the world could be so calm, on the very edge of a day which {hero.they} had been approaching for forty-two days, as you walk up to a mountain, and which would be over, whatever happened, by lunchtime.",
      ],
    },
  },
  {
    id: 'line-up',
    purpose: 'the morning of the race, the crowd, a laugh',
    core: false,
    rank: { young: 7, old: 9 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'joy', '{thing}', '{thing}'],
        ['guest', 'stand', 'shy', 'hero', '{thing}'],
        ['friend', 'wave', 'happy', 'hero'],
        ['mentor', 'give', 'calm', 'hero'],
        ['companion', 'stand', 'wow', 'mentor'],
      ],
      props: ['{thing}', 'flag', 'notice'],
      action: '{mentor} pins numbers on {hero} and {guest} at the start.',
    },
    text: {
      toddlers: [
        'So many {thing}s! Here is {hero}. Here is {guest}. [+ "Good luck!"]',
        '{mentor} has a flag. {hero} is number seven. {guest} is eight. [+ Stand still!]',
        'A horn goes toot! Up jumps {hero}! [+ Soon, soon, soon. ][?friend: "Ha ha!" says {friend}.]',
      ],
      early: [
        'On Saturday everyone was there. There was a brass band with four people in it and one tune. {mentor} pinned on the numbers. {hero} was seven. {guest} was eight. "Is it a lucky number?" asked {guest}. "It\'s the one after seven," said {hero}.',
        '{hero} looked along the row of {thing}s. One had wings on. One had a teapot on it, and nobody knew why. Next to {hero} stood {guest}. {Guest.they} {guest.sig}. "I\'m going to be sick," said {guest}. "Be sick that way," said {hero} kindly.',
        '[?friend: {friend} had an important job. {Friend.they} had to hold one end of the rope at the finish. "I won\'t let go," said {friend}, "not even to scratch." ][!friend: The rope for the finish was as long as a house. {mentor} said that nobody could win without it. ]{hero} patted the {thing}. {Hero.they} patted it so much that a bit of paint came off.',
      ],
      middle: [
        'Saturday smelled of buns and new paint. {mentor} had a flag under one arm, a book with everybody\'s name in it, and six pins between the lips. "Mmf," {mentor.they} said, which meant "hold still," and pinned a large seven on {hero} and a large eight on {guest}. The man in number four had brought his own trumpet. He had also brought his mother. ¶ "Are you nervous?" {guest} whispered. ¶ "No," said {hero}, and dropped everything {hero.they} {hero:was|were} holding.',
        'There were twenty-three of them at the start, and {hero} had looked at every single one. Number two was too heavy. Number eleven was mostly feathers. Number four was dangerous, but only if you stood behind it. [?friend: "You\'ve got this," said {friend}, who was on the way to the finish to hold one end of the rope. ]Number eight was {guest}, and {hero} did not spend much time on number eight. {Hero.they} only noticed that somebody had given {guest.their} {thing} a wash.',
        'A girl in a green hat asked whether {hero}\'s string was for steering. "It\'s for looks," said {hero}. ¶ "Oh," said the girl. "Mine\'s for pulling my brother off if he grabs it." There was a small brother, with jam on him. There were uncles and flasks and dogs, and a steward with an armband who kept telling everyone to stand back from a line that nobody could see. [?friend: Far away at the finish, {friend} had hold of one end of the rope. ]In the middle of it stood {guest}, as still as a post, with number eight pinned on upside down.',
      ],
      preteen: [
        'By nine o\'clock there were more spectators than there was room for them, and the brass band had played its tune four times. {mentor}, who was to start {thing.event}, went along the row with a book, a flag and a mouthful of pins, and asked each of them for a name that {mentor.they} already knew. "Seven," {mentor.they} said, and fastened it on {hero}. "Eight," and fastened it on {guest}, who thanked {mentor.them} as though for a medal. [?friend: {friend} had been put in charge of the finishing rope, and had gone off with it, walking like an ambassador.]',
        'You learn a good deal about people from what they do at a starting line. The girl in the green hat did knee bends. The owner of number four addressed a short speech to number four. A steward with an armband paced up and down saying "Any minute now" at intervals of about ten minutes. {hero} checked each turn of the red string, and then checked it again, and {guest}, on the left, who obviously had nothing to check, or perhaps preferred not to look, {guest.sig} and hummed.',
        '"I\'ve worked out that if nineteen of them fall over, I come fifth," said {guest}. ¶ "They won\'t all fall over," said {hero}. ¶ "No. But it\'s nice to have a plan." There were twenty-three in the row, and a smell of varnish and fried onions lay over everything. [?friend: {friend} had gone on ahead to hold one end of the rope at the finish, and had promised to hold it high. ]{hero} would have liked to say something encouraging. But {hero.their} tongue had dried to the roof of {hero.their} mouth, so {hero.they} settled for a nod, and {guest} nodded back, and it looked as if they had agreed on something.',
      ],
    },
    more: {
      middle: ['"Any minute now," said the steward. He had said it at eight, as well.'],
      preteen: [
        'Somewhere at the other end of all this, out of sight, was the place where the winner would {prize.dream}. {hero} kept {hero.their} eyes on the first bend and thought about nothing else. The band drew breath for the fifth time. A baby somewhere started to cry and was given a bun, and a hush ran down the row from one end to the other, like wind through grass, because {mentor} had put away the pins.',
      ],
    },
  },
]
