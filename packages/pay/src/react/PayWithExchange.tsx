'use client'
import type { Loadable, Token } from '@kit/core'
import {
  Amount,
  AmountField,
  Button,
  Callout,
  ChoiceButton,
  defineView,
  EmptyState,
  formatFiat,
  Picture,
  Row,
  RowSkeleton,
  Stack,
  TokenImage,
  useForeignImage,
  useKit,
  useLanguage,
  useStyles,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import type { ExchangeOffer, PayState } from '../PayState.js'
import { openWindow } from './openWindow.js'
import { classes, css } from './Pay.module.css.js'
import { PaymentSubject, usePayNetworkName } from './PaymentSubject.js'
import { usePay } from './usePay.js'

/** Pays the open payment, or a deposit, from the user's balance at an exchange. */
export const payWithExchangeView: ViewDefinition<'PayWithExchange'> = defineView({
  name: 'PayWithExchange',
  service: 'needed',
  title: ({ text }) => text('pay.exchangeTitle'),
  Component: PayWithExchange,
})

const chips = ['10', '50', '100']
/** Up to 10 digits and 6 decimals. */
const typed = /^\d{0,10}(\.\d{0,6})?$/

function PayWithExchange(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const { text } = useLanguage()
  const { assets, deposit, depositAtExchange, exchanges, loadAssets, loadExchanges, payAtExchange, payment, show } =
    usePay()
  const isDeposit = !kit.modal.getState().history.some(({ name }) => (name as string) === 'Pay')
  const token = isDeposit ? deposit.token : payment?.token
  const id = token && `${token.networkId}/${token.address ?? ''}`
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (isDeposit) loadAssets().catch(() => undefined)
  }, [loadAssets, isDeposit])
  useEffect(() => {
    if (id !== undefined) loadExchanges({ isDeposit }).catch(() => undefined)
  }, [loadExchanges, id, isDeposit])
  const isReady = !isDeposit || (deposit.units ?? 0n) > 0n

  function choose({ providerId, id: exchangeId }: ExchangeOffer): void {
    const opened = openWindow()
    setFailed(false)
    const choice = { providerId, exchangeId }
    const requested = isDeposit ? depositAtExchange(choice) : payAtExchange(choice)
    requested.then(
      (answer) => {
        opened.go(answer.url)
        if (!('paymentId' in answer)) return
        // If the window was blocked, that view links to the page.
        kit.modal.reset('Account')
        show((answer as { paymentId: string }).paymentId)
      },
      () => {
        opened.close()
        setFailed(true)
      },
    )
  }

  if (!isDeposit && payment === undefined) return <EmptyState icon="refresh">{text('pay.closed')}</EmptyState>
  return (
    <Stack gap="wide">
      {isDeposit ? <DepositForm /> : payment && <PaymentSubject payment={payment} />}
      <Rows
        label={text('pay.exchanges')}
        list={
          token === undefined ? withoutRows(assets) : exchanges.assetId === id ? exchanges.list : { status: 'pending' }
        }
        onRetry={() => (token === undefined ? loadAssets() : loadExchanges({ isDeposit }))}
      >
        {(exchange: ExchangeOffer) => (
          <Row
            key={`${exchange.providerId}/${exchange.id}`}
            label={exchange.name}
            image={<ExchangeImage exchange={exchange} />}
            hasArrow
            {...(!isReady && { disabled: true, reason: text('pay.enterAmount') })}
            onClick={() => choose(exchange)}
          />
        )}
      </Rows>
      {failed && <Callout tone="error">{text('pay.failed.pay/exchangeUnavailable')}</Callout>}
    </Stack>
  )
}

