import { useStyles } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'
import { classes, css } from './Title.module.css.js'

/** What a view is about. The frame is a page of its own, and this is the heading of that page. */
export function Title({ children }: { readonly children: ReactNode }): ReactElement {
  useStyles(css)
  return <h1 className={classes.title}>{children}</h1>
}
