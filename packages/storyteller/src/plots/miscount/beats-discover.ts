import type { Beat } from '../plot.ts'

/** One of them is somebody else's, and nobody knows it but the hero. */
export const discoverBeats: readonly Beat[] = [
  {
    id: 'guest-home',
    purpose: 'the other one believes in having counted wrong',
    core: false,
    rank: { young: 10, old: 6 },
    valence: -1,
    scene: {
      setting: 'porch',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['guest', 'sit', 'sad', 'jar', 'jar'],
        ['hero', 'stand', 'thinking', 'guest', 'yellow ribbon'],
        ['companion', 'stand', 'calm', 'hero'],
      ],
      props: ['jar', 'door', '{unit}'],
      action: '{guest} sits on the step and counts {unit.s} again, and {hero} sees it.',
    },
    text: {
      toddlers: [
        'Who sits on the step? {guest}. {guest} counts. One, two. One, two. {guest} is sad.',
        '{hero} waves. {guest} waves. Only a small wave. [?companion: {companion} sees it, too. ]Poor {guest}.',
        '"I had three," says {guest}. "Now I have two." {hero} looks. Hmm.',
      ],
      early: [
        '{guest} sat on the step with the jar. {Guest.they} took them all out and put them in a row. "Seven, eight, nine," said {guest}. {Guest.they} did it again. "I thought I had ten," {guest.they} told {hero}. "I must be bad at counting." [+ {Guest.they} did not sound angry. {Guest.they} just sounded small. ]',
        'On the way to the pump {hero} saw {guest}. "Well done," said {guest}. {Guest.they} smiled with one half. "Are you sad?" asked {hero}. "Just on this side," said {guest}, and showed which. [?companion: {companion} went and sat on that side for a bit. ]',
        "There was a light in {guest}'s window. {hero} could see {guest.them}, with {guest.their} chin on the table. {Guest.they} moved one {unit} to the left, and then one more. At the end {guest.they} looked under the table. [+ Then {guest.they} looked in {guest.their} shoe. ]What {guest:was|were} {guest.they} looking for?",
      ],
      middle: [
        '{hero} went out once more to take back a plate, and there was {guest}, on the step, with all of the {unit.s} in rows of ten. There were four rows. "I had forty-one last night," said {guest}. "I\'d have bet my boots on it. But there are forty, so there must have been forty." {Guest.they} {guest.sig}. "I never could count." It was said quite cheerfully, the way you say a thing that you have decided to believe.',
        '"I\'m not sad about it," said {guest}, when {hero} came by. "I\'m only sad about my head." {Guest.they} knocked on it, to show which. {Guest.they} had counted them every night that week, it turned out, and each time there had been one more than there was now. [?companion: {companion} leaned on {guest.them}, as {companion.they} did with people who needed it. ]"Perhaps you counted one twice," said {hero} kindly. "Every night?" said {guest}. They both thought about it, but {hero} thought about it for longer.',
        "From the bedroom {hero} could see {guest}'s kitchen. {guest} was crawling about on the floor with a candle. {Guest.they} looked under the stove. {Guest.they} turned {guest.their} pockets inside out, and something fell from one of them and was only a button. {hero} wondered for a moment what it was that {guest.they} had lost. Then {hero.they} went back to admiring the ribbon. But {hero.they} had to begin admiring it all over again from the start, because {hero.they} had lost the place.",
      ],
      preteen: [
        'That evening {hero} was sent out for eggs, and came past {guest}\'s house. {guest} was sitting on the step with all {guest.their} {unit.s} in front of {guest.them}, in rows of ten. "It\'s four rows," {guest.they} said. "I\'ve counted them until I was cross-eyed, and I would have bet anything that it was forty-one." {Guest.they} swept them together again. "Well, it\'s lucky that I found out that I can\'t count. I was going to be an engineer." It was a joke, so {hero} laughed. {Hero.they} carried the eggs home a lot more carefully than {hero.they} had carried them before.',
        "They met at the pump, each of them with a bucket. \"I'm not angry with you,\" said {guest}, and you could see that {guest.they} meant it, and you could also see that {guest.they} had been crying. \"It isn't the losing, because I knew that I might lose. It's just that I was so completely sure.\" {Guest.they} worked the handle up and down. \"It's like when you go downstairs in the dark, and you think that there's one more step, and there isn't. Only I keep on doing it.\" [?companion: {companion} took a drink out of both buckets, to be fair. ]{hero} said that {hero.they} knew exactly what {guest.they} meant. {Hero.they} didn't, yet.",
        "There was a light on in {guest}'s window, across the way, and a shadow was moving around in it. {hero} watched it while {hero.they} brushed {hero.their} teeth. The shadow got down on its knees and looked under a chair. Then it pulled out a box and looked behind that, and then it went back to the chair, as if something could have rolled under there in the meantime. It was obviously looking for something small, and it had obviously looked everywhere twice already. {hero} spat out the toothpaste and wondered what it could be.",
      ],
    },
    more: {
      preteen: [
        'There was no reason to feel bad about it. {hero} had won, so somebody else had to lose, because that was how contests worked, and it could just as easily have been the other way around. All the same there was a peculiar feeling somewhere, like when a package has been delivered to the wrong house and nobody can tell you who sent it.',
      ],
    },
  },
  {
    id: 'discover',
    purpose: "the hero counts once more, for joy, and finds the other one's find among them",
    core: true,
    valence: -2,
    scene: {
      setting: 'home',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'wow', '{unit}', '{unit}'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['jar', '{unit}', 'lamp', 'table'],
      action: '{hero} finds a {unit} in the jar that belongs to {guest}.',
    },
    text: {
      toddlers: [
        "{hero} counts at home. One, two... oh! This {unit} has {unit.tmark}. It is {guest}'s!",
        "{hero} takes out the {unit.s}. One has {unit.tmark}. It is {guest}'s! [+ Oh no.]",
        "{hero} looks in the jar. One {unit} has {unit.tmark}! [?companion: {companion} looks. ]It is {guest}'s.",
        "One for {hero}. Two for {hero}. And this one? It is {guest}'s! [+ It has {unit.tmark}.]",
      ],
      early: [
        'At home {hero} tipped out the jar, just to hear it. {Hero.they} counted for fun. "Eight, nine," {hero.they} said, and stopped. The last one had {unit.mark}. {hero} knew that one. {guest} had found it and shown it to everyone. It must have rolled over when the table shook. It was {guest}\'s. So {hero} had nine, and {guest} had ten. Inside {hero} {img.start}.',
        '"Good night, all of you," said {hero} to the jar. But one of them looked back. It had {unit.mark}. There was just one {unit} like that in the world, and it was not {hero.theirs}. [?companion: {companion} looked at it, and looked at {hero}. ]It was {guest}\'s. And so the count was wrong. Inside {hero} {img.start}.',
        '{hero} laid them in a row on the table. {Hero.they} gave each one a pat. Then {hero.their} hand stayed where it was. Under it was a {unit} with {unit.mark}. "You\'re not mine," said {hero}. "You\'re {guest}\'s." [+ The {unit} did not say a thing. ]Nine was all {hero.they} had. Inside {hero} {img.start}.',
        'How many is ten? {hero} wanted to see. {Hero.they} put them in two rows of five. The last one would not lie still. {Hero.they} turned it over, and there was {unit.mark}. That was the one {guest} had put in {guest.their} own jar. It had rolled, when the table got bumped. Nobody knew. Inside {hero} {img.start}.',
      ],
      middle: [
        'They had been given their jars back, to set out at the fair. That evening {hero} tipped {hero.theirs} out on the table, for no reason except that {hero.they} wanted to count to forty-one. {Hero.they} got to forty. Then {hero.they} picked up the last one, and it had {unit.mark}.¶There was only one like that, and everybody knew whose it was. {guest} had carried it around all week. It must have slid across when the table was bumped, from one heap to the other.¶Forty and forty-one. Only it was the other way around. Under {hero.their} ribs {img.start}.',
        '"Thirty-nine," said {hero} happily, "forty, and you." {Hero.they} looked at that last one more closely. It had {unit.mark}.¶For a moment {hero} was simply puzzled, as when you find somebody else\'s glove in your pocket. Then {hero.they} remembered the bump, and the heaps sliding together, and how quickly they had been put apart again. [?companion: {companion} came to see what the matter was. ]This one was {guest}\'s. {guest} had forty-one. {hero} had forty, and the ribbon. Under {hero.their} ribs {img.start}, and it did not stop.',
        "It was the jar that told {hero.them}. {Hero.they} shook it, for the sound, and something came up against the glass and looked out. It had {unit.mark}.¶{hero} set down the jar very carefully. {Hero.they} knew that one as well as {hero.they} knew {guest}'s nose. It belonged in {guest}'s jar, on top, and it had been there, too, until somebody bumped the table. So that was how you won by one. Nobody had cheated. Nobody had even noticed. Under {hero}'s ribs {img.start}, and the house was so quiet that {hero.they} could hear the clock.",
        '{hero} was making a pattern of them on the rug, a big spiral, with the best one for the middle. {Hero.they} looked for the best one. There it was. It was so good that it had {unit.mark}, and {hero} had never in {hero.their} life picked it up.¶But {hero.they} had seen it. The whole town had seen it. [?companion: {companion} lay down across the spiral. {hero} did not even say "Hey." ]One from here, thought {hero}, and one to there: forty, and forty-one. The sum was not hard. Under {hero.their} ribs {img.start}.',
      ],
      preteen: [
        "They had all gotten their jars back, to show them at the fair, and {hero} couldn't help it and tipped {hero.theirs} out on the table and counted everything one more time. {Hero.they} knew what would come out, but it was nice to hear it. Thirty-eight, thirty-nine, forty. {Hero.they} reached for the last one and turned it around in the lamplight, and it had {unit.mark}.¶There was only one {unit} like that in the whole town, and {guest} had carried it around all week and shown it to everybody. {hero} sat there, and the whole afternoon ran backward in {hero.their} head, the bump, and the two heaps that slid together, and the big sleeves that pushed them apart again. It wasn't anybody's fault, and nobody had seen it. But forty-one had never been {hero.theirs}. Under {hero.their} ribs {img.start}.",
        "{hero} was wiping off the dust that evening, so that they would look nice at the fair, when {hero.they} came to one that was clean already. Somebody had polished it. It had {unit.mark}.¶\"That's funny,\" said {hero} out loud, and then it wasn't funny anymore. It was {guest}'s. It had been lying right on top in {guest}'s jar, and the last time that anyone had seen it there was just before the table got that bump. {hero} counted the others, very slowly, the way you go down the stairs in the dark, and there were forty. [?companion: {companion} looked up, and the two of them stared at each other. ]The mistake had already happened, at four o'clock, in front of everybody, and now it was pinned to {hero.their} {hero.wear}. Under {hero.their} ribs {img.start}.",
        "{hero} hadn't done anything. That was what {hero.they} kept thinking. {Hero.they} had stood there and looked at the pencil and hardly breathed, and one single {unit} had rolled from one heap over to the other one, as round things do when somebody bumps into the table. And here it was now, on the blanket in front of {hero.them}, with {unit.mark}, and it might just as well have had {guest}'s name on it. {hero} counted without it, and it was forty. {Hero.they} counted with it, and it was forty-one. It hardly weighed anything, and everything depended on it, the cheering, and the ribbon, and tomorrow. Under {hero.their} ribs {img.start}.",
        "\"Forty-one,\" {hero} told the ceiling, lying there with the jar on {hero.their} stomach, just to hear it again. {Hero.they} held the jar up to the lamp, and they all looked alike in there, except for one. It was right at the bottom, pressed against the glass, and it had {unit.mark}.¶For a long time {hero} didn't move. {Hero.they} knew that one. {guest} had introduced them. It couldn't be in this jar, and it was in this jar, and so {owner} had counted it in this jar, and you didn't have to be good at math to work out the rest. Under {hero.their} ribs {img.start}.",
      ],
    },
    more: {
      toddlers: ['Hmm, says {hero}. Hmm, hmm, hmm.'],
      early: [
        '"What are you doing in there?" called {mentor}. "Counting," said {hero}. It was true. It was just not very much of the truth.',
      ],
      middle: [
        '"What are you doing in there?" called {mentor}. "Counting," said {hero}. It was true. It was just not very much of the truth.',
      ],
      preteen: [
        "The worst part was that nobody would ever know. {owner} had written the numbers in the book, and that was the end of it, and {guest} thought by now that {guest.they} couldn't count. Tomorrow at noon somebody would empty all of the jars under the trees, and this one, too. And then there wouldn't be anyone in the whole world who knew that it was wrong, except for the person who was sitting here with the lamp.",
      ],
    },
  },
  {
    id: 'recount',
    purpose: 'the hero counts again and again, hoping that it will come out otherwise',
    core: false,
    rank: { young: 8, old: 8 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'kneel', 'worried', '{unit}', '{unit}'],
        ['companion', 'sit', 'thinking', '{unit}'],
      ],
      props: ['{unit}', 'jar', 'bed', 'lamp'],
      action: '{hero} counts the {unit.s} again on the floor.',
    },
    text: {
      toddlers: [
        'Count again, {hero}. One, two. And then? No more. [+ Again! One, two. No more.]',
        '{hero} counts toes. Too many! {hero} counts {unit.s}. One. Two. Not three.',
        'One, two, [?companion: and {companion}? No, no! That is {companion}.][!companion: and my nose? No, no! That is a nose.] Only two.',
      ],
      early: [
        '{hero} counted from the other end. It was nine. {Hero.they} counted with one eye shut. Nine. {Hero.they} counted very fast, so that they could not get away. Nine. [+ {Hero.they} put in a button and counted again. That was ten, but it was no good. ]',
        '"Maybe I have one more somewhere," said {hero}. {Hero.they} looked in {hero.their} bed. {Hero.they} looked in {hero.their} socks. [?companion: {Hero.they} looked under {companion}, and there was one! But it was a raisin. ]It was still nine.',
        'Can nine be ten? {hero} tried. {Hero.they} pushed them closer together. {Hero.they} pushed them far apart. It looked like more when they were far apart. But it was the same nine, and they all looked at {hero.them}.',
      ],
      middle: [
        "{hero} counted by twos. {Hero.they} counted by fives. {Hero.they} counted from the back, in case it was a different number from there. {Hero.they} counted in a deep voice like {owner}'s, and for a moment {hero.they} nearly believed it, but it came to forty. [?companion: {companion} was asked to check, and declined. ]It is a very firm number, forty. You can push it and pull it, and at the end it is sitting exactly where it was.",
        'There might, of course, be one that {hero.they} had missed. {hero} went through the whole house. {Hero.they} looked in both boots and in the bread box. [?companion: {Hero.they} looked under {companion}, twice. ]{Hero.they} found a marble, a hair clip that everyone had been blamed for, and the missing wheel of a train, and if the prize had been for those it would have been quite a good evening. {Hero.they} did not find a {unit}.',
        '"Forty," said {hero}. {Hero.they} mixed them up and gave them a rest. "Now we\'ll all try again," {hero.they} told them, like a teacher who has not lost hope. "Thirty-eight. Thirty-nine." {Hero.they} went slower and slower. But you can\'t get to the end of a thing so slowly that the end is not there.',
      ],
      preteen: [
        "{hero} had never liked math very much, because you couldn't argue with it. Now {hero.they} tried to argue with it. {Hero.they} counted in twos, and {hero.they} counted in fives, and {hero.they} counted backward with {hero.their} eyes almost shut. {Hero.they} even looked out of the window for a while and then whirled around, as if {hero.they} could catch one of them sneaking in. [?companion: {companion} watched everything, like a policeman on a slow day. ]It came to forty every time, and it would have come to forty on the moon. That's what numbers are like, and they don't care in the least what anybody wants.",
        'Maybe one of {hero.their} own had fallen out somewhere. {hero} searched the whole house for it, all the way to the coal shed, because if a single {unit} turned up, then forty would be forty-one after all, and it would at least be a tie. {Hero.they} found two buttons, and a letter that had slipped down behind the clock three years ago. [?companion: {companion} found half a sausage, so for one of them it was a successful evening. ]Then {hero} was standing out in the dark yard, and noticed that {hero.they} had been praying for {unit.a}, and went back inside.',
        '"Maybe I had forty-one in the beginning," {hero} told the jar, "and then I lost one, and then I got this one instead." It could have happened. A lot of things could have happened that never did. But {hero} knew how many {hero.they} had had on Thursday night, because {hero.they} had written it on the back of {hero.their} math notebook, with the date next to it, and there it was, and it said forty. It was only in pencil. For one really terrible moment {hero} tried to remember where {hero.they} had put the eraser.',
      ],
    },
    more: {
      preteen: [
        "In the end {hero} sat back and looked at them, all forty, in four rows on the floor. At the beginning of the week they had been so wonderful. There was nothing wrong with them now, either. They were exactly as many as {hero.they} had been able to find, and if that other one hadn't been lying next to them, {hero.they} would have been proud of every single one.",
      ],
    },
  },
  {
    id: 'reasons',
    purpose: 'good reasons for saying nothing; the friend says the other side, fairly',
    core: false,
    rank: { young: 3, old: 2 },
    valence: -1,
    scene: {
      setting: 'porch',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'thinking', 'friend', 'yellow ribbon'],
        ['friend', 'sit', 'thinking', 'hero'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['door', 'yellow ribbon', 'star'],
      action: '{hero} sits on the step and thinks of reasons.',
    },
    text: {
      toddlers: [
        '"It is only one," says {hero}. One is small. The ribbon is nice. {hero} holds it tight.',
        'Who knows it? [?companion: {companion} knows. ]{hero} knows. No one else. Shh.',
        '"I want to {gain.do}," says {hero}. "I want to so much!" The ribbon feels funny.',
      ],
      early: [
        '"It\'s just one," said {hero} to the moon. "I didn\'t take it. It rolled." The moon did not say a thing. "And {owner} said ten. {Owner.they} {owner:is|are} a grown-up." [?friend: "That\'s right," said {friend}, who came by. "Who said what?" ]{hero} felt {hero.their} ribbon. It was a bit hot.',
        '"If a thing rolls into your jar, is it yours?" said {hero}. [?friend: "I think so," said {friend}. "But not if it\'s a pig." ][!friend: The jar did not know. ]{hero} thought about it. {guest} would have seen, if {guest.they} had looked. But {guest} had shut {guest.their} eyes.',
        'There were three reasons. One, it was very small. Two, {guest} was not even angry. Three, {hero} wanted to {gain.do} so much that it hurt. [+ The third was the biggest. ]{hero} said them all out loud. They sounded like somebody else.',
      ],
      middle: [
        '{hero} sat on the step and collected reasons. It was only one. {Hero.they} hadn\'t taken it. {owner} was the one who did the counting, and grown-ups didn\'t like to be told. {guest} wasn\'t even angry. And besides, {hero} had worked *hard*. [?friend: "If somebody got a thing by mistake," {hero.they} asked {friend}, who was passing, "would they have to say so?"¶"Did they make the mistake?" asked {friend}. "No? Then I\'d leave it. You can\'t go around mending other people\'s sums."¶It was a good answer. ]They were good reasons, every one of them. {hero} couldn\'t think why {hero.they} needed so many. {Img.the} {img.tight}.',
        'There was once a man, {hero} thought, who found a coin in the street, and he kept it, and nobody said that he was a thief. That was true, but he hadn\'t known whose it was. {hero} tried another. There was once a boy who was given too much soup. That was better, but nobody else had gone without soup, and {guest} had. [?friend: "What are you mumbling?" said {friend} over the fence. "Stories," said {hero}. "They don\'t come out right." ]{hero} could not find one in which it was all right in the end. {Img.the} {img.tight}.',
        '"Nobody would ever know," said {hero}. {Hero.they} said it to see how it felt. [?companion: {companion} was there, but {companion} didn\'t count. ]It felt fine for about as long as it takes to say it. {guest} would never know, and {owner} would never know. Then a small voice in {hero.their} head remarked that there was one person who would, and that this person would be there for every birthday. [?friend: "It\'s no good asking me," said {friend}, when {hero.they} did. "I always think what I\'d *like* to think." ]{Img.the} {img.tight}.',
      ],
      preteen: [
        '"I\'ve got a question," said {hero}, "and it\'s about somebody else."¶"It always is," said {friend}, and moved over on the step.¶"If that person got something by mistake, and it wasn\'t anybody\'s fault, and nobody could ever notice it, would they have to give it back?"¶"I don\'t think so," said {friend}. "It would only be embarrassing for everyone, and next year the mistake might go the other way." It was exactly what {hero} had wanted to hear, and it didn\'t help at all. Across the street there was a light on in {guest}\'s window. "And what if a third person didn\'t get it, because of the mistake?" asked {hero}. It was quiet for a while.¶"You never told me that there was a third person," said {friend}. {Img.the} {img.tight}.',
        "By nine o'clock {hero} had put together a list of reasons, and they were excellent ones. First, {hero.they} hadn't done anything wrong. Second, {owner} had counted in front of everybody, and you weren't supposed to argue with {owner}. And third, if you got up at six for five mornings in a row, then you deserved something for it, whatever the number was. [?friend: {friend}, who got to hear it as a riddle about somebody else, couldn't find anything wrong with it. \"You look awful, though,\" said {friend}. ]The longer {hero} looked at the list the better it got. It was like a big, beautiful gate. But when you opened it and looked through, there was only {guest}, sitting on a step and counting. {Img.the} {img.tight}.",
        "Everything sounded so sensible, as long as you only looked at one thing at a time. It was a single {unit}, and nobody had stolen it. {guest} was good at losing, and would have forgotten all about it by Sunday, and {hero} was bad at losing, and wouldn't. Anybody who said something now would spoil the fair for nine hundred people, and embarrass {owner}, and all that for a thing that you could hide in your fist. [?companion: {companion} listened to every word of it and, wisely, kept quiet. ]{hero} lined up the reasons one behind another, and they made a very long line. But it went all the way around {guest}, who was sitting on a step and thinking that {guest.they} couldn't count. {Img.the} {img.tight}.",
      ],
    },
    more: {
      middle: [
        '"You\'re very quiet," said {mentor} from the window. "I\'m thinking," said {hero}. "Is it hard?" "It keeps coming out the same."',
      ],
      preteen: [
        "There was one more reason, and {hero} saved it for last, because {hero.they} {hero:was|were} a bit ashamed of it. {Hero.they} would never get another chance. Next year there would be younger kids, with sharper eyes, who were closer to the ground. If {hero.they} didn't {gain.do} tomorrow, {hero.they} would never do it, and every fall {hero.they} would have to stand there and watch somebody else.",
      ],
    },
  },
  {
    id: 'mentor-scale',
    purpose: 'the mentor undoes a row because of one stitch nobody would see; no advice',
    core: false,
    rank: { young: 7, old: 3 },
    valence: 1,
    scene: {
      setting: 'living-room',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'work', 'calm', 'wool', 'wool'],
        ['hero', 'sit', 'thinking', 'mentor'],
        ['companion', 'play', 'happy', 'wool'],
      ],
      props: ['wool', 'chair', 'lamp'],
      action: '{mentor} pulls out a row of knitting because of one wrong stitch.',
    },
    text: {
      toddlers: [
        '{mentor} knits. Oops! One stitch is wrong. Out it comes! [+ Click, click. ]Now it is right.',
        'Click, click. "Oh," says {mentor}. "A mistake." Out it comes. {mentor} starts again.',
        '"What a long sock!" says {hero}. "Oh, no," says {mentor}. "One is wrong." Zip! Out comes the wool.',
      ],
      early: [
        '{mentor} was knitting a sock. {Mentor.they} looked at it, said "Oh, bother," and pulled out three whole rows. "Why?" cried {hero}. "I dropped one stitch," said {mentor}. "But nobody would see it!" "No," said {mentor}. [+ "It\'s in the toe." ]{Mentor.they} began again. Click, click, click.',
        '"How many did you make?" asked {hero}. "Fifty," said {mentor}, "and it should be fifty-one." So {mentor.they} pulled it all apart. [?companion: {companion} was very happy about the wool. ]"It\'s only one," said {hero}. "Yes," said {mentor}. "That\'s how many it is."',
        '{mentor} held up a sock, and frowned, and let it out again, all the way down to the heel. {hero} held the wool. "Does it hurt?" {hero.they} asked. "A little," said {mentor}. "It was such a nice long sock. But I would think of that stitch each time I put it on."',
      ],
      middle: [
        '{mentor} was knitting something gray, and had got a long way with it. {Mentor.they} stopped, and counted under {mentor.their} breath. Then {mentor.they} took out the needle and pulled, and the gray thing went away, row after row, with a sound like very small hooves.¶"What are you doing?" said {hero}, quite shocked.¶"I dropped one, back there. At the elbow."¶"But nobody will ever see that!"¶"No," said {mentor}, winding. "It\'s on the inside." And {mentor.they} started again at the elbow, and didn\'t seem to think that there was any more to say about it. [?companion: {companion} took charge of the loose end. ]',
        '{hero} held the wool for {mentor}, so {hero.they} had nowhere to put {hero.their} face. "Did you ever get away with something?" {hero.they} asked.¶"Once, when I was nine," said {mentor}. "A man gave me too much change, and I bought a whistle with it."¶"Was it a good whistle?"¶"It was a very good whistle." {mentor} wound for a while. "I\'ve still got it somewhere, in a drawer. I never could bring myself to blow it." {hero} wanted to ask how much change it had been, but {hero.they} found that {hero.they} would rather not know.',
        'On {mentor}\'s kitchen shelf stood the old scales, with a brass pan on each side. {hero} put a spoon in one of them, and down it went. {Hero.they} put a spoon in the other, and they hung level, shivering a bit. "How small a thing can it feel?" {hero.they} asked. For an answer {mentor} pulled out one single hair and laid it on the left. [?companion: {companion} came to see. ]They watched, and it took its time about it. Then, very slowly and without any doubt, the left side went down.',
      ],
      preteen: [
        '{mentor} was knitting, and had reached a complicated part, so for a while neither of them talked. Then {mentor.they} held the sleeve up to the lamp, said something short, pulled out the needle, and started to unravel it. {hero} watched a whole evening turn back into wool. "But it\'s only one stitch, and it\'s on the inside," {hero.they} said. "Nobody in the world would ever notice it."¶"No, I don\'t believe they would," said {mentor}.¶"Then why are you doing it?"¶{mentor} thought about that, and went on winding. [?companion: {companion} had gotten hold of the other end. ]"Because I\'m the one who\'s going to be wearing it," {mentor.they} said, and counted the stitches on the needle, and started over again from the shoulder.',
        '"Did you ever get something that wasn\'t yours?" asked {hero}, as if it had only just come into {hero.their} head.¶"Once," said {mentor}. "I was nine, and the man in the hardware store gave me a quarter too much. I bought a whistle with it, and nobody ever found out." {Mentor.they} looked at the ceiling for a while. "That\'s a very long time ago, and the store isn\'t even there anymore. I\'ve forgotten the names of nearly all my teachers, and I\'ve forgotten what I had for lunch, but I can still tell you which pocket that quarter was in." Then {mentor} went back to the crossword puzzle, and asked if {hero} knew another word for a heavy load, with six letters.',
        'In {mentor}\'s pantry there was an old brass scale that had once belonged to a pharmacist, and {hero} had loved it ever since {hero.they} could reach it. Tonight {hero.they} put a sugar cube on each side and watched the two pans swing, until they hung level. "What\'s the smallest thing that it can feel?" {hero.they} asked.¶{mentor} pulled out a single hair and laid it on the left side. For a while nothing happened. Then, very slowly, as if it had thought the matter over first, the left side went down. [?companion: Even {companion} held still. ]"That\'s what I like about it," said {mentor}. "You can\'t talk it into anything."',
      ],
    },
    more: {
      preteen: [
        "{hero} nearly told {mentor} everything. It would have been easy, because {mentor} wasn't the kind of person who shrieks. But {mentor.they} wouldn't tell {hero.them} what to do, either. {Mentor.they} would only look at {hero} across the table, and wait, and {hero} wasn't ready yet to be waited for.",
      ],
    },
  },
  {
    id: 'hide-it',
    purpose: 'out of sight is not out of mind',
    core: false,
    rank: { young: 4, old: 4 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'hide', 'worried', '{unit}', '{unit}'],
        ['companion', 'peek', 'thinking', 'hero'],
      ],
      props: ['{unit}', 'bed', 'shelf', 'lamp'],
      action: '{hero} hides the {unit} that is not {hero.theirs}.',
    },
    text: {
      toddlers: [
        '{hero} hides it under the bed. Peek! It is still there. [+ Under the hat! Still there.]',
        'In the sock it goes. Good night, {unit}! [?companion: {companion} looks at the sock. ]{hero} looks at the sock.',
        '{hero} puts it far, far away. On the shelf. It looks down. It looks at {hero}!',
      ],
      early: [
        '{hero} put it under a cup, so that it could not look at {hero.them}. Then the cup looked at {hero.them}. {Hero.they} put the cup in a drawer. Now there was a whole chest of drawers that knew. [+ It took up half the room. ]',
        'It went under the bed, at the very back, in a sock, in a boot. {hero} lay down on top. [?companion: {companion} could not sleep, either. ]How can you feel such a small thing through a boot, and a sock, and a bed? But {hero.they} could. {Img.the} {img.tight}.',
        '"I don\'t see you," said {hero} to the shelf. The {unit} sat up there, behind the books. "I don\'t even know that you are there," said {hero}. [+ It was odd to talk so much to a thing that was not there. ]{Img.the} {img.tight}.',
      ],
      middle: [
        '{hero} wrapped it in a handkerchief and put it in a sock. {Hero.they} put the sock in a boot, and the boot at the back of the closet, and shut the door. Then {hero.they} sat down on the bed. After ten minutes {hero.they} got up, because you could see that the door had something behind it. {Hero.they} put a chair in front. Now anybody could tell that there was something behind the chair. [?companion: {companion} was sitting in front of it, like a sign. ]{Img.the} {img.tight}.',
        "The best thing would be to lose it. {hero} opened the window and held it out over the dark garden, between two fingers. It would be so easy. It would fall in the long grass with all the others of its kind and be nobody's. {Hero.they} stood there until {hero.their} arm was cold. Then {hero.they} brought the arm in again. You can't lose a thing on purpose, {hero.they} had found out. You would always know where. {Img.the} {img.tight}.",
        'It lay on the night table and had {unit.mark}. {hero} turned it around, so that it faced the wall. Then it had its back to {hero.them}, and that was worse, like a person who is too polite to say it. {Hero.they} covered it with a hat. The hat sat on the table with a small bump in it. "Just stay there," said {hero} crossly, and lay down with a book, and turned the pages, and listened to the hat. {Img.the} {img.tight}.',
      ],
      preteen: [
        '{hero} put it in the pocket of {hero.their} winter coat, where you could forget about a thing until November. In the next fifteen minutes {hero.they} remembered it eleven times. So {hero.they} moved it to the attic stairs, and then into the flour, and finally into a tin box under a loose board, where {hero.they} kept the things that nobody was supposed to know about. [?companion: {companion} followed {hero.them} from one place to the next and looked worried. ]Now it was really well hidden. But wherever {hero} sat or stood in that house, {hero.they} knew exactly where it was, without looking, the way you know where the stove is. {Img.the} {img.tight}.',
        "There was a gap behind the big wardrobe, and whatever fell down there was gone forever. {hero} had already lost a marble to it, and a library card, and half a sandwich. Now {hero.they} stood there with {hero.their} hand over the gap and only had to open {hero.their} fingers, and afterward nobody would have to explain anything, because there wouldn't be anything to explain. Then {hero.they} thought of {guest}, who had been so happy about it, and pulled the hand back. You could keep quiet about a thing, {hero.they} told {hero.themself}, but you didn't have to be a monster. That should have made {hero.them} feel better than it did. {Img.the} {img.tight}.",
        "In the end {hero} just closed {hero.their} hand around it and kept it closed, because every other place seemed worse. It got warm in there. It was so small that you could have carried it around all day and never noticed it, if you hadn't known what it was. [?companion: {companion} lay down across {hero.their} feet and sighed. ]{hero} sat on the edge of the bed and found out that there's almost nothing you can do with one hand closed. You can't turn the pages of a book, or peel an orange, or scratch your other elbow. But {hero.they} couldn't open it, either. {Img.the} {img.tight}.",
      ],
    },
    more: {
      preteen: [
        "{hero} wondered if other people had things like that, at the back of a drawer, that nobody was ever going to ask them about. Maybe everybody did. Maybe that was what it was like to be grown up, and you walked around with a ribbon on the outside and something small and round on the inside, and after a while you didn't even hear it rattle. {hero} didn't want to be like that.",
      ],
    },
  },
]
