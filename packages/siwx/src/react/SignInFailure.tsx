'use client'
import type { KitError } from '@kit/core'
import { ErrorDetails, Typography, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './SignIn.module.css.js'

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
  useStyles(css)
  const text = useText()
  const reason = Object.hasOwn(known, error.code) ? known[error.code as keyof typeof known] : 'other'
  return (
    <div role="alert" className={classes.failed}>
      <Typography as="quiet" tone="error">
        {text(`siwx.failed.${reason}`)}
      </Typography>
      {reason !== 'declined' && <ErrorDetails error={error} />}
    </div>
  )
}
