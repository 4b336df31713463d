import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { ConfigError } from '../platform/config/ConfigError.js'
import type { RelayAnswer, RelayCall, RelayCommand } from './RelayCall.js'

/** A process of the relay. */
export type RelayChild = {
  /** @throws when the process ends before it responds, or reports a failure */
  call(request: RelayCall): Promise<unknown>
  /** Hands the socket of an upgrade over. */
  handOver(request: IncomingMessage, stream: Duplex, firstBytes: Buffer): void
  /** Resolves when the process ends. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>
  kill(): void
}

/** Starts a process of the relay with the command `relay-process` of a program. */
export function forkRelay(program: string): RelayChild {
  const child = fork(program, ['relay-process'], { serialization: 'advanced' })
  const pending = new Map<number, (answer: Omit<RelayAnswer, 'id'>) => void>()
  let lastId = 0
  let isRunning = true

  // Sockets wait in a queue, so each is destroyed only once it is sent. A process that ends meanwhile reports it by its `exit` event.
  const send = (command: RelayCommand, stream?: Duplex): unknown =>
    child.send(command, stream as never, {}, () => stream?.destroy())

  child.on('message', ({ id, ...answer }: RelayAnswer) => {
    pending.get(id)?.(answer)
    pending.delete(id)
  })
  const ended = once(child, 'exit').then(([code, signal]) => {
    isRunning = false
    for (const resolve of pending.values()) resolve({ fault: notRunning })
    pending.clear()
    return { code, signal }
  })

  return {
    async call(request) {
      if (!isRunning) throw new Error(notRunning)
      lastId += 1
      const id = lastId
      const answer = await new Promise<Omit<RelayAnswer, 'id'>>((resolve) => {
        pending.set(id, resolve)
        send({ kind: 'call', id, call: request })
      })
      if (answer.problems !== undefined) throw new ConfigError(answer.problems)
      if (answer.fault !== undefined) throw new Error(answer.fault)
      return answer.value
    },
    handOver({ headers, httpVersion, method, rawHeaders, url }, stream, firstBytes) {
      const head = { headers: { ...headers }, httpVersion, method, rawHeaders, url }
      // Otherwise closing the HTTP server would wait for the sockets of the other process.
      Object.assign(stream, { server: undefined })
      // Otherwise this process takes what the client sends until the other process has confirmed the socket. `pauseOnConnect`, which
      // Node.js has for this, would keep the HTTP server from reading.
      const { _handle: handle } = stream as Duplex & { readonly _handle?: { readStop(): void } | null }
      handle?.readStop()
      send({ kind: 'upgrade', head, firstBytes }, stream)
    },
    ended,
    kill: () => void child.kill('SIGKILL'),
  }
}

const notRunning = 'The relay process is not running'
