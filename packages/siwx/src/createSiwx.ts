import { KitError, loadPart } from '@kit/core/plugin'
import type { PageSiwxOptions } from './page/PageSiwxOptions.js'
import type { SiwxConfig } from './SiwxConfig.js'
import type {} from './SiwxErrorCodes.js'

type Page = Pick<SiwxConfig, 'addSession' | 'createMessage' | 'getSessions' | 'revokeSession' | 'setSessions'> & {
  prepare(): void
}

/**
 * Signs visitors in for the page alone: messages, checks and sessions are the page's own, kept in its storage. It proves to this page who
 * the visitor is; what a server gives to anybody it does not protect.
 *
 * @example
 * const kit = createKit({ metadata, adapters, plugins: [modal(), siwx(createSiwx({ statement: 'Sign in to the example.' }))] })
 */
export function createSiwx({ required = true, signer, ...options }: PageSiwxOptions = {}): SiwxConfig {
  const listeners = new Set<() => void>()
  let page: Page | undefined
  function made(): Page {
    if (page === undefined) throw new KitError('siwx/notEnabled', { shortMessage: 'SIWX is not enabled' })
    return page
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
      const { asks, does } = context.listCommands(
        () => loadPart(import('./page/pageCommands.js')),
        (code) =>
          code.createPageServices(context, options, () => {
            for (const listener of listeners) listener()
          }),
      )
      page = {
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
