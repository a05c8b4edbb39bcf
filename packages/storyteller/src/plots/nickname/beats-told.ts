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
        '{hero} climbed up on {place.stand} and waited until it was quiet, and it was quiet right away. "I made that up," {hero.they} said, and pointed at {place.wall}. "It didn\'t just come from somewhere. I started it, because I wanted a laugh, and it took me one second, and it isn\'t true. It\'s about {guest}, who came here one morning with a new {thing} and was happy." Somebody giggled, because with {hero} there was always a funny part at the end, and {hero} looked over to where the giggle had come from. "I keep waiting for the funny part, too," {hero.they} said, "but that\'s all there is." ¶ Somewhere a broom slid down the wall and fell over with a bang, and nobody laughed at that, either. [?friend: "And the tune was me," said {friend} from below, and climbed up and stood next to {hero}, where everybody could see {friend.them}.]',
        '{hero} had learned {hero.their} sentence by heart, but when {hero.they} stood up there on {place.stand} and saw all those faces, {hero.they} forgot the beginning. "It isn\'t true," {hero.they} said, and swallowed. "{thing.nick}, I mean. I made it up, so I should know. Some of you have never even met {guest}, and {guest.they} {guest:tells|tell} long stories, and {guest.they} always {guest:asks|ask} you what happened next. And {guest.they} {guest:hasn\'t|haven\'t} come here anymore since you\'ve all been saying something that I thought of in one second." ¶ "It\'s just a bit of fun," said a man, in a friendly way. ¶ "It was fun for me," said {hero}, "and I got all the fun, and {guest} got the rest." [?friend: {friend} hated it when people looked at {friend.them}, but {friend.they} came and stood up there anyway.] Nobody knew where to look.',
        '"This had better be good!" somebody called. ¶ "It isn\'t," said {hero}, up on {place.stand}. "It\'s the one that you know, but I left some things out." Then {hero.they} told it again from the beginning, and this time {hero.they} didn\'t leave out anything. {Hero.they} told them how long {guest} had waited for that {thing}, and how {guest.they} had looked, and about the one second in which {hero.they} could have kept {hero.their} mouth shut. {Hero.they} told them about the half second at the end. "So I made that up," {hero.they} said, "and it isn\'t true, and I\'ve tried to get it back, and you can\'t get it back. I can only tell you whose it is." {Hero.they} had never told anything so badly in {hero.their} life. [?friend: Somewhere in the middle of it {friend} had come up and stood beside {hero.them}.] But they all listened, right to the end.',
        'It got very quiet, the way it always did just before they laughed. {hero} had always loved that, and {hero.they} stood up on {place.stand} in the middle of it. "That name up there is mine," {hero.they} said, and {hero.their} voice cracked. "I wanted you to know that. I made it up, and it isn\'t true, and {guest} was standing right next to me when I said it, and {guest.they} {guest:was|were} the one who had to pay for it." A few of them laughed, because they always did, and then they heard what {hero.they} had said. Over by the steps a boy started the song anyway, and after three notes he noticed that he was the only one. [?friend: "I made that tune," {friend} told him, from beside {hero}, "and I\'d really like to have it back."] The boy stopped, but by supper he would be singing it again.',
      ],
    },
    more: {
      early: ['Nobody knew what to do after that. So they all went on with their day, but softly.'],
      middle: ['It was the first time that {hero} had ever gotten down from anywhere without taking a bow.'],
      preteen: [
        '"Huh," said the man with the broom at last. He had always liked having somebody funny around, and now he would have to think about it. The people went off in twos and threes, and nobody came over. {hero} climbed down, and {hero.their} legs felt as if they belonged to somebody else.',
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
        '{hero} thought that the hard part was over, until {hero.they} {hero:was|were} standing at {guest}\'s door. Twenty people are easier to talk to than one, and the door opened just a crack, and there was one eye. {hero} told the eye who had made up the name, and that it wasn\'t true, and that {hero.they} had just told everybody so. "And I didn\'t have to say it," {hero.they} said. "I had time." [?companion: {companion} sat down on the doormat and looked up at {guest}.] ¶ "I waited three weeks for that {thing}," said {guest}, "and then I got to like it for ten minutes." {Guest.they} stopped, and started again. "I know that I\'m supposed to say it\'s all right. But I can\'t say it yet, because it would be just like that laugh." ¶ "Then don\'t," said {hero}. The door closed again, very softly, so that it wouldn\'t bang.',
        '"If you\'ve come to see if I\'m fine," said {guest} from behind the door, "I\'m fine." ¶ "I\'ve come because I made up that name," said {hero}, "and I just told everybody, and I wanted you to hear it from me." {Hero.they} had to say it all to a door, and a door doesn\'t nod or look at you, so {hero.they} just said one true thing after another, until there weren\'t any more. [?companion: {companion} lay down in front of the door.] For a long time nothing happened. Then the chain rattled, and there was {guest}, and {guest.they} looked tired, and smaller than before. "I wasn\'t fine," said {guest}. "And I\'m not going to make you feel better about it." ¶ "That\'s okay," said {hero}, and it really was.',
        {
          say: '{guest} was sitting on the step with a stick and a pocketknife, and {guest.they} didn\'t look up. {hero} stopped where the path began, because nobody had told {hero.them} to come closer, and said it from there. It was the second time that morning, and {hero.they} had thought that it would be easier. But before, {hero.they} had been talking about {guest}, and now {hero.they} {hero:was|were} talking to {guest.them}. ¶ "They\'ll go on saying it, you know," said {guest}. ¶ "Some of them will," said {hero}, "and I tried three different things to make them stop, and it only got worse." A long curl of bark fell on the step. "I laughed so that nobody would see," said {guest} to the stick, "and nobody did." ¶ "I see it now," said {hero}. {guest} nodded, and went on with the stick, and that was all for today, and it was up to {guest} what came next.',
          shows: shown.guestOnStep,
        },
        '{hero} knocked, and for a long time nothing happened, and then there were steps. "If it\'s something funny, I don\'t want it," said {guest} behind the door. ¶ "It isn\'t," said {hero}, "and I haven\'t got any left." {Hero.they} told it to the door, and {hero.they} used as few words as {hero.they} could, and it doesn\'t take many, but they\'re heavy. "It isn\'t your name," {hero.they} said at the end. "You\'ve got a name, and God knows you by it, and nobody asked me to make up another one." Somewhere in the middle of this the door had opened. ¶ "Then say it," said {guest}, and {hero} said it, just that one word, as carefully as if you could spill it. ¶ {guest} pressed {guest.their} lips together. "You\'re the first one who has said that in two weeks," {guest.they} said. "I\'m still really mad at you, and maybe I will be for a while." But {guest.they} hadn\'t closed the door, and {guest.they} went on not closing it.',
      ],
    },
    more: {
      middle: [
        "On the way back somebody was singing it in a yard, so {hero} went up to the fence and explained who had made it, and that it wasn't true. It was the third time that day, and it would not be the last.",
      ],
      preteen: [
        '{hero} took the long way home. {Hero.they} had thought that {hero.they} would feel light now, and {hero.they} did, but only about a spoonful. Two streets away somebody was singing that song, so {hero} went and found out who it was, and stood in front of them, and told them.',
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
        "Two days later they had somebody else who was funny. He could wiggle his ears, and even one at a time, and {hero}, who was standing at the end of the row, thought that it was pretty good. Nobody was mean. But whenever {hero} said anything now, they waited for a moment first, to see if {hero.they} meant it, and you can't tell a joke like that. [?friend: {friend} had the same trouble with tunes.] The mornings had gotten very long, and every day, at least once, somebody came around a corner and was singing that song. \"That's not the real name, it's {guest},\" said {hero}, and went over to tell them.",
        '"I\'m not saying that it was wrong," said the man with the broom, and swept carefully around {hero}. "I\'m only saying that I used to look forward to you." There was nothing mean in it, and {hero} thought about it for the rest of the day. On {place.wall} there were two coats of white paint by now. But in the evening, when the sun was low, you could still see the letters under it, and if you ran your fingers over them, you could even read them in the dark.',
        "{hero} hadn't known how many people there are until {hero.they} had to tell them all. Some of them hadn't been there that morning, and some had been there and didn't care. A truck driver brought the song back from the next town, and there was a verse in it that {hero} had never heard before. {Hero.they} went up to each of them and said {hero.their} one sentence, and they stopped singing, or they didn't. [?companion: {companion} always came along, and they liked {companion} better than {hero}.] It had taken one second to make it up. So far it had taken nine days to take it back, and {hero} had hardly started.",
      ],
    },
    more: {
      preteen: [
        'But {hero} got something else for it. Now that {hero.they} stood at the edge and had nothing to say, {hero.they} saw who else was standing there, and it was quite a crowd. One kid always laughed about half a second late, and {hero} moved over and made room.',
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
        'It took {guest} nearly a month, and you can\'t make somebody forgive you any faster. You can only be around. Every evening {hero} walked by and said, "Night, {guest}," and {guest} said, "Night." Then, one evening, {guest} came out and sat down on the step {thing.inthe}. "Okay," said {guest}, "I forgive you. I didn\'t want to say it before it was true." {Guest.they} {guest.sig}. "It still hurts when I hear it, and I think that\'s all right." ¶ "It is," said {hero}. There was room on the step, and after a while {hero} sat down. {Img.the} {img.loose}, but {hero.they} only noticed that much later. Far away behind the houses somebody was singing that song, and they listened to it together until it was gone. "The second verse doesn\'t even rhyme," said {guest}.',
        '"Twenty-six," said {guest} from the step. {hero} had just come back across the street, where {hero.they} had talked to the man who brought the packages. ¶ "Twenty-six what?" ¶ "That\'s how many I\'ve watched you do. I can\'t hear it from here, but I know how it goes. You point at yourself, and then they look at their feet." {guest} picked up the {thing} and put it down on the other side, so that there was a free place, and it took {hero} much too long to see who it was for. "I forgave you at about twelve," said {guest}, when {hero} was sitting there. "But it\'s still going around, and I always hear it before you do, and I\'m never going to like it." ¶ "You don\'t have to," said {hero}. They shared a pear that was so ripe that it dripped on the step. {Img.the} {img.loose}. Down the street the lamps came on, one after another, as if somebody were walking toward them and taking a long time.',
        '"Somebody told me that you had one about a snake," said {guest}. They were sitting on the step, at the two ends of it, and {guest} was there {thing.inthe}. First {hero} had stood on the path, and some weeks later at the gate, and now {hero.they} {hero:was|were} here. [?companion: {companion} was lying in the middle.] ¶ "I don\'t tell it anymore," said {hero}. ¶ "Then tell it small." ¶ So {hero} told it small, just for {guest}, without any voices, and it wasn\'t as funny that way, but somehow it was better. Just before the sneeze a kid on a bike rode by and whistled a bit of that tune, and {guest} went stiff. {hero} stopped, and {hero.they} didn\'t say that it was nothing, and {hero.they} just waited with {guest.them}, for as long as it took. {Img.the} {img.loose}. ¶ "And then what?" asked {guest}.',
        'There is a bird not far from there that still says it, and it will still be saying it when everybody in this story is old. One evening {hero} and {guest} were sitting on the step, with the {thing} between them, and they heard it across the yards. "{thing.nick}!" ¶ {hero} shut {hero.their} eyes. ¶ "I forgave you a while ago, you know," said {guest} after some time. "I keep forgetting to tell you. I haven\'t forgiven the bird." {Guest.they} {guest.sig}. "Can you teach a bird like that another word? Somebody\'s real name, maybe?" ¶ "It takes about four years," said {hero}, "and raisins." ¶ {guest} thought about that until the first star came out. "Well," said {guest}, "I\'ve got time." {Img.the} {img.loose}. Across the yards the bird said it once more, but it sounded sleepy, and not so sure.',
      ],
    },
  },
]
