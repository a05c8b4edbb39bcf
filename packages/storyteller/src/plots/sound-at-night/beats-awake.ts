import type { Beat } from '../plot.ts'

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
        '"I am not here," said {hero} from under the {warm}. "Where are you?" asked {mentor}. "I am at home, in my own bed." {Noise.snd}! "Is it loud at home, too?" asked {mentor}. "Yes," said {hero}. "It came along."',
        '{hero} rolled up in the {warm} until there was nothing left outside. [?companion: {companion} was in there as well. ]Now {hero.they} could not see the dark. But {hero.they} could hear {hero.their} heart. It went faster and faster, {img.is}. And the sound went {noise.low}.',
      ],
      middle: [
        '{hero} pulled the {warm} over {hero.their} head and shut it at the top, like a bag. Nobody has ever been eaten by anything inside a closed {warm}. It is well known. But it turned out to be worse in there. Outside, the sound had been {place.spot}. In here it was wherever {hero} thought it was, and {hero} thought it was next to {hero.their} left foot. {Img.the} {img.tight}. {Hero.they} came out again, with hair in all directions, to keep an eye on it.',
        'The thing to do, clearly, was to lie so flat that there was no bump. {hero} lay flat. {Hero.they} made {hero.their} feet point sideways. {Hero.they} breathed only at the top.¶"Are you ill?" asked {mentor}.¶"I\'m being the floor," said {hero} between {hero.their} teeth. [?companion: {companion} took this for an invitation and sat down on {hero.them}. ]{Noise.snd}, it went. {Img.the} {img.tight}. It is not easy to be a floor with that going on in you.',
        'For a while {hero} tried not hearing it. {Hero.they} put a corner of the {warm} in each ear and hummed. [?friend: {friend} hummed along, a bit too high. ]It was a good plan with one hole in it. Every few lines you had to stop, to hear whether it was still working. {Noise.snd}. It was not. {Img.the} {img.tight}, and the tune fell to pieces.',
      ],
      preteen: [
        "It was in many ways the perfect hiding place. It was {warm.feel}, it smelled of home, and there was no room in it for anyone else. {hero} had drawn in head, feet and elbows, and had left a gap the size of a coin for air. But a hiding place has one disadvantage, which is that you can't see out. The sound no longer came from {place.spot}. It came from everywhere that {hero} was not. {Img.the} {img.tight}. {Hero.they} lasted nearly four minutes, and then the cold air was a relief.",
        '{hero} turned over and faced in the other direction. It ought to have helped. {Hero.they} had often noticed that whatever you turn your back on goes on without you and is no longer your affair; it generally worked with quarrels, and always with the news. {Noise.run} It did not work with this. {Hero.their} back seemed to have grown ears. {Img.the} {img.tight}, and {hero.they} lay there with {hero.their} knees drawn up, staring hard at nothing at all, like someone who is waiting to be tapped on the shoulder.',
        '"I\'m going to sleep now," announced {hero}, and shut {hero.their} eyes so firmly that {hero.they} saw colors. [?friend: "So am I," said {friend}, who was sitting bolt upright. ]There followed ten minutes of the most strenuous sleeping that {hero} had ever done. {Hero.they} breathed in and out. {Hero.they} let one arm go limp, for the look of the thing. All the while {hero.they} {hero:was|were} listening with {hero.their} entire skin, and each time it went {noise.low}, {img.the} {img.tight}.',
      ],
    },
    more: {
      middle: [
        "There was one place where it was better, and that was with one foot against {mentor}'s foot. So {hero} stretched.",
      ],
      preteen: [
        'Nobody was making {hero.them} do anything. That was what {hero.they} kept coming back to. {mentor} had said that it could perfectly well be left until the morning, and {mentor} meant it. {Hero.they} could stay exactly where {hero.they} {hero:was|were}, and no one would think the less of {hero.them}. It would have been a comfort, somehow, to be ordered either to go or to stay. It is much harder to lie still when you are allowed to.',
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
        'There are a number of approved methods. {hero} relaxed {hero.their} toes, then {hero.their} ankles, and had gotten as far as the knees when it went {noise.low} and {hero.they} had to go down and begin again with the toes. {Hero.they} imagined a meadow, but there was something in the meadow. {Hero.they} tried the rivers of Africa, in order, beginning from the north. [?friend: "Limpopo," said {friend} out of the dark, although {hero} could have sworn that {hero.they} had not said anything aloud. ]Midnight came and went without being noticed by anybody. {Noise.run} It was slower than it had been earlier in the evening, and {hero.they} had the impression that it was getting tired.',
        'The middle of the night turned out to be extremely long. {hero} had looked forward to it for weeks, and now that {hero.they} {hero:was|were} in it there did not seem to be any edge in either direction. {Noise.run} Every time {hero.they} began to slide, it fetched {hero.them} back. {Hero.they} noticed that {hero.they} had started to wait for it. {Hero.they} noticed too that the gaps were growing wider, as they do when somebody is working alone at a heavy job, and stops, and leans against it, and starts again.',
        'By a quarter to twelve {hero} had reached the stage of bargaining. If it stayed away for the length of fifty breaths, {hero.they} would go to sleep and never mention it. {Hero.they} got to thirty-eight. If it stayed away for forty, then. {Hero.they} got to thirty-nine, and lay with clenched teeth, and it went {noise.low} in a small, flat, apologetic sort of way, as if it had tried to hold out for {hero.their} sake. [?companion: {companion} stirred and was still. ]It had been going on for two hours. Nobody does a thing for two hours, {hero.they} thought, that they are able to stop.',
      ],
    },
    more: {
      preteen: [
        'By this time {hero.they} knew it rather well. There were two quick tries and a slow one, and then a rest in which you could have said a short prayer or a long sentence. It had a character, and the character was not a fierce one. It reminded {hero.them} of somebody, and it took a while to think of whom, because it was not flattering: it reminded {hero.them} of {hero.themself}, on the day when the bathroom door had jammed.',
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
        'It stops. Then, "Eee." A tiny sound. [?companion: {companion} hears it. ]Is it crying?',
        'Listen! "Eee, eee." Not big. Not bad. So small! "It is sad," says {hero}.',
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
        'It stopped. {hero} had prayed for it to stop, more or less, and now that it had, {hero.they} lay rigid and strained {hero.their} ears until they rang. Out of the silence came another sound entirely. It was so thin that {hero.they} might have imagined it, a kind of "eee," like the hinge of a very small door. [?friend: "Oh, no," said {friend}, in quite a different voice. ]It came twice, and then there was a gulp. They had spent the evening furnishing the dark with one absurd figure after another, and every one of them had been large. Nobody had guessed anything that cried.',
        '"Listen to the end of it," said {hero}. "Not to the {noise.low}, but to what comes afterward."¶{friend|guest|mentor} listened. After the {noise.low} there was a pause, and after the pause there was a breath, quick and unsteady, as when a small child has been crying for a long time and has forgotten the reason. {hero} felt something turn over inside {hero.them}, like an hourglass. It had never been threatening them at all. It had been asking, over and over again, in the only word that it had; and they had been lying here the whole time, warm and dry and comfortable, and making jokes about it.',
        'What {hero} noticed first was that {hero.they} had stopped being angry with it. The sound had grown irregular, with long gaps, and at the end of each try there was a squeak of breath that could not possibly belong to anything fierce. [?companion: {companion} had noticed, too, and lay with a face of deep concern. ]It was the sound of somebody small who is stuck, and alone, and under the impression that there is nobody in the whole world who can hear. That was untrue. There were at least two people who could hear it perfectly well. They were only comfortable.',
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
        '"You aren\'t supposed to meddle with wild creatures," said {friend|guest|hero}, not very happily. "They tell you so in school. You\'re supposed to leave them alone."¶"Nine times in ten that\'s the kindest thing that anybody can do," {mentor} agreed.¶"And the tenth time?"¶"The tenth time somebody has left a thing lying about in which they\'ve got stuck," said {mentor}, "and in that case you might say that the meddling has been done already, and that somebody ought to go and undo it."',
      ],
    },
  },
  {
    id: 'verse',
    purpose: 'the words, said in the dark, where they weigh more',
    core: true,
    valence: 1,
    carries: 'verse',
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['hero', 'sit', 'thinking', 'mentor', '{warm}'],
        ['friend', 'sit', 'calm', 'mentor'],
        ['companion', 'lie', 'calm', 'hero'],
      ],
      props: ['lantern', 'book', '{warm}'],
      action: '{mentor} and {hero} share the words in the small light.',
    },
    text: {
      toddlers: [
        { say: "{mentor} sings God's words, soft and low. {verse} {hero} hums, too. {heart}", way: 'sung' },
        {
          say: "Here is {mentor}'s book. {mentor} reads. {verse} {heart}",
          way: 'read-aloud',
        },
        {
          say: '{mentor} tucks the {warm} in. {Mentor} says, {verse} {heart}',
          way: 'hands-busy',
        },
        { say: '"Say it with me," says {mentor}. They say God\'s words. {verse} {heart}', way: 'in-turns' },
      ],
      early: [
        {
          say: '{mentor} lit the lantern, but only a thumb high. Then {mentor.they} took a small book out of {mentor.their} boot. "Is that where you keep it?" asked {hero}. "It keeps the boot in shape," said {mentor}, and read.¶{verse}¶"Does it know that it\'s dark here?" asked {hero}. "I think it was written in the dark," said {mentor}.',
          way: 'read-aloud',
        },
        {
          say: '{mentor} began to hum. {hero} knew the tune from Sunday. It was the one that goes up at the end. Then came the words, soft and low.¶{verse}¶[?friend: "Again," said {friend}. ]"It sounds bigger at night," said {hero}.',
          way: 'sung',
        },
        {
          say: '"Let us say it in turns," said {mentor}. "You do one word, and I do one." [+ In the dark you could not see who was next. You had to listen for it.]¶{verse}¶"We did it without a bump," said {hero}. {Hero.they} held on to the last word for a bit.',
          way: 'in-turns',
        },
        {
          say: 'Words were sewn along the edge of the {warm}. {hero} had never read them. [+ They were only the part that tickled. ]Now {mentor} held a light, and {hero} read with one finger.¶{verse}¶"I have been sleeping under that," said {hero}. "Every night," said {mentor}.',
          way: 'on-a-thing',
        },
      ],
      middle: [
        {
          say: 'There was a card on the nail beneath the lantern. It had hung there for so long that only its corners were still white. Tonight {hero} happened to be lying at the right angle, and {mentor} happened to strike a match.¶{verse}¶"Who put that up?" asked {hero}.¶"I did," said {mentor}, "the first night I slept here. I wasn\'t much bigger than you." The match went out. {hero} found that {hero.they} could still see the words.',
          way: 'on-a-thing',
        },
        {
          say: '"Say me something," said {hero}. "Not a funny one."¶{mentor} was feeling about for {mentor.their} second sock, and said it the way you say a thing when your hands are busy and your mouth knows it by itself.¶{verse}¶"You didn\'t have to think," said {hero}.¶"No. I did my thinking about that one years ago," said {mentor}. "On another night. It was thunder, that time." And {mentor.they} found the sock.',
          way: 'hands-busy',
        },
        {
          say: '{hero} had learned it for Sunday, together with a tune, and it had seemed a daylight sort of verse. {Hero.they} had said it very fast, for a sticker. Now it came back in the dark, all by itself, at a walking pace.¶{verse}¶[?companion: {hero} whispered it to {companion}, to see how it sounded. ]It sounded as if somebody had sat down on the end of the bed. "What are you mumbling?" asked {mentor}. "It\'s not mumbling," said {hero}. "It\'s a thing I know."',
          way: 'by-heart',
        },
        {
          say: '{mentor} thought that {hero} was asleep. That must have been why {mentor.they} {mentor:was|were} talking, very low, to somebody who was not in the room. {hero} lay and listened. It was not secret. It was only quiet.¶{verse}¶"Amen," said {hero}, before {hero.they} could stop.¶"Oh, you\'re there," said {mentor}. "I say that one every night. I was only a bit louder tonight, because of the competition."',
          way: 'overheard',
        },
      ],
      preteen: [
        {
          say: '{mentor} had lit the lantern again, no higher than a fingernail, and was groping in {mentor.their} bag for peppermints. What came out first was a Bible about the size of a sandwich. It fell open on the floor, at a place where somebody had once pressed a leaf, and the light ran along one line.¶{verse}¶{hero} read it upside down, and then went around and read it the right way up. "Is that where it always opens?"¶"No," said {mentor}, peering. "I\'ve never seen that leaf in my life."',
          way: 'opened-by-chance',
        },
        {
          say: '{hero} had once been made to copy it out ten times, in {hero.their} best handwriting, and the copying had worn off all its meaning, as happens to a coin. {Hero.they} had not thought about it since. But now, for want of sheep, {hero.they} wrote it again, with one finger, on the inside of the {warm}, where no one could possibly see.¶{verse}¶It took a long time, because {hero.they} could not look at what {hero.they} had already written, and had to mean every word in order to keep the place. "What are you drawing?" asked {mentor}.¶"Nothing," said {hero}. "I was just reading something."',
          way: 'written-out',
        },
        {
          say: '"One word each," proposed {mentor}, "back and forth, until we\'ve got it all. It\'s best in the dark, and whoever laughs has to start over." [?friend: {friend} wanted to be in it, too, so that it went around in a ring. ]They did it very quietly. Something peculiar happens to a sentence when it is handed to you in single pieces, and you don\'t discover until the last moment which of the pieces is going to be yours.¶{verse}¶Nobody had laughed. "I was given all the important ones," said {hero}, after a long silence. "How strange," said {mentor}, "because so was I."',
          way: 'in-turns',
        },
        {
          say: 'There was a folded note in the pocket of {hero}\'s pajamas. It had been put there that morning, by somebody who knew about nights, and on the outside it said: *Not to be opened until you are wide awake.* {hero} considered that this condition had been fulfilled. {mentor} held the match for {hero.them}.¶{verse}¶There was nothing else on the paper, and no advice of any kind. "That\'s a good thing to have in your pocket, on a night like this one," said {mentor}, shaking out the match.¶"It doesn\'t say what I\'m supposed to do," said {hero}.¶"No," said {mentor}, "only whose company you\'d be doing it in."',
          way: 'in-a-letter',
        },
      ],
    },
    more: {
      preteen: [
        'It did not put an end to the sound. {hero} had not seriously expected it to. It went {noise.low} again, a little way off, just as before. But there is a difference between lying in the dark and lying in the dark with something true to hold on to, and {hero.they} lay and held on to it, turning it this way and that, and finding by touch where the handle was.',
        'Nobody explained it, for which {hero} was grateful. {Hero.they} disliked it when people took a verse to pieces in front of you, like a clock, so that afterward you knew how it worked and it no longer told the time. {mentor} only said "Yes," to nobody in particular. Out in the dark the {noise.low} came, and {hero} noticed that {hero.they} had listened to it, this time, with a different part of {hero.themself}.',
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'one honest line to God: for company, not for the sound to stop',
    core: false,
    rank: { young: 8, old: 12 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'pray', 'calm', '{warm}'],
        ['companion', 'sit', 'calm', 'hero'],
        ['mentor', 'sit', 'calm', 'hero'],
      ],
      props: ['{warm}', 'moon'],
      action: '{hero} prays in the dark.',
    },
    text: {
      toddlers: [
        '"God," says {hero}, "I am scared. Are you here?" It is still dark. {hero} is not alone.',
        '"Dear God, hold me. Hold the little one, too." {Noise.snd}! {hero} holds on.',
        '{hero} shuts {hero.their} eyes. "God, stay with me." [?companion: {companion} is quiet, too. ]"Amen," says {mentor}.',
      ],
      early: [
        '"God," said {hero}, "I am scared of a {noise.low}. I know it\'s only a {noise.low}. Please stay here anyway." It went {noise.low} again. Nothing had changed. But {hero} had said it to somebody, and that somebody had not gone away.',
        '"Dear God," said {hero} into the {warm}, "you can see in the dark. I can\'t. So you know what it is." {Hero.they} waited, in case {hero.they} might be told. "Well, will you come along if I go?" {Hero.they} felt quite sure about that one.',
        '{hero} wanted to pray that it would stop. Then {hero.they} thought of somebody small, out there, all alone. [?companion: {Hero.they} held on to {companion}. ]"God," {hero.they} said, "stay with me, and stay with it. Amen." [+ It was funny to pray for a sound. But it needed it.]',
      ],
      middle: [
        '"God," said {hero}, "I\'d like to be brave, but I\'d like it to be tomorrow." It seemed best to start with the truth. "I don\'t want to get up, and I don\'t want to lie here, either. Would you come with me? I know that you\'re there already, but I wanted to ask." It went {noise.low}, and {hero.their} knees had not changed at all. Only it was as if somebody had moved over, to make room for {hero.them} on the same side.',
        '{hero} didn\'t fold {hero.their} hands, because they were busy holding up the {warm}. "Dear God," {hero.they} said inside {hero.their} head, where it is quickest, "you made everything, so you made whatever that is. Then you must like it." {Hero.they} had not thought of that before. {Hero.they} thought of it for a while. "I\'ll try to like it, too," {hero.they} said. "But please stay close while I try."',
        '"I\'m only going to say it once," {hero} told God, "because I\'m quite busy being afraid. Please stay with that thing out there, and please stay with me." There was no answer that anyone could have heard. {Noise.run} The dark was just as dark as before. But until then it had felt empty, and {hero} would not have said so now.',
      ],
      preteen: [
        '{hero} did not usually pray lying on {hero.their} stomach, but it did not seem to be the moment for formalities. "I\'d better begin with the truth," {hero.they} said, not quite aloud. "I don\'t want to go. I want somebody else to have gone already, so that it\'s over, and I want to have been asleep while it happened." {Hero.they} thought about it. "I\'m not even asking you to make it stop, because I believe that it would stop by itself if it could. I\'m only asking you to come along, although I\'m not particularly good company at the moment." Nothing happened. The darkness went on being dark; but it was no longer, {hero} noticed, the kind of darkness that has nobody in it.',
        'It occurred to {hero} that God could hear it as well, and this was a surprising thought. {Hero.they} had been imagining the night as a kind of room, with all of them on one side and the sound on the other; but if God was listening, then he was listening on both sides at once, and he knew precisely how small it was, and how late. "You\'re with it already, aren\'t you?" said {hero}. "Then I wouldn\'t really be going out there at all. I\'d only be coming over." {Noise.snd}, it said. {hero} lay and breathed for a bit. "Please stay near," {hero.they} added, "because my knees aren\'t entirely convinced."',
        '"Dear God," {hero} began, and got no further, since all the phrases that came to mind were meant for meals. {Hero.they} tried again. "I\'m frightened of something that I can\'t see, and {mentor} says it\'s smaller than a cabbage. I know how that sounds." It was a relief not to have to put it better. "I\'d like to be the sort of person who goes. I don\'t believe that I am, but perhaps you could go first, and I could be the sort of person who follows." It went {noise.low}. {Hero.they} found that {hero.they} had already moved one foot out into the cold.',
      ],
    },
    more: {
      preteen: [
        'There was no voice, and no light, and {hero.their} heart did not slow down by so much as a beat. If anybody had asked whether it had helped, {hero.they} would have had to say that it depended on what you meant. Everything was the same size as before. It was only that {hero.they} {hero:was|were} not facing it by {hero.themself}.',
      ],
    },
  },
]
