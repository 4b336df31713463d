import { createFakePorts } from '@kit/testing'
import { createSolanaTestWallet } from '@kit/testing/solana'
import { registerWallet } from '@wallet-standard/wallet'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchSolanaWallets } from './watchSolanaWallets.js'

// The wallet side of the standard's own package, tested against the kit. It expects the page in the global `window`.
const wallet = () => createSolanaTestWallet({ chains: { 'solana:mainnet': 'http://127.0.0.1:1' } })
afterEach(() => vi.unstubAllGlobals())

describe('packages of the wallet standard', () => {
  it('register a wallet that discovery finds, whichever side loads first', async () => {
    for (const isWalletFirst of [true, false]) {
      const ports = createFakePorts()
      vi.stubGlobal('window', ports.announcements.page)
      const names: string[] = []
      const start = () =>
        watchSolanaWallets(ports, (list) => names.splice(0, names.length, ...list.map(({ info }) => info.name)))
      if (isWalletFirst) registerWallet(wallet().wallet as never)
      const end = start()
      if (!isWalletFirst) registerWallet(wallet().wallet as never)
      await expect.poll(() => names).toEqual(['Test Wallet'])
      end()
    }
  })
})
