'use client'
import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Words.module.css.js'

/** What {@link Words} takes. */
export type WordsProps = {
  readonly children: ReactNode
  /** Default `body`. */
  readonly as?: 'title' | 'body' | 'quiet' | 'small'
  readonly tone?: 'error' | 'warning' | undefined
}

/** A line or a paragraph in one of the sizes of the card. */
export function Words({ children, as = 'body', tone }: WordsProps): ReactElement {
  useStyles(css)
  const className = `${classes[as]} ${tone ? classes[tone] : ''}`
  return as === 'title' ? <h3 className={className}>{children}</h3> : <p className={className}>{children}</p>
}

/** A link inside a sentence, to another page in a new tab. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactElement {
  useStyles(css)
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
