import type { MeltedPage } from '../plot.ts'

/** Pages on which two beats from indoors are told as one. */
export const meltedIndoors: readonly MeltedPage[] = [
  {
    id: 'morning/sulk',
    scene: {
      setting: 'living-room',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'hide', 'angry', 'window'],
        ['companion', 'sit', 'thinking', 'hero'],
        ['mentor', 'stand', 'sad', 'hero'],
      ],
      props: ['curtain', 'window', 'chair'],
      action: 'The weather has spoiled the day, and {hero} sulks behind the curtain.',
    },
    text: {
      toddlers: [
        '[+ {Weather.tsound} ]{Weather.tis} There is no {plan} today. {hero} is cross and hides in the curtain. "Hmpf!"',
        '"No {plan} today," says {mentor}. [+ {Weather.tis} ]{hero} is so cross. {hero} hides in the curtain. I see toes!',
        '{Weather.tis} Bye-bye, {plan}. {hero} is sad and cross. {hero} hides. "Hmpf," says the curtain.',
      ],
      early: [
        'It was the day at last, and {hero} was up before the birds. {Hero.they} ran to look. {Weather.the} {weather.came}. "No {plan}," said {mentor}. "{Weather.why}."¶{hero} did not say a thing. {Hero.they} went behind the long curtain and pulled it shut. You could only see the tips of {hero.their} toes.',
        '"Today!" said {hero}, and opened {hero.their} eyes. {Weather.the} {weather.came}.¶"They have called it off," said {mentor}. "Would you like some toast?"¶"No," said {hero}, and got in behind the curtain.¶"Would your toes like some?" asked {mentor}. The toes went away, too.',
        '{Weather.the} {weather.came}, and there was no {plan} for anyone. {hero} took it very badly. {Hero.they} wound {hero.themself} up in the long curtain, around and around, like a sausage. "I am not coming out," said the sausage. [?companion: {companion} sat down to wait. ]"Not ever." {Hero.they} felt {img.is}.',
      ],
      middle: [
        '{hero} was awake at five, and pulled the blind, and let it down again. {Weather.the} {weather.came}. "They\'ve called it off," said {mentor}, who had plainly been up for some time. "{Weather.why}. I\'m so sorry."¶{hero} had tried most ways of being cross. For this one {hero.they} needed the long curtain. {Hero.they} went in behind it, sat down on the windowsill with {hero.their} back to {weather.the}, and pulled it shut, until there was nothing to be seen of {hero.them} but toes. {Img.start}.¶"I could bring you a cookie," said {mentor}.¶"They\'re for {plan.the}," said the curtain, in a terrible voice.',
        'Thirty-one red crosses, and then this. {Weather.the} {weather.came}. "It\'s off," said {mentor} from the doorway. "{Weather.why}. I called, and then I called somebody else, and they both said so."¶You could say what you liked about {hero}, but {hero.they} did not sulk by halves. {Hero.they} refused breakfast, and waited until everyone had seen it. Then {hero.they} walked slowly through the room, like a king who is going to prison, and sat down on the windowsill behind the curtain. [?friend: Now and then {hero.they} sighed. "That one was good," said {friend} from the other side. "It moved the cloth." ]{Img.start}.',
        '"There isn\'t going to be {plan.a}," said {mentor}, and sat down on the end of {hero}\'s bed. "{Weather.why}."¶"Until when?" said {hero}.¶"Just not," said {mentor}.¶{hero} looked out. {Weather.the} {weather.came}, and there was no one to be angry with. That made it worse. There was only the windowsill in the living room, with the long curtain, and {hero} moved in there at half past seven and turned {hero.their} back on the window. {Img.start}. [?companion: {companion} would have liked to follow, but the curtain was shut in {companion.their} face.]',
      ],
      preteen: [
        '{hero} knew before {hero.they} opened {hero.their} eyes, just from the light, because it wasn\'t the light of a day when anything was going to happen. {Weather.the} {weather.came}. "They telephoned at six," said {mentor}, who was standing in the doorway, already dressed for going out. "{Weather.why}. It\'s off, I\'m afraid, all of it."¶If there had been a prize for sulking, {hero} would have won it that morning without even trying. {Hero.they} didn\'t shout, because shouting is over too soon. {Hero.they} went in behind the long curtain in the living room, settled down on the windowsill with {hero.their} back against the pane, and drew the cloth shut, so that anyone who came in would see an empty room and a pair of feet. It was very well done. It said, without a word, that somebody had been treated horribly, and that everyone could guess who. {Img.start}.',
        '"I have bad news and no good news," said {mentor}, sitting down on the end of the bed, "and I thought that I would just say it."¶There was no need. {Weather.the} {weather.came}. It was not even a dramatic sort of weather, with thunder in it, that you could have told people about afterward. "{Weather.why}," said {mentor}. "They\'ve called off {plan.the}. It\'s nobody\'s fault."¶It was this that finished it. If it had been somebody\'s fault, there would have been something to do. {hero} left {hero.their} toast lying with one bite out of it, as a reproach. {Hero.they} crossed the living room at the pace of a funeral, climbed up on the windowsill, and pulled the long curtain to, ring by ring by ring. {Img.start}. {Hero.they} had decided never to look out of a window again, and sat with {hero.their} back to it.',
        'The alarm clock, which had been set for six, went off at six with its usual enthusiasm, and nobody stopped it. {hero} was at the window. {Weather.the} {weather.came}. {Mentor} came in and turned off the clock very gently, as you might for somebody ill. "{Weather.why}," said {mentor}. "There won\'t be {plan.a}."¶"I am perfectly fine," said {hero}, and half an hour later {hero.they} said it again, from behind the living room curtain. There was a deep sill back there, wide enough to sit on with your knees drawn up, and it was cold, which suited {hero.them}. {Hero.they} had stopped being sad and had gotten as far as being wronged, and that was much more satisfying. {Img.start}. [?friend: {friend} tried a joke on the curtain, and then another, and finally went off to read the back of the cookie tin.]',
      ],
    },
  },
  {
    id: 'trying/spoil',
    scene: {
      setting: 'living-room',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'angry', '{plan.prop}'],
        ['mentor', 'stand', 'sad', 'hat', 'hat'],
        ['friend', 'sit', 'sad', 'hero'],
        ['companion', 'sit', 'worried', 'hero'],
      ],
      props: ['{plan.prop}', 'curtain', 'chair'],
      action: '{mentor} has made {plan.made}, and {hero} says something unkind.',
    },
    text: {
      toddlers: [
        '{mentor} puts on a straw hat. {plan.tmade} "It is only a {plan.only}!" says {hero}. {mentor} is sad. Off comes the hat.',
        '{plan.tmade} {Mentor.they} {mentor:has|have} a straw hat on. "No! Only a {plan.only}!" says {hero}. {mentor} takes off the hat.',
        '{mentor} hums in a straw hat. {plan.tmade} "It is bad," says {hero}. {mentor} is sad. Off comes the hat.',
      ],
      early: [
        'At noon {hero} heard humming. {mentor} had put on a straw hat, and {mentor.they} {plan.how}. "Here is {plan.the}!" called {mentor}.¶{hero} put {hero.their} head out. "It is only a {plan.only}," {hero.they} said.¶The humming stopped. {mentor} took off the hat and laid it on a chair. Then {mentor.they} went out to wash the cups. Nobody had used them.',
        '"Close your eyes," said {mentor}. {Mentor.they} {plan.how}. Last of all {mentor.they} put on a straw hat. "Now look, {hero}!" [?friend: {friend} was sitting in it already. ]¶ {hero} looked. {Hero.they} wanted to like it. "It is only a {plan.only}," {hero.they} said, "and the hat is silly." It was very loud. {mentor} put the hat down on a chair, and went away with the cups. {hero} got back in the curtain.',
        'It was {mentor} who had the idea. {Mentor.they} {plan.how}, and put on a straw hat, and blinked. "My, it is hot today," said {mentor}.¶"It is not," said the curtain. "It is only a {plan.only}."¶The words hit {mentor} right under the hat. You could see it. [?companion: {companion} looked the other way. ]The hat went on a chair, and {mentor} went to the kitchen. After that you could only hear the clock.',
      ],
      middle: [
        'Toward noon there was a noise of furniture, and somebody humming. {hero} put one eye to the gap. {mentor} {plan.how}. On {mentor.their} head was a straw hat, as if there were any danger of sunburn. "If we can\'t go to {plan.the}," {mentor.they} said to the curtain, "then it\'ll have to come to us."¶The curtain flew open. "It\'s only a {plan.only}," said {hero}. "You can put a hat on it if you want. It\'s still only a {plan.only}."¶{mentor} didn\'t answer back. {Mentor.they} looked as if somebody had switched on a harder light. {Mentor.they} took off the straw hat, laid it on the chair, and carried the clean cups to the kitchen to be washed. {Img.the} {img.tight}, and {hero} shut the curtain.',
        'Noon came, and with it {mentor}, in a new straw hat, with {mentor.their} sleeves rolled up. {Mentor.they} {plan.how}. It took an hour. [?friend: "You look like a holiday," said {friend}, and lay down in the best place. ]"There," said {mentor}, quite out of breath. "I\'ve always wanted {plan.made}. Who\'s coming?"¶{hero} came as far as the gap, and for one moment it nearly went the other way. Then {hero.they} thought of the real {plan}, out there, not happening. "A baby could see that it\'s only a {plan.only}," {hero.they} said.¶{mentor} stopped humming in the middle of a note. The hat came off, slowly, as it does in church. It was put on the chair. "Then I\'ll see to the cups," said {mentor}, and went. {Img.the} {img.tight}.',
        '"You are warmly invited," said {mentor}\'s voice. It was noon, and {mentor} {plan.how}. {Mentor.they} had a straw hat on, and cups set out for everybody. [?companion: {companion} had been given a place of honor. ]It was the nicest thing that anyone could have thought of, and {hero} couldn\'t bear it. "No, thank you," {hero.they} said, and if only {hero.they} had left it at that! "It\'s only a {plan.only}. And you look stupid in that hat."¶{mentor} put a hand up to the brim, and found it was still there. {Mentor.they} took it off and laid it on the chair. Soon there was a clinking of cups from the kitchen. {Img.the} {img.tight}. Behind the curtain it had gotten quite cold.',
      ],
      preteen: [
        '{mentor} didn\'t think that you should leave people alone with a disappointment for longer than one morning. Toward noon {hero} widened the gap in the curtain by the breadth of one eye, just to be informed. {mentor} {plan.how}. {Mentor.they} {mentor:was|were} humming, and {mentor.they} {mentor:was|were} wearing a new straw hat, and there was something almost unbearable about that hat. "It isn\'t {plan.the}," {mentor.they} said to the room in general, "but I thought that it might be a relation."¶{hero} put {hero.their} head out, looked the whole thing over from one end to the other, and said, "It\'s only a {plan.only}."¶That was all. It was even true. It was the smallest and meanest piece of the truth that {hero.they} could find, and it went through that room like a pin. {mentor} lifted the straw hat from {mentor.their} head with both hands and put it down on the chair by the wall. Then {mentor.they} collected the cups, which were all clean, and took them into the kitchen to be washed. {Img.the} {img.tight}.',
        '"I am not trying to cheer you up," {mentor} said to the curtain at noon, "so you needn\'t worry. I was simply dressed for it." {Mentor.they} {plan.how}. {Mentor.they} worked with an odd, careful sort of gladness, like a person laying a table for guests who may not come, and at the end {mentor.they} took a straw hat out of its tissue paper and put it on. [?friend: "Can I be in it?" asked {friend}.¶"You\'re in it already. It starts at the door." ]¶ {hero} had all the words ready for "thank you." But you cannot spend four hours building a sulk like that one and then walk out of it for the first pleasant face. So {hero.they} reached in underneath, and what {hero.they} brought up was this: "It\'s only a {plan.only}. It\'ll never be anything else, whatever you put on your head."¶Nobody replied. {mentor} laid the hat on the chair, and the crackle that it made was much the loudest noise in the room. From the kitchen, after a while, came the sound of water and of cups. {Img.the} {img.tight}, and {hero} drew the curtain.',
        'At noon exactly there was a knock. Since it is not usual to knock on a curtain, {hero} was surprised into saying "Yes?"¶"I\'m collecting people," said {mentor}, "for {plan.the}. It has been moved indoors because of conditions." {Mentor.they} {mentor:was|were} wearing a straw hat that still had creases in it from the shop. Behind {mentor.them}, where that morning there had been only a carpet, {mentor.they} had made {plan.made}. {Mentor.they} {plan.how}. It was ridiculous, it was rather crooked, and somebody had plainly taken a great deal of trouble over it.¶{hero} saw how nice it was, and that was exactly what {hero.they} couldn\'t stand. "That isn\'t {plan.the}," {hero.they} said. "It\'s only a {plan.only}."¶The humming stopped. You wouldn\'t think that somebody who stops humming could leave such a big hole. {mentor} took off the hat, and looked about for somewhere to put it, and in the end {mentor.they} put it on the chair. "I\'ll just do the cups, then," said {mentor}. {Img.the} {img.tight}. There was nothing for {hero} to do except to go back to where {hero.they} had come from.',
      ],
    },
    more: {
      preteen: [
        "Words only go in one direction, and whoever thought of that can't ever have said anything stupid. {hero} would have given a lot, just then, for a piece of string tied to the end of that sentence, so as to pull it in again, hand over hand, before it got there.",
      ],
    },
  },
  {
    id: 'quiet/prayer',
    scene: {
      setting: 'living-room',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'sit', 'sad', 'hero'],
      ],
      props: ['window', 'curtain'],
      action: 'It is quiet in the house, and {hero} prays on the windowsill.',
    },
    text: {
      middle: [
        'Nobody came to the curtain now. From the kitchen you could hear {mentor} washing clean cups, one after another, with long pauses. [?friend: {friend} had crept in under the table with a book, but no page had turned for a long time. ]{hero} had wanted the whole house to know how bad this day was. Well, it knew.¶"I don\'t want to complain," {hero.they} told God, and then did, for quite a while. When it was all out there was something else underneath, and it was not about the weather. "I said it so that it would hurt," said {hero}. {Weather.the} went on as before. But the windowsill felt a little less like the end of the world.',
        'It\'s a funny thing about being left alone. {hero} had demanded it since breakfast, and now that {hero.they} had it there was no use for it. {Hero.they} listened for the humming. There was none. [?companion: {companion} was still sitting where {companion.they} had been put, in the middle of everything. ]"God," said {hero} into {hero.their} collar, "I\'m not very nice just now. You\'d better know." A cup clinked in the kitchen. "I\'d like to be nicer, but I don\'t know how to get down from here." It didn\'t get {hero.them} down. But now there were two on the windowsill.',
        '"Where does this one go?" {hero} heard {mentor} say in the kitchen. {Mentor.they} knew quite well where it went. It was only so that there would be something said. Then it was as quiet as the inside of a shoe.¶{hero} put {hero.their} forehead on {hero.their} knees. "Are you there?" {hero.they} said. "It\'s me, in the curtain. You needn\'t do anything about the weather, God. I\'ve got used to it. It\'s about {mentor}." It was hard to think how to put it. "You saw {mentor.their} face," {hero.they} said at last, and that seemed to be all of it.',
      ],
      preteen: [
        'It was what {hero} had been asking for since breakfast. Nobody knocked, nobody hummed, and nobody wanted {hero.them} to be any different. In the kitchen a cup was put down, and after a long interval another. {hero} had the whole day to {hero.themself} now, and found out that you can win everything there is to win and have nowhere to put it.¶"I\'d like to begin with the weather," {hero.they} told God, "because I have been saving it up." {Hero.they} began with the weather, and didn\'t hold back. It was a bit like being cross with a very large, calm person who goes on holding your coat. And when {hero.they} had gotten right to the end of it, there was still something there, which had been at the bottom all the time. "And I was cruel to {mentor}," {hero.they} said, "and you can\'t blame that on the sky."',
        'There is a kind of quiet in a house that has nothing to do with noise. The clock was going, the water ran, and somebody opened a drawer. But {mentor}, who hummed over everything, over potatoes and over bills, was not humming. It came to {hero}, slowly, that until noon only one person had lost the day. [?friend: Now there were three. ]¶ "I don\'t know what to do," {hero.they} told God, into {hero.their} knees. It had no proper beginning, and hardly any manners. "I\'ve been up here so long that I can\'t come down without everybody seeing it. Couldn\'t you make it so that I never said it?" {Hero.they} knew the answer before {hero.they} had finished. "Then stay here while I think," said {hero}. {Weather.the} went on and on. But somehow it felt to {hero.them} as if {hero.they} {hero:was|were} not the only one on that windowsill anymore.',
        '{hero} had thought that the day couldn\'t be spoiled any more, since it was spoiled already. That turned out to be a mistake in arithmetic. The weather had taken {plan.the}. It had left the rest: a house with a lamp on in it, people, cookies, an afternoon. It was not {weather.the} that had sent {mentor} out to the kitchen to wash clean cups.¶"It isn\'t fair," {hero.they} said to God. "I waited, and I was patient, and I was good, nearly all of the time, and then this." {Hero.they} listened. The clock ticked. "And now I\'ve taken it out on the one person who bought a hat." {hero} had not intended to say that. It had simply been next in line. {Hero.they} sat for a time with {hero.their} forehead against the cold pane, not exactly comforted, and not exactly by {hero.themself} either.',
      ],
    },
  },
  {
    id: 'sees/hat',
    scene: {
      setting: 'living-room',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'peek', 'thinking', 'hat'],
        ['companion', 'sit', 'calm', 'window'],
      ],
      props: ['window', 'hat', 'chair'],
      action: '{hero} looks from the window to the straw hat on the chair.',
    },
    text: {
      middle: [
        '{hero} had sworn not to look out of that window again. But a neck can only be held one way for so long. {Weather.small}. {hero} watched it, to see how it would end. {Weather.end}. A noise came out of {hero}, very small and soon over, but there was no mistaking it. It had been a laugh.¶{Hero.they} turned around to tell somebody. Through the gap there was only the chair, and on it the straw hat, with a tiny white ticket on a thread. {mentor} had been so excited that {mentor.they} never cut it off. "So {mentor.they} waited, too," thought {hero}. All day long there had been two of them, and only one had got the curtain.',
        '{Weather.small}. {hero} was not interested. {Hero.they} found that {hero.they} {hero:was|were} leaning to the left, to help. {Weather.end}!¶"Did you see that?" said {hero}, out loud, and looked into the room. Nobody had seen it. There was a hat on a chair. It had been bought for the sun, and it had been worn for an hour, under a lamp, by somebody who wanted a day out every bit as badly as {hero} did, and who hadn\'t sat down behind anything. {hero} had thought that {mentor} was trying to cheer up a child. It looked now as though {mentor} had been trying to cheer up two people.',
        "In all those days of waiting {hero} had thought of many things that there would be to see today. This had not been one of them. {Weather.small}. {Weather.end}. You couldn't have had that at {plan.the}, not for money, and you couldn't keep it, and it was no fun at all to see it alone.¶That was how {hero} came to look at the hat. It lay on the chair with its brim a little bent, where {mentor} had taken hold of it. {hero} found {hero.they} {hero:was|were} doing a sum. A person goes to a shop, and tries on hats, and takes the big one. That takes weeks of looking forward to something. The telephone had rung this morning, and it was {mentor} who picked it up.",
      ],
      preteen: [
        '{hero} had sworn never to look at {weather.the} again. But the oath had said nothing about the corner of your eye. {Weather.small}. {hero} looked at it as coldly as {hero.they} could. {Hero.they} only wanted to see how it came out. {Weather.end}. And before {hero.they} could do anything to prevent it, {hero.they} had laughed, in an ordinary, foolish, two-o\'clock-in-the-afternoon sort of way, and turned to see who else had noticed.¶There was nobody in the room but a hat. From its band, on a loop of thread, hung a very small white ticket, which had never been cut off. You had to imagine it: {mentor}, who never bought anything for {mentor.themself}, being asked by a stranger whether it was for a special occasion. "There were two of us," thought {hero}. "There were two of us all along, and I took the whole windowsill."',
        'You can\'t sit for hours with your back to a window and not turn around once. {Weather.small}. {hero} discovered that {hero.they} had taken sides. {Weather.end}, and {hero} said "Oh, well done!" quite loudly, to the inside of a curtain.¶The silence afterward was a little embarrassing. {Hero.they} looked through the gap, and met the straw hat. It isn\'t nice to have a hat be disappointed in you. This one did nothing at all. It sat on its chair with a dent in the brim. Who had picked up the telephone that morning? Who had stood in the cold hall, already dressed, and said "I see," and then let {hero} sleep for another hour? {hero} had always thought that grown-ups don\'t mind that kind of thing. It was beginning to look as if grown-ups do mind, and go and move the furniture.',
        'The patch of glass behind {hero} had been warmed by {hero.their} shoulder blades until it was clear, like a small round porthole, and when {hero.they} shifted there it was, and the world was in it. {Weather.small}. {hero} watched with {hero.their} mouth slightly open. {Weather.end}. It was of no importance at all, and it had been going on out there since early morning, free of charge.¶Until that moment the disappointment had belonged to {hero}. {Hero.they} had looked after it all day, and it had not occurred to {hero.them} that there might be more than one. But on the chair lay a straw hat, and a straw hat does not walk out of a shop by itself. Somebody had wanted it to be hot. {hero} looked from the hat to the kitchen door, which was half shut. There was a light on behind it.',
      ],
    },
    more: {
      preteen: [
        'You could say a great many things to that. You could say that nobody had asked {mentor} to, or that {mentor} might have mentioned it. To be fair, {hero} tried all of them, one after another, and they were about as much use as an umbrella in a bathtub.',
      ],
    },
  },
]
