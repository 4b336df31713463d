'use client'
import { KitError, type NeedsPlugin } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import type { EmbeddedApi } from '../EmbeddedApi.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'

/** Return value of {@link useEmbedded}: the sign-in state and the commands of `kit.plugins.embedded`. */
export type Embedded = EmbeddedState & Omit<EmbeddedApi, 'state'>

/**
 * Provides sign-in to the embedded wallet for a custom view.
 *
 * @throws KitError `kit/pluginMissing` if `embedded(options)` isn't passed to `createKit`
 * @example
 * const { connectEmail, signIn } = useEmbedded()
 * return <button onClick={() => connectEmail('alice@example.org')}>{signIn.status}</button>
 */
export function useEmbedded(..._missing: NeedsPlugin<'embedded'>): Embedded {
  const plugins: { readonly embedded?: EmbeddedApi } = useKit().plugins
  if (plugins.embedded === undefined)
    throw new KitError('kit/pluginMissing', {
      shortMessage: 'The `embedded` plugin is missing. Add it: createKit({ plugins: [embedded(options)] }).',
      details: 'embedded',
    })
  const { state, ...commands } = plugins.embedded
  return { ...useStore(state), ...commands }
}
