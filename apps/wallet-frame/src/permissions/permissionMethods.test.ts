import { testTokenAbi } from '@kit/devnet'
import { createText } from '@kit/react-ui/feature'
import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import {
  createWalletClient,
  encodeFunctionData,
  encodePacked,
  type Hex,
  http,
  numberToHex,
  parseAbi,
  parseEther,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSmart } from '../../test/startSmart.js'
import { delegationManager } from '../smart/hybridContracts.data.js'
import { en } from '../text/en.data.js'
import { enforcers } from './enforcers.data.js'

const friend = privateKeyToAccount(`0x${'9'.repeat(64)}`)
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const managerAbi = parseAbi(['function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] calls)'])

let scene: Awaited<ReturnType<typeof startSmart>>
beforeAll(async () => {
  scene = await startSmart()
  await scene.chain.rpc('anvil_setBalance', friend.address, numberToHex(parseEther('10')))
})
afterAll(() => scene.stop())

/** The rooms with a record of their own. */
function create() {
  const record: { pci: string; context: Hex; ended: boolean }[] = []
  const rooms = scene.create({
    permissions: (smart) => ({
      smart,
      language: async () => ({ text: createText({ locale: 'en', messages: en, dir: 'ltr' }), locale: 'en' }),
      recordOf: async () => ({
        async add(_, context) {
          record.push({ pci: String(record.length), context, ended: false })
          return String(record.length - 1)
        },
        list: async () => record.map(({ ended, ...row }) => ({ ...row, ...(ended && { revokedAtMs: 1 }) })) as never,
        async end(pci) {
          const row = record[Number(pci)]
          if (row) row.ended = true
        },
      }),
    }),
  })
  return { ...rooms, record }
}

/** Has the friend act by a permission. */
async function redeem(context: Hex, to: Hex, value: bigint, data: Hex) {
  const wallet = createWalletClient({ account: friend, chain: foundry, transport: http(scene.chain.url) })
  const call = encodePacked(['address', 'uint256', 'bytes'], [to, value, data])
  const args = [[context], [`0x${'0'.repeat(64)}`], [call]] as const
  const hash = await wallet.writeContract({
    abi: managerAbi,
    address: delegationManager,
    functionName: 'redeemDelegations',
    args,
  })
  return (await scene.wallet.waitForTransactionReceipt({ hash })).status
}

it('has its limits where the release put them', () => {
  const deployed = DELEGATOR_CONTRACTS['1.3.0']?.[1] ?? {}
  for (const [name, address] of Object.entries(enforcers)) {
    const contract = `${name === 'erc20PeriodTransfer' ? 'ERC20PeriodTransfer' : name[0]?.toUpperCase() + name.slice(1)}Enforcer`
    expect([name, deployed[contract]]).toEqual([name, address])
  }
})

it('lets somebody take so much of a token and no more, until it is taken back', async () => {
  const rpc = create()
  const { address } = rpc.smart
  const token = scene.chain.tokens.TUSD.address
  await scene.chain.rpc('anvil_setBalance', address, numberToHex(parseEther('10')))
  const mint = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [address, 1_000n] } as never)
  await rpc.ask('eth_sendTransaction', [{ from: address, to: token, data: mint }])
  const now = Math.floor(Date.now() / 1000)
  const data = { address: token, allowance: '0x64', start: now - 10, period: 86_400 }
  const asked = {
    chainId: '0x7a69',
    address,
    expiry: now + 3600,
    signer: { type: 'account', data: { address: friend.address } },
    permissions: [{ type: 'erc20-token-recurring-allowance', data }],
  }
  const granted = (await rpc.ask('wallet_grantPermissions', [asked])) as unknown as { context: Hex; pci: string }
  expect(rpc.last().words).toContain('take up to')
  expect(granted).toMatchObject({ pci: '0', signerMeta: { delegationManager }, expiry: now + 3600 })

  const transfer = (to: Hex, amount: bigint) =>
    encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to, amount] } as never)
  expect(await redeem(granted.context, token, 0n, transfer(friend.address, 60n))).toBe('success')
  await expect(redeem(granted.context, token, 0n, transfer(friend.address, 41n))).rejects.toThrow()
  expect(await redeem(granted.context, token, 0n, transfer(other, 40n))).toBe('success')

  expect(await rpc.ask('wallet_revokeExecutionPermission', [{ permissionContext: granted.context }])).toBeNull()
  expect(rpc.record).toMatchObject([{ ended: true }])
  await scene.chain.rpc('evm_increaseTime', 86_400)
  await expect(redeem(granted.context, token, 0n, transfer(friend.address, 1n))).rejects.toThrow()
})
