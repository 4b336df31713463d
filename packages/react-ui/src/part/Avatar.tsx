'use client'
import { type ReactElement, useState } from 'react'
import { useProperty } from '../theme/useProperty.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Avatar.module.css.js'
import { nameHue } from './nameTile.js'
import type { PictureSize } from './Picture.js'
import { css as shapeCss, classes as shapes } from './Picture.module.css.js'
import { useForeignImage } from './useForeignImage.js'

/** Props of {@link Avatar}. */
export type AvatarProps = {
  readonly address: string
  /** Image URL from the account's name. Untrusted. */
  readonly url?: string | undefined
  /** Width and height in pixels. */
  readonly size?: PictureSize
}

/** The avatar of an account: its picture, or a gradient of five tints derived from its address. */
export function Avatar({ address, url, size = 40 }: AvatarProps): ReactElement {
  useStyles(shapeCss)
  useStyles(css)
  const [failed, setFailed] = useState<string>()
  const source = useForeignImage(url)
  return (
    <span
      className={`${shapes.picture} ${shapes.round} ${classes.avatar}`}
      ref={useProperty('--color', avatarColor(address))}
      data-size={size}
      aria-hidden="true"
    >
      {source !== undefined && source !== failed && (
        <img
          className={shapes.image}
          src={source}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
        />
      )}
    </span>
  )
}

/**
 * Returns the color for an address: its first six hex digits, or a hue derived from its text. The style sheet creates five tints of it,
 * each 15% closer to white.
 */
function avatarColor(address: string): string {
  const hex = /^0x([0-9a-f]{6})/i.exec(address)?.[1]
  return hex === undefined ? `hsl(${nameHue(address)} 70% 50%)` : `#${hex.toLowerCase()}`
}
