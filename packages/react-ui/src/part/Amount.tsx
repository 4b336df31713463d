'use client'
import type { Balance } from '@kit/core'
import type { ReactElement } from 'react'
import { formatExactAmount, formatShortAmount } from '../text/formatShortAmount.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Amount.module.css.js'
import { Hidden } from './Hidden.js'

/**
 * The number of an amount, always on one line. Longer numbers get a smaller font, then a compact form ("123.4B"). The exact value is shown
 * on hover, and read by screen readers if the visible one is compact.
 */
export function Amount({ balance, locale }: { readonly balance: Balance; readonly locale: string }): ReactElement {
  useStyles(css)
  const { text, isCompact } = formatShortAmount(balance, locale)
  const exact = formatExactAmount(balance, locale)
  return (
    <bdi className={text.length > 9 ? classes.long : classes.amount} title={exact === text ? undefined : exact}>
      {isCompact ? (
        <>
          <span aria-hidden="true">{text}</span>
          <Hidden>{exact}</Hidden>
        </>
      ) : (
        text
      )}
    </bdi>
  )
}
