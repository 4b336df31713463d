import { isKitError } from '../error/isKitError.js'
import type { UnansweredRequest, UnansweredResult } from '../journal/UnansweredRequest.js'
import type { State } from '../state/createState.js'
import type { Targets } from './createTargets.js'
import { readCallsStatus } from './readCallsStatus.js'

type Services = Pick<State, 'journal'> & { readonly targets: Targets }

/**
 * Searches for what a wallet may have sent. Finds calls by their ID in the wallet, and a transaction by its hash or by what the account
 * sent since its mark. Skips transactions that the journal already contains. Never rejects.
 */
export async function findUnanswered(
  { journal, targets }: Services,
  { address, callsId, mark, maybeHash, namespace, networkId, sent }: UnansweredRequest,
  signal: AbortSignal,
): Promise<UnansweredResult> {
  try {
    if (callsId !== undefined) return await findCalls(targets, { id: callsId, networkId, address }, signal)
    const network = targets.networkOf(networkId)
    const { findTransactions, getTransaction } = (await targets.adapterOf(namespace).loadCapabilities?.()) ?? {}
    if (maybeHash !== undefined && (await getTransaction?.({ network, hash: maybeHash, signal })) !== undefined)
      return { status: 'sent', hash: maybeHash }
    if (sent === undefined || mark?.nonce === undefined || findTransactions === undefined) return { status: 'unknown' }
    const known = new Set(journal.getState().entries.flatMap(({ hash, minedHash }) => [hash, minedHash]))
    const found = await findTransactions({ network, address, mark, sent, signal })
    // Of several identical ones, the oldest.
    const hash = found.filter((each) => !known.has(each)).at(-1)
    return hash === undefined ? { status: 'notFound' } : { status: 'sent', hash }
  } catch {
    return { status: 'unknown' }
  }
}

async function findCalls(
  targets: Targets,
  calls: Parameters<typeof readCallsStatus>[1],
  signal: AbortSignal,
): Promise<UnansweredResult> {
  try {
    await readCallsStatus(targets, calls, signal)
    return { status: 'sent', hash: calls.id }
  } catch (error) {
    return { status: isKitError(error, 'transaction/invalid') ? 'notFound' : 'unknown' }
  }
}
