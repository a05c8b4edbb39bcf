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
        '"Stop, stop!" says {hero}. But they do not stop. [+ "Come back, name!" ]It runs and runs.',
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
        "When water didn't work, {hero} tried words, which had never let {hero.them} down before. {Hero.they} climbed up on a box between the cabbages and the fish, and said, clearly and slowly, that it wasn't funny anymore. Every face turned up toward {hero.them}. {Hero.they} knew those faces. It was how they always looked just before the last line. \"I'm serious,\" said {hero}, and somewhere a snort got loose. \"I'm asking you to quit it.\" They were gone. A man had to support himself on the melons. The harder {hero} pleaded, the harder they laughed, since in all the years they'd known {hero.them} nobody had ever seen {hero.them} do *sincere*, and {hero.they} did it so well. {Img.the} {img.tight}.",
        'It seemed simple enough. You went from one person to the next and asked them, politely, to stop. {hero} started at the stall with the eggs. "To stop saying what?" asked the woman, and {hero} had to tell her. The man across the aisle wanted to know what was going on with {thing.nick}, and she explained that they weren\'t supposed to say {thing.nick}, and he asked who had anything against {thing.nick}, and so it went, all down the row, under its own power. {hero} did the math afterward. If people had been saying it ten times a day, {hero.they} had personally brought them up to forty. {Img.the} {img.tight}.',
        "For about an hour {hero} believed that a ban would do it. {Hero.they} told everyone that the name was now strictly private and was not to be said out loud. It hadn't occurred to {hero.them} that nothing had ever been so badly in need of a ban. People had been starting to get tired of it. Now they leaned across the counters with shining eyes and breathed it into each other's ears. By noon somebody was selling it on a button, under the table. [?friend: {friend} stopped completely, that has to be said. {Friend.their} mouth was closed tight. But the tune had been in there too long, and it came out through {friend.their} nose.] {Img.the} {img.tight}.",
      ],
    },
    more: {
      early: ['"Well, I tried," said {hero}. It did not help to say it.'],
      middle: ['"You started something there," said the lady with the eggs. She meant it kindly.'],
      preteen: [
        'What {hero.they} had not mentioned to them, not to a single one of them, was who had made it up. {Hero.they} noticed that on the way home, going back over every word. {Hero.they} had talked about *that name*, and about *people*, and about how far the whole business had gone, and had managed to make it sound like some kind of weather.',
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
        "The next idea was the best one yet, and {hero.they} had great hopes for it. If people needed a name to throw around, they could have one of {hero.their} own. {Hero.they} put on a bucket, walked into the bench at a good speed, and introduced {hero.themself}, from inside, as Bucket-Head. It was a triumph, and they drummed on {hero.them} with spoons, while {hero} stood in the ringing dark inside it and thought that it was a fair price. It took a minute for {hero.them} to make out the words of what they were singing out there. They had kept everything they already had, and they'd added a second verse. In the second verse {thing.nick} and Bucket-Head got married.",
        '{hero} reasoned that nothing drives out a joke except a better joke, and sat up half the night over the snake. It had a cold, and a sneeze that you could see approaching from a very long way off, and it was beyond any doubt the funniest thing {hero.they} had ever made. They were completely helpless, and a man had to ask {hero.them} to stop, for the sake of his ribs. When it was over, there was that sort of happy groaning that is better than applause. Somebody wanted to know whether the snake was supposed to be {thing.nick}. "The snake," said {hero}, "is a *snake*," but you could already hear it moving off through the crowd: there was a new {thing.nick} joke, they were telling each other, and it was the best one yet.',
        '"All right, then make up one for me," said {hero}. They were reluctant at first, being fond of {hero.them}, but after a little encouragement they settled on Onion, and called {hero.them} Onion very enthusiastically until lunch. It was interesting, because {hero} kept waiting for it to hurt, and it didn\'t hurt at all, and {hero.they} felt like someone who has walked into the ocean up to the ankles to find out about drowning. [?friend: "Well, it\'s not the same," said {friend} at last. "You invited it, and you get to tell it when to go home. {guest} doesn\'t."] By evening nobody remembered Onion. The other one was doing fine.',
      ],
    },
    more: {
      middle: [
        '"You always think of something," said the girl with the jump rope. {hero} couldn\'t think of anything.',
      ],
      preteen: [
        "There was one other possibility that {hero} had not tried, and {hero.they} had known for several days what it was. But it wasn't clever, and it didn't rhyme, and it was absolutely certain not to get a laugh. So {hero.they} kept putting it back at the very bottom of the pile, underneath the things that didn't work.",
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
        '{mentor} had been going to mend that pillow for years. {Mentor.they} took hold of it by two corners, there on the porch, and gave it one good snap, and the whole seam let go from end to end just as the wind came around the house. For a moment it snowed uphill. {hero} didn\'t stop to think. {Hero.they} went over the rail after the feathers, along the hedge, across two yards, grabbing at things that moved away because {hero.they} grabbed at them, and came back out of breath with eleven. You could see the rest above the roofs, leaving. "How long would it take to get them all?" asked {hero}. ¶ "Nobody has that long," said {mentor}. {Mentor.they} folded up the empty cover. Then {mentor.they} went down the steps and knocked at the house next door, and at the one after that. "Those are mine," {hero} heard, over and over, getting farther off down the street. "The feathers. I\'m the one who shook it. I wanted you to know."',
        '"You take that end," said {mentor}, and for as long as anybody could remember that was the last thing the pillow heard. It went up like a flock of something. They both stood there with half a cover each and laughed until they had to sit down on the steps. [?companion: {companion} had been given a beard.] Then {hero} started picking them up, and there was a knack to it, or there should have been, because every time {hero.they} bent down for one, the draft of {hero.their} own bending sent six others over the fence. {Hero.they} tried it slowly, and {hero.they} tried it with a bucket, and the harder {hero.they} tried, the better they flew. ¶ {hero} stopped, because {hero.they} had a strong feeling of having been here before, and recently. Out on the sidewalk, {mentor} was going from one white, astonished person to the next. "My pillow," {hero} heard {mentor.them} say. "No, no, it was me. I\'m so sorry."',
        'It was the old gray pillow, the one with the bad seam, and all {mentor} did was to shake it over the rail. After that there was quite a long silence, full of feathers. They hung in the air above the street in their thousands, as if they were choosing. Then the wind made up its mind, and {hero} ran. {Hero.they} ran three blocks with a laundry basket, past people spitting out fluff, until {hero.they} met feathers coming back the other way, and understood that there was no end of the street where you could get ahead of them. {mentor} was on the porch when {hero.they} returned, lettering a sheet of cardboard. "You can\'t fetch them back," said {mentor}, "but people will be wondering." The sign went up on the gate. It said *The feathers were me*, and then, in full, {mentor}\'s name.',
        'The man across the street was combing feathers out of his beard, and the people next door had them in the soup. {mentor} had shaken the thing exactly once. {hero} took this personally, for some reason. {Hero.they} charged up and down the block with {hero.their} {hero.wear} full of down, and it struck {hero.them} as outrageous that a person could do something for one second, without meaning any harm, and that all the running in the world could not undo it. ¶ "But you only did it once!" {hero} said. ¶ "Once is plenty, with feathers," said {mentor}. {Mentor.they} looked out over the white hedges for a while, not very happily. Then {mentor.they} straightened {mentor.their} back and crossed the street to the man with the beard, and {hero} could see {mentor.them} pointing at the empty pillow and then, quite plainly, at {mentor.themself}.',
      ],
    },
    more: {
      early: ['A feather went by the window, high up. It was in no hurry.'],
      middle: [
        '{hero} looked at the feathers that {hero.they} had caught, and there were so few of them, considering how much work it had been, that you could have breathed them all away.',
      ],
      preteen: [
        "It wasn't as though it changed anything, as far as the feathers were concerned, for they were still all over town. But {hero} noticed that the people {mentor} had talked to were looking at {mentor} now and no longer at the sky. Several of them had started, without having been asked, to pick up the ones that were lying in their own yards.",
      ],
    },
  },
]
