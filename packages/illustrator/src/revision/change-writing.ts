import { findProp } from '../props/find-prop.ts'
import { done, notDone, type Operation } from './change.ts'

/** Letters, asked for or complained of: "no text", "the writing is nonsense", "it says grlptok". */
const refused =
  /\b(?:no|not|without|remove|delete|erase|none|nonsense|gibberish|garbled|scribbl\w+|scrawl\w*|unreadable|wrong|misspel\w+|weird|strange|odd|letters away|spelt|spelled|typo|muddled|jumbled|get rid|take (?:out|away|off)|lose|something|watermark|signature)\b|n't\b/

/** "Write something odd on the banner". */
const asked = /^(?:please |could you |can you |and |also )*(?:write|put|add|paint) (?!no\b)/i

/** We write no letters: what is refused is not there, and framed words go. Words that are wanted nobody writes. */
export const changeWriting: Operation<'text-in-picture'> = (scene, { words }) => {
  if (asked.test(words) || !refused.test(words.toLowerCase())) return notDone(scene)
  const saying = findProp('framed words')?.drawing
  const props = scene.props.filter((noun) => findProp(noun)?.drawing !== saying)
  return done(props.length === scene.props.length ? scene : { ...scene, props })
}
