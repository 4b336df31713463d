'use client'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { GrowingList } from '../part/GrowingList.js'
import { RowSkeleton } from '../part/RowSkeleton.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './WalletGroup.module.css.js'

/** What {@link WalletGroup} takes. */
export type WalletGroupProps = {
  readonly label: string
  /** Whether the label is shown above: where there are several groups. */
  readonly hasHeading: boolean
  readonly count: number
  /** For how many rows the place is kept, however many there are. */
  readonly kept: number
  /** Whether rows for that place are on their way. */
  readonly isComing: boolean
  /** A row with a key. */
  readonly render: (index: number) => ReactNode
  /** Stands in the place when none came. */
  readonly none: ReactNode
}

const skeleton = (index: number): ReactElement => <RowSkeleton key={index} />

/** Some of the wallets in the list. */
export function WalletGroup(props: WalletGroupProps): ReactElement {
  useStyles(css)
  const { label, hasHeading, count, kept, isComing, render, none } = props
  const coming = isComing ? Math.max(0, kept - count) : 0
  return (
    <div className={classes.group}>
      {hasHeading && <h3 className={classes.heading}>{label}</h3>}
      <div className={classes.rows} style={{ '--kept': kept } as CSSProperties} aria-busy={coming > 0}>
        {count > 0 && <GrowingList label={label} count={count} render={render} />}
        {Array.from({ length: coming }, (_, index) => skeleton(index))}
        {count + coming === 0 && none}
      </div>
    </div>
  )
}
