'use client'
import { type ReactElement, useContext, useState } from 'react'
import { useProperty } from '../theme/useProperty.js'
import { useStyles } from '../theme/useStyles.js'
import { safeImageUrl } from './allowsImage.js'
import { nameTile } from './nameTile.js'
import { classes, css } from './Picture.module.css.js'
import { PictureContext } from './PictureContext.js'

/** The picture sizes. There are few, so each has a rule in the style sheet and no element needs an inline style. */
export type PictureSize = 14 | 16 | 20 | 26 | 28 | 40 | 56 | 72

/** Props of {@link Picture}. */
export type PictureProps = {
  readonly name: string
  /** Untrusted URL, see `safeImageUrl`. Null: there is no picture. Undefined: not known yet. */
  readonly url: string | null | undefined
  /** Width and height in pixels. */
  readonly size?: PictureSize | undefined
  readonly round?: boolean
}

/**
 * A picture of fixed size. Shows an empty shape while loading, and a colored tile with a letter if there is no picture or it fails to load.
 * A picture that was already shown in the modal appears immediately.
 */
export function Picture({ name, url, size = 40, round = false }: PictureProps): ReactElement {
  useStyles(css)
  const memory = useContext(PictureContext)
  const source = safeImageUrl(url ?? undefined)
  const [seen, setSeen] = useState<{ readonly source: string; readonly isLoaded: boolean }>()
  // Undefined until the picture has loaded or failed.
  const isLoaded =
    source === undefined
      ? url === undefined
        ? undefined
        : false
      : seen?.source === source
        ? seen.isLoaded
        : memory?.seen.get(source)
  const isTile = isLoaded === false
  const { letter, color } = nameTile(name)
  function note(loaded: boolean): void {
    if (source === undefined) return
    memory?.seen.set(source, loaded)
    setSeen({ source, isLoaded: loaded })
  }
  return (
    <span
      ref={useProperty('--tile', color)}
      className={`${classes.picture} ${round ? classes.round : ''}`}
      data-size={size}
      data-initial={isTile ? letter : undefined}
      aria-hidden="true"
    >
      {source !== undefined && !isTile && (
        <img
          className={`${classes.image} ${isLoaded ? '' : classes.loading}`}
          src={source}
          width={size}
          height={size}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={() => note(true)}
          onError={() => note(false)}
        />
      )}
    </span>
  )
}
