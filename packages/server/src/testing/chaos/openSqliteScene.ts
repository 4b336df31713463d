import { join } from 'node:path'
import { startTcpProxy } from '../startTcpProxy.js'
import type { ChaosScene, SceneOptions } from './ChaosScene.js'
import { chaosConfig } from './chaosConfig.js'
import { createJumpingClock } from './clockFaults.js'
import { mountSmallDisk } from './diskFault.js'
import { floodFaults } from './floodFaults.js'
import { halfOpenFault, proxyFault } from './networkFaults.js'
import { processFaults } from './processFaults.js'
import { startChaosServer } from './startChaosServer.js'
import { startSlowNode } from './startSlowNode.js'

/** Starts a server over SQLite files in a folder, behind a proxy. */
export async function openSqliteScene(
  module: 'all' | 'relay',
  { folder, isPrivileged }: SceneOptions,
): Promise<ChaosScene> {
  const disk = mountSmallDisk(join(folder, 'data'), isPrivileged)
  const clock = createJumpingClock(folder)
  const node = module === 'all' ? await startSlowNode() : undefined
  const server = await startChaosServer({
    name: `kit-server ${module}`,
    module,
    dataDir: disk.folder,
    config: { ...chaosConfig(module), ...(node && { chains: node.chains }) },
    env: clock.env,
  })
  const proxy = await startTcpProxy([new URL(server.url).host])
  const processes = module === 'all' ? (['server', 'relay'] as const) : (['relay'] as const)
  return {
    name: `${module} on SQLite`,
    servers: [server],
    route: () => `http://${proxy.host}:${proxy.port}`,
    faults: [
      ...processFaults(server, processes),
      disk.fault,
      ...clock.faults(() => server.url),
      proxyFault('partition from the clients', [proxy], 'hang'),
      proxyFault('slow network', [proxy], 'slow', { isHarmless: true }),
      proxyFault('connections cut', [proxy], 'refuse'),
      halfOpenFault(proxy, [server]),
      ...(node?.faults(() => server.url) ?? []),
      ...floodFaults(() => server.url),
    ],
    async close() {
      await server.close()
      await node?.close()
      await proxy.close()
      disk.close()
    },
  }
}
