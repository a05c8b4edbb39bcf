/** What the benches use of the load generator, which comes without types. */
declare module 'autocannon' {
  export interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** What each connection asks for, one after another, over and over. */
    requests: { method?: 'GET'; path: string; headers?: Record<string, string> }[]
  }
  export interface Result {
    requests: { average: number; total: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
