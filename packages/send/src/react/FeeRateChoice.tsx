'use client'
import type { TransferPlan } from '@kit/core/plugin'
import { useLanguage, useStyles } from '@kit/react-ui/feature'
import { type ReactElement, useId } from 'react'
import { useSend } from './useSend.js'
import { classes, css } from './WalletSendPreview.module.css.js'

const speeds = ['slow', 'normal', 'fast'] as const

/** Choice of the transaction speed, on chains with fee rates. */
export function FeeRateChoice(props: {
  readonly rates: NonNullable<TransferPlan['feeRates']>
  readonly isDisabled: boolean
}): ReactElement {
  useStyles(css)
  const { rates, isDisabled } = props
  const { text, locale } = useLanguage()
  const name = useId()
  const { edit, terms } = useSend()
  const rate = terms.feeRate ?? rates.normal
  const chosen = speeds.find((speed) => rates[speed] === rate) ?? 'normal'
  return (
    <fieldset className={classes.rates} disabled={isDisabled}>
      <legend className={classes.label}>{text('send.feeRate')}</legend>
      <div className={classes.choices}>
        {speeds.map((speed) => (
          <label key={speed} className={classes.choice}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              checked={speed === chosen}
              onChange={() => edit({ feeRate: rates[speed] })}
            />
            <span>{text(`send.${speed}`)}</span>
            <bdi className={classes.label}>{new Intl.NumberFormat(locale).format(rates[speed])} sat/vB</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
