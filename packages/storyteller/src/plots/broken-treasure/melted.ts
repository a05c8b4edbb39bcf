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
        'Up, up, up goes {hero}. Crash! Quick, hide the bits! {Thing.sound} Shh.',
        'Just one peek. Crash! Oh no. Bits in the {cover}. Shh, {cover}.',
      ],
      early: [
        '{hero} only wanted to say hello to it up close. So {hero.they} got a chair. CRASH! There it lay, in four pieces. {hero} heard steps. Quick! {Hero.they} put the pieces in {hero.their} {cover} and pushed it under the bed. "{Thing.soundin}," said the {cover}.',
        'First there was {thing.a}. Then there was a chair, and one finger, and a noise. Then there were just bits. {hero} did not think. {Hero.they} put the bits in {hero.their} {cover}, and the {cover} under the bed. "{Thing.soundin}," it said in the dark.',
      ],
      middle: [
        'It really did begin with a good idea. {hero} was going to dust it, very gently, as a surprise. {Hero.they} fetched the kitchen chair. There is a moment when something has started to fall and has not landed yet, and {hero} had time to think, *I was told.* ¶ {Thing.sound} ¶ Outside the gate clicked. {Hero.their} hands began to do things without asking {hero.them}. They gathered up the pieces in the {cover} and slid it under the bed. "I\'m home!" called {owner}. "I know!" called {hero}.',
      ],
      preteen: [
        "{hero} had wanted to draw it, and the {thing.part} kept coming out wrong. {Hero.they} needed to see it from the other side; it would take a minute. Afterward what {hero.they} remembered was how ordinary it had been. A fly was walking up the window. {Hero.their} hand went out, the {thing} went over, and a whole lifetime of not being broken came to an end in about a second and a half. ¶ What happened next {hero.they} seemed to watch from the doorway. Somebody fetched the {cover}, laid the pieces in it so that they would not knock together, and put the chair back on the four marks where it always stood. When {owner}'s key turned in the lock there was nothing left to see.",
      ],
    },
    more: {
      preteen: [
        'There was still time to do the right thing. {hero} knew it, and went on knowing it while {hero.they} pushed the bundle under the bed as far as {hero.their} arm would reach. "{Thing.soundin}," it said. When {hero.they} stood up again, {hero.they} had a secret, and it was already heavier than the {thing}.',
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
        '"I did it," says {hero}. "I forgive you," says {owner}. Big hug. Then they fix it. Dab, dab.',
        '{hero} shows {owner} the bits. "I am sorry." Hug, hug. Glue, glue. Hello, {thing}!',
      ],
      early: [
        '"I broke it," said {hero}, "and I hid it, and what I said was not so." {owner} was quiet for a long time. Then {owner.they} opened {owner.their} arms. "I forgive you," {owner.they} said. "I missed my {hero} all day." In the morning they glued it. It had lines all over. It made a very good place for seeds.',
        '{hero} put the bundle on {owner}\'s lap. "It was me," said {hero}. A tear ran down {owner}\'s nose. "I am sad," said {owner}, "and I forgive you. Both." They glued it in the morning. One bit was gone, so {hero} drew a new one. It had legs.',
      ],
      middle: [
        '"I have to tell you three things," said {hero} at {owner}\'s door. "I broke it. I hid it. And when you asked me, I said no." ¶ {owner} put down {owner.their} cup. ¶ "That last one was the heaviest," {hero} added, because it was. ¶ "I\'m going to be sad about it for a little," said {owner}, after a while. "And I forgive you." {hero} waited for the "but." There wasn\'t one. ¶ They mended it on Saturday, with a tube of glue, two clothespins and a lot of holding still. "I can tell which pieces you glued," said {owner}. "They\'re the ones with the fingerprints."',
      ],
      preteen: [
        '{hero} had composed an explanation on the way down the hall, with the reasons arranged in order of importance. {Hero.they} got as far as the first reason. Then {hero.they} heard {hero.themself} say, "I broke it, and I let you think that you\'d lost it, and I\'m so sorry." ¶ {owner} was quiet for a long time. "I forgive you," {owner.they} said at last. "I want to say it now, while it still costs something." And {owner.they} pulled {hero} over by the sleeve, not very gently. ¶ They spent the whole of Saturday on it. Forgiving did not put it back the way it was; there was a chip the size of a fingernail that they never found. But on Sunday {owner} set it in the middle of the table, with the mended side facing out, and when the guests asked, it was {hero} who told them how it happened.',
      ],
    },
    more: {
      preteen: [
        'By the evening it was whole again, more or less, with a web of fine lines all over it, and since {owner} had told the story of every single piece as it went in, {hero} knew the name of everybody who had ever been trusted with it. The last name on the list was {hero.their} own.',
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
        'Wobble, wobble. Crash! Quick, quick! {hero} hides the bits. {Thing.sound} Shh!',
        'Tip, tip, tip. Crash! Oh no, {hero}. Bits in the {cover}. Shh, {cover}!',
      ],
      early: [
        'CRASH! ¶ The {thing} lay on the floor in five pieces. Then {hero} heard steps outside. Quick! {Hero.they} put the pieces in {hero.their} {cover}, and pushed it far under the bed. ¶ {Thing.sound}',
        '"No, no, no," said {hero}, and put out both hands. Crash! Too late. {Hero.their} hands did the next thing all alone. They put the bits into the {cover}. They put the {cover} under the bed. "{Thing.soundin}," it said. "Shh," said {hero}.',
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
        'Dark, dark night. {hero} gets up. Tip, toe, tip, toe. {Thing.sound} {Thing.sound}',
        '"God?" says {hero}. "Come with me." Tip, toe. Down the long hall. {Thing.sound}',
      ],
      early: [
        '{hero} lay in the dark. If {hero.they} kept still, no one would ever know. But {owner} was one door away. It felt as far as the moon. "God," {hero.they} said, "I am full of {thing.soundin}." {Hero.they} took the {cover} in both arms. All the way down the hall it went {thing.soundin}, {thing.soundin}, {thing.soundin}.',
        'No one would ever know. But {hero} knew. {Hero.they} knew it on one side, and {hero.they} knew it on the other. "Please come along, God," said {hero}. Then {hero.they} got out of bed, took the {cover}, and went to look for {owner}\'s door. There was light under it.',
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
        '"I did it," says {hero}. {owner} is sad. Drip, drip. "I forgive you." Big hug.',
        'Here are the bits. "I am sorry," says {hero}. "I know," says {owner}. Hug, hug, hug.',
      ],
      early: [
        '"I broke it," said {hero}. "I climbed up, and then I hid it. And what I said was not so." ¶ {owner} held the {thing.part}. For a long time {owner.they} did not say a thing. "I am sad about my {thing}," {owner.they} said at last. ¶ "I\'m sorry," said {hero}. ¶ "I know. I forgive you." {Owner.they} opened {owner.their} arms. "And I\'m glad you\'re back. I missed my {hero} all day."',
        '{hero} put the bundle on {owner}\'s lap. "It\'s all there," {hero.they} said. "I counted." Then {hero.their} chin began to shake. "And it was me." ¶ A tear ran down {owner}\'s nose. {hero} had not known that {owner} had tears. Then two arms came, and they were just as warm as ever. "I forgive you," said {owner}. "Come here, all of you."',
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
      ],
      preteen: [
        'There was to be a small celebration on Sunday, and {hero} had decided that the {thing} should be the middle of it. It was the kind of plan in which one does not ask permission, because asking would spoil the surprise. {Hero.they} waited until {owner} was out of the house, and moved the chair. ¶ It had come through everything that had ever happened in that house. It did not come through {hero}. {Hero.they} had lifted it down for the best of reasons, and it had slid out between {hero.their} hands as if it had somewhere else to be. For a moment {hero.they} actually waited for it to come back.',
        'It had nothing to do with disobeying. {hero} wanted to draw it, for school, and the {thing.part} kept coming out wrong. It would take a minute. {owner} was out, and {hero} did not like to think of the word "good" in connection with that, so {hero.they} only thought that it was convenient. ¶ Afterward what {hero} remembered was how ordinary it had been. A radio was playing in another room, and a fly was walking up the window. {Hero.their} hand went out, the {thing} went over, and a whole lifetime of not being broken came to an end in about a second and a half.',
      ],
    },
    more: {
      preteen: [
        "There were seven pieces, and some that were too small to be called pieces. If {hero.they} looked at them from the side, and half closed {hero.their} eyes, they still had the shape of it. Then {hero.they} opened {hero.their} eyes, and they hadn't.",
      ],
    },
  },
  {
    id: 'hide/fib',
    scene: {
      setting: 'home',
      time: 'day',
      shot: 'medium',
      cast: [
        ['owner', 'stand', 'thinking', 'hero'],
        ['hero', 'stand', 'shy', 'floor'],
      ],
      props: ['table', 'shelf'],
      action: '{owner} looks at the empty shelf, and {hero} looks at the floor.',
    },
    text: {
      middle: [
        'Outside the gate clicked. It was then that {hero}\'s hands began to do things without asking {hero.them}. They put the pieces into the {cover} and slid it under the bed, behind the box with the winter things. {Thing.sound} ¶ "You haven\'t seen the {thing}, have you?" said {owner} at lunch. ¶ {hero} meant to say yes. {Hero.they} had it all ready. But "no" is shorter, and it got out first. {owner} nodded and believed {hero.them}, and that was the worst part. {Img.start}.',
        'By the time the back door opened, the floor was clean, the chair was in its place, and the {cover} was under {hero}\'s bed with a shape in it that it hadn\'t had before. "What have you been up to?" asked {owner}. "I was in the garden," said {hero}. But somebody might ask what {hero.they} had done there, so {hero.they} had to add a beetle. By supper the beetle had a name, and {owner} wanted to see it. {Img.start}.',
      ],
      preteen: [
        'What happened next took less than a minute, and {hero} had the curious feeling of watching somebody else do it. This person fetched the {cover}, laid the pieces in it one by one so that they would not knock together, and put the chair back on the four marks where it always stood. When {owner}\'s key turned in the lock there was nothing left to see. ¶ "I must be getting forgetful," said {owner}, standing in front of the shelf. "I was certain that I\'d left it there." It would have been the perfect moment. {hero} could see it, like a bus with its doors open. Then {owner} laughed and shook {owner.their} head, the doors closed, and the moment drove away with nobody on it. {Img.start}.',
        'It is possible to know a thing the whole way along a corridor. {hero} knew it while {hero.they} carried the pieces to {hero.their} room in the {cover}, like a thief in a film, and pushed it under the bed as far as {hero.their} arm would reach. {Thing.sound} ¶ "I wouldn\'t touch it," {hero.they} said, when {owner} asked, which was a very carefully built sentence. It was even true, if you took it to be about the future. {owner} looked at {hero.them} a second longer than usual. Then they talked about school. All through it {hero} could hear the thing {hero.they} hadn\'t said, moving about like somebody upstairs. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        'It occurred to {hero} that everything {hero.they} said from now on would have to be measured against everything {hero.they} had already said, like shelves that are built one above another by somebody who is making up the wall as he goes along. {owner} noticed nothing at all, and cheerfully peeled an apple in one long ribbon, as on any other afternoon.',
      ],
    },
  },
  {
    id: 'nearly-found/other-blamed',
    needs: ['companion'],
    scene: {
      setting: 'hallway',
      time: 'evening',
      shot: 'wide',
      cast: [
        ['companion', 'pull', 'happy', 'hero', '{cover}'],
        ['hero', 'pull', 'worried', 'door', '{cover}'],
        ['owner', 'stand', 'thinking', 'companion'],
      ],
      props: ['door', '{cover}'],
      action: '{companion} drags the bundle into the hallway.',
    },
    text: {
      middle: [
        'There is one in every house who always finds things, and here it was {companion}. {hero} met {companion.them} in the middle of the hallway, walking backward, with the {cover} in tow. It went {thing.soundin} on every floorboard. ¶ "What on earth is that?" called {owner}. ¶ "It\'s only {companion}," {hero} called back, "with a tin." ¶ "Then I think I know who was at my shelf," said {owner}. "You had better stay out of that room for a while, old friend." {companion} lay down outside the door. {hero} had not said that it was {companion}. {Hero.they} had only not said that it wasn\'t. It turned out to weigh the same.',
      ],
      preteen: [
        'It was {companion} who brought it out, in the best of moods, dragging the {cover} along the boards with a noise like a drawer full of spoons. ¶ "What has {companion.they} got hold of?" called {owner}. ¶ "Just some old blocks," {hero} called back, and marveled at how readily the blocks had come when they were needed. ¶ "Then I suppose it was {companion} who was at my shelf," said {owner}. "I don\'t like to say so. But who else is there?" It was not really a question. {companion}, hearing {companion.their} name, came over and was scratched behind the ear. "I forgive you," {owner} said, "whatever you did with it." And that was almost more than {hero} could bear, because it had been said so easily, and had gone to the wrong address.',
      ],
    },
    more: {
      preteen: [
        'That evening the door to the room was kept shut, and {companion} lay outside it with {companion.their} nose to the crack, apparently convinced that there had been a misunderstanding and that somebody responsible would presently clear it up. {hero} stepped over {companion.them} twice without looking down.',
      ],
    },
  },
  {
    id: 'night/prayer',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'moon', 'window'],
      action: '{hero} cannot sleep and talks to God.',
    },
    text: {
      middle: [
        'The moon came in and sat down on the end of the bed. Nobody had seen it, {hero} explained to the moon. In a week {owner} would have stopped asking. It was a good plan, and it had only one hole in it: wherever {hero.they} went for the rest of {hero.their} life, {hero.they} would be there, too. ¶ "Dear God," {hero} began, and then {hero.they} stopped, because what usually came next was a list of people. "It was me," {hero.they} said instead. The moon did not go out. "You knew already. Could you stay with me while I tell the other one?"',
      ],
      preteen: [
        'Nobody would ever know. {hero} went over it from every direction, and it was watertight. In a year it would be a story that was told at dinner, and {hero} would have to sit there, each time, and look interested; that was what kept {hero.them} awake. ¶ {Hero.they} did not kneel down, because that would have felt like making an impression. {Hero.they} just said it to the ceiling. "I broke it. I hid it. I let {owner.them} think that {owner.they} had lost it. I don\'t want to tell {owner.them}. I would like to want to." It was not a beautiful prayer. But it was the first wholly true thing that {hero.they} had said since the morning, and it was astonishing how much quieter the room became.',
      ],
    },
    more: {
      preteen: [
        "Down the hall there was still a line of light under {owner}'s door; it was perhaps fifteen steps away. {hero} had walked them a thousand times without noticing that they were steps. {Hero.they} felt about for {hero.their} slippers.",
      ],
    },
  },
  {
    id: 'quiet/open-arms',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['owner', 'hug', 'tender', 'hero'],
        ['hero', 'hug', 'sad', 'owner'],
      ],
      props: ['lamp', '{thing}'],
      action: '{owner} is sad, and forgives {hero} all the same.',
    },
    text: {
      middle: [
        '{owner} picked up the pieces one by one and laid each of them down again. "I\'m not going to tell you that it doesn\'t matter," {owner.they} said, and {owner.their} voice was a bit rough. "I\'m going to be sad about it for a little." ¶ "How long?" asked {hero}. ¶ "I don\'t know yet," said {owner}. Then {owner.they} made room beside {owner.them}. "And I forgive you. I can do both." ¶ {hero} waited for the "but." There wasn\'t one. "I missed you all day, you know," said {owner}. "You were sitting right there, and I couldn\'t find you."',
      ],
      preteen: [
        '{owner} was quiet for a long time. {Owner.they} turned the {thing.part} over in {owner.their} hand, and {hero} understood that {owner.they} had gone somewhere, years back, where it was whole, and that it would be rude to follow. "I\'m not angry," {owner.they} said when {owner.they} came back. "I\'m only sad, and I am telling you so that you don\'t have to guess." {Owner.they} laid the piece down. "And I forgive you. I want to say it now, while it still costs something." ¶ "You don\'t have to," said {hero}. ¶ "No," said {owner}. "That\'s how you can tell that it\'s a present." And {owner.they} pulled {hero} over by the sleeve, not very gently, and {hero} put {hero.their} forehead down on {owner.their} shoulder, where it had not been for about two years, and found that it still fitted.',
      ],
    },
    more: {
      preteen: [
        '"Losing the {thing} I could have put up with," {owner} remarked after some time, "because I have had a good deal of practice in losing things. But I noticed this morning that I had also lost you, although you were sitting directly across the table, and I wouldn\'t ever want to get used to that."',
      ],
    },
  },
]
