'use client'
import type { KitError } from '@kit/core'
import type { ReactElement } from 'react'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './EmptyState.module.css.js'

/** An expandable error code, for users who contact support. */
export function ErrorDetails({ error }: { readonly error: KitError }): ReactElement {
  useStyles(css)
  const text = useText()
  return (
    <details className={classes.code}>
      <summary>{text('common.details')}</summary>
      <code>{error.code}</code>
    </details>
  )
}
