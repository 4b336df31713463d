'use client'
import { Row, useKit, usePrepareView, useText } from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import { usePay } from './usePay.js'

/** Opens the deposit from an exchange, on FundWallet. */
export function DepositRow(): ReactElement {
  const text = useText()
  const kit = useKit()
  const prepare = usePrepareView()
  const { assets, loadAssets } = usePay()
  useEffect(() => void loadAssets().catch(() => undefined), [loadAssets])
  const count = 'data' in assets ? assets.data?.length : undefined
  const isBusy = count === undefined && assets.status !== 'error'
  const reason = assets.status === 'error' && count === undefined ? 'pay.exchangesFailed' : 'pay.noExchange'
  return (
    <Row
      icon="swap"
      label={text('pay.depositTitle')}
      detail={text(isBusy || count ? 'pay.depositDetail' : reason)}
      hasArrow
      busy={isBusy}
      {...(!isBusy && !count && { disabled: true, reason: text(reason) })}
      onIntent={() => prepare('PayWithExchange')}
      onClick={() => kit.modal.push('PayWithExchange')}
    />
  )
}
