import { chainFamilies } from './chain/chainFamilies.js'
import type { ChainFamily } from './chain/families/ChainFamily.js'
import type { ChainGateway } from './chain/gateway/createChainGateway.js'
import type { ComposePorts, Composition } from './compose/Composition.js'
import { createPlatform } from './compose/createPlatform.js'
import { joinApi } from './compose/joinApi.js'
import { joinWallet } from './compose/joinWallet.js'
import { openParts, type RelayPart, type ServerBackend } from './compose/openParts.js'
import type { ServerConfig } from './config/ServerConfig.js'
import { openMail } from './platform/mail/openMail.js'
import { readVersion } from './readVersion.js'

/** Options for {@link composeServer}. */
export type ComposeOptions = ComposePorts & {
  readonly config: ServerConfig
  /** Supported chain families. Default: those in `families/`. */
  readonly families?: readonly ChainFamily[]
  /** Program whose command `relay-process` runs the relay in its own process. Default: the relay runs in this one. */
  readonly relayProgram?: string | undefined
}

/** All modules of the server. */
export type ServerComposition = Composition & {
  readonly relay: RelayPart
  readonly gateway: ChainGateway
  readonly backend: ServerBackend
}

/** Opens the configured storage and assembles the server. @throws ConfigError when something cannot be used */
export async function composeServer(options: ComposeOptions): Promise<ServerComposition> {
  const { config, log, now, metrics, tracing, publicUrl, families = chainFamilies } = options
  const { backend, createRelayPart } = await openParts(options)
  const ports = { log, now, metrics, tracing }
  const mail = await openMail({ config: config.mail, isDevelopment: config.projects === 'open', ...ports })
  try {
    const platform = createPlatform({ config, backend, version: readVersion(), ...ports, publicUrl })
    const { projects } = platform
    const relay = createRelayPart(platform)
    const { front, gateway, quotas, services, sockets } = await joinApi(platform, {
      families,
      mail,
      features: ['relay'],
    })
    const { app, readiness, health } = front
    const { wallet: walletOptions, role } = config
    const { assets } = services
    const wallet =
      role !== 'indexer' &&
      walletOptions &&
      joinWallet({ config, wallet: walletOptions, front, api: app, assets, services: { ...services, tracing } })
    return {
      app,
      wallet,
      relay,
      gateway,
      backend,
      readiness,
      health,
      mailboxKey: mail?.mailbox?.key,
      accept(request, stream, firstBytes) {
        const handler = sockets.handles(request) ? sockets : relay
        void handler.accept(request, stream, firstBytes)
      },
      async closeSockets(limitMs) {
        await Promise.all([relay.close(limitMs), sockets.close(limitMs)])
      },
      replaceProjects(next) {
        if (!projects.replace(next)) return false
        quotas.replace(next)
        relay.replaceProjects(next)
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
