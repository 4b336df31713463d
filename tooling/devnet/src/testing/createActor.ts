import {
  type Account,
  type Chain,
  type Client,
  createWalletClient,
  type Hex,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type TransactionReceipt,
  type WalletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { devChain } from '../devChain.js'
import type { EvmDevnet } from '../startEvm.js'

type ActorClient = Client<
  HttpTransport,
  Chain,
  Account,
  undefined,
  PublicActions<HttpTransport, Chain, Account> & WalletActions<Chain, Account>
>

/** A development account that reads and writes. */
export type Actor = {
  readonly address: `0x${string}`
  readonly client: ActorClient
  /** Waits until a transaction is mined. Throws an Error if it was reverted. */
  mined(hash: Promise<Hex>): Promise<TransactionReceipt>
}

/** Creates an actor for the development account at `index` on a chain. */
export function createActor(chain: EvmDevnet, index: number): Actor {
  const found = chain.accounts[index]
  if (!found) throw new Error(`No account ${index}`)
  const account = privateKeyToAccount(found.privateKey)
  const client: ActorClient = createWalletClient({
    account,
    chain: devChain(chain),
    transport: http(),
    pollingInterval: 20,
  }).extend(publicActions)
  return {
    address: account.address,
    client,
    mined: async (hash) => {
      const receipt = await client.waitForTransactionReceipt({ hash: await hash })
      if (receipt.status !== 'success') throw new Error(`${receipt.transactionHash} was reverted`)
      return receipt
    },
  }
}
