import type { EvmDevnet } from '@kit/devnet'

const pollMs = 5

/**
 * Waits for a transaction, and so for all earlier transactions of its sender: a hash is returned before its block exists. Polls for the
 * receipt itself, because a chain that mines on demand may create no further block to announce it.
 */
export async function untilMined(chain: Pick<EvmDevnet, 'rpc'>, hash: unknown): Promise<void> {
  while ((await chain.rpc('eth_getTransactionReceipt', hash)) === null) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
