import type { Beat } from '../plot.ts'

/** The truth is told, and it is mended, though not as before. */
export const telling: readonly Beat[] = [
  {
    id: 'tell',
    purpose: 'All of it, also the fibs.',
    core: true,
    valence: 0,
    carries: 'choice',
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'sad', 'owner', '{cover}'],
        ['owner', 'sit', 'wow', 'hero'],
      ],
      props: ['lamp', 'bed', '{thing}'],
      action: '{hero} tells {owner} everything.',
    },
    text: {
      toddlers: [
        '{hero} goes to {owner}. "I did it." {hero} cries. {owner} opens {owner.their} arms. "Come here, my {hero}."',
        'Tap, tap, tap. {hero} is at the door. "It broke. I hid it." "Thank you," says {owner}. Hug.',
        'Here is the {cover}. Here are the bits. "I am sorry," says {hero}. {owner} is sad. {owner} holds {hero} tight.',
      ],
      early: [
        '"I broke it," said {hero}. "I climbed up, and then I hid it. And what I said was not so." It all came out in one breath. {owner} did not say a thing for a long time. {Owner.they} held the piece with the {thing.part} on it.',
        '{hero} put the bundle on {owner}\'s lap. ¶ "What is this?" asked {owner}. ¶ "It\'s the {thing}," said {hero}. "It\'s all there. I counted." Then {hero.their} chin began to shake. "And it was me."',
        '{hero} had planned to say it in the morning. But the words would not wait. "It wasn\'t the wind!" {hero.they} called from the door. "It was my own hand!" And {hero.they} held up the hand, so that {owner} could see which one.',
      ],
      middle: [
        '"I have to tell you three things," said {hero}. {Hero.they} had counted them on the way, so as not to leave one out. "I broke it. I hid it. And when you asked me, I said no." ¶ {owner} put down {owner.their} cup. ¶ "That last one was the heaviest," {hero} added, because it was.',
        'There was no good way to begin, so {hero} just unrolled the {cover} on the table. The pieces lay there under the lamp. Nobody spoke. {owner} touched the {thing.part} with one finger, very lightly, as if it could still feel. "So that\'s where you were," {owner.they} said. {hero} wasn\'t sure whether {owner.they} meant the {thing}. "It was me," {hero} said, "and it was me who said it wasn\'t."',
        '"It\'s my fault," said {hero}, "and it was my fault this morning, too, only I didn\'t say so." ¶ {hero} had expected the room to change somehow. It didn\'t. The clock went on, and the rain went on, and {owner} was still {owner}, only sadder. "Come and sit down," said {owner}. "It\'s cold over there by the door."',
      ],
      preteen: [
        '{hero} had composed an explanation on the way down the hall, with the reasons arranged in order of importance. {Hero.they} got as far as the first reason. Then {owner} put away what {owner.they} {owner:was|were} reading, to listen properly, and {hero} heard {hero.themself} say, "I broke it, and I let you think that you\'d lost it, and I\'m so sorry." The reasons did not appear to be necessary.',
        '"Before you say anything," said {hero}, "I want to tell you the part that you don\'t know." {owner} could see the pieces for {owner.themself} by now. What {owner} couldn\'t know was how carefully the answers had been built. {hero} took them apart, one after another, and laid them down beside the pieces.',
        'It took four minutes by the clock. {hero} had thought that the truth would be one large thing, like a cupboard, but it came in a great many small ones, and each of them had to be carried out separately. When the last was on the table, {hero.they} sat down because {hero.their} legs had stopped being useful. {owner} had not interrupted once.',
      ],
    },
    more: {
      preteen: [
        'Then there was nothing more to say, and {hero} had to stand in the middle of having said it; that was the part {hero.they} had not prepared. {Hero.they} looked at the floor, and it was the same floor as always. Somewhere in the dark a neighbor was calling in a cat.',
      ],
    },
  },
  {
    id: 'quiet',
    purpose: "The owner's own sorrow gets its time.",
    core: false,
    rank: { young: 10, old: 10 },
    valence: -1,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['owner', 'sit', 'sad', '{thing}', '{thing}'],
        ['hero', 'sit', 'sad', 'owner'],
      ],
      props: ['lamp', '{thing}'],
      action: '{owner} holds a piece of the {thing} and is sad.',
    },
    text: {
      toddlers: ['{owner} holds a bit. {owner} is sad. Drip goes a tear. {hero} pats {owner}.'],
      early: [
        '"I am sad about my {thing}," said {owner}. A tear ran down {owner.their} nose. {hero} had not known that {owner} had tears. {Hero.they} did not say that it was all right. It was not all right. {Hero.they} sat very close.',
      ],
      middle: [
        '{owner} picked up the pieces one by one and laid each of them down again. {Owner.they} did not hurry. "I\'m not going to tell you that it doesn\'t matter," {owner.they} said after a while, and {owner.their} voice was a bit rough. "It does. I\'m going to be sad about it for a little." ¶ "How long?" asked {hero}. ¶ "I don\'t know yet," said {owner}. "You can sit here, if you like, while I find out."',
      ],
      preteen: [
        '{owner} was quiet for a long time. {Owner.they} turned the {thing.part} over in {owner.their} hand, and {hero} understood that {owner.they} had gone somewhere, years back, where it was whole, and that it would be rude to follow. "I\'m not angry," {owner.they} said when {owner.they} came back. "I thought I would be. I\'m only sad, and I expect that I\'ll go on being sad about it now and then. I am telling you so that you don\'t have to guess." ¶ "Is there something I can do?" asked {hero}. ¶ "Not about that part," said {owner}.',
      ],
    },
    more: {
      preteen: [
        "It would have been easier to be shouted at. A shout comes to an end, and you can go away afterward and feel that you have paid. This was only two people sitting under a lamp with something that couldn't be helped, and {hero}, who had never wanted so badly to be elsewhere, stayed.",
      ],
    },
  },
  {
    id: 'open-arms',
    purpose: 'Forgiven; "I missed you all day."',
    core: false,
    rank: { young: 5, old: 11 },
    valence: 2,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'medium',
      cast: [
        ['owner', 'hug', 'tender', 'hero'],
        ['hero', 'hug', 'tender', 'owner'],
      ],
      props: ['lamp'],
      action: '{owner} takes {hero} into {owner.their} arms.',
    },
    text: {
      toddlers: ['"I forgive you," says {owner}. Big hug. Warm hug. No more {thing.soundin}.'],
      early: [
        '"I\'m sorry," said {hero}. ¶ "I know," said {owner}. "I forgive you." {Owner.they} opened {owner.their} arms. "And I am glad you are back. I missed my {hero} all day." ¶ "I was here all day," said {hero}. ¶ "Not all of you," said {owner}.',
      ],
      middle: [
        '"I forgive you," said {owner}. {Owner.they} said it plainly, the way you hand somebody their coat. ¶ {hero} waited for the "but." There wasn\'t one. ¶ "That\'s all?" {hero.they} asked. ¶ "It\'s quite a lot," said {owner}, and {owner.they} made room on the bed. "You know, I missed you all day. There was somebody at the table who looked just like you, but when I knocked, nobody was in."',
      ],
      preteen: [
        '"I forgive you," said {owner}. "I want to say it now, while it still costs something." ¶ {hero} did not know what to answer. "You don\'t have to," {hero.they} said. ¶ "No," said {owner}. "That\'s how you can tell that it\'s a present." And {owner.they} pulled {hero} over by the sleeve, not very gently, and {hero} put {hero.their} forehead down on {owner.their} shoulder, where it had not been for about two years, and found that it still fitted.',
      ],
    },
    more: {
      preteen: [
        '"I could put up with losing the {thing}," {owner} said after some time, into {hero}\'s hair. "I have got used to losing things. But I noticed this morning that I had lost you, and I couldn\'t find you anywhere, although you were sitting across the table. I wouldn\'t want to get used to that."',
      ],
    },
  },
  {
    id: 'memory',
    purpose: 'The owner once broke something, too.',
    core: false,
    rank: { young: 11, old: 12 },
    valence: 1,
    scene: {
      setting: 'same',
      time: 'same',
      shot: 'close',
      cast: [
        ['owner', 'sit', 'happy', 'hero'],
        ['hero', 'sit', 'wow', 'owner'],
      ],
      props: ['lamp', 'cup'],
      action: '{owner} tells {hero} about something long ago.',
    },
    text: {
      toddlers: ['"Once," says {owner}, "I broke a cup." "You?" says {hero}. "Me! Crash!"'],
      early: [
        '"When I was six," said {owner}, "I sat on a cake." ¶ "On purpose?" asked {hero}. ¶ "No. But then I told them that the cat did it." {owner} shook {owner.their} head. "That poor cat did not even like cake."',
      ],
      middle: [
        '"I\'ll tell you something that hardly anybody knows," said {owner}. "When I was nine, I let the neighbor\'s goat out. It ate a hat. I said that the wind had opened the gate, and they went on saying it for years. They told it at parties." {Owner.they} sighed. "I\'ve never been able to enjoy a party with that story in it." ¶ "Did you ever tell them?" asked {hero}. ¶ "When I was thirty," said {owner}. "I don\'t recommend it. Do it the same day."',
      ],
      preteen: [
        '"May I tell you about the worst thing I ever hid?" said {owner}. It had been a letter, it turned out, one that {owner.they} had been asked to deliver when {owner.they} {owner:was|were} eleven, and had dropped in a puddle, and had been too ashamed to own up to. Somebody had waited for that letter all summer. "It wasn\'t the puddle that I was sorry for afterward," said {owner}. "Anyone can drop a letter. It was the summer." {Owner.they} looked at {hero}. "You took one day. I\'d call that quick."',
      ],
    },
    more: {
      preteen: [
        '{hero} tried to picture {owner} at eleven, with wet shoes and a secret; it was surprisingly easy. It made the distance between them a good deal shorter, and it had the odd effect of making {hero} feel sorry for both of them.',
      ],
    },
  },
  {
    id: 'mend',
    purpose: 'Together; the lines show; a new use.',
    core: true,
    valence: 2,
    scene: {
      setting: 'porch',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'work', 'happy', '{thing}', '{thing}'],
        ['owner', 'sit', 'happy', 'hero'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['{thing}', 'table', 'bird'],
      action: '{hero} and {owner} mend the {thing} together.',
    },
    text: {
      toddlers: [
        'Dab, dab, dab. {owner} and {hero} fix it. Here a line. There a line. Hello, {thing}!',
        'Glue, glue, sticky glue! Glue on {hero}. Glue on {owner}. Now it is {thing.use}. Hooray!',
        'The {thing} has a big line. {hero} kisses the line. "Good?" "Very good," says {owner}.',
      ],
      early: [
        'In the morning they glued it. It had lines all over, and it would never {thing.job} again. {hero} thought hard. "Could it be {thing.use}?" It could. It was a good one, too.',
        'They used all the glue and most of the string. {owner} held, and {hero} stuck. "It looks different," said {hero}. ¶ "So do I," said {owner}. "I have lines, too." And {owner.they} let {hero} count the ones by {owner.their} eyes.',
        'One bit was gone for good. They looked under the bed. They looked in the broom. [?companion: They looked at {companion}, who looked away. ]So {hero} drew a new bit with a blue pen. It had legs. "That one is my favorite," said {owner}.',
      ],
      middle: [
        'They mended it on Saturday, with a tube of glue, two clothespins and a lot of holding still. It wasn\'t as good as before. There was a crack right through the {thing.part}, and in one place you could see daylight. ¶ "I can tell which pieces you glued," said {owner}. ¶ "How?" ¶ "They\'re the ones with the fingerprints."',
        '"It won\'t ever {thing.job} again," said {hero}. ¶ "No," said {owner}. ¶ "But it could {thing.useverb}." They tried it, and it did. By noon it was standing in the sun with all its lines showing, and it looked as if it had never planned to be anything else. {hero} listened for the {thing.soundin}. There was only the sound of {owner}, having breakfast.',
        'It stood on the shelf again, a little lower down this time. "So that you can reach it," said {owner}. {hero} stared at {owner.them}. "You\'d let me?" ¶ "I know something about you now that I didn\'t know last week," said {owner}. "You bring things back."',
      ],
      preteen: [
        'They spent the whole of Saturday on it, and it was the best Saturday that {hero} could remember, which seemed unfair in the circumstances. {owner} told the story of every piece as it went in. By evening the {thing} was whole, more or less, with a web of fine lines all over it, and {hero} knew the name of everyone who had ever been trusted with it. The last name on the list was {hero.their} own.',
        '"You do understand that it\'s worth nothing now," said {hero}, who had looked it up. ¶ {owner} turned the {thing} around in the light, so that every crack showed. "It was given to me," {owner.they} said, "and then it was mine, and last week it became ours. I\'d say that it has gone up."',
        'Forgiving did not put it back the way it was. {hero} noticed that, and so did {owner}, and neither of them pretended; there was a chip the size of a fingernail that they never found. But on Sunday {owner} set it in the middle of the table, with the mended side facing out, and when the guests asked, it was {hero} who told them how it happened.',
      ],
    },
    more: {
      preteen: [
        'It would never {thing.job} again; they discussed what it might do instead, now that it had retired, and settled after some argument on {thing.use}. {Img.the} {img.loose}. {hero} only noticed because the house had become so quiet, and it was a kind of quiet that you could sit down in.',
      ],
    },
  },
]
