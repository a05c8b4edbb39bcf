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
        'In the stories people spring up. {hero} got up in sections: first an elbow, then a knee, and then, after a pause in which anybody might reasonably have thought better of it, the remainder. The floor was like ice. "I\'m going to see what it is," {hero.they} said, in case it could be made more certain by being announced.¶"Then I\'ll get the lantern," said {mentor}, as though it had been a suggestion about tea. {Mentor.they} came and stood at {hero.their} shoulder, quite close. [?friend: {friend} looked at the two of them, said something under {friend.their} breath about lunatics, and reached for {friend.their} boots. ][?companion: {companion}, to everyone\'s surprise, came as well. ]{hero}\'s knees were knocking audibly. {Hero.they} let them knock, and opened the {place.door}.',
        '"We could wait until it\'s light," said {friend|guest|mentor}. "It would be sensible, and nobody would blame us."¶"I know," said {hero}, who had been through all of that already. It was entirely sensible, and it was six hours until daylight, and out there something had just tried again and stopped in the middle. {Hero.they} looked at the {warm}, which had taken so long to get right. Then {hero.they} put it aside and felt about in the dark for {hero.their} boots.¶"Left foot first," advised {mentor}, holding the lantern for {hero.them}. "I\'ll be beside you, and if you decide to turn around, we\'ll turn around, and there\'s an end of it." {hero} nodded. {Hero.they} had put the left boot on the right foot, and did not find it out until the following morning.',
        'It had always been {hero}\'s impression that courage was something you possessed, like a bicycle, and that the people who possessed it simply got on. {Hero.they} searched {hero.themself} thoroughly, and there was none. There was only the sound, and the cold, and the fact that {hero.they} could not bear to hear it stop again.¶"{mentor}," {hero.they} said, "I\'m afraid that I\'m going to have to look."¶"Don\'t apologize," said {mentor}, "I\'ve had my shoes on for an hour," and the lantern flared. [?companion: {companion} stood up with a sigh. ][?friend: "I\'m holding on to your {hero.wear}," said {friend}, "and I don\'t intend to let go of it, so please don\'t do anything heroic." ]And {hero} stepped out of the warm place, on legs that felt as if they had been borrowed from somebody taller.',
        '{hero} made one final attempt to stay. {Hero.they} told {hero.themself} that it was none of {hero.their} business, that wild things look after themselves, and that a person needs eight hours. They were excellent arguments. Then it went {noise.low}, very faintly, like somebody who is knocking out of habit, and {hero.they} heard {hero.themself} say, "All right. All right, I\'m *coming*," quite crossly, to the dark.¶{mentor} had the lantern lit before {hero.they} {hero:was|were} on {hero.their} feet, and offered an arm, as if they were going in to dinner. [?guest: {guest} said that somebody ought to stay and guard the plate. ][?friend: {friend} went on the other side. ]{hero} took the arm. {Hero.they} {hero:was|were} shaking so hard that the light shook, too.',
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
        'Behind them lay everything that {hero} had looked forward to since spring: the warm hollow, exactly {hero.their} own shape, which would be cold by the time anybody came back to it; the plate; the night, which was supposed to have been spent in noticing things. {Img.the} {img.tight}. It was remarkable, {hero.they} thought, how much you could want to be in a place, and how clearly your feet could be seen to be leaving it.',
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
        'It could not have been more than a dozen steps. In daylight {hero} would not have noticed that {hero.they} had taken them. Now each was a separate undertaking, to be planned and carried out, and between the third and the fourth there was a gentleman. He stood a little to one side, extremely thin, with his hair on end, as though he too had heard it. [?friend: {friend} made a sound like a kettle. ]{mentor} lifted the lantern, and he turned into a broom. "I do beg your pardon," {hero} told it, with what breath {hero.they} had left. It helped to be polite. It gave {hero.them} the impression that {hero.they} {hero:was|were} still in charge of something.',
        'The lantern did what lanterns do, and lit up a small circle very well, and made everything outside it twice as dark. They moved along inside their circle like people in a boat. [?companion: {companion} kept precisely to the middle of it. ]Things came up to the rim and were recognized: a rope, a rake, a row of boots with their tongues out. Every one of them had been something else a moment before. It came to {hero} that this must be the reason why one went and looked. It was not that there was never anything there. It was that what was there was hardly ever what you had brought along.',
        '"Talk to me," said {hero}. "It doesn\'t matter in the least what it\'s about."¶"When I was nine," said {mentor} obligingly, as they took the first two steps, "I was terrified of a coat. It hung on the back of a bedroom door, and for an entire winter I never once dared to touch it, and in the spring they gave it to me to wear." They took another three. "It was an excellent coat, with a fur collar. I\'ve often thought how cold I was that winter, with that thing hanging there the whole time." {hero} would gladly have heard more about it, but there was no farther to go. {Noise.snd}, it went, so close to them that the flame shook.',
      ],
    },
    more: {
      preteen: [
        '"Soup?" murmured {mentor}, at the corner, which was the word that they had agreed on, in case somebody wished to turn around and did not care to explain.¶{hero} considered it with genuine longing, for it was only a single syllable, and it would have been perfectly honorable. "Not yet," {hero.they} said, and took the next step.',
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
        'It was {noise.up}. Nothing could have been more ordinary. There was not a thing the matter with it, apart from the fact that every few seconds it jumped. "After you," said {mentor}, and held the lantern higher. {hero} wiped {hero.their} palms, {noise.open}, and shut {hero.their} eyes at the crucial moment, so that {hero.they} had to be told.¶"Well, look at that," said {mentor}.¶{hero} looked. {Noise.where}, dazzled and filthy, and shaking from one end to the other, crouched {arrival} that {hero.they} had ever seen. It {arrival.sig}. All that uproar, two hours of it, and all that they had thought it might be, had been made by something that would have fitted into a hat. [?friend: "It\'s terrified," said {friend}, in a voice with all of the jokes gone out of it. ]',
        'There was nothing there but {noise.up}. They stood around it like people in front of a theater that is closed, and it went {noise.low}. [?companion: {companion} took one step back. ]"You needn\'t be the one," said {mentor} quietly, "because I\'d do it gladly."¶"I know," said {hero}, and it was knowing it that made the thing possible. {Hero.they} {noise.open}.¶For a moment there was only the darkness in there, and then the darkness had eyes. They were enormous, and they belonged to {arrival} on the face of the earth, and they were fixed on {hero} with an expression that {hero.they} recognized immediately, because {hero.they} had been wearing it {hero.themself} for the better part of the night. "Oh, you poor thing," said {hero}. "It\'s been *you*, the whole time." There was no reply, unless you counted the trembling.',
        'What had {hero} been expecting? Afterward {hero.they} tried to remember, and could only recall that it had been tall. There was nothing tall about {noise.up}. {Hero.they} got down on {hero.their} knees, partly out of caution and partly because they had been about to give way in any case, and {noise.open}.¶Out of the shadow stared {arrival} that had ever kept four people awake, or two, or however many there were. Its sides were going in and out like a tiny bellows. It did not run. It had obviously used up all its running. It only {arrival.sig} and waited for the worst.¶"It thinks that we\'re the noise," said {hero}.',
        '{mentor} gave {hero} the lantern to hold and then took it back, because of the shaking. "Whenever you like," {mentor.they} said. {hero} did not like. {Hero.they} reached out anyway and {noise.open}, and every shadow in the place leaned in to see.¶It was none of the things that they had guessed, nor anything like them. It was {arrival} that could be imagined, wedged into the last corner, with its eyes squeezed shut, on the principle that what you cannot see isn\'t there. {hero} recognized the method. [?friend: {friend} let out a breath that {friend.they} must have been holding since bedtime. ]"It\'s got it worse than me," {hero} whispered, and felt {hero.their} own fear go quietly out of the room, like someone who has noticed that it isn\'t their turn.',
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
        "Nobody spoke. It didn't seem right to speak. All night they had been the small ones, three or four heartbeats in a dark too big for them, and now, without having grown an inch, they were giants with a lamp. {hero} moved {hero.their} shadow, which had fallen across it. {Hero.they} would never have believed that a thing could change so completely while everything about it stayed the same.",
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
        'It was no good saying "don\'t be frightened." {hero} had been told so often enough to know that it has never yet worked on anybody. What would have helped? {Hero.they} thought back over the evening, and then {hero.they} lay down flat on the cold ground with {hero.their} cheek against it, and looked the other way. {Hero.they} made {hero.themself} as low and as dull as possible. It went on for so long that {hero.they} lost the feeling in one arm. [?friend: Nobody said a word, and from {friend} that was a sort of miracle. ]At last something brushed against {hero.their} sleeve, lightly, like a question. {Hero.they} did not turn {hero.their} head. {Hero.they} had never wanted so much to turn {hero.their} head.',
        '"May I?" asked {hero}, with one hand out.¶"You may," said {mentor}, "but would you?" {hero} looked again. It had pressed itself so tightly into the corner that it had practically become one. {Hero.they} drew back {hero.their} hand. It is curious how much of being gentle consists of things you do not do. {Hero.they} did not reach, and {hero.they} did not coo. {Hero.they} sat there and kept quiet in its neighborhood; and by and by, as a shy person will at a party, it began to look around to see who else was there.',
        'They turned the lantern down, so that it would have something to hide in. {hero} spoke to it, very low, about nothing in particular. {Hero.they} told it the names of everyone present. {Hero.they} explained what they had taken it for. {Hero.they} said that {hero.they} knew a bit about being in a small dark place and hearing things outside, and that the things outside, in {hero.their} experience, were mostly other people who were just as frightened. [?companion: {companion} lay down nearby, and was for once no trouble to anyone. ]It was a long speech and not a good one. At the end of it the trembling had stopped.',
      ],
    },
    more: {
      preteen: [
        '"It doesn\'t know that we mean well," said {hero}.¶"How should it?" said {mentor}. "It has only our word for it, and it doesn\'t speak the language, so that it will have to judge by what we do."¶That struck {hero} as a great deal to ask, of either side. {Hero.they} considered how little {hero.they} {hero.themself} had to go by, most of the time, when it came to judging whether somebody was kind, and {hero.they} lay a bit more quietly.',
      ],
    },
  },
]
