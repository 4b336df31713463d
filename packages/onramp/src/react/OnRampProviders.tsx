import { reasonOf } from '@kit/api'
import {
  AmountField,
  Button,
  defineView,
  EmptyState,
  Icon,
  Picture,
  Row,
  Skeleton,
  Stack,
  useKit,
  useLanguage,
  useStyles,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { useEffect } from 'react'
import { listPresets } from '../checkAmount.js'
import { classes, css } from './OnRamp.module.css.js'
import { openPage } from './openPage.js'
import { providerOf } from './providerOf.js'
import { QuotePanel } from './QuotePanel.js'
import { useMoney } from './useMoney.js'
import { useOnramp } from './useOnramp.js'

/** Where the visitor says what is bought for how much, and goes to pay. */
export const onRampProvidersView: ViewDefinition<'OnRampProviders'> = defineView({
  name: 'OnRampProviders',
  service: 'needed',
  title: ({ text }) => text('onramp.buyTitle'),
  needsAccount: true,
  Component: OnRampProviders,
})

/** Ways to pay that have a name. */
const methodTexts = { card: 'onramp.card', ach_bank_account: 'onramp.bank' } as const

function OnRampProviders() {
  useStyles(css)
  const { text } = useLanguage()
  const kit = useKit()
  const { money, round } = useMoney()
  const { plugin, state } = useOnramp()
  const { networkId, address, offer, offering, payment, method, amount, problem, quote, link } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account and network
  useEffect(() => void plugin.begin().catch(() => {}), [plugin, networkId, address])

  const isHere = plugin.isOffered()
  if (isHere && (offer.status === 'idle' || offer.status === 'pending'))
    return (
      <Stack>
        <Skeleton height="96px" />
        <Skeleton height="40px" />
        <Skeleton height="96px" />
        <Skeleton height="48px" />
      </Stack>
    )
  const sold = isHere && offer.status === 'success' ? offer.data : undefined
  if (sold === undefined || offering === undefined || payment === undefined || method === undefined)
    return (
      <EmptyState
        icon={sold?.isBuiltIn ? 'warning' : 'plus'}
        {...(sold?.isBuiltIn && {
          action: <Button onClick={() => void plugin.begin().catch(() => {})}>{text('onramp.retry')}</Button>,
        })}
      >
        {text(sold?.isBuiltIn ? 'onramp.notServedOffline' : 'onramp.notServed')}
      </EmptyState>
    )

  const url = link.status === 'success' ? link.data : undefined
  const refusal = quote.status === 'error' ? quote.error : link.status === 'error' ? link.error : undefined
  const networks = new Set(sold.all.purchaseCurrencies.flatMap(({ networks }) => networks.map(({ name }) => name)))
  const go = () => {
    if (url === undefined) return
    const isBlocked = !openPage(url)
    plugin.start()
    kit.modal.push('BuyInProgress', { isBlocked })
  }
  return (
    <Stack>
      {sold.isBuiltIn && (
        <Words as="quiet" tone="warning">
          {text('onramp.builtIn')}
        </Words>
      )}
      <AmountField
        label={text('onramp.pay')}
        value={amount}
        onChange={(next) => plugin.edit({ amount: next })}
        token={{ symbol: payment.id, decimals: 2 }}
        isInvalid={problem !== undefined}
        note={text('onramp.limits', {
          least: round(method.min, payment.id),
          most: round(method.max, payment.id),
        })}
        end={
          <button type="button" className={classes.choice} onClick={() => kit.modal.push('OnRampFiatSelect')}>
            <bdi>{payment.id}</bdi>
            <Icon name="down" size={16} />
          </button>
        }
      />
      {problem && (
        <div role="alert">
          <Words as="quiet" tone="error">
            {problem.reason === 'tooSmall'
              ? text('onramp.tooSmall', { least: money(problem.least, payment.id) })
              : problem.reason === 'tooLarge'
                ? text('onramp.tooLarge', { most: money(problem.most, payment.id) })
                : text('onramp.invalid', { currency: payment.id })}
          </Words>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form */}
      <div role="group" aria-label={text('onramp.amounts')} className={classes.chips}>
        {listPresets(method).map((preset) => (
          <button
            key={preset}
            type="button"
            className={classes.chip}
            aria-pressed={Number(amount) === Number(preset)}
            onClick={() => plugin.edit({ amount: preset })}
          >
            {round(preset, payment.id)}
          </button>
        ))}
      </div>
      <QuotePanel state={state} onToken={() => kit.modal.push('OnRampTokenSelect')} />
      {payment.limits.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form
        <div role="group" aria-label={text('onramp.methods')} className={classes.chips}>
          {payment.limits.map((way) => (
            <button
              key={way.id}
              type="button"
              className={classes.chip}
              aria-pressed={way.id === method.id}
              onClick={() => plugin.edit({ method: way })}
            >
              {way.id in methodTexts ? text(methodTexts[way.id as keyof typeof methodTexts]) : way.id}
            </button>
          ))}
        </div>
      )}
      {refusal && (
        <div role="alert" className={classes.problem}>
          <Words as="quiet" tone="error">
            {refusal.code === 'network/offline'
              ? text('onramp.offline')
              : quote.status === 'error'
                ? text('onramp.quoteFailed', { reason: reasonOf(refusal, refusal.shortMessage) })
                : text('onramp.linkFailed')}
          </Words>
          <Button kind="link" icon="refresh" onClick={() => void plugin.quote().catch(() => {})}>
            {text('onramp.retry')}
          </Button>
        </div>
      )}
      {url !== undefined && (
        <Row
          label={providerOf(url)}
          detail={text('onramp.onNetworks', { count: networks.size })}
          image={<Picture name={providerOf(url)} url={null} />}
        />
      )}
      <Button kind="main" wide icon="external" disabled={url === undefined || problem !== undefined} onClick={go}>
        {amount === ''
          ? text('onramp.enterAmount')
          : url === undefined
            ? text('onramp.continuePlain')
            : text('onramp.continue', { provider: providerOf(url) })}
      </Button>
      <div className={classes.links}>
        <Button kind="link" onClick={() => kit.modal.push('OnRampActivity')}>
          {text('onramp.orders')}
        </Button>
        <Button kind="link" icon="help" onClick={() => kit.modal.push('WhatIsABuy')}>
          {text('onramp.what')}
        </Button>
      </div>
    </Stack>
  )
}
