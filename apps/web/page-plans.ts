import { basename } from 'node:path'
import { endpoints } from '@faith-fables/contract/endpoints'
import type { WebPage } from '@faith-fables/contract/web-page'
import { emptyWhenAbsent } from './src/api/stories/absent-story.ts'
import { signInCalls } from './src/identity/sign-in-calls.ts'
import { pictureSizes } from './src/picture-sizes.ts'
import { explorePageCall } from './src/rendering/rendered-calls.ts'

/** What the browser is told to fetch at an address before it has read the page. The first plan that fits counts. */
export interface PagePlan
  extends Pick<WebPage, 'address' | 'for' | 'firstPicture' | 'isSecret' | 'namesOrigin' | 'readsQuery'> {
  /** index.html unless said otherwise. */
  file?: string
  /** The screen whose code is fetched, from src/screens/. */
  screen?: string
  /** Calls that the first view cannot do without. They are used once, by the very same `fetch` of the screen. */
  calls?: readonly string[]
  /** The server renders the screen from the answers of these calls: `src/rendering/answered-queries.ts` knows each. */
  renderedFrom?: readonly string[]
  /** Beginnings of the names of the font files that its first view is set in; `commonFonts` unless said otherwise. */
  fonts?: readonly string[]
}

/** The page that the server renders a screen into. */
export function renderedFile({ screen = '' }: PagePlan): string {
  return `.rendering/${basename(screen, '.tsx')}.html`
}

/** Of headings and of everything else. */
export const commonFonts = ['fredoka-plain', 'nunito-plain']

/** Who keeps the accounts, and who is signed in there. */
const signIn = [endpoints.getConfig.path, ...Object.values(signInCalls)]

const publicStory = endpoints.getPublicStory.path
const publicStoryForParents = `${publicStory}?${new URLSearchParams(emptyWhenAbsent)}`

const explore: PagePlan = {
  address: '/explore',
  screen: 'explore/explore-screen.tsx',
  readsQuery: true,
  calls: [explorePageCall],
  firstPicture: { call: explorePageCall, place: ['stories', 0, 'imageUrl'], sizes: pictureSizes.cover },
}

const story: PagePlan = {
  address: '/story/:storyId',
  screen: 'story/story-screen.tsx',
  fonts: ['fredoka-plain', 'tale-plain'],
  firstPicture: {
    call: publicStory,
    place: ['keyMoments', 0, 'selectedImageUrl'],
    sizes: pictureSizes.firstPage,
  },
}

const reference = [
  endpoints.listAgeGroups.path,
  endpoints.listIllustrationStyles.path,
  endpoints.listBibleVerses.path,
  endpoints.listMoralValues.path,
]

export const pagePlans: readonly PagePlan[] = [
  { address: '/', for: 'visitors', file: 'landing.html', namesOrigin: true },
  { ...explore, for: 'visitors', renderedFrom: [explorePageCall] },
  { ...story, for: 'visitors', calls: [publicStory], renderedFrom: [publicStory] },
  { address: '/', for: 'parents', calls: signIn },
  { ...explore, for: 'parents', calls: [...signIn, explorePageCall] },
  { ...story, for: 'parents', calls: [...signIn, publicStoryForParents] },
  {
    address: '/create',
    for: 'parents',
    screen: 'create/create-screen.tsx',
    readsQuery: true,
    calls: [...signIn, ...reference],
    renderedFrom: [
      signInCalls.session,
      ...reference,
      endpoints.getConfig.path,
      endpoints.getCosts.path,
      endpoints.getProfile.path,
      endpoints.listCharacters.path,
    ],
  },
  {
    address: '/shared/:token',
    isSecret: true,
    screen: 'story/shared-screen.tsx',
    fonts: ['fredoka-plain', 'tale-plain'],
  },
  {
    address: '/shared-collection/:token',
    isSecret: true,
    screen: 'shared-collection/shared-collection-screen.tsx',
  },
  {
    address: '/shared-collection/:token/:storyId',
    isSecret: true,
    screen: 'story/story-of-collection-screen.tsx',
    fonts: ['fredoka-plain', 'tale-plain'],
  },
  {
    address: '/shelf-approval/:token',
    isSecret: true,
    screen: 'shelf-approval/shelf-approval-screen.tsx',
  },
  {
    address: '/shelf-approval/:token/:storyId',
    isSecret: true,
    screen: 'story/story-to-approve-screen.tsx',
    fonts: ['fredoka-plain', 'tale-plain'],
  },
  { address: '/read-aloud/:token', isSecret: true, screen: 'read-aloud/invited-screen.tsx' },
  { address: '/letters/:token', isSecret: true, screen: 'letters/letters-screen.tsx' },
  { address: '/shelf', screen: 'child-shelf/child-shelf-screen.tsx' },
  {
    address: '/shelf/:storyId',
    screen: 'story/child-story-screen.tsx',
    fonts: ['fredoka-plain', 'tale-plain'],
  },
  { address: '/library', for: 'parents', screen: 'library/library-screen.tsx', calls: signIn },
  { address: '/profile', for: 'parents', screen: 'profile/profile-screen.tsx', calls: signIn },
]
