'use client'
import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../theme/useStyles.js'
import { Button } from './Button.js'
import { CopyButton } from './CopyButton.js'
import { DoneMark } from './DoneMark.js'
import { ProgressTrack, type TrackStep } from './ProgressTrack.js'
import { Ring } from './Ring.js'
import { classes, css } from './TransactionStatus.module.css.js'
import { Typography } from './Typography.js'

/** Props of {@link TransactionStatus}. */
export type TransactionStatusProps = {
  /** `unknown`: it may still succeed or fail, and nothing reports its progress. */
  readonly state: 'pending' | 'unknown' | 'done' | 'failed'
  /** A 72 px picture of the token, replaced by a check when the transaction is done. */
  readonly image: ReactNode
  readonly round?: boolean
  readonly title: string
  readonly detail: string
  /** More facts, such as the paying wallet or the reason of a failure. */
  readonly children?: ReactNode
  readonly steps?: readonly TrackStep[]
  /** Labels of the steps sent and confirmed, instead of `steps`. Their progress follows from `state`. */
  readonly stepLabels?: readonly [string, string]
  /** The transaction, once sent. `page` is its page on an explorer, see `useExplorerPage`. */
  readonly transaction?:
    | {
        readonly hash: string
        readonly page: { readonly label: string; readonly href: string } | undefined
        readonly copyLabel: string
      }
    | undefined
}

const confirmations = { pending: 'now', unknown: 'next', done: 'done', failed: 'failed' } as const

const stepsOf = ([sent, confirmed]: readonly [string, string], state: TransactionStatusProps['state']): TrackStep[] => [
  { label: sent, is: state === 'unknown' ? 'held' : 'done' },
  { label: confirmed, is: confirmations[state] },
]

const rings = { pending: 'waiting', unknown: 'still', failed: 'refused' } as const

/** Progress and result of a transaction: picture, title, steps on one line, and links to the explorer. */
export function TransactionStatus(props: TransactionStatusProps): ReactElement {
  useStyles(css)
  const { children, detail, image, round = true, state, stepLabels, title, transaction } = props
  const steps = stepLabels ? stepsOf(stepLabels, state) : props.steps
  return (
    <div className={classes.status}>
      {state === 'done' ? (
        <DoneMark />
      ) : (
        <Ring state={rings[state]} round={round}>
          {image}
        </Ring>
      )}
      <div role="status" className={classes.words}>
        <Typography as="title" tone={state === 'failed' ? 'error' : undefined}>
          {title}
        </Typography>
        <Typography as="quiet">{detail}</Typography>
      </div>
      {children}
      {steps && <ProgressTrack steps={steps} />}
      {transaction && (
        <div className={classes.links}>
          {transaction.page && (
            <Button kind="link" icon="external" href={transaction.page.href}>
              {transaction.page.label}
            </Button>
          )}
          <CopyButton value={transaction.hash}>{transaction.copyLabel}</CopyButton>
        </div>
      )}
    </div>
  )
}
