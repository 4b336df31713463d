import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Swedish. */
export const texts: Translation<typeof en, 'sv'> = {
  'portfolio.total': 'Totalt värde',
  'portfolio.unavailable': 'Det gick inte att läsa in tokens',
  'portfolio.retry': 'Försök igen',
  'portfolio.empty': 'Inga tokens på {network} än',
  'portfolio.receive': 'Ta emot tokens',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Du har inte längre den här tokenen.',
  'portfolio.price': 'Pris',
  'portfolio.contract': 'Kontrakt',
  'portfolio.network': 'Nätverk',
  'portfolio.copy': 'Kopiera kontraktsadress',
  'portfolio.copyId': 'Kopiera token-ID',
  'portfolio.add': 'Lägg till i plånboken',
  'portfolio.adding': 'Bekräfta i din plånbok',
  'portfolio.added': 'Tillagd i plånboken',
  'portfolio.addDeclined': 'Avböjt. Försök igen.',
  'portfolio.addFailed': 'Det gick inte att lägga till',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Det gick inte att läsa in dina NFT:er. De är trygga på nätverket.',
  'portfolio.noNfts': 'Inga NFT:er på {network} än',
  'portfolio.receiveNfts': 'Ta emot NFT:er',
  'portfolio.olderNfts': 'Läs in äldre NFT:er',
  'portfolio.nftAmount': 'Innehav',
  'portfolio.nftId': 'Token-ID',
  'portfolio.standard': 'Standard',
}
