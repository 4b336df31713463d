import { useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from '../../screen/Code.module.css.js'
import { describeFailure } from './describeFailure.js'

/** Says why the last command failed. It is there while nothing did, so that screen readers hear of it. */
export function Fault({ error }: { readonly error: unknown }): ReactElement {
  const text = useText()
  useStyles(css)
  return (
    <p role="alert" className={classes.fault}>
      {error === undefined ? '' : text(describeFailure(error))}
    </p>
  )
}
