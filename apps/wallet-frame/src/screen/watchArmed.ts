import { type ArmedState, armMs, disarm, nextArming, type Sight } from './nextArming.js'

/** Result of {@link watchArmed}. */
export type ArmedWatch = {
  /** Whether a click counts: made by the user, in an armed state, and after they moved the pointer or pressed a key in it. */
  accepts(click: MouseEvent): boolean
  stop(): void
}

/** Visibility is read again at this interval: Chromium may not report that a cover was removed. */
const checkIntervalMs = 1000
/** Minimum size of the frame; no page needs a smaller one. */
const [minWidth, minHeight] = [280, 400]
/** Sizes are rounded. */
const fullyVisibleRatio = 0.99

/** Browsers that support it report whether something is covered, faded or transformed. */
type VisibleEntry = IntersectionObserverEntry & { readonly isVisible?: boolean }

/**
 * Watches whether all content of a decision is visible. Each part of the view around `control`, and the control itself, must be uncovered.
 * A frame must have its minimum size and lie fully inside the window. Content longer than the frame must be scrolled to its end once, and
 * anything covered on the way must be seen. Any change of content, size or focus starts over.
 */
export function watchArmed(control: HTMLElement, onChange: (state: ArmedState) => void): ArmedWatch {
  const main = control.closest('main') ?? document.body
  const bar = main.querySelector('[data-decision]') ?? control
  const isFramed = window.parent !== window
  const probe = createProbe()
  const entries = new Map<Element, VisibleEntry>()
  const seen = new Set<Element>()
  const covered = new Set<Element>()
  const slices = createSlices()
  let pieces: readonly Element[] = []
  let arming = disarm()
  let hasMoved = false
  let lastPlace: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const watched = (): readonly Element[] => [control, probe, ...pieces]
  const isUncovered = (element: Element): boolean => entries.get(element)?.isVisible !== false
  const isWhole = (element: Element): boolean => (entries.get(element)?.intersectionRatio ?? 0) > fullyVisibleRatio

  /** In long content, parts between the first screen and the end may be scrolled past, except warnings and covered parts. */
  const isPassed = (piece: Element, room: number): boolean =>
    piece !== pieces.at(-1) &&
    !covered.has(piece) &&
    slices.ownerOf(piece).closest('li, ul') === null &&
    piece.getBoundingClientRect().bottom + scrollY > room

  /** Reads the current visibility. */
  function read(): Sight {
    if (!watched().every((each) => entries.has(each))) return 'unreported'
    slices.place()
    const barTop = bar.getBoundingClientRect().top
    const roomOf = (piece: Element): number =>
      bar.compareDocumentPosition(slices.ownerOf(piece)) & Node.DOCUMENT_POSITION_FOLLOWING ? innerHeight : barTop
    const onScreen = pieces.filter((piece) => {
      const { top, bottom } = piece.getBoundingClientRect()
      return top >= -1 && bottom <= roomOf(piece) + 1
    })
    for (const piece of onScreen.filter(isWhole)) {
      if (isUncovered(piece)) covered.delete(piece)
      else covered.add(piece)
    }
    const isLarge = !isFramed || (innerWidth >= minWidth && innerHeight >= minHeight && isWhole(probe))
    if (!isLarge || !isWhole(control) || ![control, ...onScreen].every(isUncovered)) return 'hidden'
    for (const piece of onScreen) seen.add(piece)
    if (!pieces.every((piece) => seen.has(piece) || isPassed(piece, roomOf(piece)))) return 'unread'
    return document.hasFocus() ? 'complete' : 'unfocused'
  }

  function set(next: typeof arming): void {
    const { state } = arming
    arming = next
    if (next.state === state) return
    // A click counts only after the pointer moved over the armed control.
    if (next.state === 'armed') {
      hasMoved = false
      lastPlace = undefined
    }
    onChange(next.state)
  }

  function check(): void {
    set(nextArming(arming, read(), performance.now()))
    // The control is armed as soon as it may be. For everything else, the interval suffices.
    const { state, completeSinceMs } = arming
    clearTimeout(timer)
    if (state !== 'armed' && completeSinceMs !== undefined)
      timer = setTimeout(check, completeSinceMs + armMs - performance.now())
  }

  function collect(): void {
    slices.clear()
    pieces = piecesOf(main.firstElementChild ?? main, bar, innerHeight / 2).flatMap(slices.cut)
    observer.disconnect()
    entries.clear()
    covered.clear()
    restart()
    for (const each of watched()) observer.observe(each)
  }

  function restart(): void {
    set(disarm(arming))
    check()
  }

  const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
    threshold: [0, 0.5, 0.9, fullyVisibleRatio, 1],
    trackVisibility: true,
    delay: 100,
  }
  const take = (list: readonly VisibleEntry[]): void => {
    for (const entry of list) entries.set(entry.target, entry)
    check()
  }
  const observer = new IntersectionObserver(take, options)
  const changes = new MutationObserver((list) => {
    if (list.every(({ target }) => bar.contains(target))) return
    seen.clear()
    collect()
  })
  changes.observe(main, { childList: true, characterData: true, subtree: true })
  const interval = setInterval(() => {
    // Otherwise reports that the browser has not delivered yet would be lost.
    take(observer.takeRecords())
    if (arming.state !== 'armed')
      for (const each of watched()) {
        observer.unobserve(each)
        observer.observe(each)
      }
  }, checkIntervalMs)

  const listening = new AbortController()
  const on = { signal: listening.signal, capture: true, passive: true }
  window.addEventListener('resize', collect, on)
  // Events of elements bubble here, too.
  window.addEventListener('focus', ({ target }) => target === window && check(), on)
  window.addEventListener('blur', ({ target }) => target === window && restart(), on)
  window.addEventListener('scroll', check, on)
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
    if (arming.state === 'armed' && isTrusted && isOwn) hasMoved = true
  }

  collect()
  return {
    accepts: ({ isTrusted, detail }) => {
      if (arming.state !== 'armed' || !isTrusted || read() !== 'complete') return false
      // Without a count, the click comes from a keyboard or assistive technology.
      return hasMoved || detail === 0
    },
    stop() {
      clearTimeout(timer)
      clearInterval(interval)
      observer.disconnect()
      changes.disconnect()
      listening.abort()
      probe.remove()
      slices.clear()
    },
  }
}

