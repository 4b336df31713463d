'use client'
import { isHomoglyph, type Token, type TokenBalance } from '@kit/core/plugin'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { formatFiat } from '../text/formatFiat.js'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { Row } from './Row.js'
import { TokenAmount } from './TokenAmount.js'
import { TokenImage } from './TokenImage.js'
import { classes, css } from './TokenRow.module.css.js'

/** Props of {@link TokenRow}. */
export type TokenRowProps = {
  /** A balance is shown with its amount, and with its value if the price is known. */
  readonly token: Token | TokenBalance
  readonly onClick?: (() => void) | undefined
  readonly onIntent?: () => void
  /** Whether it is the selected one. */
  readonly current?: boolean
}

/**
 * A token in a list: picture, name, amount and value. Marks names and symbols with characters that imitate others.
 *
 * @example
 * <TokenRow token={token} onClick={() => kit.modal.push('Token', { address: token.address })} />
 */
export function TokenRow({ token, ...acts }: TokenRowProps): ReactElement {
  useStyles(css)
  const { locale, text } = useLanguage()
  const { address, name, symbol, decimals } = token
  const imitates = address !== undefined && [name, symbol].some(isHomoglyph)
  const held = 'amount' in token ? token : undefined
  return (
    <Row
      label={name}
      detail={
        <>
          {imitates && (
            <>
              <Icon name="warning" size={14} /> {text('tokens.lookAlike')} ·{' '}
            </>
          )}
          {held ? (
            <span className={classes.held}>
              <TokenAmount balance={{ value: held.amount, decimals, symbol }} />
            </span>
          ) : (
            symbol
          )}
        </>
      }
      image={<TokenImage token={token} />}
      end={
        held?.value === undefined ? undefined : <bdi className={classes.value}>{formatFiat(held.value, locale)}</bdi>
      }
      {...acts}
    />
  )
}
