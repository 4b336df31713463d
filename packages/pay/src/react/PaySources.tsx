'use client'
import { formatAddress } from '@kit/core'
import {
  Amount,
  formatTokenAmount,
  Row,
  RowGroup,
  TokenImage,
  Typography,
  useKit,
  useLanguage,
  usePrepareView,
  useStyles,
  WalletImage,
} from '@kit/react-ui/feature'
import { type ReactElement, type ReactNode, useId } from 'react'
import { isInTransit, type Payer, type Payment, type PayToken } from '../PayState.js'
import { classes, css } from './Pay.module.css.js'
import { networkOf, usePayNetworkName } from './PaymentSubject.js'
import { usePay } from './usePay.js'

/** Number of other tokens that are listed, once loaded. */
const listed = 2

const isSame = (a: PayToken, b: PayToken | undefined): boolean =>
  a.networkId === b?.networkId && a.address === b.address

/** The tokens that the payment can be paid with, with balance and cost, and other ways to pay. */
export function PaySources({ payer, payment }: { readonly payer: Payer; readonly payment: Payment }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const name = useId()
  const { text } = useLanguage()
  const prepare = usePrepareView()
  const nameOf = usePayNetworkName()
  const { hasConversions, hasExchanges, payWith } = usePay()
  const { from, tokens } = payWith
  const { conversion } = payment
  const canConvert = hasConversions() && !(conversion && isInTransit(payment, conversion))
  const loaded = canConvert && 'data' in tokens ? (tokens.data ?? []) : []
  const others = [...(from ? [from] : []), ...loaded.filter((token) => !isSame(token, from)).slice(0, listed)]
  const isCrossing = from !== undefined && from.networkId !== payment.networkId
  return (
    <fieldset className={classes.sources}>
      <legend className={classes.legend}>
        <span>{text('pay.selectToken')}</span>
        <span className={classes.payer}>
          <WalletImage wallet={payer.wallet} size={20} /> <bdi>{payer.wallet.name}</bdi>{' '}
          <bdi>{formatAddress(payer.account.address)}</bdi>
        </span>
      </legend>
      <RowGroup>
        <AssetSource name={name} payment={payment} />
        {others.map((token) => (
          <TokenSource
            key={`${token.networkId}/${token.address ?? ''}`}
            name={name}
            token={token}
            isChosen={isSame(token, from)}
          />
        ))}
        {canConvert && (
          <Row
            icon="swap"
            label={text('pay.payWithToken')}
            detail={text('pay.payWithTokenDetail')}
            hasArrow
            onIntent={() => prepare('PaySelectToken')}
            onClick={() => kit.modal.push('PaySelectToken')}
          />
        )}
        {hasExchanges() && <ExchangeRow />}
      </RowGroup>
      {from !== undefined && (
        <Typography as="small">
          {text(isCrossing ? 'pay.bridgedFirst' : 'pay.swappedFirst', { network: nameOf(payment) })}
        </Typography>
      )}
    </fieldset>
  )
}

/** Opens the payment from an exchange. */
export function ExchangeRow(): ReactElement {
  const kit = useKit()
  const { text } = useLanguage()
  const prepare = usePrepareView()
  return (
    <Row
      icon="bag"
      label={text('pay.fromExchange')}
      hasArrow
      onIntent={() => prepare('PayWithExchange')}
      onClick={() => kit.modal.push('PayWithExchange')}
    />
  )
}

/** The requested token itself, with the network fee. */
function AssetSource({ name, payment }: { readonly name: string; readonly payment: Payment }): ReactElement {
  const { text, locale } = useLanguage()
  const { balance, payWith, plan, selectToken } = usePay()
  const network = networkOf(useKit(), payment)
  const { token } = payment
  const planned = plan.status === 'success' || plan.status === 'pending' ? plan.data : undefined
  const held = balance.status === 'idle' ? undefined : balance.data
  const fee =
    planned !== undefined && network !== undefined
      ? text('pay.feeOf', { amount: formatTokenAmount(planned.fee, network.nativeCurrency, locale) })
      : text(plan.status === 'pending' ? 'pay.estimating' : 'pay.feeUnknown')
  return (
    <Source
      label={token.name || token.symbol}
      image={<TokenImage token={token} />}
      cost={plan.status === 'error' ? undefined : fee}
      held={held && { ...held, symbol: token.symbol }}
      isBusy={plan.status === 'pending'}
      isChosen={payWith.from === undefined}
      name={name}
      onChoose={() => selectToken(undefined)}
    />
  )
}

/** Another token, with its maximum cost if it is selected. */
function TokenSource(props: {
  readonly name: string
  readonly isChosen: boolean
  readonly token: PayToken
}): ReactElement {
  const { isChosen, name, token } = props
  const { text, locale } = useLanguage()
  const nameOf = usePayNetworkName()
  const { payWith, selectToken } = usePay()
  const { quote } = payWith
  const on = text('pay.on', { network: nameOf(token) })
  const cost =
    quote.status === 'success'
      ? `${text('pay.upTo', { amount: formatTokenAmount(quote.data.spent, token, locale) })} ${on}`
      : text(quote.status === 'error' ? 'pay.noQuote' : 'pay.estimating')
  return (
    <Source
      label={token.name || token.symbol}
      image={<TokenImage token={token} />}
      cost={isChosen ? cost : on}
      held={{ value: token.amount, decimals: token.decimals, symbol: token.symbol }}
      isBusy={isChosen && quote.status === 'pending'}
      isChosen={isChosen}
      name={name}
      onChoose={() => selectToken(token)}
    />
  )
}

function Source(props: {
  readonly label: string
  readonly image: ReactNode
  /** The fee, or the maximum cost. */
  readonly cost: string | undefined
  /** Undefined while unknown. */
  readonly held: { readonly value: bigint; readonly decimals: number; readonly symbol: string } | undefined
  readonly isBusy: boolean
  readonly isChosen: boolean
  /** Name of the radio group. */
  readonly name: string
  readonly onChoose: () => void
}): ReactElement {
  const { cost, held, image, isBusy, isChosen, label, name, onChoose } = props
  const { text, locale } = useLanguage()
  return (
    <label className={classes.source}>
      {image}
      <span className={classes.words}>
        <span className={classes.line}>
          <bdi className={classes.label}>{label}</bdi>
          <span className={classes.held} title={text('pay.balance')}>
            {held === undefined ? (
              '—'
            ) : (
              <bdi dir="ltr">
                <Amount balance={held} locale={locale} /> <bdi className={classes.symbol}>{held.symbol}</bdi>
              </bdi>
            )}
          </span>
        </span>
        {cost !== undefined && (
          <span className={classes.item} aria-busy={isBusy || undefined}>
            <bdi>{cost}</bdi>
          </span>
        )}
      </span>
      <input type="radio" className={classes.radio} name={name} checked={isChosen} onChange={onChoose} />
    </label>
  )
}
