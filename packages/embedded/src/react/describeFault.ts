import { isKitError } from '@kit/core'
import type { Text } from '@kit/react-ui/feature'

/** An error of a login in the visitor's words. Numbers and fields are those of kit-server's answers. */
export function describeFault(text: Text, error: unknown): string {
  if (!isKitError(error)) return text('embedded.failed')
  if (error.code === 'embedded/coolDown') return text('embedded.coolDown', { seconds: error.details ?? '30' })
  if (error.code === 'embedded/loadFailed') return text('embedded.loadFailed')
  if (error.code === 'embedded/notOffered') return text('embedded.notOffered')
  if (error.code === 'embedded/timeout') return text('embedded.timeout')
  if (error.code === 'connection/rejected') return text('embedded.declined')
  const { code, data } = (error.cause ?? {}) as { readonly code?: unknown; readonly data?: unknown }
  const { field, retryMs } = (data ?? {}) as { readonly field?: unknown; readonly retryMs?: unknown }
  if (code === 400 && field === 'otp') return text('embedded.wrongCode')
  if (code === 400 && field === 'email') return text('embedded.emailRefused')
  if (code === 410) return text('embedded.codeOver')
  // Longer than a mail’s own half minute is no matter of seconds.
  if (code === 429 && typeof retryMs === 'number' && retryMs > 0 && retryMs <= 60_000)
    return text('embedded.coolDown', { seconds: String(Math.ceil(retryMs / 1000)) })
  if (code === 429) return text('embedded.tooMany')
  return text('embedded.failed')
}
