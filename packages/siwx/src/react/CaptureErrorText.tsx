'use client'
import { useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { CaptureState } from '../capture/CaptureState.js'
import { classes, css } from './DataCapture.module.css.js'

/** Shows why an address wasn't confirmed, and announces it to screen readers. */
export function CaptureErrorText({
  state,
  id,
}: {
  readonly state: CaptureState | undefined
  readonly id: string
}): ReactElement {
  useStyles(css)
  const text = useText()
  return (
    <div id={id} role="alert" className={classes.fault}>
      {state?.error && text(`siwx.capture.error.${state.error}`)}
    </div>
  )
}
