import type { Beat } from '../plot.ts'

/** A sound that nobody can name, and what everybody makes of it. The household is safe from the first. */
export const soundBeats: readonly Beat[] = [
  {
    id: 'sound',
    purpose: 'the sound; the grown-up is awake, close by, and sure that everyone is safe',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'wow', 'mentor', '{warm}'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['friend', 'sit', 'wow', 'hero'],
        ['companion', 'sit', 'wow', 'hero'],
        ['guest', 'sit', 'wow', 'hero'],
      ],
      props: ['{warm}', 'lantern'],
      action: '{hero} sits up and listens to a sound in the dark.',
    },
    text: {
      toddlers: [
        '{Noise.twice} What is that? [?companion: {companion} looks up. ]"We are safe," says {mentor}.',
        '{Noise.twice} Who is there? [?friend: {friend} sits up. ]{mentor} says, "All safe."',
        'It is dark. Then, {noise.low}! {hero} hugs the {warm}. "We are safe," says {mentor}.',
        '{Noise.twice} "Is it you, {mentor}?" "No. But we are safe in here." {Noise.snd}!',
      ],
      early: [
        '{Noise.snd}! {hero} opened {hero.their} eyes. It was {place.spot}. {Noise.snd}! [?friend: "I heard that," said {friend}. ]"So did I," said {mentor}, close by. "And {place.shut}, and I am here. It is something small. Big things are not so busy." {Noise.snd}, it went.',
        '"Who did that?" whispered {hero}. "Not me," said {mentor}. [?friend: "Not me," said {friend}. ]Then it came again, from {place.spot}. {Noise.run} Inside {hero} {img.start}. "Nothing can get in," said {mentor}. "We are as safe as spoons in a drawer."',
        'It was not the wind. It went {noise.low}, and then it waited, and then it went {noise.low} again. [?companion: {hero} held on to {companion}. ]"{mentor}?" said {hero}. "I know," said {mentor}. {Mentor.they} sounded like toast. "I don\'t know what it is, but it is little, and {place.shut}."',
        'First there was no sound at all. Then there was one. {Noise.snd}! It came from {place.spot}. "Is it a bad thing?" asked {hero}. "No," said {mentor}. "We are safe, all of us. It is just a thing we don\'t know yet." [?friend: "I don\'t like those," said {friend}. ]',
      ],
      middle: [
        '{Noise.snd}.¶{hero} opened {hero.their} eyes. It had not been the roof, and it had not been anybody\'s stomach, because it came from {place.spot}. {Noise.run} [?companion: {companion} was awake as well. ][?friend: "Tell me that was you," whispered {friend}. ]Under {hero}\'s ribs {img.start}.¶"I hear it," said {mentor}, before anybody had to ask, "and {place.shut}, and nothing lives around here that is bigger than a loaf of bread. We are quite safe. We just don\'t know who it is." {Mentor.they} yawned. "Say the word, and we\'ll go and look, and I\'ll carry the lantern."',
        'It came exactly when everybody had stopped expecting anything. {Noise.run} Then it was still, as if it were listening to find out whether it had been heard.¶It had. [?friend: {friend} was sitting up like a post. ][?guest: {guest} had vanished under a pillow. ][?companion: {hero} could feel {companion} being awake. ]"That\'s {place.spot}," said {hero}, and {hero.their} voice came out in two halves. Under {hero.their} ribs {img.start}.¶"So it is," said {mentor}. "It\'s something small. Something big wouldn\'t have to work so hard. {Place.shut}, and you have me. Nobody need do a thing about it." {Noise.snd}, it said.',
        '"{mentor}," said {hero}, "there\'s somebody {place.spot}."¶They listened. {Noise.run}¶"There\'s some*thing*," said {mentor}. "Somebodies knock." {Mentor.they} did not get up, and {mentor.they} did not whisper, and both of those helped. "You are safe in here, every one of you. {Place.shut}. If you want to know what it is, I\'ll come with you and look. And if you don\'t, it will still be there in the morning, or it won\'t." [?companion: {companion} moved closer to {hero}. ][?friend: {friend} moved closer to {companion|hero}. ]{Img.is}, {hero}\'s heart had started. {Noise.snd}, went the dark.',
        'There are sounds that you know without thinking, such as spoons. And there are sounds that you can nearly name. This was neither. {Noise.run} It stopped. It started. It came from {place.spot}, and it was not in any hurry.¶[?friend: "Is that usual?" asked {friend}.¶]"I\'ve never heard it before in my life," said {mentor}, with interest. "But I\'ve heard what\'s dangerous, and that isn\'t it. {Place.shut}. We\'re safer than the money in the bank." Under {hero}\'s ribs {img.start}, all the same. Ribs do not always listen to reason.',
      ],
      preteen: [
        "{Noise.snd}.¶{hero} was awake before {hero.they} knew why. Everything was as black and as quiet as before, and {hero.they} had almost decided that it had been part of a dream, when it came again, from {place.spot}. {Noise.run} It wasn't the roof, and it couldn't be the wind, because there wasn't any wind. Under {hero.their} ribs {img.start}. [?friend: \"You heard that, too,\" said {friend}. ][?companion: {hero} pulled {companion} closer. ]¶\"I can hear it as well,\" said {mentor}, in a perfectly ordinary voice. \"I couldn't tell you what it is, but it's nothing to be afraid of, because {place.shut}, and there isn't an animal around here that's bigger than a loaf of bread.\"",
        "It started out quite politely, with a single {noise.low}, like somebody clearing their throat, and then there was a pause, and then it went on. {Noise.run} [?friend: A hand came out of the darkness and grabbed hold of {hero}, and luckily it was {friend}'s. ][?guest: {guest} said, in a small voice, that it was probably nothing, and the nothing went {noise.low}. ]Under {hero.their} ribs {img.start}.¶\"{mentor}?\" said {hero}.¶\"I'm awake,\" said {mentor}. \"We're perfectly safe, and I've checked, because {place.shut}. Whatever it is, it's little, and it's {place.spot}, and it seems to be having a bad night. If you'd like to go and look, I'll bring the lantern, and if you'd rather not, that's perfectly all right, too.\"",
        '{hero} had slept through thunderstorms, and once through a neighbor\'s wedding. But this was only a {noise.low}, no louder than a spoon, and every hair on {hero.their} head was standing up to listen to it. {Noise.run} It came from {place.spot}. [?companion: {companion} lay pressed against {hero.their} side and had no opinion. ][?friend: "Maybe it\'ll stop," whispered {friend}, and it did stop, and that was a lot worse. ]Under {hero.their} ribs {img.start}.¶"Before anybody asks me," said {mentor} out of the darkness, "I don\'t know what it is, either. But {place.shut}, and I\'m lying in front of it, and nothing has ever come here at night that was bigger than a cabbage. You can be as curious as you like, and you don\'t need to be afraid."',
        '"Did you hear that?" asked {hero}.¶"No," said {friend|guest|mentor}, much too quickly, and then they both heard it. {Noise.run} It was {place.spot}, only a few steps away, and it sounded like something that somebody has tried several times already and is going to try again.¶{mentor} had raised {mentor.themself} on one elbow. "That\'s odd," {mentor.they} said, and didn\'t sound frightened at all, but only interested. "It\'s something small, and {place.shut}, so it can\'t come in unless we invite it. I\'ll go and look with you as soon as anybody wants to know." {hero} noticed that nobody particularly wanted to know. [?companion: {companion} didn\'t, either. ]In {hero.their} chest {img.start}.',
      ],
    },
    more: {
      toddlers: ['Who is it? Who, who, who?'],
      early: ['They all listened. The sound stopped. It was listening, too.'],
      middle: [
        'Nobody said anything for a while. Everybody was listening, and the sound, it seemed, was listening back.',
      ],
      preteen: [
        "{hero} believed that they were safe, because {mentor} never said a thing like that unless it was true. But it's not so easy to tell your knees. {Hero.they} lay flat on {hero.their} back, with the {warm} up to {hero.their} nose, and explained it to them. The knees listened to the entire explanation very carefully, and then they went on shaking.",
        "A minute ago the dark had been like a second cover, and now it was like an enormous ear. {hero} tried to remember what it had been like not to hear that sound, and couldn't. It was even there when it wasn't, because in between there were long gaps, and in every one of them {hero.they} held {hero.their} breath.",
      ],
    },
  },
  {
    id: 'safe-word',
    purpose: 'the grown-up goes through the latches aloud: company, not a cure',
    core: false,
    rank: { young: 7, old: 7 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['mentor', 'hold-hands', 'tender', 'hero'],
        ['hero', 'sit', 'worried', 'mentor', '{warm}'],
      ],
      props: ['door', '{warm}'],
      action: '{mentor} shows {hero} that everything is shut and everybody is safe.',
    },
    text: {
      toddlers: [
        '{mentor} pats the {place.door}. Shut! {mentor} pats {hero}. Safe! [?friend: Pat, {friend}. Safe!]',
        '"Who is here?" says {mentor}. "Me," says {hero}. [?companion: And {companion}. ]"And me," says {mentor}. "All safe."',
        "{hero} holds {mentor}'s thumb. [+ It is a big thumb. ]{Noise.snd}! Hold on, {hero}. All is well.",
      ],
      early: [
        '"Let us check," said {mentor}. {Mentor.they} gave the {place.door} a tug. "Shut." {Mentor.they} felt all around the edges. "Shut, shut, shut." Then {mentor.they} felt {hero}\'s ear. "Open," said {mentor}. "I thought so." {hero} laughed, but only a bit. {Noise.snd}!',
        '"What if it comes in?" asked {hero}. "It can\'t," said {mentor}. "{Place.shut}. And what would it do in here? There is no room. It would have to sit on my feet." {hero} looked at {mentor}\'s feet. [+ It was true. They took up a lot of space.]',
        '{mentor} held out a hand, and {hero} took hold of one finger. "I have been here for a hundred nights," said {mentor}. "Some were loud. Some were windy. One had a cow in it. And in the morning we were all still here." [+ "Even the cow?" said {hero}. "She stayed for breakfast."]',
      ],
      middle: [
        '"We\'ll go through it once," said {mentor}, "the way a captain does." {Mentor.they} tried the {place.door}. {Mentor.they} tried it again from the other side of {mentor.their} elbow. {Mentor.they} counted everybody, by touching heads. "[?friend: {friend}. ][?guest: {guest}. ][?companion: {companion}. ]{hero}, with {hero.their} hair on end. All present. All dry. Nothing open but your mouths." It was true, and {hero} felt a little better for about four seconds. {Noise.snd}, it went.',
        '"How do you *know* that we\'re safe?" asked {hero}.¶It was a fair question, and {mentor} took {mentor.their} time over it. "Because {place.shut}," {mentor.they} said, "and because I\'ve slept here more often than you\'ve had birthdays. And because of how it sounds. Something that wants to get at you is quiet. Something that wants to get away is loud." {hero} thought about that for some time. It was the first thing anyone had said that made the sound smaller.',
        '"You\'re not afraid," said {hero}, and it sounded like an accusation.¶"Not of that," said {mentor}. "I\'m afraid of tall ladders, and of singing by myself." {Mentor.they} found {hero}\'s hand in the dark and put it flat against the {place.door}. "There, you can feel that it\'s shut. And now feel me, because I\'m in front of it." [?friend: {friend} wanted to feel as well, and felt {mentor}\'s nose by mistake. ]So there was a laugh in it, after all, and it lasted until the next {noise.low}.',
      ],
      preteen: [
        '{mentor} didn\'t tell {hero.them} not to be silly. {Mentor.they} did something much more useful, and went through everything out loud, like somebody packing a suitcase. "{Place.shut}, and I\'ve tried it twice. Everybody who belongs here is here, and I can hear all of you breathing, except for {hero}, who has stopped." {hero} quickly started again. [?friend: "I never stopped," said {friend}. ]"What\'s out there is small, and it wants something, and it doesn\'t want us. That\'s all we know." It wasn\'t very much, but it was something that you could hold on to in the dark.',
        '"How can you be so sure," asked {hero}, "if you don\'t know what it is?"¶"Because of the noise," said {mentor}, after thinking it over. "Anything dangerous would be very careful to be quiet, and that thing is making as much noise as it possibly can. Either it isn\'t very clever, or it\'s stuck." {Mentor.they} tried the {place.door} once more, because {hero} wanted it, and it was shut. "I\'d only start to worry if it stopped trying," {mentor.they} said, and for some reason {hero} couldn\'t get that out of {hero.their} head.',
        'A match scratched, and there was {mentor}\'s face, all yellow and wrinkled and peaceful behind the flame. "Take a good look around," {mentor.they} said, "while it lasts." They looked. The {place.door} was shut, and the corners were only corners. [?companion: {companion} blinked. ][?friend: It turned out that {friend} was wearing both socks on {friend.their} hands. ]The plate was where it had always been, and the boots stood side by side, and there wasn\'t anybody there who didn\'t belong there. Then the match went out, but for quite a while {hero} could still see it when {hero.they} shut {hero.their} eyes, a small bright room with everybody in it.',
      ],
    },
    more: {
      preteen: [
        '"Were you ever scared at night?" asked {hero}. "When you were my age, I mean."¶"When I was your age, and when I was twice your age, and the last time was in March," said {mentor}. "I don\'t think that it ever stops, but you get extremely good at finding your shoes." Then it was quiet for a moment, and the thing outside went {noise.low}, two times, as if it had been waiting for its turn to speak.',
      ],
    },
  },
  {
    id: 'first-guess',
    purpose: 'the sensible guesses, each of which is tried and fails',
    core: false,
    rank: { young: 6, old: 5 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'thinking', 'mentor'],
        ['friend', 'sit', 'thinking', 'hero'],
        ['guest', 'sit', 'thinking', 'hero'],
        ['mentor', 'sit', 'thinking', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['{warm}', 'boots'],
      action: '{hero} and {mentor} try to think of what it might be.',
    },
    text: {
      toddlers: [
        'Is it the wind? No. The wind goes whoo. [+ Is it the rain? No. The rain goes drip.]',
        '"Is it a tree?" says {hero}. No. Trees go swish. {Noise.snd}! That is not swish.',
        '"Is it my tummy?" says {hero}. {hero} listens. No! Tummies go grum. {Noise.snd}!',
      ],
      early: [
        '"It\'s the wind," said {friend|guest|mentor}. They all listened. There was no wind. "Then it\'s a branch." There was no tree, or not on that side. "Then it\'s my tummy," said {hero}, and put an ear to it. {Hero.their} tummy said grum. The sound said {noise.low}.',
        '"I know," said {hero}. "It\'s a mouse." {Noise.snd}! "It\'s a mouse with shoes," said {hero}. "Mice don\'t have shoes," said {friend|guest|mentor}. "Then that\'s why it\'s so bad at walking."',
        'They made a list of what it was not. It was not a clock, for clocks don\'t stop to think. [+ It was not a bird, for birds are in bed. ]It was not {mentor}, for {mentor} was here. [?companion: It was not {companion}, who was under the {warm}. ]"That only leaves the rest," said {hero}. There was rather a lot of the rest.',
      ],
      middle: [
        'They began with the sensible ones. "A branch," said {friend|guest|mentor}, but there was no wind to move one. "The roof, then," but it came from lower down. "A loose board," said {hero}, who was proud of that one, and they all held quite still in order to hear it being a loose board. {Noise.run} "Boards don\'t stop in the middle and scratch their heads," said {mentor}. After that there were no more sensible ones, only the other kind.',
        '"Let\'s be scientific," said {hero}, and it sounded better already. First they found out that it stopped when they were loud, for they all said "HA" at the same time, and it was quiet at once. [?companion: {companion} gave them a look. ]Then they found out that it went on again as soon as they were quiet. "So it can hear us," said {friend|guest|mentor} slowly, and everybody was sorry that they had been scientific, and drew in their feet.',
        '"It\'s a mouse," said {hero} firmly.¶{Noise.run}¶"Then it\'s a mouse that is moving to another house," said {friend|guest|mentor}.¶{Noise.run}¶"With all of the furniture," {hero} had to admit. A mouse would not do. They tried a cat, but a cat would have mentioned it. They tried a beetle in a matchbox, but it would have to be a remarkable beetle. The trouble was that whatever they tried on it, the sound was a size too large.',
      ],
      preteen: [
        "They were very sensible about it. {friend|guest|mentor} said that it was a branch, and {hero} said that there wasn't any wind. {hero} said that it was the roof cooling down, but it had finished cooling down hours ago, and besides, the roof was up there, and the sound was down here. {mentor} thought that it could be a loose hinge, if hinges could get discouraged. {Noise.run} They all listened to it. It did sound discouraged, and after that nobody could think of anything else that was made of wood.",
        '"We can work it out," said {hero}, because thinking was better than just lying there. "It isn\'t regular, so it\'s not a machine, and it stops when we talk, so it\'s got ears. And it\'s been doing it for fifteen minutes, so there must be something that it wants." {Hero.they} had only wanted to calm everybody down. But it had gone exactly the wrong way, one sensible step after another, like somebody walking carefully backward into a pond. [?friend: "I liked it better when it was nothing," said {friend}. ]',
        'The first idea was a mouse. It was {friend|guest|mentor} who thought of it, and everyone was grateful, because nobody can really be afraid of a mouse. Then it went {noise.low}, and they all quietly worked out how big a mouse like that would have to be, and it came to about forty pounds. "Two mice," said {hero} quickly. [?guest: "A club," said {guest}. ]So they agreed that it was a lot of mice, having a meeting. It was a good idea, and it lasted for nearly a minute.',
      ],
    },
    more: {
      preteen: [
        "{mentor} didn't say much, and only asked them once what they were going to do when they knew. {hero} hadn't considered that. {Hero.they} had imagined that as soon as you knew what it was, you could roll over and go to sleep, and it had never crossed {hero.their} mind that you might have to get up.",
      ],
    },
  },
  {
    id: 'guess',
    purpose: 'the ladder of guesses, each one larger and sillier, until they laugh; and then it sounds again',
    core: true,
    valence: 1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'laugh', 'friend', '{warm}'],
        ['friend', 'sit', 'laugh', 'hero'],
        ['guest', 'sit', 'laugh', 'hero'],
        ['mentor', 'lie', 'laugh', 'hero'],
        ['companion', 'lie', 'thinking', 'hero'],
      ],
      props: ['{warm}', '{treat}'],
      action: 'Everybody guesses what the sound is, and the guesses get sillier and sillier.',
    },
    text: {
      toddlers: [
        'Is it a bear? No. Is it a cow? No. Is it a hat? Hee, hee! {Noise.snd}!',
        '"A pig," says {friend|guest|mentor}. "A pig in boots," says {hero}. [+ Hee, hee, hee! ]{Noise.snd}!',
        '"A frog?" says {hero}. "A frog with a spoon!" says {friend|guest|mentor}. [+ Hee, hee! ]{Noise.snd}!',
        '"One duck," says {hero}. "Two ducks! Ten ducks with pots!" {mentor} laughs. {Noise.snd}! [+ Shh.]',
      ],
      early: [
        '"It\'s a bear," said {friend|guest|mentor}. "It\'s a bear with a cold," said {hero}. "And it can\'t find its hanky." "So it is looking in all the drawers." {mentor} laughed so much that the bed shook. [?companion: Even {companion} looked less stiff. ]Then it went {noise.low}, and they all stopped.',
        '"A king," said {hero}. "He lost his crown." "Why is he looking here?" asked {friend|guest|mentor}. "He has looked at home." {Noise.snd}! "That was him falling over his robe," said {hero}. "And now his horse is helping." They laughed with their mouths in the {warm}. {Noise.snd}! It was still there.',
        '"It\'s a goose with a suitcase," said {friend|guest|mentor}. "What\'s in it?" said {hero}. "Spoons." "All spoons?" "And one fork, for best." {hero} thought of the goose. It had a hat on, and it was late for the train. Then, {noise.low}! There are no trains at night.',
        '"Maybe it\'s a cow," said {hero}. "A cow on its toes," said {friend|guest|mentor}. "With a cake," said {hero}, "because it\'s a secret, and she is so bad at secrets!" {mentor} had to wipe {mentor.their} eyes. {Noise.snd}, went the cow. But it was not a cow. They all knew that.',
      ],
      middle: [
        '"It could be a knight," said {friend|guest|mentor}, "who is looking for the bathroom."¶"In the dark," said {hero}, "in all that tin."¶"And he won\'t ask anyone, because he\'s proud."¶"And his horse keeps telling him that it was the second door." {mentor} made a noise like a kettle. [?guest: "And there\'s a queue," said {guest}. ][?companion: {companion} looked from one to the other. ]They laughed until the whole dark shook, and for the length of that laugh nobody was afraid of anything. Then there was a pause for breath, and in the pause it went {noise.low}. It did not sound like a knight. It sounded as if it had not heard the joke.',
        "The first guess was a pirate. It was {hero}'s. He had one boot, and he was hopping about in search of the other. The second guess was that he had found it, and that there was somebody in it. The third was {friend|guest|mentor}'s, and it was that the somebody was his mother, who had come to see whether he was wearing his scarf.¶\"'Bartholomew,'\" said {mentor} in the dark, in a terrible voice, \"'is that how you go to sea?'\" They had to hold on to each other. [?companion: They had to hold on to {companion}. ]It was quite hard to stop. But when they had, it had not. {Noise.run}",
        '"A walrus," said {hero}, "and he\'s moving a piano."¶"At this hour?" said {friend|guest|mentor}. "Where is he taking it?"¶"Up," said {hero}, and for some reason that was the funniest thing that anyone had ever said {place.in}. The walrus was given a cap. He was given a brother, who was no help, and he got as far as the third stair. {mentor} asked who would be playing it when it arrived, and {hero} said, "You are. It\'s got your name on the label." [?friend: {friend} had to bite the pillow. ]And all that time, underneath, very patiently, it went {noise.low}.',
        'They took turns, and each had to be bigger than the last. {friend|guest|mentor} started with a badger sharpening a pencil. {hero} said that it was a badger\'s whole school. Then it was the school orchestra. Then it was the school orchestra falling down a well, with the big drum last. "And the conductor is still beating time," said {mentor}, "because he\'s very strict, and nobody has told him." [?companion: {companion} put {companion.their} head under the pillow, or somebody put it there. ]{hero} laughed until {hero.their} ribs hurt. It was lovely. It would have been lovelier if it had worked.',
      ],
      preteen: [
        'When you\'re afraid you get either very quiet or very silly, and they had already tried being quiet. "It\'s a burglar," said {friend|guest|mentor}, "and he\'s come to give back something that he took last year."¶"It\'s a piano," said {hero}, "and he felt so bad about it that he\'s bringing it back all by himself, one piece at a time." {Hero.they} could see him, a thin man with a mustache, wiping his forehead. Tonight he was bringing the black keys.¶"He wants to leave a note, too," said {mentor}, "but he doesn\'t know how to spell \'sorry.\'" By now nobody could breathe anymore. [?guest: "Somebody go out and tell him!" howled {guest}. ][?companion: {companion} put up with all of it. ]And then, right in the middle of the laughing, there it was again, {noise.low}, just as small and just as stubborn as before. One after another they stopped.',
        'It was {friend|guest|mentor} who began, by wondering if it could be the moon, coming home late and trying not to wake anybody. {hero} said that in that case she had dropped her shoes. Then they had to find out what the moon needed shoes for, and {hero} explained that it was because of the sea, since you can\'t do that kind of work in bare feet. Five minutes later the moon had a landlady, and a bad knee, and a key that didn\'t fit. "You\'re not coming up like that," said {mentor}, in the landlady\'s voice, "not on my nice clean sky!" They laughed until it hurt, and for as long as it lasted it was as good as a lamp. Then somebody had to take a breath, and quite close by it went {noise.low}.',
        "\"It's a rhinoceros,\" said {friend|guest|mentor}, \"trying not to be noticed.\"¶{hero} listened for a moment. \"It's somebody's birthday,\" {hero.they} said, \"and he's been sent to bring the cake, and he's got to carry it on the end of his nose, so he can't see where he's going.\" {Noise.snd}. That was one of the candles. {Noise.snd}. That was another one. {mentor} begged them to stop, and then {mentor.they} asked, in a very small voice, how old the person was, and that made it even worse. [?guest: {guest} said that you weren't supposed to ask. ]It took a long time before they could hear anything except each other. When they could, it was still going on out there, very patiently, and there wasn't any cake in it.",
        'The rule was that it had to explain everything. {friend|guest|mentor} said that it was a deep-sea diver, walking home in his boots, and stopping whenever anybody stared at him. {hero} said that it was a brass band of very small people, who had lost their place in the music and were too proud to start over. "Or else it\'s Tuesday," said {mentor}, "who has come a few days early to see what it\'s like here." They all thought about that one. [?companion: Even {companion} seemed to think about it. ]"It won\'t like it," said {hero}, "because there\'s nowhere to sit," and that set them off again, and not one of them could have told you what was so funny. Only the sound didn\'t laugh. {Noise.snd}, it went. {Noise.snd}.',
      ],
    },
    more: {
      toddlers: ['Is it a sofa? No, no, no!'],
      early: [
        '"What do you think it is?" {hero} asked. "I don\'t know," said {mentor}. "But I do know that it is not a sofa."',
      ],
      middle: [
        '"What\'s your real guess?" {hero} asked, when it was quiet. "I haven\'t got one," said {mentor}. "The nice thing about guesses is that you don\'t have to live in them."',
      ],
      preteen: [
        "It was strange about laughing, {hero} thought, lying there with wet eyes, because it made you brave about everything except the one thing. {Hero.they} could have faced any of those visitors now, and offered them a chair, but the trouble was that none of them was {place.spot}. Something else was, and they still didn't know what.",
      ],
    },
  },
]
