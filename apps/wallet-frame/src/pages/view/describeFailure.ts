import type { MessageKey } from '@kit/react-ui/feature'
import { ApiFailure } from '../../failure/ApiFailure.js'
import { PasskeyNotCreated, WindowBlocked } from '../../passkey/Passkeys.js'

/** Returns the key of the text that explains a failed command. */
export function describeFailure(error: unknown): MessageKey {
  if (error instanceof WindowBlocked) return 'window.blocked'
  if (error instanceof PasskeyNotCreated) return 'keys.passkeyFailed'
  if (!(error instanceof ApiFailure)) return 'frame.failed'
  const { status, field } = error
  if (status === 0) return 'pages.offline'
  if (status === 401) return 'pages.loggedOut'
  if (status === 429) return 'pages.tooManyAttempts'
  if (field === 'locked') return 'pages.locked'
  if (field === 'email') return 'pages.noEmail'
  if (field === 'keyId' && status === 403) return 'pages.lastWay'
  if (field === 'otp') return status === 410 ? 'pages.codeExpired' : 'pages.codeWrong'
  return 'frame.failed'
}
