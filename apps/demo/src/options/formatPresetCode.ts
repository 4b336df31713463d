import type { UiOptions } from '@kit/react-ui'
import type { DemoOptions } from './OptionsCard.js'

export type PresetCode = {
  /** Namespaces of the page's adapters. */
  readonly namespaces: readonly string[]
  readonly library: 'viem' | 'ethers'
  readonly options: DemoOptions
  readonly ui: Pick<UiOptions, 'theme' | 'themeVariables'>
  readonly locale: string
}

/** Import and call of each adapter. */
const adapters: Readonly<Record<string, { readonly from: string; readonly call: string; readonly network: string }>> = {
  solana: { from: '@kit/solana', call: 'solana', network: 'solanaMainnet' },
  polkadot: { from: '@kit/polkadot', call: 'polkadot', network: 'polkadotRelay' },
  bip122: { from: '@kit/bitcoin', call: 'bitcoin', network: 'bitcoinMainnet' },
}

/**
 * Formats the setup file of an app that matches the page, ready to copy: only values that differ from the defaults.
 *
 * @example formatPresetCode({ namespaces: ['eip155'], library: 'viem', options: { features: { swaps: false } }, ui, locale: 'auto' })
 */
export function formatPresetCode({ namespaces, library, options, ui, locale }: PresetCode): string {
  const evm = `@kit/eip155-${library}`
  const others = namespaces.flatMap((namespace) => adapters[namespace] ?? [])
  const imports = [
    ...(namespaces.includes('eip155')
      ? [`import { eip155 } from '${evm}'`, `import { base, mainnet } from '${evm}/chains'`]
      : []),
    ...others.map(({ from, call, network }) => `import { ${call}, ${network} } from '${from}'`),
  ]
  const calls = [
    ...(namespaces.includes('eip155') ? ['eip155({ networks: [mainnet, base] })'] : []),
    ...others.map(({ call, network }) => `${call}({ networks: [${network}] })`),
  ]
  const { theme = 'auto', themeVariables = {} } = ui
  const lines = [
    `adapters: [${calls.join(', ')}],`,
    `metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },`,
    `projectId: 'my-dapp',`,
    `services: {`,
    `  api: 'https://kit.dapp.example',`,
    `  directory: 'https://kit.dapp.example',`,
    `  relay: 'wss://kit.dapp.example',`,
    `  frame: 'https://wallet.dapp.example',`,
    `},`,
    ...Object.entries(options).flatMap(([name, value]) => member(name, value)),
    ...(theme === 'auto' ? [] : [`themeMode: '${theme}',`]),
    ...member('themeVariables', themeVariables),
    ...(locale === 'auto' ? [] : [`modal: { locale: '${locale}' },`]),
  ]
  return [
    ...imports,
    `import { createPreset } from '@kit/preset'`,
    '',
    'export const preset = createPreset({',
    ...lines.map((line) => `  ${line}`),
    '})',
  ].join('\n')
}

/** Formats one member; nothing for an empty value. */
function member(name: string, value: unknown): readonly string[] {
  if (value === undefined || (isObject(value) && Object.keys(value).length === 0)) return []
  return [`${name}: ${literal(value)},`]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (isObject(value))
    return `{ ${Object.entries(value)
      .map(([name, one]) => `${name}: ${literal(one)}`)
      .join(', ')} }`
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value)
}
