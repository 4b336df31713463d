'use client'
import type { ReactElement } from 'react'
import { type AnyIcon, Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Drawing.module.css.js'

/** The icon at the head of a view or empty state, on a round surface of 56 px. */
export function Drawing({ icon }: { readonly icon: AnyIcon }): ReactElement {
  useStyles(css)
  return (
    <span className={classes.drawing}>
      <Icon name={icon} size={26} />
    </span>
  )
}
