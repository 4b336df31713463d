'use client'
import { KitError, type NeedsPlugin } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import type { SiwxApi } from '../SiwxApi.js'
import type { SiwxState } from '../SiwxState.js'

/** Return value of {@link useSiwx}: the state of the active account's sign-in and the commands of `kit.plugins.siwx`. */
export type Siwx = SiwxState & Omit<SiwxApi, 'state'>

/**
 * Provides sign-in for a custom view, with or without the modal. Call `prepare()` when the view appears and `signIn()` inside the click
 * handler: the wallet is then asked immediately, which links to mobile wallets require.
 *
 * @throws KitError `kit/pluginMissing` if `siwx(config)` isn't passed to `createKit`.
 * @example
 * const { status, prepare, signIn } = useSiwx()
 * useEffect(prepare, [prepare])
 * return <button disabled={status !== 'ready'} onClick={() => signIn().catch(show)}>Sign in</button>
 */
export function useSiwx(..._missing: NeedsPlugin<'siwx'>): Siwx {
  const plugins: { readonly siwx?: SiwxApi } = useKit().plugins
  if (plugins.siwx === undefined)
    throw new KitError('kit/pluginMissing', {
      shortMessage: 'The `siwx` plugin is missing. Add it: createKit({ plugins: [siwx(config)] }).',
      details: 'siwx',
    })
  const { state, ...commands } = plugins.siwx
  return { ...useStore(state), ...commands }
}
