'use client'
import { KitError } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import type { SiwxState } from '../flow/SiwxState.js'
import type { SiwxApi } from '../SiwxApi.js'

/** What {@link useSiwx} gives: where the sign-in of the account in use stands, and the commands of `kit.plugins.siwx`. */
export type Siwx = { readonly state: SiwxState } & Omit<SiwxApi, 'state'>

/**
 * Signing in, for a view of one's own, with or without the modal. Call `prepare()` when the view appears, and `signIn()` inside the press:
 * then the wallet is asked at once, which links to wallets on phones need.
 *
 * @throws KitError `kit/pluginMissing` when the app did not pass `siwx(config)` to `createKit`.
 * @example
 * const { state, prepare, signIn } = useSiwx()
 * useEffect(prepare, [prepare])
 * return <button disabled={state.status !== 'ready'} onClick={() => signIn().catch(show)}>Sign in</button>
 */
export function useSiwx(): Siwx {
  const plugins: { readonly siwx?: SiwxApi } = useKit().plugins
  if (plugins.siwx === undefined)
    throw new KitError('kit/pluginMissing', {
      shortMessage: 'The `siwx` plugin is missing. Add it: createKit({ plugins: [siwx(config)] }).',
      details: 'siwx',
    })
  const { state, ...commands } = plugins.siwx
  return { ...commands, state: useStore(state) }
}
