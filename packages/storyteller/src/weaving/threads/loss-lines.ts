import type { Age } from '../../plots/plot.ts'

/** Somebody whom the family has lost (`{wish.past}`, "their dog Pepper died last year"): said once, and never made light of. */
export const lossLines: Readonly<Record<Age, readonly string[]>> = {
  toddlers: ['{Wish.past}. God is near.', '{Wish.past}. Hug, hug.', '{Wish.past}. {hero} thinks of that.'],
  early: [
    '{Wish.past}. {hero} was still sad about it at times, and that was all right.',
    '{Wish.past}. At home they talked about it at supper, and it helped.',
    '{Wish.past}. Some nights {hero} told God about it again.',
  ],
  middle: [
    '{Wish.past}. There were still days when it caught {hero} by surprise, like a stair that is not there.',
    '{Wish.past}. {hero} did not talk about it much, but at home they all knew.',
    '{Wish.past}. {hero} had told God about it so often that it had become a kind of good night.',
  ],
  preteen: [
    "{Wish.past}. {hero} didn't tell many people, because then they made a face, and you had to comfort them.",
    "{Wish.past}. Most of the time it was quiet now, and then all at once it wasn't.",
    '{Wish.past}. Some nights {hero} still talked to God about it, and never had to explain anything.',
  ],
}
