import type { AnnouncementsPort } from '@kit/core/adapter'
import { type Eip1193Provider, isEip1193Provider } from '../provider/Eip1193Provider.js'

/**
 * What sits at `window.ethereum`: the wallets in its `providers` list where several share the place, else itself. Hostile; answers
 * an empty list when nothing usable is there.
 *
 * @example readLegacyProviders(ports.announcements)
 */
export function readLegacyProviders(announcements: AnnouncementsPort): readonly Eip1193Provider[] {
  try {
    const ethereum = announcements.read('ethereum')
    const shared = (ethereum as { providers?: unknown } | undefined)?.providers
    const listed = Array.isArray(shared) ? [...new Set<unknown>(shared.slice(0, 32))].filter(isEip1193Provider) : []
    if (listed.length > 0) return listed
    return isEip1193Provider(ethereum) ? [ethereum] : []
  } catch {
    return []
  }
}
