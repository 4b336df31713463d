import type { TcpProxy } from '../startTcpProxy.js'
import type { ChaosFault } from './ChaosScene.js'
import type { ChaosServer } from './startChaosServer.js'
import { until } from './until.js'

/** Returns a fault of a proxy that ends when it forwards again. */
export function proxyFault(
  name: string,
  proxies: readonly TcpProxy[],
  how: 'refuse' | 'hang' | 'slow',
  more: Partial<ChaosFault> = {},
): ChaosFault {
  return {
    name,
    ...more,
    async inject() {
      for (const proxy of proxies) proxy.behave(how)
      return async () => {
        for (const proxy of proxies) proxy.behave('forward')
      }
    },
  }
}

/** The servers ping every two seconds here, and close a socket that answers none until the next. */
const halfOpenLimitMs = 20_000

/** Returns a fault after which the servers hold sockets whose clients are gone, and do not know. */
export function halfOpenFault(proxy: TcpProxy, servers: readonly ChaosServer[]): ChaosFault {
  return {
    name: 'half-open sockets',
    isInstant: true,
    async inject({ violate }) {
      proxy.abandon()
      return async () => {
        const sockets = async (): Promise<number> => {
          const counts = await Promise.all(servers.map((server) => server.metric('kit_relay_sockets')))
          return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
        }
        const areClosed = await until(async () => (await sockets()) <= proxy.connections(), halfOpenLimitMs)
        if (!areClosed) violate(`${await sockets()} sockets are open, ${proxy.connections()} of them with a client`)
      }
    },
  }
}
