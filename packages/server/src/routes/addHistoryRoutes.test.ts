import {
  badgesAbi,
  devCollectibles,
  devDex,
  pairRouterAbi,
  pictureAbi,
  testTokenAbi,
  wrappedNativeAbi,
} from '@kit/devnet'
import { encodeFunctionData, parseEther } from 'viem'
import { expect, it } from 'vitest'
import { startChain, startHistoryScene } from '../testing/startHistoryScene.js'

const ETH = { name: 'Ether', symbol: 'ETH' }

it('tells sends, receipts, transfers to oneself, tokens and failures with exact amounts, newest first', async () => {
  const chain = await startChain()
  const { send, page, id } = await startHistoryScene(chain)
  const [alice = '', bob = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase())
  const { TUSD } = chain.tokens
  const seeded = (await page(alice)).data
  expect(seeded.every(({ metadata }) => metadata.operationType === 'mint')).toBe(true)

  const plain = await send({ from: alice, to: bob, value: 1_500_000_000_000_000_001n })
  const data = encodeFunctionData({
    abi: testTokenAbi,
    functionName: 'transfer',
    args: [bob as `0x${string}`, 12_500_000n],
  })
  const token = await send({ from: alice, to: TUSD.address, data })
  const self = await send({ from: alice, to: alice, value: 5n })
  const tooMuch = encodeFunctionData({
    abi: testTokenAbi,
    functionName: 'transfer',
    args: [bob as `0x${string}`, 10n ** 30n],
  })
  const failed = await send({ from: alice, to: TUSD.address, data: tooMuch, gas: 100_000 })

  const { data: rows } = await page(alice, `chainId=${id}`)
  expect(rows.slice(0, 4).map(({ metadata }) => metadata.hash)).toEqual([failed, self, token, plain])
  expect(rows.slice(4)).toEqual(seeded)
  const [failure, toSelf, tokens, native] = rows
  expect(failure).toMatchObject({
    metadata: { operationType: 'send', status: 'failed', sentFrom: alice, nonce: 3, chain: id, application: null },
    transfers: [],
  })
  expect(toSelf).toMatchObject({
    metadata: { operationType: 'send', status: 'confirmed', sentFrom: alice, sentTo: alice },
    transfers: [{ direction: 'self', quantity: { numeric: '0.000000000000000005' } }],
  })
  expect(tokens).toMatchObject({
    metadata: { operationType: 'send', sentFrom: alice, sentTo: bob, nonce: 1 },
    transfers: [
      {
        direction: 'out',
        quantity: { numeric: '12.5' },
        fungible_info: { name: TUSD.name, symbol: 'TUSD' },
        nft_info: null,
        value: null,
        price: null,
      },
    ],
  })
  expect(native).toMatchObject({
    metadata: { operationType: 'send', sentFrom: alice, sentTo: bob, nonce: 0 },
    transfers: [{ direction: 'out', quantity: { numeric: '1.500000000000000001' }, fungible_info: ETH }],
  })
  const bobRows = (await page(bob)).data
  expect(bobRows.slice(0, 2)).toMatchObject([
    { id: tokens?.id, metadata: { operationType: 'receive', hash: token }, transfers: [{ direction: 'in' }] },
    { metadata: { operationType: 'receive', sentFrom: alice, hash: plain }, transfers: [{ direction: 'in' }] },
  ])
  expect(Date.parse(native?.metadata.minedAt ?? '')).toBeGreaterThan(Date.now() - 600_000)
})

