import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Hebrew. */
export const texts: Translation<typeof en, 'he'> = {
  'portfolio.total': 'שווי כולל',
  'portfolio.unavailable': 'לא ניתן לטעון את הטוקנים',
  'portfolio.retry': 'ניסיון נוסף',
  'portfolio.empty': 'אין עדיין טוקנים ב-{network}',
  'portfolio.receive': 'קבלת טוקנים',
  'portfolio.token': 'טוקן',
  'portfolio.notHeld': 'הטוקן הזה כבר לא אצלכם.',
  'portfolio.price': 'מחיר',
  'portfolio.contract': 'חוזה',
  'portfolio.network': 'רשת',
  'portfolio.copy': 'העתקת כתובת החוזה',
  'portfolio.copyId': 'העתקת מזהה הטוקן',
  'portfolio.add': 'הוספה לארנק',
  'portfolio.adding': 'אשרו בארנק שלכם',
  'portfolio.added': 'נוסף לארנק',
  'portfolio.addDeclined': 'נדחה. נסו שוב.',
  'portfolio.addFailed': 'לא ניתן להוסיף לארנק',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'לא ניתן לטעון את ה-NFT שלכם. הם נמצאים בבטחה ברשת.',
  'portfolio.noNfts': 'אין עדיין NFT ב-{network}',
  'portfolio.receiveNfts': 'קבלת NFT',
  'portfolio.olderNfts': 'טעינת NFT ישנים יותר',
  'portfolio.nftAmount': 'בבעלותכם',
  'portfolio.nftId': 'מזהה הטוקן',
  'portfolio.standard': 'תקן',
}
