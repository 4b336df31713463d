import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { createRoot } from 'react-dom/client'
import { Chain } from './Chain'
import { kit } from './kit'

createRoot(document.getElementById('root') as HTMLElement).render(
  <KitProvider kit={kit}>
    <ul>
      <Chain name="Ethereum" namespace="eip155" />
      <Chain name="Solana" namespace="solana" />
      <Chain name="Polkadot" namespace="polkadot" />
      <Chain name="Bitcoin" namespace="bip122" />
    </ul>
    <KitModal />
  </KitProvider>,
)
