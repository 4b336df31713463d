'use client'
import { formatAddress } from '@kit/core'
import {
  Button,
  Callout,
  CopyButton,
  formatTokenAmount,
  Row,
  TokenImage,
  Typography,
  useLanguage,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { isOpenConversion, isSearchable, type Payment, type PaymentConversion } from '../PayState.js'
import { usePayNetworkName } from './PaymentSubject.js'
import { StepList } from './StepList.js'
import { usePay } from './usePay.js'

/** The progress of the swap that pays with another token, and its result. */
export function ConversionProgress({ payment }: { readonly payment: Payment }): ReactElement | null {
  const { text, locale } = useLanguage()
  const nameOf = usePayNetworkName()
  const { payer, payWith } = usePay()
  const { from, isBusy, steps } = payWith
  const { conversion } = payment
  const isOfOther = conversion !== undefined && conversion.address !== payer?.account.address
  const sold = from ?? (isBusy ? conversion?.from : undefined)
  const isCrossing = sold !== undefined && sold.networkId !== payment.networkId
  const values = { token: sold?.symbol ?? '', network: nameOf(payment) }
  const note = conversion && noteOf(conversion, isOfOther, isBusy || sold !== undefined)
  return (
    <>
      {isBusy && sold !== undefined && (
        <Row
          label={text('pay.paidWith', values)}
          detail={
            conversion && (
              <bdi>
                {text('pay.upTo', { amount: formatTokenAmount(conversion.spent, sold, locale) })}{' '}
                {text('pay.on', { network: nameOf(sold) })}
              </bdi>
            )
          }
          image={<TokenImage token={sold} />}
        />
      )}
      {isBusy && conversion?.status === 'sent' && (
        <div role="status">
          <Typography as="small">{text(isCrossing ? 'pay.bridging' : 'pay.swapSent', values)}</Typography>
        </div>
      )}
      {isBusy && steps.length > 0 && (
        <StepList
          steps={[
            ...steps.map(({ kind, status }, index) => ({
              key: `${index} ${kind}`,
              label: text(isCrossing && kind === 'bundle' ? 'pay.swap.bundleBridge' : `pay.swap.${kind}`, values),
              is: status === 'requested' || status === 'pending' ? ('now' as const) : status,
            })),
            {
              key: 'pay',
              label: text('pay.pay', { amount: formatTokenAmount(payment.amount, payment.token, locale) }),
              is: 'next' as const,
            },
          ]}
        />
      )}
      {isBusy && conversion?.hash && <CopyButton value={conversion.hash}>{text('pay.copyHash')}</CopyButton>}
      {conversion && note && (
        <div role="status">
          <Typography as="small">
            {text(note, { address: formatAddress(conversion.address), token: conversion.from.symbol })}
          </Typography>
        </div>
      )}
      {conversion?.status === 'expired' && !isOfOther && (
        <TakeBack conversion={conversion} network={nameOf(conversion.from)} />
      )}
    </>
  )
}

/** Returns the note about a swap that isn't running on this page. */
function noteOf(conversion: PaymentConversion, isOfOther: boolean, isChosen: boolean) {
  if (isOfOther) return isOpenConversion(conversion) ? 'pay.otherAccount' : undefined
  if (isChosen) return undefined
  return conversion.status === 'done' ? 'pay.swapped' : isSearchable(conversion) ? 'pay.mayBeSwapped' : undefined
}

/** An expired conversion, and the button to claim its refund. */
function TakeBack({
  conversion,
  network,
}: {
  readonly conversion: PaymentConversion
  readonly network: string
}): ReactElement {
  const { text, locale } = useLanguage()
  const { claimRefund } = usePay()
  const [isRequesting, setIsRequesting] = useState(false)
  const amount = formatTokenAmount(conversion.spent, conversion.from, locale)
  const take = () => {
    setIsRequesting(true)
    claimRefund()
      // Failures are exposed in the state.
      .catch(() => undefined)
      .finally(() => setIsRequesting(false))
  }
  return (
    <Callout
      tone="warning"
      actions={
        <Button icon="refresh" disabled={isRequesting} onClick={take}>
          {text('pay.claimRefund', { amount })}
        </Button>
      }
    >
      {text('pay.bridgeExpired', { amount, network })}
    </Callout>
  )
}
