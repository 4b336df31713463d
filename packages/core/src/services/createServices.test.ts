import { createTestKit } from '@kit/fakes'
import { expect, it } from 'vitest'

it('createServices emits how a wallet was reached: in the page, by a QR code, or on the phone', async () => {
  const methods: unknown[] = []
  for (const isMobile of [false, true]) {
    const { kit, paired, connectAlpha } = await createTestKit({ platform: { isMobile } })
    kit.events$.subscribe((event) => {
      if (event.type === 'connection/connected') methods.push([event.method, event.walletName])
    })
    await connectAlpha()
    const done = kit.connect({ connectorId: 'walletConnect' })
    const session = paired.session('eip155', ['0xp'], 'eip155:1')
    paired.answer({ eip155: { ...session, wallet: { name: 'Moss' } } })
    await done
  }
  expect(methods).toEqual([
    ['injected', 'alpha'],
    ['qrcode', 'Moss'],
    ['injected', 'alpha'],
    ['mobile', 'Moss'],
  ])
})
