import type { Plugin, ReadableStore } from '@kit/core'
import { createStore, loadPart, readable } from '@kit/core/plugin'
import type { SiwxConfig } from './SiwxConfig.js'
import type {} from './SiwxErrorCodes.js'
import type { SiwxSession } from './SiwxSession.js'
import type { SiwxState } from './SiwxState.js'
import type { SignInTarget, SiwxTarget } from './SiwxTarget.js'

/** `kit.plugins.siwx`: signing in with a message, with or without views. */
export type SiwxApi = {
  /** Where the sign-in of the account in use stands. */
  readonly state: ReadableStore<SiwxState>
  /** Makes the message, so that a press of the visitor reaches the wallet at once. What there is already is taken. */
  prepare(): void
  /**
   * Signs in the account in use, or another that is connected. The wallet is asked at once when the state is `ready`. A second call
   * meanwhile is the same; an account that is signed in is not asked.
   *
   * @throws KitError `siwx/noAddress` and `siwx/noNetwork` when nobody is connected; `siwx/declined`; `siwx/initFailed` when no message
   * could be made; `siwx/invalid` and `siwx/unknown` when the signature does not hold or could not be checked; `connection/aborted` when
   * the account or network changed meanwhile; what else `kit.signMessage` rejects with
   * @example const { data } = await kit.plugins.siwx.signIn()
   */
  signIn(target?: SignInTarget): Promise<SiwxSession>
  /**
   * The visitor does not sign in. Where it is required, the wallet goes back to the last network on which the account is signed in, or is
   * disconnected.
   */
  cancel(): Promise<void>
  /** Ends the sessions of the account in use, or of another. @throws what the config's `revokeSession` rejects with */
  signOut(target?: SiwxTarget): Promise<void>
  /** The sessions of the account in use, or of another, that hold. */
  getSessions(target?: SiwxTarget): Promise<readonly SiwxSession[]>
}

/** The plugin that {@link siwx} makes. */
export type SiwxPlugin = Plugin<'siwx', SiwxApi>

/**
 * Signs visitors in with a message that their wallet signs. The page's own check says who the visitor is to this page alone; data is
 * protected by a backend that checks the session itself. Its views are `siwxFeature` of `@kit/siwx/react`.
 *
 * @example
 * const kit = createKit({ metadata, adapters, plugins: [modal(), siwx(createSiwx({ statement: 'Sign in to the example.' }))] })
 */
export const siwx = (config: SiwxConfig): SiwxPlugin => ({
  id: 'siwx',
  setup(context) {
    config.attach?.(context)
    const state = createStore<SiwxState>({ status: 'idle' })
    const { asks, does } = context.listCommands(
      () => loadPart(import('./siwxCommands.js')),
      (code, engine) => code.createSiwxServices(context, engine, state, config),
    )
    context.onDestroy(state.complete)
    return {
      state: readable(state),
      prepare: does((m) => m.prepare),
      signIn: asks((m) => m.signIn),
      cancel: asks((m) => m.cancel),
      signOut: asks((m) => m.signOut),
      getSessions: asks((m) => m.getSessions),
    }
  },
})
