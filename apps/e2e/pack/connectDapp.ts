import { startStatic } from '@kit/devnet/stack'
import type { Browser } from '@playwright/test'
import { announceWallets } from './visitStrangers.js'

const addresses: Readonly<Record<string, string>> = {
  'wallet-adapter': '1thX6LZfHDZZKUs92febYZhYRcXddmzfzF2NvTkPNE',
}

/**
 * Visits a built dapp of `packages/migrate/stranger`, connects a wallet and waits for its address.
 *
 * @param policy Content Security Policy instead of a strict one.
 */
export async function connectDapp(browser: Browser, folder: string, name: string, policy?: string): Promise<void> {
  const headers = policy === undefined ? {} : { 'content-security-policy': policy }
  const server = await startStatic({ folder, headers })
  const page = await browser.newPage()
  await page.addInitScript(announceWallets)
  await page.addInitScript(registerSolanaWallet)
  try {
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
    await page
      .getByRole('button', { name: /Test Wallet/ })
      .first()
      .click()
    await page.getByText(`connected ${addresses[name] ?? '0x8ba1f109551bD432803012645Ac136ddd64DBA72'}`).waitFor()
  } finally {
    await page.close()
    await server.stop()
  }
}

/** Registers a Solana wallet of the wallet standard. Runs in the page before its own code. */
function registerSolanaWallet(): void {
  const chains = ['solana:mainnet', 'solana:devnet']
  const features = ['solana:signAndSendTransaction', 'solana:signTransaction', 'solana:signMessage']
  const account = {
    address: '1thX6LZfHDZZKUs92febYZhYRcXddmzfzF2NvTkPNE',
    publicKey: Uint8Array.from({ length: 32 }, (_, index) => index),
    chains,
    features,
  }
  const refuse = async (): Promise<never> => {
    throw new Error('Not supported')
  }
  const wallet = {
    version: '1.0.0',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains,
    accounts: [] as (typeof account)[],
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async () => {
          wallet.accounts = [account]
          return { accounts: wallet.accounts }
        },
      },
      'standard:disconnect': { version: '1.0.0', disconnect: async () => {} },
      'standard:events': { version: '1.0.0', on: () => () => {} },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signAndSendTransaction: refuse,
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: refuse,
      },
      'solana:signMessage': { version: '1.0.0', signMessage: refuse },
    },
  }
  type Api = { readonly register: (one: unknown) => void }
  const callback = ({ register }: Api): void => register(wallet)
  window.addEventListener('wallet-standard:app-ready', (event) => callback((event as CustomEvent<Api>).detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
}
