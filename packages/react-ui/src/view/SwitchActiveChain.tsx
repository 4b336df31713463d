'use client'
import { parseCaipNetworkId } from '@kit/core'
import { useNetworks } from '@kit/react'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition, type ViewProps } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { Button } from '../part/Button.js'
import { NetworkImage } from '../part/NetworkImage.js'
import { RequestStatus } from '../part/RequestStatus.js'
import { useText } from '../text/useText.js'
import { useNamespaceLabel } from './useNamespaceLabel.js'

/** Shown for a network of a chain without a connected wallet: offers to connect one. */
export const switchActiveChainView: ViewDefinition<'SwitchActiveChain'> = defineView({
  name: 'SwitchActiveChain',
  title: ({ text }) => text('switchNetwork.title'),
  Component: SwitchActiveChain,
})

function SwitchActiveChain({ data: { networkId } }: ViewProps<'SwitchActiveChain'>): ReactElement {
  const kit = useKit()
  const text = useText()
  const { namespace } = parseCaipNetworkId(networkId)
  const chain = useNamespaceLabel()(namespace)
  const found = useNetworks().find(({ id }) => id === networkId)
  const network = found?.name ?? networkId
  return (
    <RequestStatus
      image={<NetworkImage network={found ?? { name: network }} size={72} />}
      round
      state="still"
      title={text('switchActive.title', { network })}
      detail={text('switchActive.text', { chain })}
    >
      <Button kind="main" icon="wallet" onClick={() => kit.showWallets(namespace)}>
        {text(/^[aeiou]/i.test(chain) ? 'switchActive.connectAn' : 'switchActive.connect', { chain })}
      </Button>
    </RequestStatus>
  )
}
