import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** How a {@link TcpProxy} treats bytes. */
export type ProxyBehavior = 'forward' | 'refuse' | 'hang' | 'slow'

/** A TCP proxy that makes the faults of a network. */
export type TcpProxy = {
  readonly host: string
  readonly port: number
  /** Sets the treatment of all connections: `refuse` closes them, `hang` keeps them open without data, and `slow` delays each piece. */
  behave(how: ProxyBehavior): void
  /** Closes the side of every client without telling the target, which keeps half-open sockets. */
  abandon(): void
  /** Sets where new connections lead, preferred first. Open ones stay. */
  aim(targets: readonly string[]): void
  /** Number of clients that are connected to a target. */
  connections(): number
  close(): Promise<void>
}

type Pair = { readonly client: Socket; readonly target: Socket; isAbandoned: boolean }

const slowMs = 150

/** Starts a proxy to the first of the targets (`host:port`) that accepts a connection, in turn. */
export async function startTcpProxy(first: readonly string[], host = '127.0.0.1'): Promise<TcpProxy> {
  let targets = first
  let how: ProxyBehavior = 'forward'
  let turn = 0
  const pairs = new Set<Pair>()
  /** Sockets whose last piece is still to be written: nothing may overtake it. */
  const delayed = new Set<Socket>()

  async function open(): Promise<Socket | undefined> {
    turn += 1
    for (let at = 0; at < targets.length; at += 1) {
      const [name, port] = (targets[(turn + at) % targets.length] ?? '').split(':')
      const socket = connect(Number(port), name)
      try {
        await once(socket, 'connect')
        return socket
      } catch {
        socket.destroy()
      }
    }
    return undefined
  }

  function forward(from: Socket, to: Socket, pair: Pair): void {
    from.on('data', (bytes) => {
      if (pair.isAbandoned) return
      if (how === 'slow') {
        from.pause()
        delayed.add(from)
        setTimeout(() => {
          delayed.delete(from)
          to.write(bytes)
          if (how !== 'hang') from.resume()
        }, slowMs)
      } else if (!to.write(bytes)) {
        from.pause()
        to.once('drain', () => how !== 'hang' && from.resume())
      }
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      if (pair.isAbandoned && from === pair.client) return
      to.destroy()
      pairs.delete(pair)
    })
    if (how === 'hang') from.pause()
  }

  const server = createServer({ pauseOnConnect: true }, async (client) => {
    client.on('error', () => undefined)
    if (how === 'refuse') return void client.destroy()
    const target = await open()
    if (target === undefined) return void client.destroy()
    const pair = { client, target, isAbandoned: false }
    pairs.add(pair)
    forward(client, target, pair)
    forward(target, client, pair)
    if (how !== 'hang') client.resume()
  })
  server.listen(0, host)
  await once(server, 'listening')

  return {
    host,
    port: (server.address() as AddressInfo).port,
    behave(next) {
      how = next
      for (const { client, target, isAbandoned } of pairs) {
        if (isAbandoned) continue
        for (const socket of [client, target]) {
          if (next === 'refuse') socket.destroy()
          else if (next === 'hang') socket.pause()
          else if (!delayed.has(socket)) socket.resume()
        }
      }
    },
    abandon() {
      for (const pair of pairs) {
        pair.isAbandoned = true
        pair.client.destroy()
      }
    },
    aim(next) {
      targets = next
    },
    connections: () => [...pairs].filter(({ isAbandoned }) => !isAbandoned).length,
    async close() {
      for (const { client, target } of pairs) for (const socket of [client, target]) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
