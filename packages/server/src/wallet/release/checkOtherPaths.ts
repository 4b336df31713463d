import { randomUUID } from 'node:crypto'
import { FrameFaultError } from './FrameFault.js'

/** Paths that kit-server serves on the login host, and that browsers request by themselves. */
const postPaths = ['wallet/v1/config', 'v1'] as const
const getPaths = ['popup', 'go', 'callback/google', 'device/x', 'v1', 'health', '.well-known/webauthn'] as const
const timeoutMs = 20_000

/**
 * Requests paths that must not exist at the frame's origin. Any response could be a page, a script or a worker with access to the frame's
 * storage.
 *
 * @throws FrameFaultError `answers`, `unreachable`
 */
export async function checkOtherPaths(origin: string): Promise<string> {
  const paths = [...getPaths, `${randomUUID()}.html`, `${randomUUID()}/`]
  const requested: readonly (readonly [string, RequestInit])[] = [
    ...paths.map((path) => [path, {}] as const),
    ...postPaths.map((path) => [path, { method: 'POST', body: '{"projectId":"default"}' }] as const),
  ]
  for (const [path, init] of requested) {
    const method = init.method ?? 'GET'
    const answer = await fetch(new URL(path, `${origin}/`), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new FrameFaultError('unreachable', `no response to ${method} /${path}`)
    })
    await answer.body?.cancel()
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status !== 404 && answer.status !== 405)
      throw new FrameFaultError('answers', `${method} /${path} responds with ${answer.status}, expected 404`)
    if (!type.startsWith('text/plain') || answer.headers.get('x-content-type-options') !== 'nosniff')
      throw new FrameFaultError(
        'answers',
        `${method} /${path} responds with ${type || 'no content type'}, expected plain text`,
      )
  }
  return `${requested.length} other paths respond with 404`
}
