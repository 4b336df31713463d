'use client'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './DetailList.module.css.js'
import { Hidden } from './Hidden.js'
import { useConfirmedCopy } from './useCopy.js'

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
  return (
    <dl className={classes.list}>
      {details.map(
        (detail) =>
          detail && (
            <div key={detail.label} className={classes.row}>
              <dt className={classes.label}>{detail.label}</dt>
              <dd className={classes.value}>
                {detail.copy ? <CopiedValue {...detail.copy}>{detail.value}</CopiedValue> : detail.value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** A value that copies a text, which its icon confirms for two seconds. */
function CopiedValue(props: NonNullable<Detail['copy']> & { readonly children: ReactNode }): ReactElement {
  const { children, label, text } = props
  const { copy, isCopied } = useConfirmedCopy()
  const confirmation = useText()('common.copied')
  return (
    <>
      <button type="button" className={classes.copy} title={text} onClick={() => copy(text)}>
        <span>{children}</span>
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        <Hidden>{label}</Hidden>
      </button>
      <Hidden role="status">{isCopied && confirmation}</Hidden>
    </>
  )
}
