import type { Adapter } from '../adapter/Adapter.js'
import type { WalletCall } from '../adapter/ReadCall.js'
import type { CallsRequest } from '../adapter/WalletCapabilities.js'
import type { TransactionNote } from '../journal/JournalEntry.js'
import type { State } from '../state/createState.js'
import type { SendRequest } from './requestSending.js'

/**
 * Sends calls as transactions of their own, in their order, through a wallet that has no bundles: what EIP-5792 asks of a wallet that does
 * not make them one. It ends where the visitor declines, or the wallet fails. Returns an id under which the journal has those that were
 * sent. Rejects when the first was not. The note is that of the last.
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

/** How many calls an id stands for that the kit gave; undefined for one that a wallet gave. */
export function callCountOf(id: string): number | undefined {
  const count = /^kit:(\d{1,6}):[\da-f]{32}$/.exec(id)?.[1]
  return count === undefined ? undefined : Number(count)
}
