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
        '"{Arrival.they} can have my place," announced {hero}, who had not known that {hero.they} {hero:was|were} going to say it until it was actually said, and it hurt about as much as {hero.they} would have imagined. [?friend: {friend} stared. "Where will you go?" ¶ "I haven\'t got as far as that," {hero} admitted.] The remarkable thing was that {hero.they} did not want to take it back.',
        "It would have made a better story if {hero} had felt generous; what {hero.they} felt was mostly tired of arguing with {hero.themself}. {Hero.they} collected {hero.their} belongings, walked across the invisible line to where {arrival} was standing, and said, \"I'm making room, but I'm not very good at it yet, so you'll have to come now.\" ¶ {arrival} looked at {hero.them} for a long moment, and came.",
        '{hero} had prepared a speech. It began with the weather, and it would have reached the invitation in about four minutes. But {arrival} looked up, and the whole speech fell out of {hero.their} head, and what remained was the only sentence in it that mattered. "Would you like my place?" said {hero}. "I\'ve had it for ages, and I think it\'s your turn."',
        'For once in {hero.their} life {hero} did the thing before {hero.they} had thought it through, since {hero.they} had been thinking it through for days, and knew where that led. {Hero.they} stood up. {Hero.they} brushed the crumbs off the place where {hero.they} had been sitting, quite thoroughly, as you do for a guest. "That one\'s free," {hero.they} said to {arrival}. {Hero.their} voice came out rather high. "It\'s the best one. I\'m telling you now, so that you\'ll know how to sit on it." ¶ {arrival} looked from the spot to {hero}, and did not insult {hero.them} by asking whether {hero.they} {hero:was|were} sure.',
      ],
    },
    more: {
      preteen: [
        '{arrival} sat down on the very edge, the way you sit on a chair that belongs to somebody important. {Hero.they} wanted to say that you could lean back, that it held, that if you looked left you could {place.view}. But {hero.they} had the feeling that these were things a person ought to find out alone. So {hero.they} stayed where {hero.they} {hero:was|were}, with {hero.their} hands full of belongings and nowhere to put them down.',
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
        '{arrival} didn\'t say yes right away, but looked at the place, and then at each of them in turn, with great attention. "Is this because you are sorry for me?" ¶ It was quiet enough to hear the wind. "It was at the beginning," said {hero}, who could feel {hero.their} ears turn red. "Now it\'s mostly because I can\'t stop thinking that you would like it." ¶ {arrival} considered this seriously, as if it were a coin from a foreign country. "I might not," {arrival.they} said. "Is that allowed?" ¶ "That\'s allowed," said {hero}.',
        '"Why?" said {arrival}, with great interest, and without moving an inch. {hero} considered a number of possible reasons, all of which were either untrue or embarrassing. ¶ "I had a sentence stuck in my head," {hero.they} said in the end. "I thought that if I did it, it might stop." ¶ "And has it?" ¶ {hero} listened. "No," {hero.they} said. "It\'s gone on to the next part." At this {arrival} laughed, for the first time since anyone had known {arrival.them}; it was a much louder laugh than you would have expected, and it seemed to decide the matter.',
        'There was a silence, during which {arrival} did not sit down. "People have been nice to me before," {arrival.they} said at length. "It generally goes on until about Thursday." ¶ It was said without any bitterness, as you might mention a bus timetable. {hero} did not know how to promise a thing like that. {Hero.they} thought about {hero.their} own habits, which were not good. "I get grumpy," {hero.they} said. "I\'ll be grumpy by Wednesday. But you\'d still be in that spot." ¶ {arrival} appeared to find this a good deal more convincing.',
      ],
    },
    more: {
      preteen: [
        'It had not occurred to {hero} until then that {arrival} might refuse, or that being invited could be uncomfortable, too. {Hero.they} had thought of it as something you give; it seemed that the other person had to do half of it.',
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
        'The first hour was a disaster. Everything that had worked for {place.count} turned out to have been hanging by a thread. They bumped into each other; they apologized; they bumped into each other while apologizing. {arrival} leaned against the one {place.part} that had to be treated politely, and it gave way with a noise like a cough. ¶ "You might have told me about that," said {arrival} from the floor. ¶ "You might have asked," said {hero}, and after a short and terrible silence both of them began to laugh, [?friend: and then even {friend} did, although {friend.they} had not meant to.][!friend: and could not stop.]',
        {
          say: 'It emerged that {arrival} hummed. It was not loud; it was only unceasing, and in a key of its own. It emerged that {hero}, who had never sat anywhere but {place.spot}, kicked. [?friend: "We might perhaps draw up a list," said {friend} through {friend.their} teeth. ]By four o\'clock relations were strained. At five past, somebody\'s elbow caught the {place.part}, and the whole of it came down on their heads with a soft, dusty, final sound, and from the middle of the ruin, after a moment, rose the hum.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        'They had all behaved so beautifully for an hour that it was becoming a strain. "After you," said {hero}. "No, do," said {arrival}, and they both reached for the same thing and knocked heads, hard enough to see colors. "Ow," said {arrival}. "Ow," said {hero}. [?friend: "Oh, thank goodness," said {friend}. ]It was the first thing that anybody had said all afternoon without polishing it, and immediately things went much better.',
      ],
    },
    more: {
      preteen: [
        'It did not put anything right; the {place.part} stayed broken until Saturday. But there is a kind of laughing that rearranges people, and when it was over they were sitting closer together than before, and no one apologized for it.',
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
        '{arrival} sits. Ahh! Look at {hero}. Where will {hero} sit?',
        'All have a spot. One, two, three. But {hero} has no spot. Hmm.',
        '{hero} stands out here. It is cold. {arrival} sits in there. It is warm. Brr.',
        'Bye, good spot. {hero} waves to it. Now {hero} sits on a stone. Hard stone!',
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
        'It would be nice to say that {hero} did not mind. {Hero.they} minded a good deal. {Hero.they} minded when the sun reached {hero.their} old spot at the usual time, with somebody else in it. {Hero.they} minded hearing a joke from the far side and having to ask what it was. It was exactly as right as it had been in the morning, and it was much less comfortable, and {hero} began to suspect that these two things had never had much to do with each other.',
        '{hero} found a spot in the end, if you could call it one, on the outside edge, where {place.flaw} and where it was impossible to lean. {Hero.they} tried to look like someone who prefers it. [?friend: "You look like someone at the dentist," said {friend}.] Across from {hero.them} {arrival} had discovered how far you can see from there, and had gone quiet, and was simply looking. {hero} remembered seeing it for the first time. It was the one part of it that you could not have twice.',
        {
          say: "What {hero} had given away was {arrival.theirs} now; there was no mistaking it. Within the hour {arrival} had hung up {arrival.their} jacket on the very {place.part} that had always been for {hero}'s. Nobody had told {arrival.them}. It was simply where you would hang it. {hero} opened {hero.their} mouth, and shut it again. {Hero.their} own jacket lay in the grass, where it was collecting ants. It is one thing to make a sacrifice, {hero.they} discovered, and quite another to have it used.",
          when: { nouns: { place: ['tent', 'fort', 'treehouse', 'raft', 'bench', 'wagon'] } },
        },
        'Until then {hero} had been a person who had a place. You do not notice it, any more than you notice having knees. Now {hero.they} went up and down with {hero.their} hands in {hero.their} pockets, and had an opinion about the weather. [?friend: "You could sit on my feet," offered {friend}, and meant it. ]They had begun a game in there, and it needed {place.count}. They said that {hero.they} could keep the score. {Hero.they} kept it, with great fairness, and at the end {hero.they} had to ask them what they had been playing.',
      ],
    },
    more: {
      preteen: [
        '"Do you want it back?" asked {arrival} once, in a low voice. ¶ {hero} gave the matter some thought, because it had been asked honestly. "Yes," {hero.they} said. "But don\'t get up."',
        'Nothing made up for it; that was worth noticing, because in stories something always does. The day went on, and it was a fairly good day, with a hole in it about the size of one person. {hero} walked around the edge of the hole, and looked in, and found that {hero.they} could stand it.',
      ],
    },
  },
]
