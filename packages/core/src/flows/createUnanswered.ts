import { formatUnanswered, mergeUnanswered, parseUnanswered } from '../journal/parseUnanswered.js'
import type { UnansweredRequest, UnansweredResult } from '../journal/UnansweredRequest.js'
import { configuredIds } from '../network/configuredIds.js'
import type { Ports } from '../ports/Ports.js'
import { type AbortLimit, createAbortLimit } from '../signal/createAbortLimit.js'
import { pause } from '../signal/pause.js'
import type { State } from '../state/createState.js'
import type { Journal } from './createJournal.js'
import type { Targets } from './createTargets.js'
import { findUnanswered } from './findUnanswered.js'

/** Records requests to send that no wallet answered, and searches for their outcome. */
export type Unanswered = {
  /** Searches once. An outcome that is found is added to the journal. Never rejects. */
  search(send: UnansweredRequest, signal: AbortSignal): Promise<UnansweredResult>
  /** Records a request, and searches for it periodically while the page is visible. */
  add(send: UnansweredRequest): void
  /** Settles a request that the wallet answered late: with the hash, or with an error that proves that nothing was sent. */
  settle(id: string, hash?: string): void
  destroy(): void
}

type Services = Pick<State, 'events' | 'journal' | 'networks' | 'persistence' | 'ports' | 'settings' | 'unanswered'> & {
  readonly targets: Targets
  readonly journalWriter: Pick<Journal, 'add'>
}

const [firstPauseMs, longestPauseMs] = [3_000, 60_000]
/** A wallet may send late while its prompt is open. After this time in milliseconds, the kit searches only when the user asks for it. */
const searchedMs = 3_600_000
const searchTimeoutMs = 5_000

/** Creates the store of unanswered requests. It loads the stored ones, and merges what other tabs write. */
export function createUnanswered(services: Services): Unanswered {
  const { events, networks, journalWriter, persistence, ports, settings, unanswered } = services
  const { clock, platform } = ports
  const key = `${settings.storagePrefix ?? 'kit'}.unanswered`
  const watched = new Map<string, AbortLimit>()

  function join(changed: readonly UnansweredRequest[]): void {
    const stored = parseUnanswered(persistence.readText(key))
    const before = unanswered.getState().requests
    const requests = mergeUnanswered(mergeUnanswered(before, stored, clock.now()), changed, clock.now())
    const text = formatUnanswered(requests)
    if (text !== formatUnanswered(stored)) write(ports, key, text)
    if (text !== formatUnanswered(before)) unanswered.update(() => ({ requests }))
    follow()
  }

  const openOf = (id: string) => unanswered.getState().requests.find((send) => send.id === id && !send.isSettled)

  function settle(id: string, hash?: string): void {
    const send = openOf(id)
    if (send !== undefined) join([{ ...send, isSettled: true, ...(hash !== undefined && { hash }) }])
  }

  async function search(send: UnansweredRequest, signal: AbortSignal): Promise<UnansweredResult> {
    const limit = createAbortLimit([signal], { clock, limitMs: searchTimeoutMs, reason: () => 'late' })
    try {
      const result = await findUnanswered(services, send, limit.signal)
      const before = unanswered.getState().requests.find(({ id }) => id === send.id)
      if (before?.hash !== undefined) return { status: 'sent', hash: before.hash }
      if (before?.isSettled) return { status: 'unsent' }
      if (result.status !== 'sent') return result
      const { hash } = result
      const { id, namespace, networkId } = send
      journalWriter.add(toSent(send, hash))
      events.emit({ type: 'transaction/sent', namespace, networkId, hash })
      settle(id, hash)
      return result
    } finally {
      limit.end()
    }
  }

  function follow(): void {
    const configured = configuredIds(networks)
    const wanted = unanswered.getState().requests.filter((one) => !one.isSettled && configured.includes(one.networkId))
    const ids = new Set(wanted.map(({ id }) => id))
    for (const [id, limit] of watched) if (!ids.has(id)) limit.abort('No longer searched for')
    for (const { id } of wanted) if (!watched.has(id)) void watch(id)
  }

  async function watch(id: string): Promise<void> {
    const limit = createAbortLimit([])
    watched.set(id, limit)
    try {
      for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
        await pause(clock, pauseMs, limit.signal)
        const send = openOf(id)
        if (send === undefined || Math.abs(clock.now() - send.requestedAtMs) > searchedMs) return
        if (platform.isVisible()) await search(send, limit.signal)
      }
    } catch {
      // Settled, or the kit was destroyed.
    } finally {
      limit.end()
      if (watched.get(id) === limit) watched.delete(id)
    }
  }

  const unwatch = persistence.watch(() => join([]), key)
  join([])

  function destroy(): void {
    unwatch()
    for (const limit of watched.values()) limit.abort('The kit was destroyed')
  }

  return { search, add: (send) => join([send]), settle, destroy }
}

function write({ log, storage }: Ports, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch (error) {
    log.warn("An unanswered request can't be remembered: storage is not writable", error)
  }
}

/** Converts a request whose outcome was found to a journal entry. */
function toSent(
  { namespace, networkId, address, callsId, bundle, note, requestedAtMs: sentAtMs }: UnansweredRequest,
  hash: string,
): Parameters<Journal['add']>[0] {
  const more = { ...(callsId && { callsId: hash }), ...(bundle && { bundle }), ...(note && { note }) }
  return { namespace, networkId, address, hash, ...more, sentAtMs }
}
