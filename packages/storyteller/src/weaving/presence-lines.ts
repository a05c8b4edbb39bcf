import type { Age, FigureKind } from '../plots/plot.ts'

/** Short paragraphs in which somebody (`{other}`) who has little to do in the plot does something of their own. */
export interface PresenceLines {
  /** For the first third: they come along. */
  first: readonly string[]
  /** For the middle. */
  middle: readonly string[]
  /** For the last third: they are still there. */
  last: readonly string[]
}

export const presenceLines: Readonly<Record<FigureKind, Readonly<Record<Age, PresenceLines>>>> = {
  human: {
    toddlers: {
      first: ['{other} is here, too. Hello, {other}!', 'Who else is here? {other}!'],
      middle: ['{other} looks. {other} nods.', '{other} comes, too. Step, step.'],
      last: ['And {other}? {other} is here.', '{other} is here. All is well.'],
    },
    early: {
      first: [
        '{other} was there, too, and {other.they} {other.sig}.',
        '"Wait for me!" called {other}, and came along.',
        '{other} had come to see. {Other.they} always wanted to see.',
      ],
      middle: [
        '{other} looked at {hero}. {Other.they} did not say a thing. {Other.they} just moved a bit closer.',
        '"Hm," said {other}. It was a good, long hm.',
        '"Do you need a hand?" asked {other}. {Other.they} had two.',
      ],
      last: [
        '{other} {other.sig}. That was how you could tell {other.they} {other:was|were} glad.',
        '"I knew it," said {other}. {Other.they} had not known it at all.',
        '{other} was there for the end of it, too, right in the middle.',
      ],
    },
    middle: {
      first: [
        '{other} had come along as well, because {other.they} did not like to miss things. {Other.they} {other.sig}.',
        '"What are we doing?" asked {other}, catching up. Nobody told {other.them}, so {other.they} stayed to find out.',
        '{other} {other.sig}, as {other.they} usually did when something was about to happen.',
      ],
      middle: [
        '{other} had noticed, of course. {Other.they} did not ask. {Other.they} only walked a little nearer, and that was almost as good.',
        '"You look like a rainy Monday," said {other}. {hero} could not think of an answer, so {hero.they} shrugged, and {other} shrugged back.',
        '"If you want to say it, I am listening," said {other}. "And if you don\'t, I am still here."',
      ],
      last: [
        '"I would have done the same," said {other}, and thought about it. "Only later."',
        '{other} {other.sig}, and looked at {hero} as if {hero.they} had grown.',
        'On the other side of {hero} was {other}, who for once had nothing to add.',
      ],
    },
    preteen: {
      first: [
        '{other} was there as well. {Other.they} {other.sig}, which in {other.their} case counted as conversation, and let the others do the talking for now.',
        '"Nobody tells me anything," remarked {other}, who had turned up at exactly the right moment, as usual, and {hero} explained the whole thing from the beginning.',
        '{other} had opinions about all of it, and the good manners to keep most of them until later.',
      ],
      middle: [
        'It was {other} who noticed that something was wrong. {Other.they} did not make a speech of it. {Other.they} only fell into step beside {hero}, and for the length of a street neither of them said anything.',
        '"You don\'t have to tell me," said {other}. "I am just going to stand here in a helpful way." {hero} very nearly laughed, and the afternoon became a little easier to carry.',
        '"Is it the sort of thing that gets better if you leave it alone?" asked {other}. {hero} thought it over. "No," {hero.they} said. "It is the other sort."',
      ],
      last: [
        '"I would like it to be remembered that I was here," said {other}, and {other.they} {other.sig}. Everybody promised to remember it.',
        '{other} looked at {hero} for a while. "You could have just let it go by," {other.they} said. "Most people let it go by."',
        '{other} stayed until the end, and then a little longer, in case there was something left to carry.',
      ],
    },
  },
  animal: {
    toddlers: {
      first: ['{Other.steps} Here is {other}, too!', '{other.cry} says {other}. {other} comes, too.'],
      middle: ['{other} sniffs. Sniff, sniff, sniff.', '{other.cry} says {other}.'],
      last: ['{other} curls up. Snug, snug.', '{other.cry} says {other}. Shh now, {other}.'],
    },
    early: {
      first: [
        '{other} came along, too, in case there was something to eat.',
        '{other} {other.sig}. Nobody had asked {other.them}, but {other.they} came along.',
      ],
      middle: [
        "{other} put {other.their} nose on {hero}'s foot. It was a warm nose. It helped a bit.",
        '{other} looked at {hero} with {other.their} head on one side. {Other.they} could tell.',
      ],
      last: [
        '{other} {other.sig}, and then {other.they} did it again, because it was that kind of day.',
        "{other} lay down on everybody's feet at once. It was not easy, but {other} managed.",
      ],
    },
    middle: {
      first: [
        '{other} came along as well, because in {other.their} experience there was often something to eat at the end of things.',
        '{other} {other.sig} and went ahead, as though the whole thing had been {other.their} idea.',
      ],
      middle: [
        "{other} leaned against {hero}'s leg, rather heavily. It was not much, but it was warm, and it did not ask any questions.",
        'Only {other} seemed to have noticed. {Other.they} sat down in front of {hero} and refused to be walked around.',
      ],
      last: [
        '{other} went from one to the next to make sure that everybody was there, and then from the last to the first, to be quite certain.',
        '{other} {other.sig}. As far as {other.they} {other:was|were} concerned it had been a good day, and there might still be crumbs.',
      ],
    },
    preteen: {
      first: [
        '{other} came too. Nobody had actually invited {other.them}, but {other} had never waited for an invitation in {other.their} life, and {other.they} {other.sig} as if to settle the matter.',
        '{other} accompanied them with the air of somebody who has been put in charge and would rather not discuss it.',
      ],
      middle: [
        "Animals are supposed to know these things. {other} came and lay down across {hero}'s feet, so that leaving was out of the question, and for a while {hero} was grateful to have the decision made for {hero.them}.",
        '{other} regarded {hero} with deep attention. It is difficult to keep a thing from somebody who cannot be told it, because there is nothing left to hide behind.',
      ],
      last: [
        '{other} inspected every one of them in turn, apparently counting, and seemed satisfied with the result.',
        '{other} {other.sig}, sighed in the manner of someone whose work is finally done, and was asleep before anyone could contradict {other.them}.',
      ],
    },
  },
  toy: {
    toddlers: {
      first: ['{other} comes, too. {hero} holds {other} tight.'],
      middle: ['{hero} hugs {other}. Squeeze!'],
      last: ['{other} is here. {other} is soft.'],
    },
    early: {
      first: ['{hero} took {other} along, under one arm, so that {other} could see.'],
      middle: [
        '{hero} gave {other} a squeeze. {other} did not mind.',
        '{hero} asked {other} what to do. {other} was a good listener.',
      ],
      last: ['{hero} made {other} sit in front, where you could see the best.'],
    },
    middle: {
      first: ["{other} came along in {hero}'s arms, looking out at the world upside down."],
      middle: [
        '{hero} told {other} about it, because {other} could keep a secret better than anybody, having no mouth that opened.',
      ],
      last: ["{other} was given the best seat, and somebody's scarf."],
    },
    preteen: {
      first: [
        "{other} came as well. {hero} was officially too old for that sort of thing, and had decided that it was nobody's business.",
      ],
      middle: [
        '{hero} explained the whole matter to {other}, who had been hearing such things for years and had never once interrupted.',
      ],
      last: [
        '{other} was passed from hand to hand until {other.they} had a place with a view, and nobody made a remark about it.',
      ],
    },
  },
}
