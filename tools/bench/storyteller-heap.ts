/** Prints how many MB of heap the storyteller holds once it has told a story. Run with --expose-gc. */
function heapMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}

const before = heapMegabytes()
const { writeStory } = await import('@faith-fables/storyteller')
const { aStoryRequest } = await import('@faith-fables/storyteller/testing/story-requests')
writeStory(aStoryRequest())
process.stdout.write(String(heapMegabytes() - before))
