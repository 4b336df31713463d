'use client'
import type { ChainNamespace } from '@kit/core'
import type { ReactElement } from 'react'
import { Hidden } from '../part/Hidden.js'
import { NamespaceImage } from '../part/NamespaceImage.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './ChainMarks.module.css.js'
import { useNamespaceLabel } from './useNamespaceLabel.js'

/** The logos of a wallet's chain families, overlapping. Their names are for screen readers, and shown on hover. */
export function ChainMarks({ chains }: { readonly chains: readonly ChainNamespace[] }): ReactElement {
  useStyles(css)
  const label = useNamespaceLabel()
  const names = chains.map(label).join(' · ')
  return (
    <span className={classes.marks} title={names}>
      {chains.map((chain) => (
        <NamespaceImage key={chain} namespace={chain} name={label(chain)} size={16} />
      ))}
      <Hidden>{names}</Hidden>
    </span>
  )
}
