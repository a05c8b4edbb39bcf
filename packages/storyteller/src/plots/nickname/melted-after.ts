import type { MeltedPage } from '../plot.ts'
import { shown } from './shown.ts'

/** Pages on which the name is not caught, and is owned. */
export const meltedAfter: readonly MeltedPage[] = [
  {
    id: 'feathers/verse',
    scene: {
      setting: 'kitchen',
      time: 'evening',
      shot: 'close',
      cast: [
        ['mentor', 'work', 'tender', 'hero', 'pillow'],
        ['hero', 'sit', 'thinking', 'mentor', 'feather'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['pillow', 'feather', 'lamp'],
      action: '{mentor} sews up a pillow that has lost its feathers, and {hero} sits beside {mentor.them}.',
    },
    text: {
      toddlers: [
        {
          way: 'hands-busy',
          say: "[+ Rip! ]{mentor}'s pillow splits. The feathers run off, like the name. {mentor} sews and says God's words. {verse} {heart}",
        },
        {
          way: 'sung',
          say: "[+ Rip! ]The feathers fly. {hero} cannot get them back. The name is like that. {mentor} sings God's words. {verse} {heart}",
        },
        {
          way: 'on-a-thing',
          say: "[+ Puff! ]{mentor}'s pillow splits. {hero} gets just one feather. The pillow has God's words on it. {verse} {heart}",
        },
      ],
      early: [
        {
          say: '{hero} scrubbed the wall, and the name came back. Then {mentor} shook the old pillow, and it split. Off went the feathers, over the hill! {hero} ran, and caught three. {mentor} went and told the neighbors, "Those were mine!" In the evening {mentor.they} sewed, and said a verse to the stitches. ¶ {verse} ¶ {hero} looked at the three feathers. "I know something like that," {hero.they} said.',
          way: 'hands-busy',
        },
        {
          say: '"Please don\'t say it," {hero} had told everyone. So they said it twice. Now {mentor}\'s pillow split. Rrrip! The more {hero} grabbed, the more the feathers flew. "Those are mine!" {mentor} told the whole street. That night {mentor} sewed up the pillow. There were blue words stitched on it. ¶ {verse} ¶ "Did you read it all?" asked {mentor}. "Twice," said {hero}.',
          way: 'on-a-thing',
        },
        {
          say: '{hero} had washed off nine names. There were ten more by lunch. And now {mentor}\'s pillow had burst, and {hero} chased feathers till dark. {Hero.they} got one. {Hero.they} put it in {mentor}\'s Bible. The page had a pencil mark on it. ¶ {verse} ¶ "What about the rest of them?" asked {hero}. "Gone," said {mentor}. "But I told the neighbors whose they were."',
          way: 'opened-by-chance',
          shows: shown.featherInBible,
        },
      ],
      middle: [
        {
          say: '{hero} had tried soap, and {hero.they} had tried "please," and once {hero.they} had tried a bucket on {hero.their} head, and it only ran faster. That afternoon {mentor} gave the old pillow one good shake, and the seam went from top to bottom. For a moment it snowed upward. {hero} ran after the feathers and came back with eleven. {mentor} was going from door to door. "It was me," {hero} heard. "The feathers are mine." ¶ In the evening {mentor} sewed, and said something under {mentor.their} breath, a word to a stitch. ¶ {verse} ¶ "Do you say that because of me?" asked {hero}. ¶ "I say it because of the seam," said {mentor}. "But you may have it, if it fits."',
          way: 'hands-busy',
        },
        {
          say: '"Stop saying it," {hero} had asked them, and {hero.they} had gotten them from ten times a day to forty. Now {hero.they} sat in {mentor}\'s kitchen with down in {hero.their} ears. The old pillow had split in the wind. They had both run, and what they had caught would not have filled a mitten. "You only shook it once," said {hero}. "That\'s about all it takes," said {mentor}, who had been to tell the whole street whose feathers those were. {Mentor.they} turned the cover to the lamp. Along the hem ran a border, and the border had letters in it. ¶ {verse} ¶ "I\'ve had my elbow on that for years," said {hero}.',
          way: 'on-a-thing',
        },
        {
          say: 'You can\'t unsay a thing. {hero} had found that out with a brush and a bucket, on fourteen walls. Then the wind took the inside of {mentor}\'s pillow, and {hero.they} found it out again, with feathers. {mentor} did not chase them. {Mentor.they} nailed a sign to the gate. *The feathers were me*, it said. "Folks are going to wonder," said {mentor}. ¶ {hero} had saved one. {Hero.they} opened {mentor}\'s Bible to put it in, and there was a feather in there already, brown and very old, and a line in pencil. ¶ {verse} ¶ "Whose is that one?" asked {hero}. ¶ "Mine," said {mentor}. "It was a different pillow, long ago."',
          way: 'opened-by-chance',
          shows: shown.featherInBible,
        },
      ],
      preteen: [
        {
          say: '{hero} had scrubbed fourteen walls. {Hero.they} had begged them to stop, and they had laughed, and {hero.they} had even offered them another name, and they had taken both. Then, that afternoon, {mentor} shook the old pillow out on the porch, and the whole seam came open, just as the wind came around the house. {hero} ran after the feathers for three blocks and came back with eleven, and {mentor} was out on the sidewalk, going from one white, surprised person to the next. "Those feathers are mine," {hero} heard {mentor.them} say, "and I wanted you to know." ¶ They sewed up the pillow by the lamp. On long seams {mentor} always said Bible verses, one word for each stitch. ¶ {verse} ¶ {mentor} tied the knot. "You can keep that one," said {mentor}. {hero} noticed that {hero.they} had been holding a pin the whole time, and by the wrong end.',
          way: 'hands-busy',
        },
        {
          say: '"How long would it take to get them all back?" asked {hero}, and looked at the feathers, which were flying away over the roofs. That afternoon {mentor}\'s old pillow had come open on the porch, and {hero} had run after them. The harder {hero.they} tried, the better they flew. It had been just the same all week, first with the soap, and then with the box, and then with the bucket on {hero.their} head. ¶ "Nobody has that long," said {mentor}, who had hung a sign on the gate by then. It said, *The feathers were me*. {hero} picked one last feather off {hero.their} {hero.wear} and opened {mentor}\'s Bible to keep it in, and there was another one in it, brown and very old, next to a line in pencil. ¶ {verse} ¶ "That feather is mine," said {mentor}. "It was a different pillow, and I was a very funny kid."',
          way: 'opened-by-chance',
          shows: shown.featherInBible,
        },
        {
          say: '{mentor} had only shaken the pillow once, and now the neighbors had feathers in their soup. {hero} ran up and down the street for an hour and caught nine of them, and it made {hero.them} furious. {Hero.they} had spent the whole week running after something that had only taken one second, and {hero.they} hadn\'t caught that, either. ¶ {mentor} went across the street and told them whose pillow it was, and after that {mentor.they} sat down and sewed. There was blue stitching around the edge, and as it went by under the needle, it turned into letters. ¶ {verse} ¶ "Who made that?" asked {hero}. ¶ "I think it was somebody who needed it," said {mentor}, "because it takes about a month to stitch so many letters."',
          way: 'on-a-thing',
        },
      ],
    },
    more: {
      middle: [
        '{hero} took a deep breath, as if to say something. Then {hero.they} let it out again and kept the words for the morning.',
      ],
      preteen: [
        '"Were they mad about the feathers?" asked {hero} before {hero.they} went to bed. ¶ "Some of them were, and they had every right to be," said {mentor}, "and I didn\'t go over there to make them stop being mad. I went over there so that they\'d know who to be mad at." {hero} thought of {guest}, and of all the people who didn\'t know who to be mad at.',
      ],
    },
  },
  {
    id: 'door/rest',
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['guest', 'sit', 'calm', 'hero', '{thing}'],
        ['hero', 'sit', 'calm', 'guest'],
        ['friend', 'stand', 'calm', 'hero'],
        ['companion', 'sit', 'calm', 'guest'],
      ],
      props: ['door', 'tree'],
      action: '{hero} and {guest} sit on the step, after many days.',
    },
    text: {
      toddlers: [
        '{hero} goes to {guest}. "I am sorry." "It hurt," says {guest}. Days go by. Now they sit side by side. Good night.',
        '"I am sorry," says {hero} at the door. {guest} waits a long time. Then {guest} comes out to {hero}. [+ Shh.]',
        '{hero} knocks. "I am sorry, {guest}." Days go by. Then {guest} comes out. "I forgive you." Good night.',
      ],
      early: [
        '{hero} went straight to {guest}\'s door. "I made the name, and I told them so. I\'m sorry." "It hurt," said {guest}. "I can\'t forgive you today." Nobody asked {hero} to be funny now. But {hero} came by each evening and said, "Good night, {guest}." On the eleventh evening {guest} was on the step {thing.inthe}. [?companion: {companion} was there already. ]"Today I can," said {guest}. "It still stings." {Img.the} {img.loose}, and there was room on the step.',
        'Knock, knock. The door opened as wide as a nose. "It was me," said {hero}, "and I\'m sorry." "I laughed because everyone was looking," said the nose. "I\'m still mad." There was a new funny one by then. Each time somebody said the name, {hero} got up. "That isn\'t true," {hero.they} said. One evening {guest} came out with the {thing}. "That was the nineteenth one," said {guest}. "I forgave you at twelve." They sat down. {Img.the} {img.loose}.',
        '"I came to say it here, too," {hero} said at {guest}\'s door. "I made you a bad name. You have a good one." "Then say it," said {guest}. "{guest}," said {hero}. {guest}\'s chin shook. "I need some days," said {guest}, and {guest.they} took eleven. No one asked {hero} to be funny in that time. Then they sat on the step, with the {thing} between. Far off a boy sang the old song. "I forgive you," said {guest}, "and I don\'t like that song." {Img.the} {img.loose}. The first star came out.',
      ],
      middle: [
        'From there {hero} went to {guest}\'s door. It opened about as wide as a slice of bread. "I told them that I made it, and now I\'m telling you," said {hero}. "I\'m sorry, because I could have kept it to myself." ¶ "I had it for *one day*," said {guest}. "I can\'t forgive you yet. But thanks for coming to the door." ¶ It took the better part of three weeks. Somebody else was the funny one by then. {hero} went up to everyone who sang it, and told them, and {guest} could see the corner from the window. "Nineteen," said {guest}, one evening, from the step. {Guest.they} had come out {thing.inthe}. "I forgave you at about twelve. I\'m still allowed to be sad, though." ¶ "You are," said {hero}. They shared a pear. {Img.the} {img.loose}, and {hero} could not have said when.',
        '{guest} was on the step, peeling a stick. {hero} stayed on the path and said it all over again, and it was harder, because before it had been to everyone and this was to one. [?companion: {companion} went and sat by {guest}.] ¶ "They\'ll still say it," said {guest}. ¶ "Yes. I can\'t make them stop." ¶ "Don\'t ask me if it\'s all right now." ¶ {hero} didn\'t ask. People {place.at} didn\'t ask for the goose, either. {Hero.they} just walked by {guest}\'s every evening, and in about three weeks {hero.they} got from the path to the step. ¶ "You had one about a snake," said {guest}, with the {thing} beside {guest.them}. {hero} told it, low, for one. Over the fence somebody sang a bit of the old song. {guest}\'s mouth went thin, and {hero} waited. {Img.the} {img.loose}. "And then what?" said {guest}.',
        '"If it\'s a joke, I don\'t want it," said {guest} through the door. ¶ So {hero} told {guest.them} in the plainest words {hero.they} had, and at the end {hero.they} said, "You aren\'t that. You\'re {guest}." The door had opened somewhere in the middle, and {guest}\'s eyes were red. "I\'m still angry," said {guest}, "and I don\'t know for how long." ¶ It was for seventeen days. {hero} was not asked to be funny in all that time, and found out how long a morning is. Then {guest} came out {thing.inthe} and sat down. "I practiced it today, and it was true," said {guest}. "I forgive you. It still stings when I hear it." ¶ Just then they heard it. It came from far off, small and clear, out of the mouth of a bird. They looked at each other. "Four years," said {hero}, "and raisins, and it might learn your real one." {Img.the} {img.loose}. "I\'ve got raisins," said {guest}.',
      ],
      preteen: [
        'Twenty people are easier to talk to than one, and at {guest}\'s door there was only a crack, and one eye. {hero} told the eye who had made up the name, and that it wasn\'t true. "And I didn\'t have to say it," {hero.they} said. "I had time." ¶ "I got to like it for ten minutes," said {guest}, "and I know that I\'m supposed to say it\'s all right, but I can\'t say it yet, because it would be just like that laugh." The door closed very softly. ¶ It took nearly a month. By then somebody else was the funny one, and he could wiggle his ears. {hero} went up to everybody who sang it and said {hero.their} one sentence, and they stopped, or they didn\'t. Then, one evening, {guest} was sitting on the step {thing.inthe}. "Okay," said {guest}, "I forgive you. I didn\'t want to say it before it was true. It still hurts when I hear it, and I think that\'s all right." ¶ "It is," said {hero}. There was room on the step. {Img.the} {img.loose}, but {hero.they} only noticed that much later.',
        '{guest} was sitting in front of {guest.their} door with a stick and a pocketknife, and {guest.they} didn\'t look up. {hero} stopped where the path began, and said it from there. ¶ "They\'ll go on saying it," said {guest}. ¶ "Some of them will," said {hero}, "and I tried three different things to make them stop, and it only got worse." ¶ "I laughed so that nobody would see," said {guest}, "and nobody did." ¶ "I see it now," said {hero}. {guest} nodded, and that was all for that day, and {hero} wasn\'t the funny one anymore, so {hero.they} had time, and {hero.they} came by every evening. First {hero.they} stood on the path, and then at the gate, and some weeks later they were both sitting on the step. [?companion: {companion} was lying in the middle.] "I forgave you a while ago," said {guest} one night, {thing.inthe}. "I didn\'t forgive the song." {Img.the} {img.loose}. Down the street a lamp came on, and then the next one.',
        '"If it\'s something funny, I don\'t want it," said {guest} behind the door. ¶ "I haven\'t got any left," said {hero}. {Hero.they} told it to the door, and {hero.they} used as few words as {hero.they} could. "It isn\'t your name," {hero.they} said at the end. "You\'ve got one." Somewhere in the middle of this the door had opened. "Then say it," said {guest}, and {hero} did. ¶ "Maybe I\'ll be mad for a while," said {guest}. ¶ {Guest.they} {guest:was|were}. People {place.at} got used to not looking at {hero} when somebody dropped a tray. Then, one evening, {guest} called down from the step, "That was number twenty-six! That\'s how many I\'ve watched you stop and tell. I forgave you at about twelve, but I wanted to see if you\'d keep going." {Guest.they} put the {thing} down on the other side, and it took {hero} much too long to see who the free place was for. {Img.the} {img.loose}. Far away behind the houses somebody was singing, and they sat there and let it go by.',
      ],
    },
    more: {
      middle: [
        'The name would be around for a good while yet. But nobody on that step was going to answer to it.',
      ],
      preteen: [
        "Maybe somebody is singing it even now. If you ever hear it, you could tell them that it isn't true. {hero} is going around on foot and telling everybody, but that's a lot of people.",
      ],
    },
  },
]
