import { rpcCall } from './rpcCall.js'

const limitMs = 20_000
const pollMs = 25

/**
 * Waits until a transaction of a local EVM chain is mined: its hash is known earlier.
 *
 * @throws Error when it was reverted, or not mined within 20 s.
 */
export async function untilMined(url: string, hash: string): Promise<void> {
  const read = async () =>
    (await rpcCall(url, 'eth_getTransactionReceipt', [hash])) as { readonly status: string } | null
  const deadline = Date.now() + limitMs
  let receipt = await read()
  while (receipt === null && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    receipt = await read()
  }
  const failure = receipt === null ? `was not mined within ${limitMs} ms` : 'was reverted'
  if (receipt?.status !== '0x1') throw new Error(`The transaction ${hash} ${failure}`)
}
