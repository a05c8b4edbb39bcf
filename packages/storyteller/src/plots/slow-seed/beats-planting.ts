import type { Beat } from '../plot.ts'

/** One seed is given, planted, looked after and looked at; nothing comes. */
export const plantingBeats: readonly Beat[] = [
  {
    id: 'seed',
    purpose: 'the mentor gives one seed; the dream of it, and the day it is for',
    core: true,
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['mentor', 'give', 'happy', 'hero', 'seed'],
        ['hero', 'reach', 'wow', 'seed'],
        ['companion', 'sit', 'calm', 'mentor'],
        ['friend', 'look-up', 'wow', 'seed'],
      ],
      props: ['seed', 'garden bench'],
      action: "{mentor} puts one seed into {hero}'s open hand.",
    },
    text: {
      toddlers: [
        '{mentor} has one {plant.seed}. [+ Tiny, tiny, tiny. ]"For you," says {mentor}. {hero} holds it tight.',
        'Look! A seed! One {plant.seed} for {hero}. "Grow big," says {hero}. "Big, big, big!"',
      ],
      early: [
        '{mentor} put a thing into {hero}\'s hand and folded the fingers shut. {hero} opened them again. It was {plant.seedlong}, no bigger than a tooth. "That\'s {plant.a}," said {mentor}. {hero} looked on the back. "Where?" {hero.they} asked.',
        '"I need {plant.dream}," said {hero}. "It\'s for {day.the}. It must go in the middle of the table." {mentor} felt in a pocket. [+ There was string in it, and a button. ]There was also {plant.seedlong}. "Here you are," said {mentor}. "It\'s all in there."',
      ],
      middle: [
        '{hero} had already decided what to bring to {day.the}. Everyone had to bring something that grew, and it had to be thanked for out loud. {hero} was going to bring {plant.dream}, and it was going to stand in the middle of the table. There was only one thing missing.¶"Hold out your hand," said {mentor}, and dropped {plant.seedlong} into it.¶{hero} looked at it. "Is there a bigger one?"¶"They all start that size," said {mentor}. "So did you, or very nearly."',
        '{mentor} kept seeds in old envelopes, with the names written on them so badly that you had to guess. {hero} was allowed to choose one. {Hero.they} shook them all beside {hero.their} ear, and {hero.sig}, and chose the envelope that rattled. Inside was {plant.seedlong}. "That\'s all?"¶"That\'s {plant.a}," said {mentor}, "folded very small."¶{hero} thought of {day.the}, when everybody brought what they had grown and put it on the long table. {Hero.they} could see the place already. It was in the middle.',
      ],
      preteen: [
        'Every year at {day.the} there was a long table, and on it stood whatever people had grown, and each of them had to say a sentence about it. The sentences were generally short. "These are my leeks." But the table was really something, and {hero}, who had for several years brought a bag of apples that somebody else had picked, had decided that this time {hero.they} would bring a thing of {hero.their} own. {Hero.they} wanted {plant.dream}. {mentor} listened to this gravely, felt in a coat pocket, and held out {plant.seedlong} between finger and thumb.',
        '"There\'s {plant.a} inside," said {mentor}, holding out {plant.seedlong}.¶{hero} took it, and found that it weighed nothing at all. It was exactly the sort of thing that you would brush off your sleeve without a second thought. "You\'d suppose that there would be some instructions," {hero.they} said.¶"There are," said {mentor}, "but they\'re on the inside, where it\'s the only one who ever gets to read them." {hero} closed {hero.their} fingers around it very carefully. There were a number of weeks still remaining until {day.the}, and {hero} had a plan for every one of them.',
      ],
    },
    more: {
      middle: ['"What do I have to do?" asked {hero}.¶"Less than you\'d like," said {mentor}.'],
      preteen: [
        'The plan went like this. The seed would come up by Friday. By the end of the month it would reach the windowsill, and by {day.the} it would be {plant.tall}, and {hero} would carry it in through the big door with everyone turning around. {Hero.they} had even composed the sentence. It began with the words *I grew this*. {Hero.they} had tried it out on [?friend: {friend}][!friend: the bathroom mirror], and it sounded remarkably well.',
      ],
    },
  },
  {
    id: 'pot',
    purpose: 'something has to be found to plant it in',
    core: false,
    rank: { young: 5, old: 10 },
    valence: 1,
    scene: {
      setting: 'home',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'hold-up', 'happy', '{pot}', '{pot}'],
        ['mentor', 'work', 'happy', 'hero'],
        ['companion', 'peek', 'wow', '{pot}'],
      ],
      props: ['{pot}', 'shelf', 'boots'],
      action: '{hero} has found {pot.a} to plant the seed in.',
    },
    text: {
      toddlers: ['A cup? Too small. A hat? No, no! {pot.a}? Yes! This one.'],
      early: [
        'First {hero} tried a cup, but somebody was drinking from it. Then {hero.they} tried a hat. "That\'s my hat," said {mentor}. Last of all {hero.they} found {pot.a}. It was old, and it had a dent. "Perfect," said {hero}. "So it won\'t mind."',
      ],
      middle: [
        'It needed a place to live. {hero} looked at everything in the house that had an inside. The teapot was busy. [+ The drum was refused. ][?companion: {companion} was lying in the big bowl and did not intend to move. ]At last, behind the boots, {hero.they} came upon {pot.a} that nobody had wanted for years. {Hero.they} wiped out the spiders, one at a time, and told each of them that it was nothing personal.',
      ],
      preteen: [
        'A thing of such importance could not be planted in just anything. {hero} rejected a soup tureen as too grand and a yogurt cup as not grand enough. [?friend: "It\'s a seed," said {friend}. "It can\'t see out." ]In the end {hero.they} settled on {pot.a} that had been standing behind the back door since before anyone could remember. It was dented on one side, as if it had once been kicked by somebody with a reason. {Hero.they} scrubbed it, twice, and wrote {hero.their} name on the bottom.',
      ],
    },
    more: {
      middle: ['"What was in it before?" {hero} asked. "Hope, mostly," said {mentor}, "and some nails."'],
      preteen: [
        '{mentor} looked it over and knocked on it like a doctor. "It\'ll do perfectly well," {mentor.they} said. "It leaks a little, but in a pot that\'s an advantage, because a pot that can\'t let go of anything drowns whatever is inside it." {hero} suspected that this was another of {mentor}\'s remarks. {mentor} had a way of saying things about pots, and potatoes, and the weather, that turned up again several weeks later and proved to have been about something else.',
      ],
    },
  },
  {
    id: 'plant',
    purpose: 'in it goes; how long? as long as it takes',
    core: true,
    valence: 2,
    scene: {
      setting: 'garden',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'kneel', 'tender', '{pot}'],
        ['mentor', 'kneel', 'calm', 'hero'],
        ['companion', 'sit', 'thinking', '{pot}'],
      ],
      props: ['{pot}', 'watering can', 'earth'],
      action: '{hero} pushes the seed into the earth with one finger.',
    },
    text: {
      toddlers: [
        'Poke, poke, poke. A hole! In goes the seed. [+ Pat, pat, pat. ]Good night, seed.',
        'Earth in. Seed in. Water in. Drip, drip, drop! Now wait. [+ Wait, wait, wait.]',
      ],
      early: [
        '{hero} made a hole with one finger, as deep as a fingernail. In went the seed. [+ {Hero.they} covered it up and patted it flat. ]"Good night," {hero.they} said into the earth. Then {hero.they} put {hero.their} ear on it. "How long does it take?" "As long as it takes," said {mentor}.',
        'In went the earth, and then the seed, and then the water. [+ Most of the water went into {hero}\'s shoe. ]{Hero.they} sat down in front of the {pot} and folded {hero.their} arms. "I\'m ready," said {hero}. "You\'ll want a snack," said {mentor}.',
      ],
      middle: [
        '{hero} pushed the seed in with one finger, up to the first knuckle, as {mentor} had shown {hero.them}, and covered it up. [+ It felt odd to give a thing away to the dark like that. ]{Hero.they} patted the earth flat, and watered it, and told it good night, quickly, so that no one should hear.¶"And now?"¶"Now it\'s not our turn anymore," said {mentor}, wiping both hands.¶"How long does it take?"¶"As long as it takes."¶{hero} looked at {hero.their} watch.',
        'There is not much to planting a seed. You make a hole and you fill it up again, and afterward it looks as if you had done nothing at all. [+ {hero} had expected a bit more. ]{Hero.they} stood the {pot} where the sun came first, and {hero.sig}, and stepped back to see if it looked any different. It looked like {pot.a} full of dirt. "When will it come up?" asked {hero}.¶"When it\'s ready," said {mentor}.¶"What day is that?"',
      ],
      preteen: [
        'It took less than a minute. {hero} had made an occasion of it, with newspaper spread out, and sleeves rolled up, but there is only so much ceremony to be got out of a hole the depth of a fingertip. The seed went in. The earth went over it. Where it had been, there was nothing to show that it had ever existed, and {hero.they} had a sudden, foolish wish to take it out again and say something.¶"How long does it take?" {hero.they} asked.¶"As long as it takes," said {mentor}, who was washing {mentor.their} hands, and evidently thought that this was information.',
        '"You don\'t cover it too deep," said {mentor}, "or it loses heart. And not too shallow, or the birds find it. About like a secret." {hero} put the seed in about like a secret, and smoothed the earth with the side of {hero.their} hand. {Hero.they} watered it. {Hero.they} turned the {pot} so that the dent faced the wall. After that there was nothing more to do, and {hero.they} had no idea how to do it.',
      ],
    },
    more: {
      middle: [
        '[?friend: {friend} bent down and knocked on the side. "Nobody\'s in," said {friend}.][!friend: The earth said nothing at all. It was very calm about it.]',
      ],
      preteen: [
        '"People always imagine that this is the beginning," said {mentor}, "when you put it into the ground, but in my opinion that part is only tidying up."¶"Then when does it begin?" asked {hero}.¶"When you aren\'t there, because nobody ever is. I\'ve been growing things all my life, and I have never once caught a single one of them starting." {mentor} did not appear to find this sad, but {hero} privately made up {hero.their} mind to be the first person who did.',
      ],
    },
  },
  {
    id: 'look-one',
    purpose: 'the first morning; nothing',
    core: false,
    rank: { young: 1, old: 12 },
    valence: 0,
    scene: {
      setting: 'home',
      time: 'morning',
      shot: 'close',
      cast: [
        ['hero', 'look-up', 'wow', '{pot}'],
        ['companion', 'peek', 'thinking', '{pot}'],
      ],
      props: ['{pot}', 'window'],
      action: '{hero} looks into the {pot} on the first morning.',
    },
    text: {
      toddlers: [
        'Good morning, seed! [+ Is it up? ]{hero} looks. [?friend: {friend} looks. ][?companion: {companion} looks. ]Not yet.',
      ],
      early: [
        'In the morning {hero} ran to the {pot} with no socks on. {Hero.they} looked in from the left. {Hero.they} looked in from the right. [?friend: {friend} looked in from the top. ][?companion: {companion} looked in from below. ]"Is it up?" called {mentor}. "Not yet," said {hero}. "But it\'s thinking about it."',
      ],
      middle: [
        '{hero} was up before the birds. {Hero.they} carried a chair to the {pot}, in case it took a while, and sat down in front of it. There was earth. After half an hour there was the same earth. [?companion: {companion} came and looked, too, and clearly saw nothing that was worth getting up for. ]"Anything?" asked {mentor}, going by with the bread.¶"It\'s about to," said {hero}. {Hero.they} had breakfast on the chair.',
      ],
      preteen: [
        '{hero} had set the alarm for six. At two minutes past, {hero.they} {hero:was|were} crouching in front of the {pot} with a magnifying glass, as well as a notebook, in which {hero.they} had ruled columns for *height*, *leaves* and *remarks*. The earth had dried a little at the edges. One crumb had rolled down from a larger crumb. {Hero.they} wrote under *remarks*: *crumb*. By the end of the hour there was nothing to add.',
      ],
    },
    more: {
      middle: ['At lunch {hero.they} looked again. At supper {hero.they} looked with a torch.'],
      preteen: [
        'It went on like this until Friday. By then there were five entries, and four of them concerned the same crumb. "What are you waiting for?" asked [?friend: {friend}][!friend: {mentor}], meaning it kindly, and {hero} was about to say that it was obvious, when it struck {hero.them} that {hero.they} could not have described it. {Hero.they} had never seen a thing come up. {Hero.they} had only ever seen things that were there, and had taken it for granted that somebody knew how they had managed it.',
      ],
    },
  },
  {
    id: 'helpers',
    purpose: 'the hero helps too much; a laugh',
    core: false,
    rank: { young: 3, old: 3 },
    valence: 1,
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'play', 'joy', '{pot}'],
        ['companion', 'sit', 'wow', 'hero'],
        ['friend', 'clap', 'laugh', 'hero'],
        ['mentor', 'work', 'happy', 'hero'],
      ],
      props: ['{pot}', 'umbrella', 'blanket', 'watering can'],
      action: '{hero} does everything for the {pot} that a person could like.',
    },
    text: {
      toddlers: [
        '{hero} sings to the seed. La, la, la! [?companion: {companion} sings, too. ]Is it up? Not yet. {hero} gives it a hat.',
      ],
      early: [
        'Maybe it was cold. {hero} gave it a blanket. Maybe it was bored. {hero} read it a book about a bear. Maybe it was hungry. {hero} gave it a bit of toast. [?companion: {companion} wanted to be hungry, too. ][?friend: "Maybe it is shy," said {friend}, and looked the other way. ]"Is it up?" asked {mentor}. "Not yet," said {hero}. "But it liked the bear." [+ In the night a mouse came and ate the toast.]',
      ],
      middle: [
        'If a thing is slow, you help it. That was how {hero} saw it. So {hero.they} moved the {pot} into the sun, and out of the wind, and back into the sun. [+ {Hero.they} sang to it, all the verses. ]{Hero.they} gave it water at breakfast, lunch and supper, until it made a noise like a wet boot. [?friend: "Maybe it wants a rest," said {friend}.¶]{mentor} came past and tipped the {pot} a little, and a small river ran out at the bottom.¶"It wants to be a seed," said {mentor}, "and you\'re making it a fish."',
      ],
      preteen: [
        'By the second week {hero} had read everything there was to read on the subject. Some people recommended music. Others recommended coffee grounds, or banana peels, or a stern tone of voice. {hero} tried all of them, on alternate days, and kept a table of results. [?companion: {companion} ate the banana peel and was entered under *remarks*. ]It is a strange thing to do your very best for somebody who does not answer. After a while you begin to do it louder.¶"I wonder," said {mentor}, moving the {pot} out of a puddle, "whether it can hear itself grow with all that help."',
      ],
    },
    more: {
      middle: [
        '"I\'m only being kind to it," said {hero}. "So you are," said {mentor}. "Be kind more quietly."',
      ],
      preteen: [
        '{hero} was offended for about an hour. Then {hero.they} thought of {hero.their} own first day at the swimming pool, when five relations had stood around the edge, every one of them shouting advice, and how {hero.they} had sunk like a spoon. It had only worked when they all went off to buy ice cream. {Hero.they} switched off the music. It was not the same thing, of course. {Hero.they} left the {pot} alone for almost a whole afternoon, and it was the longest afternoon of the summer.',
      ],
    },
  },
  {
    id: 'nothing',
    purpose: 'days go by; the image tightens',
    core: true,
    valence: -1,
    scene: {
      setting: 'home',
      time: 'later',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'sad', '{pot}'],
        ['mentor', 'work', 'calm', 'hero'],
        ['companion', 'lie', 'calm', '{pot}'],
      ],
      props: ['{pot}', 'window'],
      action: '{hero} sits in front of the {pot}, and nothing has come up.',
    },
    text: {
      toddlers: [
        'One day. Two days. Three days. [+ Is it up? ]Not yet. Not yet. Not yet. Oh!',
        'Look in the {pot}. Just earth. Look, look, look. Just earth. {hero} stamps. "Up, seed!"',
      ],
      early: [
        'A week went by, and it was a long one. Monday, earth. Tuesday, earth. Wednesday, earth. {hero} began to have a feeling in {hero.their} fingers, {img.is}. [+ They wanted to *do* something. ]{Hero.they} sat on them. It did not help.',
        '{hero} could count up to the day now. It was {day.soon}. Still there was nothing in the {pot} but earth, and one ant. "Is that it?" asked {hero}. "No," said {mentor}. "That\'s an ant." {hero}\'s fingers {img.tighte}, {img.is}.',
      ],
      middle: [
        'Monday there was earth. Tuesday there was earth. On Wednesday {hero} thought that there was a speck of green, but it was a bit of wool from {hero.their} own {hero.wear}. {Day.the} was {day.soon}. [+ {Hero.they} watered, and waited, and looked, and it was like talking to someone who has left the room.]¶Somewhere in {hero.their} fingers {img.start}. {Hero.they} put them in {hero.their} pockets, but it only went in there with them.',
        'You can be told to wait, but nobody ever tells you how it is done. {hero} tried doing it with {hero.their} eyes shut. [+ {Hero.they} tried doing it backward, from a hundred. ]{Hero.they} tried being somewhere else, and this was worst of all, because it could be happening right now. When {hero.they} ran home and looked, the earth lay there in its {pot} as smooth as a shut door. In {hero.their} fingers {img.start}. There was nothing whatever for them to do.',
      ],
      preteen: [
        'It was not that anything went wrong. {hero} could have dealt with that; there were chapters about it. It was that nothing went at all. Each morning there was the {pot}, and the earth in it, and the light moving across the earth from left to right, and each evening {hero.they} put a dash in the column. {Day.the} was {day.soon}. In {hero.their} fingers {img.start}, and it grew worse every time that someone asked, very nicely, how it was coming along.',
        'There were two explanations, and {hero} could not decide which of them was worse. Either the seed was doing something down there in the dark, and {hero} was not allowed to know it, or else it was doing nothing, and all this while {hero.they} had been carefully watering some dirt. {Day.the} was {day.soon}. From above, the two looked exactly alike. {Hero.they} stared at the earth until it swam. In {hero.their} fingers {img.start}.',
      ],
    },
    more: {
      middle: ['"Are you sure that it wasn\'t a stone?" {hero} asked. "Fairly sure," said {mentor}.'],
      preteen: [
        '"You could always bring apples," said [?friend: {friend}][!friend: somebody], and did not mean any harm by it.¶{hero} said that {hero.they} did not want to bring apples. {Hero.they} had brought apples for three years running, and said *These are apples*, as though there might be some doubt about it. {Hero.they} wanted, just once, to stand up and point to a thing, and for it to be true that without {hero.them} it would not have been there. It did not seem a great deal to ask of {plant.a}.',
      ],
    },
  },
  {
    id: 'friend-grows',
    purpose: "the friend's plant is already tall; envy, fairly",
    core: false,
    rank: { young: 9, old: 9 },
    valence: 0,
    needs: ['friend'],
    scene: {
      setting: 'garden',
      time: 'day',
      shot: 'medium',
      cast: [
        ['friend', 'hold-up', 'joy', '{pot}', '{plant}'],
        ['hero', 'stand', 'sad', '{plant}'],
        ['mentor', 'stand', 'calm', 'hero'],
      ],
      props: ['{plant}', '{pot}'],
      action: '{friend} shows {hero} a plant that is already tall.',
    },
    text: {
      toddlers: ['{friend} has a seed, too. Up, up, up it came! Look, a leaf! And {hero}? Not yet.'],
      early: [
        '{friend} came over with a pot. There was a plant in it as long as a pencil. "It just came up," said {friend}. "I didn\'t do a thing." {hero} said that it was nice. It was a small, hard "nice," like a pea. Then {hero.they} went in and shut the door.',
      ],
      middle: [
        '{friend} had planted on the same day, from the same envelope, and had forgotten all about it. Now {friend} needed two hands to carry it. "It\'s {plant.tallish}," said {friend}. "I don\'t know what it\'s so happy about. I only watered it when I washed the bike."¶"It\'s nice," said {hero}. {Hero.they} meant it, too, as far down as {hero.they} could reach. Below that there was something else, and it was green, but it wasn\'t a leaf.',
      ],
      preteen: [
        'The trouble with {friend} was that {friend.they} did not even boast. {Friend.they} had stuck a seed from the same envelope into a cracked mug, and forgotten it behind the curtain. When {friend.they} pulled the curtain back, it was {plant.tallish}. "Isn\'t it mad?" said {friend}, honestly delighted. "I think I\'ve been watering it with tea."¶{hero} looked at it for as long as was polite. It was a magnificent plant. There was no justice in it whatsoever.',
      ],
    },
    more: {
      middle: ['"You can have a look whenever you like," said {friend}. That made it worse, somehow.'],
      preteen: [
        '"It isn\'t a race, you know," said {friend}, catching sight of {hero.their} expression.¶"I know perfectly well that it\'s not," said {hero}, and {hero.they} did know it; it was only that the people who say so are generally some distance in front. Walking home, {hero.they} tried out being glad for somebody else, the way that you try on a coat which belongs to a considerably larger person. The sleeves came down over {hero.their} hands, but {hero.they} kept it on as far as the corner.',
      ],
    },
  },
  {
    id: 'dig',
    purpose: 'the hero digs it up to see, and a root breaks',
    core: true,
    valence: -2,
    scene: {
      setting: 'garden',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'kneel', 'worried', '{pot}', 'spade'],
        ['companion', 'peek', 'worried', '{pot}'],
      ],
      props: ['{pot}', 'spade', 'earth'],
      action: '{hero} has dug into the {pot}, and the small white root is broken.',
    },
    text: {
      toddlers: [
        'Dig, dig, dig! {hero} wants to see. Snap! A tiny white root. Oh no. Sorry, seed.',
        'One finger goes in. Where are you, seed? There! Ouch, says the seed. {hero} hides the finger.',
      ],
      early: [
        '{hero} only wanted to look. [?friend: {friend} was not there to see it. ]{Hero.they} took a spoon. {Hero.they} lifted up the earth, as you lift a blanket. There was the seed. It had one tiny white leg. "Oh!" said {hero}. "You *were* doing something!" But the spoon had gone too far. The leg had snapped.',
        "{hero}'s fingers did it by themselves. They went in, and they dug around, and they found the seed. It was soft now. It had split its coat down the front, and a white thread hung out. Then there was less of the thread. {hero} put it all back, very fast. {Hero.they} did not tell anyone. [+ {Hero.they} felt like an ant.]",
      ],
      middle: [
        'It was not a decision. {hero} went out to water it, and there was a spoon lying there, and the next moment there was earth all over the step. [+ {Hero.they} only wanted to know. ]{Hero.they} went in from the side, carefully, like a doctor. And there it was. It had split its coat. One thin white root had come out and was going down, without any fuss, into the dark. So it had been busy the whole time.¶{hero} bent closer. The spoon slipped. It made the smallest sound in the world.',
        "\"I'll just see if you're all right,\" {hero} told the earth, and put in two fingers. [+ It's quite hard to find a seed that you have planted yourself. ]By the time {hero.they} had it, {hero.they} had turned over everything there was. It lay in {hero.their} palm with a white thread hanging from it, as fine as a hair. Another bit of the thread lay on the step. [+ {hero} looked from the one to the other. ]Nobody had seen it. That was no help at all, because {hero} had.",
      ],
      preteen: [
        "{hero} did not think of it as digging. {Hero.they} thought of it as making sure. A thing that is all right cannot be harmed by somebody's having a look at it, {hero.they} reasoned, and a thing that isn't all right needs looking at. With this in mind {hero.they} slid a fork under the earth, and raised it an inch. Down there, in the dark, a root as pale as a thread had made its way past two stones and around a third. It had been going somewhere. {hero} saw it for about a second, and then the earth slipped off the fork and took half of the root along.",
        'Afterward {hero} could not have told you at what point {hero.they} had picked up the trowel. {Hero.they} remembered only how very easily the earth came up, and what lay under it. The seed was not a seed anymore. It had opened its coat and let down a single white root, and on the root were hairs so fine that you saw them only when they moved. It was the most secret-looking thing that {hero} had ever laid eyes on. It had not been meant to be looked at. When {hero.they} tried to lay it back, the root came off in {hero.their} fingers.',
      ],
    },
    more: {
      middle: [
        '{Hero.they} pushed it all back and smoothed it over until it looked the same as before. It looked just the same as before. That was the worst of it.',
      ],
      preteen: [
        '{Hero.they} put it all back. {Hero.they} pressed the earth flat with the palm of {hero.their} hand, and watered it, and swept the step, and when {hero.they} had finished there was no way for anybody to tell. The {pot} had looked like that yesterday. It would very likely look like that at {day.the}, and now it would be {hero.their} own doing. {Hero.they} went and washed {hero.their} hands for a long time. {Img.the} had stopped, at any rate. There was a much quieter feeling where it had been.',
      ],
    },
  },
]
