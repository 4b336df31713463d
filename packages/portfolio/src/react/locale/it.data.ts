import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Italian. */
export const texts: Translation<typeof en, 'it'> = {
  'portfolio.total': 'Valore totale',
  'portfolio.unavailable': 'Impossibile caricare i token',
  'portfolio.retry': 'Riprova',
  'portfolio.empty': 'Ancora nessun token su {network}',
  'portfolio.receive': 'Ricevi token',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Non possiedi più questo token.',
  'portfolio.price': 'Prezzo',
  'portfolio.contract': 'Contratto',
  'portfolio.network': 'Rete',
  'portfolio.copy': 'Copia indirizzo del contratto',
  'portfolio.copyId': 'Copia ID token',
  'portfolio.add': 'Aggiungi al wallet',
  'portfolio.adding': 'Conferma nel tuo wallet',
  'portfolio.added': 'Aggiunto al wallet',
  'portfolio.addDeclined': 'Rifiutato. Riprova.',
  'portfolio.addFailed': 'Impossibile aggiungere al wallet',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Impossibile caricare i tuoi NFT. Sono al sicuro sulla rete.',
  'portfolio.noNfts': 'Ancora nessun NFT su {network}',
  'portfolio.receiveNfts': 'Ricevi NFT',
  'portfolio.olderNfts': 'Carica NFT precedenti',
  'portfolio.nftAmount': 'Posseduti',
  'portfolio.nftId': 'ID token',
  'portfolio.standard': 'Standard',
}
