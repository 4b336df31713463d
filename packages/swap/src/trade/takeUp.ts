import {
  type CaipNetworkId,
  type ContractCall,
  type JournalEntry,
  type Kit,
  type PluginContext,
  pause,
  type TransactionReceipt,
} from '@kit/core/plugin'
import { chainOf } from './tokenId.js'

/** Whose wallet is asked, and for which network. */
export type Sender = { readonly networkId: CaipNetworkId; readonly address: string }

/** A node that doesn't know a transaction so long after it was sent has dropped it. Milliseconds. */
const forgottenMs = 60_000
const lookMs = 3_000

/**
 * By what a call is found again that was asked for and waits to be mined: what it calls, with what. Of an approval that is token, spender and
 * amount.
 *
 * @example kit.sendTransaction({ ...call, note: { kind: 'approve', transfers: [], reference: referenceOf(call) } })
 */
export const referenceOf = ({ to, data = '0x' }: ContractCall): string => `call:${to}:${data}`.toLowerCase()

/** What the account was asked for before under a reference, in any tab or before a reload, that is in no block yet. */
export const findWaiting = (
  kit: Pick<Kit, 'journal'>,
  { address, networkId }: Sender,
  reference: string,
): JournalEntry | undefined =>
  kit.journal
    .getState()
    .entries.find(
      (entry) =>
        entry.status === 'pending' &&
        entry.networkId === networkId &&
        entry.note?.reference === reference &&
        entry.address.toLowerCase() === address.toLowerCase(),
    )

/** Whether a transaction was carried out as it was asked for. */
export const isCarriedOut = ({ replacement, status }: TransactionReceipt): boolean =>
  status === 'success' && replacement !== 'replaced' && replacement !== 'cancelled'

/**
 * Waits for a transaction that was asked for before. False where none waits, or it will not be carried out: another took its place, it was
 * reverted, or the network forgot it. Rejects with `transaction/timedOut` and what reading rejects with.
 *
 * @example if (!(await takeUp(context, sender, reference))) await kit.sendTransaction(…)
 */
export async function takeUp(
  { kit, ports }: Pick<PluginContext, 'kit' | 'ports'>,
  sender: Sender,
  reference: string,
): Promise<boolean> {
  const waiting = findWaiting(kit, sender, reference)
  if (waiting === undefined) return false
  const { hash, sentAtMs } = waiting
  const { networkId } = sender
  const end = new AbortController()
  const { signal } = end
  const untilForgotten = async (): Promise<boolean> => {
    const { capabilities, network } = await chainOf(kit, networkId)
    await pause(ports.clock, Math.max(0, Math.min(forgottenMs, sentAtMs + forgottenMs - ports.clock.now())), signal)
    for (;;) {
      // Of a node that is away nothing is known.
      const found = await capabilities.getTransaction?.({ network, hash, signal }).catch(() => null)
      if (found === undefined && capabilities.getTransaction !== undefined) return false
      await pause(ports.clock, lookMs, signal)
    }
  }
  try {
    return await Promise.race([
      kit.waitForTransaction({ hash, networkId, signal }).then(isCarriedOut),
      untilForgotten(),
    ])
  } finally {
    end.abort()
  }
}
