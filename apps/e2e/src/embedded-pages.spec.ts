import { fileURLToPath } from 'node:url'
import { startStatic } from '@kit/devnet/stack'
import { Demo } from './support/Demo.js'
import { embedFrame, expectReady, type Heard, startShop } from './support/startShop.js'
import { expect, test } from './support/test.js'
import { untilFrame } from './support/untilFrame.js'

const shop = test.extend<{ shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: async ({ browserName: _ }, use) => {
    const started = await startShop()
    await use(started)
    await started.stop()
  },
})

shop(
  'a page that the project does not list cannot embed the wallet',
  async ({ page, shop: { dapp, stranger, frameUrl } }) => {
    await page.goto(stranger)
    const refusal = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'))
    await embedFrame(page, frameUrl)
    await refusal
    expect(page.frames().some((frame) => frame.url().startsWith(frameUrl))).toBe(false)

    await page.goto(dapp)
    await embedFrame(page, frameUrl)
    await expectReady(page)
  },
)

shop(
  'a page that the project does not list shows developers the reason, and users that the wallet did not load',
  async ({ page, stack, shop: { origin, login } }) => {
    const folder = fileURLToPath(new URL('../../demo/dist', import.meta.url))
    const stranger = await startStatic({
      folder,
      config: { ...stack.config, frameUrl: origin },
      connect: [origin, login, stack.config.serverUrl],
      policy: [`frame-src ${origin}`],
    })
    // The frame has twenty seconds to respond.
    await page.clock.install()
    await page.goto(`${stranger.url}/?wallets=0&signIn=off`)
    // Typing loads the frame.
    const refusal = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'))
    const demo = new Demo(page)
    await demo.open()
    const field = demo.modal.getByLabel('Email address')
    await field.fill('mallory@threats.example')
    await field.press('Enter')
    await refusal
    await page.clock.fastForward(20_000)
    await expect(demo.modal.getByRole('alert').filter({ hasText: 'Couldn’t load the wallet' })).toBeVisible()
    await expect(demo.modal).toContainText('Invalid App Configuration')
    await stranger.stop()
  },
)

shop(
  'the wallet answers the page around it alone: no frame beside it, and no second port',
  async ({ page, shop: { dapp, stranger, frameUrl } }) => {
    await page.goto(dapp)
    await page.evaluate((url) => {
      const beside = document.createElement('iframe')
      beside.src = url
      document.body.append(beside)
    }, stranger)
    const beside = await untilFrame(page, stranger)
    await embedFrame(page, frameUrl)
    await beside.evaluate(() => {
      const forged = Object.assign(window, { sent: 0, answers: 0 })
      setInterval(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => forged.answers++
        const hello = { type: '@kit-app/HELLO', versions: ['1'], nonce: '0123456789abcdef' }
        window.parent.frames[1]?.postMessage(hello, '*', [port2])
        forged.sent++
      }, 20)
    })
    const forged = () =>
      beside.evaluate(() => {
        const { sent, answers } = window as unknown as { sent: number; answers: number }
        return { sent, answers }
      })
    await expect.poll(async () => (await forged()).sent).toBeGreaterThan(20)
    await expectReady(page)

    const received = await page.evaluate(async () => {
      const { sendHello, port, ask } = window as unknown as Heard
      const second = sendHello()
      const heardBySecond: unknown[] = []
      second.onmessage = ({ data }) => heardBySecond.push(data)
      second.postMessage({ type: '@kit-app/IS_CONNECTED', id: 'request-second' })
      return { first: await ask(port, 'IS_CONNECTED', 'request-first'), second: heardBySecond }
    })
    expect(received).toMatchObject({ first: { id: 'request-first' }, second: [] })
    expect((await forged()).answers).toBe(0)
  },
)

shop(
  'of more requests than twenty the wallet refuses those that come later, by their number',
  async ({ page, shop: { dapp, frameUrl } }) => {
    await page.goto(dapp)
    await embedFrame(page, frameUrl)
    await expectReady(page)
    const codes = await page.evaluate(async () => {
      const { port, ask } = window as unknown as Heard
      const payload = { method: 'personal_sign', params: [], chainId: 'eip155:1', chainNamespace: 'eip155' }
      const answers = Array.from({ length: 22 }, (_, index) => ask(port, 'RPC_REQUEST', `request-${index}`, payload))
      return (await Promise.all(answers)).map((answer) => answer.payload?.code)
    })
    expect(codes.slice(20)).toEqual([-32005, -32005])
    expect(codes.slice(0, 20)).not.toContain(-32005)
  },
)
