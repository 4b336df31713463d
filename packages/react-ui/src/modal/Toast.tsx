'use client'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import type { MessageKey } from '../text/Messages.js'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { useKit } from '../useKit.js'
import { classes, css } from './Toast.module.css.js'

/** A short message over the card; the engine says when it appears and disappears. */
export function Toast(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const { text, has } = useLanguage()
  const toast = useStore(kit.toast)
  return (
    <div className={classes.place} role="status">
      {toast.open && (
        <div className={classes.toast}>
          {toast.variant === 'loading' ? (
            <span className={classes.dot} />
          ) : (
            <Icon name={toast.variant === 'success' ? 'check' : 'warning'} size={16} />
          )}
          <span>{has(toast.message) ? text(toast.message as MessageKey) : toast.message}</span>
        </div>
      )}
    </div>
  )
}
