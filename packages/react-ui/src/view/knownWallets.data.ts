/** A well-known wallet in short form. Uncertain facts are omitted. */
export type KnownWallet = {
  readonly name: string
  readonly homepage: string
  readonly rdns?: string
  /** Chain families that it supports, the main one first. */
  readonly families: readonly string[]
  /** App Store ID, Play Store package and Chrome Web Store ID. */
  readonly ios?: string
  readonly android?: string
  readonly chrome?: string
  /** Opens the app with a pairing link. */
  readonly mobileLink?: string
  /** The same over HTTPS. */
  readonly linkMode?: string
  /** Opens the page in the wallet's built-in browser, for users of an app that doesn't pair. */
  readonly browseLink?: string
}

/** Wallets to offer when the app has no wallet directory: public facts, in alphabetical order. */
export const knownWallets: readonly KnownWallet[] = [
  {
    name: 'Coinbase Wallet',
    homepage: 'https://www.coinbase.com/wallet',
    rdns: 'com.coinbase.wallet',
    families: ['eip155', 'solana'],
    ios: '1278383455',
    android: 'org.toshi',
    chrome: 'hnfanknocfeofbddgcijnmhnfnkdnaad',
  },
  {
    name: 'Keplr',
    homepage: 'https://www.keplr.app',
    rdns: 'app.keplr',
    families: ['cosmos', 'eip155'],
    ios: '1567851089',
    android: 'com.chainapsis.keplr',
    chrome: 'dmkamcknogkgcdfhhbddcghachkejeap',
    mobileLink: 'keplrwallet://',
  },
  {
    name: 'MetaMask',
    homepage: 'https://metamask.io',
    rdns: 'io.metamask',
    families: ['eip155', 'solana'],
    ios: '1438144202',
    android: 'io.metamask',
    chrome: 'nkbihfbeogaeaoehlefnkodbefgpgknn',
    browseLink: 'https://link.metamask.io/dapp/{page}',
    mobileLink: 'metamask://',
    linkMode: 'https://metamask.app.link/',
  },
  {
    name: 'Phantom',
    homepage: 'https://phantom.com',
    rdns: 'app.phantom',
    families: ['solana', 'eip155', 'bip122'],
    ios: '1598432977',
    android: 'app.phantom',
    chrome: 'bfnaelmomeimhlpmgjnjophhpkkoljpa',
  },
  {
    name: 'Rainbow',
    homepage: 'https://rainbow.me',
    rdns: 'me.rainbow',
    families: ['eip155'],
    ios: '1457119021',
    android: 'me.rainbow',
    chrome: 'opfgelmcmbiajamepnmloijbpoleiama',
    mobileLink: 'rainbow://',
    linkMode: 'https://rnbwapp.com/',
  },
  {
    name: 'Solflare',
    homepage: 'https://solflare.com',
    rdns: 'com.solflare.wallet',
    families: ['solana'],
    ios: '1580902717',
    android: 'com.solflare.mobile',
    chrome: 'bhhhlbepdkbapadjdnnojkbgioiodbic',
  },
  {
    name: 'SubWallet',
    homepage: 'https://www.subwallet.app',
    rdns: 'app.subwallet',
    families: ['polkadot', 'eip155'],
    ios: '1633050285',
    android: 'app.subwallet.mobile',
    chrome: 'onhogfjeacnfoofkfgppdlbmlmnplgbn',
    mobileLink: 'subwallet://',
  },
  {
    name: 'Talisman',
    homepage: 'https://talisman.xyz',
    rdns: 'xyz.talisman',
    families: ['polkadot', 'eip155'],
    chrome: 'fijngjgcjhjmmpcmkeiomlglpeiijkld',
  },
  {
    name: 'Trust Wallet',
    homepage: 'https://trustwallet.com',
    rdns: 'com.trustwallet.app',
    families: ['eip155', 'solana', 'bip122', 'cosmos'],
    ios: '1288339409',
    android: 'com.wallet.crypto.trustapp',
    chrome: 'egjidjbpglichdcondbcbdnbeeppgdph',
    browseLink: 'https://link.trustwallet.com/open_url?coin_id=60&url={href}',
    mobileLink: 'trust://',
    linkMode: 'https://link.trustwallet.com/',
  },
  {
    name: 'Xverse',
    homepage: 'https://www.xverse.app',
    families: ['bip122'],
    ios: '1552272513',
    android: 'com.secretkeylabs.xverse',
    chrome: 'idnnbdplmphpflfnlkomgpfbpcgelopg',
  },
]
