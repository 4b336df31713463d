import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { createDemoKit } from './createDemoKit.js'
import { createOtherAdapters } from './createOtherAdapters.js'
import { createTestWallets } from './createTestWallets.js'
import { fetchDemoConfig } from './DemoConfig.js'
import { parseDemoSettings } from './DemoSettings.js'
import { toChains } from './toChains.js'
import './demo.css'

const settings = parseDemoSettings(location.href)
const config = await fetchDemoConfig()
const [wallets, others] = await Promise.all([createTestWallets(config, settings), createOtherAdapters(config)])
const kit = createDemoKit(config, settings, toChains(config), others)
document.documentElement.dataset['theme'] = settings.theme

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <KitProvider kit={kit}>
      <App config={config} settings={settings} wallets={wallets} />
    </KitProvider>
  </StrictMode>,
)
