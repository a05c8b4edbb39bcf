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
        '{group.sound} Who is that? [+ Who, who, who? ]{hero} {group.does} all day long.',
        'Hello, sun! {hero} {group.does}. {group.sound} [+ Up, up, up. ]{mentor} laughs.',
        '"Who {group.does} in here?" says {mentor}. "Me!" says {hero}. {group.sound} [+ Again!]',
        'One time. Two times. Ten times! {hero} {group.does}. {group.sound} [+ What fun!]',
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
        'For as long as anyone could remember, {hero} had {group.done} {group.at} before breakfast, and nobody had thought anything of it. {Hero.they} {group.did} {group.like}. It was simply one of the sounds of the house, along with the third stair and the tap that needed a firm hand. Visitors would occasionally raise their heads and ask what it was, and when they had been told they said "How nice," in the tone that people use about somebody else\'s soup.',
        '{hero} {group.did} {group.like}, and had never known that there was anything remarkable in it. It is difficult to notice what you do all day. {Hero.they} did it {group.at}, as other people tap a pencil or breathe, and {hero:was|were} generally thinking of something else at the time. {mentor} said once that it was like living beside a small, cheerful factory. It was meant as a compliment, and {hero} had taken it as one.',
        '"Was that {hero}?" people would ask, when they passed the house in the early morning. It invariably was. There were perhaps a hundred people within earshot who {group.did} now and then, and they all did it more or less alike, and then there was {hero}, {group.at}, {group.doing} {group.like}. {mentor} sometimes opened the window in order to hear it better. "I\'ve stopped trying to work it out," {mentor.they} told the neighbors. "I just enjoy the weather."',
        '{Group.sound} ¶ It was ten minutes to seven, and a blackbird on the chimney fell silent and listened. It had heard everything that a blackbird hears, and was fond of a tune, but it could make nothing of this. {hero}, down below, {group.did} {group.like}, with shut eyes and a piece of bread in one pocket, in the best of spirits. At the end of some minutes the blackbird shook itself and went on where it had left off. It did not, one noticed, attempt to take up the theme.',
      ],
    },
    more: {
      middle: ['"Again?" asked {mentor}, holding the coffee pot. It was not a complaint.'],
      preteen: [
        'There is a kind of happiness that has no audience, and does not look for one. {hero} had been in possession of it all {hero.their} life and would have been surprised to hear that it could be mislaid, in the course of a single Tuesday, like a glove. It had not occurred to {hero.them} that there was a right way to do it. It had occurred to {hero.them} even less that somebody might be listening.',
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
        'A notice went up on the door of the hall, inviting one and all to take part in a {group} on the first Sunday in May. {hero} had walked past a good many notices in {hero.their} life. This one seemed to have been put up at the level of {hero.their} eyes on purpose. What {hero.they} wanted was not to be admired; {hero.they} wanted something much simpler, which was to stand in a row, with a person on either side, and not be able to tell where {hero.they} stopped and the others began. [?friend: "We\'ll be next to each other," said {friend}, who had already signed for both of them.]',
        'From outside it was overwhelming. The windows of the hall stood open, and inside they {group.others}, some twenty people who on ordinary days could not agree about a football. {hero} had come to deliver a parcel. {Hero.they} remained on the path with it under one arm until the end, and then a little longer, in case of more. When Miss Arden put her head out and asked whether {hero.they} wished to join, {hero.they} said yes before she had finished, and had to be reminded about the parcel.',
        '"Can you {group.do}?" asked Miss Arden, with her pen over the list. ¶ "Yes," said {hero}, who did so every day. It was an honest answer. "Then it\'s the second row," said Miss Arden, "third from the left," [?friend: and that was beside {friend}, ][?guest: directly behind {guest}, ]and she handed {hero.them} a green scarf out of a box of green scarves. {hero} put it on in front of the mirror at home. {Hero.they} turned this way and that. For the first time in {hero.their} life {hero.they} looked exactly like somebody else, and it was a delightful feeling.',
      ],
    },
    more: {
      middle: [
        '"It suits you," said {mentor}, looking at the scarf. "It suits everybody," said {hero}. "That\'s what\'s so good."',
      ],
      preteen: [
        'Miss Arden was a brisk and kindly person with a pencil in her hair, who had never been known to tell anyone that they could not do a thing. It was a matter of principle with her. "There will be twenty-four of you," she said, "and when it\'s right it will be like one." She was thinking of the music. But {hero}, who was not, carried that sentence home and took it to bed.',
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
        'They all {group.do}. {group.all} {hero} {group.does}, too. {group.sound} [+ Oh. ]All heads turn.',
        '{group.all} So nice! {group.sound} Who was that? [+ It was not like that. ]It was {hero}.',
        '{group.all} {group.sound} Stop! "What was that?" [+ Heads turn. ]{hero} looks down.',
        'Here is the row. {group.sound} Ha, ha! [+ Who laughs? ]{hero} stops.',
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
        'They {group.others}, and {hero}, in the exact middle of it, had never been so happy. {Hero.they} drew a deep breath and joined in as {hero.they} did at home. ¶ It was like a dropped tray. Nobody was unkind, and indeed nobody said anything at all, but the whole of the front row turned around, with the same expression of polite inquiry, as people in a train look up when a door has opened. {hero} looked around, too. It took {hero.them} a moment to grasp what they were all looking at. {Img.start}.',
        '"There\'s something there," said Miss Arden, frowning at the ceiling, "that I can\'t place." She was not trying to embarrass anyone, but went through it as one goes through a string of lights for the bulb that is out: first the rows one after the other, then the second row by halves, and then by pairs, until she came to the end. "Ah," said Miss Arden, and there followed an interval in which a great many people examined their shoes. [?friend: {friend} alone went on looking straight ahead, with very red ears. ]{Img.start}. "Well, never mind," she said warmly, "it\'ll come," though what was to come, and from where, she did not say.',
        'Every person knows what it is to hear their own voice played back and not recognize it. What happened to {hero} that Tuesday was of the same kind, only that it had to be done in front of twenty-three others. There was a smothered sound from the end of the row, and then a second one. It was not a cruel laugh; it was out before its owner could prevent it, like a hiccup in church. {hero} understood that something was extremely funny, and a moment later {hero.they} understood what it was. {Img.start}.',
        "It had never before been possible to compare. At home there was only the one way of doing it, which was {hero}'s, and now suddenly there were two, and {hero} could tell quite as well as the others which was the right one. They {group.others}. {Hero.they} {group.did} {group.like}. The girl with the braid glanced over her shoulder, and quickly away again, as you do when somebody has a button undone and you hope that another person will mention it. {Img.start}.",
      ],
    },
    more: {
      middle: [
        '"It will sort itself out," said Miss Arden. Things that people say will sort themselves out never do it at once.',
      ],
      preteen: [
        'The remarkable thing was how fast it went. At a quarter past four {hero} had been a person who liked to {group.do}. By half past four {hero.they} {hero:was|were} a person who did it wrong. Nothing about {hero.them} had altered in those fifteen minutes. [?guest: {guest}, one row in front, smiled at {hero.them} over one shoulder, meaning to be nice, and {hero.they} would have given a good deal not to have been smiled at. ]It was just that {hero.they} had been added up.',
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
        'The little ones in the first row had got up a game. One of them was Miss Arden, and one was {hero}. The one who was {hero} got to go "{group.sound}" and fall down. They took turns, because everybody wanted to. When {hero} came in for {hero.their} scarf they all stopped and said hello politely. [?guest: {guest}, who had been Miss Arden, went as red as a brick.]',
      ],
      preteen: [
        '{group.name} remarked a boy, doing up his coat. He said it without malice, more or less as one comments on the weather, and it was out of his head by the time he had found his other glove. But it was apt, and it had the right number of syllables, so that it went around the cloakroom like a yawn, and everyone who laughed looked a little sorry directly afterward, and all of them remembered it. {hero} laughed as well, since it seemed the only way to get to the door.',
        "{hero} heard it by accident, through the coats, from people who did not know that {hero.they} {hero:was|were} there. {group.name} somebody said, and somebody else did the sound, really very accurately, and there was a gust of laughter in which {hero.they} could make out one or two people whom {hero.they} had thought of as friends. [?friend: {friend}'s laugh was not in it. {hero} listened for it, and it was not there. ]It was warm among the coats, and it smelled of wet wool. {hero} stayed until the hall was empty and the lights had been put out.",
        "Nobody intended it to last. But a good joke is common property, and this was a good one. On Tuesday it was {group.name} and on Wednesday somebody's little brother was saying it in the street; and by the end of the week it had been shortened to a sort of wink. What could one object to, in a wink? {hero} practiced a shrug in front of the mirror until it looked natural. It was the first thing in which {hero.they} had ever tried to look like other people, and {hero.they} noticed that {hero.they} {hero:was|were} getting rather good.",
      ],
    },
    more: {
      preteen: [
        'It would have been easier, on the whole, if they had been horrible. There is something that one can do about horrible people; one can dislike them. But {hero} liked nearly all of them, and in their place, with such a joke lying ready to hand, {hero.they} {hero:was|were} not at all sure that {hero.they} would not have made it {hero.themself}.',
      ],
    },
  },
]
