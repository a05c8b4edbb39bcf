/** What opens over a page or is opened only by its owner, and the library such things are made with. */
const popUps =
  /@base-ui|@floating-ui|use-sync-external-store|components\/sharing\/|(?:dialog|question|tooltip|tooltip-provider|menu|tabs|editor|owner-buttons|actions-place)\.tsx$/

/** Where a family begins to read. */
const storyScreen = '/src/screens/story/story-screen.tsx'

/** What nobody needs who neither reads nor reads aloud. */
const ofReading = /\/(?:screens\/story|screens\/read-aloud|bookmaker\/src)\//

/**
 * Few files rather than small ones: on a phone each costs a journey. What every screen needs is one, what a story that is
 * read needs are two, of which the others need the second, what several of the others need is a fourth, and what opens over
 * a page a fifth. A group takes what its modules import with it, unless one before has taken it.
 */
export const scriptFiles = [
  {
    name: 'first',
    test: (path: string) => !/(?:after-paint|early-touches)\.ts$/.test(path),
    tags: ['$initial' as const],
    priority: 4,
  },
  { name: nameForReading, priority: 3 },
  {
    name: 'kit',
    test: (path: string) => !popUps.test(path) && !ofReading.test(path),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'pop-ups', test: popUps, minShareCount: 2, priority: 1 },
]

/** The screen itself is a file of its own: the pages name it. */
function nameForReading(path: string, modules: Modules): string | null {
  if (path.endsWith(storyScreen) || !isNeededBy(storyScreen, path, modules)) return null
  return ofReading.test(path) ? 'reader' : 'common'
}

interface Modules {
  /** What is known of a module; its importers are those that cannot do without it. */
  getModuleInfo(path: string): { importers: string[] } | null
}

function isNeededBy(ending: string, path: string, modules: Modules): boolean {
  const found = new Set([path])
  for (const at of found) {
    if (at.endsWith(ending)) return true
    for (const importer of modules.getModuleInfo(at)?.importers ?? []) found.add(importer)
  }
  return false
}
