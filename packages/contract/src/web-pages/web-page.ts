/**
 * How a page is sent: one entry of `pages.json`, which the build of the web app writes and the server reads. The
 * server knows no screens; it looks for the first entry that fits the request. Where none fits there is no page.
 */
export interface WebPage {
  /** Path of the page; a part that begins with a colon stands for any word. */
  address: string
  /** Who it is for: visitors come without a cookie of a sign-in, parents with one. For both when left out. */
  for?: 'visitors' | 'parents'
  /** The file that is sent, by its name in the build. */
  file: string
  /** Its screen reads the query: an address with one asks for something that nobody can know ahead. */
  readsQuery?: true
  /** It holds `originMark`. */
  namesOrigin?: true
  /** Whoever has its address may read it: no search engine keeps it, and no other site hears of it. */
  isSecret?: true
  /** Values of the `Link` header: what the browser may fetch before it has read the page. */
  links: string[]
  /** The picture one sees first, where only an answer of the API knows which that is. */
  firstPicture?: FirstPicture
  /** How the page is rendered before it is sent. What cannot be rendered is sent as said above. */
  rendered?: RenderedPage
}

export interface FirstPicture {
  /** The call, which needs no sign-in; its parts with a colon are those of the page's address. */
  call: string
  /** Where the picture's address stands in the answer, such as `['stories', 0, 'imageUrl']`. */
  place: (string | number)[]
  /** How wide the picture will stand, as in an `img`. */
  sizes: string
}

export interface RenderedPage {
  /** The page that is rendered into, by its name in the build. */
  file: string
  /** The calls whose answers are rendered; parts with a colon are those of the page's address. */
  calls: string[]
  /**
   * For a page rendered for a signed-in parent: the call that answers the sign-in's cookie with `{ token }`, which the
   * other calls carry. Without a token nothing is rendered.
   */
  tokenFrom?: string
}

/** What the API answered, by the calls as `RenderedPage` writes them. */
export type CallAnswers = Readonly<Record<string, unknown>>

/** What the web app's build exports from `rendererFile`, for the server that renders its pages. */
export interface PageRenderer {
  /** Every address that has a screen, as `WebPage` writes them. */
  addresses: readonly string[]
  /**
   * The page with the screen of this path in it, and with the answers it was rendered from; null when that screen is
   * not to be sent rendered.
   */
  render(page: string, path: string, answers: CallAnswers): Promise<string | null>
  /**
   * What is said of this page where its address is shared: a title and tags for its head, with `originMark`, to stand in
   * the place of its title. Null for a page of which nothing is said.
   */
  describePage(path: string, answers: CallAnswers): string | null
}

/** Stands in built and rendered pages for the address of the installation, which only its server knows. */
export const originMark = 'https://origin.invalid'

/** The page with what is said of it in the place of its title. */
export function withDescription(page: string, description: string): string {
  return page.replace(/<title>[^<]*<\/title>/, () => description)
}

export const webPagesFile = 'pages.json'

/** A folder whose name begins with a dot is not served. */
export const rendererFile = '.rendering/render.js'
