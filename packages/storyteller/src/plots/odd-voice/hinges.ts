import type { Hinge, SeamName } from '../plot.ts'

const headsTurned: readonly SeamName[] = ['after first-time']
const keptIn: readonly SeamName[] = ['after hush', 'after missed']
const thereNow: readonly SeamName[] = ['before out-loud']
const laughedAt: readonly SeamName[] = ['after laugh', 'after go-on']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: headsTurned,
      say: {
        toddlers: '{hero} does not like {hero.fear}. Now there is one more thing.',
        early: 'Until that day {hero} was only afraid of {hero.fear}. Now there were two things.',
        middle:
          'Until that Tuesday there had been one thing in the world that {hero} was afraid of, and that was {hero.fear}. {Hero.they} went home with two.',
        preteen:
          'Up to then {hero} had been afraid of {hero.fear}, and of nothing else, and {hero.they} had gotten used to it, the way you get used to a bad tooth. Now {hero.they} {hero:was|were} afraid of {hero.fear} and of the third row. It was surprising how much more than twice as much that was.',
      },
    },
    late: {
      at: thereNow,
      say: {
        toddlers: '{hero} is scared, as of {hero.fear}. {hero} can be scared and still go on.',
        early:
          '{hero} had never stopped being afraid of {hero.fear}. {Hero.they} just took it along. So you could take this along, too.',
        middle:
          '{hero} thought of {hero.fear}. That had never gone away, either. {Hero.they} had only stopped waiting for it to go. You take it along, and you do what you were going to do, and it has to come with you. There was surely room for two.',
        preteen:
          "It would not go away. {hero} knew that from {hero.fear}, which hadn't gone away in all these years. But at some point {hero.they} had given up waiting for it, and had started doing things with {hero.fear} sitting next to {hero.them}, like a relative whom you have to bring along. It took up a seat, and that was all. Well, then. They would have to move over.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: keptIn,
      say: {
        toddlers: '{hero} is still at home, too. {hero} does not talk of {hero.like}.',
        early:
          'At supper {hero} did not talk about {hero.like}, either. When you begin to be quiet, it does not stop by itself.',
        middle:
          'It spread, too. At supper {hero} wanted to say something about {hero.like}, and thought that it might be too loud, and ate a potato. {mentor} looked up. Nobody had ever had to wait for {hero.like} before.',
        preteen:
          "It didn't stay in the hall, either. {hero} noticed one evening that {hero.they} had not said anything about {hero.like} for days. Nobody had asked {hero.them} to stop. But once you have found out how easy it is to leave a piece of yourself out, you start to wonder about the other pieces.",
      },
    },
    late: {
      at: thereNow,
      say: {
        toddlers: '{hero} loves {hero.like} out loud. So now {hero} is out loud, too!',
        early:
          '{hero} thought of {hero.like}. You could not love that just a little bit and in a low voice. You had to do it all the way.',
        middle:
          '{hero} had to think of {hero.like}. Of all things, just now! But it was a help. Nobody could have loved {hero.like} halfway, so as not to stick out. It had to be all of it, or it was not {hero}.',
        preteen:
          "Just then {hero} had to think of {hero.like}, and of how they all laughed at {hero.them} for that at home, and how {hero.they} had not been one bit less fond of {hero.like} for it. Nobody had ever suggested that {hero.they} should do it more quietly. It wouldn't have been the same thing, only softer. It would have been nothing.",
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: headsTurned,
      say: {
        toddlers: '{hero} can {hero.skill.base} so well. This is not so good. Oh dear.',
        early: 'When {hero} wanted to {hero.skill.base}, nobody laughed. It was just this one thing.',
        middle:
          'It was not as if {hero} could not do anything. {Hero.they} could {hero.skill.base}, and nobody turned around for that. But nobody had asked for that. They had asked for this.',
        preteen:
          'It would have been easier if {hero} had been bad at everything. But {hero.they} could {hero.skill.base}, and was used to people nodding when {hero.they} did. {Hero.they} kept thinking that there had to be some mistake, and that in a moment somebody would turn around and nod.',
      },
    },
    late: {
      at: thereNow,
      say: {
        toddlers: '{hero} can {hero.skill.base} in just one way. So {hero} will do this in one way, too.',
        early:
          'There was just one way in which {hero} could {hero.skill.base}, and that was {hero.their} own. Nobody had ever minded. Maybe that was how it is with everything.',
        middle:
          '{hero} thought of {hero.skill}. {Hero.they} did that in a way that nobody else did, and {hero.they} had never given it a thought. You could tell whose it was, that was all. It came to {hero.them} that this was no different.',
        preteen:
          'It was a strange moment to think of {hero.skill}. But nobody else did that quite the way {hero} did, either. People said that you could tell right away, and they meant it as praise. So it was the same thing both times. Only here, nobody had told them yet that it was supposed to be like that.',
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: keptIn,
      say: {
        toddlers: '{hero} hugs {hero.belonging.the}. It is so still at home, too.',
        early:
          'At home {hero} sat with {hero.belonging} and was just as still. {mentor} put {mentor.their} head in, to see if {hero.they} {hero:was|were} ill.',
        middle:
          'At home it was the same. {hero} sat on the stairs with {hero.belonging} and made no sound. On other days {hero.belonging.the} got to hear it all, from the first note of the morning. {mentor} saw the two of them sitting there, and shut the door again very softly.',
        preteen:
          "In the evenings {hero} sat with {hero.belonging} and practiced not making a sound. It wasn't difficult. The only witness was {hero.belonging.the}. {Hero.belonging.they} had been there all those mornings, and had heard it done with the whole heart, and couldn't ask what had become of it.",
      },
    },
    late: {
      at: thereNow,
      say: {
        toddlers: '{mentor} has {hero.belonging.the}. They are both here for {hero}!',
        early:
          "And who was that on {mentor}'s lap? It was {hero.belonging.the}! So they had both come, to hear {hero}.",
        middle:
          'Then {hero} saw that {mentor} had not come alone. {Mentor.they} had brought {hero.belonging.the}, and held {hero.belonging.them} up a little, so that {hero.belonging.they} would not miss anything. They had both heard it every morning. They were both waiting for it now.',
        preteen:
          "In the audience {mentor} held something up for a moment, and let it sink again before anybody could turn around. It was {hero.belonging.the}. {Mentor.they} must have carried {hero.belonging.them} through the whole town under a coat. There were now two in the room who knew how it was supposed to sound, and {hero} couldn't think of a good enough reason to disappoint them both.",
      },
    },
  },
  {
    acts: 'mentor.like',
    late: {
      at: thereNow,
      say: {
        toddlers: '{mentor} loves {mentor.like}. {mentor} loves to hear {hero} more.',
        early:
          '{mentor} could have stayed at home with {mentor.like}. {mentor} had come to hear {hero}. {hero} thought of that.',
        middle:
          '{mentor} had come early and sat right in front. For {hero} {mentor.they} had not even said one word about {mentor.like} all day, so as not to be late. You did not do that for somebody who just stands there.',
        preteen:
          '"I wouldn\'t miss it," {mentor} had said, "not even for {mentor.like}." In {mentor.their} case that was no small thing. {hero} had laughed. But now {mentor.they} sat there, leaning forward, and there was going to be nothing to hear. It was the most expensive nothing that {hero} had ever made.',
      },
    },
  },
  {
    acts: 'mentor.habit',
    late: {
      at: thereNow,
      say: {
        toddlers: '{mentor} does not {mentor.habit.base} now. {mentor} listens for {hero}.',
        early:
          'On other days {mentor} {mentor.habit.past}. Not now. Now {mentor.they} just listened, for one person.',
        middle:
          'On any other evening {mentor} {mentor.habit.past}. {Mentor.they} could not help it. Tonight {mentor.they} did nothing of the kind, and hardly breathed, so as not to miss a thing. {hero} could see it from the stage.',
        preteen:
          'At home {mentor} {mentor.habit.past}, all day long, and had never stopped for anybody, not even for the doctor. Now {mentor.they} had stopped. {Mentor.they} sat there without moving a finger and listened. {hero} wondered if people in general knew how much of themselves {mentor} could put into that.',
      },
    },
  },
  {
    acts: 'friend.fear',
    late: {
      at: laughedAt,
      say: {
        toddlers: '"I am scared of {friend.fear}," says {friend}. "But not next to you."',
        early:
          '"I would be more afraid of that than of {friend.fear}," whispered {friend}. From {friend} that was the best thing to hear.',
        middle:
          '"I\'m afraid of {friend.fear}," whispered {friend}, "and you know how much. But I\'d rather have that than what you just did." {hero} noticed that {friend.they} had moved closer, and not farther away.',
        preteen:
          '"I couldn\'t have done that," said {friend} out of the corner of {friend.their} mouth. "I can\'t even manage {friend.fear}, and that isn\'t looking at me." {Friend.they} {friend:was|were} standing so close that you could have taken them for one person. "Don\'t stop now," {friend.they} said.',
      },
    },
  },
]
