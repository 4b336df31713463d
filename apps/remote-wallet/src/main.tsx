import { Buffer } from 'buffer/'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './views/App.js'
import { startWallet } from './wallet/startWallet.js'
import './wallet.css'

// The client reads what an app asks to be granted by this global, which browsers lack.
Object.assign(globalThis, { Buffer })

const root = document.getElementById('root')
if (root === null) throw new Error('Missing element #root')
const started = startWallet()
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={<main className="page" aria-busy="true" />}>
      <App started={started} />
    </Suspense>
  </StrictMode>,
)
