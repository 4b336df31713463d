import type { ChainAccount } from './ChainAccount.js'
import type { Rpc } from './createRpc.js'
import { invalidAnswer } from './invalidAnswer.js'
import { parseAccount } from './parseAccount.js'

/**
 * Reads accounts in one request; undefined for one that does not exist.
 *
 * @throws KitError of the RPC; `rpc/failed` for an answer that makes no sense.
 * @example const [mint] = await readAccounts(rpc, [address])
 */
export async function readAccounts(
  rpc: Rpc,
  addresses: readonly string[],
  signal?: AbortSignal,
): Promise<readonly (ChainAccount | undefined)[]> {
  const config = { encoding: 'base64', commitment: 'confirmed' }
  const answer = (await rpc('getMultipleAccounts', [addresses, config], { signal })) as { value?: unknown } | null
  const list = answer?.value
  if (!Array.isArray(list) || list.length !== addresses.length) throw invalidAnswer('getMultipleAccounts')
  return list.map((item) => (item === null ? undefined : parseAccount(item)))
}
