import type { EvmDevnet } from '@kit/devnet'
import { encodeAbiParameters, encodeFunctionData, getContractAddress, type Hex, numberToHex, pad } from 'viem'
import { untilMined } from './untilMined.js'

const create2Deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const constructorInputs = ['string', 'string', 'uint8'].map((type) => ({ type }))
const mintAbi = [
  {
    type: 'function',
    name: 'mint',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
    outputs: [],
  },
] as const

/** A token to deploy, and its initial balances in base units. */
export type NewToken = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly holder: string
  readonly amount: bigint
}

/** Deploys tokens on a local chain, and returns their addresses in lowercase. */
export async function deployTokens(chain: EvmDevnet, tokens: readonly NewToken[]): Promise<readonly string[]> {
  const { name, symbol, decimals, deployData } = chain.tokens.TTK
  const code = deployData.slice(0, -(encodeAbiParameters(constructorInputs, [name, symbol, decimals]).length - 2))
  const from = chain.accounts[9]?.address
  const send = (to: string, data: string) =>
    chain.rpc('eth_sendTransaction', { from, to, data, gas: numberToHex(3_000_000) })
  const addresses: string[] = []
  let last: unknown
  for (const token of tokens) {
    const args = encodeAbiParameters(constructorInputs, [token.name, token.symbol, token.decimals])
    const bytecode = `${code}${args.slice(2)}` as Hex
    const address = getContractAddress({ opcode: 'CREATE2', from: create2Deployer, salt: pad('0x'), bytecode })
    const mint = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [token.holder as Hex, token.amount] })
    await send(create2Deployer, `${pad('0x')}${bytecode.slice(2)}`)
    last = await send(address, mint)
    addresses.push(address.toLowerCase())
  }
  if (last !== undefined) await untilMined(chain, last)
  return addresses
}
