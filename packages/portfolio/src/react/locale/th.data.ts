import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Thai. */
export const texts: Translation<typeof en, 'th'> = {
  'portfolio.total': 'มูลค่ารวม',
  'portfolio.unavailable': 'โหลดโทเค็นไม่สำเร็จ',
  'portfolio.retry': 'ลองอีกครั้ง',
  'portfolio.empty': 'ยังไม่มีโทเค็นบน {network}',
  'portfolio.receive': 'รับโทเค็น',
  'portfolio.token': 'โทเค็น',
  'portfolio.notHeld': 'คุณไม่ได้ถือโทเค็นนี้แล้ว',
  'portfolio.price': 'ราคา',
  'portfolio.contract': 'สัญญา',
  'portfolio.network': 'เครือข่าย',
  'portfolio.copy': 'คัดลอกที่อยู่สัญญา',
  'portfolio.copyId': 'คัดลอก ID โทเค็น',
  'portfolio.add': 'เพิ่มในวอลเล็ต',
  'portfolio.adding': 'ยืนยันในวอลเล็ตของคุณ',
  'portfolio.added': 'เพิ่มในวอลเล็ตแล้ว',
  'portfolio.addDeclined': 'ปฏิเสธแล้ว ลองอีกครั้ง',
  'portfolio.addFailed': 'เพิ่มในวอลเล็ตไม่สำเร็จ',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'โหลด NFT ของคุณไม่สำเร็จ NFT ยังปลอดภัยบนเครือข่าย',
  'portfolio.noNfts': 'ยังไม่มี NFT บน {network}',
  'portfolio.receiveNfts': 'รับ NFT',
  'portfolio.olderNfts': 'โหลด NFT เก่ากว่า',
  'portfolio.nftAmount': 'ที่ถืออยู่',
  'portfolio.nftId': 'ID โทเค็น',
  'portfolio.standard': 'มาตรฐาน',
}
