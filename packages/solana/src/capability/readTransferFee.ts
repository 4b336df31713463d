import type { SolanaChain } from '../library/createConnection.js'
import type { TokenAccounts } from '../library/readTransfer.js'

const feeExtension = 1
/** Offsets of the fee before an epoch, and of the fee from that epoch on. */
const olderOffset = 72
const newerOffset = 90

/**
 * Returns the fee that a mint withholds from an amount (Token-2022 transfer fees, charged per token account). Returns undefined if there is
 * none.
 *
 * @throws Errors of the library.
 * @example await readTransferFee(chain, token, 1_000n)
 */
export async function readTransferFee(
  chain: SolanaChain,
  token: TokenAccounts,
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
