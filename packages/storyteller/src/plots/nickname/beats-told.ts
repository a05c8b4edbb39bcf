import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** It is said where everybody can hear, and at a door. */
export const toldBeats: readonly Beat[] = [
  {
    id: 'stand',
    purpose: "the hero says where everybody can hear: I made that, and it isn't true",
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'place',
      time: 'morning',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'worried', 'away'],
        ['friend', 'stand', 'calm', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['bench', 'wall'],
      action: '{hero} stands up where everybody can hear and says who made the name.',
    },
    text: {
      toddlers: [
        '{hero} gets up, up high. "I made up that name. It is not true. I am sorry."',
        '"Stop," says {hero}. "I made up {thing.nick}. It was not kind. I am sorry."',
        '{hero} stands up tall. "I made that name," {hero} tells them all. "I am sorry."',
        'No one laughs now. "I did it," says {hero}. "{guest} is {guest}. Not {thing.nick}."',
      ],
      early: [
        '{hero} climbed onto {place.stand}. Everybody waited for the joke. "I made up {thing.nick}," said {hero}. "It was me. And it isn\'t true. It\'s only {guest}, with a {thing}." [+ Somebody laughed, by mistake. ]Then it got very quiet. [?friend: "And I made the tune," said {friend}, and climbed up, too.]',
        '"You know that name," said {hero}, up on {place.stand}. "I made it. I did it to be funny, and it isn\'t true. {guest} isn\'t a joke. I\'m sorry." A small boy put up his arm. "Do the goose now?" he asked. "No," said {hero}. [?friend: {friend} got up and stood next to {hero.them}.]',
        '"This isn\'t a joke," said {hero}, up on {place.stand}. They laughed. "It isn\'t," said {hero}. They stopped. "{thing.nick} was me. I made it, and it isn\'t true, and I can\'t get it back." [?friend: {friend} came and stood beside {hero.them}, and did not hum. ]The man got down off his ladder and looked at his shoes.',
        '{hero} climbed onto {place.stand} and said, "The feathers were me." Nobody understood that. {Hero.they} tried again. "I mean the name. I made it, and it isn\'t true. I\'m sorry." "I wrote it on the wall," said a girl, very low. [?friend: "I made the tune," said {friend}. ]"But I made it," said {hero}.',
      ],
      middle: [
        '{hero} climbed onto {place.stand}. It wasn\'t high, but it was high enough for {hero.them} to see every face. ¶ "I made that," {hero.they} said. {Hero.they} pointed at {place.wall}. "That name. It was me. I made it up because I wanted you to laugh, and it isn\'t true, and {guest} never did anything but come along with a {thing} and be glad." ¶ They waited. Someone giggled, because there had to be more. There wasn\'t any more. "That\'s all," said {hero}. You could hear the man folding up his ladder. [?friend: Then {friend} came through the crowd. "The tune was me," said {friend}, and climbed up, and stood there, very red.]',
        'It was supposed to come out loud, and the first time it came out as a squeak. They laughed. {hero} held on to {place.stand} with {hero.their} toes and tried again. ¶ "It was me who made up {thing.nick}, and some of you don\'t even know that it\'s about a person. It\'s about {guest}, and it isn\'t true, because {guest} is only ever {guest}." ¶ "But it\'s so funny," said somebody, a bit sadly. ¶ "I know," said {hero}. "That\'s what\'s the matter with it." [?friend: {friend} had come to stand next to {hero.them}. Neither of them knew what to do with their faces.]',
        '"Is this the new one?" called a man in the back. ¶ "No," said {hero}, from {place.stand}. "It\'s the old one, and I want to tell you how it goes." {Hero.they} told them about the {thing}, and how glad {guest} had been of it, and how {hero.they} had had the word in {hero.their} mouth and could have kept it there. {Hero.they} told them who had laughed last, and why. "I made that, and it isn\'t true," {hero.they} said, "and I can\'t catch it anymore. I tried. So I\'m telling you whose it is." ¶ Nobody clapped. You don\'t, for a thing like that. [?friend: But {friend} had stopped humming for the first time in a week.]',
        '{hero} stood up on {place.stand}, and it got quiet, in the way that it always did. It was {hero.their} favorite quiet in the whole world. {Hero.they} knew that {hero.they} {hero:was|were} about to use it up. "That name on the wall is mine," {hero.they} said. "I only made it so I\'d get a laugh, and it hurt {guest}, and it isn\'t true, and I\'m sorry." {Hero.their} voice did something silly in the middle. ¶ A boy started on the song, all the same. The lady with the eggs laid a hand on his arm. "Not now, honey," she said. [?friend: "Not mine, either," said {friend}, and got up next to {hero}. "I mean, it is mine. The tune. I wish it weren\'t."]',
      ],
      preteen: [
        '{hero} climbed onto {place.stand} and waited for quiet, and got it immediately, which is not always a kindness. "I made that," {hero.they} said, and pointed at {place.wall}. "It wasn\'t just going around by itself; I started it, for a laugh, in about one second, and it isn\'t true. It\'s about {guest}, who came here one morning with a new {thing} and was happy." There was a giggle somewhere, because with {hero} there was always bound to be a punch line, and {hero.they} looked for a while at the spot where the giggle had come from. "I keep waiting for the funny part, too," {hero.they} said, "but that\'s all there is." ¶ Somewhere a broom slid slowly down a wall and clattered to the ground, and nobody laughed at that, either. [?friend: "The tune was me," {friend} said from below, and after a moment climbed up and stood where people could see {friend.them}.]',
        'The sentence that {hero} had prepared was eleven words long, and when {hero.they} got up on {place.stand} and saw all those expectant faces {hero.they} lost the first half of it, so that what came out was, "It isn\'t true." {Hero.they} swallowed and tried to go back. "{thing.nick}, I mean. I made it up, so I ought to know. Some of you have never even met {guest}, who tells long stories, and asks you what happened next, and hasn\'t come around here since people started using something I thought of in one second." ¶ "It\'s just a bit of fun," said a man, not unkindly. ¶ "It was," said {hero}. "I got all the fun, and {guest} got the rest of it." [?friend: {friend}, who couldn\'t stand being looked at, came and stood up there anyway.] No one seemed to know where to put their eyes.',
        '"This had better be good," someone called, cheerfully. ¶ "It isn\'t," said {hero}, up on {place.stand}. "It\'s the one you know, but I left some things out." {Hero.they} told it again from the start, and put back everything that {hero.they} had trimmed: how long {guest} had waited for that {thing}, and {guest.their} face, and the second during which the word had been in {hero.their} mouth and could have stayed there. {Hero.they} put in the half second at the end. "So I made that," {hero.they} said, "and it\'s not true, and I\'ve tried to get it back, and you can\'t. All I can do is tell you whose it is." It was by a long way the worst performance of {hero.their} life. The pauses were in all the wrong places. [?friend: Partway through, {friend} had come up beside {hero.them}, and stayed.] People listened to it right to the end.',
        'There\'s a kind of silence that comes just before the laugh, and {hero} had loved it all {hero.their} life. {Hero.they} stood on {place.stand} and had the largest one that {hero.they} had ever been given, and {hero.they} spent it. "That name up there is mine," {hero.they} said. "I\'d like you to know that. I made it, it isn\'t true, and somebody who was standing right next to me has been paying for it ever since." {Hero.their} voice cracked on *right*. A few people laughed, out of habit, and then you could see them hear it. Over by the steps a boy began on the song anyway, and got three notes into it before he found that he was doing it alone. [?friend: "I wrote that tune," {friend} told him from beside {hero}, "and I would really like it back."] The boy trailed off, but you could hardly call it a victory, because he\'d be singing it again by supper.',
      ],
    },
    more: {
      early: ['Nobody knew what to do after that. So they all went on with their day, but softly.'],
      middle: ['It was the first time that {hero} had ever gotten down from anywhere without taking a bow.'],
      preteen: [
        '"Huh," said the man with the broom at last. He didn\'t say it in an admiring way, but like somebody who has enjoyed having a funny kid around and can see that from now on he will have to think about it. The crowd broke up into twos and threes. Nobody else came over, and {hero} climbed down on legs that didn\'t feel as though they belonged to anyone in particular.',
      ],
    },
  },
  {
    id: 'door',
    purpose: 'the hero says it again at the door of the one it is about, and is not forgiven at once',
    core: true,
    valence: 1,
    scene: {
      setting: 'porch',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'sad', 'guest'],
        ['guest', 'stand', 'thinking', 'hero'],
        ['companion', 'sit', 'calm', 'guest'],
      ],
      props: ['door'],
      action: '{hero} stands at the door and tells {guest} the truth.',
    },
    text: {
      toddlers: [
        '[+ Knock, knock. ]{guest} peeks out. "I am so sorry," says {hero}. "It hurt," says {guest}.',
        '{hero} goes to {guest}\'s door. "I am so sorry, {guest}." "I am still sad," says {guest}.',
        '"{guest}?" says {hero}. "I was not kind. I am sorry." {guest} nods. [+ Not yet a hug.]',
        '{hero} knocks. "I am sorry," says {hero}. "Your name is {guest}." [+ "It is," says {guest}.]',
      ],
      early: [
        '{hero} went straight to {guest}\'s door. [?companion: {companion} got there first. ]Knock, knock. It opened as wide as a nose. "I made the name," said {hero}, "and I told everybody so. I\'m sorry." "It hurt," said {guest}. "But I heard you." And the door closed, quite softly.',
        '"Who is it?" asked {guest} behind the door. "It\'s {hero}. You don\'t have to open." So {hero} said it all to the door. "Okay," said the door. It was a small okay. [?companion: {companion} sat down on the mat. ]But then it opened, just a bit, and there was {guest}.',
        {
          say: '{guest} was sitting on {guest.their} step. "I laughed," said {guest}, "because everyone was looking." "I\'m sorry," said {hero}. "I made it, and I wish I hadn\'t. Do you forgive me?" [?companion: {companion} sat down between them. ]{guest} thought about it. "Not today," {guest.they} said. "You can ask me again."',
          shows: shown.guestOnStep,
        },
        'Knock, knock. {guest} opened the door. "I came to say it here, too," said {hero}. "I made you a bad name. You have a good one. It\'s {guest}." {guest}\'s chin shook a little. "Say it again," said {guest}. "{guest}," said {hero}. "I\'m still mad," said {guest}. "That\'s all right," said {hero}.',
      ],
      middle: [
        'It would have been nice to go home after that. {hero} went to {guest}\'s door instead, and knocked. [?companion: {companion} came along and sat on the mat.] It opened about as wide as a slice of bread. ¶ "I told them that I made it and that it isn\'t true," said {hero}, "but you weren\'t there, so now I\'m telling you. I\'m sorry, because I could have kept it to myself." ¶ {guest} looked at {hero.them} through the gap for a long time. "I waited three weeks, and then I had it for *one day*," {guest.they} said at last. "I can\'t forgive you yet." It was not meant to be mean. {Guest.they} had looked for it, and it wasn\'t there. "But thanks for coming to the door." It closed, and it did not slam.',
        '"You came to see if I\'m all right," said {guest}, through the door. "People do that. I say yes, and then they go." ¶ "No," said {hero}. "I came to say it was me." {Hero.they} said the rest of it to the wood, and the wood was just as hard to talk to as you would think. When {hero.they} had finished, nothing happened. [?companion: {companion} scratched at the bottom of the door, or maybe just leaned on it.] Then the key turned. ¶ "I wasn\'t all right," said {guest}, whose eyes were red, "and I\'m not going to say that it\'s okay now, because it isn\'t." ¶ They stood there on the two sides of the doorstep for a bit, and nobody tried to make it into anything else.',
        {
          say: '{guest} was on the step in front of {guest.their} door, peeling a stick. {hero} stayed on the path. {Hero.they} had a feeling that you ought to ask before you came closer. {Hero.they} said what {hero.they} had said up there, and it was harder, because that had been to everyone and this was to one. ¶ "They\'ll still say it," said {guest}. ¶ "Yes," said {hero}. "I tried to make them stop, but I can\'t." ¶ {guest} went on peeling the stick until there was nothing more on it to peel. "I laughed, too," {guest.they} said, "so that nobody would see. Did you see?" ¶ "I did," said {hero}. "Later." ¶ "Don\'t ask me if it\'s all right now," said {guest}. And {hero} did not ask.',
          shows: shown.guestOnStep,
        },
        'The knocker was shaped like a fish, and {hero} had plenty of time to look at it before anybody came. "If it\'s a joke," said {guest}, while the door was still shut, "I don\'t want it." ¶ So {hero} told {guest.them}, in the plainest words {hero.they} had, and it was strange how few of them were needed. "You aren\'t that," {hero.they} said at the end. "You\'re {guest}. I could have just said, \'Good morning, {guest}, that\'s a nice {thing},\' because I thought that, too. I had it right there." ¶ The door opened a little way, and {guest} was wiping {guest.their} nose. "You could say it now," said {guest}, and {hero} said it. ¶ "It *was* nice," said {guest}. "I\'m still angry." But the door stayed open while {guest.they} {guest:was|were}.',
      ],
      preteen: [
        'The hard part was over, {hero} thought, until {hero.they} {hero:was|were} standing at {guest}\'s door and found that it hadn\'t started. Twenty people are a crowd, and you can talk to a crowd. The door opened the width of one eye. {hero} told the eye everything: who had made it, and why, and that {hero.they} had just stood up and said so. "It wasn\'t true, and I could have kept it to myself. I had time." [?companion: {companion} sat down on the doormat, facing {guest}, as if this might take a while.] ¶ "I\'d waited three weeks for that {thing}," said {guest}, "and I got to like it for about ten minutes." {Guest.they} stopped, and began again. "I know what people are supposed to say at this point, but I can\'t say it yet, because it would be exactly like the laugh." ¶ {hero} said that in that case {guest.they} shouldn\'t. The door closed again, and what {hero} remembered about it afterward was how carefully it was done, so that it wouldn\'t slam.',
        '"If you\'re here to check that I\'m fine," said {guest}, from behind the door, "I\'m fine." ¶ "I\'m here because I made that name up," said {hero}. "I told everybody so just now, and I wanted you to hear it from me and not from the mailman." {Hero.they} had to say the rest of it to a plank of wood with a crack down the middle, and the wood was no help at all, since there were no faces to steer by, and {hero.they} simply had to put one true thing after another until {hero.they} ran out of them. [?companion: {companion} settled down against the door.] For a long time nothing moved. Then a chain rattled, and there stood {guest}, looking tired, and smaller than {hero} remembered. "I wasn\'t fine," said {guest}. "I\'m not going to make you feel better about it." ¶ "That\'s okay," said {hero}, and was surprised to find that it was.',
        {
          say: '{guest} sat on the step in front of {guest.their} door with a stick and a pocketknife, and did not look up. {hero} stopped at the edge of the path. It seemed like the sort of distance that you ought to be invited across. {Hero.they} said it from there. It was the second time that morning, and it should have gotten easier; but before, {hero.they} had been talking about {guest}, and now {hero.they} {hero:was|were} talking to {guest.them}, and those turned out to be completely different languages. ¶ "They\'ll go on using it, you know," said {guest}. ¶ {hero} admitted that some of them would, and that {hero.they} had tried three separate ways of stopping it and had made it worse with every one. A long curl of bark dropped onto the step. "I laughed so that nobody would see," said {guest}, not looking up, "and it worked. Nobody saw." ¶ "I do now," said {hero}. {guest} nodded, and went on with the stick, and {hero} understood that this was all there was going to be today, and that it was {guest}\'s to decide.',
          shows: shown.guestOnStep,
        },
        'There was a long wait after the knock, and then the sound of steps approaching, and then {guest}\'s voice, quite flat, saying that if this was something funny {guest.they} didn\'t want it. ¶ "It isn\'t," said {hero}. "I\'m all out." {Hero.they} told it to the door in as few words as {hero.they} could manage. You would imagine that it takes an enormous number of words to undo a single one, but in fact it takes hardly any, and they\'re just heavy to carry. "That isn\'t your name," {hero} finished. "You\'ve got one. It\'s the one God knows you by, and nobody asked me to add to it." The door had opened somewhere in the middle of this. ¶ "Say it, then," said {guest}, and {hero} said it, just the one word, as carefully as if it might spill. ¶ {guest}\'s mouth twisted. "That\'s the first time in two weeks that anybody has," {guest.they} said. "I\'m still really mad at you, and I might be for a while." But while {guest.they} {guest:was|were} saying so {guest.they} hadn\'t shut the door, and after that {guest.they} went on standing there not shutting it.',
      ],
    },
    more: {
      middle: [
        "On the way back somebody was singing it in a yard, so {hero} went up to the fence and explained who had made it, and that it wasn't true. It was the third time that day, and it would not be the last.",
      ],
      preteen: [
        '{hero} walked home the long way around. {Hero.they} had expected some kind of lightness at the end of all this, as there usually is in stories, and there actually was some, although only about a teaspoonful. The remainder was just having done it. Two streets over somebody was singing that song, so {hero} went and found out who it was, and stood in front of them, and started over.',
      ],
    },
  },
  {
    id: 'after',
    purpose: 'the cost: not the funny one anymore, and the name is still about',
    core: false,
    rank: { young: 7, old: 4 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'calm', 'away'],
        ['friend', 'stand', 'calm', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['bench', 'tree'],
      action: '{hero} stands at the edge while others laugh at somebody else.',
    },
    text: {
      toddlers: [
        'They play and laugh. But not with {hero}. [+ {hero} waits by the wall.]',
        '"A joke?" says {hero}. "Not now," they say. [+ {hero} sits by the wall.]',
        '"{thing.nick}," sings one. "No," says {hero}. "It is {guest}." [+ He sings it again.]',
      ],
      early: [
        'The next day a boy told the joke about the cow. He told it all wrong, and they laughed. Nobody looked at {hero}. [?friend: {friend} moved over, so that there were two of them at the end of the row. ]It was not a good place to sit, but you could see everyone from it.',
        '"Good morning," said {hero}. "Is that a joke?" asked the lady with the eggs. "No," said {hero}. "It\'s only good morning." A girl skipped past. "{thing.rhyme}" she sang. Then she put a hand over her mouth. She had forgotten. [+ Somebody forgot about once a day.]',
        'There was a new funny one now. He could wiggle his ears, both at once. {hero} had to laugh, too. It was odd to be one of the people who laugh. [?companion: {companion} sat close, and that helped. ]When somebody said the name, {hero} said the other one. "It\'s {guest}," said {hero}.',
      ],
      middle: [
        "Being the funny one is a job, and in a day or two somebody else had it. He could wiggle his ears, one at a time. {hero} stood at the end of the row and laughed in the right places. When {hero.they} said something {hero.themself}, there was a little gap while people worked out whether it was all right to laugh, and a joke can't live in a gap like that. [?friend: {friend} was not asked for tunes, either. They had a good deal of time.] And once a day, about, somebody sang it. They didn't mean to. {hero} said, \"It's {guest},\" every time, like a clock.",
        '"You used to be more fun," said the girl with the jump rope. ¶ {hero} could not say that this was wrong, and to be obliging {hero.they} did the goose. It went up the stairs and couldn\'t remember why, and a few people smiled, but it was not the same goose. It seemed to be thinking. ¶ "{thing.rhyme}" somebody hummed, over by the tree. The girl looked at {hero}, and {hero} looked at the ground. Some of it comes off, and some of it doesn\'t.',
        'There were people who had not been there that morning. There were people who had, and didn\'t care. A painted word was still on {place.wall}, under two coats of white, and if you knew where to look you could read it. {hero} knew where to look. {Hero.they} went up to everybody who said it, and told them. It was slow. {Hero.they} had made it in a second, and {hero.they} had been taking it back for nine days. "You\'re not as funny as you used to be," said the man with the ladder. He said it nicely. It went in all the same.',
      ],
      preteen: [
        'Within two days they had somebody else. His specialty was ears. He could move them separately, and {hero}, at the end of the row, had to admit that it was pretty good. Nobody was unfriendly. It was just that whenever {hero} said anything, there was a slight pause now, while people checked whether there was a person inside it, and you can\'t tell a joke into a pause like that. It goes out like a match in the rain. [?friend: {friend} was having the same trouble with tunes.] The mornings had gotten a lot longer. And every day, at least once, from around some corner, without any malice at all, came the song. "It\'s {guest}," {hero} would say, and walk over.',
        '"I\'m not saying that you were wrong," said the man with the broom, sweeping carefully around {hero}. "I\'m only saying that I used to look forward to you." It was as honest a remark as anybody had made all week, and {hero} went on thinking about it for the rest of the day, because there was no unkindness in it anywhere that {hero.they} could have been angry at. On {place.wall} there were two coats of whitewash by now, but when the sun came in low the word still showed through, as a kind of swelling in the paint, and you could have read it in the dark with the tips of your fingers.',
        "{hero} hadn't known how many people there were in the world until {hero.they} had to tell each of them. Some had missed that morning. Some had been there, and shrugged. A truck driver from the next town brought the song back with him, with a verse that {hero} had never heard. {Hero.they} went up to them, one at a time, and said {hero.their} sentence, and they stopped, or they didn't. [?companion: {companion} came along on these errands and was a good deal more popular than {hero} was.] It had taken one second to make, and so far it had taken {hero.them} nine days to take back, and {hero.they} had perhaps a cupful.",
      ],
    },
    more: {
      preteen: [
        'The unexpected thing was what {hero.they} got instead. Standing at the edge like that, with nothing to say, {hero.they} began to see who else was there. It turned out to be a regular crowd. There was one kid who always laughed about half a second late, and {hero} moved over a little and made room.',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'in their own time; the name is still heard now and then; two on a step at evening',
    core: true,
    valence: 1,
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['guest', 'sit', 'calm', 'hero', '{thing}'],
        ['hero', 'sit', 'calm', 'guest'],
        ['friend', 'sit', 'calm'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['door', 'moon', 'tree'],
      action: '{hero} and {guest} sit on the step in the evening, with the {thing}.',
    },
    text: {
      toddlers: [
        'Days go by. {guest} comes, with the {thing}. "Hello, {guest}," says {hero}. [+ They sit. ][+ Shh.]',
        '{guest} sits with {hero}. Far off they sing the name. [+ {hero} shakes {hero.their} head. ]Good night.',
        '"I forgive you," says {guest}. "It still hurts a bit." They sit close. [+ Good night.]',
        'The sun goes down. {guest} has the {thing}. They sit side by side. Good night, {guest}.',
      ],
      early: [
        'It took eleven days. Then {guest} sat down on the step with the {thing}. "I forgive you," said {guest}. "It still stings when they sing it." [+ Far off somebody was singing it then. ]{Img.the} {img.loose}. {hero} began a story about a snake with a cold. "And then what?" asked {guest}.',
        'One evening {guest} was on {guest.their} step {thing.inthe}. "You can come up," said {guest}. So {hero} came up one step. [?companion: {companion} was there already. ]"I\'m done being mad," said {guest}. "I might be sad again sometimes." A bird went over, and it did not say anything. [+ They looked at each other, and they both had to laugh. ]{Img.the} {img.loose}.',
        'Every evening {hero} walked by and said, "Good night, {guest}." On the tenth evening {guest} said, "Sit down." {Guest.they} had the {thing} on the step. "You can\'t make it go away, can you?" asked {guest}. "No," said {hero}. "But you came," said {guest}, "and I\'m not mad now." {Img.the} {img.loose}. A feather went by under the lamp, very slowly.',
        '"{thing.nick}!" called a boy down the street. {guest} was on the step {thing.inthe}. "I made that," {hero} called back. "It isn\'t true!" "Sorry!" called the boy. "That\'s the nineteenth one," said {guest}. "You count them?" asked {hero}. "I count you," said {guest}, and moved closer. "I forgave you at number twelve." {Img.the} {img.loose}. [+ It was getting dark, and ]the street was still.',
      ],
      middle: [
        'It took {guest} the better part of three weeks, and nobody hurried {guest.them}. Then one evening the door opened, and {guest} came out {thing.inthe} and sat down on the step. {hero}, who had only been going by, as {hero.they} did every evening, stopped. ¶ "I forgive you," said {guest}. "I practiced it this morning, and it was true." {Guest.they} {guest.sig}. "It still stings when I hear it. I\'m going to let it. You don\'t have to make a face." ¶ "Okay," said {hero}, and sat down. {Img.the} {img.loose}; it must have happened on one of those other evenings, between the gate and the corner. A long way off somebody was singing. They both listened. {guest} was the one who spoke first. "They\'ve got the tune wrong," said {guest}.',
        '"Nineteen," said {guest}. ¶ {hero} had just come back from the corner, where {hero.they} had told a man about the name, and {guest} was sitting on the step with the {thing} beside {guest.them}. "That\'s how many times I\'ve seen you do that," said {guest}, "because I can see the corner from my window." {Guest.they} moved the {thing} over, and after a while {hero} understood that the space was for {hero.them}. ¶ "I forgave you at about twelve," said {guest}. "I\'m still allowed to be sad, though." ¶ "You are," said {hero}. They shared a pear. {Img.the} {img.loose}, and {hero} could not have said when. The windows lit up one after another, and down the street somebody was calling a child in by its right name.',
        '"You had one about a snake," said {guest}. It was evening, and they were sitting on {guest}\'s step, at the two ends of it. They had gotten from the path to the step in about three weeks. [?companion: {companion} had the middle.] ¶ "It had a cold," said {hero}. "I don\'t tell it now." ¶ "Tell it to me." ¶ So {hero} told it, low, for one. When {hero.they} got to the sneeze {hero.they} stopped, and {guest}, {thing.inthe}, leaned forward. "And then what?" said {guest}. ¶ Over the fence a child sang a bit of the old song and was told to hush. {guest}\'s mouth went thin for a moment. {hero} waited until it was over. {Img.the} {img.loose}. "And then," said {hero}, "it found out that a snake has nowhere to put a handkerchief."',
        'There is a bird not far from there that still says it. It will be saying it for years. One evening {hero} and {guest} were on the step, with the {thing} between them, and heard it, far off and very clear: "{thing.nick}!" ¶ {hero} looked at {guest}. {guest} was looking straight ahead. "It\'s all right to hate it," said {hero}. ¶ "I do," said {guest}. "But I don\'t hate you. I looked, last week. There wasn\'t any left." {Guest.they} {guest.sig}, and wanted to know if you could teach a bird a thing like a real name. ¶ "It takes about four years," said {hero}, "and raisins." ¶ "I\'ve got raisins," said {guest}. {Img.the} {img.loose}. They ate a few, to see if they were the right kind, until it was too dark to count them.',
      ],
      preteen: [
        'It took {guest} most of a month, and {hero} found out during that time that waiting to be forgiven is not something you can do *at* a person. You can only be around. {Hero.they} walked by in the evenings and said, "Night, {guest}," and {guest} said, "Night." Then one evening {guest} came out and sat down on the step {thing.inthe}. "Okay," said {guest}, "I forgive you. I didn\'t want to say it until it was actually so." {Guest.they} {guest.sig}. "It still gets me whenever I hear it, and I think I\'m going to hang on to that, because I think that part belongs to me." ¶ "It\'s yours," said {hero}. There was room on the step, and after a minute or so {hero.they} took it, and {img.the} {img.loose}, though {hero.they} didn\'t notice until much later. Somewhere beyond the roofs a voice was singing, and they listened to it together until it had disappeared around a corner. "That second verse never did rhyme," said {guest}.',
        '"Twenty-six," said {guest}, from the step. {hero} had just come back across the street from talking to a delivery man, who had taken it pretty well. ¶ "Twenty-six what?" ¶ "That\'s how many I\'ve watched you do. I can\'t hear it from up there, but I know how it goes, because you point at yourself and then they look at their feet." {guest} picked up the {thing}, held it for a moment, and put it down again on the other side, so that there was a space, and it took {hero} an embarrassing amount of time to understand what the space was for. "I forgave you somewhere around twelve," {guest} went on, when {hero.they} had sat down in it. "It\'s still out there, though. I hear it before you do, and I don\'t think I\'m ever going to like it." {hero} said that nobody could ask that of anyone. They split a pear, which was overripe and ran all over the step. {Img.the} {img.loose}. The streetlights came on from the far end, one by one, as if someone were walking toward them, taking a good long time.',
        '"Somebody said you had one about a snake," said {guest}. By then they had worked their way in, over several weeks, from the path to the gate to the step, and had stayed there, at opposite ends, {guest} {thing.inthe}. [?companion: {companion} occupied the middle.] ¶ "It\'s retired," said {hero}. ¶ "Tell it small, then." ¶ So {hero} told it small, for an audience of one, without any voices, and it was not as funny that way, but it was better, although {hero.they} couldn\'t have explained the difference. Just before the sneeze, some kid on a bike went by at the end of the street with a scrap of that tune, and {guest} went still. {hero} stopped talking. {Hero.they} didn\'t fix it, or say that it was nothing; {hero.they} waited, for as long as it took, and that was getting to be something {hero.they} {hero:was|were} good at. {Img.the} {img.loose}. ¶ "And then what?" said {guest}.',
        'There\'s a bird not far from there that still says it, and it will go on saying it when everybody in this story has gray hair. One evening {hero} and {guest} were out on the step, with the {thing} between them, and it came across the gardens, small and very clear. "{thing.nick}!" ¶ {hero} shut {hero.their} eyes, because a bird like that can live to be sixty, and {guest} took {guest.their} time before saying anything, since waiting was something that they had both gotten much better at. "I forgave you a while back, you know," said {guest}. "I keep meaning to mention it. I haven\'t forgiven the bird." {Guest.they} {guest.sig}, and asked whether a creature like that could be taught another word, an actual name, for instance. ¶ "It\'s about four years of work," said {hero}, "and raisins." ¶ {guest} considered this for as long as it took the first star to come out over the gardens. "Well," {guest.they} said, "I\'m not doing anything." {Img.the} {img.loose}. Across the gardens the bird said it again, but sleepily, like someone who isn\'t sure anymore.',
      ],
    },
  },
]
