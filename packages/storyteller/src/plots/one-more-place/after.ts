import type { Beat } from '../plot.ts'

/** The choice, what it costs, and the place there is now. */
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
      ],
      early: [
        '{hero} looked at {hero.their} spot one more time. It was still warm. Then {hero.they} stood up. "You can have this one," said {hero}. It came out very small. So {hero.they} said it again, and this time it was bigger. "You can sit here, {arrival}."',
        'It was a good spot. {hero} knew just how good. {Hero.their} knees did not want to get up, so {hero} gave them a push. "Here," {hero.they} said to {arrival}. "Mind the [bump / corner]. It\'s the best part."',
        '"I can\'t sit there," said {arrival}. "It\'s yours." ¶ "It was," said {hero}. {Hero.they} patted it flat. "Now it\'s where you sit." Then {hero.they} {hero.sig}. {Hero.they} had to do something.',
      ],
      middle: [
        '{hero} stood up before {hero.they} could think of another reason not to. "There\'s a place," {hero.they} said. "This one." ¶ "But that\'s yours," said {arrival}. ¶ "I know whose it is," said {hero}, a bit gruffly. "I\'m the one who can say so." The {place} looked different from out here, and a good deal smaller.',
        'It is easy to say that somebody ought to move over. {hero} looked along the row, and everybody was looking at somebody else. So {hero.they} picked up {hero.their} things, which took rather long, and left the good spot empty. "{arrival}," {hero.they} called, "quick, before I change my mind."',
        '{Hero.they} did it badly. {Hero.they} had meant to say something nice, and instead {hero.they} pointed and said, "You. There. Please." But {arrival} seemed to understand. {Arrival.they} came in as if the floor might break, and sat down in {hero}\'s spot. Then {arrival.they} let out a breath that {arrival.they} must have been holding since [breakfast / Tuesday / last year].',
      ],
      preteen: [
        '"{Arrival.they} can have my place," said {hero}. {Hero.they} had not known {hero.they} {hero:was|were} going to say it until it was said, and it hurt about as much as {hero.they} would have imagined. [?friend: {friend} stared. "Where will you go?" ¶ "I haven\'t got that far," {hero} admitted.] The strange thing was that {hero.they} did not want to take it back.',
        "It would have made a better story if {hero} had felt generous; what {hero.they} felt was mostly tired of arguing with {hero.themself}. {Hero.they} collected {hero.their} belongings, walked across the invisible line to where {arrival} was standing, and said, \"I'm making room, but I'm not very good at it yet, so you'll have to come now.\" ¶ {arrival} looked at {hero.them} for a long moment, and came.",
        '{hero} had prepared a speech. It began with the weather, and it would have reached the invitation in about four minutes. But {arrival} looked up, and the whole speech fell out of {hero.their} head, and what remained was the only sentence in it that mattered. "Would you like my place?" said {hero}. "I\'ve had it for ages, and I think it\'s your turn."',
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
      toddlers: ['"Me?" says {arrival}. "You!" says {hero}. "Yes?" "Yes, yes, yes!"'],
      early: [
        '"Do you mean it?" asked {arrival}. "I do a bit," said {hero}. "I will mean it all the way in a minute." {arrival} thought about that. "I can wait a minute," {arrival.they} said. And they waited.',
      ],
      middle: [
        '{arrival} did not sit down at once. {Arrival.they} looked at the empty spot, and then at {hero}. "Is it because you\'re sorry for me?" ¶ {hero} would have liked to say no. "It was, at first," {hero.they} said. "Now it\'s more because it got boring, having it all to myself." ¶ {arrival} thought that over from several sides. "All right," {arrival.they} said. "That\'s a reason I can sit on."',
      ],
      preteen: [
        '{arrival} did not say yes immediately. {Arrival.they} looked at the place, and then at each of them in turn. "Is this because you are sorry for me?" ¶ It was quiet enough to hear the wind. "It was at the beginning," said {hero}, who could feel {hero.their} ears turn red. "Now it\'s mostly because I can\'t stop thinking that you would like it." ¶ {arrival} considered this seriously, as if it were a coin from a foreign country. "I might not," {arrival.they} said. "Is that allowed?" ¶ "That\'s allowed," said {hero}.',
      ],
    },
    more: {
      preteen: [
        'It had not occurred to {hero} until then that {arrival} might refuse, or that being invited could be uncomfortable, too. {Hero.they} had thought of it as something one gives; it seemed that the other person had to do half of it.',
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
      ],
      early: [
        'It went well for as long as nobody moved. Then {arrival} sneezed. [?guest: {guest} jumped. ]Somebody\'s elbow met somebody\'s ear. The whole {place} went this way, and then it went that way. "Hold on!" called {hero}. They held on to each other, since there was nothing else to hold.',
      ],
      middle: [
        'It has to be said that it did not go smoothly. {arrival} sat down on the one {place.part} that you had to be careful with. There was a crack, and a slide, and a pause, and then they were all in a heap with their feet in the air. ¶ "I think that I broke it," said a voice from the bottom. ¶ "No," said {hero}, who was lying across everybody. "It does that." [?companion: {companion} climbed to the top of the heap and looked pleased.] And somebody began to laugh, and it went through the heap from one end to the other.',
      ],
      preteen: [
        'The first hour was a disaster. Everything that had worked for {place.count} turned out to have been hanging by a thread. They bumped into one another; they apologized; they bumped into one another while apologizing. {arrival} leaned against the one {place.part} that had to be treated politely, and it gave way with a noise like a cough. ¶ "You might have told me about that," said {arrival} from the floor. ¶ "You might have asked," said {hero}, and after a short and terrible silence both of them began to laugh, [?friend: and then even {friend} did, although {friend.they} had not meant to.][!friend: and could not stop.]',
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
      ],
      early: [
        '{arrival} sat down. {Arrival.they} fitted very well. Now everybody had a spot, and {hero} had none. {Hero.they} stood outside in the grass. It was a bit wet out there. {Hero.they} put one foot on top of the other, and waited to see how it felt.',
        'From outside, the {place} looked small. {hero} could see all the backs of all the heads. One of them was in {hero.their} spot. {Hero.they} missed it. {Hero.they} missed it quite a lot. But {hero.they} did not want it back.',
      ],
      middle: [
        'Nobody tells you what to do after you have given away your place. {hero} stood about. From out here you could not {place.view}; mostly you could see the backs of heads. {Hero.they} had thought that there might be a warm feeling. There was a draft, and one wet foot. Then {arrival} leaned back, and looked at all of it, and {arrival.their} shoulders came down from around {arrival.their} ears. {hero} watched that happen. It did not make the foot any drier.',
        'For the rest of the day {hero} sat wherever there was a bit left over, which was half on and half off. {Hero.they} had a {place.part} in {hero.their} back. When something funny happened at the good end, {hero.they} heard about it second. {Hero.they} had known that it would be like this, but knowing it is not the same as having it in your back.',
      ],
      preteen: [
        'It would be nice to say that {hero} did not mind. {Hero.they} minded a good deal. {Hero.they} minded when the sun reached {hero.their} old spot at the usual time, with somebody else in it. {Hero.they} minded hearing a joke from the far side and having to ask what it was. It was exactly as right as it had been in the morning, and it was much less comfortable, and {hero} began to suspect that these two things had never had much to do with each other.',
        '{hero} found a spot in the end, if you could call it one, on the outside edge, where {place.flaw} and where it was impossible to lean. {Hero.they} tried to look like someone who prefers it. [?friend: "You look like someone at the dentist," said {friend}.] Across from {hero.them} {arrival} had discovered how far you can see from there, and had gone quiet, and was simply looking. {hero} remembered seeing it for the first time. It was the one part of it that you could not have twice.',
      ],
    },
    more: {
      preteen: [
        '"Do you want it back?" asked {arrival} once, in a low voice. ¶ {hero} gave the matter some thought, because it had been asked honestly. "Yes," {hero.they} said. "But don\'t get up."',
        'Nothing made up for it; that was worth noticing, because in stories something always does. The day went on, and it was a fairly good day, with a hole in it about the size of one person. {hero} walked around the edge of the hole, and looked in, and found that {hero.they} could stand it.',
      ],
    },
  },
  {
    id: 'gift',
    purpose: 'Something passes from hand to hand.',
    core: false,
    rank: { young: 9, old: 7 },
    valence: 1,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['arrival', 'give', 'happy', 'hero', '{treat}'],
        ['hero', 'reach', 'wow', 'arrival'],
      ],
      props: ['{treat}', '{place}'],
      action: '{arrival} shares what {arrival.they} {arrival:has|have} with {hero}.',
    },
    text: {
      toddlers: ['{arrival} has something. One {treat.one}! Snap. Half for {hero}. {Treat.sound}'],
      early: [
        '{arrival} put {arrival.their} hand in {arrival.their} pocket. There was one {treat.one} in it, and some fluff. {Arrival.they} broke it in two. It did not break in the middle. {Arrival.they} looked at both bits for a while. Then {arrival.they} gave {hero} the big one.',
      ],
      middle: [
        'After a time {arrival} felt around in {arrival.their} pockets and brought out one {treat.one}, rather flat, wrapped in paper that had been folded many times. {Arrival.they} must have been saving it. {Arrival.they} did not make a speech. {Arrival.they} just divided it into as many bits as there were people, so small that you had to eat them one crumb at a time, and the last crumb, which was the largest, {arrival.they} held out to {hero}.',
      ],
      preteen: [
        'Late in the afternoon {arrival} produced one {treat.one} from the depths of a pocket, unwrapped it, and looked around, counting; it was plainly all that {arrival.they} had. It was also plainly a good deal older than that day. {Arrival.they} divided it with great care, and it went around from hand to hand in pieces no bigger than a button, and nobody hurried. ¶ "It\'s not much," said {arrival}. ¶ "It\'s exact," said {hero}, [?friend: and {friend} laughed so suddenly that {friend.they} choked on a crumb.][!friend: and for some reason that struck them both as very funny.]',
      ],
    },
    more: {
      preteen: [
        'It is a curious thing to be given something by the person to whom you have just given something. {hero} would have expected them to cancel out. Instead there seemed to be more about than before.',
      ],
    },
  },
  {
    id: 'second-test',
    purpose: 'Another one comes; now somebody else makes room.',
    core: false,
    rank: { young: 12, old: 6 },
    valence: 1,
    scene: {
      setting: 'same',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['arrival', 'help-up', 'happy', 'hero'],
        ['friend', 'reach', 'happy', 'hero'],
        ['hero', 'reach', 'wow', 'arrival'],
      ],
      props: ['{place}'],
      action: 'Hands are held out to help one more up.',
    },
    text: {
      toddlers: ['Buzz! Here comes a bee. "Is there room?" "Go there, bee. There is a flower!"'],
      early: [
        'Then a very small boy came by. He stood and looked with his thumb in his mouth. {hero} knew that look. But {hero.they} did not have to say a thing. "Scoot, scoot," said {arrival}, and moved over. "There is always one more." {Arrival.they} had been there for about an hour.',
      ],
      middle: [
        'And then, of course, somebody else turned up. It was one of the very little ones from down the road, with a runny nose and a stick, and he stopped at the edge just where {arrival} had stopped. Everybody looked at {hero}. But {hero} didn\'t have a place to give. It was [?friend: {friend} who groaned. "Oh, come on, then," said {friend}, and squashed up against the side][!friend: {arrival} who moved. "Come on, then," said {arrival}, and squashed up against the side]. "But you leave the stick outside." He brought the stick. It was that kind of a day.',
      ],
      preteen: [
        'Toward evening one of the smallest children from the neighborhood appeared at the edge of things. He had been crying, and had clearly decided that nobody was going to notice. {hero} looked at {hero.their} own uncomfortable corner, and began, with an inward sigh, to get up. ¶ "Oh, for goodness\' sake, sit down," said {friend|arrival}[?friend: , who had wanted it noted that {friend.they} liked it the way it was. {Friend.they} shoved over as far as the side would let {friend.them}, and held out a hand. ][!friend: . {Arrival.they} shoved over as far as the side would let {arrival.them}, and held out a hand. ]"Well, climb in. You can hold this. And if you wipe your nose on it, I\'ll draw you with a pig\'s face for the rest of your life."',
      ],
    },
    more: {
      preteen: [
        '{hero} sat down again. Nobody had asked for a show of hands; nobody had mentioned how many it was meant to hold. It had got loose, whatever it was, and was going around by itself from one to the next; it was then that {hero} noticed: {img.the} {img.loose}, and {hero.they} could not have said since when.',
      ],
    },
  },
  {
    id: 'turn',
    purpose: 'The hero discovers where there is room now.',
    core: false,
    rank: { young: 5, old: 12 },
    valence: 2,
    scene: {
      setting: 'place',
      time: 'late-afternoon',
      shot: 'close',
      cast: [
        ['arrival', 'hug', 'joy', 'hero'],
        ['hero', 'sit', 'joy', 'arrival'],
      ],
      props: ['{place}'],
      action: '{arrival} makes a place for {hero} right beside {arrival.them}.',
    },
    text: {
      toddlers: [
        'Up, up, up! Here is room! {hero} sits by {arrival}. Squeeze!',
        'Pat, pat, pat. "Here, {hero}! Here is room." In goes {hero}. Squeeze!',
      ],
      early: [
        '"There is one more place," said {arrival}. "Where?" asked {hero}. "Here," said {arrival}, and held up one arm. Under the arm it was just as big as {hero}. It was not the best spot, and there was no sun in it. It was warm, though.',
      ],
      middle: [
        '"You look cold," said {arrival}. ¶ "I\'m fine," said {hero}, whose teeth were making a noise. ¶ {arrival} lifted one side of {arrival.their} coat, the way a hen does with a wing. There was exactly as much room under it as {hero} needed. It was not on any plan. Nobody had measured it. {hero} crept in, and it was the only spot {place.on} from which you could hear two people breathing.',
      ],
      preteen: [
        "When the wind got up, {arrival} moved over without being asked; it made a gap of about a hand's width. {hero} looked at it. It was the very same gap that {hero.they} had once made for somebody else, at a time when it had cost {hero.them} nothing, and now that {hero.they} saw one from this side it seemed enormous. {Hero.they} got in. They had to sit with their shoulders overlapping, like tiles on a roof, and, like a roof, it turned out to keep the weather off.",
      ],
    },
    more: {
      preteen: [
        '"I have been thinking about your spot," said {arrival} after a while. "It\'s better with two. You have somebody to tell it to." {hero} had never thought of the view as something you tell.',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'Everyone in one picture, quiet; the end seat is open.',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'sleepy', 'arrival'],
        ['arrival', 'sit', 'calm', 'hero'],
        ['guest', 'sleep', 'calm'],
        ['friend', 'sit', 'happy', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{place}', 'star'],
      action: 'All of them sit close together while it grows dark.',
    },
    text: {
      toddlers: [
        'Room for {arrival}. Room for {hero}. [?guest: Room for {guest}. ]{Place.feel} {place}. Shh.',
        'Now look! All in a row. {hero} is here. {arrival} is here. Good night, {place}.',
        'One, two, three. All in. All warm. [?guest: Shh. {guest} is asleep.][!guest: Shh. {arrival} is asleep.]',
      ],
      early: [
        "It was not a very good fit. There were knees in it, and elbows. Somebody's foot was asleep. But nobody wanted to move. {arrival} told a joke about a [duck / goat / frog]. {hero} laughed so hard that the whole {place} shook. [+ Then they had to fix it. They all helped.]",
        'The sun went down, and no one went home. {hero} leaned on {arrival}, and {arrival} leaned on {guest|hero}. If one of them moved, they would all fall over. So they sat very still and watched the first star come out. Then {hero} moved, just to see.',
        '"Same place tomorrow?" asked {arrival}. "Same place," said {hero}. That night {hero} lay in bed and thought. In the morning the {place} had been so small! Now there was room for everyone. And it had not grown at all. How odd!',
      ],
      middle: [
        "When it was almost dark, {hero} tried to work out where {hero.their} old spot had been, and couldn't. Somebody's [coat / bag / knee] was on it. It didn't seem to matter. {arrival} was telling the end of a story that had begun in some quite different place. There was still a bit to go, and nobody was in a hurry for it to stop.",
        '"We\'ll need a bigger {place}," said {friend|hero}. ¶ "No, we won\'t," said {arrival}, "we\'ll just need to breathe in." So they all breathed in, and it worked, until somebody laughed. {hero} noticed that {img.the} {img.loose}. {Hero.they} couldn\'t have said when. {Hero.they} had been busy.',
        'On the way home {hero} met {hero.their} own footprints from the morning, coming the other way. There was just one line of them. Beside {hero.them} now there were two. [+ {hero} walked a little crooked, so as not to step on either.] "See you tomorrow," called {arrival}, and {hero} called back, "I\'ll save you a place," and then laughed, because of course {hero.they} wouldn\'t need to.',
      ],
      preteen: [
        'Afterward nobody could agree about how many it was meant to hold. [?friend: {friend} said {place.count}, because that was what they had built it for. ]{arrival} said it depended on whether you counted elbows. {hero}, who had measured it four times, said nothing at all, and moved up a little, in case.',
        '{friend} drew a picture of it that evening, with everyone in the proper order, and at the end of the row there was one more place with nobody sitting in it. ¶ "Who is that for?" asked {arrival}. ¶ "I don\'t know yet," said {friend}. {hero} looked at the empty place until the light had gone, and found that {hero.they} {hero:was|were} looking forward to whoever it was.',
        "It was not as comfortable as it had been. {hero} would have told you so, if you had asked. There was always a knee in your back, and someone had to be reminded about the [door / rope / crumbs], and {arrival} turned out to have opinions. But it had stopped being a place where {hero} held {hero.their} breath, or let it go; it had become a place where somebody would notice if {hero.they} didn't come.",
      ],
    },
    more: {
      preteen: [
        'They stayed until it was too dark to see who was who. Somebody was humming. Somebody had taken off their shoes, and it would be better not to ask who. The first star came out over the roofs, looked down, and apparently found nothing to object to.',
      ],
    },
  },
]
