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
        '{Noise.snd}.¶{hero} was awake before {hero.they} knew why. The night lay all around, as black and as quiet as before, and {hero.they} had nearly decided that it had been part of a dream when it came again, from {place.spot}. {Noise.run} It was not the roof, and it could hardly be the wind, for there was no wind. Under {hero.their} ribs {img.start}. [?friend: "You heard that," said {friend}, and it was not a question. ][?companion: {companion} had stopped breathing altogether. ]¶"I hear it, too," said {mentor}, in {mentor.their} ordinary daytime voice. "I couldn\'t tell you what it is, but I can tell you that it\'s nothing to be afraid of, because {place.shut}, and there isn\'t a creature on four legs around here that is bigger than a loaf of bread."',
        "Nothing had prepared {hero} for it. It began quite politely, with a single {noise.low}, as if somebody were clearing a throat, and then it paused, and then it went on. {Noise.run} [?friend: A hand came out of the darkness and took hold of {hero}'s {hero.wear}, and the hand turned out to be {friend}'s. ][?guest: {guest} said, in a small voice, that it was probably nothing, and the nothing said {noise.low}. ]Under {hero.their} ribs {img.start}.¶\"{mentor}?\" said {hero}.¶\"Awake,\" said {mentor}. \"We are perfectly safe, and I say so because I've checked: {place.shut}. Whatever it is, it's little, and it's {place.spot}, and it seems to be having a difficult night. If you'd care to find out more about it, I'll bring the lantern, and if you'd rather not, that's allowed as well.\"",
        'What is it about a sound that you cannot name? {hero} had slept through thunderstorms, and {hero.they} had slept through the neighbor\'s wedding, but this was only a {noise.low}, no louder than a spoon, and it had every hair on {hero.their} head standing up to listen. {Noise.run} It came from {place.spot}. [?companion: {companion} lay pressed against {hero.their} side, and did not offer an opinion. ][?friend: "Maybe it\'ll stop," breathed {friend}, and it did, and that was much worse. ]Under {hero.their} ribs {img.start}.¶"Before anyone asks," said {mentor} out of the darkness, "I don\'t know either. But {place.shut}, I am lying in front of it, and in all my years nothing has ever come to this place at night that was larger than a cabbage. You may be as curious as you like, and you needn\'t be frightened."',
        '"Did you hear that?" said {hero}.¶"No," said {friend|guest|mentor}, much too quickly, and then they both heard it. {Noise.run} It was {place.spot}, a few steps away at the most, and it had the sound of something that has been attempted several times already and is going to be attempted again.¶{mentor} had raised {mentor.themself} on one elbow. "How odd," {mentor.they} said, and there was no fear in it at all, but only attention. "It\'s small, whatever it is, and {place.shut}, so it can\'t come to us unless we invite it. I\'ll go and look with you the moment that anybody wants to know." {hero} discovered that nobody particularly did. [?companion: {companion} seemed to be of the same mind. ]In {hero.their} chest {img.start}.',
      ],
    },
    more: {
      toddlers: ['Who is it? Who, who, who?'],
      early: ['They all listened. The sound stopped. It was listening, too.'],
      middle: [
        'Nobody said anything for a while. Everybody was listening, and the sound, it seemed, was listening back.',
      ],
      preteen: [
        "It is one thing to be told that you are safe, and {hero} believed it, since {mentor} did not say such things for the sake of saying them. It's another thing to tell your knees. {Hero.they} lay flat on {hero.their} back with the {warm} up to {hero.their} nose and reasoned with them. The knees listened to the whole argument, found no fault with it, and went on exactly as before.",
        "The peculiar thing was how quickly the place had changed sides. A minute ago the dark had been a sort of second cover, and now it was a sort of ear. {hero} tried to remember what it had felt like not to hear the sound, and couldn't. It was there even in the gaps. In fact, when you came down to it, it was mostly gaps, and in every one of them {hero.they} held {hero.their} breath.",
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
        '{mentor} did not tell {hero.them} that there was nothing to be afraid of. {Mentor.they} did something much more useful, and went over it all aloud, like somebody packing a suitcase. "{Place.shut}, and I\'ve tried it twice. Everyone who belongs here is here, and I can hear each of you breathing, with the exception of {hero}, who has stopped." {hero} hastily began again. [?friend: "I never stopped," said {friend}. ]"Whatever is out there is small, and it wants something, and the something isn\'t us. That\'s the whole of what we know." It was not a great deal, but it had edges, and it was possible to hold on to it.',
        '"May I ask something?" said {hero}. "How can you possibly be sure, if you don\'t know what it is?"¶"By the noise that it makes," said {mentor} after a moment\'s reflection. "I\'ve noticed that whatever means harm is careful to be quiet, whereas that thing out there is making as much noise as it possibly can. It\'s either very stupid or it\'s stuck." {Mentor.they} tested the {place.door} once more, for {hero}\'s sake, and it was shut. "I should only begin to worry if it stopped trying," {mentor.they} added, and that, for some reason, remained in {hero}\'s head.',
        'A match scratched, and there was {mentor}\'s face, yellow and creased and entirely peaceful, with the flame held up in front of it. "Look around you," {mentor.they} said, "while it lasts." They looked. The {place.door} was shut, and the corners were only corners. [?companion: {companion} blinked at the light. ][?friend: {friend} turned out to be wearing both socks on {friend.their} hands. ]The plate was where it had been, the boots stood side by side, and nobody was present who should not have been. Then the match went out; but {hero} could still see it, for quite some time afterward, on the inside of {hero.their} eyelids, a small illuminated room with everybody in it.',
      ],
    },
    more: {
      preteen: [
        '"Were you ever frightened at night?" asked {hero}. "When you were my age, I mean."¶"I was frightened at your age, and at twice your age, and most recently in March," said {mentor}. "I don\'t think you ever get over it. You only get a lot of practice at finding your shoes." There was a pause, in which the thing {place.spot} went {noise.low}, twice, as though it had been waiting politely for its turn in the conversation.',
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
        'They approached it rationally. {friend|guest|mentor} proposed a branch; {hero} pointed out that there was no wind. {hero} proposed that the roof was cooling; but it had finished cooling hours ago, and besides, roofs did not come from that direction. {mentor}, on being consulted, said that it might be a loose hinge, if hinges could be discouraged. {Noise.run} They considered that. It did sound discouraged. It was at this point, {hero} noticed, that everybody began to run out of things made of wood.',
        '"We can narrow it down," said {hero}, since thinking was better than lying there. "It isn\'t regular, so that it can\'t be a machine, and it stops whenever we talk, so that it must have ears. And it\'s been doing it for a quarter of an hour, so that there must be something it wants." {Hero.they} had intended all this to be reassuring. It had gone in the opposite direction instead, one reasonable step after another, like a person who walks carefully backward into a pond. [?friend: "I liked it better when it was nothing," said {friend}. ]',
        'The first suggestion was a mouse. It was made by {friend|guest|mentor} and received with gratitude, because nobody can be seriously afraid of a mouse. Then it went {noise.low}, and each of them silently calculated the size of such a mouse, and arrived at about forty pounds. "Two mice," said {hero} quickly. [?guest: "A committee," said {guest}. ]They agreed on a committee of mice. It was a good theory, and it lasted for very nearly a minute.',
      ],
    },
    more: {
      preteen: [
        '{mentor} took no part in this beyond asking, once, what they would do if they knew. It was an awkward question. {hero} had supposed that knowing was the end of the matter, and that as soon as a sound had a name you could turn over and go to sleep. It had not occurred to {hero.them} that the name might be one that would oblige {hero.them} to get up.',
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
        'Fear makes people either very quiet or very silly, and they had already tried being quiet. "It\'s a burglar," said {friend|guest|mentor}, "who has broken in to return something that he took last year."¶"It\'s a piano," said {hero}, "and he\'s been so unhappy about it that he\'s bringing it back by himself, in installments." {Hero.they} could see him clearly, a thin man with a mustache, wiping his forehead in the passage. Tonight it was obviously the black keys.¶"He\'d like to leave a note," said {mentor}, "but he can\'t spell *sorry*." By now nobody was able to breathe. [?guest: "Somebody go out and tell him!" sobbed {guest}. ][?companion: {companion} endured it with closed eyes. ]And then, in the middle of all the laughter, there it was again, {noise.low}, as small and as stubborn as ever, and one after another they stopped.',
        "It was {friend|guest|mentor} who began it, by wondering aloud whether it could be the moon, arriving late, and trying to get in without waking anybody. {hero} said that in that case it had dropped its shoes. Then there was the question of what the moon would want with shoes, and {hero} explained that it was for the tide, since you could not do that kind of work barefoot. Within five minutes the moon had a landlady, a bad knee, and a key that would not fit. \"'I'm not letting you up like that,'\" said {mentor}, as the landlady, \"'not on my clean sky.'\" They laughed until it ached. It was as good as a lamp, while it lasted. Then someone drew a breath, and it said, quite close by: {noise.low}.",
        '"A rhinoceros," said {friend|guest|mentor}, "attempting to be discreet."¶"It\'s somebody\'s anniversary," {hero} decided, after listening for a moment, "and it\'s been entrusted with the cake, which it has to carry on the end of its nose, so that it can\'t see where it\'s going." {Noise.snd}. That, they agreed, was one of the candles. {Noise.snd}. That was the other one. {mentor} begged them to have mercy, and then ruined everything by inquiring, in a choked voice, how long the rhinoceros had been married. [?guest: {guest} pointed out that it was not polite to ask. ]It was a long time before they could hear anything at all except each other, and when they could, it was still going on outside, patiently, exactly as before, and there was no cake in it anywhere.',
        'The rule was that every suggestion had to explain all of the facts. A deep-sea diver, proposed {friend|guest|mentor}, walking home in his boots, which accounted for the steps, and also for the pauses, during which he was being stared at. {hero} maintained that it was a brass band of very small people, who were rehearsing, and had lost their place, and were too proud to begin again. "Or else," said {mentor}, "it\'s Tuesday, who has come a few days early to find out what it\'s like here." They turned this one over with real respect. [?companion: Even {companion} seemed struck by it. ]"It won\'t enjoy it," said {hero}, "there\'s nowhere to sit," and all of them were off again, and could not possibly have explained what was so funny. Only the sound kept a perfectly straight face. {Noise.snd}, it went. {Noise.snd}.',
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
        'It was odd about laughing, thought {hero}, lying there with wet eyes. It made you brave in every direction except the one you needed. {Hero.they} could now have faced any of the visitors that they had thought up, and offered them a chair. The trouble was that none of them was {place.spot}. Something else was, and they had been so funny about it that they knew no more than they had before.',
      ],
    },
  },
]
