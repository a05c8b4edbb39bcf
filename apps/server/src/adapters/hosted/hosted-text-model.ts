import {
  quotesVerses,
  type StoryLanguageCode,
  storyLanguageCodes,
  straightMarks,
} from '@faith-fables/contract'
import {
  describeCast,
  describeCharacter,
  describeScenes,
  type PictureBrief,
  stageBriefs,
} from '@faith-fables/storyteller'
import { SupplierError } from '../../ports/supplier-error.ts'
import type { Once, SceneOrder, StoryOrder, TextModel, WrittenStory } from '../../ports/text-model.ts'
import { type Asked, askModel, type ModelAnswer } from './ask-model.ts'
import { checkAnswer, type Faults } from './check-answer.ts'
import { type KeptNames, keepNamesBack } from './keep-names-back.ts'
import { mendingPrompt, storyInstructions, storyPrompt } from './prompts/story-prompt.ts'
import { type StoryAnswer, storyAnswer, verseMark } from './story-answer.ts'

/**
 * A model of a supplier, or of a server of one's own, writes the stories. It never learns a name, its answer passes the same
 * gates as a built-in story, and is sent back once with what is wrong. How everybody looks and what each page shows is read by
 * the built-in storyteller, from the parent's words and from the model's picture briefs.
 */
export function createHostedTextModel(asked: Asked): TextModel {
  return {
    writeStory: (order, signal, once = askAlways) => writeStory(asked, order, { signal, once }),
    languages: storyLanguageCodes.filter((code) => code !== 'en'),
    describeCast: async ({ text, characters, cast, language }) =>
      describeCast({
        text: readable(text, language),
        characters: cast.length > 0 ? cast : characters,
      }),
    describeScenes: async (order) =>
      scenesOfPages(order) ??
      describeScenes({
        snippets: order.snippets.map(straightMarks),
        pages: order.pages.map((page) => ({ ...page, text: straightMarks(page.text) })),
        cast: order.cast,
      }),
  }
}

/** What our own reading understands of a text: nothing in another language than English. */
const readable = (text: string, language: StoryLanguageCode): string =>
  language === 'en' ? straightMarks(text) : ''

/** In another language a page keeps the picture that it was written with, whatever the parent changed in its words. */
function scenesOfPages({ language, snippets, pages }: SceneOrder) {
  return language !== 'en' && pages.length === snippets.length ? pages.map(({ scene }) => scene) : null
}

/** Whether the verse of an order stands in its story word for word. */
const quotesVerse = ({ focus, language }: StoryOrder): boolean =>
  focus.kind === 'verse' && quotesVerses(language)

const askAlways: Once = (_step, ask) => ask()

interface Draft {
  answer: StoryAnswer | null
  faults: Faults
}

async function writeStory(
  asked: Asked,
  order: StoryOrder,
  { signal, once }: { signal: AbortSignal; once: Once },
): Promise<WrittenStory> {
  const names = keepNamesBack(
    order.characters.map(({ name }) => name),
    [
      ...order.characters.map(({ details }) => details),
      order.additionalDetails ?? '',
      ...order.feedback,
      ...order.avoidPlots,
    ],
  )
  const isRewriting = order.feedback.length > 0 && order.currentText !== null
  const currentText = isRewriting ? currentWords(order, names) : null
  const prompt = storyPrompt(order, names, currentText)
  const ask = (purpose: string, words: string) =>
    once(purpose, () =>
      askModel(
        asked,
        { purpose, schemaName: 'story', schema: storyAnswer, instructions: storyInstructions, prompt: words },
        signal,
      ),
    )
  const draftOf = (said: ModelAnswer<StoryAnswer>): Draft => draft(said, order, names, currentText)

  const first = await ask('first draft', prompt)
  const firstDraft = draftOf(first)
  const wrong = [...firstDraft.faults.grave, ...firstDraft.faults.light]
  const drafts = [firstDraft]
  if (wrong.length > 0) {
    const said = 'answer' in first ? JSON.stringify(first.answer) : first.unreadable
    drafts.push(draftOf(await ask('second draft', mendingPrompt(prompt, said, wrong))))
  }
  const best = drafts.toSorted(byFaults)[0]
  if (!best?.answer || best.faults.grave.length > 0)
    throw new SupplierError(
      `The model ${asked.name} wrote no story that can be shown: ${best?.faults.grave.join(' ')}`,
      {
        retryable: false,
      },
    )
  return storyOf(best.answer, order, names)
}

const unreadableFault = 'This is not the JSON object that was asked for. Answer with nothing but that object.'

function draft(
  said: ModelAnswer<StoryAnswer>,
  order: StoryOrder,
  names: KeptNames,
  currentText: string | null,
): Draft {
  if (!('answer' in said)) return { answer: null, faults: { grave: [unreadableFault], light: [] } }
  return { answer: said.answer, faults: checkAnswer(said.answer, order, names, currentText) }
}

function byFaults(one: Draft, other: Draft): number {
  const weight = ({ answer, faults }: Draft) =>
    (answer ? 0 : 1000) + faults.grave.length * 50 + faults.light.length
  return weight(one) - weight(other)
}

/** The text as the parent has it, with marks for names and for the verse. */
function currentWords(order: StoryOrder, names: KeptNames): string {
  const { currentText, focus } = order
  const text = straightMarks(currentText ?? '')
  if (focus.kind === 'moral' || !quotesVerse(order)) return names.hide(text)
  const verse = straightMarks(focus.text)
  const [before = '', ...after] = text.split(`"${verse}" (${focus.reference})`)
  return names.hide([before, ...after].join(verseMark))
}

function storyOf(answer: StoryAnswer, order: StoryOrder, names: KeptNames): WrittenStory {
  const told = (words: string) => names.putBack(straightMarks(words)).trim()
  const texts = answer.pages.map(({ text }) => withVerse(told(text), order))
  const text = texts.join('\n\n')
  const cast = describeCast({
    text: readable(text, order.language),
    characters: (order.plainly ?? order).characters.map(describeCharacter),
  })
  const scenes = stageBriefs(
    answer.pages.map(
      ({ picture }): PictureBrief => ({
        who: picture.who.map(told),
        happens: told(picture.happens),
        where: told(picture.where),
        when: told(picture.when),
        mood: told(picture.mood),
        things: picture.things.map(told),
      }),
    ),
    cast,
  )
  return {
    title: told(answer.title),
    text,
    pages: texts.flatMap((page, place) => {
      const scene = scenes[place]
      return scene ? [{ text: page, scene }] : []
    }),
    cast,
    // It goes out again with the parent's next order.
    plot: straightMarks(answer.idea)
      .replaceAll(/NAME\d+/g, 'somebody')
      .trim(),
    moralMessage: told(answer.moralMessage),
    companion: { talk: answer.talk.map(told), prayer: told(answer.prayer), remember: told(answer.remember) },
    ...(order.feedback.length > 0 && {
      feedbackReport: answer.wishes.map(({ wish, done }) => ({ words: told(wish), outcome: done })),
    }),
  }
}

/** The verse on a paragraph of its own, word for word, with its reference. */
function withVerse(page: string, order: StoryOrder): string {
  const { focus } = order
  if (focus.kind === 'moral' || !quotesVerse(order)) return page
  const verse = `"${focus.text}" (${focus.reference})`
  return page.replace(new RegExp(`\\s*["“]?${verseMark}["”]?[.,!]?\\s*`), () => `\n${verse}\n`).trim()
}
