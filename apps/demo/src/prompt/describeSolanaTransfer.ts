import { formatUnits } from '@kit/core'
import type { PendingRequest } from '@kit/testing'
import type { DemoTexts } from '../texts/demoTexts.data.js'
import { type PromptTexts, transferOf } from './describePrompt.js'

/** Describes a Solana transaction if it is a plain SOL transfer; undefined for any other. */
export async function describeSolanaTransfer(
  { params }: Pick<PendingRequest, 'params'>,
  texts: DemoTexts,
): Promise<PromptTexts | undefined> {
  const [first] = Array.isArray(params) ? params : []
  const bytes: unknown = first?.transaction
  if (!(bytes instanceof Uint8Array)) return undefined
  const { VersionedTransaction, SystemProgram } = await import('@solana/web3.js')
  const { message } = VersionedTransaction.deserialize(bytes)
  for (const { programIdIndex, accountKeyIndexes, data } of message.compiledInstructions) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    const isTransfer = message.staticAccountKeys[programIdIndex]?.equals(SystemProgram.programId) === true
    if (!isTransfer || view.byteLength !== 12 || view.getUint32(0, true) !== 2) continue
    const to = message.staticAccountKeys[accountKeyIndexes[1] ?? -1]
    if (to !== undefined) return transferOf(`${formatUnits(view.getBigUint64(4, true), 9)} SOL`, to.toBase58(), texts)
  }
  return undefined
}
