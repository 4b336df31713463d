'use client'
import { useNetworks, useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition, type ViewProps } from '../contribution/defineView.js'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { ErrorDetails } from '../part/ErrorDetails.js'
import { focusOnMount } from '../part/focusOnMount.js'
import { NetworkImage } from '../part/NetworkImage.js'
import { RequestStatus } from '../part/RequestStatus.js'
import { useText } from '../text/useText.js'

/** Waits for the wallet to switch to a network. */
export const switchNetworkView: ViewDefinition<'SwitchNetwork'> = defineView({
  name: 'SwitchNetwork',
  title: ({ text }) => text('switchNetwork.title'),
  Component: SwitchNetwork,
})

function SwitchNetwork({ data: { networkId } }: ViewProps<'SwitchNetwork'>): ReactElement {
  const kit = useKit()
  const text = useText()
  const state = useStore(kit.networkSwitch)
  const found = useNetworks().find(({ id }) => id === networkId)
  const network = found?.name ?? networkId
  const current = useStore(kit.active, (active) => active.network?.name)
  const refused = state.status === 'declined' || state.status === 'failed' ? state : undefined
  const words =
    refused === undefined
      ? { title: text('switchNetwork.waiting'), detail: text('switchNetwork.waitingText', { network }) }
      : {
          title: text(refused.status === 'declined' ? 'switchNetwork.declined' : 'switchNetwork.failed'),
          detail:
            refused.status === 'declined' && current !== undefined
              ? text('switchNetwork.declinedText', { network: current })
              : text('switchNetwork.failedText', { network }),
        }
  return (
    <RequestStatus
      image={<NetworkImage network={found ?? { name: network }} size={72} />}
      round
      state={refused === undefined ? 'waiting' : 'refused'}
      {...words}
    >
      {refused && (
        <Button
          kind="main"
          icon="refresh"
          buttonRef={focusOnMount}
          onClick={() => unawaited(kit.switchNetwork({ networkId }))}
        >
          {text('common.tryAgain')}
        </Button>
      )}
      {refused?.status === 'failed' && <ErrorDetails error={refused.error} />}
    </RequestStatus>
  )
}
