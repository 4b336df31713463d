import { createFixtureKit, fixtureNetworks } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { NetworkButton } from '../button/NetworkButton.js'
import { KitUi } from '../theme/KitUi.js'
import type { Icons } from '../theme/UiOptions.js'
import { NamespaceImage } from './NamespaceImage.js'
import { NetworkImage } from './NetworkImage.js'

const picture = (word: string) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' id='${word}'/>`
const network = { id: 'eip155:1', name: 'Ethereum' }

/** Icons that load when `arrive` is called, with a count of the requests. */
function marks(list: Readonly<Record<string, string>> = { 'eip155:1': picture('mark') }) {
  const requested: string[] = []
  let arrive = (): void => {}
  let fail = (): void => {}
  const coming = new Promise<typeof list>((resolve, reject) => {
    arrive = () => resolve(list)
    fail = () => reject(new TypeError('no such file'))
  })
  const load = (kind: string) => () => {
    requested.push(kind)
    return coming
  }
  const icons: Icons = { networks: load('networks'), namespaces: load('namespaces') }
  return { icons, requested, arrive: () => arrive(), fail: () => fail() }
}

async function show(children: ReactNode, icons?: Icons, kit = createFixtureKit().kit) {
  const { container } = await render(
    <KitProvider kit={kit}>
      <KitUi {...(icons && { icons })}>{children}</KitUi>
    </KitProvider>,
  )
  return {
    letter: () => container.querySelector('[data-initial]')?.getAttribute('data-initial'),
    source: () => container.querySelector('img')?.getAttribute('src'),
    button: () => container.querySelector('button') as HTMLElement,
  }
}

describe('NetworkImage', () => {
  it('shows a letter when the app has no icons', async () => {
    expect((await show(<NetworkImage network={network} />)).letter()).toBe('E')
  })

  it('shows neither letter nor picture while the icons load, and then the icon', async () => {
    const { icons, arrive, requested } = marks()
    const { letter, source } = await show(<NetworkImage network={network} />, icons)
    expect(requested).toEqual(['networks'])
    expect([letter(), source()]).toEqual([undefined, undefined])
    arrive()
    await expect.poll(source).toBe(picture('mark'))
  })

  it.each(['eip155:31337', '__proto__', 'constructor'])('shows a letter when there is no icon for %s', async (id) => {
    const { icons, arrive } = marks()
    const { letter } = await show(<NetworkImage network={{ id, name: 'Mine' }} />, icons)
    arrive()
    await expect.poll(letter).toBe('M')
  })

  it('shows a letter when the icons fail to load', async () => {
    const { icons, fail } = marks()
    const { letter } = await show(<NetworkImage network={network} />, icons)
    fail()
    await expect.poll(letter).toBe('E')
  })

  it('shows the app’s own picture without loading icons', async () => {
    const { icons, requested } = marks()
    const { source } = await show(<NetworkImage network={{ ...network, imageUrl: picture('own') }} />, icons)
    expect(source()).toBe(picture('own'))
    expect(requested).toEqual([])
  })

  it('ignores a URL that is not allowed for pictures', async () => {
    const { icons, arrive } = marks({ 'eip155:1': 'javascript:alert(1)' })
    const { letter, source } = await show(<NetworkImage network={network} />, icons)
    arrive()
    await expect.poll(letter).toBe('E')
    expect(source()).toBeUndefined()
  })
})

describe('NamespaceImage', () => {
  it('shows the icon of the chain family', async () => {
    const { icons, arrive, requested } = marks({ solana: picture('sol') })
    const { source } = await show(<NamespaceImage namespace="solana" name="Solana" />, icons)
    arrive()
    await expect.poll(source).toBe(picture('sol'))
    expect(requested).toEqual(['namespaces'])
  })
})

describe('NetworkButton', () => {
  it('shows an empty shape and loads no icons before the user hovers over it', async () => {
    const { icons, requested, arrive } = marks()
    const { kit } = createFixtureKit({
      states: { active: { network: { ...fixtureNetworks[0], ...network, imageUrl: undefined } as never } },
    })
    const { letter, source, button } = await show(<NetworkButton />, icons, kit)
    expect(requested).toEqual([])
    expect(letter()).toBeUndefined()
    button().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    arrive()
    await expect.poll(source).toBe(picture('mark'))
    expect(requested).toEqual(['networks'])
  })
})
