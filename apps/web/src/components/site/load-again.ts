const key = 'faith-fables.loaded-again'

/** Milliseconds within which a page is not loaded again for the same reason. */
const pause = 30_000

/** Whether this page was loaded again a moment ago; as good as so where the browser remembers nothing. */
export function wasJustLoadedAgain(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pause
  } catch {
    return true
  }
}

/** Loads the page again, for the code of the product's present version. */
export function loadAgain(): void {
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
}
