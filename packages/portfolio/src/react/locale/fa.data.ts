import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Persian. */
export const texts: Translation<typeof en, 'fa'> = {
  'portfolio.total': 'ارزش کل',
  'portfolio.unavailable': 'توکن‌ها بارگیری نشد',
  'portfolio.retry': 'تلاش دوباره',
  'portfolio.empty': 'هنوز توکنی در {network} نیست',
  'portfolio.receive': 'دریافت توکن',
  'portfolio.token': 'توکن',
  'portfolio.notHeld': 'دیگر این توکن را ندارید.',
  'portfolio.price': 'قیمت',
  'portfolio.contract': 'قرارداد',
  'portfolio.network': 'شبکه',
  'portfolio.copy': 'کپی آدرس قرارداد',
  'portfolio.copyId': 'کپی شناسه توکن',
  'portfolio.add': 'افزودن به کیف پول',
  'portfolio.adding': 'در کیف پول تأیید کنید',
  'portfolio.added': 'به کیف پول اضافه شد',
  'portfolio.addDeclined': 'رد شد. دوباره امتحان کنید.',
  'portfolio.addFailed': 'به کیف پول اضافه نشد',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'NFTهای شما بارگیری نشد. آن‌ها در شبکه امن هستند.',
  'portfolio.noNfts': 'هنوز NFT در {network} نیست',
  'portfolio.receiveNfts': 'دریافت NFT',
  'portfolio.olderNfts': 'بارگیری NFTهای قدیمی‌تر',
  'portfolio.nftAmount': 'تعداد شما',
  'portfolio.nftId': 'شناسه توکن',
  'portfolio.standard': 'استاندارد',
}
