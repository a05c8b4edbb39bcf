import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The day that everybody waits for, and the weather that comes instead. */
export const waitingBeats: readonly Beat[] = [
  {
    id: 'waiting',
    purpose: 'the day everybody has been waiting for, and how long',
    core: true,
    valence: 2,
    scene: {
      setting: 'kitchen',
      time: 'evening',
      shot: 'medium',
      cast: [
        ['hero', 'point', 'joy', '{plan.kit}'],
        ['mentor', 'stand', 'happy', 'hero'],
        ['friend', 'stand', 'joy', 'hero'],
        ['companion', 'sit', 'calm', '{plan.kit}'],
      ],
      props: ['bag', 'door'],
      action: 'It is the evening before {plan.the}, and {hero} can hardly wait.',
    },
    text: {
      toddlers: [
        '{hero} packs and packs. [+ In goes the cup. ]In go the cookies. Tomorrow is {plan.the}!',
        '{Plan.kita} is by the door. [+ {hero} pats it. Pat, pat. ]Tomorrow is {plan.the}!',
        '"How many sleeps?" asks {hero}. [?friend: "One!" says {friend}. ][!friend: "One." ]One sleep. Then comes {plan.the}!',
        '[+ Three sleeps. ]Two sleeps. One sleep! {hero} hops to bed. Tomorrow is {plan.the}!',
        'Snap! {hero} shuts the {plan.kit}. [+ {hero} cannot sit still. Hop, hop, hop. ]Tomorrow is {plan.the}!',
      ],
      early: [
        'There had been nineteen sleeps. Now there was one. {hero} had crossed off every day with a red pen. There was hardly any red pen left. [?friend: {friend} had helped, and so one Tuesday was crossed off twice. ]Tomorrow was {plan.the}!',
        'The {plan.kit} stood by the door. It held {plan.packed}. {hero} had packed it all. Then {hero.they} took it out and packed it again. "To see if it was still there," {hero.they} said. Tomorrow was {plan.the}.',
        '"Is it tomorrow yet?" asked {hero}.¶"Not yet," said {mentor}.¶"Is it now?"¶"Now it is still supper," said {mentor}. But {mentor.they} could hardly wait, either. Tomorrow was {plan.the}, and they were all going[?friend: , and {friend}, too].',
        'Scritch, went the red pen. {hero} crossed off one more day. [+ Now there was no day left. ]Tomorrow was {plan.the}. So {hero.they} went to bed before supper, to make it come faster. It did not. So {hero.they} got up again for the soup.',
        'Every night {hero} asked how many more. And every night {mentor} held up fingers. [+ At first {mentor.they} had needed both hands. ]Tonight {mentor.they} held up just one. It was the best finger {hero} had ever seen. Tomorrow was {plan.the}.',
      ],
      middle: [
        'It had started at thirty-one. {hero} had put a red ring around {plan.the} on the calendar, and every evening {hero.they} crossed off one more square. At twenty {hero.they} packed. At twelve {hero.they} unpacked, because somebody had to make sure that the cookies were still good. [?companion: {companion} had helped to make sure. ]At nine {hero.they} packed again. Now there was one white square left in front of the ring, and outside it was already getting dark. {hero} crossed it off. Then {hero.they} blew on the ink, so that nothing could go wrong.',
        'The {plan.kit} had been standing by the door since Tuesday. Nobody was allowed to move it, not even to sweep. It held {plan.packed}, and {hero} could have told you the order, from the bottom up. [?friend: {friend} came by twice a day, just to look at it. ]"Anyone would think we were going to the moon," said {mentor}, who had been around it with the broom all week. But {mentor} looked up at the sky, too, every time {mentor.they} went by the window. Tomorrow was {plan.the}.',
        '"What\'s the first thing we\'ll do?" said {hero}.¶"Arrive," said {mentor}.¶"And then?"¶They had talked about {plan.the} every evening for three weeks, so they both knew all the answers. That was the nice thing about it. [?friend: {friend} did the voices. ]They went through the whole day once more, from the first bite to the last song, and nobody in it was ever tired or lost a shoe. "Now there\'s only tonight in the way," said {hero}, and looked at tonight through the window, rather sternly.',
        "Some people count sheep. {hero} counted what was in the {plan.kit}: {plan.packed}. {Hero.they} had done it every evening for two weeks, sitting on the floor beside it, and as a rule {hero.they} began to yawn somewhere around the cookies. Tonight it didn't work at all. {Hero.they} got through everything twice, and {hero.sig}, and was wider awake than before. [?companion: {companion}, who had been counted too, by mistake, was asleep. ]It was the last evening. Tomorrow it would be {plan.the}, and everybody was coming, {mentor} and all.",
        'Click, went the lid of the cookie tin. {mentor} put it in on top, and the {plan.kit} was full. {hero} had been waiting to hear that click for thirty-one days. It was the last thing on the list, and {hero.they} crossed it out with so much joy that the pencil broke. "That\'s that, then," said {mentor}. "Now it can\'t be stopped." [?friend: {friend} knocked on the table, which was wood, just to be safe. ]It was a pity, looking back, that {mentor} had said it. But nobody looked back that evening. Tomorrow was {plan.the}.',
      ],
      preteen: [
        '{Plan.the} had been on the calendar since the end of winter, and {hero} had drawn a red ring around it. {Hero.they} had gone over that ring so many times that there was nearly a hole in the paper. {Hero.they} had made a list of what to take along, and then a second list of what {hero.they} had forgotten on the first. And now it was the last evening, and the {plan.kit} was standing by the door with {plan.packed} in it, and there was nothing left to do but wait. [?friend: {friend} had already asked three times when they were leaving.]',
        '"You\'ve packed that {plan.kit} five times," said {mentor}. ¶ "Four," said {hero}. "The first time was only practice." ¶ It had been a long, gray spring, and one week had come after the other, like people waiting at the post office, but at the end of it there was {plan.the}. Whenever a Monday went wrong, {hero} only had to think that there were forty days left, or twelve, or three, and now there was only one more night. [?companion: {companion} was already sitting in front of the door, so that nobody would forget {companion.them}. ]{hero} went through the {plan.kit} one more time in {hero.their} head, and it was all there: {plan.packed}.',
        "Every evening {hero} went to the calendar and looked if the day was still there, and it was. There was a red ring around it, and under it, in {hero}'s best handwriting, it said what it was for, and that was {plan.the}. Of course a day can't get up and leave, but {hero.they} had wanted it for so long that {hero.they} thought it was better to check. Tonight {hero.they} {hero.sig}, and checked for the last time. Tomorrow {hero.they} wouldn't have to check, because tomorrow {hero.they} would be there. [?friend: \"By this time tomorrow it'll be over,\" said {friend}. {hero} didn't want to hear that.]",
        "In the {plan.kit} by the door there was {plan.packed}. {hero} had packed it so that the first thing they needed would be on top, and {mentor} hadn't said a word about it, and had only added a spoon. They had been planning {plan.the} since there were no leaves on the trees. It wasn't that anything amazing was going to happen there. But they would all be together for one whole day, and nobody would have to do anything else, and {hero} couldn't remember when that had happened last. [?companion: {companion} was coming, too, and had been brushed for it.]",
      ],
    },
    more: {
      early: ['{hero} looked up at the sky. There was one star in it. That was a good sign, surely.'],
      middle: [
        '"And if it rains?" somebody had asked, weeks ago. Everybody had laughed. It was that sort of question.',
        'There was a list as well, of course. It was pinned to the wall, and it had a check beside every single line, and beside "cookies" it had two.',
      ],
      preteen: [
        "They hadn't talked much about the weather. {mentor} had said that it had been a dry year so far. Before {hero} went to bed {hero.they} had stepped outside to see, and the sky was clear, and there was one star in it that seemed to look right at {hero.them}.",
        '{hero} had imagined that day at least thirty times, and it began at seven, with doors slamming, and it ended late, and they were all a bit crooked from laughing when they walked home. And in none of those thirty days had there been any weather.',
      ],
    },
  },
  {
    id: 'ready',
    purpose: 'the mentor has been looking forward, too: the straw hat',
    core: false,
    rank: { young: 7, old: 8 },
    valence: 1,
    scene: {
      setting: 'hallway',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'stand', 'joy', 'mirror'],
        ['hero', 'stand', 'happy', 'mentor'],
      ],
      props: ['mirror', 'hat'],
      action: '{mentor} tries on a new straw hat in front of the mirror.',
    },
    text: {
      toddlers: [
        'What is that, {mentor}? A straw hat! [+ It is for tomorrow. ]Too big? Just right.',
        '{mentor} has a new hat. [+ It is made of straw. ]Crackle, crackle! {hero} may touch it.',
        'On goes the straw hat. [+ "For {plan.the}," says {mentor}. ]Look in the mirror, {mentor}!',
      ],
      early: [
        '{mentor} had a new straw hat. It was still in its paper. "I am saving it for tomorrow," {mentor.they} said. Then {mentor.they} put it on, just for a minute. {Mentor.they} did the dishes in it. It was a very long minute.',
        '"What is in the box?" asked {hero}.¶"My hat," said {mentor}. It was made of straw, and it crackled. "I have not had a new hat for ten years. But I have not been to {plan.the} for ten years, either." {mentor} turned around and around in front of the mirror.',
        '{hero} saw a light in the hallway. There stood {mentor} at the mirror with a straw hat on. {Mentor.they} said good day to the mirror, very politely. Then {mentor.they} saw {hero}, and went pink. "It has to be broken in," said {mentor}.',
      ],
      middle: [
        'It turned out that {hero} was not the only one. When {hero.they} went to get a drink of water, {mentor} was standing in front of the hall mirror in a straw hat. It was brand-new. It had a brim like a dinner plate. {mentor} tipped it to the left and looked stern, and tipped it to the right and looked like somebody in a film.¶"I was only seeing if it fits," said {mentor}.¶"And does it?"¶"It did an hour ago," said {mentor}, "and it still does."',
        '"I\'ve bought something foolish," said {mentor}, and took it out of its tissue paper. It was a straw hat. It smelled of hay, and it creaked a bit when you held it. "I said to the woman in the shop that I had an occasion. She asked me what it was. I told her about {plan.the} for a quarter of an hour, with four people waiting behind me." {Mentor.they} set it on {mentor.their} head with both hands, the way you put a lid on a full pot. "I haven\'t had an occasion for a long time," {mentor.they} said.',
        'There was a nail in the hallway where nothing ever hung. That evening there was a straw hat on it. {hero} had to touch the brim, and it gave a small dry crackle, like a field. "That\'s mine," said {mentor}, coming by with the plates. "It\'s for tomorrow. Nobody is to sit on it." {Mentor.they} went on into the kitchen, came back without the plates, and put the hat a little straighter on its nail. Then {mentor.they} did it again on the way to bed.',
      ],
      preteen: [
        '{hero} had supposed that {hero.they} {hero:was|were} the only person in the house who had taken leave of {hero.their} senses. Then {hero.they} came around the corner into the hallway and found {mentor} at the mirror, in a straw hat, saying "How do you do?" to {mentor.themself} in three different tones of voice. It was an excellent hat. It was the color of August, with a brim so wide that its wearer would have to go through doors with some care.¶"I am breaking it in," said {mentor} with dignity. "You don\'t take a new hat straight out into the sun. It\'s a shock to it."',
        '"Tell me honestly," said {mentor}.¶It was a straw hat, new enough to creak. {Mentor.they} stood under it very stiffly, as if it were full of water, and for once did not appear to know what to do with {mentor.their} hands. "I went in for a packet of needles," {mentor.they} explained. "It was in the window. I thought, when did I last go anywhere for a whole day with people I like, and in a hat? And I couldn\'t remember, so I bought it." {hero} walked all the way around {mentor.them}, and said that {mentor} looked like a person who is waiting for something nice to happen.',
        'On the nail in the hallway, where there was normally nothing but a shopping bag, hung a new straw hat. {hero} lifted it down and smelled it, because it is not possible to do anything else with a new straw hat, and it smelled of barns and hot roads. "Put that back," called {mentor} from the kitchen, who must have heard it crackle. "It\'s not for looking at. It\'s for tomorrow." But a moment later {mentor.they} had come to stand in the doorway with a dish towel over one shoulder, looking at it all the same. "It\'s rather a lot of hat," {mentor.they} said after a while, "for somebody who never goes out."',
      ],
    },
    more: {
      middle: [
        '{hero} remembered that hat later on. At the time {hero.they} only thought how well it would look in the sun.',
      ],
      preteen: [
        "It had not crossed {hero}'s mind before that a grown person might lie awake over a thing of this kind. {Hero.they} found it slightly alarming, as though one of the chairs had turned out to be ticklish, and {hero.they} said good night rather quickly, and forgot about it until the following afternoon.",
      ],
    },
  },
  {
    id: 'morning',
    purpose: 'the weather is here, and the day is off',
    core: true,
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'sad', 'window'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['bed', 'window'],
      action: '{hero} looks out of the window, and the weather has come.',
    },
    text: {
      toddlers: [
        '{Weather.tsound} [+ What is that? ]{hero} looks out. {Weather.tis} There is no {plan} today!',
        'It is the day! [+ {hero} runs to look. ][+ Oh no. ]{Weather.tis} There is no {plan}.',
        {
          say: '{Weather.tis} "Go away, {weather}!" says {hero}. [+ It does not go. ]"No {plan} today," says {mentor}.',
          shows: shown.toldInMorning,
        },
        {
          say: 'Good morning, sun! But there is no sun. [+ {Weather.tis} ]"No {plan} today," says {mentor}.',
          shows: shown.toldInMorning,
        },
      ],
      early: [
        {
          say: '{hero} woke up first. {Hero.they} did not need to be called. {Hero.they} jumped out of bed, ran to the window, and stopped. {Weather.the} {weather.came}.¶"Is it still {plan.the}?" asked {hero}.¶"Not today," said {mentor}. "{Weather.why}. Everybody is staying home."',
          shows: shown.toldInMorning,
        },
        {
          say: 'There was a sound at the window. {hero} kept {hero.their} eyes shut, so that it would not be so. But it was so. {Weather.the} {weather.came}. "There is no {plan}," said {mentor}. [+ Then {mentor.they} sat down on the bed, too.]',
          shows: shown.toldInMorning,
        },
        {
          say: '"Today!" said {hero}, before {hero.they} had even opened {hero.their} eyes. Then {hero.they} opened them. {Weather.the} {weather.came}. It was on the roof. It was on {plan.the}.¶"We can\'t go," said {mentor}.¶"But I packed!" said {hero}.',
          shows: shown.toldInMorning,
        },
        {
          say: 'It was the day. You could tell, because {hero} was up before the birds. But where were the birds? {hero} looked out. {Weather.the} {weather.came}.¶"No {plan}," said {mentor}, very softly.¶"No {plan}?" said {hero}.',
          shows: shown.toldInMorning,
        },
      ],
      middle: [
        {
          say: '{hero} was awake at five. For a while {hero.they} lay still and enjoyed it. Then {hero.they} noticed that there was something wrong with the window. It was making a noise, or perhaps it was not making one, but in any case it was not the kind of window that you have on the morning of {plan.the}. {Hero.they} got up and looked. {Weather.the} {weather.came}.¶"They\'ve called it off," said {mentor}, who was standing in the door and had plainly been up for some time. "{Weather.why}. I\'m so sorry."¶{hero} was still holding one sock. {Hero.they} put it down.',
          shows: shown.toldInMorning,
        },
        {
          say: 'There were thirty-one red crosses on the calendar, and after them a red ring, and inside the ring it was now half past six in the morning. {hero} pulled the blind. {Weather.the} {weather.came}. {Hero.they} let the blind down, counted to ten, and pulled it up again, in case it had been a mistake. [?friend: {friend} was up as well, and was standing about beside the {plan.kit} without touching it. ]"It\'s off," said {mentor}. "{Weather.why}. I called, and then I called somebody else, and they both said so."',
          shows: shown.toldInMorning,
        },
        {
          say: 'The first thing {hero} heard was {mentor}\'s voice on the telephone. "I see," it said. "Yes. No, of course not. I\'ll tell {hero.them}." Then for a long time it said nothing at all. {hero} looked at the window. {Weather.the} {weather.came}. It had taken away the hill, and the sun, and whatever there was to look forward to.¶{mentor} came in and sat down on the end of the bed. "There isn\'t going to be {plan.a}," {mentor.they} said. "{Weather.why}."¶"Until when?" said {hero}.¶"Just not," said {mentor}.',
          shows: shown.toldInMorning,
        },
        {
          say: '{hero} had decided to wake up slowly, so as to have more of it. {Hero.they} opened one eye. The one eye saw something it did not like, and woke the other. {Weather.the} {weather.came}. "It might not be as bad from closer up," said {hero}, and put {hero.their} nose to the glass. It was worse. [?companion: {companion} was set on the windowsill, had a look, and seemed to draw the same conclusion. ]"{Weather.why}," said {mentor} from the doorway. "They\'ve called it off, for good. I wanted you to hear it from somebody who is sorry, too."',
          shows: shown.toldInMorning,
        },
      ],
      preteen: [
        {
          say: '{hero} knew it before {hero.they} opened {hero.their} eyes, because the light was wrong. For a few minutes {hero.they} kept {hero.their} eyes shut, since it isn\'t quite true as long as you haven\'t looked, and then {hero.they} looked. {Weather.the} {weather.came}. ¶ "They called at six," said {mentor}, who was standing in the door and was already dressed to go out. "{Weather.why}. They\'ve called it off, all of it." {Mentor.they} waited for a moment. "I let you sleep," said {mentor}, "so that you could have it for another hour."',
          shows: shown.toldInMorning,
        },
        'Thirty times {hero} had imagined this morning, and every time the sky had been blue, and this was number thirty-one. {Weather.the} {weather.came}. {hero} stood at the window in bare feet, with the list in {hero.their} hand, and there was a check beside everything on it. ¶ "It isn\'t going to stop, is it?" {hero.they} asked. ¶ "Not today," said {mentor}. "{Weather.why}. They\'ve called off {plan.the}, and it\'s nobody\'s fault. I\'ve been trying to think of somebody whose fault it is since half past five."',
        'Nothing in the room had changed, and the clothes for {plan.the} were lying on the chair, and the alarm clock rang at six, as it was supposed to. {hero} didn\'t turn it off, and {hero.they} stood at the window and looked out. {Weather.the} {weather.came}. [?friend: Down below the gate opened, and there was {friend}, who had been to the end of the street to make sure, and was shaking {friend.their} head. ]"{Weather.why}," said {mentor}, and turned off the alarm clock very gently, as if somebody were sick. "There won\'t be {plan.a}."',
        {
          say: '"I\'ve got bad news and no good news," said {mentor}, and sat down on the edge of the bed, "so I\'ll just say it." ¶ {Mentor.they} didn\'t have to, and {hero} could see it over {mentor.their} shoulder. {Weather.the} {weather.came}. It wasn\'t even the kind of weather that you can tell people about afterward, and it was only bad, and it had all day. "{Weather.why}," said {mentor}, "and so they\'ve called off {plan.the}, and everybody has gone back to bed." ¶ "Until next week?" asked {hero}. ¶ {mentor} shook {mentor.their} head. "It could only be today," {mentor.they} said.',
          shows: shown.toldInMorning,
        },
      ],
    },
    more: {
      middle: [
        "It is a strange thing to be dressed for a day that isn't there. {hero} stood about in it for a while, like somebody in a costume when the play has been called off.",
      ],
      preteen: [
        'Somewhere in {hero.their} head a small voice said that nobody was hurt and that nothing was broken. {hero} listened to it until it was finished, and then {hero.they} went and turned the calendar around, so that it faced the wall.',
        "The worst thing about the weather is that you can't do anything to it. You can't beg it or explain it anything, and if you slam the door, it doesn't even turn around, and {hero} tried that with two different doors.",
      ],
    },
  },
  {
    id: 'hoping',
    purpose: 'the hero gives the weather a last chance',
    core: false,
    rank: { young: 12, old: 5 },
    valence: -1,
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'worried', 'away', 'bag'],
        ['friend', 'sit', 'thinking', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['door', 'bag'],
      action: '{hero} sits on the step with the {plan.kit} and waits for the weather to stop.',
    },
    text: {
      toddlers: [
        '{hero} sits on the step. [+ {hero} waits. ]"Stop now, please." {Weather.tsound}',
        '"One, two, three, stop!" says {hero}. {Weather.tsound} [+ One, two, three! ]No. It goes on.',
        'Is it stopping? One foot out. Brr! Foot back in. [+ No, not yet.]',
      ],
      early: [
        '{hero} sat on the step with the {plan.kit} and gave it one more chance. "I will count to a hundred," {hero.they} told {weather.the}. "Then you stop." {Hero.they} counted very slowly. At a hundred nothing happened. So {hero.they} counted to a hundred again, in case it had not been listening.',
        '"It is getting better over there," said {hero}, on the step.¶"Where?" asked [?friend: {friend}][!friend: {mentor}].¶"There. Behind the tree." They both looked behind the tree. It was not getting better there. It was only getting better in {hero}\'s head.',
        '{hero} put on {hero.their} things and sat down on the step. If you were ready, it might stop. {Hero.they} sat there until {hero.their} nose was cold. [?companion: {companion} sat there, too. ]But {weather.the} did not care who was ready.',
      ],
      middle: [
        '"It could still stop," said {hero}, and went and sat on the step with the {plan.kit} on {hero.their} knees, so as to be there when it did. By nine it had not stopped. At a quarter past there was a lighter patch over the neighbor\'s chimney, and {hero} stood up. It was a cloud of a slightly different gray. {Hero.they} sat down. [?friend: "Should I say something cheerful?" asked {friend}.¶"No," said {hero}.¶"Good," said {friend}. "I haven\'t got anything." ]At ten somebody across the road drew their curtains shut.',
        "{hero} made a bargain with {weather.the}. It could have all of Monday, {hero.they} said, and the whole of November, and any Sunday it liked, if it would please go away by ten o'clock. {Hero.they} said it aloud, from the step, with the {plan.kit} beside {hero.them}. It seemed a handsome offer. {Weather.the} took no notice. When {mentor} came out with a blanket to put around {hero.them}, it was five past.",
        'There were three signs that it was stopping. A bird had said something. The step was a bit less cold than before. And [?friend: {friend}, who had sat down beside {hero} with a sigh, thought that {friend.they} had seen a corner of blue][!friend: far away, behind the church, there was a corner of something that was nearly blue]. {hero} watched the corner for half an hour with the {plan.kit} in {hero.their} arms. Then somebody took in the blue thing and shut the window. It had been a bedsheet.',
      ],
      preteen: [
        "{hero} did not give in at once. {Hero.they} carried the {plan.kit} out to the front step and sat down beside it, fully dressed, because it seemed to {hero.them} that it had all been decided in a hurry, and somebody might still change their mind. Until ten o'clock {hero.they} kept up the kind of hope that people keep up on railroad platforms. Every few minutes something would change: the sky would shift its weight, or a bird would clear its throat, and {hero} would half get up. [?friend: {friend} sat on the other side of the {plan.kit} and loyally half got up as well. ]By eleven {hero.they} had stopped half getting up. It was the stopping that hurt.",
        'There is a trick for looking at bad weather, where you pick the palest part of the sky and don\'t look at any other. {hero} practiced it for the better part of two hours, sitting on the step with the {plan.kit} at {hero.their} feet. {mentor} came to the door once, opened {mentor.their} mouth, and then went in again and returned with a blanket.¶"It\'s lighter than it was," {hero} informed {mentor.them}.¶"It\'s later than it was," said {mentor}, not unkindly, and put the blanket around {hero.their} shoulders.',
        '"Give me one good reason," said {hero} to {weather.the}, "and I will go inside." {Hero.they} {hero:was|were} sitting on the step in everything that {hero.they} had planned to wear. {Weather.the} gave no reason. It simply continued, with enormous patience, like someone reading aloud from a very long book in which nothing happens. [?companion: {companion}, who had been brought along as a witness, was put under the bench to keep dry. ]A car went by, and for an instant {hero} was sure that it was coming to fetch them after all. It was delivering somebody\'s chairs.',
      ],
    },
    more: {
      preteen: [
        'People talk about hope as if it were something cozy. Nobody had told {hero} about the sort that you have to put down at a certain hour, like a heavy bag, and that your arms go on aching for some time after it has gone.',
      ],
    },
  },
]
