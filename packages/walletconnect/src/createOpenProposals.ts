import type { Ports } from '@kit/core/adapter'
import { answerLifeMs, type OpenProposal } from './sdk/OpenProposal.js'
import { openProposalsKey } from './storageKeys.js'

/** How long a loading page waits for another page to claim a proposal. */
const claimMs = 500
const maxProposals = 5

/** Open proposals of all pages on this storage, so that a reloaded or discarded page can take the response. */
export type OpenProposals = {
  add(proposal: OpenProposal): void
  remove(topic: string): void
  /** Returns the proposals that no living page waits for. */
  claim(): Promise<readonly OpenProposal[]>
  /** Stops answering the claims of other pages. */
  destroy(): void
}

type Stored = { readonly proposals: readonly OpenProposal[]; readonly claim?: string }

/** Creates the store. A failing storage counts as empty. */
export function createOpenProposals(options: {
  readonly ports: Pick<Ports, 'clock' | 'random' | 'storage'>
  readonly prefix: string | undefined
}): OpenProposals {
  const { storage, clock, random } = options.ports
  const key = openProposalsKey(options.prefix)
  const own = new Set<string>()
  const read = (): Stored => {
    try {
      const { proposals, claim } = JSON.parse(storage.getItem(key) ?? '{}')
      const open = Array.isArray(proposals) ? proposals.filter(isProposal) : []
      const isFresh = ({ openedAtMs }: OpenProposal) => Math.abs(clock.now() - openedAtMs) < answerLifeMs
      return { proposals: open.filter(isFresh), ...(typeof claim === 'string' && { claim }) }
    } catch {
      return { proposals: [] }
    }
  }
  const write = (stored: Stored) => {
    try {
      if (stored.proposals.length > 0) storage.setItem(key, JSON.stringify(stored))
      else storage.removeItem(key)
    } catch {
      // Not stored, so the user pairs again after a reload.
    }
  }
  const isOwn = ({ topic }: OpenProposal) => own.has(topic)
  // Another page is claiming. Removing its own proposals from the claim keeps them with this page.
  const endWatch = storage.watch((changed) => {
    if (changed !== key || own.size === 0) return
    const { claim, proposals } = read()
    if (claim !== undefined && proposals.some(isOwn)) write({ proposals })
  })
  return {
    add(proposal) {
      own.add(proposal.topic)
      write({ proposals: [...read().proposals, proposal].slice(-maxProposals) })
    },
    remove(topic) {
      own.delete(topic)
      const { proposals } = read()
      write({ proposals: proposals.filter((other) => other.topic !== topic) })
    },
    async claim() {
      const claim = `${clock.now()}.${random.bytes(8).join('')}`
      const { proposals } = read()
      write({ proposals, claim })
      if (proposals.length === 0) return []
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, claimMs))
      const now = read()
      if (now.claim !== claim) return []
      const left = now.proposals.filter((proposal) => !isOwn(proposal))
      for (const { topic } of left) own.add(topic)
      return left
    },
    destroy: endWatch,
  }
}

function isProposal(value: unknown): value is OpenProposal {
  const { topic, openedAtMs, networkIds, signIn } = value as OpenProposal
  const isOpened = typeof topic === 'string' && typeof openedAtMs === 'number' && Array.isArray(networkIds)
  return isOpened && (signIn === undefined || typeof signIn.id === 'number')
}
