import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Indonesian. */
export const texts: Translation<typeof en, 'id'> = {
  'portfolio.total': 'Nilai total',
  'portfolio.unavailable': 'Tidak dapat memuat token',
  'portfolio.retry': 'Coba lagi',
  'portfolio.empty': 'Belum ada token di {network}',
  'portfolio.receive': 'Terima token',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Anda tidak lagi memiliki token ini.',
  'portfolio.price': 'Harga',
  'portfolio.contract': 'Kontrak',
  'portfolio.network': 'Jaringan',
  'portfolio.copy': 'Salin alamat kontrak',
  'portfolio.copyId': 'Salin ID token',
  'portfolio.add': 'Tambahkan ke dompet',
  'portfolio.adding': 'Konfirmasi di dompet Anda',
  'portfolio.added': 'Ditambahkan ke dompet',
  'portfolio.addDeclined': 'Ditolak. Coba lagi.',
  'portfolio.addFailed': 'Tidak dapat menambahkan ke dompet',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Tidak dapat memuat NFT Anda. NFT Anda aman di jaringan.',
  'portfolio.noNfts': 'Belum ada NFT di {network}',
  'portfolio.receiveNfts': 'Terima NFT',
  'portfolio.olderNfts': 'Muat NFT yang lebih lama',
  'portfolio.nftAmount': 'Dimiliki',
  'portfolio.nftId': 'ID token',
  'portfolio.standard': 'Standar',
}
