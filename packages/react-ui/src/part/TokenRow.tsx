'use client'
import { looksLikeOther, type Token, type TokenBalance } from '@kit/core/plugin'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { formatFiat } from '../text/formatFiat.js'
import { useLanguage } from '../text/useText.js'
import { Amount } from './Amount.js'
import { Row } from './Row.js'
import { TokenImage } from './TokenImage.js'

/** What {@link TokenRow} takes. */
export type TokenRowProps = {
  /** With an amount, that is shown, and what it is worth where somebody knows it. */
  readonly token: Token | TokenBalance
  readonly onClick?: (() => void) | undefined
  readonly onIntent?: () => void
  /** Chosen among several. */
  readonly current?: boolean
}

/**
 * A token as every list shows it: picture, name, how much of it, what that is worth. A name or symbol in letters that imitate others is marked.
 *
 * @example
 * <TokenRow token={token} onClick={() => kit.modal.push('Token', { address: token.address })} />
 */
export function TokenRow({ token, ...acts }: TokenRowProps): ReactElement {
  const { locale, text } = useLanguage()
  const { address, name, symbol, decimals } = token
  const imitates = address !== undefined && [name, symbol].some(looksLikeOther)
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
            <>
              <Amount balance={{ value: held.amount, decimals, symbol }} locale={locale} /> <bdi>{symbol}</bdi>
            </>
          ) : (
            symbol
          )}
        </>
      }
      image={<TokenImage token={token} />}
      end={held?.value === undefined ? undefined : <bdi>{formatFiat(held.value, locale)}</bdi>}
      {...acts}
    />
  )
}
