import { isKitError } from '@kit/core'

type Name =
  | 'loadFailed'
  | 'optionUnavailable'
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
  | 'cooldown'
  | 'failed'

/** The text shown to the user for an error: its key and its values. */
export type LoginErrorText = { readonly message: `embedded.${Name}`; readonly values?: { readonly count: number } }

/** Maps a sign-in error to the text to show. Codes and fields come from kit-server's responses, which the frame passes on. */
export function toLoginErrorText(error: unknown): LoginErrorText {
  const textOf = (name: Name): LoginErrorText => ({ message: `embedded.${name}` })
  if (!isKitError(error)) return textOf('failed')
  const { code: own, details, cause } = error
  if (own === 'connection/rejected') return textOf('declined')
  const { code, data } = (cause ?? {}) as { readonly code?: unknown; readonly data?: unknown }
  const { field, retryMs } = (data ?? {}) as { readonly field?: unknown; readonly retryMs?: unknown }
  const waitS = own === 'embedded/cooldown' ? (details ?? 30) : code === 429 && Math.ceil(Number(retryMs) / 1000)
  // Longer waits are rate limits rather than the cooldown between two emails, so no countdown in seconds is shown.
  if (Number(waitS) > 0 && Number(waitS) <= 60) return { ...textOf('cooldown'), values: { count: Number(waitS) } }
  // Each of these codes has a text with the same name.
  if (own.startsWith('embedded/') && own !== 'embedded/failed') return textOf(own.slice('embedded/'.length) as Name)
  if (field === 'network') return textOf('offline')
  const isSocial = field === 'result' || field === 'ticket' || field === 'farcaster'
  const names = {
    400: isSocial ? 'socialRefused' : field === 'otp' ? 'wrongCode' : field === 'email' ? 'emailRefused' : 'failed',
    410: isSocial ? 'loginExpired' : 'codeExpired',
    429: 'tooMany',
    503: 'unavailable',
  } as const
  return textOf(names[code as keyof typeof names] ?? 'failed')
}
