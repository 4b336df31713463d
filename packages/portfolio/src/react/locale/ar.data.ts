import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Arabic. */
export const texts: Translation<typeof en, 'ar'> = {
  'portfolio.total': 'القيمة الإجمالية',
  'portfolio.unavailable': 'تعذّر تحميل الرموز',
  'portfolio.retry': 'حاول مرة أخرى',
  'portfolio.empty': 'لا توجد رموز على {network} بعد',
  'portfolio.receive': 'استلام رموز',
  'portfolio.token': 'رمز',
  'portfolio.notHeld': 'لم تعد تملك هذا الرمز.',
  'portfolio.price': 'السعر',
  'portfolio.contract': 'العقد',
  'portfolio.network': 'الشبكة',
  'portfolio.copy': 'نسخ عنوان العقد',
  'portfolio.copyId': 'نسخ معرّف المقتنى',
  'portfolio.add': 'إضافة إلى المحفظة',
  'portfolio.adding': 'أكّد في محفظتك',
  'portfolio.added': 'أُضيف إلى المحفظة',
  'portfolio.addDeclined': 'رُفض الطلب. حاول مرة أخرى.',
  'portfolio.addFailed': 'تعذّرت الإضافة إلى المحفظة',
  'portfolio.nft': 'مقتنى رقمي',
  'portfolio.nftsUnavailable': 'تعذّر تحميل مقتنياتك الرقمية. إنها بأمان على الشبكة.',
  'portfolio.noNfts': 'لا توجد مقتنيات رقمية على {network} بعد',
  'portfolio.receiveNfts': 'استلام مقتنيات رقمية',
  'portfolio.olderNfts': 'تحميل المقتنيات الأقدم',
  'portfolio.nftAmount': 'المملوك',
  'portfolio.nftId': 'معرّف المقتنى',
  'portfolio.standard': 'المعيار',
}
