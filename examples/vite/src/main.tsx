import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal } from '@kit/react-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { kit } from './kit'
import { Visitor } from './Visitor'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <KitProvider kit={kit}>
      <ConnectButton />
      <Visitor />
      <KitModal />
    </KitProvider>
  </StrictMode>,
)
