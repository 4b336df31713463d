/** What the parts say in which features show things, in English. They come with the features of a page. */
export const enFeatures = {
  'account.actions': 'What you can do',
  'account.tabs': 'What you have',
  'connect.withWallet': 'Continue with a wallet',
  'amount.max': 'Max',
  'amount.available': 'Available',
  'amount.switch': 'Type it in {currency}',
  'tokens.search': 'Name, symbol or address',
  'tokens.list': 'Tokens',
  'tokens.lookAlike': 'Unusual letters: may imitate another token',
  'tokens.none': 'This account holds no tokens here yet.',
  'tokens.buy': 'Buy crypto',
  'tokens.notFound': 'No token has this name. Paste its address to find it.',
  'tokens.unavailable': 'The tokens could not be read.',
} as const
