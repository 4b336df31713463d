'use client'
import { KitError, type Plugin } from '@kit/core'
import { useKit } from '../kit/useKit.js'

/**
 * Returns the stores and commands of a feature's plugin, for its views.
 *
 * @throws KitError `kit/pluginMissing` when the app didn't pass the plugin to `createKit`. The view then shows an error message.
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
