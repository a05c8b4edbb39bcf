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
        'Look, there is {arrival}! {arrival} stands by the tree. {arrival} looks so small. Is there room?',
      ],
      early: [
        'Then somebody coughed. It was a small cough, the kind that means hello. {arrival} stood at the edge and {arrival.sig}. {Arrival.they} looked at the {place}. {Arrival.they} looked at {arrival.their} feet. {Arrival.they} did not ask.',
        '"Who is it?" said {hero}. It was {arrival}. {Arrival.they} had come all the way [up the path / across the wet grass] on {arrival.their} own. "I only came to look," said {arrival}. But {arrival.they} did not go away.',
        '{hero} saw the shoes first. They were standing very still, just outside. Then {hero.they} looked up, and up, and there was {arrival}. "That looks nice," said {arrival}. {Arrival.they} {arrival.sig}. "Is it full?"',
        'There was a shadow on the {place} that had not been there before. It did not belong to any of them. They counted. Then they looked up, and there stood {arrival}. {Arrival.they} {arrival.sig}. "Is that your shadow?" asked {hero}. "Sorry," said {arrival}, and pulled it in as far as it would go.',
      ],
      middle: [
        "{hero} had the odd feeling of being looked at. {Hero.they} turned around. {arrival} was standing a little way off, in the place where people stand when they haven't been invited and haven't been sent away. {Arrival.they} {arrival.sig}. \"Don't mind me,\" said {arrival}, and that made it very hard not to.",
        '{companion|friend} noticed first. Somebody was there. {arrival} had stopped by the [gate / wall / corner], as if there were a line on the ground that nobody else could see. When {hero.their} eyes met {arrival.theirs}, {arrival} bent down and tied a shoe that was already tied.',
        '"How many does it hold?" said a voice. ¶ {hero} jumped. It was {arrival}, who {arrival.sig} while {arrival.they} waited for the answer. ¶ "{Place.count}," said {hero}. ¶ {arrival} counted with one finger, the way you count when you already know. "Then it\'s full," {arrival.they} said. "I was just wondering."',
        'The ball came first. It rolled up and stopped. A long time later came {arrival}, to fetch it. {Arrival.they} picked it up, and {arrival.sig}, and said, "That\'s nice, what you\'ve got there." Then {arrival.they} threw the ball away again, not very far. "Oh dear," {arrival.they} said, and didn\'t go after it.',
      ],
      preteen: [
        'Nobody was unkind to {arrival}; that was somehow the difficulty, because nobody was anything to {arrival.them}. {Arrival.they} came, {arrival.sig}, and went home again. Now {arrival.they} {arrival:was|were} sitting a few yards away with the careful expression of a person who happens to be passing. [+ {Arrival.they} had obviously been happening to pass for about twenty minutes.]',
        '"Is it always this loud?" asked {arrival}, who had come up so quietly that {hero} dropped what {hero.they} {hero:was|were} holding. It was the longest sentence that anybody had heard from {arrival.them} since spring. ¶ "Usually it\'s louder," said {hero}. {arrival} nodded, and {arrival.sig}, and did not come a single step nearer. It took {hero} until bedtime to understand that it had been a question.',
        'There are people who stand at the edge of things because they like the view. {hero} had always supposed that {arrival} was one of those. But from where {hero} sat that afternoon {hero.they} could see {arrival.their} hands, and {arrival.their} hands kept starting to do something, and then deciding not to.',
        '{hero} had seen {arrival} go by at four, in the direction of the shops, and at ten past, in the direction of the bridge. At twenty past {arrival.they} went by with nothing in {arrival.their} hands in no direction at all. On the fourth occasion {arrival.they} stopped, and {arrival.sig}, and admired the {place} with such close attention that you would have thought {arrival.they} {arrival:was|were} going to buy it. "It\'s very well made," said {arrival}. "I noticed it the other times."',
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
      toddlers: [
        'Scoot, scoot... oh! No more room.',
        'Scoot this way. Scoot that way. Bump! No more room.',
        'Scoot, scoot, scoot! It will not go. Too many knees! Too many toes! No more room.',
        '{hero} makes a big squeeze. Squeeze! Pop! Out comes {hero.their} foot. No more room.',
      ],
      early: [
        '{hero} scooted to the left. Somebody said, "Ouch." {hero} scooted to the right. Somebody said, "My foot!" They all breathed in, and it was still full. It was no one\'s fault. There was just no more {place} left.',
        '"We can try," said {hero}. They tried with their knees up. They tried with their knees down. They tried with one of them on top. Then the {place} made a sound that it had never made before, and they stopped.',
        '"One, two, three," counted {hero}. "That is all the room there is." {Hero.they} looked underneath, to see if there was any more. There was a beetle. The beetle had no room to spare, either.',
        '{hero} got out, to see if it was really full. It was not full at all! There was a spot just right for {arrival}. {Hero.they} called {arrival.them}, and then {hero.they} saw which spot it was. It was the one that {hero.they} had just got out of. So {hero.they} got in again, and it was full.',
      ],
      middle: [
        'They did try. Nobody could say that they hadn\'t. They sat sideways, and they sat with their knees under their chins, and for a short time one of them sat on another. "I can feel somebody\'s ear," said a voice from underneath. It was no use. {Place.count} was what it held, and {place.count} was what was in it. {arrival} watched politely. "It\'s all right," {arrival.they} said. "I can see it very well from here."',
        '{hero} counted the places, and then {hero.they} counted the people, and then {hero.they} counted both again in case one of the numbers had changed. It hadn\'t. There was no meanness in it. It was only a matter of inches, and there were none left. "Maybe another day," said {hero}. "Maybe," said {arrival}. They both knew which day that was.',
        '"Could you make yourself thinner?" {hero} asked {arrival}. It was a stupid thing to say, but {arrival} breathed in at once, and even turned sideways. It didn\'t help. You would have had to be a bookmark. "It was kind of you to try," said {arrival}, although {arrival.they} {arrival:was|were} the one who had. There were {place.count} of them in there, and every one was sorry, and not one could move.',
        '"We\'d have to take out the middle," said {hero}. They discussed it, but the middle was what held it up. They discussed taking turns, and who would go first, and it got so complicated that they stopped. All that time {arrival} stood there and listened to them trying. "It\'s full," {arrival.they} said at last, to help them. It was the kindest thing that anyone had said so far, and {hero} felt {hero.themself} go hot.',
      ],
      preteen: [
        '{hero} would have liked there to be room. {Hero.they} did the sum several times, from both ends, moving people about in {hero.their} imagination like furniture, and it came out the same every time. The {place} held {place.count}, and it creaked at {place.count} and a half. ¶ "There really isn\'t any space," {hero.they} explained, and it was perfectly true. ¶ "I know, and I wasn\'t actually asking," said {arrival}, and that was very nearly true as well.',
        "It is one thing to keep somebody out, and quite another to be full. {hero} explained this to {hero.themself} with some care; there was no rule against {arrival}. Nobody had anything against {arrival}. There were simply {place.count} places and {place.count} people in them, and it had been arranged long before {arrival} had come along, and if that was anyone's fault it was the carpenter's.",
        {
          say: 'They did try. They even tried to be scientific about it. They tried it in layers. They tried it on the diagonal. There was a proposal, seconded and tried for nearly a minute, in which everybody\'s legs went out through the side. ¶ "I can\'t feel my arm," said somebody, and somebody else said, "I can. It\'s in my ear." They came apart again, panting. {arrival} had watched it all with {arrival.their} hands folded. "Thank you for going to the trouble," {arrival.they} said, and there was nothing at all that you could say to that.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        {
          say: '"If it were up to me," {hero} began, and heard how that sounded, since it was up to nobody else. {Hero.they} started afresh. "It holds {place.count}," {hero.they} said. "It\'s the way it\'s built." {arrival} nodded with real understanding, and asked a question about the joints. So they talked about the joints for a little, {arrival} on the outside and {hero} on the inside; it was an intelligent conversation, and at the end of it they were both exactly where they had been before.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
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
      toddlers: [
        '{hero} looks up. {hero} looks down. {hero} looks at a bug. {arrival} is still there.',
        '{hero} shuts both eyes. "I do not see you." Open! {arrival} is still there.',
        '{hero} hides in a hat. Dark in there. Peek! {arrival} did not go.',
      ],
      early: [
        '{hero} looked at a cloud. {Hero.they} looked at an ant. {Hero.they} looked at that ant for a very long time. But when {hero.they} looked up, {arrival} was still there.',
        '"Maybe there is room next door," said {hero}. "Maybe somebody else has a {place}." {arrival} looked next door. There was just a wall there, and a hen.',
        '{hero} got very busy. There was a pebble that had to be looked at from all sides. There was a shoe that had to be tied, and then the other shoe, and then the first one once more. But shoes are not very long. When they were done, {arrival} had not moved.',
      ],
      middle: [
        '{hero} had an idea, and {hero.they} {hero:was|were} not proud of it afterward. {Hero.they} went to find somebody else who had room. "You should ask {arrival} to play," {hero.they} told the children at the corner. "{Arrival.they} {arrival:is|are} really nice." ¶ "If you think so," said one of them, "why don\'t you?" ¶ It was a perfectly good question. {hero} walked home with it, and it was heavier than it looked. {Img.start}.',
        'The whole of the next day {hero} went the long way around, past the mill, so as not to have to go by {arrival}\'s gate. It would have been all right, only {arrival} had the same idea. They met in the middle of the bridge. "Nice day," said {hero}. "Yes," said {arrival}. Neither of them asked what the other was doing out there. {Img.start}.',
        '{hero} decided that someone ought to tell {arrival} about the other children, the ones behind the church, who had a much bigger place, and even a swing. "You\'d like it there," {hero.they} said, over the hedge. ¶ "I know," said {arrival}. "I\'ve been. They said you had a treat." {hero} went home. There is nothing wrong with a swing. But it felt as if {hero.they} had tried to post somebody like a letter. {Img.start}.',
      ],
      preteen: [
        'For the next few days {hero} collected reasons; the {place} had not been built for that many. It had not been only {hero.their} idea. Besides, {arrival} had not actually asked. So on Wednesday {hero.they} mentioned to some others, as casually as {hero.they} could, that they really ought to look after {arrival}, because {arrival.they} {arrival:was|were} so nice. ¶ "If {arrival.they} {arrival:is|are} so nice," said one of them, who was only being reasonable, "why don\'t you do it?" ¶ {hero} opened {hero.their} mouth, and found that all the reasons had gone home. {Img.start}.',
        'It is perfectly possible not to see a person. {hero} became quite skilled at it. You keep your gaze on the middle distance; you develop an interest in roofs. {Hero.they} did it on Monday and on Tuesday. On Wednesday {hero.they} turned a corner with {hero.their} eyes on a chimney and walked straight into {arrival}, and both of them apologized, and {arrival} picked up {hero.their} books. "You were looking at the chimney," said {arrival}. "It\'s a good one." {Img.start}.',
        'There was no reason why it should always be {hero}. {Hero.they} put it to [?friend: {friend}][!friend: the bathroom mirror] in the form of a general question: whether one person could be held responsible for everyone who happened to be standing about. The answer was no. It was such a sound answer that {hero.they} {hero:was|were} a little surprised, an hour later, to find {hero.themself} at the window with the light off, trying to make out whether there was still somebody at the edge of the field. {Img.start}.',
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
        '"Mine, mine, mine," says {hero}. The spot is warm. {hero} looks at {arrival}. Oh.',
        '{hero} sits on both hands. {hero} does not get up. Not yet. Not yet. Hmm.',
      ],
      early: [
        '{hero} held on to {hero.their} spot. It was warm from all that sitting. "It is mine," {hero.they} said to {hero.themself}. It was true. So why did it feel {img.is}?',
        'It was such a good spot! {hero} put a hand flat on it. {Hero.they} thought about the sun that came there first. Then {hero.they} thought about {arrival}. It was hard to think about both.',
        '{hero} tried to think of something else. {Hero.they} thought of ducks. All the ducks were sitting in a row, and one duck stood outside. {hero} thought of buttons. It was the same with the buttons. It felt {img.is}, and it would not go away.',
        '"If I were very small," thought {hero}, "I could give away half." {Hero.they} looked at {hero.their} spot. It was not a spot that you could cut in half. It was {place.feel}, and it knew {hero} by heart. {Hero.they} held on with both hands.',
      ],
      middle: [
        '{hero} sat {place.spot} and tried to enjoy it. That is not a thing that you can do by trying. It was all still there, the view and the smell and the exact amount of sun. {Hero.they} had only to stay where {hero.they} {hero:was|were}. Nobody would say a word. {Img.the} {img.tight}.',
        'There was one more place, of course. {hero} had known it all the time, the way you know where the last cookie is. It was {place.spot}. It was warm, it was just the right size, and {hero} was sitting in it. {Hero.they} thought about that as little as {hero.they} could, and {hero.they} thought about it until supper. It was {img.is}.',
        "{hero} drew a line around {hero.their} spot with one finger. It wasn't large. You could have covered it with a tea towel. {Hero.they} had {place.work} for it, and {hero.they} had {place.work2}, and no one else had wanted it when it was only an idea. If you give a thing like that away you can't just make another. {Hero.they} rubbed out the line, so that nobody would see that {hero.they} had been measuring. {Img.the} {img.tight}.",
        "The stupid thing was that it had stopped being fun. The sun came, and {hero} thought, *Now {arrival} can see me in the sun.* Somebody told a joke, and {hero.they} laughed, and thought, *Now {arrival} can hear me laugh.* {Hero.they} moved to where {arrival} couldn't see {hero.them}. From there you couldn't {place.view}, either. {Img.the} {img.tight}.",
      ],
      preteen: [
        'There was, strictly speaking, one place that could be given away. {hero} had left it out of the sum each time, the way people count everyone in the room and forget themselves. Now that {hero.they} had seen it, {hero.they} could not stop seeing it. It was {place.spot}. It had taken the whole summer to get it right. {Hero.they} had not built it for {arrival}; {hero.they} had built it because {hero.they} needed it, and {hero.they} still did. {Img.the} {img.tight}.',
        '{hero} went over the things that {hero.they} would be giving up, and they were not nothing. There was the view. There was the habit of being there, which is worth more than it sounds. There was the plain fact that when you have made room for a person you cannot afterward have the room back; it was no good pretending that it was only a seat. {Hero.they} wished that it were only a seat; it was {img.is}, and it did not go away when {hero.they} lay down.',
        '{hero} was not a greedy person; {hero.they} had given away any number of things. But they had all been things that {hero.they} could spare, {hero.they} saw now, going through the list, or things that {hero.they} could get again, and the person to whom {hero.they} gave them had always been somebody whom {hero.they} already liked. It was an honest list. It was only that there was nothing on it. {Img.the} {img.tight}, and {hero} stayed where {hero.they} {hero:was|were}, {place.spot}, and did not enjoy it.',
        {
          say: "\"It isn't as if I'd be any use to anybody out there,\" {hero} argued. {Hero.they} argued it lying on {hero.their} back, {place.spot}, with {hero.their} eyes on the one thing that {hero.they} knew better than any other in the world, which was how the light came in. It was four o'clock light. In ten minutes it would reach the {place.part}. {Hero.they} tried to imagine that somebody else would see that, and {hero} not; and then, without wanting to, {hero.they} tried to imagine that somebody else never had. {Img.the} {img.tight}.",
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
      ],
    },
    more: {
      preteen: [
        '"Lord," {hero.they} began, and stopped, because it had better be honest if it was going to be anything. "I don\'t want to," {hero.they} said. "I thought that you should know." It was not much of a prayer. But it was the truth, and {hero.they} felt a little less alone with it.',
      ],
    },
  },
]
