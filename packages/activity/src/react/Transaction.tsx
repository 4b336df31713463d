import { formatAddress, formatUnits } from '@kit/core'
import {
  CopyButton,
  defineView,
  Row,
  Stack,
  useKit,
  useLanguage,
  type ViewDefinition,
  type ViewProps,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityItem } from '../index.js'
import { formatQuantity } from './formatQuantity.js'
import { useDetails } from './useDetails.js'
import { useItemWords } from './useItemWords.js'

declare module '@kit/modal' {
  interface ViewData {
    Transaction: { readonly item: ActivityItem }
  }
}

/** One transaction: what the list says, and what its chain does. */
export const transactionView: ViewDefinition<'Transaction'> = defineView({
  name: 'Transaction',
  title: ({ text }) => text('activity.transaction'),
  Component: Transaction,
  needsAccount: true,
})

/** Fees are small: they show more digits than amounts. */
const feeDigits = 8

function Transaction({ data }: ViewProps<'Transaction'>): ReactElement {
  const kit = useKit()
  const { text, locale } = useLanguage()
  const { item, details } = useDetails(data.item)
  const { label, amount } = useItemWords()(item)
  const { networkId, hash, partner } = item
  const namespace = networkId?.slice(0, networkId.indexOf(':'))
  const adapter = namespace === undefined ? undefined : kit.adapters.get(namespace)
  const network = adapter?.networks.find(({ id }) => id === networkId)
  const explorer = network && hash !== '' ? adapter?.getExplorerUrl?.(network, { hash }) : undefined
  const status = item.status === 'pending' && details ? details.status : item.status
  const currency = network?.nativeCurrency
  const fee = details?.fee !== undefined && currency ? formatUnits(details.fee, currency.decimals) : undefined
  const reason = item.reason ?? details?.reason
  const call = details?.call
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(item.atMs)
  return (
    <Stack>
      <Row label={label} detail={date} {...(amount !== undefined && { end: <bdi>{amount}</bdi> })} />
      <Row label={text('activity.status')} end={text(`activity.status.${status}`)} />
      {reason !== undefined && <Row label={text('activity.reason')} detail={reason} />}
      {partner && (
        <Row
          label={text(`activity.${partner.direction}`, {
            name: partner.isYou ? text('activity.you') : (partner.name ?? formatAddress(partner.address)),
          })}
          detail={partner.address}
        />
      )}
      {network && <Row label={text('activity.network')} end={network.name} />}
      {fee !== undefined && (
        <Row
          label={text('activity.fee')}
          end={<bdi>{`${formatQuantity(fee, locale, feeDigits)} ${currency?.symbol}`}</bdi>}
        />
      )}
      {details?.blockNumber !== undefined && (
        <Row label={text('activity.block')} end={new Intl.NumberFormat(locale).format(details.blockNumber)} />
      )}
      {call && <Row label={text('activity.call')} detail={`${call.name}(${call.args.join(', ')})`} />}
      {hash !== '' && <Row label={text('activity.hash')} detail={formatAddress(hash, 8, 8)} />}
      {hash !== '' && <CopyButton value={hash}>{text('activity.copy')}</CopyButton>}
      {explorer?.startsWith('https://') && <Row label={text('activity.explorer')} icon="globe" href={explorer} leads />}
    </Stack>
  )
}
