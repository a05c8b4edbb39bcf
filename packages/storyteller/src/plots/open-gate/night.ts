import type { Beat } from '../plot.ts'

/** The words, the lantern, and a night of calling. */
export const night: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'The words, late in the evening.',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'home',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'sad', 'mentor'],
        ['mentor', 'read', 'tender', 'hero', 'book'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['book', 'lamp', 'window'],
      action: '{hero} sits with {mentor} by the lamp, and hears the words.',
    },
    text: {
      toddlers: [
        { say: '{mentor} opens the big book. {hero} is near. {verse} {heart}', way: 'read-aloud' },
        { say: '{mentor} sings it low. {hero} looks out. {verse} {heart}', way: 'sung' },
        { say: '{mentor} dries the boots and says: {verse} {heart}', way: 'hands-busy' },
        { say: '{mentor} says a bit. {hero} says a bit. {verse} {heart}', way: 'in-turns' },
      ],
      early: [
        {
          say: '"I can\'t sleep," said {hero}. "Then don\'t," said {mentor}. {Mentor.they} turned up the lamp, and read.¶{verse}¶"Is that for {away}, too?" asked {hero}. "I never heard that it wasn\'t," said {mentor}.',
          way: 'read-aloud',
        },
        {
          say: '{mentor} was drying {hero}\'s boots with a rag. {Mentor.they} rubbed, and {mentor.they} said it by heart, in time to the rubbing.¶{verse}¶"Why do you dry them," asked {hero}, "if it\'s bedtime?" "I don\'t know yet," said {mentor}.',
          way: 'hands-busy',
        },
        {
          say: 'There were words on the old lantern. They went around the rim, and {hero} had to turn it to read them.¶{verse}¶"Who put that there?" asked {hero}. "Somebody who had to go out at night," said {mentor}.',
          way: 'on-a-thing',
        },
        {
          say: '{hero} knew it by heart. {Hero.they} had said it on Sunday, very fast, for a sticker. Now {hero.they} said it slowly, to the dark window.¶{verse}¶"You left out the part where you hop," said {mentor}. "It\'s a different one at night," said {hero}.',
          way: 'by-heart',
        },
      ],
      middle: [
        {
          say: '"Sit here until you\'re sleepy," said {mentor}, and moved the lamp. {Mentor.they} had the Bible on {mentor.their} knees, and {mentor.they} read from where the ribbon was.¶{verse}¶{hero} listened to it all the way to the end, and a bit beyond. "It doesn\'t say to wait till morning," {hero.they} remarked.¶"No," said {mentor}. "It doesn\'t say to go, either. I\'ve looked."',
          way: 'read-aloud',
        },
        {
          say: 'The old lantern had letters punched into its lid, so that when it was lit they stood on the ceiling, backward and a yard high. {hero} had looked at them since {hero.they} {hero:was|were} small. It had never struck {hero.them} that they said anything.¶{verse}¶"It\'s on the inside," said {mentor}, "so it\'s you who has to carry it."',
          way: 'on-a-thing',
        },
        {
          say: 'There was a verse that {hero} had been taught for the summer service, and had learned while hopping. You could hear the hops in it. Now, sitting in the window in one shoe, {hero.they} said it over, and it had stopped hopping.¶{verse}¶"I thought you\'d forgotten that one," said {mentor} from the door.¶"So did I," said {hero}. "It hadn\'t forgotten me."',
          way: 'by-heart',
        },
        {
          say: 'Two houses down, the grim old woman at number nine said her prayers every night with the window open, and rather loudly, because she was a little deaf. {hero} knew most of them. This one was new.¶{verse}¶It was quiet for a moment. "And {away}," added the voice, crossly. "See to it."¶"Amen," said {hero} and {mentor}, at the same time.',
          way: 'overheard',
        },
      ],
      preteen: [
        {
          say: '"I won\'t tell you to sleep," said {mentor}, coming in with the lamp. "I\'ll read, and you may do as you like." {Mentor.they} did not turn the pages about. {Mentor.they} read what came next, after yesterday\'s, as they had every evening since the winter.¶{verse}¶"You picked that on purpose," said {hero}.¶"I did not," said {mentor}. "It was simply there when we got to it. I grant you that it looks as if it had been waiting."',
          way: 'read-aloud',
        },
        {
          say: 'The stable lantern had been in the house for longer than anybody living. Its lid was pierced with letters, and when there was a candle in it, they traveled around the walls. {hero} had fallen asleep beneath them on a great many evenings, and had never followed them all the way. {Hero.they} did so now, turning slowly with {hero.their} back to the bed.¶{verse}¶"What an odd place to put it," {hero.they} said.¶"It\'s where you would need it," said {mentor}. "Nobody takes that down from its hook because of the fine weather."',
          way: 'on-a-thing',
        },
        {
          say: 'The widow at number nine prayed aloud, at an open window, every night at half past ten. She was a little deaf, and had no idea how far it carried. {hero} generally put a pillow over {hero.their} head. Tonight {hero.they} leaned out.¶{verse}¶There was a long pause, in which something was blown out of a nose. "As for my plum," the voice resumed, "You know where {away.they} {away:is|are}, and I don\'t, and that\'s all I have to say about it."¶"She means {away}," whispered {hero}. "I know who she means," said {mentor}.',
          way: 'overheard',
        },
        {
          say: '{hero} had learned it once in order to be given a star. It had gone in like a coin into a box, and {hero.they} had never expected to see it again. Now, at a time when {hero.they} had nothing else that was of any use, it turned up; and {hero.they} said it, under {hero.their} breath, to the dark glass, to find out whether it was all there.¶{verse}¶"Say that again," {mentor} asked, from the doorway.¶"I can\'t," said {hero}. "I\'ve only just understood it the once."',
          way: 'by-heart',
        },
      ],
    },
    more: {
      middle: ['The clock ticked. Nobody went to bed.'],
      preteen: [
        '{hero} did not suppose that it had been written about {away}, or about a latch. It had been written a very long time ago, by somebody with troubles of {mentor.their} own. But that was just what was strange about it: it had come all that way, through so many hands, without once being dropped, and it had arrived at a quarter to eleven in precisely this room. {Hero.they} found that {hero.they} had put the other shoe on again.',
      ],
    },
  },
  {
    id: 'prayer',
    purpose: 'The hero prays for the lost one, and the night stays as it was.',
    core: false,
    rank: { young: 5, old: 5 },
    valence: 0,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'pray', 'sad', 'window'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['window', 'moon', 'bed'],
      action: '{hero} prays at the window.',
    },
    text: {
      toddlers: [
        '"God, you see {away}," says {hero}. "Stay there. Stay here." It is dark.',
        '{hero} prays. "God, keep {away} warm. I am sorry." The moon is up.',
        '"Dear God, where is {away}? You know." Hush. The wind is soft.',
      ],
      early: [
        '"God," said {hero}, "I know you forgive me. {owner} does. But please be with {away}. {Away.they} {away:doesn\'t|don\'t} like to be alone." It was just as dark as before. But somebody was looking who could see in it.',
        '{hero} asked God for {away} on the mat. {Hero.they} went and looked. There was only the mat. So {hero.they} asked for something else. "Be with {away} until I come," {hero.they} said. And {hero.they} noticed what {hero.they} had said.',
        '"Dear God, I left it open," said {hero}, "and you know that. Please don\'t leave {away}. And help me not to leave {away.them}." Then {hero.they} said amen, and sat up.',
      ],
      middle: [
        '"I\'m not going to ask you to bring {away.them} to the door," said {hero}, "although you could." {Hero.they} waited a little, in case. "Just be there. {Away.they} {away:hates|hate} it when nobody\'s there. You don\'t have to do anything. Only let {away.them} know, somehow."¶The meadows lay in the moonlight, and nothing came across them. It was as still as before. But {hero} had been seeing {away} all alone out there, and {hero.they} tried, and found that {hero.they} could not see it quite like that anymore.',
        '{hero} began with the sorry. {Hero.they} had said it to everybody else already, and it seemed rude to leave God out. Then {hero.they} said, "And thank you for {away}. I never said that. I thought {away.they} {away:was|were} just there." {Hero.they} had not known that {hero.they} {hero:was|were} going to say thank you. It made {hero.their} chin shake.¶"I hope you\'re with {away.them}," {hero} finished. "I expect you are. I\'d like to be as well." And {hero.they} looked at the boots.',
        '"You know where {away.they} {away:is|are}," said {hero} to God. "That\'s what I can\'t get over. You\'re looking at {away.them} right now." It was an odd thought, and rather a comfort. There was one place in the world where nobody was asking where {away} was.¶It would have been nice to be told. {hero} listened as hard as {hero.they} could. A bat went by, and a leaf came down. "All right," {hero.they} said. "But if you\'re staying up with {away.them}, I\'m staying up as well."',
      ],
      preteen: [
        '"I don\'t know how to ask this," {hero} told God. "I\'ve no right to ask for anything; I\'m the one who left it open." {Hero.they} rested {hero.their} forehead against the window. "{owner} said it at the gate, before anything was put right, and I think {owner.they} got that from you. So I\'m going to believe it, and ask all the same. Please don\'t let {away} think that we\'ve stopped." Nothing moved in the moonlit fields, and {hero.they} had not really supposed that it would. But {hero.they} had been wide awake and alone with it, and now {hero.they} {hero:was|were} only wide awake.',
        'In the middle of the prayer {hero} stopped, because {hero.they} had noticed where it was going. {Hero.they} had been about to ask that {away} might be found tonight, quickly, so that there would still be time to sleep before {day.the}. It was an honest wish. It was only that there were two people in it, and one of them was {hero}. "Leave that out," {hero.they} told God, after a struggle. "I mean, I do want it, you know I do. But start with {away}." It was not a noble prayer. It had been corrected in so many places that you could hardly read it. The night outside was no less dark, although it struck {hero.them} that a dark in which somebody can see is not the same as one where nobody can.',
        'It was hope that {hero.they} asked for, in the end. Everything else had gotten into a tangle. {hero} did not feel entitled to a miracle, and {hero.they} could not very well pray not to have done it. "I can\'t see how it\'s going to come right," {hero.they} said to God, since it was best to begin with the truth. "You needn\'t show me. Only let me have enough to walk on." {Hero.they} had no idea where that had come from. {Hero.they} stayed on {hero.their} knees a moment longer, and listened, and there was the clock, and the weir, and {hero.their} own breath on the glass; and then, for no reason that {hero.they} could have given, {hero.they} got up and reached for {hero.their} coat.',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} had been left on the bed, and was asleep.][!companion: Down at the gate the lamp was still burning.]',
      ],
      preteen: [
        '{Hero.they} thought of all the doors that people must be praying behind at that hour, each of them with somebody out. There were bound to be thousands. It should have made {hero.them} feel small, and for some reason it was like coming into a room and finding it full. "Them, too, then," said {hero}. "Start anywhere."',
      ],
    },
  },
  {
    id: 'go-out',
    purpose: 'The hero takes down the lantern and goes out again, and knows what it will cost.',
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'hallway',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'reach', 'calm', 'lantern', 'lantern'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['door', 'lantern'],
      action: '{hero} takes the lantern from its hook, and {mentor} opens the door.',
    },
    text: {
      toddlers: [
        '{hero} takes the lamp. {mentor} takes {hero}\'s hand. "We go and call {away}."',
        'Not to bed. Boots on! Up, lamp! Out go {hero} and {mentor}.',
        '"And {day.the}?" asks {mentor}. {hero} takes the lamp. "{away} first."',
        'Squeak goes the door. Out they go. {hero} and {mentor} and the lamp.',
      ],
      early: [
        '"They said to wait till morning," said {mentor}. "I know," said {hero}. {Hero.they} went up on {hero.their} toes and took the lantern off its hook. "And tomorrow is {day.the}." "I know," said {hero}. [+ It was heavy. {hero} held it with both arms. ]"{away} first," {hero.they} said. So {mentor} fetched {mentor.their} coat.',
        'There were {hero}\'s best clothes, on the chair. There was the lantern, on its hook. [+ {hero} looked at one. {Hero.they} looked at the other. ]{Hero.they} would not be able to have both. Then {hero.they} took down the lantern. "Come with me?" {hero.they} asked. "I have had my boots on for an hour," said {mentor}.',
        '"If we go now," said {mentor}, "you will miss {day.the}." {hero} thought of it. {Hero.they} thought of {day.ing}. [+ It was a big, shiny thought. ]Then {hero.they} reached up, and the lantern came off its hook. "{Away.they} would look for me," said {hero}.',
        '{hero} could not lie down. {Hero.they} tried it twice. Then {hero.they} got up and took the lantern. {mentor} was in the hall. "When do we come home?" asked {mentor}. "When we have {away}," said {hero}. "And at eight?" {hero} swallowed. "Then it will be eight," {hero.they} said.',
      ],
      middle: [
        'The lantern hung beside the door. {hero} stood under it in {hero.their} boots. Upstairs on the chair lay {hero.their} best clothes, and they had never looked so good.¶"{owner} says that it can wait," said {mentor}, who was sitting on the bottom stair.¶"I know. {Owner.they} {owner:is|are} probably right." {hero} reached up. "But {away} is used to being called. I\'m going to go on calling, so {away.they} {away:knows|know}. Until {away.they} {away:answers|answer}."¶"And if {away.they} {away:answers|answer} at noon?"¶{hero} thought of {day.ing}, with everybody looking. It went through {hero.them} like a tooth being pulled. "Then it\'ll be noon," {hero.they} said, and lifted the lantern off its hook.',
        '"I\'m not being good," said {hero}. "I just can\'t do it. I can\'t go to bed, and get up, and {day.part}, and wave at people." {Hero.they} tried to imagine it, and all the time there was an empty yard in the back of the picture.¶"No," said {mentor}. "I see that."¶"So I\'ve got to go out. I know it means I\'ll miss it." {Hero.they} had said it quickly, but it hurt just as much as if {hero.they} had said it slowly. {Hero.they} took down the lantern. {mentor} had the matches ready, and {hero.their} scarf, and half a loaf. It was plain that {mentor.they} had been sitting there for some time with all of it in {mentor.their} lap.',
        'On the stairs {hero} turned back once and went to look at the clothes on the chair. {Hero.they} straightened one sleeve. It was a way of saying goodbye.¶Then {hero.they} went down and took the lantern from its hook, and it swung, and the whole hall swung with it.¶"It\'s a long time until morning," said {mentor}. "We may find nothing."¶"I know."¶"And they won\'t wait for you at eight."¶"I know that, too," said {hero}. "Will you come?"¶{mentor} opened the door. It had never crossed {mentor.their} mind not to. Outside it smelled of hay, and the road was white.',
        'They had all said the same thing: *wait till morning*. {hero} had nothing against the morning. But when {hero.they} shut {hero.their} eyes, {hero.they} saw {away} with {away.their} head up, listening, and nobody calling anymore.¶{Hero.they} took the lantern down.¶"You\'ll be asleep on your feet by eight," said {mentor}. "Somebody else will have to {day.part}."¶"Somebody else can," said {hero}. It was the first time {hero.they} had thought so. {Hero.they} had to lean on the wall for a moment. "Anybody can do that. It was me who left the gate."¶{mentor} nodded, and went to see about the boots.',
      ],
      preteen: [
        'It is a small sound, a lantern coming off its hook, but {mentor} must have been waiting for it, for {mentor.they} {mentor:was|were} in the hall before the thing had stopped swinging. "They were quite right, you know," {mentor.they} said. "It would keep until the morning."¶"I know," said {hero}. "I can\'t find a single hole in it." {Hero.they} buckled the strap. "Only I shut off in the middle once today already, because there was somewhere that I would rather be. I don\'t want to do it twice." {mentor} looked at {hero.them}, and then, up the stairs, at the door behind which the best clothes were lying on the chair. "You do understand that they\'ll begin without you." {hero} had understood that since half past ten. It was like a stone that {hero.they} had already swallowed. "I\'d be glad," {hero.they} said, "if you would come along before I start to mind."',
        '{hero} had thought that you would have to be brave for it. It turned out to be mostly a matter of buttons. {Hero.they} did them up, all of them, down to the last, and during that time {hero.they} said goodbye to {day.the}: to the hush, and the faces in the windows, and to {day.ing}, which {hero.they} had rehearsed for nine days and would not do tomorrow, or next year, or ever, since nobody was chosen twice. {Hero.they} took {hero.their} time over that. Then {hero.they} took down the lantern from beside the door. "You don\'t have to," said {mentor}. "Everybody has told you so."¶"I know," said {hero}. "But no one\'s told {away}." {mentor} was silent for a moment. Then {mentor.they} put on {mentor.their} hat.',
        '"Suppose we walk until it\'s light," said {mentor}, "and find nothing at all, and you\'ve missed it all for that?"¶"Then I\'ll have missed it," said {hero}. {Hero.they} had the lantern already in {hero.their} arms, and the hook above {hero.them} looked strangely bare. "I\'ve thought about it. If I stay here, I\'ll get up at seven, and put on those things upstairs, and {day.part}, and everyone will clap; and all I\'ll be able to hear is that gate." {Hero.they} drew a breath. "I would like to do it more than anything. I\'m telling you so that you know. I\'m not doing this because I don\'t mind."¶"I never supposed it," said {mentor}, and held the door for {hero.them}, and for a while they stood together on the step, letting their eyes get used to how large it was.',
        'The two of them had been sitting there for some minutes, {hero} on the upper stair, and {mentor} on the lower, on either side of a subject. "I\'m only going to say it once," {mentor} said. "You\'ve been forgiven. You don\'t have to go out there to pay for it."¶{hero} considered this with care, for {hero.they} had wondered about it {hero.themself}. "It isn\'t that," {hero.they} said slowly. "I think I could only do it because I *have* been. If I were still trying to be let off, I\'d want to be at {day.the}, where they could all see how sorry I was." {Hero.they} stood up. Nobody would see this. It would be dark, and it might be of no use, and at eight o\'clock somebody else would {day.part}. {Hero.they} reached above {mentor}\'s head, and took the lantern off its hook.',
      ],
    },
    more: {
      early: ['They pulled the door shut behind them. Click. They both heard it.'],
      middle: ['They pulled the door shut behind them. *Click.* They both heard it.'],
      preteen: [
        "They went down the lane without talking, past all the sleeping houses, and past the green gate with its lamp. {hero} laid a finger on the latch in going by. The road ran on ahead of them, between the hedges, as white as flour. It was a quarter past eleven; there were almost nine hours left until eight o'clock, and {hero} decided to use every one of them, and filled {hero.their} lungs, and began.",
      ],
    },
  },
  {
    id: 'calling',
    purpose: "They walk and call through the night until the hero's voice is gone.",
    core: false,
    rank: { young: 4, old: 6 },
    valence: -1,
    scene: {
      setting: 'forest',
      time: 'night',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'sad', 'lantern', 'lantern'],
        ['mentor', 'walk', 'calm', 'hero'],
        ['companion', 'walk', 'sleepy', 'hero'],
      ],
      props: ['lantern', 'path', 'moon'],
      action: '{hero} and {mentor} walk through the night and call for {away}.',
    },
    text: {
      toddlers: [
        '"{away}!" By the mill. "{away}!" By the wood. [+ Hoo, says an owl. ]"{away}!"',
        'Step, step, step. "{away}!" Step, step. {hero} is hoarse. {mentor} calls, too.',
        'Up the hill. "{away}!" Down the hill. "{away}!" Only the moon looks back.',
      ],
      early: [
        'They called at the mill. [+ They called at the stream. ]They called until {hero}\'s voice got thin, and then it got thinner. "Ay," {hero.they} called. Nothing else came out. "Shall I carry the calling for a bit?" asked {mentor}. So {mentor} called, and {hero} held up the light.',
        '"{away}!" called {hero}. "Hoo," said an owl. "Not you," said {hero}. {Hero.they} called over the hill and under the bridge. By four o\'clock it was only a croak. "A frog would come," said {mentor}. {hero} croaked on.',
        'The night was very big. {hero} put {hero.their} voice into it, again and again, like crumbs in a lake. "Are you tired?" asked {mentor}. "Only my legs," said {hero}, "and my arms, and the middle part." But {hero.they} called once more.',
      ],
      middle: [
        'They went by the mill, and along the stream, and up through the wood as far as the quarry wall. At every gate {hero} stopped, took a breath, and called, and then they both stood still and counted to twenty. [?companion: {companion} learned to sit down at the count. ]By two o\'clock {hero} was hoarse. By three {hero.they} squeaked. By four there was no more voice in {hero.them} than in a shoe.¶"I\'ll call," said {mentor}, "and you listen."¶"Call higher," croaked {hero}. "{Away.they} {away:knows|know} me higher." So {mentor}, who sang bass, called like a small child in the middle of the night, at every gate, for two hours.',
        'An owl answered, and a weir, and once a farmer, from a window, with a word that {mentor} said not to remember. {hero} apologized to the farmer and went on calling.¶They had a way of doing it by now. {hero} called. {mentor} held the lantern up as high as it went and then let it sink, so that it could be seen to move. Then they listened. Then they walked to the next place. It was dull, like all things that you do two hundred times. {hero} was surprised that you could be so frightened for somebody and so bored at once.¶Toward morning {hero.their} voice gave out. {Hero.they} opened {hero.their} mouth, and what came was air.',
        '"How far have we gone?" asked {hero}, when the sky was beginning to be gray along one edge.¶"Eleven miles," said {mentor}, "or one mile, eleven times."¶{hero} would have laughed, but {hero.they} had no voice to do it with. {Hero.they} had left it behind in bits, at the ford, and the chapel, and at every single gate. {Hero.they} had told the dark, over and over, that {hero.they} {hero:was|were} here. If {away} had been within a mile, {away.they} must have heard it. "{Away.they} might be answering," {hero.they} whispered. "We\'ve been so loud." It was a new thought. {Hero.they} {hero:was|were} too tired to do anything with it.',
      ],
      preteen: [
        'They developed, during that night, a sort of method. {hero} would call, three times, with a rest after each; then {mentor} would raise the lantern on {mentor.their} stick and lower it again; then both of them would stand without stirring and listen, for as long as it takes to say a psalm. They did this at the mill and at the ford, at the chapel, at the quarry, and at every gate between. An owl replied, and a weir, and a farmer. It felt heroic for about an hour. After that it was only walking and shouting, and {hero.their} heel hurt, and {hero.they} went on with it because there did not seem to be any particular place to stop. By four in the morning {hero} had called that name so frequently that it no longer sounded like one. Then {hero.they} opened {hero.their} mouth to do it again, and nothing was there.',
        '"I\'ve been wondering," said {mentor}, toward three o\'clock, "what we sound like from a distance."¶{hero} thought about it. "Like people who mean it," {hero.they} croaked. {Hero.they} could barely get the words out; {hero.they} had been leaving {hero.their} voice behind, a scrap at a time, at every gate for eleven miles. [?companion: {companion} brought up the rear, in the manner of someone who intends to complain to the management. ]Several times {hero.they} had thought, *now I will stop*, and each time {hero.they} had called just once more first, for the sake of order, and by then they had come to the next gate. It was not courage. It was more like what a clock does. When at last no sound would come at all, {mentor} took over, in as near as {mentor.they} could manage to {hero}\'s own pitch, and if anybody had been listening to that they would have had to sit down.',
        'No one who has not tried it can imagine how large a night is. By day you could have walked around it in a morning, that parish of small fields; now every hedge had a back to it, and every hollow held its own separate dark, and into all of them, one after another, {hero} called. {Hero.they} did it until {hero.their} throat was raw. {mentor} walked on the outer side, with the lantern, and never remarked on the time. Once they sat on a wall and shared some bread. Once {hero} slept, walking, for the length of a field. When {hero.they} woke, {hero.they} {hero:was|were} still calling, or {hero.their} mouth was, but it had dwindled to a whisper that would not have reached the other side of a table. There was a gray line in the east. It would be light in an hour, and at eight it would be too late.',
      ],
    },
    more: {
      early: ['"Listen," {mentor} kept saying. They listened. There was a lot of nothing.'],
      middle: ['"Listen," {mentor} kept saying. They listened. There was a lot of nothing.'],
      preteen: [
        "Somewhere about the ninth or tenth mile {hero} discovered that {hero.they} {hero:was|were} no longer calling in order to be answered. It had begun like that; but you can't keep it up, any more than you can hold your breath. Now {hero.they} called as you might leave a lamp in a window. It said: *somebody is still up*. Whether there was anyone to hear it was not a thing that {hero} could do anything about, and {hero.they} felt, rather to {hero.their} astonishment, that {hero.they} had put that half of it down.",
      ],
    },
  },
  {
    id: 'night-watch',
    purpose: 'They rest under a hedge; first light; hope.',
    core: false,
    rank: { young: 10, old: 10 },
    valence: 0,
    scene: {
      setting: 'hills',
      time: 'dawn',
      shot: 'medium',
      cast: [
        ['hero', 'lean', 'sleepy', 'mentor'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['lantern', 'star'],
      action: '{hero} and {mentor} sit under a hedge and wait for the first light.',
    },
    text: {
      toddlers: [
        "Sit, {hero}. {mentor}'s coat is warm. One star. Soon it is day.",
        'Yawn. {hero} leans on {mentor}. Look, the sky is pink!',
        'Tweet! says a bird. It is still dark. But the bird sings.',
      ],
      early: [
        'They sat down under a hedge. {mentor} put half of the coat around {hero}. Then a bird began to sing, although it was still dark. "What does it know?" whispered {hero}. "It knows what comes next," said {mentor}.',
        '"Do you still think so?" whispered {hero}. "Think what?" "That we will find {away.them}." {mentor} poured the last of the tea. "I think so in my feet," {mentor.they} said. "They want to go on." {hero} felt {hero.their} own feet. Yes. So did they.',
        'One star was left. {hero} held it with one eye, so that it would not go. [?companion: {companion} was asleep on the other side. ]It went all the same. But where it had been, the sky was getting light.',
      ],
      middle: [
        'They rested under a thorn hedge, with {mentor}\'s coat around both of them. The grass was wet. Neither had anything to say, and {hero} could not have said it. Over the hill hung one star, very low.¶Then, somewhere, a bird began. It was still quite dark. It sang four notes, and waited, and sang them again, as though somebody had told it a secret.¶"It can\'t see anything yet," whispered {hero}.¶"No," said {mentor}. "But it\'s facing the right way."',
        '"What will you say to {away.them}?" asked {mentor}, to keep {hero} awake.¶"That I\'m sorry," croaked {hero}. "And then I\'ll tell {away.them} the whole night, from the front." It was the first time for hours that {hero.they} had thought about what came after. {Hero.they} could feel it, quite small, like a match in cupped hands.¶{mentor} passed {hero.them} the heel of the loaf. It got a little lighter, and you could see that there was a world, and that it went on in all directions.',
        "{hero} dreamed for about a minute, sitting up. {Hero.they} dreamed that {hero.they} {hero:was|were} in the square, and everyone was waiting, and {hero.they} had forgotten what to do. When {hero.they} woke, the lantern was pale, and {mentor}'s chin was on {mentor.their} chest.¶It would be today, then. They would be ironing things, back there. {hero} felt for how much it hurt, as you press on a bruise, and it hurt. Then {hero.they} turned up the lantern and shook {mentor} softly by the sleeve.",
      ],
      preteen: [
        'They had come down into the lee of a thorn hedge and were sitting back to back, since neither could have sat up alone. It was the hour at which it is impossible to believe in breakfast. {hero} had a burr in {hero.their} stocking and could not be bothered to remove it. Then, in the dark over {hero.their} head, a bird sang. It tried four notes, and thought them over, and repeated them with more assurance, and there was still not a trace of light in the sky that {hero} could see. "What\'s it so sure about?" {hero.they} whispered.¶"It has done this before," said {mentor}.',
        '"You may stop now," {mentor} said, "and nobody could say that you hadn\'t tried. I want you to know that it\'s allowed." They were under the hedge, with one coat between them, and the tea was finished. {hero} turned it over. {Hero.they} looked for the part of {hero.them} that wanted to stop, which had been making such a noise around midnight, and it appeared to have gone home. "I\'d rather not," {hero.they} whispered. There was no reason to suppose that the next hour would be any different from the last seven. It was just that {hero.they} noticed that {hero.they} still expected it to be, and it seemed a waste of a good expectation not to see where it went.',
        'For a short while {hero} slept, and in {hero.their} sleep {hero.they} heard a click. {Hero.they} woke with {hero.their} whole heart knocking. It was only {mentor}, closing the lantern, because it was no longer needed; there was a gray light on everything, coming from nowhere, and the fields lay there one behind another like pages. It was day. In the town they would be getting up and looking for collar studs. {hero} thought of it without bitterness, and rather as if it were happening in a book that {hero.they} had left lying open, face down, at the best place. {Hero.they} wiped {hero.their} face on the wet grass. "Which way now?" said {hero}, with {hero.their} lips alone.',
      ],
    },
    more: {
      middle: ['The bird sang its four notes again. Somebody else, farther off, sang them back.'],
      preteen: [
        'It is curious what you think of, at such times. {hero} thought about the eleven kitchens, in which there would be by now eleven kettles; and that {away} had stood behind each of those back doors in turn, a few hours ago, so happy and so well received. {Hero.they} had brought all of that to an end by not listening for two seconds. And yet {owner} had moved over, and made room. You could sit there until you were ninety and not get to the bottom of that.',
      ],
    },
  },
]
