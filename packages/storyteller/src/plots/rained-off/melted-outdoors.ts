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
        'It\'s much harder to come out from behind a curtain than to go in. {hero} pulled it open, one ring after another, and picked up the hat, very carefully, and carried it into the kitchen. "It isn\'t only a {plan.only}," {hero.they} said to {mentor}\'s back. "I only said that because I didn\'t want you to be happier than me. I\'d take it back if I could." ¶ {mentor} didn\'t say that it was nothing. "You can\'t take it back," {mentor.they} said, and turned around, "but you can put my hat on." ¶ There was nobody outside but them. By the gate there was {weather.one}, which had come in the night and would be gone by tomorrow, and {hero} {weather.play}. "Oh, why not?" said somebody behind {hero.them}, and {mentor} {weather.play} as well. ¶ "Would you swap?" asked {mentor} that night. They were lying {plan.in}, and over the stove hung a hat that {weather.hat}. ¶ "Yes," said {hero}, because {hero.they} didn\'t want to say things anymore that weren\'t true. "But I wouldn\'t give this one away for nothing." {Img.the} {img.loose}. {Weather.the} {weather.lull}.',
        '"I want to unsay something," said {hero} in the kitchen, and held out the straw hat. "I know that you can\'t, and I only want you to see that I tried." ¶ {mentor} waited. ¶ So {hero} said it all backward, as well as {hero.they} could, and {hero.they} said that it wasn\'t only a {plan.only}, and that it was nice, and that {hero.they} {hero:was|were} ashamed. [?friend: "You were mean to me, too," said {friend} to a spoon, and so {hero} unsaid that as well. ]"I forgive you," said {mentor}, and took the hat. "But it did hurt." ¶ Outside {weather.the} hadn\'t gotten any better. But then {hero} found {weather.one}, and {weather.play}, and you can\'t look forward to a thing like that, because nobody knows that it\'s coming. They came home {weather.state}, and had supper {plan.in}, and there was just enough room if they all breathed in turns. {Img.the} {img.loose}. {Weather.the} {weather.lull}.',
        '{hero} came out of the curtain sideways, because {hero.their} left foot had gone to sleep, and so {hero.they} hopped over to {mentor} on one leg, holding out a straw hat. "You\'d been looking forward to it, too," {hero.they} said, "and I never asked. I acted as if nobody was sad but me. And then I said that about the {plan.only}, and it wasn\'t even true." ¶ "It was a bit true," said {mentor}, "and that\'s why it hurt." ¶ "It wasn\'t the part that\'s important," said {hero}, and {mentor} took the hat with both hands. ¶ After that they went out, because there was nothing else left to do. There was {weather.one}, and {hero} {weather.play}, and {mentor} {weather.play}, in a hat that had been bought for the sun. "What was that red ring for?" people asked, weeks later. "That was for {plan.the}," said {hero}, "and we didn\'t go." But tonight {hero.they} lay {plan.in}. {Img.the} {img.loose}. {Weather.the} {weather.lull}. "Leave the curtain open," said {hero}.',
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
        'There was nobody outside but them. {hero} stood on the step, and for the first time that day {hero.they} looked at the weather without wishing that it would go away. There was {weather.one}. It had come in the night, and by tomorrow it would be gone, and if they had gone to {plan.the}, nobody would ever have seen it. {hero} {weather.play}. "Oh, why not?" said somebody behind {hero.them}, and then {mentor}, with a scarf tied around the straw hat, {weather.play} as well. ¶ After that they went down the whole street. They found {weather.two}, and they found {weather.three}, and they stood still to listen to {weather.sound}. First you think that there\'s nothing, and then your eyes get used to it, and you see more and more.',
        '"Let\'s look for things that you only get today," said {hero}, who was a bit shy about it, now that they were really outside. "But it only counts if you couldn\'t have it in good weather, and nobody is allowed to say \'pretty.\'" ¶ {mentor}, under the straw hat, found {weather.two}. Then {hero} found {weather.three}. [?friend: {friend} had said that it was silly. But then {friend} came running back from the corner with something in both hands, and it was only a smell, on a wet leaf, but it was a very good one. ]And then they came to {weather.one}, and {hero} {weather.play}, and {mentor} {weather.play}. They did it for twenty minutes, until {mentor} was laughing so hard that {mentor.they} had to hold on to the fence with one hand, and to the hat with the other. When the street lamps came on, they had found nineteen things.',
        '{Weather.the} hadn\'t gotten any better, and it was still just the way it had been at six o\'clock. "Good afternoon," said {mentor} to it, and lifted {mentor.their} straw hat. ¶ Halfway to the gate {hero} stopped, and there was {weather.one}. How often had {hero.they} run past something like that and not seen it? Then {hero.they} {weather.play}. [?companion: {companion} had already done it. ]A bit farther on they found {weather.two}, and next to it {weather.three}. None of it had been put there to make up for {plan.the}, and it would have been there if nobody had come. And still it was like getting a letter, and then one more, on a day when you had thought that there was no mail.',
      ],
    },
    more: {
      preteen: [
        "That was the strange thing about it, and you couldn't put it on a list, and you couldn't draw a red ring around it, because nobody knew that it was coming. You just had to be there, in somebody else's boots.",
      ],
    },
  },
]
