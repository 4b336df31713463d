import type { Translation } from '@kit/react-ui/feature'
import type { en } from './en.data.js'

/** Arabic texts. */
export const ar: Translation<typeof en> = {
  'tip.title': 'أعط إكرامية',
  'tip.count': { other: 'الإكراميات: {count}' },
  'tip.begin': 'ابدأ',
  'tip.give': 'أعط',
  'tip.thanks': 'شكرًا.',
  'tip.history': 'الإكراميات',
  'tip.guest': 'تابع ضيفًا',
  'tip.given': 'أُعطيت {count}',
}
