import type { Push } from '../connectRelayClient.js'

/** Response of the server to a message: `unknown` messages may be stored or not. */
export type Outcome = 'accepted' | 'refused' | 'unknown'

/** Totals of a {@link Ledger}. */
export type LedgerCounts = Readonly<Record<Outcome | 'delivered' | 'duplicates', number>>

/** Everything that was published and delivered, and whether that agrees. */
export type Ledger = {
  /** Returns the text of a new message of a publisher, which differs from every other. */
  write(publisher: string, topic: string): string
  /** Records the response to a publish. A later response to the same text is about the same message. */
  answered(text: string, outcome: Outcome): void
  /** Adds a subscriber, which is owed all messages that are accepted in its topics from now on. */
  subscribe(subscriber: string, topics: readonly string[]): void
  delivered(subscriber: string, push: Push): void
  /** Returns accepted messages that a subscriber has not received yet. */
  owed(subscriber: string): readonly string[]
  /** Messages that are not delivered yet may have expired: they are owed no longer, but may come. */
  expire(): void
  /**
   * Ends a round: everything was delivered, and its receipts are stored. A push that was on its way may still arrive in the next round, but
   * nothing may be delivered again after that.
   */
  settle(): void
  counts(): LedgerCounts
  /** Returns everything that must not happen, in plain sentences. */
  violations(): readonly string[]
  violate(sentence: string): void
}

type Entry = {
  readonly topic: string
  readonly publisher: string
  readonly number: number
  outcome?: Outcome
  /** It was sent again, so that its order is not that of its first attempt. */
  wasUnknown: boolean
  mayExpire: boolean
}

type Receipt = { readonly publishedAt: number; readonly tag: number }

type Subscriber = {
  readonly topics: ReadonlySet<string>
  readonly received: Map<string, Receipt>
  /** Messages of the last round. */
  recent: ReadonlySet<string>
  /** The last message of each publisher that was delivered in order. */
  readonly lastOf: Map<string, number>
}

const maxViolations = 50

/** Creates an empty ledger. */
export function createLedger(): Ledger {
  const entries = new Map<string, Entry>()
  const subscribers = new Map<string, Subscriber>()
  const numbers = new Map<string, number>()
  const violations: string[] = []
  const counts = { accepted: 0, refused: 0, unknown: 0, delivered: 0, duplicates: 0 }
  /** Messages of rounds before the last, by the subscribers that have received them. */
  const settled = new Map<string, Set<string>>()

  function violate(sentence: string): void {
    if (violations.length < maxViolations) violations.push(sentence)
  }

  function repeat(first: Receipt, { data }: Push['params'], subscriber: string): void {
    counts.duplicates += 1
    // Clients drop a duplicate by its text, and may show the time of either.
    if (first.publishedAt !== data.publishedAt || first.tag !== data.tag)
      violate(`${subscriber} received ${nameOf(data.message)} again with another time or tag`)
  }

  function checkOrder(to: Subscriber, subscriber: string, entry: Entry, text: string): void {
    // One that had expired is valid again when the clock is set back.
    if (entry.wasUnknown || entry.mayExpire) return
    const key = `${entry.publisher} ${entry.topic}`
    const last = to.lastOf.get(key) ?? 0
    if (entry.number < last) violate(`${subscriber} received ${nameOf(text)} after message ${last} of its publisher`)
    else to.lastOf.set(key, entry.number)
  }

  return {
    write(publisher, topic) {
      const number = (numbers.get(publisher) ?? 0) + 1
      numbers.set(publisher, number)
      const text = `${publisher}:${number}`
      entries.set(text, { topic, publisher, number, wasUnknown: false, mayExpire: false })
      return text
    },
    answered(text, outcome) {
      const entry = entries.get(text)
      if (entry === undefined) throw new Error(`${text} was never written`)
      if (outcome === 'unknown') entry.wasUnknown = true
      // An earlier attempt may have been stored, though this one is refused.
      const now = outcome === 'refused' && entry.wasUnknown ? 'unknown' : outcome
      if (entry.outcome === now) return
      if (entry.outcome !== undefined) counts[entry.outcome] -= 1
      entry.outcome = now
      counts[now] += 1
    },
    subscribe(subscriber, topics) {
      subscribers.set(subscriber, {
        topics: new Set(topics),
        received: new Map(),
        recent: new Set(),
        lastOf: new Map(),
      })
      settled.set(subscriber, new Set())
    },
    delivered(subscriber, push) {
      const { topic, message, publishedAt, tag } = push.params.data
      const to = subscribers.get(subscriber)
      const entry = entries.get(message)
      if (settled.get(subscriber)?.has(message)) {
        counts.duplicates += 1
        violate(`${subscriber} received ${nameOf(message)} again, though its receipt was stored`)
        return
      }
      if (to?.recent.has(message)) {
        counts.duplicates += 1
        return
      }
      if (to === undefined || entry?.topic !== topic || !to.topics.has(topic)) {
        violate(`${subscriber} received ${nameOf(message)}, which was not published to it`)
        return
      }
      const first = to.received.get(message)
      if (first !== undefined) return repeat(first, push.params, subscriber)
      counts.delivered += 1
      to.received.set(message, { publishedAt, tag })
      checkOrder(to, subscriber, entry, message)
    },
    owed(subscriber) {
      const to = subscribers.get(subscriber)
      if (to === undefined) throw new Error(`${subscriber} is not a subscriber`)
      const hasReceived = (text: string): boolean =>
        to.received.has(text) || to.recent.has(text) || settled.get(subscriber)?.has(text) === true
      return [...entries].flatMap(([text, { topic, outcome, mayExpire }]) =>
        outcome === 'accepted' && !mayExpire && to.topics.has(topic) && !hasReceived(text) ? [text] : [],
      )
    },
    expire() {
      for (const entry of entries.values()) entry.mayExpire = true
    },
    settle() {
      for (const [name, subscriber] of subscribers) {
        const { received, recent } = subscriber
        for (const text of received.keys())
          if (entries.get(text)?.outcome === 'refused') violate(`${name} received ${nameOf(text)}, which was refused`)
        for (const text of recent) settled.get(name)?.add(text)
        subscriber.recent = new Set(received.keys())
        received.clear()
      }
      for (const [text, { topic, outcome }] of entries) {
        const isOwed = (name: string, { topics, recent }: Subscriber): boolean =>
          topics.has(topic) && !recent.has(text) && settled.get(name)?.has(text) !== true
        // Those without a response may still arrive.
        if (outcome === 'refused' || (outcome === 'accepted' && ![...subscribers].some((each) => isOwed(...each))))
          entries.delete(text)
      }
    },
    counts: () => ({ ...counts }),
    violations: () => violations,
    violate,
  }
}

function nameOf(text: string): string {
  return `message ${text.slice(0, 80)}`
}
