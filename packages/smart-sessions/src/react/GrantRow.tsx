'use client'
import { AddressText, Icon, Typography, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { SessionGrant } from '../readGrants.js'
import { classes, css } from './smartSessions.module.css.js'
import { useGrantWords } from './useGrantWords.js'

/** Describes one permission in plain words. */
export function GrantRow({ grant }: { readonly grant: SessionGrant }): ReactElement {
  useStyles(css)
  const words = useGrantWords(grant)
  return (
    <div className={classes.grant}>
      <Icon name={grant.kind === 'call' ? 'check' : grant.kind === 'other' ? 'help' : 'wallet'} size={18} />
      <Typography as="quiet">
        <AddressText>{words}</AddressText>
      </Typography>
    </div>
  )
}
