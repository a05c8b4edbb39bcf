import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** Laughing did not send it away; the hero lies awake, and begins to hear what kind of sound it is. */
export const awakeBeats: readonly Beat[] = [
  {
    id: 'hide',
    purpose: 'under the cover it is warm, and worse',
    core: false,
    rank: { young: 11, old: 3 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'hide', 'worried', '{warm}', '{warm}'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['{warm}', 'boots'],
      action: '{hero} hides under the {warm}, with only the nose out.',
    },
    text: {
      toddlers: [
        'Under the {warm} goes {hero}. All of {hero}! {Noise.snd}! Oh. It goes under, too.',
        '{hero} hides. One toe is out. In, toe, in! {Noise.snd}! Peek. [+ Where is {mentor}? Right here.]',
        'Shh. {hero} is not here. {hero} is a hill. [+ A soft, soft hill. ]{Noise.snd}! The hill wobbles.',
      ],
      early: [
        '{hero} went under the {warm}, all the way. It was {warm.feel}. It was safe. It was also very hot, and {hero.they} could still hear it. {Noise.snd}! So {hero.they} put {hero.their} nose out. {Hero.their} nose was not so scared. It did not have ears.',
        {
          say: '"I am not here," said {hero} from under the {warm}. "Where are you?" asked {mentor}. "I am at home, in my own bed." {Noise.snd}! "Is it loud at home, too?" asked {mentor}. "Yes," said {hero}. "It came along."',
          shows: shown.askedInHiding,
        },
        '{hero} rolled up in the {warm} until there was nothing left outside. [?companion: {companion} was in there as well. ]Now {hero.they} could not see the dark. But {hero.they} could hear {hero.their} heart. It went faster and faster, {img.is}. And the sound went {noise.low}.',
      ],
      middle: [
        '{hero} pulled the {warm} over {hero.their} head and shut it at the top, like a bag. Nobody has ever been eaten by anything inside a closed {warm}. It is well known. But it turned out to be worse in there. Outside, the sound had been {place.spot}. In here it was wherever {hero} thought it was, and {hero} thought it was next to {hero.their} left foot. {Img.the} {img.tight}. {Hero.they} came out again, with hair in all directions, to keep an eye on it.',
        {
          say: 'The thing to do, clearly, was to lie so flat that there was no bump. {hero} lay flat. {Hero.they} made {hero.their} feet point sideways. {Hero.they} breathed only at the top.¶"Are you ill?" asked {mentor}.¶"I\'m being the floor," said {hero} between {hero.their} teeth. [?companion: {companion} took this for an invitation and sat down on {hero.them}. ]{Noise.snd}, it went. {Img.the} {img.tight}. It is not easy to be a floor with that going on in you.',
          shows: shown.askedInHiding,
        },
        'For a while {hero} tried not hearing it. {Hero.they} put a corner of the {warm} in each ear and hummed. [?friend: {friend} hummed along, a bit too high. ]It was a good plan with one hole in it. Every few lines you had to stop, to hear whether it was still working. {Noise.snd}. It was not. {Img.the} {img.tight}, and the tune fell to pieces.',
      ],
      preteen: [
        "It was a perfect hiding place, really. It was {warm.feel}, and it smelled of home, and nobody else could fit in it. {hero} had pulled in {hero.their} head and {hero.their} feet and both elbows, and had left a hole as big as a coin to breathe through. There was only one thing wrong with it, and that was that you couldn't see out. Now the sound didn't come from {place.spot} anymore, but from absolutely everywhere. {Img.the} {img.tight}. {hero} stood it for nearly four minutes, and then {hero.they} came up, and was glad about the cold air.",
        "{hero} rolled over and faced the other way. That ought to have helped, because if you turn your back on a thing you don't have anything to do with it anymore. It usually worked with arguments, and it always worked with broccoli. {Noise.run} It didn't work with this, because {hero.their} back seemed to have grown ears. {Img.the} {img.tight}, and {hero.they} lay there with {hero.their} knees pulled up, staring at nothing, like somebody who is waiting to be tapped on the shoulder.",
        '"I\'m going to sleep now," said {hero}, and shut {hero.their} eyes so hard that {hero.they} saw colors. [?friend: "Me too," said {friend}, who was sitting bolt upright. ]Then {hero.they} spent ten minutes sleeping as hard as {hero.they} could. {Hero.they} breathed in and out, and let one arm hang down, so that it would look convincing. And the whole time {hero.they} {hero:was|were} listening with every inch of {hero.their} skin, and whenever it went {noise.low}, {img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        "There was one place where it was better, and that was with one foot against {mentor}'s foot. So {hero} stretched.",
      ],
      preteen: [
        "Nobody was making {hero.them} do anything. That was what {hero} kept coming back to. {mentor} had said that it could wait until the morning, and {mentor} meant it, and nobody would ever say a word about it. It would have been easier, somehow, if somebody had told {hero.them} to go, or to stay. It's much harder to lie still when you're allowed to.",
      ],
    },
  },
  {
    id: 'no-sleep',
    purpose: 'every trick for falling asleep fails; midnight goes by unnoticed',
    core: false,
    rank: { young: 12, old: 2 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'wide',
      cast: [
        ['hero', 'lie', 'thinking', 'moon', '{warm}'],
        ['friend', 'lie', 'sleepy', 'hero'],
        ['mentor', 'lie', 'calm', 'hero'],
        ['companion', 'lie', 'sleepy', 'hero'],
      ],
      props: ['moon', '{warm}', '{treat}'],
      action: '{hero} lies awake and counts.',
    },
    text: {
      toddlers: [
        '{hero} counts sheep. One sheep. Two sheep. {Noise.snd}! The sheep run away.',
        'Eyes shut. {Noise.snd}! Eyes open. Eyes shut. {Noise.snd}! Oh, {hero}. No sleep tonight.',
        '{hero} sings to the dark. La, la, la. The dark sings back. {Noise.twice}',
      ],
      early: [
        '{hero} counted sheep. They came over the wall, one by one. Then it went {noise.low}, and they all looked around. They would not jump. "Go on," said {hero}. But they stood in a bunch and stared. It is hard to sleep with so many sheep.',
        '"Think of something nice," said {mentor}. {hero} thought of the {treat}. {Noise.snd}! {Hero.they} thought of summer. {Noise.snd}! {Hero.they} thought of {companion|mentor}. {Noise.snd}! Now {companion|mentor} had a {noise.low} in the middle.',
        '{hero} lay on one side. Then {hero.they} lay on the other side. There are only two sides, and {hero.they} had used them both. [?friend: "Are you awake?" asked {friend}. "No," said {hero}. "Me neither." ]{Noise.snd}! It was not asleep either. None of them were.',
      ],
      middle: [
        '{hero} tried the one about the sheep. They came along in good order, until it went {noise.low}. Then they stopped and asked one another what that was. By half past eleven {hero.they} had thirty-one sheep standing about in the dark, all talking, and it was worse than before. [?friend: "I\'ve got goats," said {friend}. "They\'re eating my pillow." ]Somewhere a clock struck. Nobody counted how often. {Noise.run} It was slower now. It took longer to begin again each time.',
        'Usually {hero} fell asleep the way you drop a stone. Tonight {hero.they} floated. {Hero.they} lay on the left, and {hero.they} lay on the right. {Hero.they} went through the alphabet with animals in it and got stuck, as always, at X. {Noise.run} "What begins with X and sounds like that?" {hero.they} asked the dark. Nobody answered. A long way off a clock struck midnight, and there was nobody who noticed.',
        '"I\'m counting backward from a thousand," said {hero}. "It\'s supposed to be boring."¶"And is it?" asked {mentor}.¶"It would be," said {hero}, "if I didn\'t have to start over." At every {noise.low} {hero.they} lost the number. {Hero.they} had been in the nine hundreds for an hour, and knew them all by sight. [?companion: {companion} sighed, a long, thin sigh, like somebody letting down a tire. ]The sound was getting tired, too. You could hear it rest.',
      ],
      preteen: [
        'There are ways of putting yourself to sleep. First {hero} relaxed {hero.their} toes, and then {hero.their} ankles, and {hero.they} had gotten as far as the knees when it went {noise.low}, and {hero.they} had to go back and start over with the toes. {Hero.they} imagined a meadow, and there was something in the meadow. {Hero.they} said all the rivers of Africa, from the top to the bottom. [?friend: "Limpopo," said {friend} out of the dark, although {hero} was sure that {hero.they} hadn\'t said it out loud. ]Midnight came and went, and nobody noticed. {Noise.run} It was slower now than it had been before, and it sounded tired.',
        "The middle of the night turned out to be very long. {hero} had looked forward to it for weeks, and now that {hero.they} {hero:was|were} in it, there didn't seem to be an end to it anywhere. {Noise.run} Whenever {hero.they} had nearly fallen asleep, it brought {hero.them} back. After a while {hero.they} noticed that {hero.they} {hero:was|were} waiting for it. {Hero.they} noticed, too, that the gaps were getting longer, like when somebody is all alone with a heavy job, and has to stop, and leans against it for a bit, and starts again.",
        'By a quarter to twelve {hero} was making bargains with it, and if it kept quiet for fifty breaths, {hero.they} would go to sleep and never say a word about it. {Hero.they} got to thirty-eight. All right, forty. {Hero.they} got to thirty-nine, and lay there with {hero.their} teeth together, and then it went {noise.low}, very small and flat, as if it was sorry, and had really tried. [?companion: {companion} stirred and was still again. ]It had been doing that for two hours now, and nobody does a thing for two hours, {hero} thought, if they can stop.',
      ],
    },
    more: {
      preteen: [
        "By now {hero.they} knew it pretty well. There were two quick tries, and then there was a slow one, and after that came a rest, just long enough for a short prayer. It didn't sound fierce at all, but it reminded {hero} of somebody, and it took {hero.them} quite a while to think of who that was. It was {hero} {hero.themself}, on the day when the bathroom door had gotten stuck.",
      ],
    },
  },
  {
    id: 'different',
    purpose:
      'the sound stops, and something small is heard crying: it is not a sound to be afraid of, but a sound of being afraid',
    core: false,
    rank: { young: 2, old: 4 },
    valence: -1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'sit', 'thinking', 'mentor', '{warm}'],
        ['mentor', 'sit', 'thinking', 'hero'],
        ['friend', 'sit', 'worried', 'hero'],
        ['companion', 'sit', 'thinking', 'hero'],
      ],
      props: ['{warm}', 'moon'],
      action: '{hero} hears a very small, sad sound, and sits up.',
    },
    text: {
      toddlers: [
        'The sound stops. Then, "Eee." It is so small. [?companion: {companion} hears it. ]Is it crying?',
        'Listen! "Eee, eee." [+ It is not big. It is not bad. ]"It is sad," says {hero}.',
        '{Noise.snd}... {noise.low}... "Eee." Oh! {hero} sits up. "Somebody is scared," says {hero}.',
      ],
      early: [
        'Then it stopped. {hero} waited. There was a new sound now. [+ It was thin, like a tiny door that needs oil. ]"Eee." [?friend: "What is *that*?" asked {friend}. ]{hero} listened with all of {hero.their} ears. "It\'s not being scary," {hero.they} said slowly. "I think it\'s being scared."',
        '{Noise.snd}... {noise.low}. It was very slow now. And after it came a sniff. It was not {hero}\'s sniff. [?friend: It was not {friend}\'s. ]It was not {mentor}\'s, for {mentor.theirs} would have been bigger. "Bears don\'t sniff like that," said {hero}. "Who does?" asked {mentor}. "I do," said {hero}, "when I am stuck."',
        '"Say it again," said {hero} to the dark. "Eee," said the dark. It was no bigger than a mouse\'s hinge. [?companion: {companion} put {companion.their} head on one side, or perhaps {hero} did it for {companion.them}. ]"That\'s crying," said {hero}. "I know crying. I have done it."',
      ],
      middle: [
        'All at once it stopped. {hero} had been wanting it to stop for two hours, and now {hero.they} sat up and wished it hadn\'t. In the quiet there was something else, as thin as a thread. "Eee," it went. It was like the hinge of a very small door.¶"Is that the same one?" whispered {friend|guest|mentor}.¶"Yes," said {hero}. "That\'s what it sounds like when it isn\'t hitting anything." {Hero.they} knew that noise. {Hero.they} had made it {hero.themself} once, under a rack of coats, in a place where all of the legs belonged to strangers.',
        '"It isn\'t trying to get in," said {hero} suddenly.¶"No?" said {mentor}.¶"It\'s trying to get *out*." {Hero.they} did not know how {hero.they} knew. But something that is coming after you doesn\'t stop to sniff, and this had just sniffed. [?companion: {companion} had heard it as well. ]It was a wet, tired, short sniff, with a hiccup in it. {hero} lay down, and {hero.they} sat up again. It was a good deal harder to lie under a warm {warm} now that there was somebody out there who sniffed.',
        'They had gotten used to it by then, in a way, and so it took them a moment to hear that it had changed. The {noise.low} was slower, and after each one there came a tiny noise, "eee," like a question that expects no answer. [?friend: "I don\'t like it," said {friend}. "It\'s too small." ]That was just what was wrong with it. All evening {hero} had been afraid that it would turn out to be big. It had never crossed {hero.their} mind to be afraid that it was little.',
      ],
      preteen: [
        'It stopped. {hero} had been hoping all night that it would stop, and now {hero.they} lay there as stiff as a board and listened so hard that {hero.their} ears rang. And then there was another sound. It was so thin that {hero.they} could have imagined it, a sort of "eee," like the hinge on a very small door. [?friend: "Oh, no," said {friend}, in a completely different voice. ]It came two times, and then there was a gulp. They had thought of a lot of things that evening, one sillier than the next, and all of them had been big. Nobody had thought of anything that cried.',
        '"Listen to the end of it," said {hero}. "Don\'t listen to the {noise.low}, but to what comes after."¶{friend|guest|mentor} listened. After the {noise.low} there was a pause, and after the pause there was a breath, quick and shaky, like when a little kid has been crying for so long that it\'s forgotten why. Something turned over inside {hero}. It had never been trying to scare them. It had been asking for help, again and again, with the only word it knew, and all that time they had been lying here, warm and dry, making jokes about it.',
        "The first thing that {hero} noticed was that {hero.they} {hero:wasn't|weren't} angry with it anymore. It didn't come so often now, and every time there was a tiny squeak at the end, and nothing that's dangerous squeaks like that. [?companion: {companion} had noticed it, too, and looked worried. ]It was the sound of somebody small who is stuck, and all alone, and thinks that nobody in the world can hear. And that wasn't true, because there were at least two people who could hear it perfectly well, and they were lying in bed.",
      ],
    },
    more: {
      early: [
        '{mentor} listened, too. "That is the smallest sound I ever heard," said {mentor}. {Mentor.they} did not laugh at it.',
      ],
      middle: [
        '"It can\'t be a trick, can it?" asked {hero}. "I never met a hinge or a hiccup that played tricks," said {mentor}. "Not at this hour."',
      ],
      preteen: [
        '"You\'re not supposed to touch wild animals," said {friend|guest|hero}, sounding unhappy. "They always tell you to leave them alone."¶"Nine times out of ten that\'s the kindest thing you can do," said {mentor}.¶"And the tenth time?"¶"The tenth time somebody has left something lying around, and they\'ve gotten stuck in it," said {mentor}, "and then I\'d say that somebody ought to go and get them out."',
      ],
    },
  },
]
