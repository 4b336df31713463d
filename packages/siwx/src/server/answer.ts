/** Creates a JSON response that isn't cached. */
export function answer(body: object, setCookies: readonly string[] = [], status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}
