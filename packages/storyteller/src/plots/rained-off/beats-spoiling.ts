import type { Beat } from '../plot.ts'

/** Somebody makes something of the day, and the hero spoils it; a hat lies on a chair. */
export const spoilingBeats: readonly Beat[] = [
  {
    id: 'trying',
    purpose: 'somebody makes the best of it, in a straw hat',
    core: true,
    valence: 1,
    scene: {
      setting: 'living-room',
      time: 'day',
      shot: 'medium',
      cast: [
        ['mentor', 'work', 'joy', '{plan.prop}', '{plan.prop}'],
        ['friend', 'sit', 'laugh', 'mentor'],
        ['companion', 'sit', 'happy', 'mentor'],
        ['hero', 'peek', 'angry', 'mentor'],
      ],
      props: ['{plan.prop}', 'curtain', 'lamp'],
      action: '{mentor}, in a straw hat, makes {plan.made}.',
    },
    text: {
      toddlers: [
        '{mentor} has a straw hat on. {plan.tmade} "Come and play, {hero}!"',
        '{mentor} puts on a straw hat. {plan.tmade} [+ [?friend: {friend} sits down. ][?companion: {companion} sits down. ]]"Come, {hero}!"',
        '{plan.tmade} {Mentor.they} {mentor:has|have} a straw hat, too. "We can play here," says {mentor}.',
        'Who is busy? {mentor} is! {plan.tmade} [+ [?friend: "Oh!" says {friend}. ]]{mentor} puts on a straw hat, too.',
      ],
      early: [
        'Then {hero} heard humming. {mentor} had put on a straw hat, and {mentor.they} {plan.how}.¶"Here is {plan.the}!" called {mentor}. [?friend: {friend} sat right down. "Is there mustard?" asked {friend}.][!friend: "It is a bit small."]',
        'Something went bump. Something went scrape. {hero} looked through a hole in the curtain. {mentor} {plan.how}. On {mentor.their} head was the straw hat, and it was almost noon. "Now all we need is {hero}," said {mentor}. [?companion: {companion} had a seat already.]',
        '"Close your eyes," said {mentor}.¶"They are closed," said the curtain.¶{mentor} {plan.how}. [?friend: {friend} helped, and got in the way. ]Last of all {mentor.they} put on the straw hat. "You can open them now. I have made {plan.made}."',
        'It was {mentor} who had the idea. {Mentor.they} {plan.how}. Then {mentor.they} put on a straw hat, and blinked. "My, it is hot today," {mentor.they} said. [?friend: "Very hot," said {friend}.][!friend: {Mentor.they} {mentor:was|were} looking at the curtain.]',
      ],
      middle: [
        'Toward noon there were noises. Furniture was being moved, and somebody was humming. {hero} put one eye to the gap. {mentor} {plan.how}. {Mentor.they} had cut a sun out of yellow paper and pinned it to the lamp, and on {mentor.their} head {mentor.they} had a straw hat, as if there were any danger of sunburn. [?friend: {friend} was lying in the best place already, with {friend.their} shoes off. ]"Ladies and gentlemen," said {mentor}, in the direction of the curtain, "if we can\'t go to {plan.the}, then it\'ll have to come to us."',
        '"What do you think?" {mentor} was saying. "A bit more to the left?"¶{hero} hadn\'t meant to look. But it\'s hard not to look at a person who {plan.how}, all alone, in a straw hat, in the middle of a living room. [?companion: Or not quite alone, for {companion} had been given a place of honor. ]It must have taken an hour. {mentor} had even put out cups for everybody, one beside the other. {Mentor.they} stepped back to see how it looked, and bumped into the lamp, and begged its pardon.',
        'It was nearly noon when {mentor} came in with {mentor.their} sleeves rolled up. {Mentor.they} didn\'t say a word to the curtain. {Mentor.they} moved two chairs, whistled something, and went out, and when {mentor.they} came back {mentor.they} {plan.how}. Then {mentor.they} went and got the straw hat and put it on. [?friend: "You look like a holiday," said {friend}. ]"There," said {mentor}, quite out of breath. "I\'ve always wanted {plan.made}. Who\'s coming?" Two cups, or three, clinked as {mentor.they} set them down.',
        'Down on the floor, things were happening. {hero} could tell by the dust, which was coming in under the curtain. First somebody crawled by on hands and knees, humming. That was {mentor}, and {mentor.they} {plan.how}. Next came a rim of straw, from left to right. [?friend: Then there was {friend}\'s voice, which said, "But it\'s lovely!" ]"It\'s noon," said {mentor} at last, from rather low down, "and the sun is out, in here. You are warmly invited. It\'s {plan.made}, and it\'s meant for you."',
      ],
      preteen: [
        '{mentor} didn\'t think that you should leave people alone with a disappointment for longer than one morning. At about half past eleven sounds of activity began to reach the windowsill. {hero} widened the gap in the curtain by the breadth of one eye, just to be informed. {mentor} {plan.how}. {Mentor.they} had cut a sun out of yellow wrapping paper and pinned it to the lampshade, where it was turning slowly, and {mentor.they} {mentor:was|were} wearing the new straw hat. There was something almost unbearable about that hat. [?friend: {friend} had taken off both shoes and was lying with {friend.their} eyes shut, getting a tan. ]"It isn\'t {plan.the}," said {mentor} to the room in general, "I\'m aware of that. But I thought that it might be a relation."',
        '"I am not trying to cheer you up," {mentor} said to the curtain, "so you needn\'t worry. I was simply dressed for it."¶{Mentor.they} had {mentor.their} back to {hero}, and {mentor.they} worked with an odd, careful sort of gladness, like a person laying a table for guests who may not come. {Mentor.they} {plan.how}. {Mentor.they} set out the cups. [?companion: {companion} was given a cup as well, and a view of the lamp. ]When everything was as it should be, {mentor.they} took the straw hat out of its tissue paper, put it on, and stood there underneath it in the lamplight with nowhere to go. "Well," said {mentor}, "I make it noon."',
        'It began with the humming, which {hero} did {hero.their} best not to recognize. It was the tune they had been going to sing on the way to {plan.the}. Next the big chair was pushed aside. {hero} looked through the gap and saw {mentor}, in a straw hat and stocking feet, stooping and stretching, and talking quietly to {mentor.themself}, as you do when your hands are happy. {Mentor.they} {plan.how}. It was {plan.made}, and you could see that {mentor.they} had been thinking about it half the night. [?friend: "Can I be in it?" asked {friend}.¶"You\'re in it already," said {mentor}. "It starts at the door." ]They both looked toward the curtain at the same time, and there was a pause in which somebody might have come out.',
        'At noon exactly there was a knock. Since it is not usual to knock on a curtain, {hero} was surprised into saying "Yes?"¶"I\'m collecting people," said {mentor}\'s voice, "for {plan.the}. It has been moved indoors because of conditions." {hero} moved the cloth aside by an inch. {mentor} had put on the straw hat. Behind {mentor.them}, where that morning there had been only a carpet, {mentor.they} had made {plan.made}. {Mentor.they} {plan.how}. [?friend: {friend} was in there already, waving with a spoon. ]It was ridiculous, it was rather crooked, and somebody had plainly taken more trouble over it than over anything for a long while. There was a cup for each of them.',
      ],
    },
    more: {
      middle: [
        'Nobody laughed at it. That was what {hero} noticed. It was the sort of thing at which somebody usually laughs.',
      ],
      preteen: [
        "{hero} could feel two things, one on top of the other, like two people trying to go through the same door. The one wanted very much to come out. The other had been on that windowsill since half past eight, and had grown stiff and proud there, and it wasn't going to come down for a hat and a row of cups.",
      ],
    },
  },
  {
    id: 'spoil',
    purpose: 'the hero says the unkind thing, and the hat comes off',
    core: true,
    valence: -2,
    scene: {
      setting: 'living-room',
      time: 'same',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'angry', '{plan.prop}'],
        ['mentor', 'stand', 'sad', 'hat', 'hat'],
        ['friend', 'sit', 'sad', 'hero'],
        ['companion', 'sit', 'worried', 'hero'],
      ],
      props: ['{plan.prop}', 'chair', 'curtain', 'hat'],
      action: '{hero} says something unkind, and {mentor} takes off the straw hat.',
    },
    text: {
      toddlers: [
        '"It is only a {plan.only}," says {hero}. [+ Oh. ]{mentor} is sad. Off comes the straw hat.',
        '"It is bad! Only a {plan.only}!" says {hero}. [+ No more humming. ]{mentor} puts the hat down.',
        '"I do not want it!" says {hero}. "Only a {plan.only}!" {mentor} is sad. Off goes the hat. [+ [?friend: {friend} is sad, too.]]',
        '{hero} peeks out. "It is only a {plan.only}." [+ Now it is very quiet. ]{mentor} takes off the hat.',
      ],
      early: [
        '{hero} put {hero.their} head out. "It is only a {plan.only}," {hero.they} said.¶The humming stopped. {mentor} took off the straw hat, and laid it on a chair. "I see," {mentor.they} said, and went to wash the cups. [+ Nobody had used them.]',
        '{hero} came out with {hero.their} arms stiff. "It is only a {plan.only}," {hero.they} said. "And the hat is silly."¶It was loud. After it, there was only the clock. {mentor} put the hat down on a chair and carried out the cups. [+ {hero} got back behind the curtain, very fast.]',
        '"Come on in," said {mentor}.¶"In what?" said {hero}. "It is only a {plan.only}."¶[?friend: "It is not," said {friend}. But {friend} got up. ]{mentor} took off {mentor.their} hat. {Mentor.they} looked for a place for it, and put it on the chair. In the kitchen the water began to run.',
        '{hero} wanted it to be nice. {Hero.they} wanted it so much that {hero.they} got mad at it. "It is only a {plan.only}!" {hero.they} said. The words hit {mentor} right under the hat. {Mentor.they} put the hat on the chair, and went out to the cups.',
      ],
      middle: [
        'The curtain flew open. "It\'s not {plan.the}," said {hero}. "It\'s only a {plan.only}. You can put a hat on it if you want. It\'s still only a {plan.only}."¶There it was, said. {mentor} didn\'t answer back. {Mentor.they} looked at {plan.themade} as if somebody had switched on a harder light. Then {mentor.they} took off the straw hat and put it on the chair, gathered up the clean cups, all of them, and carried them to the kitchen to be washed. {hero} sat down behind the curtain again. {Img.the} {img.tight}.',
        '{hero} came out. {Hero.they} stood in front of it all, and for one moment it nearly went the other way. [?friend: "Sit here," said {friend}, and moved over. ]Then {hero.they} thought of the real {plan}, out there, not happening, and something hot came up. "It\'s only a {plan.only}," {hero.they} said. "A baby could see that."¶{mentor} stopped humming in the middle of a note. {Mentor.they} took the hat off, quite slowly, as you do in church. {Mentor.they} laid it on the chair. "Then I\'ll see to the cups," {mentor.they} said, and went. {Img.the} {img.tight}. It was not far back to the windowsill.',
        '"No, thank you," said {hero}. If only {hero.they} had left it at that! But it felt good to have somebody to say it to at last, somebody who wasn\'t the sky. "It\'s only a {plan.only}," {hero.they} said through the gap. "It\'s stupid, and you look stupid in that hat."¶[?companion: Even {companion} seemed to turn {companion.their} face away. ]{mentor} put a hand up to the brim, and found it was still there. {Mentor.they} took it off and set it on the chair, with the ribbon to the wall. Soon there was a clinking of cups from the kitchen. {Img.the} {img.tight}.',
        'What {hero} said next was quite short. "It\'s only a {plan.only}." {Hero.they} said it with {hero.their} head out of the curtain, in a cool, tired voice, like somebody who has seen a hundred better ones.¶It\'s odd how much can be knocked over by six or seven words, when nobody has moved. The lamp was still on. Everything stood where it had stood. But now it was only what it was. [?friend: {friend} sat up and began to put on {friend.their} shoes. ]{mentor} laid the straw hat on the chair and went off to the kitchen with the cups. {Img.the} {img.tight}, and {hero} shut the curtain.',
      ],
      preteen: [
        'It would be nice to say that {hero} came out. {Hero.they} did, sort of. {Hero.they} put {hero.their} head through the gap, looked the whole thing over from one end to the other, and said, "It\'s only a {plan.only}."¶That was all. {Hero.they} said it quite quietly. But it was true, that was the dreadful thing about it; it was the smallest and meanest piece of the truth that {hero.they} could find, and it went through that room like a pin. {mentor} stood for a moment with {mentor.their} arms hanging. Then {mentor.they} lifted the straw hat from {mentor.their} head with both hands and put it down on the chair by the wall. "Yes," said {mentor}. "I suppose that it is." {Mentor.they} collected the cups, which were all clean, and took them into the kitchen to be washed. {Img.the} {img.tight}.',
        '"You don\'t have to," said {hero}, and meant it kindly, or at any rate began it kindly. But the sentence had a slope to it. "You don\'t have to pretend. I\'m not four. Anybody can see it\'s only a {plan.only}, and you\'re only wearing that hat because there\'s nobody here to laugh."¶[?friend: "I was having a nice time," said {friend}, in a small voice.¶]{Hero.they} had not known that this was in {hero.them}. It had come out whole, as if it had been lying there ready all morning, waiting for somebody soft enough to be thrown at. {mentor} took off the straw hat, turned it around once by the brim, and laid it on the chair. After that {mentor.they} carried the cups away, two at a time. {Img.the} {img.tight}. {hero} got back behind the curtain, and found that it was not so easy to arrange {hero.their} feet.',
        'The curtain rings shrieked. {hero} stood there, blinking, with the print of the window frame on one cheek. {Hero.they} saw {plan.themade}, and the lamp, and the row of cups. {Hero.they} saw how nice it was, and that was exactly what {hero.they} couldn\'t stand.¶"That isn\'t {plan.the}," said {hero}. "It\'s only a {plan.only}."¶The humming stopped. You wouldn\'t think that somebody who stops humming could leave such a big hole. Very carefully {mentor} took off the straw hat, and looked about for somewhere to put it, and in the end {mentor.they} put it on the chair. "I\'ll just do the cups, then," said {mentor}, and went out with them into the kitchen and shut the door halfway. {Img.the} {img.tight}. There was nothing for {hero} to do except to go back to where {hero.they} had come from.',
        '{hero} had all the words ready for "thank you." It was perhaps the most irritating part of it, afterward, that they had been lying on top. But you cannot spend four hours building a thing like that sulk and then walk out of it for the first pleasant face. So {hero.they} reached in underneath, and what {hero.they} brought up was this: "It\'s only a {plan.only}. It\'ll never be anything else, whatever you put on your head."¶[?companion: {companion}, in the place of honor, stared straight in front of {companion.them}. ]Nobody replied. {mentor} took off the straw hat and laid it on the chair, and the crackle that it made was much the loudest noise in the room. Then {mentor.they} bent down for the cups. From the kitchen, through the half-open door, came the sound of water. {Img.the} {img.tight}, and {hero} drew the curtain.',
      ],
    },
    more: {
      middle: [
        'It had been meant to make {hero.them} feel better. It was supposed to make the other thing, the hot thing, a bit smaller. Now there were two of them in there.',
      ],
      preteen: [
        "You can't get a word back when you have said it. If only there had been a string tied to the end of that sentence, thought {hero}, and then {hero.they} could have pulled it in again, very fast, hand over hand, before it got there.",
      ],
    },
  },
  {
    id: 'quiet',
    purpose: 'now nobody has a day',
    core: false,
    rank: { young: 8, old: 4 },
    valence: -1,
    scene: {
      setting: 'kitchen',
      time: 'same',
      shot: 'wide',
      cast: [
        ['mentor', 'work', 'sad', 'cup', 'cup'],
        ['friend', 'sit', 'sad', 'mentor'],
        ['companion', 'sit', 'sad', 'mentor'],
      ],
      props: ['cup', 'table', 'window'],
      action: '{mentor} washes clean cups in the kitchen and does not hum.',
    },
    text: {
      toddlers: [
        'Swish, swish. {mentor} washes a cup. [+ The cup is clean. ]{mentor} does not hum.',
        'No song. No hat. No game. [?friend: {friend} looks at {friend.their} feet.][!friend: Tick, tock, says the clock.]',
        'Clink, goes a cup. Clink, goes a cup. [+ {mentor} looks out. ]Nobody hums.',
      ],
      early: [
        'It was quiet now. {mentor} washed the cups that nobody had used. [?friend: {friend} sat under the kitchen table and picked at a crumb. ]No one hummed. No one asked the curtain how it was. {hero} had wanted to be left alone. Now {hero.they} {hero:was|were}. It was not as nice as {hero.they} had thought.',
        '{hero} waited for somebody to say, "Come out." No one did. {Hero.they} let {hero.their} foot hang out. No one saw. {Hero.they} sighed. [?companion: Only {companion} was there to hear it. ]In the kitchen {mentor} put a cup on the shelf, and then {mentor.they} took it down and washed it again.',
        'Before, there was one sad person in the house. {hero} counted now. There was {hero}. There was {mentor}. [?friend: There was {friend}, who had stopped making jokes. ]The sad had gone all through the house, like burnt milk. And {hero} knew who had left the pot on.',
      ],
      middle: [
        "Nobody came to the curtain now. From the kitchen you could hear {mentor} washing the cups, one after another, with long pauses. They hadn't been used, so it can't have been the dirt. [?friend: {friend} had crept in under the kitchen table with a book, but no page had turned for a long time. ]{hero} had wanted the whole house to know how bad this day was. Well, it knew. It had gone as quiet as the inside of a shoe.",
        "It's a funny thing about being left alone. {hero} had demanded it since breakfast, and now that {hero.they} had it there was no use for it. {Hero.they} tried a sigh. It didn't sound like much, with nobody to hear it. [?companion: {companion} was still sitting where {companion.they} had been put, in the middle of everything. ]{hero} listened for the humming. {mentor} always hummed at the sink. It was like the ticking of a clock, you noticed it only when it stopped.",
        '"Where does this one go?" {hero} heard {mentor} say in the kitchen. {Mentor.they} knew quite well where it went. {Mentor.they} {mentor:was|were} only saying something, so that there would be something said. [?friend: "Second shelf," said {friend}. ]Then it was quiet again. Out in the room stood {plan.themade}, ready for everybody, with nobody in it, like a shop on a Sunday. {hero} tried not to see it. It was right in front of the gap.',
      ],
      preteen: [
        'It was what {hero} had been asking for since breakfast. Nobody knocked, nobody hummed, and nobody wanted {hero.them} to be any different. In the kitchen a cup was put down, and after a long interval another. [?friend: {friend} had gone out there too, and appeared to be drying. ]{hero} sat behind the curtain and had the whole day to {hero.themself}, and found out that you can win everything there is to win and have nowhere to put it. The gap in the cloth, which had been so useful, now framed {plan.themade} as neatly as a picture on a wall, and there was no one in it at all.',
        'There is a kind of quiet in a house that has nothing to do with noise. The clock was going, the water ran, and somebody opened a drawer. But the humming was missing. {mentor} hummed over everything, over potatoes and over bills, generally without noticing; it was so much a part of the place that {hero} had long ago stopped hearing it. {Hero.they} heard it now, in all the spots where it was not. [?companion: {companion} remained at {companion.their} post in the middle of {plan.themade}, loyal to a party that had been called off. ]It came to {hero.them}, slowly, that until noon only one person had lost the day.',
        "{hero} had thought that the day couldn't be spoiled any more, since it was spoiled already. That turned out to be a mistake in arithmetic. At eight o'clock that morning the weather had taken {plan.the}. It had left the rest: a house with a lamp on in it, people, cookies, an afternoon. All that had still been there at noon. It was not {weather.the} that had sent {mentor} out to the kitchen to wash clean cups. [?friend: It was not {weather.the} that had made {friend} go quiet. ]{hero} looked for somebody to blame for this second, smaller, indoor kind of weather, and there was only one person on the windowsill.",
      ],
    },
    more: {
      preteen: [
        '{Hero.they} began, out of habit, to compose a speech for the defense. It opened strongly. But at every turn there was a straw hat in the way, and after a while {hero.they} noticed that {hero.they} had begun to compose for the other side.',
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'one cross and honest line to God',
    core: false,
    rank: { young: 5, old: 6 },
    valence: 0,
    scene: {
      setting: 'living-room',
      time: 'same',
      shot: 'medium',
      cast: [['hero', 'pray', 'sad', 'window']],
      props: ['window', 'curtain'],
      action: '{hero} sits on the windowsill behind the curtain and prays.',
    },
    text: {
      toddlers: [
        '"Dear God," says {hero}. "I am so cross." [+ God hears {hero}. ]{Weather.tsound}',
        '"God, it is a bad day. [+ And I was bad, too. ]Stay here." God stays.',
        '"God, I was mean. What now?" [+ It is warm behind the curtain. ]God is near.',
      ],
      early: [
        '"God," said {hero}, "why today? You could have had it tomorrow." {Hero.they} waited. {Weather.the} did not stop. "And I was mean to {mentor}," said {hero}. That part was harder to say. But {hero.they} felt less alone in the curtain after it.',
        '{hero} put {hero.their} nose into {hero.their} knees. "I am cross with you, God," {hero.they} said. "A little bit." Then {hero.they} thought. "No. I am cross with me." It was all right to say it there. No one was shocked. "Please sit with me," said {hero}.',
        '"Dear God," said {hero} to the window. "I know you made the weather. It is very... big." {Hero.they} wanted to be polite. "But I had packed." And then {hero} told God about the hat, too, because that was the part that hurt.',
      ],
      middle: [
        '"I don\'t want to complain," {hero} told God, and then did, for quite a while. It was about the thirty-one days, and the packing, and who was in charge of the sky. That got it all out. When it was out, there was something else underneath, and it was not about the weather. "I said it was only a {plan.only}," said {hero}. "I said it so that it would hurt." {Weather.the} went on as before. But the windowsill felt a little less like the end of the world.',
        '{hero} did not fold anything. {Hero.they} just said it into {hero.their} collar. "God, I\'m not very nice just now. You\'d better know." There was no answer, or none that you could hear. There was {weather.the}, and a clink from the kitchen. "I\'d like to be nicer," {hero.they} said, "but I don\'t know how to get down from here." It\'s a good thing to have somebody you can say that to. It didn\'t get {hero.them} down. But now there were two on the windowsill.',
        '"Are you there?" said {hero} quietly. "It\'s me, in the curtain." It seemed a silly place to pray from. But it was quiet there, and there was a lot of sky. "You needn\'t do anything about the weather," {hero} said. "I\'ve got used to it. It\'s about {mentor}." {Hero.they} stopped. It was hard to think how to put it. "You saw {mentor.their} face," {hero.they} said at last. That seemed to be all of it.',
      ],
      preteen: [
        '"I\'d like to begin with the weather," {hero} told God, "because I have been saving it up." {Hero.they} began with the weather. {Hero.they} didn\'t hold back, and at one point {hero.they} even mentioned the deserts, where somebody might have been glad of it. Nobody told {hero.them} to be quiet. It was a bit like being cross with a very large, calm person who goes on holding your coat. And when {hero.they} had gotten right to the end of it, there was still something there, which had been at the bottom all the time. "And I was cruel to {mentor}," {hero.they} said, "and you can\'t blame that on the sky."',
        'It was not what you would call a proper prayer. It had no beginning, and hardly any manners. "I don\'t know what to do now," said {hero} into {hero.their} knees. "I\'ve been up here so long that I can\'t come down without everybody seeing it. Couldn\'t you make it so that I never said it?" {Hero.they} knew the answer before {hero.they} had finished; it was the same as with {plan.the}. There are things that you don\'t get back. "Then stay here while I think," said {hero}. {Weather.the} went on and on. But somehow it felt to {hero.them} as if {hero.they} {hero:was|were} not the only one on that windowsill anymore.',
        '{hero} had been told that you could say anything to God, and had never quite believed it. Today seemed like a good day to find out. "It isn\'t fair," {hero.they} said. "I waited, and I was patient, and I was good, nearly all of the time, and then this." {Hero.they} listened. The clock ticked. "And now I\'ve taken it out on the one person who bought a hat." {hero} had not intended to say that. It had simply been next in line. {Hero.they} sat for a time with {hero.their} forehead against the cold pane, not exactly comforted, and not exactly by {hero.themself} either.',
      ],
    },
    more: {
      preteen: [
        'It changed nothing that could be seen from the window. What it changed was smaller than that: {hero} had been holding a door shut since morning with {hero.their} whole weight, and now, for the moment, {hero.they} {hero:was|were} only leaning on it.',
      ],
    },
  },
  {
    id: 'sees',
    purpose:
      'through the glass, one small thing that only this weather makes; the hero does not want to look',
    core: false,
    rank: { young: 2, old: 2 },
    valence: 1,
    scene: {
      setting: 'living-room',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'look-up', 'wow', 'window'],
        ['companion', 'sit', 'calm', 'window'],
      ],
      props: ['window', '{weather.prop}'],
      action: '{hero} looks out of the window and sees something small and funny.',
    },
    text: {
      toddlers: [
        '{hero} does not want to look. But oh! {weather.tsmall} [+ Nose to the glass!]',
        '{hero} peeks out with one eye. {weather.tsmall} Hee, hee! [+ Who laughs in the curtain? {hero}!]',
        '{weather.tsmall} {hero} sees it. [+ {hero} looks and looks. ]{hero} forgets to be cross.',
        'What is that? {weather.tsmall} [+ {hero} looks. ]{hero} nearly giggles.',
      ],
      early: [
        '{hero} was not going to look out. But something moved. {Weather.small}. {hero} did not care how it ended. {Hero.they} just wanted to know. {Weather.end}.¶"Ha," said the curtain. It had not meant to.',
        "The glass was cold on {hero}'s back. So {hero.they} turned around, just to warm it. {Weather.small}. {Weather.end}! {hero} wanted to tell someone. [+ But there was no one there to tell.]",
        '"I am not looking," {hero} said to {weather.the}. {Hero.they} had just one eye open, and that one was only resting. {Weather.small}. {hero} opened the other eye. {Weather.end}. [?companion: {companion} had seen it, too. ]It was very hard not to laugh, and {hero} only managed about half.',
      ],
      middle: [
        '{hero} had sworn not to look out of that window again. But a neck can only be held one way for so long. {Weather.small}. {hero} looked the other way at once. Then {hero.they} looked back, because {hero.they} wanted to see who would win, or whatever it was that would happen. {Weather.end}. A noise came out of {hero}. It was a very small one, and it was over quickly, but there was no mistaking it. It had been a laugh.',
        'There was nothing else to do, so {hero} breathed on the glass and wiped it clear again. And there, in the clear spot, the size of a plate, something was going on. {Weather.small}. {hero} was not interested. {Hero.they} watched it only to pass the time. {Hero.they} found {hero.they} {hero:was|were} leaning to the left, to help. {Weather.end}.¶"Did you see that?" said {hero}, out loud. Nobody answered. It is no fun at all to see such a thing alone.',
        "In all those thirty-one days {hero} had thought of many things that there would be to see today. This had not been one of them. {Weather.small}. {Hero.they} sat up. [?companion: {companion}, by some accident, was facing the window as well. ]{Weather.end}. You could not have that on a fine day. You couldn't have it at {plan.the}, not for money. {hero} thought about that, and wasn't sure {hero.they} liked it, and looked to see whether there was any more.",
      ],
      preteen: [
        "{hero} had sworn never to look at {weather.the} again, and until about two o'clock {hero.they} kept it. But the oath had said nothing about the corner of your eye. {Weather.small}. {hero} looked at it as coldly as {hero.they} could. {Hero.they} {hero:was|were} not enjoying it. {Hero.they} only wanted to see how it came out. {Weather.end}. And before {hero.they} could do anything to prevent it, {hero} had laughed, and it wasn't even a bitter laugh, it was just an ordinary, foolish, two-o'clock-in-the-afternoon sort of way, with {hero.their} nose against the glass.",
        'You can\'t sit for hours with your back to a window and not turn around once. {Weather.small}. {hero} told {hero.themself} that it was beneath {hero.them}. {Hero.they} then discovered that {hero.they} had taken sides. {Weather.end}, and {hero} said "Oh, well done!" quite loudly, to the inside of a curtain.¶The silence afterward was a little embarrassing. It occurred to {hero} that this had been going on out there since early morning, hour after hour, free of charge, and that {hero.they} had sat through the whole of the performance facing the wrong way.',
        "The patch of glass behind {hero} had been warmed by {hero.their} shoulder blades until it was clear, like a small round porthole, and when {hero.they} shifted to ease {hero.their} back there it was, and the world was in it. {Weather.small}. It didn't matter one bit, and nobody would ever have put it in a letter. {hero} watched it with {hero.their} mouth slightly open. {Weather.end}. On the other day, the perfect one, there was nothing like that, because {hero.they} hadn't known enough to put it in.",
      ],
    },
    more: {
      middle: ['{Weather.the} itself had not got any better. It was just that it now had something in it.'],
      preteen: [
        '{Hero.they} did try to go back to being miserable. {Hero.they} knew where {hero.they} had left it. But it was like trying to find your place in a book when the bookmark has dropped out, and all the sentences looked as if {hero.they} had read them before.',
      ],
    },
  },
  {
    id: 'hat',
    purpose: 'the hat on the chair: somebody else had waited for the day, too',
    core: false,
    rank: { young: 3, old: 1 },
    valence: 0,
    scene: {
      setting: 'living-room',
      time: 'same',
      shot: 'medium',
      cast: [['hero', 'peek', 'sad', 'hat']],
      props: ['hat', 'chair', 'curtain'],
      action: '{hero} peeks through the curtain at the straw hat on the chair.',
    },
    text: {
      toddlers: [
        'There is the straw hat. [+ It is all alone. ]{hero} looks at it. Poor hat.',
        'A hat on a chair. [+ No head in it. ]"{mentor} is sad," says {hero}.',
        '{hero} peeks out. Just the hat. It wanted to go out, too.',
      ],
      early: [
        "{hero} looked through the gap. The straw hat was on the chair. It was all new. The price was still on it, on a bit of thread. {hero} thought about that. You do not buy a new hat for a day that you don't care about.",
        'Who was sad? {hero} was. {hero} had been sad all day, and as loud as could be. But on the chair there was a straw hat, and it had not made a sound. "{mentor} waited, too," said {hero}, very slowly. "For the same day."',
        "From the windowsill you could see the hat. It sat on the chair like a cat that has been put out. It had come all this way from the shop, and it had been worn for an hour, under a lamp. {hero}'s tummy hurt when {hero.they} looked. So {hero.they} looked again.",
      ],
      middle: [
        'You could see the hat from there. It lay on the chair with its brim a little bent, where {mentor} had taken hold of it. A straw hat in a living room is a sad thing to begin with. {hero} found {hero.they} {hero:was|were} doing a sum. A person goes to a shop. A person tries on hats, and asks what they cost, and takes the big one. That takes weeks of looking forward to something. "So {mentor.they} waited, too," thought {hero}. All day long there had been two of them, and only one had got the curtain.',
        'There was a thread on the straw hat, with a tiny white ticket, which said what it had cost. {mentor} had forgotten to cut it off. {hero} could not stop looking at that ticket. {mentor} never bought {mentor.themself} anything. {Mentor.they} must have been so excited that {mentor.they} never saw it. And when the telephone rang this morning, it was {mentor} who picked it up. {Mentor.they} heard it first, alone, in the dark hall. Then {mentor.they} came and said sorry for {hero}.',
        '"At least I said so," {hero} had been thinking. "At least I was honest." But the hat on the chair didn\'t agree. It just sat there being a straw hat. It had been bought for the sun. It had been worn for one hour, by somebody who wanted a day out every bit as badly as {hero} did, and who hadn\'t sat down behind anything. {Mentor.they} had moved the chairs. {hero} had thought that {mentor} was trying to cheer up a child. It looked now as though {mentor} had been trying to cheer up two people.',
      ],
      preteen: [
        '{hero} had been looking at the straw hat for some time before {hero.they} saw it. It lay on the chair where {mentor} had put it. From the band, on a loop of thread, there hung a very small white ticket, which nobody had remembered to cut off. You had to imagine it: {mentor}, who never bought anything for {mentor.themself}, standing in a shop, being asked by a stranger whether it was for a special occasion. It must have been wanted for a long time, that day, by somebody who did not draw rings around things. "There were two of us," thought {hero}. "There were two of us all along, and I took the whole windowsill."',
        'It isn\'t nice to have a hat be disappointed in you. This one did nothing at all; it sat on its chair with a dent in the brim and looked out of place. {hero} tried looking at something else, but the gap in the curtain was narrow and there was not a great deal of choice. Who had picked up the telephone that morning? Who had stood in the cold hall, already dressed, and said "I see," and then let {hero} sleep for another hour? {hero} had always thought that grown-ups don\'t mind that kind of thing. It was beginning to look as if grown-ups do mind, and go and move the furniture.',
        'Until that moment the disappointment had belonged to {hero}. {Hero.they} had found it, and {hero.they} had looked after it all day, and it had not occurred to {hero.them} that there might be more than one. But a straw hat does not walk out of a shop by itself. Somebody had wanted it to be hot. Somebody had tried it on, on the quiet, in front of a mirror, and that same somebody had gotten up this morning and crawled about on a carpet rather than say a word about it. {hero} looked from the hat to the kitchen door, which was half shut. There was a light on behind it.',
      ],
    },
    more: {
      preteen: [
        'Nobody had asked {mentor} to do it, {hero} told {hero.themself}, and {mentor} could have said that {mentor.they} {mentor:was|were} sad about it, too. {Hero.they} thought of a few more things like that, and none of them helped.',
      ],
    },
  },
]
