import { openStoreBackend } from './backend/openStore.js'
import { chainFamilies } from './chain/chainFamilies.js'
import { addMissingModules, missingModuleProblem } from './compose/addMissingModules.js'
import type { ComposePorts, Composition } from './compose/Composition.js'
import { createPlatform } from './compose/createPlatform.js'
import { joinApi } from './compose/joinApi.js'
import type { ServerConfig } from './config/ServerConfig.js'
import { rejectUpgrade } from './platform/http/rejectUpgrade.js'
import { openMail } from './platform/mail/openMail.js'
import { readVersion } from './readVersion.js'

/** Opens the storage and assembles a server that runs only the gateway and the Blockchain API. @throws ConfigError when something cannot be used */
export async function composeApi(config: ServerConfig, ports: ComposePorts): Promise<Composition> {
  const backend = await openStoreBackend({ config, ...ports })
  const mail = await openMail({ config: config.mail, isDevelopment: config.projects === 'open', ...ports })
  try {
    const platform = createPlatform({ config, backend, version: readVersion(), ...ports })
    const { projects } = platform
    const { front, gateway, quotas, sockets } = await joinApi(platform, { families: chainFamilies, mail, features: [] })
    const { app, readiness, health } = front
    addMissingModules(app, 'api')
    return {
      app,
      wallet: undefined,
      backend,
      readiness,
      health,
      mailboxKey: mail?.mailbox?.key,
      accept(request, stream, firstBytes) {
        if (sockets.handles(request)) return void sockets.accept(request, stream, firstBytes)
        stream.on('error', () => stream.destroy())
        rejectUpgrade(stream, { status: 404, field: '', description: missingModuleProblem('api').detail })
      },
      closeSockets: sockets.close,
      replaceProjects(next) {
        if (!projects.replace(next)) return false
        quotas.replace(next)
        return true
      },
      async close() {
        gateway.close()
        await mail?.outbox.close()
        await quotas.close()
        await backend.close()
      },
    }
  } catch (error) {
    await mail?.outbox.close()
    await backend.close()
    throw error
  }
}
