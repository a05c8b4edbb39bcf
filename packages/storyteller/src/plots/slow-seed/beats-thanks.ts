import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** A laugh, the others' thanks, and something that comes when nobody looks. */
export const thanksBeats: readonly Beat[] = [
  {
    id: 'laugh',
    purpose: 'one more laugh after the dark part: somebody takes the pot for something else',
    core: false,
    rank: { young: 8, old: 11 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'laugh', '{pot}'],
        ['companion', 'reach', 'happy', '{pot}'],
        ['friend', 'sit', 'laugh', '{pot}'],
        ['mentor', 'sit', 'happy', 'hero'],
      ],
      props: ['{pot}', 'spoon', 'long table'],
      action: 'Somebody has mistaken the {pot} for a pudding.',
    },
    text: {
      toddlers: [
        'A baby comes with a spoon. Yum, yum? No, no! Not pudding! Everybody laughs. The baby, too.',
        '[?companion: {companion} digs in the {pot}! No, no, {companion}! All laugh. Ha, ha, ha!][!companion: A duck comes by. It sits on the {pot}! "Quack!" All laugh. Ha, ha, ha!]',
        'Grandma pours tea in the {pot}. Oops! That is not a cup! Hee, hee! Drink up, seed.',
      ],
      early: [
        'A very small boy came along with a spoon. He looked into the {pot}. "Pudding," he said, and before anyone could stop him, he had some. [+ He thought about it for a long time. ]"Not sweet," he said. {hero} laughed so hard that {hero.they} had to hold on to the pumpkin.',
        'The lady with the list came along the table. She wrote a number on each thing, and she tied on a ribbon. "And what is this?" she asked, and wrote, "One cake. Chocolate." {hero} read it. "It isn\'t," {hero.they} said, but she had gone on. So now it was a cake. [?companion: {companion} was told not to believe it.]',
        'Two little girls were playing shop. "I\'ll have a pound of that," said one, and pointed at the {pot}. "It costs a hundred," said {hero}. "Is it good?" "It\'s the best there is. You can\'t see it." The girl thought it over. "Then I\'ll take two," she said.',
      ],
      middle: [
        'The worst was over, and there was pie. Somebody\'s uncle came down the table with his plate, talking to the person behind him. He dug a big spoon into the {pot} and took a helping. He had put gravy on it before {hero} could get a word out.¶"Unusual," said the uncle, chewing.¶It was {mentor} who began to laugh. [+ Then it went down the whole table like a row of bricks, and {hero} went down with the rest. ]"Was it any good?" {hero.they} asked.¶"Wants salt," said the uncle.',
        'A dog got under the table. It came out on the other side with a sausage, and on the way it upset three chairs, a bench, and the man who was making the speech. He sat down in the plums. In the whole long row there was only one thing that had not so much as wobbled. "Take a lesson from that," said the man, from among the plums, and pointed at the {pot}. "Nerves of iron."',
        'They were guessing the weight of the pumpkin. When everybody had guessed, a very old lady asked if there was another game, because she had liked that one. "We could guess when it\'ll come up," said {mentor}, and nodded at the {pot}. They all wrote it on slips of paper. One said *Tuesday*, and one said *Never*. One slip was only a drawing of a cow. [+ "I couldn\'t think of a day," said the very old lady. ]{hero} laughed until {hero.they} had to be thumped.',
      ],
      preteen: [
        'By the time the pies came in, nobody was thinking of the {pot} anymore, and so the mayor took it for the chocolate pudding. He had a big spoonful. He was a very polite man, and he chewed for quite a while before you could see anything in his face. ¶ "I\'m afraid that\'s mine," said {hero}. ¶ "It tastes very honest," said the mayor, and reached for the water. The laughing started at the leeks and ran all the way to the other end of the table, and this time {hero} was laughing, too.',
        'Somebody had put a baby on the table to keep it quiet, and it set off along the tablecloth on its hands and knees. It put one hand in the honey and the other one in the butter. Then it came to the {pot}, and stopped, and looked in for a long time. "Gone," said the baby. The whole table burst out laughing. "It\'s not gone," said {hero}, when {hero.they} could talk again. "It\'s coming." ¶ "Gone," said the baby, and patted the {pot} to make it feel better, and so it had a small hand of butter on it for the rest of the day.',
        'A man from the newspaper gave out the prizes, and he was in a hurry, and he didn\'t see very well. "This is for the quietest pet," he read, from a card that must have been for some other day, and he hung the ribbon on the {pot}. Anybody could have told him, and nobody did. [?friend: "Well, it *is* quiet," said {friend}, and that finished everybody. ]{hero} laughed until it hurt. Then {hero.they} took the ribbon and hung it on the man\'s hat, and it stayed there until he went home.',
      ],
    },
    more: {
      middle: [
        '{hero} patted the earth flat where the spoon had been. "Sorry," {hero.they} told it. "That won\'t happen again."',
      ],
      preteen: [
        'It was a long time before the table was quiet again. "Do you think that it heard us?" asked {hero}, and wiped {hero.their} eyes, and smoothed the earth with one finger. ¶ "I think so," said {mentor}, "and I\'m sure that it would like to know what it\'s missing." They both looked into the {pot}, just in case, and then they had some pie.',
      ],
    },
  },
  {
    id: 'thanks',
    purpose: 'others begin to say thanks for what is not finished yet',
    core: false,
    rank: { young: 4, old: 4 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['mentor', 'hug', 'tender', 'hero'],
        ['hero', 'stand', 'wow', 'mentor'],
        ['friend', 'give', 'happy', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['long table', '{pot}', 'candles'],
      action: 'Others come to the end of the table and lean over the {pot}.',
    },
    text: {
      toddlers: [
        '"Thank you, {hero}," says {mentor}. "I will wait with you." [?friend: Hug {friend}. ][?companion: Hug {companion}. ]One hug. Two hugs. Three!',
        '"My tooth is slow, too," says a boy. They wait. [?friend: {friend} waits, too. ]"Thank you, God, for slow things."',
        'They all say thank you. [?friend: One for {friend}. ][?companion: One for {companion}. ]One for the moon. One for {hero}.',
      ],
      early: [
        '{mentor} came and sat down by the {pot}. "Theirs are all done," said {mentor}. "With yours I get to wait. May I?" {hero} moved over. [?friend: {friend} came, too. ][?companion: So did {companion}. ]Soon there was a whole row of them at that end of the table. They were all looking at earth. It was very interesting earth.',
        'The boy with the melon came back. He stood there on one leg. "I\'ve got a rabbit," he said, "and it\'s going to have babies, but it hasn\'t." "That\'s hard," said {hero}. "Yes," said the boy. He looked into the {pot} with {hero} for a bit. "Thank you for the rabbits," he said, into the earth.',
        '"Now me," said {mentor}. "Thank you for my new teeth. They don\'t fit yet." Everybody laughed. [+ Then an old man said thank you for the rain that had not come. ][?friend: {friend} said thank you for being tall, one day. ]It went on for so long that they had to light the candles. The {pot} was the only thing on the table that nobody had cut.',
      ],
      middle: [
        'When the plates were empty, {mentor} said something more. "I have a thank-you left over," said {mentor}. "It\'s for my knee. It isn\'t well yet. But it\'s thinking about it." People laughed. Then the lady with the cake stood up. She was thankful for a letter that she had not got yet. [+ A boy was thankful for his front tooth, and there was only a gap. ]It went around the table once more, and now it was about all the things that weren\'t there.¶[?friend: "You started that," {friend} whispered.][!friend: "You started that," said {mentor}.]¶{hero} looked at the {pot}. It looked the same as ever. It was standing in the middle now, and nobody could have said who had put it there.',
        'The boy with the melon hung around at the end of the table. "How do you know it\'s not dead?" he asked.¶"I don\'t," said {hero}.¶"And you still water it?"¶"Yes."¶He pushed his melon seeds about on the plate. "My brother\'s learning to walk again," he said. "He falls down all the time. I don\'t like watching." {hero} moved over, and he sat. They didn\'t talk much. [?companion: {companion} lay on both their feet. ]But when the singing began, he said something short with his eyes shut, and {hero} was nearly sure that it had been a thank-you.',
        'Afterward they took down the lanterns and folded the cloths, and it took twice as long as it should have, because people kept stopping by the {pot}. They had things to tell it. {hero} couldn\'t help hearing. One was waiting for a job, and one was waiting for her sister to stop being cross, and the man with the marrow was learning to play the violin, and had told no one. "Thank you for letting me have a look," they said, though there was nothing there. {mentor} leaned on the broom. "You\'ve opened a shop," said {mentor}.',
      ],
      preteen: [
        "The woman with the eggs stood up again, and nobody had expected it. \"I've already said my sentence,\" she said, \"but I had another one, and I didn't dare. For two years now we've been waiting for my brother to write to us. You could say that I water it every day.\" She sat down, and it was very quiet, and then an old man said thank you for the apple trees that he had planted that spring, although he would never climb them. And a girl said thank you for French, although she couldn't speak it yet. {hero} listened with {hero.their} mouth open, and {hero.they} hadn't known how many people in that room had a pot of earth.",
        'When the plates were cleared, and the small children were asleep on the coats, the woman with the list looked at it again. "There\'s an empty column," she said, "and I never know what it\'s for." She wrote something at the top of it, and passed it on, and it went from hand to hand in the dark, and people wrote things down, and nobody put their name. [?friend: {friend} wrote for a very long time. ]When it came to {hero}, there were eleven things on it, from *my hip* to *my temper* to *French*. At the top it said, *Not up yet, with thanks*. {hero} wrote *seed*, and thought for a while, and then {hero.they} wrote *me*.',
        '"Do you do this every year?" asked a woman whom {hero} had never seen before. She was new here, and she had brought a bag of apples that she had bought, and was hiding it under her chair. "I thought it had to be finished," she said. {hero} knew how that was, and {hero.they} pulled up another chair, and together they put the apples on the table, right next to the {pot}. "I haven\'t unpacked a single box," said the woman after a while. "So I\'m thankful for the boxes." Then she laughed, and had to look for her handkerchief.',
      ],
    },
    more: {
      middle: ['"Next year," said {mentor}, "we\'ll need a longer table."'],
      preteen: [
        'While they were all talking, the {pot} had started to move. Each of them had pulled it a bit closer, to have something to look at, and then passed it on. And in the end it was standing in the middle of the table, next to the melon, and nobody had planned it. ¶ "But that\'s only by accident," said {hero}, when {mentor} pointed at it. ¶ "Of course it is," said {mentor}, and gave {hero.them} the last piece of pie, "but that\'s how I got nearly all my best things."',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'home again; when nobody looks, it lifts one crumb of earth like a hat',
    core: true,
    valence: 2,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'sleep', 'calm'],
        ['mentor', 'sit', 'tender', '{pot}'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{pot}', 'bed', 'window', 'small green sprout'],
      action: '{hero} sleeps, and in the {pot} on the windowsill a small green thing lifts a crumb of earth.',
    },
    text: {
      toddlers: [
        '{hero} is asleep. The {pot} is on the sill. [+ Shh! ][+ Pop! ]One green leaf comes up. [+ {heart}]',
        'It is night. The moon is on the {pot}. What is that? The seed is up! Hello, green! [+ {heart}]',
        '{hero} sleeps. "Pip!" says the earth. "Pip!" A green nose comes up! [+ {heart}]',
        '{hero} dreams. The seed grows. Look, it has a tiny green hat! [+ Shh. ][+ {heart}]',
      ],
      early: [
        'That night {hero} did not look. {Hero.they} said good night to the {pot} and went to sleep on the good side of the pillow. And when the moon came in, something small and green bent its neck and pushed. It lifted up one crumb of earth, like a hat. [+ Then it stood there and waited for morning. ]It was not in a hurry.',
        '"Will it come up now?" asked {hero}, in bed. "It may," said {mentor}. "Or it may not. I\'ll be here." "Me, too," said {hero}, and yawned so wide that you could see right in. Then {hero.they} slept. So {hero.they} did not see it. A thing like a green hook came up out of the earth. It had a crumb on its head.',
        {
          say: 'In the middle of the night {hero} had to get up for a drink of water. {Hero.they} gave the {pot} a sip, too, since {hero.they} {hero:was|were} there. {Hero.their} eyes were nearly shut. So {hero.they} patted the earth, and said, "Night," and went back. If {hero.they} had opened one eye a bit more! There was a loop of green under {hero.their} thumb. [+ It had come up just now, and it was quite glad of the drink.]',
          shows: shown.sip,
        },
        {
          say: 'In the morning there was a line in the earth, like a small smile. {hero} looked at it. [+ {Hero.they} held {hero.their} hands behind {hero.their} back, just to be safe. ]"{mentor}," {hero.they} called, "is that something?" {mentor} came, and got down on both knees. It was green. It had a bent neck. "That," said {mentor}, "is something."',
          shows: shown.foundInMorning,
        },
      ],
      middle: [
        'That evening {hero} put the {pot} back on the sill, gave it one cup, and got into bed. {Hero.they} meant to look at it once more. {Hero.they} lay on {hero.their} side and thought about all the people who were waiting for something, and was asleep before the third. [?companion: {companion} turned around three times on the blanket. ]So nobody saw it. Some time after the moon came in, the earth in the {pot} cracked, no wider than a hair. A thing like a green hook put its back against it and pushed. It came up with a crumb of earth on its head, like a hat, and it did not take it off, because there was no one to take it off to.',
        {
          say: 'Three days later, when the last of the pie was gone, {hero} ran past the {pot} on the way to the door, and stopped, and ran back. [+ {Hero.they} did not shout. ]{Hero.they} got down on {hero.their} knees until they were eye to eye. It was green. It was about as tall as a comma. It had a crumb of earth on its head, like somebody who has just come in and not yet been asked to stay.¶"Hello," said {hero}. "There you are."¶Then {hero.they} went and fetched the cup, because it was morning, and put the crumb back when it fell off.',
          shows: shown.foundByDay,
        },
        '{hero} gave it its cup, and hung the cup on the nail. It was late, and everything smelled of candles. "Will you be sad if it never does?" asked {mentor}, in the door.¶{hero} was nearly asleep. "A bit," {hero.they} said. "But then I\'d know where it is."¶{mentor} left the door open by the width of a hand, so there was a stripe of light across the floor. It went up the wall and over the sill. It just touched the {pot}. And in the stripe, very slowly, a crumb of earth got up and moved over, to make room.',
        {
          say: "It didn't come up that night, or the next. It came up on the day of the big wash, when nobody had any time. {hero} was carrying sheets past the window with {hero.their} chin on top. {Hero.they} saw something green, and thought that it was a clothespin, and went on. Halfway down the stairs {hero.they} stopped. We don't have green clothespins, thought {hero}. [+ {Hero.they} did not run. ]{Hero.they} put down the sheets, and went back up, one stair at a time, so that it should last.",
          shows: shown.foundByDay,
        },
      ],
      preteen: [
        '{hero} wanted to stay awake that night, but it had been a long day, with a lot of people in it. [?companion: {companion} was already asleep across {hero.their} feet. ]{Hero.they} heard {mentor} come in and stand by the window, and wanted to ask if there was anything to see, but {hero.they} fell asleep before {hero.they} could say it. And just then it started. In the dark, in the {pot} on the windowsill, a crumb of earth moved, and rolled to the side. Under it was something pale, and it had its neck bent, like somebody who is coming in through a low door.',
        {
          say: 'It came up on a Tuesday, when the big day had been over for more than a week, and nobody saw it happen. {hero} was in the bath, and {mentor} was looking for {mentor.their} glasses. When {hero} came in, with wet hair and the cup in {hero.their} hand, there it stood. It was as tall as a thumbnail, and it had a crumb of earth on its head, like a hat that was too big. {hero} didn\'t call anybody, and {hero.they} lay down on the floor in front of it, with {hero.their} chin on {hero.their} hands, and they looked at each other. "That took you a while," said {hero}.',
          shows: shown.foundByDay,
        },
        "\"Leave the curtain open,\" said {hero}, and {mentor} left it open. They didn't talk about the table anymore. {mentor} sat on the edge of the bed for a while, and then {mentor.they} went out and closed the door, and there was only the window, and the {pot} in it, all black. {hero} looked at it until {hero.their} eyes fell shut, so {hero.they} didn't see how it changed. It wasn't much. For eight weeks there had been a straight line at the top of the {pot}, and now there was a line with a comma in it.",
        {
          say: 'It had been up for two whole days before anybody noticed. On both mornings {hero} had watered it, slowly, all around the edge, and thought about something else. On the third morning there was a bird outside, and {hero.they} bent down to see it better, and there, between {hero.them} and the bird, stood something small and green, with a crumb on its head. "I was going to be there when you came," said {hero}. {Hero.they} had been there, every day, and then {hero.they} went and got the cup. [?companion: {companion} had known it since Tuesday and hadn\'t said anything.]',
          shows: shown.foundByDay,
        },
      ],
    },
    more: {
      middle: ['Outside, the wind went through the whole dark garden, and everything in it was busy.'],
      preteen: [
        'It would take many more weeks. It would need a stick to lean on, and maybe it would never be {plant.tall}, and when it had a flower at last, there might be frost on the grass. Nobody could know that now, but it had done the hardest part, all alone in the dark, and nobody had been there to clap. {hero} filled the cup.',
      ],
    },
  },
]
