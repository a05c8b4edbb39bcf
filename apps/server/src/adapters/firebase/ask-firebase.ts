import { z } from 'zod'
import type { FirebaseSetting } from '../../ports/identity-setting.ts'

const patienceMilliseconds = 10_000
const project = z.object({ authorizedDomains: z.array(z.string()).default([]) })
const refusal = z.object({ error: z.object({ message: z.string() }) })

export interface FirebaseStanding {
  /** Whether parents can sign in as it is. */
  isWell: boolean
  /** In words for the operator. */
  said: string
}

/** Asks Google what it knows of the project by its key, and whether it lets pages of this host sign in. */
export async function askFirebase(
  { apiKey, emulator }: FirebaseSetting,
  host: string,
): Promise<FirebaseStanding> {
  const google = 'https://identitytoolkit.googleapis.com'
  const root = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : google
  const began = performance.now()
  const response = await fetch(`${root}/v1/projects?key=${encodeURIComponent(apiKey)}`, {
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) return { isWell: false, said: refusedKey(response.status, answer) }
  const milliseconds = Math.round(performance.now() - began)
  const { data } = project.safeParse(answer)
  if (!data) return { isWell: false, said: 'answered with something else than a project' }
  if (emulator || data.authorizedDomains.includes(host))
    return { isWell: true, said: `takes its key in ${milliseconds} ms` }
  return {
    isWell: false,
    said: `takes its key, and does not know ${host}: add it to the authorised domains of the project`,
  }
}

function refusedKey(status: number, answer: unknown): string {
  const why = refusal.safeParse(answer).data?.error.message
  return `refused FIREBASE_API_KEY (${status}${why ? `: ${why}` : ''})`
}