/** Creates an element as large as the frame, behind its content. */
function createProbe(): HTMLElement {
  const probe = document.createElement('div')
  probe.style.cssText = 'position: fixed; inset: 0; z-index: -1; pointer-events: none'
  document.body.append(probe)
  return probe
}

/** Splits text taller than a piece into slices: empty elements in front of it, which are watched instead. */
function createSlices() {
  const owners = new Map<Element, { readonly owner: Element; readonly at: number }>()

  /** Moves each slice to its part of the text. */
  function place(): void {
    for (const [slice, { owner, at }] of owners) {
      const { top, left, width, height } = owner.getBoundingClientRect()
      const part = height / countOf(height)
      const style = { top: top + scrollY + at * part, left: left + scrollX, width, height: part }
      for (const [name, value] of Object.entries(style)) (slice as HTMLElement).style.setProperty(name, `${value}px`)
    }
  }
  const countOf = (height: number): number => Math.max(1, Math.ceil(height / (innerHeight / 4)))

  return {
    place,
    /** Returns the element of a slice; any other element itself. */
    ownerOf: (piece: Element): Element => owners.get(piece)?.owner ?? piece,
    cut(piece: Element): readonly Element[] {
      const { height } = piece.getBoundingClientRect()
      // Without room nothing is split. The resize that gives room collects the pieces again.
      if (innerHeight === 0 || height <= innerHeight / 2) return [piece]
      const cut = Array.from({ length: countOf(height) }, () => document.createElement('div'))
      for (const [at, slice] of cut.entries()) {
        slice.style.cssText = 'position: absolute; pointer-events: none'
        owners.set(slice, { owner: piece, at })
      }
      document.body.append(...cut)
      place()
      return cut
    },
    clear(): void {
      for (const slice of owners.keys()) slice.remove()
      owners.clear()
    },
  }
}

/** Returns the parts of the content, none taller than `most` unless it is a single text or image; of details, only the summary. */
function piecesOf(element: Element, bar: Element, most: number): readonly Element[] {
  return [...element.children].flatMap((child): readonly Element[] => {
    if (child === bar) return []
    if (child instanceof HTMLDetailsElement) return [...child.children].slice(0, 1)
    const { height, width } = child.getBoundingClientRect()
    if (height === 0 || width === 0) return []
    const hasText = [...child.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const isSplit = child.contains(bar) || (height > most && !hasText && child.childElementCount > 0)
    return isSplit ? piecesOf(child, bar, most) : [child]
  })
}
