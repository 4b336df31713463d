import type { Page } from 'playwright-core'

/** Announces `count` wallets by EIP-6963 that respond immediately. Runs before the page's own scripts. */
export async function announceWallets(page: Page, count: number): Promise<void> {
  await page.addInitScript((wallets: number) => {
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const provider = {
      request: async ({ method }: { method: string }): Promise<unknown> => {
        if (method === 'eth_requestAccounts') {
          localStorage.setItem('bench-authorised', 'yes')
          return [address]
        }
        if (method === 'eth_accounts') return localStorage.getItem('bench-authorised') === 'yes' ? [address] : []
        if (method === 'eth_chainId') return '0x1'
        throw Object.assign(new Error('unsupported'), { code: 4200 })
      },
      on: () => {},
      removeListener: () => {},
    }
    const announce = (): void => {
      for (let index = 0; index < wallets; index += 1) {
        const detail = Object.freeze({
          info: Object.freeze({
            uuid: crypto.randomUUID(),
            name: `Wallet ${String(index).padStart(3, '0')}`,
            icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="teal"/%3E%3C/svg%3E',
            rdns: `bench.wallet${index}`,
          }),
          provider,
        })
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
    }
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }, count)
}
