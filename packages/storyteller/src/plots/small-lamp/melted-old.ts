import type { MeltedPage } from '../plot.ts'

/** Pages of two or three beats as older children read them. */
export const oldPages: readonly MeltedPage[] = [
  {
    id: 'pull/someone-tall',
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'thinking', 'away', '{lamp}'],
        ['ally', 'hold-hands', 'wow', 'lights'],
      ],
      props: ['lanterns', 'people'],
      action: '{hero} stands between the bright lights and the dark.',
    },
    text: {
      middle: [
        "Up the street, {plan.call}. Moons and stars and one very lumpy camel came out of the doors.¶\"{hero}! You're {plan.place}!\"¶The {lamp} glowed in {hero.their} hands. [+ {Hero.they} had looked at every other light, quite fairly, and {hero.their} own was the best. ]You couldn't even see {edge.big} from here. And it wasn't {hero.their} job to be a lamp. Somebody would think of something. Somebody tall.¶{Img.the} {img.tight}.",
        "The whole street smelled of candles and fried dough, and {hero}'s feet were walking before {hero.they} had told them to. Then {plan.call}. {Hero.they} looked up at all the tall people going by. [+ One of them would turn around in a moment. ]One of them must have counted. {Hero.they} waited for one, and then for another. They were all watching their feet, so as not to step on the camel. {Img.the} {img.tight}, and behind {hero.them} it was so dark that it had no edges.",
      ],
      preteen: [
        "{Plan.call}, and doors opened all along the street. People came out with their moons and their stars and one very lumpy camel, and someone called {hero.their} name, and someone made room. {Hero.they} had only to stand where {hero.they} {hero:was|were} put. It wasn't {hero.their} job to be a street lamp. There were adults everywhere, with car keys and telephones, and adults were known to be in charge. {hero} looked from one of them to the next, and each had quite obviously left it to another.",
        '"You\'re {plan.place}," said a woman with a list, and she ticked it. {hero} took hold of her sleeve. "{away} is still {edge.out}," {hero.they} said, "and the big lamp isn\'t working."¶"I\'m absolutely certain that somebody has seen to it," said the woman, with perfect sincerity, and continued down the list. The entire town, {hero} thought, was probably as certain as she was. All around {hero.them} the lights were beginning to move. It was the moment that {hero.they} had imagined for nine evenings, and it looked exactly as {hero.they} had imagined it, and {hero.they} could not make {hero.their} feet go.',
      ],
    },
    more: {
      middle: ['"Excuse me," said {hero} to a man with a flag. "Not now, sweetheart," said the man.'],
      preteen: [
        '{Img.the} {img.tight}. {hero} explained it all to {hero.themself} once more. {away} was perfectly safe, because {mentor} had said so. If {hero.they} went, {hero.they} would only be in the way, and if {hero.they} stayed, {hero.they} would be happy, and surely {away} would have wanted {hero.them} to be happy. It was an excellent explanation, without a hole in it anywhere. {hero} listened to the end, and did not feel any better.',
      ],
    },
  },
  {
    id: 'choose/companion-comes',
    scene: {
      setting: 'street',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'calm', 'away', '{lamp}'],
        ['mentor', 'walk', 'calm', 'hero'],
        ['ally', 'walk', 'joy', 'hero'],
        ['companion', 'walk', 'calm', 'ally'],
      ],
      props: ['{lamp}', 'lanterns far away'],
      action: '{hero} walks down into the dark with the {lamp}, and the others come along.',
    },
    text: {
      middle: [
        'Behind them the music grew louder. In front of them there was only {weather.the}. {Lamp.weakness}, and {hero} knew it. [+ {Hero.they} thought of nine evenings with sticky fingers.]¶"We\'re going to ask {mentor} to walk us down," {hero.they} said.¶[?ally: "Will we still be in time for {plan.the}?" asked {ally}.¶][!ally: "But what about {plan.the}?" called the girl with the paper moon.¶]"No," said {hero}. It was a short word, but it took {hero.them} two tries.¶[?companion: {companion} came along behind, because {companion.they} thought that there might be something to eat in it.][!companion: {mentor} already had {mentor.their} boots on.]',
        '"Somebody will think of something," said a boy with a paper moon.¶"Yes," said {hero}. "I just did." {Hero.they} stepped out of the row. The gap {hero.they} left closed up at once, as if nobody had ever stood there, and that stung a little. Then {hero.they} {hero.sig}, to keep {hero.their} courage company, and knocked on {mentor}\'s door.¶"I wondered when you\'d come," said {mentor}. [?companion: {companion} slipped out between {mentor.their} feet. {companion} did not like the dark, but {companion} liked to be left out even less.][!companion: {Mentor.they} had two scarves ready. One of them was {hero}\'s size.]',
      ],
      preteen: [
        'It was not a difficult decision, and {hero} was annoyed to find how much it hurt. Nobody would blame {hero.them} for staying. Nobody would even know. {Hero.they} looked at the {lamp}, which was the best thing that {hero.they} had ever made. It could be admired or it could be useful, and it had about an hour left in which to be either.¶"You\'ll ruin it down there," said somebody behind {hero.them}, quite kindly.¶"I expect so," said {hero}, and went to find {mentor}, because {hero.they} {hero:was|were} not stupid.',
        '{hero} had always imagined that a courageous person felt courageous. What {hero.they} felt was mostly cold, and also a bit ridiculous, walking in the wrong direction through a crowd with everyone\'s lights bumping against {hero.their} shoulders. Several people said, "You\'re going the wrong way." By the corner {hero.they} had stopped explaining. {mentor} stood in the doorway, and had already put on {mentor.their} boots.¶"You know that it won\'t look like that when we come back," said {mentor}, nodding at the {lamp}.¶"I know," said {hero}, "and that\'s why I want to go before I start to think about it."',
      ],
    },
    more: {
      middle: ['{Img.the} did not go away. But it was easier to carry when you were walking.'],
      preteen: [
        "So they had a parade of their own, considerably shorter than the other one and considerably darker. {hero} went in front with the {lamp}. [?ally: {ally} came next, since nobody had been able to prevent it. ]{mentor} walked close behind and said when there was a step. [?companion: Last came {companion}, who did not care for the damp, or the dark, or as a rule for exercise, but had weighed all this against the sandwich in {mentor}'s coat. ]The music grew thin, and thinner, until you could not have said whether you still heard it or only remembered how it went.",
      ],
    },
  },
  {
    id: 'second-try/burn-down/prayer',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'hold-up', 'worried', '{lamp}', '{lamp}'],
        ['mentor', 'comfort', 'calm', 'hero'],
        ['ally', 'stand', 'sad', '{lamp}'],
      ],
      props: ['{edge}', '{lamp.part}'],
      action: '{hero} holds up the {lamp} while the {lamp.part} comes off it, and prays.',
    },
    text: {
      middle: [
        'They stood {edge.at}, where the big lamp should have been shining, and {hero} held up {hero.their} own.¶First {lamp.out}, and {mentor} {lamp.relit}. Then {lamp.spent}. {hero} counted the pieces until {hero.they} didn\'t want to count anymore.¶"Please, God," {hero.they} said, not very loudly, "stay with {away} out there. And stay with us."¶{Weather.the} didn\'t lift. [+ {Hero.their} arms still ached. ]But {hero.they} noticed that {hero.they} {hero:was|were} not holding the {lamp} alone.',
        'On the table at home it had filled the whole kitchen. [+ Here it made a small gold puddle with some shoes in it. ]Then the wind found them, and {lamp.out}. {mentor} {lamp.relit}, no faster and no slower than the last time.¶"It\'s coming apart," said {hero}. And it was. {Lamp.spent}, and all that was left was {lamp.left}.¶{hero} had no breath for a long prayer. "God," {hero.they} said, "stay." It could have meant {away}, or the light, or all of them. It was as dark as before. It was only not so wide.',
      ],
      preteen: [
        'It took the wind about a minute to notice them. Then {lamp.out}, and the dark closed over their heads like water. {mentor} {lamp.relit}. By the fourth time the damp had penetrated everywhere, and {hero} had to watch while {lamp.spent}. {Hero.they} could have turned back while there was still something to save, and {hero.they} considered that possibility carefully, and let it go by. In the end {hero.they} {hero:was|were} holding {lamp.left}. It was not beautiful at all. It was only lit, and in that place there was nothing else that was.',
        '"Aren\'t you ever going to give up?" {hero} asked, the fifth time that {lamp.out}. {mentor} {lamp.relit}. "I had considered it," said {mentor}, "but in that case I\'d only have to stand here without a light."¶The {lamp} could not last, of course. {Lamp.weakness}, and little by little {lamp.spent}, until nobody could possibly have guessed what it had been that afternoon. {hero} discovered that {hero.they} {hero:was|were} crying, and that you can be crying and angry and still hold up {lamp.left} at the same time.',
      ],
    },
    more: {
      middle: [
        '[?ally: "I\'ll hold your other arm," said {ally}. "It\'s not doing anything."][!ally: {mentor} put a hand under {hero}\'s elbow, because the elbow was shaking.]',
      ],
      preteen: [
        '{hero} would have liked to ask for different weather. But {hero.they} thought of all the other people in all the other dark places who must be asking for exactly the same, and what {hero.they} said was much shorter. "I\'m tired, and I don\'t know whether this is any use," {hero.they} told God, because it was best to begin with the truth. "Stay with {away}, and stay here, too." Nothing happened, and the cold was exactly as cold as before. It was only that the dark had been empty a minute ago, and now {hero.they} would not have called it that.',
      ],
    },
  },
  {
    id: 'shield/listen',
    needs: ['ally'],
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'close',
      cast: [
        ['ally', 'stretch-arms', 'happy', '{lamp}'],
        ['hero', 'hold-up', 'wow', '{lamp}', '{lamp}'],
        ['mentor', 'stand', 'thinking', 'away'],
        ['companion', 'stand', 'wow', 'away'],
      ],
      props: ['{lamp}', 'coat'],
      action: '{ally} keeps the wind off with an open coat, and they all listen.',
    },
    text: {
      middle: [
        '{ally} had taken off {ally.their} coat. {Ally.they} held it wide open behind the light, like a small wall with buttons.¶"Now I get wet and it gets dry," {ally.they} explained.¶The light drew itself up. It struck the lining and went leaping out over the dark. [+ With all the {lamp.part} out of the way, it was *brighter* than before.]¶They stood still and listened. [?companion: {companion} put up {companion.their} head. ]Far away, somebody was singing, and it was badly off key.',
        '"My turn," said {ally}. {hero} thought that {ally.they} wanted to hold the light. But {ally} only undid {ally.their} coat, every button of it, and opened it like a pair of doors on the windy side. {Ally.their} teeth began to knock. "Don\'t talk," {ally.they} said. "Listen."¶They listened. There was dripping, and there were teeth. And then there was something else, so thin that {hero} thought {hero.they} had made it up. It had a tune. It had the wrong tune. There was just one person in the world who sang like that.',
      ],
      preteen: [
        '{hero} saw {ally} undo the top button, and then the next one, and supposed that {ally.they} must be too warm, although nobody could have been too warm that night. But {ally} took off the coat, which was a good one and rather new, and held it open on the windy side with both arms stretched as wide as they would go. The light steadied immediately. It caught the pale lining and was thrown forward, twice as far as before.¶"You\'ll freeze," said {hero}.¶"Quite probably," said {ally}, "so it would be a pity to waste it."',
        '{hero} had no hands left, and {mentor} had none either. It was {ally} who saw that, and took off {ally.their} coat without being asked, and stood on the windy side with it spread out like a scarecrow.¶"I ought to have let you carry it," said {hero}. "Just once, along the hall."¶"Yes, you ought," said {ally}. {Ally.their} lips were turning blue. {Ally.they} did not lower the coat by so much as an inch, and behind it, for the first time in an hour, the light stood up straight.',
      ],
    },
    more: {
      middle: ['"That\'s {away}," whispered {hero}. "Nobody else would dare."'],
      preteen: [
        'It is hard work to listen to nothing. They had all stopped breathing, in order to hear it better. [?companion: It was {companion} who heard it first. {Companion.they} stood up, and {companion.they} never stood up for anybody. ]Far out, somewhere to the left, there was a noise that could have been a gate, or a gull, or a kettle. Then it turned a corner and became a tune, cheerful and a little flat, like a hat two sizes too large. {hero} had heard it through the bathroom door on a great many mornings. {Hero.they} listened now as if to an orchestra.',
      ],
    },
  },
  {
    id: 'others-come/prize',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'clap', 'happy', 'lights', '{lamp}'],
        ['away', 'hug', 'tender', 'hero'],
        ['ally', 'clap', 'laugh', 'lumpy camel'],
      ],
      props: ['lanterns', 'lumpy camel lantern', '{edge}'],
      action: "All the lights come down to stand beside {hero}'s, and the camel gets its prize.",
    },
    text: {
      middle: [
        'The news ran up the street faster than any drum. Soon everyone turned around and came down to them, moons and stars and all. They set their lights in a row beside {hero}\'s, in case anyone else was still out there looking for the way.¶{Plan.other}. {hero} clapped, and {hero.they} mostly meant it.¶"You\'d have won," said the camel\'s owner, who was honest.¶"I know," said {hero}. "Yours has very good knees, though." And it had.',
        'It was the woman with the list who came first. She had a lantern in each hand, and the list was gone. "I got to your name," she told {hero}, "and I couldn\'t go on to the next one." Then the rest of them came around the corner. They filled up {edge.the} from one end to the other, and put their lights down on the ground, and for a while nobody sang.¶{Plan.other}. {hero} stood on a box to see. {Hero.they} thought about what might have been for as long as it takes to count to ten. Then {hero.they} put two fingers in {hero.their} mouth and whistled for the camel, louder than anybody.',
      ],
      preteen: [
        'Afterward there were several opinions about who had been the first to turn around. The truth was probably that somebody had asked where {hero} was, and somebody else had known. They came down in ones and twos, looking slightly embarrassed, and stood their lights along the edge until there was no dark left for a long way. {Plan.other}. {hero} clapped with everybody else. {Hero.they} had wondered how it would feel, and it turned out to feel like two things at once, and neither of them was pretending.',
        'By and by there were feet on the path, a good many of them, walking in the way in which people walk who are not sure whether they have been asked. "We thought that you might want to be relieved," somebody said. {hero} could not lower {hero.their} arms, as it turned out. They had to be taken down, one at a time, like something off a shelf; and before they were all the way down, there was another light in that place, and one on either side of it.¶{Plan.other}. "Does it bother you?" asked {mentor}. {hero} considered this honestly. "It bothers me that it doesn\'t bother me more," {hero.they} said, "and then, in between, it bothers me very much."',
      ],
    },
    more: {
      middle: ['"We should do this every year," said somebody. "We should fix the big lamp," said {mentor}.'],
      preteen: [
        'The owner of the camel came over when the clapping had died down. He was eight years old, and he had recently been crying, because one of the humps had fallen off. "Everyone says that they\'d have given it to you," he said, holding out the ribbon, and it was perfectly plain how much he hoped that {hero} would not take it.¶{hero} examined it thoroughly, both front and back. "It\'s exactly the right color for a camel," {hero.they} said, and pinned it on again where the missing hump had been, so that nobody would see the hole.',
      ],
    },
  },
  {
    id: 'others-come/prize/rest',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'clap', 'happy', 'lights', '{lamp}'],
        ['away', 'hug', 'tender', 'hero'],
        ['ally', 'sit', 'sleepy', 'away'],
        ['companion', 'sit', 'calm', 'away'],
      ],
      props: ['lanterns', 'lumpy camel lantern', '{edge}'],
      action: 'A row of small lights stands along the edge of the dark, and everybody is home.',
    },
    text: {
      middle: [
        "The news ran up the street faster than any drum, and soon the whole street turned around and came down to them. They set their lights in a row beside {hero}'s, moons and stars and all, in case anyone else was still out there looking for the way.¶{Plan.other}. {hero} clapped, and {hero.they} mostly meant it.¶That night {hero.they} lay and listened to {away} singing over the cups, all the wrong notes in their usual places. {away}, home. [?ally: {ally}, home, with a cold coming. ][?companion: {companion}, home, lying across {hero}'s feet. ]{hero} meant to go on and count the lights, but {hero.they} {hero:was|were} asleep by two.",
        '"Is anybody else still out there?" asked the boy with the paper moon. He had run all the way, and the others came puffing behind him, the star and the drum and the lumpy camel. Nobody knew. So they stood their lights in a row, to be on the safe side, and the dark had to move over.¶{Plan.other}. "Yours would have won," said its owner. "I know," said {hero}. "But yours has better knees."¶At home {away} put the light on the windowsill, on the street side. It was not much to look at. {hero} counted who was home, and it was a short job, because there was no one missing.',
      ],
      preteen: [
        'They came down in ones and twos, looking slightly embarrassed, the moons and the stars and a man with a flag, who had been sure that somebody had seen to it. "I could have counted, too," he said, and stood his light next to {hero}\'s. Soon there was no dark left for a long way. {Plan.other}, and {hero} clapped. It made {hero.them} happy and sad at the same time, and neither of them was pretending.¶It was very late when {hero.they} lay in bed at last, with hair that smelled of smoke. {Hero.they} could hear {away} going around the house below, shutting things, and humming the same eleven notes. {hero} counted. Then the last door clicked, and the number was right.',
        'Nobody had called them, and yet within half an hour half the town was standing {edge.at}. They had arranged their lights in a row along the edge, and when several people asked whose that funny old thing was, the smallest one, at the very end, {hero} said that it was {hero.theirs}. {Plan.other}. Its owner, who was eight, held out the ribbon and hoped very hard that {hero} would not take it, and {hero} pinned it back on the camel\'s chest.¶"You needn\'t leave it on," said {away} that night, at the bedroom door.¶{hero} considered what remained of the {lamp}. "There might be somebody," {hero.they} said.',
      ],
    },
    more: {
      middle: ['Outside, somebody went by late, whistling, and did not stumble on the step.'],
      preteen: [
        'Tomorrow everybody would tell the story at school, most of all the people who had stayed at home, and on Friday the big lamp would be repaired, and nobody would ever think about it anymore. {hero} tried to mind that, and was too sleepy. [?companion: {companion} had taken possession of the blanket. ]A long way off a clock struck some large number. On the sill the small light leaned, and straightened, and went on.',
      ],
    },
  },
]
