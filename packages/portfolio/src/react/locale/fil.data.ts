import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Filipino. */
export const texts: Translation<typeof en, 'fil'> = {
  'portfolio.total': 'Kabuuang halaga',
  'portfolio.unavailable': 'Hindi ma-load ang mga token',
  'portfolio.retry': 'Subukan ulit',
  'portfolio.empty': 'Wala pang token sa {network}',
  'portfolio.receive': 'Tumanggap ng mga token',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Wala na sa iyo ang token na ito.',
  'portfolio.price': 'Presyo',
  'portfolio.contract': 'Kontrata',
  'portfolio.network': 'Network',
  'portfolio.copy': 'Kopyahin ang address ng kontrata',
  'portfolio.copyId': 'Kopyahin ang token ID',
  'portfolio.add': 'Idagdag sa wallet',
  'portfolio.adding': 'Kumpirmahin sa wallet mo',
  'portfolio.added': 'Naidagdag sa wallet',
  'portfolio.addDeclined': 'Tinanggihan. Subukan ulit.',
  'portfolio.addFailed': 'Hindi maidagdag sa wallet',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Hindi ma-load ang mga NFT mo. Ligtas ang mga ito sa network.',
  'portfolio.noNfts': 'Wala pang NFT sa {network}',
  'portfolio.receiveNfts': 'Tumanggap ng mga NFT',
  'portfolio.olderNfts': 'I-load ang mas lumang NFT',
  'portfolio.nftAmount': 'Pag-aari',
  'portfolio.nftId': 'Token ID',
  'portfolio.standard': 'Pamantayan',
}
