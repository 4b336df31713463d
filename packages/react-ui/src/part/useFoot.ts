import { useCallback, useRef } from 'react'

/**
 * Returns the ref of a part that stays at the foot of its pane. The card gets its height as `--foot-main` or `--foot-side`, so that toasts
 * are shown above it, and focused controls are scrolled to above it. A part `below` the view doesn't cover it, and only moves toasts: its
 * height is `--foot-below`.
 */
export function useFoot(place: 'view' | 'below' = 'view'): (element: HTMLElement | null) => void {
  const end = useRef<() => void>(undefined)
  return useCallback(
    (element) => {
      end.current?.()
      end.current = element ? watchFoot(element, place) : undefined
    },
    [place],
  )
}

function watchFoot(foot: HTMLElement, place: 'view' | 'below'): (() => void) | undefined {
  const card = foot.closest<HTMLElement>('[data-card]')
  const name = `--foot-${place === 'below' ? place : foot.closest<HTMLElement>('[data-pane]')?.dataset['pane']}`
  const observer = new ResizeObserver(() => card?.style.setProperty(name, `${foot.offsetHeight}px`))
  observer.observe(foot)
  return () => {
    observer.disconnect()
    card?.style.removeProperty(name)
  }
}
