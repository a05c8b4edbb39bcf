import type { Age } from '../../plots/plot.ts'

/**
 * Who somebody is, in one breath where they come in. With something that they do, `{wish.act}` "pulled {who.their} red coat
 * tight", and what else there is to say, `{wish.others}` "was six and had curly hair" (or `{wish.years}` "six" and
 * `{wish.rest}`, or only `{wish.aged}`); without it `{wish.all}`. `{wish.again}` is the pronoun behind the name.
 */
const introductions = {
  early: [
    '{Wish.aged}-year-old {who} {wish.act}.',
    '{Wish.years}-year-old {who} {wish.act}. {Wish.again} {wish.rest}.',
    '{who}, who {wish.others}, {wish.act}.',
    '{who} {wish.act}. {Wish.again} {wish.others}.',
    '{who} {wish.all}.',
    'With {who}, who {wish.all}, it was never dull.',
    'Everybody liked {who}, who {wish.all}.',
    'If anybody knew {who}, they knew that {wish.again} {wish.all}.',
  ],
  middle: [
    '{Wish.aged}-year-old {who} {wish.act}, as always before something began.',
    '{Wish.years}-year-old {who} {wish.act}. It was true that {wish.again} {wish.rest}, but that was only the beginning.',
    '{who}, who {wish.others}, {wish.act}.',
    '{who} {wish.act} without thinking about it. {Wish.again} {wish.others}, and {other} could have told you a good deal more.',
    'There was nobody quite like {who}, who {wish.all}.',
    '{who} {wish.all}. {other} could have told you that, and a good deal more.',
    'If you asked around about {who}, you heard that {wish.again} {wish.all}. It was all true.',
    '{who}, who {wish.all}, was known from one end of the street to the other.',
  ],
  preteen: [
    '{Wish.aged}-year-old {who} {wish.act}, which was a way of thinking.',
    '{Wish.years}-year-old {who} {wish.act}. It was well known that {wish.again} {wish.rest}. It was also well known that this did not begin to cover it.',
    '{who}, who {wish.others}, {wish.act}, which was a way of thinking.',
    '{who} {wish.act}. On paper this was simply somebody who {wish.others}. Paper leaves out a lot.',
    'Whenever people talked about {who}, it came up sooner or later that {wish.again} {wish.all}.',
    'What everybody knew about {who} was that {wish.again} {wish.all}, and what hardly anybody knew would have filled a notebook.',
    '{who}, who {wish.all}, would have said that this was not the interesting part.',
    'On paper {who} was simply somebody who {wish.all}. Paper leaves out a lot.',
    'It was well known that {who} {wish.all}. It was also well known that this did not begin to cover it.',
  ],
} as const satisfies Partial<Record<Age, readonly string[]>>

export const introductionsOfTwo: Readonly<Record<Age, readonly string[]>> = {
  ...introductions,
  toddlers: [
    'This is {who}. {Wish.again} {wish.onenow}. And {wish.again} {wish.twonow}.',
    '{who} {wish.onenow}! And {wish.again} {wish.twonow}.',
    'Look, {who}! {Wish.again} {wish.onenow}. {Wish.again} {wish.twonow}.',
    'Hello, {who}! {who} {wish.onenow}. {Wish.again} {wish.twonow}.',
  ],
}

export const introductionsOfThree: Readonly<Record<Age, readonly string[]>> = {
  ...introductions,
  toddlers: [
    'This is {who}. {Wish.again} {wish.onenow}! {Wish.again} {wish.twonow}. {Wish.again} {wish.threenow}.',
    '{who} {wish.onenow}! {Wish.again} {wish.twonow}. And {wish.again} {wish.threenow}.',
    'Look, {who}! {Wish.again} {wish.onenow}. {Wish.again} {wish.twonow}. {Wish.again} {wish.threenow}.',
    'Hello, {who}! {who} {wish.onenow}. {Wish.again} {wish.twonow}. {Wish.again} {wish.threenow}.',
  ],
}

/** What can be seen of `{who}`, where that is all that is told of them: `{wish.state}` "wore a flowery apron". */
export const lookLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Look! {who} {wish.actnow}.',
    'See, see! {who} {wish.now}.',
    'Look! {who} {wish.now}.',
    'Do you see {who}? {Who} {wish.now}!',
  ],
  early: [
    '{who} {wish.act}.',
    '{who} {wish.state}. You could not miss it.',
    'How do you find {who}? That was easy. {who} {wish.state}.',
    '{who} {wish.state}, today like every day.',
  ],
  middle: [
    '{who} {wish.act} without thinking about it.',
    'You could see from the other end of the street that it was {who}, who {wish.state}.',
    'There was no mistaking {who}, who {wish.state}.',
    '{who} {wish.state}, and nobody gave it a thought.',
  ],
  preteen: [
    '{who} {wish.act}, which was a way of thinking.',
    'You could pick {who} out of any crowd: {who} {wish.state}.',
    'If you had to describe {who} to a stranger, you would begin with the fact that {who} {wish.state}.',
    'There was no mistaking {who}, who {wish.state}, even from the back.',
  ],
}

/** What helps somebody, or is a mark on them: it is part of them, and nothing to be stared at. */
export const ownLookLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    '{who} {wish.now}.',
    'Here is {who}! {Who} {wish.now}.',
    '{who} {wish.now}. Hello, {who}!',
    'Hello, {who}! {Who} {wish.now}.',
  ],
  early: [
    '{who} {wish.state}.',
    '{who} {wish.state}, today like every day.',
    '{who} {wish.state}. That was just how it was.',
    '{who} {wish.state}, as on any other day.',
  ],
  middle: [
    '{who} {wish.state}, and nobody gave it a thought.',
    '{who} {wish.state}, as on any other day.',
    '{who} {wish.state}. That was just how it was.',
    '{who} {wish.state}, today like every day.',
  ],
  preteen: [
    '{who} {wish.state}, which was as much a part of any ordinary day as the weather outside.',
    '{who} {wish.state}, and everybody who belonged there had stopped noticing it long ago.',
    '{who} {wish.state}, and that was about as remarkable as breakfast.',
    '{who} {wish.state}, which mattered to nobody whose opinion was worth having.',
  ],
}
