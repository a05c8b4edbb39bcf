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
    '{wish.when} {who} {wish.past}, and you do not get over a thing like that in a day.',
    '{who} was still thinking about how {who.they} {wish.past}. It had come up at breakfast, too.',
  ],
  preteen: [
    '{wish.when} {who} {wish.past}. {Who.they} {who:was|were} not sure yet if that was good news or bad news.',
    '"I heard about it," said {other}. Everybody had. {who} {wish.past}, {wish.when}, and {who.they} had told the story so often that it was getting better.',
    '{who} had hardly gotten over the other thing. {wish.when} {who.they} {wish.past}.',
    '{who} {wish.past}. It was {wish.when}, and people still asked {who.them} about it at the bus stop.',
    "{who} was telling people how {who.they} {wish.past}. You don't get used to a thing like that in a day.",
    'It was an odd time anyway, because {who} {wish.past}, {wish.when}, and nothing was quite where it used to be.',
  ],
}

/** How old `{who}` is, where nothing else is told beside it: `{wish.state}` "was six", toddlers `{wish.now}`. */
export const ageLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Look at {who}! {who} {wish.now}.',
    '{who} {wish.now}. Yes, {who} {wish.now}!',
    'You see? {who} {wish.now}.',
    '{who} {wish.now}. Hooray!',
  ],
  early: [
    '{who} {wish.state}. You are that for a whole year.',
    'At that time {who} {wish.state}.',
    '{who} {wish.state} that year.',
    '{who} {wish.state}, all day long.',
  ],
  middle: [
    'At the time {who} {wish.state}, which lasts for a whole year, and then it is over.',
    '{who} {wish.state} that year.',
    '{who} {wish.state}, and had been every other age before that.',
    '{who} {wish.state} when all this happened.',
  ],
  preteen: [
    '{who} {wish.state} when all this happened.',
    '{who} {wish.state} that year, and had been every other age before that.',
    'At the time {who} {wish.state}, which was neither here nor there.',
    'This was in the year in which {who} {wish.state}.',
  ],
}

export const stateLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    '{who} {wish.now}. We know.',
    'Look at {who}! {who} {wish.now}.',
    '{who} {wish.now}. So it is.',
    'And {who} {wish.now}.',
    '{who} {wish.now}. Hello, {who}!',
  ],
  early: [
    '{who} {wish.state}. Everybody knew that, and liked {who.them}.',
    'This you should know: {who} {wish.state}.',
    '{who} {wish.state}. You soon got to know that.',
    '{who} {wish.state}. God knew it, too.',
    '{who} {wish.state}. {other} knew it without being told.',
  ],
  middle: [
    '{who} {wish.state}. {other} never had to be told.',
    '{who} {wish.state}, and there was a lot more to {who.them} than that.',
    'Everybody knew that {who} {wish.state}. Nobody made a fuss about it.',
    '{other} knew that {who} {wish.state}. Friends know such things without asking.',
    '{who} {wish.state}. {Who.they} had told {other} so on the very first day.',
    'One thing you have to know before we go on: {who} {wish.state}.',
  ],
  preteen: [
    '{who} {wish.state}. There was more to {who.them} than that, but it was a good place to start.',
    'You had to know one thing before you could make sense of the rest, which was that {who} {wish.state}.',
    '{who} {wish.state}. New people asked about it. After a week or so they forgot to.',
    '{other} knew that {who} {wish.state}, and had never once made a thing of it. That was one of the good points about {other}.',
    '{who} {wish.state}, and that explained some things, though not as many as people thought.',
    "{who} {wish.state}. {Who.they} didn't talk about it much, but {who.they} didn't hide it either.",
  ],
}

/** Whom or what `{who}` misses: nothing to joke about. */
export const missingLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: ['{who} {wish.now}. So much.', '{who} {wish.now}. Hug, hug.', 'Shh. {who} {wish.now}.'],
  early: [
    '{who} {wish.state}, most of all in the evening.',
    '{who} {wish.state}. Some days more, some days less.',
    '{who} {wish.state}. God knew it, too.',
  ],
  middle: [
    '{who} {wish.state}, most of all when it was quiet.',
    '{who} {wish.state}. It came and went, like weather.',
    '{who} {wish.state}, though not every minute.',
  ],
  preteen: [
    '{who} {wish.state}. It came at odd moments, on the stairs, or between two spoonfuls.',
    '{who} {wish.state}. {Who.they} had stopped saying so, which did not mean that it had stopped.',
    '{who} {wish.state}, and there was no trick to it. You waited, and it got lighter, and came back.',
  ],
}

/** Where `{who}` comes from or lives, or what once happened to them: "was born in Dublin" (`{wish.state}`, toddlers `{wish.now}`). */
export const backgroundLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Guess what? {who} {wish.now}.',
    'You see? {who} {wish.now}.',
    'Did you know? {who} {wish.now}.',
    '{who} {wish.now}. Yes, yes!',
  ],
  early: [
    'Here is something about {who}. {who} {wish.state}.',
    '{who} {wish.state}. {other} had heard all about it.',
    'This is true: {who} {wish.state}.',
    '{who} {wish.state}. There was a lot to tell about that.',
  ],
  middle: [
    '{who} {wish.state}, which {other} had heard about more than once.',
    'There was one thing that new people were told about {who}: {who} {wish.state}.',
    '{who} {wish.state}. That would be a story by itself.',
    'It was no secret that {who} {wish.state}.',
  ],
  preteen: [
    '{who} {wish.state}, and people who heard it for the first time always had questions.',
    '{who} {wish.state}. {other} had been told within five minutes of meeting {who.them}.',
    'It was no secret that {who} {wish.state}, and no headline either.',
    '{who} {wish.state}, which would be a story by itself, though not this one.',
  ],
}

