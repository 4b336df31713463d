import { cleanImageUrl } from '@kit/core/adapter'

/**
 * A wallet's picture, when it is a data URI: nothing of the page is fetched from where a wallet says.
 *
 * @example cleanIcon(wallet.icon)
 */
export function cleanIcon(icon: unknown): string | undefined {
  return typeof icon === 'string' && /^\s*data:/i.test(icon) ? cleanImageUrl(icon) : undefined
}
