import { type Address, erc20Abi, type Hash, isAddressEqual, type PublicClient, parseEventLogs } from 'viem'

/** Order data in a shop's own database. */
export type Order = {
  readonly id: string
  readonly recipient: Address
  /** `native` for the chain's own currency. */
  readonly asset: Address | 'native'
  /** Base units. */
  readonly amount: bigint
  /** Block at which the order was created: no older transaction pays it. */
  readonly sinceBlock: bigint
}

/**
 * Returns whether a transaction that a page named pays an order. It must be mined after the order was created, with enough confirmations.
 * It must pay the shop exactly the amount of the asset, and not be used for another order. `claim` stores hash and order in one step of the
 * database (a unique column), and returns whether the hash belongs to this order.
 */
export async function checkPayment(
  client: PublicClient,
  order: Order,
  hash: Hash,
  { claim, depth }: { claim(hash: Hash, orderId: string): Promise<boolean>; readonly depth: bigint },
): Promise<boolean> {
  const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
  if (receipt?.status !== 'success' || receipt.blockNumber <= order.sinceBlock) return false
  if ((await client.getBlockNumber({ cacheTime: 0 })) < receipt.blockNumber + depth) return false
  const { asset, recipient, amount } = order
  const { to, value } = await client.getTransaction({ hash })
  const isPaid =
    asset === 'native'
      ? to !== null && isAddressEqual(to, recipient) && value === amount
      : parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs }).some(
          ({ address, args }) =>
            isAddressEqual(address, asset) && isAddressEqual(args.to, recipient) && args.value === amount,
        )
  return isPaid && claim(hash, order.id)
}
