'use client'
import type { ReactElement } from 'react'
import { Typography } from '../part/Typography.js'
import type { MessageKey } from '../text/Messages.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './HelpTopics.module.css.js'
import type { Illustration } from './walletIllustrations.data.js'

/** One explanation. */
export type HelpTopic = {
  readonly illustration: Illustration
  readonly title: MessageKey
  readonly text: MessageKey
}

/** A list of explanations, each with a drawing. */
export function HelpTopics({ topics }: { readonly topics: readonly HelpTopic[] }): ReactElement {
  useStyles(css)
  const text = useText()
  return (
    <div className={classes.topics}>
      {topics.map(({ illustration, title, text: words }) => (
        <div key={title} className={classes.topic}>
          <svg className={classes.illustration} viewBox="0 0 64 64" aria-hidden="true">
            <path className={classes.tint} d={illustration.tint} />
            <path d={illustration.line} />
          </svg>
          <Typography as="title">{text(title)}</Typography>
          <Typography as="quiet">{text(words)}</Typography>
        </div>
      ))}
    </div>
  )
}
