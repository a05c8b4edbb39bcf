import type { Beat } from '../plot.ts'

/** Three ways of making somebody well at once, and what is said about the third. */
export const tries: readonly Beat[] = [
  {
    id: 'soup',
    purpose: 'First try: soup on the step. It is good soup, and soup cannot do it.',
    core: true,
    valence: 0,
    scene: {
      setting: 'kitchen',
      time: 'day',
      shot: 'medium',
      cast: [
        ['hero', 'work', 'happy', 'soup', 'spoon'],
        ['mentor', 'work', 'calm', 'soup'],
        ['companion', 'look-up', 'happy', 'soup'],
      ],
      props: ['soup', 'table'],
      action: '{hero} and {mentor} cook soup for {friend}.',
    },
    text: {
      toddlers: [
        'Stir, stir, stir. {hero} makes soup for {friend}. {friend} eats it. But {friend} stays in bed.',
        'Carrots go in. Peas go in. {hero} makes hot soup! {friend} eats it. Is {friend} well? Not yet.',
        '{hero} makes soup. {mentor} takes it to {friend}. [+ Slurp! ]{friend} is full. But {friend} stays in bed.',
        '{hero} makes soup for {friend}. [+ Lick, lick! ]The cat eats it. Oh, cat!',
      ],
      early: [
        '"I will make {friend} well," said {hero}. "Today." {Hero.they} and {mentor} made soup. {mentor} set it on the step across the {way}. In the evening the pot came back, quite clean. {friend} was full. {Friend.they} {friend:was|were} also still in bed.',
        "First {hero} tried soup. It was good soup, with stars in it. {mentor} put it on {friend}'s step and rang the bell. But who came around the corner? The neighbor's cat. It was too late to say shoo. That cat was very healthy for days.",
        '"Soup makes you strong," said {mentor}. So they cooked it, and {mentor} took it over to the step. {friend} ate two bowls. {hero} waited for {friend.them} to hop out of bed. {friend} lay down and went to sleep. "It was sleepy soup," said {hero}.',
        "There were three pots on {friend}'s step. One of them was from {hero} and {mentor}. {friend} held up a paper at the window. It said: I AM ALL SOUP. {hero} had to laugh. But {friend} was not a bit more well.",
      ],
      middle: [
        'Waiting was no good, so {hero} decided to make {friend} well. {Hero.they} began with soup. {mentor} peeled, and {hero} put in everything that was supposed to be healthy, and that was how the soup came to be green. {mentor} set it down on the step across the {way} and rang the bell. ¶ An hour later a paper went up in the window. *Thank you*, it said. *What was it?* {friend} had eaten the lot. {Friend.they} {friend:was|were} warm and full, and not one bit better.',
        '"Soup," said {hero}. "In books they always have soup." So they cooked all morning, {mentor} with the knife and {hero} with the ideas, and {mentor} carried the pot across to the step. {hero} had a good view of what came next. The door opened. A hand came out. And there, beside {hero.their} pot, stood four other pots from four other neighbors. ¶ Everybody had had the same idea. The whole {way} smelled of carrots, and {friend} was as ill as before.',
        "The first thing {hero} tried was soup. It was made after {mentor}'s recipe, and with {hero}'s corrections. {mentor} left it on the step across the {way}, with a cloth around it. Then the neighbor's cat came by, sat down, and lifted the lid with one paw as if it had been doing so all its life. {hero} hammered on the window. The cat looked up, licked its chin, and went on. ¶ \"It's got a beautiful coat now,\" {mentor} said at the end of the week. {friend}, on the other hand, was just the same.",
        '"It\'ll be well by tonight," said {hero}, and stirred. "It says so in the song. Soup of the evening." ¶ "That\'s a turtle who sings that," said {mentor}. But {mentor.they} took the pot over, put it on the step, and came straight back, as was the rule. {hero} stood at the window with the clock. {friend} ate. {hero} gave it ten minutes, and then another ten. What the soup did was to make {friend} sleepy. It did that very well. It simply was not the thing that was needed.',
      ],
      preteen: [
        "Somebody had to do something, and nobody else was doing it, so {hero} started with soup. {mentor} told {hero.them} what to put in, and {hero} put in a few things more, until the spoon stood up all by itself. Then {mentor} left it on the step across the {way}, and rang the bell, and came back. In the evening they got the pot back, and it was scraped clean, and there was a note in it. *Great soup*, it said. *Now I can't move for two reasons.* {hero} looked across to the window. Nothing else was different.",
        "In every book that {hero} knew, sick people got soup, and then they sat up and smiled. So {hero} and {mentor} made some, with a bone from the butcher, and it took them two hours. {mentor} carried it over and put it down on the step across the {way}, and there were already four other pots standing there. All the neighbors had read the same books. That night {friend} stood the spoon up in the window like a white flag. {Friend.they} couldn't eat any more, and {friend.they} still had to stay in bed.",
        '"You can\'t make {friend.them} well with soup," said {mentor}, but {mentor.they} went on cutting up carrots. ¶ "You don\'t know that until we\'ve tried," said {hero}. ¶ It took them the whole morning. {mentor} carried the pot over and put it on the step, and as soon as {mentor.they} turned around, the neighbor\'s cat pushed off the lid and put its face in. {hero} saw it from the window and shouted and banged on the glass, and the cat went on eating. Across the {way} {friend} was laughing with both hands over {friend.their} mouth. It was a very good soup, but the only one who felt better was the cat.',
        "{hero} wanted to be the one who had helped. That isn't quite the same as wanting to help, but {hero.they} only found that out later. Now the window was all steamed up, and {mentor} was tasting the soup from the big spoon, and it felt just like it. {mentor} took the pot across, and {friend} ate two bowls, one after the other, and {hero} watched every spoonful through the glass. Then {friend} made a polite little bow, and lay down, and fell asleep, and {hero} stood there with a watch in {hero.their} hand. {friend} slept for four hours, and woke up just as sick as before.",
      ],
    },
    more: {
      middle: ['"It was good soup, all the same," said {mentor}. "It just wasn\'t a doctor."'],
      preteen: [
        '"It wasn\'t wasted," said {mentor}, drying the pot. "{friend} liked it, and it was warm. You only wanted it to be more than soup, and that\'s a lot to ask of a carrot."',
      ],
    },
  },
  {
    id: 'jokes',
    purpose: 'Second try: jokes at the window. They are too good.',
    core: false,
    rank: { young: 3, old: 4 },
    valence: 1,
    scene: {
      setting: 'bedroom',
      time: 'later',
      shot: 'close',
      cast: [
        ['hero', 'play', 'laugh', 'window'],
        ['companion', 'sit', 'happy', 'hero'],
      ],
      props: ['window', 'hat'],
      action: '{hero} makes funny faces at the window for {friend}.',
    },
    text: {
      toddlers: [
        'Hat on! Hat on the nose! {friend} laughs and laughs. {ill.tjoke} Oh. Stop.',
        '{hero} makes a fish face. Blub, blub! {friend} laughs. {ill.tjoke} No more fish.',
        'A sock on one ear! A sock on two ears! Ha, ha! {ill.tjoke} Sorry, {friend}!',
      ],
      early: [
        'Next {hero} tried jokes. {Hero.they} stood at the window with a pan for a hat. {Hero.they} bowed, and the pan fell off. {friend} laughed and laughed. Then {friend} stopped, because {ill.joke}. So jokes were no good, or else they were too good.',
        '{hero} had a joke about a cow. {Hero.they} drew it in four pictures and held them up. At the third one {friend} began to giggle. But {ill.joke}. {friend} waved with both arms: Stop! {hero} hid the fourth cow. {friend} never found out what it said.',
        '{hero} put a sock on each ear and was a dog. Then {hero.they} {hero:was|were} an old dog. Then {hero.they} {hero:was|were} an old dog with a cold. {friend} laughed, and that was bad, because {ill.joke}. {hero} took off the socks. "I am too funny," {hero.they} said sadly.',
      ],
      middle: [
        'The second thing was jokes. "Laughing is healthy," {hero} told {mentor}. {Hero.they} stood in the window with a saucepan on {hero.their} head and conducted an orchestra of [?companion: one, namely {companion}][!companion: spoons]. It went very well. It went so well that {friend} had to hold on to the bed, for {ill.joke}. Somebody came in over there and drew the curtain. ¶ {hero} took off the saucepan. It had been {hero.their} best show, and that was just what was wrong with it.',
        '{hero} drew a joke on five sheets of paper and held them up, one after another. It was about a hen in a bank. At the fourth sheet {friend} already saw what was coming, and {friend.their} shoulders began to shake. That would not have mattered, only {ill.joke}. {friend} held up a paper, too. *HAVE MERCY*, it said. The fifth sheet was the funniest. {hero} put it in the drawer and shut it.',
        '"If I make {friend.them} laugh ten times a day," said {hero}, "then {friend.they} will be up by Sunday." {Hero.they} did the walk of the man with the tight shoes. {Hero.they} did the lady who has lost her glasses, and has them on. {friend} laughed three times before lunch, and after that {friend.they} hid under the blanket, because {ill.joke}. A hand came out and shook one finger. You cannot make somebody well against their will, and not with a tight shoe either.',
      ],
      preteen: [
        'After the soup {hero} tried jokes. On the calendar in the kitchen it said that laughing was the best medicine, so after supper {hero} put a colander on {hero.their} head and stood in the window with a wooden spoon, and was a knight. {friend} loved it. {Friend.they} loved it so much that after two minutes {friend.they} waved both hands and begged {hero.them} to stop, because {ill.joke}. {hero} let the spoon sink, and {hero.they} had been too good at it.',
        'They could always make each other laugh, and no sign on a door could stop that. {hero} wrote the best jokes they knew on sheets of paper, in big letters, and held them up to the glass. It worked right away, and it was a mistake, because {ill.joke}. {friend} went red, and shut {friend.their} eyes, and waited until it was over. When {friend.they} opened them again, {hero} had turned all the papers around, so that you could only see the white side.',
        '{hero} put on a show in the window. First {hero.they} {hero:was|were} a duchess, in a tablecloth, and then {hero.they} {hero:was|were} the duchess\'s horse, and then {hero.they} {hero:was|were} both of them at once, and the curtain rod nearly came down. Across the {way} {friend} laughed so hard that {friend.they} had to bite the blanket, because {ill.joke}. So the duchess had to stop in the middle of her best scene. ¶ "You meant well," said {mentor}, and picked up the tablecloth. "I did it well, too," said {hero}, "and that was the trouble."',
      ],
    },
    more: {
      preteen: [
        "{hero} carried it all back down to the kitchen, the colander, and the tablecloth, and a whole lot of spoons. There was one thing that {hero.they} could do better than anybody else, and now {friend} wasn't allowed to have it.",
      ],
    },
  },
  {
    id: 'bossy',
    purpose: 'Third try: a prayer that is an order, with a date on it.',
    core: false,
    rank: { young: 1, old: 1 },
    valence: -1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'medium',
      cast: [
        ['hero', 'pray', 'angry', 'window'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['bed', 'window', 'moon'],
      action: '{hero} prays at night and tells God what to do by tomorrow.',
    },
    text: {
      toddlers: [
        '"God, make {friend} well. Now. Now, please!" It is morning. {friend} is still in bed.',
        '"Dear God. Quick, quick, quick. Amen." {hero} peeks. Is {friend} up? No. Not yet.',
        '{hero} prays. "Tomorrow, God! Tomorrow!" Good morning! {friend} is in bed. {friend} waves.',
      ],
      early: [
        'So {hero} asked God. "Dear God," {hero.they} said, "make {friend} well by breakfast. Breakfast is at seven. Amen." In the morning it was seven. {hero} ran to the window. {friend} was in bed. {hero} looked up. "It is ten past," {hero.they} said.',
        'Now there was only God left to ask. "Dear God, please do it tomorrow," said {hero}. "In the morning. Not later. I have a {ride} here. Amen." Then {hero.they} said it once more, louder. But the morning came, and {friend} was no better, and it was very quiet.',
        '{hero} knelt down by the bed. "Dear God. One: make {friend} well. Two: do it quick. Three: do it tonight." {Hero.they} thought. "Four: thank you." It was a good list. But in the morning {friend} was where {friend.they} had been, with {ill.look}.',
      ],
      middle: [
        'That left God. {hero} wondered why {hero.they} had not thought of it sooner. "Dear God," {hero.they} said that night, "please make {friend} well by tomorrow at eight. You made the whole sea in a day, so it can\'t be hard. I\'ll be at the window. Amen." ¶ At eight {hero.they} {hero:was|were} at the window. {friend} was lying there exactly as before. {hero} waited until a quarter past, to allow for the clock. Then {hero.they} pulled down the blind with a bang. {Img.the} {img.tight}.',
        '{hero} wrote it down first, to be sure. *1. Make {friend} well. 2. All before the big day. 3. This means tomorrow.* Then {hero.they} knelt and read it to God from top to bottom, and asked whether there were any questions. There were none. ¶ In the morning {hero.they} looked across the {way}, and there sat {friend}, no better, and waved. {hero} waved back with the list in {hero.their} fist. {Img.the} {img.tight}.',
        '"I\'m only going to ask once," {hero} told God. Then {hero.they} asked four times. {Hero.they} explained about the {ride}, and the plan, and who sat in front. {Hero.they} said please, and {hero.they} said now, and it was hard to say which of them was louder. {Hero.they} went to sleep quite sure. ¶ But the sun came up on {friend} in bed, with {ill.look}. Nothing had been done. {hero} felt as though {hero.they} had knocked and knocked, and a neighbor had looked at {hero.them} kindly over the fence and not come out. {Img.the} {img.tight}.',
      ],
      preteen: [
        'There was one thing left to try, and {hero} thought that maybe {hero.they} should have started with it. "Dear God," {hero.they} said that night, on {hero.their} knees, "please make {friend} well by tomorrow morning. I\'ve tried everything else, and it can\'t be very hard for you. Amen." It was short and clear, and God knew when to do it by, and in the morning {friend} was lying exactly where {friend.they} had been lying the night before. {hero} stood at the window and looked at the clock, as if somebody were late. {Img.the} {img.tight}.',
        "{hero} had thought about what to say all the way up the stairs, and {hero.they} told God how sick {friend} was, and why it had to be quick, and how it could be done. {Hero.they} even offered to give something up, and it was cheese, which {hero.they} really liked. {Hero.they} said it all twice, and the second time {hero.they} said it more slowly, and in the morning nothing had changed. The sun came up, and the milk was at the door, and {friend} had {ill.look}. {hero} wasn't so much sad as angry, because {hero.they} had asked nicely. {Img.the} {img.tight}.",
        '"You could do it," said {hero} to the ceiling, "and you know you could, and I know you could, so what are we waiting for?" {Hero.they} hadn\'t wanted it to come out like that. But it was late, and the window on the other side was dark, and {hero.they} had been on {hero.their} knees for so long that {hero.their} feet had gone to sleep. "By tomorrow," {hero.they} added, to make it clear. But tomorrow came, and it was just one more day with {friend} in bed, and {hero} was so mad that {hero.they} put on {hero.their} sweater backward, and left it that way. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: ['{Hero.they} tried it the next night with more pleases in it. It came to the same thing.'],
      preteen: [
        'The worst of it was that it was so quiet. If somebody had said no, {hero} could have argued. This was like talking into a telephone when the string has come off, but still {hero.they} had a feeling that somebody was there, and had listened to every single word.',
      ],
    },
  },
  {
    id: 'orders',
    purpose: 'What prayer is, when it is not an order: the mentor says little, and keeps busy.',
    core: false,
    rank: { young: 8, old: 2 },
    valence: 0,
    scene: {
      setting: 'kitchen',
      time: 'morning',
      shot: 'wide',
      cast: [
        ['hero', 'sit', 'angry', 'mentor'],
        ['mentor', 'work', 'tender', 'hero', 'bread'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['table', 'bread', 'window'],
      action: '{hero} asks {mentor} why {friend} is still in bed.',
    },
    text: {
      toddlers: [
        '"God did not do it," says {hero}. {mentor} hugs {hero.them}. "God is with {friend}. All day."',
        '{hero} is cross. Stamp, stamp! {mentor} holds {hero}. "God is here. God is there, too."',
        '"Is God listening?" asks {hero}. "Yes," says {mentor}. "To you. And to {friend}."',
      ],
      early: [
        '"I told God what to do," said {hero}, "and he did not do it." {mentor} cut the bread. "Do you tell me what to do?" "Sometimes," said {hero}. "And do I do it?" {hero} thought. "No. But you stay." "Well," said {mentor}.',
        '"Maybe God was asleep," said {hero}. "He never is," said {mentor}. "Then why is {friend} in bed?" {mentor} did not know. {Mentor.they} just said so: "I don\'t know. But I am sure that {friend} is not in there alone." {hero} ate {hero.their} bread. It was better than no answer.',
        '{hero} did not want to pray anymore. "It is no use," {hero.they} said. {mentor} pushed over the jam. "When {friend} tells you a sad thing, do you always fix it?" "No," said {hero}. "Then why does {friend} tell you?" {hero} put a finger in the jam. That was a good question.',
      ],
      middle: [
        '"I asked for one thing," said {hero} at breakfast. "One." ¶ {mentor} was slicing bread. "Did you ask, or did you order?" ¶ {hero} thought back. It had had a date in it. "What\'s the difference?" ¶ "When you\'ve ordered, you look at the clock," said {mentor}. "When you\'ve asked, you look at the one you asked." {Mentor.they} gave {hero} the crust, which was the best bit. {Mentor.they} didn\'t say anything else.',
        '"Why doesn\'t God do it?" asked {hero}. ¶ {mentor} put down the bread knife. {hero} waited for a long answer, but there wasn\'t one. "I don\'t know," said {mentor}. "I\'ve asked him that as well, about other people." ¶ "And?" ¶ "And after a while I noticed that I\'d been talking to him the whole time. I wasn\'t so alone with it." {Mentor.they} picked up the knife again. "It isn\'t soup, praying. It\'s more like sitting with somebody."',
        '{hero} was not on speaking terms with God that morning, and said so. ¶ "You might tell him that," said {mentor}. "He likes to know where he stands." ¶ "But then I\'d be speaking to him." ¶ "Yes," said {mentor}, and cut another slice. "That\'s the snag." {hero} looked at the ceiling. "I\'m cross," {hero.they} told it. It was the first thing {hero.they} had said up there in two days that was not an order.',
      ],
      preteen: [
        '"It doesn\'t work," said {hero}, and pushed away {hero.their} plate. ¶ {mentor} went on cutting bread. "What was it supposed to do?" ¶ "It was supposed to make {friend} well. What else is praying for?" ¶ "I used to think that, too," said {mentor}, "and I thought it was like the bell that you ring for the waiter. Then we had a bad winter, and I rang and rang, and nobody brought me what I\'d ordered. But after a while I noticed that somebody had sat down at the table with me." {hero} thought about that, and pulled the plate back, and it wasn\'t the answer that {hero.they} had wanted, but at least {mentor} didn\'t pretend to understand everything.',
        '"Is it because I was rude?" asked {hero}. {Hero.they} had been awake since five and couldn\'t think of anything else. ¶ "No," said {mentor}, and put down the knife, so that {mentor.they} could look at {hero.them}. "God isn\'t as small as that." Then {mentor.they} picked up the bread again. "I can\'t tell you why it takes so long, and nobody can. I only know that {friend} isn\'t over there all alone, and you aren\'t all alone over here. Now eat something." {hero} ate something, and it helped a bit, although {hero.they} didn\'t want it to.',
        'They argued about it at breakfast. "If somebody can help and doesn\'t," said {hero}, "then there has to be a reason, and they ought to tell you what it is." ¶ "There may be a reason," said {mentor}, "and you still may not find out." ¶ "Then what\'s the use of asking?" ¶ "What\'s the use of waving?" asked {mentor}. "You stand at that window and wave for an hour every day, and it hasn\'t made {friend.them} any better, as far as I can see." ¶ "That\'s different. {Friend.they} {friend:likes|like} it," said {hero}, and stopped. ¶ "Yes," said {mentor}, and passed {hero.them} the butter.',
      ],
    },
    more: {
      preteen: [
        'The trouble with {mentor} was that {mentor.they} never told you what to think. {Mentor.they} just said a thing and left it there, and then you had it in your head all day.',
      ],
    },
  },
]
