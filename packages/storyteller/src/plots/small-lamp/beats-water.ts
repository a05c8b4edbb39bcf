import type { Beat } from '../plot.ts'

/** At the edge of the dark: the light is held up and spent. */
export const waterBeats: readonly Beat[] = [
  {
    id: 'first-try',
    purpose: 'too low, too small',
    core: false,
    rank: { young: 3, old: 4 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'hold-up', 'worried', 'away', '{lamp}'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['ally', 'stand', 'thinking', 'away'],
      ],
      props: ['{edge}', '{lamp}'],
      action: '{hero} holds up the {lamp}, and it looks very small.',
    },
    text: {
      toddlers: [
        '{hero} holds up the {lamp}. Too low! Up on toes. Too low! Up, up, up with {mentor}!',
        '{hero} gets up on the box with the {lamp}. The light is so small. The dark is so big.',
        '"Look here, {away}!" {hero} holds the {lamp}. Arms up high! Higher, higher, higher.',
      ],
      early: [
        '{hero} held up the {lamp}. It lit {hero.their} nose. It lit {mentor}\'s chin. [+ It did not light much more than that. ]"Higher," said {hero}, and went up on {hero.their} toes. Now it lit the top of {mentor}\'s head.',
        '"Can you see it from there?" asked {hero}. {mentor} went ten steps away. "Yes," said {mentor}. {Mentor.they} went ten steps more. "Yes," said {mentor}. Ten more, and there was no {mentor} at all, only a voice. "A bit," said the voice. "Like a pin."',
        '{hero} put the {lamp} on a post. It lit up the post. It did not light up anything else. "Maybe the dark is thick here," said {hero}. So they went to a thinner bit. It was just as thick there, and there was mud.',
      ],
      middle: [
        'They stood {edge.at}, and {hero} held up the {lamp}. Back on the table it had filled the whole kitchen. Out here it made a small gold puddle with three pairs of shoes in it. [+ {hero} tried standing on a box. Then there was a slightly higher puddle. ]"Well, *we* can see us," said {hero}.¶"That\'s a beginning," said {mentor}.',
        '"You go up, and I\'ll hold on to you," said {mentor}, so {hero} climbed on the wall. You could see farther from up there. You could see a great deal farther, and it was all the same color. {hero} swung the {lamp} to the left, and swung it to the right. It was like trying to wave to somebody with an eyelash. "Do it as if it were a big one," said {mentor}.',
        '{hero} tried it {edge.at} first, and then a bit closer, and then as close as {mentor} would let {hero.them}. There was a circle of stones that you could see by, and past that the stones went on without you. {Hero.they} shouted. The dark took the shout and didn\'t give it back. "How far does a light go?" {hero} asked. ¶"Farther than you can tell from behind it," said {mentor}.',
      ],
      preteen: [
        "On the kitchen table the {lamp} had lit up the whole world. {Edge.at}, it lit up {hero}'s sleeve. {Hero.they} stretched out {hero.their} arm and held it as far away as {hero.they} could. The dark came right up to the edge of the light, and stood there as if it had its hands in its pockets. \"It's tiny,\" said {hero}. {Hero.they} hadn't known that, because you have to take a light to a dark place to find out how big it is.",
        'They stood {edge.at}, as if somebody had told them to, and {hero} held up the {lamp}. It didn\'t look like much, and the night didn\'t seem to have noticed. {hero} counted to a hundred, and then {hero.they} counted to a hundred again, but slower. "What am I supposed to see?" {hero.they} asked out of the corner of {hero.their} mouth. ¶ "You aren\'t supposed to see anything," said {mentor}. "You\'re the one that somebody is supposed to see."',
        'Nobody likes to take the brightest thing they have to a place where it makes no difference. {hero} turned around slowly, and on every side the light went out as far as you can throw a ball, and then it got tired and stopped. Behind that there could have been anything, and somewhere behind that was {away}. "It isn\'t nearly enough," said {hero}. ¶ {mentor} blew on {mentor.their} fingers. "Probably not," {mentor.they} said, "but hold it up anyway."',
      ],
    },
    more: {
      middle: ['{hero} changed arms. It made no difference to the dark, but it was nicer for the arm.'],
      preteen: [
        '"A bit higher," said {mentor}. ¶ {hero} climbed onto a crate and held it a lot higher, and it felt like waving at the moon with a teaspoon. [?ally: "Can you see anything?" asked {ally} from below. ¶ "I can see you," said {hero}. ¶ ]Nothing moved out there, and nobody called, and nothing was different from before. What if {hero.they} spoiled the {lamp}, and missed {plan.the}, and it was all for nothing? {hero} hadn\'t thought of that before.',
      ],
    },
  },
  {
    id: 'second-try',
    purpose: 'the wind',
    core: false,
    rank: { young: 7, old: 5 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'hold-up', 'worried', '{lamp}', '{lamp}'],
        ['mentor', 'give', 'calm', 'hero'],
      ],
      props: ['{lamp}', 'wind'],
      action: 'The {lamp} goes out, and {mentor} helps {hero} to light it again.',
    },
    text: {
      toddlers: [
        'Whoosh! Out goes the light. Oh no! {mentor} helps. [+ Click! ]Glow again, {lamp}.',
        'Puff! says the wind. All dark! "Boo," says {hero}. {mentor} helps. Glow, glow. There!',
        "The light goes out. It is so dark! {mentor} holds {hero}'s hand. Now it is on. Phew.",
      ],
      early: [
        'Whoosh! {Lamp.out}. [+ Now it was dark all over. ]"I\'m here," said {mentor}. A warm hand found {hero}\'s cold one. They lit the {lamp} again. "That was the wind," said {hero}. "It\'s rude."',
        '{Lamp.out}. "Who did that?" asked {hero} in the dark. "Not me," said {mentor}. [?companion: {companion} said nothing. ]They lit it once more, and it stayed on for a whole song. Then it went out on the last line. "It doesn\'t like the ending," said {hero}. They sang it without.',
        'It went out, and it went on. It went out, and it went on. Each time it was out, the dark came one step nearer, like in the game. Each time it was on, it stood there, quite still, and looked the other way. "We can see you," {hero} told it.',
      ],
      middle: [
        'First {lamp.out}. {mentor} {lamp.relit}. Then it went out again. {mentor} did the same thing over, no faster and no slower than before.¶"How many times can you do that?" asked {hero}.¶"I don\'t know," said {mentor}. "I\'ve never got to the end of it."¶By the fourth time {hero} had stopped jumping when it went dark. {Hero.they} just held still and waited for the click.',
        '{Lamp.out}. It was so dark that {hero} couldn\'t find {hero.their} own nose. "Stand still," said {mentor}, "and hold on to something." {hero} held on to {mentor}. "Not to me, I need my hands," said {mentor}, so {hero} held on to {mentor.their} pocket. There was a bit of string in there, and half a cookie. It is surprising what a comfort half a cookie can be. {Mentor.they} {lamp.relit}.',
        '"It\'s no good," said {hero}, the third time. "It\'ll only go out again." ¶"Very likely," said {mentor}, and {mentor.they} {lamp.relit}. {Mentor.they} didn\'t seem to find that a reason. "You eat your breakfast," {mentor.they} said, "and you\'re only going to be hungry again." {hero} thought about that until the fourth time. By then {hero.they} had learned how to turn {hero.their} back to the wind and make {hero.themself} wide.',
      ],
      preteen: [
        'It took the wind about a minute to find them. Then {lamp.out}, and the dark closed over their heads like water. {hero} stood there and listened to {hero.their} own heart. Something rustled, and something clicked, and {mentor} said a word that {mentor.they} didn\'t say very often, and the word was "Drat." Then {mentor.they} {lamp.relit}. The light came back, as small and yellow as before, and {hero} had never been so happy to see {hero.their} own two feet.',
        'You only find out how much a small light has been doing when it goes out. {Lamp.out}, and everything else went with it, the crate, and the stones, and {mentor}, and even the ground. {hero} didn\'t make a sound, and later {hero.they} {hero:was|were} quite proud of that. Then close by somebody began to go through {mentor.their} pockets, and took a lot of time over it. "Left or right?" said {mentor}\'s voice. "It\'s always the other one." And {mentor.they} {lamp.relit}.',
        '"Count out loud," said {mentor}, when {lamp.out}, "so that I know where you are." {hero} counted, and at eleven there was a bit of light, and at twelve there was {mentor}\'s face. The second time it took until nineteen. The third time they had come to forty, and {hero}\'s voice was getting higher and higher. Then {mentor} said, just as calmly as before, that {hero.they} had left out thirty-six. {hero} went back to look for it, and by the time {hero.they} had found it, it was light again.',
      ],
    },
    more: {
      middle: ['"It wants to stay lit," said {mentor}. "You just have to let it change its mind."'],
      preteen: [
        'After that it went out four more times. Every time {mentor} bent over it again, as if {mentor.they} had all night, and every time {hero} thought that now {mentor.they} would stand up and say that they had done what they could, and {mentor.they} never said it. "Aren\'t you ever going to give up?" asked {hero}, the fifth time. ¶ "I thought about it," said {mentor}, "but then I\'d only have to stand here without a light."',
      ],
    },
  },
  {
    id: 'burn-down',
    purpose: 'the lovely part of the lamp is spent',
    core: true,
    valence: -2,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'hold-up', 'sad', '{lamp}', '{lamp}'],
        ['mentor', 'comfort', 'calm', 'hero'],
        ['ally', 'stand', 'sad', '{lamp}'],
      ],
      props: ['{edge}', '{lamp.part}'],
      action: 'The {lamp.part} of the {lamp} is spoiled, and {hero} still holds it up.',
    },
    text: {
      toddlers: [
        '{Lamp.tspent} Bye-bye, {lamp.part}. {hero} is sad. {hero} holds the light. [+ Up, up, up.]',
        'Oh! {lamp.tspent} Is it all gone? No. One little glow is left. Hold on, {hero}!',
        '{Lamp.tspent} It was so pretty! Now it is bare. But it still glows. Up it goes.',
        '"Oh, oh, my {lamp}!" {lamp.tspent} {mentor} pats {hero}. One small glow. Hold it high!',
      ],
      early: [
        '{Lamp.spent}. {hero} watched it go. [+ {Hero.they} did not cry, or only with one eye. ]All that was left was {lamp.left}. But it was still lit. So {hero} still held it up.',
        '"It\'s coming apart," said {hero}. And it was. {Lamp.spent}. "Do you want to stop?" asked {mentor}. {hero} shook {hero.their} head. [+ It was too big to talk about just then. ]{Hero.they} held up {lamp.left}.',
        '{hero} felt something on {hero.their} hand. It was a bit of the {lamp}. Then it was a bit more. {Lamp.spent}. {hero} shut {hero.their} eyes. {Hero.they} thought of {away}. {Hero.they} opened {hero.their} eyes again and held up {lamp.left}, as high as {hero.they} could.',
        '"Say goodbye to it now," said {mentor}, "because there will not be time later." So {hero} said goodbye to each bit. {Lamp.spent}. At the end there was just {lamp.left}, and it needed no goodbye. It was still at work.',
      ],
      middle: [
        'It began at the edges. {Lamp.spent}. {hero} counted the pieces until {hero.they} didn\'t want to count anymore. [+ It was like watching somebody rub out nine evenings, beginning with the best one. ]In the end there was only {lamp.left}. {mentor} put a hand under {hero}\'s elbow, because the elbow was shaking. Nobody said that it didn\'t matter.¶"It was the best one," said {hero}.¶"It was," said {mentor}.',
        '"Don\'t look at it," said {mentor}. "Look out there." But {hero} looked. {Lamp.spent}, and there was nothing to be done except to stand and see it happen. All that was left in {hero.their} hands was {lamp.left}. And it was the strangest thing. With all the {lamp.part} out of the way, the light was *brighter*. [+ It went out over the dark a good long way, like an arm.]',
        '"There goes Monday," said {hero}, for {hero.they} knew each bit of it and on which evening it had been made. {Lamp.spent}. "There goes Tuesday." {mentor} didn\'t tell {hero.them} to stop counting. [?ally: {ally} couldn\'t watch, and watched. ]When all the evenings had gone, there was {lamp.left}, and it burned as if it had been waiting to get that off. "It\'s just a light now," said {hero}. {Hero.their} voice was not quite straight.',
        'Nobody had told {hero} that you can hear a thing being spoiled. It was a small, wet sound, over and over. {Lamp.spent}. {hero} could have put it under {hero.their} coat. The coat was big enough, and it would have been dry in there, and nobody would have been able to see it. {Hero.they} thought of that. Then {hero.they} went on standing with both arms up, and what was left, in the end, was {lamp.left}.',
      ],
      preteen: [
        "{Lamp.weakness}, and now {hero} had to watch it. {Lamp.spent}. {Hero.they} could have gone home while there was still something to save, and {hero.they} thought of it, and {hero.they} stayed. In the end {hero.they} {hero:was|were} holding {lamp.left}. It wasn't beautiful anymore, not even a bit, but it was lit, and nothing else was, as far as you could see.",
        "{hero} had known that {hero.they} would miss {plan.the}, but nobody had told {hero.them} that {hero.they} would have to watch this. {Lamp.spent}, and it didn't take long. Nine evenings had gone into it, and after nine minutes there was {lamp.left}. {hero} noticed that {hero.they} {hero:was|were} crying. You can cry, and be angry, and hold up a light, {hero.they} found out, all at the same time.",
        "Just before the end it was more beautiful than it had ever been. For about a minute the wet made the {lamp.part} so thin that the light came right through, and it hung there in the dark like something that you only see in dreams. Then {lamp.spent}. {hero} didn't say anything. {Hero.they} thought that maybe it had all been for that one minute, and that hardly anybody in the world would ever know about it. What {hero.they} held up after that was {lamp.left}.",
        '"I can hold it for a bit," said {mentor}, "if you want to look away." {hero} shook {hero.their} head. {Lamp.spent}. {hero} tried to be brave by thinking of {away}, and that didn\'t work at all. So {hero.they} thought of {hero.their} two arms and how they had to stay up, and of nothing else, and after a while {hero.they} noticed that it was over. There was {lamp.left}. It was ugly, and it was shining, and {hero.they} could look at it.',
      ],
    },
    more: {
      middle: ['{Img.the} {img.tight}, as far as it would go. {hero} kept {hero.their} arm where it was.'],
      preteen: [
        '{mentor} didn\'t say that you could make it all again, because you couldn\'t, not by tonight, and never just like that. {Mentor.they} only moved over to the side where the wind came from. "You knew it," {mentor.they} said after a while. ¶ "I knew it," said {hero}, and wiped {hero.their} nose on {hero.their} shoulder, because {hero.they} had no hand free. "I just didn\'t know what it would look like." {Img.the} {img.tight}, and {hero.they} held on.',
      ],
    },
  },
  {
    id: 'prayer',
    purpose: '"stay with them, stay with us": company, not weather',
    core: false,
    rank: { young: 6, old: 6 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'calm', '{lamp}', '{lamp}'],
        ['mentor', 'stand', 'calm', 'hero'],
      ],
      props: ['{lamp}', '{edge}'],
      action: '{hero} prays with the {lamp} in both hands.',
    },
    text: {
      toddlers: [
        '"God, stay with {away}," says {hero}. "Stay with me." It is still dark. But {mentor} is near.',
        '{hero} looks up. No stars. "God, do you see {away}? I do not." Shh. God sees.',
        '"Please, God," says {hero}. "Bring {away} home." {mentor} says, "Amen." They wait. They wait together.',
      ],
      early: [
        '"God," said {hero}, "please stay with {away}. {Away.they} {away:has|have} no light. And stay with us. Amen." {Hero.they} waited. It did not get any less dark. But {mentor} said "Amen," too, and that made it feel less wide.',
        '"Can God see in this?" asked {hero}. "Like in the day," said {mentor}. {hero} thought about that. "Then, God," said {hero}, "please look at {away} for me, and then look at me, and then look at {away}." {Hero.they} felt a bit less alone, about every second time.',
        '{hero} could not fold {hero.their} hands, because of the {lamp}. "Does it count if you hold something?" {hero.they} asked. "I think it counts more," said {mentor}. So {hero} told God about {away}, with both hands full. It stayed dark. But it was not such an empty dark.',
      ],
      middle: [
        '"Please, God," said {hero}, not very loudly, "stay with {away} out there. And stay with us."¶{Weather.the} didn\'t lift. [+ {Hero.their} arms still ached. ][+ {hero} had half hoped for something sudden, a gap with a star in it, for instance. There was no gap. ]But {hero.they} noticed that {hero.they} {hero:was|were} not holding up the {lamp} alone anymore. {mentor} had gotten hold of the other side.',
        '"I don\'t want to ask for it to get lighter," {hero} said to God, "because then I\'d be cross if it didn\'t." {Hero.they} shifted {hero.their} grip. "I\'d just like to know that you\'ve got {away.them}. And if you\'ve got a hand left, I\'m over here." The wind went around to the other side and tried from there. ¶{mentor} had taken off {mentor.their} hat. "Amen," {mentor.they} said. They stood there a little closer together than before, and waited, and it was still cold.',
        '{hero} knew the psalm about the wings of the morning, and the uttermost parts of the sea. {Hero.they} had always liked *uttermost*. Now {hero.they} looked out there and thought that it had probably been written in a place like this. "Even there," said {hero} aloud. It was all that {hero.they} could remember of the line. "Even there. Even there, God. Please." {mentor} knew the rest of it, and said it very softly, and nothing changed at all except that somebody had said it.',
      ],
      preteen: [
        '{hero} would have liked to ask God for better weather. But there were so many other people in so many dark places, and they were probably all asking for that. So what {hero.they} said was much shorter. "I\'m tired," {hero.they} told God, because it\'s best to start with the truth, "and I don\'t know if this is any use. Stay with {away}, and stay here, too."',
        '{hero} had always thought that you have to shut your eyes to pray, and tonight that wasn\'t possible, because {hero.they} needed them. So {hero.they} prayed with {hero.their} eyes wide open, straight into the dark, the way you talk to somebody in the next room. "You know where {away} is," {hero.they} said, "and I don\'t, and I\'m not going to pretend that I\'m calm." It helped to have said that. "I\'m going to stay here," {hero.they} said, "and I\'d like it if you stayed, too. That\'s all, and I can\'t think of anything that sounds better."',
        '"Are you asking for a miracle?" said {mentor}, who had seen {hero.their} lips move. ¶ "I was going to," said {hero}, "but I didn\'t quite dare, so I just told God who we are, and where we\'re standing." ¶ "Most of the Psalms are like that," said {mentor}, and then they didn\'t talk anymore. The dark stayed where it was. It was wet and wide and about a quarter to nine, and there was no answer that you could have heard. But {hero} was sure that {hero.they} had been talking to somebody.',
      ],
    },
    more: {
      middle: ['"Amen," said {mentor}, on a cloud of breath.'],
      preteen: [
        "Nothing happened, and {hero} wasn't as disappointed as {hero.they} had expected to be. It was just as cold as before, and {weather.the} was still there. But a minute ago it had been empty out there, and now it wasn't. {mentor} had heard it all, because you couldn't help hearing it. \"Amen,\" said {mentor}, just as you say it before soup, and took hold of the other side of the {lamp}.",
      ],
    },
  },
  {
    id: 'shield',
    purpose: 'the ally gives what the ally has',
    core: false,
    rank: { young: 5, old: 3 },
    valence: 1,
    needs: ['ally'],
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['ally', 'stretch-arms', 'happy', '{lamp}'],
        ['hero', 'hold-up', 'wow', 'ally', '{lamp}'],
        ['mentor', 'stand', 'happy', 'ally'],
      ],
      props: ['{lamp}', 'coat'],
      action: '{ally} holds {ally.their} coat wide open to keep the wind off the {lamp}.',
    },
    text: {
      toddlers: [
        'The wind blows. {ally} comes and opens a big coat. Now the light stands still.',
        "[+ Brr! ]{ally} stands in the wind. [+ The wind can't get by. ]The light is safe.",
        '"I help, too!" says {ally}. Two hands go around the light. It does not go out.',
      ],
      early: [
        '"I have an idea," said {ally}. {Ally.they} took off {ally.their} coat and held it out wide, like a sail. Now the wind hit the coat. [+ It did not hit the light. ]"But you\'ll get wet," said {hero}. "Yes," said {ally}. "I get wet and it gets dry. That\'s fair."',
        '{ally} had not said a thing for a long time. Now {ally.they} stepped up close and turned {ally.their} back to the wind. "I am a wall," said {ally}. "Walls don\'t talk," said {hero}. "I am a new kind," said {ally}. The light stopped shaking. {ally} did the shaking now.',
        '"Put it in here," said {ally}, and held {ally.their} hat around the light, on the side where the wind was. It was a very good hat. There was soon a black spot on it. "Oh no, your hat!" said {hero}. {ally} looked at the spot. "It was too clean, anyway," said {ally}.',
      ],
      middle: [
        '{ally} had been quiet for some time, and that was never a good sign. Now {ally.they} took off {ally.their} coat. {Ally.they} held it wide open behind the flame, like a small wall with buttons.¶"What are you doing?" said {hero}.¶"I get wet and it gets dry," {ally} explained. [+ {Ally.their} teeth were knocking together. ]"It\'s a trade."¶The light stopped flapping. It drew itself up. It struck the lining of the coat and went leaping out over the dark.',
        '"Move over," said {ally}. {hero} thought that {ally.they} wanted a turn. But {ally} went around to the windy side and just stood there, with {ally.their} arms out and {ally.their} scarf flapping. It was the worst place in the whole world to stand. "You can\'t stay there," said {hero}. ¶"Why not? I\'m not doing anything else," said {ally}. {Ally.their} ears were turning blue. The light behind {ally.them} grew long and still, like a person who has at last been allowed to sit down.',
        '{ally} had a blanket along, for afterward, for the sitting and the watching. It was a red one with a fringe. Nobody needed it now for that. "Here," said {ally}, "you take that corner." They held it up between them as you do when you fold the wash, and the wind ran into it and bulged it out and couldn\'t get through. "I was going to be so warm in this," said {ally}. ¶"We could take turns," said {hero}. ¶"Don\'t be silly," said {ally}. "Who\'d hold the corner?"',
      ],
      preteen: [
        '"This is completely silly," said {ally}, and {hero} got ready to be angry, but {ally} only meant the wind. {Ally.they} had already taken off {ally.their} coat, which was nearly new, and held it open against the wind with both arms stretched out. Right away the light stood still, and it shone on the lining of the coat, and from there it went out into the dark, twice as far as before. ¶ "You\'ll freeze," said {hero}. ¶ "Probably," said {ally}, "so use it."',
        '{ally} knew something about wind. "It always comes from where you\'re not standing," {ally.they} said, and walked around them slowly, like somebody looking for a parking place, until all at once the light stood still. "Here it is," said {ally}. It was also the place where all the wet came in, and {ally.they} sat down in it and pulled up {ally.their} collar. ¶ "You\'ll get soaked," said {hero}, "and you\'ve got your good things on." ¶ "I noticed," said {ally}, "because I dressed for something else. Can you look in front of you, please? I\'m not doing this so that we can talk."',
        '"You never asked me if I wanted to see {plan.the}," said {ally}. {Ally.they} didn\'t say it in a mean way, but it was true, and {hero} had never even thought of it. "I did want to," said {ally}, "and I\'ve got new shoes." While {ally.they} talked, {ally.they} had taken off {ally.their} jacket, and put it between the wind and the light, and leaned against it with {ally.their} back so that it stayed there. The light stood up as straight as a pencil. ¶ "I\'m sorry," said {hero}. ¶ "They\'re too tight anyway," said {ally}.',
      ],
    },
    more: {
      middle: ['"Are you cold?" asked {hero}. "Only on the outside," said {ally}.'],
      preteen: [
        '{hero} wanted to say something, but nothing came that was the right size. On every one of those nine evenings {ally} had been in the kitchen, and had held the other end of things and passed the scissors, and nobody had asked {ally.them} anything. "I should have let you carry it," said {hero} at last, "at least once." ¶ "Yes, you should have," said {ally}, and moved from one foot to the other, and stayed.',
      ],
    },
  },
]
