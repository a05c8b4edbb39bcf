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
        "{Plan.call}, and doors opened all along the street. People came out with their moons and their stars, and one boy had a very lumpy camel, and they all called {hero}'s name and made room for {hero.them}. {Hero.they} only had to stand there. There were grown-ups everywhere, with keys and telephones, and one of them had surely gone to look for {away}. {hero} looked from one to the next, and each of them looked as if the others were doing it.",
        '"You\'re {plan.place}," said a woman with a list, and she put a check beside {hero}\'s name. {hero} took hold of her sleeve. "{away} is still {edge.out}," {hero.they} said, "and the big lamp isn\'t working." ¶ "I\'m sure that somebody is taking care of it," said the woman in a friendly way, and went on with her list. Probably the whole town was just as sure as she was, thought {hero}. All around {hero.them} the lights began to move, and it was just the way that {hero.they} had imagined it for nine evenings, and {hero.they} couldn\'t make {hero.their} feet go.',
      ],
    },
    more: {
      middle: ['"Excuse me," said {hero} to a man with a flag. "Not now, sweetheart," said the man.'],
      preteen: [
        "{Img.the} {img.tight}. {hero} gave {hero.themself} a good talking-to. {away} was safe, because {mentor} had said so. If {hero} went down there, {hero.they} would only be in the way, and if {hero.they} stayed, {hero.they} would be happy, and {away} would want {hero.them} to be happy. There was nothing wrong with that, and {hero} listened to it right to the end, and {hero.they} didn't feel any better.",
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
        'It wasn\'t hard to decide, but {hero} was surprised how much it hurt. Nobody would be angry if {hero.they} stayed, and nobody would even know, and {hero.they} looked at the {lamp}, which was the best thing that {hero.they} had ever made. It would last for about one more hour, and you could look at it, or you could use it. ¶ "It\'ll get all wet down there," said somebody, who meant it nicely. ¶ "I know," said {hero}, and then {hero.they} went to get {mentor}, because it would have been stupid to go alone.',
        '{hero} had always thought that you feel brave when you do a thing like that. {Hero.they} mostly felt cold, and a bit silly, because everybody else was going up the street, and {hero.they} {hero:was|were} going down. "You\'re going the wrong way!" people called, and at the corner {hero} stopped explaining. {mentor} was standing in the doorway and had already put on {mentor.their} boots. ¶ "It won\'t look like that when we come back," said {mentor}, and nodded at the {lamp}. ¶ "I know," said {hero}, "and that\'s why I want to go before I start to think about it."',
      ],
    },
    more: {
      middle: ['{Img.the} did not go away. But it was easier to carry when you were walking.'],
      preteen: [
        "So they had a parade of their own, but it was much shorter than the other one, and much darker, and {hero} went in front with the {lamp}. [?ally: {ally} came next, because nobody had been able to stop {ally.them}. ]{mentor} walked close behind and told them when there was a step. [?companion: The last one was {companion}, who didn't like the wet, or the dark, or walking, but there was a sandwich in {mentor}'s coat. ]The music got softer and softer behind them. After a while {hero} didn't know if {hero.they} could still hear it, or if {hero.they} only remembered how it went.",
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
        "It took the wind about a minute to find them. Then {lamp.out}, and it was so dark that {hero} couldn't see {hero.their} own hands. {mentor} {lamp.relit}. When that had happened four times, everything was wet, and {hero} had to watch how {lamp.spent}. {Hero.they} could have gone home while there was still something to save, and {hero.they} thought of it, and {hero.they} stayed. In the end {hero.they} {hero:was|were} holding {lamp.left}, and it wasn't beautiful anymore, but it was lit, and nothing else was.",
        '"Aren\'t you ever going to give up?" asked {hero}, when {lamp.out} for the fifth time. {mentor} {lamp.relit}. "I thought about it," said {mentor}, "but then I\'d only have to stand here without a light." ¶ It couldn\'t last, and {hero} knew it. {Lamp.weakness}, and bit by bit {lamp.spent}, until nobody would have known what it had been that afternoon. {hero} noticed that {hero.they} {hero:was|were} crying, but you can cry and hold up {lamp.left} at the same time.',
      ],
    },
    more: {
      middle: [
        '[?ally: "I\'ll hold your other arm," said {ally}. "It\'s not doing anything."][!ally: {mentor} put a hand under {hero}\'s elbow, because the elbow was shaking.]',
      ],
      preteen: [
        '{hero} would have liked to ask God for better weather. But there were so many other people in so many dark places, and they were all asking for that, so {hero.they} said something shorter. "I\'m tired, and I don\'t know if this is any use," {hero.they} told God. "Stay with {away}, and stay here, too." Nothing happened, and it was just as cold as before, but now {hero.they} didn\'t feel that there was nobody out there in the dark.',
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
        '{hero} saw that {ally} was undoing the top button of {ally.their} coat, and then the next one. Was {ally} too warm? Nobody could be too warm on a night like this. But {ally} took the coat off, and it was nearly new, and {ally.they} held it open against the wind with both arms stretched out. Right away the light stood still. It shone on the lining of the coat, and from there it went out into the dark, twice as far as before. ¶ "You\'ll freeze," said {hero}. ¶ "Probably," said {ally}, "so use it."',
        '{hero} didn\'t have a hand free, and {mentor} didn\'t, either, and {ally} saw that. Nobody had asked {ally.them}, but {ally.they} took off {ally.their} coat and stood against the wind like a scarecrow, with the coat spread out. ¶ "I should have let you carry it," said {hero}, "at least once." ¶ "Yes, you should have," said {ally}. {Ally.their} lips were blue, and {ally.they} didn\'t let the coat sink, not even an inch, and behind it, for the first time in an hour, the light stood up straight.',
      ],
    },
    more: {
      middle: ['"That\'s {away}," whispered {hero}. "Nobody else would dare."'],
      preteen: [
        "It's hard to listen when there's nothing to hear, and they all held their breath. [?companion: {companion} heard it first, and stood up, and {companion} never stood up for anybody. ]Far out on the left there was a sound that could have been a gate, or a bird. Then it turned into a tune, cheerful and always a bit too low. {hero} had heard it through the bathroom door on so many mornings, and had put {hero.their} fingers in {hero.their} ears, and now {hero.they} didn't want to miss a note.",
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
        'Later there were several people who said that they had turned around first. Probably somebody had asked where {hero} was, and somebody else had known it, and then nobody had felt like going on up the hill. They came down in ones and twos, with their moons and their stars, and they looked as if they weren\'t sure that they were welcome. They stood their lights in a row, and it wasn\'t dark anymore for a long way. ¶ {Plan.other}, and {hero} clapped with everybody else. It felt like two things at once, and both of them were true. "Are you all right?" asked {away}. ¶ {hero} thought about it. "I will be by Saturday," {hero.they} said.',
        'After a while there were feet on the path, a lot of them, and they walked the way people walk when nobody has invited them. "We thought that you might like a break," said somebody. ¶ {hero} couldn\'t get {hero.their} arms down. They had to take them down for {hero.them}, first one and then the other, like something from a high shelf. And before they were all the way down, there was another light up there, and one on each side of it. ¶ {Plan.other}. "Do you mind?" asked {mentor}. {hero} wanted to give a true answer. "I don\'t mind as much as I should," {hero.they} said, "and then, in between, I mind terribly."',
      ],
    },
    more: {
      middle: ['"We should do this every year," said somebody. "We should fix the big lamp," said {mentor}.'],
      preteen: [
        'When the clapping was over, the boy who owned the camel came up to {hero}. He was eight, and he had been crying, because one of the humps had come off. "They all say that it should have been you," he said, and held out a red ribbon, and you could see how much he hoped that {hero} wouldn\'t take it. ¶ {hero} looked at it from the front and from the back. "It\'s just the right color for a camel," {hero.they} said, and pinned it on where the hump was missing, so that nobody would see the hole.',
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
        "They came down in ones and twos, with their moons and stars, and they looked as if they weren't sure that they were welcome. One of them was the man with the flag, who had said that somebody was taking care of it. \"I could have counted, too,\" he said, and put down his light next to {hero}'s. Soon it wasn't dark anymore for a long way. {Plan.other}, and {hero} clapped. {Hero.they} {hero:was|were} happy and sad about it, and both of them were true. ¶ It was very late when {hero.they} lay in bed at last, and {hero.they} could hear {away} going through the house and closing things, and humming that tune. {hero} counted, and then the last door clicked, and nobody was missing.",
        'Nobody had called them, but after half an hour half the town was standing {edge.at}. They put their lights down in a row, and when people asked whose that funny old thing was, the smallest one, at the very end, {hero} said that it was {hero.theirs}. {Plan.other}, and the boy who owned the camel was eight, and he held out the ribbon to {hero} and hoped very much that {hero.they} wouldn\'t take it. {hero} pinned it back on the camel. ¶ "You don\'t have to leave it on," said {away} that night, at the bedroom door. ¶ {hero} looked at what was left of the {lamp}. "There might be somebody," {hero.they} said.',
      ],
    },
    more: {
      middle: ['Outside, somebody went by late, whistling, and did not stumble on the step.'],
      preteen: [
        "Tomorrow they would tell it at school, and mostly the ones who hadn't been there, and on Friday the big lamp would be mended, and nobody would ever think about it again. {hero} wanted to be cross about that, but {hero.they} {hero:was|were} too sleepy. [?companion: {companion} was lying on most of the blanket. ]Far away a clock struck, and it took a very long time. On the sill the small light leaned over, and stood up straight again, and went on shining.",
      ],
    },
  },
]
