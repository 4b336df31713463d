'use client'
import type { KitError } from '@kit/core'
import { ErrorDetails, useStyles, useText, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './SignIn.module.css.js'

/** Failures that have words of their own. */
const known = {
  'siwx/declined': 'declined',
  'connection/rejected': 'declined',
  'siwx/unknown': 'unknown',
  'siwx/initFailed': 'initFailed',
  'siwx/invalid': 'invalid',
  'kit/regionBlocked': 'region',
} as const

/** Why the visitor is not signed in, and what can be done. */
export function SignInFailure({ error }: { readonly error: KitError }): ReactElement {
  useStyles(css)
  const text = useText()
  const reason = Object.hasOwn(known, error.code) ? known[error.code as keyof typeof known] : 'other'
  return (
    <div role="alert" className={classes.failed}>
      <Words as="quiet" tone="error">
        {text(`siwx.failed.${reason}`)}
      </Words>
      {reason !== 'declined' && <ErrorDetails error={error} />}
    </div>
  )
}
