import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** On the way home, and the evening. */
export const homeBeats: readonly Beat[] = [
  {
    id: 'after',
    purpose: 'what is said afterward, which is not much',
    core: false,
    rank: { young: 7, old: 6 },
    valence: 1,
    scene: {
      setting: 'street',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'calm', 'mentor'],
        ['mentor', 'walk', 'tender', 'hero'],
        ['friend', 'wave', 'happy', 'hero'],
        ['companion', 'run', 'happy', 'hero'],
      ],
      props: ['tree', 'lantern', 'house'],
      action: '{hero} walks home with {mentor} after {group.show}.',
    },
    text: {
      toddlers: [
        '"I heard you," says {mentor}. "All heard me," says {hero}. "Yes," says {mentor}. Hug.',
        'Home they go. Step, step. "{group.sound}" goes {hero}. {mentor} hums. [+ Good night, birds.]',
        '{mentor} takes {hero} by the hand. [+ "They laughed," says {hero}. ]"I heard you." Kiss.',
      ],
      early: [
        'They walked home. {hero} waited for {mentor} to say something. {mentor} went on for six gates. "I heard you," said {mentor}. "Everybody heard me," said {hero}. "Yes," said {mentor}. "But I was listening." [?friend: "Good night!" called {friend}, from across the street. {Group.sound}]',
        '"They laughed," said {hero}. "Yes," said {mentor}. {mentor} did not say that it was nothing. {Mentor.they} held out the bag. It had a bun in it, and the bun had a bite out. "I got nervous," said {mentor}.',
        'Miss Arden shook hands with all of them. When she came to {hero}, she held on. "It is not what I had in my head," she said. {hero} looked at {hero.their} shoes. "No," {hero.they} said. "I will have to get a bigger head," said Miss Arden, and went to see about the chairs.',
      ],
      middle: [
        '"Well?" said {hero}, when they had gone as far as the bakery. ¶ "Well what?" said {mentor}. ¶ "You haven\'t said anything." ¶ "I heard you," said {mentor}. ¶ "Everyone heard me. There\'s a man who had to put a hat on his face." ¶ "Yes," said {mentor}. They walked on. The evening smelled of lilac and somebody\'s onions. "I\'d been wondering where you had gotten to," {mentor} said after a bit. "I\'m glad it was only there." [?friend: {friend} came running after them, with the scarf that {hero} had left behind.]',
        'Nobody said that it had been wonderful. Most people said that the flowers had been nice. The girl with the braid came up to {hero} at the coats. "I thought you were going to stop, when they laughed," she said. ¶ "So did I," said {hero}. ¶ "I\'d have stopped." She thought it over, with one arm in her sleeve. "I didn\'t laugh, this time." ¶ "I know," said {hero}. It was not a long talk, but {hero} found that {hero.their} coat went on quite easily after it.',
        'Miss Arden was stacking chairs. She had the pencil in her hair again, and she did not look up at once. "I had a picture in my head of how it would go," she said, "and it\'s not what I got." ¶ "No," said {hero}. "I\'m sorry about the bump." ¶ "I counted you, in the passage," said Miss Arden, "and I\'ve been thinking about that ever since." She put one chair on top of another. "You might have told me that I\'d counted wrong, all those weeks." ¶ "You were so glad," said {hero}. ¶ "Hm," said Miss Arden. "Tuesday, at four. Bring all of it."',
      ],
      preteen: [
        '{mentor} said nothing as far as the bakery, and nothing from there to the bridge. The lamps had just been lit, all the way along the water, and the evening was as soft as wool. "You can say it," said {hero}. ¶ "I heard you." ¶ "I think they heard me in the next town." ¶ "I\'m sure they did," said {mentor}. "But they only heard you. I was listening." They leaned on the railing for a while and looked down at the water, which seemed to be going home as well. "It hasn\'t gotten any smoother," said {mentor} after a while, "from being put away for so long." ¶ "No." ¶ "Good," said {mentor}. "I was afraid that it might have."',
        'There was cake. People told one another how wonderful it had been, and to {hero} they said that it must have been hot under those lights. Then one of the people who had laughed came over, a large unhappy man with a hat. "I didn\'t mean it in a bad way," he said. "It just came out." ¶ "So did mine," said {hero}. ¶ The man turned his hat around and around by the brim and didn\'t seem to know whether he was allowed to laugh, and since {hero} didn\'t know either, they stood there side by side for a while and ate cake. [?friend: "Who was that?" asked {friend}. {hero} said that it was somebody {hero.they} knew from a concert.]',
        '"I want a word with you," said Miss Arden, from behind a pile of chairs. {hero} had been expecting that. "I had something in my head," she said, "and for three weeks I had it in the hall as well, and now I find out how I got it." She put down a chair so hard that it hopped. "I laid my hand on your head and counted you! I feel like a perfect fool." ¶ "It was better without me," said {hero}. "It really was." ¶ "It was smoother," said Miss Arden. "I\'ve been mixing those two up for years. Tuesday, four o\'clock. And if you do that again, I\'ll notice."',
      ],
    },
    more: {
      middle: ['Behind them somebody turned off the lights in the hall, one window at a time.'],
      preteen: [
        'It had hurt, and it would hurt again. {hero} knew exactly who would be waiting on Monday, and on which stairs, and what they would say. None of that was any different, except that from now on they would be saying it about somebody who was actually there to hear it, and that {hero} was looking forward, in spite of everything, to breakfast.',
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'night at home; the odd sound once more, small, and sleep',
    core: true,
    valence: 1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'lie', 'sleepy', 'window'],
        ['mentor', 'sit', 'tender', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['bed', 'lamp', 'scarf'],
      action: '{hero} lies in bed, the green scarf hangs on the chair, and {mentor} sits by the bed.',
    },
    text: {
      toddlers: [
        '{hero} is in bed. {hero} makes one small {group.odd}. [?companion: {companion} sleeps. ][+ {heart} ][+ Good night.]',
        'Good night, green scarf. [?companion: Good night, {companion}. ]Good night, {group.odd}. {hero} is glad. [+ {heart} ][+ Shh.]',
        '{mentor} sits on the bed. "Once more," says {mentor}. {group.sound} [+ {hero} yawns. ][+ {heart}]',
        '"Thank you, God, for me," says {hero}. {mentor} puts out the lamp. [+ {heart} ][?companion: {companion} sleeps. ][+ Hush.]',
      ],
      early: [
        'That night {hero} lay in bed and did it once more, very small. {Group.sound} [?companion: {companion} went to sleep at once. ]"Was that you?" asked {mentor}, from the stairs. "That was me," said {hero}. The house creaked and settled down. It had been waiting for that, it seemed.',
        '"Are you still sad about the laughing?" asked {mentor}. {hero} felt around for it. "A bit," {hero.they} said. "It\'s here." {mentor} put a hand on the place. It was warm. "And where is the rest of you?" asked {mentor}. "All here," said {hero}. [?companion: {companion} lay on the feet of it. ]And then {hero.they} fell asleep.',
        '"Thank you, God," said {hero}, "for everyone today, but not for the one who laughed." {Hero.they} thought about it. "For that one, too," {hero.they} said. "That one must be odd somewhere as well." [?companion: {companion} was asleep already. ]The green scarf hung on the chair. By the light of the lamp it looked like anybody\'s.',
        {
          say: 'In the morning the man with the mail stood at the gate. {Group.sound} He put his foot down, just in time. "It\'s back," he told {mentor}. "It\'s back," said {mentor}, and took out the toast. It was brown on both sides. [?companion: {companion} slept right through it. ]{Group.sound}',
          shows: shown.toastAgain,
        },
      ],
      middle: [
        '{hero} lay in bed with the window open, and on the chair hung the green scarf. There were twenty-three more of them in the town tonight, and by now most of those were hanging on chairs as well. {Hero.they} did it once more, under {hero.their} breath, to see if it was still there. {Group.sound} It was. [?companion: {companion}, at the foot of the bed, slept on. ]"Was that the stairs?" called {mentor}. ¶ "That was me." ¶ "Good," said {mentor}. "I\'d have had to fix the stairs."',
        '"I can still hear the laugh," said {hero}, in the dark. ¶ {mentor} sat down on the edge of the bed. "What does it sound like?" ¶ {hero} did the laugh. It was quite a good one, with a squeak at the end, and {mentor} did it after {hero.them}, and got it wrong, and had to be shown. By the time that they could both do it they had to hold on to the blanket. [?companion: In the course of it {companion} slid off the bed. ]Then it was quiet, and {hero} turned over. "Thank you," {hero.they} said, not to {mentor}. And after that there was only the clock.',
        {
          say: 'On Monday morning {hero} woke up early and lay there, and remembered everything: the step, and the laugh, and the bump in the music. It was all still so. {Img.the} {img.loose}, though, and when {hero.they} went to stand {group.at} there was dew on things. A sparrow sat there, with its head to one side, as if it had been told to wait. {Group.sound} ¶ From the kitchen came a smell of toast, just brown, and not a second over. [?companion: {companion} was asleep on the step. {Companion.they} did not stir.]',
          shows: shown.morningOutside,
        },
        '{mentor} wanted to hang up the scarf, but {hero} wished to keep it on. So they sat on the bed and looked out, the two of them, with {hero} in {hero.their} pajamas and the green scarf. "What was it like?" asked {mentor}. ¶ {hero} thought. "Like having the hiccups in church," {hero.they} said, "and like being let out of school." ¶ "Both?" ¶ "They were going on at the same time." {mentor} nodded. [?companion: {companion} had gone to sleep in the middle of the bed, where there was most room. ]A moth came in and flew around the lamp, in its own way, a bit crooked. Neither of them tried to help it.',
      ],
      preteen: [
        '{hero} lay awake, but it was the good kind of lying awake, with the scarf hanging over the chair. The window was open, and on the far side of the gardens somebody was whistling, terribly flat, and not caring at all. {hero} listened right to the end, and then, because somebody ought to answer, {hero.they} did, very low. {Group.sound} ¶ It was quiet for a moment. Then the whistler began again, a little louder. [?companion: {companion} lay between the bed and the window and slept on. ]"Is that the stairs?" called {mentor} from below. ¶ "No," said {hero}, "it\'s me." ¶ "Oh, good," said {mentor}. "I wouldn\'t know what to oil."',
        '"Does it still hurt?" asked {mentor}, who had come up to close the curtains and then had not closed them. ¶ "About this much," said {hero}, and held up two fingers with a gap between them. "It was bigger. I don\'t think it\'s going to go away, though." ¶ {mentor} sat down on the bed, right on the green scarf. "I have one from when I was nine," {mentor.they} said. "I get it out sometimes and look at it. I don\'t know why I keep it, but I do." They were quiet for a while, and it was nice. {Img.the} {img.loose}. {hero} only noticed it now, and had no idea if it had happened before the laugh or after. [?companion: {companion} was already asleep. ]"Thank you," {hero.they} said, to nobody who needed to be looked at. Outside a clock began to strike, and for once neither of them counted.',
        {
          say: 'At ten minutes to seven on Monday the man who brought the mail was standing at the bottom of the hill. He was not waiting for anything, he was just looking into his bag, and he had been looking into it for a remarkably long time. In the house on the hill somebody opened a window, and then there was a pause, like the one before you jump into a lake. {Group.sound} ¶ "There we are," said the man to himself, and he put the bag over his shoulder and stepped off on the right foot. {Img.the} {img.loose}, but {hero}, {group.at}, with {hero.their} eyes shut and a piece of bread in {hero.their} pocket, had forgotten that there had ever been one. [?companion: {companion} slept on. ]In the kitchen {mentor} leaned over and took out the toast.',
          shows: shown.morningOutside,
        },
        'In bed {hero} was going to go over all of it again, from the beginning. {Hero.they} got as far as the hallway behind the stage, where they had stood in a row to be counted. "All present," said Miss Arden once more, and laid her finger on {hero.their} head, and this time {hero} answered. Somewhere in the middle of answering {hero.they} fell asleep. [?companion: {companion} lay against {hero.their} knees. ]The scarf slid off the chair and lay on the floor in a heap, like something that has finished work. When {mentor} looked in with the lamp, a very small sound came from the bed, quite clearly, although there was nobody awake in it. {mentor} listened until {mentor.they} {mentor:was|were} sure that there wouldn\'t be another one. Then {mentor.they} left the door open a crack.',
      ],
    },
    more: {
      middle: ['The third stair creaked. It always did that last.'],
      preteen: [
        "Nothing was fixed. On Tuesday there would be practice, and {hero} would stick out, and somebody's shoulders would shake. It would be the same next week, and probably in forty years. {hero} turned this over for a while, to see if it would turn into a worry. But it was late, and the pillow was cool on the other side, and so the whole thing simply stayed what it was: something true about {hero.them}, about so big, with room in it for the person it belonged to.",
      ],
    },
  },
]
