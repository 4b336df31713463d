import type { Hex } from 'viem'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import type { Order } from '../../../onramp/createOrders.js'
import type { Payout, PayoutOptions } from '../../../onramp/Payout.js'
import { createEvmClients } from '../contracts/createEvmClients.js'

/**
 * Pays orders from the chain's faucet account, one after another. The signed transaction is stored before it is sent, so that after a crash
 * the same one is sent again. Another one is signed only after the first can never be mined, so that no order is paid twice.
 */
export function createPayout({ orders, chains, faucetKeys }: PayoutOptions): Payout {
  const clientOf = createEvmClients(chains)

  async function sign(order: Order): Promise<{ raw: Hex; hash: Hex }> {
    const [{ encodeFunctionData, erc20Abi, keccak256 }, { privateKeyToAccount }] = await Promise.all([
      import('viem'),
      import('viem/accounts'),
    ])
    const account = privateKeyToAccount(faucetKeys[order.chain] as Hex)
    const client = await clientOf(order.chain)
    const to = order.address as Hex
    const quantity = BigInt(order.quantity)
    const call =
      order.asset === 'native'
        ? { to, value: quantity }
        : {
            to: order.asset as Hex,
            data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, quantity] }),
          }
    const request = await client.prepareTransactionRequest({ account, chain: client.chain, ...call })
    const raw = await account.signTransaction(request as Parameters<typeof account.signTransaction>[0])
    return { raw, hash: keccak256(raw) }
  }

  /**
   * Returns whether another transaction replaced this one permanently, so that it can never be mined. "Nonce too low" alone is not enough:
   * a node that is ahead returns it for a mined transaction. A node that knows the nonce as used in a finalized block knows the receipts of
   * that block.
   */
  async function isReplaced({ chain }: Order, raw: Hex, hash: string): Promise<boolean> {
    const [{ parseTransaction }, { privateKeyToAccount }] = await Promise.all([import('viem'), import('viem/accounts')])
    const { nonce = 0 } = parseTransaction(raw)
    const { address } = privateKeyToAccount(faucetKeys[chain] as Hex)
    const used = await chains.call(chain, 'eth_getTransactionCount', [address, 'finalized'])
    if (BigInt(used as Hex) <= BigInt(nonce)) return false
    return (await chains.call(chain, 'eth_getTransactionReceipt', [hash])) === null
  }

  return async (order) => {
    let { raw, hash } = order
    if (raw === null || hash === null) {
      const signed = await sign(order).catch((error: unknown) => {
        // The call itself fails permanently: the faucet is empty, or the token refuses.
        if (isRefused(error)) return undefined
        throw error
      })
      if (signed === undefined) {
        await orders.finish(order.id, 'FAILED')
        return true
      }
      await orders.sign(order.id, signed)
      raw = signed.raw
      hash = signed.hash
    }
    const receipt = (await chains.call(order.chain, 'eth_getTransactionReceipt', [hash])) as { status?: unknown } | null
    if (receipt !== null) {
      await orders.finish(order.id, receipt.status === '0x1' ? 'SUCCESS' : 'FAILED')
      return true
    }
    try {
      await chains.call(order.chain, 'eth_sendRawTransaction', [raw])
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error
      if (/nonce too low/i.test(error.message)) {
        if (await isReplaced(order, raw as Hex, hash)) await orders.sign(order.id, undefined)
      } else if (order.raw === null && /insufficient funds/i.test(error.message)) {
        // Sent earlier, it may have reached a node that still has the funds for it.
        await orders.finish(order.id, 'FAILED')
        return true
      }
    }
    return false
  }
}

/** Whether a node refused the call itself. A node that fails or is behind proves nothing. */
function isRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof RpcFailure) return cause.code === 3 || /revert|insufficient|exceeds/i.test(cause.message)
  return false
}
