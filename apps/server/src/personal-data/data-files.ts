import { largestPicture, type Narration } from '@faith-fables/contract'
import type { CharacterSheets } from '../character-sheets/character-sheets.ts'
import type { Collections } from '../collections/collections.ts'
import type { Database } from '../db/database.ts'
import type { Generations } from '../generations/generations.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { SignedInPerson } from '../ports/identity.ts'
import { readPurchases } from '../purchases/purchases.ts'
import { readRecordings } from '../recordings/recordings.ts'
import { readShelfStories } from '../shelf/shelf.ts'
import { findGenerationId, readWhole, type Stories } from '../stories/stories.ts'
import { listEntries } from '../token-ledger/token-ledger.ts'
import type { Users } from '../users/users.ts'
import { findParent, listLinks } from './personal-data-store.ts'
import type { DataFile } from './zip-stream.ts'

export interface DataSources {
  db: Database
  files: FileStore
  users: Pick<Users, 'characters' | 'ensureProfile'>
  characterSheets: Pick<CharacterSheets, 'list'>
  stories: Pick<Stories, 'library'>
  generations: Pick<Generations, 'drafts' | 'record' | 'sheets'>
  collections: Pick<Collections, 'list' | 'read'>
}

const welcome = `This is everything that Faith Fables keeps of you.

profile.json      who you are to us
characters.json   the characters that you saved
characters/       how each of them was drawn alone, where that was done
tokens.json       every change of your tokens
purchases.json    the packs that you bought, for you or as gifts
collections.json  what you gathered, in order
shelf.json        what your children read by themselves, and who approved it
links.json        the private links that you made (not what opens them)
stories/          your published stories, a folder each, with their pictures and what was read aloud of them
drafts/           what you have begun, with all that you wrote and all pictures that were drawn

The texts are JSON, which every program reads; the pictures are WebP; what was read aloud is Opus, AAC, MP3 or WAV.
`

/** The latest that a ledger is read back to; more than any parent has. */
const mostEntries = 100_000

/** Everything that is kept of a parent, a file after another. */
export async function* dataFiles(sources: DataSources, person: SignedInPerson): AsyncGenerator<DataFile> {
  const { db, users } = sources
  const { uid } = person
  const profile = await users.ensureProfile(person)
  const parent = await findParent(db, uid)
  yield { name: 'README.txt', content: welcome }
  yield json('profile.json', { ...profile, createdAt: parent?.createdAt, deletesAt: parent?.deletesAt })
  yield* picturesIn(sources.files, '', [profile.photoURL])
  yield json('characters.json', await users.characters(person))
  yield* sheetsOf(sources, uid)
  yield json('tokens.json', await listEntries(db, uid, mostEntries))
  yield json('purchases.json', await readPurchases(db, uid))
  yield json('links.json', await listLinks(db, uid))
  yield json('shelf.json', await shelfOf(db, uid))
  yield json('collections.json', await collectionsOf(sources, uid))
  yield* storyFiles(sources, uid)
  yield* draftFiles(sources, uid)
}

async function* sheetsOf({ characterSheets, files }: DataSources, uid: string): AsyncGenerator<DataFile> {
  const sheets = await characterSheets.list(uid)
  if (sheets.length > 0) yield json('characters/sheets.json', sheets)
  yield* picturesIn(
    files,
    'characters/',
    sheets.flatMap(({ imageUrl, earlierUrl }) => [imageUrl, earlierUrl]),
  )
}

async function* storyFiles(
  { db, stories, generations, files }: DataSources,
  uid: string,
): AsyncGenerator<DataFile> {
  for (const { id, title } of await stories.library(uid)) {
    const story = await readWhole(db, id)
    // Deleted while the others were packed.
    if (!story) continue
    const folder = `stories/${folderName(title, id)}/`
    yield json(`${folder}story.json`, story)
    const pages = story.keyMoments.map(({ selectedImageUrl }) => selectedImageUrl)
    const generationId = await findGenerationId(db, id)
    const sheets = generationId === null ? [] : await generations.sheets(uid, generationId)
    yield* picturesIn(files, folder, [story.imageUrl, ...pages, ...sheets])
    yield* recordingsOf({ db, files }, folder, id)
    yield* narrationOf(files, folder, story.narration)
  }
}

async function* recordingsOf(
  { db, files }: Pick<DataSources, 'db' | 'files'>,
  folder: string,
  storyId: string,
): AsyncGenerator<DataFile> {
  for (const [place, { name, pages }] of (await readRecordings(db, storyId)).entries()) {
    for (const { page, file } of pages) {
      const sound = await files.get(file)
      const ending = file.slice(file.lastIndexOf('.'))
      if (sound)
        yield {
          name: `${folder}recordings/${folderName(name, `${place + 1}`)}/page ${page}${ending}`,
          content: sound.content,
        }
    }
  }
}

async function* narrationOf(
  files: FileStore,
  folder: string,
  narration: Narration | null,
): AsyncGenerator<DataFile> {
  for (const { page, url } of narration?.pages ?? []) {
    const sound = await files.get(nameOf(url))
    if (sound)
      yield {
        name: `${folder}narration/page ${page}${url.slice(url.lastIndexOf('.'))}`,
        content: sound.content,
      }
  }
}

async function* draftFiles({ generations, files }: DataSources, uid: string): AsyncGenerator<DataFile> {
  for (const { id, title } of await generations.drafts(uid)) {
    const record = await generations.record(uid, id).catch(() => null)
    if (!record) continue
    const folder = `drafts/${folderName(title, id)}/`
    yield json(`${folder}draft.json`, record)
    yield* picturesIn(files, folder, JSON.stringify(record).match(/\/media\/[^"?\s]+/g) ?? [])
  }
}

async function collectionsOf({ collections }: DataSources, uid: string) {
  const all = await collections.list(uid)
  return await Promise.all(
    all.map(async ({ id, name, createdAt }) => {
      const { stories } = await collections.read(uid, id)
      return { name, createdAt, stories: stories.map((story) => ({ id: story.id, title: story.title })) }
    }),
  )
}

async function shelfOf(db: Database, uid: string) {
  const shelved = await readShelfStories(db, uid)
  return shelved.map(({ story: { id, title }, ...said }) => ({ id, title, ...said }))
}

/** Each picture once, as large as it is kept. One that is not there any more is left out. */
async function* picturesIn(
  files: FileStore,
  folder: string,
  addresses: readonly (string | null)[],
): AsyncGenerator<DataFile> {
  for (const address of new Set(addresses.filter((one) => one !== null))) {
    const name = nameOf(address)
    const file = (await files.get(nameOf(largestPicture(address)))) ?? (await files.get(name))
    if (file)
      yield { name: `${folder}pictures/${name.split('/').slice(-2).join('-')}`, content: file.content }
  }
}

const json = (name: string, content: unknown): DataFile => ({
  name,
  content: `${JSON.stringify(content, null, 2)}\n`,
})

const nameOf = (address: string) => address.replace(/^\/media\//, '').replace(/\?.*$/, '')

/** A title that every file system takes; two stories may have the same. */
const folderName = (title: string, id: string) =>
  `${title
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)} ${id.slice(0, 8)}`.trim()
