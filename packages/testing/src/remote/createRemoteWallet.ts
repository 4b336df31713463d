import { answerProposal } from './answerProposal.js'
import { answerSignIn, type SignInEvent } from './answerSignIn.js'
import { createRemoteCore, type RemoteCore } from './createRemoteCore.js'
import { createRequestAnswers } from './createRequestAnswers.js'
import { createSessionChanges } from './createSessionChanges.js'
import { parsePairingUri } from './parsePairingUri.js'
import type { RemoteWallet, RemoteWalletOptions, SessionProposal } from './RemoteWallet.js'
import { toErrorResponse } from './toErrorResponse.js'

/**
 * Creates the wallet's side of a pairing with real keys, in Node or in a page. It contacts only the given relay and nodes. Rejects when the
 * client can't start on its storage.
 *
 * @example
 * const wallet = await createRemoteWallet({ relayUrl: 'ws://127.0.0.1:4401', chains: [{ id: 31337, rpcUrl }] })
 * await wallet.pair(uri)
 */
export const createRemoteWallet = async (options: RemoteWalletOptions): Promise<RemoteWallet> => {
  const core = await createRemoteCore(options)
  const { signer, chains, client, store, prompts, behave, refresh, report, close } = core
  const { relayer } = client.core
  const { actions, moveSession } = createSessionChanges(core)
  const answerRequest = createRequestAnswers(core, moveSession)

  if (options.supportsSignIn !== false)
    client.on('session_authenticate', (event) => void signIn(core, event).catch(report))
  client.on('session_proposal', ({ id, params }) => void answerProposal(core, id, params).catch(report))
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
  for (const proposal of client.proposal.getAll()) void answerProposal(core, proposal.id, proposal).catch(report)
  for (const request of client.getPendingSessionRequests()) void answerRequest(request).catch(report)

  return {
    addresses: signer.addresses,
    get chains() {
      return [...chains.values()]
    },
    getState: store.getState,
    subscribe: store.subscribe,
    behave,
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
    ...actions,
    goOffline: () => relayer.transportClose(),
    goOnline: () => relayer.transportOpen(),
    destroy: async () => {
      await close()
      store.complete()
    },
  }
}

async function signIn(core: RemoteCore, event: SignInEvent): Promise<void> {
  const { client, signer, chains, options, prompts, selectedChains, modeOf, behavior, refresh, report } = core
  const mode = modeOf('wc_sessionAuthenticate') ?? behavior().mode
  try {
    const ask = (subject: SessionProposal) => prompts.ask(mode, subject)
    const { topic, chainId } = await answerSignIn({ client, event, signer, chains, options, ask })
    if (topic !== undefined) selectedChains.set(topic, chainId)
  } catch (error) {
    await client.rejectSessionAuthenticate({ id: event.id, reason: toErrorResponse(error) }).catch(report)
  }
  refresh()
}
