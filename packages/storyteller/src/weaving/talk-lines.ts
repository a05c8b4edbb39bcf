import type { Age } from '../plots/plot.ts'

/** Small talks between `{hero}` and somebody beside them, for a parent who wants to hear more voices. They fit any scene. */
export const talkLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: [
    '"Are you there?" "I am here!"',
    '"Come!" says {hero}. "I come!" says {other}.',
    '"What now?" "You will see!"',
    '"Is it far?" asks {hero}. "No," says {other}.',
    '"Look!" says {other}. "I look!" says {hero}.',
    '"Hello, you." "Hello, you, too."',
  ],
  early: [
    '"Are you thinking?" asked {other}. ¶ "Yes," said {hero}. ¶ "Does it hurt?" ¶ "Only a bit."',
    '"How long is a while?" asked {hero}. ¶ "It depends," said {other}, "on who is waiting."',
    '"What is that sound?" asked {hero}. ¶ "That is nothing," said {other}. ¶ "It is a very loud nothing."',
    '"I have a question," said {hero}. ¶ "Is it a big one?" asked {other}. ¶ "I don\'t know. I am still inside it."',
    '"You first," said {other}. ¶ "No, you," said {hero}. So they both went at once, and got stuck.',
    '"Can you whistle?" asked {other}. ¶ "No," said {hero}. ¶ "Me neither. Let\'s do it together."',
    '"Tell me something true," said {other}. ¶ "My left foot is asleep," said {hero}.',
    '"What comes after this?" asked {hero}. ¶ "The next thing," said {other}. ¶ "I thought so."',
  ],
  middle: [
    '"You are humming," said {other}. ¶ "I\'m not," said {hero}. ¶ "You are. It\'s the sad one." ¶ {hero} listened. It was the sad one.',
    '"If you could have one thing," said {other}, "right now, what would it be?" ¶ "Two things," said {hero}. ¶ "I said one." ¶ "Then the second one."',
    '"Do you always know what to do?" asked {hero}. ¶ "Hardly ever," said {other}. "I only know where to begin." ¶ "And where is that?" ¶ "With whatever is nearest."',
    '"That was not what you were going to say," said {other}. ¶ "No," said {hero}. ¶ "Was the other thing better?" ¶ "It was truer," said {hero}, "so I kept it."',
    '"Are you cross?" asked {other}. ¶ "A bit." ¶ "With me?" ¶ {hero} thought about it. "Mostly with the day," {hero.they} said.',
    '"How do you spell brave?" asked {hero}. ¶ "Is it for a letter?" said {other}. ¶ "No. I just wanted to look at it."',
    '"I had a plan," said {hero}. ¶ "What happened to it?" asked {other}. ¶ "It met some people."',
    '"Shall I go away?" asked {other}. ¶ "Yes," said {hero}. "No. Stay, but over there." ¶ "Like this?" ¶ "A bit nearer."',
  ],
  preteen: [
    '"You haven\'t said anything for eleven minutes," said {other}. ¶ "Have you been counting?" asked {hero}. ¶ "There was nothing else to do. You weren\'t talking."',
    '"Can I ask you something that is none of my business?" said {other}. ¶ "You usually do." ¶ "What are you afraid would happen?" ¶ {hero} opened {hero.their} mouth to answer, and noticed that nobody had ever put it like that.',
    '"It isn\'t fair," said {hero}. ¶ "No," {other} agreed. ¶ "You could at least argue." ¶ "I would," said {other}, "if you were wrong."',
    '"What would you do if you were me?" asked {hero}. ¶ "I\'d ask me," said {other}. ¶ "That isn\'t an answer." ¶ "It is, though," said {other}. "It just isn\'t a quick one."',
    '"Promise me that you won\'t laugh," said {hero}. ¶ "I promise to try," said {other}, and that was probably the more honest of the two.',
    '"People always say that you should be yourself," said {hero}. "They never say which one." ¶ "How many are there?" asked {other}. ¶ "Today? At least three."',
    '"I keep changing my mind," said {hero}. ¶ "Is it getting any better?" asked {other}. ¶ "Not really," said {hero}. "But it\'s getting a lot of exercise."',
    '"You could act as if you hadn\'t seen it," said {other}. ¶ "I could," said {hero}. ¶ "And?" ¶ "And then I\'d be somebody who acts like that," said {hero}. "I don\'t think I\'d like them."',
  ],
}
