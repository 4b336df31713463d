import { createSight } from './createSight.js'
import { type ArmedState, armMs, disarm, nextArming } from './nextArming.js'

/** Result of {@link watchArmed}. */
export type ArmedWatch = {
  /** Whether a click counts: made by the user, in an armed state, and after they moved the pointer or pressed a key in it. */
  accepts(click: MouseEvent): boolean
  stop(): void
}

/** Visibility is read again at this interval: Chromium may not report that a cover was removed. */
const checkIntervalMs = 1000
/**
 * Watches whether all content of a decision is visible. Each part of the view around `control`, and the control itself, must be uncovered.
 * A frame must have its minimum size and lie fully inside the window. Content longer than the frame must be scrolled to its end once, and
 * anything covered on the way must be seen. Any change of content, size or focus starts over.
 */
export function watchArmed(control: HTMLElement, onChange: (state: ArmedState) => void): ArmedWatch {
  const main = control.closest('main') ?? document.body
  const bar = main.querySelector('[data-decision]') ?? control
  const sight = createSight(control, main, bar, check)
  const listening = new AbortController()
  const on = { signal: listening.signal, capture: true, passive: true }
  const movement = watchMovement(() => arming.state === 'armed', on)
  let arming = disarm()
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: typeof arming): void {
    const { state } = arming
    arming = next
    if (next.state === state) return
    // A click counts only after the pointer moved over the armed control.
    if (next.state === 'armed') movement.reset()
    onChange(next.state)
  }

  function check(): void {
    set(nextArming(arming, sight.read(), performance.now()))
    // The control is armed as soon as it may be. For everything else, the interval suffices.
    const { state, completeSinceMs } = arming
    clearTimeout(timer)
    if (state !== 'armed' && completeSinceMs !== undefined)
      timer = setTimeout(check, completeSinceMs + armMs - performance.now())
  }

  function collect(): void {
    sight.collect()
    restart()
  }

  function restart(): void {
    set(disarm(arming))
    check()
  }

  const changes = new MutationObserver((list) => {
    if (list.every(({ target }) => bar.contains(target))) return
    sight.forget()
    collect()
  })
  changes.observe(main, { childList: true, characterData: true, subtree: true })
  const interval = setInterval(() => {
    // Otherwise reports that the browser has not delivered yet would be lost.
    sight.flush()
    if (arming.state !== 'armed') sight.observeAgain()
  }, checkIntervalMs)

  window.addEventListener('resize', collect, on)
  // Events of elements bubble here, too.
  window.addEventListener('focus', ({ target }) => target === window && check(), on)
  window.addEventListener('blur', ({ target }) => target === window && restart(), on)
  window.addEventListener('scroll', check, on)

  collect()
  return {
    accepts: ({ isTrusted, detail }) => {
      if (arming.state !== 'armed' || !isTrusted || sight.read() !== 'complete') return false
      // Without a count, the click comes from a keyboard or assistive technology.
      return movement.hasMoved() || detail === 0
    },
    stop() {
      clearTimeout(timer)
      clearInterval(interval)
      changes.disconnect()
      listening.abort()
      sight.end()
    },
  }
}

/** Watches whether the user moved the pointer or pressed a key in an armed state, since the last reset. */
function watchMovement(isArmed: () => boolean, on: AddEventListenerOptions) {
  let hasMoved = false
  let lastPlace: string | undefined
  window.addEventListener(
    'pointermove',
    (event) => {
      const { movementX, movementY, screenX, screenY } = event
      // Frames in a separate process may not receive the movement: then a changed position counts.
      const isElsewhere = lastPlace !== undefined && lastPlace !== `${screenX} ${screenY}`
      lastPlace = `${screenX} ${screenY}`
      note(event, movementX !== 0 || movementY !== 0 || isElsewhere)
    },
    on,
  )
  // A finger doesn't move before it presses, so its press must begin and end in an armed state.
  window.addEventListener('pointerdown', (event) => note(event, event.pointerType !== 'mouse'), on)
  window.addEventListener('keydown', (event) => note(event, !event.repeat), on)
  function note({ isTrusted }: Event, isOwn: boolean): void {
    if (isArmed() && isTrusted && isOwn) hasMoved = true
  }
  return {
    hasMoved: () => hasMoved,
    reset() {
      hasMoved = false
      lastPlace = undefined
    },
  }
}
