'use client'
import { useStore } from '@kit/react'
import {
  defineView,
  NetworkImage,
  Row,
  Stack,
  Typography,
  useKit,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { compatibleNetworks } from './useSend.js'

/** Lists the networks on which the address can receive. */
export const walletCompatibleNetworksView: ViewDefinition<'WalletCompatibleNetworks'> = defineView({
  name: 'WalletCompatibleNetworks',
  title: ({ text }) => text('send.networks'),
  needsAccount: true,
  Component: CompatibleNetworks,
})

function CompatibleNetworks(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { account, network } = useStore(kit.active)
  const networks = account && network ? compatibleNetworks(kit, network.namespace, account.address) : []
  return (
    <Stack gap="wide">
      <Typography as="quiet">{text('send.networksText')}</Typography>
      <Stack list={text('send.networks')}>
        {networks.map((one) => (
          <Row key={one.id} label={one.name} image={<NetworkImage network={one} />} />
        ))}
      </Stack>
    </Stack>
  )
}
