import { createStore, namespaceOf, type PluginContext, readable } from '@kit/core/plugin'
import type { SiwxConfig } from './config/SiwxConfig.js'
import type { SiwxPlugin } from './SiwxApi.js'
import type { SiwxState } from './SiwxState.js'
import type { SignedInAccount } from './server/SignedInAccount.js'
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
    const state = createStore(initialState(context, isSiwe ? [] : config.initialAccounts))
    const { asyncCommand, action } = context.listCommands(
      async () => (isSiwe ? import('./commands/siweSignInCommands.js') : import('./commands/siwxCommands.js')),
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

/** Returns the state that a server renders, and that the page keeps until the stored account has been checked. */
function initialState({ kit }: PluginContext, accounts: readonly SignedInAccount[] = []): SiwxState {
  const { account } = kit.active.getState()
  const isSame = account && kit.adapters.get(account.namespace)?.isSameAddress
  const isSignedIn = accounts.some(
    ({ chainId, address }) => namespaceOf(chainId) === account?.namespace && isSame?.(address, account.address),
  )
  return account && isSignedIn ? { status: 'signedIn', account } : { status: 'idle' }
}
