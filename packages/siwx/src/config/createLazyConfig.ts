import { type CommandList, KitError, type PluginContext } from '@kit/core/plugin'
import type {} from '../error/SiwxErrorCodes.js'
import type { SiwxConfig } from './SiwxConfig.js'

type Member = 'addSession' | 'createMessage' | 'getSessions' | 'revokeSession' | 'setSessions'
type Commands = Pick<SiwxConfig, Member> & { prepare(): void }

/** The lazy-loaded code of a config: creates messages, and verifies and stores sessions. */
export type ConfigCommands<Services> = { readonly [Name in keyof Commands]: (services: Services) => Commands[Name] }

/**
 * Creates a config whose code loads when sign-in is likely. `list` returns that code; `changed` reports session changes from outside the
 * kit.
 */
export function createLazyConfig<Services>(
  {
    required = true,
    signer,
    ...options
  }: Omit<SiwxConfig, Member> & { readonly required?: boolean; readonly signer?: SiwxConfig['signMessage'] },
  list: (context: PluginContext, changed: () => void) => CommandList<Services, ConfigCommands<Services>>,
): SiwxConfig {
  const listeners = new Set<() => void>()
  let commands: Commands | undefined
  function made(): Commands {
    if (commands === undefined) throw new KitError('siwx/notEnabled', { shortMessage: 'SIWX is not enabled' })
    return commands
  }
  return {
    ...options,
    ...(signer && { signMessage: signer }),
    createMessage: async (input) => made().createMessage(input),
    addSession: async (session) => made().addSession(session),
    setSessions: async (sessions) => made().setSessions(sessions),
    getSessions: async (networkId, address) => made().getSessions(networkId, address),
    revokeSession: async (networkId, address) => made().revokeSession(networkId, address),
    getRequired: () => required,
    prepare: () => made().prepare(),
    watchSessions(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach(context) {
      const { asyncCommand, action } = list(context, () => {
        for (const listener of listeners) listener()
      })
      commands = {
        createMessage: asyncCommand((m) => m.createMessage),
        addSession: asyncCommand((m) => m.addSession),
        setSessions: asyncCommand((m) => m.setSessions),
        getSessions: asyncCommand((m) => m.getSessions),
        revokeSession: asyncCommand((m) => m.revokeSession),
        prepare: action((m) => m.prepare),
      }
    },
  }
}
