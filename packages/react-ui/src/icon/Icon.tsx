import type { ReactElement } from 'react'
import { outlines } from './icons.data.js'
import { Outline } from './Outline.js'

/** Name of an icon of the kit. */
export type IconName = keyof typeof outlines

/** An icon of the kit, or a path on a grid of 24 that is drawn as one. */
export type AnyIcon = IconName | { readonly path: string }

/** Those that point along the direction of reading. */
const mirrored: readonly AnyIcon[] = ['back', 'forward', 'disconnect', 'external']

/** An icon of the kit, or one in its manner. */
export function Icon({ name, size = 20 }: { readonly name: AnyIcon; readonly size?: number }): ReactElement {
  return (
    <Outline d={typeof name === 'string' ? outlines[name] : name.path} size={size} mirrored={mirrored.includes(name)} />
  )
}
