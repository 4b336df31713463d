'use client'
import type { ReactElement } from 'react'
import { Icon, type IconName } from '../icon/Icon.js'
import { Words } from '../part/Words.js'
import type { MessageKey } from '../text/Messages.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Blurbs.module.css.js'

/** One thing explained. */
export type Blurb = { readonly icon: IconName; readonly title: MessageKey; readonly text: MessageKey }

/** A few things explained, below each other. */
export function Blurbs({ blurbs }: { readonly blurbs: readonly Blurb[] }): ReactElement {
  useStyles(css)
  const text = useText()
  return (
    <div className={classes.blurbs}>
      {blurbs.map((blurb) => (
        <div key={blurb.title} className={classes.blurb}>
          <span className={classes.icon}>
            <Icon name={blurb.icon} size={26} />
          </span>
          <Words as="title">{text(blurb.title)}</Words>
          <Words as="quiet">{text(blurb.text)}</Words>
        </div>
      ))}
    </div>
  )
}
