import { createWalletClient, encodePacked, type Hex, http, parseAbi, publicActions, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

/** The demo's delegate: the second account of local chains. */
const friend = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
const delegationManager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'
const abi = parseAbi(['function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] calls)'])

test('a daily allowance is granted, spent within its limits by the delegate, listed by the wallet, and revoked there', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'grete@permit.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const account = await wallet.account()
  const chain = createWalletClient({ account: friend, transport: http(stack.chains[0].url) }).extend(publicActions)
  await chain.request({ method: 'anvil_setBalance' as never, params: [account, '0xde0b6b3a7640000'] as never })
  // Deploys the account, which redeeming a permission requires.
  await demo.card('Send').getByRole('button', { name: 'Batch two calls' }).click()
  await wallet.press('Approve')
  await expect(demo.outcome('Send')).toContainText('success', { timeout: 30_000 })

  await demo.card('Permissions').getByRole('button', { name: 'Grant for one week' }).click()
  const requested = wallet.frame.getByRole('main')
  await expect(requested).toContainText('spend up to 0.01 ETH per day')
  await expect(requested).toContainText(friend.address)
  await wallet.press('Approve')
  await expect(demo.outcome('Permissions')).toContainText('Access granted')
  await demo.card('Permissions').getByText('Delegated permission').click()
  const [context] = /0x[0-9a-f]{500,}/.exec((await demo.card('Permissions').textContent()) ?? '') ?? []

  const take = async (value: bigint): Promise<string> => {
    const call = encodePacked(['address', 'uint256', 'bytes'], [friend.address, value, '0x'])
    const args = [[context as Hex], [zeroHash], [call]] as const
    const hash = await chain.writeContract({
      abi,
      address: delegationManager,
      functionName: 'redeemDelegations',
      args,
      chain: null,
    })
    return (await chain.waitForTransactionReceipt({ hash })).status
  }
  expect(await take(6_000_000_000_000_000n)).toBe('success')
  await expect(take(5_000_000_000_000_000n)).rejects.toThrow('transfer-amount-exceeded')

  await wallet.openPage('Permissions')
  const page = wallet.frame.getByRole('main')
  await expect(page).toContainText('spend up to 0.01 ETH')
  await wallet.press('Revoke')
  await expect(page).toContainText('The network fee is paid for you')
  await wallet.press('Revoke')
  await expect(page).toContainText('Revoked, on Local One', { timeout: 30_000 })
  await wallet.press('Close')
  await expect(take(1n)).rejects.toThrow()
})
