'use client'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.js'
import { useKit } from '../kit/useKit.js'
import { formatAge } from '../text/formatAge.js'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { Button } from './Button.js'
import { classes, css } from './Headline.module.css.js'
import { Skeleton } from './Skeleton.js'
import { useIsPast } from './useIsPast.js'

/** Props of {@link Headline}. */
export type HeadlineProps = {
  /** The amount. Undefined while unknown. */
  readonly children: ReactNode
  /** Why the amount is unknown or old: the failed state of its query. */
  readonly failure?: { readonly retryAtMs: number; readonly dataAtMs?: number } | undefined
  readonly onRetry: () => void
}

/**
 * The main amount on Account. While it loads, a placeholder. After a failure, a dash or the last known amount in a muted color with its
 * age: never a zero.
 */
export function Headline({ children, failure, onRetry }: HeadlineProps): ReactElement {
  useStyles(css)
  const { text, locale } = useLanguage()
  const nowMs = useKit().ports.clock.now()
  const mayRetry = useIsPast(failure?.retryAtMs ?? 0)
  const isKnown = children !== undefined
  const { dataAtMs } = failure ?? {}
  return (
    <>
      <p className={classes.amount} data-stale={failure && ''} aria-busy={!isKnown && !failure}>
        {children ?? (failure ? '—' : <Skeleton width="132px" height="38px" />)}
      </p>
      {failure && (
        <div className={classes.note}>
          <Icon name="warning" size={16} />
          &nbsp;
          {isKnown && dataAtMs !== undefined
            ? text('account.updated', { age: formatAge(dataAtMs, nowMs, locale) })
            : text('account.unavailable')}
          <Button kind="link" disabled={!mayRetry} onClick={onRetry}>
            {text('account.retry')}
          </Button>
        </div>
      )}
    </>
  )
}
