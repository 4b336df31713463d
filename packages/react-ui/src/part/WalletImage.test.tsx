import type { KitSettings } from '@kit/core'
import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './Avatar.js'
import { WalletImage, type WalletImageSource } from './WalletImage.js'

const data = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
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

describe('WalletImage with a picture from a wallet or a name', () => {
  it("loads nothing from a host that the app doesn't allow", async () => {
    expect(await sources({})).toEqual([])
  })

  it('shows the picture from a host that the app allows', async () => {
    expect(await sources({ imageSources: ['https://*.example'] })).toEqual([url, url])
  })

  it('shows the picture that the app itself configured', async () => {
    const custom = [{ id: 'fox', name: 'Fox', imageUrl: url }]
    expect(await sources({ wallets: { custom } as unknown as NonNullable<KitSettings['wallets']> })).toEqual([url, url])
  })
})

describe('WalletImage with a picture from the directory', () => {
  const wallet = { name: 'Fox', imageId: 'fox' }
  const directoryOf = (answer: string | null | undefined) => ({
    ...createFixtureKit().kit.directory,
    imageUrl: () => answer,
  })
  async function show(answer: string | null | undefined, shown: WalletImageSource = wallet): Promise<HTMLElement> {
    const { kit } = createFixtureKit()
    const { container } = await render(
      <KitProvider kit={{ ...kit, directory: directoryOf(answer) } as unknown as typeof kit}>
        <WalletImage wallet={shown} />
      </KitProvider>,
    )
    return container
  }

  it('shows no letter while the picture loads, and a letter when it fails', async () => {
    const waiting = await show(undefined)
    expect(waiting.querySelector('img')).toBeNull()
    expect(waiting.querySelector('[data-initial]')).toBeNull()
    expect((await show(null)).querySelector('[data-initial=F]')).not.toBeNull()
    expect((await show(data)).querySelector('img')?.getAttribute('src')).toBe(data)
  })

  it('prefers the picture that the wallet announced', async () => {
    const own = `${data}#own`
    expect((await show(data, { ...wallet, imageUrl: own })).querySelector('img')?.getAttribute('src')).toBe(own)
  })
})
