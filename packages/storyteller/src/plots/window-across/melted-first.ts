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
        'There was nothing between {hero}\'s window and {friend}\'s except the width of the {way}, and over the years it had turned into a sort of second conversation. Two thumbs turned down meant that there was still no {ride.stuff}. The {ride} stood ready in the hall. They had built it for the two of them, and they were going to do {ride.great} on the very first day. Then came a morning on which one curtain stayed shut. "{friend} {ill.now}," said {mentor}. "It will be perfectly all right, and it will take a perfectly ridiculous time. And no visitors, I\'m afraid." ¶ "I wouldn\'t be a visitor," said {hero}. "I\'d be me." ¶ "{ill.rule}," said {mentor}. By the afternoon the bed had been moved to the glass, and you could see {ill.look}. {Img.start}.',
        "They had agreed on it in the hottest part of the summer: as soon as there was {ride.stuff}, they would take the {ride} and do {ride.great}, {friend} in front to shout and {hero} behind to steer. Every morning they stood in their two windows, on either side of the {way}, and looked at the sky. It was hardly a hardship to wait, in such company. And then, as if someone had turned over two pages at once, {friend} {ill.has}. Everyone gets over it, {mentor} said, and nobody gets over it quickly. There was a notice on the door, with a drawing pin at each corner, and no visitor was let in, not even {hero}. {friend} held up a sheet of paper. *Don't you dare be nice about it*, it said. {Img.start}.",
        'The contract had eight clauses, and the first was that neither of them would attempt {ride.great} without the other one. {hero} had signed it, and {friend} had stamped it with half a potato. After that there was nothing to do except to stand in their two windows, with the {way} in between, and to wait for {ride.stuff}. It had not been foreseen what was to happen if one of the two had to lie down. {friend} {ill.has}. "For how long?" said {hero}, and {mentor} answered, "Until it\'s over," and nobody was to go across in the meantime. They pushed {friend}\'s bed up to the window. The two of them regarded each other through the glass like people on two railway platforms. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        'It was an entirely ordinary piece of bad luck, of the sort that happens to thousands of people every year, and every one of them gets up again in the end. There was nothing at all to be frightened of; and {hero}, who would almost have preferred something that could be fought, went back to the window and waved.',
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
        'Somebody ought to do something, in {hero}\'s opinion, and {hero.they} did it. There was soup, made with {mentor} and left on the step, and it came back as an empty pot with a note in it: *I can now no longer move for two reasons.* There was a prayer, which was brief and clear and had a date. In the morning {friend} lay exactly where {friend.they} had lain, and {hero} found that {hero.they} {hero:was|were} looking at the clock. "It doesn\'t work," {hero.they} said. ¶ "I used to think of it as a bell that you ring for the waiter," said {mentor}. "And then I noticed that somebody had sat down at the table." {hero} was still turning this over when, in a single night, {ride.came}. You had only to look: {ride.see}. The others called up from below that they were all going {ride.to}, at one o\'clock, from the corner. {hero} flung up an arm. Then {hero.they} saw {friend}, with both hands flat against the glass. {Img.the} {img.tight}.',
        'Soup was no use, since a cat without any principles got to it first, and laughter was no use, since {ill.joke}. {hero} then took the matter to the highest authority. It was a thorough prayer, under several headings, and it contained the words *by tomorrow*. The sun rose, the milk came, and {friend} had {ill.look}. {hero} was not so much sad as offended. "I can\'t tell you why it takes so long," said {mentor}. "I only know that {friend} isn\'t over there by {friend.themself}." ¶ And it was then, of all times, that {ride.came}. Within ten minutes {hero} had the {ride} out of the hall. They would start from the corner at one, the others called, every one of them, {ride.to}. {hero} had never been so ready in {hero.their} life, with {friend}\'s name in red paint under one hand. {Hero.they} noticed that {hero.they} had put it there. {Img.the} {img.tight}.',
        'What {hero} wanted was to be able to say that it had helped. {Hero.they} stood at the window with a watch while {friend} ate the soup, and {friend} gave a polite little bow and fell asleep. {Hero.they} knelt by the bed until {hero.their} feet were numb, and told God that he could do it, and that they both knew it, so that there was really nothing to wait for. And then {hero.they} had to get up in the morning and see that he had waited. Some nights later {ride.came}. It was so exactly what had been promised that for some seconds there was no room for anything but joy: {ride.see}, and the others were running about in the {way}, calling that they were all going {ride.to}, at one, and was {hero} coming? ¶ "Yes," called {hero}, "of course!" Up in the opposite window {friend} was making shooing movements, rather too cheerfully. {Img.the} {img.tight}.',
      ],
    },
    more: {
      preteen: [
        'There was nothing to decide. {friend} wanted {hero.them} to go, and had said so in the clearest possible signs, and anyone could see that it helped nobody if two people stayed at home instead of one.',
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
        'It was clear to {hero} that somebody ought to do something, and that nobody else was going to do it fast enough. {Hero.they} began with soup. {mentor} supplied the recipe and {hero} the improvements, and {mentor} left it on the step across the {way}. The pot came back scraped clean, with a slip of paper in it. *Excellent*, it said. *I can now no longer move for two reasons.* ¶ After the soup came the jokes. {hero} put a colander on {hero.their} head and appeared in the window as the Last of the Knights, with so much success that after two minutes {friend} was begging for it to stop, since {ill.joke}. {hero} lowered the wooden spoon. It was a strange way to fail, by being too good at it.',
        'Every story that {hero} had ever read agreed about soup. It was carried to the sick in baskets, and the sick sat up and smiled. So {hero.they} and {mentor} gave up a morning to it, and {mentor} put the pot on the step, where it joined a row of others. Every household in the neighborhood had read the same books. {friend} was the best-fed invalid in the town and not an hour nearer to being up. ¶ There remained laughter, which no notice on a door could forbid. {hero} gave a performance in the window, in which {hero.they} appeared as a duchess and as the duchess\'s horse, and {friend} laughed until {friend.they} had to bite the blanket, because {ill.joke}. The duchess withdrew in the middle of her best scene. "You meant well," said {mentor}. "I did it well, too," said {hero} gloomily. "That was the trouble."',
        '"You can\'t cure it with soup," said {mentor}, but mildly, and went on chopping. By noon the pot stood on the step across the {way}, and by five past the neighbor\'s cat, an animal without any principles, had pushed off the lid and put its face in. {hero} hammered on the window. {friend}, who had an even better view, was laughing. That gave {hero} the next idea. ¶ {Hero.they} wrote out the best jokes they knew, the two of them, in large letters, and held them to the glass. The effect was instant, and it was a mistake, for {ill.joke}. {friend} shut {friend.their} eyes and waited for it to pass. When {friend.they} opened them, {hero} had turned the papers around so that only the white sides showed. It was possible, it seemed, to be fond of a person and very bad for them.',
      ],
    },
    more: {
      preteen: [
        '"It wasn\'t wasted," said {mentor} in the evening, drying the pot for much longer than it needed. "You only wanted it to do more than it can, and that\'s a lot to ask of a carrot, or of a joke. But {friend} has had a much better day than yesterday, and I wouldn\'t call that nothing."',
      ],
    },
  },
]
