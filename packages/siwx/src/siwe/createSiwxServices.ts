import type { PluginContext, PluginServices, Store } from '@kit/core/plugin'
import { createSiwxServices as createServices } from '../flow/createSiwxServices.js'
import type { SiwxServices } from '../flow/SiwxServices.js'
import { siwxError } from '../flow/siwxErrors.js'
import type { SiwxConfig } from '../SiwxConfig.js'
import type { SiwxState } from '../SiwxState.js'
import { createSiweServices, type SiweServices } from './createSiweServices.js'
import type { SiweConfig } from './SiweConfig.js'
import { addSession, createMessage, getSessions, prepare, revokeSession, setSessions } from './siweCommands.js'

export * from '../siwxCommands.js'

/** The services of a `siweConfig`: on EVM chains, with the nonces and sessions of the app's own server. Other namespaces need no sign-in. */
export function createSiwxServices(
  context: PluginContext,
  engine: PluginServices,
  store: Store<SiwxState>,
  config: SiweConfig,
): SiwxServices {
  const listeners = new Set<() => void>()
  const siwe = createSiweServices(context, config, () => {
    for (const listener of listeners) listener()
  })
  const services = createServices(context, engine, store, {
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
    createMessage: createMessage(siwe),
    addSession: addSession(siwe),
    setSessions: setSessions(siwe),
    getSessions: getSessions(siwe),
    revokeSession: revokeSession(siwe),
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
    // The server is asked nothing then, whoever calls.
    ...(enabled ? { prepare: prepare(siwe) } : mapValues(commands, refuse)),
  }
}

const mapValues = <T extends object, V>(given: T, value: V): { [Key in keyof T]: V } =>
  Object.fromEntries(Object.keys(given).map((key) => [key, value])) as { [Key in keyof T]: V }
