import { randomBytes } from 'node:crypto'
import { createClientIdentity, createClientToken } from '../src/testing/createClientToken.js'
import { LoadSocket } from './LoadSocket.js'

// Frames are built and read as text: the load shares the cores with the relay.

/** A publisher, a subscriber, and the topics between them. */
export type Pair = { readonly dapp: LoadSocket; readonly wallet: LoadSocket; readonly topics: readonly string[] }

/** Publishing of `messages` over all pairs, with `inFlight` of them unanswered. */
export type Load = { readonly messages: number; readonly bytes: number; readonly inFlight: number }

/** Durations in milliseconds, in ascending order, and messages per second. */
export type LoadTimes = { readonly rate: number; readonly answered: number[]; readonly delivered: number[] }

const topicsPerCall = 500

export const newTopic = (): string => randomBytes(32).toString('hex')

/** Opens a socket of a new client. */
export function openSocket(url: string, identity = createClientIdentity()): Promise<LoadSocket> {
  return LoadSocket.open(`${url}/?projectId=test&auth=${createClientToken(identity)}`)
}

/** Sends one request and returns the text of the response. The socket must have no other request in flight. */
export function ask(socket: LoadSocket, method: string, params: unknown): Promise<string> {
  return new Promise((resolve) => {
    const listen = (text: string): void => {
      if (!text.startsWith('{"id":"ask"')) return
      socket.off('message', listen)
      resolve(text)
    }
    socket.on('message', listen)
    socket.send(JSON.stringify({ id: 'ask', jsonrpc: '2.0', method, params }))
  })
}

/** Subscribes a socket to topics, some per call. */
export async function subscribeAll(socket: LoadSocket, topics: readonly string[]): Promise<void> {
  for (let at = 0; at < topics.length; at += topicsPerCall) {
    const answer = await ask(socket, 'irn_batchSubscribe', { topics: topics.slice(at, at + topicsPerCall) })
    if (answer.includes('"error"')) throw new Error(answer)
  }
}

/** Opens pairs whose subscribers listen to `topicsPerPair` topics each, by default on the same server. */
export async function openPairs(
  url: string,
  count: number,
  topicsPerPair: number,
  walletUrl = url,
): Promise<readonly Pair[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const [dapp, wallet] = await Promise.all([openSocket(url), openSocket(walletUrl)])
      const topics = Array.from({ length: topicsPerPair }, newTopic)
      await subscribeAll(wallet, topics)
      return { dapp, wallet, topics }
    }),
  )
}

/** Closes the sockets of pairs. */
export function closePairs(pairs: readonly Pair[]): void {
  for (const { dapp, wallet } of pairs) for (const socket of [dapp, wallet]) socket.terminate()
}

/** Publishes until every message is answered and delivered. Subscribers acknowledge each. @throws when one is refused or lost */
export async function publishAll(pairs: readonly Pair[], load: Load): Promise<LoadTimes> {
  const inFlight = Math.max(1, Math.floor(load.inFlight / pairs.length))
  const messages = Math.floor(load.messages / pairs.length)
  const startedMs = performance.now()
  const times = await Promise.all(pairs.map((pair) => publishOver(pair, { ...load, messages, inFlight })))
  const rate = (messages * pairs.length) / ((performance.now() - startedMs) / 1000)
  const sorted = (which: 'answered' | 'delivered'): number[] => times.flatMap((one) => one[which]).sort((a, b) => a - b)
  return { rate, answered: sorted('answered'), delivered: sorted('delivered') }
}

function publishOver(
  { dapp, wallet, topics }: Pair,
  { messages, bytes, inFlight }: Load,
): Promise<Omit<LoadTimes, 'rate'>> {
  const sentAtMs: number[] = []
  const answered: number[] = []
  const delivered: number[] = []
  const padding = randomBytes(bytes).toString('base64')
  const first = Math.floor(Math.random() * topics.length)
  return new Promise((resolve, reject) => {
    function publish(): void {
      const index = sentAtMs.length
      const topic = topics[(first + index) % topics.length]
      // Starts with its number, and differs from every other message.
      const message = `${index}.${randomBytes(9).toString('base64')}.${padding}`.slice(0, bytes)
      sentAtMs.push(performance.now())
      dapp.send(
        `{"id":"${index}","jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${topic}","message":"${message}","ttl":300,"tag":1108,"prompt":true}}`,
      )
    }
    function finish(): void {
      if (answered.length < messages || delivered.length < messages) return
      dapp.off('message', onAnswer)
      wallet.off('message', onPush)
      resolve({ answered, delivered })
    }
    function onAnswer(text: string): void {
      if (text.includes('"error"')) reject(new Error(text))
      answered.push(performance.now() - (sentAtMs[numberAfter(text, '"id":"')] ?? Number.NaN))
      if (sentAtMs.length < messages) publish()
      finish()
    }
    function onPush(text: string): void {
      delivered.push(performance.now() - (sentAtMs[numberAfter(text, '"message":"')] ?? Number.NaN))
      wallet.send(`{"id":${numberAfter(text, '{"id":')},"jsonrpc":"2.0","result":true}`)
      finish()
    }
    dapp.on('message', onAnswer)
    wallet.on('message', onPush)
    for (let sent = 0; sent < Math.min(inFlight, messages); sent += 1) publish()
  })
}

function numberAfter(text: string, key: string): number {
  return Number.parseInt(text.slice(text.indexOf(key) + key.length, text.indexOf(key) + key.length + 20), 10)
}
