'use client'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { Button } from '../part/Button.js'
import { ErrorDetails } from '../part/ErrorDetails.js'
import { focusOnMount } from '../part/focusOnMount.js'
import { Waiting } from '../part/Waiting.js'
import { WalletImage } from '../part/WalletImage.js'
import { defineView, type ViewDefinition, type ViewProps } from '../router/defineView.js'
import { useText } from '../text/useText.js'
import { useKit } from '../useKit.js'
import { GetWalletRow } from './GetWalletRow.js'

/** Waits for a wallet in this browser to answer. The engine asks it; the view shows the state. */
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
  const ended =
    (attempt.status === 'declined' || attempt.status === 'failed') && attempt.connectorId === connectorId
      ? attempt
      : undefined
  const [title, detail] =
    ended === undefined
      ? [text('connecting.continueIn', { wallet }), text('connecting.waiting')]
      : ended.status === 'declined'
        ? [text('connecting.declined'), text('connecting.declinedText')]
        : ended.error.code === 'connection/pending'
          ? [text('connecting.continueIn', { wallet }), text('connecting.alreadyPending', { wallet })]
          : ended.error.code === 'connection/noAccounts'
            ? [text('connecting.failed'), text('connecting.noAccounts', { wallet })]
            : [text('connecting.failed'), text('connecting.failedText', { wallet })]
  return (
    <Waiting
      image={<WalletImage wallet={row} size={72} />}
      state={ended === undefined ? 'waiting' : 'refused'}
      title={title}
      detail={detail}
    >
      {ended && (
        <Button
          kind="main"
          icon="refresh"
          buttonRef={focusOnMount}
          onClick={() => kit.chooseWallet(row, connectorId, namespace)}
        >
          {text('common.tryAgain')}
        </Button>
      )}
      {ended?.status === 'failed' && <ErrorDetails error={ended.error} />}
      {row.wallet && !row.installed && <GetWalletRow wallet={row.wallet} />}
    </Waiting>
  )
}
