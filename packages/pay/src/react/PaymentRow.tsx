'use client'
import { formatTokenAmount, Row, Stack, Tag, useLanguage, usePrepareView } from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import { usePay } from './usePay.js'

/** Payments and deposits in progress, on Account. */
export function PaymentRow(): ReactElement | null {
  const { text, locale } = useLanguage()
  const prepare = usePrepareView()
  const { show, inProgress, watch } = usePay()
  useEffect(watch, [watch])
  if (inProgress.length === 0) return null
  return (
    <Stack>
      {inProgress.map(({ amount, method, paymentId, status, token }) => (
        <Row
          key={paymentId}
          icon="forward"
          label={text('pay.inProgress', { amount: formatTokenAmount(amount, token, locale) })}
          detail={<bdi>{method?.name}</bdi>}
          end={status !== 'waiting' && <Tag>{text(status === 'timeout' ? 'pay.late' : 'pay.going')}</Tag>}
          hasArrow
          onIntent={() => prepare('PayLoading')}
          onClick={() => show(paymentId)}
        />
      ))}
    </Stack>
  )
}
