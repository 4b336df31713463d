import type { ReactElement } from 'react'
import { icons } from './icons.data.js'

/** Name of an icon of the kit. */
export type IconName = keyof typeof icons

/** An icon in the colour of the text around it. It says nothing by itself: what it stands for is written beside it. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): ReactElement {
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
      focusable="false"
      // Arrows point with the direction of reading.
      data-mirrored={mirrored.includes(name) || undefined}
    >
      <path d={icons[name]} />
    </svg>
  )
}

const mirrored: readonly IconName[] = ['back', 'forward', 'disconnect', 'external']
