/** English texts of the parts that show features, loaded with the features of a page. */
export const enFeatures = {
  'account.actions': 'Actions',
  'account.tabs': 'Assets and activity',
  'connect.withWallet': 'Continue with a wallet',
  'amount.max': 'Max',
  'amount.available': 'Available',
  'amount.switch': 'Enter amount in {currency}',
  'tokens.search': 'Name, symbol or address',
  'tokens.list': 'Tokens',
  'tokens.lookAlike': 'Unusual characters: may imitate another token',
  'tokens.none': 'No tokens yet',
  'tokens.buy': 'Buy crypto',
  'tokens.notFound': 'No tokens found. Try pasting the token address.',
  'tokens.unavailable': 'Couldn’t load tokens.',
} as const
