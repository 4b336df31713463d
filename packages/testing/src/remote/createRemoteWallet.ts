import { createStore } from '@kit/core/plugin'
import type { ProposalTypes, SignClientTypes } from '@walletconnect/types'
import type { Address } from 'viem'
import { anvilKeys } from '../evm/anvilKeys.data.js'
import { createEvmSigner } from '../evm/createEvmSigner.js'
import { createPrompts } from '../wallet/createPrompts.js'
import { defaultBehavior, type TestWalletBehavior } from '../wallet/TestWalletBehavior.js'
import { walletIcon } from '../wallet/walletIcon.data.js'
import { answerSignIn, type SignInEvent } from './answerSignIn.js'
import { createFamilyMethods } from './createFamilyMethods.js'
import { createMemoryStorage } from './createMemoryStorage.js'
import { createPairingClient } from './createPairingClient.js'
import { createSessionMethods, type WalletMemory } from './createSessionMethods.js'
import { grantNamespaces, spread, summariseProposal } from './grantNamespaces.js'
import { loadFamilies } from './loadFamilies.js'
import { namespacesOf } from './namespacesOf.js'
import { parsePairingUri } from './parsePairingUri.js'
import type {
  RemoteGrant,
  RemoteSession,
  RemoteWallet,
  RemoteWalletOptions,
  RemoteWalletState,
  SessionProposal,
  SessionRequest,
} from './RemoteWallet.js'
import { toErrorResponse } from './toErrorResponse.js'
import { toRemotePeer, toRemoteSession } from './toRemoteSession.js'

/**
 * Creates the wallet's side of a pairing with real keys, in Node or in a page. It contacts only the given relay and nodes. Rejects when the
 * client can't start on its storage.
 *
 * @example
 * const wallet = await createRemoteWallet({ relayUrl: 'ws://127.0.0.1:4401', chains: [{ id: 31337, rpcUrl }] })
 * await wallet.pair(uri)
 */
