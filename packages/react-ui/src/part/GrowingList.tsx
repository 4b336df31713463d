'use client'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { Stack } from './Stack.js'

/** Props of {@link GrowingList}. */
export type GrowingListProps = {
  /** Accessible name of the list. */
  readonly label: string
  readonly count: number
  /** Renders an item. Must set a key. */
  readonly render: (index: number) => ReactNode
}

/** Number of items rendered at first, and added each time the end comes close. */
const first = 12
const step = 24

/** A list of rows that grows while scrolling, so it opens fast even with hundreds of wallets. */
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
