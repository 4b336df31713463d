import type { ReactElement } from 'react'
import { outlines } from './icons.data.js'
import { Outline } from './Outline.js'

/** Name of a built-in icon. */
export type IconName = keyof typeof outlines

/** A built-in icon, or a path on a 24-unit grid drawn in the same style. */
export type AnyIcon = IconName | { readonly path: string }

/** Icons that follow the text direction. */
const mirrored: readonly AnyIcon[] = ['back', 'forward', 'disconnect', 'external']

/** Renders a built-in icon, or a custom one in the same style. `size` is in pixels, and grows with larger text. */
export function Icon({ name, size = 20 }: { readonly name: AnyIcon; readonly size?: number }): ReactElement {
  return (
    <Outline
      d={typeof name === 'string' ? outlines[name] : name.path}
      size={`${size / 10}em`}
      mirrored={mirrored.includes(name)}
    />
  )
}
