'use client'
import { type ReactElement, useState } from 'react'
import { useProperty } from '../theme/useProperty.js'
import { useStyles } from '../theme/useStyles.js'
import { nameHue } from './nameHue.js'
import { classes, css } from './Picture.module.css.js'
import { safeImageUrl } from './safeImageUrl.js'

/** The sizes of pictures. Few, so that each is a rule of the style sheet and no element needs an inline style. */
export type PictureSize = 20 | 26 | 28 | 40 | 56 | 72

/** What {@link Picture} takes. */
export type PictureProps = {
  readonly name: string
  /** Hostile; see `safeImageUrl`. */
  readonly url: string | undefined
  /** Side in pixels. */
  readonly size?: PictureSize | undefined
  readonly round?: boolean
}

/** A picture of fixed size; a coloured tile with an initial when there is none or it does not load. */
export function Picture({ name, url, size = 40, round = false }: PictureProps): ReactElement {
  useStyles(css)
  const source = safeImageUrl(url)
  const [seen, setSeen] = useState<{ readonly source: string | undefined; readonly is: 'loaded' | 'failed' }>()
  const status = source === undefined ? 'failed' : seen?.source === source ? seen.is : 'loading'
  const shape = round ? classes.round : size <= 28 ? classes.small : size >= 56 ? classes.large : ''
  return (
    <span
      ref={useProperty('--hue', String(Math.floor(nameHue(name) / 30) * 30 + 10))}
      className={`${classes.picture} ${shape} ${status === 'failed' ? classes.tile : ''}`}
      data-size={size}
      data-initial={status === 'failed' ? firstLetter(name) : undefined}
      aria-hidden="true"
    >
      {status !== 'failed' && (
        <img
          className={`${classes.image} ${status === 'loading' ? classes.loading : ''}`}
          src={source}
          width={size}
          height={size}
          alt=""
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setSeen({ source, is: 'loaded' })}
          onError={() => setSeen({ source, is: 'failed' })}
        />
      )}
    </span>
  )
}

function firstLetter(name: string): string {
  const [letter] = name.match(/[\p{L}\p{N}]/u) ?? []
  return letter ?? '?'
}
