import { browserTests, dependencies, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

// All browser tests in one project: shared packages are compiled once, and the workspace limits how many pages run at the same time.
export default defineConfig({
  resolve: { conditions: sourceConditions },
  optimizeDeps: dependencies([
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server.browser',
    'react/jsx-dev-runtime',
    'vitest-browser-react',
    '@kit/react-ui > @zxing/library',
    '@kit/react-ui > jsqr',
    '@kit/react-ui > uqr',
    '@kit/wallet-frame > @noble/curves/ed25519',
    '@kit/wallet-frame > @scure/base',
    '@kit/wallet-frame > @scure/bip32',
    '@kit/wallet-frame > @scure/bip39',
    '@kit/wallet-frame > @scure/bip39/wordlists/english',
    '@kit/wallet-frame > @simplewebauthn/browser',
    '@kit/wallet-frame > axe-core',
    '@kit/wallet-frame > idb-keyval',
    '@kit/wallet-frame > micro-key-producer/slip10.js',
    '@kit/wallet-frame > viem',
    '@kit/wallet-frame > viem/accounts',
    '@kit/wallet-frame > zod/mini',
  ]),
  test: {
    name: 'browser',
    include: ['../../packages/*/src/**/*.test.tsx', '../../apps/wallet-frame/src/**/*.test.tsx'],
    ...browserTests({ width: 700, height: 720 }),
  },
})
