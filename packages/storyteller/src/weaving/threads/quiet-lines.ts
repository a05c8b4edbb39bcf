import type { Age } from '../../plots/plot.ts'

/**
 * Facts that cannot be acted out are said once, in passing: what happened to `{who}` (`{wish.past}` with
 * `{wish.when}`, "not long ago"), how `{who}` is (`{wish.state}`, toddlers `{wish.now}`), and what is true of
 * the world (`{wish.past}`, toddlers `{wish.now}`).
 */
export const happenedLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Guess what? {who} {wish.past}!',
    '{who} {wish.past}. Yes, really!',
    '{who} {wish.past}. Did you know?',
    'Did you hear? {who} {wish.past}.',
    '{who} {wish.past}. Tell everybody!',
    'Big news! {who} {wish.past}.',
  ],
  early: [
    '{who} had news. {wish.when} {who.they} {wish.past}. {Who.they} told it to the milkman, and to the milk.',
    '"Tell it again," said {other}. So {who} told it again, how {who.they} {wish.past}.',
    '{wish.when} {who} {wish.past}. Nobody had got used to it yet, and {who} least of all.',
    'Something had happened to {who}. {wish.when} {who.they} {wish.past}. It still felt new.',
    '{who} {wish.past}. That was {wish.when}, but {who.they} still thought about it at bedtime.',
    '{wish.when} {who} {wish.past}. You could ask {who.them} all about it, and people did.',
    'Everybody knew it by now: {wish.when} {who} {wish.past}. The mailman had heard it twice.',
  ],
  middle: [
    'There had been a bit of excitement already. {wish.when} {who} {wish.past}, and {who.they} {who:was|were} still answering questions about it.',
    '"Is it true?" asked {other}. It was. {wish.when} {who} {wish.past}, and there were people who had seen it.',
    '{wish.when} {who} {wish.past}. Since then things had felt a little different, as they do when somebody has moved the chairs.',
    '{who} {wish.past}. It was {wish.when}, and {who.they} still touched the thought now and then, to see if it was real.',
    'It had to do with the fact that {who} {wish.past}. You do not get over that in a day.',
    'Since the day when {who} {wish.past}, {who.they} had felt about an inch taller. Nobody had measured it.',
  ],
  preteen: [
    '{wish.when} {who} {wish.past}. {Who.they} {who:was|were} not sure yet what kind of news that was, and so {who.they} carried it around with {who.them} unopened.',
    '"So I hear that there has been a development," said {other}. It was {wish.when} that {who} {wish.past}, and the whole street appeared to be better informed than {who} {who.themself}.',
    'It was the season in which {who} {wish.past}, and later on they would all date things from it.',
    'People treat you differently when a thing like that has happened. {who} {wish.past}, {wish.when}, and had been looked at sideways ever since.',
    '{who} {wish.past}. It does not take long to say, and {who} had been thinking about it for a good deal longer than that.',
    'Everything that day had an echo of it: {wish.when} {who} {wish.past}, and one could not simply go on as before.',
  ],
}

export const stateLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    '{who} {wish.now}. Yes, yes!',
    'Look at {who}! {who} {wish.now}.',
    '{who} {wish.now}. That is {who}!',
    'Who {wish.now}? {who}!',
    'You see? {who} {wish.now}.',
    '{who} {wish.now}. Hello, {who}!',
  ],
  early: [
    '{who} {wish.state}, and {who.they} did not care who knew it.',
    'You could see it from far away. {who} {wish.state}.',
    '{who} {wish.state}. Some days you hardly noticed, and some days you did.',
    '"Who told you that?" asked {who}. "I can tell," said {other}. It was true. {who} {wish.state}.',
    '{who} {wish.state}. God had thought of that, too.',
    'It was a fact that {who} {wish.state}. It was a nice sort of fact.',
  ],
  middle: [
    '{who} {wish.state}. It was simply part of {who.them}, like elbows.',
    '{who} {wish.state}, and anyone who thought that was the whole story had not met {who.them}.',
    'People noticed first that {who} {wish.state}. If they stayed, they noticed other things.',
    '"I always forget that," said {other}. It was easy to forget. {who} {wish.state}, but mostly {who.they} {who:was|were} just {who}.',
    '{who} {wish.state}. {Who.they} had got used to it long before anybody else did.',
    'As a rule {who} {wish.state}, and that day was no exception.',
  ],
  preteen: [
    '{who} {wish.state}. In {who.their} own opinion this was the least interesting thing about {who.them}, and {who.they} {who:was|were} usually right in such matters.',
    'It was true that {who} {wish.state}, and there had been a time when it seemed to matter a great deal. Now it was one fact among others.',
    '{who} {wish.state}. If you had asked {who.them} to list ten things about {who.themself}, it might have come seventh.',
    'That {who} {wish.state} surprised only people who met {who.them} for the first time, and {who} rather enjoyed the moment.',
    '"Does that ever bother you?" asked {other}. {who} {wish.state}. {Who.they} thought about it honestly. "It depends who is asking," {who.they} said.',
    '{who} {wish.state}, which explains a good deal, though by no means everything.',
  ],
}

export const factLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Did you know? {wish.now}.',
    '{Wish.now}. Yes, really!',
    'Look! {Wish.now}.',
    '{hero} knows it: {wish.now}.',
    '{Wish.now}. See?',
    'Guess what? {Wish.now}!',
  ],
  early: [
    'By then {wish.past}. {hero} knew it, and so did everyone.',
    '{hero} looked around. {Wish.past}, just as always.',
    '{Wish.past}. {hero} had never thought about that before.',
    'It was good to know that {wish.past}.',
    '"Do you know what I saw?" said {hero}, and told it all: how {wish.past}.',
    'That was the day {hero} told everyone that {wish.past}.',
  ],
  middle: [
    'It is worth knowing that {wish.past}. {hero} had known it for as long as {hero.they} could remember.',
    '{Wish.past}. Everyone was so used to it that only {hero} ever gave it a thought.',
    'You may be wondering about one thing, and the answer is yes, {wish.past}.',
    '{hero} noticed it again that day: {wish.past}.',
    "In {hero}'s world some things were sure. {Wish.past}. Two and two made four.",
    '{Wish.past}, and {hero} would not have had it any other way.',
  ],
  preteen: [
    'It has to be understood that {wish.past}. {hero} had grown up with it, and never thought of explaining it to anybody.',
    '{Wish.past}. Visitors found that remarkable. {hero} found it remarkable that they did.',
    'There were certain facts on which {hero} could rely. One of them was that {wish.past}.',
    "For the sake of completeness, {wish.past}, and that played a larger part in {hero}'s life than one might suppose.",
    '{hero} caught sight of it from the corner of {hero.their} eye, the old familiar state of things: {wish.past}.',
    'If {hero} had written everything down, it would have begun with the sentence that {wish.past}.',
  ],
}
