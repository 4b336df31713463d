import type { Adapter } from '../adapter/Adapter.js'
import type { WalletCall } from '../adapter/ReadCall.js'
import type { CallsRequest } from '../adapter/WalletCapabilities.js'
import type { TransactionNote } from '../journal/JournalEntry.js'
import type { State } from '../state/createState.js'
import type { SendRequest } from './requestSending.js'

/**
 * Sends calls as individual transactions, in order, through a wallet that doesn't support batches, as EIP-5792 specifies for non-atomic
 * execution. Stops if the user rejects one or the wallet fails. Returns an ID for the journal entries that were sent. Rejects if the first
 * one was not sent. The note is attached to the last transaction.
 */
export async function sendOneByOne(
  services: Pick<State, 'ports'> & { readonly sending: Set<string> },
  adapter: Adapter,
  call: WalletCall,
  { calls }: CallsRequest,
  note: TransactionNote | undefined,
  send: (request: SendRequest) => Promise<string>,
): Promise<string> {
  const random = [...services.ports.random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const callsId = `kit:${calls.length}:${random}`
  services.sending.add(callsId)
  try {
    for (const [at, { capabilities: _, ...transaction }] of calls.entries())
      try {
        await send({
          ask: () => adapter.sendTransaction?.({ ...call, transaction }),
          note: at === calls.length - 1 ? note : undefined,
          sent: transaction,
          bundle: { callsId, at },
        })
      } catch (error) {
        if (at === 0) throw error
        services.ports.log.debug('The remaining calls are not sent', error)
        break
      }
  } finally {
    services.sending.delete(callsId)
  }
  return callsId
}

/** Returns the number of calls behind an ID that the kit created, or undefined for a wallet's ID. */
export function callCountOf(id: string): number | undefined {
  const count = /^kit:(\d{1,6}):[\da-f]{32}$/.exec(id)?.[1]
  return count === undefined ? undefined : Number(count)
}
