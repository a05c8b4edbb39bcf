import type { Beat } from '../plot.ts'

/** Somebody stands at the edge, and it is truly full. */
export const asked: readonly Beat[] = [
  {
    id: 'arrival',
    purpose: 'Somebody at the edge.',
    core: true,
    valence: 0,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['arrival', 'stand', 'shy', 'hero'],
        ['hero', 'look-up', 'wow', 'arrival'],
        ['guest', 'sit', 'calm', 'arrival'],
      ],
      props: ['{place}', 'path'],
      action: '{arrival} stands at the edge and looks at {place.the}.',
    },
    text: {
      toddlers: [
        '{Arrival.steps} Here comes {arrival}. {arrival} looks and looks. Is there room?',
        'Who is there? Peek! It is {arrival}. "Can I come in?" Oh. Is there room?',
        'Shh! What is that? {Arrival.steps} {arrival} is here! Is there room for one more?',
      ],
      early: [
        'Then somebody coughed. It was a small cough, the kind that means hello. {arrival} stood at the edge and {arrival.sig}. {Arrival.they} looked at the {place}. {Arrival.they} looked at {arrival.their} feet. {Arrival.they} did not ask.',
        '"Who is it?" said {hero}. It was {arrival}. {Arrival.they} had come all the way [up the path / across the wet grass] on {arrival.their} own. "I only came to look," said {arrival}. But {arrival.they} did not go away.',
        '{hero} saw the shoes first. They were standing very still, just outside. Then {hero.they} looked up, and up, and there was {arrival}. "That looks nice," said {arrival}. {Arrival.they} {arrival.sig}. "Is it full?"',
      ],
      middle: [
        "{hero} had the odd feeling of being looked at. {Hero.they} turned around. {arrival} was standing a little way off, in the place where people stand when they haven't been invited and haven't been sent away. {Arrival.they} {arrival.sig}. \"Don't mind me,\" said {arrival}, and that made it very hard not to.",
        '{companion|friend} noticed first. Somebody was there. {arrival} had stopped by the [gate / wall / corner], as if there were a line on the ground that nobody else could see. When {hero.their} eyes met {arrival.theirs}, {arrival} bent down and tied a shoe that was already tied.',
        '"How many does it hold?" said a voice. ¶ {hero} jumped. It was {arrival}, who {arrival.sig} while {arrival.they} waited for the answer. ¶ "{Place.count}," said {hero}. ¶ {arrival} counted with one finger, the way you count when you already know. "Then it\'s full," {arrival.they} said. "I was just wondering."',
      ],
      preteen: [
        'Nobody was unkind to {arrival}; that was somehow the difficulty, because nobody was anything to {arrival.them}. {Arrival.they} came, {arrival.sig}, and went home again. Now {arrival.they} {arrival:was|were} sitting a few yards away with the careful expression of a person who happens to be passing. [+ {Arrival.they} had evidently been happening to pass for about twenty minutes.]',
        '"Is it always this loud?" asked {arrival}, who had come up so quietly that {hero} dropped what {hero.they} {hero:was|were} holding. It was the longest sentence that anybody had heard from {arrival.them} since spring. ¶ "Usually it\'s louder," said {hero}. {arrival} nodded, and {arrival.sig}, and did not come a single step nearer. It took {hero} until bedtime to understand that it had been a question.',
        'There are people who stand at the edge of things because they like the view. {hero} had always supposed that {arrival} was one of those. But from where {hero} sat that afternoon {hero.they} could see {arrival.their} hands, and {arrival.their} hands kept starting to do something, and then deciding not to.',
      ],
    },
    more: {
      middle: ['It was quiet for a bit. A bee came by, looked into the matter, and left.'],
      preteen: [
        '"Do you live near here?" asked {hero}, because something had to be said. ¶ "Sort of," said {arrival}. ¶ "It\'s nice here," said {hero}. ¶ "Yes," said {arrival}. "I can see that." And {arrival.they} looked, and it was so clear that {arrival.they} could see it, every bit of it, that {hero} suddenly did not know where to put {hero.their} eyes.',
        'For a moment it might have gone either way. Then a bird scolded, somebody laughed at something else, and the moment was over, although {arrival} was still standing there. It is surprising how long a person can stand next to a thing without being part of it, if everybody concerned is polite.',
      ],
    },
  },
  {
    id: 'no-room',
    purpose: "It is truly full, and that is nobody's fault.",
    core: true,
    valence: -1,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'worried', 'arrival'],
        ['arrival', 'stand', 'calm', 'hero'],
        ['guest', 'sit', 'thinking', 'hero'],
        ['friend', 'sit', 'thinking', 'hero'],
      ],
      props: ['{place}'],
      action: '{hero} tries to make room, and there is none left.',
    },
    text: {
      toddlers: ['Scoot, scoot... oh! No more room.', 'Scoot this way. Scoot that way. Bump! No more room.'],
      early: [
        '{hero} scooted to the left. Somebody said, "Ouch." {hero} scooted to the right. Somebody said, "My foot!" They all breathed in, and it was still full. It was no one\'s fault. There was just no more {place} left.',
        '"We can try," said {hero}. They tried with their knees up. They tried with their knees down. They tried with one of them on top. Then the {place} made a sound that it had never made before, and they stopped.',
      ],
      middle: [
        'They did try. Nobody could say that they hadn\'t. They sat sideways, and they sat with their knees under their chins, and for a short time one of them sat on another. "I can feel somebody\'s ear," said a voice from underneath. It was no use. {Place.count} was what it held, and {place.count} was what was in it. {arrival} watched politely. "It\'s all right," {arrival.they} said. "I can see it very well from here."',
        '{hero} counted the places, and then {hero.they} counted the people, and then {hero.they} counted both again in case one of the numbers had changed. It hadn\'t. There was no meanness in it. It was only a matter of inches, and there were none left. "Maybe another day," said {hero}. "Maybe," said {arrival}. They both knew which day that was.',
      ],
      preteen: [
        '{hero} would have liked there to be room. {Hero.they} did the sum several times, from both ends, moving people about in {hero.their} head like furniture; it came out the same each time. The {place} held {place.count}; it creaked at {place.count} and a half. ¶ "There really isn\'t any space," {hero.they} said, and it was perfectly true. ¶ "I know," said {arrival}. "I wasn\'t asking." And that was nearly true as well.',
        "It is one thing to keep somebody out, and quite another to be full. {hero} explained this to {hero.themself} with some care; there was no rule against {arrival}. Nobody had anything against {arrival}. There were simply {place.count} places and {place.count} people in them, and it had been arranged long before {arrival} had come along, and if that was anyone's fault it was the carpenter's.",
      ],
    },
    more: {
      middle: [
        '{arrival} did not go away. {Arrival.they} did not come nearer, either. {Arrival.they} simply went on being there, and that was the difficult part.',
      ],
      preteen: [
        'All the same, {hero.they} noticed that nobody was quite as comfortable as before. There was a good deal of shifting about. Somebody began a story and left it lying after the first sentence. [?friend: "What?" said {friend}. "Nothing," said {hero}.] The afternoon had acquired a draft.',
        "It was nobody's fault, and it went on being nobody's fault all afternoon, which is a tiring thing for a fault to do.",
      ],
    },
  },
  {
    id: 'look-away',
    purpose: 'The hero tries to pass the problem on.',
    core: false,
    rank: { young: 7, old: 2 },
    valence: -1,
    scene: {
      setting: 'street',
      time: 'later',
      shot: 'medium',
      cast: [['hero', 'walk', 'worried', 'away']],
      props: ['path', 'tree'],
      action: '{hero} walks away with {hero.their} eyes on the ground.',
    },
    text: {
      toddlers: ['{hero} looks up. {hero} looks down. {hero} looks at a bug. {arrival} is still there.'],
      early: [
        '{hero} looked at a cloud. {Hero.they} looked at an ant. {Hero.they} looked at that ant for a very long time. But when {hero.they} looked up, {arrival} was still there.',
        '"Maybe there is room next door," said {hero}. "Maybe somebody else has a {place}." {arrival} looked next door. There was just a wall there, and a hen.',
      ],
      middle: [
        '{hero} had an idea, and {hero.they} {hero:was|were} not proud of it afterward. {Hero.they} went to find somebody else who had room. "You should ask {arrival} to play," {hero.they} told the children at the corner. "{Arrival.they} {arrival:is|are} really nice." ¶ "If you think so," said one of them, "why don\'t you?" ¶ It was a perfectly good question. {hero} walked home with it, and it was heavier than it looked. {Img.start}.',
      ],
      preteen: [
        'For the next few days {hero} collected reasons; the {place} had not been built for that many. It had not been only {hero.their} idea. Besides, {arrival} had not actually asked. So on Wednesday {hero.they} mentioned to some others, as casually as {hero.they} could, that they really ought to look after {arrival}, because {arrival.they} {arrival:was|were} so nice. ¶ "If {arrival.they} {arrival:is|are} so nice," said one of them, who was only being reasonable, "why don\'t you do it?" ¶ {hero} opened {hero.their} mouth, and found that all the reasons had gone home. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        'It was a long way back. {Hero.they} tried walking faster, and {hero.they} tried thinking about something else, and neither helped. {Img.the} {img.tight}.',
      ],
    },
  },
  {
    id: 'tug',
    purpose: 'The feeling-image tightens; what would be lost is named.',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [['hero', 'sit', 'thinking', '{place}']],
      props: ['{place}'],
      action: '{hero} holds on to {hero.their} own spot and thinks.',
    },
    text: {
      toddlers: [
        '{hero} hugs the spot. It is {place.feel}. It is {hero.theirs}.',
        'This is a good spot. {hero} holds on tight. Tight, tight, tight.',
      ],
      early: [
        '{hero} held on to {hero.their} spot. It was warm from all that sitting. "It is mine," {hero.they} said to {hero.themself}. It was true. So why did it feel {img.is}?',
        'It was such a good spot! {hero} put a hand flat on it. {Hero.they} thought about the sun that came there first. Then {hero.they} thought about {arrival}. It was hard to think about both.',
      ],
      middle: [
        '{hero} sat {place.spot} and tried to enjoy it. That is not a thing that you can do by trying. It was all still there, the view and the smell and the exact amount of sun. {Hero.they} had only to stay where {hero.they} {hero:was|were}. Nobody would say a word. {Img.the} {img.tight}.',
        'There was one more place, of course. {hero} had known it all the time, the way you know where the last cookie is. It was {place.spot}. It was warm, it was just the right size, and {hero} was sitting in it. {Hero.they} thought about that as little as {hero.they} could, and {hero.they} thought about it until supper. It was {img.is}.',
      ],
      preteen: [
        'There was, strictly speaking, one place that could be given away. {hero} had left it out of the sum each time, the way people count everyone in the room and forget themselves. Now that {hero.they} had seen it, {hero.they} could not stop seeing it. It was {place.spot}. It had taken the whole summer to get it right. {Hero.they} had not built it for {arrival}; {hero.they} had built it because {hero.they} needed it, and {hero.they} still did. {Img.the} {img.tight}.',
        '{hero} went over the things that {hero.they} would be giving up, and they were not nothing. There was the view. There was the habit of being there, which is worth more than it sounds. There was the plain fact that when you have made room for a person you cannot afterward have the room back; it was no good pretending that it was only a seat. {Hero.they} wished that it were only a seat; it was {img.is}, and it did not go away when {hero.they} lay down.',
      ],
    },
    more: {
      preteen: [
        '"Lord," {hero.they} began, and stopped, because it had better be honest if it was going to be anything. "I don\'t want to," {hero.they} said. "I thought that you should know." It was not much of a prayer. But it was the truth, and {hero.they} felt a little less alone with it.',
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'The words come back, and this time they have an edge on them.',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'bedroom',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'read', 'thinking', 'book', 'book'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['book', 'lamp', 'bed'],
      action: '{hero} reads a verse by the lamp and stops to think.',
    },
    text: {
      toddlers: [
        "Here is the big book. Here are God's words. {verse} {heart}",
        'Who sings so soft and low? It is a song from God. {verse} {heart}',
      ],
      early: [
        'There were words on the wall by the bed. {hero} had seen them a hundred times. That night {hero.they} read them with one finger. ¶ {verse} ¶ "Oh," said {hero}. {Hero.they} had not known that the words were about today.',
        'At bedtime the big Bible lay open, and the lamp made a yellow ring on the page. ¶ {verse} ¶ "Read it again?" asked {hero}. It was read again. "Does it say how much room you need?" It did not say. They looked, and it did not say.',
      ],
      middle: [
        'It was when {hero} was brushing {hero.their} teeth that the words came back, all by themselves, the ones {hero.they} had practiced so often that there was nothing left in them. ¶ {verse} ¶ {hero} stood still with the brush in {hero.their} mouth. There was something left in them after all. {Hero.they} said the middle part again, slowly, because that was where it pricked.',
        'A card fell out of the big Bible when {hero} took it down, with a pressed flower stuck to it. Somebody had written on it, long ago, in brown ink. ¶ {verse} ¶ {hero} turned it over. There was nothing on the back, no name, no date, and no list of people whom it was not about. {Hero.they} had rather hoped for a list.',
      ],
      preteen: [
        'That night {hero} stood up straight at the window and began, for perhaps the two hundredth time. ¶ {verse} ¶ {Hero.they} stopped. {Hero.they} had expected the words to go by as they always did, like people on the other side of a street. Instead one of them had turned around and looked at {hero.them}. {Hero.they} went over it again, more slowly; it did not say anything about having space. It did not seem to have been written by somebody who had finished counting.',
        'You could hear the choir through the wall on Thursdays, going over and over the same line, because the altos kept coming in late. ¶ {verse} ¶ By the ninth time {hero} was listening, although {hero.they} had not meant to; by the tenth {hero.they} had put down {hero.their} pencil. ¶ "And once more from the beginning," called a voice next door. {hero} put {hero.their} hands over {hero.their} ears, but it was no use, because by then {hero.they} knew it.',
      ],
    },
    more: {
      preteen: [
        "{Hero.they} sat down on the edge of the bed. {Hero.they} would have preferred to be given this particular thought in some other week. It is inconvenient to have a sentence by heart; you can't put it down and walk away from it, since it comes along. {hero} lay awake for some time, and it lay awake next to {hero.them}. Toward midnight {hero.they} knew what {hero.they} {hero:was|were} going to do, and still did not especially want to.",
        'No one explained it to {hero.them}, and {hero.they} did not ask anyone to; there are sentences that become smaller when they are explained. {Hero.they} only thought that if it was true at all, then it was true on weekdays, and {place.on}, and about people one had not expected.',
      ],
    },
  },
  {
    id: 'objection',
    purpose: 'A friend says the other side, and says it fairly.',
    core: false,
    rank: { young: 10, old: 3 },
    valence: -1,
    needs: ['friend'],
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['friend', 'stand', 'angry', 'hero'],
        ['hero', 'stand', 'worried', 'friend'],
      ],
      props: ['{place}'],
      action: '{friend} does not agree with {hero} and says so.',
    },
    text: {
      toddlers: ['"No, no!" says {friend}. "It is full!" {hero} thinks. Hmm, hmm, hmm.'],
      early: [
        '"But it is full," said {friend}. "You said so. You counted." ¶ "I know," said {hero}. ¶ "And it was your spot first." ¶ "I know that, too," said {hero}. {friend} was right about all of it. That was what made it so hard.',
      ],
      middle: [
        '"You can\'t just let everybody in," said {friend}. "We made it for us. We did all the work, and it was hot." ¶ "I know," said {hero}. ¶ "And if {arrival} comes, somebody else will want to come, and then it won\'t be a {place} anymore, it will be a crowd." {friend} {friend.sig}. "I\'m not being mean. I\'m just saying." ¶ {hero} thought that it was all quite true. It was a pity that it didn\'t help.',
      ],
      preteen: [
        '"Absolutely not," said {friend}, without even looking up. "We spent a whole summer on it. Did {arrival.they} even ask?" ¶ "No," {hero} admitted. ¶ "Then who\'s making you?" ¶ {hero} hunted for an answer that would not sound like showing off. "Nobody. It\'s just that I keep saying a thing by heart that says the opposite. I can\'t make it come out right." ¶ {friend} {friend.sig} for a remarkably long time. "I want it noted," {friend.they} said at last, "that I liked it the way it was." ¶ "So did I," said {hero}. "Write it down."',
      ],
    },
    more: {
      preteen: [
        'It was the fairness of it that made it difficult. If {friend} had been spiteful, {hero} could have been noble, and that would have been much less trouble for both of them. But {friend} only wanted to keep what they had, and so did {hero}, and neither of them was wrong.',
      ],
    },
  },
]
