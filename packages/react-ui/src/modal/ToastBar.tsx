'use client'
import type { Toast as Shown } from '@kit/modal'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { useKit } from '../kit/useKit.js'
import type { MessageKey } from '../text/Messages.js'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './ToastBar.module.css.js'
import { useExitAnimation } from './useExitAnimation.js'

/**
 * A short message below the card of a dialog, or at its foot if there is no room. When the modal is closed, it is at the foot of the page.
 * The modal's state decides when it appears and disappears. It fades out.
 */
export function ToastBar({ over }: { readonly over: 'card' | 'dialog' | 'page' }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const toast = useStore(kit.toast)
  return (
    <div className={`${classes.place} ${over === 'card' ? '' : classes[over]}`} role="status">
      {toast.open && <Bubble key={toast.message} {...toast} />}
    </div>
  )
}

function Bubble({ variant, message, detail }: Shown): ReactElement {
  const { text, has } = useLanguage()
  return (
    <div ref={useExitAnimation<HTMLDivElement>()} className={classes.toast} data-variant={variant}>
      {variant === 'loading' ? (
        <span className={classes.dot} />
      ) : (
        <Icon name={variant === 'success' ? 'check' : 'warning'} size={16} />
      )}
      <span>
        {has(message) ? text(message as MessageKey) : message}
        {detail !== undefined && (
          <>
            {': '}
            <bdi>{detail}</bdi>
          </>
        )}
      </span>
    </div>
  )
}
