import { Row, useKit, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityItem } from '../index.js'
import { ActivityImage } from './ActivityImage.js'
import { classes, css } from './ActivityRow.module.css.js'
import { useItemTexts } from './useItemTexts.js'

/** A transaction in a list. Opens its details. */
export function ActivityRow({ item }: { readonly item: ActivityItem }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const { label, detail, amount, fiatValue } = useItemTexts()(item)
  return (
    <Row
      label={label}
      detail={detail}
      image={<ActivityImage item={item} />}
      end={
        amount !== undefined && (
          <span className={classes.amount}>
            <bdi>{amount}</bdi>
            {fiatValue !== undefined && <bdi className={classes.fiatValue}>{fiatValue}</bdi>}
          </span>
        )
      }
      onClick={() => kit.modal.push('Transaction', { item })}
    />
  )
}
