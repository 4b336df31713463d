'use client'
import type { ReactElement } from 'react'
import type { PlainViewName } from '../contribution/Feature.js'
import { type AnyIcon, Icon } from '../icon/Icon.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Hidden } from '../part/Hidden.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './ActionBar.module.css.js'

/** Props of {@link ActionBar}. */
export type ActionBarProps = {
  readonly label: string
  readonly actions: readonly {
    readonly key: string
    readonly icon: AnyIcon
    readonly label: string
    /** The view that it opens, if any. */
    readonly view?: PlainViewName
    /** Why it isn't available. */
    readonly reason?: string | undefined
    readonly onClick: () => void
  }[]
}

/** A row of buttons with icons. */
export function ActionBar({ label: title, actions }: ActionBarProps): ReactElement | null {
  useStyles(css)
  const prepare = usePrepareView()
  if (actions.length === 0) return null
  return (
    <ul className={classes.actions} aria-label={title}>
      {actions.map(({ key, icon, label, view, reason, onClick }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.action}
            aria-disabled={reason !== undefined || undefined}
            title={reason}
            onPointerEnter={view && (() => prepare(view))}
            onFocus={view && (() => prepare(view))}
            onClick={reason === undefined ? onClick : undefined}
          >
            <Icon name={icon} size={18} />
            {label}
            {reason !== undefined && <Hidden>{reason}</Hidden>}
          </button>
        </li>
      ))}
    </ul>
  )
}
