'use client'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactElement, type ReactNode, useRef } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './VirtualGrid.module.css.js'

/** What {@link VirtualGrid} takes. */
export type VirtualGridProps = {
  /** What it holds. */
  readonly label: string
  readonly count: number
  readonly columns: number
  /** Height of a line in pixels, gap included. */
  readonly lineSize: number
  readonly render: (index: number) => ReactNode
  /** Called when the last lines are in sight, also at once when they are so from the beginning. */
  readonly onEnd: () => void
}

/** A grid of any length of which only what is seen is there. */
export function VirtualGrid(props: VirtualGridProps): ReactElement {
  const { label, count, columns, lineSize, render, onEnd } = props
  useStyles(css)
  const scroller = useRef<HTMLElement>(null)
  const lines = Math.ceil(count / columns)
  const virtualizer = useVirtualizer({
    count: lines,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineSize,
    overscan: 3,
    // Shown at once, before the scroller was measured.
    initialRect: { width: 328, height: 400 },
    onChange(instance) {
      const last = instance.getVirtualItems().at(-1)?.index ?? -1
      if (last >= instance.options.count - 2) onEnd()
    },
  })
  const style = { '--total': `${virtualizer.getTotalSize()}px`, '--columns': columns } as CSSProperties
  return (
    <section ref={scroller} className={classes.scroller} aria-label={label}>
      <div className={classes.space} style={style}>
        {virtualizer.getVirtualItems().map((line) => (
          <div
            key={line.key}
            className={classes.line}
            style={{ '--at': `${line.start}px`, '--line-size': `${lineSize}px` } as CSSProperties}
          >
            {Array.from({ length: Math.min(columns, count - line.index * columns) }, (_, column) =>
              render(line.index * columns + column),
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
