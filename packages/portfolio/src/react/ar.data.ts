import type { Translation } from '@kit/react-ui/feature'
import type { en } from './en.data.js'

/** What the views of tokens say, in Arabic. */
export const ar: Translation<typeof en> = {
  'portfolio.tokens': 'الرموز',
  'portfolio.total': 'قيمة جميع الرموز',
  'portfolio.unavailable': 'رصيد الرموز غير متاح',
  'portfolio.retry': 'حاول مرة أخرى',
  'portfolio.empty': 'لا يملك هذا الحساب رموزًا على {network} بعد.',
  'portfolio.receive': 'استلام رموز',
  'portfolio.token': 'رمز',
  'portfolio.gone': 'لم يعد هذا الحساب يملك هذا الرمز.',
  'portfolio.price': 'السعر',
  'portfolio.contract': 'العقد',
  'portfolio.network': 'الشبكة',
  'portfolio.copy': 'نسخ عنوان العقد',
  'portfolio.explorer': 'عرض على {explorer}',
  'portfolio.send': 'إرسال',
  'portfolio.swap': 'مبادلة',
  'portfolio.receiveThis': 'استلام',
}
