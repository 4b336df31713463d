import type { AnyPlugin } from '../kit/PluginsOf.js'

/**
 * What the `setup` of a plugin returned, in a kit of which one doesn't know whether it has the plugin: `undefined` where it hasn't.
 *
 * @example const send = pluginOf<SendPlugin>(kit, 'send')
 */
export const pluginOf = <P extends AnyPlugin>(
  kit: { readonly plugins: object },
  id: P['id'],
): ReturnType<P['setup']> | undefined => (kit.plugins as Record<string, ReturnType<P['setup']> | undefined>)[id]
