import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { allFamilies } from './support/familyCases.data.js'
import { expect, expectRunning, test } from './support/test.js'

test.use({ families: allFamilies })

test('one login connects Ethereum and Solana, and signs with both', async ({ openDemo, stack }) => {
  expectRunning(stack, 'solana')
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'erin@families.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  for (const use of [
    { namespace: 'solana', network: 'Solana Local', operators: 'Local Solana' },
    { namespace: 'eip155', network: 'Local One', operators: 'Local One' },
  ]) {
    await demo.use(use)
    await demo.sign()
    await expect(wallet.frame.getByRole('main')).toContainText(use.operators)
    await wallet.press('Sign')
    await expect(demo.outcome('Sign')).toContainText('Signature')
  }
})
