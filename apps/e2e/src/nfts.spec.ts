import { devCollectibles } from '@kit/devnet'
import { expect, test } from './support/test.js'

test('NFTs of the account show in their tab with pictures, and each opens its details', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.open()
  await demo.modal.getByRole('tab', { name: 'NFTs' }).click()
  const tiles = demo.modal.getByRole('list', { name: 'NFTs' }).getByRole('button')
  const names = ['First Light 1', 'Rose Dawn 3', 'Clear Noon 4', 'Green Valley 5', 'Violet Night 6']
  for (const name of names) await expect(tiles.filter({ hasText: name })).toBeAttached()
  await expect(tiles.filter({ hasText: 'Star Badge 3' })).toContainText('×120')
  await demo.expectPictures(demo.modal.getByRole('list', { name: 'NFTs' }))

  await tiles.filter({ hasText: 'Gem Badge 7' }).click()
  await expect(demo.modal.getByRole('heading', { name: 'Gem Badge 7' })).toBeVisible()
  await expect(demo.modal).toContainText('For good deeds on the local chain.')
  await expect(demo.modal).toContainText(/Local Badges.*Owned5.*Token ID#7.*StandardERC-1155.*NetworkLocal One/)
  await demo.expectPictures(demo.modal)
  await demo.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo.modal.getByRole('button', { name: 'Copy contract address' }).click()
  expect(await demo.page.evaluate(() => navigator.clipboard.readText())).toBe(
    devCollectibles().badges.address.toLowerCase(),
  )
  await demo.modal.getByRole('button', { name: 'Back' }).click()
  await expect(tiles.first()).toBeVisible()
})

test('NFTs can be loaded again after the service was down', async ({ openDemo }) => {
  let isDown = true
  const demo = await openDemo({}, undefined, async (page) => {
    await page.route('**/v1/account/*/nfts?**', (route) => (isDown ? route.abort() : route.continue()))
  })
  await demo.connect()
  await demo.open()
  await demo.modal.getByRole('tab', { name: 'NFTs' }).click()
  await expect(demo.modal).toContainText('Couldn’t load your NFTs.', { timeout: 20_000 })
  isDown = false
  await demo.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(demo.modal.getByRole('list', { name: 'NFTs' })).toContainText('First Light 1')
})

test('NFTs are no longer offered once the service has none', async ({ openDemo }) => {
  const demo = await openDemo({}, undefined, async (page) => {
    await page.route('**/v1/account/*/nfts?**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  })
  await demo.connect()
  await demo.open()
  await demo.modal.getByRole('tab', { name: 'NFTs' }).click()
  await expect(demo.modal.getByRole('tab', { name: 'NFTs' })).toHaveCount(0)
})
