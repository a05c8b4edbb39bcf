import type { Beat } from '../plot.ts'

/** The warm place is given up; the small one sleeps, the hero does not; and in the morning it goes. */
export const keepBeats: readonly Beat[] = [
  {
    id: 'warm',
    purpose: 'the cost: the warm thing, the treat and the night are given to the small one, by the door',
    core: true,
    valence: 1,
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'kneel', 'tender', 'arrival', '{warm}'],
        ['arrival', 'sit', 'shy', 'hero'],
        ['mentor', 'sit', 'tender', 'hero'],
        ['friend', 'sit', 'tender', 'arrival'],
        ['companion', 'sit', 'thinking', '{treat}'],
        ['guest', 'kneel', 'happy', 'arrival'],
      ],
      props: ['{noise}', '{warm}', '{treat}', 'lantern'],
      action: '{hero} makes a bed for {arrival} out of the {warm}.',
    },
    text: {
      toddlers: [
        '{hero} gets the {warm}. "It is for you." {hero} gets the {treat}. "For you, too." [+ Munch!]',
        'The little one is cold. {hero} gives it the {warm}. {hero} gives it the {treat}. [+ Munch!]',
        '{hero} puts the little one in the {warm}. Now {hero} is cold. [+ {mentor} hugs {hero}.]',
        '"Are you hungry?" asks {hero}. Here is the {treat}. Gone! [?companion: {companion} looks. ]Here is the {warm}.',
      ],
      early: [
        'They carried it to the {place.door}. {hero} looked at {hero.their} {warm}. It was the only one {hero.they} had. Then {hero.they} pushed it into the {noise}, all around, until there was just a small hole on top. In went {arrival}. "It was hungry, too," said {mentor}. {hero} did not say a thing. {Hero.they} went and got the {treat}.',
        '"It wants to be warm until it\'s light," said {mentor}. "So do I," said {hero}. But {hero.they} took the {warm} and made a nest by the {place.door}. [?friend: {friend} helped to poke it in. ]Then {hero.they} broke the {treat} in two, one bit for each of them. The small one ate both. It was fast.',
        '{hero} laid the {noise} on its side by the {place.door}. That was the bed. {Hero.they} put in the {warm}. That was the rest of the bed. "What will you sleep in?" asked {mentor}. {hero} had not thought of that. {Hero.they} looked at the {treat}. [?companion: So did {companion}. ]"It can have that as well," {hero} said quickly.',
        '"Is it midnight yet?" asked {hero}. "It was midnight a while ago," said {mentor}. "We all missed it." So it was time for the {treat}. {hero} held it out, and {arrival} ate it, every crumb, and looked for more. There was just the {warm}. {hero} gave it that, too, for a bed by the {place.door}.',
      ],
      middle: [
        'They set the {noise} on its side by the {place.door}, where the draft couldn\'t get at it, and then they all thought about what to put in. It had to be warm. It had to be soft. Nobody looked at {hero}\'s {warm}. They were all very busy not looking at it.¶"Oh, well," said {hero}, and stuffed it in, thin corner and all. It had just begun to be warm again. [?friend: {friend} offered a sock, which was not at all the same. ]The {treat} went in after it. It was long past midnight anyway. In the morning there would not be one crumb.',
        '"A bit of food, some water, and somewhere warm," said {mentor}, "and no fuss. In the morning it\'ll want to be off." {mentor} went for the water. That left two things.¶{hero} unfolded the napkin. The {treat} still smelled of {treat.smell}. {Hero.they} took one deep breath of it, to keep, and put it down in front of {arrival}, and did not have to wait long. [?companion: {companion} groaned. ]Then {hero.they} fetched the {warm} from {hero.their} bed and packed it all around, in the {noise}, by the {place.door}. When {hero.they} stood up, {hero.their} arms felt very empty, and rather cold.',
        "{Arrival} wouldn't stay on the bare floor by the {place.door}. It wouldn't stay on {mentor}'s scarf. [?guest: It would not hear of {guest}'s hat. ]It turned around and around and shivered, until {hero} brought the {warm}. Then it went in headfirst, and the {warm} closed over it like water.¶\"It likes that one,\" said {mentor}.¶\"It's the best one,\" said {hero}. {Hero.they} would have liked it to like some other one. Then there was the matter of the {treat}. {hero} broke it up small, and it took some time, because {hero.they} {hero:was|were} saying goodbye to every piece.",
        '"You needn\'t, you know," said {mentor}, when {hero} pulled the {warm} off {hero.their} bed. "We\'ll find it an old sack."¶"Have we got an old sack?"¶"No," said {mentor}, who was honest.¶So they made it a nest, in the {noise}, by the {place.door}. {hero} showed it which end was the soft one. [?friend: {friend} held the lantern and gave advice. ]The {treat} was gone so fast that it was hard to believe that it had ever been there. It had taken {hero} five hours not to eat that. "Well," {hero.they} said, and licked {hero.their} finger, in case. "It was good."',
      ],
      preteen: [
        'They carried it back between them, and laid the {noise} on its side, close to the {place.door}. It could have gone, and it didn\'t go, but sat in the opening and shivered. "Now it\'s the cold," said {mentor}, "just as much as the fright. It\'ll need something warm around it until the sun comes up." Nobody said anything.¶{hero} had exactly one warm thing. {Hero.they} went and got it, and {hero.they} didn\'t make a speech, because {hero.they} didn\'t trust {hero.their} voice. The {warm} went in, fold after fold. [?friend: "You can\'t sleep without that," said {friend}. "No," said {hero}. ]And since it was long past midnight, {hero.they} broke the {treat} into small pieces, and watched them disappear. You could see that nothing had ever tasted so good to anybody.',
        'Nobody asked whose {warm} it was going to be. There was only one that was {warm.feel}, and it was lying right there, still in the shape of {hero}. "It\'s going to come back smelling of {noise}," said {mentor}. "I\'m only telling you."¶"I know," said {hero}.¶"And you\'ll be cold."¶"I\'m cold already," said {hero}, and tucked it in around {arrival} until you could only see two eyes. [?companion: {companion} watched and couldn\'t believe it. ]Then {hero.they} went and got the plate, too. It was gone in three bites, and {hero}, who had looked forward to it for so long, licked the napkin. It still tasted a little of {treat.smell}.',
        'It would be nice to say that {hero} did it gladly. {Hero.they} needed two tries. The first time {hero.they} lifted up a corner of the {warm} and put it back again. Then {hero.they} looked over at the {place.door}, where the {noise} was lying on its side with somebody shivering in it, and {hero.they} pulled the whole thing off the bed in one go, like a bandage. {Arrival} disappeared into it with a sigh.¶"And something to eat, I suppose," said {mentor}, without looking at anyone.¶"That\'s for midnight," said {hero} in a small voice. It had been midnight for quite some time. [?guest: {guest} passed {hero.them} the plate, very gently. ]The {treat} lasted about as long as a sneeze.',
        '"What does it need?" asked {hero}, and was sorry right away, because anybody could see what it needed. It needed what everybody needs at one o\'clock in the morning, and {hero} had it. {Hero.they} laid the {noise} on its side by the {place.door} and lined it with the {warm}, which was {warm.feel}, and which {hero.they} had owned since before {hero.they} could even say the word. {Hero.they} turned the mended corner to the inside, because that was the softest. [?friend: {friend} started to say something, and then {friend.they} just held the light. ]{hero} let it eat the {treat} out of {hero.their} hand, and it didn\'t leave a crumb. Then {hero.they} sat back with empty hands, and there was nothing left of the night that {hero.they} had planned.',
      ],
    },
    more: {
      toddlers: ['Round and round it goes. Then, plop! It sits.'],
      early: [
        'It turned around one time, and two times. Then it put its chin on the edge and looked at them. It did not say thank you. It just stopped shaking.',
      ],
      middle: [
        '"Thank you" is not a thing that such small somebodies say. It only turned around once, dug a hollow, and filled it.',
      ],
      preteen: [
        '"Do you think it\'s happy?" asked {hero}.¶"I think it\'s warm," said {mentor}, "and it isn\'t alone anymore, and maybe that\'s the same word in its language." {mentor} opened {mentor.their} own coat, which was old and scratchy, and only went around two people if neither of them breathed out, and {hero} crept in under half of it. It wasn\'t the same thing at all, but it was considerably better than nothing.',
      ],
    },
  },
  {
    id: 'watch',
    purpose: 'the hero sits awake beside it: the middle of the night, and who made it',
    core: false,
    rank: { young: 9, old: 11 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'lean', 'sleepy', 'arrival'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['arrival', 'sleep', 'calm'],
        ['friend', 'sleep', 'calm'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{noise}', '{warm}', 'lantern'],
      action: '{arrival} sleeps in the {warm}, and {hero} leans on {mentor} and watches.',
    },
    text: {
      toddlers: [
        '[+ Shh. ]The little one sleeps. [?friend: {friend} sleeps. ]{hero} sits by {mentor}. "God made it," says {hero}. "So small!"',
        'Up and down. Up and down. It breathes. {hero} watches. [+ {mentor} watches {hero}.]',
        '"Night, who is awake?" Me, says {hero}. Me, says {mentor}. [?companion: Not {companion}. ]Shh.',
      ],
      early: [
        '{hero} did not go back to bed. [+ There was not much of a bed to go to. ]{Hero.they} sat by the {place.door}, under half of {mentor}\'s coat, and watched the {warm} go up and down. [?friend: {friend} had gone to sleep sitting up. ]"God thought of everything that small," {hero.they} said. "Even its toes." "He must like small work," said {mentor}.',
        '"Now it\'s you who keeps watch," said {mentor}. {hero} sat up straight. Nothing came. It was a very good nothing. {Arrival} slept, and it made a noise in its sleep, like a kettle for dolls. "Is that *it*?" said {hero}. "It snores!"',
        "The night had sounds in it again. The {place.roof} ticked. Far away a dog said one word. {hero} knew them all now, and {hero.they} told them to the small one, in a low voice, one after another. [?companion: {companion} was already asleep. ]\"That's the {place.roof}. That's a dog. That's just me.\"",
      ],
      middle: [
        '{hero} had wanted to meet the middle of the night, and here it was. It was not what {hero.they} had expected. It was mostly {mentor}\'s elbow, and half a coat, and a small hole in the {warm} with somebody breathing in it.¶"Who looks after it when nobody\'s here?" asked {hero}.¶"The one who made it," said {mentor}. "He knows all their addresses."¶{hero} thought of every hollow and hedge in the whole dark country, with a heartbeat in each. [?friend: {friend} mumbled something about spoons. ]"That\'s a lot of getting up at night," {hero.they} said.',
        "By two o'clock {hero}'s feet had gone numb, and by three {hero.they} no longer minded. {Hero.they} had a job. Whenever the small one twitched in its sleep {hero} said, \"It's all right,\" and it was. [?friend: {friend} took the watch from half past two until a quarter to three, and then fell over. ]Nobody had ever been calmed down by {hero} before. It had always been the other way around. It was like finding a door in your own house.",
        'They sat side by side by the {place.door}, and {mentor} told {hero} what was awake. Moths were. Bats were. Bakers were, and the people on ships. "And the things with roots never stop," said {mentor}. "It\'s a big house, and there\'s always somebody up." [?companion: {companion} was not, in any sense. ]{hero} listened. It didn\'t feel like the outside anymore. It felt like a room with very many beds.',
      ],
      preteen: [
        'There are a great many things you can see at night, and {hero} didn\'t see any of them. From one o\'clock until almost five {hero.they} looked at something about as big as two fists that went up and down. It turned out to be enough. [?friend: {friend} kept {hero.them} company for an hour, and then went to sleep in the middle of a sentence. ]The little one had whiskers, or something like whiskers, as thin as if somebody had drawn them with the finest pen in the world, one after another. "You\'d think that somebody would be in more of a hurry, with such a small one," said {hero}.¶"He never seems to be in a hurry," said {mentor}.',
        '{hero} could have gone to sleep, because {mentor} had said two times that {mentor.they} would stay up. But as soon as {hero.they} lay down it moved and began to tremble, and as soon as {hero.they} put one finger on the edge of the {warm} it stopped again, so there was nothing that you could do about it. "It looks as if you\'re on duty," said {mentor}.¶"I don\'t know what good I am," said {hero}. "I\'m scared of practically everything."¶"Then you probably know better than anybody what to do with that finger," said {mentor}. [?companion: {companion} snored as if {companion.they} agreed. ]They sat there together, and it got colder, and very quiet.',
        'At about three o\'clock, which is the very bottom of the night, {hero} asked, "Is it silly to pray for something that small?"¶{mentor} thought about that, chin on knees. "I don\'t suppose that we look very big," {mentor.they} said, "from up there." They were quiet for a while. [?friend: {friend} had rolled up in all the coats there were, and you couldn\'t see which end was which. ]Out in the dark there were all kinds of creatures, going to wherever they were going, and God was looking after them, and nobody saw it. {hero} couldn\'t understand how {hero.they} had ever thought that the dark was empty.',
      ],
    },
    more: {
      preteen: [
        "People say that you get used to the cold, and you don't, but there was an hour, somewhere between four and five, when {hero} was cold and stiff and hungry, and wouldn't have been anywhere else for anything in the world, and {hero.they} decided to remember that.",
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'in the morning it goes its own way; the hero can sleep at last',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'dawn',
      shot: 'medium',
      cast: [
        ['hero', 'lean', 'sleepy', 'arrival', '{warm}'],
        ['arrival', 'walk', 'calm'],
        ['mentor', 'sit', 'tender', 'hero'],
        ['friend', 'sleep', 'calm'],
        ['companion', 'sleep', 'calm'],
        ['guest', 'sleep', 'calm'],
      ],
      props: ['{warm}', '{noise}', 'sun'],
      action: 'In the first light {arrival} goes on its way, and {hero} falls asleep.',
    },
    text: {
      toddlers: [
        'The sun comes up. The little one goes home. Bye-bye! [?friend: {friend} yawns. ]{hero} sleeps. [+ Shh.]',
        'Good morning! The little one goes home. {hero} shuts {hero.their} eyes. [?companion: So does {companion}. ]Sleep tight.',
        'Look, it is light. The little one is gone. {hero} leans on {mentor}. [?guest: {guest} leans, too. ][+ Shh.]',
        'It is day! The little one walks away. [+ {hero} waves. ]Then {hero} sleeps and sleeps.',
      ],
      early: [
        'When it was light, {arrival} climbed out. Then it went {place.leave}, and it did not say goodbye. "It didn\'t look back," said {hero}. "It had a lot to do," said {mentor}. {hero} wanted to say something to that. [?friend: {friend} wanted to hear it. ]But {hero.they} {hero:was|were} asleep.',
        '"Wake up, the sun is out," said {mentor}. But {hero} had been awake all the time. Out went {arrival}, one step, two steps, and {place.leave}. Then {hero} picked up the {warm}. There was a small round dent in it, and it was still warm. {Hero.they} put {hero.their} cheek there, just to see, and that was that.',
        'In the morning it was gone. There was a hollow in the {warm}, and there was a crumb that it had missed. {hero} ate the crumb. It was good. [?friend: "You were up all night," said {friend}. "So was everybody," said {hero}. ]Then {hero.they} went to sleep at breakfast, with {hero.their} nose by the jam.',
        'The sun came in at the {place.door}. So {arrival} went out at it. It stopped once, and sneezed, and went {place.leave}. "Bye," said {hero}. {Hero.their} knees had stopped shaking, but {hero} did not notice that. {Hero.they} had just lain down for one minute. [?companion: {companion} lay down on {hero.their} feet. ]',
      ],
      middle: [
        'It left at sunrise. There was a rustle, and then {arrival} stood in the {place.door}, and the light came through it at the edges. It shook itself. It went {place.leave}, without so much as a look over its shoulder.¶"It might have said something," said {hero}.¶"It said a great deal, last night," said {mentor}. [?friend: {friend} slept through all of it. ]{hero} took back the {warm}. It had a dent in it, and it smelled of {noise}. {Img.the} {img.loose}, some time or other, and nobody had seen it go. There was toast for breakfast. {hero} fell asleep with a piece in {hero.their} hand, sitting up, like a horse.',
        '{hero} saw the sun come up, after all. It came up pink, and then yellow, in no hurry. By then the nest was empty. {Hero.they} must have looked away, just once, to yawn.¶"I didn\'t get to say goodbye."¶"You held the {place.door}," said {mentor}. "That\'s how you say it." [?companion: {companion} walked around the {noise} and came back satisfied, or was carried around it. ]{hero} pulled the {warm} up to {hero.their} chin at last. It was full of small hairs, or fluff, or something. "I\'m going to stay awake and see the day," {hero.they} said. {hero} saw about a minute and a half of it.',
        '{hero} sat on the floor by the {place.door}, with {hero.their} chin on {hero.their} knees, and the light came in along the floor. And out came {arrival}, right past {hero.their} elbow. It stopped. It looked at the morning. Then it went {place.leave}, like somebody who knows where they live.¶"Well," said {mentor}, "and how was the middle of the night?"¶"Full," said {hero}. [?companion: {companion} was still asleep and could not be asked. ]{Img.the} {img.loose}. There was nothing left of the {treat} but the plate. {hero} leaned against {mentor}, and the plate slid off {hero.their} knees, and rang, and rolled, and lay down. {hero} did not even open one eye.',
        'As soon as it could see its own feet, it went. {hero} had opened the {place.door} by a hand\'s breadth, and then by two. {Arrival} looked out at the morning, and the morning was very large. It stood there with its whole body shaking. Then it put out one foot.¶"I know," whispered {hero}. "Then the next one."¶And it went {place.leave}, faster and faster, and never turned around. [?friend: "Is that all?" asked {friend}. ]It was all. {hero} lay down in the dent that it had left. There was room in it for one ear. {Img.the} {img.loose}. The {place.roof} began to tick, and {hero.they} did not hear it.',
      ],
      preteen: [
        'It left at first light, and it didn\'t say goodbye. {Arrival} climbed over the edge of the {warm}, cleaned itself up, and set off {place.leave}, without looking to the left or to the right, like somebody who has a train to catch. {hero}, who had held the {place.door} open for it, was left standing there in the cold with an open mouth.¶"Well," said {mentor}.¶"I didn\'t think that it would write to me," said {hero}. [?friend: {friend} rolled over and asked what {friend.they} had missed. ]{hero} picked up the {warm}, which really did smell of {noise}. {Img.the} {img.loose}, and {hero.they} had no idea since when. {Hero.they} wanted to say something about that, and got as far as lying down.',
        'The sun came up at six minutes to six, very pink, and {hero} was there to see it. It was the only part of the plan that had worked. By the time the light reached the {place.door}, {arrival} had gone off {place.leave}, and all that was left of it was a hollow, and a few crumbs, and a {warm} that needed to be washed.¶"So was it worth it?" asked {mentor}, who was making tea.¶It was such an interesting question that {hero} shut {hero.their} eyes to think about it. [?companion: {companion}, who had slept for nine hours, looked at {hero.them} with concern. ]{Img.the} {img.loose}. When the tea was ready, nobody had the heart to ask it again.',
        'Toward morning {hero} noticed that {hero.they} could see {hero.their} own hands. A bird tried out one note, and then it thought of a second one. Something turned around in the {noise}, and {arrival} came out, very stiff, one leg at a time, and stood there in the gray light and looked at {hero}. It wasn\'t thank you, but more like the look that you give somebody who has been in the same waiting room. Then it went off {place.leave}. It was trembling, {hero} saw, and it went anyway.¶[?friend: "Is it gone?" asked {friend} from under the coats.¶]"Yes," said {hero}. {Img.the} {img.loose}. The sun had come in at the {place.door} and made a warm spot on the floor, and {hero.they} lay down in it, just for a minute. It was exactly the right size.',
        "Nobody at school would have believed it, so {hero} never told it there. And what was there to tell? Something had been stuck, and then it had gotten out. It had eaten {hero.their} {treat}, and slept in {hero.their} {warm}, and in the morning it had gone off {place.leave} and hadn't looked back once. [?friend: {friend} told it instead, and put in a wolf. ]But some nights, later on, when {hero} was lying in {hero.their} own bed and heard a noise {hero.they} didn't know, {hero.they} would notice that one foot was already out on the floor. That morning, though, {hero.they} didn't notice anything. {Hero.they} had fallen asleep sitting up, against {mentor}'s shoulder, with {hero.their} boots on the wrong feet and the sun in {hero.their} face.",
      ],
    },
    more: {
      preteen: [
        '"Don\'t wake {hero.them}," said somebody, a long way up. The {place.roof} ticked as it got warm. Somebody stepped over {hero.them} with an armful of blankets, and somewhere a door was shut very carefully, by a person who knew how.',
      ],
    },
  },
]
