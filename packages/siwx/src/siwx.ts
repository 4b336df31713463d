import { createStore, readable } from '@kit/core/plugin'
import type { SiwxConfig } from './config/SiwxConfig.js'
import type { SiwxState } from './flow/SiwxState.js'
import type { SiwxPlugin } from './SiwxApi.js'
import type { SiweConfig } from './siwe/SiweConfig.js'

/**
 * Signs visitors in with a message that their wallet signs. The page's own check says who the visitor is to this page alone; data is
 * protected by a backend that checks the session itself. Its views are `siwxFeature` of `@kit/siwx/react`.
 *
 * @param config From `createSiwx` or `serverSiwx`, or a `siweConfig` as other kits take it: on EVM chains, with the nonces and sessions of the
 * app's own server, while other namespaces need no sign-in.
 * @example
 * const kit = createKit({ metadata, adapters, plugins: [modal(), siwx(createSiwx({ statement: 'Sign in to the example.' }))] })
 */
export const siwx = (config: SiwxConfig | SiweConfig): SiwxPlugin => ({
  id: 'siwx',
  services: ['isHosted' in config && config.isHosted ? {} : undefined],
  setup(context) {
    const isSiwe = !('addSession' in config)
    if (!isSiwe) config.attach?.(context)
    const state = createStore<SiwxState>({ status: 'idle' })
    const { asks, does } = context.listCommands(
      async () => (isSiwe ? import('./siwe/createSiweSignIn.js') : import('./flow/siwxCommands.js')),
      (code, engine) => code.createSiwxServices(context, engine, state, config as never),
      'opening',
    )
    context.onDestroy(state.complete)
    context.contribute('signInOffer', { request: asks((m) => m.requestSignIn), answered: does((m) => m.takeAnswer) })
    return {
      state: readable(state),
      ...(!isSiwe && config.emailCapture && { emailCapture: config.emailCapture }),
      prepare: does((m) => m.prepareSignIn),
      signIn: asks((m) => m.signInAccount),
      cancel: asks((m) => m.cancelSignIn),
      signOut: asks((m) => m.signOut),
      getSessions: asks((m) => m.getAccountSessions),
    }
  },
})
