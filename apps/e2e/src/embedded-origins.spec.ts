import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { embedFrame, expectReady, type Heard } from './support/startShop.js'
import { expect, test } from './support/test.js'

test('another page of the same wallet host gets no address until the user shares it, and ends only its own connection', async ({
  openDemo,
  context,
  stack,
}) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, '')
  await wallet.logInWith('Discord', 'Bob')
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const address = await wallet.account()

  const pages = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><style>iframe{width:420px;height:640px}</style>')
  })
  await once(pages.listen(0, '127.0.0.1'), 'listening')
  const page = await context.newPage()
  await page.goto(`http://localhost:${(pages.address() as AddressInfo).port}`)
  await embedFrame(page, `${stack.config.frameUrl}/?projectId=demo`)
  await expectReady(page)
  const ask = (name: string, payload?: unknown) =>
    page.evaluate(
      ([request, given]) => {
        const { port, ask: send } = window as unknown as Heard
        return send(port, String(request), crypto.randomUUID(), given)
      },
      [name, payload] as const,
    )
  expect(await ask('IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } })
  await ask('SIGN_OUT')
  await demo.page.reload()
  await demo.expectStatus('connected')

  const frame = page.frameLocator('iframe')
  const declined = ask('GET_USER', {})
  await expect(frame.getByRole('main')).toContainText(`Share your address with ${new URL(page.url()).host}?`)
  await frame.getByRole('button', { name: 'Cancel' }).click()
  expect(await declined).toMatchObject({ payload: { code: 4001 } })
  const shared = ask('GET_USER', {})
  await frame.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await shared).toMatchObject({
    payload: { accounts: expect.arrayContaining([expect.objectContaining({ address })]) },
  })

  await ask('SIGN_OUT')
  expect(await ask('IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } })
  await demo.page.reload()
  await demo.expectStatus('connected')
  expect(await wallet.account()).toBe(address)
  await demo.disconnect()
  await demo.page.reload()
  await demo.expectStatus('disconnected')
  pages.closeAllConnections()
  pages.close()
})
