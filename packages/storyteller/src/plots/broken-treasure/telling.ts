import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

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
        '"{owner}?" "Yes, {hero}?" {hero} opens the {cover}. Look. "I did that. I am sorry."',
      ],
      early: [
        '"I broke it," said {hero}. "I climbed up, and then I hid it. And what I said was not so." It all came out in one breath. {owner} did not say a thing for a long time. {Owner.they} held the piece with the {thing.part} on it.',
        '{hero} put the bundle on {owner}\'s lap. ¶ "What is this?" asked {owner}. ¶ "It\'s the {thing}," said {hero}. "It\'s all there. I counted." Then {hero.their} chin began to shake. "And it was me."',
        '{hero} had planned to say it in the morning. But the words would not wait. "It wasn\'t the wind!" {hero.they} called from the door. "It was my own hand!" And {hero.they} held up the hand, so that {owner} could see which one.',
        '{hero} stood at the door. {Hero.they} opened {hero.their} mouth, and what came out was {thing.soundin}. It was only the {cover}. But {owner} looked up. "It was not a spider, and it was not the wind," said {hero}. "It was me. I broke it, and then I said things." {owner} held out a hand, and {hero} put the {cover} into it.',
      ],
      middle: [
        '"I have to tell you three things," said {hero}. {Hero.they} had counted them on the way, so as not to leave one out. "I broke it. I hid it. And when you asked me, I said no." ¶ {owner} put down {owner.their} cup. ¶ "That last one was the heaviest," {hero} added, because it was.',
        'There was no good way to begin, so {hero} just unrolled the {cover} on the table. The pieces lay there under the lamp. Nobody spoke. {owner} touched the {thing.part} with one finger, very lightly, as if it could still feel. "So that\'s where you were," {owner.they} said. {hero} wasn\'t sure whether {owner.they} meant the {thing}. "It was me," {hero} said, "and it was me who said it wasn\'t."',
        '"It\'s my fault," said {hero}, "and it was my fault this morning, too, only I didn\'t say so." ¶ {hero} had expected the room to change somehow. It didn\'t. The clock went on, and the rain went on, and {owner} was still {owner}, only sadder. "Come and sit down," said {owner}. "It\'s cold over there by the door."',
        '{hero} knocked, although the door was open. "It\'s late," said {owner}. "Can\'t you sleep?" ¶ "No," said {hero}, "and I won\'t, either, until I\'ve said it." {Hero.they} put the {cover} on the floor between them. {Hero.they} knelt down and undid it, corner by corner, and when {hero.they} got to the last corner {hero.their} hands stopped. "You do it," said {hero}. So {owner} did it. "I climbed up, and I dropped it, and I let you look for it all day," said {hero} to the floor. "I even helped you look."',
      ],
      preteen: [
        'On the way down the hall {hero} had gotten all the reasons ready, with the best one first. {owner} put away what {owner.they} {owner:was|were} reading, to listen properly, and {hero} opened {hero.their} mouth, and something completely different came out. "I broke it," {hero.they} said, "and I hid it, and I let you think that you\'d lost it, and the whole time I knew where it was, and I\'m so sorry." And that was all. {Hero.they} still had a head full of reasons, and nobody seemed to need them.',
        '"Before you look at it," said {hero}, "I want to tell you the part that you can\'t see." {owner} could see the pieces for {owner.themself}. What {owner.they} couldn\'t see was the answers, and how carefully {hero} had built them, so that every one of them sounded true. {hero} took them apart, one after another, and laid them down beside the pieces. "That was a lie," {hero.they} said, "and so was that, and when you asked if something was the matter, and I said no, that was the biggest one."',
        "It took about four minutes. {hero} had thought that the truth would be one large thing, like a piano, and that you only had to get it through the door once. But there were a lot of small ones, and each of them had to be carried in by itself, the chair, and the brush, and the bed, and everything that {hero.they} had answered when somebody asked. When the last one was out, {hero.they} sat down on the floor, because {hero.their} legs had stopped working. {owner} hadn't interrupted {hero.them} once.",
        '"I\'ve brought you something," said {hero}, and heard how awful that sounded, as if it were a present. {owner} moved the lamp closer. For a moment {owner.they} didn\'t seem to know what {owner.they} {owner:was|were} looking at. "I did it on Saturday," said {hero}. "No, that isn\'t even true, I did it today, but it\'s just been such a long day." And then {hero.they} told it from the beginning, and told it badly, with the end in the middle, and {hero.they} didn\'t leave out anything that made {hero.them} look small.',
      ],
    },
    more: {
      preteen: [
        "Then there was nothing more to say, and {hero} had to wait, and {hero.they} hadn't prepared that part. {Hero.they} looked at the floor, and it was the same floor as always. Somewhere out in the dark a neighbor was calling a cat.",
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
      toddlers: [
        '{owner} holds a bit. {owner} is sad. Drip goes a tear. {hero} pats {owner}.',
        '{owner} is quiet. {owner} holds the bits. A tear! {hero} gives {owner} the {cover}. Wipe, wipe.',
        '"Oh, my {thing}," says {owner}. It is sad. {hero} is sad, too. They sit. Just sit.',
      ],
      early: [
        '"I am sad about my {thing}," said {owner}. A tear ran down {owner.their} nose. {hero} had not known that {owner} had tears. {Hero.they} did not say that it was all right. It was not all right. {Hero.they} sat very close.',
        '{owner} laid the bits on the blanket, in a row. {Owner.they} did not scold. {Owner.they} said the name of somebody whom {hero} did not know. "Was it hers?" asked {hero}. "Yes," said {owner}. {Owner.they} blew {owner.their} nose. {hero} held {owner.their} thumb, the whole time.',
        '"Give me a minute," said {owner}. {hero} counted to sixty. Then {hero.they} counted to sixty again, because {owner} was not done. "You can cry if you want," said {hero}. "I will not tell." So {owner} cried a little bit. Then {owner.they} felt for a handkerchief, and it was under {hero}.',
      ],
      middle: [
        '{owner} picked up the pieces one by one and laid each of them down again. {Owner.they} did not hurry. "I\'m not going to tell you that it doesn\'t matter," {owner.they} said after a while, and {owner.their} voice was a bit rough. "It does. I\'m going to be sad about it for a little." ¶ "How long?" asked {hero}. ¶ "I don\'t know yet," said {owner}. "You can sit here, if you like, while I find out."',
        '"I was so sure that I\'d gone soft in the head," said {owner}, and {owner.they} gave a bit of a laugh, and then it stopped being one. {hero} had not known that a grown person\'s chin could do that. {Hero.they} wanted to run. {Hero.they} put {hero.their} feet on the floor, side by side, and left them there. "I did that to you as well," {hero.they} said. ¶ "Yes," said {owner}. "You did. That part I should like to be told about again, some time when I\'m not so tired." And they sat there, with the pieces, and the lamp hummed.',
        '{owner} took one of the pieces over to the window and held it so that the moon came through. {Owner.they} stood there so long that {hero} thought {owner.they} had forgotten {hero.them}. "My mother used to scold me for smearing it," {owner} said to the glass. "Right here. Look, there\'s still a bit of the shine." {hero} came and looked. {Hero.they} didn\'t say *sorry* again. {Hero.they} had noticed that it would have been for {hero.themself}.',
      ],
      preteen: [
        '{owner} didn\'t say anything for a long time. {Owner.they} turned the {thing.part} over and over in {owner.their} hand, and {hero} could see that {owner.they} {owner:was|were} thinking of something long ago, when it was still in one piece. "I\'m not angry," {owner.they} said at last, "although I thought that I would be. I\'m only sad, and I expect that I\'ll be sad about it again, every now and then. I\'m telling you so that you don\'t have to guess."¶"Is there something I can do?" asked {hero}.¶"Not about that part," said {owner}.',
        "Sometimes, when people are sad, you can do something about it. {hero} would have gone out in {hero.their} pajamas and dug up the entire garden. But {owner} didn't need anything dug. {Owner.they} sat there with the {thing.part} in {owner.their} lap, and asked what time it was, and when {hero} told {owner.them}, {owner.they} nodded. A little later {owner.they} said, \"I was holding it when the telephone rang, that time.\" {hero} didn't know which time, and didn't ask, and only sat there and kept still.",
        '"It\'s only a thing," {hero} said in the end, because it had been quiet for so long, and because that\'s what people say.¶"No, it isn\'t," said {owner}, "but thank you." {Owner.they} {owner:wasn\'t|weren\'t} being unkind, and ran a finger along the broken edge, back and forth, very gently. "I\'ll be all right," {owner.they} said, "but I have to get used to it, and you can\'t do that any faster." {hero} had seen people be sad before, but it had never been on {hero.their} account, and it had never been so close.',
      ],
    },
    more: {
      preteen: [
        "It would have been easier if somebody had shouted. Shouting is over after a while, and then you can go away and feel that you've paid for it. But {owner} only sat there under the lamp and was sad, and {hero}, who would have given anything to be somewhere else, stayed.",
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
      toddlers: [
        '"I forgive you," says {owner}. Big hug. Warm hug. No more {thing.soundin}.',
        '{owner} pats the bed. "Come up, {hero}. I love you." Up, up! So warm in here.',
        '"All forgiven," says {owner}. "All?" says {hero}. "All, all, all." Kiss on the nose.',
      ],
      early: [
        '"I\'m sorry," said {hero}. ¶ "I know," said {owner}. "I forgive you." {Owner.they} opened {owner.their} arms. "And I am glad you are back. I missed my {hero} all day." ¶ "I was here all day," said {hero}. ¶ "Not all of you," said {owner}.',
        '"Do you still love me?" asked {hero}, into {owner.their} sleeve. "What a question," said {owner}. "I loved you with a broken {thing} all day long. I just did not know about the {thing}." {hero} thought that over. "So it was not any less?" "Not a crumb," said {owner}. "And I forgive you."',
        '{owner} lifted the blanket at one side. {hero} got in, cold feet and all. "Ow," said {owner}. "I forgive you." "For the feet?" asked {hero}. "For the {thing}, and the fibs," said {owner}. "The feet I will have to think about." {hero} listened. There was no more {thing.soundin} in there, not even a small one.',
      ],
      middle: [
        '"I forgive you," said {owner}. {Owner.they} said it plainly, the way you hand somebody their coat. ¶ {hero} waited for the "but." There wasn\'t one. ¶ "That\'s all?" {hero.they} asked. ¶ "It\'s quite a lot," said {owner}, and {owner.they} made room on the bed. "You know, I missed you all day. There was somebody at the table who looked just like you, but when I knocked, nobody was in."',
        '"Well," said {owner}, and held out both {owner.their} arms, and waited. {hero} stayed where {hero.they} {hero:was|were}. "You\'re supposed to be cross first," {hero.they} said. ¶ "I was cross for a while just now. Did you miss it?" said {owner}. "I forgive you, and my arms are getting tired." After that it was only three steps. {Hero.they} did not remember taking them. It smelled of wool in there, and of soap, and it was as if somebody had put down a suitcase that {hero} had been carrying by the wrong side.',
        '"I\'d like to say something about this afternoon," said {owner}. {hero} held {hero.their} breath. "You came down that hall on your own two feet. Nobody fetched you. I\'d have lost the {thing} ten times over, to be able to see that." {Owner.they} found a peppermint and broke it in two. "I forgive you. That\'s from me. The rest you\'ll have to sort out with [?companion: {companion}, I think, who\'s had rather a day."][!companion: the soup, I think. You hurt its feelings."]',
      ],
      preteen: [
        '"I forgive you," said {owner}, "and I want to say it now, while it\'s still difficult."¶{hero} didn\'t know what you answer to a thing like that. "You don\'t have to," {hero.they} said in the end.¶"No," said {owner}. "That\'s how you can tell that it\'s a present." And {owner.they} took {hero} by the sleeve and pulled, not very gently, and {hero} put {hero.their} forehead down on {owner.their} shoulder. It hadn\'t been there for about two years, and it still fit.',
        '"You\'d better come here," said {owner}. It sounded so stern that {hero} expected a lecture, but instead of a lecture there was an arm, and a shoulder that smelled of soap. "I forgive you," said {owner} into {hero.their} hair, "and I don\'t want you to go around paying for it, because I know you, and tomorrow you\'d start bringing in firewood."¶{hero} laughed and cried at the same time, and it made a noise like a drain. "Until Christmas," {hero.they} said.¶"I thought so," said {owner}.',
        '{owner} got up and put the kettle on, and took down two cups, and everything was so exactly the way it always was that {hero} didn\'t understand it until the second cup was standing right in front of {hero.them}. "Is that for me?" {hero.they} asked.¶"I put it out for you every day," said {owner}, "and I\'m not going to stop now. I forgive you, so drink it while it\'s hot." {hero} drank, and burned {hero.their} tongue, and finally cried, very noisily, with both elbows on the table, and {owner} moved the milk.',
      ],
    },
    more: {
      preteen: [
        '"I can get used to losing the {thing}," said {owner} after a while, "because I\'ve lost things before. But today I noticed that I had lost you, and I couldn\'t find you anywhere, although you were sitting right across the table. I wouldn\'t want to get used to that."',
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
      toddlers: [
        '"Once," says {owner}, "I broke a cup." "You?" says {hero}. "Me! Crash!"',
        '"I was small," says {owner}. "I broke a plate. I hid in a box!" "You?" Hee, hee, hee.',
        '"My mama was sad once," says {owner}. "I broke her egg." "A big egg?" "A very big egg!"',
      ],
      early: [
        '"When I was six," said {owner}, "I sat on a cake." ¶ "On purpose?" asked {hero}. ¶ "No. But then I told them that the cat did it." {owner} shook {owner.their} head. "That poor cat did not even like cake."',
        '{owner} showed {hero} a scar on {owner.their} thumb. "That was a window," said {owner.they}. "I was seven. I said that a bird did it." "Did they believe you?" "They looked for that bird all summer," said {owner}. "They put out a plate for it, in case it was hurt."',
        '"Can I tell you a secret?" said {owner}. "I once cut off a girl\'s braid. She sat in front of me." {hero}\'s mouth fell open. "What did you say?" "I said mice," said {owner}. They were both very quiet for a bit. Then the bed began to shake, because {owner} was laughing.',
      ],
      middle: [
        '"I\'ll tell you something that hardly anybody knows," said {owner}. "When I was nine, I let the neighbor\'s goat out. It ate a hat. I said that the wind had opened the gate, and they went on saying it for years. They told it at parties." {Owner.they} sighed. "I\'ve never been able to enjoy a party with that story in it." ¶ "Did you ever tell them?" asked {hero}. ¶ "When I was thirty," said {owner}. "I don\'t recommend it. Do it the same day."',
        'There was a box at the back of {owner}\'s cupboard, and in the box there was half of a cup. "I\'ve had it for fifty years," said {owner}. "It was my father\'s. I buried it, and then I dug it up again and buried it somewhere better." ¶ "Did he find out?" ¶ "He asked me straight out, and I said no. And he looked at me, and then he went out and bought himself another one, and never said a word. He used to wash it very carefully, when I was in the room." {Owner.they} turned the half cup around. "I think that he was waiting for me. I\'d like to have been as quick as you."',
        '"When I was ten I lost the church money," said {owner}. "Eleven coins, in a sock. I said that I had handed it in." {hero} couldn\'t imagine it. {owner} counted the change in every shop. "I still do that, you see," {owner} said, as if {hero.they} had said it aloud. "It began the week after. I dreamed about that sock until I was grown up." ¶ "And then?" ¶ "Then I brought them eleven coins," said {owner}. "They had no idea what it was for. They gave me a receipt."',
      ],
      preteen: [
        '"Would you like to hear about the worst thing I ever hid?" asked {owner}. It was a letter. {owner} had been eleven, and was supposed to deliver it, and had dropped it in a puddle, and had been too ashamed to tell anyone. Somebody had waited for that letter for a whole summer. "It wasn\'t the puddle that I was sorry about, afterward, because anybody can drop a letter," said {owner}. "It was the summer." {Owner.they} looked at {hero}. "You took one day, and I call that quick."',
        '"How long do you think it took me?" asked {owner}. It was about a gate that {owner.they} had left open as a child, and a horse that had gotten out, and the boy next door, who was blamed for it. {hero} guessed a week, and then {hero.they} guessed a month.¶"Thirty-one years," said {owner}. "By that time he had forgotten all about it, but I hadn\'t. For thirty-one years I crossed the street whenever I saw him coming, and I liked him so much." {Owner.they} shook {owner.their} head. "He told me that he\'d always wondered why I never said hello."',
        '"I\'m going to tell you this because you didn\'t ask," said {owner}. "There used to be two of these, and I broke the other one." {hero} stared at {owner.them}. "I was younger than you are, and I stuck it together with flour and water, and put it back with the crack to the wall, and my grandmother dusted around it for years, and I thought that she hadn\'t noticed. But when I was grown up she gave me this one, and there was a label on it with my name. It said, \'For the person who was so careful with the flour.\'"',
      ],
    },
    more: {
      preteen: [
        '{hero} tried to imagine {owner} as a child, with wet shoes and a secret. It was surprisingly easy, and it made {hero.them} feel sorry for both of them.',
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
        '{owner} and {hero} fix the {thing}. [+ Dab, dab, dab. ]It has lines now. Hello, {thing}!',
        'They glue the bits. Glue on {hero}! Glue on {owner}! Now it is {thing.tuse}. [+ Hooray!]',
        '{owner} glues the {thing}. It has a big line. {hero} kisses the line. "Good?" "Very good."',
        '{owner} and {hero} glue it. [+ Press, press! ]Now it is {thing.tuse}.',
      ],
      early: [
        'In the morning they glued it. It had lines all over, and it would never {thing.job} again. {hero} thought hard. "Could it be {thing.use}?" It could. It was a good one, too.',
        'They used all the glue and most of the string. {owner} held, and {hero} stuck. "It looks different," said {hero}. ¶ "So do I," said {owner}. "I have lines, too." And {owner.they} let {hero} count the ones by {owner.their} eyes.',
        'One bit was gone for good. They looked under the bed. They looked in the broom. [?companion: They looked at {companion}, who looked away. ]So {hero} drew a new bit with a blue pen. It had legs. "That one is my favorite," said {owner}.',
        '"This one goes here," said {hero}. "No, there," said {owner}. They turned it, and tried it, and licked the glue off their thumbs. By noon it was in one piece, with a hole. "What can it do with a hole?" asked {owner}. {hero} looked through it. {Hero.they} saw the whole garden. "It can be {thing.use}," {hero.they} said, "and you can look in."',
      ],
      middle: [
        'They mended it on Saturday, with a tube of glue, two clothespins and a lot of holding still. It wasn\'t as good as before. There was a crack right through the {thing.part}, and in one place you could see daylight. ¶ "I can tell which pieces you glued," said {owner}. ¶ "How?" ¶ "They\'re the ones with the fingerprints."',
        '"It won\'t ever {thing.job} again," said {hero}. ¶ "No," said {owner}. ¶ "But it could {thing.useverb}." They tried it, and it did. By noon it was standing in the sun with all its lines showing, and it looked as if it had never planned to be anything else. {hero} listened for the {thing.soundin}. There was only the sound of {owner}, having breakfast.',
        'It stood on the shelf again, a little lower down this time. "So that you can reach it," said {owner}. {hero} stared at {owner.them}. "You\'d let me?" ¶ "I know something about you now that I didn\'t know last week," said {owner}. "You bring things back."',
        {
          say: '"You hold," said {owner}, "and I\'ll tell you when." They had the whole of the kitchen table for it, and the good lamp. [?companion: {companion} lay underneath and got a bit of glue on one ear. ]When the last piece was in, there was still a gap the shape of a bean. {hero} looked at it for a long time. Then {hero.they} cut a bit off the hem of the {cover}, no bigger than a thumbnail, and glued it over from the inside. It wasn\'t going to {thing.job} anymore. But it could {thing.useverb}, and on one side it was a little bit {hero}\'s.',
          shows: shown.gluedAtTable,
        },
      ],
      preteen: [
        "They spent all of Saturday on it, and it was the best Saturday that {hero} could remember, which didn't seem quite fair. Whenever a piece went in, {owner} told the story that belonged to it, one about a wedding, and one about the flood, and one about a cousin and a frog. By evening the {thing} was whole again, more or less, with fine lines all over it, and {hero} knew the name of everybody who had ever been trusted with it. The last name on the list was {hero.theirs}.",
        '"You do know that it\'s worth nothing now," said {hero}, who had looked it up.¶{owner} turned the {thing} around in the light, so that every crack showed. There were a lot of them, and none of them was straight, and in one place you could see a thumbprint in the glue. "First it was given to me," {owner.they} said, "and then it was mine, and since last week it\'s been ours. I\'d say that it\'s worth more than before."',
        "Forgiving didn't put it back the way it was. {hero} noticed that, and so did {owner}, and neither of them pretended. There was a chip missing, about as big as a fingernail, and they never found it, although they searched every crack in the floor. But on Sunday {owner} set the {thing} in the middle of the table with the mended side facing out. When the guests asked what in the world had happened to it, {hero} was the one who told them.",
        'They weren\'t any good at it. The glue ran, and the string slipped, and {owner} used a word that {hero} hadn\'t known {owner.they} knew. Around four o\'clock they stopped trying to make it look as if nothing had happened. "Then let\'s do it the other way," said {hero}, and got {hero.their} finest brush and some gold paint that was left over from Christmas, and went along every single crack, until they stood out like rivers on a map. {owner} put on {owner.their} other glasses. "Good heavens," {owner.they} said, "look at all the places it\'s been."',
      ],
    },
    more: {
      preteen: [
        'It would never {thing.job} again. They discussed what it could do instead, now that it had retired, and after a long argument they decided on {thing.use}. {Img.the} {img.loose}, and {hero} only noticed because it was so quiet in the house, and it was the kind of quiet that you could sit down in.',
      ],
    },
  },
]