/** The day on which it all happens, where it begins: `{wish.a}` is "a windy day by the river". */
export const dayLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'It is {wish.a}.',
    'Look! It is {wish.a}.',
    'Oh! It is {wish.a}.',
    'It is {wish.a}. Yes, it is!',
  ],
  early: [
    'It was {wish.a}.',
    'It all began on {wish.a}.',
    'All of this happened on {wish.a}.',
    'It was {wish.a}, and {hero} was up before everybody else.',
  ],
  middle: [
    'It all happened on {wish.a}.',
    'It was {wish.a}, and {hero} had nothing against it.',
    'It was {wish.a}, the kind on which anything can happen.',
    'Afterward, the first thing {hero} always told people was that it was {wish.a}.',
  ],
  preteen: [
    'All of it began on {wish.a}, as such things do.',
    'It was {wish.a}, which matters more to this story than you would think.',
    'It was {wish.a}, and nobody had planned anything better.',
    'It was {wish.a}. {hero} would remember that part long after.',
  ],
}

export const feastLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: ['{Wish.now}!', '{Wish.now}. Hooray!', 'Do you know? {Wish.now}.', 'Shh! {Wish.now}.'],
  early: [
    '{Wish.past}, and {hero} had counted the days.',
    '{Wish.past}. Even the air felt different.',
    'It was no ordinary time: {wish.past}.',
    '{Wish.past}. {hero} whispered it aloud, because it sounded so good.',
  ],
  middle: [
    '{Wish.past}, and everything looked the same as ever, only more so.',
    '{Wish.past}. {hero} had been waiting for it since the leaves came down, or longer.',
    'It was no ordinary time, because {wish.past}.',
    '{Wish.past}. You could feel it in your elbows.',
  ],
  preteen: [
    '{Wish.past}, and {hero} still felt it, even now, under the ribs, a bit like being small.',
    '{Wish.past}. Nobody had said so for an hour, but everybody knew.',
    'None of it would have been the same on another day: {wish.past}.',
    '{Wish.past}. {hero} was too old to say how much that meant, and not too old to feel it.',
  ],
}

export const newsLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Do you know? {Wish.past}. Oh!',
    'Oh! {Wish.past}.',
    'Guess what? {Wish.past}.',
    '{Wish.past}. Yes, it did!',
    '{hero} tells it: {wish.past}.',
    'Hush, listen. {Wish.past}.',
  ],
  early: [
    'Not long before, {wish.past}. Everybody still talked about it.',
    'You should know what had happened: {wish.past}.',
    '{hero} had told it to everyone already: {wish.past}.',
    'There was news that week: {wish.past}.',
    '{Wish.past}. {hero} kept thinking about it.',
    '"Did you hear?" said {hero}, and told how {wish.past}.',
  ],
  middle: [
    'Not long before, {wish.past}. {hero} still thought about it more often than anyone knew.',
    'You need to know what had happened that week: {wish.past}.',
    'It had been quite a week. First of all, {wish.past}.',
    '{Wish.past}. It was not a thing you forgot by lunchtime.',
    "One thing kept going around in {hero}'s head: {wish.past}.",
    'The news was all over the street by then: {wish.past}.',
  ],
  preteen: [
    'Not long before, {wish.past}. {hero} had not said much about it, but it was there, behind everything else.',
    'To understand that week you have to know what had happened: {wish.past}.',
    '{Wish.past}. People asked {hero} about it, and {hero.they} never knew what to say.',
    'It was still the first thing that {hero} thought of in the morning: {wish.past}.',
    '{Wish.past}. It was not the kind of thing you could put away and be done with.',
    'It had not been an ordinary week. For one thing, {wish.past}.',
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
    'This you have to know: {wish.past}.',
    '{Wish.past}. {hero} thought about it at breakfast.',
    'Anybody there could have told you that {wish.past}.',
    '"Do you know what I saw?" said {hero}, and told it all: how {wish.past}.',
    'That was the day {hero} told everyone that {wish.past}.',
  ],
  middle: [
    '{Wish.past}. {hero} had known it for so long that it was like knowing where the light switch is.',
    '{Wish.past}. Everyone was so used to it that only {hero} ever gave it a thought.',
    '{Wish.past}. {hero} did not talk about it much, but at home they all knew.',
    'There was one more thing that mattered that week: {wish.past}.',
    'If you wanted to know {hero} at all, you had to know this: {wish.past}.',
    '{Wish.past}. It was one of the first things that {hero} told anybody.',
  ],
  preteen: [
    '{Wish.past}. {hero} had grown up with that, and it had never crossed {hero.their} mind to explain it to anyone.',
    '{Wish.past}. People who came to visit were always surprised. {hero} was surprised that they were.',
    'Some things {hero} could be sure of. One of them was that {wish.past}.',
    "{Wish.past}. It wasn't the whole story, but you couldn't have told {hero}'s story without it.",
    'If {hero} had ever written anything about {hero.themself}, it would have said on the first page that {wish.past}.',
    'You have to know one thing to understand any of it: {wish.past}.',
  ],
}
