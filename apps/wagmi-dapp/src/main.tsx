import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Dapp } from './Dapp.js'
import { Providers } from './Providers.js'
import { wallet } from './wallet.js'

wallet.announce(window)
Object.assign(window, { wallet })

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Providers>
      <Dapp />
    </Providers>
  </StrictMode>,
)
