import type { Ports } from '@kit/core/plugin'

/** Gives a text to the browser, which posts it even when the page is gone. False when it did not take it. */
export function sendBeacon({ announcements }: Pick<Ports, 'announcements'>, url: string, text: string): boolean {
  const navigator = announcements.read('navigator') as { sendBeacon?(url: string, text: string): unknown } | undefined
  try {
    return navigator?.sendBeacon?.(url, text) === true
  } catch {
    return false
  }
}
