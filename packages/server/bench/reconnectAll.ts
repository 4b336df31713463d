import type { ClientIdentity } from '../src/testing/createClientToken.js'
import { percentile } from './benchServer.js'
import type { LoadSocket } from './LoadSocket.js'
import { ask, closePairs, newTopic, openPairs, openSocket, publishAll, subscribeAll } from './loadRelay.js'

/** A storm of reconnecting clients. */
export type Storm = {
  readonly sockets: number
  readonly topicsPerSocket: number
  readonly identities: readonly ClientIdentity[]
}

/** Duration of a storm, and of live deliveries meanwhile, in milliseconds. */
export type StormTimes = { readonly tookMs: number; readonly liveP50: number; readonly liveP99: number }

const atOnce = 50
const liveLoad = { messages: 200, bytes: 600, inFlight: 4 }

/**
 * Drops all sockets of the clients at once, stores a message for each meanwhile, and lets them reconnect and subscribe again. Meanwhile
 * other clients exchange messages.
 *
 * @throws when a client does not receive the message it missed, or a live message is lost
 */
export async function reconnectAll(url: string, { sockets, topicsPerSocket, identities }: Storm): Promise<StormTimes> {
  const topicsOf = Array.from({ length: sockets }, () => Array.from({ length: topicsPerSocket }, newTopic))
  const connected = await connectAll(url, { identities, topicsOf, isMissing: false })
  const live = await openPairs(url, 2, 1)
  const publisher = await openSocket(url)
  for (const socket of connected) socket.terminate()
  for (let at = 0; at < sockets; at += 100) {
    const messages = topicsOf
      .slice(at, at + 100)
      .map(([topic]) => ({ topic, message: `missed ${topic}`, ttl: 300, tag: 1 }))
    const answer = await ask(publisher, 'irn_batchPublish', { messages })
    if (!answer.includes('"result":true')) throw new Error(answer)
  }
  const startedMs = performance.now()
  const delivered: number[] = []
  let isFinished = false
  const liveTraffic = (async () => {
    while (!isFinished) delivered.push(...(await publishAll(live, liveLoad)).delivered)
  })()
  const again = await connectAll(url, { identities, topicsOf, isMissing: true })
  const tookMs = performance.now() - startedMs
  isFinished = true
  await liveTraffic
  closePairs(live)
  for (const socket of [...again, publisher]) socket.terminate()
  delivered.sort((a, b) => a - b)
  return { tookMs, liveP50: percentile(delivered, 0.5), liveP99: percentile(delivered, 0.99) }
}

type Returning = {
  readonly identities: readonly ClientIdentity[]
  readonly topicsOf: readonly (readonly string[])[]
  /** Whether each client has missed a message in its first topic, and waits for it. */
  readonly isMissing: boolean
}

async function connectAll(url: string, { identities, topicsOf, isMissing }: Returning): Promise<readonly LoadSocket[]> {
  const sockets: LoadSocket[] = []
  let next = 0
  const open = async (): Promise<void> => {
    while (next < topicsOf.length) {
      const index = next
      next += 1
      const socket = await openSocket(url, identities[index])
      sockets.push(socket)
      const topics = topicsOf[index] ?? []
      const missed = isMissing ? receive(socket, `missed ${topics[0]}`) : undefined
      await subscribeAll(socket, topics)
      await missed
    }
  }
  await Promise.all(Array.from({ length: atOnce }, open))
  return sockets
}

/** Resolves with the push that contains the text. */
function receive(socket: LoadSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (data: string): void => {
      if (!data.includes(text)) return
      socket.off('message', listen)
      resolve()
    }
    socket.on('message', listen)
  })
}
