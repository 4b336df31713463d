import axe, { type RunOptions } from 'axe-core'

// Checks of a rendered state, each of which returns a list of faults. `card` is the dialog of the modal, or the wallet's panel.

/** Accessibility violations of the page, by axe. */
export async function accessibilityViolations(options: RunOptions = {}): Promise<readonly string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Targets that are too small for touch: below 24 px. */
export function smallTargets(card: HTMLElement): readonly string[] {
  return [...card.querySelectorAll('button, a, summary, label:has(input), [role=switch]')].flatMap((element) =>
    [...element.getClientRects()].flatMap(({ width, height }) =>
      width > 1 && Math.min(width, height) < 24 ? [`${width} × ${height}: ${element.outerHTML}`] : [],
    ),
  )
}

/** Lists whose items don't all have the same gap: none between rows, or 8 px between cards. */
export function unevenLists(card: HTMLElement): readonly string[] {
  return [...card.querySelectorAll('ul')].flatMap((list) => {
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    const gaps = boxes.slice(1).flatMap(({ top }, index) => {
      const above = boxes[index]
      return above && top > above.top ? [top - above.bottom] : []
    })
    const isEven = [0, 8].some((usual) => gaps.every((gap) => Math.abs(gap - usual) < 0.5))
    return isEven ? [] : [`${gaps} px: ${list.outerHTML}`]
  })
}

/** Elements that overflow the card at its left or right edge. Tabs may scroll, so each is scrolled to first. */
export function overflowingElements(card: HTMLElement): readonly string[] {
  const cardBox = card.getBoundingClientRect()
  return [...card.querySelectorAll('button, a, input, h2, p')].flatMap((element) => {
    if (element.role === 'tab') element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, width } = element.getBoundingClientRect()
    return width >= 2 && (left < cardBox.left - 1 || right > cardBox.right + 1) ? [element.outerHTML] : []
  })
}

/**
 * Controls that are covered by another element, such as a pinned one, after they were scrolled to. A link may have several lines, each of
 * which is checked.
 */
export function coveredControls(card: HTMLElement): readonly string[] {
  const root = card.getRootNode() as Document | ShadowRoot
  return [...card.querySelectorAll('button:enabled, a[href]')].flatMap((element) => {
    element.scrollIntoView({ block: 'nearest' })
    return [...element.getClientRects()].flatMap(({ left, top, width, height }) => {
      const hit = width < 2 ? null : root.elementFromPoint(left + width / 2, top + height / 2)
      // Content that is scrolled away is covered by its scroll container.
      return hit === null || element.contains(hit) || hit.contains(element)
        ? []
        : [`${element.outerHTML} under ${hit.outerHTML}`]
    })
  })
}

/** Running animations that end by themselves. */
export function runningAnimations(card: HTMLElement): readonly Animation[] {
  return card
    .getAnimations({ subtree: true })
    .filter(
      ({ timeline, playState, effect }) =>
        timeline instanceof DocumentTimeline &&
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
}
