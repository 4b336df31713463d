/** The parameter with which the wallet's server leads back to the page. */
const NAME = 'result_uri'

/**
 * Takes what a redirect brought back out of the page's address: it is good once, and goes into no history, log or referrer.
 *
 * @param href The page's address.
 * @example takeResult(location.href) // 'https://login.dapp.example/callback/google?ticket=…&code=…'
 */
export function takeResult(href: string): string | undefined {
  if (!href.includes(`${NAME}=`)) return undefined
  const url = new URL(href)
  const result = url.searchParams.get(NAME)
  if (result === null) return undefined
  url.searchParams.delete(NAME)
  window.history.replaceState(window.history.state, '', url)
  return result
}
