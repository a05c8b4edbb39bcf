import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** Behind the curtain, with the clock in view. */
export const sulkingBeats: readonly Beat[] = [
  {
    id: 'sulk',
    purpose: 'the hero sulks splendidly, behind the curtain',
    core: true,
    valence: -1,
    scene: {
      setting: 'living-room',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'hide', 'angry', 'window'],
        ['companion', 'sit', 'thinking', 'hero'],
        ['mentor', 'stand', 'calm', 'hero'],
      ],
      props: ['curtain', 'window', 'chair'],
      action: '{hero} sulks behind the curtain, and only the tips of {hero.their} toes can be seen.',
    },
    text: {
      toddlers: [
        '{hero} is cross. {hero} hides in the curtain. [+ No, no, no! ]But I see toes!',
        '"Go away, day," says {hero}. [+ Swish! ]{hero} is cross and hides in the curtain. Hmpf!',
        "{hero} is so cross. {hero} hides. Hmpf, hmpf, hmpf! The curtain has {hero}'s toes.",
        'Where is {hero}? [+ Not on the chair. ]Not on the bed. {hero} hides. "Hmpf," says the curtain.',
      ],
      early: [
        '{hero} went behind the curtain and stayed there. It was a long curtain. You could only see the tips of {hero.their} toes.¶"Would you like some toast?" asked {mentor}.¶"No," said the curtain.¶"Would your toes like some?"¶The toes went away, too.',
        'Some people stamp when they are cross. {hero} did it with a curtain. {Hero.they} got in behind it and wound {hero.themself} up, around and around, like a sausage. Inside it was dim and hot, and it smelled of dust. It was just right for being cross in. {Hero.they} felt {img.is}.',
        '{hero} had three looks for bad days. One was the lip. One was the eyebrows. The last one was the curtain. {Hero.they} stepped in behind it now and pulled it shut. "I am not coming out," said the lump. "Not ever." [+ And {hero.they} felt {img.is}.]',
        '"I\'m moving in here," said {hero}.¶"Into the curtain?" said [?friend: {friend}][!friend: {mentor}].¶"Yes."¶"For how long?"¶"Till next year," said {hero}, and {hero.their} toes curled up. There was a windowsill to sit on. {Hero.they} turned {hero.their} back on {weather.the}.',
      ],
      middle: [
        'There are many ways of being cross, and {hero} had tried most of them. For this one {hero.they} needed the long curtain. {Hero.they} went in behind it, sat on the windowsill with {hero.their} back to {weather.the}, and pulled the curtain shut from the inside, until there was nothing to be seen of {hero.them} but toes. Now and then the curtain breathed out through its nose.¶"I could bring you a cookie," said {mentor}.¶"They\'re for {plan.the}," said the curtain, in a terrible voice. {Img.start}.',
        'You could say what you liked about {hero}, but {hero.they} did not sulk by halves. First {hero.they} refused breakfast. Then {hero.they} waited until everyone had seen that {hero.they} {hero:was|were} refusing it. Then {hero.they} walked slowly through the room, with {hero.their} head up, like a king who is going to prison, and went in behind the curtain. [?companion: {companion} would have liked to follow, but the curtain was shut in {companion.their} face. ]There was a broad sill behind it. {hero} sat there against the cold glass. {Img.start}.',
        '"Are you coming out of there?" asked {mentor}, at ten.¶"No," said {hero}.¶"Is there anything I can do?"¶"You can turn off the weather."¶{mentor} thought about it. "I don\'t believe I have the key," {mentor.they} said. It was meant kindly, and that was just what made it so annoying. {hero} pulled the curtain tighter around the windowsill. It was {hero.their} place now. {Hero.they} had a mind to put up a sign. {Img.start}.',
        'By ten o\'clock {hero} had found the best place in the house for it. It was on the windowsill, behind the long curtain, where you could be heard by everybody and seen by no one. {Hero.they} sighed. {Hero.they} waited, and sighed again, a bit louder. [?friend: "That one was good," said {friend} from the other side. "It moved the cloth."¶{hero} didn\'t laugh. It was a near thing, and it made {hero.them} crosser than before. ]{Img.start}. {Hero.they} turned {hero.their} back on {weather.the} and settled down to be unhappy until dark.',
      ],
      preteen: [
        "If they gave prizes for sulking, {hero} would have won one that morning. {Hero.they} didn't shout, because shouting is over too soon. {Hero.they} went behind the long curtain in the living room, and sat down on the windowsill with {hero.their} back to {weather.the}, and pulled the curtain shut, so that you could see an empty room and two feet. {Img.start}. From time to time {hero.they} sighed, so that nobody would forget about {hero.them}.",
        '"I\'m fine," said the curtain. ¶ "I can see that," said {mentor}. ¶ {hero} had gone behind it right after breakfast, and at breakfast {hero.they} had eaten nothing, very slowly. There was a deep windowsill back there, and you could sit on it with your knees pulled up, and it was cold, and that was just what {hero.they} wanted. {Img.start}. [?friend: {friend} told the curtain a joke, and then another one, and then went away and read what it said on the cookie tin. ]"I\'m not sulking," said {hero} after a while, although nobody had said so.',
        "You can't sulk in your bedroom, because nobody sees it there. It has to be where people walk by, but they mustn't see your face, in case you forget and smile, so {hero} chose the windowsill behind the long curtain. You could only see {hero.their} feet, and {hero.they} put them so that they looked sad. [?companion: {companion} had to sit in front of them like a guard in front of a palace. ]On the other side of the glass {weather.the} went on and on. {Img.start}. {hero} didn't turn around, because {hero.they} had decided never to look at it again.",
        "\"It's nobody's fault,\" said {mentor}, and that was the worst thing that {mentor.they} could have said. If it had been somebody's fault, {hero} could have been angry with somebody. {Hero.they} got up from the table and left {hero.their} toast there, with one bite out of it, so that everybody could see it. {Hero.they} walked across the living room, very slowly. Then {hero.they} climbed up on the windowsill behind the long curtain, and pulled it shut, and every ring on the rod squeaked. {Img.start}. {mentor} picked up the toast and looked at it, and then {mentor.they} ate it {mentor.themself}, standing up.",
      ],
    },
    more: {
      middle: [
        'The trouble with a curtain is that nobody can see how well you are doing it. After half an hour {hero} let one foot hang out a little farther, as a reminder.',
      ],
      preteen: [
        '{hero} would never have told anybody, but it was starting to be fun. There is something warm about being the saddest person in the house, but you have to keep it going, like a fire. Whenever {hero} forgot about it for a moment, it nearly went out.',
      ],
    },
  },
  {
    id: 'by-now',
    purpose: 'by now we would be there',
    core: false,
    rank: { young: 10, old: 11 },
    valence: -1,
    scene: {
      setting: 'living-room',
      time: 'day',
      shot: 'close',
      cast: [['hero', 'sit', 'sad', 'clock']],
      props: ['clock', 'curtain'],
      action: '{hero} peeks out from behind the curtain at the clock.',
    },
    text: {
      toddlers: [
        'Tick, tock. {hero} peeks at the clock. [+ "Now we would go," says {hero}. ]Sniff.',
        '"Now we would sing," says {hero}. [+ "Now we would eat." ]Tick, tock, says the clock.',
        'Tick, tock. [+ It is time to go. ]Nobody goes. {hero} shuts the curtain. Swish.',
      ],
      early: [
        '{hero} could see the clock through a hole in the curtain. "Now we would be there," {hero.they} said at ten. "Now we would have our shoes off," {hero.they} said at eleven. At twelve {hero.they} could not even say it. By now, {plan.bynow}.',
        {
          say: '"What would we be doing now?" asked the curtain.¶"Don\'t ask," said {mentor}.¶"Tell me."¶{mentor} told. By now, {plan.bynow}. [+ There was a small sound in the curtain. ]After that it did not ask again.',
          shows: shown.toldByNow,
        },
        "There were two days now. One was the real one. The other was in {hero}'s head, and the sun was out. In that one, {plan.bynow}. [+ {hero} went from the one to the other. ]Each time it was worse to come back.",
      ],
      middle: [
        "The worst of it was the clock. It hung just opposite, and you could see it through the gap in the curtain, whether you wanted to or not. Half past eleven. By now, {plan.bynow}. {hero} knew, because {hero.they} had the whole day in {hero.their} head, with all the times. {Hero.they} couldn't stop it. It ran on in there without {hero.them}, in blazing sunshine, and everyone in it was having a wonderful time and did not seem to notice that nobody had come.",
        '"Five to twelve," said the curtain, to nobody. Then it told nobody what would be happening at five to twelve, if there were any justice. By now, {plan.bynow}. [?friend: "You forgot the part with the song," said {friend}, who was lying on the rug.¶"I was coming to the song," said {hero}, and then couldn\'t go on, because of the song. ]It was a perfect day, the one that was not happening. That was the thing about it. It had nothing else to do but be perfect.',
        '{hero} shut {hero.their} eyes and went there by {hero.themself}. It was easy. {Hero.they} knew the way. The sun stood where it should, and {plan.bynow}. For almost a minute it was nearly as good as the real thing. Then {mentor} dropped a saucepan lid in the kitchen, and the whole of it was gone, and there was a windowsill, and a cold patch on {hero.their} back. {Hero.they} did it five more times. It got shorter every time.',
      ],
      preteen: [
        'It would have been bearable if {hero} had not known the schedule. But {hero.they} could see the clock through the gap in the curtain, and so {hero.they} knew at every single moment exactly what was not happening. By now, {plan.bynow}. At noon somebody would have said that it was nearly too hot. {hero} had been looking forward, in particular, to its being nearly too hot. {Hero.they} followed the other day along, hour by hour, the way you follow with one finger a train that you have missed, and each time {hero.they} came back to the windowsill it seemed to have gotten narrower.',
        'There were two days going on at the same time. In one of them it was noon, a person was sitting on a windowsill, and {weather.the} was behind the glass. In the other it was also noon, but {plan.bynow}. {hero} spent as little time as possible in the first. The amazing thing about the second one was that nobody in it ever quarreled, or had a stone in a shoe, or was stung by anything, and it did cross {hero.their} mind that this was not how such days had gone in the past. It was an annoying thought, and {hero.they} sent it away.',
        '"It\'s ten past twelve," said {hero} in a hollow voice. [?friend: "Don\'t," said {friend}. ]"At ten past twelve I was going to be happy. It was on the list." By now, {plan.bynow}. {Hero.they} could see it so clearly that it was almost an insult to look at anything else: the grass, the light, even the crumbs. You wouldn\'t believe how much trouble {hero.their} imagination took over the crumbs. It was only much later that {hero} wondered what it could have done, if it was that hardworking, for the day that was actually there.',
      ],
    },
    more: {
      preteen: [
        "The good thing about an imaginary day is that nobody ever has to clean up after it, and the bad thing is that there isn't anybody in it. {hero} noticed this about the other {plan} only gradually. They were all there, laughing, with their sleeves rolled up. But not one of them had turned a head to see who was missing.",
      ],
    },
  },
]
