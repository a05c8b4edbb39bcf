import type { ThreadsByAge } from './thread-lines.ts'

/**
 * What `{who}` has along wherever they go: `{wish.own}` "her stuffed elephant", `{wish.the}` "the elephant". It is in
 * their hands then and there, so that a line about it is part of what happens.
 */
export const carriedLines: ThreadsByAge = {
  toddlers: {
    planted: [
      '{who} has {wish.own}. Squeeze!',
      '{who} brings {wish.own}. Of course!',
      'Come along, come along! {who} has {wish.own}.',
      '{who} lifts up {wish.own}. Can you see?',
      'Who comes, too? {who} has {wish.own}!',
    ],
    used: [
      '{who} hugs {wish.the}. Squeeze.',
      'Shh, {wish}! Shh.',
      '{who} whispers to {wish.the}.',
      '{who} holds {wish.the} tight.',
    ],
    paid: [
      '{who} kisses {wish.the}. Smack!',
      'And {wish.the}? Right here.',
      'Room for {wish.the}, too.',
      'Down you go, {wish}. Good night!',
    ],
  },
  early: {
    planted: [
      '{who} had brought {wish.own}. {Who.they} never went anywhere without {wish.them}.',
      "Under {who}'s arm {wish:was|were} {wish.own}. Where {who} went, {wish.they} went, too.",
      '{who} held up {wish.own}, so that {wish.they} could see it all, too.',
      '{who} tucked {wish.own} under one arm. That left one arm for everything else.',
      '"We are both coming," said {who}, and held up {wish.own}.',
      '{who} looked to see if {wish.own} {wish:was|were} still there. {Wish.they} always {wish:was|were}.',
    ],
    used: [
      '{who} held {wish.the} very tight.',
      '{who} told {wish.the} something, but so softly that nobody else heard.',
      '{who} turned {wish.the} around, so that {wish.they} did not have to look.',
      '"Don\'t worry," {who} told {wish.the}. It was good to tell somebody.',
    ],
    paid: [
      '{who} let {other} hold {wish.the} for a bit. That was a big thing.',
      '{who} put {wish.the} in the best place, where {wish.they} could see everybody.',
      '{who} held up {wish.the}, so that {wish.they} got a hug, too.',
      '"{Wish.the} liked it best of all," said {who}. "I could tell."',
    ],
  },
  middle: {
    planted: [
      '{who} had brought {wish.own}, as on every other day. By now people said good morning to both of them.',
      'Under one arm {who} carried {wish.own}, which left only the other for whatever might come up.',
      '{who} moved {wish.own} from one arm to the other. {Who.they} could think better like that.',
      '"Do you have to take that along?" asked {other}. {who} only held on to {wish.own} a bit more firmly, and that settled it.',
      '{who} made sure that {wish.own} had a good view. It was the first thing {who.they} did anywhere.',
      'Nobody remembered seeing {who} without {wish.own}, and nobody did now.',
    ],
    used: [
      '{who} held {wish.the} in front of {who.them} with both hands, like a small shield.',
      '{who} asked {wish.the} in a whisper what to do. It helped to have somebody who let you think.',
      'For the first time in weeks {who} nearly forgot {wish.the}, and had to go back three steps.',
      '{who} noticed that {who.they} had been squeezing {wish.the} for some time, and let go a little.',
    ],
    paid: [
      '"Here," said {who}, and let {other} hold {wish.the}. Not many people could say that.',
      '{who} put {wish.the} where {wish.they} could see everybody, and only then sat down.',
      '{who} told {wish.the} how it had all come out, although {wish.they} had been there.',
      '{who} put down {wish.the}, for the first time that day, and shook out a stiff arm.',
    ],
  },
  preteen: {
    planted: [
      '{who} had {wish.own} along, and nobody remarked on it, because nobody could have pictured {who.them} without {wish.them}.',
      '{who} shifted {wish.own} from one arm to the other, the way other people clear their throats.',
      '{who} had not gone ten steps before {who.they} turned back for {wish.own}. It would have been like leaving without a shadow.',
      '"You brought that along, too," said {other}. ¶ "Of course I did," said {who}, and looked down at {wish.own} as if there had never been a choice.',
      '{who} held {wish.own} a little more firmly than usual, and would have been surprised to hear it.',
    ],
    used: [
      'Only when {who.their} fingers hurt did {who} notice how hard {who.they} had been holding on to {wish.the}.',
      '{Wish.the} had been through worse, thought {who}, and that was a comfort, though not a large one.',
      '{who} looked at {wish.the}, in case there was any advice to be had, and there was none, but it was given very patiently.',
      '{who} turned {wish.the} over and over. It gave {who.their} hands something to do while the rest of {who.them} waited.',
    ],
    paid: [
      'Later {who} held out {wish.the} to {other} without a word. It was a loan, and they both knew what it was worth.',
      '{who} put {wish.the} down, for once, and did not seem to notice.',
      '{who} made a place for {wish.the} first, and then for {who.themself}, in the usual order.',
      'Of all of them {wish.the} looked the least changed. {who} found that very restful.',
    ],
  },
}
