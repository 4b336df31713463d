import { namespaceOf } from '@kit/core/adapter'
import type { SessionTypes } from '@walletconnect/types'
import type { RemoteFamily } from './RemoteFamily.js'

/**
 * Builds the namespaces of a session with these networks: EVM as before, or with the given accounts; others with the account of their
 * family and all of its methods.
 *
 * @example namespacesOf(['eip155:1', 'solana:…'], session.namespaces, session.accounts, families)
 */
export const namespacesOf = (
  networkIds: readonly string[],
  before: SessionTypes.Namespaces,
  accounts: readonly string[],
  families: ReadonlyMap<string, RemoteFamily>,
): SessionTypes.Namespaces =>
  Object.fromEntries(
    [...new Set(networkIds.map((id) => namespaceOf(id)))].map((namespace) => {
      const chains = networkIds.filter((id) => id.startsWith(`${namespace}:`))
      const family = families.get(namespace)
      const held = (id: string) => (family === undefined ? accounts : [family.address(id)])
      const { methods = Object.keys(family?.methods ?? {}), events = ['accountsChanged', 'chainChanged'] } =
        before[namespace] ?? {}
      return [
        namespace,
        { chains, accounts: chains.flatMap((id) => held(id).map((each) => `${id}:${each}`)), methods, events },
      ]
    }),
  )
