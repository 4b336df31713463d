/** Networks of `@kit/icons`: file in the collection, and the CAIP-2 IDs that use it. Testnets share the icon of their mainnet. */
export const networkMarks: Readonly<Record<string, string>> = {
  'networks/abstract': 'eip155:2741 eip155:11124',
  'networks/apechain': 'eip155:33139',
  'networks/arbitrum-nova': 'eip155:42170',
  'networks/arbitrum-one': 'eip155:42161 eip155:421614',
  'networks/astar': 'eip155:592 polkadot:9eb76c5184c4ab8679d2d5d819fdf90b',
  'networks/aurora': 'eip155:1313161554',
  'networks/avalanche': 'eip155:43114 eip155:43113',
  'networks/base': 'eip155:8453 eip155:84532',
  'networks/berachain': 'eip155:80094',
  'networks/binance-smart-chain': 'eip155:56 eip155:97',
  'networks/bitcoin':
    'bip122:000000000019d6689c085ae165831e93 bip122:000000000933ea01ad0ee984209779ba ' +
    'bip122:00000000da84f2bafbbc53dee25a72ae bip122:00000008819873e925422c1ff0f99f7c ' +
    'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  'networks/blast': 'eip155:81457',
  'networks/bob': 'eip155:60808',
  'networks/celo': 'eip155:42220 eip155:44787 eip155:11142220',
  'networks/chiliz': 'eip155:88888',
  'networks/conflux': 'eip155:1030',
  'networks/cosmos-hub': 'cosmos:cosmoshub-4',
  'networks/cronos': 'eip155:25',
  'networks/ethereum': 'eip155:1 eip155:11155111 eip155:17000 eip155:560048',
  'networks/ethereum-classic': 'eip155:61',
  'networks/fantom': 'eip155:250',
  'networks/flare': 'eip155:14',
  'networks/gnosis': 'eip155:100 eip155:10200',
  'networks/hyper-evm': 'eip155:999',
  'networks/ink': 'eip155:57073',
  'networks/kaia': 'eip155:8217',
  'networks/kava': 'eip155:2222',
  'networks/linea': 'eip155:59144 eip155:59141',
  'networks/lisk': 'eip155:1135',
  'networks/litecoin': 'bip122:12a765e31ffd4059bada1e25190f6e98',
  'networks/manta-pacific': 'eip155:169',
  'networks/mantle': 'eip155:5000 eip155:5003',
  'networks/metis-andromeda': 'eip155:1088',
  'networks/mode': 'eip155:34443',
  'networks/monad': 'eip155:143 eip155:10143',
  'networks/moonbeam': 'eip155:1284 polkadot:fe58ea77779b7abda7da4ec526d14db9',
  'networks/moonriver': 'eip155:1285',
  'networks/optimism': 'eip155:10 eip155:11155420',
  'networks/plume': 'eip155:98866',
  'networks/polkadot':
    'polkadot:91b171bb158e2d3848fa23a9f1c25182 polkadot:68d56f15f85d3136970ec16946040bc1 ' +
    'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
  'networks/polygon': 'eip155:137 eip155:80002',
  'networks/polygon-zkevm': 'eip155:1101',
  'networks/ronin': 'eip155:2020 eip155:2021',
  'networks/rootstock': 'eip155:30 eip155:31',
  'networks/scroll': 'eip155:534352 eip155:534351',
  'networks/sei-network': 'eip155:1329',
  'networks/solana':
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1 ' +
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'networks/soneium': 'eip155:1868',
  'networks/sonic': 'eip155:146',
  'networks/taiko': 'eip155:167000',
  'networks/unichain': 'eip155:130 eip155:1301',
  'networks/world': 'eip155:480',
  'networks/x-layer': 'eip155:196',
  'networks/zeta-chain': 'eip155:7000',
  'networks/zircuit': 'eip155:48900',
  'networks/zksync': 'eip155:324 eip155:300',
  'networks/zora': 'eip155:7777777',
  'tokens/KSM': 'polkadot:b0a8d493285c2df73290dfb7e61f870f polkadot:48239ef607d7928874027a43a6768920',
}

