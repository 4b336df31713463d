'use client'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { GrowingList } from '../part/GrowingList.js'
import { RowSkeleton } from '../part/RowSkeleton.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './WalletGroup.module.css.js'

/** Props of {@link WalletGroup}. */
export type WalletGroupProps = {
  readonly label: string
  /** Whether to show the heading, because there are several groups. */
  readonly hasHeading: boolean
  readonly count: number
  /** Minimum number of rows to reserve space for. */
  readonly kept: number
  /** Whether rows for that space are loading. */
  readonly isComing: boolean
  /** Renders a row. Must set a key. */
  readonly render: (index: number) => ReactNode
  /** Shown in the reserved space if no rows arrived. */
  readonly none: ReactNode
  /** The last row, which leads to all wallets. */
  readonly last?: ReactNode
}

const skeleton = (index: number): ReactElement => <RowSkeleton key={index} />

/** A group of the wallet list. */
export function WalletGroup(props: WalletGroupProps): ReactElement {
  useStyles(css)
  const { label, hasHeading, count, kept, isComing, render, none, last } = props
  const coming = isComing ? Math.max(0, kept - count) : 0
  return (
    <div className={classes.group}>
      {hasHeading && <h3 className={classes.heading}>{label}</h3>}
      <div className={classes.rows} style={{ '--kept': kept } as CSSProperties} aria-busy={coming > 0}>
        {count > 0 && <GrowingList label={label} count={count} render={render} />}
        {Array.from({ length: coming }, (_, index) => skeleton(index))}
        {count + coming === 0 && none}
      </div>
      {last}
    </div>
  )
}
