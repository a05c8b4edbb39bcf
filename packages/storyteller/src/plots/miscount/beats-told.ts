import type { Beat } from '../plot.ts'
import { shown } from './shown.ts'

/** The count is put right, in front of everybody, and stays right. */
export const toldBeats: readonly Beat[] = [
  {
    id: 'stand-up',
    purpose: 'the choice: the hero says in front of everyone that the count was wrong',
    core: true,
    valence: 0,
    carries: 'choice',
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'medium',
      cast: [
        ['hero', 'hold-up', 'worried', 'owner', '{unit}'],
        ['owner', 'stand', 'wow', 'hero'],
        ['guest', 'stand', 'wow', '{unit}'],
        ['companion', 'stand', 'calm', 'hero'],
      ],
      props: ['flags', '{unit}', 'jar'],
      action: '{hero} holds up the {unit} and says that the count was wrong.',
    },
    text: {
      toddlers: [
        '"Stop," says {hero}. "It is wrong." {hero} holds up the {unit}. "This one is {guest}\'s."',
        '{hero} stands up tall. "I have two. {guest} has three. {guest} wins!"',
        '"I did not win," says {hero}. So small! Then big. "{guest} HAS THE MOST!"',
        '{hero} takes a big breath. "This {unit} rolled to me. It is {guest}\'s." {hero} shakes a bit.',
      ],
      early: [
        '"It\'s wrong," said {hero}. It came out so small that only {owner} heard it. "What\'s wrong?" asked {owner}. So {hero} said it again, to all the hats. "The count is wrong! I have nine. {guest} has ten. This one is {guest.theirs}." [+ And {hero.they} held it up, so that everyone could see. ]',
        '{hero} opened {hero.their} hand. There it lay, with {unit.mark}. "Do you know this one?" {hero.they} asked. Everybody did. "It was in my jar. It rolled. So I didn\'t win." {Hero.their} chin began to shake, but {hero.they} got to the end. "{guest} won."',
        '"Now!" said {owner}. "No," said {hero}. {Hero.they} had not known that it would be such a loud no. [?companion: {companion} stood up. ]"I can\'t, because I\'ve only got nine," said {hero}. "You can count them. I did. I did it a lot." And {hero.they} held out the {unit} to {guest}.',
        '{hero} did not {gain.do}. {Hero.they} turned around. It was like turning a big ship. "I\'m not the one," {hero.they} said. "I\'m the one with nine." {Hero.they} pointed at {guest}. "There\'s the one with ten." [+ Nobody said a thing. A flag went flap. ]',
      ],
      middle: [
        '{hero} opened {hero.their} mouth, and what came out was, "The count was wrong."¶It was not loud. It went across the people all the same, like a cold wind, and they stopped clapping one row after another.¶"I have forty, and I\'ve counted them ten times," said {hero}. "This one was in my jar, and it isn\'t mine." {Hero.they} held it up, and everyone could see that it had {unit.mark}. "It must have rolled across when the table shook, so {guest} has forty-one." {Hero.their} voice wobbled on the *one*. "I didn\'t win. I only looked like it."',
        '"One moment," said {hero} to {owner}. {Hero.they} walked past the {gain}, right to the edge, and knelt down, because it seemed wrong to say it from so high up. {Hero.they} held out {hero.their} hand and opened it.¶"That\'s mine!" said {guest}, and went red, because it had been so loud.¶"I know," said {hero}. "I found it last night, in with mine." {Hero.they} looked up at {owner}. "You counted right, but they had rolled. {guest} has forty-one, and I\'ve got forty, and I\'m very sorry that I didn\'t say so at breakfast."',
        '{Hero.they} could have done it. Afterward {hero} was quite sure of that. {Hero.they} had one foot forward already. Then {hero.they} took it back, and put it beside the other one, and stood up very straight, as if for singing.¶"I\'ve got something to say," {hero.they} said. "It\'s forty. I mean, I am. {guest} is forty-one." It had gone so much better in bed. [?friend: "WHAT?" cried {friend}. ]{hero} tried again. "There was a mistake in the counting, and it was a good mistake, for me. But it\'s not true." And {hero.they} held up the small thing that proved it.',
        '"Has anyone anything to say?" asked {owner}. {Owner.they} always asked that, and nobody ever had.¶"Yes," said {hero}.¶It was so surprising that somebody laughed. {hero} waited until it was over. {Hero.their} ears were burning like two stoves. "I\'d like to {gain.do} more than anything in the world," {hero.they} said. "But it\'s not my turn. It\'s {guest}\'s. One of {guest.theirs} got in with mine, and I can prove it, because it\'s got {unit.mark}." [?companion: {companion} came and stood next to {hero.them}. ]There was a long breath, and it was the whole town taking it.',
      ],
      preteen: [
        '"Before I do it," said {hero}, "I have to say something." {Hero.they} had only wanted to tell {owner}, but it was so quiet that everybody could hear it. "There was a mistake in the counting, and it wasn\'t anybody\'s fault. The heaps ran together when the table got that bump, and one of {guest}\'s was counted as mine." {Hero.they} opened {hero.their} hand. There it lay, with {unit.mark}, and everyone in the first three rows gasped, because everyone in the first three rows had been introduced to it. "So I\'ve got forty, and {guest} has forty-one. I found out last night, and I kept quiet until now, because I wanted so much to {gain.do}." It was the last part that was the hardest. {Hero.they} hadn\'t even planned to say the last part.',
        'It didn\'t look brave at all, because {hero} sat down. {Hero.their} knees just gave way, and there {hero.they} sat, on the top step, in front of all those people, with {hero.their} head in {hero.their} hands. Then {hero.they} looked up and said it.¶"I didn\'t win. I\'ve got forty, and anyone can count them." Somebody at the back called that you couldn\'t hear anything. So {hero} had to say it all over again, as loudly as {hero.they} could, and that is a terrible way to tell people something like that. "THIS ONE ISN\'T MINE!" shouted {hero}. "IT ROLLED!" [?friend: Down in the crowd {friend} had put both hands over {friend.their} mouth. ]And {hero.they} held it up as high as {hero.they} could.',
        '"Could you please count them again?" {hero} asked {owner}, very politely.¶"But there\'s absolutely no need for that," said {owner}.¶"I\'m afraid there is," said {hero}, "and I\'ve brought them along." {Hero.they} had been holding the jar behind {hero.their} back the whole time. Now {hero.they} put it down on the boards, and next to it {hero.they} put one single {unit}, all by itself, with {unit.mark}. "There are forty in there, and that one belongs to {guest}." It had gotten so quiet that you could hear the ropes knocking against the flagpoles. "And could you please do it quickly," {hero} added in a smaller voice, "because I\'m not very good at this."',
        '{hero} had to say it before {hero.they} touched anything, and {hero.they} knew that. If {hero.they} once started to {gain.do}, {hero.they} would go on until the end. So {hero.they} did what you do with a sweater that has gone wrong, when you take hold of the loose end and pull.¶"It\'s all wrong," said {hero}. "I mean, the number is wrong." And then it all came off, row after row, the ribbon, and the cheering, and the whole beautiful morning. "{guest} can count. {Guest.they} had forty-one the whole time, because I\'ve got {guest.their} best one in my jar, and I knew it, and I let {guest.them} think that it was {guest.their} own mistake." {Hero.they} held it out on the palm of {hero.their} hand, over the edge of the platform, to the only person there who wasn\'t looking at {hero.them}.',
      ],
    },
    more: {
      early: [
        'Nobody clapped. {hero} stood there and was looked at. The ribbon went flap, as if it had not heard.',
      ],
      middle: [
        'Nobody clapped. It was not that kind of thing. {hero} stood there and was looked at, and the ribbon fluttered as if it had not been listening.',
      ],
      preteen: [
        "Now it was said, and you couldn't unsay it. {hero} had thought that {hero.they} would feel something, or that somebody would start to sing. But it was only quiet, with nine hundred people in it. Somebody had dropped a bun, and a dog was eating it. {hero} looked down at {hero.their} own two feet, in their good shoes, and saw that the toes were pointing in.",
      ],
    },
  },
  {
    id: 'quiet',
    purpose: 'it is counted again, and it is so; the one who counted is humble, too',
    core: false,
    rank: { young: 11, old: 11 },
    valence: 0,
    scene: {
      setting: 'place',
      time: 'same',
      shot: 'close',
      cast: [
        ['owner', 'kneel', 'thinking', '{unit}', 'pencil'],
        ['hero', 'stand', 'shy', 'owner'],
        ['guest', 'stand', 'wow', 'hero'],
      ],
      props: ['{unit}', 'jar', 'pencil'],
      action: '{owner} counts the {unit.s} once more, and everybody waits.',
    },
    text: {
      toddlers: [
        '{owner} counts again. One. Two. One, two, three. "Yes," says {owner}. "{hero} is right."',
        'Shh. All are quiet. {owner} looks. "Oh!" says {owner}. "I was wrong. Sorry, {guest}."',
        'Count, {owner}, count. No bump now! Two for {hero}. Three for {guest}. "Yes, yes."',
      ],
      early: [
        '{owner} put on {owner.their} glasses. "Hold the table," said {owner}, and four people held it. Then {owner.they} counted again, out loud. "Seven, eight, nine." That was {hero}. "Eight, nine, ten." That was {guest}. {owner} crossed out a number. [+ It made a scratchy sound. ]"I was wrong," said {owner}. "Thank you."',
        'Nobody moved. {owner} looked at the {unit}. {Owner.they} looked at {guest}. "Is this yours?" "Yes," said {guest}. "Well," said {owner}, and took off {owner.their} hat. "I have counted for twenty years. I never knew that they could roll."',
        'They counted again, all of them, the whole fair. "ONE!" they said. "TWO!" [?companion: {companion} was not sure what was going on. ]At nine they all stopped. It was like a big clock that has run down. {hero} had never heard so many people say nothing.',
      ],
      middle: [
        '{owner} did not say that it was all right. {Owner.they} got down on {owner.their} knees on the boards, and tipped out both of the jars, far apart, and counted. It took a long time. Nobody coughed. When {owner.they} had finished, {owner.they} licked the pencil, drew a line through one number, and drew a line through the other.¶"Forty, and forty-one," {owner.they} said. {Owner.their} voice was not quite steady. "I ought to have looked. I was so sure of myself." {Owner.they} stood up. "I make it right now," said {owner}, "and I beg {guest}\'s pardon."',
        '"Is it so?" asked {owner}, and turned to {guest}. "Is this one yours?"¶{guest} nodded, because {guest.they} could not get out a word.¶"And how long have you known?" asked {owner}, and turned to {hero}. "Since last night," said {hero}. "I nearly didn\'t say." [?friend: "{Hero.they} could have just kept quiet," {friend} told the people on either side. ]{owner} looked at {hero.them} for some time over the top of {owner.their} pencil. {Owner.they} did not say well done. {Owner.they} said, "Forty. Thank you. That is the right number," and wrote it down.',
        'For a while there was only the wind. Then everyone began to talk, in low voices, and the voices were not all kind. "Why now?" said a woman in green. "It\'s only one," said somebody. "Better late than never," said a man with a goose. [?companion: {companion} moved closer. ]{hero} heard each of them. {Hero.they} had thought that if you told the truth people would be pleased. Some were. Some only wanted to get on with the fair.',
      ],
      preteen: [
        '{owner} didn\'t wave it away. {Owner.they} sent for a table, and had somebody push a folded map under the short leg, and then {owner.they} counted everything again from the beginning, with the entire town watching. It came to forty, and it came to forty-one. {owner} looked at those two numbers for a lot longer than you need to read them. "I\'ve been doing this for twenty-three years," {owner.they} said, "and I\'ve always been proud that I never made a mistake. I suppose that I might have made one every year." Then {owner.they} turned around, not to {hero}, but to {guest}, and said in front of everybody, "I apologize."',
        'Nine hundred people were making up their minds, and {hero} stood there and waited, the way you stand in the rain. Somebody said, "Well, I never!" Somebody else said that it was a lot of fuss about one {unit}, and a woman in green remarked, so that you could hear it, that a person might have thought of it sooner. That was so true that {hero} nodded. [?friend: {friend} had pushed through to the front and stood there with folded arms, glaring at everyone. ]Nobody called it brave or noble. {hero} was surprised to find that {hero.they} {hero:was|were} glad about that, because it would have been like getting paid.',
        'They counted everything again, and this time nobody breathed. "Thirty-eight," said {owner}, "thirty-nine, forty," and then {hero}\'s side of the table was empty. It\'s one thing to know a number and another thing to hear somebody read it out. [?companion: {companion} pushed in next to {hero.them} and stayed there. ]Then came {guest}\'s, and at the very end the one with {unit.mark}, and {owner} picked it up with two fingers and put it down on the proper side, with a click. "I was careless," said {owner}, "and {hero} was careful." {Owner.they} didn\'t say that it had been easy, and {owner.they} didn\'t say that it had been brave. {Owner.they} just took the pencil and changed the book.',
      ],
    },
    more: {
      preteen: [
        "{hero} looked for {mentor}. {mentor} wasn't crying, or waving, or making any of the faces that people make when they want you to see how proud they are. {Mentor.they} {mentor:was|were} only looking back at {hero}, from under the good hat, like somebody who has been keeping a seat for you. {hero} breathed out.",
      ],
    },
  },
  {
    id: 'cost',
    purpose:
      'the ribbon goes over; the other one does it; the hero stands below and watches, and it is not given back',
    core: true,
    valence: -1,
    scene: {
      setting: 'place',
      time: 'day',
      shot: 'wide',
      cast: [
        ['guest', 'cheer', 'joy', '{gain}', 'yellow ribbon'],
        ['hero', 'clap', 'tender', 'guest'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['friend', 'stand', 'calm', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
        ['owner', 'clap', 'happy', 'guest'],
      ],
      props: ['flags', '{gain}', 'yellow ribbon'],
      action: '{guest} has the ribbon now, and {hero} stands below and watches.',
    },
    text: {
      toddlers: [
        '{guest} gets the ribbon. {guest} {gain.does}. [+ {gain.sound} ]{hero} just looks.',
        "{gain.sound} That is {guest}. [?friend: {friend} holds {hero}'s hand. ]{hero} has no ribbon now. But {hero} claps.",
        'Bye-bye, ribbon. {guest} has it now. {guest} {gain.does}! {hero} leans on {mentor}.',
        '"It is for you, {guest}." {hero} gives the ribbon away. {guest} is so glad! {hero} is sad and glad.',
      ],
      early: [
        '{hero} took off the ribbon. It was not easy, because of the pin. {Hero.they} put it on {guest}, a bit crooked. Then {guest} {gain.did}. "{gain.sound}" it went. It was just as good as {hero} had thought. [?friend: {friend} stood next to {hero.them} and said nothing. ]{hero} clapped. {Hero.their} hands did it first, and then the rest of {hero.them} did.',
        '{guest} {gain.did}. {Guest.they} did it for a very long time. {hero} stood down below, with all the hats, and watched. [+ A hat was in the way. ]There were two small holes in {hero.their} {hero.wear}, where the ribbon had been. {mentor} came and stood close. {Mentor.they} did not say, "Next year." {Mentor.they} just stood.',
        '"You do it," said {hero} to {guest}, and gave {guest.them} the ribbon. "Truly?" asked {guest}. "It\'s yours. I only had it on." So {guest} {gain.did}, and everyone cheered. [?companion: {companion} leaned on {hero}\'s leg. ]{hero} cheered, too. It was a small cheer, with a hole in it. But it was a real one.',
        'The ribbon was yellow on {guest}, too. {hero} had to look away and look back. "{gain.sound}" There it was! {guest} laughed out loud. It was over much too soon, and it would not come again. {hero} had wanted it so much. [+ {Hero.they} still did. ]{mentor} held out a bun, and {hero} took it, but {hero.they} did not bite.',
      ],
      middle: [
        'The pin was stiff. {hero} had to do it {hero.themself}, with everybody looking, and it left two small holes. {Hero.they} put the ribbon on {guest}, and it was crooked there, too.¶"You could do it with me," said {guest} quickly.¶"It\'s for one," said {hero}. It was. So {hero} went down the steps, and {guest} {gain.did}. "{gain.sound}" it went, across the whole fair. {guest} did it as if {guest.they} had never done anything else. [?friend: {friend} took {hero}\'s arm. ]It hurt. {hero} clapped, and it went on hurting, and {hero.they} went on clapping.',
        'Nobody said, "Let {hero} have a turn as well." In a story somebody might have. {owner} pinned the ribbon on {guest}, the people in front moved up a bit, and {hero} found {hero.themself} behind a man with a goose.¶{Hero.they} heard it more than {hero.they} saw it. "{gain.sound}" There was a shout. {Hero.they} stood on {hero.their} toes, and for a second, between two hats, there was {guest}\'s face. It was so happy that it looked like somebody else\'s. [?companion: {companion} sat down on {hero.their} foot. ]"That\'s what it\'s like, then," thought {hero}. {Hero.they} had always wanted to know.',
        '{guest} did it for a very long time. {Guest.they} did it until they asked {guest.them} to stop, and then {guest.they} did it once more. And {hero} stood below, next to {mentor}, in the place where {hero.they} had stood every year.¶"Would you like to go home?" asked {mentor}.¶"No," said {hero}. "I\'ll stay to the end." {Hero.they} felt for the ribbon without thinking, and there was only cloth. [?friend: "You\'d have done it better," said {friend} loyally. ][?friend: "Maybe," said {hero}. ]"It\'s the right one who\'s up there," {hero.they} said after a bit, and blew {hero.their} nose.',
        '"I don\'t know what to say," said {guest}. {Guest.they} had the ribbon on, and {guest.their} best one back, and {guest.they} kept looking from the one to the other. "I thought that I couldn\'t count."¶"You can," said {hero}. "It was forty-one." {Hero.they} gave {guest.them} a push. "Go on. They\'re waiting."¶And {guest} went, and {gain.did}. {hero} saw all of it. {Hero.they} didn\'t look at the ground once. It was every bit as fine as {hero.they} had dreamed, and somebody else was inside it. [?companion: {companion} got half of {hero.their} bun. ]',
      ],
      preteen: [
        'The pin was stuck, and it took {hero} a while to get the ribbon off, and it left two small holes. {Hero.they} pinned it on {guest}, who was standing there like a post and had gone completely white. "We could do it together," whispered {guest}. "I\'m sure that they\'d let us."¶"No," said {hero}, "it\'s for one." That was the part of the rules that {hero.they} had always liked best. So {hero.they} went down the steps to where the others were, and turned around, and watched {guest} {gain.do}. It was wonderful, and it lasted a very long time. [?friend: {friend} came and stood next to {hero.them}, and for once didn\'t say anything. ]{hero} found out that you can be glad for somebody and sorry for yourself at exactly the same moment, and that there\'s room for both.',
        'Now somebody should have called {hero} back up, and let {hero.them} have a turn, too. Nobody did. {guest} had the ribbon on, and the crowd had moved up to the front, and {hero} was standing a long way back, between the pump and a man with a goose, and saw mostly hats. But {hero.they} could hear it. "{gain.sound}" it went, over the roofs, and everybody shouted so loudly that the pigeons flew up. [?companion: {companion} was held a bit tighter. ]{hero} knew just what it was like, because {hero.they} had practiced it so often. It was all exactly as {hero.they} had imagined it, except for the person in the middle. Then {mentor} came through the crowd and stood next to {hero.them}, with a bun in a napkin, and didn\'t say anything about it.',
        '{guest} did it until they asked {guest.them} to stop, and not one second less. Two times {owner} stepped forward with one hand in the air, and two times {guest} pretended not to notice, and {gain.did} with such an enormous grin that the people at the back began to laugh, and then everybody was laughing. {hero} laughed, too. {Hero.they} had expected that {hero.they} would have to pretend. [?friend: "Doesn\'t it make you sick?" asked {friend}. "A bit," said {hero}, "mostly here," and pointed to the place where the ribbon had been. ]It was gone, and it wouldn\'t be coming back, not next year and not ever, and it was up there in the sun with {guest}, where it belonged.',
        '"Am I supposed to be grateful?" asked {guest}, who had the ribbon in {guest.their} hand and didn\'t seem to know how it had gotten there.¶"I don\'t think so," said {hero}. "I only gave you what you had already."¶{guest} {guest.sig}. "I really believed that I couldn\'t count, you know," {guest.they} said, "and I was nearly used to it." Then {owner} called the right name, and {guest} went up there, and {hero} stood at the bottom, in the place where {hero.they} had stood every other year, and saw somebody else\'s back. {guest} {gain.did}. It was glorious, and it was over in a quarter of an hour. [?companion: {companion} had been hoping for buns. ]{hero} had carried something in {hero.their} hand since last night, and now that it was empty, it felt surprisingly light.',
      ],
    },
    more: {
      toddlers: ["Clap, {hero}, clap. It is {guest}'s turn."],
      early: [
        'Then they took in the flags. On the ground lay one yellow thread. {hero} looked at it, and left it there.',
      ],
      middle: [
        'Afterward they took in the flags. Somebody swept up. There were paper roses on the ground, and one yellow thread.',
      ],
      preteen: [
        '"Should I tell you that you\'ll be glad about it one day?" asked {mentor}.¶"Please don\'t," said {hero}.¶"Good," said {mentor}, "because I was dreading it." They stood there together and watched somebody take down the flags. {mentor} broke a bun in two and gave {hero} the half with the sugar on it, and {hero} ate it, because you have to eat something. It tasted like a bun, and it was a comfort, in a way, that it didn\'t taste of anything special.',
      ],
    },
  },
  {
    id: 'home-way',
    purpose: 'the walk home, lighter and emptier; a laugh',
    core: false,
    rank: { young: 12, old: 12 },
    valence: 1,
    scene: {
      setting: 'street',
      time: 'late-afternoon',
      shot: 'medium',
      cast: [
        ['hero', 'walk', 'calm', 'mentor', 'jar'],
        ['mentor', 'walk', 'calm', 'hero'],
        ['friend', 'walk', 'laugh', 'hero'],
        ['companion', 'walk', 'happy', 'hero'],
      ],
      props: ['jar', 'house', 'tree'],
      action: '{hero} walks home with {mentor} and the jar.',
    },
    text: {
      toddlers: [
        'Home they go. Step, step. No ribbon. [?companion: {companion} hops. ]{hero} hops, too. One hop.',
        '{hero} holds {mentor}\'s hand. Swing, swing. "Sad?" says {mentor}. "A bit," says {hero}. Swing.',
        'The jar goes {unit.plink}, {unit.plink}. Two in the jar. Just right. {unit.plink}, {unit.plink}!',
      ],
      early: [
        '"How do you feel?" asked {mentor} on the way home. {hero} thought about it. "Like when you take off a boot," {hero.they} said, "and it was a nice boot." [?friend: "But it didn\'t fit," said {friend}. "No," said {hero}. ]They walked on. {hero} walked quite fast.',
        'The baker stood in the door. "By one!" he called. [+ He had not been at the fair. ]"Yes," said {hero}. "Just the other way around." The baker scratched his head. [?companion: {companion} got a crust. ]It was the same street as before. It was only not so long.',
        '"I was in front of everyone," said {hero}, "and my voice went up like a chicken\'s." "I heard," said {mentor}. "Was it bad?" "It was a very honest chicken." {hero} laughed so hard that {hero.they} had to hold on to a fence. Then {hero.they} cried a bit, and after that {hero.they} wanted soup.',
      ],
      middle: [
        'They walked home by the back lane, because there were fewer people in it who would say anything. {hero} kicked a stone. "I thought I\'d feel better," {hero.they} said.¶"And don\'t you?"¶"I feel tidier." {Hero.they} kicked it again. [?friend: "I\'d have kept it," said {friend}, walking behind. "I\'d have kept it, and it would have spoiled my whole life. So it\'s lucky that it was you." ]{hero} had to think about that as far as the corner. Then {hero.they} began to laugh, and it was the first time since yesterday that nothing pricked when {hero.they} did.',
        '"Your voice went up," said {mentor}. "I was proud of my ears."¶"Was it very bad?"¶"You sounded like a gate," said {mentor}, "a gate that tells the truth." {hero} groaned. [?companion: {companion} had to wait for them, because they were laughing. ]At the bridge they stopped and shook the jar, and it went {unit.plink}, as ever. There were forty in it. {hero} held it up to the light. It looked fuller than it had last night, when there was one more.',
        '"By one!" called the baker from his door, as they came past. He had been minding the ovens and had heard nothing. {hero} stopped. {Hero.they} could have just waved.¶"I lost by one," {hero.they} said. "It was counted wrong." It was surprising how much quicker it went the second time. {Hero.they} told it to the baker\'s mother as well, and by the time {hero.they} told the man with the ladder, {hero.they} had got it down to four words. [?friend: {friend} did the crowd. ]',
      ],
      preteen: [
        'They took the long way home, along the stream, without even discussing it. "Everybody is going to talk about me," said {hero}.¶"For a week," said {mentor}, "and then somebody\'s cow will get into the church."¶{hero} pushed a pebble along for a while. "I thought that you felt wonderful when you had done the right thing."¶"Who told you that?" asked {mentor}.¶"It\'s in books," said {hero}, and {mentor} laughed out loud. [?friend: "If I had the ribbon," said {friend}, who was coming along behind, "I\'d feel wonderful, and then I\'d feel terrible, and then I\'d have to give it back, so you\'ve actually saved time." ]{hero} had to hold on to the fence, because {hero.they} {hero:was|were} laughing, too, and it hurt a little, in the place where the ribbon had been.',
        '"Did it sound all right, when I said it?" asked {hero}, as soon as they were out of the crowd.¶"You squeaked," said {mentor}, "toward the end, and I had to bite my glove." They looked at each other, and then the two of them started to laugh, and they held on to the railing of the bridge and couldn\'t stop, until an old man with a rake asked them if they were ill. [?companion: {companion} sat down and waited for it to be over. ]It didn\'t give {hero} anything back. But something had been stuck inside {hero.them} ever since last night, and somewhere between the bridge and the corner it wasn\'t stuck anymore.',
        'The baker had been in the back with his ovens and hadn\'t heard. "By one!" he roared across the street, and held up a finger with flour on it. {hero} could just have waved. Instead {hero.they} crossed over and told him, and the finger came down very slowly. "And you just went up there and said so?" asked the baker. [?friend: "In front of everybody," said {friend}, "and it was awful." ]He didn\'t give {hero.them} a bun, because it wasn\'t that kind of an occasion. But he came out from behind the counter, and wiped his hand on his apron, and shook hands with {hero.them}, the way he did with grown-ups.',
      ],
    },
    more: {
      preteen: [
        "It came to {hero} that there was nothing left now that {hero.they} had to remember. There was no story to keep straight, and no drawer that had to stay shut, and nobody in the whole town that {hero.they} couldn't look in the eye. You couldn't pin that on and show it to people. But there was a lot of room in it, and {hero.they} went home with {hero.their} jar under one arm.",
      ],
    },
  },
  {
    id: 'rest',
    purpose: 'bed; the right number; the image is gone; asleep before the end of the count',
    core: true,
    valence: 2,
    scene: {
      setting: 'bedroom',
      time: 'night',
      shot: 'close',
      cast: [
        ['hero', 'lie', 'sleepy', 'jar'],
        ['companion', 'sleep', 'calm'],
        ['mentor', 'sit', 'tender', 'hero'],
      ],
      props: ['bed', 'jar', 'moon'],
      action: '{hero} lies in bed and counts the {unit.s} once more.',
    },
    text: {
      toddlers: [
        '{hero} counts in bed. One, two. That is right. [?companion: {companion} sleeps. ]{hero} sleeps. [+ Shh.]',
        '{mentor} tucks {hero} in. "One nose," says {hero}. "Two eyes." All is right now. Good night.',
        'Far away it goes {gain.low}. {hero} hears it in bed. [+ One star. Two stars. ][?friend: Good night, {friend}. ]{hero} sleeps.',
        'The jar is by the bed. It has two {unit.s}. [+ That is right. ]Sleep, {hero}, sleep.',
      ],
      early: [
        'That night {hero} put the jar by the bed and counted. "Seven, eight, nine." It was the right number. It had a nice flat end. [?companion: {companion} was asleep by four. ]{Img.the} {img.loose}. {hero} looked for it, but not for long. Through the window came a sound, very far off. {guest} was doing it again, in a dream, or else it was the wind.',
        '"Do you want the lamp on?" asked {mentor}. "No," said {hero}. "There\'s nothing in here." And there was not. There was a bed. There was a chair with {hero.their} things on it. [+ In the {hero.wear} were two small holes. ]Then {hero.they} counted sheep. There were nine of them, and they all went over.',
        {
          say: 'There was a knock. It was {guest}, with {guest.their} coat on over {guest.their} pajamas. "I can\'t sleep," said {guest}. "I\'m too happy." "I was just asleep," said {hero}. They sat on the step with one blanket. [?friend: Across the way {friend}\'s lamp went out. ]"Look," said {guest}. "How many stars?" They each got a different number, and it did not matter at all.',
          shows: shown.starsCounted,
        },
        '{hero} lay down. {Img.the} {img.loose}. {Hero.they} turned over. It was not on that side, either. "Are you still sad?" asked {mentor}. "Yes," said {hero}. "But it\'s a soft sad." {mentor} tucked it in, all around, and left the door open, just a bit. [?companion: {companion} came in by the bit. ]',
      ],
      middle: [
        '{hero} put the jar on the windowsill, where the moon could get at it. {Hero.their} things hung over the chair, and in the {hero.wear} were two small holes. They would be mended, but you would always be able to see where. {Hero.they} got into bed and waited for it to prick. {Img.the} {img.loose}. {Hero.they} couldn\'t have said since when. [?companion: {companion} was already on {hero.their} feet. ]"Thirty-eight," {hero.they} said to the ceiling. "Thirty-nine." {Hero.they} did not get to forty. But it was there, and it would keep.',
        {
          say: 'Late that evening there was a rattle at the window. It was {guest}, standing below with a lantern, and with the ribbon on {guest.their} pajamas. "I only wanted to ask you something," said {guest}. "How many do you get, if you add yours and mine?"¶{hero} worked it out. "Eighty-one."¶"That\'s what I get," said {guest}. [?friend: "EIGHTY-ONE," called {friend} sleepily, from somewhere. ]They looked at each other for a while, up and down. "Good night, then," said {guest}. "Good night," said {hero}. It was a good number. It was nobody\'s. {Hero.they} fell asleep on it.',
          shows: shown.atNightWindow,
        },
        '"Is there anything that you need?" asked {mentor} at the door.¶{hero} went through it. There was the bed. There was the jar. [?companion: There was {companion}, who took up most of it. ]There was a peg where a ribbon might have hung, and it had a hat on it. "No," {hero.they} said, and {hero:was|were} surprised. "I think that\'s everything." Outside somebody went by, humming, in the dark, and the tune was a bit like "{gain.low}." {hero} listened until it had turned the corner. {Img.the} {img.loose}. Then there was only the clock, and it was right.',
        'The night before, it had taken {hero} hours to fall asleep, and now it took no time at all. There was no room for it. {Hero.they} had just lain down, and had just thought that {img.the} {img.loose}, and that it was funny, and that in the morning {hero.they} would go over and ask {guest} to tell it from the beginning, with all of the sounds. [?friend: {friend} would have to come, too. ]On the chair lay {hero.their} things, with two small holes in the {hero.wear}. The moon came around the corner of the house, counted the panes of the window, and got it right the first time.',
      ],
      preteen: [
        '{Hero.their} clothes were hanging over the chair, and when the moon came around, you could see the two small holes that the pin had made, with the light coming through. {mentor} had offered to mend them, and {hero} had said that {hero.they} would rather keep them for now. [?companion: {companion} was asleep already, and kicked a bit. ]{hero} lay on {hero.their} back and went over the day, to find the place that hurt. It was there, all right, and it was pretty big, but it was only sore, like a bruise, and you could put your hand on it. {Img.the} {img.loose}, and {hero.they} hadn\'t noticed it go. "Forty," {hero.they} said into the dark. It sounded like a perfectly good number.',
        {
          say: 'Somebody threw a handful of gravel at the window. {guest} was standing down in the lane, in a coat and pajamas, with the ribbon on top. "Are you asleep?" {guest.they} called, as quietly as you can call.¶"Yes," said {hero}.¶"I can\'t sleep at all, because I keep hearing it." {Guest.they} hopped from one foot to the other. "I only wanted to tell you that I\'ve added them together, yours and mine, and it comes to eighty-one, and nobody has ever had that many." [?friend: From the house next door {friend} asked them to think of other people. ]They both thought about it, one of them at the top and the other one at the bottom. "Same time on Monday?" asked {guest}.¶"There\'s nothing left to count," said {hero}.¶"I know," said {guest}, "but I\'ve gotten so used to getting up." {Img.the} {img.loose}, and had been for hours.',
          shows: shown.atNightWindow,
        },
        'People talked about it for a week, and then somebody\'s cow got into the church. In the book it said {guest} now, with a forty-one after it, and above that there was another name, which was crossed out. {hero} went to look at it once. It was crossed out very neatly, with a ruler. [?friend: "Look, that\'s you," said {friend}, "famous at last." ]{hero} waited to see if {hero.they} would feel terrible, and mostly {hero.they} felt hungry. {Img.the} {img.loose}. In bed that night there was a sound, a long way off, that went {gain.low}, {gain.low}, and maybe it was only the wind. {hero} listened to it right to the end, with {hero.their} hands open on the blanket.',
        '"I\'ve been thinking," said {hero}, when {mentor} came up to say good night. "If I\'d done it, then I\'d have done it, and nobody could ever have taken it away."¶"That\'s true," said {mentor}, and sat down on the edge of the bed.¶"And nobody would have known."¶"No," said {mentor}.¶{hero} looked at the ceiling, where there was a crack in the shape of a horse. "I\'m still sorry about it," {hero.they} said, "but I\'m not sorry that I told them. Is that allowed?" [?companion: {companion}, at the foot of the bed, had no opinion. ]¶"I think that it\'s usually like that," said {mentor}, and turned down the lamp. {Img.the} {img.loose}, and {hero} was asleep before {mentor} had gotten to the door.',
      ],
    },
    more: {
      preteen: [
        'The jar stood on the windowsill. Tomorrow they would empty it under the trees, where everything in it had come from, and next year there would be new ones. Somewhere down the street somebody was counting the steps to the gate out loud, just for fun, and there were exactly as many as there should be.',
      ],
    },
  },
]
