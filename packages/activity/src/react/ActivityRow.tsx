import { Picture, Row, useKit, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityItem } from '../index.js'
import { classes, css } from './ActivityRow.module.css.js'
import { useItemWords } from './useItemWords.js'

/** One transaction in a list; pressed, it leads to its details. */
export function ActivityRow({ item }: { readonly item: ActivityItem }): ReactElement {
  useStyles(css)
  const kit = useKit()
  const { label, detail, amount } = useItemWords()(item)
  const [first] = item.transfers
  const picture = first && <Picture name={first.symbol ?? first.name ?? label} url={first.iconUrl ?? null} round />
  return (
    <Row
      label={label}
      detail={detail}
      {...(picture ? { image: picture } : { icon: 'swap' as const })}
      end={amount !== undefined && <bdi className={classes.amount}>{amount}</bdi>}
      onClick={() => kit.modal.push('Transaction', { item })}
    />
  )
}
