import { endedUnsuccessfully, type GenerationRecord, isAttemptUnderWay } from '@faith-fables/contract'
import { type ParentClient, signUpParent } from '../product/parent-client.ts'
import { storyRequest, untilGeneration } from '../product/told-story.ts'

const pictures = 5
/** What the sign-up bonus of 300 tokens pays for. */
const storiesPerParent = 6
/** Milliseconds between two looks at a story. */
const lookAgain = 200
const limitMilliseconds = 20 * 60_000

/** A parent with the stories they ordered. */
export interface Family {
  parent: ParentClient
  ordered: number
  /** Ids of their stories. */
  published: string[]
}

/** Families beside each other, each of which makes one story after the other, from the order to the book. */
export async function makeStories(urls: readonly string[], wanted: number): Promise<Family[]> {
  const deadline = AbortSignal.timeout(limitMilliseconds)
  const families: Promise<Family>[] = []
  for (let left = wanted; left > 0; left -= storiesPerParent) {
    const url = urls[families.length % urls.length] ?? ''
    families.push(makeFamilysStories(await signUpParent(url), Math.min(left, storiesPerParent), deadline))
  }
  return Promise.all(families)
}

async function makeFamilysStories(
  parent: ParentClient,
  count: number,
  deadline: AbortSignal,
): Promise<Family> {
  const family: Family = { parent, ordered: 0, published: [] }
  for (; family.ordered < count; family.ordered++) {
    const published = await makeOne(parent, deadline)
    if (published !== null) family.published.push(published)
  }
  return family
}

/** @returns the id of the story; null where it failed or was not there in time */
async function makeOne(parent: ParentClient, deadline: AbortSignal): Promise<string | null> {
  const body = await storyRequest(parent, pictures)
  const { storyGenerationId: generationId } = await parent.call('startGeneration', { body })
  const params = { generationId }
  const told = await until(parent, generationId, ({ status }) => status === 'pending_review', deadline)
  if (!told) return null
  await parent.call('reviewText', { params, body: { action: 'approve' } })
  const drawn = await until(parent, generationId, isDrawn, deadline)
  if (!drawn) return null
  for (const { index, illustrationAttempts } of drawn.keyMoments) {
    const selectedImageUrl = illustrationAttempts[0]?.imageUrls[0] ?? ''
    await parent.call('selectImage', {
      params: { generationId, sceneIndex: index },
      body: { selectedImageUrl },
    })
  }
  const { storyId } = await parent.call('publishStory', { params, body: {} })
  return storyId
}

/** One attempt at each scene, and it succeeded. */
function isDrawn({ keyMoments }: GenerationRecord): boolean {
  return (
    keyMoments.length === pictures &&
    keyMoments.every(
      ({ illustrationAttempts: [attempt, ...others] }) =>
        attempt !== undefined &&
        others.length === 0 &&
        !isAttemptUnderWay(attempt.status) &&
        attempt.imageUrls.length > 0,
    )
  )
}

/** Waits without keeping the processes busy. @returns null where the story failed or was not there in time */
async function until(
  parent: ParentClient,
  generationId: string,
  isAsWanted: (generation: GenerationRecord) => boolean,
  deadline: AbortSignal,
): Promise<GenerationRecord | null> {
  const hasEnded = ({ status }: GenerationRecord) => endedUnsuccessfully(status) || deadline.aborted
  const generation = await untilGeneration(parent, generationId, (one) => isAsWanted(one) || hasEnded(one), {
    deadline,
    pauseMilliseconds: lookAgain,
  })
  return isAsWanted(generation) ? generation : null
}

/** How many entries of the history differ from one charge a story and the bonus. */
export async function wrongCharges({ parent, ordered }: Family): Promise<number> {
  const history = await parent.call('listTokenTransactions', {})
  const charges = history.filter(({ amount }) => amount === -10 * pictures).length
  return Math.abs(charges - ordered) + Math.abs(history.length - ordered - 1)
}
