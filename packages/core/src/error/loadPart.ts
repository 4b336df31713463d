import { KitError } from './KitError.js'

/**
 * Waits for a part that comes in a file of its own. A page that is offline, or whose files gave way to those of a new deployment,
 * does not get it: a retry may help the first, only a reload the second.
 *
 * @throws KitError `kit/loadFailed`.
 * @example const { walletRequests } = await loadPart(import('./walletRequests.js'))
 */
export function loadPart<T>(part: Promise<T>, subject = 'Failed to load a part of the page'): Promise<T> {
  return part.catch((cause) => {
    throw new KitError('kit/loadFailed', { shortMessage: `${subject}. Try again, or reload the page.`, cause })
  })
}
