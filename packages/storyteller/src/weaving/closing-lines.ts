import type { Closing } from '@faith-fables/listener'
import type { Age } from '../plots/plot.ts'

/** What a story closes with, where the parent asks for it: the last lines but those of going to bed. Each says it in so many words. */
export const closingLines: Readonly<Record<Closing, Readonly<Record<Age, readonly string[]>>>> = {
  hug: {
    toddlers: [
      'And now? A hug! A big, big hug.',
      'Come here, {hero}. One hug. Two hugs. So warm!',
      '{Other} has a hug for {hero}. Squeeze!',
    ],
    early: [
      'And then there was a hug. It was the kind that lifts you off your heels, and {hero} was in the middle of it.',
      '{Other} held out both arms, and {hero} ran right in. It was a long hug. Nobody counted.',
      'Nobody said anything more. There was a hug instead, and it said the rest.',
    ],
    middle: [
      'There was only one thing left to do, and they did it: a hug, tight and a bit lopsided, and nobody let go first.',
      '{Other} did not say anything. {Other.they} hugged {hero}, and it was the sort of hug that you can still feel when you are brushing your teeth.',
      'And because there are things that words are too small for, it ended with a hug.',
    ],
    preteen: [
      'For once {hero} did not look around to see who was watching. It was a real hug, both arms, and it lasted as long as it needed to.',
      '{Other} hugged {hero}, without any reason that anyone could have named. {hero} let {other.them}, and then hugged back.',
      'Whatever there was still to say could wait until tomorrow. There was a hug first, and it was a good one.',
    ],
  },
  prayer: {
    toddlers: [
      'Hands together. "Thank you, God, for today. Amen."',
      '"Dear God, thank you! Good night. Amen," says {hero}.',
      'Shh. {hero} prays. "Thank you, God. Stay near. Amen."',
    ],
    early: [
      '{hero} folded {hero.their} hands. "Dear God," {hero.they} said, "thank you for today, even for the hard bit. Please stay close to everybody I love. Amen."',
      'Before it was all over {hero} said a prayer. "Thank you, God, that you saw all of it," it went. "Amen."',
      '"Dear God," prayed {hero}, "thank you for helping. Please help again tomorrow. Amen." It was a short prayer. God heard every word.',
    ],
    middle: [
      'Then {hero} prayed, with {hero.their} eyes shut and in {hero.their} own words. "Dear God, thank you for this day, and for not leaving us alone in it. Please look after everybody who is in it with us. Amen."',
      '"Dear God," prayed {hero}, "you were there the whole time, I think. Thank you. Help me to remember it when I need to. Amen."',
      'The last thing was a prayer. "Thank you, God, for what went right, and for what we learned from what did not. Amen."',
    ],
    preteen: [
      'Before {hero} did anything else, {hero.they} prayed, without moving {hero.their} lips much. "Dear God, thank you. I did not do it by myself, and I know that. Help me with tomorrow, too. Amen."',
      '"Dear God," {hero} prayed, "thank you for the people I have. Teach me to see what they need before they have to say it. Amen." It was not a long prayer. It was all there.',
      'There was a prayer at the end of it, as there had been none at the beginning. "Thank you, God, that you stay when things go wrong," it went. "Make me somebody who stays. Amen."',
    ],
  },
  song: {
    toddlers: [
      'And now a song! La, la, la. {hero} sings.',
      'Hum, hum. A little song for {hero}. Hum, hum.',
      'La, la, la! Everybody sings a song.',
    ],
    early: [
      'And then there was a song. It had more la than words, and {hero} sang all of it.',
      '{hero} began to hum, and the humming turned into a song, and the song went all the way home.',
      'Somebody began to sing, softly. It was a song that {hero} knew, and so {hero.they} joined in.',
    ],
    middle: [
      'It ended with a song. Nobody had planned it. {hero} hummed the first line, and after that it could not be stopped.',
      'That evening there was singing. It was an old song with a good tune, and {hero} knew all the words but two.',
      '{hero} sang on the way, not loudly. It was a song about something else, and it fit all the same.',
    ],
    preteen: [
      'Later {hero} caught {hero.themself} singing. It was a song from when {hero.they} {hero:was|were} small, and {hero.they} sang it to the end.',
      'Somebody started a song, off key, and {hero} joined in before {hero.they} had decided to. By the second verse nobody cared about the key.',
      'At the end they sang a song that everybody knew without having learned it. {hero} took the low part.',
    ],
  },
  kiss: {
    toddlers: [
      'A kiss for {hero}. Mwah! Good night.',
      'One kiss here. One kiss there. Good night, {hero}!',
      'Kiss, kiss. Sleep well, {hero}.',
    ],
    early: [
      'There was a kiss on the forehead for {hero}, right in the middle, where it stays the longest.',
      '"Good night," said {other}, and there was a kiss with it. {hero} kept it under the pillow.',
      'Last of all came a kiss good night. {hero} held on to it with both hands.',
    ],
    middle: [
      'Last of all there was a kiss good night, a bit beside the forehead, because somebody was laughing.',
      '{Other} gave {hero} a kiss on the top of the head. {hero} said "Hey," and did not mind at all.',
      'There was a kiss good night. {hero} pretended to be asleep already, and smiled with {hero.their} eyes shut.',
    ],
    preteen: [
      '{hero} was much too old for a kiss good night. {Hero.they} got one all the same, and did not wipe it off.',
      'There was a quick kiss on the hair in passing, the kind nobody mentions. {hero} noticed it all the same.',
      'Before the lamp went out there was a kiss good night, as there had always been. Some things you do not grow out of. You only stop talking about them.',
    ],
  },
}
