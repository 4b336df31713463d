'use client'
import {
  AddressText,
  Button,
  Callout,
  Icon,
  Picture,
  Row,
  Typography,
  useInWallet,
  useStyles,
  useText,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { SessionGrant } from '../readGrants.js'
import type { Revocation } from '../SmartSessionsState.js'
import { GrantFailure } from './GrantFailure.js'
import { GrantRow } from './GrantRow.js'
import { classes, css } from './smartSessions.module.css.js'
import { useGrantWords } from './useGrantWords.js'

/** Shows who may act, until when, and what they may do. Expands to the permissions and a button to revoke them. */
export function RevocableRow(props: {
  readonly name: string
  readonly detail: string
  readonly imageUrl?: string | undefined
  readonly grants: readonly SessionGrant[]
  readonly isActive: boolean
  /** Whether only the service revoked it. */
  readonly isUnconfirmed?: boolean
  readonly revocation: Revocation | undefined
  readonly onRevoke: () => void
}): ReactElement {
  useStyles(css)
  const { name, detail, imageUrl, grants, isActive, isUnconfirmed = false, revocation, onRevoke } = props
  const text = useText()
  const inWallet = useInWallet()
  // Starts expanded if there is a revocation to show.
  const [isOpen, setOpen] = useState(revocation !== undefined)
  const canRevoke =
    revocation?.step !== 'failed' || revocation.isRevokedInWallet || revocation.error.code !== 'adapter/unsupported'
  const isRevoking = revocation !== undefined && revocation.step !== 'failed'
  return (
    <div className={classes.session} data-open={isOpen}>
      <Row
        label={name}
        detail={
          <>
            {detail}
            {!isOpen && <Summary grants={grants} />}
          </>
        }
        image={<Picture name={name} url={imageUrl ?? null} />}
        end={
          <span className={classes.turn}>
            <Icon name="down" size={18} />
          </span>
        }
        onClick={() => setOpen(!isOpen)}
        expanded={isOpen}
      />
      <div className={classes.grants} hidden={!isOpen}>
        {isOpen && (
          <>
            {grants.map((grant, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what a session permits never changes
              <GrantRow key={at} grant={grant} />
            ))}
            {revocation?.step === 'failed' ? (
              <GrantFailure error={revocation.error} isRevokedInWallet={revocation.isRevokedInWallet} />
            ) : (
              isUnconfirmed && <Callout tone="error">{text('smartSessions.revokeInWallet')}</Callout>
            )}
            <div role="status">
              {isRevoking && (
                <Typography as="quiet">
                  {revocation.step === 'wallet' ? inWallet : text(`smartSessions.${revocation.step}`)}
                </Typography>
              )}
            </div>
            {isActive && canRevoke && (
              <Button kind="danger" wide disabled={isRevoking} onClick={onRevoke}>
                {text(revocation?.step === 'failed' ? 'smartSessions.retry' : 'smartSessions.revoke')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** The first permission, and the number of others. */
function Summary({ grants }: { readonly grants: readonly SessionGrant[] }): ReactElement | null {
  const [first] = grants
  return first ? <Words first={first} others={grants.length - 1} /> : null
}

function Words({ first, others }: { readonly first: SessionGrant; readonly others: number }): ReactElement {
  useStyles(css)
  const text = useText()
  const words = useGrantWords(first)
  return (
    <span className={classes.summary}>
      <AddressText>
        {others === 0 ? words : text('smartSessions.andMore', { permission: words, count: others })}
      </AddressText>
    </span>
  )
}
