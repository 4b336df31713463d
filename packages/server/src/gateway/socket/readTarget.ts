/** Path and query of a request as it came, which may be any text; never throws. */
export function readTarget(url: string | undefined): { readonly path: string; readonly query: URLSearchParams } {
  const text = url ?? ''
  const at = text.indexOf('?')
  const query = new URLSearchParams(at < 0 ? '' : text.slice(at + 1))
  return { path: at < 0 ? text : text.slice(0, at), query }
}
