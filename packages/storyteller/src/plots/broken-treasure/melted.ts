import type { MeltedPage } from '../plot.ts'

export const melted: readonly MeltedPage[] = [
  {
    id: 'wish/break/hide',
    scene: {
      setting: 'home',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'worried', '{thing}', '{cover}'],
        ['companion', 'hide', 'worried', 'hero'],
      ],
      props: ['{thing}', 'chair'],
      action: 'The {thing} lies in pieces, and {hero} gathers them up in a hurry.',
    },
    text: {
      toddlers: [
        '{hero} wants to touch the {thing}. {hero} climbs up. Crash! It breaks. {hero} hides the bits in the {cover}. [+ Shh.]',
        '{owner} is out. {hero} wants to hold the {thing}. Crash! [+ Oh no. ]{hero} hides the bits in the {cover}.',
        '{hero} climbs on a chair. "Hello, {thing}!" Crash! The {thing} breaks. Quick! {hero} hides the bits in the {cover}.',
      ],
      early: [
        '{hero} only wanted to say hello to it up close. So {hero.they} got a chair. CRASH! There it lay, in four pieces. {hero} heard steps. Quick! {Hero.they} put the pieces in {hero.their} {cover} and pushed it under the bed. "{Thing.soundin}," said the {cover}.',
        '{hero} wanted to see it up close. First there was {thing.a}. Then there was a chair, and one finger, and a noise. Then there were just bits. {hero} did not think. {Hero.they} put the bits in {hero.their} {cover}, and the {cover} under the bed. "{Thing.soundin}," it said in the dark.',
        'There was a spot on the {thing}. {hero} wet one finger and climbed up on the chair, to help. "I have you," {hero.they} said. Then {hero.they} sneezed. CRASH! ¶ "I will fix it," said {hero}. "I will fix it later." {Hero.they} laid the bits in the {cover} and pushed it under the bed. {Hero.they} put a bear in front of it, to stand guard.',
      ],
      middle: [
        'It really did begin with a good idea. {hero} was going to dust it, very gently, as a surprise. {Hero.they} fetched the kitchen chair. There is a moment when something has started to fall and has not landed yet, and {hero} had time to think, *I was told.* ¶ {Thing.sound} ¶ Outside the gate clicked. {Hero.their} hands began to do things without asking {hero.them}. They gathered up the pieces in the {cover} and slid it under the bed. "I\'m home!" called {owner}. "I know!" called {hero}.',
        '{owner} had gone to the post office and had left {hero} in charge of everything, but mostly of the soup. So {hero} looked after the soup, and the curtains, and the clock. That left the {thing}. It seemed a pity to leave out just one. {Hero.they} had it in {hero.their} hands, and it was much lighter than it looked. ¶ {Thing.sound} ¶ There is a kind of quiet that comes only after something. {hero} picked up every last splinter, on hands and knees. {Hero.they} wrapped it all in the {cover}, so neatly that you could have taken it for a present. Then it went where everything goes, and {hero.they} pulled the bedspread down until it touched the floor.',
      ],
      preteen: [
        "{hero} only wanted to draw it, and the {thing.part} kept coming out wrong. {Hero.they} needed to see it from the other side, and {owner} was out, and it would take one minute. Afterward {hero} mostly remembered how ordinary everything had been. A fly was walking up the window. {Hero.they} reached out a hand, and the {thing} went over the edge, and it took about a second and a half. {Thing.sound}¶What came next felt like watching somebody else, who was calm and quick and clever. This person got the {cover}, and laid the pieces in it one by one, so that they wouldn't knock together, and put the chair back on the four marks where it always stood. When {owner}'s key turned in the lock there was nothing left to see.",
        "{hero} had never once held it in {hero.their} hands. It would only take a second, {hero.they} thought, and climbed on the chair. And then it slipped, and {hero} went over that second about a hundred times, later on, and never found anything else in it. It was in {hero.their} hands, and then it wasn't in {hero.their} hands. {Thing.sound}¶Outside {owner} was saying goodbye to somebody. It was a long goodbye, and {hero} had until the end of it to decide. First it was about the weather, and afterward it was about somebody's knee. By the end of the weather the pieces were in the {cover}. By the end of the knee the {cover} was under the bed, and {hero.they} {hero:was|were} sitting on top of it with a book, which was upside down.",
      ],
    },
    more: {
      preteen: [
        'There was still time to do the right thing, and {hero} knew it. {Hero.they} knew it while {hero.they} pushed the bundle back as far as {hero.their} arm would reach. "{Thing.soundin}," it said. Now {hero.they} had a secret, and it was already heavier than the {thing}.',
      ],
    },
  },
  {
    id: 'tell/open-arms/mend',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['owner', 'hug', 'tender', 'hero'],
        ['hero', 'hug', 'sad', 'owner'],
      ],
      props: ['lamp', '{thing}'],
      action: '{hero} tells {owner} the truth, and {owner} holds {hero.them}.',
    },
    text: {
      toddlers: [
        '"I broke it," says {hero}. "I am sorry." "I forgive you," says {owner}. Big hug! Then they fix it. [+ Dab, dab.]',
        '{hero} shows {owner} the bits. "I am sorry." {owner} hugs {hero}. They fix it with glue. Hello, {thing}!',
        '"It was me," says {hero}. "I broke it." {owner} hugs {hero}. They glue the {thing}. It has a line now.',
      ],
      early: [
        '"I broke it," said {hero}, "and I hid it, and what I said was not so." {owner} was quiet for a long time. Then {owner.they} opened {owner.their} arms. "I forgive you," {owner.they} said. "I missed my {hero} all day." In the morning they glued it. It had lines all over. It made a very good place for seeds.',
        '{hero} put the {cover} with the bits on {owner}\'s lap. "It was me," said {hero}. A tear ran down {owner}\'s nose. "I am sad," said {owner}, "and I forgive you. Both." They glued it in the morning. One bit was gone, so {hero} drew a new one. It had legs.',
        '"It was me," said {hero} from the door. "I broke it, and then I said things that were not so." {owner} looked at the bits for a long time. A tear ran down {owner.their} nose. "I forgive you," {owner.they} said, and lifted the blanket at one side. In the morning they glued it. It had a hole now. {hero} looked through it. "It can be {thing.use}," {hero.they} said, "and you can look in."',
      ],
      middle: [
        '"I have to tell you three things," said {hero} at {owner}\'s door. "I broke it. I hid it. And when you asked me, I said no." ¶ {owner} put down {owner.their} cup. ¶ "That last one was the heaviest," {hero} added, because it was. ¶ "I\'m going to be sad about it for a little," said {owner}, after a while. "And I forgive you." {hero} waited for the "but." There wasn\'t one. ¶ They mended it on Saturday, with a tube of glue, two clothespins and a lot of holding still. "I can tell which pieces you glued," said {owner}. "They\'re the ones with the fingerprints."',
        '{hero} knocked, although the door was open. "I climbed up, and I dropped it, and I let you look for it all day," {hero.they} said to the floor. "I even helped you look." ¶ {owner} undid the {cover}, corner by corner. {Owner.they} took a long time about it. Then {owner.they} held out both arms. "You\'re supposed to be cross first," said {hero}. ¶ "I was, just now. Did you miss it?" said {owner}. "I forgive you, and my arms are getting tired." ¶ They mended it on the kitchen table, under the good lamp. It would never {thing.job} again, but it could {thing.useverb}. {hero} listened for the {thing.soundin}. There was only the sound of {owner}, having breakfast.',
      ],
      preteen: [
        'On the way down the hall {hero} had gotten all the reasons ready, with the best one first. Then {hero.they} opened {hero.their} mouth, and something completely different came out. "I broke it," {hero.they} said, "and I hid it, and I let you think that you\'d lost it, and I\'m so sorry."¶{owner} didn\'t say anything for a long time. "I forgive you," {owner.they} said at last, "and I want to say it now, while it\'s still difficult." And {owner.they} took {hero} by the sleeve and pulled, not very gently.¶They spent all of Saturday on it. Forgiving didn\'t put it back the way it was, and there was a chip missing, about as big as a fingernail, that they never found. But on Sunday {owner} set the {thing} in the middle of the table with the mended side facing out. When the guests asked what in the world had happened to it, {hero} was the one who told them.',
        '"I\'ve brought you something," said {hero}, and heard how awful that sounded, as if it were a present. {Hero.they} told it from the beginning, and didn\'t leave out anything that made {hero.them} look small. {owner} ran a finger along the broken edge, very gently. "I forgive you," {owner.they} said, "and I don\'t want you to go around paying for it, because I know you, and tomorrow you\'d start bringing in firewood."¶"Until Christmas," said {hero}, who was laughing and crying at the same time.¶Around four o\'clock on Saturday they stopped trying to make it look as if nothing had happened. {hero} got {hero.their} finest brush and some gold paint, and went along every single crack, until they stood out like rivers on a map. {Img.the} {img.loose}. {owner} put on {owner.their} other glasses. "Good heavens," {owner.they} said, "look at all the places it\'s been."',
      ],
    },
    more: {
      preteen: [
        'Whenever a piece went in, {owner} told the story that belonged to it, and by evening the {thing} was whole again, more or less, with fine lines all over it. Now {hero} knew the name of everybody who had ever been trusted with it. The last name on the list was {hero.theirs}.',
      ],
    },
  },
  {
    id: 'break/hide',
    scene: {
      setting: 'bedroom',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'hide', 'worried', 'door', '{cover}'],
        ['companion', 'peek', 'worried', 'hero'],
      ],
      props: ['bed', '{cover}', '{thing}'],
      action: '{hero} hides the broken pieces under the bed.',
    },
    text: {
      toddlers: [
        '[+ Wobble, wobble. ]Crash! The {thing} breaks. {hero} hides the bits in the {cover}. [+ Shh!]',
        'Crash! The {thing} is in bits. [+ Oh no! ]{hero} hides them in the {cover}.',
        'Crash! The {thing} falls down. Quick! {hero} hides the bits under the bed. {Thing.sound}',
      ],
      early: [
        'CRASH! ¶ The {thing} lay on the floor in five pieces. Then {hero} heard steps outside. Quick! {Hero.they} put the pieces in {hero.their} {cover}, and pushed it far under the bed. ¶ {Thing.sound}',
        '"No, no, no," said {hero}, and put out both hands. Crash! Too late. {Hero.their} hands did the next thing all alone. They put the bits into the {cover}. They put the {cover} under the bed. "{Thing.soundin}," it said. "Shh," said {hero}.',
        '"I have you," said {hero}. Then {hero.they} sneezed. It was only one sneeze, but it needed both hands. CRASH! ¶ "I will fix it," said {hero}. "I will fix it later." {Hero.they} laid the bits in the {cover}, and carried it to {hero.their} room like a very full glass. Under the bed it went. {Hero.they} put a bear in front of it, to stand guard.',
      ],
    },
  },
  {
    id: 'night/prayer/long-walk',
    scene: {
      setting: 'hallway',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'worried', 'door', '{cover}'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['moon', 'door'],
      action: '{hero} carries the bundle down the dark hallway toward the light.',
    },
    text: {
      toddlers: [
        '{hero} cannot sleep. "God, help me tell." {hero} gets up. [+ Tip, toe, tip, toe. ]{Thing.sound}',
        '"God, come with me," says {hero}. {hero} takes the bits to {owner}. [+ Tip, toe. ]{Thing.sound}',
        '{hero} can\'t sleep. "God, come with me." {hero} goes to {owner}. [+ Step, step, step. ]{Thing.sound}',
      ],
      early: [
        '{hero} lay in the dark. If {hero.they} kept still, no one would ever know. But {owner} was one door away. It felt as far as the moon. "God," {hero.they} said, "I am full of {thing.soundin}." {Hero.they} took the {cover} in both arms. All the way down the hall it went {thing.soundin}, {thing.soundin}, {thing.soundin}.',
        'No one would ever know. But {hero} knew. {Hero.they} knew it on one side, and {hero.they} knew it on the other. "Please come along, God," said {hero}. Then {hero.they} got out of bed, took the {cover}, and went to look for {owner}\'s door. There was light under it.',
        '{hero} lay awake. Most nights there was a monster under the bed. {hero} missed the monster. "God," {hero.they} said, "you saw where I put it. Please come along." Then {hero.they} took the {cover} and went down the cold hall, past the coats, past the clock. "I\'m only going to the bathroom," {hero.they} told the clock. That was one more fib. So {hero.they} went back to the clock and said, "I\'m going to tell."',
      ],
    },
  },
  {
    id: 'tell/quiet/open-arms',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'sad', 'owner'],
        ['owner', 'hug', 'tender', 'hero'],
      ],
      props: ['lamp', 'bed', '{thing}'],
      action: '{owner} opens {owner.their} arms for {hero}.',
    },
    text: {
      toddlers: [
        '"I broke it," says {hero}. {owner} is sad. [+ Drip, drip. ]"I forgive you." Big hug.',
        '{hero} shows {owner} the bits. "I am sorry." "I forgive you," says {owner}. [+ Hug, hug, hug.]',
        '"I broke it," says {hero}. {owner} is sad. [+ {hero} is sad. ]Then {owner} hugs {hero}.',
      ],
      early: [
        '"I broke it," said {hero}. "I climbed up, and then I hid it. And what I said was not so." ¶ {owner} held the {thing.part}. For a long time {owner.they} did not say a thing. "I am sad about my {thing}," {owner.they} said at last. ¶ "I\'m sorry," said {hero}. ¶ "I know. I forgive you." {Owner.they} opened {owner.their} arms. "And I\'m glad you\'re back. I missed my {hero} all day."',
        '{hero} put the bundle on {owner}\'s lap. "It\'s all there," {hero.they} said. "I counted." Then {hero.their} chin began to shake. "And it was me." ¶ A tear ran down {owner}\'s nose. {hero} had not known that {owner} had tears. Then two arms came, and they were just as warm as ever. "I forgive you," said {owner}. "Come here, all of you."',
        '{hero} opened {hero.their} mouth, and what came out was {thing.soundin}. It was only the {cover}. "It was me," said {hero}. "I broke it, and then I said things." {owner} laid the bits on the blanket, in a row. {Owner.they} blew {owner.their} nose. "Do you still love me?" asked {hero}. "I loved you with a broken {thing} all day long," said {owner}. "I just did not know about the {thing}." And {owner.they} lifted the blanket at one side.',
      ],
    },
  },
  {
    id: 'wish/break',
    scene: {
      setting: 'home',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'worried', '{thing}'],
        ['companion', 'hide', 'worried', 'hero'],
      ],
      props: ['{thing}', 'chair', 'shelf'],
      action: '{hero} stands by the chair, and the {thing} lies in pieces.',
    },
    text: {
      middle: [
        'It really did begin with a good idea. {hero} noticed that there was dust on the {thing}, just where {owner} could not see it. It would be a surprise. {Hero.they} fetched the kitchen chair, and a clean cloth, and {hero.they} {hero:was|were} very careful. ¶ There is a moment when something has started to fall and has not landed yet. {hero} had time to think, *I could still catch it.* {Hero.they} had time to think, *I was told.* Then the {thing} hit the floor, and the moment was over.',
        '{hero} was only going to look. {owner} was outside, talking over the fence, and that always took as long as a song with all its verses. {hero} pushed a chair along the floor. "I\'m only looking," {hero.they} said out loud. {Hero.their} sleeve was not only looking. It caught the edge of the {thing} and brought it along, all the way around, all the way down. ¶ {Thing.sound} ¶ The {thing.part} rolled under the table and was the last thing to stop moving.',
        'It was raining, and {owner} had left {hero} in charge of everything, but mostly of the soup. So {hero} looked after the soup, and the curtains, and the clock. That left the {thing}. It seemed a pity to leave out just one. {Hero.they} set it down again, quite safely, with the {thing.part} toward the window. Then {hero.they} got off the chair, and bumped the shelf with {hero.their} head. That was all. {Hero.they} had been so careful with {hero.their} hands. ¶ {Thing.sound} ¶ {Hero.they} turned around slowly. There is a kind of quiet that comes only after something, and the room was full of it.',
      ],
      preteen: [
        "On Sunday there was going to be a small party, and {hero} wanted the {thing} to stand in the middle of the table. You couldn't ask for permission, because then it wouldn't be a surprise. {Hero.they} waited until {owner} was out of the house, and then {hero.they} pulled over the chair.¶The {thing} had survived everything that ever happened in that house, and then it met {hero}. {Hero.they} lifted it down with both hands, very carefully, and it slid out between them as if somebody had buttered it. {Thing.sound} For a moment {hero} stood there with {hero.their} arms still up in the air, holding nothing, and actually waited for it to come back.",
        '{hero} only wanted to draw it, for school, because the {thing.part} kept coming out wrong. It would take one minute. {owner} was out, and {hero} was careful not to think that this was lucky, but only that it was a nice quiet afternoon for drawing, and went and got the chair.¶Afterward {hero.they} mostly remembered how ordinary everything had been. The radio was on in another room, and a man was reading out the weather, and a fly was walking up the window. {Hero.they} reached out a hand, and the {thing} went over the edge. It had been in one piece for longer than {hero} had been alive, and it took about a second and a half.',
        "That afternoon the sun lay along the {thing} as if somebody had poured it there. {owner}, who stood at the sink every day with {owner.their} back to it, had probably never once seen it like that. It ought to be turned a little, {hero} thought, just a tiny bit toward the kitchen, and so {hero.they} climbed on the chair and reached up with both hands.¶It slipped. {hero} went over that second about a hundred times, later on, and never found anything else in it. It was in {hero.their} hands, and then it wasn't in {hero.their} hands. {Thing.sound} When {hero.they} opened {hero.their} eyes again, the {thing.part} was rocking to and fro on the tiles, a little less each time, and then it lay still, too.",
      ],
    },
    more: {
      preteen: [
        "There were seven pieces, and some that were too small to be called pieces. If {hero.they} looked at them with {hero.their} eyes half shut, they nearly had the right shape. Then {hero.they} opened {hero.their} eyes, and they didn't.",
      ],
    },
  },
]
