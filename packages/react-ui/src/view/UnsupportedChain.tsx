'use client'
import { useNetworks, useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { Divider } from '../part/Divider.js'
import { Stack } from '../part/Stack.js'
import { Typography } from '../part/Typography.js'
import { useText } from '../text/useText.js'
import { DisconnectRow } from './DisconnectRow.js'
import { NetworkRow } from './NetworkRow.js'

/** Offers supported networks to a wallet that is on an unsupported one. */
export const unsupportedChainView: ViewDefinition<'UnsupportedChain'> = defineView({
  name: 'UnsupportedChain',
  title: ({ text }) => text('unsupported.title'),
  Component: UnsupportedChain,
})

function UnsupportedChain(): ReactElement {
  const kit = useKit()
  const text = useText()
  const namespace = useStore(kit.active, (active) => active.namespace)
  const networks = useNetworks().filter((network) => namespace === undefined || network.namespace === namespace)
  return (
    <Stack>
      <Typography as="quiet">{text('unsupported.text')}</Typography>
      <Stack list={text('networks.list')}>
        {networks.map((network) => (
          <NetworkRow key={network.id} network={network} />
        ))}
      </Stack>
      <Divider />
      <DisconnectRow />
    </Stack>
  )
}
