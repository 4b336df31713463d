import { type ClockPort, KitError } from '@kit/core'

/** How long a link that the visitor left is kept for their return, and how long it must still be good then. */
const lingerMs = 60_000

type Offer = {
  readonly asked: string
  readonly answer: Promise<unknown>
  uri: string | undefined
  /** Shows the link to the one who waits. Undefined while nobody does. */
  show: ((uri: string) => void) | undefined
  isStale: boolean
  cancelLinger(): void
  withdraw(): void
}

/** The open proposals of one connector. */
export type Offers = {
  /**
   * Waits for a wallet to answer a proposal: the one that was left a moment ago when it asked for the same, so that a wallet
   * which shows it already can still be answered, else a new one. Rejects as `propose`, or `connection/aborted` on the signal.
   */
  take(asked: unknown, call: { readonly signal: AbortSignal; onUri(uri: string): void }): Promise<unknown>
  /** How many are open, including those that were left. */
  count(): number
  /** Withdraws those for which nobody waits. */
  withdrawLeft(): void
}

/** Keeps the proposals of a connector. A session that a wallet approves when nobody waits is passed to `onUnwanted`. */
export function createOffers(deps: {
  readonly clock: ClockPort
  /** How long a link is valid. */
  readonly lifeMs: number
  propose(asked: never, signal: AbortSignal, onUri: (uri: string) => void): Promise<unknown>
  /** Whether a link that is left now may be kept. */
  mayLinger(): boolean
  onUnwanted(session: unknown): void
  /** A proposal is no longer open. */
  onEnd(): void
}): Offers {
  const { clock } = deps
  const offers = new Set<Offer>()

  function open(asked: unknown, text: string): Offer {
    const controller = new AbortController()
    const tell = (uri: string) => {
      offer.uri = uri
      offer.show?.(uri)
    }
    const offer: Offer = {
      asked: text,
      answer: Promise.resolve().then(() => deps.propose(asked as never, controller.signal, tell)),
      uri: undefined,
      show: undefined,
      isStale: false,
      cancelLinger: () => {},
      withdraw() {
        finish()
        controller.abort()
      },
    }
    offers.add(offer)
    const cancelStale = clock.setTimeout(
      () => {
        offer.isStale = true
        if (offer.show === undefined) offer.withdraw()
      },
      Math.max(0, deps.lifeMs - lingerMs),
    )
    const finish = () => {
      cancelStale()
      offer.cancelLinger()
      if (offers.delete(offer)) deps.onEnd()
    }
    offer.answer.then((session) => {
      finish()
      if (offer.show === undefined) deps.onUnwanted(session)
    }, finish)
    return offer
  }

  function leave(offer: Offer): void {
    offer.show = undefined
    if (!offers.has(offer)) return
    if (offer.isStale || deps.lifeMs <= lingerMs || !deps.mayLinger()) offer.withdraw()
    else offer.cancelLinger = clock.setTimeout(() => offer.withdraw(), lingerMs)
  }

  return {
    take(asked, { signal, onUri }) {
      const text = JSON.stringify(asked)
      const left = [...offers].filter(({ show }) => show === undefined)
      const same = left.find((offer) => offer.asked === text && !offer.isStale)
      for (const offer of left) if (offer !== same) offer.withdraw()
      const offer = same ?? open(asked, text)
      return new Promise((resolve, reject) => {
        const abort = () => {
          leave(offer)
          const shortMessage = 'Pairing was given up.'
          reject(new KitError('connection/aborted', { shortMessage, cause: signal.reason }))
        }
        offer.cancelLinger()
        offer.show = onUri
        if (offer.uri !== undefined) onUri(offer.uri)
        if (signal.aborted) return abort()
        signal.addEventListener('abort', abort, { once: true })
        offer.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
      })
    },
    count: () => offers.size,
    withdrawLeft() {
      for (const offer of [...offers]) if (offer.show === undefined) offer.withdraw()
    },
  }
}
