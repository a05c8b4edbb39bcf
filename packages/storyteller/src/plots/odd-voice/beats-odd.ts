import type { Beat } from '../plot.ts'

/** What is different about the hero, first at home and then in the row. */
export const oddBeats: readonly Beat[] = [
  {
    id: 'odd',
    purpose: 'the odd thing at home, where it is nothing but joy',
    core: true,
    valence: 2,
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'dance', 'joy'],
        ['mentor', 'work', 'happy', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['basket', 'door', 'flowers'],
      action: '{hero} {group.does} at home, in {hero.their} own way, and is happy.',
    },
    text: {
      toddlers: [
        '{group.sound} [+ Who is that? It is {hero}! ]{hero} {group.does} all day long.',
        'Hello, sun! {hero} {group.does}. {group.sound} [+ Up, up, up. ]{mentor} laughs.',
        '"Who {group.does} in here?" asks {mentor}. "Me!" says {hero}. {group.sound} [+ Again!]',
        '{hero} loves to {group.do}. One time. Two times. Ten times! {group.sound} [+ What fun!]',
      ],
      early: [
        'Every morning {hero} {group.did} {group.at}. {Hero.they} {group.did} {group.like}. {Group.sound} It was not how other people did it. But nobody had told {hero}, and the morning did not mind. [?companion: {companion} slept right through it.]',
        '{Group.sound} ¶ "What was that?" asked the man who brought the mail. ¶ "That was {hero}," said {mentor}. "{Hero.they} {hero:is|are} happy." ¶ {Group.sound} ¶ "Very happy," said the man, and wiped his glasses.',
        '{hero} had three things that were {hero.their} own. One was a box with a key. One was a stone with a stripe. And one was the way {hero.they} {group.did}. {Group.sound} You could not put that in the box. [+ It would not have stayed in.]',
        '"Do it again," said {mentor}. ¶ "I did it four times," said {hero}. ¶ "I only heard three." ¶ So {hero} did it again. {Group.sound} Nobody on earth {group.did} like that. [+ {mentor} dried the cups in time to it, more or less.]',
      ],
      middle: [
        'There were people who {group.did} well, and there were people who {group.did} badly, and then there was {hero}, who {group.did} {group.like}. {Hero.they} did it {group.at}, every day, before breakfast, for no reason. It had never struck {hero.them} as odd. When you have only one nose, you think that is how noses are. [?companion: {companion} thought so, too, and had slept through it for years.][!companion: The neighbors set their clocks by it, and were usually late.]',
        '"You can always tell when {hero} is up," said {mentor} to the man who brought the mail. ¶ "How?" ¶ {Group.sound} ¶ "Ah," said the man. He listened with his head on one side, like somebody who has found a button and does not know what it came off. {hero}, who was busy {group.doing} {group.at}, did not even notice. {Hero.they} {hero:was|were} thinking about toast.',
        '{Group.sound} ¶ That was the first thing one heard in the morning, before the birds and before the kettle. {hero} {group.did} {group.like}. Nobody had taught {hero.them}, and it couldn\'t be helped. {mentor} had once tried to do it, too, and had had to sit down. "I don\'t know where you keep it," said {mentor}. ¶ "It\'s just in there," said {hero}, "and it comes out."',
        'If you had asked {hero} to make a list of what {hero.they} liked, it would have gone like this. One, toast. Two, {group.doing}. Three, {group.doing} with toast. {Hero.they} {group.did} {group.like}, {group.at}, until somebody called {hero.them} in. It was loud, in its way, and it was very happy. [+ The toast was generally cold by then.]',
      ],
      preteen: [
        'For as long as anyone could remember, {hero} had {group.done} {group.at} before breakfast, and nobody had ever thought anything of it. {Hero.they} {group.did} {group.like}, and it was just one of the ordinary sounds of the house, like the third stair, or the tap that you had to turn off twice. Visitors sometimes lifted their heads and asked what it was, and when somebody explained it to them they said "How nice," in the voice that people use about somebody else\'s soup.',
        "{hero} {group.did} {group.like}, and had no idea that there was anything odd about it. You don't notice the things that you do every single day, and {hero.they} did it {group.at}, the way other people tap a pencil or chew their hair, and mostly {hero.they} {hero:was|were} thinking about something else. {mentor} once said that it was like living next door to a small, cheerful factory. {hero} had always taken that as a compliment, and it probably was one.",
        '"Was that {hero}?" people asked, when they went past the house early in the morning. It always was, because although there must have been a hundred people on that street who {group.did} now and then, and who all did it more or less alike, there was only one {hero}, {group.at}, {group.doing} {group.like}. {mentor} sometimes opened the window so as to hear it better. "I\'ve stopped trying to work out what it is," {mentor.they} told the neighbors. "I just enjoy it, like weather."',
        "{Group.sound} ¶ It was ten minutes to seven, and a blackbird on the chimney stopped singing and listened. It had heard everything that there is to hear from a chimney, and it liked a good tune, but it couldn't make head or tail of this. Down below {hero} {group.did} {group.like}, with both eyes shut and a piece of bread in one pocket, and {hero.they} could not have been happier. After several minutes the blackbird shook itself and went on with its own song where it had left off, and it did not try to sing along.",
      ],
    },
    more: {
      middle: ['"Again?" asked {mentor}, holding the coffee pot. It was not a complaint.'],
      preteen: [
        "There is a kind of happy that doesn't need anybody to watch. {hero} had been that kind of happy all {hero.their} life, and would have laughed if you had told {hero.them} that you could lose it, like a glove, on one single Tuesday. It had never crossed {hero.their} mind that there was a right way to do it, and it had certainly never crossed {hero.their} mind that anybody was listening.",
      ],
    },
  },
  {
    id: 'joins',
    purpose: 'the group, and how much the hero wants to belong to it',
    core: false,
    rank: { young: 5, old: 8 },
    valence: 1,
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'look-up', 'wow', 'notice'],
        ['friend', 'point', 'happy', 'notice'],
        ['guest', 'stand', 'happy', 'hero'],
      ],
      props: ['notice', 'door'],
      action: '{hero} reads the notice about the {group}.',
    },
    text: {
      toddlers: [
        'A {group}! A big, big {group}! "I want to come," says {hero}. "Me, too!"',
        'Look, so many! They all {group.do}. [+ {group.all} ]"Can I come?" says {hero}. Yes!',
        '{hero} gets a green scarf. They all get one! [+ Green, green, green. ]Look!',
      ],
      early: [
        'There was going to be a {group}! It said so on the door of the hall. Everyone could come, and everyone would get a green scarf. {hero} read it twice. Then {hero.they} ran all the way home to say yes, and had to run back, since {mentor} was not the one to tell.',
        '"There is room in the second row," said Miss Arden, who led the {group}. "Do you like to {group.do}?" {hero} nodded so hard that {hero.their} scarf came off. [?friend: {friend} was in the second row, too. ]It was a green scarf. They all had one. It felt like being a leaf on a tree.',
        '{hero} stood outside the hall and listened. In there they {group.others}. It went right down to {hero.their} toes. "I want to be in that," said {hero}. So {hero.they} knocked. Nobody heard. So {hero.they} went in. [?friend: And there was {friend}, waving.]',
      ],
      middle: [
        'The notice was on the door of the hall, and it said that on the first Sunday in May there would be a {group}, and that nobody was too small. {hero} read it from top to bottom. Then {hero.they} read it from bottom to top, to see if there was a catch. [?friend: "There\'s no catch," said {friend}. "You get a scarf." ]There were to be twenty-four of them in three rows. {hero} had never been one of twenty-four. {Hero.they} had only ever been one.',
        'You could hear them from the street. {Group.all} They {group.others}, all twenty-three, so that you couldn\'t have slid a piece of paper in between. {hero} stood by the open window with {hero.their} chin on the sill. Each of them had a green scarf. It must be wonderful, {hero} thought, to be a bit of something as big as that. Then Miss Arden looked around. "Well?" she said. "Are you coming in, or are you weather?"',
        'Miss Arden, who led the {group}, wrote {hero}\'s name on her list in ink. "Second row, third from the left," she said. [?friend: "Next to me," said {friend}. ][?guest: {guest} was third from the left as well, but in the first row. ]She gave {hero.them} a green scarf. {hero} wore it home, and at supper, and would have worn it in the bath. It was only a scarf. But there were twenty-four of them in the world, and {hero.they} had one.',
      ],
      preteen: [
        'There was a notice on the door of the hall, and it said that everyone was invited to be in a {group}, on the first Sunday in May. {hero} had walked past a lot of notices in {hero.their} life, but this one had been put up exactly at eye level, as if on purpose. It wasn\'t that {hero} wanted to be admired. {Hero.they} wanted something much simpler than that, which was to stand in a row, with somebody on either side, and not be able to tell where {hero.they} stopped and the others began. [?friend: "We\'ll be next to each other," said {friend}, who had already signed for both of them.]',
        "You could hear it from outside. The windows of the hall were open, and inside they {group.others}, twenty people who couldn't agree about a football on any other day of the week. {hero} was only there to deliver a parcel. {Hero.they} stood on the path with it under one arm until the very end, and then a little longer, in case there was more. When Miss Arden put her head out and asked if {hero.they} wanted to join, {hero.they} said yes before she had finished the sentence. Afterward somebody had to remind {hero.them} about the parcel.",
        '"Can you {group.do}?" asked Miss Arden, with her pen over the list. ¶ "Yes," said {hero}, who did it every day. It was an honest answer. "Then it\'s the second row," said Miss Arden, "third from the left," [?friend: and that was beside {friend}, ][?guest: right behind {guest}, ]and she gave {hero.them} a green scarf out of a box full of green scarves. {hero} put it on in front of the mirror at home. {Hero.they} turned this way and that, and for the first time in {hero.their} life {hero.they} looked exactly like somebody else, and it felt wonderful.',
      ],
    },
    more: {
      middle: [
        '"It suits you," said {mentor}, looking at the scarf. "It suits everybody," said {hero}. "That\'s what\'s so good."',
      ],
      preteen: [
        'Miss Arden had a pencil in her hair and was always in a hurry, and she had never told anyone that they couldn\'t do a thing. She didn\'t believe in it. "There\'ll be twenty-four of you," she said, "and when it\'s right, it will be like one." She was only talking about the music, but {hero} took that sentence home and went to sleep on it.',
      ],
    },
  },
  {
    id: 'first-time',
    purpose: 'in the row it sticks out, and heads turn',
    core: true,
    valence: -1,
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'shy', 'away'],
        ['friend', 'stand', 'wow', 'hero'],
        ['guest', 'stand', 'wow', 'hero'],
      ],
      props: ['bench', 'notice'],
      action: 'At the first practice, everyone turns around to look at {hero}.',
    },
    text: {
      toddlers: [
        'They all {group.do}. {group.all} {hero} {group.does}, too. {group.sound} [+ Oh. ]All heads turn to {hero}.',
        'The others go like this. {group.all} {hero} goes like this. {group.sound} It is not the same.',
        '{group.all} {group.sound} Stop! "What was that?" It was {hero}. [+ {hero} looks down.]',
        '{hero} {group.does} in the row. {group.sound} Ha, ha! They laugh at {hero}. {hero} stops.',
      ],
      early: [
        'Now they were all in the hall. {Group.all} They {group.others}. Then {hero} came in. {Group.sound} It stuck out like a foot from a bed. Heads turned in the first row. {hero} looked around as well, to see who it was. It was {hero}. Something inside felt {img.is}.',
        '"Once more," said Miss Arden. {Group.all} And, right in the middle: {group.sound} "Is there a window open?" asked Miss Arden. They looked at all the windows. [?friend: {friend} looked at the floor. {Friend.they} knew. ]Then {hero} knew, too. {Img.start}.',
        "{hero} {group.did} as {hero.they} always {group.did}, with {hero.their} whole heart. {Group.sound} A girl with a braid put both hands over her mouth. Her shoulders shook. Somebody else's shoulders shook, too. It went along the row like a draft. When it came to {hero}, {hero.they} did not laugh. {Img.start}.",
        'There were twenty-three that went one way. There was one that went {group.like}. {Group.sound} You did not have to be good at sums to find it. [?guest: {guest} turned around and stared. ]"Let\'s start again," said Miss Arden kindly. {Hero}\'s ears were hot. {Img.start}.',
      ],
      middle: [
        'It went very well for the first minute. They {group.others}, and {hero} was so happy to be in the middle of it that {hero.they} forgot where {hero.they} {hero:was|were}. {Hero.they} took a big breath and {group.did} as {hero.they} did at home. {Group.sound} ¶ You know how it is when you drop a plate, and everything stops. Nobody was cross. They only looked around, all three rows of them, to see what had broken. {Img.start}.',
        '"Something\'s not quite together," said Miss Arden, and tapped her pencil on her chin. "Just this row, please." The row {group.did}. {Group.sound} "Just these four." {Group.sound} "Just you two." [?friend: That was {friend} and {hero}. ]By then everybody in the hall had understood, apart from {hero}. {hero} was the last to understand. [+ It is hard to hear yourself from where you are standing.] {Img.start}.',
        '{hero} had been looking forward to being one of twenty-four. And it was lovely, for eleven seconds. Then came a sound that did not belong to it. {Group.sound} Who on earth is that, thought {hero}, and the girl with the braid thought so, too, for she turned around and looked straight at {hero.them}. {hero} turned around as well, but behind {hero.them} there was only a wall. {Img.start}.',
        'At home there had never been anything to compare it with, and now there was. They {group.others}, on both sides and in front and behind, and out of the middle of all that evenness stuck {hero}, {group.like}. {Group.sound} A boy snorted, and tried to turn it into a cough, and that was worse. {hero} {group.did} a bit less, and then a bit less than that. {Img.start}.',
      ],
      preteen: [
        'They {group.others}, and {hero} was right in the middle of it and had never been so happy. {Hero.they} took a deep breath and joined in, just as {hero.they} did at home. ¶ It was like somebody dropping a tray. Nobody was mean about it, and in fact nobody said anything at all, but the whole front row turned around with exactly the same polite expression, the way people look up in a train when a door opens. {hero} looked around, too. It took {hero.them} a moment to understand what they were all looking at. {Img.start}.',
        '"There\'s something there," said Miss Arden, frowning at the ceiling, "and I can\'t find it." She didn\'t want to embarrass anyone. She only wanted to find out, and so she went through them the way you go through a string of lights for the one that is out: first row by row, then the second row in halves, then two by two, until she got to the end. "Ah," said Miss Arden, and for a while a great many people looked at their shoes. [?friend: Only {friend} went on looking straight ahead, with very red ears. ]{Img.start}. "Never mind," she said warmly, "it\'ll come." She didn\'t say what would come, or where it was going to come from.',
        "It's strange to hear a recording of your own voice, because it is never the one you have in your head. That was what happened to {hero} on that Tuesday, only that twenty-three other people heard it at the same time. There was a snort from the end of the row, and then a second one. It wasn't a cruel laugh, because it was out before anyone could stop it, like a hiccup in church. {hero} understood that something was really funny, and a moment later {hero.they} understood what it was. {Img.start}.",
        "You need two of a thing before you can compare, and at home there had only ever been one way of doing it, which was {hero}'s. Now suddenly there were two, and {hero} could tell as well as anybody which was the right one. They {group.others}. {Hero.they} {group.did} {group.like}. The girl with the braid looked over her shoulder, and quickly away again, as you do when somebody has a button open and you hope that another person will tell them. {Img.start}.",
      ],
    },
    more: {
      middle: [
        '"It will sort itself out," said Miss Arden. Things that people say will sort themselves out never do it at once.',
      ],
      preteen: [
        'The strange thing was how fast it went. At a quarter past four {hero} had been a person who liked to {group.do}. By half past four {hero.they} {hero:was|were} a person who did it wrong. Nothing about {hero.them} had changed in those particular fifteen minutes. [?guest: {guest}, one row in front, turned and smiled at {hero.them} to be nice, and {hero} would rather have been left alone. ]It was just that for the first time in {hero.their} life somebody had put {hero.them} next to something perfectly straight.',
      ],
    },
  },
  {
    id: 'named',
    purpose: 'somebody makes a joke of it, and the joke sticks',
    core: false,
    rank: { young: 12, old: 11 },
    valence: -2,
    scene: {
      setting: 'school',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'sad', 'away'],
        ['friend', 'stand', 'angry', 'away'],
        ['guest', 'stand', 'worried', 'hero'],
      ],
      props: ['coats', 'door'],
      action: '{hero} hears a joke about {hero.themself} by the coats.',
    },
    text: {
      toddlers: [
        '{group.name} says a boy. Ha, ha, ha! {hero} does not laugh. [+ Sniff.]',
        'Two boys go by. "{group.sound}" go the boys. [+ They laugh. ]{hero} looks at the floor.',
        '{hero} gets the coat. {group.name} says a girl. [+ {hero} gets small. ]Home, please.',
      ],
      early: [
        '{group.name} said a boy by the coats. Everyone laughed. It was quite a good joke. That was the trouble with it. {hero} laughed as well, with {hero.their} mouth. [?friend: {friend} did not. {Friend.they} gave {hero} the other glove.]',
        'On the way out two boys went in front of {hero}. "{Group.sound}" went the one. "{Group.sound}" went the other. They did it really well. {hero} tied a shoe that was already tied, until they were around the corner.',
        "Somebody had drawn a picture on the board. {Hero} knew at once who it was. {group.name} it said below. {hero} wiped it off before Miss Arden could see. But {hero.they} had seen it, and you can't wipe that.",
      ],
      middle: [
        "{group.name} said a boy at the coats, and it was so quick and so neat that everybody laughed before they had thought. {hero} did, too. When a joke is about you, you have to hurry, or else you're left standing outside it. [?friend: {friend} looked at the boy for a long time and said nothing, until he had the wrong arm in his sleeve. ]It was not a wicked joke. But it was small and round and had a sort of handle, and the next Tuesday everyone could carry it.",
        "It was only a word. The boy who had thought of it wasn't even looking at {hero}. {group.name} he said, to the ceiling, buttoning his coat. By Friday {hero} had heard it eleven times. It is a funny thing about a name like that. People say it in quite a friendly way, and they wonder why you walk home by the other road.",
        'The little ones in the first row had gotten up a game. One of them was Miss Arden, and one was {hero}. The one who was {hero} got to go "{group.sound}" and fall down. They took turns, because everybody wanted to. When {hero} came in for {hero.their} scarf they all stopped and said hello politely. [?guest: {guest}, who had been Miss Arden, went as red as a brick.]',
      ],
      preteen: [
        "{group.name} said a boy, while he was doing up his coat. He didn't mean anything by it, and he had forgotten it by the time he found his other glove. But it fitted, and it was easy to say, and so it went around the cloakroom like a yawn, and everybody laughed, and everybody looked a little sorry right afterward, and everybody remembered it. {hero} laughed, too, because it seemed to be the only possible way of getting to the door.",
        "{hero} heard it by accident, through the coats, from people who didn't know that {hero.they} {hero:was|were} there. {group.name} somebody said, and somebody else did the sound, and did it really well, and in the laughing afterward {hero.they} could make out one or two people {hero.they} had thought were friends. [?friend: {friend}'s laugh wasn't in it. {hero} listened for it, and it wasn't there. ]It was warm between the coats, and it smelled of wet wool. {hero} stayed until the hall was empty and somebody had turned out the lights.",
        "Nobody meant it to last. But a good joke belongs to everyone, and this was a good one. On Tuesday it was {group.name} and on Wednesday somebody's little brother was saying it in the street, and by the end of the week they didn't even have to say it anymore, they just winked. You can't do anything about a wink, so {hero} practiced a shrug in front of the mirror until it looked absolutely natural. It was the first thing about {hero.them} that had ever looked like everybody else's, and {hero.they} {hero:was|were} getting quite good at it.",
      ],
    },
    more: {
      preteen: [
        "It would have been easier if they had been horrible, because you can do something about horrible people, which is simply not to like them. But {hero} liked nearly all of them. And if it had been somebody else, with a joke like that lying around for anybody to pick up, {hero} wasn't at all sure that {hero.they} wouldn't have picked it up {hero.themself}.",
      ],
    },
  },
]
