/** The query parameter with which the wallet's server returns to the page. */
const resultParam = 'result_uri'

/**
 * Removes the result of a redirect from the page's URL and returns it. It's single-use and must not end up in the history, logs or
 * referrers.
 *
 * @param href The page's URL.
 * @example takeResult(location.href) // 'https://login.dapp.example/callback/google?ticket=…&code=…'
 */
export function takeResult(href: string): string | undefined {
  if (!href.includes(`${resultParam}=`)) return undefined
  const url = new URL(href)
  const result = url.searchParams.get(resultParam)
  if (result === null) return undefined
  url.searchParams.delete(resultParam)
  window.history.replaceState(window.history.state, '', url)
  return result
}
