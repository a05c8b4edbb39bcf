import type { Age } from '../plots/plot.ts'

type Lines = Readonly<Record<Age, readonly string[]>>

/** Small laughs of which the parent says whose they are: `{other}` is an animal with a nose, whatever its size. */
export const clowningOfAnimals: Lines = {
  toddlers: [
    'Achoo! {other} sneezes. Sit, {other}!',
    'Where is the hat? {other} has it on!',
    '{other} has a sock on one ear. Silly {other}!',
    '{other} sits down. Oh! It is a bun.',
  ],
  early: [
    'Just then {other} sneezed. It was such a big sneeze that {other.they} had to sit down.',
    '{other} came by with a wet sock on one ear. {Other.they} looked proud of it.',
    'Somebody had eaten the shopping list. {other} looked around, as if to see who it was.',
    '{other} hid behind a broom. You could see all of {other.them}. Nobody said so.',
    '{other} stood in the middle of the only puddle. {Other.they} had gone there to stay dry.',
  ],
  middle: [
    'This was when {other} got {other.their} head stuck in a bucket. {Other.they} went around in it for a while, very politely, and bumped into everybody once.',
    '{other} sneezed so hard that {other.they} sat down. Then {other.they} looked around to see who had done it.',
    "Nobody knew where the sandwich had gone. {other} didn't know either. There was lettuce on {other.their} nose.",
    '{other} had decided to hide. {Other.they} stood behind a broom without moving, and everyone was kind enough not to see {other.them}.',
    'Out came {other}, wearing most of a tablecloth, and walked past them like a queen who is late.',
  ],
  preteen: [
    '{other} walked into the closed door, backed up, and gave it a look of deep personal disappointment.',
    'Half a sandwich was missing. Everybody looked at {other}. {other} looked out of the window, with lettuce on {other.their} nose.',
    "{other} sneezed, sat down, and turned around to see who had done that. Nobody laughed for about a second, and then they couldn't stop.",
    'At this solemn moment {other} came around the corner with {other.their} head in a bucket, and it took all of them to get {other.them} out of it.',
  ],
}

/** The same of somebody who talks; nothing in them asks for legs. */
export const clowningOfPeople: Lines = {
  toddlers: [
    'Boo! {other} makes a face. What a face!',
    'Look at {other}! Two hats on!',
    '{other} puts a cup on a nose. Plop!',
    'Hee hee! {other} laughs. Hee hee hee!',
  ],
  early: [
    '{other} bowed to everybody, so low that {other.their} hat fell off. Then {other.they} bowed to the hat.',
    '"Watch this," said {other}, and put a spoon on {other.their} nose. It stayed there for as long as it takes to say spoon.',
    '{other} laughed so hard that it came out as a honk. So {other.they} did it again.',
    '{other} wanted to whistle. It made a sound like a very small horse.',
    '"I am not laughing," said {other}. {Other.their} ears were. They went red and wiggled.',
  ],
  middle: [
    '"Watch," said {other}, and balanced a spoon on {other.their} nose. It stayed there for nearly a second. {other} bowed in all directions.',
    '{other} wanted to say something important, but a moth had chosen {other.their} nose, and after that nobody could listen properly.',
    '{other} did {other.their} goose. It was such a good goose that a real one answered from somewhere.',
    '{other} tried to look serious. It lasted until somebody breathed.',
    '"I can stop laughing any time I want," said {other}, and proved it four times in a row.',
  ],
  preteen: [
    '{other} did {other.their} goose, which was better than it needed to be. Somewhere behind the houses a real one answered.',
    '"I could be serious if I wanted," said {other}, who had a pencil behind each ear and a third one in {other.their} hair. Nobody had asked.',
    '{other} bowed as if there had been applause. Somebody coughed. {other} bowed again.',
    "{other} started on a joke, laughed in the middle of it, and couldn't finish. It was the best joke anybody had heard all week.",
  ],
}
