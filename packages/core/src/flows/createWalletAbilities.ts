import type { WalletCapabilities } from '../adapter/WalletCapabilities.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { runWithin } from '../signal/runWithin.js'
import type { State } from '../state/createState.js'
import type { Found, Targets } from './createTargets.js'

/** Reads and caches what wallets support. */
export type WalletAbilities = {
  /**
   * Returns what the wallet supports for an account on a network. Cached until the wallet's accounts change. Resolves with `{}` if the
   * wallet reports nothing. Never rejects.
   */
  find(found: Found, networkId: CaipNetworkId): Promise<WalletCapabilities>
  /** Records that the wallet refused calls on a network, whatever it reports. Kept while the wallet is connected. */
  refuse(found: Found, networkId: CaipNetworkId): void
}

type Answers = { readonly accounts: string; readonly known: Map<string, Promise<WalletCapabilities>> }

/** Time limit for a wallet's response, in milliseconds. */
const limitMs = 10_000

/** Creates the cache of wallet capabilities. */
export function createWalletAbilities({
  ports,
  targets,
}: Pick<State, 'ports'> & { readonly targets: Targets }): WalletAbilities {
  const bySession = new WeakMap<object, Answers>()
  const refused = new WeakMap<object, Set<string>>()

  async function ask(found: Found, networkId: CaipNetworkId): Promise<WalletCapabilities> {
    const { adapter, connection, account } = found
    const { session, ended } = targets.live(connection)
    const network = targets.networkOf(networkId)
    return runWithin([ended], { clock: ports.clock, limitMs, reason: () => 'late' }, async (signal) => {
      const { getCapabilities } = (await adapter.loadCapabilities?.()) ?? {}
      return (await getCapabilities?.({ network, provider: session.provider, account, signal })) ?? {}
    })
  }

  function answersOf({ connection }: Found): Answers {
    const { session } = targets.live(connection)
    const accounts = JSON.stringify([connection.account, connection.accounts].flat().map(({ address }) => address))
    const before = bySession.get(session)
    if (before?.accounts === accounts) return before
    const answers = { accounts, known: new Map() }
    bySession.set(session, answers)
    return answers
  }

  return {
    find(found, networkId) {
      const { known } = answersOf(found)
      const key = JSON.stringify([found.account.address, networkId])
      const answer =
        known.get(key) ??
        ask(found, networkId).catch((error: unknown) => {
          ports.log.debug('Failed to read the capabilities of the wallet', error)
          // Not cached, so that the next caller retries.
          known.delete(key)
          return {}
        })
      known.set(key, answer)
      const { session } = targets.live(found.connection)
      return answer.then((capabilities) =>
        refused.get(session)?.has(networkId) ? { ...capabilities, ...withoutCalls } : capabilities,
      )
    },
    refuse({ connection }, networkId) {
      const { session } = targets.live(connection)
      refused.set(session, (refused.get(session) ?? new Set()).add(networkId))
    },
  }
}

const withoutCalls = { atomic: { status: 'unsupported' } } as const
