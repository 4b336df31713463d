'use client'
import type { ReactElement } from 'react'
import { Words } from '../part/Words.js'
import type { MessageKey } from '../text/Messages.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Blurbs.module.css.js'
import { type DrawingName, drawings } from './drawings.data.js'

/** One explanation. */
export type Blurb = { readonly drawing: DrawingName; readonly title: MessageKey; readonly text: MessageKey }

/** A list of explanations, each with a drawing. */
export function Blurbs({ blurbs }: { readonly blurbs: readonly Blurb[] }): ReactElement {
  useStyles(css)
  const text = useText()
  return (
    <div className={classes.blurbs}>
      {blurbs.map(({ drawing, title, text: words }) => (
        <div key={title} className={classes.blurb}>
          <svg className={classes.drawing} viewBox="0 0 64 64" aria-hidden="true">
            <path className={classes.tint} d={drawings[drawing].tint} />
            <path d={drawings[drawing].line} />
          </svg>
          <Words as="title">{text(title)}</Words>
          <Words as="quiet">{text(words)}</Words>
        </div>
      ))}
    </div>
  )
}
