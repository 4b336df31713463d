'use client'
import type { Balance } from '@kit/core'
import type { ReactElement } from 'react'
import { formatExactAmount, formatShortAmount } from '../text/formatShortAmount.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Amount.module.css.js'
import { Hidden } from './Hidden.js'

/**
 * The number of an amount, on one line however large: first its letters are smaller, then it is compact ("123.4B"). The exact value is
 * there on hover, and for screen readers where what is seen is compact.
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
