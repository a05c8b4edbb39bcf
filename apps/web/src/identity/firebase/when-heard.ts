import { type Auth, onAuthStateChanged } from '@firebase/auth'
import { signInMark } from '../sign-in-mark.ts'

const patienceMilliseconds = 2000

/** Waits a little until Firebase, too, has heard who signed in in another tab: our mark may come first. */
export function whenHeard(auth: Auth): Promise<void> {
  const uid = signInMark.read()
  if (auth.currentUser?.uid === uid) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(waiting)
      stop()
      resolve()
    }
    const waiting = setTimeout(end, patienceMilliseconds)
    const stop = onAuthStateChanged(auth, (user) => {
      // It also calls at once, before `stop` is there.
      if (user?.uid === uid) queueMicrotask(end)
    })
  })
}
