import type { KitSettings } from '@kit/core'
import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './Avatar.js'
import { WalletImage } from './WalletImage.js'

const url = 'https://wallet.example/fox.png'

async function sources(options: Partial<KitSettings>): Promise<readonly (string | null)[]> {
  const { container } = await render(
    <KitProvider kit={createFixtureKit({ options }).kit}>
      <WalletImage wallet={{ name: 'Fox', imageUrl: url }} />
      <Avatar address="0x52908400098527886E0F7030069857D2E4169EE7" url={url} />
    </KitProvider>,
  )
  return [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
}

describe('a picture that a wallet or a name brings', () => {
  it('is not asked for from a host that the app does not name', async () => {
    expect(await sources({})).toEqual([])
  })

  it('is shown from a host that the app names', async () => {
    expect(await sources({ imageSources: ['https://*.example'] })).toEqual([url, url])
  })

  it('is shown where the app itself configured it', async () => {
    const custom = [{ id: 'fox', name: 'Fox', imageUrl: url }]
    expect(await sources({ wallets: { custom } as unknown as NonNullable<KitSettings['wallets']> })).toEqual([url, url])
  })
})
