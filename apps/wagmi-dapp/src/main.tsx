import { createTestWallet } from '@kit/testing'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { one, two } from './chains.js'
import { Dapp } from './Dapp.js'
import { Providers } from './Providers.js'

// The visitor’s wallet, which the tests hold: announced as an extension does it, after the page asked and when it likes.
const nodeOf = ({ id, name, rpcUrls }: typeof one | typeof two) => ({
  id,
  name,
  rpcUrl: rpcUrls.default.http[0] as string,
})
const wallet = createTestWallet({ chains: [nodeOf(one), nodeOf(two)], storage: localStorage })
wallet.announce(window)
Object.assign(window, { wallet })

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Providers>
      <Dapp />
    </Providers>
  </StrictMode>,
)
