import { formatAddress, formatUnits } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import {
  CopyButton,
  defineView,
  formatFiat,
  type MessageKey,
  Row,
  Stack,
  useKit,
  useLanguage,
  usePlugin,
  type ViewDefinition,
  type ViewProps,
} from '@kit/react-ui/feature'
import { type ReactElement, useMemo } from 'react'
import { type ActivityDetails, type ActivityItem, type ActivityPlugin, detailsOf } from '../index.js'
import { ActivityImage } from './ActivityImage.js'
import { formatAge } from './formatAge.js'
import { useFeeValue } from './useActivity.js'
import { formatQuantity, useItemTexts } from './useItemTexts.js'

/** Details of a transaction, from the list and from its chain. */
export const transactionView: ViewDefinition<'Transaction'> = defineView({
  name: 'Transaction',
  title: ({ text }) => text('activity.transaction'),
  Component: Transaction,
  needsAccount: true,
})

/** Fees are small, so they have more decimals than amounts. */
const feeDigits = 8

function Transaction({ data }: ViewProps<'Transaction'>): ReactElement {
  const kit = useKit()
  const { text, locale, has } = useLanguage()
  const { item, details } = useDetails(data.item)
  const valueOfFee = useFeeValue()
  const { label, amount, fiatValue } = useItemTexts()(item)
  const { networkId, hash, partner } = item
  const namespace = namespaceOf(networkId)
  const adapter = namespace === undefined ? undefined : kit.adapters.get(namespace)
  const network = adapter?.networks.find(({ id }) => id === networkId)
  const explorer = network && hash !== '' ? adapter?.getExplorerUrl?.(network, { hash }) : undefined
  const status = item.status === 'pending' && details ? details.status : item.status
  const currency = network?.nativeCurrency
  const cost = details?.fee ?? item.fee
  const fee = cost !== undefined && currency ? formatUnits(cost, currency.decimals) : undefined
  const feeWorth = cost === undefined ? undefined : valueOfFee(cost, networkId)
  const noReason = `activity.reason.${item.isUnknown && !details ? 'unknown' : status}`
  const reason = item.reason ?? details?.reason ?? (has(noReason) ? text(noReason as MessageKey) : undefined)
  const call = details?.call
  const nowMs = kit.ports.clock.now()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(item.atMs)
  return (
    <Stack>
      <Row
        label={label}
        detail={item.atMs > nowMs ? date : `${date} · ${formatAge(item.atMs, nowMs, locale)}`}
        image={<ActivityImage item={item} />}
        {...(amount !== undefined && { end: <bdi>{amount}</bdi> })}
      />
      {fiatValue !== undefined && <Row label={text('activity.value')} end={<bdi>{fiatValue}</bdi>} />}
      <Row label={text('activity.status')} end={text(`activity.status.${status}`)} />
      {reason !== undefined && <Row label={text('activity.reason')} detail={reason} />}
      {partner && (
        <Row
          label={text(`activity.${partner.direction}`, {
            name: partner.isYou ? text('activity.you') : (partner.name ?? formatAddress(partner.address)),
          })}
          {...(partner.address !== '' && { detail: partner.address })}
        />
      )}
      {network && <Row label={text('activity.network')} end={network.name} />}
      {fee !== undefined && (
        <Row
          label={text('activity.fee')}
          {...(feeWorth !== undefined && { detail: formatFiat(feeWorth, locale) })}
          end={<bdi>{`${formatQuantity(fee, locale, feeDigits)} ${currency?.symbol}`}</bdi>}
        />
      )}
      {details?.blockNumber !== undefined && (
        <Row label={text('activity.block')} end={new Intl.NumberFormat(locale).format(details.blockNumber)} />
      )}
      {call && <Row label={text('activity.function')} detail={`${call.name}(${call.args.join(', ')})`} />}
      {hash !== '' && <Row label={text('activity.hash')} detail={formatAddress(hash, 8, 8)} />}
      {hash !== '' && <CopyButton value={hash}>{text('activity.copy')}</CopyButton>}
      {explorer?.startsWith('https://') && (
        <Row label={text('activity.explorer')} icon="globe" href={explorer} hasArrow />
      )}
    </Stack>
  )
}

/** Returns the current status and details of a transaction. */
export function useDetails(given: ActivityItem): ActivityDetails {
  const api = usePlugin<ActivityPlugin>('activity')
  return useStore(useMemo(() => detailsOf(api, given), [api, given]))
}
