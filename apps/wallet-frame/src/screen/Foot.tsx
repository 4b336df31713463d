import { useStyles } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'
import { classes, css } from './Foot.module.css.js'

/** Buttons at the lower edge of a view that asks for no decision. */
export function Foot({ children }: { readonly children: ReactNode }): ReactElement {
  useStyles(css)
  return (
    <div className={classes.foot} data-foot="">
      {children}
    </div>
  )
}