/** Amount and asset of the deposit. */
function DepositForm(): ReactElement {
  const kit = useKit()
  const { text, locale } = useLanguage()
  const { deposit, editDeposit } = usePay()
  const { amount, price, token, units } = deposit
  const edit = (next: string) => {
    if (typed.test(next)) editDeposit({ amount: next })
  }
  const isInvalid = amount !== '' && units === undefined
  return (
    <Stack>
      <AmountField
        label={text('pay.depositAmount')}
        value={amount}
        onChange={edit}
        token={price === undefined ? token : { symbol: 'USD', decimals: 6 }}
        isInvalid={isInvalid}
        end={
          <ChoiceButton
            image={token && <TokenImage token={token} size={26} />}
            onClick={() => kit.modal.push('PayWithExchangeSelectAsset')}
          >
            {token?.symbol ?? text('pay.asset')}
          </ChoiceButton>
        }
        note={
          token &&
          price !== undefined &&
          units !== undefined && (
            <>
              <bdi>{formatFiat(Number(amount), locale)}</bdi> ≈{' '}
              <bdi dir="ltr">
                <Amount balance={{ ...token, value: rounded(units, token.decimals) }} locale={locale} />{' '}
                <bdi>{token.symbol}</bdi>
              </bdi>
            </>
          )
        }
      />
      {price !== undefined && (
        <fieldset className={classes.chips} aria-label={text('pay.depositAmount')}>
          {chips.map((chip) => (
            <Button key={chip} onClick={() => edit(chip)}>
              {formatFiat(Number(chip), locale, 'USD', 'round')}
            </Button>
          ))}
        </fieldset>
      )}
    </Stack>
  )
}

/** Rounds the amount down to four decimals for display. */
const rounded = (units: bigint, decimals: number) =>
  decimals > 4 ? units - (units % 10n ** BigInt(decimals - 4)) : units

/** Without an asset there are no exchanges to load. */
function withoutRows(assets: PayState['assets']): Loadable<readonly never[]> {
  if (assets.status === 'success') return { status: 'success', data: [] }
  if (assets.status === 'error') return { status: 'error', error: assets.error, retryAtMs: assets.retryAtMs }
  return { status: 'pending' }
}

/** The loaded rows, or a placeholder, failure or empty state. */
function Rows<T>(props: {
  readonly label: string
  readonly list: Loadable<readonly T[]>
  readonly onRetry: () => Promise<void>
  readonly children: (row: T) => ReactElement
}): ReactElement {
  const { text } = useLanguage()
  const { children, label, list, onRetry } = props
  const rows = 'data' in list ? list.data : undefined
  if (rows === undefined && list.status === 'error')
    return (
      <EmptyState
        icon="warning"
        action={<Button onClick={() => void onRetry().catch(() => undefined)}>{text('common.tryAgain')}</Button>}
      >
        {text('pay.exchangesFailed')}
      </EmptyState>
    )
  if (rows === undefined)
    return (
      <Stack>
        <RowSkeleton />
        <RowSkeleton />
      </Stack>
    )
  if (rows.length === 0) return <EmptyState icon="search">{text('pay.noExchange')}</EmptyState>
  return <Stack list={label}>{rows.map(children)}</Stack>
}

function ExchangeImage({ exchange: { imageUrl, name } }: { readonly exchange: ExchangeOffer }): ReactElement {
  return <Picture name={name} url={useForeignImage(imageUrl) ?? null} />
}

/** Choice of the asset to deposit. */
export const payWithExchangeSelectAssetView: ViewDefinition<'PayWithExchangeSelectAsset'> = defineView({
  name: 'PayWithExchangeSelectAsset',
  service: 'needed',
  title: ({ text }) => text('pay.asset'),
  Component: SelectAsset,
})

function SelectAsset(): ReactElement {
  const kit = useKit()
  const { text } = useLanguage()
  const nameOf = usePayNetworkName()
  const { assets, deposit, editDeposit, loadAssets } = usePay()
  return (
    <Rows label={text('pay.asset')} list={assets} onRetry={loadAssets}>
      {(token: Token) => (
        <Row
          key={`${token.networkId}/${token.address ?? ''}`}
          label={token.name || token.symbol}
          detail={
            <bdi>
              {token.symbol} {text('pay.on', { network: nameOf(token) })}
            </bdi>
          }
          image={<TokenImage token={token} />}
          current={token.networkId === deposit.token?.networkId && token.address === deposit.token.address}
          onClick={() => {
            editDeposit({ token })
            kit.modal.back()
          }}
        />
      )}
    </Rows>
  )
}
