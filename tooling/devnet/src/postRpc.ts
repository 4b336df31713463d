/** A node that accepts requests without responding must not block its callers. */
const limitMs = 20_000

/**
 * Posts JSON-RPC to a node and returns the unvalidated response.
 *
 * @throws DOMException `TimeoutError` when it does not respond within 20 s
 */
export async function postRpc(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limitMs),
  })
  return response.json()
}
