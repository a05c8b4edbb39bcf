import type { BookFinding } from '@faith-fables/contract'
import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { type Finding, inspectBook, type ShownPicture } from '@faith-fables/listener'
import type { BookInspector } from '../../ports/book-inspector.ts'

/** The listener that comes with the product. */
export function createBuiltinBookInspector(): BookInspector {
  return {
    inspect: ({ pages, characters, scenes }) =>
      inspectBook({
        pages,
        cast: characters,
        pictures: scenes.map((scene) => scene && shownIn(scene)),
      }).map((finding) => asSent(finding, pages)),
  }
}

function shownIn({ figures, setting, time }: SceneDescription): ShownPicture {
  return {
    people: figures.map(({ name }) => name),
    setting,
    time,
    wears: figures.flatMap(({ name, wears = [] }) => wears.map((words) => ({ name, words }))),
  }
}

function asSent(
  { kind, sentence, places, mends, how, wish }: Finding,
  pages: readonly string[],
): BookFinding {
  return {
    kind,
    sentence,
    places: places.map(({ page, span: [start, end] }) => ({
      page: page + 1,
      start,
      words: (pages[page] ?? '').slice(start, end),
    })),
    mends: mends.map(({ page, span: [start], words, instead }) => ({
      page: page + 1,
      start,
      words,
      instead,
    })),
    how,
    wish: wish && { page: wish.page + 1, words: wish.words },
  }
}
