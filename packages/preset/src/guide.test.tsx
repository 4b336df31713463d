import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { ConnectButton } from '@kit/react-ui'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createPreset, mountPreset } from './index.js'
import { PresetProvider } from './react/index.js'

const preset = createPreset({
  adapters: [eip155({ networks: [mainnet, base] })],
  metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
  projectId: 'app',
  services: { api: 'https://kit.example', directory: 'https://kit.example', relay: 'wss://kit.example' },
})

const App = () => (
  <PresetProvider preset={preset}>
    <ConnectButton />
  </PresetProvider>
)

async function startPlainPage(button: HTMLElement) {
  const { prepare, unmount } = await mountPreset(preset)
  button.addEventListener('pointerenter', prepare)
  button.addEventListener('click', () => preset.open())
  return unmount
}

it('the page of the guide has a button', async () => {
  await render(<App />)
  await expect.element(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

it('the page of the guide without React opens the modal', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  const unmount = await startPlainPage(button)
  onTestFinished(() => {
    unmount()
    button.remove()
  })
  button.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
