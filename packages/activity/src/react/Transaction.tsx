import { formatAddress, formatUnits, type Network } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import {
  DetailHead,
  DetailList,
  defineView,
  ExplorerFooter,
  formatAge,
  formatFiat,
  type MessageKey,
  Stack,
  TokenActions,
  Typography,
  useKit,
  useLanguage,
  usePlugin,
  type ViewDefinition,
  type ViewProps,
} from '@kit/react-ui/feature'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { type ActivityDetails, type ActivityItem, type ActivityPlugin, detailsOf } from '../index.js'
import { findMovedToken } from '../priceItems.js'
import { ActivityImage } from './ActivityImage.js'
import { TransactionProgress } from './TransactionProgress.js'
import { useFeeValue, useKnownTokens } from './useActivity.js'
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
/** Longer titles have a smaller font. */
const longTitle = 16
const maxArgument = 20

function Transaction({ data }: ViewProps<'Transaction'>): ReactElement {
  const kit = useKit()
  const { text, has } = useLanguage()
  const { item: given, details } = useDetails(data.item)
  const item = given.status === 'pending' && details ? { ...given, status: details.status } : given
  const { networkId, hash, status } = item
  const namespace = namespaceOf(networkId)
  const adapter = namespace === undefined ? undefined : kit.adapters.get(namespace)
  const network = adapter?.networks.find(({ id }) => id === networkId)
  const noReason = `activity.reason.${item.isUnknown && !details ? 'unknown' : status}`
  const reason = item.reason ?? details?.reason ?? (has(noReason) ? text(noReason as MessageKey) : undefined)
  const { label, exact, fiatValue } = useItemTexts()(item)
  const title = exact.amount ?? label
  return (
    <Stack gap="wide">
      <DetailHead
        image={<ActivityImage item={item} size={56} />}
        title={<bdi dir={exact.amount === undefined ? undefined : 'ltr'}>{title}</bdi>}
        isLong={title.length > longTitle}
        detail={
          <>
            {exact.amount !== undefined && label}
            {exact.amount !== undefined && fiatValue !== undefined && ' · '}
            {fiatValue !== undefined && <bdi>{fiatValue}</bdi>}
          </>
        }
      >
        <TransactionProgress status={status} {...(item.isUnknown && !details && { isUnknown: true })} />
        {reason !== undefined && <Typography as="quiet">{reason}</Typography>}
      </DetailHead>
      <NextActions item={item} />
      <TransactionFacts item={item} details={details} network={network} />
      <ExplorerFooter networkId={networkId} subject={hash === '' ? undefined : { hash }} />
    </Stack>
  )
}

/** Actions of features for the token of the transaction, such as sending or swapping it, if the account holds it. */
function NextActions({ item }: { readonly item: ActivityItem }): ReactElement | null {
  const { network } = useStore(useKit().active)
  const token = findMovedToken(item, useKnownTokens())
  return token !== undefined && token.networkId === network?.id ? <TokenActions token={token} /> : null
}

type TransactionFactsProps = ActivityDetails & { readonly network: Network | undefined }

function TransactionFacts({ item, details, network }: TransactionFactsProps): ReactElement {
  const nowMs = useKit().ports.clock.now()
  const { text, locale } = useLanguage()
  const { exact } = useItemTexts()(item)
  const { hash, partner, atMs } = item
  const address = partner?.address
  // Another account submitted it, such as a bundler for a smart account: the call and its fee are not the user's.
  const isForeign = !!details?.from && details.from.toLowerCase() !== item.from.toLowerCase()
  // A trade calls a router, whose function says less than the amounts and the contract.
  const isTrade = item.kind === 'swap' || item.kind === 'trade'
  const call = isForeign || isTrade ? undefined : details?.call
  const fee = useFee(isForeign ? item.fee : (details?.fee ?? item.fee), network)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(atMs)
  return (
    <>
      <DetailList
        details={[
          exact.gave !== undefined && { label: text('activity.paid'), value: <bdi dir="ltr">{exact.gave}</bdi> },
          partner && {
            label: text(partner.direction === 'to' ? 'activity.recipient' : 'activity.sender'),
            value: <bdi>{partner.isYou ? text('activity.you') : (partner.name ?? formatAddress(partner.address))}</bdi>,
            ...(address && { copy: { text: address, label: text('common.copyAddress') } }),
          },
          network && { label: text('activity.network'), value: <bdi>{network.name}</bdi> },
          fee !== undefined && { label: text('activity.fee'), value: fee },
        ]}
      />
      <DetailList
        details={[
          {
            label: text('activity.date'),
            value: atMs > nowMs ? date : `${date} · ${formatAge(atMs, nowMs, locale)}`,
          },
          details?.blockNumber !== undefined && {
            label: text('activity.block'),
            value: new Intl.NumberFormat(locale).format(details.blockNumber),
          },
          call && {
            label: text('activity.function'),
            value: (
              <bdi dir="ltr" title={`${call.name}(${call.args.join(', ')})`}>
                {`${call.name}(${call.args.map(shortArgument).join(', ')})`}
              </bdi>
            ),
          },
          hash !== '' && {
            label: text('activity.hash'),
            value: <bdi dir="ltr">{formatAddress(hash)}</bdi>,
            copy: { text: hash, label: text('activity.copy') },
          },
        ]}
      />
    </>
  )
}

/** Returns a fee with its value. Undefined if it or its currency is unknown. */
function useFee(cost: bigint | undefined, network: Network | undefined): ReactNode {
  const { locale } = useLanguage()
  const valueOfFee = useFeeValue()
  if (cost === undefined || network === undefined) return undefined
  const { decimals, symbol } = network.nativeCurrency
  const fiatValue = valueOfFee(cost, network.id)
  return (
    <>
      <bdi dir="ltr">{`${formatQuantity(formatUnits(cost, decimals), locale, feeDigits)} ${symbol}`}</bdi>
      {fiatValue !== undefined && (
        <>
          {' · '}
          <bdi>{formatFiat(fiatValue, locale)}</bdi>
        </>
      )}
    </>
  )
}

/** Shortens addresses and other long arguments. The full text is shown on hover. */
function shortArgument(argument: string): string {
  return argument.length > maxArgument ? formatAddress(argument) : argument
}

/** Returns the current status and details of a transaction. */
export function useDetails(given: ActivityItem): ActivityDetails {
  const api = usePlugin<ActivityPlugin>('activity')
  return useStore(useMemo(() => detailsOf(api, given), [api, given]))
}
