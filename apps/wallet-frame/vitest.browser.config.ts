import { browserTests, sourceConditions } from '@kit/chromium/vitest'
import { defineConfig } from 'vitest/config'

// Components, in a real browser.
export default defineConfig({
  resolve: { conditions: sourceConditions },
  optimizeDeps: {
    // One that is found during the run would load React a second time.
    include: [
      '@noble/curves/ed25519',
      '@scure/base',
      '@scure/bip32',
      '@scure/bip39',
      '@scure/bip39/wordlists/english',
      '@simplewebauthn/browser',
      'axe-core',
      'idb-keyval',
      'micro-key-producer/slip10.js',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server.browser',
      'react/jsx-dev-runtime',
      'viem',
      'viem/accounts',
      'vitest-browser-react',
      'zod/mini',
    ],
  },
  test: {
    name: 'wallet-frame browser',
    passWithNoTests: true,
    include: ['src/**/*.test.tsx'],
    ...browserTests({ width: 700, height: 720 }),
  },
})
