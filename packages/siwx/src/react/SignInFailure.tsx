'use client'
import type { KitError } from '@kit/core'
import { Callout, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'

/** Errors with their own text. */
const known = {
  'siwx/declined': 'declined',
  'connection/rejected': 'declined',
  'siwx/unknown': 'unknown',
  'siwx/initFailed': 'initFailed',
  'siwx/invalid': 'invalid',
  'kit/regionBlocked': 'region',
} as const

/** Shows why sign-in failed and what the user can do. */
export function SignInFailure({ error }: { readonly error: KitError }): ReactElement {
  const text = useText()
  const reason = Object.hasOwn(known, error.code) ? known[error.code as keyof typeof known] : 'other'
  return (
    <Callout tone="error" error={reason === 'declined' ? undefined : error}>
      {text(`siwx.failed.${reason}`)}
    </Callout>
  )
}
