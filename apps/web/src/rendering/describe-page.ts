import type { LinkPicture, PublicStory } from '@faith-fables/contract'
import { endpoints } from '@faith-fables/contract/endpoints'
import { linkPictureSize } from '@faith-fables/contract/picture-sizes'
import { originMark, type PageRenderer } from '@faith-fables/contract/web-page'
import { paths } from '../paths.ts'

interface Description {
  path: string
  title: string
  description: string
  /** Of Open Graph. */
  type: 'website' | 'article'
  picture: LinkPicture
  /** What is said of a story beside its tags. */
  story?: PublicStory
}

const product = 'Faith Fables'

const productPicture: LinkPicture = {
  url: '/pictures/link.jpg',
  ...linkPictureSize,
  alt: 'Mia waves while Leo and Snowy the lamb stand in a meadow in the evening.',
}

/** Said of pages that hold no story of a family. */
const described: readonly Description[] = [
  {
    path: paths.landing(),
    title: product,
    description:
      "Personalised, illustrated children's stories on a Bible verse or a moral value. You approve every word and picture first.",
    type: 'website',
    picture: productPicture,
  },
  {
    path: paths.explore(),
    title: 'Explore Public Stories',
    description:
      'Illustrated stories on Bible verses and moral values, made by families, to read with children.',
    type: 'website',
    picture: productPicture,
  },
]

/**
 * What messengers and search engines show of a page. Stories are described as far as the public library shows them to
 * everybody; the names of their authors are left out.
 */
export const describePage: PageRenderer['describePage'] = (
  path,
  { [endpoints.getPublicStory.path]: story },
) => {
  const page = story ? storyDescription(story as PublicStory) : described.find((one) => one.path === path)
  return page ? tagsOf(page) : null
}

function storyDescription(story: PublicStory): Description {
  const { id, title, ageGroup, theme, moralMessage, linkPicture } = story
  const about = `An illustrated story for ${ageGroup} on ${theme}.`
  return {
    path: paths.story(id),
    title,
    description: moralMessage ? `${about} ${moralMessage}` : about,
    type: 'article',
    picture: linkPicture ?? productPicture,
    story,
  }
}

function tagsOf({ path, title, description, type, picture, story }: Description): string {
  const address = new URL(path, originMark).href
  const tags = {
    'og:site_name': product,
    'og:type': type,
    'og:url': address,
    'og:title': title,
    'og:description': description,
    'og:image': new URL(picture.url, originMark).href,
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': picture.alt,
  }
  return [
    `<title>${escaped(title === product ? product : `${title} · ${product}`)}</title>`,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(String(content))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(story ? [cardLink(address, title), bookData(story, { address, description, picture })] : []),
  ].join('\n    ')
}

/** Where other sites find what a card of the story shows. */
function cardLink(address: string, title: string): string {
  const card = new URL(endpoints.embedStory.path, originMark)
  // The mark must stay as it is, to be put right when the page is sent.
  const href = `${card.href}?format=json&url=${address}`
  return `<link rel="alternate" type="application/json+oembed" href="${escaped(href)}" title="${escaped(title)}">`
}

const yearsOf: Readonly<Record<PublicStory['ageGroup'], readonly [from: number, to: number]>> = {
  Toddlers: [1, 3],
  'Early Readers': [4, 6],
  'Middle Childhood': [7, 9],
  'Pre-Teens': [10, 12],
}

/** The book as search engines read it (schema.org). A browser runs nothing of it. */
function bookData(
  story: PublicStory,
  { address, description, picture }: { address: string; description: string; picture: LinkPicture },
): string {
  const [suggestedMinAge, suggestedMaxAge] = yearsOf[story.ageGroup]
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Book',
    '@id': address,
    url: address,
    name: story.title,
    description,
    image: new URL(picture.url, originMark).href,
    inLanguage: 'en',
    genre: "Children's story",
    about: story.theme,
    datePublished: story.createdAt,
    typicalAgeRange: `${suggestedMinAge}-${suggestedMaxAge}`,
    audience: { '@type': 'PeopleAudience', suggestedMinAge, suggestedMaxAge },
    bookFormat: 'https://schema.org/EBook',
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: product, url: originMark },
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Titles are strangers' words. */
function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
