import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Arabic. */
export const texts: Translation<typeof en, 'ar'> = {
  'portfolio.total': 'القيمة الإجمالية',
  'portfolio.unavailable': 'تعذّر تحميل التوكنات',
  'portfolio.retry': 'إعادة المحاولة',
  'portfolio.empty': 'لا توجد توكنات على {network} بعد',
  'portfolio.receive': 'استلام توكنات',
  'portfolio.token': 'توكن',
  'portfolio.notHeld': 'لم تعد تملك هذا التوكن.',
  'portfolio.price': 'السعر',
  'portfolio.contract': 'العقد',
  'portfolio.network': 'الشبكة',
  'portfolio.copy': 'نسخ عنوان العقد',
  'portfolio.copyId': 'نسخ معرّف NFT',
  'portfolio.add': 'إضافة إلى المحفظة',
  'portfolio.adding': 'أكّد في محفظتك',
  'portfolio.added': 'أُضيف إلى المحفظة',
  'portfolio.addDeclined': 'رُفض الطلب. حاول مرة أخرى.',
  'portfolio.addFailed': 'تعذّرت الإضافة إلى المحفظة',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'تعذّر تحميل NFT الخاصة بك. إنها بأمان على الشبكة.',
  'portfolio.noNfts': 'لا توجد NFT على {network} بعد',
  'portfolio.receiveNfts': 'استلام NFT',
  'portfolio.olderNfts': 'تحميل NFT الأقدم',
  'portfolio.nftAmount': 'المملوك',
  'portfolio.nftId': 'معرّف NFT',
  'portfolio.standard': 'المعيار',
}
