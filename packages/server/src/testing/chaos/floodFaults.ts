import { randomBytes } from 'node:crypto'
import { connectRelayClient, type RelayClient } from '../connectRelayClient.js'
import type { ChaosFault } from './ChaosScene.js'
import { until } from './until.js'

type Flood = {
  readonly method: string
  /** Returns the parameters of a request, and the messages that it publishes. */
  readonly request: (
    topic: string,
    number: number,
  ) => { readonly params: unknown; readonly messages?: readonly string[] }
}

const batchSize = 500
const socketCount = 2
const inFlight = 50
const ttl = 120
/** Larger requests than these use up the limit of a socket within a second. */
const longMessage = 'x'.repeat(2048)
const limitCode = -32_005
const connectLimitMs = 30_000

const publishParams = (topic: string, message: string) => ({ topic, message, ttl, tag: 1108 })
const manyTopics = (number: number) =>
  Array.from({ length: batchSize }, (_, index) => `${number % 4}${index}`.padStart(64, '0'))

const floods: readonly Flood[] = [
  {
    method: 'irn_publish',
    request(topic, number) {
      const message = `${number}:${longMessage}`
      return { params: publishParams(topic, message), messages: [message] }
    },
  },
  {
    method: 'irn_batchPublish',
    request(topic, number) {
      const messages = Array.from({ length: batchSize }, (_, index) => `${number}:${index}`)
      return { params: { messages: messages.map((message) => publishParams(topic, message)) }, messages }
    },
  },
  { method: 'irn_subscribe', request: (_, number) => ({ params: { topic: `${number % 1500}`.padStart(64, '1') } }) },
  { method: 'irn_batchSubscribe', request: (_, number) => ({ params: { topics: manyTopics(number) } }) },
  { method: 'irn_unsubscribe', request: (topic) => ({ params: { topic, id: 'x' } }) },
  {
    method: 'irn_batchUnsubscribe',
    request: (_, number) => ({ params: { subscriptions: manyTopics(number).map((topic) => ({ topic, id: 'x' })) } }),
  },
  { method: 'irn_fetchMessages', request: (topic) => ({ params: { topic } }) },
  { method: 'irn_batchFetchMessages', request: (_, number) => ({ params: { topics: manyTopics(number) } }) },
  {
    method: 'wc_proposeSession',
    request(topic, number) {
      const sessionProposal = `${number}:${longMessage}`
      return { params: { pairingTopic: topic, sessionProposal, ttl }, messages: [sessionProposal] }
    },
  },
  {
    method: 'wc_approveSession',
    request(topic, number) {
      const [sessionProposalResponse, sessionSettlementRequest] = [`${number}:r`, `${number}:s`]
      const topics = { pairingTopic: topic, sessionTopic: topic }
      const params = { ...topics, sessionProposalResponse, sessionSettlementRequest, ttl }
      return { params, messages: [sessionProposalResponse, sessionSettlementRequest] }
    },
  },
]

/** Returns a fault per relay method: more requests than the limit of a client, until they are refused. */
export function floodFaults(route: () => string): readonly ChaosFault[] {
  return floods.map((flood, index) => ({
    name: `flood ${flood.method}`,
    isHarmless: true,
    async inject({ violate }) {
      const topic = randomBytes(32).toString('hex')
      const state = { isRunning: true, refused: 0, accepted: new Set<string>(), refusedMessages: new Set<string>() }
      const clients = await Promise.all(
        Array.from({ length: socketCount }, () => connectPatiently(route(), `10.3.${index}.1`)),
      )
      let number = 0
      async function send(client: RelayClient): Promise<void> {
        while (state.isRunning && client.socket.readyState === 1) {
          number += 1
          const { params, messages = [] } = flood.request(topic, number)
          try {
            await client.call(flood.method, params)
            for (const message of messages) state.accepted.add(message)
          } catch (error) {
            if ((error as { code?: unknown }).code !== limitCode) return
            state.refused += 1
            for (const message of messages) state.refusedMessages.add(message)
            await new Promise((resolve) => setTimeout(resolve, 5))
          }
        }
      }
      const sending = clients.flatMap((client) => Array.from({ length: inFlight }, () => send(client)))
      const startedMs = performance.now()
      while (state.refused < inFlight && performance.now() - startedMs < 20_000)
        await new Promise((resolve) => setTimeout(resolve, 20))
      if (state.refused === 0) violate(`${flood.method} was never refused, after ${number} requests`)
      return async () => {
        state.isRunning = false
        await Promise.all(sending)
        for (const { socket } of clients) socket.terminate()
        await checkStored(route(), topic, state, violate)
      }
    },
  }))
}

/** Repeats, because the relay may not have noticed yet that the fault before ended its process. @throws when no attempt succeeds */
async function connectPatiently(url: string, address: string): Promise<RelayClient> {
  let client: RelayClient | undefined
  const connect = async (): Promise<boolean> => {
    client = await connectRelayClient({ url, address, handshakeMs: 10_000 }).catch(() => undefined)
    return client !== undefined
  }
  await until(connect, connectLimitMs)
  if (client === undefined) throw new Error(`no connection to the relay within ${connectLimitMs} ms`)
  return client
}

type FloodState = { readonly accepted: ReadonlySet<string>; readonly refusedMessages: ReadonlySet<string> }

/** Reads all messages of the flood, as a client that was offline. */
async function checkStored(url: string, topic: string, state: FloodState, violate: (sentence: string) => void) {
  if (state.accepted.size + state.refusedMessages.size === 0) return
  const client = await connectPatiently(url, '10.4.0.1')
  const stored = new Set<string>()
  for (let hasMore = true; hasMore; ) {
    try {
      const page = (await client.call('irn_fetchMessages', { topic })) as {
        messages: readonly { message: string }[]
        hasMore: boolean
      }
      for (const { message } of page.messages) stored.add(message)
      hasMore = page.hasMore
    } catch (error) {
      if ((error as { code?: unknown }).code !== limitCode) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  client.socket.terminate()
  const lost = [...state.accepted].filter((message) => !stored.has(message)).length
  if (lost > 0) violate(`${lost} of ${state.accepted.size} accepted messages of the flood are not stored`)
  const kept = [...state.refusedMessages].filter((message) => stored.has(message)).length
  if (kept > 0) violate(`${kept} refused messages of the flood are stored`)
}
