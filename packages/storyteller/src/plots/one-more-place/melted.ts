import type { MeltedPage } from '../plot.ts'

export const melted: readonly MeltedPage[] = [
  {
    id: 'arrival/no-room',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['arrival', 'stand', 'shy', '{place}'],
        ['hero', 'sit', 'wow', 'arrival'],
        ['guest', 'sit', 'wow', 'arrival'],
        ['guest2', 'sit', 'calm', 'hero'],
      ],
      props: ['{place}'],
      action: '{arrival} comes to {place.the}, and it is already full.',
    },
    text: {
      toddlers: [
        '{Arrival.steps} Here comes {arrival}. {arrival} wants to sit, too. {hero} scoots over. Bump! The {place} is full.',
        'Peek! It is {arrival}. "Can I sit with you?" {hero} scoots over. [+ Bump! ]There is no more room.',
        'Who is there? It is {arrival}! "Come in," says {hero}. Scoot, scoot... bump! The {place} is full. Oh dear.',
      ],
      early: [
        'Then somebody coughed. {arrival} stood at the edge and {arrival.sig}. {Arrival.they} did not ask. {hero} moved to the left. "Ouch!" {Hero.they} moved to the right. "My foot!" It was full. It was no one\'s fault, and {arrival} was still there.',
        '"That looks nice," said {arrival}. "Is it full?" {hero} counted. {Hero.they} counted with fingers, and then with toes. "It is full," {hero.they} said. "I was just asking," said {arrival}. But {arrival.they} did not go away.',
        'There was a shadow on the {place} that did not belong to any of them. They looked up, and there stood {arrival}. {Arrival.they} {arrival.sig}. "Sorry," said {arrival}, and pulled {arrival.their} shadow in. They tried with their knees up. They tried with their knees down. {hero} looked underneath, to see if there was any more room. There was a beetle, and it had none to spare, either.',
      ],
      middle: [
        '"How many does it hold?" said a voice, and {hero} jumped. It was {arrival}, who {arrival.sig} while {arrival.they} waited. ¶ "{Place.count}," said {hero}. ¶ {arrival} counted with one finger, the way you count when you already know. "Then it\'s full," {arrival.they} said. "I was just wondering." And that would have been the end of it, if {arrival.they} had gone away. But {arrival.they} stood there, not in and not gone, and looked at it as you look at a lighted window. {Img.start}.',
        'The ball came first. A long time later came {arrival}, to fetch it. {Arrival.they} picked it up, and {arrival.sig}. "That\'s nice, what you\'ve got there," {arrival.they} said, and threw the ball away again, not very far. ¶ They did try. "Could you make yourself thinner?" asked {hero}. It was a stupid thing to say, but {arrival} breathed in at once, and even turned sideways. You would have had to be a bookmark. There were {place.count} of them in there, and every one was sorry, and not one could move.',
      ],
      preteen: [
        'Nobody was mean to {arrival}, but nobody was anything to {arrival.them}, either, and that was the trouble. Now {arrival.they} had stopped a few steps away, with the face of somebody who just happens to be passing by.¶"There really isn\'t any space," said {hero}, although nobody had asked.¶"I know," said {arrival}. "I can count." {Arrival.they} {arrival.sig}, and didn\'t come any closer, and didn\'t go away, either. There were {place.count} places, and there were {place.count} people in them. {Img.start}, and however {hero.they} sat, {hero.they} could feel it.',
        'At four o\'clock {hero} saw {arrival} go by, in the direction of the store, and at ten past four {arrival.they} went by again, in the direction of the bridge. The third time {arrival.they} stopped, and {arrival.sig}, and looked at the {place} as carefully as if {arrival.they} {arrival:was|were} going to buy it.¶They really did try. They tried it in layers, and they tried it diagonally. "I can\'t feel my arm," said somebody, and somebody else said, "I can. It\'s in my ear." They came apart again, out of breath. "Thank you for going to so much trouble," said {arrival}, and nobody could think of an answer to that. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        'Nobody was quite as comfortable as before. They wriggled around, and somebody started to tell a story and stopped after the first sentence, and {arrival} was still standing out there and being polite. It was as if somebody had left a door open.',
      ],
    },
  },
  {
    id: 'tug/give-up',
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'tender', 'arrival'],
        ['arrival', 'stand', 'calm', 'hero'],
        ['guest', 'sit', 'wow', 'hero'],
        ['friend', 'sit', 'wow', 'hero'],
      ],
      props: ['{place}'],
      action: '{hero} stands up and gives {arrival} {hero.their} own place.',
    },
    text: {
      toddlers: [
        '{hero} loves the {place}. It is {place.feel}. But {arrival} has no spot. {hero} gets up. "You sit here, {arrival}."',
        '{hero} wants to stay. But where can {arrival} sit? Hop! Out hops {hero}. "You can have my spot, {arrival}!"',
        '"It is my spot," says {hero}. But {arrival} has none. Up gets {hero}. "Sit here, {arrival}."',
      ],
      early: [
        'It was such a good spot! {hero} put a hand flat on it. It was still warm. {Hero.their} knees did not want to get up, so {hero} gave them a push. "Here," {hero.they} said to {arrival}. "It\'s the best one." It came out very small, but it came out.',
        '{hero} held on to {hero.their} spot. "Mine," {hero.they} said, but it felt {img.is}. {Hero.they} looked at {arrival}. Then {hero.they} stood up. "You can sit here," said {hero}. And {hero.they} said it fast, before it could turn into something else.',
        '{hero} tried to think of ducks. All the ducks were sitting in a row, and one duck stood outside. It felt {img.is}. "Shut your eyes," {hero} told {hero.their} own legs. Then they got up, because they could not see where they were going. "There is room," {hero.they} told {arrival}. "Look. I made some."',
      ],
      middle: [
        'There was one more place, of course. {hero} had known it all the time, the way you know where the last cookie is. It was {place.spot}, and {hero} was sitting in it. {Hero.they} thought about the view. {Hero.they} thought about all that work. {Img.the} {img.tight}. ¶ Then {hero.they} stood up, before {hero.they} could think of another reason not to. "There\'s a place," {hero.they} said. "This one." ¶ "But that\'s yours," said {arrival}. ¶ "I know whose it is," said {hero}, a bit gruffly. "I\'m the one who can say so."',
        '{hero} drew a line around {hero.their} spot with one finger. You could have covered it with a tea towel. {Hero.they} had {place.work} for it, and no one else had wanted it when it was only an idea. {Img.the} {img.tight}. ¶ "Hold this," {hero.they} said to {arrival}, and gave {arrival.them} {hero.their} cup, "and this," and gave {arrival.them} a cushion. Now {arrival} stood there with {arrival.their} arms full. "You can\'t hold all that standing up," said {hero}, getting out of the good spot one leg at a time. It was the only way {hero.they} could think of to do it without talking about it.',
      ],
      preteen: [
        "There was one place that {hero} could have given away. {Hero.they} had left it out every time {hero.they} counted, the way you count all the people in a room and forget yourself. It was the one {place.spot}, and it had taken all summer to get it right. {Img.the} {img.tight}.¶It would make a better story if {hero} had felt generous, but mostly {hero.they} felt tired of arguing with {hero.themself}. {Hero.they} picked up {hero.their} things, went over to where {arrival} was standing, and said it all in one breath. \"I'm making room, but I'm not very good at it yet, so you'll have to come now.\" {arrival} looked at {hero.them} for a long moment, and came.",
        "{hero} wasn't stingy, because {hero.they} had given away a sweater that scratched, and half a sandwich, and a book that {hero.they} had two of. All of them were things that {hero.they} could do without, and all of them had gone to people that {hero.they} liked. It was an honest list, and there was nothing on it. {Img.the} {img.tight}.¶So this time {hero.they} didn't think about it any longer. {Hero.they} stood up and brushed the crumbs off the place where {hero.they} had been sitting, very thoroughly, the way you do for a guest. \"That one's free,\" {hero.they} said to {arrival}, and it came out much too high. \"It's the best one, and I'm only telling you so that you'll know how to sit on it.\"",
      ],
    },
    more: {
      preteen: [
        '"Lord," {hero} had said the night before, "I don\'t want to, and I thought that you should know. Could you help me to want to?" {Hero.they} still didn\'t want to, particularly. But {hero.their} legs had stood up anyway, and it seemed that you could start with the legs.',
      ],
    },
  },
  {
    id: 'cost/rest',
    scene: {
      setting: 'place',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['arrival', 'sit', 'happy', 'hero'],
        ['hero', 'sit', 'calm', 'arrival'],
        ['guest', 'sleep', 'calm'],
        ['friend', 'sit', 'happy', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{place}', 'star'],
      action: 'They all sit close together in the last light.',
    },
    text: {
      toddlers: [
        'Now {arrival} has the spot. {hero} has none! "Come in by me," says {arrival}. Squeeze! There is room for all. [+ Shh.]',
        '{arrival} sits. Where will {hero} sit? "Here, by me!" says {arrival}. They squeeze in. All are warm. [+ Shh.]',
        '{hero} stands out in the cold. "Come in by me!" calls {arrival}. Squeeze! Now they all fit. [+ Shh.]',
      ],
      early: [
        'So {hero} had no spot. {Hero.they} stood in the wet grass on one leg. "There is one more place," said {arrival}, and held up an arm. It was just as big as {hero}. They sat like that until the first star came out. Somebody\'s foot was asleep, and nobody wanted to move.',
        'There was a root that you could sit on, if you did not mind a lump. {hero} sat on the root. "What is so funny?" {hero.they} called. "You had to be here," they called back. Then it got cold. "Sit like me," said {arrival}, one leg here, and one leg there. They went together like two spoons. It was so dark by now that you could not see who was who.',
      ],
      middle: [
        "For the rest of the day {hero} sat wherever there was a bit left over, half on and half off, with a {place.part} in {hero.their} back. From there you could not {place.view}. {Hero.they} minded that, and {hero.they} went on minding it. ¶ When it was almost dark, {hero.they} tried to work out where {hero.their} old spot had been, and couldn't, because there was a knee on it. {arrival} was telling a story. There was still a bit to go. {Img.the} {img.loose}, and {hero} couldn't have said when. {Hero.they} had been busy.",
        {
          say: 'The trouble with doing a good thing is that you can\'t go home afterward as if it were school. {hero} leaned on the outside of the {place} and felt it shake when the others moved. It sounded just as if nobody was missing. There was no sun on this side. ¶ "I\'ve been saving you this," said {arrival} when it got dark, and pointed at a gap that was no wider than a loaf. "It\'s a place if I put my arm up." {hero} wriggled in underneath. From there {hero.they} could see everything except the view, and {hero.they} knew how that went. {Img.the} {img.loose}.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        'For the rest of the day {hero} sat half on and half off, with a {place.part} in {hero.their} back. When something funny happened at the good end, {hero.they} heard about it second. {Hero.they} had known that it would be like this, but knowing it is not the same as having it in your back. ¶ Nobody decided it. Somebody shivered, and they all moved up a bit, the way cows do, and when {hero} looked down, {hero.they} {hero:was|were} inside. "Am I in someone\'s place?" {hero.they} asked. ¶ "We can\'t tell anymore," said {arrival}. {Img.the} {img.loose}.',
      ],
      preteen: [
        'It would be nice to say that {hero} didn\'t mind. {Hero.they} minded when the sun came around to {hero.their} old spot, exactly on time, and shone on somebody else. {Hero.they} minded when everybody laughed at a joke on the other side, and {hero.they} had to ask what it was. "Do you want it back?" asked {arrival} once, very quietly. {hero} thought it over, because it was an honest question. "Yes," {hero.they} said, "but don\'t get up."¶It was never as comfortable again as it had been, and there was always a knee in your back. But whenever {hero} was late, somebody said, "Where\'s {hero}?" and {hero.they} could hear it from around the corner. It was surprisingly nice to hear that from outside. {Img.the} {img.loose}.',
        {
          say: 'In less than an hour {arrival} had hung {arrival.their} jacket on the very same {place.part} where {hero} had always hung {hero.theirs}, because it was simply the best place for a jacket. {hero}\'s own jacket was lying on the ground, and the ants had found it. It was one thing to give something away, {hero.they} noticed, and another thing to watch somebody use it.¶"You\'re letting in a draft," said {arrival} when it got dark. "Come in, or go away, but don\'t stand there." {Arrival.they} pulled up {arrival.their} knees, and where the knees had been there was a dark, warm, awkward corner. You couldn\'t sit there by yourself, because you needed another person to lean on, and that must have been why it had never been there before. {Img.the} {img.loose}.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        "Up to now {hero} had been a person with a place. You don't notice a thing like that, just as you don't notice your knees. The others had started a game, and it needed exactly {place.count}, and they said that {hero} could keep score. {Hero.they} kept it very fairly.¶It got dark, and nobody went home. {hero} lay half inside and half outside, with {hero.their} head on somebody's shoes. From there {hero.they} could see what it looked like to a person who was standing out in the dark, a heap of faces, and a bit of light, and at the near end one place where nobody happened to be sitting. {Img.the} {img.loose}. {Hero.they} pulled in {hero.their} feet, to keep it free.",
      ],
    },
    more: {
      preteen: [
        'They stayed until it was too dark to see who was who, and somebody was humming. {hero} moved over a little, just in case anybody else should happen to be passing by.',
      ],
    },
  },
  {
    id: 'turn/verse',
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'close',
      cast: [
        ['arrival', 'hug', 'joy', 'hero'],
        ['hero', 'sit', 'joy', 'arrival'],
      ],
      props: ['{place}'],
      action: '{hero} sits close beside {arrival} and listens.',
    },
    text: {
      toddlers: [
        {
          way: 'sung',
          say: '"Come in by me!" {hero} sits by {arrival}. They sing God\'s words. {verse} {heart}',
        },
        {
          way: 'by-heart',
          say: '"Squeeze in, {hero}!" They all fit! {arrival} says God\'s words. {verse} {heart}',
        },
        {
          way: 'by-heart',
          say: '"Here is room!" says {arrival}. {hero} squeezes in. {hero} knows God\'s words. {verse} {heart}',
        },
      ],
      early: [
        {
          say: '"There is one more place," said {arrival}, and held up one arm. Under it there was room for just one {hero}. It was warm in there. {arrival} knew some words by heart, and said them into {hero}\'s hair. ¶ {verse} ¶ "I knew that one," said {hero}. "But I did not know it was about today."',
          way: 'by-heart',
        },
        {
          say: '{hero} crept in at the very end. It was half a spot. {arrival} made it a whole one with {arrival.their} coat. Then {arrival.they} hummed, and the hum had words in it. ¶ {verse} ¶ "Again?" asked {hero}. So {arrival} did it again.',
          way: 'sung',
        },
        {
          say: '"Come here," said {arrival}. "Sit like me." One leg here, and one leg there. They went together like two spoons. Through the open window of the church they could hear singing, the same words over and over. ¶ {verse} ¶ "They have got it right now," said {arrival}.',
          way: 'overheard',
        },
      ],
    },
  },
  {
    id: 'no-room/look-away/tug',
    scene: {
      setting: 'street',
      time: 'later',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'worried', 'away'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['path', 'tree'],
      action: '{hero} walks home, thinking, with {hero.their} eyes on the ground.',
    },
    text: {
      middle: [
        'They did try. They sat sideways, and for a short time one of them sat on another. It was no use. "It\'s all right," said {arrival}. "I can see it very well from here." ¶ So {hero} went to find somebody else who had room. "You should ask {arrival} to play," {hero.they} told the children at the corner. "If you think so," said one of them, "why don\'t you?" ¶ {hero} walked home with that question, and it was heavier than it looked. There was one more place. {Hero.they} had known it all the time. {Hero.they} {hero:was|were} sitting in it. {Img.start}.',
        '"We\'d have to take out the middle," said {hero}. They discussed it, but the middle was what held it up. All that time {arrival} stood there and listened to them trying. "It\'s full," {arrival.they} said at last, to help them. ¶ The whole of the next day {hero} went the long way around, past the mill, so as not to have to go by {arrival}\'s gate. {arrival} had had the same idea. They met in the middle of the bridge. "Nice day," said {hero}. ¶ In the evening {hero.they} drew a line around {hero.their} spot with one finger. You could have covered it with a tea towel. {Img.start}.',
      ],
      preteen: [
        '"There really isn\'t any space," said {hero}, and that was perfectly true. For the next few days {hero.they} collected more reasons. It wasn\'t only up to {hero.them}, and besides, {arrival} hadn\'t actually asked. On Wednesday {hero.they} told some other kids that somebody ought to look after {arrival}, because {arrival.they} {arrival:was|were} so nice.¶"If {arrival.they} {arrival:is|are} so nice," said one of them, who honestly wanted to know, "why don\'t you do it?"¶{hero} opened {hero.their} mouth, and all the reasons had gone home. There was one place that {hero.they} had left out every time {hero.they} counted, the way you count all the people in a room and forget yourself. It was the one {place.spot}. {Img.start}.',
        'They really did try to fit {arrival} in. They tried it in layers, and they tried it diagonally. "Thank you for going to so much trouble," said {arrival}, and nobody could think of an answer to that.¶It\'s perfectly possible not to see somebody, and {hero} got very good at it. It worked on Monday, and it worked on Tuesday. On Wednesday {hero} came around a corner with {hero.their} eyes on a chimney and walked straight into {arrival}. "It\'s a nice one," said {arrival}, about the chimney.¶{hero} had given away a lot of things in {hero.their} life. {Hero.they} made a list of them, and every one of them was something that {hero.they} could do without. It was an honest list, and there was nothing on it. {Img.start}.',
      ],
    },
    more: {
      preteen: [
        "{hero} tried to think about something else, such as fish, or long division. {Img.the} {img.tight}. It wasn't anybody's fault, {hero.they} told {hero.themself}, and every time {hero.they} said it, it sounded a little more like something that people just say.",
      ],
    },
  },
  {
    id: 'objection/give-up',
    needs: ['friend'],
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['friend', 'stand', 'angry', 'hero'],
        ['hero', 'stand', 'tender', 'arrival'],
        ['arrival', 'stand', 'wow', 'hero'],
      ],
      props: ['{place}'],
      action: '{hero} gives {arrival} {hero.their} place, and {friend} cannot believe it.',
    },
    text: {
      middle: [
        '"You can\'t just let everybody in," said {friend}. "We did all the work, and it was hot. I\'m not being mean. I\'m just saying." ¶ "You\'re right," said {hero}, and it was all quite true, and it didn\'t help. {Hero.they} picked up {hero.their} things, which took rather long, and left the good spot empty. ¶ "What are you doing?" said {friend}. ¶ "Nobody has to move but me," said {hero}. "{arrival}," {hero.they} called, "quick, before I change my mind."',
        '"I thought that we were enough," said {friend}, and picked at the {place.part}. ¶ {hero} hadn\'t expected that. "We are," {hero.they} said. "It isn\'t because there\'s something missing." ¶ "It\'ll be your spot," said {friend}. "It always ends up being your spot, and then you\'ll be grumpy." {Friend.they} knew {hero} very well. ¶ "I probably will," said {hero}. {Hero.they} gave {arrival} {hero.their} cup to hold, and a cushion, and now {arrival} stood there with {arrival.their} arms full. "You can\'t hold all that standing up," said {hero}, and got out of the good spot one leg at a time.',
      ],
      preteen: [
        '"Absolutely not," said {friend}, without even looking up. "We worked on it all summer, and did {arrival.they} even ask?"¶"No," said {hero}.¶"Then who\'s making you?"¶"There\'s this thing that I keep saying by heart," said {hero}, "and it says the opposite, and I can\'t make it come out right. {Arrival.they} can have my place." {Hero.they} hadn\'t known that {hero.they} {hero:was|were} going to say it until it was out, and it hurt about as much as {hero.they} would have expected.¶{friend} {friend.sig} for a very long time. "I just want you to know," {friend.they} said at last, "that I liked it the way it was."¶"So did I," said {hero}, and went to get {arrival}.',
        '"I can tell you exactly what\'s going to happen," said {friend}. "We\'ll all be very nice, and we won\'t say the things that we usually say, because we\'d have to explain them, and after a week of explaining they won\'t be funny anymore." {Friend.they} {friend.sig}. "I just happen to like what we have."¶{hero} couldn\'t say anything to that, because {hero.they} happened to like it, too. {Hero.they} stood up all the same, and brushed the crumbs off the place where {hero.they} had been sitting, the way you do for a guest. "That one\'s free," {hero.they} said to {arrival}, and it came out much too high. "It\'s the best one, and I\'m only telling you so that you\'ll know how to sit on it."',
      ],
    },
    more: {
      preteen: [
        'The hard part was that it was fair, because if {friend} had been mean about it, {hero} could have been noble, and that would have been much easier for both of them. But {friend} only wanted to keep what they had made together, and so did {hero}.',
      ],
    },
  },
  {
    id: 'asking/wobble',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['arrival', 'sit', 'laugh', 'hero'],
        ['hero', 'jump', 'laugh', 'arrival'],
        ['friend', 'sit', 'wow', '{place}'],
        ['companion', 'sit', 'wow', 'hero'],
      ],
      props: ['{place}'],
      action: '{place.the} wobbles, and they all end up in a heap.',
    },
    text: {
      middle: [
        '{arrival} did not sit down at once. "Is it because you\'re sorry for me?" {arrival.they} asked. ¶ "It was, at first," said {hero}, who could feel {hero.their} ears turn red. "Now it\'s more because it got boring, having it all to myself." ¶ "All right," said {arrival}. "That\'s a reason I can sit on." And {arrival.they} sat down on the one {place.part} that you had to be careful with. There was a crack, and a slide, and a pause, and then they were all in a heap with their feet in the air. ¶ "It does that," said {hero}, from underneath.',
        '"You\'d want it back tomorrow," said {arrival}. ¶ {hero} thought about tomorrow. {Hero.they} thought about it honestly. "I\'ll want it," {hero.they} said, "but I won\'t ask for it. Is that good enough?" ¶ "It\'s better than the other way around," said {arrival}, and sat down. Then nobody knew where to put their knees. There was one pair too many, and they met. "Sorry." "Sorry." "Was that you?" {arrival} stuck {arrival.theirs} straight up in the air, to be polite, and got the giggles, and they went around from one to the next until it was impossible to say who had begun.',
      ],
      preteen: [
        '{arrival} didn\'t say yes right away. "Is this because you feel sorry for me?"¶"It was at the beginning," said {hero}, and could feel {hero.their} ears turn red. "Now it\'s mostly because I can\'t stop thinking that you\'d like it."¶{arrival} considered that. "I might not," {arrival.they} said. "Is that allowed?"¶The first hour was a disaster. They bumped into each other, and apologized, and bumped into each other while they were apologizing. {arrival} leaned against the one {place.part} that you had to be polite to, and it gave way with a noise like a cough.¶"You could have told me about that," said {arrival} from the floor.¶"You could have asked," said {hero}, and after a short and terrible silence all of them began to laugh.',
        '"People have been nice to me before," said {arrival}, "and it usually lasts until about Thursday." {Arrival.they} didn\'t say it to complain, but more as if it were a bus timetable.¶{hero} thought about that. "I\'ll be grumpy by Wednesday, because I always am," {hero.they} said, "but you\'d still be in that spot." And {arrival} seemed to think that this was a much better answer than a promise.¶Then they were all so polite for an hour that it was hard to bear. "After you," said {hero}, and "No, please, after you," said {arrival}, and they both reached for the same thing and banged their heads together so hard that they saw colors. "Ow," said {arrival}. It was the first thing that anybody had said all afternoon without thinking about it beforehand, and after that everything went much better.',
      ],
    },
    more: {
      preteen: [
        "It didn't fix anything, and everything was just as crowded as before. But there's a kind of laughing that moves people around, and when it was over they were sitting closer together than before, and nobody apologized for it.",
      ],
    },
  },
]