it('tells collectibles, approvals, contracts, wrapping and swaps for what they are', async () => {
  const chain = await startChain()
  const { send, page } = await startHistoryScene(chain)
  const [alice = '', bob = ''] = chain.accounts.slice(5).map(({ address }) => address.toLowerCase() as `0x${string}`)
  const { wrappedNative, v2 } = devDex()
  const { pictures, badges } = devCollectibles()
  const newest = async (address: string) => {
    const [row] = (await page(address)).data
    return { operation: row?.metadata.operationType, ...row?.metadata, transfers: row?.transfers }
  }
  const call = (abi: readonly unknown[], functionName: string, args: readonly unknown[]) =>
    encodeFunctionData({ abi, functionName, args } as never)

  await send({ from: alice, to: badges.address, data: call(badgesAbi, 'mint', [alice, 7n, 5n]) })
  expect(await newest(alice)).toMatchObject({
    operation: 'mint',
    transfers: [
      { direction: 'in', quantity: { numeric: '5' }, fungible_info: null, nft_info: { flags: { is_spam: false } } },
    ],
  })
  await send({ from: alice, to: badges.address, data: call(badgesAbi, 'mint', [alice, 8n, 2n]) })
  const batch = call(badgesAbi, 'safeBatchTransferFrom', [alice, bob, [7n, 8n], [1n, 2n], '0x'])
  await send({ from: alice, to: badges.address, data: batch })
  expect(await newest(bob)).toMatchObject({
    operation: 'receive',
    transfers: [
      { quantity: { numeric: '1' }, nft_info: { name: expect.stringContaining('#7') } },
      { quantity: { numeric: '2' }, nft_info: { name: expect.stringContaining('#8') } },
    ],
  })
  await send({ from: alice, to: pictures.address, data: call(pictureAbi, 'mint', [alice]) })
  expect(await newest(alice)).toMatchObject({ operation: 'mint', transfers: [{ quantity: { numeric: '1' } }] })

  const { TUSD } = chain.tokens
  await send({ from: alice, to: TUSD.address, data: call(testTokenAbi, 'approve', [v2.router.address, 10n ** 12n]) })
  expect(await newest(alice)).toMatchObject({ operation: 'approve', sentTo: TUSD.address.toLowerCase(), transfers: [] })

  await send({
    from: alice,
    to: wrappedNative.address,
    value: parseEther('2'),
    data: call(wrappedNativeAbi, 'deposit', []),
  })
  expect(await newest(alice)).toMatchObject({
    operation: 'deposit',
    transfers: [
      { direction: 'out', quantity: { numeric: '2' }, fungible_info: { symbol: 'ETH' } },
      { direction: 'in', quantity: { numeric: '2' }, fungible_info: { symbol: 'WETH' } },
    ],
  })
  await send({ from: alice, to: wrappedNative.address, data: call(wrappedNativeAbi, 'withdraw', [parseEther('0.5')]) })
  expect(await newest(alice)).toMatchObject({
    operation: 'withdraw',
    transfers: [
      { direction: 'out', quantity: { numeric: '0.5' }, fungible_info: { symbol: 'WETH' } },
      { direction: 'in', quantity: { numeric: '0.5' }, fungible_info: { symbol: 'ETH' } },
    ],
  })

  const later = BigInt(Math.floor(Date.now() / 1000) + 3600)
  const toToken = call(pairRouterAbi, 'swapExactETHForTokens', [
    0n,
    [wrappedNative.address, TUSD.address],
    alice,
    later,
  ])
  await send({ from: alice, to: v2.router.address, value: parseEther('0.1'), data: toToken })
  expect(await newest(alice)).toMatchObject({
    operation: 'trade',
    transfers: [
      { direction: 'out', quantity: { numeric: '0.1' }, fungible_info: { symbol: 'ETH' } },
      { direction: 'in', fungible_info: { symbol: 'TUSD' } },
    ],
  })
  const toNative = call(pairRouterAbi, 'swapExactTokensForETH', [
    10_000_000n,
    0n,
    [TUSD.address, wrappedNative.address],
    alice,
    later,
  ])
  await send({ from: alice, to: v2.router.address, data: toNative })
  expect(await newest(alice)).toMatchObject({
    operation: 'trade',
    transfers: [
      { direction: 'out', quantity: { numeric: '10' }, fungible_info: { symbol: 'TUSD' } },
      { direction: 'in', fungible_info: { symbol: 'ETH' } },
    ],
  })
  const deployed = await send({ from: alice, data: TUSD.deployData })
  const receipt = (await chain.rpc('eth_getTransactionReceipt', deployed)) as { contractAddress: string }
  expect(await newest(alice)).toMatchObject({ operation: 'deploy', sentTo: receipt.contractAddress.toLowerCase() })
})
