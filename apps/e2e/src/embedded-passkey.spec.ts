import { addAuthenticator } from './support/addAuthenticator.js'
import type { Demo } from './support/Demo.js'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

/** Simulates another device with the same passkeys: the frame's storage is empty, the authenticator is not. */
async function forget(demo: Demo, frameUrl: string): Promise<void> {
  const frame = demo.page.frames().find((each) => each.url().startsWith(frameUrl))
  // Cleared, not deleted: deleting a database that the frame has open may block the next frame.
  await frame?.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        await done(database.transaction(store, 'readwrite').objectStore(store).clear())
      database.close()
    }
  })
  await demo.page.evaluate(() => localStorage.clear())
  await demo.page.reload()
  await demo.expectStatus('disconnected')
}

async function makeCode(demo: Demo, wallet: EmbeddedWallet): Promise<void> {
  await wallet.press('Use a recovery code')
  await wallet.keepCode()
  await demo.expectStatus('connected')
}

/** Leaves the recovery page open. */
async function addPasskey(wallet: EmbeddedWallet): Promise<void> {
  await wallet.openPage('Recovery')
  await wallet.press('Add a passkey')
  await wallet.press('Create passkey')
  await expect(wallet.frame.getByRole('main')).toContainText('Passkey created on')
}

test('a passkey is created in one press, and opens the wallet after the frame lost its storage', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const authenticator = await addAuthenticator(demo.page)
  const wallet = new EmbeddedWallet(demo, stack.config, '')
  await wallet.logInWith('Facebook', 'Bob')
  await wallet.press('Use a passkey')
  await demo.expectStatus('connected')
  expect(await authenticator.credentials()).toHaveLength(1)
  const account = await wallet.account()
  await demo.sign()
  await wallet.press('Sign')
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)

  await forget(demo, stack.config.frameUrl)
  await wallet.logInWith('Facebook', 'Bob')
  await expect(wallet.frame.getByLabel('Recovery code')).toHaveCount(0)
  await wallet.press('Unlock with your passkey')
  await demo.expectStatus('connected')
  expect(await wallet.account()).toBe(account)
})

test('a passkey alone signs in without a mailbox or social account, and the same touch opens the wallet', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  await addAuthenticator(demo.page)
  const wallet = new EmbeddedWallet(demo, stack.config, 'carol@passkey.example')
  await wallet.logIn()
  await wallet.press('Use a passkey')
  await demo.expectStatus('connected')
  const account = await wallet.account()

  await forget(demo, stack.config.frameUrl)
  await demo.open()
  await demo.modal.getByRole('button', { name: 'Continue with a passkey' }).click()
  await wallet.press('Use a passkey')
  await demo.expectStatus('connected')
  expect(await wallet.account()).toBe(account)
  await demo.sign()
  await wallet.press('Sign')
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
})

test('a passkey without a wallet signs no user in, is reported, and lets the user sign in another way', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const authenticator = await addAuthenticator(demo.page)
  await authenticator.add(new URL(stack.config.frameUrl).hostname)
  const wallet = new EmbeddedWallet(demo, stack.config, '')
  await demo.open()
  await demo.modal.getByRole('button', { name: 'Continue with a passkey' }).click()
  await wallet.press('Use a passkey')
  await expect(wallet.frame.getByRole('alert')).toContainText('No wallet here uses this passkey')
  await wallet.press('Cancel')
  await expect(demo.modal.getByLabel('Email address')).toBeVisible()
  await demo.expectStatus('disconnected')
})

test('a passkey is added to a wallet that has a code, and opens it elsewhere', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  const authenticator = await addAuthenticator(demo.page)
  const wallet = new EmbeddedWallet(demo, stack.config, '')
  await wallet.logInWith('GitHub', 'Bob')
  await makeCode(demo, wallet)
  const account = await wallet.account()
  await addPasskey(wallet)
  expect(await authenticator.credentials()).toHaveLength(1)

  await forget(demo, stack.config.frameUrl)
  await wallet.logInWith('GitHub', 'Bob')
  await wallet.press('Unlock with your passkey')
  await demo.expectStatus('connected')
  expect(await wallet.account()).toBe(account)
})

test('a passkey that was added to a wallet is removed again, and the code stays', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  await addAuthenticator(demo.page)
  const wallet = new EmbeddedWallet(demo, stack.config, 'dave@passkey.example')
  await wallet.logIn()
  await makeCode(demo, wallet)
  await addPasskey(wallet)
  const page = wallet.frame.getByRole('main')
  await wallet.press('Remove')
  await expect(page).toContainText('no longer be able to sign in')
  await wallet.press('Remove')
  await expect(page).toContainText('Recovery code')
  await expect(page).not.toContainText('Passkey created on')
})

test('a passkey that can’t keep a secret is not used, and the code is', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  await addAuthenticator(demo.page, false)
  const wallet = new EmbeddedWallet(demo, stack.config, 'bob@passkey.example')
  await wallet.logIn()
  await wallet.press('Use a passkey')
  await expect(wallet.frame.getByRole('alert')).toContainText('can’t secure a wallet')
  await wallet.press('Use a recovery code')
  await wallet.keepCode()
  await demo.expectStatus('connected')
})
