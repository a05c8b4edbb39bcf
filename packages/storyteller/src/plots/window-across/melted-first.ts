import type { MeltedPage } from '../plot.ts'

/** Pages of the first half that tell two or three beats as one. */
export const meltedFirst: readonly MeltedPage[] = [
  {
    id: 'waiting/in-bed',
    scene: {
      setting: 'bedroom',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'sad', 'window'],
        ['mentor', 'comfort', 'calm', 'hero'],
        ['companion', 'look-up', 'calm', 'window'],
      ],
      props: ['window', '{ride}'],
      action: '{hero} looks across the {way} to the window of {friend}, who has to stay in bed.',
    },
    text: {
      toddlers: [
        '{hero} waves. "Hello, {friend}!" Oh. {friend} {ill.thas}. {friend} must stay in bed. They cannot play.',
        '{hero} has {ride.a}. It is for two. But {friend} {ill.thas}. {friend} must stay in bed.',
        '{friend} {ill.thas}. {friend} is in bed and cannot come out. {hero} waves. {friend} waves, too.',
      ],
      early: [
        'Every morning {hero} and {friend} looked out of their windows, across the {way}. They were waiting for the {ride.stuff}. The {ride} was ready, and it was for two. Then one day {friend} {ill.has}. "It is nothing bad," said {mentor}. "It is just slow. Nobody may visit for now." {hero} looked at the two seats. {Hero.their} tummy felt {img.is}.',
        '"No {ride.stuff} yet!" called {friend} every day, across the {way}. "Not yet!" called {hero}. They had {ride.a} with two names on it. But one morning only one of them called. {friend} {ill.has}. {Friend.they} had to lie in bed for a long, long time, and nobody was to go in. They just looked at each other.',
        'The {ride} stood in the hall. {friend} was going to sit in front and shout. {hero} was going to steer. All they needed was the {ride.stuff}. But what came first was the doctor. {friend} {ill.has}. "No visits," said {mentor}, "until it is over." {hero} ran to the window. There was {friend}, with {ill.look}.',
      ],
      middle: [
        '{hero}\'s window looked straight into {friend}\'s, with only the {way} in between. Each morning the two of them looked up at the sky and shook their heads. No {ride.stuff} yet. They had the {ride}, with both names on it. They were going to do {ride.great}, the two of them together. ¶ Then one morning only one curtain opened. "{friend} {ill.now}," said {mentor}. "It isn\'t dangerous. It\'s only long. And no visitors. {ill.rule}." They had pushed the bed to the glass. {hero} could see {ill.look}, and a hand, waving slowly. {Img.start}.',
        '"Tomorrow!" {friend} called across the {way}. {Friend.they} had called "Tomorrow!" for nineteen days. Tomorrow there would be {ride.stuff}, and then the two of them would take the {ride} and do {ride.great}. They had promised. ¶ But on the twentieth day nobody called. {friend} {ill.has}. It would get well by itself, {mentor} said, but it took weeks, and nobody was to visit. {hero} stood at the window. Eleven jumps, it was, from door to door. It might as well have been the moon. {Img.start}.',
        'Who would sit in front? It had taken them a week to settle it. {friend} would, because of {friend.their} shout, and {hero} would steer. The {ride} was ready, and every morning they looked out of their two windows for the {ride.stuff}. And then {friend} {ill.has}. ¶ "How long is long?" asked {hero}. ¶ "Weeks," said {mentor}. "And you can\'t go over. {ill.rule}." Across the {way}, among the pillows, sat {friend}, and put two thumbs down. {hero} did it, too. {Img.start}.',
      ],
      preteen: [
        '{hero} and {friend} lived across the {way} from each other, and they could talk with their windows. Two thumbs down meant "still no {ride.stuff}." The {ride} stood ready in the hall, and they had built it for two, and on the very first day they were going to do {ride.great}. Then, one morning, one of the curtains stayed shut. "{friend} {ill.now}," said {mentor}. "Everything will be all right, but it\'ll take a very long time, and nobody may visit." ¶ "But I\'m not a visitor," said {hero}. "I\'m me." ¶ "{ill.rule}," said {mentor}. That afternoon they moved {friend}\'s bed to the window, and {hero} could see {ill.look}, and a hand, which waved. {Img.start}.',
        'They had planned it all in the hottest part of the summer, and as soon as the {ride.stuff} came, they were going to take the {ride} and do {ride.great}. {friend} would sit in front and shout, and {hero} would sit behind and steer. Every morning they stood in their two windows, on both sides of the {way}, and looked at the sky. And then, in the middle of the waiting, {friend} {ill.has}. "Everybody gets over it," said {mentor}, "and nobody gets over it quickly." There was a sign on the door with four pins in it, and nobody was allowed in, not even {hero}. {friend} held up a sheet of paper, and on it there was only one line. *Don\'t you dare be nice about it*, it said. {Img.start}.',
        '{friend} liked contracts, so they wrote one. It said that neither of them was allowed to do {ride.great} without the other one, and {hero} signed it, and {friend} stamped it with half a potato. Then there was nothing left to do but to stand in their two windows, with the {way} in between, and wait for {ride.stuff}. But the contract didn\'t say what happens when one of them has to lie down, and {friend} {ill.has}. "For how long?" asked {hero}. "Until it\'s over," said {mentor}, and nobody was allowed to visit until then. They pushed {friend}\'s bed up to the window, and {hero} and {friend} looked at each other through the glass and didn\'t know what to do. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        'It was just bad luck, the way lots of people have it every year, and all of them get up again. Nobody had to be afraid, but there was nothing that you could do about it, either, and so {hero} went back to the window and waved.',
      ],
    },
  },
  {
    id: 'soup/bossy/comes',
    scene: {
      setting: 'street',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'look-up', 'thinking', 'window'],
        ['ally', 'wave', 'joy', 'hero'],
        ['companion', 'run', 'joy'],
      ],
      props: ['{ride}', 'house', 'window'],
      action: 'What they waited for has come, and {friend} is still in bed.',
    },
    text: {
      toddlers: [
        '{hero} makes soup for {friend}. {hero} prays, "Now, God!" {friend} is still in bed. {ride.tcame} All run out to play.',
        '{hero} brings {friend} soup. {friend} is still in bed. Look! {ride.tcame} All run out to play.',
        '"God, make {friend} well. Quick!" But {friend} stays in bed. Look! {ride.tcame} {hero} wants to go out.',
      ],
      early: [
        '{hero} wanted to make {friend} well at once. {Hero.they} made soup, and {mentor} put it on the step. {friend} got full, not well. So {hero} prayed. "Dear God, by seven o\'clock, please." At seven {friend} was still in bed. And then, in the night, {ride.came}. "Come on, {hero}!" called the others. "We are all going!"',
        'First there was soup, but a cat got it. Then there was a prayer. "Now, God," said {hero}. "Or tomorrow. Not later." But tomorrow came, and {friend} was no better. Something else had come, too. In the night {ride.came}, and now {ride.see}. All the others ran out. {hero} got the {ride}. {friend} looked on from the window.',
        '{hero} made soup, but soup did not make {friend} well. Nor did jokes, for {ill.joke}. "Then you do it, God," said {hero}. "Quick!" But {friend} got well as slowly as before. And one morning {ride.see}. In the night {ride.came}! "After lunch!" called the others. {hero} hopped for joy. Then {hero.they} looked up, and stopped.',
      ],
      middle: [
        '{hero} tried everything to make {friend} well at once. {Hero.they} tried soup, and {mentor} set it down on the step, and {friend} was well fed and no better. {Hero.they} tried God. "By tomorrow at eight, please," {hero.they} said, and at eight {hero.they} {hero:was|were} at the window, and nothing had been done. {Img.the} {img.tight}. "Did you ask, or did you order?" said {mentor}. ¶ And then, in the night, {ride.came}. In the morning {ride.see}, and the others were all in the {way}. "One o\'clock at the corner!" they called. "{ride.to}! Bring the {ride}!" {hero} shouted that {hero.they} {hero:was|were} coming. Across the {way} {friend} clapped, very softly, behind the glass.',
        'The soup was eaten by the neighbor\'s cat. The jokes were so good that they had to stop, for {ill.joke}. So that left God. {hero} made a list for him, with numbers, and number two said *before the big day*. But {friend} stayed just as ill. It was as if a neighbor looked at you kindly over the fence and did not come out. "I don\'t know why, either," said {mentor}. "I only know that {friend} isn\'t alone in there." ¶ Two nights later {ride.came}. {hero} had the {ride} outside before breakfast. Everyone was going {ride.to}. Up in the window {friend} made a little shooing sign: *Go on.* {Img.the} {img.tight}.',
        '"I\'ll have you up by Sunday," {hero} wrote on a large sheet of paper and held it to the glass. Then {hero.they} cooked soup, which made {friend} sleepy. Then {hero.they} prayed, four times in a row, with please and with now. On Sunday {friend} had {ill.look}, the same as on Saturday. {hero} told God that {hero.they} {hero:was|were} cross. It was the first thing that {hero.they} had told him in days which was not an order. ¶ And then it was Monday, and in the night {ride.came}. Down in the {way} the others were shouting the hour and the place. {hero} shouted back, and ran for the {ride}. Only on the steps did {hero.they} look up.',
      ],
      preteen: [
        'Somebody had to do something, so {hero} did. First {hero.they} made soup with {mentor}, and it came back as an empty pot with a note in it. *Now I can\'t move for two reasons*, it said. Then {hero.they} prayed, and it was short and clear, and God knew when to do it by. In the morning {friend} was still lying exactly where {friend.they} had been lying. "It doesn\'t work," said {hero}. ¶ "I used to think it was like the bell that you ring for the waiter," said {mentor}, "and then I noticed that somebody had sat down at the table with me." {hero} was still thinking about that when, in one single night, {ride.came}. You only had to look, because {ride.see}. The others called up that they were all going {ride.to}, at one o\'clock, from the corner, and {hero} threw up one arm. Then {hero.they} saw {friend}, with both hands flat on the glass. {Img.the} {img.tight}.',
        'The soup didn\'t help, because the neighbor\'s cat got to it first, and jokes didn\'t help, because {ill.joke}. So {hero} prayed, and {hero.they} thought about it all the way up the stairs, so that it would be a good prayer, and at the end of it {hero.they} said, "By tomorrow." The sun came up, and the milk was at the door, and {friend} had {ill.look}. {hero} wasn\'t so much sad as angry. "I can\'t tell you why it takes so long," said {mentor}. "I only know that {friend} isn\'t over there all alone." ¶ And of all times it was then that {ride.came}, and in ten minutes {hero} had the {ride} out of the hall. "We\'re all going {ride.to}!" called the others. "One o\'clock, at the corner!" {hero} had never been so ready in {hero.their} life, and then {hero.they} saw that {hero.their} hand was lying right on {friend}\'s name, which was painted there in red. {Img.the} {img.tight}.',
        '{hero} wanted to be the one who had helped. {Hero.they} stood at the window with a watch while {friend} ate the soup, and {friend} made a polite little bow and fell asleep, and woke up just as sick as before. Then {hero} knelt by the bed until {hero.their} feet had gone to sleep. "You could do it," {hero.they} told God, "so what are we waiting for?" But the next day {friend} was still in bed, and then, a few nights later, {ride.came}, and {hero} was so happy that {hero.they} couldn\'t speak, because {ride.see}. The others were running around in the {way} already, and they were all going {ride.to}, at one. Was {hero} coming? ¶ "Yes!" called {hero}. "Of course!" Up in the other window {friend} was waving at {hero.them} to go, go, and {friend.they} looked a bit too cheerful. {Img.the} {img.tight}.',
      ],
    },
    more: {
      preteen: [
        "There was nothing to decide. {friend} wanted {hero.them} to go, and had told {hero.them} so with both arms, and it didn't help anybody if there were two people at home instead of one.",
      ],
    },
  },
  {
    id: 'jokes/bossy',
    scene: {
      setting: 'bedroom',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'angry', 'window'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['window', 'bed', 'hat'],
      action: '{hero} has tried jokes, and now tells God what to do.',
    },
    text: {
      toddlers: [
        '{hero} puts a hat on {hero.their} nose. {friend} laughs. {ill.tjoke} {hero} prays. "God, help {friend}. Now!"',
        '{hero} makes a fish face. {ill.tjoke} "God, make {friend} well. Quick!"',
        '{hero} has a sock on one ear! {friend} laughs. {ill.tjoke} {hero} prays. "Help {friend} today, God!" Not today.',
      ],
      early: [
        'Then {hero} tried jokes. {Hero.they} {hero:was|were} a dog at the window, with a sock on each ear. {friend} laughed, but {ill.joke}. So {hero} asked God. "Make {friend} well by seven," {hero.they} said. At seven {friend} was still in bed. "It is ten past," {hero} told God.',
        'Next came the joke about the cow, in four pictures. At the third one they had to stop, because {ill.joke}. "Then it is your turn, God," said {hero} at night. "One: make {friend} well. Two: be quick." In the morning there was {friend}, with {ill.look}. "He is not a bell," said {mentor}.',
        '{hero} put a pan on {hero.their} head and bowed. Clang! {friend} had to look away, because {ill.joke}. That evening {hero} prayed. "Dear God, do it now. Amen. I mean it." But the next day was just like the day before. "I said please," said {hero}. {Hero.they} {hero:was|were} not quite sure.',
      ],
    },
  },
  {
    id: 'soup/jokes',
    scene: {
      setting: 'kitchen',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'happy', 'soup', 'spoon'],
        ['mentor', 'work', 'calm', 'soup'],
        ['companion', 'look-up', 'happy', 'soup'],
      ],
      props: ['soup', 'table', 'hat'],
      action: '{hero} cooks soup for {friend} and thinks up jokes.',
    },
    text: {
      middle: [
        'Waiting was no good, so {hero} decided to make {friend} well. {Hero.they} began with soup, and put in everything that was supposed to be healthy. {mentor} set it on the step across the {way}. An hour later a paper went up in the window: *Thank you. What was it?* {friend} had eaten it all, and was full, and not one bit better. ¶ The second thing was jokes. {hero} stood in the window with a saucepan for a hat and conducted the spoons. It went so well that {friend} had to hold on to the bed, for {ill.joke}. Somebody over there drew the curtain. {hero} took off the saucepan. It had been {hero.their} best show, and that was just what was wrong with it.',
        '"In books they always have soup," said {hero}. So they cooked all morning, {mentor} with the knife and {hero} with the ideas. When {mentor} had put the pot on the step and come away, the neighbor\'s cat sat down by it and lifted the lid with one paw. It has had a beautiful coat ever since. ¶ After that {hero} drew a joke on five sheets of paper and held them up, one by one. It was about a hen in a bank. At the fourth sheet {friend.their} shoulders began to shake. That would not have mattered, only {ill.joke}. *HAVE MERCY*, {friend} wrote. The fifth sheet was the funniest. {hero} put it in the drawer.',
        'There were five pots of soup on the step across the {way}. One of them was {hero}\'s, for {hero.they} and {mentor} had cooked all morning. The other four came from other neighbors, who had had the same idea. {friend} held up a spoon in the window, to show that {friend.they} gave up. ¶ "Then I\'ll make {friend.them} laugh," said {hero}. "Ten times a day. It\'s healthy." {Hero.they} did the man with the tight shoes. {friend} laughed three times, and then {friend.they} hid under the blanket, because {ill.joke}. A hand came out and shook one finger. You can\'t make somebody well against their will.',
      ],
      preteen: [
        "Somebody had to do something, and nobody else was doing it, so {hero} started with soup. {mentor} told {hero.them} what to put in, and {hero} put in a few things more, and {mentor} left it on the step across the {way}. The pot came back empty, with a note in it. *Great soup*, it said. *Now I can't move for two reasons.* ¶ After the soup {hero} tried jokes. {Hero.they} put a colander on {hero.their} head and stood in the window with a wooden spoon, and was a knight. {friend} loved it so much that after two minutes {friend.they} waved both hands and begged {hero.them} to stop, because {ill.joke}. {hero} let the spoon sink, and {hero.they} had been too good at it.",
        'In every book that {hero} knew, sick people got soup, and then they sat up and smiled. So {hero} and {mentor} made some, and it took them the whole morning, and when {mentor} put it down on the step, there were already four other pots standing there. All the neighbors had read the same books. {friend} ate until {friend.they} couldn\'t eat any more, and {friend.they} still had to stay in bed. ¶ But nobody had said that you couldn\'t laugh. {hero} put on a show in the window and was a duchess, in a tablecloth, and then the duchess\'s horse, and {friend} laughed so hard that {friend.they} had to bite the blanket, because {ill.joke}. So the duchess had to stop in the middle of her best scene. "You meant well," said {mentor}. "I did it well, too," said {hero}, "and that was the trouble."',
        '"You can\'t make {friend.them} well with soup," said {mentor}, but {mentor.they} went on cutting up carrots. At noon the pot stood on the step across the {way}, and five minutes later the neighbor\'s cat had pushed off the lid and put its face in. {hero} banged on the window, and the cat went on eating. But {friend}, who could see it even better, was laughing, and that gave {hero} the next idea. ¶ {Hero.they} wrote the best jokes they knew on sheets of paper, in big letters, and held them up to the glass. It worked right away, and it was a mistake, because {ill.joke}. {friend} shut {friend.their} eyes and waited until it was over. When {friend.they} opened them again, {hero} had turned all the papers around, so that you could only see the white side.',
      ],
    },
    more: {
      preteen: [
        '"It wasn\'t wasted," said {mentor} in the evening, drying the pot. "You only wanted it to do more than it can, and that\'s a lot to ask of a carrot, or of a joke. But {friend} has had a much better day than yesterday, and that\'s something."',
      ],
    },
  },
]
