import { useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './Facts.module.css.js'

/** A labelled value. */
export type Fact = {
  readonly label: string
  readonly value: string
  /** An address or bytes: written from left to right in every language. */
  readonly isCode?: boolean
  readonly isGain?: boolean
}

/** Lists labelled values in full: long ones wrap. */
export function Facts({ rows }: { readonly rows: readonly Fact[] }): ReactElement {
  useStyles(css)
  return (
    <dl className={classes.facts}>
      {rows.map(({ label, value, isCode = false, isGain = false }, at) => (
        <div key={at} className={classes.row}>
          <dt className={classes.label}>{label}</dt>
          <dd className={`${classes.value} ${isCode ? classes.code : ''} ${isGain ? classes.more : ''}`}>
            <bdi dir={isCode ? 'ltr' : undefined}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
