import { findProp, withWords } from '../props/find-prop.ts'
import { linesOf } from '../props/lettering/lettered.ts'
import type { SceneDescription } from '../scene-description.ts'
import { type Change, done, notDone, type Operation, withLeft } from './change.ts'
import { addThing, nounInScene, renamed } from './change-things.ts'

/** Letters, asked for or complained of: "no text", "the writing is nonsense", "it says grlptok". */
const refused =
  /\b(?:no|not|without|remove|delete|erase|none|nonsense|gibberish|garbled|scribbl\w+|scrawl\w*|unreadable|wrong|misspel\w+|weird|strange|odd|letters away|spelt|spelled|typo|muddled|jumbled|get rid|take (?:out|away|off|the writing)|lose|something|watermark|signature)\b|n't\b/

/** "Write something odd on the banner". */
const asked = /^(?:please |could you |can you |and |also )*(?:write|put|add|paint) (?!no\b)/i

/** What is refused is not there, and framed words go. Words that are wanted are painted on what can bear them. */
export const changeWriting: Operation<'text-in-picture'> = (scene, { words, text, on }) => {
  if (text !== undefined) return written(scene, text, on ?? 'sign')
  if (asked.test(words) || !refused.test(words.toLowerCase())) return notDone(scene)
  const saying = findProp('framed words')?.drawing
  const props = scene.props
    .filter((noun) => findProp(noun)?.drawing !== saying)
    .map((noun) => withWords(noun).noun)
  return done(props.join() === scene.props.join() ? scene : { ...scene, props })
}

/** On the thing that is named, or on a sign; it comes where there is none. */
function written(scene: SceneDescription, text: string, on: string): Change {
  if (linesOf(text) === null) return notDone(scene)
  // What bears no words has them on a sign beside it.
  if (!findProp(on)?.drawing.lettered) return withLeft(written(scene, text, 'sign'), [on])
  const there = nounInScene(scene, on)
  const bearing = `${withWords(there ?? on).noun} that says "${text.toUpperCase()}"`
  if (there !== undefined) return renamed(scene, bearing, (noun) => noun === there)
  const added = addThing(scene, on, false)
  if (added.outcome === 'not done') return added
  const noun = nounInScene(added.scene, on)
  // The board of a classroom has no words of ours: one that has them stands before it.
  if (noun === undefined) return done({ ...scene, props: [...scene.props, bearing] })
  return renamed(added.scene, bearing, (other) => other === noun)
}
