import { formatAddress, formatUnits, type Network, type Token } from '@kit/core'
import { useStore } from '@kit/react'
import { useKit, useLanguage } from '@kit/react-ui/feature'
import { useEffect, useState } from 'react'
import type { SessionGrant } from '../readGrants.js'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Describes a permission: "Up to 0.01 ETH per day". */
export function useGrantWords(grant: SessionGrant): string {
  const kit = useKit()
  const { text, locale } = useLanguage()
  const network = useStore(kit.active, (active) => active.network)
  const address = 'token' in grant ? grant.token : undefined
  const token = useToken(network, address)

  /** Formats an amount, in the native currency if no token is given. Returns undefined if the token is unknown. */
  const amountOf = (amount: bigint): string | undefined => {
    if (address === undefined) return nativeAmount(amount)
    return token && formatAmount(amount, token, locale)
  }
  const nativeAmount = (amount: bigint): string => {
    const { decimals = 18, symbol = '' } = network?.nativeCurrency ?? {}
    return formatAmount(amount, { decimals, symbol }, locale).trim()
  }
  const period = (periodMs: number): string => {
    const [key, unitMs] =
      periodMs % dayMs === 0
        ? (['days', dayMs] as const)
        : periodMs % hourMs === 0
          ? (['hours', hourMs] as const)
          : (['minutes', minuteMs] as const)
    // Periods are rounded down, at least to one minute: showing a longer period than granted would understate the permission.
    return text(`smartSessions.${key}`, { count: Math.max(1, Math.floor(periodMs / unitMs)) })
  }

  switch (grant.kind) {
    case 'native':
      return text('smartSessions.allowance', {
        amount: nativeAmount(grant.amount),
        period: period(grant.periodMs),
      })
    case 'token': {
      const amount = amountOf(grant.amount)
      const name = formatAddress(grant.token)
      if (amount === undefined)
        return text('smartSessions.unknownToken', { token: name, period: period(grant.periodMs) })
      return text('smartSessions.allowance', { amount, period: period(grant.periodMs) })
    }
    case 'total': {
      const amount = amountOf(grant.amount)
      return amount === undefined
        ? text('smartSessions.someAmount', { token: formatAddress(address ?? '') })
        : text('smartSessions.total', { amount })
    }
    case 'stream': {
      const [initial, amount, most] = [grant.initial, grant.perSecond * 86_400n, grant.limit ?? 0n].map(amountOf)
      if (initial === undefined || amount === undefined || most === undefined)
        return text('smartSessions.someAmount', { token: formatAddress(address ?? '') })
      if (grant.limit === undefined) return text('smartSessions.stream', { initial, amount })
      return text('smartSessions.streamMost', { initial, amount, most })
    }
    case 'revocation':
      return text('smartSessions.revocation')
    case 'call': {
      const contract = formatAddress(grant.target)
      const { functionName, valueLimit } = grant
      if (functionName === undefined) return text('smartSessions.anyCall', { contract })
      if (valueLimit === undefined || valueLimit === 0n)
        return text('smartSessions.call', { name: functionName, contract })
      const amount = nativeAmount(valueLimit)
      return text('smartSessions.payingCall', { name: functionName, contract, amount })
    }
    case 'other':
      return text('smartSessions.other', { type: grant.type })
  }
}

/** Formats an amount in the user's language, with all of its digits: a rounded limit would misstate the permission. */
function formatAmount(
  amount: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: Math.min(decimals, 20) })
  return `${format.format(formatUnits(amount, decimals) as `${number}`)} ${symbol}`
}

/** Reads the symbol and decimals of a token from the chain. Returns undefined until then, or if that fails. */
function useToken(network: Network | undefined, address: string | undefined): Token | undefined {
  const kit = useKit()
  const [found, setFound] = useState<Token>()
  useEffect(() => {
    if (network === undefined || address === undefined) return
    const abort = new AbortController()
    const read = async () => {
      const { getToken } = (await kit.adapters.get(network.namespace)?.loadCapabilities?.()) ?? {}
      const token = await getToken?.({ network, token: address, signal: abort.signal })
      if (!abort.signal.aborted) setFound(token)
    }
    // If this fails, the address is shown instead.
    read().catch(() => undefined)
    return () => abort.abort()
  }, [kit, network, address])
  return found !== undefined && found.address?.toLowerCase() === address?.toLowerCase() ? found : undefined
}
