import { type EvmDevnet, startEvm, testTokenAbi } from '@kit/devnet'
import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  isErc6492Signature,
  maxUint256,
  parseEther,
  publicActions,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHybridAccount, type HybridAccount } from './createHybridAccount.js'
import { decodeHybridCalls, encodeHybridCalls } from './encodeHybridCalls.js'
import { delegationManager, hybridContracts, statelessDelegator } from './hybridContracts.data.js'
import { hybridDeployment } from './hybridDeployment.js'

const owner = privateKeyToAccount(`0x${'4'.repeat(64)}`)
const other = privateKeyToAccount(`0x${'5'.repeat(64)}`)
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const payer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const typedData = {
  domain: { name: 'Dapp', chainId: 31337 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'Hello' },
} as const

it('createHybridAccount has the addresses of the release, unchanged, on every supported chain', () => {
  const deployed = DELEGATOR_CONTRACTS['1.3.0'] ?? {}
  const mainNetworks = [1, 10, 56, 137, 8453, 42161]
  for (const chain of mainNetworks) {
    const { SimpleFactory: factory, HybridDeleGatorImpl: implementation, EntryPoint } = deployed[chain] ?? {}
    expect({ chain, factory, implementation, EntryPoint }).toEqual({
      chain,
      ...hybridContracts,
      EntryPoint: entryPoint07Address,
    })
  }
  const { DelegationManager, EIP7702StatelessDeleGatorImpl } = deployed[1] ?? {}
  expect([delegationManager, statelessDelegator]).toEqual([DelegationManager, EIP7702StatelessDeleGatorImpl])
  expect(hybridDeployment(owner.address).address).toBe('0x210f7B989CFDAa17bAAd4972A8C4450dAd3dDb0C')
})

it('decodeHybridCalls reads back the calls that were encoded, and nothing else', () => {
  const call = { to: receiver, value: 1n, data: '0x1234' } as const
  for (const calls of [[call], [call, { to: receiver, value: 0n, data: '0x' } as const]])
    expect(decodeHybridCalls(encodeHybridCalls(calls))).toEqual(calls)
  expect(() => encodeHybridCalls([])).toThrow('at least one call')
  const lenient = encodeHybridCalls([call, call]).replace('0100', '0101') as Hex
  expect(() => decodeHybridCalls(lenient)).toThrow('Not an atomic batch')
  expect(() => decodeHybridCalls('0x12345678')).toThrow()
})

describe('createHybridAccount on a chain', () => {
  let chain: EvmDevnet
  let account: HybridAccount
  const clientOf = () => createPublicClient({ chain: foundry, transport: http(chain.url) })
  beforeAll(async () => {
    chain = await startEvm({ chainId: 31337 })
    account = await createHybridAccount(clientOf(), owner)
  })
  afterAll(() => chain.stop())

  const operationOf = async (calls: readonly object[], signer = account): Promise<UserOperation<'0.7'>> => {
    const operation = {
      sender: account.address,
      nonce: await account.getNonce(),
      ...(await account.getFactoryArgs()),
      callData: await account.encodeCalls(calls as never),
      callGasLimit: 500_000n,
      verificationGasLimit: 1_000_000n,
      preVerificationGas: 100_000n,
      maxFeePerGas: 3_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      signature: await account.getStubSignature(),
    }
    return { ...operation, signature: await signer.signUserOperation(operation) } as UserOperation<'0.7'>
  }
  const handle = async (operation: UserOperation<'0.7'>) => {
    const wallet = createWalletClient({ account: payer, chain: foundry, transport: http(chain.url) }).extend(
      publicActions,
    )
    const args = [[toPackedUserOperation(operation)], payer.address] as const
    const { request } = await wallet.simulateContract({
      abi: entryPoint07Abi,
      address: entryPoint07Address,
      functionName: 'handleOps',
      args,
    })
    return wallet.waitForTransactionReceipt({ hash: await wallet.writeContract(request) })
  }

  it('signs before and after it is deployed, and sends operations', async () => {
    const client = clientOf()
    const { address } = account
    const message = 'Hello'
    const before = await account.signMessage({ message })
    expect(isErc6492Signature(before)).toBe(true)
    expect(await client.verifyMessage({ address, message, signature: before })).toBe(true)
    expect(await client.verifyMessage({ address, message: 'Other', signature: before })).toBe(false)
    const signature = await account.signTypedData(typedData)
    expect(await client.verifyTypedData({ address, ...typedData, signature })).toBe(true)
    const foreign = await (await createHybridAccount(client, other)).signMessage({ message })
    expect(await client.verifyMessage({ address, message, signature: foreign })).toBe(false)

    await chain.rpc('anvil_setBalance', address, `0x${parseEther('10').toString(16)}`)
    const mint = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [address, 5n] })
    const give = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [receiver, 5n] })
    const token = chain.tokens.TUSD.address
    const held = () =>
      client.readContract({ abi: testTokenAbi, address: token, functionName: 'balanceOf', args: [receiver] })
    const had = await held()
    // Two calls in a batch: the second needs the first.
    const batch = await operationOf([
      { to: token, data: mint },
      { to: token, data: give },
    ])
    expect((await handle(batch)).status).toBe('success')
    expect(await held()).toBe((had as bigint) + 5n)
    expect(await client.getCode({ address })).toBeDefined()

    const value = parseEther('1')
    const coins = await client.getBalance({ address: receiver })
    expect((await handle(await operationOf([{ to: receiver, value }]))).status).toBe('success')
    expect((await client.getBalance({ address: receiver })) - coins).toBe(value)

    const after = await account.signMessage({ message })
    expect(isErc6492Signature(after)).toBe(false)
    expect(await client.verifyMessage({ address, message, signature: after })).toBe(true)
    expect(
      await client.verifyTypedData({ address, ...typedData, signature: await account.signTypedData(typedData) }),
    ).toBe(true)
    expect(await client.verifyMessage({ address, message: 'Other', signature: after })).toBe(false)
  })

  it('executes all calls of a batch or none, and nothing that its owner did not sign', async () => {
    const client = clientOf()
    const coins = await client.getBalance({ address: receiver })
    const calls = [
      { to: receiver, value: 1n },
      { to: receiver, value: maxUint256 },
    ]
    const receipt = await handle(await operationOf(calls))
    expect(receipt.status).toBe('success')
    expect(await client.getBalance({ address: receiver })).toBe(coins)

    const thief = await createHybridAccount(client, other)
    const forged = await operationOf([{ to: receiver, value: 1n }], thief)
    await expect(handle(forged)).rejects.toThrow('AA24')
    const changed = await operationOf([{ to: receiver, value: 1n }])
    await expect(handle({ ...changed, maxFeePerGas: changed.maxFeePerGas + 1n })).rejects.toThrow('AA24')
    expect(await client.getBalance({ address: receiver })).toBe(coins)
  })
})
