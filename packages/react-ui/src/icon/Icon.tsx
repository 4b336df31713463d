import type { ReactElement } from 'react'
import { icons } from './icons.data.js'
import { Outline } from './Outline.js'

/** Name of an icon of the kit. */
export type IconName = keyof typeof icons

/** Those that point along the direction of reading. */
const mirrored: readonly IconName[] = ['back', 'forward', 'disconnect', 'external']

/** An icon of the kit. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): ReactElement {
  return <Outline d={icons[name]} size={size} mirrored={mirrored.includes(name)} />
}
