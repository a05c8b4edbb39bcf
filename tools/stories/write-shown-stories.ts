import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type StoryRequest, type WrittenStory, writeStory } from '@faith-fables/storyteller'
import { projectRoot } from '../project-root.ts'
import { shownRequests } from './shown-requests.ts'

const folder = 'docs/stories'

/** Writes the stories of docs/stories, each with its request on top, just as the storyteller tells them. */
export async function writeShownStories(): Promise<string[]> {
  await mkdir(join(projectRoot, folder), { recursive: true })
  const version = await versionNow()
  return Promise.all(
    shownRequests.map(async (request) => {
      const story = writeStory(request)
      const file = join(folder, `${fileName(request.ageGroup)}-${fileName(story.title)}.md`)
      await writeFile(join(projectRoot, file), markdownOf(request, story, version))
      return file
    }),
  )
}

async function versionNow(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' })
  return `${version} (${commit.trim()})`
}

function fileName(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/[ -]+/g, '-')
}

function markdownOf(
  request: StoryRequest,
  { title, plot, pages, companion }: WrittenStory,
  version: string,
): string {
  const { ageGroup, focus, characters, additionalDetails, seed } = request
  return `${[
    `# ${title}`,
    `Told by the built-in storyteller of Faith Fables ${version}, unedited.`,
    [
      `- Age: ${ageGroup}`,
      focus.kind === 'verse' ? `- Verse: ${focus.reference}` : `- Value: ${focus.name}`,
      ...characters.map(({ name, details }) => `- ${name}: ${details}`),
      `- Additional Details: ${additionalDetails ?? 'none'}`,
      `- Plot: ${plot}`,
      `- Seed: ${seed}`,
    ].join('\n'),
    ...pages.map(({ text }, page) => `## ${page + 1}\n\n${text.split('\n').join('  \n')}`),
    '## Talk, pray, remember',
    companion.talk.map((question) => `- ${question}`).join('\n'),
    companion.prayer,
    `> ${companion.remember}`,
  ].join('\n\n')}\n`
}
