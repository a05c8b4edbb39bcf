import type { Beat } from '../plot.ts'

/** The choice, and what it costs. */
export const after: readonly Beat[] = [
  {
    id: 'give-up',
    purpose: 'The choice, in one plain act.',
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'stand', 'tender', 'arrival'],
        ['arrival', 'stand', 'wow', 'hero'],
        ['friend', 'sit', 'wow', 'hero'],
        ['guest', 'sit', 'wow', 'hero'],
      ],
      props: ['{place}'],
      action: '{hero} stands up and offers {arrival} {hero.their} own place.',
    },
    text: {
      toddlers: [
        '{hero} pats {hero.their} spot. It is good. It is warm. Then up gets {hero}! "Sit here, {arrival}."',
        '{hero} looks at {arrival}. {arrival} has no spot. Up, up! {hero} gets up. "You can have mine!"',
        'No room at all. {hero} thinks. Hmm, hmm, hmm. Hop! Out hops {hero}. "Here, {arrival}. Sit!"',
        '{hero} takes a big breath. Up! {hero} stands up. "For you, {arrival}. Sit, sit!"',
      ],
      early: [
        '{hero} looked at {hero.their} spot one more time. It was still warm. Then {hero.they} stood up. "You can have this one," said {hero}. It came out very small. So {hero.they} said it again, and this time it was bigger. "You can sit here, {arrival}."',
        'It was a good spot. {hero} knew just how good. {Hero.their} knees did not want to get up, so {hero} gave them a push. "Here," {hero.they} said to {arrival}. "Mind the [bump / corner]. It\'s the best part."',
        '"I can\'t sit there," said {arrival}. "It\'s yours." ¶ "It was," said {hero}. {Hero.they} patted it flat. "Now it\'s where you sit." Then {hero.they} {hero.sig}. {Hero.they} had to do something.',
        '"Shut your eyes," {hero} told {hero.their} own legs. Then they got up, because they could not see where they were going. {Hero.they} took three steps. {hero} looked around, and there was {hero.their} spot, with nobody in it. "There is room," {hero.they} told {arrival}. "Look. I made some."',
      ],
      middle: [
        '{hero} stood up before {hero.they} could think of another reason not to. "There\'s a place," {hero.they} said. "This one." ¶ "But that\'s yours," said {arrival}. ¶ "I know whose it is," said {hero}, a bit gruffly. "I\'m the one who can say so." The {place} looked different from out here, and a good deal smaller.',
        'It is easy to say that somebody ought to move over. {hero} looked along the row, and everybody was looking at somebody else. So {hero.they} picked up {hero.their} things, which took rather long, and left the good spot empty. "{arrival}," {hero.they} called, "quick, before I change my mind."',
        '{Hero.they} did it badly. {Hero.they} had meant to say something nice, and instead {hero.they} pointed and said, "You. There. Please." But {arrival} seemed to understand. {Arrival.they} came in as if the floor might break, and sat down in {hero}\'s spot. Then {arrival.they} let out a breath that {arrival.they} must have been holding since [breakfast / Tuesday / last year].',
        '"Hold this," said {hero} to {arrival}, and gave {arrival.them} {hero.their} cup. {arrival} had to come nearer to take it. "And this," said {hero}, and gave {arrival.them} a cushion. Now {arrival} stood there with {arrival.their} arms full. "You can\'t hold all that standing up," said {hero}, getting out of the good spot one leg at a time. "You had better sit down." It was the only way {hero.they} could think of to do it without talking about it.',
      ],
      preteen: [
        '"{Arrival.they} can have my place," said {hero}, who hadn\'t known that {hero.they} {hero:was|were} going to say it until it was out, and it hurt about as much as {hero.they} would have expected. [?friend: {friend} stared. "And where are you going to go?"¶"I haven\'t gotten that far," said {hero}. ]The funny thing was that {hero.they} didn\'t want to take it back. {Hero.they} went and got {arrival}, quickly, before {hero.they} could start counting again.',
        "It would make a better story if {hero} had felt generous, but mostly {hero.they} felt tired of arguing with {hero.themself}. {Hero.they} picked up {hero.their} things, crossed the invisible line to where {arrival} was standing, and said it all in one breath. \"I'm making room, but I'm not very good at it yet, so you'll have to come now.\" {arrival} looked at {hero.them} for a long moment, and came.",
        '{hero} had prepared a speech. It started with the weather, and it would have reached the invitation in about four minutes. But then {arrival} looked up, and the entire speech fell out of {hero.their} head, and only one sentence was left. "Would you like my place?" asked {hero}. "I\'ve had it for a very long time, and I think that it\'s your turn."',
        '{hero} had been thinking about it for days, and {hero.they} knew where that led, so this time {hero.they} didn\'t think. {Hero.they} stood up and brushed the crumbs off the place where {hero.they} had been sitting, very thoroughly, the way you do for a guest. "That one\'s free," {hero.they} said to {arrival}, and it came out much too high. "It\'s the best one, and I\'m only telling you so that you\'ll know how to sit on it."¶{arrival} looked from the spot to {hero}, and didn\'t ask, "Are you sure?" {hero} was extremely grateful for that.',
      ],
    },
    more: {
      preteen: [
        "{arrival} sat down on the very edge, the way you sit on a chair that belongs to somebody important. {hero} wanted to tell {arrival.them} that you could lean back, and that if you looked to the left you could {place.view}. But those were things that people ought to discover by themselves, {hero.they} thought, and so {hero.they} just stood there with {hero.their} arms full, and didn't know where to put anything.",
      ],
    },
  },
  {
    id: 'asking',
    purpose: 'The one who came is a person with a say.',
    core: false,
    rank: { young: 11, old: 4 },
    valence: 0,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['arrival', 'stand', 'thinking', 'hero'],
        ['hero', 'stand', 'shy', 'arrival'],
      ],
      props: ['{place}'],
      action: '{arrival} asks {hero} a question and waits for the answer.',
    },
    text: {
      toddlers: [
        '"Me?" says {arrival}. "You!" says {hero}. "Yes?" "Yes, yes, yes!"',
        '"For me?" says {arrival}. "For you," says {hero}. "All of it?" "All of it!"',
        '"Is it good?" asks {arrival}. "Very good," says {hero}. "Try it." {arrival} tries it. Oh!',
      ],
      early: [
        '"Do you mean it?" asked {arrival}. "I do a bit," said {hero}. "I will mean it all the way in a minute." {arrival} thought about that. "I can wait a minute," {arrival.they} said. And they waited.',
        '{arrival} looked at the spot. "What if I spill on it?" {arrival.they} asked. "Then it will have a spot," said {hero}. It was quiet. "That was a joke," said {hero}. {arrival} {arrival.sig}. "I got it," said {arrival}. "It just took a bit."',
        '"And where will you go?" asked {arrival}. {hero} had not thought about that. {Hero.they} looked around. "Out," {hero.they} said. "It is nice out. There is a lot of it." {arrival} gave {hero.them} a long look, the kind that looks under things.',
      ],
      middle: [
        '{arrival} did not sit down at once. {Arrival.they} looked at the empty spot, and then at {hero}. "Is it because you\'re sorry for me?" ¶ {hero} would have liked to say no. "It was, at first," {hero.they} said. "Now it\'s more because it got boring, having it all to myself." ¶ {arrival} thought that over from several sides. "All right," {arrival.they} said. "That\'s a reason I can sit on."',
        '"I don\'t actually know if I want to," said {arrival}, and {hero} stared, because {hero.they} had never considered that possibility. "It\'s only that everybody looks at you when you sit in a new place." ¶ "I could look somewhere else," said {hero}. ¶ "All of you?" ¶ So they all turned around and looked at a tree. It was a nice tree. When they turned back, {arrival} was sitting in the good spot with {arrival.their} hands on {arrival.their} knees.',
        '"You\'d want it back tomorrow," said {arrival}. It was a question, really. ¶ {hero} thought about tomorrow. {Hero.they} thought about it honestly. "I\'ll want it," {hero.they} said, "but I won\'t ask for it. Is that good enough?" ¶ {arrival} {arrival.sig}. You could see that {arrival.they} {arrival:was|were} used to looking at things from the back as well as the front. "It\'s better than the other way around," {arrival.they} said.',
      ],
      preteen: [
        '{arrival} didn\'t say yes right away, but looked at the place, and then at each of them, one after another. "Is this because you feel sorry for me?"¶It was so quiet that you could hear the wind. "It was at the beginning," said {hero}, and could feel {hero.their} ears turn red. "Now it\'s mostly because I can\'t stop thinking that you\'d like it."¶{arrival} considered that. "I might not," {arrival.they} said. "Is that allowed?"¶"That\'s allowed," said {hero}.',
        '"Why?" asked {arrival}, who hadn\'t moved an inch and honestly wanted to know. {hero} thought of several reasons, and all of them were either not true or embarrassing.¶"I had a sentence stuck in my head," {hero.they} said in the end, "and I thought that if I did it, it might stop."¶"And did it?" asked {arrival}.¶{hero} listened. "No," {hero.they} said, "it\'s gone on to the next part." And {arrival} laughed, for the first time since anybody had known {arrival.them}. It was a much louder laugh than you would have expected, and it seemed to settle the matter.',
        '{arrival} didn\'t sit down. "People have been nice to me before," {arrival.they} said, "and it usually lasts until about Thursday." {Arrival.they} didn\'t say it to complain, but more as if it were a bus timetable.¶{hero} didn\'t know how you promise a thing like that. "I get grumpy," {hero.they} said, "and I\'ll be grumpy by Wednesday, because I always am. But you\'d still be in that spot."¶{arrival} seemed to think that this was a much better answer than a promise.',
      ],
    },
    more: {
      preteen: [
        'It had never occurred to {hero} that {arrival} could say no, or that it might feel strange to be invited. {Hero.they} had thought that you gave somebody a place the way you give them a cookie. But it seemed that the other person had to do half of it.',
      ],
    },
  },
  {
    id: 'wobble',
    purpose: 'The new arrangement goes funny.',
    core: false,
    rank: { young: 6, old: 5 },
    valence: 1,
    scene: {
      setting: 'same',
      time: 'day',
      shot: 'wide',
      cast: [
        ['arrival', 'sit', 'laugh', 'hero'],
        ['hero', 'jump', 'laugh', '{place}'],
        ['friend', 'sit', 'worried', '{place}'],
        ['guest', 'sit', 'wow', 'hero'],
      ],
      props: ['{place}'],
      action: '{place.the} wobbles and everybody laughs.',
    },
    text: {
      toddlers: [
        'Wobble, wobble! Whoa, {place}! All fall down. Plop, plop, plop!',
        'Too many toes! Whose toe is this? Tickle, tickle. It is {arrival.theirs}!',
        '"Hic!" says {arrival}. All jump. Hic! All jump. Hic, hic, hic! Hee, hee!',
      ],
      early: [
        'It went well for as long as nobody moved. Then {arrival} sneezed. [?guest: {guest} jumped. ]Somebody\'s elbow met somebody\'s ear. The whole {place} went this way, and then it went that way. "Hold on!" called {hero}. They held on to each other, since there was nothing else to hold.',
        {
          say: '"Don\'t lean on that," said {hero}. "On what?" asked {arrival}, and leaned on it. Crack! [?guest: {guest} was gone in a flash, and looked out from behind the tree. ]They all sat there with bits in their hair. "That," said {hero}. Then {arrival} said "oops," and it was such a small "oops" for such a big crack that they could not stop laughing.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse', 'raft', 'bench', 'wagon'] } },
        },
        'First somebody had a cramp. Then somebody had the hiccups. Each time there was a hiccup, all of them jumped. Hic! Up they went. Hic! Up they went. "Hold your breath," said {hero}. They all held it, just in case. "Hic!" said {arrival}.',
      ],
      middle: [
        'It has to be said that it did not go smoothly. {arrival} sat down on the one {place.part} that you had to be careful with. There was a crack, and a slide, and a pause, and then they were all in a heap with their feet in the air. ¶ "I think that I broke it," said a voice from the bottom. ¶ "No," said {hero}, who was lying across everybody. "It does that." [?companion: {companion} climbed to the top of the heap and looked pleased.] And somebody began to laugh, and it went through the heap from one end to the other.',
        {
          say: 'There turned out to be a reason why {hero} had always sat {place.spot}. It was that {hero} had weighed just enough to keep the rest from tipping. {arrival} didn\'t. They noticed it when the far end began to rise, quite slowly, like a ship. "Everybody to the other side," called {hero}. So everybody went to the other side. ¶ When they had been pulled out from under it, they drew up a plan for who might sneeze and when. [?companion: {companion} was not on the plan, and sneezed. ]It was kept to until about five o\'clock.',
          when: { nouns: { place: ['raft', 'bench', 'wagon'] } },
        },
        {
          say: 'Nobody knew where to put their knees. Before, the knees had found their own way, and now there was one pair too many, and they met. "Sorry." "Sorry." "Was that you?" "No, I\'ve got mine here." {arrival} stuck {arrival.theirs} straight up in the air, to be polite, and got the giggles, and then the {place.part} got them as well. It shook and shook. [?friend: "I said so," said {friend}, from somewhere underneath. "I\'d like it to be remembered that I said so." ]It all held in the end. It was just a bit lower than before.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse', 'raft', 'bench', 'wagon'] } },
        },
      ],
      preteen: [
        'The first hour was a disaster. Nothing that had worked for {place.count} worked anymore, and they bumped into each other, and apologized, and bumped into each other while they were apologizing. {arrival} leaned against the one {place.part} that you had to be polite to, and it gave way with a noise like a cough.¶"You could have told me about that," said {arrival} from the floor.¶"You could have asked," said {hero}, and after a short and terrible silence both of them began to laugh, [?friend: and then {friend} did, too, without wanting to.][!friend: and couldn\'t stop.]',
        {
          say: "It turned out that {arrival} hummed. It wasn't loud, but it never stopped, and it wasn't any particular song. It also turned out that {hero}, who had never sat anywhere except {place.spot}, kicked. [?friend: \"Maybe we should make a list,\" said {friend} between {friend.their} teeth. ]By four o'clock nobody was talking to anybody. At five past four somebody's elbow hit the {place.part}, and half of it came down on their heads, softly, with a lot of dust. For a moment there wasn't a sound. Then the humming started up again underneath, and that was too much for all of them.",
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        'They had all been so polite for an hour that it was hard to bear. "After you," said {hero}, and "No, please, after you," said {arrival}, and they both reached for the same thing and banged their heads together so hard that they saw colors. "Ow," said {arrival}. "Ow," said {hero}. [?friend: "Finally," said {friend}. ]It was the first thing that anybody had said all afternoon without thinking about it beforehand, and after that everything went much better.',
      ],
    },
    more: {
      preteen: [
        "It didn't fix anything. But there's a kind of laughing that moves people around, and when it was over they were sitting closer together than before, and nobody apologized for it.",
      ],
    },
  },
  {
    id: 'cost',
    purpose: 'What it costs is shown, not waved away.',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'calm', '{place}'],
        ['arrival', 'sit', 'happy', 'hero'],
        ['guest', 'sit', 'calm', 'arrival'],
        ['friend', 'sit', 'calm', 'hero'],
      ],
      props: ['{place}'],
      action: '{arrival} sits in the good spot, and {hero} stands outside.',
    },
    text: {
      toddlers: [
        '{arrival} sits down. [+ Ahh! ]But now {hero} has no spot. Where will {hero} sit?',
        'Now {arrival} has a spot. They all have a spot. But {hero} has none. [+ Hmm.]',
        '{hero} stands outside. It is cold. {arrival} sits {place.on}. It is warm. [+ Brr!]',
        'Bye-bye, good spot! Now {hero} sits on a stone. [+ It is a hard, cold stone.]',
      ],
      early: [
        '{arrival} sat down. {Arrival.they} fitted very well. Now everybody had a spot, and {hero} had none. {Hero.they} stood outside in the grass. It was a bit wet out there. {Hero.they} put one foot on top of the other, and waited to see how it felt.',
        'From outside, the {place} looked small. {hero} could see all the backs of all the heads. One of them was in {hero.their} spot. {Hero.they} missed it. {Hero.they} missed it quite a lot. But {hero.they} did not want it back.',
        'There was a root that you could sit on, if you did not mind a lump. {hero} sat on the root. {Hero.they} could hear the others laugh. "What is it?" called {hero}. "You had to be here," they called back. {hero} had been there, until just now. {Hero.they} moved over on the root, but the lump came along.',
        '{hero} watched {arrival} in the good spot. {Arrival.they} did it wrong! {Arrival.they} had {arrival.their} back to the best bit. "You have to turn around," said {hero}. {arrival} turned around, and {arrival.their} mouth came open. {hero} knew what {arrival.they} saw. It was hard to know it so well, and not see it.',
      ],
      middle: [
        'Nobody tells you what to do after you have given away your place. {hero} stood about. From out here you could not {place.view}; mostly you could see the backs of heads. {Hero.they} had thought that there might be a warm feeling. There was a draft, and one wet foot. Then {arrival} leaned back, and looked at all of it, and {arrival.their} shoulders came down from around {arrival.their} ears. {hero} watched that happen. It did not make the foot any drier.',
        'For the rest of the day {hero} sat wherever there was a bit left over, which was half on and half off. {Hero.they} had a {place.part} in {hero.their} back. When something funny happened at the good end, {hero.they} heard about it second. {Hero.they} had known that it would be like this, but knowing it is not the same as having it in your back.',
        {
          say: "The trouble with doing a good thing is that you can't go home afterward as if it were school. {hero} was still there. {Hero.they} leaned on the outside of the {place} and felt it shake when the others moved. {Hero.they} had always wondered what it sounded like from out here. It sounded fine. It sounded just as if nobody was missing. {arrival} had {hero.their} cushion behind {arrival.their} back, and was asleep, nearly, in the last of the sun. There was no sun on this side.",
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        {
          say: 'It began to drizzle, as it would. There was room under cover for {place.count}, and {hero} made one more than {place.count}. "Come in," they called, and tried to squeeze up. "I like it out here," said {hero}. {Hero.they} didn\'t. A drop went down {hero.their} neck, took its time, and arrived. {Hero.they} thought of the spot, how dry it was just there, even in a storm. {Hero.they} had picked it for that.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
      ],
      preteen: [
        "It would be nice to say that {hero} didn't mind, but {hero.they} minded a lot. {Hero.they} minded when the sun came around to {hero.their} old spot, exactly on time, and shone on somebody else. {Hero.they} minded when everybody laughed at a joke on the other side, and {hero.they} had to ask what it was. It was just as right as it had been in the morning, and it was a lot less comfortable. {hero} had always thought that those two things went together.",
        'In the end {hero} found a spot for {hero.themself}, if you could call it a spot. It was at the outside edge, where {place.flaw}, and where you couldn\'t lean on anything. {Hero.they} tried to look like somebody who prefers it there. [?friend: "You look like somebody at the dentist," said {friend}. ]On the other side {arrival} had just discovered how far you could see, and had gone quiet, and only looked. {hero} remembered seeing it for the first time, and that was the one part of it that you couldn\'t have twice.',
        {
          say: "It really was {arrival}'s place now. In less than an hour {arrival} had hung {arrival.their} jacket on the very same {place.part} where {hero} had always hung {hero.theirs}. Nobody had told {arrival.them} to, because it was simply the best place for a jacket. {hero} opened {hero.their} mouth and shut it again. {Hero.their} own jacket was lying on the ground, and the ants had found it. It was one thing to give something away, {hero.they} noticed, and another thing to watch somebody use it.",
          when: { nouns: { place: ['tent', 'fort', 'treehouse', 'raft', 'bench', 'wagon'] } },
        },
        'Up to now {hero} had been a person with a place. You don\'t notice a thing like that, just as you don\'t notice your knees. Now {hero.they} went up and down with {hero.their} hands in {hero.their} pockets and looked at the weather. [?friend: "You could sit on my feet," said {friend}, and meant it. ]The others had started a game, and it needed exactly {place.count}, and they said that {hero} could keep score. {Hero.they} kept it very fairly, and at the end {hero.they} had to ask them what they had been playing.',
      ],
    },
    more: {
      preteen: [
        '"Do you want it back?" asked {arrival} once, very quietly.¶{hero} thought it over, because it was an honest question. "Yes," {hero.they} said, "but don\'t get up."',
        'Nothing happened to make up for it, although in books something always does. It was a pretty good day, on the whole, with a hole in it about the size of one person. {hero} walked around it a few times and looked in, and found that {hero.they} could stand it.',
      ],
    },
  },
]
