/** English texts. */
export const en = {
  'tip.title': 'Give a tip',
  'tip.count': { one: '{count} tip given', other: '{count} tips given' },
  'tip.begin': 'Start',
  'tip.give': 'Give',
  'tip.thanks': 'Thank you.',
  'tip.history': 'Tips',
  'tip.guest': 'Continue as a guest',
  'tip.given': '{count} given so far',
} as const
