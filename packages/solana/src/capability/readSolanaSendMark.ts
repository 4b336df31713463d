import { KitError, type SendMark } from '@kit/core/adapter'
import type { SolanaChain } from '../library/SolanaChain.js'

/**
 * The time of the newest block that the cluster confirmed: what is sent from now on is mined after it.
 *
 * @throws KitError `rpc/failed` where no node says it. Error of the library.
 * @example await readSolanaSendMark(chain) // { timeMs: 1764175850000 }
 */
export async function readSolanaSendMark({ connection }: SolanaChain): Promise<SendMark> {
  const time = await connection.getBlockTime(await connection.getSlot('confirmed'))
  if (time === null)
    throw new KitError('rpc/failed', { shortMessage: 'The endpoint does not say the time of a block.' })
  return { timeMs: time * 1_000 }
}
