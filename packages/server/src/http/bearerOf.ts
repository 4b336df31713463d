import type { AppContext } from './AppContext.js'

/** The token of somebody who is signed in, as a request says. */
export function bearerOf(c: AppContext): string | undefined {
  return /^Bearer ([-\w.]{1,4096})$/i.exec(c.req.header('authorization') ?? '')?.[1]
}
