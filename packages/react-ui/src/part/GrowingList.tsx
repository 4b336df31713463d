'use client'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { Stack } from './Stack.js'

/** What {@link GrowingList} takes. */
export type GrowingListProps = {
  /** What it holds. */
  readonly label: string
  readonly count: number
  /** An item with a key. */
  readonly render: (index: number) => ReactNode
}

/** How many items are shown at first, and how many are added when the end comes near. */
const first = 12
const step = 24

/** A list of rows that grows as it is scrolled: with hundreds of wallets it opens as fast as with one. */
export function GrowingList({ label, count, render }: GrowingListProps): ReactElement {
  const [reached, setReached] = useState(first)
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setReached((before) => before + step)
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const shown = Math.min(count, reached)
  return (
    <>
      <Stack list={label}>{Array.from({ length: shown }, (_, index) => render(index))}</Stack>
      {shown < count && <span key={shown} ref={end} aria-hidden="true" />}
    </>
  )
}
