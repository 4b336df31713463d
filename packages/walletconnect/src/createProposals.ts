import type { ClockPort } from '@kit/core/adapter'
import { abortedError } from './error/toPairingError.js'

/** How long an abandoned link is kept for reuse, and how long it must still be valid then. */
const abandonedLifeMs = 60_000

type Proposal<Answer> = {
  readonly requested: string
  readonly answer: Promise<Answer>
  uri: string | undefined
  /** Passes the link to the waiting caller. Undefined while there is none. */
  show: ((uri: string) => void) | undefined
  isStale: boolean
  cancelLinger(): void
  withdraw(): void
}

/** Open proposals of one connector. */
export type Proposals<Answer> = {
  /**
   * Waits for a wallet to respond to a proposal. Reuses a recently abandoned one with the same request, so that a wallet which already
   * shows it can still respond, or creates a new one. Rejects like `propose`, or with `connection/aborted` on abort.
   */
  take(requested: unknown, call: { readonly signal: AbortSignal; onUri(uri: string): void }): Promise<Answer>
  /** Number of open proposals, including abandoned ones. */
  count(): number
  /** Withdraws the abandoned proposals. */
  withdrawAbandoned(): void
}

/** Creates the proposals of a connector. A session that a wallet approves without a waiting caller is passed to `onUnwanted`. */
export function createProposals<Answer>(deps: {
  readonly clock: ClockPort
  /** How long a link is valid. */
  readonly lifeMs: number
  propose(requested: never, signal: AbortSignal, onUri: (uri: string) => void): Promise<Answer>
  /** Whether a link that is abandoned now may be kept. */
  mayLinger(): boolean
  onUnwanted(answer: Answer): void
  /** Called when a proposal is no longer open. */
  onEnd(): void
}): Proposals<Answer> {
  const { clock } = deps
  const proposals = new Set<Proposal<Answer>>()

  function open(requested: unknown, text: string): Proposal<Answer> {
    const controller = new AbortController()
    const setUri = (uri: string) => {
      proposal.uri = uri
      proposal.show?.(uri)
    }
    const proposal: Proposal<Answer> = {
      requested: text,
      answer: Promise.resolve().then(() => deps.propose(requested as never, controller.signal, setUri)),
      uri: undefined,
      show: undefined,
      isStale: false,
      cancelLinger: () => {},
      withdraw() {
        finish()
        controller.abort()
      },
    }
    proposals.add(proposal)
    const cancelStale = clock.setTimeout(
      () => {
        proposal.isStale = true
        if (proposal.show === undefined) proposal.withdraw()
      },
      Math.max(0, deps.lifeMs - abandonedLifeMs),
    )
    const finish = () => {
      cancelStale()
      proposal.cancelLinger()
      if (proposals.delete(proposal)) deps.onEnd()
    }
    proposal.answer.then((answer) => {
      finish()
      if (proposal.show === undefined) deps.onUnwanted(answer)
    }, finish)
    return proposal
  }

  function leave(proposal: Proposal<Answer>): void {
    proposal.show = undefined
    if (!proposals.has(proposal)) return
    if (proposal.isStale || deps.lifeMs <= abandonedLifeMs || !deps.mayLinger()) proposal.withdraw()
    else proposal.cancelLinger = clock.setTimeout(() => proposal.withdraw(), abandonedLifeMs)
  }

  return {
    take(requested, { signal, onUri }) {
      const text = JSON.stringify(requested)
      const left = [...proposals].filter(({ show }) => show === undefined)
      const same = left.find((proposal) => proposal.requested === text && !proposal.isStale)
      for (const proposal of left) if (proposal !== same) proposal.withdraw()
      const proposal = same ?? open(requested, text)
      proposal.cancelLinger()
      proposal.show = onUri
      if (proposal.uri !== undefined) onUri(proposal.uri)
      return untilAnswered(proposal.answer, signal, () => leave(proposal))
    },
    count: () => proposals.size,
    withdrawAbandoned() {
      for (const proposal of [...proposals]) if (proposal.show === undefined) proposal.withdraw()
    },
  }
}

/** Waits for a response until the signal aborts. */
function untilAnswered<Answer>(answer: Promise<Answer>, signal: AbortSignal, leave: () => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      leave()
      reject(abortedError(signal))
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
