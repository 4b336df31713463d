'use client'
import { type CSSProperties, type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './WindowedList.module.css.js'

/** Props of {@link WindowedList}. */
export type WindowedListProps = {
  /** Accessible name of the list. */
  readonly label: string
  readonly count: number
  readonly render: (index: number) => ReactNode
  /** Number of columns. Default 1. */
  readonly columns?: 1 | 2
  /** Estimated height of a line with its gap, in pixels, until it was rendered. Default 64. */
  readonly lineSize?: number
  /** Called when the end becomes visible, and again if it is still visible after more rows were added. */
  readonly onEnd?: () => void
}

/** Rows rendered as one block. With the blocks around the visible ones, at most 40 rows are in the document. */
const partSize = 6

/**
 * A list of any length that scrolls with its view and renders only the visible rows. Rows may have different heights: a rendered block
 * keeps its measured height.
 */
export function WindowedList(props: WindowedListProps): ReactElement {
  const { label, count, render, columns = 1, lineSize = 64, onEnd } = props
  useStyles(css)
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([0]))
  const heights = useRef(new Map<number, number>())
  const parts = Math.ceil(count / partSize)
  const list = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver((entries) =>
        setSeen((before) => {
          const next = new Set([...before].filter((part) => part < parts))
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            const part = Number((target as HTMLElement).dataset['part'])
            if (target.childElementCount > 0) heights.current.set(part, boundingClientRect.height)
            if (isIntersecting) next.add(part)
            else next.delete(part)
          }
          return next
        }),
      )
      for (const part of element.children) observer.observe(part)
      return () => observer.disconnect()
    },
    [parts],
  )
  const isEnd = seen.has(parts - 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is more the end is another one
  useEffect(() => {
    if (isEnd) onEnd?.()
  }, [isEnd, count, onEnd])
  return (
    // biome-ignore lint/a11y/useSemanticElements: its items stand in parts, which a list element does not allow
    <div ref={list} className={classes.list} role="list" aria-label={label}>
      {Array.from({ length: parts }, (_, part) => {
        const first = part * partSize
        const rows = Array.from({ length: Math.min(partSize, count - first) }, (__, row) => first + row)
        const isNear = seen.has(part - 1) || seen.has(part) || seen.has(part + 1)
        const height = heights.current.get(part) ?? Math.ceil(rows.length / columns) * lineSize - 8
        return (
          <div
            key={first}
            className={classes.part}
            role="presentation"
            data-part={part}
            data-columns={columns}
            style={{ '--height': `${height}px` } as CSSProperties}
          >
            {isNear &&
              rows.map((row) => (
                // biome-ignore lint/a11y/useSemanticElements: see the list
                <div key={row} role="listitem" aria-posinset={row + 1} aria-setsize={count}>
                  {render(row)}
                </div>
              ))}
          </div>
        )
      })}
    </div>
  )
}
