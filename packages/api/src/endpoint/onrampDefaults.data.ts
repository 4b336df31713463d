import type { OnrampOptions, PurchaseCurrency, PurchaseNetwork } from '../parse/parseOnrampOptions.js'

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

const network = (name: string, displayName: string, chainId: string, contractAddress?: string): PurchaseNetwork => ({
  name,
  displayName,
  chainId,
  contractAddress,
})

const own = (symbol: string, name: string, where: PurchaseNetwork): PurchaseCurrency => ({
  id: symbol,
  name,
  symbol,
  networks: [where],
})

/** Reference of Solana's mainnet. */
const solana = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/**
 * Used if the service returns no options (rule client-5): limits, networks, their native currencies, and the contracts of USD Coin on them.
 */
export const onrampDefaults: OnrampOptions = {
  paymentCurrencies: [
    { id: 'USD', limits },
    { id: 'EUR', limits },
  ],
  purchaseCurrencies: [
    {
      id: 'ETH',
      name: 'Ether',
      symbol: 'ETH',
      networks: [
        network('ethereum', 'Ethereum', '1'),
        network('arbitrum', 'Arbitrum', '42161'),
        network('optimism', 'Optimism', '10'),
        network('base', 'Base', '8453'),
      ],
    },
    own('POL', 'POL', network('polygon', 'Polygon', '137')),
    own('AVAX', 'Avalanche', network('avalanche-c-chain', 'Avalanche', '43114')),
    own('CELO', 'Celo', network('celo', 'Celo', '42220')),
    own('BERA', 'Berachain', network('berachain', 'Berachain', '80094')),
    own('SOL', 'Solana', network('solana', 'Solana', solana)),
    {
      id: 'USDC',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        network('ethereum', 'Ethereum', '1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
        network('arbitrum', 'Arbitrum', '42161', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'),
        network('polygon', 'Polygon', '137', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'),
        network('avalanche-c-chain', 'Avalanche', '43114', '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'),
        network('optimism', 'Optimism', '10', '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'),
        network('celo', 'Celo', '42220', '0xcebA9300f2b948710d2653dD7B07f33A8B32118C'),
        network('base', 'Base', '8453', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
        network('solana', 'Solana', solana, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
      ],
    },
  ],
  isBuiltIn: true,
}
