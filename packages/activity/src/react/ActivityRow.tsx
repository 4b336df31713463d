import { Row, useKit, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityItem } from '../index.js'
import { ActivityImage } from './ActivityImage.js'
import { classes, css } from './ActivityRow.module.css.js'
import { isFailedStatus } from './isFailedStatus.js'
import { useItemTexts } from './useItemTexts.js'

/** A transaction in a list. Opens its details. */
export function ActivityRow({ item }: { readonly item: ActivityItem }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const { label, status, about, when, amount, fiatValue } = useItemTexts()(item)
  const isFailed = isFailedStatus(item.status)
  const shownAbout = isFailed ? undefined : about
  const hasBefore = status !== undefined || shownAbout !== undefined
  return (
    <Row
      label={label}
      detail={
        <span className={classes.detail} data-shortened={status === undefined && shownAbout?.includes('…')}>
          {status !== undefined && <span className={isFailed ? classes.failed : classes.when}>{status}</span>}
          {status !== undefined && shownAbout !== undefined && <span className={classes.when}>{' · '}</span>}
          {shownAbout !== undefined && <bdi>{shownAbout}</bdi>}
          {item.status !== 'pending' && (
            <span className={classes.when}>
              {hasBefore && ' · '}
              {when}
            </span>
          )}
        </span>
      }
      image={<ActivityImage item={item} />}
      end={
        amount !== undefined && (
          <span className={classes.amount} data-status={isFailed ? 'failed' : undefined}>
            <bdi dir="ltr">{amount}</bdi>
            {fiatValue !== undefined && <bdi className={classes.fiatValue}>{fiatValue}</bdi>}
          </span>
        )
      }
      onClick={() => kit.modal.push('Transaction', { item })}
    />
  )
}
