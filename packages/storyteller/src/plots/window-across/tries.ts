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
        'It was clear to {hero} that somebody ought to do something, and that nobody else was going to do it fast enough. {Hero.they} began with soup. {mentor} supplied the recipe and {hero} the improvements, of which there were so many that the spoon stood up by itself, and {mentor} left it on the step across the {way}, rang, and came away again. By evening the pot was back, scraped clean, with a slip of paper inside. *Excellent*, it said. *I can now no longer move for two reasons.* {hero} looked over at the window. Nothing else had changed.',
        'Every story that {hero} had ever read agreed about soup. It was carried to the sick in baskets, and the sick sat up and smiled. So they made it, {hero} and {mentor}, with a bone from the butcher and two hours of patience, and {mentor} put it down on the step across the {way}, where it joined a row of other pots. There were five of them. Every household in the neighborhood had read the same books. {friend} could be seen at the window that night, holding up a spoon in surrender. {Friend.they} {friend:was|were} the best-fed invalid in the town, and not an hour nearer to being up.',
        '"You can\'t cure it with soup," said {mentor}, but mildly, and went on chopping. ¶ "You can\'t prove that until I\'ve tried," said {hero}. ¶ It took them the whole of the morning. {mentor} walked across with the pot, and put it on the step, and had hardly turned around when the neighbor\'s cat, an animal without any principles, pushed off the lid and put its face in. {hero} watched it from the window, shouting things that no one could hear through the glass. {friend}, who had an even better view, had both hands over {friend.their} mouth. It had been, in its way, a wonderful soup. It had simply done no good to anybody except a cat.',
        'What {hero} wanted was to be able to say that it had helped. That was not the same, as {hero.they} noticed later, as wanting to help, but on that morning, with the steam on the windows and {mentor} tasting from the ladle, it felt exactly like it. {mentor} took the pot across and left it. {friend} ate two bowls, one after the other, with {hero} looking on through the glass like an anxious cook. Then {friend.they} folded the napkin, gave a polite little bow, and fell asleep. {hero} stood there with a watch. {friend} slept for four hours, and woke up just as ill as {friend.they} had been.',
      ],
    },
    more: {
      middle: ['"It was good soup, all the same," said {mentor}. "It just wasn\'t a doctor."'],
      preteen: [
        '"It certainly isn\'t wasted," said {mentor}, drying the pot with unusual thoroughness, "since somebody enjoyed every drop of it. You only expected it to be something more than soup, and that is an unreasonable amount to expect of a carrot."',
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
        'After the soup came the jokes. Laughter, according to the calendar in the kitchen, was the best medicine, and {hero} administered it in the window after tea, with a colander on {hero.their} head, as the Last of the Knights. It was received with enthusiasm. It was received, in fact, with so much enthusiasm that after two minutes {friend} was begging for it to stop, since {ill.joke}. {hero} lowered the wooden spoon. It was a strange way to fail, by being too good at it.',
        'They had always been able to make each other laugh, and it was the one thing that no notice on a door could forbid. {hero} wrote the best ones out in large letters and held them up to the glass. The effect was instant, and it was a mistake, for {ill.joke}. {friend} went red, and shut {friend.their} eyes, and waited for it to pass. When {friend.they} opened them again, {hero} had turned all the papers around so that only the white sides showed. {friend} nodded. It was possible, it seemed, to be fond of a person and very bad for them.',
        '{hero} gave a performance. There is no other word for it: there were costumes. {Hero.they} appeared as a duchess, and as the duchess\'s horse, and finally, at some risk to the curtain rail, as both. Across the {way} {friend} laughed until {friend.they} had to bite the blanket, because {ill.joke}, and the duchess had to withdraw in the middle of her best scene. ¶ "You meant well," said {mentor}, picking up the tablecloth. "I did it well, too," said {hero} gloomily. "That was the trouble."',
      ],
    },
    more: {
      preteen: [
        'Over the afternoon {hero} collected all the properties, the colander and the tablecloth and a remarkable number of spoons, and returned them to the places where they were presumably going to be missed. It struck {hero.them} as thoroughly unjust that the one thing at which {hero.they} had ever excelled should have to be discontinued on medical grounds.',
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
        'There was one thing left to try, and {hero} thought that {hero.they} should really have begun with it. "Dear God," {hero.they} said that night, on {hero.their} knees, with the elbows planted firmly, "I\'d like {friend} to be well by tomorrow morning. I have tried everything at this end. I realize that you\'re busy, but it can\'t be a great deal of trouble, and I would take it as a personal favor. Amen." It was brief and clear, and it had a date. In the morning {friend} lay exactly where {friend.they} had lain the night before. {hero} stood at the window, and was ashamed to find that {hero.they} {hero:was|were} looking at the clock. {Img.the} {img.tight}.',
        'It was a thorough prayer. {hero} had thought it out on the stairs, and it dealt with the matter under several headings: the facts, the urgency, the plan, and what {hero.they} {hero:was|were} prepared to give up in return, which included cheese. {Hero.they} said it twice, the second time more slowly, as you do on the telephone to someone abroad. And in the morning nothing was different. The sun rose, the milk came, and {friend} had {ill.look}. {hero} was not so much sad as offended. {Hero.they} had asked properly. {Hero.they} had as good as filled in the form. {Img.the} {img.tight}.',
        '"You could do it," said {hero} to the ceiling, "and you know you could, and I know you could, so I don\'t see what we are waiting for." {Hero.they} had not meant to say it quite like that. It was late, and the window on the other side was dark, and {hero.they} had knelt there for so long that {hero.their} feet had gone to sleep before the rest of {hero.them}. "By tomorrow," {hero.they} added, in case it had been unclear. But tomorrow, when it arrived, was simply another day with {friend} in bed in it. {hero} got dressed in a temper, and put the sweater on backward, and left it so. {Img.the} {img.tight}.',
      ],
    },
    more: {
      middle: ['{Hero.they} tried it the next night with more pleases in it. It came to the same thing.'],
      preteen: [
        'It was the silence, above everything else, that {hero} minded, for a plain refusal would at least have been an answer, and you could have argued with it. This resembled talking into a tin telephone when nobody has remembered to stretch the string. And yet {hero.they} could not entirely get rid of the impression that somebody had listened attentively to every single word.',
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
        '"It doesn\'t work," said {hero}, and pushed away the plate. ¶ {mentor} went on slicing, in no hurry. "What was it supposed to do?" ¶ "Make {friend} well. What else would it be for?" ¶ "I used to think that, too," said {mentor}. "I thought of it as a kind of bell that you ring for the waiter." {Mentor.they} considered the loaf. "And then there was a bad winter when I rang and rang, and nobody brought me what I\'d ordered, and I found after some time that somebody had sat down at the table." {hero} took back the plate. It was not at all the answer that {hero.they} had wanted, but {hero.they} noticed, with a certain respect, that {mentor} had not pretended to understand everything.',
        '"Is it because I was rude?" asked {hero}. {Hero.they} had been lying awake with that idea since five in the morning, and it had not improved. ¶ "No," said {mentor} at once, and put the knife down in order to say it properly. "No. God isn\'t as small as that. He\'s heard worse from better." Then {mentor.they} picked up the bread again. "I can\'t tell you why it takes so long, and if people offer to explain it, I\'d eat something while they\'re talking. I only know that {friend} isn\'t over there by {friend.themself}. And that you aren\'t over here." {hero} ate something. It did, rather annoyingly, help.',
        'They disagreed about it over the bread. {hero} held that if a person could help and didn\'t, there had to be a reason, and you ought to be told it. {mentor} held that there might well be a reason, and that you might not be told. "Then what\'s the good of asking?" said {hero}. ¶ "What\'s the good of your waving?" said {mentor}. "You stand at that window for an hour every day. It hasn\'t made {friend.them} any better, as far as I can see." ¶ "That\'s different. {Friend.they} {friend:likes|like} it." {hero} stopped. ¶ "Yes," said {mentor}, and passed the butter.',
      ],
    },
    more: {
      preteen: [
        'The difficulty with {mentor}, {hero} considered on the way upstairs, was that {mentor.they} never finished an argument properly, but simply left it lying about, like a tool that somebody else might conceivably need. One kept on discovering it, at inconvenient moments, for the remainder of the day.',
      ],
    },
  },
]
