import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The plan calls, everybody is busy, and the words are read. */
export const streetBeats: readonly Beat[] = [
  {
    id: 'pull',
    purpose: 'the plan calls; it is a good plan',
    core: true,
    valence: 0,
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'thinking', 'away', '{lamp}'],
        ['ally', 'hold-hands', 'wow', 'lights'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['lanterns', 'houses'],
      action: '{hero} stands with the {lamp}; bright lights on one side, the dark on the other.',
    },
    text: {
      toddlers: [
        '{plan.t} Here is {plan.the}. {hero} wants to go. But {away} is in the dark. [+ Hmm.]',
        'Here is {plan.the}. It has so many lights! But {away} has no light. {hero} stops.',
        'Boom, boom! {Plan.the} goes by. "Come, {hero}!" {hero} looks back. It is so dark there.',
        '[+ Music! Cake! Lights! ]{hero} wants to go to {plan.the}. But where is {away}?',
      ],
      early: [
        'Just then {plan.call}. {Plan.the}! {hero} had waited and waited for it. {Hero.their} feet knew the way by themselves. But {hero.their} head looked back. It was so dark back there. Something inside {hero.them} {img.tight}, {img.is}.',
        'All the lights were going up the street. There was a moon. There was a star. There was a very lumpy camel. "Come on!" they called. {hero} wanted to. {Hero.they} wanted to so much that {hero.their} toes curled. Something inside {hero.them} {img.tight}, {img.is}.',
        '"You first, {hero}!" somebody called. It was the first time that anyone had ever said that. {Plan.call}, and the street was full of faces. {hero} took one step up. Then {hero.they} looked down. Something inside {hero.them} {img.tight}, {img.is}. You could not have both. {hero} tried standing very still, but you could not have both that way, either.',
        'There was a boy with a drum, and a girl with a fish made of silk. They made room for {hero}. "That\'s the best one!" said the girl, and she meant the {lamp}. {hero} went warm all over. It was just what {hero.they} had dreamed, even the fish. But in the dream {away} had been there, to see. Now something {img.tight}, {img.is}.',
      ],
      middle: [
        'Up the street, {plan.call}. Lights came out of the doors, moons and stars and one very lumpy camel. "{hero}! You\'re {plan.place}!" somebody shouted. The {lamp} shone in {hero.their} hands as if it had heard. [+ {Hero.they} had looked at every other light in the street, quite fairly, and {hero.their} own was the best. ]You couldn\'t even see {edge.big} from here. {hero} took three steps toward the lights. With each of them, {img.the} {img.tight}.',
        'It was the smell that did it, candle smoke and fried dough and wet wool. That was how {plan.the} smelled, once a year, and {hero} had been waiting since the last one. Then {plan.call}. The {lamp} swung a little, all on its own. "It wants to go," said {hero}, but {hero.they} did not move. Behind {hero.them} it was so dark that it had no edges. {Img.the} {img.tight}.',
        '{Plan.call}. {hero} knew every bit of what came next. First there would be the drum, and then the hush, and then {hero.they} would lift it up. {Hero.they} had practiced lifting it up, in front of the hall mirror, for a week. Someone pushed {hero.them} forward in a friendly way. [?ally: "Go on," said {ally}. "That\'s you." ]And {hero} went on, quite a bit, with {hero.their} head turned around like an owl\'s. {Img.the} {img.tight}.',
        "It's a fine thing to be waited for. They had kept {hero.their} place open, {plan.place}, with a gap on both sides, and everybody was looking to see who would come and fill it. {Plan.call}. {hero} only had to take nine steps. {Hero.they} took four of them. They were easy steps, and they went uphill into the light, and at the fourth {hero.they} found that {hero.they} {hero:was|were} counting, not steps, but people. {Img.the} {img.tight}.",
      ],
      preteen: [
        "{hero} thought that there should have been thunder, or at least somebody who shouted. But {plan.call}, and it was the happiest sound in the world. Doors opened all along the street, and people came out with their moons and their stars, and one boy had a very lumpy camel. Somebody called {hero}'s name, and somebody else made room for {hero.them}. There's nothing wrong with a party, and that made it so hard to stand there and have the dark behind you.",
        '"You\'re {plan.place}," said a woman with a list, and she put a check beside {hero}\'s name. It was as easy as that, because {hero.they} only had to stand where {hero.they} {hero:was|were}, and hold up the {lamp} at the right moment, and everything would happen just the way that {hero.they} had imagined it for nine evenings. {hero} looked over {hero.their} shoulder. Behind {hero.them} you could see as far as the second gate, and then there was nothing.',
        "{Plan.call}, and so it was really here, after a whole year of being a long way off. Somebody's aunt kissed {hero}, and somebody else took {hero.them} by the shoulders and put {hero.them} in the right place. All the windows were full of faces. {hero} had thought that {hero.they} would be nervous, but it was like an escalator, because you only have to stand on it and it takes you along. Then they all had to wait, because the camel had gotten stuck. {hero} turned around to look, and behind the camel was the end of the street, and behind that it was dark.",
        '"There you are," said somebody. "We couldn\'t start without you." It was a joke, and {hero} laughed, but nobody had ever said that to {hero.them} before. {Plan.call}, and all along the street the lights went up on their sticks, one after another. {hero} had seen it every year from the side, and now {hero.they} {hero:was|were} in the middle, and from the middle it was even more beautiful. But you could also see how far the light went, and where it stopped.',
      ],
    },
    more: {
      middle: [
        'It was a good plan. That was the trouble with it. If it had been a bad plan, nobody would have needed to think.',
      ],
      preteen: [
        "{Img.the} {img.tight}. {hero} explained it all to {hero.themself} again. {away} was safe, because {mentor} had said so, and nobody had asked {hero.them} to be a street lamp. If {hero.they} went, {hero.they} would be in the way, and if {hero.they} stayed, {hero.they} would be happy, and {away} would want {hero.them} to be happy. It was a very good explanation, and {hero} listened to it right to the end, and {hero.they} didn't feel any better.",
      ],
    },
  },
  {
    id: 'someone-tall',
    purpose: 'surely somebody bigger will do it',
    core: false,
    rank: { young: 10, old: 8 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'worried', 'away', '{lamp}'],
        ['ally', 'walk', 'thinking', 'hero'],
      ],
      props: ['lanterns', 'people'],
      action: '{hero} looks at all the tall people, who have seen nothing.',
    },
    text: {
      toddlers: [
        'Big people go by. Tall, tall, tall. "Help {away}?" says {hero}. The big people sing, "La, la, la!"',
        'A big man goes by. "{away} is out there," says {hero}. "Happy lights!" says the man. Off he goes.',
        '"Help!" says {hero}. Nobody stops. All legs. So many legs! Only {hero} can hear {hero}.',
      ],
      early: [
        'There were so many tall people in the street. {hero} looked up at all their chins. [+ One of them would go. ]One of them must have a big light. {hero} waited for one of them to turn around. They were all singing.',
        '{hero} pulled at a coat. It was the coat of the man who had the biggest lantern. "We need a light down there," said {hero}. "That\'s nice," said the man. He had a tuba on his other arm, and he could not hear very well. {hero} pulled at three more coats. They all said that it was nice.',
        '"Who is the boss of the dark?" {hero} asked a lady. She laughed. "I don\'t think that there is one," she said. {hero} looked around. There was a boss of the drums. There was a boss of the cake. But for the dark, nobody had a list.',
      ],
      middle: [
        'Somebody would think of something. Somebody tall. {hero} looked at the fathers with their torches, and the teacher with the big drum, and the mayor, who had a whistle. [+ They were all looking at their feet, so as not to step on a tail or a train. ]It dawned on {hero} that each of them was waiting for somebody tall.',
        '{hero} went along the whole row. The baker couldn\'t leave the buns. The policeman couldn\'t leave the corner. The teacher had thirty-one children on a rope, and could not leave any of them. They all had good reasons, and they were all sorry. "You should tell someone," said the teacher. ¶"I did," said {hero}. "I told you."',
        '"Isn\'t anyone going down to light the way?" asked {hero}. People said that there must be. It stood to reason. The ones in front thought that the ones at the back had gone, and the ones at the back had seen somebody with a lantern a while ago. {hero} asked until {hero.they} had gotten all the way around and stood in front of the first one again. "There you are," said that one, relieved. "Have they found somebody?"',
      ],
      preteen: [
        "Somebody was surely taking care of it already. There were grown-ups everywhere, with car keys and telephones, and grown-ups are in charge. {hero} looked at them as they went by. They talked, and they counted their children, and they tried to keep the wax off their sleeves, and not one of them had looked {edge.to}. It wasn't that they didn't care, they just didn't know that there was anything to look for, because only {hero} had counted.",
        "It turned out that there was a committee, and {hero} found it next to the soup. It was five people in scarves, and they were very serious about it, and asked {hero.them} how you spelled {away}. One of them knew about a searchlight at the quarry. Another one knew the man who had the key, and they promised to call him first thing in the morning. {hero} said thank you. They were so friendly that you could have warmed your hands on it, but it didn't make it any brighter {edge.at}.",
        '{hero} was looking for a face that was asking itself something. {Hero.they} went up one side of the street and down the other, and there were happy faces, and cold ones, and some that were thinking about their feet. They were good people, and if {hero.they} had lain down on the ground and yelled, ten of them would have come running. But nothing had happened, and there was nothing to see. When somebody is missing in the dark, it looks just like the dark.',
      ],
    },
    more: {
      middle: ['"Excuse me," said {hero} to a man with a flag. "Not now, sweetheart," said the man.'],
      preteen: [
        '{hero} took hold of somebody\'s sleeve. "{away} is still {edge.out}," {hero.they} said, "and the big lamp isn\'t working." ¶ The man bent down to {hero.them} with a kind face. "I\'m sure that somebody is taking care of it," he said, and he really was sure. He patted {hero.them} on the shoulder and went on with his flag, and {hero} looked after him. Probably the whole town was just as sure as he was.',
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'the words, and the size they do not mention',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'porch',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'read', 'wow', 'words', '{lamp}'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['ally', 'look-up', 'thinking', 'words'],
      ],
      props: ['door', '{lamp}'],
      action: '{hero} holds the {lamp} up and the words can be read.',
    },
    text: {
      toddlers: [
        {
          way: 'sung',
          say: '"My light is so small," says {hero}. {mentor} sings. {verse} {heart}',
          shows: shown.sung,
        },
        {
          way: 'read-aloud',
          say: '{mentor} has a big book. {hero} holds the light. {mentor} reads. {verse} {heart}',
          shows: shown.lampOverBook,
        },
        {
          way: 'by-heart',
          say: "{hero} sits by {mentor}. {mentor} says God's words. {verse} {heart}",
          shows: shown.saidOnStep,
        },
        {
          way: 'sung',
          say: "Who sings in the dark? It is {mentor}. It is God's own song. {verse} {heart}",
          shows: shown.sung,
        },
      ],
      early: [
        {
          say: '"Hold it up," said {mentor}. "I want to read you something, and my eyes are old." So {hero} held the {lamp} over the page.¶{verse}¶"Read it again?" asked {hero}.¶"You have it now," said {mentor}. "Put it in your pocket."',
          way: 'read-aloud',
          shows: shown.lampOverBook,
        },
        {
          say: 'There was a card on {mentor}\'s wall. {hero} knew the picture, but not the words. "What does it say?"¶{verse}¶"Does it say that you have to be big?" asked {hero}. {mentor} looked again. "It doesn\'t say big," said {mentor}.',
          way: 'on-a-thing',
          shows: shown.wordsIndoors,
        },
        {
          say: '{mentor} was humming. It was the song from Sunday, the one {hero} liked. Then {mentor} said the words, slow and plain.¶{verse}¶{hero} looked down at the {lamp}. It was not much of a light. But it was on.',
          way: 'sung',
          shows: shown.sung,
        },
        {
          say: 'There was a note in the pocket of {hero}\'s coat. {away} had put it there in the morning, folded small. {hero} held it close to the {lamp}.¶{verse}¶"When did {away.they} write that?" asked {hero}. "Before {away.they} knew," said {mentor}. {hero} put it back in the pocket, and kept {hero.their} hand on it.',
          way: 'in-a-letter',
          shows: shown.noteByLamp,
        },
      ],
      middle: [
        {
          say: 'White letters were painted over the old door. {hero} went by them every day, and {hero.they} had seen them so often that {hero.they} had given up reading them. Now {hero.they} held up the {lamp}, and its light ran along the line.¶{verse}¶[?ally: "Does it say how big you have to be?" asked {ally}.¶]{hero} read it through again, more slowly. It didn\'t say anything about how big. It didn\'t say anything about tall people, either.',
          way: 'on-a-thing',
        },
        {
          say: '{mentor} kept a Bible on the shelf between the train times and the tea, and it was about as worn as both. {Mentor.they} didn\'t need to look for the page.¶{verse}¶"Who wrote on it?" said {hero}, for there was a pencil date beside the line. "My father did," said {mentor}, "on a night like this one."¶{hero} would have liked to ask what had happened that night. But {mentor} was looking {edge.to}, and so {hero} looked there, too.',
          way: 'read-aloud',
          shows: shown.bibleIndoors,
        },
        {
          say: "It was the line that {hero} had learned for Sunday school, and had said so quickly that it got a gold star and no thinking at all. Now it came back, one word at a time, as if it had been waiting for a night with nothing else to look at.¶{verse}¶{hero} stood still in the middle of the road. {Hero.they} hadn't known it was about [lamps / Thursdays / tonight].",
          way: 'by-heart',
          shows: shown.standingInRoad,
        },
        {
          say: '{hero} and {away} had a game for the way home in the dark. {away} said a word, and {hero} said a word, and by the end of the line you were at the gate. Tonight there was nobody to say the other half. So {mentor} did, out there on the step, a bit slower than {away} would have.¶{verse}¶"That was it," said {hero}. "You put in the pauses right." ¶"I taught it to {away.them}," said {mentor}. "On this step."',
          way: 'in-turns',
          shows: shown.saidOnStep,
        },
      ],
      preteen: [
        {
          say: 'There was an old piece of stitching on the wall over {mentor}\'s desk, and {hero} had seen it a hundred times, but {hero.they} had never read it. Somebody had made it a very long time ago, with big, stubborn letters. ¶ {verse} ¶ "The letters go crooked at the end," said {hero}. ¶ "My grandmother stitched that part in the war," said {mentor}, "when the lights were out."',
          way: 'on-a-thing',
          shows: shown.wordsIndoors,
        },
        {
          say: "{hero} wasn't sure if {hero.they} believed it. It's easy to write a thing like that when the sun is shining. {Hero.they} read it once more, and moved the {lamp} along with it, so that the words lit up and went out again, one after another. ¶ {verse} ¶ Maybe that was how it worked, {hero.they} thought. The {lamp} wasn't bright enough for the whole wall, but it was always enough for the next word.",
          way: 'on-a-thing',
        },
        {
          say: '"Say it to me," said {mentor}, "but don\'t say it as if it were homework. Say it as if I had asked you something." ¶ {hero} took a deep breath and said it slowly, and looked at the dark window. ¶ {verse} ¶ "And what did I ask you?" said {mentor}. {hero} thought about it. Out there, where the window was so dark, there used to be a street. "If one small lamp is any use," {hero.they} said at last.',
          way: 'hands-busy',
          shows: shown.toDarkWindow,
        },
        {
          say: 'It came into {hero}\'s head the way a song does, and it wouldn\'t go away. {Hero.they} had learned it when {hero.they} {hero:was|were} five, and they had gotten a picture of a candle to color. ¶ {verse} ¶ {hero} remembered that picture very well. First {hero.they} had colored the candle, and because there was so much room around it, {hero.they} had colored all the rest black, until the crayon was gone. "That\'s a very small candle," the teacher had said. "It\'s a very big dark," {hero} had told her.',
          way: 'by-heart',
          shows: shown.remembered,
        },
      ],
    },
    more: {
      middle: [
        '"It\'s shorter than I remembered," said {hero}.¶"It was always that long," said {mentor}. "You were always in a hurry."',
      ],
      preteen: [
        "They didn't say anything for a while, and the clock on the shelf ticked. {hero} had often heard those words in church, and mostly {hero.they} had been thinking about lunch. Now {hero.they} couldn't think about lunch, and it was as if the words had turned around and looked at {hero.them}. They weren't asking for much. They only wanted one small lamp, and they wanted it tonight.",
      ],
    },
  },
]
