import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files of a dapp by path. `undefined` removes one of the healthy dapp. */
export type DappFiles = Readonly<Record<string, string | undefined>>

const json = (value: object): string => JSON.stringify(value)

/** An installed package, as the file of its manifest. */
export const installed = (name: string, version: string, rest: object = {}, below = ''): DappFiles => ({
  [`${below}node_modules/${name}/package.json`]: json({ name, version, ...rest }),
})

const core = { peerDependencies: { rxjs: '^7.8.0' } }
const peers = { peerDependencies: { '@kit/core': '^1.0.0' } }

/** A dapp without mistakes: every service by HTTPS, a policy that allows them, one copy of each package. */
export const healthyDapp: DappFiles = {
  'package.json': json({
    name: 'shop',
    engines: { node: '>=20.19' },
    dependencies: {
      '@kit/core': '^1.0.0',
      '@kit/eip155-viem': '^1.0.0',
      '@kit/react': '^1.0.0',
      '@kit/react-ui': '^1.0.0',
      react: '^19.0.0',
      rxjs: '^7.8.0',
      viem: '^2.57.0',
    },
  }),
  'package-lock.json': '{}',
  'tsconfig.json': '{ "compilerOptions": { "moduleResolution": "bundler" } }',
  'vite.config.ts': "export default { build: { target: 'es2022' } }",
  'index.html': `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' wss://relay.shop.test https://api.shop.test https://wallet.shop.test; frame-src https://wallet.shop.test">`,
  'src/kit.ts': `import { createKit } from '@kit/core'
import { embedded } from '@kit/embedded'
import { eip155 } from '@kit/eip155-viem'
import { mainnet } from '@kit/eip155-viem/chains'
import { modal } from '@kit/react-ui'
import { send } from '@kit/send'
import { walletConnect } from '@kit/walletconnect'

export const kit = createKit({
  metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.test', icons: [] },
  adapters: [eip155({ networks: [mainnet] })],
  connectors: [
    walletConnect({ relayUrl: 'wss://relay.shop.test', projectId: 'shop' }),
    embedded({ frameUrl: 'https://wallet.shop.test' }),
  ],
  plugins: [modal(), send()],
})
export const api = createApiClient({ baseUrl: 'https://api.shop.test' })

declare module '@kit/core' {
  interface Register {
    kit: typeof kit
  }
}
`,
  'src/App.tsx': `import { KitProvider, useConnection } from '@kit/react'
import { ConnectButton, KitModal } from '@kit/react-ui'
import { sendFeature } from '@kit/send/react'
import { kit } from './kit'

const Address = () => <p>{useConnection().address}</p>
export const App = () => (
  <KitProvider kit={kit}>
    <ConnectButton />
    <Address />
    <KitModal features={[sendFeature]} />
  </KitProvider>
)
`,
  ...installed('@kit/core', '1.2.0', core),
  ...installed('@kit/eip155-viem', '1.0.0', { peerDependencies: { '@kit/core': '^1.0.0', viem: '^2.57.0' } }),
  ...installed('@kit/react', '1.0.0', { peerDependencies: { '@kit/core': '^1.0.0', react: '>=18' } }),
  ...installed('@kit/react-ui', '1.0.0', peers),
  ...installed('react', '19.1.0'),
  ...installed('rxjs', '7.8.2'),
  ...installed('viem', '2.57.1'),
}

/** Writes a dapp into a temporary folder, and returns the folder. */
export function plantDapp(changes: DappFiles = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'kit-doctor-'))
  for (const [path, text] of Object.entries({ ...healthyDapp, ...changes })) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
