import { KitError } from './KitError.js'

/**
 * Waits for a lazily loaded chunk. Loading fails while the page is offline, and after a deployment removed the chunk. Retrying can fix the
 * former, only a reload the latter.
 *
 * @throws KitError `kit/loadFailed`.
 * @example const { walletRequests } = await loadChunk(import('./walletRequests.js'))
 */
export function loadChunk<T>(part: Promise<T>, subject = 'Failed to load a part of the page'): Promise<T> {
  return part.catch((cause) => {
    throw new KitError('kit/loadFailed', { shortMessage: `${subject}. Try again, or reload the page.`, cause })
  })
}
