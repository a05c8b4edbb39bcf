import type { GestureOfWords } from './gesture-of-words.ts'

/** What an animal can do anywhere that shows what the parent wrote; verbs in the patterns are base forms. */
export const gesturesOfAnimals: readonly GestureOfWords[] = [
  [
    /^(?:chase|steal|hunt|collect|catch|hide) (?:other people's |our |everyone's |the )?((?:\w+ )?\w+s)\b/,
    'look',
    'around for $1',
  ],
  [/\b(?:belly rubs?|cuddles?|cuddling|hugs?)\b/, 'roll', 'over for a moment'],
  [/^(?:sleep|nap)\b|\blazy\b|\bsleepy\b/, 'yawn', 'as wide as a door'],
  [/^(?:run|race)\b|\bfast\b|\bquick\b|\benergetic\b|\blively\b/, 'race', 'in a small circle'],
  [/^dig\b/, 'scratch', 'at the ground'],
  [/^(?:jump|hop)\b/, 'give', 'a small jump'],
  [/^(?:eat|beg)\b|\bhungry\b|\bgreedy\b/, 'lick', 'their nose'],
  [/^swim\b/, 'shake', 'as if still wet'],
  [/^climb\b/, 'look', 'up for something to climb'],
  [/\bshy\b|\bquiet\b/, 'look', 'the other way'],
  [/\b(?:afraid|scared|frightened|nervous|timid)\b/, 'press', 'close to the ground'],
  [/\bcurious\b/, 'tilt', 'their head to one side'],
  [/\bbrave\b|\bbold\b|\bproud\b/, 'stick', 'out their chest'],
  [/\bfunny\b|\bsilly\b|\bplayful\b|\bnaughty\b/, 'crouch', 'as if to spring'],
  [/\bgrumpy\b|\bgrouchy\b/, 'grumble', 'a little'],
  [/\bwise\b|\bthoughtful\b|\bclever\b/, 'nod', 'slowly'],
  [/\bkind\b|\bgentle\b|\bfriendly\b|\bloyal\b/, 'lean', 'a bit closer'],
  [/\bglasses\b/, 'push', 'up their glasses'],
]
