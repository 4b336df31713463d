import type { PluginContext } from '@kit/core/plugin'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { PageLocation } from '../message/toSignInMessage.js'

/**
 * Reads the page's location and the words of its adapters' namespaces. During server rendering the location is unknown and no messages are
 * created.
 */
export function readPage(
  { kit, ports }: Pick<PluginContext, 'kit' | 'ports'>,
  { domain, uri }: { readonly domain?: string; readonly uri?: string } = {},
): { readonly place: PageLocation; readonly words: NamespaceWords } {
  const { host, origin, pathname, protocol } = new URL(ports.platform.href || 'https://invalid')
  const place = {
    ...(protocol !== 'https:' && { scheme: protocol.slice(0, -1) }),
    domain: domain ?? host,
    uri: uri ?? `${origin}${pathname}`,
  }
  const adapters = [...kit.adapters.values()]
  return { place, words: Object.fromEntries(adapters.map(({ label, namespace }) => [namespace, label ?? namespace])) }
}
