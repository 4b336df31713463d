import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { mainnet } from '@kit/eip155-viem/chains'
import { KitProvider, useConnection } from '@kit/react'
import { ConnectButton, KitModal, modal } from '@kit/react-ui'
import { cosmos, cosmosNetworks } from 'interchain-adapter'
import { createRoot } from 'react-dom/client'
import { tip } from 'tip-jar'
import { tipFeature } from 'tip-jar/react'

const kit = createKit({
  metadata: { name: 'My dapp', description: 'A dapp', url: 'https://dapp.example', icons: [] },
  adapters: [eip155({ networks: [mainnet] }), cosmos({ networks: cosmosNetworks })],
  plugins: [modal(), tip()],
})
const eventTypes: string[] = []
kit.events$.subscribe((event) =>
  eventTypes.push(event.type === 'tip/given' ? `${event.type} ${event.count}` : event.type),
)
Object.assign(window, { kit, eventTypes })

function Chain() {
  const { status, address } = useConnection({ namespace: 'cosmos' })
  return <p>{`Interchain ${status} ${address ?? ''}`}</p>
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <KitProvider kit={kit}>
    <ConnectButton />
    <Chain />
    <KitModal features={[tipFeature]} locale={new URLSearchParams(location.search).get('locale') ?? 'en'} />
  </KitProvider>,
)
