import { type PaymentCurrency, type PaymentMethodLimit, reasonOf } from '@kit/api'
import type { KitError } from '@kit/core'
import {
  AmountField,
  Button,
  Callout,
  ChoiceButton,
  defineView,
  EmptyState,
  Form,
  Picture,
  Row,
  Skeleton,
  Stack,
  Typography,
  useKit,
  useLanguage,
  useStyles,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { listPresets } from '../checkAmount.js'
import { classes, css } from './OnRamp.module.css.js'
import { openPage, providerOf } from './openPage.js'
import { QuotePanel } from './QuotePanel.js'
import { useMoney } from './useMoney.js'
import { useOnramp } from './useOnramp.js'

/** The purchase form: amount, token, payment method and provider. */
export const onRampProvidersView: ViewDefinition<'OnRampProviders'> = defineView({
  name: 'OnRampProviders',
  service: 'needed',
  title: ({ text }) => text('onramp.buyTitle'),
  needsAccount: true,
  Component: OnRampProviders,
})

/** Payment methods with a text. */
const methodTexts = { card: 'onramp.card', ach_bank_account: 'onramp.bank' } as const

function OnRampProviders() {
  useStyles(css)
  const { text } = useLanguage()
  const kit = useKit()
  const { networkId, address, offer, offering, payment, method, amount, problem, link, ...onramp } = useOnramp()
  const { load: loadOffer, isOffered, start } = onramp

  const load = () => void loadOffer().catch(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account and network
  useEffect(load, [loadOffer, networkId, address])

  const isHere = isOffered()
  const offered = 'data' in offer ? offer.data : undefined
  if (isHere && offered === undefined && offer.status !== 'error') return <FormSkeleton />
  const sold = isHere ? offered : undefined
  if (sold === undefined || offering === undefined || payment === undefined || method === undefined)
    return sold?.isFallback ? (
      <EmptyState icon="warning" action={<Button onClick={load}>{text('onramp.retry')}</Button>}>
        {text('onramp.serviceUnavailable')}
      </EmptyState>
    ) : (
      <EmptyState icon="plus">{text('onramp.unavailable')}</EmptyState>
    )

  const url = link.status === 'success' ? link.data : undefined
  const { quote } = onramp
  const failure = quote.status === 'error' ? quote.error : link.status === 'error' ? link.error : undefined
  const provider = url === undefined ? '' : providerOf(url)
  const networks = new Set(sold.all.purchaseCurrencies.flatMap(({ networks }) => networks.map(({ name }) => name)))
  function go(): void {
    if (url === undefined) return
    const isBlocked = !openPage(url)
    start()
    kit.modal.push('BuyInProgress', { isBlocked })
  }
  return (
    <Form onSubmit={failure ? () => void onramp.requestQuote().catch(() => {}) : go}>
      <Stack>
        <AmountEntry payment={payment} method={method} isFallback={sold.isFallback} />
        <QuotePanel onToken={() => kit.modal.push('OnRampTokenSelect')} />
        <MethodChoice payment={payment} method={method} />
        {url !== undefined && (
          <Row
            label={provider}
            detail={text('onramp.onNetworks', { count: networks.size })}
            image={<Picture name={provider} url={null} />}
          />
        )}
        <div className={classes.links}>
          <Button kind="link" onClick={() => kit.modal.push('OnRampActivity')}>
            {text('onramp.orders')}
          </Button>
          <Button kind="link" icon="help" onClick={() => kit.modal.push('WhatIsABuy')}>
            {text('onramp.howItWorks')}
          </Button>
        </div>
        <ViewFooter above={failure && <LoadFailure error={failure} />}>
          {failure ? (
            <Button kind="main" wide icon="refresh">
              {text('onramp.retry')}
            </Button>
          ) : (
            <Button kind="main" wide icon="external" disabled={url === undefined || problem !== undefined}>
              {amount === ''
                ? text('onramp.enterAmount')
                : url === undefined
                  ? text('onramp.continuePlain')
                  : text('onramp.continue', { provider })}
            </Button>
          )}
        </ViewFooter>
      </Stack>
    </Form>
  )
}

/** Shown while the offer loads. */
function FormSkeleton(): ReactElement {
  return (
    <Stack>
      <Skeleton height="96px" />
      <Skeleton height="40px" />
      <Skeleton height="96px" />
      <Skeleton height="48px" />
    </Stack>
  )
}

/** Payment methods, if there are several. */
function MethodChoice(props: {
  readonly payment: PaymentCurrency
  readonly method: PaymentMethodLimit
}): ReactElement | null {
  const { text } = useLanguage()
  const { edit } = useOnramp()
  const { limits } = props.payment
  if (limits.length < 2) return null
  return (
    <Chips label={text('onramp.methods')}>
      {limits.map((way) => (
        <Chip key={way.id} isPressed={way.id === props.method.id} onClick={() => edit({ method: way })}>
          {way.id in methodTexts ? text(methodTexts[way.id as keyof typeof methodTexts]) : way.id}
        </Chip>
      ))}
    </Chips>
  )
}

/** Amount to pay, within the limits of the payment method. */
function AmountEntry({
  payment,
  method,
  isFallback,
}: {
  readonly payment: PaymentCurrency
  readonly method: PaymentMethodLimit
  readonly isFallback: boolean
}): ReactElement {
  const { text } = useLanguage()
  const kit = useKit()
  const { money, round } = useMoney()
  const { amount, edit, problem } = useOnramp()
  return (
    <>
      {isFallback && (
        <Callout tone="warning" isStatic>
          {text('onramp.typicalLimits')}
        </Callout>
      )}
      <AmountField
        label={text('onramp.pay')}
        value={amount}
        onChange={(next) => edit({ amount: next })}
        token={{ symbol: payment.id, decimals: 2 }}
        isInvalid={problem !== undefined}
        note={text('onramp.limits', {
          least: round(method.min, payment.id),
          most: round(method.max, payment.id),
        })}
        end={<ChoiceButton onClick={() => kit.modal.push('OnRampFiatSelect')}>{payment.id}</ChoiceButton>}
      />
      {problem && (
        <div role="alert">
          <Typography as="quiet" tone="error">
            {problem.reason === 'tooSmall'
              ? text('onramp.tooSmall', { least: money(problem.min, payment.id) })
              : problem.reason === 'tooLarge'
                ? text('onramp.tooLarge', { most: money(problem.max, payment.id) })
                : text('onramp.invalid', { currency: payment.id })}
          </Typography>
        </div>
      )}
      <Chips label={text('onramp.amounts')}>
        {listPresets(method).map((preset) => (
          <Chip key={preset} isPressed={Number(amount) === Number(preset)} onClick={() => edit({ amount: preset })}>
            {round(preset, payment.id)}
          </Chip>
        ))}
      </Chips>
    </>
  )
}

function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form
    <div role="group" aria-label={label} className={classes.chips}>
      {children}
    </div>
  )
}

function Chip({
  isPressed,
  ...button
}: {
  readonly isPressed: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}): ReactElement {
  return <button type="button" className={classes.chip} aria-pressed={isPressed} {...button} />
}

/** Says why the quote or the payment URL failed to load. */
function LoadFailure({ error }: { readonly error: KitError }): ReactElement {
  const { text } = useLanguage()
  const { quote } = useOnramp()
  return (
    <Callout tone="error">
      {error.code === 'network/offline'
        ? text('onramp.offline')
        : quote.status === 'error'
          ? text('onramp.quoteFailed', { reason: reasonOf(error, error.shortMessage) })
          : text('onramp.linkFailed')}
    </Callout>
  )
}
