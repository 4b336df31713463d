import type { AnnouncementsPort } from '@kit/core/adapter'
import { type Eip1193Provider, isEip1193Provider } from '../provider/Eip1193Provider.js'

/**
 * Reads the providers at `window.ethereum`: those in its `providers` list if several wallets share it, otherwise itself. They are
 * untrusted. Returns an empty list when nothing usable is there.
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
