/** Maximum length of a cookie. Browsers keep none that is longer. */
const maxCookieLength = 4096

/**
 * Parses the `cookie` header of a request into the kit's initial state, or undefined if it contains none. Pass the result to `createKit` as
 * `initialState`, on the server and in the page. The cookie is written by `cookieStorage`. Pure: requests share no state.
 *
 * @param storagePrefix The `storagePrefix` of the kit. Defaults to `kit`.
 * @example
 * const initialState = parseInitialState((await headers()).get('cookie'))
 */
export function parseInitialState(
  cookieHeader: string | null | undefined,
  storagePrefix = 'kit',
): InitialState | undefined {
  const start = `${encodeURIComponent(`${storagePrefix}.state`)}=`
  const pair = (typeof cookieHeader === 'string' ? cookieHeader : '')
    .split(/; */)
    .find((each) => each.startsWith(start))
  if (pair === undefined || pair.length > maxCookieLength) return undefined
  try {
    return { stored: decodeURIComponent(pair.slice(start.length)) }
  } catch {
    return undefined
  }
}

/** The user's state from the cookie. Plain data that can be serialized from the server to the page. */
export type InitialState = {
  /** The stored state as text. Untrusted until the kit parses it. */
  readonly stored: string
}
