'use client'
import { KitError } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import type { EmbeddedApi } from '../EmbeddedApi.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'

/** What {@link useEmbedded} gives: where the login stands, and the commands of `kit.plugins.embedded`. */
export type Embedded = { readonly state: EmbeddedState } & Omit<EmbeddedApi, 'state'>

/**
 * Logging in to the embedded wallet, for a view of one's own.
 *
 * @throws KitError `kit/pluginMissing` when the app did not pass `embedded(options)` to `createKit`
 * @example
 * const { state, connectEmail } = useEmbedded()
 * return <button onClick={() => connectEmail('alice@example.org')}>{state.login.status}</button>
 */
export function useEmbedded(): Embedded {
  const plugins: { readonly embedded?: EmbeddedApi } = useKit().plugins
  if (plugins.embedded === undefined)
    throw new KitError('kit/pluginMissing', {
      shortMessage: 'The `embedded` plugin is missing. Add it: createKit({ plugins: [embedded(options)] }).',
      details: 'embedded',
    })
  const { state, ...commands } = plugins.embedded
  return { ...commands, state: useStore(state) }
}
