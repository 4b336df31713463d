'use client'
import { type CSSProperties, type ReactElement, type ReactNode, type UIEvent, useCallback, useState } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './VirtualGrid.module.css.js'
import { watchOverflow } from './watchOverflow.js'

/** Props of {@link VirtualGrid}. */
export type VirtualGridProps = {
  /** Accessible name of the list. */
  readonly label: string
  readonly count: number
  /** Returns the number of columns for a width in pixels. */
  readonly columns: (width: number) => number
  /** Height of a line in pixels, including the gap. Grows with larger text. */
  readonly lineSize: number
  readonly render: (index: number) => ReactNode
  /** Called when the end becomes visible. */
  readonly onEnd: () => void
  /** Whether a short list makes the grid lower. Not for a list that is searched: the field would move. */
  readonly shrinks?: boolean
}

/** Number of visible lines, and of lines rendered before and after them. */
const seen = 5
const ready = 3

/**
 * A grid of any length that renders only the visible part. All lines have the same height, so nothing is measured. A library for variable
 * heights would be larger than the rest of the view.
 */
export function VirtualGrid(props: VirtualGridProps): ReactElement {
  const { label, count, lineSize, render, onEnd, shrinks = false } = props
  useStyles(css)
  const [top, setTop] = useState(0)
  const [width, setWidth] = useState(360)
  const columns = props.columns(width)
  const scroller = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = (): void => setWidth(element.offsetWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    const endFit = watchOverflow(element)
    return () => {
      observer.disconnect()
      endFit()
    }
  }, [])
  const lines = Math.ceil(count / columns)
  const first = Math.max(0, Math.min(top, lines - 1) - ready)
  const last = Math.min(lines, top + seen + ready)

  function onScroll({ currentTarget }: UIEvent<HTMLElement>): void {
    const { clientHeight, scrollHeight, scrollTop } = currentTarget
    const size = scrollHeight / lines
    setTop(Math.floor(scrollTop / size))
    if (scrollHeight - scrollTop - clientHeight < size * ready) onEnd()
  }

  // Two rows of text are as high as 39 px at the usual size of 15 px.
  const style = { '--lines': lines, '--columns': columns, '--line-size': `calc(${lineSize - 39}px + 2.6em)` }
  return (
    <section
      ref={scroller}
      className={`${classes.scroller} ${shrinks ? classes.shrinks : ''}`}
      aria-label={label}
      onScroll={onScroll}
    >
      <div className={classes.space} style={style as CSSProperties}>
        {Array.from({ length: Math.max(0, last - first) }, (_, offset) => {
          const line = first + offset
          return (
            <div key={line} className={classes.line} style={{ '--at': line } as CSSProperties}>
              {Array.from({ length: Math.min(columns, count - line * columns) }, (__, column) =>
                render(line * columns + column),
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
