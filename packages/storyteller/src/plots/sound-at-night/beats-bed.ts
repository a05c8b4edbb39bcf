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
        'Everybody agreed that {hero} was too old for it. {hero} agreed, too, whenever anyone asked, and then went and got {hero.their} {warm}. You can be too old for a thing and still have been looking forward to it since the spring, because they were going to spend a whole night {place.in}, from dark until light, and nobody was going to mention school. [?friend: {friend} had brought three books and no toothbrush. ][?guest: {guest} had brought an alarm clock, so as not to miss anything. ][?companion: {companion} had brought nothing, and had the best place. ]{mentor} lay in front of the {place.door}, like a pillow against the draft. Beside the lantern there was a plate, and on the plate, saved for midnight, there was {treat.a}.',
        '"I\'m not going to sleep at all," said {hero}. {Hero.they} had made a list of everything you could see at night if you stayed awake, and there were eleven things on it, from the moon all the way down to breakfast. {Hero.they} had {hero.their} own {warm}, which was {warm.feel}, and {treat.a} that nobody was allowed to touch before midnight.¶"Then I\'ll sleep enough for everybody," said {mentor}, who had made {mentor.their} bed by the {place.door}. [?friend: "I\'ll stay up with you," said {friend}, and yawned so hard that {hero} could count the teeth. ][?companion: {companion} had already started. ][?guest: {guest} wanted to know if the list was in the right order. ]So far everything was going exactly as planned.',
        "A place looks different when you're allowed to stay in it overnight. {hero} had been {place.in} about a thousand times in the daytime and had never really looked at it. But now the lantern was lit, and {hero.their} own {warm} was spread out where nobody ever slept, and {treat.a} was waiting on a saucer for midnight. [?friend: {friend} noticed it, too, and had stopped talking for almost a minute. ][?companion: {companion} had been allowed to try out all the beds. ][?guest: Even {guest} was whispering. ]By the {place.door} lay {mentor}, with {mentor.their} boots beside {mentor.them}, side by side and ready to go, like somebody who runs a hotel.",
        'Tick, went the {place.roof}, which was cooling down after the long day. The lantern hummed on its hook, and a long way off a dog barked once, and somebody told it to be quiet. {hero} lay {place.in}, under {hero.their} {warm}, and collected all these noises, one after another, because {hero.they} had been promised a whole night and didn\'t want to miss any of it. [?friend: "Are you listening?" whispered {friend}. "I was," said {hero}. ][?guest: {guest} was pretending to be asleep, and overdid the snoring. ][?companion: {companion} had been given the middle, where it was warmest. ]{mentor} had taken the place by the {place.door}. There was {treat.a} for midnight, and the whole place smelled of {treat.smell}, and it wasn\'t even a quarter past nine.',
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
        'It was very nearly perfect. The {warm} was {warm.feel}. It had taken {hero} fifteen minutes to find the one position in which no part of {hero.them} was touching anything cold, and now {hero.they} {hero:was|were} going to stay in it until the sun came up, like a nut in its shell. Nobody was going to want anything from {hero.them} until breakfast.',
        '"What do you actually want to see?" asked {mentor}.¶{hero} thought about it. "Nothing special," {hero.they} said. "It\'s just that I\'ve never met the middle of the night. I only know the ends." {mentor} laughed, in that low voice that people use beside a lamp, and said that the middle was mostly like the ends, only with more room in it.',
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
        'The {treat} was the last one, and at supper there had been a short discussion about it, and {hero} had won, and was going to eat it at midnight. Until then it lay on a plate between the lantern and {hero.their} left ear, smelling very strongly of {treat.smell}. "I could look after it for you," said {friend|guest|mentor}.¶"I bet you could," said {hero}. [?companion: {companion} said nothing, but sat facing the plate and believed in it. ]It was only two hours and ten minutes until midnight. People had crossed whole deserts, {hero} told {hero.themself}, and hadn\'t even had {treat.a} at the end.',
        '"It isn\'t just the eating," {hero} explained, "because anybody can eat {treat.a}. It\'s eating it at midnight, when nobody eats anything. It\'s like walking across a lake when it\'s frozen, which is only walking, but usually you can\'t."¶{mentor} thought about that. "And what if somebody comes along at midnight who\'s hungry?"¶"Nobody comes along at midnight," said {hero}, "and that\'s what\'s so good about it." All the same, {hero.they} pushed the plate a little farther under the edge of the {warm}.',
        '{hero} had a theory that things taste better when you wait for them. So {treat.a} that you had wanted for five hours had to be five times as good as one that you ate right away, and by midnight this one was going to be almost too good to bear. [?friend: "And what if you wait for a year?" asked {friend}. "Then it\'s got mold on it," said {hero}. ]{hero} lifted up a corner of the napkin, just to check. It smelled so powerfully of {treat.smell} that {hero.they} put the corner back immediately.',
      ],
    },
    more: {
      preteen: [
        "{hero} had worked out exactly how to do it. When the town clock began to strike {hero.they} would sit up, and at the twelfth stroke {hero.they} would take the first bite, very slowly, in the dark, with the {warm} around {hero.their} shoulders. {Hero.they} had imagined it so well that it was almost as if {hero.they} had eaten it already. But almost wasn't nearly enough.",
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
        'If you want to build a proper nest, you have to think about the wind. {hero} spread out the {warm}, found out where the draft was coming from, and folded it over three times on that side. Then {hero.they} crawled in, and discovered that the pillow was still outside. [?friend: "Pass me that," {hero.they} said, and {friend}, who had been waiting for exactly this, passed {hero.them} a boot. ]After the third try it was right. It was {warm.feel}, and it fit {hero.them} like a peel fits an orange, and {hero.they} wouldn\'t have lent it to anyone in the world.',
        '"Aren\'t you getting a bit big for that?" asked {friend|guest|mentor}, and pointed at the {warm}. It didn\'t quite reach from {hero.their} chin to {hero.their} toes anymore. In the last year {hero} had had to choose between them.¶"It must have shrunk," said {hero}. It had been washed so often that you couldn\'t tell what color it used to be, and it was still {warm.feel}, and the truth was that {hero.they} couldn\'t sleep very well under anything else. {Hero.they} pulled up {hero.their} knees and got all of {hero.themself} underneath.',
        'They lay with their heads together and their feet pointing outward, like the hands on a clock that has gone crazy. [?friend: {friend} was at about twenty past. ][?guest: {guest} was at a quarter to. ][?companion: {companion} was in the middle, where the hands are screwed on. ]{mentor}, by the {place.door}, was twelve. From down there everything looked large and brown and friendly in the light of the lantern, and the shadows leaned in at the edges like people around a table. {hero} pulled the {warm} closer. It was {warm.feel}, and even if nothing else happened all night, {hero.they} thought, it had already been worth it.',
      ],
    },
    more: {
      middle: [
        '"Comfortable?" asked {mentor}. There was no answer, because the answer would have let in air.',
      ],
      preteen: [
        "There weren't many things as good as this, {hero} thought, and it didn't take much to make it. All you needed was a cold nose, and everything else warm, and nobody who was going to tell you to get up. {Hero.they} decided to remember that, because people were always remembering the wrong things, such as dates.",
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
        '{mentor} reached up and put out the lantern, and the whole friendly brown room folded up and was gone. {hero} lay quite still, and noticed for the first time how much of a place is only light. After a while the gray came in at the edges, and {hero.they} could make out the plate, and the hook, and a long hill that was {mentor}. [?friend: "Are you still there?" asked {friend}. "So far," said {hero}. ][?companion: Something warm and heavy settled on {hero.their} feet, and that was {companion}. ]"Good night, everybody," said the hill, and almost immediately it began to breathe like the sea.',
        'There was a rule about the lantern, and nobody knew anymore who had invented it. Everybody had to name one thing that they were going to leave until tomorrow. {mentor} left the dishes. [?friend: {friend} left a letter that {friend.they} should have answered in May. ][?guest: {guest} left worrying about the weather. ]"I\'m leaving being sensible," said {hero}, and {mentor} blew out the light. It was the kind of darkness that you only get away from streets, so thick that it felt like a second cover on top of the first one. For a while all you could hear was breathing.',
        '"Any last words?" asked {mentor}, with one hand on the lantern.¶"Wait a minute," said {hero}, who suddenly would have liked it to stay on for a bit longer, and would have liked nobody to ask why. [?friend: "They have to be famous ones," said {friend} sleepily. ]But it was out already. You could smell the wick for a while, and then you couldn\'t even smell that. It was just dark now, {hero} told {hero.themself}, and it was the same place as before, with the color taken out. {Hero.they} waited for {hero.their} eyes to believe it, and after a while they did, more or less.',
      ],
    },
    more: {
      early: [
        '"Are you still there?" asked {hero}. "I am still here," said {mentor}. "I am too long to go far."',
      ],
      preteen: [
        '{hero} wanted to start watching right away, but the first thing to watch was the moon, and the moon was late. So {hero.they} lay there and listened instead, and after a while {hero.they} began to think that the middle of the night was a bit overrated, and that nothing ever happened in it. Then something happened.',
      ],
    },
  },
]
