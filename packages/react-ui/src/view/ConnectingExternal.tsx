'use client'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition, type ViewProps } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { ErrorDetails } from '../part/ErrorDetails.js'
import { focusOnMount } from '../part/focusOnMount.js'
import { RequestStatus } from '../part/RequestStatus.js'
import { Typography } from '../part/Typography.js'
import { useIsSlow } from '../part/useIsSlow.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { GetWalletRow } from './GetWalletRow.js'

/** Time until the view explains where the wallet's window may be, in milliseconds. */
const lateMs = 8000

/** Waits for the response of an installed wallet. The commands send the request; the view only shows the state. */
export const connectingExternalView: ViewDefinition<'ConnectingExternal'> = defineView({
  name: 'ConnectingExternal',
  title: ({ data }) => data.row.name,
  Component: ConnectingExternal,
})

function ConnectingExternal({ data: { row, connectorId, namespace } }: ViewProps<'ConnectingExternal'>): ReactElement {
  const kit = useKit()
  const text = useText()
  const attempt = useStore(kit.attempt)
  const wallet = row.name
  const isLate = useIsSlow(attempt, lateMs) && attempt.status === 'waiting'
  const ended =
    (attempt.status === 'declined' || attempt.status === 'failed') && attempt.connectorId === connectorId
      ? attempt
      : undefined
  const error = ended?.status === 'failed' ? ended.error : undefined
  const isHeld = error?.code === 'connection/pending'
  const [title, detail] =
    ended === undefined
      ? [text('connecting.continueIn', { wallet }), text('connecting.waiting')]
      : ended.status === 'declined'
        ? [text('connecting.declined'), text('connecting.declinedText')]
        : isHeld
          ? [text('connecting.continueIn', { wallet }), text('connecting.alreadyPending', { wallet })]
          : error?.code === 'network/offline'
            ? [text('pairing.offline'), text('pairing.offlineText')]
            : error?.code === 'connection/noAccounts'
              ? [text('connecting.failed'), text('connecting.noAccounts', { wallet })]
              : [text('connecting.failed'), text('connecting.failedText', { wallet })]
  return (
    <RequestStatus
      image={<WalletImage wallet={row} size={72} />}
      state={ended === undefined ? 'waiting' : isHeld ? 'held' : 'refused'}
      title={title}
      detail={detail}
    >
      {isLate && (
        <div role="status">
          <Typography as="quiet">
            {text(kit.ports.platform.isMobile ? 'connecting.lateApp' : 'connecting.late', { wallet })}
          </Typography>
        </div>
      )}
      {(ended || isLate) && (
        <Button
          key={ended ? 'ended' : 'late'}
          kind={ended ? 'main' : 'quiet'}
          icon="refresh"
          {...(ended && { buttonRef: focusOnMount })}
          onClick={() => {
            if (isLate) kit.cancelConnect()
            kit.chooseWallet(row, connectorId, namespace)
          }}
        >
          {text('common.tryAgain')}
        </Button>
      )}
      {error && !isHeld && <ErrorDetails error={error} />}
      {row.wallet && !row.installed && <GetWalletRow wallet={row.wallet} />}
    </RequestStatus>
  )
}
