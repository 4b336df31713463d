'use client'
import { type ReactElement, useContext, useState } from 'react'
import { useProperty } from '../theme/useProperty.js'
import { useStyles } from '../theme/useStyles.js'
import { nameTile } from './nameTile.js'
import { classes, css } from './Picture.module.css.js'
import { PictureContext } from './PictureContext.js'
import { safeImageUrl } from './safeImageUrl.js'

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

/** How many addresses are remembered: more than a visitor scrolls past. */
const mostSeen = 500

/**
 * A picture of fixed size. Its shape alone while it is not known or not there yet; a coloured tile with a letter when there is none or it
 * does not load. What was shown once in the modal is shown at once when it comes again.
 */
export function Picture({ name, url, size = 40, round = false }: PictureProps): ReactElement {
  useStyles(css)
  const memory = useContext(PictureContext)
  const source = safeImageUrl(url ?? undefined)
  const [seen, setSeen] = useState<{ readonly source: string; readonly is: 'loaded' | 'failed' }>()
  const known = source === undefined ? undefined : seen?.source === source ? seen.is : memory?.seen.get(source)
  const isTile = known === 'failed' || (source === undefined && url !== undefined)
  const { letter, color } = nameTile(name)
  const shape = round ? classes.round : size <= 28 ? classes.small : size >= 56 ? classes.large : ''
  const state = isTile ? classes.tile : known === 'loaded' ? '' : classes.waiting

  function note(is: 'loaded' | 'failed'): void {
    if (source === undefined) return
    if (memory !== undefined && memory.seen.size >= mostSeen) memory.seen.clear()
    memory?.seen.set(source, is)
    setSeen({ source, is })
  }

  return (
    <span
      ref={useProperty('--tile', color)}
      className={`${classes.picture} ${shape} ${state}`}
      data-size={size}
      data-initial={isTile ? letter : undefined}
      aria-hidden="true"
    >
      {source !== undefined && !isTile && (
        <img
          className={`${classes.image} ${known === 'loaded' ? '' : classes.loading}`}
          src={source}
          width={size}
          height={size}
          alt=""
          draggable={false}
          decoding={known === 'loaded' ? 'sync' : 'async'}
          referrerPolicy="no-referrer"
          onLoad={() => note('loaded')}
          onError={() => note('failed')}
        />
      )}
    </span>
  )
}
