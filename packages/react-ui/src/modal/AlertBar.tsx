'use client'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { useKit } from '../kit/useKit.js'
import { IconButton } from '../part/IconButton.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './AlertBar.module.css.js'

/** An alert for the developer, in English. Shown in debug mode only, which the modal's state decides. */
export function AlertBar(): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const alert = useStore(kit.alert)
  if (!alert.open) return null
  return (
    <div className={`${classes.bar} ${classes[alert.variant]}`} role="alert">
      <span className={classes.icon}>
        <Icon name="warning" size={18} />
      </span>
      <span className={classes.words} lang="en" title={alert.details}>
        <bdi>{alert.message}</bdi>
      </span>
      <IconButton label={text('modal.alertClose')} icon="close" onClick={() => kit.hideAlert()} />
    </div>
  )
}
