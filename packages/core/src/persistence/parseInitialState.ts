/** The longest cookie that is read: browsers keep none that is longer. */
const longestCookie = 4096

/**
 * What a server knows of the visitor who asks for a page, from the `cookie` header of the request; undefined when it holds nothing
 * of the kit. Give it to `createKit` as `initialState`, on the server and in the page. The cookie is written by `cookieStorage`.
 * Pure: two requests share nothing. `storagePrefix` is that of the kit, by default `kit`.
 *
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
  if (pair === undefined || pair.length > longestCookie) return undefined
  try {
    return { stored: decodeURIComponent(pair.slice(start.length)) }
  } catch {
    return undefined
  }
}

/** What a server knows of a visitor from their cookie. Plain data: it goes from the server to the page as it is. */
export type InitialState = {
  /** The stored state as storage holds it: parsed, as hostile as any input, by the kit that gets it. */
  readonly stored: string
}
