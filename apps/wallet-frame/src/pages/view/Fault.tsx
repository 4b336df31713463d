import { useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from '../../screen/Code.module.css.js'
import { describeFailure } from './describeFailure.js'

/** Shows why the last command failed. Rendered empty without a failure, so that screen readers announce changes. */
export function Fault({ error }: { readonly error: unknown }): ReactElement {
  const text = useText()
  useStyles(css)
  return (
    <p role="alert" className={classes.fault}>
      {error === undefined ? '' : text(describeFailure(error))}
    </p>
  )
}
