import { directionOfLocale } from '@kit/core/plugin'
import { Buffer } from 'buffer/'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWalletTexts } from './texts/loadWalletTexts.js'
import { WalletTextsContext } from './texts/useWalletTexts.js'
import { App } from './views/App.js'
import { startWallet } from './wallet/startWallet.js'
import './wallet.css'

// The pairing client needs this global to read an app's proposal; browsers lack it.
Object.assign(globalThis, { Buffer })

const root = document.getElementById('root')
if (root === null) throw new Error('Missing element #root')
const { locale, texts } = await loadWalletTexts(navigator.languages)
document.documentElement.lang = locale
document.documentElement.dir = directionOfLocale(locale)
document.title = texts.title
const started = startWallet(texts)
createRoot(root).render(
  <StrictMode>
    <WalletTextsContext value={texts}>
      <Suspense fallback={<main className="page" aria-busy="true" />}>
        <App started={started} />
      </Suspense>
    </WalletTextsContext>
  </StrictMode>,
)
