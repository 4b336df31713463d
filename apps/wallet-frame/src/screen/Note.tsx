import { Icon, useStyles } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'
import { classes, css } from './Note.module.css.js'

export type NoteProps = {
  readonly children: ReactNode
  readonly tone: 'info' | 'success' | 'warning' | 'error'
}

const icons = { info: 'browser', success: 'check', warning: 'warning', error: 'warning' } as const

/** A tinted note with an icon. */
export function Note({ children, tone }: NoteProps): ReactElement {
  useStyles(css)
  return (
    <div className={[classes.note, tone !== 'info' && classes[tone]].filter(Boolean).join(' ')}>
      <span className={classes.icon}>
        <Icon name={icons[tone]} size={18} />
      </span>
      <span>{children}</span>
    </div>
  )
}

export type LiveNoteProps = {
  /** Undefined, false or empty: no note. */
  readonly children: string | false | undefined
  readonly tone: 'info' | 'success' | 'error'
}

/** A note that screen readers announce when it appears. */
export function LiveNote({ children, tone }: LiveNoteProps): ReactElement {
  useStyles(css)
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classes.live}>
      {children ? <Note tone={tone}>{children}</Note> : null}
    </div>
  )
}
