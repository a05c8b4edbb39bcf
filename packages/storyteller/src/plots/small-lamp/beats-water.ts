import type { Beat } from '../plot.ts'

/** At the edge of the dark: the light is held up, spent, and answered. */
export const waterBeats: readonly Beat[] = [
  {
    id: 'first-try',
    purpose: 'too low, too small',
    core: false,
    rank: { young: 3, old: 4 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'hold-up', 'worried', 'away', '{lamp}'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['ally', 'stand', 'thinking', 'away'],
      ],
      props: ['{edge}', '{lamp}'],
      action: '{hero} holds up the {lamp}, and it looks very small.',
    },
    text: {
      toddlers: ['Up goes the {lamp}. Too low! Up on toes. Too low! Up, up, up with {mentor}!'],
      early: [
        '{hero} held up the {lamp}. It lit {hero.their} nose. It lit {mentor}\'s chin. [+ It did not light much more than that. ]"Higher," said {hero}, and went up on {hero.their} toes. Now it lit the top of {mentor}\'s head.',
      ],
      middle: [
        'They stood {edge.at}, and {hero} held up the {lamp}. Back on the table it had filled the whole kitchen. Out here it made a small gold puddle with three pairs of shoes in it. [+ {hero} tried standing on a box. Then there was a slightly higher puddle. ]"Well, *we* can see us," said {hero}.¶"That\'s a beginning," said {mentor}.',
      ],
      preteen: [
        "On the kitchen table the {lamp} had seemed to light everything there was. {Edge.at}, it lit {hero}'s sleeve. {Hero.they} held it up at arm's length and peered past it, and the dark came right up to the edge of the glow and stood there with its hands in its pockets. \"It's tiny,\" {hero.they} said. {Hero.they} had not known it. You could only find out the size of a light, apparently, by taking it somewhere dark.",
      ],
    },
    more: {
      middle: ['{hero} changed arms. It made no difference to the dark, but it was nicer for the arm.'],
      preteen: [
        '"Hold it a little higher," said {mentor}.¶{hero} climbed onto a crate and held it considerably higher, but it felt like waving at the moon with a teaspoon. [?ally: "Can you see anything?" asked {ally} from below.¶"I can see you," said {hero}.¶]Nothing whatever stirred out there, or called, or altered. For the first time it entered {hero.their} head that {hero.they} might spoil the {lamp}, and miss {plan.the}, and that all of it might be for nothing.',
      ],
    },
  },
  {
    id: 'second-try',
    purpose: 'the wind',
    core: false,
    rank: { young: 7, old: 5 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'hold-up', 'worried', '{lamp}', '{lamp}'],
        ['mentor', 'give', 'calm', 'hero'],
      ],
      props: ['{lamp}', 'wind'],
      action: 'The {lamp} goes out, and {mentor} helps {hero} to light it again.',
    },
    text: {
      toddlers: ['Whoosh! Out goes the light. Oh no! {mentor} helps. [+ Click! ]Glow again, {lamp}.'],
      early: [
        'Whoosh! {Lamp.out}. [+ Now it was dark all over. ]"I\'m here," said {mentor}. A warm hand found {hero}\'s cold one. They lit the {lamp} again. "That was the wind," said {hero}. "It\'s rude."',
      ],
      middle: [
        'First {lamp.out}. {mentor} {lamp.relit}. Then it went out again. {mentor} did the same thing over, no faster and no slower than before.¶"How many times can you do that?" asked {hero}.¶"I don\'t know," said {mentor}. "I\'ve never got to the end of it."¶By the fourth time {hero} had stopped jumping when it went dark. {Hero.they} just held still and waited for the click.',
      ],
      preteen: [
        'It took the wind about a minute to notice them. Then {lamp.out}, without any warning, and the dark closed over their heads like water. {hero} stood and listened to {hero.their} own heart. There was a rustle, a click, and a word that {mentor} would not ordinarily have used, which was "Drat." {Mentor.they} {lamp.relit}. Slowly the small gold puddle came back, and they were both still in it.',
      ],
    },
    more: {
      middle: ['"It wants to stay lit," said {mentor}. "You just have to let it change its mind."'],
      preteen: [
        'It went out another four times after that. Every time {mentor} bent over it again, unhurried, like somebody winding a clock, and every time {hero} expected that now {mentor.they} would straighten up and announce that they had done what they could, but {mentor.they} never announced it. "Aren\'t you going to give up?" {hero} asked, the fifth time, truly wishing to know.¶"I had considered it," said {mentor}, "but in that case I\'d only have to stand here without a light."',
      ],
    },
  },
  {
    id: 'burn-down',
    purpose: 'the lovely part of the lamp is spent',
    core: true,
    valence: -2,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'hold-up', 'sad', '{lamp}', '{lamp}'],
        ['mentor', 'comfort', 'calm', 'hero'],
        ['ally', 'stand', 'sad', '{lamp}'],
      ],
      props: ['{edge}', '{lamp.part}'],
      action: 'The {lamp.part} of the {lamp} is spoiled, and {hero} still holds it up.',
    },
    text: {
      toddlers: [
        '{Lamp.tspent} Bye-bye, {lamp.part}. {hero} is sad. {hero} holds the light. [+ Up, up, up.]',
        'Oh! {lamp.tspent} Is it all gone? No. One little glow is left. Hold on, {hero}!',
      ],
      early: [
        '{Lamp.spent}. {hero} watched it go. [+ {Hero.they} did not cry, or only with one eye. ]All that was left was {lamp.left}. But it was still lit. So {hero} still held it up.',
        '"It\'s coming apart," said {hero}. And it was. {Lamp.spent}. "Do you want to stop?" asked {mentor}. {hero} shook {hero.their} head. [+ It was too big to talk about just then. ]{Hero.they} held up {lamp.left}.',
      ],
      middle: [
        'It began at the edges. {Lamp.spent}. {hero} counted the pieces until {hero.they} didn\'t want to count anymore. [+ It was like watching somebody rub out nine evenings, beginning with the best one. ]In the end there was only {lamp.left}. {mentor} put a hand under {hero}\'s elbow, because the elbow was shaking. Nobody said that it didn\'t matter.¶"It was the best one," said {hero}.¶"It was," said {mentor}.',
        '"Don\'t look at it," said {mentor}. "Look out there." But {hero} looked. {Lamp.spent}, and there was nothing to be done except to stand and see it happen. All that was left in {hero.their} hands was {lamp.left}. And it was the strangest thing. With all the {lamp.part} out of the way, the light was *brighter*. [+ It went out over the dark a good long way, like an arm.]',
      ],
      preteen: [
        "{Lamp.weakness}, and now the whole of {hero}'s work was coming undone in front of {hero.their} eyes. {Lamp.spent}. {Hero.they} could have turned back while there was still something to save. {Hero.they} noticed this possibility, and looked at it, and let it go by. At the end {hero.they} {hero:was|were} holding {lamp.left}. It was not beautiful at all. It was merely lit, and in that place there was nothing else that was.",
        '{hero} had been prepared to lose {plan.the}, but {hero.they} had somehow not expected to have to watch. {Lamp.spent}. It did not take long. What had been admired on the kitchen table as the finest thing for miles was now {lamp.left}, and {hero} discovered that {hero.they} {hero:was|were} crying, in an irritable sort of way, and that it was possible to cry and hold up a light at the same time.',
      ],
    },
    more: {
      middle: ['{Img.the} {img.tight}, as far as it would go. {hero} kept {hero.their} arm where it was.'],
      preteen: [
        '{mentor} did not say that it could all be made again, because it couldn\'t, certainly not by tonight, and never in quite the same way, and {mentor} respected {hero.them} too much to pretend. {Mentor.they} only moved closer, on the side that the wind came from. "You did know," {mentor.they} said after a while, and it was not a question.¶"I knew," said {hero}, wiping {hero.their} nose on {hero.their} shoulder, since both hands were occupied. "I just didn\'t know exactly how it would look." {Img.the} {img.tight}, and {hero.they} held on.',
      ],
    },
  },
  {
    id: 'prayer',
    purpose: '"stay with them, stay with us": company, not weather',
    core: false,
    rank: { young: 6, old: 6 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'calm', '{lamp}', '{lamp}'],
        ['mentor', 'stand', 'calm', 'hero'],
      ],
      props: ['{lamp}', '{edge}'],
      action: '{hero} prays with the {lamp} in both hands.',
    },
    text: {
      toddlers: [
        '"God, stay with {away}," says {hero}. "Stay with me." It is still dark. But {mentor} is near.',
      ],
      early: [
        '"God," said {hero}, "please stay with {away}. {Away.they} {away:has|have} no light. And stay with us. Amen." {Hero.they} waited. It did not get any less dark. But {mentor} said "Amen," too, and that made it feel less wide.',
      ],
      middle: [
        '"Please, God," said {hero}, not very loudly, "stay with {away} out there. And stay with us."¶{Weather.the} didn\'t lift. [+ {Hero.their} arms still ached. ][+ {hero} had half hoped for something sudden, a gap with a star in it, for instance. There was no gap. ]But {hero.they} noticed that {hero.they} {hero:was|were} not holding up the {lamp} alone anymore. {mentor} had got hold of the other side.',
      ],
      preteen: [
        '{hero} would have liked to ask for different weather, which seemed a perfectly reasonable thing to want. But {hero.they} thought of all the other people in all the other dark places who must be asking for exactly the same, and what {hero.they} said in the end was considerably shorter. "I\'m tired, and I don\'t know whether this is any use," {hero.they} told God, because it was best to begin with the truth. "Stay with {away}, and stay here, too."',
      ],
    },
    more: {
      middle: ['"Amen," said {mentor}, on a cloud of breath.'],
      preteen: [
        'Nothing happened. {hero} noted that, and was not as disappointed as {hero.they} had expected. The cold was exactly as cold as before, and {weather.the} stood exactly where it had stood. It was only that the dark had been empty a minute ago, and now {hero.they} would not have called it that. {Mentor.they} had heard; {mentor} could hardly help hearing. "Amen," said {mentor}, in the voice of someone passing the salt, and took hold of the other side of the {lamp}.',
      ],
    },
  },
  {
    id: 'shield',
    purpose: 'the ally gives what the ally has',
    core: false,
    rank: { young: 5, old: 3 },
    valence: 1,
    needs: ['ally'],
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['ally', 'stretch-arms', 'happy', '{lamp}'],
        ['hero', 'hold-up', 'wow', 'ally', '{lamp}'],
        ['mentor', 'stand', 'happy', 'ally'],
      ],
      props: ['{lamp}', 'coat'],
      action: '{ally} holds {ally.their} coat wide open to keep the wind off the {lamp}.',
    },
    text: {
      toddlers: ['{ally} is here! {ally} opens a big coat. No more wind! Now the light stands still.'],
      early: [
        '"I have an idea," said {ally}. {Ally.they} took off {ally.their} coat and held it out wide, like a sail. Now the wind hit the coat. [+ It did not hit the light. ]"But you\'ll get wet," said {hero}. "Yes," said {ally}. "I get wet and it gets dry. That\'s fair."',
      ],
      middle: [
        '{ally} had been quiet for some time, and that was never a good sign. Now {ally.they} took off {ally.their} coat. {Ally.they} held it wide open behind the flame, like a small wall with buttons.¶"What are you doing?" said {hero}.¶"I get wet and it gets dry," {ally} explained. [+ {Ally.their} teeth were knocking together. ]"It\'s a trade."¶The light stopped flapping. It drew itself up. It struck the lining of the coat and went leaping out over the dark.',
      ],
      preteen: [
        '"This is completely ridiculous," said {ally}, and {hero} braced {hero.themself}, but it turned out that {ally} only meant the wind. {Ally.they} had already taken off {ally.their} coat, which was a good one and rather new, and {ally:was|were} holding it open on the windy side with both arms stretched as wide as they would go. The little light steadied immediately. It caught the pale lining and was thrown forward, twice as far as before.¶"You\'ll freeze," said {hero}.¶"Quite probably," said {ally}, "so don\'t waste it."',
      ],
    },
    more: {
      middle: ['"Are you cold?" asked {hero}. "Only on the outside," said {ally}.'],
      preteen: [
        '{hero} wanted to say something, and nothing would come that was the right size. {ally} had been in the kitchen on every one of those evenings, holding the end of things, and passing the scissors, and not once being asked whether {ally.they} would like to carry it. "I ought to have let you hold it," {hero} said at last. "In {plan.the}, I mean."¶"Yes," said {ally}, "you ought," and shifted {ally.their} feet, and did not lower the coat by so much as an inch.',
      ],
    },
  },
  {
    id: 'listen',
    purpose: 'a sound out of the dark',
    core: false,
    rank: { young: 8, old: 10 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'wow', 'away', '{lamp}'],
        ['ally', 'stand', 'wow', 'away'],
        ['mentor', 'stand', 'thinking', 'away'],
        ['companion', 'stand', 'wow', 'away'],
      ],
      props: ['{edge}', '{lamp}'],
      action: 'Everybody listens to a small sound out of the dark.',
    },
    text: {
      toddlers: ['Shh. What is that? [?companion: {companion} hears it, too. ]Far, far away. La, la, la...'],
      early: [
        '"Shh," said {hero}. They all held still. [?companion: {companion} put up {companion.their} ears. ]Drip, drip, went the dark. Then there was something else. It was a long way off. It sounded like someone who was singing to keep warm.',
      ],
      middle: [
        "They stood still and listened. At first there was only the dripping, and [?ally: {ally}'s teeth][!ally: somebody's teeth]. [?companion: Then {companion} put up {companion.their} head and looked straight into {weather.color}, and {companion} never looked at anything without a reason.¶]There it was. It was so thin that {hero} thought that {hero.they} had made it up. Somebody out there was singing. The singing was badly off key. {hero} knew only one person who sang as badly as that.",
      ],
      preteen: [
        'It is surprisingly hard work to listen to nothing. They had all stopped breathing in order to do it better, and as a result every one of them was obliged to start again at the same moment. [?companion: It was {companion} who heard it first. {Companion.they} stood up, and {companion.they} never stood up for anybody. ]{hero} shut {hero.their} eyes. Far out, somewhere to the left, there was a noise that could have been a gate, or a gull, or a kettle. Then it turned a corner and became a tune, which was either the wrong tune altogether, or possibly the right one with all of its notes wrong.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} sat down again, as if to say, well, I told you.][!companion: "Do you hear it, too?" whispered {hero}. {mentor} nodded.]',
      ],
      preteen: [
        '"That\'s {away}," said {hero}. {Hero.they} hardly dared to say it in case the sound should hear its name and stop. Nobody else in the world sang like that, cheerfully and a little flat, like a hat that is two sizes too large. {Hero.they} had heard it through the bathroom door on every morning of {hero.their} life and had been known to put {hero.their} fingers in {hero.their} ears. {Hero.they} listened now as if to an orchestra.',
      ],
    },
  },
  {
    id: 'answer',
    purpose: 'home by the small light; what it looked like from out there',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'wide',
      cast: [
        ['away', 'wave', 'joy', 'hero'],
        ['hero', 'cheer', 'joy', 'away', '{lamp}'],
        ['ally', 'jump', 'laugh', 'away'],
        ['companion', 'stand', 'wow', 'away'],
        ['mentor', 'stand', 'happy', 'away'],
      ],
      props: ['{edge}', '{lamp}'],
      action: '{away} comes out of the dark to the small light.',
    },
    text: {
      toddlers: [
        'Who is that? {edge.arrives} It is {away}! {away} saw the little light. [+ Hug, hug, hug.]',
        '"I see it!" calls {away}. "I see your light!" Home, home, home comes {away}. Kiss. Kiss.',
        'Hush. What do you hear? {edge.arrives} {away} is home! The little light still glows.',
      ],
      early: [
        'Far off, a voice called out. Then it was near. Then {away} was there, all damp and cold and laughing. "I saw a tiny light," said {away}. "It wobbled. So I said, that must be my {hero}!"',
        '"One more," said {hero}. "There is one more. I know it." {Hero.they} held the light up high until {hero.their} arms shook. And out of {weather.color} came {away}, with cold ears and a big grin, as on any other night.',
        '{away} picked {hero} up, light and all. "Was it big out there?" asked {hero}. "Very big," said {away}. "And was my light big?" {away} thought about it. "No," said {away}. "It was just in the right place."',
      ],
      middle: [
        '{away} came out of {weather.color} the way a drawing comes, the outline first, and then the edges, and then the smile. "I saw a wobbly sort of light," {away.they} called. "I said to myself, either the moon has fallen in, or that\'s {hero}!" {Img.the} {img.loose}, all at once, and {hero} found that {hero.they} {hero:was|were} laughing and crying and couldn\'t have said which was more.',
        'There was no shout. There was just, after a while, one more person standing {edge.at} than there had been before. "You can put your arm down now," said {away}. {hero} tried. It had been up so long that it had to be helped.¶"It\'s only a little light," {hero.they} said.¶"It\'s the only one there was," said {away}.¶{hero} noticed that {img.the} {img.loose}. {Hero.they} couldn\'t have said when.',
        '"What did it look like from out there?" asked {hero}, when everybody had been hugged twice.¶{away} thought. "Like a mistake," {away.they} said. "Like a speck on my glasses. I wiped them, and it was still there. So I steered for it."¶{hero} decided that {hero.they} liked being a speck. Somewhere along the way {img.the} {img.loose}, and nobody had seen it go.',
      ],
      preteen: [
        'It would be pleasant to report that {weather.the} parted, but it did nothing of the kind. It stayed exactly where it was, and {away} came through it, slowly, with one hand held out in front, toward a light that {away.they} afterward described as being roughly the size of a grain of rice. "But it didn\'t move," said {away}. "Everything else out there kept moving, and it didn\'t."',
        '{away} didn\'t make a speech. {Away.they} came up the last few steps, looked at what was left of the {lamp}, and looked at {hero}\'s cold fingers. Then {away.they} pulled off {away.their} own gloves and put them on {hero}, one and then the other, as though {hero.they} {hero:was|were} about three. "How long have you been standing here?" {away.they} asked.¶"I forgot to wonder," said {hero}, and noticed with surprise that it was true.',
        '"I very nearly didn\'t trust it," {away} admitted, when everyone had been thoroughly hugged. "It was so small that I thought to myself, that can\'t possibly be meant for me."¶{hero} looked at what was left of the {lamp}, which for about three hours had been the most beautiful object in the whole town. "It was, though," said {hero}. "It was meant for you the whole time, only I hadn\'t noticed."',
      ],
    },
    more: {
      middle: [
        '[?ally: "Do you know that you were singing?" asked {ally}.¶"I was not," said {away}.¶"You were. That\'s how we knew it was you."][!ally: "Your nose is blue," said {hero}.¶"So is yours," said {away}. They compared.]',
      ],
      preteen: [
        'Then they all talked at once, and nobody finished a sentence. {away} wanted to know who had thought of it, and {mentor} pointed with {mentor.their} chin. [?companion: {companion} pushed in among all the legs and was told that {companion.they}, too, had been magnificent. ]{hero} stood in the middle of it with wet sleeves. {Hero.they} {hero:was|were} aware that {img.the} {img.loose}, and that it must have happened some time ago, while {hero.they} had been busy. {Hero.they} felt around for it, as you do with a tooth, and there was nothing there.',
      ],
    },
  },
]
