import type { expireAfter, NamespaceRequest, Sessions } from '@kit/core/adapter'
import { namespaceOf } from '@kit/core/adapter'
import type { ActiveSession, PairingContext } from './createActiveSession.js'
import type { OpenProposals } from './createOpenProposals.js'
import type { Announce } from './createRemotePairing.js'
import type { OpenProposal } from './sdk/OpenProposal.js'
import { loadPairingClient } from './sdk/openSdk.js'
import { type ResumedSession, resumeProposal } from './sdk/resumeProposal.js'
import type { SdkClient } from './sdk/SdkClient.js'
import { parsePairedSession } from './session/parsePairedSession.js'

/** Takes the responses to proposals that were open when an earlier page was left. */
export type Resume = {
  resume(): Promise<void>
  /** Called synchronously when a client is created, since the responses may be delivered in the next tick. */
  attach(client: SdkClient): void
  /** Whether a response is awaited. */
  isResuming(): boolean
}

/** Creates it. Nothing is awaited before `resume`. */
export function createResume(
  shared: PairingContext & {
    readonly active: ActiveSession
    readonly open: OpenProposals
    readonly expire: typeof expireAfter
    readonly announce: Announce
    onEnd(): void
  },
): Resume {
  const { active, announce, context, destroyed: signal, expire, isAddress, open, sdk, storage } = shared
  const { clock, log } = context.ports
  let running = 0
  let waiting: readonly OpenProposal[] = []
  let answers: readonly Promise<void>[] = []

  /** Returns the requests of a proposal that the app still supports. */
  const requestsOf = ({ networkIds }: OpenProposal): readonly NamespaceRequest[] =>
    networkIds.flatMap((networkId) => {
      const namespace = namespaceOf(networkId)
      const networks = context.kit.adapters.get(namespace)?.networks ?? []
      const sorted = [...networks].sort((a, b) => Number(b.id === networkId) - Number(a.id === networkId))
      return networks.length > 0 ? [{ namespace, networks: sorted }] : []
    })

  /** Returns undefined when the session is no longer wanted or already known. */
  function take(
    client: SdkClient,
    resumed: ResumedSession,
    requests: readonly NamespaceRequest[],
  ): Sessions | undefined {
    const { session, isInTime } = resumed
    const parsed = parsePairedSession(session, isAddress)
    if (parsed !== undefined && parsed.topic === storage.read()?.topic) return undefined
    const isWanted = requests.some(({ namespace }) => parsed?.namespaces.has(namespace))
    // The requesting page has been gone for too long. The wallet must not show a connection.
    if (isInTime && parsed !== undefined && isWanted) return active.replace(client, parsed, requests)
    shared.dropUnwanted(client, session)
  }

  async function follow(client: SdkClient, proposal: OpenProposal): Promise<void> {
    const resumed = await resumeProposal({ client, proposal, signal, clock, expire, log })
    open.remove(proposal.topic)
    if (resumed === undefined) return
    const requests = requestsOf(proposal)
    const sessions = take(client, resumed, requests)
    if (sessions === undefined) return
    const order = [...requests.map(({ namespace }) => namespace), ...Object.keys(sessions)]
    announce(Object.fromEntries(order.flatMap((name) => (sessions[name] ? [[name, sessions[name]]] : []))), true)
  }

  function attach(client: SdkClient): void {
    answers = [...answers, ...waiting.map((proposal) => follow(client, proposal))]
    waiting = []
  }

  return {
    attach,
    isResuming: () => running > 0,
    async resume() {
      loadPairingClient().catch(() => {})
      waiting = await open.claim()
      if (waiting.length === 0 || signal.aborted) return
      running++
      try {
        const { client } = await sdk.open()
        // The client was already open.
        attach(client)
        await Promise.all(answers)
      } finally {
        running--
        shared.onEnd()
      }
    },
  }
}
