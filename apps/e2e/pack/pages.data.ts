/** Chain libraries of the EVM adapter, one per page. */
export type EvmLibrary = 'viem' | 'ethers'

const setUp = (library: EvmLibrary): string => `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-${library}'
import { base, mainnet } from '@kit/eip155-${library}/chains'
import { modal } from '@kit/react-ui'

export const kit = createKit({
  metadata: { name: 'My dapp', description: 'A dapp', url: 'https://dapp.example', icons: ['https://dapp.example/icon.png'] },
  adapters: [eip155({ networks: [mainnet, base] })],
  plugins: [modal()],
})

declare module '@kit/core' {
  interface Register {
    kit: typeof kit
  }
}
`

const solanaSetUp = `
import { createKit } from '@kit/core'
import { modal } from '@kit/react-ui'
import { solana, solanaMainnet } from '@kit/solana'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'

export const kit = createKit({
  metadata: { name: 'My dapp', description: 'A dapp', url: 'https://dapp.example', icons: ['https://dapp.example/icon.png'] },
  adapters: [solana({ networks: [solanaMainnet] })],
  plugins: [modal()],
})
const adapter = kit.adapters.get('solana')

export const send = (transaction: Transaction | VersionedTransaction): Promise<string> =>
  kit.sendTransaction({ transaction })
// @ts-expect-error no adapter takes it
export const nonsense = () => kit.sendTransaction({ transaction: 'text' })

/** Loads the library. */
export const endpoint = async (): Promise<string> => (await adapter.getConnection(solanaMainnet)).rpcEndpoint
Object.assign(window, { endpoint })

declare module '@kit/core' {
  interface Register {
    kit: typeof kit
  }
}
`

/** An empty Vite project with the kit set up as in the README, with network icons if `hasIcons`. */
export const viteFiles = (library: EvmLibrary | 'solana', hasIcons = false): Readonly<Record<string, string>> => ({
  'index.html':
    '<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  'src/kit.ts': library === 'solana' ? solanaSetUp : setUp(library),
  'src/main.tsx': `
import { KitProvider, useConnection } from '@kit/react'
${hasIcons ? "import { icons } from '@kit/icons'" : ''}
import { ConnectButton, KitModal } from '@kit/react-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { kit } from './kit.js'

function Status() {
  const { status } = useConnection()
  return <p>{status}</p>
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <KitProvider kit={kit}>
        <ConnectButton />
        <Status />
        <KitModal${hasIcons ? ' icons={icons}' : ''} />
      </KitProvider>
    </StrictMode>,
  )
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      // The types of @solana/web3.js reference those of Node.
      types: library === 'solana' ? ['node'] : [],
    },
    include: ['src'],
  }),
})

/** Sign-in with a backend in a Next.js app, as in the guide. */
export const siwxRoute = `import { eip155Verifier } from '@kit/eip155-viem/verify'
import { createSiwxServer } from '@kit/siwx/server'

const backend = createSiwxServer({
  domains: ['127.0.0.1:' + (process.env['PORT'] ?? 3000)],
  verifiers: [eip155Verifier()],
  secret: process.env['SIWX_SECRET'],
})
export const GET = backend.handle
export const POST = backend.handle
`
