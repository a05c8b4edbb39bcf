import type { Beat } from '../plot.ts'

/** Three ways of catching it, and a pillow that has split. */
export const triesBeats: readonly Beat[] = [
  {
    id: 'hush',
    purpose: 'second try: the hero asks everyone to stop, and it only spreads',
    core: false,
    rank: { young: 2, old: 2 },
    valence: -1,
    scene: {
      setting: 'market',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'wave', 'worried', 'away'],
        ['friend', 'stand', 'worried', 'hero'],
        ['companion', 'stand', 'worried', 'hero'],
      ],
      props: ['basket', 'wagon'],
      action: '{hero} asks everybody to stop saying the name.',
    },
    text: {
      toddlers: [
        '"Shh!" says {hero}. "Do not say {thing.nick}!" [+ "Do not say what?" ]Now they all say it.',
        '"Stop, stop!" says {hero}. But they do not stop. [+ "Come back, name!" ]The name runs and runs.',
        '"Do not say it!" says {hero}. "Say what?" "{thing.nick}!" [+ Oh no, {hero}.]',
      ],
      early: [
        '"Please don\'t say {thing.nick} anymore," said {hero}. "Who says {thing.nick}?" asked the lady with the eggs. "What\'s wrong with {thing.nick}?" asked her neighbor. [+ It went down the whole row like that. ]{hero} counted. They had never said it so often. {Img.the} {img.tight}.',
        '"Shh," said {hero}. "The name is a secret now." That was a mistake: now they all whispered it, and a whisper goes in at every keyhole. [?friend: "I can\'t stop humming it," said {friend}, and held {friend.their} mouth shut. It came out of {friend.their} nose. ]{Img.the} {img.tight}.',
        '"That name isn\'t funny anymore," {hero} told them. They waited for the rest. When {hero} made a long face, there was always a joke at the end. "It really isn\'t," said {hero}. Then they all laughed till the melons shook. {Img.the} {img.tight}.',
      ],
      middle: [
        'Next {hero} tried asking. {Hero.they} went along the stalls and told people, one by one, to please not say it anymore. ¶ "Say what?" asked the lady with the eggs. ¶ "{thing.nick}." ¶ "What about {thing.nick}?" said the man across from her. ¶ "We\'re not to say {thing.nick}," said the lady. ¶ "Why? What\'s wrong with {thing.nick}?" It went down the whole row like that. {hero} did the sum on the way back. Before, they had said it perhaps ten times a day. {hero} had gotten them up to forty. {Img.the} {img.tight}.',
        '"It\'s not funny anymore," said {hero}. {Hero.they} had climbed on a box to say it. ¶ There was a silence, and all the faces turned up to {hero.them} like plates. They knew that pause. They had been waiting for it all week. "I mean it," said {hero}, and somebody snorted. "I really do." Now they were off. A man hung on to the melons. The more {hero} begged, the more they laughed, for nobody could do a serious face like {hero}. "Tell it again!" they called. {Img.the} {img.tight}.',
        '{hero} thought that it might work to make it a secret. "From now on," {hero.they} told everyone, "nobody says it out loud." You can guess how that went. A word that people shout gets boring in the end. But a word that you may only whisper is worth having, and by noon there was whispering at every stall, and somebody was selling it on a button. [?friend: "I\'ve stopped," said {friend} bravely. {Friend.they} had, too. But the tune came out through {friend.their} nose.] {Img.the} {img.tight}.',
      ],
      preteen: [
        'The soap didn\'t work, so {hero} tried it with words, and {hero.they} climbed up on a box between the cabbages and the fish, and said, very slowly, that it wasn\'t funny anymore. They all looked up at {hero.them}, and {hero} knew those faces, because they always looked like that just before the last line of a joke. "I mean it," said {hero}, and somebody snorted. "I\'m asking you to stop." Now they were all laughing, and a man had to lean on the melons. The more {hero} begged, the more they laughed, because they had never seen {hero.them} so serious, and they thought that {hero.they} did it really well. {Img.the} {img.tight}.',
        '{hero} went from one person to the next and asked them all politely to stop saying it. "To stop saying what?" asked the woman with the eggs, and so {hero} had to tell her. "What\'s that about {thing.nick}?" asked the man across from her, and she told him that they weren\'t supposed to say {thing.nick}. "Why, what\'s wrong with {thing.nick}?" asked the next one, and so it went, all the way down the row. If they had said it ten times a day before, thought {hero}, they were up to forty now. {Img.the} {img.tight}.',
        'For about an hour {hero} thought that {hero.they} had found the answer. {Hero.they} told everybody that the name was a secret from now on, and that nobody was allowed to say it out loud. But people had nearly gotten tired of it by then, and now it was a secret. They leaned over to each other and whispered it, with shining eyes, and by noon you could buy it on a button. [?friend: {friend} really did stop. {Friend.they} kept {friend.their} mouth closed, but the tune had been in there for too long, and it came out through {friend.their} nose.] {Img.the} {img.tight}.',
      ],
    },
    more: {
      early: ['"Well, I tried," said {hero}. It did not help to say it.'],
      middle: ['"You started something there," said the lady with the eggs. She meant it kindly.'],
      preteen: [
        'On the way home {hero} thought over what {hero.they} had said to them. {Hero.they} had said "that name," and "people," and "it\'s gone too far." There was one thing that {hero.they} hadn\'t said to anybody, and that was who had made it up.',
      ],
    },
  },
  {
    id: 'new-joke',
    purpose: 'third try: a funnier name, for the hero; people take both',
    core: false,
    rank: { young: 9, old: 5 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'dance', 'worried', 'away', 'bucket'],
        ['friend', 'stand', 'laugh', 'hero'],
        ['companion', 'stand', 'wow', 'hero'],
      ],
      props: ['bucket', 'bench'],
      action: '{hero} puts a bucket on and makes up a funny name for the hero of the joke.',
    },
    text: {
      toddlers: [
        'See the bucket on {hero}! "Laugh at me!" They sing {thing.nick}. [+ They sing Bucket, too.]',
        'Clang! "Call me Bucket," says {hero}. They do. [+ They sing both. ]Oh, no.',
        '"Look at me! I am Bucket!" Bump! [+ They laugh. ]Then they sing {thing.nick} again.',
      ],
      early: [
        '{hero} put a bucket on. "I\'m Bucket-Head!" {hero.they} said, and walked into a tree. They loved it. "{thing.nick} and Bucket-Head!" they sang. Now the song had two parts, and one of them was still about {guest}. [?companion: {companion} looked as if the bucket was next.]',
        '"I\'ve got a better one," said {hero}, and told them about the snake with a cold. It was the best joke of the year. "Who is the snake?" somebody asked. "Is it {thing.nick}?" "No!" said {hero}. "It\'s a snake!" But by then they had decided.',
        'A new joke chases out an old one. So {hero} did the goose, and the cow, and the goose on the cow. [?friend: {friend} was the cow. ]People cried with laughing. "That was almost as good as {thing.nick}," said a man. And they all began again.',
      ],
      middle: [
        'Then {hero} had an idea. If they had to have a name, they could have {hero.theirs}. {Hero.they} put a bucket over {hero.their} head, walked into the bench, and said hollowly, "I am Bucket-Head." It was a great success. They beat on the bucket with spoons. {hero}, in there in the dark, thought that it had worked. Then the song started up outside, and there was something new about it. They had put in a second verse. It was {thing.nick} *and* Bucket-Head now, hand in hand, and it rhymed.',
        'You fight fire with fire, so {hero} stayed up late and wrote the funniest thing that {hero.they} had ever thought of. It was about a snake with a cold. It had a sneeze in the middle that you could see coming for two minutes. The next day {hero.they} told it {place.at}, and people lay down on the ground. ¶ "Oh my," said the man with the ladder, when he could talk. "And the snake is {thing.nick}, I suppose?" ¶ "The snake is a snake," said {hero}, but it had already gone down the line that there was a new {thing.nick} joke, and that it was the best one yet.',
        '"Call me something," said {hero}, "anything you like," but nobody could think of anything, so {hero.they} told them to call {hero.them} Onion. They did it, to be nice, and it lasted until lunch. {hero} found out something odd. When it was {hero.their} own idea it did not hurt a bit, no matter how loudly they said it. It was like pinching yourself. [?friend: "It isn\'t the same," said {friend}. "You get to stop."]',
      ],
      preteen: [
        'The next idea was the best one. If they needed somebody to make fun of, thought {hero}, they could have {hero.them}. So {hero.they} put a bucket on {hero.their} head, and walked straight into the bench, and said from inside that {hero.their} name was Bucket-Head, and they loved it. They drummed on {hero.them} with spoons, and {hero} stood in the dark and the noise and thought that it was worth it. It took a minute until {hero.they} could hear what they were singing out there. It was still the old song, and now it had a second verse, and in the second verse {thing.nick} and Bucket-Head got married.',
        'If people had a better joke, thought {hero}, they would forget the old one. So {hero.they} sat up half the night with the snake that had a cold. It had a sneeze that you could see coming for a very long way, and it was the funniest thing that {hero.they} had ever made. The next morning they laughed until they couldn\'t stand up, and one man begged {hero.them} to stop, because his ribs hurt. "And the snake, is that {thing.nick}?" somebody asked at the end. "The snake," said {hero}, "is a snake." But they were already telling each other that there was a new joke about {thing.nick}, and that it was the best one yet.',
        '"All right, then make up a name for me," said {hero}. First they didn\'t want to, because they liked {hero.them}, but in the end they thought of Onion, and called {hero.them} Onion until lunch. {hero} waited for it to hurt, and it didn\'t hurt at all. [?friend: "It isn\'t the same," said {friend}. "You asked for it, and you can tell them to stop. {guest} can\'t."] And that evening, when {hero} came by, nobody remembered Onion anymore, and they were all singing the other one.',
      ],
    },
    more: {
      middle: [
        '"You always think of something," said the girl with the jump rope. {hero} couldn\'t think of anything.',
      ],
      preteen: [
        "There was still one thing that {hero.they} hadn't tried, and {hero.they} had known for days what it was. But it wasn't clever, and it didn't rhyme, and nobody would laugh, so {hero.they} had tried everything else first.",
      ],
    },
  },
  {
    id: 'feathers',
    purpose: 'a pillow splits; feathers cannot be fetched back; the mentor says whose they are',
    core: true,
    valence: 1,
    scene: {
      setting: 'porch',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'jump', 'wow', 'away'],
        ['mentor', 'stand', 'wow', 'hero', 'pillow'],
        ['companion', 'jump', 'joy', 'away'],
      ],
      props: ['pillow', 'feather', 'tree'],
      action: 'A pillow has split, and {hero} jumps after the feathers.',
    },
    text: {
      toddlers: [
        "[+ Rip! ]{mentor}'s pillow splits. {hero} runs and runs. The feathers are gone, like the name.",
        "[+ Puff! ]{mentor}'s feathers fly up. {hero} gets one. [+ {hero} gets two. ]The rest fly on.",
        'Rip goes {mentor}\'s pillow! It snows feathers. "Come back!" says {hero}. They do not come back.',
        '[+ Rip! ]The feathers fly away. [+ Hop, hop! ]"I did that," {mentor} tells them all.',
      ],
      early: [
        '{mentor} was shaking out the old pillow. Rrrip! The porch was empty, and the sky was full. {hero} jumped for the feathers and got three. [?companion: A fourth one sat on {companion}. ]"You can\'t catch them," said {mentor}. Then {mentor.they} leaned over the rail. "They\'re mine, folks!" {mentor.they} called. [+ "I\'m the one who shook it!"]',
        '"Hold this end," said {mentor}. {hero} held it, and the pillow split from top to bottom. Off went the feathers, over the hill! {hero} ran, and came back with five. "Where are you going?" {hero.they} asked {mentor}. "Next door," said {mentor}, "to tell them whose feathers those are."',
        'First there was one feather. Then there was a noise like a sneeze, and {mentor} stood on the porch with an empty pillow. {hero} ran, and caught a cupful. "How many are left?" {hero.they} asked. "All the others," said {mentor}. And {mentor} went and told the people over the fence, "Sorry! That was me."',
        'Up went {mentor}\'s pillow, and down came nothing. The feathers all went sideways. {hero} climbed the rail and grabbed. [?companion: One landed on {companion}. ]"They won\'t come," said {hero}. "No," said {mentor}. A man across the street had fluff in his beard. "That was me!" {mentor} called over to him.',
      ],
      middle: [
        '{mentor} had meant to mend that pillow for years. {Mentor.they} took it out on the porch, gave it one good shake, and the seam went from top to bottom. There was wind. For a moment it snowed upward. {hero} jumped for the feathers, and ran, and climbed the fence, and came back with eleven. They lay there and trembled. The others were over the roofs already, and some were in the next street, and one was riding by on a hat. "How do I get them back?" asked {hero}. ¶ "You don\'t," said {mentor}. {Mentor.they} looked at the empty bag, and then {mentor.they} went down the steps and along the fence, and knocked at every door. "It was me," {hero} could hear {mentor.them} say. "The feathers are mine. I shook it too hard."',
        'It was {hero} who held one end and {mentor} who held the other. They both pulled it straight, and it went off like a cloud with a stitch in its side. [?companion: {companion} was white from end to end.] The two of them laughed till they were weak. Then {hero} began to collect them. {Hero.they} got the ones on the steps. {Hero.they} got most of the ones in the hedge. But for every one that {hero.they} picked up, six took off, for it was the picking up that made the wind. {hero} stood still with both cheeks white with fluff. It reminded {hero.them} of something. ¶ Over on the sidewalk people were brushing off their coats. "My pillow!" {mentor} called to them. "I\'m to blame for that! Sorry!"',
        '"Don\'t move," said {mentor}. ¶ {hero} did not move. It was too late anyhow. The old pillow had split as {mentor} shook it over the rail, and there they hung, thousands of them, waiting to see which way the wind would go. It went everywhere. {hero} ran down the street with a basket. {Hero.they} ran until {hero.they} met feathers coming the other way. When {hero.they} got back with a handful or so, {mentor} was writing on a piece of cardboard. ¶ "What are you doing?" ¶ "I can\'t bring them back," said {mentor}. "But folks are going to wonder." {Mentor.they} nailed it to the gate. It said, in large letters: *The feathers were me.* And under that was {mentor.their} name.',
        'The man across the street had feathers in his beard. The lady next door had them in her soup. {mentor} had only shaken the pillow once, and you couldn\'t say that it had been on purpose. {hero} tore up and down and snatched at the air, and in the end there were nine in {hero.their} {hero.wear}, and about nine million were on their way to the sea. "It isn\'t fair," said {hero}. "You only shook it the one time." ¶ "That\'s about all it takes," said {mentor}. {Mentor.they} picked a bit of down off {hero}\'s ear. Then {mentor.they} went across to the man with the beard, and then to the lady with the soup, to say whose pillow that had been.',
      ],
      preteen: [
        '{mentor} had wanted to mend that pillow for years. Out on the porch {mentor.they} took hold of it by two corners and gave it a good hard shake, and the whole seam came open from one end to the other, just as the wind came around the house. For a moment it looked like snow that was going up. {hero} didn\'t stop to think. {Hero.they} jumped down from the porch and ran after the feathers, along the hedge and through two yards, and grabbed at them, and they flew away because {hero.they} grabbed at them. When {hero.they} came back, {hero.they} had eleven. "How long would it take to get them all?" asked {hero}. ¶ "Nobody has that long," said {mentor}, and folded up the empty pillow. Then {mentor.they} went down the steps and knocked on the door of the next house, and then on the door after that. "Those feathers are mine," {hero} heard {mentor.them} say, again and again, farther and farther down the street. "I shook the pillow, and I wanted you to know."',
        '"You take that end," said {mentor}, and then they pulled, and that was the end of the pillow. They stood there, each of them with half of a cover, and everything was full of feathers, and they laughed so hard that they had to sit down on the steps. [?companion: {companion} had a white beard now.] Then {hero} started to pick them up, but whenever {hero.they} bent down for one feather, the wind of it sent six others over the fence. {Hero.they} tried it slowly, and {hero.they} tried it with a bucket, and the harder {hero.they} tried, the better they flew. ¶ {hero} stopped. Something like that had happened to {hero.them} before, and it wasn\'t long ago. Out on the sidewalk {mentor} was going from one white, surprised person to the next. "It was my pillow," {hero} heard {mentor.them} say. "It was me, and I\'m sorry."',
        'It was the old gray pillow with the bad seam, and {mentor} only wanted to shake it out over the rail. Then there was no sound for a while, and the air above the street was full of feathers, thousands of them, and they just hung there. Then the wind came, and {hero} ran. {Hero.they} ran for three blocks with a laundry basket, past people who were spitting out fluff, until {hero.they} met feathers that were coming back the other way. When {hero.they} came home, {mentor} was sitting on the porch and writing on a piece of cardboard. "You can\'t get them back," said {mentor}, "but people will want to know where they came from." Then {mentor.they} hung the sign on the gate. It said, *The feathers were me*, and under that was {mentor}\'s name.',
        'The man across the street was combing feathers out of his beard, and the people next door had them in their soup, and {mentor} had only shaken the pillow once. {hero} ran up and down the street until {hero.their} {hero.wear} was full of feathers, and there were still as many as before. It made {hero.them} furious. "But you only did it once!" {hero.they} said. ¶ "Once is enough, with feathers," said {mentor}. {Mentor.they} stood there for a while and looked at the white hedges, and {mentor.they} didn\'t look very happy. Then {mentor.they} straightened {mentor.their} back and went across the street to the man with the beard. {hero} couldn\'t hear what {mentor.they} said, but {hero.they} saw {mentor} point at the empty pillow, and then at {mentor.themself}.',
      ],
    },
    more: {
      early: ['A feather went by the window, high up. It was in no hurry.'],
      middle: [
        '{hero} looked at the feathers that {hero.they} had caught, and there were so few of them, considering how much work it had been, that you could have breathed them all away.',
      ],
      preteen: [
        "It didn't bring the feathers back, and they were still all over town. But the people who had talked to {mentor} didn't stare up at the sky anymore. A few of them had even started to pick up the feathers in their own yards, and nobody had asked them to.",
      ],
    },
  },
]
