import type { EvmDevnet } from '@kit/devnet'

const POLL_MS = 5

/**
 * Waits for a transaction, and with it for all that its sender sent before: a hash is given before its block is there. The receipt itself is
 * asked for, since a chain that mines on demand may make no further block that would tell of it.
 */
export async function untilMined(chain: Pick<EvmDevnet, 'rpc'>, hash: unknown): Promise<void> {
  while ((await chain.rpc('eth_getTransactionReceipt', hash)) === null) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
