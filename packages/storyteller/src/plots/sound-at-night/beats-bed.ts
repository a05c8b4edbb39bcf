import type { Beat } from '../plot.ts'

/** A whole night away from the usual bed, with somebody grown by the door. */
export const bedBeats: readonly Beat[] = [
  {
    id: 'begin',
    purpose:
      'the bed that is not the usual one; the warm thing and the treat are planted; a grown-up lies by the door',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'joy', 'mentor', '{warm}'],
        ['mentor', 'sit', 'calm', 'hero', 'lantern'],
        ['friend', 'sit', 'happy', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
        ['guest', 'sit', 'happy', 'hero'],
      ],
      props: ['lantern', '{warm}', '{treat}'],
      action: '{hero} is ready to spend the whole night {place.in}, with {mentor} close by.',
    },
    text: {
      toddlers: [
        '{hero} pats the {warm}. Tonight {hero} sleeps {place.in}! [?companion: {companion}, too. ]{mentor} is near.',
        '{mentor} has a bed. [?friend: {friend} has a bed. ]{hero} has a bed. Tonight they sleep {place.in}! [+ [?companion: {companion}, too.]]',
        '"My bed is {place.in} tonight," says {hero}. [?friend: "Mine, too!" says {friend}. ]{mentor} is near.',
        'Rustle, rustle, plop! {hero} is in bed {place.in}. [?guest: Plop! {guest}, too. ]Good night, {mentor}.',
      ],
      early: [
        'Every night {hero} slept in the same old bed. But not tonight! Tonight {hero.they} had {hero.their} {warm}, and {treat.a} for midnight, and one whole night {place.in}. [?friend: {friend} had the bed next to {hero.theirs}. ][?companion: {companion} had half of {hero.theirs}. ]{mentor} had the bed by the {place.door}.',
        '"One {warm}," said {hero}. "One lantern. One {treat}, for midnight. [?companion: One {companion}. ][?friend: One {friend}. ][?guest: One {guest}. ]One {mentor}." {mentor} was the longest. {Mentor.they} lay down by the {place.door} like a log. Now nobody could get in or out without a bump.',
        '"Will you sleep?" asked {mentor}. "No," said {hero}. "I am going to stay awake and see the night." {Hero.they} sat {place.in} with the {warm} up to {hero.their} chin. [?friend: "Me, too," said {friend}, and yawned. ][+ [?guest: "Me three," said {guest}. ]]{Mentor} lay down by the {place.door}. Beside the lantern lay {treat.a}. It was for midnight.',
        'The {warm} was the best thing {place.in}. It was {warm.feel}. [?companion: {companion} had one end of it, and {hero} had the other. ]Next to it, on a plate, lay {treat.a}, for midnight. And by the {place.door} lay {mentor}, who had promised it: one whole night, from dark to light.',
      ],
      middle: [
        '{hero} had been asking since spring. Every Friday {hero.they} asked, and every Friday {mentor} looked at the sky and said, "Not yet." This Friday {mentor} looked at the sky, said nothing at all, and went to find the lantern. So here they were, {place.in}, for one whole night. {hero} had {hero.their} own {warm}, and it was {warm.feel}. [?friend: {friend} had the bed with the lump. ][?companion: {companion} had the middle of everything. ][?guest: {guest} had the corner. ]{mentor} had the place by the {place.door}. And on a plate, for midnight, lay {treat.a}.',
        'There were four rules for a night {place.in}. The first was that nobody went home. The second was that nobody went anywhere alone. The third was that the {treat} was for midnight, and not for one minute before.¶"What\'s the fourth?" asked {friend|guest|hero}.¶"The fourth is that you enjoy it," said {mentor}, and lay down along the {place.door} like something that keeps out a draft. [?companion: {companion} had obeyed the fourth rule since supper. ]{hero} pulled {hero.their} {warm} up to {hero.their} chin, where it was {warm.feel}, and began.',
        '"You can still change your mind," said {mentor}.¶"I can\'t," said {hero}. "I\'ve told everyone." It was true. {Hero.they} had told the whole street, and the baker twice: a whole night {place.in}, from dark to light, with {treat.a} at midnight. [?friend: {friend} had told the other half of the town. ]And now it was evening, and the {warm} was {warm.feel}, and {mentor} had hung up the lantern by the {place.door} and put {mentor.their} own bed underneath. [?companion: {companion} turned around, sighed, and took up all the room. ]{hero} would not have changed places with a king.',
        "A night {place.in} has sounds of its own. The {place.roof} ticks. The lantern hums a little. Somebody's stomach says something[?friend: , and as a rule it is {friend}'s]. {hero} lay under {hero.their} {warm} and listened to every one of them, because {hero.they} had been promised a whole night and did not mean to miss any. [?companion: {companion} breathed in one ear. ][?guest: {guest} counted them. ]By the {place.door} lay {mentor}. Between them, on a saucer, lay {treat.a} that smelled of {treat.smell}. It was for midnight. It was now a quarter past nine.",
      ],
      preteen: [
        'It was generally agreed that {hero} was too old for it. {hero} agreed with this as well, whenever anybody asked, and had then gone quietly to fetch {hero.their} {warm}. You could be too old for a thing and still have looked forward to it since spring. They were going to spend a whole night {place.in}, from dark to light, and nobody was going to mention school. [?friend: {friend} had brought three books and no toothbrush. ][?guest: {guest} had brought an alarm clock, in case of oversleeping. ][?companion: {companion} had brought nothing and taken the best place. ]{mentor} lay across the {place.door}, like a bolster against the draft. On a plate beside the lantern, reserved for midnight, sat {treat.a}.',
        '"I want it understood," said {hero}, "that I don\'t intend to sleep." {Hero.they} had made a list of what a person could see between dusk and dawn if that person stayed awake, and there were eleven things on it, beginning with the moon and ending with breakfast. {Hero.they} had {hero.their} own {warm}, which was {warm.feel}, and {treat.a} that was not to be touched before midnight.¶"I\'ll sleep enough for everybody," said {mentor}, who had put down {mentor.their} bed by the {place.door}. [?friend: "I\'ll keep you company," said {friend}, and yawned so widely that {hero} could count the teeth. ][?companion: {companion} had already started. ][?guest: {guest} asked whether the list was in order of importance. ]It was a very good beginning.',
        'There is a difference between a place where you live and a place where you have permission to be for one night. {hero} had been {place.in} a thousand times in daylight, without giving it a thought. But now the lantern was lit, {hero.their} own {warm} was spread out where nobody ever slept, and {treat.a} was waiting on a saucer for midnight, and every fold and corner looked as if it had been put there on purpose. [?friend: {friend} felt it, too, and had stopped talking for almost a minute. ][?companion: {companion} was testing all of the beds in turn. ][?guest: Even {guest} was whispering. ]By the {place.door} lay {mentor}, with {mentor.their} boots side by side and ready, like a person who keeps an inn.',
        'Tick, went the {place.roof}, which was cooling after the long day. The lantern hummed on its hook, and somewhere a long way off a dog made one remark and was told to be quiet. {hero} lay {place.in} under {hero.their} {warm} and collected these sounds, one after another, with the satisfaction of somebody who has been promised a whole night and means to be present for all of it. [?friend: "Are you listening?" whispered {friend}. "I was," said {hero}. ][?guest: {guest} was pretending to be asleep, and rather overdoing it. ][?companion: {companion} had been given the middle, where it was warmest. ]{mentor} had taken the place beside the {place.door}. There was {treat.a} for midnight, which filled the air with the smell of {treat.smell}, and it was not yet a quarter past nine.',
      ],
    },
    more: {
      toddlers: ['One yawn. Two yawns. But {hero} is awake!'],
      early: [
        '"Are you warm?" asked {mentor}. "I\'m too warm," said {hero}. It was very nice to be too warm.',
      ],
      middle: [
        '"Are you warm enough?" asked {mentor}. "I\'m too warm," said {hero} happily, and did not move an inch.',
        '"Nothing will happen, you know," said {mentor}. "I know," said {hero}. "I want to see it not happen."',
      ],
      preteen: [
        'It was, {hero} thought, very nearly perfect. The {warm} was {warm.feel}. It had taken a quarter of an hour to find the one position in which no part of {hero.them} was touching anything cold, and now that {hero.they} had found it {hero.they} intended to remain there, like a nut in its shell, until the sun came up. Nobody in the world was going to want anything from {hero.them} until breakfast. {Hero.they} could not remember when that had last been so.',
        '"What exactly do you hope to see?" asked {mentor}, without any mockery.¶{hero} thought about it. "Nothing much," {hero.they} said. "I\'ve just never met the middle of the night. I only know the ends." {mentor} laughed at that, in the low voice people use beside a lamp, and said that the middle was mostly like the ends, only with more room in it, and that it was a fine thing to want to be introduced.',
      ],
    },
  },
  {
    id: 'treat',
    purpose: 'the treat is saved for midnight, with difficulty',
    core: false,
    rank: { young: 5, old: 1 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'thinking', '{treat}'],
        ['friend', 'sit', 'thinking', '{treat}'],
        ['companion', 'sit', 'wow', '{treat}'],
        ['mentor', 'sit', 'calm', 'hero'],
      ],
      props: ['{treat}', 'lantern'],
      action: '{hero} looks at the {treat}, which is for midnight.',
    },
    text: {
      toddlers: [
        'Mmm, {treat.a}! "Now?" says {hero}. "Later," says {mentor}. Sniff, sniff. Mmm.',
        '{hero} has {treat.a}. [?companion: {companion} sees it, too. ]One look. One sniff. Not yet!',
        'Shh. The {treat} is asleep. "Night-night, {treat}," says {hero}. No bites!',
      ],
      early: [
        '"Is it midnight?" asked {hero}. "No," said {mentor}. [+ "Is it midnight now?" "It is two minutes after the last time." ]{hero} looked at the {treat}. It smelled of {treat.smell}. [?companion: {companion} looked at it, too, with great love. ]{hero} turned it around, so that it could not look back.',
        'The {treat} lay on its plate. {hero} moved it a bit closer. That was not eating. {Hero.they} smelled it. That was not eating. {Hero.they} picked up one crumb, with a wet finger. "I saw that," said {mentor}, with both eyes shut.',
        '"What does midnight look like?" asked {hero}. "Dark," said {mentor}. {hero} looked out. It was dark. "Then it\'s midnight!" [?friend: "Hooray!" said {friend}. ]"It gets darker," said {mentor}. So the {treat} stayed where it was and went on smelling of {treat.smell}.',
      ],
      middle: [
        'Saving a thing for midnight is easy at noon. At twenty to ten it is harder. The {treat} lay on its plate and smelled of {treat.smell}, and {hero} lay beside it and breathed in. [?friend: "If you breathe in enough of it," said {friend}, "there\'ll be none left." ][?companion: {companion} had moved a little nearer. Nobody had seen it happen. ]"What if I fall asleep?" asked {hero}. "Then you\'ll have it for breakfast," said {mentor}, and that was such a terrible idea that {hero} sat straight up.',
        '{hero} had saved it since supper. {Hero.they} had said no to it four times, out loud, so that it should know. It was only {treat.a}, but it was the last one, and it smelled of {treat.smell}, and midnight was two whole hours away.¶"You could have half now," said {friend|guest|mentor}.¶"Then it would be half of a midnight," said {hero}. That was that. {Hero.they} put a cup over it, so that neither of them would be tempted.',
        '"I shall hide it," said {hero}, "so that I don\'t think of it." {Hero.they} hid the {treat} behind the lantern. That was worse, because the lantern warmed it, and now the whole place smelled of {treat.smell}. [?companion: {companion}\'s nose went up and stayed up. ][?friend: {friend} groaned. ]"Two more hours," said {mentor}. {hero} put a boot in front of it. It helped with the smell, though not in the right direction.',
      ],
      preteen: [
        'The {treat} was the last of its kind, and there had been a short and civilized discussion about it at supper, which {hero} had won. It was to be eaten at midnight. In the meantime it lay on a plate between the lantern and {hero.their} left ear, smelling powerfully of {treat.smell}. "I could look after it for you," offered {friend|guest|mentor}.¶"I\'m sure that you could," said {hero}. [?companion: {companion} said nothing, but was facing the plate with an expression of pure faith. ]It was only two hours and ten minutes more, {hero} told {hero.themself}. There were people who had crossed deserts on less.',
        '"It isn\'t the eating," {hero} explained. "Anyone can eat {treat.a}. It\'s having it at midnight, when nobody eats anything. It\'s like walking across a frozen lake. It\'s the same as walking across a field, except that you can\'t usually do it."¶{mentor} gave this some thought. "And if somebody came along at midnight who was hungry?"¶"Nobody comes along at midnight," said {hero}. "That\'s the whole point of it." The plate was moved a little farther under the edge of the {warm}, all the same.',
        '{hero} had a theory that waiting improves the taste. According to the theory, {treat.a} that had been wanted for five hours was five times as good as one that had been eaten straightaway, and by midnight this one ought to be nearly unbearable. [?friend: "And if you wait a year?" asked {friend}. "Then it would be a theory about mold," said {hero}. ]{hero} lifted the corner of the napkin, for purely scientific reasons. It smelled of {treat.smell}. {Hero.they} put the corner back.',
      ],
    },
    more: {
      preteen: [
        'There was a particular way in which {hero} meant to go about it. At the first stroke of the town clock {hero.they} would sit up; at the last {hero.they} would take the first bite; and {hero.they} would do it slowly, in the dark, with the {warm} around {hero.their} shoulders. {Hero.they} had imagined it so exactly that it hardly seemed necessary for it to happen. But it was. It was extremely necessary.',
      ],
    },
  },
  {
    id: 'nest',
    purpose: 'everyone makes a place; a laugh; the warm thing is dear',
    core: false,
    rank: { young: 3, old: 9 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'lie', 'laugh', 'mentor', '{warm}'],
        ['companion', 'lie', 'calm', 'hero'],
        ['friend', 'sit', 'laugh', 'hero'],
        ['mentor', 'sit', 'happy', 'hero'],
      ],
      props: ['{warm}', 'pillow'],
      action: '{hero} makes a nest of the {warm}.',
    },
    text: {
      toddlers: [
        '{hero} makes a nest. [+ Around and around. ][?companion: {companion} makes one, too. ]In goes {hero}. Snug!',
        "Where are {hero}'s toes? In the {warm}! Where is {hero}'s nose? In the {warm}, too!",
        'Up, up goes the {warm}. [+ Up to the knees. ]Up to the chin. "Peep!" says {hero}.',
      ],
      early: [
        'It takes a while to make a nest. First {hero} was too flat. Then {hero.they} {hero:was|were} too round. {Hero.they} pushed and pulled at the {warm} until it was just right. "Now I can never move again," {hero.they} said. "Good," said {mentor}.',
        '"My feet are cold," said {hero}. So {mentor} tucked in the {warm} at the bottom. "Now my top is cold." {Mentor.they} tucked it in at the top. "Now my middle feels left out," said {hero}. [?friend: {friend} laughed so hard that {friend.they} had to sit up. ]',
        '"Tell me what we have," said {hero}. "A lantern," said {mentor}. "A roof of some kind. One cold nose." "That\'s mine," said {hero}, and pulled it in under the {warm}. [?companion: {companion} came in after it. ][+ It was {warm.feel} in there, and very dark, and it smelled of home.]',
      ],
      middle: [
        'Anyone can lie down. Making a nest is work. {hero} folded the {warm} under at the foot, rolled it in at both sides, and then found that {hero.they} had built it without leaving a way in. {Hero.they} had to start again from the inside. [?friend: {friend} stood by and gave orders. ][?companion: {companion} waited until it was done, and then lay down in it first. ]"How is it?" asked {mentor}. "Don\'t talk to me," said {hero}. "You might make a draft."',
        '"I could live in here," said {hero} from under the {warm}. "You could push in food at the side."¶"What about school?" asked {friend|guest|mentor}.¶"They could push that in as well," said {hero}, "if it was flat." It was {warm.feel}. It had been {hero}\'s for as long as there had been a {hero}, and it had a thin place at one corner, where a thumb had lived for about two years.',
        'There was some trouble about who slept where. {mentor} was to be by the {place.door}; nobody argued about that. But everyone wanted to be in the middle, and there was only one middle. [?friend: {friend} offered to toss a coin for it, and the coin went down a crack. ][?companion: While they looked for it, {companion} lay down in the middle and was asleep. ]In the end {hero} took the side with the knot in the wood. With the {warm} under {hero.them}, it was nearly not there.',
      ],
      preteen: [
        'Constructing a proper nest is chiefly a matter of engineering. {hero} spread out the {warm}, considered the direction of the draft, and folded it over in three layers toward the {place.door}. Then {hero.they} crawled in and discovered that {hero.they} had left {hero.their} pillow outside. [?friend: "Pass me that," {hero.they} said, and {friend}, who had waited for exactly this, passed {hero.them} a boot. ]By the third attempt it was right. It was {warm.feel}, it fitted {hero.them} like a peel, and {hero.they} would not have lent it to anyone in the world.',
        '"Aren\'t you rather big for that?" asked {friend|guest|mentor}, nodding at the {warm}. It did not quite reach from chin to toes any longer. Over the last year it had become necessary to choose between them.¶"It\'s shrunk," said {hero} with dignity. The truth was that {hero.they} slept badly under anything else. It had been washed so often that it had given up being any particular color, and it was still {warm.feel}. {Hero.they} drew up {hero.their} knees and got all of {hero.themself} underneath.',
        'They lay with their heads together and their feet pointing outward, like the hands of a clock that has lost count. [?friend: {friend} was at about twenty past. ][?guest: {guest} was at a quarter to. ][?companion: {companion} was the middle, where the hands are fastened on. ]{mentor}, by the {place.door}, was noon. From down there the lantern made everything large and brown and friendly, and the shadows leaned in at the edges like people around a table. {hero} drew the {warm} closer about {hero.their} shoulders. It was {warm.feel}, and {hero.they} thought that even if the night had nothing else to show {hero.them}, this alone would have been worth the waiting.',
      ],
    },
    more: {
      middle: [
        '"Comfortable?" asked {mentor}. There was no answer, because the answer would have let in air.',
      ],
      preteen: [
        'It struck {hero} that there were few pleasures as complete as this one, and that it was made out of almost nothing: a cold nose, a warm everything else, and the knowledge that nobody was going to ask you to get up. {Hero.they} made a note to remember it. People were always remembering the wrong things, such as dates.',
      ],
    },
  },
  {
    id: 'lights-out',
    purpose: 'the lantern goes out; good nights are said; it is quiet',
    core: false,
    rank: { young: 1, old: 10 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'close',
      cast: [
        ['mentor', 'reach', 'sleepy', 'lantern'],
        ['hero', 'lie', 'happy', 'lantern', '{warm}'],
        ['friend', 'lie', 'sleepy', 'hero'],
        ['companion', 'lie', 'sleepy', 'hero'],
        ['guest', 'lie', 'sleepy', 'hero'],
      ],
      props: ['lantern', '{warm}', 'moon'],
      action: '{mentor} puts out the lantern, and everybody says good night.',
    },
    text: {
      toddlers: [
        'Good night, {mentor}. [?friend: Good night, {friend}. ]Good night, lantern. [+ Click! ]It is dark.',
        'Out goes the light. [+ It is soft and dark. ][?friend: {friend} yawns. ]{hero} yawns. [+ Shh.]',
        '"Is the dark here?" asks {hero}. Yes. [+ The dark is here. ]{mentor} is here, too.',
      ],
      early: [
        '"Good night, {mentor}," said {hero}. "Good night, {hero}." [?friend: "Good night, {friend}." ][?companion: "Good night, {companion}." ]"Good night, plate. Good night, boots." "Good night, *all*," said {mentor}, and put out the lantern. The dark came in and sat down with them.',
        "Puff! Out went the lantern. At first it was so dark that {hero} could not find {hero.their} own nose. Then {hero.they} could see a bit of gray. Then {hero.they} could see {mentor}'s feet. [+ They were large. It was nice to know where they were.]",
        '"I will put out the light now," said {mentor}. "Does anyone mind?" {hero} thought about it. {Hero.they} held on to the edge of the {warm}. "Do it slowly," {hero.they} said. [?friend: "Do it fast," said {friend}. ]So {mentor} did it in between.',
      ],
      middle: [
        '"Lights out," said {mentor}. The flame sank, turned blue, and was gone. For a moment there was nothing at all. Then, one after another, things came back, only grayer: the rim of the plate, the hook, {mentor}\'s big socks. [?friend: "It\'s not so dark," said {friend}, in a voice with a crack in it. ]"It\'s just the same as before," said {hero}, "with the color off." It was very quiet. It was as quiet as the inside of a pear.',
        'They said good night in order of size. That took a while, because of the people who had to stand up and be measured. [?companion: {companion} came last and did not agree with it. ]Then {mentor} put out the lantern, and there was a silence in which everyone tried not to be the first to speak.¶"Are you asleep?" asked {hero}.¶"Yes," said {mentor}.',
        '{mentor} turned the lantern down until it was only a red thread, and then that went, too. "Well," said {mentor}\'s voice, from where {mentor} had been, "good night, all you good people." The dark was bigger than the light had been. It had no corners. [?friend: {hero} put out one foot and found {friend}\'s. Neither of them mentioned it. ]{Hero.they} pulled the {warm} up to {hero.their} ears and waited for the night to begin.',
      ],
      preteen: [
        '{mentor} reached up and put out the lantern, and the whole brown, friendly room of it folded up and went away. {hero} lay quite still. It was remarkable how much of what you call a place is only light. After a time the gray came in along the edges, and {hero} was able to make out the plate, the hook, and the long hill that was {mentor}. [?friend: "Are you still there?" said {friend}. "So far," said {hero}. ][?companion: A warm weight had arrived on {hero.their} feet, and that was {companion}. ]"Good night, everybody," said the hill, comfortably, and began almost at once to breathe like the sea.',
        'There was a ceremony about the lantern, and nobody remembered who had begun it. Each person had to name one thing that could be left until tomorrow. {mentor} left the dishes. [?friend: {friend} left a letter that {friend.they} ought to have answered. ][?guest: {guest} left worrying about the weather. ]"I leave being sensible," said {hero}, and {mentor} blew out the light. It was the kind of darkness you only get away from streets, thick and even, like a second cover over the first. For a while there was no sound at all except for breathing.',
        '"Last words?" asked {mentor}, with one hand on the lantern.¶"Not yet," said {hero}, who suddenly found that {hero.they} would have liked it lit for another minute, and would have preferred not to be asked why. [?friend: "Famous ones," suggested {friend} sleepily. ]But the flame had already gone. The smell of the wick hung in the air, and then that went as well. It was simply dark, {hero} told {hero.themself}. It was the same place with the color taken out. {Hero.they} waited for {hero.their} eyes to believe it, and they did, more or less.',
      ],
    },
    more: {
      early: [
        '"Are you still there?" asked {hero}. "I am still here," said {mentor}. "I am too long to go far."',
      ],
      preteen: [
        '{Hero.they} had meant to begin noticing things right away, but the first thing to be noticed was the moon, and the moon was late. So {hero.they} lay and listened instead. The darkness had a kind of grain to it, like wood. You got used to it quickly. Indeed {hero} had just begun to think that the middle of the night was an overrated sort of place, where nothing at all happened, when it did.',
      ],
    },
  },
]
