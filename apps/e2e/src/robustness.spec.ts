import { expect, test, testBoth } from './support/test.js'

test('loading the page and mounting the kit, with a modal in the page, sends no requests', async ({
  context,
  stack,
  openDemo,
}) => {
  const requested: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(stack.config.demoUrl)) requested.push(request.url())
  })
  const sockets: string[] = []
  context.on('page', (page) => page.on('websocket', (socket) => sockets.push(socket.url())))
  const demo = await openDemo({ live: 'on' })
  await expect(demo.inlineModal.getByRole('button', { name: /^Test Wallet/ })).toBeVisible()
  await demo.page.waitForLoadState('networkidle')
  await demo.page.mouse.move(10, 10)
  expect([...requested, ...sockets].filter((url) => !url.startsWith('data:'))).toEqual([])
})

test('installed wallets and pairing work while the directory is down', async ({ openDemo, context, stack }) => {
  // The relay is on the same server, so only the directory's requests are blocked.
  await context.route(`${stack.config.serverUrl}/**`, (route) => route.abort('connectionrefused'))
  const demo = await openDemo()
  await demo.copyPairingLink()
  await demo.modal.getByRole('button', { name: 'Back' }).click()
  await demo.modal.getByRole('button', { name: 'Close' }).click()
  await demo.connect()
})

test('everything but the restore works with storage disabled', async ({ openDemo, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is disabled', 'SecurityError')
      },
    })
  })
  const demo = await openDemo()
  await demo.connect()
  await demo.page.reload()
  await demo.expectStatus('disconnected')
})

test('corrupt storage is dropped and the page starts', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"version":1,"connections":[{"id":7}],')
  })
  await demo.page.reload()
  await demo.expectStatus('disconnected')
  await demo.open()
})

test('markup in the name and icon of a wallet is text', async ({ openDemo, context }) => {
  await context.addInitScript(() => {
    const detail = Object.freeze({
      info: Object.freeze({
        uuid: '350670db-19fa-4704-a166-e52e178b59d2',
        name: '<img src=x onerror="window.hacked=1">\u202eEvil',
        icon: 'javascript:window.hacked=1',
        rdns: 'evil.example',
      }),
      provider: { request: () => new Promise(() => {}), on: () => {}, removeListener: () => {} },
    })
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', announce)
  })
  const demo = await openDemo()
  await demo.open()
  const row = demo.modal.getByRole('button', { name: /<img src=x/ })
  await expect(row).toBeVisible()
  expect(await row.textContent()).not.toContain('\u202e')
  expect(await demo.page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

testBoth('a pending transfer is found when the node is back after an outage', async ({ openDemo, stack }) => {
  const [chain] = stack.chains
  const demo = await openDemo()
  await demo.connect()
  await chain.rpc('evm_setAutomine', false)
  await demo.send()
  await expect(demo.card('Timeline')).toContainText('transaction/sent')
  const pending = (await chain.rpc('eth_getBlockByNumber', 'pending', true)) as { transactions: { hash: string }[] }
  const raw = await chain.rpc('eth_getRawTransactionByHash', pending.transactions[0]?.hash)
  await stack.nodes.evm.kill()
  // The kit has failed once, and keeps trying.
  await demo.page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await stack.nodes.evm.restart()
  // On a real network, other nodes keep a pending transaction; here there are none.
  await chain.rpc('eth_sendRawTransaction', raw)
  await demo.expectMined()
})
