import { encodeFunctionData, type Hex, namehash, numberToHex, pad, parseEther } from 'viem'
import { devNamesAbi, devNamesBytecode } from './contracts/devNames.data.js'
import { multicall3Bytecode } from './contracts/multicall3.data.js'
import { testTokenAbi } from './contracts/testToken.data.js'
import type { DevAccount } from './devAccounts.js'
import { devChainId } from './devChain.js'
import { create2Deployer, devNamesAddress, devTokens, multicall3Address } from './devContracts.js'
import { rpcCall } from './rpcCall.js'

const seederAddress = '0x5eeD000000000000000000000000000000000001'
const mintedUnits = 100_000n
const namedAccounts = ['alice', 'bob', 'carol']
const minedLimitMs = 20_000
const pollMs = 25

/**
 * Puts Multicall3, both tokens and (on chain 31337) the names on a fresh chain. No account's nonce moves.
 *
 * @throws Error when a transaction is reverted, or not mined within 20 s.
 */
export async function seedChain(url: string, chainId: number, accounts: readonly DevAccount[]): Promise<void> {
  const call = (method: string, ...params: unknown[]): Promise<unknown> => rpcCall(url, method, params)
  // Called without a receiver, creation code answers with the code it would leave behind.
  const multicall3Code = await call('eth_call', { data: multicall3Bytecode }, 'latest')
  await call('anvil_setCode', multicall3Address, multicall3Code)
  await call('anvil_setBalance', seederAddress, numberToHex(parseEther('1000')))
  await call('anvil_impersonateAccount', seederAddress)

  const hashes: Hex[] = []
  const send = async (to: string, data: Hex): Promise<void> => {
    const hash = await call('eth_sendTransaction', { from: seederAddress, to, data, gas: numberToHex(5_000_000) })
    hashes.push(hash as Hex)
  }
  const create = (code: Hex): Promise<void> => send(create2Deployer, `${pad('0x')}${code.slice(2)}`)

  for (const token of Object.values(devTokens())) {
    await create(token.deployData)
    for (const account of accounts) {
      const args = [account.address, mintedUnits * 10n ** BigInt(token.decimals)] as const
      await send(token.address, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args }))
    }
  }
  if (chainId === devChainId) {
    await create(devNamesBytecode)
    for (const data of nameRecords(accounts)) await send(devNamesAddress(), data)
  }
  // A hash is given before its block is there.
  const deadline = Date.now() + minedLimitMs
  for (const hash of hashes) {
    const read = async () => (await call('eth_getTransactionReceipt', hash)) as { readonly status: string } | null
    let receipt = await read()
    while (receipt === null && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, pollMs))
      receipt = await read()
    }
    const failure = receipt === null ? `was not mined within ${minedLimitMs} ms` : 'was reverted'
    if (receipt?.status !== '0x1') throw new Error(`Seeding chain ${chainId} failed: transaction ${hash} ${failure}`)
  }
  await call('anvil_stopImpersonatingAccount', seederAddress)
}

function nameRecords(accounts: readonly DevAccount[]): Hex[] {
  return accounts.slice(0, namedAccounts.length).flatMap(({ address }, index) => {
    const name = `${namedAccounts[index]}.eth`
    const reverseNode = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
    return [
      encodeFunctionData({
        abi: devNamesAbi,
        functionName: 'set',
        args: [namehash(name), reverseNode, name, address],
      }),
      encodeFunctionData({
        abi: devNamesAbi,
        functionName: 'setText',
        args: [namehash(name), 'avatar', avatar(name)],
      }),
    ]
  })
}

function avatar(name: string): string {
  const letter = name.slice(0, 1).toUpperCase()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#3a5ccc"/><text x="20" y="27" text-anchor="middle" font-size="20" fill="#fff">${letter}</text></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
