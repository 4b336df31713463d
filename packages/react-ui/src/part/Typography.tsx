'use client'
import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Typography.module.css.js'

/** Props of {@link Typography}. */
export type TypographyProps = {
  readonly children: ReactNode
  /** Text style. Default `body`. */
  readonly as?: 'title' | 'body' | 'quiet' | 'small'
  readonly tone?: 'error' | 'warning' | undefined
  /** Heading element of a title. Use `h1` for a view that is a page of its own. Default `h3`, below the title of the card. */
  readonly heading?: 'h1' | 'h3'
}

/** A line or paragraph in one of the card's text sizes. */
export function Typography({ children, as = 'body', tone, heading = 'h3' }: TypographyProps): ReactElement {
  useStyles(css)
  const Tag = as === 'title' ? heading : 'p'
  return <Tag className={`${classes[as]} ${tone ? classes[tone] : ''}`}>{children}</Tag>
}

/** A link inside a sentence. Opens in a new tab. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactElement {
  useStyles(css)
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
