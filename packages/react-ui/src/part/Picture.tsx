'use client'
import { type ReactElement, useContext, useState } from 'react'
import { useProperty } from '../theme/useProperty.js'
import { useStyles } from '../theme/useStyles.js'
import { safeImageUrl } from './allowsImage.js'
import { nameTile } from './nameTile.js'
import { classes, css } from './Picture.module.css.js'
import { PictureContext } from './PictureContext.js'

/** The sizes of pictures. Few, so that each is a rule of the style sheet and no element needs an inline style. */
export type PictureSize = 20 | 26 | 28 | 40 | 56 | 72

/** What {@link Picture} takes. */
export type PictureProps = {
  readonly name: string
  /** Hostile; see `safeImageUrl`. Null: there is none. Undefined: it is not known yet. */
  readonly url: string | null | undefined
  /** Side in pixels. */
  readonly size?: PictureSize | undefined
  readonly round?: boolean
}

/**
 * A picture of fixed size. Its shape alone while it is not known or not there yet; a coloured tile with a letter when there is none or it
 * does not load. What was shown once in the modal is shown at once when it comes again.
 */
export function Picture({ name, url, size = 40, round = false }: PictureProps): ReactElement {
  useStyles(css)
  const memory = useContext(PictureContext)
  const source = safeImageUrl(url ?? undefined)
  const [seen, setSeen] = useState<{ readonly source: string; readonly isLoaded: boolean }>()
  // Undefined until one or the other is known.
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
