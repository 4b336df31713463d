import { isKitError } from '@kit/core'

type Name =
  | 'loadFailed'
  | 'notOffered'
  | 'timeout'
  | 'declined'
  | 'offline'
  | 'wrongCode'
  | 'emailRefused'
  | 'socialRefused'
  | 'unavailable'
  | 'codeExpired'
  | 'loginExpired'
  | 'tooMany'
  | 'coolDown'
  | 'failed'

/** What a visitor is told, by the name of its text, and what fills it in. */
export type Fault = { readonly message: `embedded.${Name}`; readonly values?: { readonly seconds: string } }

/** An error of a login as the visitor is told of it. Numbers and fields are those of kit-server's answers, as the frame passes them on. */
export function faultOf(error: unknown): Fault {
  const told = (name: Name): Fault => ({ message: `embedded.${name}` })
  if (!isKitError(error)) return told('failed')
  const { code: own, details, cause } = error
  if (own === 'connection/rejected') return told('declined')
  const { code, data } = (cause ?? {}) as { readonly code?: unknown; readonly data?: unknown }
  const { field, retryMs } = (data ?? {}) as { readonly field?: unknown; readonly retryMs?: unknown }
  const waitS = own === 'embedded/coolDown' ? (details ?? 30) : code === 429 && Math.ceil(Number(retryMs) / 1000)
  // Longer than a mail’s own half minute is no matter of seconds.
  if (Number(waitS) > 0 && Number(waitS) <= 60) return { ...told('coolDown'), values: { seconds: String(waitS) } }
  // The page's own codes have texts of their names.
  if (own.startsWith('embedded/') && own !== 'embedded/failed') return told(own.slice('embedded/'.length) as Name)
  if (field === 'network') return told('offline')
  const isSocial = field === 'result' || field === 'ticket' || field === 'farcaster'
  const names = {
    400: isSocial ? 'socialRefused' : field === 'otp' ? 'wrongCode' : field === 'email' ? 'emailRefused' : 'failed',
    410: isSocial ? 'loginExpired' : 'codeExpired',
    429: 'tooMany',
    503: 'unavailable',
  } as const
  return told(names[code as keyof typeof names] ?? 'failed')
}
