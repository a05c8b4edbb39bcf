import type { Beat } from '../plot.ts'

/** A sound out of the dark, and the one who comes. */
export const answerBeats: readonly Beat[] = [
  {
    id: 'listen',
    purpose: 'a sound out of the dark',
    core: false,
    rank: { young: 8, old: 10 },
    valence: 1,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'wow', 'away', '{lamp}'],
        ['ally', 'stand', 'wow', 'away'],
        ['mentor', 'stand', 'thinking', 'away'],
        ['companion', 'stand', 'wow', 'away'],
      ],
      props: ['{edge}', '{lamp}'],
      action: 'Everybody listens to a small sound out of the dark.',
    },
    text: {
      toddlers: [
        'Shh. What is that? [?companion: {companion} hears it, too. ]Far, far away. La, la, la...',
        'Ears up! Listen, {hero}. Drip, drop. And what else? Someone calls. Someone far away!',
        'Stop. Hush. "Hoo," says an owl. Drip, says the dark. "La, la," says... who says la, la?',
      ],
      early: [
        '"Shh," said {hero}. They all held still. [?companion: {companion} put up {companion.their} ears. ]Drip, drip, went the dark. Then there was something else. It was a long way off. It sounded like someone who was singing to keep warm.',
        '"Did you hear that?" asked {hero}. "What did it sound like?" asked {mentor}. "Like a door that is sad," said {hero}. They listened. There it was again. "Like a door that is singing," said {mentor}. {hero} began to hop.',
        '{hero} pulled {hero.their} cap off {hero.their} ears. The cold came in, and the quiet, and a bit of a tune. It had a hole in it where the high part should be. {away} could never do the high part. {hero} stood on one leg, so as to hear better.',
      ],
      middle: [
        "They stood still and listened. At first there was only the dripping, and [?ally: {ally}'s teeth][!ally: somebody's teeth]. [?companion: Then {companion} put up {companion.their} head and looked straight into {weather.color}, and {companion} never looked at anything without a reason.¶]There it was. It was so thin that {hero} thought that {hero.they} had made it up. Somebody out there was singing. The singing was badly off key. {hero} knew only one person who sang as badly as that.",
        '"Hold your breath," said {mentor}. {hero} held it until there were stars in front of {hero.their} eyes. Drip. Drip. The wind, in a wire. [?ally: {ally}\'s stomach. ]Drip. And then something else dripped, and it dripped in time. It was somebody\'s whistle. It did the same four notes, and stopped, and did them again, as you do when you\'ve forgotten how it goes on. ¶"It goes up," whispered {hero}. "It goes *up*, {away}. It always goes up there." And far away in the dark it went up, wrong.',
        'It was like trying to see a very small star. If you listened straight at it, it was gone. {hero} looked at {hero.their} shoes instead and thought of nothing in particular, and then it was there, at the edge, a thread of a song with the words worn off. [?companion: {companion} had heard it for some time, and was politely waiting for the rest of them. ]"That\'s the washing-up song," said {hero}. There was only one person in the world who had made up the washing-up song.',
      ],
      preteen: [
        "It's hard to listen when there's nothing to hear. They all held their breath, and so they all had to start again at the same moment, and that was rather loud. [?companion: It was {companion} who heard it first, and stood up, and {companion} never stood up for anybody. ]Far out on the left there was a sound that could have been a gate, or a bird, or a kettle that somebody had forgotten. Then it came around a corner and turned into a tune, and either it was the wrong tune, or it was the right one with all of the notes wrong.",
        '{mentor} had the better ears, and so {hero} watched {mentor.their} face until something moved in it, as if somebody had opened a door in there. "Call now," said {mentor}, "but only once, and make it as long as you can." {hero} called, and it came out hoarse, and it seemed to fall down right in front of {hero.their} feet. They waited so quietly that they could hear each other\'s coats. And then somebody answered out of all that nothing, in no hurry at all, as if it came from the next room, "Here!"',
        'First {hero} thought that it was {hero.their} own heart, because it went on and on and had a beat to it. But then it stumbled, and said "Excuse me" to somebody, and {hero.their} heart had never done that. It was footsteps, and they weren\'t coming any closer, because they went a bit to the left, and stopped, and then went a bit to the right. "{Away.they} can hear us," whispered {hero}, "but {away.they} can\'t tell where we are." ¶ "Then don\'t shout," said {mentor}. "Shine."',
      ],
    },
    more: {
      middle: [
        '[?companion: {companion} sat down again, as if to say, well, I told you.][!companion: "Do you hear it, too?" whispered {hero}. {mentor} nodded.]',
      ],
      preteen: [
        "\"That's {away},\" said {hero}, but very softly, so that it wouldn't stop. Nobody else in the world sounded like that, so cheerful and always a bit too low, like a hat that is two sizes too big. {hero} had heard it through the bathroom door on so many mornings, and had put {hero.their} fingers in {hero.their} ears, and now {hero.they} didn't want to miss a note.",
      ],
    },
  },
  {
    id: 'answer',
    purpose: 'home by the small light; what it looked like from out there',
    core: true,
    valence: 2,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'wide',
      cast: [
        ['away', 'wave', 'joy', 'hero'],
        ['hero', 'cheer', 'joy', 'away', '{lamp}'],
        ['ally', 'jump', 'laugh', 'away'],
        ['companion', 'stand', 'wow', 'away'],
        ['mentor', 'stand', 'happy', 'away'],
      ],
      props: ['{edge}', '{lamp}'],
      action: '{away} comes out of the dark to the small light.',
    },
    text: {
      toddlers: [
        'Who is that? {edge.arrives} It is {away}! {away} saw the small light. [+ Hug, hug, hug.]',
        '"I see your light!" calls {away}. {away} comes home. [+ {hero} gets a kiss.]',
        '[+ Hush. ]{edge.arrives} Who is that? {away} is home! The small light still glows.',
        '[+ Look, look! ]Who is that? It is {away}! {away} runs to the light. Big, big hug!',
      ],
      early: [
        'Far off, a voice called out. Then it was near. Then {away} was there, all damp and cold and laughing. "I saw a tiny light," said {away}. "It wobbled. So I said, that must be my {hero}!"',
        '"One more," said {hero}. "There is one more. I know it." {Hero.they} held the light up high until {hero.their} arms shook. And out of {weather.color} came {away}, with cold ears and a big grin, as on any other night.',
        '{away} picked {hero} up, light and all. "Was it big out there?" asked {hero}. "Very big," said {away}. "And was my light big?" {away} thought about it. "No," said {away}. "It was just in the right place."',
        'There was a step, and a step, and a step. {hero} did not dare to look. {Hero.they} looked at the light, and held it very still. Then two cold hands came out of {weather.color} and closed around {hero.theirs}. They were {away}\'s hands. "I\'ve got it now," said {away}. "You can let go." But {hero} held on a bit longer, with {away}, just to see what it was like.',
      ],
      middle: [
        '{away} came out of {weather.color} the way a drawing comes, the outline first, and then the edges, and then the smile. "I saw a wobbly sort of light," {away.they} called. "I said to myself, either the moon has fallen in, or that\'s {hero}!" {Img.the} {img.loose}, all at once, and {hero} found that {hero.they} {hero:was|were} laughing and crying and couldn\'t have said which was more.',
        'There was no shout. There was just, after a while, one more person standing {edge.at} than there had been before. "You can put your arm down now," said {away}. {hero} tried. It had been up so long that it had to be helped.¶"It\'s only a little light," {hero.they} said.¶"It\'s the only one there was," said {away}.¶{hero} noticed that {img.the} {img.loose}. {Hero.they} couldn\'t have said when.',
        '"What did it look like from out there?" asked {hero}, when everybody had been hugged twice.¶{away} thought. "Like a mistake," {away.they} said. "Like a speck on my glasses. I wiped them, and it was still there. So I steered for it."¶{hero} decided that {hero.they} liked being a speck. Somewhere along the way {img.the} {img.loose}, and nobody had seen it go.',
        'The first thing that they saw was a button. It shone. Then there was a coat around it, and then there was {away} in the coat, walking very carefully, as you walk across a room toward a sleeping cat. {Away.they} didn\'t take {away.their} eyes off the light until {away.they} had touched it. "I\'ve been talking to that for half an hour," said {away}. "I told it that if it stayed where it was I\'d never complain of anything again." ¶"Did it answer?" asked {hero}. {Img.the} {img.loose}, and {hero.they} had not felt it go. ¶"It stayed," said {away}.',
      ],
      preteen: [
        'It would be nice to say that {weather.the} went away, but it didn\'t. It stayed where it was, and {away} came through it, slowly, with one hand held out in front, toward a light that looked no bigger than a grain of rice. "But it didn\'t move," said {away} afterward. "Everything else out there kept moving, and it didn\'t."',
        '{away} didn\'t say much. {Away.they} came up the last few steps, and looked at what was left of the {lamp}, and then at {hero}\'s cold fingers. {Away.they} took off {away.their} own gloves and put them on {hero}, first one and then the other, the way you do it with small children. "How long have you been standing here?" {away.they} asked. ¶ "I don\'t know," said {hero}, and was surprised that it was true.',
        '"I nearly didn\'t believe it," said {away}, when they had all hugged each other. "It was so small. I thought that it couldn\'t be meant for me." ¶ {hero} looked at what was left of the {lamp}, and this afternoon it had been the most beautiful thing in town. "But it was," said {hero}, "and it was meant for you the whole time. I just didn\'t know."',
        '{hero} had thought so hard about how it would be that {hero.they} nearly missed it. There was a bush, and then it was a bush and somebody else, and the somebody said in a normal voice, "Watch out for that step, it\'s broken," and it was {away}. {Away.they} had lost a shoe, and {away.they} stood there in one wet sock and held on to the light with both hands. "I could see it the whole time," {away.they} said. "It took me forever to get here, but I could see it the whole time."',
      ],
    },
    more: {
      middle: [
        '[?ally: "Do you know that you were singing?" asked {ally}.¶"I was not," said {away}.¶"You were. That\'s how we knew it was you."][!ally: "Your nose is blue," said {hero}.¶"So is yours," said {away}. They compared.]',
      ],
      preteen: [
        'Then they all talked at the same time, and {away} wanted to know whose idea it had been, and {mentor} pointed at {hero}. [?companion: {companion} pushed in between all the legs and was told that {companion.they} had been very brave, too. ]{hero} stood in the middle with wet sleeves. {Img.the} {img.loose}. It must have happened some time ago, while {hero.they} {hero:was|were} busy.',
      ],
    },
  },
]
