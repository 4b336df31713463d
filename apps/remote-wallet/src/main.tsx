import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './views/App.js'
import { startWallet } from './wallet/startWallet.js'
import './wallet.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const started = startWallet()
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={<main className="page" aria-busy="true" />}>
      <App started={started} />
    </Suspense>
  </StrictMode>,
)
