import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { fetchDemoConfig } from './config/DemoConfig.js'
import { parseDemoSettings } from './config/DemoSettings.js'
import { createAdapters } from './createAdapters.js'
import { createDemoIcons } from './createDemoIcons.js'
import { createDemoSetup } from './createDemoSetup.js'
import { createTestWallets } from './createTestWallets.js'
import { applyDemoTheme } from './theme/applyDemoTheme.js'
import './demo.css'

const settings = parseDemoSettings(location.href)
const [config, icon] = await Promise.all([fetchDemoConfig(), fetchIcon()])
const [wallets, adapters] = await Promise.all([createTestWallets(config, settings), createAdapters(config, settings)])
const { kit, modal } = await createDemoSetup(config, settings, adapters, icon)
const icons = createDemoIcons([...kit.adapters.values()].flatMap(({ networks }) => networks.map(({ id }) => id)))
applyDemoTheme(settings)

const root = document.getElementById('root')
if (root === null) throw new Error('Missing element #root')
createRoot(root).render(
  <StrictMode>
    <KitProvider kit={kit}>
      <App
        config={config}
        settings={settings}
        wallets={wallets}
        icons={icons}
        modal={modal}
        namespaces={[...kit.adapters.keys()]}
      />
    </KitProvider>
  </StrictMode>,
)

/** Returns this page's icon as a `data:` URL, for wallets whose content policy blocks images of other hosts. */
async function fetchIcon(): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(await (await fetch('/icon.svg')).text())}`
}
