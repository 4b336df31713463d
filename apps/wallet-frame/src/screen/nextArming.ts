/**
 * Whether a control can be pressed:
 * - `waiting`: something was shown or changed a moment ago
 * - `unread`: the end of the content, or a warning, was never on screen: the user has to scroll
 * - `unfocused`: the page or another window has the focus: the user has to click or tap the request
 * - `blocked`: the page makes the frame too small, moves a part of it out of the window, or covers it; or the browser doesn't report
 *   whether it does
 * - `armed`: all of it was visible for a moment
 */
export type ArmedState = 'waiting' | 'unread' | 'unfocused' | 'blocked' | 'armed'

/** The visibility at one moment: everything with the focus, or an obstacle to arming the control. */
export type Sight = 'complete' | 'unread' | 'unfocused' | 'hidden' | 'unreported'

/** The state of a control, and since when it has been on the way to another one. */
export type Arming = {
  readonly state: ArmedState
  /** Since when everything has been visible, in milliseconds. */
  readonly completeSinceMs?: number
  /** Since when the user has had neither an armed control nor a hint, in milliseconds. */
  readonly waitingSinceMs?: number
}

/**
 * Returns the state after the content, the size or the focus changed. Repeated changes don't extend the time without a hint. A hint stays,
 * because showing it changes the size, too.
 */
export function disarm({ state = 'waiting', waitingSinceMs }: Partial<Arming> = {}): Arming {
  return { state: state === 'armed' ? 'waiting' : state, ...(waitingSinceMs !== undefined && { waitingSinceMs }) }
}

/** How long everything must be visible without interruption before the control is armed. */
export const armMs = 500

/** The state that explains each obstacle, and how long the user waits for it at most, even if the obstacles alternate. */
const obstacles = {
  unread: ['unread', 0],
  unfocused: ['unfocused', 1500],
  hidden: ['blocked', 1500],
  // On a busy device, the browser's first report may take seconds; the hint disappears with it.
  unreported: ['blocked', 4000],
} as const satisfies Record<Exclude<Sight, 'complete'>, readonly [ArmedState, number]>

/**
 * Returns the state after a look at what is visible. The control is armed only if every look of the last {@link armMs} was `complete`.
 *
 * @example nextArming(disarm(), 'unread', performance.now()).state // 'unread'
 */
export function nextArming({ state, completeSinceMs, waitingSinceMs }: Arming, sight: Sight, nowMs: number): Arming {
  const since = waitingSinceMs ?? nowMs
  if (sight === 'complete') {
    const completeMs = completeSinceMs ?? nowMs
    if (nowMs - completeMs >= armMs) return { state: 'armed', completeSinceMs: completeMs }
    return { state: state === 'blocked' ? state : 'waiting', completeSinceMs: completeMs, waitingSinceMs: since }
  }
  const [explained, afterMs] = obstacles[sight]
  if (state !== explained && nowMs - since < afterMs)
    return { state: state === 'armed' ? 'waiting' : state, waitingSinceMs: since }
  // An alternating view that counts as blocked stays so. After another hint, the user gets time again.
  return { state: explained, waitingSinceMs: explained === 'blocked' ? since : nowMs }
}
