import { expect, it } from 'vitest'
import { formatPresetCode } from './formatPresetCode.js'

const plain = { namespaces: ['eip155'], library: 'viem', options: {}, ui: {}, locale: 'auto' } as const

it('formatPresetCode omits options with default values', () => {
  expect(formatPresetCode(plain)).toBe(`import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { createPreset } from '@kit/preset'

export const preset = createPreset({
  adapters: [eip155({ networks: [mainnet, base] })],
  metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
  projectId: 'my-dapp',
  services: {
    api: 'https://kit.dapp.example',
    directory: 'https://kit.dapp.example',
    relay: 'wss://kit.dapp.example',
    frame: 'https://wallet.dapp.example',
  },
})`)
})

it('formatPresetCode imports the adapters of the page and no others', () => {
  const code = formatPresetCode({ ...plain, library: 'ethers', namespaces: ['eip155', 'solana', 'bip122', 'other'] })
  expect(code.match(/import .*/g)).toEqual([
    "import { eip155 } from '@kit/eip155-ethers'",
    "import { base, mainnet } from '@kit/eip155-ethers/chains'",
    "import { solana, solanaMainnet } from '@kit/solana'",
    "import { bitcoin, bitcoinMainnet } from '@kit/bitcoin'",
    "import { createPreset } from '@kit/preset'",
  ])
  expect(code).toContain(
    'adapters: [eip155({ networks: [mainnet, base] }), solana({ networks: [solanaMainnet] }), bitcoin(',
  )
})

it('formatPresetCode writes the chosen options as an app would', () => {
  const code = formatPresetCode({
    ...plain,
    options: { features: { swaps: false, connectMethodsOrder: ['wallet', 'email'] }, termsConditionsUrl: "/o'terms" },
    ui: { theme: 'dark', themeVariables: { accent: '#fff', colorMixStrength: 9 } },
    locale: 'ar',
  })
  expect(code).toContain("  features: { swaps: false, connectMethodsOrder: ['wallet', 'email'] },\n")
  expect(code).toContain("  termsConditionsUrl: '/o\\'terms',\n")
  expect(code).toContain("  themeMode: 'dark',\n  themeVariables: { accent: '#fff', colorMixStrength: 9 },\n")
  expect(code).toContain("  modal: { locale: 'ar' },\n")
})
