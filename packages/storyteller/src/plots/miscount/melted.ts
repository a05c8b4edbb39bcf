import type { MeltedPage } from '../plot.ts'

export const melted: readonly MeltedPage[] = [
  {
    id: 'gather/best-one',
    scene: {
      setting: 'meadow',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'lean', 'wow', '{unit}', 'jar'],
        ['guest', 'hold-up', 'joy', '{unit}', '{unit}'],
        ['friend', 'kneel', 'happy', '{unit}'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['jar', 'tree', '{unit}'],
      action: '{guest} shows {hero} a {unit} that is like no other.',
    },
    text: {
      middle: [
        'That week {hero} was always the first one {unit.where}, with a jar. Whoever gathered the most {unit.s} would be allowed to {gain.do}, on Saturday, at the fair, in front of everybody. It was done once a year, by one person. The only trouble was {guest}, who got up early, too. [?friend: {friend} held the bag and did the cheering. ]¶On Tuesday {guest} found the best one of all. It was a {unit} with {unit.mark}. "He counts as one," said {guest}, "but he counts as one with a face." And {guest.they} put him in on top, where he could look out. [?companion: {companion} was introduced. ]',
        'There were two jars on the wall. One had {hero}\'s name on it, and the other had {guest}\'s. {unit.plink}, went the {unit.s}, all week long. Sometimes one jar was ahead, and sometimes the other. At the fair whoever had the most would {gain.do}, and everyone else would watch.¶"Guess what I\'ve got," said {guest}, with both hands shut. {hero} guessed a frog. [?friend: {friend} guessed a tooth. ]It was a {unit} with {unit.mark}. There was no other like it. "It\'s only one more," said {hero}. "Everything is only one more," said {guest}, and dropped it in.',
        '"Is that your thirtieth?" asked {guest}.¶"It might be," said {hero}. {unit.plink}. They had been at it since Monday, {unit.where}, side by side, and had never looked so politely past each other. Whoever brought the most {unit.s} to the fair would {gain.do}. [?companion: {companion} looked for things that were not {unit.s}, and won easily. ]¶{guest} had one with {unit.mark}. Before it went into the jar it was shown to the baker, and to the baker\'s mother, through the window. {hero} wanted to say that it was nothing special. "It\'s wonderful," {hero.they} said. It just came out.',
      ],
      preteen: [
        'It had started as something to keep the little kids busy, and by now the entire town was crazy about it. In the week before the fair everybody gathered {unit.s}, and whoever brought in the most of them was allowed to {gain.do}, with everyone watching. Every year {hero} had clapped for somebody else, and this time {hero.they} wanted the others to do the clapping. [?friend: {friend} was {hero.their} manager, and mainly carried the sandwiches. ]¶There was only one problem, and that was {guest}, who had just as many. One of them had {unit.mark}, and {guest} carried it around to show to people, like somebody with a new baby. "It\'s got a face," {guest.they} said, "if you look at it from the side." {hero} had to admit that it did, and that the face looked a bit surprised.',
        '{hero} had a jar with a lid, a list of the nine best places, and a stiff neck. Every morning that week {hero.they} had been {unit.where} in the wet grass, picking up {unit.s} as if they were gold coins. Whoever had the most of them would get to {gain.do} at the fair, and {hero} wanted that so badly that {hero.they} hadn\'t told anyone how much. [?companion: {companion} came along every single time and thought that it was a wonderful hobby. ]¶There was always somebody else there, too, with socks that were just as wet. "Somebody wanted to trade me for this one," said {guest} on Wednesday, and unfolded a handkerchief, and in it lay {unit.a} with {unit.mark}. "It only counts as one, you know," said {hero}.¶"I know," said {guest}. "I just like knowing that it\'s in there."',
        '"What would you do if you won?" asked {guest}. They were sitting on the wall, with their two jars of {unit.s} between them, and both of the jars were exactly as full.¶"The same as anybody," said {hero}. "I\'d {gain.do}." It sounded so small when you said it out loud. {Hero.they} had wanted it ever since {hero.they} {hero:was|were} so little that somebody had to lift {hero.them} up to see. "And what would you do?"¶"I\'d do it for a really long time," said {guest}, "until they came and asked me to stop." {Guest.they} {guest:was|were} polishing one that had {unit.mark}. There wasn\'t another like it, and {guest.they} had shown it to half the town. [?friend: "You could always arm-wrestle for it," said {friend}. ]{hero} thought that this was an excellent answer, and that it was a pity that one of them would have to lose.',
      ],
    },
    more: {
      middle: [
        'It was a fair sort of contest. You only had to look, and to go on looking after you had stopped wanting to.',
      ],
      preteen: [
        "What {hero} liked about it was that it was so fair. You didn't have to be clever, or popular, or have the right kind of shoes. You only had to get up early and pick up what was there, and do it again on the next day, and in the end somebody counted, and the number was the number. There weren't many things that you could say that about.",
      ],
    },
  },
  {
    id: 'count/discover',
    scene: {
      setting: 'home',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'wow', '{unit}', '{unit}'],
        ['companion', 'sit', 'calm', 'hero'],
        ['friend', 'stand', 'happy', 'hero'],
      ],
      props: ['jar', '{unit}', 'yellow ribbon', 'table'],
      action: '{hero} has won the ribbon, and finds a {unit} in the jar that belongs to {guest}.',
    },
    text: {
      toddlers: [
        '{owner} counts. Bump! "{hero} wins!" {hero} gets a ribbon. [+ Hooray! ]But look. One {unit} is {guest}\'s. It rolled to {hero}.',
        '"{hero} wins!" says {owner}. At home {hero} counts. One. Two. [+ Oh! ]This {unit} is {guest}\'s. [+ It rolled.]',
        "{owner} gives {hero} the ribbon. [?friend: {friend} claps. ]Then {hero} looks in the jar. [+ Uh-oh. ]This {unit} is {guest}'s.",
      ],
      early: [
        '{owner} counted at a long table. Somebody bumped it. [?companion: {companion} looked the other way. ]"Nine for {guest}," said {owner}. "Ten for {hero}!" And {hero} got the yellow ribbon. ¶ At home {hero} tipped out the jar, to hear it. The last one had {unit.mark}. That was {guest}\'s! It had rolled. So {hero} had nine, and {guest} had ten. [+ Nobody knew. ]Inside {hero} {img.start}.',
        '"Ten!" said {owner}, and pinned the yellow ribbon on {hero}. {guest} had nine. {guest} clapped all the same. [?friend: {friend} threw up a hat. ]¶ That night {hero} said good night to the jar, and one of them looked back. It had {unit.mark}. There was just one {unit} like that in the world, and it was {guest}\'s. It must have rolled over when the table shook. [+ Just one. ]Inside {hero} {img.start}.',
        'It was very close. Then somebody sneezed, the table shook, and {owner} had to catch the {unit.s} with both arms. "Nine for {guest}," said {owner}, "and ten for {hero}!" The yellow ribbon was {hero.theirs}. ¶ {hero} laid out all ten at home. But one had {unit.mark}. "You\'re not mine," said {hero}. "You\'re {guest}\'s." [+ The {unit} did not say a thing. ]Inside {hero} {img.start}.',
      ],
      middle: [
        '{owner} did the counting, as every year, at a table in the square. Somebody backed into it. [?companion: It may have been {companion}. ]The two heaps slid, {owner} threw both arms around them, and that was that. "{guest}, forty," said {owner} at last. "{hero}, forty-one." And the yellow ribbon was pinned on {hero}\'s {hero.wear}, a bit crooked.¶That evening {hero} tipped out the jar, only to count to forty-one again. The last one had {unit.mark}. Everybody knew whose that was. It had slid across with the others. Forty, thought {hero}, and forty-one; only it was the other way around. Under {hero.their} ribs {img.start}.',
        '"By one!" everyone said, and {hero} heard it all the way home. Forty for {guest}, and forty-one for {hero}. {Hero.they} had the yellow ribbon on. {guest} had clapped. [?friend: {friend} had yelled so loudly that the pigeons left. ]¶It was the jar that told {hero.them}. {Hero.they} shook it, for the sound, and something came up against the glass and looked out. It had {unit.mark}. That one belonged to {guest}, and it must have rolled over when the table jumped. Nobody had cheated, and nobody had noticed. The house was so quiet that you could hear the clock. Under {hero}\'s ribs {img.start}.',
        '{hero} could not look. {Hero.they} stood with {hero.their} back to the table and heard it all: a bump, and somebody saying, "No harm done," and then {owner}\'s voice. "Forty for {guest}. And forty-one for {hero}." When {hero.they} turned around there was a yellow ribbon coming toward {hero.them}.¶"Thirty-nine," {hero.they} said happily that night, on the rug, "forty, and you." {Hero.they} looked at that last one more closely. [?companion: So did {companion}. ]It had {unit.mark}. It was {guest}\'s, and it had gotten in with {hero.theirs} when the heaps slid together. Under {hero.their} ribs {img.start}, and it did not stop.',
      ],
      preteen: [
        "The counting was done on a long table in the square. Just as {owner} bent down to start, somebody bumped into the table, and the last two heaps began to slide, and {owner} threw both arms around them until nothing was rolling anymore. Then {owner.they} counted forty for {guest}, and forty-one for {hero}. The yellow ribbon was pinned on crooked, and {hero} wouldn't have let anyone straighten it for a million dollars. [?friend: {friend} was so excited that {friend.they} burst into tears. ]¶They all got their jars back, and that evening {hero} tipped {hero.theirs} out and counted everything one more time, just because it was nice to hear. Thirty-nine, forty. {Hero.they} turned the last one around in the lamplight, and it had {unit.mark}. It was the one that {guest} had carried around all week and shown to everybody. Nobody had seen it roll. Under {hero.their} ribs {img.start}.",
        '"By one!" people shouted from their windows, and held up a finger, and {hero} walked home down the middle of the street with the yellow ribbon on. There had been forty for {guest} and forty-one for {hero.them}, and it had never been so close. {guest} had shaken hands and laughed, not very well. "I was absolutely sure that I had forty-one," {guest.they} said. "I guess that I\'m just no good at counting."¶That evening {hero} was wiping off the dust, so that they would look nice at the fair, when {hero.they} came to one that was clean already. Somebody had polished it. It had {unit.mark}, and only {guest} had one like that. [?companion: {companion} looked up, and the two of them stared at each other. ]{hero} remembered the bump, and the two heaps that ran together, and the big sleeves that pushed them apart again. Under {hero.their} ribs {img.start}.',
        '{hero} hadn\'t done anything. {Hero.they} had stood there and looked at {owner}\'s pencil and hardly breathed, and when somebody bumped into the table, and the heaps slid around, {hero.they} had only noticed that the counting stopped and then went on. "Forty for {guest}," {owner} had said, "and forty-one for {hero}." [?friend: The next thing had been {friend}, screaming, and then the yellow ribbon. ]¶And now it lay there on the blanket, among all the others, one single {unit} with {unit.mark}, and it might just as well have had {guest}\'s name on it. {hero} counted without it, and it was forty. {Hero.they} counted with it, and it was forty-one. It hardly weighed anything, and everything depended on it, the cheering, and the ribbon, and tomorrow. Under {hero.their} ribs {img.start}.',
      ],
    },
    more: {
      early: [
        '"What are you doing in there?" called {mentor}. "Counting," said {hero}. It was true. It was just not very much of the truth.',
      ],
      preteen: [
        "The worst part was that nobody would ever know. {hero} thought of a lot of reasons for keeping quiet, and they were excellent ones, because nobody had stolen anything, and it would only embarrass {owner}, and it was only one. {Hero.they} lined them up one behind another, and they made a very long line. But it went all the way around {guest}, who was sitting on a step and thinking that {guest.they} couldn't count. {Img.the} {img.tight}.",
      ],
    },
  },
  {
    id: 'fair/stand-up',
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'hold-up', 'worried', 'owner', '{unit}'],
        ['owner', 'stand', 'wow', 'hero'],
        ['guest', 'stand', 'wow', '{unit}'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'stand', 'wow', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['flags', '{gain}', 'yellow ribbon'],
      action: 'In front of the whole fair {hero} says that the count was wrong.',
    },
    text: {
      toddlers: [
        '"Come, {hero}!" calls {owner}. "You may {gain.do}!" {hero} stands up tall. "No. {guest} has the most."',
        'Now {hero} may {gain.do}. "No," says {hero}. "This {unit} is {guest}\'s. {guest} wins." [+ It is so hard!]',
        'All the people clap. [?friend: {friend} claps. ]"Stop," says {hero}. "I did not win. {guest} has the most!"',
      ],
      early: [
        'There were flags on every house. {mentor} had on a hat. "And now," said {owner}, "{hero} will {gain.do}!" {hero} went up, so near that {hero.they} could have touched it. {guest} was clapping for {hero.them}. [?companion: {companion} sat in the front. ]{Img.the} {img.tight}. "It\'s wrong," said {hero}. Then {hero.they} said it again, to all the hats. "I have nine. {guest} has ten. This one is {guest.theirs}."',
        '"Are you ready?" asked {owner}. {hero} had been ready all {hero.their} life. There it was! One step more, and {hero.they} could {gain.do}. [?friend: "Go on!" called {friend}. ]{hero} opened {hero.their} hand. There lay the {unit}, with {unit.mark}. "This was in my jar," {hero.they} said. "It rolled. So I didn\'t win." {Hero.their} chin shook, but {hero.they} got to the end. "{guest} won."',
        'Everyone had come to the fair, even the hens. {hero} stood up high and could see the tops of all the hats. In the front was {guest}, clapping with a straight face. "Now!" said {owner}. "No," said {hero}. It was a very loud no. "I can\'t. I\'ve only got nine. {guest} has ten." And {hero.they} held out the {unit}, with {unit.mark}. [+ Nobody said a thing. A flag went flap. ]',
      ],
      middle: [
        'The whole town was there, with flags and buns and babies. {owner} called out, "{hero}!" and {hero} went up the steps. {Hero.their} legs did it. There was the {gain}, so close that {hero.they} could have put out one finger. It was as good as {hero.they} had thought it would be, and that was what made it so hard. [?friend: {friend} was waving with both arms. ]{Img.the} {img.tight}.¶"The count was wrong," said {hero}. It was not loud. They stopped clapping in rows. "I have forty. This one was in my jar, and it isn\'t mine." {Hero.they} held it up, and you could see {unit.mark} from the back. "{guest} has forty-one."',
        'It was the bluest morning of the year. "Do it for a long time," said {guest}, by the steps. "Do it for me as well." That nearly finished {hero}. {Hero.they} went up, and {owner} stepped back and made a kind of bow. There was nothing between {hero} and the {gain} but air. Nobody would have said no. {Img.the} {img.tight}.¶"One moment," said {hero}. {Hero.they} walked past it, right to the edge, and knelt down and opened {hero.their} hand. [?companion: {companion} came to see. ]"That\'s mine!" said {guest}. "I know," said {hero}. "It was in with mine. You\'ve got forty-one, and I\'ve got forty, and I\'m sorry that I didn\'t say so at breakfast."',
        'There were four steps, and at the top {owner} said in a loud voice that {hero} had won fairly, by one, and would now {gain.do}. *Fairly*, thought {hero}. {Hero.they} looked for {mentor}, and there {mentor} was. {Hero.they} looked for {guest}, who was clapping harder than anybody, with a face like a shut door.¶{Hero.they} could have done it. {Hero.they} had one foot forward already. Then {hero.they} took it back, and put it beside the other one, and stood up straight, as if for singing. [?friend: "What\'s the matter?" called {friend}. ]"There was a mistake in the counting," said {hero}. "It was a good mistake, for me. But it\'s not true." And {hero.they} held up the {unit} with {unit.mark}.',
      ],
      preteen: [
        'Nothing went wrong. {hero} had been hoping for rain, but the morning of the fair was blue and crisp and smelled of buns, and at eleven o\'clock the whole town was standing under the flags. {owner} read out what was always read out, and at the end of it there was a name, and {hero} went up the steps. There was the {gain}, closer than it had ever been, and {guest} was clapping. {Img.the} {img.tight}.¶"Before I do it, I have to say something," said {hero}. {Hero.they} had only wanted to tell {owner}, but it was so quiet that everybody could hear it. "There was a mistake in the counting, and one of {guest}\'s was counted as mine." {Hero.they} opened {hero.their} hand, and there it lay, with {unit.mark}. [?friend: "Oh, no," groaned {friend}. ]"I found out last night, and I kept quiet until now, because I wanted so much to {gain.do}." It was the last part that was the hardest.',
        '{hero} had thought that {hero.they} wouldn\'t want it so much anymore in the morning. Now {hero.they} stood up there, with the ribbon fluttering in the wind and nine hundred faces looking up at {hero.them}, and had never wanted anything so much in {hero.their} life. "Won by a single {unit}," {owner} was saying, "in the fairest contest that I\'ve ever had the honor to judge." {guest} was clapping, all the way out at the edge, where it\'s easier to leave. It would be over in five minutes, and then it would never be over.¶"Could you please count them again?" asked {hero}, very politely. "I\'ve brought them along. There are forty in there, and that one belongs to {guest}." It got so quiet that you could hear the ropes knocking against the flagpoles. [?companion: {companion} came and stood beside {hero.them}. ]"And could you please do it quickly," {hero} added, "because I\'m not very good at this."',
        '"Do it for a very long time," said somebody next to {hero}. It was {guest}, with {guest.their} hair combed. "Until they ask you to stop. I\'d like to think of that." And {guest.they} meant it, and that was the hardest part. "{hero}!" called {owner} from above, and held out an arm, and {hero} went up.¶What {hero.they} did there didn\'t look brave at all. {Hero.their} knees just gave way, and there {hero.they} sat, on the top step, in front of everyone, with {hero.their} head in {hero.their} hands. "I didn\'t win," {hero.they} said. Somebody at the back called that you couldn\'t hear anything. "I\'VE ONLY GOT FORTY," shouted {hero}. "THIS ONE ISN\'T MINE. IT ROLLED." [?friend: Down in the crowd {friend} had put both hands over {friend.their} mouth. ]And {hero.they} held it up as high as {hero.they} could, so that all of them could see that it had {unit.mark}.',
      ],
    },
    more: {
      toddlers: ['{owner} counts again. Yes. That is so.'],
      early: [
        '{owner} counted again. It took a long time. "Nine," said {owner}, "and ten. Yes. That is right now."',
      ],
      middle: [
        'Nobody clapped. It was not that kind of thing. {owner} counted once more, on both knees, and drew a line through one number. "Forty," said {owner}. "Thank you. That is the right one."',
      ],
      preteen: [
        '{owner} didn\'t wave it away. {Owner.they} counted everything again from the beginning, with the entire town watching, and it came to forty, and it came to forty-one. "I\'ve always been proud that I never made a mistake," {owner.they} said. "I suppose that I might have made one every year." Then {owner.they} turned around, not to {hero}, but to {guest}, and apologized. Nobody called {hero} brave or noble, and {hero} was glad, because it would have been like getting paid.',
      ],
    },
  },
  {
    id: 'cost/rest',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'lie', 'sleepy', 'jar'],
        ['companion', 'sleep', 'calm'],
        ['mentor', 'sit', 'tender', 'hero'],
      ],
      props: ['bed', 'jar', 'moon'],
      action: '{hero} lies in bed without the ribbon, and the number is right.',
    },
    text: {
      toddlers: [
        '{guest} gets the ribbon. {guest} {gain.does}. {gain.sound} {hero} just looks. [+ Clap, clap. ]It is hard. It is right. Good night.',
        "{guest} {gain.does}. [?friend: {friend} holds {hero}'s hand. ]{hero} has no ribbon now. {mentor} tucks {hero} in. Good night.",
        '{gain.sound} That is {guest}. {hero} is sad and glad. [+ The moon comes up. ][?companion: {companion} sleeps. ]Now {hero} is in bed. [+ Shh.]',
      ],
      early: [
        '{hero} took off the ribbon and put it on {guest}. Then {guest} {gain.did}. It was just as good as {hero} had thought. [?friend: {friend} stood next to {hero.them} and said nothing. ]{hero} clapped. {Hero.their} hands did it first, and then the rest of {hero.them} did. ¶ That night {hero.they} counted. "Seven, eight, nine." It was the right number. It had a nice flat end. [?companion: {companion} was asleep by four.]',
        '"It\'s yours," said {hero}. "I only had it on." So {guest} {gain.did}, for a very long time, and {hero} stood down below with all the hats. It would not come again. [+ {mentor} came and stood close. ]¶ "Are you still sad?" asked {mentor} at bedtime. "Yes," said {hero}. "But it\'s a soft sad." {mentor} tucked it in, all around. [?companion: {companion} lay down on it. ]{Img.the} {img.loose}.',
        '"{gain.sound}" it went, and that was {guest}, with the yellow ribbon on. {hero} cheered. It was a small cheer, with a hole in it, but it was a real one. [?friend: {friend} cheered, too, to fill the hole. ]¶ There was no ribbon on the chair that night. There were just two small pinholes. "Do you want the lamp on?" asked {mentor}. "No," said {hero}. "There\'s nothing in here." Then {hero.they} counted sheep. Nine of them came, and they all went over.',
      ],
      middle: [
        '{hero} took out the pin and put the ribbon on {guest}. "You could do it with me," said {guest} quickly. "It\'s for one," said {hero}. So {guest} {gain.did}, as if {guest.they} had never done anything else. [?friend: {friend} took {hero}\'s arm. ]It hurt. {hero} clapped, and it went on hurting, and {hero.they} went on clapping.¶That night there were two small holes in {hero.their} {hero.wear}, over the chair. {Hero.they} lay and waited for the other thing to start, the one under the ribs. {Img.the} {img.loose}. "Thirty-eight," {hero.they} said to the ceiling. "Thirty-nine." {Hero.they} did not get to forty, but it was there, and it would keep.',
        'Nobody said, "Let {hero} have a turn as well." In a story somebody might have. {guest} had the ribbon, and {hero} stood behind a man with a goose and heard it more than {hero.they} saw it. "{gain.sound}" Once, between two hats, there was {guest}\'s face. "So that\'s what it\'s like," thought {hero}. [?companion: {companion} sat down on {hero.their} foot. ]¶Late that evening {guest} stood under the window with a lantern. "How many do you get, if you add yours and mine?" {hero} worked it out. "Eighty-one." "That\'s what I get," said {guest}. It was a good number. It was nobody\'s. {hero} fell asleep on it.',
        '{guest} did it for a very long time, until they asked {guest.them} to stop, and then once more. {hero} stood below with {mentor}, in the place where {hero.they} had stood every year. [?friend: "You\'d have done it better," said {friend} loyally. ]{hero} felt for the ribbon without thinking, and there was only cloth. "It\'s the right one who\'s up there," said {hero}, and blew {hero.their} nose.¶"Is there anything that you need?" asked {mentor} at bedtime. {hero} went through it: the bed, the jar, the moon. [?companion: {companion}, who took up most of it. ]"I think that\'s everything," {hero.they} said, and {hero:was|were} surprised.',
      ],
      preteen: [
        'The pin was stuck, and it took {hero} a while to get the ribbon off, and it left two small holes. {Hero.they} pinned it on {guest}, who had gone completely white. "We could do it together," whispered {guest}. "No," said {hero}, "it\'s for one," and went down the steps to where the others were, and turned around, and watched. It was wonderful. {hero} found out that you can be glad for somebody and sorry for yourself at exactly the same moment, and that there\'s room for both. [?friend: {friend} came and stood next to {hero.them}, and for once didn\'t say anything. ]¶In bed {hero.they} went over the day, to find the place that hurt. It was there, all right, but it was only sore, like a bruise, and you could put your hand on it. {Img.the} {img.loose}. "Forty," {hero} said into the dark. It sounded like a perfectly good number.',
        'Now somebody should have called {hero} back up, and let {hero.them} have a turn, too. Nobody did. {guest} {gain.did}, and {hero} stood a long way back, between the pump and a man with a goose, and saw mostly hats. It was all exactly as {hero.they} had imagined it, except for the person in the middle. Then {mentor} came through the crowd and stood next to {hero.them}, with a bun in a napkin, and didn\'t say anything about it. [?companion: {companion} would have taken the bun. ]¶That night somebody threw a handful of gravel at the window. "I can\'t sleep," called {guest} from the lane, with the ribbon pinned on {guest.their} pajamas. "Same time on Monday?"¶"There\'s nothing left to count," said {hero}.¶"I know," said {guest}, "but I\'ve gotten so used to getting up." {Img.the} {img.loose}, and had been for hours.',
        '"I only gave you what you had already," said {hero}, and pinned the ribbon on {guest}. Then {guest} went up there, and {hero} stood at the bottom, in the place where {hero.they} had stood every other year, and saw somebody else\'s back. It was glorious, and it was over in a quarter of an hour, and it wouldn\'t come back, not next year and not ever. [?friend: "Doesn\'t it make you sick?" asked {friend}. "A bit," said {hero}. ]¶"If I\'d done it," {hero.they} said that night, "then I\'d have done it, and nobody could ever have taken it away."¶"That\'s true," said {mentor}, sitting down on the edge of the bed.¶"I\'m still sorry about it," said {hero}, "but I\'m not sorry that I told them. Is that allowed?"¶"I think that it\'s usually like that," said {mentor}, and turned down the lamp. {Img.the} {img.loose}, and {hero} was asleep before {mentor} had gotten to the door.',
      ],
    },
    more: {
      preteen: [
        'The jar stood on the windowsill. Tomorrow they would empty it under the trees, and next year there would be new ones. Somewhere down the street somebody was counting the steps to the gate out loud, just for fun, and there were exactly as many as there should be.',
      ],
    },
  },
]
