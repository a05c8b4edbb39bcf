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
        '{hero} knew it before {hero.they} opened {hero.their} eyes, because the light was wrong. {Weather.the} {weather.came}. "They called at six," said {mentor}, who was standing in the door and was already dressed to go out. "{Weather.why}, so they\'ve called it off, all of it." ¶ If they gave prizes for sulking, {hero} would have won one that morning, and {hero.they} didn\'t shout, because shouting is over too soon. {Hero.they} went behind the long curtain in the living room, and sat down on the windowsill with {hero.their} back to the glass, and pulled the curtain shut, so that you could see an empty room and two feet. From time to time {hero.they} sighed, so that nobody would forget about {hero.them}. {Img.start}.',
        '"I\'ve got bad news and no good news," said {mentor}, and sat down on the edge of the bed, "so I\'ll just say it." ¶ {Mentor.they} didn\'t have to. {Weather.the} {weather.came}, and it wasn\'t even the kind of weather that you can tell people about afterward. "{Weather.why}," said {mentor}, "and so they\'ve called off {plan.the}, and it\'s nobody\'s fault." ¶ That was the worst thing that {mentor.they} could have said. If it had been somebody\'s fault, {hero} could have been angry with somebody, and {hero.they} left {hero.their} toast on the table, with one bite out of it, so that everybody could see it. Then {hero.they} climbed up on the windowsill behind the long curtain, and pulled it shut, and every ring on the rod squeaked. {Img.start}. {Hero.they} had decided never to look out of a window again, and sat with {hero.their} back to it.',
        'The alarm clock rang at six, as it was supposed to, and nobody turned it off, and {hero} was standing at the window. {Weather.the} {weather.came}, and {mentor} came in and turned off the clock very gently, as if somebody were sick. "{Weather.why}," said {mentor}, "so there won\'t be {plan.a}." ¶ "I\'m fine," said {hero}, and half an hour later {hero.they} said it again, from behind the curtain in the living room. There was a deep windowsill back there, and you could sit on it with your knees pulled up, and it was cold, and that was just what {hero.they} wanted. {Img.start}. [?friend: {friend} told the curtain a joke, and then another one, and then went away and read what it said on the cookie tin.]',
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
        '{mentor} didn\'t think that you should leave somebody alone like that for a whole day, and at noon {hero} pulled the curtain open, just as wide as one eye. {mentor} {plan.how}. {Mentor.they} {mentor:was|were} humming, and {mentor.they} had on a new straw hat, and {hero} could hardly stand to look at that hat. "It isn\'t {plan.the}," said {mentor} to nobody in particular, "but I thought that it could be a cousin." ¶ {hero} put {hero.their} head out and looked at all of it, from one end to the other. "It\'s only a {plan.only}," {hero.they} said. ¶ That was all. It was even true, and it was the meanest true thing that {hero.they} could think of. {mentor} took off the straw hat with both hands and put it on the chair by the wall. Then {mentor.they} picked up the cups, which were all clean, and carried them into the kitchen to wash them. {Img.the} {img.tight}.',
        '"I\'m not trying to cheer you up," said {mentor} to the curtain at noon, "so don\'t worry. I was just dressed for it." {Mentor.they} {plan.how}. {Mentor.they} did it as carefully as if guests were coming, and when it was all done, {mentor.they} took a new straw hat out of its paper and put it on. [?friend: "Can I be in it?" asked {friend}. ¶ "You\'re in it already," said {mentor}. "It starts at the door." ] ¶ {hero} wanted to say thank you, and it was already in {hero.their} mouth, but {hero.they} had been sulking for four hours, and you can\'t just stop in the middle, so {hero.they} said something else. "It\'s only a {plan.only}," {hero.they} said, "and it\'ll never be anything else, and it doesn\'t matter what you put on your head." ¶ Nobody answered. {mentor} put the hat on the chair, and you could hear it crackle, because it was so quiet. After a while you could hear water in the kitchen. {Img.the} {img.tight}, and {hero} pulled the curtain shut.',
        'At noon somebody knocked on the curtain. You can\'t knock on a curtain, and {hero} was so surprised that {hero.they} said, "Yes?" ¶ "I\'m looking for people to come to {plan.the}," said {mentor}, "because we\'ve had to move it indoors." {Mentor.they} had on a straw hat that was so new that it still had creases in it. Behind {mentor.them}, where this morning there had only been a carpet, there was {plan.made}, and {mentor.they} {plan.how}. It was a bit crooked, and you could see how much work it had been. ¶ It looked nice, and that was just what {hero} couldn\'t stand. "That isn\'t {plan.the}," {hero.they} said, "it\'s only a {plan.only}." ¶ {mentor} stopped humming, and the whole room was suddenly empty. {Mentor.they} took off the hat and didn\'t know where to put it, and in the end {mentor.they} put it on the chair. "Then I\'ll just wash the cups," said {mentor}. {Img.the} {img.tight}. And {hero} went back behind the curtain, because {hero.they} didn\'t know where else to go.',
      ],
    },
    more: {
      preteen: [
        "You can't get a word back when you have said it. If only there had been a string tied to the end of that sentence, thought {hero}, and then {hero.they} could have pulled it in again, very fast, hand over hand, before it got there.",
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
        'Now it was just as {hero} had wanted it all morning. Nobody knocked, and nobody hummed, and nobody wanted {hero.them} to be cheerful. Somebody put down a cup in the kitchen, and after a long time another one. {hero} had won, and {hero.they} had never felt so bad about winning. ¶ "I\'d like to start with the weather," {hero.they} told God, "because I\'ve been saving that up." So {hero.they} started with the weather, and {hero.they} didn\'t leave anything out, and nobody told {hero.them} to be quiet. But when {hero.they} had come to the end of it, there was still something left, and it had been there all the time, under the rest. "And I was mean to {mentor}," said {hero}, "and that wasn\'t the weather."',
        'The clock was ticking, and the water was running, and somebody opened a drawer. But {mentor} hummed all day long, over the potatoes, and over the bills, and now there was no humming. Until noon only one person in this house had lost the day, thought {hero}. [?friend: Now it was three. ][!friend: Now it was two. ] ¶ "I don\'t know what to do," {hero.they} told God, with {hero.their} face on {hero.their} knees. "I\'ve been up here for so long that I can\'t come down without everybody seeing it. Couldn\'t you make it so that I never said it?" {Hero.they} knew the answer before {hero.they} had finished. "Then stay here while I think," said {hero}. {Weather.the} went on and on, but {hero.they} didn\'t feel quite so alone on that windowsill anymore.',
        '{hero} had thought that nobody could spoil this day, because it was already spoiled, but that wasn\'t right. The weather had only taken {plan.the}, and it had left them the house, with a lamp on in it, and the cookies, and a whole afternoon. And it wasn\'t {weather.the} that had sent {mentor} out to the kitchen to wash clean cups. ¶ "It isn\'t fair," {hero.they} told God. "I waited, and I was patient, and I was good, nearly all of the time, and now this." {Hero.they} listened, and the clock ticked. "And then I was mean to the one person who bought a hat for it." {hero} hadn\'t wanted to say that, and it had just come next. {Hero.they} sat there for a long time with {hero.their} forehead on the cold glass, and {hero.they} {hero:was|were} sad, but {hero.they} {hero:was|were} not alone.',
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
        "{hero} had decided never to look at {weather.the} again, but you can't help what you see out of the corner of your eye. {Weather.small}, and {hero} only wanted to know how it ended. {Weather.end}. And {hero} laughed, before {hero.they} could stop, and turned around to see who else had seen it. ¶ There was nobody in the room, only the hat. A tiny white tag was still hanging from it, because nobody had remembered to cut it off. {mentor} never bought anything for {mentor.themself}, but {mentor.they} must have gone into a shop, and tried it on in front of a mirror. There were two of us, thought {hero}. There were two of us all along, and I took the whole windowsill.",
        'You can\'t sit with your back to a window for hours without turning around once. {Weather.small}, and {hero} leaned forward, because {hero.they} wanted to see who would win. {Weather.end}. "Oh, well done!" said {hero}, quite loudly, to a curtain. ¶ Then it was very quiet, and {hero} looked through the gap, and there was the straw hat, sitting on its chair, with a dent in the brim. Who had picked up the telephone this morning? Who had stood in the cold hall, already dressed, and had said "I see," and then had let {hero} sleep for one more hour? {hero} had always thought that grown-ups don\'t mind things like that, but maybe they do mind, {hero.they} thought, and then they go and push the chairs around.',
        "{hero}'s back had made a warm round spot on the cold window, and when {hero.they} moved, you could see out through it. {Weather.small}, and {hero} watched it with {hero.their} mouth open. {Weather.end}. It had been going on like that out there since the morning, and {hero.they} had been sitting with {hero.their} back to it. ¶ Then {hero} saw the hat on the chair. A straw hat doesn't walk out of a shop by itself. Somebody had bought it, because somebody had wanted it to be hot and sunny, just as much as {hero} had. {Hero.they} looked at the hat, and then at the kitchen door, which was half shut, and there was a light on behind it.",
      ],
    },
    more: {
      preteen: [
        'Nobody had asked {mentor} to do it, {hero} told {hero.themself}, and {mentor} could have said that {mentor.they} {mentor:was|were} sad about it, too. {Hero.they} thought of a few more things like that, and none of them helped.',
      ],
    },
  },
]
