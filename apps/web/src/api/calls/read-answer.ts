import type { EndpointName } from '@faith-fables/contract/endpoints'
import { ApiError } from './api-error.ts'
import { type Failure, failureMessage } from './failure-message.ts'

/** The value of a success, an empty object for an empty one, the bytes of a file. @throws ApiError */
export async function readAnswer(name: EndpointName, response: Response): Promise<unknown> {
  const { ok, status, statusText } = response
  const type = response.headers.get('content-type') ?? ''
  const isFile = /^(image\/|application\/(octet-stream|zip)$)/.test(type)
  if (ok && isFile) return new Uint8Array(await response.arrayBuffer())
  const text = await response.text()
  if (ok) return parsed(text === '' ? '{}' : text, response)
  const body = asObject(text)
  throw new ApiError(failureMessage(name, { status, statusText, body }), {
    status,
    statusText,
    code: codeOf(body),
  })
}

function parsed(text: string, { status, statusText }: Response): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('Invalid JSON response from API.', { status, statusText })
  }
}

/** An error's body; null when it is not JSON. */
function asObject(text: string): Failure['body'] {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return null
  }
}

function codeOf(body: Failure['body']): string | undefined {
  return body && 'code' in body && typeof body.code === 'string' ? body.code : undefined
}
