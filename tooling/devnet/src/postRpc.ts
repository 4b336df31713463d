/** A node that accepts requests and answers none must not hold up whoever waits for it. */
const LIMIT_MS = 20_000

/**
 * Posts JSON-RPC to a node and gives what it answers, not looked at.
 *
 * @throws DOMException `TimeoutError` when it does not answer within 20 s
 */
export async function postRpc(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  return response.json()
}
