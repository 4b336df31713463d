import { isKitError, type Kit, type Wallet } from '@kit/core'
import { KitProvider, useKit, useStore } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openPage } from '../testing/openPage.js'

// Quoted in docs/guides/phones-and-in-app-browsers.md.

const wallets: { readonly custom: readonly Wallet[] } = {
  custom: [
    {
      id: 'acme',
      name: 'Acme',
      chains: ['eip155:1'],
      mobileLink: 'acme://',
      linkMode: 'https://acme.example/app',
      appStore: 'https://apps.apple.com/app/acme/id1',
      playStore: 'https://play.google.com/store/apps/details?id=example.acme',
    },
    {
      id: 'pine',
      name: 'Pine',
      chains: ['eip155:1'],
      browseLink: 'https://pine.example/open?url={href}',
      inPageMarkers: ['pineWallet'],
    },
  ],
}

function OpenWallet({ wallet }: { readonly wallet: Wallet }) {
  const kit = useKit()
  const link = useStore(kit.pairing)
  if (link.status === 'failed')
    return (
      <p role="alert">{isKitError(link.error, 'network/offline') ? 'You are offline.' : link.error.shortMessage}</p>
    )
  const isReady = wallet.browseLink !== undefined || link.status === 'ready'
  const linking = 'linking' in link ? link.linking?.status : undefined
  return (
    <>
      <button
        type="button"
        disabled={!isReady}
        onClick={() => kit.openWalletLink(wallet, wallet.browseLink ? 'inAppBrowser' : 'mobile')}
      >
        Open {wallet.name}
      </button>
      {linking === 'notOpened' && <a href={wallet.playStore}>Get {wallet.name}</a>}
      {linking === 'returned' && <p>Back from {wallet.name}. Waiting for its answer…</p>}
    </>
  )
}

const phone = {
  isMobile: true,
  os: 'android',
  origin: 'https://dapp.example',
  href: 'https://dapp.example/#/pool',
} as const
const [acme, pine] = wallets.custom as readonly [Wallet, Wallet]

const show = async (kit: Kit, children: ReactElement) => {
  await render(<KitProvider kit={kit}>{children}</KitProvider>)
}
const button = (name: string) => page.getByRole('button', { name })

describe('guide to phones', () => {
  it('opens the app of a wallet with a pairing link, within the tap', async () => {
    const { kit, opened } = openPage({ platform: phone, options: { wallets } })
    await show(kit, <OpenWallet wallet={acme} />)
    await expect.element(button('Open Acme')).toBeDisabled()
    kit.open({ uri: 'wc:topic@2?relay-protocol=irn&symKey=00' })
    await button('Open Acme').click()
    expect(opened).toEqual(['acme://wc?uri=wc%3Atopic%402%3Frelay-protocol%3Dirn%26symKey%3D00'])
  })

  it('opens the page in the browser of a wallet that has one, and the store if nothing opened', async () => {
    const { kit, opened } = openPage({ platform: phone, options: { wallets } })
    await show(
      kit,
      <>
        <OpenWallet wallet={pine} />
        <KitModal locale="en" />
      </>,
    )
    await kit.preload()
    await button('Open Pine').click()
    expect(opened).toEqual(['https://pine.example/open?url=https%3A%2F%2Fdapp.example%2F%23%2Fpool'])
    await expect.element(page.getByText('Get Pine')).toBeVisible()
    kit.open()
    const dialog = page.getByRole('dialog')
    for (const name of ['Acme', 'Pine']) await expect.element(dialog.getByRole('button', { name })).toBeVisible()
  })
})
