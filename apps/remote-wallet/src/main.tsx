import { Buffer } from 'buffer/'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './views/App.js'
import { startWallet } from './wallet/startWallet.js'
import './wallet.css'

// The pairing client needs this global to read an app's proposal; browsers lack it.
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
