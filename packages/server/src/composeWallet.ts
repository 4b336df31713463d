import { openStoreBackend } from './backend/openStore.js'
import { nativeCurrencies } from './chain/families/nativeCurrencies.data.js'
import { createAssets } from './chain/tokens/createAssets.js'
import { addMissingModules, missingModuleProblem } from './compose/addMissingModules.js'
import type { ComposePorts, Composition } from './compose/Composition.js'
import { createFront, createPlatform } from './compose/createPlatform.js'
import { joinWallet } from './compose/joinWallet.js'
import type { ServerConfig } from './config/ServerConfig.js'
import { createGate } from './platform/http/createGate.js'
import { forwardTo } from './platform/http/forwardTo.js'
import { rejectUpgrade } from './platform/http/rejectUpgrade.js'
import { loadEncryptionKey } from './platform/keys/loadEncryptionKey.js'
import { addMailboxRoutes } from './platform/mail/addMailboxRoutes.js'
import { openMail } from './platform/mail/openMail.js'
import { readVersion } from './readVersion.js'
import type { WalletConfig } from './wallet/walletConfig.js'

/** Configuration of a wallet service that runs alone. */
export type WalletServerConfig = ServerConfig & { readonly wallet: WalletConfig & { readonly apiUrl: string } }

/**
 * Opens the storage and assembles a server that runs only the wallet service. Its login host forwards `/v1` to the API.
 *
 * @throws ConfigError when something cannot be used
 */
export async function composeWallet(config: WalletServerConfig, ports: ComposePorts): Promise<Composition> {
  const { wallet, trustProxy } = config
  const backend = await openStoreBackend({ config, ...ports })
  const mail = await openMail({ config: config.mail, isDevelopment: config.projects === 'open', ...ports })
  try {
    const { store, leadership, limiter } = backend
    const platform = createPlatform({ config, backend, version: readVersion(), ...ports })
    const { projects } = platform
    const front = createFront(platform, { features: ['wallet'], checks: { ...backend.checks, ...mail?.checks } })
    const { app, readiness, health } = front
    addMissingModules(app, 'wallet')
    if (mail?.mailbox !== undefined) addMailboxRoutes(app, mail.mailbox, mail.from)
    // The API counts what it serves.
    const quotas = { consume: async () => undefined }
    const gate = createGate({ projects, limiter, quotas, trustProxy, walletOrigin: wallet.origin })
    const sessionKey = await loadEncryptionKey(config, store)
    return {
      app,
      wallet: joinWallet({
        config,
        wallet,
        front,
        api: forwardTo(wallet.apiUrl, { trustProxy, log: ports.log, tracing: ports.tracing }),
        assets: createAssets(nativeCurrencies),
        services: { ...ports, gate, leadership, mail, projects, store, sessionKey },
      }),
      backend,
      readiness,
      health,
      mailboxKey: mail?.mailbox?.key,
      accept(_, stream) {
        stream.on('error', () => stream.destroy())
        rejectUpgrade(stream, { status: 404, field: '', description: missingModuleProblem('wallet').detail })
      },
      closeSockets: async () => undefined,
      replaceProjects: (next) => projects.replace(next),
      async close() {
        await mail?.outbox.close()
        await backend.close()
      },
    }
  } catch (error) {
    await mail?.outbox.close()
    await backend.close()
    throw error
  }
}
