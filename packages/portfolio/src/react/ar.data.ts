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
  'portfolio.add': 'إضافة إلى المحفظة',
  'portfolio.adding': 'أكّد ذلك في محفظتك',
  'portfolio.added': 'أصبح ضمن رموز محفظتك',
  'portfolio.addDeclined': 'رفضت ذلك في محفظتك. اضغط للطلب من جديد.',
  'portfolio.addFailed': 'لم تُضفه محفظتك',
  'portfolio.nfts': 'المقتنيات',
  'portfolio.nft': 'مقتنى رقمي',
  'portfolio.nftsUnavailable': 'تعذّر تحميل مقتنياتك الرقمية. إنها بأمان على الشبكة.',
  'portfolio.noNfts': 'لا يملك هذا الحساب مقتنيات رقمية على {network} بعد.',
  'portfolio.receiveNfts': 'استلام مقتنيات رقمية',
  'portfolio.moreNfts': 'البحث في الأقدم',
  'portfolio.nftAmount': 'الكمية',
  'portfolio.nftId': 'معرّف المقتنى',
  'portfolio.collection': 'المجموعة',
  'portfolio.standard': 'المعيار',
}
