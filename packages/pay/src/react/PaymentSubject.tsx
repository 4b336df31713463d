'use client'

import type { Kit, Network } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import {
  Button,
  EmptyState,
  formatTokenAmount,
  Picture,
  TokenImage,
  useKit,
  useLanguage,
  useStyles,
  useText,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { Payment } from '../PayState.js'
import { classes, css } from './Pay.module.css.js'
import { formatPayWorth, usePay } from './usePay.js'

/** The merchant, the item and the amount of a payment, in US dollars if the price of the token is known. */
export function PaymentSubject({ payment }: { readonly payment: Payment }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const { text, locale } = useLanguage()
  const { price } = usePay()
  const { amount, item, token } = payment
  const { icons, name } = kit.options.metadata
  const network = networkOf(kit, payment)
  const worth = price === undefined ? undefined : formatPayWorth(payment, price, locale)
  // Every digit that is paid, with a space before the symbol.
  const inToken = formatTokenAmount(amount, { ...token, symbol: '' }, locale, token.decimals)
  return (
    <div className={classes.subject}>
      <div className={classes.merchant}>
        <Picture name={name} url={icons[0] ?? null} />
        <span className={classes.words}>
          <bdi className={classes.name}>{name}</bdi>
          {item !== undefined && <bdi className={classes.item}>{item}</bdi>}
        </span>
      </div>
      <p className={classes.amount}>
        {worth === undefined ? (
          <bdi dir="ltr">
            {inToken}
            <bdi className={classes.symbol}>{token.symbol}</bdi>
          </bdi>
        ) : (
          <bdi>{worth}</bdi>
        )}
      </p>
      <p className={classes.where}>
        <TokenImage token={token} size={20} />
        <span>
          {worth !== undefined && (
            <>
              <bdi dir="ltr">
                {inToken}
                <bdi>{token.symbol}</bdi>
              </bdi>{' '}
            </>
          )}
          {network && <bdi>{text('pay.on', { network: network.name })}</bdi>}
        </span>
      </p>
    </div>
  )
}

/** Replaces a payment that is no longer open. */
export function NoPayment(): ReactElement {
  const kit = useKit()
  const text = useText()
  return (
    <EmptyState icon="refresh" action={<Button onClick={() => kit.close()}>{text('pay.close')}</Button>}>
      {text('pay.closed')}
    </EmptyState>
  )
}

/** Returns the network of a payment from the app's configuration. */
export function networkOf(
  { adapters }: Pick<Kit, 'adapters'>,
  { networkId }: Pick<Payment, 'networkId'>,
): Network | undefined {
  const adapter = adapters.get(namespaceOf(networkId))
  return adapter?.networks.find(({ id }) => id === networkId)
}

/** Returns the name of a network, or a text for a network that the app doesn't have. */
export function usePayNetworkName(): (on: Pick<Payment, 'networkId'>) => string {
  const kit = useKit()
  const text = useText()
  return (on) => networkOf(kit, on)?.name ?? text('pay.otherNetwork')
}
