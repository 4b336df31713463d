import { isKitError } from '@kit/core'
import type { Text } from '@kit/react-ui/feature'
import { toLoginErrorText } from '../error/toLoginErrorText.js'

/** Returns the text for a sign-in error. */
export function describeLoginError(text: Text, error: unknown): string {
  const { message, values } = toLoginErrorText(error)
  return text(message, values)
}

/** Returns the text for an error of an email change. Fields come from kit-server's responses. */
export function describeEmailChangeError(text: Text, error: unknown): string {
  if (!isKitError(error)) return text('embedded.failed')
  if (error.code === 'connection/rejected') return text('embedded.changeDeclined')
  const { code, data } = (error.cause ?? {}) as { readonly code?: unknown; readonly data?: unknown }
  const { field } = (data ?? {}) as { readonly field?: unknown }
  if (code === 400 && field === 'email') return text('embedded.emailTaken')
  if (code === 403) return text('embedded.changeNeedsLogin')
  if (code === 410) return text('embedded.changeExpired')
  return describeLoginError(text, error)
}
