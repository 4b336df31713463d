import type { Sight } from './nextArming.js'

/** Minimum size of the frame; no page needs a smaller one. */
const [minWidth, minHeight] = [280, 400]
/** Sizes are rounded. */
const fullyVisibleRatio = 0.99

/** Browsers that support it report whether something is covered, faded or transformed. */
type VisibleEntry = IntersectionObserverEntry & { readonly isVisible?: boolean }

/** Visibility of a decision's content, as far as the browser has reported it. */
export type DecisionSight = {
  /** Reads the current visibility. */
  read(): Sight
  /** Collects the pieces of the content again. They are unreported until the browser has reported each. */
  collect(): void
  /** Takes reports that the browser has not delivered yet. */
  flush(): void
  /** Requests a new report of every piece. */
  observeAgain(): void
  /** Forgets which pieces were seen. */
  forget(): void
  end(): void
}

/** Creates the sight of the content of `main` and of `control`, which lies in `bar`. `onReport` is called after each report. */
export function createSight(control: HTMLElement, main: Element, bar: Element, onReport: () => void): DecisionSight {
  const isFramed = window.parent !== window
  const probe = createProbe()
  const entries = new Map<Element, VisibleEntry>()
  const seen = new Set<Element>()
  const covered = new Set<Element>()
  const slices = createSlices()
  let pieces: readonly Element[] = []

  const watched = (): readonly Element[] => [control, probe, ...pieces]
  const isUncovered = (element: Element): boolean => entries.get(element)?.isVisible !== false
  const isWhole = (element: Element): boolean => (entries.get(element)?.intersectionRatio ?? 0) > fullyVisibleRatio

  /** In long content, parts between the first screen and the end may be scrolled past, except warnings and covered parts. */
  const isPassed = (piece: Element, room: number): boolean =>
    piece !== pieces.at(-1) &&
    !covered.has(piece) &&
    slices.ownerOf(piece).closest('li, ul') === null &&
    piece.getBoundingClientRect().bottom + scrollY > room

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

  const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
    threshold: [0, 0.5, 0.9, fullyVisibleRatio, 1],
    trackVisibility: true,
    delay: 100,
  }
  const take = (list: readonly VisibleEntry[]): void => {
    for (const entry of list) entries.set(entry.target, entry)
    onReport()
  }
  const observer = new IntersectionObserver(take, options)

  return {
    read,
    collect() {
      observer.disconnect()
      slices.clear()
      pieces = piecesOf(main.firstElementChild ?? main, bar, innerHeight / 2).flatMap(slices.cut)
      entries.clear()
      covered.clear()
      for (const each of watched()) observer.observe(each)
    },
    flush: () => take(observer.takeRecords()),
    observeAgain() {
      for (const each of watched()) {
        observer.unobserve(each)
        observer.observe(each)
      }
    },
    forget: () => seen.clear(),
    end() {
      observer.disconnect()
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
