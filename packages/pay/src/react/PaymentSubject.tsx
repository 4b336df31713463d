'use client'

import type { Kit, Network } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import {
  Amount,
  Button,
  EmptyState,
  NetworkImage,
  TokenImage,
  useKit,
  useLanguage,
  useStyles,
  useText,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { Payment } from '../PayState.js'
import { classes, css } from './Pay.module.css.js'

/** Amount, token and network of a payment. */
export function PaymentSubject({
  payment,
  network,
}: {
  readonly payment: Pick<Payment, 'amount' | 'token'>
  readonly network: Network | undefined
}): ReactElement {
  useStyles(css)
  const { text, locale } = useLanguage()
  const { amount, token } = payment
  return (
    <div className={classes.subject}>
      <TokenImage token={token} size={56} />
      <p className={classes.amount}>
        <Amount balance={{ value: amount, decimals: token.decimals, symbol: token.symbol }} locale={locale} />{' '}
        <bdi>{token.symbol}</bdi>
      </p>
      {network && (
        <p className={classes.where}>
          <NetworkImage network={network} size={20} /> <bdi>{text('pay.on', { network: network.name })}</bdi>
        </p>
      )}
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
