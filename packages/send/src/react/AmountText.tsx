'use client'
import type { Token } from '@kit/core/plugin'
import { formatFiat, formatTokenAmount, useLanguage, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './AmountText.module.css.js'

/** A token amount with its symbol, and its value below if the price is known. `exact` shows every digit of what the user entered. */
export function AmountText(props: {
  readonly amount: bigint
  readonly token: Pick<Token, 'decimals' | 'symbol'>
  readonly price?: number | undefined
  readonly exact?: boolean
}): ReactElement {
  useStyles(css)
  const { amount, exact = false, token, price } = props
  const { locale } = useLanguage()
  const worth = price === undefined ? undefined : (Number(amount) / 10 ** token.decimals) * price
  return (
    <span className={classes.amount}>
      <span>
        <bdi>{formatTokenAmount(amount, token, locale, exact ? token.decimals : undefined)}</bdi>
      </span>
      {worth !== undefined && (
        <span className={classes.worth}>
          <bdi>{formatFiat(worth, locale)}</bdi>
        </span>
      )}
    </span>
  )
}
