/** What the views of tokens say, in English. */
export const en = {
  'portfolio.tokens': 'Tokens',
  'portfolio.total': 'Worth of all tokens',
  'portfolio.unavailable': 'Token Balance Unavailable',
  'portfolio.retry': 'Try again',
  'portfolio.empty': 'This account holds no tokens on {network} yet.',
  'portfolio.receive': 'Receive tokens',
  'portfolio.token': 'Token',
  'portfolio.gone': 'This account does not hold this token any more.',
  'portfolio.price': 'Price',
  'portfolio.contract': 'Contract',
  'portfolio.network': 'Network',
  'portfolio.copy': 'Copy address of the contract',
  'portfolio.explorer': 'View on {explorer}',
  'portfolio.send': 'Send',
  'portfolio.swap': 'Swap',
  'portfolio.receiveThis': 'Receive',
} as const
