import { formatUnits, type Token, type TokenBalance } from '@kit/core/plugin'
import type { ActivityItem } from './ActivityItem.js'

type Tokens = readonly Pick<TokenBalance, 'networkId' | 'address' | 'decimals' | 'price'>[]

/**
 * Adds the current value of transfers whose value at the time is unknown. Tokens are matched by address, never by name, which others may
 * copy.
 *
 * @example
 * const tokens = kit.tokensOf().getState()
 * priceItems(kit.plugins.activity.state.getState().items, tokens.data ?? [])
 */
export function priceItems(items: readonly ActivityItem[], tokens: Tokens): readonly ActivityItem[] {
  const prices = new Map(tokens.flatMap((token) => (token.price === undefined ? [] : [[keyOf(token), token.price]])))
  if (prices.size === 0) return items
  return items.map((item) => ({
    ...item,
    transfers: item.transfers.map((transfer) => {
      const price = transfer.token && prices.get(keyOf(transfer.token))
      if (transfer.value !== undefined || price === undefined) return transfer
      return { ...transfer, value: Number(transfer.quantity) * price }
    }),
  }))
}

/** Returns the current value of a fee. Undefined if the price of the native currency is unknown. */
export function priceFee(fee: bigint, networkId: Token['networkId'] | undefined, tokens: Tokens): number | undefined {
  const own = tokens.find((token) => token.networkId === networkId && token.address === undefined)
  return own?.price === undefined ? undefined : Number(formatUnits(fee, own.decimals)) * own.price
}

/**
 * Finds the held token that a transaction received, or else the one it sent. Undefined if it isn't held, or only its name is known.
 *
 * @example findMovedToken(item, tokens.data ?? [])?.symbol
 */
export function findMovedToken<Held extends Pick<Token, 'networkId' | 'address'>>(
  { transfers }: Pick<ActivityItem, 'transfers'>,
  tokens: readonly Held[],
): Held | undefined {
  const { token } = transfers.find(({ direction }) => direction === 'in') ?? transfers[0] ?? {}
  return token && tokens.find((held) => keyOf(held) === keyOf(token))
}

/** Hex addresses are case-insensitive. */
const keyOf = ({ networkId, address = '' }: Pick<Token, 'networkId' | 'address'>): string =>
  `${networkId} ${address.startsWith('0x') ? address.toLowerCase() : address}`
