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

/** The account and network of a request. */
export type Sender = { readonly networkId: CaipNetworkId; readonly address: string }

/** Time after which a transaction that the node doesn't know counts as dropped, in milliseconds. */
const droppedAfterMs = 60_000
const pollMs = 3_000

/**
 * Returns the reference under which a pending call is found again: its target and data. For an approval these are the token, spender and
 * amount.
 *
 * @example kit.sendTransaction({ ...call, note: { kind: 'approve', transfers: [], reference: referenceOf(call) } })
 */
export const referenceOf = ({ to, data = '0x' }: ContractCall): string => `call:${to}:${data}`.toLowerCase()

/** Finds a pending transaction of the account by its reference, from any tab or before a reload. */
export const findPendingSwap = (
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

/** Whether a transaction was executed as requested. */
export const isExecuted = ({ replacement, status }: TransactionReceipt): boolean =>
  status === 'success' && replacement !== 'replaced' && replacement !== 'cancelled'

/**
 * Waits for a pending transaction from an earlier request. Returns false if there is none or it won't be executed: it was replaced,
 * reverted or dropped. Rejects with `transaction/timedOut` and the errors of the read.
 *
 * @example if (!(await resumePending(context, sender, reference))) await kit.sendTransaction(…)
 */
export async function resumePending(
  { kit, ports }: Pick<PluginContext, 'kit' | 'ports'>,
  sender: Sender,
  reference: string,
): Promise<boolean> {
  const waiting = findPendingSwap(kit, sender, reference)
  if (waiting === undefined) return false
  const { hash, sentAtMs } = waiting
  const { networkId } = sender
  const end = new AbortController()
  const { signal } = end
  const untilDropped = async (): Promise<boolean> => {
    const { capabilities, network } = await chainOf(kit, networkId)
    await pause(
      ports.clock,
      Math.max(0, Math.min(droppedAfterMs, sentAtMs + droppedAfterMs - ports.clock.now())),
      signal,
    )
    for (;;) {
      // A node that doesn't respond says nothing about the transaction.
      const found = await capabilities.getTransaction?.({ network, hash, signal }).catch(() => null)
      if (found === undefined && capabilities.getTransaction !== undefined) return false
      await pause(ports.clock, pollMs, signal)
    }
  }
  try {
    return await Promise.race([kit.waitForTransaction({ hash, networkId, signal }).then(isExecuted), untilDropped()])
  } finally {
    end.abort()
  }
}
