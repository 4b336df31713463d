/** English texts. */
export const en = {
  'tip.title': 'Give a tip',
  'tip.count': { one: '{count} tip given', other: '{count} tips given' },
  'tip.begin': 'Begin',
  'tip.give': 'Give',
  'tip.thanks': 'Thank you.',
  'tip.history': 'Tips',
  'tip.guest': 'Come as a guest',
  'tip.generous': 'Generous',
} as const
