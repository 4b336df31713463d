import type { SignClientTypes } from '@walletconnect/types'
import { createFamilyMethods } from './createFamilyMethods.js'
import type { RemoteCore } from './createRemoteCore.js'
import { createSessionMethods, type WalletMemory } from './createSessionMethods.js'
import type { RemoteSession, SessionRequest } from './RemoteWallet.js'
import { toErrorResponse } from './toErrorResponse.js'
import { toRemoteSession } from './toRemoteSession.js'

/** A request of a session, as the client reports it. */
export type RequestEvent = Pick<SignClientTypes.EventArguments['session_request'], 'id' | 'topic' | 'params'>

/** Creates the answers to the requests of sessions: a scripted result, or a method's after consent. */
export const createRequestAnswers = (
  core: RemoteCore,
  moveSession: (session: RemoteSession, chainId: number) => Promise<void>,
): ((event: RequestEvent) => Promise<void>) => {
  const { client, chains, families, signer, prompts, selectedChains, modeOf, behavior } = core
  const memory: WalletMemory = { bundles: new Map(), watched: [], permissions: [] }

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
          behavior,
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
      await prompts.ask(forced ?? behavior().mode, subject)
    }
    const { responses } = behavior()
    const scripted = Object.hasOwn(responses, method) ? responses[method] : undefined
    const result = await (scripted ?? found.run)(given)
    if (methods.state && methods.state.chainId !== session.chainId) {
      await moveSession(session, methods.state.chainId)
    }
    return result
  }

  return async (event) => {
    const { id, topic } = event
    const response = await runRequest(event).then(
      (result) => ({ id, jsonrpc: '2.0' as const, result }),
      (error: unknown) => ({ id, jsonrpc: '2.0' as const, error: toErrorResponse(error) }),
    )
    await client.respond({ topic, response })
  }
}
