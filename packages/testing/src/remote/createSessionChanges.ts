import type { Address } from 'viem'
import type { RemoteCore } from './createRemoteCore.js'
import { spread } from './grantNamespaces.js'
import { namespacesOf } from './namespacesOf.js'
import type { RemoteGrant, RemoteSession, RemoteWallet } from './RemoteWallet.js'

/** Actions of the owner that change sessions, or emit their events. */
export type SessionChanges = Pick<
  RemoteWallet,
  | 'selectAccount'
  | 'selectChain'
  | 'updateSession'
  | 'grantNetworks'
  | 'emitAccountsChanged'
  | 'emitChainChanged'
  | 'disconnect'
>

/** Creates the owner's actions on sessions, and `moveSession`, which selects a session's chain. */
export const createSessionChanges = (
  core: RemoteCore,
): { readonly actions: SessionChanges; moveSession(session: RemoteSession, chainId: number): Promise<void> } => {
  const { client, families, selectedChains, readSessions, refresh } = core
  const emit = (session: RemoteSession, chainId: number, name: string, data: unknown) =>
    client.emit({ topic: session.topic, event: { name, data }, chainId: `eip155:${chainId}` })
  const update = async (session: RemoteSession, grant: Required<Pick<RemoteGrant, 'chainIds' | 'accounts'>>) => {
    const { namespaces } = client.session.get(session.topic)
    const { methods = [], events = [] } = namespaces.eip155 ?? {}
    const ids = grant.chainIds.map((id) => `eip155:${id}`)
    // The inner promise waits for the app's acknowledgement, which the client can miss; nothing here depends on it.
    await client.update({
      topic: session.topic,
      namespaces: { ...namespaces, eip155: { ...spread(ids, grant.accounts), methods, events } },
    })
    refresh()
  }
  const moveSession = async (session: RemoteSession, chainId: number) => {
    if (!session.chainIds.includes(chainId)) {
      await update(session, { chainIds: [...session.chainIds, chainId], accounts: session.accounts })
    }
    selectedChains.set(session.topic, chainId)
    refresh()
    await emit(session, chainId, 'chainChanged', chainId)
  }
  /** Acts on EVM sessions only. */
  const eachEvm = (topic: string | undefined, act: (session: RemoteSession) => Promise<unknown>) =>
    each(topic, async (session) => (session.chainIds.length > 0 ? act(session) : undefined))
  const each = async (topic: string | undefined, act: (session: RemoteSession) => Promise<unknown>) => {
    await Promise.all(
      readSessions()
        .filter((session) => topic === undefined || session.topic === topic)
        .map(act),
    )
  }

  const actions: SessionChanges = {
    selectAccount: (address, topic) =>
      eachEvm(topic, async (session) => {
        const accounts = [address, ...session.accounts.filter((other) => other !== address)]
        await update(session, { chainIds: session.chainIds, accounts })
        await emit(session, session.chainId, 'accountsChanged', [address] satisfies Address[])
      }),
    selectChain: (chainId, topic) => eachEvm(topic, (session) => moveSession(session, chainId)),
    updateSession: (topic, grant) => eachEvm(topic, (session) => update(session, grant)),
    grantNetworks: async (networkIds, topic) => {
      await each(topic, async ({ topic: id, accounts }) => {
        const { namespaces } = client.session.get(id)
        await client.update({ topic: id, namespaces: namespacesOf(networkIds, namespaces, accounts, families) })
      })
      refresh()
    },
    emitAccountsChanged: (accounts, topic) =>
      eachEvm(topic, (session) => emit(session, session.chainId, 'accountsChanged', accounts)),
    emitChainChanged: (chainId, topic) => eachEvm(topic, (session) => emit(session, chainId, 'chainChanged', chainId)),
    disconnect: async (topic) => {
      await each(topic, (session) =>
        client.disconnect({ topic: session.topic, reason: { code: 6000, message: 'User disconnected.' } }),
      )
      refresh()
    },
  }
  return { actions, moveSession }
}
