import type { ReactElement } from 'react'

/** Props of {@link Outline}: a path on a 24-unit grid. */
export type OutlineProps = { readonly d: string; readonly size: number | string; readonly mirrored?: boolean }

/** An outline in the current text color. It has no accessible name, because a label is always next to it. */
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
