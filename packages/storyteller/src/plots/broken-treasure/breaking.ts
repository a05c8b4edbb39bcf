import type { Beat } from '../plot.ts'

/** Why it is dear, how it breaks, where it is hidden. */
export const breaking: readonly Beat[] = [
  {
    id: 'hero-intro',
    purpose: "The hero's habit and the hiding place, funny.",
    core: false,
    rank: { young: 1, old: 5 },
    valence: 2,
    scene: {
      setting: 'home',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'joy', 'owner'],
        ['owner', 'work', 'happy', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['table', '{cover}'],
      action: '{hero} shows {owner} the {cover} that goes everywhere.',
    },
    text: {
      toddlers: [
        'Look, it is {hero}. {hero} has a {cover}. [+ {hero} loves the {cover}. ][+ Ta-da!]',
        'Here is {hero}. Here is the {cover}. {hero} takes it up and down. "Hello, {cover}!"',
        '{hero} eats with the {cover}. {hero} naps with the {cover}. "It is mine," says {hero}.',
      ],
      early: [
        '{hero} took {hero.their} {cover} along to breakfast. {Hero.they} took it to the shop. {Hero.they} even took it into the bath. "{Cover}s don\'t need baths," said {owner}. "Mine does," said {hero}. "It worked hard all day."',
        '{hero} {hero.sig}. {Hero.they} did it in the morning, and {hero.they} did it at night, and {hero.they} did it with {hero.their} {cover} on {hero.their} head. "Is that a hat?" asked {owner}. "Today it is," said {hero}.',
        'It was windy, and {hero} had lost {hero.their} {cover}. {Hero.they} looked in the oven. {Hero.they} looked in the piano. "What are you sitting on?" asked {owner}. {hero} was sitting on it. {Hero.they} {hero.sig}, because it had been such a near thing.',
      ],
      middle: [
        'There were two things you could count on in that house. One was that {owner} would be up before everybody else. The other was that {hero} would come down to breakfast with {hero.their} {cover}, no matter the weather. "Good morning, {hero}," said {owner}. "Good morning, {cover}." The {cover} got a chair of its own. [+ Nobody remembered anymore how that had started.]',
        '"You can have it back when it\'s dry," said {owner}, and hung the {cover} on the line. {hero} fetched a chair and sat down in front of it. It was a warm day. It only took two hours. {owner} brought out the beans, and they did them together, one eye on the line, and talked about whether a {cover} can be homesick. {owner} thought that it depended on who was at home.',
        '{hero} {hero.sig}. That was how you knew who was coming, in that house, long before you saw the {cover}. {owner} could tell everyone by a sound: the mailman by his cough, and the baker by the third stair. "And what do I sound like?" asked {owner}. ¶ {hero} had to think. "Like somebody putting the kettle on," {hero.they} said.',
      ],
      preteen: [
        'There was one thing that {hero} would never have lent to anybody, and that was {hero.their} {cover}. It had been to the sea, and it had been to the dentist, and once it had been up a tree for an entire weekend. {hero} {hero.sig} whenever somebody offered to buy a new one, and after a while they stopped offering.¶"It has character," said {owner}, who understood about such things, and who owned something like that {owner.themself}.',
        '{hero} never went anywhere without {hero.their} {cover}. Everybody had thought that it would stop some day, and it hadn\'t stopped. "Other people have a lucky coin," {hero.they} said, if anyone asked. {owner} never asked. {owner} had sewn it up in four different places, in four colors that didn\'t match, and said that by now there was probably more thread in it than anything else.',
        "There weren't many rules in that house, and most of them were about boots. {hero} {hero.sig} at the door and dropped {hero.their} {cover} on the same old chair, and without even turning around {owner} said, \"There's a cup for you.\" There always was. It took {hero} years to work out that {owner} couldn't possibly know when somebody was going to come home, and that the cup must have been standing there all afternoon, waiting.",
      ],
    },
    more: {
      preteen: [
        "That was the good thing about {owner}. {Owner.they} didn't ask you to explain. {Owner.they} gave you a cup of something hot and went on with whatever {owner.they} {owner:was|were} doing, and if you wanted to talk, you could, and if you didn't, the kettle did.",
      ],
    },
  },
  {
    id: 'treasure',
    purpose: 'Why it is dear; look, do not touch.',
    core: true,
    valence: 2,
    scene: {
      setting: 'home',
      time: 'morning',
      shot: 'close',
      cast: [
        ['owner', 'point', 'calm', '{thing}'],
        ['hero', 'look-up', 'wow', '{thing}'],
      ],
      props: ['{thing}', 'shelf'],
      action: '{owner} shows {hero} the {thing.full} {thing.where}.',
    },
    text: {
      toddlers: [
        '{owner} has {thing.a}. It sits up so high. "Look," says {owner}. "Do not touch."',
        '{owner} loves the {thing}. {hero} loves it, too. "Do not touch it, {hero}," says {owner}.',
        'What sits up so high? It is the {thing}! {hero} waves. "Do not touch," says {owner}.',
        '{owner} dusts the {thing}. Soft, soft. "It can break. Hands off, {hero}," says {owner}.',
      ],
      early: [
        '{Thing.where} stood {owner}\'s {thing.full}. {hero} loved to look at it. {Hero.they} said good morning to it, and good night. "It is very old," said {owner}. "So look with your eyes. Not with your hands."',
        '{owner} had {thing.a}, and it was the best thing in the house. {Owner.they} {thing.loved}. "May I hold it?" asked {hero}. "When you are bigger," said {owner}. {hero} stood on {hero.their} toes. "Now?" asked {hero}.',
        '"What is the best thing we have?" asked {hero}. {owner} did not have to think. {Owner.they} pointed up. There it stood, {thing.where}, the {thing.full}. "And the next best?" asked {hero}. {owner} pointed at {hero}. "But you can take me down," said {hero}. "Yes," said {owner}. "You don\'t break."',
        'Every Saturday {owner} took down the {thing.full}. {Owner.they} blew on it, and rubbed it, and put it back. Only {owner} did that. {hero} held the cloth. "Who does it when you are old?" asked {hero}. "I am old," said {owner}. {hero} had not known that.',
      ],
      middle: [
        'It was not worth much, {owner} always said, but {owner.they} said it while {owner.they} {owner:was|were} dusting it with the corner of a clean cloth, which {owner.they} did for nothing else. It was a {thing.full}, and it stood {thing.where}. {owner} {thing.loved}. "You may look as long as you like," {owner.they} told {hero}. "It\'s used to being looked at. It isn\'t used to hands."',
        'Everyone is allowed one thing that other people mustn\'t touch. {hero}\'s was a {cover}. {owner}\'s was the {thing.full} that stood {thing.where}, where the light got at it in the morning. {Owner.they} {thing.loved}. ¶ "What would happen if somebody touched it?" asked {hero}. ¶ "Nothing at all," said {owner}, "if they were careful. I have just never met anybody who was."',
        'Nobody could say how old the {thing} was. It was a {thing.full}, and it had its place {thing.where}, and when {owner} went past {owner.they} looked up at it, the way you look up at a clock. {Owner.they} {thing.loved}. "Who gave it to you?" {hero} asked. ¶ "Somebody I liked very much," said {owner}. {hero} waited, but that was the end of the story. It was a short one, and it made you want to go on tiptoe.',
        'There was a line on the wall, in pencil, with {hero}\'s name and a date. Higher up there was another. "When you are as tall as that," {owner} had said, "you may take it down yourself." It was the {thing.full}, and it stood {thing.where}. {owner} {thing.loved}. Every month {hero} measured. There were still four fingers missing, and {hero.they} had been eating a great deal of bread.',
      ],
      preteen: [
        'The {thing} stood {thing.where}, and it had stood there for so long that the wall behind it was a different color. It was a {thing.full}, and it had survived two moves, a flood, and about thirty cousins. {owner} {thing.loved}. {Owner.they} didn\'t make a rule about it, but {owner.they} had said once, "I would rather that one stayed where it is," and in a house with hardly any rules that was enough. In {hero.their} whole life {hero} had never touched it.',
        'When {hero} was little, {hero.they} believed that the {thing} was alive. It stood {thing.where} and watched everybody eat breakfast, and it seemed to be interested. It was a {thing.full}, and {owner} dusted it before {owner.they} dusted anything else, and {thing.loved}. "It was given to me by somebody who trusted me with it," {owner.they} said, when {hero} asked, "and one day I\'ll give it to somebody else." {Owner.they} didn\'t say who that would be, but {hero} had a pretty good idea.',
        '"There are two things that I\'d carry out of this house if it was on fire," {owner} used to say, "and one of them can walk." The other one was the {thing.full}. It stood {thing.where}. {owner} {thing.loved}. {hero} had been told about it once, at the age of three, and nobody had ever needed to tell {hero.them} again. You looked at it with your eyes, and your hands stayed in your pockets, and {hero} had looked at it so often that sometimes {hero.they} saw it when {hero.they} blinked.',
        '"I don\'t believe in treasures," said {owner}. "You only end up dusting them." But there stood the {thing}, {thing.where}, a {thing.full}, and there wasn\'t a speck of dust on it. {owner} {thing.loved}. Once {hero} had asked how much it would cost to buy another one.¶"There isn\'t another one," said {owner}. {Owner.they} didn\'t say it proudly, but only the way you say that it\'s Tuesday.',
      ],
    },
    more: {
      early: [
        '"May I look at it all day?" asked {hero}. "You may," said {owner}. "Looking does not wear it out."',
      ],
      middle: [
        '{hero} put {hero.their} hands in {hero.their} pockets, where {hero.they} could keep an eye on them.',
      ],
      preteen: [
        "{hero} knew it by heart, right down to the {thing.part}, and could have drawn it in the dark. But {hero.they} didn't know how heavy it was, or if it was cold, or what you would hear if you put your ear to it. Anybody would want to know those things, and {hero} had wanted to know them for about four years.",
        '"What\'s so special about it?" a visitor asked once.¶{owner} considered the question. "Nothing, really," {owner.they} said, "except that it\'s still here." And {owner.they} gave the {thing.part} a little rub with {owner.their} thumb, the way you pat a child\'s head when you go by.',
      ],
    },
  },
  {
    id: 'wish',
    purpose: 'An innocent reason to come nearer.',
    core: true,
    valence: 1,
    scene: {
      setting: 'home',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'climb', 'happy', '{thing}'],
        ['companion', 'look-up', 'worried', 'hero'],
      ],
      props: ['{thing}', 'chair', 'window'],
      action: '{hero} climbs on a chair to be nearer to the {thing}.',
    },
    text: {
      toddlers: [
        '{owner} goes out. {hero} wants to touch the {thing}. Just a bit! {hero} climbs on a chair.',
        '{hero} wants to say hello to the {thing}. It is so high. {hero} climbs up, up, up.',
        '[+ Nobody is here. ]{hero} wants to play with the {thing}. Up climbs {hero}.',
        '{hero} has a flower for the {thing}. But it is too high. Climb, {hero}, climb!',
      ],
      early: [
        'One day {owner} went out to hang up the wash. {hero} looked up. Maybe the {thing} was lonely. Maybe nobody ever said hello to it up close. So {hero} got a chair.',
        '{hero} had made a card for {owner}. It was a good card, with a sun on it. It had to stand right next to the {thing}, so that {owner} would see it. {hero} could not reach. But the chair could.',
        'There was a spot on the {thing}. {hero} could see it from the floor. {owner} would be sad about that spot! {owner} was out in the garden. {hero} wet one finger and climbed up on the chair, to help.',
        '"If I just had a look inside," thought {hero}, "then I would know what is in there, and then I would not need to think about it anymore." That seemed right. {owner} was fast asleep in the big chair. {hero} took the other chair, and carried it, so that it would not scrape.',
      ],
      middle: [
        'It really did begin with a good idea. {hero} noticed that there was dust on the {thing}, just where {owner} could not see it without {owner.their} other glasses. It would be a surprise. {Hero.they} would dust it, very gently, and say nothing, and one day {owner} would ask, "Who has been keeping this so clean?" {hero} had gotten as far as deciding on the face {hero.they} would make. {Hero.they} fetched the kitchen chair.',
        '{hero} was only going to look. It is hard to look properly from below. You get mostly the bottom of a thing. {owner} was outside, talking to the neighbor over the fence, and that always took as long as a song with all its verses. {hero} pushed a chair along the floor, and it squeaked, as if it wanted to be asked first.',
        'It was raining, and there was no one to play with. [?friend: {friend} was away until the evening. ]{owner} had gone to the post office and had left {hero} in charge. "In charge of what?" {hero} had asked. "Of everything," said {owner}, "but mostly of the soup." So {hero} looked after the soup. Then {hero.they} looked after the curtains, and the clock. That left the {thing}. It seemed a pity to leave out just one.',
        "The bet was with {hero.themself}, and that is the sort you can't get out of. Four fingers, it had been, at the last measuring. {Hero.they} felt taller today. If {hero.they} stood on the chair only for a moment, just to see how it would be to look at the {thing} straight in the face, then that wasn't touching. It was practicing. {owner} was down in the cellar, and you could hear the apples rolling.",
      ],
      preteen: [
        "On Sunday there was going to be a small party, and {hero} wanted the {thing} to stand in the middle of the table. {Hero.they} could see it all, the white cloth, and the flowers, and {owner} coming in and stopping at the door. You couldn't ask for permission, because then it wouldn't be a surprise. {Hero.they} had thought of everything, even where to stand, and now {hero.they} only had to find out if it would fit between the candles. {Hero.they} waited until {owner} was out of the house, and then {hero.they} pulled over the chair.",
        '{hero} only wanted to draw it. They were supposed to bring a drawing to school, of a thing that was important to somebody, and {hero.they} had drawn the {thing} three times from memory, and every time the {thing.part} came out wrong. {Hero.they} needed to see it from the other side, and it would only take a minute. {owner} was out, and {hero} was careful not to think that this was lucky, but only that it was a nice quiet afternoon for drawing, and went and got the chair.',
        "[?friend: \"You've never even held it?\" said {friend}, who wasn't being mean, but only surprised.][!friend: \"You've never even held it?\" the girl from next door had said, and she wasn't being mean, but only surprised.] {hero} had shrugged, but afterward {hero.they} couldn't stop thinking about it. {Hero.they} had a key to the front door, and {hero.they} {hero:was|were} allowed to use the stove, and to look after other people's goldfish, and not one of the goldfish had died. And there was a thing in {hero.their} own house that {hero.they} had never held in {hero.their} hands. {owner} had gone out for bread. It would only take a second, {hero} thought, and then {hero.they} could say that {hero.they} had.",
        'That afternoon the sun came in at such an angle that it lay along the {thing} as if somebody had poured it there. {hero} put down {hero.their} book, because it looked like something in a museum. And {owner}, who stood at the sink every day with {owner.their} back to it, had probably never once seen it like that. It ought to be turned a little, {hero} thought, just a tiny bit toward the kitchen, so that {owner.they} would notice it when {owner.they} came home. {Hero.they} climbed on the chair.',
      ],
    },
    more: {
      preteen: [
        '"I\'ll put it right back," {hero.they} told the empty room, and {hero.they} meant it. That was the strange part, afterward. You could have searched that entire minute with a flashlight, and you wouldn\'t have found a single mean thing in it.',
      ],
    },
  },
  {
    id: 'near-miss',
    purpose: 'It wobbles and does not fall.',
    core: false,
    rank: { young: 9, old: 6 },
    valence: 0,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [['hero', 'reach', 'wow', '{thing}']],
      props: ['{thing}', 'shelf'],
      action: 'The {thing} wobbles, and {hero} holds {hero.their} breath.',
    },
    text: {
      toddlers: [
        'Wobble, wobble goes the {thing}. Stop! Phew. It stops.',
        'Tip, tap! It wobbles. Whoa! {hero} grabs it. Phew. It is still there.',
        '{hero} blows on it. It rocks. Rock, rock, rock, stop. "Good," says {hero}.',
      ],
      early: [
        '{hero} put out one finger. The {thing} went this way. It went that way. {hero} did not breathe. Then it stood still again. "Sorry," {hero.they} told it. {Hero.they} should have stopped right there.',
        '{hero} stood on tiptoe. {Hero.they} touched the {thing.part}. It was cold. Then the chair gave a creak, and everything shook, and {hero} held the {thing} tight with both hands. They stood there and hugged for a bit. "Close," said {hero}.',
        'A fly sat down on the {thing}. {hero} waved it away. The fly flew off, and {hero.their} hand went on, and bump! The {thing} turned once around, like somebody who is dancing. Then it stood still. "Do not do that again," {hero} told the fly.',
      ],
      middle: [
        'It was heavier than it looked. {hero} had it by the {thing.part} when it tipped, and for the space of one breath it stood on its edge and thought about which way to go. Then it came back. {Hero.their} heart was going like somebody running downstairs. A sensible person would have climbed down. {hero} thought so, too, and reached out again, only to set it straight.',
        'It was much lighter than it looked. {hero} nearly threw it in the air. For a second it was in {hero.their} hands, and then it was in {hero.their} arms, and then it was under {hero.their} chin, and there it stayed. {hero} didn\'t breathe. A very small voice in {hero.their} head said, *You have had your turn now.* That was a sensible voice. {Hero.they} listened to it, and said, "Just a second."',
        'The chair had one short leg. Everyone in the house knew it, and sat accordingly. {hero} only remembered it when the room began to lean. {Hero.they} let go of the {thing}, and caught hold of the shelf, and the shelf said "Oof." [?companion: {companion} barked once at the chair. ]When everything stood straight again, the {thing} had moved over to the very edge, all by itself, and was looking down.',
      ],
      preteen: [
        'The first time, nothing happened. {hero} took hold of it, and it slid toward the edge, and {hero.they} caught it with both hands and part of {hero.their} chin. {Hero.they} stood there for a while with {hero.their} cheek against it, and it was colder than {hero.they} had expected. That would have been a good moment to put it back and climb down. But {hero} only thought how quick {hero.they} {hero:was|were}, and was rather proud of it.',
        "It was cool and a bit dusty, and that was all. {hero} had expected something more, a bell that went off, or at least a feeling. {Hero.they} pushed it an inch to the left, and it caught on something and tipped, and {hero.their} other hand shot out all by itself and stopped it. It had taken less than a second. {hero} told {hero.their} heart, which was banging like a drum, that nothing happens if you're careful.",
        'Somewhere in the house a door slammed, and {hero} nearly dropped it then and there. It was only the wind, so {hero.they} stood on the chair with the {thing} pressed against {hero.their} chest, and listened, and nobody came. There was still time to put it back, and {hero} was absolutely going to put it back, as soon as {hero.they} had seen what was written on the bottom of it.',
      ],
    },
    more: {
      preteen: [
        "Outside {owner} was saying something cheerful to somebody. There was still plenty of time. There's usually plenty of time, right up to the moment when there isn't any.",
      ],
    },
  },
  {
    id: 'break',
    purpose: 'One sound, then quiet.',
    core: true,
    valence: -2,
    scene: {
      setting: 'home',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'worried', '{thing}'],
        ['companion', 'hide', 'worried', 'hero'],
      ],
      props: ['{thing}', 'chair'],
      action: 'The {thing} lies in pieces on the floor, and {hero} stands beside it.',
    },
    text: {
      toddlers: [
        '{hero} climbs up. Up, up, up! Oh, oh, oh... Crash! The {thing} breaks.',
        '{hero} just wants to see it. Tip, tip, tip. Crash! Oh no, {hero}.',
        'The {thing} goes wobble. Wobble, wobble. Down it goes! Crash! {hero} jumps.',
        '{hero} has it! {hero} has it! {hero} does not have it. Crash! Now it is quiet.',
      ],
      early: [
        "CRASH! ¶ The {thing} lay on the floor in [three / four / five] pieces. The {thing.part} had rolled all the way to {hero}'s foot. It was very quiet. Even the clock seemed to hold its tick.",
        'It happened so fast. First there was {thing.a}. Then there was a noise. Then there was no {thing} at all. There were just bits. {hero} did not move. {Hero.they} did not even {hero.sigbase}.',
        '{hero} only touched it with one finger. But it was the wrong finger. The {thing} rocked. It rocked again. "No, no, no," said {hero}, and put out both hands. ¶ Crash! Too late.',
        '"I have you," said {hero}. Then {hero.they} sneezed. It was only one sneeze, but it needed both hands. CRASH! ¶ {hero} opened one eye. The {thing} was all over the floor. {Hero.they} shut the eye again. When {hero.they} opened it, it was just the same.',
      ],
      middle: [
        'There is a moment when something has started to fall and has not landed yet. {hero} had time to think, *I could still catch it.* {Hero.they} had time to think, *I was told.* Then the {thing} hit the floor, and the moment was over. [?companion: {companion} left the room in a hurry.]',
        "It didn't make a big noise. {hero} thought about that later. You'd have expected something so old to go with a bang, but it just said {thing.soundin}, rather politely, and came apart. {Hero.they} stood there with one hand still up in the air.",
        '"I\'m only looking," {hero} said out loud, though there was nobody there to hear it. {Hero.their} sleeve was not only looking. It caught the edge of the {thing} and brought it along, all the way around, all the way down. ¶ {Thing.sound} ¶ The {thing.part} rolled under the table and was the last thing to stop moving.',
        '{hero} set it down again, quite safely, with the {thing.part} toward the window. Then {hero.they} got off the chair, and bumped the shelf with {hero.their} head. That was all. {Hero.they} had been so careful with {hero.their} hands. ¶ {Thing.sound} ¶ {Hero.they} turned around slowly. There is a kind of quiet that comes only after something, and the room was full of it.',
      ],
      preteen: [
        '{hero} would have liked to say that {hero.they} tripped, or that the shelf was loose, or that [?companion: {companion}][!companion: somebody] had bumped into {hero.their} arm. None of that had happened. {Hero.they} had been told to leave the {thing} alone, and {hero.they} had reached for it anyway, and it had tipped over the edge and gone straight down past {hero.their} hands. {Thing.sound} Now it lay in pieces on the tiles, and the house was very quiet. A second earlier {hero.they} could still have changed {hero.their} mind.',
        'Afterward {hero} mostly remembered how ordinary everything had been. The radio was on in another room, and a man was reading out the weather, and a fly was walking up the window. {Hero.they} reached out a hand, and the {thing} went over the edge. It had been in one piece for longer than {hero} had been alive, and it took about a second and a half. The man on the radio went right on talking. It would be mild tomorrow, he said, with a little rain in the afternoon.',
        'The {thing} had survived everything that ever happened in that house, and then it met {hero}. {Hero.they} lifted it down with both hands, very carefully, and it slid out between them as if somebody had buttered it. {Thing.sound} For a moment {hero} stood there with {hero.their} arms still up in the air, holding nothing, and actually waited for it to come back. The pieces lay all over the tiles, and one of them was still spinning.',
        "It slipped, and {hero} went over that second about a hundred times, later on, and never found anything else in it. It was in {hero.their} hands, and then it wasn't in {hero.their} hands. {Thing.sound} It was so loud that {hero.they} shut {hero.their} eyes. When {hero.they} opened them again, the {thing.part} was rocking to and fro on the tiles, a little less each time, as if it hadn't made up its mind yet, and then it lay still, too.",
      ],
    },
    more: {
      preteen: [
        "There were seven pieces, and some that were too small to be called pieces. {hero} counted them, because it was something to do. If {hero.they} looked at them with {hero.their} eyes half shut, they nearly had the right shape. Then {hero.they} opened {hero.their} eyes, and they didn't.",
      ],
    },
  },
  {
    id: 'hide',
    purpose: 'Quick hands, quick steps.',
    core: true,
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'hide', 'worried', 'door', '{cover}'],
        ['companion', 'peek', 'worried', 'hero'],
      ],
      props: ['bed', '{cover}', 'door'],
      action: '{hero} pushes a bundle under the bed.',
    },
    text: {
      toddlers: [
        'Quick! {hero} hides the bits in the {cover}. It goes under the bed. {Thing.sound} Shh!',
        'Where can the bits go? In here! Push, push, push. No one can see. {Thing.sound}',
        'Oh! Who comes? {hero} picks up all the bits. In the {cover} they go. Shh.',
        '{hero} sits on the {cover}. The bits are in there. "{Thing.soundin}," says the {cover}. Hush, hush!',
      ],
      early: [
        'Then {hero} heard steps outside. Quick! {Hero.they} put all the bits into {hero.their} {cover}, and pushed it far under the bed. It was dark in there. "{Thing.soundin}," said the {cover}. "Shh," said {hero}.',
        '{hero} did not think at all. {Hero.their} hands did it. They picked up the bits. They put them into the {cover}. They put the {cover} under the bed, right at the back, where the lost sock was. When it was all done, {hero} looked at {hero.their} hands. They shook a bit.',
        '"I will fix it," said {hero}. "I will fix it later." {Hero.they} laid the bits in the {cover}, one next to the other, and folded it up. Then {hero.they} carried it to {hero.their} room like a very full glass. Under the bed it went. {Hero.they} put a bear in front of it, to stand guard.',
        'A door banged. {hero} grabbed the {cover}, and the bits went in, and {hero} ran. At each step it went {thing.soundin}. "Shh," said {hero}. "{Thing.soundin}," said the {cover}. Under the bed there was just room for it. There was just room for {hero}, too, so {hero.they} stayed there for a while.',
      ],
      middle: [
        'Outside the gate clicked. {owner} was coming back. It was then that {hero}\'s hands began to do things without asking {hero.them}. They gathered up the pieces and put them into the {cover}. They carried the {cover} down the hall, and slid it under the bed, behind the box with the winter things. {Thing.sound} ¶ "I\'m home!" called {owner}. ¶ "I know!" called {hero}. It was an odd answer, but it was too late to change it.',
        'If {hero} had stayed where {hero.they} {hero:was|were}, it would have been over in five minutes. {Hero.they} knew that afterward. But feet are quicker than thinking. By the time the back door opened, the floor was clean, the chair was in its place, and the {cover} was under {hero}\'s bed with a shape in it that it hadn\'t had before. "{Thing.soundin}," it said, when {hero} let go.',
        "The first thought {hero} had was of {owner}'s face. {Hero.they} couldn't let {owner.them} see it like that. It was out of kindness, really, that {hero.they} got the {cover} and swept everything into it. It was also out of kindness that {hero.they} pushed it under the bed. {Hero.they} told {hero.themself} so twice. When a thing is true you mostly need to say it only once. {Thing.sound}",
        '"In a minute," said {hero}, although no one had called. {Hero.they} picked up every last splinter, on hands and knees, and wrapped it all in the {cover}. {Hero.they} did it so neatly that you could have taken it for a present. Then {hero.they} stood with it in the middle of {hero.their} room and turned around twice. There are surprisingly few places where a thing like that can go. In the end it went where everything goes, and {hero} pulled the bedspread down so that it touched the floor. {Thing.sound}',
      ],
      preteen: [
        'What came next took less than a minute, and {hero} felt as if {hero.they} {hero:was|were} watching somebody else do it, somebody who was calm and quick and clever. This person got the {cover}, and laid the pieces in it one by one, so that they wouldn\'t knock together. This person wiped the floor with a damp cloth, and put the chair back on the four marks where it always stood. When {owner}\'s key turned in the lock there was nothing left to see.¶"{Thing.soundin}," went the {cover}, very quietly, under the bed.',
        'There was still time to do the right thing, and {hero} knew it. {Hero.they} knew it while {hero.they} swept up the pieces, and {hero.they} knew it while {hero.they} sneaked down the hall with the {cover} in {hero.their} arms, like a burglar in a movie. You can know a thing all the way down a hall and still not do it. {Hero.they} pushed the bundle under the bed, as far back as {hero.their} arm would reach. When {hero.they} stood up again {hero.they} had a secret, and it was already heavier than the {thing}.',
        'If {hero} had just kicked the pieces under the stove, it wouldn\'t have been half as bad. But {hero.they} did it properly. {Hero.they} got a brush, and even picked the splinters out of the crack between the boards, and because there was a clean round spot in the dust on the shelf now, {hero.they} moved a jar on top of it. Then {hero.they} carried everything to {hero.their} room in the {cover}, and pushed it under the bed, and smoothed out the bedspread.¶"{Thing.soundin}," said the bed.',
        "Outside {owner} was saying goodbye to somebody. It was a long goodbye, and {hero} had until the end of it to decide. First it was about the weather, and afterward it was about somebody's knee. By the end of the weather the pieces were in the {cover}. By the end of the knee the {cover} was under the bed, and {hero.they} {hero:was|were} sitting on top of it with a book. {Hero.they} hadn't decided anything, because {hero.their} hands had done it all by themselves. The book was upside down.¶{Thing.sound}",
      ],
    },
    more: {
      preteen: [
        'In the mirror over the dresser {hero} saw somebody who looked perfectly normal. {Hero.they} tried out a smile, and it was a surprisingly good one, so {hero.they} took it along to the kitchen.',
      ],
    },
  },
]
