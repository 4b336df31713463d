import {
  Button,
  defineView,
  EmptyState,
  GrowingList,
  Row,
  RowSkeleton,
  Stack,
  TokenImage,
  useKit,
  useLanguage,
  useStyles,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { useEffect } from 'react'
import { findOffering } from './findOffering.js'
import { classes, css } from './OnRamp.module.css.js'
import { formatBoughtAmount, useMoney } from './useMoney.js'
import { useOnramp } from './useOnramp.js'

/** Lists the orders of the account. */
export const onRampActivityView: ViewDefinition<'OnRampActivity'> = defineView({
  name: 'OnRampActivity',
  service: 'needed',
  title: ({ text }) => text('onramp.orders'),
  needsAccount: true,
  Component: OnRampActivity,
})

const statusTexts = {
  pending: 'onramp.statusPending',
  success: 'onramp.statusSuccess',
  failed: 'onramp.statusFailed',
} as const

function OnRampActivity() {
  useStyles(css)
  const { text, locale } = useLanguage()
  const kit = useKit()
  const { money } = useMoney()
  const { address, isOffered, loadOrders, offer, orders, watch } = useOnramp()
  useEffect(watch, [watch])
  const load = () => void loadOrders().catch(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account
  useEffect(load, [loadOrders, address])
  const rows = 'data' in orders ? orders.data : undefined
  if (rows === undefined)
    return orders.status === 'error' ? (
      <EmptyState icon="warning" action={<Button onClick={load}>{text('onramp.retry')}</Button>}>
        {text('onramp.ordersFailed')}
      </EmptyState>
    ) : (
      <Stack>
        {[1, 2, 3, 4].map((key) => (
          <RowSkeleton key={key} amount />
        ))}
      </Stack>
    )
  if (rows.length === 0)
    return (
      <EmptyState
        icon="plus"
        {...(isOffered() && {
          action: <Button onClick={() => kit.modal.push('OnRampProviders')}>{text('onramp.start')}</Button>,
        })}
      >
        {text('onramp.noOrders')}
      </EmptyState>
    )
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <GrowingList
      label={text('onramp.orders')}
      count={rows.length}
      render={(index) => {
        const order = rows[index]
        return (
          order && (
            <Row
              key={order.id}
              label={formatBoughtAmount(order.quantity, order.symbol, locale)}
              detail={dates.format(order.atMs)}
              image={
                <TokenImage
                  token={{ ...findOffering(offer, order), symbol: order.symbol || '?', iconUrl: order.iconUrl }}
                />
              }
              end={
                <span className={classes.end}>
                  {order.paid !== undefined && <bdi>{money(String(order.paid), 'USD')}</bdi>}
                  <span className={classes[order.status]}>{text(statusTexts[order.status])}</span>
                </span>
              }
            />
          )
        )
      }}
    />
  )
}