/** Namespaces of `@kit/icons`, and pairing: file in the collection, by name. */
export const namespaceMarks: Readonly<Record<string, string>> = {
  bip122: 'networks/bitcoin',
  cosmos: 'networks/cosmos',
  eip155: 'networks/ethereum',
  polkadot: 'networks/polkadot',
  solana: 'networks/solana',
  walletConnect: 'wallets/wallet-connect',
}

/** Wallets of kit-server's directory: file in the collection, by the slug of the wallet's name. */
export const walletMarks: Readonly<Record<string, string>> = {
  '1inch-wallet': 'exchanges/1inch',
  alphawallet: 'wallets/alpha-wallet',
  argent: 'wallets/argent',
  'atomic-wallet': 'wallets/atomic',
  backpack: 'wallets/backpack',
  'binance-wallet': 'exchanges/binance',
  bitboxapp: 'wallets/bitbox',
  'bitget-wallet': 'exchanges/bitget',
  'bybit-wallet': 'exchanges/bybit',
  coin98: 'wallets/coin98',
  'coinbase-wallet': 'wallets/coinbase',
  'crypto-com-onchain': 'exchanges/crypto-com',
  enkrypt: 'wallets/enkrypt',
  exodus: 'wallets/exodus',
  'gate-wallet': 'exchanges/gate-io',
  imtoken: 'wallets/imtoken',
  'kaia-wallet': 'networks/kaia',
  keplr: 'wallets/keplr',
  'kraken-wallet': 'wallets/kraken',
  'ledger-live': 'wallets/ledger',
  'loopring-wallet': 'networks/loopring',
  mathwallet: 'tokens/MATH',
  metamask: 'wallets/metamask',
  'mew-wallet': 'wallets/my-ether-wallet',
  'okx-wallet': 'wallets/okx',
  phantom: 'wallets/phantom',
  'rabby-wallet': 'wallets/rabby',
  rainbow: 'wallets/rainbow',
  'robinhood-wallet': 'networks/robinhood',
  'ronin-wallet': 'wallets/ronin',
  safe: 'wallets/safe',
  safepal: 'tokens/SFP',
  sequence: 'wallets/sequence',
  solflare: 'wallets/solflare',
  status: 'networks/status',
  tokenpocket: 'wallets/token-pocket',
  'trezor-suite': 'wallets/trezor',
  'trust-wallet': 'wallets/trust',
  'uniswap-wallet': 'exchanges/uniswap',
  zengo: 'wallets/zengo',
  zerion: 'wallets/zerion',
}

/** Exchanges that kit-server has images of: fiat on-ramps and swap routers. */
export const exchangeMarks: readonly string[] =
  '1inch balancer binance bitget bithumb bitstamp bybit coinbase coinex cowswap crypto-com gate-io gemini kraken kucoin odos okx pancake-swap para-swap sushiswap swissborg uniswap upbit'.split(
    ' ',
  )

/** Tokens that kit-server has images of, by symbol. `=` precedes a different file name. */
export const tokenMarks: readonly string[] = (
  'AAVE ADA APT ARB=networks/arbitrum-one ATOM AVAX BCH BNB BTC CAKE CBETH CELO COMP DAI DOT DYDX ENS ETH EURC FDUSD ' +
  'FRAX FTM GNO GRT GUSD IMX JUP KSM LDO LINK LTC LUSD MATIC MKR MNT MSOL NEAR OP OSMO PENDLE POL PYTH PYUSD RAY RNDR RPL ' +
  'SAND SEI SHIB SNX SOL STRK SUI SUSHI TIA TRX TUSD TWT UNI USDC USDT WBTC WETH=tokens/ETH XRP YFI'
).split(' ')
