import { ChoiceButton, Skeleton, Tag, TokenImage, Typography, useLanguage, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './OnRamp.module.css.js'
import { formatBoughtAmount, useMoney } from './useMoney.js'
import { useOnramp } from './useOnramp.js'

/** Shows the tokens that the amount buys, and the fees. */
export function QuotePanel({ onToken }: { readonly onToken: () => void }): ReactElement | null {
  useStyles(css)
  const { text, locale } = useLanguage()
  const { money } = useMoney()
  const { offering, payment, amount, quote } = useOnramp()
  if (offering === undefined || payment === undefined) return null
  const found = quote.status === 'success' ? quote.data : undefined
  const worth = money(amount || '0', payment.id)
  const fee = ({ amount: part, currency }: { readonly amount: string; readonly currency: string }) =>
    Number(part) === 0 ? text('onramp.free') : money(part, currency)
  return (
    <div className={classes.panel} aria-busy={quote.status === 'pending' || undefined}>
      <div className={classes.line}>
        <span className={classes.words}>
          <span className={classes.label}>
            {text('onramp.get')} {found?.isEstimate && <Tag>{text('onramp.estimate')}</Tag>}
          </span>
          <output className={classes.number}>
            {quote.status === 'pending' ? (
              <Skeleton height="28px" />
            ) : found === undefined ? (
              '–'
            ) : found.isEstimate ? (
              // An estimate echoes the amount to pay, not an amount of the token.
              <bdi>≈ {worth}</bdi>
            ) : (
              <bdi>{formatBoughtAmount(found.purchaseAmount.amount, offering.symbol, locale)}</bdi>
            )}
          </output>
        </span>
        <ChoiceButton image={<TokenImage token={{ ...offering, iconUrl: undefined }} size={26} />} onClick={onToken}>
          {offering.symbol}
        </ChoiceButton>
      </div>
      {found?.isEstimate && <Typography as="quiet">{text('onramp.estimateText')}</Typography>}
      {found && !found.isEstimate && (
        <dl className={classes.list}>
          {(
            [
              ['onramp.fee', fee(found.coinbaseFee)],
              ['onramp.networkFee', fee(found.networkFee)],
              ['onramp.total', money(found.paymentTotal.amount, found.paymentTotal.currency)],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className={classes.item}>
              <dt>{text(name)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
