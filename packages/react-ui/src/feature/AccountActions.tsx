'use client'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Hidden } from '../part/Hidden.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { useKit } from '../useKit.js'
import { classes, css } from './AccountActions.module.css.js'
import { useFeatures } from './FeaturesContext.js'
import { useOffered } from './useOffered.js'

/** What features let the visitor do with the account, side by side under the balance. */
export function AccountActions(): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const offered = useOffered(useFeatures().features.accountActions, (entry) => entry.reason?.(kit))
  if (offered.length === 0) return null
  return (
    <ul className={classes.actions} aria-label={text('account.actions')}>
      {offered.map(({ key, entry: { icon, label, view }, answer: reason }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.action}
            aria-disabled={reason !== undefined || undefined}
            title={reason && text(reason)}
            onPointerEnter={() => prepare(view)}
            onFocus={() => prepare(view)}
            onClick={reason === undefined ? () => kit.modal.push(view) : undefined}
          >
            <span className={classes.disc}>
              <Icon name={icon} />
            </span>
            {text(label)}
            {reason !== undefined && <Hidden>{text(reason)}</Hidden>}
          </button>
        </li>
      ))}
    </ul>
  )
}
