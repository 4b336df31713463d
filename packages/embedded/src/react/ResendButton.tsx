'use client'
import { Button, useSecondsUntil, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { useEmbedded } from './useEmbedded.js'

const cooldownMs = 30_000

export type ResendButtonProps = { readonly disabled: boolean; readonly onClick: () => void }

/** Sends the sign-in email again. Counts down for 30 seconds after each email. */
export function ResendButton({ disabled, onClick }: ResendButtonProps): ReactElement {
  const text = useText()
  const { signIn } = useEmbedded()
  const waitS = useSecondsUntil(('sentAtMs' in signIn ? signIn.sentAtMs : 0) + cooldownMs)
  return (
    <Button kind="link" disabled={disabled || waitS > 0} onClick={onClick}>
      {waitS > 0 ? text('embedded.resendIn', { seconds: String(waitS) }) : text('embedded.resend')}
    </Button>
  )
}
