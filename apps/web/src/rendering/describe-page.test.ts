import { endpoints } from '@faith-fables/contract/endpoints'
import { withDescription } from '@faith-fables/contract/web-page'
import { expect, test } from 'vitest'
import { publicStory } from '../testing/stories.ts'
import { describePage } from './describe-page.ts'

const page = '<!doctype html><html><head><title>Faith Fables</title></head><body></body></html>'

/** What a reader of links finds on the page of this path. */
function readLink(path: string, answers = {}) {
  const html = withDescription(page, describePage(path, answers) ?? '')
  const { head, title } = new DOMParser().parseFromString(html, 'text/html')
  const tags = [...head.querySelectorAll('meta')].map((tag) => [
    tag.getAttribute('property') ?? tag.getAttribute('name'),
    tag.content,
  ])
  return {
    title,
    canonical: head.querySelector('link')?.getAttribute('href'),
    tags: Object.fromEntries(tags),
    children: head.children.length,
  }
}

test('a story is described with its title, its picture and what it is about, in whatever words', () => {
  const title = 'The Boat & "Me" <script>alert(1)</script> $&'
  const url = '/media/pictures/g/c-link.jpg'
  const linkPicture = { url, width: 1200, height: 630, alt: 'Mia waves.' }
  const story = publicStory({ id: 's-boat', title, linkPicture })

  const read = readLink('/story/s-boat', { [endpoints.getPublicStory.path]: story })

  expect(read).toEqual({
    title: `${title} · Faith Fables`,
    canonical: 'https://origin.invalid/story/s-boat',
    tags: {
      'og:site_name': 'Faith Fables',
      'og:type': 'article',
      'og:url': 'https://origin.invalid/story/s-boat',
      'og:title': title,
      'og:description':
        'An illustrated story for Early Readers on Psalm 56:3. Trust is bigger than the waves.',
      'og:image': `https://origin.invalid${url}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Mia waves.',
      'twitter:card': 'summary_large_image',
    },
    children: 14,
  })
})

test('search engines and other sites read what book it is, and nothing of it can be run', () => {
  const title = '</script><script>alert(1)</script>'
  const story = publicStory({ id: 's-boat', title })
  const html = withDescription(
    page,
    describePage('/story/s-boat', { [endpoints.getPublicStory.path]: story }) ?? '',
  )
  const { head } = new DOMParser().parseFromString(html, 'text/html')
  const [data, ...others] = head.querySelectorAll('script')

  expect([data?.type, others.length]).toEqual(['application/ld+json', 0])
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
    '@type': 'Book',
    name: title,
    url: 'https://origin.invalid/story/s-boat',
    about: 'Psalm 56:3',
    typicalAgeRange: '4-6',
    datePublished: story.createdAt,
  })
  const card = head.querySelector('link[rel="alternate"]')
  expect(card?.getAttribute('type')).toBe('application/json+oembed')
  expect(new URL(card?.getAttribute('href') ?? '').searchParams.get('url')).toBe(
    'https://origin.invalid/story/s-boat',
  )
})

test.each([
  ['/', 'Faith Fables'],
  ['/explore', 'Explore Public Stories'],
])('%s is described with a picture of the product', (path, title) => {
  const { tags } = readLink(path)
  expect(tags).toMatchObject({ 'og:title': title, 'og:image': 'https://origin.invalid/pictures/link.jpg' })
})

test('nothing is said of a page of a parent', () => {
  expect(describePage('/create', {})).toBeNull()
})
