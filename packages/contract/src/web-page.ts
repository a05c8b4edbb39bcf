/**
 * How a page is sent: one entry of `pages.json`, which the build of the web app writes and the server reads. The
 * server knows no screens; it looks for the first entry that fits the request.
 */
export interface WebPage {
  /** Path of the page; a part that begins with a colon stands for any word. */
  address: string
  /** Who it is for: visitors come without a cookie, parents with one. For both when left out. */
  for?: 'visitors' | 'parents'
  /** The file that is sent, by its name in the build. */
  file: string
  /** Values of the `Link` header: what the browser may fetch before it has read the page. */
  links: string[]
  /** The picture one sees first, where only an answer of the API knows which that is. */
  firstPicture?: FirstPicture
}

export interface FirstPicture {
  /** The call, which needs no sign-in; its parts with a colon are those of the page's address. */
  call: string
  /** Where the picture's address stands in the answer, such as `['stories', 0, 'imageUrl']`. */
  place: (string | number)[]
  /** How wide the picture will stand, as in an `img`. */
  sizes: string
}

export const webPagesFile = 'pages.json'
