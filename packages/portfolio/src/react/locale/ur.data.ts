import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Urdu. */
export const texts: Translation<typeof en, 'ur'> = {
  'portfolio.total': 'کل مالیت',
  'portfolio.unavailable': 'ٹوکنز لوڈ نہیں ہو سکے',
  'portfolio.retry': 'دوبارہ کوشش کریں',
  'portfolio.empty': '{network} پر ابھی کوئی ٹوکن نہیں',
  'portfolio.receive': 'ٹوکنز وصول کریں',
  'portfolio.token': 'ٹوکن',
  'portfolio.notHeld': 'یہ ٹوکن اب آپ کے پاس نہیں ہے۔',
  'portfolio.price': 'قیمت',
  'portfolio.contract': 'کنٹریکٹ',
  'portfolio.network': 'نیٹ ورک',
  'portfolio.copy': 'کنٹریکٹ ایڈریس کاپی کریں',
  'portfolio.copyId': 'ٹوکن ID کاپی کریں',
  'portfolio.add': 'والیٹ میں شامل کریں',
  'portfolio.adding': 'اپنے والیٹ میں تصدیق کریں',
  'portfolio.added': 'والیٹ میں شامل ہو گیا',
  'portfolio.addDeclined': 'مسترد ہو گیا۔ دوبارہ کوشش کریں۔',
  'portfolio.addFailed': 'والیٹ میں شامل نہیں ہو سکا',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'آپ کے NFT لوڈ نہیں ہو سکے۔ وہ نیٹ ورک پر محفوظ ہیں۔',
  'portfolio.noNfts': '{network} پر ابھی کوئی NFT نہیں',
  'portfolio.receiveNfts': 'NFT وصول کریں',
  'portfolio.olderNfts': 'پرانے NFT لوڈ کریں',
  'portfolio.nftAmount': 'آپ کے پاس',
  'portfolio.nftId': 'ٹوکن ID',
  'portfolio.standard': 'معیار',
}
