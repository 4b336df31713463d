'use client'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Stack.module.css.js'

/** What {@link Stack} takes. */
export type StackProps = {
  readonly children: ReactNode
  /** `wide` 16 px, default 8. */
  readonly gap?: 'wide'
  readonly align?: 'center'
  /** Makes it a list with this name; each child is an item. */
  readonly list?: string
}

/** Things below each other on the grid. */
export function Stack({ children, gap, align, list }: StackProps): ReactElement {
  useStyles(css)
  const className = [classes.stack, gap && classes[gap], align && classes[align], list && classes.list]
    .filter(Boolean)
    .join(' ')
  if (list === undefined) return <div className={className}>{children}</div>
  return (
    <ul className={className} aria-label={list}>
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </ul>
  )
}
