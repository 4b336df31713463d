import { Row, Tag, useKit, usePrepareView, useText } from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import { useMoney } from './useMoney.js'
import { useOnramp } from './useOnramp.js'

/** The purchase in progress, on Account. */
export function PurchaseRow(): ReactElement | null {
  const text = useText()
  const kit = useKit()
  const { money } = useMoney()
  const prepare = usePrepareView()
  const { purchase, watch } = useOnramp()
  useEffect(watch, [watch])
  if (purchase?.status !== 'waiting' && purchase?.status !== 'pending') return null
  return (
    <Row
      icon="plus"
      label={text('onramp.buying', { symbol: purchase.symbol })}
      detail={<bdi>{money(purchase.amount, purchase.currency)}</bdi>}
      end={purchase.status === 'pending' && <Tag>{text('onramp.statusPending')}</Tag>}
      hasArrow
      onIntent={() => prepare('BuyInProgress')}
      onClick={() => kit.modal.push('BuyInProgress', { isBlocked: false })}
    />
  )
}
