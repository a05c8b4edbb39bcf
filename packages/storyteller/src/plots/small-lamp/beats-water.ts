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
        "On the kitchen table the {lamp} had seemed to light everything there was. {Edge.at}, it lit {hero}'s sleeve. {Hero.they} held it up at arm's length and peered past it, and the dark came right up to the edge of the glow and stood there with its hands in its pockets. \"It's tiny,\" {hero.they} said. {Hero.they} had not known it. You could only find out the size of a light, apparently, by taking it somewhere dark.",
        'They took up their position {edge.at}, as if somebody had assigned it to them, and {hero} raised the {lamp}. {Hero.they} had to admit that it was not impressive. There was something almost impolite about the way in which the night failed to notice. {Hero.they} held it there and counted to a hundred. {Hero.they} counted to a hundred again, more slowly. "What ought I to be seeing?" {hero.they} asked, out of the corner of {hero.their} mouth. "You ought not to be seeing anything," said {mentor}. "You\'re the one who is seen."',
        'Nobody likes to carry the brightest thing they own into a place where it makes no difference at all. {hero} turned slowly on the spot, and in every direction the light went out as far as it could, and got tired, and stopped, at just about the distance of a good throw. Beyond that might have been anything at all, and somewhere beyond that was {away}. "It isn\'t nearly enough," said {hero}. {mentor} blew thoughtfully on {mentor.their} fingers. "Probably not," {mentor.they} agreed, "but hold it up anyhow."',
      ],
    },
    more: {
      middle: ['{hero} changed arms. It made no difference to the dark, but it was nicer for the arm.'],
      preteen: [
        '"Hold it a little higher," said {mentor}.¶{hero} climbed onto a crate and held it much higher, but it felt like waving at the moon with a teaspoon. [?ally: "Can you see anything?" asked {ally} from below.¶"I can see you," said {hero}.¶]Nothing moved out there, or called, or changed. For the first time it entered {hero.their} head that {hero.they} might spoil the {lamp}, and miss {plan.the}, and that all of it might be for nothing.',
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
        'It took the wind about a minute to notice them. Then {lamp.out}, without any warning, and the dark closed over their heads like water. {hero} stood and listened to {hero.their} own heart. There was a rustle, a click, and a word that {mentor} would not ordinarily have used, which was "Drat." {Mentor.they} {lamp.relit}. Slowly the small gold puddle came back, and they were both still in it.',
        'It is only when a small light goes out that you discover how much it was actually doing. {Lamp.out}, and the box, the stones, {mentor}, and the ground were withdrawn, all in the same instant, as though they had only been lent. {hero} did not make a sound. {Hero.they} {hero:was|were} rather proud of it, later. Then close beside {hero.them} somebody began, without haste, to go through their pockets. "Left or right?" {mentor} was murmuring. "It\'s always the other one." {Mentor.they} {lamp.relit}.',
        '"Count out loud," said {mentor}, when {lamp.out}, "so that I know exactly where you are." {hero} counted obediently, and at eleven there was a glimmer, and at twelve there was {mentor.their} face. The second time it took until nineteen. The time after that they had already reached forty, and {hero.their} voice had begun to climb, when {mentor} said, in exactly the same tone as before, that {hero.they} had left out thirty-six. {hero} went back to look for it, and by the time that {hero.they} had found it, it was light.',
      ],
    },
    more: {
      middle: ['"It wants to stay lit," said {mentor}. "You just have to let it change its mind."'],
      preteen: [
        'It went out another four times after that. Every time {mentor} bent over it again, unhurried, like somebody winding a clock, and every time {hero} expected that now {mentor.they} would straighten up and announce that they had done what they could, but {mentor.they} never announced it. "Aren\'t you going to give up?" {hero} asked, the fifth time, truly wishing to know.¶"I had considered it," said {mentor}, "but in that case I\'d only have to stand here without a light."',
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
        "{Lamp.weakness}, and now the whole of {hero}'s work was coming undone in front of {hero.their} eyes. {Lamp.spent}. {Hero.they} could have turned back while there was still something to save. {Hero.they} noticed this possibility, and looked at it, and let it go by. At the end {hero.they} {hero:was|were} holding {lamp.left}. It was not beautiful at all. It was only lit, and in that place there was nothing else that was.",
        '{hero} had been prepared to lose {plan.the}, but {hero.they} had somehow not expected to have to watch. {Lamp.spent}. It did not take long. What had been admired on the kitchen table as the finest thing for miles was now {lamp.left}, and {hero} discovered that {hero.they} {hero:was|were} crying, and that you can be crying and angry and still hold up a light at the same time.',
        'Somebody ought to have been there to see how beautiful it was just before. For about a minute, at the very end, the wet made all of the {lamp.part} transparent, and the light came through it as it never had in the kitchen, and it hung there in the dark like something from a better world. Then {lamp.spent}. {hero} did not cry out. {Hero.they} had the odd thought that this was what it had been for, that minute, and that only two people would ever know it. What {hero.they} held up after that was {lamp.left}.',
        '"I\'ll hold it for a bit," said {mentor}, "if you\'d like to look away." {hero} shook {hero.their} head. {Lamp.spent}. {Hero.they} had supposed that {hero.they} could be brave about it by thinking of {away}, and that did not work at all; what worked was to think of nothing but {hero.their} own two arms and how they had to stay where they were. Some time afterward {hero.they} noticed that it was over. There was {lamp.left}. It was ugly, and it was steady, and {hero.they} found {hero.they} could look at it without blinking.',
      ],
    },
    more: {
      middle: ['{Img.the} {img.tight}, as far as it would go. {hero} kept {hero.their} arm where it was.'],
      preteen: [
        '{mentor} did not say that it could all be made again, because it couldn\'t, certainly not by tonight, and never in quite the same way, and {mentor} respected {hero.them} too much to pretend. {Mentor.they} only moved closer, on the side that the wind came from. "You did know," {mentor.they} said after a while, and it was not a question.¶"I knew," said {hero}, wiping {hero.their} nose on {hero.their} shoulder, since both hands were occupied. "I just didn\'t know exactly how it would look." {Img.the} {img.tight}, and {hero.they} held on.',
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
        '{hero} would have liked to ask for different weather, which seemed a perfectly reasonable thing to want. But {hero.they} thought of all the other people in all the other dark places who must be asking for exactly the same, and what {hero.they} said in the end was much shorter. "I\'m tired, and I don\'t know whether this is any use," {hero.they} told God, because it was best to begin with the truth. "Stay with {away}, and stay here, too."',
        "{hero} had always thought that praying was mostly about shutting your eyes, and tonight that was impossible, because they were needed. So {hero.they} prayed with both of them wide open, straight out into the blackness, as you talk to somebody in the next room. \"You know where {away.they} {away:is|are}. I don't, and I'm not going to pretend that I'm calm.\" It was extraordinary how that cleared the air. \"I'm going to stand here,\" {hero.they} went on, \"and I'd be glad of the company. That's all. I can't think of anything that sounds better.\"",
        '"Are you asking for a miracle?" asked {mentor}, who had seen {hero.their} lips moving.¶{hero} considered the question. "I was originally going to," {hero.they} said, "but it seemed a bit forward, so I only said who we were, and where we were standing."¶"That\'s the greater part of the Psalms," said {mentor}, and they were silent. Nobody rolled back the darkness. It went on being wet, and wide, and about a quarter to nine, and the only thing that {hero} could have sworn to was that {hero.they} had been talking to someone and not at something.',
      ],
    },
    more: {
      middle: ['"Amen," said {mentor}, on a cloud of breath.'],
      preteen: [
        'Nothing happened. {hero} noted that, and was not as disappointed as {hero.they} had expected. The cold was exactly as cold as before, and {weather.the} stood exactly where it had stood. It was only that the dark had been empty a minute ago, and now {hero.they} would not have called it that. {Mentor.they} had heard; {mentor} could hardly help hearing. "Amen," said {mentor}, in the voice of someone passing the salt, and took hold of the other side of the {lamp}.',
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
        '"This is completely ridiculous," said {ally}, and {hero} braced {hero.themself}, but it turned out that {ally} only meant the wind. {Ally.they} had already taken off {ally.their} coat, which was a good one and rather new, and {ally:was|were} holding it open on the windy side with both arms stretched as wide as they would go. The little light steadied immediately. It caught the pale lining and was thrown forward, twice as far as before.¶"You\'ll freeze," said {hero}.¶"Quite probably," said {ally}, "so don\'t waste it."',
        '{ally} had decided opinions on the subject of wind. "It invariably comes from the direction in which you\'re not standing," said {ally}, and proceeded to prove it by walking around them until the light stood still, and then stopping there. "That\'s the spot." It was also, as anyone could see, the spot where the wet came in. {Ally.they} sat down in it and pulled up {ally.their} collar. ¶"You\'ll be soaked," said {hero}. "You\'ve got your good things on." ¶"I had noticed that," said {ally}, "because I dressed for something entirely different. Do you mind looking in front of you? I\'m not doing this for the conversation."',
        '"You never asked me whether I wanted to see {plan.the}," said {ally}. It was said quite mildly, from somewhere in the neighborhood of {hero}\'s elbow, and it was true, because the question had never so much as crossed {hero.their} mind. "I did, as it happens," said {ally}, "and I\'ve even got new shoes." {Ally.they} had taken off {ally.their} jacket by then, and had wrapped it around the box to windward, and had put {ally.their} own back against the jacket to hold it there. The flame drew itself up like a recruit. ¶"I\'m sorry," said {hero}. ¶"They\'re too tight, anyhow," said {ally}.',
      ],
    },
    more: {
      middle: ['"Are you cold?" asked {hero}. "Only on the outside," said {ally}.'],
      preteen: [
        '{hero} wanted to say something, and nothing would come that was the right size. {ally} had been in the kitchen on every one of those evenings, holding the end of things, and passing the scissors, and not once being asked whether {ally.they} would like to carry it. "I ought to have let you hold it," {hero} said at last. "In {plan.the}, I mean."¶"Yes," said {ally}, "you ought," and shifted {ally.their} feet, and did not lower the coat by so much as an inch.',
      ],
    },
  },
]
