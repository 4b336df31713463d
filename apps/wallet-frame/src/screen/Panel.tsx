import { useStyles } from '@kit/react-ui/feature'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { classes, css } from './Panel.module.css.js'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), summary, textarea, [tabindex="0"]'

/** The card of the frame: it fills the frame, traps the focus, and is not closed by Escape. */
export function Panel(props: {
  readonly children: ReactNode
  readonly onHeight: (height: number) => void
}): ReactElement {
  const { children, onHeight } = props
  useStyles(css)
  const panel = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = content.current
    if (element === null) return
    const sizes = new ResizeObserver(() => onHeight(Math.min(4000, Math.ceil(element.offsetHeight))))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [onHeight])

  useEffect(() => {
    const element = panel.current
    if (element === null) return
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true })
    function keep(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        event.preventDefault()
        shake(element as HTMLElement)
      }
      if (event.key !== 'Tab') return
      const all = [...(element as HTMLElement).querySelectorAll<HTMLElement>(focusable)]
      const edge = event.shiftKey ? all[0] : all.at(-1)
      const isOut = !(element as HTMLElement).contains(document.activeElement)
      if (!isOut && document.activeElement !== edge && !(event.shiftKey && document.activeElement === element)) return
      event.preventDefault()
      const next = event.shiftKey ? all.at(-1) : all[0]
      next?.focus()
    }
    document.addEventListener('keydown', keep)
    return () => document.removeEventListener('keydown', keep)
  }, [])

  return (
    <main ref={panel} className={classes.panel} tabIndex={-1}>
      <div ref={content} className={classes.content} data-window={window.parent === window || undefined}>
        {children}
      </div>
    </main>
  )
}

function shake(element: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const frames = still
    ? { boxShadow: ['inset 0 0 0 2px var(--accent-text)', 'inset 0 0 0 2px var(--accent-text)'] }
    : { transform: [0, -8, 7, -4, 2, 0].map((by) => `translateX(${by}px)`) }
  element.animate(frames, { id: 'shake', duration: 500, easing: 'cubic-bezier(.2,0,0,1)' })
}
