import type { ThreadsByAge } from './thread-lines.ts'

/** Somebody, or several people, without a name of their own. */
export const personLines: ThreadsByAge = {
  toddlers: {
    planted: [
      '{hero} has a wave for {wish.a}.',
      '{hero} draws. It is for {wish.a}.',
      '{hero} sings a song for {wish.a}.',
      'A big hello to {wish.a}!',
      '{hero} thinks of {wish.a}. Oh, yes!',
      '{hero} has a kiss for {wish.a}.',
    ],
    used: [
      'Where {wish:is|are} {wish.the}? Not far.',
      '{hero} thinks of {wish.the}. Hm.',
      '{Wish.the} {wish:nods|nod}. Yes, yes.',
      'Psst! Do not tell {wish.the}.',
      '{hero} looks at {wish.the}.',
      '{Wish.the} {wish:hums|hum} a small song.',
    ],
    paid: [
      'And {wish.the}? Here, of course!',
      'A hug for {wish.the}! Squeeze.',
      '{Wish.the} {wish:claps|clap}. Clap, clap!',
      'A kiss for {wish.the}. Kiss, kiss!',
      '{hero} waves to {wish.the}. Wave, wave.',
      'Room for {wish.the}, too. Sit!',
    ],
  },
  early: {
    planted: [
      '{hero} had made a picture for {wish.a}. It had a lot of sky in it.',
      '"Can {wish.a} come, too?" asked {hero}. {Hero.they} always asked that first.',
      'In {hero.their} prayers {hero} always said the names in the same order, and {wish.a} came near the top.',
      'There {wish:was|were} {wish.a}, too. {hero} waved with both arms, so that nobody could miss it.',
      '{hero} was saving up three good things to tell {wish.a}. So far {hero.they} had two.',
      '"I wonder what {wish.a} would say," said {hero}. {Hero.they} wondered that quite often.',
    ],
    used: [
      '{hero} wished that {wish.the} {wish:was|were} a bit nearer.',
      '"Should we ask {wish.the}?" said {hero}. {other} thought about it. "You know what {wish.the} would say," said {other}. And {hero} did know.',
      '{Hero.they} thought of {wish.the}, and stood up a bit straighter.',
      {
        say: 'This was not one of the good things for {wish.the}. {hero} did not count it.',
        after: 'three good things',
      },
      'Somewhere {wish.the} {wish:was|were} having a plain old day. {hero} hoped that it was a nice one.',
      '{hero} said a very short prayer. Half of it was for {wish.the}.',
    ],
    paid: [
      '"Wait until I tell {wish.the}!" said {hero}.',
      {
        say: 'Now {hero} had three good things for {wish.the}. {Hero.they} had four, if you counted the soup.',
        after: 'three good things',
      },
      'There was a place left at the end, just right for {wish.the}. {hero} had kept it free.',
      '{Wish.the} got the first hug. {hero} had been keeping it warm.',
      '"You look taller," said {wish.the}. {hero} looked down at {hero.their} feet. It could be true.',
      'When {wish.the} heard about it, there was clapping. It was only a little clapping, but it went on for a long time.',
    ],
  },
  middle: {
    planted: [
      '{hero} kept a list of things to tell {wish.a}. It was in {hero.their} head, and it was already quite long.',
      '"Say hello to {wish.a} from me," said {other}. ¶ "I always do," said {hero}, "even when you don\'t ask."',
      'Whenever {hero} did something rather well, {hero.they} looked around for {wish.a}. It is nice to be seen.',
      'There were not many people to whom {hero} would have lent {hero.their} best pencil. {Wish.a} could have had it without asking.',
      '{hero} had told {wish.a} that it would be a perfectly ordinary day. This turned out to be wrong.',
      'If you wanted to hear {hero} talk, all you had to do was mention {wish.a}.',
    ],
    used: [
      '{hero} tried to think what {wish.the} would say. It was not hard. That was the trouble.',
      'There was a thing about {wish.the} that {hero} had never really thought about until now: nobody had ever been afraid to tell {wish.them} anything.',
      '{hero} almost wished that {wish.the} were there, and then was almost glad of the opposite.',
      '"What are you going to tell {wish.the}?" asked {other}. {hero} had been wondering about that for some time.',
      {
        say: "The list for {wish.the} had stopped growing. There was just one thing on {hero}'s mind now, and it would not fit on a list.",
        after: 'list of things',
      },
      '{Hero.they} said a short prayer, mostly without words. {Wish.the} came into it somewhere.',
    ],
    paid: [
      '{hero} told {wish.the} the whole story, from the end to the beginning, because the end was the best part.',
      '"So that is what you have been up to," said {wish.the}, and pulled up a chair, and wanted to hear it again.',
      'There was one thing that {hero} left out when {hero.they} told {wish.the}. But {wish.the} must have guessed it, by the look of that hug.',
      'Of course there was a place for {wish.the}. There always was. It was the one nearest to {hero}.',
      {
        say: 'The best pencil went to {wish.the} the very next day, and not as a loan.',
        after: 'best pencil',
      },
      '"I knew you would," {wish.the} said. {hero} had not known it at all, and said so.',
    ],
  },
  preteen: {
    planted: [
      'Half of what {hero} knew about people {hero.they} had learned from {wish.a}, mostly by watching.',
      '"You ought to tell that to {wish.a}," said {other}. ¶ "I\'m saving it," said {hero}, who liked to have a good supply.',
      "There was a look that {wish.a} would have given {hero} right now. {hero} tried to give it to {hero.themself}, but you need somebody else's face for it.",
      '{hero} had promised {wish.a} a full report, with nothing left out, and so {hero.they} went through the day collecting things for it.',
      'Everyone has somebody whose good opinion is better than a prize. {hero} would never have said so out loud, but {hero.their} somebody was {wish.a}.',
      '{hero} and {wish.a} had a joke between them that nothing interesting ever happened before lunch.',
    ],
    used: [
      'What would {wish.the} have done? {hero} asked {hero.themself} that quite often. The annoying thing was that there was always an answer.',
      {
        say: '{hero} tried to make up the report for {wish.the}, and found that there was one part of it that would not let itself be told.',
        after: 'report',
      },
      '"{Wish.the} would understand," said {other}. ¶ "I know," said {hero}. "That\'s what makes it so hard."',
      'You can fool the whole world more easily than one person who is fond of you. {hero} thought of {wish.the}, and looked at the floor.',
      'For a moment {hero} could hear exactly how {wish.the} would have said {hero.their} name.',
      "When {hero} prayed that day {hero.they} didn't get very far past {wish.the}. It seemed like a good place to begin.",
    ],
    paid: [
      {
        say: 'The report to {wish.the} was long, and mostly true, and it had the bad parts in it, too. "Good," said {wish.the} at the end, and that was all.',
        after: 'report',
      },
      '{hero} had wondered how to begin. In the end {wish.the} only looked at {hero.them} and moved over, and {hero.they} began in the middle.',
      '"And after that?" asked {wish.the}, and after that, and after that, until it was all told and the tea was cold.',
      'There was a seat beside {wish.the}. It had probably been there all along.',
      '{Wish.the} did not say that it had been brave, or good, or anything like that. "I wish I\'d seen it," was all, and {hero} carried that around for a week like money.',
      'So that became one of the stories that {hero} and {wish.the} told each other, and every time it got a little better, and it was always true.',
    ],
  },
}
