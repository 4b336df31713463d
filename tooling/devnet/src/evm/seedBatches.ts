import { encodeFunctionData, parseAbi, parseEther, parseUnits } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { badgesAbi } from '../contracts/badges.data.js'
import { pictureAbi } from '../contracts/picture.data.js'
import { testTokenAbi } from '../contracts/testToken.data.js'
import type { DevAccount } from '../devAccounts.js'
import { devChainId } from '../devChain.js'
import { devTokens } from '../devTokens.js'
import { devCollectibles } from './devCollectibles.js'
import { devDex } from './devDex.js'
import { devFeeds } from './devFeeds.js'
import { devBundlerKey, devPaymaster } from './devPaymaster.js'
import { devPools } from './devPools.data.js'
import { devFillerKey, devSettler } from './devSettler.js'
import { devWallet, devWalletFactory } from './devWallet.js'
import { nameCalls } from './nameCalls.js'
import { poolCalls } from './poolCalls.js'
import { creationCall, type SeedCall, seedCall } from './seedCall.js'
import { smartAccountAddress } from './smartAccountAddress.js'

const mintedUnits = '100000'
const gasMoney = parseEther('1000')
/** Index of the account that owns each picture. */
const pictureHolders = [0, 1, 0, 0, 0, 0]
/** Number of badges by ID. */
const badgeCounts = [
  [7n, 5n],
  [2n, 1n],
  [3n, 120n],
] as const

/** Returns all calls that seed a fresh chain, in order. Each batch fits one transaction. */
export function seedBatches(chainId: number, accounts: readonly DevAccount[]): readonly (readonly SeedCall[])[] {
  const known = devTokens()
  const tokens = Object.values(known)
  const dex = devDex()
  const { wrappedNative, v2, v3 } = dex
  const exchanges = [wrappedNative, v2.factory, v2.router, v3.factory, v3.quoter, v3.router]
  const pairs = devPools.filter(({ fee }) => fee === undefined)
  const pools = devPools.filter(({ fee }) => fee !== undefined)
  return [
    tokens.map(({ deployData }) => creationCall(deployData)),
    tokens.flatMap(({ address, decimals }) =>
      accounts.map((account) => {
        const args = [account.address, parseUnits(mintedUnits, decimals)] as const
        return seedCall(address, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args }))
      }),
    ),
    exchanges.map(({ deployData }) => creationCall(deployData)),
    pairs.flatMap((pool) => poolCalls(pool, dex, known)),
    pools.flatMap((pool) => poolCalls(pool, dex, known)),
    Object.values(devFeeds()).map(({ deployData }) => creationCall(deployData)),
    [...walletAndCollectibleCalls(accounts), ...gasCalls()],
    fillerCalls(),
    ...(chainId === devChainId ? [nameCalls(accounts)] : []),
  ]
}

/** Funds the sender of smart account operations, and the paymaster's deposit. */
function gasCalls(): readonly SeedCall[] {
  const paymaster = devPaymaster()
  const abi = parseAbi(['function depositTo(address account) payable'])
  const deposit = encodeFunctionData({ abi, functionName: 'depositTo', args: [paymaster.address] })
  return [
    creationCall(paymaster.deployData),
    seedCall(smartAccountAddress('EntryPoint'), deposit, gasMoney),
    seedCall(privateKeyToAddress(devBundlerKey), '0x', gasMoney),
  ]
}

/** Deploys the contract for orders between chains, and funds the filler. */
function fillerCalls(): readonly SeedCall[] {
  const filler = privateKeyToAddress(devFillerKey)
  return [
    creationCall(devSettler().deployData),
    seedCall(filler, '0x', gasMoney),
    ...Object.values(devTokens()).map(({ address, decimals }) => {
      const args = [filler, parseUnits(mintedUnits, decimals)] as const
      return seedCall(address, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args }))
    }),
  ]
}

function walletAndCollectibleCalls(accounts: readonly DevAccount[]): readonly SeedCall[] {
  const { pictures, badges } = devCollectibles()
  const [alice] = accounts
  const wallet = alice && devWallet(alice.address)
  return [
    ...[devWalletFactory(), pictures, badges].map(({ deployData }) => creationCall(deployData)),
    ...(wallet ? [seedCall(wallet.factory, wallet.factoryData)] : []),
    ...pictureHolders.flatMap((holder) => {
      const to = accounts[holder]?.address
      if (to === undefined) return []
      return [seedCall(pictures.address, encodeFunctionData({ abi: pictureAbi, functionName: 'mint', args: [to] }))]
    }),
    ...accounts.slice(0, 2).flatMap(({ address }) =>
      badgeCounts.map(([id, count]) => {
        const data = encodeFunctionData({ abi: badgesAbi, functionName: 'mint', args: [address, id, count] })
        return seedCall(badges.address, data)
      }),
    ),
  ]
}
