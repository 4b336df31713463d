import type { ReactElement } from 'react'

/** What {@link Outline} takes: a path on a grid of 24. */
export type OutlineProps = { readonly d: string; readonly size: number; readonly mirrored?: boolean }

/** An outline in the colour of the text around it. It has no accessible name: what it stands for is written next to it. */
export function Outline({ d, size, mirrored }: OutlineProps): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-mirrored={mirrored || undefined}
    >
      <path d={d} />
    </svg>
  )
}
