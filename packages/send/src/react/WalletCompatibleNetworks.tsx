'use client'
import { useStore } from '@kit/react'
import {
  defineView,
  NetworkImage,
  Row,
  Stack,
  useKit,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'

/** The networks that the address is good for. */
export const walletCompatibleNetworksView: ViewDefinition<'WalletCompatibleNetworks'> = defineView({
  name: 'WalletCompatibleNetworks',
  title: ({ text }) => text('send.networks'),
  needsAccount: true,
  Component: CompatibleNetworks,
})

function CompatibleNetworks(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { namespace } = useStore(kit.active)
  const networks = namespace === undefined ? [] : (kit.adapters.get(namespace)?.networks ?? [])
  return (
    <Stack gap="wide">
      <Words as="quiet">{text('send.networksText')}</Words>
      <Stack list={text('send.networks')}>
        {networks.map((network) => (
          <Row key={network.id} label={network.name} image={<NetworkImage network={network} />} />
        ))}
      </Stack>
    </Stack>
  )
}
