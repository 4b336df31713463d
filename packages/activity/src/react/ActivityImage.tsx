import { Icon, TokenImage, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityItem } from '../index.js'
import { classes, css } from './ActivityImage.module.css.js'

/** Image of the moved token, or of both tokens of a trade. */
export function ActivityImage({ item: { transfers } }: { readonly item: ActivityItem }): ReactElement {
  useStyles(css)
  const got = transfers.find(({ direction }) => direction === 'in')
  const gave = transfers.find(({ direction }) => direction === 'out')
  const shown = got && gave ? [gave, got] : transfers.slice(0, 1)
  const size = shown.length > 1 ? 26 : 40
  return (
    <span className={classes.pictures} data-count={shown.length}>
      {shown.length === 0 && <Icon name="swap" />}
      {shown.map(({ direction, symbol, name, iconUrl }) => (
        <span key={direction} className={classes.one}>
          <TokenImage token={{ symbol: symbol ?? name ?? '', iconUrl }} size={size} />
        </span>
      ))}
    </span>
  )
}
