import type { Hinge, SeamName } from '../plot.ts'

const together: readonly SeamName[] = ['after making']
const aloneAtHome: readonly SeamName[] = ['after half', 'after reasons', 'after home-alone']
const atTheDoor: readonly SeamName[] = ['before sorry']
const friendsAgain: readonly SeamName[] = ['after answer']

export const hinges: readonly Hinge[] = [
  {
    acts: 'hero.fear',
    early: {
      at: together,
      say: {
        toddlers: '{hero} does not like {hero.fear}. {friend} holds on to {hero}.',
        early:
          'When {hero} was afraid of {hero.fear}, {friend} stood next to {hero.them}. They had never talked about it.',
        middle:
          'There was something else that they did together, and nobody knew about it. When it was about {hero.fear}, {hero} got very quiet, and {friend} came and stood shoulder to shoulder with {hero.them} and talked about something else. It was the best help there was.',
        preteen:
          'They had one more thing between them, and they never mentioned it. {hero} was afraid of {hero.fear}. {friend} had found out years ago, and ever since then, whenever it was about {hero.fear}, {friend} had just happened to be standing next to {hero.them}, talking about something completely different.',
      },
    },
    late: {
      at: atTheDoor,
      say: {
        toddlers: '{hero} is so scared. It is as bad as {hero.fear}. But {friend} is in there.',
        early:
          '{hero} was more afraid than of {hero.fear}. And {friend} was not next to {hero.them} now. {friend} was behind the door.',
        middle:
          '{hero} had never been so afraid, not even of {hero.fear}. With {hero.fear} there was always a shoulder. {Hero.they} looked to the side, from habit. Nobody was there. The shoulder was on the other side of the door, and that was just why {hero.they} had to knock.',
        preteen:
          'It was worse than {hero.fear}, and {hero} knew why. For everything that {hero.they} {hero:was|were} afraid of, {hero.they} had always had somebody to stand next to, and now that was the very person {hero.they} {hero:was|were} afraid of. {Hero.they} turned to the empty place beside {hero.them} all the same. It was no help, but it reminded {hero.them} what {hero.they} had come to get back.',
      },
    },
  },
  {
    acts: 'hero.like',
    early: {
      at: aloneAtHome,
      say: {
        toddlers: '{hero} has {hero.like} all alone now. It is no fun.',
        early:
          'Then {hero} thought of something about {hero.like}. It was good! {Hero.they} looked up to tell {friend}. There was only the wall.',
        middle:
          'Then {hero} thought of something about {hero.like}, something really good. {Hero.they} had {hero.their} mouth open already. There was nobody there but the wall, and the wall had never cared about {hero.like}.',
        preteen:
          'The worst moment came when {hero} found out something new about {hero.like}. {Hero.they} had jumped up and was halfway to the door before {hero.they} remembered. So {hero.they} sat down again and kept it. It is amazing how fast a thing like that goes stale.',
      },
    },
    late: {
      at: friendsAgain,
      say: {
        toddlers: '"I must tell you about {hero.like}," says {hero}. "Tell me!" says {friend}.',
        early:
          '"There is news about {hero.like}," said {hero}. "Since when?" asked {friend}. "Since yesterday." "And you tell me only now?" said {friend}.',
        middle:
          '"I found out something about {hero.like}," said {hero}. "Yesterday."¶"Yesterday!" said {friend}. {Friend.they} looked really shocked, more than about anything else. "You kept it in all night? Out with it."',
        preteen:
          '"I have to tell you something about {hero.like}," said {hero}. "I\'ve had it since yesterday afternoon."¶"A whole night?" said {friend}. {Friend.they} sat up straight. Of everything that had happened this seemed to strike {friend.them} as the most serious. "All right. Begin at the beginning, and don\'t leave out anything just because you\'re sorry."',
      },
    },
  },
  {
    acts: 'hero.skill',
    early: {
      at: aloneAtHome,
      say: {
        toddlers: '{hero} can {hero.skill.base} all alone. But no one is there to see.',
        early:
          'For {hero.skill} you do not need two. So {hero} did that. It went well. But nobody said, "Look at that!"',
        middle:
          'There are things that you can do without anybody. {hero} went and did one of them. {Hero.they} {hero.skill.past}, and it went better than it had for weeks. When it was over, {hero.they} waited a moment. Then {hero.they} saw what {hero.they} {hero:was|were} waiting for.',
        preteen:
          "To prove that {hero.they} didn't need anybody, {hero} {hero.skill.past}, since that was a thing you could do perfectly well by yourself. It went better than ever. {Hero.they} turned around to see what {friend} would say about it, and that was the end of the proof.",
      },
    },
    late: {
      at: atTheDoor,
      say: {
        toddlers: '{hero} can {hero.skill.base} all alone. This {hero} cannot do alone.',
        early:
          'You can {hero.skill.base} all by yourself. You cannot make up all by yourself. {hero} had thought about that.',
        middle:
          '{hero} knew now how it was. You could {hero.skill.base} on your own, as well as you liked. But there was one thing that nobody in the world could do alone, and that was to make up. For that you needed the other one. {Hero.they} lifted one hand to knock.',
        preteen:
          "{hero} had found one thing out for certain. {Hero.they} could {hero.skill.base} without any help, and a lot of other things besides, if {hero.they} had to. But {hero.they} couldn't make up with somebody without that somebody. You can practice it on your own as long as you like, and it isn't even the first half.",
      },
    },
  },
  {
    acts: 'hero.belonging',
    early: {
      at: together,
      say: {
        toddlers: '{hero.belonging.the} is there, too. {friend} pats {hero.belonging.them}.',
        early:
          '{hero} had brought {hero.belonging}. {friend} was the only one who was allowed to touch {hero.belonging.them}.',
        middle:
          'In the middle of it all, where nothing could happen to {hero.belonging.them}, lay {hero.belonging.the}. {hero} took {hero.belonging.them} everywhere. Only one other person was allowed to pick {hero.belonging.them} up without asking, and that was {friend}.',
        preteen:
          '{hero} had brought along {hero.belonging}, and had put {hero.belonging.them} where {hero.belonging.they} would not get any glue. In all the world there was exactly one person who could move {hero.belonging.the} out of the way without asking first. {friend} did it about ten times a day.',
      },
    },
    late: {
      at: atTheDoor,
      say: {
        toddlers: '{hero} has {hero.belonging.the}. {friend} can hold {hero.belonging.them} first.',
        early:
          '{hero} had {hero.belonging.the} in {hero.their} arm. If no words came, {friend} could hold {hero.belonging.them}. Then {friend} would know.',
        middle:
          '{hero} had brought {hero.belonging.the} along. If all the words were gone when the door opened, then {hero.they} could still hold {hero.belonging.them} out. There was only one person who was allowed to take {hero.belonging.the} without asking. {friend} would understand that it still held.',
        preteen:
          "{hero} had brought {hero.belonging.the}, in case no words came. {Hero.they} wouldn't have to explain it. Nobody but {friend} had ever been allowed to pick {hero.belonging.them} up without asking, and if {hero.they} just held {hero.belonging.them} out, {friend} would see that nothing had changed about that.",
      },
    },
  },
  {
    acts: 'friend.like',
    late: {
      at: friendsAgain,
      say: {
        toddlers: '{hero} hears all about {friend.like} now. {friend} tells it twice!',
        early:
          '"Today you choose," said {hero}. "Then we talk about {friend.like}," said {friend}. "All day?" "All day," said {friend}, and they did.',
        middle:
          '"Today we talk about {friend.like}," said {hero}, "for as long as you like."¶{friend} looked at {hero.them} sideways. "Even at lunch?"¶"Even at lunch," said {hero}. It was a large present, and they both knew it.',
        preteen:
          '"You can talk about {friend.like} today," said {hero}, "and I won\'t groan."¶"Not once?" asked {friend}.¶"I\'ll even ask questions," said {hero}. {friend} thought about that, and then {friend.they} shook hands on it, quickly, before the offer could be taken back.',
      },
    },
  },
  {
    acts: 'friend.skill',
    late: {
      at: friendsAgain,
      say: {
        toddlers: '"{friend} can {friend.skill.base} best of all," says {hero}. {friend} is glad.',
        early:
          '"Nobody can {friend.skill.base} like you," said {hero}. "I know," said {friend}. But {friend.they} {friend:was|were} very glad that {hero} had said it.',
        middle:
          '"Nobody can {friend.skill.base} the way you can," said {hero}. "I thought so the whole time. Even while I was shouting."¶"You could have shouted that," said {friend}.',
        preteen:
          '"I never told you how good you are at {friend.skill}," said {hero}. "I just thought that you knew."¶"I do know," said {friend}. "But it\'s different when you hear it." {Friend.they} looked at {friend.their} shoes. "You can say it again, if you want."',
      },
    },
  },
  {
    acts: 'friend.fear',
    late: {
      at: friendsAgain,
      say: {
        toddlers: '{friend} does not like {friend.fear}. {hero} will stay close. Always.',
        early:
          '"You know that I am afraid of {friend.fear}," said {friend}. "You did not tell." "Of course not," said {hero}. "Not even when I was cross."',
        middle:
          '"You could have told them about me and {friend.fear}," said {friend}. "You were cross enough."¶{hero} was so surprised that {hero.they} forgot to blink. "I would never tell about {friend.fear}," {hero.they} said. "That\'s not for fighting with."¶"No," said {friend}. "That\'s why I opened the door."',
        preteen:
          '"You didn\'t say anything about {friend.fear}," said {friend}. "I was waiting for it. You had it right there in your hand."¶{hero} had not even thought of it. There are things that somebody tells you in the dark, that they are afraid of {friend.fear}, for example, and those aren\'t yours to throw. "I was furious," {hero.they} said. "I wasn\'t crazy."',
      },
    },
  },
]
