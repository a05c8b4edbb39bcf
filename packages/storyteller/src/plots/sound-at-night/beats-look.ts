import type { Beat } from '../plot.ts'

/** Out of the warm place, with knees that shake; and there is somebody who is much more afraid. */
export const lookBeats: readonly Beat[] = [
  {
    id: 'go',
    purpose: 'the choice: the feet come out of the warm and go to look, with a grown-up close by',
    core: true,
    valence: 0,
    carries: 'choice',
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
      action: '{hero} gets up to go and look, and {mentor} carries the lantern.',
    },
    text: {
      toddlers: [
        'Out comes one foot. Brr! {hero} stands up. Wobble, wobble. "I will look."',
        '{hero} takes {mentor}\'s hand. Wobble, wobble go the knees. [?companion: {companion} comes, too. ]"We look."',
        '"I am scared," says {hero}. "I am here," says {mentor}. Up gets {hero}. Step. Step. Step.',
        'Bye, warm bed. {hero} gets up. [?friend: {friend} gets up. ]{mentor} has the light. [+ Tip, toe.]',
      ],
      early: [
        '{hero} put one foot out of the {warm}. It was cold out there. {Hero.they} put out the other foot, so that the first one was not alone. "I want to look," {hero.they} said. "Then we look," said {mentor}, and picked up the lantern. [?friend: "I\'m coming," said {friend}, "but at the back." ]{hero}\'s knees shook, but they went along.',
        '"Will you come with me?" asked {hero}. "Every step," said {mentor}. "Will you go first?" "If you like. Or we go side by side." {hero} thought about it. Then {hero.they} took hold of {mentor}\'s sleeve. [?companion: {companion} was not going to be left behind. ]"Side by side," said {hero}, and got up. [+ {Hero.their} bed was still warm. {Hero.they} did not look back at it.]',
        '{Noise.snd}, it went. It was such a tired one. {hero} sat up. "Nobody is helping it," {hero.they} said. [+ {Hero.they} waited a bit, in case somebody would. Nobody did. [?guest: "You go," said {guest}. ]]So {hero} threw off the {warm}, quick, before {hero.they} could change {hero.their} mind. "My knees are wobbling," {hero.they} said. "Bring them along," said {mentor}.',
        '"One," said {hero}. "Two." Then {hero.they} lay there for a while. [?friend: "Three," said {friend}. ]"I was going to say that," said {hero}, and stood up. [+ It was dark, and {hero.their} legs felt like string. ]{mentor} had the lantern ready. {hero} opened the {place.door} {hero.themself}. It was the hardest door in the world, and it was not even locked on this side.',
      ],
      middle: [
        '{hero} got up. There was no moment when {hero.they} decided it. {Hero.they} had been lying there in the warm, and then {hero.they} {hero:was|were} standing in the cold with one boot on.¶"I\'m going to look," {hero.they} said. "My knees don\'t want to."¶"They needn\'t want to," said {mentor}, who had the lantern ready. "They only need to bend." [?friend: {friend} came behind, holding on to {hero}\'s {hero.wear}. ][?companion: {companion} came because everybody did. ]{mentor} lifted the lantern and walked close beside {hero.them}, so that there was always a warm arm on the one side. On the other side there was the dark.',
        '"Somebody should go," said {friend|guest|hero}, and it was quiet. Everyone there was somebody.¶The {warm} was {warm.feel}. {hero} had finally got it exactly right. {Hero.they} lay there for one more breath, and it was a good one. Then {hero.they} folded back the corner. "Will you hold the light, {mentor}?"¶"I\'ll hold the light, and I\'ll hold you, if you want," said {mentor}. {hero} wanted. Behind them the bed began to go cold, and {hero.their} knees knocked together like two people who can\'t agree.',
        'It went {noise.low} once more, slowly, and then there was a long gap.¶"It\'s giving up," said {hero}, and that was what did it. {Hero.they} could have lain there and been afraid of it all night. But {hero.they} couldn\'t lie there while it gave up. {Hero.they} stood, and the floor was cold, and {hero.their} teeth were making a noise of their own. [?companion: {companion} got up, too, and did not look pleased. ][?guest: "I\'ll keep your place warm," said {guest} kindly. ]"With me, please," said {hero} to {mentor}. "Very close." And {mentor} came so close that the lantern singed both their sleeves.',
        '"I\'ll count to three," said {hero}, "and then I\'ll go." {Hero.they} counted to three. Nothing moved. {Hero.they} counted to three in a firmer voice. [?friend: "Try ten," said {friend}. ]In the end {hero.they} didn\'t count. {Hero.they} just put out one foot, the way you put a letter in the box, and after that it was done and could not be got back. {mentor} was already there with the lantern. "Afraid?" asked {mentor}. "Yes," said {hero}. "Good," said {mentor}. "Then you\'ll go carefully."',
      ],
      preteen: [
        'In books people leap out of bed. {hero} got up in pieces, first an elbow, then a knee, and then, after a pause in which anybody could have changed their mind, the rest of {hero.them}. The floor was as cold as ice. "I\'m going to find out what it is," {hero.they} said out loud, so that {hero.they} would have to.¶"Then I\'ll get the lantern," said {mentor}, and came and stood right behind {hero.them}. [?friend: {friend} looked at the two of them, said that they were out of their minds, and reached for {friend.their} boots. ][?companion: {companion}, to everyone\'s surprise, came, too. ]{hero}\'s knees were knocking so hard that you could hear it, and {hero.they} let them knock, and opened the {place.door}.',
        '"We could wait until it\'s light," said {friend|guest|mentor}. "That would be sensible, and nobody would say a word."¶"I know," said {hero}, who had thought of that already. It was very sensible, and it was six more hours until it got light, and out there something had just tried again and stopped in the middle. {Hero.they} looked at the {warm}, which had taken so long to get right. Then {hero.they} pushed it aside and felt around in the dark for {hero.their} boots.¶"I\'ll be right beside you," said {mentor}, holding the lantern for {hero.them}, "and if you want to turn around, we\'ll turn around." {hero} nodded. {Hero.they} had put the left boot on the right foot, and {hero.they} didn\'t notice it until the next morning.',
        '{hero} had always thought that courage was something you had, like a bicycle, and that the people who had it just got on. {Hero.they} looked for it everywhere, and there wasn\'t any, but only the sound, and the cold, and the fact that {hero.they} couldn\'t stand to hear it stop again.¶"{mentor}," {hero.they} said, "I\'m afraid that I\'m going to have to look."¶"I\'ve had my shoes on for an hour," said {mentor}, and the lantern flared up. [?companion: {companion} came along, too. ][?friend: "I\'m holding on to you," said {friend}, "and I\'m not going to let go, so please don\'t do anything heroic." ]And {hero} stepped out of the warm place, on legs that felt as if {hero.they} had borrowed them from somebody taller.',
        '{hero} tried one last time to stay. It was none of {hero.their} business, {hero.they} told {hero.themself}, and wild things can look after themselves, and a person needs eight hours of sleep. Those were excellent reasons. Then it went {noise.low}, very faintly, like somebody who only knocks because they\'re used to knocking, and {hero.they} heard {hero.themself} say, "All right! All right, I\'m coming!"¶{mentor} had lit the lantern before {hero} was even on {hero.their} feet, and held out an arm, as if they were going to a dance. [?guest: {guest} said that somebody had to stay and guard the plate. ][?friend: {friend} went on the other side. ]{hero} took the arm, and was shaking so hard that the light shook, too.',
      ],
    },
    more: {
      early: [
        '"If you want to turn back, say \'soup,\'" said {mentor}. {hero} kept the word ready. It was a good word, and it was warm.',
      ],
      middle: [
        '"If you want to turn back, say \'soup,\'" said {mentor}. "Then we turn back, and no questions." {hero} kept the word ready on {hero.their} tongue.',
      ],
      preteen: [
        'Behind them was everything that {hero} had looked forward to since the spring. There was the warm place, in exactly {hero.their} own shape, that would be cold by the time anyone came back to it, and there was the plate, and there was the rest of the night, which {hero.they} had planned so carefully. {Img.the} {img.tight}. You could want so much to be in a place, and all that time you could watch your own feet leaving it.',
      ],
    },
  },
  {
    id: 'dark-walk',
    purpose: 'a few steps; what looks terrible in the lantern light turns out to be ordinary',
    core: false,
    rank: { young: 10, old: 6 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'worried', 'broom'],
        ['mentor', 'walk', 'calm', 'hero', 'lantern'],
        ['friend', 'walk', 'worried', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['broom', 'lantern'],
      action: '{hero} and {mentor} walk toward the sound, and the broom looks like somebody tall.',
    },
    text: {
      toddlers: [
        'Who is that? [+ So tall! So thin! ]Hee, hee. It is a broom. Good night, broom.',
        "What is that? A long, long arm! No. It is {mentor}'s arm. [+ [+ Hold on!]]",
        'Tip, toe. Two big feet! Oh. Two boots. Hello, boots. Tip, toe. {Noise.snd}!',
      ],
      early: [
        'Somebody stood in the way. {friend|mentor} saw him first. He was tall and thin, and his hair stood straight up. {hero} held on to {mentor}. {mentor} held up the light. "Good evening, broom," said {mentor}. "Good evening, broom," said {hero}, and {hero.their} voice hardly wobbled.',
        'It was only nine steps. {hero} counted them. One, two, three. "Are you there?" "I\'m here," said {mentor}. Four, five, six. "Are you still there?" [?friend: "So am I," said {friend}. "You are standing on me." ]Seven. Eight. {Noise.snd}! That was very near.',
        'The lantern made long shadows. {hero}\'s had legs like a spider\'s. {mentor}\'s had a nose like a boat. [?companion: {companion} had the biggest shadow of all, and was afraid of it. ]{hero} waved, and the long one waved back. "I don\'t mind you," {hero.they} said. "You go first."',
      ],
      middle: [
        'Halfway there they met a tall man with no face. He stood a bit crooked, with his hair on end. {hero} stopped so suddenly that {friend|guest|mentor} walked into {hero.their} back.¶{mentor} raised the lantern. It was a broom that somebody had left there, the wrong way up.¶"I knew that," said {hero} after a while.¶"So did I," said {mentor}. "I only wished that he\'d said something." They both bowed to it as they went by, to be on the safe side.',
        'It was eleven steps, and the first ten were the worst. A rope lay on the ground and pretended to be a snake. Something cold touched {hero}\'s ear, and it was {hero.their} own collar. [?companion: {companion} sniffed at a boot and had to be led away. ][?friend: "If I scream," said {friend}, "take no notice. It will be for practice." ]The lantern swung, and the whole night swung with it, to and fro. In the middle of it was {mentor}\'s hand, large and dry, and that did not swing at all.',
        'In the light of the lantern everything had two sizes. A watering can was a watering can, and behind it stood an elephant. A rake was a gate. {hero} was {hero.themself}, with cold ankles; but {hero.their} shadow went up to the very top and bent over, as if it wanted to see what that small person was doing.¶"I look enormous," whispered {hero}.¶"Remember it," said {mentor}. "That\'s what you\'ll look like to whoever is in there."',
      ],
      preteen: [
        'It couldn\'t have been more than twelve steps. In the daytime {hero} wouldn\'t even have counted them, but now {hero.they} had to think about each one before {hero.they} took it, and between the third one and the fourth one there was a man. He was standing a little to the side, very thin, with his hair on end, as if he had heard it, too. [?friend: {friend} made a noise like a kettle. ]{mentor} lifted the lantern, and the man turned into a broom. "Excuse me," {hero} told it, because that was all {hero.they} had breath for. It helped to be polite.',
        'The lantern lit up a small circle, and everything outside that circle was twice as dark as before. They moved along inside it like people in a boat. [?companion: {companion} stayed exactly in the middle. ]Things came up to the edge, and then you could see what they were, a rope, and a rake, and a row of boots with their tongues hanging out. A moment before, every one of them had been something else. So that was why people went and looked, {hero} thought, because there was always something there, but it was hardly ever what you had imagined.',
        '"Talk to me," said {hero}. "It doesn\'t matter what about."¶"When I was nine, I was scared of a coat," said {mentor}, as they took the first two steps. "It hung on the back of a door, and for an entire winter I never dared to touch it. And in the spring they gave it to me to wear." They took three more steps. "It was a wonderful coat, with a fur collar. I often think how cold I was all that winter, with that thing hanging there the whole time." {hero} would have liked to hear more about it, but there was nowhere farther to go. {Noise.snd}, it went, so close that the flame shook.',
      ],
    },
    more: {
      preteen: [
        '"Soup?" whispered {mentor} at the corner. That was the word they had agreed on, in case somebody wanted to turn around and didn\'t want to say why.¶{hero} thought about soup. It was only one syllable, and nobody would have laughed at {hero.them}. "Not yet," {hero.they} said, and took the next step.',
      ],
    },
  },
  {
    id: 'found',
    purpose: 'the thing is lifted; somebody small is under it, and more afraid than anyone',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'kneel', 'wow', 'arrival', '{noise}'],
        ['arrival', 'hide', 'worried', 'hero'],
        ['mentor', 'hold-up', 'tender', 'arrival', 'lantern'],
        ['friend', 'peek', 'wow', 'arrival'],
        ['companion', 'peek', 'wow', 'arrival'],
      ],
      props: ['{noise}', 'lantern'],
      action: '{hero} finds {arrival} in the light of the lantern.',
    },
    text: {
      toddlers: [
        '{hero} {noise.opens}. Peek! [+ Two round eyes look out. ]It is {arrival} of all.',
        '{hero} {noise.opens}. [+ Oh! ]Who is in there? It is {arrival} in the world!',
        'It is not big. It is not bad. {hero} looks. It is {arrival} ever! "Hello, you."',
        '{hero} {noise.opens}. It is {arrival} of all. It is scared. Shake, shake, shake.',
      ],
      early: [
        'There stood {noise.up}. It went {noise.low}, and it moved. {hero} {noise.open}. Nothing tall came out. Nothing with teeth came out. {Noise.where} sat {arrival} {hero} had ever seen, and it {arrival.sig}. It shook much more than {hero.their} knees. "Oh," said {hero}. "It\'s *you* who is scared."',
        '{Place.spot} there was {noise.up}. "Is that all?" asked {hero}. {Noise.snd}! It jumped. {hero} jumped. [?friend: {friend} jumped higher than both. ]Then {hero.they} took a breath and {noise.open}. Two round eyes looked up. They belonged to {arrival} in the world. "You made all that noise?" said {hero}.',
        '"You do it," said {hero}. "I\'ll hold the light," said {mentor}, "and you do it." So {hero} {noise.open}, with {hero.their} eyes shut. Then {hero.they} opened one. There sat {arrival} of them all. It had its eyes shut, too! [?companion: Only {companion} was looking. ]',
        '"On three," said {mentor}. It was {noise.up}, and inside it somebody was breathing very fast. {hero} {noise.open}. {Noise.where} was {arrival} that there ever was. [?friend: {friend} forgot to scream. ]"We didn\'t guess *you*," whispered {hero}. "No," said {mentor}. "It\'s just a very small somebody who could not get out."',
      ],
      middle: [
        'It was {noise.up}, and that was all. Nobody would have looked at it twice. As they looked at it, it gave a jerk, and went {noise.low}.¶"Do you want me to?" asked {mentor}.¶{hero} shook {hero.their} head, and {noise.open}.¶{Noise.where} was {arrival} that {hero} had ever seen. It looked at the lantern. It looked at {hero}, who must have seemed to it about as high as a church. Then it {arrival.sig}, and shook, from top to bottom, so hard that you could hear it. [?friend: "*That?*" said {friend}. "All night, that?" ]{hero} did not laugh. {Hero.they} had been doing the very same thing under a {warm}.',
        '{hero} held {hero.their} breath, and {noise.open}, and jumped back, all in one. Nothing came out. {Hero.they} stretched {hero.their} neck. {Mentor} moved the light.¶There it sat, {arrival} in all the world, with its eyes as wide as they would go. It must have crept in there for a nap, and then there had been no way out. It had been hitting its prison with the whole of itself for hours. It was not very much.¶"I thought that you\'d be bigger," said {hero}. It looked back as if it had been about to say the same, the other way around.',
        '{Place.spot} stood {noise.up}. It went {noise.low} right in front of their eyes, and moved by the width of a thumb.¶"So there\'s our guest," said {mentor} softly.¶{hero} knelt down. {Hero.their} heart was making such a din that it could surely be heard inside. {Hero.they} {noise.open}. And there, blinking in the light, all alone, was {arrival} that anybody could think of. It {arrival.sig}. [?companion: {companion} and it looked at each other. It was hard to say who was more surprised. ]"It\'s all right," said {hero}, and then, because it was only fair, "I was scared of you, too."',
        '"Ready?" said {mentor}. "No," said {hero}, and did it. {Hero.they} {noise.open}, and the lantern shone in.¶Everybody had a different thing in mind. [?friend: {friend} told them afterward that {friend.their} own had had horns. ]What they saw was {arrival} that anyone there had ever met. It had wedged itself into the farthest corner. It was trembling so much that it went in and out of focus.¶"We were so loud," said {hero}, thinking of all those jokes. "We laughed. It must have heard us laughing." And {hero.they} crouched down, to make {hero.themself} less.',
      ],
      preteen: [
        'It was {noise.up}. There was nothing strange about it at all, except that every few seconds it jumped. "After you," said {mentor}, and held the lantern higher. {hero} wiped {hero.their} hands on {hero.their} pajamas, {noise.open}, and shut {hero.their} eyes just at that moment, so that somebody had to tell {hero.them}.¶"Well, look at that," said {mentor}.¶{hero} looked. {Noise.where}, covered in dirt, blinking at the light, and shaking from one end to the other, sat {arrival} that {hero.they} had ever seen. It {arrival.sig}. All that noise, for two hours, and everything that they had thought it could be, and it would have fit into a hat. [?friend: "It\'s absolutely terrified," said {friend}, and for once it wasn\'t a joke. ]',
        'There was nothing there but {noise.up}. They stood around it, and it went {noise.low}. [?companion: {hero} held on to {companion}. ]"You don\'t have to be the one," said {mentor} quietly, "because I don\'t mind doing it."¶"I know," said {hero}, and because {hero.they} knew it, {hero.they} could do it. {Hero.they} {noise.open}.¶At first there was only darkness in there, and then the darkness had eyes. They were enormous, and they belonged to {arrival} in the world, and they were looking at {hero} with a look that {hero.they} knew right away, because {hero.they} had been feeling like that all night. "Oh, you poor thing," said {hero}. "It was you the whole time."',
        "What had {hero} expected? Afterward {hero.they} could only remember that it had been tall. {Noise.up} wasn't tall. {hero} got down on {hero.their} knees, partly to be careful, and partly because they were going to give way in any case, and {noise.open}.¶Out of the shadow stared {arrival} that had ever kept anybody awake. You could see its sides going in and out. It didn't run away, because it had obviously used up all its running. It only {arrival.sig} and waited for something terrible to happen.¶\"It thinks that we're the noise,\" said {hero}.",
        "{mentor} gave {hero} the lantern to hold, and then took it back, because of the shaking. \"Whenever you like,\" {mentor.they} said. {hero} didn't like. {Hero.they} reached out anyway and {noise.open}, and all the shadows leaned in to see.¶It wasn't anything that they had guessed. It was {arrival} that you can imagine, squeezed into the farthest corner, with its eyes shut tight, because what you can't see isn't there. {hero} had tried that, too. [?friend: {friend} let out a breath that {friend.they} must have been holding since bedtime. ]\"It's even more scared than I am,\" whispered {hero}. And {hero.their} own fear went quietly out of the room, like somebody who has noticed that it isn't their turn.",
      ],
    },
    more: {
      toddlers: ['So small! As small as a bun.'],
      early: [
        '"How did it get in there?" asked {hero}. "It looked good from the outside," said {mentor}. "That\'s how it is with holes."',
      ],
      middle: [
        '"How did it get in there?" asked {hero}. "The way we all do," said {mentor}. "It looked like a good idea from the outside."',
      ],
      preteen: [
        'Nobody spoke, because all night they had been the small ones, in a dark that was much too big for them, and now, without having grown an inch, they were giants with a lamp. {hero} saw that {hero.their} shadow was falling on it, and moved over.',
      ],
    },
  },
  {
    id: 'afraid-too',
    purpose: 'gentleness: the hero becomes small and quiet and waits, until it stops shaking',
    core: false,
    rank: { young: 4, old: 8 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'lie', 'tender', 'arrival'],
        ['arrival', 'peek', 'shy', 'hero'],
        ['mentor', 'kneel', 'calm', 'hero', 'lantern'],
        ['companion', 'lie', 'calm', 'arrival'],
      ],
      props: ['{noise}', 'lantern'],
      action: '{hero} lies flat on the floor so as not to be so big, and {arrival} peeks out.',
    },
    text: {
      toddlers: [
        '{hero} is so big! {hero} gets small. [+ Down, down, down. ]"Hello," says {hero}, very soft.',
        'Shh. No grabbing. {hero} sits. {hero} waits. One eye opens. [+ Hello, eye.]',
        '"Do not be scared," says {hero}. [?companion: {companion} sits still. ]{hero} sings, soft and low. The shaking stops.',
      ],
      early: [
        '"I\'m too tall for it," said {hero}. So {hero.they} sat. That was still too tall. So {hero.they} lay down on {hero.their} tummy, with {hero.their} chin on the ground. Now they were the same size, nearly. "Hello," said {hero}, as softly as {hero.they} could. It stopped shaking at one end.',
        '"Can I pick it up?" asked {hero}. "Not yet," said {mentor}. "What would you like, if you were that small?" {hero} thought. "I\'d like everyone to go away, but not very far." So they all moved back a bit and looked at something else. [+ After a while, {arrival} put out its head.]',
        '{hero} did not touch it. {Hero.they} just talked. {Hero.they} told it who they were. {Hero.they} told it what they had thought it was. [?friend: {friend} told it a joke, in a whisper. ]It did not get the joke. But it did stop shaking, a bit at a time, like a top.',
      ],
      middle: [
        '"What do I do now?" whispered {hero}.¶"Less," said {mentor}.¶So {hero} did less. {Hero.they} lay down flat, with {hero.their} chin on the ground and {hero.their} hands where they could be seen. {Hero.they} turned {hero.their} face a bit to the side, since nobody likes being stared at. {Hero.they} breathed slowly, so that there should be something slow around. It took a long time, and {hero.their} stomach went numb. But when {hero.they} peeked, one round eye was peeking back.',
        '[?friend: {friend} wanted to stroke it. ][?companion: {companion} was much too close. ]{hero} said no, and nobody was more surprised at that than {hero}. "It\'s had enough for one night. It needs somebody to do nothing at it."¶They sat down where they were. Nobody moved, and nobody said a word, for as long as it takes to boil a lot of eggs. The trembling went on. Then it went on with gaps. Then {arrival} heaved a very small sigh, which was almost too big for it, and leaned against {hero}\'s sleeve.',
        "{hero} remembered how {mentor} had done it. {mentor} hadn't told {hero.them} to stop being afraid. {mentor} had only been there, and had said what was what, and so {hero} did the same.¶\"That's a lantern,\" {hero.they} said in a low voice. \"It's hot, but it's nice. That's {mentor}, who is quite safe. [?companion: That's {companion}, who only looks like that. ]And I'm {hero}. You were in {noise.a}, in case you've been wondering.\" It listened with its whole body. It can't have understood the words, but the words were not the main part.",
      ],
      preteen: [
        'It was no use saying "don\'t be afraid." People had said that to {hero} often enough, and it had never worked a single time, so what would have helped? {Hero.they} thought about the whole evening, and then {hero.they} lay down flat on the cold ground, and looked the other way, and made {hero.themself} as low and as boring as possible. It took so long that one of {hero.their} arms fell asleep. [?friend: Nobody said a word, and for {friend} that was a miracle. ]At last something touched {hero.their} sleeve, very lightly, like a question. {Hero.they} didn\'t turn {hero.their} head, although {hero.they} had never in {hero.their} life wanted so much to turn {hero.their} head.',
        '"Can I?" asked {hero}, with one hand out.¶"You can," said {mentor}, "but look at it first." {hero} looked again. It was pressing itself so hard into the corner that there was hardly anything left of it. {Hero.they} pulled back {hero.their} hand, because a lot of being gentle is about things that you don\'t do. {Hero.they} didn\'t reach for it, and {hero.they} didn\'t say "Coochy-coo," and {hero.they} just sat there quietly, not too close. And after a while, the way shy people do at a party, it began to look around to see who else was there.',
        "They turned the lantern down, so that it would have somewhere to hide. {hero} talked to it, very quietly, and told it everybody's names, and told it everything that they had imagined, even the silly parts. {Hero.they} said that {hero.they} knew what it was like to be in a small dark place and hear something outside, and that the things outside were mostly other people who were just as scared. [?companion: {companion} lay down nearby and, for once, behaved. ]It was a long speech, and it wasn't a very good one, but when it was over, the shaking had stopped.",
      ],
    },
    more: {
      preteen: [
        '"It doesn\'t know that we\'re nice," said {hero}.¶"How could it?" said {mentor}. "We could say so, but it doesn\'t speak the language. It\'ll have to wait and see what we do."¶That was a lot to ask of somebody so small, {hero} thought. Most of the time {hero} wasn\'t even sure how you could tell with people, and {hero.they} lay a bit more quietly.',
      ],
    },
  },
]
