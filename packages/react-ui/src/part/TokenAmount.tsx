'use client'
import type { Balance } from '@kit/core'
import type { ReactElement } from 'react'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { Amount } from './Amount.js'
import { classes, css } from './TokenAmount.module.css.js'

/** Props of {@link TokenAmount}. `isQuiet`: whether the symbol is in a muted color. */
export type TokenAmountProps = { readonly balance: Balance; readonly isQuiet?: boolean }

/** An amount with its symbol: the number first, from left to right, in every language. */
export function TokenAmount({ balance, isQuiet = false }: TokenAmountProps): ReactElement {
  useStyles(css)
  const { locale } = useLanguage()
  return (
    <bdi dir="ltr" className={classes.whole} data-quiet={isQuiet || undefined}>
      <Amount balance={balance} locale={locale} /> <bdi className={classes.symbol}>{balance.symbol}</bdi>
    </bdi>
  )
}
