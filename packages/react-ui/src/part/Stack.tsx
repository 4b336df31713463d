'use client'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Stack.module.css.js'

/** Props of {@link Stack}. */
export type StackProps = {
  readonly children: ReactNode
  /** 16 px (`wide`), or 8 px by default. */
  readonly gap?: 'wide'
  readonly align?: 'center'
  /** Renders a list with this name. Each child becomes an item. */
  readonly list?: string
}

/** A vertical stack. */
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
