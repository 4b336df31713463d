import type { Family } from '@kit/devnet/stack'

/** Every chain family except EVM. One list for all files, so that they share a stack. */
export const allFamilies: readonly Family[] = ['solana', 'polkadot', 'bitcoin']

/** Facts about a family, so that a test can treat all alike. */
export type FamilyCase = {
  readonly family: 'evm' | Family
  readonly namespace: string
  /** As the demo names it. */
  readonly network: string
  /** The test wallet in the page. */
  readonly wallet: string
  readonly symbol: string
  /** Recipient and amount of the page's transfer. */
  readonly to: string
  readonly amount: string
  /** Signature formats in the demo: of the wallet in the page, and of the paired one. */
  readonly signature: RegExp
  /** Text of the paired wallet's prompt for the transfer. */
  readonly question: string
}

/** The demo's text for a transfer that was approved while the node was down. */
export const maybeSentText = 'The transaction may have been sent'

/** The families, the first of which always runs. */
export const familyCases: readonly FamilyCase[] = [
  {
    family: 'evm',
    namespace: 'eip155',
    network: 'Local One',
    wallet: 'Test Wallet',
    symbol: 'ETH',
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    amount: '0.01',
    signature: /Signature 0x[0-9a-f]{130}$/,
    question: '0.01 ETH',
  },
  {
    family: 'solana',
    namespace: 'solana',
    network: 'Solana Local',
    wallet: 'Solana Test Wallet',
    symbol: 'SOL',
    to: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM',
    amount: '0.1',
    signature: /Signature [1-9A-HJ-NP-Za-km-z]{80,90}$/,
    question: '0.1 SOL',
  },
  {
    family: 'polkadot',
    namespace: 'polkadot',
    network: 'Local Asset Hub',
    wallet: 'Polkadot Test Wallet',
    symbol: 'UNIT',
    to: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
    amount: '1',
    signature: /Signature 0x[0-9a-f]{128}$/,
    question: 'Sign transaction',
  },
  {
    family: 'bitcoin',
    namespace: 'bip122',
    network: 'Bitcoin Regtest',
    wallet: 'Bitcoin Test Wallet',
    symbol: 'BTC',
    to: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    amount: '0.001',
    signature: /Signature [\w+/]{40,}=*$/,
    question: '0.001 BTC',
  },
]
