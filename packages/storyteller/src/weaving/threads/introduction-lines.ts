import type { Age } from '../../plots/plot.ts'

/**
 * Who somebody is, in one breath where they come in: each of `{wish.one}`, `{wish.two}` and `{wish.three}` is what a
 * sentence says behind a name, in the past ("loved diggers"); `{wish.onenow}` in the present.
 */
export const introductionsOfTwo: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    '{who} {wish.onenow}! And {who} {wish.twonow}, too.',
    'Look, {who}! {who} {wish.onenow}! {who} {wish.twonow}!',
    'Who {wish.onenow}? {who}! {who} {wish.twonow}, too.',
    'This is {who}. {who} {wish.onenow}! {who} {wish.twonow}!',
    '{who} {wish.onenow}! And {who} {wish.twonow}. Hello, {who}!',
  ],
  early: [
    'You should know two things about {who}. {who} {wish.one}. And {who} {wish.two}.',
    'There was one person who {wish.one} and {wish.two}. That was {who}.',
    '{who} {wish.one} and {wish.two}. Everybody knew that.',
    '{who} {wish.one} and {wish.two}. That was {who} all over.',
    'How do you know that it is {who}? {who} {wish.one}. And {who} {wish.two}.',
    '{who} {wish.one}, and {who} {wish.two}. Now you know {who}.',
  ],
  middle: [
    '"The one who {wish.onenow} and {wish.twonow}?" people said, if you asked for {who}. That was the one.',
    'There was nobody quite like {who}, who {wish.one} and {wish.two}.',
    'Everybody knew two things about {who}, who {wish.one} and {wish.two}. The rest you found out by being there.',
    '{who} {wish.one} and {wish.two}. {other} could have told you that, and a good deal more.',
    'You would have known {who} anywhere. {who} {wish.one}, for one thing. For another, {who} {wish.two}.',
    'If there were two things to say about {who}, it was that {who} {wish.one} and that {who} {wish.two}.',
  ],
  preteen: [
    'Whenever people talked about {who}, it came up sooner or later that {who} {wish.one} and {wish.two}.',
    'What everybody knew about {who} was that {who} {wish.one} and {wish.two}, and what hardly anybody knew would have filled a notebook.',
    '{who}, who {wish.one} and {wish.two}, would have said that this was not the interesting part.',
    "You'd have known {who} anywhere: who else {wish.one} and {wish.two}?",
    'On paper {who} was simply somebody who {wish.one} and {wish.two}. Paper leaves out a lot.',
    'It was well known that {who} {wish.one} and {wish.two}. It was also well known that this did not begin to cover it.',
  ],
}

export const introductionsOfThree: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    '{who} {wish.onenow}! {who} {wish.twonow}! And {who} {wish.threenow}!',
    'This is {who}. {who} {wish.onenow}! {who} {wish.twonow}! {who} {wish.threenow}!',
    'Who {wish.onenow}? {who}! {who} {wish.twonow}! And {who} {wish.threenow}, too.',
    'Look, {who}! {who} {wish.onenow}! {who} {wish.twonow}! {who} {wish.threenow}!',
    '{who} {wish.onenow}! {who} {wish.twonow}, too. {who} {wish.threenow}. Yes, yes!',
  ],
  early: [
    'You should know three things about {who}. {who} {wish.one}. {who} {wish.two}. And {who} {wish.three}.',
    '{who} {wish.one} and {wish.two}. {who} {wish.three}, too. All of that was {who}.',
    '{who} {wish.one} and {wish.two}. And on top of it all, {who} {wish.three}.',
    'How do you know that it is {who}? {who} {wish.one} and {wish.two}. And {who} {wish.three}.',
    '{who} {wish.one}. {who} {wish.two}, too. And {who} {wish.three}. Now you know.',
    'What is there to know about {who}? {who} {wish.one}. {who} {wish.two}. And {who} {wish.three}.',
  ],
  middle: [
    '{who} {wish.one}, {wish.two}, and {wish.three}. {other} could have told you that, and a good deal more.',
    'There was nobody quite like {who}, who {wish.one}, {wish.two}, and {wish.three}.',
    'Everybody knew three things about {who}. {who} {wish.one}, {wish.two}, and {wish.three}. The rest you found out by being there.',
    '"The one who {wish.onenow} and {wish.twonow}?" people said, if you asked for {who}. "And who {wish.threenow}?" That was the one.',
    '{who} {wish.one} and {wish.two}, and {who} {wish.three}. Put all that together, and you had {who}, or nearly.',
    'If you asked around, you heard that {who} {wish.one}, that {who} {wish.two}, and that {who} {wish.three}. It was all true.',
  ],
  preteen: [
    'Whenever people talked about {who}, three things came up sooner or later. {who} {wish.one}, {wish.two}, and {wish.three}.',
    'What everybody knew about {who} was that {who} {wish.one} and {wish.two}. What you heard soon after was that {who} {wish.three}.',
    '{who} {wish.one} and {wish.two}. It should also be said that {who} {wish.three}.',
    'If you asked around, you heard that {who} {wish.one} and {wish.two}, and, sooner or later, that {who} {wish.three}. All of it was true.',
    'There were three things that nobody who knew {who} left out: that {who} {wish.one}, that {who} {wish.two}, and that {who} {wish.three}.',
    'On paper {who} was simply somebody who {wish.one}, {wish.two}, and {wish.three}. Paper leaves out a lot.',
  ],
}

/** What can be seen of `{who}`, where that is all that is told of them: `{wish.state}` "wore a flowery apron". */
export const lookLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    'Look! {who} {wish.now}.',
    'Who {wish.now}? {who}!',
    'Do you see {who}? {who} {wish.now}!',
    'See, see! {who} {wish.now}.',
  ],
  early: [
    'You could tell from far away who it was. {who} {wish.state}.',
    '{who} {wish.state}. You could not miss it.',
    'How do you find {who}? That was easy. {who} {wish.state}.',
    '{who} {wish.state}, today like every day.',
  ],
  middle: [
    'You could see from the other end of the street that it was {who}, who {wish.state}.',
    '{who} {wish.state}, which made it easy to be found and hard to hide.',
    'There was no mistaking {who}, who {wish.state}.',
    '{who} {wish.state}, as always, and would have felt like somebody else without.',
  ],
  preteen: [
    'You could pick {who} out of any crowd: {who} {wish.state}.',
    '{who} {wish.state}, and had long stopped noticing, which could not be said of anybody else.',
    'If you had to describe {who} to a stranger, you would begin with the fact that {who} {wish.state}.',
    'There was no mistaking {who}, who {wish.state}, even from the back.',
  ],
}
