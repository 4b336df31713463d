'use client'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './DetailList.module.css.js'
import { Hidden } from './Hidden.js'
import { useCopy } from './useCopy.js'

/** A property with its value. */
export type Detail = {
  readonly label: string
  readonly value: ReactNode
  /** The text that a click on the value copies, and the name of that command. */
  readonly copy?: { readonly text: string; readonly label: string }
}

/** Props of {@link DetailList}. Entries that are undefined or false are skipped. */
export type DetailListProps = { readonly details: readonly (Detail | undefined | false)[] }

/**
 * Properties of one thing in a grouped list.
 *
 * @example
 * <DetailList details={[{ label: 'Network', value: network.name }]} />
 */
export function DetailList({ details }: DetailListProps): ReactElement {
  useStyles(css)
  const copyText = useCopy()
  return (
    <dl className={classes.list}>
      {details.map(
        (detail) =>
          detail && (
            <div key={detail.label} className={classes.row}>
              <dt className={classes.label}>{detail.label}</dt>
              <dd className={classes.value}>
                <DetailValue {...detail} onCopy={copyText} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function DetailValue({ value, copy, onCopy }: Detail & { readonly onCopy: (text: string) => void }): ReactElement {
  if (copy === undefined) return <>{value}</>
  return (
    <button type="button" className={classes.copy} title={copy.text} onClick={() => onCopy(copy.text)}>
      <span>{value}</span>
      <Icon name="copy" size={16} />
      <Hidden>{copy.label}</Hidden>
    </button>
  )
}
