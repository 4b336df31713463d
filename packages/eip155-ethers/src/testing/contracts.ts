import type { Kit } from '@kit/core/adapter'
import { Contract, type Listener } from 'ethers'
import type { EthersAdapter } from '../index.js'

type AppKit = Kit<readonly [], EthersAdapter>

/** The part of the contract that the app uses. */
const tokenAbi = [
  'function symbol() view returns (string)',
  'function balanceOf(address owner) view returns (uint256)',
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]

/** Reads. Calls made in the same tick are sent as one request. */
export async function readToken(kit: AppKit, token: string, owners: readonly string[]) {
  const contract = new Contract(token, tokenAbi, await kit.adapter('eip155').getPublicClient('eip155:31337'))
  const balanceOf = contract.getFunction('balanceOf')
  const [symbol, ...balances] = await Promise.all([
    contract.getFunction('symbol')(),
    ...owners.map((owner) => balanceOf(owner)),
  ])
  return { symbol, balances }
}

/** Writes: asks the wallet, on the given network. */
export async function mint(kit: AppKit, token: string, to: string, amount: bigint) {
  const signer = await kit.adapter('eip155').getWalletClient({ networkId: 'eip155:31337' })
  const sent = await new Contract(token, tokenAbi, signer).getFunction('mint')(to, amount)
  return sent.wait()
}

/** Watches events by polling. Returns a function that stops watching. */
export async function watchTransfers(kit: AppKit, token: string, listener: Listener) {
  const contract = new Contract(token, tokenAbi, await kit.adapter('eip155').getPublicClient('eip155:31337'))
  await contract.on('Transfer', listener)
  return () => contract.off('Transfer', listener)
}
