import type { MeltedPage } from '../plot.ts'

/** Pages on which several beats of the dark hours are one. */
export const nightPages: readonly MeltedPage[] = [
  {
    id: 'sound/guess',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'wow', 'mentor', '{warm}'],
        ['mentor', 'sit', 'laugh', 'hero'],
        ['friend', 'sit', 'laugh', 'hero'],
        ['guest', 'sit', 'wow', 'hero'],
        ['companion', 'sit', 'wow', 'hero'],
      ],
      props: ['{warm}', 'lantern', 'moon'],
      action: '{hero} and {mentor} hear a sound in the dark and guess what it is.',
    },
    text: {
      toddlers: [
        '{Noise.twice} What is that? "We are safe," says {mentor}. Is it a pig in boots? [+ Hee, hee! ]{Noise.snd}!',
        'It is dark. {Noise.twice} {hero} is scared. "We are safe," says {mentor}. A bear with a pot? {Noise.snd}!',
        '{Noise.twice} [?friend: {friend} sits up. ]What is that in the dark? "We are safe," says {mentor}. A cow in a hat?',
      ],
      early: [
        '{Noise.snd}! It came from {place.spot}. "What\'s that?" said {hero}. "I don\'t know," said {mentor}, "but it\'s small, and {place.shut}, and I\'m here." [?companion: {hero} held on to {companion}. ]"Is it a bear?" "No." "Is it a bear with a cold?" "It can\'t find its hanky," said {friend|guest|mentor}. They laughed until the bed shook. When they stopped, it went {noise.low}.',
        '"Was that you?" asked {hero}. "No," said {mentor}. "Was it you?" [?friend: It was not {friend}, either. ]{Noise.run} "We are as safe as spoons in a drawer," said {mentor}. "{Place.shut}." "It\'s a goose, then," said {hero}. "With a suitcase," said {friend|guest|mentor}. "Full of forks." For a bit it was quite funny. Then, {noise.low}! There are no geese at night.',
        'First the dark was quiet. Then it was not. {Noise.snd}! "It\'s the wind," said {friend|guest|mentor}. There was no wind. "It\'s a king," said {hero}. "He lost his crown, and now he can\'t see where he\'s going." {mentor} laughed, and tried the {place.door}. "Shut," said {mentor}. "No kings tonight. We are all safe." {Noise.snd}, said the king.',
      ],
      middle: [
        '{Noise.run}¶It came from {place.spot}, in the middle of the dark, and {hero} sat up. Under {hero.their} ribs {img.start}.¶"I hear it, too," said {mentor}. "We\'re quite safe. {Place.shut}, and nothing around here is bigger than a loaf of bread. Who do you think it is?"¶"A knight," said {hero} with a dry mouth, "who\'s looking for the bathroom."¶"And he won\'t ask," said {friend|guest|mentor}, "because he\'s proud." They laughed so hard that for a moment nobody was afraid. [?companion: Even {companion} unbent a little. ]Then there was a pause for breath, and it went {noise.low}. It did not sound as if it had heard the joke.',
        '"Tell me that was you," said {hero}.¶"It wasn\'t," said {mentor}. They listened. {Noise.run} "It\'s {place.spot}, and it\'s something little, and {place.shut}. You\'re as safe as money in the bank. We can look now, or in the morning, or never."¶So they guessed, because that could be done lying down. {friend|guest|mentor} said it was a badger sharpening a pencil. {hero} said it was his whole school. By the time that the school had got an orchestra, and the orchestra had fallen down a well, nobody could breathe. {Noise.snd}, it went. Under {hero}\'s ribs {img.start}.',
        'There are sounds that you know without thinking, such as spoons, and this was not one of them. {Noise.run} It came from {place.spot}. [?friend: {friend} said a word that {friend.they} {friend:was|were} not supposed to know. ]"We are safe, all of us," said {mentor} at once. "{Place.shut}. It\'s only something that we haven\'t met."¶"It\'s a walrus," said {hero}, "and he\'s moving a piano."¶"Where is he taking it?" asked {friend|guest|mentor}.¶"Up," said {hero}, and they laughed until the whole dark shook. It was lovely, and it would have been lovelier still if it had worked. Under {hero}\'s ribs {img.start}, and it went {noise.low}.',
      ],
      preteen: [
        '{Noise.snd}.¶{hero} was awake before {hero.they} knew why, and then it came again, from {place.spot}. {Noise.run} "I can hear it as well," said {mentor}, in a perfectly ordinary voice. "I couldn\'t tell you what it is, but it\'s little, and {place.shut}, and all of us are safe. Does anybody want to guess?"¶"It\'s the moon," said {friend|guest|mentor}, "coming home late, and trying not to wake anybody."¶"She\'s dropped her shoes," said {hero}, and five minutes later the moon had a landlady, and a bad knee, and a key that didn\'t fit. For as long as it lasted it was as good as a lamp. Then somebody had to take a breath, and there it was again, just as small and just as stubborn as before, and under {hero.their} ribs {img.start}.',
        '"You heard that, too," said {hero}.¶"I did," said {mentor}. "But {place.shut}, and it can\'t be any bigger than a cabbage, so you can be curious instead of afraid." {Noise.run} Under {hero}\'s ribs {img.start}. [?companion: {companion} had moved a lot closer. ]They really tried to be curious. {friend|guest|mentor} said that it was a burglar, who had come to give back something that he took last year. {hero} said that it was a piano, and that he was bringing it back all by himself, one piece at a time, and tonight he was bringing the black keys. They laughed until they had to hold on to each other. But when they had finished laughing, it hadn\'t finished doing whatever it was doing.',
        '{hero} had slept through thunderstorms, but this was only a {noise.low}, from {place.spot}, no louder than a spoon, and every hair on {hero.their} head was standing up to listen to it. "We\'re perfectly safe," said {mentor} into the darkness, "and I\'ve checked, because {place.shut}." [?guest: {guest} asked if the thing outside knew that. ]So they lay on their backs and took turns guessing. It was a rhinoceros, trying not to be noticed. It was a rhinoceros who was carrying a birthday cake on the end of his nose, and the candles were falling off, one after another. {Noise.snd}. "That must have been the last one," said {hero} in a weak voice. {Noise.snd}. It wasn\'t. Under {hero.their} ribs {img.start}.',
      ],
    },
    more: {
      early: [
        '"Is it a sofa?" asked {hero}, just to be sure. "No," said {mentor}. "A sofa would have sat down."',
      ],
      preteen: [
        'It was strange about laughing, because it made you brave about everything except the one thing. {hero} could have faced any of those visitors now, and offered them a chair. But none of them was {place.spot}. Something else was, and it stopped, and started, and rested, and started again, like somebody who is all alone with a job that is too heavy.',
      ],
    },
  },
  {
    id: 'hide/no-sleep',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'hide', 'worried', '{warm}', '{warm}'],
        ['friend', 'lie', 'sleepy', 'hero'],
        ['mentor', 'lie', 'calm', 'hero'],
        ['companion', 'lie', 'sleepy', 'hero'],
      ],
      props: ['{warm}', 'moon'],
      action: '{hero} cannot sleep, above the {warm} or under it.',
    },
    text: {
      middle: [
        '{hero} pulled the {warm} over {hero.their} head and shut it at the top, like a bag. It was worse in there. Outside, the sound had been {place.spot}. In here it was next to {hero.their} left foot. So {hero.they} came out again and counted sheep. They jumped in good order, until it went {noise.low}, and then they stopped and asked one another what that was. [?friend: "I\'ve got goats," said {friend}. ]By midnight there were thirty-one of them standing about. {Img.the} {img.tight}. The sound was slower now. You could hear it rest.',
        'The thing to do was to lie so flat that there was no bump. {hero} lay flat. {Hero.they} breathed only at the top.¶"Are you ill?" asked {mentor}.¶"I\'m being the floor," said {hero}. [?companion: {companion} took this for an invitation. ]When that did not work, {hero.they} counted backward from a thousand, and at every {noise.low} {hero.they} lost the number. {Hero.they} got to know the nine hundreds well. A long way off a clock struck midnight, and nobody noticed. {Img.the} {img.tight}.',
        '{hero} put a corner of the {warm} in each ear and hummed. It was a good plan with one hole in it, for every few lines {hero.they} had to stop and hear whether it was working. {Noise.snd}. It was not. [?friend: "Are you asleep?" whispered {friend}. "Yes," said {hero}. "Me, too." ]{hero} tried the left side, and {hero.they} tried the right, and that is all the sides there are. {Img.the} {img.tight}. Between one {noise.low} and the next it was quiet for longer every time.',
      ],
      preteen: [
        'It was {warm.feel} under the {warm}, and it would have been a perfect hiding place, except that you couldn\'t see out, and now the sound came from everywhere. {hero} came up for air. There are ways of putting yourself to sleep, so first {hero.they} relaxed {hero.their} toes, and then {hero.their} ankles, and whenever it went {noise.low} {hero.they} had to start over with the toes. [?friend: "Try the rivers of Africa," said {friend} out of the dark. ]Midnight came and went, and nobody noticed. {Img.the} {img.tight}. It had been doing that for two hours now, and nobody does a thing for two hours, {hero} thought, if they can stop.',
        '"I\'m going to sleep now," said {hero}, and spent fifteen minutes sleeping as hard as {hero.they} could. {Hero.they} even let one arm hang down, so that it would look convincing. {Noise.snd}. {Img.the} {img.tight}. Toward midnight {hero.they} {hero:was|were} making bargains with it, and if it kept quiet for fifty breaths, {hero.they} would never say a word about it. {Hero.they} got to thirty-nine. [?companion: {companion} sighed, like a tire with a hole in it. ]Then it came, very small and flat, as if it was sorry, and had really tried.',
        "{hero} rolled over and turned {hero.their} back on it. That usually worked with arguments, and it always worked with broccoli, but it didn't work with this, because {hero.their} back seemed to have grown ears. {Img.the} {img.tight}. {Hero.they} thought about a meadow, and there was something in the meadow. {Hero.they} thought about nothing, and that was even harder. [?guest: {guest} had been asleep for an hour, which was annoying. ]By midnight, which nobody noticed, the gaps were getting longer, like when somebody is all alone with a heavy job, and has to stop, and leans against it for a bit, and starts again.",
      ],
    },
    more: {
      preteen: [
        "Nobody was making {hero.them} do anything, and that was what {hero} kept coming back to. {mentor} had said that it could wait until the morning, and {mentor} meant it. It would have been easier, somehow, if somebody had told {hero.them} to go, or to stay. It's so much harder to lie still when you're allowed to.",
      ],
    },
  },
  {
    id: 'prayer/go',
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'worried', 'mentor'],
        ['mentor', 'hold-up', 'calm', 'hero', 'lantern'],
        ['friend', 'stand', 'worried', 'hero'],
        ['companion', 'stand', 'worried', 'hero'],
        ['guest', 'stand', 'wow', 'hero'],
      ],
      props: ['lantern', '{warm}', 'boots'],
      action: '{hero} says a short prayer and gets up, and {mentor} carries the lantern.',
    },
    text: {
      toddlers: [
        '"God, come with me," says {hero}. {hero} gets up. {mentor} has the light. Out they go.',
        '"Stay with me, God," says {hero}. [?companion: {companion} comes, too. ]{mentor} takes {hero}\'s hand. [+ Tip, toe.]',
        '{hero} prays. "Help the little one. Help me." {hero} gets up. {mentor} comes, too.',
      ],
      early: [
        '"God," said {hero}, "will you come along if I go?" {Hero.they} felt quite sure about the answer. {Hero.they} put one foot out of the {warm}, and then the other, so that the first was not alone. "I want to look," {hero.they} said. "Then we look," said {mentor}, and took the lantern. [?friend: "I\'m coming," said {friend}, "but at the back." ]',
        '{hero} thought of somebody out there, all alone. "God," {hero.they} said, "stay with it, and stay with me." {Noise.snd}! It was such a tired one. {hero} threw off the {warm}, quick, and stood up. "My knees are wobbling." "Bring them along," said {mentor}, and held up the light. [?companion: {companion} came, too. ]',
        '"Dear God, you can see in the dark," said {hero}. "I can\'t. So please walk on my side." Then {hero.they} said, "One, two," and lay there for a while. [?guest: "Three," said {guest}. ]Then {hero.they} got up. {mentor} was there with the lantern. {hero} opened the {place.door} {hero.themself}. It was the hardest door in the world.',
      ],
      middle: [
        '"God," said {hero}, "I\'d like to be brave, but I\'d like it to be tomorrow." It seemed best to start with the truth. "Come with me, please. I know you\'re there already." It went {noise.low}. Nothing had changed, only it was as if somebody had moved over to make room for {hero.them}.¶{Hero.they} put out one foot, the way you put a letter in the box. After that it could not be got back. "I\'m going to look," {hero.they} said, "and my knees don\'t want to."¶"They only need to bend," said {mentor}, who had the lantern ready, and came close. [?friend: {friend} came behind, holding on to {hero}\'s {hero.wear}. ]',
        '"I\'m only going to say it once," {hero} told God, "because I\'m quite busy being afraid. Stay with that thing out there, and stay with me." The dark was as dark as before, but {hero.they} would not have called it empty. {Noise.snd}, it went, and after that there was a long gap.¶"It\'s giving up," said {hero}, and sat up, and was standing. "With me, please, {mentor}. Very close."¶"As close as you like," said {mentor}, and lifted the lantern. [?companion: {companion} got up, too, and did not look pleased. ]Behind them the bed began to go cold.',
        '{hero} lay and did not fold {hero.their} hands, since they were holding up the {warm}. "You made everything," {hero.they} told God, inside {hero.their} head, where it is quickest, "so you made whatever that is, and you must like it. I\'ll try to like it, too. But stay near." Then {hero.they} counted to three. Nothing moved. [?guest: "Try ten," said {guest}. ]{hero} didn\'t count again. {Hero.they} just got up.¶"Afraid?" asked {mentor}, and held the lantern for {hero.them}.¶"Yes," said {hero}.¶"Good. Then you\'ll go carefully," said {mentor}, and took {hero.their} arm.',
      ],
      preteen: [
        '"I\'d better start with the truth," {hero} whispered to God. "I don\'t want to go. I want somebody else to have gone already, so that it\'s over." {Hero.they} thought about it. "I\'m not asking you to make it stop, but please come along." Nothing happened, and the dark went on being dark, but it wasn\'t the kind of dark anymore that has nobody in it.¶{Hero.they} got up in pieces, first an elbow, then a knee, and then, after a pause in which anybody could have changed their mind, the rest. "I\'m going to find out what it is," {hero.they} said. {mentor} only nodded, and took the lantern, and came and stood right behind {hero.them}. [?friend: {friend} said that they were out of their minds, and reached for {friend.their} boots. ]',
        '{hero} suddenly thought that God could hear it, too, and that he must be listening on both sides of the dark at once. "You\'re with it already," {hero.they} said, "so I\'d only be coming over. But please stay close, because my knees still don\'t believe it." It went {noise.low}, very faintly, like somebody who only knocks because they\'re used to knocking, and {hero.they} heard {hero.themself} say, "All right! All right, I\'m coming!"¶{mentor} had lit the lantern before {hero} was even on {hero.their} feet, and held out an arm, as if they were going to a dance. [?companion: {companion} came along, too. ]{hero} took the arm, and was shaking so hard that the light shook, too.',
        '"I\'d like to be the sort of person who goes," {hero} said to God, "but I don\'t think I am. So maybe you could go first, and I could be the sort of person who follows." It was a short prayer, and when {hero.they} had come to the end of it, {hero.their} left foot was already out in the cold.¶"{mentor}," said {hero}, "I\'m afraid that I\'m going to have to look."¶"I\'ve had my shoes on for an hour," said {mentor}, and the lantern flared up. [?friend: {friend} took hold of {hero} and said that nothing in the world would make {friend.them} let go. ]And {hero} stepped out of the only warm place for miles, on legs that felt as if {hero.they} had borrowed them from somebody taller.',
      ],
    },
    more: {
      middle: [
        '"If you want to turn back, say \'soup,\'" said {mentor}. {hero} kept the word ready on {hero.their} tongue.',
      ],
      preteen: [
        'Behind them was everything that {hero} had looked forward to since the spring. There was the warm place, in exactly {hero.their} own shape, that would be cold by the time anyone came back to it, and there was the plate, and there was the rest of the night. {Img.the} {img.tight}. You could want so much to be in a place, and all that time you could watch your own feet leaving it.',
      ],
    },
  },
]
