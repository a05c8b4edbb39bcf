/** Milliseconds until a browser has surely taken up what it was given. */
const taken = 60_000

/** Lays a file among the downloads, named after what it holds. */
export function saveFile(
  bytes: Uint8Array,
  { title, ending, contentType }: { title: string; ending: string; contentType: string },
): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${nameOf(title)}.${ending}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), taken)
}

/** Without what file systems do not take. */
const nameOf = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'Faith Fables'
