import { KitError, type Session, type SessionEvent } from '@kit/core/adapter'
import type { PairedNamespace } from './PairedSession.js'
import type { ParsedSession } from './ParsedSession.js'

/** Creates the kit's session for one namespace of a pairing. `endReason` returns why the namespace has ended, if it has. */
export function openNamespace(
  namespace: PairedNamespace,
  options: {
    readonly provider: unknown
    readonly wallet: ParsedSession['wallet']
    disconnect(signal: AbortSignal): Promise<void>
    endReason(): string | undefined
  },
): Session {
  const { provider, wallet, disconnect } = options
  const isEvm = namespace.namespace === 'eip155'
  return {
    provider,
    wallet,
    disconnect,
    get accounts() {
      return namespace.accounts()
    },
    get networkId() {
      return namespace.networkId()
    },
    get approvedNetworkIds() {
      return namespace.read().networkIds
    },
    get canAddNetworks() {
      return isEvm && namespace.read().methods.some((method) => addingMethods.includes(method))
    },
    // EVM wallets are switched through their provider.
    ...(!isEvm && {
      selectNetwork(networkId) {
        if (!namespace.read().networkIds.includes(networkId))
          throw new KitError('network/notApproved', {
            shortMessage: 'The wallet did not approve this network.',
            details: networkId,
          })
        namespace.select(networkId)
      },
    }),
    watch(listener) {
      // Ended before a listener was added: a restore opens one namespace after the other.
      const reason = options.endReason()
      if (reason !== undefined) {
        listener({ type: 'disconnected', reason })
        return () => undefined
      }
      return namespace.watch((event) => {
        if (event.type !== 'message') listener(event satisfies SessionEvent)
      })
    },
  }
}

const addingMethods: readonly string[] = ['wallet_addEthereumChain', 'wallet_switchEthereumChain']
