import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Czech. */
export const texts: Translation<typeof en, 'cs'> = {
  'portfolio.total': 'Celková hodnota',
  'portfolio.unavailable': 'Tokeny se nepodařilo načíst',
  'portfolio.retry': 'Zkusit znovu',
  'portfolio.empty': 'V síti {network} zatím žádné tokeny',
  'portfolio.receive': 'Přijmout tokeny',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Tento token už nemáte.',
  'portfolio.price': 'Cena',
  'portfolio.contract': 'Kontrakt',
  'portfolio.network': 'Síť',
  'portfolio.copy': 'Kopírovat adresu kontraktu',
  'portfolio.copyId': 'Kopírovat ID tokenu',
  'portfolio.add': 'Přidat do peněženky',
  'portfolio.adding': 'Potvrďte v peněžence',
  'portfolio.added': 'Přidáno do peněženky',
  'portfolio.addDeclined': 'Odmítnuto. Zkuste to znovu.',
  'portfolio.addFailed': 'Do peněženky se nepodařilo přidat',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Vaše NFT se nepodařilo načíst. V síti jsou v bezpečí.',
  'portfolio.noNfts': 'V síti {network} zatím žádná NFT',
  'portfolio.receiveNfts': 'Přijmout NFT',
  'portfolio.olderNfts': 'Načíst starší NFT',
  'portfolio.nftAmount': 'Vlastníte',
  'portfolio.nftId': 'ID tokenu',
  'portfolio.standard': 'Standard',
}
