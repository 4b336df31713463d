/**
 * English, by which every other language is measured: what the modal says when it opens, and what is said on several views. The rest comes
 * with the views that say it. A plural has one text per category of `Intl.PluralRules`.
 */
export const en = {
  'modal.close': 'Close',
  'modal.back': 'Back',
  'modal.alertClose': 'Dismiss',
  'modal.loading': 'Loading',
  'common.tryAgain': 'Try again',
  'common.copyLink': 'Copy link',
  'common.copied': 'Copied',
  'common.copyAddress': 'Copy address',
  'common.clear': 'Clear search',
  'common.disconnect': 'Disconnect',
  'common.details': 'Details',
  'common.notLoaded': 'This did not load. Check your internet and try again; if that does not help, reload the page.',

  'common.broken': 'This part has a fault. Try again; if that does not help, go back or reload the page.',
  'connect.title': 'Connect Wallet',
  'connect.help': 'What is a wallet?',
  'connect.wallets': 'Wallets',
  'connect.or': 'or',
  'connect.recent': 'Recent',
  'connect.installed': 'Installed',
  'connect.popular': 'Popular',
  'connect.phone': 'Use your phone',
  'connect.apps': 'Wallet apps',
  'connect.allWallets': 'All Wallets',
  'connect.noWallet': 'I don’t have a wallet',
  'connect.empty': 'No wallet was found in this browser.',
  'connect.emptyAction': 'Get a wallet',
  'connect.regionBlocked':
    'WalletConnect and the list of all wallets are not available in your region; installed wallets work.',
  'connect.pairingInUse': '{wallet} is connected through WalletConnect. Disconnect it to connect another app.',
  'connect.notWhile': 'Not while {wallet} is connected',
  'tag.installed': 'Installed',
  'tag.recent': 'Recent',
  'tag.connected': 'Connected',

  'legal.accept': 'I accept the',
  'legal.by': 'By connecting you accept the',
  'legal.and': 'and the',
  'legal.terms': 'terms of service',
  'legal.privacy': 'privacy policy',

  'connecting.waiting': 'Accept the request in your wallet.',
  'connecting.declined': 'Request declined',
  'connecting.declinedText': 'You declined the request in your wallet. Nothing has changed.',
  'connecting.failed': 'Could not connect',
  'connecting.dontHave': 'Don’t have {wallet}?',
  'connecting.get': 'Get',

  'pairing.preparing': 'Preparing the code',
  'pairing.ready': 'The code is ready to scan.',
  'pairing.expired': 'The code has expired',
  'pairing.expiredText': 'Codes last four minutes, for your safety. Make a new one to go on.',
  'pairing.failed': 'No code could be made',
  'pairing.failedText': 'The connection service did not answer. Check your internet and try again.',
  'pairing.notSupported': 'No network in common',
  'pairing.notSupportedText':
    'Your wallet has no account for the networks of this app. Allow one there and try again, or choose another wallet.',
  'pairing.answerText': 'Your wallet did not answer as expected. Try again, or choose another wallet.',
  'pairing.offline': 'You are offline',
  'pairing.offlineText': 'This page has no internet. Check your connection and try again.',
  'pairing.walletConnect': 'WalletConnect',

  'allWallets.count': { one: '{count} wallet', other: '{count} wallets' },
  'allWallets.failed': 'The list of wallets could not be loaded. Installed wallets still work.',

  'downloads.extension': 'Browser extension',
  'downloads.ios': 'iPhone and iPad',
  'downloads.android': 'Android',
  'downloads.website': 'Website',

  'account.network': 'Network: {network}',

  'wallets.disconnectOne': 'Disconnect {wallet}',

  'switchNetwork.waiting': 'Approve in your wallet',
  'switchNetwork.declined': 'Switch declined',
  'switchNetwork.failed': 'Could not switch',

  'toast.disconnectFailed': 'Could not disconnect.',
  'toast.disconnected': 'Wallet disconnected.',
  'toast.walletSwitched': 'Wallet switched.',
  'toast.networkSwitched': 'Network switched.',
  'toast.accountSwitched': 'Account switched.',
  'toast.pending': 'Pending',
  'toast.confirmed': 'Confirmed',
  'toast.failed': 'Failed',
  'toast.replaced': 'Replaced',
  'toast.cancelled': 'Cancelled',

  'connect.limited': 'Wallets for {chain}',
  'toast.walletGone': 'This wallet is no longer here. Reload the page to look for it again.',
} as const
