import type { Hinge, SeamName } from '../plot.ts'

const evening: readonly SeamName[] = ['after begin']
const stillThere: readonly SeamName[] = ['after guess']
const gettingUp: readonly SeamName[] = ['before prayer']
const outside: readonly SeamName[] = ['before found']
const eyeToEye: readonly SeamName[] = ['after found', 'before warm']
const settled: readonly SeamName[] = ['after warm']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: stillThere,
      say: {
        toddlers: '{hero} does not like {hero.fear}. This is just as bad.',
        early: '{hero} was afraid of {hero.fear}. But {hero.fear.they} had a name. This had no name at all.',
        middle:
          '{hero} knew what it was to be afraid. {Hero.they} {hero:was|were} afraid of {hero.fear}. But you can tell somebody about {hero.fear}, and they know what you mean. This had not even got a name.',
        preteen:
          'If you had asked {hero} in the daytime what {hero.they} {hero:was|were} afraid of, {hero.they} would have said {hero.fear}, and that was true. But that was a fear you could write down. This one was only a {noise.low}, and it could still turn out to be anything.',
      },
    },
    late: {
      at: eyeToEye,
      say: {
        toddlers: 'It is so scared of us. {hero} is like that with {hero.fear}. "I know, I know."',
        early:
          '"It is afraid of us," said {hero}, "just as I am of {hero.fear}. It helps if you talk." So {hero.they} talked to it, very low.',
        middle:
          '"It\'s afraid of us," said {hero}, "the way I am of {hero.fear}." {Hero.they} knew exactly how that was. You cannot be argued out of it. What helps is somebody who keeps still, and does not go away. So {hero} kept still, and did not go away.',
        preteen:
          "{hero} knew that look. {Hero.they} had it too, on account of {hero.fear}, and {hero.they} knew how many people had told {hero.them} that there was nothing to be afraid of, and how little it had helped. So {hero.they} didn't say it. {Hero.they} just made {hero.themself} as small as possible and waited, because that was what {hero.they} always wished that somebody would do.",
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: evening,
      say: {
        toddlers: '{hero} thinks of {hero.like}. That is good in the dark.',
        early:
          '"What if I get scared?" asked {hero}. "Think of {hero.like}," said {mentor}. {hero} could do that.',
        middle:
          '"And if I can\'t sleep?" said {hero}.¶"Then you think of {hero.like}," said {mentor}, "from the beginning, and leave nothing out." {hero} had once thought of {hero.like} through a whole visit to the dentist. It would surely do for one night.',
        preteen:
          "In case of an emergency {hero} had {hero.like}. That was {hero.their} method. You only had to think of {hero.like} slowly and in the right order, and it worked against dentists and math, and once against a whole night in a train. {Hero.they} didn't expect to need it.",
      },
    },
    late: {
      at: gettingUp,
      say: {
        toddlers: '{hero} thinks of {hero.like}. It helps a bit. But who helps the little one?',
        early:
          '{hero} tried to think of {hero.like}. It helped a bit. But whoever was out there had nothing to think of.',
        middle:
          '{hero} lay there and thought of {hero.like}, from the beginning. It worked. That was the trouble. {Hero.they} got warm and almost brave, and then it went {noise.low}, and {hero.they} had to think that whoever was out there probably had no {hero.like} to think of.',
        preteen:
          "{hero} started with {hero.like}. {Hero.they} did it slowly and in the right order, and after a while it even began to work. But you can't go on thinking of {hero.like} while somebody close by has obviously run out of everything that helps. {Hero.they} got stuck at the best part, and lay there, and listened.",
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: evening,
      say: {
        toddlers: '{hero} can {hero.skill.base}. But not in the dark! Hee, hee.',
        early:
          '"What will you do if you can\'t sleep?" asked {mentor}. "I will {hero.skill.base} in my head," said {hero}.',
        middle:
          '"What will you do, if you lie awake?" asked {mentor}.¶"I\'ll {hero.skill.base}," said {hero}, "in my head." It was quite possible. {Hero.they} had done it in church. Only the beginning was hard. There was always one bad moment, right before you began.',
        preteen:
          '{hero} had a plan for lying awake. {Hero.they} would {hero.skill.base}, in {hero.their} head, from beginning to end. {Hero.they} had tried it before, and it was as good as the real thing, and had the same fault. There was one bad moment in it, and that was the moment before you began.',
      },
    },
    late: {
      at: gettingUp,
      say: {
        toddlers: '{hero} can {hero.skill.base}. That was hard at first. This is hard, too.',
        early:
          '{hero} thought of {hero.skill}. There the worst bit is the one before you start. Maybe that was so here, too.',
        middle:
          '{hero} began to {hero.skill.base} in {hero.their} head. {Hero.they} got as far as that one bad moment right before it starts. And there {hero.they} saw that it was the same moment, this one here, in the dark, with the {noise.low} outside. It was no use waiting for it to pass. It only passed if you began.',
        preteen:
          "{hero} tried to {hero.skill.base} in {hero.their} head, and {hero.they} didn't get past the moment before it starts. It was the same one as always. Your stomach drops, and you're sure that you have forgotten how it goes. In all that time {hero} had only ever found one thing that you could do about that moment, and that was to begin.",
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: evening,
      say: {
        toddlers: '{hero} has {hero.belonging.the} in bed. Close, close, close.',
        early:
          '{hero} had {hero.belonging} in bed, too. {Hero.they} held {hero.belonging.them} tight. Now the night could come.',
        middle:
          'Nobody was to know, but {hero} had also brought {hero.belonging}. {Hero.belonging.the} lay under the {warm}, where one hand could find {hero.belonging.them}. It is easier to stay awake on purpose if there are two of you.',
        preteen:
          "There was one thing that {hero} had packed when nobody was looking, and that was {hero.belonging}. At {hero.their} age you didn't discuss that. {Hero.belonging.the} lay down at the bottom of the {warm}, and {hero} only touched {hero.belonging.them} once, with one foot, to make sure.",
      },
    },
    late: {
      at: settled,
      say: {
        toddlers: '{hero} gives it {hero.belonging.the}, too. Only for tonight!',
        early:
          '{hero} put {hero.belonging.the} next to it. "Only until morning," {hero.they} said. "It helps me. So it may help you."',
        middle:
          'There was one thing more. {hero} went and got {hero.belonging.the}, and laid {hero.belonging.them} down by the small one\'s nose. "That\'s a loan," {hero.they} said. "Only until it\'s light." It was looked at, and smelled, and leaned on. It is always good to have something to lean on that has already been through a night.',
        preteen:
          'When nobody was looking, {hero} got {hero.belonging.the} out as well. {Hero.they} laid {hero.belonging.them} down in there where it was darkest. It was only until morning, {hero.they} explained, and it was a loan. The small one moved over until it was lying right up against {hero.belonging.the}, and gave a sigh, and {hero} knew that sigh. It was {hero.their} own.',
      },
    },
  },
  {
    acts: 'mentor.fear',
    late: {
      at: outside,
      say: {
        toddlers: '"I do not like {mentor.fear}," says {mentor}. "I like your hand." They go.',
        early:
          '"Are you afraid of nothing?" asked {hero}. "Of {mentor.fear}," said {mentor}. "Very much. So hold on to me, and I will hold on to you."',
        middle:
          '"You\'re not afraid of anything, are you?" said {hero}.¶"Of {mentor.fear}," said {mentor}. {Mentor.they} said it as if it was {mentor.their} shoe size. "Always have been. So I know how you do this. You do it slowly, and you hold on to somebody."',
        preteen:
          '"Aren\'t you ever afraid?" whispered {hero}.¶"Of {mentor.fear}," said {mentor}, "ever since I can remember." {Mentor.they} shifted the lantern to the other hand. "You stop waiting for it to go away. You take it by the elbow and bring it along." They went on, all four of them, if you counted the fears.',
      },
    },
  },
  {
    acts: 'mentor.like',
    late: {
      at: settled,
      say: {
        toddlers: '{mentor} tells of {mentor.like}. Soft, soft. The little one shuts its eyes.',
        early:
          'Then {mentor} told the small one about {mentor.like}, in a very low voice. It did not know the words. But it shut its eyes.',
        middle:
          'Then {mentor} sat down beside it and began to talk about {mentor.like}, in a voice like a warm stove. The small one could not have cared less about {mentor.like}. But it listened, and the shaking got slower, and {hero} listened, too.',
        preteen:
          '"Somebody ought to talk to it," said {mentor}, "it doesn\'t matter what about." And since nothing else came to mind {mentor.they} talked about {mentor.like}, in a low voice and in great detail. {hero} had heard all of it before. It had never been so good.',
      },
    },
  },
  {
    acts: 'mentor.skill',
    late: {
      at: settled,
      say: {
        toddlers: '{mentor} can {mentor.skill.base}. And {mentor} can pat. Pat, pat, pat.',
        early:
          'Then {mentor} told the small one all about {mentor.skill}, from start to end. At the end it was asleep.',
        middle:
          '"What do you say to somebody like that?" asked {hero}.¶"Whatever you know best," said {mentor}, and began to explain {mentor.skill} to the small one, step by step. It was not what it would have chosen. But it is good to hear somebody who knows how a thing is done.',
        preteen:
          '{mentor} sat down beside the {noise} and told the small one about {mentor.skill}, quite seriously, with all the steps and all the mistakes that you can make. "Is it interested in that?" asked {hero}.¶"Not a bit," said {mentor}. "But I know what I\'m talking about, and you can hear that. It calms people down."',
      },
    },
  },
  {
    acts: 'friend.fear',
    late: {
      at: eyeToEye,
      say: {
        toddlers: '"I shake like that with {friend.fear}," says {friend}. "Poor you."',
        early:
          '"That is just how I am with {friend.fear}," said {friend}. "I know," said {hero}. "So what helps?" "You do," said {friend}.',
        middle:
          '{friend} bent down to it. "I do that, too," {friend.they} said, "with {friend.fear}. Do I look like that?"¶"A bit," said {hero}. "Your ears are smaller."',
        preteen:
          '"That\'s me," said {friend} after a while. "That\'s exactly me, with {friend.fear}. I just never saw it from the outside." {Friend.they} didn\'t laugh, and neither did {hero}. It looked very different when you were not the one inside it.',
      },
    },
  },
  {
    acts: 'friend.like',
    late: {
      at: settled,
      say: {
        toddlers: '{friend} tells it of {friend.like}. It looks and looks.',
        early:
          '{friend} told the small one about {friend.like}. "It likes that," said {friend}. It had shut its eyes, so nobody could say no.',
        middle:
          '"You have to talk to it," said {friend}, and told it everything about {friend.like}. It took some time. The small one looked at {friend.them} with very round eyes, and then with less round ones.',
        preteen:
          '{friend} had decided that it needed to hear a voice, and so {friend.they} told it about {friend.like}. {Friend.they} left nothing out. "It\'s falling asleep," said {hero}. "It\'s concentrating," said {friend}.',
      },
    },
  },
]
