import { type AnyIcon, Icon, TokenImage, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityItem } from '../index.js'
import { classes, css } from './ActivityImage.module.css.js'
import { isFailedStatus } from './isFailedStatus.js'

const up: AnyIcon = { path: 'M12 19V5M6 11l6-6 6 6' }
const down: AnyIcon = { path: 'M12 5v14M6 13l6 6 6-6' }
/** Two angle brackets. */
const code: AnyIcon = { path: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5' }

const icons: { readonly [kind: string]: AnyIcon } = {
  send: up,
  burn: up,
  receive: down,
  mint: down,
  buy: down,
  swap: 'swap',
  trade: 'swap',
  approve: 'check',
}

export type ActivityImageProps = { readonly item: ActivityItem; readonly size?: 40 | 56 }

/**
 * Image of the token that was received or sent, with a badge for the kind of the transaction. While it is pending, the badge turns; after a
 * failure, it is a red cross.
 */
export function ActivityImage({ item, size = 40 }: ActivityImageProps): ReactElement {
  useStyles(css)
  const { kind, status, transfers } = item
  const shown = transfers.find(({ direction }) => direction === 'in') ?? transfers[0]
  const icon = icons[kind] ?? code
  const badge = status === 'pending' ? 'pending' : isFailedStatus(status) ? 'failed' : 'done'
  return (
    <span className={classes.pictures} aria-hidden="true">
      {shown ? (
        <TokenImage
          token={{ ...shown.token, symbol: shown.symbol ?? shown.name ?? '', iconUrl: shown.iconUrl }}
          size={size}
        />
      ) : (
        <span className={classes.tile} data-size={size}>
          <Icon name={icon} />
        </span>
      )}
      {(shown || badge !== 'done') && (
        <span className={classes.badge} data-status={badge} data-kind={kind}>
          {badge !== 'pending' && <Icon name={badge === 'failed' ? 'close' : icon} size={11} />}
        </span>
      )}
    </span>
  )
}
