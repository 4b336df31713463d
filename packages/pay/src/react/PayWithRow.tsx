'use client'
import { formatAddress, type Token } from '@kit/core'
import {
  Button,
  CopyButton,
  Row,
  Stack,
  TokenImage,
  Typography,
  useKit,
  useLanguage,
  usePrepareView,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { isInTransit, isOpenConversion, isSearchable, type Payment, type PaymentConversion } from '../PayState.js'
import { networkOf } from './PaymentSubject.js'
import { StepList } from './StepList.js'
import { formatPayAmount, usePay } from './usePay.js'

/** The token to pay with, its cost and the progress of its swap. */
export function PayWithRow({ payment }: { readonly payment: Payment }): ReactElement {
  const kit = useKit()
  const { text, locale } = useLanguage()
  const prepare = usePrepareView()
  const { payer, payWith } = usePay()
  const { from, isBusy, quote, steps } = payWith
  const { conversion } = payment
  const isExpired = conversion?.status === 'expired'
  const isWaiting = conversion !== undefined && isInTransit(payment, conversion)
  const isOfOther = conversion !== undefined && conversion.address !== payer?.account.address
  const sold = from ?? (isBusy ? conversion?.from : undefined)
  const spent = isBusy ? conversion?.spent : quote.status === 'success' ? quote.data.spent : undefined
  const nameOf = (token: Pick<Token, 'networkId'>) => networkOf(kit, token)?.name ?? token.networkId
  const isCrossing = sold !== undefined && sold.networkId !== payment.networkId
  const values = { token: sold?.symbol ?? '', network: nameOf(payment) }
  const isUnderWay = isBusy && conversion?.status === 'sent'
  const note = conversion && noteOf(conversion, isOfOther, isBusy || sold !== undefined)
  return (
    <>
      <Row
        label={sold === undefined ? text('pay.payWithToken') : text('pay.paidWith', values)}
        detail={
          sold === undefined ? (
            text('pay.payWithTokenDetail')
          ) : spent === undefined ? (
            text(quote.status === 'error' ? 'pay.noQuote' : 'pay.estimating')
          ) : (
            <bdi>
              {text('pay.upTo', { amount: formatPayAmount(spent, sold, locale) })}{' '}
              {text('pay.on', { network: nameOf(sold) })}
            </bdi>
          )
        }
        {...(sold === undefined ? { icon: 'swap' } : { image: <TokenImage token={sold} /> })}
        hasArrow={!isBusy && !isWaiting}
        busy={quote.status === 'pending'}
        onIntent={() => prepare('PaySelectToken')}
        onClick={isBusy || isWaiting ? undefined : () => kit.modal.push('PaySelectToken')}
      />
      {sold !== undefined && !isBusy && (
        <Typography as="small">{text(isCrossing ? 'pay.bridgedFirst' : 'pay.swappedFirst', values)}</Typography>
      )}
      {isUnderWay && (
        <div role="status">
          <Typography as="quiet">{text(isCrossing ? 'pay.bridging' : 'pay.swapSent', values)}</Typography>
        </div>
      )}
      {isBusy && conversion?.hash && <CopyButton value={conversion.hash}>{text('pay.copyHash')}</CopyButton>}
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
              label: text('pay.swap.pay', { amount: formatPayAmount(payment.amount, payment.token, locale) }),
              is: 'next' as const,
            },
          ]}
        />
      )}
      {conversion && note && (
        <div role="status">
          <Typography as="small">
            {text(note, { address: formatAddress(conversion.address), token: conversion.from.symbol })}
          </Typography>
        </div>
      )}
      {isExpired && !isOfOther && <TakeBack conversion={conversion} network={nameOf(conversion.from)} />}
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
  const amount = formatPayAmount(conversion.spent, conversion.from, locale)
  const take = () => {
    setIsRequesting(true)
    claimRefund()
      // Failures are exposed in the state.
      .catch(() => undefined)
      .finally(() => setIsRequesting(false))
  }
  return (
    <Stack>
      <div role="alert">
        <Typography as="quiet">{text('pay.bridgeExpired', { amount, network })}</Typography>
      </div>
      <Button icon="refresh" disabled={isRequesting} onClick={take}>
        {text('pay.claimRefund', { amount })}
      </Button>
    </Stack>
  )
}
