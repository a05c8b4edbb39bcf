/** Where a call lives and what it needs, without its schemas. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Whose bearer token is needed; 'anyone' may send one or not. To everybody but an administrator the desk's calls are unknown: they answer 404. */
  auth: 'none' | 'anyone' | 'parent' | 'administrator'
  summary: string
  /** Area of the API; groups the calls in the documentation. */
  area: string
  /** A repeated `Idempotency-Key` with the same body gets the first answer. */
  idempotent?: true
  /** Completes 'No ID Token provided for <action>.' */
  action?: string
  /** What the browser says when the server's answer has no message. */
  failure?: string
}
