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
        "There are people who say that looking forward to a thing is the best part of it. {hero} didn't believe that for a minute, but {hero.they} had gotten extremely good at it all the same. {Plan.the} had been on the calendar since the end of winter, inside a red ring that had been drawn over so many times that it had nearly worn through into the following month. {Hero.they} had made a list of what to take, and then a list of what had been left off the first list. By the last evening the {plan.kit} stood beside the door, holding {plan.packed}, and there was nothing left to do except keep breathing until the morning. [?friend: {friend} had asked three times by now what time they were leaving.]",
        '"You have now packed that {plan.kit} five times," said {mentor}.¶"Four," said {hero}. "The first time was practice."¶It had been a long, gray, ordinary spring, one week after another, like people in a line at the post office. Near the far end of it {plan.the} had shone the whole time like a lighted window, and {hero} had steered by it. Whenever a Monday had gone badly, or a Sunday had gone on for too long, {hero.they} had only to think that there were forty days left, or twelve, or three. Now there was none, only one night. [?companion: {companion} had already taken up a position in front of the door, in order not to be forgotten. ]The {plan.kit} was full, and {hero} went over it again in {hero.their} head: {plan.packed}.',
        'Every evening, at about the time when other people look to see whether the stove is off, {hero} went and looked at the calendar. The day was still there. It had a red ring around it, and underneath, in {hero.their} best handwriting, stood what it was for: {plan.the}. {Hero.they} knew perfectly well that a date cannot get up and leave. But {hero.they} had wanted it for so many weeks, and so hard, that it seemed only sensible to keep an eye on it. Tonight {hero.they} {hero.sig}, and looked for the last time. Tomorrow {hero.they} would not have to look, because {hero.they} would be in it. [?friend: "You do realize that it will be over by this time tomorrow," said {friend}, who liked to be prepared for the worst. {hero} refused to see it that way.]',
        "The {plan.kit} by the door contained {plan.packed}. {hero} had packed it according to a system, so that whatever was needed first would be on top, and {mentor}, who had known {hero} for a long time, had not said a word about the system, and had only slipped in a spoon. They had been planning {plan.the} since before the leaves were out. It wasn't that anything amazing was going to happen there. It was just that everyone would be in the same place for a whole day with nothing else to do, and {hero} had counted it up, and that happened about as often as a comet. [?companion: {companion} was expected to come as well, and had been brushed for the purpose.]",
      ],
    },
    more: {
      early: ['{hero} looked up at the sky. There was one star in it. That was a good sign, surely.'],
      middle: [
        '"And if it rains?" somebody had asked, weeks ago. Everybody had laughed. It was that sort of question.',
        'There was a list as well, of course. It was pinned to the wall, and it had a check beside every single line, and beside "cookies" it had two.',
      ],
      preteen: [
        'They had talked about the weather, of course, but only in the way you talk about sharks before you go to the swimming pool. {mentor} had said that it was a dry year so far. {hero} had gone out on the step before bedtime to have a look, and the sky had been perfectly clear, with one star in it that seemed to be looking right at {hero.them}.',
        '{Hero.they} had imagined the day so thoroughly by now that it had a kind of wear on it, like a stair. In {hero.their} imagination it began at seven with the slamming of a door, and ended very late with everybody walking home a little crooked from laughing. In all the versions there had been, and there had been at least thirty, it had never once occurred to {hero.them} to put in any weather.',
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
          say: '{hero} knew before {hero.they} opened {hero.their} eyes. It was the light. It wasn\'t the light of a day when anything was going to happen. {Hero.they} lay there for several minutes with both eyes shut, because as long as nobody has looked, a thing isn\'t completely true yet. Then {hero.they} looked. {Weather.the} {weather.came}.¶"They telephoned at six," said {mentor}, who was standing in the doorway, already dressed for going out. "{Weather.why}. It\'s off, I\'m afraid, all of it." {Mentor.they} waited. "I let you sleep," {mentor.they} added, "because I thought that you might as well have it for another hour."',
          shows: shown.toldInMorning,
        },
        'In the thirty versions of this morning that {hero} had rehearsed there had been a blue sky in every single one. This was the thirty-first. {Weather.the} {weather.came}. {hero} stood at the window in bare feet, with the list in {hero.their} hand on which everything had a check beside it, and felt as if {hero.they} had walked up to a door with a cake and nobody lived there anymore.¶"It isn\'t going to stop, is it?" {hero.they} said.¶"Not today," said {mentor}. "{Weather.why}. They\'ve called off {plan.the}, and there\'s nobody you could be angry with. I\'ve been trying to think of somebody since half past five."',
        'The strange thing was that nothing in the room had changed. The clothes for {plan.the} lay over the chair in the right order, and the alarm clock, which had been set for six, went off at six with its usual enthusiasm. {hero} did not turn it off. {Hero.they} {hero:was|were} looking out of the window. {Weather.the} {weather.came}. [?friend: Down below the gate opened, and there was {friend}, who had been to the end of the street and back, in order to make quite sure, and was shaking {friend.their} head. ]"{Weather.why}," said {mentor}, and turned off the alarm clock very gently, as you might for somebody ill. "There won\'t be {plan.a}."',
        {
          say: '"I have bad news and no good news," said {mentor}, sitting down on the end of the bed, "and I thought that I would just say it."¶There was no need. {hero} could see it over {mentor}\'s shoulder. {Weather.the} {weather.came}. It was not even a dramatic sort of weather, with thunder in it, that you could have told people about afterward. It was just plain bad, all over, and it had all the time in the world. "{Weather.why}," said {mentor}, "so they have called off {plan.the}. Everyone has gone back to bed."¶"Till next week?" said {hero}.¶{mentor} shook {mentor.their} head. "It was only ever going to be today."',
          shows: shown.toldInMorning,
        },
      ],
    },
    more: {
      middle: [
        "It is a strange thing to be dressed for a day that isn't there. {hero} stood about in it for a while, like somebody in a costume when the play has been called off.",
      ],
      preteen: [
        "Somewhere at the back of {hero.their} mind a small, sensible voice said that nobody was hurt, and nothing was broken, and that in the history of the world this didn't count as a disaster. {hero} listened to it right to the end, and then went and turned the calendar to the wall.",
        "The unfair thing about the weather is that you can't argue with it. With a person there is always something you can try: you can beg, or explain, or slam a door at the right moment. {hero} tried slamming a door. {Weather.the} did not so much as look around.",
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
