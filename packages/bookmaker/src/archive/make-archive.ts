import { strToU8, type Zippable, zipSync } from 'fflate'
import type { Book } from '../book.ts'
import { packEpub } from '../epub/make-epub.ts'
import { soundFile, soundsOf } from '../epub/overlay.ts'
import { picturesOf } from '../epub/pictures.ts'
import { makePictureBook } from '../pdf/picture-book.ts'
import { papers } from '../setting/paper.ts'
import { webPage } from './web-page.ts'

/** Everything of a story in one ZIP, which opens as a small web page without us. */
export async function makeArchive(book: Book): Promise<Uint8Array> {
  const pictures = await picturesOf(book)
  const content: Zippable = {
    'index.html': strToU8(webPage(book)),
    'story.json': strToU8(`${JSON.stringify(story(book), null, 2)}\n`),
    'book.pdf': [await makePictureBook(book, papers['pdf-a4']), { level: 0 }],
    'book.epub': [packEpub(book, false, pictures), { level: 0 }],
  }
  for (const [file, sound] of soundsOf(book)) content[file] = [sound, { level: 0 }]
  for (const [name, jpeg] of pictures) content[`pictures/${name}.jpg`] = [jpeg, { level: 0 }]
  return zipSync(content, { mtime: new Date(`${book.madeOn}T12:00:00Z`) })
}

/** The story as a program reads it: pictures by their file. */
function story({ cover, pages, ...rest }: Book) {
  return {
    ...rest,
    cover: cover && { file: 'pictures/cover.jpg', alt: cover.alt },
    pages: pages.map(({ text, second, picture, sound }, place) => ({
      text,
      ...(second !== undefined && { second }),
      ...(sound && { sound: { file: soundFile(place + 1, sound), milliseconds: sound.milliseconds } }),
      picture: picture && { file: `pictures/page-${place + 1}.jpg`, alt: picture.alt },
    })),
  }
}
