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
      '{who} has a thing to say. "{Wish.a}!"',
      { say: '{who} sings the {wish} song again.', after: 'song' },
      '{who} tells them all of {wish.the}.',
      '{who} still loves {wish.the}. Oh, yes!',
      'And what does {who} say? "{Wish.a}!"',
      'Let us all sing of {wish.the}!',
    ],
  },
  early: {
    planted: [
      '{who} loved {wish.a}. {Who.they} could talk about it until the soup was cold.',
      '"Let\'s talk about {wish.a}," said {who}. "Again?" asked {other}. "Again," said {who}.',
      'If you said {wish.a}, {who} looked up, even out of a deep sleep.',
      '"How do you spell {wish.a}?" asked {who}. {Who.they} needed it for nearly everything.',
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
      '{who} made up a dream to have later. It had {wish.the} in it, and {other}.',
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
      'You could talk to {who} about almost anything, and it would stay a normal conversation. You just had to keep away from {wish.a} if you wanted to be home for supper.',
      'Other people had a hobby. {who} had {wish.a}, and it was not a hobby, thank you.',
      '"There is more to life than {wish.a}," said {other}. ¶ "I\'ve heard that," said {who}, politely. "I\'ve never seen any proof."',
      "Most of {who}'s pocket money and nearly all of {who.their} spare time went to {wish.a}, and {who.they} had never been sorry about either.",
      "{who} knew an enormous amount about {wish.a}, and had lately learned to stop when people's eyes began to wander. It was not easy.",
      "When {who} couldn't fall asleep, {who.they} thought about {wish.a}. It never worked, because it was too interesting.",
    ],
    used: [
      'On any other day {who} could have gotten lost in {wish.the} and come back with the whole problem solved. {Who.they} tried. It was still there.',
      '"You haven\'t said a word about {wish.the} since noon," said {other}. "I\'ve been keeping count. I\'m worried."',
      '{who} thought about {wish.the}, and it was good company, as always, and it had no idea what {who.they} should do.',
      '{who} had spent half {who.their} life on {wish.the}. You would think that there would be something in it for a day like this.',
      'Even {wish.the} seemed to belong to some other person, somebody with no problems. {who} would have liked to send that person a postcard.',
      'For about a minute {who} thought hard about {wish.the}. Then {who.they} noticed that {who.they} {who:was|were} hiding, and came out.',
    ],
    paid: [
      '"Explain it to me," said {other}. ¶ "What?" ¶ "{Wish.the}. From the beginning, and don\'t leave anything out." It was the nicest thing that anybody had ever said to {who}, and it took until dark.',
      {
        say: "Later there was time for {wish.the}, too. {who} watched to see if anyone's eyes began to wander. It took them surprisingly long.",
        after: 'wander',
      },
      "{who} didn't give up {wish.the} after that, or love it any less. There was just a bit more room around it for other people.",
      'It was {other}, of all people, who brought up {wish.the}. {who} looked at {other.them} to see if it was a joke, and then talked for twenty minutes.',
      'No day was really finished without it, so {who} allowed {who.themself} ten minutes of {wish.the} before the lamp went out. They were long minutes.',
      {
        say: '"All right," said {who}, "maybe there is more to life than {wish.the}." {Who.they} thought about it. "Not a lot more."',
        after: 'There is more to life',
      },
    ],
  },
}
