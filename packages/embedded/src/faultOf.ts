import { isKitError } from '@kit/core'

/** What a visitor is told, by the name of its text, and what fills it in. */
export type Fault = {
  readonly message: `embedded.${
    | 'coolDown'
    | 'loadFailed'
    | 'notOffered'
    | 'timeout'
    | 'declined'
    | 'offline'
    | 'wrongCode'
    | 'emailRefused'
    | 'socialRefused'
    | 'unavailable'
    | 'codeOver'
    | 'loginOver'
    | 'tooMany'
    | 'failed'}`
  readonly values?: Readonly<Record<string, string>>
}

/** An error of a login as the visitor is told of it. Numbers and fields are those of kit-server's answers, as the frame passes them on. */
export function faultOf(error: unknown): Fault {
  if (!isKitError(error)) return { message: 'embedded.failed' }
  if (error.code === 'embedded/coolDown')
    return { message: 'embedded.coolDown', values: { seconds: error.details ?? '30' } }
  if (error.code === 'embedded/loadFailed') return { message: 'embedded.loadFailed' }
  if (error.code === 'embedded/notOffered') return { message: 'embedded.notOffered' }
  if (error.code === 'embedded/timeout') return { message: 'embedded.timeout' }
  if (error.code === 'connection/rejected') return { message: 'embedded.declined' }
  const { code, data } = (error.cause ?? {}) as { readonly code?: unknown; readonly data?: unknown }
  const { field, retryMs } = (data ?? {}) as { readonly field?: unknown; readonly retryMs?: unknown }
  if (field === 'network') return { message: 'embedded.offline' }
  if (code === 400 && field === 'otp') return { message: 'embedded.wrongCode' }
  if (code === 400 && field === 'email') return { message: 'embedded.emailRefused' }
  if (code === 400 && (field === 'result' || field === 'farcaster')) return { message: 'embedded.socialRefused' }
  if (code === 503) return { message: 'embedded.unavailable' }
  if (code === 410)
    return { message: field === 'result' || field === 'ticket' ? 'embedded.loginOver' : 'embedded.codeOver' }
  // Longer than a mail’s own half minute is no matter of seconds.
  if (code === 429 && typeof retryMs === 'number' && retryMs > 0 && retryMs <= 60_000)
    return { message: 'embedded.coolDown', values: { seconds: String(Math.ceil(retryMs / 1000)) } }
  return { message: code === 429 ? 'embedded.tooMany' : 'embedded.failed' }
}
