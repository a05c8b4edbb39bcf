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
        'It had begun as a way of keeping small children busy, and at some point in the last hundred years it had become serious. In the week before the fair everybody gathered {unit.s}, and whoever brought in the most was permitted to {gain.do}, with the whole town looking on. {hero} had watched other people do it ten times, and had been generous about it. This year {hero.they} intended to be on the other side of the clapping. [?friend: {friend} had been appointed as manager, and was tired of it already. ]¶Only {guest} could still prevent it. {Guest.they} had found one {unit} that anybody would have recognized, because it had {unit.mark}, and {guest.they} carried it around to be admired, like somebody with a new nephew. "It\'s got an expression," {guest.they} insisted, and {hero} was compelled to agree.',
        '{hero} had a jar with a lid, a list of the eleven best places, and a stiff neck. {Hero.they} had been {unit.where} every morning that week, in the wet, picking up {unit.s} as though each of them were a coin. They were worth nothing. But the person who had most of them would {gain.do} at the fair, and {hero} wanted that so much that {hero.they} would have been embarrassed to tell anyone. [?companion: {companion} attended every one of these expeditions. ]¶There was somebody else there each morning, equally wet. "I\'ve had an offer for this one," said {guest} on Wednesday, and unfolded a handkerchief; and in it lay a {unit} with {unit.mark}. {Guest.they} had declined. "It\'ll only count as one, you know," said {hero}. "Of course," said {guest}. "I just like knowing that it\'s in there."',
        '"What would you do with it, if you won?" asked {guest}. They were sitting on the wall, with their two jars of {unit.s} between them, and both of the jars were exactly as full.¶"The same as everyone," said {hero}. "I\'d {gain.do}." It sounded rather bald, put like that, for a thing that {hero.they} had wanted since {hero.they} {hero:was|were} so small that {hero.they} had to be lifted up to see. "What would you?"¶"I\'d do it for a very long time," said {guest}, "until they asked me to stop." {Guest.they} {guest:was|were} polishing one that had {unit.mark}; it was the only one of its kind, and {guest.they} had shown it to half the town. [?friend: "You could always fight for it," suggested {friend}. ]{hero} thought that it was an excellent answer, and was sorry that one of them would have to lose.',
      ],
    },
    more: {
      middle: [
        'It was a fair sort of contest. You only had to look, and to go on looking after you had stopped wanting to.',
      ],
      preteen: [
        'What {hero} liked about it was that it was so entirely fair. You could not be clever at it, or popular, or have the right sort of shoes. You had to walk along with your eyes on the ground and pick up what was there, and on the following day you did the same again; and in the end somebody would count, and the number would be the number. There were not many things in life, {hero.they} had noticed, that you could say that about.',
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
        "{owner} counts. Bump! Three for {hero}! A ribbon! [+ Hooray! ]But look. One has {unit.tmark}. It is {guest}'s.",
        '"{hero} wins!" says {owner}. {hero} counts at home. One. Two. Oh! This one is {guest}\'s. [+ It rolled.]',
        "One, two, three! The ribbon is for {hero}. [?friend: {friend} claps. ]Uh-oh. This {unit} is {guest}'s.",
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
        "The counting was performed by {owner}, at a trestle table in the square. Just as {owner.they} bent down to begin, somebody stumbled against the trestle; the two last heaps shifted and slid, and {owner} embraced them both until everything had stopped rolling. Then {owner.they} counted forty for {guest}, and forty-one for {hero}. The yellow ribbon was pinned on rather crookedly, and {hero} would not have had it straightened for the world. [?friend: {friend} wept with excitement. ]¶They were given their jars back. That evening {hero} could not resist going through {hero.theirs} once more, in the way that you read a letter when you already know that the news is good. Thirty-nine, forty. {Hero.they} turned over the last of them in the lamplight, and it had {unit.mark}. It was {guest}'s. Nobody had seen it roll. Under {hero.their} ribs {img.start}.",
        '"By one!" people called from their windows, and held up a finger, and {hero} walked home down the middle of the street with the yellow ribbon on. Forty for {guest} and forty-one for {hero.them}: it had never been so close. {guest} had shaken hands and laughed, not very well. "I was certain that I had forty-one," {guest.they} said. "I suppose that I just can\'t count."¶It was while {hero} {hero:was|were} brushing off the dust that evening, in order to do them credit, that {hero.they} came across one which needed no brushing. Somebody had polished it already. It had {unit.mark}. [?companion: {hero} and {companion} looked at each other. ]{Hero.they} remembered the jolt, and the two heaps running together, and the big sleeves pushing them apart. Under {hero.their} ribs {img.start}.',
        'People suppose that a guilty conscience comes from having done something. {hero} had not done anything. {Hero.they} had stood with {hero.their} eyes on {owner}\'s pencil, hardly breathing, and when the table was jolted, and the heaps slid about, {hero.they} had noticed only that the counting stopped and then went on. "Forty for {guest}," {owner} had said. "Forty-one for {hero}." [?friend: The next thing had been {friend}, shrieking, and then the ribbon. ]¶And now it lay there on the blanket in front of {hero.them}, among all the others, one single {unit} with {unit.mark}, and it might as well have had {guest}\'s name on it. It weighed about as much as a spoonful of sugar, and everything was hanging from it: the cheering, the yellow ribbon, and tomorrow. Under {hero.their} ribs {img.start}.',
      ],
    },
    more: {
      early: [
        '"What are you doing in there?" called {mentor}. "Counting," said {hero}. It was true. It was just not very much of the truth.',
      ],
      preteen: [
        'What made it worse was that nobody would ever know. {hero} saw that at once, with great clearness, as you see a whole landscape by lightning. {Hero.they} collected reasons. There were a good many of them, and every one was excellent: nobody had stolen anything; it would distress {owner}; it was only one. {Hero.they} laid them end to end, and they reached to everywhere except a single place, about as large as a step, where {guest} was sitting and thinking that {guest.they} could not count. {Img.the} {img.tight}.',
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
        'Flags! "Come, {hero}!" calls {owner}. {hero} stands up tall. "It is wrong. {guest} has three."',
        'There is the {gain}. So near! "No," says {hero}. "This one is {guest}\'s." [+ Oh, so near!]',
        'All the people clap. [?friend: {friend} claps. ]"Stop," says {hero}. "Not me. {guest}!"',
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
        'Nothing went wrong. {hero} had half hoped for rain, but the morning of the fair was blue and crisp and smelled of buns, and at eleven the whole town stood packed together under the flags. {owner} read out what was always read out; it ended, as always, with a name. {hero} went up the steps. There it was, nearer than it had ever been, and {guest} was clapping. {Img.the} {img.tight}.¶"Before I do it, I have to say something," said {hero}, and was appalled to hear how well the words carried. "There\'s been a mistake in the counting. One of {guest}\'s was taken for mine." {Hero.they} opened {hero.their} hand, and there it lay, with {unit.mark}. [?friend: "No," groaned {friend}. ]"I found it last night, and I kept quiet until now, because I wanted so much to {gain.do}." It was the last part that cost the most.',
        'It is a mistake to think that when the moment comes you will want it less. {hero} stood on the platform, with the ribbon stirring in the wind and nine hundred faces turned up toward {hero.them} like plates on a rack, and had never wanted anything so much. "Won by a single {unit}," {owner} was saying, "in the fairest contest that I have had the honor to judge." {guest} was clapping, at the edge, where it is easier to leave. It would be over in five minutes, and then it would never be over.¶"I wonder if you would count them again," said {hero}, very politely. "I\'ve brought them. Those are forty. And this one is {guest}\'s." It had grown so quiet that you could hear the ropes knocking on the flagpoles. [?companion: {companion} came and stood beside {hero.them}. ]"I\'d be grateful if you would do it rather quickly," {hero} added, "because I\'m not very good at this."',
        '"Do it for a very long time," said a voice at {hero}\'s elbow. It was {guest}, with combed hair. "Until they ask you to stop. I\'d like to think of that." And {guest.they} meant it; that was what was unbearable. "{hero}!" called {owner} from above, holding out an arm, and {hero} went up.¶What {hero.they} did there was not in the least heroic. {Hero.their} knees simply folded. {Hero.they} sat down on the topmost step, in front of everyone, with the {gain} behind {hero.them}, and held {hero.their} head for a moment. "I didn\'t win," {hero.they} said. Somebody called out that {hero.they} should speak up. "I\'VE ONLY GOT FORTY," shouted {hero}. "THIS ONE ISN\'T MINE. IT ROLLED." [?friend: In the crowd {friend} had put both hands over {friend.their} mouth. ]And {hero.they} held it up as high as {hero.they} could, so that all of them could see that it had {unit.mark}.',
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
        '{owner} did not wave it away, and {hero} respected that. {Owner.they} counted everything again, from the beginning, with the entire town looking on. It came to forty, and it came to forty-one. "I have been proud, all these years, of never having made a mistake," {owner.they} said finally. "I see now that I might have made one every year." And {owner.they} turned, not to {hero}, but to {guest}, and begged {guest.their} pardon. Nobody called anybody noble, and {hero} was glad; it would have been like being paid.',
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
        'The ribbon goes on {guest}. {gain.sound} {hero} only looks. [+ Clap, clap. ]Night, night. One. Two. That is right. Shh.',
        "{guest} {gain.does}. [?friend: {friend} holds {hero}'s hand. ]No more ribbon. {mentor} tucks {hero} in. Two {unit.s}. Good night.",
        '{gain.sound} That is {guest}. {hero} is sad and glad. [+ The moon comes up. ][?companion: {companion} sleeps. ]{hero} sleeps. Shh.',
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
        'The pin had been put in crookedly, and it left two small holes. {hero} fastened the ribbon on {guest}, who had gone perfectly white. "We could do it together," {guest} whispered. "No," said {hero}, "it\'s for one," and went down the steps to where the others were, and turned around, and watched. It was magnificent. It is possible, {hero.they} discovered, to be glad for a person and sorry for yourself at exactly the same moment, and neither of the two has to move over. [?friend: {friend} stood beside {hero.them}, and for once made no remark. ]¶In bed {hero.they} went over the day to find the place that hurt, and it was there, all right, but it was as plain as a bruise, and you could put your hand on it. {Img.the} {img.loose}. "Forty," {hero} said into the dark. It sounded like a number you might get to know.',
        'It would be satisfactory to report that somebody called for {hero}, and that {hero.they} {hero:was|were} allowed to have a turn as well. Nobody called. {guest} {gain.did}, and {hero} stood rather far back, between the pump and a man with a goose, and mainly saw hats. Everything was as {hero.they} had imagined it, except for the person in the middle. {mentor} came and stood near {hero.them} with a bun in a napkin, and did not offer it. [?companion: {companion} would have accepted. ]¶That night a handful of gravel hit the window. "I can\'t sleep," called {guest} from the lane, with the ribbon pinned on a nightshirt. "Same time on Monday?"¶"There\'s nothing to count anymore," said {hero}.¶"I know," said {guest}, "but I\'ve got used to getting up."',
        '"I only gave you what you had," said {hero}, and fastened the ribbon on {guest}. Then {guest} went up; and {hero}, standing below in the place where {hero.they} had stood every year, saw somebody else\'s back, as usual. It was glorious. It was over in a quarter of an hour, and it would not come back, next year or ever. [?friend: "Doesn\'t it make you sick?" muttered {friend}. "A bit," said {hero}. ]¶"If I\'d done it," {hero.they} said that night, "then I\'d have that, at least. I\'d have it forever."¶"You would," said {mentor}, sitting down on the edge of the bed.¶"I\'m still sorry about it. But I\'m not sorry I said it. Is that allowed?"¶"I believe that\'s what it\'s made of," said {mentor}, and turned down the lamp. {Img.the} {img.loose}, and {hero} was asleep before the dark had reached the corners.',
      ],
    },
    more: {
      preteen: [
        'The jar stood on the sill. Tomorrow it would be emptied under the trees, and next year there would be others. Somewhere down the street somebody counted the steps to the gate aloud, for no reason, as people will who are on their way home and happy; and there were exactly as many as there ought to have been.',
      ],
    },
  },
]
