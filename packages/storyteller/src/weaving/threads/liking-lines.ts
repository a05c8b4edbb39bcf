import type { ThreadsByAge } from './thread-lines.ts'

/** What `{who}` is fond of: `{wish.a}` is "dinosaurs", "a certain song", "drawing maps". */
export const likingLines: ThreadsByAge = {
  toddlers: {
    planted: [
      '{who} loves {wish.a}. So much!',
      'What does {who} like? {Wish.a}!',
      '"{Wish.a}!" says {who}. Hooray!',
      '{who} sings about {wish.a}. La, la!',
      '{who} thinks of {wish.a}. Oh, yes!',
      'Guess, guess! {who} loves {wish.a}.',
    ],
    used: [
      '{who} whispers, "{Wish.word}."',
      'No {wish} now, {who}. Later.',
      '{who} hums a little {wish} song.',
      'Even {wish.the} must wait, {who}.',
      'One thought of {wish.the}. Better!',
      '{who} dreams of {wish.the}. Just a bit.',
    ],
    paid: [
      '{who} has one word left. "{Wish.word}!"',
      { say: '{who} sings the {wish} song again.', after: 'song' },
      'Good night, {who}! Dream of {wish.the}.',
      '{who} still loves {wish.the}. Oh, yes!',
      'And what does {who} say? "{Wish.word}!"',
      'Let us all sing of {wish.the}!',
    ],
  },
  early: {
    planted: [
      '{who} loved {wish.a}. {Who.they} could talk about it until the soup was cold.',
      '"Let\'s talk about {wish.a}," said {who}. "Again?" asked {other}. "Again," said {who}.',
      'If you said {wish.a}, {who} looked up, even out of a deep sleep.',
      '"How do you spell {wish.word}?" asked {who}. {Who.they} needed it for nearly everything.',
      '{who} had a song about {wish.a}. It had only one line, but {who.they} sang it well.',
      'There was nothing {who} liked as much as {wish.a}, and that was that.',
      '{who} knew nine things about {wish.a}. {Who.they} had told {other} eight of them.',
    ],
    used: [
      '{who} thought about {wish.the}, because that always helped. It helped a bit.',
      '"Do you want to talk about {wish.the}?" asked {other}. {who} shook {who.their} head. That was how you could tell.',
      'Not even {wish.the} would do just now.',
      {
        say: 'In {who.their} head {who} sang the song about {wish.the}. {Who.they} sang it slowly.',
        after: 'had a song about',
      },
      '{who} wished that everything could be as nice as {wish.the}.',
      'For once {who} was not thinking of {wish.the} at all.',
    ],
    paid: [
      {
        say: '"And now," said {who}, "the ninth thing about {wish.the}." They all sat down.',
        after: 'knew nine things',
      },
      {
        say: 'Then {who} sang the song about {wish.the}, and {other} sang the second line, and that was new.',
        after: 'had a song about',
      },
      '"Tell me about {wish.the}," said {other}. Nobody had to say it twice to {who}.',
      'There was time for {wish.the} after all. There nearly always is.',
      '{who} was talking about {wish.the} again. That was how you could tell that all was well.',
      'That night {who} dreamed of {wish.the}, and {other} was in the dream, too.',
    ],
  },
  middle: {
    planted: [
      'It was a mistake to mention {wish.a} to {who} if you wanted to be anywhere on time.',
      '{who} could bring any conversation around to {wish.a} in three moves. {Who.their} record was one.',
      '"What are you thinking about?" asked {other}. ¶ "{Wish.a}," said {who}, who did not see why anyone would think about anything else.',
      'Everyone who knew {who} knew about {wish.a}, and most of them had heard the long version.',
      'There were days that had {wish.a} in them, and there were ordinary days. {who} did what {who.they} could to keep the ordinary ones down.',
      "On the inside of {who}'s head, if you could have looked, there was mostly {wish.a}.",
    ],
    used: [
      'It says something that {who} had not mentioned {wish.the} for over an hour.',
      '{who} tried to cheer {who.themself} up with {wish.the}. It was like striking a damp match.',
      '"I\'ll even listen to you about {wish.the}," said {other}. It was a generous offer. {who} shook {who.their} head.',
      'What {who} needed was an answer, and {wish.the} could not supply it. That did not happen often.',
      "Somewhere at the back of {who}'s mind {wish.the} had gone very small and quiet.",
      '{who} thought of {wish.the}, in order to have somewhere nice to stand while thinking of the rest.',
    ],
    paid: [
      '"Now I have time," said {other}. "Go on, tell me about {wish.the}." And {who} did, the long version.',
      {
        say: 'By the end {who} had brought the conversation around to {wish.the} again, in two moves.',
        after: 'three moves',
      },
      'It was a good sign that {who} was talking about {wish.the}. It was an even better sign that {other} was asking questions.',
      '{who} had a new idea about {wish.the}, and told it to everybody. It was a rather good one.',
      'All in all it had been a day with hardly any room for {wish.the}, and {who} had to admit that it had not been an ordinary one.',
      '"You know," said {other}, "I am beginning to like {wish.the} myself." {who} had always known that it would come to this.',
    ],
  },
  preteen: {
    planted: [
      'It is possible to have a reasonable conversation with {who} about almost anything except {wish.a}, on which subject {who.they} {who:was|were} not reasonable at all.',
      'Other people had hobbies. {who} had {wish.a}, and would have been grateful if nobody called it a hobby.',
      '"There is more to life than {wish.a}," said {other}. ¶ "I\'ve heard that," said {who}, politely. "I have never seen any proof."',
      "A good part of {who}'s pocket money and nearly all of {who.their} attention went to {wish.a}, and {who.they} had never regretted either.",
      "{who} knew a great deal about {wish.a}, and had learned to stop talking at the point where people's eyes began to wander. It was a recent accomplishment.",
      'When {who} could not fall asleep, {who.they} thought about {wish.a}, which had the disadvantage of being too interesting.',
    ],
    used: [
      'On another day {who} could have lost {who.themself} in {wish.the} and come back with the whole thing solved. {Who.they} tried. It stayed unsolved.',
      '"You have not said a word about {wish.the} since noon," said {other}. "I have been keeping count. I\'m worried."',
      '{who} found, not for the first time, that {wish.the} was excellent company and no use at all as a judge.',
      'There was a lesson in it somewhere, thought {who}, for a person who spent so much time on {wish.the} and had nothing to say now.',
      'Even {wish.the} seemed to belong to some other, simpler person, to whom {who} would have liked to write a postcard.',
      'For about a minute {who} thought hard about {wish.the}. Then {who.they} noticed that {who.they} {who:was|were} hiding, and came out.',
    ],
    paid: [
      '"Explain it to me," said {other}. ¶ "What?" ¶ "{Wish.the}. From the beginning, and don\'t leave anything out." It was the handsomest thing that anybody had ever said to {who}, and it took until dark.',
      {
        say: 'Later on there was time for {wish.the}, too. {who} was careful to stop when eyes began to wander. They did not wander for a remarkably long time.',
        after: 'wander',
      },
      '{who} did not give up {wish.the} after that, or love it any less. There was simply a little more room around it.',
      'It was {other}, of all people, who brought up {wish.the}. {who} looked suspicious, then touched, and then talked for twenty minutes.',
      'And since no day was complete without it, {who} permitted {who.themself} ten minutes of {wish.the} before the lamp went out. They were long minutes.',
      {
        say: '"All right," {who} admitted, "there may be more to life than {wish.the}." {Who.they} thought about it. "Not a great deal more."',
        after: 'There is more to life',
      },
    ],
  },
}
