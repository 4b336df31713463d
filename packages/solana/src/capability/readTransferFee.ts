import type { SolanaChain } from '../library/createConnection.js'
import type { TokenWay } from '../library/readTransfer.js'

const feeExtension = 1
/** Where the extension has the fee until an epoch, and the one from that epoch on. */
const olderOffset = 72
const newerOffset = 90

/**
 * What the mint keeps of an amount: transfer fees of Token-2022, taken of each token account by itself. Undefined without any.
 *
 * @throws Error of the library.
 * @example await readTransferFee(chain, token, 1_000n)
 */
export async function readTransferFee(
  chain: SolanaChain,
  token: TokenWay,
  amount: bigint,
): Promise<bigint | undefined> {
  const extension = token.mint.extensions.get(feeExtension)
  if (!extension || extension.length < newerOffset + 18) return undefined
  const { epoch } = await chain.connection.getEpochInfo()
  const view = new DataView(extension.buffer, extension.byteOffset, extension.length)
  const start = BigInt(epoch) >= view.getBigUint64(newerOffset, true) ? newerOffset : olderOffset
  const most = view.getBigUint64(start + 8, true)
  const basisPoints = BigInt(view.getUint16(start + 16, true))
  return token.toParts(amount).reduce((sum, part) => {
    const share = (part.amount * basisPoints + 9_999n) / 10_000n
    return sum + (share < most ? share : most)
  }, 0n)
}
