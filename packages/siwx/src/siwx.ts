import { createStore, readable } from '@kit/core/plugin'
import type { SiwxConfig } from './config/SiwxConfig.js'
import type { SiwxState } from './flow/SiwxState.js'
import type { SiwxPlugin } from './SiwxApi.js'
import type { SiweConfig } from './siwe/SiweConfig.js'

/**
 * Signs in users with a message signed by their wallet. A check in the page proves the user's identity to this page only. To protect data,
 * verify sessions on a backend. Its views are in `siwxFeature` of `@kit/siwx/react`.
 *
 * @param config From `createSiwx` or `serverSiwx`, or a `siweConfig` in the shape used by other kits. A `siweConfig` applies to EVM chains
 *   and uses the app's own server; other namespaces don't require sign-in.
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
    const { asyncCommand, action } = context.listCommands(
      async () => (isSiwe ? import('./siwe/createSiweSignIn.js') : import('./flow/siwxCommands.js')),
      (code, engine) => code.createSiwxServices(context, engine, state, config as never),
      'opening',
    )
    context.onDestroy(state.complete)
    context.contribute('signInOffer', {
      request: asyncCommand((m) => m.requestSignIn),
      onProofs: action((m) => m.signInWithProofs),
    })
    return {
      state: readable(state),
      ...(!isSiwe && config.emailCapture && { emailCapture: config.emailCapture }),
      prepare: action((m) => m.prepareSignIn),
      signIn: asyncCommand((m) => m.signInAccount),
      cancel: asyncCommand((m) => m.cancelSignIn),
      signOut: asyncCommand((m) => m.signOut),
      getSessions: asyncCommand((m) => m.getAccountSessions),
    }
  },
})
