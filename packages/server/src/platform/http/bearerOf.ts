import type { AppContext } from './AppContext.js'

/** Returns the bearer token of a request. */
export function bearerOf(c: AppContext): string | undefined {
  return /^Bearer ([-\w.]{1,4096})$/i.exec(c.req.header('authorization') ?? '')?.[1]
}
