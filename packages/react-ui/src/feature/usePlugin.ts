'use client'
import { KitError, type Plugin } from '@kit/core'
import { useKit } from '../kit/useKit.js'

/**
 * What the plugin of a feature gives: its stores and commands, for the feature's views.
 *
 * @throws KitError `kit/pluginMissing` when the app did not pass the plugin to `createKit`; the view says that it has a fault then.
 * @example
 * const { submit } = usePlugin<TipPlugin>('tip')
 */
export function usePlugin<P extends Plugin>(id: P['id']): P extends Plugin<string, infer Api> ? Api : never {
  const plugins: { readonly [id: string]: unknown } = useKit().plugins
  if (!Object.hasOwn(plugins, id))
    throw new KitError('kit/pluginMissing', {
      shortMessage: `The plugin ${id} is missing. Add it: createKit({ plugins: [${id}()] }).`,
      details: id,
    })
  return plugins[id] as never
}
