import { cleanImageUrl, cleanText } from '@kit/core/adapter'
import { type Eip1193Provider, isEip1193Provider } from '../provider/Eip1193Provider.js'

/** A validated EIP-6963 announcement of a wallet. */
export type Announcement = {
  /** Identifies the announcement for the life of the page. */
  readonly uuid: string
  readonly name: string
  readonly rdns: string | undefined
  readonly imageUrl: string | undefined
  readonly provider: Eip1193Provider
}

/**
 * Parses the detail of an `eip6963:announceProvider` event. It is untrusted: getters may throw, texts may be anything. Returns undefined
 * when there is no uuid, name or provider. The icon must be a data URI.
 *
 * @example parseAnnouncement(event.detail)?.name
 */
export function parseAnnouncement(detail: unknown): Announcement | undefined {
  try {
    const { info, provider } = detail as { info: Record<string, unknown>; provider: unknown }
    const { uuid, name, rdns, icon } = info
    const shownName = cleanText(name)
    if (typeof uuid !== 'string' || !uuid || uuid.length > 128) return undefined
    if (!shownName || !isEip1193Provider(provider)) return undefined
    const isDomain = typeof rdns === 'string' && /^[\w-]+(\.[\w-]+)+$/.test(rdns) && rdns.length <= 128
    const isData = typeof icon === 'string' && /^\s*data:/i.test(icon)
    return {
      uuid,
      name: shownName,
      rdns: isDomain ? rdns.toLowerCase() : undefined,
      imageUrl: isData ? cleanImageUrl(icon) : undefined,
      provider,
    }
  } catch {
    return undefined
  }
}
