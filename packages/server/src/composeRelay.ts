import { openRelayBackend } from './backend/openRelayBackend.js'
import { addMissingModules } from './compose/addMissingModules.js'
import type { ComposePorts, Composition } from './compose/Composition.js'
import { createFront, createPlatform } from './compose/createPlatform.js'
import { joinRelay } from './compose/joinRelay.js'
import type { RelayServerConfig } from './config/ServerConfig.js'
import { readVersion } from './readVersion.js'

/** Opens the relay's storage and assembles a server that runs only the relay. @throws ConfigError when something cannot be used */
export async function composeRelay(config: RelayServerConfig, ports: ComposePorts): Promise<Composition> {
  const backend = await openRelayBackend({ config, ...ports })
  try {
    const platform = createPlatform({ config, backend, version: readVersion(), ...ports })
    const relay = joinRelay(platform)
    const { app, readiness, health } = createFront(platform, { features: ['relay'], checks: backend.checks })
    addMissingModules(app, 'relay')
    return {
      app,
      wallet: undefined,
      backend,
      readiness,
      health,
      mailboxKey: undefined,
      accept: (request, stream, firstBytes) => void relay.accept(request, stream, firstBytes),
      closeSockets: relay.close,
      replaceProjects: (next) => platform.projects.replace(next),
      close: backend.close,
    }
  } catch (error) {
    await backend.close()
    throw error
  }
}
