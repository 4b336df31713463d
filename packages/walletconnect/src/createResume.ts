import type { expireAfter, NamespaceRequest, PluginContext, Sessions } from '@kit/core/adapter'
import { namespaceOf } from '@kit/core/adapter'
import type { Announce } from './Announce.js'
import type { OpenProposals } from './createOpenProposals.js'
import { loadPairingClient } from './sdk/loadPairingClient.js'
import type { OpenProposal } from './sdk/OpenProposal.js'
import type { Sdk } from './sdk/openSdk.js'
import { type ResumedSession, resumeProposal } from './sdk/resumeProposal.js'
import type { SdkClient } from './sdk/SdkClient.js'

/** What takes the answers to proposals that were open when an earlier page was left. */
export type Resume = {
  resume(): Promise<void>
  /** Called in the turn in which a client is there: the answers may be delivered in the next. */
  attach(client: SdkClient): void
  /** Whether an answer is waited for. */
  isResuming(): boolean
}

/** Creates it. `take` is called with each session that a wallet approved. */
export function createResume(deps: {
  readonly kit: Pick<PluginContext['kit'], 'adapters'>
  readonly ports: PluginContext['ports']
  readonly open: OpenProposals
  readonly signal: AbortSignal
  readonly expire: typeof expireAfter
  openSdk(): Promise<Sdk>
  /** Undefined when the session is not wanted any more, or known. */
  take(client: SdkClient, resumed: ResumedSession, requests: readonly NamespaceRequest[]): Sessions | undefined
  announce: Announce
  onEnd(): void
}): Resume {
  const { announce, expire, kit, open, signal } = deps
  const { clock, log } = deps.ports
  let running = 0
  let waiting: readonly OpenProposal[] = []
  let answers: readonly Promise<void>[] = []

  /** What a proposal asked for, as far as the app still has it. */
  const requestsOf = ({ networkIds }: OpenProposal): readonly NamespaceRequest[] =>
    networkIds.flatMap((networkId) => {
      const namespace = namespaceOf(networkId)
      const networks = kit.adapters.get(namespace)?.networks ?? []
      const sorted = [...networks].sort((a, b) => Number(b.id === networkId) - Number(a.id === networkId))
      return networks.length > 0 ? [{ namespace, networks: sorted }] : []
    })

  async function follow(client: SdkClient, proposal: OpenProposal): Promise<void> {
    const resumed = await resumeProposal({ client, proposal, signal, clock, expire, log })
    open.remove(proposal.topic)
    if (resumed === undefined) return
    const requests = requestsOf(proposal)
    const sessions = deps.take(client, resumed, requests)
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
        const { client } = await deps.openSdk()
        // It was open before.
        attach(client)
        await Promise.all(answers)
      } finally {
        running--
        deps.onEnd()
      }
    },
  }
}
