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
        '{thing.tmade} {hero} makes {thing.a}. It is for the race. [+ Round and round goes the string. ]It has a red string!',
        'Look! {hero} made {thing.a} for the race. It has a red string. [+ Pretty, pretty {thing}!]',
        '{hero} makes {thing.a}. "It is for the race," says {hero}. One red string, and it is done!',
        'One day. Two days. [+ So many days! ]{hero} makes {thing.a} for the race. A red string holds it.',
      ],
      early: [
        'Every day after supper {hero} went out to look at the {thing}. {Hero.they} had {thing.made}. [+ It had taken six weeks. ]Today {hero.they} wound red string around it, forty times, for good luck. [?friend: {friend} did the counting. ]"Good night, {thing}," said {hero}. "Sleep well. Saturday is {thing.event}."',
        '"Does it need more string?" asked {mentor}. "It needs red string," said {hero}. So {mentor} found some. {hero} wound it all around the {thing}, and {hero.they} {hero.sig}. "Now it is fast enough for {thing.event}," {hero.they} said. "It looks fast," said {mentor}. "That is half of it."',
        'It took {hero} six weeks and nine bandages. But there it stood, a {thing.full}, with red string all around it. "On Saturday," {hero} told it, "we are going to {prize.dream}." The {thing} did not say a thing. It was saving itself.',
        '{Thing.sound} ¶ That was {hero} in the shed, with the new {thing} for {thing.event}. {Hero.they} had {thing.made}. Only the red string came from {mentor}. ¶ "Too loud?" called {hero}. ¶ "Just loud enough," said {mentor}, holding both ears.',
      ],
      middle: [
        "There may have been better {thing}s than {hero}'s, but {hero.they} had never met one. {Hero.they} had {thing.made}. It had taken six weeks, counting Sundays, when {hero.they} only looked at it. Last of all came the red string, a whole ball of it, from {mentor}. {hero} wound it around and around until the {thing} looked like something in a hurry. On Saturday it would need to be. The first one over the line got to {prize.dream}.",
        '"You can stop now," said {mentor} from the door of the shed. ¶ "I\'m nearly finished," said {hero}, who had been nearly finished with the {thing} for two weeks. {Hero.they} had {thing.made}, and taken it apart, and done it again better. Now {hero.they} {hero:was|were} winding red string around it, because fast things are often red. [?friend: {friend} let out the string, a bit at a time, like somebody fishing. ]¶ "Will it win?" asked {mentor}. ¶ {hero} looked at it with {hero.their} head on one side. "It would like to," {hero.they} said.',
        "Forty-two days. That was what the {thing} had cost so far, and {hero} had crossed them off in chalk on the wall of {mentor}'s shed. In that time {hero.they} had {thing.made}, and had bumped {hero.their} nose so often that it had given up complaining. Now there was only the red string to put on. It made the {thing} no faster. But you could see it coming from a long way off, and {hero} wanted people to see it coming. [+ Forty-two days is a long time to make a noise in a shed without showing anybody why.]",
        '{Thing.sound} ¶ It was half past six in the morning, and most of the neighbors were asleep, or had been. ¶ "{hero}!" called {mentor} over the fence. ¶ "The {thing} is done!" {hero} called back. {Hero.they} had {thing.made}, and nobody could be expected to keep that quiet. There was red string all around it, and the end was tied in a bow as big as a cabbage. "It\'s for {thing.event}. I\'m going to {prize.dream}." ¶ "At half past six?" said {mentor}.',
      ],
      preteen: [
        "Nobody who knew {hero} asked about the {thing} anymore, because the answer took twenty minutes. For six weeks {hero.they} had gone out to {mentor}'s shed every evening, right after supper. In that time {hero.they} had {thing.made}, and found out that it was all wrong, and taken it apart, and started again. Now it was finished, and there was only the string left to do. {mentor} had given {hero.them} a whole ball of red string, and {hero} wound it around the {thing} from one end to the other. It wasn't good for anything, but you would be able to see it from the far end of the course, and on Saturday everybody that {hero} knew would be standing there.",
        '"What\'s the string for?" asked {mentor}, who had found it in a drawer. ¶ "It makes it faster," said {hero}. ¶ "Does it really?" ¶ "No," said {hero}. [?friend: {friend} was holding the other end, and laughed so hard that they had to wind the last part twice. ]It was just that the {thing} was ready. {Hero.they} had {thing.made}, almost without help and with a great many bandages, and {hero.they} thought that it had earned something red. Every year, whoever came first at {thing.event} was allowed to {prize.dream}. {hero} had watched other people do it ever since {hero.they} {hero:was|were} so small that somebody had to lift {hero.them} up, and this Saturday {hero.they} {hero:was|were} not going to watch.',
        "There were eleven drawings on the wall of {mentor}'s shed. All of them showed the same {thing}, and each time it was a little less wrong. Number twelve stood in the middle of the floor, and that one was real. {hero} had {thing.made}, in six weeks of evenings. Now {hero.they} walked around it with a ball of red string and looked for something that still had to be done. There was nothing, so {hero.they} wound the string around it anyway, very neatly, because {hero.they} had been working on it for so long that {hero.they} didn't know how to stop.",
        '{Thing.sound} ¶ The neighbors were used to it by now. It started every evening at half past six, and it went on, with some bad words in between, until somebody called {hero} in to bed. But tonight it was quiet at seven, and that was so strange that {mentor} came across the yard to see if anything was wrong. Nothing was wrong, it was just finished. {hero} had {thing.made}, and now {hero.they} sat on a bucket, with the rest of the red string in {hero.their} lap, and looked at it. {mentor} walked around it once. "Well," said {mentor}, "if anyone asks me which one is yours, I\'ll be able to tell them."',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} had been there the whole time, and had only once got stuck to anything.][!companion: "It only needs a name," said {mentor}. "It has one," said {hero}, "but it\'s private."]',
      ],
      preteen: [
        'Nobody knew who had started {thing.event}. It had always been there, like the church clock. Every year on that Saturday the whole town came out to watch, and the bakery ran out of buns by ten, and whoever won got to {prize.dream}. {Prize.once}. {hero} had thought about it so often, in bed and in math, that {hero.they} knew exactly how it would feel, and it almost seemed as if it had already happened.',
        '{hero} didn\'t brag. {Hero.they} had only told three people that {hero.they} wanted to {prize.dream}. Those three must have told some others, though, because by Thursday the woman in the bakery was asking about it, and the bus driver wished {hero.them} luck. "You never know," said {hero} to all of them. At night, though, with the light off, {hero.they} practiced where to look while everybody clapped.',
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
        'On the first try-out they learned two things about the {thing}. It was really fast, and it went where it wanted. It {thing.went} past the gate so quickly that {mentor} jumped, and then it changed its mind and went straight through the washing, and when {hero} came out at the other end {hero.they} had a tablecloth on {hero.their} head. "It just has to get used to me," said {hero} from underneath, and {mentor} said that this was the good tablecloth.',
        'There were seven try-outs, and {hero} wrote them all down in a notebook. Beside number one it said "short," and beside number two it said "shorter." Number three just said "leaves." Beside number four there was a drawing of a very surprised duck. But number seven was late in the afternoon, when nobody was looking, and that time everything worked. The {thing} {thing.went} the whole way, around every bend, without one bump. {hero} sat there afterward and couldn\'t think of anything to write, so {hero.they} just underlined the seven, twice.',
        '"You have to trust it," said {hero}, and crawled out of {thing.bush}. "That\'s the trick. If you trust it, it goes where it wants, and then you have to want to go there, too." {mentor} said that it sounded like a lot of wanting. But there was something in it, because toward evening the {thing} stopped arguing. It {thing.went} all the way down in the yellow light, as if it had never done anything else, and {hero} noticed that {hero.they} had stopped steering, and stopped shouting, and {hero:was|were} just there.',
      ],
    },
    more: {
      preteen: [
        '[?friend: {friend} timed the last one with the kitchen clock, which they had carried out and stood on the grass. "That would have won last year," said {friend}, and wrote it down, and then the two of them sat and looked at the number until it was too dark to read it.][!friend: {mentor} timed the last one by the church clock, and wrote it on the back of an envelope, and looked at it for a while. "That would have won last year," said {mentor}. {hero} kept the envelope under {hero.their} pillow.]',
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
        'Here is {guest}. {guest} has {thing.a}, too. [+ It is a bit crooked. ]{guest} wants to race.',
        '"Hello, {guest}!" {guest} has {thing.a}, too. [+ It leans a bit. ]"I made it," says {guest}.',
        'Who makes {thing.a}, too? It is {guest}! "I will race you," says {guest}.',
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
        '{guest} was building {thing.a}, too, on the steps by the green gate, out of things that other people had put out with the trash. {hero} stopped to be polite, and then stayed a lot longer than {hero.they} had planned. Wherever something had broken, {guest} had stuck a patch on it, and by now there were more patches than {thing}. "I know that it\'s not fast," said {guest}, who {guest.sig}. "I don\'t have to win, I only want to know what it\'s like to come over the line, when all the people are there. I don\'t care when."',
        '"Can I ask you something about glue?" said {guest}. {guest} had been working on {thing.a} for weeks, all alone on the back step, out of a library book with the last chapter missing, and the whole thing leaned to the left. So {hero} explained about glue. {hero} was good at explaining, and {guest} was so happy about it, and said thank you so many times, that {hero} walked home feeling like a very nice person. Then {hero.they} forgot about it.',
        'All the others built theirs in secret, behind curtains and locked doors. Only {guest} worked out on the front steps, because {guest} didn\'t have a shed, and so you could see everything. You could see that the glue had run out on Tuesday, and that {guest} had gone on with porridge. "It only has to hold for one morning," {guest.they} told {hero}. "Everyone I know is going to be at the finish. I told them not to expect anything, and now they\'ve made a banner."',
      ],
    },
    more: {
      middle: ['{guest} gave the {thing} a pat, the way you pat a horse before the vet comes.'],
      preteen: [
        "You can laugh at something that somebody has built, but it's harder when you are sitting next to them while they build it. By the time it got dark {hero} had thought about it, and {hero.they} had decided that {guest} was either very brave, or had no idea how fast the others were. It never crossed {hero.their} mind that you can be both.",
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
        '{hero} lay awake and had a problem. {Hero.they} wanted to pray about the race. But all the others were probably lying in their beds, too, and praying for exactly the same thing, and it couldn\'t come out right for everybody. "So I won\'t ask to win," said {hero} at last, in the dark. "But I\'m not going to say that I don\'t want to, because you\'d know." That was a relief, and it made the next bit easier. "Just stay close to me tomorrow. I might not be very nice when I\'m that fast."',
        'At two in the morning {hero} was sitting at the window, checking the weather. At three {hero.they} {hero:was|were} making up the speech for the winner, a short one, with a joke in it. At four {hero.they} suddenly thought of {guest}, who was probably awake as well, somewhere on the other side of the street, and who was not making up any speech. It was an uncomfortable thought, and {hero} didn\'t know what to do with it. "God," {hero.they} said, "could you look after {guest} tomorrow? I\'m going to be busy."',
        "{hero} couldn't sleep, so {hero.they} made a list of everything that could go wrong, and beside each thing {hero.they} wrote what to do about it. It was two pages long, and there was wind on it, and rain, and loose knots, and dogs. When {hero.they} couldn't think of anything else, {hero.they} switched off the lamp and told God about the things that {hero.they} had not been able to write an answer for. That list was short, and the funny thing was that hardly anything on it had to do with the {thing}.",
      ],
    },
    more: {
      preteen: [
        'Outside nothing happened at all, except that a cat walked along a wall. {hero} thought how strange it was that the whole town could just lie there and sleep, one night before the best day of the year. {Hero.they} had been waiting for it for forty-two days, and tomorrow by lunchtime it would be over, one way or the other.',
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
        'By nine o\'clock there were more people than there was room for them, and the brass band had played its only tune four times. {mentor} was going to start {thing.event}, and went down the row with a book and a flag and a mouth full of pins, and asked each of them for their name, although {mentor.they} had known all of them since they were babies. "Seven," said {mentor}, and pinned the number on {hero}. "Eight," said {mentor}, and pinned it on {guest}, who said thank you as if it were a medal. [?friend: {friend} was in charge of the rope at the finish, and had walked off with it like a general.]',
        'You can learn a lot about people when they are waiting for a race to start. The girl in the green hat did knee bends, and the owner of number four was giving a speech to number four. A man with an armband walked up and down and said "Any minute now" about every ten minutes. {hero} checked every turn of the red string, and then checked it again. On the left was {guest}, who didn\'t have anything to check, or maybe didn\'t want to look, and {guest.sig}, and hummed.',
        '"I\'ve worked it out," said {guest}. "If nineteen of them fall over, I come in fourth." ¶ "They won\'t all fall over," said {hero}. ¶ "No. But it\'s nice to have a plan." There were twenty-three of them in the row, and everything smelled of paint and fried onions. [?friend: {friend} had gone on ahead to hold one end of the rope, and had promised to hold it up high. ]{hero} wanted to say something friendly, but {hero.their} mouth was as dry as sandpaper, so {hero.they} just nodded, and {guest} nodded back, and it looked as if they had agreed on something.',
      ],
    },
    more: {
      middle: ['"Any minute now," said the steward. He had said it at eight, as well.'],
      preteen: [
        "Somewhere at the other end of all this, where you couldn't see it yet, was the place where the winner would {prize.dream}. {hero} looked straight ahead at the first bend and thought about nothing else. The band got ready to play its tune for the fifth time, and a baby started to cry, and somebody gave it a bun. And then it went quiet, from one end of the row to the other, because {mentor} had put away the pins.",
      ],
    },
  },
]
