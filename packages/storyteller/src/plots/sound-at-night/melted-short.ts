import type { MeltedPage } from '../plot.ts'

/** The two long pages of the shortest telling. */
export const shortPages: readonly MeltedPage[] = [
  {
    id: 'prayer/go/found',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'kneel', 'wow', 'arrival', '{noise}'],
        ['arrival', 'hide', 'worried', 'hero'],
        ['mentor', 'hold-up', 'tender', 'arrival', 'lantern'],
        ['friend', 'peek', 'wow', 'arrival'],
        ['companion', 'peek', 'wow', 'arrival'],
        ['guest', 'peek', 'wow', 'arrival'],
      ],
      props: ['{noise}', 'lantern'],
      action: '{hero} goes to look with {mentor} and finds {arrival}.',
    },
    text: {
      toddlers: [
        '"God, come with me," says {hero}. {mentor} has the light. {hero} {noise.opens}. Peek! It is {arrival} of all.',
        '{hero} is scared. But {hero} goes with {mentor}. {hero} {noise.opens}. Two round eyes! It is {arrival}!',
        '"Stay with me, God." [?companion: {companion} comes, too. ]{hero} goes out with {mentor}. {hero} {noise.opens}. [+ Oh! ]It is {arrival} ever.',
      ],
      early: [
        '"God," said {hero}, "will you come along if I go?" {Hero.they} put one foot out of the {warm}, and then the other. {mentor} took the lantern and {hero}\'s hand. [?friend: {friend} came, at the back. ]{Place.spot} stood {noise.up}. It jumped. {hero}\'s knees shook, but {hero.they} {noise.open}. {Noise.where} sat {arrival} in the world. It shook much more. "Oh," said {hero}. "It\'s *you* who is scared."',
        '{Noise.snd}, it went. It was such a tired one. "God, stay with it, and stay with me," said {hero}, and got up out of the warm bed. {mentor} held up the light and kept very near. [?companion: {companion} kept near, too. ]It was only nine steps. Then {hero} {noise.open}, with {hero.their} eyes shut. {Hero.they} opened one. There was {arrival} of them all, and it had its eyes shut, too!',
        '"Nobody is helping it," said {hero}. So {hero.they} got up. "My knees are wobbling." "Bring them along," said {mentor}, and lit the lantern. [?guest: {guest} held on to {mentor}\'s coat. ]"God, walk on my side," said {hero}. And there was {noise.up}, and {noise.where} there was {arrival} that there ever was. It could not get out. It looked at {hero} as if {hero.they} {hero:was|were} a bear.',
      ],
      middle: [
        '"God," said {hero}, "I\'d like to be brave, but I\'d like it to be tomorrow. Come with me, please." It went {noise.low}, very slowly. {Hero.they} put out one foot, the way you put a letter in the box, and after that it could not be got back. {mentor} came so close with the lantern that their sleeves touched. [?friend: {friend} held on to {hero}\'s {hero.wear}. ]¶{Place.spot} there stood {noise.up}. {hero} {noise.open}. And there, blinking, sat {arrival} that {hero.they} had ever seen. It {arrival.sig}, and shook from top to bottom. {hero} did not laugh. {Hero.they} had been doing the very same thing under a {warm}.',
        'It went {noise.low} once more, and then there was a long gap. "It\'s giving up," said {hero}, and that was what did it. {Hero.they} stood up. "Stay with me, God," {hero.they} said, and to {mentor}, "Very close, please." [?companion: {companion} came as well, and did not look pleased. ]¶It was eleven steps, with a broom in the middle that looked like a tall man. Then they were there. "Do you want me to?" asked {mentor}. {hero} shook {hero.their} head, and {noise.open}. Out of the dark looked {arrival} in all the world. "I thought that you\'d be bigger," said {hero}. It seemed to have been about to say the same.',
        '"I\'m going to look," said {hero}, "and my knees don\'t want to."¶"They only need to bend," said {mentor}, and lit the lantern. {hero} told God quickly that {hero.they} {hero:was|were} afraid, and asked for company, and opened the {place.door}. {mentor} kept an arm around {hero.them} all the way. [?guest: {guest} stayed to guard the plate. ]¶It was {noise.up}, and that was all. It jumped. {hero} knelt down and {noise.open}. {Noise.where} crouched {arrival} that anyone there had ever met, trembling so much that it went in and out of focus. "It\'s all right," {hero.they} said. "I was scared of you, too."',
      ],
      preteen: [
        '"I don\'t want to go," {hero} told God, because it was best to start with the truth, "but please come along in case I do." Then {hero.they} got up in pieces, first an elbow, then a knee, and {mentor} took the lantern and came and stood right behind {hero.them}. [?friend: {friend} said that they were out of their minds, and came, too. ]It was only about twelve steps, and you could hear {hero}\'s knees the whole way.¶There was nothing there but {noise.up}, and every few seconds it jumped. "I don\'t mind doing it," said {mentor}. "I know," said {hero}, and because {hero.they} knew it, {hero.they} could do it. {Hero.they} {noise.open}, and the darkness in there had eyes. They belonged to {arrival} in the world, and they were looking at {hero} with a look that {hero.they} knew right away, because {hero.they} had been feeling like that all night.',
        'It was none of {hero}\'s business, and wild things can look after themselves, and a person needs eight hours of sleep. Those were excellent reasons. Then it went {noise.low}, like somebody who only knocks because they\'re used to knocking, and {hero.they} said, "Stay close to me, God, because my knees don\'t believe it," and {hero:was|were} on {hero.their} feet. {mentor} had the lantern already, and held out an arm, as if they were going to a dance.¶[?companion: {companion} came along, too. ]{Place.spot}, in a circle of yellow light, stood {noise.up}. {hero} got down on {hero.their} knees, which were going to give way in any case, and {noise.open}. {Noise.where}, covered in dirt and shaking, sat {arrival} that {hero.they} had ever seen. It {arrival.sig}, and waited for something terrible to happen. "Oh, you poor thing," said {hero}. "It was you the whole time."',
        '{hero} had always thought that courage was something you had, like a bicycle. {Hero.they} looked for it everywhere, and there wasn\'t any, but only the cold, and the fact that {hero.they} couldn\'t stand to hear it stop again. "God," {hero.they} said, "maybe you could go first, and I could be the sort of person who follows." And {hero.they} stepped out of the warm place, holding on to {mentor}\'s arm.¶In the light of the lantern stood {noise.up}. [?friend: "Is that all?" whispered {friend}. ]{hero} shut {hero.their} eyes, and {noise.open}, and somebody had to tell {hero.them} to look. It wasn\'t anything that they had guessed. It was {arrival} that you can imagine, with its own eyes shut tight, because what you can\'t see isn\'t there. {hero} had tried that, too.',
      ],
    },
    more: {
      preteen: [
        "Nobody spoke. All night they had been the small ones, and now, without having grown an inch, they were giants with a lamp. {hero}'s own fear went quietly out of the room, like somebody who has noticed that it isn't their turn. {Hero.they} lay down flat on the cold ground, and looked the other way, and made {hero.themself} as low and as boring as possible, until something touched {hero.their} sleeve, very lightly, like a question.",
      ],
    },
  },
  {
    id: 'warm/rest',
    scene: {
      setting: 'place',
      time: 'dawn',
      shot: 'wide',
      cast: [
        ['hero', 'lean', 'sleepy', 'arrival'],
        ['arrival', 'walk', 'calm'],
        ['mentor', 'sit', 'tender', 'hero'],
        ['friend', 'sleep', 'calm'],
        ['companion', 'sleep', 'calm'],
        ['guest', 'sleep', 'calm'],
      ],
      props: ['{noise}', '{warm}', 'sun'],
      action: 'In the morning {arrival} climbs out of the {warm} and goes on its way.',
    },
    text: {
      toddlers: [
        'It is cold. "Here is my {warm}," says {hero}. "Here is my {treat}." [+ Munch! ]In the morning it goes home. {hero} sleeps. [+ Shh.]',
        '{hero} gives the little one the {warm}. [?companion: {companion} looks. ]Now {hero} is cold. {mentor} hugs {hero}. The sun comes up. Bye, little one! [+ Shh.]',
        'The little one eats the {treat}. [?friend: {friend} tucks it in. ]It sleeps in the {warm}. In the morning it goes home. Now {hero} sleeps.',
      ],
      early: [
        "They put the {noise} by the {place.door} and made a nest in it. It needed something warm. {hero} gave {hero.their} {warm}. It needed something to eat. {hero} gave the {treat}, every crumb. Then {hero.they} sat up all night, under half of {mentor}'s coat. [?friend: {friend} snored. ]When it was light, {arrival} went {place.leave}, and it did not say goodbye. {hero} did not say it, either. {Hero.they} {hero:was|were} asleep.",
        '"It wants to be warm until it\'s light," said {mentor}. "So do I," said {hero}. But {hero.they} tucked {hero.their} own {warm} around it, by the {place.door}. Midnight was over. The {treat} was over, too, in three bites. [?companion: {companion} saw it go. ]In the morning the nest was empty. There was just a round dent, and it was still warm. {hero} put {hero.their} cheek there, to see, and that was that.',
        '"What will you sleep in?" asked {mentor}. {hero} had not thought of that. The {warm} was in the {noise}, and {arrival} was in the {warm}, and the {treat} was in the small one. So {hero.they} did not sleep. {Hero.they} sat by the {place.door} and listened to it breathe. At sunrise it sneezed, and went {place.leave}. "Bye," said {hero}, and went to sleep at breakfast, with {hero.their} nose by the jam.',
      ],
      middle: [
        'They set the {noise} on its side by the {place.door}. It needed something soft. Nobody looked at {hero}\'s {warm}; they were all very busy not looking at it. "Oh, well," said {hero}, and stuffed it in. The {treat} went in after it, and in the end there was not one crumb. {Hero.they} sat up until morning under half of {mentor}\'s scratchy coat. [?friend: {friend} took the watch for a quarter of an hour, and fell over. ]¶At sunrise {arrival} looked out at the day, which was very large, and went {place.leave}, and never turned around. "It might have said something," said {hero}. {Img.the} {img.loose}. {Hero.they} fell asleep over the toast, sitting up, like a horse.',
        '"You needn\'t, you know," said {mentor}. "We\'ll find it an old sack." But there wasn\'t any old sack. There was only the {warm}, and {arrival} went into it headfirst. Then {hero} broke up the {treat}. It took some time, because {hero.they} {hero:was|were} saying goodbye to every piece.¶Every time it twitched in its sleep, {hero} said, "It\'s all right," and it was. [?companion: {companion} slept through everything. ]In the gray of the morning {hero.they} held the {place.door} open. It put out one foot, and then the next, and went {place.leave}. {Img.the} {img.loose}. {hero} lay down in the dent that it had left. There was room in it for one ear.',
        'It was past midnight, and nobody had noticed, so {hero} took the {treat} off its plate and set it down by the {place.door}. It was gone in three bites. After it went the {warm}, folded small, into the {noise}. "Is that your good one?" asked {mentor}. "It was," said {hero}.¶They watched it breathe, side by side. [?guest: {guest} counted the breaths, up to eleven. ]It did not go until the sun came in. Then it climbed over the edge, shook itself, and went {place.leave}.¶"You could see the day now," said {mentor}, "instead of the night." {hero} saw about a minute and a half of it.',
      ],
      preteen: [
        'It could have gone, and it didn\'t go. It sat in the opening of the {noise}, which they had laid on its side by the {place.door}, and shivered. {hero} had exactly one warm thing. {Hero.they} went and got it, and {hero.they} didn\'t make a speech, because {hero.they} didn\'t trust {hero.their} voice. The {warm} went in, fold after fold, and the {treat} after it, since it was long past midnight. [?friend: "You can\'t sleep without that," said {friend}. "No," said {hero}. ]¶So {hero.they} sat up instead, with half of a scratchy coat around {hero.them}, until it was light. It didn\'t say goodbye. {Arrival} cleaned itself up and set off {place.leave}, like somebody who has a train to catch. "I didn\'t think that it would write to me," said {hero}. {Img.the} {img.loose}. {Hero.they} wanted to say something about that, and got as far as lying down.',
        'It would be nice to say that {hero} did it gladly. {Hero.they} needed two tries. The first time {hero.they} lifted up a corner of the {warm} and put it back again. Then {hero.they} looked over at the {place.door}, where the {noise} was lying on its side with somebody shivering in it, and {hero.they} pulled the whole thing off the bed in one go, like a bandage. "And something to eat, I suppose," said {mentor}, without looking at anyone, and the {treat} lasted about as long as a sneeze.¶[?companion: {companion} watched and couldn\'t believe it. ]Nobody slept anymore that night. At six minutes to six the sun came up, very pink, and {arrival} went off {place.leave}. It was trembling, {hero} saw, and it went anyway. "So was it worth it?" asked {mentor}. It was such an interesting question that {hero} shut {hero.their} eyes to think about it.',
        "What did it need? It needed what everybody needs at one o'clock in the morning, and {hero} had it. {Hero.they} lined the {noise} with the {warm}, which {hero.they} had owned since before {hero.they} could even say the word, and turned the mended corner to the inside, because that was the softest. {Hero.they} let it eat the {treat} out of {hero.their} hand. Then {hero.they} sat down on the floor by the {place.door}, with {mentor} on one side and the {noise} on the other, colder than {hero.they} had ever been.¶When it was light it came out, one leg at a time, and looked at {hero}, the way you look at somebody who has been in the same waiting room. Then it went off {place.leave}. [?guest: {guest} woke up and asked what {guest.they} had missed. ]{Img.the} {img.loose}. The sun had come in at the {place.door} and made a warm spot on the floor, and {hero} lay down in it. It was exactly the right size.",
      ],
    },
    more: {
      toddlers: ['God knows where it lives.'],
      early: [
        '"Who looks after it now?" {hero} had asked. "The one who made it," said {mentor}. "He knows where it lives."',
      ],
      preteen: [
        '"Who looks after it when nobody\'s there?" {hero} had asked, at the very bottom of the night, and {mentor} had said that it was the one who made it, and that he knew all their addresses. {hero} had thought of all the hollows and hedges out there in the dark, with a heartbeat in each of them. {Hero.they} had been cold, and stiff, and hungry, and wouldn\'t have been anywhere else.',
      ],
    },
  },
]
