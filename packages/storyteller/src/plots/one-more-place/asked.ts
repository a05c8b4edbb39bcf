import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

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
        '{Arrival.steps} Here comes {arrival}. {arrival} wants to sit, too. Is there room?',
        'Who is there? Peek! It is {arrival}. "Can I come in?" Oh. Is there room?',
        'Shh! Who is that? {Arrival.steps} {arrival} is here! Is there room for one more?',
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
        'Nobody was mean to {arrival}, but nobody was anything to {arrival.them}, either, and that was the trouble. Every day {arrival.they} came along, and {arrival.sig}, and went home again. And now {arrival.they} {arrival:was|were} standing a few steps away, with the face of somebody who just happens to be passing by. [+ {Arrival.they} had been passing by for about twenty minutes. ]{hero} pretended to be looking for something {place.on}, and looked for it for quite a while.',
        '"Is it always this loud here?" asked {arrival}, who had come up so quietly that {hero} dropped what {hero.they} {hero:was|were} holding. Nobody had heard {arrival.them} say such a long sentence since the spring.¶"Usually it\'s louder," said {hero}. {arrival} nodded, and {arrival.sig}, and didn\'t come a single step closer. It was bedtime before {hero} understood that the question hadn\'t been about the noise at all.',
        'Some people stand at the edge of things because they like the view. {hero} had always thought that {arrival} was one of those. But from {hero.their} spot that afternoon {hero} could see {arrival.their} hands, and the hands kept starting to do something, to wave, maybe, and then they changed their minds and went back into the pockets. They did that four times, because {hero} counted.',
        'At four o\'clock {hero} saw {arrival} go by, in the direction of the store. At ten past four {arrival.they} went by again, in the direction of the bridge, and at twenty past {arrival.they} went by with nothing in {arrival.their} hands, in no direction at all. The fourth time {arrival.they} stopped, and {arrival.sig}, and looked at the {place} as carefully as if {arrival.they} {arrival:was|were} going to buy it. "It\'s really well made," said {arrival}. "I noticed it the other times, too."',
      ],
    },
    more: {
      middle: ['It was quiet for a bit. A bee came by, looked into the matter, and left.'],
      preteen: [
        '"Do you live near here?" asked {hero}, because somebody had to say something.¶"Sort of," said {arrival}.¶"It\'s nice here," said {hero}.¶"Yes, I can see that," said {arrival}. And {arrival.they} looked at it, at all of it, as if {arrival.they} {arrival:was|were} learning it by heart, and {hero} suddenly didn\'t know where to look.',
        'For a moment it could have gone either way. Then somebody laughed about something else, and the moment was over, and {arrival} was still standing there. You can stand next to a thing for a very long time without being part of it, if everybody is polite.',
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
        '{hero} scoots over. Scoot, scoot... oh! There is no more room.',
        '{hero} scoots this way and that way. Bump! There is no more room.',
        'Scoot, scoot, scoot! It will not go. Too many knees! Too many toes! No more room.',
        '{hero} makes a big squeeze. Pop! Out comes {hero.their} foot. There is no more room.',
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
        '{hero} would have liked there to be room. {Hero.they} counted everything from both ends, and moved people around in {hero.their} head, like furniture, and it always came out the same. The {place} held {place.count}, and at {place.count} and a half it creaked.¶"There really isn\'t any space," {hero.they} explained, and that was perfectly true.¶"I know, and I wasn\'t really asking," said {arrival}, and that was almost true, too.',
        "There was no rule against {arrival}, and {hero} explained that to {hero.themself} very carefully. Nobody had anything against {arrival}, and if there had been one more place, {arrival.they} could have had it immediately. But there were {place.count} places, and there were {place.count} people in them, and that had all been settled long before {arrival} ever came along. So it wasn't anybody's fault. {hero} said so out loud, and {arrival} nodded, and that made it worse.",
        {
          say: 'They really did try. They tried it in layers, and they tried it diagonally, and for almost a minute they tried it with everybody\'s legs sticking out at the side.¶"I can\'t feel my arm," said somebody.¶"I can," said somebody else. "It\'s in my ear."¶They came apart again, out of breath. {arrival} had watched the whole thing with {arrival.their} hands folded. "Thank you for going to so much trouble," {arrival.they} said, and nobody could think of an answer to that.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        {
          say: '"If it was up to me," said {hero}, and noticed how silly that sounded, because who else was it up to? {Hero.they} started over. "It only holds {place.count}, because that\'s how it\'s built." {arrival} nodded, and asked how they had done the corners. So they talked about the corners for a while, {arrival} on the outside and {hero} on the inside, and it was an interesting conversation. When it was over, {arrival} was still on the outside, and {hero} was still on the inside.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
      ],
    },
    more: {
      middle: [
        '{arrival} did not go away. {Arrival.they} did not come nearer, either. {Arrival.they} simply went on being there, and that was the difficult part.',
      ],
      preteen: [
        'But nobody was quite as comfortable as before. They wriggled around, and somebody started to tell a story and stopped after the first sentence. [?friend: "What?" said {friend}. "Nothing," said {hero}. ]It was as if somebody had left a door open.',
        "It was nobody's fault, and it went on being nobody's fault for the rest of the afternoon, and that was surprisingly tiring.",
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
        {
          say: 'The whole of the next day {hero} went the long way around, past the mill, so as not to have to go by {arrival}\'s gate. It would have been all right, only {arrival} had the same idea. They met in the middle of the bridge. "Nice day," said {hero}. "Yes," said {arrival}. Neither of them asked what the other was doing out there. {Img.start}.',
          shows: shown.metOnTheWay,
        },
        {
          say: '{hero} decided that someone ought to tell {arrival} about the other children, the ones behind the church, who had a much bigger place, and even a swing. "You\'d like it there," {hero.they} said, over the hedge. ¶ "I know," said {arrival}. "I\'ve been. They said you had a treat." {hero} went home. There is nothing wrong with a swing. But it felt as if {hero.they} had tried to post somebody like a letter. {Img.start}.',
          shows: shown.metOnTheWay,
        },
      ],
      preteen: [
        'For the next few days {hero} collected reasons. The {place} wasn\'t made for that many, and it wasn\'t only up to {hero.them}, and besides, {arrival} hadn\'t actually asked. On Wednesday {hero.they} went over to some other kids and said, as if it had only just occurred to {hero.them}, that somebody ought to look after {arrival}, because {arrival.they} {arrival:was|were} so nice.¶"If {arrival.they} {arrival:is|are} so nice," said one of them, who honestly wanted to know, "why don\'t you do it?"¶{hero} opened {hero.their} mouth, and all the reasons had gone home. {Img.start}.',
        {
          say: 'It\'s perfectly possible not to see somebody, and {hero} got very good at it. You look a bit over their head, or you get interested in roofs. It worked on Monday, and it worked on Tuesday. On Wednesday {hero} came around a corner with {hero.their} eyes on a chimney and walked straight into {arrival}. Both of them said sorry, and {arrival} picked up {hero.their} books. "You were looking at that chimney," said {arrival}, "and it really is a nice one." {Img.start}.',
          shows: shown.metOnTheWay,
        },
        "Why did it always have to be {hero}? {Hero.they} asked [?friend: {friend}][!friend: the bathroom mirror], just as a general question, if one person could be responsible for everybody who happened to be standing around somewhere. The answer was no, and it was a good, clear answer. So {hero} couldn't understand why {hero.they} {hero:was|were} standing at the window an hour later with the light off, trying to see if there was still somebody out there. {Img.start}.",
      ],
    },
    more: {
      preteen: [
        '{hero} tried to think about something else, such as fish, or long division. {Img.the} {img.tight}.',
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
        "There was one place that {hero} could have given away. {Hero.they} had left it out every time {hero.they} counted, the way you count all the people in a room and forget yourself. Now that {hero.they} had noticed it, {hero.they} couldn't stop noticing it. It was the one {place.spot}. It had taken all summer to get it right, and {hero.they} hadn't done it for {arrival}, but because {hero.they} needed it, and {hero.they} still needed it. {Img.the} {img.tight}.",
        "{hero} made a list of everything that {hero.they} would be giving up, and it wasn't a short one. There was the view, and there was the way you could sink into it without looking. And when you've made room for a person once, you can't have the room back afterward, so it was no use pretending that it was only somewhere to sit. {hero} wished that it was only somewhere to sit, because it was {img.is}, and it didn't go away when {hero.they} lay down.",
        "{hero} wasn't stingy, because {hero.they} had given away a lot of things in {hero.their} life. {Hero.they} even made a list of them, to prove it. There was a sweater that scratched, and half a sandwich, and a book that {hero.they} had two of. All of them were things that {hero.they} could do without, and all of them had gone to people that {hero.they} liked. It was an honest list, and there was nothing on it. {Img.the} {img.tight}. {hero} stayed where {hero.they} {hero:was|were}, {place.spot}, and didn't enjoy it one bit.",
        {
          say: '"I\'d only be in the way out there," said {hero} to nobody. {Hero.they} lay on {hero.their} back, {place.spot}, and looked at the thing that {hero.they} knew better than anything else in the world, and that was how the light came in. It was four o\'clock, and in ten minutes it would reach the {place.part}. {Hero.they} tried to imagine somebody else lying here and seeing that. And then, without wanting to, {hero.they} imagined {arrival}, who had never seen it at all. {Img.the} {img.tight}.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
      ],
    },
    more: {
      preteen: [
        '"Lord," said {hero}, and stopped, because if this was going to be any use, it had to be honest. "I don\'t want to," {hero.they} said, "and I thought that you should know." It wasn\'t much of a prayer. But it was the truth, and {hero.they} felt a little less alone with it.',
      ],
    },
  },
]
