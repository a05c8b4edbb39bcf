import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** What comes of it, and the place there is now. */
export const ending: readonly Beat[] = [
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
      toddlers: [
        '{arrival} has one {treat.one}. Snap! Half is for {hero}. {Treat.sound}',
        '{arrival} has a flower. "For you," says {arrival}. {hero} sniffs it. Achoo! Hee, hee.',
        '"Here," says {arrival}. It is a stone. It is a very good stone. {hero} loves it.',
      ],
      early: [
        '{arrival} put {arrival.their} hand in {arrival.their} pocket. There was one {treat.one} in it, and some fluff. {Arrival.they} broke it in two. It did not break in the middle. {Arrival.they} looked at both bits for a while. Then {arrival.they} gave {hero} the big one.',
        '"I have something, too," said {arrival}. {Arrival.they} took off one mitten. In the mitten was a snail shell, and in the shell was a tiny, tiny stone. You could hear it if you shook it. "Nobody knows about it," said {arrival}. {hero} shook it, right by {hero.their} ear. "Now two do," said {hero}.',
        '{arrival} could whistle with a blade of grass. {Arrival.they} showed {hero} how. You had to hold it between your thumbs, and blow. {hero} blew. It sounded like a cow with a cold. "That is good, for the first time," said {arrival}. {Arrival.they} picked {hero.them} a better blade.',
      ],
      middle: [
        'After a time {arrival} felt around in {arrival.their} pockets and brought out one {treat.one}, rather flat, wrapped in paper that had been folded many times. {Arrival.they} must have been saving it. {Arrival.they} did not make a speech. {Arrival.they} just divided it into as many bits as there were people, so small that you had to eat them one crumb at a time, and the last crumb, which was the largest, {arrival.they} held out to {hero}.',
        {
          say: '"I can tell you something about your place," said {arrival}. "If you like. I\'ve been looking at it from out there for weeks." ¶ "What?" ¶ "In the evening, just before it\'s dark, the whole side of it goes red. It\'s like a lamp. You can\'t see it from in here." {hero} had never known that. All summer long {hero.they} had been sitting inside the best thing about it. "Thank you," {hero.they} said, and {hero.they} stayed outside on purpose until it came.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        {
          say: '{arrival} went off without a word and came back with a plank. "You\'ve got a gap there that lets the wind in," {arrival.they} said, although {hero} had always maintained that it was a window. They put the plank across, and it fitted as beautifully as if it had been cut for it, and it was exactly the right height. "There," said {arrival}, dusting it off, "now it\'s a bench."',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
      ],
      preteen: [
        'Late in the afternoon {arrival} dug one {treat.one} out of the bottom of a pocket, unwrapped it, and looked around, counting. It was obviously the only one {arrival.they} had, and it had obviously been in there for a while. {Arrival.they} divided it up very carefully, and it went from hand to hand in pieces no bigger than a button, and nobody hurried.¶"It isn\'t much," said {arrival}.¶"It\'s exactly right," said {hero}, [?friend: and {friend} laughed so suddenly that {friend.they} choked on a crumb.][!friend: and for some reason they both found that very funny.]',
        {
          say: 'On the second day {arrival} brought a blanket, and on the third day a lamp, and each time {arrival.they} put it down just inside, as if somebody had left it there by mistake. It was a very ugly lamp. "It was in our hall," said {arrival}, "in the other house." Nobody had ever heard about another house before. {hero} hung the lamp up in the middle, where everybody bumped into it, and when it got dark it made a circle of light that was big enough for one more than {place.count}.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        '"I\'d like to give you something, too," said {arrival}, and told them a story. It was about a ferryman and a cow. {Arrival.they} told it without any expression at all, looking at {arrival.their} knees, and after the second sentence nobody moved, and when the cow fell in, nobody breathed.¶"Where did you get that from?" whispered {hero}.¶"I\'ve got about sixty of them," said {arrival}. "I just never had anywhere to put them."',
      ],
    },
    more: {
      preteen: [
        "It's a strange feeling when somebody gives you something, and you've only just given something to them. You would think that it came out even, but there seemed to be more of everything than before.",
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
      toddlers: [
        'Buzz! Here comes a bee. "Is there room?" "Go there, bee. There is a flower!"',
        'Here comes a snail. Slow, slow, slow. "Is there room?" {arrival} says, "Yes! Scoot, scoot!"',
        'A duck! Quack? "Come sit, duck," says {arrival}. The duck says no. Splash! Bye, duck.',
      ],
      early: [
        'Then a very small boy came by. He stood and looked with his thumb in his mouth. {hero} knew that look. But {hero.they} did not have to say a thing. "Scoot, scoot," said {arrival}, and moved over. "There is always one more." {Arrival.they} had been there for about an hour.',
        'Along came a girl with a kitten in her apron. "I can\'t stay," she said. She stayed. {hero} had no spot to give her. But the one who had the next spot gave a sigh and got up. "Sit," they said. "I know how it goes by now." Scoot, scoot, scoot!',
        '"There\'s somebody behind the wall," said {arrival}. They all looked. It was a pair of eyes and a cap. "It\'s full," somebody began to say, and then they heard it themselves, and stopped. "It\'s nearly full," they said. The cap came out.',
      ],
      middle: [
        'And then, of course, somebody else turned up. It was one of the very little ones from down the road, with a runny nose and a stick, and he stopped at the edge just where {arrival} had stopped. Everybody looked at {hero}. But {hero} didn\'t have a place to give. It was [?friend: {friend} who groaned. "Oh, come on, then," said {friend}, and squashed up against the side][!friend: {arrival} who moved. "Come on, then," said {arrival}, and squashed up against the side]. "But you leave the stick outside." He brought the stick. It was that kind of a day.',
        'At about five there was a knock. It was a polite knock, for a place with no door. An old man stood there with his hat in his hand, and he wanted to know if he might sit down for a moment, as it was such a way up the hill. There wasn\'t a crumb of room. {hero} hadn\'t one to give. They all looked at each other, and then [?friend: {friend}][!friend: {arrival}], of all people, got up, and held the old man by the elbow while he turned around. "Mind the left foot," they told him. "There\'s a knack to it."',
        'It never stops with one. By the end of the week there was a girl with a plaster on her knee, walking past again and again as if she had lost something. Nobody said a word. You could hear everybody not saying it. "Oh, bother," said [?friend: {friend}][!friend: {arrival}], and moved over, and patted the gap. "Well? It won\'t stay open by itself." {hero} didn\'t do a thing. {Hero.they} just sat there, and felt as though somebody had given {hero.them} a present.',
      ],
      preteen: [
        'Toward evening one of the smallest kids in the neighborhood turned up at the edge. He had been crying, and had clearly decided that nobody was going to notice. {hero} looked at {hero.their} own uncomfortable corner, and sighed, and started to get up.¶"Oh, for goodness\' sake, sit down," said {friend|arrival}[?friend: , who had liked it the way it was. {Friend.they} shoved over as far as {friend.they} could, and held out a hand. ][!friend: . {Arrival.they} shoved over as far as {arrival.they} could, and held out a hand. ]"Well, come on in. You can hold this, and if you wipe your nose on it, I\'ll draw a picture of you with a pig\'s face."',
        '"There\'s somebody out there," reported whoever was closest to the edge, and everybody stopped talking, because by now they knew what that meant. A boy with a schoolbag was standing on the path and tying his shoe. {hero} looked at the shoe, and it was already tied. "I don\'t suppose that we could..." {hero.they} began, to nobody in particular. [?friend: "We can\'t," said {friend}, "it\'s completely impossible," and was already passing {friend.their} cushion over everybody\'s heads. "Somebody tell him to bring his own pencil."][!friend: "We can\'t," said {arrival}, "it\'s completely impossible," and was already passing {arrival.their} cushion over everybody\'s heads. "Somebody tell him to bring his own pencil."]',
        'It spread like the measles, and nobody would admit to having started it. A small girl got in because of the hail, and a big one got in because she had asked. On Saturday a man came by who only wanted to know the way to the station, and an hour later he was still there, sitting on a bucket with a plate on his knees. "We\'re way past {place.count}," said [?friend: {friend}][!friend: {arrival}], moving over, "and I\'d like to know where it\'s all coming from." {hero} had wondered about that, too. As far as {hero.they} could see, nobody had actually found any more room, but they had stopped keeping it.',
      ],
    },
    more: {
      preteen: [
        "{hero} sat down again. Nobody had voted, and nobody had mentioned how many it was meant to hold. Whatever it was, it had gotten loose, and now it was going around by itself, from one person to the next. That was when {hero} noticed that {img.the} {img.loose}, and {hero.they} couldn't have said since when.",
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
        '"Here is room!" {hero} sits by {arrival}. Squeeze!',
        'Pat, pat, pat. "Here, {hero}! Here is room." {hero} goes in. Squeeze!',
        '"Here, here!" says {arrival}. {arrival} makes a gap. In goes {hero}! Squeeze, squeeze!',
      ],
      early: [
        '"There is one more place," said {arrival}. "Where?" asked {hero}. "Here," said {arrival}, and held up one arm. Under the arm it was just as big as {hero}. It was not the best spot, and there was no sun in it. It was warm, though.',
        'It got cold, and {hero} put {hero.their} hands under {hero.their} arms. "Come here," said {arrival}. "I can\'t. It is full," said {hero}. "Not if you sit like me," said {arrival}. So {hero} sat like {arrival}, one leg here, and one leg there. They went together like two spoons. There was even room for a third spoon.',
        '{hero} stood on one leg, and then on the other. "What are you doing out there?" called {arrival}. "I am looking for a spot," said {hero}. "But you have one," said {arrival}. {Arrival.they} picked up {arrival.their} bag, and it had been next to {arrival.them} all along. Under the bag was a {hero}-sized bit, all warmed up.',
      ],
      middle: [
        '"You look cold," said {arrival}. ¶ "I\'m fine," said {hero}, whose teeth were making a noise. ¶ {arrival} lifted one side of {arrival.their} coat, the way a hen does with a wing. There was exactly as much room under it as {hero} needed. It was not on any plan. Nobody had measured it. {hero} crept in, and it was the only spot {place.on} from which you could hear two people breathing.',
        '"I\'ve been saving you this," said {arrival}, and pointed at a gap that was no wider than a loaf. ¶ "That\'s not a place," said {hero}. ¶ "It is if I put my arm up." {arrival} put {arrival.their} arm up along the back, where nobody had ever thought of putting an arm, and {hero} wriggled in underneath. It fitted. It fitted so well that {hero.they} couldn\'t have said which was {hero.their} own elbow. From there {hero.they} could see everything except the view, and that was all right. {Hero.they} knew how it went.',
        'Nobody decided it. It had gotten dark, and somebody shivered, and they all moved up a bit, the way cows do. When {hero} looked down, {hero.they} {hero:was|were} inside. There was somebody on {hero.their} left, and somebody on {hero.their} right, and {arrival}\'s chin on the top of {hero.their} head. "Am I in someone\'s place?" asked {hero}. ¶ "We can\'t tell anymore," said {arrival}.',
      ],
      preteen: [
        "When the wind got up, {arrival} moved over without being asked, and there was a gap about as wide as a hand. {hero} looked at it. {Hero.they} had once made exactly such a gap for somebody else, and it hadn't cost {hero.them} anything, and from this side it looked enormous. {Hero.they} got in. They had to sit with their shoulders overlapping, like the shingles on a roof, and it turned out that, like a roof, it kept out the wind.",
        {
          say: '"You\'re letting in a draft," said {arrival}. "Come in, or go away, but don\'t stand there."¶"There\'s no room," said {hero}.¶"There wasn\'t any for me, either, and look at me." {arrival} turned sideways and pulled up {arrival.their} knees, and where the knees had been there was a dark, warm, awkward corner with a {place.part} sticking into it. In all that summer {hero} had never noticed it. {Hero.they} climbed in over a lot of feet. You couldn\'t sit there by yourself, because you needed another person to lean on, and that must have been why it had never been there before.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
        {
          say: 'When the lamp was lit, they could see {hero} from inside, going up and down. Somebody knocked on the {place.part}. "We need one more for this game!" called {arrival}.¶"You\'ve got one more than {place.count} already," said {hero}.¶"Then we need two more!" There was a great deal of shuffling and groaning, and a hand came out and got hold of {hero.their} sleeve. It was a tight fit, and somebody\'s hair was in {hero.their} mouth. {hero} wouldn\'t have called it comfortable. But {hero.they} noticed that {hero.they} hadn\'t looked over at the good spot for quite a while, and that {hero.they} had no idea who was in it.',
          when: { nouns: { place: ['tent', 'fort', 'treehouse'] } },
        },
      ],
    },
    more: {
      preteen: [
        '"I\'ve been thinking about your spot," said {arrival} after a while. "It\'s better with two people, because then you have somebody to tell it to." {hero} had never known that a view was something you could tell.',
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
        'There is room for {arrival}. There is room for {hero}. [?guest: There is room for {guest}. ]All are warm. [+ Shh.]',
        'Now look! They sit all in a row. {hero} is here. {arrival} is here. Good night, {place}.',
        'One, two, three. All are in. All are warm. [?guest: Shh. {guest} is asleep.][!guest: Shh. {arrival} is asleep.]',
        'The sun goes down. {hero} leans on {arrival}. [+ {heart} ]Good night, all.',
      ],
      early: [
        "It was not a very good fit. There were knees in it, and elbows. Somebody's foot was asleep. But nobody wanted to move. {arrival} told a joke about a [duck / goat / frog]. {hero} laughed so hard that the whole {place} shook. [+ Then they had to fix it. They all helped.]",
        'The sun went down, and no one went home. {hero} leaned on {arrival}, and {arrival} leaned on {guest|hero}. If one of them moved, they would all fall over. So they sat very still and watched the first star come out. Then {hero} moved, just to see.',
        '"Same place tomorrow?" asked {arrival}. "Same place," said {hero}. That night {hero} lay in bed and thought. In the morning the {place} had been so small! Now there was room for everyone. And it had not grown at all. How odd!',
        'It was so dark now that you could not see who was who. "Is that your hand?" asked {hero}. "No," said {arrival}. "Is it yours?" It belonged to somebody. It was warm, anyway. They left it where it was. An owl called from the tree to find out if there was any room. "Always," said {hero}, and yawned.',
      ],
      middle: [
        "When it was almost dark, {hero} tried to work out where {hero.their} old spot had been, and couldn't. Somebody's [coat / bag / knee] was on it. It didn't seem to matter. {arrival} was telling the end of a story that had begun in some quite different place. There was still a bit to go, and nobody was in a hurry for it to stop.",
        '"We\'ll need a bigger {place}," said {friend|hero}. ¶ "No, we won\'t," said {arrival}, "we\'ll just need to breathe in." So they all breathed in, and it worked, until somebody laughed. {hero} noticed that {img.the} {img.loose}. {Hero.they} couldn\'t have said when. {Hero.they} had been busy.',
        {
          say: 'On the way home {hero} met {hero.their} own footprints from the morning, coming the other way. There was just one line of them. Beside {hero.them} now there were two. [+ {hero} walked a little crooked, so as not to step on either.] "See you tomorrow," called {arrival}, and {hero} called back, "I\'ll save you a place," and then laughed, because of course {hero.they} wouldn\'t need to.',
          shows: shown.homeAtDusk,
        },
        'They ate what was left, and it came out one short, and nobody said a word; it went around in halves until it was gone. {arrival} was drawing with a stick. It was the {place}, and all of them in it, very squashed, with a great many feet. On the outside {arrival.they} drew a line for the edge. Then {arrival.they} rubbed out a bit of it with {arrival.their} thumb. "That\'s where you get in," {arrival.they} said. {Img.the} {img.loose}. {hero} looked at the gap in the line until it was too dark to see it.',
      ],
      preteen: [
        "Afterward they couldn't agree on how many it was meant to hold. [?friend: {friend} said {place.count}, because that was what they had made it for. ]{arrival} said that it depended on whether you counted elbows. {hero}, who had measured it four times, didn't say anything, but only moved over a little, just in case.",
        'That evening {friend} drew a picture of it, with everyone in the proper order, and at the end of the row there was one more place, with nobody sitting in it.¶"Who is that for?" asked {arrival}.¶"I don\'t know yet," said {friend}. {hero} looked at the empty place until it was too dark to see it, and noticed that {hero.they} {hero:was|were} looking forward to whoever it was.',
        'It wasn\'t as comfortable as it had been, and {hero} would have told you so, if you had asked. There was always a knee in your back, and somebody always had to be reminded about the [door / rope / crumbs], and it turned out that {arrival} had opinions about everything. But whenever {hero} was late, somebody said, "Where\'s {hero}?" and {hero.they} could hear it from around the corner. It was surprisingly nice to hear that from outside.',
        '"I really have to go home," they all said, one after another, and nobody went. It got later and later. [?friend: {friend} had fallen asleep on {arrival}\'s shoulder, and would deny it in the morning. ]{hero} lay half inside and half outside, with {hero.their} head on somebody\'s shoes. From there {hero.they} could see, for the first time, what it looked like to a person who was standing out in the dark, a heap of faces, and a bit of light, and at the near end one place where nobody happened to be sitting. {hero} pulled in {hero.their} feet, to keep it free.',
      ],
    },
    more: {
      preteen: [
        "They stayed until it was too dark to see who was who. Somebody was humming, and somebody had taken off their shoes, and it was better not to ask who. The first star came out over the roofs, looked down, and didn't seem to mind.",
      ],
    },
  },
]
