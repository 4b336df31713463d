import { expect, testBoth } from './support/test.js'

// Text that only the code of each library contains. A name proves nothing: the page's test wallets sign with a part of viem.
const marks = { viem: /batch:\s*\{\s*multicall:/, ethers: /could not coalesce error/ }

testBoth('the page fetches only the chosen library, and shows it', async ({ openDemo, context, library }) => {
  const scripts: Promise<string>[] = []
  context.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  const fetched = async (): Promise<readonly string[]> => {
    const text = (await Promise.all(scripts)).join('\n')
    return Object.entries(marks).flatMap(([name, mark]) => (mark.test(text) ? [name] : []))
  }
  const demo = await openDemo()
  await expect(demo.card('Settings').getByLabel('library')).toHaveValue(library)
  await demo.button.focus()
  expect(await fetched()).toEqual([])
  await demo.connect()
  await expect(demo.card('Account')).toContainText('TUSD')
  await demo.send()
  await demo.expectMined()
  await expect(demo.page.getByRole('banner')).toContainText('alice.eth')
  // On viem, the kit's own code connects, reads and sends. Only an app that asks for a client loads the library.
  expect(await fetched()).toEqual(library === 'viem' ? [] : [library])
})
