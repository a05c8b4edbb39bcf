const name = 'faith-fables.parent'
const yearSeconds = 365 * 24 * 60 * 60

/**
 * Says that somebody signed in here, and nothing else: by it our server sends the pages of parents, not those of
 * visitors. The sign-in itself is kept by Firebase, where no server of ours sees it.
 */
export const parentCookie = {
  leave: () => write(`1; Max-Age=${yearSeconds}`),
  remove: () => write('; Max-Age=0'),
}

function write(value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}`
}
