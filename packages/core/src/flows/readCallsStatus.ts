import type { WalletTarget } from '../adapter/Target.js'
import type { CallsStatus } from '../adapter/WalletCapabilities.js'
import { isKitError } from '../error/isKitError.js'
import type { State } from '../state/createState.js'
import { type Targets, unsupported } from './createTargets.js'

/** Calls that were sent to a wallet: the ID that it assigned, with the account and network. */
export type SentCalls = Omit<WalletTarget, 'signal'> & { readonly id: string }

/** Asks the wallet for the status of calls, which only the wallet knows. */
export async function readCallsStatus(
  targets: Targets,
  { id, ...target }: SentCalls,
  signal: AbortSignal,
): Promise<CallsStatus> {
  const { adapter, connection, account } = targets.find(target)
  const { provider } = targets.live(connection).session
  const { getCallsStatus } = (await adapter.loadCapabilities?.()) ?? {}
  if (getCallsStatus === undefined) throw unsupported('getCallsStatus', adapter.namespace)
  const network = targets.networkOf(target.networkId ?? connection.networkId)
  try {
    return await getCallsStatus({ network, provider, account, id, signal })
  } catch (error) {
    throw isKitError(error, 'wallet/unsupportedMethod')
      ? unsupported('getCallsStatus', adapter.namespace, error)
      : error
  }
}

/**
 * Finds calls by their ID, with the account and network that the kit sent them with unless the caller specifies others. Wallets assign IDs
 * per account: if several accounts have the same ID, the active account's calls are meant.
 */
export function findSentCalls(
  { active, journal }: Pick<State, 'active' | 'journal'>,
  { signal: _, ...given }: WalletTarget & { readonly id: string },
): SentCalls {
  const fits = (known: string, wanted: string | undefined) => wanted === undefined || wanted === known
  const all = journal
    .getState()
    .entries.filter(
      ({ callsId, networkId, address }) =>
        callsId === given.id && fits(networkId, given.networkId) && fits(address, given.address),
    )
  const own = active.getState().account?.address
  const sent = all.find(({ address }) => address === own) ?? all[0]
  return { ...(sent && { networkId: sent.networkId, address: sent.address }), ...given }
}
