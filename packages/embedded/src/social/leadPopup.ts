import type { ClockPort } from '@kit/core/plugin'

/** What is led, and where. */
export type LeadOptions = {
  readonly popup: Window
  readonly uri: string
  readonly clock: ClockPort
  readonly signal: AbortSignal
}

const LOOK_MS = 50
/** A first page that does not come is not waited for any longer. */
const MOST_LOOKS = 100

/**
 * Leads a window on to another page, once its first one is there: a browser that is about to show that drops what the window is told meanwhile.
 *
 * @throws `signal.reason`
 */
export async function leadPopup({ popup, uri, clock, signal }: LeadOptions): Promise<void> {
  for (let looks = 0; isBlank(popup) && looks < MOST_LOOKS; looks++) {
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, LOOK_MS))
    signal.throwIfAborted()
  }
  popup.location.href = uri
}

/** A page of another origin does not let its address be read. */
function isBlank(popup: Window): boolean {
  try {
    return !popup.closed && popup.location.href === 'about:blank'
  } catch {
    return false
  }
}
