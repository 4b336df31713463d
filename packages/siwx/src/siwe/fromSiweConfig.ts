import { KitError, loadPart } from '@kit/core/plugin'
import type { SiwxConfig } from '../SiwxConfig.js'
import type {} from '../SiwxErrorCodes.js'
import type { SiweConfig } from './SiweConfig.js'

type Siwe = Pick<SiwxConfig, 'addSession' | 'createMessage' | 'getSessions' | 'revokeSession' | 'setSessions'> & {
  prepare(): void
}

/**
 * Signs visitors in with a `siweConfig`: on EVM chains, with the nonces and sessions of the app's own server. Other namespaces need no
 * sign-in.
 *
 * @example const kit = createKit({ metadata, adapters, plugins: [modal(), siwx(fromSiweConfig(siweConfig))] })
 */
export function fromSiweConfig(config: SiweConfig): SiwxConfig {
  const { enabled = true, required = true, signOutOnDisconnect = true } = config
  const { nonceRefetchIntervalMs, signOutOnAccountChange = true, signOutOnNetworkChange = true } = config
  const listeners = new Set<() => void>()
  let siwe: Siwe | undefined
  function made(): Siwe {
    if (siwe === undefined) throw new KitError('siwx/notEnabled', { shortMessage: 'SIWX is not enabled' })
    return siwe
  }
  return {
    view: 'ConnectingSiwe',
    namespaces: enabled ? ['eip155'] : [],
    signOutOnDisconnect,
    signOutOnAccountChange,
    signOutOnNetworkChange,
    ...(nonceRefetchIntervalMs !== undefined && { messageRenewMs: nonceRefetchIntervalMs }),
    getRequired: () => required,
    createMessage: async (input) => made().createMessage(input),
    addSession: async (session) => made().addSession(session),
    setSessions: async (sessions) => made().setSessions(sessions),
    getSessions: async (networkId, address) => made().getSessions(networkId, address),
    revokeSession: async (networkId, address) => made().revokeSession(networkId, address),
    prepare: () => made().prepare(),
    watchSessions(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach(context) {
      if (!enabled) return
      const { asks, does } = context.listCommands(
        () => loadPart(import('./siweCommands.js')),
        (code) =>
          code.createSiweServices(context, config, () => {
            for (const listener of listeners) listener()
          }),
      )
      siwe = {
        createMessage: asks((m) => m.createMessage),
        addSession: asks((m) => m.addSession),
        setSessions: asks((m) => m.setSessions),
        getSessions: asks((m) => m.getSessions),
        revokeSession: asks((m) => m.revokeSession),
        prepare: does((m) => m.prepare),
      }
    },
  }
}
