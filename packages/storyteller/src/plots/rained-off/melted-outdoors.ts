import type { MeltedPage } from '../plot.ts'

/** Pages on which two or three beats after the turn are told as one. */
export const meltedOutdoors: readonly MeltedPage[] = [
  {
    id: 'choose/out/rest',
    scene: {
      setting: 'garden',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'jump', 'joy', 'mentor'],
        ['mentor', 'stand', 'laugh', 'hero', 'hat'],
        ['friend', 'run', 'joy', 'hero'],
        ['companion', 'play', 'happy', 'hero'],
      ],
      props: ['{weather.prop}', 'tree'],
      action: '{hero} and {mentor} are outside in {weather.the}, and {mentor} wears the straw hat.',
    },
    text: {
      toddlers: [
        '"I am sorry," says {hero}. "Here is your hat." They go out and play. {weather.tplay} Then they go home. {weather.tlull}',
        'Out comes {hero}. "I was mean. I am sorry, {mentor}." Hug! They play in the {weather}. {weather.tplay} Good night.',
        '{hero} gives back the hat. "I was mean. I am sorry." They go out and play. {weather.tplay} What a day!',
      ],
      early: [
        '{hero} took the straw hat from the chair and carried it to the kitchen. "It is not only a {plan.only}," {hero.they} said. "I said that to be mean. I am sorry."¶{mentor} bent down, and {hero} put the hat back on. Then they went out to see what there was. There was {weather.one}. {hero} {weather.play}. {mentor} {weather.play}, too.¶They came home {weather.state}. "Tomorrow it will be nice out," said {mentor}. "That\'s a pity," said {hero}.',
        '"You left this," said {hero}, and held out the hat. "Can I un-say it?"¶"No," said {mentor}. "But you can say something on top." So {hero} said sorry. It went on top. [?friend: {hero} said it to {friend}, too. ]¶ Then they put on their coats. By the gate was {weather.one}, and {hero} {weather.play}. Nobody looked at the clock. That night they slept {plan.in}, and the hat hung up to dry. It {weather.hat}.',
        '{hero} put the hat on {hero.their} own head, and it went down to {hero.their} nose. So {hero.they} walked right into {mentor}. "It is me," said {hero} in the hat. "I am sorry. It was a good {plan.only}."¶"I forgive you," said {mentor}, and lifted the brim.¶They went out, and there was {weather.one}. {hero} {weather.play} until it got dark. Then they all sat {plan.in}. {Weather.the} {weather.lull}, and no one told it to stop.',
      ],
      middle: [
        '{hero} pulled back the curtain, took the straw hat from the chair, and walked to the kitchen. "It isn\'t only a {plan.only}," {hero.they} said. "I knew that when I said it. I said it to make it small. I\'m sorry."¶{mentor} dried {mentor.their} hands for a long time. Then {mentor.they} bent down {mentor.their} head, and {hero} put the hat on it, a bit crooked. "What\'s it doing out there now?" asked {mentor}.¶They went and looked. Nobody else was out. By the gate there was {weather.one}, and {hero} {weather.play}, and {mentor}, who had meant only to watch, {weather.play}.¶That evening they all sat {plan.in}. {Img.the} {img.loose}. "I\'d still rather have gone," said {hero}. "I\'d rather have had both." {Weather.the} {weather.lull}, and nobody asked it to stop.',
        '"Can you take a thing back?" asked {hero}, in the kitchen door, with the hat in front of {hero.them} like a tray.¶"Not really," said {mentor}. "I heard it."¶"Then I\'ll just have to say another one as well. It was the nicest thing anybody did all day, and I stepped on it. I\'m sorry."¶"That\'s a good one," said {mentor}. "I\'ll put it in front of the other." And {mentor.they} put on the hat, and over that a scarf, and held open the door. Out there was {weather.one}. [?friend: {friend} {weather.play}, and {hero} {weather.play} right behind. ][!friend: {hero} {weather.play}, and then {hero.they} did it again. ]They came home {weather.state}. The hat {weather.hat}, and the lamp was on, and there was room for everybody {plan.in}. {Img.the} {img.loose}. It must have been left outside.',
        '{hero}\'s legs had gone to sleep. {Hero.they} came out of the curtain like a newborn calf, picked up the straw hat, and wobbled into the kitchen. [?companion: {companion} was carried along, for courage. ]"You waited for it, too," {hero} said, "as long as I did. And I acted as if it was all mine. I\'m sorry for that, and for what I said."¶"I forgive you," said {mentor}, and put on the hat. "It was very cold with nothing on my head."¶Then they went out into it and looked for things that you couldn\'t have on a fine day. Number one was {weather.one}. {hero} {weather.play}, and after that nobody kept count. {Plan.the} didn\'t come back, that day or any other. But they slept {plan.in}, and {weather.the} {weather.lull}. {Img.the} {img.loose}, and {hero} could not have said when.',
      ],
      preteen: [
        'It\'s a lot easier to go into a curtain than to come out of one. {hero} drew it back, ring by ring, picked up the hat, very carefully, although it was a bit late to be careful, and carried it into the kitchen. "It isn\'t only a {plan.only}," {hero.they} said to {mentor}\'s back. "I could see exactly what it was. I said the other thing so that you wouldn\'t be happier than I was. I\'d give it back if I could."¶{mentor} did not say that it was nothing. "No, you can\'t do that," {mentor.they} said, turning around. "But you can put my hat on."¶They had the entire outdoors to themselves. By the gate was {weather.one}, which had come in the night and would be gone by tomorrow, and {hero} {weather.play}. Behind {hero.them} somebody said "Oh, why not," and {mentor} {weather.play} as well.¶"Would you swap?" {mentor} asked, that night. They were lying {plan.in}, and over the stove hung a hat that {weather.hat}.¶"Yes," said {hero}, who had done with saying things that were not so. "But I wouldn\'t swap it for nothing." {Img.the} {img.loose}. {Weather.the} {weather.lull}.',
        '"I\'ve come to unsay something," {hero} announced in the kitchen, holding out the straw hat. "I know that it doesn\'t work. I only want you to have seen me try."¶"Go on, then," said {mentor}.¶So {hero} said it all again, backward, as well as {hero.they} could: that it was not only a {plan.only}, and that {mentor} had not been making a fool of {mentor.themself}; and that {hero.they} {hero:was|were} ashamed. [?friend: "You were rotten to me as well," said {friend}, to a spoon. {hero} said that one, too. ]"I forgive you," said {mentor}, and took the hat. "I won\'t say that I enjoyed it."¶Outside, nothing about {weather.the} had improved. The difference was that they were now on the same side of the door. {hero} found {weather.one}, and {weather.play}. There is no way of looking forward to a thing like that. They came home {weather.state}, and had supper {plan.in}, where there was exactly enough room, provided that everyone breathed in turns. {Img.the} {img.loose}. {Weather.the} {weather.lull}.',
        '{hero} emerged from the curtain sideways, hopping, because {hero.their} left foot had gone to sleep, and so it came about that {hero.they} arrived in front of {mentor} on one leg, holding out a straw hat, like a person who has come to sell something. "You\'d been looking forward to it, too," {hero.they} said. "I never asked. I took all of the being sad there was, and then I said that about the {plan.only}, and it wasn\'t even true."¶"It was a bit true," said {mentor}. "That\'s why it hurt."¶"It wasn\'t the part that mattered," said {hero}, and {mentor} took the hat with both hands.¶After that there was nothing to be done except to go out. There was {weather.one}, and {hero} {weather.play}, and {mentor} {weather.play}, entirely without dignity, in a hat that had been bought for the sun. When people asked later on what the red ring on the calendar was for, {hero} would say, "That was for {plan.the}, and we didn\'t go." But tonight {hero.they} lay {plan.in}. {Img.the} {img.loose}. {Weather.the} {weather.lull}. "Leave the curtain open," said {hero}.',
      ],
    },
  },
  {
    id: 'out/hunt',
    scene: {
      setting: 'street',
      time: 'late-afternoon',
      shot: 'wide',
      cast: [
        ['hero', 'point', 'joy', '{weather.prop}'],
        ['mentor', 'look-up', 'laugh', 'hero', 'hat'],
        ['friend', 'run', 'joy', 'hero'],
        ['companion', 'play', 'happy', 'hero'],
      ],
      props: ['{weather.prop}', 'lamp'],
      action: '{hero} and {mentor} go looking for things that only this day has.',
    },
    text: {
      middle: [
        '"The rule is," said {hero}, "that it only counts if you couldn\'t have it on a fine day."¶They stood on the step and looked. {mentor} had the straw hat pulled down to {mentor.their} ears. [?friend: "Cold knees," said {friend}. It was agreed that cold knees counted. ]Then {hero} saw it. Over by the gate was {weather.one}. {Hero.they} ran at it without another word and {weather.play}. Number two was {weather.two}, and number three was {weather.three}. Number six was a woman at a window, who had looked so sad, and then she saw the straw hat go by. It turned out that the day was crammed full. It had just been put away in odd places.',
        '{Weather.the} was waiting for them. It got in at once at the top of the collar, and {mentor} said "Ooh!" in a voice that {hero} had never heard from {mentor.them} before. By the gate was {weather.one}. {hero} {weather.play}, and {mentor}, straw hat and all, {weather.play} right behind. [?companion: {companion} got some of it in the face, and looked surprised. ]Then they went down the street and took turns, with three lampposts for each. {mentor} got {weather.two}. {hero} got {weather.three}, and was so proud of it that they had to go back and look at it again. "What would it be now, at {plan.the}?" called {mentor}.¶"No idea!" shouted {hero}. {Hero.they} really hadn\'t any.',
        'Nobody else was out. They had it all to themselves, the whole gray garden and the road. By the gate there was {weather.one}. It hadn\'t been there yesterday, and it wouldn\'t be there tomorrow. {hero} {weather.play}. "You have to do it with the hat on," {hero.they} told {mentor}. "It\'s much better." And {mentor}, who had meant only to watch, {weather.play}.¶After that there was no stopping them. They found {weather.two}, and {weather.three}. [?friend: {friend} found the best of all, a lost glove on a fence, sitting up and waving. ]"We could have been doing this since six o\'clock," said {hero}.¶"Yes," said {mentor}. "We could." It was a bit sad. But neither of them said it in a sad way.',
      ],
      preteen: [
        'They had the entire outdoors to themselves. Everyone else had very sensibly stayed at home. {hero} stood on the step, and for the first time that day {hero.they} looked at it without wanting it to be something else. There was {weather.one}. It had come in the night, and by tomorrow it would be gone, and if they had all been where they had planned to be, then nobody would have seen it. {hero} {weather.play}. Somebody behind {hero.them} said "Oh, why not," and the next instant {mentor}, with the straw hat tied on and {mentor.their} coat flying, {weather.play} as well.¶After that they went the whole length of the street. Here was {weather.two}, and there was {weather.three}, and they stood still for {weather.sound}, with their mouths open, as people do who are listening hard. It was like looking for four-leaf clovers: for ages there are none, and then your eyes change, and the field is full.',
        '"We ought to be systematic," said {hero}, who felt rather shy about it, now that they were really outside. A thing counted only if you could not have had it in fine weather, and nobody was allowed to say "pretty."¶{mentor}, from beneath the straw hat, opened with {weather.two}. {hero} replied with {weather.three}. [?friend: {friend}, who had scorned the entire business, came running back from the corner with something in both hands, and it was only a smell, on a wet leaf, but they all had to admit that it was a good one. ]Then they came across {weather.one}, and there was nothing systematic about what followed. {hero} {weather.play}. {mentor} {weather.play}. It went on for twenty minutes, and at the end of it {mentor} was laughing so hard that {mentor.they} had to hold on to the fence with one hand and to the hat with the other. By the time the lamps were lit they had gotten to nineteen.',
        'Nothing about {weather.the} had improved. It met them on the step with the same thoroughness with which it had met everything since dawn. "Good afternoon," said {mentor}, and raised the straw hat to it.¶Halfway down the path {hero} was brought up short. There was {weather.one}. {Hero.they} thought of all the mornings on which {hero.they} must have gone by some such thing at a run with {hero.their} collar up. Then {hero.they} {weather.play}. [?companion: {companion} had had the same idea some time earlier. ]Farther along the street there was {weather.two}, and beside it {weather.three}, and it struck {hero} how little any of these things cared about being found. They had not been put there to make up to anybody for {plan.the}. And yet it felt, absurdly, like getting letters, one after another, on a day when you have been told that there was no mail.',
      ],
    },
    more: {
      preteen: [
        "There is no way of looking forward to a thing like that. That was perhaps the strangest part of it. It could not have been put on a list or drawn a ring around, since nobody would have known that it was there to be wished for; you had to be standing in front of it, in somebody else's boots.",
      ],
    },
  },
]
