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
        'It was by pure chance that {hero} passed {guest}\'s house that evening, on an errand to do with eggs. {guest} was sitting on the step with {guest.their} {unit.s} laid out before {guest.them} in rows of ten. "Four rows," {guest.they} said, as though {hero} had asked. "I\'ve been over them until I\'m cross-eyed. I could have sworn to forty-one." {Guest.they} scraped them together again. "It\'s a useful thing to have found out, really, that I can\'t count. I\'d been thinking of becoming an engineer." It was meant as a joke, and {hero} laughed; and the eggs, on the way home, seemed to have become a good deal more breakable.',
        'They met at the pump, where both of them had been sent for water. "No hard feelings," said {guest}, and it was plain that {guest.they} meant it, and equally plain that {guest.they} had been crying. "It isn\'t losing that I mind, because I\'d got used to the idea that I might lose. It\'s that I was so perfectly *sure*." {Guest.they} worked the handle. "You know how it is when you come downstairs in the dark, and there\'s one step fewer than you had expected? It\'s like that, only that I keep on putting my foot down." [?companion: {companion} had a drink from both of the buckets. ]{hero} said that {hero.they} knew exactly what {guest.they} meant, although {hero.they} did not, yet.',
        "Across the way there was a lamp in {guest}'s window, and behind it, going slowly to and fro, a shadow that bent down from time to time. {hero} watched it while {hero.they} brushed {hero.their} teeth. It looked under a chair. It moved a chest, and looked behind that. It was obviously searching for something small, and it had the thoroughness of a person who has already searched everywhere twice and has begun to doubt, not the floor, but the person. {hero} spat, and rinsed, and wondered what it could be.",
      ],
    },
    more: {
      preteen: [
        'There was no reason to feel uncomfortable. {hero} examined the feeling from several sides, as you might examine a parcel that has been delivered to the wrong address, and could find nothing on it to show who had sent it. {Hero.they} had won. So somebody else had lost. That was how contests were constructed, and it had been exactly as true a week ago, when it might have been the other way about.',
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
        "{hero} counts at home. One, two... oh! This one has {unit.tmark}. It is {guest}'s!",
        "Out come the {unit.s}. One has {unit.tmark}. [+ Not {hero}'s! ]It is {guest}'s. [+ Oh no.]",
        "Look in the jar, {hero}. That one has {unit.tmark}! [?companion: {companion} looks. ]It is {guest}'s one.",
        "One for {hero}. Two for {hero}. And this? It is {guest}'s! [+ It has {unit.tmark}.]",
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
        "{hero} was wiping off the dust that evening, so that they would look nice at the fair, when {hero.they} came to one that was clean already. Somebody had polished it. It had {unit.mark}.¶\"That's funny,\" said {hero} out loud, and then it wasn't funny anymore. It was {guest}'s. It had been lying right on top in {guest}'s jar, and the last time that anyone had seen it there was just before the table got that bump. {hero} counted the others, very slowly, the way you go down the stairs in the dark, and there were forty. [?companion: {companion} raised {companion.their} head, or had it raised, and the two of them looked at each other. ]The mistake had already happened, at four o'clock, in front of everybody, and now it was pinned to {hero.their} {hero.wear}. Under {hero.their} ribs {img.start}.",
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
        'Arithmetic was a thing that {hero} had never much cared for, because there was no arguing with it. {Hero.they} attempted to argue with it now. {Hero.they} counted in twos and in fives. {Hero.they} counted with {hero.their} back to the door. {Hero.they} tried the experiment of not looking for a while and then coming back suddenly, as if to catch them at something. [?companion: {companion} sat by, like a bored policeman. ]Every time, with perfect courtesy, it came to forty. It would have come to forty in China. That was what numbers were like; they did not care in the slightest who wanted what.',
        '{hero} searched the whole house, on the theory that one of {hero.their} own might have been dropped on the way. It was a respectable theory, and it took {hero.them} as far as the coal shed. If just a single stray {unit} turned up, then forty would be forty-one after all, and whatever {guest} had would only make it a draw. {Hero.they} found two buttons. {Hero.they} found a letter that had slipped behind the clock three years ago. [?companion: {companion} found half a sausage, so that it was not wasted time for everyone. ]Then {hero.they} stood in the dark yard and noticed that {hero.they} had been praying for a {unit}, and went indoors.',
        '"Suppose that I was wrong before," said {hero} to the jar, being scrupulous. "I may have had forty-one to begin with, and lost one, and then got this one instead." It was logically possible. It was as possible as a great many other things which have never happened. {Hero.they} knew how many {hero.they} had had on Thursday night. {Hero.they} had written it on the edge of {hero.their} blotter, with the date, and there it stood, and {hero.they} considered for one extremely unpleasant moment that pencil could be rubbed out.',
      ],
    },
    more: {
      preteen: [
        'In the end {hero} sat back on {hero.their} heels and regarded them, all forty, spread out in rows on the floor. They had seemed so splendid at the beginning of the week. There was nothing at all the matter with them. They were exactly as many as {hero.they} had been able to find, and if it had not been for one small round thing lying apart from the others, {hero.they} would have been proud of every one.',
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
        '"I\'ve got a question," said {hero}, "and it\'s about somebody else."¶{friend} made room on the step. "It always is."¶"If that person had been given something because another person made a mistake, and it was a perfectly honest mistake, and it couldn\'t be noticed by anyone, would they have to give it back?"¶"I shouldn\'t think so. You\'d only embarrass people, and next year, I suppose, the mistake goes the other way." It was so exactly what {hero} had hoped to hear that {hero.they} could not understand why it was no use. Across the street there was a light in {guest}\'s window. "And suppose that a third person had gone without?" {hero.they} said. There was a pause. "You didn\'t mention a third person," said {friend}. {Img.the} {img.tight}.',
        'By nine o\'clock {hero} had built up what {hero.they} thought was an extremely strong case. It had three parts. In the first place, {hero.they} had done nothing wrong; in the second, {owner} had counted before witnesses, and it would be disrespectful to doubt it; and in the third, somebody who had gotten up at six for five mornings running could be said to have earned it, whatever the figures were. [?friend: {friend}, to whom {hero.they} presented it in the form of a puzzle, could find no flaw. "Except that you look terrible," said {friend}. ]The longer {hero.they} looked at it the stronger it became. It stood there like a large and handsome gate, and behind it there ought to have been a field; but {hero.they} could not help knowing that there was only {guest}. {Img.the} {img.tight}.',
        'It was remarkable how reasonable everything sounded, as long as you took the parts one at a time. It was one {unit}. Nobody had stolen it. {guest} was a good loser, and would have forgotten by Sunday; {hero} was a bad one, and would not. To say something now would spoil the fair, distress {owner}, and confuse several hundred people, all for the sake of a difference that you could hide in a closed fist. [?companion: {companion} listened to it all and, wisely, did not comment. ]{hero} laid these things end to end. They reached a surprising distance. They reached to everywhere except the one place, about as large as a step, where {guest} was sitting and thinking that {guest.they} could not count. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        '"You\'re very quiet," said {mentor} from the window. "I\'m thinking," said {hero}. "Is it hard?" "It keeps coming out the same."',
      ],
      preteen: [
        'There was one further argument, and {hero} left it until last, because {hero.they} {hero:was|were} a little ashamed of it. It was that {hero.they} would never get another chance. It was quite true. There would be younger children next year, with sharper eyes and nearer to the ground. If {hero.they} did not {gain.do} tomorrow, {hero.they} would never do it; and {hero.they} would have to go on living for the whole of {hero.their} life in the same town with it, and hear it every fall.',
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
        '{mentor} was knitting, and had reached the complicated part, so that for a while neither of them spoke. Then {mentor.they} held the work up to the lamp, said something short, slid out the needle, and began to pull. {hero} watched in dismay as an entire evening turned back into wool. "You\'ve dropped one stitch," {hero.they} said. "It\'s on the *inside*. No one on earth would ever find it."¶"I dare say not," said {mentor}.¶"Then why?"¶{mentor} considered this, winding. [?companion: {companion} had already taken possession of the end. ]"I suppose because it\'d be me who was wearing it," {mentor.they} said, and counted the loops on the needle, and started over again from the shoulder.',
        '"Were you ever given something that wasn\'t yours?" asked {hero}, in a tone of idle curiosity.¶"I was once given too much change," said {mentor}, "at the hardware store, when I was nine years old. It was a quarter. I bought a whistle with it, and nobody ever found out." {Mentor.they} thought of it for a while. "That\'s a very long time ago. The store is gone. I have forgotten the names of most of my teachers, and what I had for lunch. But I could still tell you which pocket it was in." It was not a moral. {mentor} did not go in for them. {Mentor.they} only went back to {mentor.their} crossword, and asked whether {hero} knew a word of six letters for *burden*.',
        'In the corner of {mentor}\'s pantry stood a pair of brass scales which had once belonged to a pharmacist. {hero} had loved them ever since {hero.they} could reach. Tonight {hero.they} put a sugar lump into each of the pans, and watched them sway, and settle, and hang level. "What\'s the least that they can feel?" {hero.they} asked.¶{mentor} pulled out a single hair, laid it across the left-hand pan, and folded {mentor.their} arms. For a time nothing happened. Then, without any hurry, as if it had thought the question over and come to a conclusion, the left side sank. [?companion: Even {companion} held still. ]"I\'ve always liked that about them," said {mentor}. "You can\'t talk to them."',
      ],
    },
    more: {
      preteen: [
        'It was on the tip of {hero.their} tongue to tell {mentor} everything. It would have been easy; {mentor} was the kind of person who did not exclaim. But {hero.they} knew quite well what would happen if {hero.they} did. {mentor} would not tell {hero.them} what to do. {Mentor.they} would only look at {hero.them} across the table, with interest, and wait; and {hero} was not ready yet to be waited for.',
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
        '{hero} put it in the pocket of {hero.their} winter coat, where you could forget a thing until November. Within a quarter of an hour {hero.they} had remembered it eleven times. {Hero.they} transferred it to the attic stairs, then to the flour bin, and finally to a tin box under a loose board, where {hero.they} kept whatever was not to be spoken of; and all through these journeys {hero.they} had the absurd impression that it was not {hero.they} who was hiding it. [?companion: {companion} accompanied {hero.them} from place to place with growing concern. ]By the time that it was thoroughly concealed there was not a corner of the house that did not somehow point in its direction. {Img.the} {img.tight}.',
        "The stove was still warm. That was a solution, if anybody wanted one. {hero} had actually lifted the ring, and stood with the {unit} in {hero.their} other hand, looking down into the red. It would take no longer than a minute, and afterward there would be nothing to explain, because there would not be anything. {Hero.they} thought of {guest}, who had been so delighted with it. {Hero.they} put back the ring. It was one thing to keep quiet, {hero.they} told {hero.themself}, but you didn't have to be a monster. It did not comfort {hero.them} as much as it should have done. {Img.the} {img.tight}.",
        'In the end {hero} simply closed {hero.their} hand over it and kept it like that, since every other place seemed to be worse. It grew warm. It took up hardly any room; you might have had it in your hand all day and not have noticed, if you had not happened to know what it was. [?companion: {companion} lay across {hero.their} feet like a reproach. ]{hero} sat on the edge of the bed and held on to it, and found that it was quite impossible to do anything with a closed fist, and equally impossible to open it. {Img.the} {img.tight}.',
      ],
    },
    more: {
      preteen: [
        '{Hero.they} wondered whether other people had such things, in boxes and at the backs of drawers, which nobody was ever going to ask them for. Perhaps everybody did. Perhaps that was what it was to be grown up: you walked around with a ribbon on the outside and something small and round on the inside, and by and by you stopped hearing it rattle. It was a horrible idea, and {hero.they} turned over to get away from it.',
      ],
    },
  },
]
