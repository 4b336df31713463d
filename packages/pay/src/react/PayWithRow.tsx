'use client'
import { Row, TokenImage, useKit, useLanguage, usePrepareView, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { Payment, PayWith } from '../PayState.js'
import { formatToken } from './formatToken.js'
import { StepList } from './StepList.js'
import { networkOf } from './Subject.js'

/** What the payment is paid with, where that can be chosen; what that takes, and how far it is. */
export function PayWithRow({
  payment,
  payWith,
}: {
  readonly payment: Payment
  readonly payWith: PayWith
}): ReactElement {
  const kit = useKit()
  const { text, locale } = useLanguage()
  const prepare = usePrepareView()
  const { from, isBusy, quote, steps } = payWith
  const { conversion } = payment
  const sold = from ?? (isBusy ? conversion?.from : undefined)
  const spent = isBusy ? conversion?.spent : quote.status === 'success' ? quote.data.spent : undefined
  const values = { token: sold?.symbol ?? '' }
  const isUnderWay = isBusy && steps.length === 0
  return (
    <>
      <Row
        label={sold === undefined ? text('pay.payWithToken') : text('pay.paidWith', values)}
        detail={
          sold === undefined ? (
            text('pay.payWithTokenDetail')
          ) : spent === undefined ? (
            text(quote.status === 'error' ? 'pay.noQuote' : 'pay.feeWait')
          ) : (
            <bdi>
              {text('pay.atMost', { amount: formatToken(spent, sold, locale) })}{' '}
              {text('pay.on', { network: networkOf(kit, sold)?.name ?? sold.networkId })}
            </bdi>
          )
        }
        {...(sold === undefined ? { icon: 'swap' } : { image: <TokenImage token={sold} /> })}
        leads={!isBusy}
        busy={quote.status === 'pending'}
        onIntent={() => prepare('PaySelectToken')}
        onClick={isBusy ? undefined : () => kit.modal.push('PaySelectToken')}
      />
      {sold !== undefined && !isBusy && <Words as="small">{text('pay.swappedFirst')}</Words>}
      {isUnderWay && (
        <div role="status">
          <Words as="quiet">{text('pay.swapUnderWay', values)}</Words>
        </div>
      )}
      {isBusy && steps.length > 0 && (
        <StepList
          steps={[
            ...steps.map(({ kind, status }, index) => ({
              key: `${index} ${kind}`,
              label: text(`pay.swap.${kind}`, values),
              is: status === 'asked' || status === 'pending' ? ('now' as const) : status,
            })),
            {
              key: 'pay',
              label: text('pay.swap.pay', { amount: formatToken(payment.amount, payment.token, locale) }),
              is: 'next' as const,
            },
          ]}
        />
      )}
      {!isBusy && sold === undefined && conversion?.status === 'done' && (
        <div role="status">
          <Words as="small">{text('pay.swapped', { token: conversion.from.symbol })}</Words>
        </div>
      )}
    </>
  )
}
