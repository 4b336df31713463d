import type { PluginContext, ResponseLike } from '@kit/core/plugin'
import type { CaptureErrorReason, CaptureServer, CaptureState, CaptureTarget } from './CaptureState.js'

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>>; readonly retryMs: number }

/** Requests and checks emailed codes. Results of dropped requests are ignored. */
export type EmailCodes = {
  /** Requests a code. If that fails, restores the previous status. */
  send(email: string, target: CaptureTarget, before: CaptureState['status']): Promise<void>
  /** Confirms an address with a code and returns its token. */
  check(code: string): Promise<string | undefined>
  /** Ignores the results of pending requests. */
  drop(): void
}

const retryMs = 30_000

/** Creates the email codes. `made` returns the kit and its server. */
export function createEmailCodes(
  made: () => CaptureServer & { readonly context: PluginContext },
  change: (next: Partial<CaptureState>) => void,
): EmailCodes {
  let uuid: string | undefined
  /** Identifies the latest request. */
  let turn = 0

  async function ask(method: 'POST' | 'PUT', body: object): Promise<Answer | undefined> {
    const { context, projectId, url } = made()
    const headers = { 'content-type': 'application/json' }
    try {
      const path = `${url}/auth/v1/otp?projectId=${encodeURIComponent(projectId ?? '')}`
      const response = await context.ports.fetch(path, { method, headers, body: JSON.stringify(body) })
      return await read(response)
    } catch {
      return undefined
    }
  }

  function refuse(
    status: CaptureState['status'],
    answer: Answer | undefined,
    faults: Readonly<Record<number, CaptureErrorReason>>,
  ): undefined {
    const error = (answer && faults[answer.status]) ?? 'failed'
    const { clock } = made().context.ports
    change({ status, error, ...(error === 'limited' && answer && { retryAtMs: clock.now() + answer.retryMs }) })
  }

  return {
    drop() {
      turn += 1
    },
    async send(email, { address, networkId }, before) {
      turn += 1
      const own = turn
      change({ status: 'sending', email })
      const answer = await ask('POST', { email, account: `${networkId}:${address}` })
      if (own !== turn) return
      const { uuid: given, now, retryAt, expiresAt } = answer?.body ?? {}
      if (answer?.status !== 200 || typeof given !== 'string')
        return refuse(before, answer, { 400: 'email', 422: 'email', 429: 'limited' })
      uuid = given
      const { clock } = made().context.ports
      // Converts server times to this device's clock.
      const at = (time: unknown, fallback: number): number =>
        clock.now() + (typeof time === 'number' && typeof now === 'number' ? Math.max(time - now, 0) : fallback)
      change({ status: 'code', retryAtMs: at(retryAt, retryMs), expiresAtMs: at(expiresAt, 40 * retryMs) })
    },
    async check(code) {
      const own = turn
      change({ status: 'checking' })
      const answer = await ask('PUT', { uuid, code })
      if (own !== turn) return undefined
      const token = answer?.body['token']
      if (answer?.status === 200 && typeof token === 'string') return token
      return refuse('code', answer, { 400: 'wrong', 410: 'expired', 429: 'limited' })
    },
  }
}

/** Server responses are untrusted input. */
async function read(response: ResponseLike): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined)
  const waitS = Number(response.headers.get('retry-after'))
  return {
    status: response.status,
    body: typeof body === 'object' && body !== null ? (body as Answer['body']) : {},
    retryMs: Number.isFinite(waitS) && waitS > 0 ? Math.min(waitS, 86_400) * 1000 : retryMs,
  }
}
