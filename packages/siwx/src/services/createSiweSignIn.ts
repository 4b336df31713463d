import type { PluginContext, PluginServices, Store } from '@kit/core/plugin'
import type { SiwxConfig } from '../config/SiwxConfig.js'
import { siwxError } from '../error/siwxErrors.js'
import type { SiwxState } from '../SiwxState.js'
import { createSiweServices, type SiweServices } from '../siwe/createSiweServices.js'
import type { SiweConfig } from '../siwe/SiweConfig.js'
import { siweCommands } from '../siwe/siweCommands.js'
import { createSiwxServices } from './createSiwxServices.js'
import type { SiwxServices } from './SiwxServices.js'

/**
 * Creates the services of a `siweConfig`, for EVM chains, with nonces and sessions from the app's own server. Other namespaces don't
 * require sign-in.
 */
export function createSiweSignIn(
  context: PluginContext,
  engine: PluginServices,
  store: Store<SiwxState>,
  config: SiweConfig,
): SiwxServices {
  const listeners = new Set<() => void>()
  const siwe = createSiweServices(context, config, () => {
    for (const listener of listeners) listener()
  })
  const services = createSiwxServices(context, engine, store, {
    ...toSiwxConfig(siwe),
    watchSessions(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  return {
    ...services,
    destroy() {
      services.destroy()
      siwe.destroy()
    },
  }
}

function toSiwxConfig(siwe: SiweServices): SiwxConfig {
  const { enabled = true, required = true, nonceRefetchIntervalMs, ...config } = siwe.config
  const commands = {
    createMessage: siweCommands.createMessage(siwe),
    addSession: siweCommands.addSession(siwe),
    setSessions: siweCommands.setSessions(siwe),
    getSessions: siweCommands.getSessions(siwe),
    revokeSession: siweCommands.revokeSession(siwe),
  }
  const refuse = async (): Promise<never> => {
    throw siwxError('siwx/notEnabled')
  }
  return {
    view: 'ConnectingSiwe',
    namespaces: enabled ? ['eip155'] : [],
    getRequired: () => required,
    signOutOnDisconnect: config.signOutOnDisconnect ?? true,
    signOutOnAccountChange: config.signOutOnAccountChange ?? true,
    signOutOnNetworkChange: config.signOutOnNetworkChange ?? true,
    ...(nonceRefetchIntervalMs !== undefined && { messageRenewMs: nonceRefetchIntervalMs }),
    ...commands,
    // When disabled, the server is never called.
    ...(enabled ? { prepare: siweCommands.prepare(siwe) } : mapValues(commands, refuse)),
  }
}

const mapValues = <T extends object, V>(given: T, value: V): { [Key in keyof T]: V } =>
  Object.fromEntries(Object.keys(given).map((key) => [key, value])) as { [Key in keyof T]: V }
