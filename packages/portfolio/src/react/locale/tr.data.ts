import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Turkish. */
export const texts: Translation<typeof en, 'tr'> = {
  'portfolio.total': 'Toplam değer',
  'portfolio.unavailable': 'Tokenler yüklenemedi',
  'portfolio.retry': 'Tekrar dene',
  'portfolio.empty': '{network} ağında henüz token yok',
  'portfolio.receive': 'Token al',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Bu tokene artık sahip değilsiniz.',
  'portfolio.price': 'Fiyat',
  'portfolio.contract': 'Sözleşme',
  'portfolio.network': 'Ağ',
  'portfolio.copy': 'Sözleşme adresini kopyala',
  'portfolio.copyId': 'Token kimliğini kopyala',
  'portfolio.add': 'Cüzdana ekle',
  'portfolio.adding': 'Cüzdanınızda onaylayın',
  'portfolio.added': 'Cüzdana eklendi',
  'portfolio.addDeclined': 'Reddedildi. Tekrar deneyin.',
  'portfolio.addFailed': 'Cüzdana eklenemedi',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'NFT’leriniz yüklenemedi. Ağda güvendeler.',
  'portfolio.noNfts': '{network} ağında henüz NFT yok',
  'portfolio.receiveNfts': 'NFT al',
  'portfolio.olderNfts': 'Daha eski NFT’leri yükle',
  'portfolio.nftAmount': 'Sahip olunan',
  'portfolio.nftId': 'Token kimliği',
  'portfolio.standard': 'Standart',
}