export const createRemoteWallet = async (options: RemoteWalletOptions): Promise<RemoteWallet> => {
  const signer = createEvmSigner(options.keys ?? anvilKeys)
  const chains = new Map(options.chains.map((chain) => [chain.id, chain]))
  const families = await loadFamilies(options.families ?? {})
  const memory: WalletMemory = { bundles: new Map(), watched: [], permissions: [] }
  const selectedChains = new Map<string, number>()
  let behavior: TestWalletBehavior = { ...defaultBehavior, rejection: 'pairing', ...options.behavior }

  const { client, close } = await createPairingClient({
    relayUrl: options.relayUrl,
    projectId: options.projectId ?? 'remote-wallet',
    metadata: options.metadata ?? defaultMetadata,
    storage: options.storage ?? createMemoryStorage(),
  })
  const { relayer } = client.core

  const readSessions = (): readonly RemoteSession[] =>
    client.session.getAll().map((session) => toRemoteSession(session, selectedChains.get(session.topic)))
  const store = createStore<RemoteWalletState>({ sessions: readSessions(), prompts: [], connected: relayer.connected })
  const set = (change: Partial<RemoteWalletState>) => store.update((state) => ({ ...state, ...change }))
  const refresh = () => set({ sessions: readSessions(), connected: relayer.connected })
  const report = (error: unknown) => set({ problem: error instanceof Error ? error.message : String(error) })
  const prompts = createPrompts<SessionProposal | SessionRequest, RemoteGrant | undefined>(() => behavior)
  prompts.watch(() => set({ prompts: prompts.queue() }))
  const modeOf = (method: string) => behavior.methods[method] ?? behavior.methods['*']

  const answerProposal = async (id: number, params: ProposalTypes.Struct) => {
    const { networkIds, methods } = summariseProposal(params)
    const known = [...chains.keys()].filter((chainId) => networkIds.includes(`eip155:${chainId}`))
    const peer = toRemotePeer(params.proposer.metadata)
    const others = [...families.values()].flatMap((family) =>
      family.networkIds
        .filter((networkId) => networkIds.includes(networkId))
        .map((networkId) => ({ networkId, address: family.address(networkId) })),
    )
    const subject: SessionProposal = { kind: 'session', id, peer, networkIds, chainIds: known, others, methods }
    const grantOf = ({
      chainIds = known,
      accounts = signer.addresses.slice(0, 1),
      networkIds: wanted = networkIds,
    }: RemoteGrant) =>
      grantNamespaces(params, [
        ...chainIds.map((chainId) => ({ networkId: `eip155:${chainId}`, accounts })),
        ...others
          .filter(({ networkId }) => wanted.includes(networkId))
          .map(({ networkId, address }) => ({ networkId, accounts: [address] })),
      ])
    try {
      // Proposals that can't be granted are rejected without a prompt: an approval would be wrong.
      grantOf({})
      const given = await prompts.ask(modeOf('wc_sessionPropose') ?? behavior.mode, subject)
      const grant = given ?? options.grant ?? {}
      const { sessionProperties, scopedProperties } = { ...options.grant, ...grant }
      const { topic } = await client.approve({
        id,
        namespaces: grantOf(grant),
        ...(sessionProperties && { sessionProperties }),
        ...(scopedProperties && { scopedProperties }),
      })
      const [first] = grant.chainIds ?? known
      if (first !== undefined) selectedChains.set(topic, first)
    } catch (error) {
      await client.reject({ id, reason: toErrorResponse(error) }).catch(report)
    }
    refresh()
  }

  const runRequest = async ({ id, topic, params }: RequestEvent) => {
    const session = toRemoteSession(client.session.get(topic), selectedChains.get(topic))
    const { method, params: given } = params.request
    const [namespace = '', reference] = params.chainId.split(':')
    const family = families.get(namespace)
    const methods = family
      ? createFamilyMethods({ family, session, networkId: params.chainId })
      : createSessionMethods({
          session,
          chainId: Number(reference),
          chains,
          signer,
          behavior: () => behavior,
          memory,
        })
    const found = methods.find(method)
    const forced = modeOf(method)
    if (found.prepare(given) || forced !== undefined) {
      const subject: SessionRequest = {
        kind: 'request',
        id,
        topic,
        peer: session.peer,
        networkId: params.chainId,
        method,
        params: given,
      }
      await prompts.ask(forced ?? behavior.mode, subject)
    }
    const scripted = Object.hasOwn(behavior.responses, method) ? behavior.responses[method] : undefined
    const result = await (scripted ?? found.run)(given)
    if (methods.state && methods.state.chainId !== session.chainId) {
      await moveSession(session, methods.state.chainId)
    }
    return result
  }
  const answerRequest = async (event: RequestEvent) => {
    const { id, topic } = event
    const response = await runRequest(event).then(
      (result) => ({ id, jsonrpc: '2.0' as const, result }),
      (error: unknown) => ({ id, jsonrpc: '2.0' as const, error: toErrorResponse(error) }),
    )
    await client.respond({ topic, response })
  }

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

  const signIn = async (event: SignInEvent) => {
    const mode = modeOf('wc_sessionAuthenticate') ?? behavior.mode
    try {
      const ask = (subject: SessionProposal) => prompts.ask(mode, subject)
      const { topic, chainId } = await answerSignIn({ client, event, signer, chains, options, ask })
      if (topic !== undefined) selectedChains.set(topic, chainId)
    } catch (error) {
      await client.rejectSessionAuthenticate({ id: event.id, reason: toErrorResponse(error) }).catch(report)
    }
    refresh()
  }

  if (options.supportsSignIn !== false) client.on('session_authenticate', (event) => void signIn(event).catch(report))
  client.on('session_proposal', ({ id, params }) => void answerProposal(id, params).catch(report))
  client.on('session_request', (event) => void answerRequest(event).catch(report))
  client.on('proposal_expire', ({ id }) => prompts.dismiss((subject) => subject.id === id))
  client.on('session_request_expire', ({ id }) => prompts.dismiss((subject) => subject.id === id))
  client.on('session_expire', refresh)
  client.on('session_delete', ({ topic }) => {
    prompts.dismiss((subject) => subject.kind === 'request' && subject.topic === topic)
    refresh()
  })
  relayer.on('relayer_connect', () => {
    store.update(({ problem: _, ...state }) => state)
    refresh()
  })
  relayer.on('relayer_disconnect', refresh)
  relayer.on('relayer_error', report)
  // Proposals left unanswered by the last run.
  for (const proposal of client.proposal.getAll()) void answerProposal(proposal.id, proposal).catch(report)
  for (const request of client.getPendingSessionRequests()) void answerRequest(request).catch(report)

  return {
    addresses: signer.addresses,
    get chains() {
      return [...chains.values()]
    },
    getState: store.getState,
    subscribe: store.subscribe,
    behave: (change) => {
      behavior = { ...behavior, ...change }
    },
    pair: async (uri) => {
      await client.pair({ uri: parsePairingUri(uri) })
    },
    approveNext: async (grant) => {
      const prompt = await prompts.next()
      prompt.approve(grant)
      return prompt
    },
    rejectNext: async (error) => {
      const prompt = await prompts.next()
      prompt.reject(error)
      return prompt
    },
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
    goOffline: () => relayer.transportClose(),
    goOnline: () => relayer.transportOpen(),
    destroy: async () => {
      await close()
      store.complete()
    },
  }
}

type RequestEvent = Pick<SignClientTypes.EventArguments['session_request'], 'id' | 'topic' | 'params'>

const defaultMetadata = {
  name: 'Remote Wallet',
  description: 'A wallet for local chains',
  url: 'http://localhost:4402',
  icons: [walletIcon],
}
